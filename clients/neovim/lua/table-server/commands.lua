--- `:Table …`.
local daemon = require('table-server.daemon')
local Table = require('table-server.actions')

local api, ask = vim.api, daemon.ask
local M = {}

local function column_of(owner, name)
  if not name then return owner:window().column or owner.order[1] end
  for id, column in pairs(owner.columns) do
    if id == name or column.title == name then return id end
  end
  error('there is no column ' .. name, 0)
end

--- `a=1 b=x` as a table; true, false and null are what they are in JSON.
local function members(words)
  local values, named = {}, { ['true'] = true, ['false'] = false, null = vim.NIL, ['\\t'] = '\t' }
  for _, word in ipairs(words) do
    local name, value = word:match('^(%w+)=(.*)$')
    if not name then error('expected name=value, found ' .. word, 0) end
    if named[value] ~= nil then value = named[value] end
    values[name] = tonumber(value) or value
  end
  return values
end

local function list(owner, title, cells)
  local keys = vim.tbl_map(function(cell) return cell.row end, cells)
  local places = #keys > 0 and ask('view/locate', { view = owner.id, keys = keys }) or { rows = {} }
  local items = {}
  for at, cell in ipairs(cells) do
    local index = places.rows[at] and places.rows[at].viewIndex
    if index == vim.NIL then index = nil end
    items[at] = { bufnr = owner.buf, lnum = index and index + 1 or 0, text = cell.text, valid = index ~= nil and 1 or 0 }
  end
  vim.fn.setqflist({}, ' ', { title = title, items = items })
  if #items > 0 then vim.cmd.copen() else daemon.tell(title .. ': none') end
end

local function float(lines)
  vim.lsp.util.open_floating_preview(lines, '', { border = 'rounded', focus_id = 'table-server' })
end

--- Each takes the table, the words after it, and whether there was a "!".
M.commands = {
  sort = function(owner, words, is_bang)
    owner:sort(column_of(owner, words[1]), words[2] == 'none' and nil or (is_bang or words[2] == 'descending') and 'descending'
      or 'ascending')
  end,
  filter = function(owner, words) owner:filter(#words > 0 and table.concat(words, ' ') or nil) end,
  search = function(owner, words) owner:search(table.concat(words, ' ')) end,
  group = function(owner, words)
    local by = vim.tbl_map(function(name) return { column = column_of(owner, name) } end, words)
    owner:set({ sections = #by > 0 and { by = by } or vim.NIL })
  end,
  column = function(owner, words) owner:window():go_to_column(column_of(owner, words[1])) end,
  undo = function(owner) owner:undo() end,
  redo = function(owner) owner:undo(1, 'table/redo') end,
  merge = function(owner)
    ask('table/watchFile', { table = owner.id, whenFileChanges = 'merge' })
  end,
  diff = function(owner, words) require('table-server.diff').open(owner, words[1]) end,
  disable = function(owner)
    if owner.is_dirty then error('save or :e! first', 0) end
    owner:close()
    vim.bo[owner.buf].buftype, vim.bo[owner.buf].modifiable, vim.wo[0][0].winbar = '', true, ''
    require('table-server').open_as_text(owner.buf)
  end,
  replace = function(owner, words)
    local search, with = words[1], table.concat(words, ' ', 2)
    local result = ask('view/replace', { view = owner.id, search = { text = search }, with = with })
    if result then daemon.tell(('%d replaced in %d cells, %d skipped'):format(result.matches, result.cells, result.skipped)) end
  end,
  export = function(owner, words, is_bang)
    local path = vim.fn.fnamemodify(words[1] or error('expected a path', 0), ':p')
    local ending = path:match('%.(%w+)$') or 'csv'
    local format = words[2] or ({ md = 'markdown', txt = 'text', tex = 'latex', htm = 'html' })[ending] or ending
    local result = ask('table/export', { view = owner.id, format = format, to = { path = path, overwrite = is_bang } })
    if result then daemon.tell(('%d rows, %d bytes written'):format(result.rows, result.bytes)) end
  end,
  dialect = function(owner, words)
    if owner.is_dirty then error('save or :e! first', 0) end
    local opened, err = Table.open(owner.buf, owner.path, { dialect = members(words) })
    if not opened then daemon.complain(err) end
  end,
  info = function(owner)
    local about = ask('table/describe', { table = owner.id })
    local lines = { owner.path, vim.b[owner.buf].table_status or '', 'file: ' .. about.sourceState }
    for name, member in vim.spairs(about.dialect or {}) do
      lines[#lines + 1] = type(member) == 'table' and ('%s: %s%s'):format(name, vim.inspect(member.value),
        member.forced and ' (set)' or '') or nil
    end
    for _, column in ipairs(about.columns) do lines[#lines + 1] = ('column %s: %s'):format(column.title, column.type) end
    float(lines)
  end,
  stats = function(owner, words)
    local column, kinds = column_of(owner, words[1]), { 'count', 'valid', 'distinct', 'sum', 'mean', 'min', 'max' }
    local aggregates = vim.tbl_map(function(kind) return { column = column, kind = kind } end, kinds)
    local result, lines = ask('view/aggregate', { view = owner.id, aggregates = aggregates, as = 'text' }), { column }
    for _, one in ipairs(result and result.aggregates or {}) do
      lines[#lines + 1] = ('%-9s %s'):format(one.kind, (one.texts or {})[1] or '')
    end
    float(lines)
  end,
  freq = function(owner, words)
    local column = column_of(owner, words[1])
    local result = ask('view/aggregate', { view = owner.id, groupBy = { column }, as = 'text',
      range = { first = 0, size = 100 }, sort = { kind = 'count', direction = 'descending' } })
    if not result then return end
    local lines = { ('%s: %d values'):format(column, result.groups) }
    for at, count in ipairs(result.counts) do lines[#lines + 1] = ('%7d  %s'):format(count, result.groupBy[1].texts[at]) end
    float(lines)
  end,
  problems = function(owner) list(owner, 'Problems', owner:problems()) end,
  conflicts = function(owner)
    local result = ask('table/conflicts', { table = owner.id, size = 1000 })
    list(owner, 'Conflicts', vim.tbl_map(function(item)
      return { row = item.row, text = ('%s %s: ours %s, theirs %s'):format(item.kind, item.column or '',
        vim.inspect(item.ours), vim.inspect(item.theirs)) }
    end, result and result.items or {}))
  end,
  take = function(owner, words, is_bang)
    local row = not is_bang and owner:cell() or nil
    if not is_bang and row == nil then return end
    ask('table/resolveConflicts', { table = owner.id, take = words[1], conflicts = row and { { row = row } } or nil })
  end,
}

local function run(arguments)
  local words = vim.list_slice(arguments.fargs, 2)
  local name, buf = arguments.fargs[1], api.nvim_get_current_buf()
  local owner = Table.of_buffer[buf]
  if name == 'toggle' then name = owner and 'disable' or 'enable' end
  if name == 'open' or name == 'enable' then
    if words[1] then vim.cmd.edit(vim.fn.fnameescape(words[1])) end
    buf = api.nvim_get_current_buf()
    return Table.of_buffer[buf] or require('table-server').open(buf)
  end
  if not owner then error('this buffer is no table', 0) end
  local command = M.commands[name] or error('unknown command ' .. name, 0)
  command(owner, words, arguments.bang)
end

--- Runs `:Table`.
function M.run(arguments)
  local is_fine, message = pcall(run, arguments)
  if not is_fine then daemon.tell(tostring(message), 'ErrorMsg') end
end

--- Completes a command's name, or a column.
function M.complete(lead, line)
  local owner, names = Table.of_buffer[api.nvim_get_current_buf()], { 'open', 'enable', 'toggle' }
  if line:match('^%S+%s+%S+%s') then
    names = owner and owner.order or {}
  else
    vim.list_extend(names, vim.tbl_keys(M.commands))
  end
  return vim.tbl_filter(function(name) return vim.startswith(name, lead) end, names)
end

return M
