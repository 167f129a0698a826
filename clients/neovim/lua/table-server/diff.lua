--- A table of the differences between two states of a table: `:Table diff`.
local daemon = require('table-server.daemon')

local api, M = vim.api, {}

--- What a word names, as content before the changes: nothing the saved state, a file, or else a revision of git.
local function content_before(owner, word)
  local file = owner.path or owner.link and api.nvim_buf_get_name(owner.text_buffer)
  if file == '' then error('the text has no file', 0) end
  if not word then return owner.link and { path = file } or { table = owner.id, saved = true } end
  local path, revision = vim.fn.fnamemodify(word, ':p'), word:match('^git:(.+)') or word
  if vim.fn.filereadable(path) == 1 then return { path = path } end
  if not file then error(word .. ' is no file', 0) end
  local folder, name = vim.fs.dirname(file), vim.fs.basename(file)
  local is_fine, git = pcall(vim.system, { 'git', '-C', folder, 'show', revision .. ':./' .. name })
  if not is_fine then error(('%s is no file, and git was not found'):format(word), 0) end
  local done = git:wait()
  if done.code ~= 0 then error(('%s is no file and no revision of git: %s'):format(word, done.stderr), 0) end
  return { base64 = vim.base64.encode(done.stdout) }
end

--- The kind of each row and the first columns stay at the left, and only rows that differ are shown at first.
local function state_of(description)
  local columns, hidden = description.difference.columns, {}
  for _, name in ipairs({ 'moved', 'changed', 'from', 'to' }) do hidden[columns[name]] = { hidden = true } end
  return {
    columns = hidden, styles = description.difference.styles,
    filter = { kind = 'compare', column = columns.kind, relation = 'notEqual', value = 'same' },
    layout = { fixed = { leading = 1 + require('table-server.config').get().fixed_columns } },
  }
end

--- Goes from a row of the difference to that of the table.
local function go_to_table(difference, owner)
  local row, column = difference:cell()
  local to = difference.difference.columns.to
  local result = row ~= nil and daemon.ask('view/rows', { view = difference.id, keys = { row }, columns = { to }, as = 'value' })
  if not result then return end
  local key = result.blocks[1].values[1]
  if key == vim.NIL then return daemon.tell('the row is removed', 'WarningMsg') end
  for name, was in pairs(difference.difference.columns.was) do if was == column then column = name end end
  if not api.nvim_buf_is_loaded(owner.buf) then return daemon.tell('the table was closed', 'WarningMsg') end
  require('table-server.places').show(owner.buf)
  owner:go_to_row(key, vim.tbl_contains(owner.order, column) and column or nil)
end

--- Opens the difference from the saved state, a file or a revision of git in a window of its own.
function M.open(owner, word)
  local params = { from = content_before(owner, word), to = { table = owner.id } }
  local name = ('%s..%s'):format(word or 'saved', vim.fs.basename(owner.description.name))
  local open = require('table-server').open_beside
  local difference = open(name, 'table/openDifference', params, { state_of = state_of })
  if not difference then return end
  if difference.entries == 0 then daemon.tell('no row differs') end
  vim.keymap.set('n', '<CR>', function() go_to_table(difference, owner) end, { buffer = difference.buf, desc = 'Table: go to the row' })
end

return M
