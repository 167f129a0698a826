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
    view/hover 84
    view/measure 86
    view/resync 89
    view/sync 91
    view/unwatch 89
    view/collapse 94
    view/select 97
    view/selection 100
    view/copy 103
    view/find 106
    filter/convert 109
    filter/like 112
    view/aggregate 115
    table/declare 118
    table/resolve 121
    action/list 124
    action/invoke 127
    expression/check 130
    expression/evaluate 133
    text/measure 136
    view/replace 139
    table/revert 142
    table/watchFile 145
    table/conflicts 148
    table/resolveConflicts 150
    cell/draft 153
    cell/refresh 156
    table/setParams 159
    view/close 161
    table/close 163
    journal/list 164
    journal/remove 167
    preset/list 170
    server/stats 172
    rpc.discover 174
    $/setTrace 175
    $/cancelRequest 177
    shutdown 179
    exit 4
    view/update 180
    action/didInvoke 182
    action/decide 184
    cell/compute 187
    cell/measure 190
    table/didChange 193
    $/progress 195
    $/logTrace 197
    window/logMessage 199
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=202 .search=203 .filter=204 .sections=205 .selection=206 .page=207 .columns=208
      .columnOrder=209 .binding=210 .params=211 .sortCycle=212 .footers=74 .footerSorts=74
      .showHidden=74 .layout=213 .presentation=214 .styles=215
    3 .code=216 .message=74 .data=217
    4 .jsonrpc=5 .id=6 .method=201 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=201 .params=8 .result=9 .error=3
    8 .clientInfo=218 .processId=216 .updates=219 .trace=220 .journal=221 .journalFolder=74
      .durability=222 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=223 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=201 .params=11 .result=12 .error=3
    11 .table=224 .name=74 .columns=225 .rows=226 .sections=227 .sectionColumn=74 .keyScope=228
      .types=229 .defaultSort=202 .keyColumns=209 .detectTypes=74 .declarations=230 .rowOptions=231
    12 .table=224 .name=74 .revision=216 .rows=232 .sourceState=233 .whenFileChanges=234 .dirty=74
      .savedRevision=216 .unsaved=235 .conflicts=216 .journal=236 .keys=237 .columns=238 .types=0
      .declarations=230 .sectionColumn=74 .sections=239 .defaultSort=202 .params=211 .source=240
      .dialect=241 .preamble=209 .sampleRows=216 .history=242 .diagnostics=243
    13 .jsonrpc=5 .id=6 .method=201 .params=14 .result=12 .error=3
    14 .table=224 .name=74 .path=74 .uri=74 .content=244 .backup=74 .dialect=245 .columns=246
      .types=229 .defaultSort=202 .keyColumns=209 .sections=239 .sectionColumn=74 .keyScope=228
      .sampleRows=216 .progressToken=216 .declarations=230 .wait=74 .journal=221 .journalFolder=74
      .durability=222 .whenFileChanges=234
    15 .jsonrpc=5 .id=6 .method=201 .params=16 .result=12 .error=3
    16 .table=224 .diagnostics=247
    17 .jsonrpc=5 .id=6 .method=201 .params=18 .result=19 .error=3
    18 .table=224 .edits=248 .seen=216 .exact=74 .label=74 .author=74 .history=249 .invalid=250
      .preview=74 .view=224
    19 .revision=216 .inserted=251 .changedCells=216 .history=242 .preview=252
    20 .jsonrpc=5 .id=6 .method=201 .params=21 .result=22 .error=3
    21 .table=224 .author=74
    22 .revision=216 .step=253 .skipped=216 .history=242
    23 .jsonrpc=5 .id=6 .method=201 .params=24 .result=25 .error=3
    24 .table=224 .first=216 .size=216
    25 .revision=216 .count=216 .current=216 .bytes=216 .bytesMax=216 .dropped=216 .first=216
      .items=254
    26 .jsonrpc=5 .id=6 .method=201 .params=27 .result=28 .error=3
    27 .table=224 .step=216 .author=74
    28 .revision=216 .undone=216 .redone=216 .skipped=216 .history=242
    29 .jsonrpc=5 .id=6 .method=201 .params=30 .result=31 .error=3
    30 .table=224 .path=74 .uri=74 .copy=74 .overwrite=255 .sync=74 .dryRun=74 .range=247
      .encoding=256 .dialect=257 .progressToken=216
    31 .revision=216 .path=74 .uri=74 .bytes=216 .records=216 .way=258 .dirty=74 .edits=259
    32 .jsonrpc=5 .id=6 .method=201 .params=33 .result=34 .error=3
    33 .table=224
    34 .revision=216 .bytes=216 .dirty=74
    35 .jsonrpc=5 .id=6 .method=201 .params=36 .result=37 .error=3
    36 .table=224 .action=260
    37 .revision=216 .changes=216 .lostChanges=216 .lostBytes=216 .history=242
    38 .jsonrpc=5 .id=6 .method=201 .params=39 .result=40 .error=3
    39 .table=224 .path=74 .uri=74
    40 .revision=216 .path=74 .uri=74 .bytes=216 .dirty=74 .holds=261
    41 .jsonrpc=5 .id=6 .method=201 .params=42 .result=43 .error=3
    42 .view=224 .table=224 .rows=251 .range=247 .columns=209 .format=262 .to=263 .as=264
      .formulaGuard=265 .header=74 .jsonRows=266 .delimiter=1 .lineEnd=267 .byteOrderMark=74
      .sqlTable=74 .sqlRows=216 .progressToken=216 .wait=74
    43 .viewRevision=216 .revision=216 .complete=74 .rows=216 .columns=209 .bytes=216 .lossy=74
      .text=74 .path=74
    44 .jsonrpc=5 .id=6 .method=201 .params=45 .result=46 .error=3
    45 .table=224 .rows=226 .sections=268 .sectionColumn=74 .columns=209 .match=269 .compare=270
      .mode=271 .resetAbove=272 .preset=273 .rowStates=226 .cellStates=274 .hints=0 .supersede=74
      .seen=216 .label=74 .author=74 .history=249 .invalid=250
    46 .outcome=275 .revision=216 .mode=271 .deletes=216 .inserts=216 .moves=216 .updates=216
      .changedCells=216 .sections=276 .history=242
    47 .jsonrpc=5 .id=6 .method=201 .params=48 .result=49 .error=3
    48 .table=224 .rows=251 .columns=209 .first=216 .size=216 .wait=74
    49 .revision=216 .complete=74 .rows=216 .faultyRows=216 .count=216 .errors=277 .rules=278
      .first=216 .more=74 .items=279
    50 .jsonrpc=5 .id=6 .method=201 .params=51 .result=52 .error=3
    51 .from=280 .to=280 .match=269 .compare=270 .columns=209 .range=247 .as=281 .textBytes=216
      .wait=74
    52 .from=282 .to=282 .complete=74 .columns=209 .counts=283 .first=216 .size=216 .more=74
      .diff=284 .old=285 .keys=286 .sections=287
    53 .jsonrpc=5 .id=6 .method=201 .params=54 .result=55 .error=3
    54 .table=224 .view=224 .state=2 .preset=273 .remember=74 .wait=74
    55 .view=224 .table=224 .viewRevision=216 .revision=216 .state=288 .footers=289 .layout=290
      .preset=273 .filterProblems=291 .filterFailure=292 .orderProblems=293 .orderFailure=292
      .counts=294 .order=295 .complete=74 .searching=296 .columns=209 .remembered=297
    56 .jsonrpc=5 .id=6 .method=201 .params=57 .result=55 .error=3
    57 .view=224 .wait=74
    58 .jsonrpc=5 .id=6 .method=201 .params=59 .result=55 .error=3
    59 .view=224 .state=2 .show=298 .wait=74
    60 .jsonrpc=5 .id=6 .method=201 .params=61 .result=62 .error=3
    61 .view=224 .part=299 .column=74 .extend=74
    62 .view=224 .table=224 .viewRevision=216 .revision=216 .state=288 .footers=289 .layout=290
      .counts=294 .order=295 .complete=74 .columns=209 .preset=273 .filterProblems=291
      .filterFailure=292 .orderProblems=293 .orderFailure=292 .searching=296 .sortable=74
      .indicators=300
    63 .jsonrpc=5 .id=6 .method=201 .params=64 .result=65 .error=3
    64 .view=224 .range=247 .keys=251 .columns=209 .as=281 .textBytes=216 .at=216 .pin=224 .wait=74
    65 .viewRevision=216 .revision=216 .complete=74 .first=216 .count=216 .more=74 .keys=301
      .blocks=302 .sections=303 .counts=294 .order=295 .searching=296
    66 .jsonrpc=5 .id=6 .method=201 .params=67 .result=68 .error=3
    67 .table=224 .row=298 .column=74 .of=264 .first=216 .size=216
    68 .revision=216 .text=74 .lossy=74 .first=216 .end=216 .bytes=216 .more=74
    69 .jsonrpc=5 .id=6 .method=201 .params=70 .result=71 .error=3
    70 .view=224 .pin=224 .wait=74
    71 .view=224 .pin=224 .viewRevision=216 .revision=216 .counts=294 .order=295 .searching=296
      .complete=74
    72 .jsonrpc=5 .id=6 .method=201 .params=73 .result=74 .error=3
    73 .view=224 .pin=224
    74
    75 .jsonrpc=5 .id=6 .method=201 .params=76 .result=77 .error=3
    76 .view=224 .keys=251 .columns=209 .at=304 .offsets=305 .wait=74
    77 .viewRevision=216 .complete=74 .rows=306 .columns=307 .at=308 .entries=309
    78 .jsonrpc=5 .id=6 .method=201 .params=79 .result=80 .error=3
    79 .view=224 .subscription=224 .window=310 .content=311 .columns=209 .as=281 .textBytes=216
      .hold=312 .anchor=313 .follow=74 .appearance=74 .kinds=74 .problems=74 .separators=74
      .styles=74 .brief=74 .across=314
    80 .subscription=224 .viewRevision=216 .revision=216 .complete=74
    81 .jsonrpc=5 .id=6 .method=201 .params=82 .result=83 .error=3
    82 .subscription=224 .first=216 .size=216 .columns=209 .hold=312 .across=315 .offset=216
      .extent=216 .entry=313 .placement=316 .pages=216 .to=317 .thumb=216 .follow=74 .dragging=74
      .anchor=313
    83 .first=216 .size=216 .across=318 .viewport=319
    84 .jsonrpc=5 .id=6 .method=201 .params=85 .result=74 .error=3
    85 .subscription=224 .row=298 .column=74
    86 .jsonrpc=5 .id=6 .method=201 .params=87 .result=88 .error=3
    87 .view=224 .rows=320 .cells=321 .at=216
    88 .viewRevision=216 .changed=216 .unused=322
    89 .jsonrpc=5 .id=6 .method=201 .params=90 .result=74 .error=3
    90 .subscription=224
    91 .jsonrpc=5 .id=6 .method=201 .params=92 .result=93 .error=3
    92 .table=224 .supplied=74
    93 .complete=74 .tables=323
    94 .jsonrpc=5 .id=6 .method=201 .params=95 .result=96 .error=3
    95 .view=224 .action=324 .keys=325
    96 .viewRevision=216 .counts=294 .order=295 .complete=74 .searching=296
    97 .jsonrpc=5 .id=6 .method=201 .params=98 .result=99 .error=3
    98 .view=224 .action=326 .rows=251 .columns=209 .cells=327 .ranges=328 .wait=74
    99 .viewRevision=216 .complete=74 .count=216 .selected=329 .deselected=329 .truncated=74
    100 .jsonrpc=5 .id=6 .method=201 .params=101 .result=102 .error=3
    101 .view=224 .first=216 .size=216 .wait=74
    102 .viewRevision=216 .complete=74 .unit=330 .count=216 .first=216 .items=329
    103 .jsonrpc=5 .id=6 .method=201 .params=104 .result=105 .error=3
    104 .view=224 .formats=331 .rows=251 .range=247 .columns=209 .as=264 .formulaGuard=265
      .header=74 .wait=74
    105 .viewRevision=216 .revision=216 .complete=74 .rows=216 .columns=209 .flavours=332 .lossy=74
    106 .jsonrpc=5 .id=6 .method=201 .params=107 .result=108 .error=3
    107 .view=224 .search=203 .from=298 .direction=333 .wrap=74 .wait=74
    108 .viewRevision=216 .revision=216 .complete=74 .matches=216 .hit=334
    109 .jsonrpc=5 .id=6 .method=201 .params=110 .result=111 .error=3
    110 .table=224 .filter=204
    111 .tree=204 .text=74 .problems=335
    112 .jsonrpc=5 .id=6 .method=201 .params=113 .result=114 .error=3
    113 .view=224 .row=298 .column=74 .relation=336 .combine=337
    114 .viewRevision=216 .condition=204 .filter=204
    115 .jsonrpc=5 .id=6 .method=201 .params=116 .result=117 .error=3
    116 .view=224 .groupBy=209 .aggregates=338 .over=339 .sort=340 .range=247 .as=281 .textBytes=216
      .wait=74
    117 .viewRevision=216 .revision=216 .complete=74 .groups=216 .first=216 .more=74 .groupBy=302
      .counts=305 .aggregates=341
    118 .jsonrpc=5 .id=6 .method=201 .params=119 .result=120 .error=3
    119 .table=224 .declarations=230 .author=74
    120 .revision=216 .declarations=230
    121 .jsonrpc=5 .id=6 .method=201 .params=122 .result=123 .error=3
    122 .table=224 .rows=251 .columns=209 .headers=209 .sections=209 .view=224 .subscription=224
      .settings=342 .first=216
    123 .revision=216 .items=343 .first=216 .more=74
    124 .jsonrpc=5 .id=6 .method=201 .params=125 .result=126 .error=3
    125 .view=224 .row=298 .column=74
    126 .viewRevision=216 .revision=216 .layer=344 .name=74 .problem=74 .actions=345
    127 .jsonrpc=5 .id=6 .method=201 .params=128 .result=129 .error=3
    128 .view=224 .row=298 .column=74 .action=74 .seen=216 .author=74
    129 .viewRevision=216 .revision=216
    130 .jsonrpc=5 .id=6 .method=201 .params=131 .result=132 .error=3
    131 .source=74 .dialect=346 .table=224 .variables=347 .functions=348
    132 .type=349 .dependencies=350 .steps=216 .problems=351
    133 .jsonrpc=5 .id=6 .method=201 .params=134 .result=135 .error=3
    134 .source=74 .dialect=346 .table=224 .variables=347 .checked=74 .row=298 .bindings=211
      .params=211
    135 .value=352 .complete=74 .type=349
    136 .jsonrpc=5 .id=6 .method=201 .params=137 .result=138 .error=3
    137 .texts=209 .measurer=353 .bold=74 .wrap=354 .truncate=355
    138 .lineHeight=216 .estimate=74 .measures=356
    139 .jsonrpc=5 .id=6 .method=201 .params=140 .result=141 .error=3
    140 .view=224 .search=203 .with=74 .scope=357 .at=358 .by=359 .preview=74 .label=74 .author=74
      .wait=74
    141 .revision=216 .complete=74 .matches=216 .cells=216 .skipped=216 .history=242 .preview=252
    142 .jsonrpc=5 .id=6 .method=201 .params=143 .result=144 .error=3
    143 .table=224 .label=74 .author=74
    144 .revision=216 .records=216 .history=242
    145 .jsonrpc=5 .id=6 .method=201 .params=146 .result=147 .error=3
    146 .table=224 .whenFileChanges=234
    147 .whenFileChanges=234 .sourceState=233
    148 .jsonrpc=5 .id=6 .method=201 .params=24 .result=149 .error=3
    149 .revision=216 .count=216 .first=216 .items=360 .more=74
    150 .jsonrpc=5 .id=6 .method=201 .params=151 .result=152 .error=3
    151 .table=224 .take=361 .conflicts=327 .label=74 .author=74
    152 .revision=216 .resolved=216 .left=216 .history=242
    153 .jsonrpc=5 .id=6 .method=201 .params=154 .result=155 .error=3
    154 .view=224 .row=298 .column=74 .action=362 .by=359 .text=74 .value=0 .overwrite=74 .label=74
      .author=74 .history=249 .invalid=250
    155 .revision=216 .draft=363 .history=242
    156 .jsonrpc=5 .id=6 .method=201 .params=157 .result=158 .error=3
    157 .table=224 .columns=209 .rows=251
    158 .revision=216
    159 .jsonrpc=5 .id=6 .method=201 .params=160 .result=158 .error=3
    160 .table=224 .params=211 .author=74
    161 .jsonrpc=5 .id=6 .method=201 .params=162 .result=74 .error=3
    162 .view=224
    163 .jsonrpc=5 .id=6 .method=201 .params=33 .result=74 .error=3
    164 .jsonrpc=5 .id=6 .method=201 .params=165 .result=166 .error=3
    165 .journalFolder=74
    166 .folder=74 .items=364
    167 .jsonrpc=5 .id=6 .method=201 .params=168 .result=169 .error=3
    168 .journals=209 .journalFolder=74
    169 .removed=209
    170 .jsonrpc=5 .id=6 .method=201 .params=0 .result=171 .error=3
    171 .presets=365
    172 .jsonrpc=5 .id=6 .method=201 .params=0 .result=173 .error=3
    173 .memory=366 .methods=1 .watching=367 *=216
    174 .jsonrpc=5 .id=6 .method=201 .params=0 .result=1 .error=3
    175 .jsonrpc=5 .id=6 .method=201 .params=176 .result=0 .error=3
    176 .value=220
    177 .jsonrpc=5 .id=6 .method=201 .params=178 .result=0 .error=3
    178 .id=216
    179 .jsonrpc=5 .id=6 .method=201 .params=0 .result=74 .error=3
    180 .jsonrpc=5 .id=6 .method=201 .params=181 .result=0 .error=3
    181 .subscription=224 .view=224 .table=224 .seq=216 .from=216 .to=216 .revision=216 .causes=368
      .authors=209 .hints=226 .appearance=369 .kinds=370 .layout=290 .across=318 .heights=371
      .frames=372 .viewport=319 .separators=373 .styles=374 .counts=294 .order=295 .complete=74
      .window=247 .columns=209 .reset=375 .diff=376 .part=216 .last=74
    182 .jsonrpc=5 .id=6 .method=201 .params=183 .result=0 .error=3
    183 .table=224 .view=224 .revision=216 .action=74 .key=298 .sourceIndex=216 .viewIndex=216
      .column=74 .values=377 .author=74
    184 .jsonrpc=5 .id=6 .method=201 .params=185 .result=186 .error=3
    185 .table=224 .view=224 .asked=378 .count=216 .deadline=216 .default=379
    186 .decision=379
    187 .jsonrpc=5 .id=6 .method=201 .params=188 .result=189 .error=3
    188 .table=224 .column=74 .type=380 .revision=216 .rows=251 .blocks=302 .types=381 .deadline=216
    189 .values=226 .texts=209 .errors=382
    190 .jsonrpc=5 .id=6 .method=201 .params=191 .result=192 .error=3
    191 .table=224 .view=224 .viewRevision=216 .revision=216 .kind=383 .column=74 .rows=251
      .columns=384 .blocks=302 .deadline=216
    192 .heights=305 .widths=305
    193 .jsonrpc=5 .id=6 .method=201 .params=194 .result=0 .error=3
    194 .table=224 .revision=216 .rows=232 .sourceState=233 .dirty=74 .savedRevision=216
      .unsaved=235 .conflicts=216 .journal=236 .diagnostics=385
    195 .jsonrpc=5 .id=6 .method=201 .params=196 .result=0 .error=3
    196 .token=216 .value=386
    197 .jsonrpc=5 .id=6 .method=201 .params=198 .result=0 .error=3
    198 .message=74 .verbose=74
    199 .jsonrpc=5 .id=6 .method=201 .params=200 .result=0 .error=3
    200 .type=216 .message=74
    201 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/adoptFile,table/backup,table/close,table/conflicts
      'table/create,table/declare,table/describe,table/didChange,table/diff,table/edit
      'table/export,table/history,table/jump,table/open,table/recover,table/redo
      'table/resolve,table/resolveConflicts,table/revert,table/save,table/setParams
      'table/setRows,table/undo,table/validate,table/watchFile,text/measure
      'view/aggregate,view/close,view/collapse,view/copy,view/find,view/get,view/hover
      'view/locate,view/measure,view/open,view/pin,view/replace,view/resync,view/rows
      'view/scroll,view/select,view/selection,view/set,view/sync,view/tap,view/unpin
      'view/unwatch,view/update,view/watch,window/logMessage
    202 []=387
    203 .text=74 .columns=209 .caseFolded=74 .diacritics=388 .match=389 .mode=390 .of=391
    204 .kind=392 ?kind:all=393 ?kind:any=394 ?kind:not=395 ?kind:compare=396 ?kind:oneOf=397
      ?kind:text=398 ?kind:expression=399 ?kind:null=400 ?kind:error=401
    205 .by=402 .headers=74 .footers=74 .empty=403 .collapsed=404 .aggregates=338
    206 .mode=405 .unit=330 .tap=406 .momentary=74 .whenFiltered=407
    207 .size=216 .index=216
    208 *=408
    209 []=74
    210 'cell,none,object
    211 *=352
    212 []=409
    213 .measurer=353 .frame=216 .minimumWidth=216 .insets=410 .direction=411 .spacing=216 .scale=74
      .lock=74 .fixed=410 .rows=412 .items=413 .sizing=414 .columns=415
    214 .kind=416 .header=417 .footer=417 .search=418 .insets=419 .spacings=420 .indicators=421
      .scrollBars=422 .alignment=423
    215 []=424
    216 #
    217 .kind=425 .pointer=426 .expected=0 .found=0 .position=216 .revision=216 .offset=216 .limit=1
      .maximum=216 .viewRevision=216 .seen=216 .oldest=216 .asked=216 .step=216 .errno=216
      .count=216 .problem=74 .obstacle=427 .reason=428 .permission=1 .layer=344 .binding=1 .id=74
      .view=224 .column=74 .row=298 .section=74 .name=74 .action=74 .method=74 .path=74 .system=74
      .range=429 .bytes=429 .lines=430 .problems=351 .errors=431 .rule=432 .keys=433 .got=216
      .state=434 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=435 .start=436
    218 .name=74 .version=74
    219 'each,merged
    220 'messages,off,verbose
    221 'off,on
    222 'synced,written
    223 .messageBytesMax=216 .requestsInFlightMax=216 .waitingNotificationBytesMax=216
      .drainMillisecondsMax=216 .batchMembersMax=216 .depthMax=216 .columnsMax=216 .rowsMax=216
      .fieldBytesMax=216 .rowsPerAnswerMax=216 .answerBytesMax=216 .windowTextBytes=216
      .textBytesMax=216 .windowRowsMax=216 .collectionItemsMax=216 .filterConditionsMax=216
      .expressionBytesMax=216 .expressionNodesMax=216 .expressionDepthMax=216
      .expressionStepsMax=216 .expressionValueUnitsMax=216 .tablesMax=216 .viewsMax=216
      .subscriptionsMax=216 .aggregatesMax=216 .groupsMax=216 .groupBytesMax=216 .sortRowsMax=216
      .formatBytesMax=216 .shownBytesMax=216 .sectionAggregatesMax=216 .distinctValuesMax=216
      .cacheBytes=216 .undoBytesMax=216 .hintsBytesMax=216 .pinsMax=216 .draftsMax=216
      .draftBytesMax=216 .rowStepsMax=216 .parameterBytesMax=216 .declarationsBytesMax=216
      .rulesMax=216 .stateBytesMax=216 .sectionsMax=216 .actionsMax=216 .actionDepthMax=216
      .computeRowsMax=216 .measuredTextsMax=216 .measuredBytesMax=216 .advancesMax=216
      .stylesMax=216 .sectionBytesMax=216 .sectionKeyBytesMax=216 .rowKeyBytesMax=216
      .keyIndexBytesMax=216
    224 $id
    225 []=437
    226 []=0
    227 []=438
    228 'section,table
    229 *=439
    230 .settings=440 .fallback=440 .columns=441 .kinds=442 .kindBy=443 .defaultKind=74
      .undeclaredKinds=444 .rowRules=445 .sectionKinds=446 .sections=447 .cellKinds=377 .editors=377
      .decisions=448
    231 []=449
    232 .count=216 .complete=74 .failure=450 .examined=74
    233 'asOpened,changed,removed,replaced,unreadable
    234 'follow,merge,reload,tell
    235 .records=216 .bytes=216 .columns=74 .order=74
    236 .state=451 .reason=74 .editors=305 .unreadable=216 .recoverable=452 .restored=453
    237 .kind=454 ?kind:given=455 ?kind:columns=456
    238 []=457
    239 []=458
    240 .kind=459 ?kind:file=460 ?kind:inline=461 ?kind:created=462
    241 .delimiter=463 .quote=463 .escape=463 .header=463 .encoding=464 .lineEnd=465 .comment=463
      .preambleLines=466 .nullValues=467
    242 .undo=216 .redo=216 .undoLabel=74 .redoLabel=74 .dropped=216
    243 .count=216 .counts=468 .first=216 .items=469
    244 .text=74 .base64=74
    245 .delimiter=74 .quote=74 .escape=74 .header=74 .encoding=256 .comment=74 .preambleLines=216
      .nullValues=209
    246 *=470
    247 .first=216 .size=216
    248 []=471
    249 'join,none,step
    250 'keep,refuse
    251 []=298
    252 .cells=216 .inserted=216 .removed=216 .moved=216 .columns=216 .sections=216 .errorCount=216
      .removedRows=251 .items=472 .errors=431 .asked=378
    253 .id=216 .label=74 .author=74
    254 []=473
    255 'always,ifUnchanged
    256 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
    257 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=267 .byteOrderMark=74
    258 'overwritten,replaced,unchanged
    259 .count=216 .first=216 .size=216 .more=74 .items=474
    260 'apply,discard,keep
    261 'content,edits
    262 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    263 .path=74 .overwrite=74 .sync=74
    264 'text,value
    265 'off,quote,reject
    266 'arrays,objects
    267 'cr,crlf,lf
    268 []=475
    269 .kind=476 ?kind:keys=477 ?kind:columns=456 ?kind:given=478 ?kind:content=479
    270 .kind=480 ?kind:value=481 ?kind:columns=456 ?kind:tag=482
    271 'diff,reset
    272 .changes=216 .share=216
    273 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    274 []=377
    275 'applied,superseded
    276 .deletes=216 .inserts=216 .moves=216 .updates=216
    277 *=216
    278 []=483
    279 []=484
    280 .table=224 .revision=216
    281 'both,text,value
    282 .table=224 .revision=216 .rows=216
    283 .deletes=216 .moves=216 .inserts=216 .updates=216 .changes=216
    284 .deletes=485 .moves=485 .inserts=486 .updates=487
    285 .deletes=488 .updates=487
    286 .moves=251 .updates=489
    287 .old=325 .new=325 .deletes=305 .inserts=305 .moves=485 .updates=490
    288 .sort=202 .search=203 .filter=204 .sections=491 .selection=206 .page=207 .columns=208
      .columnOrder=209 .binding=210 .params=211 .sortCycle=212 .footers=74 .footerSorts=74
      .showHidden=74 .layout=492 .presentation=214 .styles=215
    289 *=493
    290 .width=216 .content=216 .direction=411 .height=216 .items=494 .estimate=74 .groups=495
      .columns=496
    291 []=497
    292 .row=298 .pointer=498 .reason=74 .message=74 .range=429 .bytes=429 .lines=430
    293 []=499
    294 .source=216 .filtered=216 .pages=216 .pageIndex=216 .pageSize=216 .first=216 .end=216
      .matches=216 .entries=216 .failed=216 .orderFailed=216 .hidden=216
    295 'pending,ready
    296 .rows=216 .matches=216
    297 .outcome=500 .when=216 .dropped=501
    298 #key
    299 'footer,header
    300 *=502
    301 []=503
    302 []=504
    303 []=505
    304 []=506
    305 []=216
    306 []=507
    307 []=508
    308 []=509
    309 []=510
    310 .kind=511 ?kind:entries=512 ?kind:all=513 ?kind:viewport=514
    311 'cells,keys
    312 .sort=515 .filter=515 .sections=515 .page=515 .setRows=515 .load=515 .edit=515 .resize=515
      .measure=515 'end,entry,index
    313 .kind=516 .key=226 #key
    314 .offset=216 .extent=216 .overscan=216
    315 .offset=216 .thumb=216 .extent=216 .overscan=216 .column=74 .placement=517
    316 'bottom,center,nearest,top
    317 'end,start
    318 .offset=216 .room=216 .contentWidth=216 .left=495 .thumb=518
    319 .offset=216 .extent=216 .top=216 .spacing=216 .heldBack=216 .thumb=518 .anchor=503
      .sticky=519
    320 []=520
    321 []=521
    322 []=522
    323 @=216 $id
    324 'collapse,expand,toggle
    325 []=226
    326 'add,all,extend,invert,none,remove,replace,tap,toggle
    327 []=523
    328 []=524
    329 []=525
    330 'cell,column,row
    331 []=262
    332 []=526
    333 'next,previous
    334 .row=298 .viewIndex=216 .pageIndex=216 .wrapped=74 .cells=527
    335 []=528
    336 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    337 'all,any,replace
    338 []=529
    339 'all,shown
    340 .kind=530 ?kind:group=531 ?kind:count=532 ?kind:aggregate=533
    341 []=534
    342 []=535
    343 []=536
    344 'builtIn,column,fallback,kind,row,section,table
    345 []=537
    346 'strict,table
    347 *=349
    348 []=538
    349 .list=349 .map=539 .type=349 .opaque=74 .of=539
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    350 .columns=209 .cells=209 .params=209 .bindings=209
    351 []=540
    352 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=541 .map=542
      .type=74 .timestamp=543 .duration=543 .optional=352
    353 .kind=544 ?kind:cells=545 ?kind:font=546 ?kind:estimate=547
    354 .width=216 .linesMax=216
    355 .width=216 .at=548 .ellipsis=74
    356 []=549
    357 'all,selection
    358 .row=298 .column=74 .index=216
    359 'owner,user
    360 []=550
    361 'ours,theirs
    362 'begin,cancel,change,commit
    363 .view=224 .author=74 .by=551 .text=74 .stale=74 .problem=552
    364 []=553
    365 []=1
    366 .resident=216 .program=216 .heap=216 .free=216 .cache=216 .tables=554 .sorting=216
      .gathering=216 .comparing=216 .messages=216 .recording=216 .other=216 *=216
    367 []=555
    368 []=556
    369 .appeared=301 .disappeared=301 .prefetch=301 .cancelled=301
    370 .rows=557 .cells=558 .states=559 .cellStates=560
    371 []=561
    372 []=562
    373 []=563
    374 .anew=74 .looks=564 .rows=565 .cells=566 .failures=567
    375 .keys=301 .blocks=302
    376 .deletes=485 .moves=485 .inserts=568 .updates=487 .scrolledOut=485 .scrolledIn=485
    377 *=0
    378 []=569
    379 'allow,refuse
    380 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    381 []=380
    382 []=570
    383 'heights,widths
    384 []=571
    385 .count=216
    386 .kind=572 ?kind:begin=573 ?kind:report=574 ?kind:end=575
    387 .column=74 .expression=74 .direction=576 .nulls=577 .comparator=578
    388 'exact,ignored
    389 'contains,fuzzy,prefix,regex,words
    390 'filter,mark
    391 'display,value
    392 'all,any,compare,error,expression,not,null,oneOf,text
    393 .kind=579 .conditions=580
    394 .kind=581 .conditions=580
    395 .kind=582 .condition=204
    396 .kind=583 .column=74 .relation=336 .value=0
    397 .kind=584 .column=74 .values=0
    398 .kind=585 .column=74 .relation=586 .text=74 .caseFolded=74 .diacritics=388 .of=391
    399 .kind=587 .source=74
    400 .kind=588 .column=74
    401 .kind=589 .column=74
    402 []=590 'declared
    403 'hide,show
    404 .all=74 .keys=325
    405 'multiple,none,single
    406 'extend,replace,toggle
    407 'drop,keep
    408 .hidden=74 .footer=591 .nullDefault=0
    409 'ascending,descending,none
    410 .leading=216 .trailing=216
    411 'ltr,rtl
    412 .height=216 .wrap=74 .linesMax=216 .inset=216 .padding=216 .minimum=216 .maximum=216
      .whole=74 .spacing=216 .background=74 .quiet=216 .measured=592 .deadline=216
    413 .direction=593 .size=494 .perLine=305 .spacing=216 .lineSpacing=216 .insets=594
    414 .mode=595 .minimum=216 .maximum=216 .padding=216 .headerPadding=216 .header=74 .footer=74
      .whole=74
    415 *=596
    416 'grid,headless,list,stack
    417 .shown=74 .height=216 .inside=74 .floats=74
    418 .shown=74 .height=216 .inside=74 .floats=74 .placement=597 .placeholder=74
    419 .table=594 .header=594 .footer=594 .row=594 .item=594
    420 .header=216 .footer=216
    421 .ascending=74 .descending=74 .none=74 .width=216 .header=74 .footer=74
    422 .vertical=74 .horizontal=74 .minimum=216
    423 'center,leading,trailing
    424 .when=74 .source=598 .columns=209 .layer=599 .tag=74 .parameters=600
    425 'actionDisabled,ambiguousRows,badBackup,badFormat,batch,blockOverflows,cancelled
      'changedTwice,columnExists,compressed,conflict,conflicts,contentModified,cycle
      'depth,doubledAction,doubledSortKey,draftOpen,duplicateKeys,duplicateSections
      'evaluation,expression,fileChanged,fileDiffers,fileExists,forgotten,formulas
      'framing,id,initializedBefore,internal,invalid,invalidParams,jsonrpc,keyColumn
      'length,limit,loadingFailed,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,noOrder,noRowLayout,noSections,notARegularFile
      'notBound,notComplete,notConvertible,notEditable,notEncodable,notFound
      'notInitialized,notKept,notPermitted,notReadable,notRecoverable,notSelectable
      'notShown,notSortable,notSupplied,notText,notWritable,nothingSearched
      'orderPending,overloaded,pinExists,placeIsMoving,readFailed,revisionIsGone
      'sectionColumn,shutDown,sortedView,sourceChanged,subscriptionExists
      'suppliedInput,syntax,tableExists,tooManyCells,tooManyColumns,undeclaredKind
      'unknownAction,unknownColumn,unknownPin,unknownRow,unknownSection,unknownStep
      'unknownSubscription,unknownTable,unknownType,unknownView,valueDoesNotFit
      'viewExists,writeFailed
    426 $pointer
    427 'base,columns,edited,misfit,none
    428 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    429 .first=216 .end=216
    430 .start=436 .end=436
    431 []=601
    432 .kind=74 .index=216 .expression=74 .type=380 .message=74 .severity=602
    433 []=603
    434 'changed,replaced
    435 []=604
    436 .line=216 .character=216
    437 .id=74 .type=380 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=443 .supplied=605 .format=606 .parse=606
      .nullPlaceholder=74 .comparator=578 .footer=591 .validate=607 .align=608 .editor=0
      .cellKind=74 .meta=0
    438 .key=298 .header=74 .footer=74 .kind=74 .state=0 .rows=226
    439 .base=380 .format=606 .parse=606 .nullPlaceholder=74 .comparator=578 .footer=591
      .validate=607 .align=608 .editor=0 .cellKind=74 .meta=0
    440 .height=609 .width=609 .estimatedHeight=610 .headerHeight=611 .footerHeight=611 .hidden=612
      .selectable=613 .momentary=612 .editable=613 .movable=614 .deletable=613 .collapsible=613
      .indentation=610 .actions=345 .separators=615 .accessory=612 .accessibilityText=612
      .cellKind=612 .editor=612 .holds=612
    441 *=616
    442 *=617
    443 .column=74 .expression=74
    444 'default,refuse
    445 []=618
    446 *=440
    447 *=619
    448 .deadline=216 .default=379
    449 .kind=74 .settings=440 .rowState=0 .cellStates=377
    450 .kind=620 .message=74 .system=74
    451 'failed,off,on,suspended
    452 .changes=216 .when=216 .base=621 .process=216 .others=216 .lostBytes=216 .suspended=74
    453 .backup=74 .steps=216 .base=621
    454 'columns,given
    455 .kind=622
    456 .kind=623 .columns=209
    457 .id=74 .title=74 .type=380 .sortable=74 .searchable=74 .editable=74 .computed=74
      .supplied=605 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74 .sortBy=443
      .sortByProblem=74 .typeName=74 .format=606 .parse=606 .nullPlaceholder=74 .comparator=578
      .footer=591 .validate=607 .align=608 .editor=0 .cellKind=74 .meta=0 .evidence=624
    458 .key=298 .header=74 .footer=74 .kind=74 .state=0
    459 'created,file,inline
    460 .kind=625 .path=74 .uri=74 .bytes=216
    461 .kind=626 .bytes=216
    462 .kind=627
    463 .value=74 .forced=74 .evidence=628
    464 .value=256 .forced=74 .evidence=628
    465 .value=629 .forced=74 .evidence=628
    466 .value=216 .forced=74 .evidence=628
    467 .value=209 .forced=74 .evidence=628
    468 .fieldCount=216 .typeMismatch=216 .unclosedQuote=216 .fieldTooLong=216 .invalidEncoding=216
      .unlikelyCharacters=216 .guessedEncoding=216 .comment=216
    469 []=630
    470 .type=380 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=443 .supplied=605 .format=606 .parse=606
      .nullPlaceholder=74 .comparator=578 .footer=591 .validate=607 .align=608 .editor=0
      .cellKind=74 .meta=0
    471 .kind=631 ?kind:set=632 ?kind:insert=633 ?kind:remove=634 ?kind:move=635 ?kind:paste=636
      ?kind:adopt=637 ?kind:setRow=638 ?kind:setColumn=639 ?kind:addColumn=640
      ?kind:removeColumn=641 ?kind:orderColumns=642 ?kind:addSections=643 ?kind:removeSections=644
      ?kind:moveSections=645 ?kind:setSection=646
    472 []=647
    473 .id=216 .done=74 .label=74 .author=74 .cause=648 .revision=216 .cells=216 .rows=216
      .columns=216 .sections=216 .bytes=216
    474 []=649
    475 .key=298 .header=74 .footer=74 .kind=74 .state=0 .rows=226 .keys=251 .rowStates=226
      .cellStates=274 .tags=251
    476 'columns,content,given,keys
    477 .kind=650
    478 .kind=622 .keys=251
    479 .kind=651
    480 'columns,tag,value
    481 .kind=652
    482 .kind=653 .tags=251
    483 .column=74 .kind=74 .type=380 .index=216 .expression=74 .message=74 .severity=602 .count=216
      .problem=74
    484 .kind=654 .row=298 .column=74 .columns=209 .text=74 .cut=74 .rule=432 .reason=74
    485 []=305
    486 .at=485 .keys=251 .blocks=302
    487 []=655
    488 .keys=251 .blocks=302
    489 []=656
    490 []=657
    491 .by=658 .headers=74 .footers=74 .empty=403 .collapsed=659 .aggregates=338
    492 .measurer=353 .frame=216 .minimumWidth=216 .insets=410 .direction=411 .spacing=216 .scale=74
      .lock=74 .fixed=410 .rows=660 .items=413 .sizing=414 .columns=415
    493 .title=74 .aggregate=661 .over=339 .value=0 .text=74 .cut=74 .nulls=216 .errors=216
      .pending=74 .problem=662
    494 .width=216 .height=216
    495 .leading=216 .center=216 .trailing=216
    496 []=663
    497 .pointer=498 .kind=664 .message=74
    498 $statePointer
    499 .pointer=498 .kind=665 .message=74
    500 'damaged,foreign,newer,noFile,none,off,restored
    501 []=666
    502 .direction=409 .sortable=74 .priority=216
    503 .kind=516 .key=667 #key
    504 .column=74 .offset=216 .values=226 .texts=209 .errors=668 .pending=305 .stale=305 .lossy=305
      .cut=305 .matches=669 .drafts=670
    505 .key=667 .title=74 .cut=74 .count=216 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=671
    506 .x=216 .group=423
    507 .key=298 .sourceIndex=216 .viewIndex=216 .pageIndex=216 .offset=216 .height=216 .frame=562
      .reason=672 .section=667
    508 .column=74 .group=423 .x=216 .width=216 .estimate=74 .reason=673
    509 .column=74 .group=423 .x=216 .width=216 .estimate=74 .distance=216
    510 .key=503 .viewIndex=216 .offset=216 .height=216 .frame=562
    511 'all,entries,viewport
    512 .kind=674 .first=216 .size=216 .overscan=216
    513 .kind=579
    514 .kind=675 .offset=216 .extent=216 .overscan=216
    515 'entry,offset,start
    516 'footer,group,header
    517 'center,end,nearest,start
    518 .start=216 .length=216
    519 []=676
    520 .row=298 .height=216
    521 .row=298 .column=74 .height=216
    522 .row=298 .column=74 .reason=677
    523 .row=298 .column=74
    524 .from=523 .to=523
    525 .row=298 .column=74 .sourceIndex=216 .viewIndex=216 .pageIndex=216
    526 .format=262 .type=1 .text=74
    527 []=678
    528 .pointer=74 .kind=679 .message=74
    529 .column=74 .kind=661
    530 'aggregate,count,group
    531 .kind=680 .direction=576
    532 .kind=681 .direction=576
    533 .kind=682 .index=216 .direction=576
    534 .column=74 .kind=661 .values=226 .texts=209 .cut=305 .nulls=305 .errors=305
    535 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    536 .row=298 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=377 .settings=683
    537 .id=74 .title=612 .style=684 .hidden=612 .image=612 .placement=685 .fullSwipe=74
      .children=345
    538 .name=74 .arguments=539 .result=349 .member=74
    539 []=349
    540 .kind=686 .message=74 .range=429 .bytes=429 .lines=430 .expected=74 .found=74 .hint=74
    541 []=352
    542 []=541
    543 .seconds=74 .nanos=74
    544 'cells,estimate,font
    545 .kind=687 .tabStop=216 .ambiguous=688
    546 .kind=689 .lineHeight=216 .regular=690 .bold=690
    547 .kind=691 .advance=216 .lineHeight=216
    548 'head,middle,tail
    549 .width=216 .height=216 .lines=692 .more=74 .shown=693
    550 .kind=694 .row=298 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=361
      .oursAfter=298 .theirsAfter=298
    551 'user
    552 .kind=695 .expected=74 .row=298 .column=74 .columns=209 .rule=432 .reason=74
    553 .journal=74 .bytes=216 .when=216 .inUse=74 .path=74 .changes=216 .process=216 .problem=696
    554 .sources=216 .edits=216 .rows=216 .keys=216 .history=216 .views=216 .uncounted=216 *=216
    555 .subscription=224 .view=224 .pending=216 .lagRevisions=216
    556 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    557 []=697
    558 []=698
    559 []=699
    560 []=700
    561 .height=216 .count=216
    562 .x=216 .y=216 .width=216 .height=216
    563 .top=701 .bottom=701 .at=485
    564 []=702
    565 []=703
    566 []=704
    567 []=705
    568 .at=485 .keys=301 .blocks=302
    569 .permission=706 .row=298 .column=74 .section=74 .layer=344
    570 .row=216 .text=74
    571 .column=74 .width=216
    572 'begin,end,report
    573 .kind=707 .title=74 .message=74 .percentage=216
    574 .kind=708 .message=74 .percentage=216
    575 .kind=709 .message=74
    576 'ascending,descending
    577 'first,last
    578 .kind=710 .caseFolded=74 .diacritics=388 .values=209
      'caseInsensitive,length,natural,semver,text,value
    579 'all
    580 []=204
    581 'any
    582 'not
    583 'compare
    584 'oneOf
    585 'text
    586 'contains,endsWith,equals,startsWith
    587 'expression
    588 'null
    589 'error
    590 .column=74 .expression=74 .declared=74 .direction=576 .nulls=577 .comparator=578 .values=226
    591 .title=74 .aggregate=661 .over=339
    592 'client,daemon
    593 'horizontal,wrapped
    594 .top=216 .leading=216 .bottom=216 .trailing=216
    595 .kind=711 ?kind:maximum=712 ?kind:average=713 ?kind:sampled=714 ?kind:client=715
      ?kind:percentile=716 ?kind:hybrid=717 ?kind:padded=718 ?kind:fixed=719 ?kind:fraction=720
      ?kind:flexible=721 ?kind:adaptive=722
    596 .mode=595 .minimum=216 .maximum=216 .padding=216 .headerPadding=216 .header=74 .footer=74
      .whole=74 .width=216 .spacing=216
    597 'client,embedded,hidden
    598 .kind=723 ?kind:stripes=724 ?kind:sorted=725 ?kind:selected=726 ?kind:hovered=727
      ?kind:matches=728 ?kind:drafts=729 ?kind:errors=730
    599 'background,overlay
    600 *=612
    601 .kind=74 .message=74 .pointer=426 .row=298 .column=74 .expected=0 .found=0 .rule=432
    602 'mark,refuse
    603 .key=298 .rows=305
    604 .row=298 .column=74 .reason=731
    605 .inputs=209 .deadline=216
    606 .kind=732 ?kind:number=733 ?kind:currency=734 ?kind:percent=735 ?kind:compact=736
      ?kind:bytes=737 ?kind:duration=738 ?kind:date=739 ?kind:boolean=740 ?kind:map=741
      ?kind:template=742
    607 .expression=74 .message=74 .severity=602 []=743
    608 'center,end,start
    609 .expression=74 'automatic #
    610 .expression=74 #
    611 .expression=74 'automatic,zero #
    612 .expression=74
    613 .expression=74 'ask
    614 .expression=74 .within=209 'ask
    615 .top=701 .between=701 .bottom=701
    616 .height=609 .width=609 .estimatedHeight=610 .headerHeight=611 .footerHeight=611 .hidden=612
      .selectable=613 .momentary=612 .editable=613 .movable=614 .deletable=613 .collapsible=613
      .indentation=610 .actions=345 .separators=615 .accessory=612 .accessibilityText=612
      .cellKind=612 .editor=612 .holds=612 .header=440
    617 .height=609 .width=609 .estimatedHeight=610 .headerHeight=611 .footerHeight=611 .hidden=612
      .selectable=613 .momentary=612 .editable=613 .movable=614 .deletable=613 .collapsible=613
      .indentation=610 .actions=345 .separators=615 .accessory=612 .accessibilityText=612
      .cellKind=612 .editor=612 .holds=612 .columns=744
    618 .expression=74 .message=74 .severity=602 .columns=209
    619 .height=609 .width=609 .estimatedHeight=610 .headerHeight=611 .footerHeight=611 .hidden=612
      .selectable=613 .momentary=612 .editable=613 .movable=614 .deletable=613 .collapsible=613
      .indentation=610 .actions=345 .separators=615 .accessory=612 .accessibilityText=612
      .cellKind=612 .editor=612 .holds=612 .kind=74
    620 'cancelled,limit,readFailed,sourceChanged
    621 'different,grown,same
    622 'given
    623 'columns
    624 .sampleRows=216 .counts=277 .reason=74 .nullValues=209 .firstDisagreement=745
    625 'file
    626 'inline
    627 'created
    628 .reason=74 .examined=216 .share=216
    629 'cr,crlf,lf,mixed
    630 .kind=746 .message=74 .row=298 .column=74 .line=216 .byteOffset=216 .expected=74 .found=74
    631 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    632 .kind=747 .row=298 .column=74 .value=0 .text=74 .values=0
    633 .kind=748 .options=231 .rows=226 .place=749
    634 .kind=750 .rows=251
    635 .kind=751 .rows=251 .place=749
    636 .kind=752 .texts=753 .text=74 .html=74 .format=754 .header=74 .at=523 .view=224 .rows=251
      .columns=209 .overflow=755
    637 .kind=756 .view=224
    638 .kind=757 .row=298 .options=449
    639 .kind=758 .column=74 .options=470
    640 .kind=759 .column=74 .options=470 .place=760
    641 .kind=761 .column=74
    642 .kind=762 .columns=209
    643 .kind=763 .sections=227 .place=764 .sectionColumn=74
    644 .kind=765 .sections=251
    645 .kind=766 .sections=251 .place=764
    646 .kind=767 .section=298 .options=768
    647 .row=298 .column=74 .before=769 .after=769
    648 'edit,setRows
    649 .bytes=305 .range=430 .newText=74 .base64=74
    650 'keys
    651 'content
    652 'value
    653 'tag
    654 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    655 .column=74 .rows=305 .values=226 .texts=209 .errors=668 .pending=305 .stale=305 .lossy=305
      .cut=305 .matches=669
    656 .index=216 .key=298 .columns=209
    657 .index=216 .key=74 .members=770
    658 []=771 'declared
    659 .all=74 .keys=772
    660 .height=216 .wrap=74 .linesMax=216 .inset=216 .padding=216 .minimum=216 .maximum=216
      .whole=74 .spacing=216 .background=74 .quiet=216 .measured=773 .deadline=216
    661 'count,distinct,max,mean,min,sum,valid
    662 'notApplicable,outOfRange,tooManyValues
    663 .column=74 .fixed=774 .x=216 .width=216 .tracks=216 .estimate=74
    664 'typeChanged,unknownColumn
    665 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    666 .pointer=498 .kind=775 .message=74
    667 []=776
    668 []=777
    669 []=778
    670 []=779
    671 []=780
    672 'collapsed,filtered,hidden,removed,unknown
    673 'hidden
    674 'entries
    675 'viewport
    676 .kind=781 .y=216 .height=216 .section=505
    677 'changed,declared,fixed,hidden
    678 .column=74 .ranges=485 .further=216
    679 'column,columnType,limit,value
    680 'group
    681 'count
    682 'aggregate
    683 *=782
    684 .expression=74 'destructive,disabled,normal
    685 'inline,leading,menu,trailing
    686 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    687 'cells
    688 'narrow,wide
    689 'font
    690 .defaultAdvance=216 .ranges=783 .advances=784 .kerning=785 .letterSpacing=216
    691 'estimate
    692 []=786
    693 .text=74 .width=216 .cut=74
    694 'cell,place,removed
    695 'invalid,valueDoesNotFit
    696 'damaged,foreign,newer
    697 .kind=74 .at=485
    698 .column=74 .cellKind=0 .editor=0 .at=485
    699 .index=216 .rowState=0
    700 .index=216 .column=74 .cellState=0
    701 .leading=216 .trailing=216 .thickness=216
    702 .look=216 .styles=787
    703 .look=216 .at=485
    704 .column=74 .look=216 .at=485
    705 .style=216 .count=216 .row=298 .message=74
    706 'collapse,delete,edit,move,select
    707 'begin
    708 'report
    709 'end
    710 'caseInsensitive,length,list,natural,semver,text,value
    711 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    712 .kind=788
    713 .kind=789 .advance=216
    714 .kind=790 .size=216
    715 .kind=773 .size=216
    716 .kind=791 .share=216 .size=216
    717 .kind=792 .size=216 .advance=216
    718 .kind=793 .width=216
    719 .kind=794 .width=216
    720 .kind=795 .share=216
    721 .kind=796
    722 .kind=797
    723 'drafts,errors,hovered,matches,selected,sorted,stripes
    724 .kind=798 .every=216 .offset=216 .by=799
    725 .kind=800 .every=216 .offset=216
    726 .kind=801
    727 .kind=802
    728 .kind=803
    729 .kind=804
    730 .kind=805
    731 'encoding,formula,quote
    732 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    733 .kind=806 .pattern=74 .locale=807 .prefix=74 .suffix=74 .negative=808
    734 .kind=809 .pattern=74 .locale=807 .prefix=74 .suffix=74 .negative=808 .currency=74
      .display=810
    735 .kind=811 .pattern=74 .locale=807 .prefix=74 .suffix=74 .negative=808
    736 .kind=812 .locale=807 .currency=74 .digits=216
    737 .kind=813 .locale=807 .units=814 .digits=216
    738 .kind=815 .locale=807 .style=816 .unit=817
    739 .kind=818 .pattern=74 .locale=807
    740 .kind=819 .true=74 .false=74
    741 .kind=820 .values=821 .otherwise=606
    742 .kind=822 .template=74 .format=606
    743 .expression=74 .message=74 .severity=602
    744 *=823
    745 .row=298 .line=216 .byteOffset=216 .text=74
    746 'comment,fieldCount,fieldTooLong,guessedEncoding,invalidEncoding,typeMismatch
      'unclosedQuote,unlikelyCharacters
    747 'set
    748 'insert
    749 .kind=824 ?kind:start=825 ?kind:end=826 ?kind:before=827 ?kind:after=828 ?kind:index=829
      ?kind:shown=830
    750 'remove
    751 'move
    752 'paste
    753 []=209
    754 'csv,html,json,markdown,tsv
    755 'clip,insert,refuse
    756 'adopt
    757 'setRow
    758 'setColumn
    759 'addColumn
    760 .kind=831 ?kind:start=825 ?kind:end=826 ?kind:before=832 ?kind:after=833
    761 'removeColumn
    762 'orderColumns
    763 'addSections
    764 .kind=831 ?kind:start=825 ?kind:end=826 ?kind:before=834 ?kind:after=835
    765 'removeSections
    766 'moveSections
    767 'setSection
    768 .header=74 .footer=74 .kind=74 .state=0
    769 .value=0 .text=74 .cut=74
    770 []=836
    771 .column=74 .expression=74 .declared=74 .direction=576 .nulls=577 .comparator=578 .values=209
    772 []=667
    773 'client
    774 'leading,trailing
    775 'expression,invalidParams,notSortable,unknownColumn
    776 .kind=589
    777 .row=216 .kind=837 .text=74
    778 .row=216 .ranges=485 .further=216
    779 .row=216 .view=224 .author=74 .by=551 .text=74 .stale=74 .problem=552
    780 .column=74 .kind=661 .value=0 .text=74 .cut=74 .nulls=216 .errors=216 .pending=74
      .problem=838
    781 'group,header
    782 .value=0 .layer=344 .name=74 .problem=74
    783 []=839
    784 []=840
    785 []=841
    786 .range=305 .width=216
    787 []=842
    788 'maximum
    789 'average
    790 'sampled
    791 'percentile
    792 'hybrid
    793 'padded
    794 'fixed
    795 'fraction
    796 'flexible
    797 'adaptive
    798 'stripes
    799 'page,section
    800 'sorted
    801 'selected
    802 'hovered
    803 'matches
    804 'drafts
    805 'errors
    806 'number
    807 'de,en,es,fr,hi,ja
    808 'minus,parentheses
    809 'currency
    810 'code,symbol
    811 'percent
    812 'compact
    813 'bytes
    814 'iec,si
    815 'duration
    816 'clock,short,words
    817 'day,hour,millisecond,minute,second
    818 'date
    819 'boolean
    820 'map
    821 *=74
    822 'template
    823 .height=609 .width=609 .estimatedHeight=610 .headerHeight=611 .footerHeight=611 .hidden=612
      .selectable=613 .momentary=612 .editable=613 .movable=614 .deletable=613 .collapsible=613
      .indentation=610 .actions=345 .separators=615 .accessory=612 .accessibilityText=612
      .cellKind=612 .editor=612 .holds=612 .type=380 .validate=607 .format=606 .path=74
    824 'after,before,end,index,shown,start
    825 .kind=843
    826 .kind=709
    827 .kind=844 .row=298
    828 .kind=845 .row=298
    829 .kind=846 .sourceIndex=216 .counted=847
    830 .kind=848 .view=224 .viewIndex=216 .counted=847 .whenSorted=849
    831 'after,before,end,start
    832 .kind=844 .column=74
    833 .kind=845 .column=74
    834 .kind=844 .section=298
    835 .kind=845 .section=298
    836 'footer,header,kind,state
    837 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    838 'notApplicable,outOfRange,tooManySections,tooManyValues
    839 .first=216 .end=216 .advance=216
    840 .characters=74 .advance=216
    841 .pair=74 .advance=216
    842 .layer=599 .tag=74 .parameters=821
    843 'start
    844 'before
    845 'after
    846 'index
    847 'after,before
    848 'shown
    849 'adopt,refuse
    """#
}
