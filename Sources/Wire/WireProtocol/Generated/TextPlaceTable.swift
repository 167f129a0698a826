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
    table/backup 35
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
    cell/draft 145
    cell/refresh 148
    table/setParams 151
    view/close 153
    table/close 155
    journal/list 157
    journal/remove 160
    preset/list 163
    server/stats 165
    rpc.discover 167
    $/setTrace 168
    $/cancelRequest 170
    shutdown 172
    exit 4
    view/update 173
    action/didInvoke 175
    action/decide 177
    cell/compute 180
    cell/measure 183
    table/didChange 186
    $/progress 188
    $/logTrace 190
    window/logMessage 192
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=195 .search=196 .filter=197 .sections=198 .selection=199 .page=200 .columns=201
      .columnOrder=202 .binding=203 .params=204 .sortCycle=205 .footers=71 .footerSorts=71
      .showHidden=71 .layout=206 .presentation=207 .styles=208
    3 .code=209 .message=71 .data=210
    4 .jsonrpc=5 .id=6 .method=194 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=194 .params=8 .result=9 .error=3
    8 .clientInfo=211 .processId=209 .updates=212 .trace=213 .journal=214 .journalFolder=71
      .durability=215 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=216 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=194 .params=11 .result=12 .error=3
    11 .table=217 .name=71 .columns=218 .rows=219 .sections=220 .sectionColumn=71 .keyScope=221
      .types=222 .defaultSort=195 .keyColumns=202 .detectTypes=71 .declarations=223 .rowOptions=224
    12 .table=217 .name=71 .revision=209 .rows=225 .sourceState=226 .whenFileChanges=227 .dirty=71
      .savedRevision=209 .unsaved=228 .journal=229 .keys=230 .columns=231 .types=0 .declarations=223
      .sectionColumn=71 .sections=232 .defaultSort=195 .params=204 .source=233 .dialect=234
      .preamble=202 .sampleRows=209 .history=235 .diagnostics=236
    13 .jsonrpc=5 .id=6 .method=194 .params=14 .result=12 .error=3
    14 .table=217 .name=71 .path=71 .uri=71 .content=237 .backup=71 .dialect=238 .columns=239
      .types=222 .defaultSort=195 .keyColumns=202 .sections=232 .sectionColumn=71 .keyScope=221
      .sampleRows=209 .progressToken=209 .declarations=223 .wait=71 .journal=214 .journalFolder=71
      .durability=215 .whenFileChanges=227
    15 .jsonrpc=5 .id=6 .method=194 .params=16 .result=12 .error=3
    16 .table=217 .diagnostics=240
    17 .jsonrpc=5 .id=6 .method=194 .params=18 .result=19 .error=3
    18 .table=217 .edits=241 .seen=209 .exact=71 .label=71 .author=71 .history=242 .invalid=243
      .preview=71 .view=217
    19 .revision=209 .inserted=244 .changedCells=209 .history=235 .preview=245
    20 .jsonrpc=5 .id=6 .method=194 .params=21 .result=22 .error=3
    21 .table=217 .author=71
    22 .revision=209 .step=246 .skipped=209 .history=235
    23 .jsonrpc=5 .id=6 .method=194 .params=24 .result=25 .error=3
    24 .table=217 .first=209 .size=209
    25 .revision=209 .count=209 .current=209 .bytes=209 .bytesMax=209 .dropped=209 .first=209
      .items=247
    26 .jsonrpc=5 .id=6 .method=194 .params=27 .result=28 .error=3
    27 .table=217 .step=209 .author=71
    28 .revision=209 .undone=209 .redone=209 .skipped=209 .history=235
    29 .jsonrpc=5 .id=6 .method=194 .params=30 .result=31 .error=3
    30 .table=217 .path=71 .uri=71 .overwrite=248 .sync=71 .dryRun=71 .range=240 .encoding=249
      .dialect=250 .progressToken=209
    31 .revision=209 .path=71 .uri=71 .bytes=209 .records=209 .way=251 .dirty=71 .edits=252
    32 .jsonrpc=5 .id=6 .method=194 .params=33 .result=34 .error=3
    33 .table=217 .action=253
    34 .revision=209 .changes=209 .lostChanges=209 .lostBytes=209 .history=235
    35 .jsonrpc=5 .id=6 .method=194 .params=36 .result=37 .error=3
    36 .table=217 .path=71 .uri=71
    37 .revision=209 .path=71 .uri=71 .bytes=209 .dirty=71 .holds=254
    38 .jsonrpc=5 .id=6 .method=194 .params=39 .result=40 .error=3
    39 .view=217 .table=217 .rows=244 .range=240 .columns=202 .format=255 .to=256 .as=257
      .formulaGuard=258 .header=71 .jsonRows=259 .delimiter=1 .lineEnd=260 .byteOrderMark=71
      .sqlTable=71 .sqlRows=209 .progressToken=209 .wait=71
    40 .viewRevision=209 .revision=209 .complete=71 .rows=209 .columns=202 .bytes=209 .lossy=71
      .text=71 .path=71
    41 .jsonrpc=5 .id=6 .method=194 .params=42 .result=43 .error=3
    42 .table=217 .rows=219 .sections=261 .sectionColumn=71 .columns=202 .match=262 .compare=263
      .mode=264 .resetAbove=265 .preset=266 .rowStates=219 .cellStates=267 .hints=0 .supersede=71
      .seen=209 .label=71 .author=71 .history=242 .invalid=243
    43 .outcome=268 .revision=209 .mode=264 .deletes=209 .inserts=209 .moves=209 .updates=209
      .changedCells=209 .sections=269 .history=235
    44 .jsonrpc=5 .id=6 .method=194 .params=45 .result=46 .error=3
    45 .table=217 .rows=244 .columns=202 .first=209 .size=209 .wait=71
    46 .revision=209 .complete=71 .rows=209 .faultyRows=209 .count=209 .errors=270 .rules=271
      .first=209 .more=71 .items=272
    47 .jsonrpc=5 .id=6 .method=194 .params=48 .result=49 .error=3
    48 .from=273 .to=273 .match=262 .compare=263 .columns=202 .range=240 .as=274 .textBytes=209
      .wait=71
    49 .from=275 .to=275 .complete=71 .columns=202 .counts=276 .first=209 .size=209 .more=71
      .diff=277 .old=278 .keys=279 .sections=280
    50 .jsonrpc=5 .id=6 .method=194 .params=51 .result=52 .error=3
    51 .table=217 .view=217 .state=2 .preset=266 .wait=71
    52 .view=217 .table=217 .viewRevision=209 .revision=209 .state=281 .footers=282 .layout=283
      .preset=266 .filterProblems=284 .filterFailure=285 .orderProblems=286 .orderFailure=285
      .counts=287 .order=288 .complete=71 .searching=289 .columns=202
    53 .jsonrpc=5 .id=6 .method=194 .params=54 .result=52 .error=3
    54 .view=217 .wait=71
    55 .jsonrpc=5 .id=6 .method=194 .params=56 .result=52 .error=3
    56 .view=217 .state=2 .show=290 .wait=71
    57 .jsonrpc=5 .id=6 .method=194 .params=58 .result=59 .error=3
    58 .view=217 .part=291 .column=71 .extend=71
    59 .view=217 .table=217 .viewRevision=209 .revision=209 .state=281 .footers=282 .layout=283
      .counts=287 .order=288 .complete=71 .columns=202 .preset=266 .filterProblems=284
      .filterFailure=285 .orderProblems=286 .orderFailure=285 .searching=289 .sortable=71
      .indicators=292
    60 .jsonrpc=5 .id=6 .method=194 .params=61 .result=62 .error=3
    61 .view=217 .range=240 .keys=244 .columns=202 .as=274 .textBytes=209 .at=209 .pin=217 .wait=71
    62 .viewRevision=209 .revision=209 .complete=71 .first=209 .count=209 .more=71 .keys=293
      .blocks=294 .sections=295 .counts=287 .order=288 .searching=289
    63 .jsonrpc=5 .id=6 .method=194 .params=64 .result=65 .error=3
    64 .table=217 .row=290 .column=71 .of=257 .first=209 .size=209
    65 .revision=209 .text=71 .lossy=71 .first=209 .end=209 .bytes=209 .more=71
    66 .jsonrpc=5 .id=6 .method=194 .params=67 .result=68 .error=3
    67 .view=217 .pin=217 .wait=71
    68 .view=217 .pin=217 .viewRevision=209 .revision=209 .counts=287 .order=288 .searching=289
      .complete=71
    69 .jsonrpc=5 .id=6 .method=194 .params=70 .result=71 .error=3
    70 .view=217 .pin=217
    71
    72 .jsonrpc=5 .id=6 .method=194 .params=73 .result=74 .error=3
    73 .view=217 .keys=244 .columns=202 .at=296 .offsets=297 .wait=71
    74 .viewRevision=209 .complete=71 .rows=298 .columns=299 .at=300 .entries=301
    75 .jsonrpc=5 .id=6 .method=194 .params=76 .result=77 .error=3
    76 .view=217 .subscription=217 .window=302 .content=303 .columns=202 .as=274 .textBytes=209
      .hold=304 .anchor=305 .follow=71 .appearance=71 .kinds=71 .problems=71 .separators=71
      .styles=71 .brief=71 .across=306
    77 .subscription=217 .viewRevision=209 .revision=209 .complete=71
    78 .jsonrpc=5 .id=6 .method=194 .params=79 .result=80 .error=3
    79 .subscription=217 .first=209 .size=209 .columns=202 .hold=304 .across=307 .offset=209
      .extent=209 .entry=305 .placement=308 .pages=209 .to=309 .thumb=209 .follow=71 .dragging=71
      .anchor=305
    80 .first=209 .size=209 .across=310 .viewport=311
    81 .jsonrpc=5 .id=6 .method=194 .params=82 .result=71 .error=3
    82 .subscription=217 .row=290 .column=71
    83 .jsonrpc=5 .id=6 .method=194 .params=84 .result=85 .error=3
    84 .view=217 .rows=312 .cells=313 .at=209
    85 .viewRevision=209 .changed=209 .unused=314
    86 .jsonrpc=5 .id=6 .method=194 .params=87 .result=71 .error=3
    87 .subscription=217
    88 .jsonrpc=5 .id=6 .method=194 .params=89 .result=90 .error=3
    89 .table=217 .supplied=71
    90 .complete=71 .tables=315
    91 .jsonrpc=5 .id=6 .method=194 .params=92 .result=93 .error=3
    92 .view=217 .action=316 .keys=317
    93 .viewRevision=209 .counts=287 .order=288 .complete=71 .searching=289
    94 .jsonrpc=5 .id=6 .method=194 .params=95 .result=96 .error=3
    95 .view=217 .action=318 .rows=244 .columns=202 .cells=319 .ranges=320 .wait=71
    96 .viewRevision=209 .complete=71 .count=209 .selected=321 .deselected=321 .truncated=71
    97 .jsonrpc=5 .id=6 .method=194 .params=98 .result=99 .error=3
    98 .view=217 .first=209 .size=209 .wait=71
    99 .viewRevision=209 .complete=71 .unit=322 .count=209 .first=209 .items=321
    100 .jsonrpc=5 .id=6 .method=194 .params=101 .result=102 .error=3
    101 .view=217 .formats=323 .rows=244 .range=240 .columns=202 .as=257 .formulaGuard=258
      .header=71 .wait=71
    102 .viewRevision=209 .revision=209 .complete=71 .rows=209 .columns=202 .flavours=324 .lossy=71
    103 .jsonrpc=5 .id=6 .method=194 .params=104 .result=105 .error=3
    104 .view=217 .search=196 .from=290 .direction=325 .wrap=71 .wait=71
    105 .viewRevision=209 .revision=209 .complete=71 .matches=209 .hit=326
    106 .jsonrpc=5 .id=6 .method=194 .params=107 .result=108 .error=3
    107 .table=217 .filter=197
    108 .tree=197 .text=71 .problems=327
    109 .jsonrpc=5 .id=6 .method=194 .params=110 .result=111 .error=3
    110 .view=217 .row=290 .column=71 .relation=328 .combine=329
    111 .viewRevision=209 .condition=197 .filter=197
    112 .jsonrpc=5 .id=6 .method=194 .params=113 .result=114 .error=3
    113 .view=217 .groupBy=202 .aggregates=330 .over=331 .sort=332 .range=240 .as=274 .textBytes=209
      .wait=71
    114 .viewRevision=209 .revision=209 .complete=71 .groups=209 .first=209 .more=71 .groupBy=294
      .counts=297 .aggregates=333
    115 .jsonrpc=5 .id=6 .method=194 .params=116 .result=117 .error=3
    116 .table=217 .declarations=223 .author=71
    117 .revision=209 .declarations=223
    118 .jsonrpc=5 .id=6 .method=194 .params=119 .result=120 .error=3
    119 .table=217 .rows=244 .columns=202 .headers=202 .sections=202 .view=217 .subscription=217
      .settings=334 .first=209
    120 .revision=209 .items=335 .first=209 .more=71
    121 .jsonrpc=5 .id=6 .method=194 .params=122 .result=123 .error=3
    122 .view=217 .row=290 .column=71
    123 .viewRevision=209 .revision=209 .layer=336 .name=71 .problem=71 .actions=337
    124 .jsonrpc=5 .id=6 .method=194 .params=125 .result=126 .error=3
    125 .view=217 .row=290 .column=71 .action=71 .seen=209 .author=71
    126 .viewRevision=209 .revision=209
    127 .jsonrpc=5 .id=6 .method=194 .params=128 .result=129 .error=3
    128 .source=71 .dialect=338 .table=217 .variables=339 .functions=340
    129 .type=341 .dependencies=342 .steps=209 .problems=343
    130 .jsonrpc=5 .id=6 .method=194 .params=131 .result=132 .error=3
    131 .source=71 .dialect=338 .table=217 .variables=339 .checked=71 .row=290 .bindings=204
      .params=204
    132 .value=344 .complete=71 .type=341
    133 .jsonrpc=5 .id=6 .method=194 .params=134 .result=135 .error=3
    134 .texts=202 .measurer=345 .bold=71 .wrap=346 .truncate=347
    135 .lineHeight=209 .estimate=71 .measures=348
    136 .jsonrpc=5 .id=6 .method=194 .params=137 .result=138 .error=3
    137 .view=217 .search=196 .with=71 .scope=349 .at=350 .by=351 .preview=71 .label=71 .author=71
      .wait=71
    138 .revision=209 .complete=71 .matches=209 .cells=209 .skipped=209 .history=235 .preview=245
    139 .jsonrpc=5 .id=6 .method=194 .params=140 .result=141 .error=3
    140 .table=217 .label=71 .author=71
    141 .revision=209 .records=209 .history=235
    142 .jsonrpc=5 .id=6 .method=194 .params=143 .result=144 .error=3
    143 .table=217 .whenFileChanges=227
    144 .whenFileChanges=227 .sourceState=226
    145 .jsonrpc=5 .id=6 .method=194 .params=146 .result=147 .error=3
    146 .view=217 .row=290 .column=71 .action=352 .by=351 .text=71 .value=0 .overwrite=71 .label=71
      .author=71 .history=242 .invalid=243
    147 .revision=209 .draft=353 .history=235
    148 .jsonrpc=5 .id=6 .method=194 .params=149 .result=150 .error=3
    149 .table=217 .columns=202 .rows=244
    150 .revision=209
    151 .jsonrpc=5 .id=6 .method=194 .params=152 .result=150 .error=3
    152 .table=217 .params=204 .author=71
    153 .jsonrpc=5 .id=6 .method=194 .params=154 .result=71 .error=3
    154 .view=217
    155 .jsonrpc=5 .id=6 .method=194 .params=156 .result=71 .error=3
    156 .table=217
    157 .jsonrpc=5 .id=6 .method=194 .params=158 .result=159 .error=3
    158 .journalFolder=71
    159 .folder=71 .items=354
    160 .jsonrpc=5 .id=6 .method=194 .params=161 .result=162 .error=3
    161 .journals=202 .journalFolder=71
    162 .removed=202
    163 .jsonrpc=5 .id=6 .method=194 .params=0 .result=164 .error=3
    164 .presets=355
    165 .jsonrpc=5 .id=6 .method=194 .params=0 .result=166 .error=3
    166 .memory=356 .methods=1 .watching=357 *=209
    167 .jsonrpc=5 .id=6 .method=194 .params=0 .result=1 .error=3
    168 .jsonrpc=5 .id=6 .method=194 .params=169 .result=0 .error=3
    169 .value=213
    170 .jsonrpc=5 .id=6 .method=194 .params=171 .result=0 .error=3
    171 .id=209
    172 .jsonrpc=5 .id=6 .method=194 .params=0 .result=71 .error=3
    173 .jsonrpc=5 .id=6 .method=194 .params=174 .result=0 .error=3
    174 .subscription=217 .view=217 .table=217 .seq=209 .from=209 .to=209 .revision=209 .causes=358
      .authors=202 .hints=219 .appearance=359 .kinds=360 .layout=283 .across=310 .heights=361
      .frames=362 .viewport=311 .separators=363 .styles=364 .counts=287 .order=288 .complete=71
      .window=240 .columns=202 .reset=365 .diff=366 .part=209 .last=71
    175 .jsonrpc=5 .id=6 .method=194 .params=176 .result=0 .error=3
    176 .table=217 .view=217 .revision=209 .action=71 .key=290 .sourceIndex=209 .viewIndex=209
      .column=71 .values=367 .author=71
    177 .jsonrpc=5 .id=6 .method=194 .params=178 .result=179 .error=3
    178 .table=217 .view=217 .asked=368 .count=209 .deadline=209 .default=369
    179 .decision=369
    180 .jsonrpc=5 .id=6 .method=194 .params=181 .result=182 .error=3
    181 .table=217 .column=71 .type=370 .revision=209 .rows=244 .blocks=294 .types=371 .deadline=209
    182 .values=219 .texts=202 .errors=372
    183 .jsonrpc=5 .id=6 .method=194 .params=184 .result=185 .error=3
    184 .table=217 .view=217 .viewRevision=209 .revision=209 .kind=373 .column=71 .rows=244
      .columns=374 .blocks=294 .deadline=209
    185 .heights=297 .widths=297
    186 .jsonrpc=5 .id=6 .method=194 .params=187 .result=0 .error=3
    187 .table=217 .revision=209 .rows=225 .sourceState=226 .dirty=71 .savedRevision=209
      .unsaved=228 .journal=229 .diagnostics=375
    188 .jsonrpc=5 .id=6 .method=194 .params=189 .result=0 .error=3
    189 .token=209 .value=376
    190 .jsonrpc=5 .id=6 .method=194 .params=191 .result=0 .error=3
    191 .message=71 .verbose=71
    192 .jsonrpc=5 .id=6 .method=194 .params=193 .result=0 .error=3
    193 .type=209 .message=71
    194 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/backup,table/close,table/create,table/declare
      'table/describe,table/didChange,table/diff,table/edit,table/export,table/history
      'table/jump,table/open,table/recover,table/redo,table/resolve,table/revert
      'table/save,table/setParams,table/setRows,table/undo,table/validate
      'table/watchFile,text/measure,view/aggregate,view/close,view/collapse,view/copy
      'view/find,view/get,view/hover,view/locate,view/measure,view/open,view/pin
      'view/replace,view/resync,view/rows,view/scroll,view/select,view/selection
      'view/set,view/sync,view/tap,view/unpin,view/unwatch,view/update,view/watch 'window/logMessage
    195 []=377
    196 .text=71 .columns=202 .caseFolded=71 .diacritics=378 .match=379 .mode=380 .of=381
    197 .kind=382 ?kind:all=383 ?kind:any=384 ?kind:not=385 ?kind:compare=386 ?kind:oneOf=387
      ?kind:text=388 ?kind:expression=389 ?kind:null=390 ?kind:error=391
    198 .by=392 .headers=71 .footers=71 .empty=393 .collapsed=394 .aggregates=330
    199 .mode=395 .unit=322 .tap=396 .momentary=71 .whenFiltered=397
    200 .size=209 .index=209
    201 *=398
    202 []=71
    203 'cell,none,object
    204 *=344
    205 []=399
    206 .measurer=345 .frame=209 .minimumWidth=209 .insets=400 .direction=401 .spacing=209 .scale=71
      .lock=71 .fixed=400 .rows=402 .items=403 .sizing=404 .columns=405
    207 .kind=406 .header=407 .footer=407 .search=408 .insets=409 .spacings=410 .indicators=411
      .scrollBars=412 .alignment=413
    208 []=414
    209 #
    210 .kind=415 .pointer=416 .expected=0 .found=0 .position=209 .revision=209 .offset=209 .limit=1
      .maximum=209 .viewRevision=209 .seen=209 .oldest=209 .asked=209 .step=209 .errno=209
      .count=209 .problem=71 .obstacle=417 .reason=418 .permission=1 .layer=336 .binding=1 .id=71
      .view=217 .column=71 .row=290 .section=71 .name=71 .action=71 .method=71 .path=71 .system=71
      .range=419 .bytes=419 .lines=420 .problems=343 .errors=421 .rule=422 .keys=423 .got=209
      .state=424 .call=71 .copy=71 .replaced=71 .encoding=71 .cells=425
    211 .name=71 .version=71
    212 'each,merged
    213 'messages,off,verbose
    214 'off,on
    215 'synced,written
    216 .messageBytesMax=209 .requestsInFlightMax=209 .waitingNotificationBytesMax=209
      .drainMillisecondsMax=209 .batchMembersMax=209 .depthMax=209 .columnsMax=209 .rowsMax=209
      .fieldBytesMax=209 .rowsPerAnswerMax=209 .answerBytesMax=209 .windowTextBytes=209
      .textBytesMax=209 .windowRowsMax=209 .collectionItemsMax=209 .filterConditionsMax=209
      .expressionBytesMax=209 .expressionNodesMax=209 .expressionDepthMax=209
      .expressionStepsMax=209 .expressionValueUnitsMax=209 .tablesMax=209 .viewsMax=209
      .subscriptionsMax=209 .aggregatesMax=209 .groupsMax=209 .groupBytesMax=209 .sortRowsMax=209
      .formatBytesMax=209 .shownBytesMax=209 .sectionAggregatesMax=209 .distinctValuesMax=209
      .cacheBytes=209 .undoBytesMax=209 .hintsBytesMax=209 .pinsMax=209 .draftsMax=209
      .draftBytesMax=209 .rowStepsMax=209 .parameterBytesMax=209 .declarationsBytesMax=209
      .rulesMax=209 .stateBytesMax=209 .sectionsMax=209 .actionsMax=209 .actionDepthMax=209
      .computeRowsMax=209 .measuredTextsMax=209 .measuredBytesMax=209 .advancesMax=209
      .stylesMax=209 .sectionBytesMax=209 .sectionKeyBytesMax=209 .rowKeyBytesMax=209
      .keyIndexBytesMax=209
    217 $id
    218 []=426
    219 []=0
    220 []=427
    221 'section,table
    222 *=428
    223 .settings=429 .fallback=429 .columns=430 .kinds=431 .kindBy=432 .defaultKind=71
      .undeclaredKinds=433 .rowRules=434 .sectionKinds=435 .sections=436 .cellKinds=367 .editors=367
      .decisions=437
    224 []=438
    225 .count=209 .complete=71 .failure=439 .examined=71
    226 'asOpened,changed,removed,replaced,unreadable
    227 'follow,reload,tell
    228 .records=209 .bytes=209 .columns=71 .order=71
    229 .state=440 .reason=71 .editors=297 .unreadable=209 .recoverable=441 .restored=442
    230 .kind=443 ?kind:given=444 ?kind:columns=445
    231 []=446
    232 []=447
    233 .kind=448 ?kind:file=449 ?kind:inline=450 ?kind:created=451
    234 .delimiter=452 .quote=452 .escape=452 .header=452 .encoding=453 .lineEnd=454 .comment=452
      .preambleLines=455 .nullValues=456
    235 .undo=209 .redo=209 .undoLabel=71 .redoLabel=71 .dropped=209
    236 .count=209 .counts=457 .first=209 .items=458
    237 .text=71 .base64=71
    238 .delimiter=71 .quote=71 .escape=71 .header=71 .encoding=249 .comment=71 .preambleLines=209
      .nullValues=202
    239 *=459
    240 .first=209 .size=209
    241 []=460
    242 'join,none,step
    243 'keep,refuse
    244 []=290
    245 .cells=209 .inserted=209 .removed=209 .moved=209 .columns=209 .sections=209 .errorCount=209
      .removedRows=244 .items=461 .errors=421 .asked=368
    246 .id=209 .label=71 .author=71
    247 []=462
    248 'always,ifUnchanged
    249 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    250 .delimiter=71 .quote=71 .escape=71 .header=71 .lineEnd=260 .byteOrderMark=71
    251 'overwritten,replaced,unchanged
    252 .count=209 .first=209 .size=209 .more=71 .items=463
    253 'apply,discard,keep
    254 'content,edits
    255 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    256 .path=71 .overwrite=71 .sync=71
    257 'text,value
    258 'off,quote,reject
    259 'arrays,objects
    260 'cr,crlf,lf
    261 []=464
    262 .kind=465 ?kind:keys=466 ?kind:columns=445 ?kind:given=467 ?kind:content=468
    263 .kind=469 ?kind:value=470 ?kind:columns=445 ?kind:tag=471
    264 'diff,reset
    265 .changes=209 .share=209
    266 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    267 []=367
    268 'applied,superseded
    269 .deletes=209 .inserts=209 .moves=209 .updates=209
    270 *=209
    271 []=472
    272 []=473
    273 .table=217 .revision=209
    274 'both,text,value
    275 .table=217 .revision=209 .rows=209
    276 .deletes=209 .moves=209 .inserts=209 .updates=209 .changes=209
    277 .deletes=474 .moves=474 .inserts=475 .updates=476
    278 .deletes=477 .updates=476
    279 .moves=244 .updates=478
    280 .old=317 .new=317 .deletes=297 .inserts=297 .moves=474 .updates=479
    281 .sort=195 .search=196 .filter=197 .sections=480 .selection=199 .page=200 .columns=201
      .columnOrder=202 .binding=203 .params=204 .sortCycle=205 .footers=71 .footerSorts=71
      .showHidden=71 .layout=481 .presentation=207 .styles=208
    282 *=482
    283 .width=209 .content=209 .direction=401 .height=209 .items=483 .estimate=71 .groups=484
      .columns=485
    284 []=486
    285 .row=290 .pointer=487 .reason=71 .message=71 .range=419 .bytes=419 .lines=420
    286 []=488
    287 .source=209 .filtered=209 .pages=209 .pageIndex=209 .pageSize=209 .first=209 .end=209
      .matches=209 .entries=209 .failed=209 .orderFailed=209 .hidden=209
    288 'pending,ready
    289 .rows=209 .matches=209
    290 #key
    291 'footer,header
    292 *=489
    293 []=490
    294 []=491
    295 []=492
    296 []=493
    297 []=209
    298 []=494
    299 []=495
    300 []=496
    301 []=497
    302 .kind=498 ?kind:entries=499 ?kind:all=500 ?kind:viewport=501
    303 'cells,keys
    304 .sort=502 .filter=502 .sections=502 .page=502 .setRows=502 .load=502 .edit=502 .resize=502
      .measure=502 'end,entry,index
    305 .kind=503 .key=219 #key
    306 .offset=209 .extent=209 .overscan=209
    307 .offset=209 .thumb=209 .extent=209 .overscan=209 .column=71 .placement=504
    308 'bottom,center,nearest,top
    309 'end,start
    310 .offset=209 .room=209 .contentWidth=209 .left=484 .thumb=505
    311 .offset=209 .extent=209 .top=209 .spacing=209 .heldBack=209 .thumb=505 .anchor=490
      .sticky=506
    312 []=507
    313 []=508
    314 []=509
    315 @=209 $id
    316 'collapse,expand,toggle
    317 []=219
    318 'add,all,extend,invert,none,remove,replace,tap,toggle
    319 []=510
    320 []=511
    321 []=512
    322 'cell,column,row
    323 []=255
    324 []=513
    325 'next,previous
    326 .row=290 .viewIndex=209 .pageIndex=209 .wrapped=71 .cells=514
    327 []=515
    328 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    329 'all,any,replace
    330 []=516
    331 'all,shown
    332 .kind=517 ?kind:group=518 ?kind:count=519 ?kind:aggregate=520
    333 []=521
    334 []=522
    335 []=523
    336 'builtIn,column,fallback,kind,row,section,table
    337 []=524
    338 'strict,table
    339 *=341
    340 []=525
    341 .list=341 .map=526 .type=341 .opaque=71 .of=526
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    342 .columns=202 .cells=202 .params=202 .bindings=202
    343 []=527
    344 .int=71 .uint=71 .double=71 .bool=71 .string=71 .bytes=71 .null=71 .list=528 .map=529
      .type=71 .timestamp=530 .duration=530 .optional=344
    345 .kind=531 ?kind:cells=532 ?kind:font=533 ?kind:estimate=534
    346 .width=209 .linesMax=209
    347 .width=209 .at=535 .ellipsis=71
    348 []=536
    349 'all,selection
    350 .row=290 .column=71 .index=209
    351 'owner,user
    352 'begin,cancel,change,commit
    353 .view=217 .author=71 .by=537 .text=71 .stale=71 .problem=538
    354 []=539
    355 []=1
    356 .resident=209 .program=209 .heap=209 .free=209 .cache=209 .tables=540 .sorting=209
      .gathering=209 .comparing=209 .messages=209 .recording=209 .other=209 *=209
    357 []=541
    358 []=542
    359 .appeared=293 .disappeared=293 .prefetch=293 .cancelled=293
    360 .rows=543 .cells=544 .states=545 .cellStates=546
    361 []=547
    362 []=548
    363 []=549
    364 .anew=71 .looks=550 .rows=551 .cells=552 .failures=553
    365 .keys=293 .blocks=294
    366 .deletes=474 .moves=474 .inserts=554 .updates=476 .scrolledOut=474 .scrolledIn=474
    367 *=0
    368 []=555
    369 'allow,refuse
    370 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    371 []=370
    372 []=556
    373 'heights,widths
    374 []=557
    375 .count=209
    376 .kind=558 ?kind:begin=559 ?kind:report=560 ?kind:end=561
    377 .column=71 .expression=71 .direction=562 .nulls=563 .comparator=564
    378 'exact,ignored
    379 'contains,fuzzy,prefix,regex,words
    380 'filter,mark
    381 'display,value
    382 'all,any,compare,error,expression,not,null,oneOf,text
    383 .kind=565 .conditions=566
    384 .kind=567 .conditions=566
    385 .kind=568 .condition=197
    386 .kind=569 .column=71 .relation=328 .value=0
    387 .kind=570 .column=71 .values=0
    388 .kind=571 .column=71 .relation=572 .text=71 .caseFolded=71 .diacritics=378 .of=381
    389 .kind=573 .source=71
    390 .kind=574 .column=71
    391 .kind=575 .column=71
    392 []=576 'declared
    393 'hide,show
    394 .all=71 .keys=317
    395 'multiple,none,single
    396 'extend,replace,toggle
    397 'drop,keep
    398 .hidden=71 .footer=577 .nullDefault=0
    399 'ascending,descending,none
    400 .leading=209 .trailing=209
    401 'ltr,rtl
    402 .height=209 .wrap=71 .linesMax=209 .inset=209 .padding=209 .minimum=209 .maximum=209
      .whole=71 .spacing=209 .background=71 .quiet=209 .measured=578 .deadline=209
    403 .direction=579 .size=483 .perLine=297 .spacing=209 .lineSpacing=209 .insets=580
    404 .mode=581 .minimum=209 .maximum=209 .padding=209 .headerPadding=209 .header=71 .footer=71
      .whole=71
    405 *=582
    406 'grid,headless,list,stack
    407 .shown=71 .height=209 .inside=71 .floats=71
    408 .shown=71 .height=209 .inside=71 .floats=71 .placement=583 .placeholder=71
    409 .table=580 .header=580 .footer=580 .row=580 .item=580
    410 .header=209 .footer=209
    411 .ascending=71 .descending=71 .none=71 .width=209 .header=71 .footer=71
    412 .vertical=71 .horizontal=71 .minimum=209
    413 'center,leading,trailing
    414 .when=71 .source=584 .columns=202 .layer=585 .tag=71 .parameters=586
    415 'badBackup,badFormat,batch,blockOverflows,cancelled,changedTwice,columnExists
      'compressed,conflict,contentModified,cycle,depth,doubledSortKey,draftOpen
      'duplicateKeys,duplicateSections,evaluation,expression,fileChanged,fileExists
      'forgotten,formulas,framing,id,initializedBefore,internal,invalidParams,jsonrpc
      'keyColumn,length,limit,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,notARegularFile,notConvertible,notEditable
      'notEncodable,notFound,notInitialized,notKept,notReadable,notRecoverable
      'notSortable,notSupplied,notWritable,orderPending,overloaded,placeIsMoving
      'readFailed,sectionColumn,shutDown,sortedView,sourceChanged,subscriptionExists
      'suppliedInput,syntax,tableExists,tooManyCells,tooManyColumns,unknownColumn
      'unknownRow,unknownSection,unknownStep,unknownSubscription,unknownTable
      'unknownType,unknownView,valueDoesNotFit,viewExists,writeFailed
    416 $pointer
    417 'base,columns,edited,misfit,none
    418 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    419 .first=209 .end=209
    420 .start=587 .end=587
    421 []=588
    422 .kind=71 .index=209 .expression=71 .type=370 .message=71 .severity=589
    423 []=590
    424 'changed,replaced
    425 []=591
    426 .id=71 .type=370 .title=71 .sortable=71 .searchable=71 .editable=71 .computed=71 .path=71
      .headerOnly=71 .display=71 .sortBy=432 .supplied=592 .format=593 .parse=593
      .nullPlaceholder=71 .comparator=564 .footer=577 .validate=594 .align=595 .editor=0
      .cellKind=71 .meta=0
    427 .key=290 .header=71 .footer=71 .kind=71 .state=0 .rows=219
    428 .base=370 .format=593 .parse=593 .nullPlaceholder=71 .comparator=564 .footer=577
      .validate=594 .align=595 .editor=0 .cellKind=71 .meta=0
    429 .height=596 .width=596 .estimatedHeight=597 .headerHeight=598 .footerHeight=598 .hidden=599
      .selectable=600 .momentary=599 .editable=600 .movable=601 .deletable=600 .collapsible=600
      .indentation=597 .actions=337 .separators=602 .accessory=599 .accessibilityText=599
      .cellKind=599 .editor=599 .holds=599
    430 *=603
    431 *=604
    432 .column=71 .expression=71
    433 'default,refuse
    434 []=605
    435 *=429
    436 *=606
    437 .deadline=209 .default=369
    438 .kind=71 .settings=429 .rowState=0 .cellStates=367
    439 .kind=607 .message=71 .system=71
    440 'failed,off,on,suspended
    441 .changes=209 .when=209 .base=608 .process=209 .others=209 .lostBytes=209 .suspended=71
    442 .backup=71 .steps=209 .base=608
    443 'columns,given
    444 .kind=609
    445 .kind=610 .columns=202
    446 .id=71 .title=71 .type=370 .sortable=71 .searchable=71 .editable=71 .computed=71
      .supplied=592 .problem=71 .path=71 .headerOnly=71 .display=71 .displayProblem=71 .sortBy=432
      .sortByProblem=71 .typeName=71 .format=593 .parse=593 .nullPlaceholder=71 .comparator=564
      .footer=577 .validate=594 .align=595 .editor=0 .cellKind=71 .meta=0 .evidence=611
    447 .key=290 .header=71 .footer=71 .kind=71 .state=0
    448 'created,file,inline
    449 .kind=612 .path=71 .uri=71 .bytes=209
    450 .kind=613 .bytes=209
    451 .kind=614
    452 .value=71 .forced=71 .evidence=615
    453 .value=249 .forced=71 .evidence=615
    454 .value=616 .forced=71 .evidence=615
    455 .value=209 .forced=71 .evidence=615
    456 .value=202 .forced=71 .evidence=615
    457 .fieldCount=209 .typeMismatch=209 .unclosedQuote=209 .fieldTooLong=209 .invalidEncoding=209
      .comment=209
    458 []=617
    459 .type=370 .title=71 .sortable=71 .searchable=71 .editable=71 .computed=71 .path=71
      .headerOnly=71 .display=71 .sortBy=432 .supplied=592 .format=593 .parse=593
      .nullPlaceholder=71 .comparator=564 .footer=577 .validate=594 .align=595 .editor=0
      .cellKind=71 .meta=0
    460 .kind=618 ?kind:set=619 ?kind:insert=620 ?kind:remove=621 ?kind:move=622 ?kind:paste=623
      ?kind:adopt=624 ?kind:setRow=625 ?kind:setColumn=626 ?kind:addColumn=627
      ?kind:removeColumn=628 ?kind:orderColumns=629 ?kind:addSections=630 ?kind:removeSections=631
      ?kind:moveSections=632 ?kind:setSection=633
    461 []=634
    462 .id=209 .done=71 .label=71 .author=71 .cause=635 .revision=209 .cells=209 .rows=209
      .columns=209 .sections=209 .bytes=209
    463 []=636
    464 .key=290 .header=71 .footer=71 .kind=71 .state=0 .rows=219 .keys=244 .rowStates=219
      .cellStates=267 .tags=244
    465 'columns,content,given,keys
    466 .kind=637
    467 .kind=609 .keys=244
    468 .kind=638
    469 'columns,tag,value
    470 .kind=639
    471 .kind=640 .tags=244
    472 .column=71 .kind=71 .type=370 .index=209 .expression=71 .message=71 .severity=589 .count=209
      .problem=71
    473 .kind=641 .row=290 .column=71 .columns=202 .text=71 .cut=71 .rule=422 .reason=71
    474 []=297
    475 .at=474 .keys=244 .blocks=294
    476 []=642
    477 .keys=244 .blocks=294
    478 []=643
    479 []=644
    480 .by=645 .headers=71 .footers=71 .empty=393 .collapsed=646 .aggregates=330
    481 .measurer=345 .frame=209 .minimumWidth=209 .insets=400 .direction=401 .spacing=209 .scale=71
      .lock=71 .fixed=400 .rows=647 .items=403 .sizing=404 .columns=405
    482 .title=71 .aggregate=648 .over=331 .value=0 .text=71 .cut=71 .nulls=209 .errors=209
      .pending=71 .problem=649
    483 .width=209 .height=209
    484 .leading=209 .center=209 .trailing=209
    485 []=650
    486 .pointer=487 .kind=651 .message=71
    487 $statePointer
    488 .pointer=487 .kind=652 .message=71
    489 .direction=399 .sortable=71 .priority=209
    490 .kind=503 .key=653 #key
    491 .column=71 .offset=209 .values=219 .texts=202 .errors=654 .pending=297 .stale=297 .lossy=297
      .cut=297 .matches=655 .drafts=656
    492 .key=653 .title=71 .cut=71 .count=209 .collapsed=71 .header=71 .footer=71 .kind=71 .state=0
      .aggregates=657
    493 .x=209 .group=413
    494 .key=290 .sourceIndex=209 .viewIndex=209 .pageIndex=209 .offset=209 .height=209 .frame=548
      .reason=658 .section=653
    495 .column=71 .group=413 .x=209 .width=209 .estimate=71 .reason=659
    496 .column=71 .group=413 .x=209 .width=209 .estimate=71 .distance=209
    497 .key=490 .viewIndex=209 .offset=209 .height=209 .frame=548
    498 'all,entries,viewport
    499 .kind=660 .first=209 .size=209 .overscan=209
    500 .kind=565
    501 .kind=661 .offset=209 .extent=209 .overscan=209
    502 'entry,offset,start
    503 'footer,group,header
    504 'center,end,nearest,start
    505 .start=209 .length=209
    506 []=662
    507 .row=290 .height=209
    508 .row=290 .column=71 .height=209
    509 .row=290 .column=71 .reason=663
    510 .row=290 .column=71
    511 .from=510 .to=510
    512 .row=290 .column=71 .sourceIndex=209 .viewIndex=209 .pageIndex=209
    513 .format=255 .type=1 .text=71
    514 []=664
    515 .pointer=71 .kind=665 .message=71
    516 .column=71 .kind=648
    517 'aggregate,count,group
    518 .kind=666 .direction=562
    519 .kind=667 .direction=562
    520 .kind=668 .index=209 .direction=562
    521 .column=71 .kind=648 .values=219 .texts=202 .cut=297 .nulls=297 .errors=297
    522 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    523 .row=290 .column=71 .header=71 .section=71 .kind=71 .saidKind=71 .rowState=0 .cellState=0
      .cellStates=367 .settings=669
    524 .id=71 .title=599 .style=670 .hidden=599 .image=599 .placement=671 .fullSwipe=71
      .children=337
    525 .name=71 .arguments=526 .result=341 .member=71
    526 []=341
    527 .kind=672 .message=71 .range=419 .bytes=419 .lines=420 .expected=71 .found=71 .hint=71
    528 []=344
    529 []=528
    530 .seconds=71 .nanos=71
    531 'cells,estimate,font
    532 .kind=673 .tabStop=209 .ambiguous=674
    533 .kind=675 .lineHeight=209 .regular=676 .bold=676
    534 .kind=677 .advance=209 .lineHeight=209
    535 'head,middle,tail
    536 .width=209 .height=209 .lines=678 .more=71 .shown=679
    537 'user
    538 .kind=680 .expected=71 .row=290 .column=71 .columns=202 .rule=422 .reason=71
    539 .journal=71 .bytes=209 .when=209 .inUse=71 .path=71 .changes=209 .process=209 .problem=681
    540 .sources=209 .edits=209 .rows=209 .keys=209 .history=209 .views=209 .uncounted=209 *=209
    541 .subscription=217 .view=217 .pending=209 .lagRevisions=209
    542 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    543 []=682
    544 []=683
    545 []=684
    546 []=685
    547 .height=209 .count=209
    548 .x=209 .y=209 .width=209 .height=209
    549 .top=686 .bottom=686 .at=474
    550 []=687
    551 []=688
    552 []=689
    553 []=690
    554 .at=474 .keys=293 .blocks=294
    555 .permission=691 .row=290 .column=71 .section=71 .layer=336
    556 .row=209 .text=71
    557 .column=71 .width=209
    558 'begin,end,report
    559 .kind=692 .title=71 .message=71 .percentage=209
    560 .kind=693 .message=71 .percentage=209
    561 .kind=694 .message=71
    562 'ascending,descending
    563 'first,last
    564 .kind=695 .caseFolded=71 .diacritics=378 .values=202
      'caseInsensitive,length,natural,semver,text,value
    565 'all
    566 []=197
    567 'any
    568 'not
    569 'compare
    570 'oneOf
    571 'text
    572 'contains,endsWith,equals,startsWith
    573 'expression
    574 'null
    575 'error
    576 .column=71 .expression=71 .declared=71 .direction=562 .nulls=563 .comparator=564 .values=219
    577 .title=71 .aggregate=648 .over=331
    578 'client,daemon
    579 'horizontal,wrapped
    580 .top=209 .leading=209 .bottom=209 .trailing=209
    581 .kind=696 ?kind:maximum=697 ?kind:average=698 ?kind:sampled=699 ?kind:client=700
      ?kind:percentile=701 ?kind:hybrid=702 ?kind:padded=703 ?kind:fixed=704 ?kind:fraction=705
      ?kind:flexible=706 ?kind:adaptive=707
    582 .mode=581 .minimum=209 .maximum=209 .padding=209 .headerPadding=209 .header=71 .footer=71
      .whole=71 .width=209 .spacing=209
    583 'client,embedded,hidden
    584 .kind=708 ?kind:stripes=709 ?kind:sorted=710 ?kind:selected=711 ?kind:hovered=712
      ?kind:matches=713 ?kind:drafts=714 ?kind:errors=715
    585 'background,overlay
    586 *=599
    587 .line=209 .character=209
    588 .kind=71 .message=71 .pointer=416 .row=290 .column=71 .expected=0 .found=0 .rule=422
    589 'mark,refuse
    590 .key=290 .rows=297
    591 .row=290 .column=71 .reason=716
    592 .inputs=202 .deadline=209
    593 .kind=717 ?kind:number=718 ?kind:currency=719 ?kind:percent=720 ?kind:compact=721
      ?kind:bytes=722 ?kind:duration=723 ?kind:date=724 ?kind:boolean=725 ?kind:map=726
      ?kind:template=727
    594 .expression=71 .message=71 .severity=589 []=728
    595 'center,end,start
    596 .expression=71 'automatic #
    597 .expression=71 #
    598 .expression=71 'automatic,zero #
    599 .expression=71
    600 .expression=71 'ask
    601 .expression=71 .within=202 'ask
    602 .top=686 .between=686 .bottom=686
    603 .height=596 .width=596 .estimatedHeight=597 .headerHeight=598 .footerHeight=598 .hidden=599
      .selectable=600 .momentary=599 .editable=600 .movable=601 .deletable=600 .collapsible=600
      .indentation=597 .actions=337 .separators=602 .accessory=599 .accessibilityText=599
      .cellKind=599 .editor=599 .holds=599 .header=429
    604 .height=596 .width=596 .estimatedHeight=597 .headerHeight=598 .footerHeight=598 .hidden=599
      .selectable=600 .momentary=599 .editable=600 .movable=601 .deletable=600 .collapsible=600
      .indentation=597 .actions=337 .separators=602 .accessory=599 .accessibilityText=599
      .cellKind=599 .editor=599 .holds=599 .columns=729
    605 .expression=71 .message=71 .severity=589 .columns=202
    606 .height=596 .width=596 .estimatedHeight=597 .headerHeight=598 .footerHeight=598 .hidden=599
      .selectable=600 .momentary=599 .editable=600 .movable=601 .deletable=600 .collapsible=600
      .indentation=597 .actions=337 .separators=602 .accessory=599 .accessibilityText=599
      .cellKind=599 .editor=599 .holds=599 .kind=71
    607 'cancelled,limit,readFailed,sourceChanged
    608 'different,grown,same
    609 'given
    610 'columns
    611 .sampleRows=209 .counts=270 .reason=71 .nullValues=202 .firstDisagreement=730
    612 'file
    613 'inline
    614 'created
    615 .reason=71 .examined=209 .share=209
    616 'cr,crlf,lf,mixed
    617 .kind=731 .message=71 .row=290 .column=71 .line=209 .byteOffset=209 .expected=71 .found=71
    618 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    619 .kind=732 .row=290 .column=71 .value=0 .text=71 .values=0
    620 .kind=733 .options=224 .rows=219 .place=734
    621 .kind=735 .rows=244
    622 .kind=736 .rows=244 .place=734
    623 .kind=737 .texts=738 .text=71 .html=71 .format=739 .header=71 .at=510 .view=217 .rows=244
      .columns=202 .overflow=740
    624 .kind=741 .view=217
    625 .kind=742 .row=290 .options=438
    626 .kind=743 .column=71 .options=459
    627 .kind=744 .column=71 .options=459 .place=745
    628 .kind=746 .column=71
    629 .kind=747 .columns=202
    630 .kind=748 .sections=220 .place=749 .sectionColumn=71
    631 .kind=750 .sections=244
    632 .kind=751 .sections=244 .place=749
    633 .kind=752 .section=290 .options=753
    634 .row=290 .column=71 .before=754 .after=754
    635 'edit,setRows
    636 .bytes=297 .range=420 .newText=71 .base64=71
    637 'keys
    638 'content
    639 'value
    640 'tag
    641 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    642 .column=71 .rows=297 .values=219 .texts=202 .errors=654 .pending=297 .stale=297 .lossy=297
      .cut=297 .matches=655
    643 .index=209 .key=290 .columns=202
    644 .index=209 .key=71 .members=755
    645 []=756 'declared
    646 .all=71 .keys=757
    647 .height=209 .wrap=71 .linesMax=209 .inset=209 .padding=209 .minimum=209 .maximum=209
      .whole=71 .spacing=209 .background=71 .quiet=209 .measured=758 .deadline=209
    648 'count,distinct,max,mean,min,sum,valid
    649 'notApplicable,outOfRange,tooManyValues
    650 .column=71 .fixed=759 .x=209 .width=209 .tracks=209 .estimate=71
    651 'typeChanged,unknownColumn
    652 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    653 []=760
    654 []=761
    655 []=762
    656 []=763
    657 []=764
    658 'collapsed,filtered,hidden,removed,unknown
    659 'hidden
    660 'entries
    661 'viewport
    662 .kind=765 .y=209 .height=209 .section=492
    663 'changed,declared,fixed,hidden
    664 .column=71 .ranges=474 .further=209
    665 'column,columnType,limit,value
    666 'group
    667 'count
    668 'aggregate
    669 *=766
    670 .expression=71 'destructive,disabled,normal
    671 'inline,leading,menu,trailing
    672 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    673 'cells
    674 'narrow,wide
    675 'font
    676 .defaultAdvance=209 .ranges=767 .advances=768 .kerning=769 .letterSpacing=209
    677 'estimate
    678 []=770
    679 .text=71 .width=209 .cut=71
    680 'invalid,valueDoesNotFit
    681 'damaged,foreign,newer
    682 .kind=71 .at=474
    683 .column=71 .cellKind=0 .editor=0 .at=474
    684 .index=209 .rowState=0
    685 .index=209 .column=71 .cellState=0
    686 .leading=209 .trailing=209 .thickness=209
    687 .look=209 .styles=771
    688 .look=209 .at=474
    689 .column=71 .look=209 .at=474
    690 .style=209 .count=209 .row=290 .message=71
    691 'collapse,delete,edit,move,select
    692 'begin
    693 'report
    694 'end
    695 'caseInsensitive,length,list,natural,semver,text,value
    696 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    697 .kind=772
    698 .kind=773 .advance=209
    699 .kind=774 .size=209
    700 .kind=758 .size=209
    701 .kind=775 .share=209 .size=209
    702 .kind=776 .size=209 .advance=209
    703 .kind=777 .width=209
    704 .kind=778 .width=209
    705 .kind=779 .share=209
    706 .kind=780
    707 .kind=781
    708 'drafts,errors,hovered,matches,selected,sorted,stripes
    709 .kind=782 .every=209 .offset=209 .by=783
    710 .kind=784 .every=209 .offset=209
    711 .kind=785
    712 .kind=786
    713 .kind=787
    714 .kind=788
    715 .kind=789
    716 'encoding,formula,quote
    717 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    718 .kind=790 .pattern=71 .locale=791 .prefix=71 .suffix=71 .negative=792
    719 .kind=793 .pattern=71 .locale=791 .prefix=71 .suffix=71 .negative=792 .currency=71
      .display=794
    720 .kind=795 .pattern=71 .locale=791 .prefix=71 .suffix=71 .negative=792
    721 .kind=796 .locale=791 .currency=71 .digits=209
    722 .kind=797 .locale=791 .units=798 .digits=209
    723 .kind=799 .locale=791 .style=800 .unit=801
    724 .kind=802 .pattern=71 .locale=791
    725 .kind=803 .true=71 .false=71
    726 .kind=804 .values=805 .otherwise=593
    727 .kind=806 .template=71 .format=593
    728 .expression=71 .message=71 .severity=589
    729 *=807
    730 .row=290 .line=209 .byteOffset=209 .text=71
    731 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    732 'set
    733 'insert
    734 .kind=808 ?kind:start=809 ?kind:end=810 ?kind:before=811 ?kind:after=812 ?kind:index=813
      ?kind:shown=814
    735 'remove
    736 'move
    737 'paste
    738 []=202
    739 'csv,html,json,markdown,tsv
    740 'clip,insert,refuse
    741 'adopt
    742 'setRow
    743 'setColumn
    744 'addColumn
    745 .kind=815 ?kind:start=809 ?kind:end=810 ?kind:before=816 ?kind:after=817
    746 'removeColumn
    747 'orderColumns
    748 'addSections
    749 .kind=815 ?kind:start=809 ?kind:end=810 ?kind:before=818 ?kind:after=819
    750 'removeSections
    751 'moveSections
    752 'setSection
    753 .header=71 .footer=71 .kind=71 .state=0
    754 .value=0 .text=71 .cut=71
    755 []=820
    756 .column=71 .expression=71 .declared=71 .direction=562 .nulls=563 .comparator=564 .values=202
    757 []=653
    758 'client
    759 'leading,trailing
    760 .kind=575
    761 .row=209 .kind=821 .text=71
    762 .row=209 .ranges=474 .further=209
    763 .row=209 .view=217 .author=71 .by=537 .text=71 .stale=71 .problem=538
    764 .column=71 .kind=648 .value=0 .text=71 .cut=71 .nulls=209 .errors=209 .pending=71
      .problem=822
    765 'group,header
    766 .value=0 .layer=336 .name=71 .problem=71
    767 []=823
    768 []=824
    769 []=825
    770 .range=297 .width=209
    771 []=826
    772 'maximum
    773 'average
    774 'sampled
    775 'percentile
    776 'hybrid
    777 'padded
    778 'fixed
    779 'fraction
    780 'flexible
    781 'adaptive
    782 'stripes
    783 'page,section
    784 'sorted
    785 'selected
    786 'hovered
    787 'matches
    788 'drafts
    789 'errors
    790 'number
    791 'de,en,es,fr,hi,ja
    792 'minus,parentheses
    793 'currency
    794 'code,symbol
    795 'percent
    796 'compact
    797 'bytes
    798 'iec,si
    799 'duration
    800 'clock,short,words
    801 'day,hour,millisecond,minute,second
    802 'date
    803 'boolean
    804 'map
    805 *=71
    806 'template
    807 .height=596 .width=596 .estimatedHeight=597 .headerHeight=598 .footerHeight=598 .hidden=599
      .selectable=600 .momentary=599 .editable=600 .movable=601 .deletable=600 .collapsible=600
      .indentation=597 .actions=337 .separators=602 .accessory=599 .accessibilityText=599
      .cellKind=599 .editor=599 .holds=599 .type=370 .validate=594 .format=593 .path=71
    808 'after,before,end,index,shown,start
    809 .kind=827
    810 .kind=694
    811 .kind=828 .row=290
    812 .kind=829 .row=290
    813 .kind=830 .sourceIndex=209 .counted=831
    814 .kind=832 .view=217 .viewIndex=209 .counted=831 .whenSorted=833
    815 'after,before,end,start
    816 .kind=828 .column=71
    817 .kind=829 .column=71
    818 .kind=828 .section=290
    819 .kind=829 .section=290
    820 'footer,header,kind,state
    821 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    822 'notApplicable,outOfRange,tooManySections,tooManyValues
    823 .first=209 .end=209 .advance=209
    824 .characters=71 .advance=209
    825 .pair=71 .advance=209
    826 .layer=585 .tag=71 .parameters=805
    827 'start
    828 'before
    829 'after
    830 'index
    831 'after,before
    832 'shown
    833 'adopt,refuse
    """#
}
