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
    table/recover 32
    table/export 35
    table/setRows 38
    table/validate 41
    table/diff 44
    view/open 47
    view/get 50
    view/set 52
    view/tap 54
    view/rows 57
    cell/text 60
    view/pin 63
    view/unpin 66
    view/locate 69
    view/watch 72
    view/scroll 75
    view/hover 78
    view/measure 80
    view/resync 83
    view/sync 85
    view/unwatch 83
    view/collapse 88
    view/select 91
    view/selection 94
    view/copy 97
    view/find 100
    filter/convert 103
    filter/like 106
    view/aggregate 109
    table/declare 112
    table/resolve 115
    action/list 118
    action/invoke 121
    expression/check 124
    expression/evaluate 127
    text/measure 130
    view/replace 133
    table/revert 136
    table/watchFile 139
    cell/draft 142
    cell/refresh 145
    table/setParams 148
    view/close 150
    table/close 152
    journal/list 154
    journal/remove 157
    preset/list 160
    server/stats 162
    rpc.discover 164
    $/setTrace 165
    $/cancelRequest 167
    shutdown 169
    exit 4
    view/update 170
    action/didInvoke 172
    action/decide 174
    cell/compute 177
    cell/measure 180
    table/didChange 183
    $/progress 185
    $/logTrace 187
    window/logMessage 189
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=192 .search=193 .filter=194 .sections=195 .selection=196 .page=197 .columns=198
      .columnOrder=199 .binding=200 .params=201 .sortCycle=202 .footers=68 .footerSorts=68
      .showHidden=68 .layout=203 .presentation=204 .styles=205
    3 .code=206 .message=68 .data=207
    4 .jsonrpc=5 .id=6 .method=191 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=191 .params=8 .result=9 .error=3
    8 .clientInfo=208 .processId=206 .updates=209 .trace=210 .journal=211 .journalFolder=68
      .durability=212 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=213 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=191 .params=11 .result=12 .error=3
    11 .table=214 .name=68 .columns=215 .rows=216 .sections=217 .sectionColumn=68 .keyScope=218
      .types=219 .defaultSort=192 .keyColumns=199 .detectTypes=68 .declarations=220 .rowOptions=221
    12 .table=214 .name=68 .revision=206 .rows=222 .sourceState=223 .whenFileChanges=224 .dirty=68
      .savedRevision=206 .unsaved=225 .journal=226 .keys=227 .columns=228 .types=0 .declarations=220
      .sectionColumn=68 .sections=229 .defaultSort=192 .params=201 .source=230 .dialect=231
      .preamble=199 .sampleRows=206 .history=232 .diagnostics=233
    13 .jsonrpc=5 .id=6 .method=191 .params=14 .result=12 .error=3
    14 .table=214 .name=68 .path=68 .uri=68 .content=234 .dialect=235 .columns=236 .types=219
      .defaultSort=192 .keyColumns=199 .sections=229 .sectionColumn=68 .keyScope=218 .sampleRows=206
      .progressToken=206 .declarations=220 .wait=68 .journal=211 .journalFolder=68 .durability=212
      .whenFileChanges=224
    15 .jsonrpc=5 .id=6 .method=191 .params=16 .result=12 .error=3
    16 .table=214 .diagnostics=237
    17 .jsonrpc=5 .id=6 .method=191 .params=18 .result=19 .error=3
    18 .table=214 .edits=238 .seen=206 .exact=68 .label=68 .author=68 .history=239 .invalid=240
      .preview=68 .view=214
    19 .revision=206 .inserted=241 .changedCells=206 .history=232 .preview=242
    20 .jsonrpc=5 .id=6 .method=191 .params=21 .result=22 .error=3
    21 .table=214 .author=68
    22 .revision=206 .step=243 .skipped=206 .history=232
    23 .jsonrpc=5 .id=6 .method=191 .params=24 .result=25 .error=3
    24 .table=214 .first=206 .size=206
    25 .revision=206 .count=206 .current=206 .bytes=206 .bytesMax=206 .dropped=206 .first=206
      .items=244
    26 .jsonrpc=5 .id=6 .method=191 .params=27 .result=28 .error=3
    27 .table=214 .step=206 .author=68
    28 .revision=206 .undone=206 .redone=206 .skipped=206 .history=232
    29 .jsonrpc=5 .id=6 .method=191 .params=30 .result=31 .error=3
    30 .table=214 .path=68 .uri=68 .overwrite=245 .sync=68 .dryRun=68 .range=237 .encoding=246
      .dialect=247 .progressToken=206
    31 .revision=206 .path=68 .uri=68 .bytes=206 .records=206 .way=248 .dirty=68 .edits=249
    32 .jsonrpc=5 .id=6 .method=191 .params=33 .result=34 .error=3
    33 .table=214 .action=250
    34 .revision=206 .changes=206 .lostChanges=206 .lostBytes=206 .history=232
    35 .jsonrpc=5 .id=6 .method=191 .params=36 .result=37 .error=3
    36 .view=214 .table=214 .rows=241 .range=237 .columns=199 .format=251 .to=252 .as=253
      .formulaGuard=254 .header=68 .jsonRows=255 .delimiter=1 .lineEnd=256 .byteOrderMark=68
      .sqlTable=68 .sqlRows=206 .progressToken=206 .wait=68
    37 .viewRevision=206 .revision=206 .complete=68 .rows=206 .columns=199 .bytes=206 .lossy=68
      .text=68 .path=68
    38 .jsonrpc=5 .id=6 .method=191 .params=39 .result=40 .error=3
    39 .table=214 .rows=216 .sections=257 .sectionColumn=68 .columns=199 .match=258 .compare=259
      .mode=260 .resetAbove=261 .preset=262 .rowStates=216 .cellStates=263 .hints=0 .supersede=68
      .seen=206 .label=68 .author=68 .history=239 .invalid=240
    40 .outcome=264 .revision=206 .mode=260 .deletes=206 .inserts=206 .moves=206 .updates=206
      .changedCells=206 .sections=265 .history=232
    41 .jsonrpc=5 .id=6 .method=191 .params=42 .result=43 .error=3
    42 .table=214 .rows=241 .columns=199 .first=206 .size=206 .wait=68
    43 .revision=206 .complete=68 .rows=206 .faultyRows=206 .count=206 .errors=266 .rules=267
      .first=206 .more=68 .items=268
    44 .jsonrpc=5 .id=6 .method=191 .params=45 .result=46 .error=3
    45 .from=269 .to=269 .match=258 .compare=259 .columns=199 .range=237 .as=270 .textBytes=206
      .wait=68
    46 .from=271 .to=271 .complete=68 .columns=199 .counts=272 .first=206 .size=206 .more=68
      .diff=273 .old=274 .keys=275 .sections=276
    47 .jsonrpc=5 .id=6 .method=191 .params=48 .result=49 .error=3
    48 .table=214 .view=214 .state=2 .preset=262 .remember=68 .wait=68
    49 .view=214 .table=214 .viewRevision=206 .revision=206 .state=277 .footers=278 .layout=279
      .preset=262 .filterProblems=280 .filterFailure=281 .orderProblems=282 .orderFailure=281
      .counts=283 .order=284 .complete=68 .searching=285 .columns=199 .remembered=286
    50 .jsonrpc=5 .id=6 .method=191 .params=51 .result=49 .error=3
    51 .view=214 .wait=68
    52 .jsonrpc=5 .id=6 .method=191 .params=53 .result=49 .error=3
    53 .view=214 .state=2 .show=287 .wait=68
    54 .jsonrpc=5 .id=6 .method=191 .params=55 .result=56 .error=3
    55 .view=214 .part=288 .column=68 .extend=68
    56 .view=214 .table=214 .viewRevision=206 .revision=206 .state=277 .footers=278 .layout=279
      .counts=283 .order=284 .complete=68 .columns=199 .preset=262 .filterProblems=280
      .filterFailure=281 .orderProblems=282 .orderFailure=281 .searching=285 .sortable=68
      .indicators=289
    57 .jsonrpc=5 .id=6 .method=191 .params=58 .result=59 .error=3
    58 .view=214 .range=237 .keys=241 .columns=199 .as=270 .textBytes=206 .at=206 .pin=214 .wait=68
    59 .viewRevision=206 .revision=206 .complete=68 .first=206 .count=206 .more=68 .keys=290
      .blocks=291 .sections=292 .counts=283 .order=284 .searching=285
    60 .jsonrpc=5 .id=6 .method=191 .params=61 .result=62 .error=3
    61 .table=214 .row=287 .column=68 .of=253 .first=206 .size=206
    62 .revision=206 .text=68 .lossy=68 .first=206 .end=206 .bytes=206 .more=68
    63 .jsonrpc=5 .id=6 .method=191 .params=64 .result=65 .error=3
    64 .view=214 .pin=214 .wait=68
    65 .view=214 .pin=214 .viewRevision=206 .revision=206 .counts=283 .order=284 .searching=285
      .complete=68
    66 .jsonrpc=5 .id=6 .method=191 .params=67 .result=68 .error=3
    67 .view=214 .pin=214
    68
    69 .jsonrpc=5 .id=6 .method=191 .params=70 .result=71 .error=3
    70 .view=214 .keys=241 .columns=199 .at=293 .offsets=294 .wait=68
    71 .viewRevision=206 .complete=68 .rows=295 .columns=296 .at=297 .entries=298
    72 .jsonrpc=5 .id=6 .method=191 .params=73 .result=74 .error=3
    73 .view=214 .subscription=214 .window=299 .content=300 .columns=199 .as=270 .textBytes=206
      .hold=301 .anchor=302 .follow=68 .appearance=68 .kinds=68 .problems=68 .separators=68
      .styles=68 .brief=68 .across=303
    74 .subscription=214 .viewRevision=206 .revision=206 .complete=68
    75 .jsonrpc=5 .id=6 .method=191 .params=76 .result=77 .error=3
    76 .subscription=214 .first=206 .size=206 .columns=199 .hold=301 .across=304 .offset=206
      .extent=206 .entry=302 .placement=305 .pages=206 .to=306 .thumb=206 .follow=68 .dragging=68
      .anchor=302
    77 .first=206 .size=206 .across=307 .viewport=308
    78 .jsonrpc=5 .id=6 .method=191 .params=79 .result=68 .error=3
    79 .subscription=214 .row=287 .column=68
    80 .jsonrpc=5 .id=6 .method=191 .params=81 .result=82 .error=3
    81 .view=214 .rows=309 .cells=310 .at=206
    82 .viewRevision=206 .changed=206 .unused=311
    83 .jsonrpc=5 .id=6 .method=191 .params=84 .result=68 .error=3
    84 .subscription=214
    85 .jsonrpc=5 .id=6 .method=191 .params=86 .result=87 .error=3
    86 .table=214 .supplied=68
    87 .complete=68 .tables=312
    88 .jsonrpc=5 .id=6 .method=191 .params=89 .result=90 .error=3
    89 .view=214 .action=313 .keys=314
    90 .viewRevision=206 .counts=283 .order=284 .complete=68 .searching=285
    91 .jsonrpc=5 .id=6 .method=191 .params=92 .result=93 .error=3
    92 .view=214 .action=315 .rows=241 .columns=199 .cells=316 .ranges=317 .wait=68
    93 .viewRevision=206 .complete=68 .count=206 .selected=318 .deselected=318 .truncated=68
    94 .jsonrpc=5 .id=6 .method=191 .params=95 .result=96 .error=3
    95 .view=214 .first=206 .size=206 .wait=68
    96 .viewRevision=206 .complete=68 .unit=319 .count=206 .first=206 .items=318
    97 .jsonrpc=5 .id=6 .method=191 .params=98 .result=99 .error=3
    98 .view=214 .formats=320 .rows=241 .range=237 .columns=199 .as=253 .formulaGuard=254 .header=68
      .wait=68
    99 .viewRevision=206 .revision=206 .complete=68 .rows=206 .columns=199 .flavours=321 .lossy=68
    100 .jsonrpc=5 .id=6 .method=191 .params=101 .result=102 .error=3
    101 .view=214 .search=193 .from=287 .direction=322 .wrap=68 .wait=68
    102 .viewRevision=206 .revision=206 .complete=68 .matches=206 .hit=323
    103 .jsonrpc=5 .id=6 .method=191 .params=104 .result=105 .error=3
    104 .table=214 .filter=194
    105 .tree=194 .text=68 .problems=324
    106 .jsonrpc=5 .id=6 .method=191 .params=107 .result=108 .error=3
    107 .view=214 .row=287 .column=68 .relation=325 .combine=326
    108 .viewRevision=206 .condition=194 .filter=194
    109 .jsonrpc=5 .id=6 .method=191 .params=110 .result=111 .error=3
    110 .view=214 .groupBy=199 .aggregates=327 .over=328 .sort=329 .range=237 .as=270 .textBytes=206
      .wait=68
    111 .viewRevision=206 .revision=206 .complete=68 .groups=206 .first=206 .more=68 .groupBy=291
      .counts=294 .aggregates=330
    112 .jsonrpc=5 .id=6 .method=191 .params=113 .result=114 .error=3
    113 .table=214 .declarations=220 .author=68
    114 .revision=206 .declarations=220
    115 .jsonrpc=5 .id=6 .method=191 .params=116 .result=117 .error=3
    116 .table=214 .rows=241 .columns=199 .headers=199 .sections=199 .view=214 .subscription=214
      .settings=331 .first=206
    117 .revision=206 .items=332 .first=206 .more=68
    118 .jsonrpc=5 .id=6 .method=191 .params=119 .result=120 .error=3
    119 .view=214 .row=287 .column=68
    120 .viewRevision=206 .revision=206 .layer=333 .name=68 .problem=68 .actions=334
    121 .jsonrpc=5 .id=6 .method=191 .params=122 .result=123 .error=3
    122 .view=214 .row=287 .column=68 .action=68 .seen=206 .author=68
    123 .viewRevision=206 .revision=206
    124 .jsonrpc=5 .id=6 .method=191 .params=125 .result=126 .error=3
    125 .source=68 .dialect=335 .table=214 .variables=336 .functions=337
    126 .type=338 .dependencies=339 .steps=206 .problems=340
    127 .jsonrpc=5 .id=6 .method=191 .params=128 .result=129 .error=3
    128 .source=68 .dialect=335 .table=214 .variables=336 .checked=68 .row=287 .bindings=201
      .params=201
    129 .value=341 .complete=68 .type=338
    130 .jsonrpc=5 .id=6 .method=191 .params=131 .result=132 .error=3
    131 .texts=199 .measurer=342 .bold=68 .wrap=343 .truncate=344
    132 .lineHeight=206 .estimate=68 .measures=345
    133 .jsonrpc=5 .id=6 .method=191 .params=134 .result=135 .error=3
    134 .view=214 .search=193 .with=68 .scope=346 .at=347 .by=348 .preview=68 .label=68 .author=68
      .wait=68
    135 .revision=206 .complete=68 .matches=206 .cells=206 .skipped=206 .history=232 .preview=242
    136 .jsonrpc=5 .id=6 .method=191 .params=137 .result=138 .error=3
    137 .table=214 .label=68 .author=68
    138 .revision=206 .records=206 .history=232
    139 .jsonrpc=5 .id=6 .method=191 .params=140 .result=141 .error=3
    140 .table=214 .whenFileChanges=224
    141 .whenFileChanges=224 .sourceState=223
    142 .jsonrpc=5 .id=6 .method=191 .params=143 .result=144 .error=3
    143 .view=214 .row=287 .column=68 .action=349 .by=348 .text=68 .value=0 .overwrite=68 .label=68
      .author=68 .history=239 .invalid=240
    144 .revision=206 .draft=350 .history=232
    145 .jsonrpc=5 .id=6 .method=191 .params=146 .result=147 .error=3
    146 .table=214 .columns=199 .rows=241
    147 .revision=206
    148 .jsonrpc=5 .id=6 .method=191 .params=149 .result=147 .error=3
    149 .table=214 .params=201 .author=68
    150 .jsonrpc=5 .id=6 .method=191 .params=151 .result=68 .error=3
    151 .view=214
    152 .jsonrpc=5 .id=6 .method=191 .params=153 .result=68 .error=3
    153 .table=214
    154 .jsonrpc=5 .id=6 .method=191 .params=155 .result=156 .error=3
    155 .journalFolder=68
    156 .folder=68 .items=351
    157 .jsonrpc=5 .id=6 .method=191 .params=158 .result=159 .error=3
    158 .journals=199 .journalFolder=68
    159 .removed=199
    160 .jsonrpc=5 .id=6 .method=191 .params=0 .result=161 .error=3
    161 .presets=352
    162 .jsonrpc=5 .id=6 .method=191 .params=0 .result=163 .error=3
    163 .memory=353 .methods=1 .watching=354 *=206
    164 .jsonrpc=5 .id=6 .method=191 .params=0 .result=1 .error=3
    165 .jsonrpc=5 .id=6 .method=191 .params=166 .result=0 .error=3
    166 .value=210
    167 .jsonrpc=5 .id=6 .method=191 .params=168 .result=0 .error=3
    168 .id=206
    169 .jsonrpc=5 .id=6 .method=191 .params=0 .result=68 .error=3
    170 .jsonrpc=5 .id=6 .method=191 .params=171 .result=0 .error=3
    171 .subscription=214 .view=214 .table=214 .seq=206 .from=206 .to=206 .revision=206 .causes=355
      .authors=199 .hints=216 .appearance=356 .kinds=357 .layout=279 .across=307 .heights=358
      .frames=359 .viewport=308 .separators=360 .styles=361 .counts=283 .order=284 .complete=68
      .window=237 .columns=199 .reset=362 .diff=363 .part=206 .last=68
    172 .jsonrpc=5 .id=6 .method=191 .params=173 .result=0 .error=3
    173 .table=214 .view=214 .revision=206 .action=68 .key=287 .sourceIndex=206 .viewIndex=206
      .column=68 .values=364 .author=68
    174 .jsonrpc=5 .id=6 .method=191 .params=175 .result=176 .error=3
    175 .table=214 .view=214 .asked=365 .count=206 .deadline=206 .default=366
    176 .decision=366
    177 .jsonrpc=5 .id=6 .method=191 .params=178 .result=179 .error=3
    178 .table=214 .column=68 .type=367 .revision=206 .rows=241 .blocks=291 .types=368 .deadline=206
    179 .values=216 .texts=199 .errors=369
    180 .jsonrpc=5 .id=6 .method=191 .params=181 .result=182 .error=3
    181 .table=214 .view=214 .viewRevision=206 .revision=206 .kind=370 .column=68 .rows=241
      .columns=371 .blocks=291 .deadline=206
    182 .heights=294 .widths=294
    183 .jsonrpc=5 .id=6 .method=191 .params=184 .result=0 .error=3
    184 .table=214 .revision=206 .rows=222 .sourceState=223 .dirty=68 .savedRevision=206
      .unsaved=225 .journal=226 .diagnostics=372
    185 .jsonrpc=5 .id=6 .method=191 .params=186 .result=0 .error=3
    186 .token=206 .value=373
    187 .jsonrpc=5 .id=6 .method=191 .params=188 .result=0 .error=3
    188 .message=68 .verbose=68
    189 .jsonrpc=5 .id=6 .method=191 .params=190 .result=0 .error=3
    190 .type=206 .message=68
    191 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/close,table/create,table/declare,table/describe
      'table/didChange,table/diff,table/edit,table/export,table/history,table/jump
      'table/open,table/recover,table/redo,table/resolve,table/revert,table/save
      'table/setParams,table/setRows,table/undo,table/validate,table/watchFile
      'text/measure,view/aggregate,view/close,view/collapse,view/copy,view/find
      'view/get,view/hover,view/locate,view/measure,view/open,view/pin,view/replace
      'view/resync,view/rows,view/scroll,view/select,view/selection,view/set,view/sync
      'view/tap,view/unpin,view/unwatch,view/update,view/watch,window/logMessage
    192 []=374
    193 .text=68 .columns=199 .caseFolded=68 .diacritics=375 .match=376 .mode=377 .of=378
    194 .kind=379 ?kind:all=380 ?kind:any=381 ?kind:not=382 ?kind:compare=383 ?kind:oneOf=384
      ?kind:text=385 ?kind:expression=386 ?kind:null=387 ?kind:error=388
    195 .by=389 .headers=68 .footers=68 .empty=390 .collapsed=391 .aggregates=327
    196 .mode=392 .unit=319 .tap=393 .momentary=68 .whenFiltered=394
    197 .size=206 .index=206
    198 *=395
    199 []=68
    200 'cell,none,object
    201 *=341
    202 []=396
    203 .measurer=342 .frame=206 .minimumWidth=206 .insets=397 .direction=398 .spacing=206 .scale=68
      .lock=68 .fixed=397 .rows=399 .items=400 .sizing=401 .columns=402
    204 .kind=403 .header=404 .footer=404 .search=405 .insets=406 .spacings=407 .indicators=408
      .scrollBars=409 .alignment=410
    205 []=411
    206 #
    207 .kind=412 .pointer=413 .expected=0 .found=0 .position=206 .revision=206 .offset=206 .limit=1
      .maximum=206 .viewRevision=206 .seen=206 .oldest=206 .asked=206 .step=206 .errno=206
      .count=206 .obstacle=414 .reason=415 .permission=1 .layer=333 .binding=1 .id=68 .view=214
      .column=68 .row=287 .section=68 .name=68 .action=68 .method=68 .path=68 .system=68 .problem=68
      .range=416 .bytes=416 .lines=417 .problems=340 .errors=418 .rule=419 .keys=420 .got=206
      .state=421 .call=68 .copy=68 .replaced=68 .encoding=68 .cells=422
    208 .name=68 .version=68
    209 'each,merged
    210 'messages,off,verbose
    211 'off,on
    212 'synced,written
    213 .messageBytesMax=206 .requestsInFlightMax=206 .waitingNotificationBytesMax=206
      .drainMillisecondsMax=206 .batchMembersMax=206 .depthMax=206 .columnsMax=206 .rowsMax=206
      .fieldBytesMax=206 .rowsPerAnswerMax=206 .answerBytesMax=206 .windowTextBytes=206
      .textBytesMax=206 .windowRowsMax=206 .collectionItemsMax=206 .filterConditionsMax=206
      .expressionBytesMax=206 .expressionNodesMax=206 .expressionDepthMax=206
      .expressionStepsMax=206 .expressionValueUnitsMax=206 .tablesMax=206 .viewsMax=206
      .subscriptionsMax=206 .aggregatesMax=206 .groupsMax=206 .groupBytesMax=206 .sortRowsMax=206
      .formatBytesMax=206 .shownBytesMax=206 .sectionAggregatesMax=206 .distinctValuesMax=206
      .cacheBytes=206 .undoBytesMax=206 .hintsBytesMax=206 .pinsMax=206 .draftsMax=206
      .draftBytesMax=206 .rowStepsMax=206 .parameterBytesMax=206 .declarationsBytesMax=206
      .rulesMax=206 .stateBytesMax=206 .sectionsMax=206 .actionsMax=206 .actionDepthMax=206
      .computeRowsMax=206 .measuredTextsMax=206 .measuredBytesMax=206 .advancesMax=206
      .stylesMax=206 .sectionBytesMax=206 .sectionKeyBytesMax=206 .rowKeyBytesMax=206
      .keyIndexBytesMax=206
    214 $id
    215 []=423
    216 []=0
    217 []=424
    218 'section,table
    219 *=425
    220 .settings=426 .fallback=426 .columns=427 .kinds=428 .kindBy=429 .defaultKind=68
      .undeclaredKinds=430 .rowRules=431 .sectionKinds=432 .sections=433 .cellKinds=364 .editors=364
      .decisions=434
    221 []=435
    222 .count=206 .complete=68 .failure=436 .examined=68
    223 'asOpened,changed,removed,replaced,unreadable
    224 'follow,reload,tell
    225 .records=206 .bytes=206 .columns=68 .order=68
    226 .state=437 .reason=68 .editors=294 .unreadable=206 .recoverable=438
    227 .kind=439 ?kind:given=440 ?kind:columns=441
    228 []=442
    229 []=443
    230 .kind=444 ?kind:file=445 ?kind:inline=446 ?kind:created=447
    231 .delimiter=448 .quote=448 .escape=448 .header=448 .encoding=449 .lineEnd=450 .comment=448
      .preambleLines=451 .nullValues=452
    232 .undo=206 .redo=206 .undoLabel=68 .redoLabel=68 .dropped=206
    233 .count=206 .counts=453 .first=206 .items=454
    234 .text=68 .base64=68
    235 .delimiter=68 .quote=68 .escape=68 .header=68 .encoding=246 .comment=68 .preambleLines=206
      .nullValues=199
    236 *=455
    237 .first=206 .size=206
    238 []=456
    239 'join,none,step
    240 'keep,refuse
    241 []=287
    242 .cells=206 .inserted=206 .removed=206 .moved=206 .columns=206 .sections=206 .errorCount=206
      .removedRows=241 .items=457 .errors=418 .asked=365
    243 .id=206 .label=68 .author=68
    244 []=458
    245 'always,ifUnchanged
    246 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    247 .delimiter=68 .quote=68 .escape=68 .header=68 .lineEnd=256 .byteOrderMark=68
    248 'overwritten,replaced,unchanged
    249 .count=206 .first=206 .size=206 .more=68 .items=459
    250 'apply,discard,keep
    251 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    252 .path=68 .overwrite=68 .sync=68
    253 'text,value
    254 'off,quote,reject
    255 'arrays,objects
    256 'cr,crlf,lf
    257 []=460
    258 .kind=461 ?kind:keys=462 ?kind:columns=441 ?kind:given=463 ?kind:content=464
    259 .kind=465 ?kind:value=466 ?kind:columns=441 ?kind:tag=467
    260 'diff,reset
    261 .changes=206 .share=206
    262 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    263 []=364
    264 'applied,superseded
    265 .deletes=206 .inserts=206 .moves=206 .updates=206
    266 *=206
    267 []=468
    268 []=469
    269 .table=214 .revision=206
    270 'both,text,value
    271 .table=214 .revision=206 .rows=206
    272 .deletes=206 .moves=206 .inserts=206 .updates=206 .changes=206
    273 .deletes=470 .moves=470 .inserts=471 .updates=472
    274 .deletes=473 .updates=472
    275 .moves=241 .updates=474
    276 .old=314 .new=314 .deletes=294 .inserts=294 .moves=470 .updates=475
    277 .sort=192 .search=193 .filter=194 .sections=476 .selection=196 .page=197 .columns=198
      .columnOrder=199 .binding=200 .params=201 .sortCycle=202 .footers=68 .footerSorts=68
      .showHidden=68 .layout=477 .presentation=204 .styles=205
    278 *=478
    279 .width=206 .content=206 .direction=398 .height=206 .items=479 .estimate=68 .groups=480
      .columns=481
    280 []=482
    281 .row=287 .pointer=483 .reason=68 .message=68 .range=416 .bytes=416 .lines=417
    282 []=484
    283 .source=206 .filtered=206 .pages=206 .pageIndex=206 .pageSize=206 .first=206 .end=206
      .matches=206 .entries=206 .failed=206 .orderFailed=206 .hidden=206
    284 'pending,ready
    285 .rows=206 .matches=206
    286 .outcome=485 .when=206 .dropped=486
    287 #key
    288 'footer,header
    289 *=487
    290 []=488
    291 []=489
    292 []=490
    293 []=491
    294 []=206
    295 []=492
    296 []=493
    297 []=494
    298 []=495
    299 .kind=496 ?kind:entries=497 ?kind:all=498 ?kind:viewport=499
    300 'cells,keys
    301 .sort=500 .filter=500 .sections=500 .page=500 .setRows=500 .load=500 .edit=500 .resize=500
      .measure=500 'end,entry,index
    302 .kind=501 .key=216 #key
    303 .offset=206 .extent=206 .overscan=206
    304 .offset=206 .thumb=206 .extent=206 .overscan=206 .column=68 .placement=502
    305 'bottom,center,nearest,top
    306 'end,start
    307 .offset=206 .room=206 .contentWidth=206 .left=480 .thumb=503
    308 .offset=206 .extent=206 .top=206 .spacing=206 .heldBack=206 .thumb=503 .anchor=488
      .sticky=504
    309 []=505
    310 []=506
    311 []=507
    312 @=206 $id
    313 'collapse,expand,toggle
    314 []=216
    315 'add,all,extend,invert,none,remove,replace,tap,toggle
    316 []=508
    317 []=509
    318 []=510
    319 'cell,column,row
    320 []=251
    321 []=511
    322 'next,previous
    323 .row=287 .viewIndex=206 .pageIndex=206 .wrapped=68 .cells=512
    324 []=513
    325 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    326 'all,any,replace
    327 []=514
    328 'all,shown
    329 .kind=515 ?kind:group=516 ?kind:count=517 ?kind:aggregate=518
    330 []=519
    331 []=520
    332 []=521
    333 'builtIn,column,fallback,kind,row,section,table
    334 []=522
    335 'strict,table
    336 *=338
    337 []=523
    338 .list=338 .map=524 .type=338 .opaque=68 .of=524
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    339 .columns=199 .cells=199 .params=199 .bindings=199
    340 []=525
    341 .int=68 .uint=68 .double=68 .bool=68 .string=68 .bytes=68 .null=68 .list=526 .map=527
      .type=68 .timestamp=528 .duration=528 .optional=341
    342 .kind=529 ?kind:cells=530 ?kind:font=531 ?kind:estimate=532
    343 .width=206 .linesMax=206
    344 .width=206 .at=533 .ellipsis=68
    345 []=534
    346 'all,selection
    347 .row=287 .column=68 .index=206
    348 'owner,user
    349 'begin,cancel,change,commit
    350 .view=214 .author=68 .by=535 .text=68 .stale=68 .problem=536
    351 []=537
    352 []=1
    353 .resident=206 .program=206 .heap=206 .free=206 .cache=206 .tables=538 .sorting=206
      .gathering=206 .comparing=206 .messages=206 .recording=206 .other=206 *=206
    354 []=539
    355 []=540
    356 .appeared=290 .disappeared=290 .prefetch=290 .cancelled=290
    357 .rows=541 .cells=542 .states=543 .cellStates=544
    358 []=545
    359 []=546
    360 []=547
    361 .anew=68 .looks=548 .rows=549 .cells=550 .failures=551
    362 .keys=290 .blocks=291
    363 .deletes=470 .moves=470 .inserts=552 .updates=472 .scrolledOut=470 .scrolledIn=470
    364 *=0
    365 []=553
    366 'allow,refuse
    367 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    368 []=367
    369 []=554
    370 'heights,widths
    371 []=555
    372 .count=206
    373 .kind=556 ?kind:begin=557 ?kind:report=558 ?kind:end=559
    374 .column=68 .expression=68 .direction=560 .nulls=561 .comparator=562
    375 'exact,ignored
    376 'contains,fuzzy,prefix,regex,words
    377 'filter,mark
    378 'display,value
    379 'all,any,compare,error,expression,not,null,oneOf,text
    380 .kind=563 .conditions=564
    381 .kind=565 .conditions=564
    382 .kind=566 .condition=194
    383 .kind=567 .column=68 .relation=325 .value=0
    384 .kind=568 .column=68 .values=0
    385 .kind=569 .column=68 .relation=570 .text=68 .caseFolded=68 .diacritics=375 .of=378
    386 .kind=571 .source=68
    387 .kind=572 .column=68
    388 .kind=573 .column=68
    389 []=574 'declared
    390 'hide,show
    391 .all=68 .keys=314
    392 'multiple,none,single
    393 'extend,replace,toggle
    394 'drop,keep
    395 .hidden=68 .footer=575 .nullDefault=0
    396 'ascending,descending,none
    397 .leading=206 .trailing=206
    398 'ltr,rtl
    399 .height=206 .wrap=68 .linesMax=206 .inset=206 .padding=206 .minimum=206 .maximum=206
      .whole=68 .spacing=206 .background=68 .quiet=206 .measured=576 .deadline=206
    400 .direction=577 .size=479 .perLine=294 .spacing=206 .lineSpacing=206 .insets=578
    401 .mode=579 .minimum=206 .maximum=206 .padding=206 .headerPadding=206 .header=68 .footer=68
      .whole=68
    402 *=580
    403 'grid,headless,list,stack
    404 .shown=68 .height=206 .inside=68 .floats=68
    405 .shown=68 .height=206 .inside=68 .floats=68 .placement=581 .placeholder=68
    406 .table=578 .header=578 .footer=578 .row=578 .item=578
    407 .header=206 .footer=206
    408 .ascending=68 .descending=68 .none=68 .width=206 .header=68 .footer=68
    409 .vertical=68 .horizontal=68 .minimum=206
    410 'center,leading,trailing
    411 .when=68 .source=582 .columns=199 .layer=583 .tag=68 .parameters=584
    412 'badFormat,batch,blockOverflows,cancelled,changedTwice,columnExists,compressed
      'conflict,contentModified,cycle,depth,doubledSortKey,draftOpen,duplicateKeys
      'duplicateSections,evaluation,expression,fileChanged,fileExists,forgotten
      'formulas,framing,id,initializedBefore,internal,invalidParams,jsonrpc,keyColumn
      'length,limit,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,notARegularFile,notConvertible,notEditable
      'notEncodable,notFound,notInitialized,notReadable,notRecoverable,notSortable
      'notSupplied,notWritable,orderPending,overloaded,placeIsMoving,readFailed
      'sectionColumn,shutDown,sortedView,sourceChanged,subscriptionExists
      'suppliedInput,syntax,tableExists,tooManyCells,tooManyColumns,unknownColumn
      'unknownRow,unknownSection,unknownStep,unknownSubscription,unknownTable
      'unknownType,unknownView,valueDoesNotFit,viewExists,writeFailed
    413 $pointer
    414 'base,columns,edited,none
    415 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    416 .first=206 .end=206
    417 .start=585 .end=585
    418 []=586
    419 .kind=68 .index=206 .expression=68 .type=367 .message=68 .severity=587
    420 []=588
    421 'changed,replaced
    422 []=589
    423 .id=68 .type=367 .title=68 .sortable=68 .searchable=68 .editable=68 .computed=68 .path=68
      .headerOnly=68 .display=68 .sortBy=429 .supplied=590 .format=591 .parse=591
      .nullPlaceholder=68 .comparator=562 .footer=575 .validate=592 .align=593 .editor=0
      .cellKind=68 .meta=0
    424 .key=287 .header=68 .footer=68 .kind=68 .state=0 .rows=216
    425 .base=367 .format=591 .parse=591 .nullPlaceholder=68 .comparator=562 .footer=575
      .validate=592 .align=593 .editor=0 .cellKind=68 .meta=0
    426 .height=594 .width=594 .estimatedHeight=595 .headerHeight=596 .footerHeight=596 .hidden=597
      .selectable=598 .momentary=597 .editable=598 .movable=599 .deletable=598 .collapsible=598
      .indentation=595 .actions=334 .separators=600 .accessory=597 .accessibilityText=597
      .cellKind=597 .editor=597 .holds=597
    427 *=601
    428 *=602
    429 .column=68 .expression=68
    430 'default,refuse
    431 []=603
    432 *=426
    433 *=604
    434 .deadline=206 .default=366
    435 .kind=68 .settings=426 .rowState=0 .cellStates=364
    436 .kind=605 .message=68 .system=68
    437 'failed,off,on,suspended
    438 .changes=206 .when=206 .base=606 .process=206 .others=206 .lostBytes=206 .suspended=68
    439 'columns,given
    440 .kind=607
    441 .kind=608 .columns=199
    442 .id=68 .title=68 .type=367 .sortable=68 .searchable=68 .editable=68 .computed=68
      .supplied=590 .problem=68 .path=68 .headerOnly=68 .display=68 .displayProblem=68 .sortBy=429
      .sortByProblem=68 .typeName=68 .format=591 .parse=591 .nullPlaceholder=68 .comparator=562
      .footer=575 .validate=592 .align=593 .editor=0 .cellKind=68 .meta=0 .evidence=609
    443 .key=287 .header=68 .footer=68 .kind=68 .state=0
    444 'created,file,inline
    445 .kind=610 .path=68 .uri=68 .bytes=206
    446 .kind=611 .bytes=206
    447 .kind=612
    448 .value=68 .forced=68 .evidence=613
    449 .value=246 .forced=68 .evidence=613
    450 .value=614 .forced=68 .evidence=613
    451 .value=206 .forced=68 .evidence=613
    452 .value=199 .forced=68 .evidence=613
    453 .fieldCount=206 .typeMismatch=206 .unclosedQuote=206 .fieldTooLong=206 .invalidEncoding=206
      .comment=206
    454 []=615
    455 .type=367 .title=68 .sortable=68 .searchable=68 .editable=68 .computed=68 .path=68
      .headerOnly=68 .display=68 .sortBy=429 .supplied=590 .format=591 .parse=591
      .nullPlaceholder=68 .comparator=562 .footer=575 .validate=592 .align=593 .editor=0
      .cellKind=68 .meta=0
    456 .kind=616 ?kind:set=617 ?kind:insert=618 ?kind:remove=619 ?kind:move=620 ?kind:paste=621
      ?kind:adopt=622 ?kind:setRow=623 ?kind:setColumn=624 ?kind:addColumn=625
      ?kind:removeColumn=626 ?kind:orderColumns=627 ?kind:addSections=628 ?kind:removeSections=629
      ?kind:moveSections=630 ?kind:setSection=631
    457 []=632
    458 .id=206 .done=68 .label=68 .author=68 .cause=633 .revision=206 .cells=206 .rows=206
      .columns=206 .sections=206 .bytes=206
    459 []=634
    460 .key=287 .header=68 .footer=68 .kind=68 .state=0 .rows=216 .keys=241 .rowStates=216
      .cellStates=263 .tags=241
    461 'columns,content,given,keys
    462 .kind=635
    463 .kind=607 .keys=241
    464 .kind=636
    465 'columns,tag,value
    466 .kind=637
    467 .kind=638 .tags=241
    468 .column=68 .kind=68 .type=367 .index=206 .expression=68 .message=68 .severity=587 .count=206
      .problem=68
    469 .kind=639 .row=287 .column=68 .columns=199 .text=68 .cut=68 .rule=419 .reason=68
    470 []=294
    471 .at=470 .keys=241 .blocks=291
    472 []=640
    473 .keys=241 .blocks=291
    474 []=641
    475 []=642
    476 .by=643 .headers=68 .footers=68 .empty=390 .collapsed=644 .aggregates=327
    477 .measurer=342 .frame=206 .minimumWidth=206 .insets=397 .direction=398 .spacing=206 .scale=68
      .lock=68 .fixed=397 .rows=645 .items=400 .sizing=401 .columns=402
    478 .title=68 .aggregate=646 .over=328 .value=0 .text=68 .cut=68 .nulls=206 .errors=206
      .pending=68 .problem=647
    479 .width=206 .height=206
    480 .leading=206 .center=206 .trailing=206
    481 []=648
    482 .pointer=483 .kind=649 .message=68
    483 $statePointer
    484 .pointer=483 .kind=650 .message=68
    485 'damaged,foreign,newer,noFile,none,off,restored
    486 []=651
    487 .direction=396 .sortable=68 .priority=206
    488 .kind=501 .key=652 #key
    489 .column=68 .offset=206 .values=216 .texts=199 .errors=653 .pending=294 .stale=294 .lossy=294
      .cut=294 .matches=654 .drafts=655
    490 .key=652 .title=68 .cut=68 .count=206 .collapsed=68 .header=68 .footer=68 .kind=68 .state=0
      .aggregates=656
    491 .x=206 .group=410
    492 .key=287 .sourceIndex=206 .viewIndex=206 .pageIndex=206 .offset=206 .height=206 .frame=546
      .reason=657 .section=652
    493 .column=68 .group=410 .x=206 .width=206 .estimate=68 .reason=658
    494 .column=68 .group=410 .x=206 .width=206 .estimate=68 .distance=206
    495 .key=488 .viewIndex=206 .offset=206 .height=206 .frame=546
    496 'all,entries,viewport
    497 .kind=659 .first=206 .size=206 .overscan=206
    498 .kind=563
    499 .kind=660 .offset=206 .extent=206 .overscan=206
    500 'entry,offset,start
    501 'footer,group,header
    502 'center,end,nearest,start
    503 .start=206 .length=206
    504 []=661
    505 .row=287 .height=206
    506 .row=287 .column=68 .height=206
    507 .row=287 .column=68 .reason=662
    508 .row=287 .column=68
    509 .from=508 .to=508
    510 .row=287 .column=68 .sourceIndex=206 .viewIndex=206 .pageIndex=206
    511 .format=251 .type=1 .text=68
    512 []=663
    513 .pointer=68 .kind=664 .message=68
    514 .column=68 .kind=646
    515 'aggregate,count,group
    516 .kind=665 .direction=560
    517 .kind=666 .direction=560
    518 .kind=667 .index=206 .direction=560
    519 .column=68 .kind=646 .values=216 .texts=199 .cut=294 .nulls=294 .errors=294
    520 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    521 .row=287 .column=68 .header=68 .section=68 .kind=68 .saidKind=68 .rowState=0 .cellState=0
      .cellStates=364 .settings=668
    522 .id=68 .title=597 .style=669 .hidden=597 .image=597 .placement=670 .fullSwipe=68
      .children=334
    523 .name=68 .arguments=524 .result=338 .member=68
    524 []=338
    525 .kind=671 .message=68 .range=416 .bytes=416 .lines=417 .expected=68 .found=68 .hint=68
    526 []=341
    527 []=526
    528 .seconds=68 .nanos=68
    529 'cells,estimate,font
    530 .kind=672 .tabStop=206 .ambiguous=673
    531 .kind=674 .lineHeight=206 .regular=675 .bold=675
    532 .kind=676 .advance=206 .lineHeight=206
    533 'head,middle,tail
    534 .width=206 .height=206 .lines=677 .more=68 .shown=678
    535 'user
    536 .kind=679 .expected=68 .row=287 .column=68 .columns=199 .rule=419 .reason=68
    537 .journal=68 .bytes=206 .when=206 .inUse=68 .path=68 .changes=206 .process=206 .problem=680
    538 .sources=206 .edits=206 .rows=206 .keys=206 .history=206 .views=206 .uncounted=206 *=206
    539 .subscription=214 .view=214 .pending=206 .lagRevisions=206
    540 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    541 []=681
    542 []=682
    543 []=683
    544 []=684
    545 .height=206 .count=206
    546 .x=206 .y=206 .width=206 .height=206
    547 .top=685 .bottom=685 .at=470
    548 []=686
    549 []=687
    550 []=688
    551 []=689
    552 .at=470 .keys=290 .blocks=291
    553 .permission=690 .row=287 .column=68 .section=68 .layer=333
    554 .row=206 .text=68
    555 .column=68 .width=206
    556 'begin,end,report
    557 .kind=691 .title=68 .message=68 .percentage=206
    558 .kind=692 .message=68 .percentage=206
    559 .kind=693 .message=68
    560 'ascending,descending
    561 'first,last
    562 .kind=694 .caseFolded=68 .diacritics=375 .values=199
      'caseInsensitive,length,natural,semver,text,value
    563 'all
    564 []=194
    565 'any
    566 'not
    567 'compare
    568 'oneOf
    569 'text
    570 'contains,endsWith,equals,startsWith
    571 'expression
    572 'null
    573 'error
    574 .column=68 .expression=68 .declared=68 .direction=560 .nulls=561 .comparator=562 .values=216
    575 .title=68 .aggregate=646 .over=328
    576 'client,daemon
    577 'horizontal,wrapped
    578 .top=206 .leading=206 .bottom=206 .trailing=206
    579 .kind=695 ?kind:maximum=696 ?kind:average=697 ?kind:sampled=698 ?kind:client=699
      ?kind:percentile=700 ?kind:hybrid=701 ?kind:padded=702 ?kind:fixed=703 ?kind:fraction=704
      ?kind:flexible=705 ?kind:adaptive=706
    580 .mode=579 .minimum=206 .maximum=206 .padding=206 .headerPadding=206 .header=68 .footer=68
      .whole=68 .width=206 .spacing=206
    581 'client,embedded,hidden
    582 .kind=707 ?kind:stripes=708 ?kind:sorted=709 ?kind:selected=710 ?kind:hovered=711
      ?kind:matches=712 ?kind:drafts=713 ?kind:errors=714
    583 'background,overlay
    584 *=597
    585 .line=206 .character=206
    586 .kind=68 .message=68 .pointer=413 .row=287 .column=68 .expected=0 .found=0 .rule=419
    587 'mark,refuse
    588 .key=287 .rows=294
    589 .row=287 .column=68 .reason=715
    590 .inputs=199 .deadline=206
    591 .kind=716 ?kind:number=717 ?kind:currency=718 ?kind:percent=719 ?kind:compact=720
      ?kind:bytes=721 ?kind:duration=722 ?kind:date=723 ?kind:boolean=724 ?kind:map=725
      ?kind:template=726
    592 .expression=68 .message=68 .severity=587 []=727
    593 'center,end,start
    594 .expression=68 'automatic #
    595 .expression=68 #
    596 .expression=68 'automatic,zero #
    597 .expression=68
    598 .expression=68 'ask
    599 .expression=68 .within=199 'ask
    600 .top=685 .between=685 .bottom=685
    601 .height=594 .width=594 .estimatedHeight=595 .headerHeight=596 .footerHeight=596 .hidden=597
      .selectable=598 .momentary=597 .editable=598 .movable=599 .deletable=598 .collapsible=598
      .indentation=595 .actions=334 .separators=600 .accessory=597 .accessibilityText=597
      .cellKind=597 .editor=597 .holds=597 .header=426
    602 .height=594 .width=594 .estimatedHeight=595 .headerHeight=596 .footerHeight=596 .hidden=597
      .selectable=598 .momentary=597 .editable=598 .movable=599 .deletable=598 .collapsible=598
      .indentation=595 .actions=334 .separators=600 .accessory=597 .accessibilityText=597
      .cellKind=597 .editor=597 .holds=597 .columns=728
    603 .expression=68 .message=68 .severity=587 .columns=199
    604 .height=594 .width=594 .estimatedHeight=595 .headerHeight=596 .footerHeight=596 .hidden=597
      .selectable=598 .momentary=597 .editable=598 .movable=599 .deletable=598 .collapsible=598
      .indentation=595 .actions=334 .separators=600 .accessory=597 .accessibilityText=597
      .cellKind=597 .editor=597 .holds=597 .kind=68
    605 'cancelled,limit,readFailed,sourceChanged
    606 'different,grown,same
    607 'given
    608 'columns
    609 .sampleRows=206 .counts=266 .reason=68 .nullValues=199 .firstDisagreement=729
    610 'file
    611 'inline
    612 'created
    613 .reason=68 .examined=206 .share=206
    614 'cr,crlf,lf,mixed
    615 .kind=730 .message=68 .row=287 .column=68 .line=206 .byteOffset=206 .expected=68 .found=68
    616 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    617 .kind=731 .row=287 .column=68 .value=0 .text=68 .values=0
    618 .kind=732 .options=221 .rows=216 .place=733
    619 .kind=734 .rows=241
    620 .kind=735 .rows=241 .place=733
    621 .kind=736 .texts=737 .text=68 .html=68 .format=738 .header=68 .at=508 .view=214 .rows=241
      .columns=199 .overflow=739
    622 .kind=740 .view=214
    623 .kind=741 .row=287 .options=435
    624 .kind=742 .column=68 .options=455
    625 .kind=743 .column=68 .options=455 .place=744
    626 .kind=745 .column=68
    627 .kind=746 .columns=199
    628 .kind=747 .sections=217 .place=748 .sectionColumn=68
    629 .kind=749 .sections=241
    630 .kind=750 .sections=241 .place=748
    631 .kind=751 .section=287 .options=752
    632 .row=287 .column=68 .before=753 .after=753
    633 'edit,setRows
    634 .bytes=294 .range=417 .newText=68 .base64=68
    635 'keys
    636 'content
    637 'value
    638 'tag
    639 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    640 .column=68 .rows=294 .values=216 .texts=199 .errors=653 .pending=294 .stale=294 .lossy=294
      .cut=294 .matches=654
    641 .index=206 .key=287 .columns=199
    642 .index=206 .key=68 .members=754
    643 []=755 'declared
    644 .all=68 .keys=756
    645 .height=206 .wrap=68 .linesMax=206 .inset=206 .padding=206 .minimum=206 .maximum=206
      .whole=68 .spacing=206 .background=68 .quiet=206 .measured=757 .deadline=206
    646 'count,distinct,max,mean,min,sum,valid
    647 'notApplicable,outOfRange,tooManyValues
    648 .column=68 .fixed=758 .x=206 .width=206 .tracks=206 .estimate=68
    649 'typeChanged,unknownColumn
    650 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    651 .pointer=483 .kind=759 .message=68
    652 []=760
    653 []=761
    654 []=762
    655 []=763
    656 []=764
    657 'collapsed,filtered,hidden,removed,unknown
    658 'hidden
    659 'entries
    660 'viewport
    661 .kind=765 .y=206 .height=206 .section=490
    662 'changed,declared,fixed,hidden
    663 .column=68 .ranges=470 .further=206
    664 'column,columnType,limit,value
    665 'group
    666 'count
    667 'aggregate
    668 *=766
    669 .expression=68 'destructive,disabled,normal
    670 'inline,leading,menu,trailing
    671 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    672 'cells
    673 'narrow,wide
    674 'font
    675 .defaultAdvance=206 .ranges=767 .advances=768 .kerning=769 .letterSpacing=206
    676 'estimate
    677 []=770
    678 .text=68 .width=206 .cut=68
    679 'invalid,valueDoesNotFit
    680 'damaged,foreign,newer
    681 .kind=68 .at=470
    682 .column=68 .cellKind=0 .editor=0 .at=470
    683 .index=206 .rowState=0
    684 .index=206 .column=68 .cellState=0
    685 .leading=206 .trailing=206 .thickness=206
    686 .look=206 .styles=771
    687 .look=206 .at=470
    688 .column=68 .look=206 .at=470
    689 .style=206 .count=206 .row=287 .message=68
    690 'collapse,delete,edit,move,select
    691 'begin
    692 'report
    693 'end
    694 'caseInsensitive,length,list,natural,semver,text,value
    695 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    696 .kind=772
    697 .kind=773 .advance=206
    698 .kind=774 .size=206
    699 .kind=757 .size=206
    700 .kind=775 .share=206 .size=206
    701 .kind=776 .size=206 .advance=206
    702 .kind=777 .width=206
    703 .kind=778 .width=206
    704 .kind=779 .share=206
    705 .kind=780
    706 .kind=781
    707 'drafts,errors,hovered,matches,selected,sorted,stripes
    708 .kind=782 .every=206 .offset=206 .by=783
    709 .kind=784 .every=206 .offset=206
    710 .kind=785
    711 .kind=786
    712 .kind=787
    713 .kind=788
    714 .kind=789
    715 'encoding,formula,quote
    716 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    717 .kind=790 .pattern=68 .locale=791 .prefix=68 .suffix=68 .negative=792
    718 .kind=793 .pattern=68 .locale=791 .prefix=68 .suffix=68 .negative=792 .currency=68
      .display=794
    719 .kind=795 .pattern=68 .locale=791 .prefix=68 .suffix=68 .negative=792
    720 .kind=796 .locale=791 .currency=68 .digits=206
    721 .kind=797 .locale=791 .units=798 .digits=206
    722 .kind=799 .locale=791 .style=800 .unit=801
    723 .kind=802 .pattern=68 .locale=791
    724 .kind=803 .true=68 .false=68
    725 .kind=804 .values=805 .otherwise=591
    726 .kind=806 .template=68 .format=591
    727 .expression=68 .message=68 .severity=587
    728 *=807
    729 .row=287 .line=206 .byteOffset=206 .text=68
    730 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    731 'set
    732 'insert
    733 .kind=808 ?kind:start=809 ?kind:end=810 ?kind:before=811 ?kind:after=812 ?kind:index=813
      ?kind:shown=814
    734 'remove
    735 'move
    736 'paste
    737 []=199
    738 'csv,html,json,markdown,tsv
    739 'clip,insert,refuse
    740 'adopt
    741 'setRow
    742 'setColumn
    743 'addColumn
    744 .kind=815 ?kind:start=809 ?kind:end=810 ?kind:before=816 ?kind:after=817
    745 'removeColumn
    746 'orderColumns
    747 'addSections
    748 .kind=815 ?kind:start=809 ?kind:end=810 ?kind:before=818 ?kind:after=819
    749 'removeSections
    750 'moveSections
    751 'setSection
    752 .header=68 .footer=68 .kind=68 .state=0
    753 .value=0 .text=68 .cut=68
    754 []=820
    755 .column=68 .expression=68 .declared=68 .direction=560 .nulls=561 .comparator=562 .values=199
    756 []=652
    757 'client
    758 'leading,trailing
    759 'expression,invalidParams,notSortable,unknownColumn
    760 .kind=573
    761 .row=206 .kind=821 .text=68
    762 .row=206 .ranges=470 .further=206
    763 .row=206 .view=214 .author=68 .by=535 .text=68 .stale=68 .problem=536
    764 .column=68 .kind=646 .value=0 .text=68 .cut=68 .nulls=206 .errors=206 .pending=68
      .problem=822
    765 'group,header
    766 .value=0 .layer=333 .name=68 .problem=68
    767 []=823
    768 []=824
    769 []=825
    770 .range=294 .width=206
    771 []=826
    772 'maximum
    773 'average
    774 'sampled
    775 'percentile
    776 'hybrid
    777 'padded
    778 'fixed
    779 'fraction
    780 'flexible
    781 'adaptive
    782 'stripes
    783 'page,section
    784 'sorted
    785 'selected
    786 'hovered
    787 'matches
    788 'drafts
    789 'errors
    790 'number
    791 'de,en,es,fr,hi,ja
    792 'minus,parentheses
    793 'currency
    794 'code,symbol
    795 'percent
    796 'compact
    797 'bytes
    798 'iec,si
    799 'duration
    800 'clock,short,words
    801 'day,hour,millisecond,minute,second
    802 'date
    803 'boolean
    804 'map
    805 *=68
    806 'template
    807 .height=594 .width=594 .estimatedHeight=595 .headerHeight=596 .footerHeight=596 .hidden=597
      .selectable=598 .momentary=597 .editable=598 .movable=599 .deletable=598 .collapsible=598
      .indentation=595 .actions=334 .separators=600 .accessory=597 .accessibilityText=597
      .cellKind=597 .editor=597 .holds=597 .type=367 .validate=592 .format=591 .path=68
    808 'after,before,end,index,shown,start
    809 .kind=827
    810 .kind=693
    811 .kind=828 .row=287
    812 .kind=829 .row=287
    813 .kind=830 .sourceIndex=206 .counted=831
    814 .kind=832 .view=214 .viewIndex=206 .counted=831 .whenSorted=833
    815 'after,before,end,start
    816 .kind=828 .column=68
    817 .kind=829 .column=68
    818 .kind=828 .section=287
    819 .kind=829 .section=287
    820 'footer,header,kind,state
    821 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    822 'notApplicable,outOfRange,tooManySections,tooManyValues
    823 .first=206 .end=206 .advance=206
    824 .characters=68 .advance=206
    825 .pair=68 .advance=206
    826 .layer=583 .tag=68 .parameters=805
    827 'start
    828 'before
    829 'after
    830 'index
    831 'after,before
    832 'shown
    833 'adopt,refuse
    """#
}
