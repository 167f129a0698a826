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
      .sampleRows=216 .widen=74 .progressToken=216 .declarations=230 .wait=74 .journal=221
      .journalFolder=74 .durability=222 .whenFileChanges=234
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
      .extraFields=74
    65 .viewRevision=216 .revision=216 .complete=74 .first=216 .count=216 .more=74 .keys=301
      .blocks=302 .sections=303 .extraFields=304 .counts=294 .order=295 .searching=296
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
    76 .view=224 .keys=251 .columns=209 .at=305 .offsets=306 .wait=74
    77 .viewRevision=216 .complete=74 .rows=307 .columns=308 .at=309 .entries=310
    78 .jsonrpc=5 .id=6 .method=201 .params=79 .result=80 .error=3
    79 .view=224 .subscription=224 .window=311 .content=312 .columns=209 .as=281 .textBytes=216
      .hold=313 .anchor=314 .follow=74 .appearance=74 .kinds=74 .problems=74 .separators=74
      .styles=74 .brief=74 .across=315
    80 .subscription=224 .viewRevision=216 .revision=216 .complete=74
    81 .jsonrpc=5 .id=6 .method=201 .params=82 .result=83 .error=3
    82 .subscription=224 .first=216 .size=216 .columns=209 .hold=313 .across=316 .offset=216
      .extent=216 .entry=314 .placement=317 .pages=216 .to=318 .thumb=216 .follow=74 .dragging=74
      .anchor=314
    83 .first=216 .size=216 .across=319 .viewport=320
    84 .jsonrpc=5 .id=6 .method=201 .params=85 .result=74 .error=3
    85 .subscription=224 .row=298 .column=74
    86 .jsonrpc=5 .id=6 .method=201 .params=87 .result=88 .error=3
    87 .view=224 .rows=321 .cells=322 .at=216
    88 .viewRevision=216 .changed=216 .unused=323
    89 .jsonrpc=5 .id=6 .method=201 .params=90 .result=74 .error=3
    90 .subscription=224
    91 .jsonrpc=5 .id=6 .method=201 .params=92 .result=93 .error=3
    92 .table=224 .supplied=74
    93 .complete=74 .tables=324
    94 .jsonrpc=5 .id=6 .method=201 .params=95 .result=96 .error=3
    95 .view=224 .action=325 .keys=326
    96 .viewRevision=216 .counts=294 .order=295 .complete=74 .searching=296
    97 .jsonrpc=5 .id=6 .method=201 .params=98 .result=99 .error=3
    98 .view=224 .action=327 .rows=251 .columns=209 .cells=328 .ranges=329 .wait=74
    99 .viewRevision=216 .complete=74 .count=216 .selected=330 .deselected=330 .truncated=74
    100 .jsonrpc=5 .id=6 .method=201 .params=101 .result=102 .error=3
    101 .view=224 .first=216 .size=216 .wait=74
    102 .viewRevision=216 .complete=74 .unit=331 .count=216 .first=216 .items=330
    103 .jsonrpc=5 .id=6 .method=201 .params=104 .result=105 .error=3
    104 .view=224 .formats=332 .rows=251 .range=247 .columns=209 .as=264 .formulaGuard=265
      .header=74 .wait=74
    105 .viewRevision=216 .revision=216 .complete=74 .rows=216 .columns=209 .flavours=333 .lossy=74
    106 .jsonrpc=5 .id=6 .method=201 .params=107 .result=108 .error=3
    107 .view=224 .search=203 .from=298 .direction=334 .wrap=74 .wait=74
    108 .viewRevision=216 .revision=216 .complete=74 .matches=216 .hit=335
    109 .jsonrpc=5 .id=6 .method=201 .params=110 .result=111 .error=3
    110 .table=224 .filter=204
    111 .tree=204 .text=74 .problems=336
    112 .jsonrpc=5 .id=6 .method=201 .params=113 .result=114 .error=3
    113 .view=224 .row=298 .column=74 .relation=337 .combine=338
    114 .viewRevision=216 .condition=204 .filter=204
    115 .jsonrpc=5 .id=6 .method=201 .params=116 .result=117 .error=3
    116 .view=224 .groupBy=209 .aggregates=339 .over=340 .sort=341 .range=247 .as=281 .textBytes=216
      .wait=74
    117 .viewRevision=216 .revision=216 .complete=74 .groups=216 .first=216 .more=74 .groupBy=302
      .counts=306 .aggregates=342
    118 .jsonrpc=5 .id=6 .method=201 .params=119 .result=120 .error=3
    119 .table=224 .declarations=230 .author=74
    120 .revision=216 .declarations=230
    121 .jsonrpc=5 .id=6 .method=201 .params=122 .result=123 .error=3
    122 .table=224 .rows=251 .columns=209 .headers=209 .sections=209 .view=224 .subscription=224
      .settings=343 .first=216
    123 .revision=216 .items=344 .first=216 .more=74
    124 .jsonrpc=5 .id=6 .method=201 .params=125 .result=126 .error=3
    125 .view=224 .row=298 .column=74
    126 .viewRevision=216 .revision=216 .layer=345 .name=74 .problem=74 .actions=346
    127 .jsonrpc=5 .id=6 .method=201 .params=128 .result=129 .error=3
    128 .view=224 .row=298 .column=74 .action=74 .seen=216 .author=74
    129 .viewRevision=216 .revision=216
    130 .jsonrpc=5 .id=6 .method=201 .params=131 .result=132 .error=3
    131 .source=74 .dialect=347 .table=224 .variables=348 .functions=349
    132 .type=350 .dependencies=351 .steps=216 .problems=352
    133 .jsonrpc=5 .id=6 .method=201 .params=134 .result=135 .error=3
    134 .source=74 .dialect=347 .table=224 .variables=348 .checked=74 .row=298 .bindings=211
      .params=211
    135 .value=353 .complete=74 .type=350
    136 .jsonrpc=5 .id=6 .method=201 .params=137 .result=138 .error=3
    137 .texts=209 .measurer=354 .bold=74 .wrap=355 .truncate=356
    138 .lineHeight=216 .estimate=74 .measures=357
    139 .jsonrpc=5 .id=6 .method=201 .params=140 .result=141 .error=3
    140 .view=224 .search=203 .with=74 .scope=358 .at=359 .by=360 .preview=74 .label=74 .author=74
      .wait=74
    141 .revision=216 .complete=74 .matches=216 .cells=216 .skipped=216 .history=242 .preview=252
    142 .jsonrpc=5 .id=6 .method=201 .params=143 .result=144 .error=3
    143 .table=224 .label=74 .author=74
    144 .revision=216 .records=216 .history=242
    145 .jsonrpc=5 .id=6 .method=201 .params=146 .result=147 .error=3
    146 .table=224 .whenFileChanges=234
    147 .whenFileChanges=234 .sourceState=233
    148 .jsonrpc=5 .id=6 .method=201 .params=24 .result=149 .error=3
    149 .revision=216 .count=216 .first=216 .items=361 .more=74
    150 .jsonrpc=5 .id=6 .method=201 .params=151 .result=152 .error=3
    151 .table=224 .take=362 .conflicts=328 .label=74 .author=74
    152 .revision=216 .resolved=216 .left=216 .history=242
    153 .jsonrpc=5 .id=6 .method=201 .params=154 .result=155 .error=3
    154 .view=224 .row=298 .column=74 .action=363 .by=360 .text=74 .value=0 .overwrite=74 .label=74
      .author=74 .history=249 .invalid=250
    155 .revision=216 .draft=364 .history=242
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
    166 .folder=74 .items=365
    167 .jsonrpc=5 .id=6 .method=201 .params=168 .result=169 .error=3
    168 .journals=209 .journalFolder=74
    169 .removed=209
    170 .jsonrpc=5 .id=6 .method=201 .params=0 .result=171 .error=3
    171 .presets=366
    172 .jsonrpc=5 .id=6 .method=201 .params=0 .result=173 .error=3
    173 .memory=367 .methods=1 .watching=368 *=216
    174 .jsonrpc=5 .id=6 .method=201 .params=0 .result=1 .error=3
    175 .jsonrpc=5 .id=6 .method=201 .params=176 .result=0 .error=3
    176 .value=220
    177 .jsonrpc=5 .id=6 .method=201 .params=178 .result=0 .error=3
    178 .id=216
    179 .jsonrpc=5 .id=6 .method=201 .params=0 .result=74 .error=3
    180 .jsonrpc=5 .id=6 .method=201 .params=181 .result=0 .error=3
    181 .subscription=224 .view=224 .table=224 .seq=216 .from=216 .to=216 .revision=216 .causes=369
      .authors=209 .hints=226 .appearance=370 .kinds=371 .layout=290 .across=319 .heights=372
      .frames=373 .viewport=320 .separators=374 .styles=375 .counts=294 .order=295 .complete=74
      .window=247 .columns=209 .reset=376 .diff=377 .part=216 .last=74
    182 .jsonrpc=5 .id=6 .method=201 .params=183 .result=0 .error=3
    183 .table=224 .view=224 .revision=216 .action=74 .key=298 .sourceIndex=216 .viewIndex=216
      .column=74 .values=378 .author=74
    184 .jsonrpc=5 .id=6 .method=201 .params=185 .result=186 .error=3
    185 .table=224 .view=224 .asked=379 .count=216 .deadline=216 .default=380
    186 .decision=380
    187 .jsonrpc=5 .id=6 .method=201 .params=188 .result=189 .error=3
    188 .table=224 .column=74 .type=381 .revision=216 .rows=251 .blocks=302 .types=382 .deadline=216
    189 .values=226 .texts=209 .errors=383
    190 .jsonrpc=5 .id=6 .method=201 .params=191 .result=192 .error=3
    191 .table=224 .view=224 .viewRevision=216 .revision=216 .kind=384 .column=74 .rows=251
      .columns=385 .blocks=302 .deadline=216
    192 .heights=306 .widths=306
    193 .jsonrpc=5 .id=6 .method=201 .params=194 .result=0 .error=3
    194 .table=224 .revision=216 .rows=232 .sourceState=233 .dirty=74 .savedRevision=216
      .unsaved=235 .conflicts=216 .journal=236 .diagnostics=386
    195 .jsonrpc=5 .id=6 .method=201 .params=196 .result=0 .error=3
    196 .token=216 .value=387
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
    202 []=388
    203 .text=74 .columns=209 .caseFolded=74 .diacritics=389 .match=390 .mode=391 .of=392
    204 .kind=393 ?kind:all=394 ?kind:any=395 ?kind:not=396 ?kind:compare=397 ?kind:oneOf=398
      ?kind:text=399 ?kind:expression=400 ?kind:null=401 ?kind:error=402
    205 .by=403 .headers=74 .footers=74 .empty=404 .collapsed=405 .aggregates=339
    206 .mode=406 .unit=331 .tap=407 .momentary=74 .whenFiltered=408
    207 .size=216 .index=216
    208 *=409
    209 []=74
    210 'cell,none,object
    211 *=353
    212 []=410
    213 .measurer=354 .frame=216 .minimumWidth=216 .insets=411 .direction=412 .spacing=216 .scale=74
      .lock=74 .fixed=411 .rows=413 .items=414 .sizing=415 .columns=416
    214 .kind=417 .header=418 .footer=418 .search=419 .insets=420 .spacings=421 .indicators=422
      .scrollBars=423 .alignment=424
    215 []=425
    216 #
    217 .kind=426 .pointer=427 .expected=0 .found=0 .position=216 .revision=216 .offset=216 .limit=1
      .maximum=216 .viewRevision=216 .seen=216 .oldest=216 .asked=216 .step=216 .errno=216
      .count=216 .problem=74 .obstacle=428 .reason=429 .permission=1 .layer=345 .binding=1 .id=74
      .view=224 .column=74 .row=298 .section=74 .name=74 .action=74 .method=74 .path=74 .system=74
      .range=430 .bytes=430 .lines=431 .problems=352 .errors=432 .rule=433 .keys=434 .got=216
      .state=435 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=436 .start=437
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
    225 []=438
    226 []=0
    227 []=439
    228 'section,table
    229 *=440
    230 .settings=441 .fallback=441 .columns=442 .kinds=443 .kindBy=444 .defaultKind=74
      .undeclaredKinds=445 .rowRules=446 .sectionKinds=447 .sections=448 .cellKinds=378 .editors=378
      .decisions=449
    231 []=450
    232 .count=216 .complete=74 .failure=451 .examined=74 .extraFields=216
    233 'asOpened,changed,removed,replaced,unreadable
    234 'follow,merge,reload,tell
    235 .records=216 .bytes=216 .columns=74 .order=74
    236 .state=452 .reason=74 .editors=306 .unreadable=216 .recoverable=453 .restored=454
    237 .kind=455 ?kind:given=456 ?kind:columns=457
    238 []=458
    239 []=459
    240 .kind=460 ?kind:file=461 ?kind:inline=462 ?kind:created=463
    241 .delimiter=464 .quote=464 .escape=464 .header=464 .encoding=465 .lineEnd=466 .comment=464
      .preambleLines=467 .nullValues=468
    242 .undo=216 .redo=216 .undoLabel=74 .redoLabel=74 .dropped=216
    243 .count=216 .counts=469 .first=216 .items=470
    244 .text=74 .base64=74
    245 .delimiter=74 .quote=74 .escape=74 .header=74 .encoding=256 .comment=74 .preambleLines=216
      .nullValues=209 .types=471 .outliers=216
    246 *=472
    247 .first=216 .size=216
    248 []=473
    249 'join,none,step
    250 'keep,refuse
    251 []=298
    252 .cells=216 .inserted=216 .removed=216 .moved=216 .columns=216 .sections=216 .errorCount=216
      .removedRows=251 .items=474 .errors=432 .asked=379
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
    269 .kind=478 ?kind:keys=479 ?kind:columns=457 ?kind:given=480 ?kind:content=481
    270 .kind=482 ?kind:value=483 ?kind:columns=457 ?kind:tag=484
    271 'diff,reset
    272 .changes=216 .share=216
    273 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    274 []=378
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
    287 .old=326 .new=326 .deletes=306 .inserts=306 .moves=487 .updates=492
    288 .sort=202 .search=203 .filter=204 .sections=493 .selection=206 .page=207 .columns=208
      .columnOrder=209 .binding=210 .params=211 .sortCycle=212 .footers=74 .footerSorts=74
      .showHidden=74 .layout=494 .presentation=214 .styles=215
    289 *=495
    290 .width=216 .content=216 .direction=412 .height=216 .items=496 .estimate=74 .groups=497
      .columns=498
    291 []=499
    292 .row=298 .pointer=500 .reason=74 .message=74 .range=430 .bytes=430 .lines=431
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
    305 []=509
    306 []=216
    307 []=510
    308 []=511
    309 []=512
    310 []=513
    311 .kind=514 ?kind:entries=515 ?kind:all=516 ?kind:viewport=517
    312 'cells,keys
    313 .sort=518 .filter=518 .sections=518 .page=518 .setRows=518 .load=518 .edit=518 .resize=518
      .measure=518 'end,entry,index
    314 .kind=519 .key=226 #key
    315 .offset=216 .extent=216 .overscan=216
    316 .offset=216 .thumb=216 .extent=216 .overscan=216 .column=74 .placement=520
    317 'bottom,center,nearest,top
    318 'end,start
    319 .offset=216 .room=216 .contentWidth=216 .left=497 .thumb=521
    320 .offset=216 .extent=216 .top=216 .spacing=216 .heldBack=216 .thumb=521 .anchor=505
      .sticky=522
    321 []=523
    322 []=524
    323 []=525
    324 @=216 $id
    325 'collapse,expand,toggle
    326 []=226
    327 'add,all,extend,invert,none,remove,replace,tap,toggle
    328 []=526
    329 []=527
    330 []=528
    331 'cell,column,row
    332 []=262
    333 []=529
    334 'next,previous
    335 .row=298 .viewIndex=216 .pageIndex=216 .wrapped=74 .cells=530
    336 []=531
    337 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    338 'all,any,replace
    339 []=532
    340 'all,shown
    341 .kind=533 ?kind:group=534 ?kind:count=535 ?kind:aggregate=536
    342 []=537
    343 []=538
    344 []=539
    345 'builtIn,column,fallback,kind,row,section,table
    346 []=540
    347 'strict,table
    348 *=350
    349 []=541
    350 .list=350 .map=542 .type=350 .opaque=74 .of=542
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    351 .columns=209 .cells=209 .params=209 .bindings=209
    352 []=543
    353 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=544 .map=545
      .type=74 .timestamp=546 .duration=546 .optional=353
    354 .kind=547 ?kind:cells=548 ?kind:font=549 ?kind:estimate=550
    355 .width=216 .linesMax=216
    356 .width=216 .at=551 .ellipsis=74
    357 []=552
    358 'all,selection
    359 .row=298 .column=74 .index=216
    360 'owner,user
    361 []=553
    362 'ours,theirs
    363 'begin,cancel,change,commit
    364 .view=224 .author=74 .by=554 .text=74 .stale=74 .problem=555
    365 []=556
    366 []=1
    367 .resident=216 .program=216 .heap=216 .free=216 .cache=216 .tables=557 .sorting=216
      .gathering=216 .comparing=216 .messages=216 .recording=216 .other=216 *=216
    368 []=558
    369 []=559
    370 .appeared=301 .disappeared=301 .prefetch=301 .cancelled=301
    371 .rows=560 .cells=561 .states=562 .cellStates=563
    372 []=564
    373 []=565
    374 []=566
    375 .anew=74 .looks=567 .rows=568 .cells=569 .failures=570
    376 .keys=301 .blocks=302
    377 .deletes=487 .moves=487 .inserts=571 .updates=489 .scrolledOut=487 .scrolledIn=487
    378 *=0
    379 []=572
    380 'allow,refuse
    381 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    382 []=381
    383 []=573
    384 'heights,widths
    385 []=574
    386 .count=216
    387 .kind=575 ?kind:begin=576 ?kind:report=577 ?kind:end=578
    388 .column=74 .expression=74 .direction=579 .nulls=580 .comparator=581
    389 'exact,ignored
    390 'contains,fuzzy,prefix,regex,words
    391 'filter,mark
    392 'display,value
    393 'all,any,compare,error,expression,not,null,oneOf,text
    394 .kind=582 .conditions=583
    395 .kind=584 .conditions=583
    396 .kind=585 .condition=204
    397 .kind=586 .column=74 .relation=337 .value=0
    398 .kind=587 .column=74 .values=0
    399 .kind=588 .column=74 .relation=589 .text=74 .caseFolded=74 .diacritics=389 .of=392
    400 .kind=590 .source=74
    401 .kind=591 .column=74
    402 .kind=592 .column=74
    403 []=593 'declared
    404 'hide,show
    405 .all=74 .keys=326
    406 'multiple,none,single
    407 'extend,replace,toggle
    408 'drop,keep
    409 .hidden=74 .footer=594 .nullDefault=0
    410 'ascending,descending,none
    411 .leading=216 .trailing=216
    412 'ltr,rtl
    413 .height=216 .wrap=74 .linesMax=216 .inset=216 .padding=216 .minimum=216 .maximum=216
      .whole=74 .spacing=216 .background=74 .quiet=216 .measured=595 .deadline=216
    414 .direction=596 .size=496 .perLine=306 .spacing=216 .lineSpacing=216 .insets=597
    415 .mode=598 .minimum=216 .maximum=216 .padding=216 .headerPadding=216 .header=74 .footer=74
      .whole=74
    416 *=599
    417 'grid,headless,list,stack
    418 .shown=74 .height=216 .inside=74 .floats=74
    419 .shown=74 .height=216 .inside=74 .floats=74 .placement=600 .placeholder=74
    420 .table=597 .header=597 .footer=597 .row=597 .item=597
    421 .header=216 .footer=216
    422 .ascending=74 .descending=74 .none=74 .width=216 .header=74 .footer=74
    423 .vertical=74 .horizontal=74 .minimum=216
    424 'center,leading,trailing
    425 .when=74 .source=601 .columns=209 .layer=602 .tag=74 .parameters=603
    426 'actionDisabled,ambiguousRows,badBackup,badFormat,batch,blockOverflows,cancelled
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
    427 $pointer
    428 'base,columns,edited,misfit,none
    429 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    430 .first=216 .end=216
    431 .start=437 .end=437
    432 []=604
    433 .kind=74 .index=216 .expression=74 .type=381 .message=74 .severity=605
    434 []=606
    435 'changed,replaced
    436 []=607
    437 .line=216 .character=216
    438 .id=74 .type=381 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=444 .supplied=608 .format=609 .parse=609
      .nullPlaceholder=74 .comparator=581 .footer=594 .validate=610 .align=611 .editor=0
      .cellKind=74 .meta=0
    439 .key=298 .header=74 .footer=74 .kind=74 .state=0 .rows=226
    440 .base=381 .format=609 .parse=609 .nullPlaceholder=74 .comparator=581 .footer=594
      .validate=610 .align=611 .editor=0 .cellKind=74 .meta=0
    441 .height=612 .width=612 .estimatedHeight=613 .headerHeight=614 .footerHeight=614 .hidden=615
      .selectable=616 .momentary=615 .editable=616 .movable=617 .deletable=616 .collapsible=616
      .indentation=613 .actions=346 .separators=618 .accessory=615 .accessibilityText=615
      .cellKind=615 .editor=615 .holds=615
    442 *=619
    443 *=620
    444 .column=74 .expression=74
    445 'default,refuse
    446 []=621
    447 *=441
    448 *=622
    449 .deadline=216 .default=380
    450 .kind=74 .settings=441 .rowState=0 .cellStates=378
    451 .kind=623 .message=74 .system=74
    452 'failed,off,on,suspended
    453 .changes=216 .when=216 .base=624 .process=216 .others=216 .lostBytes=216 .suspended=74
    454 .backup=74 .steps=216 .base=624
    455 'columns,given
    456 .kind=625
    457 .kind=626 .columns=209
    458 .id=74 .title=74 .exactTitle=74 .type=381 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=608 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=444 .sortByProblem=74 .typeName=74 .format=609 .parse=609 .nullPlaceholder=74
      .comparator=581 .footer=594 .validate=610 .align=611 .editor=0 .cellKind=74 .meta=0
      .evidence=627
    459 .key=298 .header=74 .footer=74 .kind=74 .state=0
    460 'created,file,inline
    461 .kind=628 .path=74 .uri=74 .bytes=216
    462 .kind=629 .bytes=216
    463 .kind=630
    464 .value=74 .forced=74 .evidence=631
    465 .value=256 .forced=74 .evidence=631
    466 .value=632 .forced=74 .evidence=631
    467 .value=216 .forced=74 .evidence=631
    468 .value=209 .forced=74 .evidence=631
    469 .fieldCount=216 .typeMismatch=216 .unclosedQuote=216 .fieldTooLong=216 .invalidEncoding=216
      .comment=216
    470 []=633
    471 'detected,plain
    472 .type=381 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=444 .supplied=608 .format=609 .parse=609
      .nullPlaceholder=74 .comparator=581 .footer=594 .validate=610 .align=611 .editor=0
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
    480 .kind=625 .keys=251
    481 .kind=654
    482 'columns,tag,value
    483 .kind=655
    484 .kind=656 .tags=251
    485 .column=74 .kind=74 .type=381 .index=216 .expression=74 .message=74 .severity=605 .count=216
      .problem=74
    486 .kind=657 .row=298 .column=74 .columns=209 .text=74 .cut=74 .rule=433 .reason=74
    487 []=306
    488 .at=487 .keys=251 .blocks=302
    489 []=658
    490 .keys=251 .blocks=302
    491 []=659
    492 []=660
    493 .by=661 .headers=74 .footers=74 .empty=404 .collapsed=662 .aggregates=339
    494 .measurer=354 .frame=216 .minimumWidth=216 .insets=411 .direction=412 .spacing=216 .scale=74
      .lock=74 .fixed=411 .rows=663 .items=414 .sizing=415 .columns=416
    495 .title=74 .aggregate=664 .over=340 .value=0 .text=74 .cut=74 .nulls=216 .errors=216
      .pending=74 .problem=665
    496 .width=216 .height=216
    497 .leading=216 .center=216 .trailing=216
    498 []=666
    499 .pointer=500 .kind=667 .message=74
    500 $statePointer
    501 .pointer=500 .kind=668 .message=74
    502 'damaged,foreign,newer,noFile,none,off,restored
    503 []=669
    504 .direction=410 .sortable=74 .priority=216
    505 .kind=519 .key=670 #key
    506 .column=74 .offset=216 .values=226 .texts=209 .errors=671 .pending=306 .stale=306 .lossy=306
      .cut=306 .matches=672 .drafts=673
    507 .key=670 .title=74 .cut=74 .count=216 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=674
    508 .row=298 .fields=209 .cut=74
    509 .x=216 .group=424
    510 .key=298 .sourceIndex=216 .viewIndex=216 .pageIndex=216 .offset=216 .height=216 .frame=565
      .reason=675 .section=670
    511 .column=74 .group=424 .x=216 .width=216 .estimate=74 .reason=676
    512 .column=74 .group=424 .x=216 .width=216 .estimate=74 .distance=216
    513 .key=505 .viewIndex=216 .offset=216 .height=216 .frame=565
    514 'all,entries,viewport
    515 .kind=677 .first=216 .size=216 .overscan=216
    516 .kind=582
    517 .kind=678 .offset=216 .extent=216 .overscan=216
    518 'entry,offset,start
    519 'footer,group,header
    520 'center,end,nearest,start
    521 .start=216 .length=216
    522 []=679
    523 .row=298 .height=216
    524 .row=298 .column=74 .height=216
    525 .row=298 .column=74 .reason=680
    526 .row=298 .column=74
    527 .from=526 .to=526
    528 .row=298 .column=74 .sourceIndex=216 .viewIndex=216 .pageIndex=216
    529 .format=262 .type=1 .text=74
    530 []=681
    531 .pointer=74 .kind=682 .message=74
    532 .column=74 .kind=664
    533 'aggregate,count,group
    534 .kind=683 .direction=579
    535 .kind=684 .direction=579
    536 .kind=685 .index=216 .direction=579
    537 .column=74 .kind=664 .values=226 .texts=209 .cut=306 .nulls=306 .errors=306
    538 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    539 .row=298 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=378 .settings=686
    540 .id=74 .title=615 .style=687 .hidden=615 .image=615 .placement=688 .fullSwipe=74
      .children=346
    541 .name=74 .arguments=542 .result=350 .member=74
    542 []=350
    543 .kind=689 .message=74 .range=430 .bytes=430 .lines=431 .expected=74 .found=74 .hint=74
    544 []=353
    545 []=544
    546 .seconds=74 .nanos=74
    547 'cells,estimate,font
    548 .kind=690 .tabStop=216 .ambiguous=691 .unit=692
    549 .kind=693 .lineHeight=216 .regular=694 .bold=694
    550 .kind=695 .advance=216 .lineHeight=216
    551 'head,middle,tail
    552 .width=216 .height=216 .lines=696 .more=74 .shown=697
    553 .kind=698 .row=298 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=362
      .oursAfter=298 .theirsAfter=298
    554 'user
    555 .kind=699 .expected=74 .row=298 .column=74 .columns=209 .rule=433 .reason=74
    556 .journal=74 .bytes=216 .when=216 .inUse=74 .path=74 .changes=216 .process=216 .problem=700
    557 .sources=216 .edits=216 .rows=216 .keys=216 .history=216 .views=216 .uncounted=216 *=216
    558 .subscription=224 .view=224 .pending=216 .lagRevisions=216
    559 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    560 []=701
    561 []=702
    562 []=703
    563 []=704
    564 .height=216 .count=216
    565 .x=216 .y=216 .width=216 .height=216
    566 .top=705 .bottom=705 .at=487
    567 []=706
    568 []=707
    569 []=708
    570 []=709
    571 .at=487 .keys=301 .blocks=302
    572 .permission=710 .row=298 .column=74 .section=74 .layer=345
    573 .row=216 .text=74
    574 .column=74 .width=216
    575 'begin,end,report
    576 .kind=711 .title=74 .message=74 .percentage=216
    577 .kind=712 .message=74 .percentage=216
    578 .kind=713 .message=74
    579 'ascending,descending
    580 'first,last
    581 .kind=714 .caseFolded=74 .diacritics=389 .values=209
      'caseInsensitive,length,natural,semver,text,value
    582 'all
    583 []=204
    584 'any
    585 'not
    586 'compare
    587 'oneOf
    588 'text
    589 'contains,endsWith,equals,startsWith
    590 'expression
    591 'null
    592 'error
    593 .column=74 .expression=74 .declared=74 .direction=579 .nulls=580 .comparator=581 .values=226
    594 .title=74 .aggregate=664 .over=340
    595 'client,daemon
    596 'horizontal,wrapped
    597 .top=216 .leading=216 .bottom=216 .trailing=216
    598 .kind=715 ?kind:maximum=716 ?kind:average=717 ?kind:sampled=718 ?kind:client=719
      ?kind:percentile=720 ?kind:hybrid=721 ?kind:padded=722 ?kind:fixed=723 ?kind:fraction=724
      ?kind:flexible=725 ?kind:adaptive=726
    599 .mode=598 .minimum=216 .maximum=216 .padding=216 .headerPadding=216 .header=74 .footer=74
      .whole=74 .width=216 .spacing=216
    600 'client,embedded,hidden
    601 .kind=727 ?kind:stripes=728 ?kind:sorted=729 ?kind:selected=730 ?kind:hovered=731
      ?kind:matches=732 ?kind:drafts=733 ?kind:errors=734
    602 'background,overlay
    603 *=615
    604 .kind=74 .message=74 .pointer=427 .row=298 .column=74 .expected=0 .found=0 .rule=433
    605 'mark,refuse
    606 .key=298 .rows=306
    607 .row=298 .column=74 .reason=735
    608 .inputs=209 .deadline=216
    609 .kind=736 ?kind:number=737 ?kind:currency=738 ?kind:percent=739 ?kind:compact=740
      ?kind:bytes=741 ?kind:duration=742 ?kind:date=743 ?kind:boolean=744 ?kind:map=745
      ?kind:template=746
    610 .expression=74 .message=74 .severity=605 []=747
    611 'center,end,start
    612 .expression=74 'automatic #
    613 .expression=74 #
    614 .expression=74 'automatic,zero #
    615 .expression=74
    616 .expression=74 'ask
    617 .expression=74 .within=209 'ask
    618 .top=705 .between=705 .bottom=705
    619 .height=612 .width=612 .estimatedHeight=613 .headerHeight=614 .footerHeight=614 .hidden=615
      .selectable=616 .momentary=615 .editable=616 .movable=617 .deletable=616 .collapsible=616
      .indentation=613 .actions=346 .separators=618 .accessory=615 .accessibilityText=615
      .cellKind=615 .editor=615 .holds=615 .header=441
    620 .height=612 .width=612 .estimatedHeight=613 .headerHeight=614 .footerHeight=614 .hidden=615
      .selectable=616 .momentary=615 .editable=616 .movable=617 .deletable=616 .collapsible=616
      .indentation=613 .actions=346 .separators=618 .accessory=615 .accessibilityText=615
      .cellKind=615 .editor=615 .holds=615 .columns=748
    621 .expression=74 .message=74 .severity=605 .columns=209
    622 .height=612 .width=612 .estimatedHeight=613 .headerHeight=614 .footerHeight=614 .hidden=615
      .selectable=616 .momentary=615 .editable=616 .movable=617 .deletable=616 .collapsible=616
      .indentation=613 .actions=346 .separators=618 .accessory=615 .accessibilityText=615
      .cellKind=615 .editor=615 .holds=615 .kind=74
    623 'cancelled,limit,readFailed,sourceChanged
    624 'different,grown,same
    625 'given
    626 'columns
    627 .sampleRows=216 .counts=277 .reason=74 .nullValues=209 .firstDisagreement=749
    628 'file
    629 'inline
    630 'created
    631 .reason=74 .examined=216 .share=216
    632 'cr,crlf,lf,mixed
    633 .kind=750 .message=74 .row=298 .column=74 .line=216 .byteOffset=216 .expected=74 .found=74
    634 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    635 .kind=751 .row=298 .column=74 .value=0 .text=74 .values=0
    636 .kind=752 .options=231 .rows=226 .place=753
    637 .kind=754 .rows=251
    638 .kind=755 .rows=251 .place=753
    639 .kind=756 .texts=757 .text=74 .html=74 .format=758 .header=74 .at=526 .view=224 .rows=251
      .columns=209 .overflow=759
    640 .kind=760 .view=224
    641 .kind=761 .row=298 .options=450
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
    652 .bytes=306 .range=431 .newText=74 .base64=74
    653 'keys
    654 'content
    655 'value
    656 'tag
    657 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    658 .column=74 .rows=306 .values=226 .texts=209 .errors=671 .pending=306 .stale=306 .lossy=306
      .cut=306 .matches=672
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
    681 .column=74 .extraField=216 .ranges=487 .further=216
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
    692 'clusters,codePoints
    693 'font
    694 .defaultAdvance=216 .ranges=787 .advances=788 .kerning=789 .letterSpacing=216
    695 'estimate
    696 []=790
    697 .text=74 .width=216 .cut=74
    698 'cell,place,removed
    699 'invalid,valueDoesNotFit
    700 'damaged,foreign,newer
    701 .kind=74 .at=487
    702 .column=74 .cellKind=0 .editor=0 .at=487
    703 .index=216 .rowState=0
    704 .index=216 .column=74 .cellState=0
    705 .leading=216 .trailing=216 .thickness=216
    706 .look=216 .styles=791
    707 .look=216 .at=487
    708 .column=74 .look=216 .at=487
    709 .style=216 .count=216 .row=298 .message=74
    710 'collapse,delete,edit,move,select
    711 'begin
    712 'report
    713 'end
    714 'caseInsensitive,length,list,natural,semver,text,value
    715 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    716 .kind=792
    717 .kind=793 .advance=216
    718 .kind=794 .size=216
    719 .kind=777 .size=216
    720 .kind=795 .share=216 .size=216
    721 .kind=796 .size=216 .advance=216
    722 .kind=797 .width=216
    723 .kind=798 .width=216
    724 .kind=799 .share=216
    725 .kind=800
    726 .kind=801
    727 'drafts,errors,hovered,matches,selected,sorted,stripes
    728 .kind=802 .every=216 .offset=216 .by=803
    729 .kind=804 .every=216 .offset=216
    730 .kind=805
    731 .kind=806
    732 .kind=807
    733 .kind=808
    734 .kind=809
    735 'encoding,formula,quote
    736 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    737 .kind=810 .pattern=74 .locale=811 .prefix=74 .suffix=74 .negative=812 .decimalMark=74
      .groupMark=74
    738 .kind=813 .pattern=74 .locale=811 .prefix=74 .suffix=74 .negative=812 .decimalMark=74
      .groupMark=74 .currency=74 .display=814
    739 .kind=815 .pattern=74 .locale=811 .prefix=74 .suffix=74 .negative=812 .decimalMark=74
      .groupMark=74
    740 .kind=816 .locale=811 .currency=74 .digits=216
    741 .kind=817 .locale=811 .units=818 .digits=216
    742 .kind=819 .locale=811 .style=820 .unit=821
    743 .kind=822 .pattern=74 .locale=811
    744 .kind=823 .true=74 .false=74
    745 .kind=824 .values=825 .otherwise=609
    746 .kind=826 .template=74 .format=609
    747 .expression=74 .message=74 .severity=605
    748 *=827
    749 .row=298 .line=216 .byteOffset=216 .text=74
    750 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    751 'set
    752 'insert
    753 .kind=828 ?kind:start=829 ?kind:end=830 ?kind:before=831 ?kind:after=832 ?kind:index=833
      ?kind:shown=834
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
    764 .kind=835 ?kind:start=829 ?kind:end=830 ?kind:before=836 ?kind:after=837
    765 'removeColumn
    766 'orderColumns
    767 'addSections
    768 .kind=835 ?kind:start=829 ?kind:end=830 ?kind:before=838 ?kind:after=839
    769 'removeSections
    770 'moveSections
    771 'setSection
    772 .header=74 .footer=74 .kind=74 .state=0
    773 .value=0 .text=74 .cut=74
    774 []=840
    775 .column=74 .expression=74 .declared=74 .direction=579 .nulls=580 .comparator=581 .values=209
    776 []=670
    777 'client
    778 'leading,trailing
    779 'expression,invalidParams,notSortable,unknownColumn
    780 .kind=592
    781 .row=216 .kind=841 .text=74
    782 .row=216 .ranges=487 .further=216
    783 .row=216 .view=224 .author=74 .by=554 .text=74 .stale=74 .problem=555
    784 .column=74 .kind=664 .value=0 .text=74 .cut=74 .nulls=216 .errors=216 .pending=74
      .problem=842
    785 'group,header
    786 .value=0 .layer=345 .name=74 .problem=74
    787 []=843
    788 []=844
    789 []=845
    790 .range=306 .width=216
    791 []=846
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
    827 .height=612 .width=612 .estimatedHeight=613 .headerHeight=614 .footerHeight=614 .hidden=615
      .selectable=616 .momentary=615 .editable=616 .movable=617 .deletable=616 .collapsible=616
      .indentation=613 .actions=346 .separators=618 .accessory=615 .accessibilityText=615
      .cellKind=615 .editor=615 .holds=615 .type=381 .validate=610 .format=609 .path=74
    828 'after,before,end,index,shown,start
    829 .kind=847
    830 .kind=713
    831 .kind=848 .row=298
    832 .kind=849 .row=298
    833 .kind=850 .sourceIndex=216 .counted=851
    834 .kind=852 .view=224 .viewIndex=216 .counted=851 .whenSorted=853
    835 'after,before,end,start
    836 .kind=848 .column=74
    837 .kind=849 .column=74
    838 .kind=848 .section=298
    839 .kind=849 .section=298
    840 'footer,header,kind,state
    841 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    842 'notApplicable,outOfRange,tooManySections,tooManyValues
    843 .first=216 .end=216 .advance=216
    844 .characters=74 .advance=216
    845 .pair=74 .advance=216
    846 .layer=602 .tag=74 .parameters=825
    847 'start
    848 'before
    849 'after
    850 'index
    851 'after,before
    852 'shown
    853 'adopt,refuse
    """#
}
