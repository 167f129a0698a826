--- A list of what differs between another state of a table and the present one.
local daemon = require('table-server.daemon')

local api, M = vim.api, {}
local groups = { ['-'] = 'DiffDelete', ['+'] = 'DiffAdd', ['~'] = 'DiffChange', ['>'] = 'DiffText' }

--- The lines of a `table/diff`, and the row key that each is about.
local function lines_of(result, title)
  local diff, old, counts, keys, cells = result.diff, result.old, result.counts, {}, {}
  local lines = { ('%s: %d deleted, %d moved, %d inserted, %d changed%s'):format(title, counts.deletes, counts.moves,
    counts.inserts, counts.updates, result.more and ' (the first of them)' or '') }
  local function add(mark, key, text)
    lines[#lines + 1] = ('%s %s  %s'):format(mark, key, (text:gsub('\n', '␊')))
    keys[#lines] = key
  end
  local function add_rows(mark, rows)
    for at, key in ipairs(rows.keys or {}) do
      add(mark, key, table.concat(vim.tbl_map(function(block) return block.texts[at] end, rows.blocks), ' │ '))
    end
  end
  add_rows('-', old.deletes)
  for _, key in ipairs(result.keys.moves) do add('>', key, 'moved') end
  add_rows('+', diff.inserts or {})
  for number, block in ipairs(diff.updates or {}) do
    for at, row in ipairs(block.rows) do
      local change = ('%s: %s → %s'):format(block.column, old.updates[number].texts[at], block.texts[at])
      cells[row] = (cells[row] and cells[row] .. ', ' or '') .. change
    end
  end
  for _, one in ipairs(result.keys.updates) do add('~', one.key, cells[one.index] or '') end
  return lines, keys
end

local function show(owner, lines, keys)
  local win = vim.fn.bufwinid(owner.buf)
  vim.cmd('botright new')
  local buf, marks = api.nvim_get_current_buf(), api.nvim_create_namespace('table-server-diff')
  api.nvim_buf_set_lines(buf, 0, -1, false, lines)
  vim.bo[buf].buftype, vim.bo[buf].bufhidden, vim.bo[buf].modifiable = 'nofile', 'wipe', false
  for at in pairs(keys) do
    api.nvim_buf_set_extmark(buf, marks, at - 1, 0, { end_col = #lines[at], hl_group = groups[lines[at]:sub(1, 1)] })
  end
  vim.keymap.set('n', '<CR>', function()
    local key = keys[vim.fn.line('.')]
    if key == nil or not api.nvim_win_is_valid(win) then return end
    api.nvim_set_current_win(win)
    owner:go_to_row(key)
  end, { buffer = buf })
end

--- Compares with the saved state, with a file, or with a revision of git ("git:HEAD").
function M.open(owner, with)
  local from, revision = { table = owner.id, revision = owner.saved_revision }, with and with:match('^git:(.+)')
  if with then
    from = { table = owner.id .. '-other' }
    local params = { table = from.table, journal = 'off', path = vim.fn.fnamemodify(with, ':p') }
    if revision then
      local folder, file = vim.fs.dirname(owner.path), vim.fs.basename(owner.path)
      local done = vim.system({ 'git', '-C', folder, 'show', revision .. ':./' .. file }):wait()
      if done.code ~= 0 then return daemon.tell(done.stderr, 'ErrorMsg') end
      params.path, params.content = nil, { base64 = vim.base64.encode(done.stdout) }
    end
    if not daemon.ask('table/open', params) then return end
  end
  local result = daemon.ask('table/diff', { from = from, to = { table = owner.id }, as = 'text' })
  if with then daemon.notify('table/close', { table = from.table }) end
  if result then show(owner, lines_of(result, with or 'Since the last save')) end
end

return M
