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
    64 .view=230 .range=253 .keys=257 .columns=215 .as=287 .textBytes=222 .texts=308 .ellipsis=74
      .at=222 .pin=230 .wait=74 .extraFields=74
    65 .viewRevision=222 .revision=222 .complete=74 .first=222 .count=222 .more=74 .keys=309
      .blocks=310 .sections=311 .extraFields=312 .counts=300 .order=301 .searching=302 .sorting=303
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
    76 .view=230 .keys=257 .columns=215 .at=313 .offsets=314 .wait=74
    77 .viewRevision=222 .complete=74 .rows=315 .columns=316 .at=317 .entries=318
    78 .jsonrpc=5 .id=6 .method=207 .params=79 .result=80 .error=3
    79 .view=230 .subscription=230 .window=319 .content=320 .columns=215 .as=287 .textBytes=222
      .texts=308 .ellipsis=74 .hold=321 .anchor=322 .follow=74 .appearance=74 .kinds=74 .problems=74
      .separators=74 .styles=74 .brief=74 .across=323
    80 .subscription=230 .viewRevision=222 .revision=222 .complete=74
    81 .jsonrpc=5 .id=6 .method=207 .params=82 .result=83 .error=3
    82 .subscription=230 .first=222 .size=222 .columns=215 .hold=321 .across=324 .offset=222
      .extent=222 .entry=322 .placement=325 .pages=222 .to=326 .thumb=222 .follow=74 .dragging=74
      .anchor=322
    83 .viewRevision=222 .update=222 .first=222 .size=222 .across=327 .viewport=328
    84 .jsonrpc=5 .id=6 .method=207 .params=85 .result=86 .error=3
    85 .subscription=230 .x=222 .y=222 .header=222 .grip=222 .text=329
    86 .viewRevision=222 .part=330 .entry=331 .column=332 .resize=332 .textOffset=222
    87 .jsonrpc=5 .id=6 .method=207 .params=88 .result=74 .error=3
    88 .subscription=230 .row=305 .column=74
    89 .jsonrpc=5 .id=6 .method=207 .params=90 .result=91 .error=3
    90 .view=230 .rows=333 .cells=334 .at=222
    91 .viewRevision=222 .changed=222 .unused=335
    92 .jsonrpc=5 .id=6 .method=207 .params=93 .result=74 .error=3
    93 .subscription=230
    94 .jsonrpc=5 .id=6 .method=207 .params=95 .result=96 .error=3
    95 .table=230 .supplied=74 .layout=74
    96 .complete=74 .tables=336
    97 .jsonrpc=5 .id=6 .method=207 .params=98 .result=99 .error=3
    98 .view=230 .action=337 .keys=338 .wait=74
    99 .viewRevision=222 .counts=300 .order=301 .complete=74 .searching=302 .sorting=303
    100 .jsonrpc=5 .id=6 .method=207 .params=101 .result=102 .error=3
    101 .view=230 .action=339 .rows=257 .columns=215 .cells=340 .ranges=341 .wait=74
    102 .viewRevision=222 .complete=74 .count=222 .selected=342 .deselected=342 .truncated=74
    103 .jsonrpc=5 .id=6 .method=207 .params=104 .result=105 .error=3
    104 .view=230 .first=222 .size=222 .wait=74
    105 .viewRevision=222 .complete=74 .unit=343 .count=222 .first=222 .items=342
    106 .jsonrpc=5 .id=6 .method=207 .params=107 .result=108 .error=3
    107 .view=230 .formats=344 .rows=257 .range=253 .columns=215 .as=270 .formulaGuard=271
      .header=74 .wait=74
    108 .viewRevision=222 .revision=222 .complete=74 .rows=222 .columns=215 .flavours=345 .lossy=74
    109 .jsonrpc=5 .id=6 .method=207 .params=110 .result=111 .error=3
    110 .view=230 .search=209 .from=305 .direction=346 .wrap=74 .wait=74
    111 .viewRevision=222 .revision=222 .complete=74 .matches=222 .hit=347
    112 .jsonrpc=5 .id=6 .method=207 .params=113 .result=114 .error=3
    113 .table=230 .filter=210
    114 .tree=210 .text=74 .problems=348
    115 .jsonrpc=5 .id=6 .method=207 .params=116 .result=117 .error=3
    116 .view=230 .row=305 .column=74 .relation=349 .combine=350
    117 .viewRevision=222 .condition=210 .filter=210
    118 .jsonrpc=5 .id=6 .method=207 .params=119 .result=120 .error=3
    119 .view=230 .groupBy=215 .aggregates=351 .over=352 .sort=353 .range=253 .as=287 .textBytes=222
      .wait=74
    120 .viewRevision=222 .revision=222 .complete=74 .groups=222 .first=222 .more=74 .groupBy=310
      .counts=314 .aggregates=354
    121 .jsonrpc=5 .id=6 .method=207 .params=122 .result=123 .error=3
    122 .table=230 .declarations=236 .author=74
    123 .revision=222 .declarations=236
    124 .jsonrpc=5 .id=6 .method=207 .params=125 .result=126 .error=3
    125 .table=230 .rows=257 .columns=215 .headers=215 .sections=215 .view=230 .subscription=230
      .settings=355 .first=222
    126 .revision=222 .items=356 .first=222 .more=74
    127 .jsonrpc=5 .id=6 .method=207 .params=128 .result=129 .error=3
    128 .view=230 .row=305 .column=74
    129 .viewRevision=222 .revision=222 .layer=357 .name=74 .problem=74 .actions=358
    130 .jsonrpc=5 .id=6 .method=207 .params=131 .result=132 .error=3
    131 .view=230 .row=305 .column=74 .action=74 .seen=222 .author=74
    132 .viewRevision=222 .revision=222
    133 .jsonrpc=5 .id=6 .method=207 .params=134 .result=135 .error=3
    134 .source=74 .dialect=359 .table=230 .variables=360 .functions=361
    135 .type=362 .dependencies=363 .steps=222 .problems=364
    136 .jsonrpc=5 .id=6 .method=207 .params=137 .result=138 .error=3
    137 .source=74 .dialect=359 .table=230 .variables=360 .checked=74 .row=305 .bindings=217
      .params=217
    138 .value=365 .complete=74 .type=362
    139 .jsonrpc=5 .id=6 .method=207 .params=140 .result=141 .error=3
    140 .texts=215 .measurer=366 .bold=74 .wrap=367 .truncate=368
    141 .lineHeight=222 .estimate=74 .measures=369
    142 .jsonrpc=5 .id=6 .method=207 .params=143 .result=144 .error=3
    143 .view=230 .search=209 .with=74 .scope=370 .at=371 .by=372 .preview=74 .label=74 .author=74
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
    155 .revision=222 .count=222 .first=222 .items=373 .more=74
    156 .jsonrpc=5 .id=6 .method=207 .params=157 .result=158 .error=3
    157 .table=230 .take=374 .conflicts=340 .label=74 .author=74
    158 .revision=222 .resolved=222 .left=222 .history=248
    159 .jsonrpc=5 .id=6 .method=207 .params=160 .result=161 .error=3
    160 .view=230 .row=305 .column=74 .action=375 .by=372 .text=74 .value=0 .overwrite=74 .label=74
      .author=74 .history=255 .invalid=256
    161 .revision=222 .draft=376 .history=248
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
    172 .folder=74 .items=377
    173 .jsonrpc=5 .id=6 .method=207 .params=174 .result=175 .error=3
    174 .journals=215 .journalFolder=74
    175 .removed=215
    176 .jsonrpc=5 .id=6 .method=207 .params=0 .result=177 .error=3
    177 .presets=378
    178 .jsonrpc=5 .id=6 .method=207 .params=0 .result=179 .error=3
    179 .memory=379 .methods=1 .watching=380 *=222
    180 .jsonrpc=5 .id=6 .method=207 .params=0 .result=1 .error=3
    181 .jsonrpc=5 .id=6 .method=207 .params=182 .result=0 .error=3
    182 .value=226
    183 .jsonrpc=5 .id=6 .method=207 .params=184 .result=0 .error=3
    184 .id=222
    185 .jsonrpc=5 .id=6 .method=207 .params=0 .result=74 .error=3
    186 .jsonrpc=5 .id=6 .method=207 .params=187 .result=0 .error=3
    187 .subscription=230 .view=230 .table=230 .seq=222 .from=222 .to=222 .revision=222 .causes=381
      .authors=215 .hints=232 .appearance=382 .kinds=383 .layout=296 .across=327 .heights=384
      .frames=385 .viewport=328 .separators=386 .styles=387 .counts=300 .order=301 .complete=74
      .window=253 .columns=215 .reset=388 .diff=389 .part=222 .last=74
    188 .jsonrpc=5 .id=6 .method=207 .params=189 .result=0 .error=3
    189 .table=230 .view=230 .revision=222 .action=74 .key=305 .sourceIndex=222 .viewIndex=222
      .column=74 .values=390 .author=74
    190 .jsonrpc=5 .id=6 .method=207 .params=191 .result=192 .error=3
    191 .table=230 .view=230 .asked=391 .count=222 .deadline=222 .default=392
    192 .decision=392
    193 .jsonrpc=5 .id=6 .method=207 .params=194 .result=195 .error=3
    194 .table=230 .column=74 .type=393 .revision=222 .rows=257 .blocks=310 .types=394 .deadline=222
    195 .values=232 .texts=215 .errors=395
    196 .jsonrpc=5 .id=6 .method=207 .params=197 .result=198 .error=3
    197 .table=230 .view=230 .viewRevision=222 .revision=222 .kind=396 .column=74 .rows=257
      .columns=397 .blocks=310 .deadline=222
    198 .heights=314 .widths=314
    199 .jsonrpc=5 .id=6 .method=207 .params=200 .result=0 .error=3
    200 .table=230 .revision=222 .rows=238 .sourceState=239 .dirty=74 .savedRevision=222
      .unsaved=241 .conflicts=222 .journal=242 .diagnostics=398
    201 .jsonrpc=5 .id=6 .method=207 .params=202 .result=0 .error=3
    202 .token=222 .value=399
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
    208 []=400
    209 .text=74 .columns=215 .caseFolded=74 .diacritics=401 .match=402 .mode=403 .of=404
    210 .kind=405 ?kind:all=406 ?kind:any=407 ?kind:not=408 ?kind:compare=409 ?kind:oneOf=410
      ?kind:text=411 ?kind:expression=412 ?kind:null=413 ?kind:error=414
    211 .by=415 .headers=74 .footers=74 .empty=416 .collapsed=417 .aggregates=351
    212 .mode=418 .unit=343 .tap=419 .momentary=74 .whenFiltered=420
    213 .size=222 .index=222
    214 *=421
    215 []=74
    216 'cell,none,object
    217 *=365
    218 []=422
    219 .measurer=366 .frame=222 .minimumWidth=222 .insets=423 .direction=424 .spacing=222 .scale=74
      .lock=74 .fixed=423 .rows=425 .items=426 .sizing=427 .columns=428
    220 .kind=429 .header=430 .footer=430 .search=431 .insets=432 .spacings=433 .indicators=434
      .scrollBars=435 .alignment=436
    221 []=437
    222 #
    223 .kind=438 .pointer=439 .expected=0 .found=0 .position=222 .revision=222 .offset=222 .limit=1
      .maximum=222 .viewRevision=222 .seen=222 .oldest=222 .asked=222 .step=222 .errno=222
      .count=222 .problem=74 .obstacle=440 .reason=441 .permission=1 .layer=357 .binding=1 .id=74
      .view=230 .column=74 .row=305 .section=74 .name=74 .action=74 .method=74 .path=74 .system=74
      .range=442 .bytes=442 .lines=443 .problems=364 .errors=444 .rule=445 .keys=446 .got=222
      .state=447 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=448 .start=449
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
    231 []=450
    232 []=0
    233 []=451
    234 'section,table
    235 *=452
    236 .settings=453 .fallback=453 .columns=454 .kinds=455 .kindBy=456 .defaultKind=74
      .undeclaredKinds=457 .rowRules=458 .sectionKinds=459 .sections=460 .cellKinds=390 .editors=390
      .decisions=461
    237 []=462
    238 .count=222 .complete=74 .failure=463 .examined=74 .extraFields=222
    239 'asOpened,changed,removed,replaced,unreadable
    240 'follow,merge,reload,tell
    241 .records=222 .bytes=222 .columns=74 .order=74
    242 .state=464 .reason=74 .editors=314 .unreadable=222 .recoverable=465 .restored=466
    243 .kind=467 ?kind:given=468 ?kind:columns=469
    244 []=470
    245 []=471
    246 .kind=472 ?kind:file=473 ?kind:inline=474 ?kind:created=475
    247 .delimiter=476 .quote=477 .escape=477 .header=477 .headerRows=478 .skipInitialSpace=477
      .encoding=479 .lineEnd=480 .comment=477 .preambleLines=478 .nullValues=481
    248 .undo=222 .redo=222 .undoLabel=74 .redoLabel=74 .dropped=222
    249 .count=222 .counts=482 .first=222 .items=483
    250 .text=74 .base64=74
    251 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=222 .skipInitialSpace=74
      .encoding=262 .comment=74 .preambleLines=222 .nullValues=215 .types=484 .outliers=222
    252 *=485
    253 .first=222 .size=222
    254 []=486
    255 'join,none,step
    256 'keep,refuse
    257 []=305
    258 .cells=222 .inserted=222 .removed=222 .moved=222 .columns=222 .sections=222 .errorCount=222
      .removedRows=257 .items=487 .errors=444 .asked=391
    259 .id=222 .label=74 .author=74
    260 []=488
    261 'always,ifUnchanged
    262 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    263 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=273 .byteOrderMark=74
    264 'overwritten,replaced,unchanged
    265 .count=222 .first=222 .size=222 .more=74 .items=489
    266 'apply,discard,keep
    267 'content,edits
    268 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    269 .path=74 .overwrite=74 .sync=74
    270 'text,value
    271 'off,quote,reject
    272 'arrays,objects
    273 'cr,crlf,lf
    274 []=490
    275 .kind=491 ?kind:keys=492 ?kind:columns=469 ?kind:given=493 ?kind:content=494
    276 .kind=495 ?kind:value=496 ?kind:columns=469 ?kind:tag=497
    277 'diff,reset
    278 .changes=222 .share=222
    279 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    280 []=390
    281 'applied,superseded
    282 .deletes=222 .inserts=222 .moves=222 .updates=222
    283 *=222
    284 []=498
    285 []=499
    286 .table=230 .revision=222
    287 'both,text,value
    288 .table=230 .revision=222 .rows=222
    289 .deletes=222 .moves=222 .inserts=222 .updates=222 .changes=222
    290 .deletes=500 .moves=500 .inserts=501 .updates=502
    291 .deletes=503 .updates=502
    292 .moves=257 .updates=504
    293 .old=338 .new=338 .deletes=314 .inserts=314 .moves=500 .updates=505
    294 .sort=208 .search=209 .filter=210 .sections=506 .selection=212 .page=213 .columns=214
      .columnOrder=215 .binding=216 .params=217 .sortCycle=218 .footers=74 .footerSorts=74
      .showHidden=74 .layout=507 .presentation=220 .styles=221
    295 *=508
    296 .width=222 .content=222 .direction=424 .height=222 .items=509 .estimate=74 .groups=510
      .columns=511
    297 []=512
    298 .row=305 .pointer=513 .reason=74 .message=74 .range=442 .bytes=442 .lines=443
    299 []=514
    300 .source=222 .filtered=222 .pages=222 .pageIndex=222 .pageSize=222 .first=222 .end=222
      .matches=222 .entries=222 .failed=222 .orderFailed=222 .hidden=222
    301 'pending,ready
    302 .rows=222 .matches=222
    303 .rows=222 .of=222
    304 .outcome=515 .when=222 .dropped=516
    305 #key
    306 'footer,header
    307 *=517
    308 'cut,whole
    309 []=518
    310 []=519
    311 []=520
    312 []=521
    313 []=522
    314 []=222
    315 []=523
    316 []=524
    317 []=525
    318 []=526
    319 .kind=527 ?kind:entries=528 ?kind:all=529 ?kind:viewport=530
    320 'cells,keys
    321 .sort=531 .filter=531 .sections=531 .page=531 .setRows=531 .load=531 .edit=531 .resize=531
      .measure=531 'end,entry,index
    322 .kind=532 .key=232 #key
    323 .offset=222 .extent=222 .overscan=222
    324 .offset=222 .thumb=222 .extent=222 .overscan=222 .column=74 .placement=533
    325 'bottom,center,nearest,top
    326 'end,start
    327 .offset=222 .room=222 .contentWidth=222 .left=510 .clip=314 .thumb=534
    328 .offset=222 .extent=222 .top=222 .spacing=222 .heldBack=222 .thumb=534 .anchor=518
      .sticky=535
    329 .align=536 .inset=222 .top=222
    330 'entry,header,outside
    331 .key=518 .viewIndex=222 .y=222 .height=222 .sticky=74
    332 .column=74 .x=222 .width=222 .clip=314
    333 []=537
    334 []=538
    335 []=539
    336 @=222 $id
    337 'collapse,expand,toggle
    338 []=232
    339 'add,all,extend,invert,none,remove,replace,tap,toggle
    340 []=540
    341 []=541
    342 []=542
    343 'cell,column,row
    344 []=268
    345 []=543
    346 'next,previous
    347 .row=305 .viewIndex=222 .pageIndex=222 .wrapped=74 .cells=544
    348 []=545
    349 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    350 'all,any,replace
    351 []=546
    352 'all,shown
    353 .kind=547 ?kind:group=548 ?kind:count=549 ?kind:aggregate=550
    354 []=551
    355 []=552
    356 []=553
    357 'builtIn,column,fallback,kind,row,section,table
    358 []=554
    359 'strict,table
    360 *=362
    361 []=555
    362 .list=362 .map=556 .type=362 .opaque=74 .of=556
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    363 .columns=215 .cells=215 .params=215 .bindings=215
    364 []=557
    365 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=558 .map=559
      .type=74 .timestamp=560 .duration=560 .optional=365
    366 .kind=561 ?kind:cells=562 ?kind:font=563 ?kind:estimate=564
    367 .width=222 .linesMax=222
    368 .width=222 .at=565 .ellipsis=74
    369 []=566
    370 'all,selection
    371 .row=305 .column=74 .index=222
    372 'owner,user
    373 []=567
    374 'ours,theirs
    375 'begin,cancel,change,commit
    376 .view=230 .author=74 .by=568 .text=74 .stale=74 .problem=569
    377 []=570
    378 []=1
    379 .resident=222 .program=222 .heap=222 .free=222 .cache=222 .tables=571 .sorting=222
      .gathering=222 .comparing=222 .messages=222 .recording=222 .other=222 *=222
    380 []=572
    381 []=573
    382 .appeared=309 .disappeared=309 .prefetch=309 .cancelled=309
    383 .rows=574 .cells=575 .states=576 .cellStates=577
    384 []=578
    385 []=579
    386 []=580
    387 .anew=74 .looks=581 .rows=582 .cells=583 .failures=584
    388 .keys=309 .blocks=310
    389 .deletes=500 .moves=500 .inserts=585 .updates=502 .scrolledOut=500 .scrolledIn=500
    390 *=0
    391 []=586
    392 'allow,refuse
    393 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    394 []=393
    395 []=587
    396 'heights,widths
    397 []=588
    398 .count=222
    399 .kind=589 ?kind:begin=590 ?kind:report=591 ?kind:end=592
    400 .column=74 .expression=74 .direction=593 .nulls=594 .comparator=595
    401 'exact,ignored
    402 'contains,fuzzy,prefix,regex,words
    403 'filter,mark
    404 'display,value
    405 'all,any,compare,error,expression,not,null,oneOf,text
    406 .kind=596 .conditions=597
    407 .kind=598 .conditions=597
    408 .kind=599 .condition=210
    409 .kind=600 .column=74 .relation=349 .value=0
    410 .kind=601 .column=74 .values=0
    411 .kind=602 .column=74 .relation=603 .text=74 .caseFolded=74 .diacritics=401 .of=404
    412 .kind=604 .source=74
    413 .kind=605 .column=74
    414 .kind=606 .column=74
    415 []=607 'declared
    416 'hide,show
    417 .all=74 .keys=338
    418 'multiple,none,single
    419 'extend,replace,toggle
    420 'drop,keep
    421 .hidden=74 .footer=608 .nullDefault=0
    422 'ascending,descending,none
    423 .leading=222 .trailing=222
    424 'ltr,rtl
    425 .height=222 .wrap=74 .linesMax=222 .inset=222 .padding=222 .minimum=222 .maximum=222
      .whole=74 .spacing=222 .background=74 .quiet=222 .measured=609 .deadline=222
    426 .direction=610 .size=509 .perLine=314 .spacing=222 .lineSpacing=222 .insets=611
    427 .mode=612 .minimum=222 .maximum=222 .padding=222 .headerPadding=222 .header=74 .footer=74
      .whole=74
    428 *=613
    429 'grid,headless,list,stack
    430 .shown=74 .height=222 .inside=74 .floats=74
    431 .shown=74 .height=222 .inside=74 .floats=74 .placement=614 .placeholder=74
    432 .table=611 .header=611 .footer=611 .row=611 .item=611
    433 .header=222 .footer=222
    434 .ascending=74 .descending=74 .none=74 .width=222 .header=74 .footer=74
    435 .vertical=74 .horizontal=74 .minimum=222
    436 'center,leading,trailing
    437 .when=74 .source=615 .columns=215 .layer=616 .tag=74 .parameters=617
    438 'actionDisabled,ambiguousRows,badBackup,badFormat,batch,blockOverflows,cancelled
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
    439 $pointer
    440 'base,columns,dialect,edited,misfit,none
    441 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    442 .first=222 .end=222
    443 .start=449 .end=449
    444 []=618
    445 .kind=74 .index=222 .expression=74 .type=393 .message=74 .severity=619
    446 []=620
    447 'changed,replaced
    448 []=621
    449 .line=222 .character=222
    450 .id=74 .type=393 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=456 .supplied=622 .format=623 .parse=623
      .nullPlaceholder=74 .comparator=595 .footer=608 .validate=624 .align=625 .editor=0
      .cellKind=74 .meta=0
    451 .key=305 .header=74 .footer=74 .kind=74 .state=0 .rows=232
    452 .base=393 .format=623 .parse=623 .nullPlaceholder=74 .comparator=595 .footer=608
      .validate=624 .align=625 .editor=0 .cellKind=74 .meta=0
    453 .height=626 .width=626 .estimatedHeight=627 .headerHeight=628 .footerHeight=628 .hidden=629
      .selectable=630 .momentary=629 .editable=630 .movable=631 .deletable=630 .collapsible=630
      .indentation=627 .actions=358 .separators=632 .accessory=629 .accessibilityText=629
      .cellKind=629 .editor=629 .holds=629
    454 *=633
    455 *=634
    456 .column=74 .expression=74
    457 'default,refuse
    458 []=635
    459 *=453
    460 *=636
    461 .deadline=222 .default=392
    462 .kind=74 .settings=453 .rowState=0 .cellStates=390
    463 .kind=637 .message=74 .system=74
    464 'failed,off,on,suspended
    465 .changes=222 .when=222 .base=638 .process=222 .others=222 .lostBytes=222 .suspended=74
    466 .backup=74 .steps=222 .base=638
    467 'columns,given
    468 .kind=639
    469 .kind=640 .columns=215
    470 .id=74 .title=74 .exactTitle=74 .type=393 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=622 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=456 .sortByProblem=74 .typeName=74 .format=623 .parse=623 .nullPlaceholder=74
      .comparator=595 .footer=608 .validate=624 .align=625 .editor=0 .cellKind=74 .meta=0
      .evidence=641
    471 .key=305 .header=74 .footer=74 .kind=74 .state=0
    472 'created,file,inline
    473 .kind=642 .path=74 .uri=74 .bytes=222
    474 .kind=643 .bytes=222
    475 .kind=644
    476 .value=74 .forced=74 .evidence=645
    477 .value=74 .forced=74 .evidence=646
    478 .value=222 .forced=74 .evidence=646
    479 .value=262 .forced=74 .evidence=646
    480 .value=647 .forced=74 .evidence=646
    481 .value=215 .forced=74 .evidence=646
    482 .fieldCount=222 .typeMismatch=222 .unclosedQuote=222 .fieldTooLong=222 .invalidEncoding=222
      .unlikelyCharacters=222 .guessedEncoding=222 .comment=222
    483 []=648
    484 'detected,plain
    485 .type=393 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=456 .supplied=622 .format=623 .parse=623
      .nullPlaceholder=74 .comparator=595 .footer=608 .validate=624 .align=625 .editor=0
      .cellKind=74 .meta=0
    486 .kind=649 ?kind:set=650 ?kind:insert=651 ?kind:remove=652 ?kind:move=653 ?kind:paste=654
      ?kind:adopt=655 ?kind:setRow=656 ?kind:setColumn=657 ?kind:addColumn=658
      ?kind:removeColumn=659 ?kind:orderColumns=660 ?kind:addSections=661 ?kind:removeSections=662
      ?kind:moveSections=663 ?kind:setSection=664
    487 []=665
    488 .id=222 .done=74 .label=74 .author=74 .cause=666 .revision=222 .cells=222 .rows=222
      .columns=222 .sections=222 .bytes=222
    489 []=667
    490 .key=305 .header=74 .footer=74 .kind=74 .state=0 .rows=232 .keys=257 .rowStates=232
      .cellStates=280 .tags=257
    491 'columns,content,given,keys
    492 .kind=668
    493 .kind=639 .keys=257
    494 .kind=669
    495 'columns,tag,value
    496 .kind=670
    497 .kind=671 .tags=257
    498 .column=74 .kind=74 .type=393 .index=222 .expression=74 .message=74 .severity=619 .count=222
      .problem=74
    499 .kind=672 .row=305 .column=74 .columns=215 .text=74 .cut=74 .rule=445 .reason=74
    500 []=314
    501 .at=500 .keys=257 .blocks=310
    502 []=673
    503 .keys=257 .blocks=310
    504 []=674
    505 []=675
    506 .by=676 .headers=74 .footers=74 .empty=416 .collapsed=677 .aggregates=351
    507 .measurer=366 .frame=222 .minimumWidth=222 .insets=423 .direction=424 .spacing=222 .scale=74
      .lock=74 .fixed=423 .rows=678 .items=426 .sizing=427 .columns=428
    508 .title=74 .aggregate=679 .over=352 .value=0 .text=74 .cut=74 .nulls=222 .errors=222
      .pending=74 .problem=680
    509 .width=222 .height=222
    510 .leading=222 .center=222 .trailing=222
    511 []=681
    512 .pointer=513 .kind=682 .message=74
    513 $statePointer
    514 .pointer=513 .kind=683 .message=74
    515 'damaged,foreign,newer,noFile,none,off,restored
    516 []=684
    517 .direction=422 .sortable=74 .priority=222
    518 .kind=532 .key=685 #key
    519 .column=74 .offset=222 .values=232 .texts=215 .errors=686 .pending=314 .stale=314 .lossy=314
      .cut=314 .cutBytes=314 .matches=687 .drafts=688
    520 .key=685 .title=74 .cut=74 .count=222 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=689
    521 .row=305 .fields=215 .cut=74
    522 .x=222 .group=436
    523 .key=305 .sourceIndex=222 .viewIndex=222 .pageIndex=222 .offset=222 .height=222 .frame=579
      .reason=690 .section=685
    524 .column=74 .group=436 .x=222 .width=222 .estimate=74 .reason=691
    525 .column=74 .group=436 .x=222 .width=222 .estimate=74 .distance=222
    526 .key=518 .viewIndex=222 .offset=222 .height=222 .frame=579
    527 'all,entries,viewport
    528 .kind=692 .first=222 .size=222 .overscan=222
    529 .kind=596
    530 .kind=693 .offset=222 .extent=222 .overscan=222
    531 'entry,offset,start
    532 'footer,group,header
    533 'center,end,nearest,start
    534 .start=222 .length=222
    535 []=694
    536 'center,left,right
    537 .row=305 .height=222
    538 .row=305 .column=74 .height=222
    539 .row=305 .column=74 .reason=695
    540 .row=305 .column=74
    541 .from=540 .to=540
    542 .row=305 .column=74 .sourceIndex=222 .viewIndex=222 .pageIndex=222
    543 .format=268 .type=1 .text=74
    544 []=696
    545 .pointer=74 .kind=697 .message=74
    546 .column=74 .kind=679
    547 'aggregate,count,group
    548 .kind=698 .direction=593
    549 .kind=699 .direction=593
    550 .kind=700 .index=222 .direction=593
    551 .column=74 .kind=679 .values=232 .texts=215 .cut=314 .nulls=314 .errors=314
    552 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    553 .row=305 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=390 .settings=701
    554 .id=74 .title=629 .style=702 .hidden=629 .image=629 .placement=703 .fullSwipe=74
      .children=358
    555 .name=74 .arguments=556 .result=362 .member=74
    556 []=362
    557 .kind=704 .message=74 .range=442 .bytes=442 .lines=443 .expected=74 .found=74 .hint=74
    558 []=365
    559 []=558
    560 .seconds=74 .nanos=74
    561 'cells,estimate,font
    562 .kind=705 .tabStop=222 .ambiguous=706 .unit=707
    563 .kind=708 .lineHeight=222 .regular=709 .bold=709
    564 .kind=710 .advance=222 .lineHeight=222
    565 'head,middle,tail
    566 .width=222 .height=222 .lines=711 .more=74 .shown=712
    567 .kind=713 .row=305 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=374
      .oursAfter=305 .theirsAfter=305
    568 'user
    569 .kind=714 .expected=74 .row=305 .column=74 .columns=215 .rule=445 .reason=74
    570 .journal=74 .bytes=222 .when=222 .inUse=74 .path=74 .changes=222 .process=222 .problem=715
    571 .sources=222 .edits=222 .rows=222 .keys=222 .history=222 .views=222 .uncounted=222 *=222
    572 .subscription=230 .view=230 .pending=222 .lagRevisions=222
    573 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    574 []=716
    575 []=717
    576 []=718
    577 []=719
    578 .height=222 .count=222
    579 .x=222 .y=222 .width=222 .height=222
    580 .top=720 .bottom=720 .at=500
    581 []=721
    582 []=722
    583 []=723
    584 []=724
    585 .at=500 .keys=309 .blocks=310
    586 .permission=725 .row=305 .column=74 .section=74 .layer=357
    587 .row=222 .text=74
    588 .column=74 .width=222
    589 'begin,end,report
    590 .kind=726 .title=74 .message=74 .percentage=222
    591 .kind=727 .message=74 .percentage=222
    592 .kind=728 .message=74
    593 'ascending,descending
    594 'first,last
    595 .kind=729 .caseFolded=74 .diacritics=401 .values=215
      'caseInsensitive,length,natural,semver,text,value
    596 'all
    597 []=210
    598 'any
    599 'not
    600 'compare
    601 'oneOf
    602 'text
    603 'contains,endsWith,equals,startsWith
    604 'expression
    605 'null
    606 'error
    607 .column=74 .expression=74 .declared=74 .direction=593 .nulls=594 .comparator=595 .values=232
    608 .title=74 .aggregate=679 .over=352
    609 'client,daemon
    610 'horizontal,wrapped
    611 .top=222 .leading=222 .bottom=222 .trailing=222
    612 .kind=730 ?kind:maximum=731 ?kind:average=732 ?kind:sampled=733 ?kind:client=734
      ?kind:percentile=735 ?kind:hybrid=736 ?kind:padded=737 ?kind:fixed=738 ?kind:fraction=739
      ?kind:flexible=740 ?kind:adaptive=741
    613 .mode=612 .minimum=222 .maximum=222 .padding=222 .headerPadding=222 .header=74 .footer=74
      .whole=74 .width=222 .spacing=222
    614 'client,embedded,hidden
    615 .kind=742 ?kind:stripes=743 ?kind:sorted=744 ?kind:selected=745 ?kind:hovered=746
      ?kind:matches=747 ?kind:drafts=748 ?kind:errors=749
    616 'background,overlay
    617 *=629
    618 .kind=74 .message=74 .pointer=439 .row=305 .column=74 .expected=0 .found=0 .rule=445
    619 'mark,refuse
    620 .key=305 .rows=314
    621 .row=305 .column=74 .reason=750
    622 .inputs=215 .deadline=222
    623 .kind=751 ?kind:number=752 ?kind:currency=753 ?kind:percent=754 ?kind:compact=755
      ?kind:bytes=756 ?kind:duration=757 ?kind:date=758 ?kind:boolean=759 ?kind:map=760
      ?kind:template=761
    624 .expression=74 .message=74 .severity=619 []=762
    625 'center,end,start
    626 .expression=74 'automatic #
    627 .expression=74 #
    628 .expression=74 'automatic,zero #
    629 .expression=74
    630 .expression=74 'ask
    631 .expression=74 .within=215 'ask
    632 .top=720 .between=720 .bottom=720
    633 .height=626 .width=626 .estimatedHeight=627 .headerHeight=628 .footerHeight=628 .hidden=629
      .selectable=630 .momentary=629 .editable=630 .movable=631 .deletable=630 .collapsible=630
      .indentation=627 .actions=358 .separators=632 .accessory=629 .accessibilityText=629
      .cellKind=629 .editor=629 .holds=629 .header=453
    634 .height=626 .width=626 .estimatedHeight=627 .headerHeight=628 .footerHeight=628 .hidden=629
      .selectable=630 .momentary=629 .editable=630 .movable=631 .deletable=630 .collapsible=630
      .indentation=627 .actions=358 .separators=632 .accessory=629 .accessibilityText=629
      .cellKind=629 .editor=629 .holds=629 .columns=763
    635 .expression=74 .message=74 .severity=619 .columns=215
    636 .height=626 .width=626 .estimatedHeight=627 .headerHeight=628 .footerHeight=628 .hidden=629
      .selectable=630 .momentary=629 .editable=630 .movable=631 .deletable=630 .collapsible=630
      .indentation=627 .actions=358 .separators=632 .accessory=629 .accessibilityText=629
      .cellKind=629 .editor=629 .holds=629 .kind=74
    637 'cancelled,limit,readFailed,sourceChanged
    638 'different,grown,same
    639 'given
    640 'columns
    641 .sampleRows=222 .counts=283 .reason=74 .nullValues=215 .firstDisagreement=764
    642 'file
    643 'inline
    644 'created
    645 .reason=74 .examined=222 .share=222 .score=222 .parts=283 .others=765
    646 .reason=74 .examined=222 .share=222
    647 'cr,crlf,lf,mixed
    648 .kind=766 .message=74 .row=305 .column=74 .line=222 .byteOffset=222 .expected=74 .found=74
    649 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    650 .kind=767 .row=305 .column=74 .value=0 .text=74 .values=0
    651 .kind=768 .options=237 .rows=232 .place=769
    652 .kind=770 .rows=257
    653 .kind=771 .rows=257 .place=769
    654 .kind=772 .texts=773 .text=74 .html=74 .format=774 .header=74 .at=540 .view=230 .rows=257
      .columns=215 .overflow=775
    655 .kind=776 .view=230
    656 .kind=777 .row=305 .options=462
    657 .kind=778 .column=74 .options=485
    658 .kind=779 .column=74 .options=485 .place=780
    659 .kind=781 .column=74
    660 .kind=782 .columns=215
    661 .kind=783 .sections=233 .place=784 .sectionColumn=74
    662 .kind=785 .sections=257
    663 .kind=786 .sections=257 .place=784
    664 .kind=787 .section=305 .options=788
    665 .row=305 .column=74 .before=789 .after=789
    666 'edit,setRows
    667 .bytes=314 .range=443 .newText=74 .base64=74
    668 'keys
    669 'content
    670 'value
    671 'tag
    672 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    673 .column=74 .rows=314 .values=232 .texts=215 .errors=686 .pending=314 .stale=314 .lossy=314
      .cut=314 .cutBytes=314 .matches=687
    674 .index=222 .key=305 .columns=215
    675 .index=222 .key=74 .members=790
    676 []=791 'declared
    677 .all=74 .keys=792
    678 .height=222 .wrap=74 .linesMax=222 .inset=222 .padding=222 .minimum=222 .maximum=222
      .whole=74 .spacing=222 .background=74 .quiet=222 .measured=793 .deadline=222
    679 'count,distinct,max,mean,min,sum,valid
    680 'notApplicable,outOfRange,tooManyValues
    681 .column=74 .fixed=794 .x=222 .width=222 .tracks=222 .estimate=74
    682 'typeChanged,unknownColumn
    683 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    684 .pointer=513 .kind=795 .message=74
    685 []=796
    686 []=797
    687 []=798
    688 []=799
    689 []=800
    690 'collapsed,filtered,hidden,removed,unknown
    691 'hidden
    692 'entries
    693 'viewport
    694 .kind=801 .y=222 .height=222 .section=520
    695 'changed,declared,fixed,hidden
    696 .column=74 .extraField=222 .ranges=500 .further=222
    697 'column,columnType,limit,value
    698 'group
    699 'count
    700 'aggregate
    701 *=802
    702 .expression=74 'destructive,disabled,normal
    703 'inline,leading,menu,trailing
    704 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    705 'cells
    706 'narrow,wide
    707 'clusters,codePoints
    708 'font
    709 .defaultAdvance=222 .ranges=803 .advances=804 .kerning=805 .letterSpacing=222
    710 'estimate
    711 []=806
    712 .text=74 .width=222 .cut=74
    713 'cell,place,removed
    714 'invalid,valueDoesNotFit
    715 'damaged,foreign,newer
    716 .kind=74 .at=500
    717 .column=74 .cellKind=0 .editor=0 .at=500
    718 .index=222 .rowState=0
    719 .index=222 .column=74 .cellState=0
    720 .leading=222 .trailing=222 .thickness=222
    721 .look=222 .styles=807
    722 .look=222 .at=500
    723 .column=74 .look=222 .at=500
    724 .style=222 .count=222 .row=305 .message=74
    725 'collapse,delete,edit,move,select
    726 'begin
    727 'report
    728 'end
    729 'caseInsensitive,length,list,natural,semver,text,value
    730 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    731 .kind=808
    732 .kind=809 .advance=222
    733 .kind=810 .size=222
    734 .kind=793 .size=222
    735 .kind=811 .share=222 .size=222
    736 .kind=812 .size=222 .advance=222
    737 .kind=813 .width=222
    738 .kind=814 .width=222
    739 .kind=815 .share=222
    740 .kind=816
    741 .kind=817
    742 'drafts,errors,hovered,matches,selected,sorted,stripes
    743 .kind=818 .every=222 .offset=222 .by=819
    744 .kind=820 .every=222 .offset=222
    745 .kind=821
    746 .kind=822
    747 .kind=823
    748 .kind=824
    749 .kind=825
    750 'encoding,formula,quote
    751 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    752 .kind=826 .pattern=74 .locale=827 .prefix=74 .suffix=74 .negative=828 .decimalMark=74
      .groupMark=74
    753 .kind=829 .pattern=74 .locale=827 .prefix=74 .suffix=74 .negative=828 .decimalMark=74
      .groupMark=74 .currency=74 .display=830
    754 .kind=831 .pattern=74 .locale=827 .prefix=74 .suffix=74 .negative=828 .decimalMark=74
      .groupMark=74
    755 .kind=832 .locale=827 .currency=74 .digits=222
    756 .kind=833 .locale=827 .units=834 .digits=222
    757 .kind=835 .locale=827 .style=836 .unit=837
    758 .kind=838 .pattern=74 .locale=827
    759 .kind=839 .true=74 .false=74
    760 .kind=840 .values=841 .otherwise=623
    761 .kind=842 .template=74 .format=623
    762 .expression=74 .message=74 .severity=619
    763 *=843
    764 .row=305 .line=222 .byteOffset=222 .text=74
    765 []=844
    766 'comment,fieldCount,fieldTooLong,guessedEncoding,invalidEncoding,typeMismatch
      'unclosedQuote,unlikelyCharacters
    767 'set
    768 'insert
    769 .kind=845 ?kind:start=846 ?kind:end=847 ?kind:before=848 ?kind:after=849 ?kind:index=850
      ?kind:shown=851
    770 'remove
    771 'move
    772 'paste
    773 []=215
    774 'csv,html,json,markdown,tsv
    775 'clip,insert,refuse
    776 'adopt
    777 'setRow
    778 'setColumn
    779 'addColumn
    780 .kind=852 ?kind:start=846 ?kind:end=847 ?kind:before=853 ?kind:after=854
    781 'removeColumn
    782 'orderColumns
    783 'addSections
    784 .kind=852 ?kind:start=846 ?kind:end=847 ?kind:before=855 ?kind:after=856
    785 'removeSections
    786 'moveSections
    787 'setSection
    788 .header=74 .footer=74 .kind=74 .state=0
    789 .value=0 .text=74 .cut=74
    790 []=857
    791 .column=74 .expression=74 .declared=74 .direction=593 .nulls=594 .comparator=595 .values=215
    792 []=685
    793 'client
    794 'leading,trailing
    795 'expression,invalidParams,notSortable,unknownColumn
    796 .kind=606
    797 .row=222 .kind=858 .text=74
    798 .row=222 .ranges=500 .further=222
    799 .row=222 .view=230 .author=74 .by=568 .text=74 .stale=74 .problem=569
    800 .column=74 .kind=679 .value=0 .text=74 .cut=74 .nulls=222 .errors=222 .pending=74
      .problem=859
    801 'group,header
    802 .value=0 .layer=357 .name=74 .problem=74
    803 []=860
    804 []=861
    805 []=862
    806 .range=314 .width=222
    807 []=863
    808 'maximum
    809 'average
    810 'sampled
    811 'percentile
    812 'hybrid
    813 'padded
    814 'fixed
    815 'fraction
    816 'flexible
    817 'adaptive
    818 'stripes
    819 'page,section
    820 'sorted
    821 'selected
    822 'hovered
    823 'matches
    824 'drafts
    825 'errors
    826 'number
    827 'de,en,es,fr,hi,ja
    828 'minus,parentheses
    829 'currency
    830 'code,symbol
    831 'percent
    832 'compact
    833 'bytes
    834 'iec,si
    835 'duration
    836 'clock,short,words
    837 'day,hour,millisecond,minute,second
    838 'date
    839 'boolean
    840 'map
    841 *=74
    842 'template
    843 .height=626 .width=626 .estimatedHeight=627 .headerHeight=628 .footerHeight=628 .hidden=629
      .selectable=630 .momentary=629 .editable=630 .movable=631 .deletable=630 .collapsible=630
      .indentation=627 .actions=358 .separators=632 .accessory=629 .accessibilityText=629
      .cellKind=629 .editor=629 .holds=629 .type=393 .validate=624 .format=623 .path=74
    844 .delimiter=74 .score=222
    845 'after,before,end,index,shown,start
    846 .kind=864
    847 .kind=728
    848 .kind=865 .row=305
    849 .kind=866 .row=305
    850 .kind=867 .sourceIndex=222 .counted=868
    851 .kind=869 .view=230 .viewIndex=222 .counted=868 .whenSorted=870
    852 'after,before,end,start
    853 .kind=865 .column=74
    854 .kind=866 .column=74
    855 .kind=865 .section=305
    856 .kind=866 .section=305
    857 'footer,header,kind,state
    858 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    859 'notApplicable,outOfRange,tooManySections,tooManyValues
    860 .first=222 .end=222 .advance=222
    861 .characters=74 .advance=222
    862 .pair=74 .advance=222
    863 .layer=616 .tag=74 .parameters=841
    864 'start
    865 'before
    866 'after
    867 'index
    868 'after,before
    869 'shown
    870 'adopt,refuse
    """#
}
