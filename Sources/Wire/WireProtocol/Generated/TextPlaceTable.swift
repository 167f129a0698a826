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
    table/watchFile 139
    table/conflicts 142
    table/resolveConflicts 144
    cell/draft 147
    cell/refresh 150
    table/setParams 153
    view/close 155
    table/close 157
    journal/list 159
    journal/remove 162
    preset/list 165
    server/stats 167
    rpc.discover 169
    $/setTrace 170
    $/cancelRequest 172
    shutdown 174
    exit 4
    view/update 175
    action/didInvoke 177
    action/decide 179
    cell/compute 182
    cell/measure 185
    table/didChange 188
    $/progress 190
    $/logTrace 192
    window/logMessage 194
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=197 .search=198 .filter=199 .sections=200 .selection=201 .page=202 .columns=203
      .columnOrder=204 .binding=205 .params=206 .sortCycle=207 .footers=68 .footerSorts=68
      .showHidden=68 .layout=208 .presentation=209 .styles=210
    3 .code=211 .message=68 .data=212
    4 .jsonrpc=5 .id=6 .method=196 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=196 .params=8 .result=9 .error=3
    8 .clientInfo=213 .processId=211 .updates=214 .trace=215 .journal=216 .journalFolder=68
      .durability=217 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=218 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=196 .params=11 .result=12 .error=3
    11 .table=219 .name=68 .columns=220 .rows=221 .sections=222 .sectionColumn=68 .keyScope=223
      .types=224 .defaultSort=197 .keyColumns=204 .detectTypes=68 .declarations=225 .rowOptions=226
    12 .table=219 .name=68 .revision=211 .rows=227 .sourceState=228 .whenFileChanges=229 .dirty=68
      .savedRevision=211 .unsaved=230 .conflicts=211 .journal=231 .keys=232 .columns=233 .types=0
      .declarations=225 .sectionColumn=68 .sections=234 .defaultSort=197 .params=206 .source=235
      .dialect=236 .preamble=204 .sampleRows=211 .history=237 .diagnostics=238
    13 .jsonrpc=5 .id=6 .method=196 .params=14 .result=12 .error=3
    14 .table=219 .name=68 .path=68 .uri=68 .content=239 .dialect=240 .columns=241 .types=224
      .defaultSort=197 .keyColumns=204 .sections=234 .sectionColumn=68 .keyScope=223 .sampleRows=211
      .progressToken=211 .declarations=225 .wait=68 .journal=216 .journalFolder=68 .durability=217
      .whenFileChanges=229
    15 .jsonrpc=5 .id=6 .method=196 .params=16 .result=12 .error=3
    16 .table=219 .diagnostics=242
    17 .jsonrpc=5 .id=6 .method=196 .params=18 .result=19 .error=3
    18 .table=219 .edits=243 .seen=211 .exact=68 .label=68 .author=68 .history=244 .invalid=245
      .preview=68 .view=219
    19 .revision=211 .inserted=246 .changedCells=211 .history=237 .preview=247
    20 .jsonrpc=5 .id=6 .method=196 .params=21 .result=22 .error=3
    21 .table=219 .author=68
    22 .revision=211 .step=248 .skipped=211 .history=237
    23 .jsonrpc=5 .id=6 .method=196 .params=24 .result=25 .error=3
    24 .table=219 .first=211 .size=211
    25 .revision=211 .count=211 .current=211 .bytes=211 .bytesMax=211 .dropped=211 .first=211
      .items=249
    26 .jsonrpc=5 .id=6 .method=196 .params=27 .result=28 .error=3
    27 .table=219 .step=211 .author=68
    28 .revision=211 .undone=211 .redone=211 .skipped=211 .history=237
    29 .jsonrpc=5 .id=6 .method=196 .params=30 .result=31 .error=3
    30 .table=219 .path=68 .uri=68 .overwrite=250 .sync=68 .dryRun=68 .range=242 .encoding=251
      .dialect=252 .progressToken=211
    31 .revision=211 .path=68 .uri=68 .bytes=211 .records=211 .way=253 .dirty=68 .edits=254
    32 .jsonrpc=5 .id=6 .method=196 .params=33 .result=34 .error=3
    33 .table=219 .action=255
    34 .revision=211 .changes=211 .lostChanges=211 .lostBytes=211 .history=237
    35 .jsonrpc=5 .id=6 .method=196 .params=36 .result=37 .error=3
    36 .view=219 .table=219 .rows=246 .range=242 .columns=204 .format=256 .to=257 .as=258
      .formulaGuard=259 .header=68 .jsonRows=260 .delimiter=1 .lineEnd=261 .byteOrderMark=68
      .sqlTable=68 .sqlRows=211 .progressToken=211 .wait=68
    37 .viewRevision=211 .revision=211 .complete=68 .rows=211 .columns=204 .bytes=211 .lossy=68
      .text=68 .path=68
    38 .jsonrpc=5 .id=6 .method=196 .params=39 .result=40 .error=3
    39 .table=219 .rows=221 .sections=262 .sectionColumn=68 .columns=204 .match=263 .compare=264
      .mode=265 .resetAbove=266 .preset=267 .rowStates=221 .cellStates=268 .hints=0 .supersede=68
      .seen=211 .label=68 .author=68 .history=244 .invalid=245
    40 .outcome=269 .revision=211 .mode=265 .deletes=211 .inserts=211 .moves=211 .updates=211
      .changedCells=211 .sections=270 .history=237
    41 .jsonrpc=5 .id=6 .method=196 .params=42 .result=43 .error=3
    42 .table=219 .rows=246 .columns=204 .first=211 .size=211 .wait=68
    43 .revision=211 .complete=68 .rows=211 .faultyRows=211 .count=211 .errors=271 .rules=272
      .first=211 .more=68 .items=273
    44 .jsonrpc=5 .id=6 .method=196 .params=45 .result=46 .error=3
    45 .from=274 .to=274 .match=263 .compare=264 .columns=204 .range=242 .as=275 .textBytes=211
      .wait=68
    46 .from=276 .to=276 .complete=68 .columns=204 .counts=277 .first=211 .size=211 .more=68
      .diff=278 .old=279 .keys=280 .sections=281
    47 .jsonrpc=5 .id=6 .method=196 .params=48 .result=49 .error=3
    48 .table=219 .view=219 .state=2 .preset=267 .wait=68
    49 .view=219 .table=219 .viewRevision=211 .revision=211 .state=282 .footers=283 .layout=284
      .preset=267 .filterProblems=285 .filterFailure=286 .orderProblems=287 .orderFailure=286
      .counts=288 .order=289 .complete=68 .searching=290 .columns=204
    50 .jsonrpc=5 .id=6 .method=196 .params=51 .result=49 .error=3
    51 .view=219 .wait=68
    52 .jsonrpc=5 .id=6 .method=196 .params=53 .result=49 .error=3
    53 .view=219 .state=2 .show=291 .wait=68
    54 .jsonrpc=5 .id=6 .method=196 .params=55 .result=56 .error=3
    55 .view=219 .part=292 .column=68 .extend=68
    56 .view=219 .table=219 .viewRevision=211 .revision=211 .state=282 .footers=283 .layout=284
      .counts=288 .order=289 .complete=68 .columns=204 .preset=267 .filterProblems=285
      .filterFailure=286 .orderProblems=287 .orderFailure=286 .searching=290 .sortable=68
      .indicators=293
    57 .jsonrpc=5 .id=6 .method=196 .params=58 .result=59 .error=3
    58 .view=219 .range=242 .keys=246 .columns=204 .as=275 .textBytes=211 .at=211 .pin=219 .wait=68
    59 .viewRevision=211 .revision=211 .complete=68 .first=211 .count=211 .more=68 .keys=294
      .blocks=295 .sections=296 .counts=288 .order=289 .searching=290
    60 .jsonrpc=5 .id=6 .method=196 .params=61 .result=62 .error=3
    61 .table=219 .row=291 .column=68 .of=258 .first=211 .size=211
    62 .revision=211 .text=68 .lossy=68 .first=211 .end=211 .bytes=211 .more=68
    63 .jsonrpc=5 .id=6 .method=196 .params=64 .result=65 .error=3
    64 .view=219 .pin=219 .wait=68
    65 .view=219 .pin=219 .viewRevision=211 .revision=211 .counts=288 .order=289 .searching=290
      .complete=68
    66 .jsonrpc=5 .id=6 .method=196 .params=67 .result=68 .error=3
    67 .view=219 .pin=219
    68
    69 .jsonrpc=5 .id=6 .method=196 .params=70 .result=71 .error=3
    70 .view=219 .keys=246 .columns=204 .at=297 .offsets=298 .wait=68
    71 .viewRevision=211 .complete=68 .rows=299 .columns=300 .at=301 .entries=302
    72 .jsonrpc=5 .id=6 .method=196 .params=73 .result=74 .error=3
    73 .view=219 .subscription=219 .window=303 .content=304 .columns=204 .as=275 .textBytes=211
      .hold=305 .anchor=306 .follow=68 .appearance=68 .kinds=68 .problems=68 .separators=68
      .styles=68 .brief=68 .across=307
    74 .subscription=219 .viewRevision=211 .revision=211 .complete=68
    75 .jsonrpc=5 .id=6 .method=196 .params=76 .result=77 .error=3
    76 .subscription=219 .first=211 .size=211 .columns=204 .hold=305 .across=308 .offset=211
      .extent=211 .entry=306 .placement=309 .pages=211 .to=310 .thumb=211 .follow=68 .dragging=68
      .anchor=306
    77 .first=211 .size=211 .across=311 .viewport=312
    78 .jsonrpc=5 .id=6 .method=196 .params=79 .result=68 .error=3
    79 .subscription=219 .row=291 .column=68
    80 .jsonrpc=5 .id=6 .method=196 .params=81 .result=82 .error=3
    81 .view=219 .rows=313 .cells=314 .at=211
    82 .viewRevision=211 .changed=211 .unused=315
    83 .jsonrpc=5 .id=6 .method=196 .params=84 .result=68 .error=3
    84 .subscription=219
    85 .jsonrpc=5 .id=6 .method=196 .params=86 .result=87 .error=3
    86 .table=219 .supplied=68
    87 .complete=68 .tables=316
    88 .jsonrpc=5 .id=6 .method=196 .params=89 .result=90 .error=3
    89 .view=219 .action=317 .keys=318
    90 .viewRevision=211 .counts=288 .order=289 .complete=68 .searching=290
    91 .jsonrpc=5 .id=6 .method=196 .params=92 .result=93 .error=3
    92 .view=219 .action=319 .rows=246 .columns=204 .cells=320 .ranges=321 .wait=68
    93 .viewRevision=211 .complete=68 .count=211 .selected=322 .deselected=322 .truncated=68
    94 .jsonrpc=5 .id=6 .method=196 .params=95 .result=96 .error=3
    95 .view=219 .first=211 .size=211 .wait=68
    96 .viewRevision=211 .complete=68 .unit=323 .count=211 .first=211 .items=322
    97 .jsonrpc=5 .id=6 .method=196 .params=98 .result=99 .error=3
    98 .view=219 .formats=324 .rows=246 .range=242 .columns=204 .as=258 .formulaGuard=259 .header=68
      .wait=68
    99 .viewRevision=211 .revision=211 .complete=68 .rows=211 .columns=204 .flavours=325 .lossy=68
    100 .jsonrpc=5 .id=6 .method=196 .params=101 .result=102 .error=3
    101 .view=219 .search=198 .from=291 .direction=326 .wrap=68 .wait=68
    102 .viewRevision=211 .revision=211 .complete=68 .matches=211 .hit=327
    103 .jsonrpc=5 .id=6 .method=196 .params=104 .result=105 .error=3
    104 .table=219 .filter=199
    105 .tree=199 .text=68 .problems=328
    106 .jsonrpc=5 .id=6 .method=196 .params=107 .result=108 .error=3
    107 .view=219 .row=291 .column=68 .relation=329 .combine=330
    108 .viewRevision=211 .condition=199 .filter=199
    109 .jsonrpc=5 .id=6 .method=196 .params=110 .result=111 .error=3
    110 .view=219 .groupBy=204 .aggregates=331 .over=332 .sort=333 .range=242 .as=275 .textBytes=211
      .wait=68
    111 .viewRevision=211 .revision=211 .complete=68 .groups=211 .first=211 .more=68 .groupBy=295
      .counts=298 .aggregates=334
    112 .jsonrpc=5 .id=6 .method=196 .params=113 .result=114 .error=3
    113 .table=219 .declarations=225 .author=68
    114 .revision=211 .declarations=225
    115 .jsonrpc=5 .id=6 .method=196 .params=116 .result=117 .error=3
    116 .table=219 .rows=246 .columns=204 .headers=204 .sections=204 .view=219 .subscription=219
      .settings=335 .first=211
    117 .revision=211 .items=336 .first=211 .more=68
    118 .jsonrpc=5 .id=6 .method=196 .params=119 .result=120 .error=3
    119 .view=219 .row=291 .column=68
    120 .viewRevision=211 .revision=211 .layer=337 .name=68 .problem=68 .actions=338
    121 .jsonrpc=5 .id=6 .method=196 .params=122 .result=123 .error=3
    122 .view=219 .row=291 .column=68 .action=68 .seen=211 .author=68
    123 .viewRevision=211 .revision=211
    124 .jsonrpc=5 .id=6 .method=196 .params=125 .result=126 .error=3
    125 .source=68 .dialect=339 .table=219 .variables=340 .functions=341
    126 .type=342 .dependencies=343 .steps=211 .problems=344
    127 .jsonrpc=5 .id=6 .method=196 .params=128 .result=129 .error=3
    128 .source=68 .dialect=339 .table=219 .variables=340 .checked=68 .row=291 .bindings=206
      .params=206
    129 .value=345 .complete=68 .type=342
    130 .jsonrpc=5 .id=6 .method=196 .params=131 .result=132 .error=3
    131 .texts=204 .measurer=346 .bold=68 .wrap=347 .truncate=348
    132 .lineHeight=211 .estimate=68 .measures=349
    133 .jsonrpc=5 .id=6 .method=196 .params=134 .result=135 .error=3
    134 .view=219 .search=198 .with=68 .scope=350 .at=351 .by=352 .preview=68 .label=68 .author=68
      .wait=68
    135 .revision=211 .complete=68 .matches=211 .cells=211 .skipped=211 .history=237 .preview=247
    136 .jsonrpc=5 .id=6 .method=196 .params=137 .result=138 .error=3
    137 .table=219 .label=68 .author=68
    138 .revision=211 .records=211 .history=237
    139 .jsonrpc=5 .id=6 .method=196 .params=140 .result=141 .error=3
    140 .table=219 .whenFileChanges=229
    141 .whenFileChanges=229 .sourceState=228
    142 .jsonrpc=5 .id=6 .method=196 .params=24 .result=143 .error=3
    143 .revision=211 .count=211 .first=211 .items=353 .more=68
    144 .jsonrpc=5 .id=6 .method=196 .params=145 .result=146 .error=3
    145 .table=219 .take=354 .conflicts=320 .label=68 .author=68
    146 .revision=211 .resolved=211 .left=211 .history=237
    147 .jsonrpc=5 .id=6 .method=196 .params=148 .result=149 .error=3
    148 .view=219 .row=291 .column=68 .action=355 .by=352 .text=68 .value=0 .overwrite=68 .label=68
      .author=68 .history=244 .invalid=245
    149 .revision=211 .draft=356 .history=237
    150 .jsonrpc=5 .id=6 .method=196 .params=151 .result=152 .error=3
    151 .table=219 .columns=204 .rows=246
    152 .revision=211
    153 .jsonrpc=5 .id=6 .method=196 .params=154 .result=152 .error=3
    154 .table=219 .params=206 .author=68
    155 .jsonrpc=5 .id=6 .method=196 .params=156 .result=68 .error=3
    156 .view=219
    157 .jsonrpc=5 .id=6 .method=196 .params=158 .result=68 .error=3
    158 .table=219
    159 .jsonrpc=5 .id=6 .method=196 .params=160 .result=161 .error=3
    160 .journalFolder=68
    161 .folder=68 .items=357
    162 .jsonrpc=5 .id=6 .method=196 .params=163 .result=164 .error=3
    163 .journals=204 .journalFolder=68
    164 .removed=204
    165 .jsonrpc=5 .id=6 .method=196 .params=0 .result=166 .error=3
    166 .presets=358
    167 .jsonrpc=5 .id=6 .method=196 .params=0 .result=168 .error=3
    168 .memory=359 .methods=1 .watching=360 *=211
    169 .jsonrpc=5 .id=6 .method=196 .params=0 .result=1 .error=3
    170 .jsonrpc=5 .id=6 .method=196 .params=171 .result=0 .error=3
    171 .value=215
    172 .jsonrpc=5 .id=6 .method=196 .params=173 .result=0 .error=3
    173 .id=211
    174 .jsonrpc=5 .id=6 .method=196 .params=0 .result=68 .error=3
    175 .jsonrpc=5 .id=6 .method=196 .params=176 .result=0 .error=3
    176 .subscription=219 .view=219 .table=219 .seq=211 .from=211 .to=211 .revision=211 .causes=361
      .authors=204 .hints=221 .appearance=362 .kinds=363 .layout=284 .across=311 .heights=364
      .frames=365 .viewport=312 .separators=366 .styles=367 .counts=288 .order=289 .complete=68
      .window=242 .columns=204 .reset=368 .diff=369 .part=211 .last=68
    177 .jsonrpc=5 .id=6 .method=196 .params=178 .result=0 .error=3
    178 .table=219 .view=219 .revision=211 .action=68 .key=291 .sourceIndex=211 .viewIndex=211
      .column=68 .values=370 .author=68
    179 .jsonrpc=5 .id=6 .method=196 .params=180 .result=181 .error=3
    180 .table=219 .view=219 .asked=371 .count=211 .deadline=211 .default=372
    181 .decision=372
    182 .jsonrpc=5 .id=6 .method=196 .params=183 .result=184 .error=3
    183 .table=219 .column=68 .type=373 .revision=211 .rows=246 .blocks=295 .types=374 .deadline=211
    184 .values=221 .texts=204 .errors=375
    185 .jsonrpc=5 .id=6 .method=196 .params=186 .result=187 .error=3
    186 .table=219 .view=219 .viewRevision=211 .revision=211 .kind=376 .column=68 .rows=246
      .columns=377 .blocks=295 .deadline=211
    187 .heights=298 .widths=298
    188 .jsonrpc=5 .id=6 .method=196 .params=189 .result=0 .error=3
    189 .table=219 .revision=211 .rows=227 .sourceState=228 .dirty=68 .savedRevision=211
      .unsaved=230 .conflicts=211 .journal=231 .diagnostics=378
    190 .jsonrpc=5 .id=6 .method=196 .params=191 .result=0 .error=3
    191 .token=211 .value=379
    192 .jsonrpc=5 .id=6 .method=196 .params=193 .result=0 .error=3
    193 .message=68 .verbose=68
    194 .jsonrpc=5 .id=6 .method=196 .params=195 .result=0 .error=3
    195 .type=211 .message=68
    196 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/close,table/conflicts,table/create,table/declare
      'table/describe,table/didChange,table/diff,table/edit,table/export,table/history
      'table/jump,table/open,table/recover,table/redo,table/resolve
      'table/resolveConflicts,table/revert,table/save,table/setParams,table/setRows
      'table/undo,table/validate,table/watchFile,text/measure,view/aggregate
      'view/close,view/collapse,view/copy,view/find,view/get,view/hover,view/locate
      'view/measure,view/open,view/pin,view/replace,view/resync,view/rows,view/scroll
      'view/select,view/selection,view/set,view/sync,view/tap,view/unpin,view/unwatch
      'view/update,view/watch,window/logMessage
    197 []=380
    198 .text=68 .columns=204 .caseFolded=68 .diacritics=381 .match=382 .mode=383 .of=384
    199 .kind=385 ?kind:all=386 ?kind:any=387 ?kind:not=388 ?kind:compare=389 ?kind:oneOf=390
      ?kind:text=391 ?kind:expression=392 ?kind:null=393 ?kind:error=394
    200 .by=395 .headers=68 .footers=68 .empty=396 .collapsed=397 .aggregates=331
    201 .mode=398 .unit=323 .tap=399 .momentary=68 .whenFiltered=400
    202 .size=211 .index=211
    203 *=401
    204 []=68
    205 'cell,none,object
    206 *=345
    207 []=402
    208 .measurer=346 .frame=211 .minimumWidth=211 .insets=403 .direction=404 .spacing=211 .scale=68
      .lock=68 .fixed=403 .rows=405 .items=406 .sizing=407 .columns=408
    209 .kind=409 .header=410 .footer=410 .search=411 .insets=412 .spacings=413 .indicators=414
      .scrollBars=415 .alignment=416
    210 []=417
    211 #
    212 .kind=418 .pointer=419 .expected=0 .found=0 .position=211 .revision=211 .offset=211 .limit=1
      .maximum=211 .viewRevision=211 .seen=211 .oldest=211 .asked=211 .step=211 .errno=211
      .count=211 .obstacle=420 .reason=421 .permission=1 .layer=337 .binding=1 .id=68 .view=219
      .column=68 .row=291 .section=68 .name=68 .action=68 .method=68 .path=68 .system=68 .problem=68
      .range=422 .bytes=422 .lines=423 .problems=344 .errors=424 .rule=425 .keys=426 .got=211
      .state=427 .call=68 .copy=68 .replaced=68 .encoding=68 .cells=428
    213 .name=68 .version=68
    214 'each,merged
    215 'messages,off,verbose
    216 'off,on
    217 'synced,written
    218 .messageBytesMax=211 .requestsInFlightMax=211 .waitingNotificationBytesMax=211
      .drainMillisecondsMax=211 .batchMembersMax=211 .depthMax=211 .columnsMax=211 .rowsMax=211
      .fieldBytesMax=211 .rowsPerAnswerMax=211 .answerBytesMax=211 .windowTextBytes=211
      .textBytesMax=211 .windowRowsMax=211 .collectionItemsMax=211 .filterConditionsMax=211
      .expressionBytesMax=211 .expressionNodesMax=211 .expressionDepthMax=211
      .expressionStepsMax=211 .expressionValueUnitsMax=211 .tablesMax=211 .viewsMax=211
      .subscriptionsMax=211 .aggregatesMax=211 .groupsMax=211 .groupBytesMax=211 .sortRowsMax=211
      .formatBytesMax=211 .shownBytesMax=211 .sectionAggregatesMax=211 .distinctValuesMax=211
      .cacheBytes=211 .undoBytesMax=211 .hintsBytesMax=211 .pinsMax=211 .draftsMax=211
      .draftBytesMax=211 .rowStepsMax=211 .parameterBytesMax=211 .declarationsBytesMax=211
      .rulesMax=211 .stateBytesMax=211 .sectionsMax=211 .actionsMax=211 .actionDepthMax=211
      .computeRowsMax=211 .measuredTextsMax=211 .measuredBytesMax=211 .advancesMax=211
      .stylesMax=211 .sectionBytesMax=211 .sectionKeyBytesMax=211 .rowKeyBytesMax=211
      .keyIndexBytesMax=211
    219 $id
    220 []=429
    221 []=0
    222 []=430
    223 'section,table
    224 *=431
    225 .settings=432 .fallback=432 .columns=433 .kinds=434 .kindBy=435 .defaultKind=68
      .undeclaredKinds=436 .rowRules=437 .sectionKinds=438 .sections=439 .cellKinds=370 .editors=370
      .decisions=440
    226 []=441
    227 .count=211 .complete=68 .failure=442 .examined=68
    228 'asOpened,changed,removed,replaced,unreadable
    229 'follow,merge,reload,tell
    230 .records=211 .bytes=211 .columns=68 .order=68
    231 .state=443 .reason=68 .editors=298 .unreadable=211 .recoverable=444
    232 .kind=445 ?kind:given=446 ?kind:columns=447
    233 []=448
    234 []=449
    235 .kind=450 ?kind:file=451 ?kind:inline=452 ?kind:created=453
    236 .delimiter=454 .quote=454 .escape=454 .header=454 .encoding=455 .lineEnd=456 .comment=454
      .preambleLines=457 .nullValues=458
    237 .undo=211 .redo=211 .undoLabel=68 .redoLabel=68 .dropped=211
    238 .count=211 .counts=459 .first=211 .items=460
    239 .text=68 .base64=68
    240 .delimiter=68 .quote=68 .escape=68 .header=68 .encoding=251 .comment=68 .preambleLines=211
      .nullValues=204
    241 *=461
    242 .first=211 .size=211
    243 []=462
    244 'join,none,step
    245 'keep,refuse
    246 []=291
    247 .cells=211 .inserted=211 .removed=211 .moved=211 .columns=211 .sections=211 .errorCount=211
      .removedRows=246 .items=463 .errors=424 .asked=371
    248 .id=211 .label=68 .author=68
    249 []=464
    250 'always,ifUnchanged
    251 'latin-1,utf-16be,utf-16le,utf-8,windows-1252
    252 .delimiter=68 .quote=68 .escape=68 .header=68 .lineEnd=261 .byteOrderMark=68
    253 'overwritten,replaced,unchanged
    254 .count=211 .first=211 .size=211 .more=68 .items=465
    255 'apply,discard,keep
    256 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    257 .path=68 .overwrite=68 .sync=68
    258 'text,value
    259 'off,quote,reject
    260 'arrays,objects
    261 'cr,crlf,lf
    262 []=466
    263 .kind=467 ?kind:keys=468 ?kind:columns=447 ?kind:given=469 ?kind:content=470
    264 .kind=471 ?kind:value=472 ?kind:columns=447 ?kind:tag=473
    265 'diff,reset
    266 .changes=211 .share=211
    267 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    268 []=370
    269 'applied,superseded
    270 .deletes=211 .inserts=211 .moves=211 .updates=211
    271 *=211
    272 []=474
    273 []=475
    274 .table=219 .revision=211
    275 'both,text,value
    276 .table=219 .revision=211 .rows=211
    277 .deletes=211 .moves=211 .inserts=211 .updates=211 .changes=211
    278 .deletes=476 .moves=476 .inserts=477 .updates=478
    279 .deletes=479 .updates=478
    280 .moves=246 .updates=480
    281 .old=318 .new=318 .deletes=298 .inserts=298 .moves=476 .updates=481
    282 .sort=197 .search=198 .filter=199 .sections=482 .selection=201 .page=202 .columns=203
      .columnOrder=204 .binding=205 .params=206 .sortCycle=207 .footers=68 .footerSorts=68
      .showHidden=68 .layout=483 .presentation=209 .styles=210
    283 *=484
    284 .width=211 .content=211 .direction=404 .height=211 .items=485 .estimate=68 .groups=486
      .columns=487
    285 []=488
    286 .row=291 .pointer=489 .reason=68 .message=68 .range=422 .bytes=422 .lines=423
    287 []=490
    288 .source=211 .filtered=211 .pages=211 .pageIndex=211 .pageSize=211 .first=211 .end=211
      .matches=211 .entries=211 .failed=211 .orderFailed=211 .hidden=211
    289 'pending,ready
    290 .rows=211 .matches=211
    291 #key
    292 'footer,header
    293 *=491
    294 []=492
    295 []=493
    296 []=494
    297 []=495
    298 []=211
    299 []=496
    300 []=497
    301 []=498
    302 []=499
    303 .kind=500 ?kind:entries=501 ?kind:all=502 ?kind:viewport=503
    304 'cells,keys
    305 .sort=504 .filter=504 .sections=504 .page=504 .setRows=504 .load=504 .edit=504 .resize=504
      .measure=504 'end,entry,index
    306 .kind=505 .key=221 #key
    307 .offset=211 .extent=211 .overscan=211
    308 .offset=211 .thumb=211 .extent=211 .overscan=211 .column=68 .placement=506
    309 'bottom,center,nearest,top
    310 'end,start
    311 .offset=211 .room=211 .contentWidth=211 .left=486 .thumb=507
    312 .offset=211 .extent=211 .top=211 .spacing=211 .heldBack=211 .thumb=507 .anchor=492
      .sticky=508
    313 []=509
    314 []=510
    315 []=511
    316 @=211 $id
    317 'collapse,expand,toggle
    318 []=221
    319 'add,all,extend,invert,none,remove,replace,tap,toggle
    320 []=512
    321 []=513
    322 []=514
    323 'cell,column,row
    324 []=256
    325 []=515
    326 'next,previous
    327 .row=291 .viewIndex=211 .pageIndex=211 .wrapped=68 .cells=516
    328 []=517
    329 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    330 'all,any,replace
    331 []=518
    332 'all,shown
    333 .kind=519 ?kind:group=520 ?kind:count=521 ?kind:aggregate=522
    334 []=523
    335 []=524
    336 []=525
    337 'builtIn,column,fallback,kind,row,section,table
    338 []=526
    339 'strict,table
    340 *=342
    341 []=527
    342 .list=342 .map=528 .type=342 .opaque=68 .of=528
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    343 .columns=204 .cells=204 .params=204 .bindings=204
    344 []=529
    345 .int=68 .uint=68 .double=68 .bool=68 .string=68 .bytes=68 .null=68 .list=530 .map=531
      .type=68 .timestamp=532 .duration=532 .optional=345
    346 .kind=533 ?kind:cells=534 ?kind:font=535 ?kind:estimate=536
    347 .width=211 .linesMax=211
    348 .width=211 .at=537 .ellipsis=68
    349 []=538
    350 'all,selection
    351 .row=291 .column=68 .index=211
    352 'owner,user
    353 []=539
    354 'ours,theirs
    355 'begin,cancel,change,commit
    356 .view=219 .author=68 .by=540 .text=68 .stale=68 .problem=541
    357 []=542
    358 []=1
    359 .resident=211 .program=211 .heap=211 .free=211 .cache=211 .tables=543 .sorting=211
      .gathering=211 .comparing=211 .messages=211 .recording=211 .other=211 *=211
    360 []=544
    361 []=545
    362 .appeared=294 .disappeared=294 .prefetch=294 .cancelled=294
    363 .rows=546 .cells=547 .states=548 .cellStates=549
    364 []=550
    365 []=551
    366 []=552
    367 .anew=68 .looks=553 .rows=554 .cells=555 .failures=556
    368 .keys=294 .blocks=295
    369 .deletes=476 .moves=476 .inserts=557 .updates=478 .scrolledOut=476 .scrolledIn=476
    370 *=0
    371 []=558
    372 'allow,refuse
    373 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text
    374 []=373
    375 []=559
    376 'heights,widths
    377 []=560
    378 .count=211
    379 .kind=561 ?kind:begin=562 ?kind:report=563 ?kind:end=564
    380 .column=68 .expression=68 .direction=565 .nulls=566 .comparator=567
    381 'exact,ignored
    382 'contains,fuzzy,prefix,regex,words
    383 'filter,mark
    384 'display,value
    385 'all,any,compare,error,expression,not,null,oneOf,text
    386 .kind=568 .conditions=569
    387 .kind=570 .conditions=569
    388 .kind=571 .condition=199
    389 .kind=572 .column=68 .relation=329 .value=0
    390 .kind=573 .column=68 .values=0
    391 .kind=574 .column=68 .relation=575 .text=68 .caseFolded=68 .diacritics=381 .of=384
    392 .kind=576 .source=68
    393 .kind=577 .column=68
    394 .kind=578 .column=68
    395 []=579 'declared
    396 'hide,show
    397 .all=68 .keys=318
    398 'multiple,none,single
    399 'extend,replace,toggle
    400 'drop,keep
    401 .hidden=68 .footer=580 .nullDefault=0
    402 'ascending,descending,none
    403 .leading=211 .trailing=211
    404 'ltr,rtl
    405 .height=211 .wrap=68 .linesMax=211 .inset=211 .padding=211 .minimum=211 .maximum=211
      .whole=68 .spacing=211 .background=68 .quiet=211 .measured=581 .deadline=211
    406 .direction=582 .size=485 .perLine=298 .spacing=211 .lineSpacing=211 .insets=583
    407 .mode=584 .minimum=211 .maximum=211 .padding=211 .headerPadding=211 .header=68 .footer=68
      .whole=68
    408 *=585
    409 'grid,headless,list,stack
    410 .shown=68 .height=211 .inside=68 .floats=68
    411 .shown=68 .height=211 .inside=68 .floats=68 .placement=586 .placeholder=68
    412 .table=583 .header=583 .footer=583 .row=583 .item=583
    413 .header=211 .footer=211
    414 .ascending=68 .descending=68 .none=68 .width=211 .header=68 .footer=68
    415 .vertical=68 .horizontal=68 .minimum=211
    416 'center,leading,trailing
    417 .when=68 .source=587 .columns=204 .layer=588 .tag=68 .parameters=589
    418 'badFormat,batch,blockOverflows,cancelled,changedTwice,columnExists,compressed
      'conflict,conflicts,contentModified,cycle,depth,doubledSortKey,draftOpen
      'duplicateKeys,duplicateSections,evaluation,expression,fileChanged,fileExists
      'forgotten,formulas,framing,id,initializedBefore,internal,invalidParams,jsonrpc
      'keyColumn,length,limit,message,method,methodNotFound,missingKeys,mixedEdits
      'noDeclaredSections,noDraft,notARegularFile,notConvertible,notEditable
      'notEncodable,notFound,notInitialized,notReadable,notRecoverable,notSortable
      'notSupplied,notWritable,orderPending,overloaded,placeIsMoving,readFailed
      'sectionColumn,shutDown,sortedView,sourceChanged,subscriptionExists
      'suppliedInput,syntax,tableExists,tooManyCells,tooManyColumns,unknownColumn
      'unknownRow,unknownSection,unknownStep,unknownSubscription,unknownTable
      'unknownType,unknownView,valueDoesNotFit,viewExists,writeFailed
    419 $pointer
    420 'base,columns,edited,none
    421 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    422 .first=211 .end=211
    423 .start=590 .end=590
    424 []=591
    425 .kind=68 .index=211 .expression=68 .type=373 .message=68 .severity=592
    426 []=593
    427 'changed,replaced
    428 []=594
    429 .id=68 .type=373 .title=68 .sortable=68 .searchable=68 .editable=68 .computed=68 .path=68
      .headerOnly=68 .display=68 .sortBy=435 .supplied=595 .format=596 .parse=596
      .nullPlaceholder=68 .comparator=567 .footer=580 .validate=597 .align=598 .editor=0
      .cellKind=68 .meta=0
    430 .key=291 .header=68 .footer=68 .kind=68 .state=0 .rows=221
    431 .base=373 .format=596 .parse=596 .nullPlaceholder=68 .comparator=567 .footer=580
      .validate=597 .align=598 .editor=0 .cellKind=68 .meta=0
    432 .height=599 .width=599 .estimatedHeight=600 .headerHeight=601 .footerHeight=601 .hidden=602
      .selectable=603 .momentary=602 .editable=603 .movable=604 .deletable=603 .collapsible=603
      .indentation=600 .actions=338 .separators=605 .accessory=602 .accessibilityText=602
      .cellKind=602 .editor=602 .holds=602
    433 *=606
    434 *=607
    435 .column=68 .expression=68
    436 'default,refuse
    437 []=608
    438 *=432
    439 *=609
    440 .deadline=211 .default=372
    441 .kind=68 .settings=432 .rowState=0 .cellStates=370
    442 .kind=610 .message=68 .system=68
    443 'failed,off,on,suspended
    444 .changes=211 .when=211 .base=611 .process=211 .others=211 .lostBytes=211 .suspended=68
    445 'columns,given
    446 .kind=612
    447 .kind=613 .columns=204
    448 .id=68 .title=68 .type=373 .sortable=68 .searchable=68 .editable=68 .computed=68
      .supplied=595 .problem=68 .path=68 .headerOnly=68 .display=68 .displayProblem=68 .sortBy=435
      .sortByProblem=68 .typeName=68 .format=596 .parse=596 .nullPlaceholder=68 .comparator=567
      .footer=580 .validate=597 .align=598 .editor=0 .cellKind=68 .meta=0 .evidence=614
    449 .key=291 .header=68 .footer=68 .kind=68 .state=0
    450 'created,file,inline
    451 .kind=615 .path=68 .uri=68 .bytes=211
    452 .kind=616 .bytes=211
    453 .kind=617
    454 .value=68 .forced=68 .evidence=618
    455 .value=251 .forced=68 .evidence=618
    456 .value=619 .forced=68 .evidence=618
    457 .value=211 .forced=68 .evidence=618
    458 .value=204 .forced=68 .evidence=618
    459 .fieldCount=211 .typeMismatch=211 .unclosedQuote=211 .fieldTooLong=211 .invalidEncoding=211
      .comment=211
    460 []=620
    461 .type=373 .title=68 .sortable=68 .searchable=68 .editable=68 .computed=68 .path=68
      .headerOnly=68 .display=68 .sortBy=435 .supplied=595 .format=596 .parse=596
      .nullPlaceholder=68 .comparator=567 .footer=580 .validate=597 .align=598 .editor=0
      .cellKind=68 .meta=0
    462 .kind=621 ?kind:set=622 ?kind:insert=623 ?kind:remove=624 ?kind:move=625 ?kind:paste=626
      ?kind:adopt=627 ?kind:setRow=628 ?kind:setColumn=629 ?kind:addColumn=630
      ?kind:removeColumn=631 ?kind:orderColumns=632 ?kind:addSections=633 ?kind:removeSections=634
      ?kind:moveSections=635 ?kind:setSection=636
    463 []=637
    464 .id=211 .done=68 .label=68 .author=68 .cause=638 .revision=211 .cells=211 .rows=211
      .columns=211 .sections=211 .bytes=211
    465 []=639
    466 .key=291 .header=68 .footer=68 .kind=68 .state=0 .rows=221 .keys=246 .rowStates=221
      .cellStates=268 .tags=246
    467 'columns,content,given,keys
    468 .kind=640
    469 .kind=612 .keys=246
    470 .kind=641
    471 'columns,tag,value
    472 .kind=642
    473 .kind=643 .tags=246
    474 .column=68 .kind=68 .type=373 .index=211 .expression=68 .message=68 .severity=592 .count=211
      .problem=68
    475 .kind=644 .row=291 .column=68 .columns=204 .text=68 .cut=68 .rule=425 .reason=68
    476 []=298
    477 .at=476 .keys=246 .blocks=295
    478 []=645
    479 .keys=246 .blocks=295
    480 []=646
    481 []=647
    482 .by=648 .headers=68 .footers=68 .empty=396 .collapsed=649 .aggregates=331
    483 .measurer=346 .frame=211 .minimumWidth=211 .insets=403 .direction=404 .spacing=211 .scale=68
      .lock=68 .fixed=403 .rows=650 .items=406 .sizing=407 .columns=408
    484 .title=68 .aggregate=651 .over=332 .value=0 .text=68 .cut=68 .nulls=211 .errors=211
      .pending=68 .problem=652
    485 .width=211 .height=211
    486 .leading=211 .center=211 .trailing=211
    487 []=653
    488 .pointer=489 .kind=654 .message=68
    489 $statePointer
    490 .pointer=489 .kind=655 .message=68
    491 .direction=402 .sortable=68 .priority=211
    492 .kind=505 .key=656 #key
    493 .column=68 .offset=211 .values=221 .texts=204 .errors=657 .pending=298 .stale=298 .lossy=298
      .cut=298 .matches=658 .drafts=659
    494 .key=656 .title=68 .cut=68 .count=211 .collapsed=68 .header=68 .footer=68 .kind=68 .state=0
      .aggregates=660
    495 .x=211 .group=416
    496 .key=291 .sourceIndex=211 .viewIndex=211 .pageIndex=211 .offset=211 .height=211 .frame=551
      .reason=661 .section=656
    497 .column=68 .group=416 .x=211 .width=211 .estimate=68 .reason=662
    498 .column=68 .group=416 .x=211 .width=211 .estimate=68 .distance=211
    499 .key=492 .viewIndex=211 .offset=211 .height=211 .frame=551
    500 'all,entries,viewport
    501 .kind=663 .first=211 .size=211 .overscan=211
    502 .kind=568
    503 .kind=664 .offset=211 .extent=211 .overscan=211
    504 'entry,offset,start
    505 'footer,group,header
    506 'center,end,nearest,start
    507 .start=211 .length=211
    508 []=665
    509 .row=291 .height=211
    510 .row=291 .column=68 .height=211
    511 .row=291 .column=68 .reason=666
    512 .row=291 .column=68
    513 .from=512 .to=512
    514 .row=291 .column=68 .sourceIndex=211 .viewIndex=211 .pageIndex=211
    515 .format=256 .type=1 .text=68
    516 []=667
    517 .pointer=68 .kind=668 .message=68
    518 .column=68 .kind=651
    519 'aggregate,count,group
    520 .kind=669 .direction=565
    521 .kind=670 .direction=565
    522 .kind=671 .index=211 .direction=565
    523 .column=68 .kind=651 .values=221 .texts=204 .cut=298 .nulls=298 .errors=298
    524 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    525 .row=291 .column=68 .header=68 .section=68 .kind=68 .saidKind=68 .rowState=0 .cellState=0
      .cellStates=370 .settings=672
    526 .id=68 .title=602 .style=673 .hidden=602 .image=602 .placement=674 .fullSwipe=68
      .children=338
    527 .name=68 .arguments=528 .result=342 .member=68
    528 []=342
    529 .kind=675 .message=68 .range=422 .bytes=422 .lines=423 .expected=68 .found=68 .hint=68
    530 []=345
    531 []=530
    532 .seconds=68 .nanos=68
    533 'cells,estimate,font
    534 .kind=676 .tabStop=211 .ambiguous=677
    535 .kind=678 .lineHeight=211 .regular=679 .bold=679
    536 .kind=680 .advance=211 .lineHeight=211
    537 'head,middle,tail
    538 .width=211 .height=211 .lines=681 .more=68 .shown=682
    539 .kind=683 .row=291 .column=68 .base=68 .ours=68 .theirs=68 .cut=68 .removedBy=354
      .oursAfter=291 .theirsAfter=291
    540 'user
    541 .kind=684 .expected=68 .row=291 .column=68 .columns=204 .rule=425 .reason=68
    542 .journal=68 .bytes=211 .when=211 .inUse=68 .path=68 .changes=211 .process=211 .problem=685
    543 .sources=211 .edits=211 .rows=211 .keys=211 .history=211 .views=211 .uncounted=211 *=211
    544 .subscription=219 .view=219 .pending=211 .lagRevisions=211
    545 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    546 []=686
    547 []=687
    548 []=688
    549 []=689
    550 .height=211 .count=211
    551 .x=211 .y=211 .width=211 .height=211
    552 .top=690 .bottom=690 .at=476
    553 []=691
    554 []=692
    555 []=693
    556 []=694
    557 .at=476 .keys=294 .blocks=295
    558 .permission=695 .row=291 .column=68 .section=68 .layer=337
    559 .row=211 .text=68
    560 .column=68 .width=211
    561 'begin,end,report
    562 .kind=696 .title=68 .message=68 .percentage=211
    563 .kind=697 .message=68 .percentage=211
    564 .kind=698 .message=68
    565 'ascending,descending
    566 'first,last
    567 .kind=699 .caseFolded=68 .diacritics=381 .values=204
      'caseInsensitive,length,natural,semver,text,value
    568 'all
    569 []=199
    570 'any
    571 'not
    572 'compare
    573 'oneOf
    574 'text
    575 'contains,endsWith,equals,startsWith
    576 'expression
    577 'null
    578 'error
    579 .column=68 .expression=68 .declared=68 .direction=565 .nulls=566 .comparator=567 .values=221
    580 .title=68 .aggregate=651 .over=332
    581 'client,daemon
    582 'horizontal,wrapped
    583 .top=211 .leading=211 .bottom=211 .trailing=211
    584 .kind=700 ?kind:maximum=701 ?kind:average=702 ?kind:sampled=703 ?kind:client=704
      ?kind:percentile=705 ?kind:hybrid=706 ?kind:padded=707 ?kind:fixed=708 ?kind:fraction=709
      ?kind:flexible=710 ?kind:adaptive=711
    585 .mode=584 .minimum=211 .maximum=211 .padding=211 .headerPadding=211 .header=68 .footer=68
      .whole=68 .width=211 .spacing=211
    586 'client,embedded,hidden
    587 .kind=712 ?kind:stripes=713 ?kind:sorted=714 ?kind:selected=715 ?kind:hovered=716
      ?kind:matches=717 ?kind:drafts=718 ?kind:errors=719
    588 'background,overlay
    589 *=602
    590 .line=211 .character=211
    591 .kind=68 .message=68 .pointer=419 .row=291 .column=68 .expected=0 .found=0 .rule=425
    592 'mark,refuse
    593 .key=291 .rows=298
    594 .row=291 .column=68 .reason=720
    595 .inputs=204 .deadline=211
    596 .kind=721 ?kind:number=722 ?kind:currency=723 ?kind:percent=724 ?kind:compact=725
      ?kind:bytes=726 ?kind:duration=727 ?kind:date=728 ?kind:boolean=729 ?kind:map=730
      ?kind:template=731
    597 .expression=68 .message=68 .severity=592 []=732
    598 'center,end,start
    599 .expression=68 'automatic #
    600 .expression=68 #
    601 .expression=68 'automatic,zero #
    602 .expression=68
    603 .expression=68 'ask
    604 .expression=68 .within=204 'ask
    605 .top=690 .between=690 .bottom=690
    606 .height=599 .width=599 .estimatedHeight=600 .headerHeight=601 .footerHeight=601 .hidden=602
      .selectable=603 .momentary=602 .editable=603 .movable=604 .deletable=603 .collapsible=603
      .indentation=600 .actions=338 .separators=605 .accessory=602 .accessibilityText=602
      .cellKind=602 .editor=602 .holds=602 .header=432
    607 .height=599 .width=599 .estimatedHeight=600 .headerHeight=601 .footerHeight=601 .hidden=602
      .selectable=603 .momentary=602 .editable=603 .movable=604 .deletable=603 .collapsible=603
      .indentation=600 .actions=338 .separators=605 .accessory=602 .accessibilityText=602
      .cellKind=602 .editor=602 .holds=602 .columns=733
    608 .expression=68 .message=68 .severity=592 .columns=204
    609 .height=599 .width=599 .estimatedHeight=600 .headerHeight=601 .footerHeight=601 .hidden=602
      .selectable=603 .momentary=602 .editable=603 .movable=604 .deletable=603 .collapsible=603
      .indentation=600 .actions=338 .separators=605 .accessory=602 .accessibilityText=602
      .cellKind=602 .editor=602 .holds=602 .kind=68
    610 'cancelled,limit,readFailed,sourceChanged
    611 'different,grown,same
    612 'given
    613 'columns
    614 .sampleRows=211 .counts=271 .reason=68 .nullValues=204 .firstDisagreement=734
    615 'file
    616 'inline
    617 'created
    618 .reason=68 .examined=211 .share=211
    619 'cr,crlf,lf,mixed
    620 .kind=735 .message=68 .row=291 .column=68 .line=211 .byteOffset=211 .expected=68 .found=68
    621 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    622 .kind=736 .row=291 .column=68 .value=0 .text=68 .values=0
    623 .kind=737 .options=226 .rows=221 .place=738
    624 .kind=739 .rows=246
    625 .kind=740 .rows=246 .place=738
    626 .kind=741 .texts=742 .text=68 .html=68 .format=743 .header=68 .at=512 .view=219 .rows=246
      .columns=204 .overflow=744
    627 .kind=745 .view=219
    628 .kind=746 .row=291 .options=441
    629 .kind=747 .column=68 .options=461
    630 .kind=748 .column=68 .options=461 .place=749
    631 .kind=750 .column=68
    632 .kind=751 .columns=204
    633 .kind=752 .sections=222 .place=753 .sectionColumn=68
    634 .kind=754 .sections=246
    635 .kind=755 .sections=246 .place=753
    636 .kind=756 .section=291 .options=757
    637 .row=291 .column=68 .before=758 .after=758
    638 'edit,setRows
    639 .bytes=298 .range=423 .newText=68 .base64=68
    640 'keys
    641 'content
    642 'value
    643 'tag
    644 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    645 .column=68 .rows=298 .values=221 .texts=204 .errors=657 .pending=298 .stale=298 .lossy=298
      .cut=298 .matches=658
    646 .index=211 .key=291 .columns=204
    647 .index=211 .key=68 .members=759
    648 []=760 'declared
    649 .all=68 .keys=761
    650 .height=211 .wrap=68 .linesMax=211 .inset=211 .padding=211 .minimum=211 .maximum=211
      .whole=68 .spacing=211 .background=68 .quiet=211 .measured=762 .deadline=211
    651 'count,distinct,max,mean,min,sum,valid
    652 'notApplicable,outOfRange,tooManyValues
    653 .column=68 .fixed=763 .x=211 .width=211 .tracks=211 .estimate=68
    654 'typeChanged,unknownColumn
    655 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    656 []=764
    657 []=765
    658 []=766
    659 []=767
    660 []=768
    661 'collapsed,filtered,hidden,removed,unknown
    662 'hidden
    663 'entries
    664 'viewport
    665 .kind=769 .y=211 .height=211 .section=494
    666 'changed,declared,fixed,hidden
    667 .column=68 .ranges=476 .further=211
    668 'column,columnType,limit,value
    669 'group
    670 'count
    671 'aggregate
    672 *=770
    673 .expression=68 'destructive,disabled,normal
    674 'inline,leading,menu,trailing
    675 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    676 'cells
    677 'narrow,wide
    678 'font
    679 .defaultAdvance=211 .ranges=771 .advances=772 .kerning=773 .letterSpacing=211
    680 'estimate
    681 []=774
    682 .text=68 .width=211 .cut=68
    683 'cell,place,removed
    684 'invalid,valueDoesNotFit
    685 'damaged,foreign,newer
    686 .kind=68 .at=476
    687 .column=68 .cellKind=0 .editor=0 .at=476
    688 .index=211 .rowState=0
    689 .index=211 .column=68 .cellState=0
    690 .leading=211 .trailing=211 .thickness=211
    691 .look=211 .styles=775
    692 .look=211 .at=476
    693 .column=68 .look=211 .at=476
    694 .style=211 .count=211 .row=291 .message=68
    695 'collapse,delete,edit,move,select
    696 'begin
    697 'report
    698 'end
    699 'caseInsensitive,length,list,natural,semver,text,value
    700 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    701 .kind=776
    702 .kind=777 .advance=211
    703 .kind=778 .size=211
    704 .kind=762 .size=211
    705 .kind=779 .share=211 .size=211
    706 .kind=780 .size=211 .advance=211
    707 .kind=781 .width=211
    708 .kind=782 .width=211
    709 .kind=783 .share=211
    710 .kind=784
    711 .kind=785
    712 'drafts,errors,hovered,matches,selected,sorted,stripes
    713 .kind=786 .every=211 .offset=211 .by=787
    714 .kind=788 .every=211 .offset=211
    715 .kind=789
    716 .kind=790
    717 .kind=791
    718 .kind=792
    719 .kind=793
    720 'encoding,formula,quote
    721 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    722 .kind=794 .pattern=68 .locale=795 .prefix=68 .suffix=68 .negative=796
    723 .kind=797 .pattern=68 .locale=795 .prefix=68 .suffix=68 .negative=796 .currency=68
      .display=798
    724 .kind=799 .pattern=68 .locale=795 .prefix=68 .suffix=68 .negative=796
    725 .kind=800 .locale=795 .currency=68 .digits=211
    726 .kind=801 .locale=795 .units=802 .digits=211
    727 .kind=803 .locale=795 .style=804 .unit=805
    728 .kind=806 .pattern=68 .locale=795
    729 .kind=807 .true=68 .false=68
    730 .kind=808 .values=809 .otherwise=596
    731 .kind=810 .template=68 .format=596
    732 .expression=68 .message=68 .severity=592
    733 *=811
    734 .row=291 .line=211 .byteOffset=211 .text=68
    735 'comment,fieldCount,fieldTooLong,invalidEncoding,typeMismatch,unclosedQuote
    736 'set
    737 'insert
    738 .kind=812 ?kind:start=813 ?kind:end=814 ?kind:before=815 ?kind:after=816 ?kind:index=817
      ?kind:shown=818
    739 'remove
    740 'move
    741 'paste
    742 []=204
    743 'csv,html,json,markdown,tsv
    744 'clip,insert,refuse
    745 'adopt
    746 'setRow
    747 'setColumn
    748 'addColumn
    749 .kind=819 ?kind:start=813 ?kind:end=814 ?kind:before=820 ?kind:after=821
    750 'removeColumn
    751 'orderColumns
    752 'addSections
    753 .kind=819 ?kind:start=813 ?kind:end=814 ?kind:before=822 ?kind:after=823
    754 'removeSections
    755 'moveSections
    756 'setSection
    757 .header=68 .footer=68 .kind=68 .state=0
    758 .value=0 .text=68 .cut=68
    759 []=824
    760 .column=68 .expression=68 .declared=68 .direction=565 .nulls=566 .comparator=567 .values=204
    761 []=656
    762 'client
    763 'leading,trailing
    764 .kind=578
    765 .row=211 .kind=825 .text=68
    766 .row=211 .ranges=476 .further=211
    767 .row=211 .view=219 .author=68 .by=540 .text=68 .stale=68 .problem=541
    768 .column=68 .kind=651 .value=0 .text=68 .cut=68 .nulls=211 .errors=211 .pending=68
      .problem=826
    769 'group,header
    770 .value=0 .layer=337 .name=68 .problem=68
    771 []=827
    772 []=828
    773 []=829
    774 .range=298 .width=211
    775 []=830
    776 'maximum
    777 'average
    778 'sampled
    779 'percentile
    780 'hybrid
    781 'padded
    782 'fixed
    783 'fraction
    784 'flexible
    785 'adaptive
    786 'stripes
    787 'page,section
    788 'sorted
    789 'selected
    790 'hovered
    791 'matches
    792 'drafts
    793 'errors
    794 'number
    795 'de,en,es,fr,hi,ja
    796 'minus,parentheses
    797 'currency
    798 'code,symbol
    799 'percent
    800 'compact
    801 'bytes
    802 'iec,si
    803 'duration
    804 'clock,short,words
    805 'day,hour,millisecond,minute,second
    806 'date
    807 'boolean
    808 'map
    809 *=68
    810 'template
    811 .height=599 .width=599 .estimatedHeight=600 .headerHeight=601 .footerHeight=601 .hidden=602
      .selectable=603 .momentary=602 .editable=603 .movable=604 .deletable=603 .collapsible=603
      .indentation=600 .actions=338 .separators=605 .accessory=602 .accessibilityText=602
      .cellKind=602 .editor=602 .holds=602 .type=373 .validate=597 .format=596 .path=68
    812 'after,before,end,index,shown,start
    813 .kind=831
    814 .kind=698
    815 .kind=832 .row=291
    816 .kind=833 .row=291
    817 .kind=834 .sourceIndex=211 .counted=835
    818 .kind=836 .view=219 .viewIndex=211 .counted=835 .whenSorted=837
    819 'after,before,end,start
    820 .kind=832 .column=68
    821 .kind=833 .column=68
    822 .kind=832 .section=291
    823 .kind=833 .section=291
    824 'footer,header,kind,state
    825 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    826 'notApplicable,outOfRange,tooManySections,tooManyValues
    827 .first=211 .end=211 .advance=211
    828 .characters=68 .advance=211
    829 .pair=68 .advance=211
    830 .layer=588 .tag=68 .parameters=809
    831 'start
    832 'before
    833 'after
    834 'index
    835 'after,before
    836 'shown
    837 'adopt,refuse
    """#
}
