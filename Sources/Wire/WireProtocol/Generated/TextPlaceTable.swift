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
    110 .view=231 .search=209 .from=306 .direction=347 .wrap=74 .wait=74
    111 .viewRevision=222 .revision=222 .complete=74 .matches=222 .hit=348
    112 .jsonrpc=5 .id=6 .method=207 .params=113 .result=114 .error=3
    113 .table=231 .filter=210
    114 .tree=210 .text=74 .problems=349
    115 .jsonrpc=5 .id=6 .method=207 .params=116 .result=117 .error=3
    116 .view=231 .row=306 .column=74 .relation=350 .combine=351
    117 .viewRevision=222 .condition=210 .filter=210
    118 .jsonrpc=5 .id=6 .method=207 .params=119 .result=120 .error=3
    119 .view=231 .groupBy=215 .aggregates=352 .over=353 .sort=354 .range=254 .as=288 .textBytes=222
      .wait=74
    120 .viewRevision=222 .revision=222 .complete=74 .groups=222 .first=222 .more=74 .groupBy=311
      .counts=315 .aggregates=355
    121 .jsonrpc=5 .id=6 .method=207 .params=122 .result=123 .error=3
    122 .table=231 .declarations=237 .author=74
    123 .revision=222 .declarations=237
    124 .jsonrpc=5 .id=6 .method=207 .params=125 .result=126 .error=3
    125 .table=231 .rows=258 .columns=215 .headers=215 .sections=215 .view=231 .subscription=231
      .settings=356 .first=222
    126 .revision=222 .items=357 .first=222 .more=74
    127 .jsonrpc=5 .id=6 .method=207 .params=128 .result=129 .error=3
    128 .view=231 .row=306 .column=74
    129 .viewRevision=222 .revision=222 .layer=358 .name=74 .problem=74 .actions=359
    130 .jsonrpc=5 .id=6 .method=207 .params=131 .result=132 .error=3
    131 .view=231 .row=306 .column=74 .action=74 .seen=222 .author=74
    132 .viewRevision=222 .revision=222
    133 .jsonrpc=5 .id=6 .method=207 .params=134 .result=135 .error=3
    134 .source=74 .dialect=360 .table=231 .variables=361 .functions=362
    135 .type=363 .dependencies=364 .steps=222 .problems=365
    136 .jsonrpc=5 .id=6 .method=207 .params=137 .result=138 .error=3
    137 .source=74 .dialect=360 .table=231 .variables=361 .checked=74 .row=306 .bindings=217
      .params=217
    138 .value=366 .complete=74 .type=363
    139 .jsonrpc=5 .id=6 .method=207 .params=140 .result=141 .error=3
    140 .texts=215 .measurer=367 .bold=74 .wrap=368 .truncate=369
    141 .lineHeight=222 .estimate=74 .measures=370
    142 .jsonrpc=5 .id=6 .method=207 .params=143 .result=144 .error=3
    143 .view=231 .search=209 .with=74 .scope=371 .at=372 .by=373 .preview=74 .label=74 .author=74
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
    155 .revision=222 .count=222 .first=222 .items=374 .more=74
    156 .jsonrpc=5 .id=6 .method=207 .params=157 .result=158 .error=3
    157 .table=231 .take=375 .conflicts=341 .label=74 .author=74
    158 .revision=222 .resolved=222 .left=222 .history=249
    159 .jsonrpc=5 .id=6 .method=207 .params=160 .result=161 .error=3
    160 .view=231 .row=306 .column=74 .action=376 .by=373 .text=74 .value=0 .overwrite=74 .label=74
      .author=74 .history=256 .invalid=257
    161 .revision=222 .draft=377 .history=249
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
    172 .folder=74 .items=378
    173 .jsonrpc=5 .id=6 .method=207 .params=174 .result=175 .error=3
    174 .journals=215 .journalFolder=74
    175 .removed=215
    176 .jsonrpc=5 .id=6 .method=207 .params=0 .result=177 .error=3
    177 .presets=379
    178 .jsonrpc=5 .id=6 .method=207 .params=0 .result=179 .error=3
    179 .memory=380 .methods=1 .watching=381 *=222
    180 .jsonrpc=5 .id=6 .method=207 .params=0 .result=1 .error=3
    181 .jsonrpc=5 .id=6 .method=207 .params=182 .result=0 .error=3
    182 .value=227
    183 .jsonrpc=5 .id=6 .method=207 .params=184 .result=0 .error=3
    184 .id=222
    185 .jsonrpc=5 .id=6 .method=207 .params=0 .result=74 .error=3
    186 .jsonrpc=5 .id=6 .method=207 .params=187 .result=0 .error=3
    187 .subscription=231 .view=231 .table=231 .seq=222 .from=222 .to=222 .revision=222 .causes=382
      .authors=215 .hints=233 .appearance=383 .kinds=384 .layout=297 .across=328 .heights=385
      .frames=386 .viewport=329 .separators=387 .styles=388 .counts=301 .order=302 .complete=74
      .window=254 .columns=215 .reset=389 .diff=390 .part=222 .last=74
    188 .jsonrpc=5 .id=6 .method=207 .params=189 .result=0 .error=3
    189 .table=231 .view=231 .revision=222 .action=74 .key=306 .sourceIndex=222 .viewIndex=222
      .column=74 .values=391 .author=74
    190 .jsonrpc=5 .id=6 .method=207 .params=191 .result=192 .error=3
    191 .table=231 .view=231 .asked=392 .count=222 .deadline=222 .default=393
    192 .decision=393
    193 .jsonrpc=5 .id=6 .method=207 .params=194 .result=195 .error=3
    194 .table=231 .column=74 .type=394 .revision=222 .rows=258 .blocks=311 .types=395 .deadline=222
    195 .values=233 .texts=215 .errors=396
    196 .jsonrpc=5 .id=6 .method=207 .params=197 .result=198 .error=3
    197 .table=231 .view=231 .viewRevision=222 .revision=222 .kind=397 .column=74 .rows=258
      .columns=398 .blocks=311 .deadline=222
    198 .heights=315 .widths=315
    199 .jsonrpc=5 .id=6 .method=207 .params=200 .result=0 .error=3
    200 .table=231 .revision=222 .rows=239 .sourceState=240 .dirty=74 .savedRevision=222
      .unsaved=242 .conflicts=222 .journal=243 .diagnostics=399
    201 .jsonrpc=5 .id=6 .method=207 .params=202 .result=0 .error=3
    202 .token=222 .value=400
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
    208 []=401
    209 .text=74 .columns=215 .caseFolded=74 .diacritics=402 .match=403 .mode=404 .of=405
    210 .kind=406 ?kind:all=407 ?kind:any=408 ?kind:not=409 ?kind:compare=410 ?kind:oneOf=411
      ?kind:text=412 ?kind:expression=413 ?kind:null=414 ?kind:error=415
    211 .by=416 .headers=74 .footers=74 .empty=417 .collapsed=418 .aggregates=352
    212 .mode=419 .unit=344 .tap=420 .momentary=74 .whenFiltered=421
    213 .size=222 .index=222
    214 *=422
    215 []=74
    216 'cell,none,object
    217 *=366
    218 []=423
    219 .measurer=367 .frame=222 .minimumWidth=222 .insets=424 .direction=425 .spacing=222 .scale=74
      .lock=74 .fixed=424 .rows=426 .items=427 .sizing=428 .columns=429
    220 .kind=430 .header=431 .footer=431 .search=432 .insets=433 .spacings=434 .indicators=435
      .scrollBars=436 .alignment=437
    221 []=438
    222 #
    223 .kind=439 .pointer=440 .expected=0 .found=0 .position=222 .revision=222 .offset=222 .limit=1
      .maximum=222 .viewRevision=222 .seen=222 .oldest=222 .asked=222 .step=222 .errno=222
      .count=222 .problem=74 .obstacle=441 .reason=442 .permission=1 .layer=358 .binding=1 .id=74
      .view=231 .column=74 .row=306 .section=74 .name=74 .action=74 .method=74 .path=74 .system=74
      .range=443 .bytes=443 .lines=444 .problems=365 .errors=445 .rule=446 .keys=447 .got=222
      .state=448 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=449 .start=450
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
    232 []=451
    233 []=0
    234 []=452
    235 'section,table
    236 *=453
    237 .settings=454 .fallback=454 .columns=455 .kinds=456 .kindBy=457 .defaultKind=74
      .undeclaredKinds=458 .rowRules=459 .sectionKinds=460 .sections=461 .cellKinds=391 .editors=391
      .decisions=462
    238 []=463
    239 .count=222 .complete=74 .failure=464 .examined=74 .extraFields=222
    240 'asOpened,changed,removed,replaced,unreadable
    241 'follow,merge,reload,tell
    242 .records=222 .bytes=222 .columns=74 .order=74
    243 .state=465 .reason=74 .editors=315 .unreadable=222 .recoverable=466 .restored=467
    244 .kind=468 ?kind:given=469 ?kind:columns=470
    245 []=471
    246 []=472
    247 .kind=473 ?kind:file=474 ?kind:inline=475 ?kind:created=476
    248 .delimiter=477 .quote=478 .escape=478 .header=478 .headerRows=479 .skipInitialSpace=478
      .encoding=480 .lineEnd=481 .comment=478 .preambleLines=479 .nullValues=482
    249 .undo=222 .redo=222 .undoLabel=74 .redoLabel=74 .dropped=222
    250 .count=222 .counts=483 .first=222 .items=484
    251 .text=74 .base64=74
    252 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=222 .skipInitialSpace=74
      .encoding=263 .comment=74 .preambleLines=222 .nullValues=215 .types=485 .outliers=222
    253 *=486
    254 .first=222 .size=222
    255 []=487
    256 'join,none,step
    257 'keep,refuse
    258 []=306
    259 .cells=222 .inserted=222 .removed=222 .moved=222 .columns=222 .sections=222 .errorCount=222
      .removedRows=258 .items=488 .errors=445 .asked=392
    260 .id=222 .label=74 .author=74
    261 []=489
    262 'always,ifUnchanged
    263 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    264 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=274 .byteOrderMark=74
    265 'overwritten,replaced,unchanged
    266 .count=222 .first=222 .size=222 .more=74 .items=490
    267 'apply,discard,keep
    268 'content,edits
    269 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    270 .path=74 .overwrite=74 .sync=74
    271 'text,value
    272 'off,quote,reject
    273 'arrays,objects
    274 'cr,crlf,lf
    275 []=491
    276 .kind=492 ?kind:keys=493 ?kind:columns=470 ?kind:given=494 ?kind:content=495
    277 .kind=496 ?kind:value=497 ?kind:columns=470 ?kind:tag=498
    278 'diff,reset
    279 .changes=222 .share=222
    280 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    281 []=391
    282 'applied,superseded
    283 .deletes=222 .inserts=222 .moves=222 .updates=222
    284 *=222
    285 []=499
    286 []=500
    287 .table=231 .revision=222
    288 'both,text,value
    289 .table=231 .revision=222 .rows=222
    290 .deletes=222 .moves=222 .inserts=222 .updates=222 .changes=222
    291 .deletes=501 .moves=501 .inserts=502 .updates=503
    292 .deletes=504 .updates=503
    293 .moves=258 .updates=505
    294 .old=339 .new=339 .deletes=315 .inserts=315 .moves=501 .updates=506
    295 .sort=208 .search=209 .filter=210 .sections=507 .selection=212 .page=213 .columns=214
      .columnOrder=215 .binding=216 .params=217 .sortCycle=218 .footers=74 .footerSorts=74
      .showHidden=74 .layout=508 .presentation=220 .styles=221
    296 *=509
    297 .width=222 .content=222 .direction=425 .height=222 .items=510 .estimate=74 .groups=511
      .columns=512
    298 []=513
    299 .row=306 .pointer=514 .reason=74 .message=74 .range=443 .bytes=443 .lines=444
    300 []=515
    301 .source=222 .filtered=222 .pages=222 .pageIndex=222 .pageSize=222 .first=222 .end=222
      .matches=222 .entries=222 .failed=222 .orderFailed=222 .hidden=222
    302 'pending,ready
    303 .rows=222 .matches=222
    304 .rows=222 .of=222
    305 .outcome=516 .when=222 .dropped=517
    306 #key
    307 'footer,header
    308 *=518
    309 'cut,whole
    310 []=519
    311 []=520
    312 []=521
    313 []=522
    314 []=523
    315 []=222
    316 []=524
    317 []=525
    318 []=526
    319 []=527
    320 .kind=528 ?kind:entries=529 ?kind:all=530 ?kind:viewport=531
    321 'cells,keys
    322 .sort=532 .filter=532 .sections=532 .page=532 .setRows=532 .load=532 .edit=532 .resize=532
      .measure=532 'end,entry,index
    323 .kind=533 .key=233 #key
    324 .offset=222 .extent=222 .overscan=222
    325 .offset=222 .thumb=222 .extent=222 .overscan=222 .column=74 .placement=534
    326 'bottom,center,nearest,top
    327 'end,start
    328 .offset=222 .room=222 .contentWidth=222 .left=511 .clip=315 .thumb=535
    329 .offset=222 .extent=222 .top=222 .spacing=222 .heldBack=222 .thumb=535 .anchor=519
      .sticky=536
    330 .align=537 .inset=222 .top=222
    331 'entry,header,outside
    332 .key=519 .viewIndex=222 .y=222 .height=222 .sticky=74
    333 .column=74 .x=222 .width=222 .clip=315
    334 []=538
    335 []=539
    336 []=540
    337 @=222 $id
    338 'collapse,expand,toggle
    339 []=233
    340 'add,all,extend,invert,none,remove,replace,tap,toggle
    341 []=541
    342 []=542
    343 []=543
    344 'cell,column,row
    345 []=269
    346 []=544
    347 'next,previous
    348 .row=306 .viewIndex=222 .pageIndex=222 .wrapped=74 .cells=545
    349 []=546
    350 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    351 'all,any,replace
    352 []=547
    353 'all,shown
    354 .kind=548 ?kind:group=549 ?kind:count=550 ?kind:aggregate=551
    355 []=552
    356 []=553
    357 []=554
    358 'builtIn,column,fallback,kind,row,section,table
    359 []=555
    360 'strict,table
    361 *=363
    362 []=556
    363 .list=363 .map=557 .type=363 .opaque=74 .of=557
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    364 .columns=215 .cells=215 .params=215 .bindings=215
    365 []=558
    366 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=559 .map=560
      .type=74 .timestamp=561 .duration=561 .optional=366
    367 .kind=562 ?kind:cells=563 ?kind:font=564 ?kind:estimate=565
    368 .width=222 .linesMax=222
    369 .width=222 .at=566 .ellipsis=74
    370 []=567
    371 'all,selection
    372 .row=306 .column=74 .index=222
    373 'owner,user
    374 []=568
    375 'ours,theirs
    376 'begin,cancel,change,commit
    377 .view=231 .author=74 .by=569 .text=74 .stale=74 .problem=570
    378 []=571
    379 []=1
    380 .resident=222 .program=222 .heap=222 .free=222 .cache=222 .tables=572 .sorting=222
      .gathering=222 .comparing=222 .messages=222 .recording=222 .other=222 *=222
    381 []=573
    382 []=574
    383 .appeared=310 .disappeared=310 .prefetch=310 .cancelled=310
    384 .rows=575 .cells=576 .states=577 .cellStates=578
    385 []=579
    386 []=580
    387 []=581
    388 .anew=74 .looks=582 .rows=583 .cells=584 .failures=585
    389 .keys=310 .blocks=311
    390 .deletes=501 .moves=501 .inserts=586 .updates=503 .scrolledOut=501 .scrolledIn=501
    391 *=0
    392 []=587
    393 'allow,refuse
    394 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    395 []=394
    396 []=588
    397 'heights,widths
    398 []=589
    399 .count=222
    400 .kind=590 ?kind:begin=591 ?kind:report=592 ?kind:end=593
    401 .column=74 .expression=74 .direction=594 .nulls=595 .comparator=596
    402 'exact,ignored
    403 'contains,fuzzy,prefix,regex,words
    404 'filter,mark
    405 'display,value
    406 'all,any,compare,error,expression,not,null,oneOf,text
    407 .kind=597 .conditions=598
    408 .kind=599 .conditions=598
    409 .kind=600 .condition=210
    410 .kind=601 .column=74 .relation=350 .value=0
    411 .kind=602 .column=74 .values=0
    412 .kind=603 .column=74 .relation=604 .text=74 .caseFolded=74 .diacritics=402 .of=405
    413 .kind=605 .source=74
    414 .kind=606 .column=74
    415 .kind=607 .column=74
    416 []=608 'declared
    417 'hide,show
    418 .all=74 .keys=339
    419 'multiple,none,single
    420 'extend,replace,toggle
    421 'drop,keep
    422 .hidden=74 .footer=609 .nullDefault=0
    423 'ascending,descending,none
    424 .leading=222 .trailing=222
    425 'ltr,rtl
    426 .height=222 .wrap=74 .linesMax=222 .inset=222 .padding=222 .minimum=222 .maximum=222
      .whole=74 .spacing=222 .background=74 .quiet=222 .measured=610 .deadline=222
    427 .direction=611 .size=510 .perLine=315 .spacing=222 .lineSpacing=222 .insets=612
    428 .mode=613 .minimum=222 .maximum=222 .padding=222 .headerPadding=222 .header=74 .footer=74
      .whole=74
    429 *=614
    430 'grid,headless,list,stack
    431 .shown=74 .height=222 .inside=74 .floats=74
    432 .shown=74 .height=222 .inside=74 .floats=74 .placement=615 .placeholder=74
    433 .table=612 .header=612 .footer=612 .row=612 .item=612
    434 .header=222 .footer=222
    435 .ascending=74 .descending=74 .none=74 .width=222 .header=74 .footer=74
    436 .vertical=74 .horizontal=74 .minimum=222
    437 'center,leading,trailing
    438 .when=74 .source=616 .columns=215 .layer=617 .tag=74 .parameters=618
    439 'actionDisabled,ambiguousRows,badBackup,badFormat,batch,blockOverflows,cancelled
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
    440 $pointer
    441 'base,columns,dialect,edited,misfit,none
    442 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    443 .first=222 .end=222
    444 .start=450 .end=450
    445 []=619
    446 .kind=74 .index=222 .expression=74 .type=394 .message=74 .severity=620
    447 []=621
    448 'changed,replaced
    449 []=622
    450 .line=222 .character=222
    451 .id=74 .type=394 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=457 .supplied=623 .format=624 .parse=624
      .nullPlaceholder=74 .comparator=596 .footer=609 .validate=625 .align=626 .editor=0
      .cellKind=74 .meta=0
    452 .key=306 .header=74 .footer=74 .kind=74 .state=0 .rows=233
    453 .base=394 .format=624 .parse=624 .nullPlaceholder=74 .comparator=596 .footer=609
      .validate=625 .align=626 .editor=0 .cellKind=74 .meta=0
    454 .height=627 .width=627 .estimatedHeight=628 .headerHeight=629 .footerHeight=629 .hidden=630
      .selectable=631 .momentary=630 .editable=631 .movable=632 .deletable=631 .collapsible=631
      .indentation=628 .actions=359 .separators=633 .accessory=630 .accessibilityText=630
      .cellKind=630 .editor=630 .holds=630
    455 *=634
    456 *=635
    457 .column=74 .expression=74
    458 'default,refuse
    459 []=636
    460 *=454
    461 *=637
    462 .deadline=222 .default=393
    463 .kind=74 .settings=454 .rowState=0 .cellStates=391
    464 .kind=638 .message=74 .system=74
    465 'blocked,failed,off,on,suspended
    466 .changes=222 .when=222 .base=639 .process=222 .others=222 .lostBytes=222 .suspended=74
    467 .backup=74 .steps=222 .base=639
    468 'columns,given
    469 .kind=640
    470 .kind=641 .columns=215
    471 .id=74 .title=74 .exactTitle=74 .type=394 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=623 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=457 .sortByProblem=74 .typeName=74 .format=624 .parse=624 .nullPlaceholder=74
      .comparator=596 .footer=609 .validate=625 .align=626 .editor=0 .cellKind=74 .meta=0
      .evidence=642
    472 .key=306 .header=74 .footer=74 .kind=74 .state=0
    473 'created,file,inline
    474 .kind=643 .path=74 .uri=74 .bytes=222
    475 .kind=644 .bytes=222
    476 .kind=645
    477 .value=74 .forced=74 .evidence=646
    478 .value=74 .forced=74 .evidence=647
    479 .value=222 .forced=74 .evidence=647
    480 .value=263 .forced=74 .evidence=647
    481 .value=648 .forced=74 .evidence=647
    482 .value=215 .forced=74 .evidence=647
    483 .fieldCount=222 .typeMismatch=222 .unclosedQuote=222 .fieldTooLong=222 .invalidEncoding=222
      .unlikelyCharacters=222 .guessedEncoding=222 .comment=222
    484 []=649
    485 'detected,plain
    486 .type=394 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=457 .supplied=623 .format=624 .parse=624
      .nullPlaceholder=74 .comparator=596 .footer=609 .validate=625 .align=626 .editor=0
      .cellKind=74 .meta=0
    487 .kind=650 ?kind:set=651 ?kind:insert=652 ?kind:remove=653 ?kind:move=654 ?kind:paste=655
      ?kind:adopt=656 ?kind:setRow=657 ?kind:setColumn=658 ?kind:addColumn=659
      ?kind:removeColumn=660 ?kind:orderColumns=661 ?kind:addSections=662 ?kind:removeSections=663
      ?kind:moveSections=664 ?kind:setSection=665
    488 []=666
    489 .id=222 .done=74 .label=74 .author=74 .cause=667 .revision=222 .cells=222 .rows=222
      .columns=222 .sections=222 .bytes=222
    490 []=668
    491 .key=306 .header=74 .footer=74 .kind=74 .state=0 .rows=233 .keys=258 .rowStates=233
      .cellStates=281 .tags=258
    492 'columns,content,given,keys
    493 .kind=669
    494 .kind=640 .keys=258
    495 .kind=670
    496 'columns,tag,value
    497 .kind=671
    498 .kind=672 .tags=258
    499 .column=74 .kind=74 .type=394 .index=222 .expression=74 .message=74 .severity=620 .count=222
      .problem=74
    500 .kind=673 .row=306 .column=74 .columns=215 .text=74 .cut=74 .rule=446 .reason=74
    501 []=315
    502 .at=501 .keys=258 .blocks=311
    503 []=674
    504 .keys=258 .blocks=311
    505 []=675
    506 []=676
    507 .by=677 .headers=74 .footers=74 .empty=417 .collapsed=678 .aggregates=352
    508 .measurer=367 .frame=222 .minimumWidth=222 .insets=424 .direction=425 .spacing=222 .scale=74
      .lock=74 .fixed=424 .rows=679 .items=427 .sizing=428 .columns=429
    509 .title=74 .aggregate=680 .over=353 .value=0 .text=74 .cut=74 .nulls=222 .errors=222
      .pending=74 .problem=681
    510 .width=222 .height=222
    511 .leading=222 .center=222 .trailing=222
    512 []=682
    513 .pointer=514 .kind=683 .message=74
    514 $statePointer
    515 .pointer=514 .kind=684 .message=74
    516 'damaged,foreign,newer,noFile,none,off,restored
    517 []=685
    518 .direction=423 .sortable=74 .priority=222
    519 .kind=533 .key=686 #key
    520 .column=74 .offset=222 .values=233 .texts=215 .errors=687 .pending=315 .stale=315 .lossy=315
      .cut=315 .cutBytes=315 .matches=688 .drafts=689
    521 .key=686 .title=74 .cut=74 .count=222 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=690
    522 .row=306 .fields=215 .cut=74
    523 .x=222 .group=437
    524 .key=306 .sourceIndex=222 .viewIndex=222 .pageIndex=222 .offset=222 .height=222 .frame=580
      .reason=691 .section=686
    525 .column=74 .group=437 .x=222 .width=222 .estimate=74 .reason=692
    526 .column=74 .group=437 .x=222 .width=222 .estimate=74 .distance=222
    527 .key=519 .viewIndex=222 .offset=222 .height=222 .frame=580
    528 'all,entries,viewport
    529 .kind=693 .first=222 .size=222 .overscan=222
    530 .kind=597
    531 .kind=694 .offset=222 .extent=222 .overscan=222
    532 'entry,offset,start
    533 'footer,group,header
    534 'center,end,nearest,start
    535 .start=222 .length=222
    536 []=695
    537 'center,left,right
    538 .row=306 .height=222
    539 .row=306 .column=74 .height=222
    540 .row=306 .column=74 .reason=696
    541 .row=306 .column=74
    542 .from=541 .to=541
    543 .row=306 .column=74 .sourceIndex=222 .viewIndex=222 .pageIndex=222
    544 .format=269 .type=1 .text=74
    545 []=697
    546 .pointer=74 .kind=698 .message=74
    547 .column=74 .kind=680
    548 'aggregate,count,group
    549 .kind=699 .direction=594
    550 .kind=700 .direction=594
    551 .kind=701 .index=222 .direction=594
    552 .column=74 .kind=680 .values=233 .texts=215 .cut=315 .nulls=315 .errors=315
    553 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    554 .row=306 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=391 .settings=702
    555 .id=74 .title=630 .style=703 .hidden=630 .image=630 .placement=704 .fullSwipe=74
      .children=359
    556 .name=74 .arguments=557 .result=363 .member=74
    557 []=363
    558 .kind=705 .message=74 .range=443 .bytes=443 .lines=444 .expected=74 .found=74 .hint=74
    559 []=366
    560 []=559
    561 .seconds=74 .nanos=74
    562 'cells,estimate,font
    563 .kind=706 .tabStop=222 .ambiguous=707 .unit=708
    564 .kind=709 .lineHeight=222 .regular=710 .bold=710
    565 .kind=711 .advance=222 .lineHeight=222
    566 'head,middle,tail
    567 .width=222 .height=222 .lines=712 .more=74 .shown=713
    568 .kind=714 .row=306 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=375
      .oursAfter=306 .theirsAfter=306
    569 'user
    570 .kind=715 .expected=74 .row=306 .column=74 .columns=215 .rule=446 .reason=74
    571 .journal=74 .bytes=222 .when=222 .inUse=74 .path=74 .changes=222 .process=222 .problem=716
    572 .sources=222 .edits=222 .rows=222 .keys=222 .history=222 .views=222 .uncounted=222 *=222
    573 .subscription=231 .view=231 .pending=222 .lagRevisions=222
    574 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    575 []=717
    576 []=718
    577 []=719
    578 []=720
    579 .height=222 .count=222
    580 .x=222 .y=222 .width=222 .height=222
    581 .top=721 .bottom=721 .at=501
    582 []=722
    583 []=723
    584 []=724
    585 []=725
    586 .at=501 .keys=310 .blocks=311
    587 .permission=726 .row=306 .column=74 .section=74 .layer=358
    588 .row=222 .text=74
    589 .column=74 .width=222
    590 'begin,end,report
    591 .kind=727 .title=74 .message=74 .percentage=222
    592 .kind=728 .message=74 .percentage=222
    593 .kind=729 .message=74
    594 'ascending,descending
    595 'first,last
    596 .kind=730 .caseFolded=74 .diacritics=402 .values=215
      'caseInsensitive,length,natural,semver,text,value
    597 'all
    598 []=210
    599 'any
    600 'not
    601 'compare
    602 'oneOf
    603 'text
    604 'contains,endsWith,equals,startsWith
    605 'expression
    606 'null
    607 'error
    608 .column=74 .expression=74 .declared=74 .direction=594 .nulls=595 .comparator=596 .values=233
    609 .title=74 .aggregate=680 .over=353
    610 'client,daemon
    611 'horizontal,wrapped
    612 .top=222 .leading=222 .bottom=222 .trailing=222
    613 .kind=731 ?kind:maximum=732 ?kind:average=733 ?kind:sampled=734 ?kind:client=735
      ?kind:percentile=736 ?kind:hybrid=737 ?kind:padded=738 ?kind:fixed=739 ?kind:fraction=740
      ?kind:flexible=741 ?kind:adaptive=742
    614 .mode=613 .minimum=222 .maximum=222 .padding=222 .headerPadding=222 .header=74 .footer=74
      .whole=74 .width=222 .spacing=222
    615 'client,embedded,hidden
    616 .kind=743 ?kind:stripes=744 ?kind:sorted=745 ?kind:selected=746 ?kind:hovered=747
      ?kind:matches=748 ?kind:drafts=749 ?kind:errors=750
    617 'background,overlay
    618 *=630
    619 .kind=74 .message=74 .pointer=440 .row=306 .column=74 .expected=0 .found=0 .rule=446
    620 'mark,refuse
    621 .key=306 .rows=315
    622 .row=306 .column=74 .reason=751
    623 .inputs=215 .deadline=222
    624 .kind=752 ?kind:number=753 ?kind:currency=754 ?kind:percent=755 ?kind:compact=756
      ?kind:bytes=757 ?kind:duration=758 ?kind:date=759 ?kind:boolean=760 ?kind:map=761
      ?kind:template=762
    625 .expression=74 .message=74 .severity=620 []=763
    626 'center,end,start
    627 .expression=74 'automatic #
    628 .expression=74 #
    629 .expression=74 'automatic,zero #
    630 .expression=74
    631 .expression=74 'ask
    632 .expression=74 .within=215 'ask
    633 .top=721 .between=721 .bottom=721
    634 .height=627 .width=627 .estimatedHeight=628 .headerHeight=629 .footerHeight=629 .hidden=630
      .selectable=631 .momentary=630 .editable=631 .movable=632 .deletable=631 .collapsible=631
      .indentation=628 .actions=359 .separators=633 .accessory=630 .accessibilityText=630
      .cellKind=630 .editor=630 .holds=630 .header=454
    635 .height=627 .width=627 .estimatedHeight=628 .headerHeight=629 .footerHeight=629 .hidden=630
      .selectable=631 .momentary=630 .editable=631 .movable=632 .deletable=631 .collapsible=631
      .indentation=628 .actions=359 .separators=633 .accessory=630 .accessibilityText=630
      .cellKind=630 .editor=630 .holds=630 .columns=764
    636 .expression=74 .message=74 .severity=620 .columns=215
    637 .height=627 .width=627 .estimatedHeight=628 .headerHeight=629 .footerHeight=629 .hidden=630
      .selectable=631 .momentary=630 .editable=631 .movable=632 .deletable=631 .collapsible=631
      .indentation=628 .actions=359 .separators=633 .accessory=630 .accessibilityText=630
      .cellKind=630 .editor=630 .holds=630 .kind=74
    638 'cancelled,limit,readFailed,sourceChanged
    639 'different,grown,same
    640 'given
    641 'columns
    642 .sampleRows=222 .counts=284 .reason=74 .nullValues=215 .firstDisagreement=765
    643 'file
    644 'inline
    645 'created
    646 .reason=74 .examined=222 .share=222 .score=222 .parts=284 .others=766
    647 .reason=74 .examined=222 .share=222
    648 'cr,crlf,lf,mixed
    649 .kind=767 .message=74 .row=306 .column=74 .line=222 .byteOffset=222 .expected=74 .found=74
    650 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    651 .kind=768 .row=306 .column=74 .value=0 .text=74 .values=0
    652 .kind=769 .options=238 .rows=233 .place=770
    653 .kind=771 .rows=258
    654 .kind=772 .rows=258 .place=770
    655 .kind=773 .texts=774 .text=74 .html=74 .format=775 .header=74 .at=541 .view=231 .rows=258
      .columns=215 .overflow=776
    656 .kind=777 .view=231
    657 .kind=778 .row=306 .options=463
    658 .kind=779 .column=74 .options=486
    659 .kind=780 .column=74 .options=486 .place=781
    660 .kind=782 .column=74
    661 .kind=783 .columns=215
    662 .kind=784 .sections=234 .place=785 .sectionColumn=74
    663 .kind=786 .sections=258
    664 .kind=787 .sections=258 .place=785
    665 .kind=788 .section=306 .options=789
    666 .row=306 .column=74 .before=790 .after=790
    667 'edit,setRows
    668 .bytes=315 .range=444 .newText=74 .base64=74
    669 'keys
    670 'content
    671 'value
    672 'tag
    673 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    674 .column=74 .rows=315 .values=233 .texts=215 .errors=687 .pending=315 .stale=315 .lossy=315
      .cut=315 .cutBytes=315 .matches=688
    675 .index=222 .key=306 .columns=215
    676 .index=222 .key=74 .members=791
    677 []=792 'declared
    678 .all=74 .keys=793
    679 .height=222 .wrap=74 .linesMax=222 .inset=222 .padding=222 .minimum=222 .maximum=222
      .whole=74 .spacing=222 .background=74 .quiet=222 .measured=794 .deadline=222
    680 'count,distinct,max,mean,min,sum,valid
    681 'notApplicable,outOfRange,tooManyValues
    682 .column=74 .fixed=795 .x=222 .width=222 .tracks=222 .estimate=74
    683 'typeChanged,unknownColumn
    684 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    685 .pointer=514 .kind=796 .message=74
    686 []=797
    687 []=798
    688 []=799
    689 []=800
    690 []=801
    691 'collapsed,filtered,hidden,removed,unknown
    692 'hidden
    693 'entries
    694 'viewport
    695 .kind=802 .y=222 .height=222 .section=521
    696 'changed,declared,fixed,hidden
    697 .column=74 .extraField=222 .ranges=501 .further=222
    698 'column,columnType,limit,value
    699 'group
    700 'count
    701 'aggregate
    702 *=803
    703 .expression=74 'destructive,disabled,normal
    704 'inline,leading,menu,trailing
    705 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    706 'cells
    707 'narrow,wide
    708 'clusters,codePoints
    709 'font
    710 .defaultAdvance=222 .ranges=804 .advances=805 .kerning=806 .letterSpacing=222
    711 'estimate
    712 []=807
    713 .text=74 .width=222 .cut=74
    714 'cell,place,removed
    715 'invalid,valueDoesNotFit
    716 'damaged,foreign,newer
    717 .kind=74 .at=501
    718 .column=74 .cellKind=0 .editor=0 .at=501
    719 .index=222 .rowState=0
    720 .index=222 .column=74 .cellState=0
    721 .leading=222 .trailing=222 .thickness=222
    722 .look=222 .styles=808
    723 .look=222 .at=501
    724 .column=74 .look=222 .at=501
    725 .style=222 .count=222 .row=306 .message=74
    726 'collapse,delete,edit,move,select
    727 'begin
    728 'report
    729 'end
    730 'caseInsensitive,length,list,natural,semver,text,value
    731 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    732 .kind=809
    733 .kind=810 .advance=222
    734 .kind=811 .size=222
    735 .kind=794 .size=222
    736 .kind=812 .share=222 .size=222
    737 .kind=813 .size=222 .advance=222
    738 .kind=814 .width=222
    739 .kind=815 .width=222
    740 .kind=816 .share=222
    741 .kind=817
    742 .kind=818
    743 'drafts,errors,hovered,matches,selected,sorted,stripes
    744 .kind=819 .every=222 .offset=222 .by=820
    745 .kind=821 .every=222 .offset=222
    746 .kind=822
    747 .kind=823
    748 .kind=824
    749 .kind=825
    750 .kind=826
    751 'encoding,formula,quote
    752 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    753 .kind=827 .pattern=74 .locale=828 .prefix=74 .suffix=74 .negative=829 .decimalMark=74
      .groupMark=74
    754 .kind=830 .pattern=74 .locale=828 .prefix=74 .suffix=74 .negative=829 .decimalMark=74
      .groupMark=74 .currency=74 .display=831
    755 .kind=832 .pattern=74 .locale=828 .prefix=74 .suffix=74 .negative=829 .decimalMark=74
      .groupMark=74
    756 .kind=833 .locale=828 .currency=74 .digits=222
    757 .kind=834 .locale=828 .units=835 .digits=222
    758 .kind=836 .locale=828 .style=837 .unit=838
    759 .kind=839 .pattern=74 .locale=828
    760 .kind=840 .true=74 .false=74
    761 .kind=841 .values=842 .otherwise=624
    762 .kind=843 .template=74 .format=624
    763 .expression=74 .message=74 .severity=620
    764 *=844
    765 .row=306 .line=222 .byteOffset=222 .text=74
    766 []=845
    767 'comment,fieldCount,fieldTooLong,guessedEncoding,invalidEncoding,typeMismatch
      'unclosedQuote,unlikelyCharacters
    768 'set
    769 'insert
    770 .kind=846 ?kind:start=847 ?kind:end=848 ?kind:before=849 ?kind:after=850 ?kind:index=851
      ?kind:shown=852
    771 'remove
    772 'move
    773 'paste
    774 []=215
    775 'csv,html,json,markdown,tsv
    776 'clip,insert,refuse
    777 'adopt
    778 'setRow
    779 'setColumn
    780 'addColumn
    781 .kind=853 ?kind:start=847 ?kind:end=848 ?kind:before=854 ?kind:after=855
    782 'removeColumn
    783 'orderColumns
    784 'addSections
    785 .kind=853 ?kind:start=847 ?kind:end=848 ?kind:before=856 ?kind:after=857
    786 'removeSections
    787 'moveSections
    788 'setSection
    789 .header=74 .footer=74 .kind=74 .state=0
    790 .value=0 .text=74 .cut=74
    791 []=858
    792 .column=74 .expression=74 .declared=74 .direction=594 .nulls=595 .comparator=596 .values=215
    793 []=686
    794 'client
    795 'leading,trailing
    796 'expression,invalidParams,notSortable,unknownColumn
    797 .kind=607
    798 .row=222 .kind=859 .text=74
    799 .row=222 .ranges=501 .further=222
    800 .row=222 .view=231 .author=74 .by=569 .text=74 .stale=74 .problem=570
    801 .column=74 .kind=680 .value=0 .text=74 .cut=74 .nulls=222 .errors=222 .pending=74
      .problem=860
    802 'group,header
    803 .value=0 .layer=358 .name=74 .problem=74
    804 []=861
    805 []=862
    806 []=863
    807 .range=315 .width=222
    808 []=864
    809 'maximum
    810 'average
    811 'sampled
    812 'percentile
    813 'hybrid
    814 'padded
    815 'fixed
    816 'fraction
    817 'flexible
    818 'adaptive
    819 'stripes
    820 'page,section
    821 'sorted
    822 'selected
    823 'hovered
    824 'matches
    825 'drafts
    826 'errors
    827 'number
    828 'de,en,es,fr,hi,ja
    829 'minus,parentheses
    830 'currency
    831 'code,symbol
    832 'percent
    833 'compact
    834 'bytes
    835 'iec,si
    836 'duration
    837 'clock,short,words
    838 'day,hour,millisecond,minute,second
    839 'date
    840 'boolean
    841 'map
    842 *=74
    843 'template
    844 .height=627 .width=627 .estimatedHeight=628 .headerHeight=629 .footerHeight=629 .hidden=630
      .selectable=631 .momentary=630 .editable=631 .movable=632 .deletable=631 .collapsible=631
      .indentation=628 .actions=359 .separators=633 .accessory=630 .accessibilityText=630
      .cellKind=630 .editor=630 .holds=630 .type=394 .validate=625 .format=624 .path=74
    845 .delimiter=74 .score=222
    846 'after,before,end,index,shown,start
    847 .kind=865
    848 .kind=729
    849 .kind=866 .row=306
    850 .kind=867 .row=306
    851 .kind=868 .sourceIndex=222 .counted=869
    852 .kind=870 .view=231 .viewIndex=222 .counted=869 .whenSorted=871
    853 'after,before,end,start
    854 .kind=866 .column=74
    855 .kind=867 .column=74
    856 .kind=866 .section=306
    857 .kind=867 .section=306
    858 'footer,header,kind,state
    859 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    860 'notApplicable,outOfRange,tooManySections,tooManyValues
    861 .first=222 .end=222 .advance=222
    862 .characters=74 .advance=222
    863 .pair=74 .advance=222
    864 .layer=617 .tag=74 .parameters=842
    865 'start
    866 'before
    867 'after
    868 'index
    869 'after,before
    870 'shown
    871 'adopt,refuse
    """#
}
