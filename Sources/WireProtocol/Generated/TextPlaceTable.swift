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
    table/watchFile 130
    cell/draft 133
    cell/refresh 136
    table/setParams 139
    view/close 141
    table/close 143
    preset/list 145
    server/stats 147
    rpc.discover 149
    $/setTrace 150
    $/cancelRequest 152
    shutdown 154
    exit 4
    view/update 155
    action/didInvoke 157
    action/decide 159
    cell/compute 162
    cell/measure 165
    table/didChange 168
    $/progress 170
    $/logTrace 172
    window/logMessage 174
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=177 .search=178 .filter=179 .sections=180 .selection=181 .page=182 .columns=183
      .columnOrder=184 .binding=185 .params=186 .sortCycle=187 .footers=62 .footerSorts=62
      .showHidden=62 .layout=188 .presentation=189 .styles=190
    3 .code=191 .message=62 .data=192
    4 .jsonrpc=5 .id=6 .method=176 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=176 .params=8 .result=9 .error=3
    8 .clientInfo=193 .processId=191 .updates=194 .trace=195 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=196 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=176 .params=11 .result=12 .error=3
    11 .table=197 .name=62 .columns=198 .rows=199 .sections=200 .sectionColumn=62 .keyScope=201
      .types=202 .defaultSort=177 .keyColumns=184 .detectTypes=62 .declarations=203 .rowOptions=204
    12 .table=197 .name=62 .revision=191 .rows=205 .sourceState=206 .whenFileChanges=207 .dirty=62
      .savedRevision=191 .unsaved=208 .keys=209 .columns=210 .types=0 .declarations=203
      .sectionColumn=62 .sections=211 .defaultSort=177 .params=186 .source=212 .dialect=213
      .preamble=184 .sampleRows=191 .history=214 .diagnostics=215
    13 .jsonrpc=5 .id=6 .method=176 .params=14 .result=12 .error=3
    14 .table=197 .name=62 .path=62 .uri=62 .content=216 .dialect=217 .columns=218 .types=202
      .defaultSort=177 .keyColumns=184 .sections=211 .sectionColumn=62 .keyScope=201 .sampleRows=191
      .progressToken=191 .declarations=203 .wait=62 .whenFileChanges=207
    15 .jsonrpc=5 .id=6 .method=176 .params=16 .result=12 .error=3
    16 .table=197 .diagnostics=219
    17 .jsonrpc=5 .id=6 .method=176 .params=18 .result=19 .error=3
    18 .table=197 .edits=220 .seen=191 .exact=62 .label=62 .author=62 .history=221 .invalid=222
      .preview=62 .view=197
    19 .revision=191 .inserted=223 .changedCells=191 .history=214 .preview=224
    20 .jsonrpc=5 .id=6 .method=176 .params=21 .result=22 .error=3
    21 .table=197 .author=62
    22 .revision=191 .step=225 .skipped=191 .history=214
    23 .jsonrpc=5 .id=6 .method=176 .params=24 .result=25 .error=3
    24 .table=197 .first=191 .size=191
    25 .revision=191 .count=191 .current=191 .bytes=191 .bytesMax=191 .dropped=191 .first=191
      .items=226
    26 .jsonrpc=5 .id=6 .method=176 .params=27 .result=28 .error=3
    27 .table=197 .step=191 .author=62
    28 .revision=191 .undone=191 .redone=191 .skipped=191 .history=214
    29 .jsonrpc=5 .id=6 .method=176 .params=30 .result=31 .error=3
    30 .table=197 .path=62 .uri=62 .overwrite=227 .sync=62 .dryRun=62 .range=219 .encoding=228
      .dialect=229 .progressToken=191
    31 .revision=191 .path=62 .uri=62 .bytes=191 .records=191 .way=230 .dirty=62 .edits=231
    32 .jsonrpc=5 .id=6 .method=176 .params=33 .result=34 .error=3
    33 .table=197 .rows=199 .sections=232 .sectionColumn=62 .columns=184 .match=233 .compare=234
      .mode=235 .resetAbove=236 .preset=237 .rowStates=199 .cellStates=238 .hints=0 .supersede=62
      .seen=191 .label=62 .author=62 .history=221 .invalid=222
    34 .outcome=239 .revision=191 .mode=235 .deletes=191 .inserts=191 .moves=191 .updates=191
      .changedCells=191 .sections=240 .history=214
    35 .jsonrpc=5 .id=6 .method=176 .params=36 .result=37 .error=3
    36 .table=197 .rows=223 .columns=184 .first=191 .size=191 .wait=62
    37 .revision=191 .complete=62 .rows=191 .faultyRows=191 .count=191 .errors=241 .rules=242
      .first=191 .more=62 .items=243
    38 .jsonrpc=5 .id=6 .method=176 .params=39 .result=40 .error=3
    39 .from=244 .to=244 .match=233 .compare=234 .columns=184 .range=219 .as=245 .textBytes=191
      .wait=62
    40 .from=246 .to=246 .complete=62 .columns=184 .counts=247 .first=191 .size=191 .more=62
      .diff=248 .old=249 .keys=250 .sections=251
    41 .jsonrpc=5 .id=6 .method=176 .params=42 .result=43 .error=3
    42 .table=197 .view=197 .state=2 .preset=237 .wait=62
    43 .view=197 .table=197 .viewRevision=191 .revision=191 .state=252 .footers=253 .layout=254
      .preset=237 .filterProblems=255 .filterFailure=256 .orderProblems=257 .orderFailure=256
      .counts=258 .order=259 .complete=62 .searching=260 .columns=184
    44 .jsonrpc=5 .id=6 .method=176 .params=45 .result=43 .error=3
    45 .view=197 .wait=62
    46 .jsonrpc=5 .id=6 .method=176 .params=47 .result=43 .error=3
    47 .view=197 .state=2 .show=261 .wait=62
    48 .jsonrpc=5 .id=6 .method=176 .params=49 .result=50 .error=3
    49 .view=197 .part=262 .column=62 .extend=62
    50 .view=197 .table=197 .viewRevision=191 .revision=191 .state=252 .footers=253 .layout=254
      .counts=258 .order=259 .complete=62 .columns=184 .preset=237 .filterProblems=255
      .filterFailure=256 .orderProblems=257 .orderFailure=256 .searching=260 .sortable=62
      .indicators=263
    51 .jsonrpc=5 .id=6 .method=176 .params=52 .result=53 .error=3
    52 .view=197 .range=219 .keys=223 .columns=184 .as=245 .textBytes=191 .at=191 .pin=197 .wait=62
    53 .viewRevision=191 .revision=191 .complete=62 .first=191 .count=191 .more=62 .keys=264
      .blocks=265 .sections=266 .counts=258 .order=259 .searching=260
    54 .jsonrpc=5 .id=6 .method=176 .params=55 .result=56 .error=3
    55 .table=197 .row=261 .column=62 .of=267 .first=191 .size=191
    56 .revision=191 .text=62 .lossy=62 .first=191 .end=191 .bytes=191 .more=62
    57 .jsonrpc=5 .id=6 .method=176 .params=58 .result=59 .error=3
    58 .view=197 .pin=197 .wait=62
    59 .view=197 .pin=197 .viewRevision=191 .revision=191 .counts=258 .order=259 .searching=260
      .complete=62
    60 .jsonrpc=5 .id=6 .method=176 .params=61 .result=62 .error=3
    61 .view=197 .pin=197
    62
    63 .jsonrpc=5 .id=6 .method=176 .params=64 .result=65 .error=3
    64 .view=197 .keys=223 .columns=184 .at=268 .offsets=269 .wait=62
    65 .viewRevision=191 .complete=62 .rows=270 .columns=271 .at=272 .entries=273
    66 .jsonrpc=5 .id=6 .method=176 .params=67 .result=68 .error=3
    67 .view=197 .subscription=197 .window=274 .content=275 .columns=184 .as=245 .textBytes=191
      .hold=276 .anchor=277 .follow=62 .appearance=62 .kinds=62 .problems=62 .separators=62
      .styles=62 .brief=62 .across=278
    68 .subscription=197 .viewRevision=191 .revision=191 .complete=62
    69 .jsonrpc=5 .id=6 .method=176 .params=70 .result=71 .error=3
    70 .subscription=197 .first=191 .size=191 .columns=184 .hold=276 .across=279 .offset=191
      .extent=191 .entry=277 .placement=280 .pages=191 .to=281 .thumb=191 .follow=62 .dragging=62
      .anchor=277
    71 .first=191 .size=191 .across=282 .viewport=283
    72 .jsonrpc=5 .id=6 .method=176 .params=73 .result=62 .error=3
    73 .subscription=197 .row=261 .column=62
    74 .jsonrpc=5 .id=6 .method=176 .params=75 .result=76 .error=3
    75 .view=197 .rows=284 .cells=285 .at=191
    76 .viewRevision=191 .changed=191 .unused=286
    77 .jsonrpc=5 .id=6 .method=176 .params=78 .result=62 .error=3
    78 .subscription=197
    79 .jsonrpc=5 .id=6 .method=176 .params=80 .result=81 .error=3
    80 .table=197 .supplied=62
    81 .complete=62 .tables=287
    82 .jsonrpc=5 .id=6 .method=176 .params=83 .result=84 .error=3
    83 .view=197 .action=288 .keys=289
    84 .viewRevision=191 .counts=258 .order=259 .complete=62 .searching=260
    85 .jsonrpc=5 .id=6 .method=176 .params=86 .result=87 .error=3
    86 .view=197 .action=290 .rows=223 .columns=184 .cells=291 .ranges=292 .wait=62
    87 .viewRevision=191 .complete=62 .count=191 .selected=293 .deselected=293 .truncated=62
    88 .jsonrpc=5 .id=6 .method=176 .params=89 .result=90 .error=3
    89 .view=197 .first=191 .size=191 .wait=62
    90 .viewRevision=191 .complete=62 .unit=294 .count=191 .first=191 .items=293
    91 .jsonrpc=5 .id=6 .method=176 .params=92 .result=93 .error=3
    92 .view=197 .search=178 .from=261 .direction=295 .wrap=62 .wait=62
    93 .viewRevision=191 .revision=191 .complete=62 .matches=191 .hit=296
    94 .jsonrpc=5 .id=6 .method=176 .params=95 .result=96 .error=3
    95 .table=197 .filter=179
    96 .tree=179 .text=62 .problems=297
    97 .jsonrpc=5 .id=6 .method=176 .params=98 .result=99 .error=3
    98 .view=197 .row=261 .column=62 .relation=298 .combine=299
    99 .viewRevision=191 .condition=179 .filter=179
    100 .jsonrpc=5 .id=6 .method=176 .params=101 .result=102 .error=3
    101 .view=197 .groupBy=184 .aggregates=300 .over=301 .sort=302 .range=219 .as=245 .textBytes=191
      .wait=62
    102 .viewRevision=191 .revision=191 .complete=62 .groups=191 .first=191 .more=62 .groupBy=265
      .counts=269 .aggregates=303
    103 .jsonrpc=5 .id=6 .method=176 .params=104 .result=105 .error=3
    104 .table=197 .declarations=203 .author=62
    105 .revision=191 .declarations=203
    106 .jsonrpc=5 .id=6 .method=176 .params=107 .result=108 .error=3
    107 .table=197 .rows=223 .columns=184 .headers=184 .sections=184 .view=197 .subscription=197
      .settings=304 .first=191
    108 .revision=191 .items=305 .first=191 .more=62
    109 .jsonrpc=5 .id=6 .method=176 .params=110 .result=111 .error=3
    110 .view=197 .row=261 .column=62
    111 .viewRevision=191 .revision=191 .layer=306 .name=62 .problem=62 .actions=307
    112 .jsonrpc=5 .id=6 .method=176 .params=113 .result=114 .error=3
    113 .view=197 .row=261 .column=62 .action=62 .seen=191 .author=62
    114 .viewRevision=191 .revision=191
    115 .jsonrpc=5 .id=6 .method=176 .params=116 .result=117 .error=3
    116 .source=62 .dialect=308 .table=197 .variables=309 .functions=310
    117 .type=311 .dependencies=312 .steps=191 .problems=313
    118 .jsonrpc=5 .id=6 .method=176 .params=119 .result=120 .error=3
    119 .source=62 .dialect=308 .table=197 .variables=309 .checked=62 .row=261 .bindings=186
      .params=186
    120 .value=314 .complete=62 .type=311
    121 .jsonrpc=5 .id=6 .method=176 .params=122 .result=123 .error=3
    122 .texts=184 .measurer=315 .bold=62 .wrap=316 .truncate=317
    123 .lineHeight=191 .estimate=62 .measures=318
    124 .jsonrpc=5 .id=6 .method=176 .params=125 .result=126 .error=3
    125 .view=197 .search=178 .with=62 .scope=319 .at=320 .by=321 .preview=62 .label=62 .author=62
      .wait=62
    126 .revision=191 .complete=62 .matches=191 .cells=191 .skipped=191 .history=214 .preview=224
    127 .jsonrpc=5 .id=6 .method=176 .params=128 .result=129 .error=3
    128 .table=197 .label=62 .author=62
    129 .revision=191 .records=191 .history=214
    130 .jsonrpc=5 .id=6 .method=176 .params=131 .result=132 .error=3
    131 .table=197 .whenFileChanges=207
    132 .whenFileChanges=207 .sourceState=206
    133 .jsonrpc=5 .id=6 .method=176 .params=134 .result=135 .error=3
    134 .view=197 .row=261 .column=62 .action=322 .by=321 .text=62 .value=0 .overwrite=62 .label=62
      .author=62 .history=221 .invalid=222
    135 .revision=191 .draft=323 .history=214
    136 .jsonrpc=5 .id=6 .method=176 .params=137 .result=138 .error=3
    137 .table=197 .columns=184 .rows=223
    138 .revision=191
    139 .jsonrpc=5 .id=6 .method=176 .params=140 .result=138 .error=3
    140 .table=197 .params=186 .author=62
    141 .jsonrpc=5 .id=6 .method=176 .params=142 .result=62 .error=3
    142 .view=197
    143 .jsonrpc=5 .id=6 .method=176 .params=144 .result=62 .error=3
    144 .table=197
    145 .jsonrpc=5 .id=6 .method=176 .params=0 .result=146 .error=3
    146 .presets=324
    147 .jsonrpc=5 .id=6 .method=176 .params=0 .result=148 .error=3
    148 .memory=325 .methods=1 .watching=326 *=191
    149 .jsonrpc=5 .id=6 .method=176 .params=0 .result=1 .error=3
    150 .jsonrpc=5 .id=6 .method=176 .params=151 .result=0 .error=3
    151 .value=195
    152 .jsonrpc=5 .id=6 .method=176 .params=153 .result=0 .error=3
    153 .id=191
    154 .jsonrpc=5 .id=6 .method=176 .params=0 .result=62 .error=3
    155 .jsonrpc=5 .id=6 .method=176 .params=156 .result=0 .error=3
    156 .subscription=197 .view=197 .table=197 .seq=191 .from=191 .to=191 .revision=191 .causes=327
      .authors=184 .hints=199 .appearance=328 .kinds=329 .layout=254 .across=282 .heights=330
      .frames=331 .viewport=283 .separators=332 .styles=333 .counts=258 .order=259 .complete=62
      .window=219 .columns=184 .reset=334 .diff=335 .part=191 .last=62
    157 .jsonrpc=5 .id=6 .method=176 .params=158 .result=0 .error=3
    158 .table=197 .view=197 .revision=191 .action=62 .key=261 .sourceIndex=191 .viewIndex=191
      .column=62 .values=336 .author=62
    159 .jsonrpc=5 .id=6 .method=176 .params=160 .result=161 .error=3
    160 .table=197 .view=197 .asked=337 .count=191 .deadline=191 .default=338
    161 .decision=338
    162 .jsonrpc=5 .id=6 .method=176 .params=163 .result=164 .error=3
    163 .table=197 .column=62 .type=339 .revision=191 .rows=223 .blocks=265 .types=340 .deadline=191
    164 .values=199 .texts=184 .errors=341
    165 .jsonrpc=5 .id=6 .method=176 .params=166 .result=167 .error=3
    166 .table=197 .view=197 .viewRevision=191 .revision=191 .kind=342 .column=62 .rows=223
      .columns=343 .blocks=265 .deadline=191
    167 .heights=269 .widths=269
    168 .jsonrpc=5 .id=6 .method=176 .params=169 .result=0 .error=3
    169 .table=197 .revision=191 .rows=205 .sourceState=206 .dirty=62 .savedRevision=191
      .unsaved=208 .diagnostics=344
    170 .jsonrpc=5 .id=6 .method=176 .params=171 .result=0 .error=3
    171 .token=191 .value=345
    172 .jsonrpc=5 .id=6 .method=176 .params=173 .result=0 .error=3
    173 .message=62 .verbose=62
    174 .jsonrpc=5 .id=6 .method=176 .params=175 .result=0 .error=3
    175 .type=191 .message=62
    176 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,preset/list,rpc.discover,server/stats,shutdown
      'table/close,table/create,table/declare,table/describe,table/didChange
      'table/diff,table/edit,table/history,table/jump,table/open,table/redo
      'table/resolve,table/revert,table/save,table/setParams,table/setRows,table/undo
      'table/validate,table/watchFile,text/measure,view/aggregate,view/close
      'view/collapse,view/find,view/get,view/hover,view/locate,view/measure,view/open
      'view/pin,view/replace,view/resync,view/rows,view/scroll,view/select
      'view/selection,view/set,view/sync,view/tap,view/unpin,view/unwatch,view/update
      'view/watch,window/logMessage
    177 []=346
    178 .text=62 .columns=184 .caseFolded=62 .diacritics=347 .match=348 .mode=349 .of=350
    179 .kind=351 ?kind:all=352 ?kind:any=353 ?kind:not=354 ?kind:compare=355 ?kind:oneOf=356
      ?kind:text=357 ?kind:expression=358 ?kind:null=359 ?kind:error=360
    180 .by=361 .headers=62 .footers=62 .empty=362 .collapsed=363 .aggregates=300
    181 .mode=364 .unit=294 .tap=365 .momentary=62 .whenFiltered=366
    182 .size=191 .index=191
    183 *=367
    184 []=62
    185 'cell,none,object
    186 *=314
    187 []=368
    188 .measurer=315 .frame=191 .minimumWidth=191 .insets=369 .direction=370 .spacing=191 .scale=62
      .lock=62 .fixed=369 .rows=371 .items=372 .sizing=373 .columns=374
    189 .kind=375 .header=376 .footer=376 .search=377 .insets=378 .spacings=379 .indicators=380
      .scrollBars=381 .alignment=382
    190 []=383
    191 #
    192 .kind=384 .pointer=385 .expected=0 .found=0 .position=191 .revision=191 .offset=191 .limit=1
      .maximum=191 .viewRevision=191 .seen=191 .oldest=191 .asked=191 .step=191 .errno=191
      .count=191 .reason=386 .permission=1 .layer=306 .binding=1 .id=62 .view=197 .column=62
      .row=261 .section=62 .name=62 .action=62 .method=62 .path=62 .system=62 .problem=62 .range=387
      .bytes=387 .lines=388 .problems=313 .errors=389 .rule=390 .keys=391 .got=191 .state=392
      .call=62 .copy=62 .replaced=62 .encoding=62 .cells=393
    193 .name=62 .version=62
    194 'each,merged
    195 'messages,off,verbose
    196 .messageBytesMax=191 .requestsInFlightMax=191 .waitingNotificationBytesMax=191
      .drainMillisecondsMax=191 .batchMembersMax=191 .depthMax=191 .columnsMax=191 .rowsMax=191
      .fieldBytesMax=191 .rowsPerAnswerMax=191 .answerBytesMax=191 .windowTextBytes=191
      .textBytesMax=191 .windowRowsMax=191 .collectionItemsMax=191 .filterConditionsMax=191
      .expressionBytesMax=191 .expressionNodesMax=191 .expressionDepthMax=191
      .expressionStepsMax=191 .expressionValueUnitsMax=191 .tablesMax=191 .viewsMax=191
      .subscriptionsMax=191 .aggregatesMax=191 .groupsMax=191 .groupBytesMax=191 .sortRowsMax=191
      .formatBytesMax=191 .shownBytesMax=191 .sectionAggregatesMax=191 .distinctValuesMax=191
      .cacheBytes=191 .undoBytesMax=191 .hintsBytesMax=191 .pinsMax=191 .draftsMax=191
      .draftBytesMax=191 .rowStepsMax=191 .parameterBytesMax=191 .declarationsBytesMax=191
      .rulesMax=191 .stateBytesMax=191 .sectionsMax=191 .actionsMax=191 .actionDepthMax=191
      .computeRowsMax=191 .measuredTextsMax=191 .measuredBytesMax=191 .advancesMax=191
      .stylesMax=191 .sectionBytesMax=191 .sectionKeyBytesMax=191 .rowKeyBytesMax=191
      .keyIndexBytesMax=191
    197 $id
    198 []=394
    199 []=0
    200 []=395
    201 'section,table
    202 *=396
    203 .settings=397 .fallback=397 .columns=398 .kinds=399 .kindBy=400 .defaultKind=62
      .undeclaredKinds=401 .rowRules=402 .sectionKinds=403 .sections=404 .cellKinds=336 .editors=336
      .decisions=405
    204 []=406
    205 .count=191 .complete=62 .failure=407 .examined=62
    206 'asOpened,changed,removed,replaced,unreadable
    207 'follow,reload,tell
    208 .records=191 .bytes=191 .columns=62 .order=62
    209 .kind=408 ?kind:given=409 ?kind:columns=410
    210 []=411
    211 []=412
    212 .kind=413 ?kind:file=414 ?kind:inline=415 ?kind:created=416
    213 .delimiter=417 .quote=417 .escape=417 .header=417 .encoding=418 .lineEnd=419 .comment=417
      .preambleLines=420 .nullValues=421
    214 .undo=191 .redo=191 .undoLabel=62 .redoLabel=62 .dropped=191
    215 .count=191 .counts=422 .first=191 .items=423
    216 .text=62 .base64=62
    217 .delimiter=62 .quote=62 .escape=62 .header=62 .encoding=228 .comment=62 .preambleLines=191
      .nullValues=184
    218 *=424
    219 .first=191 .size=191
    220 []=425
    221 'join,none,step
    222 'keep,refuse
    223 []=261
    224 .cells=191 .inserted=191 .removed=191 .moved=191 .columns=191 .sections=191 .errorCount=191
      .removedRows=223 .items=426 .errors=389 .asked=337
    225 .id=191 .label=62 .author=62
    226 []=427
    227 'always,ifUnchanged
    228 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    229 .delimiter=62 .quote=62 .escape=62 .header=62 .lineEnd=428 .byteOrderMark=62
    230 'overwritten,replaced,unchanged
    231 .count=191 .first=191 .size=191 .more=62 .items=429
    232 []=430
    233 .kind=431 ?kind:keys=432 ?kind:columns=410 ?kind:given=433 ?kind:content=434
    234 .kind=435 ?kind:value=436 ?kind:columns=410 ?kind:tag=437
    235 'diff,reset
    236 .changes=191 .share=191
    237 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    238 []=336
    239 'applied,superseded
    240 .deletes=191 .inserts=191 .moves=191 .updates=191
    241 *=191
    242 []=438
    243 []=439
    244 .table=197 .revision=191
    245 'both,text,value
    246 .table=197 .revision=191 .rows=191
    247 .deletes=191 .moves=191 .inserts=191 .updates=191 .changes=191
    248 .deletes=440 .moves=440 .inserts=441 .updates=442
    249 .deletes=443 .updates=442
    250 .moves=223 .updates=444
    251 .old=289 .new=289 .deletes=269 .inserts=269 .moves=440 .updates=445
    252 .sort=177 .search=178 .filter=179 .sections=446 .selection=181 .page=182 .columns=183
      .columnOrder=184 .binding=185 .params=186 .sortCycle=187 .footers=62 .footerSorts=62
      .showHidden=62 .layout=447 .presentation=189 .styles=190
    253 *=448
    254 .width=191 .content=191 .direction=370 .height=191 .items=449 .estimate=62 .groups=450
      .columns=451
    255 []=452
    256 .row=261 .pointer=453 .reason=62 .message=62 .range=387 .bytes=387 .lines=388
    257 []=454
    258 .source=191 .filtered=191 .pages=191 .pageIndex=191 .pageSize=191 .first=191 .end=191
      .matches=191 .entries=191 .failed=191 .orderFailed=191 .hidden=191
    259 'pending,ready
    260 .rows=191 .matches=191
    261 #key
    262 'footer,header
    263 *=455
    264 []=456
    265 []=457
    266 []=458
    267 'text,value
    268 []=459
    269 []=191
    270 []=460
    271 []=461
    272 []=462
    273 []=463
    274 .kind=464 ?kind:entries=465 ?kind:all=466 ?kind:viewport=467
    275 'cells,keys
    276 .sort=468 .filter=468 .sections=468 .page=468 .setRows=468 .load=468 .edit=468 .resize=468
      .measure=468 'end,entry,index
    277 .kind=469 .key=199 #key
    278 .offset=191 .extent=191 .overscan=191
    279 .offset=191 .thumb=191 .extent=191 .overscan=191 .column=62 .placement=470
    280 'bottom,center,nearest,top
    281 'end,start
    282 .offset=191 .room=191 .extent=191 .left=450 .thumb=471
    283 .offset=191 .extent=191 .top=191 .spacing=191 .heldBack=191 .thumb=471 .anchor=456
      .sticky=472
    284 []=473
    285 []=474
    286 []=475
    287 @=191 $id
    288 'collapse,expand,toggle
    289 []=199
    290 'add,all,extend,invert,none,remove,replace,tap,toggle
    291 []=476
    292 []=477
    293 []=478
    294 'cell,column,row
    295 'next,previous
    296 .row=261 .viewIndex=191 .pageIndex=191 .wrapped=62 .cells=479
    297 []=480
    298 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    299 'all,any,replace
    300 []=481
    301 'all,shown
    302 .kind=482 ?kind:group=483 ?kind:count=484 ?kind:aggregate=485
    303 []=486
    304 []=487
    305 []=488
    306 'builtIn,column,fallback,kind,row,section,table
    307 []=489
    308 'strict,table
    309 *=311
    310 []=490
    311 .list=311 .map=491 .type=311 .opaque=62 .of=491
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    312 .columns=184 .cells=184 .params=184 .bindings=184
    313 []=492
    314 .int=62 .uint=62 .double=62 .bool=62 .string=62 .bytes=62 .null=62 .list=493 .map=494
      .type=62 .timestamp=495 .duration=495 .optional=314
    315 .kind=496 ?kind:cells=497 ?kind:font=498 ?kind:estimate=499
    316 .width=191 .linesMax=191
    317 .width=191 .at=500 .ellipsis=62
    318 []=501
    319 'all,selection
    320 .row=261 .column=62 .index=191
    321 'owner,user
    322 'begin,cancel,change,commit
    323 .view=197 .author=62 .by=502 .text=62 .stale=62 .problem=503
    324 []=1
    325 .resident=191 .program=191 .heap=191 .free=191 .cache=191 .tables=504 .sorting=191
      .gathering=191 .comparing=191 .messages=191 .recording=191 .other=191 *=191
    326 []=505
    327 []=506
    328 .appeared=264 .disappeared=264 .prefetch=264 .cancelled=264
    329 .rows=507 .cells=508 .states=509 .cellStates=510
    330 []=511
    331 []=512
    332 []=513
    333 .anew=62 .looks=514 .rows=515 .cells=516 .failures=517
    334 .keys=264 .blocks=265
    335 .deletes=440 .moves=440 .inserts=518 .updates=442 .scrolledOut=440 .scrolledIn=440
    336 *=0
    337 []=519
    338 'allow,refuse
    339 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    340 []=339
    341 []=520
    342 'heights,widths
    343 []=521
    344 .count=191
    345 .kind=522 ?kind:begin=523 ?kind:report=524 ?kind:end=525
    346 .column=62 .expression=62 .direction=526 .nulls=527 .comparator=528
    347 'exact,ignored
    348 'contains,fuzzy,prefix,regex,words
    349 'filter,mark
    350 'display,value
    351 'all,any,compare,error,expression,not,null,oneOf,text
    352 .kind=529 .conditions=530
    353 .kind=531 .conditions=530
    354 .kind=532 .condition=179
    355 .kind=533 .column=62 .relation=298 .value=0
    356 .kind=534 .column=62 .values=0
    357 .kind=535 .column=62 .relation=536 .text=62 .caseFolded=62 .diacritics=347 .of=350
    358 .kind=537 .source=62
    359 .kind=538 .column=62
    360 .kind=539 .column=62
    361 []=540 'declared
    362 'hide,show
    363 .all=62 .keys=289
    364 'multiple,none,single
    365 'extend,replace,toggle
    366 'drop,keep
    367 .hidden=62 .footer=541 .nullDefault=0
    368 'ascending,descending,none
    369 .leading=191 .trailing=191
    370 'ltr,rtl
    371 .height=191 .wrap=62 .linesMax=191 .inset=191 .padding=191 .minimum=191 .maximum=191
      .whole=62 .spacing=191 .background=62 .quiet=191 .measured=542 .deadline=191
    372 .direction=543 .size=449 .perLine=269 .spacing=191 .lineSpacing=191 .insets=544
    373 .mode=545 .minimum=191 .maximum=191 .padding=191 .headerPadding=191 .header=62 .footer=62
      .whole=62
    374 *=546
    375 'grid,headless,list,stack
    376 .shown=62 .height=191 .inside=62 .floats=62
    377 .shown=62 .height=191 .inside=62 .floats=62 .placement=547 .placeholder=62
    378 .table=544 .header=544 .footer=544 .row=544 .item=544
    379 .header=191 .footer=191
    380 .ascending=62 .descending=62 .none=62 .width=191 .header=62 .footer=62
    381 .vertical=62 .horizontal=62 .minimum=191
    382 'center,leading,trailing
    383 .when=62 .source=548 .columns=184 .layer=549 .tag=62 .parameters=550
    384 'badFormat,batch,blockOverflows,cancelled,changedTwice,columnExists,compressed
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
    385 $pointer
    386 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    387 .first=191 .end=191
    388 .start=551 .end=551
    389 []=552
    390 .kind=62 .index=191 .expression=62 .type=339 .message=62 .severity=553
    391 []=554
    392 'changed,replaced
    393 []=555
    394 .id=62 .type=339 .title=62 .sortable=62 .searchable=62 .editable=62 .computed=62 .path=62
      .headerOnly=62 .display=62 .sortBy=400 .supplied=556 .format=557 .parse=557
      .nullPlaceholder=62 .comparator=528 .footer=541 .validate=558 .align=559 .editor=0
      .cellKind=62 .meta=0
    395 .key=261 .header=62 .footer=62 .kind=62 .state=0 .rows=199
    396 .base=339 .format=557 .parse=557 .nullPlaceholder=62 .comparator=528 .footer=541
      .validate=558 .align=559 .editor=0 .cellKind=62 .meta=0
    397 .height=560 .width=560 .estimatedHeight=561 .headerHeight=562 .footerHeight=562 .hidden=563
      .selectable=564 .momentary=563 .editable=564 .movable=565 .deletable=564 .collapsible=564
      .indentation=561 .actions=307 .separators=566 .accessory=563 .accessibilityText=563
      .cellKind=563 .editor=563 .holds=563
    398 *=567
    399 *=568
    400 .column=62 .expression=62
    401 'default,refuse
    402 []=569
    403 *=397
    404 *=570
    405 .deadline=191 .default=338
    406 .kind=62 .settings=397 .rowState=0 .cellStates=336
    407 .kind=571 .message=62 .system=62
    408 'columns,given
    409 .kind=572
    410 .kind=573 .columns=184
    411 .id=62 .title=62 .type=339 .sortable=62 .searchable=62 .editable=62 .computed=62
      .supplied=556 .problem=62 .path=62 .headerOnly=62 .display=62 .displayProblem=62 .sortBy=400
      .sortByProblem=62 .typeName=62 .format=557 .parse=557 .nullPlaceholder=62 .comparator=528
      .footer=541 .validate=558 .align=559 .editor=0 .cellKind=62 .meta=0 .evidence=574
    412 .key=261 .header=62 .footer=62 .kind=62 .state=0
    413 'created,file,inline
    414 .kind=575 .path=62 .uri=62 .bytes=191
    415 .kind=576 .bytes=191
    416 .kind=577
    417 .value=62 .forced=62 .evidence=578
    418 .value=228 .forced=62 .evidence=578
    419 .value=579 .forced=62 .evidence=578
    420 .value=191 .forced=62 .evidence=578
    421 .value=184 .forced=62 .evidence=578
    422 .fieldCount=191 .typeMismatch=191 .unclosedQuote=191 .fieldTooLong=191 .invalidEncoding=191
      .comment=191
    423 []=580
    424 .type=339 .title=62 .sortable=62 .searchable=62 .editable=62 .computed=62 .path=62
      .headerOnly=62 .display=62 .sortBy=400 .supplied=556 .format=557 .parse=557
      .nullPlaceholder=62 .comparator=528 .footer=541 .validate=558 .align=559 .editor=0
      .cellKind=62 .meta=0
    425 .kind=581 ?kind:set=582 ?kind:insert=583 ?kind:remove=584 ?kind:move=585 ?kind:paste=586
      ?kind:adopt=587 ?kind:setRow=588 ?kind:setColumn=589 ?kind:addColumn=590
      ?kind:removeColumn=591 ?kind:orderColumns=592 ?kind:addSections=593 ?kind:removeSections=594
      ?kind:moveSections=595 ?kind:setSection=596
    426 []=597
    427 .id=191 .done=62 .label=62 .author=62 .cause=598 .revision=191 .cells=191 .rows=191
      .columns=191 .sections=191 .bytes=191
    428 'cr,crlf,lf
    429 []=599
    430 .key=261 .header=62 .footer=62 .kind=62 .state=0 .rows=199 .keys=223 .rowStates=199
      .cellStates=238 .tags=223
    431 'columns,content,given,keys
    432 .kind=600
    433 .kind=572 .keys=223
    434 .kind=601
    435 'columns,tag,value
    436 .kind=602
    437 .kind=603 .tags=223
    438 .column=62 .kind=62 .type=339 .index=191 .expression=62 .message=62 .severity=553 .count=191
      .problem=62
    439 .kind=604 .row=261 .column=62 .columns=184 .text=62 .cut=62 .rule=390 .reason=62
    440 []=269
    441 .at=440 .keys=223 .blocks=265
    442 []=605
    443 .keys=223 .blocks=265
    444 []=606
    445 []=607
    446 .by=608 .headers=62 .footers=62 .empty=362 .collapsed=609 .aggregates=300
    447 .measurer=315 .frame=191 .minimumWidth=191 .insets=369 .direction=370 .spacing=191 .scale=62
      .lock=62 .fixed=369 .rows=610 .items=372 .sizing=373 .columns=374
    448 .title=62 .aggregate=611 .over=301 .value=0 .text=62 .cut=62 .nulls=191 .errors=191
      .pending=62 .problem=612
    449 .width=191 .height=191
    450 .leading=191 .center=191 .trailing=191
    451 []=613
    452 .pointer=453 .kind=614 .message=62
    453 $statePointer
    454 .pointer=453 .kind=615 .message=62
    455 .direction=368 .sortable=62 .priority=191
    456 .kind=469 .key=616 #key
    457 .column=62 .offset=191 .values=199 .texts=184 .errors=617 .pending=269 .stale=269 .lossy=269
      .cut=269 .matches=618 .drafts=619
    458 .key=616 .title=62 .cut=62 .count=191 .collapsed=62 .header=62 .footer=62 .kind=62 .state=0
      .aggregates=620
    459 .x=191 .group=382
    460 .key=261 .sourceIndex=191 .viewIndex=191 .pageIndex=191 .offset=191 .height=191 .frame=512
      .reason=621 .section=616
    461 .column=62 .group=382 .x=191 .width=191 .estimate=62 .reason=622
    462 .column=62 .group=382 .x=191 .width=191 .estimate=62 .distance=191
    463 .key=456 .viewIndex=191 .offset=191 .height=191 .frame=512
    464 'all,entries,viewport
    465 .kind=623 .first=191 .size=191 .overscan=191
    466 .kind=529
    467 .kind=624 .offset=191 .extent=191 .overscan=191
    468 'entry,offset,start
    469 'footer,group,header
    470 'center,end,nearest,start
    471 .start=191 .length=191
    472 []=625
    473 .row=261 .height=191
    474 .row=261 .column=62 .height=191
    475 .row=261 .column=62 .reason=626
    476 .row=261 .column=62
    477 .from=476 .to=476
    478 .row=261 .column=62 .sourceIndex=191 .viewIndex=191 .pageIndex=191
    479 []=627
    480 .pointer=62 .kind=628 .message=62
    481 .column=62 .kind=611
    482 'aggregate,count,group
    483 .kind=629 .direction=526
    484 .kind=630 .direction=526
    485 .kind=631 .index=191 .direction=526
    486 .column=62 .kind=611 .values=199 .texts=184 .cut=269 .nulls=269 .errors=269
    487 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    488 .row=261 .column=62 .header=62 .section=62 .kind=62 .saidKind=62 .rowState=0 .cellState=0
      .cellStates=336 .settings=632
    489 .id=62 .title=563 .style=633 .hidden=563 .image=563 .placement=634 .fullSwipe=62
      .children=307
    490 .name=62 .arguments=491 .result=311 .member=62
    491 []=311
    492 .kind=635 .message=62 .range=387 .bytes=387 .lines=388 .expected=62 .found=62 .hint=62
    493 []=314
    494 []=493
    495 .seconds=62 .nanos=62
    496 'cells,estimate,font
    497 .kind=636 .tabStop=191 .ambiguous=637
    498 .kind=638 .lineHeight=191 .regular=639 .bold=639
    499 .kind=640 .advance=191 .lineHeight=191
    500 'head,middle,tail
    501 .width=191 .height=191 .lines=641 .more=62 .shown=642
    502 'user
    503 .kind=643 .expected=62 .row=261 .column=62 .columns=184 .rule=390 .reason=62
    504 .sources=191 .edits=191 .rows=191 .keys=191 .history=191 .views=191 .uncounted=191 *=191
    505 .subscription=197 .view=197 .pending=191 .lagRevisions=191
    506 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    507 []=644
    508 []=645
    509 []=646
    510 []=647
    511 .height=191 .count=191
    512 .x=191 .y=191 .width=191 .height=191
    513 .top=648 .bottom=648 .at=440
    514 []=649
    515 []=650
    516 []=651
    517 []=652
    518 .at=440 .keys=264 .blocks=265
    519 .permission=653 .row=261 .column=62 .section=62 .layer=306
    520 .row=191 .text=62
    521 .column=62 .width=191
    522 'begin,end,report
    523 .kind=654 .title=62 .message=62 .percentage=191
    524 .kind=655 .message=62 .percentage=191
    525 .kind=656 .message=62
    526 'ascending,descending
    527 'first,last
    528 .kind=657 .caseFolded=62 .diacritics=347 .values=184
      'caseInsensitive,length,natural,semver,text,value
    529 'all
    530 []=179
    531 'any
    532 'not
    533 'compare
    534 'oneOf
    535 'text
    536 'contains,endsWith,equals,startsWith
    537 'expression
    538 'null
    539 'error
    540 .column=62 .expression=62 .declared=62 .direction=526 .nulls=527 .comparator=528 .values=199
    541 .title=62 .aggregate=611 .over=301
    542 'client,daemon
    543 'horizontal,wrapped
    544 .top=191 .leading=191 .bottom=191 .trailing=191
    545 .kind=658 ?kind:maximum=659 ?kind:average=660 ?kind:sampled=661 ?kind:client=662
      ?kind:percentile=663 ?kind:hybrid=664 ?kind:padded=665 ?kind:fixed=666 ?kind:fraction=667
      ?kind:flexible=668 ?kind:adaptive=669
    546 .mode=545 .minimum=191 .maximum=191 .padding=191 .headerPadding=191 .header=62 .footer=62
      .whole=62 .width=191 .spacing=191
    547 'client,embedded,hidden
    548 .kind=670 ?kind:stripes=671 ?kind:sorted=672 ?kind:selected=673 ?kind:hovered=674
      ?kind:matches=675 ?kind:drafts=676 ?kind:errors=677
    549 'background,overlay
    550 *=563
    551 .line=191 .character=191
    552 .kind=62 .message=62 .pointer=385 .row=261 .column=62 .expected=0 .found=0 .rule=390
    553 'mark,refuse
    554 .key=261 .rows=269
    555 .row=261 .column=62 .reason=678
    556 .inputs=184 .deadline=191
    557 .kind=679 ?kind:number=680 ?kind:currency=681 ?kind:percent=682 ?kind:compact=683
      ?kind:bytes=684 ?kind:duration=685 ?kind:date=686 ?kind:boolean=687 ?kind:map=688
      ?kind:template=689
    558 .expression=62 .message=62 .severity=553 []=690
    559 'center,end,start
    560 .expression=62 'automatic #
    561 .expression=62 #
    562 .expression=62 'automatic,zero #
    563 .expression=62
    564 .expression=62 'ask
    565 .expression=62 .within=184 'ask
    566 .top=648 .between=648 .bottom=648
    567 .height=560 .width=560 .estimatedHeight=561 .headerHeight=562 .footerHeight=562 .hidden=563
      .selectable=564 .momentary=563 .editable=564 .movable=565 .deletable=564 .collapsible=564
      .indentation=561 .actions=307 .separators=566 .accessory=563 .accessibilityText=563
      .cellKind=563 .editor=563 .holds=563 .header=397
    568 .height=560 .width=560 .estimatedHeight=561 .headerHeight=562 .footerHeight=562 .hidden=563
      .selectable=564 .momentary=563 .editable=564 .movable=565 .deletable=564 .collapsible=564
      .indentation=561 .actions=307 .separators=566 .accessory=563 .accessibilityText=563
      .cellKind=563 .editor=563 .holds=563 .columns=691
    569 .expression=62 .message=62 .severity=553 .columns=184
    570 .height=560 .width=560 .estimatedHeight=561 .headerHeight=562 .footerHeight=562 .hidden=563
      .selectable=564 .momentary=563 .editable=564 .movable=565 .deletable=564 .collapsible=564
      .indentation=561 .actions=307 .separators=566 .accessory=563 .accessibilityText=563
      .cellKind=563 .editor=563 .holds=563 .kind=62
    571 'cancelled,limit,readFailed,sourceChanged
    572 'given
    573 'columns
    574 .sampleRows=191 .counts=241 .reason=62 .nullValues=184 .firstDisagreement=692
    575 'file
    576 'inline
    577 'created
    578 .reason=62 .examined=191 .share=191
    579 'cr,crlf,lf,mixed
    580 .kind=693 .message=62 .row=261 .column=62 .line=191 .byteOffset=191 .expected=62 .found=62
    581 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    582 .kind=694 .row=261 .column=62 .value=0 .text=62 .values=0
    583 .kind=695 .options=204 .rows=199 .place=696
    584 .kind=697 .rows=223
    585 .kind=698 .rows=223 .place=696
    586 .kind=699 .texts=700 .at=476 .view=197 .rows=223 .columns=184 .overflow=701
    587 .kind=702 .view=197
    588 .kind=703 .row=261 .options=406
    589 .kind=704 .column=62 .options=424
    590 .kind=705 .column=62 .options=424 .place=706
    591 .kind=707 .column=62
    592 .kind=708 .columns=184
    593 .kind=709 .sections=200 .place=710 .sectionColumn=62
    594 .kind=711 .sections=223
    595 .kind=712 .sections=223 .place=710
    596 .kind=713 .section=261 .options=714
    597 .row=261 .column=62 .before=715 .after=715
    598 'edit,setRows
    599 .bytes=269 .range=388 .newText=62 .base64=62
    600 'keys
    601 'content
    602 'value
    603 'tag
    604 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    605 .column=62 .rows=269 .values=199 .texts=184 .errors=617 .pending=269 .stale=269 .lossy=269
      .cut=269 .matches=618
    606 .index=191 .key=261 .columns=184
    607 .index=191 .key=62 .members=716
    608 []=717 'declared
    609 .all=62 .keys=718
    610 .height=191 .wrap=62 .linesMax=191 .inset=191 .padding=191 .minimum=191 .maximum=191
      .whole=62 .spacing=191 .background=62 .quiet=191 .measured=719 .deadline=191
    611 'count,distinct,max,mean,min,sum,valid
    612 'notApplicable,outOfRange,tooManyValues
    613 .column=62 .fixed=720 .x=191 .width=191 .tracks=191 .estimate=62
    614 'typeChanged,unknownColumn
    615 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    616 []=721
    617 []=722
    618 []=723
    619 []=724
    620 []=725
    621 'collapsed,filtered,hidden,removed,unknown
    622 'hidden
    623 'entries
    624 'viewport
    625 .kind=726 .y=191 .height=191 .section=458
    626 'changed,declared,fixed,hidden
    627 .column=62 .ranges=440 .further=191
    628 'column,columnType,limit,value
    629 'group
    630 'count
    631 'aggregate
    632 *=727
    633 .expression=62 'destructive,disabled,normal
    634 'inline,leading,menu,trailing
    635 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    636 'cells
    637 'narrow,wide
    638 'font
    639 .defaultAdvance=191 .ranges=728 .advances=729 .kerning=730 .letterSpacing=191
    640 'estimate
    641 []=731
    642 .text=62 .width=191 .cut=62
    643 'invalid,valueDoesNotFit
    644 .kind=62 .at=440
    645 .column=62 .cellKind=0 .editor=0 .at=440
    646 .index=191 .rowState=0
    647 .index=191 .column=62 .cellState=0
    648 .leading=191 .trailing=191 .thickness=191
    649 .look=191 .styles=732
    650 .look=191 .at=440
    651 .column=62 .look=191 .at=440
    652 .style=191 .count=191 .row=261 .message=62
    653 'collapse,delete,edit,move,select
    654 'begin
    655 'report
    656 'end
    657 'caseInsensitive,length,list,natural,semver,text,value
    658 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    659 .kind=733
    660 .kind=734 .advance=191
    661 .kind=735 .size=191
    662 .kind=719 .size=191
    663 .kind=736 .share=191 .size=191
    664 .kind=737 .size=191 .advance=191
    665 .kind=738 .width=191
    666 .kind=739 .width=191
    667 .kind=740 .share=191
    668 .kind=741
    669 .kind=742
    670 'drafts,errors,hovered,matches,selected,sorted,stripes
    671 .kind=743 .every=191 .offset=191 .by=744
    672 .kind=745 .every=191 .offset=191
    673 .kind=746
    674 .kind=747
    675 .kind=748
    676 .kind=749
    677 .kind=750
    678 'encoding,quote
    679 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    680 .kind=751 .pattern=62 .locale=752 .prefix=62 .suffix=62 .negative=753
    681 .kind=754 .pattern=62 .locale=752 .prefix=62 .suffix=62 .negative=753 .currency=62
      .display=755
    682 .kind=756 .pattern=62 .locale=752 .prefix=62 .suffix=62 .negative=753
    683 .kind=757 .locale=752 .currency=62 .digits=191
    684 .kind=758 .locale=752 .units=759 .digits=191
    685 .kind=760 .locale=752 .style=761 .unit=762
    686 .kind=763 .pattern=62 .locale=752
    687 .kind=764 .true=62 .false=62
    688 .kind=765 .values=766 .otherwise=557
    689 .kind=767 .template=62 .format=557
    690 .expression=62 .message=62 .severity=553
    691 *=768
    692 .row=261 .line=191 .byteOffset=191 .text=62
    693 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    694 'set
    695 'insert
    696 .kind=769 ?kind:start=770 ?kind:end=771 ?kind:before=772 ?kind:after=773 ?kind:index=774
      ?kind:shown=775
    697 'remove
    698 'move
    699 'paste
    700 []=184
    701 'clip,insert,refuse
    702 'adopt
    703 'setRow
    704 'setColumn
    705 'addColumn
    706 .kind=776 ?kind:start=770 ?kind:end=771 ?kind:before=777 ?kind:after=778
    707 'removeColumn
    708 'orderColumns
    709 'addSections
    710 .kind=776 ?kind:start=770 ?kind:end=771 ?kind:before=779 ?kind:after=780
    711 'removeSections
    712 'moveSections
    713 'setSection
    714 .header=62 .footer=62 .kind=62 .state=0
    715 .value=0 .text=62 .cut=62
    716 []=781
    717 .column=62 .expression=62 .declared=62 .direction=526 .nulls=527 .comparator=528 .values=184
    718 []=616
    719 'client
    720 'leading,trailing
    721 .kind=539
    722 .row=191 .kind=782 .text=62
    723 .row=191 .ranges=440 .further=191
    724 .row=191 .view=197 .author=62 .by=502 .text=62 .stale=62 .problem=503
    725 .column=62 .kind=611 .value=0 .text=62 .cut=62 .nulls=191 .errors=191 .pending=62
      .problem=783
    726 'group,header
    727 .value=0 .layer=306 .name=62 .problem=62
    728 []=784
    729 []=785
    730 []=786
    731 .range=269 .width=191
    732 []=787
    733 'maximum
    734 'average
    735 'sampled
    736 'percentile
    737 'hybrid
    738 'padded
    739 'fixed
    740 'fraction
    741 'flexible
    742 'adaptive
    743 'stripes
    744 'page,section
    745 'sorted
    746 'selected
    747 'hovered
    748 'matches
    749 'drafts
    750 'errors
    751 'number
    752 'de,en,es,fr,hi,ja
    753 'minus,parentheses
    754 'currency
    755 'code,symbol
    756 'percent
    757 'compact
    758 'bytes
    759 'iec,si
    760 'duration
    761 'clock,short,words
    762 'day,hour,millisecond,minute,second
    763 'date
    764 'boolean
    765 'map
    766 *=62
    767 'template
    768 .height=560 .width=560 .estimatedHeight=561 .headerHeight=562 .footerHeight=562 .hidden=563
      .selectable=564 .momentary=563 .editable=564 .movable=565 .deletable=564 .collapsible=564
      .indentation=561 .actions=307 .separators=566 .accessory=563 .accessibilityText=563
      .cellKind=563 .editor=563 .holds=563 .type=339 .validate=558 .format=557 .path=62
    769 'after,before,end,index,shown,start
    770 .kind=788
    771 .kind=656
    772 .kind=789 .row=261
    773 .kind=790 .row=261
    774 .kind=791 .sourceIndex=191 .counted=792
    775 .kind=793 .view=197 .viewIndex=191 .counted=792 .whenSorted=794
    776 'after,before,end,start
    777 .kind=789 .column=62
    778 .kind=790 .column=62
    779 .kind=789 .section=261
    780 .kind=790 .section=261
    781 'footer,header,kind,state
    782 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    783 'notApplicable,outOfRange,tooManySections,tooManyValues
    784 .first=191 .end=191 .advance=191
    785 .characters=62 .advance=191
    786 .pair=62 .advance=191
    787 .layer=549 .tag=62 .parameters=766
    788 'start
    789 'before
    790 'after
    791 'index
    792 'after,before
    793 'shown
    794 'adopt,refuse
    """#
}
