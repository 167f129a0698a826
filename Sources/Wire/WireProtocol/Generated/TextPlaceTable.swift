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
    244 .delimiter=466 .quote=467 .escape=467 .header=467 .headerRows=468 .skipInitialSpace=467
      .encoding=469 .lineEnd=470 .comment=467 .preambleLines=468 .nullValues=471
    245 .undo=219 .redo=219 .undoLabel=74 .redoLabel=74 .dropped=219
    246 .count=219 .counts=472 .first=219 .items=473
    247 .text=74 .base64=74
    248 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=219 .skipInitialSpace=74
      .encoding=259 .comment=74 .preambleLines=219 .nullValues=212 .types=474 .outliers=219
    249 *=475
    250 .first=219 .size=219
    251 []=476
    252 'join,none,step
    253 'keep,refuse
    254 []=301
    255 .cells=219 .inserted=219 .removed=219 .moved=219 .columns=219 .sections=219 .errorCount=219
      .removedRows=254 .items=477 .errors=434 .asked=381
    256 .id=219 .label=74 .author=74
    257 []=478
    258 'always,ifUnchanged
    259 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
    260 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=270 .byteOrderMark=74
    261 'overwritten,replaced,unchanged
    262 .count=219 .first=219 .size=219 .more=74 .items=479
    263 'apply,discard,keep
    264 'content,edits
    265 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    266 .path=74 .overwrite=74 .sync=74
    267 'text,value
    268 'off,quote,reject
    269 'arrays,objects
    270 'cr,crlf,lf
    271 []=480
    272 .kind=481 ?kind:keys=482 ?kind:columns=459 ?kind:given=483 ?kind:content=484
    273 .kind=485 ?kind:value=486 ?kind:columns=459 ?kind:tag=487
    274 'diff,reset
    275 .changes=219 .share=219
    276 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    277 []=380
    278 'applied,superseded
    279 .deletes=219 .inserts=219 .moves=219 .updates=219
    280 *=219
    281 []=488
    282 []=489
    283 .table=227 .revision=219
    284 'both,text,value
    285 .table=227 .revision=219 .rows=219
    286 .deletes=219 .moves=219 .inserts=219 .updates=219 .changes=219
    287 .deletes=490 .moves=490 .inserts=491 .updates=492
    288 .deletes=493 .updates=492
    289 .moves=254 .updates=494
    290 .old=328 .new=328 .deletes=308 .inserts=308 .moves=490 .updates=495
    291 .sort=205 .search=206 .filter=207 .sections=496 .selection=209 .page=210 .columns=211
      .columnOrder=212 .binding=213 .params=214 .sortCycle=215 .footers=74 .footerSorts=74
      .showHidden=74 .layout=497 .presentation=217 .styles=218
    292 *=498
    293 .width=219 .content=219 .direction=414 .height=219 .items=499 .estimate=74 .groups=500
      .columns=501
    294 []=502
    295 .row=301 .pointer=503 .reason=74 .message=74 .range=432 .bytes=432 .lines=433
    296 []=504
    297 .source=219 .filtered=219 .pages=219 .pageIndex=219 .pageSize=219 .first=219 .end=219
      .matches=219 .entries=219 .failed=219 .orderFailed=219 .hidden=219
    298 'pending,ready
    299 .rows=219 .matches=219
    300 .outcome=505 .when=219 .dropped=506
    301 #key
    302 'footer,header
    303 *=507
    304 []=508
    305 []=509
    306 []=510
    307 []=511
    308 []=219
    309 []=512
    310 []=513
    311 []=514
    312 []=515
    313 .kind=516 ?kind:entries=517 ?kind:all=518 ?kind:viewport=519
    314 'cells,keys
    315 .sort=520 .filter=520 .sections=520 .page=520 .setRows=520 .load=520 .edit=520 .resize=520
      .measure=520 'end,entry,index
    316 .kind=521 .key=229 #key
    317 .offset=219 .extent=219 .overscan=219
    318 .offset=219 .thumb=219 .extent=219 .overscan=219 .column=74 .placement=522
    319 'bottom,center,nearest,top
    320 'end,start
    321 .offset=219 .room=219 .contentWidth=219 .left=500 .thumb=523
    322 .offset=219 .extent=219 .top=219 .spacing=219 .heldBack=219 .thumb=523 .anchor=508
      .sticky=524
    323 []=525
    324 []=526
    325 []=527
    326 @=219 $id
    327 'collapse,expand,toggle
    328 []=229
    329 'add,all,extend,invert,none,remove,replace,tap,toggle
    330 []=528
    331 []=529
    332 []=530
    333 'cell,column,row
    334 []=265
    335 []=531
    336 'next,previous
    337 .row=301 .viewIndex=219 .pageIndex=219 .wrapped=74 .cells=532
    338 []=533
    339 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    340 'all,any,replace
    341 []=534
    342 'all,shown
    343 .kind=535 ?kind:group=536 ?kind:count=537 ?kind:aggregate=538
    344 []=539
    345 []=540
    346 []=541
    347 'builtIn,column,fallback,kind,row,section,table
    348 []=542
    349 'strict,table
    350 *=352
    351 []=543
    352 .list=352 .map=544 .type=352 .opaque=74 .of=544
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    353 .columns=212 .cells=212 .params=212 .bindings=212
    354 []=545
    355 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=546 .map=547
      .type=74 .timestamp=548 .duration=548 .optional=355
    356 .kind=549 ?kind:cells=550 ?kind:font=551 ?kind:estimate=552
    357 .width=219 .linesMax=219
    358 .width=219 .at=553 .ellipsis=74
    359 []=554
    360 'all,selection
    361 .row=301 .column=74 .index=219
    362 'owner,user
    363 []=555
    364 'ours,theirs
    365 'begin,cancel,change,commit
    366 .view=227 .author=74 .by=556 .text=74 .stale=74 .problem=557
    367 []=558
    368 []=1
    369 .resident=219 .program=219 .heap=219 .free=219 .cache=219 .tables=559 .sorting=219
      .gathering=219 .comparing=219 .messages=219 .recording=219 .other=219 *=219
    370 []=560
    371 []=561
    372 .appeared=304 .disappeared=304 .prefetch=304 .cancelled=304
    373 .rows=562 .cells=563 .states=564 .cellStates=565
    374 []=566
    375 []=567
    376 []=568
    377 .anew=74 .looks=569 .rows=570 .cells=571 .failures=572
    378 .keys=304 .blocks=305
    379 .deletes=490 .moves=490 .inserts=573 .updates=492 .scrolledOut=490 .scrolledIn=490
    380 *=0
    381 []=574
    382 'allow,refuse
    383 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    384 []=383
    385 []=575
    386 'heights,widths
    387 []=576
    388 .count=219
    389 .kind=577 ?kind:begin=578 ?kind:report=579 ?kind:end=580
    390 .column=74 .expression=74 .direction=581 .nulls=582 .comparator=583
    391 'exact,ignored
    392 'contains,fuzzy,prefix,regex,words
    393 'filter,mark
    394 'display,value
    395 'all,any,compare,error,expression,not,null,oneOf,text
    396 .kind=584 .conditions=585
    397 .kind=586 .conditions=585
    398 .kind=587 .condition=207
    399 .kind=588 .column=74 .relation=339 .value=0
    400 .kind=589 .column=74 .values=0
    401 .kind=590 .column=74 .relation=591 .text=74 .caseFolded=74 .diacritics=391 .of=394
    402 .kind=592 .source=74
    403 .kind=593 .column=74
    404 .kind=594 .column=74
    405 []=595 'declared
    406 'hide,show
    407 .all=74 .keys=328
    408 'multiple,none,single
    409 'extend,replace,toggle
    410 'drop,keep
    411 .hidden=74 .footer=596 .nullDefault=0
    412 'ascending,descending,none
    413 .leading=219 .trailing=219
    414 'ltr,rtl
    415 .height=219 .wrap=74 .linesMax=219 .inset=219 .padding=219 .minimum=219 .maximum=219
      .whole=74 .spacing=219 .background=74 .quiet=219 .measured=597 .deadline=219
    416 .direction=598 .size=499 .perLine=308 .spacing=219 .lineSpacing=219 .insets=599
    417 .mode=600 .minimum=219 .maximum=219 .padding=219 .headerPadding=219 .header=74 .footer=74
      .whole=74
    418 *=601
    419 'grid,headless,list,stack
    420 .shown=74 .height=219 .inside=74 .floats=74
    421 .shown=74 .height=219 .inside=74 .floats=74 .placement=602 .placeholder=74
    422 .table=599 .header=599 .footer=599 .row=599 .item=599
    423 .header=219 .footer=219
    424 .ascending=74 .descending=74 .none=74 .width=219 .header=74 .footer=74
    425 .vertical=74 .horizontal=74 .minimum=219
    426 'center,leading,trailing
    427 .when=74 .source=603 .columns=212 .layer=604 .tag=74 .parameters=605
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
    430 'base,columns,dialect,edited,misfit,none
    431 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    432 .first=219 .end=219
    433 .start=439 .end=439
    434 []=606
    435 .kind=74 .index=219 .expression=74 .type=383 .message=74 .severity=607
    436 []=608
    437 'changed,replaced
    438 []=609
    439 .line=219 .character=219
    440 .id=74 .type=383 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=446 .supplied=610 .format=611 .parse=611
      .nullPlaceholder=74 .comparator=583 .footer=596 .validate=612 .align=613 .editor=0
      .cellKind=74 .meta=0
    441 .key=301 .header=74 .footer=74 .kind=74 .state=0 .rows=229
    442 .base=383 .format=611 .parse=611 .nullPlaceholder=74 .comparator=583 .footer=596
      .validate=612 .align=613 .editor=0 .cellKind=74 .meta=0
    443 .height=614 .width=614 .estimatedHeight=615 .headerHeight=616 .footerHeight=616 .hidden=617
      .selectable=618 .momentary=617 .editable=618 .movable=619 .deletable=618 .collapsible=618
      .indentation=615 .actions=348 .separators=620 .accessory=617 .accessibilityText=617
      .cellKind=617 .editor=617 .holds=617
    444 *=621
    445 *=622
    446 .column=74 .expression=74
    447 'default,refuse
    448 []=623
    449 *=443
    450 *=624
    451 .deadline=219 .default=382
    452 .kind=74 .settings=443 .rowState=0 .cellStates=380
    453 .kind=625 .message=74 .system=74
    454 'failed,off,on,suspended
    455 .changes=219 .when=219 .base=626 .process=219 .others=219 .lostBytes=219 .suspended=74
    456 .backup=74 .steps=219 .base=626
    457 'columns,given
    458 .kind=627
    459 .kind=628 .columns=212
    460 .id=74 .title=74 .type=383 .sortable=74 .searchable=74 .editable=74 .computed=74
      .supplied=610 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74 .sortBy=446
      .sortByProblem=74 .typeName=74 .format=611 .parse=611 .nullPlaceholder=74 .comparator=583
      .footer=596 .validate=612 .align=613 .editor=0 .cellKind=74 .meta=0 .evidence=629
    461 .key=301 .header=74 .footer=74 .kind=74 .state=0
    462 'created,file,inline
    463 .kind=630 .path=74 .uri=74 .bytes=219
    464 .kind=631 .bytes=219
    465 .kind=632
    466 .value=74 .forced=74 .evidence=633
    467 .value=74 .forced=74 .evidence=634
    468 .value=219 .forced=74 .evidence=634
    469 .value=259 .forced=74 .evidence=634
    470 .value=635 .forced=74 .evidence=634
    471 .value=212 .forced=74 .evidence=634
    472 .fieldCount=219 .typeMismatch=219 .unclosedQuote=219 .fieldTooLong=219 .invalidEncoding=219
      .unlikelyCharacters=219 .guessedEncoding=219 .comment=219
    473 []=636
    474 'detected,plain
    475 .type=383 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=446 .supplied=610 .format=611 .parse=611
      .nullPlaceholder=74 .comparator=583 .footer=596 .validate=612 .align=613 .editor=0
      .cellKind=74 .meta=0
    476 .kind=637 ?kind:set=638 ?kind:insert=639 ?kind:remove=640 ?kind:move=641 ?kind:paste=642
      ?kind:adopt=643 ?kind:setRow=644 ?kind:setColumn=645 ?kind:addColumn=646
      ?kind:removeColumn=647 ?kind:orderColumns=648 ?kind:addSections=649 ?kind:removeSections=650
      ?kind:moveSections=651 ?kind:setSection=652
    477 []=653
    478 .id=219 .done=74 .label=74 .author=74 .cause=654 .revision=219 .cells=219 .rows=219
      .columns=219 .sections=219 .bytes=219
    479 []=655
    480 .key=301 .header=74 .footer=74 .kind=74 .state=0 .rows=229 .keys=254 .rowStates=229
      .cellStates=277 .tags=254
    481 'columns,content,given,keys
    482 .kind=656
    483 .kind=627 .keys=254
    484 .kind=657
    485 'columns,tag,value
    486 .kind=658
    487 .kind=659 .tags=254
    488 .column=74 .kind=74 .type=383 .index=219 .expression=74 .message=74 .severity=607 .count=219
      .problem=74
    489 .kind=660 .row=301 .column=74 .columns=212 .text=74 .cut=74 .rule=435 .reason=74
    490 []=308
    491 .at=490 .keys=254 .blocks=305
    492 []=661
    493 .keys=254 .blocks=305
    494 []=662
    495 []=663
    496 .by=664 .headers=74 .footers=74 .empty=406 .collapsed=665 .aggregates=341
    497 .measurer=356 .frame=219 .minimumWidth=219 .insets=413 .direction=414 .spacing=219 .scale=74
      .lock=74 .fixed=413 .rows=666 .items=416 .sizing=417 .columns=418
    498 .title=74 .aggregate=667 .over=342 .value=0 .text=74 .cut=74 .nulls=219 .errors=219
      .pending=74 .problem=668
    499 .width=219 .height=219
    500 .leading=219 .center=219 .trailing=219
    501 []=669
    502 .pointer=503 .kind=670 .message=74
    503 $statePointer
    504 .pointer=503 .kind=671 .message=74
    505 'damaged,foreign,newer,noFile,none,off,restored
    506 []=672
    507 .direction=412 .sortable=74 .priority=219
    508 .kind=521 .key=673 #key
    509 .column=74 .offset=219 .values=229 .texts=212 .errors=674 .pending=308 .stale=308 .lossy=308
      .cut=308 .matches=675 .drafts=676
    510 .key=673 .title=74 .cut=74 .count=219 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=677
    511 .x=219 .group=426
    512 .key=301 .sourceIndex=219 .viewIndex=219 .pageIndex=219 .offset=219 .height=219 .frame=567
      .reason=678 .section=673
    513 .column=74 .group=426 .x=219 .width=219 .estimate=74 .reason=679
    514 .column=74 .group=426 .x=219 .width=219 .estimate=74 .distance=219
    515 .key=508 .viewIndex=219 .offset=219 .height=219 .frame=567
    516 'all,entries,viewport
    517 .kind=680 .first=219 .size=219 .overscan=219
    518 .kind=584
    519 .kind=681 .offset=219 .extent=219 .overscan=219
    520 'entry,offset,start
    521 'footer,group,header
    522 'center,end,nearest,start
    523 .start=219 .length=219
    524 []=682
    525 .row=301 .height=219
    526 .row=301 .column=74 .height=219
    527 .row=301 .column=74 .reason=683
    528 .row=301 .column=74
    529 .from=528 .to=528
    530 .row=301 .column=74 .sourceIndex=219 .viewIndex=219 .pageIndex=219
    531 .format=265 .type=1 .text=74
    532 []=684
    533 .pointer=74 .kind=685 .message=74
    534 .column=74 .kind=667
    535 'aggregate,count,group
    536 .kind=686 .direction=581
    537 .kind=687 .direction=581
    538 .kind=688 .index=219 .direction=581
    539 .column=74 .kind=667 .values=229 .texts=212 .cut=308 .nulls=308 .errors=308
    540 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    541 .row=301 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=380 .settings=689
    542 .id=74 .title=617 .style=690 .hidden=617 .image=617 .placement=691 .fullSwipe=74
      .children=348
    543 .name=74 .arguments=544 .result=352 .member=74
    544 []=352
    545 .kind=692 .message=74 .range=432 .bytes=432 .lines=433 .expected=74 .found=74 .hint=74
    546 []=355
    547 []=546
    548 .seconds=74 .nanos=74
    549 'cells,estimate,font
    550 .kind=693 .tabStop=219 .ambiguous=694
    551 .kind=695 .lineHeight=219 .regular=696 .bold=696
    552 .kind=697 .advance=219 .lineHeight=219
    553 'head,middle,tail
    554 .width=219 .height=219 .lines=698 .more=74 .shown=699
    555 .kind=700 .row=301 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=364
      .oursAfter=301 .theirsAfter=301
    556 'user
    557 .kind=701 .expected=74 .row=301 .column=74 .columns=212 .rule=435 .reason=74
    558 .journal=74 .bytes=219 .when=219 .inUse=74 .path=74 .changes=219 .process=219 .problem=702
    559 .sources=219 .edits=219 .rows=219 .keys=219 .history=219 .views=219 .uncounted=219 *=219
    560 .subscription=227 .view=227 .pending=219 .lagRevisions=219
    561 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    562 []=703
    563 []=704
    564 []=705
    565 []=706
    566 .height=219 .count=219
    567 .x=219 .y=219 .width=219 .height=219
    568 .top=707 .bottom=707 .at=490
    569 []=708
    570 []=709
    571 []=710
    572 []=711
    573 .at=490 .keys=304 .blocks=305
    574 .permission=712 .row=301 .column=74 .section=74 .layer=347
    575 .row=219 .text=74
    576 .column=74 .width=219
    577 'begin,end,report
    578 .kind=713 .title=74 .message=74 .percentage=219
    579 .kind=714 .message=74 .percentage=219
    580 .kind=715 .message=74
    581 'ascending,descending
    582 'first,last
    583 .kind=716 .caseFolded=74 .diacritics=391 .values=212
      'caseInsensitive,length,natural,semver,text,value
    584 'all
    585 []=207
    586 'any
    587 'not
    588 'compare
    589 'oneOf
    590 'text
    591 'contains,endsWith,equals,startsWith
    592 'expression
    593 'null
    594 'error
    595 .column=74 .expression=74 .declared=74 .direction=581 .nulls=582 .comparator=583 .values=229
    596 .title=74 .aggregate=667 .over=342
    597 'client,daemon
    598 'horizontal,wrapped
    599 .top=219 .leading=219 .bottom=219 .trailing=219
    600 .kind=717 ?kind:maximum=718 ?kind:average=719 ?kind:sampled=720 ?kind:client=721
      ?kind:percentile=722 ?kind:hybrid=723 ?kind:padded=724 ?kind:fixed=725 ?kind:fraction=726
      ?kind:flexible=727 ?kind:adaptive=728
    601 .mode=600 .minimum=219 .maximum=219 .padding=219 .headerPadding=219 .header=74 .footer=74
      .whole=74 .width=219 .spacing=219
    602 'client,embedded,hidden
    603 .kind=729 ?kind:stripes=730 ?kind:sorted=731 ?kind:selected=732 ?kind:hovered=733
      ?kind:matches=734 ?kind:drafts=735 ?kind:errors=736
    604 'background,overlay
    605 *=617
    606 .kind=74 .message=74 .pointer=429 .row=301 .column=74 .expected=0 .found=0 .rule=435
    607 'mark,refuse
    608 .key=301 .rows=308
    609 .row=301 .column=74 .reason=737
    610 .inputs=212 .deadline=219
    611 .kind=738 ?kind:number=739 ?kind:currency=740 ?kind:percent=741 ?kind:compact=742
      ?kind:bytes=743 ?kind:duration=744 ?kind:date=745 ?kind:boolean=746 ?kind:map=747
      ?kind:template=748
    612 .expression=74 .message=74 .severity=607 []=749
    613 'center,end,start
    614 .expression=74 'automatic #
    615 .expression=74 #
    616 .expression=74 'automatic,zero #
    617 .expression=74
    618 .expression=74 'ask
    619 .expression=74 .within=212 'ask
    620 .top=707 .between=707 .bottom=707
    621 .height=614 .width=614 .estimatedHeight=615 .headerHeight=616 .footerHeight=616 .hidden=617
      .selectable=618 .momentary=617 .editable=618 .movable=619 .deletable=618 .collapsible=618
      .indentation=615 .actions=348 .separators=620 .accessory=617 .accessibilityText=617
      .cellKind=617 .editor=617 .holds=617 .header=443
    622 .height=614 .width=614 .estimatedHeight=615 .headerHeight=616 .footerHeight=616 .hidden=617
      .selectable=618 .momentary=617 .editable=618 .movable=619 .deletable=618 .collapsible=618
      .indentation=615 .actions=348 .separators=620 .accessory=617 .accessibilityText=617
      .cellKind=617 .editor=617 .holds=617 .columns=750
    623 .expression=74 .message=74 .severity=607 .columns=212
    624 .height=614 .width=614 .estimatedHeight=615 .headerHeight=616 .footerHeight=616 .hidden=617
      .selectable=618 .momentary=617 .editable=618 .movable=619 .deletable=618 .collapsible=618
      .indentation=615 .actions=348 .separators=620 .accessory=617 .accessibilityText=617
      .cellKind=617 .editor=617 .holds=617 .kind=74
    625 'cancelled,limit,readFailed,sourceChanged
    626 'different,grown,same
    627 'given
    628 'columns
    629 .sampleRows=219 .counts=280 .reason=74 .nullValues=212 .firstDisagreement=751
    630 'file
    631 'inline
    632 'created
    633 .reason=74 .examined=219 .share=219 .score=219 .parts=280 .others=752
    634 .reason=74 .examined=219 .share=219
    635 'cr,crlf,lf,mixed
    636 .kind=753 .message=74 .row=301 .column=74 .line=219 .byteOffset=219 .expected=74 .found=74
    637 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    638 .kind=754 .row=301 .column=74 .value=0 .text=74 .values=0
    639 .kind=755 .options=234 .rows=229 .place=756
    640 .kind=757 .rows=254
    641 .kind=758 .rows=254 .place=756
    642 .kind=759 .texts=760 .text=74 .html=74 .format=761 .header=74 .at=528 .view=227 .rows=254
      .columns=212 .overflow=762
    643 .kind=763 .view=227
    644 .kind=764 .row=301 .options=452
    645 .kind=765 .column=74 .options=475
    646 .kind=766 .column=74 .options=475 .place=767
    647 .kind=768 .column=74
    648 .kind=769 .columns=212
    649 .kind=770 .sections=230 .place=771 .sectionColumn=74
    650 .kind=772 .sections=254
    651 .kind=773 .sections=254 .place=771
    652 .kind=774 .section=301 .options=775
    653 .row=301 .column=74 .before=776 .after=776
    654 'edit,setRows
    655 .bytes=308 .range=433 .newText=74 .base64=74
    656 'keys
    657 'content
    658 'value
    659 'tag
    660 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    661 .column=74 .rows=308 .values=229 .texts=212 .errors=674 .pending=308 .stale=308 .lossy=308
      .cut=308 .matches=675
    662 .index=219 .key=301 .columns=212
    663 .index=219 .key=74 .members=777
    664 []=778 'declared
    665 .all=74 .keys=779
    666 .height=219 .wrap=74 .linesMax=219 .inset=219 .padding=219 .minimum=219 .maximum=219
      .whole=74 .spacing=219 .background=74 .quiet=219 .measured=780 .deadline=219
    667 'count,distinct,max,mean,min,sum,valid
    668 'notApplicable,outOfRange,tooManyValues
    669 .column=74 .fixed=781 .x=219 .width=219 .tracks=219 .estimate=74
    670 'typeChanged,unknownColumn
    671 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    672 .pointer=503 .kind=782 .message=74
    673 []=783
    674 []=784
    675 []=785
    676 []=786
    677 []=787
    678 'collapsed,filtered,hidden,removed,unknown
    679 'hidden
    680 'entries
    681 'viewport
    682 .kind=788 .y=219 .height=219 .section=510
    683 'changed,declared,fixed,hidden
    684 .column=74 .ranges=490 .further=219
    685 'column,columnType,limit,value
    686 'group
    687 'count
    688 'aggregate
    689 *=789
    690 .expression=74 'destructive,disabled,normal
    691 'inline,leading,menu,trailing
    692 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    693 'cells
    694 'narrow,wide
    695 'font
    696 .defaultAdvance=219 .ranges=790 .advances=791 .kerning=792 .letterSpacing=219
    697 'estimate
    698 []=793
    699 .text=74 .width=219 .cut=74
    700 'cell,place,removed
    701 'invalid,valueDoesNotFit
    702 'damaged,foreign,newer
    703 .kind=74 .at=490
    704 .column=74 .cellKind=0 .editor=0 .at=490
    705 .index=219 .rowState=0
    706 .index=219 .column=74 .cellState=0
    707 .leading=219 .trailing=219 .thickness=219
    708 .look=219 .styles=794
    709 .look=219 .at=490
    710 .column=74 .look=219 .at=490
    711 .style=219 .count=219 .row=301 .message=74
    712 'collapse,delete,edit,move,select
    713 'begin
    714 'report
    715 'end
    716 'caseInsensitive,length,list,natural,semver,text,value
    717 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    718 .kind=795
    719 .kind=796 .advance=219
    720 .kind=797 .size=219
    721 .kind=780 .size=219
    722 .kind=798 .share=219 .size=219
    723 .kind=799 .size=219 .advance=219
    724 .kind=800 .width=219
    725 .kind=801 .width=219
    726 .kind=802 .share=219
    727 .kind=803
    728 .kind=804
    729 'drafts,errors,hovered,matches,selected,sorted,stripes
    730 .kind=805 .every=219 .offset=219 .by=806
    731 .kind=807 .every=219 .offset=219
    732 .kind=808
    733 .kind=809
    734 .kind=810
    735 .kind=811
    736 .kind=812
    737 'encoding,formula,quote
    738 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    739 .kind=813 .pattern=74 .locale=814 .prefix=74 .suffix=74 .negative=815 .decimalMark=74
      .groupMark=74
    740 .kind=816 .pattern=74 .locale=814 .prefix=74 .suffix=74 .negative=815 .decimalMark=74
      .groupMark=74 .currency=74 .display=817
    741 .kind=818 .pattern=74 .locale=814 .prefix=74 .suffix=74 .negative=815 .decimalMark=74
      .groupMark=74
    742 .kind=819 .locale=814 .currency=74 .digits=219
    743 .kind=820 .locale=814 .units=821 .digits=219
    744 .kind=822 .locale=814 .style=823 .unit=824
    745 .kind=825 .pattern=74 .locale=814
    746 .kind=826 .true=74 .false=74
    747 .kind=827 .values=828 .otherwise=611
    748 .kind=829 .template=74 .format=611
    749 .expression=74 .message=74 .severity=607
    750 *=830
    751 .row=301 .line=219 .byteOffset=219 .text=74
    752 []=831
    753 'comment,fieldCount,fieldTooLong,guessedEncoding,invalidEncoding,typeMismatch
      'unclosedQuote,unlikelyCharacters
    754 'set
    755 'insert
    756 .kind=832 ?kind:start=833 ?kind:end=834 ?kind:before=835 ?kind:after=836 ?kind:index=837
      ?kind:shown=838
    757 'remove
    758 'move
    759 'paste
    760 []=212
    761 'csv,html,json,markdown,tsv
    762 'clip,insert,refuse
    763 'adopt
    764 'setRow
    765 'setColumn
    766 'addColumn
    767 .kind=839 ?kind:start=833 ?kind:end=834 ?kind:before=840 ?kind:after=841
    768 'removeColumn
    769 'orderColumns
    770 'addSections
    771 .kind=839 ?kind:start=833 ?kind:end=834 ?kind:before=842 ?kind:after=843
    772 'removeSections
    773 'moveSections
    774 'setSection
    775 .header=74 .footer=74 .kind=74 .state=0
    776 .value=0 .text=74 .cut=74
    777 []=844
    778 .column=74 .expression=74 .declared=74 .direction=581 .nulls=582 .comparator=583 .values=212
    779 []=673
    780 'client
    781 'leading,trailing
    782 'expression,invalidParams,notSortable,unknownColumn
    783 .kind=594
    784 .row=219 .kind=845 .text=74
    785 .row=219 .ranges=490 .further=219
    786 .row=219 .view=227 .author=74 .by=556 .text=74 .stale=74 .problem=557
    787 .column=74 .kind=667 .value=0 .text=74 .cut=74 .nulls=219 .errors=219 .pending=74
      .problem=846
    788 'group,header
    789 .value=0 .layer=347 .name=74 .problem=74
    790 []=847
    791 []=848
    792 []=849
    793 .range=308 .width=219
    794 []=850
    795 'maximum
    796 'average
    797 'sampled
    798 'percentile
    799 'hybrid
    800 'padded
    801 'fixed
    802 'fraction
    803 'flexible
    804 'adaptive
    805 'stripes
    806 'page,section
    807 'sorted
    808 'selected
    809 'hovered
    810 'matches
    811 'drafts
    812 'errors
    813 'number
    814 'de,en,es,fr,hi,ja
    815 'minus,parentheses
    816 'currency
    817 'code,symbol
    818 'percent
    819 'compact
    820 'bytes
    821 'iec,si
    822 'duration
    823 'clock,short,words
    824 'day,hour,millisecond,minute,second
    825 'date
    826 'boolean
    827 'map
    828 *=74
    829 'template
    830 .height=614 .width=614 .estimatedHeight=615 .headerHeight=616 .footerHeight=616 .hidden=617
      .selectable=618 .momentary=617 .editable=618 .movable=619 .deletable=618 .collapsible=618
      .indentation=615 .actions=348 .separators=620 .accessory=617 .accessibilityText=617
      .cellKind=617 .editor=617 .holds=617 .type=383 .validate=612 .format=611 .path=74
    831 .delimiter=74 .score=219
    832 'after,before,end,index,shown,start
    833 .kind=851
    834 .kind=715
    835 .kind=852 .row=301
    836 .kind=853 .row=301
    837 .kind=854 .sourceIndex=219 .counted=855
    838 .kind=856 .view=227 .viewIndex=219 .counted=855 .whenSorted=857
    839 'after,before,end,start
    840 .kind=852 .column=74
    841 .kind=853 .column=74
    842 .kind=852 .section=301
    843 .kind=853 .section=301
    844 'footer,header,kind,state
    845 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    846 'notApplicable,outOfRange,tooManySections,tooManyValues
    847 .first=219 .end=219 .advance=219
    848 .characters=74 .advance=219
    849 .pair=74 .advance=219
    850 .layer=604 .tag=74 .parameters=828
    851 'start
    852 'before
    853 'after
    854 'index
    855 'after,before
    856 'shown
    857 'adopt,refuse
    """#
}
