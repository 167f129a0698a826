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
    table/setRows 29
    table/validate 32
    table/diff 35
    view/open 38
    view/get 41
    view/set 43
    view/tap 45
    view/rows 48
    cell/text 51
    view/pin 54
    view/unpin 57
    view/locate 60
    view/watch 63
    view/scroll 66
    view/hover 69
    view/measure 71
    view/resync 74
    view/sync 76
    view/unwatch 74
    view/collapse 79
    view/select 82
    view/selection 85
    view/find 88
    filter/convert 91
    filter/like 94
    view/aggregate 97
    table/declare 100
    table/resolve 103
    action/list 106
    action/invoke 109
    expression/check 112
    expression/evaluate 115
    text/measure 118
    view/replace 121
    cell/draft 124
    cell/refresh 127
    table/setParams 130
    view/close 132
    table/close 134
    preset/list 136
    server/stats 138
    rpc.discover 140
    $/setTrace 141
    $/cancelRequest 143
    shutdown 145
    exit 4
    view/update 146
    action/didInvoke 148
    action/decide 150
    cell/compute 153
    cell/measure 156
    table/didChange 159
    $/progress 161
    $/logTrace 163
    window/logMessage 165
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=168 .search=169 .filter=170 .sections=171 .selection=172 .page=173 .columns=174
      .columnOrder=175 .binding=176 .params=177 .sortCycle=178 .footers=59 .footerSorts=59
      .showHidden=59 .layout=179 .presentation=180 .styles=181
    3 .code=182 .message=59 .data=183
    4 .jsonrpc=5 .id=6 .method=167 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=167 .params=8 .result=9 .error=3
    8 .clientInfo=184 .processId=182 .updates=185 .trace=186 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=187 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=167 .params=11 .result=12 .error=3
    11 .table=188 .name=59 .columns=189 .rows=190 .sections=191 .sectionColumn=59 .keyScope=192
      .types=193 .defaultSort=168 .keyColumns=175 .detectTypes=59 .declarations=194 .rowOptions=195
    12 .table=188 .name=59 .revision=182 .rows=196 .sourceState=197 .keys=198 .columns=199 .types=0
      .declarations=194 .sectionColumn=59 .sections=200 .defaultSort=168 .params=177 .source=201
      .dialect=202 .preamble=175 .sampleRows=182 .history=203 .diagnostics=204
    13 .jsonrpc=5 .id=6 .method=167 .params=14 .result=12 .error=3
    14 .table=188 .name=59 .path=59 .uri=59 .content=205 .dialect=206 .columns=207 .types=193
      .defaultSort=168 .keyColumns=175 .sections=200 .sectionColumn=59 .keyScope=192 .sampleRows=182
      .progressToken=182 .declarations=194 .wait=59
    15 .jsonrpc=5 .id=6 .method=167 .params=16 .result=12 .error=3
    16 .table=188 .diagnostics=208
    17 .jsonrpc=5 .id=6 .method=167 .params=18 .result=19 .error=3
    18 .table=188 .edits=209 .seen=182 .exact=59 .label=59 .author=59 .history=210 .invalid=211
      .preview=59 .view=188
    19 .revision=182 .inserted=212 .changedCells=182 .history=203 .preview=213
    20 .jsonrpc=5 .id=6 .method=167 .params=21 .result=22 .error=3
    21 .table=188 .author=59
    22 .revision=182 .step=214 .skipped=182 .history=203
    23 .jsonrpc=5 .id=6 .method=167 .params=24 .result=25 .error=3
    24 .table=188 .first=182 .size=182
    25 .revision=182 .count=182 .current=182 .bytes=182 .bytesMax=182 .dropped=182 .first=182
      .items=215
    26 .jsonrpc=5 .id=6 .method=167 .params=27 .result=28 .error=3
    27 .table=188 .step=182 .author=59
    28 .revision=182 .undone=182 .redone=182 .skipped=182 .history=203
    29 .jsonrpc=5 .id=6 .method=167 .params=30 .result=31 .error=3
    30 .table=188 .rows=190 .sections=216 .sectionColumn=59 .columns=175 .match=217 .compare=218
      .mode=219 .resetAbove=220 .preset=221 .rowStates=190 .cellStates=222 .hints=0 .supersede=59
      .seen=182 .label=59 .author=59 .history=210 .invalid=211
    31 .outcome=223 .revision=182 .mode=219 .deletes=182 .inserts=182 .moves=182 .updates=182
      .changedCells=182 .sections=224 .history=203
    32 .jsonrpc=5 .id=6 .method=167 .params=33 .result=34 .error=3
    33 .table=188 .rows=212 .columns=175 .first=182 .size=182 .wait=59
    34 .revision=182 .complete=59 .rows=182 .faultyRows=182 .count=182 .errors=225 .rules=226
      .first=182 .more=59 .items=227
    35 .jsonrpc=5 .id=6 .method=167 .params=36 .result=37 .error=3
    36 .from=228 .to=228 .match=217 .compare=218 .columns=175 .range=208 .as=229 .textBytes=182
      .wait=59
    37 .from=230 .to=230 .complete=59 .columns=175 .counts=231 .first=182 .size=182 .more=59
      .diff=232 .old=233 .keys=234 .sections=235
    38 .jsonrpc=5 .id=6 .method=167 .params=39 .result=40 .error=3
    39 .table=188 .view=188 .state=2 .preset=221 .wait=59
    40 .view=188 .table=188 .viewRevision=182 .revision=182 .state=236 .footers=237 .layout=238
      .preset=221 .filterProblems=239 .filterFailure=240 .orderProblems=241 .orderFailure=240
      .counts=242 .order=243 .complete=59 .searching=244 .columns=175
    41 .jsonrpc=5 .id=6 .method=167 .params=42 .result=40 .error=3
    42 .view=188 .wait=59
    43 .jsonrpc=5 .id=6 .method=167 .params=44 .result=40 .error=3
    44 .view=188 .state=2 .show=245 .wait=59
    45 .jsonrpc=5 .id=6 .method=167 .params=46 .result=47 .error=3
    46 .view=188 .part=246 .column=59 .extend=59
    47 .view=188 .table=188 .viewRevision=182 .revision=182 .state=236 .footers=237 .layout=238
      .counts=242 .order=243 .complete=59 .columns=175 .preset=221 .filterProblems=239
      .filterFailure=240 .orderProblems=241 .orderFailure=240 .searching=244 .sortable=59
      .indicators=247
    48 .jsonrpc=5 .id=6 .method=167 .params=49 .result=50 .error=3
    49 .view=188 .range=208 .keys=212 .columns=175 .as=229 .textBytes=182 .at=182 .pin=188 .wait=59
    50 .viewRevision=182 .revision=182 .complete=59 .first=182 .count=182 .more=59 .keys=248
      .blocks=249 .sections=250 .counts=242 .order=243 .searching=244
    51 .jsonrpc=5 .id=6 .method=167 .params=52 .result=53 .error=3
    52 .table=188 .row=245 .column=59 .of=251 .first=182 .size=182
    53 .revision=182 .text=59 .lossy=59 .first=182 .end=182 .bytes=182 .more=59
    54 .jsonrpc=5 .id=6 .method=167 .params=55 .result=56 .error=3
    55 .view=188 .pin=188 .wait=59
    56 .view=188 .pin=188 .viewRevision=182 .revision=182 .counts=242 .order=243 .searching=244
      .complete=59
    57 .jsonrpc=5 .id=6 .method=167 .params=58 .result=59 .error=3
    58 .view=188 .pin=188
    59
    60 .jsonrpc=5 .id=6 .method=167 .params=61 .result=62 .error=3
    61 .view=188 .keys=212 .columns=175 .at=252 .offsets=253 .wait=59
    62 .viewRevision=182 .complete=59 .rows=254 .columns=255 .at=256 .entries=257
    63 .jsonrpc=5 .id=6 .method=167 .params=64 .result=65 .error=3
    64 .view=188 .subscription=188 .window=258 .content=259 .columns=175 .as=229 .textBytes=182
      .hold=260 .anchor=261 .follow=59 .appearance=59 .kinds=59 .problems=59 .separators=59
      .styles=59 .brief=59 .across=262
    65 .subscription=188 .viewRevision=182 .revision=182 .complete=59
    66 .jsonrpc=5 .id=6 .method=167 .params=67 .result=68 .error=3
    67 .subscription=188 .first=182 .size=182 .columns=175 .hold=260 .across=263 .offset=182
      .extent=182 .entry=261 .placement=264 .pages=182 .to=265 .thumb=182 .follow=59 .dragging=59
      .anchor=261
    68 .first=182 .size=182 .across=266 .viewport=267
    69 .jsonrpc=5 .id=6 .method=167 .params=70 .result=59 .error=3
    70 .subscription=188 .row=245 .column=59
    71 .jsonrpc=5 .id=6 .method=167 .params=72 .result=73 .error=3
    72 .view=188 .rows=268 .cells=269 .at=182
    73 .viewRevision=182 .changed=182 .unused=270
    74 .jsonrpc=5 .id=6 .method=167 .params=75 .result=59 .error=3
    75 .subscription=188
    76 .jsonrpc=5 .id=6 .method=167 .params=77 .result=78 .error=3
    77 .table=188 .supplied=59
    78 .complete=59 .tables=271
    79 .jsonrpc=5 .id=6 .method=167 .params=80 .result=81 .error=3
    80 .view=188 .action=272 .keys=273
    81 .viewRevision=182 .counts=242 .order=243 .complete=59 .searching=244
    82 .jsonrpc=5 .id=6 .method=167 .params=83 .result=84 .error=3
    83 .view=188 .action=274 .rows=212 .columns=175 .cells=275 .ranges=276 .wait=59
    84 .viewRevision=182 .complete=59 .count=182 .selected=277 .deselected=277 .truncated=59
    85 .jsonrpc=5 .id=6 .method=167 .params=86 .result=87 .error=3
    86 .view=188 .first=182 .size=182 .wait=59
    87 .viewRevision=182 .complete=59 .unit=278 .count=182 .first=182 .items=277
    88 .jsonrpc=5 .id=6 .method=167 .params=89 .result=90 .error=3
    89 .view=188 .search=169 .from=245 .direction=279 .wrap=59 .wait=59
    90 .viewRevision=182 .revision=182 .complete=59 .matches=182 .hit=280
    91 .jsonrpc=5 .id=6 .method=167 .params=92 .result=93 .error=3
    92 .table=188 .filter=170
    93 .tree=170 .text=59 .problems=281
    94 .jsonrpc=5 .id=6 .method=167 .params=95 .result=96 .error=3
    95 .view=188 .row=245 .column=59 .relation=282 .combine=283
    96 .viewRevision=182 .condition=170 .filter=170
    97 .jsonrpc=5 .id=6 .method=167 .params=98 .result=99 .error=3
    98 .view=188 .groupBy=175 .aggregates=284 .over=285 .sort=286 .range=208 .as=229 .textBytes=182
      .wait=59
    99 .viewRevision=182 .revision=182 .complete=59 .groups=182 .first=182 .more=59 .groupBy=249
      .counts=253 .aggregates=287
    100 .jsonrpc=5 .id=6 .method=167 .params=101 .result=102 .error=3
    101 .table=188 .declarations=194 .author=59
    102 .revision=182 .declarations=194
    103 .jsonrpc=5 .id=6 .method=167 .params=104 .result=105 .error=3
    104 .table=188 .rows=212 .columns=175 .headers=175 .sections=175 .view=188 .subscription=188
      .settings=288 .first=182
    105 .revision=182 .items=289 .first=182 .more=59
    106 .jsonrpc=5 .id=6 .method=167 .params=107 .result=108 .error=3
    107 .view=188 .row=245 .column=59
    108 .viewRevision=182 .revision=182 .layer=290 .name=59 .problem=59 .actions=291
    109 .jsonrpc=5 .id=6 .method=167 .params=110 .result=111 .error=3
    110 .view=188 .row=245 .column=59 .action=59 .seen=182 .author=59
    111 .viewRevision=182 .revision=182
    112 .jsonrpc=5 .id=6 .method=167 .params=113 .result=114 .error=3
    113 .source=59 .dialect=292 .table=188 .variables=293 .functions=294
    114 .type=295 .dependencies=296 .steps=182 .problems=297
    115 .jsonrpc=5 .id=6 .method=167 .params=116 .result=117 .error=3
    116 .source=59 .dialect=292 .table=188 .variables=293 .checked=59 .row=245 .bindings=177
      .params=177
    117 .value=298 .complete=59 .type=295
    118 .jsonrpc=5 .id=6 .method=167 .params=119 .result=120 .error=3
    119 .texts=175 .measurer=299 .bold=59 .wrap=300 .truncate=301
    120 .lineHeight=182 .estimate=59 .measures=302
    121 .jsonrpc=5 .id=6 .method=167 .params=122 .result=123 .error=3
    122 .view=188 .search=169 .with=59 .scope=303 .at=304 .by=305 .preview=59 .label=59 .author=59
      .wait=59
    123 .revision=182 .complete=59 .matches=182 .cells=182 .skipped=182 .history=203 .preview=213
    124 .jsonrpc=5 .id=6 .method=167 .params=125 .result=126 .error=3
    125 .view=188 .row=245 .column=59 .action=306 .by=305 .text=59 .value=0 .overwrite=59 .label=59
      .author=59 .history=210 .invalid=211
    126 .revision=182 .draft=307 .history=203
    127 .jsonrpc=5 .id=6 .method=167 .params=128 .result=129 .error=3
    128 .table=188 .columns=175 .rows=212
    129 .revision=182
    130 .jsonrpc=5 .id=6 .method=167 .params=131 .result=129 .error=3
    131 .table=188 .params=177 .author=59
    132 .jsonrpc=5 .id=6 .method=167 .params=133 .result=59 .error=3
    133 .view=188
    134 .jsonrpc=5 .id=6 .method=167 .params=135 .result=59 .error=3
    135 .table=188
    136 .jsonrpc=5 .id=6 .method=167 .params=0 .result=137 .error=3
    137 .presets=308
    138 .jsonrpc=5 .id=6 .method=167 .params=0 .result=139 .error=3
    139 .memory=309 .methods=1 .watching=310 *=182
    140 .jsonrpc=5 .id=6 .method=167 .params=0 .result=1 .error=3
    141 .jsonrpc=5 .id=6 .method=167 .params=142 .result=0 .error=3
    142 .value=186
    143 .jsonrpc=5 .id=6 .method=167 .params=144 .result=0 .error=3
    144 .id=182
    145 .jsonrpc=5 .id=6 .method=167 .params=0 .result=59 .error=3
    146 .jsonrpc=5 .id=6 .method=167 .params=147 .result=0 .error=3
    147 .subscription=188 .view=188 .table=188 .seq=182 .from=182 .to=182 .revision=182 .causes=311
      .authors=175 .hints=190 .appearance=312 .kinds=313 .layout=238 .across=266 .heights=314
      .frames=315 .viewport=267 .separators=316 .styles=317 .counts=242 .order=243 .complete=59
      .window=208 .columns=175 .reset=318 .diff=319 .part=182 .last=59
    148 .jsonrpc=5 .id=6 .method=167 .params=149 .result=0 .error=3
    149 .table=188 .view=188 .revision=182 .action=59 .key=245 .sourceIndex=182 .viewIndex=182
      .column=59 .values=320 .author=59
    150 .jsonrpc=5 .id=6 .method=167 .params=151 .result=152 .error=3
    151 .table=188 .view=188 .asked=321 .count=182 .deadline=182 .default=322
    152 .decision=322
    153 .jsonrpc=5 .id=6 .method=167 .params=154 .result=155 .error=3
    154 .table=188 .column=59 .type=323 .revision=182 .rows=212 .blocks=249 .types=324 .deadline=182
    155 .values=190 .texts=175 .errors=325
    156 .jsonrpc=5 .id=6 .method=167 .params=157 .result=158 .error=3
    157 .table=188 .view=188 .viewRevision=182 .revision=182 .kind=326 .column=59 .rows=212
      .columns=327 .blocks=249 .deadline=182
    158 .heights=253 .widths=253
    159 .jsonrpc=5 .id=6 .method=167 .params=160 .result=0 .error=3
    160 .table=188 .revision=182 .rows=196 .sourceState=197 .diagnostics=328
    161 .jsonrpc=5 .id=6 .method=167 .params=162 .result=0 .error=3
    162 .token=182 .value=329
    163 .jsonrpc=5 .id=6 .method=167 .params=164 .result=0 .error=3
    164 .message=59 .verbose=59
    165 .jsonrpc=5 .id=6 .method=167 .params=166 .result=0 .error=3
    166 .type=182 .message=59
    167 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,preset/list,rpc.discover,server/stats,shutdown
      'table/close,table/create,table/declare,table/describe,table/didChange
      'table/diff,table/edit,table/history,table/jump,table/open,table/redo
      'table/resolve,table/setParams,table/setRows,table/undo,table/validate
      'text/measure,view/aggregate,view/close,view/collapse,view/find,view/get
      'view/hover,view/locate,view/measure,view/open,view/pin,view/replace,view/resync
      'view/rows,view/scroll,view/select,view/selection,view/set,view/sync,view/tap
      'view/unpin,view/unwatch,view/update,view/watch,window/logMessage
    168 []=330
    169 .text=59 .columns=175 .caseFolded=59 .diacritics=331 .match=332 .mode=333 .of=334
    170 .kind=335 ?kind:all=336 ?kind:any=337 ?kind:not=338 ?kind:compare=339 ?kind:oneOf=340
      ?kind:text=341 ?kind:expression=342 ?kind:null=343 ?kind:error=344
    171 .by=345 .headers=59 .footers=59 .empty=346 .collapsed=347 .aggregates=284
    172 .mode=348 .unit=278 .tap=349 .momentary=59 .whenFiltered=350
    173 .size=182 .index=182
    174 *=351
    175 []=59
    176 'cell,none,object
    177 *=298
    178 []=352
    179 .measurer=299 .frame=182 .minimumWidth=182 .insets=353 .direction=354 .spacing=182 .scale=59
      .lock=59 .fixed=353 .rows=355 .items=356 .sizing=357 .columns=358
    180 .kind=359 .header=360 .footer=360 .search=361 .insets=362 .spacings=363 .indicators=364
      .scrollBars=365 .alignment=366
    181 []=367
    182 #
    183 .kind=368 .pointer=369 .expected=0 .found=0 .position=182 .revision=182 .offset=182 .limit=1
      .maximum=182 .viewRevision=182 .seen=182 .oldest=182 .asked=182 .step=182 .errno=182
      .count=182 .reason=370 .permission=1 .layer=290 .binding=1 .id=59 .view=188 .column=59
      .row=245 .section=59 .name=59 .action=59 .method=59 .path=59 .system=59 .problem=59 .range=371
      .bytes=371 .lines=372 .problems=297 .errors=373 .rule=374 .keys=375 .got=182
    184 .name=59 .version=59
    185 'each,merged
    186 'messages,off,verbose
    187 .messageBytesMax=182 .requestsInFlightMax=182 .waitingNotificationBytesMax=182
      .drainMillisecondsMax=182 .batchMembersMax=182 .depthMax=182 .columnsMax=182 .rowsMax=182
      .fieldBytesMax=182 .rowsPerAnswerMax=182 .answerBytesMax=182 .windowTextBytes=182
      .textBytesMax=182 .windowRowsMax=182 .collectionItemsMax=182 .filterConditionsMax=182
      .expressionBytesMax=182 .expressionNodesMax=182 .expressionDepthMax=182
      .expressionStepsMax=182 .expressionValueUnitsMax=182 .tablesMax=182 .viewsMax=182
      .subscriptionsMax=182 .aggregatesMax=182 .groupsMax=182 .groupBytesMax=182 .sortRowsMax=182
      .formatBytesMax=182 .shownBytesMax=182 .sectionAggregatesMax=182 .distinctValuesMax=182
      .cacheBytes=182 .undoBytesMax=182 .hintsBytesMax=182 .pinsMax=182 .draftsMax=182
      .draftBytesMax=182 .rowStepsMax=182 .parameterBytesMax=182 .declarationsBytesMax=182
      .rulesMax=182 .stateBytesMax=182 .sectionsMax=182 .actionsMax=182 .actionDepthMax=182
      .computeRowsMax=182 .measuredTextsMax=182 .measuredBytesMax=182 .advancesMax=182
      .stylesMax=182 .sectionBytesMax=182 .sectionKeyBytesMax=182 .rowKeyBytesMax=182
      .keyIndexBytesMax=182
    188 $id
    189 []=376
    190 []=0
    191 []=377
    192 'section,table
    193 *=378
    194 .settings=379 .fallback=379 .columns=380 .kinds=381 .kindBy=382 .defaultKind=59
      .undeclaredKinds=383 .rowRules=384 .sectionKinds=385 .sections=386 .cellKinds=320 .editors=320
      .decisions=387
    195 []=388
    196 .count=182 .complete=59 .failure=389 .examined=59
    197 'asOpened,changed,removed,replaced,unreadable
    198 .kind=390 ?kind:given=391 ?kind:columns=392
    199 []=393
    200 []=394
    201 .kind=395 ?kind:file=396 ?kind:inline=397 ?kind:created=398
    202 .delimiter=399 .quote=399 .escape=399 .header=399 .encoding=400 .lineEnd=401 .comment=399
      .preambleLines=402 .nullValues=403
    203 .undo=182 .redo=182 .undoLabel=59 .redoLabel=59 .dropped=182
    204 .count=182 .counts=404 .first=182 .items=405
    205 .text=59 .base64=59
    206 .delimiter=59 .quote=59 .escape=59 .header=59 .encoding=406 .comment=59 .preambleLines=182
      .nullValues=175
    207 *=407
    208 .first=182 .size=182
    209 []=408
    210 'join,none,step
    211 'keep,refuse
    212 []=245
    213 .cells=182 .inserted=182 .removed=182 .moved=182 .columns=182 .sections=182 .errorCount=182
      .removedRows=212 .items=409 .errors=373 .asked=321
    214 .id=182 .label=59 .author=59
    215 []=410
    216 []=411
    217 .kind=412 ?kind:keys=413 ?kind:columns=392 ?kind:given=414 ?kind:content=415
    218 .kind=416 ?kind:value=417 ?kind:columns=392 ?kind:tag=418
    219 'diff,reset
    220 .changes=182 .share=182
    221 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    222 []=320
    223 'applied,superseded
    224 .deletes=182 .inserts=182 .moves=182 .updates=182
    225 *=182
    226 []=419
    227 []=420
    228 .table=188 .revision=182
    229 'both,text,value
    230 .table=188 .revision=182 .rows=182
    231 .deletes=182 .moves=182 .inserts=182 .updates=182 .changes=182
    232 .deletes=421 .moves=421 .inserts=422 .updates=423
    233 .deletes=424 .updates=423
    234 .moves=212 .updates=425
    235 .old=273 .new=273 .deletes=253 .inserts=253 .moves=421 .updates=426
    236 .sort=168 .search=169 .filter=170 .sections=427 .selection=172 .page=173 .columns=174
      .columnOrder=175 .binding=176 .params=177 .sortCycle=178 .footers=59 .footerSorts=59
      .showHidden=59 .layout=428 .presentation=180 .styles=181
    237 *=429
    238 .width=182 .content=182 .direction=354 .height=182 .items=430 .estimate=59 .groups=431
      .columns=432
    239 []=433
    240 .row=245 .pointer=434 .reason=59 .message=59 .range=371 .bytes=371 .lines=372
    241 []=435
    242 .source=182 .filtered=182 .pages=182 .pageIndex=182 .pageSize=182 .first=182 .end=182
      .matches=182 .entries=182 .failed=182 .orderFailed=182 .hidden=182
    243 'pending,ready
    244 .rows=182 .matches=182
    245 #key
    246 'footer,header
    247 *=436
    248 []=437
    249 []=438
    250 []=439
    251 'text,value
    252 []=440
    253 []=182
    254 []=441
    255 []=442
    256 []=443
    257 []=444
    258 .kind=445 ?kind:entries=446 ?kind:all=447 ?kind:viewport=448
    259 'cells,keys
    260 .sort=449 .filter=449 .sections=449 .page=449 .setRows=449 .load=449 .edit=449 .resize=449
      .measure=449 'end,entry,index
    261 .kind=450 .key=190 #key
    262 .offset=182 .extent=182 .overscan=182
    263 .offset=182 .thumb=182 .extent=182 .overscan=182 .column=59 .placement=451
    264 'bottom,center,nearest,top
    265 'end,start
    266 .offset=182 .room=182 .extent=182 .left=431 .thumb=452
    267 .offset=182 .extent=182 .top=182 .spacing=182 .heldBack=182 .thumb=452 .anchor=437
      .sticky=453
    268 []=454
    269 []=455
    270 []=456
    271 @=182 $id
    272 'collapse,expand,toggle
    273 []=190
    274 'add,all,extend,invert,none,remove,replace,tap,toggle
    275 []=457
    276 []=458
    277 []=459
    278 'cell,column,row
    279 'next,previous
    280 .row=245 .viewIndex=182 .pageIndex=182 .wrapped=59 .cells=460
    281 []=461
    282 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    283 'all,any,replace
    284 []=462
    285 'all,shown
    286 .kind=463 ?kind:group=464 ?kind:count=465 ?kind:aggregate=466
    287 []=467
    288 []=468
    289 []=469
    290 'builtIn,column,fallback,kind,row,section,table
    291 []=470
    292 'strict,table
    293 *=295
    294 []=471
    295 .list=295 .map=472 .type=295 .opaque=59 .of=472
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    296 .columns=175 .cells=175 .params=175 .bindings=175
    297 []=473
    298 .int=59 .uint=59 .double=59 .bool=59 .string=59 .bytes=59 .null=59 .list=474 .map=475
      .type=59 .timestamp=476 .duration=476 .optional=298
    299 .kind=477 ?kind:cells=478 ?kind:font=479 ?kind:estimate=480
    300 .width=182 .linesMax=182
    301 .width=182 .at=481 .ellipsis=59
    302 []=482
    303 'all,selection
    304 .row=245 .column=59 .index=182
    305 'owner,user
    306 'begin,cancel,change,commit
    307 .view=188 .author=59 .by=483 .text=59 .stale=59 .problem=484
    308 []=1
    309 .resident=182 .program=182 .heap=182 .free=182 .cache=182 .tables=485 .sorting=182
      .gathering=182 .comparing=182 .messages=182 .recording=182 .other=182 *=182
    310 []=486
    311 []=487
    312 .appeared=248 .disappeared=248 .prefetch=248 .cancelled=248
    313 .rows=488 .cells=489 .states=490 .cellStates=491
    314 []=492
    315 []=493
    316 []=494
    317 .anew=59 .looks=495 .rows=496 .cells=497 .failures=498
    318 .keys=248 .blocks=249
    319 .deletes=421 .moves=421 .inserts=499 .updates=423 .scrolledOut=421 .scrolledIn=421
    320 *=0
    321 []=500
    322 'allow,refuse
    323 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    324 []=323
    325 []=501
    326 'heights,widths
    327 []=502
    328 .count=182
    329 .kind=503 ?kind:begin=504 ?kind:report=505 ?kind:end=506
    330 .column=59 .expression=59 .direction=507 .nulls=508 .comparator=509
    331 'exact,ignored
    332 'contains,fuzzy,prefix,regex,words
    333 'filter,mark
    334 'display,value
    335 'all,any,compare,error,expression,not,null,oneOf,text
    336 .kind=510 .conditions=511
    337 .kind=512 .conditions=511
    338 .kind=513 .condition=170
    339 .kind=514 .column=59 .relation=282 .value=0
    340 .kind=515 .column=59 .values=0
    341 .kind=516 .column=59 .relation=517 .text=59 .caseFolded=59 .diacritics=331 .of=334
    342 .kind=518 .source=59
    343 .kind=519 .column=59
    344 .kind=520 .column=59
    345 []=521 'declared
    346 'hide,show
    347 .all=59 .keys=273
    348 'multiple,none,single
    349 'extend,replace,toggle
    350 'drop,keep
    351 .hidden=59 .footer=522 .nullDefault=0
    352 'ascending,descending,none
    353 .leading=182 .trailing=182
    354 'ltr,rtl
    355 .height=182 .wrap=59 .linesMax=182 .inset=182 .padding=182 .minimum=182 .maximum=182
      .whole=59 .spacing=182 .background=59 .quiet=182 .measured=523 .deadline=182
    356 .direction=524 .size=430 .perLine=253 .spacing=182 .lineSpacing=182 .insets=525
    357 .mode=526 .minimum=182 .maximum=182 .padding=182 .headerPadding=182 .header=59 .footer=59
      .whole=59
    358 *=527
    359 'grid,headless,list,stack
    360 .shown=59 .height=182 .inside=59 .floats=59
    361 .shown=59 .height=182 .inside=59 .floats=59 .placement=528 .placeholder=59
    362 .table=525 .header=525 .footer=525 .row=525 .item=525
    363 .header=182 .footer=182
    364 .ascending=59 .descending=59 .none=59 .width=182 .header=59 .footer=59
    365 .vertical=59 .horizontal=59 .minimum=182
    366 'center,leading,trailing
    367 .when=59 .source=529 .columns=175 .layer=530 .tag=59 .parameters=531
    368 'badFormat,batch,blockOverflows,cancelled,changedTwice,columnExists,compressed
      'conflict,contentModified,cycle,depth,doubledSortKey,draftOpen,duplicateKeys
      'duplicateSections,evaluation,expression,forgotten,framing,id,initializedBefore
      'internal,invalidParams,jsonrpc,keyColumn,length,limit,message,method
      'methodNotFound,missingKeys,mixedEdits,noDeclaredSections,noDraft
      'notARegularFile,notConvertible,notEditable,notFound,notInitialized,notReadable
      'notSortable,notSupplied,orderPending,overloaded,placeIsMoving,readFailed
      'sectionColumn,shutDown,sortedView,sourceChanged,subscriptionExists
      'suppliedInput,syntax,tableExists,tooManyCells,tooManyColumns,unknownColumn
      'unknownRow,unknownSection,unknownStep,unknownSubscription,unknownTable
      'unknownType,unknownView,valueDoesNotFit,viewExists
    369 $pointer
    370 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    371 .first=182 .end=182
    372 .start=532 .end=532
    373 []=533
    374 .kind=59 .index=182 .expression=59 .type=323 .message=59 .severity=534
    375 []=535
    376 .id=59 .type=323 .title=59 .sortable=59 .searchable=59 .editable=59 .computed=59 .path=59
      .headerOnly=59 .display=59 .sortBy=382 .supplied=536 .format=537 .parse=537
      .nullPlaceholder=59 .comparator=509 .footer=522 .validate=538 .align=539 .editor=0
      .cellKind=59 .meta=0
    377 .key=245 .header=59 .footer=59 .kind=59 .state=0 .rows=190
    378 .base=323 .format=537 .parse=537 .nullPlaceholder=59 .comparator=509 .footer=522
      .validate=538 .align=539 .editor=0 .cellKind=59 .meta=0
    379 .height=540 .width=540 .estimatedHeight=541 .headerHeight=542 .footerHeight=542 .hidden=543
      .selectable=544 .momentary=543 .editable=544 .movable=545 .deletable=544 .collapsible=544
      .indentation=541 .actions=291 .separators=546 .accessory=543 .accessibilityText=543
      .cellKind=543 .editor=543 .holds=543
    380 *=547
    381 *=548
    382 .column=59 .expression=59
    383 'default,refuse
    384 []=549
    385 *=379
    386 *=550
    387 .deadline=182 .default=322
    388 .kind=59 .settings=379 .rowState=0 .cellStates=320
    389 .kind=551 .message=59 .system=59
    390 'columns,given
    391 .kind=552
    392 .kind=553 .columns=175
    393 .id=59 .title=59 .type=323 .sortable=59 .searchable=59 .editable=59 .computed=59
      .supplied=536 .problem=59 .path=59 .headerOnly=59 .display=59 .displayProblem=59 .sortBy=382
      .sortByProblem=59 .typeName=59 .format=537 .parse=537 .nullPlaceholder=59 .comparator=509
      .footer=522 .validate=538 .align=539 .editor=0 .cellKind=59 .meta=0 .evidence=554
    394 .key=245 .header=59 .footer=59 .kind=59 .state=0
    395 'created,file,inline
    396 .kind=555 .path=59 .uri=59 .bytes=182
    397 .kind=556 .bytes=182
    398 .kind=557
    399 .value=59 .forced=59 .evidence=558
    400 .value=406 .forced=59 .evidence=558
    401 .value=559 .forced=59 .evidence=558
    402 .value=182 .forced=59 .evidence=558
    403 .value=175 .forced=59 .evidence=558
    404 .fieldCount=182 .typeMismatch=182 .unclosedQuote=182 .fieldTooLong=182 .invalidEncoding=182
      .comment=182
    405 []=560
    406 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    407 .type=323 .title=59 .sortable=59 .searchable=59 .editable=59 .computed=59 .path=59
      .headerOnly=59 .display=59 .sortBy=382 .supplied=536 .format=537 .parse=537
      .nullPlaceholder=59 .comparator=509 .footer=522 .validate=538 .align=539 .editor=0
      .cellKind=59 .meta=0
    408 .kind=561 ?kind:set=562 ?kind:insert=563 ?kind:remove=564 ?kind:move=565 ?kind:paste=566
      ?kind:adopt=567 ?kind:setRow=568 ?kind:setColumn=569 ?kind:addColumn=570
      ?kind:removeColumn=571 ?kind:orderColumns=572 ?kind:addSections=573 ?kind:removeSections=574
      ?kind:moveSections=575 ?kind:setSection=576
    409 []=577
    410 .id=182 .done=59 .label=59 .author=59 .cause=578 .revision=182 .cells=182 .rows=182
      .columns=182 .sections=182 .bytes=182
    411 .key=245 .header=59 .footer=59 .kind=59 .state=0 .rows=190 .keys=212 .rowStates=190
      .cellStates=222 .tags=212
    412 'columns,content,given,keys
    413 .kind=579
    414 .kind=552 .keys=212
    415 .kind=580
    416 'columns,tag,value
    417 .kind=581
    418 .kind=582 .tags=212
    419 .column=59 .kind=59 .type=323 .index=182 .expression=59 .message=59 .severity=534 .count=182
      .problem=59
    420 .kind=583 .row=245 .column=59 .columns=175 .text=59 .cut=59 .rule=374 .reason=59
    421 []=253
    422 .at=421 .keys=212 .blocks=249
    423 []=584
    424 .keys=212 .blocks=249
    425 []=585
    426 []=586
    427 .by=587 .headers=59 .footers=59 .empty=346 .collapsed=588 .aggregates=284
    428 .measurer=299 .frame=182 .minimumWidth=182 .insets=353 .direction=354 .spacing=182 .scale=59
      .lock=59 .fixed=353 .rows=589 .items=356 .sizing=357 .columns=358
    429 .title=59 .aggregate=590 .over=285 .value=0 .text=59 .cut=59 .nulls=182 .errors=182
      .pending=59 .problem=591
    430 .width=182 .height=182
    431 .leading=182 .center=182 .trailing=182
    432 []=592
    433 .pointer=434 .kind=593 .message=59
    434 $statePointer
    435 .pointer=434 .kind=594 .message=59
    436 .direction=352 .sortable=59 .priority=182
    437 .kind=450 .key=595 #key
    438 .column=59 .offset=182 .values=190 .texts=175 .errors=596 .pending=253 .stale=253 .lossy=253
      .cut=253 .matches=597 .drafts=598
    439 .key=595 .title=59 .cut=59 .count=182 .collapsed=59 .header=59 .footer=59 .kind=59 .state=0
      .aggregates=599
    440 .x=182 .group=366
    441 .key=245 .sourceIndex=182 .viewIndex=182 .pageIndex=182 .offset=182 .height=182 .frame=493
      .reason=600 .section=595
    442 .column=59 .group=366 .x=182 .width=182 .estimate=59 .reason=601
    443 .column=59 .group=366 .x=182 .width=182 .estimate=59 .distance=182
    444 .key=437 .viewIndex=182 .offset=182 .height=182 .frame=493
    445 'all,entries,viewport
    446 .kind=602 .first=182 .size=182 .overscan=182
    447 .kind=510
    448 .kind=603 .offset=182 .extent=182 .overscan=182
    449 'entry,offset,start
    450 'footer,group,header
    451 'center,end,nearest,start
    452 .start=182 .length=182
    453 []=604
    454 .row=245 .height=182
    455 .row=245 .column=59 .height=182
    456 .row=245 .column=59 .reason=605
    457 .row=245 .column=59
    458 .from=457 .to=457
    459 .row=245 .column=59 .sourceIndex=182 .viewIndex=182 .pageIndex=182
    460 []=606
    461 .pointer=59 .kind=607 .message=59
    462 .column=59 .kind=590
    463 'aggregate,count,group
    464 .kind=608 .direction=507
    465 .kind=609 .direction=507
    466 .kind=610 .index=182 .direction=507
    467 .column=59 .kind=590 .values=190 .texts=175 .cut=253 .nulls=253 .errors=253
    468 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    469 .row=245 .column=59 .header=59 .section=59 .kind=59 .saidKind=59 .rowState=0 .cellState=0
      .cellStates=320 .settings=611
    470 .id=59 .title=543 .style=612 .hidden=543 .image=543 .placement=613 .fullSwipe=59
      .children=291
    471 .name=59 .arguments=472 .result=295 .member=59
    472 []=295
    473 .kind=614 .message=59 .range=371 .bytes=371 .lines=372 .expected=59 .found=59 .hint=59
    474 []=298
    475 []=474
    476 .seconds=59 .nanos=59
    477 'cells,estimate,font
    478 .kind=615 .tabStop=182 .ambiguous=616
    479 .kind=617 .lineHeight=182 .regular=618 .bold=618
    480 .kind=619 .advance=182 .lineHeight=182
    481 'head,middle,tail
    482 .width=182 .height=182 .lines=620 .more=59 .shown=621
    483 'user
    484 .kind=622 .expected=59 .row=245 .column=59 .columns=175 .rule=374 .reason=59
    485 .sources=182 .edits=182 .rows=182 .keys=182 .history=182 .views=182 .uncounted=182 *=182
    486 .subscription=188 .view=188 .pending=182 .lagRevisions=182
    487 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    488 []=623
    489 []=624
    490 []=625
    491 []=626
    492 .height=182 .count=182
    493 .x=182 .y=182 .width=182 .height=182
    494 .top=627 .bottom=627 .at=421
    495 []=628
    496 []=629
    497 []=630
    498 []=631
    499 .at=421 .keys=248 .blocks=249
    500 .permission=632 .row=245 .column=59 .section=59 .layer=290
    501 .row=182 .text=59
    502 .column=59 .width=182
    503 'begin,end,report
    504 .kind=633 .title=59 .message=59 .percentage=182
    505 .kind=634 .message=59 .percentage=182
    506 .kind=635 .message=59
    507 'ascending,descending
    508 'first,last
    509 .kind=636 .caseFolded=59 .diacritics=331 .values=175
      'caseInsensitive,length,natural,semver,text,value
    510 'all
    511 []=170
    512 'any
    513 'not
    514 'compare
    515 'oneOf
    516 'text
    517 'contains,endsWith,equals,startsWith
    518 'expression
    519 'null
    520 'error
    521 .column=59 .expression=59 .declared=59 .direction=507 .nulls=508 .comparator=509 .values=190
    522 .title=59 .aggregate=590 .over=285
    523 'client,daemon
    524 'horizontal,wrapped
    525 .top=182 .leading=182 .bottom=182 .trailing=182
    526 .kind=637 ?kind:maximum=638 ?kind:average=639 ?kind:sampled=640 ?kind:client=641
      ?kind:percentile=642 ?kind:hybrid=643 ?kind:padded=644 ?kind:fixed=645 ?kind:fraction=646
      ?kind:flexible=647 ?kind:adaptive=648
    527 .mode=526 .minimum=182 .maximum=182 .padding=182 .headerPadding=182 .header=59 .footer=59
      .whole=59 .width=182 .spacing=182
    528 'client,embedded,hidden
    529 .kind=649 ?kind:stripes=650 ?kind:sorted=651 ?kind:selected=652 ?kind:hovered=653
      ?kind:matches=654 ?kind:drafts=655 ?kind:errors=656
    530 'background,overlay
    531 *=543
    532 .line=182 .character=182
    533 .kind=59 .message=59 .pointer=369 .row=245 .column=59 .expected=0 .found=0 .rule=374
    534 'mark,refuse
    535 .key=245 .rows=253
    536 .inputs=175 .deadline=182
    537 .kind=657 ?kind:number=658 ?kind:currency=659 ?kind:percent=660 ?kind:compact=661
      ?kind:bytes=662 ?kind:duration=663 ?kind:date=664 ?kind:boolean=665 ?kind:map=666
      ?kind:template=667
    538 .expression=59 .message=59 .severity=534 []=668
    539 'center,end,start
    540 .expression=59 'automatic #
    541 .expression=59 #
    542 .expression=59 'automatic,zero #
    543 .expression=59
    544 .expression=59 'ask
    545 .expression=59 .within=175 'ask
    546 .top=627 .between=627 .bottom=627
    547 .height=540 .width=540 .estimatedHeight=541 .headerHeight=542 .footerHeight=542 .hidden=543
      .selectable=544 .momentary=543 .editable=544 .movable=545 .deletable=544 .collapsible=544
      .indentation=541 .actions=291 .separators=546 .accessory=543 .accessibilityText=543
      .cellKind=543 .editor=543 .holds=543 .header=379
    548 .height=540 .width=540 .estimatedHeight=541 .headerHeight=542 .footerHeight=542 .hidden=543
      .selectable=544 .momentary=543 .editable=544 .movable=545 .deletable=544 .collapsible=544
      .indentation=541 .actions=291 .separators=546 .accessory=543 .accessibilityText=543
      .cellKind=543 .editor=543 .holds=543 .columns=669
    549 .expression=59 .message=59 .severity=534 .columns=175
    550 .height=540 .width=540 .estimatedHeight=541 .headerHeight=542 .footerHeight=542 .hidden=543
      .selectable=544 .momentary=543 .editable=544 .movable=545 .deletable=544 .collapsible=544
      .indentation=541 .actions=291 .separators=546 .accessory=543 .accessibilityText=543
      .cellKind=543 .editor=543 .holds=543 .kind=59
    551 'cancelled,limit,readFailed,sourceChanged
    552 'given
    553 'columns
    554 .sampleRows=182 .counts=225 .reason=59 .nullValues=175 .firstDisagreement=670
    555 'file
    556 'inline
    557 'created
    558 .reason=59 .examined=182 .share=182
    559 'cr,crlf,lf,mixed
    560 .kind=671 .message=59 .row=245 .column=59 .line=182 .byteOffset=182 .expected=59 .found=59
    561 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    562 .kind=672 .row=245 .column=59 .value=0 .text=59 .values=0
    563 .kind=673 .options=195 .rows=190 .place=674
    564 .kind=675 .rows=212
    565 .kind=676 .rows=212 .place=674
    566 .kind=677 .texts=678 .at=457 .view=188 .rows=212 .columns=175 .overflow=679
    567 .kind=680 .view=188
    568 .kind=681 .row=245 .options=388
    569 .kind=682 .column=59 .options=407
    570 .kind=683 .column=59 .options=407 .place=684
    571 .kind=685 .column=59
    572 .kind=686 .columns=175
    573 .kind=687 .sections=191 .place=688 .sectionColumn=59
    574 .kind=689 .sections=212
    575 .kind=690 .sections=212 .place=688
    576 .kind=691 .section=245 .options=692
    577 .row=245 .column=59 .before=693 .after=693
    578 'edit,setRows
    579 'keys
    580 'content
    581 'value
    582 'tag
    583 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    584 .column=59 .rows=253 .values=190 .texts=175 .errors=596 .pending=253 .stale=253 .lossy=253
      .cut=253 .matches=597
    585 .index=182 .key=245 .columns=175
    586 .index=182 .key=59 .members=694
    587 []=695 'declared
    588 .all=59 .keys=696
    589 .height=182 .wrap=59 .linesMax=182 .inset=182 .padding=182 .minimum=182 .maximum=182
      .whole=59 .spacing=182 .background=59 .quiet=182 .measured=697 .deadline=182
    590 'count,distinct,max,mean,min,sum,valid
    591 'notApplicable,outOfRange,tooManyValues
    592 .column=59 .fixed=698 .x=182 .width=182 .tracks=182 .estimate=59
    593 'typeChanged,unknownColumn
    594 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    595 []=699
    596 []=700
    597 []=701
    598 []=702
    599 []=703
    600 'collapsed,filtered,hidden,removed,unknown
    601 'hidden
    602 'entries
    603 'viewport
    604 .kind=704 .y=182 .height=182 .section=439
    605 'changed,declared,fixed,hidden
    606 .column=59 .ranges=421 .further=182
    607 'column,columnType,limit,value
    608 'group
    609 'count
    610 'aggregate
    611 *=705
    612 .expression=59 'destructive,disabled,normal
    613 'inline,leading,menu,trailing
    614 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    615 'cells
    616 'narrow,wide
    617 'font
    618 .defaultAdvance=182 .ranges=706 .advances=707 .kerning=708 .letterSpacing=182
    619 'estimate
    620 []=709
    621 .text=59 .width=182 .cut=59
    622 'invalid,valueDoesNotFit
    623 .kind=59 .at=421
    624 .column=59 .cellKind=0 .editor=0 .at=421
    625 .index=182 .rowState=0
    626 .index=182 .column=59 .cellState=0
    627 .leading=182 .trailing=182 .thickness=182
    628 .look=182 .styles=710
    629 .look=182 .at=421
    630 .column=59 .look=182 .at=421
    631 .style=182 .count=182 .row=245 .message=59
    632 'collapse,delete,edit,move,select
    633 'begin
    634 'report
    635 'end
    636 'caseInsensitive,length,list,natural,semver,text,value
    637 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    638 .kind=711
    639 .kind=712 .advance=182
    640 .kind=713 .size=182
    641 .kind=697 .size=182
    642 .kind=714 .share=182 .size=182
    643 .kind=715 .size=182 .advance=182
    644 .kind=716 .width=182
    645 .kind=717 .width=182
    646 .kind=718 .share=182
    647 .kind=719
    648 .kind=720
    649 'drafts,errors,hovered,matches,selected,sorted,stripes
    650 .kind=721 .every=182 .offset=182 .by=722
    651 .kind=723 .every=182 .offset=182
    652 .kind=724
    653 .kind=725
    654 .kind=726
    655 .kind=727
    656 .kind=728
    657 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    658 .kind=729 .pattern=59 .locale=730 .prefix=59 .suffix=59 .negative=731
    659 .kind=732 .pattern=59 .locale=730 .prefix=59 .suffix=59 .negative=731 .currency=59
      .display=733
    660 .kind=734 .pattern=59 .locale=730 .prefix=59 .suffix=59 .negative=731
    661 .kind=735 .locale=730 .currency=59 .digits=182
    662 .kind=736 .locale=730 .units=737 .digits=182
    663 .kind=738 .locale=730 .style=739 .unit=740
    664 .kind=741 .pattern=59 .locale=730
    665 .kind=742 .true=59 .false=59
    666 .kind=743 .values=744 .otherwise=537
    667 .kind=745 .template=59 .format=537
    668 .expression=59 .message=59 .severity=534
    669 *=746
    670 .row=245 .line=182 .byteOffset=182 .text=59
    671 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    672 'set
    673 'insert
    674 .kind=747 ?kind:start=748 ?kind:end=749 ?kind:before=750 ?kind:after=751 ?kind:index=752
      ?kind:shown=753
    675 'remove
    676 'move
    677 'paste
    678 []=175
    679 'clip,insert,refuse
    680 'adopt
    681 'setRow
    682 'setColumn
    683 'addColumn
    684 .kind=754 ?kind:start=748 ?kind:end=749 ?kind:before=755 ?kind:after=756
    685 'removeColumn
    686 'orderColumns
    687 'addSections
    688 .kind=754 ?kind:start=748 ?kind:end=749 ?kind:before=757 ?kind:after=758
    689 'removeSections
    690 'moveSections
    691 'setSection
    692 .header=59 .footer=59 .kind=59 .state=0
    693 .value=0 .text=59 .cut=59
    694 []=759
    695 .column=59 .expression=59 .declared=59 .direction=507 .nulls=508 .comparator=509 .values=175
    696 []=595
    697 'client
    698 'leading,trailing
    699 .kind=520
    700 .row=182 .kind=760 .text=59
    701 .row=182 .ranges=421 .further=182
    702 .row=182 .view=188 .author=59 .by=483 .text=59 .stale=59 .problem=484
    703 .column=59 .kind=590 .value=0 .text=59 .cut=59 .nulls=182 .errors=182 .pending=59
      .problem=761
    704 'group,header
    705 .value=0 .layer=290 .name=59 .problem=59
    706 []=762
    707 []=763
    708 []=764
    709 .range=253 .width=182
    710 []=765
    711 'maximum
    712 'average
    713 'sampled
    714 'percentile
    715 'hybrid
    716 'padded
    717 'fixed
    718 'fraction
    719 'flexible
    720 'adaptive
    721 'stripes
    722 'page,section
    723 'sorted
    724 'selected
    725 'hovered
    726 'matches
    727 'drafts
    728 'errors
    729 'number
    730 'de,en,es,fr,hi,ja
    731 'minus,parentheses
    732 'currency
    733 'code,symbol
    734 'percent
    735 'compact
    736 'bytes
    737 'iec,si
    738 'duration
    739 'clock,short,words
    740 'day,hour,millisecond,minute,second
    741 'date
    742 'boolean
    743 'map
    744 *=59
    745 'template
    746 .height=540 .width=540 .estimatedHeight=541 .headerHeight=542 .footerHeight=542 .hidden=543
      .selectable=544 .momentary=543 .editable=544 .movable=545 .deletable=544 .collapsible=544
      .indentation=541 .actions=291 .separators=546 .accessory=543 .accessibilityText=543
      .cellKind=543 .editor=543 .holds=543 .type=323 .validate=538 .format=537 .path=59
    747 'after,before,end,index,shown,start
    748 .kind=766
    749 .kind=635
    750 .kind=767 .row=245
    751 .kind=768 .row=245
    752 .kind=769 .sourceIndex=182 .counted=770
    753 .kind=771 .view=188 .viewIndex=182 .counted=770 .whenSorted=772
    754 'after,before,end,start
    755 .kind=767 .column=59
    756 .kind=768 .column=59
    757 .kind=767 .section=245
    758 .kind=768 .section=245
    759 'footer,header,kind,state
    760 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    761 'notApplicable,outOfRange,tooManySections,tooManyValues
    762 .first=182 .end=182 .advance=182
    763 .characters=59 .advance=182
    764 .pair=59 .advance=182
    765 .layer=530 .tag=59 .parameters=744
    766 'start
    767 'before
    768 'after
    769 'index
    770 'after,before
    771 'shown
    772 'adopt,refuse
    """#
}
