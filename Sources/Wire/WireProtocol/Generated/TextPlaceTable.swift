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
    preset/list 196
    server/stats 198
    rpc.discover 200
    $/setTrace 201
    $/cancelRequest 203
    shutdown 205
    exit 4
    view/update 206
    view/profileUpdate 208
    action/didInvoke 210
    action/decide 212
    cell/compute 215
    cell/measure 218
    table/didChange 221
    $/progress 223
    $/logTrace 225
    window/logMessage 227
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=230 .search=231 .filter=232 .sections=233 .selection=234 .page=235 .columns=236
      .columnOrder=237 .binding=238 .params=239 .sortCycle=240 .footers=83 .footerSorts=83
      .showHidden=83 .layout=241 .presentation=242 .styles=243
    3 .code=244 .message=83 .data=245
    4 .jsonrpc=5 .id=6 .method=229 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=229 .params=8 .result=9 .error=3
    8 .clientInfo=246 .processId=244 .updates=247 .positions=248 .invisible=249 .trace=250
      .journal=251 .journalFolder=83 .durability=252 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=253 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=229 .params=11 .result=12 .error=3
    11 .table=254 .name=83 .columns=255 .rows=256 .sections=257 .sectionColumn=83 .keyScope=258
      .types=259 .defaultSort=230 .keyColumns=237 .detectTypes=83 .declarations=260 .rowOptions=261
    12 .table=254 .name=83 .revision=244 .rowsState=262 .sourceState=263 .whenFileChanges=264
      .dirty=83 .savedRevision=244 .unsaved=265 .conflicts=244 .rowsAtRisk=266 .journal=267
      .difference=268 .keys=269 .textVersion=244 .columns=270 .types=0 .declarations=260
      .sectionColumn=83 .sections=271 .defaultSort=230 .params=239 .source=272 .dialect=273
      .preamble=237 .sampleRows=244 .history=274 .diagnostics=275
    13 .jsonrpc=5 .id=6 .method=229 .params=14 .result=12 .error=3
    14 .table=254 .name=83 .path=83 .uri=83 .content=276 .textVersion=244 .backup=83 .from=277
      .dialect=278 .columns=279 .types=259 .defaultSort=230 .keyColumns=237 .sections=271
      .sectionColumn=83 .keyScope=258 .sampleRows=244 .widen=83 .progressToken=244 .declarations=260
      .wait=83 .journal=251 .journalFolder=83 .durability=252 .whenFileChanges=264
    15 .jsonrpc=5 .id=6 .method=229 .params=16 .result=12 .error=3
    16 .table=254 .diagnostics=280
    17 .jsonrpc=5 .id=6 .method=229 .params=18 .result=19 .error=3
    18 .table=254 .edits=281 .seen=244 .exact=83 .label=83 .author=83 .history=282 .invalid=283
      .preview=83 .view=254
    19 .revision=244 .inserted=284 .changedCells=244 .history=274 .preview=285
    20 .jsonrpc=5 .id=6 .method=229 .params=21 .result=22 .error=3
    21 .table=254 .author=83
    22 .revision=244 .step=286 .skipped=244 .history=274
    23 .jsonrpc=5 .id=6 .method=229 .params=24 .result=25 .error=3
    24 .table=254 .first=244 .size=244
    25 .revision=244 .count=244 .current=244 .bytes=244 .bytesMax=244 .dropped=244 .first=244
      .items=287
    26 .jsonrpc=5 .id=6 .method=229 .params=27 .result=28 .error=3
    27 .table=254 .step=244 .author=83
    28 .revision=244 .undone=244 .redone=244 .skipped=244 .history=274
    29 .jsonrpc=5 .id=6 .method=229 .params=30 .result=31 .error=3
    30 .table=254 .path=83 .uri=83 .copy=83 .overwrite=288 .sync=83 .dryRun=83 .range=280
      .encoding=289 .dialect=290 .compressionLevel=244 .progressToken=244
    31 .revision=244 .path=83 .uri=83 .bytes=244 .records=244 .way=291 .dirty=83 .edits=292
      .textVersion=244 .statements=293
    32 .jsonrpc=5 .id=6 .method=229 .params=33 .result=34 .error=3
    33 .table=254
    34 .revision=244 .bytes=244 .dirty=83
    35 .jsonrpc=5 .id=6 .method=229 .params=36 .result=37 .error=3
    36 .table=254 .rows=284 .fields=83
    37 .revision=244 .complete=83 .rows=294
    38 .jsonrpc=5 .id=6 .method=229 .params=39 .result=40 .error=3
    39 .table=254 .line=244 .character=244 .byte=244
    40 .revision=244 .complete=83 .row=295 .removed=83 .record=244 .column=83 .place=296
    41 .jsonrpc=5 .id=6 .method=229 .params=42 .result=43 .error=3
    42 .table=254 .version=244 .baseVersion=244 .changes=297 .tableEdits=298 .label=83 .author=83
    43 .revision=244 .version=244 .changedCells=244 .inserted=244 .removed=244 .history=274
    44 .jsonrpc=5 .id=6 .method=229 .params=45 .result=46 .error=3
    45 .table=254 .action=299
    46 .revision=244 .changes=244 .lostChanges=244 .lostBytes=244 .lostSteps=244 .history=274
    47 .jsonrpc=5 .id=6 .method=229 .params=48 .result=49 .error=3
    48 .table=254 .path=83 .uri=83
    49 .revision=244 .path=83 .uri=83 .bytes=244 .dirty=83 .holds=300
    50 .jsonrpc=5 .id=6 .method=229 .params=51 .result=52 .error=3
    51 .view=254 .table=254 .rows=284 .range=280 .columns=237 .format=301 .to=302 .as=303
      .formulaGuard=304 .header=83 .jsonRows=305 .delimiter=1 .lineEnd=306 .byteOrderMark=83
      .sqlTable=83 .sqlRows=244 .progressToken=244 .wait=83
    52 .viewRevision=244 .revision=244 .complete=83 .rowCount=244 .columns=237 .bytes=244 .lossy=83
      .text=83 .path=83
    53 .jsonrpc=5 .id=6 .method=229 .params=54 .result=55 .error=3
    54 .table=254 .rows=256 .sections=307 .sectionColumn=83 .columns=237 .match=308 .compare=309
      .mode=310 .resetAbove=311 .preset=312 .rowStates=256 .cellStates=313 .hints=0 .supersede=83
      .seen=244 .label=83 .author=83 .history=282 .invalid=283
    55 .outcome=314 .revision=244 .mode=310 .deletes=244 .inserts=244 .moves=244 .updates=244
      .changedCells=244 .sections=315 .history=274
    56 .jsonrpc=5 .id=6 .method=229 .params=57 .result=58 .error=3
    57 .table=254 .rows=284 .columns=237 .first=244 .size=244 .wait=83
    58 .revision=244 .complete=83 .rowCount=244 .faultyRows=244 .count=244 .errors=316 .rules=317
      .first=244 .more=83 .items=318
    59 .jsonrpc=5 .id=6 .method=229 .params=60 .result=61 .error=3
    60 .from=319 .to=319 .match=308 .compare=309 .columns=237 .range=280 .as=320 .textBytes=244
      .wait=83
    61 .from=321 .to=321 .complete=83 .columns=237 .counts=322 .first=244 .size=244 .more=83
      .diff=323 .old=324 .keys=325 .sections=326
    62 .jsonrpc=5 .id=6 .method=229 .params=63 .result=64 .error=3
    63 .table=254 .view=254 .state=2 .preset=312 .remember=83 .wait=83
    64 .view=254 .table=254 .viewRevision=244 .revision=244 .state=327 .footers=328 .layout=329
      .cursor=330 .preset=312 .filterProblems=331 .filterFailure=332 .orderProblems=333
      .orderFailure=332 .counts=334 .orderState=335 .complete=83 .searching=336 .sorting=337
      .columns=237 .remembered=338
    65 .jsonrpc=5 .id=6 .method=229 .params=66 .result=64 .error=3
    66 .view=254 .wait=83
    67 .jsonrpc=5 .id=6 .method=229 .params=68 .result=64 .error=3
    68 .view=254 .state=2 .show=295 .wait=83
    69 .jsonrpc=5 .id=6 .method=229 .params=70 .result=71 .error=3
    70 .view=254 .part=339 .column=83 .extend=83 .wait=83
    71 .view=254 .table=254 .viewRevision=244 .revision=244 .state=327 .footers=328 .layout=329
      .cursor=330 .counts=334 .orderState=335 .complete=83 .columns=237 .preset=312
      .filterProblems=331 .filterFailure=332 .orderProblems=333 .orderFailure=332 .searching=336
      .sorting=337 .sortable=83 .indicators=340
    72 .jsonrpc=5 .id=6 .method=229 .params=73 .result=74 .error=3
    73 .view=254 .range=280 .keys=284 .columns=237 .as=320 .textBytes=244 .texts=341 .ellipsis=83
      .at=244 .pin=254 .wait=83 .extraFields=83
    74 .viewRevision=244 .revision=244 .complete=83 .first=244 .count=244 .more=83 .keys=342
      .blocks=343 .sections=344 .extraFields=345 .counts=334 .orderState=335 .searching=336
      .sorting=337
    75 .jsonrpc=5 .id=6 .method=229 .params=76 .result=77 .error=3
    76 .table=254 .row=295 .column=83 .of=303 .start=244 .size=244
    77 .revision=244 .text=83 .lossy=83 .start=244 .end=244 .bytes=244 .more=83
    78 .jsonrpc=5 .id=6 .method=229 .params=79 .result=80 .error=3
    79 .view=254 .pin=254 .wait=83
    80 .view=254 .pin=254 .viewRevision=244 .revision=244 .counts=334 .orderState=335 .searching=336
      .sorting=337 .complete=83
    81 .jsonrpc=5 .id=6 .method=229 .params=82 .result=83 .error=3
    82 .view=254 .pin=254
    83
    84 .jsonrpc=5 .id=6 .method=229 .params=85 .result=86 .error=3
    85 .view=254 .keys=284 .columns=237 .at=346 .offsets=347 .wait=83
    86 .viewRevision=244 .complete=83 .rows=348 .columns=349 .at=350 .entries=351
    87 .jsonrpc=5 .id=6 .method=229 .params=88 .result=89 .error=3
    88 .view=254 .subscription=254 .window=352 .content=353 .columns=237 .as=320 .textBytes=244
      .texts=341 .ellipsis=83 .hold=354 .anchor=355 .follow=83 .appearance=83 .kinds=83 .problems=83
      .separators=83 .styles=83 .accessibility=83 .brief=83 .across=356
    89 .subscription=254 .viewRevision=244 .revision=244 .complete=83
    90 .jsonrpc=5 .id=6 .method=229 .params=91 .result=92 .error=3
    91 .subscription=254 .first=244 .size=244 .columns=237 .hold=354 .across=357 .offset=244
      .extent=244 .entry=355 .placement=358 .pages=244 .to=359 .thumb=244 .follow=83 .dragging=83
      .anchor=355
    92 .viewRevision=244 .update=244 .first=244 .size=244 .across=360 .viewport=361
    93 .jsonrpc=5 .id=6 .method=229 .params=94 .result=95 .error=3
    94 .subscription=254 .x=244 .y=244 .header=244 .grip=244 .text=362
    95 .viewRevision=244 .part=363 .entry=364 .column=365 .resize=365 .textOffset=244
    96 .jsonrpc=5 .id=6 .method=229 .params=97 .result=83 .error=3
    97 .subscription=254 .row=295 .column=83
    98 .jsonrpc=5 .id=6 .method=229 .params=99 .result=100 .error=3
    99 .view=254 .rows=366 .cells=367 .at=244
    100 .viewRevision=244 .changed=244 .unused=368
    101 .jsonrpc=5 .id=6 .method=229 .params=102 .result=83 .error=3
    102 .subscription=254
    103 .jsonrpc=5 .id=6 .method=229 .params=104 .result=105 .error=3
    104 .table=254 .supplied=83 .layout=83
    105 .complete=83 .tables=369
    106 .jsonrpc=5 .id=6 .method=229 .params=107 .result=108 .error=3
    107 .view=254 .action=370 .keys=371 .wait=83
    108 .viewRevision=244 .counts=334 .orderState=335 .complete=83 .searching=336 .sorting=337
    109 .jsonrpc=5 .id=6 .method=229 .params=110 .result=111 .error=3
    110 .view=254 .action=372 .rows=284 .columns=237 .cells=373 .ranges=374 .wait=83
    111 .viewRevision=244 .complete=83 .count=244 .selected=375 .deselected=375 .truncated=83
      .skipped=244
    112 .jsonrpc=5 .id=6 .method=229 .params=113 .result=114 .error=3
    113 .view=254 .first=244 .size=244 .wait=83
    114 .viewRevision=244 .complete=83 .unit=376 .count=244 .first=244 .items=375
    115 .jsonrpc=5 .id=6 .method=229 .params=116 .result=117 .error=3
    116 .view=254 .formats=377 .rows=284 .range=280 .columns=237 .as=303 .formulaGuard=304
      .header=83 .wait=83
    117 .viewRevision=244 .revision=244 .complete=83 .rowCount=244 .columns=237 .flavours=378
      .lossy=83
    118 .jsonrpc=5 .id=6 .method=229 .params=119 .result=120 .error=3
    119 .view=254 .search=231 .unit=379 .from=295 .fromColumn=83 .count=83 .direction=380 .wrap=83
      .wait=83
    120 .viewRevision=244 .revision=244 .complete=83 .matches=244 .hits=244 .hit=381
    121 .jsonrpc=5 .id=6 .method=229 .params=122 .result=123 .error=3
    122 .table=254 .filter=232
    123 .tree=232 .text=83 .problems=382
    124 .jsonrpc=5 .id=6 .method=229 .params=125 .result=126 .error=3
    125 .view=254 .row=295 .column=83 .relation=383 .combine=384
    126 .viewRevision=244 .condition=232 .filter=232
    127 .jsonrpc=5 .id=6 .method=229 .params=128 .result=129 .error=3
    128 .view=254 .groupBy=237 .aggregates=385 .over=386 .sort=387 .range=280 .as=320 .textBytes=244
      .wait=83
    129 .viewRevision=244 .revision=244 .complete=83 .groups=244 .first=244 .more=83 .groupBy=343
      .counts=347 .aggregates=388
    130 .jsonrpc=5 .id=6 .method=229 .params=131 .result=132 .error=3
    131 .view=254 .columns=237 .kinds=389 .over=390 .quantiles=347 .bins=244 .top=244 .as=320
      .textBytes=244 .partialResultToken=244 .subscription=254 .quiet=244 .wait=83
    132 .viewRevision=244 .revision=244 .complete=83 .columns=391 .left=237
    133 .jsonrpc=5 .id=6 .method=229 .params=134 .result=135 .error=3
    134 .table=254 .declarations=260 .author=83
    135 .revision=244 .declarations=260
    136 .jsonrpc=5 .id=6 .method=229 .params=137 .result=138 .error=3
    137 .table=254 .rows=284 .columns=237 .headers=237 .sections=237 .view=254 .subscription=254
      .settings=392 .first=244
    138 .revision=244 .items=393 .first=244 .more=83
    139 .jsonrpc=5 .id=6 .method=229 .params=140 .result=141 .error=3
    140 .view=254 .row=295 .column=83
    141 .viewRevision=244 .revision=244 .layer=394 .name=83 .problem=83 .actions=395
    142 .jsonrpc=5 .id=6 .method=229 .params=143 .result=144 .error=3
    143 .view=254 .row=295 .column=83 .action=83 .seen=244 .author=83
    144 .viewRevision=244 .revision=244
    145 .jsonrpc=5 .id=6 .method=229 .params=146 .result=147 .error=3
    146 .source=83 .dialect=396 .table=254 .variables=397 .functions=398
    147 .type=399 .dependencies=400 .steps=244 .problems=401
    148 .jsonrpc=5 .id=6 .method=229 .params=149 .result=150 .error=3
    149 .source=83 .dialect=396 .table=254 .variables=397 .checked=83 .row=295 .bindings=239
      .params=239
    150 .value=402 .complete=83 .type=399
    151 .jsonrpc=5 .id=6 .method=229 .params=152 .result=153 .error=3
    152 .texts=237 .measurer=403 .bold=83 .visible=83 .wrap=404 .truncate=405
    153 .lineHeight=244 .estimate=83 .measures=406
    154 .jsonrpc=5 .id=6 .method=229 .params=155 .result=156 .error=3
    155 .view=254 .search=231 .with=83 .scope=407 .at=408 .by=409 .preview=83 .label=83 .author=83
      .wait=83
    156 .revision=244 .complete=83 .matches=244 .cells=244 .skipped=244 .history=274 .preview=285
    157 .jsonrpc=5 .id=6 .method=229 .params=158 .result=159 .error=3
    158 .table=254 .label=83 .author=83
    159 .revision=244 .records=244 .history=274
    160 .jsonrpc=5 .id=6 .method=229 .params=161 .result=162 .error=3
    161 .table=254 .dialect=278 .discard=83 .label=83
    162 .revision=244 .rowCount=244 .columns=237 .history=274
    163 .jsonrpc=5 .id=6 .method=229 .params=164 .result=165 .error=3
    164 .table=254 .whenFileChanges=264
    165 .whenFileChanges=264 .sourceState=263
    166 .jsonrpc=5 .id=6 .method=229 .params=24 .result=167 .error=3
    167 .revision=244 .count=244 .first=244 .items=410 .more=83
    168 .jsonrpc=5 .id=6 .method=229 .params=169 .result=170 .error=3
    169 .table=254 .take=411 .conflicts=373 .label=83 .author=83
    170 .revision=244 .resolved=244 .left=244 .history=274
    171 .jsonrpc=5 .id=6 .method=229 .params=172 .result=173 .error=3
    172 .view=254 .row=295 .column=83 .action=412 .by=409 .text=83 .value=0 .overwrite=83
      .orCancel=83 .label=83 .author=83 .history=282 .invalid=283
    173 .revision=244 .draft=413 .history=274
    174 .jsonrpc=5 .id=6 .method=229 .params=175 .result=176 .error=3
    175 .table=254 .columns=237 .rows=284
    176 .revision=244
    177 .jsonrpc=5 .id=6 .method=229 .params=178 .result=176 .error=3
    178 .table=254 .params=239 .author=83
    179 .jsonrpc=5 .id=6 .method=229 .params=180 .result=181 .error=3
    180 .view=254 .row=355 .column=83 .move=414 .to=415 .wrap=83 .select=416 .show=254
      .placement=358 .wait=83
    181 .viewRevision=244 .complete=83 .moved=83 .row=417 .column=83 .viewIndex=244 .pageIndex=244
      .offset=244 .height=244 .frame=418 .group=419 .x=244 .width=244 .text=83 .cut=83 .found=83
      .wrapped=83 .selected=244 .skipped=244 .update=244
    182 .jsonrpc=5 .id=6 .method=229 .params=183 .result=83 .error=3
    183 .view=254
    184 .jsonrpc=5 .id=6 .method=229 .params=33 .result=83 .error=3
    185 .jsonrpc=5 .id=6 .method=229 .params=186 .result=12 .error=3
    186 .table=254 .name=83 .from=420 .to=319 .match=308 .columns=237
    187 .jsonrpc=5 .id=6 .method=229 .params=188 .result=189 .error=3
    188 .journalFolder=83
    189 .folder=83 .items=421
    190 .jsonrpc=5 .id=6 .method=229 .params=191 .result=192 .error=3
    191 .journals=237 .journalFolder=83
    192 .removed=237
    193 .jsonrpc=5 .id=6 .method=229 .params=194 .result=195 .error=3
    194 .path=83 .countMax=244
    195 .tables=422
    196 .jsonrpc=5 .id=6 .method=229 .params=0 .result=197 .error=3
    197 .presets=423
    198 .jsonrpc=5 .id=6 .method=229 .params=0 .result=199 .error=3
    199 .memory=424 .methods=1 .watching=425 *=244
    200 .jsonrpc=5 .id=6 .method=229 .params=0 .result=1 .error=3
    201 .jsonrpc=5 .id=6 .method=229 .params=202 .result=0 .error=3
    202 .value=250
    203 .jsonrpc=5 .id=6 .method=229 .params=204 .result=0 .error=3
    204 .id=244
    205 .jsonrpc=5 .id=6 .method=229 .params=0 .result=83 .error=3
    206 .jsonrpc=5 .id=6 .method=229 .params=207 .result=0 .error=3
    207 .subscription=254 .view=254 .table=254 .seq=244 .from=244 .to=244 .revision=244 .causes=426
      .authors=237 .hints=256 .appearance=427 .kinds=428 .layout=329 .across=360 .heights=429
      .frames=430 .viewport=361 .separators=431 .styles=432 .accessibility=433 .counts=334
      .orderState=335 .complete=83 .window=280 .columns=237 .reset=434 .diff=435 .part=244 .last=83
    208 .jsonrpc=5 .id=6 .method=229 .params=209 .result=0 .error=3
    209 .subscription=254 .view=254 .table=254 .viewRevision=244 .revision=244 .complete=83
      .columns=391 .last=83
    210 .jsonrpc=5 .id=6 .method=229 .params=211 .result=0 .error=3
    211 .table=254 .view=254 .revision=244 .action=83 .key=295 .sourceIndex=244 .viewIndex=244
      .column=83 .values=436 .author=83
    212 .jsonrpc=5 .id=6 .method=229 .params=213 .result=214 .error=3
    213 .table=254 .view=254 .asked=437 .count=244 .deadline=244 .default=438
    214 .decision=438
    215 .jsonrpc=5 .id=6 .method=229 .params=216 .result=217 .error=3
    216 .table=254 .column=83 .type=439 .revision=244 .rows=284 .blocks=343 .types=440 .deadline=244
    217 .values=256 .texts=237 .errors=441
    218 .jsonrpc=5 .id=6 .method=229 .params=219 .result=220 .error=3
    219 .table=254 .view=254 .viewRevision=244 .revision=244 .kind=442 .column=83 .rows=284
      .columns=443 .blocks=343 .deadline=244
    220 .heights=347 .widths=347
    221 .jsonrpc=5 .id=6 .method=229 .params=222 .result=0 .error=3
    222 .table=254 .revision=244 .rowsState=262 .sourceState=263 .dirty=83 .savedRevision=244
      .history=274 .unsaved=265 .conflicts=244 .rowsAtRisk=266 .journal=267 .difference=444
      .diagnostics=445
    223 .jsonrpc=5 .id=6 .method=229 .params=224 .result=0 .error=3
    224 .token=244 .value=446
    225 .jsonrpc=5 .id=6 .method=229 .params=226 .result=0 .error=3
    226 .message=83 .verbose=83
    227 .jsonrpc=5 .id=6 .method=229 .params=228 .result=0 .error=3
    228 .type=244 .message=83
    229 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,database/list,exit,expression/check,expression/evaluate
      'filter/convert,filter/like,initialize,initialized,journal/list,journal/remove
      'preset/list,rpc.discover,server/stats,shutdown,table/adoptFile,table/backup
      'table/close,table/conflicts,table/create,table/declare,table/describe
      'table/didChange,table/didChangeText,table/diff,table/edit,table/export
      'table/history,table/jump,table/open,table/openDifference,table/recover
      'table/redo,table/resolve,table/resolveConflicts,table/revert,table/rowAt
      'table/rowSource,table/save,table/setDialect,table/setParams,table/setRows
      'table/undo,table/validate,table/watchFile,text/measure,view/aggregate
      'view/close,view/collapse,view/copy,view/cursor,view/find,view/get,view/hit
      'view/hover,view/locate,view/measure,view/open,view/pin,view/profile
      'view/profileUpdate,view/replace,view/resync,view/rows,view/scroll,view/select
      'view/selection,view/set,view/sync,view/tap,view/unpin,view/unwatch,view/update
      'view/watch,window/logMessage
    230 []=447
    231 .text=83 .columns=237 .caseFolded=83 .diacritics=448 .match=449 .mode=450 .of=451
    232 .kind=452 ?kind:all=453 ?kind:any=454 ?kind:not=455 ?kind:compare=456 ?kind:oneOf=457
      ?kind:text=458 ?kind:expression=459 ?kind:null=460 ?kind:error=461
    233 .by=462 .headers=83 .footers=83 .empty=463 .collapsed=464 .aggregates=385
    234 .mode=465 .unit=376 .tap=466 .momentary=83 .whenFiltered=467
    235 .size=244 .index=244
    236 *=468
    237 []=83
    238 'cell,none,object
    239 *=402
    240 []=469
    241 .measurer=403 .frame=244 .minimumWidth=244 .insets=470 .direction=471 .spacing=244 .scale=83
      .lock=83 .fixed=470 .rows=472 .items=473 .sizing=474 .columns=475
    242 .kind=476 .header=477 .footer=477 .search=478 .insets=479 .spacings=480 .indicators=481
      .scrollBars=482 .alignment=419
    243 []=483
    244 #
    245 .kind=484 .pointer=485 .expected=0 .found=0 .position=244 .revision=244 .offset=244 .limit=1
      .maximum=244 .viewRevision=244 .seen=244 .oldest=244 .asked=244 .step=244 .errno=244
      .library=1 .count=244 .problem=83 .obstacle=486 .reason=487 .permission=1 .layer=394
      .binding=1 .id=83 .view=254 .column=83 .row=295 .section=83 .name=83 .action=83 .method=83
      .path=83 .system=83 .range=488 .bytes=488 .lines=489 .problems=401 .errors=490 .rule=491
      .keys=492 .got=244 .state=493 .call=83 .copy=83 .replaced=83 .encoding=83 .cells=494
      .changedRows=495 .start=496
    246 .name=83 .version=83
    247 'each,merged
    248 'cells,utf-16,utf-32,utf-8
    249 'unchanged,visible
    250 'messages,off,verbose
    251 'off,on
    252 'synced,written
    253 .messageBytesMax=244 .requestsInFlightMax=244 .waitingNotificationBytesMax=244
      .drainMillisecondsMax=244 .batchMembersMax=244 .depthMax=244 .columnsMax=244 .rowsMax=244
      .fieldBytesMax=244 .rowsPerAnswerMax=244 .answerBytesMax=244 .windowTextBytes=244
      .textBytesMax=244 .windowRowsMax=244 .collectionItemsMax=244 .filterConditionsMax=244
      .expressionBytesMax=244 .expressionNodesMax=244 .expressionDepthMax=244
      .expressionStepsMax=244 .expressionValueUnitsMax=244 .tablesMax=244 .viewsMax=244
      .subscriptionsMax=244 .aggregatesMax=244 .groupsMax=244 .groupBytesMax=244 .sortRowsMax=244
      .formatBytesMax=244 .shownBytesMax=244 .sectionAggregatesMax=244 .distinctValuesMax=244
      .cacheBytes=244 .expandedBytesMax=244 .wholeRowsMax=244 .wholeBytesMax=244
      .queryMillisecondsMax=244 .keptFileBytesMax=244 .undoBytesMax=244 .hintsBytesMax=244
      .pinsMax=244 .draftsMax=244 .draftBytesMax=244 .rowStepsMax=244 .parameterBytesMax=244
      .declarationsBytesMax=244 .rulesMax=244 .stateBytesMax=244 .sectionsMax=244 .actionsMax=244
      .actionDepthMax=244 .computeRowsMax=244 .measuredTextsMax=244 .measuredBytesMax=244
      .advancesMax=244 .stylesMax=244 .sectionBytesMax=244 .sectionKeyBytesMax=244
      .rowKeyBytesMax=244 .keyIndexBytesMax=244
    254 $id
    255 []=497
    256 []=0
    257 []=498
    258 'section,table
    259 *=499
    260 .settings=500 .fallback=500 .columns=501 .kinds=502 .kindBy=503 .defaultKind=83
      .undeclaredKinds=504 .rowRules=505 .sectionKinds=506 .sections=507 .cellKinds=436 .editors=436
      .decisions=508
    261 []=509
    262 .count=244 .complete=83 .failure=510 .examined=83 .extraFields=244
    263 'asOpened,changed,removed,replaced,unreadable
    264 'follow,merge,reload,tell
    265 .records=244 .bytes=244 .columns=83 .order=83
    266 'copying,noRoom,tooLarge
    267 .state=511 .reason=83 .editors=347 .unreadable=244 .recoverable=512 .restored=513
    268 .state=514 .failure=83 .from=515 .to=515 .counts=316 .columns=516 .styles=243
    269 .kind=517 ?kind:given=518 ?kind:columns=519
    270 []=520
    271 []=521
    272 .kind=522 ?kind:file=523 ?kind:inline=524 ?kind:created=525
    273 .delimiter=526 .quote=527 .escape=527 .header=527 .headerRows=528 .skipInitialSpace=527
      .encoding=529 .lineEnd=530 .comment=527 .format=531 .rows=527 .flatten=528 .preambleLines=528
      .nullValues=532
    274 .undo=244 .redo=244 .current=244 .saved=244 .undoLabel=83 .redoLabel=83 .dropped=244
    275 .count=244 .counts=533 .first=244 .items=534
    276 .text=83 .base64=83
    277 .table=83 .view=83 .query=83 .params=0
    278 .delimiter=83 .quote=83 .escape=83 .header=83 .headerRows=244 .skipInitialSpace=83
      .encoding=289 .comment=83 .preambleLines=244 .nullValues=237 .types=535 .outliers=244
      .format=536 .rows=485 .flatten=244
    279 *=537
    280 .first=244 .size=244
    281 []=538
    282 'join,none,step
    283 'keep,refuse
    284 []=295
    285 .cells=244 .inserted=244 .removed=244 .moved=244 .columns=244 .sections=244 .errorCount=244
      .removedRows=284 .items=539 .errors=490 .asked=437
    286 .id=244 .label=83 .author=83
    287 []=540
    288 'always,ifUnchanged
    289 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    290 .delimiter=83 .quote=83 .escape=83 .header=83 .lineEnd=306 .byteOrderMark=83
    291 'committed,overwritten,replaced,unchanged
    292 .count=244 .first=244 .size=244 .more=83 .items=541
    293 .count=244 .first=244 .size=244 .more=83 .items=542
    294 []=543
    295 #key
    296 .bytes=347 .range=489
    297 []=544
    298 'drop,refuse
    299 'apply,discard,keep
    300 'content,edits
    301 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    302 .path=83 .overwrite=83 .sync=83
    303 'text,value
    304 'off,quote,reject
    305 'arrays,objects
    306 'cr,crlf,lf
    307 []=545
    308 .kind=546 ?kind:keys=547 ?kind:columns=519 ?kind:given=548 ?kind:content=549
    309 .kind=550 ?kind:value=551 ?kind:columns=519 ?kind:tag=552
    310 'diff,reset
    311 .changes=244 .share=244
    312 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    313 []=436
    314 'applied,superseded
    315 .deletes=244 .inserts=244 .moves=244 .updates=244
    316 *=244
    317 []=553
    318 []=554
    319 .table=254 .revision=244
    320 'both,text,value
    321 .table=254 .revision=244 .rowCount=244
    322 .deletes=244 .moves=244 .inserts=244 .updates=244 .changes=244
    323 .deletes=555 .moves=555 .inserts=556 .updates=557
    324 .deletes=558 .updates=557
    325 .moves=284 .updates=559
    326 .old=371 .new=371 .deletes=347 .inserts=347 .moves=555 .updates=560
    327 .sort=230 .search=231 .filter=232 .sections=561 .selection=234 .page=235 .columns=236
      .columnOrder=237 .binding=238 .params=239 .sortCycle=240 .footers=83 .footerSorts=83
      .showHidden=83 .layout=562 .presentation=242 .styles=243
    328 *=563
    329 .width=244 .content=244 .direction=471 .height=244 .items=564 .estimate=83 .groups=565
      .columns=566
    330 .row=417 .column=83 .viewIndex=244
    331 []=567
    332 .row=295 .pointer=568 .reason=83 .message=83 .range=488 .bytes=488 .lines=489
    333 []=569
    334 .source=244 .filtered=244 .pages=244 .pageIndex=244 .pageSize=244 .pageStart=244
      .pageEnd=244 .matches=244 .entries=244 .failed=244 .orderFailed=244 .hidden=244
    335 'pending,ready
    336 .rows=244 .matches=244
    337 .rows=244 .of=244
    338 .outcome=570 .when=244 .dropped=571
    339 'footer,header
    340 *=572
    341 'cut,whole
    342 []=417
    343 []=573
    344 []=574
    345 []=575
    346 []=576
    347 []=244
    348 []=577
    349 []=578
    350 []=579
    351 []=580
    352 .kind=581 ?kind:entries=582 ?kind:all=583 ?kind:viewport=584
    353 'cells,keys
    354 .sort=585 .filter=585 .sections=585 .page=585 .setRows=585 .load=585 .edit=585 .resize=585
      .measure=585 'end,entry,index
    355 .kind=586 .key=256 #key
    356 .offset=244 .frameWidth=244 .overscan=244
    357 .offset=244 .thumb=244 .frameWidth=244 .overscan=244 .column=83 .placement=587
    358 'bottom,center,nearest,top
    359 'end,start
    360 .offset=244 .room=244 .contentWidth=244 .left=565 .clip=347 .thumb=588
    361 .offset=244 .extent=244 .top=244 .spacing=244 .heldBack=244 .thumb=588 .anchor=417
      .sticky=589
    362 .align=590 .inset=244 .top=244
    363 'entry,header,outside
    364 .key=417 .viewIndex=244 .y=244 .height=244 .sticky=83
    365 .column=83 .x=244 .width=244 .clip=347
    366 []=591
    367 []=592
    368 []=593
    369 @=244 $id
    370 'collapse,expand,toggle
    371 []=256
    372 'add,all,extend,invert,none,remove,replace,tap,toggle
    373 []=594
    374 []=595
    375 []=596
    376 'cell,column,row
    377 []=301
    378 []=597
    379 'cell,row
    380 'next,previous
    381 .row=295 .viewIndex=244 .pageIndex=244 .wrapped=83 .ordinal=244 .cells=598
    382 []=599
    383 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    384 'all,any,replace
    385 []=600
    386 'all,shown
    387 .kind=601 ?kind:group=602 ?kind:count=603 ?kind:aggregate=604
    388 []=605
    389 []=606
    390 'all,selection,shown
    391 []=607
    392 []=608
    393 []=609
    394 'builtIn,column,fallback,kind,row,section,table
    395 []=610
    396 'strict,table
    397 *=399
    398 []=611
    399 .list=399 .map=612 .type=399 .opaque=83 .of=612
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    400 .columns=237 .cells=237 .params=237 .bindings=237
    401 []=613
    402 .int=83 .uint=83 .double=83 .bool=83 .string=83 .bytes=83 .null=83 .list=614 .map=615
      .type=83 .timestamp=616 .duration=616 .optional=402
    403 .kind=617 ?kind:cells=618 ?kind:font=619 ?kind:estimate=620
    404 .width=244 .linesMax=244
    405 .width=244 .at=621 .ellipsis=83
    406 []=622
    407 'all,selection
    408 .row=295 .column=83 .index=244
    409 'owner,user
    410 []=623
    411 'ours,theirs
    412 'begin,cancel,change,commit
    413 .view=254 .author=83 .by=624 .text=83 .stale=83 .problem=625
    414 .rows=244 .columns=244 .pages=244
    415 'columnEnd,columnStart,end,nextCell,nextChange,nextFilled,nextFilledColumn
      'nextHit,nextProblem,previousCell,previousChange,previousFilled
      'previousFilledColumn,previousHit,previousProblem,rowEnd,rowStart,start
    416 'extend,replace
    417 .kind=586 .key=626 #key
    418 .x=244 .y=244 .width=244 .height=244
    419 'center,leading,trailing
    420 .table=254 .revision=244 .saved=83 .path=83 .text=83 .base64=83 .dialect=278
    421 []=627
    422 []=628
    423 []=1
    424 .resident=244 .program=244 .heap=244 .free=244 .cache=244 .tables=629 .sorting=244
      .gathering=244 .comparing=244 .messages=244 .recording=244 .other=244 *=244
    425 []=630
    426 []=631
    427 .appeared=342 .disappeared=342 .prefetch=342 .cancelled=342
    428 .rows=632 .cells=633 .states=634 .cellStates=635
    429 []=636
    430 []=418
    431 []=637
    432 .anew=83 .looks=638 .rows=639 .cells=640 .failures=641
    433 []=642
    434 .keys=342 .blocks=343
    435 .deletes=555 .moves=555 .inserts=643 .updates=557 .scrolledOut=555 .scrolledIn=555
    436 *=0
    437 []=644
    438 'allow,refuse
    439 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    440 []=439
    441 []=645
    442 'heights,widths
    443 []=646
    444 .state=514 .failure=83 .from=515 .to=515 .counts=647
    445 .count=244
    446 .kind=648 ?kind:begin=649 ?kind:report=650 ?kind:end=651 ?kind:partial=652
    447 .column=83 .expression=83 .direction=653 .nulls=654 .comparator=655
    448 'exact,ignored
    449 'contains,fuzzy,prefix,regex,words
    450 'filter,mark
    451 'display,value
    452 'all,any,compare,error,expression,not,null,oneOf,text
    453 .kind=656 .conditions=657
    454 .kind=658 .conditions=657
    455 .kind=659 .condition=232
    456 .kind=660 .column=83 .relation=383 .value=0
    457 .kind=661 .column=83 .values=0
    458 .kind=662 .column=83 .relation=663 .text=83 .caseFolded=83 .diacritics=448 .of=451
    459 .kind=664 .source=83
    460 .kind=665 .column=83
    461 .kind=666 .column=83
    462 []=667 'declared
    463 'hide,show
    464 .all=83 .keys=371
    465 'multiple,none,single
    466 'extend,replace,toggle
    467 'drop,keep
    468 .hidden=83 .footer=668 .nullDefault=0
    469 'ascending,descending,none
    470 .leading=244 .trailing=244
    471 'ltr,rtl
    472 .height=244 .wrap=83 .linesMax=244 .inset=244 .padding=244 .minimum=244 .maximum=244
      .whole=83 .spacing=244 .background=83 .quiet=244 .measured=669 .deadline=244
    473 .direction=670 .size=564 .perLine=347 .spacing=244 .lineSpacing=244 .insets=671
    474 .mode=672 .minimum=244 .maximum=244 .padding=244 .headerPadding=244 .header=83 .footer=83
      .whole=83
    475 *=673
    476 'grid,headless,list,stack
    477 .shown=83 .height=244 .inside=83 .floats=83
    478 .shown=83 .height=244 .inside=83 .floats=83 .placement=674 .placeholder=83
    479 .table=671 .header=671 .footer=671 .row=671 .item=671
    480 .header=244 .footer=244
    481 .ascending=83 .descending=83 .none=83 .width=244 .header=83 .footer=83
    482 .vertical=83 .horizontal=83 .minimum=244
    483 .when=83 .source=675 .columns=237 .layer=676 .tag=83 .parameters=677
    484 'actionDisabled,ambiguousRows,badBackup,badFormat,badQuery,batch,blockOverflows
      'cancelled,changedTwice,columnExists,columnsNeeded,compressed,conflict,conflicts
      'constraint,contentModified,cycle,databaseDamaged,databaseFailed,databaseLocked
      'depth,differenceTable,doubledAction,doubledSortKey,draftOpen,duplicateKeys
      'duplicateSections,evaluation,expression,fileChanged,fileDamaged,fileDiffers
      'fileExists,forgotten,formulas,framing,id,initializedBefore,internal,invalid
      'invalidParams,journalFailed,jsonrpc,keyColumn,length,libraryMissing,limit
      'loadingFailed,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,noFile,noOrder,noRowLayout,noSections,noTextBuffer
      'notADatabase,notARegularFile,notBound,notComplete,notConvertible,notEditable
      'notEncodable,notFound,notInitialized,notKept,notPermitted,notReadable
      'notRecoverable,notSavable,notSelectable,notShown,notSortable,notSupplied
      'notText,notWritable,nothingSearched,orderPending,overloaded,pinExists
      'placeIsMoving,queryRefused,queryTimedOut,readFailed,revisionIsGone,rowsChanged
      'sectionColumn,shutDown,sortedView,sourceChanged,sourceNeeded,subscriptionExists
      'suppliedInput,syntax,tableExists,textEditsPending,textVersion,tooManyCells
      'tooManyColumns,undeclaredKind,unknownAction,unknownColumn,unknownPin,unknownRow
      'unknownSection,unknownSource,unknownStep,unknownSubscription,unknownTable
      'unknownType,unknownView,unsavedEdits,valueDoesNotFit,viewExists,writeFailed
    485 $pointer
    486 'base,columns,dialect,edited,misfit,none
    487 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    488 .start=244 .end=244
    489 .start=496 .end=496
    490 []=678
    491 .kind=83 .index=244 .expression=83 .type=439 .message=83 .severity=679
    492 []=680
    493 'changed,replaced
    494 []=681
    495 []=682
    496 .line=244 .character=244
    497 .id=83 .type=439 .title=83 .sortable=83 .searchable=83 .editable=83 .computed=83 .path=83
      .headerOnly=83 .display=83 .sortBy=503 .supplied=683 .format=684 .parse=684
      .nullPlaceholder=83 .comparator=655 .footer=668 .validate=685 .align=686 .editor=0
      .cellKind=83 .meta=0
    498 .key=295 .header=83 .footer=83 .kind=83 .state=0 .rows=256
    499 .base=439 .format=684 .parse=684 .nullPlaceholder=83 .comparator=655 .footer=668
      .validate=685 .align=686 .editor=0 .cellKind=83 .meta=0
    500 .height=687 .width=687 .estimatedHeight=688 .headerHeight=689 .footerHeight=689 .hidden=690
      .selectable=691 .momentary=690 .editable=691 .movable=692 .deletable=691 .collapsible=691
      .indentation=688 .actions=395 .separators=693 .accessory=690 .accessibilityText=690
      .cellKind=690 .editor=690 .holds=690
    501 *=694
    502 *=695
    503 .column=83 .expression=83
    504 'default,refuse
    505 []=696
    506 *=500
    507 *=697
    508 .deadline=244 .default=438
    509 .kind=83 .settings=500 .rowState=0 .cellStates=436
    510 .kind=698 .message=83 .system=83
    511 'blocked,failed,off,on,suspended
    512 .changes=244 .when=244 .base=699 .process=244 .others=244 .lostBytes=244 .lostSteps=244
      .suspended=83
    513 .backup=83 .steps=244 .lostSteps=244 .base=699
    514 'current,failed,pending
    515 .table=254 .revision=244 .rowCount=244 .follows=83
    516 .kind=83 .moved=83 .changed=83 .from=83 .to=83 .was=700
    517 'columns,given
    518 .kind=701
    519 .kind=702 .columns=237
    520 .id=83 .title=83 .exactTitle=83 .type=439 .sortable=83 .searchable=83 .editable=83
      .computed=83 .supplied=683 .problem=83 .path=83 .headerOnly=83 .display=83 .displayProblem=83
      .sortBy=503 .sortByProblem=83 .typeName=83 .format=684 .parse=684 .nullPlaceholder=83
      .comparator=655 .footer=668 .validate=685 .align=686 .editor=0 .cellKind=83 .meta=0
      .evidence=703 .database=704
    521 .key=295 .header=83 .footer=83 .kind=83 .state=0
    522 'created,file,inline
    523 .kind=705 .path=83 .uri=83 .bytes=244 .compression=706 .from=707
    524 .kind=708 .bytes=244
    525 .kind=709
    526 .value=83 .forced=83 .evidence=710
    527 .value=83 .forced=83 .evidence=711
    528 .value=244 .forced=83 .evidence=711
    529 .value=289 .forced=83 .evidence=711
    530 .value=712 .forced=83 .evidence=711
    531 .value=713 .forced=83 .evidence=711
    532 .value=237 .forced=83 .evidence=711
    533 .fieldCount=244 .typeMismatch=244 .unclosedQuote=244 .fieldTooLong=244 .invalidEncoding=244
      .unlikelyCharacters=244 .guessedEncoding=244 .comment=244 .notJSON=244 .otherKind=244
      .extraMember=244 .doubledMember=244
    534 []=714
    535 'detected,plain
    536 'delimited,json,ndjson
    537 .type=439 .title=83 .sortable=83 .searchable=83 .editable=83 .computed=83 .path=83
      .headerOnly=83 .display=83 .sortBy=503 .supplied=683 .format=684 .parse=684
      .nullPlaceholder=83 .comparator=655 .footer=668 .validate=685 .align=686 .editor=0
      .cellKind=83 .meta=0
    538 .kind=715 ?kind:set=716 ?kind:insert=717 ?kind:remove=718 ?kind:move=719 ?kind:paste=720
      ?kind:adopt=721 ?kind:setRow=722 ?kind:setColumn=723 ?kind:addColumn=724
      ?kind:removeColumn=725 ?kind:orderColumns=726 ?kind:addSections=727 ?kind:removeSections=728
      ?kind:moveSections=729 ?kind:setSection=730
    539 []=731
    540 .id=244 .done=83 .label=83 .author=83 .cause=732 .revision=244 .cells=244 .rows=244
      .columns=244 .sections=244 .bytes=244
    541 []=733
    542 []=734
    543 .row=295 .state=735 .record=244 .place=296 .fields=736
    544 .range=489 .text=83
    545 .key=295 .header=83 .footer=83 .kind=83 .state=0 .rows=256 .keys=284 .rowStates=256
      .cellStates=313 .tags=284
    546 'columns,content,given,keys
    547 .kind=737
    548 .kind=701 .keys=284
    549 .kind=738
    550 'columns,tag,value
    551 .kind=739
    552 .kind=740 .tags=284
    553 .column=83 .kind=83 .type=439 .index=244 .expression=83 .message=83 .severity=679 .count=244
      .problem=83
    554 .kind=741 .row=295 .column=83 .columns=237 .text=83 .cut=83 .rule=491 .reason=83
    555 []=347
    556 .at=555 .keys=284 .blocks=343
    557 []=742
    558 .keys=284 .blocks=343
    559 []=743
    560 []=744
    561 .by=745 .headers=83 .footers=83 .empty=463 .collapsed=746 .aggregates=385
    562 .measurer=403 .frame=244 .minimumWidth=244 .insets=470 .direction=471 .spacing=244 .scale=83
      .lock=83 .fixed=470 .rows=747 .items=473 .sizing=474 .columns=475
    563 .title=83 .aggregate=748 .over=386 .value=0 .text=83 .cut=83 .nulls=244 .errors=244
      .pending=83 .problem=749
    564 .width=244 .height=244
    565 .leading=244 .center=244 .trailing=244
    566 []=750
    567 .pointer=568 .kind=751 .message=83
    568 $statePointer
    569 .pointer=568 .kind=752 .message=83
    570 'damaged,foreign,newer,noFile,none,off,restored
    571 []=753
    572 .direction=469 .sortable=83 .priority=244
    573 .column=83 .offset=244 .values=256 .texts=237 .errors=754 .pending=347 .stale=347 .lossy=347
      .cut=347 .cutBytes=347 .matches=755 .drafts=756
    574 .key=626 .title=83 .cut=83 .count=244 .collapsed=83 .header=83 .footer=83 .kind=83 .state=0
      .aggregates=757
    575 .row=295 .fields=237 .cut=83
    576 .x=244 .group=419
    577 .key=295 .sourceIndex=244 .viewIndex=244 .pageIndex=244 .offset=244 .height=244 .frame=418
      .reason=758 .section=626
    578 .column=83 .group=419 .x=244 .width=244 .estimate=83 .reason=759
    579 .column=83 .group=419 .x=244 .width=244 .estimate=83 .distance=244
    580 .key=417 .viewIndex=244 .offset=244 .height=244 .frame=418
    581 'all,entries,viewport
    582 .kind=760 .first=244 .size=244 .overscan=244
    583 .kind=656
    584 .kind=761 .offset=244 .extent=244 .overscan=244
    585 'entry,offset,start
    586 'footer,group,header
    587 'center,end,nearest,start
    588 .start=244 .length=244
    589 []=762
    590 'center,left,right
    591 .row=295 .height=244
    592 .row=295 .column=83 .height=244
    593 .row=295 .column=83 .reason=763
    594 .row=295 .column=83
    595 .from=594 .to=594
    596 .row=295 .column=83 .sourceIndex=244 .viewIndex=244 .pageIndex=244
    597 .format=301 .type=1 .text=83
    598 []=764
    599 .pointer=83 .kind=765 .message=83
    600 .column=83 .kind=748
    601 'aggregate,count,group
    602 .kind=766 .direction=653
    603 .kind=767 .direction=653
    604 .kind=768 .index=244 .direction=653
    605 .column=83 .kind=748 .values=256 .texts=237 .cut=347 .nulls=347 .errors=347
    606 'distinct,extremes,frequencies,histogram,mean,quantiles
    607 .column=83 .rows=244 .sample=83 .nulls=244 .errors=244 .distinct=769 .min=770 .max=770
      .mean=770 .quantiles=771 .histogram=772 .frequencies=773
    608 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    609 .row=295 .column=83 .header=83 .section=83 .kind=83 .saidKind=83 .rowState=0 .cellState=0
      .cellStates=436 .settings=774
    610 .id=83 .title=690 .style=775 .hidden=690 .image=690 .placement=776 .fullSwipe=83
      .children=395
    611 .name=83 .arguments=612 .result=399 .member=83
    612 []=399
    613 .kind=777 .message=83 .range=488 .bytes=488 .lines=489 .expected=83 .found=83 .hint=83
    614 []=402
    615 []=614
    616 .seconds=83 .nanos=83
    617 'cells,estimate,font
    618 .kind=778 .tabStop=244 .ambiguous=779 .unit=780
    619 .kind=781 .lineHeight=244 .regular=782 .bold=782
    620 .kind=783 .advance=244 .lineHeight=244
    621 'head,middle,tail
    622 .text=83 .width=244 .height=244 .lines=784 .more=83 .shown=785
    623 .kind=786 .row=295 .column=83 .base=83 .ours=83 .theirs=83 .cut=83 .removedBy=411
      .oursAfter=295 .theirsAfter=295
    624 'user
    625 .kind=787 .expected=83 .row=295 .column=83 .columns=237 .rule=491 .reason=83
    626 []=788
    627 .journal=83 .bytes=244 .when=244 .inUse=83 .path=83 .changes=244 .process=244 .problem=789
    628 .name=83 .kind=790 .columns=791 .primaryKey=237 .uniqueKeys=792 .foreignKeys=793 .rows=794
    629 .sources=244 .edits=244 .rows=244 .keys=244 .history=244 .views=244 .uncounted=244 *=244
    630 .subscription=254 .view=254 .pending=244 .lagRevisions=244
    631 'cursor,declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    632 []=795
    633 []=796
    634 []=797
    635 []=798
    636 .height=244 .count=244
    637 .top=799 .bottom=799 .at=555
    638 []=800
    639 []=801
    640 []=802
    641 []=803
    642 .column=83 .text=83 .at=555
    643 .at=555 .keys=342 .blocks=343
    644 .permission=804 .row=295 .column=83 .section=83 .layer=394
    645 .row=244 .text=83
    646 .column=83 .width=244
    647 .same=244 .added=244 .removed=244 .changed=244 .moved=244
    648 'begin,end,partial,report
    649 .kind=805 .title=83 .message=83 .percentage=244
    650 .kind=806 .message=83 .percentage=244
    651 .kind=807 .message=83
    652 .kind=808 .viewRevision=244 .revision=244 .columns=391
    653 'ascending,descending
    654 'first,last
    655 .kind=809 .caseFolded=83 .diacritics=448 .values=237
      'caseInsensitive,length,natural,semver,text,value
    656 'all
    657 []=232
    658 'any
    659 'not
    660 'compare
    661 'oneOf
    662 'text
    663 'contains,endsWith,equals,startsWith
    664 'expression
    665 'null
    666 'error
    667 .column=83 .expression=83 .declared=83 .direction=653 .nulls=654 .comparator=655 .values=256
    668 .title=83 .aggregate=748 .over=386
    669 'client,daemon
    670 'horizontal,wrapped
    671 .top=244 .leading=244 .bottom=244 .trailing=244
    672 .kind=810 ?kind:maximum=811 ?kind:average=812 ?kind:sampled=813 ?kind:client=814
      ?kind:percentile=815 ?kind:hybrid=816 ?kind:padded=817 ?kind:fixed=818 ?kind:fraction=819
      ?kind:flexible=820 ?kind:adaptive=821
    673 .mode=672 .minimum=244 .maximum=244 .padding=244 .headerPadding=244 .header=83 .footer=83
      .whole=83 .width=244 .spacing=244
    674 'client,embedded,hidden
    675 .kind=822 ?kind:stripes=823 ?kind:sorted=824 ?kind:selected=825 ?kind:hovered=826
      ?kind:matches=827 ?kind:drafts=828 ?kind:errors=829
    676 'background,overlay
    677 *=690
    678 .kind=83 .message=83 .pointer=485 .row=295 .column=83 .expected=0 .found=0 .rule=491
    679 'mark,refuse
    680 .key=295 .rows=347
    681 .row=295 .column=83 .line=83 .reason=830
    682 .row=295 .gone=83
    683 .inputs=237 .deadline=244
    684 .kind=831 ?kind:number=832 ?kind:currency=833 ?kind:percent=834 ?kind:compact=835
      ?kind:bytes=836 ?kind:duration=837 ?kind:date=838 ?kind:boolean=839 ?kind:map=840
      ?kind:template=841
    685 .expression=83 .message=83 .severity=679 []=842
    686 'center,end,start
    687 .expression=83 'automatic #
    688 .expression=83 #
    689 .expression=83 'automatic,zero #
    690 .expression=83
    691 .expression=83 'ask
    692 .expression=83 .within=237 'ask
    693 .top=799 .between=799 .bottom=799
    694 .height=687 .width=687 .estimatedHeight=688 .headerHeight=689 .footerHeight=689 .hidden=690
      .selectable=691 .momentary=690 .editable=691 .movable=692 .deletable=691 .collapsible=691
      .indentation=688 .actions=395 .separators=693 .accessory=690 .accessibilityText=690
      .cellKind=690 .editor=690 .holds=690 .header=500
    695 .height=687 .width=687 .estimatedHeight=688 .headerHeight=689 .footerHeight=689 .hidden=690
      .selectable=691 .momentary=690 .editable=691 .movable=692 .deletable=691 .collapsible=691
      .indentation=688 .actions=395 .separators=693 .accessory=690 .accessibilityText=690
      .cellKind=690 .editor=690 .holds=690 .columns=843
    696 .expression=83 .message=83 .severity=679 .columns=237
    697 .height=687 .width=687 .estimatedHeight=688 .headerHeight=689 .footerHeight=689 .hidden=690
      .selectable=691 .momentary=690 .editable=691 .movable=692 .deletable=691 .collapsible=691
      .indentation=688 .actions=395 .separators=693 .accessory=690 .accessibilityText=690
      .cellKind=690 .editor=690 .holds=690 .kind=83
    698 'cancelled,limit,readFailed,sourceChanged
    699 'different,grown,same
    700 *=83
    701 'given
    702 'columns
    703 .sampleRows=244 .counts=316 .reason=83 .nullValues=237 .firstDisagreement=844
    704 .declared=83 .notNull=83 .default=83 .generated=83 .keyPlace=244 .references=793
    705 'file
    706 .format=845 .bytes=244
    707 .kind=846 .name=83 .primaryKey=237
    708 'inline
    709 'created
    710 .reason=83 .examined=244 .share=244 .score=244 .parts=316 .others=847
    711 .reason=83 .examined=244 .share=244
    712 'cr,crlf,lf,mixed
    713 'json,ndjson
    714 .kind=848 .message=83 .row=295 .column=83 .line=244 .byteOffset=244 .expected=83 .found=83
    715 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    716 .kind=849 .row=295 .column=83 .value=0 .text=83 .values=0
    717 .kind=850 .options=261 .rows=256 .place=851
    718 .kind=852 .rows=284
    719 .kind=853 .rows=284 .place=851
    720 .kind=854 .texts=792 .text=83 .html=83 .format=855 .header=83 .at=594 .view=254 .rows=284
      .columns=237 .overflow=856
    721 .kind=857 .view=254
    722 .kind=858 .row=295 .options=509
    723 .kind=859 .column=83 .options=537
    724 .kind=860 .column=83 .options=537 .place=861
    725 .kind=862 .column=83
    726 .kind=863 .columns=237
    727 .kind=864 .sections=257 .place=865 .sectionColumn=83
    728 .kind=866 .sections=284
    729 .kind=867 .sections=284 .place=865
    730 .kind=868 .section=295 .options=869
    731 .row=295 .column=83 .before=770 .after=770
    732 'edit,setRows
    733 .bytes=347 .range=489 .newText=83 .base64=83
    734 .sql=83 .params=870 .row=295
    735 'edited,inFile,new
    736 []=871
    737 'keys
    738 'content
    739 'value
    740 'tag
    741 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    742 .column=83 .rows=347 .values=256 .texts=237 .errors=754 .pending=347 .stale=347 .lossy=347
      .cut=347 .cutBytes=347 .matches=755
    743 .index=244 .key=295 .columns=237
    744 .index=244 .key=83 .members=872
    745 []=873 'declared
    746 .all=83 .keys=874
    747 .height=244 .wrap=83 .linesMax=244 .inset=244 .padding=244 .minimum=244 .maximum=244
      .whole=83 .spacing=244 .background=83 .quiet=244 .measured=875 .deadline=244
    748 'count,distinct,max,mean,min,sum,valid
    749 'notApplicable,outOfRange,tooManyValues
    750 .column=83 .fixed=876 .x=244 .width=244 .tracks=244 .estimate=83
    751 'typeChanged,unknownColumn
    752 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    753 .pointer=568 .kind=877 .message=83
    754 []=878
    755 []=879
    756 []=880
    757 []=881
    758 'collapsed,filtered,hidden,removed,unknown
    759 'hidden
    760 'entries
    761 'viewport
    762 .kind=882 .y=244 .height=244 .section=574
    763 'changed,declared,fixed,hidden
    764 .column=83 .extraField=244 .ranges=555 .further=244
    765 'column,columnType,limit,value
    766 'group
    767 'count
    768 'aggregate
    769 .count=244 .exact=83 .error=244
    770 .value=0 .text=83 .cut=83
    771 .at=347 .exact=83 .error=244 .values=256 .texts=237 .cut=347
    772 .values=256 .texts=237 .cut=347 .counts=347 .outside=244
    773 .values=256 .texts=237 .cut=347 .counts=347 .exact=83 .error=244
    774 *=883
    775 .expression=83 'destructive,disabled,normal
    776 'inline,leading,menu,trailing
    777 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    778 'cells
    779 'narrow,wide
    780 'clusters,codePoints,wcwidth
    781 'font
    782 .defaultAdvance=244 .ranges=884 .advances=885 .kerning=886 .letterSpacing=244
    783 'estimate
    784 []=887
    785 .text=83 .width=244 .cut=83
    786 'cell,place,removed
    787 'invalid,valueDoesNotFit
    788 .kind=666
    789 'damaged,foreign,newer
    790 'table,view,virtual
    791 []=888
    792 []=237
    793 []=889
    794 .count=244 .complete=83
    795 .kind=83 .at=555
    796 .column=83 .cellKind=0 .editor=0 .at=555
    797 .index=244 .rowState=0
    798 .index=244 .column=83 .cellState=0
    799 .leading=244 .trailing=244 .thickness=244
    800 .look=244 .styles=890
    801 .look=244 .at=555
    802 .column=83 .look=244 .at=555
    803 .style=244 .count=244 .row=295 .message=83
    804 'collapse,delete,edit,move,select
    805 'begin
    806 'report
    807 'end
    808 'partial
    809 'caseInsensitive,length,list,natural,semver,text,value
    810 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    811 .kind=891
    812 .kind=892 .advance=244
    813 .kind=893 .size=244
    814 .kind=875 .size=244
    815 .kind=894 .share=244 .size=244
    816 .kind=895 .size=244 .advance=244
    817 .kind=896 .width=244
    818 .kind=897 .width=244
    819 .kind=898 .share=244
    820 .kind=899
    821 .kind=900
    822 'drafts,errors,hovered,matches,selected,sorted,stripes
    823 .kind=901 .every=244 .offset=244 .by=902
    824 .kind=903 .every=244 .offset=244
    825 .kind=904
    826 .kind=905
    827 .kind=906
    828 .kind=907
    829 .kind=908
    830 'encoding,formula,json,quote
    831 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    832 .kind=909 .pattern=83 .locale=910 .prefix=83 .suffix=83 .negative=911 .decimalMark=83
      .groupMark=83
    833 .kind=912 .pattern=83 .locale=910 .prefix=83 .suffix=83 .negative=911 .decimalMark=83
      .groupMark=83 .currency=83 .display=913
    834 .kind=914 .pattern=83 .locale=910 .prefix=83 .suffix=83 .negative=911 .decimalMark=83
      .groupMark=83
    835 .kind=915 .locale=910 .currency=83 .digits=244
    836 .kind=916 .locale=910 .units=917 .digits=244
    837 .kind=918 .locale=910 .style=919 .unit=920
    838 .kind=921 .pattern=83 .locale=910
    839 .kind=922 .true=83 .false=83
    840 .kind=923 .values=700 .otherwise=684
    841 .kind=924 .template=83 .format=684
    842 .expression=83 .message=83 .severity=679
    843 *=925
    844 .row=295 .line=244 .byteOffset=244 .text=83
    845 'gzip,zstd
    846 'query,table,view,virtual
    847 []=926
    848 'comment,doubledMember,extraMember,fieldCount,fieldTooLong,guessedEncoding
      'invalidEncoding,notJSON,otherKind,typeMismatch,unclosedQuote,unlikelyCharacters
    849 'set
    850 'insert
    851 .kind=927 ?kind:start=928 ?kind:end=929 ?kind:before=930 ?kind:after=931 ?kind:index=932
      ?kind:shown=933
    852 'remove
    853 'move
    854 'paste
    855 'csv,html,json,markdown,tsv
    856 'clip,insert,refuse
    857 'adopt
    858 'setRow
    859 'setColumn
    860 'addColumn
    861 .kind=934 ?kind:start=928 ?kind:end=929 ?kind:before=935 ?kind:after=936
    862 'removeColumn
    863 'orderColumns
    864 'addSections
    865 .kind=934 ?kind:start=928 ?kind:end=929 ?kind:before=937 ?kind:after=938
    866 'removeSections
    867 'moveSections
    868 'setSection
    869 .header=83 .footer=83 .kind=83 .state=0
    870 []=939
    871 .column=83 .place=296
    872 []=940
    873 .column=83 .expression=83 .declared=83 .direction=653 .nulls=654 .comparator=655 .values=237
    874 []=626
    875 'client
    876 'leading,trailing
    877 'expression,invalidParams,notSortable,unknownColumn
    878 .row=244 .kind=941 .text=83
    879 .row=244 .ranges=555 .further=244
    880 .row=244 .view=254 .author=83 .by=624 .text=83 .stale=83 .problem=625
    881 .column=83 .kind=748 .value=0 .text=83 .cut=83 .nulls=244 .errors=244 .pending=83
      .problem=942
    882 'group,header
    883 .value=0 .layer=394 .name=83 .problem=83
    884 []=943
    885 []=944
    886 []=945
    887 .range=347 .width=244
    888 .name=83 .declared=83 .notNull=83 .default=83 .generated=83
    889 .columns=237 .table=83 .parents=237
    890 []=946
    891 'maximum
    892 'average
    893 'sampled
    894 'percentile
    895 'hybrid
    896 'padded
    897 'fixed
    898 'fraction
    899 'flexible
    900 'adaptive
    901 'stripes
    902 'page,section
    903 'sorted
    904 'selected
    905 'hovered
    906 'matches
    907 'drafts
    908 'errors
    909 'number
    910 'de,en,es,fr,hi,it,ja,nl,pt
    911 'minus,parentheses
    912 'currency
    913 'code,symbol
    914 'percent
    915 'compact
    916 'bytes
    917 'iec,si
    918 'duration
    919 'clock,short,words
    920 'day,hour,millisecond,minute,second
    921 'date
    922 'boolean
    923 'map
    924 'template
    925 .height=687 .width=687 .estimatedHeight=688 .headerHeight=689 .footerHeight=689 .hidden=690
      .selectable=691 .momentary=690 .editable=691 .movable=692 .deletable=691 .collapsible=691
      .indentation=688 .actions=395 .separators=693 .accessory=690 .accessibilityText=690
      .cellKind=690 .editor=690 .holds=690 .type=439 .validate=685 .format=684 .path=83
    926 .delimiter=83 .score=244
    927 'after,before,end,index,shown,start
    928 .kind=947
    929 .kind=807
    930 .kind=948 .row=295
    931 .kind=949 .row=295
    932 .kind=950 .sourceIndex=244 .counted=951
    933 .kind=952 .view=254 .viewIndex=244 .counted=951 .whenSorted=953
    934 'after,before,end,start
    935 .kind=948 .column=83
    936 .kind=949 .column=83
    937 .kind=948 .section=295
    938 .kind=949 .section=295
    939 .base64=83
    940 'footer,header,kind,state
    941 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    942 'notApplicable,outOfRange,tooManySections,tooManyValues
    943 .start=244 .end=244 .advance=244
    944 .characters=83 .advance=244
    945 .pair=83 .advance=244
    946 .layer=676 .tag=83 .parameters=700
    947 'start
    948 'before
    949 'after
    950 'index
    951 'after,before
    952 'shown
    953 'adopt,refuse
    """#
}
