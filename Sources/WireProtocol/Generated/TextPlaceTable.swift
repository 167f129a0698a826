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
    table/export 32
    table/setRows 35
    table/validate 38
    table/diff 41
    view/open 44
    view/get 47
    view/set 49
    view/tap 51
    view/rows 54
    cell/text 57
    view/pin 60
    view/unpin 63
    view/locate 66
    view/watch 69
    view/scroll 72
    view/hover 75
    view/measure 77
    view/resync 80
    view/sync 82
    view/unwatch 80
    view/collapse 85
    view/select 88
    view/selection 91
    view/copy 94
    view/find 97
    filter/convert 100
    filter/like 103
    view/aggregate 106
    table/declare 109
    table/resolve 112
    action/list 115
    action/invoke 118
    expression/check 121
    expression/evaluate 124
    text/measure 127
    view/replace 130
    table/revert 133
    cell/draft 136
    cell/refresh 139
    table/setParams 142
    view/close 144
    table/close 146
    preset/list 148
    server/stats 150
    rpc.discover 152
    $/setTrace 153
    $/cancelRequest 155
    shutdown 157
    exit 4
    view/update 158
    action/didInvoke 160
    action/decide 162
    cell/compute 165
    cell/measure 168
    table/didChange 171
    $/progress 173
    $/logTrace 175
    window/logMessage 177
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=180 .search=181 .filter=182 .sections=183 .selection=184 .page=185 .columns=186
      .columnOrder=187 .binding=188 .params=189 .sortCycle=190 .footers=65 .footerSorts=65
      .showHidden=65 .layout=191 .presentation=192 .styles=193
    3 .code=194 .message=65 .data=195
    4 .jsonrpc=5 .id=6 .method=179 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=179 .params=8 .result=9 .error=3
    8 .clientInfo=196 .processId=194 .updates=197 .trace=198 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=199 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=179 .params=11 .result=12 .error=3
    11 .table=200 .name=65 .columns=201 .rows=202 .sections=203 .sectionColumn=65 .keyScope=204
      .types=205 .defaultSort=180 .keyColumns=187 .detectTypes=65 .declarations=206 .rowOptions=207
    12 .table=200 .name=65 .revision=194 .rows=208 .sourceState=209 .dirty=65 .savedRevision=194
      .unsaved=210 .keys=211 .columns=212 .types=0 .declarations=206 .sectionColumn=65 .sections=213
      .defaultSort=180 .params=189 .source=214 .dialect=215 .preamble=187 .sampleRows=194
      .history=216 .diagnostics=217
    13 .jsonrpc=5 .id=6 .method=179 .params=14 .result=12 .error=3
    14 .table=200 .name=65 .path=65 .uri=65 .content=218 .dialect=219 .columns=220 .types=205
      .defaultSort=180 .keyColumns=187 .sections=213 .sectionColumn=65 .keyScope=204 .sampleRows=194
      .progressToken=194 .declarations=206 .wait=65
    15 .jsonrpc=5 .id=6 .method=179 .params=16 .result=12 .error=3
    16 .table=200 .diagnostics=221
    17 .jsonrpc=5 .id=6 .method=179 .params=18 .result=19 .error=3
    18 .table=200 .edits=222 .seen=194 .exact=65 .label=65 .author=65 .history=223 .invalid=224
      .preview=65 .view=200
    19 .revision=194 .inserted=225 .changedCells=194 .history=216 .preview=226
    20 .jsonrpc=5 .id=6 .method=179 .params=21 .result=22 .error=3
    21 .table=200 .author=65
    22 .revision=194 .step=227 .skipped=194 .history=216
    23 .jsonrpc=5 .id=6 .method=179 .params=24 .result=25 .error=3
    24 .table=200 .first=194 .size=194
    25 .revision=194 .count=194 .current=194 .bytes=194 .bytesMax=194 .dropped=194 .first=194
      .items=228
    26 .jsonrpc=5 .id=6 .method=179 .params=27 .result=28 .error=3
    27 .table=200 .step=194 .author=65
    28 .revision=194 .undone=194 .redone=194 .skipped=194 .history=216
    29 .jsonrpc=5 .id=6 .method=179 .params=30 .result=31 .error=3
    30 .table=200 .path=65 .uri=65 .overwrite=229 .sync=65 .dryRun=65 .range=221 .encoding=230
      .dialect=231 .progressToken=194
    31 .revision=194 .path=65 .uri=65 .bytes=194 .records=194 .way=232 .dirty=65 .edits=233
    32 .jsonrpc=5 .id=6 .method=179 .params=33 .result=34 .error=3
    33 .view=200 .table=200 .rows=225 .range=221 .columns=187 .format=234 .to=235 .as=236
      .formulaGuard=237 .header=65 .jsonRows=238 .delimiter=1 .lineEnd=239 .byteOrderMark=65
      .sqlTable=65 .sqlRows=194 .progressToken=194 .wait=65
    34 .viewRevision=194 .revision=194 .complete=65 .rows=194 .columns=187 .bytes=194 .lossy=65
      .text=65 .path=65
    35 .jsonrpc=5 .id=6 .method=179 .params=36 .result=37 .error=3
    36 .table=200 .rows=202 .sections=240 .sectionColumn=65 .columns=187 .match=241 .compare=242
      .mode=243 .resetAbove=244 .preset=245 .rowStates=202 .cellStates=246 .hints=0 .supersede=65
      .seen=194 .label=65 .author=65 .history=223 .invalid=224
    37 .outcome=247 .revision=194 .mode=243 .deletes=194 .inserts=194 .moves=194 .updates=194
      .changedCells=194 .sections=248 .history=216
    38 .jsonrpc=5 .id=6 .method=179 .params=39 .result=40 .error=3
    39 .table=200 .rows=225 .columns=187 .first=194 .size=194 .wait=65
    40 .revision=194 .complete=65 .rows=194 .faultyRows=194 .count=194 .errors=249 .rules=250
      .first=194 .more=65 .items=251
    41 .jsonrpc=5 .id=6 .method=179 .params=42 .result=43 .error=3
    42 .from=252 .to=252 .match=241 .compare=242 .columns=187 .range=221 .as=253 .textBytes=194
      .wait=65
    43 .from=254 .to=254 .complete=65 .columns=187 .counts=255 .first=194 .size=194 .more=65
      .diff=256 .old=257 .keys=258 .sections=259
    44 .jsonrpc=5 .id=6 .method=179 .params=45 .result=46 .error=3
    45 .table=200 .view=200 .state=2 .preset=245 .wait=65
    46 .view=200 .table=200 .viewRevision=194 .revision=194 .state=260 .footers=261 .layout=262
      .preset=245 .filterProblems=263 .filterFailure=264 .orderProblems=265 .orderFailure=264
      .counts=266 .order=267 .complete=65 .searching=268 .columns=187
    47 .jsonrpc=5 .id=6 .method=179 .params=48 .result=46 .error=3
    48 .view=200 .wait=65
    49 .jsonrpc=5 .id=6 .method=179 .params=50 .result=46 .error=3
    50 .view=200 .state=2 .show=269 .wait=65
    51 .jsonrpc=5 .id=6 .method=179 .params=52 .result=53 .error=3
    52 .view=200 .part=270 .column=65 .extend=65
    53 .view=200 .table=200 .viewRevision=194 .revision=194 .state=260 .footers=261 .layout=262
      .counts=266 .order=267 .complete=65 .columns=187 .preset=245 .filterProblems=263
      .filterFailure=264 .orderProblems=265 .orderFailure=264 .searching=268 .sortable=65
      .indicators=271
    54 .jsonrpc=5 .id=6 .method=179 .params=55 .result=56 .error=3
    55 .view=200 .range=221 .keys=225 .columns=187 .as=253 .textBytes=194 .at=194 .pin=200 .wait=65
    56 .viewRevision=194 .revision=194 .complete=65 .first=194 .count=194 .more=65 .keys=272
      .blocks=273 .sections=274 .counts=266 .order=267 .searching=268
    57 .jsonrpc=5 .id=6 .method=179 .params=58 .result=59 .error=3
    58 .table=200 .row=269 .column=65 .of=236 .first=194 .size=194
    59 .revision=194 .text=65 .lossy=65 .first=194 .end=194 .bytes=194 .more=65
    60 .jsonrpc=5 .id=6 .method=179 .params=61 .result=62 .error=3
    61 .view=200 .pin=200 .wait=65
    62 .view=200 .pin=200 .viewRevision=194 .revision=194 .counts=266 .order=267 .searching=268
      .complete=65
    63 .jsonrpc=5 .id=6 .method=179 .params=64 .result=65 .error=3
    64 .view=200 .pin=200
    65
    66 .jsonrpc=5 .id=6 .method=179 .params=67 .result=68 .error=3
    67 .view=200 .keys=225 .columns=187 .at=275 .offsets=276 .wait=65
    68 .viewRevision=194 .complete=65 .rows=277 .columns=278 .at=279 .entries=280
    69 .jsonrpc=5 .id=6 .method=179 .params=70 .result=71 .error=3
    70 .view=200 .subscription=200 .window=281 .content=282 .columns=187 .as=253 .textBytes=194
      .hold=283 .anchor=284 .follow=65 .appearance=65 .kinds=65 .problems=65 .separators=65
      .styles=65 .brief=65 .across=285
    71 .subscription=200 .viewRevision=194 .revision=194 .complete=65
    72 .jsonrpc=5 .id=6 .method=179 .params=73 .result=74 .error=3
    73 .subscription=200 .first=194 .size=194 .columns=187 .hold=283 .across=286 .offset=194
      .extent=194 .entry=284 .placement=287 .pages=194 .to=288 .thumb=194 .follow=65 .dragging=65
      .anchor=284
    74 .first=194 .size=194 .across=289 .viewport=290
    75 .jsonrpc=5 .id=6 .method=179 .params=76 .result=65 .error=3
    76 .subscription=200 .row=269 .column=65
    77 .jsonrpc=5 .id=6 .method=179 .params=78 .result=79 .error=3
    78 .view=200 .rows=291 .cells=292 .at=194
    79 .viewRevision=194 .changed=194 .unused=293
    80 .jsonrpc=5 .id=6 .method=179 .params=81 .result=65 .error=3
    81 .subscription=200
    82 .jsonrpc=5 .id=6 .method=179 .params=83 .result=84 .error=3
    83 .table=200 .supplied=65
    84 .complete=65 .tables=294
    85 .jsonrpc=5 .id=6 .method=179 .params=86 .result=87 .error=3
    86 .view=200 .action=295 .keys=296
    87 .viewRevision=194 .counts=266 .order=267 .complete=65 .searching=268
    88 .jsonrpc=5 .id=6 .method=179 .params=89 .result=90 .error=3
    89 .view=200 .action=297 .rows=225 .columns=187 .cells=298 .ranges=299 .wait=65
    90 .viewRevision=194 .complete=65 .count=194 .selected=300 .deselected=300 .truncated=65
    91 .jsonrpc=5 .id=6 .method=179 .params=92 .result=93 .error=3
    92 .view=200 .first=194 .size=194 .wait=65
    93 .viewRevision=194 .complete=65 .unit=301 .count=194 .first=194 .items=300
    94 .jsonrpc=5 .id=6 .method=179 .params=95 .result=96 .error=3
    95 .view=200 .formats=302 .rows=225 .range=221 .columns=187 .as=236 .formulaGuard=237 .header=65
      .wait=65
    96 .viewRevision=194 .revision=194 .complete=65 .rows=194 .columns=187 .flavours=303 .lossy=65
    97 .jsonrpc=5 .id=6 .method=179 .params=98 .result=99 .error=3
    98 .view=200 .search=181 .from=269 .direction=304 .wrap=65 .wait=65
    99 .viewRevision=194 .revision=194 .complete=65 .matches=194 .hit=305
    100 .jsonrpc=5 .id=6 .method=179 .params=101 .result=102 .error=3
    101 .table=200 .filter=182
    102 .tree=182 .text=65 .problems=306
    103 .jsonrpc=5 .id=6 .method=179 .params=104 .result=105 .error=3
    104 .view=200 .row=269 .column=65 .relation=307 .combine=308
    105 .viewRevision=194 .condition=182 .filter=182
    106 .jsonrpc=5 .id=6 .method=179 .params=107 .result=108 .error=3
    107 .view=200 .groupBy=187 .aggregates=309 .over=310 .sort=311 .range=221 .as=253 .textBytes=194
      .wait=65
    108 .viewRevision=194 .revision=194 .complete=65 .groups=194 .first=194 .more=65 .groupBy=273
      .counts=276 .aggregates=312
    109 .jsonrpc=5 .id=6 .method=179 .params=110 .result=111 .error=3
    110 .table=200 .declarations=206 .author=65
    111 .revision=194 .declarations=206
    112 .jsonrpc=5 .id=6 .method=179 .params=113 .result=114 .error=3
    113 .table=200 .rows=225 .columns=187 .headers=187 .sections=187 .view=200 .subscription=200
      .settings=313 .first=194
    114 .revision=194 .items=314 .first=194 .more=65
    115 .jsonrpc=5 .id=6 .method=179 .params=116 .result=117 .error=3
    116 .view=200 .row=269 .column=65
    117 .viewRevision=194 .revision=194 .layer=315 .name=65 .problem=65 .actions=316
    118 .jsonrpc=5 .id=6 .method=179 .params=119 .result=120 .error=3
    119 .view=200 .row=269 .column=65 .action=65 .seen=194 .author=65
    120 .viewRevision=194 .revision=194
    121 .jsonrpc=5 .id=6 .method=179 .params=122 .result=123 .error=3
    122 .source=65 .dialect=317 .table=200 .variables=318 .functions=319
    123 .type=320 .dependencies=321 .steps=194 .problems=322
    124 .jsonrpc=5 .id=6 .method=179 .params=125 .result=126 .error=3
    125 .source=65 .dialect=317 .table=200 .variables=318 .checked=65 .row=269 .bindings=189
      .params=189
    126 .value=323 .complete=65 .type=320
    127 .jsonrpc=5 .id=6 .method=179 .params=128 .result=129 .error=3
    128 .texts=187 .measurer=324 .bold=65 .wrap=325 .truncate=326
    129 .lineHeight=194 .estimate=65 .measures=327
    130 .jsonrpc=5 .id=6 .method=179 .params=131 .result=132 .error=3
    131 .view=200 .search=181 .with=65 .scope=328 .at=329 .by=330 .preview=65 .label=65 .author=65
      .wait=65
    132 .revision=194 .complete=65 .matches=194 .cells=194 .skipped=194 .history=216 .preview=226
    133 .jsonrpc=5 .id=6 .method=179 .params=134 .result=135 .error=3
    134 .table=200 .label=65 .author=65
    135 .revision=194 .records=194 .history=216
    136 .jsonrpc=5 .id=6 .method=179 .params=137 .result=138 .error=3
    137 .view=200 .row=269 .column=65 .action=331 .by=330 .text=65 .value=0 .overwrite=65 .label=65
      .author=65 .history=223 .invalid=224
    138 .revision=194 .draft=332 .history=216
    139 .jsonrpc=5 .id=6 .method=179 .params=140 .result=141 .error=3
    140 .table=200 .columns=187 .rows=225
    141 .revision=194
    142 .jsonrpc=5 .id=6 .method=179 .params=143 .result=141 .error=3
    143 .table=200 .params=189 .author=65
    144 .jsonrpc=5 .id=6 .method=179 .params=145 .result=65 .error=3
    145 .view=200
    146 .jsonrpc=5 .id=6 .method=179 .params=147 .result=65 .error=3
    147 .table=200
    148 .jsonrpc=5 .id=6 .method=179 .params=0 .result=149 .error=3
    149 .presets=333
    150 .jsonrpc=5 .id=6 .method=179 .params=0 .result=151 .error=3
    151 .memory=334 .methods=1 .watching=335 *=194
    152 .jsonrpc=5 .id=6 .method=179 .params=0 .result=1 .error=3
    153 .jsonrpc=5 .id=6 .method=179 .params=154 .result=0 .error=3
    154 .value=198
    155 .jsonrpc=5 .id=6 .method=179 .params=156 .result=0 .error=3
    156 .id=194
    157 .jsonrpc=5 .id=6 .method=179 .params=0 .result=65 .error=3
    158 .jsonrpc=5 .id=6 .method=179 .params=159 .result=0 .error=3
    159 .subscription=200 .view=200 .table=200 .seq=194 .from=194 .to=194 .revision=194 .causes=336
      .authors=187 .hints=202 .appearance=337 .kinds=338 .layout=262 .across=289 .heights=339
      .frames=340 .viewport=290 .separators=341 .styles=342 .counts=266 .order=267 .complete=65
      .window=221 .columns=187 .reset=343 .diff=344 .part=194 .last=65
    160 .jsonrpc=5 .id=6 .method=179 .params=161 .result=0 .error=3
    161 .table=200 .view=200 .revision=194 .action=65 .key=269 .sourceIndex=194 .viewIndex=194
      .column=65 .values=345 .author=65
    162 .jsonrpc=5 .id=6 .method=179 .params=163 .result=164 .error=3
    163 .table=200 .view=200 .asked=346 .count=194 .deadline=194 .default=347
    164 .decision=347
    165 .jsonrpc=5 .id=6 .method=179 .params=166 .result=167 .error=3
    166 .table=200 .column=65 .type=348 .revision=194 .rows=225 .blocks=273 .types=349 .deadline=194
    167 .values=202 .texts=187 .errors=350
    168 .jsonrpc=5 .id=6 .method=179 .params=169 .result=170 .error=3
    169 .table=200 .view=200 .viewRevision=194 .revision=194 .kind=351 .column=65 .rows=225
      .columns=352 .blocks=273 .deadline=194
    170 .heights=276 .widths=276
    171 .jsonrpc=5 .id=6 .method=179 .params=172 .result=0 .error=3
    172 .table=200 .revision=194 .rows=208 .sourceState=209 .dirty=65 .savedRevision=194
      .unsaved=210 .diagnostics=353
    173 .jsonrpc=5 .id=6 .method=179 .params=174 .result=0 .error=3
    174 .token=194 .value=354
    175 .jsonrpc=5 .id=6 .method=179 .params=176 .result=0 .error=3
    176 .message=65 .verbose=65
    177 .jsonrpc=5 .id=6 .method=179 .params=178 .result=0 .error=3
    178 .type=194 .message=65
    179 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,preset/list,rpc.discover,server/stats,shutdown
      'table/close,table/create,table/declare,table/describe,table/didChange
      'table/diff,table/edit,table/export,table/history,table/jump,table/open
      'table/redo,table/resolve,table/revert,table/save,table/setParams,table/setRows
      'table/undo,table/validate,text/measure,view/aggregate,view/close,view/collapse
      'view/copy,view/find,view/get,view/hover,view/locate,view/measure,view/open
      'view/pin,view/replace,view/resync,view/rows,view/scroll,view/select
      'view/selection,view/set,view/sync,view/tap,view/unpin,view/unwatch,view/update
      'view/watch,window/logMessage
    180 []=355
    181 .text=65 .columns=187 .caseFolded=65 .diacritics=356 .match=357 .mode=358 .of=359
    182 .kind=360 ?kind:all=361 ?kind:any=362 ?kind:not=363 ?kind:compare=364 ?kind:oneOf=365
      ?kind:text=366 ?kind:expression=367 ?kind:null=368 ?kind:error=369
    183 .by=370 .headers=65 .footers=65 .empty=371 .collapsed=372 .aggregates=309
    184 .mode=373 .unit=301 .tap=374 .momentary=65 .whenFiltered=375
    185 .size=194 .index=194
    186 *=376
    187 []=65
    188 'cell,none,object
    189 *=323
    190 []=377
    191 .measurer=324 .frame=194 .minimumWidth=194 .insets=378 .direction=379 .spacing=194 .scale=65
      .lock=65 .fixed=378 .rows=380 .items=381 .sizing=382 .columns=383
    192 .kind=384 .header=385 .footer=385 .search=386 .insets=387 .spacings=388 .indicators=389
      .scrollBars=390 .alignment=391
    193 []=392
    194 #
    195 .kind=393 .pointer=394 .expected=0 .found=0 .position=194 .revision=194 .offset=194 .limit=1
      .maximum=194 .viewRevision=194 .seen=194 .oldest=194 .asked=194 .step=194 .errno=194
      .count=194 .reason=395 .permission=1 .layer=315 .binding=1 .id=65 .view=200 .column=65
      .row=269 .section=65 .name=65 .action=65 .method=65 .path=65 .system=65 .problem=65 .range=396
      .bytes=396 .lines=397 .problems=322 .errors=398 .rule=399 .keys=400 .got=194 .state=401
      .call=65 .copy=65 .replaced=65 .encoding=65 .cells=402
    196 .name=65 .version=65
    197 'each,merged
    198 'messages,off,verbose
    199 .messageBytesMax=194 .requestsInFlightMax=194 .waitingNotificationBytesMax=194
      .drainMillisecondsMax=194 .batchMembersMax=194 .depthMax=194 .columnsMax=194 .rowsMax=194
      .fieldBytesMax=194 .rowsPerAnswerMax=194 .answerBytesMax=194 .windowTextBytes=194
      .textBytesMax=194 .windowRowsMax=194 .collectionItemsMax=194 .filterConditionsMax=194
      .expressionBytesMax=194 .expressionNodesMax=194 .expressionDepthMax=194
      .expressionStepsMax=194 .expressionValueUnitsMax=194 .tablesMax=194 .viewsMax=194
      .subscriptionsMax=194 .aggregatesMax=194 .groupsMax=194 .groupBytesMax=194 .sortRowsMax=194
      .formatBytesMax=194 .shownBytesMax=194 .sectionAggregatesMax=194 .distinctValuesMax=194
      .cacheBytes=194 .undoBytesMax=194 .hintsBytesMax=194 .pinsMax=194 .draftsMax=194
      .draftBytesMax=194 .rowStepsMax=194 .parameterBytesMax=194 .declarationsBytesMax=194
      .rulesMax=194 .stateBytesMax=194 .sectionsMax=194 .actionsMax=194 .actionDepthMax=194
      .computeRowsMax=194 .measuredTextsMax=194 .measuredBytesMax=194 .advancesMax=194
      .stylesMax=194 .sectionBytesMax=194 .sectionKeyBytesMax=194 .rowKeyBytesMax=194
      .keyIndexBytesMax=194
    200 $id
    201 []=403
    202 []=0
    203 []=404
    204 'section,table
    205 *=405
    206 .settings=406 .fallback=406 .columns=407 .kinds=408 .kindBy=409 .defaultKind=65
      .undeclaredKinds=410 .rowRules=411 .sectionKinds=412 .sections=413 .cellKinds=345 .editors=345
      .decisions=414
    207 []=415
    208 .count=194 .complete=65 .failure=416 .examined=65
    209 'asOpened,changed,removed,replaced,unreadable
    210 .records=194 .bytes=194 .columns=65 .order=65
    211 .kind=417 ?kind:given=418 ?kind:columns=419
    212 []=420
    213 []=421
    214 .kind=422 ?kind:file=423 ?kind:inline=424 ?kind:created=425
    215 .delimiter=426 .quote=426 .escape=426 .header=426 .encoding=427 .lineEnd=428 .comment=426
      .preambleLines=429 .nullValues=430
    216 .undo=194 .redo=194 .undoLabel=65 .redoLabel=65 .dropped=194
    217 .count=194 .counts=431 .first=194 .items=432
    218 .text=65 .base64=65
    219 .delimiter=65 .quote=65 .escape=65 .header=65 .encoding=230 .comment=65 .preambleLines=194
      .nullValues=187
    220 *=433
    221 .first=194 .size=194
    222 []=434
    223 'join,none,step
    224 'keep,refuse
    225 []=269
    226 .cells=194 .inserted=194 .removed=194 .moved=194 .columns=194 .sections=194 .errorCount=194
      .removedRows=225 .items=435 .errors=398 .asked=346
    227 .id=194 .label=65 .author=65
    228 []=436
    229 'always,ifUnchanged
    230 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    231 .delimiter=65 .quote=65 .escape=65 .header=65 .lineEnd=239 .byteOrderMark=65
    232 'overwritten,replaced,unchanged
    233 .count=194 .first=194 .size=194 .more=65 .items=437
    234 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    235 .path=65 .overwrite=65 .sync=65
    236 'text,value
    237 'off,quote,reject
    238 'arrays,objects
    239 'cr,crlf,lf
    240 []=438
    241 .kind=439 ?kind:keys=440 ?kind:columns=419 ?kind:given=441 ?kind:content=442
    242 .kind=443 ?kind:value=444 ?kind:columns=419 ?kind:tag=445
    243 'diff,reset
    244 .changes=194 .share=194
    245 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    246 []=345
    247 'applied,superseded
    248 .deletes=194 .inserts=194 .moves=194 .updates=194
    249 *=194
    250 []=446
    251 []=447
    252 .table=200 .revision=194
    253 'both,text,value
    254 .table=200 .revision=194 .rows=194
    255 .deletes=194 .moves=194 .inserts=194 .updates=194 .changes=194
    256 .deletes=448 .moves=448 .inserts=449 .updates=450
    257 .deletes=451 .updates=450
    258 .moves=225 .updates=452
    259 .old=296 .new=296 .deletes=276 .inserts=276 .moves=448 .updates=453
    260 .sort=180 .search=181 .filter=182 .sections=454 .selection=184 .page=185 .columns=186
      .columnOrder=187 .binding=188 .params=189 .sortCycle=190 .footers=65 .footerSorts=65
      .showHidden=65 .layout=455 .presentation=192 .styles=193
    261 *=456
    262 .width=194 .content=194 .direction=379 .height=194 .items=457 .estimate=65 .groups=458
      .columns=459
    263 []=460
    264 .row=269 .pointer=461 .reason=65 .message=65 .range=396 .bytes=396 .lines=397
    265 []=462
    266 .source=194 .filtered=194 .pages=194 .pageIndex=194 .pageSize=194 .first=194 .end=194
      .matches=194 .entries=194 .failed=194 .orderFailed=194 .hidden=194
    267 'pending,ready
    268 .rows=194 .matches=194
    269 #key
    270 'footer,header
    271 *=463
    272 []=464
    273 []=465
    274 []=466
    275 []=467
    276 []=194
    277 []=468
    278 []=469
    279 []=470
    280 []=471
    281 .kind=472 ?kind:entries=473 ?kind:all=474 ?kind:viewport=475
    282 'cells,keys
    283 .sort=476 .filter=476 .sections=476 .page=476 .setRows=476 .load=476 .edit=476 .resize=476
      .measure=476 'end,entry,index
    284 .kind=477 .key=202 #key
    285 .offset=194 .extent=194 .overscan=194
    286 .offset=194 .thumb=194 .extent=194 .overscan=194 .column=65 .placement=478
    287 'bottom,center,nearest,top
    288 'end,start
    289 .offset=194 .room=194 .extent=194 .left=458 .thumb=479
    290 .offset=194 .extent=194 .top=194 .spacing=194 .heldBack=194 .thumb=479 .anchor=464
      .sticky=480
    291 []=481
    292 []=482
    293 []=483
    294 @=194 $id
    295 'collapse,expand,toggle
    296 []=202
    297 'add,all,extend,invert,none,remove,replace,tap,toggle
    298 []=484
    299 []=485
    300 []=486
    301 'cell,column,row
    302 []=234
    303 []=487
    304 'next,previous
    305 .row=269 .viewIndex=194 .pageIndex=194 .wrapped=65 .cells=488
    306 []=489
    307 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    308 'all,any,replace
    309 []=490
    310 'all,shown
    311 .kind=491 ?kind:group=492 ?kind:count=493 ?kind:aggregate=494
    312 []=495
    313 []=496
    314 []=497
    315 'builtIn,column,fallback,kind,row,section,table
    316 []=498
    317 'strict,table
    318 *=320
    319 []=499
    320 .list=320 .map=500 .type=320 .opaque=65 .of=500
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    321 .columns=187 .cells=187 .params=187 .bindings=187
    322 []=501
    323 .int=65 .uint=65 .double=65 .bool=65 .string=65 .bytes=65 .null=65 .list=502 .map=503
      .type=65 .timestamp=504 .duration=504 .optional=323
    324 .kind=505 ?kind:cells=506 ?kind:font=507 ?kind:estimate=508
    325 .width=194 .linesMax=194
    326 .width=194 .at=509 .ellipsis=65
    327 []=510
    328 'all,selection
    329 .row=269 .column=65 .index=194
    330 'owner,user
    331 'begin,cancel,change,commit
    332 .view=200 .author=65 .by=511 .text=65 .stale=65 .problem=512
    333 []=1
    334 .resident=194 .program=194 .heap=194 .free=194 .cache=194 .tables=513 .sorting=194
      .gathering=194 .comparing=194 .messages=194 .recording=194 .other=194 *=194
    335 []=514
    336 []=515
    337 .appeared=272 .disappeared=272 .prefetch=272 .cancelled=272
    338 .rows=516 .cells=517 .states=518 .cellStates=519
    339 []=520
    340 []=521
    341 []=522
    342 .anew=65 .looks=523 .rows=524 .cells=525 .failures=526
    343 .keys=272 .blocks=273
    344 .deletes=448 .moves=448 .inserts=527 .updates=450 .scrolledOut=448 .scrolledIn=448
    345 *=0
    346 []=528
    347 'allow,refuse
    348 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    349 []=348
    350 []=529
    351 'heights,widths
    352 []=530
    353 .count=194
    354 .kind=531 ?kind:begin=532 ?kind:report=533 ?kind:end=534
    355 .column=65 .expression=65 .direction=535 .nulls=536 .comparator=537
    356 'exact,ignored
    357 'contains,fuzzy,prefix,regex,words
    358 'filter,mark
    359 'display,value
    360 'all,any,compare,error,expression,not,null,oneOf,text
    361 .kind=538 .conditions=539
    362 .kind=540 .conditions=539
    363 .kind=541 .condition=182
    364 .kind=542 .column=65 .relation=307 .value=0
    365 .kind=543 .column=65 .values=0
    366 .kind=544 .column=65 .relation=545 .text=65 .caseFolded=65 .diacritics=356 .of=359
    367 .kind=546 .source=65
    368 .kind=547 .column=65
    369 .kind=548 .column=65
    370 []=549 'declared
    371 'hide,show
    372 .all=65 .keys=296
    373 'multiple,none,single
    374 'extend,replace,toggle
    375 'drop,keep
    376 .hidden=65 .footer=550 .nullDefault=0
    377 'ascending,descending,none
    378 .leading=194 .trailing=194
    379 'ltr,rtl
    380 .height=194 .wrap=65 .linesMax=194 .inset=194 .padding=194 .minimum=194 .maximum=194
      .whole=65 .spacing=194 .background=65 .quiet=194 .measured=551 .deadline=194
    381 .direction=552 .size=457 .perLine=276 .spacing=194 .lineSpacing=194 .insets=553
    382 .mode=554 .minimum=194 .maximum=194 .padding=194 .headerPadding=194 .header=65 .footer=65
      .whole=65
    383 *=555
    384 'grid,headless,list,stack
    385 .shown=65 .height=194 .inside=65 .floats=65
    386 .shown=65 .height=194 .inside=65 .floats=65 .placement=556 .placeholder=65
    387 .table=553 .header=553 .footer=553 .row=553 .item=553
    388 .header=194 .footer=194
    389 .ascending=65 .descending=65 .none=65 .width=194 .header=65 .footer=65
    390 .vertical=65 .horizontal=65 .minimum=194
    391 'center,leading,trailing
    392 .when=65 .source=557 .columns=187 .layer=558 .tag=65 .parameters=559
    393 'badFormat,batch,blockOverflows,cancelled,changedTwice,columnExists,compressed
      'conflict,contentModified,cycle,depth,doubledSortKey,draftOpen,duplicateKeys
      'duplicateSections,evaluation,expression,fileChanged,fileExists,forgotten
      'formulas,framing,id,initializedBefore,internal,invalidParams,jsonrpc,keyColumn
      'length,limit,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,notARegularFile,notConvertible,notEditable
      'notEncodable,notFound,notInitialized,notReadable,notSortable,notSupplied
      'notWritable,orderPending,overloaded,placeIsMoving,readFailed,sectionColumn
      'shutDown,sortedView,sourceChanged,subscriptionExists,suppliedInput,syntax
      'tableExists,tooManyCells,tooManyColumns,unknownColumn,unknownRow,unknownSection
      'unknownStep,unknownSubscription,unknownTable,unknownType,unknownView
      'valueDoesNotFit,viewExists,writeFailed
    394 $pointer
    395 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    396 .first=194 .end=194
    397 .start=560 .end=560
    398 []=561
    399 .kind=65 .index=194 .expression=65 .type=348 .message=65 .severity=562
    400 []=563
    401 'changed,replaced
    402 []=564
    403 .id=65 .type=348 .title=65 .sortable=65 .searchable=65 .editable=65 .computed=65 .path=65
      .headerOnly=65 .display=65 .sortBy=409 .supplied=565 .format=566 .parse=566
      .nullPlaceholder=65 .comparator=537 .footer=550 .validate=567 .align=568 .editor=0
      .cellKind=65 .meta=0
    404 .key=269 .header=65 .footer=65 .kind=65 .state=0 .rows=202
    405 .base=348 .format=566 .parse=566 .nullPlaceholder=65 .comparator=537 .footer=550
      .validate=567 .align=568 .editor=0 .cellKind=65 .meta=0
    406 .height=569 .width=569 .estimatedHeight=570 .headerHeight=571 .footerHeight=571 .hidden=572
      .selectable=573 .momentary=572 .editable=573 .movable=574 .deletable=573 .collapsible=573
      .indentation=570 .actions=316 .separators=575 .accessory=572 .accessibilityText=572
      .cellKind=572 .editor=572 .holds=572
    407 *=576
    408 *=577
    409 .column=65 .expression=65
    410 'default,refuse
    411 []=578
    412 *=406
    413 *=579
    414 .deadline=194 .default=347
    415 .kind=65 .settings=406 .rowState=0 .cellStates=345
    416 .kind=580 .message=65 .system=65
    417 'columns,given
    418 .kind=581
    419 .kind=582 .columns=187
    420 .id=65 .title=65 .type=348 .sortable=65 .searchable=65 .editable=65 .computed=65
      .supplied=565 .problem=65 .path=65 .headerOnly=65 .display=65 .displayProblem=65 .sortBy=409
      .sortByProblem=65 .typeName=65 .format=566 .parse=566 .nullPlaceholder=65 .comparator=537
      .footer=550 .validate=567 .align=568 .editor=0 .cellKind=65 .meta=0 .evidence=583
    421 .key=269 .header=65 .footer=65 .kind=65 .state=0
    422 'created,file,inline
    423 .kind=584 .path=65 .uri=65 .bytes=194
    424 .kind=585 .bytes=194
    425 .kind=586
    426 .value=65 .forced=65 .evidence=587
    427 .value=230 .forced=65 .evidence=587
    428 .value=588 .forced=65 .evidence=587
    429 .value=194 .forced=65 .evidence=587
    430 .value=187 .forced=65 .evidence=587
    431 .fieldCount=194 .typeMismatch=194 .unclosedQuote=194 .fieldTooLong=194 .invalidEncoding=194
      .comment=194
    432 []=589
    433 .type=348 .title=65 .sortable=65 .searchable=65 .editable=65 .computed=65 .path=65
      .headerOnly=65 .display=65 .sortBy=409 .supplied=565 .format=566 .parse=566
      .nullPlaceholder=65 .comparator=537 .footer=550 .validate=567 .align=568 .editor=0
      .cellKind=65 .meta=0
    434 .kind=590 ?kind:set=591 ?kind:insert=592 ?kind:remove=593 ?kind:move=594 ?kind:paste=595
      ?kind:adopt=596 ?kind:setRow=597 ?kind:setColumn=598 ?kind:addColumn=599
      ?kind:removeColumn=600 ?kind:orderColumns=601 ?kind:addSections=602 ?kind:removeSections=603
      ?kind:moveSections=604 ?kind:setSection=605
    435 []=606
    436 .id=194 .done=65 .label=65 .author=65 .cause=607 .revision=194 .cells=194 .rows=194
      .columns=194 .sections=194 .bytes=194
    437 []=608
    438 .key=269 .header=65 .footer=65 .kind=65 .state=0 .rows=202 .keys=225 .rowStates=202
      .cellStates=246 .tags=225
    439 'columns,content,given,keys
    440 .kind=609
    441 .kind=581 .keys=225
    442 .kind=610
    443 'columns,tag,value
    444 .kind=611
    445 .kind=612 .tags=225
    446 .column=65 .kind=65 .type=348 .index=194 .expression=65 .message=65 .severity=562 .count=194
      .problem=65
    447 .kind=613 .row=269 .column=65 .columns=187 .text=65 .cut=65 .rule=399 .reason=65
    448 []=276
    449 .at=448 .keys=225 .blocks=273
    450 []=614
    451 .keys=225 .blocks=273
    452 []=615
    453 []=616
    454 .by=617 .headers=65 .footers=65 .empty=371 .collapsed=618 .aggregates=309
    455 .measurer=324 .frame=194 .minimumWidth=194 .insets=378 .direction=379 .spacing=194 .scale=65
      .lock=65 .fixed=378 .rows=619 .items=381 .sizing=382 .columns=383
    456 .title=65 .aggregate=620 .over=310 .value=0 .text=65 .cut=65 .nulls=194 .errors=194
      .pending=65 .problem=621
    457 .width=194 .height=194
    458 .leading=194 .center=194 .trailing=194
    459 []=622
    460 .pointer=461 .kind=623 .message=65
    461 $statePointer
    462 .pointer=461 .kind=624 .message=65
    463 .direction=377 .sortable=65 .priority=194
    464 .kind=477 .key=625 #key
    465 .column=65 .offset=194 .values=202 .texts=187 .errors=626 .pending=276 .stale=276 .lossy=276
      .cut=276 .matches=627 .drafts=628
    466 .key=625 .title=65 .cut=65 .count=194 .collapsed=65 .header=65 .footer=65 .kind=65 .state=0
      .aggregates=629
    467 .x=194 .group=391
    468 .key=269 .sourceIndex=194 .viewIndex=194 .pageIndex=194 .offset=194 .height=194 .frame=521
      .reason=630 .section=625
    469 .column=65 .group=391 .x=194 .width=194 .estimate=65 .reason=631
    470 .column=65 .group=391 .x=194 .width=194 .estimate=65 .distance=194
    471 .key=464 .viewIndex=194 .offset=194 .height=194 .frame=521
    472 'all,entries,viewport
    473 .kind=632 .first=194 .size=194 .overscan=194
    474 .kind=538
    475 .kind=633 .offset=194 .extent=194 .overscan=194
    476 'entry,offset,start
    477 'footer,group,header
    478 'center,end,nearest,start
    479 .start=194 .length=194
    480 []=634
    481 .row=269 .height=194
    482 .row=269 .column=65 .height=194
    483 .row=269 .column=65 .reason=635
    484 .row=269 .column=65
    485 .from=484 .to=484
    486 .row=269 .column=65 .sourceIndex=194 .viewIndex=194 .pageIndex=194
    487 .format=234 .type=1 .text=65
    488 []=636
    489 .pointer=65 .kind=637 .message=65
    490 .column=65 .kind=620
    491 'aggregate,count,group
    492 .kind=638 .direction=535
    493 .kind=639 .direction=535
    494 .kind=640 .index=194 .direction=535
    495 .column=65 .kind=620 .values=202 .texts=187 .cut=276 .nulls=276 .errors=276
    496 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    497 .row=269 .column=65 .header=65 .section=65 .kind=65 .saidKind=65 .rowState=0 .cellState=0
      .cellStates=345 .settings=641
    498 .id=65 .title=572 .style=642 .hidden=572 .image=572 .placement=643 .fullSwipe=65
      .children=316
    499 .name=65 .arguments=500 .result=320 .member=65
    500 []=320
    501 .kind=644 .message=65 .range=396 .bytes=396 .lines=397 .expected=65 .found=65 .hint=65
    502 []=323
    503 []=502
    504 .seconds=65 .nanos=65
    505 'cells,estimate,font
    506 .kind=645 .tabStop=194 .ambiguous=646
    507 .kind=647 .lineHeight=194 .regular=648 .bold=648
    508 .kind=649 .advance=194 .lineHeight=194
    509 'head,middle,tail
    510 .width=194 .height=194 .lines=650 .more=65 .shown=651
    511 'user
    512 .kind=652 .expected=65 .row=269 .column=65 .columns=187 .rule=399 .reason=65
    513 .sources=194 .edits=194 .rows=194 .keys=194 .history=194 .views=194 .uncounted=194 *=194
    514 .subscription=200 .view=200 .pending=194 .lagRevisions=194
    515 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    516 []=653
    517 []=654
    518 []=655
    519 []=656
    520 .height=194 .count=194
    521 .x=194 .y=194 .width=194 .height=194
    522 .top=657 .bottom=657 .at=448
    523 []=658
    524 []=659
    525 []=660
    526 []=661
    527 .at=448 .keys=272 .blocks=273
    528 .permission=662 .row=269 .column=65 .section=65 .layer=315
    529 .row=194 .text=65
    530 .column=65 .width=194
    531 'begin,end,report
    532 .kind=663 .title=65 .message=65 .percentage=194
    533 .kind=664 .message=65 .percentage=194
    534 .kind=665 .message=65
    535 'ascending,descending
    536 'first,last
    537 .kind=666 .caseFolded=65 .diacritics=356 .values=187
      'caseInsensitive,length,natural,semver,text,value
    538 'all
    539 []=182
    540 'any
    541 'not
    542 'compare
    543 'oneOf
    544 'text
    545 'contains,endsWith,equals,startsWith
    546 'expression
    547 'null
    548 'error
    549 .column=65 .expression=65 .declared=65 .direction=535 .nulls=536 .comparator=537 .values=202
    550 .title=65 .aggregate=620 .over=310
    551 'client,daemon
    552 'horizontal,wrapped
    553 .top=194 .leading=194 .bottom=194 .trailing=194
    554 .kind=667 ?kind:maximum=668 ?kind:average=669 ?kind:sampled=670 ?kind:client=671
      ?kind:percentile=672 ?kind:hybrid=673 ?kind:padded=674 ?kind:fixed=675 ?kind:fraction=676
      ?kind:flexible=677 ?kind:adaptive=678
    555 .mode=554 .minimum=194 .maximum=194 .padding=194 .headerPadding=194 .header=65 .footer=65
      .whole=65 .width=194 .spacing=194
    556 'client,embedded,hidden
    557 .kind=679 ?kind:stripes=680 ?kind:sorted=681 ?kind:selected=682 ?kind:hovered=683
      ?kind:matches=684 ?kind:drafts=685 ?kind:errors=686
    558 'background,overlay
    559 *=572
    560 .line=194 .character=194
    561 .kind=65 .message=65 .pointer=394 .row=269 .column=65 .expected=0 .found=0 .rule=399
    562 'mark,refuse
    563 .key=269 .rows=276
    564 .row=269 .column=65 .reason=687
    565 .inputs=187 .deadline=194
    566 .kind=688 ?kind:number=689 ?kind:currency=690 ?kind:percent=691 ?kind:compact=692
      ?kind:bytes=693 ?kind:duration=694 ?kind:date=695 ?kind:boolean=696 ?kind:map=697
      ?kind:template=698
    567 .expression=65 .message=65 .severity=562 []=699
    568 'center,end,start
    569 .expression=65 'automatic #
    570 .expression=65 #
    571 .expression=65 'automatic,zero #
    572 .expression=65
    573 .expression=65 'ask
    574 .expression=65 .within=187 'ask
    575 .top=657 .between=657 .bottom=657
    576 .height=569 .width=569 .estimatedHeight=570 .headerHeight=571 .footerHeight=571 .hidden=572
      .selectable=573 .momentary=572 .editable=573 .movable=574 .deletable=573 .collapsible=573
      .indentation=570 .actions=316 .separators=575 .accessory=572 .accessibilityText=572
      .cellKind=572 .editor=572 .holds=572 .header=406
    577 .height=569 .width=569 .estimatedHeight=570 .headerHeight=571 .footerHeight=571 .hidden=572
      .selectable=573 .momentary=572 .editable=573 .movable=574 .deletable=573 .collapsible=573
      .indentation=570 .actions=316 .separators=575 .accessory=572 .accessibilityText=572
      .cellKind=572 .editor=572 .holds=572 .columns=700
    578 .expression=65 .message=65 .severity=562 .columns=187
    579 .height=569 .width=569 .estimatedHeight=570 .headerHeight=571 .footerHeight=571 .hidden=572
      .selectable=573 .momentary=572 .editable=573 .movable=574 .deletable=573 .collapsible=573
      .indentation=570 .actions=316 .separators=575 .accessory=572 .accessibilityText=572
      .cellKind=572 .editor=572 .holds=572 .kind=65
    580 'cancelled,limit,readFailed,sourceChanged
    581 'given
    582 'columns
    583 .sampleRows=194 .counts=249 .reason=65 .nullValues=187 .firstDisagreement=701
    584 'file
    585 'inline
    586 'created
    587 .reason=65 .examined=194 .share=194
    588 'cr,crlf,lf,mixed
    589 .kind=702 .message=65 .row=269 .column=65 .line=194 .byteOffset=194 .expected=65 .found=65
    590 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    591 .kind=703 .row=269 .column=65 .value=0 .text=65 .values=0
    592 .kind=704 .options=207 .rows=202 .place=705
    593 .kind=706 .rows=225
    594 .kind=707 .rows=225 .place=705
    595 .kind=708 .texts=709 .text=65 .html=65 .format=710 .header=65 .at=484 .view=200 .rows=225
      .columns=187 .overflow=711
    596 .kind=712 .view=200
    597 .kind=713 .row=269 .options=415
    598 .kind=714 .column=65 .options=433
    599 .kind=715 .column=65 .options=433 .place=716
    600 .kind=717 .column=65
    601 .kind=718 .columns=187
    602 .kind=719 .sections=203 .place=720 .sectionColumn=65
    603 .kind=721 .sections=225
    604 .kind=722 .sections=225 .place=720
    605 .kind=723 .section=269 .options=724
    606 .row=269 .column=65 .before=725 .after=725
    607 'edit,setRows
    608 .bytes=276 .range=397 .newText=65 .base64=65
    609 'keys
    610 'content
    611 'value
    612 'tag
    613 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    614 .column=65 .rows=276 .values=202 .texts=187 .errors=626 .pending=276 .stale=276 .lossy=276
      .cut=276 .matches=627
    615 .index=194 .key=269 .columns=187
    616 .index=194 .key=65 .members=726
    617 []=727 'declared
    618 .all=65 .keys=728
    619 .height=194 .wrap=65 .linesMax=194 .inset=194 .padding=194 .minimum=194 .maximum=194
      .whole=65 .spacing=194 .background=65 .quiet=194 .measured=729 .deadline=194
    620 'count,distinct,max,mean,min,sum,valid
    621 'notApplicable,outOfRange,tooManyValues
    622 .column=65 .fixed=730 .x=194 .width=194 .tracks=194 .estimate=65
    623 'typeChanged,unknownColumn
    624 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    625 []=731
    626 []=732
    627 []=733
    628 []=734
    629 []=735
    630 'collapsed,filtered,hidden,removed,unknown
    631 'hidden
    632 'entries
    633 'viewport
    634 .kind=736 .y=194 .height=194 .section=466
    635 'changed,declared,fixed,hidden
    636 .column=65 .ranges=448 .further=194
    637 'column,columnType,limit,value
    638 'group
    639 'count
    640 'aggregate
    641 *=737
    642 .expression=65 'destructive,disabled,normal
    643 'inline,leading,menu,trailing
    644 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    645 'cells
    646 'narrow,wide
    647 'font
    648 .defaultAdvance=194 .ranges=738 .advances=739 .kerning=740 .letterSpacing=194
    649 'estimate
    650 []=741
    651 .text=65 .width=194 .cut=65
    652 'invalid,valueDoesNotFit
    653 .kind=65 .at=448
    654 .column=65 .cellKind=0 .editor=0 .at=448
    655 .index=194 .rowState=0
    656 .index=194 .column=65 .cellState=0
    657 .leading=194 .trailing=194 .thickness=194
    658 .look=194 .styles=742
    659 .look=194 .at=448
    660 .column=65 .look=194 .at=448
    661 .style=194 .count=194 .row=269 .message=65
    662 'collapse,delete,edit,move,select
    663 'begin
    664 'report
    665 'end
    666 'caseInsensitive,length,list,natural,semver,text,value
    667 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    668 .kind=743
    669 .kind=744 .advance=194
    670 .kind=745 .size=194
    671 .kind=729 .size=194
    672 .kind=746 .share=194 .size=194
    673 .kind=747 .size=194 .advance=194
    674 .kind=748 .width=194
    675 .kind=749 .width=194
    676 .kind=750 .share=194
    677 .kind=751
    678 .kind=752
    679 'drafts,errors,hovered,matches,selected,sorted,stripes
    680 .kind=753 .every=194 .offset=194 .by=754
    681 .kind=755 .every=194 .offset=194
    682 .kind=756
    683 .kind=757
    684 .kind=758
    685 .kind=759
    686 .kind=760
    687 'encoding,formula,quote
    688 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    689 .kind=761 .pattern=65 .locale=762 .prefix=65 .suffix=65 .negative=763
    690 .kind=764 .pattern=65 .locale=762 .prefix=65 .suffix=65 .negative=763 .currency=65
      .display=765
    691 .kind=766 .pattern=65 .locale=762 .prefix=65 .suffix=65 .negative=763
    692 .kind=767 .locale=762 .currency=65 .digits=194
    693 .kind=768 .locale=762 .units=769 .digits=194
    694 .kind=770 .locale=762 .style=771 .unit=772
    695 .kind=773 .pattern=65 .locale=762
    696 .kind=774 .true=65 .false=65
    697 .kind=775 .values=776 .otherwise=566
    698 .kind=777 .template=65 .format=566
    699 .expression=65 .message=65 .severity=562
    700 *=778
    701 .row=269 .line=194 .byteOffset=194 .text=65
    702 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    703 'set
    704 'insert
    705 .kind=779 ?kind:start=780 ?kind:end=781 ?kind:before=782 ?kind:after=783 ?kind:index=784
      ?kind:shown=785
    706 'remove
    707 'move
    708 'paste
    709 []=187
    710 'csv,html,json,markdown,tsv
    711 'clip,insert,refuse
    712 'adopt
    713 'setRow
    714 'setColumn
    715 'addColumn
    716 .kind=786 ?kind:start=780 ?kind:end=781 ?kind:before=787 ?kind:after=788
    717 'removeColumn
    718 'orderColumns
    719 'addSections
    720 .kind=786 ?kind:start=780 ?kind:end=781 ?kind:before=789 ?kind:after=790
    721 'removeSections
    722 'moveSections
    723 'setSection
    724 .header=65 .footer=65 .kind=65 .state=0
    725 .value=0 .text=65 .cut=65
    726 []=791
    727 .column=65 .expression=65 .declared=65 .direction=535 .nulls=536 .comparator=537 .values=187
    728 []=625
    729 'client
    730 'leading,trailing
    731 .kind=548
    732 .row=194 .kind=792 .text=65
    733 .row=194 .ranges=448 .further=194
    734 .row=194 .view=200 .author=65 .by=511 .text=65 .stale=65 .problem=512
    735 .column=65 .kind=620 .value=0 .text=65 .cut=65 .nulls=194 .errors=194 .pending=65
      .problem=793
    736 'group,header
    737 .value=0 .layer=315 .name=65 .problem=65
    738 []=794
    739 []=795
    740 []=796
    741 .range=276 .width=194
    742 []=797
    743 'maximum
    744 'average
    745 'sampled
    746 'percentile
    747 'hybrid
    748 'padded
    749 'fixed
    750 'fraction
    751 'flexible
    752 'adaptive
    753 'stripes
    754 'page,section
    755 'sorted
    756 'selected
    757 'hovered
    758 'matches
    759 'drafts
    760 'errors
    761 'number
    762 'de,en,es,fr,hi,ja
    763 'minus,parentheses
    764 'currency
    765 'code,symbol
    766 'percent
    767 'compact
    768 'bytes
    769 'iec,si
    770 'duration
    771 'clock,short,words
    772 'day,hour,millisecond,minute,second
    773 'date
    774 'boolean
    775 'map
    776 *=65
    777 'template
    778 .height=569 .width=569 .estimatedHeight=570 .headerHeight=571 .footerHeight=571 .hidden=572
      .selectable=573 .momentary=572 .editable=573 .movable=574 .deletable=573 .collapsible=573
      .indentation=570 .actions=316 .separators=575 .accessory=572 .accessibilityText=572
      .cellKind=572 .editor=572 .holds=572 .type=348 .validate=567 .format=566 .path=65
    779 'after,before,end,index,shown,start
    780 .kind=798
    781 .kind=665
    782 .kind=799 .row=269
    783 .kind=800 .row=269
    784 .kind=801 .sourceIndex=194 .counted=802
    785 .kind=803 .view=200 .viewIndex=194 .counted=802 .whenSorted=804
    786 'after,before,end,start
    787 .kind=799 .column=65
    788 .kind=800 .column=65
    789 .kind=799 .section=269
    790 .kind=800 .section=269
    791 'footer,header,kind,state
    792 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    793 'notApplicable,outOfRange,tooManySections,tooManyValues
    794 .first=194 .end=194 .advance=194
    795 .characters=65 .advance=194
    796 .pair=65 .advance=194
    797 .layer=558 .tag=65 .parameters=776
    798 'start
    799 'before
    800 'after
    801 'index
    802 'after,before
    803 'shown
    804 'adopt,refuse
    """#
}
