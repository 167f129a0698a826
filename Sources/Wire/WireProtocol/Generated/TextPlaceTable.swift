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
    241 .delimiter=463 .quote=464 .escape=464 .header=464 .headerRows=465 .skipInitialSpace=464
      .encoding=466 .lineEnd=467 .comment=464 .preambleLines=465 .nullValues=468
    242 .undo=216 .redo=216 .undoLabel=74 .redoLabel=74 .dropped=216
    243 .count=216 .counts=469 .first=216 .items=470
    244 .text=74 .base64=74
    245 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=216 .skipInitialSpace=74
      .encoding=256 .comment=74 .preambleLines=216 .nullValues=209 .types=471 .outliers=216
    246 *=472
    247 .first=216 .size=216
    248 []=473
    249 'join,none,step
    250 'keep,refuse
    251 []=298
    252 .cells=216 .inserted=216 .removed=216 .moved=216 .columns=216 .sections=216 .errorCount=216
      .removedRows=251 .items=474 .errors=431 .asked=378
    253 .id=216 .label=74 .author=74
    254 []=475
    255 'always,ifUnchanged
    256 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    257 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=267 .byteOrderMark=74
    258 'overwritten,replaced,unchanged
    259 .count=216 .first=216 .size=216 .more=74 .items=476
    260 'apply,discard,keep
    261 'content,edits
    262 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    263 .path=74 .overwrite=74 .sync=74
    264 'text,value
    265 'off,quote,reject
    266 'arrays,objects
    267 'cr,crlf,lf
    268 []=477
    269 .kind=478 ?kind:keys=479 ?kind:columns=456 ?kind:given=480 ?kind:content=481
    270 .kind=482 ?kind:value=483 ?kind:columns=456 ?kind:tag=484
    271 'diff,reset
    272 .changes=216 .share=216
    273 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    274 []=377
    275 'applied,superseded
    276 .deletes=216 .inserts=216 .moves=216 .updates=216
    277 *=216
    278 []=485
    279 []=486
    280 .table=224 .revision=216
    281 'both,text,value
    282 .table=224 .revision=216 .rows=216
    283 .deletes=216 .moves=216 .inserts=216 .updates=216 .changes=216
    284 .deletes=487 .moves=487 .inserts=488 .updates=489
    285 .deletes=490 .updates=489
    286 .moves=251 .updates=491
    287 .old=325 .new=325 .deletes=305 .inserts=305 .moves=487 .updates=492
    288 .sort=202 .search=203 .filter=204 .sections=493 .selection=206 .page=207 .columns=208
      .columnOrder=209 .binding=210 .params=211 .sortCycle=212 .footers=74 .footerSorts=74
      .showHidden=74 .layout=494 .presentation=214 .styles=215
    289 *=495
    290 .width=216 .content=216 .direction=411 .height=216 .items=496 .estimate=74 .groups=497
      .columns=498
    291 []=499
    292 .row=298 .pointer=500 .reason=74 .message=74 .range=429 .bytes=429 .lines=430
    293 []=501
    294 .source=216 .filtered=216 .pages=216 .pageIndex=216 .pageSize=216 .first=216 .end=216
      .matches=216 .entries=216 .failed=216 .orderFailed=216 .hidden=216
    295 'pending,ready
    296 .rows=216 .matches=216
    297 .outcome=502 .when=216 .dropped=503
    298 #key
    299 'footer,header
    300 *=504
    301 []=505
    302 []=506
    303 []=507
    304 []=508
    305 []=216
    306 []=509
    307 []=510
    308 []=511
    309 []=512
    310 .kind=513 ?kind:entries=514 ?kind:all=515 ?kind:viewport=516
    311 'cells,keys
    312 .sort=517 .filter=517 .sections=517 .page=517 .setRows=517 .load=517 .edit=517 .resize=517
      .measure=517 'end,entry,index
    313 .kind=518 .key=226 #key
    314 .offset=216 .extent=216 .overscan=216
    315 .offset=216 .thumb=216 .extent=216 .overscan=216 .column=74 .placement=519
    316 'bottom,center,nearest,top
    317 'end,start
    318 .offset=216 .room=216 .contentWidth=216 .left=497 .thumb=520
    319 .offset=216 .extent=216 .top=216 .spacing=216 .heldBack=216 .thumb=520 .anchor=505
      .sticky=521
    320 []=522
    321 []=523
    322 []=524
    323 @=216 $id
    324 'collapse,expand,toggle
    325 []=226
    326 'add,all,extend,invert,none,remove,replace,tap,toggle
    327 []=525
    328 []=526
    329 []=527
    330 'cell,column,row
    331 []=262
    332 []=528
    333 'next,previous
    334 .row=298 .viewIndex=216 .pageIndex=216 .wrapped=74 .cells=529
    335 []=530
    336 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    337 'all,any,replace
    338 []=531
    339 'all,shown
    340 .kind=532 ?kind:group=533 ?kind:count=534 ?kind:aggregate=535
    341 []=536
    342 []=537
    343 []=538
    344 'builtIn,column,fallback,kind,row,section,table
    345 []=539
    346 'strict,table
    347 *=349
    348 []=540
    349 .list=349 .map=541 .type=349 .opaque=74 .of=541
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    350 .columns=209 .cells=209 .params=209 .bindings=209
    351 []=542
    352 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=543 .map=544
      .type=74 .timestamp=545 .duration=545 .optional=352
    353 .kind=546 ?kind:cells=547 ?kind:font=548 ?kind:estimate=549
    354 .width=216 .linesMax=216
    355 .width=216 .at=550 .ellipsis=74
    356 []=551
    357 'all,selection
    358 .row=298 .column=74 .index=216
    359 'owner,user
    360 []=552
    361 'ours,theirs
    362 'begin,cancel,change,commit
    363 .view=224 .author=74 .by=553 .text=74 .stale=74 .problem=554
    364 []=555
    365 []=1
    366 .resident=216 .program=216 .heap=216 .free=216 .cache=216 .tables=556 .sorting=216
      .gathering=216 .comparing=216 .messages=216 .recording=216 .other=216 *=216
    367 []=557
    368 []=558
    369 .appeared=301 .disappeared=301 .prefetch=301 .cancelled=301
    370 .rows=559 .cells=560 .states=561 .cellStates=562
    371 []=563
    372 []=564
    373 []=565
    374 .anew=74 .looks=566 .rows=567 .cells=568 .failures=569
    375 .keys=301 .blocks=302
    376 .deletes=487 .moves=487 .inserts=570 .updates=489 .scrolledOut=487 .scrolledIn=487
    377 *=0
    378 []=571
    379 'allow,refuse
    380 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    381 []=380
    382 []=572
    383 'heights,widths
    384 []=573
    385 .count=216
    386 .kind=574 ?kind:begin=575 ?kind:report=576 ?kind:end=577
    387 .column=74 .expression=74 .direction=578 .nulls=579 .comparator=580
    388 'exact,ignored
    389 'contains,fuzzy,prefix,regex,words
    390 'filter,mark
    391 'display,value
    392 'all,any,compare,error,expression,not,null,oneOf,text
    393 .kind=581 .conditions=582
    394 .kind=583 .conditions=582
    395 .kind=584 .condition=204
    396 .kind=585 .column=74 .relation=336 .value=0
    397 .kind=586 .column=74 .values=0
    398 .kind=587 .column=74 .relation=588 .text=74 .caseFolded=74 .diacritics=388 .of=391
    399 .kind=589 .source=74
    400 .kind=590 .column=74
    401 .kind=591 .column=74
    402 []=592 'declared
    403 'hide,show
    404 .all=74 .keys=325
    405 'multiple,none,single
    406 'extend,replace,toggle
    407 'drop,keep
    408 .hidden=74 .footer=593 .nullDefault=0
    409 'ascending,descending,none
    410 .leading=216 .trailing=216
    411 'ltr,rtl
    412 .height=216 .wrap=74 .linesMax=216 .inset=216 .padding=216 .minimum=216 .maximum=216
      .whole=74 .spacing=216 .background=74 .quiet=216 .measured=594 .deadline=216
    413 .direction=595 .size=496 .perLine=305 .spacing=216 .lineSpacing=216 .insets=596
    414 .mode=597 .minimum=216 .maximum=216 .padding=216 .headerPadding=216 .header=74 .footer=74
      .whole=74
    415 *=598
    416 'grid,headless,list,stack
    417 .shown=74 .height=216 .inside=74 .floats=74
    418 .shown=74 .height=216 .inside=74 .floats=74 .placement=599 .placeholder=74
    419 .table=596 .header=596 .footer=596 .row=596 .item=596
    420 .header=216 .footer=216
    421 .ascending=74 .descending=74 .none=74 .width=216 .header=74 .footer=74
    422 .vertical=74 .horizontal=74 .minimum=216
    423 'center,leading,trailing
    424 .when=74 .source=600 .columns=209 .layer=601 .tag=74 .parameters=602
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
    427 'base,columns,dialect,edited,misfit,none
    428 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    429 .first=216 .end=216
    430 .start=436 .end=436
    431 []=603
    432 .kind=74 .index=216 .expression=74 .type=380 .message=74 .severity=604
    433 []=605
    434 'changed,replaced
    435 []=606
    436 .line=216 .character=216
    437 .id=74 .type=380 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=443 .supplied=607 .format=608 .parse=608
      .nullPlaceholder=74 .comparator=580 .footer=593 .validate=609 .align=610 .editor=0
      .cellKind=74 .meta=0
    438 .key=298 .header=74 .footer=74 .kind=74 .state=0 .rows=226
    439 .base=380 .format=608 .parse=608 .nullPlaceholder=74 .comparator=580 .footer=593
      .validate=609 .align=610 .editor=0 .cellKind=74 .meta=0
    440 .height=611 .width=611 .estimatedHeight=612 .headerHeight=613 .footerHeight=613 .hidden=614
      .selectable=615 .momentary=614 .editable=615 .movable=616 .deletable=615 .collapsible=615
      .indentation=612 .actions=345 .separators=617 .accessory=614 .accessibilityText=614
      .cellKind=614 .editor=614 .holds=614
    441 *=618
    442 *=619
    443 .column=74 .expression=74
    444 'default,refuse
    445 []=620
    446 *=440
    447 *=621
    448 .deadline=216 .default=379
    449 .kind=74 .settings=440 .rowState=0 .cellStates=377
    450 .kind=622 .message=74 .system=74
    451 'failed,off,on,suspended
    452 .changes=216 .when=216 .base=623 .process=216 .others=216 .lostBytes=216 .suspended=74
    453 .backup=74 .steps=216 .base=623
    454 'columns,given
    455 .kind=624
    456 .kind=625 .columns=209
    457 .id=74 .title=74 .type=380 .sortable=74 .searchable=74 .editable=74 .computed=74
      .supplied=607 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74 .sortBy=443
      .sortByProblem=74 .typeName=74 .format=608 .parse=608 .nullPlaceholder=74 .comparator=580
      .footer=593 .validate=609 .align=610 .editor=0 .cellKind=74 .meta=0 .evidence=626
    458 .key=298 .header=74 .footer=74 .kind=74 .state=0
    459 'created,file,inline
    460 .kind=627 .path=74 .uri=74 .bytes=216
    461 .kind=628 .bytes=216
    462 .kind=629
    463 .value=74 .forced=74 .evidence=630
    464 .value=74 .forced=74 .evidence=631
    465 .value=216 .forced=74 .evidence=631
    466 .value=256 .forced=74 .evidence=631
    467 .value=632 .forced=74 .evidence=631
    468 .value=209 .forced=74 .evidence=631
    469 .fieldCount=216 .typeMismatch=216 .unclosedQuote=216 .fieldTooLong=216 .invalidEncoding=216
      .comment=216
    470 []=633
    471 'detected,plain
    472 .type=380 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=443 .supplied=607 .format=608 .parse=608
      .nullPlaceholder=74 .comparator=580 .footer=593 .validate=609 .align=610 .editor=0
      .cellKind=74 .meta=0
    473 .kind=634 ?kind:set=635 ?kind:insert=636 ?kind:remove=637 ?kind:move=638 ?kind:paste=639
      ?kind:adopt=640 ?kind:setRow=641 ?kind:setColumn=642 ?kind:addColumn=643
      ?kind:removeColumn=644 ?kind:orderColumns=645 ?kind:addSections=646 ?kind:removeSections=647
      ?kind:moveSections=648 ?kind:setSection=649
    474 []=650
    475 .id=216 .done=74 .label=74 .author=74 .cause=651 .revision=216 .cells=216 .rows=216
      .columns=216 .sections=216 .bytes=216
    476 []=652
    477 .key=298 .header=74 .footer=74 .kind=74 .state=0 .rows=226 .keys=251 .rowStates=226
      .cellStates=274 .tags=251
    478 'columns,content,given,keys
    479 .kind=653
    480 .kind=624 .keys=251
    481 .kind=654
    482 'columns,tag,value
    483 .kind=655
    484 .kind=656 .tags=251
    485 .column=74 .kind=74 .type=380 .index=216 .expression=74 .message=74 .severity=604 .count=216
      .problem=74
    486 .kind=657 .row=298 .column=74 .columns=209 .text=74 .cut=74 .rule=432 .reason=74
    487 []=305
    488 .at=487 .keys=251 .blocks=302
    489 []=658
    490 .keys=251 .blocks=302
    491 []=659
    492 []=660
    493 .by=661 .headers=74 .footers=74 .empty=403 .collapsed=662 .aggregates=338
    494 .measurer=353 .frame=216 .minimumWidth=216 .insets=410 .direction=411 .spacing=216 .scale=74
      .lock=74 .fixed=410 .rows=663 .items=413 .sizing=414 .columns=415
    495 .title=74 .aggregate=664 .over=339 .value=0 .text=74 .cut=74 .nulls=216 .errors=216
      .pending=74 .problem=665
    496 .width=216 .height=216
    497 .leading=216 .center=216 .trailing=216
    498 []=666
    499 .pointer=500 .kind=667 .message=74
    500 $statePointer
    501 .pointer=500 .kind=668 .message=74
    502 'damaged,foreign,newer,noFile,none,off,restored
    503 []=669
    504 .direction=409 .sortable=74 .priority=216
    505 .kind=518 .key=670 #key
    506 .column=74 .offset=216 .values=226 .texts=209 .errors=671 .pending=305 .stale=305 .lossy=305
      .cut=305 .matches=672 .drafts=673
    507 .key=670 .title=74 .cut=74 .count=216 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=674
    508 .x=216 .group=423
    509 .key=298 .sourceIndex=216 .viewIndex=216 .pageIndex=216 .offset=216 .height=216 .frame=564
      .reason=675 .section=670
    510 .column=74 .group=423 .x=216 .width=216 .estimate=74 .reason=676
    511 .column=74 .group=423 .x=216 .width=216 .estimate=74 .distance=216
    512 .key=505 .viewIndex=216 .offset=216 .height=216 .frame=564
    513 'all,entries,viewport
    514 .kind=677 .first=216 .size=216 .overscan=216
    515 .kind=581
    516 .kind=678 .offset=216 .extent=216 .overscan=216
    517 'entry,offset,start
    518 'footer,group,header
    519 'center,end,nearest,start
    520 .start=216 .length=216
    521 []=679
    522 .row=298 .height=216
    523 .row=298 .column=74 .height=216
    524 .row=298 .column=74 .reason=680
    525 .row=298 .column=74
    526 .from=525 .to=525
    527 .row=298 .column=74 .sourceIndex=216 .viewIndex=216 .pageIndex=216
    528 .format=262 .type=1 .text=74
    529 []=681
    530 .pointer=74 .kind=682 .message=74
    531 .column=74 .kind=664
    532 'aggregate,count,group
    533 .kind=683 .direction=578
    534 .kind=684 .direction=578
    535 .kind=685 .index=216 .direction=578
    536 .column=74 .kind=664 .values=226 .texts=209 .cut=305 .nulls=305 .errors=305
    537 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    538 .row=298 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=377 .settings=686
    539 .id=74 .title=614 .style=687 .hidden=614 .image=614 .placement=688 .fullSwipe=74
      .children=345
    540 .name=74 .arguments=541 .result=349 .member=74
    541 []=349
    542 .kind=689 .message=74 .range=429 .bytes=429 .lines=430 .expected=74 .found=74 .hint=74
    543 []=352
    544 []=543
    545 .seconds=74 .nanos=74
    546 'cells,estimate,font
    547 .kind=690 .tabStop=216 .ambiguous=691
    548 .kind=692 .lineHeight=216 .regular=693 .bold=693
    549 .kind=694 .advance=216 .lineHeight=216
    550 'head,middle,tail
    551 .width=216 .height=216 .lines=695 .more=74 .shown=696
    552 .kind=697 .row=298 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=361
      .oursAfter=298 .theirsAfter=298
    553 'user
    554 .kind=698 .expected=74 .row=298 .column=74 .columns=209 .rule=432 .reason=74
    555 .journal=74 .bytes=216 .when=216 .inUse=74 .path=74 .changes=216 .process=216 .problem=699
    556 .sources=216 .edits=216 .rows=216 .keys=216 .history=216 .views=216 .uncounted=216 *=216
    557 .subscription=224 .view=224 .pending=216 .lagRevisions=216
    558 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    559 []=700
    560 []=701
    561 []=702
    562 []=703
    563 .height=216 .count=216
    564 .x=216 .y=216 .width=216 .height=216
    565 .top=704 .bottom=704 .at=487
    566 []=705
    567 []=706
    568 []=707
    569 []=708
    570 .at=487 .keys=301 .blocks=302
    571 .permission=709 .row=298 .column=74 .section=74 .layer=344
    572 .row=216 .text=74
    573 .column=74 .width=216
    574 'begin,end,report
    575 .kind=710 .title=74 .message=74 .percentage=216
    576 .kind=711 .message=74 .percentage=216
    577 .kind=712 .message=74
    578 'ascending,descending
    579 'first,last
    580 .kind=713 .caseFolded=74 .diacritics=388 .values=209
      'caseInsensitive,length,natural,semver,text,value
    581 'all
    582 []=204
    583 'any
    584 'not
    585 'compare
    586 'oneOf
    587 'text
    588 'contains,endsWith,equals,startsWith
    589 'expression
    590 'null
    591 'error
    592 .column=74 .expression=74 .declared=74 .direction=578 .nulls=579 .comparator=580 .values=226
    593 .title=74 .aggregate=664 .over=339
    594 'client,daemon
    595 'horizontal,wrapped
    596 .top=216 .leading=216 .bottom=216 .trailing=216
    597 .kind=714 ?kind:maximum=715 ?kind:average=716 ?kind:sampled=717 ?kind:client=718
      ?kind:percentile=719 ?kind:hybrid=720 ?kind:padded=721 ?kind:fixed=722 ?kind:fraction=723
      ?kind:flexible=724 ?kind:adaptive=725
    598 .mode=597 .minimum=216 .maximum=216 .padding=216 .headerPadding=216 .header=74 .footer=74
      .whole=74 .width=216 .spacing=216
    599 'client,embedded,hidden
    600 .kind=726 ?kind:stripes=727 ?kind:sorted=728 ?kind:selected=729 ?kind:hovered=730
      ?kind:matches=731 ?kind:drafts=732 ?kind:errors=733
    601 'background,overlay
    602 *=614
    603 .kind=74 .message=74 .pointer=426 .row=298 .column=74 .expected=0 .found=0 .rule=432
    604 'mark,refuse
    605 .key=298 .rows=305
    606 .row=298 .column=74 .reason=734
    607 .inputs=209 .deadline=216
    608 .kind=735 ?kind:number=736 ?kind:currency=737 ?kind:percent=738 ?kind:compact=739
      ?kind:bytes=740 ?kind:duration=741 ?kind:date=742 ?kind:boolean=743 ?kind:map=744
      ?kind:template=745
    609 .expression=74 .message=74 .severity=604 []=746
    610 'center,end,start
    611 .expression=74 'automatic #
    612 .expression=74 #
    613 .expression=74 'automatic,zero #
    614 .expression=74
    615 .expression=74 'ask
    616 .expression=74 .within=209 'ask
    617 .top=704 .between=704 .bottom=704
    618 .height=611 .width=611 .estimatedHeight=612 .headerHeight=613 .footerHeight=613 .hidden=614
      .selectable=615 .momentary=614 .editable=615 .movable=616 .deletable=615 .collapsible=615
      .indentation=612 .actions=345 .separators=617 .accessory=614 .accessibilityText=614
      .cellKind=614 .editor=614 .holds=614 .header=440
    619 .height=611 .width=611 .estimatedHeight=612 .headerHeight=613 .footerHeight=613 .hidden=614
      .selectable=615 .momentary=614 .editable=615 .movable=616 .deletable=615 .collapsible=615
      .indentation=612 .actions=345 .separators=617 .accessory=614 .accessibilityText=614
      .cellKind=614 .editor=614 .holds=614 .columns=747
    620 .expression=74 .message=74 .severity=604 .columns=209
    621 .height=611 .width=611 .estimatedHeight=612 .headerHeight=613 .footerHeight=613 .hidden=614
      .selectable=615 .momentary=614 .editable=615 .movable=616 .deletable=615 .collapsible=615
      .indentation=612 .actions=345 .separators=617 .accessory=614 .accessibilityText=614
      .cellKind=614 .editor=614 .holds=614 .kind=74
    622 'cancelled,limit,readFailed,sourceChanged
    623 'different,grown,same
    624 'given
    625 'columns
    626 .sampleRows=216 .counts=277 .reason=74 .nullValues=209 .firstDisagreement=748
    627 'file
    628 'inline
    629 'created
    630 .reason=74 .examined=216 .share=216 .score=216 .parts=277 .others=749
    631 .reason=74 .examined=216 .share=216
    632 'cr,crlf,lf,mixed
    633 .kind=750 .message=74 .row=298 .column=74 .line=216 .byteOffset=216 .expected=74 .found=74
    634 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    635 .kind=751 .row=298 .column=74 .value=0 .text=74 .values=0
    636 .kind=752 .options=231 .rows=226 .place=753
    637 .kind=754 .rows=251
    638 .kind=755 .rows=251 .place=753
    639 .kind=756 .texts=757 .text=74 .html=74 .format=758 .header=74 .at=525 .view=224 .rows=251
      .columns=209 .overflow=759
    640 .kind=760 .view=224
    641 .kind=761 .row=298 .options=449
    642 .kind=762 .column=74 .options=472
    643 .kind=763 .column=74 .options=472 .place=764
    644 .kind=765 .column=74
    645 .kind=766 .columns=209
    646 .kind=767 .sections=227 .place=768 .sectionColumn=74
    647 .kind=769 .sections=251
    648 .kind=770 .sections=251 .place=768
    649 .kind=771 .section=298 .options=772
    650 .row=298 .column=74 .before=773 .after=773
    651 'edit,setRows
    652 .bytes=305 .range=430 .newText=74 .base64=74
    653 'keys
    654 'content
    655 'value
    656 'tag
    657 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    658 .column=74 .rows=305 .values=226 .texts=209 .errors=671 .pending=305 .stale=305 .lossy=305
      .cut=305 .matches=672
    659 .index=216 .key=298 .columns=209
    660 .index=216 .key=74 .members=774
    661 []=775 'declared
    662 .all=74 .keys=776
    663 .height=216 .wrap=74 .linesMax=216 .inset=216 .padding=216 .minimum=216 .maximum=216
      .whole=74 .spacing=216 .background=74 .quiet=216 .measured=777 .deadline=216
    664 'count,distinct,max,mean,min,sum,valid
    665 'notApplicable,outOfRange,tooManyValues
    666 .column=74 .fixed=778 .x=216 .width=216 .tracks=216 .estimate=74
    667 'typeChanged,unknownColumn
    668 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    669 .pointer=500 .kind=779 .message=74
    670 []=780
    671 []=781
    672 []=782
    673 []=783
    674 []=784
    675 'collapsed,filtered,hidden,removed,unknown
    676 'hidden
    677 'entries
    678 'viewport
    679 .kind=785 .y=216 .height=216 .section=507
    680 'changed,declared,fixed,hidden
    681 .column=74 .ranges=487 .further=216
    682 'column,columnType,limit,value
    683 'group
    684 'count
    685 'aggregate
    686 *=786
    687 .expression=74 'destructive,disabled,normal
    688 'inline,leading,menu,trailing
    689 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    690 'cells
    691 'narrow,wide
    692 'font
    693 .defaultAdvance=216 .ranges=787 .advances=788 .kerning=789 .letterSpacing=216
    694 'estimate
    695 []=790
    696 .text=74 .width=216 .cut=74
    697 'cell,place,removed
    698 'invalid,valueDoesNotFit
    699 'damaged,foreign,newer
    700 .kind=74 .at=487
    701 .column=74 .cellKind=0 .editor=0 .at=487
    702 .index=216 .rowState=0
    703 .index=216 .column=74 .cellState=0
    704 .leading=216 .trailing=216 .thickness=216
    705 .look=216 .styles=791
    706 .look=216 .at=487
    707 .column=74 .look=216 .at=487
    708 .style=216 .count=216 .row=298 .message=74
    709 'collapse,delete,edit,move,select
    710 'begin
    711 'report
    712 'end
    713 'caseInsensitive,length,list,natural,semver,text,value
    714 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    715 .kind=792
    716 .kind=793 .advance=216
    717 .kind=794 .size=216
    718 .kind=777 .size=216
    719 .kind=795 .share=216 .size=216
    720 .kind=796 .size=216 .advance=216
    721 .kind=797 .width=216
    722 .kind=798 .width=216
    723 .kind=799 .share=216
    724 .kind=800
    725 .kind=801
    726 'drafts,errors,hovered,matches,selected,sorted,stripes
    727 .kind=802 .every=216 .offset=216 .by=803
    728 .kind=804 .every=216 .offset=216
    729 .kind=805
    730 .kind=806
    731 .kind=807
    732 .kind=808
    733 .kind=809
    734 'encoding,formula,quote
    735 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    736 .kind=810 .pattern=74 .locale=811 .prefix=74 .suffix=74 .negative=812 .decimalMark=74
      .groupMark=74
    737 .kind=813 .pattern=74 .locale=811 .prefix=74 .suffix=74 .negative=812 .decimalMark=74
      .groupMark=74 .currency=74 .display=814
    738 .kind=815 .pattern=74 .locale=811 .prefix=74 .suffix=74 .negative=812 .decimalMark=74
      .groupMark=74
    739 .kind=816 .locale=811 .currency=74 .digits=216
    740 .kind=817 .locale=811 .units=818 .digits=216
    741 .kind=819 .locale=811 .style=820 .unit=821
    742 .kind=822 .pattern=74 .locale=811
    743 .kind=823 .true=74 .false=74
    744 .kind=824 .values=825 .otherwise=608
    745 .kind=826 .template=74 .format=608
    746 .expression=74 .message=74 .severity=604
    747 *=827
    748 .row=298 .line=216 .byteOffset=216 .text=74
    749 []=828
    750 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    751 'set
    752 'insert
    753 .kind=829 ?kind:start=830 ?kind:end=831 ?kind:before=832 ?kind:after=833 ?kind:index=834
      ?kind:shown=835
    754 'remove
    755 'move
    756 'paste
    757 []=209
    758 'csv,html,json,markdown,tsv
    759 'clip,insert,refuse
    760 'adopt
    761 'setRow
    762 'setColumn
    763 'addColumn
    764 .kind=836 ?kind:start=830 ?kind:end=831 ?kind:before=837 ?kind:after=838
    765 'removeColumn
    766 'orderColumns
    767 'addSections
    768 .kind=836 ?kind:start=830 ?kind:end=831 ?kind:before=839 ?kind:after=840
    769 'removeSections
    770 'moveSections
    771 'setSection
    772 .header=74 .footer=74 .kind=74 .state=0
    773 .value=0 .text=74 .cut=74
    774 []=841
    775 .column=74 .expression=74 .declared=74 .direction=578 .nulls=579 .comparator=580 .values=209
    776 []=670
    777 'client
    778 'leading,trailing
    779 'expression,invalidParams,notSortable,unknownColumn
    780 .kind=591
    781 .row=216 .kind=842 .text=74
    782 .row=216 .ranges=487 .further=216
    783 .row=216 .view=224 .author=74 .by=553 .text=74 .stale=74 .problem=554
    784 .column=74 .kind=664 .value=0 .text=74 .cut=74 .nulls=216 .errors=216 .pending=74
      .problem=843
    785 'group,header
    786 .value=0 .layer=344 .name=74 .problem=74
    787 []=844
    788 []=845
    789 []=846
    790 .range=305 .width=216
    791 []=847
    792 'maximum
    793 'average
    794 'sampled
    795 'percentile
    796 'hybrid
    797 'padded
    798 'fixed
    799 'fraction
    800 'flexible
    801 'adaptive
    802 'stripes
    803 'page,section
    804 'sorted
    805 'selected
    806 'hovered
    807 'matches
    808 'drafts
    809 'errors
    810 'number
    811 'de,en,es,fr,hi,ja
    812 'minus,parentheses
    813 'currency
    814 'code,symbol
    815 'percent
    816 'compact
    817 'bytes
    818 'iec,si
    819 'duration
    820 'clock,short,words
    821 'day,hour,millisecond,minute,second
    822 'date
    823 'boolean
    824 'map
    825 *=74
    826 'template
    827 .height=611 .width=611 .estimatedHeight=612 .headerHeight=613 .footerHeight=613 .hidden=614
      .selectable=615 .momentary=614 .editable=615 .movable=616 .deletable=615 .collapsible=615
      .indentation=612 .actions=345 .separators=617 .accessory=614 .accessibilityText=614
      .cellKind=614 .editor=614 .holds=614 .type=380 .validate=609 .format=608 .path=74
    828 .delimiter=74 .score=216
    829 'after,before,end,index,shown,start
    830 .kind=848
    831 .kind=712
    832 .kind=849 .row=298
    833 .kind=850 .row=298
    834 .kind=851 .sourceIndex=216 .counted=852
    835 .kind=853 .view=224 .viewIndex=216 .counted=852 .whenSorted=854
    836 'after,before,end,start
    837 .kind=849 .column=74
    838 .kind=850 .column=74
    839 .kind=849 .section=298
    840 .kind=850 .section=298
    841 'footer,header,kind,state
    842 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    843 'notApplicable,outOfRange,tooManySections,tooManyValues
    844 .first=216 .end=216 .advance=216
    845 .characters=74 .advance=216
    846 .pair=74 .advance=216
    847 .layer=601 .tag=74 .parameters=825
    848 'start
    849 'before
    850 'after
    851 'index
    852 'after,before
    853 'shown
    854 'adopt,refuse
    """#
}
