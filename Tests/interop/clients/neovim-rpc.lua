-- Neovim's vim.lsp.rpc. DAEMON=… SESSION=… nvim --headless -u NONE -c 'luafile neovim-rpc.lua'
local daemon, session = vim.env.DAEMON, vim.env.SESSION
local updates, status = {}, nil

local function say(value) io.stdout:write(vim.json.encode(value), '\n') end

local dispatchers = {
  notification = function(method, params)
    if method == 'view/update' then updates[#updates + 1] = params end
  end,
  server_request = function() return nil, vim.lsp.rpc_response_error(-32601) end,
  on_exit = function(code) status = code end,
  on_error = function(kind, failure) io.stderr:write(kind, ' ', vim.inspect(failure), '\n') end,
}

-- From Neovim 0.11 on the command is one list.
local client
if vim.fn.has('nvim-0.11') == 1 then
  client = vim.lsp.rpc.start({ daemon, '--stdio' }, dispatchers)
else
  client = vim.lsp.rpc.start(daemon, { '--stdio' }, dispatchers)
end

local function answer(step)
  local isDone, failure, result = false, nil, nil
  client.request(step.request, step.params, function(err, value)
    isDone, failure, result = true, err, value
  end)
  vim.wait(10000, function() return isDone end, 5)
  if not isDone then return { timeout = step.request } end
  if failure then
    return { error = { code = failure.code, message = failure.message, data = failure.data } }
  end
  return { result = result == nil and vim.NIL or result }
end

local function awaited(cause)
  local found = vim.NIL
  vim.wait(10000, function()
    for _, update in ipairs(updates) do
      if vim.tbl_contains(update.causes, cause) then
        found = update
        return true
      end
    end
    return false
  end, 5)
  return { update = found }
end

local file = assert(io.open(session, 'r'))
local steps = vim.json.decode(file:read('*a'))
file:close()
for _, step in ipairs(steps) do
  if step.request then
    say(answer(step))
  elseif step.notify then
    client.notify(step.notify, step.params)
  else
    say(awaited(step.await))
  end
end
vim.wait(10000, function() return status ~= nil end, 5)
say({ exit = status or vim.NIL })
vim.cmd('qa!')
