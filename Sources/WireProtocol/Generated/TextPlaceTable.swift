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
    table/export 35
    table/setRows 38
    table/validate 41
    table/diff 44
    view/open 47
    view/get 50
    view/set 52
    view/tap 54
    view/rows 57
    cell/text 60
    view/pin 63
    view/unpin 66
    view/locate 69
    view/watch 72
    view/scroll 75
    view/hover 78
    view/measure 80
    view/resync 83
    view/sync 85
    view/unwatch 83
    view/collapse 88
    view/select 91
    view/selection 94
    view/copy 97
    view/find 100
    filter/convert 103
    filter/like 106
    view/aggregate 109
    table/declare 112
    table/resolve 115
    action/list 118
    action/invoke 121
    expression/check 124
    expression/evaluate 127
    text/measure 130
    view/replace 133
    table/revert 136
    cell/draft 139
    cell/refresh 142
    table/setParams 145
    view/close 147
    table/close 149
    journal/list 151
    journal/remove 154
    preset/list 157
    server/stats 159
    rpc.discover 161
    $/setTrace 162
    $/cancelRequest 164
    shutdown 166
    exit 4
    view/update 167
    action/didInvoke 169
    action/decide 171
    cell/compute 174
    cell/measure 177
    table/didChange 180
    $/progress 182
    $/logTrace 184
    window/logMessage 186
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=189 .search=190 .filter=191 .sections=192 .selection=193 .page=194 .columns=195
      .columnOrder=196 .binding=197 .params=198 .sortCycle=199 .footers=68 .footerSorts=68
      .showHidden=68 .layout=200 .presentation=201 .styles=202
    3 .code=203 .message=68 .data=204
    4 .jsonrpc=5 .id=6 .method=188 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=188 .params=8 .result=9 .error=3
    8 .clientInfo=205 .processId=203 .updates=206 .trace=207 .journal=208 .journalFolder=68
      .durability=209 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=210 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=188 .params=11 .result=12 .error=3
    11 .table=211 .name=68 .columns=212 .rows=213 .sections=214 .sectionColumn=68 .keyScope=215
      .types=216 .defaultSort=189 .keyColumns=196 .detectTypes=68 .declarations=217 .rowOptions=218
    12 .table=211 .name=68 .revision=203 .rows=219 .sourceState=220 .dirty=68 .savedRevision=203
      .unsaved=221 .journal=222 .keys=223 .columns=224 .types=0 .declarations=217 .sectionColumn=68
      .sections=225 .defaultSort=189 .params=198 .source=226 .dialect=227 .preamble=196
      .sampleRows=203 .history=228 .diagnostics=229
    13 .jsonrpc=5 .id=6 .method=188 .params=14 .result=12 .error=3
    14 .table=211 .name=68 .path=68 .uri=68 .content=230 .dialect=231 .columns=232 .types=216
      .defaultSort=189 .keyColumns=196 .sections=225 .sectionColumn=68 .keyScope=215 .sampleRows=203
      .progressToken=203 .declarations=217 .wait=68 .journal=208 .journalFolder=68 .durability=209
    15 .jsonrpc=5 .id=6 .method=188 .params=16 .result=12 .error=3
    16 .table=211 .diagnostics=233
    17 .jsonrpc=5 .id=6 .method=188 .params=18 .result=19 .error=3
    18 .table=211 .edits=234 .seen=203 .exact=68 .label=68 .author=68 .history=235 .invalid=236
      .preview=68 .view=211
    19 .revision=203 .inserted=237 .changedCells=203 .history=228 .preview=238
    20 .jsonrpc=5 .id=6 .method=188 .params=21 .result=22 .error=3
    21 .table=211 .author=68
    22 .revision=203 .step=239 .skipped=203 .history=228
    23 .jsonrpc=5 .id=6 .method=188 .params=24 .result=25 .error=3
    24 .table=211 .first=203 .size=203
    25 .revision=203 .count=203 .current=203 .bytes=203 .bytesMax=203 .dropped=203 .first=203
      .items=240
    26 .jsonrpc=5 .id=6 .method=188 .params=27 .result=28 .error=3
    27 .table=211 .step=203 .author=68
    28 .revision=203 .undone=203 .redone=203 .skipped=203 .history=228
    29 .jsonrpc=5 .id=6 .method=188 .params=30 .result=31 .error=3
    30 .table=211 .path=68 .uri=68 .overwrite=241 .sync=68 .dryRun=68 .range=233 .encoding=242
      .dialect=243 .progressToken=203
    31 .revision=203 .path=68 .uri=68 .bytes=203 .records=203 .way=244 .dirty=68 .edits=245
    32 .jsonrpc=5 .id=6 .method=188 .params=33 .result=34 .error=3
    33 .table=211 .action=246
    34 .revision=203 .changes=203 .lostChanges=203 .lostBytes=203 .history=228
    35 .jsonrpc=5 .id=6 .method=188 .params=36 .result=37 .error=3
    36 .view=211 .table=211 .rows=237 .range=233 .columns=196 .format=247 .to=248 .as=249
      .formulaGuard=250 .header=68 .jsonRows=251 .delimiter=1 .lineEnd=252 .byteOrderMark=68
      .sqlTable=68 .sqlRows=203 .progressToken=203 .wait=68
    37 .viewRevision=203 .revision=203 .complete=68 .rows=203 .columns=196 .bytes=203 .lossy=68
      .text=68 .path=68
    38 .jsonrpc=5 .id=6 .method=188 .params=39 .result=40 .error=3
    39 .table=211 .rows=213 .sections=253 .sectionColumn=68 .columns=196 .match=254 .compare=255
      .mode=256 .resetAbove=257 .preset=258 .rowStates=213 .cellStates=259 .hints=0 .supersede=68
      .seen=203 .label=68 .author=68 .history=235 .invalid=236
    40 .outcome=260 .revision=203 .mode=256 .deletes=203 .inserts=203 .moves=203 .updates=203
      .changedCells=203 .sections=261 .history=228
    41 .jsonrpc=5 .id=6 .method=188 .params=42 .result=43 .error=3
    42 .table=211 .rows=237 .columns=196 .first=203 .size=203 .wait=68
    43 .revision=203 .complete=68 .rows=203 .faultyRows=203 .count=203 .errors=262 .rules=263
      .first=203 .more=68 .items=264
    44 .jsonrpc=5 .id=6 .method=188 .params=45 .result=46 .error=3
    45 .from=265 .to=265 .match=254 .compare=255 .columns=196 .range=233 .as=266 .textBytes=203
      .wait=68
    46 .from=267 .to=267 .complete=68 .columns=196 .counts=268 .first=203 .size=203 .more=68
      .diff=269 .old=270 .keys=271 .sections=272
    47 .jsonrpc=5 .id=6 .method=188 .params=48 .result=49 .error=3
    48 .table=211 .view=211 .state=2 .preset=258 .wait=68
    49 .view=211 .table=211 .viewRevision=203 .revision=203 .state=273 .footers=274 .layout=275
      .preset=258 .filterProblems=276 .filterFailure=277 .orderProblems=278 .orderFailure=277
      .counts=279 .order=280 .complete=68 .searching=281 .columns=196
    50 .jsonrpc=5 .id=6 .method=188 .params=51 .result=49 .error=3
    51 .view=211 .wait=68
    52 .jsonrpc=5 .id=6 .method=188 .params=53 .result=49 .error=3
    53 .view=211 .state=2 .show=282 .wait=68
    54 .jsonrpc=5 .id=6 .method=188 .params=55 .result=56 .error=3
    55 .view=211 .part=283 .column=68 .extend=68
    56 .view=211 .table=211 .viewRevision=203 .revision=203 .state=273 .footers=274 .layout=275
      .counts=279 .order=280 .complete=68 .columns=196 .preset=258 .filterProblems=276
      .filterFailure=277 .orderProblems=278 .orderFailure=277 .searching=281 .sortable=68
      .indicators=284
    57 .jsonrpc=5 .id=6 .method=188 .params=58 .result=59 .error=3
    58 .view=211 .range=233 .keys=237 .columns=196 .as=266 .textBytes=203 .at=203 .pin=211 .wait=68
    59 .viewRevision=203 .revision=203 .complete=68 .first=203 .count=203 .more=68 .keys=285
      .blocks=286 .sections=287 .counts=279 .order=280 .searching=281
    60 .jsonrpc=5 .id=6 .method=188 .params=61 .result=62 .error=3
    61 .table=211 .row=282 .column=68 .of=249 .first=203 .size=203
    62 .revision=203 .text=68 .lossy=68 .first=203 .end=203 .bytes=203 .more=68
    63 .jsonrpc=5 .id=6 .method=188 .params=64 .result=65 .error=3
    64 .view=211 .pin=211 .wait=68
    65 .view=211 .pin=211 .viewRevision=203 .revision=203 .counts=279 .order=280 .searching=281
      .complete=68
    66 .jsonrpc=5 .id=6 .method=188 .params=67 .result=68 .error=3
    67 .view=211 .pin=211
    68
    69 .jsonrpc=5 .id=6 .method=188 .params=70 .result=71 .error=3
    70 .view=211 .keys=237 .columns=196 .at=288 .offsets=289 .wait=68
    71 .viewRevision=203 .complete=68 .rows=290 .columns=291 .at=292 .entries=293
    72 .jsonrpc=5 .id=6 .method=188 .params=73 .result=74 .error=3
    73 .view=211 .subscription=211 .window=294 .content=295 .columns=196 .as=266 .textBytes=203
      .hold=296 .anchor=297 .follow=68 .appearance=68 .kinds=68 .problems=68 .separators=68
      .styles=68 .brief=68 .across=298
    74 .subscription=211 .viewRevision=203 .revision=203 .complete=68
    75 .jsonrpc=5 .id=6 .method=188 .params=76 .result=77 .error=3
    76 .subscription=211 .first=203 .size=203 .columns=196 .hold=296 .across=299 .offset=203
      .extent=203 .entry=297 .placement=300 .pages=203 .to=301 .thumb=203 .follow=68 .dragging=68
      .anchor=297
    77 .first=203 .size=203 .across=302 .viewport=303
    78 .jsonrpc=5 .id=6 .method=188 .params=79 .result=68 .error=3
    79 .subscription=211 .row=282 .column=68
    80 .jsonrpc=5 .id=6 .method=188 .params=81 .result=82 .error=3
    81 .view=211 .rows=304 .cells=305 .at=203
    82 .viewRevision=203 .changed=203 .unused=306
    83 .jsonrpc=5 .id=6 .method=188 .params=84 .result=68 .error=3
    84 .subscription=211
    85 .jsonrpc=5 .id=6 .method=188 .params=86 .result=87 .error=3
    86 .table=211 .supplied=68
    87 .complete=68 .tables=307
    88 .jsonrpc=5 .id=6 .method=188 .params=89 .result=90 .error=3
    89 .view=211 .action=308 .keys=309
    90 .viewRevision=203 .counts=279 .order=280 .complete=68 .searching=281
    91 .jsonrpc=5 .id=6 .method=188 .params=92 .result=93 .error=3
    92 .view=211 .action=310 .rows=237 .columns=196 .cells=311 .ranges=312 .wait=68
    93 .viewRevision=203 .complete=68 .count=203 .selected=313 .deselected=313 .truncated=68
    94 .jsonrpc=5 .id=6 .method=188 .params=95 .result=96 .error=3
    95 .view=211 .first=203 .size=203 .wait=68
    96 .viewRevision=203 .complete=68 .unit=314 .count=203 .first=203 .items=313
    97 .jsonrpc=5 .id=6 .method=188 .params=98 .result=99 .error=3
    98 .view=211 .formats=315 .rows=237 .range=233 .columns=196 .as=249 .formulaGuard=250 .header=68
      .wait=68
    99 .viewRevision=203 .revision=203 .complete=68 .rows=203 .columns=196 .flavours=316 .lossy=68
    100 .jsonrpc=5 .id=6 .method=188 .params=101 .result=102 .error=3
    101 .view=211 .search=190 .from=282 .direction=317 .wrap=68 .wait=68
    102 .viewRevision=203 .revision=203 .complete=68 .matches=203 .hit=318
    103 .jsonrpc=5 .id=6 .method=188 .params=104 .result=105 .error=3
    104 .table=211 .filter=191
    105 .tree=191 .text=68 .problems=319
    106 .jsonrpc=5 .id=6 .method=188 .params=107 .result=108 .error=3
    107 .view=211 .row=282 .column=68 .relation=320 .combine=321
    108 .viewRevision=203 .condition=191 .filter=191
    109 .jsonrpc=5 .id=6 .method=188 .params=110 .result=111 .error=3
    110 .view=211 .groupBy=196 .aggregates=322 .over=323 .sort=324 .range=233 .as=266 .textBytes=203
      .wait=68
    111 .viewRevision=203 .revision=203 .complete=68 .groups=203 .first=203 .more=68 .groupBy=286
      .counts=289 .aggregates=325
    112 .jsonrpc=5 .id=6 .method=188 .params=113 .result=114 .error=3
    113 .table=211 .declarations=217 .author=68
    114 .revision=203 .declarations=217
    115 .jsonrpc=5 .id=6 .method=188 .params=116 .result=117 .error=3
    116 .table=211 .rows=237 .columns=196 .headers=196 .sections=196 .view=211 .subscription=211
      .settings=326 .first=203
    117 .revision=203 .items=327 .first=203 .more=68
    118 .jsonrpc=5 .id=6 .method=188 .params=119 .result=120 .error=3
    119 .view=211 .row=282 .column=68
    120 .viewRevision=203 .revision=203 .layer=328 .name=68 .problem=68 .actions=329
    121 .jsonrpc=5 .id=6 .method=188 .params=122 .result=123 .error=3
    122 .view=211 .row=282 .column=68 .action=68 .seen=203 .author=68
    123 .viewRevision=203 .revision=203
    124 .jsonrpc=5 .id=6 .method=188 .params=125 .result=126 .error=3
    125 .source=68 .dialect=330 .table=211 .variables=331 .functions=332
    126 .type=333 .dependencies=334 .steps=203 .problems=335
    127 .jsonrpc=5 .id=6 .method=188 .params=128 .result=129 .error=3
    128 .source=68 .dialect=330 .table=211 .variables=331 .checked=68 .row=282 .bindings=198
      .params=198
    129 .value=336 .complete=68 .type=333
    130 .jsonrpc=5 .id=6 .method=188 .params=131 .result=132 .error=3
    131 .texts=196 .measurer=337 .bold=68 .wrap=338 .truncate=339
    132 .lineHeight=203 .estimate=68 .measures=340
    133 .jsonrpc=5 .id=6 .method=188 .params=134 .result=135 .error=3
    134 .view=211 .search=190 .with=68 .scope=341 .at=342 .by=343 .preview=68 .label=68 .author=68
      .wait=68
    135 .revision=203 .complete=68 .matches=203 .cells=203 .skipped=203 .history=228 .preview=238
    136 .jsonrpc=5 .id=6 .method=188 .params=137 .result=138 .error=3
    137 .table=211 .label=68 .author=68
    138 .revision=203 .records=203 .history=228
    139 .jsonrpc=5 .id=6 .method=188 .params=140 .result=141 .error=3
    140 .view=211 .row=282 .column=68 .action=344 .by=343 .text=68 .value=0 .overwrite=68 .label=68
      .author=68 .history=235 .invalid=236
    141 .revision=203 .draft=345 .history=228
    142 .jsonrpc=5 .id=6 .method=188 .params=143 .result=144 .error=3
    143 .table=211 .columns=196 .rows=237
    144 .revision=203
    145 .jsonrpc=5 .id=6 .method=188 .params=146 .result=144 .error=3
    146 .table=211 .params=198 .author=68
    147 .jsonrpc=5 .id=6 .method=188 .params=148 .result=68 .error=3
    148 .view=211
    149 .jsonrpc=5 .id=6 .method=188 .params=150 .result=68 .error=3
    150 .table=211
    151 .jsonrpc=5 .id=6 .method=188 .params=152 .result=153 .error=3
    152 .journalFolder=68
    153 .folder=68 .items=346
    154 .jsonrpc=5 .id=6 .method=188 .params=155 .result=156 .error=3
    155 .journals=196 .journalFolder=68
    156 .removed=196
    157 .jsonrpc=5 .id=6 .method=188 .params=0 .result=158 .error=3
    158 .presets=347
    159 .jsonrpc=5 .id=6 .method=188 .params=0 .result=160 .error=3
    160 .memory=348 .methods=1 .watching=349 *=203
    161 .jsonrpc=5 .id=6 .method=188 .params=0 .result=1 .error=3
    162 .jsonrpc=5 .id=6 .method=188 .params=163 .result=0 .error=3
    163 .value=207
    164 .jsonrpc=5 .id=6 .method=188 .params=165 .result=0 .error=3
    165 .id=203
    166 .jsonrpc=5 .id=6 .method=188 .params=0 .result=68 .error=3
    167 .jsonrpc=5 .id=6 .method=188 .params=168 .result=0 .error=3
    168 .subscription=211 .view=211 .table=211 .seq=203 .from=203 .to=203 .revision=203 .causes=350
      .authors=196 .hints=213 .appearance=351 .kinds=352 .layout=275 .across=302 .heights=353
      .frames=354 .viewport=303 .separators=355 .styles=356 .counts=279 .order=280 .complete=68
      .window=233 .columns=196 .reset=357 .diff=358 .part=203 .last=68
    169 .jsonrpc=5 .id=6 .method=188 .params=170 .result=0 .error=3
    170 .table=211 .view=211 .revision=203 .action=68 .key=282 .sourceIndex=203 .viewIndex=203
      .column=68 .values=359 .author=68
    171 .jsonrpc=5 .id=6 .method=188 .params=172 .result=173 .error=3
    172 .table=211 .view=211 .asked=360 .count=203 .deadline=203 .default=361
    173 .decision=361
    174 .jsonrpc=5 .id=6 .method=188 .params=175 .result=176 .error=3
    175 .table=211 .column=68 .type=362 .revision=203 .rows=237 .blocks=286 .types=363 .deadline=203
    176 .values=213 .texts=196 .errors=364
    177 .jsonrpc=5 .id=6 .method=188 .params=178 .result=179 .error=3
    178 .table=211 .view=211 .viewRevision=203 .revision=203 .kind=365 .column=68 .rows=237
      .columns=366 .blocks=286 .deadline=203
    179 .heights=289 .widths=289
    180 .jsonrpc=5 .id=6 .method=188 .params=181 .result=0 .error=3
    181 .table=211 .revision=203 .rows=219 .sourceState=220 .dirty=68 .savedRevision=203
      .unsaved=221 .journal=222 .diagnostics=367
    182 .jsonrpc=5 .id=6 .method=188 .params=183 .result=0 .error=3
    183 .token=203 .value=368
    184 .jsonrpc=5 .id=6 .method=188 .params=185 .result=0 .error=3
    185 .message=68 .verbose=68
    186 .jsonrpc=5 .id=6 .method=188 .params=187 .result=0 .error=3
    187 .type=203 .message=68
    188 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/close,table/create,table/declare,table/describe
      'table/didChange,table/diff,table/edit,table/export,table/history,table/jump
      'table/open,table/recover,table/redo,table/resolve,table/revert,table/save
      'table/setParams,table/setRows,table/undo,table/validate,text/measure
      'view/aggregate,view/close,view/collapse,view/copy,view/find,view/get,view/hover
      'view/locate,view/measure,view/open,view/pin,view/replace,view/resync,view/rows
      'view/scroll,view/select,view/selection,view/set,view/sync,view/tap,view/unpin
      'view/unwatch,view/update,view/watch,window/logMessage
    189 []=369
    190 .text=68 .columns=196 .caseFolded=68 .diacritics=370 .match=371 .mode=372 .of=373
    191 .kind=374 ?kind:all=375 ?kind:any=376 ?kind:not=377 ?kind:compare=378 ?kind:oneOf=379
      ?kind:text=380 ?kind:expression=381 ?kind:null=382 ?kind:error=383
    192 .by=384 .headers=68 .footers=68 .empty=385 .collapsed=386 .aggregates=322
    193 .mode=387 .unit=314 .tap=388 .momentary=68 .whenFiltered=389
    194 .size=203 .index=203
    195 *=390
    196 []=68
    197 'cell,none,object
    198 *=336
    199 []=391
    200 .measurer=337 .frame=203 .minimumWidth=203 .insets=392 .direction=393 .spacing=203 .scale=68
      .lock=68 .fixed=392 .rows=394 .items=395 .sizing=396 .columns=397
    201 .kind=398 .header=399 .footer=399 .search=400 .insets=401 .spacings=402 .indicators=403
      .scrollBars=404 .alignment=405
    202 []=406
    203 #
    204 .kind=407 .pointer=408 .expected=0 .found=0 .position=203 .revision=203 .offset=203 .limit=1
      .maximum=203 .viewRevision=203 .seen=203 .oldest=203 .asked=203 .step=203 .errno=203
      .count=203 .obstacle=409 .reason=410 .permission=1 .layer=328 .binding=1 .id=68 .view=211
      .column=68 .row=282 .section=68 .name=68 .action=68 .method=68 .path=68 .system=68 .problem=68
      .range=411 .bytes=411 .lines=412 .problems=335 .errors=413 .rule=414 .keys=415 .got=203
      .state=416 .call=68 .copy=68 .replaced=68 .encoding=68 .cells=417
    205 .name=68 .version=68
    206 'each,merged
    207 'messages,off,verbose
    208 'off,on
    209 'synced,written
    210 .messageBytesMax=203 .requestsInFlightMax=203 .waitingNotificationBytesMax=203
      .drainMillisecondsMax=203 .batchMembersMax=203 .depthMax=203 .columnsMax=203 .rowsMax=203
      .fieldBytesMax=203 .rowsPerAnswerMax=203 .answerBytesMax=203 .windowTextBytes=203
      .textBytesMax=203 .windowRowsMax=203 .collectionItemsMax=203 .filterConditionsMax=203
      .expressionBytesMax=203 .expressionNodesMax=203 .expressionDepthMax=203
      .expressionStepsMax=203 .expressionValueUnitsMax=203 .tablesMax=203 .viewsMax=203
      .subscriptionsMax=203 .aggregatesMax=203 .groupsMax=203 .groupBytesMax=203 .sortRowsMax=203
      .formatBytesMax=203 .shownBytesMax=203 .sectionAggregatesMax=203 .distinctValuesMax=203
      .cacheBytes=203 .undoBytesMax=203 .hintsBytesMax=203 .pinsMax=203 .draftsMax=203
      .draftBytesMax=203 .rowStepsMax=203 .parameterBytesMax=203 .declarationsBytesMax=203
      .rulesMax=203 .stateBytesMax=203 .sectionsMax=203 .actionsMax=203 .actionDepthMax=203
      .computeRowsMax=203 .measuredTextsMax=203 .measuredBytesMax=203 .advancesMax=203
      .stylesMax=203 .sectionBytesMax=203 .sectionKeyBytesMax=203 .rowKeyBytesMax=203
      .keyIndexBytesMax=203
    211 $id
    212 []=418
    213 []=0
    214 []=419
    215 'section,table
    216 *=420
    217 .settings=421 .fallback=421 .columns=422 .kinds=423 .kindBy=424 .defaultKind=68
      .undeclaredKinds=425 .rowRules=426 .sectionKinds=427 .sections=428 .cellKinds=359 .editors=359
      .decisions=429
    218 []=430
    219 .count=203 .complete=68 .failure=431 .examined=68
    220 'asOpened,changed,removed,replaced,unreadable
    221 .records=203 .bytes=203 .columns=68 .order=68
    222 .state=432 .reason=68 .editors=289 .unreadable=203 .recoverable=433
    223 .kind=434 ?kind:given=435 ?kind:columns=436
    224 []=437
    225 []=438
    226 .kind=439 ?kind:file=440 ?kind:inline=441 ?kind:created=442
    227 .delimiter=443 .quote=443 .escape=443 .header=443 .encoding=444 .lineEnd=445 .comment=443
      .preambleLines=446 .nullValues=447
    228 .undo=203 .redo=203 .undoLabel=68 .redoLabel=68 .dropped=203
    229 .count=203 .counts=448 .first=203 .items=449
    230 .text=68 .base64=68
    231 .delimiter=68 .quote=68 .escape=68 .header=68 .encoding=242 .comment=68 .preambleLines=203
      .nullValues=196
    232 *=450
    233 .first=203 .size=203
    234 []=451
    235 'join,none,step
    236 'keep,refuse
    237 []=282
    238 .cells=203 .inserted=203 .removed=203 .moved=203 .columns=203 .sections=203 .errorCount=203
      .removedRows=237 .items=452 .errors=413 .asked=360
    239 .id=203 .label=68 .author=68
    240 []=453
    241 'always,ifUnchanged
    242 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    243 .delimiter=68 .quote=68 .escape=68 .header=68 .lineEnd=252 .byteOrderMark=68
    244 'overwritten,replaced,unchanged
    245 .count=203 .first=203 .size=203 .more=68 .items=454
    246 'apply,discard,keep
    247 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    248 .path=68 .overwrite=68 .sync=68
    249 'text,value
    250 'off,quote,reject
    251 'arrays,objects
    252 'cr,crlf,lf
    253 []=455
    254 .kind=456 ?kind:keys=457 ?kind:columns=436 ?kind:given=458 ?kind:content=459
    255 .kind=460 ?kind:value=461 ?kind:columns=436 ?kind:tag=462
    256 'diff,reset
    257 .changes=203 .share=203
    258 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    259 []=359
    260 'applied,superseded
    261 .deletes=203 .inserts=203 .moves=203 .updates=203
    262 *=203
    263 []=463
    264 []=464
    265 .table=211 .revision=203
    266 'both,text,value
    267 .table=211 .revision=203 .rows=203
    268 .deletes=203 .moves=203 .inserts=203 .updates=203 .changes=203
    269 .deletes=465 .moves=465 .inserts=466 .updates=467
    270 .deletes=468 .updates=467
    271 .moves=237 .updates=469
    272 .old=309 .new=309 .deletes=289 .inserts=289 .moves=465 .updates=470
    273 .sort=189 .search=190 .filter=191 .sections=471 .selection=193 .page=194 .columns=195
      .columnOrder=196 .binding=197 .params=198 .sortCycle=199 .footers=68 .footerSorts=68
      .showHidden=68 .layout=472 .presentation=201 .styles=202
    274 *=473
    275 .width=203 .content=203 .direction=393 .height=203 .items=474 .estimate=68 .groups=475
      .columns=476
    276 []=477
    277 .row=282 .pointer=478 .reason=68 .message=68 .range=411 .bytes=411 .lines=412
    278 []=479
    279 .source=203 .filtered=203 .pages=203 .pageIndex=203 .pageSize=203 .first=203 .end=203
      .matches=203 .entries=203 .failed=203 .orderFailed=203 .hidden=203
    280 'pending,ready
    281 .rows=203 .matches=203
    282 #key
    283 'footer,header
    284 *=480
    285 []=481
    286 []=482
    287 []=483
    288 []=484
    289 []=203
    290 []=485
    291 []=486
    292 []=487
    293 []=488
    294 .kind=489 ?kind:entries=490 ?kind:all=491 ?kind:viewport=492
    295 'cells,keys
    296 .sort=493 .filter=493 .sections=493 .page=493 .setRows=493 .load=493 .edit=493 .resize=493
      .measure=493 'end,entry,index
    297 .kind=494 .key=213 #key
    298 .offset=203 .extent=203 .overscan=203
    299 .offset=203 .thumb=203 .extent=203 .overscan=203 .column=68 .placement=495
    300 'bottom,center,nearest,top
    301 'end,start
    302 .offset=203 .room=203 .extent=203 .left=475 .thumb=496
    303 .offset=203 .extent=203 .top=203 .spacing=203 .heldBack=203 .thumb=496 .anchor=481
      .sticky=497
    304 []=498
    305 []=499
    306 []=500
    307 @=203 $id
    308 'collapse,expand,toggle
    309 []=213
    310 'add,all,extend,invert,none,remove,replace,tap,toggle
    311 []=501
    312 []=502
    313 []=503
    314 'cell,column,row
    315 []=247
    316 []=504
    317 'next,previous
    318 .row=282 .viewIndex=203 .pageIndex=203 .wrapped=68 .cells=505
    319 []=506
    320 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    321 'all,any,replace
    322 []=507
    323 'all,shown
    324 .kind=508 ?kind:group=509 ?kind:count=510 ?kind:aggregate=511
    325 []=512
    326 []=513
    327 []=514
    328 'builtIn,column,fallback,kind,row,section,table
    329 []=515
    330 'strict,table
    331 *=333
    332 []=516
    333 .list=333 .map=517 .type=333 .opaque=68 .of=517
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    334 .columns=196 .cells=196 .params=196 .bindings=196
    335 []=518
    336 .int=68 .uint=68 .double=68 .bool=68 .string=68 .bytes=68 .null=68 .list=519 .map=520
      .type=68 .timestamp=521 .duration=521 .optional=336
    337 .kind=522 ?kind:cells=523 ?kind:font=524 ?kind:estimate=525
    338 .width=203 .linesMax=203
    339 .width=203 .at=526 .ellipsis=68
    340 []=527
    341 'all,selection
    342 .row=282 .column=68 .index=203
    343 'owner,user
    344 'begin,cancel,change,commit
    345 .view=211 .author=68 .by=528 .text=68 .stale=68 .problem=529
    346 []=530
    347 []=1
    348 .resident=203 .program=203 .heap=203 .free=203 .cache=203 .tables=531 .sorting=203
      .gathering=203 .comparing=203 .messages=203 .recording=203 .other=203 *=203
    349 []=532
    350 []=533
    351 .appeared=285 .disappeared=285 .prefetch=285 .cancelled=285
    352 .rows=534 .cells=535 .states=536 .cellStates=537
    353 []=538
    354 []=539
    355 []=540
    356 .anew=68 .looks=541 .rows=542 .cells=543 .failures=544
    357 .keys=285 .blocks=286
    358 .deletes=465 .moves=465 .inserts=545 .updates=467 .scrolledOut=465 .scrolledIn=465
    359 *=0
    360 []=546
    361 'allow,refuse
    362 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    363 []=362
    364 []=547
    365 'heights,widths
    366 []=548
    367 .count=203
    368 .kind=549 ?kind:begin=550 ?kind:report=551 ?kind:end=552
    369 .column=68 .expression=68 .direction=553 .nulls=554 .comparator=555
    370 'exact,ignored
    371 'contains,fuzzy,prefix,regex,words
    372 'filter,mark
    373 'display,value
    374 'all,any,compare,error,expression,not,null,oneOf,text
    375 .kind=556 .conditions=557
    376 .kind=558 .conditions=557
    377 .kind=559 .condition=191
    378 .kind=560 .column=68 .relation=320 .value=0
    379 .kind=561 .column=68 .values=0
    380 .kind=562 .column=68 .relation=563 .text=68 .caseFolded=68 .diacritics=370 .of=373
    381 .kind=564 .source=68
    382 .kind=565 .column=68
    383 .kind=566 .column=68
    384 []=567 'declared
    385 'hide,show
    386 .all=68 .keys=309
    387 'multiple,none,single
    388 'extend,replace,toggle
    389 'drop,keep
    390 .hidden=68 .footer=568 .nullDefault=0
    391 'ascending,descending,none
    392 .leading=203 .trailing=203
    393 'ltr,rtl
    394 .height=203 .wrap=68 .linesMax=203 .inset=203 .padding=203 .minimum=203 .maximum=203
      .whole=68 .spacing=203 .background=68 .quiet=203 .measured=569 .deadline=203
    395 .direction=570 .size=474 .perLine=289 .spacing=203 .lineSpacing=203 .insets=571
    396 .mode=572 .minimum=203 .maximum=203 .padding=203 .headerPadding=203 .header=68 .footer=68
      .whole=68
    397 *=573
    398 'grid,headless,list,stack
    399 .shown=68 .height=203 .inside=68 .floats=68
    400 .shown=68 .height=203 .inside=68 .floats=68 .placement=574 .placeholder=68
    401 .table=571 .header=571 .footer=571 .row=571 .item=571
    402 .header=203 .footer=203
    403 .ascending=68 .descending=68 .none=68 .width=203 .header=68 .footer=68
    404 .vertical=68 .horizontal=68 .minimum=203
    405 'center,leading,trailing
    406 .when=68 .source=575 .columns=196 .layer=576 .tag=68 .parameters=577
    407 'badFormat,batch,blockOverflows,cancelled,changedTwice,columnExists,compressed
      'conflict,contentModified,cycle,depth,doubledSortKey,draftOpen,duplicateKeys
      'duplicateSections,evaluation,expression,fileChanged,fileExists,forgotten
      'formulas,framing,id,initializedBefore,internal,invalidParams,jsonrpc,keyColumn
      'length,limit,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,notARegularFile,notConvertible,notEditable
      'notEncodable,notFound,notInitialized,notReadable,notRecoverable,notSortable
      'notSupplied,notWritable,orderPending,overloaded,placeIsMoving,readFailed
      'sectionColumn,shutDown,sortedView,sourceChanged,subscriptionExists
      'suppliedInput,syntax,tableExists,tooManyCells,tooManyColumns,unknownColumn
      'unknownRow,unknownSection,unknownStep,unknownSubscription,unknownTable
      'unknownType,unknownView,valueDoesNotFit,viewExists,writeFailed
    408 $pointer
    409 'base,columns,edited,none
    410 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    411 .first=203 .end=203
    412 .start=578 .end=578
    413 []=579
    414 .kind=68 .index=203 .expression=68 .type=362 .message=68 .severity=580
    415 []=581
    416 'changed,replaced
    417 []=582
    418 .id=68 .type=362 .title=68 .sortable=68 .searchable=68 .editable=68 .computed=68 .path=68
      .headerOnly=68 .display=68 .sortBy=424 .supplied=583 .format=584 .parse=584
      .nullPlaceholder=68 .comparator=555 .footer=568 .validate=585 .align=586 .editor=0
      .cellKind=68 .meta=0
    419 .key=282 .header=68 .footer=68 .kind=68 .state=0 .rows=213
    420 .base=362 .format=584 .parse=584 .nullPlaceholder=68 .comparator=555 .footer=568
      .validate=585 .align=586 .editor=0 .cellKind=68 .meta=0
    421 .height=587 .width=587 .estimatedHeight=588 .headerHeight=589 .footerHeight=589 .hidden=590
      .selectable=591 .momentary=590 .editable=591 .movable=592 .deletable=591 .collapsible=591
      .indentation=588 .actions=329 .separators=593 .accessory=590 .accessibilityText=590
      .cellKind=590 .editor=590 .holds=590
    422 *=594
    423 *=595
    424 .column=68 .expression=68
    425 'default,refuse
    426 []=596
    427 *=421
    428 *=597
    429 .deadline=203 .default=361
    430 .kind=68 .settings=421 .rowState=0 .cellStates=359
    431 .kind=598 .message=68 .system=68
    432 'failed,off,on,suspended
    433 .changes=203 .when=203 .base=599 .process=203 .others=203 .lostBytes=203 .suspended=68
    434 'columns,given
    435 .kind=600
    436 .kind=601 .columns=196
    437 .id=68 .title=68 .type=362 .sortable=68 .searchable=68 .editable=68 .computed=68
      .supplied=583 .problem=68 .path=68 .headerOnly=68 .display=68 .displayProblem=68 .sortBy=424
      .sortByProblem=68 .typeName=68 .format=584 .parse=584 .nullPlaceholder=68 .comparator=555
      .footer=568 .validate=585 .align=586 .editor=0 .cellKind=68 .meta=0 .evidence=602
    438 .key=282 .header=68 .footer=68 .kind=68 .state=0
    439 'created,file,inline
    440 .kind=603 .path=68 .uri=68 .bytes=203
    441 .kind=604 .bytes=203
    442 .kind=605
    443 .value=68 .forced=68 .evidence=606
    444 .value=242 .forced=68 .evidence=606
    445 .value=607 .forced=68 .evidence=606
    446 .value=203 .forced=68 .evidence=606
    447 .value=196 .forced=68 .evidence=606
    448 .fieldCount=203 .typeMismatch=203 .unclosedQuote=203 .fieldTooLong=203 .invalidEncoding=203
      .comment=203
    449 []=608
    450 .type=362 .title=68 .sortable=68 .searchable=68 .editable=68 .computed=68 .path=68
      .headerOnly=68 .display=68 .sortBy=424 .supplied=583 .format=584 .parse=584
      .nullPlaceholder=68 .comparator=555 .footer=568 .validate=585 .align=586 .editor=0
      .cellKind=68 .meta=0
    451 .kind=609 ?kind:set=610 ?kind:insert=611 ?kind:remove=612 ?kind:move=613 ?kind:paste=614
      ?kind:adopt=615 ?kind:setRow=616 ?kind:setColumn=617 ?kind:addColumn=618
      ?kind:removeColumn=619 ?kind:orderColumns=620 ?kind:addSections=621 ?kind:removeSections=622
      ?kind:moveSections=623 ?kind:setSection=624
    452 []=625
    453 .id=203 .done=68 .label=68 .author=68 .cause=626 .revision=203 .cells=203 .rows=203
      .columns=203 .sections=203 .bytes=203
    454 []=627
    455 .key=282 .header=68 .footer=68 .kind=68 .state=0 .rows=213 .keys=237 .rowStates=213
      .cellStates=259 .tags=237
    456 'columns,content,given,keys
    457 .kind=628
    458 .kind=600 .keys=237
    459 .kind=629
    460 'columns,tag,value
    461 .kind=630
    462 .kind=631 .tags=237
    463 .column=68 .kind=68 .type=362 .index=203 .expression=68 .message=68 .severity=580 .count=203
      .problem=68
    464 .kind=632 .row=282 .column=68 .columns=196 .text=68 .cut=68 .rule=414 .reason=68
    465 []=289
    466 .at=465 .keys=237 .blocks=286
    467 []=633
    468 .keys=237 .blocks=286
    469 []=634
    470 []=635
    471 .by=636 .headers=68 .footers=68 .empty=385 .collapsed=637 .aggregates=322
    472 .measurer=337 .frame=203 .minimumWidth=203 .insets=392 .direction=393 .spacing=203 .scale=68
      .lock=68 .fixed=392 .rows=638 .items=395 .sizing=396 .columns=397
    473 .title=68 .aggregate=639 .over=323 .value=0 .text=68 .cut=68 .nulls=203 .errors=203
      .pending=68 .problem=640
    474 .width=203 .height=203
    475 .leading=203 .center=203 .trailing=203
    476 []=641
    477 .pointer=478 .kind=642 .message=68
    478 $statePointer
    479 .pointer=478 .kind=643 .message=68
    480 .direction=391 .sortable=68 .priority=203
    481 .kind=494 .key=644 #key
    482 .column=68 .offset=203 .values=213 .texts=196 .errors=645 .pending=289 .stale=289 .lossy=289
      .cut=289 .matches=646 .drafts=647
    483 .key=644 .title=68 .cut=68 .count=203 .collapsed=68 .header=68 .footer=68 .kind=68 .state=0
      .aggregates=648
    484 .x=203 .group=405
    485 .key=282 .sourceIndex=203 .viewIndex=203 .pageIndex=203 .offset=203 .height=203 .frame=539
      .reason=649 .section=644
    486 .column=68 .group=405 .x=203 .width=203 .estimate=68 .reason=650
    487 .column=68 .group=405 .x=203 .width=203 .estimate=68 .distance=203
    488 .key=481 .viewIndex=203 .offset=203 .height=203 .frame=539
    489 'all,entries,viewport
    490 .kind=651 .first=203 .size=203 .overscan=203
    491 .kind=556
    492 .kind=652 .offset=203 .extent=203 .overscan=203
    493 'entry,offset,start
    494 'footer,group,header
    495 'center,end,nearest,start
    496 .start=203 .length=203
    497 []=653
    498 .row=282 .height=203
    499 .row=282 .column=68 .height=203
    500 .row=282 .column=68 .reason=654
    501 .row=282 .column=68
    502 .from=501 .to=501
    503 .row=282 .column=68 .sourceIndex=203 .viewIndex=203 .pageIndex=203
    504 .format=247 .type=1 .text=68
    505 []=655
    506 .pointer=68 .kind=656 .message=68
    507 .column=68 .kind=639
    508 'aggregate,count,group
    509 .kind=657 .direction=553
    510 .kind=658 .direction=553
    511 .kind=659 .index=203 .direction=553
    512 .column=68 .kind=639 .values=213 .texts=196 .cut=289 .nulls=289 .errors=289
    513 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    514 .row=282 .column=68 .header=68 .section=68 .kind=68 .saidKind=68 .rowState=0 .cellState=0
      .cellStates=359 .settings=660
    515 .id=68 .title=590 .style=661 .hidden=590 .image=590 .placement=662 .fullSwipe=68
      .children=329
    516 .name=68 .arguments=517 .result=333 .member=68
    517 []=333
    518 .kind=663 .message=68 .range=411 .bytes=411 .lines=412 .expected=68 .found=68 .hint=68
    519 []=336
    520 []=519
    521 .seconds=68 .nanos=68
    522 'cells,estimate,font
    523 .kind=664 .tabStop=203 .ambiguous=665
    524 .kind=666 .lineHeight=203 .regular=667 .bold=667
    525 .kind=668 .advance=203 .lineHeight=203
    526 'head,middle,tail
    527 .width=203 .height=203 .lines=669 .more=68 .shown=670
    528 'user
    529 .kind=671 .expected=68 .row=282 .column=68 .columns=196 .rule=414 .reason=68
    530 .journal=68 .bytes=203 .when=203 .inUse=68 .path=68 .changes=203 .process=203 .problem=672
    531 .sources=203 .edits=203 .rows=203 .keys=203 .history=203 .views=203 .uncounted=203 *=203
    532 .subscription=211 .view=211 .pending=203 .lagRevisions=203
    533 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    534 []=673
    535 []=674
    536 []=675
    537 []=676
    538 .height=203 .count=203
    539 .x=203 .y=203 .width=203 .height=203
    540 .top=677 .bottom=677 .at=465
    541 []=678
    542 []=679
    543 []=680
    544 []=681
    545 .at=465 .keys=285 .blocks=286
    546 .permission=682 .row=282 .column=68 .section=68 .layer=328
    547 .row=203 .text=68
    548 .column=68 .width=203
    549 'begin,end,report
    550 .kind=683 .title=68 .message=68 .percentage=203
    551 .kind=684 .message=68 .percentage=203
    552 .kind=685 .message=68
    553 'ascending,descending
    554 'first,last
    555 .kind=686 .caseFolded=68 .diacritics=370 .values=196
      'caseInsensitive,length,natural,semver,text,value
    556 'all
    557 []=191
    558 'any
    559 'not
    560 'compare
    561 'oneOf
    562 'text
    563 'contains,endsWith,equals,startsWith
    564 'expression
    565 'null
    566 'error
    567 .column=68 .expression=68 .declared=68 .direction=553 .nulls=554 .comparator=555 .values=213
    568 .title=68 .aggregate=639 .over=323
    569 'client,daemon
    570 'horizontal,wrapped
    571 .top=203 .leading=203 .bottom=203 .trailing=203
    572 .kind=687 ?kind:maximum=688 ?kind:average=689 ?kind:sampled=690 ?kind:client=691
      ?kind:percentile=692 ?kind:hybrid=693 ?kind:padded=694 ?kind:fixed=695 ?kind:fraction=696
      ?kind:flexible=697 ?kind:adaptive=698
    573 .mode=572 .minimum=203 .maximum=203 .padding=203 .headerPadding=203 .header=68 .footer=68
      .whole=68 .width=203 .spacing=203
    574 'client,embedded,hidden
    575 .kind=699 ?kind:stripes=700 ?kind:sorted=701 ?kind:selected=702 ?kind:hovered=703
      ?kind:matches=704 ?kind:drafts=705 ?kind:errors=706
    576 'background,overlay
    577 *=590
    578 .line=203 .character=203
    579 .kind=68 .message=68 .pointer=408 .row=282 .column=68 .expected=0 .found=0 .rule=414
    580 'mark,refuse
    581 .key=282 .rows=289
    582 .row=282 .column=68 .reason=707
    583 .inputs=196 .deadline=203
    584 .kind=708 ?kind:number=709 ?kind:currency=710 ?kind:percent=711 ?kind:compact=712
      ?kind:bytes=713 ?kind:duration=714 ?kind:date=715 ?kind:boolean=716 ?kind:map=717
      ?kind:template=718
    585 .expression=68 .message=68 .severity=580 []=719
    586 'center,end,start
    587 .expression=68 'automatic #
    588 .expression=68 #
    589 .expression=68 'automatic,zero #
    590 .expression=68
    591 .expression=68 'ask
    592 .expression=68 .within=196 'ask
    593 .top=677 .between=677 .bottom=677
    594 .height=587 .width=587 .estimatedHeight=588 .headerHeight=589 .footerHeight=589 .hidden=590
      .selectable=591 .momentary=590 .editable=591 .movable=592 .deletable=591 .collapsible=591
      .indentation=588 .actions=329 .separators=593 .accessory=590 .accessibilityText=590
      .cellKind=590 .editor=590 .holds=590 .header=421
    595 .height=587 .width=587 .estimatedHeight=588 .headerHeight=589 .footerHeight=589 .hidden=590
      .selectable=591 .momentary=590 .editable=591 .movable=592 .deletable=591 .collapsible=591
      .indentation=588 .actions=329 .separators=593 .accessory=590 .accessibilityText=590
      .cellKind=590 .editor=590 .holds=590 .columns=720
    596 .expression=68 .message=68 .severity=580 .columns=196
    597 .height=587 .width=587 .estimatedHeight=588 .headerHeight=589 .footerHeight=589 .hidden=590
      .selectable=591 .momentary=590 .editable=591 .movable=592 .deletable=591 .collapsible=591
      .indentation=588 .actions=329 .separators=593 .accessory=590 .accessibilityText=590
      .cellKind=590 .editor=590 .holds=590 .kind=68
    598 'cancelled,limit,readFailed,sourceChanged
    599 'different,grown,same
    600 'given
    601 'columns
    602 .sampleRows=203 .counts=262 .reason=68 .nullValues=196 .firstDisagreement=721
    603 'file
    604 'inline
    605 'created
    606 .reason=68 .examined=203 .share=203
    607 'cr,crlf,lf,mixed
    608 .kind=722 .message=68 .row=282 .column=68 .line=203 .byteOffset=203 .expected=68 .found=68
    609 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    610 .kind=723 .row=282 .column=68 .value=0 .text=68 .values=0
    611 .kind=724 .options=218 .rows=213 .place=725
    612 .kind=726 .rows=237
    613 .kind=727 .rows=237 .place=725
    614 .kind=728 .texts=729 .text=68 .html=68 .format=730 .header=68 .at=501 .view=211 .rows=237
      .columns=196 .overflow=731
    615 .kind=732 .view=211
    616 .kind=733 .row=282 .options=430
    617 .kind=734 .column=68 .options=450
    618 .kind=735 .column=68 .options=450 .place=736
    619 .kind=737 .column=68
    620 .kind=738 .columns=196
    621 .kind=739 .sections=214 .place=740 .sectionColumn=68
    622 .kind=741 .sections=237
    623 .kind=742 .sections=237 .place=740
    624 .kind=743 .section=282 .options=744
    625 .row=282 .column=68 .before=745 .after=745
    626 'edit,setRows
    627 .bytes=289 .range=412 .newText=68 .base64=68
    628 'keys
    629 'content
    630 'value
    631 'tag
    632 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    633 .column=68 .rows=289 .values=213 .texts=196 .errors=645 .pending=289 .stale=289 .lossy=289
      .cut=289 .matches=646
    634 .index=203 .key=282 .columns=196
    635 .index=203 .key=68 .members=746
    636 []=747 'declared
    637 .all=68 .keys=748
    638 .height=203 .wrap=68 .linesMax=203 .inset=203 .padding=203 .minimum=203 .maximum=203
      .whole=68 .spacing=203 .background=68 .quiet=203 .measured=749 .deadline=203
    639 'count,distinct,max,mean,min,sum,valid
    640 'notApplicable,outOfRange,tooManyValues
    641 .column=68 .fixed=750 .x=203 .width=203 .tracks=203 .estimate=68
    642 'typeChanged,unknownColumn
    643 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    644 []=751
    645 []=752
    646 []=753
    647 []=754
    648 []=755
    649 'collapsed,filtered,hidden,removed,unknown
    650 'hidden
    651 'entries
    652 'viewport
    653 .kind=756 .y=203 .height=203 .section=483
    654 'changed,declared,fixed,hidden
    655 .column=68 .ranges=465 .further=203
    656 'column,columnType,limit,value
    657 'group
    658 'count
    659 'aggregate
    660 *=757
    661 .expression=68 'destructive,disabled,normal
    662 'inline,leading,menu,trailing
    663 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    664 'cells
    665 'narrow,wide
    666 'font
    667 .defaultAdvance=203 .ranges=758 .advances=759 .kerning=760 .letterSpacing=203
    668 'estimate
    669 []=761
    670 .text=68 .width=203 .cut=68
    671 'invalid,valueDoesNotFit
    672 'damaged,foreign,newer
    673 .kind=68 .at=465
    674 .column=68 .cellKind=0 .editor=0 .at=465
    675 .index=203 .rowState=0
    676 .index=203 .column=68 .cellState=0
    677 .leading=203 .trailing=203 .thickness=203
    678 .look=203 .styles=762
    679 .look=203 .at=465
    680 .column=68 .look=203 .at=465
    681 .style=203 .count=203 .row=282 .message=68
    682 'collapse,delete,edit,move,select
    683 'begin
    684 'report
    685 'end
    686 'caseInsensitive,length,list,natural,semver,text,value
    687 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    688 .kind=763
    689 .kind=764 .advance=203
    690 .kind=765 .size=203
    691 .kind=749 .size=203
    692 .kind=766 .share=203 .size=203
    693 .kind=767 .size=203 .advance=203
    694 .kind=768 .width=203
    695 .kind=769 .width=203
    696 .kind=770 .share=203
    697 .kind=771
    698 .kind=772
    699 'drafts,errors,hovered,matches,selected,sorted,stripes
    700 .kind=773 .every=203 .offset=203 .by=774
    701 .kind=775 .every=203 .offset=203
    702 .kind=776
    703 .kind=777
    704 .kind=778
    705 .kind=779
    706 .kind=780
    707 'encoding,formula,quote
    708 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    709 .kind=781 .pattern=68 .locale=782 .prefix=68 .suffix=68 .negative=783
    710 .kind=784 .pattern=68 .locale=782 .prefix=68 .suffix=68 .negative=783 .currency=68
      .display=785
    711 .kind=786 .pattern=68 .locale=782 .prefix=68 .suffix=68 .negative=783
    712 .kind=787 .locale=782 .currency=68 .digits=203
    713 .kind=788 .locale=782 .units=789 .digits=203
    714 .kind=790 .locale=782 .style=791 .unit=792
    715 .kind=793 .pattern=68 .locale=782
    716 .kind=794 .true=68 .false=68
    717 .kind=795 .values=796 .otherwise=584
    718 .kind=797 .template=68 .format=584
    719 .expression=68 .message=68 .severity=580
    720 *=798
    721 .row=282 .line=203 .byteOffset=203 .text=68
    722 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    723 'set
    724 'insert
    725 .kind=799 ?kind:start=800 ?kind:end=801 ?kind:before=802 ?kind:after=803 ?kind:index=804
      ?kind:shown=805
    726 'remove
    727 'move
    728 'paste
    729 []=196
    730 'csv,html,json,markdown,tsv
    731 'clip,insert,refuse
    732 'adopt
    733 'setRow
    734 'setColumn
    735 'addColumn
    736 .kind=806 ?kind:start=800 ?kind:end=801 ?kind:before=807 ?kind:after=808
    737 'removeColumn
    738 'orderColumns
    739 'addSections
    740 .kind=806 ?kind:start=800 ?kind:end=801 ?kind:before=809 ?kind:after=810
    741 'removeSections
    742 'moveSections
    743 'setSection
    744 .header=68 .footer=68 .kind=68 .state=0
    745 .value=0 .text=68 .cut=68
    746 []=811
    747 .column=68 .expression=68 .declared=68 .direction=553 .nulls=554 .comparator=555 .values=196
    748 []=644
    749 'client
    750 'leading,trailing
    751 .kind=566
    752 .row=203 .kind=812 .text=68
    753 .row=203 .ranges=465 .further=203
    754 .row=203 .view=211 .author=68 .by=528 .text=68 .stale=68 .problem=529
    755 .column=68 .kind=639 .value=0 .text=68 .cut=68 .nulls=203 .errors=203 .pending=68
      .problem=813
    756 'group,header
    757 .value=0 .layer=328 .name=68 .problem=68
    758 []=814
    759 []=815
    760 []=816
    761 .range=289 .width=203
    762 []=817
    763 'maximum
    764 'average
    765 'sampled
    766 'percentile
    767 'hybrid
    768 'padded
    769 'fixed
    770 'fraction
    771 'flexible
    772 'adaptive
    773 'stripes
    774 'page,section
    775 'sorted
    776 'selected
    777 'hovered
    778 'matches
    779 'drafts
    780 'errors
    781 'number
    782 'de,en,es,fr,hi,ja
    783 'minus,parentheses
    784 'currency
    785 'code,symbol
    786 'percent
    787 'compact
    788 'bytes
    789 'iec,si
    790 'duration
    791 'clock,short,words
    792 'day,hour,millisecond,minute,second
    793 'date
    794 'boolean
    795 'map
    796 *=68
    797 'template
    798 .height=587 .width=587 .estimatedHeight=588 .headerHeight=589 .footerHeight=589 .hidden=590
      .selectable=591 .momentary=590 .editable=591 .movable=592 .deletable=591 .collapsible=591
      .indentation=588 .actions=329 .separators=593 .accessory=590 .accessibilityText=590
      .cellKind=590 .editor=590 .holds=590 .type=362 .validate=585 .format=584 .path=68
    799 'after,before,end,index,shown,start
    800 .kind=818
    801 .kind=685
    802 .kind=819 .row=282
    803 .kind=820 .row=282
    804 .kind=821 .sourceIndex=203 .counted=822
    805 .kind=823 .view=211 .viewIndex=203 .counted=822 .whenSorted=824
    806 'after,before,end,start
    807 .kind=819 .column=68
    808 .kind=820 .column=68
    809 .kind=819 .section=282
    810 .kind=820 .section=282
    811 'footer,header,kind,state
    812 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    813 'notApplicable,outOfRange,tooManySections,tooManyValues
    814 .first=203 .end=203 .advance=203
    815 .characters=68 .advance=203
    816 .pair=68 .advance=203
    817 .layer=576 .tag=68 .parameters=796
    818 'start
    819 'before
    820 'after
    821 'index
    822 'after,before
    823 'shown
    824 'adopt,refuse
    """#
}
