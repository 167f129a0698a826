--- The daemon: one process for all tables, started with the first of them.
local config = require('table-server.config')

local M = {
  traffic = { received = 0, sent = 0 }, -- bytes, for measurements
  messages = {}, -- the last hundred, whole
  handlers = {}, -- called with the params of each event, by method
  how_to_get = 'table-server was not found. Build it (swift build -c release --static-swift-stdlib --product table-server),'
    .. ' then put it on the path, or set vim.g.table_server = { command = "…" }.',
}
local job, ended, inbox, pending, buffer, next_id, is_scheduled = nil, nil, {}, {}, '', 0, false

--- The words that start the daemon, or nil: the setting, $TABLE_SERVER, or the path.
function M.command()
  local set = config.get().command or vim.env.TABLE_SERVER or 'table-server'
  local words = type(set) == 'table' and vim.deepcopy(set) or { set }
  words[1] = vim.fn.exepath(vim.fn.expand(words[1]))
  return words[1] ~= '' and words or nil
end

local function write(message)
  message.jsonrpc = '2.0'
  local body = vim.json.encode(message)
  local frame = ('Content-Length: %d\r\n\r\n%s'):format(#body, body)
  M.traffic.sent = M.traffic.sent + #frame
  if job then job:write(frame) end
end

--- Runs what has arrived, in order. Callbacks may call back in: they see only later messages.
function M.drain()
  is_scheduled = false
  while inbox[1] do
    local message = table.remove(inbox, 1)
    local id, method = message.id, message.method
    if method and id then
      write({ id = id, error = { code = -32601, message = 'not supported' } })
    elseif M.handlers[method] then
      M.handlers[method](message.params)
    elseif pending[id] then
      local answer = pending[id]
      pending[id] = nil
      answer(message.error, message.result)
    end
  end
  if not ended then return end
  local done, waiting = ended, pending
  job, ended, pending = nil, nil, {}
  for _, answer in pairs(waiting) do answer({ message = 'table-server has ended' }) end
  if M.handlers.ended then M.handlers.ended(done) end
end

local function schedule()
  if not is_scheduled then vim.schedule(M.drain) end
  is_scheduled = true
end

local function receive(_, data)
  M.traffic.received, buffer = M.traffic.received + #(data or ''), buffer .. (data or '')
  while true do
    local _, head, length = buffer:find('^Content%-Length: (%d+)\r\n\r\n')
    local stop = head and head + tonumber(length)
    if not stop or #buffer < stop then break end
    inbox[#inbox + 1], buffer = vim.json.decode(buffer:sub(head + 1, stop)), buffer:sub(stop + 1)
  end
  if inbox[1] then schedule() end
end

--- Waits until the condition is true; meanwhile it handles messages, and nothing else of the
--- editor.
function M.wait(milliseconds, condition)
  return vim.wait(milliseconds, function()
    M.drain()
    return condition()
  end, 1, true)
end

--- Starts the daemon if it does not run. Returns false if there is none.
function M.start()
  local words, this = not job and M.command(), nil
  if not words then return job ~= nil end
  buffer, inbox = '', {}
  this = vim.system(words, { stdin = true, stdout = receive, stderr = false }, function(done)
    if job ~= this then return end
    ended = done
    schedule()
  end)
  job = this
  local client = { name = 'neovim', version = tostring(vim.version()) }
  -- Offsets of search hits count bytes, like those of highlights.
  local params = { clientInfo = client, processId = vim.fn.getpid(), journal = config.get().journal, positions = 'utf-8' }
  M.request('initialize', params, function(_, result) M.server = result end)
  return true
end

--- Sends a request; `callback(error, result)` runs in the main loop. Returns the request's id.
function M.request(method, params, callback)
  if not job then return vim.schedule(function() callback({ message = 'table-server does not run' }) end) end
  next_id = next_id + 1
  pending[next_id] = callback
  write({ id = next_id, method = method, params = params })
  return next_id
end

--- Sends a request and waits for its answer. Returns the result, or nil and the error.
function M.call(method, params, milliseconds)
  local is_done, err, result = false, nil, nil
  local id = M.request(method, params, function(...)
    is_done, err, result = true, ...
  end)
  if M.wait(milliseconds or 600000, function() return is_done end) then return result, err end
  M.notify('$/cancelRequest', { id = id })
  return nil, { message = method .. ' was interrupted' }
end

--- The same, and shows an error.
function M.ask(method, params)
  local result, err = M.call(method, params)
  local problem = err and ((err.data or {}).problems or {})[1] or {}
  if err then M.tell(problem.hint or problem.message or err.message, 'ErrorMsg') end
  return result
end

--- Sends a method of which no answer is wanted.
function M.notify(method, params) write({ method = method, params = params }) end

--- Shows a line below the screen, cut so that it never makes the user press Enter.
function M.show(text, group)
  local room = math.max(vim.v.echospace, 1)
  local shown = vim.api.nvim_strwidth(text) > room and vim.fn.strcharpart(text, 0, room - 1) .. '…' or text
  vim.cmd.redraw() -- Else two messages in a row ask for Enter.
  vim.api.nvim_echo({ { shown, group } }, false, {})
end

--- The same, and keeps the whole text for `:Table messages`.
function M.tell(text, group)
  M.messages[#M.messages + 1] = text:gsub('%s+', ' ')
  if #M.messages > 100 then table.remove(M.messages, 1) end
  M.show(M.messages[#M.messages], group)
end

--- Ends the daemon. It has written everything by then.
function M.stop()
  local this = job
  if not this then return end
  write({ id = 0, method = 'shutdown' })
  write({ method = 'exit' })
  job = nil
  this:write(nil)
end

--- The number of the daemon's process, if it runs.
function M.process() return job and job.pid end

return M
