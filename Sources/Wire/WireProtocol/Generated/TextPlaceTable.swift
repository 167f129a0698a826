// Made by Protocol/generate.py from Protocol/schema; not to be edited.

/// The places of all messages, a line each, as `Protocol/generators/places.py` finds them.
enum TextPlaceTable {
  /// The place of whole messages: of one about no known method, then by method.
  static let roots = #"""
    - 4
    initialize 7
    initialized 4
    table/create 10
    table/open 13
    table/describe 15
    table/edit 17
    table/undo 20
    table/redo 20
    table/history 23
    table/jump 26
    table/save 29
    table/adoptFile 32
    table/recover 35
    table/export 38
    table/setRows 41
    table/validate 44
    table/diff 47
    view/open 50
    view/get 53
    view/set 55
    view/tap 57
    view/rows 60
    cell/text 63
    view/pin 66
    view/unpin 69
    view/locate 72
    view/watch 75
    view/scroll 78
    view/hover 81
    view/measure 83
    view/resync 86
    view/sync 88
    view/unwatch 86
    view/collapse 91
    view/select 94
    view/selection 97
    view/copy 100
    view/find 103
    filter/convert 106
    filter/like 109
    view/aggregate 112
    table/declare 115
    table/resolve 118
    action/list 121
    action/invoke 124
    expression/check 127
    expression/evaluate 130
    text/measure 133
    view/replace 136
    table/revert 139
    table/watchFile 142
    cell/draft 145
    cell/refresh 148
    table/setParams 151
    view/close 153
    table/close 155
    journal/list 156
    journal/remove 159
    preset/list 162
    server/stats 164
    rpc.discover 166
    $/setTrace 167
    $/cancelRequest 169
    shutdown 171
    exit 4
    view/update 172
    action/didInvoke 174
    action/decide 176
    cell/compute 179
    cell/measure 182
    table/didChange 185
    $/progress 187
    $/logTrace 189
    window/logMessage 191
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=194 .search=195 .filter=196 .sections=197 .selection=198 .page=199 .columns=200
      .columnOrder=201 .binding=202 .params=203 .sortCycle=204 .footers=71 .footerSorts=71
      .showHidden=71 .layout=205 .presentation=206 .styles=207
    3 .code=208 .message=71 .data=209
    4 .jsonrpc=5 .id=6 .method=193 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=193 .params=8 .result=9 .error=3
    8 .clientInfo=210 .processId=208 .updates=211 .trace=212 .journal=213 .journalFolder=71
      .durability=214 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=215 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=193 .params=11 .result=12 .error=3
    11 .table=216 .name=71 .columns=217 .rows=218 .sections=219 .sectionColumn=71 .keyScope=220
      .types=221 .defaultSort=194 .keyColumns=201 .detectTypes=71 .declarations=222 .rowOptions=223
    12 .table=216 .name=71 .revision=208 .rows=224 .sourceState=225 .whenFileChanges=226 .dirty=71
      .savedRevision=208 .unsaved=227 .journal=228 .keys=229 .columns=230 .types=0 .declarations=222
      .sectionColumn=71 .sections=231 .defaultSort=194 .params=203 .source=232 .dialect=233
      .preamble=201 .sampleRows=208 .history=234 .diagnostics=235
    13 .jsonrpc=5 .id=6 .method=193 .params=14 .result=12 .error=3
    14 .table=216 .name=71 .path=71 .uri=71 .content=236 .dialect=237 .columns=238 .types=221
      .defaultSort=194 .keyColumns=201 .sections=231 .sectionColumn=71 .keyScope=220 .sampleRows=208
      .progressToken=208 .declarations=222 .wait=71 .journal=213 .journalFolder=71 .durability=214
      .whenFileChanges=226
    15 .jsonrpc=5 .id=6 .method=193 .params=16 .result=12 .error=3
    16 .table=216 .diagnostics=239
    17 .jsonrpc=5 .id=6 .method=193 .params=18 .result=19 .error=3
    18 .table=216 .edits=240 .seen=208 .exact=71 .label=71 .author=71 .history=241 .invalid=242
      .preview=71 .view=216
    19 .revision=208 .inserted=243 .changedCells=208 .history=234 .preview=244
    20 .jsonrpc=5 .id=6 .method=193 .params=21 .result=22 .error=3
    21 .table=216 .author=71
    22 .revision=208 .step=245 .skipped=208 .history=234
    23 .jsonrpc=5 .id=6 .method=193 .params=24 .result=25 .error=3
    24 .table=216 .first=208 .size=208
    25 .revision=208 .count=208 .current=208 .bytes=208 .bytesMax=208 .dropped=208 .first=208
      .items=246
    26 .jsonrpc=5 .id=6 .method=193 .params=27 .result=28 .error=3
    27 .table=216 .step=208 .author=71
    28 .revision=208 .undone=208 .redone=208 .skipped=208 .history=234
    29 .jsonrpc=5 .id=6 .method=193 .params=30 .result=31 .error=3
    30 .table=216 .path=71 .uri=71 .copy=71 .overwrite=247 .sync=71 .dryRun=71 .range=239
      .encoding=248 .dialect=249 .progressToken=208
    31 .revision=208 .path=71 .uri=71 .bytes=208 .records=208 .way=250 .dirty=71 .edits=251
    32 .jsonrpc=5 .id=6 .method=193 .params=33 .result=34 .error=3
    33 .table=216
    34 .revision=208 .bytes=208 .dirty=71
    35 .jsonrpc=5 .id=6 .method=193 .params=36 .result=37 .error=3
    36 .table=216 .action=252
    37 .revision=208 .changes=208 .lostChanges=208 .lostBytes=208 .history=234
    38 .jsonrpc=5 .id=6 .method=193 .params=39 .result=40 .error=3
    39 .view=216 .table=216 .rows=243 .range=239 .columns=201 .format=253 .to=254 .as=255
      .formulaGuard=256 .header=71 .jsonRows=257 .delimiter=1 .lineEnd=258 .byteOrderMark=71
      .sqlTable=71 .sqlRows=208 .progressToken=208 .wait=71
    40 .viewRevision=208 .revision=208 .complete=71 .rows=208 .columns=201 .bytes=208 .lossy=71
      .text=71 .path=71
    41 .jsonrpc=5 .id=6 .method=193 .params=42 .result=43 .error=3
    42 .table=216 .rows=218 .sections=259 .sectionColumn=71 .columns=201 .match=260 .compare=261
      .mode=262 .resetAbove=263 .preset=264 .rowStates=218 .cellStates=265 .hints=0 .supersede=71
      .seen=208 .label=71 .author=71 .history=241 .invalid=242
    43 .outcome=266 .revision=208 .mode=262 .deletes=208 .inserts=208 .moves=208 .updates=208
      .changedCells=208 .sections=267 .history=234
    44 .jsonrpc=5 .id=6 .method=193 .params=45 .result=46 .error=3
    45 .table=216 .rows=243 .columns=201 .first=208 .size=208 .wait=71
    46 .revision=208 .complete=71 .rows=208 .faultyRows=208 .count=208 .errors=268 .rules=269
      .first=208 .more=71 .items=270
    47 .jsonrpc=5 .id=6 .method=193 .params=48 .result=49 .error=3
    48 .from=271 .to=271 .match=260 .compare=261 .columns=201 .range=239 .as=272 .textBytes=208
      .wait=71
    49 .from=273 .to=273 .complete=71 .columns=201 .counts=274 .first=208 .size=208 .more=71
      .diff=275 .old=276 .keys=277 .sections=278
    50 .jsonrpc=5 .id=6 .method=193 .params=51 .result=52 .error=3
    51 .table=216 .view=216 .state=2 .preset=264 .wait=71
    52 .view=216 .table=216 .viewRevision=208 .revision=208 .state=279 .footers=280 .layout=281
      .preset=264 .filterProblems=282 .filterFailure=283 .orderProblems=284 .orderFailure=283
      .counts=285 .order=286 .complete=71 .searching=287 .columns=201
    53 .jsonrpc=5 .id=6 .method=193 .params=54 .result=52 .error=3
    54 .view=216 .wait=71
    55 .jsonrpc=5 .id=6 .method=193 .params=56 .result=52 .error=3
    56 .view=216 .state=2 .show=288 .wait=71
    57 .jsonrpc=5 .id=6 .method=193 .params=58 .result=59 .error=3
    58 .view=216 .part=289 .column=71 .extend=71
    59 .view=216 .table=216 .viewRevision=208 .revision=208 .state=279 .footers=280 .layout=281
      .counts=285 .order=286 .complete=71 .columns=201 .preset=264 .filterProblems=282
      .filterFailure=283 .orderProblems=284 .orderFailure=283 .searching=287 .sortable=71
      .indicators=290
    60 .jsonrpc=5 .id=6 .method=193 .params=61 .result=62 .error=3
    61 .view=216 .range=239 .keys=243 .columns=201 .as=272 .textBytes=208 .at=208 .pin=216 .wait=71
    62 .viewRevision=208 .revision=208 .complete=71 .first=208 .count=208 .more=71 .keys=291
      .blocks=292 .sections=293 .counts=285 .order=286 .searching=287
    63 .jsonrpc=5 .id=6 .method=193 .params=64 .result=65 .error=3
    64 .table=216 .row=288 .column=71 .of=255 .first=208 .size=208
    65 .revision=208 .text=71 .lossy=71 .first=208 .end=208 .bytes=208 .more=71
    66 .jsonrpc=5 .id=6 .method=193 .params=67 .result=68 .error=3
    67 .view=216 .pin=216 .wait=71
    68 .view=216 .pin=216 .viewRevision=208 .revision=208 .counts=285 .order=286 .searching=287
      .complete=71
    69 .jsonrpc=5 .id=6 .method=193 .params=70 .result=71 .error=3
    70 .view=216 .pin=216
    71
    72 .jsonrpc=5 .id=6 .method=193 .params=73 .result=74 .error=3
    73 .view=216 .keys=243 .columns=201 .at=294 .offsets=295 .wait=71
    74 .viewRevision=208 .complete=71 .rows=296 .columns=297 .at=298 .entries=299
    75 .jsonrpc=5 .id=6 .method=193 .params=76 .result=77 .error=3
    76 .view=216 .subscription=216 .window=300 .content=301 .columns=201 .as=272 .textBytes=208
      .hold=302 .anchor=303 .follow=71 .appearance=71 .kinds=71 .problems=71 .separators=71
      .styles=71 .brief=71 .across=304
    77 .subscription=216 .viewRevision=208 .revision=208 .complete=71
    78 .jsonrpc=5 .id=6 .method=193 .params=79 .result=80 .error=3
    79 .subscription=216 .first=208 .size=208 .columns=201 .hold=302 .across=305 .offset=208
      .extent=208 .entry=303 .placement=306 .pages=208 .to=307 .thumb=208 .follow=71 .dragging=71
      .anchor=303
    80 .first=208 .size=208 .across=308 .viewport=309
    81 .jsonrpc=5 .id=6 .method=193 .params=82 .result=71 .error=3
    82 .subscription=216 .row=288 .column=71
    83 .jsonrpc=5 .id=6 .method=193 .params=84 .result=85 .error=3
    84 .view=216 .rows=310 .cells=311 .at=208
    85 .viewRevision=208 .changed=208 .unused=312
    86 .jsonrpc=5 .id=6 .method=193 .params=87 .result=71 .error=3
    87 .subscription=216
    88 .jsonrpc=5 .id=6 .method=193 .params=89 .result=90 .error=3
    89 .table=216 .supplied=71
    90 .complete=71 .tables=313
    91 .jsonrpc=5 .id=6 .method=193 .params=92 .result=93 .error=3
    92 .view=216 .action=314 .keys=315
    93 .viewRevision=208 .counts=285 .order=286 .complete=71 .searching=287
    94 .jsonrpc=5 .id=6 .method=193 .params=95 .result=96 .error=3
    95 .view=216 .action=316 .rows=243 .columns=201 .cells=317 .ranges=318 .wait=71
    96 .viewRevision=208 .complete=71 .count=208 .selected=319 .deselected=319 .truncated=71
    97 .jsonrpc=5 .id=6 .method=193 .params=98 .result=99 .error=3
    98 .view=216 .first=208 .size=208 .wait=71
    99 .viewRevision=208 .complete=71 .unit=320 .count=208 .first=208 .items=319
    100 .jsonrpc=5 .id=6 .method=193 .params=101 .result=102 .error=3
    101 .view=216 .formats=321 .rows=243 .range=239 .columns=201 .as=255 .formulaGuard=256
      .header=71 .wait=71
    102 .viewRevision=208 .revision=208 .complete=71 .rows=208 .columns=201 .flavours=322 .lossy=71
    103 .jsonrpc=5 .id=6 .method=193 .params=104 .result=105 .error=3
    104 .view=216 .search=195 .from=288 .direction=323 .wrap=71 .wait=71
    105 .viewRevision=208 .revision=208 .complete=71 .matches=208 .hit=324
    106 .jsonrpc=5 .id=6 .method=193 .params=107 .result=108 .error=3
    107 .table=216 .filter=196
    108 .tree=196 .text=71 .problems=325
    109 .jsonrpc=5 .id=6 .method=193 .params=110 .result=111 .error=3
    110 .view=216 .row=288 .column=71 .relation=326 .combine=327
    111 .viewRevision=208 .condition=196 .filter=196
    112 .jsonrpc=5 .id=6 .method=193 .params=113 .result=114 .error=3
    113 .view=216 .groupBy=201 .aggregates=328 .over=329 .sort=330 .range=239 .as=272 .textBytes=208
      .wait=71
    114 .viewRevision=208 .revision=208 .complete=71 .groups=208 .first=208 .more=71 .groupBy=292
      .counts=295 .aggregates=331
    115 .jsonrpc=5 .id=6 .method=193 .params=116 .result=117 .error=3
    116 .table=216 .declarations=222 .author=71
    117 .revision=208 .declarations=222
    118 .jsonrpc=5 .id=6 .method=193 .params=119 .result=120 .error=3
    119 .table=216 .rows=243 .columns=201 .headers=201 .sections=201 .view=216 .subscription=216
      .settings=332 .first=208
    120 .revision=208 .items=333 .first=208 .more=71
    121 .jsonrpc=5 .id=6 .method=193 .params=122 .result=123 .error=3
    122 .view=216 .row=288 .column=71
    123 .viewRevision=208 .revision=208 .layer=334 .name=71 .problem=71 .actions=335
    124 .jsonrpc=5 .id=6 .method=193 .params=125 .result=126 .error=3
    125 .view=216 .row=288 .column=71 .action=71 .seen=208 .author=71
    126 .viewRevision=208 .revision=208
    127 .jsonrpc=5 .id=6 .method=193 .params=128 .result=129 .error=3
    128 .source=71 .dialect=336 .table=216 .variables=337 .functions=338
    129 .type=339 .dependencies=340 .steps=208 .problems=341
    130 .jsonrpc=5 .id=6 .method=193 .params=131 .result=132 .error=3
    131 .source=71 .dialect=336 .table=216 .variables=337 .checked=71 .row=288 .bindings=203
      .params=203
    132 .value=342 .complete=71 .type=339
    133 .jsonrpc=5 .id=6 .method=193 .params=134 .result=135 .error=3
    134 .texts=201 .measurer=343 .bold=71 .wrap=344 .truncate=345
    135 .lineHeight=208 .estimate=71 .measures=346
    136 .jsonrpc=5 .id=6 .method=193 .params=137 .result=138 .error=3
    137 .view=216 .search=195 .with=71 .scope=347 .at=348 .by=349 .preview=71 .label=71 .author=71
      .wait=71
    138 .revision=208 .complete=71 .matches=208 .cells=208 .skipped=208 .history=234 .preview=244
    139 .jsonrpc=5 .id=6 .method=193 .params=140 .result=141 .error=3
    140 .table=216 .label=71 .author=71
    141 .revision=208 .records=208 .history=234
    142 .jsonrpc=5 .id=6 .method=193 .params=143 .result=144 .error=3
    143 .table=216 .whenFileChanges=226
    144 .whenFileChanges=226 .sourceState=225
    145 .jsonrpc=5 .id=6 .method=193 .params=146 .result=147 .error=3
    146 .view=216 .row=288 .column=71 .action=350 .by=349 .text=71 .value=0 .overwrite=71 .label=71
      .author=71 .history=241 .invalid=242
    147 .revision=208 .draft=351 .history=234
    148 .jsonrpc=5 .id=6 .method=193 .params=149 .result=150 .error=3
    149 .table=216 .columns=201 .rows=243
    150 .revision=208
    151 .jsonrpc=5 .id=6 .method=193 .params=152 .result=150 .error=3
    152 .table=216 .params=203 .author=71
    153 .jsonrpc=5 .id=6 .method=193 .params=154 .result=71 .error=3
    154 .view=216
    155 .jsonrpc=5 .id=6 .method=193 .params=33 .result=71 .error=3
    156 .jsonrpc=5 .id=6 .method=193 .params=157 .result=158 .error=3
    157 .journalFolder=71
    158 .folder=71 .items=352
    159 .jsonrpc=5 .id=6 .method=193 .params=160 .result=161 .error=3
    160 .journals=201 .journalFolder=71
    161 .removed=201
    162 .jsonrpc=5 .id=6 .method=193 .params=0 .result=163 .error=3
    163 .presets=353
    164 .jsonrpc=5 .id=6 .method=193 .params=0 .result=165 .error=3
    165 .memory=354 .methods=1 .watching=355 *=208
    166 .jsonrpc=5 .id=6 .method=193 .params=0 .result=1 .error=3
    167 .jsonrpc=5 .id=6 .method=193 .params=168 .result=0 .error=3
    168 .value=212
    169 .jsonrpc=5 .id=6 .method=193 .params=170 .result=0 .error=3
    170 .id=208
    171 .jsonrpc=5 .id=6 .method=193 .params=0 .result=71 .error=3
    172 .jsonrpc=5 .id=6 .method=193 .params=173 .result=0 .error=3
    173 .subscription=216 .view=216 .table=216 .seq=208 .from=208 .to=208 .revision=208 .causes=356
      .authors=201 .hints=218 .appearance=357 .kinds=358 .layout=281 .across=308 .heights=359
      .frames=360 .viewport=309 .separators=361 .styles=362 .counts=285 .order=286 .complete=71
      .window=239 .columns=201 .reset=363 .diff=364 .part=208 .last=71
    174 .jsonrpc=5 .id=6 .method=193 .params=175 .result=0 .error=3
    175 .table=216 .view=216 .revision=208 .action=71 .key=288 .sourceIndex=208 .viewIndex=208
      .column=71 .values=365 .author=71
    176 .jsonrpc=5 .id=6 .method=193 .params=177 .result=178 .error=3
    177 .table=216 .view=216 .asked=366 .count=208 .deadline=208 .default=367
    178 .decision=367
    179 .jsonrpc=5 .id=6 .method=193 .params=180 .result=181 .error=3
    180 .table=216 .column=71 .type=368 .revision=208 .rows=243 .blocks=292 .types=369 .deadline=208
    181 .values=218 .texts=201 .errors=370
    182 .jsonrpc=5 .id=6 .method=193 .params=183 .result=184 .error=3
    183 .table=216 .view=216 .viewRevision=208 .revision=208 .kind=371 .column=71 .rows=243
      .columns=372 .blocks=292 .deadline=208
    184 .heights=295 .widths=295
    185 .jsonrpc=5 .id=6 .method=193 .params=186 .result=0 .error=3
    186 .table=216 .revision=208 .rows=224 .sourceState=225 .dirty=71 .savedRevision=208
      .unsaved=227 .journal=228 .diagnostics=373
    187 .jsonrpc=5 .id=6 .method=193 .params=188 .result=0 .error=3
    188 .token=208 .value=374
    189 .jsonrpc=5 .id=6 .method=193 .params=190 .result=0 .error=3
    190 .message=71 .verbose=71
    191 .jsonrpc=5 .id=6 .method=193 .params=192 .result=0 .error=3
    192 .type=208 .message=71
    193 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/adoptFile,table/close,table/create,table/declare
      'table/describe,table/didChange,table/diff,table/edit,table/export,table/history
      'table/jump,table/open,table/recover,table/redo,table/resolve,table/revert
      'table/save,table/setParams,table/setRows,table/undo,table/validate
      'table/watchFile,text/measure,view/aggregate,view/close,view/collapse,view/copy
      'view/find,view/get,view/hover,view/locate,view/measure,view/open,view/pin
      'view/replace,view/resync,view/rows,view/scroll,view/select,view/selection
      'view/set,view/sync,view/tap,view/unpin,view/unwatch,view/update,view/watch 'window/logMessage
    194 []=375
    195 .text=71 .columns=201 .caseFolded=71 .diacritics=376 .match=377 .mode=378 .of=379
    196 .kind=380 ?kind:all=381 ?kind:any=382 ?kind:not=383 ?kind:compare=384 ?kind:oneOf=385
      ?kind:text=386 ?kind:expression=387 ?kind:null=388 ?kind:error=389
    197 .by=390 .headers=71 .footers=71 .empty=391 .collapsed=392 .aggregates=328
    198 .mode=393 .unit=320 .tap=394 .momentary=71 .whenFiltered=395
    199 .size=208 .index=208
    200 *=396
    201 []=71
    202 'cell,none,object
    203 *=342
    204 []=397
    205 .measurer=343 .frame=208 .minimumWidth=208 .insets=398 .direction=399 .spacing=208 .scale=71
      .lock=71 .fixed=398 .rows=400 .items=401 .sizing=402 .columns=403
    206 .kind=404 .header=405 .footer=405 .search=406 .insets=407 .spacings=408 .indicators=409
      .scrollBars=410 .alignment=411
    207 []=412
    208 #
    209 .kind=413 .pointer=414 .expected=0 .found=0 .position=208 .revision=208 .offset=208 .limit=1
      .maximum=208 .viewRevision=208 .seen=208 .oldest=208 .asked=208 .step=208 .errno=208
      .count=208 .obstacle=415 .reason=416 .permission=1 .layer=334 .binding=1 .id=71 .view=216
      .column=71 .row=288 .section=71 .name=71 .action=71 .method=71 .path=71 .system=71 .problem=71
      .range=417 .bytes=417 .lines=418 .problems=341 .errors=419 .rule=420 .keys=421 .got=208
      .state=422 .call=71 .copy=71 .replaced=71 .encoding=71 .cells=423 .start=424
    210 .name=71 .version=71
    211 'each,merged
    212 'messages,off,verbose
    213 'off,on
    214 'synced,written
    215 .messageBytesMax=208 .requestsInFlightMax=208 .waitingNotificationBytesMax=208
      .drainMillisecondsMax=208 .batchMembersMax=208 .depthMax=208 .columnsMax=208 .rowsMax=208
      .fieldBytesMax=208 .rowsPerAnswerMax=208 .answerBytesMax=208 .windowTextBytes=208
      .textBytesMax=208 .windowRowsMax=208 .collectionItemsMax=208 .filterConditionsMax=208
      .expressionBytesMax=208 .expressionNodesMax=208 .expressionDepthMax=208
      .expressionStepsMax=208 .expressionValueUnitsMax=208 .tablesMax=208 .viewsMax=208
      .subscriptionsMax=208 .aggregatesMax=208 .groupsMax=208 .groupBytesMax=208 .sortRowsMax=208
      .formatBytesMax=208 .shownBytesMax=208 .sectionAggregatesMax=208 .distinctValuesMax=208
      .cacheBytes=208 .undoBytesMax=208 .hintsBytesMax=208 .pinsMax=208 .draftsMax=208
      .draftBytesMax=208 .rowStepsMax=208 .parameterBytesMax=208 .declarationsBytesMax=208
      .rulesMax=208 .stateBytesMax=208 .sectionsMax=208 .actionsMax=208 .actionDepthMax=208
      .computeRowsMax=208 .measuredTextsMax=208 .measuredBytesMax=208 .advancesMax=208
      .stylesMax=208 .sectionBytesMax=208 .sectionKeyBytesMax=208 .rowKeyBytesMax=208
      .keyIndexBytesMax=208
    216 $id
    217 []=425
    218 []=0
    219 []=426
    220 'section,table
    221 *=427
    222 .settings=428 .fallback=428 .columns=429 .kinds=430 .kindBy=431 .defaultKind=71
      .undeclaredKinds=432 .rowRules=433 .sectionKinds=434 .sections=435 .cellKinds=365 .editors=365
      .decisions=436
    223 []=437
    224 .count=208 .complete=71 .failure=438 .examined=71
    225 'asOpened,changed,removed,replaced,unreadable
    226 'follow,reload,tell
    227 .records=208 .bytes=208 .columns=71 .order=71
    228 .state=439 .reason=71 .editors=295 .unreadable=208 .recoverable=440
    229 .kind=441 ?kind:given=442 ?kind:columns=443
    230 []=444
    231 []=445
    232 .kind=446 ?kind:file=447 ?kind:inline=448 ?kind:created=449
    233 .delimiter=450 .quote=450 .escape=450 .header=450 .encoding=451 .lineEnd=452 .comment=450
      .preambleLines=453 .nullValues=454
    234 .undo=208 .redo=208 .undoLabel=71 .redoLabel=71 .dropped=208
    235 .count=208 .counts=455 .first=208 .items=456
    236 .text=71 .base64=71
    237 .delimiter=71 .quote=71 .escape=71 .header=71 .encoding=248 .comment=71 .preambleLines=208
      .nullValues=201
    238 *=457
    239 .first=208 .size=208
    240 []=458
    241 'join,none,step
    242 'keep,refuse
    243 []=288
    244 .cells=208 .inserted=208 .removed=208 .moved=208 .columns=208 .sections=208 .errorCount=208
      .removedRows=243 .items=459 .errors=419 .asked=366
    245 .id=208 .label=71 .author=71
    246 []=460
    247 'always,ifUnchanged
    248 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    249 .delimiter=71 .quote=71 .escape=71 .header=71 .lineEnd=258 .byteOrderMark=71
    250 'overwritten,replaced,unchanged
    251 .count=208 .first=208 .size=208 .more=71 .items=461
    252 'apply,discard,keep
    253 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    254 .path=71 .overwrite=71 .sync=71
    255 'text,value
    256 'off,quote,reject
    257 'arrays,objects
    258 'cr,crlf,lf
    259 []=462
    260 .kind=463 ?kind:keys=464 ?kind:columns=443 ?kind:given=465 ?kind:content=466
    261 .kind=467 ?kind:value=468 ?kind:columns=443 ?kind:tag=469
    262 'diff,reset
    263 .changes=208 .share=208
    264 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    265 []=365
    266 'applied,superseded
    267 .deletes=208 .inserts=208 .moves=208 .updates=208
    268 *=208
    269 []=470
    270 []=471
    271 .table=216 .revision=208
    272 'both,text,value
    273 .table=216 .revision=208 .rows=208
    274 .deletes=208 .moves=208 .inserts=208 .updates=208 .changes=208
    275 .deletes=472 .moves=472 .inserts=473 .updates=474
    276 .deletes=475 .updates=474
    277 .moves=243 .updates=476
    278 .old=315 .new=315 .deletes=295 .inserts=295 .moves=472 .updates=477
    279 .sort=194 .search=195 .filter=196 .sections=478 .selection=198 .page=199 .columns=200
      .columnOrder=201 .binding=202 .params=203 .sortCycle=204 .footers=71 .footerSorts=71
      .showHidden=71 .layout=479 .presentation=206 .styles=207
    280 *=480
    281 .width=208 .content=208 .direction=399 .height=208 .items=481 .estimate=71 .groups=482
      .columns=483
    282 []=484
    283 .row=288 .pointer=485 .reason=71 .message=71 .range=417 .bytes=417 .lines=418
    284 []=486
    285 .source=208 .filtered=208 .pages=208 .pageIndex=208 .pageSize=208 .first=208 .end=208
      .matches=208 .entries=208 .failed=208 .orderFailed=208 .hidden=208
    286 'pending,ready
    287 .rows=208 .matches=208
    288 #key
    289 'footer,header
    290 *=487
    291 []=488
    292 []=489
    293 []=490
    294 []=491
    295 []=208
    296 []=492
    297 []=493
    298 []=494
    299 []=495
    300 .kind=496 ?kind:entries=497 ?kind:all=498 ?kind:viewport=499
    301 'cells,keys
    302 .sort=500 .filter=500 .sections=500 .page=500 .setRows=500 .load=500 .edit=500 .resize=500
      .measure=500 'end,entry,index
    303 .kind=501 .key=218 #key
    304 .offset=208 .extent=208 .overscan=208
    305 .offset=208 .thumb=208 .extent=208 .overscan=208 .column=71 .placement=502
    306 'bottom,center,nearest,top
    307 'end,start
    308 .offset=208 .room=208 .contentWidth=208 .left=482 .thumb=503
    309 .offset=208 .extent=208 .top=208 .spacing=208 .heldBack=208 .thumb=503 .anchor=488
      .sticky=504
    310 []=505
    311 []=506
    312 []=507
    313 @=208 $id
    314 'collapse,expand,toggle
    315 []=218
    316 'add,all,extend,invert,none,remove,replace,tap,toggle
    317 []=508
    318 []=509
    319 []=510
    320 'cell,column,row
    321 []=253
    322 []=511
    323 'next,previous
    324 .row=288 .viewIndex=208 .pageIndex=208 .wrapped=71 .cells=512
    325 []=513
    326 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    327 'all,any,replace
    328 []=514
    329 'all,shown
    330 .kind=515 ?kind:group=516 ?kind:count=517 ?kind:aggregate=518
    331 []=519
    332 []=520
    333 []=521
    334 'builtIn,column,fallback,kind,row,section,table
    335 []=522
    336 'strict,table
    337 *=339
    338 []=523
    339 .list=339 .map=524 .type=339 .opaque=71 .of=524
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    340 .columns=201 .cells=201 .params=201 .bindings=201
    341 []=525
    342 .int=71 .uint=71 .double=71 .bool=71 .string=71 .bytes=71 .null=71 .list=526 .map=527
      .type=71 .timestamp=528 .duration=528 .optional=342
    343 .kind=529 ?kind:cells=530 ?kind:font=531 ?kind:estimate=532
    344 .width=208 .linesMax=208
    345 .width=208 .at=533 .ellipsis=71
    346 []=534
    347 'all,selection
    348 .row=288 .column=71 .index=208
    349 'owner,user
    350 'begin,cancel,change,commit
    351 .view=216 .author=71 .by=535 .text=71 .stale=71 .problem=536
    352 []=537
    353 []=1
    354 .resident=208 .program=208 .heap=208 .free=208 .cache=208 .tables=538 .sorting=208
      .gathering=208 .comparing=208 .messages=208 .recording=208 .other=208 *=208
    355 []=539
    356 []=540
    357 .appeared=291 .disappeared=291 .prefetch=291 .cancelled=291
    358 .rows=541 .cells=542 .states=543 .cellStates=544
    359 []=545
    360 []=546
    361 []=547
    362 .anew=71 .looks=548 .rows=549 .cells=550 .failures=551
    363 .keys=291 .blocks=292
    364 .deletes=472 .moves=472 .inserts=552 .updates=474 .scrolledOut=472 .scrolledIn=472
    365 *=0
    366 []=553
    367 'allow,refuse
    368 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    369 []=368
    370 []=554
    371 'heights,widths
    372 []=555
    373 .count=208
    374 .kind=556 ?kind:begin=557 ?kind:report=558 ?kind:end=559
    375 .column=71 .expression=71 .direction=560 .nulls=561 .comparator=562
    376 'exact,ignored
    377 'contains,fuzzy,prefix,regex,words
    378 'filter,mark
    379 'display,value
    380 'all,any,compare,error,expression,not,null,oneOf,text
    381 .kind=563 .conditions=564
    382 .kind=565 .conditions=564
    383 .kind=566 .condition=196
    384 .kind=567 .column=71 .relation=326 .value=0
    385 .kind=568 .column=71 .values=0
    386 .kind=569 .column=71 .relation=570 .text=71 .caseFolded=71 .diacritics=376 .of=379
    387 .kind=571 .source=71
    388 .kind=572 .column=71
    389 .kind=573 .column=71
    390 []=574 'declared
    391 'hide,show
    392 .all=71 .keys=315
    393 'multiple,none,single
    394 'extend,replace,toggle
    395 'drop,keep
    396 .hidden=71 .footer=575 .nullDefault=0
    397 'ascending,descending,none
    398 .leading=208 .trailing=208
    399 'ltr,rtl
    400 .height=208 .wrap=71 .linesMax=208 .inset=208 .padding=208 .minimum=208 .maximum=208
      .whole=71 .spacing=208 .background=71 .quiet=208 .measured=576 .deadline=208
    401 .direction=577 .size=481 .perLine=295 .spacing=208 .lineSpacing=208 .insets=578
    402 .mode=579 .minimum=208 .maximum=208 .padding=208 .headerPadding=208 .header=71 .footer=71
      .whole=71
    403 *=580
    404 'grid,headless,list,stack
    405 .shown=71 .height=208 .inside=71 .floats=71
    406 .shown=71 .height=208 .inside=71 .floats=71 .placement=581 .placeholder=71
    407 .table=578 .header=578 .footer=578 .row=578 .item=578
    408 .header=208 .footer=208
    409 .ascending=71 .descending=71 .none=71 .width=208 .header=71 .footer=71
    410 .vertical=71 .horizontal=71 .minimum=208
    411 'center,leading,trailing
    412 .when=71 .source=582 .columns=201 .layer=583 .tag=71 .parameters=584
    413 'actionDisabled,ambiguousRows,badFormat,batch,blockOverflows,cancelled
      'changedTwice,columnExists,compressed,conflict,contentModified,cycle,depth
      'doubledAction,doubledSortKey,draftOpen,duplicateKeys,duplicateSections
      'evaluation,expression,fileChanged,fileDiffers,fileExists,forgotten,formulas
      'framing,id,initializedBefore,internal,invalid,invalidParams,jsonrpc,keyColumn
      'length,limit,loadingFailed,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,noOrder,noRowLayout,noSections,notARegularFile
      'notBound,notComplete,notConvertible,notEditable,notEncodable,notFound
      'notInitialized,notPermitted,notReadable,notRecoverable,notSelectable,notShown
      'notSortable,notSupplied,notWritable,nothingSearched,orderPending,overloaded
      'pinExists,placeIsMoving,readFailed,revisionIsGone,sectionColumn,shutDown
      'sortedView,sourceChanged,subscriptionExists,suppliedInput,syntax,tableExists
      'tooManyCells,tooManyColumns,undeclaredKind,unknownAction,unknownColumn
      'unknownPin,unknownRow,unknownSection,unknownStep,unknownSubscription
      'unknownTable,unknownType,unknownView,valueDoesNotFit,viewExists,writeFailed
    414 $pointer
    415 'base,columns,edited,none
    416 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    417 .first=208 .end=208
    418 .start=424 .end=424
    419 []=585
    420 .kind=71 .index=208 .expression=71 .type=368 .message=71 .severity=586
    421 []=587
    422 'changed,replaced
    423 []=588
    424 .line=208 .character=208
    425 .id=71 .type=368 .title=71 .sortable=71 .searchable=71 .editable=71 .computed=71 .path=71
      .headerOnly=71 .display=71 .sortBy=431 .supplied=589 .format=590 .parse=590
      .nullPlaceholder=71 .comparator=562 .footer=575 .validate=591 .align=592 .editor=0
      .cellKind=71 .meta=0
    426 .key=288 .header=71 .footer=71 .kind=71 .state=0 .rows=218
    427 .base=368 .format=590 .parse=590 .nullPlaceholder=71 .comparator=562 .footer=575
      .validate=591 .align=592 .editor=0 .cellKind=71 .meta=0
    428 .height=593 .width=593 .estimatedHeight=594 .headerHeight=595 .footerHeight=595 .hidden=596
      .selectable=597 .momentary=596 .editable=597 .movable=598 .deletable=597 .collapsible=597
      .indentation=594 .actions=335 .separators=599 .accessory=596 .accessibilityText=596
      .cellKind=596 .editor=596 .holds=596
    429 *=600
    430 *=601
    431 .column=71 .expression=71
    432 'default,refuse
    433 []=602
    434 *=428
    435 *=603
    436 .deadline=208 .default=367
    437 .kind=71 .settings=428 .rowState=0 .cellStates=365
    438 .kind=604 .message=71 .system=71
    439 'failed,off,on,suspended
    440 .changes=208 .when=208 .base=605 .process=208 .others=208 .lostBytes=208 .suspended=71
    441 'columns,given
    442 .kind=606
    443 .kind=607 .columns=201
    444 .id=71 .title=71 .type=368 .sortable=71 .searchable=71 .editable=71 .computed=71
      .supplied=589 .problem=71 .path=71 .headerOnly=71 .display=71 .displayProblem=71 .sortBy=431
      .sortByProblem=71 .typeName=71 .format=590 .parse=590 .nullPlaceholder=71 .comparator=562
      .footer=575 .validate=591 .align=592 .editor=0 .cellKind=71 .meta=0 .evidence=608
    445 .key=288 .header=71 .footer=71 .kind=71 .state=0
    446 'created,file,inline
    447 .kind=609 .path=71 .uri=71 .bytes=208
    448 .kind=610 .bytes=208
    449 .kind=611
    450 .value=71 .forced=71 .evidence=612
    451 .value=248 .forced=71 .evidence=612
    452 .value=613 .forced=71 .evidence=612
    453 .value=208 .forced=71 .evidence=612
    454 .value=201 .forced=71 .evidence=612
    455 .fieldCount=208 .typeMismatch=208 .unclosedQuote=208 .fieldTooLong=208 .invalidEncoding=208
      .comment=208
    456 []=614
    457 .type=368 .title=71 .sortable=71 .searchable=71 .editable=71 .computed=71 .path=71
      .headerOnly=71 .display=71 .sortBy=431 .supplied=589 .format=590 .parse=590
      .nullPlaceholder=71 .comparator=562 .footer=575 .validate=591 .align=592 .editor=0
      .cellKind=71 .meta=0
    458 .kind=615 ?kind:set=616 ?kind:insert=617 ?kind:remove=618 ?kind:move=619 ?kind:paste=620
      ?kind:adopt=621 ?kind:setRow=622 ?kind:setColumn=623 ?kind:addColumn=624
      ?kind:removeColumn=625 ?kind:orderColumns=626 ?kind:addSections=627 ?kind:removeSections=628
      ?kind:moveSections=629 ?kind:setSection=630
    459 []=631
    460 .id=208 .done=71 .label=71 .author=71 .cause=632 .revision=208 .cells=208 .rows=208
      .columns=208 .sections=208 .bytes=208
    461 []=633
    462 .key=288 .header=71 .footer=71 .kind=71 .state=0 .rows=218 .keys=243 .rowStates=218
      .cellStates=265 .tags=243
    463 'columns,content,given,keys
    464 .kind=634
    465 .kind=606 .keys=243
    466 .kind=635
    467 'columns,tag,value
    468 .kind=636
    469 .kind=637 .tags=243
    470 .column=71 .kind=71 .type=368 .index=208 .expression=71 .message=71 .severity=586 .count=208
      .problem=71
    471 .kind=638 .row=288 .column=71 .columns=201 .text=71 .cut=71 .rule=420 .reason=71
    472 []=295
    473 .at=472 .keys=243 .blocks=292
    474 []=639
    475 .keys=243 .blocks=292
    476 []=640
    477 []=641
    478 .by=642 .headers=71 .footers=71 .empty=391 .collapsed=643 .aggregates=328
    479 .measurer=343 .frame=208 .minimumWidth=208 .insets=398 .direction=399 .spacing=208 .scale=71
      .lock=71 .fixed=398 .rows=644 .items=401 .sizing=402 .columns=403
    480 .title=71 .aggregate=645 .over=329 .value=0 .text=71 .cut=71 .nulls=208 .errors=208
      .pending=71 .problem=646
    481 .width=208 .height=208
    482 .leading=208 .center=208 .trailing=208
    483 []=647
    484 .pointer=485 .kind=648 .message=71
    485 $statePointer
    486 .pointer=485 .kind=649 .message=71
    487 .direction=397 .sortable=71 .priority=208
    488 .kind=501 .key=650 #key
    489 .column=71 .offset=208 .values=218 .texts=201 .errors=651 .pending=295 .stale=295 .lossy=295
      .cut=295 .matches=652 .drafts=653
    490 .key=650 .title=71 .cut=71 .count=208 .collapsed=71 .header=71 .footer=71 .kind=71 .state=0
      .aggregates=654
    491 .x=208 .group=411
    492 .key=288 .sourceIndex=208 .viewIndex=208 .pageIndex=208 .offset=208 .height=208 .frame=546
      .reason=655 .section=650
    493 .column=71 .group=411 .x=208 .width=208 .estimate=71 .reason=656
    494 .column=71 .group=411 .x=208 .width=208 .estimate=71 .distance=208
    495 .key=488 .viewIndex=208 .offset=208 .height=208 .frame=546
    496 'all,entries,viewport
    497 .kind=657 .first=208 .size=208 .overscan=208
    498 .kind=563
    499 .kind=658 .offset=208 .extent=208 .overscan=208
    500 'entry,offset,start
    501 'footer,group,header
    502 'center,end,nearest,start
    503 .start=208 .length=208
    504 []=659
    505 .row=288 .height=208
    506 .row=288 .column=71 .height=208
    507 .row=288 .column=71 .reason=660
    508 .row=288 .column=71
    509 .from=508 .to=508
    510 .row=288 .column=71 .sourceIndex=208 .viewIndex=208 .pageIndex=208
    511 .format=253 .type=1 .text=71
    512 []=661
    513 .pointer=71 .kind=662 .message=71
    514 .column=71 .kind=645
    515 'aggregate,count,group
    516 .kind=663 .direction=560
    517 .kind=664 .direction=560
    518 .kind=665 .index=208 .direction=560
    519 .column=71 .kind=645 .values=218 .texts=201 .cut=295 .nulls=295 .errors=295
    520 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    521 .row=288 .column=71 .header=71 .section=71 .kind=71 .saidKind=71 .rowState=0 .cellState=0
      .cellStates=365 .settings=666
    522 .id=71 .title=596 .style=667 .hidden=596 .image=596 .placement=668 .fullSwipe=71
      .children=335
    523 .name=71 .arguments=524 .result=339 .member=71
    524 []=339
    525 .kind=669 .message=71 .range=417 .bytes=417 .lines=418 .expected=71 .found=71 .hint=71
    526 []=342
    527 []=526
    528 .seconds=71 .nanos=71
    529 'cells,estimate,font
    530 .kind=670 .tabStop=208 .ambiguous=671
    531 .kind=672 .lineHeight=208 .regular=673 .bold=673
    532 .kind=674 .advance=208 .lineHeight=208
    533 'head,middle,tail
    534 .width=208 .height=208 .lines=675 .more=71 .shown=676
    535 'user
    536 .kind=677 .expected=71 .row=288 .column=71 .columns=201 .rule=420 .reason=71
    537 .journal=71 .bytes=208 .when=208 .inUse=71 .path=71 .changes=208 .process=208 .problem=678
    538 .sources=208 .edits=208 .rows=208 .keys=208 .history=208 .views=208 .uncounted=208 *=208
    539 .subscription=216 .view=216 .pending=208 .lagRevisions=208
    540 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    541 []=679
    542 []=680
    543 []=681
    544 []=682
    545 .height=208 .count=208
    546 .x=208 .y=208 .width=208 .height=208
    547 .top=683 .bottom=683 .at=472
    548 []=684
    549 []=685
    550 []=686
    551 []=687
    552 .at=472 .keys=291 .blocks=292
    553 .permission=688 .row=288 .column=71 .section=71 .layer=334
    554 .row=208 .text=71
    555 .column=71 .width=208
    556 'begin,end,report
    557 .kind=689 .title=71 .message=71 .percentage=208
    558 .kind=690 .message=71 .percentage=208
    559 .kind=691 .message=71
    560 'ascending,descending
    561 'first,last
    562 .kind=692 .caseFolded=71 .diacritics=376 .values=201
      'caseInsensitive,length,natural,semver,text,value
    563 'all
    564 []=196
    565 'any
    566 'not
    567 'compare
    568 'oneOf
    569 'text
    570 'contains,endsWith,equals,startsWith
    571 'expression
    572 'null
    573 'error
    574 .column=71 .expression=71 .declared=71 .direction=560 .nulls=561 .comparator=562 .values=218
    575 .title=71 .aggregate=645 .over=329
    576 'client,daemon
    577 'horizontal,wrapped
    578 .top=208 .leading=208 .bottom=208 .trailing=208
    579 .kind=693 ?kind:maximum=694 ?kind:average=695 ?kind:sampled=696 ?kind:client=697
      ?kind:percentile=698 ?kind:hybrid=699 ?kind:padded=700 ?kind:fixed=701 ?kind:fraction=702
      ?kind:flexible=703 ?kind:adaptive=704
    580 .mode=579 .minimum=208 .maximum=208 .padding=208 .headerPadding=208 .header=71 .footer=71
      .whole=71 .width=208 .spacing=208
    581 'client,embedded,hidden
    582 .kind=705 ?kind:stripes=706 ?kind:sorted=707 ?kind:selected=708 ?kind:hovered=709
      ?kind:matches=710 ?kind:drafts=711 ?kind:errors=712
    583 'background,overlay
    584 *=596
    585 .kind=71 .message=71 .pointer=414 .row=288 .column=71 .expected=0 .found=0 .rule=420
    586 'mark,refuse
    587 .key=288 .rows=295
    588 .row=288 .column=71 .reason=713
    589 .inputs=201 .deadline=208
    590 .kind=714 ?kind:number=715 ?kind:currency=716 ?kind:percent=717 ?kind:compact=718
      ?kind:bytes=719 ?kind:duration=720 ?kind:date=721 ?kind:boolean=722 ?kind:map=723
      ?kind:template=724
    591 .expression=71 .message=71 .severity=586 []=725
    592 'center,end,start
    593 .expression=71 'automatic #
    594 .expression=71 #
    595 .expression=71 'automatic,zero #
    596 .expression=71
    597 .expression=71 'ask
    598 .expression=71 .within=201 'ask
    599 .top=683 .between=683 .bottom=683
    600 .height=593 .width=593 .estimatedHeight=594 .headerHeight=595 .footerHeight=595 .hidden=596
      .selectable=597 .momentary=596 .editable=597 .movable=598 .deletable=597 .collapsible=597
      .indentation=594 .actions=335 .separators=599 .accessory=596 .accessibilityText=596
      .cellKind=596 .editor=596 .holds=596 .header=428
    601 .height=593 .width=593 .estimatedHeight=594 .headerHeight=595 .footerHeight=595 .hidden=596
      .selectable=597 .momentary=596 .editable=597 .movable=598 .deletable=597 .collapsible=597
      .indentation=594 .actions=335 .separators=599 .accessory=596 .accessibilityText=596
      .cellKind=596 .editor=596 .holds=596 .columns=726
    602 .expression=71 .message=71 .severity=586 .columns=201
    603 .height=593 .width=593 .estimatedHeight=594 .headerHeight=595 .footerHeight=595 .hidden=596
      .selectable=597 .momentary=596 .editable=597 .movable=598 .deletable=597 .collapsible=597
      .indentation=594 .actions=335 .separators=599 .accessory=596 .accessibilityText=596
      .cellKind=596 .editor=596 .holds=596 .kind=71
    604 'cancelled,limit,readFailed,sourceChanged
    605 'different,grown,same
    606 'given
    607 'columns
    608 .sampleRows=208 .counts=268 .reason=71 .nullValues=201 .firstDisagreement=727
    609 'file
    610 'inline
    611 'created
    612 .reason=71 .examined=208 .share=208
    613 'cr,crlf,lf,mixed
    614 .kind=728 .message=71 .row=288 .column=71 .line=208 .byteOffset=208 .expected=71 .found=71
    615 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    616 .kind=729 .row=288 .column=71 .value=0 .text=71 .values=0
    617 .kind=730 .options=223 .rows=218 .place=731
    618 .kind=732 .rows=243
    619 .kind=733 .rows=243 .place=731
    620 .kind=734 .texts=735 .text=71 .html=71 .format=736 .header=71 .at=508 .view=216 .rows=243
      .columns=201 .overflow=737
    621 .kind=738 .view=216
    622 .kind=739 .row=288 .options=437
    623 .kind=740 .column=71 .options=457
    624 .kind=741 .column=71 .options=457 .place=742
    625 .kind=743 .column=71
    626 .kind=744 .columns=201
    627 .kind=745 .sections=219 .place=746 .sectionColumn=71
    628 .kind=747 .sections=243
    629 .kind=748 .sections=243 .place=746
    630 .kind=749 .section=288 .options=750
    631 .row=288 .column=71 .before=751 .after=751
    632 'edit,setRows
    633 .bytes=295 .range=418 .newText=71 .base64=71
    634 'keys
    635 'content
    636 'value
    637 'tag
    638 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    639 .column=71 .rows=295 .values=218 .texts=201 .errors=651 .pending=295 .stale=295 .lossy=295
      .cut=295 .matches=652
    640 .index=208 .key=288 .columns=201
    641 .index=208 .key=71 .members=752
    642 []=753 'declared
    643 .all=71 .keys=754
    644 .height=208 .wrap=71 .linesMax=208 .inset=208 .padding=208 .minimum=208 .maximum=208
      .whole=71 .spacing=208 .background=71 .quiet=208 .measured=755 .deadline=208
    645 'count,distinct,max,mean,min,sum,valid
    646 'notApplicable,outOfRange,tooManyValues
    647 .column=71 .fixed=756 .x=208 .width=208 .tracks=208 .estimate=71
    648 'typeChanged,unknownColumn
    649 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    650 []=757
    651 []=758
    652 []=759
    653 []=760
    654 []=761
    655 'collapsed,filtered,hidden,removed,unknown
    656 'hidden
    657 'entries
    658 'viewport
    659 .kind=762 .y=208 .height=208 .section=490
    660 'changed,declared,fixed,hidden
    661 .column=71 .ranges=472 .further=208
    662 'column,columnType,limit,value
    663 'group
    664 'count
    665 'aggregate
    666 *=763
    667 .expression=71 'destructive,disabled,normal
    668 'inline,leading,menu,trailing
    669 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    670 'cells
    671 'narrow,wide
    672 'font
    673 .defaultAdvance=208 .ranges=764 .advances=765 .kerning=766 .letterSpacing=208
    674 'estimate
    675 []=767
    676 .text=71 .width=208 .cut=71
    677 'invalid,valueDoesNotFit
    678 'damaged,foreign,newer
    679 .kind=71 .at=472
    680 .column=71 .cellKind=0 .editor=0 .at=472
    681 .index=208 .rowState=0
    682 .index=208 .column=71 .cellState=0
    683 .leading=208 .trailing=208 .thickness=208
    684 .look=208 .styles=768
    685 .look=208 .at=472
    686 .column=71 .look=208 .at=472
    687 .style=208 .count=208 .row=288 .message=71
    688 'collapse,delete,edit,move,select
    689 'begin
    690 'report
    691 'end
    692 'caseInsensitive,length,list,natural,semver,text,value
    693 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    694 .kind=769
    695 .kind=770 .advance=208
    696 .kind=771 .size=208
    697 .kind=755 .size=208
    698 .kind=772 .share=208 .size=208
    699 .kind=773 .size=208 .advance=208
    700 .kind=774 .width=208
    701 .kind=775 .width=208
    702 .kind=776 .share=208
    703 .kind=777
    704 .kind=778
    705 'drafts,errors,hovered,matches,selected,sorted,stripes
    706 .kind=779 .every=208 .offset=208 .by=780
    707 .kind=781 .every=208 .offset=208
    708 .kind=782
    709 .kind=783
    710 .kind=784
    711 .kind=785
    712 .kind=786
    713 'encoding,formula,quote
    714 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    715 .kind=787 .pattern=71 .locale=788 .prefix=71 .suffix=71 .negative=789
    716 .kind=790 .pattern=71 .locale=788 .prefix=71 .suffix=71 .negative=789 .currency=71
      .display=791
    717 .kind=792 .pattern=71 .locale=788 .prefix=71 .suffix=71 .negative=789
    718 .kind=793 .locale=788 .currency=71 .digits=208
    719 .kind=794 .locale=788 .units=795 .digits=208
    720 .kind=796 .locale=788 .style=797 .unit=798
    721 .kind=799 .pattern=71 .locale=788
    722 .kind=800 .true=71 .false=71
    723 .kind=801 .values=802 .otherwise=590
    724 .kind=803 .template=71 .format=590
    725 .expression=71 .message=71 .severity=586
    726 *=804
    727 .row=288 .line=208 .byteOffset=208 .text=71
    728 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    729 'set
    730 'insert
    731 .kind=805 ?kind:start=806 ?kind:end=807 ?kind:before=808 ?kind:after=809 ?kind:index=810
      ?kind:shown=811
    732 'remove
    733 'move
    734 'paste
    735 []=201
    736 'csv,html,json,markdown,tsv
    737 'clip,insert,refuse
    738 'adopt
    739 'setRow
    740 'setColumn
    741 'addColumn
    742 .kind=812 ?kind:start=806 ?kind:end=807 ?kind:before=813 ?kind:after=814
    743 'removeColumn
    744 'orderColumns
    745 'addSections
    746 .kind=812 ?kind:start=806 ?kind:end=807 ?kind:before=815 ?kind:after=816
    747 'removeSections
    748 'moveSections
    749 'setSection
    750 .header=71 .footer=71 .kind=71 .state=0
    751 .value=0 .text=71 .cut=71
    752 []=817
    753 .column=71 .expression=71 .declared=71 .direction=560 .nulls=561 .comparator=562 .values=201
    754 []=650
    755 'client
    756 'leading,trailing
    757 .kind=573
    758 .row=208 .kind=818 .text=71
    759 .row=208 .ranges=472 .further=208
    760 .row=208 .view=216 .author=71 .by=535 .text=71 .stale=71 .problem=536
    761 .column=71 .kind=645 .value=0 .text=71 .cut=71 .nulls=208 .errors=208 .pending=71
      .problem=819
    762 'group,header
    763 .value=0 .layer=334 .name=71 .problem=71
    764 []=820
    765 []=821
    766 []=822
    767 .range=295 .width=208
    768 []=823
    769 'maximum
    770 'average
    771 'sampled
    772 'percentile
    773 'hybrid
    774 'padded
    775 'fixed
    776 'fraction
    777 'flexible
    778 'adaptive
    779 'stripes
    780 'page,section
    781 'sorted
    782 'selected
    783 'hovered
    784 'matches
    785 'drafts
    786 'errors
    787 'number
    788 'de,en,es,fr,hi,ja
    789 'minus,parentheses
    790 'currency
    791 'code,symbol
    792 'percent
    793 'compact
    794 'bytes
    795 'iec,si
    796 'duration
    797 'clock,short,words
    798 'day,hour,millisecond,minute,second
    799 'date
    800 'boolean
    801 'map
    802 *=71
    803 'template
    804 .height=593 .width=593 .estimatedHeight=594 .headerHeight=595 .footerHeight=595 .hidden=596
      .selectable=597 .momentary=596 .editable=597 .movable=598 .deletable=597 .collapsible=597
      .indentation=594 .actions=335 .separators=599 .accessory=596 .accessibilityText=596
      .cellKind=596 .editor=596 .holds=596 .type=368 .validate=591 .format=590 .path=71
    805 'after,before,end,index,shown,start
    806 .kind=824
    807 .kind=691
    808 .kind=825 .row=288
    809 .kind=826 .row=288
    810 .kind=827 .sourceIndex=208 .counted=828
    811 .kind=829 .view=216 .viewIndex=208 .counted=828 .whenSorted=830
    812 'after,before,end,start
    813 .kind=825 .column=71
    814 .kind=826 .column=71
    815 .kind=825 .section=288
    816 .kind=826 .section=288
    817 'footer,header,kind,state
    818 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    819 'notApplicable,outOfRange,tooManySections,tooManyValues
    820 .first=208 .end=208 .advance=208
    821 .characters=71 .advance=208
    822 .pair=71 .advance=208
    823 .layer=583 .tag=71 .parameters=802
    824 'start
    825 'before
    826 'after
    827 'index
    828 'after,before
    829 'shown
    830 'adopt,refuse
    """#
}
