" Vim's channels in mode "lsp".
" DAEMON=… SESSION=… OUTPUT=… vim -N -u NONE -i NONE -n -es -S vim-channel.vim
scriptencoding utf-8
set encoding=utf-8
let s:updates = []
let s:lines = []

func! OnMessage(channel, message)
  if get(a:message, 'method', '') ==# 'view/update'
    call add(s:updates, a:message.params)
  endif
endfunc

func! Answer(job, step)
  let answer = ch_evalexpr(a:job, #{method: a:step.request, params: a:step.params},
        \ #{timeout: 10000})
  if type(answer) != v:t_dict || (!has_key(answer, 'result') && !has_key(answer, 'error'))
    return #{timeout: a:step.request}
  endif
  return has_key(answer, 'error') ? #{error: answer.error} : #{result: answer.result}
endfunc

func! Awaited(cause)
  for turn in range(1000)
    for update in s:updates
      if index(update.causes, a:cause) >= 0
        return #{update: update}
      endif
    endfor
    sleep 10m
  endfor
  return #{update: v:null}
endfunc

func! Main()
  let steps = json_decode(join(readfile($SESSION), ''))
  let job = job_start([$DAEMON, '--stdio'],
        \ #{in_mode: 'lsp', out_mode: 'lsp', out_cb: 'OnMessage', noblock: 1})
  for step in steps
    if has_key(step, 'request')
      call add(s:lines, json_encode(Answer(job, step)))
    elseif has_key(step, 'notify')
      call ch_sendexpr(job, #{method: step.notify, params: step.params})
    else
      call add(s:lines, json_encode(Awaited(step.await)))
    endif
  endfor
  for turn in range(1000)
    if job_status(job) !=# 'run' | break | endif
    sleep 10m
  endfor
  call add(s:lines, json_encode(#{exit: job_info(job).exitval}))
endfunc

try
  call Main()
catch
  call add(s:lines, json_encode(#{failed: v:exception .. ' ' .. v:throwpoint}))
endtry
call writefile(s:lines, $OUTPUT)
qall!
