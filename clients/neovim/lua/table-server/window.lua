--- One window of the editor on a table: its subscription, and what is drawn of it.
local config = require('table-server.config')
local daemon = require('table-server.daemon')
local Replica = require('table-server.replica')

local api, width_of = vim.api, vim.api.nvim_strwidth
local Window = { by_id = {} }
Window.__index = Window
local cursor_mark, next_id = api.nvim_create_namespace('table-server-cell'), 0
local right_aligned = { integer = true, number = true, decimal = true, duration = true }

--- The first `count` cells of a text after `skip` cells; a wide character that is cut is left out.
local function part_of(text, skip, count)
  if not text:find('[\128-\255]') then return text:sub(skip + 1, skip + count) end
  local at, kept = 0, {}
  for _, char in ipairs(vim.fn.split(text, '\\zs')) do
    local wide = width_of(char)
    if at >= skip and at + wide <= skip + count then kept[#kept + 1] = char end
    at = at + wide
  end
  return table.concat(kept)
end

--- A text in exactly `width` cells; the second result is how many blanks are before it.
local function fit(text, width, is_right)
  local wide = width_of(text)
  if wide > width then
    text = part_of(text, 0, width - 1) .. '…'
    wide = width_of(text)
  end
  local blanks = (' '):rep(width - wide)
  return is_right and blanks .. text or text .. blanks, is_right and #blanks or 0
end

--- The part of a text that a slot shows.
local function cut(slot, text, is_right)
  local shown, blanks = fit(text, slot.width, is_right)
  if slot.is_whole then return shown, blanks end
  return (fit(part_of(shown, slot.skip, slot.to - slot.from), slot.to - slot.from)), blanks - slot.skip
end

--- What is between two columns; more than a separator where a column is cut away whole.
local function gap(from, to)
  local blanks = to - from - width_of(config.get().separator)
  if from == 0 or blanks < 0 then return (' '):rep(to - from) end
  return config.get().separator .. (' '):rep(blanks)
end

--- Starts to watch the table for a window of the editor.
function Window.new(owner, win)
  next_id = next_id + 1
  local self = setmetatable({ table = owner, win = win, id = 'w' .. next_id, replica = Replica.new(), slots = {} }, Window)
  Window.by_id[self.id] = self
  local plain = { wrap = false, list = false, spell = false, foldenable = false, virtualedit = 'all', colorcolumn = '' }
  for name, value in pairs(plain) do vim.wo[win][0][name] = value end
  self.asked, self.frame = { first = 0, size = 2 * api.nvim_win_get_height(win) }, self:extent()
  daemon.notify('view/watch', {
    view = owner.id, subscription = self.id, as = 'text', texts = 'cut', brief = true, problems = true, styles = true,
    window = { kind = 'entries', first = 0, size = self.asked.size }, across = { frameWidth = self.frame },
  })
  return self
end

--- The cells that a row has on screen, and Neovim's description of the window.
function Window:extent()
  local info = vim.fn.getwininfo(self.win)[1]
  return math.max(1, info.width - info.textoff), info
end

--- The first and the last line in sight, from 0.
function Window:sight()
  local first = vim.fn.line('w0', self.win) - 1
  return first, first + api.nvim_win_get_height(self.win) - 1
end

--- Whether the replica has all visible rows.
function Window:covers()
  local first, last = self:sight()
  local held = self.replica.window.first
  return held <= first and math.min(last, self.table.entries - 1) < held + #self.replica.keys
end

--- Requests the rows around the visible ones, if these are near the edge of the requested ones.
function Window:follow(is_waiting)
  local first, last = self:sight()
  local height, scroll, asked, extent = last - first + 1, { subscription = self.id }, self.asked, self:extent()
  local low, high = first - math.floor(height / 4), math.min(last + math.floor(height / 4), self.table.entries - 1)
  if math.max(0, low) < asked.first or high >= asked.first + asked.size or not self:covers() then
    scroll.first, scroll.size = math.max(0, first - math.floor(height / 2)), 2 * height
    self.asked = { first = scroll.first, size = scroll.size }
  end
  if extent ~= self.frame then self.frame, scroll.across = extent, { frameWidth = extent } end
  if scroll.first or scroll.across then daemon.notify('view/scroll', scroll) end
  if is_waiting and not self:covers() then daemon.wait(config.get().wait, function() return self:covers() end) end
  if self.drawn and self.drawn ~= first .. ' ' .. last then self:draw() end
end

--- Where the columns in sight are drawn: `from` and `to` in cells, and how many cells are cut at the left.
function Window:place_columns()
  local layout, across, slots = self.replica.layout, self.replica.across, {}
  if not layout or not across then return end
  local low = across.left.center + across.offset
  local high = math.min(low + across.room, self.frame)
  for number, column in ipairs(layout.columns) do
    local left = across.left[column.fixed or 'center'] + column.x
    local from, to = left, left + column.width
    if not column.fixed then from, to = math.max(from, low), math.min(to, high) end
    if to > from and vim.tbl_contains(self.replica.columns, column.column) then
      local about = self.table.columns[column.column] or {}
      slots[#slots + 1] = {
        id = column.column, from = from, to = to, skip = from - left, width = column.width, title = about.title or column.column,
        is_whole = to - from == column.width, is_fixed = column.fixed ~= nil, is_right = right_aligned[about.type] or false,
        color = column.fixed and 'TableFixed' or config.get().colors and 'TableCol' .. (number - 1) % 9 or 'Normal',
      }
    end
  end
  table.sort(slots, function(a, b) return a.from < b.from end)
  self.slots = slots
  self:draw_header()
end

function Window:draw_header()
  local sorts, pieces, at, _, info = {}, {}, 0, self:extent()
  for place, key in ipairs(self.table.state.sort or {}) do
    local mark = (key.direction == 'descending' and ' ▼' or ' ▲') .. (place > 1 and place or '')
    if key.column then sorts[key.column] = mark end
  end
  for _, slot in ipairs(self.slots) do
    local mark = sorts[slot.id] or ''
    local title = fit(slot.title, math.max(1, math.min(slot.width - width_of(mark), width_of(slot.title)))) .. mark
    pieces[#pieces + 1] = '%#TableBorder#' .. gap(at, slot.from) .. '%#TableHeader#'
    pieces[#pieces + 1] = cut(slot, title, slot.is_right):gsub('%%', '%%%%')
    at = slot.to
  end
  local text = '%#TableHeader#' .. (' '):rep(info.textoff) .. table.concat(pieces)
  if text ~= self.header then self.header, vim.wo[self.win][0].winbar = text, text end
end

--- The highlight group of a look: that of the last style with a tag, such as TableAdded for "added".
local function group_of(look)
  local tag = look and (look[#look].tag or ''):match('^%w+')
  return tag and 'Table' .. tag:sub(1, 1):upper() .. tag:sub(2) or nil
end

--- One line: its text, and its highlights {start, end, group, priority} in bytes.
function Window:line(at, problems)
  local replica, pieces, spans, bytes, cells = self.replica, {}, {}, 0, 0
  local key = replica.keys[at]
  if type(key) == 'table' then
    local section = replica.sections[Replica.name(key.key)] or {}
    local mark = key.kind == 'footer' and '└' or section.collapsed and '▸' or '▾'
    local text = ('%s%s %s (%d)'):format(('  '):rep(#key.key - 1), mark, section.title or '', section.count or 0)
    return text, { { 0, #text, 'TableSection' } }
  end
  local name = Replica.name(key)
  local function add(text) pieces[#pieces + 1], bytes = text, bytes + #text end
  for _, slot in ipairs(self.slots) do
    add(gap(cells, slot.from))
    local cell, start = replica.cells[slot.id][at], bytes
    local text, blanks = cut(slot, cell.text or '', slot.is_right)
    local special = cell.draft and 'TableDraft' or cell.error and 'TableError' or problems[at .. ' ' .. slot.id]
      or group_of((replica.looks.cells[slot.id] or {})[name])
    add(text)
    spans[#spans + 1] = { start, bytes, special or slot.color }
    for _, range in ipairs(cell.matches or {}) do
      local from, to = math.max(range[1] + blanks, 0), math.min(range[2] + blanks, #text)
      if from < to then spans[#spans + 1] = { start + from, start + to, 'TableMatch' } end
    end
    cells = slot.to
  end
  -- One highlight of the whole line for all separators, below the others.
  table.insert(spans, 1, { 0, bytes, 'TableBorder' })
  if replica.looks.rows[name] then spans[#spans + 1] = { 0, bytes, group_of(replica.looks.rows[name]), 95 } end
  return table.concat(pieces), spans
end

--- Draws the lines that are in sight and differ from what the buffer has.
function Window:draw()
  local owner, replica, problems = self.table, self.replica, {}
  if not replica.layout or not api.nvim_win_is_valid(self.win) then return end
  for _, problem in ipairs(replica.problems) do
    for _, column in ipairs(problem.columns or { problem.column }) do
      problems[problem.index + 1 .. ' ' .. column] = problem.kind == 'conflict' and 'TableConflict' or 'TableProblem'
    end
  end
  owner:writing(function()
    local held, first, last = replica.window.first, self:sight()
    for line = math.max(held, first), math.min(held + #replica.keys, owner.entries, last + 1) - 1 do
      owner:put(line, self:line(line - held + 1, problems))
    end
    owner:blank()
    self.drawn = first .. ' ' .. last
  end)
  self.column = self.column or (self.slots[1] or {}).id
  self:place_cursor()
end

--- The slot at a cell of the screen line.
function Window:slot_at(cell)
  for number = #self.slots, 1, -1 do
    if self.slots[number].from <= cell or number == 1 then return self.slots[number] end
  end
end

--- The column's slot, if any of it is in sight.
function Window:slot_of(column) for _, slot in ipairs(self.slots) do if slot.id == column then return slot end end end

--- Puts the cursor on its column, unless it is there, and shows the cell.
function Window:place_cursor()
  local buf, slot, line = self.table.buf, self:slot_of(self.column), api.nvim_win_get_cursor(self.win)[1]
  api.nvim_buf_clear_namespace(buf, cursor_mark, 0, -1)
  if not slot then return end
  local text = api.nvim_buf_get_lines(buf, line - 1, line, false)[1] or ''
  local from, to = #part_of(text, 0, slot.from), #part_of(text, 0, slot.to)
  if not self.cursor_cell or self.cursor_cell < slot.from or self.cursor_cell >= slot.to then
    self.cursor_cell = slot.from
    local place = { lnum = line, col = from, coladd = text == '' and slot.from or 0, curswant = slot.from }
    api.nvim_win_call(self.win, function() vim.fn.winrestview(place) end)
  end
  if to > from then
    local look = { end_col = to, hl_group = 'TableCursor', priority = 150 }
    api.nvim_buf_set_extmark(buf, cursor_mark, line - 1, from, look)
  end
end

--- Takes the column from where the cursor is.
function Window:take_cursor()
  self.cursor_cell = vim.fn.virtcol('.', false, self.win) - 1
  self.column = (self:slot_at(self.cursor_cell) or { id = self.column }).id
  self:place_cursor()
end

--- Shows a column, scrolling as little as possible, and moves the cursor to it.
function Window:go_to_column(column)
  local function is_whole() return (self:slot_of(column) or {}).is_whole or false end
  self.column, self.cursor_cell = column, nil
  if column and not is_whole() then
    daemon.notify('view/scroll', { subscription = self.id, across = { column = column } })
    daemon.wait(config.get().wait, is_whole)
  end
  self:place_cursor()
end

--- The rows on screen keep their places, and the cursor stays on its row wherever that is now.
function Window:keep_place(row, line, shift)
  local new_line = line + shift
  for at, key in ipairs(row ~= nil and self.replica.keys or {}) do
    if Replica.name(key) == Replica.name(row) then new_line = self.replica.window.first + at - 1 end
  end
  self.asked.first = self.asked.first + shift
  if new_line == line and shift == 0 then return end
  api.nvim_win_call(self.win, function()
    local topline = math.max(1, vim.fn.winsaveview().topline + shift)
    vim.fn.winrestview({ topline = topline, lnum = math.max(1, new_line + 1) })
  end)
end

--- Applies an update.
function Window:update(params)
  local old_first, had, line = self.replica.window.first, not self.replica.needs_reset, api.nvim_win_get_cursor(self.win)[1] - 1
  local row = self.replica.keys[line - old_first + 1]
  local update, err = self.replica:apply(params)
  if err then daemon.notify('view/resync', { subscription = self.id }) end
  if not update then return end
  self.table:resize(update.counts)
  if had and not vim.tbl_contains(update.causes, 'scroll') then self:keep_place(row, line, update.window.first - old_first) end
  self:place_columns()
  self:draw()
  self.table:say()
  if not self.is_leaving and not self:covers() then self:follow(false) end
end

--- The line on which the window shows a row, from 0, or nil.
function Window:line_of(key)
  for at, one in ipairs(self.replica.keys) do
    if one == key then return self.replica.window.first + at - 1 end
  end
end

--- The keys of some lines, or nil if the window does not have them all.
function Window:keys(first, size)
  local at = first - self.replica.window.first
  if at < 0 or at + size > #self.replica.keys then return nil end
  return vim.list_slice(self.replica.keys, at + 1, at + size)
end

--- Waits for the update that the answer to a `view/scroll` names.
function Window:await(result)
  self.asked = { first = result.first, size = result.size }
  if result.update == vim.NIL then return end
  local replica = self.replica
  daemon.wait(5000, function() return replica.seq >= result.update and #replica.parts == 0 end)
end

--- The key of the row under the cursor, its column and its line from 0; waits for the row.
function Window:cell()
  local line = api.nvim_win_get_cursor(self.win)[1] - 1
  local function key() return self.replica.keys[line - self.replica.window.first + 1] end
  if key() == nil and line < self.table.entries then
    self:follow(false)
    daemon.wait(2000, function() return key() ~= nil end)
  end
  return key(), self.column, line
end

return Window
