--- The daemon: one process for all tables, started with the first of them.
local config = require('table-server.config')

local M = {
  --- Bytes and messages received, bytes sent: for measurements.
  traffic = { received = 0, messages = 0, sent = 0 },
  --- Called with the params of each event, by method.
  handlers = {},
}
local job, inbox, pending, buffer, next_id, scheduled = nil, {}, {}, '', 0, false

M.how_to_get = 'table-server was not found. Build it (swift build -c release --static-swift-stdlib '
  .. '--product table-server), then put it on the path, or set vim.g.table_server = { command = "…" }.'

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
  scheduled = false
  while inbox[1] do
    local message = table.remove(inbox, 1)
    local waiting = message.id and not message.method and pending[message.id]
    if waiting then
      pending[message.id] = nil
      waiting(message.error, message.result)
    elseif message.method and message.id then
      write({ id = message.id, error = { code = -32601, message = 'not supported' } })
    elseif M.handlers[message.method] then
      M.handlers[message.method](message.params)
    end
  end
end

local function receive(_, data)
  if not data then return end
  M.traffic.received = M.traffic.received + #data
  buffer = buffer .. data
  while true do
    local _, body, length = buffer:find('^Content%-Length: (%d+)\r\n\r\n')
    length = tonumber(length)
    if not length then break end
    if #buffer < body + length then break end
    inbox[#inbox + 1] = vim.json.decode(buffer:sub(body + 1, body + length))
    M.traffic.messages = M.traffic.messages + 1
    buffer = buffer:sub(body + length + 1)
  end
  if inbox[1] and not scheduled then
    scheduled = true
    vim.schedule(M.drain)
  end
end

--- Waits until the condition holds; runs what arrives meanwhile, and nothing else of the editor.
function M.wait(milliseconds, condition)
  return vim.wait(milliseconds, function()
    M.drain()
    return condition()
  end, 1, true)
end

--- Starts the daemon if it does not run. Returns false if there is none.
function M.start()
  if job then return true end
  local words = M.command()
  if not words then return false end
  buffer, inbox = '', {}
  local this
  this = vim.system(words, { stdin = true, stdout = receive, stderr = false }, vim.schedule_wrap(function(done)
    if job ~= this then return end
    M.drain()
    job = nil
    local waiting = pending
    pending = {}
    for _, answer in pairs(waiting) do answer({ message = 'table-server has ended' }) end
    if M.handlers.ended then M.handlers.ended(done) end
  end))
  job = this
  M.request('initialize', {
    clientInfo = { name = 'neovim', version = tostring(vim.version()) }, processId = vim.fn.getpid(),
    journal = config.get().journal,
  }, function(_, result) M.server = result end)
  return true
end

--- Sends a request; `callback(error, result)` runs in the main loop. Returns the request's id.
function M.request(method, params, callback)
  next_id = next_id + 1
  pending[next_id] = callback
  if not job then
    local answer = pending[next_id]
    pending[next_id] = nil
    return vim.schedule(function() answer({ message = 'table-server does not run' }) end) and nil
  end
  write({ id = next_id, method = method, params = next(params) and params or nil })
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
  if err then M.complain(err) end
  return result
end

--- Sends a method of which no answer is wanted.
function M.notify(method, params) write({ method = method, params = params }) end

--- Shows a line below the screen; all of it is in `:messages`. It never makes the user press Enter.
function M.tell(text, group)
  text = text:gsub('%s+', ' ')
  vim.cmd.echomsg({ vim.fn.string(text), mods = { silent = true } })
  local room = math.max(vim.v.echospace, 10)
  local shown = vim.api.nvim_strwidth(text) > room and vim.fn.strcharpart(text, 0, room - 1) .. '…' or text
  vim.api.nvim_echo({ { shown, group } }, false, {})
end

--- Shows an error of the daemon.
function M.complain(err)
  local problem = ((err.data or {}).problems or {})[1]
  local text = problem and (problem.hint or problem.message) or err.message
  M.tell(text, 'ErrorMsg')
end

--- Ends the daemon. It has written everything by then.
function M.stop()
  if not job then return end
  local this = job
  write({ id = 0, method = 'shutdown' })
  write({ method = 'exit' })
  job = nil
  this:write(nil)
end


--- The number of the daemon's process, if it runs.
function M.process() return job and job.pid end

return M
