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
    table/declare 121
    table/resolve 124
    action/list 127
    action/invoke 130
    expression/check 133
    expression/evaluate 136
    text/measure 139
    view/replace 142
    table/revert 145
    table/setDialect 148
    table/watchFile 151
    table/conflicts 154
    table/resolveConflicts 156
    cell/draft 159
    cell/refresh 162
    table/setParams 165
    view/close 167
    table/close 169
    journal/list 170
    journal/remove 173
    preset/list 176
    server/stats 178
    rpc.discover 180
    $/setTrace 181
    $/cancelRequest 183
    shutdown 185
    exit 4
    view/update 186
    action/didInvoke 188
    action/decide 190
    cell/compute 193
    cell/measure 196
    table/didChange 199
    $/progress 201
    $/logTrace 203
    window/logMessage 205
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=208 .search=209 .filter=210 .sections=211 .selection=212 .page=213 .columns=214
      .columnOrder=215 .binding=216 .params=217 .sortCycle=218 .footers=74 .footerSorts=74
      .showHidden=74 .layout=219 .presentation=220 .styles=221
    3 .code=222 .message=74 .data=223
    4 .jsonrpc=5 .id=6 .method=207 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=207 .params=8 .result=9 .error=3
    8 .clientInfo=224 .processId=222 .updates=225 .positions=226 .trace=227 .journal=228
      .journalFolder=74 .durability=229 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=230 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=207 .params=11 .result=12 .error=3
    11 .table=231 .name=74 .columns=232 .rows=233 .sections=234 .sectionColumn=74 .keyScope=235
      .types=236 .defaultSort=208 .keyColumns=215 .detectTypes=74 .declarations=237 .rowOptions=238
    12 .table=231 .name=74 .revision=222 .rows=239 .sourceState=240 .whenFileChanges=241 .dirty=74
      .savedRevision=222 .unsaved=242 .conflicts=222 .journal=243 .keys=244 .columns=245 .types=0
      .declarations=237 .sectionColumn=74 .sections=246 .defaultSort=208 .params=217 .source=247
      .dialect=248 .preamble=215 .sampleRows=222 .history=249 .diagnostics=250
    13 .jsonrpc=5 .id=6 .method=207 .params=14 .result=12 .error=3
    14 .table=231 .name=74 .path=74 .uri=74 .content=251 .backup=74 .dialect=252 .columns=253
      .types=236 .defaultSort=208 .keyColumns=215 .sections=246 .sectionColumn=74 .keyScope=235
      .sampleRows=222 .widen=74 .progressToken=222 .declarations=237 .wait=74 .journal=228
      .journalFolder=74 .durability=229 .whenFileChanges=241
    15 .jsonrpc=5 .id=6 .method=207 .params=16 .result=12 .error=3
    16 .table=231 .diagnostics=254
    17 .jsonrpc=5 .id=6 .method=207 .params=18 .result=19 .error=3
    18 .table=231 .edits=255 .seen=222 .exact=74 .label=74 .author=74 .history=256 .invalid=257
      .preview=74 .view=231
    19 .revision=222 .inserted=258 .changedCells=222 .history=249 .preview=259
    20 .jsonrpc=5 .id=6 .method=207 .params=21 .result=22 .error=3
    21 .table=231 .author=74
    22 .revision=222 .step=260 .skipped=222 .history=249
    23 .jsonrpc=5 .id=6 .method=207 .params=24 .result=25 .error=3
    24 .table=231 .first=222 .size=222
    25 .revision=222 .count=222 .current=222 .bytes=222 .bytesMax=222 .dropped=222 .first=222
      .items=261
    26 .jsonrpc=5 .id=6 .method=207 .params=27 .result=28 .error=3
    27 .table=231 .step=222 .author=74
    28 .revision=222 .undone=222 .redone=222 .skipped=222 .history=249
    29 .jsonrpc=5 .id=6 .method=207 .params=30 .result=31 .error=3
    30 .table=231 .path=74 .uri=74 .copy=74 .overwrite=262 .sync=74 .dryRun=74 .range=254
      .encoding=263 .dialect=264 .progressToken=222
    31 .revision=222 .path=74 .uri=74 .bytes=222 .records=222 .way=265 .dirty=74 .edits=266
    32 .jsonrpc=5 .id=6 .method=207 .params=33 .result=34 .error=3
    33 .table=231
    34 .revision=222 .bytes=222 .dirty=74
    35 .jsonrpc=5 .id=6 .method=207 .params=36 .result=37 .error=3
    36 .table=231 .action=267
    37 .revision=222 .changes=222 .lostChanges=222 .lostBytes=222 .history=249
    38 .jsonrpc=5 .id=6 .method=207 .params=39 .result=40 .error=3
    39 .table=231 .path=74 .uri=74
    40 .revision=222 .path=74 .uri=74 .bytes=222 .dirty=74 .holds=268
    41 .jsonrpc=5 .id=6 .method=207 .params=42 .result=43 .error=3
    42 .view=231 .table=231 .rows=258 .range=254 .columns=215 .format=269 .to=270 .as=271
      .formulaGuard=272 .header=74 .jsonRows=273 .delimiter=1 .lineEnd=274 .byteOrderMark=74
      .sqlTable=74 .sqlRows=222 .progressToken=222 .wait=74
    43 .viewRevision=222 .revision=222 .complete=74 .rows=222 .columns=215 .bytes=222 .lossy=74
      .text=74 .path=74
    44 .jsonrpc=5 .id=6 .method=207 .params=45 .result=46 .error=3
    45 .table=231 .rows=233 .sections=275 .sectionColumn=74 .columns=215 .match=276 .compare=277
      .mode=278 .resetAbove=279 .preset=280 .rowStates=233 .cellStates=281 .hints=0 .supersede=74
      .seen=222 .label=74 .author=74 .history=256 .invalid=257
    46 .outcome=282 .revision=222 .mode=278 .deletes=222 .inserts=222 .moves=222 .updates=222
      .changedCells=222 .sections=283 .history=249
    47 .jsonrpc=5 .id=6 .method=207 .params=48 .result=49 .error=3
    48 .table=231 .rows=258 .columns=215 .first=222 .size=222 .wait=74
    49 .revision=222 .complete=74 .rows=222 .faultyRows=222 .count=222 .errors=284 .rules=285
      .first=222 .more=74 .items=286
    50 .jsonrpc=5 .id=6 .method=207 .params=51 .result=52 .error=3
    51 .from=287 .to=287 .match=276 .compare=277 .columns=215 .range=254 .as=288 .textBytes=222
      .wait=74
    52 .from=289 .to=289 .complete=74 .columns=215 .counts=290 .first=222 .size=222 .more=74
      .diff=291 .old=292 .keys=293 .sections=294
    53 .jsonrpc=5 .id=6 .method=207 .params=54 .result=55 .error=3
    54 .table=231 .view=231 .state=2 .preset=280 .remember=74 .wait=74
    55 .view=231 .table=231 .viewRevision=222 .revision=222 .state=295 .footers=296 .layout=297
      .preset=280 .filterProblems=298 .filterFailure=299 .orderProblems=300 .orderFailure=299
      .counts=301 .order=302 .complete=74 .searching=303 .sorting=304 .columns=215 .remembered=305
    56 .jsonrpc=5 .id=6 .method=207 .params=57 .result=55 .error=3
    57 .view=231 .wait=74
    58 .jsonrpc=5 .id=6 .method=207 .params=59 .result=55 .error=3
    59 .view=231 .state=2 .show=306 .wait=74
    60 .jsonrpc=5 .id=6 .method=207 .params=61 .result=62 .error=3
    61 .view=231 .part=307 .column=74 .extend=74 .wait=74
    62 .view=231 .table=231 .viewRevision=222 .revision=222 .state=295 .footers=296 .layout=297
      .counts=301 .order=302 .complete=74 .columns=215 .preset=280 .filterProblems=298
      .filterFailure=299 .orderProblems=300 .orderFailure=299 .searching=303 .sorting=304
      .sortable=74 .indicators=308
    63 .jsonrpc=5 .id=6 .method=207 .params=64 .result=65 .error=3
    64 .view=231 .range=254 .keys=258 .columns=215 .as=288 .textBytes=222 .texts=309 .ellipsis=74
      .at=222 .pin=231 .wait=74 .extraFields=74
    65 .viewRevision=222 .revision=222 .complete=74 .first=222 .count=222 .more=74 .keys=310
      .blocks=311 .sections=312 .extraFields=313 .counts=301 .order=302 .searching=303 .sorting=304
    66 .jsonrpc=5 .id=6 .method=207 .params=67 .result=68 .error=3
    67 .table=231 .row=306 .column=74 .of=271 .first=222 .size=222
    68 .revision=222 .text=74 .lossy=74 .first=222 .end=222 .bytes=222 .more=74
    69 .jsonrpc=5 .id=6 .method=207 .params=70 .result=71 .error=3
    70 .view=231 .pin=231 .wait=74
    71 .view=231 .pin=231 .viewRevision=222 .revision=222 .counts=301 .order=302 .searching=303
      .sorting=304 .complete=74
    72 .jsonrpc=5 .id=6 .method=207 .params=73 .result=74 .error=3
    73 .view=231 .pin=231
    74
    75 .jsonrpc=5 .id=6 .method=207 .params=76 .result=77 .error=3
    76 .view=231 .keys=258 .columns=215 .at=314 .offsets=315 .wait=74
    77 .viewRevision=222 .complete=74 .rows=316 .columns=317 .at=318 .entries=319
    78 .jsonrpc=5 .id=6 .method=207 .params=79 .result=80 .error=3
    79 .view=231 .subscription=231 .window=320 .content=321 .columns=215 .as=288 .textBytes=222
      .texts=309 .ellipsis=74 .hold=322 .anchor=323 .follow=74 .appearance=74 .kinds=74 .problems=74
      .separators=74 .styles=74 .brief=74 .across=324
    80 .subscription=231 .viewRevision=222 .revision=222 .complete=74
    81 .jsonrpc=5 .id=6 .method=207 .params=82 .result=83 .error=3
    82 .subscription=231 .first=222 .size=222 .columns=215 .hold=322 .across=325 .offset=222
      .extent=222 .entry=323 .placement=326 .pages=222 .to=327 .thumb=222 .follow=74 .dragging=74
      .anchor=323
    83 .viewRevision=222 .update=222 .first=222 .size=222 .across=328 .viewport=329
    84 .jsonrpc=5 .id=6 .method=207 .params=85 .result=86 .error=3
    85 .subscription=231 .x=222 .y=222 .header=222 .grip=222 .text=330
    86 .viewRevision=222 .part=331 .entry=332 .column=333 .resize=333 .textOffset=222
    87 .jsonrpc=5 .id=6 .method=207 .params=88 .result=74 .error=3
    88 .subscription=231 .row=306 .column=74
    89 .jsonrpc=5 .id=6 .method=207 .params=90 .result=91 .error=3
    90 .view=231 .rows=334 .cells=335 .at=222
    91 .viewRevision=222 .changed=222 .unused=336
    92 .jsonrpc=5 .id=6 .method=207 .params=93 .result=74 .error=3
    93 .subscription=231
    94 .jsonrpc=5 .id=6 .method=207 .params=95 .result=96 .error=3
    95 .table=231 .supplied=74 .layout=74
    96 .complete=74 .tables=337
    97 .jsonrpc=5 .id=6 .method=207 .params=98 .result=99 .error=3
    98 .view=231 .action=338 .keys=339 .wait=74
    99 .viewRevision=222 .counts=301 .order=302 .complete=74 .searching=303 .sorting=304
    100 .jsonrpc=5 .id=6 .method=207 .params=101 .result=102 .error=3
    101 .view=231 .action=340 .rows=258 .columns=215 .cells=341 .ranges=342 .wait=74
    102 .viewRevision=222 .complete=74 .count=222 .selected=343 .deselected=343 .truncated=74
    103 .jsonrpc=5 .id=6 .method=207 .params=104 .result=105 .error=3
    104 .view=231 .first=222 .size=222 .wait=74
    105 .viewRevision=222 .complete=74 .unit=344 .count=222 .first=222 .items=343
    106 .jsonrpc=5 .id=6 .method=207 .params=107 .result=108 .error=3
    107 .view=231 .formats=345 .rows=258 .range=254 .columns=215 .as=271 .formulaGuard=272
      .header=74 .wait=74
    108 .viewRevision=222 .revision=222 .complete=74 .rows=222 .columns=215 .flavours=346 .lossy=74
    109 .jsonrpc=5 .id=6 .method=207 .params=110 .result=111 .error=3
    110 .view=231 .search=209 .unit=347 .from=306 .fromColumn=74 .count=74 .direction=348 .wrap=74
      .wait=74
    111 .viewRevision=222 .revision=222 .complete=74 .matches=222 .hits=222 .hit=349
    112 .jsonrpc=5 .id=6 .method=207 .params=113 .result=114 .error=3
    113 .table=231 .filter=210
    114 .tree=210 .text=74 .problems=350
    115 .jsonrpc=5 .id=6 .method=207 .params=116 .result=117 .error=3
    116 .view=231 .row=306 .column=74 .relation=351 .combine=352
    117 .viewRevision=222 .condition=210 .filter=210
    118 .jsonrpc=5 .id=6 .method=207 .params=119 .result=120 .error=3
    119 .view=231 .groupBy=215 .aggregates=353 .over=354 .sort=355 .range=254 .as=288 .textBytes=222
      .wait=74
    120 .viewRevision=222 .revision=222 .complete=74 .groups=222 .first=222 .more=74 .groupBy=311
      .counts=315 .aggregates=356
    121 .jsonrpc=5 .id=6 .method=207 .params=122 .result=123 .error=3
    122 .table=231 .declarations=237 .author=74
    123 .revision=222 .declarations=237
    124 .jsonrpc=5 .id=6 .method=207 .params=125 .result=126 .error=3
    125 .table=231 .rows=258 .columns=215 .headers=215 .sections=215 .view=231 .subscription=231
      .settings=357 .first=222
    126 .revision=222 .items=358 .first=222 .more=74
    127 .jsonrpc=5 .id=6 .method=207 .params=128 .result=129 .error=3
    128 .view=231 .row=306 .column=74
    129 .viewRevision=222 .revision=222 .layer=359 .name=74 .problem=74 .actions=360
    130 .jsonrpc=5 .id=6 .method=207 .params=131 .result=132 .error=3
    131 .view=231 .row=306 .column=74 .action=74 .seen=222 .author=74
    132 .viewRevision=222 .revision=222
    133 .jsonrpc=5 .id=6 .method=207 .params=134 .result=135 .error=3
    134 .source=74 .dialect=361 .table=231 .variables=362 .functions=363
    135 .type=364 .dependencies=365 .steps=222 .problems=366
    136 .jsonrpc=5 .id=6 .method=207 .params=137 .result=138 .error=3
    137 .source=74 .dialect=361 .table=231 .variables=362 .checked=74 .row=306 .bindings=217
      .params=217
    138 .value=367 .complete=74 .type=364
    139 .jsonrpc=5 .id=6 .method=207 .params=140 .result=141 .error=3
    140 .texts=215 .measurer=368 .bold=74 .wrap=369 .truncate=370
    141 .lineHeight=222 .estimate=74 .measures=371
    142 .jsonrpc=5 .id=6 .method=207 .params=143 .result=144 .error=3
    143 .view=231 .search=209 .with=74 .scope=372 .at=373 .by=374 .preview=74 .label=74 .author=74
      .wait=74
    144 .revision=222 .complete=74 .matches=222 .cells=222 .skipped=222 .history=249 .preview=259
    145 .jsonrpc=5 .id=6 .method=207 .params=146 .result=147 .error=3
    146 .table=231 .label=74 .author=74
    147 .revision=222 .records=222 .history=249
    148 .jsonrpc=5 .id=6 .method=207 .params=149 .result=150 .error=3
    149 .table=231 .dialect=252 .discard=74 .label=74
    150 .revision=222 .rows=222 .columns=215 .history=249
    151 .jsonrpc=5 .id=6 .method=207 .params=152 .result=153 .error=3
    152 .table=231 .whenFileChanges=241
    153 .whenFileChanges=241 .sourceState=240
    154 .jsonrpc=5 .id=6 .method=207 .params=24 .result=155 .error=3
    155 .revision=222 .count=222 .first=222 .items=375 .more=74
    156 .jsonrpc=5 .id=6 .method=207 .params=157 .result=158 .error=3
    157 .table=231 .take=376 .conflicts=341 .label=74 .author=74
    158 .revision=222 .resolved=222 .left=222 .history=249
    159 .jsonrpc=5 .id=6 .method=207 .params=160 .result=161 .error=3
    160 .view=231 .row=306 .column=74 .action=377 .by=374 .text=74 .value=0 .overwrite=74 .label=74
      .author=74 .history=256 .invalid=257
    161 .revision=222 .draft=378 .history=249
    162 .jsonrpc=5 .id=6 .method=207 .params=163 .result=164 .error=3
    163 .table=231 .columns=215 .rows=258
    164 .revision=222
    165 .jsonrpc=5 .id=6 .method=207 .params=166 .result=164 .error=3
    166 .table=231 .params=217 .author=74
    167 .jsonrpc=5 .id=6 .method=207 .params=168 .result=74 .error=3
    168 .view=231
    169 .jsonrpc=5 .id=6 .method=207 .params=33 .result=74 .error=3
    170 .jsonrpc=5 .id=6 .method=207 .params=171 .result=172 .error=3
    171 .journalFolder=74
    172 .folder=74 .items=379
    173 .jsonrpc=5 .id=6 .method=207 .params=174 .result=175 .error=3
    174 .journals=215 .journalFolder=74
    175 .removed=215
    176 .jsonrpc=5 .id=6 .method=207 .params=0 .result=177 .error=3
    177 .presets=380
    178 .jsonrpc=5 .id=6 .method=207 .params=0 .result=179 .error=3
    179 .memory=381 .methods=1 .watching=382 *=222
    180 .jsonrpc=5 .id=6 .method=207 .params=0 .result=1 .error=3
    181 .jsonrpc=5 .id=6 .method=207 .params=182 .result=0 .error=3
    182 .value=227
    183 .jsonrpc=5 .id=6 .method=207 .params=184 .result=0 .error=3
    184 .id=222
    185 .jsonrpc=5 .id=6 .method=207 .params=0 .result=74 .error=3
    186 .jsonrpc=5 .id=6 .method=207 .params=187 .result=0 .error=3
    187 .subscription=231 .view=231 .table=231 .seq=222 .from=222 .to=222 .revision=222 .causes=383
      .authors=215 .hints=233 .appearance=384 .kinds=385 .layout=297 .across=328 .heights=386
      .frames=387 .viewport=329 .separators=388 .styles=389 .counts=301 .order=302 .complete=74
      .window=254 .columns=215 .reset=390 .diff=391 .part=222 .last=74
    188 .jsonrpc=5 .id=6 .method=207 .params=189 .result=0 .error=3
    189 .table=231 .view=231 .revision=222 .action=74 .key=306 .sourceIndex=222 .viewIndex=222
      .column=74 .values=392 .author=74
    190 .jsonrpc=5 .id=6 .method=207 .params=191 .result=192 .error=3
    191 .table=231 .view=231 .asked=393 .count=222 .deadline=222 .default=394
    192 .decision=394
    193 .jsonrpc=5 .id=6 .method=207 .params=194 .result=195 .error=3
    194 .table=231 .column=74 .type=395 .revision=222 .rows=258 .blocks=311 .types=396 .deadline=222
    195 .values=233 .texts=215 .errors=397
    196 .jsonrpc=5 .id=6 .method=207 .params=197 .result=198 .error=3
    197 .table=231 .view=231 .viewRevision=222 .revision=222 .kind=398 .column=74 .rows=258
      .columns=399 .blocks=311 .deadline=222
    198 .heights=315 .widths=315
    199 .jsonrpc=5 .id=6 .method=207 .params=200 .result=0 .error=3
    200 .table=231 .revision=222 .rows=239 .sourceState=240 .dirty=74 .savedRevision=222
      .unsaved=242 .conflicts=222 .journal=243 .diagnostics=400
    201 .jsonrpc=5 .id=6 .method=207 .params=202 .result=0 .error=3
    202 .token=222 .value=401
    203 .jsonrpc=5 .id=6 .method=207 .params=204 .result=0 .error=3
    204 .message=74 .verbose=74
    205 .jsonrpc=5 .id=6 .method=207 .params=206 .result=0 .error=3
    206 .type=222 .message=74
    207 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/adoptFile,table/backup,table/close,table/conflicts
      'table/create,table/declare,table/describe,table/didChange,table/diff,table/edit
      'table/export,table/history,table/jump,table/open,table/recover,table/redo
      'table/resolve,table/resolveConflicts,table/revert,table/save,table/setDialect
      'table/setParams,table/setRows,table/undo,table/validate,table/watchFile
      'text/measure,view/aggregate,view/close,view/collapse,view/copy,view/find
      'view/get,view/hit,view/hover,view/locate,view/measure,view/open,view/pin
      'view/replace,view/resync,view/rows,view/scroll,view/select,view/selection
      'view/set,view/sync,view/tap,view/unpin,view/unwatch,view/update,view/watch 'window/logMessage
    208 []=402
    209 .text=74 .columns=215 .caseFolded=74 .diacritics=403 .match=404 .mode=405 .of=406
    210 .kind=407 ?kind:all=408 ?kind:any=409 ?kind:not=410 ?kind:compare=411 ?kind:oneOf=412
      ?kind:text=413 ?kind:expression=414 ?kind:null=415 ?kind:error=416
    211 .by=417 .headers=74 .footers=74 .empty=418 .collapsed=419 .aggregates=353
    212 .mode=420 .unit=344 .tap=421 .momentary=74 .whenFiltered=422
    213 .size=222 .index=222
    214 *=423
    215 []=74
    216 'cell,none,object
    217 *=367
    218 []=424
    219 .measurer=368 .frame=222 .minimumWidth=222 .insets=425 .direction=426 .spacing=222 .scale=74
      .lock=74 .fixed=425 .rows=427 .items=428 .sizing=429 .columns=430
    220 .kind=431 .header=432 .footer=432 .search=433 .insets=434 .spacings=435 .indicators=436
      .scrollBars=437 .alignment=438
    221 []=439
    222 #
    223 .kind=440 .pointer=441 .expected=0 .found=0 .position=222 .revision=222 .offset=222 .limit=1
      .maximum=222 .viewRevision=222 .seen=222 .oldest=222 .asked=222 .step=222 .errno=222
      .count=222 .problem=74 .obstacle=442 .reason=443 .permission=1 .layer=359 .binding=1 .id=74
      .view=231 .column=74 .row=306 .section=74 .name=74 .action=74 .method=74 .path=74 .system=74
      .range=444 .bytes=444 .lines=445 .problems=366 .errors=446 .rule=447 .keys=448 .got=222
      .state=449 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=450 .start=451
    224 .name=74 .version=74
    225 'each,merged
    226 'cells,utf-16,utf-32,utf-8
    227 'messages,off,verbose
    228 'off,on
    229 'synced,written
    230 .messageBytesMax=222 .requestsInFlightMax=222 .waitingNotificationBytesMax=222
      .drainMillisecondsMax=222 .batchMembersMax=222 .depthMax=222 .columnsMax=222 .rowsMax=222
      .fieldBytesMax=222 .rowsPerAnswerMax=222 .answerBytesMax=222 .windowTextBytes=222
      .textBytesMax=222 .windowRowsMax=222 .collectionItemsMax=222 .filterConditionsMax=222
      .expressionBytesMax=222 .expressionNodesMax=222 .expressionDepthMax=222
      .expressionStepsMax=222 .expressionValueUnitsMax=222 .tablesMax=222 .viewsMax=222
      .subscriptionsMax=222 .aggregatesMax=222 .groupsMax=222 .groupBytesMax=222 .sortRowsMax=222
      .formatBytesMax=222 .shownBytesMax=222 .sectionAggregatesMax=222 .distinctValuesMax=222
      .cacheBytes=222 .undoBytesMax=222 .hintsBytesMax=222 .pinsMax=222 .draftsMax=222
      .draftBytesMax=222 .rowStepsMax=222 .parameterBytesMax=222 .declarationsBytesMax=222
      .rulesMax=222 .stateBytesMax=222 .sectionsMax=222 .actionsMax=222 .actionDepthMax=222
      .computeRowsMax=222 .measuredTextsMax=222 .measuredBytesMax=222 .advancesMax=222
      .stylesMax=222 .sectionBytesMax=222 .sectionKeyBytesMax=222 .rowKeyBytesMax=222
      .keyIndexBytesMax=222
    231 $id
    232 []=452
    233 []=0
    234 []=453
    235 'section,table
    236 *=454
    237 .settings=455 .fallback=455 .columns=456 .kinds=457 .kindBy=458 .defaultKind=74
      .undeclaredKinds=459 .rowRules=460 .sectionKinds=461 .sections=462 .cellKinds=392 .editors=392
      .decisions=463
    238 []=464
    239 .count=222 .complete=74 .failure=465 .examined=74 .extraFields=222
    240 'asOpened,changed,removed,replaced,unreadable
    241 'follow,merge,reload,tell
    242 .records=222 .bytes=222 .columns=74 .order=74
    243 .state=466 .reason=74 .editors=315 .unreadable=222 .recoverable=467 .restored=468
    244 .kind=469 ?kind:given=470 ?kind:columns=471
    245 []=472
    246 []=473
    247 .kind=474 ?kind:file=475 ?kind:inline=476 ?kind:created=477
    248 .delimiter=478 .quote=479 .escape=479 .header=479 .headerRows=480 .skipInitialSpace=479
      .encoding=481 .lineEnd=482 .comment=479 .preambleLines=480 .nullValues=483
    249 .undo=222 .redo=222 .undoLabel=74 .redoLabel=74 .dropped=222
    250 .count=222 .counts=484 .first=222 .items=485
    251 .text=74 .base64=74
    252 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=222 .skipInitialSpace=74
      .encoding=263 .comment=74 .preambleLines=222 .nullValues=215 .types=486 .outliers=222
    253 *=487
    254 .first=222 .size=222
    255 []=488
    256 'join,none,step
    257 'keep,refuse
    258 []=306
    259 .cells=222 .inserted=222 .removed=222 .moved=222 .columns=222 .sections=222 .errorCount=222
      .removedRows=258 .items=489 .errors=446 .asked=393
    260 .id=222 .label=74 .author=74
    261 []=490
    262 'always,ifUnchanged
    263 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    264 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=274 .byteOrderMark=74
    265 'overwritten,replaced,unchanged
    266 .count=222 .first=222 .size=222 .more=74 .items=491
    267 'apply,discard,keep
    268 'content,edits
    269 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    270 .path=74 .overwrite=74 .sync=74
    271 'text,value
    272 'off,quote,reject
    273 'arrays,objects
    274 'cr,crlf,lf
    275 []=492
    276 .kind=493 ?kind:keys=494 ?kind:columns=471 ?kind:given=495 ?kind:content=496
    277 .kind=497 ?kind:value=498 ?kind:columns=471 ?kind:tag=499
    278 'diff,reset
    279 .changes=222 .share=222
    280 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    281 []=392
    282 'applied,superseded
    283 .deletes=222 .inserts=222 .moves=222 .updates=222
    284 *=222
    285 []=500
    286 []=501
    287 .table=231 .revision=222
    288 'both,text,value
    289 .table=231 .revision=222 .rows=222
    290 .deletes=222 .moves=222 .inserts=222 .updates=222 .changes=222
    291 .deletes=502 .moves=502 .inserts=503 .updates=504
    292 .deletes=505 .updates=504
    293 .moves=258 .updates=506
    294 .old=339 .new=339 .deletes=315 .inserts=315 .moves=502 .updates=507
    295 .sort=208 .search=209 .filter=210 .sections=508 .selection=212 .page=213 .columns=214
      .columnOrder=215 .binding=216 .params=217 .sortCycle=218 .footers=74 .footerSorts=74
      .showHidden=74 .layout=509 .presentation=220 .styles=221
    296 *=510
    297 .width=222 .content=222 .direction=426 .height=222 .items=511 .estimate=74 .groups=512
      .columns=513
    298 []=514
    299 .row=306 .pointer=515 .reason=74 .message=74 .range=444 .bytes=444 .lines=445
    300 []=516
    301 .source=222 .filtered=222 .pages=222 .pageIndex=222 .pageSize=222 .first=222 .end=222
      .matches=222 .entries=222 .failed=222 .orderFailed=222 .hidden=222
    302 'pending,ready
    303 .rows=222 .matches=222
    304 .rows=222 .of=222
    305 .outcome=517 .when=222 .dropped=518
    306 #key
    307 'footer,header
    308 *=519
    309 'cut,whole
    310 []=520
    311 []=521
    312 []=522
    313 []=523
    314 []=524
    315 []=222
    316 []=525
    317 []=526
    318 []=527
    319 []=528
    320 .kind=529 ?kind:entries=530 ?kind:all=531 ?kind:viewport=532
    321 'cells,keys
    322 .sort=533 .filter=533 .sections=533 .page=533 .setRows=533 .load=533 .edit=533 .resize=533
      .measure=533 'end,entry,index
    323 .kind=534 .key=233 #key
    324 .offset=222 .extent=222 .overscan=222
    325 .offset=222 .thumb=222 .extent=222 .overscan=222 .column=74 .placement=535
    326 'bottom,center,nearest,top
    327 'end,start
    328 .offset=222 .room=222 .contentWidth=222 .left=512 .clip=315 .thumb=536
    329 .offset=222 .extent=222 .top=222 .spacing=222 .heldBack=222 .thumb=536 .anchor=520
      .sticky=537
    330 .align=538 .inset=222 .top=222
    331 'entry,header,outside
    332 .key=520 .viewIndex=222 .y=222 .height=222 .sticky=74
    333 .column=74 .x=222 .width=222 .clip=315
    334 []=539
    335 []=540
    336 []=541
    337 @=222 $id
    338 'collapse,expand,toggle
    339 []=233
    340 'add,all,extend,invert,none,remove,replace,tap,toggle
    341 []=542
    342 []=543
    343 []=544
    344 'cell,column,row
    345 []=269
    346 []=545
    347 'cell,row
    348 'next,previous
    349 .row=306 .viewIndex=222 .pageIndex=222 .wrapped=74 .ordinal=222 .cells=546
    350 []=547
    351 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    352 'all,any,replace
    353 []=548
    354 'all,shown
    355 .kind=549 ?kind:group=550 ?kind:count=551 ?kind:aggregate=552
    356 []=553
    357 []=554
    358 []=555
    359 'builtIn,column,fallback,kind,row,section,table
    360 []=556
    361 'strict,table
    362 *=364
    363 []=557
    364 .list=364 .map=558 .type=364 .opaque=74 .of=558
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    365 .columns=215 .cells=215 .params=215 .bindings=215
    366 []=559
    367 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=560 .map=561
      .type=74 .timestamp=562 .duration=562 .optional=367
    368 .kind=563 ?kind:cells=564 ?kind:font=565 ?kind:estimate=566
    369 .width=222 .linesMax=222
    370 .width=222 .at=567 .ellipsis=74
    371 []=568
    372 'all,selection
    373 .row=306 .column=74 .index=222
    374 'owner,user
    375 []=569
    376 'ours,theirs
    377 'begin,cancel,change,commit
    378 .view=231 .author=74 .by=570 .text=74 .stale=74 .problem=571
    379 []=572
    380 []=1
    381 .resident=222 .program=222 .heap=222 .free=222 .cache=222 .tables=573 .sorting=222
      .gathering=222 .comparing=222 .messages=222 .recording=222 .other=222 *=222
    382 []=574
    383 []=575
    384 .appeared=310 .disappeared=310 .prefetch=310 .cancelled=310
    385 .rows=576 .cells=577 .states=578 .cellStates=579
    386 []=580
    387 []=581
    388 []=582
    389 .anew=74 .looks=583 .rows=584 .cells=585 .failures=586
    390 .keys=310 .blocks=311
    391 .deletes=502 .moves=502 .inserts=587 .updates=504 .scrolledOut=502 .scrolledIn=502
    392 *=0
    393 []=588
    394 'allow,refuse
    395 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    396 []=395
    397 []=589
    398 'heights,widths
    399 []=590
    400 .count=222
    401 .kind=591 ?kind:begin=592 ?kind:report=593 ?kind:end=594
    402 .column=74 .expression=74 .direction=595 .nulls=596 .comparator=597
    403 'exact,ignored
    404 'contains,fuzzy,prefix,regex,words
    405 'filter,mark
    406 'display,value
    407 'all,any,compare,error,expression,not,null,oneOf,text
    408 .kind=598 .conditions=599
    409 .kind=600 .conditions=599
    410 .kind=601 .condition=210
    411 .kind=602 .column=74 .relation=351 .value=0
    412 .kind=603 .column=74 .values=0
    413 .kind=604 .column=74 .relation=605 .text=74 .caseFolded=74 .diacritics=403 .of=406
    414 .kind=606 .source=74
    415 .kind=607 .column=74
    416 .kind=608 .column=74
    417 []=609 'declared
    418 'hide,show
    419 .all=74 .keys=339
    420 'multiple,none,single
    421 'extend,replace,toggle
    422 'drop,keep
    423 .hidden=74 .footer=610 .nullDefault=0
    424 'ascending,descending,none
    425 .leading=222 .trailing=222
    426 'ltr,rtl
    427 .height=222 .wrap=74 .linesMax=222 .inset=222 .padding=222 .minimum=222 .maximum=222
      .whole=74 .spacing=222 .background=74 .quiet=222 .measured=611 .deadline=222
    428 .direction=612 .size=511 .perLine=315 .spacing=222 .lineSpacing=222 .insets=613
    429 .mode=614 .minimum=222 .maximum=222 .padding=222 .headerPadding=222 .header=74 .footer=74
      .whole=74
    430 *=615
    431 'grid,headless,list,stack
    432 .shown=74 .height=222 .inside=74 .floats=74
    433 .shown=74 .height=222 .inside=74 .floats=74 .placement=616 .placeholder=74
    434 .table=613 .header=613 .footer=613 .row=613 .item=613
    435 .header=222 .footer=222
    436 .ascending=74 .descending=74 .none=74 .width=222 .header=74 .footer=74
    437 .vertical=74 .horizontal=74 .minimum=222
    438 'center,leading,trailing
    439 .when=74 .source=617 .columns=215 .layer=618 .tag=74 .parameters=619
    440 'actionDisabled,ambiguousRows,badBackup,badFormat,batch,blockOverflows,cancelled
      'changedTwice,columnExists,columnsNeeded,compressed,conflict,conflicts
      'contentModified,cycle,depth,doubledAction,doubledSortKey,draftOpen
      'duplicateKeys,duplicateSections,evaluation,expression,fileChanged,fileDiffers
      'fileExists,forgotten,formulas,framing,id,initializedBefore,internal,invalid
      'invalidParams,journalFailed,jsonrpc,keyColumn,length,limit,loadingFailed
      'message,method,methodNotFound,missingKeys,mixedEdits,noDeclaredSections,noDraft
      'noOrder,noRowLayout,noSections,notARegularFile,notBound,notComplete
      'notConvertible,notEditable,notEncodable,notFound,notInitialized,notKept
      'notPermitted,notReadable,notRecoverable,notSelectable,notShown,notSortable
      'notSupplied,notText,notWritable,nothingSearched,orderPending,overloaded
      'pinExists,placeIsMoving,readFailed,revisionIsGone,sectionColumn,shutDown
      'sortedView,sourceChanged,subscriptionExists,suppliedInput,syntax,tableExists
      'tooManyCells,tooManyColumns,undeclaredKind,unknownAction,unknownColumn
      'unknownPin,unknownRow,unknownSection,unknownStep,unknownSubscription
      'unknownTable,unknownType,unknownView,unsavedEdits,valueDoesNotFit,viewExists 'writeFailed
    441 $pointer
    442 'base,columns,dialect,edited,misfit,none
    443 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    444 .first=222 .end=222
    445 .start=451 .end=451
    446 []=620
    447 .kind=74 .index=222 .expression=74 .type=395 .message=74 .severity=621
    448 []=622
    449 'changed,replaced
    450 []=623
    451 .line=222 .character=222
    452 .id=74 .type=395 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=458 .supplied=624 .format=625 .parse=625
      .nullPlaceholder=74 .comparator=597 .footer=610 .validate=626 .align=627 .editor=0
      .cellKind=74 .meta=0
    453 .key=306 .header=74 .footer=74 .kind=74 .state=0 .rows=233
    454 .base=395 .format=625 .parse=625 .nullPlaceholder=74 .comparator=597 .footer=610
      .validate=626 .align=627 .editor=0 .cellKind=74 .meta=0
    455 .height=628 .width=628 .estimatedHeight=629 .headerHeight=630 .footerHeight=630 .hidden=631
      .selectable=632 .momentary=631 .editable=632 .movable=633 .deletable=632 .collapsible=632
      .indentation=629 .actions=360 .separators=634 .accessory=631 .accessibilityText=631
      .cellKind=631 .editor=631 .holds=631
    456 *=635
    457 *=636
    458 .column=74 .expression=74
    459 'default,refuse
    460 []=637
    461 *=455
    462 *=638
    463 .deadline=222 .default=394
    464 .kind=74 .settings=455 .rowState=0 .cellStates=392
    465 .kind=639 .message=74 .system=74
    466 'blocked,failed,off,on,suspended
    467 .changes=222 .when=222 .base=640 .process=222 .others=222 .lostBytes=222 .suspended=74
    468 .backup=74 .steps=222 .base=640
    469 'columns,given
    470 .kind=641
    471 .kind=642 .columns=215
    472 .id=74 .title=74 .exactTitle=74 .type=395 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=624 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=458 .sortByProblem=74 .typeName=74 .format=625 .parse=625 .nullPlaceholder=74
      .comparator=597 .footer=610 .validate=626 .align=627 .editor=0 .cellKind=74 .meta=0
      .evidence=643
    473 .key=306 .header=74 .footer=74 .kind=74 .state=0
    474 'created,file,inline
    475 .kind=644 .path=74 .uri=74 .bytes=222
    476 .kind=645 .bytes=222
    477 .kind=646
    478 .value=74 .forced=74 .evidence=647
    479 .value=74 .forced=74 .evidence=648
    480 .value=222 .forced=74 .evidence=648
    481 .value=263 .forced=74 .evidence=648
    482 .value=649 .forced=74 .evidence=648
    483 .value=215 .forced=74 .evidence=648
    484 .fieldCount=222 .typeMismatch=222 .unclosedQuote=222 .fieldTooLong=222 .invalidEncoding=222
      .unlikelyCharacters=222 .guessedEncoding=222 .comment=222
    485 []=650
    486 'detected,plain
    487 .type=395 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=458 .supplied=624 .format=625 .parse=625
      .nullPlaceholder=74 .comparator=597 .footer=610 .validate=626 .align=627 .editor=0
      .cellKind=74 .meta=0
    488 .kind=651 ?kind:set=652 ?kind:insert=653 ?kind:remove=654 ?kind:move=655 ?kind:paste=656
      ?kind:adopt=657 ?kind:setRow=658 ?kind:setColumn=659 ?kind:addColumn=660
      ?kind:removeColumn=661 ?kind:orderColumns=662 ?kind:addSections=663 ?kind:removeSections=664
      ?kind:moveSections=665 ?kind:setSection=666
    489 []=667
    490 .id=222 .done=74 .label=74 .author=74 .cause=668 .revision=222 .cells=222 .rows=222
      .columns=222 .sections=222 .bytes=222
    491 []=669
    492 .key=306 .header=74 .footer=74 .kind=74 .state=0 .rows=233 .keys=258 .rowStates=233
      .cellStates=281 .tags=258
    493 'columns,content,given,keys
    494 .kind=670
    495 .kind=641 .keys=258
    496 .kind=671
    497 'columns,tag,value
    498 .kind=672
    499 .kind=673 .tags=258
    500 .column=74 .kind=74 .type=395 .index=222 .expression=74 .message=74 .severity=621 .count=222
      .problem=74
    501 .kind=674 .row=306 .column=74 .columns=215 .text=74 .cut=74 .rule=447 .reason=74
    502 []=315
    503 .at=502 .keys=258 .blocks=311
    504 []=675
    505 .keys=258 .blocks=311
    506 []=676
    507 []=677
    508 .by=678 .headers=74 .footers=74 .empty=418 .collapsed=679 .aggregates=353
    509 .measurer=368 .frame=222 .minimumWidth=222 .insets=425 .direction=426 .spacing=222 .scale=74
      .lock=74 .fixed=425 .rows=680 .items=428 .sizing=429 .columns=430
    510 .title=74 .aggregate=681 .over=354 .value=0 .text=74 .cut=74 .nulls=222 .errors=222
      .pending=74 .problem=682
    511 .width=222 .height=222
    512 .leading=222 .center=222 .trailing=222
    513 []=683
    514 .pointer=515 .kind=684 .message=74
    515 $statePointer
    516 .pointer=515 .kind=685 .message=74
    517 'damaged,foreign,newer,noFile,none,off,restored
    518 []=686
    519 .direction=424 .sortable=74 .priority=222
    520 .kind=534 .key=687 #key
    521 .column=74 .offset=222 .values=233 .texts=215 .errors=688 .pending=315 .stale=315 .lossy=315
      .cut=315 .cutBytes=315 .matches=689 .drafts=690
    522 .key=687 .title=74 .cut=74 .count=222 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=691
    523 .row=306 .fields=215 .cut=74
    524 .x=222 .group=438
    525 .key=306 .sourceIndex=222 .viewIndex=222 .pageIndex=222 .offset=222 .height=222 .frame=581
      .reason=692 .section=687
    526 .column=74 .group=438 .x=222 .width=222 .estimate=74 .reason=693
    527 .column=74 .group=438 .x=222 .width=222 .estimate=74 .distance=222
    528 .key=520 .viewIndex=222 .offset=222 .height=222 .frame=581
    529 'all,entries,viewport
    530 .kind=694 .first=222 .size=222 .overscan=222
    531 .kind=598
    532 .kind=695 .offset=222 .extent=222 .overscan=222
    533 'entry,offset,start
    534 'footer,group,header
    535 'center,end,nearest,start
    536 .start=222 .length=222
    537 []=696
    538 'center,left,right
    539 .row=306 .height=222
    540 .row=306 .column=74 .height=222
    541 .row=306 .column=74 .reason=697
    542 .row=306 .column=74
    543 .from=542 .to=542
    544 .row=306 .column=74 .sourceIndex=222 .viewIndex=222 .pageIndex=222
    545 .format=269 .type=1 .text=74
    546 []=698
    547 .pointer=74 .kind=699 .message=74
    548 .column=74 .kind=681
    549 'aggregate,count,group
    550 .kind=700 .direction=595
    551 .kind=701 .direction=595
    552 .kind=702 .index=222 .direction=595
    553 .column=74 .kind=681 .values=233 .texts=215 .cut=315 .nulls=315 .errors=315
    554 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    555 .row=306 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=392 .settings=703
    556 .id=74 .title=631 .style=704 .hidden=631 .image=631 .placement=705 .fullSwipe=74
      .children=360
    557 .name=74 .arguments=558 .result=364 .member=74
    558 []=364
    559 .kind=706 .message=74 .range=444 .bytes=444 .lines=445 .expected=74 .found=74 .hint=74
    560 []=367
    561 []=560
    562 .seconds=74 .nanos=74
    563 'cells,estimate,font
    564 .kind=707 .tabStop=222 .ambiguous=708 .unit=709
    565 .kind=710 .lineHeight=222 .regular=711 .bold=711
    566 .kind=712 .advance=222 .lineHeight=222
    567 'head,middle,tail
    568 .width=222 .height=222 .lines=713 .more=74 .shown=714
    569 .kind=715 .row=306 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=376
      .oursAfter=306 .theirsAfter=306
    570 'user
    571 .kind=716 .expected=74 .row=306 .column=74 .columns=215 .rule=447 .reason=74
    572 .journal=74 .bytes=222 .when=222 .inUse=74 .path=74 .changes=222 .process=222 .problem=717
    573 .sources=222 .edits=222 .rows=222 .keys=222 .history=222 .views=222 .uncounted=222 *=222
    574 .subscription=231 .view=231 .pending=222 .lagRevisions=222
    575 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    576 []=718
    577 []=719
    578 []=720
    579 []=721
    580 .height=222 .count=222
    581 .x=222 .y=222 .width=222 .height=222
    582 .top=722 .bottom=722 .at=502
    583 []=723
    584 []=724
    585 []=725
    586 []=726
    587 .at=502 .keys=310 .blocks=311
    588 .permission=727 .row=306 .column=74 .section=74 .layer=359
    589 .row=222 .text=74
    590 .column=74 .width=222
    591 'begin,end,report
    592 .kind=728 .title=74 .message=74 .percentage=222
    593 .kind=729 .message=74 .percentage=222
    594 .kind=730 .message=74
    595 'ascending,descending
    596 'first,last
    597 .kind=731 .caseFolded=74 .diacritics=403 .values=215
      'caseInsensitive,length,natural,semver,text,value
    598 'all
    599 []=210
    600 'any
    601 'not
    602 'compare
    603 'oneOf
    604 'text
    605 'contains,endsWith,equals,startsWith
    606 'expression
    607 'null
    608 'error
    609 .column=74 .expression=74 .declared=74 .direction=595 .nulls=596 .comparator=597 .values=233
    610 .title=74 .aggregate=681 .over=354
    611 'client,daemon
    612 'horizontal,wrapped
    613 .top=222 .leading=222 .bottom=222 .trailing=222
    614 .kind=732 ?kind:maximum=733 ?kind:average=734 ?kind:sampled=735 ?kind:client=736
      ?kind:percentile=737 ?kind:hybrid=738 ?kind:padded=739 ?kind:fixed=740 ?kind:fraction=741
      ?kind:flexible=742 ?kind:adaptive=743
    615 .mode=614 .minimum=222 .maximum=222 .padding=222 .headerPadding=222 .header=74 .footer=74
      .whole=74 .width=222 .spacing=222
    616 'client,embedded,hidden
    617 .kind=744 ?kind:stripes=745 ?kind:sorted=746 ?kind:selected=747 ?kind:hovered=748
      ?kind:matches=749 ?kind:drafts=750 ?kind:errors=751
    618 'background,overlay
    619 *=631
    620 .kind=74 .message=74 .pointer=441 .row=306 .column=74 .expected=0 .found=0 .rule=447
    621 'mark,refuse
    622 .key=306 .rows=315
    623 .row=306 .column=74 .reason=752
    624 .inputs=215 .deadline=222
    625 .kind=753 ?kind:number=754 ?kind:currency=755 ?kind:percent=756 ?kind:compact=757
      ?kind:bytes=758 ?kind:duration=759 ?kind:date=760 ?kind:boolean=761 ?kind:map=762
      ?kind:template=763
    626 .expression=74 .message=74 .severity=621 []=764
    627 'center,end,start
    628 .expression=74 'automatic #
    629 .expression=74 #
    630 .expression=74 'automatic,zero #
    631 .expression=74
    632 .expression=74 'ask
    633 .expression=74 .within=215 'ask
    634 .top=722 .between=722 .bottom=722
    635 .height=628 .width=628 .estimatedHeight=629 .headerHeight=630 .footerHeight=630 .hidden=631
      .selectable=632 .momentary=631 .editable=632 .movable=633 .deletable=632 .collapsible=632
      .indentation=629 .actions=360 .separators=634 .accessory=631 .accessibilityText=631
      .cellKind=631 .editor=631 .holds=631 .header=455
    636 .height=628 .width=628 .estimatedHeight=629 .headerHeight=630 .footerHeight=630 .hidden=631
      .selectable=632 .momentary=631 .editable=632 .movable=633 .deletable=632 .collapsible=632
      .indentation=629 .actions=360 .separators=634 .accessory=631 .accessibilityText=631
      .cellKind=631 .editor=631 .holds=631 .columns=765
    637 .expression=74 .message=74 .severity=621 .columns=215
    638 .height=628 .width=628 .estimatedHeight=629 .headerHeight=630 .footerHeight=630 .hidden=631
      .selectable=632 .momentary=631 .editable=632 .movable=633 .deletable=632 .collapsible=632
      .indentation=629 .actions=360 .separators=634 .accessory=631 .accessibilityText=631
      .cellKind=631 .editor=631 .holds=631 .kind=74
    639 'cancelled,limit,readFailed,sourceChanged
    640 'different,grown,same
    641 'given
    642 'columns
    643 .sampleRows=222 .counts=284 .reason=74 .nullValues=215 .firstDisagreement=766
    644 'file
    645 'inline
    646 'created
    647 .reason=74 .examined=222 .share=222 .score=222 .parts=284 .others=767
    648 .reason=74 .examined=222 .share=222
    649 'cr,crlf,lf,mixed
    650 .kind=768 .message=74 .row=306 .column=74 .line=222 .byteOffset=222 .expected=74 .found=74
    651 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    652 .kind=769 .row=306 .column=74 .value=0 .text=74 .values=0
    653 .kind=770 .options=238 .rows=233 .place=771
    654 .kind=772 .rows=258
    655 .kind=773 .rows=258 .place=771
    656 .kind=774 .texts=775 .text=74 .html=74 .format=776 .header=74 .at=542 .view=231 .rows=258
      .columns=215 .overflow=777
    657 .kind=778 .view=231
    658 .kind=779 .row=306 .options=464
    659 .kind=780 .column=74 .options=487
    660 .kind=781 .column=74 .options=487 .place=782
    661 .kind=783 .column=74
    662 .kind=784 .columns=215
    663 .kind=785 .sections=234 .place=786 .sectionColumn=74
    664 .kind=787 .sections=258
    665 .kind=788 .sections=258 .place=786
    666 .kind=789 .section=306 .options=790
    667 .row=306 .column=74 .before=791 .after=791
    668 'edit,setRows
    669 .bytes=315 .range=445 .newText=74 .base64=74
    670 'keys
    671 'content
    672 'value
    673 'tag
    674 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    675 .column=74 .rows=315 .values=233 .texts=215 .errors=688 .pending=315 .stale=315 .lossy=315
      .cut=315 .cutBytes=315 .matches=689
    676 .index=222 .key=306 .columns=215
    677 .index=222 .key=74 .members=792
    678 []=793 'declared
    679 .all=74 .keys=794
    680 .height=222 .wrap=74 .linesMax=222 .inset=222 .padding=222 .minimum=222 .maximum=222
      .whole=74 .spacing=222 .background=74 .quiet=222 .measured=795 .deadline=222
    681 'count,distinct,max,mean,min,sum,valid
    682 'notApplicable,outOfRange,tooManyValues
    683 .column=74 .fixed=796 .x=222 .width=222 .tracks=222 .estimate=74
    684 'typeChanged,unknownColumn
    685 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    686 .pointer=515 .kind=797 .message=74
    687 []=798
    688 []=799
    689 []=800
    690 []=801
    691 []=802
    692 'collapsed,filtered,hidden,removed,unknown
    693 'hidden
    694 'entries
    695 'viewport
    696 .kind=803 .y=222 .height=222 .section=522
    697 'changed,declared,fixed,hidden
    698 .column=74 .extraField=222 .ranges=502 .further=222
    699 'column,columnType,limit,value
    700 'group
    701 'count
    702 'aggregate
    703 *=804
    704 .expression=74 'destructive,disabled,normal
    705 'inline,leading,menu,trailing
    706 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    707 'cells
    708 'narrow,wide
    709 'clusters,codePoints
    710 'font
    711 .defaultAdvance=222 .ranges=805 .advances=806 .kerning=807 .letterSpacing=222
    712 'estimate
    713 []=808
    714 .text=74 .width=222 .cut=74
    715 'cell,place,removed
    716 'invalid,valueDoesNotFit
    717 'damaged,foreign,newer
    718 .kind=74 .at=502
    719 .column=74 .cellKind=0 .editor=0 .at=502
    720 .index=222 .rowState=0
    721 .index=222 .column=74 .cellState=0
    722 .leading=222 .trailing=222 .thickness=222
    723 .look=222 .styles=809
    724 .look=222 .at=502
    725 .column=74 .look=222 .at=502
    726 .style=222 .count=222 .row=306 .message=74
    727 'collapse,delete,edit,move,select
    728 'begin
    729 'report
    730 'end
    731 'caseInsensitive,length,list,natural,semver,text,value
    732 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    733 .kind=810
    734 .kind=811 .advance=222
    735 .kind=812 .size=222
    736 .kind=795 .size=222
    737 .kind=813 .share=222 .size=222
    738 .kind=814 .size=222 .advance=222
    739 .kind=815 .width=222
    740 .kind=816 .width=222
    741 .kind=817 .share=222
    742 .kind=818
    743 .kind=819
    744 'drafts,errors,hovered,matches,selected,sorted,stripes
    745 .kind=820 .every=222 .offset=222 .by=821
    746 .kind=822 .every=222 .offset=222
    747 .kind=823
    748 .kind=824
    749 .kind=825
    750 .kind=826
    751 .kind=827
    752 'encoding,formula,quote
    753 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    754 .kind=828 .pattern=74 .locale=829 .prefix=74 .suffix=74 .negative=830 .decimalMark=74
      .groupMark=74
    755 .kind=831 .pattern=74 .locale=829 .prefix=74 .suffix=74 .negative=830 .decimalMark=74
      .groupMark=74 .currency=74 .display=832
    756 .kind=833 .pattern=74 .locale=829 .prefix=74 .suffix=74 .negative=830 .decimalMark=74
      .groupMark=74
    757 .kind=834 .locale=829 .currency=74 .digits=222
    758 .kind=835 .locale=829 .units=836 .digits=222
    759 .kind=837 .locale=829 .style=838 .unit=839
    760 .kind=840 .pattern=74 .locale=829
    761 .kind=841 .true=74 .false=74
    762 .kind=842 .values=843 .otherwise=625
    763 .kind=844 .template=74 .format=625
    764 .expression=74 .message=74 .severity=621
    765 *=845
    766 .row=306 .line=222 .byteOffset=222 .text=74
    767 []=846
    768 'comment,fieldCount,fieldTooLong,guessedEncoding,invalidEncoding,typeMismatch
      'unclosedQuote,unlikelyCharacters
    769 'set
    770 'insert
    771 .kind=847 ?kind:start=848 ?kind:end=849 ?kind:before=850 ?kind:after=851 ?kind:index=852
      ?kind:shown=853
    772 'remove
    773 'move
    774 'paste
    775 []=215
    776 'csv,html,json,markdown,tsv
    777 'clip,insert,refuse
    778 'adopt
    779 'setRow
    780 'setColumn
    781 'addColumn
    782 .kind=854 ?kind:start=848 ?kind:end=849 ?kind:before=855 ?kind:after=856
    783 'removeColumn
    784 'orderColumns
    785 'addSections
    786 .kind=854 ?kind:start=848 ?kind:end=849 ?kind:before=857 ?kind:after=858
    787 'removeSections
    788 'moveSections
    789 'setSection
    790 .header=74 .footer=74 .kind=74 .state=0
    791 .value=0 .text=74 .cut=74
    792 []=859
    793 .column=74 .expression=74 .declared=74 .direction=595 .nulls=596 .comparator=597 .values=215
    794 []=687
    795 'client
    796 'leading,trailing
    797 'expression,invalidParams,notSortable,unknownColumn
    798 .kind=608
    799 .row=222 .kind=860 .text=74
    800 .row=222 .ranges=502 .further=222
    801 .row=222 .view=231 .author=74 .by=570 .text=74 .stale=74 .problem=571
    802 .column=74 .kind=681 .value=0 .text=74 .cut=74 .nulls=222 .errors=222 .pending=74
      .problem=861
    803 'group,header
    804 .value=0 .layer=359 .name=74 .problem=74
    805 []=862
    806 []=863
    807 []=864
    808 .range=315 .width=222
    809 []=865
    810 'maximum
    811 'average
    812 'sampled
    813 'percentile
    814 'hybrid
    815 'padded
    816 'fixed
    817 'fraction
    818 'flexible
    819 'adaptive
    820 'stripes
    821 'page,section
    822 'sorted
    823 'selected
    824 'hovered
    825 'matches
    826 'drafts
    827 'errors
    828 'number
    829 'de,en,es,fr,hi,ja
    830 'minus,parentheses
    831 'currency
    832 'code,symbol
    833 'percent
    834 'compact
    835 'bytes
    836 'iec,si
    837 'duration
    838 'clock,short,words
    839 'day,hour,millisecond,minute,second
    840 'date
    841 'boolean
    842 'map
    843 *=74
    844 'template
    845 .height=628 .width=628 .estimatedHeight=629 .headerHeight=630 .footerHeight=630 .hidden=631
      .selectable=632 .momentary=631 .editable=632 .movable=633 .deletable=632 .collapsible=632
      .indentation=629 .actions=360 .separators=634 .accessory=631 .accessibilityText=631
      .cellKind=631 .editor=631 .holds=631 .type=395 .validate=626 .format=625 .path=74
    846 .delimiter=74 .score=222
    847 'after,before,end,index,shown,start
    848 .kind=866
    849 .kind=730
    850 .kind=867 .row=306
    851 .kind=868 .row=306
    852 .kind=869 .sourceIndex=222 .counted=870
    853 .kind=871 .view=231 .viewIndex=222 .counted=870 .whenSorted=872
    854 'after,before,end,start
    855 .kind=867 .column=74
    856 .kind=868 .column=74
    857 .kind=867 .section=306
    858 .kind=868 .section=306
    859 'footer,header,kind,state
    860 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    861 'notApplicable,outOfRange,tooManySections,tooManyValues
    862 .first=222 .end=222 .advance=222
    863 .characters=74 .advance=222
    864 .pair=74 .advance=222
    865 .layer=618 .tag=74 .parameters=843
    866 'start
    867 'before
    868 'after
    869 'index
    870 'after,before
    871 'shown
    872 'adopt,refuse
    """#
}
