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
      .separators=74 .styles=74 .brief=74 .across=340
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
      .frames=414 .viewport=345 .separators=415 .styles=416 .counts=317 .orderState=318 .complete=74
      .window=268 .columns=226 .reset=417 .diff=418 .part=233 .last=74
    199 .jsonrpc=5 .id=6 .method=218 .params=200 .result=0 .error=3
    200 .table=242 .view=242 .revision=233 .action=74 .key=322 .sourceIndex=233 .viewIndex=233
      .column=74 .values=419 .author=74
    201 .jsonrpc=5 .id=6 .method=218 .params=202 .result=203 .error=3
    202 .table=242 .view=242 .asked=420 .count=233 .deadline=233 .default=421
    203 .decision=421
    204 .jsonrpc=5 .id=6 .method=218 .params=205 .result=206 .error=3
    205 .table=242 .column=74 .type=422 .revision=233 .rows=272 .blocks=327 .types=423 .deadline=233
    206 .values=244 .texts=226 .errors=424
    207 .jsonrpc=5 .id=6 .method=218 .params=208 .result=209 .error=3
    208 .table=242 .view=242 .viewRevision=233 .revision=233 .kind=425 .column=74 .rows=272
      .columns=426 .blocks=327 .deadline=233
    209 .heights=331 .widths=331
    210 .jsonrpc=5 .id=6 .method=218 .params=211 .result=0 .error=3
    211 .table=242 .revision=233 .rowsState=250 .sourceState=251 .dirty=74 .savedRevision=233
      .history=262 .unsaved=253 .conflicts=233 .rowsAtRisk=254 .journal=255 .difference=427
      .diagnostics=428
    212 .jsonrpc=5 .id=6 .method=218 .params=213 .result=0 .error=3
    213 .token=233 .value=429
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
    219 []=430
    220 .text=74 .columns=226 .caseFolded=74 .diacritics=431 .match=432 .mode=433 .of=434
    221 .kind=435 ?kind:all=436 ?kind:any=437 ?kind:not=438 ?kind:compare=439 ?kind:oneOf=440
      ?kind:text=441 ?kind:expression=442 ?kind:null=443 ?kind:error=444
    222 .by=445 .headers=74 .footers=74 .empty=446 .collapsed=447 .aggregates=369
    223 .mode=448 .unit=360 .tap=449 .momentary=74 .whenFiltered=450
    224 .size=233 .index=233
    225 *=451
    226 []=74
    227 'cell,none,object
    228 *=386
    229 []=452
    230 .measurer=387 .frame=233 .minimumWidth=233 .insets=453 .direction=454 .spacing=233 .scale=74
      .lock=74 .fixed=453 .rows=455 .items=456 .sizing=457 .columns=458
    231 .kind=459 .header=460 .footer=460 .search=461 .insets=462 .spacings=463 .indicators=464
      .scrollBars=465 .alignment=403
    232 []=466
    233 #
    234 .kind=467 .pointer=468 .expected=0 .found=0 .position=233 .revision=233 .offset=233 .limit=1
      .maximum=233 .viewRevision=233 .seen=233 .oldest=233 .asked=233 .step=233 .errno=233
      .library=1 .count=233 .problem=74 .obstacle=469 .reason=470 .permission=1 .layer=378
      .binding=1 .id=74 .view=242 .column=74 .row=322 .section=74 .name=74 .action=74 .method=74
      .path=74 .system=74 .range=471 .bytes=471 .lines=472 .problems=385 .errors=473 .rule=474
      .keys=475 .got=233 .state=476 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=477
      .changedRows=478 .start=479
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
    243 []=480
    244 []=0
    245 []=481
    246 'section,table
    247 *=482
    248 .settings=483 .fallback=483 .columns=484 .kinds=485 .kindBy=486 .defaultKind=74
      .undeclaredKinds=487 .rowRules=488 .sectionKinds=489 .sections=490 .cellKinds=419 .editors=419
      .decisions=491
    249 []=492
    250 .count=233 .complete=74 .failure=493 .examined=74 .extraFields=233
    251 'asOpened,changed,removed,replaced,unreadable
    252 'follow,merge,reload,tell
    253 .records=233 .bytes=233 .columns=74 .order=74
    254 'copying,noRoom,tooLarge
    255 .state=494 .reason=74 .editors=331 .unreadable=233 .recoverable=495 .restored=496
    256 .state=497 .failure=74 .from=498 .to=498 .counts=299 .columns=499 .styles=232
    257 .kind=500 ?kind:given=501 ?kind:columns=502
    258 []=503
    259 []=504
    260 .kind=505 ?kind:file=506 ?kind:inline=507 ?kind:created=508
    261 .delimiter=509 .quote=510 .escape=510 .header=510 .headerRows=511 .skipInitialSpace=510
      .encoding=512 .lineEnd=513 .comment=510 .format=514 .rows=510 .flatten=511 .preambleLines=511
      .nullValues=515
    262 .undo=233 .redo=233 .current=233 .saved=233 .undoLabel=74 .redoLabel=74 .dropped=233
    263 .count=233 .counts=516 .first=233 .items=517
    264 .text=74 .base64=74
    265 .table=74 .view=74 .query=74 .params=0
    266 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=233 .skipInitialSpace=74
      .encoding=277 .comment=74 .preambleLines=233 .nullValues=226 .types=518 .outliers=233
      .format=519 .rows=468 .flatten=233
    267 *=520
    268 .first=233 .size=233
    269 []=521
    270 'join,none,step
    271 'keep,refuse
    272 []=322
    273 .cells=233 .inserted=233 .removed=233 .moved=233 .columns=233 .sections=233 .errorCount=233
      .removedRows=272 .items=522 .errors=473 .asked=420
    274 .id=233 .label=74 .author=74
    275 []=523
    276 'always,ifUnchanged
    277 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    278 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=289 .byteOrderMark=74
    279 'committed,overwritten,replaced,unchanged
    280 .count=233 .first=233 .size=233 .more=74 .items=524
    281 .count=233 .first=233 .size=233 .more=74 .items=525
    282 'apply,discard,keep
    283 'content,edits
    284 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    285 .path=74 .overwrite=74 .sync=74
    286 'text,value
    287 'off,quote,reject
    288 'arrays,objects
    289 'cr,crlf,lf
    290 []=526
    291 .kind=527 ?kind:keys=528 ?kind:columns=502 ?kind:given=529 ?kind:content=530
    292 .kind=531 ?kind:value=532 ?kind:columns=502 ?kind:tag=533
    293 'diff,reset
    294 .changes=233 .share=233
    295 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    296 []=419
    297 'applied,superseded
    298 .deletes=233 .inserts=233 .moves=233 .updates=233
    299 *=233
    300 []=534
    301 []=535
    302 .table=242 .revision=233
    303 'both,text,value
    304 .table=242 .revision=233 .rowCount=233
    305 .deletes=233 .moves=233 .inserts=233 .updates=233 .changes=233
    306 .deletes=536 .moves=536 .inserts=537 .updates=538
    307 .deletes=539 .updates=538
    308 .moves=272 .updates=540
    309 .old=355 .new=355 .deletes=331 .inserts=331 .moves=536 .updates=541
    310 .sort=219 .search=220 .filter=221 .sections=542 .selection=223 .page=224 .columns=225
      .columnOrder=226 .binding=227 .params=228 .sortCycle=229 .footers=74 .footerSorts=74
      .showHidden=74 .layout=543 .presentation=231 .styles=232
    311 *=544
    312 .width=233 .content=233 .direction=454 .height=233 .items=545 .estimate=74 .groups=546
      .columns=547
    313 .row=401 .column=74 .viewIndex=233
    314 []=548
    315 .row=322 .pointer=549 .reason=74 .message=74 .range=471 .bytes=471 .lines=472
    316 []=550
    317 .source=233 .filtered=233 .pages=233 .pageIndex=233 .pageSize=233 .pageStart=233
      .pageEnd=233 .matches=233 .entries=233 .failed=233 .orderFailed=233 .hidden=233
    318 'pending,ready
    319 .rows=233 .matches=233
    320 .rows=233 .of=233
    321 .outcome=551 .when=233 .dropped=552
    322 #key
    323 'footer,header
    324 *=553
    325 'cut,whole
    326 []=401
    327 []=554
    328 []=555
    329 []=556
    330 []=557
    331 []=233
    332 []=558
    333 []=559
    334 []=560
    335 []=561
    336 .kind=562 ?kind:entries=563 ?kind:all=564 ?kind:viewport=565
    337 'cells,keys
    338 .sort=566 .filter=566 .sections=566 .page=566 .setRows=566 .load=566 .edit=566 .resize=566
      .measure=566 'end,entry,index
    339 .kind=567 .key=244 #key
    340 .offset=233 .frameWidth=233 .overscan=233
    341 .offset=233 .thumb=233 .frameWidth=233 .overscan=233 .column=74 .placement=568
    342 'bottom,center,nearest,top
    343 'end,start
    344 .offset=233 .room=233 .contentWidth=233 .left=546 .clip=331 .thumb=569
    345 .offset=233 .extent=233 .top=233 .spacing=233 .heldBack=233 .thumb=569 .anchor=401
      .sticky=570
    346 .align=571 .inset=233 .top=233
    347 'entry,header,outside
    348 .key=401 .viewIndex=233 .y=233 .height=233 .sticky=74
    349 .column=74 .x=233 .width=233 .clip=331
    350 []=572
    351 []=573
    352 []=574
    353 @=233 $id
    354 'collapse,expand,toggle
    355 []=244
    356 'add,all,extend,invert,none,remove,replace,tap,toggle
    357 []=575
    358 []=576
    359 []=577
    360 'cell,column,row
    361 []=284
    362 []=578
    363 'cell,row
    364 'next,previous
    365 .row=322 .viewIndex=233 .pageIndex=233 .wrapped=74 .ordinal=233 .cells=579
    366 []=580
    367 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    368 'all,any,replace
    369 []=581
    370 'all,shown
    371 .kind=582 ?kind:group=583 ?kind:count=584 ?kind:aggregate=585
    372 []=586
    373 []=587
    374 'all,selection,shown
    375 []=588
    376 []=589
    377 []=590
    378 'builtIn,column,fallback,kind,row,section,table
    379 []=591
    380 'strict,table
    381 *=383
    382 []=592
    383 .list=383 .map=593 .type=383 .opaque=74 .of=593
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    384 .columns=226 .cells=226 .params=226 .bindings=226
    385 []=594
    386 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=595 .map=596
      .type=74 .timestamp=597 .duration=597 .optional=386
    387 .kind=598 ?kind:cells=599 ?kind:font=600 ?kind:estimate=601
    388 .width=233 .linesMax=233
    389 .width=233 .at=602 .ellipsis=74
    390 []=603
    391 'all,selection
    392 .row=322 .column=74 .index=233
    393 'owner,user
    394 []=604
    395 'ours,theirs
    396 'begin,cancel,change,commit
    397 .view=242 .author=74 .by=605 .text=74 .stale=74 .problem=606
    398 .rows=233 .columns=233 .pages=233
    399 'columnEnd,columnStart,end,nextCell,nextFilled,nextFilledColumn,nextHit
      'nextProblem,previousCell,previousFilled,previousFilledColumn,previousHit
      'previousProblem,rowEnd,rowStart,start
    400 'extend,replace
    401 .kind=567 .key=607 #key
    402 .x=233 .y=233 .width=233 .height=233
    403 'center,leading,trailing
    404 .table=242 .revision=233 .saved=74 .path=74 .text=74 .base64=74 .dialect=266
    405 []=608
    406 []=609
    407 []=1
    408 .resident=233 .program=233 .heap=233 .free=233 .cache=233 .tables=610 .sorting=233
      .gathering=233 .comparing=233 .messages=233 .recording=233 .other=233 *=233
    409 []=611
    410 []=612
    411 .appeared=326 .disappeared=326 .prefetch=326 .cancelled=326
    412 .rows=613 .cells=614 .states=615 .cellStates=616
    413 []=617
    414 []=402
    415 []=618
    416 .anew=74 .looks=619 .rows=620 .cells=621 .failures=622
    417 .keys=326 .blocks=327
    418 .deletes=536 .moves=536 .inserts=623 .updates=538 .scrolledOut=536 .scrolledIn=536
    419 *=0
    420 []=624
    421 'allow,refuse
    422 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    423 []=422
    424 []=625
    425 'heights,widths
    426 []=626
    427 .state=497 .failure=74 .from=498 .to=498 .counts=627
    428 .count=233
    429 .kind=628 ?kind:begin=629 ?kind:report=630 ?kind:end=631 ?kind:partial=632
    430 .column=74 .expression=74 .direction=633 .nulls=634 .comparator=635
    431 'exact,ignored
    432 'contains,fuzzy,prefix,regex,words
    433 'filter,mark
    434 'display,value
    435 'all,any,compare,error,expression,not,null,oneOf,text
    436 .kind=636 .conditions=637
    437 .kind=638 .conditions=637
    438 .kind=639 .condition=221
    439 .kind=640 .column=74 .relation=367 .value=0
    440 .kind=641 .column=74 .values=0
    441 .kind=642 .column=74 .relation=643 .text=74 .caseFolded=74 .diacritics=431 .of=434
    442 .kind=644 .source=74
    443 .kind=645 .column=74
    444 .kind=646 .column=74
    445 []=647 'declared
    446 'hide,show
    447 .all=74 .keys=355
    448 'multiple,none,single
    449 'extend,replace,toggle
    450 'drop,keep
    451 .hidden=74 .footer=648 .nullDefault=0
    452 'ascending,descending,none
    453 .leading=233 .trailing=233
    454 'ltr,rtl
    455 .height=233 .wrap=74 .linesMax=233 .inset=233 .padding=233 .minimum=233 .maximum=233
      .whole=74 .spacing=233 .background=74 .quiet=233 .measured=649 .deadline=233
    456 .direction=650 .size=545 .perLine=331 .spacing=233 .lineSpacing=233 .insets=651
    457 .mode=652 .minimum=233 .maximum=233 .padding=233 .headerPadding=233 .header=74 .footer=74
      .whole=74
    458 *=653
    459 'grid,headless,list,stack
    460 .shown=74 .height=233 .inside=74 .floats=74
    461 .shown=74 .height=233 .inside=74 .floats=74 .placement=654 .placeholder=74
    462 .table=651 .header=651 .footer=651 .row=651 .item=651
    463 .header=233 .footer=233
    464 .ascending=74 .descending=74 .none=74 .width=233 .header=74 .footer=74
    465 .vertical=74 .horizontal=74 .minimum=233
    466 .when=74 .source=655 .columns=226 .layer=656 .tag=74 .parameters=657
    467 'actionDisabled,ambiguousRows,badBackup,badFormat,badQuery,batch,blockOverflows
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
    468 $pointer
    469 'base,columns,dialect,edited,misfit,none
    470 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    471 .start=233 .end=233
    472 .start=479 .end=479
    473 []=658
    474 .kind=74 .index=233 .expression=74 .type=422 .message=74 .severity=659
    475 []=660
    476 'changed,replaced
    477 []=661
    478 []=662
    479 .line=233 .character=233
    480 .id=74 .type=422 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=486 .supplied=663 .format=664 .parse=664
      .nullPlaceholder=74 .comparator=635 .footer=648 .validate=665 .align=666 .editor=0
      .cellKind=74 .meta=0
    481 .key=322 .header=74 .footer=74 .kind=74 .state=0 .rows=244
    482 .base=422 .format=664 .parse=664 .nullPlaceholder=74 .comparator=635 .footer=648
      .validate=665 .align=666 .editor=0 .cellKind=74 .meta=0
    483 .height=667 .width=667 .estimatedHeight=668 .headerHeight=669 .footerHeight=669 .hidden=670
      .selectable=671 .momentary=670 .editable=671 .movable=672 .deletable=671 .collapsible=671
      .indentation=668 .actions=379 .separators=673 .accessory=670 .accessibilityText=670
      .cellKind=670 .editor=670 .holds=670
    484 *=674
    485 *=675
    486 .column=74 .expression=74
    487 'default,refuse
    488 []=676
    489 *=483
    490 *=677
    491 .deadline=233 .default=421
    492 .kind=74 .settings=483 .rowState=0 .cellStates=419
    493 .kind=678 .message=74 .system=74
    494 'blocked,failed,off,on,suspended
    495 .changes=233 .when=233 .base=679 .process=233 .others=233 .lostBytes=233 .lostSteps=233
      .suspended=74
    496 .backup=74 .steps=233 .lostSteps=233 .base=679
    497 'current,failed,pending
    498 .table=242 .revision=233 .rowCount=233 .follows=74
    499 .kind=74 .moved=74 .changed=74 .from=74 .to=74 .was=680
    500 'columns,given
    501 .kind=681
    502 .kind=682 .columns=226
    503 .id=74 .title=74 .exactTitle=74 .type=422 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=663 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=486 .sortByProblem=74 .typeName=74 .format=664 .parse=664 .nullPlaceholder=74
      .comparator=635 .footer=648 .validate=665 .align=666 .editor=0 .cellKind=74 .meta=0
      .evidence=683 .database=684
    504 .key=322 .header=74 .footer=74 .kind=74 .state=0
    505 'created,file,inline
    506 .kind=685 .path=74 .uri=74 .bytes=233 .compression=686 .from=687
    507 .kind=688 .bytes=233
    508 .kind=689
    509 .value=74 .forced=74 .evidence=690
    510 .value=74 .forced=74 .evidence=691
    511 .value=233 .forced=74 .evidence=691
    512 .value=277 .forced=74 .evidence=691
    513 .value=692 .forced=74 .evidence=691
    514 .value=693 .forced=74 .evidence=691
    515 .value=226 .forced=74 .evidence=691
    516 .fieldCount=233 .typeMismatch=233 .unclosedQuote=233 .fieldTooLong=233 .invalidEncoding=233
      .unlikelyCharacters=233 .guessedEncoding=233 .comment=233 .notJSON=233 .otherKind=233
      .extraMember=233 .doubledMember=233
    517 []=694
    518 'detected,plain
    519 'delimited,json,ndjson
    520 .type=422 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=486 .supplied=663 .format=664 .parse=664
      .nullPlaceholder=74 .comparator=635 .footer=648 .validate=665 .align=666 .editor=0
      .cellKind=74 .meta=0
    521 .kind=695 ?kind:set=696 ?kind:insert=697 ?kind:remove=698 ?kind:move=699 ?kind:paste=700
      ?kind:adopt=701 ?kind:setRow=702 ?kind:setColumn=703 ?kind:addColumn=704
      ?kind:removeColumn=705 ?kind:orderColumns=706 ?kind:addSections=707 ?kind:removeSections=708
      ?kind:moveSections=709 ?kind:setSection=710
    522 []=711
    523 .id=233 .done=74 .label=74 .author=74 .cause=712 .revision=233 .cells=233 .rows=233
      .columns=233 .sections=233 .bytes=233
    524 []=713
    525 []=714
    526 .key=322 .header=74 .footer=74 .kind=74 .state=0 .rows=244 .keys=272 .rowStates=244
      .cellStates=296 .tags=272
    527 'columns,content,given,keys
    528 .kind=715
    529 .kind=681 .keys=272
    530 .kind=716
    531 'columns,tag,value
    532 .kind=717
    533 .kind=718 .tags=272
    534 .column=74 .kind=74 .type=422 .index=233 .expression=74 .message=74 .severity=659 .count=233
      .problem=74
    535 .kind=719 .row=322 .column=74 .columns=226 .text=74 .cut=74 .rule=474 .reason=74
    536 []=331
    537 .at=536 .keys=272 .blocks=327
    538 []=720
    539 .keys=272 .blocks=327
    540 []=721
    541 []=722
    542 .by=723 .headers=74 .footers=74 .empty=446 .collapsed=724 .aggregates=369
    543 .measurer=387 .frame=233 .minimumWidth=233 .insets=453 .direction=454 .spacing=233 .scale=74
      .lock=74 .fixed=453 .rows=725 .items=456 .sizing=457 .columns=458
    544 .title=74 .aggregate=726 .over=370 .value=0 .text=74 .cut=74 .nulls=233 .errors=233
      .pending=74 .problem=727
    545 .width=233 .height=233
    546 .leading=233 .center=233 .trailing=233
    547 []=728
    548 .pointer=549 .kind=729 .message=74
    549 $statePointer
    550 .pointer=549 .kind=730 .message=74
    551 'damaged,foreign,newer,noFile,none,off,restored
    552 []=731
    553 .direction=452 .sortable=74 .priority=233
    554 .column=74 .offset=233 .values=244 .texts=226 .errors=732 .pending=331 .stale=331 .lossy=331
      .cut=331 .cutBytes=331 .matches=733 .drafts=734
    555 .key=607 .title=74 .cut=74 .count=233 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=735
    556 .row=322 .fields=226 .cut=74
    557 .x=233 .group=403
    558 .key=322 .sourceIndex=233 .viewIndex=233 .pageIndex=233 .offset=233 .height=233 .frame=402
      .reason=736 .section=607
    559 .column=74 .group=403 .x=233 .width=233 .estimate=74 .reason=737
    560 .column=74 .group=403 .x=233 .width=233 .estimate=74 .distance=233
    561 .key=401 .viewIndex=233 .offset=233 .height=233 .frame=402
    562 'all,entries,viewport
    563 .kind=738 .first=233 .size=233 .overscan=233
    564 .kind=636
    565 .kind=739 .offset=233 .extent=233 .overscan=233
    566 'entry,offset,start
    567 'footer,group,header
    568 'center,end,nearest,start
    569 .start=233 .length=233
    570 []=740
    571 'center,left,right
    572 .row=322 .height=233
    573 .row=322 .column=74 .height=233
    574 .row=322 .column=74 .reason=741
    575 .row=322 .column=74
    576 .from=575 .to=575
    577 .row=322 .column=74 .sourceIndex=233 .viewIndex=233 .pageIndex=233
    578 .format=284 .type=1 .text=74
    579 []=742
    580 .pointer=74 .kind=743 .message=74
    581 .column=74 .kind=726
    582 'aggregate,count,group
    583 .kind=744 .direction=633
    584 .kind=745 .direction=633
    585 .kind=746 .index=233 .direction=633
    586 .column=74 .kind=726 .values=244 .texts=226 .cut=331 .nulls=331 .errors=331
    587 'distinct,extremes,frequencies,histogram,mean,quantiles
    588 .column=74 .rows=233 .nulls=233 .errors=233 .distinct=747 .min=748 .max=748 .mean=748
      .quantiles=749 .histogram=750 .frequencies=751
    589 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    590 .row=322 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=419 .settings=752
    591 .id=74 .title=670 .style=753 .hidden=670 .image=670 .placement=754 .fullSwipe=74
      .children=379
    592 .name=74 .arguments=593 .result=383 .member=74
    593 []=383
    594 .kind=755 .message=74 .range=471 .bytes=471 .lines=472 .expected=74 .found=74 .hint=74
    595 []=386
    596 []=595
    597 .seconds=74 .nanos=74
    598 'cells,estimate,font
    599 .kind=756 .tabStop=233 .ambiguous=757 .unit=758
    600 .kind=759 .lineHeight=233 .regular=760 .bold=760
    601 .kind=761 .advance=233 .lineHeight=233
    602 'head,middle,tail
    603 .width=233 .height=233 .lines=762 .more=74 .shown=763
    604 .kind=764 .row=322 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=395
      .oursAfter=322 .theirsAfter=322
    605 'user
    606 .kind=765 .expected=74 .row=322 .column=74 .columns=226 .rule=474 .reason=74
    607 []=766
    608 .journal=74 .bytes=233 .when=233 .inUse=74 .path=74 .changes=233 .process=233 .problem=767
    609 .name=74 .kind=768 .columns=769 .primaryKey=226 .uniqueKeys=770 .foreignKeys=771 .rows=772
    610 .sources=233 .edits=233 .rows=233 .keys=233 .history=233 .views=233 .uncounted=233 *=233
    611 .subscription=242 .view=242 .pending=233 .lagRevisions=233
    612 'cursor,declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    613 []=773
    614 []=774
    615 []=775
    616 []=776
    617 .height=233 .count=233
    618 .top=777 .bottom=777 .at=536
    619 []=778
    620 []=779
    621 []=780
    622 []=781
    623 .at=536 .keys=326 .blocks=327
    624 .permission=782 .row=322 .column=74 .section=74 .layer=378
    625 .row=233 .text=74
    626 .column=74 .width=233
    627 .same=233 .added=233 .removed=233 .changed=233 .moved=233
    628 'begin,end,partial,report
    629 .kind=783 .title=74 .message=74 .percentage=233
    630 .kind=784 .message=74 .percentage=233
    631 .kind=785 .message=74
    632 .kind=786 .viewRevision=233 .revision=233 .columns=375
    633 'ascending,descending
    634 'first,last
    635 .kind=787 .caseFolded=74 .diacritics=431 .values=226
      'caseInsensitive,length,natural,semver,text,value
    636 'all
    637 []=221
    638 'any
    639 'not
    640 'compare
    641 'oneOf
    642 'text
    643 'contains,endsWith,equals,startsWith
    644 'expression
    645 'null
    646 'error
    647 .column=74 .expression=74 .declared=74 .direction=633 .nulls=634 .comparator=635 .values=244
    648 .title=74 .aggregate=726 .over=370
    649 'client,daemon
    650 'horizontal,wrapped
    651 .top=233 .leading=233 .bottom=233 .trailing=233
    652 .kind=788 ?kind:maximum=789 ?kind:average=790 ?kind:sampled=791 ?kind:client=792
      ?kind:percentile=793 ?kind:hybrid=794 ?kind:padded=795 ?kind:fixed=796 ?kind:fraction=797
      ?kind:flexible=798 ?kind:adaptive=799
    653 .mode=652 .minimum=233 .maximum=233 .padding=233 .headerPadding=233 .header=74 .footer=74
      .whole=74 .width=233 .spacing=233
    654 'client,embedded,hidden
    655 .kind=800 ?kind:stripes=801 ?kind:sorted=802 ?kind:selected=803 ?kind:hovered=804
      ?kind:matches=805 ?kind:drafts=806 ?kind:errors=807
    656 'background,overlay
    657 *=670
    658 .kind=74 .message=74 .pointer=468 .row=322 .column=74 .expected=0 .found=0 .rule=474
    659 'mark,refuse
    660 .key=322 .rows=331
    661 .row=322 .column=74 .line=74 .reason=808
    662 .row=322 .gone=74
    663 .inputs=226 .deadline=233
    664 .kind=809 ?kind:number=810 ?kind:currency=811 ?kind:percent=812 ?kind:compact=813
      ?kind:bytes=814 ?kind:duration=815 ?kind:date=816 ?kind:boolean=817 ?kind:map=818
      ?kind:template=819
    665 .expression=74 .message=74 .severity=659 []=820
    666 'center,end,start
    667 .expression=74 'automatic #
    668 .expression=74 #
    669 .expression=74 'automatic,zero #
    670 .expression=74
    671 .expression=74 'ask
    672 .expression=74 .within=226 'ask
    673 .top=777 .between=777 .bottom=777
    674 .height=667 .width=667 .estimatedHeight=668 .headerHeight=669 .footerHeight=669 .hidden=670
      .selectable=671 .momentary=670 .editable=671 .movable=672 .deletable=671 .collapsible=671
      .indentation=668 .actions=379 .separators=673 .accessory=670 .accessibilityText=670
      .cellKind=670 .editor=670 .holds=670 .header=483
    675 .height=667 .width=667 .estimatedHeight=668 .headerHeight=669 .footerHeight=669 .hidden=670
      .selectable=671 .momentary=670 .editable=671 .movable=672 .deletable=671 .collapsible=671
      .indentation=668 .actions=379 .separators=673 .accessory=670 .accessibilityText=670
      .cellKind=670 .editor=670 .holds=670 .columns=821
    676 .expression=74 .message=74 .severity=659 .columns=226
    677 .height=667 .width=667 .estimatedHeight=668 .headerHeight=669 .footerHeight=669 .hidden=670
      .selectable=671 .momentary=670 .editable=671 .movable=672 .deletable=671 .collapsible=671
      .indentation=668 .actions=379 .separators=673 .accessory=670 .accessibilityText=670
      .cellKind=670 .editor=670 .holds=670 .kind=74
    678 'cancelled,limit,readFailed,sourceChanged
    679 'different,grown,same
    680 *=74
    681 'given
    682 'columns
    683 .sampleRows=233 .counts=299 .reason=74 .nullValues=226 .firstDisagreement=822
    684 .declared=74 .notNull=74 .default=74 .generated=74 .keyPlace=233 .references=771
    685 'file
    686 .format=823 .bytes=233
    687 .kind=824 .name=74 .primaryKey=226
    688 'inline
    689 'created
    690 .reason=74 .examined=233 .share=233 .score=233 .parts=299 .others=825
    691 .reason=74 .examined=233 .share=233
    692 'cr,crlf,lf,mixed
    693 'json,ndjson
    694 .kind=826 .message=74 .row=322 .column=74 .line=233 .byteOffset=233 .expected=74 .found=74
    695 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    696 .kind=827 .row=322 .column=74 .value=0 .text=74 .values=0
    697 .kind=828 .options=249 .rows=244 .place=829
    698 .kind=830 .rows=272
    699 .kind=831 .rows=272 .place=829
    700 .kind=832 .texts=770 .text=74 .html=74 .format=833 .header=74 .at=575 .view=242 .rows=272
      .columns=226 .overflow=834
    701 .kind=835 .view=242
    702 .kind=836 .row=322 .options=492
    703 .kind=837 .column=74 .options=520
    704 .kind=838 .column=74 .options=520 .place=839
    705 .kind=840 .column=74
    706 .kind=841 .columns=226
    707 .kind=842 .sections=245 .place=843 .sectionColumn=74
    708 .kind=844 .sections=272
    709 .kind=845 .sections=272 .place=843
    710 .kind=846 .section=322 .options=847
    711 .row=322 .column=74 .before=748 .after=748
    712 'edit,setRows
    713 .bytes=331 .range=472 .newText=74 .base64=74
    714 .sql=74 .params=848 .row=322
    715 'keys
    716 'content
    717 'value
    718 'tag
    719 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    720 .column=74 .rows=331 .values=244 .texts=226 .errors=732 .pending=331 .stale=331 .lossy=331
      .cut=331 .cutBytes=331 .matches=733
    721 .index=233 .key=322 .columns=226
    722 .index=233 .key=74 .members=849
    723 []=850 'declared
    724 .all=74 .keys=851
    725 .height=233 .wrap=74 .linesMax=233 .inset=233 .padding=233 .minimum=233 .maximum=233
      .whole=74 .spacing=233 .background=74 .quiet=233 .measured=852 .deadline=233
    726 'count,distinct,max,mean,min,sum,valid
    727 'notApplicable,outOfRange,tooManyValues
    728 .column=74 .fixed=853 .x=233 .width=233 .tracks=233 .estimate=74
    729 'typeChanged,unknownColumn
    730 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    731 .pointer=549 .kind=854 .message=74
    732 []=855
    733 []=856
    734 []=857
    735 []=858
    736 'collapsed,filtered,hidden,removed,unknown
    737 'hidden
    738 'entries
    739 'viewport
    740 .kind=859 .y=233 .height=233 .section=555
    741 'changed,declared,fixed,hidden
    742 .column=74 .extraField=233 .ranges=536 .further=233
    743 'column,columnType,limit,value
    744 'group
    745 'count
    746 'aggregate
    747 .count=233 .exact=74 .error=233
    748 .value=0 .text=74 .cut=74
    749 .at=331 .exact=74 .error=233 .values=244 .texts=226 .cut=331
    750 .values=244 .texts=226 .cut=331 .counts=331 .outside=233
    751 .values=244 .texts=226 .cut=331 .counts=331 .exact=74 .error=233
    752 *=860
    753 .expression=74 'destructive,disabled,normal
    754 'inline,leading,menu,trailing
    755 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    756 'cells
    757 'narrow,wide
    758 'clusters,codePoints,wcwidth
    759 'font
    760 .defaultAdvance=233 .ranges=861 .advances=862 .kerning=863 .letterSpacing=233
    761 'estimate
    762 []=864
    763 .text=74 .width=233 .cut=74
    764 'cell,place,removed
    765 'invalid,valueDoesNotFit
    766 .kind=646
    767 'damaged,foreign,newer
    768 'table,view,virtual
    769 []=865
    770 []=226
    771 []=866
    772 .count=233 .complete=74
    773 .kind=74 .at=536
    774 .column=74 .cellKind=0 .editor=0 .at=536
    775 .index=233 .rowState=0
    776 .index=233 .column=74 .cellState=0
    777 .leading=233 .trailing=233 .thickness=233
    778 .look=233 .styles=867
    779 .look=233 .at=536
    780 .column=74 .look=233 .at=536
    781 .style=233 .count=233 .row=322 .message=74
    782 'collapse,delete,edit,move,select
    783 'begin
    784 'report
    785 'end
    786 'partial
    787 'caseInsensitive,length,list,natural,semver,text,value
    788 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    789 .kind=868
    790 .kind=869 .advance=233
    791 .kind=870 .size=233
    792 .kind=852 .size=233
    793 .kind=871 .share=233 .size=233
    794 .kind=872 .size=233 .advance=233
    795 .kind=873 .width=233
    796 .kind=874 .width=233
    797 .kind=875 .share=233
    798 .kind=876
    799 .kind=877
    800 'drafts,errors,hovered,matches,selected,sorted,stripes
    801 .kind=878 .every=233 .offset=233 .by=879
    802 .kind=880 .every=233 .offset=233
    803 .kind=881
    804 .kind=882
    805 .kind=883
    806 .kind=884
    807 .kind=885
    808 'encoding,formula,json,quote
    809 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    810 .kind=886 .pattern=74 .locale=887 .prefix=74 .suffix=74 .negative=888 .decimalMark=74
      .groupMark=74
    811 .kind=889 .pattern=74 .locale=887 .prefix=74 .suffix=74 .negative=888 .decimalMark=74
      .groupMark=74 .currency=74 .display=890
    812 .kind=891 .pattern=74 .locale=887 .prefix=74 .suffix=74 .negative=888 .decimalMark=74
      .groupMark=74
    813 .kind=892 .locale=887 .currency=74 .digits=233
    814 .kind=893 .locale=887 .units=894 .digits=233
    815 .kind=895 .locale=887 .style=896 .unit=897
    816 .kind=898 .pattern=74 .locale=887
    817 .kind=899 .true=74 .false=74
    818 .kind=900 .values=680 .otherwise=664
    819 .kind=901 .template=74 .format=664
    820 .expression=74 .message=74 .severity=659
    821 *=902
    822 .row=322 .line=233 .byteOffset=233 .text=74
    823 'gzip,zstd
    824 'query,table,view,virtual
    825 []=903
    826 'comment,doubledMember,extraMember,fieldCount,fieldTooLong,guessedEncoding
      'invalidEncoding,notJSON,otherKind,typeMismatch,unclosedQuote,unlikelyCharacters
    827 'set
    828 'insert
    829 .kind=904 ?kind:start=905 ?kind:end=906 ?kind:before=907 ?kind:after=908 ?kind:index=909
      ?kind:shown=910
    830 'remove
    831 'move
    832 'paste
    833 'csv,html,json,markdown,tsv
    834 'clip,insert,refuse
    835 'adopt
    836 'setRow
    837 'setColumn
    838 'addColumn
    839 .kind=911 ?kind:start=905 ?kind:end=906 ?kind:before=912 ?kind:after=913
    840 'removeColumn
    841 'orderColumns
    842 'addSections
    843 .kind=911 ?kind:start=905 ?kind:end=906 ?kind:before=914 ?kind:after=915
    844 'removeSections
    845 'moveSections
    846 'setSection
    847 .header=74 .footer=74 .kind=74 .state=0
    848 []=916
    849 []=917
    850 .column=74 .expression=74 .declared=74 .direction=633 .nulls=634 .comparator=635 .values=226
    851 []=607
    852 'client
    853 'leading,trailing
    854 'expression,invalidParams,notSortable,unknownColumn
    855 .row=233 .kind=918 .text=74
    856 .row=233 .ranges=536 .further=233
    857 .row=233 .view=242 .author=74 .by=605 .text=74 .stale=74 .problem=606
    858 .column=74 .kind=726 .value=0 .text=74 .cut=74 .nulls=233 .errors=233 .pending=74
      .problem=919
    859 'group,header
    860 .value=0 .layer=378 .name=74 .problem=74
    861 []=920
    862 []=921
    863 []=922
    864 .range=331 .width=233
    865 .name=74 .declared=74 .notNull=74 .default=74 .generated=74
    866 .columns=226 .table=74 .parents=226
    867 []=923
    868 'maximum
    869 'average
    870 'sampled
    871 'percentile
    872 'hybrid
    873 'padded
    874 'fixed
    875 'fraction
    876 'flexible
    877 'adaptive
    878 'stripes
    879 'page,section
    880 'sorted
    881 'selected
    882 'hovered
    883 'matches
    884 'drafts
    885 'errors
    886 'number
    887 'de,en,es,fr,hi,it,ja,nl,pt
    888 'minus,parentheses
    889 'currency
    890 'code,symbol
    891 'percent
    892 'compact
    893 'bytes
    894 'iec,si
    895 'duration
    896 'clock,short,words
    897 'day,hour,millisecond,minute,second
    898 'date
    899 'boolean
    900 'map
    901 'template
    902 .height=667 .width=667 .estimatedHeight=668 .headerHeight=669 .footerHeight=669 .hidden=670
      .selectable=671 .momentary=670 .editable=671 .movable=672 .deletable=671 .collapsible=671
      .indentation=668 .actions=379 .separators=673 .accessory=670 .accessibilityText=670
      .cellKind=670 .editor=670 .holds=670 .type=422 .validate=665 .format=664 .path=74
    903 .delimiter=74 .score=233
    904 'after,before,end,index,shown,start
    905 .kind=924
    906 .kind=785
    907 .kind=925 .row=322
    908 .kind=926 .row=322
    909 .kind=927 .sourceIndex=233 .counted=928
    910 .kind=929 .view=242 .viewIndex=233 .counted=928 .whenSorted=930
    911 'after,before,end,start
    912 .kind=925 .column=74
    913 .kind=926 .column=74
    914 .kind=925 .section=322
    915 .kind=926 .section=322
    916 .base64=74
    917 'footer,header,kind,state
    918 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    919 'notApplicable,outOfRange,tooManySections,tooManyValues
    920 .start=233 .end=233 .advance=233
    921 .characters=74 .advance=233
    922 .pair=74 .advance=233
    923 .layer=656 .tag=74 .parameters=680
    924 'start
    925 'before
    926 'after
    927 'index
    928 'after,before
    929 'shown
    930 'adopt,refuse
    """#
}
