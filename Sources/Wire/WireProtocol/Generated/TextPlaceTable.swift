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
    8 .clientInfo=224 .processId=222 .updates=225 .trace=226 .journal=227 .journalFolder=74
      .durability=228 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=229 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=207 .params=11 .result=12 .error=3
    11 .table=230 .name=74 .columns=231 .rows=232 .sections=233 .sectionColumn=74 .keyScope=234
      .types=235 .defaultSort=208 .keyColumns=215 .detectTypes=74 .declarations=236 .rowOptions=237
    12 .table=230 .name=74 .revision=222 .rows=238 .sourceState=239 .whenFileChanges=240 .dirty=74
      .savedRevision=222 .unsaved=241 .conflicts=222 .journal=242 .keys=243 .columns=244 .types=0
      .declarations=236 .sectionColumn=74 .sections=245 .defaultSort=208 .params=217 .source=246
      .dialect=247 .preamble=215 .sampleRows=222 .history=248 .diagnostics=249
    13 .jsonrpc=5 .id=6 .method=207 .params=14 .result=12 .error=3
    14 .table=230 .name=74 .path=74 .uri=74 .content=250 .backup=74 .dialect=251 .columns=252
      .types=235 .defaultSort=208 .keyColumns=215 .sections=245 .sectionColumn=74 .keyScope=234
      .sampleRows=222 .widen=74 .progressToken=222 .declarations=236 .wait=74 .journal=227
      .journalFolder=74 .durability=228 .whenFileChanges=240
    15 .jsonrpc=5 .id=6 .method=207 .params=16 .result=12 .error=3
    16 .table=230 .diagnostics=253
    17 .jsonrpc=5 .id=6 .method=207 .params=18 .result=19 .error=3
    18 .table=230 .edits=254 .seen=222 .exact=74 .label=74 .author=74 .history=255 .invalid=256
      .preview=74 .view=230
    19 .revision=222 .inserted=257 .changedCells=222 .history=248 .preview=258
    20 .jsonrpc=5 .id=6 .method=207 .params=21 .result=22 .error=3
    21 .table=230 .author=74
    22 .revision=222 .step=259 .skipped=222 .history=248
    23 .jsonrpc=5 .id=6 .method=207 .params=24 .result=25 .error=3
    24 .table=230 .first=222 .size=222
    25 .revision=222 .count=222 .current=222 .bytes=222 .bytesMax=222 .dropped=222 .first=222
      .items=260
    26 .jsonrpc=5 .id=6 .method=207 .params=27 .result=28 .error=3
    27 .table=230 .step=222 .author=74
    28 .revision=222 .undone=222 .redone=222 .skipped=222 .history=248
    29 .jsonrpc=5 .id=6 .method=207 .params=30 .result=31 .error=3
    30 .table=230 .path=74 .uri=74 .copy=74 .overwrite=261 .sync=74 .dryRun=74 .range=253
      .encoding=262 .dialect=263 .progressToken=222
    31 .revision=222 .path=74 .uri=74 .bytes=222 .records=222 .way=264 .dirty=74 .edits=265
    32 .jsonrpc=5 .id=6 .method=207 .params=33 .result=34 .error=3
    33 .table=230
    34 .revision=222 .bytes=222 .dirty=74
    35 .jsonrpc=5 .id=6 .method=207 .params=36 .result=37 .error=3
    36 .table=230 .action=266
    37 .revision=222 .changes=222 .lostChanges=222 .lostBytes=222 .history=248
    38 .jsonrpc=5 .id=6 .method=207 .params=39 .result=40 .error=3
    39 .table=230 .path=74 .uri=74
    40 .revision=222 .path=74 .uri=74 .bytes=222 .dirty=74 .holds=267
    41 .jsonrpc=5 .id=6 .method=207 .params=42 .result=43 .error=3
    42 .view=230 .table=230 .rows=257 .range=253 .columns=215 .format=268 .to=269 .as=270
      .formulaGuard=271 .header=74 .jsonRows=272 .delimiter=1 .lineEnd=273 .byteOrderMark=74
      .sqlTable=74 .sqlRows=222 .progressToken=222 .wait=74
    43 .viewRevision=222 .revision=222 .complete=74 .rows=222 .columns=215 .bytes=222 .lossy=74
      .text=74 .path=74
    44 .jsonrpc=5 .id=6 .method=207 .params=45 .result=46 .error=3
    45 .table=230 .rows=232 .sections=274 .sectionColumn=74 .columns=215 .match=275 .compare=276
      .mode=277 .resetAbove=278 .preset=279 .rowStates=232 .cellStates=280 .hints=0 .supersede=74
      .seen=222 .label=74 .author=74 .history=255 .invalid=256
    46 .outcome=281 .revision=222 .mode=277 .deletes=222 .inserts=222 .moves=222 .updates=222
      .changedCells=222 .sections=282 .history=248
    47 .jsonrpc=5 .id=6 .method=207 .params=48 .result=49 .error=3
    48 .table=230 .rows=257 .columns=215 .first=222 .size=222 .wait=74
    49 .revision=222 .complete=74 .rows=222 .faultyRows=222 .count=222 .errors=283 .rules=284
      .first=222 .more=74 .items=285
    50 .jsonrpc=5 .id=6 .method=207 .params=51 .result=52 .error=3
    51 .from=286 .to=286 .match=275 .compare=276 .columns=215 .range=253 .as=287 .textBytes=222
      .wait=74
    52 .from=288 .to=288 .complete=74 .columns=215 .counts=289 .first=222 .size=222 .more=74
      .diff=290 .old=291 .keys=292 .sections=293
    53 .jsonrpc=5 .id=6 .method=207 .params=54 .result=55 .error=3
    54 .table=230 .view=230 .state=2 .preset=279 .remember=74 .wait=74
    55 .view=230 .table=230 .viewRevision=222 .revision=222 .state=294 .footers=295 .layout=296
      .preset=279 .filterProblems=297 .filterFailure=298 .orderProblems=299 .orderFailure=298
      .counts=300 .order=301 .complete=74 .searching=302 .sorting=303 .columns=215 .remembered=304
    56 .jsonrpc=5 .id=6 .method=207 .params=57 .result=55 .error=3
    57 .view=230 .wait=74
    58 .jsonrpc=5 .id=6 .method=207 .params=59 .result=55 .error=3
    59 .view=230 .state=2 .show=305 .wait=74
    60 .jsonrpc=5 .id=6 .method=207 .params=61 .result=62 .error=3
    61 .view=230 .part=306 .column=74 .extend=74 .wait=74
    62 .view=230 .table=230 .viewRevision=222 .revision=222 .state=294 .footers=295 .layout=296
      .counts=300 .order=301 .complete=74 .columns=215 .preset=279 .filterProblems=297
      .filterFailure=298 .orderProblems=299 .orderFailure=298 .searching=302 .sorting=303
      .sortable=74 .indicators=307
    63 .jsonrpc=5 .id=6 .method=207 .params=64 .result=65 .error=3
    64 .view=230 .range=253 .keys=257 .columns=215 .as=287 .textBytes=222 .at=222 .pin=230 .wait=74
      .extraFields=74
    65 .viewRevision=222 .revision=222 .complete=74 .first=222 .count=222 .more=74 .keys=308
      .blocks=309 .sections=310 .extraFields=311 .counts=300 .order=301 .searching=302 .sorting=303
    66 .jsonrpc=5 .id=6 .method=207 .params=67 .result=68 .error=3
    67 .table=230 .row=305 .column=74 .of=270 .first=222 .size=222
    68 .revision=222 .text=74 .lossy=74 .first=222 .end=222 .bytes=222 .more=74
    69 .jsonrpc=5 .id=6 .method=207 .params=70 .result=71 .error=3
    70 .view=230 .pin=230 .wait=74
    71 .view=230 .pin=230 .viewRevision=222 .revision=222 .counts=300 .order=301 .searching=302
      .sorting=303 .complete=74
    72 .jsonrpc=5 .id=6 .method=207 .params=73 .result=74 .error=3
    73 .view=230 .pin=230
    74
    75 .jsonrpc=5 .id=6 .method=207 .params=76 .result=77 .error=3
    76 .view=230 .keys=257 .columns=215 .at=312 .offsets=313 .wait=74
    77 .viewRevision=222 .complete=74 .rows=314 .columns=315 .at=316 .entries=317
    78 .jsonrpc=5 .id=6 .method=207 .params=79 .result=80 .error=3
    79 .view=230 .subscription=230 .window=318 .content=319 .columns=215 .as=287 .textBytes=222
      .hold=320 .anchor=321 .follow=74 .appearance=74 .kinds=74 .problems=74 .separators=74
      .styles=74 .brief=74 .across=322
    80 .subscription=230 .viewRevision=222 .revision=222 .complete=74
    81 .jsonrpc=5 .id=6 .method=207 .params=82 .result=83 .error=3
    82 .subscription=230 .first=222 .size=222 .columns=215 .hold=320 .across=323 .offset=222
      .extent=222 .entry=321 .placement=324 .pages=222 .to=325 .thumb=222 .follow=74 .dragging=74
      .anchor=321
    83 .viewRevision=222 .update=222 .first=222 .size=222 .across=326 .viewport=327
    84 .jsonrpc=5 .id=6 .method=207 .params=85 .result=86 .error=3
    85 .subscription=230 .x=222 .y=222 .header=222 .grip=222 .text=328
    86 .viewRevision=222 .part=329 .entry=330 .column=331 .resize=331 .textOffset=222
    87 .jsonrpc=5 .id=6 .method=207 .params=88 .result=74 .error=3
    88 .subscription=230 .row=305 .column=74
    89 .jsonrpc=5 .id=6 .method=207 .params=90 .result=91 .error=3
    90 .view=230 .rows=332 .cells=333 .at=222
    91 .viewRevision=222 .changed=222 .unused=334
    92 .jsonrpc=5 .id=6 .method=207 .params=93 .result=74 .error=3
    93 .subscription=230
    94 .jsonrpc=5 .id=6 .method=207 .params=95 .result=96 .error=3
    95 .table=230 .supplied=74 .layout=74
    96 .complete=74 .tables=335
    97 .jsonrpc=5 .id=6 .method=207 .params=98 .result=99 .error=3
    98 .view=230 .action=336 .keys=337 .wait=74
    99 .viewRevision=222 .counts=300 .order=301 .complete=74 .searching=302 .sorting=303
    100 .jsonrpc=5 .id=6 .method=207 .params=101 .result=102 .error=3
    101 .view=230 .action=338 .rows=257 .columns=215 .cells=339 .ranges=340 .wait=74
    102 .viewRevision=222 .complete=74 .count=222 .selected=341 .deselected=341 .truncated=74
    103 .jsonrpc=5 .id=6 .method=207 .params=104 .result=105 .error=3
    104 .view=230 .first=222 .size=222 .wait=74
    105 .viewRevision=222 .complete=74 .unit=342 .count=222 .first=222 .items=341
    106 .jsonrpc=5 .id=6 .method=207 .params=107 .result=108 .error=3
    107 .view=230 .formats=343 .rows=257 .range=253 .columns=215 .as=270 .formulaGuard=271
      .header=74 .wait=74
    108 .viewRevision=222 .revision=222 .complete=74 .rows=222 .columns=215 .flavours=344 .lossy=74
    109 .jsonrpc=5 .id=6 .method=207 .params=110 .result=111 .error=3
    110 .view=230 .search=209 .from=305 .direction=345 .wrap=74 .wait=74
    111 .viewRevision=222 .revision=222 .complete=74 .matches=222 .hit=346
    112 .jsonrpc=5 .id=6 .method=207 .params=113 .result=114 .error=3
    113 .table=230 .filter=210
    114 .tree=210 .text=74 .problems=347
    115 .jsonrpc=5 .id=6 .method=207 .params=116 .result=117 .error=3
    116 .view=230 .row=305 .column=74 .relation=348 .combine=349
    117 .viewRevision=222 .condition=210 .filter=210
    118 .jsonrpc=5 .id=6 .method=207 .params=119 .result=120 .error=3
    119 .view=230 .groupBy=215 .aggregates=350 .over=351 .sort=352 .range=253 .as=287 .textBytes=222
      .wait=74
    120 .viewRevision=222 .revision=222 .complete=74 .groups=222 .first=222 .more=74 .groupBy=309
      .counts=313 .aggregates=353
    121 .jsonrpc=5 .id=6 .method=207 .params=122 .result=123 .error=3
    122 .table=230 .declarations=236 .author=74
    123 .revision=222 .declarations=236
    124 .jsonrpc=5 .id=6 .method=207 .params=125 .result=126 .error=3
    125 .table=230 .rows=257 .columns=215 .headers=215 .sections=215 .view=230 .subscription=230
      .settings=354 .first=222
    126 .revision=222 .items=355 .first=222 .more=74
    127 .jsonrpc=5 .id=6 .method=207 .params=128 .result=129 .error=3
    128 .view=230 .row=305 .column=74
    129 .viewRevision=222 .revision=222 .layer=356 .name=74 .problem=74 .actions=357
    130 .jsonrpc=5 .id=6 .method=207 .params=131 .result=132 .error=3
    131 .view=230 .row=305 .column=74 .action=74 .seen=222 .author=74
    132 .viewRevision=222 .revision=222
    133 .jsonrpc=5 .id=6 .method=207 .params=134 .result=135 .error=3
    134 .source=74 .dialect=358 .table=230 .variables=359 .functions=360
    135 .type=361 .dependencies=362 .steps=222 .problems=363
    136 .jsonrpc=5 .id=6 .method=207 .params=137 .result=138 .error=3
    137 .source=74 .dialect=358 .table=230 .variables=359 .checked=74 .row=305 .bindings=217
      .params=217
    138 .value=364 .complete=74 .type=361
    139 .jsonrpc=5 .id=6 .method=207 .params=140 .result=141 .error=3
    140 .texts=215 .measurer=365 .bold=74 .wrap=366 .truncate=367
    141 .lineHeight=222 .estimate=74 .measures=368
    142 .jsonrpc=5 .id=6 .method=207 .params=143 .result=144 .error=3
    143 .view=230 .search=209 .with=74 .scope=369 .at=370 .by=371 .preview=74 .label=74 .author=74
      .wait=74
    144 .revision=222 .complete=74 .matches=222 .cells=222 .skipped=222 .history=248 .preview=258
    145 .jsonrpc=5 .id=6 .method=207 .params=146 .result=147 .error=3
    146 .table=230 .label=74 .author=74
    147 .revision=222 .records=222 .history=248
    148 .jsonrpc=5 .id=6 .method=207 .params=149 .result=150 .error=3
    149 .table=230 .dialect=251 .discard=74 .label=74
    150 .revision=222 .rows=222 .columns=215 .history=248
    151 .jsonrpc=5 .id=6 .method=207 .params=152 .result=153 .error=3
    152 .table=230 .whenFileChanges=240
    153 .whenFileChanges=240 .sourceState=239
    154 .jsonrpc=5 .id=6 .method=207 .params=24 .result=155 .error=3
    155 .revision=222 .count=222 .first=222 .items=372 .more=74
    156 .jsonrpc=5 .id=6 .method=207 .params=157 .result=158 .error=3
    157 .table=230 .take=373 .conflicts=339 .label=74 .author=74
    158 .revision=222 .resolved=222 .left=222 .history=248
    159 .jsonrpc=5 .id=6 .method=207 .params=160 .result=161 .error=3
    160 .view=230 .row=305 .column=74 .action=374 .by=371 .text=74 .value=0 .overwrite=74 .label=74
      .author=74 .history=255 .invalid=256
    161 .revision=222 .draft=375 .history=248
    162 .jsonrpc=5 .id=6 .method=207 .params=163 .result=164 .error=3
    163 .table=230 .columns=215 .rows=257
    164 .revision=222
    165 .jsonrpc=5 .id=6 .method=207 .params=166 .result=164 .error=3
    166 .table=230 .params=217 .author=74
    167 .jsonrpc=5 .id=6 .method=207 .params=168 .result=74 .error=3
    168 .view=230
    169 .jsonrpc=5 .id=6 .method=207 .params=33 .result=74 .error=3
    170 .jsonrpc=5 .id=6 .method=207 .params=171 .result=172 .error=3
    171 .journalFolder=74
    172 .folder=74 .items=376
    173 .jsonrpc=5 .id=6 .method=207 .params=174 .result=175 .error=3
    174 .journals=215 .journalFolder=74
    175 .removed=215
    176 .jsonrpc=5 .id=6 .method=207 .params=0 .result=177 .error=3
    177 .presets=377
    178 .jsonrpc=5 .id=6 .method=207 .params=0 .result=179 .error=3
    179 .memory=378 .methods=1 .watching=379 *=222
    180 .jsonrpc=5 .id=6 .method=207 .params=0 .result=1 .error=3
    181 .jsonrpc=5 .id=6 .method=207 .params=182 .result=0 .error=3
    182 .value=226
    183 .jsonrpc=5 .id=6 .method=207 .params=184 .result=0 .error=3
    184 .id=222
    185 .jsonrpc=5 .id=6 .method=207 .params=0 .result=74 .error=3
    186 .jsonrpc=5 .id=6 .method=207 .params=187 .result=0 .error=3
    187 .subscription=230 .view=230 .table=230 .seq=222 .from=222 .to=222 .revision=222 .causes=380
      .authors=215 .hints=232 .appearance=381 .kinds=382 .layout=296 .across=326 .heights=383
      .frames=384 .viewport=327 .separators=385 .styles=386 .counts=300 .order=301 .complete=74
      .window=253 .columns=215 .reset=387 .diff=388 .part=222 .last=74
    188 .jsonrpc=5 .id=6 .method=207 .params=189 .result=0 .error=3
    189 .table=230 .view=230 .revision=222 .action=74 .key=305 .sourceIndex=222 .viewIndex=222
      .column=74 .values=389 .author=74
    190 .jsonrpc=5 .id=6 .method=207 .params=191 .result=192 .error=3
    191 .table=230 .view=230 .asked=390 .count=222 .deadline=222 .default=391
    192 .decision=391
    193 .jsonrpc=5 .id=6 .method=207 .params=194 .result=195 .error=3
    194 .table=230 .column=74 .type=392 .revision=222 .rows=257 .blocks=309 .types=393 .deadline=222
    195 .values=232 .texts=215 .errors=394
    196 .jsonrpc=5 .id=6 .method=207 .params=197 .result=198 .error=3
    197 .table=230 .view=230 .viewRevision=222 .revision=222 .kind=395 .column=74 .rows=257
      .columns=396 .blocks=309 .deadline=222
    198 .heights=313 .widths=313
    199 .jsonrpc=5 .id=6 .method=207 .params=200 .result=0 .error=3
    200 .table=230 .revision=222 .rows=238 .sourceState=239 .dirty=74 .savedRevision=222
      .unsaved=241 .conflicts=222 .journal=242 .diagnostics=397
    201 .jsonrpc=5 .id=6 .method=207 .params=202 .result=0 .error=3
    202 .token=222 .value=398
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
    208 []=399
    209 .text=74 .columns=215 .caseFolded=74 .diacritics=400 .match=401 .mode=402 .of=403
    210 .kind=404 ?kind:all=405 ?kind:any=406 ?kind:not=407 ?kind:compare=408 ?kind:oneOf=409
      ?kind:text=410 ?kind:expression=411 ?kind:null=412 ?kind:error=413
    211 .by=414 .headers=74 .footers=74 .empty=415 .collapsed=416 .aggregates=350
    212 .mode=417 .unit=342 .tap=418 .momentary=74 .whenFiltered=419
    213 .size=222 .index=222
    214 *=420
    215 []=74
    216 'cell,none,object
    217 *=364
    218 []=421
    219 .measurer=365 .frame=222 .minimumWidth=222 .insets=422 .direction=423 .spacing=222 .scale=74
      .lock=74 .fixed=422 .rows=424 .items=425 .sizing=426 .columns=427
    220 .kind=428 .header=429 .footer=429 .search=430 .insets=431 .spacings=432 .indicators=433
      .scrollBars=434 .alignment=435
    221 []=436
    222 #
    223 .kind=437 .pointer=438 .expected=0 .found=0 .position=222 .revision=222 .offset=222 .limit=1
      .maximum=222 .viewRevision=222 .seen=222 .oldest=222 .asked=222 .step=222 .errno=222
      .count=222 .problem=74 .obstacle=439 .reason=440 .permission=1 .layer=356 .binding=1 .id=74
      .view=230 .column=74 .row=305 .section=74 .name=74 .action=74 .method=74 .path=74 .system=74
      .range=441 .bytes=441 .lines=442 .problems=363 .errors=443 .rule=444 .keys=445 .got=222
      .state=446 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=447 .start=448
    224 .name=74 .version=74
    225 'each,merged
    226 'messages,off,verbose
    227 'off,on
    228 'synced,written
    229 .messageBytesMax=222 .requestsInFlightMax=222 .waitingNotificationBytesMax=222
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
    230 $id
    231 []=449
    232 []=0
    233 []=450
    234 'section,table
    235 *=451
    236 .settings=452 .fallback=452 .columns=453 .kinds=454 .kindBy=455 .defaultKind=74
      .undeclaredKinds=456 .rowRules=457 .sectionKinds=458 .sections=459 .cellKinds=389 .editors=389
      .decisions=460
    237 []=461
    238 .count=222 .complete=74 .failure=462 .examined=74 .extraFields=222
    239 'asOpened,changed,removed,replaced,unreadable
    240 'follow,merge,reload,tell
    241 .records=222 .bytes=222 .columns=74 .order=74
    242 .state=463 .reason=74 .editors=313 .unreadable=222 .recoverable=464 .restored=465
    243 .kind=466 ?kind:given=467 ?kind:columns=468
    244 []=469
    245 []=470
    246 .kind=471 ?kind:file=472 ?kind:inline=473 ?kind:created=474
    247 .delimiter=475 .quote=476 .escape=476 .header=476 .headerRows=477 .skipInitialSpace=476
      .encoding=478 .lineEnd=479 .comment=476 .preambleLines=477 .nullValues=480
    248 .undo=222 .redo=222 .undoLabel=74 .redoLabel=74 .dropped=222
    249 .count=222 .counts=481 .first=222 .items=482
    250 .text=74 .base64=74
    251 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=222 .skipInitialSpace=74
      .encoding=262 .comment=74 .preambleLines=222 .nullValues=215 .types=483 .outliers=222
    252 *=484
    253 .first=222 .size=222
    254 []=485
    255 'join,none,step
    256 'keep,refuse
    257 []=305
    258 .cells=222 .inserted=222 .removed=222 .moved=222 .columns=222 .sections=222 .errorCount=222
      .removedRows=257 .items=486 .errors=443 .asked=390
    259 .id=222 .label=74 .author=74
    260 []=487
    261 'always,ifUnchanged
    262 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    263 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=273 .byteOrderMark=74
    264 'overwritten,replaced,unchanged
    265 .count=222 .first=222 .size=222 .more=74 .items=488
    266 'apply,discard,keep
    267 'content,edits
    268 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    269 .path=74 .overwrite=74 .sync=74
    270 'text,value
    271 'off,quote,reject
    272 'arrays,objects
    273 'cr,crlf,lf
    274 []=489
    275 .kind=490 ?kind:keys=491 ?kind:columns=468 ?kind:given=492 ?kind:content=493
    276 .kind=494 ?kind:value=495 ?kind:columns=468 ?kind:tag=496
    277 'diff,reset
    278 .changes=222 .share=222
    279 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    280 []=389
    281 'applied,superseded
    282 .deletes=222 .inserts=222 .moves=222 .updates=222
    283 *=222
    284 []=497
    285 []=498
    286 .table=230 .revision=222
    287 'both,text,value
    288 .table=230 .revision=222 .rows=222
    289 .deletes=222 .moves=222 .inserts=222 .updates=222 .changes=222
    290 .deletes=499 .moves=499 .inserts=500 .updates=501
    291 .deletes=502 .updates=501
    292 .moves=257 .updates=503
    293 .old=337 .new=337 .deletes=313 .inserts=313 .moves=499 .updates=504
    294 .sort=208 .search=209 .filter=210 .sections=505 .selection=212 .page=213 .columns=214
      .columnOrder=215 .binding=216 .params=217 .sortCycle=218 .footers=74 .footerSorts=74
      .showHidden=74 .layout=506 .presentation=220 .styles=221
    295 *=507
    296 .width=222 .content=222 .direction=423 .height=222 .items=508 .estimate=74 .groups=509
      .columns=510
    297 []=511
    298 .row=305 .pointer=512 .reason=74 .message=74 .range=441 .bytes=441 .lines=442
    299 []=513
    300 .source=222 .filtered=222 .pages=222 .pageIndex=222 .pageSize=222 .first=222 .end=222
      .matches=222 .entries=222 .failed=222 .orderFailed=222 .hidden=222
    301 'pending,ready
    302 .rows=222 .matches=222
    303 .rows=222 .of=222
    304 .outcome=514 .when=222 .dropped=515
    305 #key
    306 'footer,header
    307 *=516
    308 []=517
    309 []=518
    310 []=519
    311 []=520
    312 []=521
    313 []=222
    314 []=522
    315 []=523
    316 []=524
    317 []=525
    318 .kind=526 ?kind:entries=527 ?kind:all=528 ?kind:viewport=529
    319 'cells,keys
    320 .sort=530 .filter=530 .sections=530 .page=530 .setRows=530 .load=530 .edit=530 .resize=530
      .measure=530 'end,entry,index
    321 .kind=531 .key=232 #key
    322 .offset=222 .extent=222 .overscan=222
    323 .offset=222 .thumb=222 .extent=222 .overscan=222 .column=74 .placement=532
    324 'bottom,center,nearest,top
    325 'end,start
    326 .offset=222 .room=222 .contentWidth=222 .left=509 .clip=313 .thumb=533
    327 .offset=222 .extent=222 .top=222 .spacing=222 .heldBack=222 .thumb=533 .anchor=517
      .sticky=534
    328 .align=535 .inset=222 .top=222
    329 'entry,header,outside
    330 .key=517 .viewIndex=222 .y=222 .height=222 .sticky=74
    331 .column=74 .x=222 .width=222 .clip=313
    332 []=536
    333 []=537
    334 []=538
    335 @=222 $id
    336 'collapse,expand,toggle
    337 []=232
    338 'add,all,extend,invert,none,remove,replace,tap,toggle
    339 []=539
    340 []=540
    341 []=541
    342 'cell,column,row
    343 []=268
    344 []=542
    345 'next,previous
    346 .row=305 .viewIndex=222 .pageIndex=222 .wrapped=74 .cells=543
    347 []=544
    348 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    349 'all,any,replace
    350 []=545
    351 'all,shown
    352 .kind=546 ?kind:group=547 ?kind:count=548 ?kind:aggregate=549
    353 []=550
    354 []=551
    355 []=552
    356 'builtIn,column,fallback,kind,row,section,table
    357 []=553
    358 'strict,table
    359 *=361
    360 []=554
    361 .list=361 .map=555 .type=361 .opaque=74 .of=555
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    362 .columns=215 .cells=215 .params=215 .bindings=215
    363 []=556
    364 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=557 .map=558
      .type=74 .timestamp=559 .duration=559 .optional=364
    365 .kind=560 ?kind:cells=561 ?kind:font=562 ?kind:estimate=563
    366 .width=222 .linesMax=222
    367 .width=222 .at=564 .ellipsis=74
    368 []=565
    369 'all,selection
    370 .row=305 .column=74 .index=222
    371 'owner,user
    372 []=566
    373 'ours,theirs
    374 'begin,cancel,change,commit
    375 .view=230 .author=74 .by=567 .text=74 .stale=74 .problem=568
    376 []=569
    377 []=1
    378 .resident=222 .program=222 .heap=222 .free=222 .cache=222 .tables=570 .sorting=222
      .gathering=222 .comparing=222 .messages=222 .recording=222 .other=222 *=222
    379 []=571
    380 []=572
    381 .appeared=308 .disappeared=308 .prefetch=308 .cancelled=308
    382 .rows=573 .cells=574 .states=575 .cellStates=576
    383 []=577
    384 []=578
    385 []=579
    386 .anew=74 .looks=580 .rows=581 .cells=582 .failures=583
    387 .keys=308 .blocks=309
    388 .deletes=499 .moves=499 .inserts=584 .updates=501 .scrolledOut=499 .scrolledIn=499
    389 *=0
    390 []=585
    391 'allow,refuse
    392 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    393 []=392
    394 []=586
    395 'heights,widths
    396 []=587
    397 .count=222
    398 .kind=588 ?kind:begin=589 ?kind:report=590 ?kind:end=591
    399 .column=74 .expression=74 .direction=592 .nulls=593 .comparator=594
    400 'exact,ignored
    401 'contains,fuzzy,prefix,regex,words
    402 'filter,mark
    403 'display,value
    404 'all,any,compare,error,expression,not,null,oneOf,text
    405 .kind=595 .conditions=596
    406 .kind=597 .conditions=596
    407 .kind=598 .condition=210
    408 .kind=599 .column=74 .relation=348 .value=0
    409 .kind=600 .column=74 .values=0
    410 .kind=601 .column=74 .relation=602 .text=74 .caseFolded=74 .diacritics=400 .of=403
    411 .kind=603 .source=74
    412 .kind=604 .column=74
    413 .kind=605 .column=74
    414 []=606 'declared
    415 'hide,show
    416 .all=74 .keys=337
    417 'multiple,none,single
    418 'extend,replace,toggle
    419 'drop,keep
    420 .hidden=74 .footer=607 .nullDefault=0
    421 'ascending,descending,none
    422 .leading=222 .trailing=222
    423 'ltr,rtl
    424 .height=222 .wrap=74 .linesMax=222 .inset=222 .padding=222 .minimum=222 .maximum=222
      .whole=74 .spacing=222 .background=74 .quiet=222 .measured=608 .deadline=222
    425 .direction=609 .size=508 .perLine=313 .spacing=222 .lineSpacing=222 .insets=610
    426 .mode=611 .minimum=222 .maximum=222 .padding=222 .headerPadding=222 .header=74 .footer=74
      .whole=74
    427 *=612
    428 'grid,headless,list,stack
    429 .shown=74 .height=222 .inside=74 .floats=74
    430 .shown=74 .height=222 .inside=74 .floats=74 .placement=613 .placeholder=74
    431 .table=610 .header=610 .footer=610 .row=610 .item=610
    432 .header=222 .footer=222
    433 .ascending=74 .descending=74 .none=74 .width=222 .header=74 .footer=74
    434 .vertical=74 .horizontal=74 .minimum=222
    435 'center,leading,trailing
    436 .when=74 .source=614 .columns=215 .layer=615 .tag=74 .parameters=616
    437 'actionDisabled,ambiguousRows,badBackup,badFormat,batch,blockOverflows,cancelled
      'changedTwice,columnExists,columnsNeeded,compressed,conflict,conflicts
      'contentModified,cycle,depth,doubledAction,doubledSortKey,draftOpen
      'duplicateKeys,duplicateSections,evaluation,expression,fileChanged,fileDiffers
      'fileExists,forgotten,formulas,framing,id,initializedBefore,internal,invalid
      'invalidParams,jsonrpc,keyColumn,length,limit,loadingFailed,message,method
      'methodNotFound,missingKeys,mixedEdits,noDeclaredSections,noDraft,noOrder
      'noRowLayout,noSections,notARegularFile,notBound,notComplete,notConvertible
      'notEditable,notEncodable,notFound,notInitialized,notKept,notPermitted
      'notReadable,notRecoverable,notSelectable,notShown,notSortable,notSupplied
      'notText,notWritable,nothingSearched,orderPending,overloaded,pinExists
      'placeIsMoving,readFailed,revisionIsGone,sectionColumn,shutDown,sortedView
      'sourceChanged,subscriptionExists,suppliedInput,syntax,tableExists,tooManyCells
      'tooManyColumns,undeclaredKind,unknownAction,unknownColumn,unknownPin,unknownRow
      'unknownSection,unknownStep,unknownSubscription,unknownTable,unknownType
      'unknownView,unsavedEdits,valueDoesNotFit,viewExists,writeFailed
    438 $pointer
    439 'base,columns,dialect,edited,misfit,none
    440 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    441 .first=222 .end=222
    442 .start=448 .end=448
    443 []=617
    444 .kind=74 .index=222 .expression=74 .type=392 .message=74 .severity=618
    445 []=619
    446 'changed,replaced
    447 []=620
    448 .line=222 .character=222
    449 .id=74 .type=392 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=455 .supplied=621 .format=622 .parse=622
      .nullPlaceholder=74 .comparator=594 .footer=607 .validate=623 .align=624 .editor=0
      .cellKind=74 .meta=0
    450 .key=305 .header=74 .footer=74 .kind=74 .state=0 .rows=232
    451 .base=392 .format=622 .parse=622 .nullPlaceholder=74 .comparator=594 .footer=607
      .validate=623 .align=624 .editor=0 .cellKind=74 .meta=0
    452 .height=625 .width=625 .estimatedHeight=626 .headerHeight=627 .footerHeight=627 .hidden=628
      .selectable=629 .momentary=628 .editable=629 .movable=630 .deletable=629 .collapsible=629
      .indentation=626 .actions=357 .separators=631 .accessory=628 .accessibilityText=628
      .cellKind=628 .editor=628 .holds=628
    453 *=632
    454 *=633
    455 .column=74 .expression=74
    456 'default,refuse
    457 []=634
    458 *=452
    459 *=635
    460 .deadline=222 .default=391
    461 .kind=74 .settings=452 .rowState=0 .cellStates=389
    462 .kind=636 .message=74 .system=74
    463 'failed,off,on,suspended
    464 .changes=222 .when=222 .base=637 .process=222 .others=222 .lostBytes=222 .suspended=74
    465 .backup=74 .steps=222 .base=637
    466 'columns,given
    467 .kind=638
    468 .kind=639 .columns=215
    469 .id=74 .title=74 .exactTitle=74 .type=392 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=621 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=455 .sortByProblem=74 .typeName=74 .format=622 .parse=622 .nullPlaceholder=74
      .comparator=594 .footer=607 .validate=623 .align=624 .editor=0 .cellKind=74 .meta=0
      .evidence=640
    470 .key=305 .header=74 .footer=74 .kind=74 .state=0
    471 'created,file,inline
    472 .kind=641 .path=74 .uri=74 .bytes=222
    473 .kind=642 .bytes=222
    474 .kind=643
    475 .value=74 .forced=74 .evidence=644
    476 .value=74 .forced=74 .evidence=645
    477 .value=222 .forced=74 .evidence=645
    478 .value=262 .forced=74 .evidence=645
    479 .value=646 .forced=74 .evidence=645
    480 .value=215 .forced=74 .evidence=645
    481 .fieldCount=222 .typeMismatch=222 .unclosedQuote=222 .fieldTooLong=222 .invalidEncoding=222
      .unlikelyCharacters=222 .guessedEncoding=222 .comment=222
    482 []=647
    483 'detected,plain
    484 .type=392 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=455 .supplied=621 .format=622 .parse=622
      .nullPlaceholder=74 .comparator=594 .footer=607 .validate=623 .align=624 .editor=0
      .cellKind=74 .meta=0
    485 .kind=648 ?kind:set=649 ?kind:insert=650 ?kind:remove=651 ?kind:move=652 ?kind:paste=653
      ?kind:adopt=654 ?kind:setRow=655 ?kind:setColumn=656 ?kind:addColumn=657
      ?kind:removeColumn=658 ?kind:orderColumns=659 ?kind:addSections=660 ?kind:removeSections=661
      ?kind:moveSections=662 ?kind:setSection=663
    486 []=664
    487 .id=222 .done=74 .label=74 .author=74 .cause=665 .revision=222 .cells=222 .rows=222
      .columns=222 .sections=222 .bytes=222
    488 []=666
    489 .key=305 .header=74 .footer=74 .kind=74 .state=0 .rows=232 .keys=257 .rowStates=232
      .cellStates=280 .tags=257
    490 'columns,content,given,keys
    491 .kind=667
    492 .kind=638 .keys=257
    493 .kind=668
    494 'columns,tag,value
    495 .kind=669
    496 .kind=670 .tags=257
    497 .column=74 .kind=74 .type=392 .index=222 .expression=74 .message=74 .severity=618 .count=222
      .problem=74
    498 .kind=671 .row=305 .column=74 .columns=215 .text=74 .cut=74 .rule=444 .reason=74
    499 []=313
    500 .at=499 .keys=257 .blocks=309
    501 []=672
    502 .keys=257 .blocks=309
    503 []=673
    504 []=674
    505 .by=675 .headers=74 .footers=74 .empty=415 .collapsed=676 .aggregates=350
    506 .measurer=365 .frame=222 .minimumWidth=222 .insets=422 .direction=423 .spacing=222 .scale=74
      .lock=74 .fixed=422 .rows=677 .items=425 .sizing=426 .columns=427
    507 .title=74 .aggregate=678 .over=351 .value=0 .text=74 .cut=74 .nulls=222 .errors=222
      .pending=74 .problem=679
    508 .width=222 .height=222
    509 .leading=222 .center=222 .trailing=222
    510 []=680
    511 .pointer=512 .kind=681 .message=74
    512 $statePointer
    513 .pointer=512 .kind=682 .message=74
    514 'damaged,foreign,newer,noFile,none,off,restored
    515 []=683
    516 .direction=421 .sortable=74 .priority=222
    517 .kind=531 .key=684 #key
    518 .column=74 .offset=222 .values=232 .texts=215 .errors=685 .pending=313 .stale=313 .lossy=313
      .cut=313 .matches=686 .drafts=687
    519 .key=684 .title=74 .cut=74 .count=222 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=688
    520 .row=305 .fields=215 .cut=74
    521 .x=222 .group=435
    522 .key=305 .sourceIndex=222 .viewIndex=222 .pageIndex=222 .offset=222 .height=222 .frame=578
      .reason=689 .section=684
    523 .column=74 .group=435 .x=222 .width=222 .estimate=74 .reason=690
    524 .column=74 .group=435 .x=222 .width=222 .estimate=74 .distance=222
    525 .key=517 .viewIndex=222 .offset=222 .height=222 .frame=578
    526 'all,entries,viewport
    527 .kind=691 .first=222 .size=222 .overscan=222
    528 .kind=595
    529 .kind=692 .offset=222 .extent=222 .overscan=222
    530 'entry,offset,start
    531 'footer,group,header
    532 'center,end,nearest,start
    533 .start=222 .length=222
    534 []=693
    535 'center,left,right
    536 .row=305 .height=222
    537 .row=305 .column=74 .height=222
    538 .row=305 .column=74 .reason=694
    539 .row=305 .column=74
    540 .from=539 .to=539
    541 .row=305 .column=74 .sourceIndex=222 .viewIndex=222 .pageIndex=222
    542 .format=268 .type=1 .text=74
    543 []=695
    544 .pointer=74 .kind=696 .message=74
    545 .column=74 .kind=678
    546 'aggregate,count,group
    547 .kind=697 .direction=592
    548 .kind=698 .direction=592
    549 .kind=699 .index=222 .direction=592
    550 .column=74 .kind=678 .values=232 .texts=215 .cut=313 .nulls=313 .errors=313
    551 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    552 .row=305 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=389 .settings=700
    553 .id=74 .title=628 .style=701 .hidden=628 .image=628 .placement=702 .fullSwipe=74
      .children=357
    554 .name=74 .arguments=555 .result=361 .member=74
    555 []=361
    556 .kind=703 .message=74 .range=441 .bytes=441 .lines=442 .expected=74 .found=74 .hint=74
    557 []=364
    558 []=557
    559 .seconds=74 .nanos=74
    560 'cells,estimate,font
    561 .kind=704 .tabStop=222 .ambiguous=705 .unit=706
    562 .kind=707 .lineHeight=222 .regular=708 .bold=708
    563 .kind=709 .advance=222 .lineHeight=222
    564 'head,middle,tail
    565 .width=222 .height=222 .lines=710 .more=74 .shown=711
    566 .kind=712 .row=305 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=373
      .oursAfter=305 .theirsAfter=305
    567 'user
    568 .kind=713 .expected=74 .row=305 .column=74 .columns=215 .rule=444 .reason=74
    569 .journal=74 .bytes=222 .when=222 .inUse=74 .path=74 .changes=222 .process=222 .problem=714
    570 .sources=222 .edits=222 .rows=222 .keys=222 .history=222 .views=222 .uncounted=222 *=222
    571 .subscription=230 .view=230 .pending=222 .lagRevisions=222
    572 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    573 []=715
    574 []=716
    575 []=717
    576 []=718
    577 .height=222 .count=222
    578 .x=222 .y=222 .width=222 .height=222
    579 .top=719 .bottom=719 .at=499
    580 []=720
    581 []=721
    582 []=722
    583 []=723
    584 .at=499 .keys=308 .blocks=309
    585 .permission=724 .row=305 .column=74 .section=74 .layer=356
    586 .row=222 .text=74
    587 .column=74 .width=222
    588 'begin,end,report
    589 .kind=725 .title=74 .message=74 .percentage=222
    590 .kind=726 .message=74 .percentage=222
    591 .kind=727 .message=74
    592 'ascending,descending
    593 'first,last
    594 .kind=728 .caseFolded=74 .diacritics=400 .values=215
      'caseInsensitive,length,natural,semver,text,value
    595 'all
    596 []=210
    597 'any
    598 'not
    599 'compare
    600 'oneOf
    601 'text
    602 'contains,endsWith,equals,startsWith
    603 'expression
    604 'null
    605 'error
    606 .column=74 .expression=74 .declared=74 .direction=592 .nulls=593 .comparator=594 .values=232
    607 .title=74 .aggregate=678 .over=351
    608 'client,daemon
    609 'horizontal,wrapped
    610 .top=222 .leading=222 .bottom=222 .trailing=222
    611 .kind=729 ?kind:maximum=730 ?kind:average=731 ?kind:sampled=732 ?kind:client=733
      ?kind:percentile=734 ?kind:hybrid=735 ?kind:padded=736 ?kind:fixed=737 ?kind:fraction=738
      ?kind:flexible=739 ?kind:adaptive=740
    612 .mode=611 .minimum=222 .maximum=222 .padding=222 .headerPadding=222 .header=74 .footer=74
      .whole=74 .width=222 .spacing=222
    613 'client,embedded,hidden
    614 .kind=741 ?kind:stripes=742 ?kind:sorted=743 ?kind:selected=744 ?kind:hovered=745
      ?kind:matches=746 ?kind:drafts=747 ?kind:errors=748
    615 'background,overlay
    616 *=628
    617 .kind=74 .message=74 .pointer=438 .row=305 .column=74 .expected=0 .found=0 .rule=444
    618 'mark,refuse
    619 .key=305 .rows=313
    620 .row=305 .column=74 .reason=749
    621 .inputs=215 .deadline=222
    622 .kind=750 ?kind:number=751 ?kind:currency=752 ?kind:percent=753 ?kind:compact=754
      ?kind:bytes=755 ?kind:duration=756 ?kind:date=757 ?kind:boolean=758 ?kind:map=759
      ?kind:template=760
    623 .expression=74 .message=74 .severity=618 []=761
    624 'center,end,start
    625 .expression=74 'automatic #
    626 .expression=74 #
    627 .expression=74 'automatic,zero #
    628 .expression=74
    629 .expression=74 'ask
    630 .expression=74 .within=215 'ask
    631 .top=719 .between=719 .bottom=719
    632 .height=625 .width=625 .estimatedHeight=626 .headerHeight=627 .footerHeight=627 .hidden=628
      .selectable=629 .momentary=628 .editable=629 .movable=630 .deletable=629 .collapsible=629
      .indentation=626 .actions=357 .separators=631 .accessory=628 .accessibilityText=628
      .cellKind=628 .editor=628 .holds=628 .header=452
    633 .height=625 .width=625 .estimatedHeight=626 .headerHeight=627 .footerHeight=627 .hidden=628
      .selectable=629 .momentary=628 .editable=629 .movable=630 .deletable=629 .collapsible=629
      .indentation=626 .actions=357 .separators=631 .accessory=628 .accessibilityText=628
      .cellKind=628 .editor=628 .holds=628 .columns=762
    634 .expression=74 .message=74 .severity=618 .columns=215
    635 .height=625 .width=625 .estimatedHeight=626 .headerHeight=627 .footerHeight=627 .hidden=628
      .selectable=629 .momentary=628 .editable=629 .movable=630 .deletable=629 .collapsible=629
      .indentation=626 .actions=357 .separators=631 .accessory=628 .accessibilityText=628
      .cellKind=628 .editor=628 .holds=628 .kind=74
    636 'cancelled,limit,readFailed,sourceChanged
    637 'different,grown,same
    638 'given
    639 'columns
    640 .sampleRows=222 .counts=283 .reason=74 .nullValues=215 .firstDisagreement=763
    641 'file
    642 'inline
    643 'created
    644 .reason=74 .examined=222 .share=222 .score=222 .parts=283 .others=764
    645 .reason=74 .examined=222 .share=222
    646 'cr,crlf,lf,mixed
    647 .kind=765 .message=74 .row=305 .column=74 .line=222 .byteOffset=222 .expected=74 .found=74
    648 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    649 .kind=766 .row=305 .column=74 .value=0 .text=74 .values=0
    650 .kind=767 .options=237 .rows=232 .place=768
    651 .kind=769 .rows=257
    652 .kind=770 .rows=257 .place=768
    653 .kind=771 .texts=772 .text=74 .html=74 .format=773 .header=74 .at=539 .view=230 .rows=257
      .columns=215 .overflow=774
    654 .kind=775 .view=230
    655 .kind=776 .row=305 .options=461
    656 .kind=777 .column=74 .options=484
    657 .kind=778 .column=74 .options=484 .place=779
    658 .kind=780 .column=74
    659 .kind=781 .columns=215
    660 .kind=782 .sections=233 .place=783 .sectionColumn=74
    661 .kind=784 .sections=257
    662 .kind=785 .sections=257 .place=783
    663 .kind=786 .section=305 .options=787
    664 .row=305 .column=74 .before=788 .after=788
    665 'edit,setRows
    666 .bytes=313 .range=442 .newText=74 .base64=74
    667 'keys
    668 'content
    669 'value
    670 'tag
    671 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    672 .column=74 .rows=313 .values=232 .texts=215 .errors=685 .pending=313 .stale=313 .lossy=313
      .cut=313 .matches=686
    673 .index=222 .key=305 .columns=215
    674 .index=222 .key=74 .members=789
    675 []=790 'declared
    676 .all=74 .keys=791
    677 .height=222 .wrap=74 .linesMax=222 .inset=222 .padding=222 .minimum=222 .maximum=222
      .whole=74 .spacing=222 .background=74 .quiet=222 .measured=792 .deadline=222
    678 'count,distinct,max,mean,min,sum,valid
    679 'notApplicable,outOfRange,tooManyValues
    680 .column=74 .fixed=793 .x=222 .width=222 .tracks=222 .estimate=74
    681 'typeChanged,unknownColumn
    682 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    683 .pointer=512 .kind=794 .message=74
    684 []=795
    685 []=796
    686 []=797
    687 []=798
    688 []=799
    689 'collapsed,filtered,hidden,removed,unknown
    690 'hidden
    691 'entries
    692 'viewport
    693 .kind=800 .y=222 .height=222 .section=519
    694 'changed,declared,fixed,hidden
    695 .column=74 .extraField=222 .ranges=499 .further=222
    696 'column,columnType,limit,value
    697 'group
    698 'count
    699 'aggregate
    700 *=801
    701 .expression=74 'destructive,disabled,normal
    702 'inline,leading,menu,trailing
    703 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    704 'cells
    705 'narrow,wide
    706 'clusters,codePoints
    707 'font
    708 .defaultAdvance=222 .ranges=802 .advances=803 .kerning=804 .letterSpacing=222
    709 'estimate
    710 []=805
    711 .text=74 .width=222 .cut=74
    712 'cell,place,removed
    713 'invalid,valueDoesNotFit
    714 'damaged,foreign,newer
    715 .kind=74 .at=499
    716 .column=74 .cellKind=0 .editor=0 .at=499
    717 .index=222 .rowState=0
    718 .index=222 .column=74 .cellState=0
    719 .leading=222 .trailing=222 .thickness=222
    720 .look=222 .styles=806
    721 .look=222 .at=499
    722 .column=74 .look=222 .at=499
    723 .style=222 .count=222 .row=305 .message=74
    724 'collapse,delete,edit,move,select
    725 'begin
    726 'report
    727 'end
    728 'caseInsensitive,length,list,natural,semver,text,value
    729 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    730 .kind=807
    731 .kind=808 .advance=222
    732 .kind=809 .size=222
    733 .kind=792 .size=222
    734 .kind=810 .share=222 .size=222
    735 .kind=811 .size=222 .advance=222
    736 .kind=812 .width=222
    737 .kind=813 .width=222
    738 .kind=814 .share=222
    739 .kind=815
    740 .kind=816
    741 'drafts,errors,hovered,matches,selected,sorted,stripes
    742 .kind=817 .every=222 .offset=222 .by=818
    743 .kind=819 .every=222 .offset=222
    744 .kind=820
    745 .kind=821
    746 .kind=822
    747 .kind=823
    748 .kind=824
    749 'encoding,formula,quote
    750 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    751 .kind=825 .pattern=74 .locale=826 .prefix=74 .suffix=74 .negative=827 .decimalMark=74
      .groupMark=74
    752 .kind=828 .pattern=74 .locale=826 .prefix=74 .suffix=74 .negative=827 .decimalMark=74
      .groupMark=74 .currency=74 .display=829
    753 .kind=830 .pattern=74 .locale=826 .prefix=74 .suffix=74 .negative=827 .decimalMark=74
      .groupMark=74
    754 .kind=831 .locale=826 .currency=74 .digits=222
    755 .kind=832 .locale=826 .units=833 .digits=222
    756 .kind=834 .locale=826 .style=835 .unit=836
    757 .kind=837 .pattern=74 .locale=826
    758 .kind=838 .true=74 .false=74
    759 .kind=839 .values=840 .otherwise=622
    760 .kind=841 .template=74 .format=622
    761 .expression=74 .message=74 .severity=618
    762 *=842
    763 .row=305 .line=222 .byteOffset=222 .text=74
    764 []=843
    765 'comment,fieldCount,fieldTooLong,guessedEncoding,invalidEncoding,typeMismatch
      'unclosedQuote,unlikelyCharacters
    766 'set
    767 'insert
    768 .kind=844 ?kind:start=845 ?kind:end=846 ?kind:before=847 ?kind:after=848 ?kind:index=849
      ?kind:shown=850
    769 'remove
    770 'move
    771 'paste
    772 []=215
    773 'csv,html,json,markdown,tsv
    774 'clip,insert,refuse
    775 'adopt
    776 'setRow
    777 'setColumn
    778 'addColumn
    779 .kind=851 ?kind:start=845 ?kind:end=846 ?kind:before=852 ?kind:after=853
    780 'removeColumn
    781 'orderColumns
    782 'addSections
    783 .kind=851 ?kind:start=845 ?kind:end=846 ?kind:before=854 ?kind:after=855
    784 'removeSections
    785 'moveSections
    786 'setSection
    787 .header=74 .footer=74 .kind=74 .state=0
    788 .value=0 .text=74 .cut=74
    789 []=856
    790 .column=74 .expression=74 .declared=74 .direction=592 .nulls=593 .comparator=594 .values=215
    791 []=684
    792 'client
    793 'leading,trailing
    794 'expression,invalidParams,notSortable,unknownColumn
    795 .kind=605
    796 .row=222 .kind=857 .text=74
    797 .row=222 .ranges=499 .further=222
    798 .row=222 .view=230 .author=74 .by=567 .text=74 .stale=74 .problem=568
    799 .column=74 .kind=678 .value=0 .text=74 .cut=74 .nulls=222 .errors=222 .pending=74
      .problem=858
    800 'group,header
    801 .value=0 .layer=356 .name=74 .problem=74
    802 []=859
    803 []=860
    804 []=861
    805 .range=313 .width=222
    806 []=862
    807 'maximum
    808 'average
    809 'sampled
    810 'percentile
    811 'hybrid
    812 'padded
    813 'fixed
    814 'fraction
    815 'flexible
    816 'adaptive
    817 'stripes
    818 'page,section
    819 'sorted
    820 'selected
    821 'hovered
    822 'matches
    823 'drafts
    824 'errors
    825 'number
    826 'de,en,es,fr,hi,ja
    827 'minus,parentheses
    828 'currency
    829 'code,symbol
    830 'percent
    831 'compact
    832 'bytes
    833 'iec,si
    834 'duration
    835 'clock,short,words
    836 'day,hour,millisecond,minute,second
    837 'date
    838 'boolean
    839 'map
    840 *=74
    841 'template
    842 .height=625 .width=625 .estimatedHeight=626 .headerHeight=627 .footerHeight=627 .hidden=628
      .selectable=629 .momentary=628 .editable=629 .movable=630 .deletable=629 .collapsible=629
      .indentation=626 .actions=357 .separators=631 .accessory=628 .accessibilityText=628
      .cellKind=628 .editor=628 .holds=628 .type=392 .validate=623 .format=622 .path=74
    843 .delimiter=74 .score=222
    844 'after,before,end,index,shown,start
    845 .kind=863
    846 .kind=727
    847 .kind=864 .row=305
    848 .kind=865 .row=305
    849 .kind=866 .sourceIndex=222 .counted=867
    850 .kind=868 .view=230 .viewIndex=222 .counted=867 .whenSorted=869
    851 'after,before,end,start
    852 .kind=864 .column=74
    853 .kind=865 .column=74
    854 .kind=864 .section=305
    855 .kind=865 .section=305
    856 'footer,header,kind,state
    857 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    858 'notApplicable,outOfRange,tooManySections,tooManyValues
    859 .first=222 .end=222 .advance=222
    860 .characters=74 .advance=222
    861 .pair=74 .advance=222
    862 .layer=615 .tag=74 .parameters=840
    863 'start
    864 'before
    865 'after
    866 'index
    867 'after,before
    868 'shown
    869 'adopt,refuse
    """#
}
