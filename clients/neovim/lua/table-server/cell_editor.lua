--- A float over a cell. The text is a draft: the daemon checks whether it fits.
local daemon = require('table-server.daemon')

local api = vim.api
local M = {}

--- Opens the editor of the cell under the cursor. `text` replaces the cell's own.
function M.open(owner, text, is_at_start)
  local row, column, line = owner:cell()
  if not row then return end
  local window = owner:window()
  local slot = window:slot_of(column)
  if not slot then return end
  local result = daemon.ask('cell/draft', { view = owner.id, row = row, column = column, action = 'begin' })
  if not result then return end
  local buf, _, info = api.nvim_create_buf(false, true), window:extent()
  local lines = vim.split(text or result.draft.text, '\n')
  api.nvim_buf_set_lines(buf, 0, -1, false, lines)
  vim.bo[buf].bufhidden = 'wipe'
  local float = api.nvim_open_win(buf, true, {
    relative = 'win', win = window.win, row = line - vim.fn.line('w0', window.win) + 1, col = info.textoff + slot.from,
    width = math.max(slot.width, 20), height = math.min(#lines, 10), style = 'minimal', zindex = 60,
  })
  vim.wo[float].winhighlight = 'Normal:TableDraft'
  local is_open, changes = true, 0
  -- Insert mode ends in the float, because its end moves the cursor.
  local function close(afterwards)
    is_open = false
    local function finish()
      if api.nvim_win_is_valid(float) then api.nvim_win_close(float, true) end
      if afterwards then afterwards() end
    end
    if vim.fn.mode() ~= 'i' then return finish() end
    api.nvim_create_autocmd('InsertLeave', { buffer = buf, once = true, callback = finish })
    vim.cmd.stopinsert()
  end
  local function typed() return table.concat(api.nvim_buf_get_lines(buf, 0, -1, false), '\n') end
  local function say(problem)
    vim.wo[float].winhighlight = 'Normal:' .. (problem and 'TableError' or 'TableDraft')
    daemon.show(problem and (problem.message or ('%s: %s'):format(problem.kind, problem.expected or '')) or '', 'TableError')
  end
  local function params(action, with)
    return { view = owner.id, row = row, column = column, action = action, text = with }
  end
  local function cancel()
    if not is_open then return end
    close()
    daemon.notify('cell/draft', params('cancel'))
  end
  local function commit(then_step)
    local final = typed()
    local _, failure = daemon.call('cell/draft', params('commit', final))
    if failure then return say(vim.tbl_extend('keep', { message = failure.message }, failure.data or {})) end
    say(nil)
    close(function()
      -- The dot command sets the same text.
      local is_first = true
      function M.again()
        local to_row, to_column = owner:cell()
        if not is_first and to_row then
          owner:edit({ { kind = 'set', row = to_row, column = to_column, text = final } }, 'Edit')
        end
        is_first = false
      end
      vim.go.operatorfunc = "v:lua.require'table-server.cell_editor'.again"
      api.nvim_feedkeys('g@l', 'ni', false)
      if then_step then owner:step(then_step) end
    end)
  end
  local function map(modes, keys, action) vim.keymap.set(modes, keys, action, { buffer = buf, nowait = true }) end
  map({ 'i', 'n' }, '<CR>', function() commit() end)
  map({ 'i', 'n' }, '<Tab>', function() commit(1) end)
  map({ 'i', 'n' }, '<S-Tab>', function() commit(-1) end)
  map('i', '<C-J>', '<CR>')
  map('n', '<Esc>', cancel)
  map('n', 'q', cancel)
  api.nvim_create_autocmd({ 'TextChanged', 'TextChangedI' }, { buffer = buf, callback = function()
    api.nvim_win_set_height(float, math.min(api.nvim_buf_line_count(buf), 10))
    changes = changes + 1
    local mine = changes
    daemon.request('cell/draft', params('change', typed()), function(failure, answer)
      if is_open and mine == changes then say(failure or answer.draft.problem) end
    end)
  end })
  api.nvim_create_autocmd('WinLeave', { buffer = buf, callback = vim.schedule_wrap(cancel) })
  -- Not `startinsert`: keys that were typed ahead would come first.
  api.nvim_feedkeys(is_at_start and '0i' or 'G$a', 'ni', false)
end

return M
