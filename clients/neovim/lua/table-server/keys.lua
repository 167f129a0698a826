--- The key map of tables: `<Plug>(table-…)`, and the keys unless `keys = false`.
local config = require('table-server.config')
local daemon = require('table-server.daemon')
local Table = require('table-server.actions')
local cell_editor = require('table-server.cell_editor')

local M = {}

local function current() return Table.of_buffer[vim.api.nvim_get_current_buf()] end

local function ask(prompt, action)
  return function(owner)
    local filter = prompt == 'Filter: ' and type(owner.state.filter) == 'string' and owner.state.filter or nil
    vim.ui.input({ prompt = prompt, default = filter }, function(text) if text then action(owner, text) end end)
  end
end

--- The cells between two marks: the first line from 0, the number of lines, the columns, and whether these are rows.
local function cells_between(owner, from, to, kind)
  local first, last = math.min(from[2], to[2]) - 1, math.max(from[2], to[2]) - 1
  if kind == 'line' or kind == 'V' then return first, last - first + 1, owner.order, true end
  local window, columns = owner:window(), {}
  local function cell(mark) return vim.fn.strdisplaywidth(vim.fn.getline(mark[2]):sub(1, mark[3] - 1)) + mark[4] end
  local low, high = window:slot_at(cell(from)), window:slot_at(cell(to))
  for _, one in ipairs(window.slots) do
    local is_between = math.min(low.from, high.from) <= one.from and one.from <= math.max(low.from, high.from)
    if is_between then columns[#columns + 1] = one.id end
  end
  return first, last - first + 1, columns, false
end

local function apply(operator, owner, first, count, columns, is_rows)
  if operator == 'y' then return owner:copy(first, count, columns, is_rows) end
  if operator == 'd' and is_rows then return owner:remove_rows(first, count) end
  if operator ~= 'c' then return owner:clear(first, count, columns) end
  owner:go(first, columns[1])
  cell_editor.open(owner, '')
end

--- Runs an operator on the cells that a motion went over.
function M.operate(kind)
  local owner = current()
  apply(M.operator, owner, cells_between(owner, vim.fn.getpos("'["), vim.fn.getpos("']"), kind))
end

local function operator(name, motion)
  return function()
    M.operator, vim.go.operatorfunc = name, "v:lua.require'table-server.keys'.operate"
    return 'g@' .. (motion or '')
  end
end

local function visual(name)
  return function(owner)
    local first, count, columns, is_rows = cells_between(owner, vim.fn.getpos('v'), vim.fn.getpos('.'), vim.fn.mode())
    vim.cmd('normal! \27') -- not `feedkeys`: keys that were typed ahead would come first
    apply(name, owner, first, count, columns, is_rows)
    if name ~= 'c' then owner:go(first, not is_rows and columns[1] or nil) end
  end
end

--- Selects the cell, or with `is_column` its whole column, in visual mode.
local function select_text(is_column, is_around)
  return function(owner)
    local slot = owner:window():slot_of(owner:window().column)
    if not slot then return vim.api.nvim_feedkeys(vim.keycode('<Esc>'), 'n', false) end
    local stop = slot.to - 1 + (is_around and vim.api.nvim_strwidth(config.get().separator) or 0)
    local lines = is_column and { 1, vim.api.nvim_buf_line_count(owner.buf) } or { vim.fn.line('.'), vim.fn.line('.') }
    if vim.fn.mode():find('[vV\22]') then vim.cmd('normal! \27') end
    local function place(line, cell) vim.cmd(('keepjumps normal! %dG%d|'):format(line, cell + 1)) end
    place(lines[1], slot.from)
    vim.cmd('normal! ' .. (is_column and '\22' or 'v'))
    place(lines[2], stop)
  end
end

local function show(owner)
  local text = (owner:text() or ''):gsub('\r', '␍'):gsub('%z', '␀')
  if text == '' then return daemon.tell('the cell is empty') end
  vim.lsp.util.open_floating_preview(vim.split(text, '\n'), '', { border = 'rounded', max_width = 80, focus_id = 'table-server' })
end

--- A function that calls a method of the table; arguments that are functions are asked with (table, count).
local function call(name, ...)
  local arguments = { ... }
  return function(owner, count)
    owner[name](owner, unpack(vim.tbl_map(function(argument)
      if type(argument) == 'function' then return argument(owner, count) end
      return argument
    end, arguments)))
  end
end
local function column(owner) return owner:window().column end
local function times(_, count) return count end
local function back(_, count) return -count end
local function text(owner) return owner:text() end
local function ahead(owner) return owner.direction or 'next' end
local function behind(owner) return owner.direction == 'previous' and 'next' or 'previous' end
local function edit(content, is_at_start)
  return function(owner) cell_editor.open(owner, content, is_at_start) end
end
local nothing = { filter = vim.NIL, search = vim.NIL }

--- Modes, keys, name, action(table, count), or a function that gives keys and true.
local map = {
  { 'nx', 'h <Left> b <S-Tab>', 'left', call('step', back) }, { 'nx', 'l <Right> w e <Tab>', 'right', call('step', times) },
  { 'nx', '0 ^ <Home>', 'first', call('step', 'first') }, { 'nx', '$ <End>', 'last', call('step', 'last') },
  { 'nx', '}', 'next-filled', call('move', 'nextFilled') }, { 'nx', '{', 'previous-filled', call('move', 'previousFilled') },
  { 'nx', ')', 'next-filled-column', call('move', 'nextFilledColumn') },
  { 'nx', '(', 'previous-filled-column', call('move', 'previousFilledColumn') },
  { 'n', '<CR> a A', 'edit', edit() }, { 'n', 'i I', 'edit-start', edit(nil, true) }, { 'n', 'cc', 'change', edit('') },
  { 'n', 'o', 'insert-below', call('insert_row', 'after') }, { 'n', 'O', 'insert-above', call('insert_row', 'before') },
  { 'n', 'p', 'paste-below', call('paste', 'after') }, { 'n', 'P', 'paste-above', call('paste', 'before') },
  { 'n', 'u', 'undo', call('undo', times) }, { 'n', '<C-R>', 'redo', call('undo', times, 'table/redo') },
  { 'n', '/', 'search', ask('/', function(t, text) t:search(text, 'next') end) },
  { 'n', '?', 'search-back', ask('?', function(t, text) t:search(text, 'previous') end) },
  { 'n', 'n', 'next', call('find', ahead) }, { 'n', 'N', 'previous', call('find', behind) },
  { 'n', '*', 'search-cell', call('search', text, 'next') }, { 'n', '#', 'search-cell-back', call('search', text, 'previous') },
  { 'n', '&', 'filter', ask('Filter: ', function(t, text) t:filter(text ~= '' and text or nil) end) },
  { 'n', '=', 'filter-like', call('filter_like') }, { 'n', 'g&', 'clear', call('set', nothing) },
  { 'n', 's', 'sort', call('sort', column, 'ascending') }, { 'n', 'S', 'sort-down', call('sort', column, 'descending') },
  { 'n', 'gs', 'sort-also', call('sort', column, 'ascending', true) },
  { 'n', 'gS', 'sort-also-down', call('sort', column, 'descending', true) },
  { 'n', 'zc', 'collapse', call('collapse', 'collapse') }, { 'n', 'zM', 'collapse-all', call('collapse', 'collapse', true) },
  { 'n', 'zo', 'expand', call('collapse', 'expand') }, { 'n', 'zR', 'expand-all', call('collapse', 'expand', true) },
  { 'n', 'za', 'toggle', call('collapse', 'toggle') }, { 'n', 'zf', 'fix', call('fix', column) },
  { 'n', '<', 'narrower', call('widen', back) }, { 'n', '>', 'wider', call('widen', times) },
  { 'n', 'g-', 'hide', call('hide', column) }, { 'n', 'gv', 'show-all', call('hide') }, { 'n', 'K', 'show', show },
  { 'n', ']d', 'next-problem', call('move', 'nextProblem') }, { 'n', '[d', 'previous-problem', call('move', 'previousProblem') },
  { 'n', ']c', 'next-change', call('move_to_change', 'next') }, { 'n', '[c', 'previous-change', call('move_to_change', 'previous') },
  { 'n', 'zi', 'toggle-same', call('toggle_same') },
  { 'n', 'y', 'copy', operator('y'), true }, { 'n', 'yy Y', 'copy-rows', operator('y', '_'), true },
  { 'n', 'd', 'delete', operator('d'), true }, { 'n', 'dd', 'delete-rows', operator('d', '_'), true },
  { 'n', 'c', 'change-cells', operator('c'), true }, { 'n', 'x', 'clear-cell', operator('x', 'l'), true },
  { 'x', 'y', 'copy', visual('y') }, { 'x', 'd x', 'delete', visual('d') }, { 'x', 'c', 'change-cells', visual('c') },
  { 'xo', 'if', 'field', select_text(false, false) }, { 'xo', 'af', 'around-field', select_text(false, true) },
  { 'xo', 'ic', 'column', select_text(true, false) }, { 'xo', 'ac', 'around-column', select_text(true, true) },
}

--- Maps the keys in a table's buffer.
function M.map(buf)
  for _, entry in ipairs(map) do
    local modes, keys, name, action, is_expr = vim.split(entry[1], ''), unpack(entry, 2)
    local plug, function_of = '<Plug>(table-' .. name .. ')', is_expr and action or function()
      if current() then action(current(), vim.v.count1) end
    end
    vim.keymap.set(modes, plug, function_of, { buffer = buf, expr = is_expr or false, silent = true })
    for _, key in ipairs(config.get().keys and vim.split(keys, ' ') or {}) do
      vim.keymap.set(modes, key, plug, { buffer = buf, remap = true, desc = 'Table: ' .. name })
    end
  end
end

--- Removes them.
function M.unmap(buf)
  for _, mode in ipairs({ 'n', 'x', 'o' }) do
    for _, one in ipairs(vim.api.nvim_buf_get_keymap(buf, mode)) do
      local is_ours = one.lhs:find('^<Plug>%(table%-') or (one.desc or ''):find('^Table: ')
      if is_ours then vim.keymap.del(mode, one.lhs, { buffer = buf }) end
    end
  end
end

return M
