--- `:checkhealth table-server`.
local M = {}

function M.check()
  local daemon, config, health = require('table-server.daemon'), require('table-server.config'), vim.health
  health.start('table-server')
  if vim.fn.has('nvim-0.10') == 1 then health.ok('Neovim ' .. tostring(vim.version())) else health.error('Neovim 0.10 is needed') end
  local words = daemon.command()
  if not words then return health.error(daemon.how_to_get) end
  health.ok('daemon: ' .. table.concat(words, ' '))
  if not daemon.start() then return end
  local info, err = daemon.call('server/stats', {}, 5000)
  if not info then return health.error('the daemon does not answer: ' .. err.message) end
  local server = daemon.server or { serverInfo = {} }
  health.ok(('it answers: version %s, protocol %s'):format(server.serverInfo.version, server.protocolVersion))
  if server.protocolVersion ~= '0.1' then health.warn('this plugin was written for protocol 0.1') end
  if vim.fn.executable('git') == 0 then health.info('git was not found, which `:Table diff HEAD` needs') end
  health.info('files that open as tables: ' .. table.concat(config.get().patterns, ' '))
end

return M
