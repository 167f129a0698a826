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
      .nullValues=209 .types=470 .outliers=216
    246 *=471
    247 .first=216 .size=216
    248 []=472
    249 'join,none,step
    250 'keep,refuse
    251 []=298
    252 .cells=216 .inserted=216 .removed=216 .moved=216 .columns=216 .sections=216 .errorCount=216
      .removedRows=251 .items=473 .errors=431 .asked=378
    253 .id=216 .label=74 .author=74
    254 []=474
    255 'always,ifUnchanged
    256 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    257 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=267 .byteOrderMark=74
    258 'overwritten,replaced,unchanged
    259 .count=216 .first=216 .size=216 .more=74 .items=475
    260 'apply,discard,keep
    261 'content,edits
    262 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    263 .path=74 .overwrite=74 .sync=74
    264 'text,value
    265 'off,quote,reject
    266 'arrays,objects
    267 'cr,crlf,lf
    268 []=476
    269 .kind=477 ?kind:keys=478 ?kind:columns=456 ?kind:given=479 ?kind:content=480
    270 .kind=481 ?kind:value=482 ?kind:columns=456 ?kind:tag=483
    271 'diff,reset
    272 .changes=216 .share=216
    273 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    274 []=377
    275 'applied,superseded
    276 .deletes=216 .inserts=216 .moves=216 .updates=216
    277 *=216
    278 []=484
    279 []=485
    280 .table=224 .revision=216
    281 'both,text,value
    282 .table=224 .revision=216 .rows=216
    283 .deletes=216 .moves=216 .inserts=216 .updates=216 .changes=216
    284 .deletes=486 .moves=486 .inserts=487 .updates=488
    285 .deletes=489 .updates=488
    286 .moves=251 .updates=490
    287 .old=325 .new=325 .deletes=305 .inserts=305 .moves=486 .updates=491
    288 .sort=202 .search=203 .filter=204 .sections=492 .selection=206 .page=207 .columns=208
      .columnOrder=209 .binding=210 .params=211 .sortCycle=212 .footers=74 .footerSorts=74
      .showHidden=74 .layout=493 .presentation=214 .styles=215
    289 *=494
    290 .width=216 .content=216 .direction=411 .height=216 .items=495 .estimate=74 .groups=496
      .columns=497
    291 []=498
    292 .row=298 .pointer=499 .reason=74 .message=74 .range=429 .bytes=429 .lines=430
    293 []=500
    294 .source=216 .filtered=216 .pages=216 .pageIndex=216 .pageSize=216 .first=216 .end=216
      .matches=216 .entries=216 .failed=216 .orderFailed=216 .hidden=216
    295 'pending,ready
    296 .rows=216 .matches=216
    297 .outcome=501 .when=216 .dropped=502
    298 #key
    299 'footer,header
    300 *=503
    301 []=504
    302 []=505
    303 []=506
    304 []=507
    305 []=216
    306 []=508
    307 []=509
    308 []=510
    309 []=511
    310 .kind=512 ?kind:entries=513 ?kind:all=514 ?kind:viewport=515
    311 'cells,keys
    312 .sort=516 .filter=516 .sections=516 .page=516 .setRows=516 .load=516 .edit=516 .resize=516
      .measure=516 'end,entry,index
    313 .kind=517 .key=226 #key
    314 .offset=216 .extent=216 .overscan=216
    315 .offset=216 .thumb=216 .extent=216 .overscan=216 .column=74 .placement=518
    316 'bottom,center,nearest,top
    317 'end,start
    318 .offset=216 .room=216 .contentWidth=216 .left=496 .thumb=519
    319 .offset=216 .extent=216 .top=216 .spacing=216 .heldBack=216 .thumb=519 .anchor=504
      .sticky=520
    320 []=521
    321 []=522
    322 []=523
    323 @=216 $id
    324 'collapse,expand,toggle
    325 []=226
    326 'add,all,extend,invert,none,remove,replace,tap,toggle
    327 []=524
    328 []=525
    329 []=526
    330 'cell,column,row
    331 []=262
    332 []=527
    333 'next,previous
    334 .row=298 .viewIndex=216 .pageIndex=216 .wrapped=74 .cells=528
    335 []=529
    336 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    337 'all,any,replace
    338 []=530
    339 'all,shown
    340 .kind=531 ?kind:group=532 ?kind:count=533 ?kind:aggregate=534
    341 []=535
    342 []=536
    343 []=537
    344 'builtIn,column,fallback,kind,row,section,table
    345 []=538
    346 'strict,table
    347 *=349
    348 []=539
    349 .list=349 .map=540 .type=349 .opaque=74 .of=540
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    350 .columns=209 .cells=209 .params=209 .bindings=209
    351 []=541
    352 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=542 .map=543
      .type=74 .timestamp=544 .duration=544 .optional=352
    353 .kind=545 ?kind:cells=546 ?kind:font=547 ?kind:estimate=548
    354 .width=216 .linesMax=216
    355 .width=216 .at=549 .ellipsis=74
    356 []=550
    357 'all,selection
    358 .row=298 .column=74 .index=216
    359 'owner,user
    360 []=551
    361 'ours,theirs
    362 'begin,cancel,change,commit
    363 .view=224 .author=74 .by=552 .text=74 .stale=74 .problem=553
    364 []=554
    365 []=1
    366 .resident=216 .program=216 .heap=216 .free=216 .cache=216 .tables=555 .sorting=216
      .gathering=216 .comparing=216 .messages=216 .recording=216 .other=216 *=216
    367 []=556
    368 []=557
    369 .appeared=301 .disappeared=301 .prefetch=301 .cancelled=301
    370 .rows=558 .cells=559 .states=560 .cellStates=561
    371 []=562
    372 []=563
    373 []=564
    374 .anew=74 .looks=565 .rows=566 .cells=567 .failures=568
    375 .keys=301 .blocks=302
    376 .deletes=486 .moves=486 .inserts=569 .updates=488 .scrolledOut=486 .scrolledIn=486
    377 *=0
    378 []=570
    379 'allow,refuse
    380 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    381 []=380
    382 []=571
    383 'heights,widths
    384 []=572
    385 .count=216
    386 .kind=573 ?kind:begin=574 ?kind:report=575 ?kind:end=576
    387 .column=74 .expression=74 .direction=577 .nulls=578 .comparator=579
    388 'exact,ignored
    389 'contains,fuzzy,prefix,regex,words
    390 'filter,mark
    391 'display,value
    392 'all,any,compare,error,expression,not,null,oneOf,text
    393 .kind=580 .conditions=581
    394 .kind=582 .conditions=581
    395 .kind=583 .condition=204
    396 .kind=584 .column=74 .relation=336 .value=0
    397 .kind=585 .column=74 .values=0
    398 .kind=586 .column=74 .relation=587 .text=74 .caseFolded=74 .diacritics=388 .of=391
    399 .kind=588 .source=74
    400 .kind=589 .column=74
    401 .kind=590 .column=74
    402 []=591 'declared
    403 'hide,show
    404 .all=74 .keys=325
    405 'multiple,none,single
    406 'extend,replace,toggle
    407 'drop,keep
    408 .hidden=74 .footer=592 .nullDefault=0
    409 'ascending,descending,none
    410 .leading=216 .trailing=216
    411 'ltr,rtl
    412 .height=216 .wrap=74 .linesMax=216 .inset=216 .padding=216 .minimum=216 .maximum=216
      .whole=74 .spacing=216 .background=74 .quiet=216 .measured=593 .deadline=216
    413 .direction=594 .size=495 .perLine=305 .spacing=216 .lineSpacing=216 .insets=595
    414 .mode=596 .minimum=216 .maximum=216 .padding=216 .headerPadding=216 .header=74 .footer=74
      .whole=74
    415 *=597
    416 'grid,headless,list,stack
    417 .shown=74 .height=216 .inside=74 .floats=74
    418 .shown=74 .height=216 .inside=74 .floats=74 .placement=598 .placeholder=74
    419 .table=595 .header=595 .footer=595 .row=595 .item=595
    420 .header=216 .footer=216
    421 .ascending=74 .descending=74 .none=74 .width=216 .header=74 .footer=74
    422 .vertical=74 .horizontal=74 .minimum=216
    423 'center,leading,trailing
    424 .when=74 .source=599 .columns=209 .layer=600 .tag=74 .parameters=601
    425 'actionDisabled,ambiguousRows,badBackup,badFormat,batch,blockOverflows,cancelled
      'changedTwice,columnExists,compressed,conflict,conflicts,contentModified,cycle
      'depth,doubledAction,doubledSortKey,draftOpen,duplicateKeys,duplicateSections
      'evaluation,expression,fileChanged,fileDiffers,fileExists,forgotten,formulas
      'framing,id,initializedBefore,internal,invalid,invalidParams,jsonrpc,keyColumn
      'length,limit,loadingFailed,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,noOrder,noRowLayout,noSections,notARegularFile
      'notBound,notComplete,notConvertible,notEditable,notEncodable,notFound
      'notInitialized,notKept,notPermitted,notReadable,notRecoverable,notSelectable
      'notShown,notSortable,notSupplied,notWritable,nothingSearched,orderPending
      'overloaded,pinExists,placeIsMoving,readFailed,revisionIsGone,sectionColumn
      'shutDown,sortedView,sourceChanged,subscriptionExists,suppliedInput,syntax
      'tableExists,tooManyCells,tooManyColumns,undeclaredKind,unknownAction
      'unknownColumn,unknownPin,unknownRow,unknownSection,unknownStep
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
    431 []=602
    432 .kind=74 .index=216 .expression=74 .type=380 .message=74 .severity=603
    433 []=604
    434 'changed,replaced
    435 []=605
    436 .line=216 .character=216
    437 .id=74 .type=380 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=443 .supplied=606 .format=607 .parse=607
      .nullPlaceholder=74 .comparator=579 .footer=592 .validate=608 .align=609 .editor=0
      .cellKind=74 .meta=0
    438 .key=298 .header=74 .footer=74 .kind=74 .state=0 .rows=226
    439 .base=380 .format=607 .parse=607 .nullPlaceholder=74 .comparator=579 .footer=592
      .validate=608 .align=609 .editor=0 .cellKind=74 .meta=0
    440 .height=610 .width=610 .estimatedHeight=611 .headerHeight=612 .footerHeight=612 .hidden=613
      .selectable=614 .momentary=613 .editable=614 .movable=615 .deletable=614 .collapsible=614
      .indentation=611 .actions=345 .separators=616 .accessory=613 .accessibilityText=613
      .cellKind=613 .editor=613 .holds=613
    441 *=617
    442 *=618
    443 .column=74 .expression=74
    444 'default,refuse
    445 []=619
    446 *=440
    447 *=620
    448 .deadline=216 .default=379
    449 .kind=74 .settings=440 .rowState=0 .cellStates=377
    450 .kind=621 .message=74 .system=74
    451 'failed,off,on,suspended
    452 .changes=216 .when=216 .base=622 .process=216 .others=216 .lostBytes=216 .suspended=74
    453 .backup=74 .steps=216 .base=622
    454 'columns,given
    455 .kind=623
    456 .kind=624 .columns=209
    457 .id=74 .title=74 .exactTitle=74 .type=380 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=606 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=443 .sortByProblem=74 .typeName=74 .format=607 .parse=607 .nullPlaceholder=74
      .comparator=579 .footer=592 .validate=608 .align=609 .editor=0 .cellKind=74 .meta=0
      .evidence=625
    458 .key=298 .header=74 .footer=74 .kind=74 .state=0
    459 'created,file,inline
    460 .kind=626 .path=74 .uri=74 .bytes=216
    461 .kind=627 .bytes=216
    462 .kind=628
    463 .value=74 .forced=74 .evidence=629
    464 .value=256 .forced=74 .evidence=629
    465 .value=630 .forced=74 .evidence=629
    466 .value=216 .forced=74 .evidence=629
    467 .value=209 .forced=74 .evidence=629
    468 .fieldCount=216 .typeMismatch=216 .unclosedQuote=216 .fieldTooLong=216 .invalidEncoding=216
      .comment=216
    469 []=631
    470 'detected,plain
    471 .type=380 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=443 .supplied=606 .format=607 .parse=607
      .nullPlaceholder=74 .comparator=579 .footer=592 .validate=608 .align=609 .editor=0
      .cellKind=74 .meta=0
    472 .kind=632 ?kind:set=633 ?kind:insert=634 ?kind:remove=635 ?kind:move=636 ?kind:paste=637
      ?kind:adopt=638 ?kind:setRow=639 ?kind:setColumn=640 ?kind:addColumn=641
      ?kind:removeColumn=642 ?kind:orderColumns=643 ?kind:addSections=644 ?kind:removeSections=645
      ?kind:moveSections=646 ?kind:setSection=647
    473 []=648
    474 .id=216 .done=74 .label=74 .author=74 .cause=649 .revision=216 .cells=216 .rows=216
      .columns=216 .sections=216 .bytes=216
    475 []=650
    476 .key=298 .header=74 .footer=74 .kind=74 .state=0 .rows=226 .keys=251 .rowStates=226
      .cellStates=274 .tags=251
    477 'columns,content,given,keys
    478 .kind=651
    479 .kind=623 .keys=251
    480 .kind=652
    481 'columns,tag,value
    482 .kind=653
    483 .kind=654 .tags=251
    484 .column=74 .kind=74 .type=380 .index=216 .expression=74 .message=74 .severity=603 .count=216
      .problem=74
    485 .kind=655 .row=298 .column=74 .columns=209 .text=74 .cut=74 .rule=432 .reason=74
    486 []=305
    487 .at=486 .keys=251 .blocks=302
    488 []=656
    489 .keys=251 .blocks=302
    490 []=657
    491 []=658
    492 .by=659 .headers=74 .footers=74 .empty=403 .collapsed=660 .aggregates=338
    493 .measurer=353 .frame=216 .minimumWidth=216 .insets=410 .direction=411 .spacing=216 .scale=74
      .lock=74 .fixed=410 .rows=661 .items=413 .sizing=414 .columns=415
    494 .title=74 .aggregate=662 .over=339 .value=0 .text=74 .cut=74 .nulls=216 .errors=216
      .pending=74 .problem=663
    495 .width=216 .height=216
    496 .leading=216 .center=216 .trailing=216
    497 []=664
    498 .pointer=499 .kind=665 .message=74
    499 $statePointer
    500 .pointer=499 .kind=666 .message=74
    501 'damaged,foreign,newer,noFile,none,off,restored
    502 []=667
    503 .direction=409 .sortable=74 .priority=216
    504 .kind=517 .key=668 #key
    505 .column=74 .offset=216 .values=226 .texts=209 .errors=669 .pending=305 .stale=305 .lossy=305
      .cut=305 .matches=670 .drafts=671
    506 .key=668 .title=74 .cut=74 .count=216 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=672
    507 .x=216 .group=423
    508 .key=298 .sourceIndex=216 .viewIndex=216 .pageIndex=216 .offset=216 .height=216 .frame=563
      .reason=673 .section=668
    509 .column=74 .group=423 .x=216 .width=216 .estimate=74 .reason=674
    510 .column=74 .group=423 .x=216 .width=216 .estimate=74 .distance=216
    511 .key=504 .viewIndex=216 .offset=216 .height=216 .frame=563
    512 'all,entries,viewport
    513 .kind=675 .first=216 .size=216 .overscan=216
    514 .kind=580
    515 .kind=676 .offset=216 .extent=216 .overscan=216
    516 'entry,offset,start
    517 'footer,group,header
    518 'center,end,nearest,start
    519 .start=216 .length=216
    520 []=677
    521 .row=298 .height=216
    522 .row=298 .column=74 .height=216
    523 .row=298 .column=74 .reason=678
    524 .row=298 .column=74
    525 .from=524 .to=524
    526 .row=298 .column=74 .sourceIndex=216 .viewIndex=216 .pageIndex=216
    527 .format=262 .type=1 .text=74
    528 []=679
    529 .pointer=74 .kind=680 .message=74
    530 .column=74 .kind=662
    531 'aggregate,count,group
    532 .kind=681 .direction=577
    533 .kind=682 .direction=577
    534 .kind=683 .index=216 .direction=577
    535 .column=74 .kind=662 .values=226 .texts=209 .cut=305 .nulls=305 .errors=305
    536 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    537 .row=298 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=377 .settings=684
    538 .id=74 .title=613 .style=685 .hidden=613 .image=613 .placement=686 .fullSwipe=74
      .children=345
    539 .name=74 .arguments=540 .result=349 .member=74
    540 []=349
    541 .kind=687 .message=74 .range=429 .bytes=429 .lines=430 .expected=74 .found=74 .hint=74
    542 []=352
    543 []=542
    544 .seconds=74 .nanos=74
    545 'cells,estimate,font
    546 .kind=688 .tabStop=216 .ambiguous=689 .unit=690
    547 .kind=691 .lineHeight=216 .regular=692 .bold=692
    548 .kind=693 .advance=216 .lineHeight=216
    549 'head,middle,tail
    550 .width=216 .height=216 .lines=694 .more=74 .shown=695
    551 .kind=696 .row=298 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=361
      .oursAfter=298 .theirsAfter=298
    552 'user
    553 .kind=697 .expected=74 .row=298 .column=74 .columns=209 .rule=432 .reason=74
    554 .journal=74 .bytes=216 .when=216 .inUse=74 .path=74 .changes=216 .process=216 .problem=698
    555 .sources=216 .edits=216 .rows=216 .keys=216 .history=216 .views=216 .uncounted=216 *=216
    556 .subscription=224 .view=224 .pending=216 .lagRevisions=216
    557 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    558 []=699
    559 []=700
    560 []=701
    561 []=702
    562 .height=216 .count=216
    563 .x=216 .y=216 .width=216 .height=216
    564 .top=703 .bottom=703 .at=486
    565 []=704
    566 []=705
    567 []=706
    568 []=707
    569 .at=486 .keys=301 .blocks=302
    570 .permission=708 .row=298 .column=74 .section=74 .layer=344
    571 .row=216 .text=74
    572 .column=74 .width=216
    573 'begin,end,report
    574 .kind=709 .title=74 .message=74 .percentage=216
    575 .kind=710 .message=74 .percentage=216
    576 .kind=711 .message=74
    577 'ascending,descending
    578 'first,last
    579 .kind=712 .caseFolded=74 .diacritics=388 .values=209
      'caseInsensitive,length,natural,semver,text,value
    580 'all
    581 []=204
    582 'any
    583 'not
    584 'compare
    585 'oneOf
    586 'text
    587 'contains,endsWith,equals,startsWith
    588 'expression
    589 'null
    590 'error
    591 .column=74 .expression=74 .declared=74 .direction=577 .nulls=578 .comparator=579 .values=226
    592 .title=74 .aggregate=662 .over=339
    593 'client,daemon
    594 'horizontal,wrapped
    595 .top=216 .leading=216 .bottom=216 .trailing=216
    596 .kind=713 ?kind:maximum=714 ?kind:average=715 ?kind:sampled=716 ?kind:client=717
      ?kind:percentile=718 ?kind:hybrid=719 ?kind:padded=720 ?kind:fixed=721 ?kind:fraction=722
      ?kind:flexible=723 ?kind:adaptive=724
    597 .mode=596 .minimum=216 .maximum=216 .padding=216 .headerPadding=216 .header=74 .footer=74
      .whole=74 .width=216 .spacing=216
    598 'client,embedded,hidden
    599 .kind=725 ?kind:stripes=726 ?kind:sorted=727 ?kind:selected=728 ?kind:hovered=729
      ?kind:matches=730 ?kind:drafts=731 ?kind:errors=732
    600 'background,overlay
    601 *=613
    602 .kind=74 .message=74 .pointer=426 .row=298 .column=74 .expected=0 .found=0 .rule=432
    603 'mark,refuse
    604 .key=298 .rows=305
    605 .row=298 .column=74 .reason=733
    606 .inputs=209 .deadline=216
    607 .kind=734 ?kind:number=735 ?kind:currency=736 ?kind:percent=737 ?kind:compact=738
      ?kind:bytes=739 ?kind:duration=740 ?kind:date=741 ?kind:boolean=742 ?kind:map=743
      ?kind:template=744
    608 .expression=74 .message=74 .severity=603 []=745
    609 'center,end,start
    610 .expression=74 'automatic #
    611 .expression=74 #
    612 .expression=74 'automatic,zero #
    613 .expression=74
    614 .expression=74 'ask
    615 .expression=74 .within=209 'ask
    616 .top=703 .between=703 .bottom=703
    617 .height=610 .width=610 .estimatedHeight=611 .headerHeight=612 .footerHeight=612 .hidden=613
      .selectable=614 .momentary=613 .editable=614 .movable=615 .deletable=614 .collapsible=614
      .indentation=611 .actions=345 .separators=616 .accessory=613 .accessibilityText=613
      .cellKind=613 .editor=613 .holds=613 .header=440
    618 .height=610 .width=610 .estimatedHeight=611 .headerHeight=612 .footerHeight=612 .hidden=613
      .selectable=614 .momentary=613 .editable=614 .movable=615 .deletable=614 .collapsible=614
      .indentation=611 .actions=345 .separators=616 .accessory=613 .accessibilityText=613
      .cellKind=613 .editor=613 .holds=613 .columns=746
    619 .expression=74 .message=74 .severity=603 .columns=209
    620 .height=610 .width=610 .estimatedHeight=611 .headerHeight=612 .footerHeight=612 .hidden=613
      .selectable=614 .momentary=613 .editable=614 .movable=615 .deletable=614 .collapsible=614
      .indentation=611 .actions=345 .separators=616 .accessory=613 .accessibilityText=613
      .cellKind=613 .editor=613 .holds=613 .kind=74
    621 'cancelled,limit,readFailed,sourceChanged
    622 'different,grown,same
    623 'given
    624 'columns
    625 .sampleRows=216 .counts=277 .reason=74 .nullValues=209 .firstDisagreement=747
    626 'file
    627 'inline
    628 'created
    629 .reason=74 .examined=216 .share=216
    630 'cr,crlf,lf,mixed
    631 .kind=748 .message=74 .row=298 .column=74 .line=216 .byteOffset=216 .expected=74 .found=74
    632 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    633 .kind=749 .row=298 .column=74 .value=0 .text=74 .values=0
    634 .kind=750 .options=231 .rows=226 .place=751
    635 .kind=752 .rows=251
    636 .kind=753 .rows=251 .place=751
    637 .kind=754 .texts=755 .text=74 .html=74 .format=756 .header=74 .at=524 .view=224 .rows=251
      .columns=209 .overflow=757
    638 .kind=758 .view=224
    639 .kind=759 .row=298 .options=449
    640 .kind=760 .column=74 .options=471
    641 .kind=761 .column=74 .options=471 .place=762
    642 .kind=763 .column=74
    643 .kind=764 .columns=209
    644 .kind=765 .sections=227 .place=766 .sectionColumn=74
    645 .kind=767 .sections=251
    646 .kind=768 .sections=251 .place=766
    647 .kind=769 .section=298 .options=770
    648 .row=298 .column=74 .before=771 .after=771
    649 'edit,setRows
    650 .bytes=305 .range=430 .newText=74 .base64=74
    651 'keys
    652 'content
    653 'value
    654 'tag
    655 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    656 .column=74 .rows=305 .values=226 .texts=209 .errors=669 .pending=305 .stale=305 .lossy=305
      .cut=305 .matches=670
    657 .index=216 .key=298 .columns=209
    658 .index=216 .key=74 .members=772
    659 []=773 'declared
    660 .all=74 .keys=774
    661 .height=216 .wrap=74 .linesMax=216 .inset=216 .padding=216 .minimum=216 .maximum=216
      .whole=74 .spacing=216 .background=74 .quiet=216 .measured=775 .deadline=216
    662 'count,distinct,max,mean,min,sum,valid
    663 'notApplicable,outOfRange,tooManyValues
    664 .column=74 .fixed=776 .x=216 .width=216 .tracks=216 .estimate=74
    665 'typeChanged,unknownColumn
    666 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    667 .pointer=499 .kind=777 .message=74
    668 []=778
    669 []=779
    670 []=780
    671 []=781
    672 []=782
    673 'collapsed,filtered,hidden,removed,unknown
    674 'hidden
    675 'entries
    676 'viewport
    677 .kind=783 .y=216 .height=216 .section=506
    678 'changed,declared,fixed,hidden
    679 .column=74 .ranges=486 .further=216
    680 'column,columnType,limit,value
    681 'group
    682 'count
    683 'aggregate
    684 *=784
    685 .expression=74 'destructive,disabled,normal
    686 'inline,leading,menu,trailing
    687 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    688 'cells
    689 'narrow,wide
    690 'clusters,codePoints
    691 'font
    692 .defaultAdvance=216 .ranges=785 .advances=786 .kerning=787 .letterSpacing=216
    693 'estimate
    694 []=788
    695 .text=74 .width=216 .cut=74
    696 'cell,place,removed
    697 'invalid,valueDoesNotFit
    698 'damaged,foreign,newer
    699 .kind=74 .at=486
    700 .column=74 .cellKind=0 .editor=0 .at=486
    701 .index=216 .rowState=0
    702 .index=216 .column=74 .cellState=0
    703 .leading=216 .trailing=216 .thickness=216
    704 .look=216 .styles=789
    705 .look=216 .at=486
    706 .column=74 .look=216 .at=486
    707 .style=216 .count=216 .row=298 .message=74
    708 'collapse,delete,edit,move,select
    709 'begin
    710 'report
    711 'end
    712 'caseInsensitive,length,list,natural,semver,text,value
    713 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    714 .kind=790
    715 .kind=791 .advance=216
    716 .kind=792 .size=216
    717 .kind=775 .size=216
    718 .kind=793 .share=216 .size=216
    719 .kind=794 .size=216 .advance=216
    720 .kind=795 .width=216
    721 .kind=796 .width=216
    722 .kind=797 .share=216
    723 .kind=798
    724 .kind=799
    725 'drafts,errors,hovered,matches,selected,sorted,stripes
    726 .kind=800 .every=216 .offset=216 .by=801
    727 .kind=802 .every=216 .offset=216
    728 .kind=803
    729 .kind=804
    730 .kind=805
    731 .kind=806
    732 .kind=807
    733 'encoding,formula,quote
    734 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    735 .kind=808 .pattern=74 .locale=809 .prefix=74 .suffix=74 .negative=810 .decimalMark=74
      .groupMark=74
    736 .kind=811 .pattern=74 .locale=809 .prefix=74 .suffix=74 .negative=810 .decimalMark=74
      .groupMark=74 .currency=74 .display=812
    737 .kind=813 .pattern=74 .locale=809 .prefix=74 .suffix=74 .negative=810 .decimalMark=74
      .groupMark=74
    738 .kind=814 .locale=809 .currency=74 .digits=216
    739 .kind=815 .locale=809 .units=816 .digits=216
    740 .kind=817 .locale=809 .style=818 .unit=819
    741 .kind=820 .pattern=74 .locale=809
    742 .kind=821 .true=74 .false=74
    743 .kind=822 .values=823 .otherwise=607
    744 .kind=824 .template=74 .format=607
    745 .expression=74 .message=74 .severity=603
    746 *=825
    747 .row=298 .line=216 .byteOffset=216 .text=74
    748 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    749 'set
    750 'insert
    751 .kind=826 ?kind:start=827 ?kind:end=828 ?kind:before=829 ?kind:after=830 ?kind:index=831
      ?kind:shown=832
    752 'remove
    753 'move
    754 'paste
    755 []=209
    756 'csv,html,json,markdown,tsv
    757 'clip,insert,refuse
    758 'adopt
    759 'setRow
    760 'setColumn
    761 'addColumn
    762 .kind=833 ?kind:start=827 ?kind:end=828 ?kind:before=834 ?kind:after=835
    763 'removeColumn
    764 'orderColumns
    765 'addSections
    766 .kind=833 ?kind:start=827 ?kind:end=828 ?kind:before=836 ?kind:after=837
    767 'removeSections
    768 'moveSections
    769 'setSection
    770 .header=74 .footer=74 .kind=74 .state=0
    771 .value=0 .text=74 .cut=74
    772 []=838
    773 .column=74 .expression=74 .declared=74 .direction=577 .nulls=578 .comparator=579 .values=209
    774 []=668
    775 'client
    776 'leading,trailing
    777 'expression,invalidParams,notSortable,unknownColumn
    778 .kind=590
    779 .row=216 .kind=839 .text=74
    780 .row=216 .ranges=486 .further=216
    781 .row=216 .view=224 .author=74 .by=552 .text=74 .stale=74 .problem=553
    782 .column=74 .kind=662 .value=0 .text=74 .cut=74 .nulls=216 .errors=216 .pending=74
      .problem=840
    783 'group,header
    784 .value=0 .layer=344 .name=74 .problem=74
    785 []=841
    786 []=842
    787 []=843
    788 .range=305 .width=216
    789 []=844
    790 'maximum
    791 'average
    792 'sampled
    793 'percentile
    794 'hybrid
    795 'padded
    796 'fixed
    797 'fraction
    798 'flexible
    799 'adaptive
    800 'stripes
    801 'page,section
    802 'sorted
    803 'selected
    804 'hovered
    805 'matches
    806 'drafts
    807 'errors
    808 'number
    809 'de,en,es,fr,hi,ja
    810 'minus,parentheses
    811 'currency
    812 'code,symbol
    813 'percent
    814 'compact
    815 'bytes
    816 'iec,si
    817 'duration
    818 'clock,short,words
    819 'day,hour,millisecond,minute,second
    820 'date
    821 'boolean
    822 'map
    823 *=74
    824 'template
    825 .height=610 .width=610 .estimatedHeight=611 .headerHeight=612 .footerHeight=612 .hidden=613
      .selectable=614 .momentary=613 .editable=614 .movable=615 .deletable=614 .collapsible=614
      .indentation=611 .actions=345 .separators=616 .accessory=613 .accessibilityText=613
      .cellKind=613 .editor=613 .holds=613 .type=380 .validate=608 .format=607 .path=74
    826 'after,before,end,index,shown,start
    827 .kind=845
    828 .kind=711
    829 .kind=846 .row=298
    830 .kind=847 .row=298
    831 .kind=848 .sourceIndex=216 .counted=849
    832 .kind=850 .view=224 .viewIndex=216 .counted=849 .whenSorted=851
    833 'after,before,end,start
    834 .kind=846 .column=74
    835 .kind=847 .column=74
    836 .kind=846 .section=298
    837 .kind=847 .section=298
    838 'footer,header,kind,state
    839 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    840 'notApplicable,outOfRange,tooManySections,tooManyValues
    841 .first=216 .end=216 .advance=216
    842 .characters=74 .advance=216
    843 .pair=74 .advance=216
    844 .layer=600 .tag=74 .parameters=823
    845 'start
    846 'before
    847 'after
    848 'index
    849 'after,before
    850 'shown
    851 'adopt,refuse
    """#
}
