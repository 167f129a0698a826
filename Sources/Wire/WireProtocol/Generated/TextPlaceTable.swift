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
      .sampleRows=219 .widen=74 .progressToken=219 .declarations=233 .wait=74 .journal=224
      .journalFolder=74 .durability=225 .whenFileChanges=237
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
      .extraFields=74
    65 .viewRevision=219 .revision=219 .complete=74 .first=219 .count=219 .more=74 .keys=304
      .blocks=305 .sections=306 .extraFields=307 .counts=297 .order=298 .searching=299
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
    76 .view=227 .keys=254 .columns=212 .at=308 .offsets=309 .wait=74
    77 .viewRevision=219 .complete=74 .rows=310 .columns=311 .at=312 .entries=313
    78 .jsonrpc=5 .id=6 .method=204 .params=79 .result=80 .error=3
    79 .view=227 .subscription=227 .window=314 .content=315 .columns=212 .as=284 .textBytes=219
      .hold=316 .anchor=317 .follow=74 .appearance=74 .kinds=74 .problems=74 .separators=74
      .styles=74 .brief=74 .across=318
    80 .subscription=227 .viewRevision=219 .revision=219 .complete=74
    81 .jsonrpc=5 .id=6 .method=204 .params=82 .result=83 .error=3
    82 .subscription=227 .first=219 .size=219 .columns=212 .hold=316 .across=319 .offset=219
      .extent=219 .entry=317 .placement=320 .pages=219 .to=321 .thumb=219 .follow=74 .dragging=74
      .anchor=317
    83 .first=219 .size=219 .across=322 .viewport=323
    84 .jsonrpc=5 .id=6 .method=204 .params=85 .result=74 .error=3
    85 .subscription=227 .row=301 .column=74
    86 .jsonrpc=5 .id=6 .method=204 .params=87 .result=88 .error=3
    87 .view=227 .rows=324 .cells=325 .at=219
    88 .viewRevision=219 .changed=219 .unused=326
    89 .jsonrpc=5 .id=6 .method=204 .params=90 .result=74 .error=3
    90 .subscription=227
    91 .jsonrpc=5 .id=6 .method=204 .params=92 .result=93 .error=3
    92 .table=227 .supplied=74
    93 .complete=74 .tables=327
    94 .jsonrpc=5 .id=6 .method=204 .params=95 .result=96 .error=3
    95 .view=227 .action=328 .keys=329
    96 .viewRevision=219 .counts=297 .order=298 .complete=74 .searching=299
    97 .jsonrpc=5 .id=6 .method=204 .params=98 .result=99 .error=3
    98 .view=227 .action=330 .rows=254 .columns=212 .cells=331 .ranges=332 .wait=74
    99 .viewRevision=219 .complete=74 .count=219 .selected=333 .deselected=333 .truncated=74
    100 .jsonrpc=5 .id=6 .method=204 .params=101 .result=102 .error=3
    101 .view=227 .first=219 .size=219 .wait=74
    102 .viewRevision=219 .complete=74 .unit=334 .count=219 .first=219 .items=333
    103 .jsonrpc=5 .id=6 .method=204 .params=104 .result=105 .error=3
    104 .view=227 .formats=335 .rows=254 .range=250 .columns=212 .as=267 .formulaGuard=268
      .header=74 .wait=74
    105 .viewRevision=219 .revision=219 .complete=74 .rows=219 .columns=212 .flavours=336 .lossy=74
    106 .jsonrpc=5 .id=6 .method=204 .params=107 .result=108 .error=3
    107 .view=227 .search=206 .from=301 .direction=337 .wrap=74 .wait=74
    108 .viewRevision=219 .revision=219 .complete=74 .matches=219 .hit=338
    109 .jsonrpc=5 .id=6 .method=204 .params=110 .result=111 .error=3
    110 .table=227 .filter=207
    111 .tree=207 .text=74 .problems=339
    112 .jsonrpc=5 .id=6 .method=204 .params=113 .result=114 .error=3
    113 .view=227 .row=301 .column=74 .relation=340 .combine=341
    114 .viewRevision=219 .condition=207 .filter=207
    115 .jsonrpc=5 .id=6 .method=204 .params=116 .result=117 .error=3
    116 .view=227 .groupBy=212 .aggregates=342 .over=343 .sort=344 .range=250 .as=284 .textBytes=219
      .wait=74
    117 .viewRevision=219 .revision=219 .complete=74 .groups=219 .first=219 .more=74 .groupBy=305
      .counts=309 .aggregates=345
    118 .jsonrpc=5 .id=6 .method=204 .params=119 .result=120 .error=3
    119 .table=227 .declarations=233 .author=74
    120 .revision=219 .declarations=233
    121 .jsonrpc=5 .id=6 .method=204 .params=122 .result=123 .error=3
    122 .table=227 .rows=254 .columns=212 .headers=212 .sections=212 .view=227 .subscription=227
      .settings=346 .first=219
    123 .revision=219 .items=347 .first=219 .more=74
    124 .jsonrpc=5 .id=6 .method=204 .params=125 .result=126 .error=3
    125 .view=227 .row=301 .column=74
    126 .viewRevision=219 .revision=219 .layer=348 .name=74 .problem=74 .actions=349
    127 .jsonrpc=5 .id=6 .method=204 .params=128 .result=129 .error=3
    128 .view=227 .row=301 .column=74 .action=74 .seen=219 .author=74
    129 .viewRevision=219 .revision=219
    130 .jsonrpc=5 .id=6 .method=204 .params=131 .result=132 .error=3
    131 .source=74 .dialect=350 .table=227 .variables=351 .functions=352
    132 .type=353 .dependencies=354 .steps=219 .problems=355
    133 .jsonrpc=5 .id=6 .method=204 .params=134 .result=135 .error=3
    134 .source=74 .dialect=350 .table=227 .variables=351 .checked=74 .row=301 .bindings=214
      .params=214
    135 .value=356 .complete=74 .type=353
    136 .jsonrpc=5 .id=6 .method=204 .params=137 .result=138 .error=3
    137 .texts=212 .measurer=357 .bold=74 .wrap=358 .truncate=359
    138 .lineHeight=219 .estimate=74 .measures=360
    139 .jsonrpc=5 .id=6 .method=204 .params=140 .result=141 .error=3
    140 .view=227 .search=206 .with=74 .scope=361 .at=362 .by=363 .preview=74 .label=74 .author=74
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
    152 .revision=219 .count=219 .first=219 .items=364 .more=74
    153 .jsonrpc=5 .id=6 .method=204 .params=154 .result=155 .error=3
    154 .table=227 .take=365 .conflicts=331 .label=74 .author=74
    155 .revision=219 .resolved=219 .left=219 .history=245
    156 .jsonrpc=5 .id=6 .method=204 .params=157 .result=158 .error=3
    157 .view=227 .row=301 .column=74 .action=366 .by=363 .text=74 .value=0 .overwrite=74 .label=74
      .author=74 .history=252 .invalid=253
    158 .revision=219 .draft=367 .history=245
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
    169 .folder=74 .items=368
    170 .jsonrpc=5 .id=6 .method=204 .params=171 .result=172 .error=3
    171 .journals=212 .journalFolder=74
    172 .removed=212
    173 .jsonrpc=5 .id=6 .method=204 .params=0 .result=174 .error=3
    174 .presets=369
    175 .jsonrpc=5 .id=6 .method=204 .params=0 .result=176 .error=3
    176 .memory=370 .methods=1 .watching=371 *=219
    177 .jsonrpc=5 .id=6 .method=204 .params=0 .result=1 .error=3
    178 .jsonrpc=5 .id=6 .method=204 .params=179 .result=0 .error=3
    179 .value=223
    180 .jsonrpc=5 .id=6 .method=204 .params=181 .result=0 .error=3
    181 .id=219
    182 .jsonrpc=5 .id=6 .method=204 .params=0 .result=74 .error=3
    183 .jsonrpc=5 .id=6 .method=204 .params=184 .result=0 .error=3
    184 .subscription=227 .view=227 .table=227 .seq=219 .from=219 .to=219 .revision=219 .causes=372
      .authors=212 .hints=229 .appearance=373 .kinds=374 .layout=293 .across=322 .heights=375
      .frames=376 .viewport=323 .separators=377 .styles=378 .counts=297 .order=298 .complete=74
      .window=250 .columns=212 .reset=379 .diff=380 .part=219 .last=74
    185 .jsonrpc=5 .id=6 .method=204 .params=186 .result=0 .error=3
    186 .table=227 .view=227 .revision=219 .action=74 .key=301 .sourceIndex=219 .viewIndex=219
      .column=74 .values=381 .author=74
    187 .jsonrpc=5 .id=6 .method=204 .params=188 .result=189 .error=3
    188 .table=227 .view=227 .asked=382 .count=219 .deadline=219 .default=383
    189 .decision=383
    190 .jsonrpc=5 .id=6 .method=204 .params=191 .result=192 .error=3
    191 .table=227 .column=74 .type=384 .revision=219 .rows=254 .blocks=305 .types=385 .deadline=219
    192 .values=229 .texts=212 .errors=386
    193 .jsonrpc=5 .id=6 .method=204 .params=194 .result=195 .error=3
    194 .table=227 .view=227 .viewRevision=219 .revision=219 .kind=387 .column=74 .rows=254
      .columns=388 .blocks=305 .deadline=219
    195 .heights=309 .widths=309
    196 .jsonrpc=5 .id=6 .method=204 .params=197 .result=0 .error=3
    197 .table=227 .revision=219 .rows=235 .sourceState=236 .dirty=74 .savedRevision=219
      .unsaved=238 .conflicts=219 .journal=239 .diagnostics=389
    198 .jsonrpc=5 .id=6 .method=204 .params=199 .result=0 .error=3
    199 .token=219 .value=390
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
    205 []=391
    206 .text=74 .columns=212 .caseFolded=74 .diacritics=392 .match=393 .mode=394 .of=395
    207 .kind=396 ?kind:all=397 ?kind:any=398 ?kind:not=399 ?kind:compare=400 ?kind:oneOf=401
      ?kind:text=402 ?kind:expression=403 ?kind:null=404 ?kind:error=405
    208 .by=406 .headers=74 .footers=74 .empty=407 .collapsed=408 .aggregates=342
    209 .mode=409 .unit=334 .tap=410 .momentary=74 .whenFiltered=411
    210 .size=219 .index=219
    211 *=412
    212 []=74
    213 'cell,none,object
    214 *=356
    215 []=413
    216 .measurer=357 .frame=219 .minimumWidth=219 .insets=414 .direction=415 .spacing=219 .scale=74
      .lock=74 .fixed=414 .rows=416 .items=417 .sizing=418 .columns=419
    217 .kind=420 .header=421 .footer=421 .search=422 .insets=423 .spacings=424 .indicators=425
      .scrollBars=426 .alignment=427
    218 []=428
    219 #
    220 .kind=429 .pointer=430 .expected=0 .found=0 .position=219 .revision=219 .offset=219 .limit=1
      .maximum=219 .viewRevision=219 .seen=219 .oldest=219 .asked=219 .step=219 .errno=219
      .count=219 .problem=74 .obstacle=431 .reason=432 .permission=1 .layer=348 .binding=1 .id=74
      .view=227 .column=74 .row=301 .section=74 .name=74 .action=74 .method=74 .path=74 .system=74
      .range=433 .bytes=433 .lines=434 .problems=355 .errors=435 .rule=436 .keys=437 .got=219
      .state=438 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=439 .start=440
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
    228 []=441
    229 []=0
    230 []=442
    231 'section,table
    232 *=443
    233 .settings=444 .fallback=444 .columns=445 .kinds=446 .kindBy=447 .defaultKind=74
      .undeclaredKinds=448 .rowRules=449 .sectionKinds=450 .sections=451 .cellKinds=381 .editors=381
      .decisions=452
    234 []=453
    235 .count=219 .complete=74 .failure=454 .examined=74 .extraFields=219
    236 'asOpened,changed,removed,replaced,unreadable
    237 'follow,merge,reload,tell
    238 .records=219 .bytes=219 .columns=74 .order=74
    239 .state=455 .reason=74 .editors=309 .unreadable=219 .recoverable=456 .restored=457
    240 .kind=458 ?kind:given=459 ?kind:columns=460
    241 []=461
    242 []=462
    243 .kind=463 ?kind:file=464 ?kind:inline=465 ?kind:created=466
    244 .delimiter=467 .quote=468 .escape=468 .header=468 .headerRows=469 .skipInitialSpace=468
      .encoding=470 .lineEnd=471 .comment=468 .preambleLines=469 .nullValues=472
    245 .undo=219 .redo=219 .undoLabel=74 .redoLabel=74 .dropped=219
    246 .count=219 .counts=473 .first=219 .items=474
    247 .text=74 .base64=74
    248 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=219 .skipInitialSpace=74
      .encoding=259 .comment=74 .preambleLines=219 .nullValues=212 .types=475 .outliers=219
    249 *=476
    250 .first=219 .size=219
    251 []=477
    252 'join,none,step
    253 'keep,refuse
    254 []=301
    255 .cells=219 .inserted=219 .removed=219 .moved=219 .columns=219 .sections=219 .errorCount=219
      .removedRows=254 .items=478 .errors=435 .asked=382
    256 .id=219 .label=74 .author=74
    257 []=479
    258 'always,ifUnchanged
    259 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    260 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=270 .byteOrderMark=74
    261 'overwritten,replaced,unchanged
    262 .count=219 .first=219 .size=219 .more=74 .items=480
    263 'apply,discard,keep
    264 'content,edits
    265 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    266 .path=74 .overwrite=74 .sync=74
    267 'text,value
    268 'off,quote,reject
    269 'arrays,objects
    270 'cr,crlf,lf
    271 []=481
    272 .kind=482 ?kind:keys=483 ?kind:columns=460 ?kind:given=484 ?kind:content=485
    273 .kind=486 ?kind:value=487 ?kind:columns=460 ?kind:tag=488
    274 'diff,reset
    275 .changes=219 .share=219
    276 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    277 []=381
    278 'applied,superseded
    279 .deletes=219 .inserts=219 .moves=219 .updates=219
    280 *=219
    281 []=489
    282 []=490
    283 .table=227 .revision=219
    284 'both,text,value
    285 .table=227 .revision=219 .rows=219
    286 .deletes=219 .moves=219 .inserts=219 .updates=219 .changes=219
    287 .deletes=491 .moves=491 .inserts=492 .updates=493
    288 .deletes=494 .updates=493
    289 .moves=254 .updates=495
    290 .old=329 .new=329 .deletes=309 .inserts=309 .moves=491 .updates=496
    291 .sort=205 .search=206 .filter=207 .sections=497 .selection=209 .page=210 .columns=211
      .columnOrder=212 .binding=213 .params=214 .sortCycle=215 .footers=74 .footerSorts=74
      .showHidden=74 .layout=498 .presentation=217 .styles=218
    292 *=499
    293 .width=219 .content=219 .direction=415 .height=219 .items=500 .estimate=74 .groups=501
      .columns=502
    294 []=503
    295 .row=301 .pointer=504 .reason=74 .message=74 .range=433 .bytes=433 .lines=434
    296 []=505
    297 .source=219 .filtered=219 .pages=219 .pageIndex=219 .pageSize=219 .first=219 .end=219
      .matches=219 .entries=219 .failed=219 .orderFailed=219 .hidden=219
    298 'pending,ready
    299 .rows=219 .matches=219
    300 .outcome=506 .when=219 .dropped=507
    301 #key
    302 'footer,header
    303 *=508
    304 []=509
    305 []=510
    306 []=511
    307 []=512
    308 []=513
    309 []=219
    310 []=514
    311 []=515
    312 []=516
    313 []=517
    314 .kind=518 ?kind:entries=519 ?kind:all=520 ?kind:viewport=521
    315 'cells,keys
    316 .sort=522 .filter=522 .sections=522 .page=522 .setRows=522 .load=522 .edit=522 .resize=522
      .measure=522 'end,entry,index
    317 .kind=523 .key=229 #key
    318 .offset=219 .extent=219 .overscan=219
    319 .offset=219 .thumb=219 .extent=219 .overscan=219 .column=74 .placement=524
    320 'bottom,center,nearest,top
    321 'end,start
    322 .offset=219 .room=219 .contentWidth=219 .left=501 .thumb=525
    323 .offset=219 .extent=219 .top=219 .spacing=219 .heldBack=219 .thumb=525 .anchor=509
      .sticky=526
    324 []=527
    325 []=528
    326 []=529
    327 @=219 $id
    328 'collapse,expand,toggle
    329 []=229
    330 'add,all,extend,invert,none,remove,replace,tap,toggle
    331 []=530
    332 []=531
    333 []=532
    334 'cell,column,row
    335 []=265
    336 []=533
    337 'next,previous
    338 .row=301 .viewIndex=219 .pageIndex=219 .wrapped=74 .cells=534
    339 []=535
    340 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    341 'all,any,replace
    342 []=536
    343 'all,shown
    344 .kind=537 ?kind:group=538 ?kind:count=539 ?kind:aggregate=540
    345 []=541
    346 []=542
    347 []=543
    348 'builtIn,column,fallback,kind,row,section,table
    349 []=544
    350 'strict,table
    351 *=353
    352 []=545
    353 .list=353 .map=546 .type=353 .opaque=74 .of=546
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    354 .columns=212 .cells=212 .params=212 .bindings=212
    355 []=547
    356 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=548 .map=549
      .type=74 .timestamp=550 .duration=550 .optional=356
    357 .kind=551 ?kind:cells=552 ?kind:font=553 ?kind:estimate=554
    358 .width=219 .linesMax=219
    359 .width=219 .at=555 .ellipsis=74
    360 []=556
    361 'all,selection
    362 .row=301 .column=74 .index=219
    363 'owner,user
    364 []=557
    365 'ours,theirs
    366 'begin,cancel,change,commit
    367 .view=227 .author=74 .by=558 .text=74 .stale=74 .problem=559
    368 []=560
    369 []=1
    370 .resident=219 .program=219 .heap=219 .free=219 .cache=219 .tables=561 .sorting=219
      .gathering=219 .comparing=219 .messages=219 .recording=219 .other=219 *=219
    371 []=562
    372 []=563
    373 .appeared=304 .disappeared=304 .prefetch=304 .cancelled=304
    374 .rows=564 .cells=565 .states=566 .cellStates=567
    375 []=568
    376 []=569
    377 []=570
    378 .anew=74 .looks=571 .rows=572 .cells=573 .failures=574
    379 .keys=304 .blocks=305
    380 .deletes=491 .moves=491 .inserts=575 .updates=493 .scrolledOut=491 .scrolledIn=491
    381 *=0
    382 []=576
    383 'allow,refuse
    384 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    385 []=384
    386 []=577
    387 'heights,widths
    388 []=578
    389 .count=219
    390 .kind=579 ?kind:begin=580 ?kind:report=581 ?kind:end=582
    391 .column=74 .expression=74 .direction=583 .nulls=584 .comparator=585
    392 'exact,ignored
    393 'contains,fuzzy,prefix,regex,words
    394 'filter,mark
    395 'display,value
    396 'all,any,compare,error,expression,not,null,oneOf,text
    397 .kind=586 .conditions=587
    398 .kind=588 .conditions=587
    399 .kind=589 .condition=207
    400 .kind=590 .column=74 .relation=340 .value=0
    401 .kind=591 .column=74 .values=0
    402 .kind=592 .column=74 .relation=593 .text=74 .caseFolded=74 .diacritics=392 .of=395
    403 .kind=594 .source=74
    404 .kind=595 .column=74
    405 .kind=596 .column=74
    406 []=597 'declared
    407 'hide,show
    408 .all=74 .keys=329
    409 'multiple,none,single
    410 'extend,replace,toggle
    411 'drop,keep
    412 .hidden=74 .footer=598 .nullDefault=0
    413 'ascending,descending,none
    414 .leading=219 .trailing=219
    415 'ltr,rtl
    416 .height=219 .wrap=74 .linesMax=219 .inset=219 .padding=219 .minimum=219 .maximum=219
      .whole=74 .spacing=219 .background=74 .quiet=219 .measured=599 .deadline=219
    417 .direction=600 .size=500 .perLine=309 .spacing=219 .lineSpacing=219 .insets=601
    418 .mode=602 .minimum=219 .maximum=219 .padding=219 .headerPadding=219 .header=74 .footer=74
      .whole=74
    419 *=603
    420 'grid,headless,list,stack
    421 .shown=74 .height=219 .inside=74 .floats=74
    422 .shown=74 .height=219 .inside=74 .floats=74 .placement=604 .placeholder=74
    423 .table=601 .header=601 .footer=601 .row=601 .item=601
    424 .header=219 .footer=219
    425 .ascending=74 .descending=74 .none=74 .width=219 .header=74 .footer=74
    426 .vertical=74 .horizontal=74 .minimum=219
    427 'center,leading,trailing
    428 .when=74 .source=605 .columns=212 .layer=606 .tag=74 .parameters=607
    429 'actionDisabled,ambiguousRows,badBackup,badFormat,batch,blockOverflows,cancelled
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
    430 $pointer
    431 'base,columns,dialect,edited,misfit,none
    432 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    433 .first=219 .end=219
    434 .start=440 .end=440
    435 []=608
    436 .kind=74 .index=219 .expression=74 .type=384 .message=74 .severity=609
    437 []=610
    438 'changed,replaced
    439 []=611
    440 .line=219 .character=219
    441 .id=74 .type=384 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=447 .supplied=612 .format=613 .parse=613
      .nullPlaceholder=74 .comparator=585 .footer=598 .validate=614 .align=615 .editor=0
      .cellKind=74 .meta=0
    442 .key=301 .header=74 .footer=74 .kind=74 .state=0 .rows=229
    443 .base=384 .format=613 .parse=613 .nullPlaceholder=74 .comparator=585 .footer=598
      .validate=614 .align=615 .editor=0 .cellKind=74 .meta=0
    444 .height=616 .width=616 .estimatedHeight=617 .headerHeight=618 .footerHeight=618 .hidden=619
      .selectable=620 .momentary=619 .editable=620 .movable=621 .deletable=620 .collapsible=620
      .indentation=617 .actions=349 .separators=622 .accessory=619 .accessibilityText=619
      .cellKind=619 .editor=619 .holds=619
    445 *=623
    446 *=624
    447 .column=74 .expression=74
    448 'default,refuse
    449 []=625
    450 *=444
    451 *=626
    452 .deadline=219 .default=383
    453 .kind=74 .settings=444 .rowState=0 .cellStates=381
    454 .kind=627 .message=74 .system=74
    455 'failed,off,on,suspended
    456 .changes=219 .when=219 .base=628 .process=219 .others=219 .lostBytes=219 .suspended=74
    457 .backup=74 .steps=219 .base=628
    458 'columns,given
    459 .kind=629
    460 .kind=630 .columns=212
    461 .id=74 .title=74 .exactTitle=74 .type=384 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=612 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=447 .sortByProblem=74 .typeName=74 .format=613 .parse=613 .nullPlaceholder=74
      .comparator=585 .footer=598 .validate=614 .align=615 .editor=0 .cellKind=74 .meta=0
      .evidence=631
    462 .key=301 .header=74 .footer=74 .kind=74 .state=0
    463 'created,file,inline
    464 .kind=632 .path=74 .uri=74 .bytes=219
    465 .kind=633 .bytes=219
    466 .kind=634
    467 .value=74 .forced=74 .evidence=635
    468 .value=74 .forced=74 .evidence=636
    469 .value=219 .forced=74 .evidence=636
    470 .value=259 .forced=74 .evidence=636
    471 .value=637 .forced=74 .evidence=636
    472 .value=212 .forced=74 .evidence=636
    473 .fieldCount=219 .typeMismatch=219 .unclosedQuote=219 .fieldTooLong=219 .invalidEncoding=219
      .unlikelyCharacters=219 .guessedEncoding=219 .comment=219
    474 []=638
    475 'detected,plain
    476 .type=384 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=447 .supplied=612 .format=613 .parse=613
      .nullPlaceholder=74 .comparator=585 .footer=598 .validate=614 .align=615 .editor=0
      .cellKind=74 .meta=0
    477 .kind=639 ?kind:set=640 ?kind:insert=641 ?kind:remove=642 ?kind:move=643 ?kind:paste=644
      ?kind:adopt=645 ?kind:setRow=646 ?kind:setColumn=647 ?kind:addColumn=648
      ?kind:removeColumn=649 ?kind:orderColumns=650 ?kind:addSections=651 ?kind:removeSections=652
      ?kind:moveSections=653 ?kind:setSection=654
    478 []=655
    479 .id=219 .done=74 .label=74 .author=74 .cause=656 .revision=219 .cells=219 .rows=219
      .columns=219 .sections=219 .bytes=219
    480 []=657
    481 .key=301 .header=74 .footer=74 .kind=74 .state=0 .rows=229 .keys=254 .rowStates=229
      .cellStates=277 .tags=254
    482 'columns,content,given,keys
    483 .kind=658
    484 .kind=629 .keys=254
    485 .kind=659
    486 'columns,tag,value
    487 .kind=660
    488 .kind=661 .tags=254
    489 .column=74 .kind=74 .type=384 .index=219 .expression=74 .message=74 .severity=609 .count=219
      .problem=74
    490 .kind=662 .row=301 .column=74 .columns=212 .text=74 .cut=74 .rule=436 .reason=74
    491 []=309
    492 .at=491 .keys=254 .blocks=305
    493 []=663
    494 .keys=254 .blocks=305
    495 []=664
    496 []=665
    497 .by=666 .headers=74 .footers=74 .empty=407 .collapsed=667 .aggregates=342
    498 .measurer=357 .frame=219 .minimumWidth=219 .insets=414 .direction=415 .spacing=219 .scale=74
      .lock=74 .fixed=414 .rows=668 .items=417 .sizing=418 .columns=419
    499 .title=74 .aggregate=669 .over=343 .value=0 .text=74 .cut=74 .nulls=219 .errors=219
      .pending=74 .problem=670
    500 .width=219 .height=219
    501 .leading=219 .center=219 .trailing=219
    502 []=671
    503 .pointer=504 .kind=672 .message=74
    504 $statePointer
    505 .pointer=504 .kind=673 .message=74
    506 'damaged,foreign,newer,noFile,none,off,restored
    507 []=674
    508 .direction=413 .sortable=74 .priority=219
    509 .kind=523 .key=675 #key
    510 .column=74 .offset=219 .values=229 .texts=212 .errors=676 .pending=309 .stale=309 .lossy=309
      .cut=309 .matches=677 .drafts=678
    511 .key=675 .title=74 .cut=74 .count=219 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=679
    512 .row=301 .fields=212 .cut=74
    513 .x=219 .group=427
    514 .key=301 .sourceIndex=219 .viewIndex=219 .pageIndex=219 .offset=219 .height=219 .frame=569
      .reason=680 .section=675
    515 .column=74 .group=427 .x=219 .width=219 .estimate=74 .reason=681
    516 .column=74 .group=427 .x=219 .width=219 .estimate=74 .distance=219
    517 .key=509 .viewIndex=219 .offset=219 .height=219 .frame=569
    518 'all,entries,viewport
    519 .kind=682 .first=219 .size=219 .overscan=219
    520 .kind=586
    521 .kind=683 .offset=219 .extent=219 .overscan=219
    522 'entry,offset,start
    523 'footer,group,header
    524 'center,end,nearest,start
    525 .start=219 .length=219
    526 []=684
    527 .row=301 .height=219
    528 .row=301 .column=74 .height=219
    529 .row=301 .column=74 .reason=685
    530 .row=301 .column=74
    531 .from=530 .to=530
    532 .row=301 .column=74 .sourceIndex=219 .viewIndex=219 .pageIndex=219
    533 .format=265 .type=1 .text=74
    534 []=686
    535 .pointer=74 .kind=687 .message=74
    536 .column=74 .kind=669
    537 'aggregate,count,group
    538 .kind=688 .direction=583
    539 .kind=689 .direction=583
    540 .kind=690 .index=219 .direction=583
    541 .column=74 .kind=669 .values=229 .texts=212 .cut=309 .nulls=309 .errors=309
    542 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    543 .row=301 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=381 .settings=691
    544 .id=74 .title=619 .style=692 .hidden=619 .image=619 .placement=693 .fullSwipe=74
      .children=349
    545 .name=74 .arguments=546 .result=353 .member=74
    546 []=353
    547 .kind=694 .message=74 .range=433 .bytes=433 .lines=434 .expected=74 .found=74 .hint=74
    548 []=356
    549 []=548
    550 .seconds=74 .nanos=74
    551 'cells,estimate,font
    552 .kind=695 .tabStop=219 .ambiguous=696 .unit=697
    553 .kind=698 .lineHeight=219 .regular=699 .bold=699
    554 .kind=700 .advance=219 .lineHeight=219
    555 'head,middle,tail
    556 .width=219 .height=219 .lines=701 .more=74 .shown=702
    557 .kind=703 .row=301 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=365
      .oursAfter=301 .theirsAfter=301
    558 'user
    559 .kind=704 .expected=74 .row=301 .column=74 .columns=212 .rule=436 .reason=74
    560 .journal=74 .bytes=219 .when=219 .inUse=74 .path=74 .changes=219 .process=219 .problem=705
    561 .sources=219 .edits=219 .rows=219 .keys=219 .history=219 .views=219 .uncounted=219 *=219
    562 .subscription=227 .view=227 .pending=219 .lagRevisions=219
    563 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    564 []=706
    565 []=707
    566 []=708
    567 []=709
    568 .height=219 .count=219
    569 .x=219 .y=219 .width=219 .height=219
    570 .top=710 .bottom=710 .at=491
    571 []=711
    572 []=712
    573 []=713
    574 []=714
    575 .at=491 .keys=304 .blocks=305
    576 .permission=715 .row=301 .column=74 .section=74 .layer=348
    577 .row=219 .text=74
    578 .column=74 .width=219
    579 'begin,end,report
    580 .kind=716 .title=74 .message=74 .percentage=219
    581 .kind=717 .message=74 .percentage=219
    582 .kind=718 .message=74
    583 'ascending,descending
    584 'first,last
    585 .kind=719 .caseFolded=74 .diacritics=392 .values=212
      'caseInsensitive,length,natural,semver,text,value
    586 'all
    587 []=207
    588 'any
    589 'not
    590 'compare
    591 'oneOf
    592 'text
    593 'contains,endsWith,equals,startsWith
    594 'expression
    595 'null
    596 'error
    597 .column=74 .expression=74 .declared=74 .direction=583 .nulls=584 .comparator=585 .values=229
    598 .title=74 .aggregate=669 .over=343
    599 'client,daemon
    600 'horizontal,wrapped
    601 .top=219 .leading=219 .bottom=219 .trailing=219
    602 .kind=720 ?kind:maximum=721 ?kind:average=722 ?kind:sampled=723 ?kind:client=724
      ?kind:percentile=725 ?kind:hybrid=726 ?kind:padded=727 ?kind:fixed=728 ?kind:fraction=729
      ?kind:flexible=730 ?kind:adaptive=731
    603 .mode=602 .minimum=219 .maximum=219 .padding=219 .headerPadding=219 .header=74 .footer=74
      .whole=74 .width=219 .spacing=219
    604 'client,embedded,hidden
    605 .kind=732 ?kind:stripes=733 ?kind:sorted=734 ?kind:selected=735 ?kind:hovered=736
      ?kind:matches=737 ?kind:drafts=738 ?kind:errors=739
    606 'background,overlay
    607 *=619
    608 .kind=74 .message=74 .pointer=430 .row=301 .column=74 .expected=0 .found=0 .rule=436
    609 'mark,refuse
    610 .key=301 .rows=309
    611 .row=301 .column=74 .reason=740
    612 .inputs=212 .deadline=219
    613 .kind=741 ?kind:number=742 ?kind:currency=743 ?kind:percent=744 ?kind:compact=745
      ?kind:bytes=746 ?kind:duration=747 ?kind:date=748 ?kind:boolean=749 ?kind:map=750
      ?kind:template=751
    614 .expression=74 .message=74 .severity=609 []=752
    615 'center,end,start
    616 .expression=74 'automatic #
    617 .expression=74 #
    618 .expression=74 'automatic,zero #
    619 .expression=74
    620 .expression=74 'ask
    621 .expression=74 .within=212 'ask
    622 .top=710 .between=710 .bottom=710
    623 .height=616 .width=616 .estimatedHeight=617 .headerHeight=618 .footerHeight=618 .hidden=619
      .selectable=620 .momentary=619 .editable=620 .movable=621 .deletable=620 .collapsible=620
      .indentation=617 .actions=349 .separators=622 .accessory=619 .accessibilityText=619
      .cellKind=619 .editor=619 .holds=619 .header=444
    624 .height=616 .width=616 .estimatedHeight=617 .headerHeight=618 .footerHeight=618 .hidden=619
      .selectable=620 .momentary=619 .editable=620 .movable=621 .deletable=620 .collapsible=620
      .indentation=617 .actions=349 .separators=622 .accessory=619 .accessibilityText=619
      .cellKind=619 .editor=619 .holds=619 .columns=753
    625 .expression=74 .message=74 .severity=609 .columns=212
    626 .height=616 .width=616 .estimatedHeight=617 .headerHeight=618 .footerHeight=618 .hidden=619
      .selectable=620 .momentary=619 .editable=620 .movable=621 .deletable=620 .collapsible=620
      .indentation=617 .actions=349 .separators=622 .accessory=619 .accessibilityText=619
      .cellKind=619 .editor=619 .holds=619 .kind=74
    627 'cancelled,limit,readFailed,sourceChanged
    628 'different,grown,same
    629 'given
    630 'columns
    631 .sampleRows=219 .counts=280 .reason=74 .nullValues=212 .firstDisagreement=754
    632 'file
    633 'inline
    634 'created
    635 .reason=74 .examined=219 .share=219 .score=219 .parts=280 .others=755
    636 .reason=74 .examined=219 .share=219
    637 'cr,crlf,lf,mixed
    638 .kind=756 .message=74 .row=301 .column=74 .line=219 .byteOffset=219 .expected=74 .found=74
    639 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    640 .kind=757 .row=301 .column=74 .value=0 .text=74 .values=0
    641 .kind=758 .options=234 .rows=229 .place=759
    642 .kind=760 .rows=254
    643 .kind=761 .rows=254 .place=759
    644 .kind=762 .texts=763 .text=74 .html=74 .format=764 .header=74 .at=530 .view=227 .rows=254
      .columns=212 .overflow=765
    645 .kind=766 .view=227
    646 .kind=767 .row=301 .options=453
    647 .kind=768 .column=74 .options=476
    648 .kind=769 .column=74 .options=476 .place=770
    649 .kind=771 .column=74
    650 .kind=772 .columns=212
    651 .kind=773 .sections=230 .place=774 .sectionColumn=74
    652 .kind=775 .sections=254
    653 .kind=776 .sections=254 .place=774
    654 .kind=777 .section=301 .options=778
    655 .row=301 .column=74 .before=779 .after=779
    656 'edit,setRows
    657 .bytes=309 .range=434 .newText=74 .base64=74
    658 'keys
    659 'content
    660 'value
    661 'tag
    662 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    663 .column=74 .rows=309 .values=229 .texts=212 .errors=676 .pending=309 .stale=309 .lossy=309
      .cut=309 .matches=677
    664 .index=219 .key=301 .columns=212
    665 .index=219 .key=74 .members=780
    666 []=781 'declared
    667 .all=74 .keys=782
    668 .height=219 .wrap=74 .linesMax=219 .inset=219 .padding=219 .minimum=219 .maximum=219
      .whole=74 .spacing=219 .background=74 .quiet=219 .measured=783 .deadline=219
    669 'count,distinct,max,mean,min,sum,valid
    670 'notApplicable,outOfRange,tooManyValues
    671 .column=74 .fixed=784 .x=219 .width=219 .tracks=219 .estimate=74
    672 'typeChanged,unknownColumn
    673 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    674 .pointer=504 .kind=785 .message=74
    675 []=786
    676 []=787
    677 []=788
    678 []=789
    679 []=790
    680 'collapsed,filtered,hidden,removed,unknown
    681 'hidden
    682 'entries
    683 'viewport
    684 .kind=791 .y=219 .height=219 .section=511
    685 'changed,declared,fixed,hidden
    686 .column=74 .extraField=219 .ranges=491 .further=219
    687 'column,columnType,limit,value
    688 'group
    689 'count
    690 'aggregate
    691 *=792
    692 .expression=74 'destructive,disabled,normal
    693 'inline,leading,menu,trailing
    694 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    695 'cells
    696 'narrow,wide
    697 'clusters,codePoints
    698 'font
    699 .defaultAdvance=219 .ranges=793 .advances=794 .kerning=795 .letterSpacing=219
    700 'estimate
    701 []=796
    702 .text=74 .width=219 .cut=74
    703 'cell,place,removed
    704 'invalid,valueDoesNotFit
    705 'damaged,foreign,newer
    706 .kind=74 .at=491
    707 .column=74 .cellKind=0 .editor=0 .at=491
    708 .index=219 .rowState=0
    709 .index=219 .column=74 .cellState=0
    710 .leading=219 .trailing=219 .thickness=219
    711 .look=219 .styles=797
    712 .look=219 .at=491
    713 .column=74 .look=219 .at=491
    714 .style=219 .count=219 .row=301 .message=74
    715 'collapse,delete,edit,move,select
    716 'begin
    717 'report
    718 'end
    719 'caseInsensitive,length,list,natural,semver,text,value
    720 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    721 .kind=798
    722 .kind=799 .advance=219
    723 .kind=800 .size=219
    724 .kind=783 .size=219
    725 .kind=801 .share=219 .size=219
    726 .kind=802 .size=219 .advance=219
    727 .kind=803 .width=219
    728 .kind=804 .width=219
    729 .kind=805 .share=219
    730 .kind=806
    731 .kind=807
    732 'drafts,errors,hovered,matches,selected,sorted,stripes
    733 .kind=808 .every=219 .offset=219 .by=809
    734 .kind=810 .every=219 .offset=219
    735 .kind=811
    736 .kind=812
    737 .kind=813
    738 .kind=814
    739 .kind=815
    740 'encoding,formula,quote
    741 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    742 .kind=816 .pattern=74 .locale=817 .prefix=74 .suffix=74 .negative=818 .decimalMark=74
      .groupMark=74
    743 .kind=819 .pattern=74 .locale=817 .prefix=74 .suffix=74 .negative=818 .decimalMark=74
      .groupMark=74 .currency=74 .display=820
    744 .kind=821 .pattern=74 .locale=817 .prefix=74 .suffix=74 .negative=818 .decimalMark=74
      .groupMark=74
    745 .kind=822 .locale=817 .currency=74 .digits=219
    746 .kind=823 .locale=817 .units=824 .digits=219
    747 .kind=825 .locale=817 .style=826 .unit=827
    748 .kind=828 .pattern=74 .locale=817
    749 .kind=829 .true=74 .false=74
    750 .kind=830 .values=831 .otherwise=613
    751 .kind=832 .template=74 .format=613
    752 .expression=74 .message=74 .severity=609
    753 *=833
    754 .row=301 .line=219 .byteOffset=219 .text=74
    755 []=834
    756 'comment,fieldCount,fieldTooLong,guessedEncoding,invalidEncoding,typeMismatch
      'unclosedQuote,unlikelyCharacters
    757 'set
    758 'insert
    759 .kind=835 ?kind:start=836 ?kind:end=837 ?kind:before=838 ?kind:after=839 ?kind:index=840
      ?kind:shown=841
    760 'remove
    761 'move
    762 'paste
    763 []=212
    764 'csv,html,json,markdown,tsv
    765 'clip,insert,refuse
    766 'adopt
    767 'setRow
    768 'setColumn
    769 'addColumn
    770 .kind=842 ?kind:start=836 ?kind:end=837 ?kind:before=843 ?kind:after=844
    771 'removeColumn
    772 'orderColumns
    773 'addSections
    774 .kind=842 ?kind:start=836 ?kind:end=837 ?kind:before=845 ?kind:after=846
    775 'removeSections
    776 'moveSections
    777 'setSection
    778 .header=74 .footer=74 .kind=74 .state=0
    779 .value=0 .text=74 .cut=74
    780 []=847
    781 .column=74 .expression=74 .declared=74 .direction=583 .nulls=584 .comparator=585 .values=212
    782 []=675
    783 'client
    784 'leading,trailing
    785 'expression,invalidParams,notSortable,unknownColumn
    786 .kind=596
    787 .row=219 .kind=848 .text=74
    788 .row=219 .ranges=491 .further=219
    789 .row=219 .view=227 .author=74 .by=558 .text=74 .stale=74 .problem=559
    790 .column=74 .kind=669 .value=0 .text=74 .cut=74 .nulls=219 .errors=219 .pending=74
      .problem=849
    791 'group,header
    792 .value=0 .layer=348 .name=74 .problem=74
    793 []=850
    794 []=851
    795 []=852
    796 .range=309 .width=219
    797 []=853
    798 'maximum
    799 'average
    800 'sampled
    801 'percentile
    802 'hybrid
    803 'padded
    804 'fixed
    805 'fraction
    806 'flexible
    807 'adaptive
    808 'stripes
    809 'page,section
    810 'sorted
    811 'selected
    812 'hovered
    813 'matches
    814 'drafts
    815 'errors
    816 'number
    817 'de,en,es,fr,hi,ja
    818 'minus,parentheses
    819 'currency
    820 'code,symbol
    821 'percent
    822 'compact
    823 'bytes
    824 'iec,si
    825 'duration
    826 'clock,short,words
    827 'day,hour,millisecond,minute,second
    828 'date
    829 'boolean
    830 'map
    831 *=74
    832 'template
    833 .height=616 .width=616 .estimatedHeight=617 .headerHeight=618 .footerHeight=618 .hidden=619
      .selectable=620 .momentary=619 .editable=620 .movable=621 .deletable=620 .collapsible=620
      .indentation=617 .actions=349 .separators=622 .accessory=619 .accessibilityText=619
      .cellKind=619 .editor=619 .holds=619 .type=384 .validate=614 .format=613 .path=74
    834 .delimiter=74 .score=219
    835 'after,before,end,index,shown,start
    836 .kind=854
    837 .kind=718
    838 .kind=855 .row=301
    839 .kind=856 .row=301
    840 .kind=857 .sourceIndex=219 .counted=858
    841 .kind=859 .view=227 .viewIndex=219 .counted=858 .whenSorted=860
    842 'after,before,end,start
    843 .kind=855 .column=74
    844 .kind=856 .column=74
    845 .kind=855 .section=301
    846 .kind=856 .section=301
    847 'footer,header,kind,state
    848 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    849 'notApplicable,outOfRange,tooManySections,tooManyValues
    850 .first=219 .end=219 .advance=219
    851 .characters=74 .advance=219
    852 .pair=74 .advance=219
    853 .layer=606 .tag=74 .parameters=831
    854 'start
    855 'before
    856 'after
    857 'index
    858 'after,before
    859 'shown
    860 'adopt,refuse
    """#
}
