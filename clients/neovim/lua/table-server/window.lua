--- One window of the editor on a table: its subscription, and what is drawn of it.
local config = require('table-server.config')
local daemon = require('table-server.daemon')
local Replica = require('table-server.replica')

local api, width_of = vim.api, vim.api.nvim_strwidth
local Window = {}
Window.__index = Window
local marks, cursor_mark = api.nvim_create_namespace('table-server'), api.nvim_create_namespace('table-server-cell')
local next_id = 0
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

--- The bytes before an offset in UTF-16 units.
local function bytes_of(text, units)
  if not text:find('[\128-\255]') then return units end
  local is_inside, bytes = pcall(vim.str_byteindex, text, units, true)
  return is_inside and bytes or #text
end

--- A text in exactly `width` cells; the second result is how many blanks are before it.
local function fit(text, width, is_right)
  local wide = width_of(text)
  if wide > width then
    text = width > 0 and part_of(text, 0, width - 1) .. '…' or ''
    wide = width_of(text)
  end
  local blanks = (' '):rep(width - wide)
  if is_right then return blanks .. text, #blanks end
  return text .. blanks, 0
end

function Window.new(owner, win)
  next_id = next_id + 1
  local self = setmetatable({
    table = owner, win = win, id = 'w' .. next_id, replica = Replica.new(), slots = {}, asked = { first = 0, size = 0 },
  }, Window)
  local options = vim.wo[win][0]
  options.wrap, options.list, options.virtualedit, options.spell = false, false, 'all', false
  options.foldenable, options.colorcolumn = false, ''
  self.asked.size, self.frame = 2 * api.nvim_win_get_height(win), self:extent()
  daemon.notify('view/watch', {
    view = owner.id, subscription = self.id, as = 'text', brief = true, problems = true,
    window = { kind = 'entries', first = 0, size = self.asked.size }, across = { extent = self.frame },
  })
  return self
end

--- The cells that a row has on screen.
function Window:extent()
  local info = vim.fn.getwininfo(self.win)[1]
  return math.max(1, info.width - info.textoff), info
end

--- The lines in sight, from 0: the first, and the last.
function Window:sight()
  local first = vim.fn.line('w0', self.win) - 1
  return first, first + api.nvim_win_get_height(self.win) - 1
end

--- Whether all lines in sight are held.
function Window:covers()
  local first, last = self:sight()
  local held = self.replica.window.first
  last = math.min(last, self.table.entries - 1)
  return held <= first and last < held + #self.replica.keys
end

--- Asks for the rows around those in sight, if they come near the edge of what was asked for.
function Window:follow(is_waiting)
  local first, last = self:sight()
  local height, scroll = last - first + 1, { subscription = self.id }
  local edge, asked = math.floor(height / 4), self.asked
  local wanted_last = math.min(last + edge, self.table.entries - 1)
  if math.max(0, first - edge) < asked.first or wanted_last >= asked.first + asked.size then
    self.asked = { first = math.max(0, first - math.floor(height / 2)), size = 2 * height }
    scroll.first, scroll.size = self.asked.first, self.asked.size
  end
  local extent = self:extent()
  if extent ~= self.frame then
    self.frame, scroll.across = extent, { extent = extent }
  end
  if scroll.first or scroll.across then daemon.notify('view/scroll', scroll) end
  if is_waiting and not self:covers() then
    daemon.wait(config.get().wait, function() return self:covers() end)
  end
end

--- Where the columns in sight are drawn: from and to in cells, and how many cells are cut at the left.
function Window:place_columns()
  local layout, across, slots = self.replica.layout, self.replica.across, {}
  if not layout or not across then return end
  local low = across.left.center + across.offset
  local high = math.min(low + across.room, self.frame)
  for number, column in ipairs(layout.columns) do
    local group = column.fixed or 'center'
    local left = across.left[group] + column.x
    local from, to = left, left + column.width
    if group == 'center' then from, to = math.max(from, low), math.min(to, high) end
    if to > from and self.replica.cells[column.column] then
      local description = self.table.columns[column.column] or {}
      slots[#slots + 1] = {
        id = column.column, from = from, to = to, skip = from - left, width = column.width, is_fixed = column.fixed ~= nil,
        is_right = right_aligned[description.type] or false, title = description.title or column.column,
        color = column.fixed and 'TableFixed' or 'TableCol' .. (number - 1) % 9,
      }
    end
  end
  table.sort(slots, function(a, b) return a.from < b.from end)
  self.slots = slots
  self:draw_header()
end

local function gap(width)
  local separator = config.get().separator
  return width == width_of(separator) and separator or (' '):rep(width)
end

local function cut(slot, text, is_right)
  local shown, blanks = fit(text, slot.width, is_right)
  if slot.skip == 0 and slot.to - slot.from == slot.width then return shown, blanks end
  return (fit(part_of(shown, slot.skip, slot.to - slot.from), slot.to - slot.from)), blanks - slot.skip
end

function Window:draw_header()
  local sorts, pieces, at = {}, {}, 0
  for place, key in ipairs(self.table.state.sort or {}) do
    if key.column then sorts[key.column] = (key.direction == 'descending' and '▼' or '▲') .. (place > 1 and place or '') end
  end
  for _, slot in ipairs(self.slots) do
    local mark = sorts[slot.id] and ' ' .. sorts[slot.id] or ''
    local title = fit(slot.title, math.max(1, math.min(slot.width - width_of(mark), width_of(slot.title)))) .. mark
    pieces[#pieces + 1] = '%#TableBorder#' .. gap(slot.from - at)
    pieces[#pieces + 1] = '%#TableHeader#' .. cut(slot, title, slot.is_right):gsub('%%', '%%%%')
    at = slot.to
  end
  local _, info = self:extent()
  local text = '%#TableHeader#' .. (' '):rep(info.textoff) .. table.concat(pieces) .. '%#TableHeader#'
  if text ~= self.header then
    self.header = text
    vim.wo[self.win][0].winbar = text
  end
end

--- One line: its text, and its highlights {start, end, group} in bytes.
function Window:line(at, problems)
  local replica, pieces, spans, bytes, cells = self.replica, {}, {}, 0, 0
  local key = replica.keys[at]
  if type(key) == 'table' then
    local section = replica.sections[Replica.name(key.key)] or {}
    local text = ('%s%s %s (%d)'):format(('  '):rep(#key.key - 1), key.kind == 'footer' and '└'
      or section.collapsed and '▸' or '▾', section.title or '', section.count or 0)
    return text, { { 0, #text, 'TableSection' } }
  end
  local function add(text, group)
    pieces[#pieces + 1] = text
    if group and #text > 0 then spans[#spans + 1] = { bytes, bytes + #text, group } end
    bytes = bytes + #text
  end
  local colors = config.get().colors
  for _, slot in ipairs(self.slots) do
    add(gap(slot.from - cells), 'TableBorder')
    local cell, start = replica.cells[slot.id][at], bytes
    local text, blanks = cut(slot, cell.text or '', slot.is_right)
    local group = cell.draft and 'TableDraft' or cell.error and 'TableError' or problems[at .. ' ' .. slot.id]
    add(text, group or ((colors or slot.is_fixed) and slot.color) or nil)
    for _, range in ipairs(cell.matches or {}) do
      local from = math.max(bytes_of(cell.text, range[1]) + blanks, 0)
      local to = math.min(bytes_of(cell.text, range[2]) + blanks, #text)
      if from < to then spans[#spans + 1] = { start + from, start + to, 'TableMatch' } end
    end
    cells = slot.to
  end
  return table.concat(pieces), spans
end

--- Draws the lines that are held and differ from what the buffer has.
function Window:draw()
  local owner, replica, problems = self.table, self.replica, {}
  if not replica.layout or not api.nvim_win_is_valid(self.win) then return end
  for _, problem in ipairs(replica.problems) do
    for _, column in ipairs(problem.columns or { problem.column }) do
      problems[problem.index + 1 .. ' ' .. column] = problem.kind == 'conflict' and 'TableConflict' or 'TableProblem'
    end
  end
  local first, run, run_marks = replica.window.first, {}, {}
  local function flush(stop)
    if #run == 0 then return end
    owner:put(stop - #run, run, run_marks, marks)
    run, run_marks = {}, {}
  end
  local stop = math.min(first + #replica.keys, owner.entries)
  for line = first, stop - 1 do
    local text, spans = self:line(line - first + 1, problems)
    local names = { text }
    for _, span in ipairs(spans) do names[#names + 1] = table.concat(span, ' ') end
    local name = table.concat(names, '\n')
    if owner.filled[line] == name then
      flush(line)
    else
      owner.filled[line] = name
      run[#run + 1], run_marks[#run_marks + 1] = text, spans
    end
  end
  flush(stop)
  owner:blank(marks)
  self.column = self.column or (self.slots[1] or {}).id
  if self.column then self:place_cursor() end
end

--- The slot at a cell of the screen line.
function Window:slot_at(cell)
  for number = #self.slots, 1, -1 do
    if self.slots[number].from <= cell or number == 1 then return self.slots[number] end
  end
end

--- The column's slot, if any of it is in sight; the second result says whether all of it is.
function Window:slot_of(column)
  for _, slot in ipairs(self.slots) do
    if slot.id == column then return slot, slot.to - slot.from == slot.width end
  end
end

--- Puts the cursor back on its column, after columns have moved.
function Window:place_cursor()
  local slot = self:slot_of(self.column)
  if not slot then return end
  if self.cursor_cell and self:slot_at(self.cursor_cell) == slot and self.cursor_cell < slot.to then return self:mark_cell() end
  self.cursor_cell = slot.from
  local line = api.nvim_win_get_cursor(self.win)[1]
  local text = api.nvim_buf_get_lines(self.table.buf, line - 1, line, false)[1] or ''
  local before = #part_of(text, 0, slot.from)
  if text == '' then
    api.nvim_win_call(self.win, function() vim.fn.winrestview({ col = 0, coladd = slot.from, curswant = slot.from }) end)
  else
    api.nvim_win_set_cursor(self.win, { line, before })
  end
  self:mark_cell()
end

--- Takes the column from where the cursor is, and shows the cell.
function Window:take_cursor()
  self.cursor_cell = vim.fn.virtcol('.', false, self.win) - 1
  local slot = self:slot_at(self.cursor_cell)
  self.column = slot and slot.id or self.column
  self:mark_cell()
end

function Window:mark_cell()
  local buf, slot = self.table.buf, self:slot_of(self.column)
  api.nvim_buf_clear_namespace(buf, cursor_mark, 0, -1)
  if not slot then return end
  local line = api.nvim_win_get_cursor(self.win)[1] - 1
  local text = api.nvim_buf_get_lines(buf, line, line + 1, false)[1] or ''
  local from, to = #part_of(text, 0, slot.from), #part_of(text, 0, slot.to)
  if to > from then
    api.nvim_buf_set_extmark(buf, cursor_mark, line, from, { end_col = to, hl_group = 'TableCursor', priority = 150 })
  end
end

--- Shows a column, scrolling as little as possible, and moves the cursor to it.
function Window:go_to_column(column)
  local _, is_whole = self:slot_of(column)
  self.column, self.cursor_cell = column, nil
  if not is_whole then
    daemon.notify('view/scroll', { subscription = self.id, across = { column = column } })
    daemon.wait(config.get().wait, function() return (select(2, self:slot_of(column))) or false end)
  end
  self:place_cursor()
end

--- The rows on screen keep their places, and the cursor stays on its row wherever that is now.
function Window:keep_place(row, line, shift)
  self.asked.first = self.asked.first + shift
  local new_line = line + shift
  for at, key in ipairs(row ~= nil and self.replica.keys or {}) do
    if Replica.name(key) == Replica.name(row) then new_line = self.replica.window.first + at - 1 end
  end
  if new_line == line and shift == 0 then return end
  api.nvim_win_call(self.win, function()
    local view = vim.fn.winsaveview()
    vim.fn.winrestview({ topline = math.max(1, view.topline + shift), lnum = math.max(1, new_line + 1) })
  end)
end

--- Applies an update. The lines on screen stay those of the same rows.
function Window:update(params)
  local old_first, had = self.replica.window.first, not self.replica.needs_reset
  local line = api.nvim_win_get_cursor(self.win)[1] - 1
  local row = self.replica.keys[line - old_first + 1]
  local update, err = self.replica:apply(params)
  if err then daemon.notify('view/resync', { subscription = self.id }) end
  if not update then return end
  local causes = {}
  for _, cause in ipairs(update.causes) do causes[cause] = true end
  self.table:resize(update.counts)
  if had and not causes.scroll then self:keep_place(row, line, update.window.first - old_first) end
  self:place_columns()
  self:draw()
  self.table:say()
  if not self:covers() then self:follow(false) end
end

--- The key of the row under the cursor and its column; waits for the row if it is not held yet.
function Window:cell()
  local line = api.nvim_win_get_cursor(self.win)[1] - 1
  local function key() return self.replica.keys[line - self.replica.window.first + 1] end
  if key() == nil then
    self:follow(false)
    daemon.wait(2000, function() return key() ~= nil end)
  end
  return key(), self.column or (self.slots[1] and self.slots[1].id), line
end

return Window
