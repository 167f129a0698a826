--- `:Table stats`: a summary of a column in a float, which stays current while it is shown.
local daemon = require('table-server.daemon')

local api = vim.api
local M = { shown = {} } -- what takes updates, by subscription
local next_id = 0

--- The lines of a summary of `view/profile`, with the texts of its values.
local function lines_of(about, column)
  local lines = { column .. (about.sample and ' (of a sample)' or '') }
  local function add(name, text) if text then lines[#lines + 1] = ('%-9s %s'):format(name, text) end end
  local function text_of(value) return value and value.text end
  add('rows', about.rows)
  add('empty', about.nulls)
  add('errors', about.errors)
  add('distinct', about.distinct and (about.distinct.exact and '' or '≈') .. about.distinct.count)
  add('min', text_of(about.min))
  local quantiles = about.quantiles or { at = {} }
  for at, share in ipairs(quantiles.at) do add(('%g %%'):format(100 * share), quantiles.texts[at]) end
  add('max', text_of(about.max))
  add('mean', text_of(about.mean))
  add('sum', about.sum)
  local bins = about.histogram or { counts = {} }
  local highest = math.max(1, unpack(bins.counts))
  for at, count in ipairs(bins.counts) do
    lines[#lines + 1] = ('%9s %s %d'):format(bins.texts[at], ('█'):rep(math.ceil(20 * count / highest)), count)
  end
  return lines
end

--- Closes a float when the user goes to another cell. Updates can move the cursor on the screen with its cell.
local function close_with_cell(owner, win)
  local function place() return { vim.fn.line('.'), owner:window().column } end
  local from = place()
  api.nvim_create_autocmd('CursorMoved', { buffer = owner.buf, nested = true, callback = function()
    if not api.nvim_win_is_valid(win) then return true end
    if not vim.deep_equal(from, place()) then api.nvim_win_close(win, true) end
  end })
end

--- Shows the summary of a column until the cursor goes to another cell.
function M.open(owner, column)
  local id, buf, win, about = owner.id .. '-stats' .. next_id, nil, nil, {}
  next_id = next_id + 1
  local function draw()
    local lines, width = lines_of(about, column), 1
    if not win then
      buf, win = vim.lsp.util.open_floating_preview(lines, '', { border = 'rounded', close_events = {} })
      close_with_cell(owner, win)
      api.nvim_create_autocmd('WinClosed', { pattern = tostring(win), once = true, callback = function()
        M.shown[id] = nil
        daemon.notify('view/unwatch', { subscription = id })
      end })
    end
    for _, line in ipairs(lines) do width = math.max(width, api.nvim_strwidth(line)) end
    vim.bo[buf].modifiable = true
    api.nvim_buf_set_lines(buf, 0, -1, false, lines)
    vim.bo[buf].modifiable = false
    api.nvim_win_set_width(win, width)
    api.nvim_win_set_height(win, math.min(#lines, vim.o.lines - 4))
  end
  M.shown[id] = function(update)
    about = update.columns[1] or about
    draw()
    if not about.mean or not update.last then return end
    local aggregates = { { column = column, kind = 'sum' } }
    daemon.request('view/aggregate', { view = owner.id, as = 'text', aggregates = aggregates }, function(_, result)
      about.sum = result and result.aggregates[1].texts[1]
      if M.shown[id] then draw() end
    end)
  end
  local params = { view = owner.id, columns = { column }, as = 'text', bins = 12, subscription = id, quiet = 50 }
  if daemon.ask('view/profile', params) then daemon.wait(5000, function() return win end) end
end

daemon.handlers['view/profileUpdate'] = function(params)
  if M.shown[params.subscription] then M.shown[params.subscription](params) end
end

return M
