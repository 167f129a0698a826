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
    table/backup 38
    table/export 41
    table/setRows 44
    table/validate 47
    table/diff 50
    view/open 53
    view/get 56
    view/set 58
    view/tap 60
    view/rows 63
    cell/text 66
    view/pin 69
    view/unpin 72
    view/locate 75
    view/watch 78
    view/scroll 81
    view/hit 84
    view/hover 87
    view/measure 89
    view/resync 92
    view/sync 94
    view/unwatch 92
    view/collapse 97
    view/select 100
    view/selection 103
    view/copy 106
    view/find 109
    filter/convert 112
    filter/like 115
    view/aggregate 118
    view/profile 121
    table/declare 124
    table/resolve 127
    action/list 130
    action/invoke 133
    expression/check 136
    expression/evaluate 139
    text/measure 142
    view/replace 145
    table/revert 148
    table/setDialect 151
    table/watchFile 154
    table/conflicts 157
    table/resolveConflicts 159
    cell/draft 162
    cell/refresh 165
    table/setParams 168
    view/cursor 170
    view/close 173
    table/close 175
    table/openDifference 176
    journal/list 178
    journal/remove 181
    database/list 184
    preset/list 187
    server/stats 189
    rpc.discover 191
    $/setTrace 192
    $/cancelRequest 194
    shutdown 196
    exit 4
    view/update 197
    view/profileUpdate 199
    action/didInvoke 201
    action/decide 203
    cell/compute 206
    cell/measure 209
    table/didChange 212
    $/progress 214
    $/logTrace 216
    window/logMessage 218
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=221 .search=222 .filter=223 .sections=224 .selection=225 .page=226 .columns=227
      .columnOrder=228 .binding=229 .params=230 .sortCycle=231 .footers=74 .footerSorts=74
      .showHidden=74 .layout=232 .presentation=233 .styles=234
    3 .code=235 .message=74 .data=236
    4 .jsonrpc=5 .id=6 .method=220 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=220 .params=8 .result=9 .error=3
    8 .clientInfo=237 .processId=235 .updates=238 .positions=239 .trace=240 .journal=241
      .journalFolder=74 .durability=242 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=243 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=220 .params=11 .result=12 .error=3
    11 .table=244 .name=74 .columns=245 .rows=246 .sections=247 .sectionColumn=74 .keyScope=248
      .types=249 .defaultSort=221 .keyColumns=228 .detectTypes=74 .declarations=250 .rowOptions=251
    12 .table=244 .name=74 .revision=235 .rowsState=252 .sourceState=253 .whenFileChanges=254
      .dirty=74 .savedRevision=235 .unsaved=255 .conflicts=235 .rowsAtRisk=256 .journal=257
      .difference=258 .keys=259 .columns=260 .types=0 .declarations=250 .sectionColumn=74
      .sections=261 .defaultSort=221 .params=230 .source=262 .dialect=263 .preamble=228
      .sampleRows=235 .history=264 .diagnostics=265
    13 .jsonrpc=5 .id=6 .method=220 .params=14 .result=12 .error=3
    14 .table=244 .name=74 .path=74 .uri=74 .content=266 .backup=74 .from=267 .dialect=268
      .columns=269 .types=249 .defaultSort=221 .keyColumns=228 .sections=261 .sectionColumn=74
      .keyScope=248 .sampleRows=235 .widen=74 .progressToken=235 .declarations=250 .wait=74
      .journal=241 .journalFolder=74 .durability=242 .whenFileChanges=254
    15 .jsonrpc=5 .id=6 .method=220 .params=16 .result=12 .error=3
    16 .table=244 .diagnostics=270
    17 .jsonrpc=5 .id=6 .method=220 .params=18 .result=19 .error=3
    18 .table=244 .edits=271 .seen=235 .exact=74 .label=74 .author=74 .history=272 .invalid=273
      .preview=74 .view=244
    19 .revision=235 .inserted=274 .changedCells=235 .history=264 .preview=275
    20 .jsonrpc=5 .id=6 .method=220 .params=21 .result=22 .error=3
    21 .table=244 .author=74
    22 .revision=235 .step=276 .skipped=235 .history=264
    23 .jsonrpc=5 .id=6 .method=220 .params=24 .result=25 .error=3
    24 .table=244 .first=235 .size=235
    25 .revision=235 .count=235 .current=235 .bytes=235 .bytesMax=235 .dropped=235 .first=235
      .items=277
    26 .jsonrpc=5 .id=6 .method=220 .params=27 .result=28 .error=3
    27 .table=244 .step=235 .author=74
    28 .revision=235 .undone=235 .redone=235 .skipped=235 .history=264
    29 .jsonrpc=5 .id=6 .method=220 .params=30 .result=31 .error=3
    30 .table=244 .path=74 .uri=74 .copy=74 .overwrite=278 .sync=74 .dryRun=74 .range=270
      .encoding=279 .dialect=280 .compressionLevel=235 .progressToken=235
    31 .revision=235 .path=74 .uri=74 .bytes=235 .records=235 .way=281 .dirty=74 .edits=282
      .statements=283
    32 .jsonrpc=5 .id=6 .method=220 .params=33 .result=34 .error=3
    33 .table=244
    34 .revision=235 .bytes=235 .dirty=74
    35 .jsonrpc=5 .id=6 .method=220 .params=36 .result=37 .error=3
    36 .table=244 .action=284
    37 .revision=235 .changes=235 .lostChanges=235 .lostBytes=235 .lostSteps=235 .history=264
    38 .jsonrpc=5 .id=6 .method=220 .params=39 .result=40 .error=3
    39 .table=244 .path=74 .uri=74
    40 .revision=235 .path=74 .uri=74 .bytes=235 .dirty=74 .holds=285
    41 .jsonrpc=5 .id=6 .method=220 .params=42 .result=43 .error=3
    42 .view=244 .table=244 .rows=274 .range=270 .columns=228 .format=286 .to=287 .as=288
      .formulaGuard=289 .header=74 .jsonRows=290 .delimiter=1 .lineEnd=291 .byteOrderMark=74
      .sqlTable=74 .sqlRows=235 .progressToken=235 .wait=74
    43 .viewRevision=235 .revision=235 .complete=74 .rowCount=235 .columns=228 .bytes=235 .lossy=74
      .text=74 .path=74
    44 .jsonrpc=5 .id=6 .method=220 .params=45 .result=46 .error=3
    45 .table=244 .rows=246 .sections=292 .sectionColumn=74 .columns=228 .match=293 .compare=294
      .mode=295 .resetAbove=296 .preset=297 .rowStates=246 .cellStates=298 .hints=0 .supersede=74
      .seen=235 .label=74 .author=74 .history=272 .invalid=273
    46 .outcome=299 .revision=235 .mode=295 .deletes=235 .inserts=235 .moves=235 .updates=235
      .changedCells=235 .sections=300 .history=264
    47 .jsonrpc=5 .id=6 .method=220 .params=48 .result=49 .error=3
    48 .table=244 .rows=274 .columns=228 .first=235 .size=235 .wait=74
    49 .revision=235 .complete=74 .rowCount=235 .faultyRows=235 .count=235 .errors=301 .rules=302
      .first=235 .more=74 .items=303
    50 .jsonrpc=5 .id=6 .method=220 .params=51 .result=52 .error=3
    51 .from=304 .to=304 .match=293 .compare=294 .columns=228 .range=270 .as=305 .textBytes=235
      .wait=74
    52 .from=306 .to=306 .complete=74 .columns=228 .counts=307 .first=235 .size=235 .more=74
      .diff=308 .old=309 .keys=310 .sections=311
    53 .jsonrpc=5 .id=6 .method=220 .params=54 .result=55 .error=3
    54 .table=244 .view=244 .state=2 .preset=297 .remember=74 .wait=74
    55 .view=244 .table=244 .viewRevision=235 .revision=235 .state=312 .footers=313 .layout=314
      .cursor=315 .preset=297 .filterProblems=316 .filterFailure=317 .orderProblems=318
      .orderFailure=317 .counts=319 .orderState=320 .complete=74 .searching=321 .sorting=322
      .columns=228 .remembered=323
    56 .jsonrpc=5 .id=6 .method=220 .params=57 .result=55 .error=3
    57 .view=244 .wait=74
    58 .jsonrpc=5 .id=6 .method=220 .params=59 .result=55 .error=3
    59 .view=244 .state=2 .show=324 .wait=74
    60 .jsonrpc=5 .id=6 .method=220 .params=61 .result=62 .error=3
    61 .view=244 .part=325 .column=74 .extend=74 .wait=74
    62 .view=244 .table=244 .viewRevision=235 .revision=235 .state=312 .footers=313 .layout=314
      .cursor=315 .counts=319 .orderState=320 .complete=74 .columns=228 .preset=297
      .filterProblems=316 .filterFailure=317 .orderProblems=318 .orderFailure=317 .searching=321
      .sorting=322 .sortable=74 .indicators=326
    63 .jsonrpc=5 .id=6 .method=220 .params=64 .result=65 .error=3
    64 .view=244 .range=270 .keys=274 .columns=228 .as=305 .textBytes=235 .texts=327 .ellipsis=74
      .at=235 .pin=244 .wait=74 .extraFields=74
    65 .viewRevision=235 .revision=235 .complete=74 .first=235 .count=235 .more=74 .keys=328
      .blocks=329 .sections=330 .extraFields=331 .counts=319 .orderState=320 .searching=321
      .sorting=322
    66 .jsonrpc=5 .id=6 .method=220 .params=67 .result=68 .error=3
    67 .table=244 .row=324 .column=74 .of=288 .start=235 .size=235
    68 .revision=235 .text=74 .lossy=74 .start=235 .end=235 .bytes=235 .more=74
    69 .jsonrpc=5 .id=6 .method=220 .params=70 .result=71 .error=3
    70 .view=244 .pin=244 .wait=74
    71 .view=244 .pin=244 .viewRevision=235 .revision=235 .counts=319 .orderState=320 .searching=321
      .sorting=322 .complete=74
    72 .jsonrpc=5 .id=6 .method=220 .params=73 .result=74 .error=3
    73 .view=244 .pin=244
    74
    75 .jsonrpc=5 .id=6 .method=220 .params=76 .result=77 .error=3
    76 .view=244 .keys=274 .columns=228 .at=332 .offsets=333 .wait=74
    77 .viewRevision=235 .complete=74 .rows=334 .columns=335 .at=336 .entries=337
    78 .jsonrpc=5 .id=6 .method=220 .params=79 .result=80 .error=3
    79 .view=244 .subscription=244 .window=338 .content=339 .columns=228 .as=305 .textBytes=235
      .texts=327 .ellipsis=74 .hold=340 .anchor=341 .follow=74 .appearance=74 .kinds=74 .problems=74
      .separators=74 .styles=74 .accessibility=74 .brief=74 .across=342
    80 .subscription=244 .viewRevision=235 .revision=235 .complete=74
    81 .jsonrpc=5 .id=6 .method=220 .params=82 .result=83 .error=3
    82 .subscription=244 .first=235 .size=235 .columns=228 .hold=340 .across=343 .offset=235
      .extent=235 .entry=341 .placement=344 .pages=235 .to=345 .thumb=235 .follow=74 .dragging=74
      .anchor=341
    83 .viewRevision=235 .update=235 .first=235 .size=235 .across=346 .viewport=347
    84 .jsonrpc=5 .id=6 .method=220 .params=85 .result=86 .error=3
    85 .subscription=244 .x=235 .y=235 .header=235 .grip=235 .text=348
    86 .viewRevision=235 .part=349 .entry=350 .column=351 .resize=351 .textOffset=235
    87 .jsonrpc=5 .id=6 .method=220 .params=88 .result=74 .error=3
    88 .subscription=244 .row=324 .column=74
    89 .jsonrpc=5 .id=6 .method=220 .params=90 .result=91 .error=3
    90 .view=244 .rows=352 .cells=353 .at=235
    91 .viewRevision=235 .changed=235 .unused=354
    92 .jsonrpc=5 .id=6 .method=220 .params=93 .result=74 .error=3
    93 .subscription=244
    94 .jsonrpc=5 .id=6 .method=220 .params=95 .result=96 .error=3
    95 .table=244 .supplied=74 .layout=74
    96 .complete=74 .tables=355
    97 .jsonrpc=5 .id=6 .method=220 .params=98 .result=99 .error=3
    98 .view=244 .action=356 .keys=357 .wait=74
    99 .viewRevision=235 .counts=319 .orderState=320 .complete=74 .searching=321 .sorting=322
    100 .jsonrpc=5 .id=6 .method=220 .params=101 .result=102 .error=3
    101 .view=244 .action=358 .rows=274 .columns=228 .cells=359 .ranges=360 .wait=74
    102 .viewRevision=235 .complete=74 .count=235 .selected=361 .deselected=361 .truncated=74
    103 .jsonrpc=5 .id=6 .method=220 .params=104 .result=105 .error=3
    104 .view=244 .first=235 .size=235 .wait=74
    105 .viewRevision=235 .complete=74 .unit=362 .count=235 .first=235 .items=361
    106 .jsonrpc=5 .id=6 .method=220 .params=107 .result=108 .error=3
    107 .view=244 .formats=363 .rows=274 .range=270 .columns=228 .as=288 .formulaGuard=289
      .header=74 .wait=74
    108 .viewRevision=235 .revision=235 .complete=74 .rowCount=235 .columns=228 .flavours=364
      .lossy=74
    109 .jsonrpc=5 .id=6 .method=220 .params=110 .result=111 .error=3
    110 .view=244 .search=222 .unit=365 .from=324 .fromColumn=74 .count=74 .direction=366 .wrap=74
      .wait=74
    111 .viewRevision=235 .revision=235 .complete=74 .matches=235 .hits=235 .hit=367
    112 .jsonrpc=5 .id=6 .method=220 .params=113 .result=114 .error=3
    113 .table=244 .filter=223
    114 .tree=223 .text=74 .problems=368
    115 .jsonrpc=5 .id=6 .method=220 .params=116 .result=117 .error=3
    116 .view=244 .row=324 .column=74 .relation=369 .combine=370
    117 .viewRevision=235 .condition=223 .filter=223
    118 .jsonrpc=5 .id=6 .method=220 .params=119 .result=120 .error=3
    119 .view=244 .groupBy=228 .aggregates=371 .over=372 .sort=373 .range=270 .as=305 .textBytes=235
      .wait=74
    120 .viewRevision=235 .revision=235 .complete=74 .groups=235 .first=235 .more=74 .groupBy=329
      .counts=333 .aggregates=374
    121 .jsonrpc=5 .id=6 .method=220 .params=122 .result=123 .error=3
    122 .view=244 .columns=228 .kinds=375 .over=376 .quantiles=333 .bins=235 .top=235 .as=305
      .textBytes=235 .partialResultToken=235 .subscription=244 .quiet=235 .wait=74
    123 .viewRevision=235 .revision=235 .complete=74 .columns=377 .left=228
    124 .jsonrpc=5 .id=6 .method=220 .params=125 .result=126 .error=3
    125 .table=244 .declarations=250 .author=74
    126 .revision=235 .declarations=250
    127 .jsonrpc=5 .id=6 .method=220 .params=128 .result=129 .error=3
    128 .table=244 .rows=274 .columns=228 .headers=228 .sections=228 .view=244 .subscription=244
      .settings=378 .first=235
    129 .revision=235 .items=379 .first=235 .more=74
    130 .jsonrpc=5 .id=6 .method=220 .params=131 .result=132 .error=3
    131 .view=244 .row=324 .column=74
    132 .viewRevision=235 .revision=235 .layer=380 .name=74 .problem=74 .actions=381
    133 .jsonrpc=5 .id=6 .method=220 .params=134 .result=135 .error=3
    134 .view=244 .row=324 .column=74 .action=74 .seen=235 .author=74
    135 .viewRevision=235 .revision=235
    136 .jsonrpc=5 .id=6 .method=220 .params=137 .result=138 .error=3
    137 .source=74 .dialect=382 .table=244 .variables=383 .functions=384
    138 .type=385 .dependencies=386 .steps=235 .problems=387
    139 .jsonrpc=5 .id=6 .method=220 .params=140 .result=141 .error=3
    140 .source=74 .dialect=382 .table=244 .variables=383 .checked=74 .row=324 .bindings=230
      .params=230
    141 .value=388 .complete=74 .type=385
    142 .jsonrpc=5 .id=6 .method=220 .params=143 .result=144 .error=3
    143 .texts=228 .measurer=389 .bold=74 .wrap=390 .truncate=391
    144 .lineHeight=235 .estimate=74 .measures=392
    145 .jsonrpc=5 .id=6 .method=220 .params=146 .result=147 .error=3
    146 .view=244 .search=222 .with=74 .scope=393 .at=394 .by=395 .preview=74 .label=74 .author=74
      .wait=74
    147 .revision=235 .complete=74 .matches=235 .cells=235 .skipped=235 .history=264 .preview=275
    148 .jsonrpc=5 .id=6 .method=220 .params=149 .result=150 .error=3
    149 .table=244 .label=74 .author=74
    150 .revision=235 .records=235 .history=264
    151 .jsonrpc=5 .id=6 .method=220 .params=152 .result=153 .error=3
    152 .table=244 .dialect=268 .discard=74 .label=74
    153 .revision=235 .rowCount=235 .columns=228 .history=264
    154 .jsonrpc=5 .id=6 .method=220 .params=155 .result=156 .error=3
    155 .table=244 .whenFileChanges=254
    156 .whenFileChanges=254 .sourceState=253
    157 .jsonrpc=5 .id=6 .method=220 .params=24 .result=158 .error=3
    158 .revision=235 .count=235 .first=235 .items=396 .more=74
    159 .jsonrpc=5 .id=6 .method=220 .params=160 .result=161 .error=3
    160 .table=244 .take=397 .conflicts=359 .label=74 .author=74
    161 .revision=235 .resolved=235 .left=235 .history=264
    162 .jsonrpc=5 .id=6 .method=220 .params=163 .result=164 .error=3
    163 .view=244 .row=324 .column=74 .action=398 .by=395 .text=74 .value=0 .overwrite=74
      .orCancel=74 .label=74 .author=74 .history=272 .invalid=273
    164 .revision=235 .draft=399 .history=264
    165 .jsonrpc=5 .id=6 .method=220 .params=166 .result=167 .error=3
    166 .table=244 .columns=228 .rows=274
    167 .revision=235
    168 .jsonrpc=5 .id=6 .method=220 .params=169 .result=167 .error=3
    169 .table=244 .params=230 .author=74
    170 .jsonrpc=5 .id=6 .method=220 .params=171 .result=172 .error=3
    171 .view=244 .row=341 .column=74 .move=400 .to=401 .wrap=74 .select=402 .show=244
      .placement=344 .wait=74
    172 .viewRevision=235 .complete=74 .moved=74 .row=403 .column=74 .viewIndex=235 .pageIndex=235
      .offset=235 .height=235 .frame=404 .group=405 .x=235 .width=235 .text=74 .cut=74 .found=74
      .wrapped=74 .selected=235 .update=235
    173 .jsonrpc=5 .id=6 .method=220 .params=174 .result=74 .error=3
    174 .view=244
    175 .jsonrpc=5 .id=6 .method=220 .params=33 .result=74 .error=3
    176 .jsonrpc=5 .id=6 .method=220 .params=177 .result=12 .error=3
    177 .table=244 .name=74 .from=406 .to=304 .match=293 .columns=228
    178 .jsonrpc=5 .id=6 .method=220 .params=179 .result=180 .error=3
    179 .journalFolder=74
    180 .folder=74 .items=407
    181 .jsonrpc=5 .id=6 .method=220 .params=182 .result=183 .error=3
    182 .journals=228 .journalFolder=74
    183 .removed=228
    184 .jsonrpc=5 .id=6 .method=220 .params=185 .result=186 .error=3
    185 .path=74 .countMax=235
    186 .tables=408
    187 .jsonrpc=5 .id=6 .method=220 .params=0 .result=188 .error=3
    188 .presets=409
    189 .jsonrpc=5 .id=6 .method=220 .params=0 .result=190 .error=3
    190 .memory=410 .methods=1 .watching=411 *=235
    191 .jsonrpc=5 .id=6 .method=220 .params=0 .result=1 .error=3
    192 .jsonrpc=5 .id=6 .method=220 .params=193 .result=0 .error=3
    193 .value=240
    194 .jsonrpc=5 .id=6 .method=220 .params=195 .result=0 .error=3
    195 .id=235
    196 .jsonrpc=5 .id=6 .method=220 .params=0 .result=74 .error=3
    197 .jsonrpc=5 .id=6 .method=220 .params=198 .result=0 .error=3
    198 .subscription=244 .view=244 .table=244 .seq=235 .from=235 .to=235 .revision=235 .causes=412
      .authors=228 .hints=246 .appearance=413 .kinds=414 .layout=314 .across=346 .heights=415
      .frames=416 .viewport=347 .separators=417 .styles=418 .accessibility=419 .counts=319
      .orderState=320 .complete=74 .window=270 .columns=228 .reset=420 .diff=421 .part=235 .last=74
    199 .jsonrpc=5 .id=6 .method=220 .params=200 .result=0 .error=3
    200 .subscription=244 .view=244 .table=244 .viewRevision=235 .revision=235 .complete=74
      .columns=377 .last=74
    201 .jsonrpc=5 .id=6 .method=220 .params=202 .result=0 .error=3
    202 .table=244 .view=244 .revision=235 .action=74 .key=324 .sourceIndex=235 .viewIndex=235
      .column=74 .values=422 .author=74
    203 .jsonrpc=5 .id=6 .method=220 .params=204 .result=205 .error=3
    204 .table=244 .view=244 .asked=423 .count=235 .deadline=235 .default=424
    205 .decision=424
    206 .jsonrpc=5 .id=6 .method=220 .params=207 .result=208 .error=3
    207 .table=244 .column=74 .type=425 .revision=235 .rows=274 .blocks=329 .types=426 .deadline=235
    208 .values=246 .texts=228 .errors=427
    209 .jsonrpc=5 .id=6 .method=220 .params=210 .result=211 .error=3
    210 .table=244 .view=244 .viewRevision=235 .revision=235 .kind=428 .column=74 .rows=274
      .columns=429 .blocks=329 .deadline=235
    211 .heights=333 .widths=333
    212 .jsonrpc=5 .id=6 .method=220 .params=213 .result=0 .error=3
    213 .table=244 .revision=235 .rowsState=252 .sourceState=253 .dirty=74 .savedRevision=235
      .history=264 .unsaved=255 .conflicts=235 .rowsAtRisk=256 .journal=257 .difference=430
      .diagnostics=431
    214 .jsonrpc=5 .id=6 .method=220 .params=215 .result=0 .error=3
    215 .token=235 .value=432
    216 .jsonrpc=5 .id=6 .method=220 .params=217 .result=0 .error=3
    217 .message=74 .verbose=74
    218 .jsonrpc=5 .id=6 .method=220 .params=219 .result=0 .error=3
    219 .type=235 .message=74
    220 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,database/list,exit,expression/check,expression/evaluate
      'filter/convert,filter/like,initialize,initialized,journal/list,journal/remove
      'preset/list,rpc.discover,server/stats,shutdown,table/adoptFile,table/backup
      'table/close,table/conflicts,table/create,table/declare,table/describe
      'table/didChange,table/diff,table/edit,table/export,table/history,table/jump
      'table/open,table/openDifference,table/recover,table/redo,table/resolve
      'table/resolveConflicts,table/revert,table/save,table/setDialect,table/setParams
      'table/setRows,table/undo,table/validate,table/watchFile,text/measure
      'view/aggregate,view/close,view/collapse,view/copy,view/cursor,view/find
      'view/get,view/hit,view/hover,view/locate,view/measure,view/open,view/pin
      'view/profile,view/profileUpdate,view/replace,view/resync,view/rows,view/scroll
      'view/select,view/selection,view/set,view/sync,view/tap,view/unpin,view/unwatch
      'view/update,view/watch,window/logMessage
    221 []=433
    222 .text=74 .columns=228 .caseFolded=74 .diacritics=434 .match=435 .mode=436 .of=437
    223 .kind=438 ?kind:all=439 ?kind:any=440 ?kind:not=441 ?kind:compare=442 ?kind:oneOf=443
      ?kind:text=444 ?kind:expression=445 ?kind:null=446 ?kind:error=447
    224 .by=448 .headers=74 .footers=74 .empty=449 .collapsed=450 .aggregates=371
    225 .mode=451 .unit=362 .tap=452 .momentary=74 .whenFiltered=453
    226 .size=235 .index=235
    227 *=454
    228 []=74
    229 'cell,none,object
    230 *=388
    231 []=455
    232 .measurer=389 .frame=235 .minimumWidth=235 .insets=456 .direction=457 .spacing=235 .scale=74
      .lock=74 .fixed=456 .rows=458 .items=459 .sizing=460 .columns=461
    233 .kind=462 .header=463 .footer=463 .search=464 .insets=465 .spacings=466 .indicators=467
      .scrollBars=468 .alignment=405
    234 []=469
    235 #
    236 .kind=470 .pointer=471 .expected=0 .found=0 .position=235 .revision=235 .offset=235 .limit=1
      .maximum=235 .viewRevision=235 .seen=235 .oldest=235 .asked=235 .step=235 .errno=235
      .library=1 .count=235 .problem=74 .obstacle=472 .reason=473 .permission=1 .layer=380
      .binding=1 .id=74 .view=244 .column=74 .row=324 .section=74 .name=74 .action=74 .method=74
      .path=74 .system=74 .range=474 .bytes=474 .lines=475 .problems=387 .errors=476 .rule=477
      .keys=478 .got=235 .state=479 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=480
      .changedRows=481 .start=482
    237 .name=74 .version=74
    238 'each,merged
    239 'cells,utf-16,utf-32,utf-8
    240 'messages,off,verbose
    241 'off,on
    242 'synced,written
    243 .messageBytesMax=235 .requestsInFlightMax=235 .waitingNotificationBytesMax=235
      .drainMillisecondsMax=235 .batchMembersMax=235 .depthMax=235 .columnsMax=235 .rowsMax=235
      .fieldBytesMax=235 .rowsPerAnswerMax=235 .answerBytesMax=235 .windowTextBytes=235
      .textBytesMax=235 .windowRowsMax=235 .collectionItemsMax=235 .filterConditionsMax=235
      .expressionBytesMax=235 .expressionNodesMax=235 .expressionDepthMax=235
      .expressionStepsMax=235 .expressionValueUnitsMax=235 .tablesMax=235 .viewsMax=235
      .subscriptionsMax=235 .aggregatesMax=235 .groupsMax=235 .groupBytesMax=235 .sortRowsMax=235
      .formatBytesMax=235 .shownBytesMax=235 .sectionAggregatesMax=235 .distinctValuesMax=235
      .cacheBytes=235 .expandedBytesMax=235 .wholeRowsMax=235 .wholeBytesMax=235
      .queryMillisecondsMax=235 .keptFileBytesMax=235 .undoBytesMax=235 .hintsBytesMax=235
      .pinsMax=235 .draftsMax=235 .draftBytesMax=235 .rowStepsMax=235 .parameterBytesMax=235
      .declarationsBytesMax=235 .rulesMax=235 .stateBytesMax=235 .sectionsMax=235 .actionsMax=235
      .actionDepthMax=235 .computeRowsMax=235 .measuredTextsMax=235 .measuredBytesMax=235
      .advancesMax=235 .stylesMax=235 .sectionBytesMax=235 .sectionKeyBytesMax=235
      .rowKeyBytesMax=235 .keyIndexBytesMax=235
    244 $id
    245 []=483
    246 []=0
    247 []=484
    248 'section,table
    249 *=485
    250 .settings=486 .fallback=486 .columns=487 .kinds=488 .kindBy=489 .defaultKind=74
      .undeclaredKinds=490 .rowRules=491 .sectionKinds=492 .sections=493 .cellKinds=422 .editors=422
      .decisions=494
    251 []=495
    252 .count=235 .complete=74 .failure=496 .examined=74 .extraFields=235
    253 'asOpened,changed,removed,replaced,unreadable
    254 'follow,merge,reload,tell
    255 .records=235 .bytes=235 .columns=74 .order=74
    256 'copying,noRoom,tooLarge
    257 .state=497 .reason=74 .editors=333 .unreadable=235 .recoverable=498 .restored=499
    258 .state=500 .failure=74 .from=501 .to=501 .counts=301 .columns=502 .styles=234
    259 .kind=503 ?kind:given=504 ?kind:columns=505
    260 []=506
    261 []=507
    262 .kind=508 ?kind:file=509 ?kind:inline=510 ?kind:created=511
    263 .delimiter=512 .quote=513 .escape=513 .header=513 .headerRows=514 .skipInitialSpace=513
      .encoding=515 .lineEnd=516 .comment=513 .format=517 .rows=513 .flatten=514 .preambleLines=514
      .nullValues=518
    264 .undo=235 .redo=235 .current=235 .saved=235 .undoLabel=74 .redoLabel=74 .dropped=235
    265 .count=235 .counts=519 .first=235 .items=520
    266 .text=74 .base64=74
    267 .table=74 .view=74 .query=74 .params=0
    268 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=235 .skipInitialSpace=74
      .encoding=279 .comment=74 .preambleLines=235 .nullValues=228 .types=521 .outliers=235
      .format=522 .rows=471 .flatten=235
    269 *=523
    270 .first=235 .size=235
    271 []=524
    272 'join,none,step
    273 'keep,refuse
    274 []=324
    275 .cells=235 .inserted=235 .removed=235 .moved=235 .columns=235 .sections=235 .errorCount=235
      .removedRows=274 .items=525 .errors=476 .asked=423
    276 .id=235 .label=74 .author=74
    277 []=526
    278 'always,ifUnchanged
    279 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    280 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=291 .byteOrderMark=74
    281 'committed,overwritten,replaced,unchanged
    282 .count=235 .first=235 .size=235 .more=74 .items=527
    283 .count=235 .first=235 .size=235 .more=74 .items=528
    284 'apply,discard,keep
    285 'content,edits
    286 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    287 .path=74 .overwrite=74 .sync=74
    288 'text,value
    289 'off,quote,reject
    290 'arrays,objects
    291 'cr,crlf,lf
    292 []=529
    293 .kind=530 ?kind:keys=531 ?kind:columns=505 ?kind:given=532 ?kind:content=533
    294 .kind=534 ?kind:value=535 ?kind:columns=505 ?kind:tag=536
    295 'diff,reset
    296 .changes=235 .share=235
    297 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    298 []=422
    299 'applied,superseded
    300 .deletes=235 .inserts=235 .moves=235 .updates=235
    301 *=235
    302 []=537
    303 []=538
    304 .table=244 .revision=235
    305 'both,text,value
    306 .table=244 .revision=235 .rowCount=235
    307 .deletes=235 .moves=235 .inserts=235 .updates=235 .changes=235
    308 .deletes=539 .moves=539 .inserts=540 .updates=541
    309 .deletes=542 .updates=541
    310 .moves=274 .updates=543
    311 .old=357 .new=357 .deletes=333 .inserts=333 .moves=539 .updates=544
    312 .sort=221 .search=222 .filter=223 .sections=545 .selection=225 .page=226 .columns=227
      .columnOrder=228 .binding=229 .params=230 .sortCycle=231 .footers=74 .footerSorts=74
      .showHidden=74 .layout=546 .presentation=233 .styles=234
    313 *=547
    314 .width=235 .content=235 .direction=457 .height=235 .items=548 .estimate=74 .groups=549
      .columns=550
    315 .row=403 .column=74 .viewIndex=235
    316 []=551
    317 .row=324 .pointer=552 .reason=74 .message=74 .range=474 .bytes=474 .lines=475
    318 []=553
    319 .source=235 .filtered=235 .pages=235 .pageIndex=235 .pageSize=235 .pageStart=235
      .pageEnd=235 .matches=235 .entries=235 .failed=235 .orderFailed=235 .hidden=235
    320 'pending,ready
    321 .rows=235 .matches=235
    322 .rows=235 .of=235
    323 .outcome=554 .when=235 .dropped=555
    324 #key
    325 'footer,header
    326 *=556
    327 'cut,whole
    328 []=403
    329 []=557
    330 []=558
    331 []=559
    332 []=560
    333 []=235
    334 []=561
    335 []=562
    336 []=563
    337 []=564
    338 .kind=565 ?kind:entries=566 ?kind:all=567 ?kind:viewport=568
    339 'cells,keys
    340 .sort=569 .filter=569 .sections=569 .page=569 .setRows=569 .load=569 .edit=569 .resize=569
      .measure=569 'end,entry,index
    341 .kind=570 .key=246 #key
    342 .offset=235 .frameWidth=235 .overscan=235
    343 .offset=235 .thumb=235 .frameWidth=235 .overscan=235 .column=74 .placement=571
    344 'bottom,center,nearest,top
    345 'end,start
    346 .offset=235 .room=235 .contentWidth=235 .left=549 .clip=333 .thumb=572
    347 .offset=235 .extent=235 .top=235 .spacing=235 .heldBack=235 .thumb=572 .anchor=403
      .sticky=573
    348 .align=574 .inset=235 .top=235
    349 'entry,header,outside
    350 .key=403 .viewIndex=235 .y=235 .height=235 .sticky=74
    351 .column=74 .x=235 .width=235 .clip=333
    352 []=575
    353 []=576
    354 []=577
    355 @=235 $id
    356 'collapse,expand,toggle
    357 []=246
    358 'add,all,extend,invert,none,remove,replace,tap,toggle
    359 []=578
    360 []=579
    361 []=580
    362 'cell,column,row
    363 []=286
    364 []=581
    365 'cell,row
    366 'next,previous
    367 .row=324 .viewIndex=235 .pageIndex=235 .wrapped=74 .ordinal=235 .cells=582
    368 []=583
    369 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    370 'all,any,replace
    371 []=584
    372 'all,shown
    373 .kind=585 ?kind:group=586 ?kind:count=587 ?kind:aggregate=588
    374 []=589
    375 []=590
    376 'all,selection,shown
    377 []=591
    378 []=592
    379 []=593
    380 'builtIn,column,fallback,kind,row,section,table
    381 []=594
    382 'strict,table
    383 *=385
    384 []=595
    385 .list=385 .map=596 .type=385 .opaque=74 .of=596
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    386 .columns=228 .cells=228 .params=228 .bindings=228
    387 []=597
    388 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=598 .map=599
      .type=74 .timestamp=600 .duration=600 .optional=388
    389 .kind=601 ?kind:cells=602 ?kind:font=603 ?kind:estimate=604
    390 .width=235 .linesMax=235
    391 .width=235 .at=605 .ellipsis=74
    392 []=606
    393 'all,selection
    394 .row=324 .column=74 .index=235
    395 'owner,user
    396 []=607
    397 'ours,theirs
    398 'begin,cancel,change,commit
    399 .view=244 .author=74 .by=608 .text=74 .stale=74 .problem=609
    400 .rows=235 .columns=235 .pages=235
    401 'columnEnd,columnStart,end,nextCell,nextChange,nextFilled,nextFilledColumn
      'nextHit,nextProblem,previousCell,previousChange,previousFilled
      'previousFilledColumn,previousHit,previousProblem,rowEnd,rowStart,start
    402 'extend,replace
    403 .kind=570 .key=610 #key
    404 .x=235 .y=235 .width=235 .height=235
    405 'center,leading,trailing
    406 .table=244 .revision=235 .saved=74 .path=74 .text=74 .base64=74 .dialect=268
    407 []=611
    408 []=612
    409 []=1
    410 .resident=235 .program=235 .heap=235 .free=235 .cache=235 .tables=613 .sorting=235
      .gathering=235 .comparing=235 .messages=235 .recording=235 .other=235 *=235
    411 []=614
    412 []=615
    413 .appeared=328 .disappeared=328 .prefetch=328 .cancelled=328
    414 .rows=616 .cells=617 .states=618 .cellStates=619
    415 []=620
    416 []=404
    417 []=621
    418 .anew=74 .looks=622 .rows=623 .cells=624 .failures=625
    419 []=626
    420 .keys=328 .blocks=329
    421 .deletes=539 .moves=539 .inserts=627 .updates=541 .scrolledOut=539 .scrolledIn=539
    422 *=0
    423 []=628
    424 'allow,refuse
    425 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    426 []=425
    427 []=629
    428 'heights,widths
    429 []=630
    430 .state=500 .failure=74 .from=501 .to=501 .counts=631
    431 .count=235
    432 .kind=632 ?kind:begin=633 ?kind:report=634 ?kind:end=635 ?kind:partial=636
    433 .column=74 .expression=74 .direction=637 .nulls=638 .comparator=639
    434 'exact,ignored
    435 'contains,fuzzy,prefix,regex,words
    436 'filter,mark
    437 'display,value
    438 'all,any,compare,error,expression,not,null,oneOf,text
    439 .kind=640 .conditions=641
    440 .kind=642 .conditions=641
    441 .kind=643 .condition=223
    442 .kind=644 .column=74 .relation=369 .value=0
    443 .kind=645 .column=74 .values=0
    444 .kind=646 .column=74 .relation=647 .text=74 .caseFolded=74 .diacritics=434 .of=437
    445 .kind=648 .source=74
    446 .kind=649 .column=74
    447 .kind=650 .column=74
    448 []=651 'declared
    449 'hide,show
    450 .all=74 .keys=357
    451 'multiple,none,single
    452 'extend,replace,toggle
    453 'drop,keep
    454 .hidden=74 .footer=652 .nullDefault=0
    455 'ascending,descending,none
    456 .leading=235 .trailing=235
    457 'ltr,rtl
    458 .height=235 .wrap=74 .linesMax=235 .inset=235 .padding=235 .minimum=235 .maximum=235
      .whole=74 .spacing=235 .background=74 .quiet=235 .measured=653 .deadline=235
    459 .direction=654 .size=548 .perLine=333 .spacing=235 .lineSpacing=235 .insets=655
    460 .mode=656 .minimum=235 .maximum=235 .padding=235 .headerPadding=235 .header=74 .footer=74
      .whole=74
    461 *=657
    462 'grid,headless,list,stack
    463 .shown=74 .height=235 .inside=74 .floats=74
    464 .shown=74 .height=235 .inside=74 .floats=74 .placement=658 .placeholder=74
    465 .table=655 .header=655 .footer=655 .row=655 .item=655
    466 .header=235 .footer=235
    467 .ascending=74 .descending=74 .none=74 .width=235 .header=74 .footer=74
    468 .vertical=74 .horizontal=74 .minimum=235
    469 .when=74 .source=659 .columns=228 .layer=660 .tag=74 .parameters=661
    470 'actionDisabled,ambiguousRows,badBackup,badFormat,badQuery,batch,blockOverflows
      'cancelled,changedTwice,columnExists,columnsNeeded,compressed,conflict,conflicts
      'constraint,contentModified,cycle,databaseDamaged,databaseFailed,databaseLocked
      'depth,differenceTable,doubledAction,doubledSortKey,draftOpen,duplicateKeys
      'duplicateSections,evaluation,expression,fileChanged,fileDamaged,fileDiffers
      'fileExists,forgotten,formulas,framing,id,initializedBefore,internal,invalid
      'invalidParams,journalFailed,jsonrpc,keyColumn,length,libraryMissing,limit
      'loadingFailed,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,noOrder,noRowLayout,noSections,notADatabase
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
    471 $pointer
    472 'base,columns,dialect,edited,misfit,none
    473 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    474 .start=235 .end=235
    475 .start=482 .end=482
    476 []=662
    477 .kind=74 .index=235 .expression=74 .type=425 .message=74 .severity=663
    478 []=664
    479 'changed,replaced
    480 []=665
    481 []=666
    482 .line=235 .character=235
    483 .id=74 .type=425 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=489 .supplied=667 .format=668 .parse=668
      .nullPlaceholder=74 .comparator=639 .footer=652 .validate=669 .align=670 .editor=0
      .cellKind=74 .meta=0
    484 .key=324 .header=74 .footer=74 .kind=74 .state=0 .rows=246
    485 .base=425 .format=668 .parse=668 .nullPlaceholder=74 .comparator=639 .footer=652
      .validate=669 .align=670 .editor=0 .cellKind=74 .meta=0
    486 .height=671 .width=671 .estimatedHeight=672 .headerHeight=673 .footerHeight=673 .hidden=674
      .selectable=675 .momentary=674 .editable=675 .movable=676 .deletable=675 .collapsible=675
      .indentation=672 .actions=381 .separators=677 .accessory=674 .accessibilityText=674
      .cellKind=674 .editor=674 .holds=674
    487 *=678
    488 *=679
    489 .column=74 .expression=74
    490 'default,refuse
    491 []=680
    492 *=486
    493 *=681
    494 .deadline=235 .default=424
    495 .kind=74 .settings=486 .rowState=0 .cellStates=422
    496 .kind=682 .message=74 .system=74
    497 'blocked,failed,off,on,suspended
    498 .changes=235 .when=235 .base=683 .process=235 .others=235 .lostBytes=235 .lostSteps=235
      .suspended=74
    499 .backup=74 .steps=235 .lostSteps=235 .base=683
    500 'current,failed,pending
    501 .table=244 .revision=235 .rowCount=235 .follows=74
    502 .kind=74 .moved=74 .changed=74 .from=74 .to=74 .was=684
    503 'columns,given
    504 .kind=685
    505 .kind=686 .columns=228
    506 .id=74 .title=74 .exactTitle=74 .type=425 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=667 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=489 .sortByProblem=74 .typeName=74 .format=668 .parse=668 .nullPlaceholder=74
      .comparator=639 .footer=652 .validate=669 .align=670 .editor=0 .cellKind=74 .meta=0
      .evidence=687 .database=688
    507 .key=324 .header=74 .footer=74 .kind=74 .state=0
    508 'created,file,inline
    509 .kind=689 .path=74 .uri=74 .bytes=235 .compression=690 .from=691
    510 .kind=692 .bytes=235
    511 .kind=693
    512 .value=74 .forced=74 .evidence=694
    513 .value=74 .forced=74 .evidence=695
    514 .value=235 .forced=74 .evidence=695
    515 .value=279 .forced=74 .evidence=695
    516 .value=696 .forced=74 .evidence=695
    517 .value=697 .forced=74 .evidence=695
    518 .value=228 .forced=74 .evidence=695
    519 .fieldCount=235 .typeMismatch=235 .unclosedQuote=235 .fieldTooLong=235 .invalidEncoding=235
      .unlikelyCharacters=235 .guessedEncoding=235 .comment=235 .notJSON=235 .otherKind=235
      .extraMember=235 .doubledMember=235
    520 []=698
    521 'detected,plain
    522 'delimited,json,ndjson
    523 .type=425 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=489 .supplied=667 .format=668 .parse=668
      .nullPlaceholder=74 .comparator=639 .footer=652 .validate=669 .align=670 .editor=0
      .cellKind=74 .meta=0
    524 .kind=699 ?kind:set=700 ?kind:insert=701 ?kind:remove=702 ?kind:move=703 ?kind:paste=704
      ?kind:adopt=705 ?kind:setRow=706 ?kind:setColumn=707 ?kind:addColumn=708
      ?kind:removeColumn=709 ?kind:orderColumns=710 ?kind:addSections=711 ?kind:removeSections=712
      ?kind:moveSections=713 ?kind:setSection=714
    525 []=715
    526 .id=235 .done=74 .label=74 .author=74 .cause=716 .revision=235 .cells=235 .rows=235
      .columns=235 .sections=235 .bytes=235
    527 []=717
    528 []=718
    529 .key=324 .header=74 .footer=74 .kind=74 .state=0 .rows=246 .keys=274 .rowStates=246
      .cellStates=298 .tags=274
    530 'columns,content,given,keys
    531 .kind=719
    532 .kind=685 .keys=274
    533 .kind=720
    534 'columns,tag,value
    535 .kind=721
    536 .kind=722 .tags=274
    537 .column=74 .kind=74 .type=425 .index=235 .expression=74 .message=74 .severity=663 .count=235
      .problem=74
    538 .kind=723 .row=324 .column=74 .columns=228 .text=74 .cut=74 .rule=477 .reason=74
    539 []=333
    540 .at=539 .keys=274 .blocks=329
    541 []=724
    542 .keys=274 .blocks=329
    543 []=725
    544 []=726
    545 .by=727 .headers=74 .footers=74 .empty=449 .collapsed=728 .aggregates=371
    546 .measurer=389 .frame=235 .minimumWidth=235 .insets=456 .direction=457 .spacing=235 .scale=74
      .lock=74 .fixed=456 .rows=729 .items=459 .sizing=460 .columns=461
    547 .title=74 .aggregate=730 .over=372 .value=0 .text=74 .cut=74 .nulls=235 .errors=235
      .pending=74 .problem=731
    548 .width=235 .height=235
    549 .leading=235 .center=235 .trailing=235
    550 []=732
    551 .pointer=552 .kind=733 .message=74
    552 $statePointer
    553 .pointer=552 .kind=734 .message=74
    554 'damaged,foreign,newer,noFile,none,off,restored
    555 []=735
    556 .direction=455 .sortable=74 .priority=235
    557 .column=74 .offset=235 .values=246 .texts=228 .errors=736 .pending=333 .stale=333 .lossy=333
      .cut=333 .cutBytes=333 .matches=737 .drafts=738
    558 .key=610 .title=74 .cut=74 .count=235 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=739
    559 .row=324 .fields=228 .cut=74
    560 .x=235 .group=405
    561 .key=324 .sourceIndex=235 .viewIndex=235 .pageIndex=235 .offset=235 .height=235 .frame=404
      .reason=740 .section=610
    562 .column=74 .group=405 .x=235 .width=235 .estimate=74 .reason=741
    563 .column=74 .group=405 .x=235 .width=235 .estimate=74 .distance=235
    564 .key=403 .viewIndex=235 .offset=235 .height=235 .frame=404
    565 'all,entries,viewport
    566 .kind=742 .first=235 .size=235 .overscan=235
    567 .kind=640
    568 .kind=743 .offset=235 .extent=235 .overscan=235
    569 'entry,offset,start
    570 'footer,group,header
    571 'center,end,nearest,start
    572 .start=235 .length=235
    573 []=744
    574 'center,left,right
    575 .row=324 .height=235
    576 .row=324 .column=74 .height=235
    577 .row=324 .column=74 .reason=745
    578 .row=324 .column=74
    579 .from=578 .to=578
    580 .row=324 .column=74 .sourceIndex=235 .viewIndex=235 .pageIndex=235
    581 .format=286 .type=1 .text=74
    582 []=746
    583 .pointer=74 .kind=747 .message=74
    584 .column=74 .kind=730
    585 'aggregate,count,group
    586 .kind=748 .direction=637
    587 .kind=749 .direction=637
    588 .kind=750 .index=235 .direction=637
    589 .column=74 .kind=730 .values=246 .texts=228 .cut=333 .nulls=333 .errors=333
    590 'distinct,extremes,frequencies,histogram,mean,quantiles
    591 .column=74 .rows=235 .sample=74 .nulls=235 .errors=235 .distinct=751 .min=752 .max=752
      .mean=752 .quantiles=753 .histogram=754 .frequencies=755
    592 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    593 .row=324 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=422 .settings=756
    594 .id=74 .title=674 .style=757 .hidden=674 .image=674 .placement=758 .fullSwipe=74
      .children=381
    595 .name=74 .arguments=596 .result=385 .member=74
    596 []=385
    597 .kind=759 .message=74 .range=474 .bytes=474 .lines=475 .expected=74 .found=74 .hint=74
    598 []=388
    599 []=598
    600 .seconds=74 .nanos=74
    601 'cells,estimate,font
    602 .kind=760 .tabStop=235 .ambiguous=761 .unit=762
    603 .kind=763 .lineHeight=235 .regular=764 .bold=764
    604 .kind=765 .advance=235 .lineHeight=235
    605 'head,middle,tail
    606 .width=235 .height=235 .lines=766 .more=74 .shown=767
    607 .kind=768 .row=324 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=397
      .oursAfter=324 .theirsAfter=324
    608 'user
    609 .kind=769 .expected=74 .row=324 .column=74 .columns=228 .rule=477 .reason=74
    610 []=770
    611 .journal=74 .bytes=235 .when=235 .inUse=74 .path=74 .changes=235 .process=235 .problem=771
    612 .name=74 .kind=772 .columns=773 .primaryKey=228 .uniqueKeys=774 .foreignKeys=775 .rows=776
    613 .sources=235 .edits=235 .rows=235 .keys=235 .history=235 .views=235 .uncounted=235 *=235
    614 .subscription=244 .view=244 .pending=235 .lagRevisions=235
    615 'cursor,declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    616 []=777
    617 []=778
    618 []=779
    619 []=780
    620 .height=235 .count=235
    621 .top=781 .bottom=781 .at=539
    622 []=782
    623 []=783
    624 []=784
    625 []=785
    626 .column=74 .text=74 .at=539
    627 .at=539 .keys=328 .blocks=329
    628 .permission=786 .row=324 .column=74 .section=74 .layer=380
    629 .row=235 .text=74
    630 .column=74 .width=235
    631 .same=235 .added=235 .removed=235 .changed=235 .moved=235
    632 'begin,end,partial,report
    633 .kind=787 .title=74 .message=74 .percentage=235
    634 .kind=788 .message=74 .percentage=235
    635 .kind=789 .message=74
    636 .kind=790 .viewRevision=235 .revision=235 .columns=377
    637 'ascending,descending
    638 'first,last
    639 .kind=791 .caseFolded=74 .diacritics=434 .values=228
      'caseInsensitive,length,natural,semver,text,value
    640 'all
    641 []=223
    642 'any
    643 'not
    644 'compare
    645 'oneOf
    646 'text
    647 'contains,endsWith,equals,startsWith
    648 'expression
    649 'null
    650 'error
    651 .column=74 .expression=74 .declared=74 .direction=637 .nulls=638 .comparator=639 .values=246
    652 .title=74 .aggregate=730 .over=372
    653 'client,daemon
    654 'horizontal,wrapped
    655 .top=235 .leading=235 .bottom=235 .trailing=235
    656 .kind=792 ?kind:maximum=793 ?kind:average=794 ?kind:sampled=795 ?kind:client=796
      ?kind:percentile=797 ?kind:hybrid=798 ?kind:padded=799 ?kind:fixed=800 ?kind:fraction=801
      ?kind:flexible=802 ?kind:adaptive=803
    657 .mode=656 .minimum=235 .maximum=235 .padding=235 .headerPadding=235 .header=74 .footer=74
      .whole=74 .width=235 .spacing=235
    658 'client,embedded,hidden
    659 .kind=804 ?kind:stripes=805 ?kind:sorted=806 ?kind:selected=807 ?kind:hovered=808
      ?kind:matches=809 ?kind:drafts=810 ?kind:errors=811
    660 'background,overlay
    661 *=674
    662 .kind=74 .message=74 .pointer=471 .row=324 .column=74 .expected=0 .found=0 .rule=477
    663 'mark,refuse
    664 .key=324 .rows=333
    665 .row=324 .column=74 .line=74 .reason=812
    666 .row=324 .gone=74
    667 .inputs=228 .deadline=235
    668 .kind=813 ?kind:number=814 ?kind:currency=815 ?kind:percent=816 ?kind:compact=817
      ?kind:bytes=818 ?kind:duration=819 ?kind:date=820 ?kind:boolean=821 ?kind:map=822
      ?kind:template=823
    669 .expression=74 .message=74 .severity=663 []=824
    670 'center,end,start
    671 .expression=74 'automatic #
    672 .expression=74 #
    673 .expression=74 'automatic,zero #
    674 .expression=74
    675 .expression=74 'ask
    676 .expression=74 .within=228 'ask
    677 .top=781 .between=781 .bottom=781
    678 .height=671 .width=671 .estimatedHeight=672 .headerHeight=673 .footerHeight=673 .hidden=674
      .selectable=675 .momentary=674 .editable=675 .movable=676 .deletable=675 .collapsible=675
      .indentation=672 .actions=381 .separators=677 .accessory=674 .accessibilityText=674
      .cellKind=674 .editor=674 .holds=674 .header=486
    679 .height=671 .width=671 .estimatedHeight=672 .headerHeight=673 .footerHeight=673 .hidden=674
      .selectable=675 .momentary=674 .editable=675 .movable=676 .deletable=675 .collapsible=675
      .indentation=672 .actions=381 .separators=677 .accessory=674 .accessibilityText=674
      .cellKind=674 .editor=674 .holds=674 .columns=825
    680 .expression=74 .message=74 .severity=663 .columns=228
    681 .height=671 .width=671 .estimatedHeight=672 .headerHeight=673 .footerHeight=673 .hidden=674
      .selectable=675 .momentary=674 .editable=675 .movable=676 .deletable=675 .collapsible=675
      .indentation=672 .actions=381 .separators=677 .accessory=674 .accessibilityText=674
      .cellKind=674 .editor=674 .holds=674 .kind=74
    682 'cancelled,limit,readFailed,sourceChanged
    683 'different,grown,same
    684 *=74
    685 'given
    686 'columns
    687 .sampleRows=235 .counts=301 .reason=74 .nullValues=228 .firstDisagreement=826
    688 .declared=74 .notNull=74 .default=74 .generated=74 .keyPlace=235 .references=775
    689 'file
    690 .format=827 .bytes=235
    691 .kind=828 .name=74 .primaryKey=228
    692 'inline
    693 'created
    694 .reason=74 .examined=235 .share=235 .score=235 .parts=301 .others=829
    695 .reason=74 .examined=235 .share=235
    696 'cr,crlf,lf,mixed
    697 'json,ndjson
    698 .kind=830 .message=74 .row=324 .column=74 .line=235 .byteOffset=235 .expected=74 .found=74
    699 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    700 .kind=831 .row=324 .column=74 .value=0 .text=74 .values=0
    701 .kind=832 .options=251 .rows=246 .place=833
    702 .kind=834 .rows=274
    703 .kind=835 .rows=274 .place=833
    704 .kind=836 .texts=774 .text=74 .html=74 .format=837 .header=74 .at=578 .view=244 .rows=274
      .columns=228 .overflow=838
    705 .kind=839 .view=244
    706 .kind=840 .row=324 .options=495
    707 .kind=841 .column=74 .options=523
    708 .kind=842 .column=74 .options=523 .place=843
    709 .kind=844 .column=74
    710 .kind=845 .columns=228
    711 .kind=846 .sections=247 .place=847 .sectionColumn=74
    712 .kind=848 .sections=274
    713 .kind=849 .sections=274 .place=847
    714 .kind=850 .section=324 .options=851
    715 .row=324 .column=74 .before=752 .after=752
    716 'edit,setRows
    717 .bytes=333 .range=475 .newText=74 .base64=74
    718 .sql=74 .params=852 .row=324
    719 'keys
    720 'content
    721 'value
    722 'tag
    723 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    724 .column=74 .rows=333 .values=246 .texts=228 .errors=736 .pending=333 .stale=333 .lossy=333
      .cut=333 .cutBytes=333 .matches=737
    725 .index=235 .key=324 .columns=228
    726 .index=235 .key=74 .members=853
    727 []=854 'declared
    728 .all=74 .keys=855
    729 .height=235 .wrap=74 .linesMax=235 .inset=235 .padding=235 .minimum=235 .maximum=235
      .whole=74 .spacing=235 .background=74 .quiet=235 .measured=856 .deadline=235
    730 'count,distinct,max,mean,min,sum,valid
    731 'notApplicable,outOfRange,tooManyValues
    732 .column=74 .fixed=857 .x=235 .width=235 .tracks=235 .estimate=74
    733 'typeChanged,unknownColumn
    734 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    735 .pointer=552 .kind=858 .message=74
    736 []=859
    737 []=860
    738 []=861
    739 []=862
    740 'collapsed,filtered,hidden,removed,unknown
    741 'hidden
    742 'entries
    743 'viewport
    744 .kind=863 .y=235 .height=235 .section=558
    745 'changed,declared,fixed,hidden
    746 .column=74 .extraField=235 .ranges=539 .further=235
    747 'column,columnType,limit,value
    748 'group
    749 'count
    750 'aggregate
    751 .count=235 .exact=74 .error=235
    752 .value=0 .text=74 .cut=74
    753 .at=333 .exact=74 .error=235 .values=246 .texts=228 .cut=333
    754 .values=246 .texts=228 .cut=333 .counts=333 .outside=235
    755 .values=246 .texts=228 .cut=333 .counts=333 .exact=74 .error=235
    756 *=864
    757 .expression=74 'destructive,disabled,normal
    758 'inline,leading,menu,trailing
    759 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    760 'cells
    761 'narrow,wide
    762 'clusters,codePoints,wcwidth
    763 'font
    764 .defaultAdvance=235 .ranges=865 .advances=866 .kerning=867 .letterSpacing=235
    765 'estimate
    766 []=868
    767 .text=74 .width=235 .cut=74
    768 'cell,place,removed
    769 'invalid,valueDoesNotFit
    770 .kind=650
    771 'damaged,foreign,newer
    772 'table,view,virtual
    773 []=869
    774 []=228
    775 []=870
    776 .count=235 .complete=74
    777 .kind=74 .at=539
    778 .column=74 .cellKind=0 .editor=0 .at=539
    779 .index=235 .rowState=0
    780 .index=235 .column=74 .cellState=0
    781 .leading=235 .trailing=235 .thickness=235
    782 .look=235 .styles=871
    783 .look=235 .at=539
    784 .column=74 .look=235 .at=539
    785 .style=235 .count=235 .row=324 .message=74
    786 'collapse,delete,edit,move,select
    787 'begin
    788 'report
    789 'end
    790 'partial
    791 'caseInsensitive,length,list,natural,semver,text,value
    792 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    793 .kind=872
    794 .kind=873 .advance=235
    795 .kind=874 .size=235
    796 .kind=856 .size=235
    797 .kind=875 .share=235 .size=235
    798 .kind=876 .size=235 .advance=235
    799 .kind=877 .width=235
    800 .kind=878 .width=235
    801 .kind=879 .share=235
    802 .kind=880
    803 .kind=881
    804 'drafts,errors,hovered,matches,selected,sorted,stripes
    805 .kind=882 .every=235 .offset=235 .by=883
    806 .kind=884 .every=235 .offset=235
    807 .kind=885
    808 .kind=886
    809 .kind=887
    810 .kind=888
    811 .kind=889
    812 'encoding,formula,json,quote
    813 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    814 .kind=890 .pattern=74 .locale=891 .prefix=74 .suffix=74 .negative=892 .decimalMark=74
      .groupMark=74
    815 .kind=893 .pattern=74 .locale=891 .prefix=74 .suffix=74 .negative=892 .decimalMark=74
      .groupMark=74 .currency=74 .display=894
    816 .kind=895 .pattern=74 .locale=891 .prefix=74 .suffix=74 .negative=892 .decimalMark=74
      .groupMark=74
    817 .kind=896 .locale=891 .currency=74 .digits=235
    818 .kind=897 .locale=891 .units=898 .digits=235
    819 .kind=899 .locale=891 .style=900 .unit=901
    820 .kind=902 .pattern=74 .locale=891
    821 .kind=903 .true=74 .false=74
    822 .kind=904 .values=684 .otherwise=668
    823 .kind=905 .template=74 .format=668
    824 .expression=74 .message=74 .severity=663
    825 *=906
    826 .row=324 .line=235 .byteOffset=235 .text=74
    827 'gzip,zstd
    828 'query,table,view,virtual
    829 []=907
    830 'comment,doubledMember,extraMember,fieldCount,fieldTooLong,guessedEncoding
      'invalidEncoding,notJSON,otherKind,typeMismatch,unclosedQuote,unlikelyCharacters
    831 'set
    832 'insert
    833 .kind=908 ?kind:start=909 ?kind:end=910 ?kind:before=911 ?kind:after=912 ?kind:index=913
      ?kind:shown=914
    834 'remove
    835 'move
    836 'paste
    837 'csv,html,json,markdown,tsv
    838 'clip,insert,refuse
    839 'adopt
    840 'setRow
    841 'setColumn
    842 'addColumn
    843 .kind=915 ?kind:start=909 ?kind:end=910 ?kind:before=916 ?kind:after=917
    844 'removeColumn
    845 'orderColumns
    846 'addSections
    847 .kind=915 ?kind:start=909 ?kind:end=910 ?kind:before=918 ?kind:after=919
    848 'removeSections
    849 'moveSections
    850 'setSection
    851 .header=74 .footer=74 .kind=74 .state=0
    852 []=920
    853 []=921
    854 .column=74 .expression=74 .declared=74 .direction=637 .nulls=638 .comparator=639 .values=228
    855 []=610
    856 'client
    857 'leading,trailing
    858 'expression,invalidParams,notSortable,unknownColumn
    859 .row=235 .kind=922 .text=74
    860 .row=235 .ranges=539 .further=235
    861 .row=235 .view=244 .author=74 .by=608 .text=74 .stale=74 .problem=609
    862 .column=74 .kind=730 .value=0 .text=74 .cut=74 .nulls=235 .errors=235 .pending=74
      .problem=923
    863 'group,header
    864 .value=0 .layer=380 .name=74 .problem=74
    865 []=924
    866 []=925
    867 []=926
    868 .range=333 .width=235
    869 .name=74 .declared=74 .notNull=74 .default=74 .generated=74
    870 .columns=228 .table=74 .parents=228
    871 []=927
    872 'maximum
    873 'average
    874 'sampled
    875 'percentile
    876 'hybrid
    877 'padded
    878 'fixed
    879 'fraction
    880 'flexible
    881 'adaptive
    882 'stripes
    883 'page,section
    884 'sorted
    885 'selected
    886 'hovered
    887 'matches
    888 'drafts
    889 'errors
    890 'number
    891 'de,en,es,fr,hi,it,ja,nl,pt
    892 'minus,parentheses
    893 'currency
    894 'code,symbol
    895 'percent
    896 'compact
    897 'bytes
    898 'iec,si
    899 'duration
    900 'clock,short,words
    901 'day,hour,millisecond,minute,second
    902 'date
    903 'boolean
    904 'map
    905 'template
    906 .height=671 .width=671 .estimatedHeight=672 .headerHeight=673 .footerHeight=673 .hidden=674
      .selectable=675 .momentary=674 .editable=675 .movable=676 .deletable=675 .collapsible=675
      .indentation=672 .actions=381 .separators=677 .accessory=674 .accessibilityText=674
      .cellKind=674 .editor=674 .holds=674 .type=425 .validate=669 .format=668 .path=74
    907 .delimiter=74 .score=235
    908 'after,before,end,index,shown,start
    909 .kind=928
    910 .kind=789
    911 .kind=929 .row=324
    912 .kind=930 .row=324
    913 .kind=931 .sourceIndex=235 .counted=932
    914 .kind=933 .view=244 .viewIndex=235 .counted=932 .whenSorted=934
    915 'after,before,end,start
    916 .kind=929 .column=74
    917 .kind=930 .column=74
    918 .kind=929 .section=324
    919 .kind=930 .section=324
    920 .base64=74
    921 'footer,header,kind,state
    922 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    923 'notApplicable,outOfRange,tooManySections,tooManyValues
    924 .start=235 .end=235 .advance=235
    925 .characters=74 .advance=235
    926 .pair=74 .advance=235
    927 .layer=660 .tag=74 .parameters=684
    928 'start
    929 'before
    930 'after
    931 'index
    932 'after,before
    933 'shown
    934 'adopt,refuse
    """#
}
