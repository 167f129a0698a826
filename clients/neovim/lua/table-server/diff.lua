--- A list of what differs between another state of a table and the present one.
local daemon = require('table-server.daemon')

local api = vim.api
local M = {}
local groups = { ['-'] = 'DiffDelete', ['+'] = 'DiffAdd', ['~'] = 'DiffChange', ['>'] = 'DiffText' }

local function texts_of(blocks, at)
  local texts = {}
  for _, block in ipairs(blocks or {}) do texts[#texts + 1] = block.texts[at] end
  return table.concat(texts, ' │ ')
end

--- The lines of a `table/diff`, and the row key that each is about.
local function lines_of(result)
  local diff, old, lines, keys, cells = result.diff, result.old, {}, {}, {}
  local function add(mark, key, text)
    lines[#lines + 1], keys[#lines + 1] = ('%s %s  %s'):format(mark, key, (text:gsub('\n', '␊'))), key
  end
  for at, key in ipairs(old.deletes.keys or {}) do add('-', key, texts_of(old.deletes.blocks, at)) end
  for _, key in ipairs(result.keys.moves) do add('>', key, 'moved') end
  for at, key in ipairs((diff.inserts or {}).keys or {}) do add('+', key, texts_of(diff.inserts.blocks, at)) end
  for number, block in ipairs(diff.updates or {}) do
    for at, row in ipairs(block.rows) do
      cells[row] = cells[row] or {}
      table.insert(cells[row], ('%s: %s → %s'):format(block.column, old.updates[number].texts[at], block.texts[at]))
    end
  end
  for _, one in ipairs(result.keys.updates) do add('~', one.key, table.concat(cells[one.index] or {}, ', ')) end
  return lines, keys
end

local function show(owner, name, result)
  local counts = result.counts
  local lines, keys = lines_of(result)
  table.insert(lines, 1, ('%s: %d deleted, %d moved, %d inserted, %d changed%s'):format(name, counts.deletes, counts.moves,
    counts.inserts, counts.updates, result.more and ' (the first of them)' or ''))
  vim.cmd('botright new')
  local buf, win = api.nvim_get_current_buf(), vim.fn.bufwinid(owner.buf)
  api.nvim_buf_set_lines(buf, 0, -1, false, lines)
  vim.bo[buf].buftype, vim.bo[buf].bufhidden, vim.bo[buf].modifiable = 'nofile', 'wipe', false
  local marks = api.nvim_create_namespace('table-server-diff')
  for at, line in ipairs(lines) do
    local group = at > 1 and groups[line:sub(1, 1)]
    if group then api.nvim_buf_set_extmark(buf, marks, at - 1, 0, { end_col = #line, hl_group = group }) end
  end
  vim.keymap.set('n', '<CR>', function()
    local key = keys[vim.fn.line('.') - 1]
    if key == nil or not api.nvim_win_is_valid(win) then return end
    api.nvim_set_current_win(win)
    owner:go_among({ { row = key } })
  end, { buffer = buf })
end

--- Compares with the saved state, with a file, or with a revision of git ("git:HEAD").
function M.open(owner, with)
  local from, revision = { table = owner.id, revision = owner.saved_revision }, with and with:match('^git:(.+)')
  if with then
    local params = { table = owner.id .. '-other', journal = 'off', path = vim.fn.fnamemodify(with, ':p') }
    if revision then
      local folder, file = vim.fs.dirname(owner.path), vim.fs.basename(owner.path)
      local done = vim.system({ 'git', '-C', folder, 'show', revision .. ':./' .. file }):wait()
      if done.code ~= 0 then return daemon.complain({ message = done.stderr }) end
      params.path, params.content = nil, { base64 = vim.base64.encode(done.stdout) }
    end
    if not daemon.ask('table/open', params) then return end
    from = { table = params.table }
  end
  local result = daemon.ask('table/diff', { from = from, to = { table = owner.id }, as = 'text' })
  if with then daemon.notify('table/close', { table = from.table }) end
  if result then show(owner, with or 'Since the last save', result) end
end

return M
