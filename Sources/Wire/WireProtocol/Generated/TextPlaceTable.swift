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
    journal/list 176
    journal/remove 179
    database/list 182
    preset/list 185
    server/stats 187
    rpc.discover 189
    $/setTrace 190
    $/cancelRequest 192
    shutdown 194
    exit 4
    view/update 195
    action/didInvoke 197
    action/decide 199
    cell/compute 202
    cell/measure 205
    table/didChange 208
    $/progress 210
    $/logTrace 212
    window/logMessage 214
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=217 .search=218 .filter=219 .sections=220 .selection=221 .page=222 .columns=223
      .columnOrder=224 .binding=225 .params=226 .sortCycle=227 .footers=74 .footerSorts=74
      .showHidden=74 .layout=228 .presentation=229 .styles=230
    3 .code=231 .message=74 .data=232
    4 .jsonrpc=5 .id=6 .method=216 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=216 .params=8 .result=9 .error=3
    8 .clientInfo=233 .processId=231 .updates=234 .positions=235 .trace=236 .journal=237
      .journalFolder=74 .durability=238 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=239 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=216 .params=11 .result=12 .error=3
    11 .table=240 .name=74 .columns=241 .rows=242 .sections=243 .sectionColumn=74 .keyScope=244
      .types=245 .defaultSort=217 .keyColumns=224 .detectTypes=74 .declarations=246 .rowOptions=247
    12 .table=240 .name=74 .revision=231 .rowsState=248 .sourceState=249 .whenFileChanges=250
      .dirty=74 .savedRevision=231 .unsaved=251 .conflicts=231 .rowsAtRisk=252 .journal=253
      .keys=254 .columns=255 .types=0 .declarations=246 .sectionColumn=74 .sections=256
      .defaultSort=217 .params=226 .source=257 .dialect=258 .preamble=224 .sampleRows=231
      .history=259 .diagnostics=260
    13 .jsonrpc=5 .id=6 .method=216 .params=14 .result=12 .error=3
    14 .table=240 .name=74 .path=74 .uri=74 .content=261 .backup=74 .from=262 .dialect=263
      .columns=264 .types=245 .defaultSort=217 .keyColumns=224 .sections=256 .sectionColumn=74
      .keyScope=244 .sampleRows=231 .widen=74 .progressToken=231 .declarations=246 .wait=74
      .journal=237 .journalFolder=74 .durability=238 .whenFileChanges=250
    15 .jsonrpc=5 .id=6 .method=216 .params=16 .result=12 .error=3
    16 .table=240 .diagnostics=265
    17 .jsonrpc=5 .id=6 .method=216 .params=18 .result=19 .error=3
    18 .table=240 .edits=266 .seen=231 .exact=74 .label=74 .author=74 .history=267 .invalid=268
      .preview=74 .view=240
    19 .revision=231 .inserted=269 .changedCells=231 .history=259 .preview=270
    20 .jsonrpc=5 .id=6 .method=216 .params=21 .result=22 .error=3
    21 .table=240 .author=74
    22 .revision=231 .step=271 .skipped=231 .history=259
    23 .jsonrpc=5 .id=6 .method=216 .params=24 .result=25 .error=3
    24 .table=240 .first=231 .size=231
    25 .revision=231 .count=231 .current=231 .bytes=231 .bytesMax=231 .dropped=231 .first=231
      .items=272
    26 .jsonrpc=5 .id=6 .method=216 .params=27 .result=28 .error=3
    27 .table=240 .step=231 .author=74
    28 .revision=231 .undone=231 .redone=231 .skipped=231 .history=259
    29 .jsonrpc=5 .id=6 .method=216 .params=30 .result=31 .error=3
    30 .table=240 .path=74 .uri=74 .copy=74 .overwrite=273 .sync=74 .dryRun=74 .range=265
      .encoding=274 .dialect=275 .compressionLevel=231 .progressToken=231
    31 .revision=231 .path=74 .uri=74 .bytes=231 .records=231 .way=276 .dirty=74 .edits=277
      .statements=278
    32 .jsonrpc=5 .id=6 .method=216 .params=33 .result=34 .error=3
    33 .table=240
    34 .revision=231 .bytes=231 .dirty=74
    35 .jsonrpc=5 .id=6 .method=216 .params=36 .result=37 .error=3
    36 .table=240 .action=279
    37 .revision=231 .changes=231 .lostChanges=231 .lostBytes=231 .lostSteps=231 .history=259
    38 .jsonrpc=5 .id=6 .method=216 .params=39 .result=40 .error=3
    39 .table=240 .path=74 .uri=74
    40 .revision=231 .path=74 .uri=74 .bytes=231 .dirty=74 .holds=280
    41 .jsonrpc=5 .id=6 .method=216 .params=42 .result=43 .error=3
    42 .view=240 .table=240 .rows=269 .range=265 .columns=224 .format=281 .to=282 .as=283
      .formulaGuard=284 .header=74 .jsonRows=285 .delimiter=1 .lineEnd=286 .byteOrderMark=74
      .sqlTable=74 .sqlRows=231 .progressToken=231 .wait=74
    43 .viewRevision=231 .revision=231 .complete=74 .rowCount=231 .columns=224 .bytes=231 .lossy=74
      .text=74 .path=74
    44 .jsonrpc=5 .id=6 .method=216 .params=45 .result=46 .error=3
    45 .table=240 .rows=242 .sections=287 .sectionColumn=74 .columns=224 .match=288 .compare=289
      .mode=290 .resetAbove=291 .preset=292 .rowStates=242 .cellStates=293 .hints=0 .supersede=74
      .seen=231 .label=74 .author=74 .history=267 .invalid=268
    46 .outcome=294 .revision=231 .mode=290 .deletes=231 .inserts=231 .moves=231 .updates=231
      .changedCells=231 .sections=295 .history=259
    47 .jsonrpc=5 .id=6 .method=216 .params=48 .result=49 .error=3
    48 .table=240 .rows=269 .columns=224 .first=231 .size=231 .wait=74
    49 .revision=231 .complete=74 .rowCount=231 .faultyRows=231 .count=231 .errors=296 .rules=297
      .first=231 .more=74 .items=298
    50 .jsonrpc=5 .id=6 .method=216 .params=51 .result=52 .error=3
    51 .from=299 .to=299 .match=288 .compare=289 .columns=224 .range=265 .as=300 .textBytes=231
      .wait=74
    52 .from=301 .to=301 .complete=74 .columns=224 .counts=302 .first=231 .size=231 .more=74
      .diff=303 .old=304 .keys=305 .sections=306
    53 .jsonrpc=5 .id=6 .method=216 .params=54 .result=55 .error=3
    54 .table=240 .view=240 .state=2 .preset=292 .remember=74 .wait=74
    55 .view=240 .table=240 .viewRevision=231 .revision=231 .state=307 .footers=308 .layout=309
      .cursor=310 .preset=292 .filterProblems=311 .filterFailure=312 .orderProblems=313
      .orderFailure=312 .counts=314 .orderState=315 .complete=74 .searching=316 .sorting=317
      .columns=224 .remembered=318
    56 .jsonrpc=5 .id=6 .method=216 .params=57 .result=55 .error=3
    57 .view=240 .wait=74
    58 .jsonrpc=5 .id=6 .method=216 .params=59 .result=55 .error=3
    59 .view=240 .state=2 .show=319 .wait=74
    60 .jsonrpc=5 .id=6 .method=216 .params=61 .result=62 .error=3
    61 .view=240 .part=320 .column=74 .extend=74 .wait=74
    62 .view=240 .table=240 .viewRevision=231 .revision=231 .state=307 .footers=308 .layout=309
      .cursor=310 .counts=314 .orderState=315 .complete=74 .columns=224 .preset=292
      .filterProblems=311 .filterFailure=312 .orderProblems=313 .orderFailure=312 .searching=316
      .sorting=317 .sortable=74 .indicators=321
    63 .jsonrpc=5 .id=6 .method=216 .params=64 .result=65 .error=3
    64 .view=240 .range=265 .keys=269 .columns=224 .as=300 .textBytes=231 .texts=322 .ellipsis=74
      .at=231 .pin=240 .wait=74 .extraFields=74
    65 .viewRevision=231 .revision=231 .complete=74 .first=231 .count=231 .more=74 .keys=323
      .blocks=324 .sections=325 .extraFields=326 .counts=314 .orderState=315 .searching=316
      .sorting=317
    66 .jsonrpc=5 .id=6 .method=216 .params=67 .result=68 .error=3
    67 .table=240 .row=319 .column=74 .of=283 .start=231 .size=231
    68 .revision=231 .text=74 .lossy=74 .start=231 .end=231 .bytes=231 .more=74
    69 .jsonrpc=5 .id=6 .method=216 .params=70 .result=71 .error=3
    70 .view=240 .pin=240 .wait=74
    71 .view=240 .pin=240 .viewRevision=231 .revision=231 .counts=314 .orderState=315 .searching=316
      .sorting=317 .complete=74
    72 .jsonrpc=5 .id=6 .method=216 .params=73 .result=74 .error=3
    73 .view=240 .pin=240
    74
    75 .jsonrpc=5 .id=6 .method=216 .params=76 .result=77 .error=3
    76 .view=240 .keys=269 .columns=224 .at=327 .offsets=328 .wait=74
    77 .viewRevision=231 .complete=74 .rows=329 .columns=330 .at=331 .entries=332
    78 .jsonrpc=5 .id=6 .method=216 .params=79 .result=80 .error=3
    79 .view=240 .subscription=240 .window=333 .content=334 .columns=224 .as=300 .textBytes=231
      .texts=322 .ellipsis=74 .hold=335 .anchor=336 .follow=74 .appearance=74 .kinds=74 .problems=74
      .separators=74 .styles=74 .brief=74 .across=337
    80 .subscription=240 .viewRevision=231 .revision=231 .complete=74
    81 .jsonrpc=5 .id=6 .method=216 .params=82 .result=83 .error=3
    82 .subscription=240 .first=231 .size=231 .columns=224 .hold=335 .across=338 .offset=231
      .extent=231 .entry=336 .placement=339 .pages=231 .to=340 .thumb=231 .follow=74 .dragging=74
      .anchor=336
    83 .viewRevision=231 .update=231 .first=231 .size=231 .across=341 .viewport=342
    84 .jsonrpc=5 .id=6 .method=216 .params=85 .result=86 .error=3
    85 .subscription=240 .x=231 .y=231 .header=231 .grip=231 .text=343
    86 .viewRevision=231 .part=344 .entry=345 .column=346 .resize=346 .textOffset=231
    87 .jsonrpc=5 .id=6 .method=216 .params=88 .result=74 .error=3
    88 .subscription=240 .row=319 .column=74
    89 .jsonrpc=5 .id=6 .method=216 .params=90 .result=91 .error=3
    90 .view=240 .rows=347 .cells=348 .at=231
    91 .viewRevision=231 .changed=231 .unused=349
    92 .jsonrpc=5 .id=6 .method=216 .params=93 .result=74 .error=3
    93 .subscription=240
    94 .jsonrpc=5 .id=6 .method=216 .params=95 .result=96 .error=3
    95 .table=240 .supplied=74 .layout=74
    96 .complete=74 .tables=350
    97 .jsonrpc=5 .id=6 .method=216 .params=98 .result=99 .error=3
    98 .view=240 .action=351 .keys=352 .wait=74
    99 .viewRevision=231 .counts=314 .orderState=315 .complete=74 .searching=316 .sorting=317
    100 .jsonrpc=5 .id=6 .method=216 .params=101 .result=102 .error=3
    101 .view=240 .action=353 .rows=269 .columns=224 .cells=354 .ranges=355 .wait=74
    102 .viewRevision=231 .complete=74 .count=231 .selected=356 .deselected=356 .truncated=74
    103 .jsonrpc=5 .id=6 .method=216 .params=104 .result=105 .error=3
    104 .view=240 .first=231 .size=231 .wait=74
    105 .viewRevision=231 .complete=74 .unit=357 .count=231 .first=231 .items=356
    106 .jsonrpc=5 .id=6 .method=216 .params=107 .result=108 .error=3
    107 .view=240 .formats=358 .rows=269 .range=265 .columns=224 .as=283 .formulaGuard=284
      .header=74 .wait=74
    108 .viewRevision=231 .revision=231 .complete=74 .rowCount=231 .columns=224 .flavours=359
      .lossy=74
    109 .jsonrpc=5 .id=6 .method=216 .params=110 .result=111 .error=3
    110 .view=240 .search=218 .unit=360 .from=319 .fromColumn=74 .count=74 .direction=361 .wrap=74
      .wait=74
    111 .viewRevision=231 .revision=231 .complete=74 .matches=231 .hits=231 .hit=362
    112 .jsonrpc=5 .id=6 .method=216 .params=113 .result=114 .error=3
    113 .table=240 .filter=219
    114 .tree=219 .text=74 .problems=363
    115 .jsonrpc=5 .id=6 .method=216 .params=116 .result=117 .error=3
    116 .view=240 .row=319 .column=74 .relation=364 .combine=365
    117 .viewRevision=231 .condition=219 .filter=219
    118 .jsonrpc=5 .id=6 .method=216 .params=119 .result=120 .error=3
    119 .view=240 .groupBy=224 .aggregates=366 .over=367 .sort=368 .range=265 .as=300 .textBytes=231
      .wait=74
    120 .viewRevision=231 .revision=231 .complete=74 .groups=231 .first=231 .more=74 .groupBy=324
      .counts=328 .aggregates=369
    121 .jsonrpc=5 .id=6 .method=216 .params=122 .result=123 .error=3
    122 .view=240 .columns=224 .kinds=370 .over=371 .quantiles=328 .bins=231 .top=231 .as=300
      .textBytes=231 .partialResultToken=231 .wait=74
    123 .viewRevision=231 .revision=231 .complete=74 .columns=372 .left=224
    124 .jsonrpc=5 .id=6 .method=216 .params=125 .result=126 .error=3
    125 .table=240 .declarations=246 .author=74
    126 .revision=231 .declarations=246
    127 .jsonrpc=5 .id=6 .method=216 .params=128 .result=129 .error=3
    128 .table=240 .rows=269 .columns=224 .headers=224 .sections=224 .view=240 .subscription=240
      .settings=373 .first=231
    129 .revision=231 .items=374 .first=231 .more=74
    130 .jsonrpc=5 .id=6 .method=216 .params=131 .result=132 .error=3
    131 .view=240 .row=319 .column=74
    132 .viewRevision=231 .revision=231 .layer=375 .name=74 .problem=74 .actions=376
    133 .jsonrpc=5 .id=6 .method=216 .params=134 .result=135 .error=3
    134 .view=240 .row=319 .column=74 .action=74 .seen=231 .author=74
    135 .viewRevision=231 .revision=231
    136 .jsonrpc=5 .id=6 .method=216 .params=137 .result=138 .error=3
    137 .source=74 .dialect=377 .table=240 .variables=378 .functions=379
    138 .type=380 .dependencies=381 .steps=231 .problems=382
    139 .jsonrpc=5 .id=6 .method=216 .params=140 .result=141 .error=3
    140 .source=74 .dialect=377 .table=240 .variables=378 .checked=74 .row=319 .bindings=226
      .params=226
    141 .value=383 .complete=74 .type=380
    142 .jsonrpc=5 .id=6 .method=216 .params=143 .result=144 .error=3
    143 .texts=224 .measurer=384 .bold=74 .wrap=385 .truncate=386
    144 .lineHeight=231 .estimate=74 .measures=387
    145 .jsonrpc=5 .id=6 .method=216 .params=146 .result=147 .error=3
    146 .view=240 .search=218 .with=74 .scope=388 .at=389 .by=390 .preview=74 .label=74 .author=74
      .wait=74
    147 .revision=231 .complete=74 .matches=231 .cells=231 .skipped=231 .history=259 .preview=270
    148 .jsonrpc=5 .id=6 .method=216 .params=149 .result=150 .error=3
    149 .table=240 .label=74 .author=74
    150 .revision=231 .records=231 .history=259
    151 .jsonrpc=5 .id=6 .method=216 .params=152 .result=153 .error=3
    152 .table=240 .dialect=263 .discard=74 .label=74
    153 .revision=231 .rowCount=231 .columns=224 .history=259
    154 .jsonrpc=5 .id=6 .method=216 .params=155 .result=156 .error=3
    155 .table=240 .whenFileChanges=250
    156 .whenFileChanges=250 .sourceState=249
    157 .jsonrpc=5 .id=6 .method=216 .params=24 .result=158 .error=3
    158 .revision=231 .count=231 .first=231 .items=391 .more=74
    159 .jsonrpc=5 .id=6 .method=216 .params=160 .result=161 .error=3
    160 .table=240 .take=392 .conflicts=354 .label=74 .author=74
    161 .revision=231 .resolved=231 .left=231 .history=259
    162 .jsonrpc=5 .id=6 .method=216 .params=163 .result=164 .error=3
    163 .view=240 .row=319 .column=74 .action=393 .by=390 .text=74 .value=0 .overwrite=74 .label=74
      .author=74 .history=267 .invalid=268
    164 .revision=231 .draft=394 .history=259
    165 .jsonrpc=5 .id=6 .method=216 .params=166 .result=167 .error=3
    166 .table=240 .columns=224 .rows=269
    167 .revision=231
    168 .jsonrpc=5 .id=6 .method=216 .params=169 .result=167 .error=3
    169 .table=240 .params=226 .author=74
    170 .jsonrpc=5 .id=6 .method=216 .params=171 .result=172 .error=3
    171 .view=240 .row=336 .column=74 .move=395 .to=396 .wrap=74 .select=397 .show=240
      .placement=339 .wait=74
    172 .viewRevision=231 .complete=74 .moved=74 .row=398 .column=74 .viewIndex=231 .pageIndex=231
      .offset=231 .height=231 .frame=399 .group=400 .x=231 .width=231 .text=74 .cut=74 .found=74
      .wrapped=74 .selected=231 .update=231
    173 .jsonrpc=5 .id=6 .method=216 .params=174 .result=74 .error=3
    174 .view=240
    175 .jsonrpc=5 .id=6 .method=216 .params=33 .result=74 .error=3
    176 .jsonrpc=5 .id=6 .method=216 .params=177 .result=178 .error=3
    177 .journalFolder=74
    178 .folder=74 .items=401
    179 .jsonrpc=5 .id=6 .method=216 .params=180 .result=181 .error=3
    180 .journals=224 .journalFolder=74
    181 .removed=224
    182 .jsonrpc=5 .id=6 .method=216 .params=183 .result=184 .error=3
    183 .path=74 .countMax=231
    184 .tables=402
    185 .jsonrpc=5 .id=6 .method=216 .params=0 .result=186 .error=3
    186 .presets=403
    187 .jsonrpc=5 .id=6 .method=216 .params=0 .result=188 .error=3
    188 .memory=404 .methods=1 .watching=405 *=231
    189 .jsonrpc=5 .id=6 .method=216 .params=0 .result=1 .error=3
    190 .jsonrpc=5 .id=6 .method=216 .params=191 .result=0 .error=3
    191 .value=236
    192 .jsonrpc=5 .id=6 .method=216 .params=193 .result=0 .error=3
    193 .id=231
    194 .jsonrpc=5 .id=6 .method=216 .params=0 .result=74 .error=3
    195 .jsonrpc=5 .id=6 .method=216 .params=196 .result=0 .error=3
    196 .subscription=240 .view=240 .table=240 .seq=231 .from=231 .to=231 .revision=231 .causes=406
      .authors=224 .hints=242 .appearance=407 .kinds=408 .layout=309 .across=341 .heights=409
      .frames=410 .viewport=342 .separators=411 .styles=412 .counts=314 .orderState=315 .complete=74
      .window=265 .columns=224 .reset=413 .diff=414 .part=231 .last=74
    197 .jsonrpc=5 .id=6 .method=216 .params=198 .result=0 .error=3
    198 .table=240 .view=240 .revision=231 .action=74 .key=319 .sourceIndex=231 .viewIndex=231
      .column=74 .values=415 .author=74
    199 .jsonrpc=5 .id=6 .method=216 .params=200 .result=201 .error=3
    200 .table=240 .view=240 .asked=416 .count=231 .deadline=231 .default=417
    201 .decision=417
    202 .jsonrpc=5 .id=6 .method=216 .params=203 .result=204 .error=3
    203 .table=240 .column=74 .type=418 .revision=231 .rows=269 .blocks=324 .types=419 .deadline=231
    204 .values=242 .texts=224 .errors=420
    205 .jsonrpc=5 .id=6 .method=216 .params=206 .result=207 .error=3
    206 .table=240 .view=240 .viewRevision=231 .revision=231 .kind=421 .column=74 .rows=269
      .columns=422 .blocks=324 .deadline=231
    207 .heights=328 .widths=328
    208 .jsonrpc=5 .id=6 .method=216 .params=209 .result=0 .error=3
    209 .table=240 .revision=231 .rowsState=248 .sourceState=249 .dirty=74 .savedRevision=231
      .unsaved=251 .conflicts=231 .rowsAtRisk=252 .journal=253 .diagnostics=423
    210 .jsonrpc=5 .id=6 .method=216 .params=211 .result=0 .error=3
    211 .token=231 .value=424
    212 .jsonrpc=5 .id=6 .method=216 .params=213 .result=0 .error=3
    213 .message=74 .verbose=74
    214 .jsonrpc=5 .id=6 .method=216 .params=215 .result=0 .error=3
    215 .type=231 .message=74
    216 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,database/list,exit,expression/check,expression/evaluate
      'filter/convert,filter/like,initialize,initialized,journal/list,journal/remove
      'preset/list,rpc.discover,server/stats,shutdown,table/adoptFile,table/backup
      'table/close,table/conflicts,table/create,table/declare,table/describe
      'table/didChange,table/diff,table/edit,table/export,table/history,table/jump
      'table/open,table/recover,table/redo,table/resolve,table/resolveConflicts
      'table/revert,table/save,table/setDialect,table/setParams,table/setRows
      'table/undo,table/validate,table/watchFile,text/measure,view/aggregate
      'view/close,view/collapse,view/copy,view/cursor,view/find,view/get,view/hit
      'view/hover,view/locate,view/measure,view/open,view/pin,view/profile
      'view/replace,view/resync,view/rows,view/scroll,view/select,view/selection
      'view/set,view/sync,view/tap,view/unpin,view/unwatch,view/update,view/watch 'window/logMessage
    217 []=425
    218 .text=74 .columns=224 .caseFolded=74 .diacritics=426 .match=427 .mode=428 .of=429
    219 .kind=430 ?kind:all=431 ?kind:any=432 ?kind:not=433 ?kind:compare=434 ?kind:oneOf=435
      ?kind:text=436 ?kind:expression=437 ?kind:null=438 ?kind:error=439
    220 .by=440 .headers=74 .footers=74 .empty=441 .collapsed=442 .aggregates=366
    221 .mode=443 .unit=357 .tap=444 .momentary=74 .whenFiltered=445
    222 .size=231 .index=231
    223 *=446
    224 []=74
    225 'cell,none,object
    226 *=383
    227 []=447
    228 .measurer=384 .frame=231 .minimumWidth=231 .insets=448 .direction=449 .spacing=231 .scale=74
      .lock=74 .fixed=448 .rows=450 .items=451 .sizing=452 .columns=453
    229 .kind=454 .header=455 .footer=455 .search=456 .insets=457 .spacings=458 .indicators=459
      .scrollBars=460 .alignment=400
    230 []=461
    231 #
    232 .kind=462 .pointer=463 .expected=0 .found=0 .position=231 .revision=231 .offset=231 .limit=1
      .maximum=231 .viewRevision=231 .seen=231 .oldest=231 .asked=231 .step=231 .errno=231
      .library=1 .count=231 .problem=74 .obstacle=464 .reason=465 .permission=1 .layer=375
      .binding=1 .id=74 .view=240 .column=74 .row=319 .section=74 .name=74 .action=74 .method=74
      .path=74 .system=74 .range=466 .bytes=466 .lines=467 .problems=382 .errors=468 .rule=469
      .keys=470 .got=231 .state=471 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=472
      .changedRows=473 .start=474
    233 .name=74 .version=74
    234 'each,merged
    235 'cells,utf-16,utf-32,utf-8
    236 'messages,off,verbose
    237 'off,on
    238 'synced,written
    239 .messageBytesMax=231 .requestsInFlightMax=231 .waitingNotificationBytesMax=231
      .drainMillisecondsMax=231 .batchMembersMax=231 .depthMax=231 .columnsMax=231 .rowsMax=231
      .fieldBytesMax=231 .rowsPerAnswerMax=231 .answerBytesMax=231 .windowTextBytes=231
      .textBytesMax=231 .windowRowsMax=231 .collectionItemsMax=231 .filterConditionsMax=231
      .expressionBytesMax=231 .expressionNodesMax=231 .expressionDepthMax=231
      .expressionStepsMax=231 .expressionValueUnitsMax=231 .tablesMax=231 .viewsMax=231
      .subscriptionsMax=231 .aggregatesMax=231 .groupsMax=231 .groupBytesMax=231 .sortRowsMax=231
      .formatBytesMax=231 .shownBytesMax=231 .sectionAggregatesMax=231 .distinctValuesMax=231
      .cacheBytes=231 .expandedBytesMax=231 .wholeRowsMax=231 .wholeBytesMax=231
      .queryMillisecondsMax=231 .keptFileBytesMax=231 .undoBytesMax=231 .hintsBytesMax=231
      .pinsMax=231 .draftsMax=231 .draftBytesMax=231 .rowStepsMax=231 .parameterBytesMax=231
      .declarationsBytesMax=231 .rulesMax=231 .stateBytesMax=231 .sectionsMax=231 .actionsMax=231
      .actionDepthMax=231 .computeRowsMax=231 .measuredTextsMax=231 .measuredBytesMax=231
      .advancesMax=231 .stylesMax=231 .sectionBytesMax=231 .sectionKeyBytesMax=231
      .rowKeyBytesMax=231 .keyIndexBytesMax=231
    240 $id
    241 []=475
    242 []=0
    243 []=476
    244 'section,table
    245 *=477
    246 .settings=478 .fallback=478 .columns=479 .kinds=480 .kindBy=481 .defaultKind=74
      .undeclaredKinds=482 .rowRules=483 .sectionKinds=484 .sections=485 .cellKinds=415 .editors=415
      .decisions=486
    247 []=487
    248 .count=231 .complete=74 .failure=488 .examined=74 .extraFields=231
    249 'asOpened,changed,removed,replaced,unreadable
    250 'follow,merge,reload,tell
    251 .records=231 .bytes=231 .columns=74 .order=74
    252 'copying,noRoom,tooLarge
    253 .state=489 .reason=74 .editors=328 .unreadable=231 .recoverable=490 .restored=491
    254 .kind=492 ?kind:given=493 ?kind:columns=494
    255 []=495
    256 []=496
    257 .kind=497 ?kind:file=498 ?kind:inline=499 ?kind:created=500
    258 .delimiter=501 .quote=502 .escape=502 .header=502 .headerRows=503 .skipInitialSpace=502
      .encoding=504 .lineEnd=505 .comment=502 .format=506 .rows=502 .flatten=503 .preambleLines=503
      .nullValues=507
    259 .undo=231 .redo=231 .undoLabel=74 .redoLabel=74 .dropped=231
    260 .count=231 .counts=508 .first=231 .items=509
    261 .text=74 .base64=74
    262 .table=74 .view=74 .query=74 .params=0
    263 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=231 .skipInitialSpace=74
      .encoding=274 .comment=74 .preambleLines=231 .nullValues=224 .types=510 .outliers=231
      .format=511 .rows=463 .flatten=231
    264 *=512
    265 .first=231 .size=231
    266 []=513
    267 'join,none,step
    268 'keep,refuse
    269 []=319
    270 .cells=231 .inserted=231 .removed=231 .moved=231 .columns=231 .sections=231 .errorCount=231
      .removedRows=269 .items=514 .errors=468 .asked=416
    271 .id=231 .label=74 .author=74
    272 []=515
    273 'always,ifUnchanged
    274 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    275 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=286 .byteOrderMark=74
    276 'committed,overwritten,replaced,unchanged
    277 .count=231 .first=231 .size=231 .more=74 .items=516
    278 .count=231 .first=231 .size=231 .more=74 .items=517
    279 'apply,discard,keep
    280 'content,edits
    281 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    282 .path=74 .overwrite=74 .sync=74
    283 'text,value
    284 'off,quote,reject
    285 'arrays,objects
    286 'cr,crlf,lf
    287 []=518
    288 .kind=519 ?kind:keys=520 ?kind:columns=494 ?kind:given=521 ?kind:content=522
    289 .kind=523 ?kind:value=524 ?kind:columns=494 ?kind:tag=525
    290 'diff,reset
    291 .changes=231 .share=231
    292 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    293 []=415
    294 'applied,superseded
    295 .deletes=231 .inserts=231 .moves=231 .updates=231
    296 *=231
    297 []=526
    298 []=527
    299 .table=240 .revision=231
    300 'both,text,value
    301 .table=240 .revision=231 .rowCount=231
    302 .deletes=231 .moves=231 .inserts=231 .updates=231 .changes=231
    303 .deletes=528 .moves=528 .inserts=529 .updates=530
    304 .deletes=531 .updates=530
    305 .moves=269 .updates=532
    306 .old=352 .new=352 .deletes=328 .inserts=328 .moves=528 .updates=533
    307 .sort=217 .search=218 .filter=219 .sections=534 .selection=221 .page=222 .columns=223
      .columnOrder=224 .binding=225 .params=226 .sortCycle=227 .footers=74 .footerSorts=74
      .showHidden=74 .layout=535 .presentation=229 .styles=230
    308 *=536
    309 .width=231 .content=231 .direction=449 .height=231 .items=537 .estimate=74 .groups=538
      .columns=539
    310 .row=398 .column=74 .viewIndex=231
    311 []=540
    312 .row=319 .pointer=541 .reason=74 .message=74 .range=466 .bytes=466 .lines=467
    313 []=542
    314 .source=231 .filtered=231 .pages=231 .pageIndex=231 .pageSize=231 .pageStart=231
      .pageEnd=231 .matches=231 .entries=231 .failed=231 .orderFailed=231 .hidden=231
    315 'pending,ready
    316 .rows=231 .matches=231
    317 .rows=231 .of=231
    318 .outcome=543 .when=231 .dropped=544
    319 #key
    320 'footer,header
    321 *=545
    322 'cut,whole
    323 []=398
    324 []=546
    325 []=547
    326 []=548
    327 []=549
    328 []=231
    329 []=550
    330 []=551
    331 []=552
    332 []=553
    333 .kind=554 ?kind:entries=555 ?kind:all=556 ?kind:viewport=557
    334 'cells,keys
    335 .sort=558 .filter=558 .sections=558 .page=558 .setRows=558 .load=558 .edit=558 .resize=558
      .measure=558 'end,entry,index
    336 .kind=559 .key=242 #key
    337 .offset=231 .frameWidth=231 .overscan=231
    338 .offset=231 .thumb=231 .frameWidth=231 .overscan=231 .column=74 .placement=560
    339 'bottom,center,nearest,top
    340 'end,start
    341 .offset=231 .room=231 .contentWidth=231 .left=538 .clip=328 .thumb=561
    342 .offset=231 .extent=231 .top=231 .spacing=231 .heldBack=231 .thumb=561 .anchor=398
      .sticky=562
    343 .align=563 .inset=231 .top=231
    344 'entry,header,outside
    345 .key=398 .viewIndex=231 .y=231 .height=231 .sticky=74
    346 .column=74 .x=231 .width=231 .clip=328
    347 []=564
    348 []=565
    349 []=566
    350 @=231 $id
    351 'collapse,expand,toggle
    352 []=242
    353 'add,all,extend,invert,none,remove,replace,tap,toggle
    354 []=567
    355 []=568
    356 []=569
    357 'cell,column,row
    358 []=281
    359 []=570
    360 'cell,row
    361 'next,previous
    362 .row=319 .viewIndex=231 .pageIndex=231 .wrapped=74 .ordinal=231 .cells=571
    363 []=572
    364 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    365 'all,any,replace
    366 []=573
    367 'all,shown
    368 .kind=574 ?kind:group=575 ?kind:count=576 ?kind:aggregate=577
    369 []=578
    370 []=579
    371 'all,selection,shown
    372 []=580
    373 []=581
    374 []=582
    375 'builtIn,column,fallback,kind,row,section,table
    376 []=583
    377 'strict,table
    378 *=380
    379 []=584
    380 .list=380 .map=585 .type=380 .opaque=74 .of=585
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    381 .columns=224 .cells=224 .params=224 .bindings=224
    382 []=586
    383 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=587 .map=588
      .type=74 .timestamp=589 .duration=589 .optional=383
    384 .kind=590 ?kind:cells=591 ?kind:font=592 ?kind:estimate=593
    385 .width=231 .linesMax=231
    386 .width=231 .at=594 .ellipsis=74
    387 []=595
    388 'all,selection
    389 .row=319 .column=74 .index=231
    390 'owner,user
    391 []=596
    392 'ours,theirs
    393 'begin,cancel,change,commit
    394 .view=240 .author=74 .by=597 .text=74 .stale=74 .problem=598
    395 .rows=231 .columns=231 .pages=231
    396 'columnEnd,columnStart,end,nextCell,nextFilled,nextFilledColumn,nextHit
      'nextProblem,previousCell,previousFilled,previousFilledColumn,previousHit
      'previousProblem,rowEnd,rowStart,start
    397 'extend,replace
    398 .kind=559 .key=599 #key
    399 .x=231 .y=231 .width=231 .height=231
    400 'center,leading,trailing
    401 []=600
    402 []=601
    403 []=1
    404 .resident=231 .program=231 .heap=231 .free=231 .cache=231 .tables=602 .sorting=231
      .gathering=231 .comparing=231 .messages=231 .recording=231 .other=231 *=231
    405 []=603
    406 []=604
    407 .appeared=323 .disappeared=323 .prefetch=323 .cancelled=323
    408 .rows=605 .cells=606 .states=607 .cellStates=608
    409 []=609
    410 []=399
    411 []=610
    412 .anew=74 .looks=611 .rows=612 .cells=613 .failures=614
    413 .keys=323 .blocks=324
    414 .deletes=528 .moves=528 .inserts=615 .updates=530 .scrolledOut=528 .scrolledIn=528
    415 *=0
    416 []=616
    417 'allow,refuse
    418 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    419 []=418
    420 []=617
    421 'heights,widths
    422 []=618
    423 .count=231
    424 .kind=619 ?kind:begin=620 ?kind:report=621 ?kind:end=622 ?kind:partial=623
    425 .column=74 .expression=74 .direction=624 .nulls=625 .comparator=626
    426 'exact,ignored
    427 'contains,fuzzy,prefix,regex,words
    428 'filter,mark
    429 'display,value
    430 'all,any,compare,error,expression,not,null,oneOf,text
    431 .kind=627 .conditions=628
    432 .kind=629 .conditions=628
    433 .kind=630 .condition=219
    434 .kind=631 .column=74 .relation=364 .value=0
    435 .kind=632 .column=74 .values=0
    436 .kind=633 .column=74 .relation=634 .text=74 .caseFolded=74 .diacritics=426 .of=429
    437 .kind=635 .source=74
    438 .kind=636 .column=74
    439 .kind=637 .column=74
    440 []=638 'declared
    441 'hide,show
    442 .all=74 .keys=352
    443 'multiple,none,single
    444 'extend,replace,toggle
    445 'drop,keep
    446 .hidden=74 .footer=639 .nullDefault=0
    447 'ascending,descending,none
    448 .leading=231 .trailing=231
    449 'ltr,rtl
    450 .height=231 .wrap=74 .linesMax=231 .inset=231 .padding=231 .minimum=231 .maximum=231
      .whole=74 .spacing=231 .background=74 .quiet=231 .measured=640 .deadline=231
    451 .direction=641 .size=537 .perLine=328 .spacing=231 .lineSpacing=231 .insets=642
    452 .mode=643 .minimum=231 .maximum=231 .padding=231 .headerPadding=231 .header=74 .footer=74
      .whole=74
    453 *=644
    454 'grid,headless,list,stack
    455 .shown=74 .height=231 .inside=74 .floats=74
    456 .shown=74 .height=231 .inside=74 .floats=74 .placement=645 .placeholder=74
    457 .table=642 .header=642 .footer=642 .row=642 .item=642
    458 .header=231 .footer=231
    459 .ascending=74 .descending=74 .none=74 .width=231 .header=74 .footer=74
    460 .vertical=74 .horizontal=74 .minimum=231
    461 .when=74 .source=646 .columns=224 .layer=647 .tag=74 .parameters=648
    462 'actionDisabled,ambiguousRows,badBackup,badFormat,badQuery,batch,blockOverflows
      'cancelled,changedTwice,columnExists,columnsNeeded,compressed,conflict,conflicts
      'constraint,contentModified,cycle,databaseDamaged,databaseFailed,databaseLocked
      'depth,doubledAction,doubledSortKey,draftOpen,duplicateKeys,duplicateSections
      'evaluation,expression,fileChanged,fileDamaged,fileDiffers,fileExists,forgotten
      'formulas,framing,id,initializedBefore,internal,invalid,invalidParams
      'journalFailed,jsonrpc,keyColumn,length,libraryMissing,limit,loadingFailed
      'message,method,methodNotFound,missingKeys,mixedEdits,noDeclaredSections,noDraft
      'noOrder,noRowLayout,noSections,notADatabase,notARegularFile,notBound
      'notComplete,notConvertible,notEditable,notEncodable,notFound,notInitialized
      'notKept,notPermitted,notReadable,notRecoverable,notSavable,notSelectable
      'notShown,notSortable,notSupplied,notText,notWritable,nothingSearched
      'orderPending,overloaded,pinExists,placeIsMoving,queryRefused,queryTimedOut
      'readFailed,revisionIsGone,rowsChanged,sectionColumn,shutDown,sortedView
      'sourceChanged,sourceNeeded,subscriptionExists,suppliedInput,syntax,tableExists
      'tooManyCells,tooManyColumns,undeclaredKind,unknownAction,unknownColumn
      'unknownPin,unknownRow,unknownSection,unknownSource,unknownStep
      'unknownSubscription,unknownTable,unknownType,unknownView,unsavedEdits
      'valueDoesNotFit,viewExists,writeFailed
    463 $pointer
    464 'base,columns,dialect,edited,misfit,none
    465 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    466 .start=231 .end=231
    467 .start=474 .end=474
    468 []=649
    469 .kind=74 .index=231 .expression=74 .type=418 .message=74 .severity=650
    470 []=651
    471 'changed,replaced
    472 []=652
    473 []=653
    474 .line=231 .character=231
    475 .id=74 .type=418 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=481 .supplied=654 .format=655 .parse=655
      .nullPlaceholder=74 .comparator=626 .footer=639 .validate=656 .align=657 .editor=0
      .cellKind=74 .meta=0
    476 .key=319 .header=74 .footer=74 .kind=74 .state=0 .rows=242
    477 .base=418 .format=655 .parse=655 .nullPlaceholder=74 .comparator=626 .footer=639
      .validate=656 .align=657 .editor=0 .cellKind=74 .meta=0
    478 .height=658 .width=658 .estimatedHeight=659 .headerHeight=660 .footerHeight=660 .hidden=661
      .selectable=662 .momentary=661 .editable=662 .movable=663 .deletable=662 .collapsible=662
      .indentation=659 .actions=376 .separators=664 .accessory=661 .accessibilityText=661
      .cellKind=661 .editor=661 .holds=661
    479 *=665
    480 *=666
    481 .column=74 .expression=74
    482 'default,refuse
    483 []=667
    484 *=478
    485 *=668
    486 .deadline=231 .default=417
    487 .kind=74 .settings=478 .rowState=0 .cellStates=415
    488 .kind=669 .message=74 .system=74
    489 'blocked,failed,off,on,suspended
    490 .changes=231 .when=231 .base=670 .process=231 .others=231 .lostBytes=231 .lostSteps=231
      .suspended=74
    491 .backup=74 .steps=231 .lostSteps=231 .base=670
    492 'columns,given
    493 .kind=671
    494 .kind=672 .columns=224
    495 .id=74 .title=74 .exactTitle=74 .type=418 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=654 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=481 .sortByProblem=74 .typeName=74 .format=655 .parse=655 .nullPlaceholder=74
      .comparator=626 .footer=639 .validate=656 .align=657 .editor=0 .cellKind=74 .meta=0
      .evidence=673 .database=674
    496 .key=319 .header=74 .footer=74 .kind=74 .state=0
    497 'created,file,inline
    498 .kind=675 .path=74 .uri=74 .bytes=231 .compression=676 .from=677
    499 .kind=678 .bytes=231
    500 .kind=679
    501 .value=74 .forced=74 .evidence=680
    502 .value=74 .forced=74 .evidence=681
    503 .value=231 .forced=74 .evidence=681
    504 .value=274 .forced=74 .evidence=681
    505 .value=682 .forced=74 .evidence=681
    506 .value=683 .forced=74 .evidence=681
    507 .value=224 .forced=74 .evidence=681
    508 .fieldCount=231 .typeMismatch=231 .unclosedQuote=231 .fieldTooLong=231 .invalidEncoding=231
      .unlikelyCharacters=231 .guessedEncoding=231 .comment=231 .notJSON=231 .otherKind=231
      .extraMember=231 .doubledMember=231
    509 []=684
    510 'detected,plain
    511 'delimited,json,ndjson
    512 .type=418 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=481 .supplied=654 .format=655 .parse=655
      .nullPlaceholder=74 .comparator=626 .footer=639 .validate=656 .align=657 .editor=0
      .cellKind=74 .meta=0
    513 .kind=685 ?kind:set=686 ?kind:insert=687 ?kind:remove=688 ?kind:move=689 ?kind:paste=690
      ?kind:adopt=691 ?kind:setRow=692 ?kind:setColumn=693 ?kind:addColumn=694
      ?kind:removeColumn=695 ?kind:orderColumns=696 ?kind:addSections=697 ?kind:removeSections=698
      ?kind:moveSections=699 ?kind:setSection=700
    514 []=701
    515 .id=231 .done=74 .label=74 .author=74 .cause=702 .revision=231 .cells=231 .rows=231
      .columns=231 .sections=231 .bytes=231
    516 []=703
    517 []=704
    518 .key=319 .header=74 .footer=74 .kind=74 .state=0 .rows=242 .keys=269 .rowStates=242
      .cellStates=293 .tags=269
    519 'columns,content,given,keys
    520 .kind=705
    521 .kind=671 .keys=269
    522 .kind=706
    523 'columns,tag,value
    524 .kind=707
    525 .kind=708 .tags=269
    526 .column=74 .kind=74 .type=418 .index=231 .expression=74 .message=74 .severity=650 .count=231
      .problem=74
    527 .kind=709 .row=319 .column=74 .columns=224 .text=74 .cut=74 .rule=469 .reason=74
    528 []=328
    529 .at=528 .keys=269 .blocks=324
    530 []=710
    531 .keys=269 .blocks=324
    532 []=711
    533 []=712
    534 .by=713 .headers=74 .footers=74 .empty=441 .collapsed=714 .aggregates=366
    535 .measurer=384 .frame=231 .minimumWidth=231 .insets=448 .direction=449 .spacing=231 .scale=74
      .lock=74 .fixed=448 .rows=715 .items=451 .sizing=452 .columns=453
    536 .title=74 .aggregate=716 .over=367 .value=0 .text=74 .cut=74 .nulls=231 .errors=231
      .pending=74 .problem=717
    537 .width=231 .height=231
    538 .leading=231 .center=231 .trailing=231
    539 []=718
    540 .pointer=541 .kind=719 .message=74
    541 $statePointer
    542 .pointer=541 .kind=720 .message=74
    543 'damaged,foreign,newer,noFile,none,off,restored
    544 []=721
    545 .direction=447 .sortable=74 .priority=231
    546 .column=74 .offset=231 .values=242 .texts=224 .errors=722 .pending=328 .stale=328 .lossy=328
      .cut=328 .cutBytes=328 .matches=723 .drafts=724
    547 .key=599 .title=74 .cut=74 .count=231 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=725
    548 .row=319 .fields=224 .cut=74
    549 .x=231 .group=400
    550 .key=319 .sourceIndex=231 .viewIndex=231 .pageIndex=231 .offset=231 .height=231 .frame=399
      .reason=726 .section=599
    551 .column=74 .group=400 .x=231 .width=231 .estimate=74 .reason=727
    552 .column=74 .group=400 .x=231 .width=231 .estimate=74 .distance=231
    553 .key=398 .viewIndex=231 .offset=231 .height=231 .frame=399
    554 'all,entries,viewport
    555 .kind=728 .first=231 .size=231 .overscan=231
    556 .kind=627
    557 .kind=729 .offset=231 .extent=231 .overscan=231
    558 'entry,offset,start
    559 'footer,group,header
    560 'center,end,nearest,start
    561 .start=231 .length=231
    562 []=730
    563 'center,left,right
    564 .row=319 .height=231
    565 .row=319 .column=74 .height=231
    566 .row=319 .column=74 .reason=731
    567 .row=319 .column=74
    568 .from=567 .to=567
    569 .row=319 .column=74 .sourceIndex=231 .viewIndex=231 .pageIndex=231
    570 .format=281 .type=1 .text=74
    571 []=732
    572 .pointer=74 .kind=733 .message=74
    573 .column=74 .kind=716
    574 'aggregate,count,group
    575 .kind=734 .direction=624
    576 .kind=735 .direction=624
    577 .kind=736 .index=231 .direction=624
    578 .column=74 .kind=716 .values=242 .texts=224 .cut=328 .nulls=328 .errors=328
    579 'distinct,extremes,frequencies,histogram,mean,quantiles
    580 .column=74 .rows=231 .nulls=231 .errors=231 .distinct=737 .min=738 .max=738 .mean=738
      .quantiles=739 .histogram=740 .frequencies=741
    581 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    582 .row=319 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=415 .settings=742
    583 .id=74 .title=661 .style=743 .hidden=661 .image=661 .placement=744 .fullSwipe=74
      .children=376
    584 .name=74 .arguments=585 .result=380 .member=74
    585 []=380
    586 .kind=745 .message=74 .range=466 .bytes=466 .lines=467 .expected=74 .found=74 .hint=74
    587 []=383
    588 []=587
    589 .seconds=74 .nanos=74
    590 'cells,estimate,font
    591 .kind=746 .tabStop=231 .ambiguous=747 .unit=748
    592 .kind=749 .lineHeight=231 .regular=750 .bold=750
    593 .kind=751 .advance=231 .lineHeight=231
    594 'head,middle,tail
    595 .width=231 .height=231 .lines=752 .more=74 .shown=753
    596 .kind=754 .row=319 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=392
      .oursAfter=319 .theirsAfter=319
    597 'user
    598 .kind=755 .expected=74 .row=319 .column=74 .columns=224 .rule=469 .reason=74
    599 []=756
    600 .journal=74 .bytes=231 .when=231 .inUse=74 .path=74 .changes=231 .process=231 .problem=757
    601 .name=74 .kind=758 .columns=759 .primaryKey=224 .uniqueKeys=760 .foreignKeys=761 .rows=762
    602 .sources=231 .edits=231 .rows=231 .keys=231 .history=231 .views=231 .uncounted=231 *=231
    603 .subscription=240 .view=240 .pending=231 .lagRevisions=231
    604 'cursor,declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    605 []=763
    606 []=764
    607 []=765
    608 []=766
    609 .height=231 .count=231
    610 .top=767 .bottom=767 .at=528
    611 []=768
    612 []=769
    613 []=770
    614 []=771
    615 .at=528 .keys=323 .blocks=324
    616 .permission=772 .row=319 .column=74 .section=74 .layer=375
    617 .row=231 .text=74
    618 .column=74 .width=231
    619 'begin,end,partial,report
    620 .kind=773 .title=74 .message=74 .percentage=231
    621 .kind=774 .message=74 .percentage=231
    622 .kind=775 .message=74
    623 .kind=776 .viewRevision=231 .revision=231 .columns=372
    624 'ascending,descending
    625 'first,last
    626 .kind=777 .caseFolded=74 .diacritics=426 .values=224
      'caseInsensitive,length,natural,semver,text,value
    627 'all
    628 []=219
    629 'any
    630 'not
    631 'compare
    632 'oneOf
    633 'text
    634 'contains,endsWith,equals,startsWith
    635 'expression
    636 'null
    637 'error
    638 .column=74 .expression=74 .declared=74 .direction=624 .nulls=625 .comparator=626 .values=242
    639 .title=74 .aggregate=716 .over=367
    640 'client,daemon
    641 'horizontal,wrapped
    642 .top=231 .leading=231 .bottom=231 .trailing=231
    643 .kind=778 ?kind:maximum=779 ?kind:average=780 ?kind:sampled=781 ?kind:client=782
      ?kind:percentile=783 ?kind:hybrid=784 ?kind:padded=785 ?kind:fixed=786 ?kind:fraction=787
      ?kind:flexible=788 ?kind:adaptive=789
    644 .mode=643 .minimum=231 .maximum=231 .padding=231 .headerPadding=231 .header=74 .footer=74
      .whole=74 .width=231 .spacing=231
    645 'client,embedded,hidden
    646 .kind=790 ?kind:stripes=791 ?kind:sorted=792 ?kind:selected=793 ?kind:hovered=794
      ?kind:matches=795 ?kind:drafts=796 ?kind:errors=797
    647 'background,overlay
    648 *=661
    649 .kind=74 .message=74 .pointer=463 .row=319 .column=74 .expected=0 .found=0 .rule=469
    650 'mark,refuse
    651 .key=319 .rows=328
    652 .row=319 .column=74 .line=74 .reason=798
    653 .row=319 .gone=74
    654 .inputs=224 .deadline=231
    655 .kind=799 ?kind:number=800 ?kind:currency=801 ?kind:percent=802 ?kind:compact=803
      ?kind:bytes=804 ?kind:duration=805 ?kind:date=806 ?kind:boolean=807 ?kind:map=808
      ?kind:template=809
    656 .expression=74 .message=74 .severity=650 []=810
    657 'center,end,start
    658 .expression=74 'automatic #
    659 .expression=74 #
    660 .expression=74 'automatic,zero #
    661 .expression=74
    662 .expression=74 'ask
    663 .expression=74 .within=224 'ask
    664 .top=767 .between=767 .bottom=767
    665 .height=658 .width=658 .estimatedHeight=659 .headerHeight=660 .footerHeight=660 .hidden=661
      .selectable=662 .momentary=661 .editable=662 .movable=663 .deletable=662 .collapsible=662
      .indentation=659 .actions=376 .separators=664 .accessory=661 .accessibilityText=661
      .cellKind=661 .editor=661 .holds=661 .header=478
    666 .height=658 .width=658 .estimatedHeight=659 .headerHeight=660 .footerHeight=660 .hidden=661
      .selectable=662 .momentary=661 .editable=662 .movable=663 .deletable=662 .collapsible=662
      .indentation=659 .actions=376 .separators=664 .accessory=661 .accessibilityText=661
      .cellKind=661 .editor=661 .holds=661 .columns=811
    667 .expression=74 .message=74 .severity=650 .columns=224
    668 .height=658 .width=658 .estimatedHeight=659 .headerHeight=660 .footerHeight=660 .hidden=661
      .selectable=662 .momentary=661 .editable=662 .movable=663 .deletable=662 .collapsible=662
      .indentation=659 .actions=376 .separators=664 .accessory=661 .accessibilityText=661
      .cellKind=661 .editor=661 .holds=661 .kind=74
    669 'cancelled,limit,readFailed,sourceChanged
    670 'different,grown,same
    671 'given
    672 'columns
    673 .sampleRows=231 .counts=296 .reason=74 .nullValues=224 .firstDisagreement=812
    674 .declared=74 .notNull=74 .default=74 .generated=74 .keyPlace=231 .references=761
    675 'file
    676 .format=813 .bytes=231
    677 .kind=814 .name=74 .primaryKey=224
    678 'inline
    679 'created
    680 .reason=74 .examined=231 .share=231 .score=231 .parts=296 .others=815
    681 .reason=74 .examined=231 .share=231
    682 'cr,crlf,lf,mixed
    683 'json,ndjson
    684 .kind=816 .message=74 .row=319 .column=74 .line=231 .byteOffset=231 .expected=74 .found=74
    685 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    686 .kind=817 .row=319 .column=74 .value=0 .text=74 .values=0
    687 .kind=818 .options=247 .rows=242 .place=819
    688 .kind=820 .rows=269
    689 .kind=821 .rows=269 .place=819
    690 .kind=822 .texts=760 .text=74 .html=74 .format=823 .header=74 .at=567 .view=240 .rows=269
      .columns=224 .overflow=824
    691 .kind=825 .view=240
    692 .kind=826 .row=319 .options=487
    693 .kind=827 .column=74 .options=512
    694 .kind=828 .column=74 .options=512 .place=829
    695 .kind=830 .column=74
    696 .kind=831 .columns=224
    697 .kind=832 .sections=243 .place=833 .sectionColumn=74
    698 .kind=834 .sections=269
    699 .kind=835 .sections=269 .place=833
    700 .kind=836 .section=319 .options=837
    701 .row=319 .column=74 .before=738 .after=738
    702 'edit,setRows
    703 .bytes=328 .range=467 .newText=74 .base64=74
    704 .sql=74 .params=838 .row=319
    705 'keys
    706 'content
    707 'value
    708 'tag
    709 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    710 .column=74 .rows=328 .values=242 .texts=224 .errors=722 .pending=328 .stale=328 .lossy=328
      .cut=328 .cutBytes=328 .matches=723
    711 .index=231 .key=319 .columns=224
    712 .index=231 .key=74 .members=839
    713 []=840 'declared
    714 .all=74 .keys=841
    715 .height=231 .wrap=74 .linesMax=231 .inset=231 .padding=231 .minimum=231 .maximum=231
      .whole=74 .spacing=231 .background=74 .quiet=231 .measured=842 .deadline=231
    716 'count,distinct,max,mean,min,sum,valid
    717 'notApplicable,outOfRange,tooManyValues
    718 .column=74 .fixed=843 .x=231 .width=231 .tracks=231 .estimate=74
    719 'typeChanged,unknownColumn
    720 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    721 .pointer=541 .kind=844 .message=74
    722 []=845
    723 []=846
    724 []=847
    725 []=848
    726 'collapsed,filtered,hidden,removed,unknown
    727 'hidden
    728 'entries
    729 'viewport
    730 .kind=849 .y=231 .height=231 .section=547
    731 'changed,declared,fixed,hidden
    732 .column=74 .extraField=231 .ranges=528 .further=231
    733 'column,columnType,limit,value
    734 'group
    735 'count
    736 'aggregate
    737 .count=231 .exact=74 .error=231
    738 .value=0 .text=74 .cut=74
    739 .at=328 .exact=74 .error=231 .values=242 .texts=224 .cut=328
    740 .values=242 .texts=224 .cut=328 .counts=328 .outside=231
    741 .values=242 .texts=224 .cut=328 .counts=328 .exact=74 .error=231
    742 *=850
    743 .expression=74 'destructive,disabled,normal
    744 'inline,leading,menu,trailing
    745 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    746 'cells
    747 'narrow,wide
    748 'clusters,codePoints
    749 'font
    750 .defaultAdvance=231 .ranges=851 .advances=852 .kerning=853 .letterSpacing=231
    751 'estimate
    752 []=854
    753 .text=74 .width=231 .cut=74
    754 'cell,place,removed
    755 'invalid,valueDoesNotFit
    756 .kind=637
    757 'damaged,foreign,newer
    758 'table,view,virtual
    759 []=855
    760 []=224
    761 []=856
    762 .count=231 .complete=74
    763 .kind=74 .at=528
    764 .column=74 .cellKind=0 .editor=0 .at=528
    765 .index=231 .rowState=0
    766 .index=231 .column=74 .cellState=0
    767 .leading=231 .trailing=231 .thickness=231
    768 .look=231 .styles=857
    769 .look=231 .at=528
    770 .column=74 .look=231 .at=528
    771 .style=231 .count=231 .row=319 .message=74
    772 'collapse,delete,edit,move,select
    773 'begin
    774 'report
    775 'end
    776 'partial
    777 'caseInsensitive,length,list,natural,semver,text,value
    778 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    779 .kind=858
    780 .kind=859 .advance=231
    781 .kind=860 .size=231
    782 .kind=842 .size=231
    783 .kind=861 .share=231 .size=231
    784 .kind=862 .size=231 .advance=231
    785 .kind=863 .width=231
    786 .kind=864 .width=231
    787 .kind=865 .share=231
    788 .kind=866
    789 .kind=867
    790 'drafts,errors,hovered,matches,selected,sorted,stripes
    791 .kind=868 .every=231 .offset=231 .by=869
    792 .kind=870 .every=231 .offset=231
    793 .kind=871
    794 .kind=872
    795 .kind=873
    796 .kind=874
    797 .kind=875
    798 'encoding,formula,json,quote
    799 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    800 .kind=876 .pattern=74 .locale=877 .prefix=74 .suffix=74 .negative=878 .decimalMark=74
      .groupMark=74
    801 .kind=879 .pattern=74 .locale=877 .prefix=74 .suffix=74 .negative=878 .decimalMark=74
      .groupMark=74 .currency=74 .display=880
    802 .kind=881 .pattern=74 .locale=877 .prefix=74 .suffix=74 .negative=878 .decimalMark=74
      .groupMark=74
    803 .kind=882 .locale=877 .currency=74 .digits=231
    804 .kind=883 .locale=877 .units=884 .digits=231
    805 .kind=885 .locale=877 .style=886 .unit=887
    806 .kind=888 .pattern=74 .locale=877
    807 .kind=889 .true=74 .false=74
    808 .kind=890 .values=891 .otherwise=655
    809 .kind=892 .template=74 .format=655
    810 .expression=74 .message=74 .severity=650
    811 *=893
    812 .row=319 .line=231 .byteOffset=231 .text=74
    813 'gzip,zstd
    814 'query,table,view,virtual
    815 []=894
    816 'comment,doubledMember,extraMember,fieldCount,fieldTooLong,guessedEncoding
      'invalidEncoding,notJSON,otherKind,typeMismatch,unclosedQuote,unlikelyCharacters
    817 'set
    818 'insert
    819 .kind=895 ?kind:start=896 ?kind:end=897 ?kind:before=898 ?kind:after=899 ?kind:index=900
      ?kind:shown=901
    820 'remove
    821 'move
    822 'paste
    823 'csv,html,json,markdown,tsv
    824 'clip,insert,refuse
    825 'adopt
    826 'setRow
    827 'setColumn
    828 'addColumn
    829 .kind=902 ?kind:start=896 ?kind:end=897 ?kind:before=903 ?kind:after=904
    830 'removeColumn
    831 'orderColumns
    832 'addSections
    833 .kind=902 ?kind:start=896 ?kind:end=897 ?kind:before=905 ?kind:after=906
    834 'removeSections
    835 'moveSections
    836 'setSection
    837 .header=74 .footer=74 .kind=74 .state=0
    838 []=907
    839 []=908
    840 .column=74 .expression=74 .declared=74 .direction=624 .nulls=625 .comparator=626 .values=224
    841 []=599
    842 'client
    843 'leading,trailing
    844 'expression,invalidParams,notSortable,unknownColumn
    845 .row=231 .kind=909 .text=74
    846 .row=231 .ranges=528 .further=231
    847 .row=231 .view=240 .author=74 .by=597 .text=74 .stale=74 .problem=598
    848 .column=74 .kind=716 .value=0 .text=74 .cut=74 .nulls=231 .errors=231 .pending=74
      .problem=910
    849 'group,header
    850 .value=0 .layer=375 .name=74 .problem=74
    851 []=911
    852 []=912
    853 []=913
    854 .range=328 .width=231
    855 .name=74 .declared=74 .notNull=74 .default=74 .generated=74
    856 .columns=224 .table=74 .parents=224
    857 []=914
    858 'maximum
    859 'average
    860 'sampled
    861 'percentile
    862 'hybrid
    863 'padded
    864 'fixed
    865 'fraction
    866 'flexible
    867 'adaptive
    868 'stripes
    869 'page,section
    870 'sorted
    871 'selected
    872 'hovered
    873 'matches
    874 'drafts
    875 'errors
    876 'number
    877 'de,en,es,fr,hi,it,ja,nl,pt
    878 'minus,parentheses
    879 'currency
    880 'code,symbol
    881 'percent
    882 'compact
    883 'bytes
    884 'iec,si
    885 'duration
    886 'clock,short,words
    887 'day,hour,millisecond,minute,second
    888 'date
    889 'boolean
    890 'map
    891 *=74
    892 'template
    893 .height=658 .width=658 .estimatedHeight=659 .headerHeight=660 .footerHeight=660 .hidden=661
      .selectable=662 .momentary=661 .editable=662 .movable=663 .deletable=662 .collapsible=662
      .indentation=659 .actions=376 .separators=664 .accessory=661 .accessibilityText=661
      .cellKind=661 .editor=661 .holds=661 .type=418 .validate=656 .format=655 .path=74
    894 .delimiter=74 .score=231
    895 'after,before,end,index,shown,start
    896 .kind=915
    897 .kind=775
    898 .kind=916 .row=319
    899 .kind=917 .row=319
    900 .kind=918 .sourceIndex=231 .counted=919
    901 .kind=920 .view=240 .viewIndex=231 .counted=919 .whenSorted=921
    902 'after,before,end,start
    903 .kind=916 .column=74
    904 .kind=917 .column=74
    905 .kind=916 .section=319
    906 .kind=917 .section=319
    907 .base64=74
    908 'footer,header,kind,state
    909 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    910 'notApplicable,outOfRange,tooManySections,tooManyValues
    911 .start=231 .end=231 .advance=231
    912 .characters=74 .advance=231
    913 .pair=74 .advance=231
    914 .layer=647 .tag=74 .parameters=891
    915 'start
    916 'before
    917 'after
    918 'index
    919 'after,before
    920 'shown
    921 'adopt,refuse
    """#
}
