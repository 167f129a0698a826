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
    table/didChangeText 41
    table/recover 44
    table/backup 47
    table/export 50
    table/setRows 53
    table/validate 56
    table/diff 59
    view/open 62
    view/get 65
    view/set 67
    view/tap 69
    view/rows 72
    cell/text 75
    view/pin 78
    view/unpin 81
    view/locate 84
    view/watch 87
    view/scroll 90
    view/hit 93
    view/hover 96
    view/measure 98
    view/resync 101
    view/sync 103
    view/unwatch 101
    view/collapse 106
    view/select 109
    view/selection 112
    view/copy 115
    view/find 118
    filter/convert 121
    filter/like 124
    view/aggregate 127
    view/profile 130
    table/declare 133
    table/resolve 136
    action/list 139
    action/invoke 142
    expression/check 145
    expression/evaluate 148
    text/measure 151
    view/replace 154
    table/revert 157
    table/setDialect 160
    table/watchFile 163
    table/conflicts 166
    table/resolveConflicts 168
    cell/draft 171
    cell/refresh 174
    table/setParams 177
    view/cursor 179
    view/close 182
    table/close 184
    table/openDifference 185
    journal/list 187
    journal/remove 190
    database/list 193
    source/didChange 196
    preset/list 197
    server/stats 199
    rpc.discover 201
    $/setTrace 202
    $/cancelRequest 204
    shutdown 206
    exit 4
    view/update 207
    view/profileUpdate 209
    action/didInvoke 211
    action/decide 213
    cell/compute 216
    cell/measure 219
    source/fetch 222
    source/write 225
    table/didChange 228
    $/progress 230
    $/logTrace 232
    window/logMessage 234
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=237 .search=238 .filter=239 .sections=240 .selection=241 .page=242 .columns=243
      .columnOrder=244 .binding=245 .params=246 .sortCycle=247 .footers=83 .footerSorts=83
      .showHidden=83 .layout=248 .presentation=249 .styles=250
    3 .code=251 .message=83 .data=252
    4 .jsonrpc=5 .id=6 .method=236 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=236 .params=8 .result=9 .error=3
    8 .clientInfo=253 .processId=251 .updates=254 .positions=255 .invisible=256 .trace=257
      .journal=258 .journalFolder=83 .durability=259 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=260 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=236 .params=11 .result=12 .error=3
    11 .table=261 .name=83 .columns=262 .rows=263 .sections=264 .sectionColumn=83 .keyScope=265
      .types=266 .defaultSort=237 .keyColumns=244 .detectTypes=83 .declarations=267 .rowOptions=268
    12 .table=261 .name=83 .revision=251 .rowsState=269 .sourceState=270 .whenFileChanges=271
      .dirty=83 .savedRevision=251 .unsaved=272 .conflicts=251 .rowsAtRisk=273 .journal=274
      .difference=275 .keys=276 .textVersion=251 .columns=277 .types=0 .declarations=267
      .sectionColumn=83 .sections=278 .defaultSort=237 .params=246 .source=279 .dialect=280
      .preamble=244 .sampleRows=251 .history=281 .diagnostics=282
    13 .jsonrpc=5 .id=6 .method=236 .params=14 .result=12 .error=3
    14 .table=261 .name=83 .path=83 .uri=83 .content=283 .textVersion=251 .source=284 .backup=83
      .from=285 .dialect=286 .columns=287 .types=266 .defaultSort=237 .keyColumns=244 .sections=278
      .sectionColumn=83 .keyScope=265 .sampleRows=251 .widen=83 .progressToken=251 .declarations=267
      .wait=83 .journal=258 .journalFolder=83 .durability=259 .whenFileChanges=271
    15 .jsonrpc=5 .id=6 .method=236 .params=16 .result=12 .error=3
    16 .table=261 .diagnostics=288
    17 .jsonrpc=5 .id=6 .method=236 .params=18 .result=19 .error=3
    18 .table=261 .edits=289 .seen=251 .exact=83 .label=83 .author=83 .history=290 .invalid=291
      .preview=83 .view=261
    19 .revision=251 .inserted=292 .changedCells=251 .history=281 .preview=293
    20 .jsonrpc=5 .id=6 .method=236 .params=21 .result=22 .error=3
    21 .table=261 .author=83
    22 .revision=251 .step=294 .skipped=251 .history=281
    23 .jsonrpc=5 .id=6 .method=236 .params=24 .result=25 .error=3
    24 .table=261 .first=251 .size=251
    25 .revision=251 .count=251 .current=251 .bytes=251 .bytesMax=251 .dropped=251 .first=251
      .items=295
    26 .jsonrpc=5 .id=6 .method=236 .params=27 .result=28 .error=3
    27 .table=261 .step=251 .author=83
    28 .revision=251 .undone=251 .redone=251 .skipped=251 .history=281
    29 .jsonrpc=5 .id=6 .method=236 .params=30 .result=31 .error=3
    30 .table=261 .path=83 .uri=83 .copy=83 .overwrite=296 .sync=83 .dryRun=83 .range=288
      .encoding=297 .dialect=298 .compressionLevel=251 .progressToken=251
    31 .revision=251 .path=83 .uri=83 .bytes=251 .records=251 .way=299 .dirty=83 .edits=300
      .textVersion=251 .statements=301 .changes=302
    32 .jsonrpc=5 .id=6 .method=236 .params=33 .result=34 .error=3
    33 .table=261
    34 .revision=251 .bytes=251 .dirty=83
    35 .jsonrpc=5 .id=6 .method=236 .params=36 .result=37 .error=3
    36 .table=261 .rows=292 .fields=83
    37 .revision=251 .complete=83 .rows=303
    38 .jsonrpc=5 .id=6 .method=236 .params=39 .result=40 .error=3
    39 .table=261 .line=251 .character=251 .byte=251
    40 .revision=251 .complete=83 .row=304 .removed=83 .record=251 .column=83 .place=305
    41 .jsonrpc=5 .id=6 .method=236 .params=42 .result=43 .error=3
    42 .table=261 .version=251 .baseVersion=251 .changes=306 .tableEdits=307 .label=83 .author=83
    43 .revision=251 .version=251 .changedCells=251 .inserted=251 .removed=251 .history=281
    44 .jsonrpc=5 .id=6 .method=236 .params=45 .result=46 .error=3
    45 .table=261 .action=308
    46 .revision=251 .changes=251 .lostChanges=251 .lostBytes=251 .lostSteps=251 .history=281
    47 .jsonrpc=5 .id=6 .method=236 .params=48 .result=49 .error=3
    48 .table=261 .path=83 .uri=83
    49 .revision=251 .path=83 .uri=83 .bytes=251 .dirty=83 .holds=309
    50 .jsonrpc=5 .id=6 .method=236 .params=51 .result=52 .error=3
    51 .view=261 .table=261 .rows=292 .range=288 .columns=244 .format=310 .to=311 .as=312
      .formulaGuard=313 .header=83 .jsonRows=314 .delimiter=1 .lineEnd=315 .byteOrderMark=83
      .sqlTable=83 .sqlRows=251 .progressToken=251 .wait=83
    52 .viewRevision=251 .revision=251 .complete=83 .rowCount=251 .columns=244 .bytes=251 .lossy=83
      .text=83 .path=83
    53 .jsonrpc=5 .id=6 .method=236 .params=54 .result=55 .error=3
    54 .table=261 .rows=263 .sections=316 .sectionColumn=83 .columns=244 .match=317 .compare=318
      .mode=319 .resetAbove=320 .preset=321 .rowStates=263 .cellStates=322 .hints=0 .supersede=83
      .seen=251 .label=83 .author=83 .history=290 .invalid=291
    55 .outcome=323 .revision=251 .mode=319 .deletes=251 .inserts=251 .moves=251 .updates=251
      .changedCells=251 .sections=324 .history=281
    56 .jsonrpc=5 .id=6 .method=236 .params=57 .result=58 .error=3
    57 .table=261 .rows=292 .columns=244 .first=251 .size=251 .wait=83
    58 .revision=251 .complete=83 .rowCount=251 .faultyRows=251 .count=251 .errors=325 .rules=326
      .first=251 .more=83 .items=327
    59 .jsonrpc=5 .id=6 .method=236 .params=60 .result=61 .error=3
    60 .from=328 .to=328 .match=317 .compare=318 .columns=244 .range=288 .as=329 .textBytes=251
      .wait=83
    61 .from=330 .to=330 .complete=83 .columns=244 .counts=331 .first=251 .size=251 .more=83
      .diff=332 .old=333 .keys=334 .sections=335
    62 .jsonrpc=5 .id=6 .method=236 .params=63 .result=64 .error=3
    63 .table=261 .view=261 .state=2 .preset=321 .remember=83 .wait=83
    64 .view=261 .table=261 .viewRevision=251 .revision=251 .state=336 .footers=337 .layout=338
      .cursor=339 .preset=321 .filterProblems=340 .filterFailure=341 .orderProblems=342
      .orderFailure=341 .counts=343 .orderState=344 .complete=83 .searching=345 .sorting=346
      .columns=244 .remembered=347
    65 .jsonrpc=5 .id=6 .method=236 .params=66 .result=64 .error=3
    66 .view=261 .wait=83
    67 .jsonrpc=5 .id=6 .method=236 .params=68 .result=64 .error=3
    68 .view=261 .state=2 .show=304 .wait=83
    69 .jsonrpc=5 .id=6 .method=236 .params=70 .result=71 .error=3
    70 .view=261 .part=348 .column=83 .extend=83 .wait=83
    71 .view=261 .table=261 .viewRevision=251 .revision=251 .state=336 .footers=337 .layout=338
      .cursor=339 .counts=343 .orderState=344 .complete=83 .columns=244 .preset=321
      .filterProblems=340 .filterFailure=341 .orderProblems=342 .orderFailure=341 .searching=345
      .sorting=346 .sortable=83 .indicators=349
    72 .jsonrpc=5 .id=6 .method=236 .params=73 .result=74 .error=3
    73 .view=261 .range=288 .keys=292 .columns=244 .as=329 .textBytes=251 .texts=350 .ellipsis=83
      .at=251 .pin=261 .wait=83 .extraFields=83
    74 .viewRevision=251 .revision=251 .complete=83 .first=251 .count=251 .more=83 .keys=351
      .blocks=352 .sections=353 .extraFields=354 .counts=343 .orderState=344 .searching=345
      .sorting=346
    75 .jsonrpc=5 .id=6 .method=236 .params=76 .result=77 .error=3
    76 .table=261 .row=304 .column=83 .of=312 .start=251 .size=251
    77 .revision=251 .text=83 .lossy=83 .start=251 .end=251 .bytes=251 .more=83
    78 .jsonrpc=5 .id=6 .method=236 .params=79 .result=80 .error=3
    79 .view=261 .pin=261 .wait=83
    80 .view=261 .pin=261 .viewRevision=251 .revision=251 .counts=343 .orderState=344 .searching=345
      .sorting=346 .complete=83
    81 .jsonrpc=5 .id=6 .method=236 .params=82 .result=83 .error=3
    82 .view=261 .pin=261
    83
    84 .jsonrpc=5 .id=6 .method=236 .params=85 .result=86 .error=3
    85 .view=261 .keys=292 .columns=244 .at=355 .offsets=356 .wait=83
    86 .viewRevision=251 .complete=83 .rows=357 .columns=358 .at=359 .entries=360
    87 .jsonrpc=5 .id=6 .method=236 .params=88 .result=89 .error=3
    88 .view=261 .subscription=261 .window=361 .content=362 .columns=244 .as=329 .textBytes=251
      .texts=350 .ellipsis=83 .hold=363 .anchor=364 .follow=83 .appearance=83 .kinds=83 .problems=83
      .separators=83 .styles=83 .accessibility=83 .brief=83 .across=365
    89 .subscription=261 .viewRevision=251 .revision=251 .complete=83
    90 .jsonrpc=5 .id=6 .method=236 .params=91 .result=92 .error=3
    91 .subscription=261 .first=251 .size=251 .columns=244 .hold=363 .across=366 .offset=251
      .extent=251 .entry=364 .placement=367 .pages=251 .to=368 .thumb=251 .follow=83 .dragging=83
      .anchor=364
    92 .viewRevision=251 .update=251 .first=251 .size=251 .across=369 .viewport=370
    93 .jsonrpc=5 .id=6 .method=236 .params=94 .result=95 .error=3
    94 .subscription=261 .x=251 .y=251 .header=251 .grip=251 .text=371
    95 .viewRevision=251 .part=372 .entry=373 .column=374 .resize=374 .textOffset=251
    96 .jsonrpc=5 .id=6 .method=236 .params=97 .result=83 .error=3
    97 .subscription=261 .row=304 .column=83
    98 .jsonrpc=5 .id=6 .method=236 .params=99 .result=100 .error=3
    99 .view=261 .rows=375 .cells=376 .at=251
    100 .viewRevision=251 .changed=251 .unused=377
    101 .jsonrpc=5 .id=6 .method=236 .params=102 .result=83 .error=3
    102 .subscription=261
    103 .jsonrpc=5 .id=6 .method=236 .params=104 .result=105 .error=3
    104 .table=261 .supplied=83 .layout=83
    105 .complete=83 .tables=378
    106 .jsonrpc=5 .id=6 .method=236 .params=107 .result=108 .error=3
    107 .view=261 .action=379 .keys=380 .wait=83
    108 .viewRevision=251 .counts=343 .orderState=344 .complete=83 .searching=345 .sorting=346
    109 .jsonrpc=5 .id=6 .method=236 .params=110 .result=111 .error=3
    110 .view=261 .action=381 .rows=292 .columns=244 .cells=382 .ranges=383 .wait=83
    111 .viewRevision=251 .complete=83 .count=251 .selected=384 .deselected=384 .truncated=83
      .skipped=251
    112 .jsonrpc=5 .id=6 .method=236 .params=113 .result=114 .error=3
    113 .view=261 .first=251 .size=251 .wait=83
    114 .viewRevision=251 .complete=83 .unit=385 .count=251 .first=251 .items=384
    115 .jsonrpc=5 .id=6 .method=236 .params=116 .result=117 .error=3
    116 .view=261 .formats=386 .rows=292 .range=288 .columns=244 .as=312 .formulaGuard=313
      .header=83 .wait=83
    117 .viewRevision=251 .revision=251 .complete=83 .rowCount=251 .columns=244 .flavours=387
      .lossy=83
    118 .jsonrpc=5 .id=6 .method=236 .params=119 .result=120 .error=3
    119 .view=261 .search=238 .unit=388 .from=304 .fromColumn=83 .count=83 .direction=389 .wrap=83
      .wait=83
    120 .viewRevision=251 .revision=251 .complete=83 .matches=251 .hits=251 .hit=390
    121 .jsonrpc=5 .id=6 .method=236 .params=122 .result=123 .error=3
    122 .table=261 .filter=239
    123 .tree=239 .text=83 .problems=391
    124 .jsonrpc=5 .id=6 .method=236 .params=125 .result=126 .error=3
    125 .view=261 .row=304 .column=83 .relation=392 .combine=393
    126 .viewRevision=251 .condition=239 .filter=239
    127 .jsonrpc=5 .id=6 .method=236 .params=128 .result=129 .error=3
    128 .view=261 .groupBy=244 .aggregates=394 .over=395 .sort=396 .range=288 .as=329 .textBytes=251
      .wait=83
    129 .viewRevision=251 .revision=251 .complete=83 .groups=251 .first=251 .more=83 .groupBy=352
      .counts=356 .aggregates=397
    130 .jsonrpc=5 .id=6 .method=236 .params=131 .result=132 .error=3
    131 .view=261 .columns=244 .kinds=398 .over=399 .quantiles=356 .bins=251 .top=251 .as=329
      .textBytes=251 .partialResultToken=251 .subscription=261 .quiet=251 .wait=83
    132 .viewRevision=251 .revision=251 .complete=83 .columns=400 .left=244
    133 .jsonrpc=5 .id=6 .method=236 .params=134 .result=135 .error=3
    134 .table=261 .declarations=267 .author=83
    135 .revision=251 .declarations=267
    136 .jsonrpc=5 .id=6 .method=236 .params=137 .result=138 .error=3
    137 .table=261 .rows=292 .columns=244 .headers=244 .sections=244 .view=261 .subscription=261
      .settings=401 .first=251
    138 .revision=251 .items=402 .first=251 .more=83
    139 .jsonrpc=5 .id=6 .method=236 .params=140 .result=141 .error=3
    140 .view=261 .row=304 .column=83
    141 .viewRevision=251 .revision=251 .layer=403 .name=83 .problem=83 .actions=404
    142 .jsonrpc=5 .id=6 .method=236 .params=143 .result=144 .error=3
    143 .view=261 .row=304 .column=83 .action=83 .seen=251 .author=83
    144 .viewRevision=251 .revision=251
    145 .jsonrpc=5 .id=6 .method=236 .params=146 .result=147 .error=3
    146 .source=83 .dialect=405 .table=261 .variables=406 .functions=407
    147 .type=408 .dependencies=409 .steps=251 .problems=410
    148 .jsonrpc=5 .id=6 .method=236 .params=149 .result=150 .error=3
    149 .source=83 .dialect=405 .table=261 .variables=406 .checked=83 .row=304 .bindings=246
      .params=246
    150 .value=411 .complete=83 .type=408
    151 .jsonrpc=5 .id=6 .method=236 .params=152 .result=153 .error=3
    152 .texts=244 .measurer=412 .bold=83 .visible=83 .wrap=413 .truncate=414
    153 .lineHeight=251 .estimate=83 .measures=415
    154 .jsonrpc=5 .id=6 .method=236 .params=155 .result=156 .error=3
    155 .view=261 .search=238 .with=83 .scope=416 .at=417 .by=418 .preview=83 .label=83 .author=83
      .wait=83
    156 .revision=251 .complete=83 .matches=251 .cells=251 .skipped=251 .history=281 .preview=293
    157 .jsonrpc=5 .id=6 .method=236 .params=158 .result=159 .error=3
    158 .table=261 .label=83 .author=83
    159 .revision=251 .records=251 .history=281
    160 .jsonrpc=5 .id=6 .method=236 .params=161 .result=162 .error=3
    161 .table=261 .dialect=286 .discard=83 .label=83
    162 .revision=251 .rowCount=251 .columns=244 .history=281
    163 .jsonrpc=5 .id=6 .method=236 .params=164 .result=165 .error=3
    164 .table=261 .whenFileChanges=271
    165 .whenFileChanges=271 .sourceState=270
    166 .jsonrpc=5 .id=6 .method=236 .params=24 .result=167 .error=3
    167 .revision=251 .count=251 .first=251 .items=419 .more=83
    168 .jsonrpc=5 .id=6 .method=236 .params=169 .result=170 .error=3
    169 .table=261 .take=420 .conflicts=382 .label=83 .author=83
    170 .revision=251 .resolved=251 .left=251 .history=281
    171 .jsonrpc=5 .id=6 .method=236 .params=172 .result=173 .error=3
    172 .view=261 .row=304 .column=83 .action=421 .by=418 .text=83 .value=0 .overwrite=83
      .orCancel=83 .label=83 .author=83 .history=290 .invalid=291
    173 .revision=251 .draft=422 .history=281
    174 .jsonrpc=5 .id=6 .method=236 .params=175 .result=176 .error=3
    175 .table=261 .columns=244 .rows=292
    176 .revision=251
    177 .jsonrpc=5 .id=6 .method=236 .params=178 .result=176 .error=3
    178 .table=261 .params=246 .author=83
    179 .jsonrpc=5 .id=6 .method=236 .params=180 .result=181 .error=3
    180 .view=261 .row=364 .column=83 .move=423 .to=424 .wrap=83 .select=425 .show=261
      .placement=367 .wait=83
    181 .viewRevision=251 .complete=83 .moved=83 .row=426 .column=83 .viewIndex=251 .pageIndex=251
      .offset=251 .height=251 .frame=427 .group=428 .x=251 .width=251 .text=83 .cut=83 .found=83
      .wrapped=83 .selected=251 .skipped=251 .update=251
    182 .jsonrpc=5 .id=6 .method=236 .params=183 .result=83 .error=3
    183 .view=261
    184 .jsonrpc=5 .id=6 .method=236 .params=33 .result=83 .error=3
    185 .jsonrpc=5 .id=6 .method=236 .params=186 .result=12 .error=3
    186 .table=261 .name=83 .from=429 .to=328 .match=317 .columns=244
    187 .jsonrpc=5 .id=6 .method=236 .params=188 .result=189 .error=3
    188 .journalFolder=83
    189 .folder=83 .items=430
    190 .jsonrpc=5 .id=6 .method=236 .params=191 .result=192 .error=3
    191 .journals=244 .journalFolder=83
    192 .removed=244
    193 .jsonrpc=5 .id=6 .method=236 .params=194 .result=195 .error=3
    194 .path=83 .countMax=251
    195 .tables=431
    196 .jsonrpc=5 .id=6 .method=236 .params=33 .result=176 .error=3
    197 .jsonrpc=5 .id=6 .method=236 .params=0 .result=198 .error=3
    198 .presets=432
    199 .jsonrpc=5 .id=6 .method=236 .params=0 .result=200 .error=3
    200 .memory=433 .methods=1 .watching=434 *=251
    201 .jsonrpc=5 .id=6 .method=236 .params=0 .result=1 .error=3
    202 .jsonrpc=5 .id=6 .method=236 .params=203 .result=0 .error=3
    203 .value=257
    204 .jsonrpc=5 .id=6 .method=236 .params=205 .result=0 .error=3
    205 .id=251
    206 .jsonrpc=5 .id=6 .method=236 .params=0 .result=83 .error=3
    207 .jsonrpc=5 .id=6 .method=236 .params=208 .result=0 .error=3
    208 .subscription=261 .view=261 .table=261 .seq=251 .from=251 .to=251 .revision=251 .causes=435
      .authors=244 .hints=263 .appearance=436 .kinds=437 .layout=338 .across=369 .heights=438
      .frames=439 .viewport=370 .separators=440 .styles=441 .accessibility=442 .counts=343
      .orderState=344 .complete=83 .window=288 .columns=244 .reset=443 .diff=444 .part=251 .last=83
    209 .jsonrpc=5 .id=6 .method=236 .params=210 .result=0 .error=3
    210 .subscription=261 .view=261 .table=261 .viewRevision=251 .revision=251 .complete=83
      .columns=400 .last=83
    211 .jsonrpc=5 .id=6 .method=236 .params=212 .result=0 .error=3
    212 .table=261 .view=261 .revision=251 .action=83 .key=304 .sourceIndex=251 .viewIndex=251
      .column=83 .values=445 .author=83
    213 .jsonrpc=5 .id=6 .method=236 .params=214 .result=215 .error=3
    214 .table=261 .view=261 .asked=446 .count=251 .deadline=251 .default=447
    215 .decision=447
    216 .jsonrpc=5 .id=6 .method=236 .params=217 .result=218 .error=3
    217 .table=261 .column=83 .type=448 .revision=251 .rows=292 .blocks=352 .types=449 .deadline=251
    218 .values=263 .texts=244 .errors=450
    219 .jsonrpc=5 .id=6 .method=236 .params=220 .result=221 .error=3
    220 .table=261 .view=261 .viewRevision=251 .revision=251 .kind=451 .column=83 .rows=292
      .columns=452 .blocks=352 .deadline=251
    221 .heights=356 .widths=356
    222 .jsonrpc=5 .id=6 .method=236 .params=223 .result=224 .error=3
    223 .table=261 .source=83 .query=453 .offset=251 .after=263 .size=251 .deadline=251
    224 .rows=263 .last=83
    225 .jsonrpc=5 .id=6 .method=236 .params=226 .result=227 .error=3
    226 .table=261 .source=83 .changes=454 .overwrite=83 .deadline=251
    227 .written=455 .conflicts=456
    228 .jsonrpc=5 .id=6 .method=236 .params=229 .result=0 .error=3
    229 .table=261 .revision=251 .rowsState=269 .sourceState=270 .dirty=83 .savedRevision=251
      .history=281 .unsaved=272 .conflicts=251 .rowsAtRisk=273 .journal=274 .difference=457
      .diagnostics=458
    230 .jsonrpc=5 .id=6 .method=236 .params=231 .result=0 .error=3
    231 .token=251 .value=459
    232 .jsonrpc=5 .id=6 .method=236 .params=233 .result=0 .error=3
    233 .message=83 .verbose=83
    234 .jsonrpc=5 .id=6 .method=236 .params=235 .result=0 .error=3
    235 .type=251 .message=83
    236 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,database/list,exit,expression/check,expression/evaluate
      'filter/convert,filter/like,initialize,initialized,journal/list,journal/remove
      'preset/list,rpc.discover,server/stats,shutdown,source/didChange,source/fetch
      'source/write,table/adoptFile,table/backup,table/close,table/conflicts
      'table/create,table/declare,table/describe,table/didChange,table/didChangeText
      'table/diff,table/edit,table/export,table/history,table/jump,table/open
      'table/openDifference,table/recover,table/redo,table/resolve
      'table/resolveConflicts,table/revert,table/rowAt,table/rowSource,table/save
      'table/setDialect,table/setParams,table/setRows,table/undo,table/validate
      'table/watchFile,text/measure,view/aggregate,view/close,view/collapse,view/copy
      'view/cursor,view/find,view/get,view/hit,view/hover,view/locate,view/measure
      'view/open,view/pin,view/profile,view/profileUpdate,view/replace,view/resync
      'view/rows,view/scroll,view/select,view/selection,view/set,view/sync,view/tap
      'view/unpin,view/unwatch,view/update,view/watch,window/logMessage
    237 []=460
    238 .text=83 .columns=244 .caseFolded=83 .diacritics=461 .match=462 .mode=463 .of=464
    239 .kind=465 ?kind:all=466 ?kind:any=467 ?kind:not=468 ?kind:compare=469 ?kind:oneOf=470
      ?kind:text=471 ?kind:expression=472 ?kind:null=473 ?kind:error=474
    240 .by=475 .headers=83 .footers=83 .empty=476 .collapsed=477 .aggregates=394
    241 .mode=478 .unit=385 .tap=479 .momentary=83 .whenFiltered=480
    242 .size=251 .index=251
    243 *=481
    244 []=83
    245 'cell,none,object
    246 *=411
    247 []=482
    248 .measurer=412 .frame=251 .minimumWidth=251 .insets=483 .direction=484 .spacing=251 .scale=83
      .lock=83 .fixed=483 .rows=485 .items=486 .sizing=487 .columns=488
    249 .kind=489 .header=490 .footer=490 .search=491 .insets=492 .spacings=493 .indicators=494
      .scrollBars=495 .alignment=428
    250 []=496
    251 #
    252 .kind=497 .pointer=498 .expected=0 .found=0 .position=251 .revision=251 .offset=251 .limit=1
      .maximum=251 .viewRevision=251 .seen=251 .oldest=251 .asked=251 .step=251 .errno=251
      .library=1 .count=251 .problem=83 .obstacle=499 .reason=500 .permission=1 .layer=403
      .binding=1 .id=83 .view=261 .column=83 .row=304 .section=83 .name=83 .action=83 .method=83
      .path=83 .system=83 .range=501 .bytes=501 .lines=502 .problems=410 .errors=503 .rule=504
      .keys=505 .got=251 .state=506 .call=83 .copy=83 .replaced=83 .encoding=83 .cells=507
      .changedRows=508 .start=509
    253 .name=83 .version=83
    254 'each,merged
    255 'cells,utf-16,utf-32,utf-8
    256 'unchanged,visible
    257 'messages,off,verbose
    258 'off,on
    259 'synced,written
    260 .messageBytesMax=251 .requestsInFlightMax=251 .waitingNotificationBytesMax=251
      .drainMillisecondsMax=251 .batchMembersMax=251 .depthMax=251 .columnsMax=251 .rowsMax=251
      .fieldBytesMax=251 .rowsPerAnswerMax=251 .answerBytesMax=251 .windowTextBytes=251
      .textBytesMax=251 .windowRowsMax=251 .collectionItemsMax=251 .filterConditionsMax=251
      .expressionBytesMax=251 .expressionNodesMax=251 .expressionDepthMax=251
      .expressionStepsMax=251 .expressionValueUnitsMax=251 .tablesMax=251 .viewsMax=251
      .subscriptionsMax=251 .aggregatesMax=251 .groupsMax=251 .groupBytesMax=251 .sortRowsMax=251
      .formatBytesMax=251 .shownBytesMax=251 .sectionAggregatesMax=251 .distinctValuesMax=251
      .cacheBytes=251 .expandedBytesMax=251 .wholeRowsMax=251 .wholeBytesMax=251
      .queryMillisecondsMax=251 .keptFileBytesMax=251 .undoBytesMax=251 .hintsBytesMax=251
      .pinsMax=251 .draftsMax=251 .draftBytesMax=251 .rowStepsMax=251 .parameterBytesMax=251
      .declarationsBytesMax=251 .rulesMax=251 .stateBytesMax=251 .sectionsMax=251 .actionsMax=251
      .actionDepthMax=251 .computeRowsMax=251 .measuredTextsMax=251 .measuredBytesMax=251
      .advancesMax=251 .stylesMax=251 .sectionBytesMax=251 .sectionKeyBytesMax=251
      .rowKeyBytesMax=251 .keyIndexBytesMax=251
    261 $id
    262 []=510
    263 []=0
    264 []=511
    265 'section,table
    266 *=512
    267 .settings=513 .fallback=513 .columns=514 .kinds=515 .kindBy=516 .defaultKind=83
      .undeclaredKinds=517 .rowRules=518 .sectionKinds=519 .sections=520 .cellKinds=445 .editors=445
      .decisions=521
    268 []=522
    269 .count=251 .complete=83 .failure=523 .examined=83 .extraFields=251
    270 'asOpened,changed,removed,replaced,unreadable
    271 'follow,merge,reload,tell
    272 .records=251 .bytes=251 .columns=83 .order=83
    273 'copying,noRoom,tooLarge
    274 .state=524 .reason=83 .editors=356 .unreadable=251 .recoverable=525 .restored=526
    275 .state=527 .failure=83 .from=528 .to=528 .counts=325 .columns=529 .styles=250
    276 .kind=530 ?kind:given=531 ?kind:columns=532
    277 []=533
    278 []=534
    279 .kind=535 ?kind:file=536 ?kind:inline=537 ?kind:created=538 ?kind:lent=539
    280 .delimiter=540 .quote=541 .escape=541 .header=541 .headerRows=542 .skipInitialSpace=541
      .lines=543 .encoding=544 .lineEnd=545 .comment=541 .format=546 .rows=541 .flatten=542
      .preambleLines=542 .nullValues=547
    281 .undo=251 .redo=251 .current=251 .saved=251 .undoLabel=83 .redoLabel=83 .dropped=251
    282 .count=251 .counts=548 .first=251 .items=549
    283 .text=83 .base64=83
    284 .lent=83 .columns=550 .key=244 .rowCount=251 .can=551 .residency=552 .pageRows=251
      .deadline=251
    285 .table=83 .view=83 .query=83 .params=0
    286 .delimiter=83 .quote=83 .escape=83 .header=83 .headerRows=251 .skipInitialSpace=83
      .lines=553 .encoding=297 .comment=83 .preambleLines=251 .nullValues=244 .types=554
      .outliers=251 .format=555 .rows=498 .flatten=251
    287 *=556
    288 .first=251 .size=251
    289 []=557
    290 'join,none,step
    291 'keep,refuse
    292 []=304
    293 .cells=251 .inserted=251 .removed=251 .moved=251 .columns=251 .sections=251 .errorCount=251
      .removedRows=292 .items=558 .errors=503 .asked=446
    294 .id=251 .label=83 .author=83
    295 []=559
    296 'always,ifUnchanged
    297 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    298 .delimiter=83 .quote=83 .escape=83 .header=83 .lineEnd=315 .byteOrderMark=83
    299 'committed,overwritten,replaced,unchanged
    300 .count=251 .first=251 .size=251 .more=83 .items=560
    301 .count=251 .first=251 .size=251 .more=83 .items=561
    302 .count=251 .first=251 .size=251 .more=83 .items=454
    303 []=562
    304 #key
    305 .bytes=356 .range=502
    306 []=563
    307 'drop,refuse
    308 'apply,discard,keep
    309 'content,edits
    310 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    311 .path=83 .overwrite=83 .sync=83
    312 'text,value
    313 'off,quote,reject
    314 'arrays,objects
    315 'cr,crlf,lf
    316 []=564
    317 .kind=565 ?kind:keys=566 ?kind:columns=532 ?kind:given=567 ?kind:content=568
    318 .kind=569 ?kind:value=570 ?kind:columns=532 ?kind:tag=571
    319 'diff,reset
    320 .changes=251 .share=251
    321 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    322 []=445
    323 'applied,superseded
    324 .deletes=251 .inserts=251 .moves=251 .updates=251
    325 *=251
    326 []=572
    327 []=573
    328 .table=261 .revision=251
    329 'both,text,value
    330 .table=261 .revision=251 .rowCount=251
    331 .deletes=251 .moves=251 .inserts=251 .updates=251 .changes=251
    332 .deletes=574 .moves=574 .inserts=575 .updates=576
    333 .deletes=577 .updates=576
    334 .moves=292 .updates=578
    335 .old=380 .new=380 .deletes=356 .inserts=356 .moves=574 .updates=579
    336 .sort=237 .search=238 .filter=239 .sections=580 .selection=241 .page=242 .columns=243
      .columnOrder=244 .binding=245 .params=246 .sortCycle=247 .footers=83 .footerSorts=83
      .showHidden=83 .layout=581 .presentation=249 .styles=250
    337 *=582
    338 .width=251 .content=251 .direction=484 .height=251 .items=583 .estimate=83 .groups=584
      .columns=585
    339 .row=426 .column=83 .viewIndex=251
    340 []=586
    341 .row=304 .pointer=587 .reason=83 .message=83 .range=501 .bytes=501 .lines=502
    342 []=588
    343 .source=251 .filtered=251 .pages=251 .pageIndex=251 .pageSize=251 .pageStart=251
      .pageEnd=251 .matches=251 .entries=251 .failed=251 .orderFailed=251 .hidden=251
    344 'pending,ready
    345 .rows=251 .matches=251
    346 .rows=251 .of=251
    347 .outcome=589 .when=251 .dropped=590
    348 'footer,header
    349 *=591
    350 'cut,whole
    351 []=426
    352 []=592
    353 []=593
    354 []=594
    355 []=595
    356 []=251
    357 []=596
    358 []=597
    359 []=598
    360 []=599
    361 .kind=600 ?kind:entries=601 ?kind:all=602 ?kind:viewport=603
    362 'cells,keys
    363 .sort=604 .filter=604 .sections=604 .page=604 .setRows=604 .load=604 .edit=604 .resize=604
      .measure=604 'end,entry,index
    364 .kind=605 .key=263 #key
    365 .offset=251 .frameWidth=251 .overscan=251
    366 .offset=251 .thumb=251 .frameWidth=251 .overscan=251 .column=83 .placement=606
    367 'bottom,center,nearest,top
    368 'end,start
    369 .offset=251 .room=251 .contentWidth=251 .left=584 .clip=356 .thumb=607
    370 .offset=251 .extent=251 .top=251 .spacing=251 .heldBack=251 .thumb=607 .anchor=426
      .sticky=608
    371 .align=609 .inset=251 .top=251
    372 'entry,header,outside
    373 .key=426 .viewIndex=251 .y=251 .height=251 .sticky=83
    374 .column=83 .x=251 .width=251 .clip=356
    375 []=610
    376 []=611
    377 []=612
    378 @=251 $id
    379 'collapse,expand,toggle
    380 []=263
    381 'add,all,extend,invert,none,remove,replace,tap,toggle
    382 []=613
    383 []=614
    384 []=615
    385 'cell,column,row
    386 []=310
    387 []=616
    388 'cell,row
    389 'next,previous
    390 .row=304 .viewIndex=251 .pageIndex=251 .wrapped=83 .ordinal=251 .cells=617
    391 []=618
    392 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    393 'all,any,replace
    394 []=619
    395 'all,shown
    396 .kind=620 ?kind:group=621 ?kind:count=622 ?kind:aggregate=623
    397 []=624
    398 []=625
    399 'all,selection,shown
    400 []=626
    401 []=627
    402 []=628
    403 'builtIn,column,fallback,kind,row,section,table
    404 []=629
    405 'strict,table
    406 *=408
    407 []=630
    408 .list=408 .map=631 .type=408 .opaque=83 .of=631
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    409 .columns=244 .cells=244 .params=244 .bindings=244
    410 []=632
    411 .int=83 .uint=83 .double=83 .bool=83 .string=83 .bytes=83 .null=83 .list=633 .map=634
      .type=83 .timestamp=635 .duration=635 .optional=411
    412 .kind=636 ?kind:cells=637 ?kind:font=638 ?kind:estimate=639
    413 .width=251 .linesMax=251
    414 .width=251 .at=640 .ellipsis=83
    415 []=641
    416 'all,selection
    417 .row=304 .column=83 .index=251
    418 'owner,user
    419 []=642
    420 'ours,theirs
    421 'begin,cancel,change,commit
    422 .view=261 .author=83 .by=643 .text=83 .stale=83 .problem=644
    423 .rows=251 .columns=251 .pages=251
    424 'columnEnd,columnStart,end,nextCell,nextChange,nextFilled,nextFilledColumn
      'nextHit,nextProblem,previousCell,previousChange,previousFilled
      'previousFilledColumn,previousHit,previousProblem,rowEnd,rowStart,start
    425 'extend,replace
    426 .kind=605 .key=645 #key
    427 .x=251 .y=251 .width=251 .height=251
    428 'center,leading,trailing
    429 .table=261 .revision=251 .saved=83 .path=83 .text=83 .base64=83 .dialect=286
    430 []=646
    431 []=647
    432 []=1
    433 .resident=251 .program=251 .heap=251 .free=251 .cache=251 .tables=648 .sorting=251
      .gathering=251 .comparing=251 .messages=251 .recording=251 .other=251 *=251
    434 []=649
    435 []=650
    436 .appeared=351 .disappeared=351 .prefetch=351 .cancelled=351
    437 .rows=651 .cells=652 .states=653 .cellStates=654
    438 []=655
    439 []=427
    440 []=656
    441 .anew=83 .looks=657 .rows=658 .cells=659 .failures=660
    442 []=661
    443 .keys=351 .blocks=352
    444 .deletes=574 .moves=574 .inserts=662 .updates=576 .scrolledOut=574 .scrolledIn=574
    445 *=0
    446 []=663
    447 'allow,refuse
    448 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    449 []=448
    450 []=664
    451 'heights,widths
    452 []=665
    453 .columns=244
    454 []=666
    455 []=667
    456 []=668
    457 .state=527 .failure=83 .from=528 .to=528 .counts=669
    458 .count=251
    459 .kind=670 ?kind:begin=671 ?kind:report=672 ?kind:end=673 ?kind:partial=674
    460 .column=83 .expression=83 .direction=675 .nulls=676 .comparator=677
    461 'exact,ignored
    462 'contains,fuzzy,prefix,regex,words
    463 'filter,mark
    464 'display,value
    465 'all,any,compare,error,expression,not,null,oneOf,text
    466 .kind=678 .conditions=679
    467 .kind=680 .conditions=679
    468 .kind=681 .condition=239
    469 .kind=682 .column=83 .relation=392 .value=0
    470 .kind=683 .column=83 .values=0
    471 .kind=684 .column=83 .relation=685 .text=83 .caseFolded=83 .diacritics=461 .of=464
    472 .kind=686 .source=83
    473 .kind=687 .column=83
    474 .kind=688 .column=83
    475 []=689 'declared
    476 'hide,show
    477 .all=83 .keys=380
    478 'multiple,none,single
    479 'extend,replace,toggle
    480 'drop,keep
    481 .hidden=83 .footer=690 .nullDefault=0
    482 'ascending,descending,none
    483 .leading=251 .trailing=251
    484 'ltr,rtl
    485 .height=251 .wrap=83 .linesMax=251 .inset=251 .padding=251 .minimum=251 .maximum=251
      .whole=83 .spacing=251 .background=83 .quiet=251 .measured=691 .deadline=251
    486 .direction=692 .size=583 .perLine=356 .spacing=251 .lineSpacing=251 .insets=693
    487 .mode=694 .minimum=251 .maximum=251 .padding=251 .headerPadding=251 .header=83 .footer=83
      .whole=83
    488 *=695
    489 'grid,headless,list,stack
    490 .shown=83 .height=251 .inside=83 .floats=83
    491 .shown=83 .height=251 .inside=83 .floats=83 .placement=696 .placeholder=83
    492 .table=693 .header=693 .footer=693 .row=693 .item=693
    493 .header=251 .footer=251
    494 .ascending=83 .descending=83 .none=83 .width=251 .header=83 .footer=83
    495 .vertical=83 .horizontal=83 .minimum=251
    496 .when=83 .source=697 .columns=244 .layer=698 .tag=83 .parameters=699
    497 'actionDisabled,ambiguousRows,badBackup,badFormat,badQuery,badSource,batch
      'blockOverflows,cancelled,changedTwice,columnExists,columnsNeeded,compressed
      'conflict,conflicts,constraint,contentModified,cycle,databaseDamaged
      'databaseFailed,databaseLocked,depth,differenceTable,doubledAction
      'doubledSortKey,draftOpen,duplicateKeys,duplicateSections,evaluation,expression
      'fileChanged,fileDamaged,fileDiffers,fileExists,forgotten,formulas,framing,id
      'initializedBefore,internal,invalid,invalidParams,journalFailed,jsonrpc
      'keyColumn,length,libraryMissing,limit,loadingFailed,message,method
      'methodNotFound,missingKeys,mixedEdits,noDeclaredSections,noDraft,noFile,noOrder
      'noRowLayout,noSections,noTextBuffer,notADatabase,notARegularFile,notBound
      'notComplete,notConvertible,notEditable,notEncodable,notFound,notInitialized
      'notKept,notLent,notPermitted,notReadable,notRecoverable,notSavable
      'notSelectable,notShown,notSortable,notSupplied,notText,notWritable
      'nothingSearched,orderPending,overloaded,pinExists,placeIsMoving,queryRefused
      'queryTimedOut,readFailed,revisionIsGone,rowsChanged,sectionColumn,shutDown
      'sortedView,sourceChanged,sourceFailed,sourceNeeded,sourceTimedOut
      'subscriptionExists,suppliedInput,syntax,tableExists,textEditsPending
      'textVersion,tooManyCells,tooManyColumns,undeclaredKind,unknownAction
      'unknownColumn,unknownPin,unknownRow,unknownSection,unknownSource,unknownStep
      'unknownSubscription,unknownTable,unknownType,unknownView,unsavedEdits
      'valueDoesNotFit,viewExists,writeFailed
    498 $pointer
    499 'base,columns,dialect,edited,misfit,none
    500 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    501 .start=251 .end=251
    502 .start=509 .end=509
    503 []=700
    504 .kind=83 .index=251 .expression=83 .type=448 .message=83 .severity=701
    505 []=702
    506 'changed,replaced
    507 []=703
    508 []=704
    509 .line=251 .character=251
    510 .id=83 .type=448 .title=83 .sortable=83 .searchable=83 .editable=83 .computed=83 .path=83
      .headerOnly=83 .display=83 .sortBy=516 .supplied=705 .format=706 .parse=706
      .nullPlaceholder=83 .comparator=677 .footer=690 .validate=707 .align=708 .editor=0
      .cellKind=83 .meta=0
    511 .key=304 .header=83 .footer=83 .kind=83 .state=0 .rows=263
    512 .base=448 .format=706 .parse=706 .nullPlaceholder=83 .comparator=677 .footer=690
      .validate=707 .align=708 .editor=0 .cellKind=83 .meta=0
    513 .height=709 .width=709 .estimatedHeight=710 .headerHeight=711 .footerHeight=711 .hidden=712
      .selectable=713 .momentary=712 .editable=713 .movable=714 .deletable=713 .collapsible=713
      .indentation=710 .actions=404 .separators=715 .accessory=712 .accessibilityText=712
      .cellKind=712 .editor=712 .holds=712
    514 *=716
    515 *=717
    516 .column=83 .expression=83
    517 'default,refuse
    518 []=718
    519 *=513
    520 *=719
    521 .deadline=251 .default=447
    522 .kind=83 .settings=513 .rowState=0 .cellStates=445
    523 .kind=720 .message=83 .system=83
    524 'blocked,failed,off,on,suspended
    525 .changes=251 .when=251 .base=721 .process=251 .others=251 .lostBytes=251 .lostSteps=251
      .suspended=83
    526 .backup=83 .steps=251 .lostSteps=251 .base=721
    527 'current,failed,pending
    528 .table=261 .revision=251 .rowCount=251 .follows=83
    529 .kind=83 .moved=83 .changed=83 .from=83 .to=83 .was=722
    530 'columns,given
    531 .kind=723
    532 .kind=724 .columns=244
    533 .id=83 .title=83 .exactTitle=83 .type=448 .sortable=83 .searchable=83 .editable=83
      .computed=83 .supplied=705 .problem=83 .path=83 .headerOnly=83 .display=83 .displayProblem=83
      .sortBy=516 .sortByProblem=83 .typeName=83 .format=706 .parse=706 .nullPlaceholder=83
      .comparator=677 .footer=690 .validate=707 .align=708 .editor=0 .cellKind=83 .meta=0
      .evidence=725 .database=726
    534 .key=304 .header=83 .footer=83 .kind=83 .state=0
    535 'created,file,inline,lent
    536 .kind=727 .path=83 .uri=83 .bytes=251 .compression=728 .from=729
    537 .kind=730 .bytes=251
    538 .kind=731
    539 .kind=732 .name=83 .key=244 .residency=552 .problems=733
    540 .value=83 .forced=83 .evidence=734
    541 .value=83 .forced=83 .evidence=735
    542 .value=251 .forced=83 .evidence=735
    543 .value=553 .forced=83 .evidence=735
    544 .value=297 .forced=83 .evidence=735
    545 .value=736 .forced=83 .evidence=735
    546 .value=737 .forced=83 .evidence=735
    547 .value=244 .forced=83 .evidence=735
    548 .fieldCount=251 .typeMismatch=251 .unclosedQuote=251 .fieldTooLong=251 .invalidEncoding=251
      .unlikelyCharacters=251 .guessedEncoding=251 .comment=251 .notJSON=251 .otherKind=251
      .extraMember=251 .doubledMember=251
    549 []=738
    550 []=739
    551 .offset=83 .parallel=251 .write=83
    552 'whole
    553 'framed,plain,ruled
    554 'detected,plain
    555 'delimited,json,ndjson
    556 .type=448 .title=83 .sortable=83 .searchable=83 .editable=83 .computed=83 .path=83
      .headerOnly=83 .display=83 .sortBy=516 .supplied=705 .format=706 .parse=706
      .nullPlaceholder=83 .comparator=677 .footer=690 .validate=707 .align=708 .editor=0
      .cellKind=83 .meta=0
    557 .kind=740 ?kind:set=741 ?kind:insert=742 ?kind:remove=743 ?kind:move=744 ?kind:paste=745
      ?kind:adopt=746 ?kind:setRow=747 ?kind:setColumn=748 ?kind:addColumn=749
      ?kind:removeColumn=750 ?kind:orderColumns=751 ?kind:addSections=752 ?kind:removeSections=753
      ?kind:moveSections=754 ?kind:setSection=755
    558 []=756
    559 .id=251 .done=83 .label=83 .author=83 .cause=757 .revision=251 .cells=251 .rows=251
      .columns=251 .sections=251 .bytes=251
    560 []=758
    561 []=759
    562 .row=304 .state=760 .record=251 .place=305 .fields=761
    563 .range=502 .text=83
    564 .key=304 .header=83 .footer=83 .kind=83 .state=0 .rows=263 .keys=292 .rowStates=263
      .cellStates=322 .tags=292
    565 'columns,content,given,keys
    566 .kind=762
    567 .kind=723 .keys=292
    568 .kind=763
    569 'columns,tag,value
    570 .kind=764
    571 .kind=765 .tags=292
    572 .column=83 .kind=83 .type=448 .index=251 .expression=83 .message=83 .severity=701 .count=251
      .problem=83
    573 .kind=766 .row=304 .column=83 .columns=244 .text=83 .cut=83 .rule=504 .reason=83
    574 []=356
    575 .at=574 .keys=292 .blocks=352
    576 []=767
    577 .keys=292 .blocks=352
    578 []=768
    579 []=769
    580 .by=770 .headers=83 .footers=83 .empty=476 .collapsed=771 .aggregates=394
    581 .measurer=412 .frame=251 .minimumWidth=251 .insets=483 .direction=484 .spacing=251 .scale=83
      .lock=83 .fixed=483 .rows=772 .items=486 .sizing=487 .columns=488
    582 .title=83 .aggregate=773 .over=395 .value=0 .text=83 .cut=83 .nulls=251 .errors=251
      .pending=83 .problem=774
    583 .width=251 .height=251
    584 .leading=251 .center=251 .trailing=251
    585 []=775
    586 .pointer=587 .kind=776 .message=83
    587 $statePointer
    588 .pointer=587 .kind=777 .message=83
    589 'damaged,foreign,newer,noFile,none,off,restored
    590 []=778
    591 .direction=482 .sortable=83 .priority=251
    592 .column=83 .offset=251 .values=263 .texts=244 .errors=779 .pending=356 .stale=356 .lossy=356
      .cut=356 .cutBytes=356 .matches=780 .drafts=781
    593 .key=645 .title=83 .cut=83 .count=251 .collapsed=83 .header=83 .footer=83 .kind=83 .state=0
      .aggregates=782
    594 .row=304 .fields=244 .cut=83
    595 .x=251 .group=428
    596 .key=304 .sourceIndex=251 .viewIndex=251 .pageIndex=251 .offset=251 .height=251 .frame=427
      .reason=783 .section=645
    597 .column=83 .group=428 .x=251 .width=251 .estimate=83 .reason=784
    598 .column=83 .group=428 .x=251 .width=251 .estimate=83 .distance=251
    599 .key=426 .viewIndex=251 .offset=251 .height=251 .frame=427
    600 'all,entries,viewport
    601 .kind=785 .first=251 .size=251 .overscan=251
    602 .kind=678
    603 .kind=786 .offset=251 .extent=251 .overscan=251
    604 'entry,offset,start
    605 'footer,group,header
    606 'center,end,nearest,start
    607 .start=251 .length=251
    608 []=787
    609 'center,left,right
    610 .row=304 .height=251
    611 .row=304 .column=83 .height=251
    612 .row=304 .column=83 .reason=788
    613 .row=304 .column=83
    614 .from=613 .to=613
    615 .row=304 .column=83 .sourceIndex=251 .viewIndex=251 .pageIndex=251
    616 .format=310 .type=1 .text=83
    617 []=789
    618 .pointer=83 .kind=790 .message=83
    619 .column=83 .kind=773
    620 'aggregate,count,group
    621 .kind=791 .direction=675
    622 .kind=792 .direction=675
    623 .kind=793 .index=251 .direction=675
    624 .column=83 .kind=773 .values=263 .texts=244 .cut=356 .nulls=356 .errors=356
    625 'distinct,extremes,frequencies,histogram,mean,quantiles
    626 .column=83 .rows=251 .sample=83 .nulls=251 .errors=251 .distinct=794 .min=795 .max=795
      .mean=795 .quantiles=796 .histogram=797 .frequencies=798
    627 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    628 .row=304 .column=83 .header=83 .section=83 .kind=83 .saidKind=83 .rowState=0 .cellState=0
      .cellStates=445 .settings=799
    629 .id=83 .title=712 .style=800 .hidden=712 .image=712 .placement=801 .fullSwipe=83
      .children=404
    630 .name=83 .arguments=631 .result=408 .member=83
    631 []=408
    632 .kind=802 .message=83 .range=501 .bytes=501 .lines=502 .expected=83 .found=83 .hint=83
    633 []=411
    634 []=633
    635 .seconds=83 .nanos=83
    636 'cells,estimate,font
    637 .kind=803 .tabStop=251 .ambiguous=804 .unit=805
    638 .kind=806 .lineHeight=251 .regular=807 .bold=807
    639 .kind=808 .advance=251 .lineHeight=251
    640 'head,middle,tail
    641 .text=83 .width=251 .height=251 .lines=809 .more=83 .shown=810
    642 .kind=811 .row=304 .column=83 .base=83 .ours=83 .theirs=83 .cut=83 .removedBy=420
      .oursAfter=304 .theirsAfter=304
    643 'user
    644 .kind=812 .expected=83 .row=304 .column=83 .columns=244 .rule=504 .reason=83
    645 []=813
    646 .journal=83 .bytes=251 .when=251 .inUse=83 .path=83 .changes=251 .process=251 .problem=814
    647 .name=83 .kind=815 .columns=816 .primaryKey=244 .uniqueKeys=817 .foreignKeys=818 .rows=819
    648 .sources=251 .edits=251 .rows=251 .keys=251 .history=251 .views=251 .uncounted=251 *=251
    649 .subscription=261 .view=261 .pending=251 .lagRevisions=251
    650 'cursor,declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    651 []=820
    652 []=821
    653 []=822
    654 []=823
    655 .height=251 .count=251
    656 .top=824 .bottom=824 .at=574
    657 []=825
    658 []=826
    659 []=827
    660 []=828
    661 .column=83 .text=83 .at=574
    662 .at=574 .keys=351 .blocks=352
    663 .permission=829 .row=304 .column=83 .section=83 .layer=403
    664 .row=251 .text=83
    665 .column=83 .width=251
    666 .kind=830 .row=304 .key=263 .values=445 .before=445
    667 .change=251 .values=445
    668 .change=251 .gone=83
    669 .same=251 .added=251 .removed=251 .changed=251 .moved=251
    670 'begin,end,partial,report
    671 .kind=831 .title=83 .message=83 .percentage=251
    672 .kind=832 .message=83 .percentage=251
    673 .kind=833 .message=83
    674 .kind=834 .viewRevision=251 .revision=251 .columns=400
    675 'ascending,descending
    676 'first,last
    677 .kind=835 .caseFolded=83 .diacritics=461 .values=244
      'caseInsensitive,length,natural,semver,text,value
    678 'all
    679 []=239
    680 'any
    681 'not
    682 'compare
    683 'oneOf
    684 'text
    685 'contains,endsWith,equals,startsWith
    686 'expression
    687 'null
    688 'error
    689 .column=83 .expression=83 .declared=83 .direction=675 .nulls=676 .comparator=677 .values=263
    690 .title=83 .aggregate=773 .over=395
    691 'client,daemon
    692 'horizontal,wrapped
    693 .top=251 .leading=251 .bottom=251 .trailing=251
    694 .kind=836 ?kind:maximum=837 ?kind:average=838 ?kind:sampled=839 ?kind:client=840
      ?kind:percentile=841 ?kind:hybrid=842 ?kind:padded=843 ?kind:fixed=844 ?kind:fraction=845
      ?kind:flexible=846 ?kind:adaptive=847
    695 .mode=694 .minimum=251 .maximum=251 .padding=251 .headerPadding=251 .header=83 .footer=83
      .whole=83 .width=251 .spacing=251
    696 'client,embedded,hidden
    697 .kind=848 ?kind:stripes=849 ?kind:sorted=850 ?kind:selected=851 ?kind:hovered=852
      ?kind:matches=853 ?kind:drafts=854 ?kind:errors=855
    698 'background,overlay
    699 *=712
    700 .kind=83 .message=83 .pointer=498 .row=304 .column=83 .expected=0 .found=0 .rule=504
    701 'mark,refuse
    702 .key=304 .rows=356
    703 .row=304 .column=83 .line=83 .reason=856
    704 .row=304 .gone=83
    705 .inputs=244 .deadline=251
    706 .kind=857 ?kind:number=858 ?kind:currency=859 ?kind:percent=860 ?kind:compact=861
      ?kind:bytes=862 ?kind:duration=863 ?kind:date=864 ?kind:boolean=865 ?kind:map=866
      ?kind:template=867
    707 .expression=83 .message=83 .severity=701 []=868
    708 'center,end,start
    709 .expression=83 'automatic #
    710 .expression=83 #
    711 .expression=83 'automatic,zero #
    712 .expression=83
    713 .expression=83 'ask
    714 .expression=83 .within=244 'ask
    715 .top=824 .between=824 .bottom=824
    716 .height=709 .width=709 .estimatedHeight=710 .headerHeight=711 .footerHeight=711 .hidden=712
      .selectable=713 .momentary=712 .editable=713 .movable=714 .deletable=713 .collapsible=713
      .indentation=710 .actions=404 .separators=715 .accessory=712 .accessibilityText=712
      .cellKind=712 .editor=712 .holds=712 .header=513
    717 .height=709 .width=709 .estimatedHeight=710 .headerHeight=711 .footerHeight=711 .hidden=712
      .selectable=713 .momentary=712 .editable=713 .movable=714 .deletable=713 .collapsible=713
      .indentation=710 .actions=404 .separators=715 .accessory=712 .accessibilityText=712
      .cellKind=712 .editor=712 .holds=712 .columns=869
    718 .expression=83 .message=83 .severity=701 .columns=244
    719 .height=709 .width=709 .estimatedHeight=710 .headerHeight=711 .footerHeight=711 .hidden=712
      .selectable=713 .momentary=712 .editable=713 .movable=714 .deletable=713 .collapsible=713
      .indentation=710 .actions=404 .separators=715 .accessory=712 .accessibilityText=712
      .cellKind=712 .editor=712 .holds=712 .kind=83
    720 'cancelled,limit,readFailed,sourceChanged
    721 'different,grown,same
    722 *=83
    723 'given
    724 'columns
    725 .sampleRows=251 .counts=325 .reason=83 .nullValues=244 .firstDisagreement=870
    726 .declared=83 .notNull=83 .default=83 .generated=83 .keyPlace=251 .references=818
    727 'file
    728 .format=871 .bytes=251
    729 .kind=872 .name=83 .primaryKey=244
    730 'inline
    731 'created
    732 'lent
    733 []=873
    734 .reason=83 .examined=251 .share=251 .score=251 .parts=325 .others=874
    735 .reason=83 .examined=251 .share=251
    736 'cr,crlf,lf,mixed
    737 'json,ndjson
    738 .kind=875 .message=83 .row=304 .column=83 .line=251 .byteOffset=251 .expected=83 .found=83
    739 .id=83 .type=448 .title=83 .editable=83
    740 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    741 .kind=876 .row=304 .column=83 .value=0 .text=83 .values=0
    742 .kind=877 .options=268 .rows=263 .place=878
    743 .kind=879 .rows=292
    744 .kind=880 .rows=292 .place=878
    745 .kind=881 .texts=817 .text=83 .html=83 .format=882 .header=83 .at=613 .view=261 .rows=292
      .columns=244 .overflow=883
    746 .kind=884 .view=261
    747 .kind=885 .row=304 .options=522
    748 .kind=886 .column=83 .options=556
    749 .kind=887 .column=83 .options=556 .place=888
    750 .kind=889 .column=83
    751 .kind=890 .columns=244
    752 .kind=891 .sections=264 .place=892 .sectionColumn=83
    753 .kind=893 .sections=292
    754 .kind=894 .sections=292 .place=892
    755 .kind=895 .section=304 .options=896
    756 .row=304 .column=83 .before=795 .after=795
    757 'edit,setRows
    758 .bytes=356 .range=502 .newText=83 .base64=83
    759 .sql=83 .params=897 .row=304
    760 'edited,inFile,new
    761 []=898
    762 'keys
    763 'content
    764 'value
    765 'tag
    766 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    767 .column=83 .rows=356 .values=263 .texts=244 .errors=779 .pending=356 .stale=356 .lossy=356
      .cut=356 .cutBytes=356 .matches=780
    768 .index=251 .key=304 .columns=244
    769 .index=251 .key=83 .members=899
    770 []=900 'declared
    771 .all=83 .keys=901
    772 .height=251 .wrap=83 .linesMax=251 .inset=251 .padding=251 .minimum=251 .maximum=251
      .whole=83 .spacing=251 .background=83 .quiet=251 .measured=902 .deadline=251
    773 'count,distinct,max,mean,min,sum,valid
    774 'notApplicable,outOfRange,tooManyValues
    775 .column=83 .fixed=903 .x=251 .width=251 .tracks=251 .estimate=83
    776 'typeChanged,unknownColumn
    777 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    778 .pointer=587 .kind=904 .message=83
    779 []=905
    780 []=906
    781 []=907
    782 []=908
    783 'collapsed,filtered,hidden,removed,unknown
    784 'hidden
    785 'entries
    786 'viewport
    787 .kind=909 .y=251 .height=251 .section=593
    788 'changed,declared,fixed,hidden
    789 .column=83 .extraField=251 .ranges=574 .further=251
    790 'column,columnType,limit,value
    791 'group
    792 'count
    793 'aggregate
    794 .count=251 .exact=83 .error=251
    795 .value=0 .text=83 .cut=83
    796 .at=356 .exact=83 .error=251 .values=263 .texts=244 .cut=356
    797 .values=263 .texts=244 .cut=356 .counts=356 .outside=251
    798 .values=263 .texts=244 .cut=356 .counts=356 .exact=83 .error=251
    799 *=910
    800 .expression=83 'destructive,disabled,normal
    801 'inline,leading,menu,trailing
    802 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    803 'cells
    804 'narrow,wide
    805 'clusters,codePoints,wcwidth
    806 'font
    807 .defaultAdvance=251 .ranges=911 .advances=912 .kerning=913 .letterSpacing=251
    808 'estimate
    809 []=914
    810 .text=83 .width=251 .cut=83
    811 'cell,place,removed
    812 'invalid,valueDoesNotFit
    813 .kind=688
    814 'damaged,foreign,newer
    815 'table,view,virtual
    816 []=915
    817 []=244
    818 []=916
    819 .count=251 .complete=83
    820 .kind=83 .at=574
    821 .column=83 .cellKind=0 .editor=0 .at=574
    822 .index=251 .rowState=0
    823 .index=251 .column=83 .cellState=0
    824 .leading=251 .trailing=251 .thickness=251
    825 .look=251 .styles=917
    826 .look=251 .at=574
    827 .column=83 .look=251 .at=574
    828 .style=251 .count=251 .row=304 .message=83
    829 'collapse,delete,edit,move,select
    830 'insert,remove,update
    831 'begin
    832 'report
    833 'end
    834 'partial
    835 'caseInsensitive,length,list,natural,semver,text,value
    836 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    837 .kind=918
    838 .kind=919 .advance=251
    839 .kind=920 .size=251
    840 .kind=902 .size=251
    841 .kind=921 .share=251 .size=251
    842 .kind=922 .size=251 .advance=251
    843 .kind=923 .width=251
    844 .kind=924 .width=251
    845 .kind=925 .share=251
    846 .kind=926
    847 .kind=927
    848 'drafts,errors,hovered,matches,selected,sorted,stripes
    849 .kind=928 .every=251 .offset=251 .by=929
    850 .kind=930 .every=251 .offset=251
    851 .kind=931
    852 .kind=932
    853 .kind=933
    854 .kind=934
    855 .kind=935
    856 'encoding,formula,json,quote
    857 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    858 .kind=936 .pattern=83 .locale=937 .prefix=83 .suffix=83 .negative=938 .decimalMark=83
      .groupMark=83
    859 .kind=939 .pattern=83 .locale=937 .prefix=83 .suffix=83 .negative=938 .decimalMark=83
      .groupMark=83 .currency=83 .display=940
    860 .kind=941 .pattern=83 .locale=937 .prefix=83 .suffix=83 .negative=938 .decimalMark=83
      .groupMark=83
    861 .kind=942 .locale=937 .currency=83 .digits=251
    862 .kind=943 .locale=937 .units=944 .digits=251
    863 .kind=945 .locale=937 .style=946 .unit=947
    864 .kind=948 .pattern=83 .locale=937
    865 .kind=949 .true=83 .false=83
    866 .kind=950 .values=722 .otherwise=706
    867 .kind=951 .template=83 .format=706
    868 .expression=83 .message=83 .severity=701
    869 *=952
    870 .row=304 .line=251 .byteOffset=251 .text=83
    871 'gzip,zstd
    872 'query,table,view,virtual
    873 .kind=953 .message=83 .expected=251 .found=251 .rows=292
    874 []=954
    875 'comment,doubledMember,extraMember,fieldCount,fieldTooLong,guessedEncoding
      'invalidEncoding,notJSON,otherKind,typeMismatch,unclosedQuote,unlikelyCharacters
    876 'set
    877 'insert
    878 .kind=955 ?kind:start=956 ?kind:end=957 ?kind:before=958 ?kind:after=959 ?kind:index=960
      ?kind:shown=961
    879 'remove
    880 'move
    881 'paste
    882 'csv,html,json,markdown,tsv
    883 'clip,insert,refuse
    884 'adopt
    885 'setRow
    886 'setColumn
    887 'addColumn
    888 .kind=962 ?kind:start=956 ?kind:end=957 ?kind:before=963 ?kind:after=964
    889 'removeColumn
    890 'orderColumns
    891 'addSections
    892 .kind=962 ?kind:start=956 ?kind:end=957 ?kind:before=965 ?kind:after=966
    893 'removeSections
    894 'moveSections
    895 'setSection
    896 .header=83 .footer=83 .kind=83 .state=0
    897 []=967
    898 .column=83 .place=305
    899 []=968
    900 .column=83 .expression=83 .declared=83 .direction=675 .nulls=676 .comparator=677 .values=244
    901 []=645
    902 'client
    903 'leading,trailing
    904 'expression,invalidParams,notSortable,unknownColumn
    905 .row=251 .kind=969 .text=83
    906 .row=251 .ranges=574 .further=251
    907 .row=251 .view=261 .author=83 .by=643 .text=83 .stale=83 .problem=644
    908 .column=83 .kind=773 .value=0 .text=83 .cut=83 .nulls=251 .errors=251 .pending=83
      .problem=970
    909 'group,header
    910 .value=0 .layer=403 .name=83 .problem=83
    911 []=971
    912 []=972
    913 []=973
    914 .range=356 .width=251
    915 .name=83 .declared=83 .notNull=83 .default=83 .generated=83
    916 .columns=244 .table=83 .parents=244
    917 []=974
    918 'maximum
    919 'average
    920 'sampled
    921 'percentile
    922 'hybrid
    923 'padded
    924 'fixed
    925 'fraction
    926 'flexible
    927 'adaptive
    928 'stripes
    929 'page,section
    930 'sorted
    931 'selected
    932 'hovered
    933 'matches
    934 'drafts
    935 'errors
    936 'number
    937 'de,en,es,fr,hi,it,ja,nl,pt
    938 'minus,parentheses
    939 'currency
    940 'code,symbol
    941 'percent
    942 'compact
    943 'bytes
    944 'iec,si
    945 'duration
    946 'clock,short,words
    947 'day,hour,millisecond,minute,second
    948 'date
    949 'boolean
    950 'map
    951 'template
    952 .height=709 .width=709 .estimatedHeight=710 .headerHeight=711 .footerHeight=711 .hidden=712
      .selectable=713 .momentary=712 .editable=713 .movable=714 .deletable=713 .collapsible=713
      .indentation=710 .actions=404 .separators=715 .accessory=712 .accessibilityText=712
      .cellKind=712 .editor=712 .holds=712 .type=448 .validate=707 .format=706 .path=83
    953 'duplicateKeys,missingKeys,rowCountDiffers
    954 .delimiter=83 .score=251
    955 'after,before,end,index,shown,start
    956 .kind=975
    957 .kind=833
    958 .kind=976 .row=304
    959 .kind=977 .row=304
    960 .kind=978 .sourceIndex=251 .counted=979
    961 .kind=980 .view=261 .viewIndex=251 .counted=979 .whenSorted=981
    962 'after,before,end,start
    963 .kind=976 .column=83
    964 .kind=977 .column=83
    965 .kind=976 .section=304
    966 .kind=977 .section=304
    967 .base64=83
    968 'footer,header,kind,state
    969 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    970 'notApplicable,outOfRange,tooManySections,tooManyValues
    971 .start=251 .end=251 .advance=251
    972 .characters=83 .advance=251
    973 .pair=83 .advance=251
    974 .layer=698 .tag=83 .parameters=722
    975 'start
    976 'before
    977 'after
    978 'index
    979 'after,before
    980 'shown
    981 'adopt,refuse
    """#
}
