-- Loaded at the start: autocommands, highlight groups and :Table. All else is loaded with the first table.
if vim.g.loaded_table_server then return end
vim.g.loaded_table_server = true
if vim.fn.has('nvim-0.10') == 0 then return vim.notify('table-server needs Neovim 0.10', vim.log.levels.WARN) end

local api, config = vim.api, require('table-server.config')
local links = {
  TableHeader = 'Title', TableFixed = 'Identifier', TableMatch = 'Search', TableCursor = 'Visual',
  TableError = 'DiagnosticError', TableProblem = 'DiagnosticUnderlineWarn', TableConflict = 'DiffText',
  TableDraft = 'DiffChange', TableBorder = 'NonText', TableSection = 'Folded',
  TableAdded = 'DiffAdd', TableRemoved = 'DiffDelete', TableMoved = 'DiffChange', TableChanged = 'DiffText',
}
local colors = { 'Normal', 'String', 'Type', 'Constant', 'Special', 'Statement', 'PreProc', 'Function', 'Identifier' }
for number, group in ipairs(colors) do links['TableCol' .. number - 1] = group end
for name, group in pairs(links) do api.nvim_set_hl(0, name, { link = group, default = true }) end

api.nvim_create_user_command('Table', function(arguments) require('table-server.commands').run(arguments) end, {
  nargs = '+', bang = true,
  complete = function(...) return require('table-server.commands').complete(...) end,
})

local group = api.nvim_create_augroup('table-server', {})
local function on(events, pattern, action)
  api.nvim_create_autocmd(events, { group = group, pattern = pattern, nested = true, callback = action })
end

local patterns = config.get().patterns
if #patterns > 0 then
  on('BufReadCmd', patterns, function(event)
    -- Names such as fugitive:// belong to other plugins.
    if not event.match:find('^%a[%w+.-]+://') then require('table-server').open(event.buf) end
  end)
end
-- What concerns tables only, and only once there is one.
local function tables() return package.loaded['table-server.table'] and require('table-server.table').of_buffer or {} end
local function follow()
  for _, one in pairs(tables()) do one:follow() end
end
on({ 'WinScrolled', 'WinResized', 'WinNew', 'WinEnter', 'BufWinEnter', 'WinClosed' }, '*', follow)
on('OptionSet', { 'number', 'relativenumber', 'numberwidth', 'signcolumn', 'foldcolumn' }, function() vim.schedule(follow) end)
on('FocusGained', '*', function() for _, one in pairs(tables()) do one:look() end end)
on('VimLeave', '*', function()
  if package.loaded['table-server.daemon'] then require('table-server.daemon').stop() end
end)
