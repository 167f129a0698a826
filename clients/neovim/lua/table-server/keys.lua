--- The key map of tables: `<Plug>(table-…)`, and the keys unless `keys = false`.
local config = require('table-server.config')
local Table = require('table-server.actions')
local cell_editor = require('table-server.cell_editor')

local M = {}

local function current() return Table.of_buffer[vim.api.nvim_get_current_buf()] end

local function ask(prompt, action)
  return function(owner)
    local filter = prompt == 'Filter: ' and type(owner.state.filter) == 'string' and owner.state.filter or nil
    vim.ui.input({ prompt = prompt, default = filter }, function(text)
      if text then action(owner, text) end
    end)
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
    vim.api.nvim_feedkeys(vim.keycode('<Esc>'), 'nx', false)
    owner:go(first, not is_rows and columns[1] or nil)
    apply(name, owner, first, count, columns, is_rows)
  end
end

--- Selects the cell, or with `is_column` its whole column, in visual mode.
local function select_text(is_column, is_around)
  return function(owner)
    local window = owner:window()
    local slot = window:slot_of(window.column)
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
  vim.lsp.util.open_floating_preview(vim.split(text, '\n'), '', { border = 'rounded', max_width = 80, focus_id = 'table-server' })
end

local function column_of(owner) return owner:window().column or owner.order[1] end

--- Each line: modes, keys, name, action(table, count), or true and a function that gives keys.
local map = {
  { 'nx', { 'h', '<Left>', 'b', '<S-Tab>' }, 'left', function(t, count) t:step(-count) end },
  { 'nx', { 'l', '<Right>', 'w', 'e', '<Tab>' }, 'right', function(t, count) t:step(count) end },
  { 'nx', { '0', '^', '<Home>' }, 'first', function(t) t:step('first') end },
  { 'nx', { '$', '<End>' }, 'last', function(t) t:step('last') end },
  { 'n', { '<CR>', 'a', 'A' }, 'edit', function(t) cell_editor.open(t) end },
  { 'n', { 'i', 'I' }, 'edit-start', function(t) cell_editor.open(t, nil, true) end },
  { 'n', { 'cc' }, 'change', function(t) cell_editor.open(t, '') end },
  { 'n', { 'o' }, 'insert-below', function(t) t:insert_row('after') end },
  { 'n', { 'O' }, 'insert-above', function(t) t:insert_row('before') end },
  { 'n', { 'p' }, 'paste-below', function(t) t:paste('after') end },
  { 'n', { 'P' }, 'paste-above', function(t) t:paste('before') end },
  { 'n', { 'u' }, 'undo', function(t, count) t:undo(count) end },
  { 'n', { '<C-R>' }, 'redo', function(t, count) t:undo(count, 'table/redo') end },
  { 'n', { '/' }, 'search', ask('/', function(t, text) t:search(text, 'next') end) },
  { 'n', { '?' }, 'search-back', ask('?', function(t, text) t:search(text, 'previous') end) },
  { 'n', { 'n' }, 'next', function(t) t:find(t.direction or 'next') end },
  { 'n', { 'N' }, 'previous', function(t) t:find(t.direction == 'previous' and 'next' or 'previous') end },
  { 'n', { '*' }, 'search-cell', function(t) t:search(t:text(), 'next') end },
  { 'n', { '#' }, 'search-cell-back', function(t) t:search(t:text(), 'previous') end },
  { 'n', { '&' }, 'filter', ask('Filter: ', function(t, text) t:filter(text ~= '' and text or nil) end) },
  { 'n', { '=' }, 'filter-like', function(t) t:filter_like() end },
  { 'n', { 'g&' }, 'clear', function(t) t:set({ filter = vim.NIL, search = vim.NIL }) end },
  { 'n', { 's' }, 'sort', function(t) t:sort(column_of(t), 'ascending') end },
  { 'n', { 'S' }, 'sort-down', function(t) t:sort(column_of(t), 'descending') end },
  { 'n', { 'gs' }, 'sort-also', function(t) t:sort(column_of(t), 'ascending', true) end },
  { 'n', { 'gS' }, 'sort-also-down', function(t) t:sort(column_of(t), 'descending', true) end },
  { 'n', { 'zc' }, 'collapse', function(t) t:collapse('collapse') end },
  { 'n', { 'zo' }, 'expand', function(t) t:collapse('expand') end },
  { 'n', { 'za' }, 'toggle', function(t) t:collapse('toggle') end },
  { 'n', { 'zM' }, 'collapse-all', function(t) t:collapse('collapse', true) end },
  { 'n', { 'zR' }, 'expand-all', function(t) t:collapse('expand', true) end },
  { 'n', { 'zf' }, 'fix', function(t) t:fix(column_of(t)) end },
  { 'n', { '<' }, 'narrower', function(t, count) t:widen(column_of(t), -count) end },
  { 'n', { '>' }, 'wider', function(t, count) t:widen(column_of(t), count) end },
  { 'n', { 'g-' }, 'hide', function(t) t:hide(column_of(t)) end },
  { 'n', { 'gv' }, 'show-all', function(t) t:hide() end },
  { 'n', { 'K' }, 'show', show },
  { 'n', { ']d' }, 'next-problem', function(t) t:go_among(t:problems(), 'next') end },
  { 'n', { '[d' }, 'previous-problem', function(t) t:go_among(t:problems(), 'previous') end },
  { 'n', { ']c' }, 'next-change', function(t) t:go_among(t:changes(), 'next') end },
  { 'n', { '[c' }, 'previous-change', function(t) t:go_among(t:changes(), 'previous') end },
  { 'n', { 'y' }, 'copy', operator('y'), true },
  { 'n', { 'yy', 'Y' }, 'copy-rows', operator('y', '_'), true },
  { 'n', { 'd' }, 'delete', operator('d'), true },
  { 'n', { 'dd' }, 'delete-rows', operator('d', '_'), true },
  { 'n', { 'c' }, 'change-cells', operator('c'), true },
  { 'n', { 'x' }, 'clear-cell', operator('x', 'l'), true },
  { 'x', { 'y' }, 'copy', visual('y') },
  { 'x', { 'd', 'x' }, 'delete', visual('d') },
  { 'x', { 'c' }, 'change-cells', visual('c') },
  { 'xo', { 'if' }, 'field', select_text(false, false) },
  { 'xo', { 'af' }, 'around-field', select_text(false, true) },
  { 'xo', { 'ic' }, 'column', select_text(true, false) },
  { 'xo', { 'ac' }, 'around-column', select_text(true, true) },
}

--- Maps the keys in a table's buffer.
function M.map(buf)
  for _, entry in ipairs(map) do
    local modes, keys, name, action, is_expr = vim.split(entry[1], ''), unpack(entry, 2)
    local plug, function_of = '<Plug>(table-' .. name .. ')', is_expr and action or function()
      if current() then action(current(), vim.v.count1) end
    end
    vim.keymap.set(modes, plug, function_of, { buffer = buf, expr = is_expr or false, silent = true })
    for _, key in ipairs(config.get().keys and keys or {}) do
      vim.keymap.set(modes, key, plug, { buffer = buf, remap = true, desc = 'Table: ' .. name })
    end
  end
end

return M
