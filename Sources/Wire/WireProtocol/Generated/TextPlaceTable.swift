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
    table/export 38
    table/setRows 41
    table/validate 44
    table/diff 47
    view/open 50
    view/get 53
    view/set 55
    view/tap 57
    view/rows 60
    cell/text 63
    view/pin 66
    view/unpin 69
    view/locate 72
    view/watch 75
    view/scroll 78
    view/hover 81
    view/measure 83
    view/resync 86
    view/sync 88
    view/unwatch 86
    view/collapse 91
    view/select 94
    view/selection 97
    view/copy 100
    view/find 103
    filter/convert 106
    filter/like 109
    view/aggregate 112
    table/declare 115
    table/resolve 118
    action/list 121
    action/invoke 124
    expression/check 127
    expression/evaluate 130
    text/measure 133
    view/replace 136
    table/revert 139
    table/watchFile 142
    table/conflicts 145
    table/resolveConflicts 147
    cell/draft 150
    cell/refresh 153
    table/setParams 156
    view/close 158
    table/close 160
    journal/list 161
    journal/remove 164
    preset/list 167
    server/stats 169
    rpc.discover 171
    $/setTrace 172
    $/cancelRequest 174
    shutdown 176
    exit 4
    view/update 177
    action/didInvoke 179
    action/decide 181
    cell/compute 184
    cell/measure 187
    table/didChange 190
    $/progress 192
    $/logTrace 194
    window/logMessage 196
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=199 .search=200 .filter=201 .sections=202 .selection=203 .page=204 .columns=205
      .columnOrder=206 .binding=207 .params=208 .sortCycle=209 .footers=71 .footerSorts=71
      .showHidden=71 .layout=210 .presentation=211 .styles=212
    3 .code=213 .message=71 .data=214
    4 .jsonrpc=5 .id=6 .method=198 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=198 .params=8 .result=9 .error=3
    8 .clientInfo=215 .processId=213 .updates=216 .trace=217 .journal=218 .journalFolder=71
      .durability=219 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=220 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=198 .params=11 .result=12 .error=3
    11 .table=221 .name=71 .columns=222 .rows=223 .sections=224 .sectionColumn=71 .keyScope=225
      .types=226 .defaultSort=199 .keyColumns=206 .detectTypes=71 .declarations=227 .rowOptions=228
    12 .table=221 .name=71 .revision=213 .rows=229 .sourceState=230 .whenFileChanges=231 .dirty=71
      .savedRevision=213 .unsaved=232 .conflicts=213 .journal=233 .keys=234 .columns=235 .types=0
      .declarations=227 .sectionColumn=71 .sections=236 .defaultSort=199 .params=208 .source=237
      .dialect=238 .preamble=206 .sampleRows=213 .history=239 .diagnostics=240
    13 .jsonrpc=5 .id=6 .method=198 .params=14 .result=12 .error=3
    14 .table=221 .name=71 .path=71 .uri=71 .content=241 .dialect=242 .columns=243 .types=226
      .defaultSort=199 .keyColumns=206 .sections=236 .sectionColumn=71 .keyScope=225 .sampleRows=213
      .progressToken=213 .declarations=227 .wait=71 .journal=218 .journalFolder=71 .durability=219
      .whenFileChanges=231
    15 .jsonrpc=5 .id=6 .method=198 .params=16 .result=12 .error=3
    16 .table=221 .diagnostics=244
    17 .jsonrpc=5 .id=6 .method=198 .params=18 .result=19 .error=3
    18 .table=221 .edits=245 .seen=213 .exact=71 .label=71 .author=71 .history=246 .invalid=247
      .preview=71 .view=221
    19 .revision=213 .inserted=248 .changedCells=213 .history=239 .preview=249
    20 .jsonrpc=5 .id=6 .method=198 .params=21 .result=22 .error=3
    21 .table=221 .author=71
    22 .revision=213 .step=250 .skipped=213 .history=239
    23 .jsonrpc=5 .id=6 .method=198 .params=24 .result=25 .error=3
    24 .table=221 .first=213 .size=213
    25 .revision=213 .count=213 .current=213 .bytes=213 .bytesMax=213 .dropped=213 .first=213
      .items=251
    26 .jsonrpc=5 .id=6 .method=198 .params=27 .result=28 .error=3
    27 .table=221 .step=213 .author=71
    28 .revision=213 .undone=213 .redone=213 .skipped=213 .history=239
    29 .jsonrpc=5 .id=6 .method=198 .params=30 .result=31 .error=3
    30 .table=221 .path=71 .uri=71 .copy=71 .overwrite=252 .sync=71 .dryRun=71 .range=244
      .encoding=253 .dialect=254 .progressToken=213
    31 .revision=213 .path=71 .uri=71 .bytes=213 .records=213 .way=255 .dirty=71 .edits=256
    32 .jsonrpc=5 .id=6 .method=198 .params=33 .result=34 .error=3
    33 .table=221
    34 .revision=213 .bytes=213 .dirty=71
    35 .jsonrpc=5 .id=6 .method=198 .params=36 .result=37 .error=3
    36 .table=221 .action=257
    37 .revision=213 .changes=213 .lostChanges=213 .lostBytes=213 .history=239
    38 .jsonrpc=5 .id=6 .method=198 .params=39 .result=40 .error=3
    39 .view=221 .table=221 .rows=248 .range=244 .columns=206 .format=258 .to=259 .as=260
      .formulaGuard=261 .header=71 .jsonRows=262 .delimiter=1 .lineEnd=263 .byteOrderMark=71
      .sqlTable=71 .sqlRows=213 .progressToken=213 .wait=71
    40 .viewRevision=213 .revision=213 .complete=71 .rows=213 .columns=206 .bytes=213 .lossy=71
      .text=71 .path=71
    41 .jsonrpc=5 .id=6 .method=198 .params=42 .result=43 .error=3
    42 .table=221 .rows=223 .sections=264 .sectionColumn=71 .columns=206 .match=265 .compare=266
      .mode=267 .resetAbove=268 .preset=269 .rowStates=223 .cellStates=270 .hints=0 .supersede=71
      .seen=213 .label=71 .author=71 .history=246 .invalid=247
    43 .outcome=271 .revision=213 .mode=267 .deletes=213 .inserts=213 .moves=213 .updates=213
      .changedCells=213 .sections=272 .history=239
    44 .jsonrpc=5 .id=6 .method=198 .params=45 .result=46 .error=3
    45 .table=221 .rows=248 .columns=206 .first=213 .size=213 .wait=71
    46 .revision=213 .complete=71 .rows=213 .faultyRows=213 .count=213 .errors=273 .rules=274
      .first=213 .more=71 .items=275
    47 .jsonrpc=5 .id=6 .method=198 .params=48 .result=49 .error=3
    48 .from=276 .to=276 .match=265 .compare=266 .columns=206 .range=244 .as=277 .textBytes=213
      .wait=71
    49 .from=278 .to=278 .complete=71 .columns=206 .counts=279 .first=213 .size=213 .more=71
      .diff=280 .old=281 .keys=282 .sections=283
    50 .jsonrpc=5 .id=6 .method=198 .params=51 .result=52 .error=3
    51 .table=221 .view=221 .state=2 .preset=269 .remember=71 .wait=71
    52 .view=221 .table=221 .viewRevision=213 .revision=213 .state=284 .footers=285 .layout=286
      .preset=269 .filterProblems=287 .filterFailure=288 .orderProblems=289 .orderFailure=288
      .counts=290 .order=291 .complete=71 .searching=292 .columns=206 .remembered=293
    53 .jsonrpc=5 .id=6 .method=198 .params=54 .result=52 .error=3
    54 .view=221 .wait=71
    55 .jsonrpc=5 .id=6 .method=198 .params=56 .result=52 .error=3
    56 .view=221 .state=2 .show=294 .wait=71
    57 .jsonrpc=5 .id=6 .method=198 .params=58 .result=59 .error=3
    58 .view=221 .part=295 .column=71 .extend=71
    59 .view=221 .table=221 .viewRevision=213 .revision=213 .state=284 .footers=285 .layout=286
      .counts=290 .order=291 .complete=71 .columns=206 .preset=269 .filterProblems=287
      .filterFailure=288 .orderProblems=289 .orderFailure=288 .searching=292 .sortable=71
      .indicators=296
    60 .jsonrpc=5 .id=6 .method=198 .params=61 .result=62 .error=3
    61 .view=221 .range=244 .keys=248 .columns=206 .as=277 .textBytes=213 .at=213 .pin=221 .wait=71
    62 .viewRevision=213 .revision=213 .complete=71 .first=213 .count=213 .more=71 .keys=297
      .blocks=298 .sections=299 .counts=290 .order=291 .searching=292
    63 .jsonrpc=5 .id=6 .method=198 .params=64 .result=65 .error=3
    64 .table=221 .row=294 .column=71 .of=260 .first=213 .size=213
    65 .revision=213 .text=71 .lossy=71 .first=213 .end=213 .bytes=213 .more=71
    66 .jsonrpc=5 .id=6 .method=198 .params=67 .result=68 .error=3
    67 .view=221 .pin=221 .wait=71
    68 .view=221 .pin=221 .viewRevision=213 .revision=213 .counts=290 .order=291 .searching=292
      .complete=71
    69 .jsonrpc=5 .id=6 .method=198 .params=70 .result=71 .error=3
    70 .view=221 .pin=221
    71
    72 .jsonrpc=5 .id=6 .method=198 .params=73 .result=74 .error=3
    73 .view=221 .keys=248 .columns=206 .at=300 .offsets=301 .wait=71
    74 .viewRevision=213 .complete=71 .rows=302 .columns=303 .at=304 .entries=305
    75 .jsonrpc=5 .id=6 .method=198 .params=76 .result=77 .error=3
    76 .view=221 .subscription=221 .window=306 .content=307 .columns=206 .as=277 .textBytes=213
      .hold=308 .anchor=309 .follow=71 .appearance=71 .kinds=71 .problems=71 .separators=71
      .styles=71 .brief=71 .across=310
    77 .subscription=221 .viewRevision=213 .revision=213 .complete=71
    78 .jsonrpc=5 .id=6 .method=198 .params=79 .result=80 .error=3
    79 .subscription=221 .first=213 .size=213 .columns=206 .hold=308 .across=311 .offset=213
      .extent=213 .entry=309 .placement=312 .pages=213 .to=313 .thumb=213 .follow=71 .dragging=71
      .anchor=309
    80 .first=213 .size=213 .across=314 .viewport=315
    81 .jsonrpc=5 .id=6 .method=198 .params=82 .result=71 .error=3
    82 .subscription=221 .row=294 .column=71
    83 .jsonrpc=5 .id=6 .method=198 .params=84 .result=85 .error=3
    84 .view=221 .rows=316 .cells=317 .at=213
    85 .viewRevision=213 .changed=213 .unused=318
    86 .jsonrpc=5 .id=6 .method=198 .params=87 .result=71 .error=3
    87 .subscription=221
    88 .jsonrpc=5 .id=6 .method=198 .params=89 .result=90 .error=3
    89 .table=221 .supplied=71
    90 .complete=71 .tables=319
    91 .jsonrpc=5 .id=6 .method=198 .params=92 .result=93 .error=3
    92 .view=221 .action=320 .keys=321
    93 .viewRevision=213 .counts=290 .order=291 .complete=71 .searching=292
    94 .jsonrpc=5 .id=6 .method=198 .params=95 .result=96 .error=3
    95 .view=221 .action=322 .rows=248 .columns=206 .cells=323 .ranges=324 .wait=71
    96 .viewRevision=213 .complete=71 .count=213 .selected=325 .deselected=325 .truncated=71
    97 .jsonrpc=5 .id=6 .method=198 .params=98 .result=99 .error=3
    98 .view=221 .first=213 .size=213 .wait=71
    99 .viewRevision=213 .complete=71 .unit=326 .count=213 .first=213 .items=325
    100 .jsonrpc=5 .id=6 .method=198 .params=101 .result=102 .error=3
    101 .view=221 .formats=327 .rows=248 .range=244 .columns=206 .as=260 .formulaGuard=261
      .header=71 .wait=71
    102 .viewRevision=213 .revision=213 .complete=71 .rows=213 .columns=206 .flavours=328 .lossy=71
    103 .jsonrpc=5 .id=6 .method=198 .params=104 .result=105 .error=3
    104 .view=221 .search=200 .from=294 .direction=329 .wrap=71 .wait=71
    105 .viewRevision=213 .revision=213 .complete=71 .matches=213 .hit=330
    106 .jsonrpc=5 .id=6 .method=198 .params=107 .result=108 .error=3
    107 .table=221 .filter=201
    108 .tree=201 .text=71 .problems=331
    109 .jsonrpc=5 .id=6 .method=198 .params=110 .result=111 .error=3
    110 .view=221 .row=294 .column=71 .relation=332 .combine=333
    111 .viewRevision=213 .condition=201 .filter=201
    112 .jsonrpc=5 .id=6 .method=198 .params=113 .result=114 .error=3
    113 .view=221 .groupBy=206 .aggregates=334 .over=335 .sort=336 .range=244 .as=277 .textBytes=213
      .wait=71
    114 .viewRevision=213 .revision=213 .complete=71 .groups=213 .first=213 .more=71 .groupBy=298
      .counts=301 .aggregates=337
    115 .jsonrpc=5 .id=6 .method=198 .params=116 .result=117 .error=3
    116 .table=221 .declarations=227 .author=71
    117 .revision=213 .declarations=227
    118 .jsonrpc=5 .id=6 .method=198 .params=119 .result=120 .error=3
    119 .table=221 .rows=248 .columns=206 .headers=206 .sections=206 .view=221 .subscription=221
      .settings=338 .first=213
    120 .revision=213 .items=339 .first=213 .more=71
    121 .jsonrpc=5 .id=6 .method=198 .params=122 .result=123 .error=3
    122 .view=221 .row=294 .column=71
    123 .viewRevision=213 .revision=213 .layer=340 .name=71 .problem=71 .actions=341
    124 .jsonrpc=5 .id=6 .method=198 .params=125 .result=126 .error=3
    125 .view=221 .row=294 .column=71 .action=71 .seen=213 .author=71
    126 .viewRevision=213 .revision=213
    127 .jsonrpc=5 .id=6 .method=198 .params=128 .result=129 .error=3
    128 .source=71 .dialect=342 .table=221 .variables=343 .functions=344
    129 .type=345 .dependencies=346 .steps=213 .problems=347
    130 .jsonrpc=5 .id=6 .method=198 .params=131 .result=132 .error=3
    131 .source=71 .dialect=342 .table=221 .variables=343 .checked=71 .row=294 .bindings=208
      .params=208
    132 .value=348 .complete=71 .type=345
    133 .jsonrpc=5 .id=6 .method=198 .params=134 .result=135 .error=3
    134 .texts=206 .measurer=349 .bold=71 .wrap=350 .truncate=351
    135 .lineHeight=213 .estimate=71 .measures=352
    136 .jsonrpc=5 .id=6 .method=198 .params=137 .result=138 .error=3
    137 .view=221 .search=200 .with=71 .scope=353 .at=354 .by=355 .preview=71 .label=71 .author=71
      .wait=71
    138 .revision=213 .complete=71 .matches=213 .cells=213 .skipped=213 .history=239 .preview=249
    139 .jsonrpc=5 .id=6 .method=198 .params=140 .result=141 .error=3
    140 .table=221 .label=71 .author=71
    141 .revision=213 .records=213 .history=239
    142 .jsonrpc=5 .id=6 .method=198 .params=143 .result=144 .error=3
    143 .table=221 .whenFileChanges=231
    144 .whenFileChanges=231 .sourceState=230
    145 .jsonrpc=5 .id=6 .method=198 .params=24 .result=146 .error=3
    146 .revision=213 .count=213 .first=213 .items=356 .more=71
    147 .jsonrpc=5 .id=6 .method=198 .params=148 .result=149 .error=3
    148 .table=221 .take=357 .conflicts=323 .label=71 .author=71
    149 .revision=213 .resolved=213 .left=213 .history=239
    150 .jsonrpc=5 .id=6 .method=198 .params=151 .result=152 .error=3
    151 .view=221 .row=294 .column=71 .action=358 .by=355 .text=71 .value=0 .overwrite=71 .label=71
      .author=71 .history=246 .invalid=247
    152 .revision=213 .draft=359 .history=239
    153 .jsonrpc=5 .id=6 .method=198 .params=154 .result=155 .error=3
    154 .table=221 .columns=206 .rows=248
    155 .revision=213
    156 .jsonrpc=5 .id=6 .method=198 .params=157 .result=155 .error=3
    157 .table=221 .params=208 .author=71
    158 .jsonrpc=5 .id=6 .method=198 .params=159 .result=71 .error=3
    159 .view=221
    160 .jsonrpc=5 .id=6 .method=198 .params=33 .result=71 .error=3
    161 .jsonrpc=5 .id=6 .method=198 .params=162 .result=163 .error=3
    162 .journalFolder=71
    163 .folder=71 .items=360
    164 .jsonrpc=5 .id=6 .method=198 .params=165 .result=166 .error=3
    165 .journals=206 .journalFolder=71
    166 .removed=206
    167 .jsonrpc=5 .id=6 .method=198 .params=0 .result=168 .error=3
    168 .presets=361
    169 .jsonrpc=5 .id=6 .method=198 .params=0 .result=170 .error=3
    170 .memory=362 .methods=1 .watching=363 *=213
    171 .jsonrpc=5 .id=6 .method=198 .params=0 .result=1 .error=3
    172 .jsonrpc=5 .id=6 .method=198 .params=173 .result=0 .error=3
    173 .value=217
    174 .jsonrpc=5 .id=6 .method=198 .params=175 .result=0 .error=3
    175 .id=213
    176 .jsonrpc=5 .id=6 .method=198 .params=0 .result=71 .error=3
    177 .jsonrpc=5 .id=6 .method=198 .params=178 .result=0 .error=3
    178 .subscription=221 .view=221 .table=221 .seq=213 .from=213 .to=213 .revision=213 .causes=364
      .authors=206 .hints=223 .appearance=365 .kinds=366 .layout=286 .across=314 .heights=367
      .frames=368 .viewport=315 .separators=369 .styles=370 .counts=290 .order=291 .complete=71
      .window=244 .columns=206 .reset=371 .diff=372 .part=213 .last=71
    179 .jsonrpc=5 .id=6 .method=198 .params=180 .result=0 .error=3
    180 .table=221 .view=221 .revision=213 .action=71 .key=294 .sourceIndex=213 .viewIndex=213
      .column=71 .values=373 .author=71
    181 .jsonrpc=5 .id=6 .method=198 .params=182 .result=183 .error=3
    182 .table=221 .view=221 .asked=374 .count=213 .deadline=213 .default=375
    183 .decision=375
    184 .jsonrpc=5 .id=6 .method=198 .params=185 .result=186 .error=3
    185 .table=221 .column=71 .type=376 .revision=213 .rows=248 .blocks=298 .types=377 .deadline=213
    186 .values=223 .texts=206 .errors=378
    187 .jsonrpc=5 .id=6 .method=198 .params=188 .result=189 .error=3
    188 .table=221 .view=221 .viewRevision=213 .revision=213 .kind=379 .column=71 .rows=248
      .columns=380 .blocks=298 .deadline=213
    189 .heights=301 .widths=301
    190 .jsonrpc=5 .id=6 .method=198 .params=191 .result=0 .error=3
    191 .table=221 .revision=213 .rows=229 .sourceState=230 .dirty=71 .savedRevision=213
      .unsaved=232 .conflicts=213 .journal=233 .diagnostics=381
    192 .jsonrpc=5 .id=6 .method=198 .params=193 .result=0 .error=3
    193 .token=213 .value=382
    194 .jsonrpc=5 .id=6 .method=198 .params=195 .result=0 .error=3
    195 .message=71 .verbose=71
    196 .jsonrpc=5 .id=6 .method=198 .params=197 .result=0 .error=3
    197 .type=213 .message=71
    198 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/adoptFile,table/close,table/conflicts,table/create
      'table/declare,table/describe,table/didChange,table/diff,table/edit,table/export
      'table/history,table/jump,table/open,table/recover,table/redo,table/resolve
      'table/resolveConflicts,table/revert,table/save,table/setParams,table/setRows
      'table/undo,table/validate,table/watchFile,text/measure,view/aggregate
      'view/close,view/collapse,view/copy,view/find,view/get,view/hover,view/locate
      'view/measure,view/open,view/pin,view/replace,view/resync,view/rows,view/scroll
      'view/select,view/selection,view/set,view/sync,view/tap,view/unpin,view/unwatch
      'view/update,view/watch,window/logMessage
    199 []=383
    200 .text=71 .columns=206 .caseFolded=71 .diacritics=384 .match=385 .mode=386 .of=387
    201 .kind=388 ?kind:all=389 ?kind:any=390 ?kind:not=391 ?kind:compare=392 ?kind:oneOf=393
      ?kind:text=394 ?kind:expression=395 ?kind:null=396 ?kind:error=397
    202 .by=398 .headers=71 .footers=71 .empty=399 .collapsed=400 .aggregates=334
    203 .mode=401 .unit=326 .tap=402 .momentary=71 .whenFiltered=403
    204 .size=213 .index=213
    205 *=404
    206 []=71
    207 'cell,none,object
    208 *=348
    209 []=405
    210 .measurer=349 .frame=213 .minimumWidth=213 .insets=406 .direction=407 .spacing=213 .scale=71
      .lock=71 .fixed=406 .rows=408 .items=409 .sizing=410 .columns=411
    211 .kind=412 .header=413 .footer=413 .search=414 .insets=415 .spacings=416 .indicators=417
      .scrollBars=418 .alignment=419
    212 []=420
    213 #
    214 .kind=421 .pointer=422 .expected=0 .found=0 .position=213 .revision=213 .offset=213 .limit=1
      .maximum=213 .viewRevision=213 .seen=213 .oldest=213 .asked=213 .step=213 .errno=213
      .count=213 .obstacle=423 .reason=424 .permission=1 .layer=340 .binding=1 .id=71 .view=221
      .column=71 .row=294 .section=71 .name=71 .action=71 .method=71 .path=71 .system=71 .problem=71
      .range=425 .bytes=425 .lines=426 .problems=347 .errors=427 .rule=428 .keys=429 .got=213
      .state=430 .call=71 .copy=71 .replaced=71 .encoding=71 .cells=431 .start=432
    215 .name=71 .version=71
    216 'each,merged
    217 'messages,off,verbose
    218 'off,on
    219 'synced,written
    220 .messageBytesMax=213 .requestsInFlightMax=213 .waitingNotificationBytesMax=213
      .drainMillisecondsMax=213 .batchMembersMax=213 .depthMax=213 .columnsMax=213 .rowsMax=213
      .fieldBytesMax=213 .rowsPerAnswerMax=213 .answerBytesMax=213 .windowTextBytes=213
      .textBytesMax=213 .windowRowsMax=213 .collectionItemsMax=213 .filterConditionsMax=213
      .expressionBytesMax=213 .expressionNodesMax=213 .expressionDepthMax=213
      .expressionStepsMax=213 .expressionValueUnitsMax=213 .tablesMax=213 .viewsMax=213
      .subscriptionsMax=213 .aggregatesMax=213 .groupsMax=213 .groupBytesMax=213 .sortRowsMax=213
      .formatBytesMax=213 .shownBytesMax=213 .sectionAggregatesMax=213 .distinctValuesMax=213
      .cacheBytes=213 .undoBytesMax=213 .hintsBytesMax=213 .pinsMax=213 .draftsMax=213
      .draftBytesMax=213 .rowStepsMax=213 .parameterBytesMax=213 .declarationsBytesMax=213
      .rulesMax=213 .stateBytesMax=213 .sectionsMax=213 .actionsMax=213 .actionDepthMax=213
      .computeRowsMax=213 .measuredTextsMax=213 .measuredBytesMax=213 .advancesMax=213
      .stylesMax=213 .sectionBytesMax=213 .sectionKeyBytesMax=213 .rowKeyBytesMax=213
      .keyIndexBytesMax=213
    221 $id
    222 []=433
    223 []=0
    224 []=434
    225 'section,table
    226 *=435
    227 .settings=436 .fallback=436 .columns=437 .kinds=438 .kindBy=439 .defaultKind=71
      .undeclaredKinds=440 .rowRules=441 .sectionKinds=442 .sections=443 .cellKinds=373 .editors=373
      .decisions=444
    228 []=445
    229 .count=213 .complete=71 .failure=446 .examined=71
    230 'asOpened,changed,removed,replaced,unreadable
    231 'follow,merge,reload,tell
    232 .records=213 .bytes=213 .columns=71 .order=71
    233 .state=447 .reason=71 .editors=301 .unreadable=213 .recoverable=448
    234 .kind=449 ?kind:given=450 ?kind:columns=451
    235 []=452
    236 []=453
    237 .kind=454 ?kind:file=455 ?kind:inline=456 ?kind:created=457
    238 .delimiter=458 .quote=458 .escape=458 .header=458 .encoding=459 .lineEnd=460 .comment=458
      .preambleLines=461 .nullValues=462
    239 .undo=213 .redo=213 .undoLabel=71 .redoLabel=71 .dropped=213
    240 .count=213 .counts=463 .first=213 .items=464
    241 .text=71 .base64=71
    242 .delimiter=71 .quote=71 .escape=71 .header=71 .encoding=253 .comment=71 .preambleLines=213
      .nullValues=206
    243 *=465
    244 .first=213 .size=213
    245 []=466
    246 'join,none,step
    247 'keep,refuse
    248 []=294
    249 .cells=213 .inserted=213 .removed=213 .moved=213 .columns=213 .sections=213 .errorCount=213
      .removedRows=248 .items=467 .errors=427 .asked=374
    250 .id=213 .label=71 .author=71
    251 []=468
    252 'always,ifUnchanged
    253 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    254 .delimiter=71 .quote=71 .escape=71 .header=71 .lineEnd=263 .byteOrderMark=71
    255 'overwritten,replaced,unchanged
    256 .count=213 .first=213 .size=213 .more=71 .items=469
    257 'apply,discard,keep
    258 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    259 .path=71 .overwrite=71 .sync=71
    260 'text,value
    261 'off,quote,reject
    262 'arrays,objects
    263 'cr,crlf,lf
    264 []=470
    265 .kind=471 ?kind:keys=472 ?kind:columns=451 ?kind:given=473 ?kind:content=474
    266 .kind=475 ?kind:value=476 ?kind:columns=451 ?kind:tag=477
    267 'diff,reset
    268 .changes=213 .share=213
    269 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    270 []=373
    271 'applied,superseded
    272 .deletes=213 .inserts=213 .moves=213 .updates=213
    273 *=213
    274 []=478
    275 []=479
    276 .table=221 .revision=213
    277 'both,text,value
    278 .table=221 .revision=213 .rows=213
    279 .deletes=213 .moves=213 .inserts=213 .updates=213 .changes=213
    280 .deletes=480 .moves=480 .inserts=481 .updates=482
    281 .deletes=483 .updates=482
    282 .moves=248 .updates=484
    283 .old=321 .new=321 .deletes=301 .inserts=301 .moves=480 .updates=485
    284 .sort=199 .search=200 .filter=201 .sections=486 .selection=203 .page=204 .columns=205
      .columnOrder=206 .binding=207 .params=208 .sortCycle=209 .footers=71 .footerSorts=71
      .showHidden=71 .layout=487 .presentation=211 .styles=212
    285 *=488
    286 .width=213 .content=213 .direction=407 .height=213 .items=489 .estimate=71 .groups=490
      .columns=491
    287 []=492
    288 .row=294 .pointer=493 .reason=71 .message=71 .range=425 .bytes=425 .lines=426
    289 []=494
    290 .source=213 .filtered=213 .pages=213 .pageIndex=213 .pageSize=213 .first=213 .end=213
      .matches=213 .entries=213 .failed=213 .orderFailed=213 .hidden=213
    291 'pending,ready
    292 .rows=213 .matches=213
    293 .outcome=495 .when=213 .dropped=496
    294 #key
    295 'footer,header
    296 *=497
    297 []=498
    298 []=499
    299 []=500
    300 []=501
    301 []=213
    302 []=502
    303 []=503
    304 []=504
    305 []=505
    306 .kind=506 ?kind:entries=507 ?kind:all=508 ?kind:viewport=509
    307 'cells,keys
    308 .sort=510 .filter=510 .sections=510 .page=510 .setRows=510 .load=510 .edit=510 .resize=510
      .measure=510 'end,entry,index
    309 .kind=511 .key=223 #key
    310 .offset=213 .extent=213 .overscan=213
    311 .offset=213 .thumb=213 .extent=213 .overscan=213 .column=71 .placement=512
    312 'bottom,center,nearest,top
    313 'end,start
    314 .offset=213 .room=213 .contentWidth=213 .left=490 .thumb=513
    315 .offset=213 .extent=213 .top=213 .spacing=213 .heldBack=213 .thumb=513 .anchor=498
      .sticky=514
    316 []=515
    317 []=516
    318 []=517
    319 @=213 $id
    320 'collapse,expand,toggle
    321 []=223
    322 'add,all,extend,invert,none,remove,replace,tap,toggle
    323 []=518
    324 []=519
    325 []=520
    326 'cell,column,row
    327 []=258
    328 []=521
    329 'next,previous
    330 .row=294 .viewIndex=213 .pageIndex=213 .wrapped=71 .cells=522
    331 []=523
    332 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    333 'all,any,replace
    334 []=524
    335 'all,shown
    336 .kind=525 ?kind:group=526 ?kind:count=527 ?kind:aggregate=528
    337 []=529
    338 []=530
    339 []=531
    340 'builtIn,column,fallback,kind,row,section,table
    341 []=532
    342 'strict,table
    343 *=345
    344 []=533
    345 .list=345 .map=534 .type=345 .opaque=71 .of=534
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    346 .columns=206 .cells=206 .params=206 .bindings=206
    347 []=535
    348 .int=71 .uint=71 .double=71 .bool=71 .string=71 .bytes=71 .null=71 .list=536 .map=537
      .type=71 .timestamp=538 .duration=538 .optional=348
    349 .kind=539 ?kind:cells=540 ?kind:font=541 ?kind:estimate=542
    350 .width=213 .linesMax=213
    351 .width=213 .at=543 .ellipsis=71
    352 []=544
    353 'all,selection
    354 .row=294 .column=71 .index=213
    355 'owner,user
    356 []=545
    357 'ours,theirs
    358 'begin,cancel,change,commit
    359 .view=221 .author=71 .by=546 .text=71 .stale=71 .problem=547
    360 []=548
    361 []=1
    362 .resident=213 .program=213 .heap=213 .free=213 .cache=213 .tables=549 .sorting=213
      .gathering=213 .comparing=213 .messages=213 .recording=213 .other=213 *=213
    363 []=550
    364 []=551
    365 .appeared=297 .disappeared=297 .prefetch=297 .cancelled=297
    366 .rows=552 .cells=553 .states=554 .cellStates=555
    367 []=556
    368 []=557
    369 []=558
    370 .anew=71 .looks=559 .rows=560 .cells=561 .failures=562
    371 .keys=297 .blocks=298
    372 .deletes=480 .moves=480 .inserts=563 .updates=482 .scrolledOut=480 .scrolledIn=480
    373 *=0
    374 []=564
    375 'allow,refuse
    376 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    377 []=376
    378 []=565
    379 'heights,widths
    380 []=566
    381 .count=213
    382 .kind=567 ?kind:begin=568 ?kind:report=569 ?kind:end=570
    383 .column=71 .expression=71 .direction=571 .nulls=572 .comparator=573
    384 'exact,ignored
    385 'contains,fuzzy,prefix,regex,words
    386 'filter,mark
    387 'display,value
    388 'all,any,compare,error,expression,not,null,oneOf,text
    389 .kind=574 .conditions=575
    390 .kind=576 .conditions=575
    391 .kind=577 .condition=201
    392 .kind=578 .column=71 .relation=332 .value=0
    393 .kind=579 .column=71 .values=0
    394 .kind=580 .column=71 .relation=581 .text=71 .caseFolded=71 .diacritics=384 .of=387
    395 .kind=582 .source=71
    396 .kind=583 .column=71
    397 .kind=584 .column=71
    398 []=585 'declared
    399 'hide,show
    400 .all=71 .keys=321
    401 'multiple,none,single
    402 'extend,replace,toggle
    403 'drop,keep
    404 .hidden=71 .footer=586 .nullDefault=0
    405 'ascending,descending,none
    406 .leading=213 .trailing=213
    407 'ltr,rtl
    408 .height=213 .wrap=71 .linesMax=213 .inset=213 .padding=213 .minimum=213 .maximum=213
      .whole=71 .spacing=213 .background=71 .quiet=213 .measured=587 .deadline=213
    409 .direction=588 .size=489 .perLine=301 .spacing=213 .lineSpacing=213 .insets=589
    410 .mode=590 .minimum=213 .maximum=213 .padding=213 .headerPadding=213 .header=71 .footer=71
      .whole=71
    411 *=591
    412 'grid,headless,list,stack
    413 .shown=71 .height=213 .inside=71 .floats=71
    414 .shown=71 .height=213 .inside=71 .floats=71 .placement=592 .placeholder=71
    415 .table=589 .header=589 .footer=589 .row=589 .item=589
    416 .header=213 .footer=213
    417 .ascending=71 .descending=71 .none=71 .width=213 .header=71 .footer=71
    418 .vertical=71 .horizontal=71 .minimum=213
    419 'center,leading,trailing
    420 .when=71 .source=593 .columns=206 .layer=594 .tag=71 .parameters=595
    421 'actionDisabled,ambiguousRows,badFormat,batch,blockOverflows,cancelled
      'changedTwice,columnExists,compressed,conflict,conflicts,contentModified,cycle
      'depth,doubledAction,doubledSortKey,draftOpen,duplicateKeys,duplicateSections
      'evaluation,expression,fileChanged,fileDiffers,fileExists,forgotten,formulas
      'framing,id,initializedBefore,internal,invalid,invalidParams,jsonrpc,keyColumn
      'length,limit,loadingFailed,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,noOrder,noRowLayout,noSections,notARegularFile
      'notBound,notComplete,notConvertible,notEditable,notEncodable,notFound
      'notInitialized,notPermitted,notReadable,notRecoverable,notSelectable,notShown
      'notSortable,notSupplied,notWritable,nothingSearched,orderPending,overloaded
      'pinExists,placeIsMoving,readFailed,revisionIsGone,sectionColumn,shutDown
      'sortedView,sourceChanged,subscriptionExists,suppliedInput,syntax,tableExists
      'tooManyCells,tooManyColumns,undeclaredKind,unknownAction,unknownColumn
      'unknownPin,unknownRow,unknownSection,unknownStep,unknownSubscription
      'unknownTable,unknownType,unknownView,valueDoesNotFit,viewExists,writeFailed
    422 $pointer
    423 'base,columns,edited,none
    424 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    425 .first=213 .end=213
    426 .start=432 .end=432
    427 []=596
    428 .kind=71 .index=213 .expression=71 .type=376 .message=71 .severity=597
    429 []=598
    430 'changed,replaced
    431 []=599
    432 .line=213 .character=213
    433 .id=71 .type=376 .title=71 .sortable=71 .searchable=71 .editable=71 .computed=71 .path=71
      .headerOnly=71 .display=71 .sortBy=439 .supplied=600 .format=601 .parse=601
      .nullPlaceholder=71 .comparator=573 .footer=586 .validate=602 .align=603 .editor=0
      .cellKind=71 .meta=0
    434 .key=294 .header=71 .footer=71 .kind=71 .state=0 .rows=223
    435 .base=376 .format=601 .parse=601 .nullPlaceholder=71 .comparator=573 .footer=586
      .validate=602 .align=603 .editor=0 .cellKind=71 .meta=0
    436 .height=604 .width=604 .estimatedHeight=605 .headerHeight=606 .footerHeight=606 .hidden=607
      .selectable=608 .momentary=607 .editable=608 .movable=609 .deletable=608 .collapsible=608
      .indentation=605 .actions=341 .separators=610 .accessory=607 .accessibilityText=607
      .cellKind=607 .editor=607 .holds=607
    437 *=611
    438 *=612
    439 .column=71 .expression=71
    440 'default,refuse
    441 []=613
    442 *=436
    443 *=614
    444 .deadline=213 .default=375
    445 .kind=71 .settings=436 .rowState=0 .cellStates=373
    446 .kind=615 .message=71 .system=71
    447 'failed,off,on,suspended
    448 .changes=213 .when=213 .base=616 .process=213 .others=213 .lostBytes=213 .suspended=71
    449 'columns,given
    450 .kind=617
    451 .kind=618 .columns=206
    452 .id=71 .title=71 .type=376 .sortable=71 .searchable=71 .editable=71 .computed=71
      .supplied=600 .problem=71 .path=71 .headerOnly=71 .display=71 .displayProblem=71 .sortBy=439
      .sortByProblem=71 .typeName=71 .format=601 .parse=601 .nullPlaceholder=71 .comparator=573
      .footer=586 .validate=602 .align=603 .editor=0 .cellKind=71 .meta=0 .evidence=619
    453 .key=294 .header=71 .footer=71 .kind=71 .state=0
    454 'created,file,inline
    455 .kind=620 .path=71 .uri=71 .bytes=213
    456 .kind=621 .bytes=213
    457 .kind=622
    458 .value=71 .forced=71 .evidence=623
    459 .value=253 .forced=71 .evidence=623
    460 .value=624 .forced=71 .evidence=623
    461 .value=213 .forced=71 .evidence=623
    462 .value=206 .forced=71 .evidence=623
    463 .fieldCount=213 .typeMismatch=213 .unclosedQuote=213 .fieldTooLong=213 .invalidEncoding=213
      .comment=213
    464 []=625
    465 .type=376 .title=71 .sortable=71 .searchable=71 .editable=71 .computed=71 .path=71
      .headerOnly=71 .display=71 .sortBy=439 .supplied=600 .format=601 .parse=601
      .nullPlaceholder=71 .comparator=573 .footer=586 .validate=602 .align=603 .editor=0
      .cellKind=71 .meta=0
    466 .kind=626 ?kind:set=627 ?kind:insert=628 ?kind:remove=629 ?kind:move=630 ?kind:paste=631
      ?kind:adopt=632 ?kind:setRow=633 ?kind:setColumn=634 ?kind:addColumn=635
      ?kind:removeColumn=636 ?kind:orderColumns=637 ?kind:addSections=638 ?kind:removeSections=639
      ?kind:moveSections=640 ?kind:setSection=641
    467 []=642
    468 .id=213 .done=71 .label=71 .author=71 .cause=643 .revision=213 .cells=213 .rows=213
      .columns=213 .sections=213 .bytes=213
    469 []=644
    470 .key=294 .header=71 .footer=71 .kind=71 .state=0 .rows=223 .keys=248 .rowStates=223
      .cellStates=270 .tags=248
    471 'columns,content,given,keys
    472 .kind=645
    473 .kind=617 .keys=248
    474 .kind=646
    475 'columns,tag,value
    476 .kind=647
    477 .kind=648 .tags=248
    478 .column=71 .kind=71 .type=376 .index=213 .expression=71 .message=71 .severity=597 .count=213
      .problem=71
    479 .kind=649 .row=294 .column=71 .columns=206 .text=71 .cut=71 .rule=428 .reason=71
    480 []=301
    481 .at=480 .keys=248 .blocks=298
    482 []=650
    483 .keys=248 .blocks=298
    484 []=651
    485 []=652
    486 .by=653 .headers=71 .footers=71 .empty=399 .collapsed=654 .aggregates=334
    487 .measurer=349 .frame=213 .minimumWidth=213 .insets=406 .direction=407 .spacing=213 .scale=71
      .lock=71 .fixed=406 .rows=655 .items=409 .sizing=410 .columns=411
    488 .title=71 .aggregate=656 .over=335 .value=0 .text=71 .cut=71 .nulls=213 .errors=213
      .pending=71 .problem=657
    489 .width=213 .height=213
    490 .leading=213 .center=213 .trailing=213
    491 []=658
    492 .pointer=493 .kind=659 .message=71
    493 $statePointer
    494 .pointer=493 .kind=660 .message=71
    495 'damaged,foreign,newer,noFile,none,off,restored
    496 []=661
    497 .direction=405 .sortable=71 .priority=213
    498 .kind=511 .key=662 #key
    499 .column=71 .offset=213 .values=223 .texts=206 .errors=663 .pending=301 .stale=301 .lossy=301
      .cut=301 .matches=664 .drafts=665
    500 .key=662 .title=71 .cut=71 .count=213 .collapsed=71 .header=71 .footer=71 .kind=71 .state=0
      .aggregates=666
    501 .x=213 .group=419
    502 .key=294 .sourceIndex=213 .viewIndex=213 .pageIndex=213 .offset=213 .height=213 .frame=557
      .reason=667 .section=662
    503 .column=71 .group=419 .x=213 .width=213 .estimate=71 .reason=668
    504 .column=71 .group=419 .x=213 .width=213 .estimate=71 .distance=213
    505 .key=498 .viewIndex=213 .offset=213 .height=213 .frame=557
    506 'all,entries,viewport
    507 .kind=669 .first=213 .size=213 .overscan=213
    508 .kind=574
    509 .kind=670 .offset=213 .extent=213 .overscan=213
    510 'entry,offset,start
    511 'footer,group,header
    512 'center,end,nearest,start
    513 .start=213 .length=213
    514 []=671
    515 .row=294 .height=213
    516 .row=294 .column=71 .height=213
    517 .row=294 .column=71 .reason=672
    518 .row=294 .column=71
    519 .from=518 .to=518
    520 .row=294 .column=71 .sourceIndex=213 .viewIndex=213 .pageIndex=213
    521 .format=258 .type=1 .text=71
    522 []=673
    523 .pointer=71 .kind=674 .message=71
    524 .column=71 .kind=656
    525 'aggregate,count,group
    526 .kind=675 .direction=571
    527 .kind=676 .direction=571
    528 .kind=677 .index=213 .direction=571
    529 .column=71 .kind=656 .values=223 .texts=206 .cut=301 .nulls=301 .errors=301
    530 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    531 .row=294 .column=71 .header=71 .section=71 .kind=71 .saidKind=71 .rowState=0 .cellState=0
      .cellStates=373 .settings=678
    532 .id=71 .title=607 .style=679 .hidden=607 .image=607 .placement=680 .fullSwipe=71
      .children=341
    533 .name=71 .arguments=534 .result=345 .member=71
    534 []=345
    535 .kind=681 .message=71 .range=425 .bytes=425 .lines=426 .expected=71 .found=71 .hint=71
    536 []=348
    537 []=536
    538 .seconds=71 .nanos=71
    539 'cells,estimate,font
    540 .kind=682 .tabStop=213 .ambiguous=683
    541 .kind=684 .lineHeight=213 .regular=685 .bold=685
    542 .kind=686 .advance=213 .lineHeight=213
    543 'head,middle,tail
    544 .width=213 .height=213 .lines=687 .more=71 .shown=688
    545 .kind=689 .row=294 .column=71 .base=71 .ours=71 .theirs=71 .cut=71 .removedBy=357
      .oursAfter=294 .theirsAfter=294
    546 'user
    547 .kind=690 .expected=71 .row=294 .column=71 .columns=206 .rule=428 .reason=71
    548 .journal=71 .bytes=213 .when=213 .inUse=71 .path=71 .changes=213 .process=213 .problem=691
    549 .sources=213 .edits=213 .rows=213 .keys=213 .history=213 .views=213 .uncounted=213 *=213
    550 .subscription=221 .view=221 .pending=213 .lagRevisions=213
    551 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    552 []=692
    553 []=693
    554 []=694
    555 []=695
    556 .height=213 .count=213
    557 .x=213 .y=213 .width=213 .height=213
    558 .top=696 .bottom=696 .at=480
    559 []=697
    560 []=698
    561 []=699
    562 []=700
    563 .at=480 .keys=297 .blocks=298
    564 .permission=701 .row=294 .column=71 .section=71 .layer=340
    565 .row=213 .text=71
    566 .column=71 .width=213
    567 'begin,end,report
    568 .kind=702 .title=71 .message=71 .percentage=213
    569 .kind=703 .message=71 .percentage=213
    570 .kind=704 .message=71
    571 'ascending,descending
    572 'first,last
    573 .kind=705 .caseFolded=71 .diacritics=384 .values=206
      'caseInsensitive,length,natural,semver,text,value
    574 'all
    575 []=201
    576 'any
    577 'not
    578 'compare
    579 'oneOf
    580 'text
    581 'contains,endsWith,equals,startsWith
    582 'expression
    583 'null
    584 'error
    585 .column=71 .expression=71 .declared=71 .direction=571 .nulls=572 .comparator=573 .values=223
    586 .title=71 .aggregate=656 .over=335
    587 'client,daemon
    588 'horizontal,wrapped
    589 .top=213 .leading=213 .bottom=213 .trailing=213
    590 .kind=706 ?kind:maximum=707 ?kind:average=708 ?kind:sampled=709 ?kind:client=710
      ?kind:percentile=711 ?kind:hybrid=712 ?kind:padded=713 ?kind:fixed=714 ?kind:fraction=715
      ?kind:flexible=716 ?kind:adaptive=717
    591 .mode=590 .minimum=213 .maximum=213 .padding=213 .headerPadding=213 .header=71 .footer=71
      .whole=71 .width=213 .spacing=213
    592 'client,embedded,hidden
    593 .kind=718 ?kind:stripes=719 ?kind:sorted=720 ?kind:selected=721 ?kind:hovered=722
      ?kind:matches=723 ?kind:drafts=724 ?kind:errors=725
    594 'background,overlay
    595 *=607
    596 .kind=71 .message=71 .pointer=422 .row=294 .column=71 .expected=0 .found=0 .rule=428
    597 'mark,refuse
    598 .key=294 .rows=301
    599 .row=294 .column=71 .reason=726
    600 .inputs=206 .deadline=213
    601 .kind=727 ?kind:number=728 ?kind:currency=729 ?kind:percent=730 ?kind:compact=731
      ?kind:bytes=732 ?kind:duration=733 ?kind:date=734 ?kind:boolean=735 ?kind:map=736
      ?kind:template=737
    602 .expression=71 .message=71 .severity=597 []=738
    603 'center,end,start
    604 .expression=71 'automatic #
    605 .expression=71 #
    606 .expression=71 'automatic,zero #
    607 .expression=71
    608 .expression=71 'ask
    609 .expression=71 .within=206 'ask
    610 .top=696 .between=696 .bottom=696
    611 .height=604 .width=604 .estimatedHeight=605 .headerHeight=606 .footerHeight=606 .hidden=607
      .selectable=608 .momentary=607 .editable=608 .movable=609 .deletable=608 .collapsible=608
      .indentation=605 .actions=341 .separators=610 .accessory=607 .accessibilityText=607
      .cellKind=607 .editor=607 .holds=607 .header=436
    612 .height=604 .width=604 .estimatedHeight=605 .headerHeight=606 .footerHeight=606 .hidden=607
      .selectable=608 .momentary=607 .editable=608 .movable=609 .deletable=608 .collapsible=608
      .indentation=605 .actions=341 .separators=610 .accessory=607 .accessibilityText=607
      .cellKind=607 .editor=607 .holds=607 .columns=739
    613 .expression=71 .message=71 .severity=597 .columns=206
    614 .height=604 .width=604 .estimatedHeight=605 .headerHeight=606 .footerHeight=606 .hidden=607
      .selectable=608 .momentary=607 .editable=608 .movable=609 .deletable=608 .collapsible=608
      .indentation=605 .actions=341 .separators=610 .accessory=607 .accessibilityText=607
      .cellKind=607 .editor=607 .holds=607 .kind=71
    615 'cancelled,limit,readFailed,sourceChanged
    616 'different,grown,same
    617 'given
    618 'columns
    619 .sampleRows=213 .counts=273 .reason=71 .nullValues=206 .firstDisagreement=740
    620 'file
    621 'inline
    622 'created
    623 .reason=71 .examined=213 .share=213
    624 'cr,crlf,lf,mixed
    625 .kind=741 .message=71 .row=294 .column=71 .line=213 .byteOffset=213 .expected=71 .found=71
    626 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    627 .kind=742 .row=294 .column=71 .value=0 .text=71 .values=0
    628 .kind=743 .options=228 .rows=223 .place=744
    629 .kind=745 .rows=248
    630 .kind=746 .rows=248 .place=744
    631 .kind=747 .texts=748 .text=71 .html=71 .format=749 .header=71 .at=518 .view=221 .rows=248
      .columns=206 .overflow=750
    632 .kind=751 .view=221
    633 .kind=752 .row=294 .options=445
    634 .kind=753 .column=71 .options=465
    635 .kind=754 .column=71 .options=465 .place=755
    636 .kind=756 .column=71
    637 .kind=757 .columns=206
    638 .kind=758 .sections=224 .place=759 .sectionColumn=71
    639 .kind=760 .sections=248
    640 .kind=761 .sections=248 .place=759
    641 .kind=762 .section=294 .options=763
    642 .row=294 .column=71 .before=764 .after=764
    643 'edit,setRows
    644 .bytes=301 .range=426 .newText=71 .base64=71
    645 'keys
    646 'content
    647 'value
    648 'tag
    649 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    650 .column=71 .rows=301 .values=223 .texts=206 .errors=663 .pending=301 .stale=301 .lossy=301
      .cut=301 .matches=664
    651 .index=213 .key=294 .columns=206
    652 .index=213 .key=71 .members=765
    653 []=766 'declared
    654 .all=71 .keys=767
    655 .height=213 .wrap=71 .linesMax=213 .inset=213 .padding=213 .minimum=213 .maximum=213
      .whole=71 .spacing=213 .background=71 .quiet=213 .measured=768 .deadline=213
    656 'count,distinct,max,mean,min,sum,valid
    657 'notApplicable,outOfRange,tooManyValues
    658 .column=71 .fixed=769 .x=213 .width=213 .tracks=213 .estimate=71
    659 'typeChanged,unknownColumn
    660 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    661 .pointer=493 .kind=770 .message=71
    662 []=771
    663 []=772
    664 []=773
    665 []=774
    666 []=775
    667 'collapsed,filtered,hidden,removed,unknown
    668 'hidden
    669 'entries
    670 'viewport
    671 .kind=776 .y=213 .height=213 .section=500
    672 'changed,declared,fixed,hidden
    673 .column=71 .ranges=480 .further=213
    674 'column,columnType,limit,value
    675 'group
    676 'count
    677 'aggregate
    678 *=777
    679 .expression=71 'destructive,disabled,normal
    680 'inline,leading,menu,trailing
    681 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    682 'cells
    683 'narrow,wide
    684 'font
    685 .defaultAdvance=213 .ranges=778 .advances=779 .kerning=780 .letterSpacing=213
    686 'estimate
    687 []=781
    688 .text=71 .width=213 .cut=71
    689 'cell,place,removed
    690 'invalid,valueDoesNotFit
    691 'damaged,foreign,newer
    692 .kind=71 .at=480
    693 .column=71 .cellKind=0 .editor=0 .at=480
    694 .index=213 .rowState=0
    695 .index=213 .column=71 .cellState=0
    696 .leading=213 .trailing=213 .thickness=213
    697 .look=213 .styles=782
    698 .look=213 .at=480
    699 .column=71 .look=213 .at=480
    700 .style=213 .count=213 .row=294 .message=71
    701 'collapse,delete,edit,move,select
    702 'begin
    703 'report
    704 'end
    705 'caseInsensitive,length,list,natural,semver,text,value
    706 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    707 .kind=783
    708 .kind=784 .advance=213
    709 .kind=785 .size=213
    710 .kind=768 .size=213
    711 .kind=786 .share=213 .size=213
    712 .kind=787 .size=213 .advance=213
    713 .kind=788 .width=213
    714 .kind=789 .width=213
    715 .kind=790 .share=213
    716 .kind=791
    717 .kind=792
    718 'drafts,errors,hovered,matches,selected,sorted,stripes
    719 .kind=793 .every=213 .offset=213 .by=794
    720 .kind=795 .every=213 .offset=213
    721 .kind=796
    722 .kind=797
    723 .kind=798
    724 .kind=799
    725 .kind=800
    726 'encoding,formula,quote
    727 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    728 .kind=801 .pattern=71 .locale=802 .prefix=71 .suffix=71 .negative=803
    729 .kind=804 .pattern=71 .locale=802 .prefix=71 .suffix=71 .negative=803 .currency=71
      .display=805
    730 .kind=806 .pattern=71 .locale=802 .prefix=71 .suffix=71 .negative=803
    731 .kind=807 .locale=802 .currency=71 .digits=213
    732 .kind=808 .locale=802 .units=809 .digits=213
    733 .kind=810 .locale=802 .style=811 .unit=812
    734 .kind=813 .pattern=71 .locale=802
    735 .kind=814 .true=71 .false=71
    736 .kind=815 .values=816 .otherwise=601
    737 .kind=817 .template=71 .format=601
    738 .expression=71 .message=71 .severity=597
    739 *=818
    740 .row=294 .line=213 .byteOffset=213 .text=71
    741 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    742 'set
    743 'insert
    744 .kind=819 ?kind:start=820 ?kind:end=821 ?kind:before=822 ?kind:after=823 ?kind:index=824
      ?kind:shown=825
    745 'remove
    746 'move
    747 'paste
    748 []=206
    749 'csv,html,json,markdown,tsv
    750 'clip,insert,refuse
    751 'adopt
    752 'setRow
    753 'setColumn
    754 'addColumn
    755 .kind=826 ?kind:start=820 ?kind:end=821 ?kind:before=827 ?kind:after=828
    756 'removeColumn
    757 'orderColumns
    758 'addSections
    759 .kind=826 ?kind:start=820 ?kind:end=821 ?kind:before=829 ?kind:after=830
    760 'removeSections
    761 'moveSections
    762 'setSection
    763 .header=71 .footer=71 .kind=71 .state=0
    764 .value=0 .text=71 .cut=71
    765 []=831
    766 .column=71 .expression=71 .declared=71 .direction=571 .nulls=572 .comparator=573 .values=206
    767 []=662
    768 'client
    769 'leading,trailing
    770 'expression,invalidParams,notSortable,unknownColumn
    771 .kind=584
    772 .row=213 .kind=832 .text=71
    773 .row=213 .ranges=480 .further=213
    774 .row=213 .view=221 .author=71 .by=546 .text=71 .stale=71 .problem=547
    775 .column=71 .kind=656 .value=0 .text=71 .cut=71 .nulls=213 .errors=213 .pending=71
      .problem=833
    776 'group,header
    777 .value=0 .layer=340 .name=71 .problem=71
    778 []=834
    779 []=835
    780 []=836
    781 .range=301 .width=213
    782 []=837
    783 'maximum
    784 'average
    785 'sampled
    786 'percentile
    787 'hybrid
    788 'padded
    789 'fixed
    790 'fraction
    791 'flexible
    792 'adaptive
    793 'stripes
    794 'page,section
    795 'sorted
    796 'selected
    797 'hovered
    798 'matches
    799 'drafts
    800 'errors
    801 'number
    802 'de,en,es,fr,hi,ja
    803 'minus,parentheses
    804 'currency
    805 'code,symbol
    806 'percent
    807 'compact
    808 'bytes
    809 'iec,si
    810 'duration
    811 'clock,short,words
    812 'day,hour,millisecond,minute,second
    813 'date
    814 'boolean
    815 'map
    816 *=71
    817 'template
    818 .height=604 .width=604 .estimatedHeight=605 .headerHeight=606 .footerHeight=606 .hidden=607
      .selectable=608 .momentary=607 .editable=608 .movable=609 .deletable=608 .collapsible=608
      .indentation=605 .actions=341 .separators=610 .accessory=607 .accessibilityText=607
      .cellKind=607 .editor=607 .holds=607 .type=376 .validate=602 .format=601 .path=71
    819 'after,before,end,index,shown,start
    820 .kind=838
    821 .kind=704
    822 .kind=839 .row=294
    823 .kind=840 .row=294
    824 .kind=841 .sourceIndex=213 .counted=842
    825 .kind=843 .view=221 .viewIndex=213 .counted=842 .whenSorted=844
    826 'after,before,end,start
    827 .kind=839 .column=71
    828 .kind=840 .column=71
    829 .kind=839 .section=294
    830 .kind=840 .section=294
    831 'footer,header,kind,state
    832 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    833 'notApplicable,outOfRange,tooManySections,tooManyValues
    834 .first=213 .end=213 .advance=213
    835 .characters=71 .advance=213
    836 .pair=71 .advance=213
    837 .layer=594 .tag=71 .parameters=816
    838 'start
    839 'before
    840 'after
    841 'index
    842 'after,before
    843 'shown
    844 'adopt,refuse
    """#
}
