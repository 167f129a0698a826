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
    51 .table=221 .view=221 .state=2 .preset=269 .wait=71
    52 .view=221 .table=221 .viewRevision=213 .revision=213 .state=284 .footers=285 .layout=286
      .preset=269 .filterProblems=287 .filterFailure=288 .orderProblems=289 .orderFailure=288
      .counts=290 .order=291 .complete=71 .searching=292 .columns=206
    53 .jsonrpc=5 .id=6 .method=198 .params=54 .result=52 .error=3
    54 .view=221 .wait=71
    55 .jsonrpc=5 .id=6 .method=198 .params=56 .result=52 .error=3
    56 .view=221 .state=2 .show=293 .wait=71
    57 .jsonrpc=5 .id=6 .method=198 .params=58 .result=59 .error=3
    58 .view=221 .part=294 .column=71 .extend=71
    59 .view=221 .table=221 .viewRevision=213 .revision=213 .state=284 .footers=285 .layout=286
      .counts=290 .order=291 .complete=71 .columns=206 .preset=269 .filterProblems=287
      .filterFailure=288 .orderProblems=289 .orderFailure=288 .searching=292 .sortable=71
      .indicators=295
    60 .jsonrpc=5 .id=6 .method=198 .params=61 .result=62 .error=3
    61 .view=221 .range=244 .keys=248 .columns=206 .as=277 .textBytes=213 .at=213 .pin=221 .wait=71
    62 .viewRevision=213 .revision=213 .complete=71 .first=213 .count=213 .more=71 .keys=296
      .blocks=297 .sections=298 .counts=290 .order=291 .searching=292
    63 .jsonrpc=5 .id=6 .method=198 .params=64 .result=65 .error=3
    64 .table=221 .row=293 .column=71 .of=260 .first=213 .size=213
    65 .revision=213 .text=71 .lossy=71 .first=213 .end=213 .bytes=213 .more=71
    66 .jsonrpc=5 .id=6 .method=198 .params=67 .result=68 .error=3
    67 .view=221 .pin=221 .wait=71
    68 .view=221 .pin=221 .viewRevision=213 .revision=213 .counts=290 .order=291 .searching=292
      .complete=71
    69 .jsonrpc=5 .id=6 .method=198 .params=70 .result=71 .error=3
    70 .view=221 .pin=221
    71
    72 .jsonrpc=5 .id=6 .method=198 .params=73 .result=74 .error=3
    73 .view=221 .keys=248 .columns=206 .at=299 .offsets=300 .wait=71
    74 .viewRevision=213 .complete=71 .rows=301 .columns=302 .at=303 .entries=304
    75 .jsonrpc=5 .id=6 .method=198 .params=76 .result=77 .error=3
    76 .view=221 .subscription=221 .window=305 .content=306 .columns=206 .as=277 .textBytes=213
      .hold=307 .anchor=308 .follow=71 .appearance=71 .kinds=71 .problems=71 .separators=71
      .styles=71 .brief=71 .across=309
    77 .subscription=221 .viewRevision=213 .revision=213 .complete=71
    78 .jsonrpc=5 .id=6 .method=198 .params=79 .result=80 .error=3
    79 .subscription=221 .first=213 .size=213 .columns=206 .hold=307 .across=310 .offset=213
      .extent=213 .entry=308 .placement=311 .pages=213 .to=312 .thumb=213 .follow=71 .dragging=71
      .anchor=308
    80 .first=213 .size=213 .across=313 .viewport=314
    81 .jsonrpc=5 .id=6 .method=198 .params=82 .result=71 .error=3
    82 .subscription=221 .row=293 .column=71
    83 .jsonrpc=5 .id=6 .method=198 .params=84 .result=85 .error=3
    84 .view=221 .rows=315 .cells=316 .at=213
    85 .viewRevision=213 .changed=213 .unused=317
    86 .jsonrpc=5 .id=6 .method=198 .params=87 .result=71 .error=3
    87 .subscription=221
    88 .jsonrpc=5 .id=6 .method=198 .params=89 .result=90 .error=3
    89 .table=221 .supplied=71
    90 .complete=71 .tables=318
    91 .jsonrpc=5 .id=6 .method=198 .params=92 .result=93 .error=3
    92 .view=221 .action=319 .keys=320
    93 .viewRevision=213 .counts=290 .order=291 .complete=71 .searching=292
    94 .jsonrpc=5 .id=6 .method=198 .params=95 .result=96 .error=3
    95 .view=221 .action=321 .rows=248 .columns=206 .cells=322 .ranges=323 .wait=71
    96 .viewRevision=213 .complete=71 .count=213 .selected=324 .deselected=324 .truncated=71
    97 .jsonrpc=5 .id=6 .method=198 .params=98 .result=99 .error=3
    98 .view=221 .first=213 .size=213 .wait=71
    99 .viewRevision=213 .complete=71 .unit=325 .count=213 .first=213 .items=324
    100 .jsonrpc=5 .id=6 .method=198 .params=101 .result=102 .error=3
    101 .view=221 .formats=326 .rows=248 .range=244 .columns=206 .as=260 .formulaGuard=261
      .header=71 .wait=71
    102 .viewRevision=213 .revision=213 .complete=71 .rows=213 .columns=206 .flavours=327 .lossy=71
    103 .jsonrpc=5 .id=6 .method=198 .params=104 .result=105 .error=3
    104 .view=221 .search=200 .from=293 .direction=328 .wrap=71 .wait=71
    105 .viewRevision=213 .revision=213 .complete=71 .matches=213 .hit=329
    106 .jsonrpc=5 .id=6 .method=198 .params=107 .result=108 .error=3
    107 .table=221 .filter=201
    108 .tree=201 .text=71 .problems=330
    109 .jsonrpc=5 .id=6 .method=198 .params=110 .result=111 .error=3
    110 .view=221 .row=293 .column=71 .relation=331 .combine=332
    111 .viewRevision=213 .condition=201 .filter=201
    112 .jsonrpc=5 .id=6 .method=198 .params=113 .result=114 .error=3
    113 .view=221 .groupBy=206 .aggregates=333 .over=334 .sort=335 .range=244 .as=277 .textBytes=213
      .wait=71
    114 .viewRevision=213 .revision=213 .complete=71 .groups=213 .first=213 .more=71 .groupBy=297
      .counts=300 .aggregates=336
    115 .jsonrpc=5 .id=6 .method=198 .params=116 .result=117 .error=3
    116 .table=221 .declarations=227 .author=71
    117 .revision=213 .declarations=227
    118 .jsonrpc=5 .id=6 .method=198 .params=119 .result=120 .error=3
    119 .table=221 .rows=248 .columns=206 .headers=206 .sections=206 .view=221 .subscription=221
      .settings=337 .first=213
    120 .revision=213 .items=338 .first=213 .more=71
    121 .jsonrpc=5 .id=6 .method=198 .params=122 .result=123 .error=3
    122 .view=221 .row=293 .column=71
    123 .viewRevision=213 .revision=213 .layer=339 .name=71 .problem=71 .actions=340
    124 .jsonrpc=5 .id=6 .method=198 .params=125 .result=126 .error=3
    125 .view=221 .row=293 .column=71 .action=71 .seen=213 .author=71
    126 .viewRevision=213 .revision=213
    127 .jsonrpc=5 .id=6 .method=198 .params=128 .result=129 .error=3
    128 .source=71 .dialect=341 .table=221 .variables=342 .functions=343
    129 .type=344 .dependencies=345 .steps=213 .problems=346
    130 .jsonrpc=5 .id=6 .method=198 .params=131 .result=132 .error=3
    131 .source=71 .dialect=341 .table=221 .variables=342 .checked=71 .row=293 .bindings=208
      .params=208
    132 .value=347 .complete=71 .type=344
    133 .jsonrpc=5 .id=6 .method=198 .params=134 .result=135 .error=3
    134 .texts=206 .measurer=348 .bold=71 .wrap=349 .truncate=350
    135 .lineHeight=213 .estimate=71 .measures=351
    136 .jsonrpc=5 .id=6 .method=198 .params=137 .result=138 .error=3
    137 .view=221 .search=200 .with=71 .scope=352 .at=353 .by=354 .preview=71 .label=71 .author=71
      .wait=71
    138 .revision=213 .complete=71 .matches=213 .cells=213 .skipped=213 .history=239 .preview=249
    139 .jsonrpc=5 .id=6 .method=198 .params=140 .result=141 .error=3
    140 .table=221 .label=71 .author=71
    141 .revision=213 .records=213 .history=239
    142 .jsonrpc=5 .id=6 .method=198 .params=143 .result=144 .error=3
    143 .table=221 .whenFileChanges=231
    144 .whenFileChanges=231 .sourceState=230
    145 .jsonrpc=5 .id=6 .method=198 .params=24 .result=146 .error=3
    146 .revision=213 .count=213 .first=213 .items=355 .more=71
    147 .jsonrpc=5 .id=6 .method=198 .params=148 .result=149 .error=3
    148 .table=221 .take=356 .conflicts=322 .label=71 .author=71
    149 .revision=213 .resolved=213 .left=213 .history=239
    150 .jsonrpc=5 .id=6 .method=198 .params=151 .result=152 .error=3
    151 .view=221 .row=293 .column=71 .action=357 .by=354 .text=71 .value=0 .overwrite=71 .label=71
      .author=71 .history=246 .invalid=247
    152 .revision=213 .draft=358 .history=239
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
    163 .folder=71 .items=359
    164 .jsonrpc=5 .id=6 .method=198 .params=165 .result=166 .error=3
    165 .journals=206 .journalFolder=71
    166 .removed=206
    167 .jsonrpc=5 .id=6 .method=198 .params=0 .result=168 .error=3
    168 .presets=360
    169 .jsonrpc=5 .id=6 .method=198 .params=0 .result=170 .error=3
    170 .memory=361 .methods=1 .watching=362 *=213
    171 .jsonrpc=5 .id=6 .method=198 .params=0 .result=1 .error=3
    172 .jsonrpc=5 .id=6 .method=198 .params=173 .result=0 .error=3
    173 .value=217
    174 .jsonrpc=5 .id=6 .method=198 .params=175 .result=0 .error=3
    175 .id=213
    176 .jsonrpc=5 .id=6 .method=198 .params=0 .result=71 .error=3
    177 .jsonrpc=5 .id=6 .method=198 .params=178 .result=0 .error=3
    178 .subscription=221 .view=221 .table=221 .seq=213 .from=213 .to=213 .revision=213 .causes=363
      .authors=206 .hints=223 .appearance=364 .kinds=365 .layout=286 .across=313 .heights=366
      .frames=367 .viewport=314 .separators=368 .styles=369 .counts=290 .order=291 .complete=71
      .window=244 .columns=206 .reset=370 .diff=371 .part=213 .last=71
    179 .jsonrpc=5 .id=6 .method=198 .params=180 .result=0 .error=3
    180 .table=221 .view=221 .revision=213 .action=71 .key=293 .sourceIndex=213 .viewIndex=213
      .column=71 .values=372 .author=71
    181 .jsonrpc=5 .id=6 .method=198 .params=182 .result=183 .error=3
    182 .table=221 .view=221 .asked=373 .count=213 .deadline=213 .default=374
    183 .decision=374
    184 .jsonrpc=5 .id=6 .method=198 .params=185 .result=186 .error=3
    185 .table=221 .column=71 .type=375 .revision=213 .rows=248 .blocks=297 .types=376 .deadline=213
    186 .values=223 .texts=206 .errors=377
    187 .jsonrpc=5 .id=6 .method=198 .params=188 .result=189 .error=3
    188 .table=221 .view=221 .viewRevision=213 .revision=213 .kind=378 .column=71 .rows=248
      .columns=379 .blocks=297 .deadline=213
    189 .heights=300 .widths=300
    190 .jsonrpc=5 .id=6 .method=198 .params=191 .result=0 .error=3
    191 .table=221 .revision=213 .rows=229 .sourceState=230 .dirty=71 .savedRevision=213
      .unsaved=232 .conflicts=213 .journal=233 .diagnostics=380
    192 .jsonrpc=5 .id=6 .method=198 .params=193 .result=0 .error=3
    193 .token=213 .value=381
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
    199 []=382
    200 .text=71 .columns=206 .caseFolded=71 .diacritics=383 .match=384 .mode=385 .of=386
    201 .kind=387 ?kind:all=388 ?kind:any=389 ?kind:not=390 ?kind:compare=391 ?kind:oneOf=392
      ?kind:text=393 ?kind:expression=394 ?kind:null=395 ?kind:error=396
    202 .by=397 .headers=71 .footers=71 .empty=398 .collapsed=399 .aggregates=333
    203 .mode=400 .unit=325 .tap=401 .momentary=71 .whenFiltered=402
    204 .size=213 .index=213
    205 *=403
    206 []=71
    207 'cell,none,object
    208 *=347
    209 []=404
    210 .measurer=348 .frame=213 .minimumWidth=213 .insets=405 .direction=406 .spacing=213 .scale=71
      .lock=71 .fixed=405 .rows=407 .items=408 .sizing=409 .columns=410
    211 .kind=411 .header=412 .footer=412 .search=413 .insets=414 .spacings=415 .indicators=416
      .scrollBars=417 .alignment=418
    212 []=419
    213 #
    214 .kind=420 .pointer=421 .expected=0 .found=0 .position=213 .revision=213 .offset=213 .limit=1
      .maximum=213 .viewRevision=213 .seen=213 .oldest=213 .asked=213 .step=213 .errno=213
      .count=213 .obstacle=422 .reason=423 .permission=1 .layer=339 .binding=1 .id=71 .view=221
      .column=71 .row=293 .section=71 .name=71 .action=71 .method=71 .path=71 .system=71 .problem=71
      .range=424 .bytes=424 .lines=425 .problems=346 .errors=426 .rule=427 .keys=428 .got=213
      .state=429 .call=71 .copy=71 .replaced=71 .encoding=71 .cells=430 .start=431
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
    222 []=432
    223 []=0
    224 []=433
    225 'section,table
    226 *=434
    227 .settings=435 .fallback=435 .columns=436 .kinds=437 .kindBy=438 .defaultKind=71
      .undeclaredKinds=439 .rowRules=440 .sectionKinds=441 .sections=442 .cellKinds=372 .editors=372
      .decisions=443
    228 []=444
    229 .count=213 .complete=71 .failure=445 .examined=71
    230 'asOpened,changed,removed,replaced,unreadable
    231 'follow,merge,reload,tell
    232 .records=213 .bytes=213 .columns=71 .order=71
    233 .state=446 .reason=71 .editors=300 .unreadable=213 .recoverable=447
    234 .kind=448 ?kind:given=449 ?kind:columns=450
    235 []=451
    236 []=452
    237 .kind=453 ?kind:file=454 ?kind:inline=455 ?kind:created=456
    238 .delimiter=457 .quote=457 .escape=457 .header=457 .encoding=458 .lineEnd=459 .comment=457
      .preambleLines=460 .nullValues=461
    239 .undo=213 .redo=213 .undoLabel=71 .redoLabel=71 .dropped=213
    240 .count=213 .counts=462 .first=213 .items=463
    241 .text=71 .base64=71
    242 .delimiter=71 .quote=71 .escape=71 .header=71 .encoding=253 .comment=71 .preambleLines=213
      .nullValues=206
    243 *=464
    244 .first=213 .size=213
    245 []=465
    246 'join,none,step
    247 'keep,refuse
    248 []=293
    249 .cells=213 .inserted=213 .removed=213 .moved=213 .columns=213 .sections=213 .errorCount=213
      .removedRows=248 .items=466 .errors=426 .asked=373
    250 .id=213 .label=71 .author=71
    251 []=467
    252 'always,ifUnchanged
    253 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    254 .delimiter=71 .quote=71 .escape=71 .header=71 .lineEnd=263 .byteOrderMark=71
    255 'overwritten,replaced,unchanged
    256 .count=213 .first=213 .size=213 .more=71 .items=468
    257 'apply,discard,keep
    258 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    259 .path=71 .overwrite=71 .sync=71
    260 'text,value
    261 'off,quote,reject
    262 'arrays,objects
    263 'cr,crlf,lf
    264 []=469
    265 .kind=470 ?kind:keys=471 ?kind:columns=450 ?kind:given=472 ?kind:content=473
    266 .kind=474 ?kind:value=475 ?kind:columns=450 ?kind:tag=476
    267 'diff,reset
    268 .changes=213 .share=213
    269 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    270 []=372
    271 'applied,superseded
    272 .deletes=213 .inserts=213 .moves=213 .updates=213
    273 *=213
    274 []=477
    275 []=478
    276 .table=221 .revision=213
    277 'both,text,value
    278 .table=221 .revision=213 .rows=213
    279 .deletes=213 .moves=213 .inserts=213 .updates=213 .changes=213
    280 .deletes=479 .moves=479 .inserts=480 .updates=481
    281 .deletes=482 .updates=481
    282 .moves=248 .updates=483
    283 .old=320 .new=320 .deletes=300 .inserts=300 .moves=479 .updates=484
    284 .sort=199 .search=200 .filter=201 .sections=485 .selection=203 .page=204 .columns=205
      .columnOrder=206 .binding=207 .params=208 .sortCycle=209 .footers=71 .footerSorts=71
      .showHidden=71 .layout=486 .presentation=211 .styles=212
    285 *=487
    286 .width=213 .content=213 .direction=406 .height=213 .items=488 .estimate=71 .groups=489
      .columns=490
    287 []=491
    288 .row=293 .pointer=492 .reason=71 .message=71 .range=424 .bytes=424 .lines=425
    289 []=493
    290 .source=213 .filtered=213 .pages=213 .pageIndex=213 .pageSize=213 .first=213 .end=213
      .matches=213 .entries=213 .failed=213 .orderFailed=213 .hidden=213
    291 'pending,ready
    292 .rows=213 .matches=213
    293 #key
    294 'footer,header
    295 *=494
    296 []=495
    297 []=496
    298 []=497
    299 []=498
    300 []=213
    301 []=499
    302 []=500
    303 []=501
    304 []=502
    305 .kind=503 ?kind:entries=504 ?kind:all=505 ?kind:viewport=506
    306 'cells,keys
    307 .sort=507 .filter=507 .sections=507 .page=507 .setRows=507 .load=507 .edit=507 .resize=507
      .measure=507 'end,entry,index
    308 .kind=508 .key=223 #key
    309 .offset=213 .extent=213 .overscan=213
    310 .offset=213 .thumb=213 .extent=213 .overscan=213 .column=71 .placement=509
    311 'bottom,center,nearest,top
    312 'end,start
    313 .offset=213 .room=213 .contentWidth=213 .left=489 .thumb=510
    314 .offset=213 .extent=213 .top=213 .spacing=213 .heldBack=213 .thumb=510 .anchor=495
      .sticky=511
    315 []=512
    316 []=513
    317 []=514
    318 @=213 $id
    319 'collapse,expand,toggle
    320 []=223
    321 'add,all,extend,invert,none,remove,replace,tap,toggle
    322 []=515
    323 []=516
    324 []=517
    325 'cell,column,row
    326 []=258
    327 []=518
    328 'next,previous
    329 .row=293 .viewIndex=213 .pageIndex=213 .wrapped=71 .cells=519
    330 []=520
    331 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    332 'all,any,replace
    333 []=521
    334 'all,shown
    335 .kind=522 ?kind:group=523 ?kind:count=524 ?kind:aggregate=525
    336 []=526
    337 []=527
    338 []=528
    339 'builtIn,column,fallback,kind,row,section,table
    340 []=529
    341 'strict,table
    342 *=344
    343 []=530
    344 .list=344 .map=531 .type=344 .opaque=71 .of=531
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    345 .columns=206 .cells=206 .params=206 .bindings=206
    346 []=532
    347 .int=71 .uint=71 .double=71 .bool=71 .string=71 .bytes=71 .null=71 .list=533 .map=534
      .type=71 .timestamp=535 .duration=535 .optional=347
    348 .kind=536 ?kind:cells=537 ?kind:font=538 ?kind:estimate=539
    349 .width=213 .linesMax=213
    350 .width=213 .at=540 .ellipsis=71
    351 []=541
    352 'all,selection
    353 .row=293 .column=71 .index=213
    354 'owner,user
    355 []=542
    356 'ours,theirs
    357 'begin,cancel,change,commit
    358 .view=221 .author=71 .by=543 .text=71 .stale=71 .problem=544
    359 []=545
    360 []=1
    361 .resident=213 .program=213 .heap=213 .free=213 .cache=213 .tables=546 .sorting=213
      .gathering=213 .comparing=213 .messages=213 .recording=213 .other=213 *=213
    362 []=547
    363 []=548
    364 .appeared=296 .disappeared=296 .prefetch=296 .cancelled=296
    365 .rows=549 .cells=550 .states=551 .cellStates=552
    366 []=553
    367 []=554
    368 []=555
    369 .anew=71 .looks=556 .rows=557 .cells=558 .failures=559
    370 .keys=296 .blocks=297
    371 .deletes=479 .moves=479 .inserts=560 .updates=481 .scrolledOut=479 .scrolledIn=479
    372 *=0
    373 []=561
    374 'allow,refuse
    375 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    376 []=375
    377 []=562
    378 'heights,widths
    379 []=563
    380 .count=213
    381 .kind=564 ?kind:begin=565 ?kind:report=566 ?kind:end=567
    382 .column=71 .expression=71 .direction=568 .nulls=569 .comparator=570
    383 'exact,ignored
    384 'contains,fuzzy,prefix,regex,words
    385 'filter,mark
    386 'display,value
    387 'all,any,compare,error,expression,not,null,oneOf,text
    388 .kind=571 .conditions=572
    389 .kind=573 .conditions=572
    390 .kind=574 .condition=201
    391 .kind=575 .column=71 .relation=331 .value=0
    392 .kind=576 .column=71 .values=0
    393 .kind=577 .column=71 .relation=578 .text=71 .caseFolded=71 .diacritics=383 .of=386
    394 .kind=579 .source=71
    395 .kind=580 .column=71
    396 .kind=581 .column=71
    397 []=582 'declared
    398 'hide,show
    399 .all=71 .keys=320
    400 'multiple,none,single
    401 'extend,replace,toggle
    402 'drop,keep
    403 .hidden=71 .footer=583 .nullDefault=0
    404 'ascending,descending,none
    405 .leading=213 .trailing=213
    406 'ltr,rtl
    407 .height=213 .wrap=71 .linesMax=213 .inset=213 .padding=213 .minimum=213 .maximum=213
      .whole=71 .spacing=213 .background=71 .quiet=213 .measured=584 .deadline=213
    408 .direction=585 .size=488 .perLine=300 .spacing=213 .lineSpacing=213 .insets=586
    409 .mode=587 .minimum=213 .maximum=213 .padding=213 .headerPadding=213 .header=71 .footer=71
      .whole=71
    410 *=588
    411 'grid,headless,list,stack
    412 .shown=71 .height=213 .inside=71 .floats=71
    413 .shown=71 .height=213 .inside=71 .floats=71 .placement=589 .placeholder=71
    414 .table=586 .header=586 .footer=586 .row=586 .item=586
    415 .header=213 .footer=213
    416 .ascending=71 .descending=71 .none=71 .width=213 .header=71 .footer=71
    417 .vertical=71 .horizontal=71 .minimum=213
    418 'center,leading,trailing
    419 .when=71 .source=590 .columns=206 .layer=591 .tag=71 .parameters=592
    420 'actionDisabled,ambiguousRows,badFormat,batch,blockOverflows,cancelled
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
    421 $pointer
    422 'base,columns,edited,none
    423 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    424 .first=213 .end=213
    425 .start=431 .end=431
    426 []=593
    427 .kind=71 .index=213 .expression=71 .type=375 .message=71 .severity=594
    428 []=595
    429 'changed,replaced
    430 []=596
    431 .line=213 .character=213
    432 .id=71 .type=375 .title=71 .sortable=71 .searchable=71 .editable=71 .computed=71 .path=71
      .headerOnly=71 .display=71 .sortBy=438 .supplied=597 .format=598 .parse=598
      .nullPlaceholder=71 .comparator=570 .footer=583 .validate=599 .align=600 .editor=0
      .cellKind=71 .meta=0
    433 .key=293 .header=71 .footer=71 .kind=71 .state=0 .rows=223
    434 .base=375 .format=598 .parse=598 .nullPlaceholder=71 .comparator=570 .footer=583
      .validate=599 .align=600 .editor=0 .cellKind=71 .meta=0
    435 .height=601 .width=601 .estimatedHeight=602 .headerHeight=603 .footerHeight=603 .hidden=604
      .selectable=605 .momentary=604 .editable=605 .movable=606 .deletable=605 .collapsible=605
      .indentation=602 .actions=340 .separators=607 .accessory=604 .accessibilityText=604
      .cellKind=604 .editor=604 .holds=604
    436 *=608
    437 *=609
    438 .column=71 .expression=71
    439 'default,refuse
    440 []=610
    441 *=435
    442 *=611
    443 .deadline=213 .default=374
    444 .kind=71 .settings=435 .rowState=0 .cellStates=372
    445 .kind=612 .message=71 .system=71
    446 'failed,off,on,suspended
    447 .changes=213 .when=213 .base=613 .process=213 .others=213 .lostBytes=213 .suspended=71
    448 'columns,given
    449 .kind=614
    450 .kind=615 .columns=206
    451 .id=71 .title=71 .type=375 .sortable=71 .searchable=71 .editable=71 .computed=71
      .supplied=597 .problem=71 .path=71 .headerOnly=71 .display=71 .displayProblem=71 .sortBy=438
      .sortByProblem=71 .typeName=71 .format=598 .parse=598 .nullPlaceholder=71 .comparator=570
      .footer=583 .validate=599 .align=600 .editor=0 .cellKind=71 .meta=0 .evidence=616
    452 .key=293 .header=71 .footer=71 .kind=71 .state=0
    453 'created,file,inline
    454 .kind=617 .path=71 .uri=71 .bytes=213
    455 .kind=618 .bytes=213
    456 .kind=619
    457 .value=71 .forced=71 .evidence=620
    458 .value=253 .forced=71 .evidence=620
    459 .value=621 .forced=71 .evidence=620
    460 .value=213 .forced=71 .evidence=620
    461 .value=206 .forced=71 .evidence=620
    462 .fieldCount=213 .typeMismatch=213 .unclosedQuote=213 .fieldTooLong=213 .invalidEncoding=213
      .comment=213
    463 []=622
    464 .type=375 .title=71 .sortable=71 .searchable=71 .editable=71 .computed=71 .path=71
      .headerOnly=71 .display=71 .sortBy=438 .supplied=597 .format=598 .parse=598
      .nullPlaceholder=71 .comparator=570 .footer=583 .validate=599 .align=600 .editor=0
      .cellKind=71 .meta=0
    465 .kind=623 ?kind:set=624 ?kind:insert=625 ?kind:remove=626 ?kind:move=627 ?kind:paste=628
      ?kind:adopt=629 ?kind:setRow=630 ?kind:setColumn=631 ?kind:addColumn=632
      ?kind:removeColumn=633 ?kind:orderColumns=634 ?kind:addSections=635 ?kind:removeSections=636
      ?kind:moveSections=637 ?kind:setSection=638
    466 []=639
    467 .id=213 .done=71 .label=71 .author=71 .cause=640 .revision=213 .cells=213 .rows=213
      .columns=213 .sections=213 .bytes=213
    468 []=641
    469 .key=293 .header=71 .footer=71 .kind=71 .state=0 .rows=223 .keys=248 .rowStates=223
      .cellStates=270 .tags=248
    470 'columns,content,given,keys
    471 .kind=642
    472 .kind=614 .keys=248
    473 .kind=643
    474 'columns,tag,value
    475 .kind=644
    476 .kind=645 .tags=248
    477 .column=71 .kind=71 .type=375 .index=213 .expression=71 .message=71 .severity=594 .count=213
      .problem=71
    478 .kind=646 .row=293 .column=71 .columns=206 .text=71 .cut=71 .rule=427 .reason=71
    479 []=300
    480 .at=479 .keys=248 .blocks=297
    481 []=647
    482 .keys=248 .blocks=297
    483 []=648
    484 []=649
    485 .by=650 .headers=71 .footers=71 .empty=398 .collapsed=651 .aggregates=333
    486 .measurer=348 .frame=213 .minimumWidth=213 .insets=405 .direction=406 .spacing=213 .scale=71
      .lock=71 .fixed=405 .rows=652 .items=408 .sizing=409 .columns=410
    487 .title=71 .aggregate=653 .over=334 .value=0 .text=71 .cut=71 .nulls=213 .errors=213
      .pending=71 .problem=654
    488 .width=213 .height=213
    489 .leading=213 .center=213 .trailing=213
    490 []=655
    491 .pointer=492 .kind=656 .message=71
    492 $statePointer
    493 .pointer=492 .kind=657 .message=71
    494 .direction=404 .sortable=71 .priority=213
    495 .kind=508 .key=658 #key
    496 .column=71 .offset=213 .values=223 .texts=206 .errors=659 .pending=300 .stale=300 .lossy=300
      .cut=300 .matches=660 .drafts=661
    497 .key=658 .title=71 .cut=71 .count=213 .collapsed=71 .header=71 .footer=71 .kind=71 .state=0
      .aggregates=662
    498 .x=213 .group=418
    499 .key=293 .sourceIndex=213 .viewIndex=213 .pageIndex=213 .offset=213 .height=213 .frame=554
      .reason=663 .section=658
    500 .column=71 .group=418 .x=213 .width=213 .estimate=71 .reason=664
    501 .column=71 .group=418 .x=213 .width=213 .estimate=71 .distance=213
    502 .key=495 .viewIndex=213 .offset=213 .height=213 .frame=554
    503 'all,entries,viewport
    504 .kind=665 .first=213 .size=213 .overscan=213
    505 .kind=571
    506 .kind=666 .offset=213 .extent=213 .overscan=213
    507 'entry,offset,start
    508 'footer,group,header
    509 'center,end,nearest,start
    510 .start=213 .length=213
    511 []=667
    512 .row=293 .height=213
    513 .row=293 .column=71 .height=213
    514 .row=293 .column=71 .reason=668
    515 .row=293 .column=71
    516 .from=515 .to=515
    517 .row=293 .column=71 .sourceIndex=213 .viewIndex=213 .pageIndex=213
    518 .format=258 .type=1 .text=71
    519 []=669
    520 .pointer=71 .kind=670 .message=71
    521 .column=71 .kind=653
    522 'aggregate,count,group
    523 .kind=671 .direction=568
    524 .kind=672 .direction=568
    525 .kind=673 .index=213 .direction=568
    526 .column=71 .kind=653 .values=223 .texts=206 .cut=300 .nulls=300 .errors=300
    527 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    528 .row=293 .column=71 .header=71 .section=71 .kind=71 .saidKind=71 .rowState=0 .cellState=0
      .cellStates=372 .settings=674
    529 .id=71 .title=604 .style=675 .hidden=604 .image=604 .placement=676 .fullSwipe=71
      .children=340
    530 .name=71 .arguments=531 .result=344 .member=71
    531 []=344
    532 .kind=677 .message=71 .range=424 .bytes=424 .lines=425 .expected=71 .found=71 .hint=71
    533 []=347
    534 []=533
    535 .seconds=71 .nanos=71
    536 'cells,estimate,font
    537 .kind=678 .tabStop=213 .ambiguous=679
    538 .kind=680 .lineHeight=213 .regular=681 .bold=681
    539 .kind=682 .advance=213 .lineHeight=213
    540 'head,middle,tail
    541 .width=213 .height=213 .lines=683 .more=71 .shown=684
    542 .kind=685 .row=293 .column=71 .base=71 .ours=71 .theirs=71 .cut=71 .removedBy=356
      .oursAfter=293 .theirsAfter=293
    543 'user
    544 .kind=686 .expected=71 .row=293 .column=71 .columns=206 .rule=427 .reason=71
    545 .journal=71 .bytes=213 .when=213 .inUse=71 .path=71 .changes=213 .process=213 .problem=687
    546 .sources=213 .edits=213 .rows=213 .keys=213 .history=213 .views=213 .uncounted=213 *=213
    547 .subscription=221 .view=221 .pending=213 .lagRevisions=213
    548 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    549 []=688
    550 []=689
    551 []=690
    552 []=691
    553 .height=213 .count=213
    554 .x=213 .y=213 .width=213 .height=213
    555 .top=692 .bottom=692 .at=479
    556 []=693
    557 []=694
    558 []=695
    559 []=696
    560 .at=479 .keys=296 .blocks=297
    561 .permission=697 .row=293 .column=71 .section=71 .layer=339
    562 .row=213 .text=71
    563 .column=71 .width=213
    564 'begin,end,report
    565 .kind=698 .title=71 .message=71 .percentage=213
    566 .kind=699 .message=71 .percentage=213
    567 .kind=700 .message=71
    568 'ascending,descending
    569 'first,last
    570 .kind=701 .caseFolded=71 .diacritics=383 .values=206
      'caseInsensitive,length,natural,semver,text,value
    571 'all
    572 []=201
    573 'any
    574 'not
    575 'compare
    576 'oneOf
    577 'text
    578 'contains,endsWith,equals,startsWith
    579 'expression
    580 'null
    581 'error
    582 .column=71 .expression=71 .declared=71 .direction=568 .nulls=569 .comparator=570 .values=223
    583 .title=71 .aggregate=653 .over=334
    584 'client,daemon
    585 'horizontal,wrapped
    586 .top=213 .leading=213 .bottom=213 .trailing=213
    587 .kind=702 ?kind:maximum=703 ?kind:average=704 ?kind:sampled=705 ?kind:client=706
      ?kind:percentile=707 ?kind:hybrid=708 ?kind:padded=709 ?kind:fixed=710 ?kind:fraction=711
      ?kind:flexible=712 ?kind:adaptive=713
    588 .mode=587 .minimum=213 .maximum=213 .padding=213 .headerPadding=213 .header=71 .footer=71
      .whole=71 .width=213 .spacing=213
    589 'client,embedded,hidden
    590 .kind=714 ?kind:stripes=715 ?kind:sorted=716 ?kind:selected=717 ?kind:hovered=718
      ?kind:matches=719 ?kind:drafts=720 ?kind:errors=721
    591 'background,overlay
    592 *=604
    593 .kind=71 .message=71 .pointer=421 .row=293 .column=71 .expected=0 .found=0 .rule=427
    594 'mark,refuse
    595 .key=293 .rows=300
    596 .row=293 .column=71 .reason=722
    597 .inputs=206 .deadline=213
    598 .kind=723 ?kind:number=724 ?kind:currency=725 ?kind:percent=726 ?kind:compact=727
      ?kind:bytes=728 ?kind:duration=729 ?kind:date=730 ?kind:boolean=731 ?kind:map=732
      ?kind:template=733
    599 .expression=71 .message=71 .severity=594 []=734
    600 'center,end,start
    601 .expression=71 'automatic #
    602 .expression=71 #
    603 .expression=71 'automatic,zero #
    604 .expression=71
    605 .expression=71 'ask
    606 .expression=71 .within=206 'ask
    607 .top=692 .between=692 .bottom=692
    608 .height=601 .width=601 .estimatedHeight=602 .headerHeight=603 .footerHeight=603 .hidden=604
      .selectable=605 .momentary=604 .editable=605 .movable=606 .deletable=605 .collapsible=605
      .indentation=602 .actions=340 .separators=607 .accessory=604 .accessibilityText=604
      .cellKind=604 .editor=604 .holds=604 .header=435
    609 .height=601 .width=601 .estimatedHeight=602 .headerHeight=603 .footerHeight=603 .hidden=604
      .selectable=605 .momentary=604 .editable=605 .movable=606 .deletable=605 .collapsible=605
      .indentation=602 .actions=340 .separators=607 .accessory=604 .accessibilityText=604
      .cellKind=604 .editor=604 .holds=604 .columns=735
    610 .expression=71 .message=71 .severity=594 .columns=206
    611 .height=601 .width=601 .estimatedHeight=602 .headerHeight=603 .footerHeight=603 .hidden=604
      .selectable=605 .momentary=604 .editable=605 .movable=606 .deletable=605 .collapsible=605
      .indentation=602 .actions=340 .separators=607 .accessory=604 .accessibilityText=604
      .cellKind=604 .editor=604 .holds=604 .kind=71
    612 'cancelled,limit,readFailed,sourceChanged
    613 'different,grown,same
    614 'given
    615 'columns
    616 .sampleRows=213 .counts=273 .reason=71 .nullValues=206 .firstDisagreement=736
    617 'file
    618 'inline
    619 'created
    620 .reason=71 .examined=213 .share=213
    621 'cr,crlf,lf,mixed
    622 .kind=737 .message=71 .row=293 .column=71 .line=213 .byteOffset=213 .expected=71 .found=71
    623 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    624 .kind=738 .row=293 .column=71 .value=0 .text=71 .values=0
    625 .kind=739 .options=228 .rows=223 .place=740
    626 .kind=741 .rows=248
    627 .kind=742 .rows=248 .place=740
    628 .kind=743 .texts=744 .text=71 .html=71 .format=745 .header=71 .at=515 .view=221 .rows=248
      .columns=206 .overflow=746
    629 .kind=747 .view=221
    630 .kind=748 .row=293 .options=444
    631 .kind=749 .column=71 .options=464
    632 .kind=750 .column=71 .options=464 .place=751
    633 .kind=752 .column=71
    634 .kind=753 .columns=206
    635 .kind=754 .sections=224 .place=755 .sectionColumn=71
    636 .kind=756 .sections=248
    637 .kind=757 .sections=248 .place=755
    638 .kind=758 .section=293 .options=759
    639 .row=293 .column=71 .before=760 .after=760
    640 'edit,setRows
    641 .bytes=300 .range=425 .newText=71 .base64=71
    642 'keys
    643 'content
    644 'value
    645 'tag
    646 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    647 .column=71 .rows=300 .values=223 .texts=206 .errors=659 .pending=300 .stale=300 .lossy=300
      .cut=300 .matches=660
    648 .index=213 .key=293 .columns=206
    649 .index=213 .key=71 .members=761
    650 []=762 'declared
    651 .all=71 .keys=763
    652 .height=213 .wrap=71 .linesMax=213 .inset=213 .padding=213 .minimum=213 .maximum=213
      .whole=71 .spacing=213 .background=71 .quiet=213 .measured=764 .deadline=213
    653 'count,distinct,max,mean,min,sum,valid
    654 'notApplicable,outOfRange,tooManyValues
    655 .column=71 .fixed=765 .x=213 .width=213 .tracks=213 .estimate=71
    656 'typeChanged,unknownColumn
    657 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    658 []=766
    659 []=767
    660 []=768
    661 []=769
    662 []=770
    663 'collapsed,filtered,hidden,removed,unknown
    664 'hidden
    665 'entries
    666 'viewport
    667 .kind=771 .y=213 .height=213 .section=497
    668 'changed,declared,fixed,hidden
    669 .column=71 .ranges=479 .further=213
    670 'column,columnType,limit,value
    671 'group
    672 'count
    673 'aggregate
    674 *=772
    675 .expression=71 'destructive,disabled,normal
    676 'inline,leading,menu,trailing
    677 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    678 'cells
    679 'narrow,wide
    680 'font
    681 .defaultAdvance=213 .ranges=773 .advances=774 .kerning=775 .letterSpacing=213
    682 'estimate
    683 []=776
    684 .text=71 .width=213 .cut=71
    685 'cell,place,removed
    686 'invalid,valueDoesNotFit
    687 'damaged,foreign,newer
    688 .kind=71 .at=479
    689 .column=71 .cellKind=0 .editor=0 .at=479
    690 .index=213 .rowState=0
    691 .index=213 .column=71 .cellState=0
    692 .leading=213 .trailing=213 .thickness=213
    693 .look=213 .styles=777
    694 .look=213 .at=479
    695 .column=71 .look=213 .at=479
    696 .style=213 .count=213 .row=293 .message=71
    697 'collapse,delete,edit,move,select
    698 'begin
    699 'report
    700 'end
    701 'caseInsensitive,length,list,natural,semver,text,value
    702 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    703 .kind=778
    704 .kind=779 .advance=213
    705 .kind=780 .size=213
    706 .kind=764 .size=213
    707 .kind=781 .share=213 .size=213
    708 .kind=782 .size=213 .advance=213
    709 .kind=783 .width=213
    710 .kind=784 .width=213
    711 .kind=785 .share=213
    712 .kind=786
    713 .kind=787
    714 'drafts,errors,hovered,matches,selected,sorted,stripes
    715 .kind=788 .every=213 .offset=213 .by=789
    716 .kind=790 .every=213 .offset=213
    717 .kind=791
    718 .kind=792
    719 .kind=793
    720 .kind=794
    721 .kind=795
    722 'encoding,formula,quote
    723 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    724 .kind=796 .pattern=71 .locale=797 .prefix=71 .suffix=71 .negative=798
    725 .kind=799 .pattern=71 .locale=797 .prefix=71 .suffix=71 .negative=798 .currency=71
      .display=800
    726 .kind=801 .pattern=71 .locale=797 .prefix=71 .suffix=71 .negative=798
    727 .kind=802 .locale=797 .currency=71 .digits=213
    728 .kind=803 .locale=797 .units=804 .digits=213
    729 .kind=805 .locale=797 .style=806 .unit=807
    730 .kind=808 .pattern=71 .locale=797
    731 .kind=809 .true=71 .false=71
    732 .kind=810 .values=811 .otherwise=598
    733 .kind=812 .template=71 .format=598
    734 .expression=71 .message=71 .severity=594
    735 *=813
    736 .row=293 .line=213 .byteOffset=213 .text=71
    737 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    738 'set
    739 'insert
    740 .kind=814 ?kind:start=815 ?kind:end=816 ?kind:before=817 ?kind:after=818 ?kind:index=819
      ?kind:shown=820
    741 'remove
    742 'move
    743 'paste
    744 []=206
    745 'csv,html,json,markdown,tsv
    746 'clip,insert,refuse
    747 'adopt
    748 'setRow
    749 'setColumn
    750 'addColumn
    751 .kind=821 ?kind:start=815 ?kind:end=816 ?kind:before=822 ?kind:after=823
    752 'removeColumn
    753 'orderColumns
    754 'addSections
    755 .kind=821 ?kind:start=815 ?kind:end=816 ?kind:before=824 ?kind:after=825
    756 'removeSections
    757 'moveSections
    758 'setSection
    759 .header=71 .footer=71 .kind=71 .state=0
    760 .value=0 .text=71 .cut=71
    761 []=826
    762 .column=71 .expression=71 .declared=71 .direction=568 .nulls=569 .comparator=570 .values=206
    763 []=658
    764 'client
    765 'leading,trailing
    766 .kind=581
    767 .row=213 .kind=827 .text=71
    768 .row=213 .ranges=479 .further=213
    769 .row=213 .view=221 .author=71 .by=543 .text=71 .stale=71 .problem=544
    770 .column=71 .kind=653 .value=0 .text=71 .cut=71 .nulls=213 .errors=213 .pending=71
      .problem=828
    771 'group,header
    772 .value=0 .layer=339 .name=71 .problem=71
    773 []=829
    774 []=830
    775 []=831
    776 .range=300 .width=213
    777 []=832
    778 'maximum
    779 'average
    780 'sampled
    781 'percentile
    782 'hybrid
    783 'padded
    784 'fixed
    785 'fraction
    786 'flexible
    787 'adaptive
    788 'stripes
    789 'page,section
    790 'sorted
    791 'selected
    792 'hovered
    793 'matches
    794 'drafts
    795 'errors
    796 'number
    797 'de,en,es,fr,hi,ja
    798 'minus,parentheses
    799 'currency
    800 'code,symbol
    801 'percent
    802 'compact
    803 'bytes
    804 'iec,si
    805 'duration
    806 'clock,short,words
    807 'day,hour,millisecond,minute,second
    808 'date
    809 'boolean
    810 'map
    811 *=71
    812 'template
    813 .height=601 .width=601 .estimatedHeight=602 .headerHeight=603 .footerHeight=603 .hidden=604
      .selectable=605 .momentary=604 .editable=605 .movable=606 .deletable=605 .collapsible=605
      .indentation=602 .actions=340 .separators=607 .accessory=604 .accessibilityText=604
      .cellKind=604 .editor=604 .holds=604 .type=375 .validate=599 .format=598 .path=71
    814 'after,before,end,index,shown,start
    815 .kind=833
    816 .kind=700
    817 .kind=834 .row=293
    818 .kind=835 .row=293
    819 .kind=836 .sourceIndex=213 .counted=837
    820 .kind=838 .view=221 .viewIndex=213 .counted=837 .whenSorted=839
    821 'after,before,end,start
    822 .kind=834 .column=71
    823 .kind=835 .column=71
    824 .kind=834 .section=293
    825 .kind=835 .section=293
    826 'footer,header,kind,state
    827 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    828 'notApplicable,outOfRange,tooManySections,tooManyValues
    829 .first=213 .end=213 .advance=213
    830 .characters=71 .advance=213
    831 .pair=71 .advance=213
    832 .layer=591 .tag=71 .parameters=811
    833 'start
    834 'before
    835 'after
    836 'index
    837 'after,before
    838 'shown
    839 'adopt,refuse
    """#
}
