--- A table in a buffer: opening, saving, the buffer's lines, and what the daemon reports.
local config = require('table-server.config')
local daemon = require('table-server.daemon')
local Window = require('table-server.window')

local api = vim.api
local Table = { of_buffer = {} } -- the tables by buffer
Table.__index = Table
local priorities = { TableBorder = 90, TableMatch = 200 } -- looks of rows have 95, TableCursor has 150
local next_id, namespace = 0, api.nvim_create_namespace('table-server')

function Table:event(name)
  api.nvim_exec_autocmds('User', { pattern = name, modeline = false, data = { buf = self.buf } })
end

--- Opens a file in a buffer; `options` are members of `table/open`. Returns the table, or nil and the error.
function Table.open(buf, path, options)
  local params = { path = path, whenFileChanges = config.get().when_file_changes }
  params = vim.tbl_deep_extend('force', config.get().open, options or {}, params)
  return Table.make(buf, 'table/open', params, { path = path, options = options })
end

--- Makes a table in a buffer by a method. `about` has further members of the table; its `state_of` is a function from
--- the table's description to a state of the view. Returns the table, or nil and the error.
function Table.make(buf, method, params, about)
  if not daemon.start() then return nil, { message = daemon.how_to_get } end
  if Table.of_buffer[buf] then Table.of_buffer[buf]:close() end
  next_id = next_id + 1
  local new = { buf = buf, id = 't' .. next_id, columns = {}, order = {}, state = {}, entries = 1, filled = {}, windows = {},
    is_dirty = false }
  local self, set, err = setmetatable(vim.tbl_extend('error', new, about), Table), config.get(), nil
  local b = vim.bo[buf]
  b.undolevels, b.swapfile, b.buftype, b.modifiable = -1, false, about.state_of and 'nofile' or 'acwrite', false
  Table.of_buffer[buf] = self
  self:writing(function() api.nvim_buf_set_lines(buf, 0, -1, false, {}) end) -- the text, if it was open as text
  params.table = self.id
  daemon.request(method, params, function(failure, result)
    err = failure
    if result then self:describe(result) end
  end)
  if about.state_of then daemon.wait(600000, function() return err or self.description end) end
  local sizing = { maximum = set.width_max, headerPadding = 3 }
  local layout = { spacing = api.nvim_strwidth(set.separator), fixed = { leading = set.fixed_columns }, sizing = sizing }
  local state = vim.tbl_deep_extend('force', { layout = layout }, self.description and about.state_of(self.description) or {})
  local view = { table = self.id, view = self.id, state = state, remember = set.remember and about.path and 'neovim' or nil }
  daemon.request('view/open', view, function(_, result) if result then self:take_state(result) end end)
  self:follow()
  local window = self.windows[vim.fn.bufwinid(buf)]
  daemon.wait(5000, function() return err or self.description and (not window or window.replica.layout) end)
  if not err then
    b.filetype = 'table'
    self:event('TableAttach')
    return self
  end
  Table.of_buffer[buf] = nil
  return nil, err
end

--- Watches the table for each window that shows it, and asks for the rows that have come into sight.
function Table:follow()
  for win, window in pairs(self.windows) do
    if not api.nvim_win_is_valid(win) or api.nvim_win_get_buf(win) ~= self.buf then
      daemon.notify('view/unwatch', { subscription = window.id })
      self.windows[win], Window.by_id[window.id] = nil, nil
    end
  end
  for _, win in ipairs(vim.fn.win_findbuf(self.buf)) do
    if self.windows[win] then
      self.windows[win]:follow(true)
    elseif api.nvim_win_get_config(win).relative == '' then
      self.windows[win] = Window.new(self, win)
    end
  end
end

--- Closes the table; edits that are not saved are lost.
function Table:close()
  Table.of_buffer[self.buf] = nil
  for _, window in pairs(self.windows) do Window.by_id[window.id] = nil end
  -- A request: the daemon answers it before it ends, and without that the edits would be offered again.
  daemon.request('table/close', { table = self.id }, function() end)
  self:event('TableDetach')
end

--- The window to act in: the current one, if it shows the table.
function Table:window() return self.windows[api.nvim_get_current_win()] or select(2, next(self.windows)) end

function Table:describe(description)
  self.description, self.source, self.columns = description, description.sourceState, {}
  for _, column in ipairs(description.columns) do self.columns[column.id] = column end
  local journal = description.journal or {}
  if journal.recoverable then vim.schedule(function() self:offer(journal.recoverable) end) end
  if journal.editors then
    self.is_waiting = true
    vim.defer_fn(function() self:wait_for(journal.editors, 30) end, 100)
  end
  self:take_change(description)
end

--- Learns the columns again, which a change of a text can rename, add and remove.
function Table:learn_columns()
  daemon.request('table/describe', { table = self.id }, function(_, result) if result then self:describe(result) end end)
  daemon.request('view/get', { view = self.id }, function(_, result)
    if result then self:take_state(result) end
    for _, window in pairs(self.windows) do
      window:place_columns()
      window:draw()
    end
  end)
end

function Table:take_state(result)
  self.state, self.order, self.counts = result.state, result.columns, result.counts
end

local function is_running(process)
  local file = io.open(('/proc/%d/stat'):format(process))
  if not file then return vim.uv.fs_stat('/proc/self') == nil and vim.uv.kill(process, 0) == 0 end
  local state = file:read('*a'):match('%) (%a)')
  file:close()
  return state ~= 'Z'
end

--- Opens the table again when some processes that edit its file have ended. The daemon of an editor that was killed
--- lives a little longer, and its edits are offered only then. After so many tries, it is another editor.
function Table:wait_for(processes, tries)
  if Table.of_buffer[self.buf] ~= self then return end
  local is_edited = #vim.tbl_filter(is_running, processes) > 0
  if self.is_dirty or is_edited and tries == 0 then
    self.is_waiting = false
    self:take_editors(processes)
  elseif is_edited then
    vim.defer_fn(function() self:wait_for(processes, tries - 1) end, 100)
  else
    Table.open(self.buf, self.path, self.options)
  end
end

--- Reports that other programs begin to edit the file, or that the last of them has saved or ended.
function Table:take_editors(processes)
  if self.is_waiting then return end
  local known = self.editors or {}
  local new = vim.tbl_filter(function(process) return not vim.tbl_contains(known, process) end, processes)
  if #new > 0 then
    daemon.tell('another program edits this file, too', 'WarningMsg')
  elseif #processes == 0 and #known > 0 then
    daemon.tell('no other program edits this file any more')
  end
  self.editors = processes
end

--- Edits that an earlier editor did not save: asks what becomes of them.
function Table:offer(left)
  local choices = { Recover = 'apply', Discard = 'discard', ['Ask again'] = 'keep' }
  local when = os.date('%Y-%m-%d %H:%M', math.floor((tonumber(left.when) or 0) / 1000))
  local prompt = ('%d changes of %s were not saved (%s):'):format(left.changes, self.description.name, when)
  vim.ui.select({ 'Recover', 'Discard', 'Ask again' }, { prompt = prompt }, function(choice)
    if choice then daemon.ask('table/recover', { table = self.id, action = choices[choice] }) end
  end)
end

--- What a description or a `table/didChange` reports.
function Table:take_change(change)
  local conflicts, is_same = change.conflicts or 0, change.sourceState == self.source
  if change.dirty ~= nil then self:mark_dirty(change.dirty) end
  if conflicts > (self.conflicts or 0) then
    daemon.tell(('%d conflicts with the changed file: see :Table conflicts'):format(conflicts), 'WarningMsg')
  elseif not is_same and change.sourceState ~= 'asOpened' then
    daemon.tell(('the file is %s: :Table merge, :e! (reads it) or :w! (writes over it)'):format(change.sourceState), 'WarningMsg')
  end
  self:take_editors((change.journal or {}).editors or {})
  if change.difference then
    self.difference = vim.tbl_extend('force', self.difference or {}, change.difference)
    if change.difference.failure then daemon.tell(change.difference.failure, 'WarningMsg') end
  end
  self.source, self.conflicts, self.saved_revision = change.sourceState, conflicts, change.savedRevision or self.saved_revision
  self:say()
end

function Table:mark_dirty(is_dirty)
  if self.link then return is_dirty and self:pull() end
  self.is_dirty = is_dirty
  if api.nvim_buf_is_loaded(self.buf) then vim.bo[self.buf].modified = is_dirty end
end

--- Keeps `b:table_status`, a text for status lines.
function Table:say()
  local counts, _, window = self.counts, next(self.windows)
  if not counts or not api.nvim_buf_is_loaded(self.buf) then return end
  local parts = { ('%d rows'):format(counts.source) }
  if counts.filtered ~= counts.source then parts[1] = ('%d of %d rows'):format(counts.filtered, counts.source) end
  if window and window.replica.order == 'pending' then parts[#parts + 1] = 'working' end
  for _, kind in ipairs(self.difference and { 'added', 'removed', 'changed', 'moved' } or {}) do
    parts[#parts + 1] = ('%d %s'):format(self.difference.counts[kind], kind)
  end
  if counts.matches then parts[#parts + 1] = counts.matches .. ' matches' end
  if #(self.editors or {}) > 0 then parts[#parts + 1] = 'edited elsewhere' end
  if (self.conflicts or 0) > 0 then parts[#parts + 1] = self.conflicts .. ' conflicts' end
  for _, name in ipairs({ 'encoding', 'delimiter' }) do
    local member = ((self.description or {}).dialect or {})[name]
    parts[#parts + 1] = member and vim.fn.strtrans(member.value)
  end
  local text = table.concat(parts, ' · ')
  if vim.b[self.buf].table_status ~= text then vim.b[self.buf].table_status = text end
end

--- Runs `change` on the buffer, which is not modifiable otherwise.
function Table:writing(change)
  local options = vim.bo[self.buf]
  options.modifiable = true
  change()
  options.modifiable, options.modified = false, self.is_dirty
end

--- Gives the buffer one line for each entry of the view.
function Table:resize(counts)
  self.counts, self.entries = counts, counts.entries or counts.pageEnd - counts.pageStart
  local lines, wanted = api.nvim_buf_line_count(self.buf), math.max(1, self.entries)
  if lines == wanted then return end
  self:writing(function()
    if lines > wanted then return api.nvim_buf_set_lines(self.buf, wanted, -1, false, {}) end
    local few = math.min(wanted - lines, 1000)
    api.nvim_buf_set_lines(self.buf, -1, -1, false, vim.split(('\n'):rep(few - 1), '\n'))
    if lines + few == wanted then return end
    -- A million blank lines by a put with a count take a third of the time that they take by the API.
    api.nvim_buf_call(self.buf, function()
      local view, register = vim.fn.winsaveview(), vim.fn.getreginfo('z')
      vim.fn.setreg('z', { '' }, 'V')
      vim.cmd(('noautocmd keepjumps silent normal! G"z%dp'):format(wanted - lines - few))
      vim.fn.setreg('z', register)
      vim.fn.winrestview(view)
    end)
  end)
end

--- Writes a line with its highlights {start, end, group, priority}, unless the buffer has it. Call it within `writing`.
function Table:put(line, text, spans)
  local parts = { text }
  for at, span in ipairs(spans) do parts[at + 1] = table.concat(span, ' ') end
  local name = table.concat(parts, '\n')
  if self.filled[line] == name then return end
  self.filled[line] = name
  api.nvim_buf_clear_namespace(self.buf, namespace, line, line + 1)
  api.nvim_buf_set_lines(self.buf, line, line + 1, false, { text })
  for _, span in ipairs(spans) do
    local look = { end_col = span[2], hl_group = span[3], priority = span[4] or priorities[span[3]] or 100 }
    api.nvim_buf_set_extmark(self.buf, namespace, line, span[1], look)
  end
end

--- Empties the lines that are in no window any more.
function Table:blank()
  local count = api.nvim_buf_line_count(self.buf)
  for line in pairs(self.filled) do
    local is_held = false
    for _, window in pairs(self.windows) do
      local first = window.replica.window.first
      is_held = is_held or first <= line and line < first + #window.replica.keys
    end
    if not is_held and line < count then self:put(line, '', {}) end
    if not is_held then self.filled[line] = nil end
  end
end

--- Changes the view's state, and returns whether that was possible. The row under the cursor keeps its place.
function Table:set(patch)
  local window = self:window()
  local row = window and window.replica.keys[api.nvim_win_get_cursor(window.win)[1] - window.replica.window.first]
  if type(row) == 'table' then row = nil end
  local result = daemon.ask('view/set', { view = self.id, state = patch, wait = false, show = row })
  if result then self:take_state(result) end
  for _, one in pairs(self.windows) do one:place_columns() end
  return result ~= nil
end

--- Saves to the table's file, or a copy to another path. Returns whether it is done.
function Table:save(path, is_forced)
  local is_copy = path ~= nil and path ~= (self.path or api.nvim_buf_get_name(self.buf))
  if self.link and not is_copy then
    self:refresh()
    api.nvim_buf_call(self.text_buffer, function() vim.cmd(is_forced and 'write!' or 'write') end)
    return not vim.bo[self.text_buffer].modified
  end
  local result = daemon.ask('table/save', { table = self.id, path = is_copy and path or nil, copy = is_copy or nil,
    overwrite = is_forced and 'always' or nil })
  if not result then return false end
  if not is_copy then self:mark_dirty(result.dirty) end
  local name = vim.fn.fnamemodify(path or self.path, ':~:.')
  daemon.tell(('"%s" %d records changed, %d bytes written'):format(name, result.records, result.bytes))
  self:event('TableSave')
  return true
end

--- Gives the table the content of its file: without its edits, and with those of others.
function Table:revert()
  daemon.call('table/revert', { table = self.id })
  local result = daemon.ask('table/watchFile', { table = self.id, whenFileChanges = 'reload' })
  self.source = result and result.sourceState
  daemon.notify('table/watchFile', { table = self.id, whenFileChanges = config.get().when_file_changes })
end

--- Takes the table's present state, and waits for it.
function Table:refresh()
  local result = daemon.call('table/describe', { table = self.id })
  if result then self:take_change(result) end
end

--- Looks whether the file has changed.
function Table:look()
  daemon.request('table/describe', { table = self.id }, function(_, result)
    if result then self:take_change(result) end
  end)
end

daemon.handlers['view/update'] = function(params)
  local window = Window.by_id[params.subscription]
  if window and api.nvim_win_is_valid(window.win) then window:update(params) end
end

daemon.handlers['table/didChange'] = function(params)
  for _, one in pairs(Table.of_buffer) do
    if one.id == params.table then one:take_change(params) end
  end
end

daemon.handlers['window/logMessage'] = function(params)
  if params.type == 1 then daemon.tell(params.message, 'ErrorMsg') end
end

daemon.handlers.ended = function(done)
  if next(Table.of_buffer) then
    local status = done.signal ~= 0 and done.signal or done.code
    daemon.tell(('table-server has ended (%d): :e! opens the table again'):format(status), 'ErrorMsg')
  end
  for buf in pairs(Table.of_buffer) do Table.of_buffer[buf] = nil end
end

return Table
