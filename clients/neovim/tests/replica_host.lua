-- nvim -l replica_host.lua REPLICA: applies lines of JSON to replicas, and prints what they hold.
-- Each line is {replica = name, apply = params of a view/update}; a new name is a new replica.
local Replica = dofile(arg[1])
local replicas = {}
for line in io.lines() do
  local message = vim.json.decode(line)
  replicas[message.replica] = replicas[message.replica] or Replica.new()
  local replica = replicas[message.replica]
  local update, err = replica:apply(message.apply)
  local cells = vim.empty_dict()
  for name, column in pairs(replica.cells) do
    cells[name] = {}
    for at, cell in ipairs(column) do
      local error_kind = cell.error and cell.error.kind
      cells[name][at] = { cell.value == nil and 'absent' or { cell.value }, cell.text or 'absent', error_kind or 'absent',
        cell.draft and cell.draft.text or 'absent', cell.pending or false, cell.cut or false, cell.matches or {} }
    end
  end
  local sections = vim.tbl_map(function(section) return section.title or '' end, vim.tbl_values(replica.sections))
  table.sort(sections)
  local function tags(looks)
    local all = {}
    for _, look in pairs(looks) do
      local names = vim.tbl_map(function(style) return style.tag or '' end, look)
      all[#all + 1] = table.concat(names, ' ')
    end
    table.sort(all)
    return all
  end
  local looks = { tags(replica.looks.rows), vim.empty_dict() }
  for column, cells_of in pairs(replica.looks.cells) do looks[2][column] = tags(cells_of) end
  io.stdout:write(vim.json.encode({
    looks = looks,
    error = err, isWhole = update ~= nil, keys = replica.keys, columns = replica.columns, cells = cells,
    orderState = replica.order, window = replica.window, source = replica.counts.source or 0, needsReset = replica.needs_reset,
    selection = replica.selection, layout = replica.layout, sections = sections, revision = replica.revision,
  }), '\n')
end
