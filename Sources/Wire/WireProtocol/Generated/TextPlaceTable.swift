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
    preset/list 182
    server/stats 184
    rpc.discover 186
    $/setTrace 187
    $/cancelRequest 189
    shutdown 191
    exit 4
    view/update 192
    action/didInvoke 194
    action/decide 196
    cell/compute 199
    cell/measure 202
    table/didChange 205
    $/progress 207
    $/logTrace 209
    window/logMessage 211
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=214 .search=215 .filter=216 .sections=217 .selection=218 .page=219 .columns=220
      .columnOrder=221 .binding=222 .params=223 .sortCycle=224 .footers=74 .footerSorts=74
      .showHidden=74 .layout=225 .presentation=226 .styles=227
    3 .code=228 .message=74 .data=229
    4 .jsonrpc=5 .id=6 .method=213 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=213 .params=8 .result=9 .error=3
    8 .clientInfo=230 .processId=228 .updates=231 .positions=232 .trace=233 .journal=234
      .journalFolder=74 .durability=235 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=236 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=213 .params=11 .result=12 .error=3
    11 .table=237 .name=74 .columns=238 .rows=239 .sections=240 .sectionColumn=74 .keyScope=241
      .types=242 .defaultSort=214 .keyColumns=221 .detectTypes=74 .declarations=243 .rowOptions=244
    12 .table=237 .name=74 .revision=228 .rows=245 .sourceState=246 .whenFileChanges=247 .dirty=74
      .savedRevision=228 .unsaved=248 .conflicts=228 .rowsAtRisk=249 .journal=250 .keys=251
      .columns=252 .types=0 .declarations=243 .sectionColumn=74 .sections=253 .defaultSort=214
      .params=223 .source=254 .dialect=255 .preamble=221 .sampleRows=228 .history=256
      .diagnostics=257
    13 .jsonrpc=5 .id=6 .method=213 .params=14 .result=12 .error=3
    14 .table=237 .name=74 .path=74 .uri=74 .content=258 .backup=74 .dialect=259 .columns=260
      .types=242 .defaultSort=214 .keyColumns=221 .sections=253 .sectionColumn=74 .keyScope=241
      .sampleRows=228 .widen=74 .progressToken=228 .declarations=243 .wait=74 .journal=234
      .journalFolder=74 .durability=235 .whenFileChanges=247
    15 .jsonrpc=5 .id=6 .method=213 .params=16 .result=12 .error=3
    16 .table=237 .diagnostics=261
    17 .jsonrpc=5 .id=6 .method=213 .params=18 .result=19 .error=3
    18 .table=237 .edits=262 .seen=228 .exact=74 .label=74 .author=74 .history=263 .invalid=264
      .preview=74 .view=237
    19 .revision=228 .inserted=265 .changedCells=228 .history=256 .preview=266
    20 .jsonrpc=5 .id=6 .method=213 .params=21 .result=22 .error=3
    21 .table=237 .author=74
    22 .revision=228 .step=267 .skipped=228 .history=256
    23 .jsonrpc=5 .id=6 .method=213 .params=24 .result=25 .error=3
    24 .table=237 .first=228 .size=228
    25 .revision=228 .count=228 .current=228 .bytes=228 .bytesMax=228 .dropped=228 .first=228
      .items=268
    26 .jsonrpc=5 .id=6 .method=213 .params=27 .result=28 .error=3
    27 .table=237 .step=228 .author=74
    28 .revision=228 .undone=228 .redone=228 .skipped=228 .history=256
    29 .jsonrpc=5 .id=6 .method=213 .params=30 .result=31 .error=3
    30 .table=237 .path=74 .uri=74 .copy=74 .overwrite=269 .sync=74 .dryRun=74 .range=261
      .encoding=270 .dialect=271 .progressToken=228
    31 .revision=228 .path=74 .uri=74 .bytes=228 .records=228 .way=272 .dirty=74 .edits=273
    32 .jsonrpc=5 .id=6 .method=213 .params=33 .result=34 .error=3
    33 .table=237
    34 .revision=228 .bytes=228 .dirty=74
    35 .jsonrpc=5 .id=6 .method=213 .params=36 .result=37 .error=3
    36 .table=237 .action=274
    37 .revision=228 .changes=228 .lostChanges=228 .lostBytes=228 .lostSteps=228 .history=256
    38 .jsonrpc=5 .id=6 .method=213 .params=39 .result=40 .error=3
    39 .table=237 .path=74 .uri=74
    40 .revision=228 .path=74 .uri=74 .bytes=228 .dirty=74 .holds=275
    41 .jsonrpc=5 .id=6 .method=213 .params=42 .result=43 .error=3
    42 .view=237 .table=237 .rows=265 .range=261 .columns=221 .format=276 .to=277 .as=278
      .formulaGuard=279 .header=74 .jsonRows=280 .delimiter=1 .lineEnd=281 .byteOrderMark=74
      .sqlTable=74 .sqlRows=228 .progressToken=228 .wait=74
    43 .viewRevision=228 .revision=228 .complete=74 .rows=228 .columns=221 .bytes=228 .lossy=74
      .text=74 .path=74
    44 .jsonrpc=5 .id=6 .method=213 .params=45 .result=46 .error=3
    45 .table=237 .rows=239 .sections=282 .sectionColumn=74 .columns=221 .match=283 .compare=284
      .mode=285 .resetAbove=286 .preset=287 .rowStates=239 .cellStates=288 .hints=0 .supersede=74
      .seen=228 .label=74 .author=74 .history=263 .invalid=264
    46 .outcome=289 .revision=228 .mode=285 .deletes=228 .inserts=228 .moves=228 .updates=228
      .changedCells=228 .sections=290 .history=256
    47 .jsonrpc=5 .id=6 .method=213 .params=48 .result=49 .error=3
    48 .table=237 .rows=265 .columns=221 .first=228 .size=228 .wait=74
    49 .revision=228 .complete=74 .rows=228 .faultyRows=228 .count=228 .errors=291 .rules=292
      .first=228 .more=74 .items=293
    50 .jsonrpc=5 .id=6 .method=213 .params=51 .result=52 .error=3
    51 .from=294 .to=294 .match=283 .compare=284 .columns=221 .range=261 .as=295 .textBytes=228
      .wait=74
    52 .from=296 .to=296 .complete=74 .columns=221 .counts=297 .first=228 .size=228 .more=74
      .diff=298 .old=299 .keys=300 .sections=301
    53 .jsonrpc=5 .id=6 .method=213 .params=54 .result=55 .error=3
    54 .table=237 .view=237 .state=2 .preset=287 .remember=74 .wait=74
    55 .view=237 .table=237 .viewRevision=228 .revision=228 .state=302 .footers=303 .layout=304
      .cursor=305 .preset=287 .filterProblems=306 .filterFailure=307 .orderProblems=308
      .orderFailure=307 .counts=309 .order=310 .complete=74 .searching=311 .sorting=312 .columns=221
      .remembered=313
    56 .jsonrpc=5 .id=6 .method=213 .params=57 .result=55 .error=3
    57 .view=237 .wait=74
    58 .jsonrpc=5 .id=6 .method=213 .params=59 .result=55 .error=3
    59 .view=237 .state=2 .show=314 .wait=74
    60 .jsonrpc=5 .id=6 .method=213 .params=61 .result=62 .error=3
    61 .view=237 .part=315 .column=74 .extend=74 .wait=74
    62 .view=237 .table=237 .viewRevision=228 .revision=228 .state=302 .footers=303 .layout=304
      .cursor=305 .counts=309 .order=310 .complete=74 .columns=221 .preset=287 .filterProblems=306
      .filterFailure=307 .orderProblems=308 .orderFailure=307 .searching=311 .sorting=312
      .sortable=74 .indicators=316
    63 .jsonrpc=5 .id=6 .method=213 .params=64 .result=65 .error=3
    64 .view=237 .range=261 .keys=265 .columns=221 .as=295 .textBytes=228 .texts=317 .ellipsis=74
      .at=228 .pin=237 .wait=74 .extraFields=74
    65 .viewRevision=228 .revision=228 .complete=74 .first=228 .count=228 .more=74 .keys=318
      .blocks=319 .sections=320 .extraFields=321 .counts=309 .order=310 .searching=311 .sorting=312
    66 .jsonrpc=5 .id=6 .method=213 .params=67 .result=68 .error=3
    67 .table=237 .row=314 .column=74 .of=278 .first=228 .size=228
    68 .revision=228 .text=74 .lossy=74 .first=228 .end=228 .bytes=228 .more=74
    69 .jsonrpc=5 .id=6 .method=213 .params=70 .result=71 .error=3
    70 .view=237 .pin=237 .wait=74
    71 .view=237 .pin=237 .viewRevision=228 .revision=228 .counts=309 .order=310 .searching=311
      .sorting=312 .complete=74
    72 .jsonrpc=5 .id=6 .method=213 .params=73 .result=74 .error=3
    73 .view=237 .pin=237
    74
    75 .jsonrpc=5 .id=6 .method=213 .params=76 .result=77 .error=3
    76 .view=237 .keys=265 .columns=221 .at=322 .offsets=323 .wait=74
    77 .viewRevision=228 .complete=74 .rows=324 .columns=325 .at=326 .entries=327
    78 .jsonrpc=5 .id=6 .method=213 .params=79 .result=80 .error=3
    79 .view=237 .subscription=237 .window=328 .content=329 .columns=221 .as=295 .textBytes=228
      .texts=317 .ellipsis=74 .hold=330 .anchor=331 .follow=74 .appearance=74 .kinds=74 .problems=74
      .separators=74 .styles=74 .brief=74 .across=332
    80 .subscription=237 .viewRevision=228 .revision=228 .complete=74
    81 .jsonrpc=5 .id=6 .method=213 .params=82 .result=83 .error=3
    82 .subscription=237 .first=228 .size=228 .columns=221 .hold=330 .across=333 .offset=228
      .extent=228 .entry=331 .placement=334 .pages=228 .to=335 .thumb=228 .follow=74 .dragging=74
      .anchor=331
    83 .viewRevision=228 .update=228 .first=228 .size=228 .across=336 .viewport=337
    84 .jsonrpc=5 .id=6 .method=213 .params=85 .result=86 .error=3
    85 .subscription=237 .x=228 .y=228 .header=228 .grip=228 .text=338
    86 .viewRevision=228 .part=339 .entry=340 .column=341 .resize=341 .textOffset=228
    87 .jsonrpc=5 .id=6 .method=213 .params=88 .result=74 .error=3
    88 .subscription=237 .row=314 .column=74
    89 .jsonrpc=5 .id=6 .method=213 .params=90 .result=91 .error=3
    90 .view=237 .rows=342 .cells=343 .at=228
    91 .viewRevision=228 .changed=228 .unused=344
    92 .jsonrpc=5 .id=6 .method=213 .params=93 .result=74 .error=3
    93 .subscription=237
    94 .jsonrpc=5 .id=6 .method=213 .params=95 .result=96 .error=3
    95 .table=237 .supplied=74 .layout=74
    96 .complete=74 .tables=345
    97 .jsonrpc=5 .id=6 .method=213 .params=98 .result=99 .error=3
    98 .view=237 .action=346 .keys=347 .wait=74
    99 .viewRevision=228 .counts=309 .order=310 .complete=74 .searching=311 .sorting=312
    100 .jsonrpc=5 .id=6 .method=213 .params=101 .result=102 .error=3
    101 .view=237 .action=348 .rows=265 .columns=221 .cells=349 .ranges=350 .wait=74
    102 .viewRevision=228 .complete=74 .count=228 .selected=351 .deselected=351 .truncated=74
    103 .jsonrpc=5 .id=6 .method=213 .params=104 .result=105 .error=3
    104 .view=237 .first=228 .size=228 .wait=74
    105 .viewRevision=228 .complete=74 .unit=352 .count=228 .first=228 .items=351
    106 .jsonrpc=5 .id=6 .method=213 .params=107 .result=108 .error=3
    107 .view=237 .formats=353 .rows=265 .range=261 .columns=221 .as=278 .formulaGuard=279
      .header=74 .wait=74
    108 .viewRevision=228 .revision=228 .complete=74 .rows=228 .columns=221 .flavours=354 .lossy=74
    109 .jsonrpc=5 .id=6 .method=213 .params=110 .result=111 .error=3
    110 .view=237 .search=215 .unit=355 .from=314 .fromColumn=74 .count=74 .direction=356 .wrap=74
      .wait=74
    111 .viewRevision=228 .revision=228 .complete=74 .matches=228 .hits=228 .hit=357
    112 .jsonrpc=5 .id=6 .method=213 .params=113 .result=114 .error=3
    113 .table=237 .filter=216
    114 .tree=216 .text=74 .problems=358
    115 .jsonrpc=5 .id=6 .method=213 .params=116 .result=117 .error=3
    116 .view=237 .row=314 .column=74 .relation=359 .combine=360
    117 .viewRevision=228 .condition=216 .filter=216
    118 .jsonrpc=5 .id=6 .method=213 .params=119 .result=120 .error=3
    119 .view=237 .groupBy=221 .aggregates=361 .over=362 .sort=363 .range=261 .as=295 .textBytes=228
      .wait=74
    120 .viewRevision=228 .revision=228 .complete=74 .groups=228 .first=228 .more=74 .groupBy=319
      .counts=323 .aggregates=364
    121 .jsonrpc=5 .id=6 .method=213 .params=122 .result=123 .error=3
    122 .view=237 .columns=221 .kinds=365 .over=366 .quantiles=323 .bins=228 .top=228 .as=295
      .textBytes=228 .partialResultToken=228 .wait=74
    123 .viewRevision=228 .revision=228 .complete=74 .columns=367 .left=221
    124 .jsonrpc=5 .id=6 .method=213 .params=125 .result=126 .error=3
    125 .table=237 .declarations=243 .author=74
    126 .revision=228 .declarations=243
    127 .jsonrpc=5 .id=6 .method=213 .params=128 .result=129 .error=3
    128 .table=237 .rows=265 .columns=221 .headers=221 .sections=221 .view=237 .subscription=237
      .settings=368 .first=228
    129 .revision=228 .items=369 .first=228 .more=74
    130 .jsonrpc=5 .id=6 .method=213 .params=131 .result=132 .error=3
    131 .view=237 .row=314 .column=74
    132 .viewRevision=228 .revision=228 .layer=370 .name=74 .problem=74 .actions=371
    133 .jsonrpc=5 .id=6 .method=213 .params=134 .result=135 .error=3
    134 .view=237 .row=314 .column=74 .action=74 .seen=228 .author=74
    135 .viewRevision=228 .revision=228
    136 .jsonrpc=5 .id=6 .method=213 .params=137 .result=138 .error=3
    137 .source=74 .dialect=372 .table=237 .variables=373 .functions=374
    138 .type=375 .dependencies=376 .steps=228 .problems=377
    139 .jsonrpc=5 .id=6 .method=213 .params=140 .result=141 .error=3
    140 .source=74 .dialect=372 .table=237 .variables=373 .checked=74 .row=314 .bindings=223
      .params=223
    141 .value=378 .complete=74 .type=375
    142 .jsonrpc=5 .id=6 .method=213 .params=143 .result=144 .error=3
    143 .texts=221 .measurer=379 .bold=74 .wrap=380 .truncate=381
    144 .lineHeight=228 .estimate=74 .measures=382
    145 .jsonrpc=5 .id=6 .method=213 .params=146 .result=147 .error=3
    146 .view=237 .search=215 .with=74 .scope=383 .at=384 .by=385 .preview=74 .label=74 .author=74
      .wait=74
    147 .revision=228 .complete=74 .matches=228 .cells=228 .skipped=228 .history=256 .preview=266
    148 .jsonrpc=5 .id=6 .method=213 .params=149 .result=150 .error=3
    149 .table=237 .label=74 .author=74
    150 .revision=228 .records=228 .history=256
    151 .jsonrpc=5 .id=6 .method=213 .params=152 .result=153 .error=3
    152 .table=237 .dialect=259 .discard=74 .label=74
    153 .revision=228 .rows=228 .columns=221 .history=256
    154 .jsonrpc=5 .id=6 .method=213 .params=155 .result=156 .error=3
    155 .table=237 .whenFileChanges=247
    156 .whenFileChanges=247 .sourceState=246
    157 .jsonrpc=5 .id=6 .method=213 .params=24 .result=158 .error=3
    158 .revision=228 .count=228 .first=228 .items=386 .more=74
    159 .jsonrpc=5 .id=6 .method=213 .params=160 .result=161 .error=3
    160 .table=237 .take=387 .conflicts=349 .label=74 .author=74
    161 .revision=228 .resolved=228 .left=228 .history=256
    162 .jsonrpc=5 .id=6 .method=213 .params=163 .result=164 .error=3
    163 .view=237 .row=314 .column=74 .action=388 .by=385 .text=74 .value=0 .overwrite=74 .label=74
      .author=74 .history=263 .invalid=264
    164 .revision=228 .draft=389 .history=256
    165 .jsonrpc=5 .id=6 .method=213 .params=166 .result=167 .error=3
    166 .table=237 .columns=221 .rows=265
    167 .revision=228
    168 .jsonrpc=5 .id=6 .method=213 .params=169 .result=167 .error=3
    169 .table=237 .params=223 .author=74
    170 .jsonrpc=5 .id=6 .method=213 .params=171 .result=172 .error=3
    171 .view=237 .row=331 .column=74 .move=390 .to=391 .wrap=74 .select=392 .show=237
      .placement=334 .wait=74
    172 .viewRevision=228 .complete=74 .moved=74 .row=393 .column=74 .viewIndex=228 .pageIndex=228
      .offset=228 .height=228 .frame=394 .group=395 .x=228 .width=228 .text=74 .cut=74 .found=74
      .wrapped=74 .selected=228 .update=228
    173 .jsonrpc=5 .id=6 .method=213 .params=174 .result=74 .error=3
    174 .view=237
    175 .jsonrpc=5 .id=6 .method=213 .params=33 .result=74 .error=3
    176 .jsonrpc=5 .id=6 .method=213 .params=177 .result=178 .error=3
    177 .journalFolder=74
    178 .folder=74 .items=396
    179 .jsonrpc=5 .id=6 .method=213 .params=180 .result=181 .error=3
    180 .journals=221 .journalFolder=74
    181 .removed=221
    182 .jsonrpc=5 .id=6 .method=213 .params=0 .result=183 .error=3
    183 .presets=397
    184 .jsonrpc=5 .id=6 .method=213 .params=0 .result=185 .error=3
    185 .memory=398 .methods=1 .watching=399 *=228
    186 .jsonrpc=5 .id=6 .method=213 .params=0 .result=1 .error=3
    187 .jsonrpc=5 .id=6 .method=213 .params=188 .result=0 .error=3
    188 .value=233
    189 .jsonrpc=5 .id=6 .method=213 .params=190 .result=0 .error=3
    190 .id=228
    191 .jsonrpc=5 .id=6 .method=213 .params=0 .result=74 .error=3
    192 .jsonrpc=5 .id=6 .method=213 .params=193 .result=0 .error=3
    193 .subscription=237 .view=237 .table=237 .seq=228 .from=228 .to=228 .revision=228 .causes=400
      .authors=221 .hints=239 .appearance=401 .kinds=402 .layout=304 .across=336 .heights=403
      .frames=404 .viewport=337 .separators=405 .styles=406 .counts=309 .order=310 .complete=74
      .window=261 .columns=221 .reset=407 .diff=408 .part=228 .last=74
    194 .jsonrpc=5 .id=6 .method=213 .params=195 .result=0 .error=3
    195 .table=237 .view=237 .revision=228 .action=74 .key=314 .sourceIndex=228 .viewIndex=228
      .column=74 .values=409 .author=74
    196 .jsonrpc=5 .id=6 .method=213 .params=197 .result=198 .error=3
    197 .table=237 .view=237 .asked=410 .count=228 .deadline=228 .default=411
    198 .decision=411
    199 .jsonrpc=5 .id=6 .method=213 .params=200 .result=201 .error=3
    200 .table=237 .column=74 .type=412 .revision=228 .rows=265 .blocks=319 .types=413 .deadline=228
    201 .values=239 .texts=221 .errors=414
    202 .jsonrpc=5 .id=6 .method=213 .params=203 .result=204 .error=3
    203 .table=237 .view=237 .viewRevision=228 .revision=228 .kind=415 .column=74 .rows=265
      .columns=416 .blocks=319 .deadline=228
    204 .heights=323 .widths=323
    205 .jsonrpc=5 .id=6 .method=213 .params=206 .result=0 .error=3
    206 .table=237 .revision=228 .rows=245 .sourceState=246 .dirty=74 .savedRevision=228
      .unsaved=248 .conflicts=228 .rowsAtRisk=249 .journal=250 .diagnostics=417
    207 .jsonrpc=5 .id=6 .method=213 .params=208 .result=0 .error=3
    208 .token=228 .value=418
    209 .jsonrpc=5 .id=6 .method=213 .params=210 .result=0 .error=3
    210 .message=74 .verbose=74
    211 .jsonrpc=5 .id=6 .method=213 .params=212 .result=0 .error=3
    212 .type=228 .message=74
    213 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/adoptFile,table/backup,table/close,table/conflicts
      'table/create,table/declare,table/describe,table/didChange,table/diff,table/edit
      'table/export,table/history,table/jump,table/open,table/recover,table/redo
      'table/resolve,table/resolveConflicts,table/revert,table/save,table/setDialect
      'table/setParams,table/setRows,table/undo,table/validate,table/watchFile
      'text/measure,view/aggregate,view/close,view/collapse,view/copy,view/cursor
      'view/find,view/get,view/hit,view/hover,view/locate,view/measure,view/open
      'view/pin,view/profile,view/replace,view/resync,view/rows,view/scroll
      'view/select,view/selection,view/set,view/sync,view/tap,view/unpin,view/unwatch
      'view/update,view/watch,window/logMessage
    214 []=419
    215 .text=74 .columns=221 .caseFolded=74 .diacritics=420 .match=421 .mode=422 .of=423
    216 .kind=424 ?kind:all=425 ?kind:any=426 ?kind:not=427 ?kind:compare=428 ?kind:oneOf=429
      ?kind:text=430 ?kind:expression=431 ?kind:null=432 ?kind:error=433
    217 .by=434 .headers=74 .footers=74 .empty=435 .collapsed=436 .aggregates=361
    218 .mode=437 .unit=352 .tap=438 .momentary=74 .whenFiltered=439
    219 .size=228 .index=228
    220 *=440
    221 []=74
    222 'cell,none,object
    223 *=378
    224 []=441
    225 .measurer=379 .frame=228 .minimumWidth=228 .insets=442 .direction=443 .spacing=228 .scale=74
      .lock=74 .fixed=442 .rows=444 .items=445 .sizing=446 .columns=447
    226 .kind=448 .header=449 .footer=449 .search=450 .insets=451 .spacings=452 .indicators=453
      .scrollBars=454 .alignment=395
    227 []=455
    228 #
    229 .kind=456 .pointer=457 .expected=0 .found=0 .position=228 .revision=228 .offset=228 .limit=1
      .maximum=228 .viewRevision=228 .seen=228 .oldest=228 .asked=228 .step=228 .errno=228
      .library=1 .count=228 .problem=74 .obstacle=458 .reason=459 .permission=1 .layer=370
      .binding=1 .id=74 .view=237 .column=74 .row=314 .section=74 .name=74 .action=74 .method=74
      .path=74 .system=74 .range=460 .bytes=460 .lines=461 .problems=377 .errors=462 .rule=463
      .keys=464 .got=228 .state=465 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=466
      .start=467
    230 .name=74 .version=74
    231 'each,merged
    232 'cells,utf-16,utf-32,utf-8
    233 'messages,off,verbose
    234 'off,on
    235 'synced,written
    236 .messageBytesMax=228 .requestsInFlightMax=228 .waitingNotificationBytesMax=228
      .drainMillisecondsMax=228 .batchMembersMax=228 .depthMax=228 .columnsMax=228 .rowsMax=228
      .fieldBytesMax=228 .rowsPerAnswerMax=228 .answerBytesMax=228 .windowTextBytes=228
      .textBytesMax=228 .windowRowsMax=228 .collectionItemsMax=228 .filterConditionsMax=228
      .expressionBytesMax=228 .expressionNodesMax=228 .expressionDepthMax=228
      .expressionStepsMax=228 .expressionValueUnitsMax=228 .tablesMax=228 .viewsMax=228
      .subscriptionsMax=228 .aggregatesMax=228 .groupsMax=228 .groupBytesMax=228 .sortRowsMax=228
      .formatBytesMax=228 .shownBytesMax=228 .sectionAggregatesMax=228 .distinctValuesMax=228
      .cacheBytes=228 .keptFileBytesMax=228 .undoBytesMax=228 .hintsBytesMax=228 .pinsMax=228
      .draftsMax=228 .draftBytesMax=228 .rowStepsMax=228 .parameterBytesMax=228
      .declarationsBytesMax=228 .rulesMax=228 .stateBytesMax=228 .sectionsMax=228 .actionsMax=228
      .actionDepthMax=228 .computeRowsMax=228 .measuredTextsMax=228 .measuredBytesMax=228
      .advancesMax=228 .stylesMax=228 .sectionBytesMax=228 .sectionKeyBytesMax=228
      .rowKeyBytesMax=228 .keyIndexBytesMax=228
    237 $id
    238 []=468
    239 []=0
    240 []=469
    241 'section,table
    242 *=470
    243 .settings=471 .fallback=471 .columns=472 .kinds=473 .kindBy=474 .defaultKind=74
      .undeclaredKinds=475 .rowRules=476 .sectionKinds=477 .sections=478 .cellKinds=409 .editors=409
      .decisions=479
    244 []=480
    245 .count=228 .complete=74 .failure=481 .examined=74 .extraFields=228
    246 'asOpened,changed,removed,replaced,unreadable
    247 'follow,merge,reload,tell
    248 .records=228 .bytes=228 .columns=74 .order=74
    249 'copying,noRoom,tooLarge
    250 .state=482 .reason=74 .editors=323 .unreadable=228 .recoverable=483 .restored=484
    251 .kind=485 ?kind:given=486 ?kind:columns=487
    252 []=488
    253 []=489
    254 .kind=490 ?kind:file=491 ?kind:inline=492 ?kind:created=493
    255 .delimiter=494 .quote=495 .escape=495 .header=495 .headerRows=496 .skipInitialSpace=495
      .encoding=497 .lineEnd=498 .comment=495 .preambleLines=496 .nullValues=499
    256 .undo=228 .redo=228 .undoLabel=74 .redoLabel=74 .dropped=228
    257 .count=228 .counts=500 .first=228 .items=501
    258 .text=74 .base64=74
    259 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=228 .skipInitialSpace=74
      .encoding=270 .comment=74 .preambleLines=228 .nullValues=221 .types=502 .outliers=228
    260 *=503
    261 .first=228 .size=228
    262 []=504
    263 'join,none,step
    264 'keep,refuse
    265 []=314
    266 .cells=228 .inserted=228 .removed=228 .moved=228 .columns=228 .sections=228 .errorCount=228
      .removedRows=265 .items=505 .errors=462 .asked=410
    267 .id=228 .label=74 .author=74
    268 []=506
    269 'always,ifUnchanged
    270 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    271 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=281 .byteOrderMark=74
    272 'overwritten,replaced,unchanged
    273 .count=228 .first=228 .size=228 .more=74 .items=507
    274 'apply,discard,keep
    275 'content,edits
    276 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    277 .path=74 .overwrite=74 .sync=74
    278 'text,value
    279 'off,quote,reject
    280 'arrays,objects
    281 'cr,crlf,lf
    282 []=508
    283 .kind=509 ?kind:keys=510 ?kind:columns=487 ?kind:given=511 ?kind:content=512
    284 .kind=513 ?kind:value=514 ?kind:columns=487 ?kind:tag=515
    285 'diff,reset
    286 .changes=228 .share=228
    287 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    288 []=409
    289 'applied,superseded
    290 .deletes=228 .inserts=228 .moves=228 .updates=228
    291 *=228
    292 []=516
    293 []=517
    294 .table=237 .revision=228
    295 'both,text,value
    296 .table=237 .revision=228 .rows=228
    297 .deletes=228 .moves=228 .inserts=228 .updates=228 .changes=228
    298 .deletes=518 .moves=518 .inserts=519 .updates=520
    299 .deletes=521 .updates=520
    300 .moves=265 .updates=522
    301 .old=347 .new=347 .deletes=323 .inserts=323 .moves=518 .updates=523
    302 .sort=214 .search=215 .filter=216 .sections=524 .selection=218 .page=219 .columns=220
      .columnOrder=221 .binding=222 .params=223 .sortCycle=224 .footers=74 .footerSorts=74
      .showHidden=74 .layout=525 .presentation=226 .styles=227
    303 *=526
    304 .width=228 .content=228 .direction=443 .height=228 .items=527 .estimate=74 .groups=528
      .columns=529
    305 .row=393 .column=74 .viewIndex=228
    306 []=530
    307 .row=314 .pointer=531 .reason=74 .message=74 .range=460 .bytes=460 .lines=461
    308 []=532
    309 .source=228 .filtered=228 .pages=228 .pageIndex=228 .pageSize=228 .first=228 .end=228
      .matches=228 .entries=228 .failed=228 .orderFailed=228 .hidden=228
    310 'pending,ready
    311 .rows=228 .matches=228
    312 .rows=228 .of=228
    313 .outcome=533 .when=228 .dropped=534
    314 #key
    315 'footer,header
    316 *=535
    317 'cut,whole
    318 []=393
    319 []=536
    320 []=537
    321 []=538
    322 []=539
    323 []=228
    324 []=540
    325 []=541
    326 []=542
    327 []=543
    328 .kind=544 ?kind:entries=545 ?kind:all=546 ?kind:viewport=547
    329 'cells,keys
    330 .sort=548 .filter=548 .sections=548 .page=548 .setRows=548 .load=548 .edit=548 .resize=548
      .measure=548 'end,entry,index
    331 .kind=549 .key=239 #key
    332 .offset=228 .extent=228 .overscan=228
    333 .offset=228 .thumb=228 .extent=228 .overscan=228 .column=74 .placement=550
    334 'bottom,center,nearest,top
    335 'end,start
    336 .offset=228 .room=228 .contentWidth=228 .left=528 .clip=323 .thumb=551
    337 .offset=228 .extent=228 .top=228 .spacing=228 .heldBack=228 .thumb=551 .anchor=393
      .sticky=552
    338 .align=553 .inset=228 .top=228
    339 'entry,header,outside
    340 .key=393 .viewIndex=228 .y=228 .height=228 .sticky=74
    341 .column=74 .x=228 .width=228 .clip=323
    342 []=554
    343 []=555
    344 []=556
    345 @=228 $id
    346 'collapse,expand,toggle
    347 []=239
    348 'add,all,extend,invert,none,remove,replace,tap,toggle
    349 []=557
    350 []=558
    351 []=559
    352 'cell,column,row
    353 []=276
    354 []=560
    355 'cell,row
    356 'next,previous
    357 .row=314 .viewIndex=228 .pageIndex=228 .wrapped=74 .ordinal=228 .cells=561
    358 []=562
    359 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    360 'all,any,replace
    361 []=563
    362 'all,shown
    363 .kind=564 ?kind:group=565 ?kind:count=566 ?kind:aggregate=567
    364 []=568
    365 []=569
    366 'all,selection,shown
    367 []=570
    368 []=571
    369 []=572
    370 'builtIn,column,fallback,kind,row,section,table
    371 []=573
    372 'strict,table
    373 *=375
    374 []=574
    375 .list=375 .map=575 .type=375 .opaque=74 .of=575
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    376 .columns=221 .cells=221 .params=221 .bindings=221
    377 []=576
    378 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=577 .map=578
      .type=74 .timestamp=579 .duration=579 .optional=378
    379 .kind=580 ?kind:cells=581 ?kind:font=582 ?kind:estimate=583
    380 .width=228 .linesMax=228
    381 .width=228 .at=584 .ellipsis=74
    382 []=585
    383 'all,selection
    384 .row=314 .column=74 .index=228
    385 'owner,user
    386 []=586
    387 'ours,theirs
    388 'begin,cancel,change,commit
    389 .view=237 .author=74 .by=587 .text=74 .stale=74 .problem=588
    390 .rows=228 .columns=228 .pages=228
    391 'columnEnd,columnStart,end,nextCell,nextFilled,nextFilledColumn,nextHit
      'nextProblem,previousCell,previousFilled,previousFilledColumn,previousHit
      'previousProblem,rowEnd,rowStart,start
    392 'extend,replace
    393 .kind=549 .key=589 #key
    394 .x=228 .y=228 .width=228 .height=228
    395 'center,leading,trailing
    396 []=590
    397 []=1
    398 .resident=228 .program=228 .heap=228 .free=228 .cache=228 .tables=591 .sorting=228
      .gathering=228 .comparing=228 .messages=228 .recording=228 .other=228 *=228
    399 []=592
    400 []=593
    401 .appeared=318 .disappeared=318 .prefetch=318 .cancelled=318
    402 .rows=594 .cells=595 .states=596 .cellStates=597
    403 []=598
    404 []=394
    405 []=599
    406 .anew=74 .looks=600 .rows=601 .cells=602 .failures=603
    407 .keys=318 .blocks=319
    408 .deletes=518 .moves=518 .inserts=604 .updates=520 .scrolledOut=518 .scrolledIn=518
    409 *=0
    410 []=605
    411 'allow,refuse
    412 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    413 []=412
    414 []=606
    415 'heights,widths
    416 []=607
    417 .count=228
    418 .kind=608 ?kind:begin=609 ?kind:report=610 ?kind:end=611 ?kind:partial=612
    419 .column=74 .expression=74 .direction=613 .nulls=614 .comparator=615
    420 'exact,ignored
    421 'contains,fuzzy,prefix,regex,words
    422 'filter,mark
    423 'display,value
    424 'all,any,compare,error,expression,not,null,oneOf,text
    425 .kind=616 .conditions=617
    426 .kind=618 .conditions=617
    427 .kind=619 .condition=216
    428 .kind=620 .column=74 .relation=359 .value=0
    429 .kind=621 .column=74 .values=0
    430 .kind=622 .column=74 .relation=623 .text=74 .caseFolded=74 .diacritics=420 .of=423
    431 .kind=624 .source=74
    432 .kind=625 .column=74
    433 .kind=626 .column=74
    434 []=627 'declared
    435 'hide,show
    436 .all=74 .keys=347
    437 'multiple,none,single
    438 'extend,replace,toggle
    439 'drop,keep
    440 .hidden=74 .footer=628 .nullDefault=0
    441 'ascending,descending,none
    442 .leading=228 .trailing=228
    443 'ltr,rtl
    444 .height=228 .wrap=74 .linesMax=228 .inset=228 .padding=228 .minimum=228 .maximum=228
      .whole=74 .spacing=228 .background=74 .quiet=228 .measured=629 .deadline=228
    445 .direction=630 .size=527 .perLine=323 .spacing=228 .lineSpacing=228 .insets=631
    446 .mode=632 .minimum=228 .maximum=228 .padding=228 .headerPadding=228 .header=74 .footer=74
      .whole=74
    447 *=633
    448 'grid,headless,list,stack
    449 .shown=74 .height=228 .inside=74 .floats=74
    450 .shown=74 .height=228 .inside=74 .floats=74 .placement=634 .placeholder=74
    451 .table=631 .header=631 .footer=631 .row=631 .item=631
    452 .header=228 .footer=228
    453 .ascending=74 .descending=74 .none=74 .width=228 .header=74 .footer=74
    454 .vertical=74 .horizontal=74 .minimum=228
    455 .when=74 .source=635 .columns=221 .layer=636 .tag=74 .parameters=637
    456 'actionDisabled,ambiguousRows,badBackup,badFormat,batch,blockOverflows,cancelled
      'changedTwice,columnExists,columnsNeeded,compressed,conflict,conflicts
      'contentModified,cycle,depth,doubledAction,doubledSortKey,draftOpen
      'duplicateKeys,duplicateSections,evaluation,expression,fileChanged,fileDiffers
      'fileExists,forgotten,formulas,framing,id,initializedBefore,internal,invalid
      'invalidParams,journalFailed,jsonrpc,keyColumn,length,libraryMissing,limit
      'loadingFailed,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,noOrder,noRowLayout,noSections,notARegularFile
      'notBound,notComplete,notConvertible,notEditable,notEncodable,notFound
      'notInitialized,notKept,notPermitted,notReadable,notRecoverable,notSelectable
      'notShown,notSortable,notSupplied,notText,notWritable,nothingSearched
      'orderPending,overloaded,pinExists,placeIsMoving,readFailed,revisionIsGone
      'sectionColumn,shutDown,sortedView,sourceChanged,subscriptionExists
      'suppliedInput,syntax,tableExists,tooManyCells,tooManyColumns,undeclaredKind
      'unknownAction,unknownColumn,unknownPin,unknownRow,unknownSection,unknownStep
      'unknownSubscription,unknownTable,unknownType,unknownView,unsavedEdits
      'valueDoesNotFit,viewExists,writeFailed
    457 $pointer
    458 'base,columns,dialect,edited,misfit,none
    459 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    460 .first=228 .end=228
    461 .start=467 .end=467
    462 []=638
    463 .kind=74 .index=228 .expression=74 .type=412 .message=74 .severity=639
    464 []=640
    465 'changed,replaced
    466 []=641
    467 .line=228 .character=228
    468 .id=74 .type=412 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=474 .supplied=642 .format=643 .parse=643
      .nullPlaceholder=74 .comparator=615 .footer=628 .validate=644 .align=645 .editor=0
      .cellKind=74 .meta=0
    469 .key=314 .header=74 .footer=74 .kind=74 .state=0 .rows=239
    470 .base=412 .format=643 .parse=643 .nullPlaceholder=74 .comparator=615 .footer=628
      .validate=644 .align=645 .editor=0 .cellKind=74 .meta=0
    471 .height=646 .width=646 .estimatedHeight=647 .headerHeight=648 .footerHeight=648 .hidden=649
      .selectable=650 .momentary=649 .editable=650 .movable=651 .deletable=650 .collapsible=650
      .indentation=647 .actions=371 .separators=652 .accessory=649 .accessibilityText=649
      .cellKind=649 .editor=649 .holds=649
    472 *=653
    473 *=654
    474 .column=74 .expression=74
    475 'default,refuse
    476 []=655
    477 *=471
    478 *=656
    479 .deadline=228 .default=411
    480 .kind=74 .settings=471 .rowState=0 .cellStates=409
    481 .kind=657 .message=74 .system=74
    482 'blocked,failed,off,on,suspended
    483 .changes=228 .when=228 .base=658 .process=228 .others=228 .lostBytes=228 .lostSteps=228
      .suspended=74
    484 .backup=74 .steps=228 .lostSteps=228 .base=658
    485 'columns,given
    486 .kind=659
    487 .kind=660 .columns=221
    488 .id=74 .title=74 .exactTitle=74 .type=412 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=642 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=474 .sortByProblem=74 .typeName=74 .format=643 .parse=643 .nullPlaceholder=74
      .comparator=615 .footer=628 .validate=644 .align=645 .editor=0 .cellKind=74 .meta=0
      .evidence=661
    489 .key=314 .header=74 .footer=74 .kind=74 .state=0
    490 'created,file,inline
    491 .kind=662 .path=74 .uri=74 .bytes=228
    492 .kind=663 .bytes=228
    493 .kind=664
    494 .value=74 .forced=74 .evidence=665
    495 .value=74 .forced=74 .evidence=666
    496 .value=228 .forced=74 .evidence=666
    497 .value=270 .forced=74 .evidence=666
    498 .value=667 .forced=74 .evidence=666
    499 .value=221 .forced=74 .evidence=666
    500 .fieldCount=228 .typeMismatch=228 .unclosedQuote=228 .fieldTooLong=228 .invalidEncoding=228
      .unlikelyCharacters=228 .guessedEncoding=228 .comment=228
    501 []=668
    502 'detected,plain
    503 .type=412 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=474 .supplied=642 .format=643 .parse=643
      .nullPlaceholder=74 .comparator=615 .footer=628 .validate=644 .align=645 .editor=0
      .cellKind=74 .meta=0
    504 .kind=669 ?kind:set=670 ?kind:insert=671 ?kind:remove=672 ?kind:move=673 ?kind:paste=674
      ?kind:adopt=675 ?kind:setRow=676 ?kind:setColumn=677 ?kind:addColumn=678
      ?kind:removeColumn=679 ?kind:orderColumns=680 ?kind:addSections=681 ?kind:removeSections=682
      ?kind:moveSections=683 ?kind:setSection=684
    505 []=685
    506 .id=228 .done=74 .label=74 .author=74 .cause=686 .revision=228 .cells=228 .rows=228
      .columns=228 .sections=228 .bytes=228
    507 []=687
    508 .key=314 .header=74 .footer=74 .kind=74 .state=0 .rows=239 .keys=265 .rowStates=239
      .cellStates=288 .tags=265
    509 'columns,content,given,keys
    510 .kind=688
    511 .kind=659 .keys=265
    512 .kind=689
    513 'columns,tag,value
    514 .kind=690
    515 .kind=691 .tags=265
    516 .column=74 .kind=74 .type=412 .index=228 .expression=74 .message=74 .severity=639 .count=228
      .problem=74
    517 .kind=692 .row=314 .column=74 .columns=221 .text=74 .cut=74 .rule=463 .reason=74
    518 []=323
    519 .at=518 .keys=265 .blocks=319
    520 []=693
    521 .keys=265 .blocks=319
    522 []=694
    523 []=695
    524 .by=696 .headers=74 .footers=74 .empty=435 .collapsed=697 .aggregates=361
    525 .measurer=379 .frame=228 .minimumWidth=228 .insets=442 .direction=443 .spacing=228 .scale=74
      .lock=74 .fixed=442 .rows=698 .items=445 .sizing=446 .columns=447
    526 .title=74 .aggregate=699 .over=362 .value=0 .text=74 .cut=74 .nulls=228 .errors=228
      .pending=74 .problem=700
    527 .width=228 .height=228
    528 .leading=228 .center=228 .trailing=228
    529 []=701
    530 .pointer=531 .kind=702 .message=74
    531 $statePointer
    532 .pointer=531 .kind=703 .message=74
    533 'damaged,foreign,newer,noFile,none,off,restored
    534 []=704
    535 .direction=441 .sortable=74 .priority=228
    536 .column=74 .offset=228 .values=239 .texts=221 .errors=705 .pending=323 .stale=323 .lossy=323
      .cut=323 .cutBytes=323 .matches=706 .drafts=707
    537 .key=589 .title=74 .cut=74 .count=228 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=708
    538 .row=314 .fields=221 .cut=74
    539 .x=228 .group=395
    540 .key=314 .sourceIndex=228 .viewIndex=228 .pageIndex=228 .offset=228 .height=228 .frame=394
      .reason=709 .section=589
    541 .column=74 .group=395 .x=228 .width=228 .estimate=74 .reason=710
    542 .column=74 .group=395 .x=228 .width=228 .estimate=74 .distance=228
    543 .key=393 .viewIndex=228 .offset=228 .height=228 .frame=394
    544 'all,entries,viewport
    545 .kind=711 .first=228 .size=228 .overscan=228
    546 .kind=616
    547 .kind=712 .offset=228 .extent=228 .overscan=228
    548 'entry,offset,start
    549 'footer,group,header
    550 'center,end,nearest,start
    551 .start=228 .length=228
    552 []=713
    553 'center,left,right
    554 .row=314 .height=228
    555 .row=314 .column=74 .height=228
    556 .row=314 .column=74 .reason=714
    557 .row=314 .column=74
    558 .from=557 .to=557
    559 .row=314 .column=74 .sourceIndex=228 .viewIndex=228 .pageIndex=228
    560 .format=276 .type=1 .text=74
    561 []=715
    562 .pointer=74 .kind=716 .message=74
    563 .column=74 .kind=699
    564 'aggregate,count,group
    565 .kind=717 .direction=613
    566 .kind=718 .direction=613
    567 .kind=719 .index=228 .direction=613
    568 .column=74 .kind=699 .values=239 .texts=221 .cut=323 .nulls=323 .errors=323
    569 'distinct,extremes,frequencies,histogram,mean,quantiles
    570 .column=74 .rows=228 .nulls=228 .errors=228 .distinct=720 .min=721 .max=721 .mean=721
      .quantiles=722 .histogram=723 .frequencies=724
    571 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    572 .row=314 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=409 .settings=725
    573 .id=74 .title=649 .style=726 .hidden=649 .image=649 .placement=727 .fullSwipe=74
      .children=371
    574 .name=74 .arguments=575 .result=375 .member=74
    575 []=375
    576 .kind=728 .message=74 .range=460 .bytes=460 .lines=461 .expected=74 .found=74 .hint=74
    577 []=378
    578 []=577
    579 .seconds=74 .nanos=74
    580 'cells,estimate,font
    581 .kind=729 .tabStop=228 .ambiguous=730 .unit=731
    582 .kind=732 .lineHeight=228 .regular=733 .bold=733
    583 .kind=734 .advance=228 .lineHeight=228
    584 'head,middle,tail
    585 .width=228 .height=228 .lines=735 .more=74 .shown=736
    586 .kind=737 .row=314 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=387
      .oursAfter=314 .theirsAfter=314
    587 'user
    588 .kind=738 .expected=74 .row=314 .column=74 .columns=221 .rule=463 .reason=74
    589 []=739
    590 .journal=74 .bytes=228 .when=228 .inUse=74 .path=74 .changes=228 .process=228 .problem=740
    591 .sources=228 .edits=228 .rows=228 .keys=228 .history=228 .views=228 .uncounted=228 *=228
    592 .subscription=237 .view=237 .pending=228 .lagRevisions=228
    593 'cursor,declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    594 []=741
    595 []=742
    596 []=743
    597 []=744
    598 .height=228 .count=228
    599 .top=745 .bottom=745 .at=518
    600 []=746
    601 []=747
    602 []=748
    603 []=749
    604 .at=518 .keys=318 .blocks=319
    605 .permission=750 .row=314 .column=74 .section=74 .layer=370
    606 .row=228 .text=74
    607 .column=74 .width=228
    608 'begin,end,partial,report
    609 .kind=751 .title=74 .message=74 .percentage=228
    610 .kind=752 .message=74 .percentage=228
    611 .kind=753 .message=74
    612 .kind=754 .viewRevision=228 .revision=228 .columns=367
    613 'ascending,descending
    614 'first,last
    615 .kind=755 .caseFolded=74 .diacritics=420 .values=221
      'caseInsensitive,length,natural,semver,text,value
    616 'all
    617 []=216
    618 'any
    619 'not
    620 'compare
    621 'oneOf
    622 'text
    623 'contains,endsWith,equals,startsWith
    624 'expression
    625 'null
    626 'error
    627 .column=74 .expression=74 .declared=74 .direction=613 .nulls=614 .comparator=615 .values=239
    628 .title=74 .aggregate=699 .over=362
    629 'client,daemon
    630 'horizontal,wrapped
    631 .top=228 .leading=228 .bottom=228 .trailing=228
    632 .kind=756 ?kind:maximum=757 ?kind:average=758 ?kind:sampled=759 ?kind:client=760
      ?kind:percentile=761 ?kind:hybrid=762 ?kind:padded=763 ?kind:fixed=764 ?kind:fraction=765
      ?kind:flexible=766 ?kind:adaptive=767
    633 .mode=632 .minimum=228 .maximum=228 .padding=228 .headerPadding=228 .header=74 .footer=74
      .whole=74 .width=228 .spacing=228
    634 'client,embedded,hidden
    635 .kind=768 ?kind:stripes=769 ?kind:sorted=770 ?kind:selected=771 ?kind:hovered=772
      ?kind:matches=773 ?kind:drafts=774 ?kind:errors=775
    636 'background,overlay
    637 *=649
    638 .kind=74 .message=74 .pointer=457 .row=314 .column=74 .expected=0 .found=0 .rule=463
    639 'mark,refuse
    640 .key=314 .rows=323
    641 .row=314 .column=74 .line=74 .reason=776
    642 .inputs=221 .deadline=228
    643 .kind=777 ?kind:number=778 ?kind:currency=779 ?kind:percent=780 ?kind:compact=781
      ?kind:bytes=782 ?kind:duration=783 ?kind:date=784 ?kind:boolean=785 ?kind:map=786
      ?kind:template=787
    644 .expression=74 .message=74 .severity=639 []=788
    645 'center,end,start
    646 .expression=74 'automatic #
    647 .expression=74 #
    648 .expression=74 'automatic,zero #
    649 .expression=74
    650 .expression=74 'ask
    651 .expression=74 .within=221 'ask
    652 .top=745 .between=745 .bottom=745
    653 .height=646 .width=646 .estimatedHeight=647 .headerHeight=648 .footerHeight=648 .hidden=649
      .selectable=650 .momentary=649 .editable=650 .movable=651 .deletable=650 .collapsible=650
      .indentation=647 .actions=371 .separators=652 .accessory=649 .accessibilityText=649
      .cellKind=649 .editor=649 .holds=649 .header=471
    654 .height=646 .width=646 .estimatedHeight=647 .headerHeight=648 .footerHeight=648 .hidden=649
      .selectable=650 .momentary=649 .editable=650 .movable=651 .deletable=650 .collapsible=650
      .indentation=647 .actions=371 .separators=652 .accessory=649 .accessibilityText=649
      .cellKind=649 .editor=649 .holds=649 .columns=789
    655 .expression=74 .message=74 .severity=639 .columns=221
    656 .height=646 .width=646 .estimatedHeight=647 .headerHeight=648 .footerHeight=648 .hidden=649
      .selectable=650 .momentary=649 .editable=650 .movable=651 .deletable=650 .collapsible=650
      .indentation=647 .actions=371 .separators=652 .accessory=649 .accessibilityText=649
      .cellKind=649 .editor=649 .holds=649 .kind=74
    657 'cancelled,limit,readFailed,sourceChanged
    658 'different,grown,same
    659 'given
    660 'columns
    661 .sampleRows=228 .counts=291 .reason=74 .nullValues=221 .firstDisagreement=790
    662 'file
    663 'inline
    664 'created
    665 .reason=74 .examined=228 .share=228 .score=228 .parts=291 .others=791
    666 .reason=74 .examined=228 .share=228
    667 'cr,crlf,lf,mixed
    668 .kind=792 .message=74 .row=314 .column=74 .line=228 .byteOffset=228 .expected=74 .found=74
    669 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    670 .kind=793 .row=314 .column=74 .value=0 .text=74 .values=0
    671 .kind=794 .options=244 .rows=239 .place=795
    672 .kind=796 .rows=265
    673 .kind=797 .rows=265 .place=795
    674 .kind=798 .texts=799 .text=74 .html=74 .format=800 .header=74 .at=557 .view=237 .rows=265
      .columns=221 .overflow=801
    675 .kind=802 .view=237
    676 .kind=803 .row=314 .options=480
    677 .kind=804 .column=74 .options=503
    678 .kind=805 .column=74 .options=503 .place=806
    679 .kind=807 .column=74
    680 .kind=808 .columns=221
    681 .kind=809 .sections=240 .place=810 .sectionColumn=74
    682 .kind=811 .sections=265
    683 .kind=812 .sections=265 .place=810
    684 .kind=813 .section=314 .options=814
    685 .row=314 .column=74 .before=721 .after=721
    686 'edit,setRows
    687 .bytes=323 .range=461 .newText=74 .base64=74
    688 'keys
    689 'content
    690 'value
    691 'tag
    692 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    693 .column=74 .rows=323 .values=239 .texts=221 .errors=705 .pending=323 .stale=323 .lossy=323
      .cut=323 .cutBytes=323 .matches=706
    694 .index=228 .key=314 .columns=221
    695 .index=228 .key=74 .members=815
    696 []=816 'declared
    697 .all=74 .keys=817
    698 .height=228 .wrap=74 .linesMax=228 .inset=228 .padding=228 .minimum=228 .maximum=228
      .whole=74 .spacing=228 .background=74 .quiet=228 .measured=818 .deadline=228
    699 'count,distinct,max,mean,min,sum,valid
    700 'notApplicable,outOfRange,tooManyValues
    701 .column=74 .fixed=819 .x=228 .width=228 .tracks=228 .estimate=74
    702 'typeChanged,unknownColumn
    703 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    704 .pointer=531 .kind=820 .message=74
    705 []=821
    706 []=822
    707 []=823
    708 []=824
    709 'collapsed,filtered,hidden,removed,unknown
    710 'hidden
    711 'entries
    712 'viewport
    713 .kind=825 .y=228 .height=228 .section=537
    714 'changed,declared,fixed,hidden
    715 .column=74 .extraField=228 .ranges=518 .further=228
    716 'column,columnType,limit,value
    717 'group
    718 'count
    719 'aggregate
    720 .count=228 .exact=74 .error=228
    721 .value=0 .text=74 .cut=74
    722 .at=323 .exact=74 .error=228 .values=239 .texts=221 .cut=323
    723 .values=239 .texts=221 .cut=323 .counts=323 .outside=228
    724 .values=239 .texts=221 .cut=323 .counts=323 .exact=74 .error=228
    725 *=826
    726 .expression=74 'destructive,disabled,normal
    727 'inline,leading,menu,trailing
    728 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    729 'cells
    730 'narrow,wide
    731 'clusters,codePoints
    732 'font
    733 .defaultAdvance=228 .ranges=827 .advances=828 .kerning=829 .letterSpacing=228
    734 'estimate
    735 []=830
    736 .text=74 .width=228 .cut=74
    737 'cell,place,removed
    738 'invalid,valueDoesNotFit
    739 .kind=626
    740 'damaged,foreign,newer
    741 .kind=74 .at=518
    742 .column=74 .cellKind=0 .editor=0 .at=518
    743 .index=228 .rowState=0
    744 .index=228 .column=74 .cellState=0
    745 .leading=228 .trailing=228 .thickness=228
    746 .look=228 .styles=831
    747 .look=228 .at=518
    748 .column=74 .look=228 .at=518
    749 .style=228 .count=228 .row=314 .message=74
    750 'collapse,delete,edit,move,select
    751 'begin
    752 'report
    753 'end
    754 'partial
    755 'caseInsensitive,length,list,natural,semver,text,value
    756 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    757 .kind=832
    758 .kind=833 .advance=228
    759 .kind=834 .size=228
    760 .kind=818 .size=228
    761 .kind=835 .share=228 .size=228
    762 .kind=836 .size=228 .advance=228
    763 .kind=837 .width=228
    764 .kind=838 .width=228
    765 .kind=839 .share=228
    766 .kind=840
    767 .kind=841
    768 'drafts,errors,hovered,matches,selected,sorted,stripes
    769 .kind=842 .every=228 .offset=228 .by=843
    770 .kind=844 .every=228 .offset=228
    771 .kind=845
    772 .kind=846
    773 .kind=847
    774 .kind=848
    775 .kind=849
    776 'encoding,formula,quote
    777 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    778 .kind=850 .pattern=74 .locale=851 .prefix=74 .suffix=74 .negative=852 .decimalMark=74
      .groupMark=74
    779 .kind=853 .pattern=74 .locale=851 .prefix=74 .suffix=74 .negative=852 .decimalMark=74
      .groupMark=74 .currency=74 .display=854
    780 .kind=855 .pattern=74 .locale=851 .prefix=74 .suffix=74 .negative=852 .decimalMark=74
      .groupMark=74
    781 .kind=856 .locale=851 .currency=74 .digits=228
    782 .kind=857 .locale=851 .units=858 .digits=228
    783 .kind=859 .locale=851 .style=860 .unit=861
    784 .kind=862 .pattern=74 .locale=851
    785 .kind=863 .true=74 .false=74
    786 .kind=864 .values=865 .otherwise=643
    787 .kind=866 .template=74 .format=643
    788 .expression=74 .message=74 .severity=639
    789 *=867
    790 .row=314 .line=228 .byteOffset=228 .text=74
    791 []=868
    792 'comment,fieldCount,fieldTooLong,guessedEncoding,invalidEncoding,typeMismatch
      'unclosedQuote,unlikelyCharacters
    793 'set
    794 'insert
    795 .kind=869 ?kind:start=870 ?kind:end=871 ?kind:before=872 ?kind:after=873 ?kind:index=874
      ?kind:shown=875
    796 'remove
    797 'move
    798 'paste
    799 []=221
    800 'csv,html,json,markdown,tsv
    801 'clip,insert,refuse
    802 'adopt
    803 'setRow
    804 'setColumn
    805 'addColumn
    806 .kind=876 ?kind:start=870 ?kind:end=871 ?kind:before=877 ?kind:after=878
    807 'removeColumn
    808 'orderColumns
    809 'addSections
    810 .kind=876 ?kind:start=870 ?kind:end=871 ?kind:before=879 ?kind:after=880
    811 'removeSections
    812 'moveSections
    813 'setSection
    814 .header=74 .footer=74 .kind=74 .state=0
    815 []=881
    816 .column=74 .expression=74 .declared=74 .direction=613 .nulls=614 .comparator=615 .values=221
    817 []=589
    818 'client
    819 'leading,trailing
    820 'expression,invalidParams,notSortable,unknownColumn
    821 .row=228 .kind=882 .text=74
    822 .row=228 .ranges=518 .further=228
    823 .row=228 .view=237 .author=74 .by=587 .text=74 .stale=74 .problem=588
    824 .column=74 .kind=699 .value=0 .text=74 .cut=74 .nulls=228 .errors=228 .pending=74
      .problem=883
    825 'group,header
    826 .value=0 .layer=370 .name=74 .problem=74
    827 []=884
    828 []=885
    829 []=886
    830 .range=323 .width=228
    831 []=887
    832 'maximum
    833 'average
    834 'sampled
    835 'percentile
    836 'hybrid
    837 'padded
    838 'fixed
    839 'fraction
    840 'flexible
    841 'adaptive
    842 'stripes
    843 'page,section
    844 'sorted
    845 'selected
    846 'hovered
    847 'matches
    848 'drafts
    849 'errors
    850 'number
    851 'de,en,es,fr,hi,it,ja,nl,pt
    852 'minus,parentheses
    853 'currency
    854 'code,symbol
    855 'percent
    856 'compact
    857 'bytes
    858 'iec,si
    859 'duration
    860 'clock,short,words
    861 'day,hour,millisecond,minute,second
    862 'date
    863 'boolean
    864 'map
    865 *=74
    866 'template
    867 .height=646 .width=646 .estimatedHeight=647 .headerHeight=648 .footerHeight=648 .hidden=649
      .selectable=650 .momentary=649 .editable=650 .movable=651 .deletable=650 .collapsible=650
      .indentation=647 .actions=371 .separators=652 .accessory=649 .accessibilityText=649
      .cellKind=649 .editor=649 .holds=649 .type=412 .validate=644 .format=643 .path=74
    868 .delimiter=74 .score=228
    869 'after,before,end,index,shown,start
    870 .kind=888
    871 .kind=753
    872 .kind=889 .row=314
    873 .kind=890 .row=314
    874 .kind=891 .sourceIndex=228 .counted=892
    875 .kind=893 .view=237 .viewIndex=228 .counted=892 .whenSorted=894
    876 'after,before,end,start
    877 .kind=889 .column=74
    878 .kind=890 .column=74
    879 .kind=889 .section=314
    880 .kind=890 .section=314
    881 'footer,header,kind,state
    882 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    883 'notApplicable,outOfRange,tooManySections,tooManyValues
    884 .first=228 .end=228 .advance=228
    885 .characters=74 .advance=228
    886 .pair=74 .advance=228
    887 .layer=636 .tag=74 .parameters=865
    888 'start
    889 'before
    890 'after
    891 'index
    892 'after,before
    893 'shown
    894 'adopt,refuse
    """#
}
