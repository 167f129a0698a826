--- A table of a text buffer: changes of the text change the table, and edits of the table change the text.
local config = require('table-server.config')
local daemon = require('table-server.daemon')
local Table = require('table-server.actions')

local api = vim.api
local M = {}

local lpeg = vim.lpeg
local character = lpeg.utfR(0, 0xD7FF) + lpeg.utfR(0xE000, 0x10FFFF)
local inner_return = lpeg.P('\r') * #lpeg.P(1)
local sent = lpeg.Cs((inner_return / '?' + character + lpeg.P(1) / '?') ^ 0)

--- Some lines as text, each with its end. A byte that is no UTF-8 is "?", so that offsets stay the same, and so is a
--- carriage return within a line, which ends a line for the daemon. Neovim has NUL as line feed within a line.
local function text_of(buf, first, last)
  local lines = api.nvim_buf_get_lines(buf, first, last, false)
  for at, line in ipairs(lines) do
    if line:find('[\n\r\128-\255]') then lines[at] = sent:match((line:gsub('\n', '\0'))) end
  end
  lines[#lines + 1] = ''
  return table.concat(lines, '\n')
end

--- Sends the changes of the text that the daemon does not have, one request at a time.
local function send(owner)
  local link = owner.link
  if link.is_sending or #link.changes == 0 or Table.of_buffer[owner.buf] ~= owner then return end
  local is_whole = link.changes[1].range == nil
  local params = { table = owner.id, version = link.version + 1, changes = link.changes, label = 'Text' }
  params.tableEdits = is_whole and 'drop' or nil
  link.is_sending, link.changes = true, {}
  daemon.request('table/didChangeText', params, function(err, result)
    link.is_sending = false
    if result then
      link.version = result.version
      owner:learn_columns()
    elseif is_whole then
      return daemon.tell('the table does not follow the text: ' .. err.message, 'ErrorMsg')
    else
      if (err.data or {}).kind == 'textEditsPending' then daemon.tell('u in the table restores its edits', 'WarningMsg') end
      link.changes = { { text = text_of(owner.text_buffer, 0, -1) } }
    end
    send(owner)
    if link.is_due then owner:pull() end
  end)
end

--- Waits until the daemon has the text.
local function settle(owner)
  daemon.wait(5000, function()
    send(owner)
    return not owner.link.is_sending
  end)
end

--- Applies text edits of the daemon, which are in order.
local function apply(edits, buf)
  local count = api.nvim_buf_line_count(buf)
  for at = #edits, 1, -1 do
    local from, to, lines = edits[at].range.start, edits[at].range['end'], vim.split(edits[at].newText, '\n')
    if to.line < count then
      api.nvim_buf_set_text(buf, from.line, from.character, to.line, to.character, lines)
    else -- The end of the text is a line for the daemon, but not for Neovim.
      lines[1] = (api.nvim_buf_get_lines(buf, from.line, from.line + 1, false)[1] or ''):sub(1, from.character) .. lines[1]
      lines[#lines] = nil
      api.nvim_buf_set_lines(buf, from.line, -1, false, lines)
    end
  end
end

--- Makes the edits of the table in the text, too.
local function pull(owner)
  local link, edits, result = owner.link, {}, nil
  link.is_due = true
  -- The answer to a change that is on its way comes first.
  if link.is_pulling or link.is_sending or #link.changes > 0 then return end
  link.is_pulling, link.is_due = true, false
  repeat -- All pages are about the same text.
    local range = { first = #edits, size = 10000 }
    result = daemon.ask('table/save', { table = owner.id, dryRun = true, range = range })
    vim.list_extend(edits, result and result.edits.items or {})
  until not result or not result.edits.more
  link.is_pulling = false
  if not result then return end
  -- Other rows can have the same text. A change that changes nothing then tells the daemon that both are equal.
  local start = { line = 0, character = 0 }
  if #edits == 0 and result.dirty then link.changes = { { range = { start = start, ['end'] = start }, text = '' } } end
  local is_fine, problem = pcall(function()
    -- A step of its own for undo, also while the buffer is not the current one.
    api.nvim_buf_call(owner.text_buffer, function() vim.cmd('let &l:undolevels = &l:undolevels') end)
    apply(edits, owner.text_buffer)
  end)
  if not is_fine then
    daemon.tell(tostring(problem):gsub('^.-%.lua:%d+: ', ''), 'ErrorMsg')
    link.changes = { { text = text_of(owner.text_buffer, 0, -1) } }
  end
  send(owner)
end

--- Follows the changes of the text until it or the table is closed.
local function attach(owner)
  local link, buf = owner.link, owner.text_buffer
  local function add(change)
    if #link.changes == 0 then vim.schedule(function() send(owner) end) end
    link.changes = change.range and link.changes or {}
    table.insert(link.changes, change)
  end
  api.nvim_buf_attach(buf, false, {
    on_lines = function(_, _, _, first, last, new_last)
      if Table.of_buffer[owner.buf] ~= owner then return true end
      -- A text without lines is one empty line in Neovim, and later changes count that line.
      if api.nvim_buf_line_count(buf) == 1 then return add({ text = text_of(buf, 0, -1) }) end
      local range = { start = { line = first, character = 0 }, ['end'] = { line = last, character = 0 } }
      add({ range = range, text = text_of(buf, first, new_last) })
    end,
    on_detach = vim.schedule_wrap(function()
      if Table.of_buffer[owner.buf] ~= owner then return end
      if not api.nvim_buf_is_loaded(buf) then return api.nvim_buf_delete(owner.buf, { force = true }) end
      attach(owner) -- The text was read again.
      add({ text = text_of(buf, 0, -1) })
    end),
  })
end

--- Keeps both equal when the user goes from one to the other.
local function follow(owner)
  local buf = owner.text_buffer
  attach(owner)
  api.nvim_create_autocmd('BufEnter', { buffer = owner.buf, callback = function() settle(owner) end })
  api.nvim_create_autocmd('BufEnter', { buffer = buf, callback = function()
    if Table.of_buffer[owner.buf] ~= owner then return true end
    owner:refresh()
  end })
end

--- Opens a table of the current buffer's text in a window of its own, or goes to it. `dialect` has forced values.
function M.open(dialect)
  local buf, set = api.nvim_get_current_buf(), config.get().open
  if Table.of_buffer[buf] then error('this buffer is a table', 0) end
  for _, owner in pairs(Table.of_buffer) do
    if owner.link and owner.text_buffer == buf then return require('table-server.places').show(owner.buf) end
  end
  local text = text_of(buf, 0, -1)
  -- Nothing can be detected in a text that is still empty.
  if not text:find('%S') then dialect = vim.tbl_extend('keep', dialect, { delimiter = ',', header = true }) end
  local params = {
    content = { text = text }, textVersion = 1, columns = set.columns, dialect = vim.tbl_extend('force', set.dialect or {}, dialect),
  }
  local name = vim.fs.basename(api.nvim_buf_get_name(buf))
  local about = { text_buffer = buf, pull = pull, link = { version = 1, changes = {}, is_sending = false, is_pulling = false } }
  local owner = require('table-server').open_beside(name ~= '' and name or 'text', 'table/open', params, about)
  if owner then follow(owner) end
end

return M
