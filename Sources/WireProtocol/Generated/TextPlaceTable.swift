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
    table/setRows 32
    table/validate 35
    table/diff 38
    view/open 41
    view/get 44
    view/set 46
    view/tap 48
    view/rows 51
    cell/text 54
    view/pin 57
    view/unpin 60
    view/locate 63
    view/watch 66
    view/scroll 69
    view/hover 72
    view/measure 74
    view/resync 77
    view/sync 79
    view/unwatch 77
    view/collapse 82
    view/select 85
    view/selection 88
    view/find 91
    filter/convert 94
    filter/like 97
    view/aggregate 100
    table/declare 103
    table/resolve 106
    action/list 109
    action/invoke 112
    expression/check 115
    expression/evaluate 118
    text/measure 121
    view/replace 124
    table/revert 127
    cell/draft 130
    cell/refresh 133
    table/setParams 136
    view/close 138
    table/close 140
    preset/list 142
    server/stats 144
    rpc.discover 146
    $/setTrace 147
    $/cancelRequest 149
    shutdown 151
    exit 4
    view/update 152
    action/didInvoke 154
    action/decide 156
    cell/compute 159
    cell/measure 162
    table/didChange 165
    $/progress 167
    $/logTrace 169
    window/logMessage 171
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=174 .search=175 .filter=176 .sections=177 .selection=178 .page=179 .columns=180
      .columnOrder=181 .binding=182 .params=183 .sortCycle=184 .footers=62 .footerSorts=62
      .showHidden=62 .layout=185 .presentation=186 .styles=187
    3 .code=188 .message=62 .data=189
    4 .jsonrpc=5 .id=6 .method=173 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=173 .params=8 .result=9 .error=3
    8 .clientInfo=190 .processId=188 .updates=191 .trace=192 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=193 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=173 .params=11 .result=12 .error=3
    11 .table=194 .name=62 .columns=195 .rows=196 .sections=197 .sectionColumn=62 .keyScope=198
      .types=199 .defaultSort=174 .keyColumns=181 .detectTypes=62 .declarations=200 .rowOptions=201
    12 .table=194 .name=62 .revision=188 .rows=202 .sourceState=203 .dirty=62 .savedRevision=188
      .unsaved=204 .keys=205 .columns=206 .types=0 .declarations=200 .sectionColumn=62 .sections=207
      .defaultSort=174 .params=183 .source=208 .dialect=209 .preamble=181 .sampleRows=188
      .history=210 .diagnostics=211
    13 .jsonrpc=5 .id=6 .method=173 .params=14 .result=12 .error=3
    14 .table=194 .name=62 .path=62 .uri=62 .content=212 .dialect=213 .columns=214 .types=199
      .defaultSort=174 .keyColumns=181 .sections=207 .sectionColumn=62 .keyScope=198 .sampleRows=188
      .progressToken=188 .declarations=200 .wait=62
    15 .jsonrpc=5 .id=6 .method=173 .params=16 .result=12 .error=3
    16 .table=194 .diagnostics=215
    17 .jsonrpc=5 .id=6 .method=173 .params=18 .result=19 .error=3
    18 .table=194 .edits=216 .seen=188 .exact=62 .label=62 .author=62 .history=217 .invalid=218
      .preview=62 .view=194
    19 .revision=188 .inserted=219 .changedCells=188 .history=210 .preview=220
    20 .jsonrpc=5 .id=6 .method=173 .params=21 .result=22 .error=3
    21 .table=194 .author=62
    22 .revision=188 .step=221 .skipped=188 .history=210
    23 .jsonrpc=5 .id=6 .method=173 .params=24 .result=25 .error=3
    24 .table=194 .first=188 .size=188
    25 .revision=188 .count=188 .current=188 .bytes=188 .bytesMax=188 .dropped=188 .first=188
      .items=222
    26 .jsonrpc=5 .id=6 .method=173 .params=27 .result=28 .error=3
    27 .table=194 .step=188 .author=62
    28 .revision=188 .undone=188 .redone=188 .skipped=188 .history=210
    29 .jsonrpc=5 .id=6 .method=173 .params=30 .result=31 .error=3
    30 .table=194 .path=62 .uri=62 .overwrite=223 .sync=62 .dryRun=62 .range=215 .encoding=224
      .dialect=225 .progressToken=188
    31 .revision=188 .path=62 .uri=62 .bytes=188 .records=188 .way=226 .dirty=62 .edits=227
    32 .jsonrpc=5 .id=6 .method=173 .params=33 .result=34 .error=3
    33 .table=194 .rows=196 .sections=228 .sectionColumn=62 .columns=181 .match=229 .compare=230
      .mode=231 .resetAbove=232 .preset=233 .rowStates=196 .cellStates=234 .hints=0 .supersede=62
      .seen=188 .label=62 .author=62 .history=217 .invalid=218
    34 .outcome=235 .revision=188 .mode=231 .deletes=188 .inserts=188 .moves=188 .updates=188
      .changedCells=188 .sections=236 .history=210
    35 .jsonrpc=5 .id=6 .method=173 .params=36 .result=37 .error=3
    36 .table=194 .rows=219 .columns=181 .first=188 .size=188 .wait=62
    37 .revision=188 .complete=62 .rows=188 .faultyRows=188 .count=188 .errors=237 .rules=238
      .first=188 .more=62 .items=239
    38 .jsonrpc=5 .id=6 .method=173 .params=39 .result=40 .error=3
    39 .from=240 .to=240 .match=229 .compare=230 .columns=181 .range=215 .as=241 .textBytes=188
      .wait=62
    40 .from=242 .to=242 .complete=62 .columns=181 .counts=243 .first=188 .size=188 .more=62
      .diff=244 .old=245 .keys=246 .sections=247
    41 .jsonrpc=5 .id=6 .method=173 .params=42 .result=43 .error=3
    42 .table=194 .view=194 .state=2 .preset=233 .wait=62
    43 .view=194 .table=194 .viewRevision=188 .revision=188 .state=248 .footers=249 .layout=250
      .preset=233 .filterProblems=251 .filterFailure=252 .orderProblems=253 .orderFailure=252
      .counts=254 .order=255 .complete=62 .searching=256 .columns=181
    44 .jsonrpc=5 .id=6 .method=173 .params=45 .result=43 .error=3
    45 .view=194 .wait=62
    46 .jsonrpc=5 .id=6 .method=173 .params=47 .result=43 .error=3
    47 .view=194 .state=2 .show=257 .wait=62
    48 .jsonrpc=5 .id=6 .method=173 .params=49 .result=50 .error=3
    49 .view=194 .part=258 .column=62 .extend=62
    50 .view=194 .table=194 .viewRevision=188 .revision=188 .state=248 .footers=249 .layout=250
      .counts=254 .order=255 .complete=62 .columns=181 .preset=233 .filterProblems=251
      .filterFailure=252 .orderProblems=253 .orderFailure=252 .searching=256 .sortable=62
      .indicators=259
    51 .jsonrpc=5 .id=6 .method=173 .params=52 .result=53 .error=3
    52 .view=194 .range=215 .keys=219 .columns=181 .as=241 .textBytes=188 .at=188 .pin=194 .wait=62
    53 .viewRevision=188 .revision=188 .complete=62 .first=188 .count=188 .more=62 .keys=260
      .blocks=261 .sections=262 .counts=254 .order=255 .searching=256
    54 .jsonrpc=5 .id=6 .method=173 .params=55 .result=56 .error=3
    55 .table=194 .row=257 .column=62 .of=263 .first=188 .size=188
    56 .revision=188 .text=62 .lossy=62 .first=188 .end=188 .bytes=188 .more=62
    57 .jsonrpc=5 .id=6 .method=173 .params=58 .result=59 .error=3
    58 .view=194 .pin=194 .wait=62
    59 .view=194 .pin=194 .viewRevision=188 .revision=188 .counts=254 .order=255 .searching=256
      .complete=62
    60 .jsonrpc=5 .id=6 .method=173 .params=61 .result=62 .error=3
    61 .view=194 .pin=194
    62
    63 .jsonrpc=5 .id=6 .method=173 .params=64 .result=65 .error=3
    64 .view=194 .keys=219 .columns=181 .at=264 .offsets=265 .wait=62
    65 .viewRevision=188 .complete=62 .rows=266 .columns=267 .at=268 .entries=269
    66 .jsonrpc=5 .id=6 .method=173 .params=67 .result=68 .error=3
    67 .view=194 .subscription=194 .window=270 .content=271 .columns=181 .as=241 .textBytes=188
      .hold=272 .anchor=273 .follow=62 .appearance=62 .kinds=62 .problems=62 .separators=62
      .styles=62 .brief=62 .across=274
    68 .subscription=194 .viewRevision=188 .revision=188 .complete=62
    69 .jsonrpc=5 .id=6 .method=173 .params=70 .result=71 .error=3
    70 .subscription=194 .first=188 .size=188 .columns=181 .hold=272 .across=275 .offset=188
      .extent=188 .entry=273 .placement=276 .pages=188 .to=277 .thumb=188 .follow=62 .dragging=62
      .anchor=273
    71 .first=188 .size=188 .across=278 .viewport=279
    72 .jsonrpc=5 .id=6 .method=173 .params=73 .result=62 .error=3
    73 .subscription=194 .row=257 .column=62
    74 .jsonrpc=5 .id=6 .method=173 .params=75 .result=76 .error=3
    75 .view=194 .rows=280 .cells=281 .at=188
    76 .viewRevision=188 .changed=188 .unused=282
    77 .jsonrpc=5 .id=6 .method=173 .params=78 .result=62 .error=3
    78 .subscription=194
    79 .jsonrpc=5 .id=6 .method=173 .params=80 .result=81 .error=3
    80 .table=194 .supplied=62
    81 .complete=62 .tables=283
    82 .jsonrpc=5 .id=6 .method=173 .params=83 .result=84 .error=3
    83 .view=194 .action=284 .keys=285
    84 .viewRevision=188 .counts=254 .order=255 .complete=62 .searching=256
    85 .jsonrpc=5 .id=6 .method=173 .params=86 .result=87 .error=3
    86 .view=194 .action=286 .rows=219 .columns=181 .cells=287 .ranges=288 .wait=62
    87 .viewRevision=188 .complete=62 .count=188 .selected=289 .deselected=289 .truncated=62
    88 .jsonrpc=5 .id=6 .method=173 .params=89 .result=90 .error=3
    89 .view=194 .first=188 .size=188 .wait=62
    90 .viewRevision=188 .complete=62 .unit=290 .count=188 .first=188 .items=289
    91 .jsonrpc=5 .id=6 .method=173 .params=92 .result=93 .error=3
    92 .view=194 .search=175 .from=257 .direction=291 .wrap=62 .wait=62
    93 .viewRevision=188 .revision=188 .complete=62 .matches=188 .hit=292
    94 .jsonrpc=5 .id=6 .method=173 .params=95 .result=96 .error=3
    95 .table=194 .filter=176
    96 .tree=176 .text=62 .problems=293
    97 .jsonrpc=5 .id=6 .method=173 .params=98 .result=99 .error=3
    98 .view=194 .row=257 .column=62 .relation=294 .combine=295
    99 .viewRevision=188 .condition=176 .filter=176
    100 .jsonrpc=5 .id=6 .method=173 .params=101 .result=102 .error=3
    101 .view=194 .groupBy=181 .aggregates=296 .over=297 .sort=298 .range=215 .as=241 .textBytes=188
      .wait=62
    102 .viewRevision=188 .revision=188 .complete=62 .groups=188 .first=188 .more=62 .groupBy=261
      .counts=265 .aggregates=299
    103 .jsonrpc=5 .id=6 .method=173 .params=104 .result=105 .error=3
    104 .table=194 .declarations=200 .author=62
    105 .revision=188 .declarations=200
    106 .jsonrpc=5 .id=6 .method=173 .params=107 .result=108 .error=3
    107 .table=194 .rows=219 .columns=181 .headers=181 .sections=181 .view=194 .subscription=194
      .settings=300 .first=188
    108 .revision=188 .items=301 .first=188 .more=62
    109 .jsonrpc=5 .id=6 .method=173 .params=110 .result=111 .error=3
    110 .view=194 .row=257 .column=62
    111 .viewRevision=188 .revision=188 .layer=302 .name=62 .problem=62 .actions=303
    112 .jsonrpc=5 .id=6 .method=173 .params=113 .result=114 .error=3
    113 .view=194 .row=257 .column=62 .action=62 .seen=188 .author=62
    114 .viewRevision=188 .revision=188
    115 .jsonrpc=5 .id=6 .method=173 .params=116 .result=117 .error=3
    116 .source=62 .dialect=304 .table=194 .variables=305 .functions=306
    117 .type=307 .dependencies=308 .steps=188 .problems=309
    118 .jsonrpc=5 .id=6 .method=173 .params=119 .result=120 .error=3
    119 .source=62 .dialect=304 .table=194 .variables=305 .checked=62 .row=257 .bindings=183
      .params=183
    120 .value=310 .complete=62 .type=307
    121 .jsonrpc=5 .id=6 .method=173 .params=122 .result=123 .error=3
    122 .texts=181 .measurer=311 .bold=62 .wrap=312 .truncate=313
    123 .lineHeight=188 .estimate=62 .measures=314
    124 .jsonrpc=5 .id=6 .method=173 .params=125 .result=126 .error=3
    125 .view=194 .search=175 .with=62 .scope=315 .at=316 .by=317 .preview=62 .label=62 .author=62
      .wait=62
    126 .revision=188 .complete=62 .matches=188 .cells=188 .skipped=188 .history=210 .preview=220
    127 .jsonrpc=5 .id=6 .method=173 .params=128 .result=129 .error=3
    128 .table=194 .label=62 .author=62
    129 .revision=188 .records=188 .history=210
    130 .jsonrpc=5 .id=6 .method=173 .params=131 .result=132 .error=3
    131 .view=194 .row=257 .column=62 .action=318 .by=317 .text=62 .value=0 .overwrite=62 .label=62
      .author=62 .history=217 .invalid=218
    132 .revision=188 .draft=319 .history=210
    133 .jsonrpc=5 .id=6 .method=173 .params=134 .result=135 .error=3
    134 .table=194 .columns=181 .rows=219
    135 .revision=188
    136 .jsonrpc=5 .id=6 .method=173 .params=137 .result=135 .error=3
    137 .table=194 .params=183 .author=62
    138 .jsonrpc=5 .id=6 .method=173 .params=139 .result=62 .error=3
    139 .view=194
    140 .jsonrpc=5 .id=6 .method=173 .params=141 .result=62 .error=3
    141 .table=194
    142 .jsonrpc=5 .id=6 .method=173 .params=0 .result=143 .error=3
    143 .presets=320
    144 .jsonrpc=5 .id=6 .method=173 .params=0 .result=145 .error=3
    145 .memory=321 .methods=1 .watching=322 *=188
    146 .jsonrpc=5 .id=6 .method=173 .params=0 .result=1 .error=3
    147 .jsonrpc=5 .id=6 .method=173 .params=148 .result=0 .error=3
    148 .value=192
    149 .jsonrpc=5 .id=6 .method=173 .params=150 .result=0 .error=3
    150 .id=188
    151 .jsonrpc=5 .id=6 .method=173 .params=0 .result=62 .error=3
    152 .jsonrpc=5 .id=6 .method=173 .params=153 .result=0 .error=3
    153 .subscription=194 .view=194 .table=194 .seq=188 .from=188 .to=188 .revision=188 .causes=323
      .authors=181 .hints=196 .appearance=324 .kinds=325 .layout=250 .across=278 .heights=326
      .frames=327 .viewport=279 .separators=328 .styles=329 .counts=254 .order=255 .complete=62
      .window=215 .columns=181 .reset=330 .diff=331 .part=188 .last=62
    154 .jsonrpc=5 .id=6 .method=173 .params=155 .result=0 .error=3
    155 .table=194 .view=194 .revision=188 .action=62 .key=257 .sourceIndex=188 .viewIndex=188
      .column=62 .values=332 .author=62
    156 .jsonrpc=5 .id=6 .method=173 .params=157 .result=158 .error=3
    157 .table=194 .view=194 .asked=333 .count=188 .deadline=188 .default=334
    158 .decision=334
    159 .jsonrpc=5 .id=6 .method=173 .params=160 .result=161 .error=3
    160 .table=194 .column=62 .type=335 .revision=188 .rows=219 .blocks=261 .types=336 .deadline=188
    161 .values=196 .texts=181 .errors=337
    162 .jsonrpc=5 .id=6 .method=173 .params=163 .result=164 .error=3
    163 .table=194 .view=194 .viewRevision=188 .revision=188 .kind=338 .column=62 .rows=219
      .columns=339 .blocks=261 .deadline=188
    164 .heights=265 .widths=265
    165 .jsonrpc=5 .id=6 .method=173 .params=166 .result=0 .error=3
    166 .table=194 .revision=188 .rows=202 .sourceState=203 .dirty=62 .savedRevision=188
      .unsaved=204 .diagnostics=340
    167 .jsonrpc=5 .id=6 .method=173 .params=168 .result=0 .error=3
    168 .token=188 .value=341
    169 .jsonrpc=5 .id=6 .method=173 .params=170 .result=0 .error=3
    170 .message=62 .verbose=62
    171 .jsonrpc=5 .id=6 .method=173 .params=172 .result=0 .error=3
    172 .type=188 .message=62
    173 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,preset/list,rpc.discover,server/stats,shutdown
      'table/close,table/create,table/declare,table/describe,table/didChange
      'table/diff,table/edit,table/history,table/jump,table/open,table/redo
      'table/resolve,table/revert,table/save,table/setParams,table/setRows,table/undo
      'table/validate,text/measure,view/aggregate,view/close,view/collapse,view/find
      'view/get,view/hover,view/locate,view/measure,view/open,view/pin,view/replace
      'view/resync,view/rows,view/scroll,view/select,view/selection,view/set,view/sync
      'view/tap,view/unpin,view/unwatch,view/update,view/watch,window/logMessage
    174 []=342
    175 .text=62 .columns=181 .caseFolded=62 .diacritics=343 .match=344 .mode=345 .of=346
    176 .kind=347 ?kind:all=348 ?kind:any=349 ?kind:not=350 ?kind:compare=351 ?kind:oneOf=352
      ?kind:text=353 ?kind:expression=354 ?kind:null=355 ?kind:error=356
    177 .by=357 .headers=62 .footers=62 .empty=358 .collapsed=359 .aggregates=296
    178 .mode=360 .unit=290 .tap=361 .momentary=62 .whenFiltered=362
    179 .size=188 .index=188
    180 *=363
    181 []=62
    182 'cell,none,object
    183 *=310
    184 []=364
    185 .measurer=311 .frame=188 .minimumWidth=188 .insets=365 .direction=366 .spacing=188 .scale=62
      .lock=62 .fixed=365 .rows=367 .items=368 .sizing=369 .columns=370
    186 .kind=371 .header=372 .footer=372 .search=373 .insets=374 .spacings=375 .indicators=376
      .scrollBars=377 .alignment=378
    187 []=379
    188 #
    189 .kind=380 .pointer=381 .expected=0 .found=0 .position=188 .revision=188 .offset=188 .limit=1
      .maximum=188 .viewRevision=188 .seen=188 .oldest=188 .asked=188 .step=188 .errno=188
      .count=188 .reason=382 .permission=1 .layer=302 .binding=1 .id=62 .view=194 .column=62
      .row=257 .section=62 .name=62 .action=62 .method=62 .path=62 .system=62 .problem=62 .range=383
      .bytes=383 .lines=384 .problems=309 .errors=385 .rule=386 .keys=387 .got=188 .state=388
      .call=62 .copy=62 .replaced=62 .encoding=62 .cells=389
    190 .name=62 .version=62
    191 'each,merged
    192 'messages,off,verbose
    193 .messageBytesMax=188 .requestsInFlightMax=188 .waitingNotificationBytesMax=188
      .drainMillisecondsMax=188 .batchMembersMax=188 .depthMax=188 .columnsMax=188 .rowsMax=188
      .fieldBytesMax=188 .rowsPerAnswerMax=188 .answerBytesMax=188 .windowTextBytes=188
      .textBytesMax=188 .windowRowsMax=188 .collectionItemsMax=188 .filterConditionsMax=188
      .expressionBytesMax=188 .expressionNodesMax=188 .expressionDepthMax=188
      .expressionStepsMax=188 .expressionValueUnitsMax=188 .tablesMax=188 .viewsMax=188
      .subscriptionsMax=188 .aggregatesMax=188 .groupsMax=188 .groupBytesMax=188 .sortRowsMax=188
      .formatBytesMax=188 .shownBytesMax=188 .sectionAggregatesMax=188 .distinctValuesMax=188
      .cacheBytes=188 .undoBytesMax=188 .hintsBytesMax=188 .pinsMax=188 .draftsMax=188
      .draftBytesMax=188 .rowStepsMax=188 .parameterBytesMax=188 .declarationsBytesMax=188
      .rulesMax=188 .stateBytesMax=188 .sectionsMax=188 .actionsMax=188 .actionDepthMax=188
      .computeRowsMax=188 .measuredTextsMax=188 .measuredBytesMax=188 .advancesMax=188
      .stylesMax=188 .sectionBytesMax=188 .sectionKeyBytesMax=188 .rowKeyBytesMax=188
      .keyIndexBytesMax=188
    194 $id
    195 []=390
    196 []=0
    197 []=391
    198 'section,table
    199 *=392
    200 .settings=393 .fallback=393 .columns=394 .kinds=395 .kindBy=396 .defaultKind=62
      .undeclaredKinds=397 .rowRules=398 .sectionKinds=399 .sections=400 .cellKinds=332 .editors=332
      .decisions=401
    201 []=402
    202 .count=188 .complete=62 .failure=403 .examined=62
    203 'asOpened,changed,removed,replaced,unreadable
    204 .records=188 .bytes=188 .columns=62 .order=62
    205 .kind=404 ?kind:given=405 ?kind:columns=406
    206 []=407
    207 []=408
    208 .kind=409 ?kind:file=410 ?kind:inline=411 ?kind:created=412
    209 .delimiter=413 .quote=413 .escape=413 .header=413 .encoding=414 .lineEnd=415 .comment=413
      .preambleLines=416 .nullValues=417
    210 .undo=188 .redo=188 .undoLabel=62 .redoLabel=62 .dropped=188
    211 .count=188 .counts=418 .first=188 .items=419
    212 .text=62 .base64=62
    213 .delimiter=62 .quote=62 .escape=62 .header=62 .encoding=224 .comment=62 .preambleLines=188
      .nullValues=181
    214 *=420
    215 .first=188 .size=188
    216 []=421
    217 'join,none,step
    218 'keep,refuse
    219 []=257
    220 .cells=188 .inserted=188 .removed=188 .moved=188 .columns=188 .sections=188 .errorCount=188
      .removedRows=219 .items=422 .errors=385 .asked=333
    221 .id=188 .label=62 .author=62
    222 []=423
    223 'always,ifUnchanged
    224 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    225 .delimiter=62 .quote=62 .escape=62 .header=62 .lineEnd=424 .byteOrderMark=62
    226 'overwritten,replaced,unchanged
    227 .count=188 .first=188 .size=188 .more=62 .items=425
    228 []=426
    229 .kind=427 ?kind:keys=428 ?kind:columns=406 ?kind:given=429 ?kind:content=430
    230 .kind=431 ?kind:value=432 ?kind:columns=406 ?kind:tag=433
    231 'diff,reset
    232 .changes=188 .share=188
    233 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    234 []=332
    235 'applied,superseded
    236 .deletes=188 .inserts=188 .moves=188 .updates=188
    237 *=188
    238 []=434
    239 []=435
    240 .table=194 .revision=188
    241 'both,text,value
    242 .table=194 .revision=188 .rows=188
    243 .deletes=188 .moves=188 .inserts=188 .updates=188 .changes=188
    244 .deletes=436 .moves=436 .inserts=437 .updates=438
    245 .deletes=439 .updates=438
    246 .moves=219 .updates=440
    247 .old=285 .new=285 .deletes=265 .inserts=265 .moves=436 .updates=441
    248 .sort=174 .search=175 .filter=176 .sections=442 .selection=178 .page=179 .columns=180
      .columnOrder=181 .binding=182 .params=183 .sortCycle=184 .footers=62 .footerSorts=62
      .showHidden=62 .layout=443 .presentation=186 .styles=187
    249 *=444
    250 .width=188 .content=188 .direction=366 .height=188 .items=445 .estimate=62 .groups=446
      .columns=447
    251 []=448
    252 .row=257 .pointer=449 .reason=62 .message=62 .range=383 .bytes=383 .lines=384
    253 []=450
    254 .source=188 .filtered=188 .pages=188 .pageIndex=188 .pageSize=188 .first=188 .end=188
      .matches=188 .entries=188 .failed=188 .orderFailed=188 .hidden=188
    255 'pending,ready
    256 .rows=188 .matches=188
    257 #key
    258 'footer,header
    259 *=451
    260 []=452
    261 []=453
    262 []=454
    263 'text,value
    264 []=455
    265 []=188
    266 []=456
    267 []=457
    268 []=458
    269 []=459
    270 .kind=460 ?kind:entries=461 ?kind:all=462 ?kind:viewport=463
    271 'cells,keys
    272 .sort=464 .filter=464 .sections=464 .page=464 .setRows=464 .load=464 .edit=464 .resize=464
      .measure=464 'end,entry,index
    273 .kind=465 .key=196 #key
    274 .offset=188 .extent=188 .overscan=188
    275 .offset=188 .thumb=188 .extent=188 .overscan=188 .column=62 .placement=466
    276 'bottom,center,nearest,top
    277 'end,start
    278 .offset=188 .room=188 .extent=188 .left=446 .thumb=467
    279 .offset=188 .extent=188 .top=188 .spacing=188 .heldBack=188 .thumb=467 .anchor=452
      .sticky=468
    280 []=469
    281 []=470
    282 []=471
    283 @=188 $id
    284 'collapse,expand,toggle
    285 []=196
    286 'add,all,extend,invert,none,remove,replace,tap,toggle
    287 []=472
    288 []=473
    289 []=474
    290 'cell,column,row
    291 'next,previous
    292 .row=257 .viewIndex=188 .pageIndex=188 .wrapped=62 .cells=475
    293 []=476
    294 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    295 'all,any,replace
    296 []=477
    297 'all,shown
    298 .kind=478 ?kind:group=479 ?kind:count=480 ?kind:aggregate=481
    299 []=482
    300 []=483
    301 []=484
    302 'builtIn,column,fallback,kind,row,section,table
    303 []=485
    304 'strict,table
    305 *=307
    306 []=486
    307 .list=307 .map=487 .type=307 .opaque=62 .of=487
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    308 .columns=181 .cells=181 .params=181 .bindings=181
    309 []=488
    310 .int=62 .uint=62 .double=62 .bool=62 .string=62 .bytes=62 .null=62 .list=489 .map=490
      .type=62 .timestamp=491 .duration=491 .optional=310
    311 .kind=492 ?kind:cells=493 ?kind:font=494 ?kind:estimate=495
    312 .width=188 .linesMax=188
    313 .width=188 .at=496 .ellipsis=62
    314 []=497
    315 'all,selection
    316 .row=257 .column=62 .index=188
    317 'owner,user
    318 'begin,cancel,change,commit
    319 .view=194 .author=62 .by=498 .text=62 .stale=62 .problem=499
    320 []=1
    321 .resident=188 .program=188 .heap=188 .free=188 .cache=188 .tables=500 .sorting=188
      .gathering=188 .comparing=188 .messages=188 .recording=188 .other=188 *=188
    322 []=501
    323 []=502
    324 .appeared=260 .disappeared=260 .prefetch=260 .cancelled=260
    325 .rows=503 .cells=504 .states=505 .cellStates=506
    326 []=507
    327 []=508
    328 []=509
    329 .anew=62 .looks=510 .rows=511 .cells=512 .failures=513
    330 .keys=260 .blocks=261
    331 .deletes=436 .moves=436 .inserts=514 .updates=438 .scrolledOut=436 .scrolledIn=436
    332 *=0
    333 []=515
    334 'allow,refuse
    335 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    336 []=335
    337 []=516
    338 'heights,widths
    339 []=517
    340 .count=188
    341 .kind=518 ?kind:begin=519 ?kind:report=520 ?kind:end=521
    342 .column=62 .expression=62 .direction=522 .nulls=523 .comparator=524
    343 'exact,ignored
    344 'contains,fuzzy,prefix,regex,words
    345 'filter,mark
    346 'display,value
    347 'all,any,compare,error,expression,not,null,oneOf,text
    348 .kind=525 .conditions=526
    349 .kind=527 .conditions=526
    350 .kind=528 .condition=176
    351 .kind=529 .column=62 .relation=294 .value=0
    352 .kind=530 .column=62 .values=0
    353 .kind=531 .column=62 .relation=532 .text=62 .caseFolded=62 .diacritics=343 .of=346
    354 .kind=533 .source=62
    355 .kind=534 .column=62
    356 .kind=535 .column=62
    357 []=536 'declared
    358 'hide,show
    359 .all=62 .keys=285
    360 'multiple,none,single
    361 'extend,replace,toggle
    362 'drop,keep
    363 .hidden=62 .footer=537 .nullDefault=0
    364 'ascending,descending,none
    365 .leading=188 .trailing=188
    366 'ltr,rtl
    367 .height=188 .wrap=62 .linesMax=188 .inset=188 .padding=188 .minimum=188 .maximum=188
      .whole=62 .spacing=188 .background=62 .quiet=188 .measured=538 .deadline=188
    368 .direction=539 .size=445 .perLine=265 .spacing=188 .lineSpacing=188 .insets=540
    369 .mode=541 .minimum=188 .maximum=188 .padding=188 .headerPadding=188 .header=62 .footer=62
      .whole=62
    370 *=542
    371 'grid,headless,list,stack
    372 .shown=62 .height=188 .inside=62 .floats=62
    373 .shown=62 .height=188 .inside=62 .floats=62 .placement=543 .placeholder=62
    374 .table=540 .header=540 .footer=540 .row=540 .item=540
    375 .header=188 .footer=188
    376 .ascending=62 .descending=62 .none=62 .width=188 .header=62 .footer=62
    377 .vertical=62 .horizontal=62 .minimum=188
    378 'center,leading,trailing
    379 .when=62 .source=544 .columns=181 .layer=545 .tag=62 .parameters=546
    380 'badFormat,batch,blockOverflows,cancelled,changedTwice,columnExists,compressed
      'conflict,contentModified,cycle,depth,doubledSortKey,draftOpen,duplicateKeys
      'duplicateSections,evaluation,expression,fileChanged,fileExists,forgotten
      'framing,id,initializedBefore,internal,invalidParams,jsonrpc,keyColumn,length
      'limit,message,method,methodNotFound,missingKeys,mixedEdits,noDeclaredSections
      'noDraft,notARegularFile,notConvertible,notEditable,notEncodable,notFound
      'notInitialized,notReadable,notSortable,notSupplied,notWritable,orderPending
      'overloaded,placeIsMoving,readFailed,sectionColumn,shutDown,sortedView
      'sourceChanged,subscriptionExists,suppliedInput,syntax,tableExists,tooManyCells
      'tooManyColumns,unknownColumn,unknownRow,unknownSection,unknownStep
      'unknownSubscription,unknownTable,unknownType,unknownView,valueDoesNotFit
      'viewExists,writeFailed
    381 $pointer
    382 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    383 .first=188 .end=188
    384 .start=547 .end=547
    385 []=548
    386 .kind=62 .index=188 .expression=62 .type=335 .message=62 .severity=549
    387 []=550
    388 'changed,replaced
    389 []=551
    390 .id=62 .type=335 .title=62 .sortable=62 .searchable=62 .editable=62 .computed=62 .path=62
      .headerOnly=62 .display=62 .sortBy=396 .supplied=552 .format=553 .parse=553
      .nullPlaceholder=62 .comparator=524 .footer=537 .validate=554 .align=555 .editor=0
      .cellKind=62 .meta=0
    391 .key=257 .header=62 .footer=62 .kind=62 .state=0 .rows=196
    392 .base=335 .format=553 .parse=553 .nullPlaceholder=62 .comparator=524 .footer=537
      .validate=554 .align=555 .editor=0 .cellKind=62 .meta=0
    393 .height=556 .width=556 .estimatedHeight=557 .headerHeight=558 .footerHeight=558 .hidden=559
      .selectable=560 .momentary=559 .editable=560 .movable=561 .deletable=560 .collapsible=560
      .indentation=557 .actions=303 .separators=562 .accessory=559 .accessibilityText=559
      .cellKind=559 .editor=559 .holds=559
    394 *=563
    395 *=564
    396 .column=62 .expression=62
    397 'default,refuse
    398 []=565
    399 *=393
    400 *=566
    401 .deadline=188 .default=334
    402 .kind=62 .settings=393 .rowState=0 .cellStates=332
    403 .kind=567 .message=62 .system=62
    404 'columns,given
    405 .kind=568
    406 .kind=569 .columns=181
    407 .id=62 .title=62 .type=335 .sortable=62 .searchable=62 .editable=62 .computed=62
      .supplied=552 .problem=62 .path=62 .headerOnly=62 .display=62 .displayProblem=62 .sortBy=396
      .sortByProblem=62 .typeName=62 .format=553 .parse=553 .nullPlaceholder=62 .comparator=524
      .footer=537 .validate=554 .align=555 .editor=0 .cellKind=62 .meta=0 .evidence=570
    408 .key=257 .header=62 .footer=62 .kind=62 .state=0
    409 'created,file,inline
    410 .kind=571 .path=62 .uri=62 .bytes=188
    411 .kind=572 .bytes=188
    412 .kind=573
    413 .value=62 .forced=62 .evidence=574
    414 .value=224 .forced=62 .evidence=574
    415 .value=575 .forced=62 .evidence=574
    416 .value=188 .forced=62 .evidence=574
    417 .value=181 .forced=62 .evidence=574
    418 .fieldCount=188 .typeMismatch=188 .unclosedQuote=188 .fieldTooLong=188 .invalidEncoding=188
      .comment=188
    419 []=576
    420 .type=335 .title=62 .sortable=62 .searchable=62 .editable=62 .computed=62 .path=62
      .headerOnly=62 .display=62 .sortBy=396 .supplied=552 .format=553 .parse=553
      .nullPlaceholder=62 .comparator=524 .footer=537 .validate=554 .align=555 .editor=0
      .cellKind=62 .meta=0
    421 .kind=577 ?kind:set=578 ?kind:insert=579 ?kind:remove=580 ?kind:move=581 ?kind:paste=582
      ?kind:adopt=583 ?kind:setRow=584 ?kind:setColumn=585 ?kind:addColumn=586
      ?kind:removeColumn=587 ?kind:orderColumns=588 ?kind:addSections=589 ?kind:removeSections=590
      ?kind:moveSections=591 ?kind:setSection=592
    422 []=593
    423 .id=188 .done=62 .label=62 .author=62 .cause=594 .revision=188 .cells=188 .rows=188
      .columns=188 .sections=188 .bytes=188
    424 'cr,crlf,lf
    425 []=595
    426 .key=257 .header=62 .footer=62 .kind=62 .state=0 .rows=196 .keys=219 .rowStates=196
      .cellStates=234 .tags=219
    427 'columns,content,given,keys
    428 .kind=596
    429 .kind=568 .keys=219
    430 .kind=597
    431 'columns,tag,value
    432 .kind=598
    433 .kind=599 .tags=219
    434 .column=62 .kind=62 .type=335 .index=188 .expression=62 .message=62 .severity=549 .count=188
      .problem=62
    435 .kind=600 .row=257 .column=62 .columns=181 .text=62 .cut=62 .rule=386 .reason=62
    436 []=265
    437 .at=436 .keys=219 .blocks=261
    438 []=601
    439 .keys=219 .blocks=261
    440 []=602
    441 []=603
    442 .by=604 .headers=62 .footers=62 .empty=358 .collapsed=605 .aggregates=296
    443 .measurer=311 .frame=188 .minimumWidth=188 .insets=365 .direction=366 .spacing=188 .scale=62
      .lock=62 .fixed=365 .rows=606 .items=368 .sizing=369 .columns=370
    444 .title=62 .aggregate=607 .over=297 .value=0 .text=62 .cut=62 .nulls=188 .errors=188
      .pending=62 .problem=608
    445 .width=188 .height=188
    446 .leading=188 .center=188 .trailing=188
    447 []=609
    448 .pointer=449 .kind=610 .message=62
    449 $statePointer
    450 .pointer=449 .kind=611 .message=62
    451 .direction=364 .sortable=62 .priority=188
    452 .kind=465 .key=612 #key
    453 .column=62 .offset=188 .values=196 .texts=181 .errors=613 .pending=265 .stale=265 .lossy=265
      .cut=265 .matches=614 .drafts=615
    454 .key=612 .title=62 .cut=62 .count=188 .collapsed=62 .header=62 .footer=62 .kind=62 .state=0
      .aggregates=616
    455 .x=188 .group=378
    456 .key=257 .sourceIndex=188 .viewIndex=188 .pageIndex=188 .offset=188 .height=188 .frame=508
      .reason=617 .section=612
    457 .column=62 .group=378 .x=188 .width=188 .estimate=62 .reason=618
    458 .column=62 .group=378 .x=188 .width=188 .estimate=62 .distance=188
    459 .key=452 .viewIndex=188 .offset=188 .height=188 .frame=508
    460 'all,entries,viewport
    461 .kind=619 .first=188 .size=188 .overscan=188
    462 .kind=525
    463 .kind=620 .offset=188 .extent=188 .overscan=188
    464 'entry,offset,start
    465 'footer,group,header
    466 'center,end,nearest,start
    467 .start=188 .length=188
    468 []=621
    469 .row=257 .height=188
    470 .row=257 .column=62 .height=188
    471 .row=257 .column=62 .reason=622
    472 .row=257 .column=62
    473 .from=472 .to=472
    474 .row=257 .column=62 .sourceIndex=188 .viewIndex=188 .pageIndex=188
    475 []=623
    476 .pointer=62 .kind=624 .message=62
    477 .column=62 .kind=607
    478 'aggregate,count,group
    479 .kind=625 .direction=522
    480 .kind=626 .direction=522
    481 .kind=627 .index=188 .direction=522
    482 .column=62 .kind=607 .values=196 .texts=181 .cut=265 .nulls=265 .errors=265
    483 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    484 .row=257 .column=62 .header=62 .section=62 .kind=62 .saidKind=62 .rowState=0 .cellState=0
      .cellStates=332 .settings=628
    485 .id=62 .title=559 .style=629 .hidden=559 .image=559 .placement=630 .fullSwipe=62
      .children=303
    486 .name=62 .arguments=487 .result=307 .member=62
    487 []=307
    488 .kind=631 .message=62 .range=383 .bytes=383 .lines=384 .expected=62 .found=62 .hint=62
    489 []=310
    490 []=489
    491 .seconds=62 .nanos=62
    492 'cells,estimate,font
    493 .kind=632 .tabStop=188 .ambiguous=633
    494 .kind=634 .lineHeight=188 .regular=635 .bold=635
    495 .kind=636 .advance=188 .lineHeight=188
    496 'head,middle,tail
    497 .width=188 .height=188 .lines=637 .more=62 .shown=638
    498 'user
    499 .kind=639 .expected=62 .row=257 .column=62 .columns=181 .rule=386 .reason=62
    500 .sources=188 .edits=188 .rows=188 .keys=188 .history=188 .views=188 .uncounted=188 *=188
    501 .subscription=194 .view=194 .pending=188 .lagRevisions=188
    502 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    503 []=640
    504 []=641
    505 []=642
    506 []=643
    507 .height=188 .count=188
    508 .x=188 .y=188 .width=188 .height=188
    509 .top=644 .bottom=644 .at=436
    510 []=645
    511 []=646
    512 []=647
    513 []=648
    514 .at=436 .keys=260 .blocks=261
    515 .permission=649 .row=257 .column=62 .section=62 .layer=302
    516 .row=188 .text=62
    517 .column=62 .width=188
    518 'begin,end,report
    519 .kind=650 .title=62 .message=62 .percentage=188
    520 .kind=651 .message=62 .percentage=188
    521 .kind=652 .message=62
    522 'ascending,descending
    523 'first,last
    524 .kind=653 .caseFolded=62 .diacritics=343 .values=181
      'caseInsensitive,length,natural,semver,text,value
    525 'all
    526 []=176
    527 'any
    528 'not
    529 'compare
    530 'oneOf
    531 'text
    532 'contains,endsWith,equals,startsWith
    533 'expression
    534 'null
    535 'error
    536 .column=62 .expression=62 .declared=62 .direction=522 .nulls=523 .comparator=524 .values=196
    537 .title=62 .aggregate=607 .over=297
    538 'client,daemon
    539 'horizontal,wrapped
    540 .top=188 .leading=188 .bottom=188 .trailing=188
    541 .kind=654 ?kind:maximum=655 ?kind:average=656 ?kind:sampled=657 ?kind:client=658
      ?kind:percentile=659 ?kind:hybrid=660 ?kind:padded=661 ?kind:fixed=662 ?kind:fraction=663
      ?kind:flexible=664 ?kind:adaptive=665
    542 .mode=541 .minimum=188 .maximum=188 .padding=188 .headerPadding=188 .header=62 .footer=62
      .whole=62 .width=188 .spacing=188
    543 'client,embedded,hidden
    544 .kind=666 ?kind:stripes=667 ?kind:sorted=668 ?kind:selected=669 ?kind:hovered=670
      ?kind:matches=671 ?kind:drafts=672 ?kind:errors=673
    545 'background,overlay
    546 *=559
    547 .line=188 .character=188
    548 .kind=62 .message=62 .pointer=381 .row=257 .column=62 .expected=0 .found=0 .rule=386
    549 'mark,refuse
    550 .key=257 .rows=265
    551 .row=257 .column=62 .reason=674
    552 .inputs=181 .deadline=188
    553 .kind=675 ?kind:number=676 ?kind:currency=677 ?kind:percent=678 ?kind:compact=679
      ?kind:bytes=680 ?kind:duration=681 ?kind:date=682 ?kind:boolean=683 ?kind:map=684
      ?kind:template=685
    554 .expression=62 .message=62 .severity=549 []=686
    555 'center,end,start
    556 .expression=62 'automatic #
    557 .expression=62 #
    558 .expression=62 'automatic,zero #
    559 .expression=62
    560 .expression=62 'ask
    561 .expression=62 .within=181 'ask
    562 .top=644 .between=644 .bottom=644
    563 .height=556 .width=556 .estimatedHeight=557 .headerHeight=558 .footerHeight=558 .hidden=559
      .selectable=560 .momentary=559 .editable=560 .movable=561 .deletable=560 .collapsible=560
      .indentation=557 .actions=303 .separators=562 .accessory=559 .accessibilityText=559
      .cellKind=559 .editor=559 .holds=559 .header=393
    564 .height=556 .width=556 .estimatedHeight=557 .headerHeight=558 .footerHeight=558 .hidden=559
      .selectable=560 .momentary=559 .editable=560 .movable=561 .deletable=560 .collapsible=560
      .indentation=557 .actions=303 .separators=562 .accessory=559 .accessibilityText=559
      .cellKind=559 .editor=559 .holds=559 .columns=687
    565 .expression=62 .message=62 .severity=549 .columns=181
    566 .height=556 .width=556 .estimatedHeight=557 .headerHeight=558 .footerHeight=558 .hidden=559
      .selectable=560 .momentary=559 .editable=560 .movable=561 .deletable=560 .collapsible=560
      .indentation=557 .actions=303 .separators=562 .accessory=559 .accessibilityText=559
      .cellKind=559 .editor=559 .holds=559 .kind=62
    567 'cancelled,limit,readFailed,sourceChanged
    568 'given
    569 'columns
    570 .sampleRows=188 .counts=237 .reason=62 .nullValues=181 .firstDisagreement=688
    571 'file
    572 'inline
    573 'created
    574 .reason=62 .examined=188 .share=188
    575 'cr,crlf,lf,mixed
    576 .kind=689 .message=62 .row=257 .column=62 .line=188 .byteOffset=188 .expected=62 .found=62
    577 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    578 .kind=690 .row=257 .column=62 .value=0 .text=62 .values=0
    579 .kind=691 .options=201 .rows=196 .place=692
    580 .kind=693 .rows=219
    581 .kind=694 .rows=219 .place=692
    582 .kind=695 .texts=696 .at=472 .view=194 .rows=219 .columns=181 .overflow=697
    583 .kind=698 .view=194
    584 .kind=699 .row=257 .options=402
    585 .kind=700 .column=62 .options=420
    586 .kind=701 .column=62 .options=420 .place=702
    587 .kind=703 .column=62
    588 .kind=704 .columns=181
    589 .kind=705 .sections=197 .place=706 .sectionColumn=62
    590 .kind=707 .sections=219
    591 .kind=708 .sections=219 .place=706
    592 .kind=709 .section=257 .options=710
    593 .row=257 .column=62 .before=711 .after=711
    594 'edit,setRows
    595 .bytes=265 .range=384 .newText=62 .base64=62
    596 'keys
    597 'content
    598 'value
    599 'tag
    600 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    601 .column=62 .rows=265 .values=196 .texts=181 .errors=613 .pending=265 .stale=265 .lossy=265
      .cut=265 .matches=614
    602 .index=188 .key=257 .columns=181
    603 .index=188 .key=62 .members=712
    604 []=713 'declared
    605 .all=62 .keys=714
    606 .height=188 .wrap=62 .linesMax=188 .inset=188 .padding=188 .minimum=188 .maximum=188
      .whole=62 .spacing=188 .background=62 .quiet=188 .measured=715 .deadline=188
    607 'count,distinct,max,mean,min,sum,valid
    608 'notApplicable,outOfRange,tooManyValues
    609 .column=62 .fixed=716 .x=188 .width=188 .tracks=188 .estimate=62
    610 'typeChanged,unknownColumn
    611 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    612 []=717
    613 []=718
    614 []=719
    615 []=720
    616 []=721
    617 'collapsed,filtered,hidden,removed,unknown
    618 'hidden
    619 'entries
    620 'viewport
    621 .kind=722 .y=188 .height=188 .section=454
    622 'changed,declared,fixed,hidden
    623 .column=62 .ranges=436 .further=188
    624 'column,columnType,limit,value
    625 'group
    626 'count
    627 'aggregate
    628 *=723
    629 .expression=62 'destructive,disabled,normal
    630 'inline,leading,menu,trailing
    631 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    632 'cells
    633 'narrow,wide
    634 'font
    635 .defaultAdvance=188 .ranges=724 .advances=725 .kerning=726 .letterSpacing=188
    636 'estimate
    637 []=727
    638 .text=62 .width=188 .cut=62
    639 'invalid,valueDoesNotFit
    640 .kind=62 .at=436
    641 .column=62 .cellKind=0 .editor=0 .at=436
    642 .index=188 .rowState=0
    643 .index=188 .column=62 .cellState=0
    644 .leading=188 .trailing=188 .thickness=188
    645 .look=188 .styles=728
    646 .look=188 .at=436
    647 .column=62 .look=188 .at=436
    648 .style=188 .count=188 .row=257 .message=62
    649 'collapse,delete,edit,move,select
    650 'begin
    651 'report
    652 'end
    653 'caseInsensitive,length,list,natural,semver,text,value
    654 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    655 .kind=729
    656 .kind=730 .advance=188
    657 .kind=731 .size=188
    658 .kind=715 .size=188
    659 .kind=732 .share=188 .size=188
    660 .kind=733 .size=188 .advance=188
    661 .kind=734 .width=188
    662 .kind=735 .width=188
    663 .kind=736 .share=188
    664 .kind=737
    665 .kind=738
    666 'drafts,errors,hovered,matches,selected,sorted,stripes
    667 .kind=739 .every=188 .offset=188 .by=740
    668 .kind=741 .every=188 .offset=188
    669 .kind=742
    670 .kind=743
    671 .kind=744
    672 .kind=745
    673 .kind=746
    674 'encoding,quote
    675 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    676 .kind=747 .pattern=62 .locale=748 .prefix=62 .suffix=62 .negative=749
    677 .kind=750 .pattern=62 .locale=748 .prefix=62 .suffix=62 .negative=749 .currency=62
      .display=751
    678 .kind=752 .pattern=62 .locale=748 .prefix=62 .suffix=62 .negative=749
    679 .kind=753 .locale=748 .currency=62 .digits=188
    680 .kind=754 .locale=748 .units=755 .digits=188
    681 .kind=756 .locale=748 .style=757 .unit=758
    682 .kind=759 .pattern=62 .locale=748
    683 .kind=760 .true=62 .false=62
    684 .kind=761 .values=762 .otherwise=553
    685 .kind=763 .template=62 .format=553
    686 .expression=62 .message=62 .severity=549
    687 *=764
    688 .row=257 .line=188 .byteOffset=188 .text=62
    689 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    690 'set
    691 'insert
    692 .kind=765 ?kind:start=766 ?kind:end=767 ?kind:before=768 ?kind:after=769 ?kind:index=770
      ?kind:shown=771
    693 'remove
    694 'move
    695 'paste
    696 []=181
    697 'clip,insert,refuse
    698 'adopt
    699 'setRow
    700 'setColumn
    701 'addColumn
    702 .kind=772 ?kind:start=766 ?kind:end=767 ?kind:before=773 ?kind:after=774
    703 'removeColumn
    704 'orderColumns
    705 'addSections
    706 .kind=772 ?kind:start=766 ?kind:end=767 ?kind:before=775 ?kind:after=776
    707 'removeSections
    708 'moveSections
    709 'setSection
    710 .header=62 .footer=62 .kind=62 .state=0
    711 .value=0 .text=62 .cut=62
    712 []=777
    713 .column=62 .expression=62 .declared=62 .direction=522 .nulls=523 .comparator=524 .values=181
    714 []=612
    715 'client
    716 'leading,trailing
    717 .kind=535
    718 .row=188 .kind=778 .text=62
    719 .row=188 .ranges=436 .further=188
    720 .row=188 .view=194 .author=62 .by=498 .text=62 .stale=62 .problem=499
    721 .column=62 .kind=607 .value=0 .text=62 .cut=62 .nulls=188 .errors=188 .pending=62
      .problem=779
    722 'group,header
    723 .value=0 .layer=302 .name=62 .problem=62
    724 []=780
    725 []=781
    726 []=782
    727 .range=265 .width=188
    728 []=783
    729 'maximum
    730 'average
    731 'sampled
    732 'percentile
    733 'hybrid
    734 'padded
    735 'fixed
    736 'fraction
    737 'flexible
    738 'adaptive
    739 'stripes
    740 'page,section
    741 'sorted
    742 'selected
    743 'hovered
    744 'matches
    745 'drafts
    746 'errors
    747 'number
    748 'de,en,es,fr,hi,ja
    749 'minus,parentheses
    750 'currency
    751 'code,symbol
    752 'percent
    753 'compact
    754 'bytes
    755 'iec,si
    756 'duration
    757 'clock,short,words
    758 'day,hour,millisecond,minute,second
    759 'date
    760 'boolean
    761 'map
    762 *=62
    763 'template
    764 .height=556 .width=556 .estimatedHeight=557 .headerHeight=558 .footerHeight=558 .hidden=559
      .selectable=560 .momentary=559 .editable=560 .movable=561 .deletable=560 .collapsible=560
      .indentation=557 .actions=303 .separators=562 .accessory=559 .accessibilityText=559
      .cellKind=559 .editor=559 .holds=559 .type=335 .validate=554 .format=553 .path=62
    765 'after,before,end,index,shown,start
    766 .kind=784
    767 .kind=652
    768 .kind=785 .row=257
    769 .kind=786 .row=257
    770 .kind=787 .sourceIndex=188 .counted=788
    771 .kind=789 .view=194 .viewIndex=188 .counted=788 .whenSorted=790
    772 'after,before,end,start
    773 .kind=785 .column=62
    774 .kind=786 .column=62
    775 .kind=785 .section=257
    776 .kind=786 .section=257
    777 'footer,header,kind,state
    778 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    779 'notApplicable,outOfRange,tooManySections,tooManyValues
    780 .first=188 .end=188 .advance=188
    781 .characters=62 .advance=188
    782 .pair=62 .advance=188
    783 .layer=545 .tag=62 .parameters=762
    784 'start
    785 'before
    786 'after
    787 'index
    788 'after,before
    789 'shown
    790 'adopt,refuse
    """#
}
