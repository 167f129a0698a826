--- From a cell to its place in the text of the table, and from a text to the row: `:Table source` and `:Table show`.
local daemon = require('table-server.daemon')
local Table = require('table-server.actions')

local api, ask = vim.api, daemon.ask
local M = {}

--- Where the text of the cell under the cursor begins: {line, byte} as for `nvim_win_set_cursor`; nil with a message.
function M.of_cell(owner)
  local row, column = owner:cell()
  local result = row ~= nil and ask('table/rowSource', { table = owner.id, rows = { row }, fields = true })
  if not result then return end
  local place = result.rows[1].place
  for _, field in ipairs(result.rows[1].fields or {}) do if field.column == column then place = field.place end end
  if place and place.range then return { place.range.start.line + 1, place.range.start.character } end
  daemon.tell(place and 'the place has no line' or 'the text does not have this row yet', 'WarningMsg')
end

--- Moves to a place as far as the buffer of the current window has it.
function M.go(place)
  local line = math.min(place[1], api.nvim_buf_line_count(0))
  api.nvim_win_set_cursor(0, { line, place[2] })
end

--- Moves to the row and the column at a place. Returns nil if there is no row, false if the view does not show it.
function M.go_to_row(owner, place)
  local result
  -- Just after the opening, the file may not be read up to there.
  daemon.wait(2000, function()
    result = daemon.call('table/rowAt', { table = owner.id, line = place[1] - 1, character = place[2] })
    return not result or result.complete or result.row ~= vim.NIL
  end)
  if result and result.row ~= vim.NIL then return owner:go_to_row(result.row, result.column) end
end

--- The table's file as text, in a buffer that cannot be changed.
local function text_of_file(owner)
  local stat = vim.uv.fs_stat(owner.path or '')
  local source = owner.description.source or {}
  if not stat or source.compression then error('the table has no file that is a text', 0) end
  if not owner.text_buffer or not api.nvim_buf_is_valid(owner.text_buffer) then
    owner.text_buffer, owner.text_read = api.nvim_create_buf(false, true), nil
    api.nvim_buf_set_name(owner.text_buffer, 'table-text://' .. owner.path)
    vim.bo[owner.text_buffer].bufhidden = 'wipe'
  end
  local read = ('%d.%d %d'):format(stat.mtime.sec, stat.mtime.nsec, stat.size)
  if owner.text_read ~= read then
    owner.text_read = read
    require('table-server').open_as_text(owner.text_buffer, owner.path)
    vim.bo[owner.text_buffer].modifiable = false
  end
end

--- Shows the buffer in a window, which becomes the current one.
function M.show(buf)
  local win = vim.fn.bufwinid(buf)
  if win >= 0 then return api.nvim_set_current_win(win) end
  vim.cmd('botright sbuffer ' .. buf)
end

--- Goes to the text of the cell under the cursor.
function M.show_text(owner)
  local place = M.of_cell(owner)
  if not place then return end
  if not owner.link then text_of_file(owner) end
  M.show(owner.text_buffer)
  M.go(place)
end

--- Opens the current buffer's file as a table, at the row that the cursor is on.
function M.open_here()
  if Table.of_buffer[api.nvim_get_current_buf()] then return end
  if vim.bo.modified or vim.bo.buftype ~= '' then error('expected a file as text, without changes', 0) end
  local place = api.nvim_win_get_cursor(0)
  local owner = require('table-server').open(api.nvim_get_current_buf())
  if owner then M.go_to_row(owner, place) end
end

--- Goes from the cursor in a text to the row of the table; a file that is open as text is opened as a table.
function M.show_row()
  local buf, place = api.nvim_get_current_buf(), api.nvim_win_get_cursor(0)
  for _, owner in pairs(Table.of_buffer) do
    if owner.text_buffer == buf then
      M.show(owner.buf)
      if M.go_to_row(owner, place) == nil then daemon.tell('no row is there', 'WarningMsg') end
      return
    end
  end
  M.open_here()
end

return M
