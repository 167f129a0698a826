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
    table/recover 32
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
    view/find 94
    filter/convert 97
    filter/like 100
    view/aggregate 103
    table/declare 106
    table/resolve 109
    action/list 112
    action/invoke 115
    expression/check 118
    expression/evaluate 121
    text/measure 124
    view/replace 127
    table/revert 130
    cell/draft 133
    cell/refresh 136
    table/setParams 139
    view/close 141
    table/close 143
    journal/list 145
    journal/remove 148
    preset/list 151
    server/stats 153
    rpc.discover 155
    $/setTrace 156
    $/cancelRequest 158
    shutdown 160
    exit 4
    view/update 161
    action/didInvoke 163
    action/decide 165
    cell/compute 168
    cell/measure 171
    table/didChange 174
    $/progress 176
    $/logTrace 178
    window/logMessage 180
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=183 .search=184 .filter=185 .sections=186 .selection=187 .page=188 .columns=189
      .columnOrder=190 .binding=191 .params=192 .sortCycle=193 .footers=65 .footerSorts=65
      .showHidden=65 .layout=194 .presentation=195 .styles=196
    3 .code=197 .message=65 .data=198
    4 .jsonrpc=5 .id=6 .method=182 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=182 .params=8 .result=9 .error=3
    8 .clientInfo=199 .processId=197 .updates=200 .trace=201 .journal=202 .journalFolder=65
      .durability=203 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=204 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=182 .params=11 .result=12 .error=3
    11 .table=205 .name=65 .columns=206 .rows=207 .sections=208 .sectionColumn=65 .keyScope=209
      .types=210 .defaultSort=183 .keyColumns=190 .detectTypes=65 .declarations=211 .rowOptions=212
    12 .table=205 .name=65 .revision=197 .rows=213 .sourceState=214 .dirty=65 .savedRevision=197
      .unsaved=215 .journal=216 .keys=217 .columns=218 .types=0 .declarations=211 .sectionColumn=65
      .sections=219 .defaultSort=183 .params=192 .source=220 .dialect=221 .preamble=190
      .sampleRows=197 .history=222 .diagnostics=223
    13 .jsonrpc=5 .id=6 .method=182 .params=14 .result=12 .error=3
    14 .table=205 .name=65 .path=65 .uri=65 .content=224 .dialect=225 .columns=226 .types=210
      .defaultSort=183 .keyColumns=190 .sections=219 .sectionColumn=65 .keyScope=209 .sampleRows=197
      .progressToken=197 .declarations=211 .wait=65 .journal=202 .journalFolder=65 .durability=203
    15 .jsonrpc=5 .id=6 .method=182 .params=16 .result=12 .error=3
    16 .table=205 .diagnostics=227
    17 .jsonrpc=5 .id=6 .method=182 .params=18 .result=19 .error=3
    18 .table=205 .edits=228 .seen=197 .exact=65 .label=65 .author=65 .history=229 .invalid=230
      .preview=65 .view=205
    19 .revision=197 .inserted=231 .changedCells=197 .history=222 .preview=232
    20 .jsonrpc=5 .id=6 .method=182 .params=21 .result=22 .error=3
    21 .table=205 .author=65
    22 .revision=197 .step=233 .skipped=197 .history=222
    23 .jsonrpc=5 .id=6 .method=182 .params=24 .result=25 .error=3
    24 .table=205 .first=197 .size=197
    25 .revision=197 .count=197 .current=197 .bytes=197 .bytesMax=197 .dropped=197 .first=197
      .items=234
    26 .jsonrpc=5 .id=6 .method=182 .params=27 .result=28 .error=3
    27 .table=205 .step=197 .author=65
    28 .revision=197 .undone=197 .redone=197 .skipped=197 .history=222
    29 .jsonrpc=5 .id=6 .method=182 .params=30 .result=31 .error=3
    30 .table=205 .path=65 .uri=65 .overwrite=235 .sync=65 .dryRun=65 .range=227 .encoding=236
      .dialect=237 .progressToken=197
    31 .revision=197 .path=65 .uri=65 .bytes=197 .records=197 .way=238 .dirty=65 .edits=239
    32 .jsonrpc=5 .id=6 .method=182 .params=33 .result=34 .error=3
    33 .table=205 .action=240
    34 .revision=197 .changes=197 .lostChanges=197 .lostBytes=197 .history=222
    35 .jsonrpc=5 .id=6 .method=182 .params=36 .result=37 .error=3
    36 .table=205 .rows=207 .sections=241 .sectionColumn=65 .columns=190 .match=242 .compare=243
      .mode=244 .resetAbove=245 .preset=246 .rowStates=207 .cellStates=247 .hints=0 .supersede=65
      .seen=197 .label=65 .author=65 .history=229 .invalid=230
    37 .outcome=248 .revision=197 .mode=244 .deletes=197 .inserts=197 .moves=197 .updates=197
      .changedCells=197 .sections=249 .history=222
    38 .jsonrpc=5 .id=6 .method=182 .params=39 .result=40 .error=3
    39 .table=205 .rows=231 .columns=190 .first=197 .size=197 .wait=65
    40 .revision=197 .complete=65 .rows=197 .faultyRows=197 .count=197 .errors=250 .rules=251
      .first=197 .more=65 .items=252
    41 .jsonrpc=5 .id=6 .method=182 .params=42 .result=43 .error=3
    42 .from=253 .to=253 .match=242 .compare=243 .columns=190 .range=227 .as=254 .textBytes=197
      .wait=65
    43 .from=255 .to=255 .complete=65 .columns=190 .counts=256 .first=197 .size=197 .more=65
      .diff=257 .old=258 .keys=259 .sections=260
    44 .jsonrpc=5 .id=6 .method=182 .params=45 .result=46 .error=3
    45 .table=205 .view=205 .state=2 .preset=246 .wait=65
    46 .view=205 .table=205 .viewRevision=197 .revision=197 .state=261 .footers=262 .layout=263
      .preset=246 .filterProblems=264 .filterFailure=265 .orderProblems=266 .orderFailure=265
      .counts=267 .order=268 .complete=65 .searching=269 .columns=190
    47 .jsonrpc=5 .id=6 .method=182 .params=48 .result=46 .error=3
    48 .view=205 .wait=65
    49 .jsonrpc=5 .id=6 .method=182 .params=50 .result=46 .error=3
    50 .view=205 .state=2 .show=270 .wait=65
    51 .jsonrpc=5 .id=6 .method=182 .params=52 .result=53 .error=3
    52 .view=205 .part=271 .column=65 .extend=65
    53 .view=205 .table=205 .viewRevision=197 .revision=197 .state=261 .footers=262 .layout=263
      .counts=267 .order=268 .complete=65 .columns=190 .preset=246 .filterProblems=264
      .filterFailure=265 .orderProblems=266 .orderFailure=265 .searching=269 .sortable=65
      .indicators=272
    54 .jsonrpc=5 .id=6 .method=182 .params=55 .result=56 .error=3
    55 .view=205 .range=227 .keys=231 .columns=190 .as=254 .textBytes=197 .at=197 .pin=205 .wait=65
    56 .viewRevision=197 .revision=197 .complete=65 .first=197 .count=197 .more=65 .keys=273
      .blocks=274 .sections=275 .counts=267 .order=268 .searching=269
    57 .jsonrpc=5 .id=6 .method=182 .params=58 .result=59 .error=3
    58 .table=205 .row=270 .column=65 .of=276 .first=197 .size=197
    59 .revision=197 .text=65 .lossy=65 .first=197 .end=197 .bytes=197 .more=65
    60 .jsonrpc=5 .id=6 .method=182 .params=61 .result=62 .error=3
    61 .view=205 .pin=205 .wait=65
    62 .view=205 .pin=205 .viewRevision=197 .revision=197 .counts=267 .order=268 .searching=269
      .complete=65
    63 .jsonrpc=5 .id=6 .method=182 .params=64 .result=65 .error=3
    64 .view=205 .pin=205
    65
    66 .jsonrpc=5 .id=6 .method=182 .params=67 .result=68 .error=3
    67 .view=205 .keys=231 .columns=190 .at=277 .offsets=278 .wait=65
    68 .viewRevision=197 .complete=65 .rows=279 .columns=280 .at=281 .entries=282
    69 .jsonrpc=5 .id=6 .method=182 .params=70 .result=71 .error=3
    70 .view=205 .subscription=205 .window=283 .content=284 .columns=190 .as=254 .textBytes=197
      .hold=285 .anchor=286 .follow=65 .appearance=65 .kinds=65 .problems=65 .separators=65
      .styles=65 .brief=65 .across=287
    71 .subscription=205 .viewRevision=197 .revision=197 .complete=65
    72 .jsonrpc=5 .id=6 .method=182 .params=73 .result=74 .error=3
    73 .subscription=205 .first=197 .size=197 .columns=190 .hold=285 .across=288 .offset=197
      .extent=197 .entry=286 .placement=289 .pages=197 .to=290 .thumb=197 .follow=65 .dragging=65
      .anchor=286
    74 .first=197 .size=197 .across=291 .viewport=292
    75 .jsonrpc=5 .id=6 .method=182 .params=76 .result=65 .error=3
    76 .subscription=205 .row=270 .column=65
    77 .jsonrpc=5 .id=6 .method=182 .params=78 .result=79 .error=3
    78 .view=205 .rows=293 .cells=294 .at=197
    79 .viewRevision=197 .changed=197 .unused=295
    80 .jsonrpc=5 .id=6 .method=182 .params=81 .result=65 .error=3
    81 .subscription=205
    82 .jsonrpc=5 .id=6 .method=182 .params=83 .result=84 .error=3
    83 .table=205 .supplied=65
    84 .complete=65 .tables=296
    85 .jsonrpc=5 .id=6 .method=182 .params=86 .result=87 .error=3
    86 .view=205 .action=297 .keys=298
    87 .viewRevision=197 .counts=267 .order=268 .complete=65 .searching=269
    88 .jsonrpc=5 .id=6 .method=182 .params=89 .result=90 .error=3
    89 .view=205 .action=299 .rows=231 .columns=190 .cells=300 .ranges=301 .wait=65
    90 .viewRevision=197 .complete=65 .count=197 .selected=302 .deselected=302 .truncated=65
    91 .jsonrpc=5 .id=6 .method=182 .params=92 .result=93 .error=3
    92 .view=205 .first=197 .size=197 .wait=65
    93 .viewRevision=197 .complete=65 .unit=303 .count=197 .first=197 .items=302
    94 .jsonrpc=5 .id=6 .method=182 .params=95 .result=96 .error=3
    95 .view=205 .search=184 .from=270 .direction=304 .wrap=65 .wait=65
    96 .viewRevision=197 .revision=197 .complete=65 .matches=197 .hit=305
    97 .jsonrpc=5 .id=6 .method=182 .params=98 .result=99 .error=3
    98 .table=205 .filter=185
    99 .tree=185 .text=65 .problems=306
    100 .jsonrpc=5 .id=6 .method=182 .params=101 .result=102 .error=3
    101 .view=205 .row=270 .column=65 .relation=307 .combine=308
    102 .viewRevision=197 .condition=185 .filter=185
    103 .jsonrpc=5 .id=6 .method=182 .params=104 .result=105 .error=3
    104 .view=205 .groupBy=190 .aggregates=309 .over=310 .sort=311 .range=227 .as=254 .textBytes=197
      .wait=65
    105 .viewRevision=197 .revision=197 .complete=65 .groups=197 .first=197 .more=65 .groupBy=274
      .counts=278 .aggregates=312
    106 .jsonrpc=5 .id=6 .method=182 .params=107 .result=108 .error=3
    107 .table=205 .declarations=211 .author=65
    108 .revision=197 .declarations=211
    109 .jsonrpc=5 .id=6 .method=182 .params=110 .result=111 .error=3
    110 .table=205 .rows=231 .columns=190 .headers=190 .sections=190 .view=205 .subscription=205
      .settings=313 .first=197
    111 .revision=197 .items=314 .first=197 .more=65
    112 .jsonrpc=5 .id=6 .method=182 .params=113 .result=114 .error=3
    113 .view=205 .row=270 .column=65
    114 .viewRevision=197 .revision=197 .layer=315 .name=65 .problem=65 .actions=316
    115 .jsonrpc=5 .id=6 .method=182 .params=116 .result=117 .error=3
    116 .view=205 .row=270 .column=65 .action=65 .seen=197 .author=65
    117 .viewRevision=197 .revision=197
    118 .jsonrpc=5 .id=6 .method=182 .params=119 .result=120 .error=3
    119 .source=65 .dialect=317 .table=205 .variables=318 .functions=319
    120 .type=320 .dependencies=321 .steps=197 .problems=322
    121 .jsonrpc=5 .id=6 .method=182 .params=122 .result=123 .error=3
    122 .source=65 .dialect=317 .table=205 .variables=318 .checked=65 .row=270 .bindings=192
      .params=192
    123 .value=323 .complete=65 .type=320
    124 .jsonrpc=5 .id=6 .method=182 .params=125 .result=126 .error=3
    125 .texts=190 .measurer=324 .bold=65 .wrap=325 .truncate=326
    126 .lineHeight=197 .estimate=65 .measures=327
    127 .jsonrpc=5 .id=6 .method=182 .params=128 .result=129 .error=3
    128 .view=205 .search=184 .with=65 .scope=328 .at=329 .by=330 .preview=65 .label=65 .author=65
      .wait=65
    129 .revision=197 .complete=65 .matches=197 .cells=197 .skipped=197 .history=222 .preview=232
    130 .jsonrpc=5 .id=6 .method=182 .params=131 .result=132 .error=3
    131 .table=205 .label=65 .author=65
    132 .revision=197 .records=197 .history=222
    133 .jsonrpc=5 .id=6 .method=182 .params=134 .result=135 .error=3
    134 .view=205 .row=270 .column=65 .action=331 .by=330 .text=65 .value=0 .overwrite=65 .label=65
      .author=65 .history=229 .invalid=230
    135 .revision=197 .draft=332 .history=222
    136 .jsonrpc=5 .id=6 .method=182 .params=137 .result=138 .error=3
    137 .table=205 .columns=190 .rows=231
    138 .revision=197
    139 .jsonrpc=5 .id=6 .method=182 .params=140 .result=138 .error=3
    140 .table=205 .params=192 .author=65
    141 .jsonrpc=5 .id=6 .method=182 .params=142 .result=65 .error=3
    142 .view=205
    143 .jsonrpc=5 .id=6 .method=182 .params=144 .result=65 .error=3
    144 .table=205
    145 .jsonrpc=5 .id=6 .method=182 .params=146 .result=147 .error=3
    146 .journalFolder=65
    147 .folder=65 .items=333
    148 .jsonrpc=5 .id=6 .method=182 .params=149 .result=150 .error=3
    149 .journals=190 .journalFolder=65
    150 .removed=190
    151 .jsonrpc=5 .id=6 .method=182 .params=0 .result=152 .error=3
    152 .presets=334
    153 .jsonrpc=5 .id=6 .method=182 .params=0 .result=154 .error=3
    154 .memory=335 .methods=1 .watching=336 *=197
    155 .jsonrpc=5 .id=6 .method=182 .params=0 .result=1 .error=3
    156 .jsonrpc=5 .id=6 .method=182 .params=157 .result=0 .error=3
    157 .value=201
    158 .jsonrpc=5 .id=6 .method=182 .params=159 .result=0 .error=3
    159 .id=197
    160 .jsonrpc=5 .id=6 .method=182 .params=0 .result=65 .error=3
    161 .jsonrpc=5 .id=6 .method=182 .params=162 .result=0 .error=3
    162 .subscription=205 .view=205 .table=205 .seq=197 .from=197 .to=197 .revision=197 .causes=337
      .authors=190 .hints=207 .appearance=338 .kinds=339 .layout=263 .across=291 .heights=340
      .frames=341 .viewport=292 .separators=342 .styles=343 .counts=267 .order=268 .complete=65
      .window=227 .columns=190 .reset=344 .diff=345 .part=197 .last=65
    163 .jsonrpc=5 .id=6 .method=182 .params=164 .result=0 .error=3
    164 .table=205 .view=205 .revision=197 .action=65 .key=270 .sourceIndex=197 .viewIndex=197
      .column=65 .values=346 .author=65
    165 .jsonrpc=5 .id=6 .method=182 .params=166 .result=167 .error=3
    166 .table=205 .view=205 .asked=347 .count=197 .deadline=197 .default=348
    167 .decision=348
    168 .jsonrpc=5 .id=6 .method=182 .params=169 .result=170 .error=3
    169 .table=205 .column=65 .type=349 .revision=197 .rows=231 .blocks=274 .types=350 .deadline=197
    170 .values=207 .texts=190 .errors=351
    171 .jsonrpc=5 .id=6 .method=182 .params=172 .result=173 .error=3
    172 .table=205 .view=205 .viewRevision=197 .revision=197 .kind=352 .column=65 .rows=231
      .columns=353 .blocks=274 .deadline=197
    173 .heights=278 .widths=278
    174 .jsonrpc=5 .id=6 .method=182 .params=175 .result=0 .error=3
    175 .table=205 .revision=197 .rows=213 .sourceState=214 .dirty=65 .savedRevision=197
      .unsaved=215 .journal=216 .diagnostics=354
    176 .jsonrpc=5 .id=6 .method=182 .params=177 .result=0 .error=3
    177 .token=197 .value=355
    178 .jsonrpc=5 .id=6 .method=182 .params=179 .result=0 .error=3
    179 .message=65 .verbose=65
    180 .jsonrpc=5 .id=6 .method=182 .params=181 .result=0 .error=3
    181 .type=197 .message=65
    182 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/close,table/create,table/declare,table/describe
      'table/didChange,table/diff,table/edit,table/history,table/jump,table/open
      'table/recover,table/redo,table/resolve,table/revert,table/save,table/setParams
      'table/setRows,table/undo,table/validate,text/measure,view/aggregate,view/close
      'view/collapse,view/find,view/get,view/hover,view/locate,view/measure,view/open
      'view/pin,view/replace,view/resync,view/rows,view/scroll,view/select
      'view/selection,view/set,view/sync,view/tap,view/unpin,view/unwatch,view/update
      'view/watch,window/logMessage
    183 []=356
    184 .text=65 .columns=190 .caseFolded=65 .diacritics=357 .match=358 .mode=359 .of=360
    185 .kind=361 ?kind:all=362 ?kind:any=363 ?kind:not=364 ?kind:compare=365 ?kind:oneOf=366
      ?kind:text=367 ?kind:expression=368 ?kind:null=369 ?kind:error=370
    186 .by=371 .headers=65 .footers=65 .empty=372 .collapsed=373 .aggregates=309
    187 .mode=374 .unit=303 .tap=375 .momentary=65 .whenFiltered=376
    188 .size=197 .index=197
    189 *=377
    190 []=65
    191 'cell,none,object
    192 *=323
    193 []=378
    194 .measurer=324 .frame=197 .minimumWidth=197 .insets=379 .direction=380 .spacing=197 .scale=65
      .lock=65 .fixed=379 .rows=381 .items=382 .sizing=383 .columns=384
    195 .kind=385 .header=386 .footer=386 .search=387 .insets=388 .spacings=389 .indicators=390
      .scrollBars=391 .alignment=392
    196 []=393
    197 #
    198 .kind=394 .pointer=395 .expected=0 .found=0 .position=197 .revision=197 .offset=197 .limit=1
      .maximum=197 .viewRevision=197 .seen=197 .oldest=197 .asked=197 .step=197 .errno=197
      .count=197 .obstacle=396 .reason=397 .permission=1 .layer=315 .binding=1 .id=65 .view=205
      .column=65 .row=270 .section=65 .name=65 .action=65 .method=65 .path=65 .system=65 .problem=65
      .range=398 .bytes=398 .lines=399 .problems=322 .errors=400 .rule=401 .keys=402 .got=197
      .state=403 .call=65 .copy=65 .replaced=65 .encoding=65 .cells=404
    199 .name=65 .version=65
    200 'each,merged
    201 'messages,off,verbose
    202 'off,on
    203 'synced,written
    204 .messageBytesMax=197 .requestsInFlightMax=197 .waitingNotificationBytesMax=197
      .drainMillisecondsMax=197 .batchMembersMax=197 .depthMax=197 .columnsMax=197 .rowsMax=197
      .fieldBytesMax=197 .rowsPerAnswerMax=197 .answerBytesMax=197 .windowTextBytes=197
      .textBytesMax=197 .windowRowsMax=197 .collectionItemsMax=197 .filterConditionsMax=197
      .expressionBytesMax=197 .expressionNodesMax=197 .expressionDepthMax=197
      .expressionStepsMax=197 .expressionValueUnitsMax=197 .tablesMax=197 .viewsMax=197
      .subscriptionsMax=197 .aggregatesMax=197 .groupsMax=197 .groupBytesMax=197 .sortRowsMax=197
      .formatBytesMax=197 .shownBytesMax=197 .sectionAggregatesMax=197 .distinctValuesMax=197
      .cacheBytes=197 .undoBytesMax=197 .hintsBytesMax=197 .pinsMax=197 .draftsMax=197
      .draftBytesMax=197 .rowStepsMax=197 .parameterBytesMax=197 .declarationsBytesMax=197
      .rulesMax=197 .stateBytesMax=197 .sectionsMax=197 .actionsMax=197 .actionDepthMax=197
      .computeRowsMax=197 .measuredTextsMax=197 .measuredBytesMax=197 .advancesMax=197
      .stylesMax=197 .sectionBytesMax=197 .sectionKeyBytesMax=197 .rowKeyBytesMax=197
      .keyIndexBytesMax=197
    205 $id
    206 []=405
    207 []=0
    208 []=406
    209 'section,table
    210 *=407
    211 .settings=408 .fallback=408 .columns=409 .kinds=410 .kindBy=411 .defaultKind=65
      .undeclaredKinds=412 .rowRules=413 .sectionKinds=414 .sections=415 .cellKinds=346 .editors=346
      .decisions=416
    212 []=417
    213 .count=197 .complete=65 .failure=418 .examined=65
    214 'asOpened,changed,removed,replaced,unreadable
    215 .records=197 .bytes=197 .columns=65 .order=65
    216 .state=419 .reason=65 .editors=278 .unreadable=197 .recoverable=420
    217 .kind=421 ?kind:given=422 ?kind:columns=423
    218 []=424
    219 []=425
    220 .kind=426 ?kind:file=427 ?kind:inline=428 ?kind:created=429
    221 .delimiter=430 .quote=430 .escape=430 .header=430 .encoding=431 .lineEnd=432 .comment=430
      .preambleLines=433 .nullValues=434
    222 .undo=197 .redo=197 .undoLabel=65 .redoLabel=65 .dropped=197
    223 .count=197 .counts=435 .first=197 .items=436
    224 .text=65 .base64=65
    225 .delimiter=65 .quote=65 .escape=65 .header=65 .encoding=236 .comment=65 .preambleLines=197
      .nullValues=190
    226 *=437
    227 .first=197 .size=197
    228 []=438
    229 'join,none,step
    230 'keep,refuse
    231 []=270
    232 .cells=197 .inserted=197 .removed=197 .moved=197 .columns=197 .sections=197 .errorCount=197
      .removedRows=231 .items=439 .errors=400 .asked=347
    233 .id=197 .label=65 .author=65
    234 []=440
    235 'always,ifUnchanged
    236 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    237 .delimiter=65 .quote=65 .escape=65 .header=65 .lineEnd=441 .byteOrderMark=65
    238 'overwritten,replaced,unchanged
    239 .count=197 .first=197 .size=197 .more=65 .items=442
    240 'apply,discard,keep
    241 []=443
    242 .kind=444 ?kind:keys=445 ?kind:columns=423 ?kind:given=446 ?kind:content=447
    243 .kind=448 ?kind:value=449 ?kind:columns=423 ?kind:tag=450
    244 'diff,reset
    245 .changes=197 .share=197
    246 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    247 []=346
    248 'applied,superseded
    249 .deletes=197 .inserts=197 .moves=197 .updates=197
    250 *=197
    251 []=451
    252 []=452
    253 .table=205 .revision=197
    254 'both,text,value
    255 .table=205 .revision=197 .rows=197
    256 .deletes=197 .moves=197 .inserts=197 .updates=197 .changes=197
    257 .deletes=453 .moves=453 .inserts=454 .updates=455
    258 .deletes=456 .updates=455
    259 .moves=231 .updates=457
    260 .old=298 .new=298 .deletes=278 .inserts=278 .moves=453 .updates=458
    261 .sort=183 .search=184 .filter=185 .sections=459 .selection=187 .page=188 .columns=189
      .columnOrder=190 .binding=191 .params=192 .sortCycle=193 .footers=65 .footerSorts=65
      .showHidden=65 .layout=460 .presentation=195 .styles=196
    262 *=461
    263 .width=197 .content=197 .direction=380 .height=197 .items=462 .estimate=65 .groups=463
      .columns=464
    264 []=465
    265 .row=270 .pointer=466 .reason=65 .message=65 .range=398 .bytes=398 .lines=399
    266 []=467
    267 .source=197 .filtered=197 .pages=197 .pageIndex=197 .pageSize=197 .first=197 .end=197
      .matches=197 .entries=197 .failed=197 .orderFailed=197 .hidden=197
    268 'pending,ready
    269 .rows=197 .matches=197
    270 #key
    271 'footer,header
    272 *=468
    273 []=469
    274 []=470
    275 []=471
    276 'text,value
    277 []=472
    278 []=197
    279 []=473
    280 []=474
    281 []=475
    282 []=476
    283 .kind=477 ?kind:entries=478 ?kind:all=479 ?kind:viewport=480
    284 'cells,keys
    285 .sort=481 .filter=481 .sections=481 .page=481 .setRows=481 .load=481 .edit=481 .resize=481
      .measure=481 'end,entry,index
    286 .kind=482 .key=207 #key
    287 .offset=197 .extent=197 .overscan=197
    288 .offset=197 .thumb=197 .extent=197 .overscan=197 .column=65 .placement=483
    289 'bottom,center,nearest,top
    290 'end,start
    291 .offset=197 .room=197 .extent=197 .left=463 .thumb=484
    292 .offset=197 .extent=197 .top=197 .spacing=197 .heldBack=197 .thumb=484 .anchor=469
      .sticky=485
    293 []=486
    294 []=487
    295 []=488
    296 @=197 $id
    297 'collapse,expand,toggle
    298 []=207
    299 'add,all,extend,invert,none,remove,replace,tap,toggle
    300 []=489
    301 []=490
    302 []=491
    303 'cell,column,row
    304 'next,previous
    305 .row=270 .viewIndex=197 .pageIndex=197 .wrapped=65 .cells=492
    306 []=493
    307 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    308 'all,any,replace
    309 []=494
    310 'all,shown
    311 .kind=495 ?kind:group=496 ?kind:count=497 ?kind:aggregate=498
    312 []=499
    313 []=500
    314 []=501
    315 'builtIn,column,fallback,kind,row,section,table
    316 []=502
    317 'strict,table
    318 *=320
    319 []=503
    320 .list=320 .map=504 .type=320 .opaque=65 .of=504
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    321 .columns=190 .cells=190 .params=190 .bindings=190
    322 []=505
    323 .int=65 .uint=65 .double=65 .bool=65 .string=65 .bytes=65 .null=65 .list=506 .map=507
      .type=65 .timestamp=508 .duration=508 .optional=323
    324 .kind=509 ?kind:cells=510 ?kind:font=511 ?kind:estimate=512
    325 .width=197 .linesMax=197
    326 .width=197 .at=513 .ellipsis=65
    327 []=514
    328 'all,selection
    329 .row=270 .column=65 .index=197
    330 'owner,user
    331 'begin,cancel,change,commit
    332 .view=205 .author=65 .by=515 .text=65 .stale=65 .problem=516
    333 []=517
    334 []=1
    335 .resident=197 .program=197 .heap=197 .free=197 .cache=197 .tables=518 .sorting=197
      .gathering=197 .comparing=197 .messages=197 .recording=197 .other=197 *=197
    336 []=519
    337 []=520
    338 .appeared=273 .disappeared=273 .prefetch=273 .cancelled=273
    339 .rows=521 .cells=522 .states=523 .cellStates=524
    340 []=525
    341 []=526
    342 []=527
    343 .anew=65 .looks=528 .rows=529 .cells=530 .failures=531
    344 .keys=273 .blocks=274
    345 .deletes=453 .moves=453 .inserts=532 .updates=455 .scrolledOut=453 .scrolledIn=453
    346 *=0
    347 []=533
    348 'allow,refuse
    349 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    350 []=349
    351 []=534
    352 'heights,widths
    353 []=535
    354 .count=197
    355 .kind=536 ?kind:begin=537 ?kind:report=538 ?kind:end=539
    356 .column=65 .expression=65 .direction=540 .nulls=541 .comparator=542
    357 'exact,ignored
    358 'contains,fuzzy,prefix,regex,words
    359 'filter,mark
    360 'display,value
    361 'all,any,compare,error,expression,not,null,oneOf,text
    362 .kind=543 .conditions=544
    363 .kind=545 .conditions=544
    364 .kind=546 .condition=185
    365 .kind=547 .column=65 .relation=307 .value=0
    366 .kind=548 .column=65 .values=0
    367 .kind=549 .column=65 .relation=550 .text=65 .caseFolded=65 .diacritics=357 .of=360
    368 .kind=551 .source=65
    369 .kind=552 .column=65
    370 .kind=553 .column=65
    371 []=554 'declared
    372 'hide,show
    373 .all=65 .keys=298
    374 'multiple,none,single
    375 'extend,replace,toggle
    376 'drop,keep
    377 .hidden=65 .footer=555 .nullDefault=0
    378 'ascending,descending,none
    379 .leading=197 .trailing=197
    380 'ltr,rtl
    381 .height=197 .wrap=65 .linesMax=197 .inset=197 .padding=197 .minimum=197 .maximum=197
      .whole=65 .spacing=197 .background=65 .quiet=197 .measured=556 .deadline=197
    382 .direction=557 .size=462 .perLine=278 .spacing=197 .lineSpacing=197 .insets=558
    383 .mode=559 .minimum=197 .maximum=197 .padding=197 .headerPadding=197 .header=65 .footer=65
      .whole=65
    384 *=560
    385 'grid,headless,list,stack
    386 .shown=65 .height=197 .inside=65 .floats=65
    387 .shown=65 .height=197 .inside=65 .floats=65 .placement=561 .placeholder=65
    388 .table=558 .header=558 .footer=558 .row=558 .item=558
    389 .header=197 .footer=197
    390 .ascending=65 .descending=65 .none=65 .width=197 .header=65 .footer=65
    391 .vertical=65 .horizontal=65 .minimum=197
    392 'center,leading,trailing
    393 .when=65 .source=562 .columns=190 .layer=563 .tag=65 .parameters=564
    394 'badFormat,batch,blockOverflows,cancelled,changedTwice,columnExists,compressed
      'conflict,contentModified,cycle,depth,doubledSortKey,draftOpen,duplicateKeys
      'duplicateSections,evaluation,expression,fileChanged,fileExists,forgotten
      'framing,id,initializedBefore,internal,invalidParams,jsonrpc,keyColumn,length
      'limit,message,method,methodNotFound,missingKeys,mixedEdits,noDeclaredSections
      'noDraft,notARegularFile,notConvertible,notEditable,notEncodable,notFound
      'notInitialized,notReadable,notRecoverable,notSortable,notSupplied,notWritable
      'orderPending,overloaded,placeIsMoving,readFailed,sectionColumn,shutDown
      'sortedView,sourceChanged,subscriptionExists,suppliedInput,syntax,tableExists
      'tooManyCells,tooManyColumns,unknownColumn,unknownRow,unknownSection,unknownStep
      'unknownSubscription,unknownTable,unknownType,unknownView,valueDoesNotFit
      'viewExists,writeFailed
    395 $pointer
    396 'base,columns,edited,none
    397 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    398 .first=197 .end=197
    399 .start=565 .end=565
    400 []=566
    401 .kind=65 .index=197 .expression=65 .type=349 .message=65 .severity=567
    402 []=568
    403 'changed,replaced
    404 []=569
    405 .id=65 .type=349 .title=65 .sortable=65 .searchable=65 .editable=65 .computed=65 .path=65
      .headerOnly=65 .display=65 .sortBy=411 .supplied=570 .format=571 .parse=571
      .nullPlaceholder=65 .comparator=542 .footer=555 .validate=572 .align=573 .editor=0
      .cellKind=65 .meta=0
    406 .key=270 .header=65 .footer=65 .kind=65 .state=0 .rows=207
    407 .base=349 .format=571 .parse=571 .nullPlaceholder=65 .comparator=542 .footer=555
      .validate=572 .align=573 .editor=0 .cellKind=65 .meta=0
    408 .height=574 .width=574 .estimatedHeight=575 .headerHeight=576 .footerHeight=576 .hidden=577
      .selectable=578 .momentary=577 .editable=578 .movable=579 .deletable=578 .collapsible=578
      .indentation=575 .actions=316 .separators=580 .accessory=577 .accessibilityText=577
      .cellKind=577 .editor=577 .holds=577
    409 *=581
    410 *=582
    411 .column=65 .expression=65
    412 'default,refuse
    413 []=583
    414 *=408
    415 *=584
    416 .deadline=197 .default=348
    417 .kind=65 .settings=408 .rowState=0 .cellStates=346
    418 .kind=585 .message=65 .system=65
    419 'failed,off,on,suspended
    420 .changes=197 .when=197 .base=586 .process=197 .others=197 .lostBytes=197 .suspended=65
    421 'columns,given
    422 .kind=587
    423 .kind=588 .columns=190
    424 .id=65 .title=65 .type=349 .sortable=65 .searchable=65 .editable=65 .computed=65
      .supplied=570 .problem=65 .path=65 .headerOnly=65 .display=65 .displayProblem=65 .sortBy=411
      .sortByProblem=65 .typeName=65 .format=571 .parse=571 .nullPlaceholder=65 .comparator=542
      .footer=555 .validate=572 .align=573 .editor=0 .cellKind=65 .meta=0 .evidence=589
    425 .key=270 .header=65 .footer=65 .kind=65 .state=0
    426 'created,file,inline
    427 .kind=590 .path=65 .uri=65 .bytes=197
    428 .kind=591 .bytes=197
    429 .kind=592
    430 .value=65 .forced=65 .evidence=593
    431 .value=236 .forced=65 .evidence=593
    432 .value=594 .forced=65 .evidence=593
    433 .value=197 .forced=65 .evidence=593
    434 .value=190 .forced=65 .evidence=593
    435 .fieldCount=197 .typeMismatch=197 .unclosedQuote=197 .fieldTooLong=197 .invalidEncoding=197
      .comment=197
    436 []=595
    437 .type=349 .title=65 .sortable=65 .searchable=65 .editable=65 .computed=65 .path=65
      .headerOnly=65 .display=65 .sortBy=411 .supplied=570 .format=571 .parse=571
      .nullPlaceholder=65 .comparator=542 .footer=555 .validate=572 .align=573 .editor=0
      .cellKind=65 .meta=0
    438 .kind=596 ?kind:set=597 ?kind:insert=598 ?kind:remove=599 ?kind:move=600 ?kind:paste=601
      ?kind:adopt=602 ?kind:setRow=603 ?kind:setColumn=604 ?kind:addColumn=605
      ?kind:removeColumn=606 ?kind:orderColumns=607 ?kind:addSections=608 ?kind:removeSections=609
      ?kind:moveSections=610 ?kind:setSection=611
    439 []=612
    440 .id=197 .done=65 .label=65 .author=65 .cause=613 .revision=197 .cells=197 .rows=197
      .columns=197 .sections=197 .bytes=197
    441 'cr,crlf,lf
    442 []=614
    443 .key=270 .header=65 .footer=65 .kind=65 .state=0 .rows=207 .keys=231 .rowStates=207
      .cellStates=247 .tags=231
    444 'columns,content,given,keys
    445 .kind=615
    446 .kind=587 .keys=231
    447 .kind=616
    448 'columns,tag,value
    449 .kind=617
    450 .kind=618 .tags=231
    451 .column=65 .kind=65 .type=349 .index=197 .expression=65 .message=65 .severity=567 .count=197
      .problem=65
    452 .kind=619 .row=270 .column=65 .columns=190 .text=65 .cut=65 .rule=401 .reason=65
    453 []=278
    454 .at=453 .keys=231 .blocks=274
    455 []=620
    456 .keys=231 .blocks=274
    457 []=621
    458 []=622
    459 .by=623 .headers=65 .footers=65 .empty=372 .collapsed=624 .aggregates=309
    460 .measurer=324 .frame=197 .minimumWidth=197 .insets=379 .direction=380 .spacing=197 .scale=65
      .lock=65 .fixed=379 .rows=625 .items=382 .sizing=383 .columns=384
    461 .title=65 .aggregate=626 .over=310 .value=0 .text=65 .cut=65 .nulls=197 .errors=197
      .pending=65 .problem=627
    462 .width=197 .height=197
    463 .leading=197 .center=197 .trailing=197
    464 []=628
    465 .pointer=466 .kind=629 .message=65
    466 $statePointer
    467 .pointer=466 .kind=630 .message=65
    468 .direction=378 .sortable=65 .priority=197
    469 .kind=482 .key=631 #key
    470 .column=65 .offset=197 .values=207 .texts=190 .errors=632 .pending=278 .stale=278 .lossy=278
      .cut=278 .matches=633 .drafts=634
    471 .key=631 .title=65 .cut=65 .count=197 .collapsed=65 .header=65 .footer=65 .kind=65 .state=0
      .aggregates=635
    472 .x=197 .group=392
    473 .key=270 .sourceIndex=197 .viewIndex=197 .pageIndex=197 .offset=197 .height=197 .frame=526
      .reason=636 .section=631
    474 .column=65 .group=392 .x=197 .width=197 .estimate=65 .reason=637
    475 .column=65 .group=392 .x=197 .width=197 .estimate=65 .distance=197
    476 .key=469 .viewIndex=197 .offset=197 .height=197 .frame=526
    477 'all,entries,viewport
    478 .kind=638 .first=197 .size=197 .overscan=197
    479 .kind=543
    480 .kind=639 .offset=197 .extent=197 .overscan=197
    481 'entry,offset,start
    482 'footer,group,header
    483 'center,end,nearest,start
    484 .start=197 .length=197
    485 []=640
    486 .row=270 .height=197
    487 .row=270 .column=65 .height=197
    488 .row=270 .column=65 .reason=641
    489 .row=270 .column=65
    490 .from=489 .to=489
    491 .row=270 .column=65 .sourceIndex=197 .viewIndex=197 .pageIndex=197
    492 []=642
    493 .pointer=65 .kind=643 .message=65
    494 .column=65 .kind=626
    495 'aggregate,count,group
    496 .kind=644 .direction=540
    497 .kind=645 .direction=540
    498 .kind=646 .index=197 .direction=540
    499 .column=65 .kind=626 .values=207 .texts=190 .cut=278 .nulls=278 .errors=278
    500 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    501 .row=270 .column=65 .header=65 .section=65 .kind=65 .saidKind=65 .rowState=0 .cellState=0
      .cellStates=346 .settings=647
    502 .id=65 .title=577 .style=648 .hidden=577 .image=577 .placement=649 .fullSwipe=65
      .children=316
    503 .name=65 .arguments=504 .result=320 .member=65
    504 []=320
    505 .kind=650 .message=65 .range=398 .bytes=398 .lines=399 .expected=65 .found=65 .hint=65
    506 []=323
    507 []=506
    508 .seconds=65 .nanos=65
    509 'cells,estimate,font
    510 .kind=651 .tabStop=197 .ambiguous=652
    511 .kind=653 .lineHeight=197 .regular=654 .bold=654
    512 .kind=655 .advance=197 .lineHeight=197
    513 'head,middle,tail
    514 .width=197 .height=197 .lines=656 .more=65 .shown=657
    515 'user
    516 .kind=658 .expected=65 .row=270 .column=65 .columns=190 .rule=401 .reason=65
    517 .journal=65 .bytes=197 .when=197 .inUse=65 .path=65 .changes=197 .process=197 .problem=659
    518 .sources=197 .edits=197 .rows=197 .keys=197 .history=197 .views=197 .uncounted=197 *=197
    519 .subscription=205 .view=205 .pending=197 .lagRevisions=197
    520 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    521 []=660
    522 []=661
    523 []=662
    524 []=663
    525 .height=197 .count=197
    526 .x=197 .y=197 .width=197 .height=197
    527 .top=664 .bottom=664 .at=453
    528 []=665
    529 []=666
    530 []=667
    531 []=668
    532 .at=453 .keys=273 .blocks=274
    533 .permission=669 .row=270 .column=65 .section=65 .layer=315
    534 .row=197 .text=65
    535 .column=65 .width=197
    536 'begin,end,report
    537 .kind=670 .title=65 .message=65 .percentage=197
    538 .kind=671 .message=65 .percentage=197
    539 .kind=672 .message=65
    540 'ascending,descending
    541 'first,last
    542 .kind=673 .caseFolded=65 .diacritics=357 .values=190
      'caseInsensitive,length,natural,semver,text,value
    543 'all
    544 []=185
    545 'any
    546 'not
    547 'compare
    548 'oneOf
    549 'text
    550 'contains,endsWith,equals,startsWith
    551 'expression
    552 'null
    553 'error
    554 .column=65 .expression=65 .declared=65 .direction=540 .nulls=541 .comparator=542 .values=207
    555 .title=65 .aggregate=626 .over=310
    556 'client,daemon
    557 'horizontal,wrapped
    558 .top=197 .leading=197 .bottom=197 .trailing=197
    559 .kind=674 ?kind:maximum=675 ?kind:average=676 ?kind:sampled=677 ?kind:client=678
      ?kind:percentile=679 ?kind:hybrid=680 ?kind:padded=681 ?kind:fixed=682 ?kind:fraction=683
      ?kind:flexible=684 ?kind:adaptive=685
    560 .mode=559 .minimum=197 .maximum=197 .padding=197 .headerPadding=197 .header=65 .footer=65
      .whole=65 .width=197 .spacing=197
    561 'client,embedded,hidden
    562 .kind=686 ?kind:stripes=687 ?kind:sorted=688 ?kind:selected=689 ?kind:hovered=690
      ?kind:matches=691 ?kind:drafts=692 ?kind:errors=693
    563 'background,overlay
    564 *=577
    565 .line=197 .character=197
    566 .kind=65 .message=65 .pointer=395 .row=270 .column=65 .expected=0 .found=0 .rule=401
    567 'mark,refuse
    568 .key=270 .rows=278
    569 .row=270 .column=65 .reason=694
    570 .inputs=190 .deadline=197
    571 .kind=695 ?kind:number=696 ?kind:currency=697 ?kind:percent=698 ?kind:compact=699
      ?kind:bytes=700 ?kind:duration=701 ?kind:date=702 ?kind:boolean=703 ?kind:map=704
      ?kind:template=705
    572 .expression=65 .message=65 .severity=567 []=706
    573 'center,end,start
    574 .expression=65 'automatic #
    575 .expression=65 #
    576 .expression=65 'automatic,zero #
    577 .expression=65
    578 .expression=65 'ask
    579 .expression=65 .within=190 'ask
    580 .top=664 .between=664 .bottom=664
    581 .height=574 .width=574 .estimatedHeight=575 .headerHeight=576 .footerHeight=576 .hidden=577
      .selectable=578 .momentary=577 .editable=578 .movable=579 .deletable=578 .collapsible=578
      .indentation=575 .actions=316 .separators=580 .accessory=577 .accessibilityText=577
      .cellKind=577 .editor=577 .holds=577 .header=408
    582 .height=574 .width=574 .estimatedHeight=575 .headerHeight=576 .footerHeight=576 .hidden=577
      .selectable=578 .momentary=577 .editable=578 .movable=579 .deletable=578 .collapsible=578
      .indentation=575 .actions=316 .separators=580 .accessory=577 .accessibilityText=577
      .cellKind=577 .editor=577 .holds=577 .columns=707
    583 .expression=65 .message=65 .severity=567 .columns=190
    584 .height=574 .width=574 .estimatedHeight=575 .headerHeight=576 .footerHeight=576 .hidden=577
      .selectable=578 .momentary=577 .editable=578 .movable=579 .deletable=578 .collapsible=578
      .indentation=575 .actions=316 .separators=580 .accessory=577 .accessibilityText=577
      .cellKind=577 .editor=577 .holds=577 .kind=65
    585 'cancelled,limit,readFailed,sourceChanged
    586 'different,grown,same
    587 'given
    588 'columns
    589 .sampleRows=197 .counts=250 .reason=65 .nullValues=190 .firstDisagreement=708
    590 'file
    591 'inline
    592 'created
    593 .reason=65 .examined=197 .share=197
    594 'cr,crlf,lf,mixed
    595 .kind=709 .message=65 .row=270 .column=65 .line=197 .byteOffset=197 .expected=65 .found=65
    596 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    597 .kind=710 .row=270 .column=65 .value=0 .text=65 .values=0
    598 .kind=711 .options=212 .rows=207 .place=712
    599 .kind=713 .rows=231
    600 .kind=714 .rows=231 .place=712
    601 .kind=715 .texts=716 .at=489 .view=205 .rows=231 .columns=190 .overflow=717
    602 .kind=718 .view=205
    603 .kind=719 .row=270 .options=417
    604 .kind=720 .column=65 .options=437
    605 .kind=721 .column=65 .options=437 .place=722
    606 .kind=723 .column=65
    607 .kind=724 .columns=190
    608 .kind=725 .sections=208 .place=726 .sectionColumn=65
    609 .kind=727 .sections=231
    610 .kind=728 .sections=231 .place=726
    611 .kind=729 .section=270 .options=730
    612 .row=270 .column=65 .before=731 .after=731
    613 'edit,setRows
    614 .bytes=278 .range=399 .newText=65 .base64=65
    615 'keys
    616 'content
    617 'value
    618 'tag
    619 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    620 .column=65 .rows=278 .values=207 .texts=190 .errors=632 .pending=278 .stale=278 .lossy=278
      .cut=278 .matches=633
    621 .index=197 .key=270 .columns=190
    622 .index=197 .key=65 .members=732
    623 []=733 'declared
    624 .all=65 .keys=734
    625 .height=197 .wrap=65 .linesMax=197 .inset=197 .padding=197 .minimum=197 .maximum=197
      .whole=65 .spacing=197 .background=65 .quiet=197 .measured=735 .deadline=197
    626 'count,distinct,max,mean,min,sum,valid
    627 'notApplicable,outOfRange,tooManyValues
    628 .column=65 .fixed=736 .x=197 .width=197 .tracks=197 .estimate=65
    629 'typeChanged,unknownColumn
    630 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    631 []=737
    632 []=738
    633 []=739
    634 []=740
    635 []=741
    636 'collapsed,filtered,hidden,removed,unknown
    637 'hidden
    638 'entries
    639 'viewport
    640 .kind=742 .y=197 .height=197 .section=471
    641 'changed,declared,fixed,hidden
    642 .column=65 .ranges=453 .further=197
    643 'column,columnType,limit,value
    644 'group
    645 'count
    646 'aggregate
    647 *=743
    648 .expression=65 'destructive,disabled,normal
    649 'inline,leading,menu,trailing
    650 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    651 'cells
    652 'narrow,wide
    653 'font
    654 .defaultAdvance=197 .ranges=744 .advances=745 .kerning=746 .letterSpacing=197
    655 'estimate
    656 []=747
    657 .text=65 .width=197 .cut=65
    658 'invalid,valueDoesNotFit
    659 'damaged,foreign,newer
    660 .kind=65 .at=453
    661 .column=65 .cellKind=0 .editor=0 .at=453
    662 .index=197 .rowState=0
    663 .index=197 .column=65 .cellState=0
    664 .leading=197 .trailing=197 .thickness=197
    665 .look=197 .styles=748
    666 .look=197 .at=453
    667 .column=65 .look=197 .at=453
    668 .style=197 .count=197 .row=270 .message=65
    669 'collapse,delete,edit,move,select
    670 'begin
    671 'report
    672 'end
    673 'caseInsensitive,length,list,natural,semver,text,value
    674 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    675 .kind=749
    676 .kind=750 .advance=197
    677 .kind=751 .size=197
    678 .kind=735 .size=197
    679 .kind=752 .share=197 .size=197
    680 .kind=753 .size=197 .advance=197
    681 .kind=754 .width=197
    682 .kind=755 .width=197
    683 .kind=756 .share=197
    684 .kind=757
    685 .kind=758
    686 'drafts,errors,hovered,matches,selected,sorted,stripes
    687 .kind=759 .every=197 .offset=197 .by=760
    688 .kind=761 .every=197 .offset=197
    689 .kind=762
    690 .kind=763
    691 .kind=764
    692 .kind=765
    693 .kind=766
    694 'encoding,quote
    695 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    696 .kind=767 .pattern=65 .locale=768 .prefix=65 .suffix=65 .negative=769
    697 .kind=770 .pattern=65 .locale=768 .prefix=65 .suffix=65 .negative=769 .currency=65
      .display=771
    698 .kind=772 .pattern=65 .locale=768 .prefix=65 .suffix=65 .negative=769
    699 .kind=773 .locale=768 .currency=65 .digits=197
    700 .kind=774 .locale=768 .units=775 .digits=197
    701 .kind=776 .locale=768 .style=777 .unit=778
    702 .kind=779 .pattern=65 .locale=768
    703 .kind=780 .true=65 .false=65
    704 .kind=781 .values=782 .otherwise=571
    705 .kind=783 .template=65 .format=571
    706 .expression=65 .message=65 .severity=567
    707 *=784
    708 .row=270 .line=197 .byteOffset=197 .text=65
    709 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    710 'set
    711 'insert
    712 .kind=785 ?kind:start=786 ?kind:end=787 ?kind:before=788 ?kind:after=789 ?kind:index=790
      ?kind:shown=791
    713 'remove
    714 'move
    715 'paste
    716 []=190
    717 'clip,insert,refuse
    718 'adopt
    719 'setRow
    720 'setColumn
    721 'addColumn
    722 .kind=792 ?kind:start=786 ?kind:end=787 ?kind:before=793 ?kind:after=794
    723 'removeColumn
    724 'orderColumns
    725 'addSections
    726 .kind=792 ?kind:start=786 ?kind:end=787 ?kind:before=795 ?kind:after=796
    727 'removeSections
    728 'moveSections
    729 'setSection
    730 .header=65 .footer=65 .kind=65 .state=0
    731 .value=0 .text=65 .cut=65
    732 []=797
    733 .column=65 .expression=65 .declared=65 .direction=540 .nulls=541 .comparator=542 .values=190
    734 []=631
    735 'client
    736 'leading,trailing
    737 .kind=553
    738 .row=197 .kind=798 .text=65
    739 .row=197 .ranges=453 .further=197
    740 .row=197 .view=205 .author=65 .by=515 .text=65 .stale=65 .problem=516
    741 .column=65 .kind=626 .value=0 .text=65 .cut=65 .nulls=197 .errors=197 .pending=65
      .problem=799
    742 'group,header
    743 .value=0 .layer=315 .name=65 .problem=65
    744 []=800
    745 []=801
    746 []=802
    747 .range=278 .width=197
    748 []=803
    749 'maximum
    750 'average
    751 'sampled
    752 'percentile
    753 'hybrid
    754 'padded
    755 'fixed
    756 'fraction
    757 'flexible
    758 'adaptive
    759 'stripes
    760 'page,section
    761 'sorted
    762 'selected
    763 'hovered
    764 'matches
    765 'drafts
    766 'errors
    767 'number
    768 'de,en,es,fr,hi,ja
    769 'minus,parentheses
    770 'currency
    771 'code,symbol
    772 'percent
    773 'compact
    774 'bytes
    775 'iec,si
    776 'duration
    777 'clock,short,words
    778 'day,hour,millisecond,minute,second
    779 'date
    780 'boolean
    781 'map
    782 *=65
    783 'template
    784 .height=574 .width=574 .estimatedHeight=575 .headerHeight=576 .footerHeight=576 .hidden=577
      .selectable=578 .momentary=577 .editable=578 .movable=579 .deletable=578 .collapsible=578
      .indentation=575 .actions=316 .separators=580 .accessory=577 .accessibilityText=577
      .cellKind=577 .editor=577 .holds=577 .type=349 .validate=572 .format=571 .path=65
    785 'after,before,end,index,shown,start
    786 .kind=804
    787 .kind=672
    788 .kind=805 .row=270
    789 .kind=806 .row=270
    790 .kind=807 .sourceIndex=197 .counted=808
    791 .kind=809 .view=205 .viewIndex=197 .counted=808 .whenSorted=810
    792 'after,before,end,start
    793 .kind=805 .column=65
    794 .kind=806 .column=65
    795 .kind=805 .section=270
    796 .kind=806 .section=270
    797 'footer,header,kind,state
    798 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    799 'notApplicable,outOfRange,tooManySections,tooManyValues
    800 .first=197 .end=197 .advance=197
    801 .characters=65 .advance=197
    802 .pair=65 .advance=197
    803 .layer=563 .tag=65 .parameters=782
    804 'start
    805 'before
    806 'after
    807 'index
    808 'after,before
    809 'shown
    810 'adopt,refuse
    """#
}
