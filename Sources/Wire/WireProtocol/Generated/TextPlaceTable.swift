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
    8 .clientInfo=237 .processId=235 .updates=238 .positions=239 .invisible=240 .trace=241
      .journal=242 .journalFolder=74 .durability=243 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=244 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=220 .params=11 .result=12 .error=3
    11 .table=245 .name=74 .columns=246 .rows=247 .sections=248 .sectionColumn=74 .keyScope=249
      .types=250 .defaultSort=221 .keyColumns=228 .detectTypes=74 .declarations=251 .rowOptions=252
    12 .table=245 .name=74 .revision=235 .rowsState=253 .sourceState=254 .whenFileChanges=255
      .dirty=74 .savedRevision=235 .unsaved=256 .conflicts=235 .rowsAtRisk=257 .journal=258
      .difference=259 .keys=260 .columns=261 .types=0 .declarations=251 .sectionColumn=74
      .sections=262 .defaultSort=221 .params=230 .source=263 .dialect=264 .preamble=228
      .sampleRows=235 .history=265 .diagnostics=266
    13 .jsonrpc=5 .id=6 .method=220 .params=14 .result=12 .error=3
    14 .table=245 .name=74 .path=74 .uri=74 .content=267 .backup=74 .from=268 .dialect=269
      .columns=270 .types=250 .defaultSort=221 .keyColumns=228 .sections=262 .sectionColumn=74
      .keyScope=249 .sampleRows=235 .widen=74 .progressToken=235 .declarations=251 .wait=74
      .journal=242 .journalFolder=74 .durability=243 .whenFileChanges=255
    15 .jsonrpc=5 .id=6 .method=220 .params=16 .result=12 .error=3
    16 .table=245 .diagnostics=271
    17 .jsonrpc=5 .id=6 .method=220 .params=18 .result=19 .error=3
    18 .table=245 .edits=272 .seen=235 .exact=74 .label=74 .author=74 .history=273 .invalid=274
      .preview=74 .view=245
    19 .revision=235 .inserted=275 .changedCells=235 .history=265 .preview=276
    20 .jsonrpc=5 .id=6 .method=220 .params=21 .result=22 .error=3
    21 .table=245 .author=74
    22 .revision=235 .step=277 .skipped=235 .history=265
    23 .jsonrpc=5 .id=6 .method=220 .params=24 .result=25 .error=3
    24 .table=245 .first=235 .size=235
    25 .revision=235 .count=235 .current=235 .bytes=235 .bytesMax=235 .dropped=235 .first=235
      .items=278
    26 .jsonrpc=5 .id=6 .method=220 .params=27 .result=28 .error=3
    27 .table=245 .step=235 .author=74
    28 .revision=235 .undone=235 .redone=235 .skipped=235 .history=265
    29 .jsonrpc=5 .id=6 .method=220 .params=30 .result=31 .error=3
    30 .table=245 .path=74 .uri=74 .copy=74 .overwrite=279 .sync=74 .dryRun=74 .range=271
      .encoding=280 .dialect=281 .compressionLevel=235 .progressToken=235
    31 .revision=235 .path=74 .uri=74 .bytes=235 .records=235 .way=282 .dirty=74 .edits=283
      .statements=284
    32 .jsonrpc=5 .id=6 .method=220 .params=33 .result=34 .error=3
    33 .table=245
    34 .revision=235 .bytes=235 .dirty=74
    35 .jsonrpc=5 .id=6 .method=220 .params=36 .result=37 .error=3
    36 .table=245 .action=285
    37 .revision=235 .changes=235 .lostChanges=235 .lostBytes=235 .lostSteps=235 .history=265
    38 .jsonrpc=5 .id=6 .method=220 .params=39 .result=40 .error=3
    39 .table=245 .path=74 .uri=74
    40 .revision=235 .path=74 .uri=74 .bytes=235 .dirty=74 .holds=286
    41 .jsonrpc=5 .id=6 .method=220 .params=42 .result=43 .error=3
    42 .view=245 .table=245 .rows=275 .range=271 .columns=228 .format=287 .to=288 .as=289
      .formulaGuard=290 .header=74 .jsonRows=291 .delimiter=1 .lineEnd=292 .byteOrderMark=74
      .sqlTable=74 .sqlRows=235 .progressToken=235 .wait=74
    43 .viewRevision=235 .revision=235 .complete=74 .rowCount=235 .columns=228 .bytes=235 .lossy=74
      .text=74 .path=74
    44 .jsonrpc=5 .id=6 .method=220 .params=45 .result=46 .error=3
    45 .table=245 .rows=247 .sections=293 .sectionColumn=74 .columns=228 .match=294 .compare=295
      .mode=296 .resetAbove=297 .preset=298 .rowStates=247 .cellStates=299 .hints=0 .supersede=74
      .seen=235 .label=74 .author=74 .history=273 .invalid=274
    46 .outcome=300 .revision=235 .mode=296 .deletes=235 .inserts=235 .moves=235 .updates=235
      .changedCells=235 .sections=301 .history=265
    47 .jsonrpc=5 .id=6 .method=220 .params=48 .result=49 .error=3
    48 .table=245 .rows=275 .columns=228 .first=235 .size=235 .wait=74
    49 .revision=235 .complete=74 .rowCount=235 .faultyRows=235 .count=235 .errors=302 .rules=303
      .first=235 .more=74 .items=304
    50 .jsonrpc=5 .id=6 .method=220 .params=51 .result=52 .error=3
    51 .from=305 .to=305 .match=294 .compare=295 .columns=228 .range=271 .as=306 .textBytes=235
      .wait=74
    52 .from=307 .to=307 .complete=74 .columns=228 .counts=308 .first=235 .size=235 .more=74
      .diff=309 .old=310 .keys=311 .sections=312
    53 .jsonrpc=5 .id=6 .method=220 .params=54 .result=55 .error=3
    54 .table=245 .view=245 .state=2 .preset=298 .remember=74 .wait=74
    55 .view=245 .table=245 .viewRevision=235 .revision=235 .state=313 .footers=314 .layout=315
      .cursor=316 .preset=298 .filterProblems=317 .filterFailure=318 .orderProblems=319
      .orderFailure=318 .counts=320 .orderState=321 .complete=74 .searching=322 .sorting=323
      .columns=228 .remembered=324
    56 .jsonrpc=5 .id=6 .method=220 .params=57 .result=55 .error=3
    57 .view=245 .wait=74
    58 .jsonrpc=5 .id=6 .method=220 .params=59 .result=55 .error=3
    59 .view=245 .state=2 .show=325 .wait=74
    60 .jsonrpc=5 .id=6 .method=220 .params=61 .result=62 .error=3
    61 .view=245 .part=326 .column=74 .extend=74 .wait=74
    62 .view=245 .table=245 .viewRevision=235 .revision=235 .state=313 .footers=314 .layout=315
      .cursor=316 .counts=320 .orderState=321 .complete=74 .columns=228 .preset=298
      .filterProblems=317 .filterFailure=318 .orderProblems=319 .orderFailure=318 .searching=322
      .sorting=323 .sortable=74 .indicators=327
    63 .jsonrpc=5 .id=6 .method=220 .params=64 .result=65 .error=3
    64 .view=245 .range=271 .keys=275 .columns=228 .as=306 .textBytes=235 .texts=328 .ellipsis=74
      .at=235 .pin=245 .wait=74 .extraFields=74
    65 .viewRevision=235 .revision=235 .complete=74 .first=235 .count=235 .more=74 .keys=329
      .blocks=330 .sections=331 .extraFields=332 .counts=320 .orderState=321 .searching=322
      .sorting=323
    66 .jsonrpc=5 .id=6 .method=220 .params=67 .result=68 .error=3
    67 .table=245 .row=325 .column=74 .of=289 .start=235 .size=235
    68 .revision=235 .text=74 .lossy=74 .start=235 .end=235 .bytes=235 .more=74
    69 .jsonrpc=5 .id=6 .method=220 .params=70 .result=71 .error=3
    70 .view=245 .pin=245 .wait=74
    71 .view=245 .pin=245 .viewRevision=235 .revision=235 .counts=320 .orderState=321 .searching=322
      .sorting=323 .complete=74
    72 .jsonrpc=5 .id=6 .method=220 .params=73 .result=74 .error=3
    73 .view=245 .pin=245
    74
    75 .jsonrpc=5 .id=6 .method=220 .params=76 .result=77 .error=3
    76 .view=245 .keys=275 .columns=228 .at=333 .offsets=334 .wait=74
    77 .viewRevision=235 .complete=74 .rows=335 .columns=336 .at=337 .entries=338
    78 .jsonrpc=5 .id=6 .method=220 .params=79 .result=80 .error=3
    79 .view=245 .subscription=245 .window=339 .content=340 .columns=228 .as=306 .textBytes=235
      .texts=328 .ellipsis=74 .hold=341 .anchor=342 .follow=74 .appearance=74 .kinds=74 .problems=74
      .separators=74 .styles=74 .accessibility=74 .brief=74 .across=343
    80 .subscription=245 .viewRevision=235 .revision=235 .complete=74
    81 .jsonrpc=5 .id=6 .method=220 .params=82 .result=83 .error=3
    82 .subscription=245 .first=235 .size=235 .columns=228 .hold=341 .across=344 .offset=235
      .extent=235 .entry=342 .placement=345 .pages=235 .to=346 .thumb=235 .follow=74 .dragging=74
      .anchor=342
    83 .viewRevision=235 .update=235 .first=235 .size=235 .across=347 .viewport=348
    84 .jsonrpc=5 .id=6 .method=220 .params=85 .result=86 .error=3
    85 .subscription=245 .x=235 .y=235 .header=235 .grip=235 .text=349
    86 .viewRevision=235 .part=350 .entry=351 .column=352 .resize=352 .textOffset=235
    87 .jsonrpc=5 .id=6 .method=220 .params=88 .result=74 .error=3
    88 .subscription=245 .row=325 .column=74
    89 .jsonrpc=5 .id=6 .method=220 .params=90 .result=91 .error=3
    90 .view=245 .rows=353 .cells=354 .at=235
    91 .viewRevision=235 .changed=235 .unused=355
    92 .jsonrpc=5 .id=6 .method=220 .params=93 .result=74 .error=3
    93 .subscription=245
    94 .jsonrpc=5 .id=6 .method=220 .params=95 .result=96 .error=3
    95 .table=245 .supplied=74 .layout=74
    96 .complete=74 .tables=356
    97 .jsonrpc=5 .id=6 .method=220 .params=98 .result=99 .error=3
    98 .view=245 .action=357 .keys=358 .wait=74
    99 .viewRevision=235 .counts=320 .orderState=321 .complete=74 .searching=322 .sorting=323
    100 .jsonrpc=5 .id=6 .method=220 .params=101 .result=102 .error=3
    101 .view=245 .action=359 .rows=275 .columns=228 .cells=360 .ranges=361 .wait=74
    102 .viewRevision=235 .complete=74 .count=235 .selected=362 .deselected=362 .truncated=74
    103 .jsonrpc=5 .id=6 .method=220 .params=104 .result=105 .error=3
    104 .view=245 .first=235 .size=235 .wait=74
    105 .viewRevision=235 .complete=74 .unit=363 .count=235 .first=235 .items=362
    106 .jsonrpc=5 .id=6 .method=220 .params=107 .result=108 .error=3
    107 .view=245 .formats=364 .rows=275 .range=271 .columns=228 .as=289 .formulaGuard=290
      .header=74 .wait=74
    108 .viewRevision=235 .revision=235 .complete=74 .rowCount=235 .columns=228 .flavours=365
      .lossy=74
    109 .jsonrpc=5 .id=6 .method=220 .params=110 .result=111 .error=3
    110 .view=245 .search=222 .unit=366 .from=325 .fromColumn=74 .count=74 .direction=367 .wrap=74
      .wait=74
    111 .viewRevision=235 .revision=235 .complete=74 .matches=235 .hits=235 .hit=368
    112 .jsonrpc=5 .id=6 .method=220 .params=113 .result=114 .error=3
    113 .table=245 .filter=223
    114 .tree=223 .text=74 .problems=369
    115 .jsonrpc=5 .id=6 .method=220 .params=116 .result=117 .error=3
    116 .view=245 .row=325 .column=74 .relation=370 .combine=371
    117 .viewRevision=235 .condition=223 .filter=223
    118 .jsonrpc=5 .id=6 .method=220 .params=119 .result=120 .error=3
    119 .view=245 .groupBy=228 .aggregates=372 .over=373 .sort=374 .range=271 .as=306 .textBytes=235
      .wait=74
    120 .viewRevision=235 .revision=235 .complete=74 .groups=235 .first=235 .more=74 .groupBy=330
      .counts=334 .aggregates=375
    121 .jsonrpc=5 .id=6 .method=220 .params=122 .result=123 .error=3
    122 .view=245 .columns=228 .kinds=376 .over=377 .quantiles=334 .bins=235 .top=235 .as=306
      .textBytes=235 .partialResultToken=235 .subscription=245 .quiet=235 .wait=74
    123 .viewRevision=235 .revision=235 .complete=74 .columns=378 .left=228
    124 .jsonrpc=5 .id=6 .method=220 .params=125 .result=126 .error=3
    125 .table=245 .declarations=251 .author=74
    126 .revision=235 .declarations=251
    127 .jsonrpc=5 .id=6 .method=220 .params=128 .result=129 .error=3
    128 .table=245 .rows=275 .columns=228 .headers=228 .sections=228 .view=245 .subscription=245
      .settings=379 .first=235
    129 .revision=235 .items=380 .first=235 .more=74
    130 .jsonrpc=5 .id=6 .method=220 .params=131 .result=132 .error=3
    131 .view=245 .row=325 .column=74
    132 .viewRevision=235 .revision=235 .layer=381 .name=74 .problem=74 .actions=382
    133 .jsonrpc=5 .id=6 .method=220 .params=134 .result=135 .error=3
    134 .view=245 .row=325 .column=74 .action=74 .seen=235 .author=74
    135 .viewRevision=235 .revision=235
    136 .jsonrpc=5 .id=6 .method=220 .params=137 .result=138 .error=3
    137 .source=74 .dialect=383 .table=245 .variables=384 .functions=385
    138 .type=386 .dependencies=387 .steps=235 .problems=388
    139 .jsonrpc=5 .id=6 .method=220 .params=140 .result=141 .error=3
    140 .source=74 .dialect=383 .table=245 .variables=384 .checked=74 .row=325 .bindings=230
      .params=230
    141 .value=389 .complete=74 .type=386
    142 .jsonrpc=5 .id=6 .method=220 .params=143 .result=144 .error=3
    143 .texts=228 .measurer=390 .bold=74 .visible=74 .wrap=391 .truncate=392
    144 .lineHeight=235 .estimate=74 .measures=393
    145 .jsonrpc=5 .id=6 .method=220 .params=146 .result=147 .error=3
    146 .view=245 .search=222 .with=74 .scope=394 .at=395 .by=396 .preview=74 .label=74 .author=74
      .wait=74
    147 .revision=235 .complete=74 .matches=235 .cells=235 .skipped=235 .history=265 .preview=276
    148 .jsonrpc=5 .id=6 .method=220 .params=149 .result=150 .error=3
    149 .table=245 .label=74 .author=74
    150 .revision=235 .records=235 .history=265
    151 .jsonrpc=5 .id=6 .method=220 .params=152 .result=153 .error=3
    152 .table=245 .dialect=269 .discard=74 .label=74
    153 .revision=235 .rowCount=235 .columns=228 .history=265
    154 .jsonrpc=5 .id=6 .method=220 .params=155 .result=156 .error=3
    155 .table=245 .whenFileChanges=255
    156 .whenFileChanges=255 .sourceState=254
    157 .jsonrpc=5 .id=6 .method=220 .params=24 .result=158 .error=3
    158 .revision=235 .count=235 .first=235 .items=397 .more=74
    159 .jsonrpc=5 .id=6 .method=220 .params=160 .result=161 .error=3
    160 .table=245 .take=398 .conflicts=360 .label=74 .author=74
    161 .revision=235 .resolved=235 .left=235 .history=265
    162 .jsonrpc=5 .id=6 .method=220 .params=163 .result=164 .error=3
    163 .view=245 .row=325 .column=74 .action=399 .by=396 .text=74 .value=0 .overwrite=74
      .orCancel=74 .label=74 .author=74 .history=273 .invalid=274
    164 .revision=235 .draft=400 .history=265
    165 .jsonrpc=5 .id=6 .method=220 .params=166 .result=167 .error=3
    166 .table=245 .columns=228 .rows=275
    167 .revision=235
    168 .jsonrpc=5 .id=6 .method=220 .params=169 .result=167 .error=3
    169 .table=245 .params=230 .author=74
    170 .jsonrpc=5 .id=6 .method=220 .params=171 .result=172 .error=3
    171 .view=245 .row=342 .column=74 .move=401 .to=402 .wrap=74 .select=403 .show=245
      .placement=345 .wait=74
    172 .viewRevision=235 .complete=74 .moved=74 .row=404 .column=74 .viewIndex=235 .pageIndex=235
      .offset=235 .height=235 .frame=405 .group=406 .x=235 .width=235 .text=74 .cut=74 .found=74
      .wrapped=74 .selected=235 .update=235
    173 .jsonrpc=5 .id=6 .method=220 .params=174 .result=74 .error=3
    174 .view=245
    175 .jsonrpc=5 .id=6 .method=220 .params=33 .result=74 .error=3
    176 .jsonrpc=5 .id=6 .method=220 .params=177 .result=12 .error=3
    177 .table=245 .name=74 .from=407 .to=305 .match=294 .columns=228
    178 .jsonrpc=5 .id=6 .method=220 .params=179 .result=180 .error=3
    179 .journalFolder=74
    180 .folder=74 .items=408
    181 .jsonrpc=5 .id=6 .method=220 .params=182 .result=183 .error=3
    182 .journals=228 .journalFolder=74
    183 .removed=228
    184 .jsonrpc=5 .id=6 .method=220 .params=185 .result=186 .error=3
    185 .path=74 .countMax=235
    186 .tables=409
    187 .jsonrpc=5 .id=6 .method=220 .params=0 .result=188 .error=3
    188 .presets=410
    189 .jsonrpc=5 .id=6 .method=220 .params=0 .result=190 .error=3
    190 .memory=411 .methods=1 .watching=412 *=235
    191 .jsonrpc=5 .id=6 .method=220 .params=0 .result=1 .error=3
    192 .jsonrpc=5 .id=6 .method=220 .params=193 .result=0 .error=3
    193 .value=241
    194 .jsonrpc=5 .id=6 .method=220 .params=195 .result=0 .error=3
    195 .id=235
    196 .jsonrpc=5 .id=6 .method=220 .params=0 .result=74 .error=3
    197 .jsonrpc=5 .id=6 .method=220 .params=198 .result=0 .error=3
    198 .subscription=245 .view=245 .table=245 .seq=235 .from=235 .to=235 .revision=235 .causes=413
      .authors=228 .hints=247 .appearance=414 .kinds=415 .layout=315 .across=347 .heights=416
      .frames=417 .viewport=348 .separators=418 .styles=419 .accessibility=420 .counts=320
      .orderState=321 .complete=74 .window=271 .columns=228 .reset=421 .diff=422 .part=235 .last=74
    199 .jsonrpc=5 .id=6 .method=220 .params=200 .result=0 .error=3
    200 .subscription=245 .view=245 .table=245 .viewRevision=235 .revision=235 .complete=74
      .columns=378 .last=74
    201 .jsonrpc=5 .id=6 .method=220 .params=202 .result=0 .error=3
    202 .table=245 .view=245 .revision=235 .action=74 .key=325 .sourceIndex=235 .viewIndex=235
      .column=74 .values=423 .author=74
    203 .jsonrpc=5 .id=6 .method=220 .params=204 .result=205 .error=3
    204 .table=245 .view=245 .asked=424 .count=235 .deadline=235 .default=425
    205 .decision=425
    206 .jsonrpc=5 .id=6 .method=220 .params=207 .result=208 .error=3
    207 .table=245 .column=74 .type=426 .revision=235 .rows=275 .blocks=330 .types=427 .deadline=235
    208 .values=247 .texts=228 .errors=428
    209 .jsonrpc=5 .id=6 .method=220 .params=210 .result=211 .error=3
    210 .table=245 .view=245 .viewRevision=235 .revision=235 .kind=429 .column=74 .rows=275
      .columns=430 .blocks=330 .deadline=235
    211 .heights=334 .widths=334
    212 .jsonrpc=5 .id=6 .method=220 .params=213 .result=0 .error=3
    213 .table=245 .revision=235 .rowsState=253 .sourceState=254 .dirty=74 .savedRevision=235
      .history=265 .unsaved=256 .conflicts=235 .rowsAtRisk=257 .journal=258 .difference=431
      .diagnostics=432
    214 .jsonrpc=5 .id=6 .method=220 .params=215 .result=0 .error=3
    215 .token=235 .value=433
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
    221 []=434
    222 .text=74 .columns=228 .caseFolded=74 .diacritics=435 .match=436 .mode=437 .of=438
    223 .kind=439 ?kind:all=440 ?kind:any=441 ?kind:not=442 ?kind:compare=443 ?kind:oneOf=444
      ?kind:text=445 ?kind:expression=446 ?kind:null=447 ?kind:error=448
    224 .by=449 .headers=74 .footers=74 .empty=450 .collapsed=451 .aggregates=372
    225 .mode=452 .unit=363 .tap=453 .momentary=74 .whenFiltered=454
    226 .size=235 .index=235
    227 *=455
    228 []=74
    229 'cell,none,object
    230 *=389
    231 []=456
    232 .measurer=390 .frame=235 .minimumWidth=235 .insets=457 .direction=458 .spacing=235 .scale=74
      .lock=74 .fixed=457 .rows=459 .items=460 .sizing=461 .columns=462
    233 .kind=463 .header=464 .footer=464 .search=465 .insets=466 .spacings=467 .indicators=468
      .scrollBars=469 .alignment=406
    234 []=470
    235 #
    236 .kind=471 .pointer=472 .expected=0 .found=0 .position=235 .revision=235 .offset=235 .limit=1
      .maximum=235 .viewRevision=235 .seen=235 .oldest=235 .asked=235 .step=235 .errno=235
      .library=1 .count=235 .problem=74 .obstacle=473 .reason=474 .permission=1 .layer=381
      .binding=1 .id=74 .view=245 .column=74 .row=325 .section=74 .name=74 .action=74 .method=74
      .path=74 .system=74 .range=475 .bytes=475 .lines=476 .problems=388 .errors=477 .rule=478
      .keys=479 .got=235 .state=480 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=481
      .changedRows=482 .start=483
    237 .name=74 .version=74
    238 'each,merged
    239 'cells,utf-16,utf-32,utf-8
    240 'unchanged,visible
    241 'messages,off,verbose
    242 'off,on
    243 'synced,written
    244 .messageBytesMax=235 .requestsInFlightMax=235 .waitingNotificationBytesMax=235
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
    245 $id
    246 []=484
    247 []=0
    248 []=485
    249 'section,table
    250 *=486
    251 .settings=487 .fallback=487 .columns=488 .kinds=489 .kindBy=490 .defaultKind=74
      .undeclaredKinds=491 .rowRules=492 .sectionKinds=493 .sections=494 .cellKinds=423 .editors=423
      .decisions=495
    252 []=496
    253 .count=235 .complete=74 .failure=497 .examined=74 .extraFields=235
    254 'asOpened,changed,removed,replaced,unreadable
    255 'follow,merge,reload,tell
    256 .records=235 .bytes=235 .columns=74 .order=74
    257 'copying,noRoom,tooLarge
    258 .state=498 .reason=74 .editors=334 .unreadable=235 .recoverable=499 .restored=500
    259 .state=501 .failure=74 .from=502 .to=502 .counts=302 .columns=503 .styles=234
    260 .kind=504 ?kind:given=505 ?kind:columns=506
    261 []=507
    262 []=508
    263 .kind=509 ?kind:file=510 ?kind:inline=511 ?kind:created=512
    264 .delimiter=513 .quote=514 .escape=514 .header=514 .headerRows=515 .skipInitialSpace=514
      .encoding=516 .lineEnd=517 .comment=514 .format=518 .rows=514 .flatten=515 .preambleLines=515
      .nullValues=519
    265 .undo=235 .redo=235 .current=235 .saved=235 .undoLabel=74 .redoLabel=74 .dropped=235
    266 .count=235 .counts=520 .first=235 .items=521
    267 .text=74 .base64=74
    268 .table=74 .view=74 .query=74 .params=0
    269 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=235 .skipInitialSpace=74
      .encoding=280 .comment=74 .preambleLines=235 .nullValues=228 .types=522 .outliers=235
      .format=523 .rows=472 .flatten=235
    270 *=524
    271 .first=235 .size=235
    272 []=525
    273 'join,none,step
    274 'keep,refuse
    275 []=325
    276 .cells=235 .inserted=235 .removed=235 .moved=235 .columns=235 .sections=235 .errorCount=235
      .removedRows=275 .items=526 .errors=477 .asked=424
    277 .id=235 .label=74 .author=74
    278 []=527
    279 'always,ifUnchanged
    280 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    281 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=292 .byteOrderMark=74
    282 'committed,overwritten,replaced,unchanged
    283 .count=235 .first=235 .size=235 .more=74 .items=528
    284 .count=235 .first=235 .size=235 .more=74 .items=529
    285 'apply,discard,keep
    286 'content,edits
    287 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    288 .path=74 .overwrite=74 .sync=74
    289 'text,value
    290 'off,quote,reject
    291 'arrays,objects
    292 'cr,crlf,lf
    293 []=530
    294 .kind=531 ?kind:keys=532 ?kind:columns=506 ?kind:given=533 ?kind:content=534
    295 .kind=535 ?kind:value=536 ?kind:columns=506 ?kind:tag=537
    296 'diff,reset
    297 .changes=235 .share=235
    298 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    299 []=423
    300 'applied,superseded
    301 .deletes=235 .inserts=235 .moves=235 .updates=235
    302 *=235
    303 []=538
    304 []=539
    305 .table=245 .revision=235
    306 'both,text,value
    307 .table=245 .revision=235 .rowCount=235
    308 .deletes=235 .moves=235 .inserts=235 .updates=235 .changes=235
    309 .deletes=540 .moves=540 .inserts=541 .updates=542
    310 .deletes=543 .updates=542
    311 .moves=275 .updates=544
    312 .old=358 .new=358 .deletes=334 .inserts=334 .moves=540 .updates=545
    313 .sort=221 .search=222 .filter=223 .sections=546 .selection=225 .page=226 .columns=227
      .columnOrder=228 .binding=229 .params=230 .sortCycle=231 .footers=74 .footerSorts=74
      .showHidden=74 .layout=547 .presentation=233 .styles=234
    314 *=548
    315 .width=235 .content=235 .direction=458 .height=235 .items=549 .estimate=74 .groups=550
      .columns=551
    316 .row=404 .column=74 .viewIndex=235
    317 []=552
    318 .row=325 .pointer=553 .reason=74 .message=74 .range=475 .bytes=475 .lines=476
    319 []=554
    320 .source=235 .filtered=235 .pages=235 .pageIndex=235 .pageSize=235 .pageStart=235
      .pageEnd=235 .matches=235 .entries=235 .failed=235 .orderFailed=235 .hidden=235
    321 'pending,ready
    322 .rows=235 .matches=235
    323 .rows=235 .of=235
    324 .outcome=555 .when=235 .dropped=556
    325 #key
    326 'footer,header
    327 *=557
    328 'cut,whole
    329 []=404
    330 []=558
    331 []=559
    332 []=560
    333 []=561
    334 []=235
    335 []=562
    336 []=563
    337 []=564
    338 []=565
    339 .kind=566 ?kind:entries=567 ?kind:all=568 ?kind:viewport=569
    340 'cells,keys
    341 .sort=570 .filter=570 .sections=570 .page=570 .setRows=570 .load=570 .edit=570 .resize=570
      .measure=570 'end,entry,index
    342 .kind=571 .key=247 #key
    343 .offset=235 .frameWidth=235 .overscan=235
    344 .offset=235 .thumb=235 .frameWidth=235 .overscan=235 .column=74 .placement=572
    345 'bottom,center,nearest,top
    346 'end,start
    347 .offset=235 .room=235 .contentWidth=235 .left=550 .clip=334 .thumb=573
    348 .offset=235 .extent=235 .top=235 .spacing=235 .heldBack=235 .thumb=573 .anchor=404
      .sticky=574
    349 .align=575 .inset=235 .top=235
    350 'entry,header,outside
    351 .key=404 .viewIndex=235 .y=235 .height=235 .sticky=74
    352 .column=74 .x=235 .width=235 .clip=334
    353 []=576
    354 []=577
    355 []=578
    356 @=235 $id
    357 'collapse,expand,toggle
    358 []=247
    359 'add,all,extend,invert,none,remove,replace,tap,toggle
    360 []=579
    361 []=580
    362 []=581
    363 'cell,column,row
    364 []=287
    365 []=582
    366 'cell,row
    367 'next,previous
    368 .row=325 .viewIndex=235 .pageIndex=235 .wrapped=74 .ordinal=235 .cells=583
    369 []=584
    370 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    371 'all,any,replace
    372 []=585
    373 'all,shown
    374 .kind=586 ?kind:group=587 ?kind:count=588 ?kind:aggregate=589
    375 []=590
    376 []=591
    377 'all,selection,shown
    378 []=592
    379 []=593
    380 []=594
    381 'builtIn,column,fallback,kind,row,section,table
    382 []=595
    383 'strict,table
    384 *=386
    385 []=596
    386 .list=386 .map=597 .type=386 .opaque=74 .of=597
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    387 .columns=228 .cells=228 .params=228 .bindings=228
    388 []=598
    389 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=599 .map=600
      .type=74 .timestamp=601 .duration=601 .optional=389
    390 .kind=602 ?kind:cells=603 ?kind:font=604 ?kind:estimate=605
    391 .width=235 .linesMax=235
    392 .width=235 .at=606 .ellipsis=74
    393 []=607
    394 'all,selection
    395 .row=325 .column=74 .index=235
    396 'owner,user
    397 []=608
    398 'ours,theirs
    399 'begin,cancel,change,commit
    400 .view=245 .author=74 .by=609 .text=74 .stale=74 .problem=610
    401 .rows=235 .columns=235 .pages=235
    402 'columnEnd,columnStart,end,nextCell,nextChange,nextFilled,nextFilledColumn
      'nextHit,nextProblem,previousCell,previousChange,previousFilled
      'previousFilledColumn,previousHit,previousProblem,rowEnd,rowStart,start
    403 'extend,replace
    404 .kind=571 .key=611 #key
    405 .x=235 .y=235 .width=235 .height=235
    406 'center,leading,trailing
    407 .table=245 .revision=235 .saved=74 .path=74 .text=74 .base64=74 .dialect=269
    408 []=612
    409 []=613
    410 []=1
    411 .resident=235 .program=235 .heap=235 .free=235 .cache=235 .tables=614 .sorting=235
      .gathering=235 .comparing=235 .messages=235 .recording=235 .other=235 *=235
    412 []=615
    413 []=616
    414 .appeared=329 .disappeared=329 .prefetch=329 .cancelled=329
    415 .rows=617 .cells=618 .states=619 .cellStates=620
    416 []=621
    417 []=405
    418 []=622
    419 .anew=74 .looks=623 .rows=624 .cells=625 .failures=626
    420 []=627
    421 .keys=329 .blocks=330
    422 .deletes=540 .moves=540 .inserts=628 .updates=542 .scrolledOut=540 .scrolledIn=540
    423 *=0
    424 []=629
    425 'allow,refuse
    426 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    427 []=426
    428 []=630
    429 'heights,widths
    430 []=631
    431 .state=501 .failure=74 .from=502 .to=502 .counts=632
    432 .count=235
    433 .kind=633 ?kind:begin=634 ?kind:report=635 ?kind:end=636 ?kind:partial=637
    434 .column=74 .expression=74 .direction=638 .nulls=639 .comparator=640
    435 'exact,ignored
    436 'contains,fuzzy,prefix,regex,words
    437 'filter,mark
    438 'display,value
    439 'all,any,compare,error,expression,not,null,oneOf,text
    440 .kind=641 .conditions=642
    441 .kind=643 .conditions=642
    442 .kind=644 .condition=223
    443 .kind=645 .column=74 .relation=370 .value=0
    444 .kind=646 .column=74 .values=0
    445 .kind=647 .column=74 .relation=648 .text=74 .caseFolded=74 .diacritics=435 .of=438
    446 .kind=649 .source=74
    447 .kind=650 .column=74
    448 .kind=651 .column=74
    449 []=652 'declared
    450 'hide,show
    451 .all=74 .keys=358
    452 'multiple,none,single
    453 'extend,replace,toggle
    454 'drop,keep
    455 .hidden=74 .footer=653 .nullDefault=0
    456 'ascending,descending,none
    457 .leading=235 .trailing=235
    458 'ltr,rtl
    459 .height=235 .wrap=74 .linesMax=235 .inset=235 .padding=235 .minimum=235 .maximum=235
      .whole=74 .spacing=235 .background=74 .quiet=235 .measured=654 .deadline=235
    460 .direction=655 .size=549 .perLine=334 .spacing=235 .lineSpacing=235 .insets=656
    461 .mode=657 .minimum=235 .maximum=235 .padding=235 .headerPadding=235 .header=74 .footer=74
      .whole=74
    462 *=658
    463 'grid,headless,list,stack
    464 .shown=74 .height=235 .inside=74 .floats=74
    465 .shown=74 .height=235 .inside=74 .floats=74 .placement=659 .placeholder=74
    466 .table=656 .header=656 .footer=656 .row=656 .item=656
    467 .header=235 .footer=235
    468 .ascending=74 .descending=74 .none=74 .width=235 .header=74 .footer=74
    469 .vertical=74 .horizontal=74 .minimum=235
    470 .when=74 .source=660 .columns=228 .layer=661 .tag=74 .parameters=662
    471 'actionDisabled,ambiguousRows,badBackup,badFormat,badQuery,batch,blockOverflows
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
    472 $pointer
    473 'base,columns,dialect,edited,misfit,none
    474 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    475 .start=235 .end=235
    476 .start=483 .end=483
    477 []=663
    478 .kind=74 .index=235 .expression=74 .type=426 .message=74 .severity=664
    479 []=665
    480 'changed,replaced
    481 []=666
    482 []=667
    483 .line=235 .character=235
    484 .id=74 .type=426 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=490 .supplied=668 .format=669 .parse=669
      .nullPlaceholder=74 .comparator=640 .footer=653 .validate=670 .align=671 .editor=0
      .cellKind=74 .meta=0
    485 .key=325 .header=74 .footer=74 .kind=74 .state=0 .rows=247
    486 .base=426 .format=669 .parse=669 .nullPlaceholder=74 .comparator=640 .footer=653
      .validate=670 .align=671 .editor=0 .cellKind=74 .meta=0
    487 .height=672 .width=672 .estimatedHeight=673 .headerHeight=674 .footerHeight=674 .hidden=675
      .selectable=676 .momentary=675 .editable=676 .movable=677 .deletable=676 .collapsible=676
      .indentation=673 .actions=382 .separators=678 .accessory=675 .accessibilityText=675
      .cellKind=675 .editor=675 .holds=675
    488 *=679
    489 *=680
    490 .column=74 .expression=74
    491 'default,refuse
    492 []=681
    493 *=487
    494 *=682
    495 .deadline=235 .default=425
    496 .kind=74 .settings=487 .rowState=0 .cellStates=423
    497 .kind=683 .message=74 .system=74
    498 'blocked,failed,off,on,suspended
    499 .changes=235 .when=235 .base=684 .process=235 .others=235 .lostBytes=235 .lostSteps=235
      .suspended=74
    500 .backup=74 .steps=235 .lostSteps=235 .base=684
    501 'current,failed,pending
    502 .table=245 .revision=235 .rowCount=235 .follows=74
    503 .kind=74 .moved=74 .changed=74 .from=74 .to=74 .was=685
    504 'columns,given
    505 .kind=686
    506 .kind=687 .columns=228
    507 .id=74 .title=74 .exactTitle=74 .type=426 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=668 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=490 .sortByProblem=74 .typeName=74 .format=669 .parse=669 .nullPlaceholder=74
      .comparator=640 .footer=653 .validate=670 .align=671 .editor=0 .cellKind=74 .meta=0
      .evidence=688 .database=689
    508 .key=325 .header=74 .footer=74 .kind=74 .state=0
    509 'created,file,inline
    510 .kind=690 .path=74 .uri=74 .bytes=235 .compression=691 .from=692
    511 .kind=693 .bytes=235
    512 .kind=694
    513 .value=74 .forced=74 .evidence=695
    514 .value=74 .forced=74 .evidence=696
    515 .value=235 .forced=74 .evidence=696
    516 .value=280 .forced=74 .evidence=696
    517 .value=697 .forced=74 .evidence=696
    518 .value=698 .forced=74 .evidence=696
    519 .value=228 .forced=74 .evidence=696
    520 .fieldCount=235 .typeMismatch=235 .unclosedQuote=235 .fieldTooLong=235 .invalidEncoding=235
      .unlikelyCharacters=235 .guessedEncoding=235 .comment=235 .notJSON=235 .otherKind=235
      .extraMember=235 .doubledMember=235
    521 []=699
    522 'detected,plain
    523 'delimited,json,ndjson
    524 .type=426 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=490 .supplied=668 .format=669 .parse=669
      .nullPlaceholder=74 .comparator=640 .footer=653 .validate=670 .align=671 .editor=0
      .cellKind=74 .meta=0
    525 .kind=700 ?kind:set=701 ?kind:insert=702 ?kind:remove=703 ?kind:move=704 ?kind:paste=705
      ?kind:adopt=706 ?kind:setRow=707 ?kind:setColumn=708 ?kind:addColumn=709
      ?kind:removeColumn=710 ?kind:orderColumns=711 ?kind:addSections=712 ?kind:removeSections=713
      ?kind:moveSections=714 ?kind:setSection=715
    526 []=716
    527 .id=235 .done=74 .label=74 .author=74 .cause=717 .revision=235 .cells=235 .rows=235
      .columns=235 .sections=235 .bytes=235
    528 []=718
    529 []=719
    530 .key=325 .header=74 .footer=74 .kind=74 .state=0 .rows=247 .keys=275 .rowStates=247
      .cellStates=299 .tags=275
    531 'columns,content,given,keys
    532 .kind=720
    533 .kind=686 .keys=275
    534 .kind=721
    535 'columns,tag,value
    536 .kind=722
    537 .kind=723 .tags=275
    538 .column=74 .kind=74 .type=426 .index=235 .expression=74 .message=74 .severity=664 .count=235
      .problem=74
    539 .kind=724 .row=325 .column=74 .columns=228 .text=74 .cut=74 .rule=478 .reason=74
    540 []=334
    541 .at=540 .keys=275 .blocks=330
    542 []=725
    543 .keys=275 .blocks=330
    544 []=726
    545 []=727
    546 .by=728 .headers=74 .footers=74 .empty=450 .collapsed=729 .aggregates=372
    547 .measurer=390 .frame=235 .minimumWidth=235 .insets=457 .direction=458 .spacing=235 .scale=74
      .lock=74 .fixed=457 .rows=730 .items=460 .sizing=461 .columns=462
    548 .title=74 .aggregate=731 .over=373 .value=0 .text=74 .cut=74 .nulls=235 .errors=235
      .pending=74 .problem=732
    549 .width=235 .height=235
    550 .leading=235 .center=235 .trailing=235
    551 []=733
    552 .pointer=553 .kind=734 .message=74
    553 $statePointer
    554 .pointer=553 .kind=735 .message=74
    555 'damaged,foreign,newer,noFile,none,off,restored
    556 []=736
    557 .direction=456 .sortable=74 .priority=235
    558 .column=74 .offset=235 .values=247 .texts=228 .errors=737 .pending=334 .stale=334 .lossy=334
      .cut=334 .cutBytes=334 .matches=738 .drafts=739
    559 .key=611 .title=74 .cut=74 .count=235 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=740
    560 .row=325 .fields=228 .cut=74
    561 .x=235 .group=406
    562 .key=325 .sourceIndex=235 .viewIndex=235 .pageIndex=235 .offset=235 .height=235 .frame=405
      .reason=741 .section=611
    563 .column=74 .group=406 .x=235 .width=235 .estimate=74 .reason=742
    564 .column=74 .group=406 .x=235 .width=235 .estimate=74 .distance=235
    565 .key=404 .viewIndex=235 .offset=235 .height=235 .frame=405
    566 'all,entries,viewport
    567 .kind=743 .first=235 .size=235 .overscan=235
    568 .kind=641
    569 .kind=744 .offset=235 .extent=235 .overscan=235
    570 'entry,offset,start
    571 'footer,group,header
    572 'center,end,nearest,start
    573 .start=235 .length=235
    574 []=745
    575 'center,left,right
    576 .row=325 .height=235
    577 .row=325 .column=74 .height=235
    578 .row=325 .column=74 .reason=746
    579 .row=325 .column=74
    580 .from=579 .to=579
    581 .row=325 .column=74 .sourceIndex=235 .viewIndex=235 .pageIndex=235
    582 .format=287 .type=1 .text=74
    583 []=747
    584 .pointer=74 .kind=748 .message=74
    585 .column=74 .kind=731
    586 'aggregate,count,group
    587 .kind=749 .direction=638
    588 .kind=750 .direction=638
    589 .kind=751 .index=235 .direction=638
    590 .column=74 .kind=731 .values=247 .texts=228 .cut=334 .nulls=334 .errors=334
    591 'distinct,extremes,frequencies,histogram,mean,quantiles
    592 .column=74 .rows=235 .sample=74 .nulls=235 .errors=235 .distinct=752 .min=753 .max=753
      .mean=753 .quantiles=754 .histogram=755 .frequencies=756
    593 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    594 .row=325 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=423 .settings=757
    595 .id=74 .title=675 .style=758 .hidden=675 .image=675 .placement=759 .fullSwipe=74
      .children=382
    596 .name=74 .arguments=597 .result=386 .member=74
    597 []=386
    598 .kind=760 .message=74 .range=475 .bytes=475 .lines=476 .expected=74 .found=74 .hint=74
    599 []=389
    600 []=599
    601 .seconds=74 .nanos=74
    602 'cells,estimate,font
    603 .kind=761 .tabStop=235 .ambiguous=762 .unit=763
    604 .kind=764 .lineHeight=235 .regular=765 .bold=765
    605 .kind=766 .advance=235 .lineHeight=235
    606 'head,middle,tail
    607 .text=74 .width=235 .height=235 .lines=767 .more=74 .shown=768
    608 .kind=769 .row=325 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=398
      .oursAfter=325 .theirsAfter=325
    609 'user
    610 .kind=770 .expected=74 .row=325 .column=74 .columns=228 .rule=478 .reason=74
    611 []=771
    612 .journal=74 .bytes=235 .when=235 .inUse=74 .path=74 .changes=235 .process=235 .problem=772
    613 .name=74 .kind=773 .columns=774 .primaryKey=228 .uniqueKeys=775 .foreignKeys=776 .rows=777
    614 .sources=235 .edits=235 .rows=235 .keys=235 .history=235 .views=235 .uncounted=235 *=235
    615 .subscription=245 .view=245 .pending=235 .lagRevisions=235
    616 'cursor,declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    617 []=778
    618 []=779
    619 []=780
    620 []=781
    621 .height=235 .count=235
    622 .top=782 .bottom=782 .at=540
    623 []=783
    624 []=784
    625 []=785
    626 []=786
    627 .column=74 .text=74 .at=540
    628 .at=540 .keys=329 .blocks=330
    629 .permission=787 .row=325 .column=74 .section=74 .layer=381
    630 .row=235 .text=74
    631 .column=74 .width=235
    632 .same=235 .added=235 .removed=235 .changed=235 .moved=235
    633 'begin,end,partial,report
    634 .kind=788 .title=74 .message=74 .percentage=235
    635 .kind=789 .message=74 .percentage=235
    636 .kind=790 .message=74
    637 .kind=791 .viewRevision=235 .revision=235 .columns=378
    638 'ascending,descending
    639 'first,last
    640 .kind=792 .caseFolded=74 .diacritics=435 .values=228
      'caseInsensitive,length,natural,semver,text,value
    641 'all
    642 []=223
    643 'any
    644 'not
    645 'compare
    646 'oneOf
    647 'text
    648 'contains,endsWith,equals,startsWith
    649 'expression
    650 'null
    651 'error
    652 .column=74 .expression=74 .declared=74 .direction=638 .nulls=639 .comparator=640 .values=247
    653 .title=74 .aggregate=731 .over=373
    654 'client,daemon
    655 'horizontal,wrapped
    656 .top=235 .leading=235 .bottom=235 .trailing=235
    657 .kind=793 ?kind:maximum=794 ?kind:average=795 ?kind:sampled=796 ?kind:client=797
      ?kind:percentile=798 ?kind:hybrid=799 ?kind:padded=800 ?kind:fixed=801 ?kind:fraction=802
      ?kind:flexible=803 ?kind:adaptive=804
    658 .mode=657 .minimum=235 .maximum=235 .padding=235 .headerPadding=235 .header=74 .footer=74
      .whole=74 .width=235 .spacing=235
    659 'client,embedded,hidden
    660 .kind=805 ?kind:stripes=806 ?kind:sorted=807 ?kind:selected=808 ?kind:hovered=809
      ?kind:matches=810 ?kind:drafts=811 ?kind:errors=812
    661 'background,overlay
    662 *=675
    663 .kind=74 .message=74 .pointer=472 .row=325 .column=74 .expected=0 .found=0 .rule=478
    664 'mark,refuse
    665 .key=325 .rows=334
    666 .row=325 .column=74 .line=74 .reason=813
    667 .row=325 .gone=74
    668 .inputs=228 .deadline=235
    669 .kind=814 ?kind:number=815 ?kind:currency=816 ?kind:percent=817 ?kind:compact=818
      ?kind:bytes=819 ?kind:duration=820 ?kind:date=821 ?kind:boolean=822 ?kind:map=823
      ?kind:template=824
    670 .expression=74 .message=74 .severity=664 []=825
    671 'center,end,start
    672 .expression=74 'automatic #
    673 .expression=74 #
    674 .expression=74 'automatic,zero #
    675 .expression=74
    676 .expression=74 'ask
    677 .expression=74 .within=228 'ask
    678 .top=782 .between=782 .bottom=782
    679 .height=672 .width=672 .estimatedHeight=673 .headerHeight=674 .footerHeight=674 .hidden=675
      .selectable=676 .momentary=675 .editable=676 .movable=677 .deletable=676 .collapsible=676
      .indentation=673 .actions=382 .separators=678 .accessory=675 .accessibilityText=675
      .cellKind=675 .editor=675 .holds=675 .header=487
    680 .height=672 .width=672 .estimatedHeight=673 .headerHeight=674 .footerHeight=674 .hidden=675
      .selectable=676 .momentary=675 .editable=676 .movable=677 .deletable=676 .collapsible=676
      .indentation=673 .actions=382 .separators=678 .accessory=675 .accessibilityText=675
      .cellKind=675 .editor=675 .holds=675 .columns=826
    681 .expression=74 .message=74 .severity=664 .columns=228
    682 .height=672 .width=672 .estimatedHeight=673 .headerHeight=674 .footerHeight=674 .hidden=675
      .selectable=676 .momentary=675 .editable=676 .movable=677 .deletable=676 .collapsible=676
      .indentation=673 .actions=382 .separators=678 .accessory=675 .accessibilityText=675
      .cellKind=675 .editor=675 .holds=675 .kind=74
    683 'cancelled,limit,readFailed,sourceChanged
    684 'different,grown,same
    685 *=74
    686 'given
    687 'columns
    688 .sampleRows=235 .counts=302 .reason=74 .nullValues=228 .firstDisagreement=827
    689 .declared=74 .notNull=74 .default=74 .generated=74 .keyPlace=235 .references=776
    690 'file
    691 .format=828 .bytes=235
    692 .kind=829 .name=74 .primaryKey=228
    693 'inline
    694 'created
    695 .reason=74 .examined=235 .share=235 .score=235 .parts=302 .others=830
    696 .reason=74 .examined=235 .share=235
    697 'cr,crlf,lf,mixed
    698 'json,ndjson
    699 .kind=831 .message=74 .row=325 .column=74 .line=235 .byteOffset=235 .expected=74 .found=74
    700 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    701 .kind=832 .row=325 .column=74 .value=0 .text=74 .values=0
    702 .kind=833 .options=252 .rows=247 .place=834
    703 .kind=835 .rows=275
    704 .kind=836 .rows=275 .place=834
    705 .kind=837 .texts=775 .text=74 .html=74 .format=838 .header=74 .at=579 .view=245 .rows=275
      .columns=228 .overflow=839
    706 .kind=840 .view=245
    707 .kind=841 .row=325 .options=496
    708 .kind=842 .column=74 .options=524
    709 .kind=843 .column=74 .options=524 .place=844
    710 .kind=845 .column=74
    711 .kind=846 .columns=228
    712 .kind=847 .sections=248 .place=848 .sectionColumn=74
    713 .kind=849 .sections=275
    714 .kind=850 .sections=275 .place=848
    715 .kind=851 .section=325 .options=852
    716 .row=325 .column=74 .before=753 .after=753
    717 'edit,setRows
    718 .bytes=334 .range=476 .newText=74 .base64=74
    719 .sql=74 .params=853 .row=325
    720 'keys
    721 'content
    722 'value
    723 'tag
    724 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    725 .column=74 .rows=334 .values=247 .texts=228 .errors=737 .pending=334 .stale=334 .lossy=334
      .cut=334 .cutBytes=334 .matches=738
    726 .index=235 .key=325 .columns=228
    727 .index=235 .key=74 .members=854
    728 []=855 'declared
    729 .all=74 .keys=856
    730 .height=235 .wrap=74 .linesMax=235 .inset=235 .padding=235 .minimum=235 .maximum=235
      .whole=74 .spacing=235 .background=74 .quiet=235 .measured=857 .deadline=235
    731 'count,distinct,max,mean,min,sum,valid
    732 'notApplicable,outOfRange,tooManyValues
    733 .column=74 .fixed=858 .x=235 .width=235 .tracks=235 .estimate=74
    734 'typeChanged,unknownColumn
    735 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    736 .pointer=553 .kind=859 .message=74
    737 []=860
    738 []=861
    739 []=862
    740 []=863
    741 'collapsed,filtered,hidden,removed,unknown
    742 'hidden
    743 'entries
    744 'viewport
    745 .kind=864 .y=235 .height=235 .section=559
    746 'changed,declared,fixed,hidden
    747 .column=74 .extraField=235 .ranges=540 .further=235
    748 'column,columnType,limit,value
    749 'group
    750 'count
    751 'aggregate
    752 .count=235 .exact=74 .error=235
    753 .value=0 .text=74 .cut=74
    754 .at=334 .exact=74 .error=235 .values=247 .texts=228 .cut=334
    755 .values=247 .texts=228 .cut=334 .counts=334 .outside=235
    756 .values=247 .texts=228 .cut=334 .counts=334 .exact=74 .error=235
    757 *=865
    758 .expression=74 'destructive,disabled,normal
    759 'inline,leading,menu,trailing
    760 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    761 'cells
    762 'narrow,wide
    763 'clusters,codePoints,wcwidth
    764 'font
    765 .defaultAdvance=235 .ranges=866 .advances=867 .kerning=868 .letterSpacing=235
    766 'estimate
    767 []=869
    768 .text=74 .width=235 .cut=74
    769 'cell,place,removed
    770 'invalid,valueDoesNotFit
    771 .kind=651
    772 'damaged,foreign,newer
    773 'table,view,virtual
    774 []=870
    775 []=228
    776 []=871
    777 .count=235 .complete=74
    778 .kind=74 .at=540
    779 .column=74 .cellKind=0 .editor=0 .at=540
    780 .index=235 .rowState=0
    781 .index=235 .column=74 .cellState=0
    782 .leading=235 .trailing=235 .thickness=235
    783 .look=235 .styles=872
    784 .look=235 .at=540
    785 .column=74 .look=235 .at=540
    786 .style=235 .count=235 .row=325 .message=74
    787 'collapse,delete,edit,move,select
    788 'begin
    789 'report
    790 'end
    791 'partial
    792 'caseInsensitive,length,list,natural,semver,text,value
    793 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    794 .kind=873
    795 .kind=874 .advance=235
    796 .kind=875 .size=235
    797 .kind=857 .size=235
    798 .kind=876 .share=235 .size=235
    799 .kind=877 .size=235 .advance=235
    800 .kind=878 .width=235
    801 .kind=879 .width=235
    802 .kind=880 .share=235
    803 .kind=881
    804 .kind=882
    805 'drafts,errors,hovered,matches,selected,sorted,stripes
    806 .kind=883 .every=235 .offset=235 .by=884
    807 .kind=885 .every=235 .offset=235
    808 .kind=886
    809 .kind=887
    810 .kind=888
    811 .kind=889
    812 .kind=890
    813 'encoding,formula,json,quote
    814 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    815 .kind=891 .pattern=74 .locale=892 .prefix=74 .suffix=74 .negative=893 .decimalMark=74
      .groupMark=74
    816 .kind=894 .pattern=74 .locale=892 .prefix=74 .suffix=74 .negative=893 .decimalMark=74
      .groupMark=74 .currency=74 .display=895
    817 .kind=896 .pattern=74 .locale=892 .prefix=74 .suffix=74 .negative=893 .decimalMark=74
      .groupMark=74
    818 .kind=897 .locale=892 .currency=74 .digits=235
    819 .kind=898 .locale=892 .units=899 .digits=235
    820 .kind=900 .locale=892 .style=901 .unit=902
    821 .kind=903 .pattern=74 .locale=892
    822 .kind=904 .true=74 .false=74
    823 .kind=905 .values=685 .otherwise=669
    824 .kind=906 .template=74 .format=669
    825 .expression=74 .message=74 .severity=664
    826 *=907
    827 .row=325 .line=235 .byteOffset=235 .text=74
    828 'gzip,zstd
    829 'query,table,view,virtual
    830 []=908
    831 'comment,doubledMember,extraMember,fieldCount,fieldTooLong,guessedEncoding
      'invalidEncoding,notJSON,otherKind,typeMismatch,unclosedQuote,unlikelyCharacters
    832 'set
    833 'insert
    834 .kind=909 ?kind:start=910 ?kind:end=911 ?kind:before=912 ?kind:after=913 ?kind:index=914
      ?kind:shown=915
    835 'remove
    836 'move
    837 'paste
    838 'csv,html,json,markdown,tsv
    839 'clip,insert,refuse
    840 'adopt
    841 'setRow
    842 'setColumn
    843 'addColumn
    844 .kind=916 ?kind:start=910 ?kind:end=911 ?kind:before=917 ?kind:after=918
    845 'removeColumn
    846 'orderColumns
    847 'addSections
    848 .kind=916 ?kind:start=910 ?kind:end=911 ?kind:before=919 ?kind:after=920
    849 'removeSections
    850 'moveSections
    851 'setSection
    852 .header=74 .footer=74 .kind=74 .state=0
    853 []=921
    854 []=922
    855 .column=74 .expression=74 .declared=74 .direction=638 .nulls=639 .comparator=640 .values=228
    856 []=611
    857 'client
    858 'leading,trailing
    859 'expression,invalidParams,notSortable,unknownColumn
    860 .row=235 .kind=923 .text=74
    861 .row=235 .ranges=540 .further=235
    862 .row=235 .view=245 .author=74 .by=609 .text=74 .stale=74 .problem=610
    863 .column=74 .kind=731 .value=0 .text=74 .cut=74 .nulls=235 .errors=235 .pending=74
      .problem=924
    864 'group,header
    865 .value=0 .layer=381 .name=74 .problem=74
    866 []=925
    867 []=926
    868 []=927
    869 .range=334 .width=235
    870 .name=74 .declared=74 .notNull=74 .default=74 .generated=74
    871 .columns=228 .table=74 .parents=228
    872 []=928
    873 'maximum
    874 'average
    875 'sampled
    876 'percentile
    877 'hybrid
    878 'padded
    879 'fixed
    880 'fraction
    881 'flexible
    882 'adaptive
    883 'stripes
    884 'page,section
    885 'sorted
    886 'selected
    887 'hovered
    888 'matches
    889 'drafts
    890 'errors
    891 'number
    892 'de,en,es,fr,hi,it,ja,nl,pt
    893 'minus,parentheses
    894 'currency
    895 'code,symbol
    896 'percent
    897 'compact
    898 'bytes
    899 'iec,si
    900 'duration
    901 'clock,short,words
    902 'day,hour,millisecond,minute,second
    903 'date
    904 'boolean
    905 'map
    906 'template
    907 .height=672 .width=672 .estimatedHeight=673 .headerHeight=674 .footerHeight=674 .hidden=675
      .selectable=676 .momentary=675 .editable=676 .movable=677 .deletable=676 .collapsible=676
      .indentation=673 .actions=382 .separators=678 .accessory=675 .accessibilityText=675
      .cellKind=675 .editor=675 .holds=675 .type=426 .validate=670 .format=669 .path=74
    908 .delimiter=74 .score=235
    909 'after,before,end,index,shown,start
    910 .kind=929
    911 .kind=790
    912 .kind=930 .row=325
    913 .kind=931 .row=325
    914 .kind=932 .sourceIndex=235 .counted=933
    915 .kind=934 .view=245 .viewIndex=235 .counted=933 .whenSorted=935
    916 'after,before,end,start
    917 .kind=930 .column=74
    918 .kind=931 .column=74
    919 .kind=930 .section=325
    920 .kind=931 .section=325
    921 .base64=74
    922 'footer,header,kind,state
    923 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    924 'notApplicable,outOfRange,tooManySections,tooManyValues
    925 .start=235 .end=235 .advance=235
    926 .characters=74 .advance=235
    927 .pair=74 .advance=235
    928 .layer=661 .tag=74 .parameters=685
    929 'start
    930 'before
    931 'after
    932 'index
    933 'after,before
    934 'shown
    935 'adopt,refuse
    """#
}
