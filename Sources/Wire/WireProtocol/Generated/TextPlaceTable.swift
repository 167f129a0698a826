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
    table/setDialect 145
    table/watchFile 148
    table/conflicts 151
    table/resolveConflicts 153
    cell/draft 156
    cell/refresh 159
    table/setParams 162
    view/close 164
    table/close 166
    journal/list 167
    journal/remove 170
    preset/list 173
    server/stats 175
    rpc.discover 177
    $/setTrace 178
    $/cancelRequest 180
    shutdown 182
    exit 4
    view/update 183
    action/didInvoke 185
    action/decide 187
    cell/compute 190
    cell/measure 193
    table/didChange 196
    $/progress 198
    $/logTrace 200
    window/logMessage 202
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=205 .search=206 .filter=207 .sections=208 .selection=209 .page=210 .columns=211
      .columnOrder=212 .binding=213 .params=214 .sortCycle=215 .footers=74 .footerSorts=74
      .showHidden=74 .layout=216 .presentation=217 .styles=218
    3 .code=219 .message=74 .data=220
    4 .jsonrpc=5 .id=6 .method=204 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=204 .params=8 .result=9 .error=3
    8 .clientInfo=221 .processId=219 .updates=222 .trace=223 .journal=224 .journalFolder=74
      .durability=225 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=226 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=204 .params=11 .result=12 .error=3
    11 .table=227 .name=74 .columns=228 .rows=229 .sections=230 .sectionColumn=74 .keyScope=231
      .types=232 .defaultSort=205 .keyColumns=212 .detectTypes=74 .declarations=233 .rowOptions=234
    12 .table=227 .name=74 .revision=219 .rows=235 .sourceState=236 .whenFileChanges=237 .dirty=74
      .savedRevision=219 .unsaved=238 .conflicts=219 .journal=239 .keys=240 .columns=241 .types=0
      .declarations=233 .sectionColumn=74 .sections=242 .defaultSort=205 .params=214 .source=243
      .dialect=244 .preamble=212 .sampleRows=219 .history=245 .diagnostics=246
    13 .jsonrpc=5 .id=6 .method=204 .params=14 .result=12 .error=3
    14 .table=227 .name=74 .path=74 .uri=74 .content=247 .backup=74 .dialect=248 .columns=249
      .types=232 .defaultSort=205 .keyColumns=212 .sections=242 .sectionColumn=74 .keyScope=231
      .sampleRows=219 .progressToken=219 .declarations=233 .wait=74 .journal=224 .journalFolder=74
      .durability=225 .whenFileChanges=237
    15 .jsonrpc=5 .id=6 .method=204 .params=16 .result=12 .error=3
    16 .table=227 .diagnostics=250
    17 .jsonrpc=5 .id=6 .method=204 .params=18 .result=19 .error=3
    18 .table=227 .edits=251 .seen=219 .exact=74 .label=74 .author=74 .history=252 .invalid=253
      .preview=74 .view=227
    19 .revision=219 .inserted=254 .changedCells=219 .history=245 .preview=255
    20 .jsonrpc=5 .id=6 .method=204 .params=21 .result=22 .error=3
    21 .table=227 .author=74
    22 .revision=219 .step=256 .skipped=219 .history=245
    23 .jsonrpc=5 .id=6 .method=204 .params=24 .result=25 .error=3
    24 .table=227 .first=219 .size=219
    25 .revision=219 .count=219 .current=219 .bytes=219 .bytesMax=219 .dropped=219 .first=219
      .items=257
    26 .jsonrpc=5 .id=6 .method=204 .params=27 .result=28 .error=3
    27 .table=227 .step=219 .author=74
    28 .revision=219 .undone=219 .redone=219 .skipped=219 .history=245
    29 .jsonrpc=5 .id=6 .method=204 .params=30 .result=31 .error=3
    30 .table=227 .path=74 .uri=74 .copy=74 .overwrite=258 .sync=74 .dryRun=74 .range=250
      .encoding=259 .dialect=260 .progressToken=219
    31 .revision=219 .path=74 .uri=74 .bytes=219 .records=219 .way=261 .dirty=74 .edits=262
    32 .jsonrpc=5 .id=6 .method=204 .params=33 .result=34 .error=3
    33 .table=227
    34 .revision=219 .bytes=219 .dirty=74
    35 .jsonrpc=5 .id=6 .method=204 .params=36 .result=37 .error=3
    36 .table=227 .action=263
    37 .revision=219 .changes=219 .lostChanges=219 .lostBytes=219 .history=245
    38 .jsonrpc=5 .id=6 .method=204 .params=39 .result=40 .error=3
    39 .table=227 .path=74 .uri=74
    40 .revision=219 .path=74 .uri=74 .bytes=219 .dirty=74 .holds=264
    41 .jsonrpc=5 .id=6 .method=204 .params=42 .result=43 .error=3
    42 .view=227 .table=227 .rows=254 .range=250 .columns=212 .format=265 .to=266 .as=267
      .formulaGuard=268 .header=74 .jsonRows=269 .delimiter=1 .lineEnd=270 .byteOrderMark=74
      .sqlTable=74 .sqlRows=219 .progressToken=219 .wait=74
    43 .viewRevision=219 .revision=219 .complete=74 .rows=219 .columns=212 .bytes=219 .lossy=74
      .text=74 .path=74
    44 .jsonrpc=5 .id=6 .method=204 .params=45 .result=46 .error=3
    45 .table=227 .rows=229 .sections=271 .sectionColumn=74 .columns=212 .match=272 .compare=273
      .mode=274 .resetAbove=275 .preset=276 .rowStates=229 .cellStates=277 .hints=0 .supersede=74
      .seen=219 .label=74 .author=74 .history=252 .invalid=253
    46 .outcome=278 .revision=219 .mode=274 .deletes=219 .inserts=219 .moves=219 .updates=219
      .changedCells=219 .sections=279 .history=245
    47 .jsonrpc=5 .id=6 .method=204 .params=48 .result=49 .error=3
    48 .table=227 .rows=254 .columns=212 .first=219 .size=219 .wait=74
    49 .revision=219 .complete=74 .rows=219 .faultyRows=219 .count=219 .errors=280 .rules=281
      .first=219 .more=74 .items=282
    50 .jsonrpc=5 .id=6 .method=204 .params=51 .result=52 .error=3
    51 .from=283 .to=283 .match=272 .compare=273 .columns=212 .range=250 .as=284 .textBytes=219
      .wait=74
    52 .from=285 .to=285 .complete=74 .columns=212 .counts=286 .first=219 .size=219 .more=74
      .diff=287 .old=288 .keys=289 .sections=290
    53 .jsonrpc=5 .id=6 .method=204 .params=54 .result=55 .error=3
    54 .table=227 .view=227 .state=2 .preset=276 .remember=74 .wait=74
    55 .view=227 .table=227 .viewRevision=219 .revision=219 .state=291 .footers=292 .layout=293
      .preset=276 .filterProblems=294 .filterFailure=295 .orderProblems=296 .orderFailure=295
      .counts=297 .order=298 .complete=74 .searching=299 .columns=212 .remembered=300
    56 .jsonrpc=5 .id=6 .method=204 .params=57 .result=55 .error=3
    57 .view=227 .wait=74
    58 .jsonrpc=5 .id=6 .method=204 .params=59 .result=55 .error=3
    59 .view=227 .state=2 .show=301 .wait=74
    60 .jsonrpc=5 .id=6 .method=204 .params=61 .result=62 .error=3
    61 .view=227 .part=302 .column=74 .extend=74
    62 .view=227 .table=227 .viewRevision=219 .revision=219 .state=291 .footers=292 .layout=293
      .counts=297 .order=298 .complete=74 .columns=212 .preset=276 .filterProblems=294
      .filterFailure=295 .orderProblems=296 .orderFailure=295 .searching=299 .sortable=74
      .indicators=303
    63 .jsonrpc=5 .id=6 .method=204 .params=64 .result=65 .error=3
    64 .view=227 .range=250 .keys=254 .columns=212 .as=284 .textBytes=219 .at=219 .pin=227 .wait=74
    65 .viewRevision=219 .revision=219 .complete=74 .first=219 .count=219 .more=74 .keys=304
      .blocks=305 .sections=306 .counts=297 .order=298 .searching=299
    66 .jsonrpc=5 .id=6 .method=204 .params=67 .result=68 .error=3
    67 .table=227 .row=301 .column=74 .of=267 .first=219 .size=219
    68 .revision=219 .text=74 .lossy=74 .first=219 .end=219 .bytes=219 .more=74
    69 .jsonrpc=5 .id=6 .method=204 .params=70 .result=71 .error=3
    70 .view=227 .pin=227 .wait=74
    71 .view=227 .pin=227 .viewRevision=219 .revision=219 .counts=297 .order=298 .searching=299
      .complete=74
    72 .jsonrpc=5 .id=6 .method=204 .params=73 .result=74 .error=3
    73 .view=227 .pin=227
    74
    75 .jsonrpc=5 .id=6 .method=204 .params=76 .result=77 .error=3
    76 .view=227 .keys=254 .columns=212 .at=307 .offsets=308 .wait=74
    77 .viewRevision=219 .complete=74 .rows=309 .columns=310 .at=311 .entries=312
    78 .jsonrpc=5 .id=6 .method=204 .params=79 .result=80 .error=3
    79 .view=227 .subscription=227 .window=313 .content=314 .columns=212 .as=284 .textBytes=219
      .hold=315 .anchor=316 .follow=74 .appearance=74 .kinds=74 .problems=74 .separators=74
      .styles=74 .brief=74 .across=317
    80 .subscription=227 .viewRevision=219 .revision=219 .complete=74
    81 .jsonrpc=5 .id=6 .method=204 .params=82 .result=83 .error=3
    82 .subscription=227 .first=219 .size=219 .columns=212 .hold=315 .across=318 .offset=219
      .extent=219 .entry=316 .placement=319 .pages=219 .to=320 .thumb=219 .follow=74 .dragging=74
      .anchor=316
    83 .first=219 .size=219 .across=321 .viewport=322
    84 .jsonrpc=5 .id=6 .method=204 .params=85 .result=74 .error=3
    85 .subscription=227 .row=301 .column=74
    86 .jsonrpc=5 .id=6 .method=204 .params=87 .result=88 .error=3
    87 .view=227 .rows=323 .cells=324 .at=219
    88 .viewRevision=219 .changed=219 .unused=325
    89 .jsonrpc=5 .id=6 .method=204 .params=90 .result=74 .error=3
    90 .subscription=227
    91 .jsonrpc=5 .id=6 .method=204 .params=92 .result=93 .error=3
    92 .table=227 .supplied=74
    93 .complete=74 .tables=326
    94 .jsonrpc=5 .id=6 .method=204 .params=95 .result=96 .error=3
    95 .view=227 .action=327 .keys=328
    96 .viewRevision=219 .counts=297 .order=298 .complete=74 .searching=299
    97 .jsonrpc=5 .id=6 .method=204 .params=98 .result=99 .error=3
    98 .view=227 .action=329 .rows=254 .columns=212 .cells=330 .ranges=331 .wait=74
    99 .viewRevision=219 .complete=74 .count=219 .selected=332 .deselected=332 .truncated=74
    100 .jsonrpc=5 .id=6 .method=204 .params=101 .result=102 .error=3
    101 .view=227 .first=219 .size=219 .wait=74
    102 .viewRevision=219 .complete=74 .unit=333 .count=219 .first=219 .items=332
    103 .jsonrpc=5 .id=6 .method=204 .params=104 .result=105 .error=3
    104 .view=227 .formats=334 .rows=254 .range=250 .columns=212 .as=267 .formulaGuard=268
      .header=74 .wait=74
    105 .viewRevision=219 .revision=219 .complete=74 .rows=219 .columns=212 .flavours=335 .lossy=74
    106 .jsonrpc=5 .id=6 .method=204 .params=107 .result=108 .error=3
    107 .view=227 .search=206 .from=301 .direction=336 .wrap=74 .wait=74
    108 .viewRevision=219 .revision=219 .complete=74 .matches=219 .hit=337
    109 .jsonrpc=5 .id=6 .method=204 .params=110 .result=111 .error=3
    110 .table=227 .filter=207
    111 .tree=207 .text=74 .problems=338
    112 .jsonrpc=5 .id=6 .method=204 .params=113 .result=114 .error=3
    113 .view=227 .row=301 .column=74 .relation=339 .combine=340
    114 .viewRevision=219 .condition=207 .filter=207
    115 .jsonrpc=5 .id=6 .method=204 .params=116 .result=117 .error=3
    116 .view=227 .groupBy=212 .aggregates=341 .over=342 .sort=343 .range=250 .as=284 .textBytes=219
      .wait=74
    117 .viewRevision=219 .revision=219 .complete=74 .groups=219 .first=219 .more=74 .groupBy=305
      .counts=308 .aggregates=344
    118 .jsonrpc=5 .id=6 .method=204 .params=119 .result=120 .error=3
    119 .table=227 .declarations=233 .author=74
    120 .revision=219 .declarations=233
    121 .jsonrpc=5 .id=6 .method=204 .params=122 .result=123 .error=3
    122 .table=227 .rows=254 .columns=212 .headers=212 .sections=212 .view=227 .subscription=227
      .settings=345 .first=219
    123 .revision=219 .items=346 .first=219 .more=74
    124 .jsonrpc=5 .id=6 .method=204 .params=125 .result=126 .error=3
    125 .view=227 .row=301 .column=74
    126 .viewRevision=219 .revision=219 .layer=347 .name=74 .problem=74 .actions=348
    127 .jsonrpc=5 .id=6 .method=204 .params=128 .result=129 .error=3
    128 .view=227 .row=301 .column=74 .action=74 .seen=219 .author=74
    129 .viewRevision=219 .revision=219
    130 .jsonrpc=5 .id=6 .method=204 .params=131 .result=132 .error=3
    131 .source=74 .dialect=349 .table=227 .variables=350 .functions=351
    132 .type=352 .dependencies=353 .steps=219 .problems=354
    133 .jsonrpc=5 .id=6 .method=204 .params=134 .result=135 .error=3
    134 .source=74 .dialect=349 .table=227 .variables=350 .checked=74 .row=301 .bindings=214
      .params=214
    135 .value=355 .complete=74 .type=352
    136 .jsonrpc=5 .id=6 .method=204 .params=137 .result=138 .error=3
    137 .texts=212 .measurer=356 .bold=74 .wrap=357 .truncate=358
    138 .lineHeight=219 .estimate=74 .measures=359
    139 .jsonrpc=5 .id=6 .method=204 .params=140 .result=141 .error=3
    140 .view=227 .search=206 .with=74 .scope=360 .at=361 .by=362 .preview=74 .label=74 .author=74
      .wait=74
    141 .revision=219 .complete=74 .matches=219 .cells=219 .skipped=219 .history=245 .preview=255
    142 .jsonrpc=5 .id=6 .method=204 .params=143 .result=144 .error=3
    143 .table=227 .label=74 .author=74
    144 .revision=219 .records=219 .history=245
    145 .jsonrpc=5 .id=6 .method=204 .params=146 .result=147 .error=3
    146 .table=227 .dialect=248 .discard=74 .label=74
    147 .revision=219 .rows=219 .columns=212 .history=245
    148 .jsonrpc=5 .id=6 .method=204 .params=149 .result=150 .error=3
    149 .table=227 .whenFileChanges=237
    150 .whenFileChanges=237 .sourceState=236
    151 .jsonrpc=5 .id=6 .method=204 .params=24 .result=152 .error=3
    152 .revision=219 .count=219 .first=219 .items=363 .more=74
    153 .jsonrpc=5 .id=6 .method=204 .params=154 .result=155 .error=3
    154 .table=227 .take=364 .conflicts=330 .label=74 .author=74
    155 .revision=219 .resolved=219 .left=219 .history=245
    156 .jsonrpc=5 .id=6 .method=204 .params=157 .result=158 .error=3
    157 .view=227 .row=301 .column=74 .action=365 .by=362 .text=74 .value=0 .overwrite=74 .label=74
      .author=74 .history=252 .invalid=253
    158 .revision=219 .draft=366 .history=245
    159 .jsonrpc=5 .id=6 .method=204 .params=160 .result=161 .error=3
    160 .table=227 .columns=212 .rows=254
    161 .revision=219
    162 .jsonrpc=5 .id=6 .method=204 .params=163 .result=161 .error=3
    163 .table=227 .params=214 .author=74
    164 .jsonrpc=5 .id=6 .method=204 .params=165 .result=74 .error=3
    165 .view=227
    166 .jsonrpc=5 .id=6 .method=204 .params=33 .result=74 .error=3
    167 .jsonrpc=5 .id=6 .method=204 .params=168 .result=169 .error=3
    168 .journalFolder=74
    169 .folder=74 .items=367
    170 .jsonrpc=5 .id=6 .method=204 .params=171 .result=172 .error=3
    171 .journals=212 .journalFolder=74
    172 .removed=212
    173 .jsonrpc=5 .id=6 .method=204 .params=0 .result=174 .error=3
    174 .presets=368
    175 .jsonrpc=5 .id=6 .method=204 .params=0 .result=176 .error=3
    176 .memory=369 .methods=1 .watching=370 *=219
    177 .jsonrpc=5 .id=6 .method=204 .params=0 .result=1 .error=3
    178 .jsonrpc=5 .id=6 .method=204 .params=179 .result=0 .error=3
    179 .value=223
    180 .jsonrpc=5 .id=6 .method=204 .params=181 .result=0 .error=3
    181 .id=219
    182 .jsonrpc=5 .id=6 .method=204 .params=0 .result=74 .error=3
    183 .jsonrpc=5 .id=6 .method=204 .params=184 .result=0 .error=3
    184 .subscription=227 .view=227 .table=227 .seq=219 .from=219 .to=219 .revision=219 .causes=371
      .authors=212 .hints=229 .appearance=372 .kinds=373 .layout=293 .across=321 .heights=374
      .frames=375 .viewport=322 .separators=376 .styles=377 .counts=297 .order=298 .complete=74
      .window=250 .columns=212 .reset=378 .diff=379 .part=219 .last=74
    185 .jsonrpc=5 .id=6 .method=204 .params=186 .result=0 .error=3
    186 .table=227 .view=227 .revision=219 .action=74 .key=301 .sourceIndex=219 .viewIndex=219
      .column=74 .values=380 .author=74
    187 .jsonrpc=5 .id=6 .method=204 .params=188 .result=189 .error=3
    188 .table=227 .view=227 .asked=381 .count=219 .deadline=219 .default=382
    189 .decision=382
    190 .jsonrpc=5 .id=6 .method=204 .params=191 .result=192 .error=3
    191 .table=227 .column=74 .type=383 .revision=219 .rows=254 .blocks=305 .types=384 .deadline=219
    192 .values=229 .texts=212 .errors=385
    193 .jsonrpc=5 .id=6 .method=204 .params=194 .result=195 .error=3
    194 .table=227 .view=227 .viewRevision=219 .revision=219 .kind=386 .column=74 .rows=254
      .columns=387 .blocks=305 .deadline=219
    195 .heights=308 .widths=308
    196 .jsonrpc=5 .id=6 .method=204 .params=197 .result=0 .error=3
    197 .table=227 .revision=219 .rows=235 .sourceState=236 .dirty=74 .savedRevision=219
      .unsaved=238 .conflicts=219 .journal=239 .diagnostics=388
    198 .jsonrpc=5 .id=6 .method=204 .params=199 .result=0 .error=3
    199 .token=219 .value=389
    200 .jsonrpc=5 .id=6 .method=204 .params=201 .result=0 .error=3
    201 .message=74 .verbose=74
    202 .jsonrpc=5 .id=6 .method=204 .params=203 .result=0 .error=3
    203 .type=219 .message=74
    204 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/adoptFile,table/backup,table/close,table/conflicts
      'table/create,table/declare,table/describe,table/didChange,table/diff,table/edit
      'table/export,table/history,table/jump,table/open,table/recover,table/redo
      'table/resolve,table/resolveConflicts,table/revert,table/save,table/setDialect
      'table/setParams,table/setRows,table/undo,table/validate,table/watchFile
      'text/measure,view/aggregate,view/close,view/collapse,view/copy,view/find
      'view/get,view/hover,view/locate,view/measure,view/open,view/pin,view/replace
      'view/resync,view/rows,view/scroll,view/select,view/selection,view/set,view/sync
      'view/tap,view/unpin,view/unwatch,view/update,view/watch,window/logMessage
    205 []=390
    206 .text=74 .columns=212 .caseFolded=74 .diacritics=391 .match=392 .mode=393 .of=394
    207 .kind=395 ?kind:all=396 ?kind:any=397 ?kind:not=398 ?kind:compare=399 ?kind:oneOf=400
      ?kind:text=401 ?kind:expression=402 ?kind:null=403 ?kind:error=404
    208 .by=405 .headers=74 .footers=74 .empty=406 .collapsed=407 .aggregates=341
    209 .mode=408 .unit=333 .tap=409 .momentary=74 .whenFiltered=410
    210 .size=219 .index=219
    211 *=411
    212 []=74
    213 'cell,none,object
    214 *=355
    215 []=412
    216 .measurer=356 .frame=219 .minimumWidth=219 .insets=413 .direction=414 .spacing=219 .scale=74
      .lock=74 .fixed=413 .rows=415 .items=416 .sizing=417 .columns=418
    217 .kind=419 .header=420 .footer=420 .search=421 .insets=422 .spacings=423 .indicators=424
      .scrollBars=425 .alignment=426
    218 []=427
    219 #
    220 .kind=428 .pointer=429 .expected=0 .found=0 .position=219 .revision=219 .offset=219 .limit=1
      .maximum=219 .viewRevision=219 .seen=219 .oldest=219 .asked=219 .step=219 .errno=219
      .count=219 .problem=74 .obstacle=430 .reason=431 .permission=1 .layer=347 .binding=1 .id=74
      .view=227 .column=74 .row=301 .section=74 .name=74 .action=74 .method=74 .path=74 .system=74
      .range=432 .bytes=432 .lines=433 .problems=354 .errors=434 .rule=435 .keys=436 .got=219
      .state=437 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=438 .start=439
    221 .name=74 .version=74
    222 'each,merged
    223 'messages,off,verbose
    224 'off,on
    225 'synced,written
    226 .messageBytesMax=219 .requestsInFlightMax=219 .waitingNotificationBytesMax=219
      .drainMillisecondsMax=219 .batchMembersMax=219 .depthMax=219 .columnsMax=219 .rowsMax=219
      .fieldBytesMax=219 .rowsPerAnswerMax=219 .answerBytesMax=219 .windowTextBytes=219
      .textBytesMax=219 .windowRowsMax=219 .collectionItemsMax=219 .filterConditionsMax=219
      .expressionBytesMax=219 .expressionNodesMax=219 .expressionDepthMax=219
      .expressionStepsMax=219 .expressionValueUnitsMax=219 .tablesMax=219 .viewsMax=219
      .subscriptionsMax=219 .aggregatesMax=219 .groupsMax=219 .groupBytesMax=219 .sortRowsMax=219
      .formatBytesMax=219 .shownBytesMax=219 .sectionAggregatesMax=219 .distinctValuesMax=219
      .cacheBytes=219 .undoBytesMax=219 .hintsBytesMax=219 .pinsMax=219 .draftsMax=219
      .draftBytesMax=219 .rowStepsMax=219 .parameterBytesMax=219 .declarationsBytesMax=219
      .rulesMax=219 .stateBytesMax=219 .sectionsMax=219 .actionsMax=219 .actionDepthMax=219
      .computeRowsMax=219 .measuredTextsMax=219 .measuredBytesMax=219 .advancesMax=219
      .stylesMax=219 .sectionBytesMax=219 .sectionKeyBytesMax=219 .rowKeyBytesMax=219
      .keyIndexBytesMax=219
    227 $id
    228 []=440
    229 []=0
    230 []=441
    231 'section,table
    232 *=442
    233 .settings=443 .fallback=443 .columns=444 .kinds=445 .kindBy=446 .defaultKind=74
      .undeclaredKinds=447 .rowRules=448 .sectionKinds=449 .sections=450 .cellKinds=380 .editors=380
      .decisions=451
    234 []=452
    235 .count=219 .complete=74 .failure=453 .examined=74
    236 'asOpened,changed,removed,replaced,unreadable
    237 'follow,merge,reload,tell
    238 .records=219 .bytes=219 .columns=74 .order=74
    239 .state=454 .reason=74 .editors=308 .unreadable=219 .recoverable=455 .restored=456
    240 .kind=457 ?kind:given=458 ?kind:columns=459
    241 []=460
    242 []=461
    243 .kind=462 ?kind:file=463 ?kind:inline=464 ?kind:created=465
    244 .delimiter=466 .quote=466 .escape=466 .header=466 .encoding=467 .lineEnd=468 .comment=466
      .preambleLines=469 .nullValues=470
    245 .undo=219 .redo=219 .undoLabel=74 .redoLabel=74 .dropped=219
    246 .count=219 .counts=471 .first=219 .items=472
    247 .text=74 .base64=74
    248 .delimiter=74 .quote=74 .escape=74 .header=74 .encoding=259 .comment=74 .preambleLines=219
      .nullValues=212
    249 *=473
    250 .first=219 .size=219
    251 []=474
    252 'join,none,step
    253 'keep,refuse
    254 []=301
    255 .cells=219 .inserted=219 .removed=219 .moved=219 .columns=219 .sections=219 .errorCount=219
      .removedRows=254 .items=475 .errors=434 .asked=381
    256 .id=219 .label=74 .author=74
    257 []=476
    258 'always,ifUnchanged
    259 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
    260 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=270 .byteOrderMark=74
    261 'overwritten,replaced,unchanged
    262 .count=219 .first=219 .size=219 .more=74 .items=477
    263 'apply,discard,keep
    264 'content,edits
    265 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    266 .path=74 .overwrite=74 .sync=74
    267 'text,value
    268 'off,quote,reject
    269 'arrays,objects
    270 'cr,crlf,lf
    271 []=478
    272 .kind=479 ?kind:keys=480 ?kind:columns=459 ?kind:given=481 ?kind:content=482
    273 .kind=483 ?kind:value=484 ?kind:columns=459 ?kind:tag=485
    274 'diff,reset
    275 .changes=219 .share=219
    276 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    277 []=380
    278 'applied,superseded
    279 .deletes=219 .inserts=219 .moves=219 .updates=219
    280 *=219
    281 []=486
    282 []=487
    283 .table=227 .revision=219
    284 'both,text,value
    285 .table=227 .revision=219 .rows=219
    286 .deletes=219 .moves=219 .inserts=219 .updates=219 .changes=219
    287 .deletes=488 .moves=488 .inserts=489 .updates=490
    288 .deletes=491 .updates=490
    289 .moves=254 .updates=492
    290 .old=328 .new=328 .deletes=308 .inserts=308 .moves=488 .updates=493
    291 .sort=205 .search=206 .filter=207 .sections=494 .selection=209 .page=210 .columns=211
      .columnOrder=212 .binding=213 .params=214 .sortCycle=215 .footers=74 .footerSorts=74
      .showHidden=74 .layout=495 .presentation=217 .styles=218
    292 *=496
    293 .width=219 .content=219 .direction=414 .height=219 .items=497 .estimate=74 .groups=498
      .columns=499
    294 []=500
    295 .row=301 .pointer=501 .reason=74 .message=74 .range=432 .bytes=432 .lines=433
    296 []=502
    297 .source=219 .filtered=219 .pages=219 .pageIndex=219 .pageSize=219 .first=219 .end=219
      .matches=219 .entries=219 .failed=219 .orderFailed=219 .hidden=219
    298 'pending,ready
    299 .rows=219 .matches=219
    300 .outcome=503 .when=219 .dropped=504
    301 #key
    302 'footer,header
    303 *=505
    304 []=506
    305 []=507
    306 []=508
    307 []=509
    308 []=219
    309 []=510
    310 []=511
    311 []=512
    312 []=513
    313 .kind=514 ?kind:entries=515 ?kind:all=516 ?kind:viewport=517
    314 'cells,keys
    315 .sort=518 .filter=518 .sections=518 .page=518 .setRows=518 .load=518 .edit=518 .resize=518
      .measure=518 'end,entry,index
    316 .kind=519 .key=229 #key
    317 .offset=219 .extent=219 .overscan=219
    318 .offset=219 .thumb=219 .extent=219 .overscan=219 .column=74 .placement=520
    319 'bottom,center,nearest,top
    320 'end,start
    321 .offset=219 .room=219 .contentWidth=219 .left=498 .thumb=521
    322 .offset=219 .extent=219 .top=219 .spacing=219 .heldBack=219 .thumb=521 .anchor=506
      .sticky=522
    323 []=523
    324 []=524
    325 []=525
    326 @=219 $id
    327 'collapse,expand,toggle
    328 []=229
    329 'add,all,extend,invert,none,remove,replace,tap,toggle
    330 []=526
    331 []=527
    332 []=528
    333 'cell,column,row
    334 []=265
    335 []=529
    336 'next,previous
    337 .row=301 .viewIndex=219 .pageIndex=219 .wrapped=74 .cells=530
    338 []=531
    339 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    340 'all,any,replace
    341 []=532
    342 'all,shown
    343 .kind=533 ?kind:group=534 ?kind:count=535 ?kind:aggregate=536
    344 []=537
    345 []=538
    346 []=539
    347 'builtIn,column,fallback,kind,row,section,table
    348 []=540
    349 'strict,table
    350 *=352
    351 []=541
    352 .list=352 .map=542 .type=352 .opaque=74 .of=542
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    353 .columns=212 .cells=212 .params=212 .bindings=212
    354 []=543
    355 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=544 .map=545
      .type=74 .timestamp=546 .duration=546 .optional=355
    356 .kind=547 ?kind:cells=548 ?kind:font=549 ?kind:estimate=550
    357 .width=219 .linesMax=219
    358 .width=219 .at=551 .ellipsis=74
    359 []=552
    360 'all,selection
    361 .row=301 .column=74 .index=219
    362 'owner,user
    363 []=553
    364 'ours,theirs
    365 'begin,cancel,change,commit
    366 .view=227 .author=74 .by=554 .text=74 .stale=74 .problem=555
    367 []=556
    368 []=1
    369 .resident=219 .program=219 .heap=219 .free=219 .cache=219 .tables=557 .sorting=219
      .gathering=219 .comparing=219 .messages=219 .recording=219 .other=219 *=219
    370 []=558
    371 []=559
    372 .appeared=304 .disappeared=304 .prefetch=304 .cancelled=304
    373 .rows=560 .cells=561 .states=562 .cellStates=563
    374 []=564
    375 []=565
    376 []=566
    377 .anew=74 .looks=567 .rows=568 .cells=569 .failures=570
    378 .keys=304 .blocks=305
    379 .deletes=488 .moves=488 .inserts=571 .updates=490 .scrolledOut=488 .scrolledIn=488
    380 *=0
    381 []=572
    382 'allow,refuse
    383 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    384 []=383
    385 []=573
    386 'heights,widths
    387 []=574
    388 .count=219
    389 .kind=575 ?kind:begin=576 ?kind:report=577 ?kind:end=578
    390 .column=74 .expression=74 .direction=579 .nulls=580 .comparator=581
    391 'exact,ignored
    392 'contains,fuzzy,prefix,regex,words
    393 'filter,mark
    394 'display,value
    395 'all,any,compare,error,expression,not,null,oneOf,text
    396 .kind=582 .conditions=583
    397 .kind=584 .conditions=583
    398 .kind=585 .condition=207
    399 .kind=586 .column=74 .relation=339 .value=0
    400 .kind=587 .column=74 .values=0
    401 .kind=588 .column=74 .relation=589 .text=74 .caseFolded=74 .diacritics=391 .of=394
    402 .kind=590 .source=74
    403 .kind=591 .column=74
    404 .kind=592 .column=74
    405 []=593 'declared
    406 'hide,show
    407 .all=74 .keys=328
    408 'multiple,none,single
    409 'extend,replace,toggle
    410 'drop,keep
    411 .hidden=74 .footer=594 .nullDefault=0
    412 'ascending,descending,none
    413 .leading=219 .trailing=219
    414 'ltr,rtl
    415 .height=219 .wrap=74 .linesMax=219 .inset=219 .padding=219 .minimum=219 .maximum=219
      .whole=74 .spacing=219 .background=74 .quiet=219 .measured=595 .deadline=219
    416 .direction=596 .size=497 .perLine=308 .spacing=219 .lineSpacing=219 .insets=597
    417 .mode=598 .minimum=219 .maximum=219 .padding=219 .headerPadding=219 .header=74 .footer=74
      .whole=74
    418 *=599
    419 'grid,headless,list,stack
    420 .shown=74 .height=219 .inside=74 .floats=74
    421 .shown=74 .height=219 .inside=74 .floats=74 .placement=600 .placeholder=74
    422 .table=597 .header=597 .footer=597 .row=597 .item=597
    423 .header=219 .footer=219
    424 .ascending=74 .descending=74 .none=74 .width=219 .header=74 .footer=74
    425 .vertical=74 .horizontal=74 .minimum=219
    426 'center,leading,trailing
    427 .when=74 .source=601 .columns=212 .layer=602 .tag=74 .parameters=603
    428 'actionDisabled,ambiguousRows,badBackup,badFormat,batch,blockOverflows,cancelled
      'changedTwice,columnExists,columnsNeeded,compressed,conflict,conflicts
      'contentModified,cycle,depth,doubledAction,doubledSortKey,draftOpen
      'duplicateKeys,duplicateSections,evaluation,expression,fileChanged,fileDiffers
      'fileExists,forgotten,formulas,framing,id,initializedBefore,internal,invalid
      'invalidParams,jsonrpc,keyColumn,length,limit,loadingFailed,message,method
      'methodNotFound,missingKeys,mixedEdits,noDeclaredSections,noDraft,noOrder
      'noRowLayout,noSections,notARegularFile,notBound,notComplete,notConvertible
      'notEditable,notEncodable,notFound,notInitialized,notKept,notPermitted
      'notReadable,notRecoverable,notSelectable,notShown,notSortable,notSupplied
      'notText,notWritable,nothingSearched,orderPending,overloaded,pinExists
      'placeIsMoving,readFailed,revisionIsGone,sectionColumn,shutDown,sortedView
      'sourceChanged,subscriptionExists,suppliedInput,syntax,tableExists,tooManyCells
      'tooManyColumns,undeclaredKind,unknownAction,unknownColumn,unknownPin,unknownRow
      'unknownSection,unknownStep,unknownSubscription,unknownTable,unknownType
      'unknownView,unsavedEdits,valueDoesNotFit,viewExists,writeFailed
    429 $pointer
    430 'base,columns,edited,misfit,none
    431 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    432 .first=219 .end=219
    433 .start=439 .end=439
    434 []=604
    435 .kind=74 .index=219 .expression=74 .type=383 .message=74 .severity=605
    436 []=606
    437 'changed,replaced
    438 []=607
    439 .line=219 .character=219
    440 .id=74 .type=383 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=446 .supplied=608 .format=609 .parse=609
      .nullPlaceholder=74 .comparator=581 .footer=594 .validate=610 .align=611 .editor=0
      .cellKind=74 .meta=0
    441 .key=301 .header=74 .footer=74 .kind=74 .state=0 .rows=229
    442 .base=383 .format=609 .parse=609 .nullPlaceholder=74 .comparator=581 .footer=594
      .validate=610 .align=611 .editor=0 .cellKind=74 .meta=0
    443 .height=612 .width=612 .estimatedHeight=613 .headerHeight=614 .footerHeight=614 .hidden=615
      .selectable=616 .momentary=615 .editable=616 .movable=617 .deletable=616 .collapsible=616
      .indentation=613 .actions=348 .separators=618 .accessory=615 .accessibilityText=615
      .cellKind=615 .editor=615 .holds=615
    444 *=619
    445 *=620
    446 .column=74 .expression=74
    447 'default,refuse
    448 []=621
    449 *=443
    450 *=622
    451 .deadline=219 .default=382
    452 .kind=74 .settings=443 .rowState=0 .cellStates=380
    453 .kind=623 .message=74 .system=74
    454 'failed,off,on,suspended
    455 .changes=219 .when=219 .base=624 .process=219 .others=219 .lostBytes=219 .suspended=74
    456 .backup=74 .steps=219 .base=624
    457 'columns,given
    458 .kind=625
    459 .kind=626 .columns=212
    460 .id=74 .title=74 .type=383 .sortable=74 .searchable=74 .editable=74 .computed=74
      .supplied=608 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74 .sortBy=446
      .sortByProblem=74 .typeName=74 .format=609 .parse=609 .nullPlaceholder=74 .comparator=581
      .footer=594 .validate=610 .align=611 .editor=0 .cellKind=74 .meta=0 .evidence=627
    461 .key=301 .header=74 .footer=74 .kind=74 .state=0
    462 'created,file,inline
    463 .kind=628 .path=74 .uri=74 .bytes=219
    464 .kind=629 .bytes=219
    465 .kind=630
    466 .value=74 .forced=74 .evidence=631
    467 .value=259 .forced=74 .evidence=631
    468 .value=632 .forced=74 .evidence=631
    469 .value=219 .forced=74 .evidence=631
    470 .value=212 .forced=74 .evidence=631
    471 .fieldCount=219 .typeMismatch=219 .unclosedQuote=219 .fieldTooLong=219 .invalidEncoding=219
      .unlikelyCharacters=219 .guessedEncoding=219 .comment=219
    472 []=633
    473 .type=383 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=446 .supplied=608 .format=609 .parse=609
      .nullPlaceholder=74 .comparator=581 .footer=594 .validate=610 .align=611 .editor=0
      .cellKind=74 .meta=0
    474 .kind=634 ?kind:set=635 ?kind:insert=636 ?kind:remove=637 ?kind:move=638 ?kind:paste=639
      ?kind:adopt=640 ?kind:setRow=641 ?kind:setColumn=642 ?kind:addColumn=643
      ?kind:removeColumn=644 ?kind:orderColumns=645 ?kind:addSections=646 ?kind:removeSections=647
      ?kind:moveSections=648 ?kind:setSection=649
    475 []=650
    476 .id=219 .done=74 .label=74 .author=74 .cause=651 .revision=219 .cells=219 .rows=219
      .columns=219 .sections=219 .bytes=219
    477 []=652
    478 .key=301 .header=74 .footer=74 .kind=74 .state=0 .rows=229 .keys=254 .rowStates=229
      .cellStates=277 .tags=254
    479 'columns,content,given,keys
    480 .kind=653
    481 .kind=625 .keys=254
    482 .kind=654
    483 'columns,tag,value
    484 .kind=655
    485 .kind=656 .tags=254
    486 .column=74 .kind=74 .type=383 .index=219 .expression=74 .message=74 .severity=605 .count=219
      .problem=74
    487 .kind=657 .row=301 .column=74 .columns=212 .text=74 .cut=74 .rule=435 .reason=74
    488 []=308
    489 .at=488 .keys=254 .blocks=305
    490 []=658
    491 .keys=254 .blocks=305
    492 []=659
    493 []=660
    494 .by=661 .headers=74 .footers=74 .empty=406 .collapsed=662 .aggregates=341
    495 .measurer=356 .frame=219 .minimumWidth=219 .insets=413 .direction=414 .spacing=219 .scale=74
      .lock=74 .fixed=413 .rows=663 .items=416 .sizing=417 .columns=418
    496 .title=74 .aggregate=664 .over=342 .value=0 .text=74 .cut=74 .nulls=219 .errors=219
      .pending=74 .problem=665
    497 .width=219 .height=219
    498 .leading=219 .center=219 .trailing=219
    499 []=666
    500 .pointer=501 .kind=667 .message=74
    501 $statePointer
    502 .pointer=501 .kind=668 .message=74
    503 'damaged,foreign,newer,noFile,none,off,restored
    504 []=669
    505 .direction=412 .sortable=74 .priority=219
    506 .kind=519 .key=670 #key
    507 .column=74 .offset=219 .values=229 .texts=212 .errors=671 .pending=308 .stale=308 .lossy=308
      .cut=308 .matches=672 .drafts=673
    508 .key=670 .title=74 .cut=74 .count=219 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=674
    509 .x=219 .group=426
    510 .key=301 .sourceIndex=219 .viewIndex=219 .pageIndex=219 .offset=219 .height=219 .frame=565
      .reason=675 .section=670
    511 .column=74 .group=426 .x=219 .width=219 .estimate=74 .reason=676
    512 .column=74 .group=426 .x=219 .width=219 .estimate=74 .distance=219
    513 .key=506 .viewIndex=219 .offset=219 .height=219 .frame=565
    514 'all,entries,viewport
    515 .kind=677 .first=219 .size=219 .overscan=219
    516 .kind=582
    517 .kind=678 .offset=219 .extent=219 .overscan=219
    518 'entry,offset,start
    519 'footer,group,header
    520 'center,end,nearest,start
    521 .start=219 .length=219
    522 []=679
    523 .row=301 .height=219
    524 .row=301 .column=74 .height=219
    525 .row=301 .column=74 .reason=680
    526 .row=301 .column=74
    527 .from=526 .to=526
    528 .row=301 .column=74 .sourceIndex=219 .viewIndex=219 .pageIndex=219
    529 .format=265 .type=1 .text=74
    530 []=681
    531 .pointer=74 .kind=682 .message=74
    532 .column=74 .kind=664
    533 'aggregate,count,group
    534 .kind=683 .direction=579
    535 .kind=684 .direction=579
    536 .kind=685 .index=219 .direction=579
    537 .column=74 .kind=664 .values=229 .texts=212 .cut=308 .nulls=308 .errors=308
    538 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    539 .row=301 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=380 .settings=686
    540 .id=74 .title=615 .style=687 .hidden=615 .image=615 .placement=688 .fullSwipe=74
      .children=348
    541 .name=74 .arguments=542 .result=352 .member=74
    542 []=352
    543 .kind=689 .message=74 .range=432 .bytes=432 .lines=433 .expected=74 .found=74 .hint=74
    544 []=355
    545 []=544
    546 .seconds=74 .nanos=74
    547 'cells,estimate,font
    548 .kind=690 .tabStop=219 .ambiguous=691
    549 .kind=692 .lineHeight=219 .regular=693 .bold=693
    550 .kind=694 .advance=219 .lineHeight=219
    551 'head,middle,tail
    552 .width=219 .height=219 .lines=695 .more=74 .shown=696
    553 .kind=697 .row=301 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=364
      .oursAfter=301 .theirsAfter=301
    554 'user
    555 .kind=698 .expected=74 .row=301 .column=74 .columns=212 .rule=435 .reason=74
    556 .journal=74 .bytes=219 .when=219 .inUse=74 .path=74 .changes=219 .process=219 .problem=699
    557 .sources=219 .edits=219 .rows=219 .keys=219 .history=219 .views=219 .uncounted=219 *=219
    558 .subscription=227 .view=227 .pending=219 .lagRevisions=219
    559 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    560 []=700
    561 []=701
    562 []=702
    563 []=703
    564 .height=219 .count=219
    565 .x=219 .y=219 .width=219 .height=219
    566 .top=704 .bottom=704 .at=488
    567 []=705
    568 []=706
    569 []=707
    570 []=708
    571 .at=488 .keys=304 .blocks=305
    572 .permission=709 .row=301 .column=74 .section=74 .layer=347
    573 .row=219 .text=74
    574 .column=74 .width=219
    575 'begin,end,report
    576 .kind=710 .title=74 .message=74 .percentage=219
    577 .kind=711 .message=74 .percentage=219
    578 .kind=712 .message=74
    579 'ascending,descending
    580 'first,last
    581 .kind=713 .caseFolded=74 .diacritics=391 .values=212
      'caseInsensitive,length,natural,semver,text,value
    582 'all
    583 []=207
    584 'any
    585 'not
    586 'compare
    587 'oneOf
    588 'text
    589 'contains,endsWith,equals,startsWith
    590 'expression
    591 'null
    592 'error
    593 .column=74 .expression=74 .declared=74 .direction=579 .nulls=580 .comparator=581 .values=229
    594 .title=74 .aggregate=664 .over=342
    595 'client,daemon
    596 'horizontal,wrapped
    597 .top=219 .leading=219 .bottom=219 .trailing=219
    598 .kind=714 ?kind:maximum=715 ?kind:average=716 ?kind:sampled=717 ?kind:client=718
      ?kind:percentile=719 ?kind:hybrid=720 ?kind:padded=721 ?kind:fixed=722 ?kind:fraction=723
      ?kind:flexible=724 ?kind:adaptive=725
    599 .mode=598 .minimum=219 .maximum=219 .padding=219 .headerPadding=219 .header=74 .footer=74
      .whole=74 .width=219 .spacing=219
    600 'client,embedded,hidden
    601 .kind=726 ?kind:stripes=727 ?kind:sorted=728 ?kind:selected=729 ?kind:hovered=730
      ?kind:matches=731 ?kind:drafts=732 ?kind:errors=733
    602 'background,overlay
    603 *=615
    604 .kind=74 .message=74 .pointer=429 .row=301 .column=74 .expected=0 .found=0 .rule=435
    605 'mark,refuse
    606 .key=301 .rows=308
    607 .row=301 .column=74 .reason=734
    608 .inputs=212 .deadline=219
    609 .kind=735 ?kind:number=736 ?kind:currency=737 ?kind:percent=738 ?kind:compact=739
      ?kind:bytes=740 ?kind:duration=741 ?kind:date=742 ?kind:boolean=743 ?kind:map=744
      ?kind:template=745
    610 .expression=74 .message=74 .severity=605 []=746
    611 'center,end,start
    612 .expression=74 'automatic #
    613 .expression=74 #
    614 .expression=74 'automatic,zero #
    615 .expression=74
    616 .expression=74 'ask
    617 .expression=74 .within=212 'ask
    618 .top=704 .between=704 .bottom=704
    619 .height=612 .width=612 .estimatedHeight=613 .headerHeight=614 .footerHeight=614 .hidden=615
      .selectable=616 .momentary=615 .editable=616 .movable=617 .deletable=616 .collapsible=616
      .indentation=613 .actions=348 .separators=618 .accessory=615 .accessibilityText=615
      .cellKind=615 .editor=615 .holds=615 .header=443
    620 .height=612 .width=612 .estimatedHeight=613 .headerHeight=614 .footerHeight=614 .hidden=615
      .selectable=616 .momentary=615 .editable=616 .movable=617 .deletable=616 .collapsible=616
      .indentation=613 .actions=348 .separators=618 .accessory=615 .accessibilityText=615
      .cellKind=615 .editor=615 .holds=615 .columns=747
    621 .expression=74 .message=74 .severity=605 .columns=212
    622 .height=612 .width=612 .estimatedHeight=613 .headerHeight=614 .footerHeight=614 .hidden=615
      .selectable=616 .momentary=615 .editable=616 .movable=617 .deletable=616 .collapsible=616
      .indentation=613 .actions=348 .separators=618 .accessory=615 .accessibilityText=615
      .cellKind=615 .editor=615 .holds=615 .kind=74
    623 'cancelled,limit,readFailed,sourceChanged
    624 'different,grown,same
    625 'given
    626 'columns
    627 .sampleRows=219 .counts=280 .reason=74 .nullValues=212 .firstDisagreement=748
    628 'file
    629 'inline
    630 'created
    631 .reason=74 .examined=219 .share=219
    632 'cr,crlf,lf,mixed
    633 .kind=749 .message=74 .row=301 .column=74 .line=219 .byteOffset=219 .expected=74 .found=74
    634 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    635 .kind=750 .row=301 .column=74 .value=0 .text=74 .values=0
    636 .kind=751 .options=234 .rows=229 .place=752
    637 .kind=753 .rows=254
    638 .kind=754 .rows=254 .place=752
    639 .kind=755 .texts=756 .text=74 .html=74 .format=757 .header=74 .at=526 .view=227 .rows=254
      .columns=212 .overflow=758
    640 .kind=759 .view=227
    641 .kind=760 .row=301 .options=452
    642 .kind=761 .column=74 .options=473
    643 .kind=762 .column=74 .options=473 .place=763
    644 .kind=764 .column=74
    645 .kind=765 .columns=212
    646 .kind=766 .sections=230 .place=767 .sectionColumn=74
    647 .kind=768 .sections=254
    648 .kind=769 .sections=254 .place=767
    649 .kind=770 .section=301 .options=771
    650 .row=301 .column=74 .before=772 .after=772
    651 'edit,setRows
    652 .bytes=308 .range=433 .newText=74 .base64=74
    653 'keys
    654 'content
    655 'value
    656 'tag
    657 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    658 .column=74 .rows=308 .values=229 .texts=212 .errors=671 .pending=308 .stale=308 .lossy=308
      .cut=308 .matches=672
    659 .index=219 .key=301 .columns=212
    660 .index=219 .key=74 .members=773
    661 []=774 'declared
    662 .all=74 .keys=775
    663 .height=219 .wrap=74 .linesMax=219 .inset=219 .padding=219 .minimum=219 .maximum=219
      .whole=74 .spacing=219 .background=74 .quiet=219 .measured=776 .deadline=219
    664 'count,distinct,max,mean,min,sum,valid
    665 'notApplicable,outOfRange,tooManyValues
    666 .column=74 .fixed=777 .x=219 .width=219 .tracks=219 .estimate=74
    667 'typeChanged,unknownColumn
    668 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    669 .pointer=501 .kind=778 .message=74
    670 []=779
    671 []=780
    672 []=781
    673 []=782
    674 []=783
    675 'collapsed,filtered,hidden,removed,unknown
    676 'hidden
    677 'entries
    678 'viewport
    679 .kind=784 .y=219 .height=219 .section=508
    680 'changed,declared,fixed,hidden
    681 .column=74 .ranges=488 .further=219
    682 'column,columnType,limit,value
    683 'group
    684 'count
    685 'aggregate
    686 *=785
    687 .expression=74 'destructive,disabled,normal
    688 'inline,leading,menu,trailing
    689 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    690 'cells
    691 'narrow,wide
    692 'font
    693 .defaultAdvance=219 .ranges=786 .advances=787 .kerning=788 .letterSpacing=219
    694 'estimate
    695 []=789
    696 .text=74 .width=219 .cut=74
    697 'cell,place,removed
    698 'invalid,valueDoesNotFit
    699 'damaged,foreign,newer
    700 .kind=74 .at=488
    701 .column=74 .cellKind=0 .editor=0 .at=488
    702 .index=219 .rowState=0
    703 .index=219 .column=74 .cellState=0
    704 .leading=219 .trailing=219 .thickness=219
    705 .look=219 .styles=790
    706 .look=219 .at=488
    707 .column=74 .look=219 .at=488
    708 .style=219 .count=219 .row=301 .message=74
    709 'collapse,delete,edit,move,select
    710 'begin
    711 'report
    712 'end
    713 'caseInsensitive,length,list,natural,semver,text,value
    714 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    715 .kind=791
    716 .kind=792 .advance=219
    717 .kind=793 .size=219
    718 .kind=776 .size=219
    719 .kind=794 .share=219 .size=219
    720 .kind=795 .size=219 .advance=219
    721 .kind=796 .width=219
    722 .kind=797 .width=219
    723 .kind=798 .share=219
    724 .kind=799
    725 .kind=800
    726 'drafts,errors,hovered,matches,selected,sorted,stripes
    727 .kind=801 .every=219 .offset=219 .by=802
    728 .kind=803 .every=219 .offset=219
    729 .kind=804
    730 .kind=805
    731 .kind=806
    732 .kind=807
    733 .kind=808
    734 'encoding,formula,quote
    735 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    736 .kind=809 .pattern=74 .locale=810 .prefix=74 .suffix=74 .negative=811
    737 .kind=812 .pattern=74 .locale=810 .prefix=74 .suffix=74 .negative=811 .currency=74
      .display=813
    738 .kind=814 .pattern=74 .locale=810 .prefix=74 .suffix=74 .negative=811
    739 .kind=815 .locale=810 .currency=74 .digits=219
    740 .kind=816 .locale=810 .units=817 .digits=219
    741 .kind=818 .locale=810 .style=819 .unit=820
    742 .kind=821 .pattern=74 .locale=810
    743 .kind=822 .true=74 .false=74
    744 .kind=823 .values=824 .otherwise=609
    745 .kind=825 .template=74 .format=609
    746 .expression=74 .message=74 .severity=605
    747 *=826
    748 .row=301 .line=219 .byteOffset=219 .text=74
    749 'comment,fieldCount,fieldTooLong,guessedEncoding,invalidEncoding,typeMismatch
      'unclosedQuote,unlikelyCharacters
    750 'set
    751 'insert
    752 .kind=827 ?kind:start=828 ?kind:end=829 ?kind:before=830 ?kind:after=831 ?kind:index=832
      ?kind:shown=833
    753 'remove
    754 'move
    755 'paste
    756 []=212
    757 'csv,html,json,markdown,tsv
    758 'clip,insert,refuse
    759 'adopt
    760 'setRow
    761 'setColumn
    762 'addColumn
    763 .kind=834 ?kind:start=828 ?kind:end=829 ?kind:before=835 ?kind:after=836
    764 'removeColumn
    765 'orderColumns
    766 'addSections
    767 .kind=834 ?kind:start=828 ?kind:end=829 ?kind:before=837 ?kind:after=838
    768 'removeSections
    769 'moveSections
    770 'setSection
    771 .header=74 .footer=74 .kind=74 .state=0
    772 .value=0 .text=74 .cut=74
    773 []=839
    774 .column=74 .expression=74 .declared=74 .direction=579 .nulls=580 .comparator=581 .values=212
    775 []=670
    776 'client
    777 'leading,trailing
    778 'expression,invalidParams,notSortable,unknownColumn
    779 .kind=592
    780 .row=219 .kind=840 .text=74
    781 .row=219 .ranges=488 .further=219
    782 .row=219 .view=227 .author=74 .by=554 .text=74 .stale=74 .problem=555
    783 .column=74 .kind=664 .value=0 .text=74 .cut=74 .nulls=219 .errors=219 .pending=74
      .problem=841
    784 'group,header
    785 .value=0 .layer=347 .name=74 .problem=74
    786 []=842
    787 []=843
    788 []=844
    789 .range=308 .width=219
    790 []=845
    791 'maximum
    792 'average
    793 'sampled
    794 'percentile
    795 'hybrid
    796 'padded
    797 'fixed
    798 'fraction
    799 'flexible
    800 'adaptive
    801 'stripes
    802 'page,section
    803 'sorted
    804 'selected
    805 'hovered
    806 'matches
    807 'drafts
    808 'errors
    809 'number
    810 'de,en,es,fr,hi,ja
    811 'minus,parentheses
    812 'currency
    813 'code,symbol
    814 'percent
    815 'compact
    816 'bytes
    817 'iec,si
    818 'duration
    819 'clock,short,words
    820 'day,hour,millisecond,minute,second
    821 'date
    822 'boolean
    823 'map
    824 *=74
    825 'template
    826 .height=612 .width=612 .estimatedHeight=613 .headerHeight=614 .footerHeight=614 .hidden=615
      .selectable=616 .momentary=615 .editable=616 .movable=617 .deletable=616 .collapsible=616
      .indentation=613 .actions=348 .separators=618 .accessory=615 .accessibilityText=615
      .cellKind=615 .editor=615 .holds=615 .type=383 .validate=610 .format=609 .path=74
    827 'after,before,end,index,shown,start
    828 .kind=846
    829 .kind=712
    830 .kind=847 .row=301
    831 .kind=848 .row=301
    832 .kind=849 .sourceIndex=219 .counted=850
    833 .kind=851 .view=227 .viewIndex=219 .counted=850 .whenSorted=852
    834 'after,before,end,start
    835 .kind=847 .column=74
    836 .kind=848 .column=74
    837 .kind=847 .section=301
    838 .kind=848 .section=301
    839 'footer,header,kind,state
    840 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    841 'notApplicable,outOfRange,tooManySections,tooManyValues
    842 .first=219 .end=219 .advance=219
    843 .characters=74 .advance=219
    844 .pair=74 .advance=219
    845 .layer=602 .tag=74 .parameters=824
    846 'start
    847 'before
    848 'after
    849 'index
    850 'after,before
    851 'shown
    852 'adopt,refuse
    """#
}
