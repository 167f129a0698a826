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
    action/didInvoke 199
    action/decide 201
    cell/compute 204
    cell/measure 207
    table/didChange 210
    $/progress 212
    $/logTrace 214
    window/logMessage 216
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=219 .search=220 .filter=221 .sections=222 .selection=223 .page=224 .columns=225
      .columnOrder=226 .binding=227 .params=228 .sortCycle=229 .footers=74 .footerSorts=74
      .showHidden=74 .layout=230 .presentation=231 .styles=232
    3 .code=233 .message=74 .data=234
    4 .jsonrpc=5 .id=6 .method=218 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=218 .params=8 .result=9 .error=3
    8 .clientInfo=235 .processId=233 .updates=236 .positions=237 .trace=238 .journal=239
      .journalFolder=74 .durability=240 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=241 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=218 .params=11 .result=12 .error=3
    11 .table=242 .name=74 .columns=243 .rows=244 .sections=245 .sectionColumn=74 .keyScope=246
      .types=247 .defaultSort=219 .keyColumns=226 .detectTypes=74 .declarations=248 .rowOptions=249
    12 .table=242 .name=74 .revision=233 .rowsState=250 .sourceState=251 .whenFileChanges=252
      .dirty=74 .savedRevision=233 .unsaved=253 .conflicts=233 .rowsAtRisk=254 .journal=255
      .difference=256 .keys=257 .columns=258 .types=0 .declarations=248 .sectionColumn=74
      .sections=259 .defaultSort=219 .params=228 .source=260 .dialect=261 .preamble=226
      .sampleRows=233 .history=262 .diagnostics=263
    13 .jsonrpc=5 .id=6 .method=218 .params=14 .result=12 .error=3
    14 .table=242 .name=74 .path=74 .uri=74 .content=264 .backup=74 .from=265 .dialect=266
      .columns=267 .types=247 .defaultSort=219 .keyColumns=226 .sections=259 .sectionColumn=74
      .keyScope=246 .sampleRows=233 .widen=74 .progressToken=233 .declarations=248 .wait=74
      .journal=239 .journalFolder=74 .durability=240 .whenFileChanges=252
    15 .jsonrpc=5 .id=6 .method=218 .params=16 .result=12 .error=3
    16 .table=242 .diagnostics=268
    17 .jsonrpc=5 .id=6 .method=218 .params=18 .result=19 .error=3
    18 .table=242 .edits=269 .seen=233 .exact=74 .label=74 .author=74 .history=270 .invalid=271
      .preview=74 .view=242
    19 .revision=233 .inserted=272 .changedCells=233 .history=262 .preview=273
    20 .jsonrpc=5 .id=6 .method=218 .params=21 .result=22 .error=3
    21 .table=242 .author=74
    22 .revision=233 .step=274 .skipped=233 .history=262
    23 .jsonrpc=5 .id=6 .method=218 .params=24 .result=25 .error=3
    24 .table=242 .first=233 .size=233
    25 .revision=233 .count=233 .current=233 .bytes=233 .bytesMax=233 .dropped=233 .first=233
      .items=275
    26 .jsonrpc=5 .id=6 .method=218 .params=27 .result=28 .error=3
    27 .table=242 .step=233 .author=74
    28 .revision=233 .undone=233 .redone=233 .skipped=233 .history=262
    29 .jsonrpc=5 .id=6 .method=218 .params=30 .result=31 .error=3
    30 .table=242 .path=74 .uri=74 .copy=74 .overwrite=276 .sync=74 .dryRun=74 .range=268
      .encoding=277 .dialect=278 .compressionLevel=233 .progressToken=233
    31 .revision=233 .path=74 .uri=74 .bytes=233 .records=233 .way=279 .dirty=74 .edits=280
      .statements=281
    32 .jsonrpc=5 .id=6 .method=218 .params=33 .result=34 .error=3
    33 .table=242
    34 .revision=233 .bytes=233 .dirty=74
    35 .jsonrpc=5 .id=6 .method=218 .params=36 .result=37 .error=3
    36 .table=242 .action=282
    37 .revision=233 .changes=233 .lostChanges=233 .lostBytes=233 .lostSteps=233 .history=262
    38 .jsonrpc=5 .id=6 .method=218 .params=39 .result=40 .error=3
    39 .table=242 .path=74 .uri=74
    40 .revision=233 .path=74 .uri=74 .bytes=233 .dirty=74 .holds=283
    41 .jsonrpc=5 .id=6 .method=218 .params=42 .result=43 .error=3
    42 .view=242 .table=242 .rows=272 .range=268 .columns=226 .format=284 .to=285 .as=286
      .formulaGuard=287 .header=74 .jsonRows=288 .delimiter=1 .lineEnd=289 .byteOrderMark=74
      .sqlTable=74 .sqlRows=233 .progressToken=233 .wait=74
    43 .viewRevision=233 .revision=233 .complete=74 .rowCount=233 .columns=226 .bytes=233 .lossy=74
      .text=74 .path=74
    44 .jsonrpc=5 .id=6 .method=218 .params=45 .result=46 .error=3
    45 .table=242 .rows=244 .sections=290 .sectionColumn=74 .columns=226 .match=291 .compare=292
      .mode=293 .resetAbove=294 .preset=295 .rowStates=244 .cellStates=296 .hints=0 .supersede=74
      .seen=233 .label=74 .author=74 .history=270 .invalid=271
    46 .outcome=297 .revision=233 .mode=293 .deletes=233 .inserts=233 .moves=233 .updates=233
      .changedCells=233 .sections=298 .history=262
    47 .jsonrpc=5 .id=6 .method=218 .params=48 .result=49 .error=3
    48 .table=242 .rows=272 .columns=226 .first=233 .size=233 .wait=74
    49 .revision=233 .complete=74 .rowCount=233 .faultyRows=233 .count=233 .errors=299 .rules=300
      .first=233 .more=74 .items=301
    50 .jsonrpc=5 .id=6 .method=218 .params=51 .result=52 .error=3
    51 .from=302 .to=302 .match=291 .compare=292 .columns=226 .range=268 .as=303 .textBytes=233
      .wait=74
    52 .from=304 .to=304 .complete=74 .columns=226 .counts=305 .first=233 .size=233 .more=74
      .diff=306 .old=307 .keys=308 .sections=309
    53 .jsonrpc=5 .id=6 .method=218 .params=54 .result=55 .error=3
    54 .table=242 .view=242 .state=2 .preset=295 .remember=74 .wait=74
    55 .view=242 .table=242 .viewRevision=233 .revision=233 .state=310 .footers=311 .layout=312
      .cursor=313 .preset=295 .filterProblems=314 .filterFailure=315 .orderProblems=316
      .orderFailure=315 .counts=317 .orderState=318 .complete=74 .searching=319 .sorting=320
      .columns=226 .remembered=321
    56 .jsonrpc=5 .id=6 .method=218 .params=57 .result=55 .error=3
    57 .view=242 .wait=74
    58 .jsonrpc=5 .id=6 .method=218 .params=59 .result=55 .error=3
    59 .view=242 .state=2 .show=322 .wait=74
    60 .jsonrpc=5 .id=6 .method=218 .params=61 .result=62 .error=3
    61 .view=242 .part=323 .column=74 .extend=74 .wait=74
    62 .view=242 .table=242 .viewRevision=233 .revision=233 .state=310 .footers=311 .layout=312
      .cursor=313 .counts=317 .orderState=318 .complete=74 .columns=226 .preset=295
      .filterProblems=314 .filterFailure=315 .orderProblems=316 .orderFailure=315 .searching=319
      .sorting=320 .sortable=74 .indicators=324
    63 .jsonrpc=5 .id=6 .method=218 .params=64 .result=65 .error=3
    64 .view=242 .range=268 .keys=272 .columns=226 .as=303 .textBytes=233 .texts=325 .ellipsis=74
      .at=233 .pin=242 .wait=74 .extraFields=74
    65 .viewRevision=233 .revision=233 .complete=74 .first=233 .count=233 .more=74 .keys=326
      .blocks=327 .sections=328 .extraFields=329 .counts=317 .orderState=318 .searching=319
      .sorting=320
    66 .jsonrpc=5 .id=6 .method=218 .params=67 .result=68 .error=3
    67 .table=242 .row=322 .column=74 .of=286 .start=233 .size=233
    68 .revision=233 .text=74 .lossy=74 .start=233 .end=233 .bytes=233 .more=74
    69 .jsonrpc=5 .id=6 .method=218 .params=70 .result=71 .error=3
    70 .view=242 .pin=242 .wait=74
    71 .view=242 .pin=242 .viewRevision=233 .revision=233 .counts=317 .orderState=318 .searching=319
      .sorting=320 .complete=74
    72 .jsonrpc=5 .id=6 .method=218 .params=73 .result=74 .error=3
    73 .view=242 .pin=242
    74
    75 .jsonrpc=5 .id=6 .method=218 .params=76 .result=77 .error=3
    76 .view=242 .keys=272 .columns=226 .at=330 .offsets=331 .wait=74
    77 .viewRevision=233 .complete=74 .rows=332 .columns=333 .at=334 .entries=335
    78 .jsonrpc=5 .id=6 .method=218 .params=79 .result=80 .error=3
    79 .view=242 .subscription=242 .window=336 .content=337 .columns=226 .as=303 .textBytes=233
      .texts=325 .ellipsis=74 .hold=338 .anchor=339 .follow=74 .appearance=74 .kinds=74 .problems=74
      .separators=74 .styles=74 .accessibility=74 .brief=74 .across=340
    80 .subscription=242 .viewRevision=233 .revision=233 .complete=74
    81 .jsonrpc=5 .id=6 .method=218 .params=82 .result=83 .error=3
    82 .subscription=242 .first=233 .size=233 .columns=226 .hold=338 .across=341 .offset=233
      .extent=233 .entry=339 .placement=342 .pages=233 .to=343 .thumb=233 .follow=74 .dragging=74
      .anchor=339
    83 .viewRevision=233 .update=233 .first=233 .size=233 .across=344 .viewport=345
    84 .jsonrpc=5 .id=6 .method=218 .params=85 .result=86 .error=3
    85 .subscription=242 .x=233 .y=233 .header=233 .grip=233 .text=346
    86 .viewRevision=233 .part=347 .entry=348 .column=349 .resize=349 .textOffset=233
    87 .jsonrpc=5 .id=6 .method=218 .params=88 .result=74 .error=3
    88 .subscription=242 .row=322 .column=74
    89 .jsonrpc=5 .id=6 .method=218 .params=90 .result=91 .error=3
    90 .view=242 .rows=350 .cells=351 .at=233
    91 .viewRevision=233 .changed=233 .unused=352
    92 .jsonrpc=5 .id=6 .method=218 .params=93 .result=74 .error=3
    93 .subscription=242
    94 .jsonrpc=5 .id=6 .method=218 .params=95 .result=96 .error=3
    95 .table=242 .supplied=74 .layout=74
    96 .complete=74 .tables=353
    97 .jsonrpc=5 .id=6 .method=218 .params=98 .result=99 .error=3
    98 .view=242 .action=354 .keys=355 .wait=74
    99 .viewRevision=233 .counts=317 .orderState=318 .complete=74 .searching=319 .sorting=320
    100 .jsonrpc=5 .id=6 .method=218 .params=101 .result=102 .error=3
    101 .view=242 .action=356 .rows=272 .columns=226 .cells=357 .ranges=358 .wait=74
    102 .viewRevision=233 .complete=74 .count=233 .selected=359 .deselected=359 .truncated=74
    103 .jsonrpc=5 .id=6 .method=218 .params=104 .result=105 .error=3
    104 .view=242 .first=233 .size=233 .wait=74
    105 .viewRevision=233 .complete=74 .unit=360 .count=233 .first=233 .items=359
    106 .jsonrpc=5 .id=6 .method=218 .params=107 .result=108 .error=3
    107 .view=242 .formats=361 .rows=272 .range=268 .columns=226 .as=286 .formulaGuard=287
      .header=74 .wait=74
    108 .viewRevision=233 .revision=233 .complete=74 .rowCount=233 .columns=226 .flavours=362
      .lossy=74
    109 .jsonrpc=5 .id=6 .method=218 .params=110 .result=111 .error=3
    110 .view=242 .search=220 .unit=363 .from=322 .fromColumn=74 .count=74 .direction=364 .wrap=74
      .wait=74
    111 .viewRevision=233 .revision=233 .complete=74 .matches=233 .hits=233 .hit=365
    112 .jsonrpc=5 .id=6 .method=218 .params=113 .result=114 .error=3
    113 .table=242 .filter=221
    114 .tree=221 .text=74 .problems=366
    115 .jsonrpc=5 .id=6 .method=218 .params=116 .result=117 .error=3
    116 .view=242 .row=322 .column=74 .relation=367 .combine=368
    117 .viewRevision=233 .condition=221 .filter=221
    118 .jsonrpc=5 .id=6 .method=218 .params=119 .result=120 .error=3
    119 .view=242 .groupBy=226 .aggregates=369 .over=370 .sort=371 .range=268 .as=303 .textBytes=233
      .wait=74
    120 .viewRevision=233 .revision=233 .complete=74 .groups=233 .first=233 .more=74 .groupBy=327
      .counts=331 .aggregates=372
    121 .jsonrpc=5 .id=6 .method=218 .params=122 .result=123 .error=3
    122 .view=242 .columns=226 .kinds=373 .over=374 .quantiles=331 .bins=233 .top=233 .as=303
      .textBytes=233 .partialResultToken=233 .wait=74
    123 .viewRevision=233 .revision=233 .complete=74 .columns=375 .left=226
    124 .jsonrpc=5 .id=6 .method=218 .params=125 .result=126 .error=3
    125 .table=242 .declarations=248 .author=74
    126 .revision=233 .declarations=248
    127 .jsonrpc=5 .id=6 .method=218 .params=128 .result=129 .error=3
    128 .table=242 .rows=272 .columns=226 .headers=226 .sections=226 .view=242 .subscription=242
      .settings=376 .first=233
    129 .revision=233 .items=377 .first=233 .more=74
    130 .jsonrpc=5 .id=6 .method=218 .params=131 .result=132 .error=3
    131 .view=242 .row=322 .column=74
    132 .viewRevision=233 .revision=233 .layer=378 .name=74 .problem=74 .actions=379
    133 .jsonrpc=5 .id=6 .method=218 .params=134 .result=135 .error=3
    134 .view=242 .row=322 .column=74 .action=74 .seen=233 .author=74
    135 .viewRevision=233 .revision=233
    136 .jsonrpc=5 .id=6 .method=218 .params=137 .result=138 .error=3
    137 .source=74 .dialect=380 .table=242 .variables=381 .functions=382
    138 .type=383 .dependencies=384 .steps=233 .problems=385
    139 .jsonrpc=5 .id=6 .method=218 .params=140 .result=141 .error=3
    140 .source=74 .dialect=380 .table=242 .variables=381 .checked=74 .row=322 .bindings=228
      .params=228
    141 .value=386 .complete=74 .type=383
    142 .jsonrpc=5 .id=6 .method=218 .params=143 .result=144 .error=3
    143 .texts=226 .measurer=387 .bold=74 .wrap=388 .truncate=389
    144 .lineHeight=233 .estimate=74 .measures=390
    145 .jsonrpc=5 .id=6 .method=218 .params=146 .result=147 .error=3
    146 .view=242 .search=220 .with=74 .scope=391 .at=392 .by=393 .preview=74 .label=74 .author=74
      .wait=74
    147 .revision=233 .complete=74 .matches=233 .cells=233 .skipped=233 .history=262 .preview=273
    148 .jsonrpc=5 .id=6 .method=218 .params=149 .result=150 .error=3
    149 .table=242 .label=74 .author=74
    150 .revision=233 .records=233 .history=262
    151 .jsonrpc=5 .id=6 .method=218 .params=152 .result=153 .error=3
    152 .table=242 .dialect=266 .discard=74 .label=74
    153 .revision=233 .rowCount=233 .columns=226 .history=262
    154 .jsonrpc=5 .id=6 .method=218 .params=155 .result=156 .error=3
    155 .table=242 .whenFileChanges=252
    156 .whenFileChanges=252 .sourceState=251
    157 .jsonrpc=5 .id=6 .method=218 .params=24 .result=158 .error=3
    158 .revision=233 .count=233 .first=233 .items=394 .more=74
    159 .jsonrpc=5 .id=6 .method=218 .params=160 .result=161 .error=3
    160 .table=242 .take=395 .conflicts=357 .label=74 .author=74
    161 .revision=233 .resolved=233 .left=233 .history=262
    162 .jsonrpc=5 .id=6 .method=218 .params=163 .result=164 .error=3
    163 .view=242 .row=322 .column=74 .action=396 .by=393 .text=74 .value=0 .overwrite=74
      .orCancel=74 .label=74 .author=74 .history=270 .invalid=271
    164 .revision=233 .draft=397 .history=262
    165 .jsonrpc=5 .id=6 .method=218 .params=166 .result=167 .error=3
    166 .table=242 .columns=226 .rows=272
    167 .revision=233
    168 .jsonrpc=5 .id=6 .method=218 .params=169 .result=167 .error=3
    169 .table=242 .params=228 .author=74
    170 .jsonrpc=5 .id=6 .method=218 .params=171 .result=172 .error=3
    171 .view=242 .row=339 .column=74 .move=398 .to=399 .wrap=74 .select=400 .show=242
      .placement=342 .wait=74
    172 .viewRevision=233 .complete=74 .moved=74 .row=401 .column=74 .viewIndex=233 .pageIndex=233
      .offset=233 .height=233 .frame=402 .group=403 .x=233 .width=233 .text=74 .cut=74 .found=74
      .wrapped=74 .selected=233 .update=233
    173 .jsonrpc=5 .id=6 .method=218 .params=174 .result=74 .error=3
    174 .view=242
    175 .jsonrpc=5 .id=6 .method=218 .params=33 .result=74 .error=3
    176 .jsonrpc=5 .id=6 .method=218 .params=177 .result=12 .error=3
    177 .table=242 .name=74 .from=404 .to=302 .match=291 .columns=226
    178 .jsonrpc=5 .id=6 .method=218 .params=179 .result=180 .error=3
    179 .journalFolder=74
    180 .folder=74 .items=405
    181 .jsonrpc=5 .id=6 .method=218 .params=182 .result=183 .error=3
    182 .journals=226 .journalFolder=74
    183 .removed=226
    184 .jsonrpc=5 .id=6 .method=218 .params=185 .result=186 .error=3
    185 .path=74 .countMax=233
    186 .tables=406
    187 .jsonrpc=5 .id=6 .method=218 .params=0 .result=188 .error=3
    188 .presets=407
    189 .jsonrpc=5 .id=6 .method=218 .params=0 .result=190 .error=3
    190 .memory=408 .methods=1 .watching=409 *=233
    191 .jsonrpc=5 .id=6 .method=218 .params=0 .result=1 .error=3
    192 .jsonrpc=5 .id=6 .method=218 .params=193 .result=0 .error=3
    193 .value=238
    194 .jsonrpc=5 .id=6 .method=218 .params=195 .result=0 .error=3
    195 .id=233
    196 .jsonrpc=5 .id=6 .method=218 .params=0 .result=74 .error=3
    197 .jsonrpc=5 .id=6 .method=218 .params=198 .result=0 .error=3
    198 .subscription=242 .view=242 .table=242 .seq=233 .from=233 .to=233 .revision=233 .causes=410
      .authors=226 .hints=244 .appearance=411 .kinds=412 .layout=312 .across=344 .heights=413
      .frames=414 .viewport=345 .separators=415 .styles=416 .accessibility=417 .counts=317
      .orderState=318 .complete=74 .window=268 .columns=226 .reset=418 .diff=419 .part=233 .last=74
    199 .jsonrpc=5 .id=6 .method=218 .params=200 .result=0 .error=3
    200 .table=242 .view=242 .revision=233 .action=74 .key=322 .sourceIndex=233 .viewIndex=233
      .column=74 .values=420 .author=74
    201 .jsonrpc=5 .id=6 .method=218 .params=202 .result=203 .error=3
    202 .table=242 .view=242 .asked=421 .count=233 .deadline=233 .default=422
    203 .decision=422
    204 .jsonrpc=5 .id=6 .method=218 .params=205 .result=206 .error=3
    205 .table=242 .column=74 .type=423 .revision=233 .rows=272 .blocks=327 .types=424 .deadline=233
    206 .values=244 .texts=226 .errors=425
    207 .jsonrpc=5 .id=6 .method=218 .params=208 .result=209 .error=3
    208 .table=242 .view=242 .viewRevision=233 .revision=233 .kind=426 .column=74 .rows=272
      .columns=427 .blocks=327 .deadline=233
    209 .heights=331 .widths=331
    210 .jsonrpc=5 .id=6 .method=218 .params=211 .result=0 .error=3
    211 .table=242 .revision=233 .rowsState=250 .sourceState=251 .dirty=74 .savedRevision=233
      .history=262 .unsaved=253 .conflicts=233 .rowsAtRisk=254 .journal=255 .difference=428
      .diagnostics=429
    212 .jsonrpc=5 .id=6 .method=218 .params=213 .result=0 .error=3
    213 .token=233 .value=430
    214 .jsonrpc=5 .id=6 .method=218 .params=215 .result=0 .error=3
    215 .message=74 .verbose=74
    216 .jsonrpc=5 .id=6 .method=218 .params=217 .result=0 .error=3
    217 .type=233 .message=74
    218 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
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
      'view/profile,view/replace,view/resync,view/rows,view/scroll,view/select
      'view/selection,view/set,view/sync,view/tap,view/unpin,view/unwatch,view/update
      'view/watch,window/logMessage
    219 []=431
    220 .text=74 .columns=226 .caseFolded=74 .diacritics=432 .match=433 .mode=434 .of=435
    221 .kind=436 ?kind:all=437 ?kind:any=438 ?kind:not=439 ?kind:compare=440 ?kind:oneOf=441
      ?kind:text=442 ?kind:expression=443 ?kind:null=444 ?kind:error=445
    222 .by=446 .headers=74 .footers=74 .empty=447 .collapsed=448 .aggregates=369
    223 .mode=449 .unit=360 .tap=450 .momentary=74 .whenFiltered=451
    224 .size=233 .index=233
    225 *=452
    226 []=74
    227 'cell,none,object
    228 *=386
    229 []=453
    230 .measurer=387 .frame=233 .minimumWidth=233 .insets=454 .direction=455 .spacing=233 .scale=74
      .lock=74 .fixed=454 .rows=456 .items=457 .sizing=458 .columns=459
    231 .kind=460 .header=461 .footer=461 .search=462 .insets=463 .spacings=464 .indicators=465
      .scrollBars=466 .alignment=403
    232 []=467
    233 #
    234 .kind=468 .pointer=469 .expected=0 .found=0 .position=233 .revision=233 .offset=233 .limit=1
      .maximum=233 .viewRevision=233 .seen=233 .oldest=233 .asked=233 .step=233 .errno=233
      .library=1 .count=233 .problem=74 .obstacle=470 .reason=471 .permission=1 .layer=378
      .binding=1 .id=74 .view=242 .column=74 .row=322 .section=74 .name=74 .action=74 .method=74
      .path=74 .system=74 .range=472 .bytes=472 .lines=473 .problems=385 .errors=474 .rule=475
      .keys=476 .got=233 .state=477 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=478
      .changedRows=479 .start=480
    235 .name=74 .version=74
    236 'each,merged
    237 'cells,utf-16,utf-32,utf-8
    238 'messages,off,verbose
    239 'off,on
    240 'synced,written
    241 .messageBytesMax=233 .requestsInFlightMax=233 .waitingNotificationBytesMax=233
      .drainMillisecondsMax=233 .batchMembersMax=233 .depthMax=233 .columnsMax=233 .rowsMax=233
      .fieldBytesMax=233 .rowsPerAnswerMax=233 .answerBytesMax=233 .windowTextBytes=233
      .textBytesMax=233 .windowRowsMax=233 .collectionItemsMax=233 .filterConditionsMax=233
      .expressionBytesMax=233 .expressionNodesMax=233 .expressionDepthMax=233
      .expressionStepsMax=233 .expressionValueUnitsMax=233 .tablesMax=233 .viewsMax=233
      .subscriptionsMax=233 .aggregatesMax=233 .groupsMax=233 .groupBytesMax=233 .sortRowsMax=233
      .formatBytesMax=233 .shownBytesMax=233 .sectionAggregatesMax=233 .distinctValuesMax=233
      .cacheBytes=233 .expandedBytesMax=233 .wholeRowsMax=233 .wholeBytesMax=233
      .queryMillisecondsMax=233 .keptFileBytesMax=233 .undoBytesMax=233 .hintsBytesMax=233
      .pinsMax=233 .draftsMax=233 .draftBytesMax=233 .rowStepsMax=233 .parameterBytesMax=233
      .declarationsBytesMax=233 .rulesMax=233 .stateBytesMax=233 .sectionsMax=233 .actionsMax=233
      .actionDepthMax=233 .computeRowsMax=233 .measuredTextsMax=233 .measuredBytesMax=233
      .advancesMax=233 .stylesMax=233 .sectionBytesMax=233 .sectionKeyBytesMax=233
      .rowKeyBytesMax=233 .keyIndexBytesMax=233
    242 $id
    243 []=481
    244 []=0
    245 []=482
    246 'section,table
    247 *=483
    248 .settings=484 .fallback=484 .columns=485 .kinds=486 .kindBy=487 .defaultKind=74
      .undeclaredKinds=488 .rowRules=489 .sectionKinds=490 .sections=491 .cellKinds=420 .editors=420
      .decisions=492
    249 []=493
    250 .count=233 .complete=74 .failure=494 .examined=74 .extraFields=233
    251 'asOpened,changed,removed,replaced,unreadable
    252 'follow,merge,reload,tell
    253 .records=233 .bytes=233 .columns=74 .order=74
    254 'copying,noRoom,tooLarge
    255 .state=495 .reason=74 .editors=331 .unreadable=233 .recoverable=496 .restored=497
    256 .state=498 .failure=74 .from=499 .to=499 .counts=299 .columns=500 .styles=232
    257 .kind=501 ?kind:given=502 ?kind:columns=503
    258 []=504
    259 []=505
    260 .kind=506 ?kind:file=507 ?kind:inline=508 ?kind:created=509
    261 .delimiter=510 .quote=511 .escape=511 .header=511 .headerRows=512 .skipInitialSpace=511
      .encoding=513 .lineEnd=514 .comment=511 .format=515 .rows=511 .flatten=512 .preambleLines=512
      .nullValues=516
    262 .undo=233 .redo=233 .current=233 .saved=233 .undoLabel=74 .redoLabel=74 .dropped=233
    263 .count=233 .counts=517 .first=233 .items=518
    264 .text=74 .base64=74
    265 .table=74 .view=74 .query=74 .params=0
    266 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=233 .skipInitialSpace=74
      .encoding=277 .comment=74 .preambleLines=233 .nullValues=226 .types=519 .outliers=233
      .format=520 .rows=469 .flatten=233
    267 *=521
    268 .first=233 .size=233
    269 []=522
    270 'join,none,step
    271 'keep,refuse
    272 []=322
    273 .cells=233 .inserted=233 .removed=233 .moved=233 .columns=233 .sections=233 .errorCount=233
      .removedRows=272 .items=523 .errors=474 .asked=421
    274 .id=233 .label=74 .author=74
    275 []=524
    276 'always,ifUnchanged
    277 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    278 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=289 .byteOrderMark=74
    279 'committed,overwritten,replaced,unchanged
    280 .count=233 .first=233 .size=233 .more=74 .items=525
    281 .count=233 .first=233 .size=233 .more=74 .items=526
    282 'apply,discard,keep
    283 'content,edits
    284 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    285 .path=74 .overwrite=74 .sync=74
    286 'text,value
    287 'off,quote,reject
    288 'arrays,objects
    289 'cr,crlf,lf
    290 []=527
    291 .kind=528 ?kind:keys=529 ?kind:columns=503 ?kind:given=530 ?kind:content=531
    292 .kind=532 ?kind:value=533 ?kind:columns=503 ?kind:tag=534
    293 'diff,reset
    294 .changes=233 .share=233
    295 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    296 []=420
    297 'applied,superseded
    298 .deletes=233 .inserts=233 .moves=233 .updates=233
    299 *=233
    300 []=535
    301 []=536
    302 .table=242 .revision=233
    303 'both,text,value
    304 .table=242 .revision=233 .rowCount=233
    305 .deletes=233 .moves=233 .inserts=233 .updates=233 .changes=233
    306 .deletes=537 .moves=537 .inserts=538 .updates=539
    307 .deletes=540 .updates=539
    308 .moves=272 .updates=541
    309 .old=355 .new=355 .deletes=331 .inserts=331 .moves=537 .updates=542
    310 .sort=219 .search=220 .filter=221 .sections=543 .selection=223 .page=224 .columns=225
      .columnOrder=226 .binding=227 .params=228 .sortCycle=229 .footers=74 .footerSorts=74
      .showHidden=74 .layout=544 .presentation=231 .styles=232
    311 *=545
    312 .width=233 .content=233 .direction=455 .height=233 .items=546 .estimate=74 .groups=547
      .columns=548
    313 .row=401 .column=74 .viewIndex=233
    314 []=549
    315 .row=322 .pointer=550 .reason=74 .message=74 .range=472 .bytes=472 .lines=473
    316 []=551
    317 .source=233 .filtered=233 .pages=233 .pageIndex=233 .pageSize=233 .pageStart=233
      .pageEnd=233 .matches=233 .entries=233 .failed=233 .orderFailed=233 .hidden=233
    318 'pending,ready
    319 .rows=233 .matches=233
    320 .rows=233 .of=233
    321 .outcome=552 .when=233 .dropped=553
    322 #key
    323 'footer,header
    324 *=554
    325 'cut,whole
    326 []=401
    327 []=555
    328 []=556
    329 []=557
    330 []=558
    331 []=233
    332 []=559
    333 []=560
    334 []=561
    335 []=562
    336 .kind=563 ?kind:entries=564 ?kind:all=565 ?kind:viewport=566
    337 'cells,keys
    338 .sort=567 .filter=567 .sections=567 .page=567 .setRows=567 .load=567 .edit=567 .resize=567
      .measure=567 'end,entry,index
    339 .kind=568 .key=244 #key
    340 .offset=233 .frameWidth=233 .overscan=233
    341 .offset=233 .thumb=233 .frameWidth=233 .overscan=233 .column=74 .placement=569
    342 'bottom,center,nearest,top
    343 'end,start
    344 .offset=233 .room=233 .contentWidth=233 .left=547 .clip=331 .thumb=570
    345 .offset=233 .extent=233 .top=233 .spacing=233 .heldBack=233 .thumb=570 .anchor=401
      .sticky=571
    346 .align=572 .inset=233 .top=233
    347 'entry,header,outside
    348 .key=401 .viewIndex=233 .y=233 .height=233 .sticky=74
    349 .column=74 .x=233 .width=233 .clip=331
    350 []=573
    351 []=574
    352 []=575
    353 @=233 $id
    354 'collapse,expand,toggle
    355 []=244
    356 'add,all,extend,invert,none,remove,replace,tap,toggle
    357 []=576
    358 []=577
    359 []=578
    360 'cell,column,row
    361 []=284
    362 []=579
    363 'cell,row
    364 'next,previous
    365 .row=322 .viewIndex=233 .pageIndex=233 .wrapped=74 .ordinal=233 .cells=580
    366 []=581
    367 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    368 'all,any,replace
    369 []=582
    370 'all,shown
    371 .kind=583 ?kind:group=584 ?kind:count=585 ?kind:aggregate=586
    372 []=587
    373 []=588
    374 'all,selection,shown
    375 []=589
    376 []=590
    377 []=591
    378 'builtIn,column,fallback,kind,row,section,table
    379 []=592
    380 'strict,table
    381 *=383
    382 []=593
    383 .list=383 .map=594 .type=383 .opaque=74 .of=594
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    384 .columns=226 .cells=226 .params=226 .bindings=226
    385 []=595
    386 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=596 .map=597
      .type=74 .timestamp=598 .duration=598 .optional=386
    387 .kind=599 ?kind:cells=600 ?kind:font=601 ?kind:estimate=602
    388 .width=233 .linesMax=233
    389 .width=233 .at=603 .ellipsis=74
    390 []=604
    391 'all,selection
    392 .row=322 .column=74 .index=233
    393 'owner,user
    394 []=605
    395 'ours,theirs
    396 'begin,cancel,change,commit
    397 .view=242 .author=74 .by=606 .text=74 .stale=74 .problem=607
    398 .rows=233 .columns=233 .pages=233
    399 'columnEnd,columnStart,end,nextCell,nextFilled,nextFilledColumn,nextHit
      'nextProblem,previousCell,previousFilled,previousFilledColumn,previousHit
      'previousProblem,rowEnd,rowStart,start
    400 'extend,replace
    401 .kind=568 .key=608 #key
    402 .x=233 .y=233 .width=233 .height=233
    403 'center,leading,trailing
    404 .table=242 .revision=233 .saved=74 .path=74 .text=74 .base64=74 .dialect=266
    405 []=609
    406 []=610
    407 []=1
    408 .resident=233 .program=233 .heap=233 .free=233 .cache=233 .tables=611 .sorting=233
      .gathering=233 .comparing=233 .messages=233 .recording=233 .other=233 *=233
    409 []=612
    410 []=613
    411 .appeared=326 .disappeared=326 .prefetch=326 .cancelled=326
    412 .rows=614 .cells=615 .states=616 .cellStates=617
    413 []=618
    414 []=402
    415 []=619
    416 .anew=74 .looks=620 .rows=621 .cells=622 .failures=623
    417 []=624
    418 .keys=326 .blocks=327
    419 .deletes=537 .moves=537 .inserts=625 .updates=539 .scrolledOut=537 .scrolledIn=537
    420 *=0
    421 []=626
    422 'allow,refuse
    423 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    424 []=423
    425 []=627
    426 'heights,widths
    427 []=628
    428 .state=498 .failure=74 .from=499 .to=499 .counts=629
    429 .count=233
    430 .kind=630 ?kind:begin=631 ?kind:report=632 ?kind:end=633 ?kind:partial=634
    431 .column=74 .expression=74 .direction=635 .nulls=636 .comparator=637
    432 'exact,ignored
    433 'contains,fuzzy,prefix,regex,words
    434 'filter,mark
    435 'display,value
    436 'all,any,compare,error,expression,not,null,oneOf,text
    437 .kind=638 .conditions=639
    438 .kind=640 .conditions=639
    439 .kind=641 .condition=221
    440 .kind=642 .column=74 .relation=367 .value=0
    441 .kind=643 .column=74 .values=0
    442 .kind=644 .column=74 .relation=645 .text=74 .caseFolded=74 .diacritics=432 .of=435
    443 .kind=646 .source=74
    444 .kind=647 .column=74
    445 .kind=648 .column=74
    446 []=649 'declared
    447 'hide,show
    448 .all=74 .keys=355
    449 'multiple,none,single
    450 'extend,replace,toggle
    451 'drop,keep
    452 .hidden=74 .footer=650 .nullDefault=0
    453 'ascending,descending,none
    454 .leading=233 .trailing=233
    455 'ltr,rtl
    456 .height=233 .wrap=74 .linesMax=233 .inset=233 .padding=233 .minimum=233 .maximum=233
      .whole=74 .spacing=233 .background=74 .quiet=233 .measured=651 .deadline=233
    457 .direction=652 .size=546 .perLine=331 .spacing=233 .lineSpacing=233 .insets=653
    458 .mode=654 .minimum=233 .maximum=233 .padding=233 .headerPadding=233 .header=74 .footer=74
      .whole=74
    459 *=655
    460 'grid,headless,list,stack
    461 .shown=74 .height=233 .inside=74 .floats=74
    462 .shown=74 .height=233 .inside=74 .floats=74 .placement=656 .placeholder=74
    463 .table=653 .header=653 .footer=653 .row=653 .item=653
    464 .header=233 .footer=233
    465 .ascending=74 .descending=74 .none=74 .width=233 .header=74 .footer=74
    466 .vertical=74 .horizontal=74 .minimum=233
    467 .when=74 .source=657 .columns=226 .layer=658 .tag=74 .parameters=659
    468 'actionDisabled,ambiguousRows,badBackup,badFormat,badQuery,batch,blockOverflows
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
    469 $pointer
    470 'base,columns,dialect,edited,misfit,none
    471 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    472 .start=233 .end=233
    473 .start=480 .end=480
    474 []=660
    475 .kind=74 .index=233 .expression=74 .type=423 .message=74 .severity=661
    476 []=662
    477 'changed,replaced
    478 []=663
    479 []=664
    480 .line=233 .character=233
    481 .id=74 .type=423 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=487 .supplied=665 .format=666 .parse=666
      .nullPlaceholder=74 .comparator=637 .footer=650 .validate=667 .align=668 .editor=0
      .cellKind=74 .meta=0
    482 .key=322 .header=74 .footer=74 .kind=74 .state=0 .rows=244
    483 .base=423 .format=666 .parse=666 .nullPlaceholder=74 .comparator=637 .footer=650
      .validate=667 .align=668 .editor=0 .cellKind=74 .meta=0
    484 .height=669 .width=669 .estimatedHeight=670 .headerHeight=671 .footerHeight=671 .hidden=672
      .selectable=673 .momentary=672 .editable=673 .movable=674 .deletable=673 .collapsible=673
      .indentation=670 .actions=379 .separators=675 .accessory=672 .accessibilityText=672
      .cellKind=672 .editor=672 .holds=672
    485 *=676
    486 *=677
    487 .column=74 .expression=74
    488 'default,refuse
    489 []=678
    490 *=484
    491 *=679
    492 .deadline=233 .default=422
    493 .kind=74 .settings=484 .rowState=0 .cellStates=420
    494 .kind=680 .message=74 .system=74
    495 'blocked,failed,off,on,suspended
    496 .changes=233 .when=233 .base=681 .process=233 .others=233 .lostBytes=233 .lostSteps=233
      .suspended=74
    497 .backup=74 .steps=233 .lostSteps=233 .base=681
    498 'current,failed,pending
    499 .table=242 .revision=233 .rowCount=233 .follows=74
    500 .kind=74 .moved=74 .changed=74 .from=74 .to=74 .was=682
    501 'columns,given
    502 .kind=683
    503 .kind=684 .columns=226
    504 .id=74 .title=74 .exactTitle=74 .type=423 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=665 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=487 .sortByProblem=74 .typeName=74 .format=666 .parse=666 .nullPlaceholder=74
      .comparator=637 .footer=650 .validate=667 .align=668 .editor=0 .cellKind=74 .meta=0
      .evidence=685 .database=686
    505 .key=322 .header=74 .footer=74 .kind=74 .state=0
    506 'created,file,inline
    507 .kind=687 .path=74 .uri=74 .bytes=233 .compression=688 .from=689
    508 .kind=690 .bytes=233
    509 .kind=691
    510 .value=74 .forced=74 .evidence=692
    511 .value=74 .forced=74 .evidence=693
    512 .value=233 .forced=74 .evidence=693
    513 .value=277 .forced=74 .evidence=693
    514 .value=694 .forced=74 .evidence=693
    515 .value=695 .forced=74 .evidence=693
    516 .value=226 .forced=74 .evidence=693
    517 .fieldCount=233 .typeMismatch=233 .unclosedQuote=233 .fieldTooLong=233 .invalidEncoding=233
      .unlikelyCharacters=233 .guessedEncoding=233 .comment=233 .notJSON=233 .otherKind=233
      .extraMember=233 .doubledMember=233
    518 []=696
    519 'detected,plain
    520 'delimited,json,ndjson
    521 .type=423 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=487 .supplied=665 .format=666 .parse=666
      .nullPlaceholder=74 .comparator=637 .footer=650 .validate=667 .align=668 .editor=0
      .cellKind=74 .meta=0
    522 .kind=697 ?kind:set=698 ?kind:insert=699 ?kind:remove=700 ?kind:move=701 ?kind:paste=702
      ?kind:adopt=703 ?kind:setRow=704 ?kind:setColumn=705 ?kind:addColumn=706
      ?kind:removeColumn=707 ?kind:orderColumns=708 ?kind:addSections=709 ?kind:removeSections=710
      ?kind:moveSections=711 ?kind:setSection=712
    523 []=713
    524 .id=233 .done=74 .label=74 .author=74 .cause=714 .revision=233 .cells=233 .rows=233
      .columns=233 .sections=233 .bytes=233
    525 []=715
    526 []=716
    527 .key=322 .header=74 .footer=74 .kind=74 .state=0 .rows=244 .keys=272 .rowStates=244
      .cellStates=296 .tags=272
    528 'columns,content,given,keys
    529 .kind=717
    530 .kind=683 .keys=272
    531 .kind=718
    532 'columns,tag,value
    533 .kind=719
    534 .kind=720 .tags=272
    535 .column=74 .kind=74 .type=423 .index=233 .expression=74 .message=74 .severity=661 .count=233
      .problem=74
    536 .kind=721 .row=322 .column=74 .columns=226 .text=74 .cut=74 .rule=475 .reason=74
    537 []=331
    538 .at=537 .keys=272 .blocks=327
    539 []=722
    540 .keys=272 .blocks=327
    541 []=723
    542 []=724
    543 .by=725 .headers=74 .footers=74 .empty=447 .collapsed=726 .aggregates=369
    544 .measurer=387 .frame=233 .minimumWidth=233 .insets=454 .direction=455 .spacing=233 .scale=74
      .lock=74 .fixed=454 .rows=727 .items=457 .sizing=458 .columns=459
    545 .title=74 .aggregate=728 .over=370 .value=0 .text=74 .cut=74 .nulls=233 .errors=233
      .pending=74 .problem=729
    546 .width=233 .height=233
    547 .leading=233 .center=233 .trailing=233
    548 []=730
    549 .pointer=550 .kind=731 .message=74
    550 $statePointer
    551 .pointer=550 .kind=732 .message=74
    552 'damaged,foreign,newer,noFile,none,off,restored
    553 []=733
    554 .direction=453 .sortable=74 .priority=233
    555 .column=74 .offset=233 .values=244 .texts=226 .errors=734 .pending=331 .stale=331 .lossy=331
      .cut=331 .cutBytes=331 .matches=735 .drafts=736
    556 .key=608 .title=74 .cut=74 .count=233 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=737
    557 .row=322 .fields=226 .cut=74
    558 .x=233 .group=403
    559 .key=322 .sourceIndex=233 .viewIndex=233 .pageIndex=233 .offset=233 .height=233 .frame=402
      .reason=738 .section=608
    560 .column=74 .group=403 .x=233 .width=233 .estimate=74 .reason=739
    561 .column=74 .group=403 .x=233 .width=233 .estimate=74 .distance=233
    562 .key=401 .viewIndex=233 .offset=233 .height=233 .frame=402
    563 'all,entries,viewport
    564 .kind=740 .first=233 .size=233 .overscan=233
    565 .kind=638
    566 .kind=741 .offset=233 .extent=233 .overscan=233
    567 'entry,offset,start
    568 'footer,group,header
    569 'center,end,nearest,start
    570 .start=233 .length=233
    571 []=742
    572 'center,left,right
    573 .row=322 .height=233
    574 .row=322 .column=74 .height=233
    575 .row=322 .column=74 .reason=743
    576 .row=322 .column=74
    577 .from=576 .to=576
    578 .row=322 .column=74 .sourceIndex=233 .viewIndex=233 .pageIndex=233
    579 .format=284 .type=1 .text=74
    580 []=744
    581 .pointer=74 .kind=745 .message=74
    582 .column=74 .kind=728
    583 'aggregate,count,group
    584 .kind=746 .direction=635
    585 .kind=747 .direction=635
    586 .kind=748 .index=233 .direction=635
    587 .column=74 .kind=728 .values=244 .texts=226 .cut=331 .nulls=331 .errors=331
    588 'distinct,extremes,frequencies,histogram,mean,quantiles
    589 .column=74 .rows=233 .nulls=233 .errors=233 .distinct=749 .min=750 .max=750 .mean=750
      .quantiles=751 .histogram=752 .frequencies=753
    590 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    591 .row=322 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=420 .settings=754
    592 .id=74 .title=672 .style=755 .hidden=672 .image=672 .placement=756 .fullSwipe=74
      .children=379
    593 .name=74 .arguments=594 .result=383 .member=74
    594 []=383
    595 .kind=757 .message=74 .range=472 .bytes=472 .lines=473 .expected=74 .found=74 .hint=74
    596 []=386
    597 []=596
    598 .seconds=74 .nanos=74
    599 'cells,estimate,font
    600 .kind=758 .tabStop=233 .ambiguous=759 .unit=760
    601 .kind=761 .lineHeight=233 .regular=762 .bold=762
    602 .kind=763 .advance=233 .lineHeight=233
    603 'head,middle,tail
    604 .width=233 .height=233 .lines=764 .more=74 .shown=765
    605 .kind=766 .row=322 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=395
      .oursAfter=322 .theirsAfter=322
    606 'user
    607 .kind=767 .expected=74 .row=322 .column=74 .columns=226 .rule=475 .reason=74
    608 []=768
    609 .journal=74 .bytes=233 .when=233 .inUse=74 .path=74 .changes=233 .process=233 .problem=769
    610 .name=74 .kind=770 .columns=771 .primaryKey=226 .uniqueKeys=772 .foreignKeys=773 .rows=774
    611 .sources=233 .edits=233 .rows=233 .keys=233 .history=233 .views=233 .uncounted=233 *=233
    612 .subscription=242 .view=242 .pending=233 .lagRevisions=233
    613 'cursor,declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    614 []=775
    615 []=776
    616 []=777
    617 []=778
    618 .height=233 .count=233
    619 .top=779 .bottom=779 .at=537
    620 []=780
    621 []=781
    622 []=782
    623 []=783
    624 .column=74 .text=74 .at=537
    625 .at=537 .keys=326 .blocks=327
    626 .permission=784 .row=322 .column=74 .section=74 .layer=378
    627 .row=233 .text=74
    628 .column=74 .width=233
    629 .same=233 .added=233 .removed=233 .changed=233 .moved=233
    630 'begin,end,partial,report
    631 .kind=785 .title=74 .message=74 .percentage=233
    632 .kind=786 .message=74 .percentage=233
    633 .kind=787 .message=74
    634 .kind=788 .viewRevision=233 .revision=233 .columns=375
    635 'ascending,descending
    636 'first,last
    637 .kind=789 .caseFolded=74 .diacritics=432 .values=226
      'caseInsensitive,length,natural,semver,text,value
    638 'all
    639 []=221
    640 'any
    641 'not
    642 'compare
    643 'oneOf
    644 'text
    645 'contains,endsWith,equals,startsWith
    646 'expression
    647 'null
    648 'error
    649 .column=74 .expression=74 .declared=74 .direction=635 .nulls=636 .comparator=637 .values=244
    650 .title=74 .aggregate=728 .over=370
    651 'client,daemon
    652 'horizontal,wrapped
    653 .top=233 .leading=233 .bottom=233 .trailing=233
    654 .kind=790 ?kind:maximum=791 ?kind:average=792 ?kind:sampled=793 ?kind:client=794
      ?kind:percentile=795 ?kind:hybrid=796 ?kind:padded=797 ?kind:fixed=798 ?kind:fraction=799
      ?kind:flexible=800 ?kind:adaptive=801
    655 .mode=654 .minimum=233 .maximum=233 .padding=233 .headerPadding=233 .header=74 .footer=74
      .whole=74 .width=233 .spacing=233
    656 'client,embedded,hidden
    657 .kind=802 ?kind:stripes=803 ?kind:sorted=804 ?kind:selected=805 ?kind:hovered=806
      ?kind:matches=807 ?kind:drafts=808 ?kind:errors=809
    658 'background,overlay
    659 *=672
    660 .kind=74 .message=74 .pointer=469 .row=322 .column=74 .expected=0 .found=0 .rule=475
    661 'mark,refuse
    662 .key=322 .rows=331
    663 .row=322 .column=74 .line=74 .reason=810
    664 .row=322 .gone=74
    665 .inputs=226 .deadline=233
    666 .kind=811 ?kind:number=812 ?kind:currency=813 ?kind:percent=814 ?kind:compact=815
      ?kind:bytes=816 ?kind:duration=817 ?kind:date=818 ?kind:boolean=819 ?kind:map=820
      ?kind:template=821
    667 .expression=74 .message=74 .severity=661 []=822
    668 'center,end,start
    669 .expression=74 'automatic #
    670 .expression=74 #
    671 .expression=74 'automatic,zero #
    672 .expression=74
    673 .expression=74 'ask
    674 .expression=74 .within=226 'ask
    675 .top=779 .between=779 .bottom=779
    676 .height=669 .width=669 .estimatedHeight=670 .headerHeight=671 .footerHeight=671 .hidden=672
      .selectable=673 .momentary=672 .editable=673 .movable=674 .deletable=673 .collapsible=673
      .indentation=670 .actions=379 .separators=675 .accessory=672 .accessibilityText=672
      .cellKind=672 .editor=672 .holds=672 .header=484
    677 .height=669 .width=669 .estimatedHeight=670 .headerHeight=671 .footerHeight=671 .hidden=672
      .selectable=673 .momentary=672 .editable=673 .movable=674 .deletable=673 .collapsible=673
      .indentation=670 .actions=379 .separators=675 .accessory=672 .accessibilityText=672
      .cellKind=672 .editor=672 .holds=672 .columns=823
    678 .expression=74 .message=74 .severity=661 .columns=226
    679 .height=669 .width=669 .estimatedHeight=670 .headerHeight=671 .footerHeight=671 .hidden=672
      .selectable=673 .momentary=672 .editable=673 .movable=674 .deletable=673 .collapsible=673
      .indentation=670 .actions=379 .separators=675 .accessory=672 .accessibilityText=672
      .cellKind=672 .editor=672 .holds=672 .kind=74
    680 'cancelled,limit,readFailed,sourceChanged
    681 'different,grown,same
    682 *=74
    683 'given
    684 'columns
    685 .sampleRows=233 .counts=299 .reason=74 .nullValues=226 .firstDisagreement=824
    686 .declared=74 .notNull=74 .default=74 .generated=74 .keyPlace=233 .references=773
    687 'file
    688 .format=825 .bytes=233
    689 .kind=826 .name=74 .primaryKey=226
    690 'inline
    691 'created
    692 .reason=74 .examined=233 .share=233 .score=233 .parts=299 .others=827
    693 .reason=74 .examined=233 .share=233
    694 'cr,crlf,lf,mixed
    695 'json,ndjson
    696 .kind=828 .message=74 .row=322 .column=74 .line=233 .byteOffset=233 .expected=74 .found=74
    697 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    698 .kind=829 .row=322 .column=74 .value=0 .text=74 .values=0
    699 .kind=830 .options=249 .rows=244 .place=831
    700 .kind=832 .rows=272
    701 .kind=833 .rows=272 .place=831
    702 .kind=834 .texts=772 .text=74 .html=74 .format=835 .header=74 .at=576 .view=242 .rows=272
      .columns=226 .overflow=836
    703 .kind=837 .view=242
    704 .kind=838 .row=322 .options=493
    705 .kind=839 .column=74 .options=521
    706 .kind=840 .column=74 .options=521 .place=841
    707 .kind=842 .column=74
    708 .kind=843 .columns=226
    709 .kind=844 .sections=245 .place=845 .sectionColumn=74
    710 .kind=846 .sections=272
    711 .kind=847 .sections=272 .place=845
    712 .kind=848 .section=322 .options=849
    713 .row=322 .column=74 .before=750 .after=750
    714 'edit,setRows
    715 .bytes=331 .range=473 .newText=74 .base64=74
    716 .sql=74 .params=850 .row=322
    717 'keys
    718 'content
    719 'value
    720 'tag
    721 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    722 .column=74 .rows=331 .values=244 .texts=226 .errors=734 .pending=331 .stale=331 .lossy=331
      .cut=331 .cutBytes=331 .matches=735
    723 .index=233 .key=322 .columns=226
    724 .index=233 .key=74 .members=851
    725 []=852 'declared
    726 .all=74 .keys=853
    727 .height=233 .wrap=74 .linesMax=233 .inset=233 .padding=233 .minimum=233 .maximum=233
      .whole=74 .spacing=233 .background=74 .quiet=233 .measured=854 .deadline=233
    728 'count,distinct,max,mean,min,sum,valid
    729 'notApplicable,outOfRange,tooManyValues
    730 .column=74 .fixed=855 .x=233 .width=233 .tracks=233 .estimate=74
    731 'typeChanged,unknownColumn
    732 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    733 .pointer=550 .kind=856 .message=74
    734 []=857
    735 []=858
    736 []=859
    737 []=860
    738 'collapsed,filtered,hidden,removed,unknown
    739 'hidden
    740 'entries
    741 'viewport
    742 .kind=861 .y=233 .height=233 .section=556
    743 'changed,declared,fixed,hidden
    744 .column=74 .extraField=233 .ranges=537 .further=233
    745 'column,columnType,limit,value
    746 'group
    747 'count
    748 'aggregate
    749 .count=233 .exact=74 .error=233
    750 .value=0 .text=74 .cut=74
    751 .at=331 .exact=74 .error=233 .values=244 .texts=226 .cut=331
    752 .values=244 .texts=226 .cut=331 .counts=331 .outside=233
    753 .values=244 .texts=226 .cut=331 .counts=331 .exact=74 .error=233
    754 *=862
    755 .expression=74 'destructive,disabled,normal
    756 'inline,leading,menu,trailing
    757 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    758 'cells
    759 'narrow,wide
    760 'clusters,codePoints,wcwidth
    761 'font
    762 .defaultAdvance=233 .ranges=863 .advances=864 .kerning=865 .letterSpacing=233
    763 'estimate
    764 []=866
    765 .text=74 .width=233 .cut=74
    766 'cell,place,removed
    767 'invalid,valueDoesNotFit
    768 .kind=648
    769 'damaged,foreign,newer
    770 'table,view,virtual
    771 []=867
    772 []=226
    773 []=868
    774 .count=233 .complete=74
    775 .kind=74 .at=537
    776 .column=74 .cellKind=0 .editor=0 .at=537
    777 .index=233 .rowState=0
    778 .index=233 .column=74 .cellState=0
    779 .leading=233 .trailing=233 .thickness=233
    780 .look=233 .styles=869
    781 .look=233 .at=537
    782 .column=74 .look=233 .at=537
    783 .style=233 .count=233 .row=322 .message=74
    784 'collapse,delete,edit,move,select
    785 'begin
    786 'report
    787 'end
    788 'partial
    789 'caseInsensitive,length,list,natural,semver,text,value
    790 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    791 .kind=870
    792 .kind=871 .advance=233
    793 .kind=872 .size=233
    794 .kind=854 .size=233
    795 .kind=873 .share=233 .size=233
    796 .kind=874 .size=233 .advance=233
    797 .kind=875 .width=233
    798 .kind=876 .width=233
    799 .kind=877 .share=233
    800 .kind=878
    801 .kind=879
    802 'drafts,errors,hovered,matches,selected,sorted,stripes
    803 .kind=880 .every=233 .offset=233 .by=881
    804 .kind=882 .every=233 .offset=233
    805 .kind=883
    806 .kind=884
    807 .kind=885
    808 .kind=886
    809 .kind=887
    810 'encoding,formula,json,quote
    811 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    812 .kind=888 .pattern=74 .locale=889 .prefix=74 .suffix=74 .negative=890 .decimalMark=74
      .groupMark=74
    813 .kind=891 .pattern=74 .locale=889 .prefix=74 .suffix=74 .negative=890 .decimalMark=74
      .groupMark=74 .currency=74 .display=892
    814 .kind=893 .pattern=74 .locale=889 .prefix=74 .suffix=74 .negative=890 .decimalMark=74
      .groupMark=74
    815 .kind=894 .locale=889 .currency=74 .digits=233
    816 .kind=895 .locale=889 .units=896 .digits=233
    817 .kind=897 .locale=889 .style=898 .unit=899
    818 .kind=900 .pattern=74 .locale=889
    819 .kind=901 .true=74 .false=74
    820 .kind=902 .values=682 .otherwise=666
    821 .kind=903 .template=74 .format=666
    822 .expression=74 .message=74 .severity=661
    823 *=904
    824 .row=322 .line=233 .byteOffset=233 .text=74
    825 'gzip,zstd
    826 'query,table,view,virtual
    827 []=905
    828 'comment,doubledMember,extraMember,fieldCount,fieldTooLong,guessedEncoding
      'invalidEncoding,notJSON,otherKind,typeMismatch,unclosedQuote,unlikelyCharacters
    829 'set
    830 'insert
    831 .kind=906 ?kind:start=907 ?kind:end=908 ?kind:before=909 ?kind:after=910 ?kind:index=911
      ?kind:shown=912
    832 'remove
    833 'move
    834 'paste
    835 'csv,html,json,markdown,tsv
    836 'clip,insert,refuse
    837 'adopt
    838 'setRow
    839 'setColumn
    840 'addColumn
    841 .kind=913 ?kind:start=907 ?kind:end=908 ?kind:before=914 ?kind:after=915
    842 'removeColumn
    843 'orderColumns
    844 'addSections
    845 .kind=913 ?kind:start=907 ?kind:end=908 ?kind:before=916 ?kind:after=917
    846 'removeSections
    847 'moveSections
    848 'setSection
    849 .header=74 .footer=74 .kind=74 .state=0
    850 []=918
    851 []=919
    852 .column=74 .expression=74 .declared=74 .direction=635 .nulls=636 .comparator=637 .values=226
    853 []=608
    854 'client
    855 'leading,trailing
    856 'expression,invalidParams,notSortable,unknownColumn
    857 .row=233 .kind=920 .text=74
    858 .row=233 .ranges=537 .further=233
    859 .row=233 .view=242 .author=74 .by=606 .text=74 .stale=74 .problem=607
    860 .column=74 .kind=728 .value=0 .text=74 .cut=74 .nulls=233 .errors=233 .pending=74
      .problem=921
    861 'group,header
    862 .value=0 .layer=378 .name=74 .problem=74
    863 []=922
    864 []=923
    865 []=924
    866 .range=331 .width=233
    867 .name=74 .declared=74 .notNull=74 .default=74 .generated=74
    868 .columns=226 .table=74 .parents=226
    869 []=925
    870 'maximum
    871 'average
    872 'sampled
    873 'percentile
    874 'hybrid
    875 'padded
    876 'fixed
    877 'fraction
    878 'flexible
    879 'adaptive
    880 'stripes
    881 'page,section
    882 'sorted
    883 'selected
    884 'hovered
    885 'matches
    886 'drafts
    887 'errors
    888 'number
    889 'de,en,es,fr,hi,it,ja,nl,pt
    890 'minus,parentheses
    891 'currency
    892 'code,symbol
    893 'percent
    894 'compact
    895 'bytes
    896 'iec,si
    897 'duration
    898 'clock,short,words
    899 'day,hour,millisecond,minute,second
    900 'date
    901 'boolean
    902 'map
    903 'template
    904 .height=669 .width=669 .estimatedHeight=670 .headerHeight=671 .footerHeight=671 .hidden=672
      .selectable=673 .momentary=672 .editable=673 .movable=674 .deletable=673 .collapsible=673
      .indentation=670 .actions=379 .separators=675 .accessory=672 .accessibilityText=672
      .cellKind=672 .editor=672 .holds=672 .type=423 .validate=667 .format=666 .path=74
    905 .delimiter=74 .score=233
    906 'after,before,end,index,shown,start
    907 .kind=926
    908 .kind=787
    909 .kind=927 .row=322
    910 .kind=928 .row=322
    911 .kind=929 .sourceIndex=233 .counted=930
    912 .kind=931 .view=242 .viewIndex=233 .counted=930 .whenSorted=932
    913 'after,before,end,start
    914 .kind=927 .column=74
    915 .kind=928 .column=74
    916 .kind=927 .section=322
    917 .kind=928 .section=322
    918 .base64=74
    919 'footer,header,kind,state
    920 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    921 'notApplicable,outOfRange,tooManySections,tooManyValues
    922 .start=233 .end=233 .advance=233
    923 .characters=74 .advance=233
    924 .pair=74 .advance=233
    925 .layer=658 .tag=74 .parameters=682
    926 'start
    927 'before
    928 'after
    929 'index
    930 'after,before
    931 'shown
    932 'adopt,refuse
    """#
}
