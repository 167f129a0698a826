--- A copy of a subscription's window, kept right by applying updates alone.
---
--- It does no input or output and uses nothing of this plugin, so any Lua client can use it.
--- Window index n of the protocol is at n + 1 in all lists here. Give it messages decoded with
--- `vim.json.decode(text)`: null must be `vim.NIL`, because an absent member means "as before".
local Replica = {}
Replica.__index = Replica
local INDICES_MAX = 10000000

--- What a reset without these members means.
local function empty()
  local looks = { known = {}, rows = {}, cells = {} }
  return { selection = { count = 0 }, footers = {}, kinds = {}, problems = {}, heights = {}, looks = looks }
end

--- An empty replica. It needs a reset, which is the first update of every subscription.
function Replica.new()
  local window = { keys = {}, columns = {}, cells = {}, counts = {}, order = 'ready', window = { first = 0, size = 0 } }
  return setmetatable(vim.tbl_extend('error', empty(), window, { sections = {}, needs_reset = true, parts = {} }), Replica)
end

--- A name that is equal for equal keys: of a row, of a section, or of an entry that is no row.
function Replica.name(key)
  return type(key) ~= 'table' and key or 'json:' .. vim.json.encode(key.kind and { key.kind, key.key } or key)
end

local function refuse(...) error({ out_of_sync = string.format(...) }, 0) end

local function known(value) return value ~= vim.NIL and value or nil end

--- The first part that has a member decides it.
local function first_of(parts, member)
  for _, part in ipairs(parts) do if part[member] ~= nil then return part[member] end end
end

local function present(parts, member)
  local all = {}
  for _, part in ipairs(parts) do all[#all + 1] = known(part[member]) end
  return all
end

local function joined(parts, member)
  local all = {}
  for _, list in ipairs(present(parts, member)) do vim.list_extend(all, list) end
  return all
end

--- The indices of [index, count] runs.
local function expanded(runs)
  local indices = {}
  for _, run in ipairs(runs) do
    if #indices + run[2] > INDICES_MAX then refuse('more than %d indices', INDICES_MAX) end
    for at = run[1], run[1] + run[2] - 1 do indices[#indices + 1] = at end
  end
  return indices
end

--- The cells of a column block: {text, value, error, matches, further, draft, pending, stale, lossy, cut}.
function Replica.cells_of(block)
  local values, texts, cells = block.values, block.texts, {}
  if values and texts and #values ~= #texts then refuse('%d values but %d texts', #values, #texts) end
  for row = 1, #(values or texts) do cells[row] = { value = values and values[row], text = texts and texts[row] } end
  local function at(row) return cells[row + 1] or refuse('row %d is outside a block of %d', row, #cells) end
  for _, name in ipairs({ 'pending', 'stale', 'lossy', 'cut' }) do
    for _, row in ipairs(block[name] or {}) do at(row)[name] = true end
  end
  for _, one in ipairs(block.errors or {}) do at(one.row).error = one end
  for _, one in ipairs(block.drafts or {}) do at(one.row).draft = one end
  for _, one in ipairs(block.matches or {}) do at(one.row).matches, at(one.row).further = one.ranges, one.further end
  return cells
end

--- Blocks at their offsets, as columns of `count` cells.
local function gathered(blocks, count)
  local columns = {}
  for _, block in ipairs(blocks) do
    local cells, offset = Replica.cells_of(block), block.offset or 0
    if offset + #cells > count then refuse('a block of %s reaches past %d rows', block.column, count) end
    columns[block.column] = columns[block.column] or {}
    for row, cell in ipairs(cells) do columns[block.column][offset + row] = cell end
  end
  return columns
end

--- For each new index the old one, or -n for the n-th inserted entry.
---
--- Taking out from the highest and putting in from the lowest is the same as letting the entries
--- that stay fill, in order, the new indices that no insert and no move claims.
local function plan_of(size, change)
  local gone, claims, plan, staying, left, new_size = {}, {}, {}, 0, 0, size
  local function leave(at)
    if gone[at] or at < 0 or at >= size then refuse('deletes and moves overlap or lie outside the window') end
    gone[at], new_size = true, new_size - 1
  end
  local function claim(at, from)
    if claims[at] then refuse('inserts and move targets overlap') end
    claims[at], left, new_size = from, left + 1, new_size + 1
  end
  for _, at in ipairs(change.deletes) do leave(at) end
  for _, move in ipairs(change.moves) do
    leave(move[1])
    claim(move[2], move[1])
  end
  for number, at in ipairs(change.inserted) do claim(at, -number) end
  for at = 0, new_size - 1 do
    while not claims[at] and gone[staying] do staying = staying + 1 end
    plan[at + 1] = claims[at] or staying
    if claims[at] then left = left - 1 else staying = staying + 1 end
  end
  return left == 0 and plan or refuse('inserts and move targets lie outside the window')
end

local function follow(plan, old, new)
  local column = {}
  for at, from in ipairs(plan) do
    if from < 0 then column[at] = new and new[-from] else column[at] = old and old[from + 1] end
  end
  return column
end

--- What changes, the new keys, columns and cells of a diff. The replica itself is not changed yet.
function Replica:_diff(diffs, columns)
  local inserts = present(diffs, 'inserts')
  local change = { deletes = expanded(joined(diffs, 'deletes')), moves = joined(diffs, 'moves'), updated = {},
    inserted = expanded(joined(inserts, 'at')), scrolled_out = expanded(joined(diffs, 'scrolledOut')),
    scrolled_in = expanded(joined(diffs, 'scrolledIn')) }
  local new_keys, cells = joined(inserts, 'keys'), {}
  if #new_keys ~= #change.inserted then refuse('%d inserts with %d keys', #change.inserted, #new_keys) end
  local plan, fresh = plan_of(#self.keys, change), gathered(joined(inserts, 'blocks'), #new_keys)
  columns = columns or self.columns
  for _, name in ipairs(columns) do cells[name] = follow(plan, self.cells[name], fresh[name]) end
  for _, block in ipairs(joined(diffs, 'updates')) do
    local column, new = cells[block.column], Replica.cells_of(block)
    if not column then refuse('an update of the unknown column %s', block.column) end
    if #new ~= #block.rows then refuse('an update of %d rows with %d cells', #block.rows, #new) end
    for number, row in ipairs(block.rows) do
      if row < 0 or row >= #plan then refuse('an update of row %d in a window of %d', row, #plan) end
      column[row + 1] = new[number]
    end
    change.updated[block.column] = vim.list_extend(change.updated[block.column] or {}, block.rows)
  end
  return change, follow(plan, self.keys, new_keys), columns, cells
end

--- The same of a reset.
function Replica:_reset(resets, columns)
  local keys = joined(resets, 'keys')
  local cells, change = gathered(joined(resets, 'blocks'), #keys), { is_reset = true, inserted = {}, updated = {} }
  for at = 1, #keys do change.inserted[at] = at - 1 end
  if columns then return change, keys, columns, cells end
  columns = vim.list_extend({}, self.columns)
  for name in pairs(cells) do if not vim.tbl_contains(columns, name) then columns[#columns + 1] = name end end
  return change, keys, columns, cells
end

--- Every column has a cell for every row, or no column has cells (`content: "keys"`).
local function check(keys, columns, cells, had_cells)
  local seen, some, all = {}, false, true
  for _, key in ipairs(keys) do
    if seen[Replica.name(key)] then refuse('a key is twice in the window') end
    seen[Replica.name(key)] = true
  end
  for _, name in ipairs(columns) do
    for at = 1, #keys do if cells[name] and cells[name][at] then some = true else all = false end end
  end
  local has_lost_all = had_cells and #keys > 0 and #columns > 0 and not some
  if some and not all or has_lost_all then refuse('a column has not a cell for every row') end
  return some and cells or {}
end

function Replica:_apply(message)
  local seq, part, is_reset, due = message.seq, message.part or 0, known(message.from) == nil, (self.seq or 0) + 1
  local is_gap = self.seq and seq ~= due and not self.needs_reset
  self.seq = seq
  if is_gap and (not is_reset or part ~= 0) then refuse('seq %d came where %d was due', seq, due) end
  if part == 0 or is_gap then self.parts = {} end
  if part ~= #self.parts then return not self.needs_reset and refuse('part %d after %d parts', part, #self.parts) or nil end
  if part == 0 and not is_reset then
    if self.needs_reset then return not self.view_revision and refuse('the first update is no reset') or nil end
    local from = self.view_revision
    if message.from ~= from then refuse('an update from view revision %d on a replica at %d', message.from, from) end
  end
  self.parts[#self.parts + 1] = message
  if message.last == false then return nil end
  local parts = self.parts
  self.parts = {}
  return self:_apply_whole(parts, is_reset)
end

function Replica:_apply_whole(parts, is_reset)
  local last, resets, columns = parts[#parts], present(parts, 'reset'), first_of(parts, 'columns')
  local make = #resets > 0 and self._reset or self._diff
  local change, keys, names, cells = make(self, #resets > 0 and resets or present(parts, 'diff'), columns)
  cells = check(keys, names, cells, not is_reset and next(self.cells) ~= nil)
  local counts, window, layout = first_of(parts, 'counts'), first_of(parts, 'window'), first_of(parts, 'layout')
  if is_reset and not (counts and window) then refuse('a reset without counts or window') end
  if layout == nil and not is_reset then layout = self.layout end
  layout = known(layout)
  if layout and not layout.columns then
    local held = not is_reset and self.layout or refuse('no columns of a layout')
    layout = vim.tbl_extend('keep', { columns = held.columns }, layout)
  end
  self.keys, self.columns, self.cells, self.layout = keys, names, cells, layout
  self.counts, self.window = counts or self.counts, window or self.window
  self.order, self.searching = first_of(parts, 'orderState') or is_reset and 'ready' or self.order, first_of(parts, 'searching')
  for _, name in ipairs({ 'selection', 'footers', 'kinds', 'problems', 'heights', 'across', 'viewport', 'frames' }) do
    local new = first_of(parts, name)
    if new ~= nil then self[name] = known(new) elseif is_reset then self[name] = empty()[name] end
  end
  self:_take_sections(joined(parts, 'sections'), is_reset)
  self:_take_looks(last.styles or {}, change.inserted, is_reset)
  self.view_revision, self.revision, self.needs_reset = last.to, last.revision, false
  return vim.tbl_extend('keep', change, { window = self.window, counts = self.counts }, last)
end

--- The values of a section stay valid while it has an entry in the window.
function Replica:_take_sections(told, is_reset)
  local all, held = is_reset and {} or self.sections, {}
  for _, section in ipairs(told) do all[Replica.name(section.key)] = section end
  for _, key in ipairs(self.keys) do
    if type(key) == 'table' then held[Replica.name(key.key)] = all[Replica.name(key.key)] end
  end
  self.sections = held
end

--- Follows the looks of rows and cells (`styles: true`), by name of the key. Each is a list of {layer, tag, parameters},
--- and stays valid while its row and column are in the window.
function Replica:_take_looks(styles, inserted, is_reset)
  local old = (is_reset or styles.anew) and empty().looks or self.looks
  self.looks = old
  if not next(styles) and not next(old.rows) and not next(old.cells) then return end
  local names, staying = vim.tbl_map(Replica.name, self.keys), {}
  for _, name in ipairs(names) do staying[name] = true end
  for _, at in ipairs(inserted) do staying[names[at + 1]] = nil end
  local function kept(looks)
    local rest = {}
    for name, look in pairs(looks or {}) do rest[name] = staying[name] and look or nil end
    return rest
  end
  local new = { known = old.known, rows = kept(old.rows), cells = {} }
  for _, column in ipairs(self.columns) do new.cells[column] = kept(old.cells[column]) end
  for _, one in ipairs(styles.looks or {}) do new.known[one.look] = one.styles end
  for _, one in ipairs(vim.list_extend(vim.list_slice(styles.rows or {}), styles.cells or {})) do
    if one.look and not new.known[one.look] then refuse('the look %d was never sent', one.look) end
    local looks = one.column and (new.cells[one.column] or {}) or new.rows
    for _, at in ipairs(expanded(one.at)) do looks[names[at + 1]] = one.look and new.known[one.look] end
    if one.column then new.cells[one.column] = looks end
  end
  for column, looks in pairs(new.cells) do if not next(looks) then new.cells[column] = nil end end
  self.looks = new
end

--- Applies the params of one `view/update`.
---
--- Returns what changed, or nil for all but the last part: the members of the update, and `is_reset`,
--- `deletes`, `moves`, `inserted`, `updated`, `scrolled_out`, `scrolled_in` in window indices.
--- If an update does not fit, it returns nil and a message: send `view/resync`; all updates up to the
--- reset are then ignored.
function Replica:apply(message)
  local is_fine, result = pcall(self._apply, self, message)
  if is_fine then return result end
  self.needs_reset, self.parts = true, {}
  return nil, type(result) == 'table' and result.out_of_sync or 'an update that cannot be read: ' .. tostring(result)
end

return Replica
