--- Settings: the defaults, `vim.g.table_server`, then what `setup` was given.
local M = {}

local defaults = {
  command = nil, -- words that start the daemon; else $TABLE_SERVER, else `table-server` on the path
  patterns = { '*.csv', '*.tsv', '*.tab', '*.psv' }, -- files that open as tables; {} for none
  keys = true, -- the key map in tables
  fixed_columns = 1, -- columns that stay at the left
  width_max = 40, -- of a column, in cells
  separator = ' │ ', -- between columns
  colors = true, -- a colour for each column
  when_file_changes = 'reload', -- "tell", "follow", "reload" or "merge"
  remember = true, -- sort, filter, widths and hidden columns are kept by file
  journal = 'on', -- unsaved edits survive a crash
  wait = 40, -- milliseconds that a scroll waits for its rows before it shows empty lines
  open = {}, -- further members of `table/open`, such as dialect or keyColumns
}
local set

--- The settings in force.
function M.get()
  set = set or vim.tbl_extend('force', defaults, vim.g.table_server or {})
  return set
end

--- Overrides settings. Tables that are open keep theirs.
function M.setup(options)
  for name in pairs(options or {}) do
    if defaults[name] == nil and name ~= 'command' then error('table-server: unknown setting ' .. name) end
  end
  set = vim.tbl_extend('force', M.get(), options or {})
end

return M
