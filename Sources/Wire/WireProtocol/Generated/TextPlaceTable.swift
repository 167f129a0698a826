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
    30 .table=214 .path=68 .uri=68 .copy=68 .overwrite=245 .sync=68 .dryRun=68 .range=237
      .encoding=246 .dialect=247 .progressToken=206
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
    48 .table=214 .view=214 .state=2 .preset=262 .wait=68
    49 .view=214 .table=214 .viewRevision=206 .revision=206 .state=277 .footers=278 .layout=279
      .preset=262 .filterProblems=280 .filterFailure=281 .orderProblems=282 .orderFailure=281
      .counts=283 .order=284 .complete=68 .searching=285 .columns=199
    50 .jsonrpc=5 .id=6 .method=191 .params=51 .result=49 .error=3
    51 .view=214 .wait=68
    52 .jsonrpc=5 .id=6 .method=191 .params=53 .result=49 .error=3
    53 .view=214 .state=2 .show=286 .wait=68
    54 .jsonrpc=5 .id=6 .method=191 .params=55 .result=56 .error=3
    55 .view=214 .part=287 .column=68 .extend=68
    56 .view=214 .table=214 .viewRevision=206 .revision=206 .state=277 .footers=278 .layout=279
      .counts=283 .order=284 .complete=68 .columns=199 .preset=262 .filterProblems=280
      .filterFailure=281 .orderProblems=282 .orderFailure=281 .searching=285 .sortable=68
      .indicators=288
    57 .jsonrpc=5 .id=6 .method=191 .params=58 .result=59 .error=3
    58 .view=214 .range=237 .keys=241 .columns=199 .as=270 .textBytes=206 .at=206 .pin=214 .wait=68
    59 .viewRevision=206 .revision=206 .complete=68 .first=206 .count=206 .more=68 .keys=289
      .blocks=290 .sections=291 .counts=283 .order=284 .searching=285
    60 .jsonrpc=5 .id=6 .method=191 .params=61 .result=62 .error=3
    61 .table=214 .row=286 .column=68 .of=253 .first=206 .size=206
    62 .revision=206 .text=68 .lossy=68 .first=206 .end=206 .bytes=206 .more=68
    63 .jsonrpc=5 .id=6 .method=191 .params=64 .result=65 .error=3
    64 .view=214 .pin=214 .wait=68
    65 .view=214 .pin=214 .viewRevision=206 .revision=206 .counts=283 .order=284 .searching=285
      .complete=68
    66 .jsonrpc=5 .id=6 .method=191 .params=67 .result=68 .error=3
    67 .view=214 .pin=214
    68
    69 .jsonrpc=5 .id=6 .method=191 .params=70 .result=71 .error=3
    70 .view=214 .keys=241 .columns=199 .at=292 .offsets=293 .wait=68
    71 .viewRevision=206 .complete=68 .rows=294 .columns=295 .at=296 .entries=297
    72 .jsonrpc=5 .id=6 .method=191 .params=73 .result=74 .error=3
    73 .view=214 .subscription=214 .window=298 .content=299 .columns=199 .as=270 .textBytes=206
      .hold=300 .anchor=301 .follow=68 .appearance=68 .kinds=68 .problems=68 .separators=68
      .styles=68 .brief=68 .across=302
    74 .subscription=214 .viewRevision=206 .revision=206 .complete=68
    75 .jsonrpc=5 .id=6 .method=191 .params=76 .result=77 .error=3
    76 .subscription=214 .first=206 .size=206 .columns=199 .hold=300 .across=303 .offset=206
      .extent=206 .entry=301 .placement=304 .pages=206 .to=305 .thumb=206 .follow=68 .dragging=68
      .anchor=301
    77 .first=206 .size=206 .across=306 .viewport=307
    78 .jsonrpc=5 .id=6 .method=191 .params=79 .result=68 .error=3
    79 .subscription=214 .row=286 .column=68
    80 .jsonrpc=5 .id=6 .method=191 .params=81 .result=82 .error=3
    81 .view=214 .rows=308 .cells=309 .at=206
    82 .viewRevision=206 .changed=206 .unused=310
    83 .jsonrpc=5 .id=6 .method=191 .params=84 .result=68 .error=3
    84 .subscription=214
    85 .jsonrpc=5 .id=6 .method=191 .params=86 .result=87 .error=3
    86 .table=214 .supplied=68
    87 .complete=68 .tables=311
    88 .jsonrpc=5 .id=6 .method=191 .params=89 .result=90 .error=3
    89 .view=214 .action=312 .keys=313
    90 .viewRevision=206 .counts=283 .order=284 .complete=68 .searching=285
    91 .jsonrpc=5 .id=6 .method=191 .params=92 .result=93 .error=3
    92 .view=214 .action=314 .rows=241 .columns=199 .cells=315 .ranges=316 .wait=68
    93 .viewRevision=206 .complete=68 .count=206 .selected=317 .deselected=317 .truncated=68
    94 .jsonrpc=5 .id=6 .method=191 .params=95 .result=96 .error=3
    95 .view=214 .first=206 .size=206 .wait=68
    96 .viewRevision=206 .complete=68 .unit=318 .count=206 .first=206 .items=317
    97 .jsonrpc=5 .id=6 .method=191 .params=98 .result=99 .error=3
    98 .view=214 .formats=319 .rows=241 .range=237 .columns=199 .as=253 .formulaGuard=254 .header=68
      .wait=68
    99 .viewRevision=206 .revision=206 .complete=68 .rows=206 .columns=199 .flavours=320 .lossy=68
    100 .jsonrpc=5 .id=6 .method=191 .params=101 .result=102 .error=3
    101 .view=214 .search=193 .from=286 .direction=321 .wrap=68 .wait=68
    102 .viewRevision=206 .revision=206 .complete=68 .matches=206 .hit=322
    103 .jsonrpc=5 .id=6 .method=191 .params=104 .result=105 .error=3
    104 .table=214 .filter=194
    105 .tree=194 .text=68 .problems=323
    106 .jsonrpc=5 .id=6 .method=191 .params=107 .result=108 .error=3
    107 .view=214 .row=286 .column=68 .relation=324 .combine=325
    108 .viewRevision=206 .condition=194 .filter=194
    109 .jsonrpc=5 .id=6 .method=191 .params=110 .result=111 .error=3
    110 .view=214 .groupBy=199 .aggregates=326 .over=327 .sort=328 .range=237 .as=270 .textBytes=206
      .wait=68
    111 .viewRevision=206 .revision=206 .complete=68 .groups=206 .first=206 .more=68 .groupBy=290
      .counts=293 .aggregates=329
    112 .jsonrpc=5 .id=6 .method=191 .params=113 .result=114 .error=3
    113 .table=214 .declarations=220 .author=68
    114 .revision=206 .declarations=220
    115 .jsonrpc=5 .id=6 .method=191 .params=116 .result=117 .error=3
    116 .table=214 .rows=241 .columns=199 .headers=199 .sections=199 .view=214 .subscription=214
      .settings=330 .first=206
    117 .revision=206 .items=331 .first=206 .more=68
    118 .jsonrpc=5 .id=6 .method=191 .params=119 .result=120 .error=3
    119 .view=214 .row=286 .column=68
    120 .viewRevision=206 .revision=206 .layer=332 .name=68 .problem=68 .actions=333
    121 .jsonrpc=5 .id=6 .method=191 .params=122 .result=123 .error=3
    122 .view=214 .row=286 .column=68 .action=68 .seen=206 .author=68
    123 .viewRevision=206 .revision=206
    124 .jsonrpc=5 .id=6 .method=191 .params=125 .result=126 .error=3
    125 .source=68 .dialect=334 .table=214 .variables=335 .functions=336
    126 .type=337 .dependencies=338 .steps=206 .problems=339
    127 .jsonrpc=5 .id=6 .method=191 .params=128 .result=129 .error=3
    128 .source=68 .dialect=334 .table=214 .variables=335 .checked=68 .row=286 .bindings=201
      .params=201
    129 .value=340 .complete=68 .type=337
    130 .jsonrpc=5 .id=6 .method=191 .params=131 .result=132 .error=3
    131 .texts=199 .measurer=341 .bold=68 .wrap=342 .truncate=343
    132 .lineHeight=206 .estimate=68 .measures=344
    133 .jsonrpc=5 .id=6 .method=191 .params=134 .result=135 .error=3
    134 .view=214 .search=193 .with=68 .scope=345 .at=346 .by=347 .preview=68 .label=68 .author=68
      .wait=68
    135 .revision=206 .complete=68 .matches=206 .cells=206 .skipped=206 .history=232 .preview=242
    136 .jsonrpc=5 .id=6 .method=191 .params=137 .result=138 .error=3
    137 .table=214 .label=68 .author=68
    138 .revision=206 .records=206 .history=232
    139 .jsonrpc=5 .id=6 .method=191 .params=140 .result=141 .error=3
    140 .table=214 .whenFileChanges=224
    141 .whenFileChanges=224 .sourceState=223
    142 .jsonrpc=5 .id=6 .method=191 .params=143 .result=144 .error=3
    143 .view=214 .row=286 .column=68 .action=348 .by=347 .text=68 .value=0 .overwrite=68 .label=68
      .author=68 .history=239 .invalid=240
    144 .revision=206 .draft=349 .history=232
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
    156 .folder=68 .items=350
    157 .jsonrpc=5 .id=6 .method=191 .params=158 .result=159 .error=3
    158 .journals=199 .journalFolder=68
    159 .removed=199
    160 .jsonrpc=5 .id=6 .method=191 .params=0 .result=161 .error=3
    161 .presets=351
    162 .jsonrpc=5 .id=6 .method=191 .params=0 .result=163 .error=3
    163 .memory=352 .methods=1 .watching=353 *=206
    164 .jsonrpc=5 .id=6 .method=191 .params=0 .result=1 .error=3
    165 .jsonrpc=5 .id=6 .method=191 .params=166 .result=0 .error=3
    166 .value=210
    167 .jsonrpc=5 .id=6 .method=191 .params=168 .result=0 .error=3
    168 .id=206
    169 .jsonrpc=5 .id=6 .method=191 .params=0 .result=68 .error=3
    170 .jsonrpc=5 .id=6 .method=191 .params=171 .result=0 .error=3
    171 .subscription=214 .view=214 .table=214 .seq=206 .from=206 .to=206 .revision=206 .causes=354
      .authors=199 .hints=216 .appearance=355 .kinds=356 .layout=279 .across=306 .heights=357
      .frames=358 .viewport=307 .separators=359 .styles=360 .counts=283 .order=284 .complete=68
      .window=237 .columns=199 .reset=361 .diff=362 .part=206 .last=68
    172 .jsonrpc=5 .id=6 .method=191 .params=173 .result=0 .error=3
    173 .table=214 .view=214 .revision=206 .action=68 .key=286 .sourceIndex=206 .viewIndex=206
      .column=68 .values=363 .author=68
    174 .jsonrpc=5 .id=6 .method=191 .params=175 .result=176 .error=3
    175 .table=214 .view=214 .asked=364 .count=206 .deadline=206 .default=365
    176 .decision=365
    177 .jsonrpc=5 .id=6 .method=191 .params=178 .result=179 .error=3
    178 .table=214 .column=68 .type=366 .revision=206 .rows=241 .blocks=290 .types=367 .deadline=206
    179 .values=216 .texts=199 .errors=368
    180 .jsonrpc=5 .id=6 .method=191 .params=181 .result=182 .error=3
    181 .table=214 .view=214 .viewRevision=206 .revision=206 .kind=369 .column=68 .rows=241
      .columns=370 .blocks=290 .deadline=206
    182 .heights=293 .widths=293
    183 .jsonrpc=5 .id=6 .method=191 .params=184 .result=0 .error=3
    184 .table=214 .revision=206 .rows=222 .sourceState=223 .dirty=68 .savedRevision=206
      .unsaved=225 .journal=226 .diagnostics=371
    185 .jsonrpc=5 .id=6 .method=191 .params=186 .result=0 .error=3
    186 .token=206 .value=372
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
    192 []=373
    193 .text=68 .columns=199 .caseFolded=68 .diacritics=374 .match=375 .mode=376 .of=377
    194 .kind=378 ?kind:all=379 ?kind:any=380 ?kind:not=381 ?kind:compare=382 ?kind:oneOf=383
      ?kind:text=384 ?kind:expression=385 ?kind:null=386 ?kind:error=387
    195 .by=388 .headers=68 .footers=68 .empty=389 .collapsed=390 .aggregates=326
    196 .mode=391 .unit=318 .tap=392 .momentary=68 .whenFiltered=393
    197 .size=206 .index=206
    198 *=394
    199 []=68
    200 'cell,none,object
    201 *=340
    202 []=395
    203 .measurer=341 .frame=206 .minimumWidth=206 .insets=396 .direction=397 .spacing=206 .scale=68
      .lock=68 .fixed=396 .rows=398 .items=399 .sizing=400 .columns=401
    204 .kind=402 .header=403 .footer=403 .search=404 .insets=405 .spacings=406 .indicators=407
      .scrollBars=408 .alignment=409
    205 []=410
    206 #
    207 .kind=411 .pointer=412 .expected=0 .found=0 .position=206 .revision=206 .offset=206 .limit=1
      .maximum=206 .viewRevision=206 .seen=206 .oldest=206 .asked=206 .step=206 .errno=206
      .count=206 .obstacle=413 .reason=414 .permission=1 .layer=332 .binding=1 .id=68 .view=214
      .column=68 .row=286 .section=68 .name=68 .action=68 .method=68 .path=68 .system=68 .problem=68
      .range=415 .bytes=415 .lines=416 .problems=339 .errors=417 .rule=418 .keys=419 .got=206
      .state=420 .call=68 .copy=68 .replaced=68 .encoding=68 .cells=421
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
    215 []=422
    216 []=0
    217 []=423
    218 'section,table
    219 *=424
    220 .settings=425 .fallback=425 .columns=426 .kinds=427 .kindBy=428 .defaultKind=68
      .undeclaredKinds=429 .rowRules=430 .sectionKinds=431 .sections=432 .cellKinds=363 .editors=363
      .decisions=433
    221 []=434
    222 .count=206 .complete=68 .failure=435 .examined=68
    223 'asOpened,changed,removed,replaced,unreadable
    224 'follow,reload,tell
    225 .records=206 .bytes=206 .columns=68 .order=68
    226 .state=436 .reason=68 .editors=293 .unreadable=206 .recoverable=437
    227 .kind=438 ?kind:given=439 ?kind:columns=440
    228 []=441
    229 []=442
    230 .kind=443 ?kind:file=444 ?kind:inline=445 ?kind:created=446
    231 .delimiter=447 .quote=447 .escape=447 .header=447 .encoding=448 .lineEnd=449 .comment=447
      .preambleLines=450 .nullValues=451
    232 .undo=206 .redo=206 .undoLabel=68 .redoLabel=68 .dropped=206
    233 .count=206 .counts=452 .first=206 .items=453
    234 .text=68 .base64=68
    235 .delimiter=68 .quote=68 .escape=68 .header=68 .encoding=246 .comment=68 .preambleLines=206
      .nullValues=199
    236 *=454
    237 .first=206 .size=206
    238 []=455
    239 'join,none,step
    240 'keep,refuse
    241 []=286
    242 .cells=206 .inserted=206 .removed=206 .moved=206 .columns=206 .sections=206 .errorCount=206
      .removedRows=241 .items=456 .errors=417 .asked=364
    243 .id=206 .label=68 .author=68
    244 []=457
    245 'always,ifUnchanged
    246 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    247 .delimiter=68 .quote=68 .escape=68 .header=68 .lineEnd=256 .byteOrderMark=68
    248 'overwritten,replaced,unchanged
    249 .count=206 .first=206 .size=206 .more=68 .items=458
    250 'apply,discard,keep
    251 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    252 .path=68 .overwrite=68 .sync=68
    253 'text,value
    254 'off,quote,reject
    255 'arrays,objects
    256 'cr,crlf,lf
    257 []=459
    258 .kind=460 ?kind:keys=461 ?kind:columns=440 ?kind:given=462 ?kind:content=463
    259 .kind=464 ?kind:value=465 ?kind:columns=440 ?kind:tag=466
    260 'diff,reset
    261 .changes=206 .share=206
    262 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    263 []=363
    264 'applied,superseded
    265 .deletes=206 .inserts=206 .moves=206 .updates=206
    266 *=206
    267 []=467
    268 []=468
    269 .table=214 .revision=206
    270 'both,text,value
    271 .table=214 .revision=206 .rows=206
    272 .deletes=206 .moves=206 .inserts=206 .updates=206 .changes=206
    273 .deletes=469 .moves=469 .inserts=470 .updates=471
    274 .deletes=472 .updates=471
    275 .moves=241 .updates=473
    276 .old=313 .new=313 .deletes=293 .inserts=293 .moves=469 .updates=474
    277 .sort=192 .search=193 .filter=194 .sections=475 .selection=196 .page=197 .columns=198
      .columnOrder=199 .binding=200 .params=201 .sortCycle=202 .footers=68 .footerSorts=68
      .showHidden=68 .layout=476 .presentation=204 .styles=205
    278 *=477
    279 .width=206 .content=206 .direction=397 .height=206 .items=478 .estimate=68 .groups=479
      .columns=480
    280 []=481
    281 .row=286 .pointer=482 .reason=68 .message=68 .range=415 .bytes=415 .lines=416
    282 []=483
    283 .source=206 .filtered=206 .pages=206 .pageIndex=206 .pageSize=206 .first=206 .end=206
      .matches=206 .entries=206 .failed=206 .orderFailed=206 .hidden=206
    284 'pending,ready
    285 .rows=206 .matches=206
    286 #key
    287 'footer,header
    288 *=484
    289 []=485
    290 []=486
    291 []=487
    292 []=488
    293 []=206
    294 []=489
    295 []=490
    296 []=491
    297 []=492
    298 .kind=493 ?kind:entries=494 ?kind:all=495 ?kind:viewport=496
    299 'cells,keys
    300 .sort=497 .filter=497 .sections=497 .page=497 .setRows=497 .load=497 .edit=497 .resize=497
      .measure=497 'end,entry,index
    301 .kind=498 .key=216 #key
    302 .offset=206 .extent=206 .overscan=206
    303 .offset=206 .thumb=206 .extent=206 .overscan=206 .column=68 .placement=499
    304 'bottom,center,nearest,top
    305 'end,start
    306 .offset=206 .room=206 .contentWidth=206 .left=479 .thumb=500
    307 .offset=206 .extent=206 .top=206 .spacing=206 .heldBack=206 .thumb=500 .anchor=485
      .sticky=501
    308 []=502
    309 []=503
    310 []=504
    311 @=206 $id
    312 'collapse,expand,toggle
    313 []=216
    314 'add,all,extend,invert,none,remove,replace,tap,toggle
    315 []=505
    316 []=506
    317 []=507
    318 'cell,column,row
    319 []=251
    320 []=508
    321 'next,previous
    322 .row=286 .viewIndex=206 .pageIndex=206 .wrapped=68 .cells=509
    323 []=510
    324 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    325 'all,any,replace
    326 []=511
    327 'all,shown
    328 .kind=512 ?kind:group=513 ?kind:count=514 ?kind:aggregate=515
    329 []=516
    330 []=517
    331 []=518
    332 'builtIn,column,fallback,kind,row,section,table
    333 []=519
    334 'strict,table
    335 *=337
    336 []=520
    337 .list=337 .map=521 .type=337 .opaque=68 .of=521
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    338 .columns=199 .cells=199 .params=199 .bindings=199
    339 []=522
    340 .int=68 .uint=68 .double=68 .bool=68 .string=68 .bytes=68 .null=68 .list=523 .map=524
      .type=68 .timestamp=525 .duration=525 .optional=340
    341 .kind=526 ?kind:cells=527 ?kind:font=528 ?kind:estimate=529
    342 .width=206 .linesMax=206
    343 .width=206 .at=530 .ellipsis=68
    344 []=531
    345 'all,selection
    346 .row=286 .column=68 .index=206
    347 'owner,user
    348 'begin,cancel,change,commit
    349 .view=214 .author=68 .by=532 .text=68 .stale=68 .problem=533
    350 []=534
    351 []=1
    352 .resident=206 .program=206 .heap=206 .free=206 .cache=206 .tables=535 .sorting=206
      .gathering=206 .comparing=206 .messages=206 .recording=206 .other=206 *=206
    353 []=536
    354 []=537
    355 .appeared=289 .disappeared=289 .prefetch=289 .cancelled=289
    356 .rows=538 .cells=539 .states=540 .cellStates=541
    357 []=542
    358 []=543
    359 []=544
    360 .anew=68 .looks=545 .rows=546 .cells=547 .failures=548
    361 .keys=289 .blocks=290
    362 .deletes=469 .moves=469 .inserts=549 .updates=471 .scrolledOut=469 .scrolledIn=469
    363 *=0
    364 []=550
    365 'allow,refuse
    366 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    367 []=366
    368 []=551
    369 'heights,widths
    370 []=552
    371 .count=206
    372 .kind=553 ?kind:begin=554 ?kind:report=555 ?kind:end=556
    373 .column=68 .expression=68 .direction=557 .nulls=558 .comparator=559
    374 'exact,ignored
    375 'contains,fuzzy,prefix,regex,words
    376 'filter,mark
    377 'display,value
    378 'all,any,compare,error,expression,not,null,oneOf,text
    379 .kind=560 .conditions=561
    380 .kind=562 .conditions=561
    381 .kind=563 .condition=194
    382 .kind=564 .column=68 .relation=324 .value=0
    383 .kind=565 .column=68 .values=0
    384 .kind=566 .column=68 .relation=567 .text=68 .caseFolded=68 .diacritics=374 .of=377
    385 .kind=568 .source=68
    386 .kind=569 .column=68
    387 .kind=570 .column=68
    388 []=571 'declared
    389 'hide,show
    390 .all=68 .keys=313
    391 'multiple,none,single
    392 'extend,replace,toggle
    393 'drop,keep
    394 .hidden=68 .footer=572 .nullDefault=0
    395 'ascending,descending,none
    396 .leading=206 .trailing=206
    397 'ltr,rtl
    398 .height=206 .wrap=68 .linesMax=206 .inset=206 .padding=206 .minimum=206 .maximum=206
      .whole=68 .spacing=206 .background=68 .quiet=206 .measured=573 .deadline=206
    399 .direction=574 .size=478 .perLine=293 .spacing=206 .lineSpacing=206 .insets=575
    400 .mode=576 .minimum=206 .maximum=206 .padding=206 .headerPadding=206 .header=68 .footer=68
      .whole=68
    401 *=577
    402 'grid,headless,list,stack
    403 .shown=68 .height=206 .inside=68 .floats=68
    404 .shown=68 .height=206 .inside=68 .floats=68 .placement=578 .placeholder=68
    405 .table=575 .header=575 .footer=575 .row=575 .item=575
    406 .header=206 .footer=206
    407 .ascending=68 .descending=68 .none=68 .width=206 .header=68 .footer=68
    408 .vertical=68 .horizontal=68 .minimum=206
    409 'center,leading,trailing
    410 .when=68 .source=579 .columns=199 .layer=580 .tag=68 .parameters=581
    411 'actionDisabled,ambiguousRows,badFormat,batch,blockOverflows,cancelled
      'changedTwice,columnExists,compressed,conflict,contentModified,cycle,depth
      'doubledAction,doubledSortKey,draftOpen,duplicateKeys,duplicateSections
      'evaluation,expression,fileChanged,fileExists,forgotten,formulas,framing,id
      'initializedBefore,internal,invalid,invalidParams,jsonrpc,keyColumn,length,limit
      'loadingFailed,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,noOrder,noRowLayout,noSections,notARegularFile
      'notBound,notComplete,notConvertible,notEditable,notEncodable,notFound
      'notInitialized,notPermitted,notReadable,notRecoverable,notSelectable,notShown
      'notSortable,notSupplied,notWritable,nothingSearched,orderPending,overloaded
      'pinExists,placeIsMoving,readFailed,revisionIsGone,sectionColumn,shutDown
      'sortedView,sourceChanged,subscriptionExists,suppliedInput,syntax,tableExists
      'tooManyCells,tooManyColumns,undeclaredKind,unknownAction,unknownColumn
      'unknownPin,unknownRow,unknownSection,unknownStep,unknownSubscription
      'unknownTable,unknownType,unknownView,valueDoesNotFit,viewExists,writeFailed
    412 $pointer
    413 'base,columns,edited,none
    414 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    415 .first=206 .end=206
    416 .start=582 .end=582
    417 []=583
    418 .kind=68 .index=206 .expression=68 .type=366 .message=68 .severity=584
    419 []=585
    420 'changed,replaced
    421 []=586
    422 .id=68 .type=366 .title=68 .sortable=68 .searchable=68 .editable=68 .computed=68 .path=68
      .headerOnly=68 .display=68 .sortBy=428 .supplied=587 .format=588 .parse=588
      .nullPlaceholder=68 .comparator=559 .footer=572 .validate=589 .align=590 .editor=0
      .cellKind=68 .meta=0
    423 .key=286 .header=68 .footer=68 .kind=68 .state=0 .rows=216
    424 .base=366 .format=588 .parse=588 .nullPlaceholder=68 .comparator=559 .footer=572
      .validate=589 .align=590 .editor=0 .cellKind=68 .meta=0
    425 .height=591 .width=591 .estimatedHeight=592 .headerHeight=593 .footerHeight=593 .hidden=594
      .selectable=595 .momentary=594 .editable=595 .movable=596 .deletable=595 .collapsible=595
      .indentation=592 .actions=333 .separators=597 .accessory=594 .accessibilityText=594
      .cellKind=594 .editor=594 .holds=594
    426 *=598
    427 *=599
    428 .column=68 .expression=68
    429 'default,refuse
    430 []=600
    431 *=425
    432 *=601
    433 .deadline=206 .default=365
    434 .kind=68 .settings=425 .rowState=0 .cellStates=363
    435 .kind=602 .message=68 .system=68
    436 'failed,off,on,suspended
    437 .changes=206 .when=206 .base=603 .process=206 .others=206 .lostBytes=206 .suspended=68
    438 'columns,given
    439 .kind=604
    440 .kind=605 .columns=199
    441 .id=68 .title=68 .type=366 .sortable=68 .searchable=68 .editable=68 .computed=68
      .supplied=587 .problem=68 .path=68 .headerOnly=68 .display=68 .displayProblem=68 .sortBy=428
      .sortByProblem=68 .typeName=68 .format=588 .parse=588 .nullPlaceholder=68 .comparator=559
      .footer=572 .validate=589 .align=590 .editor=0 .cellKind=68 .meta=0 .evidence=606
    442 .key=286 .header=68 .footer=68 .kind=68 .state=0
    443 'created,file,inline
    444 .kind=607 .path=68 .uri=68 .bytes=206
    445 .kind=608 .bytes=206
    446 .kind=609
    447 .value=68 .forced=68 .evidence=610
    448 .value=246 .forced=68 .evidence=610
    449 .value=611 .forced=68 .evidence=610
    450 .value=206 .forced=68 .evidence=610
    451 .value=199 .forced=68 .evidence=610
    452 .fieldCount=206 .typeMismatch=206 .unclosedQuote=206 .fieldTooLong=206 .invalidEncoding=206
      .comment=206
    453 []=612
    454 .type=366 .title=68 .sortable=68 .searchable=68 .editable=68 .computed=68 .path=68
      .headerOnly=68 .display=68 .sortBy=428 .supplied=587 .format=588 .parse=588
      .nullPlaceholder=68 .comparator=559 .footer=572 .validate=589 .align=590 .editor=0
      .cellKind=68 .meta=0
    455 .kind=613 ?kind:set=614 ?kind:insert=615 ?kind:remove=616 ?kind:move=617 ?kind:paste=618
      ?kind:adopt=619 ?kind:setRow=620 ?kind:setColumn=621 ?kind:addColumn=622
      ?kind:removeColumn=623 ?kind:orderColumns=624 ?kind:addSections=625 ?kind:removeSections=626
      ?kind:moveSections=627 ?kind:setSection=628
    456 []=629
    457 .id=206 .done=68 .label=68 .author=68 .cause=630 .revision=206 .cells=206 .rows=206
      .columns=206 .sections=206 .bytes=206
    458 []=631
    459 .key=286 .header=68 .footer=68 .kind=68 .state=0 .rows=216 .keys=241 .rowStates=216
      .cellStates=263 .tags=241
    460 'columns,content,given,keys
    461 .kind=632
    462 .kind=604 .keys=241
    463 .kind=633
    464 'columns,tag,value
    465 .kind=634
    466 .kind=635 .tags=241
    467 .column=68 .kind=68 .type=366 .index=206 .expression=68 .message=68 .severity=584 .count=206
      .problem=68
    468 .kind=636 .row=286 .column=68 .columns=199 .text=68 .cut=68 .rule=418 .reason=68
    469 []=293
    470 .at=469 .keys=241 .blocks=290
    471 []=637
    472 .keys=241 .blocks=290
    473 []=638
    474 []=639
    475 .by=640 .headers=68 .footers=68 .empty=389 .collapsed=641 .aggregates=326
    476 .measurer=341 .frame=206 .minimumWidth=206 .insets=396 .direction=397 .spacing=206 .scale=68
      .lock=68 .fixed=396 .rows=642 .items=399 .sizing=400 .columns=401
    477 .title=68 .aggregate=643 .over=327 .value=0 .text=68 .cut=68 .nulls=206 .errors=206
      .pending=68 .problem=644
    478 .width=206 .height=206
    479 .leading=206 .center=206 .trailing=206
    480 []=645
    481 .pointer=482 .kind=646 .message=68
    482 $statePointer
    483 .pointer=482 .kind=647 .message=68
    484 .direction=395 .sortable=68 .priority=206
    485 .kind=498 .key=648 #key
    486 .column=68 .offset=206 .values=216 .texts=199 .errors=649 .pending=293 .stale=293 .lossy=293
      .cut=293 .matches=650 .drafts=651
    487 .key=648 .title=68 .cut=68 .count=206 .collapsed=68 .header=68 .footer=68 .kind=68 .state=0
      .aggregates=652
    488 .x=206 .group=409
    489 .key=286 .sourceIndex=206 .viewIndex=206 .pageIndex=206 .offset=206 .height=206 .frame=543
      .reason=653 .section=648
    490 .column=68 .group=409 .x=206 .width=206 .estimate=68 .reason=654
    491 .column=68 .group=409 .x=206 .width=206 .estimate=68 .distance=206
    492 .key=485 .viewIndex=206 .offset=206 .height=206 .frame=543
    493 'all,entries,viewport
    494 .kind=655 .first=206 .size=206 .overscan=206
    495 .kind=560
    496 .kind=656 .offset=206 .extent=206 .overscan=206
    497 'entry,offset,start
    498 'footer,group,header
    499 'center,end,nearest,start
    500 .start=206 .length=206
    501 []=657
    502 .row=286 .height=206
    503 .row=286 .column=68 .height=206
    504 .row=286 .column=68 .reason=658
    505 .row=286 .column=68
    506 .from=505 .to=505
    507 .row=286 .column=68 .sourceIndex=206 .viewIndex=206 .pageIndex=206
    508 .format=251 .type=1 .text=68
    509 []=659
    510 .pointer=68 .kind=660 .message=68
    511 .column=68 .kind=643
    512 'aggregate,count,group
    513 .kind=661 .direction=557
    514 .kind=662 .direction=557
    515 .kind=663 .index=206 .direction=557
    516 .column=68 .kind=643 .values=216 .texts=199 .cut=293 .nulls=293 .errors=293
    517 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    518 .row=286 .column=68 .header=68 .section=68 .kind=68 .saidKind=68 .rowState=0 .cellState=0
      .cellStates=363 .settings=664
    519 .id=68 .title=594 .style=665 .hidden=594 .image=594 .placement=666 .fullSwipe=68
      .children=333
    520 .name=68 .arguments=521 .result=337 .member=68
    521 []=337
    522 .kind=667 .message=68 .range=415 .bytes=415 .lines=416 .expected=68 .found=68 .hint=68
    523 []=340
    524 []=523
    525 .seconds=68 .nanos=68
    526 'cells,estimate,font
    527 .kind=668 .tabStop=206 .ambiguous=669
    528 .kind=670 .lineHeight=206 .regular=671 .bold=671
    529 .kind=672 .advance=206 .lineHeight=206
    530 'head,middle,tail
    531 .width=206 .height=206 .lines=673 .more=68 .shown=674
    532 'user
    533 .kind=675 .expected=68 .row=286 .column=68 .columns=199 .rule=418 .reason=68
    534 .journal=68 .bytes=206 .when=206 .inUse=68 .path=68 .changes=206 .process=206 .problem=676
    535 .sources=206 .edits=206 .rows=206 .keys=206 .history=206 .views=206 .uncounted=206 *=206
    536 .subscription=214 .view=214 .pending=206 .lagRevisions=206
    537 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    538 []=677
    539 []=678
    540 []=679
    541 []=680
    542 .height=206 .count=206
    543 .x=206 .y=206 .width=206 .height=206
    544 .top=681 .bottom=681 .at=469
    545 []=682
    546 []=683
    547 []=684
    548 []=685
    549 .at=469 .keys=289 .blocks=290
    550 .permission=686 .row=286 .column=68 .section=68 .layer=332
    551 .row=206 .text=68
    552 .column=68 .width=206
    553 'begin,end,report
    554 .kind=687 .title=68 .message=68 .percentage=206
    555 .kind=688 .message=68 .percentage=206
    556 .kind=689 .message=68
    557 'ascending,descending
    558 'first,last
    559 .kind=690 .caseFolded=68 .diacritics=374 .values=199
      'caseInsensitive,length,natural,semver,text,value
    560 'all
    561 []=194
    562 'any
    563 'not
    564 'compare
    565 'oneOf
    566 'text
    567 'contains,endsWith,equals,startsWith
    568 'expression
    569 'null
    570 'error
    571 .column=68 .expression=68 .declared=68 .direction=557 .nulls=558 .comparator=559 .values=216
    572 .title=68 .aggregate=643 .over=327
    573 'client,daemon
    574 'horizontal,wrapped
    575 .top=206 .leading=206 .bottom=206 .trailing=206
    576 .kind=691 ?kind:maximum=692 ?kind:average=693 ?kind:sampled=694 ?kind:client=695
      ?kind:percentile=696 ?kind:hybrid=697 ?kind:padded=698 ?kind:fixed=699 ?kind:fraction=700
      ?kind:flexible=701 ?kind:adaptive=702
    577 .mode=576 .minimum=206 .maximum=206 .padding=206 .headerPadding=206 .header=68 .footer=68
      .whole=68 .width=206 .spacing=206
    578 'client,embedded,hidden
    579 .kind=703 ?kind:stripes=704 ?kind:sorted=705 ?kind:selected=706 ?kind:hovered=707
      ?kind:matches=708 ?kind:drafts=709 ?kind:errors=710
    580 'background,overlay
    581 *=594
    582 .line=206 .character=206
    583 .kind=68 .message=68 .pointer=412 .row=286 .column=68 .expected=0 .found=0 .rule=418
    584 'mark,refuse
    585 .key=286 .rows=293
    586 .row=286 .column=68 .reason=711
    587 .inputs=199 .deadline=206
    588 .kind=712 ?kind:number=713 ?kind:currency=714 ?kind:percent=715 ?kind:compact=716
      ?kind:bytes=717 ?kind:duration=718 ?kind:date=719 ?kind:boolean=720 ?kind:map=721
      ?kind:template=722
    589 .expression=68 .message=68 .severity=584 []=723
    590 'center,end,start
    591 .expression=68 'automatic #
    592 .expression=68 #
    593 .expression=68 'automatic,zero #
    594 .expression=68
    595 .expression=68 'ask
    596 .expression=68 .within=199 'ask
    597 .top=681 .between=681 .bottom=681
    598 .height=591 .width=591 .estimatedHeight=592 .headerHeight=593 .footerHeight=593 .hidden=594
      .selectable=595 .momentary=594 .editable=595 .movable=596 .deletable=595 .collapsible=595
      .indentation=592 .actions=333 .separators=597 .accessory=594 .accessibilityText=594
      .cellKind=594 .editor=594 .holds=594 .header=425
    599 .height=591 .width=591 .estimatedHeight=592 .headerHeight=593 .footerHeight=593 .hidden=594
      .selectable=595 .momentary=594 .editable=595 .movable=596 .deletable=595 .collapsible=595
      .indentation=592 .actions=333 .separators=597 .accessory=594 .accessibilityText=594
      .cellKind=594 .editor=594 .holds=594 .columns=724
    600 .expression=68 .message=68 .severity=584 .columns=199
    601 .height=591 .width=591 .estimatedHeight=592 .headerHeight=593 .footerHeight=593 .hidden=594
      .selectable=595 .momentary=594 .editable=595 .movable=596 .deletable=595 .collapsible=595
      .indentation=592 .actions=333 .separators=597 .accessory=594 .accessibilityText=594
      .cellKind=594 .editor=594 .holds=594 .kind=68
    602 'cancelled,limit,readFailed,sourceChanged
    603 'different,grown,same
    604 'given
    605 'columns
    606 .sampleRows=206 .counts=266 .reason=68 .nullValues=199 .firstDisagreement=725
    607 'file
    608 'inline
    609 'created
    610 .reason=68 .examined=206 .share=206
    611 'cr,crlf,lf,mixed
    612 .kind=726 .message=68 .row=286 .column=68 .line=206 .byteOffset=206 .expected=68 .found=68
    613 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    614 .kind=727 .row=286 .column=68 .value=0 .text=68 .values=0
    615 .kind=728 .options=221 .rows=216 .place=729
    616 .kind=730 .rows=241
    617 .kind=731 .rows=241 .place=729
    618 .kind=732 .texts=733 .text=68 .html=68 .format=734 .header=68 .at=505 .view=214 .rows=241
      .columns=199 .overflow=735
    619 .kind=736 .view=214
    620 .kind=737 .row=286 .options=434
    621 .kind=738 .column=68 .options=454
    622 .kind=739 .column=68 .options=454 .place=740
    623 .kind=741 .column=68
    624 .kind=742 .columns=199
    625 .kind=743 .sections=217 .place=744 .sectionColumn=68
    626 .kind=745 .sections=241
    627 .kind=746 .sections=241 .place=744
    628 .kind=747 .section=286 .options=748
    629 .row=286 .column=68 .before=749 .after=749
    630 'edit,setRows
    631 .bytes=293 .range=416 .newText=68 .base64=68
    632 'keys
    633 'content
    634 'value
    635 'tag
    636 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    637 .column=68 .rows=293 .values=216 .texts=199 .errors=649 .pending=293 .stale=293 .lossy=293
      .cut=293 .matches=650
    638 .index=206 .key=286 .columns=199
    639 .index=206 .key=68 .members=750
    640 []=751 'declared
    641 .all=68 .keys=752
    642 .height=206 .wrap=68 .linesMax=206 .inset=206 .padding=206 .minimum=206 .maximum=206
      .whole=68 .spacing=206 .background=68 .quiet=206 .measured=753 .deadline=206
    643 'count,distinct,max,mean,min,sum,valid
    644 'notApplicable,outOfRange,tooManyValues
    645 .column=68 .fixed=754 .x=206 .width=206 .tracks=206 .estimate=68
    646 'typeChanged,unknownColumn
    647 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    648 []=755
    649 []=756
    650 []=757
    651 []=758
    652 []=759
    653 'collapsed,filtered,hidden,removed,unknown
    654 'hidden
    655 'entries
    656 'viewport
    657 .kind=760 .y=206 .height=206 .section=487
    658 'changed,declared,fixed,hidden
    659 .column=68 .ranges=469 .further=206
    660 'column,columnType,limit,value
    661 'group
    662 'count
    663 'aggregate
    664 *=761
    665 .expression=68 'destructive,disabled,normal
    666 'inline,leading,menu,trailing
    667 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    668 'cells
    669 'narrow,wide
    670 'font
    671 .defaultAdvance=206 .ranges=762 .advances=763 .kerning=764 .letterSpacing=206
    672 'estimate
    673 []=765
    674 .text=68 .width=206 .cut=68
    675 'invalid,valueDoesNotFit
    676 'damaged,foreign,newer
    677 .kind=68 .at=469
    678 .column=68 .cellKind=0 .editor=0 .at=469
    679 .index=206 .rowState=0
    680 .index=206 .column=68 .cellState=0
    681 .leading=206 .trailing=206 .thickness=206
    682 .look=206 .styles=766
    683 .look=206 .at=469
    684 .column=68 .look=206 .at=469
    685 .style=206 .count=206 .row=286 .message=68
    686 'collapse,delete,edit,move,select
    687 'begin
    688 'report
    689 'end
    690 'caseInsensitive,length,list,natural,semver,text,value
    691 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    692 .kind=767
    693 .kind=768 .advance=206
    694 .kind=769 .size=206
    695 .kind=753 .size=206
    696 .kind=770 .share=206 .size=206
    697 .kind=771 .size=206 .advance=206
    698 .kind=772 .width=206
    699 .kind=773 .width=206
    700 .kind=774 .share=206
    701 .kind=775
    702 .kind=776
    703 'drafts,errors,hovered,matches,selected,sorted,stripes
    704 .kind=777 .every=206 .offset=206 .by=778
    705 .kind=779 .every=206 .offset=206
    706 .kind=780
    707 .kind=781
    708 .kind=782
    709 .kind=783
    710 .kind=784
    711 'encoding,formula,quote
    712 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    713 .kind=785 .pattern=68 .locale=786 .prefix=68 .suffix=68 .negative=787
    714 .kind=788 .pattern=68 .locale=786 .prefix=68 .suffix=68 .negative=787 .currency=68
      .display=789
    715 .kind=790 .pattern=68 .locale=786 .prefix=68 .suffix=68 .negative=787
    716 .kind=791 .locale=786 .currency=68 .digits=206
    717 .kind=792 .locale=786 .units=793 .digits=206
    718 .kind=794 .locale=786 .style=795 .unit=796
    719 .kind=797 .pattern=68 .locale=786
    720 .kind=798 .true=68 .false=68
    721 .kind=799 .values=800 .otherwise=588
    722 .kind=801 .template=68 .format=588
    723 .expression=68 .message=68 .severity=584
    724 *=802
    725 .row=286 .line=206 .byteOffset=206 .text=68
    726 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    727 'set
    728 'insert
    729 .kind=803 ?kind:start=804 ?kind:end=805 ?kind:before=806 ?kind:after=807 ?kind:index=808
      ?kind:shown=809
    730 'remove
    731 'move
    732 'paste
    733 []=199
    734 'csv,html,json,markdown,tsv
    735 'clip,insert,refuse
    736 'adopt
    737 'setRow
    738 'setColumn
    739 'addColumn
    740 .kind=810 ?kind:start=804 ?kind:end=805 ?kind:before=811 ?kind:after=812
    741 'removeColumn
    742 'orderColumns
    743 'addSections
    744 .kind=810 ?kind:start=804 ?kind:end=805 ?kind:before=813 ?kind:after=814
    745 'removeSections
    746 'moveSections
    747 'setSection
    748 .header=68 .footer=68 .kind=68 .state=0
    749 .value=0 .text=68 .cut=68
    750 []=815
    751 .column=68 .expression=68 .declared=68 .direction=557 .nulls=558 .comparator=559 .values=199
    752 []=648
    753 'client
    754 'leading,trailing
    755 .kind=570
    756 .row=206 .kind=816 .text=68
    757 .row=206 .ranges=469 .further=206
    758 .row=206 .view=214 .author=68 .by=532 .text=68 .stale=68 .problem=533
    759 .column=68 .kind=643 .value=0 .text=68 .cut=68 .nulls=206 .errors=206 .pending=68
      .problem=817
    760 'group,header
    761 .value=0 .layer=332 .name=68 .problem=68
    762 []=818
    763 []=819
    764 []=820
    765 .range=293 .width=206
    766 []=821
    767 'maximum
    768 'average
    769 'sampled
    770 'percentile
    771 'hybrid
    772 'padded
    773 'fixed
    774 'fraction
    775 'flexible
    776 'adaptive
    777 'stripes
    778 'page,section
    779 'sorted
    780 'selected
    781 'hovered
    782 'matches
    783 'drafts
    784 'errors
    785 'number
    786 'de,en,es,fr,hi,ja
    787 'minus,parentheses
    788 'currency
    789 'code,symbol
    790 'percent
    791 'compact
    792 'bytes
    793 'iec,si
    794 'duration
    795 'clock,short,words
    796 'day,hour,millisecond,minute,second
    797 'date
    798 'boolean
    799 'map
    800 *=68
    801 'template
    802 .height=591 .width=591 .estimatedHeight=592 .headerHeight=593 .footerHeight=593 .hidden=594
      .selectable=595 .momentary=594 .editable=595 .movable=596 .deletable=595 .collapsible=595
      .indentation=592 .actions=333 .separators=597 .accessory=594 .accessibilityText=594
      .cellKind=594 .editor=594 .holds=594 .type=366 .validate=589 .format=588 .path=68
    803 'after,before,end,index,shown,start
    804 .kind=822
    805 .kind=689
    806 .kind=823 .row=286
    807 .kind=824 .row=286
    808 .kind=825 .sourceIndex=206 .counted=826
    809 .kind=827 .view=214 .viewIndex=206 .counted=826 .whenSorted=828
    810 'after,before,end,start
    811 .kind=823 .column=68
    812 .kind=824 .column=68
    813 .kind=823 .section=286
    814 .kind=824 .section=286
    815 'footer,header,kind,state
    816 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    817 'notApplicable,outOfRange,tooManySections,tooManyValues
    818 .first=206 .end=206 .advance=206
    819 .characters=68 .advance=206
    820 .pair=68 .advance=206
    821 .layer=580 .tag=68 .parameters=800
    822 'start
    823 'before
    824 'after
    825 'index
    826 'after,before
    827 'shown
    828 'adopt,refuse
    """#
}
