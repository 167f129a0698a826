--- `:Table …`.
local daemon = require('table-server.daemon')
local Table = require('table-server.actions')
local places = require('table-server.places')

local api, ask = vim.api, daemon.ask
local M = {}

local function column_of(owner, name)
  for id, column in pairs(name and owner.columns or {}) do
    if id == name or column.title == name then return id end
  end
  return not name and owner:window().column or error('there is no column ' .. (name or ''), 0)
end

--- `a=1 b=x` as a table; numbers, true, false and null are what they are in JSON.
local function members(words)
  local values = {}
  for _, word in ipairs(words) do
    local name, value = word:match('^(%w+)=(.*)$')
    if not name then error('expected name=value, found ' .. word, 0) end
    local is_json, read = pcall(vim.json.decode, value)
    if is_json then values[name] = read else values[name] = (value:gsub('\\t', '\t')) end
  end
  return values
end

--- Shows cells ({row, text}) as quickfix list.
local function list(owner, title, cells)
  local places, items = owner:locate(vim.tbl_map(function(cell) return cell.row end, cells)), {}
  for at, cell in ipairs(cells) do
    local index = places[cell.row]
    items[at] = { bufnr = owner.buf, lnum = index and index + 1, text = cell.text, valid = index and 1 or 0 }
  end
  vim.fn.setqflist({}, ' ', { title = title, items = items })
  if #items > 0 then vim.cmd.copen() else daemon.tell(title .. ': none') end
end

local function check_is_saved_file(owner)
  if not owner.path then error('this table has no file of its own', 0) end
  if owner.is_dirty then error('save or :e! first', 0) end
end

local function float(lines) vim.lsp.util.open_floating_preview(lines, '', { border = 'rounded', focus_id = 'table-server' }) end

--- Each takes the table, the words after it, and whether there was a "!".
M.commands = {
  sort = function(owner, words, is_bang)
    local direction = is_bang and 'descending' or words[2] or 'ascending'
    owner:sort(column_of(owner, words[1]), direction ~= 'none' and direction or nil)
  end,
  filter = function(owner, words) owner:filter(words[1] and table.concat(words, ' ')) end,
  search = function(owner, words) owner:search(table.concat(words, ' ')) end,
  group = function(owner, words)
    local by = vim.tbl_map(function(name) return { column = column_of(owner, name) } end, words)
    owner:set({ sections = #by > 0 and { by = by } or vim.NIL })
  end,
  column = function(owner, words) owner:window():go_to_column(column_of(owner, words[1])) end,
  undo = function(owner) owner:undo() end,
  redo = function(owner) owner:undo(1, 'table/redo') end,
  merge = function(owner) ask('table/watchFile', { table = owner.id, whenFileChanges = 'merge' }) end,
  diff = function(owner, words) require('table-server.diff').open(owner, words[1]) end,
  source = function(owner) places.show_text(owner) end,
  disable = function(owner)
    check_is_saved_file(owner)
    local place = owner.entries > 0 and places.of_cell(owner)
    owner:close()
    vim.bo[owner.buf].buftype, vim.wo[0][0].winbar = '', ''
    require('table-server').open_as_text(owner.buf)
    if place then places.go(place) end
  end,
  replace = function(owner, words)
    local search = { text = words[1] }
    local result = ask('view/replace', { view = owner.id, search = search, with = table.concat(words, ' ', 2) })
    if not result then return end
    daemon.tell(('%d replaced in %d cells, %d skipped'):format(result.matches, result.cells, result.skipped))
  end,
  export = function(owner, words, is_bang)
    local to = { path = vim.fn.fnamemodify(words[1] or error('expected a path', 0), ':p'), overwrite = is_bang }
    local ending = to.path:match('%.(%w+)$') or 'csv'
    local format = words[2] or ({ md = 'markdown', txt = 'text', tex = 'latex', htm = 'html' })[ending] or ending
    local result = ask('table/export', { view = owner.id, format = format, to = to })
    if result then daemon.tell(('%d rows, %d bytes written'):format(result.rowCount, result.bytes)) end
  end,
  dialect = function(owner, words)
    check_is_saved_file(owner)
    local opened, err = Table.open(owner.buf, owner.path, { dialect = members(words) })
    if not opened then error(err.message, 0) end
  end,
  info = function(owner)
    local about = ask('table/describe', { table = owner.id })
    local lines = { owner.path or about.name, vim.b[owner.buf].table_status or '', 'file: ' .. about.sourceState }
    for name, member in vim.spairs(about.dialect or {}) do
      local value = type(member) == 'table' and member.value
      lines[#lines + 1] = ('%s: %s%s'):format(name, vim.inspect(value), member.forced and ' (set)' or '')
    end
    for _, column in ipairs(about.columns) do lines[#lines + 1] = ('column %s: %s'):format(column.title, column.type) end
    float(lines)
  end,
  stats = function(owner, words) require('table-server.summary').open(owner, column_of(owner, words[1])) end,
  freq = function(owner, words)
    local column, sort = column_of(owner, words[1]), { kind = 'count', direction = 'descending' }
    local range = { first = 0, size = 100 }
    local params = { view = owner.id, as = 'text', groupBy = { column }, range = range, sort = sort }
    local result = ask('view/aggregate', params)
    if not result then return end
    local lines = { ('%s: %d values'):format(column, result.groups) }
    for at, count in ipairs(result.counts) do lines[at + 1] = ('%7d  %s'):format(count, result.groupBy[1].texts[at]) end
    float(lines)
  end,
  messages = function() float(#daemon.messages > 0 and daemon.messages or { 'there are none' }) end,
  problems = function(owner) list(owner, 'Problems', owner:problems()) end,
  conflicts = function(owner)
    local result = ask('table/conflicts', { table = owner.id, size = 1000 })
    list(owner, 'Conflicts', vim.tbl_map(function(one)
      local ours, theirs = vim.inspect(one.ours), vim.inspect(one.theirs)
      return { row = one.row, text = ('%s %s: ours %s, theirs %s'):format(one.kind, one.column or '', ours, theirs) }
    end, result and result.items or {}))
  end,
  take = function(owner, words, is_bang)
    local row = not is_bang and owner:cell() or nil
    if not is_bang and row == nil then return end
    ask('table/resolveConflicts', { table = owner.id, take = words[1], conflicts = row and { { row = row } } or nil })
  end,
}

local function run(arguments)
  local words, name, owner = vim.list_slice(arguments.fargs, 2), arguments.fargs[1], require('table-server').get()
  if name == 'toggle' then name = owner and 'disable' or 'enable' end
  if name == 'open' or name == 'enable' then
    if words[1] then vim.cmd.edit(vim.fn.fnameescape(words[1])) end
    return places.open_here()
  end
  if name == 'show' then return places.show_row() end
  if name == 'buffer' then return require('table-server.text').open(members(words)) end
  local command = M.commands[name] or error('unknown command ' .. name, 0)
  command(owner or error('this buffer is no table', 0), words, arguments.bang)
end

--- Runs `:Table`.
function M.run(arguments)
  local is_fine, message = pcall(run, arguments)
  if not is_fine then daemon.tell(tostring(message), 'ErrorMsg') end
end

--- Completes a command's name, a file, or a column.
function M.complete(lead, line)
  local names = vim.list_extend({ 'open', 'enable', 'toggle', 'show', 'buffer' }, vim.tbl_keys(M.commands))
  table.sort(names)
  local command = line:match('^%S+%s+(%S+)%s')
  if command and vim.list_contains({ 'open', 'diff', 'export' }, command) then return vim.fn.getcompletion(lead, 'file') end
  if command then names = (require('table-server').get() or { order = {} }).order end
  return vim.tbl_filter(function(name) return vim.startswith(name, lead) end, names)
end

return M
