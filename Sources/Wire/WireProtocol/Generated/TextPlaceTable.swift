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
    table/rowSource 35
    table/rowAt 38
    table/recover 41
    table/backup 44
    table/export 47
    table/setRows 50
    table/validate 53
    table/diff 56
    view/open 59
    view/get 62
    view/set 64
    view/tap 66
    view/rows 69
    cell/text 72
    view/pin 75
    view/unpin 78
    view/locate 81
    view/watch 84
    view/scroll 87
    view/hit 90
    view/hover 93
    view/measure 95
    view/resync 98
    view/sync 100
    view/unwatch 98
    view/collapse 103
    view/select 106
    view/selection 109
    view/copy 112
    view/find 115
    filter/convert 118
    filter/like 121
    view/aggregate 124
    view/profile 127
    table/declare 130
    table/resolve 133
    action/list 136
    action/invoke 139
    expression/check 142
    expression/evaluate 145
    text/measure 148
    view/replace 151
    table/revert 154
    table/setDialect 157
    table/watchFile 160
    table/conflicts 163
    table/resolveConflicts 165
    cell/draft 168
    cell/refresh 171
    table/setParams 174
    view/cursor 176
    view/close 179
    table/close 181
    table/openDifference 182
    journal/list 184
    journal/remove 187
    database/list 190
    preset/list 193
    server/stats 195
    rpc.discover 197
    $/setTrace 198
    $/cancelRequest 200
    shutdown 202
    exit 4
    view/update 203
    view/profileUpdate 205
    action/didInvoke 207
    action/decide 209
    cell/compute 212
    cell/measure 215
    table/didChange 218
    $/progress 220
    $/logTrace 222
    window/logMessage 224
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=227 .search=228 .filter=229 .sections=230 .selection=231 .page=232 .columns=233
      .columnOrder=234 .binding=235 .params=236 .sortCycle=237 .footers=80 .footerSorts=80
      .showHidden=80 .layout=238 .presentation=239 .styles=240
    3 .code=241 .message=80 .data=242
    4 .jsonrpc=5 .id=6 .method=226 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=226 .params=8 .result=9 .error=3
    8 .clientInfo=243 .processId=241 .updates=244 .positions=245 .invisible=246 .trace=247
      .journal=248 .journalFolder=80 .durability=249 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=250 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=226 .params=11 .result=12 .error=3
    11 .table=251 .name=80 .columns=252 .rows=253 .sections=254 .sectionColumn=80 .keyScope=255
      .types=256 .defaultSort=227 .keyColumns=234 .detectTypes=80 .declarations=257 .rowOptions=258
    12 .table=251 .name=80 .revision=241 .rowsState=259 .sourceState=260 .whenFileChanges=261
      .dirty=80 .savedRevision=241 .unsaved=262 .conflicts=241 .rowsAtRisk=263 .journal=264
      .difference=265 .keys=266 .columns=267 .types=0 .declarations=257 .sectionColumn=80
      .sections=268 .defaultSort=227 .params=236 .source=269 .dialect=270 .preamble=234
      .sampleRows=241 .history=271 .diagnostics=272
    13 .jsonrpc=5 .id=6 .method=226 .params=14 .result=12 .error=3
    14 .table=251 .name=80 .path=80 .uri=80 .content=273 .backup=80 .from=274 .dialect=275
      .columns=276 .types=256 .defaultSort=227 .keyColumns=234 .sections=268 .sectionColumn=80
      .keyScope=255 .sampleRows=241 .widen=80 .progressToken=241 .declarations=257 .wait=80
      .journal=248 .journalFolder=80 .durability=249 .whenFileChanges=261
    15 .jsonrpc=5 .id=6 .method=226 .params=16 .result=12 .error=3
    16 .table=251 .diagnostics=277
    17 .jsonrpc=5 .id=6 .method=226 .params=18 .result=19 .error=3
    18 .table=251 .edits=278 .seen=241 .exact=80 .label=80 .author=80 .history=279 .invalid=280
      .preview=80 .view=251
    19 .revision=241 .inserted=281 .changedCells=241 .history=271 .preview=282
    20 .jsonrpc=5 .id=6 .method=226 .params=21 .result=22 .error=3
    21 .table=251 .author=80
    22 .revision=241 .step=283 .skipped=241 .history=271
    23 .jsonrpc=5 .id=6 .method=226 .params=24 .result=25 .error=3
    24 .table=251 .first=241 .size=241
    25 .revision=241 .count=241 .current=241 .bytes=241 .bytesMax=241 .dropped=241 .first=241
      .items=284
    26 .jsonrpc=5 .id=6 .method=226 .params=27 .result=28 .error=3
    27 .table=251 .step=241 .author=80
    28 .revision=241 .undone=241 .redone=241 .skipped=241 .history=271
    29 .jsonrpc=5 .id=6 .method=226 .params=30 .result=31 .error=3
    30 .table=251 .path=80 .uri=80 .copy=80 .overwrite=285 .sync=80 .dryRun=80 .range=277
      .encoding=286 .dialect=287 .compressionLevel=241 .progressToken=241
    31 .revision=241 .path=80 .uri=80 .bytes=241 .records=241 .way=288 .dirty=80 .edits=289
      .statements=290
    32 .jsonrpc=5 .id=6 .method=226 .params=33 .result=34 .error=3
    33 .table=251
    34 .revision=241 .bytes=241 .dirty=80
    35 .jsonrpc=5 .id=6 .method=226 .params=36 .result=37 .error=3
    36 .table=251 .rows=281 .fields=80
    37 .revision=241 .complete=80 .rows=291
    38 .jsonrpc=5 .id=6 .method=226 .params=39 .result=40 .error=3
    39 .table=251 .line=241 .character=241 .byte=241
    40 .revision=241 .complete=80 .row=292 .removed=80 .record=241 .column=80 .place=293
    41 .jsonrpc=5 .id=6 .method=226 .params=42 .result=43 .error=3
    42 .table=251 .action=294
    43 .revision=241 .changes=241 .lostChanges=241 .lostBytes=241 .lostSteps=241 .history=271
    44 .jsonrpc=5 .id=6 .method=226 .params=45 .result=46 .error=3
    45 .table=251 .path=80 .uri=80
    46 .revision=241 .path=80 .uri=80 .bytes=241 .dirty=80 .holds=295
    47 .jsonrpc=5 .id=6 .method=226 .params=48 .result=49 .error=3
    48 .view=251 .table=251 .rows=281 .range=277 .columns=234 .format=296 .to=297 .as=298
      .formulaGuard=299 .header=80 .jsonRows=300 .delimiter=1 .lineEnd=301 .byteOrderMark=80
      .sqlTable=80 .sqlRows=241 .progressToken=241 .wait=80
    49 .viewRevision=241 .revision=241 .complete=80 .rowCount=241 .columns=234 .bytes=241 .lossy=80
      .text=80 .path=80
    50 .jsonrpc=5 .id=6 .method=226 .params=51 .result=52 .error=3
    51 .table=251 .rows=253 .sections=302 .sectionColumn=80 .columns=234 .match=303 .compare=304
      .mode=305 .resetAbove=306 .preset=307 .rowStates=253 .cellStates=308 .hints=0 .supersede=80
      .seen=241 .label=80 .author=80 .history=279 .invalid=280
    52 .outcome=309 .revision=241 .mode=305 .deletes=241 .inserts=241 .moves=241 .updates=241
      .changedCells=241 .sections=310 .history=271
    53 .jsonrpc=5 .id=6 .method=226 .params=54 .result=55 .error=3
    54 .table=251 .rows=281 .columns=234 .first=241 .size=241 .wait=80
    55 .revision=241 .complete=80 .rowCount=241 .faultyRows=241 .count=241 .errors=311 .rules=312
      .first=241 .more=80 .items=313
    56 .jsonrpc=5 .id=6 .method=226 .params=57 .result=58 .error=3
    57 .from=314 .to=314 .match=303 .compare=304 .columns=234 .range=277 .as=315 .textBytes=241
      .wait=80
    58 .from=316 .to=316 .complete=80 .columns=234 .counts=317 .first=241 .size=241 .more=80
      .diff=318 .old=319 .keys=320 .sections=321
    59 .jsonrpc=5 .id=6 .method=226 .params=60 .result=61 .error=3
    60 .table=251 .view=251 .state=2 .preset=307 .remember=80 .wait=80
    61 .view=251 .table=251 .viewRevision=241 .revision=241 .state=322 .footers=323 .layout=324
      .cursor=325 .preset=307 .filterProblems=326 .filterFailure=327 .orderProblems=328
      .orderFailure=327 .counts=329 .orderState=330 .complete=80 .searching=331 .sorting=332
      .columns=234 .remembered=333
    62 .jsonrpc=5 .id=6 .method=226 .params=63 .result=61 .error=3
    63 .view=251 .wait=80
    64 .jsonrpc=5 .id=6 .method=226 .params=65 .result=61 .error=3
    65 .view=251 .state=2 .show=292 .wait=80
    66 .jsonrpc=5 .id=6 .method=226 .params=67 .result=68 .error=3
    67 .view=251 .part=334 .column=80 .extend=80 .wait=80
    68 .view=251 .table=251 .viewRevision=241 .revision=241 .state=322 .footers=323 .layout=324
      .cursor=325 .counts=329 .orderState=330 .complete=80 .columns=234 .preset=307
      .filterProblems=326 .filterFailure=327 .orderProblems=328 .orderFailure=327 .searching=331
      .sorting=332 .sortable=80 .indicators=335
    69 .jsonrpc=5 .id=6 .method=226 .params=70 .result=71 .error=3
    70 .view=251 .range=277 .keys=281 .columns=234 .as=315 .textBytes=241 .texts=336 .ellipsis=80
      .at=241 .pin=251 .wait=80 .extraFields=80
    71 .viewRevision=241 .revision=241 .complete=80 .first=241 .count=241 .more=80 .keys=337
      .blocks=338 .sections=339 .extraFields=340 .counts=329 .orderState=330 .searching=331
      .sorting=332
    72 .jsonrpc=5 .id=6 .method=226 .params=73 .result=74 .error=3
    73 .table=251 .row=292 .column=80 .of=298 .start=241 .size=241
    74 .revision=241 .text=80 .lossy=80 .start=241 .end=241 .bytes=241 .more=80
    75 .jsonrpc=5 .id=6 .method=226 .params=76 .result=77 .error=3
    76 .view=251 .pin=251 .wait=80
    77 .view=251 .pin=251 .viewRevision=241 .revision=241 .counts=329 .orderState=330 .searching=331
      .sorting=332 .complete=80
    78 .jsonrpc=5 .id=6 .method=226 .params=79 .result=80 .error=3
    79 .view=251 .pin=251
    80
    81 .jsonrpc=5 .id=6 .method=226 .params=82 .result=83 .error=3
    82 .view=251 .keys=281 .columns=234 .at=341 .offsets=342 .wait=80
    83 .viewRevision=241 .complete=80 .rows=343 .columns=344 .at=345 .entries=346
    84 .jsonrpc=5 .id=6 .method=226 .params=85 .result=86 .error=3
    85 .view=251 .subscription=251 .window=347 .content=348 .columns=234 .as=315 .textBytes=241
      .texts=336 .ellipsis=80 .hold=349 .anchor=350 .follow=80 .appearance=80 .kinds=80 .problems=80
      .separators=80 .styles=80 .accessibility=80 .brief=80 .across=351
    86 .subscription=251 .viewRevision=241 .revision=241 .complete=80
    87 .jsonrpc=5 .id=6 .method=226 .params=88 .result=89 .error=3
    88 .subscription=251 .first=241 .size=241 .columns=234 .hold=349 .across=352 .offset=241
      .extent=241 .entry=350 .placement=353 .pages=241 .to=354 .thumb=241 .follow=80 .dragging=80
      .anchor=350
    89 .viewRevision=241 .update=241 .first=241 .size=241 .across=355 .viewport=356
    90 .jsonrpc=5 .id=6 .method=226 .params=91 .result=92 .error=3
    91 .subscription=251 .x=241 .y=241 .header=241 .grip=241 .text=357
    92 .viewRevision=241 .part=358 .entry=359 .column=360 .resize=360 .textOffset=241
    93 .jsonrpc=5 .id=6 .method=226 .params=94 .result=80 .error=3
    94 .subscription=251 .row=292 .column=80
    95 .jsonrpc=5 .id=6 .method=226 .params=96 .result=97 .error=3
    96 .view=251 .rows=361 .cells=362 .at=241
    97 .viewRevision=241 .changed=241 .unused=363
    98 .jsonrpc=5 .id=6 .method=226 .params=99 .result=80 .error=3
    99 .subscription=251
    100 .jsonrpc=5 .id=6 .method=226 .params=101 .result=102 .error=3
    101 .table=251 .supplied=80 .layout=80
    102 .complete=80 .tables=364
    103 .jsonrpc=5 .id=6 .method=226 .params=104 .result=105 .error=3
    104 .view=251 .action=365 .keys=366 .wait=80
    105 .viewRevision=241 .counts=329 .orderState=330 .complete=80 .searching=331 .sorting=332
    106 .jsonrpc=5 .id=6 .method=226 .params=107 .result=108 .error=3
    107 .view=251 .action=367 .rows=281 .columns=234 .cells=368 .ranges=369 .wait=80
    108 .viewRevision=241 .complete=80 .count=241 .selected=370 .deselected=370 .truncated=80
    109 .jsonrpc=5 .id=6 .method=226 .params=110 .result=111 .error=3
    110 .view=251 .first=241 .size=241 .wait=80
    111 .viewRevision=241 .complete=80 .unit=371 .count=241 .first=241 .items=370
    112 .jsonrpc=5 .id=6 .method=226 .params=113 .result=114 .error=3
    113 .view=251 .formats=372 .rows=281 .range=277 .columns=234 .as=298 .formulaGuard=299
      .header=80 .wait=80
    114 .viewRevision=241 .revision=241 .complete=80 .rowCount=241 .columns=234 .flavours=373
      .lossy=80
    115 .jsonrpc=5 .id=6 .method=226 .params=116 .result=117 .error=3
    116 .view=251 .search=228 .unit=374 .from=292 .fromColumn=80 .count=80 .direction=375 .wrap=80
      .wait=80
    117 .viewRevision=241 .revision=241 .complete=80 .matches=241 .hits=241 .hit=376
    118 .jsonrpc=5 .id=6 .method=226 .params=119 .result=120 .error=3
    119 .table=251 .filter=229
    120 .tree=229 .text=80 .problems=377
    121 .jsonrpc=5 .id=6 .method=226 .params=122 .result=123 .error=3
    122 .view=251 .row=292 .column=80 .relation=378 .combine=379
    123 .viewRevision=241 .condition=229 .filter=229
    124 .jsonrpc=5 .id=6 .method=226 .params=125 .result=126 .error=3
    125 .view=251 .groupBy=234 .aggregates=380 .over=381 .sort=382 .range=277 .as=315 .textBytes=241
      .wait=80
    126 .viewRevision=241 .revision=241 .complete=80 .groups=241 .first=241 .more=80 .groupBy=338
      .counts=342 .aggregates=383
    127 .jsonrpc=5 .id=6 .method=226 .params=128 .result=129 .error=3
    128 .view=251 .columns=234 .kinds=384 .over=385 .quantiles=342 .bins=241 .top=241 .as=315
      .textBytes=241 .partialResultToken=241 .subscription=251 .quiet=241 .wait=80
    129 .viewRevision=241 .revision=241 .complete=80 .columns=386 .left=234
    130 .jsonrpc=5 .id=6 .method=226 .params=131 .result=132 .error=3
    131 .table=251 .declarations=257 .author=80
    132 .revision=241 .declarations=257
    133 .jsonrpc=5 .id=6 .method=226 .params=134 .result=135 .error=3
    134 .table=251 .rows=281 .columns=234 .headers=234 .sections=234 .view=251 .subscription=251
      .settings=387 .first=241
    135 .revision=241 .items=388 .first=241 .more=80
    136 .jsonrpc=5 .id=6 .method=226 .params=137 .result=138 .error=3
    137 .view=251 .row=292 .column=80
    138 .viewRevision=241 .revision=241 .layer=389 .name=80 .problem=80 .actions=390
    139 .jsonrpc=5 .id=6 .method=226 .params=140 .result=141 .error=3
    140 .view=251 .row=292 .column=80 .action=80 .seen=241 .author=80
    141 .viewRevision=241 .revision=241
    142 .jsonrpc=5 .id=6 .method=226 .params=143 .result=144 .error=3
    143 .source=80 .dialect=391 .table=251 .variables=392 .functions=393
    144 .type=394 .dependencies=395 .steps=241 .problems=396
    145 .jsonrpc=5 .id=6 .method=226 .params=146 .result=147 .error=3
    146 .source=80 .dialect=391 .table=251 .variables=392 .checked=80 .row=292 .bindings=236
      .params=236
    147 .value=397 .complete=80 .type=394
    148 .jsonrpc=5 .id=6 .method=226 .params=149 .result=150 .error=3
    149 .texts=234 .measurer=398 .bold=80 .visible=80 .wrap=399 .truncate=400
    150 .lineHeight=241 .estimate=80 .measures=401
    151 .jsonrpc=5 .id=6 .method=226 .params=152 .result=153 .error=3
    152 .view=251 .search=228 .with=80 .scope=402 .at=403 .by=404 .preview=80 .label=80 .author=80
      .wait=80
    153 .revision=241 .complete=80 .matches=241 .cells=241 .skipped=241 .history=271 .preview=282
    154 .jsonrpc=5 .id=6 .method=226 .params=155 .result=156 .error=3
    155 .table=251 .label=80 .author=80
    156 .revision=241 .records=241 .history=271
    157 .jsonrpc=5 .id=6 .method=226 .params=158 .result=159 .error=3
    158 .table=251 .dialect=275 .discard=80 .label=80
    159 .revision=241 .rowCount=241 .columns=234 .history=271
    160 .jsonrpc=5 .id=6 .method=226 .params=161 .result=162 .error=3
    161 .table=251 .whenFileChanges=261
    162 .whenFileChanges=261 .sourceState=260
    163 .jsonrpc=5 .id=6 .method=226 .params=24 .result=164 .error=3
    164 .revision=241 .count=241 .first=241 .items=405 .more=80
    165 .jsonrpc=5 .id=6 .method=226 .params=166 .result=167 .error=3
    166 .table=251 .take=406 .conflicts=368 .label=80 .author=80
    167 .revision=241 .resolved=241 .left=241 .history=271
    168 .jsonrpc=5 .id=6 .method=226 .params=169 .result=170 .error=3
    169 .view=251 .row=292 .column=80 .action=407 .by=404 .text=80 .value=0 .overwrite=80
      .orCancel=80 .label=80 .author=80 .history=279 .invalid=280
    170 .revision=241 .draft=408 .history=271
    171 .jsonrpc=5 .id=6 .method=226 .params=172 .result=173 .error=3
    172 .table=251 .columns=234 .rows=281
    173 .revision=241
    174 .jsonrpc=5 .id=6 .method=226 .params=175 .result=173 .error=3
    175 .table=251 .params=236 .author=80
    176 .jsonrpc=5 .id=6 .method=226 .params=177 .result=178 .error=3
    177 .view=251 .row=350 .column=80 .move=409 .to=410 .wrap=80 .select=411 .show=251
      .placement=353 .wait=80
    178 .viewRevision=241 .complete=80 .moved=80 .row=412 .column=80 .viewIndex=241 .pageIndex=241
      .offset=241 .height=241 .frame=413 .group=414 .x=241 .width=241 .text=80 .cut=80 .found=80
      .wrapped=80 .selected=241 .update=241
    179 .jsonrpc=5 .id=6 .method=226 .params=180 .result=80 .error=3
    180 .view=251
    181 .jsonrpc=5 .id=6 .method=226 .params=33 .result=80 .error=3
    182 .jsonrpc=5 .id=6 .method=226 .params=183 .result=12 .error=3
    183 .table=251 .name=80 .from=415 .to=314 .match=303 .columns=234
    184 .jsonrpc=5 .id=6 .method=226 .params=185 .result=186 .error=3
    185 .journalFolder=80
    186 .folder=80 .items=416
    187 .jsonrpc=5 .id=6 .method=226 .params=188 .result=189 .error=3
    188 .journals=234 .journalFolder=80
    189 .removed=234
    190 .jsonrpc=5 .id=6 .method=226 .params=191 .result=192 .error=3
    191 .path=80 .countMax=241
    192 .tables=417
    193 .jsonrpc=5 .id=6 .method=226 .params=0 .result=194 .error=3
    194 .presets=418
    195 .jsonrpc=5 .id=6 .method=226 .params=0 .result=196 .error=3
    196 .memory=419 .methods=1 .watching=420 *=241
    197 .jsonrpc=5 .id=6 .method=226 .params=0 .result=1 .error=3
    198 .jsonrpc=5 .id=6 .method=226 .params=199 .result=0 .error=3
    199 .value=247
    200 .jsonrpc=5 .id=6 .method=226 .params=201 .result=0 .error=3
    201 .id=241
    202 .jsonrpc=5 .id=6 .method=226 .params=0 .result=80 .error=3
    203 .jsonrpc=5 .id=6 .method=226 .params=204 .result=0 .error=3
    204 .subscription=251 .view=251 .table=251 .seq=241 .from=241 .to=241 .revision=241 .causes=421
      .authors=234 .hints=253 .appearance=422 .kinds=423 .layout=324 .across=355 .heights=424
      .frames=425 .viewport=356 .separators=426 .styles=427 .accessibility=428 .counts=329
      .orderState=330 .complete=80 .window=277 .columns=234 .reset=429 .diff=430 .part=241 .last=80
    205 .jsonrpc=5 .id=6 .method=226 .params=206 .result=0 .error=3
    206 .subscription=251 .view=251 .table=251 .viewRevision=241 .revision=241 .complete=80
      .columns=386 .last=80
    207 .jsonrpc=5 .id=6 .method=226 .params=208 .result=0 .error=3
    208 .table=251 .view=251 .revision=241 .action=80 .key=292 .sourceIndex=241 .viewIndex=241
      .column=80 .values=431 .author=80
    209 .jsonrpc=5 .id=6 .method=226 .params=210 .result=211 .error=3
    210 .table=251 .view=251 .asked=432 .count=241 .deadline=241 .default=433
    211 .decision=433
    212 .jsonrpc=5 .id=6 .method=226 .params=213 .result=214 .error=3
    213 .table=251 .column=80 .type=434 .revision=241 .rows=281 .blocks=338 .types=435 .deadline=241
    214 .values=253 .texts=234 .errors=436
    215 .jsonrpc=5 .id=6 .method=226 .params=216 .result=217 .error=3
    216 .table=251 .view=251 .viewRevision=241 .revision=241 .kind=437 .column=80 .rows=281
      .columns=438 .blocks=338 .deadline=241
    217 .heights=342 .widths=342
    218 .jsonrpc=5 .id=6 .method=226 .params=219 .result=0 .error=3
    219 .table=251 .revision=241 .rowsState=259 .sourceState=260 .dirty=80 .savedRevision=241
      .history=271 .unsaved=262 .conflicts=241 .rowsAtRisk=263 .journal=264 .difference=439
      .diagnostics=440
    220 .jsonrpc=5 .id=6 .method=226 .params=221 .result=0 .error=3
    221 .token=241 .value=441
    222 .jsonrpc=5 .id=6 .method=226 .params=223 .result=0 .error=3
    223 .message=80 .verbose=80
    224 .jsonrpc=5 .id=6 .method=226 .params=225 .result=0 .error=3
    225 .type=241 .message=80
    226 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,database/list,exit,expression/check,expression/evaluate
      'filter/convert,filter/like,initialize,initialized,journal/list,journal/remove
      'preset/list,rpc.discover,server/stats,shutdown,table/adoptFile,table/backup
      'table/close,table/conflicts,table/create,table/declare,table/describe
      'table/didChange,table/diff,table/edit,table/export,table/history,table/jump
      'table/open,table/openDifference,table/recover,table/redo,table/resolve
      'table/resolveConflicts,table/revert,table/rowAt,table/rowSource,table/save
      'table/setDialect,table/setParams,table/setRows,table/undo,table/validate
      'table/watchFile,text/measure,view/aggregate,view/close,view/collapse,view/copy
      'view/cursor,view/find,view/get,view/hit,view/hover,view/locate,view/measure
      'view/open,view/pin,view/profile,view/profileUpdate,view/replace,view/resync
      'view/rows,view/scroll,view/select,view/selection,view/set,view/sync,view/tap
      'view/unpin,view/unwatch,view/update,view/watch,window/logMessage
    227 []=442
    228 .text=80 .columns=234 .caseFolded=80 .diacritics=443 .match=444 .mode=445 .of=446
    229 .kind=447 ?kind:all=448 ?kind:any=449 ?kind:not=450 ?kind:compare=451 ?kind:oneOf=452
      ?kind:text=453 ?kind:expression=454 ?kind:null=455 ?kind:error=456
    230 .by=457 .headers=80 .footers=80 .empty=458 .collapsed=459 .aggregates=380
    231 .mode=460 .unit=371 .tap=461 .momentary=80 .whenFiltered=462
    232 .size=241 .index=241
    233 *=463
    234 []=80
    235 'cell,none,object
    236 *=397
    237 []=464
    238 .measurer=398 .frame=241 .minimumWidth=241 .insets=465 .direction=466 .spacing=241 .scale=80
      .lock=80 .fixed=465 .rows=467 .items=468 .sizing=469 .columns=470
    239 .kind=471 .header=472 .footer=472 .search=473 .insets=474 .spacings=475 .indicators=476
      .scrollBars=477 .alignment=414
    240 []=478
    241 #
    242 .kind=479 .pointer=480 .expected=0 .found=0 .position=241 .revision=241 .offset=241 .limit=1
      .maximum=241 .viewRevision=241 .seen=241 .oldest=241 .asked=241 .step=241 .errno=241
      .library=1 .count=241 .problem=80 .obstacle=481 .reason=482 .permission=1 .layer=389
      .binding=1 .id=80 .view=251 .column=80 .row=292 .section=80 .name=80 .action=80 .method=80
      .path=80 .system=80 .range=483 .bytes=483 .lines=484 .problems=396 .errors=485 .rule=486
      .keys=487 .got=241 .state=488 .call=80 .copy=80 .replaced=80 .encoding=80 .cells=489
      .changedRows=490 .start=491
    243 .name=80 .version=80
    244 'each,merged
    245 'cells,utf-16,utf-32,utf-8
    246 'unchanged,visible
    247 'messages,off,verbose
    248 'off,on
    249 'synced,written
    250 .messageBytesMax=241 .requestsInFlightMax=241 .waitingNotificationBytesMax=241
      .drainMillisecondsMax=241 .batchMembersMax=241 .depthMax=241 .columnsMax=241 .rowsMax=241
      .fieldBytesMax=241 .rowsPerAnswerMax=241 .answerBytesMax=241 .windowTextBytes=241
      .textBytesMax=241 .windowRowsMax=241 .collectionItemsMax=241 .filterConditionsMax=241
      .expressionBytesMax=241 .expressionNodesMax=241 .expressionDepthMax=241
      .expressionStepsMax=241 .expressionValueUnitsMax=241 .tablesMax=241 .viewsMax=241
      .subscriptionsMax=241 .aggregatesMax=241 .groupsMax=241 .groupBytesMax=241 .sortRowsMax=241
      .formatBytesMax=241 .shownBytesMax=241 .sectionAggregatesMax=241 .distinctValuesMax=241
      .cacheBytes=241 .expandedBytesMax=241 .wholeRowsMax=241 .wholeBytesMax=241
      .queryMillisecondsMax=241 .keptFileBytesMax=241 .undoBytesMax=241 .hintsBytesMax=241
      .pinsMax=241 .draftsMax=241 .draftBytesMax=241 .rowStepsMax=241 .parameterBytesMax=241
      .declarationsBytesMax=241 .rulesMax=241 .stateBytesMax=241 .sectionsMax=241 .actionsMax=241
      .actionDepthMax=241 .computeRowsMax=241 .measuredTextsMax=241 .measuredBytesMax=241
      .advancesMax=241 .stylesMax=241 .sectionBytesMax=241 .sectionKeyBytesMax=241
      .rowKeyBytesMax=241 .keyIndexBytesMax=241
    251 $id
    252 []=492
    253 []=0
    254 []=493
    255 'section,table
    256 *=494
    257 .settings=495 .fallback=495 .columns=496 .kinds=497 .kindBy=498 .defaultKind=80
      .undeclaredKinds=499 .rowRules=500 .sectionKinds=501 .sections=502 .cellKinds=431 .editors=431
      .decisions=503
    258 []=504
    259 .count=241 .complete=80 .failure=505 .examined=80 .extraFields=241
    260 'asOpened,changed,removed,replaced,unreadable
    261 'follow,merge,reload,tell
    262 .records=241 .bytes=241 .columns=80 .order=80
    263 'copying,noRoom,tooLarge
    264 .state=506 .reason=80 .editors=342 .unreadable=241 .recoverable=507 .restored=508
    265 .state=509 .failure=80 .from=510 .to=510 .counts=311 .columns=511 .styles=240
    266 .kind=512 ?kind:given=513 ?kind:columns=514
    267 []=515
    268 []=516
    269 .kind=517 ?kind:file=518 ?kind:inline=519 ?kind:created=520
    270 .delimiter=521 .quote=522 .escape=522 .header=522 .headerRows=523 .skipInitialSpace=522
      .encoding=524 .lineEnd=525 .comment=522 .format=526 .rows=522 .flatten=523 .preambleLines=523
      .nullValues=527
    271 .undo=241 .redo=241 .current=241 .saved=241 .undoLabel=80 .redoLabel=80 .dropped=241
    272 .count=241 .counts=528 .first=241 .items=529
    273 .text=80 .base64=80
    274 .table=80 .view=80 .query=80 .params=0
    275 .delimiter=80 .quote=80 .escape=80 .header=80 .headerRows=241 .skipInitialSpace=80
      .encoding=286 .comment=80 .preambleLines=241 .nullValues=234 .types=530 .outliers=241
      .format=531 .rows=480 .flatten=241
    276 *=532
    277 .first=241 .size=241
    278 []=533
    279 'join,none,step
    280 'keep,refuse
    281 []=292
    282 .cells=241 .inserted=241 .removed=241 .moved=241 .columns=241 .sections=241 .errorCount=241
      .removedRows=281 .items=534 .errors=485 .asked=432
    283 .id=241 .label=80 .author=80
    284 []=535
    285 'always,ifUnchanged
    286 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    287 .delimiter=80 .quote=80 .escape=80 .header=80 .lineEnd=301 .byteOrderMark=80
    288 'committed,overwritten,replaced,unchanged
    289 .count=241 .first=241 .size=241 .more=80 .items=536
    290 .count=241 .first=241 .size=241 .more=80 .items=537
    291 []=538
    292 #key
    293 .bytes=342 .range=484
    294 'apply,discard,keep
    295 'content,edits
    296 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    297 .path=80 .overwrite=80 .sync=80
    298 'text,value
    299 'off,quote,reject
    300 'arrays,objects
    301 'cr,crlf,lf
    302 []=539
    303 .kind=540 ?kind:keys=541 ?kind:columns=514 ?kind:given=542 ?kind:content=543
    304 .kind=544 ?kind:value=545 ?kind:columns=514 ?kind:tag=546
    305 'diff,reset
    306 .changes=241 .share=241
    307 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    308 []=431
    309 'applied,superseded
    310 .deletes=241 .inserts=241 .moves=241 .updates=241
    311 *=241
    312 []=547
    313 []=548
    314 .table=251 .revision=241
    315 'both,text,value
    316 .table=251 .revision=241 .rowCount=241
    317 .deletes=241 .moves=241 .inserts=241 .updates=241 .changes=241
    318 .deletes=549 .moves=549 .inserts=550 .updates=551
    319 .deletes=552 .updates=551
    320 .moves=281 .updates=553
    321 .old=366 .new=366 .deletes=342 .inserts=342 .moves=549 .updates=554
    322 .sort=227 .search=228 .filter=229 .sections=555 .selection=231 .page=232 .columns=233
      .columnOrder=234 .binding=235 .params=236 .sortCycle=237 .footers=80 .footerSorts=80
      .showHidden=80 .layout=556 .presentation=239 .styles=240
    323 *=557
    324 .width=241 .content=241 .direction=466 .height=241 .items=558 .estimate=80 .groups=559
      .columns=560
    325 .row=412 .column=80 .viewIndex=241
    326 []=561
    327 .row=292 .pointer=562 .reason=80 .message=80 .range=483 .bytes=483 .lines=484
    328 []=563
    329 .source=241 .filtered=241 .pages=241 .pageIndex=241 .pageSize=241 .pageStart=241
      .pageEnd=241 .matches=241 .entries=241 .failed=241 .orderFailed=241 .hidden=241
    330 'pending,ready
    331 .rows=241 .matches=241
    332 .rows=241 .of=241
    333 .outcome=564 .when=241 .dropped=565
    334 'footer,header
    335 *=566
    336 'cut,whole
    337 []=412
    338 []=567
    339 []=568
    340 []=569
    341 []=570
    342 []=241
    343 []=571
    344 []=572
    345 []=573
    346 []=574
    347 .kind=575 ?kind:entries=576 ?kind:all=577 ?kind:viewport=578
    348 'cells,keys
    349 .sort=579 .filter=579 .sections=579 .page=579 .setRows=579 .load=579 .edit=579 .resize=579
      .measure=579 'end,entry,index
    350 .kind=580 .key=253 #key
    351 .offset=241 .frameWidth=241 .overscan=241
    352 .offset=241 .thumb=241 .frameWidth=241 .overscan=241 .column=80 .placement=581
    353 'bottom,center,nearest,top
    354 'end,start
    355 .offset=241 .room=241 .contentWidth=241 .left=559 .clip=342 .thumb=582
    356 .offset=241 .extent=241 .top=241 .spacing=241 .heldBack=241 .thumb=582 .anchor=412
      .sticky=583
    357 .align=584 .inset=241 .top=241
    358 'entry,header,outside
    359 .key=412 .viewIndex=241 .y=241 .height=241 .sticky=80
    360 .column=80 .x=241 .width=241 .clip=342
    361 []=585
    362 []=586
    363 []=587
    364 @=241 $id
    365 'collapse,expand,toggle
    366 []=253
    367 'add,all,extend,invert,none,remove,replace,tap,toggle
    368 []=588
    369 []=589
    370 []=590
    371 'cell,column,row
    372 []=296
    373 []=591
    374 'cell,row
    375 'next,previous
    376 .row=292 .viewIndex=241 .pageIndex=241 .wrapped=80 .ordinal=241 .cells=592
    377 []=593
    378 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    379 'all,any,replace
    380 []=594
    381 'all,shown
    382 .kind=595 ?kind:group=596 ?kind:count=597 ?kind:aggregate=598
    383 []=599
    384 []=600
    385 'all,selection,shown
    386 []=601
    387 []=602
    388 []=603
    389 'builtIn,column,fallback,kind,row,section,table
    390 []=604
    391 'strict,table
    392 *=394
    393 []=605
    394 .list=394 .map=606 .type=394 .opaque=80 .of=606
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    395 .columns=234 .cells=234 .params=234 .bindings=234
    396 []=607
    397 .int=80 .uint=80 .double=80 .bool=80 .string=80 .bytes=80 .null=80 .list=608 .map=609
      .type=80 .timestamp=610 .duration=610 .optional=397
    398 .kind=611 ?kind:cells=612 ?kind:font=613 ?kind:estimate=614
    399 .width=241 .linesMax=241
    400 .width=241 .at=615 .ellipsis=80
    401 []=616
    402 'all,selection
    403 .row=292 .column=80 .index=241
    404 'owner,user
    405 []=617
    406 'ours,theirs
    407 'begin,cancel,change,commit
    408 .view=251 .author=80 .by=618 .text=80 .stale=80 .problem=619
    409 .rows=241 .columns=241 .pages=241
    410 'columnEnd,columnStart,end,nextCell,nextChange,nextFilled,nextFilledColumn
      'nextHit,nextProblem,previousCell,previousChange,previousFilled
      'previousFilledColumn,previousHit,previousProblem,rowEnd,rowStart,start
    411 'extend,replace
    412 .kind=580 .key=620 #key
    413 .x=241 .y=241 .width=241 .height=241
    414 'center,leading,trailing
    415 .table=251 .revision=241 .saved=80 .path=80 .text=80 .base64=80 .dialect=275
    416 []=621
    417 []=622
    418 []=1
    419 .resident=241 .program=241 .heap=241 .free=241 .cache=241 .tables=623 .sorting=241
      .gathering=241 .comparing=241 .messages=241 .recording=241 .other=241 *=241
    420 []=624
    421 []=625
    422 .appeared=337 .disappeared=337 .prefetch=337 .cancelled=337
    423 .rows=626 .cells=627 .states=628 .cellStates=629
    424 []=630
    425 []=413
    426 []=631
    427 .anew=80 .looks=632 .rows=633 .cells=634 .failures=635
    428 []=636
    429 .keys=337 .blocks=338
    430 .deletes=549 .moves=549 .inserts=637 .updates=551 .scrolledOut=549 .scrolledIn=549
    431 *=0
    432 []=638
    433 'allow,refuse
    434 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    435 []=434
    436 []=639
    437 'heights,widths
    438 []=640
    439 .state=509 .failure=80 .from=510 .to=510 .counts=641
    440 .count=241
    441 .kind=642 ?kind:begin=643 ?kind:report=644 ?kind:end=645 ?kind:partial=646
    442 .column=80 .expression=80 .direction=647 .nulls=648 .comparator=649
    443 'exact,ignored
    444 'contains,fuzzy,prefix,regex,words
    445 'filter,mark
    446 'display,value
    447 'all,any,compare,error,expression,not,null,oneOf,text
    448 .kind=650 .conditions=651
    449 .kind=652 .conditions=651
    450 .kind=653 .condition=229
    451 .kind=654 .column=80 .relation=378 .value=0
    452 .kind=655 .column=80 .values=0
    453 .kind=656 .column=80 .relation=657 .text=80 .caseFolded=80 .diacritics=443 .of=446
    454 .kind=658 .source=80
    455 .kind=659 .column=80
    456 .kind=660 .column=80
    457 []=661 'declared
    458 'hide,show
    459 .all=80 .keys=366
    460 'multiple,none,single
    461 'extend,replace,toggle
    462 'drop,keep
    463 .hidden=80 .footer=662 .nullDefault=0
    464 'ascending,descending,none
    465 .leading=241 .trailing=241
    466 'ltr,rtl
    467 .height=241 .wrap=80 .linesMax=241 .inset=241 .padding=241 .minimum=241 .maximum=241
      .whole=80 .spacing=241 .background=80 .quiet=241 .measured=663 .deadline=241
    468 .direction=664 .size=558 .perLine=342 .spacing=241 .lineSpacing=241 .insets=665
    469 .mode=666 .minimum=241 .maximum=241 .padding=241 .headerPadding=241 .header=80 .footer=80
      .whole=80
    470 *=667
    471 'grid,headless,list,stack
    472 .shown=80 .height=241 .inside=80 .floats=80
    473 .shown=80 .height=241 .inside=80 .floats=80 .placement=668 .placeholder=80
    474 .table=665 .header=665 .footer=665 .row=665 .item=665
    475 .header=241 .footer=241
    476 .ascending=80 .descending=80 .none=80 .width=241 .header=80 .footer=80
    477 .vertical=80 .horizontal=80 .minimum=241
    478 .when=80 .source=669 .columns=234 .layer=670 .tag=80 .parameters=671
    479 'actionDisabled,ambiguousRows,badBackup,badFormat,badQuery,batch,blockOverflows
      'cancelled,changedTwice,columnExists,columnsNeeded,compressed,conflict,conflicts
      'constraint,contentModified,cycle,databaseDamaged,databaseFailed,databaseLocked
      'depth,differenceTable,doubledAction,doubledSortKey,draftOpen,duplicateKeys
      'duplicateSections,evaluation,expression,fileChanged,fileDamaged,fileDiffers
      'fileExists,forgotten,formulas,framing,id,initializedBefore,internal,invalid
      'invalidParams,journalFailed,jsonrpc,keyColumn,length,libraryMissing,limit
      'loadingFailed,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,noFile,noOrder,noRowLayout,noSections,notADatabase
      'notARegularFile,notBound,notComplete,notConvertible,notEditable,notEncodable
      'notFound,notInitialized,notKept,notPermitted,notReadable,notRecoverable
      'notSavable,notSelectable,notShown,notSortable,notSupplied,notText,notWritable
      'nothingSearched,orderPending,overloaded,pinExists,placeIsMoving,queryRefused
      'queryTimedOut,readFailed,revisionIsGone,rowsChanged,sectionColumn,shutDown
      'sortedView,sourceChanged,sourceNeeded,subscriptionExists,suppliedInput,syntax
      'tableExists,tooManyCells,tooManyColumns,undeclaredKind,unknownAction
      'unknownColumn,unknownPin,unknownRow,unknownSection,unknownSource,unknownStep
      'unknownSubscription,unknownTable,unknownType,unknownView,unsavedEdits
      'valueDoesNotFit,viewExists,writeFailed
    480 $pointer
    481 'base,columns,dialect,edited,misfit,none
    482 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    483 .start=241 .end=241
    484 .start=491 .end=491
    485 []=672
    486 .kind=80 .index=241 .expression=80 .type=434 .message=80 .severity=673
    487 []=674
    488 'changed,replaced
    489 []=675
    490 []=676
    491 .line=241 .character=241
    492 .id=80 .type=434 .title=80 .sortable=80 .searchable=80 .editable=80 .computed=80 .path=80
      .headerOnly=80 .display=80 .sortBy=498 .supplied=677 .format=678 .parse=678
      .nullPlaceholder=80 .comparator=649 .footer=662 .validate=679 .align=680 .editor=0
      .cellKind=80 .meta=0
    493 .key=292 .header=80 .footer=80 .kind=80 .state=0 .rows=253
    494 .base=434 .format=678 .parse=678 .nullPlaceholder=80 .comparator=649 .footer=662
      .validate=679 .align=680 .editor=0 .cellKind=80 .meta=0
    495 .height=681 .width=681 .estimatedHeight=682 .headerHeight=683 .footerHeight=683 .hidden=684
      .selectable=685 .momentary=684 .editable=685 .movable=686 .deletable=685 .collapsible=685
      .indentation=682 .actions=390 .separators=687 .accessory=684 .accessibilityText=684
      .cellKind=684 .editor=684 .holds=684
    496 *=688
    497 *=689
    498 .column=80 .expression=80
    499 'default,refuse
    500 []=690
    501 *=495
    502 *=691
    503 .deadline=241 .default=433
    504 .kind=80 .settings=495 .rowState=0 .cellStates=431
    505 .kind=692 .message=80 .system=80
    506 'blocked,failed,off,on,suspended
    507 .changes=241 .when=241 .base=693 .process=241 .others=241 .lostBytes=241 .lostSteps=241
      .suspended=80
    508 .backup=80 .steps=241 .lostSteps=241 .base=693
    509 'current,failed,pending
    510 .table=251 .revision=241 .rowCount=241 .follows=80
    511 .kind=80 .moved=80 .changed=80 .from=80 .to=80 .was=694
    512 'columns,given
    513 .kind=695
    514 .kind=696 .columns=234
    515 .id=80 .title=80 .exactTitle=80 .type=434 .sortable=80 .searchable=80 .editable=80
      .computed=80 .supplied=677 .problem=80 .path=80 .headerOnly=80 .display=80 .displayProblem=80
      .sortBy=498 .sortByProblem=80 .typeName=80 .format=678 .parse=678 .nullPlaceholder=80
      .comparator=649 .footer=662 .validate=679 .align=680 .editor=0 .cellKind=80 .meta=0
      .evidence=697 .database=698
    516 .key=292 .header=80 .footer=80 .kind=80 .state=0
    517 'created,file,inline
    518 .kind=699 .path=80 .uri=80 .bytes=241 .compression=700 .from=701
    519 .kind=702 .bytes=241
    520 .kind=703
    521 .value=80 .forced=80 .evidence=704
    522 .value=80 .forced=80 .evidence=705
    523 .value=241 .forced=80 .evidence=705
    524 .value=286 .forced=80 .evidence=705
    525 .value=706 .forced=80 .evidence=705
    526 .value=707 .forced=80 .evidence=705
    527 .value=234 .forced=80 .evidence=705
    528 .fieldCount=241 .typeMismatch=241 .unclosedQuote=241 .fieldTooLong=241 .invalidEncoding=241
      .unlikelyCharacters=241 .guessedEncoding=241 .comment=241 .notJSON=241 .otherKind=241
      .extraMember=241 .doubledMember=241
    529 []=708
    530 'detected,plain
    531 'delimited,json,ndjson
    532 .type=434 .title=80 .sortable=80 .searchable=80 .editable=80 .computed=80 .path=80
      .headerOnly=80 .display=80 .sortBy=498 .supplied=677 .format=678 .parse=678
      .nullPlaceholder=80 .comparator=649 .footer=662 .validate=679 .align=680 .editor=0
      .cellKind=80 .meta=0
    533 .kind=709 ?kind:set=710 ?kind:insert=711 ?kind:remove=712 ?kind:move=713 ?kind:paste=714
      ?kind:adopt=715 ?kind:setRow=716 ?kind:setColumn=717 ?kind:addColumn=718
      ?kind:removeColumn=719 ?kind:orderColumns=720 ?kind:addSections=721 ?kind:removeSections=722
      ?kind:moveSections=723 ?kind:setSection=724
    534 []=725
    535 .id=241 .done=80 .label=80 .author=80 .cause=726 .revision=241 .cells=241 .rows=241
      .columns=241 .sections=241 .bytes=241
    536 []=727
    537 []=728
    538 .row=292 .state=729 .record=241 .place=293 .fields=730
    539 .key=292 .header=80 .footer=80 .kind=80 .state=0 .rows=253 .keys=281 .rowStates=253
      .cellStates=308 .tags=281
    540 'columns,content,given,keys
    541 .kind=731
    542 .kind=695 .keys=281
    543 .kind=732
    544 'columns,tag,value
    545 .kind=733
    546 .kind=734 .tags=281
    547 .column=80 .kind=80 .type=434 .index=241 .expression=80 .message=80 .severity=673 .count=241
      .problem=80
    548 .kind=735 .row=292 .column=80 .columns=234 .text=80 .cut=80 .rule=486 .reason=80
    549 []=342
    550 .at=549 .keys=281 .blocks=338
    551 []=736
    552 .keys=281 .blocks=338
    553 []=737
    554 []=738
    555 .by=739 .headers=80 .footers=80 .empty=458 .collapsed=740 .aggregates=380
    556 .measurer=398 .frame=241 .minimumWidth=241 .insets=465 .direction=466 .spacing=241 .scale=80
      .lock=80 .fixed=465 .rows=741 .items=468 .sizing=469 .columns=470
    557 .title=80 .aggregate=742 .over=381 .value=0 .text=80 .cut=80 .nulls=241 .errors=241
      .pending=80 .problem=743
    558 .width=241 .height=241
    559 .leading=241 .center=241 .trailing=241
    560 []=744
    561 .pointer=562 .kind=745 .message=80
    562 $statePointer
    563 .pointer=562 .kind=746 .message=80
    564 'damaged,foreign,newer,noFile,none,off,restored
    565 []=747
    566 .direction=464 .sortable=80 .priority=241
    567 .column=80 .offset=241 .values=253 .texts=234 .errors=748 .pending=342 .stale=342 .lossy=342
      .cut=342 .cutBytes=342 .matches=749 .drafts=750
    568 .key=620 .title=80 .cut=80 .count=241 .collapsed=80 .header=80 .footer=80 .kind=80 .state=0
      .aggregates=751
    569 .row=292 .fields=234 .cut=80
    570 .x=241 .group=414
    571 .key=292 .sourceIndex=241 .viewIndex=241 .pageIndex=241 .offset=241 .height=241 .frame=413
      .reason=752 .section=620
    572 .column=80 .group=414 .x=241 .width=241 .estimate=80 .reason=753
    573 .column=80 .group=414 .x=241 .width=241 .estimate=80 .distance=241
    574 .key=412 .viewIndex=241 .offset=241 .height=241 .frame=413
    575 'all,entries,viewport
    576 .kind=754 .first=241 .size=241 .overscan=241
    577 .kind=650
    578 .kind=755 .offset=241 .extent=241 .overscan=241
    579 'entry,offset,start
    580 'footer,group,header
    581 'center,end,nearest,start
    582 .start=241 .length=241
    583 []=756
    584 'center,left,right
    585 .row=292 .height=241
    586 .row=292 .column=80 .height=241
    587 .row=292 .column=80 .reason=757
    588 .row=292 .column=80
    589 .from=588 .to=588
    590 .row=292 .column=80 .sourceIndex=241 .viewIndex=241 .pageIndex=241
    591 .format=296 .type=1 .text=80
    592 []=758
    593 .pointer=80 .kind=759 .message=80
    594 .column=80 .kind=742
    595 'aggregate,count,group
    596 .kind=760 .direction=647
    597 .kind=761 .direction=647
    598 .kind=762 .index=241 .direction=647
    599 .column=80 .kind=742 .values=253 .texts=234 .cut=342 .nulls=342 .errors=342
    600 'distinct,extremes,frequencies,histogram,mean,quantiles
    601 .column=80 .rows=241 .sample=80 .nulls=241 .errors=241 .distinct=763 .min=764 .max=764
      .mean=764 .quantiles=765 .histogram=766 .frequencies=767
    602 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    603 .row=292 .column=80 .header=80 .section=80 .kind=80 .saidKind=80 .rowState=0 .cellState=0
      .cellStates=431 .settings=768
    604 .id=80 .title=684 .style=769 .hidden=684 .image=684 .placement=770 .fullSwipe=80
      .children=390
    605 .name=80 .arguments=606 .result=394 .member=80
    606 []=394
    607 .kind=771 .message=80 .range=483 .bytes=483 .lines=484 .expected=80 .found=80 .hint=80
    608 []=397
    609 []=608
    610 .seconds=80 .nanos=80
    611 'cells,estimate,font
    612 .kind=772 .tabStop=241 .ambiguous=773 .unit=774
    613 .kind=775 .lineHeight=241 .regular=776 .bold=776
    614 .kind=777 .advance=241 .lineHeight=241
    615 'head,middle,tail
    616 .text=80 .width=241 .height=241 .lines=778 .more=80 .shown=779
    617 .kind=780 .row=292 .column=80 .base=80 .ours=80 .theirs=80 .cut=80 .removedBy=406
      .oursAfter=292 .theirsAfter=292
    618 'user
    619 .kind=781 .expected=80 .row=292 .column=80 .columns=234 .rule=486 .reason=80
    620 []=782
    621 .journal=80 .bytes=241 .when=241 .inUse=80 .path=80 .changes=241 .process=241 .problem=783
    622 .name=80 .kind=784 .columns=785 .primaryKey=234 .uniqueKeys=786 .foreignKeys=787 .rows=788
    623 .sources=241 .edits=241 .rows=241 .keys=241 .history=241 .views=241 .uncounted=241 *=241
    624 .subscription=251 .view=251 .pending=241 .lagRevisions=241
    625 'cursor,declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    626 []=789
    627 []=790
    628 []=791
    629 []=792
    630 .height=241 .count=241
    631 .top=793 .bottom=793 .at=549
    632 []=794
    633 []=795
    634 []=796
    635 []=797
    636 .column=80 .text=80 .at=549
    637 .at=549 .keys=337 .blocks=338
    638 .permission=798 .row=292 .column=80 .section=80 .layer=389
    639 .row=241 .text=80
    640 .column=80 .width=241
    641 .same=241 .added=241 .removed=241 .changed=241 .moved=241
    642 'begin,end,partial,report
    643 .kind=799 .title=80 .message=80 .percentage=241
    644 .kind=800 .message=80 .percentage=241
    645 .kind=801 .message=80
    646 .kind=802 .viewRevision=241 .revision=241 .columns=386
    647 'ascending,descending
    648 'first,last
    649 .kind=803 .caseFolded=80 .diacritics=443 .values=234
      'caseInsensitive,length,natural,semver,text,value
    650 'all
    651 []=229
    652 'any
    653 'not
    654 'compare
    655 'oneOf
    656 'text
    657 'contains,endsWith,equals,startsWith
    658 'expression
    659 'null
    660 'error
    661 .column=80 .expression=80 .declared=80 .direction=647 .nulls=648 .comparator=649 .values=253
    662 .title=80 .aggregate=742 .over=381
    663 'client,daemon
    664 'horizontal,wrapped
    665 .top=241 .leading=241 .bottom=241 .trailing=241
    666 .kind=804 ?kind:maximum=805 ?kind:average=806 ?kind:sampled=807 ?kind:client=808
      ?kind:percentile=809 ?kind:hybrid=810 ?kind:padded=811 ?kind:fixed=812 ?kind:fraction=813
      ?kind:flexible=814 ?kind:adaptive=815
    667 .mode=666 .minimum=241 .maximum=241 .padding=241 .headerPadding=241 .header=80 .footer=80
      .whole=80 .width=241 .spacing=241
    668 'client,embedded,hidden
    669 .kind=816 ?kind:stripes=817 ?kind:sorted=818 ?kind:selected=819 ?kind:hovered=820
      ?kind:matches=821 ?kind:drafts=822 ?kind:errors=823
    670 'background,overlay
    671 *=684
    672 .kind=80 .message=80 .pointer=480 .row=292 .column=80 .expected=0 .found=0 .rule=486
    673 'mark,refuse
    674 .key=292 .rows=342
    675 .row=292 .column=80 .line=80 .reason=824
    676 .row=292 .gone=80
    677 .inputs=234 .deadline=241
    678 .kind=825 ?kind:number=826 ?kind:currency=827 ?kind:percent=828 ?kind:compact=829
      ?kind:bytes=830 ?kind:duration=831 ?kind:date=832 ?kind:boolean=833 ?kind:map=834
      ?kind:template=835
    679 .expression=80 .message=80 .severity=673 []=836
    680 'center,end,start
    681 .expression=80 'automatic #
    682 .expression=80 #
    683 .expression=80 'automatic,zero #
    684 .expression=80
    685 .expression=80 'ask
    686 .expression=80 .within=234 'ask
    687 .top=793 .between=793 .bottom=793
    688 .height=681 .width=681 .estimatedHeight=682 .headerHeight=683 .footerHeight=683 .hidden=684
      .selectable=685 .momentary=684 .editable=685 .movable=686 .deletable=685 .collapsible=685
      .indentation=682 .actions=390 .separators=687 .accessory=684 .accessibilityText=684
      .cellKind=684 .editor=684 .holds=684 .header=495
    689 .height=681 .width=681 .estimatedHeight=682 .headerHeight=683 .footerHeight=683 .hidden=684
      .selectable=685 .momentary=684 .editable=685 .movable=686 .deletable=685 .collapsible=685
      .indentation=682 .actions=390 .separators=687 .accessory=684 .accessibilityText=684
      .cellKind=684 .editor=684 .holds=684 .columns=837
    690 .expression=80 .message=80 .severity=673 .columns=234
    691 .height=681 .width=681 .estimatedHeight=682 .headerHeight=683 .footerHeight=683 .hidden=684
      .selectable=685 .momentary=684 .editable=685 .movable=686 .deletable=685 .collapsible=685
      .indentation=682 .actions=390 .separators=687 .accessory=684 .accessibilityText=684
      .cellKind=684 .editor=684 .holds=684 .kind=80
    692 'cancelled,limit,readFailed,sourceChanged
    693 'different,grown,same
    694 *=80
    695 'given
    696 'columns
    697 .sampleRows=241 .counts=311 .reason=80 .nullValues=234 .firstDisagreement=838
    698 .declared=80 .notNull=80 .default=80 .generated=80 .keyPlace=241 .references=787
    699 'file
    700 .format=839 .bytes=241
    701 .kind=840 .name=80 .primaryKey=234
    702 'inline
    703 'created
    704 .reason=80 .examined=241 .share=241 .score=241 .parts=311 .others=841
    705 .reason=80 .examined=241 .share=241
    706 'cr,crlf,lf,mixed
    707 'json,ndjson
    708 .kind=842 .message=80 .row=292 .column=80 .line=241 .byteOffset=241 .expected=80 .found=80
    709 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    710 .kind=843 .row=292 .column=80 .value=0 .text=80 .values=0
    711 .kind=844 .options=258 .rows=253 .place=845
    712 .kind=846 .rows=281
    713 .kind=847 .rows=281 .place=845
    714 .kind=848 .texts=786 .text=80 .html=80 .format=849 .header=80 .at=588 .view=251 .rows=281
      .columns=234 .overflow=850
    715 .kind=851 .view=251
    716 .kind=852 .row=292 .options=504
    717 .kind=853 .column=80 .options=532
    718 .kind=854 .column=80 .options=532 .place=855
    719 .kind=856 .column=80
    720 .kind=857 .columns=234
    721 .kind=858 .sections=254 .place=859 .sectionColumn=80
    722 .kind=860 .sections=281
    723 .kind=861 .sections=281 .place=859
    724 .kind=862 .section=292 .options=863
    725 .row=292 .column=80 .before=764 .after=764
    726 'edit,setRows
    727 .bytes=342 .range=484 .newText=80 .base64=80
    728 .sql=80 .params=864 .row=292
    729 'edited,inFile,new
    730 []=865
    731 'keys
    732 'content
    733 'value
    734 'tag
    735 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    736 .column=80 .rows=342 .values=253 .texts=234 .errors=748 .pending=342 .stale=342 .lossy=342
      .cut=342 .cutBytes=342 .matches=749
    737 .index=241 .key=292 .columns=234
    738 .index=241 .key=80 .members=866
    739 []=867 'declared
    740 .all=80 .keys=868
    741 .height=241 .wrap=80 .linesMax=241 .inset=241 .padding=241 .minimum=241 .maximum=241
      .whole=80 .spacing=241 .background=80 .quiet=241 .measured=869 .deadline=241
    742 'count,distinct,max,mean,min,sum,valid
    743 'notApplicable,outOfRange,tooManyValues
    744 .column=80 .fixed=870 .x=241 .width=241 .tracks=241 .estimate=80
    745 'typeChanged,unknownColumn
    746 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    747 .pointer=562 .kind=871 .message=80
    748 []=872
    749 []=873
    750 []=874
    751 []=875
    752 'collapsed,filtered,hidden,removed,unknown
    753 'hidden
    754 'entries
    755 'viewport
    756 .kind=876 .y=241 .height=241 .section=568
    757 'changed,declared,fixed,hidden
    758 .column=80 .extraField=241 .ranges=549 .further=241
    759 'column,columnType,limit,value
    760 'group
    761 'count
    762 'aggregate
    763 .count=241 .exact=80 .error=241
    764 .value=0 .text=80 .cut=80
    765 .at=342 .exact=80 .error=241 .values=253 .texts=234 .cut=342
    766 .values=253 .texts=234 .cut=342 .counts=342 .outside=241
    767 .values=253 .texts=234 .cut=342 .counts=342 .exact=80 .error=241
    768 *=877
    769 .expression=80 'destructive,disabled,normal
    770 'inline,leading,menu,trailing
    771 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    772 'cells
    773 'narrow,wide
    774 'clusters,codePoints,wcwidth
    775 'font
    776 .defaultAdvance=241 .ranges=878 .advances=879 .kerning=880 .letterSpacing=241
    777 'estimate
    778 []=881
    779 .text=80 .width=241 .cut=80
    780 'cell,place,removed
    781 'invalid,valueDoesNotFit
    782 .kind=660
    783 'damaged,foreign,newer
    784 'table,view,virtual
    785 []=882
    786 []=234
    787 []=883
    788 .count=241 .complete=80
    789 .kind=80 .at=549
    790 .column=80 .cellKind=0 .editor=0 .at=549
    791 .index=241 .rowState=0
    792 .index=241 .column=80 .cellState=0
    793 .leading=241 .trailing=241 .thickness=241
    794 .look=241 .styles=884
    795 .look=241 .at=549
    796 .column=80 .look=241 .at=549
    797 .style=241 .count=241 .row=292 .message=80
    798 'collapse,delete,edit,move,select
    799 'begin
    800 'report
    801 'end
    802 'partial
    803 'caseInsensitive,length,list,natural,semver,text,value
    804 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    805 .kind=885
    806 .kind=886 .advance=241
    807 .kind=887 .size=241
    808 .kind=869 .size=241
    809 .kind=888 .share=241 .size=241
    810 .kind=889 .size=241 .advance=241
    811 .kind=890 .width=241
    812 .kind=891 .width=241
    813 .kind=892 .share=241
    814 .kind=893
    815 .kind=894
    816 'drafts,errors,hovered,matches,selected,sorted,stripes
    817 .kind=895 .every=241 .offset=241 .by=896
    818 .kind=897 .every=241 .offset=241
    819 .kind=898
    820 .kind=899
    821 .kind=900
    822 .kind=901
    823 .kind=902
    824 'encoding,formula,json,quote
    825 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    826 .kind=903 .pattern=80 .locale=904 .prefix=80 .suffix=80 .negative=905 .decimalMark=80
      .groupMark=80
    827 .kind=906 .pattern=80 .locale=904 .prefix=80 .suffix=80 .negative=905 .decimalMark=80
      .groupMark=80 .currency=80 .display=907
    828 .kind=908 .pattern=80 .locale=904 .prefix=80 .suffix=80 .negative=905 .decimalMark=80
      .groupMark=80
    829 .kind=909 .locale=904 .currency=80 .digits=241
    830 .kind=910 .locale=904 .units=911 .digits=241
    831 .kind=912 .locale=904 .style=913 .unit=914
    832 .kind=915 .pattern=80 .locale=904
    833 .kind=916 .true=80 .false=80
    834 .kind=917 .values=694 .otherwise=678
    835 .kind=918 .template=80 .format=678
    836 .expression=80 .message=80 .severity=673
    837 *=919
    838 .row=292 .line=241 .byteOffset=241 .text=80
    839 'gzip,zstd
    840 'query,table,view,virtual
    841 []=920
    842 'comment,doubledMember,extraMember,fieldCount,fieldTooLong,guessedEncoding
      'invalidEncoding,notJSON,otherKind,typeMismatch,unclosedQuote,unlikelyCharacters
    843 'set
    844 'insert
    845 .kind=921 ?kind:start=922 ?kind:end=923 ?kind:before=924 ?kind:after=925 ?kind:index=926
      ?kind:shown=927
    846 'remove
    847 'move
    848 'paste
    849 'csv,html,json,markdown,tsv
    850 'clip,insert,refuse
    851 'adopt
    852 'setRow
    853 'setColumn
    854 'addColumn
    855 .kind=928 ?kind:start=922 ?kind:end=923 ?kind:before=929 ?kind:after=930
    856 'removeColumn
    857 'orderColumns
    858 'addSections
    859 .kind=928 ?kind:start=922 ?kind:end=923 ?kind:before=931 ?kind:after=932
    860 'removeSections
    861 'moveSections
    862 'setSection
    863 .header=80 .footer=80 .kind=80 .state=0
    864 []=933
    865 .column=80 .place=293
    866 []=934
    867 .column=80 .expression=80 .declared=80 .direction=647 .nulls=648 .comparator=649 .values=234
    868 []=620
    869 'client
    870 'leading,trailing
    871 'expression,invalidParams,notSortable,unknownColumn
    872 .row=241 .kind=935 .text=80
    873 .row=241 .ranges=549 .further=241
    874 .row=241 .view=251 .author=80 .by=618 .text=80 .stale=80 .problem=619
    875 .column=80 .kind=742 .value=0 .text=80 .cut=80 .nulls=241 .errors=241 .pending=80
      .problem=936
    876 'group,header
    877 .value=0 .layer=389 .name=80 .problem=80
    878 []=937
    879 []=938
    880 []=939
    881 .range=342 .width=241
    882 .name=80 .declared=80 .notNull=80 .default=80 .generated=80
    883 .columns=234 .table=80 .parents=234
    884 []=940
    885 'maximum
    886 'average
    887 'sampled
    888 'percentile
    889 'hybrid
    890 'padded
    891 'fixed
    892 'fraction
    893 'flexible
    894 'adaptive
    895 'stripes
    896 'page,section
    897 'sorted
    898 'selected
    899 'hovered
    900 'matches
    901 'drafts
    902 'errors
    903 'number
    904 'de,en,es,fr,hi,it,ja,nl,pt
    905 'minus,parentheses
    906 'currency
    907 'code,symbol
    908 'percent
    909 'compact
    910 'bytes
    911 'iec,si
    912 'duration
    913 'clock,short,words
    914 'day,hour,millisecond,minute,second
    915 'date
    916 'boolean
    917 'map
    918 'template
    919 .height=681 .width=681 .estimatedHeight=682 .headerHeight=683 .footerHeight=683 .hidden=684
      .selectable=685 .momentary=684 .editable=685 .movable=686 .deletable=685 .collapsible=685
      .indentation=682 .actions=390 .separators=687 .accessory=684 .accessibilityText=684
      .cellKind=684 .editor=684 .holds=684 .type=434 .validate=679 .format=678 .path=80
    920 .delimiter=80 .score=241
    921 'after,before,end,index,shown,start
    922 .kind=941
    923 .kind=801
    924 .kind=942 .row=292
    925 .kind=943 .row=292
    926 .kind=944 .sourceIndex=241 .counted=945
    927 .kind=946 .view=251 .viewIndex=241 .counted=945 .whenSorted=947
    928 'after,before,end,start
    929 .kind=942 .column=80
    930 .kind=943 .column=80
    931 .kind=942 .section=292
    932 .kind=943 .section=292
    933 .base64=80
    934 'footer,header,kind,state
    935 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    936 'notApplicable,outOfRange,tooManySections,tooManyValues
    937 .start=241 .end=241 .advance=241
    938 .characters=80 .advance=241
    939 .pair=80 .advance=241
    940 .layer=670 .tag=80 .parameters=694
    941 'start
    942 'before
    943 'after
    944 'index
    945 'after,before
    946 'shown
    947 'adopt,refuse
    """#
}
