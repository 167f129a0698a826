--- What keys and commands do with a table. Each waits for its answer, so that macros and scripts work.
local daemon = require('table-server.daemon')
local Table = require('table-server.table')

local api, ask = vim.api, daemon.ask

local function index_of(list, value) for at, one in ipairs(list) do if one == value then return at end end end

--- The keys that are those of rows, not of sections.
local function rows_among(keys) return vim.tbl_filter(function(key) return type(key) ~= 'table' end, keys) end

--- Moves the cursor to a line, from 0, and to a column.
function Table:go(line, column)
  local window = self:window()
  api.nvim_win_set_cursor(window.win, { math.min(line + 1, api.nvim_buf_line_count(self.buf)), 0 })
  window:follow(true)
  window:go_to_column(column or window.column)
end

--- Moves the cursor to a row, and to a column. Returns whether the view has the row.
---
--- A place that an answer names is one in the newest order, which the window may not show yet. So the daemon scrolls to
--- the row's key, and the place is that of the key in the update that follows.
function Table:go_to_row(key, column)
  local window, line = self:window(), nil
  window.is_leaving = true
  for _ = 1, 3 do -- A sort that ends meanwhile can take the row out of the window again.
    local place = window:line_of(key) and 'nearest' or 'center'
    local result = ask('view/scroll', { subscription = window.id, entry = key, placement = place })
    if result then window:await(result) end
    line = window:line_of(key)
    if line or not result then break end
  end
  window.is_leaving = false
  if line then self:go(line, column) else window:follow(false) end
  return line ~= nil
end

--- Moves by a number of columns, or to the "first" or the "last".
function Table:step(count)
  local window = self:window()
  local at = (index_of(self.order, window.column) or 1) + (tonumber(count) or 0)
  at = count == 'first' and 1 or count == 'last' and #self.order or math.max(1, math.min(at, #self.order))
  if at == 1 then daemon.notify('view/scroll', { subscription = window.id, across = { offset = 0 } }) end
  window:go_to_column(self.order[at])
end

--- The row and the column under the cursor, and its line from 0; nil with a message on a section's entry.
function Table:cell()
  local row, column, line = self:window():cell()
  if row ~= nil and type(row) ~= 'table' and column then return row, column, line end
  daemon.tell('there is no cell here', 'WarningMsg')
end

--- The keys of the rows on some lines, in the order that the window shows: the daemon may have a newer one.
--- Nil with a message if there are too many, or if the order is not known any more.
function Table:keys(first, size)
  local window = self:window()
  local held = window:keys(first, size)
  if held then return rows_among(held) end
  local range, revision = { first = first, size = size }, window.replica.view_revision
  local result, err = daemon.call('view/rows', { view = self.id, range = range, columns = {}, at = revision })
  if result and not result.more then return rows_among(result.keys) end
  local problem = err and err.message or ('%d rows are too many'):format(size)
  if err and (err.data or {}).kind == 'contentModified' then problem = 'the rows have moved meanwhile' end
  daemon.tell(problem, 'ErrorMsg')
end

--- Waits until the window shows the revision of an answer, so that the next key meets what is there. Returns the answer.
function Table:shown(result)
  local replica = self:window().replica
  if result then daemon.wait(1000, function() return (replica.revision or 0) >= result.revision end) end
  return result
end

--- Sends edits as one undo step. Returns the answer, or nil.
function Table:edit(edits, label, options)
  local params = vim.tbl_extend('force', { table = self.id, edits = edits, label = label }, options or {})
  return #edits > 0 and self:shown(ask('table/edit', params)) or nil
end

--- Takes back steps, or repeats them ("table/redo").
function Table:undo(count, method)
  local what = method == 'table/redo' and 'redo' or 'undo'
  for _ = 1, count or 1 do
    local result = self:shown(ask(method or 'table/undo', { table = self.id }))
    local step = result and result.step ~= vim.NIL and result.step
    daemon.tell(step and what .. ': ' .. (step.label or 'edit') or 'nothing to ' .. what)
  end
end

--- Sorts by a column; `extend` keeps the keys before it. Without a direction the column is no key any more.
function Table:sort(column, direction, extend)
  if not column then return end
  local keys = vim.tbl_filter(function(key) return key.column ~= column end, extend and self.state.sort or {})
  if direction then keys[#keys + 1] = { column = column, direction = direction } end
  self:set({ sort = keys })
end

--- Filters by an expression (CEL), a condition, or nothing.
function Table:filter(filter) self:set({ filter = filter == nil and vim.NIL or filter }) end

--- Filters like the cell under the cursor.
function Table:filter_like(relation)
  local row, column = self:cell()
  if not row then return end
  local result = ask('filter/like', { view = self.id, row = row, column = column, relation = relation })
  if result then self:filter(result.filter) end
end

--- Marks what matches and goes to the next match. A text that begins with \v is a regular expression.
function Table:search(text, direction)
  self.direction = direction or 'next'
  if text == nil or text == '' then return self:set({ search = vim.NIL }) end
  local is_pattern = text:sub(1, 2) == '\\v'
  local search = { text = is_pattern and text:sub(3) or text, mode = 'mark', match = is_pattern and 'regex' or nil }
  if self:set({ search = search }) then self:find(self.direction) end
end

--- Moves to the next or the previous cell that matches, and shows its number and that of all hits.
function Table:find(direction)
  local row, column = self:window():cell()
  local is_row = row ~= nil and type(row) ~= 'table'
  local params = { view = self.id, unit = 'cell', direction = direction, from = is_row and row or nil,
    fromColumn = is_row and column or nil }
  local result = ask('view/find', params)
  -- Counting the cells of very many rows would be felt.
  if result and (result.matches or 0) <= 50000 then
    params.count = true
    result = ask('view/find', params)
  end
  local hit = result and result.hit ~= vim.NIL and result.hit or nil
  if not hit then return result and daemon.tell('nothing matches', 'WarningMsg') end
  self:go_to_row(hit.row, hit.cells[1].column)
  local told = hit.ordinal and ('%d of %d'):format(hit.ordinal, result.hits)
  if hit.wrapped then
    daemon.tell('search continues at the other end' .. (told and ': ' .. told or ''), 'WarningMsg')
  elseif told then
    daemon.show(told)
  end
end

--- The whole text of the cell under the cursor, or nil.
function Table:text()
  local row, column = self:cell()
  local result = row and ask('cell/text', { table = self.id, row = row, column = column })
  return result and result.text ~= vim.NIL and result.text or nil
end

--- Inserts an empty row "before" or "after" the cursor's and edits it.
function Table:insert_row(place)
  local row, column = self:window():cell()
  local at = row ~= nil and type(row) ~= 'table' and { kind = place, row = row } or nil
  local result = self:edit({ { kind = 'insert', rows = { vim.empty_dict() }, place = at } }, 'Insert')
  if result and self:go_to_row(result.inserted[1], column) then
    require('table-server.cell_editor').open(self)
  end
end

--- Puts cells into the register; with `is_rows` they are pasted as rows. Returns whether that is
--- done.
function Table:copy(first, size, columns, is_rows)
  -- The keys of very many rows would be a long message.
  if size > 1000 then return self:copy_rows({ range = { first = first, size = size } }, columns, is_rows) end
  local rows = self:keys(first, size)
  return rows ~= nil and self:copy_rows({ rows = rows }, columns, is_rows)
end

--- The same of the rows that a `view/copy` names.
function Table:copy_rows(rows, columns, is_rows)
  local params = { view = self.id, columns = columns, formats = { 'tsv' } }
  local result = ask('view/copy', vim.tbl_extend('error', params, rows))
  if not result then return false end
  vim.fn.setreg(vim.v.register, (result.flavours[1].text:gsub('\n$', '')), is_rows and 'V' or 'v')
  daemon.tell(('%d × %d cells copied'):format(result.rowCount, #result.columns))
  return true
end

--- Pastes the register: lines become rows, anything else is written from the cell under the cursor on.
function Table:paste(place)
  local text, is_rows = vim.fn.getreg(vim.v.register), vim.fn.getregtype(vim.v.register) == 'V'
  local row, column = self:window():cell()
  if text == '' or type(row) == 'table' then return end
  if not is_rows then
    local at = { row = row, column = column }
    return self:edit({ { kind = 'paste', text = text, at = at, view = self.id, overflow = 'insert' } }, 'Paste')
  end
  local rows = vim.tbl_map(function() return vim.empty_dict() end, vim.split(text:gsub('\n$', ''), '\n'))
  local at = row ~= nil and { kind = place, row = row } or nil
  local inserted = self:edit({ { kind = 'insert', rows = rows, place = at } }, 'Paste')
  local block = { kind = 'paste', text = text, format = 'tsv', rows = inserted and inserted.inserted, columns = self.order }
  if inserted and not self:edit({ block }, nil, { history = 'join' }) then daemon.call('table/undo', { table = self.id }) end
end

--- Removes rows; they are in the register then.
function Table:remove_rows(first, size)
  local rows = self:keys(first, size)
  if not rows or #rows == 0 or not self:copy_rows({ rows = rows }, nil, true) then return end
  self:edit({ { kind = 'remove', rows = rows } }, 'Delete')
end

--- Empties cells.
function Table:clear(first, size, columns)
  local values, rows = {}, self:keys(first, size) or {}
  for _, column in ipairs(columns) do values[column] = vim.NIL end
  self:edit(vim.tbl_map(function(key) return { kind = 'set', row = key, values = values } end, rows), 'Clear')
end

--- Fixes the columns up to this one at the left; a second time, none.
function Table:fix(column)
  local at = index_of(self.order, column) or 0
  self:set({ layout = { fixed = { leading = self.state.layout.fixed.leading == at and 0 or at } } })
end

--- Makes the column under the cursor wider by so many cells, or narrower.
function Table:widen(by)
  local slot = self:window():slot_of(self:window().column)
  if slot then self:set({ layout = { columns = { [slot.id] = { width = math.max(1, slot.width + by) } } } }) end
end

--- Hides a column; without one, shows all.
function Table:hide(column)
  local columns = {}
  for name in pairs(column and { [column] = true } or self.columns) do columns[name] = { hidden = column ~= nil or vim.NIL } end
  if self:set({ columns = columns }) then self:step(0) end
end

--- "collapse", "expand" or "toggle": the section at the cursor, or all.
function Table:collapse(action, is_all)
  local window = self:window()
  local at = api.nvim_win_get_cursor(window.win)[1] - window.replica.window.first
  while at > 0 and type(window.replica.keys[at]) ~= 'table' do at = at - 1 end
  local entry = window.replica.keys[at]
  if is_all or entry then
    ask('view/collapse', { view = self.id, action = action, keys = not is_all and { entry.key } or nil })
  end
end

--- Moves to a target of `view/cursor`, such as "nextProblem". Returns whether there is one.
function Table:move(target)
  local row, column = self:window():cell()
  local result = ask('view/cursor', { view = self.id, row = row, column = column, to = target })
  if not result then return false end
  if result.row == nil or result.found == false then return daemon.tell('there is none in this view', 'WarningMsg') end
  if result.wrapped then daemon.tell('it is at the other end', 'WarningMsg') end
  return self:go_to_row(result.row, result.column)
end

--- Moves to the "next" or the "previous" change: that of a difference, or a row that was edited since the save.
function Table:move_to_change(direction)
  if self.difference then return self:move(direction .. 'Change') end
  return self:go_among(self:changes(), direction)
end

--- Shows only the rows of a difference that differ, or all rows.
function Table:toggle_same()
  if not self.difference then return daemon.tell('this table is no difference', 'WarningMsg') end
  local column, filter = self.difference.columns.kind, self.state.filter
  local is_set = type(filter) == 'table' and filter.column == column
  self:filter(not is_set and { kind = 'compare', column = column, relation = 'notEqual', value = 'same' } or nil)
end

--- The places of rows in the newest order of the view, by key. Waits for it; rows that it does not show are left out.
function Table:locate(keys)
  local result, places = #keys > 0 and ask('view/locate', { view = self.id, keys = keys, wait = true }), {}
  for _, row in ipairs(result and result.rows or {}) do places[row.key] = tonumber(row.viewIndex) end
  return places
end

--- Goes to the next of some cells ({row, column}) in the order of the view. Returns whether there is one.
function Table:go_among(cells, direction)
  local row, column, line = self:window():cell()
  local columns, sign, best, least = {}, direction == 'previous' and -1 or 1, nil, nil
  for _, cell in ipairs(cells) do columns[cell.row] = columns[cell.row] or cell.column or false end
  -- The cursor's row, too: its line is a place in the order that the window shows.
  local places = self:locate(vim.list_extend({ type(row) ~= 'table' and row or nil }, vim.tbl_keys(columns)))
  local from = places[row] or line
  for key in pairs(columns) do
    -- From the cursor on, and around the end.
    local distance = places[key] and ((places[key] - from) * sign - 1) % math.max(self.entries, 1)
    if distance and (not least or distance < least) then best, least = key, distance end
  end
  if best == nil then return daemon.tell('there is none in this view', 'WarningMsg') end
  return self:go_to_row(best, columns[best] or column)
end

--- The cells that are no value of their column's type, or break a rule: {row, column, text}.
function Table:problems()
  local result = ask('table/validate', { table = self.id, size = 1000 })
  return vim.tbl_map(function(item)
    local what = item.rule and item.rule.message or item.kind
    local column = item.column or (item.columns or {})[1]
    return { row = item.row, column = column, text = ('%s: %s %s'):format(column or '', what, item.text or '') }
  end, result and result.items or {})
end

--- The rows that are not as they were saved.
function Table:changes()
  local from = { table = self.id, revision = self.saved_revision }
  local result, cells = ask('table/diff', { from = from, to = { table = self.id }, as = 'text' }), {}
  if not result then return cells end
  for _, keys in ipairs({ (result.diff.inserts or {}).keys or {}, result.keys.moves }) do
    for _, key in ipairs(keys) do cells[#cells + 1] = { row = key } end
  end
  for _, one in ipairs(result.keys.updates) do cells[#cells + 1] = { row = one.key, column = one.columns[1] } end
  return cells
end

return Table
