--- The plugin's functions for settings, status lines and other plugins.
local config = require('table-server.config')

local M = { setup = config.setup }
local api = vim.api

--- The table of a buffer (0 or nil: the current one), or nil. See |table-server-api|.
function M.get(buf)
  if not package.loaded['table-server.table'] then return nil end
  return require('table-server.table').of_buffer[(buf == nil or buf == 0) and api.nvim_get_current_buf() or buf]
end

--- A text for status lines: rows, what is filtered, encoding and delimiter.
function M.status(buf) return vim.b[buf or 0].table_status or '' end

--- Gives a buffer the text of a file, by default its own, and no keys and events of a table any more.
function M.open_as_text(buf, path)
  path = path or api.nvim_buf_get_name(buf)
  require('table-server.keys').unmap(buf)
  api.nvim_create_augroup('table-server-' .. buf, {})
  api.nvim_buf_call(buf, function()
    local levels = vim.go.undolevels
    vim.bo.modifiable, vim.bo.undolevels = true, -1
    vim.cmd('silent keepjumps %delete _')
    if vim.fn.filereadable(path) == 1 then
      vim.cmd('silent keepalt noautocmd read ++edit ' .. vim.fn.fnameescape(path) .. ' | silent keepjumps 1delete _')
    end
    vim.bo.undolevels, vim.bo.modified, vim.bo.filetype = levels, false, 'csv'
  end)
end

--- Opens the buffer's file as a table. Returns the table, or nil if it is text now.
function M.open(buf)
  local Table = require('table-server.actions')
  local path = vim.fn.fnamemodify(api.nvim_buf_get_name(buf), ':p')
  local owner = Table.of_buffer[buf]
  if owner and owner.path == path then
    owner:revert()
    return owner
  end
  if vim.fn.filereadable(path) == 0 then return M.open_as_text(buf) end
  local err
  owner, err = Table.open(buf, path)
  if owner then return M.attach(owner) end
  vim.bo[buf].buftype = ''
  require('table-server.daemon').tell(err.message, 'WarningMsg')
  return M.open_as_text(buf)
end

--- Opens a table in a buffer of its own, in a new window. `name` is a part of its name; for the others see `Table.make`.
--- Returns the table, or nil with a message.
function M.open_beside(name, method, params, about)
  local Table = require('table-server.actions')
  vim.cmd('botright new')
  local buf = api.nvim_get_current_buf()
  vim.bo[buf].bufhidden = 'wipe'
  local owner, err = Table.make(buf, method, params, about)
  if owner then
    api.nvim_buf_set_name(buf, ('table://%s/%s'):format(owner.id, name))
    return M.attach(owner)
  end
  vim.cmd('bwipeout!')
  require('table-server.daemon').tell(err.message, 'ErrorMsg')
end

--- Gives the table's buffer its keys, and follows its events. Returns the table.
function M.attach(owner)
  local Table, buf = require('table-server.actions'), owner.buf
  require('table-server.keys').map(buf)
  local group = api.nvim_create_augroup('table-server-' .. buf, {})
  local function on(events, action)
    api.nvim_create_autocmd(events, { group = group, buffer = buf, callback = function(event)
      local one = Table.of_buffer[buf]
      if one then action(one, api.nvim_get_current_win(), event) end
    end })
  end
  on('BufWriteCmd', function(one, _, event) one:save(vim.fn.fnamemodify(event.match, ':p'), vim.v.cmdbang == 1) end)
  on('CursorMoved', function(one, win) if one.windows[win] then one.windows[win]:take_cursor() end end)
  on('BufUnload', function(one) if vim.v.dying == 0 then one:close() end end)
  return owner
end

return M
