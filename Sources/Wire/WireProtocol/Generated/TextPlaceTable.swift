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
    view/hit 84
    view/hover 87
    view/measure 89
    view/resync 92
    view/sync 94
    view/unwatch 92
    view/collapse 97
    view/select 100
    view/selection 103
    view/copy 106
    view/find 109
    filter/convert 112
    filter/like 115
    view/aggregate 118
    view/profile 121
    table/declare 124
    table/resolve 127
    action/list 130
    action/invoke 133
    expression/check 136
    expression/evaluate 139
    text/measure 142
    view/replace 145
    table/revert 148
    table/setDialect 151
    table/watchFile 154
    table/conflicts 157
    table/resolveConflicts 159
    cell/draft 162
    cell/refresh 165
    table/setParams 168
    view/cursor 170
    view/close 173
    table/close 175
    journal/list 176
    journal/remove 179
    preset/list 182
    server/stats 184
    rpc.discover 186
    $/setTrace 187
    $/cancelRequest 189
    shutdown 191
    exit 4
    view/update 192
    action/didInvoke 194
    action/decide 196
    cell/compute 199
    cell/measure 202
    table/didChange 205
    $/progress 207
    $/logTrace 209
    window/logMessage 211
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=214 .search=215 .filter=216 .sections=217 .selection=218 .page=219 .columns=220
      .columnOrder=221 .binding=222 .params=223 .sortCycle=224 .footers=74 .footerSorts=74
      .showHidden=74 .layout=225 .presentation=226 .styles=227
    3 .code=228 .message=74 .data=229
    4 .jsonrpc=5 .id=6 .method=213 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=213 .params=8 .result=9 .error=3
    8 .clientInfo=230 .processId=228 .updates=231 .positions=232 .trace=233 .journal=234
      .journalFolder=74 .durability=235 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=236 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=213 .params=11 .result=12 .error=3
    11 .table=237 .name=74 .columns=238 .rows=239 .sections=240 .sectionColumn=74 .keyScope=241
      .types=242 .defaultSort=214 .keyColumns=221 .detectTypes=74 .declarations=243 .rowOptions=244
    12 .table=237 .name=74 .revision=228 .rows=245 .sourceState=246 .whenFileChanges=247 .dirty=74
      .savedRevision=228 .unsaved=248 .conflicts=228 .journal=249 .keys=250 .columns=251 .types=0
      .declarations=243 .sectionColumn=74 .sections=252 .defaultSort=214 .params=223 .source=253
      .dialect=254 .preamble=221 .sampleRows=228 .history=255 .diagnostics=256
    13 .jsonrpc=5 .id=6 .method=213 .params=14 .result=12 .error=3
    14 .table=237 .name=74 .path=74 .uri=74 .content=257 .backup=74 .dialect=258 .columns=259
      .types=242 .defaultSort=214 .keyColumns=221 .sections=252 .sectionColumn=74 .keyScope=241
      .sampleRows=228 .widen=74 .progressToken=228 .declarations=243 .wait=74 .journal=234
      .journalFolder=74 .durability=235 .whenFileChanges=247
    15 .jsonrpc=5 .id=6 .method=213 .params=16 .result=12 .error=3
    16 .table=237 .diagnostics=260
    17 .jsonrpc=5 .id=6 .method=213 .params=18 .result=19 .error=3
    18 .table=237 .edits=261 .seen=228 .exact=74 .label=74 .author=74 .history=262 .invalid=263
      .preview=74 .view=237
    19 .revision=228 .inserted=264 .changedCells=228 .history=255 .preview=265
    20 .jsonrpc=5 .id=6 .method=213 .params=21 .result=22 .error=3
    21 .table=237 .author=74
    22 .revision=228 .step=266 .skipped=228 .history=255
    23 .jsonrpc=5 .id=6 .method=213 .params=24 .result=25 .error=3
    24 .table=237 .first=228 .size=228
    25 .revision=228 .count=228 .current=228 .bytes=228 .bytesMax=228 .dropped=228 .first=228
      .items=267
    26 .jsonrpc=5 .id=6 .method=213 .params=27 .result=28 .error=3
    27 .table=237 .step=228 .author=74
    28 .revision=228 .undone=228 .redone=228 .skipped=228 .history=255
    29 .jsonrpc=5 .id=6 .method=213 .params=30 .result=31 .error=3
    30 .table=237 .path=74 .uri=74 .copy=74 .overwrite=268 .sync=74 .dryRun=74 .range=260
      .encoding=269 .dialect=270 .progressToken=228
    31 .revision=228 .path=74 .uri=74 .bytes=228 .records=228 .way=271 .dirty=74 .edits=272
    32 .jsonrpc=5 .id=6 .method=213 .params=33 .result=34 .error=3
    33 .table=237
    34 .revision=228 .bytes=228 .dirty=74
    35 .jsonrpc=5 .id=6 .method=213 .params=36 .result=37 .error=3
    36 .table=237 .action=273
    37 .revision=228 .changes=228 .lostChanges=228 .lostBytes=228 .history=255
    38 .jsonrpc=5 .id=6 .method=213 .params=39 .result=40 .error=3
    39 .table=237 .path=74 .uri=74
    40 .revision=228 .path=74 .uri=74 .bytes=228 .dirty=74 .holds=274
    41 .jsonrpc=5 .id=6 .method=213 .params=42 .result=43 .error=3
    42 .view=237 .table=237 .rows=264 .range=260 .columns=221 .format=275 .to=276 .as=277
      .formulaGuard=278 .header=74 .jsonRows=279 .delimiter=1 .lineEnd=280 .byteOrderMark=74
      .sqlTable=74 .sqlRows=228 .progressToken=228 .wait=74
    43 .viewRevision=228 .revision=228 .complete=74 .rows=228 .columns=221 .bytes=228 .lossy=74
      .text=74 .path=74
    44 .jsonrpc=5 .id=6 .method=213 .params=45 .result=46 .error=3
    45 .table=237 .rows=239 .sections=281 .sectionColumn=74 .columns=221 .match=282 .compare=283
      .mode=284 .resetAbove=285 .preset=286 .rowStates=239 .cellStates=287 .hints=0 .supersede=74
      .seen=228 .label=74 .author=74 .history=262 .invalid=263
    46 .outcome=288 .revision=228 .mode=284 .deletes=228 .inserts=228 .moves=228 .updates=228
      .changedCells=228 .sections=289 .history=255
    47 .jsonrpc=5 .id=6 .method=213 .params=48 .result=49 .error=3
    48 .table=237 .rows=264 .columns=221 .first=228 .size=228 .wait=74
    49 .revision=228 .complete=74 .rows=228 .faultyRows=228 .count=228 .errors=290 .rules=291
      .first=228 .more=74 .items=292
    50 .jsonrpc=5 .id=6 .method=213 .params=51 .result=52 .error=3
    51 .from=293 .to=293 .match=282 .compare=283 .columns=221 .range=260 .as=294 .textBytes=228
      .wait=74
    52 .from=295 .to=295 .complete=74 .columns=221 .counts=296 .first=228 .size=228 .more=74
      .diff=297 .old=298 .keys=299 .sections=300
    53 .jsonrpc=5 .id=6 .method=213 .params=54 .result=55 .error=3
    54 .table=237 .view=237 .state=2 .preset=286 .remember=74 .wait=74
    55 .view=237 .table=237 .viewRevision=228 .revision=228 .state=301 .footers=302 .layout=303
      .cursor=304 .preset=286 .filterProblems=305 .filterFailure=306 .orderProblems=307
      .orderFailure=306 .counts=308 .order=309 .complete=74 .searching=310 .sorting=311 .columns=221
      .remembered=312
    56 .jsonrpc=5 .id=6 .method=213 .params=57 .result=55 .error=3
    57 .view=237 .wait=74
    58 .jsonrpc=5 .id=6 .method=213 .params=59 .result=55 .error=3
    59 .view=237 .state=2 .show=313 .wait=74
    60 .jsonrpc=5 .id=6 .method=213 .params=61 .result=62 .error=3
    61 .view=237 .part=314 .column=74 .extend=74 .wait=74
    62 .view=237 .table=237 .viewRevision=228 .revision=228 .state=301 .footers=302 .layout=303
      .cursor=304 .counts=308 .order=309 .complete=74 .columns=221 .preset=286 .filterProblems=305
      .filterFailure=306 .orderProblems=307 .orderFailure=306 .searching=310 .sorting=311
      .sortable=74 .indicators=315
    63 .jsonrpc=5 .id=6 .method=213 .params=64 .result=65 .error=3
    64 .view=237 .range=260 .keys=264 .columns=221 .as=294 .textBytes=228 .texts=316 .ellipsis=74
      .at=228 .pin=237 .wait=74 .extraFields=74
    65 .viewRevision=228 .revision=228 .complete=74 .first=228 .count=228 .more=74 .keys=317
      .blocks=318 .sections=319 .extraFields=320 .counts=308 .order=309 .searching=310 .sorting=311
    66 .jsonrpc=5 .id=6 .method=213 .params=67 .result=68 .error=3
    67 .table=237 .row=313 .column=74 .of=277 .first=228 .size=228
    68 .revision=228 .text=74 .lossy=74 .first=228 .end=228 .bytes=228 .more=74
    69 .jsonrpc=5 .id=6 .method=213 .params=70 .result=71 .error=3
    70 .view=237 .pin=237 .wait=74
    71 .view=237 .pin=237 .viewRevision=228 .revision=228 .counts=308 .order=309 .searching=310
      .sorting=311 .complete=74
    72 .jsonrpc=5 .id=6 .method=213 .params=73 .result=74 .error=3
    73 .view=237 .pin=237
    74
    75 .jsonrpc=5 .id=6 .method=213 .params=76 .result=77 .error=3
    76 .view=237 .keys=264 .columns=221 .at=321 .offsets=322 .wait=74
    77 .viewRevision=228 .complete=74 .rows=323 .columns=324 .at=325 .entries=326
    78 .jsonrpc=5 .id=6 .method=213 .params=79 .result=80 .error=3
    79 .view=237 .subscription=237 .window=327 .content=328 .columns=221 .as=294 .textBytes=228
      .texts=316 .ellipsis=74 .hold=329 .anchor=330 .follow=74 .appearance=74 .kinds=74 .problems=74
      .separators=74 .styles=74 .brief=74 .across=331
    80 .subscription=237 .viewRevision=228 .revision=228 .complete=74
    81 .jsonrpc=5 .id=6 .method=213 .params=82 .result=83 .error=3
    82 .subscription=237 .first=228 .size=228 .columns=221 .hold=329 .across=332 .offset=228
      .extent=228 .entry=330 .placement=333 .pages=228 .to=334 .thumb=228 .follow=74 .dragging=74
      .anchor=330
    83 .viewRevision=228 .update=228 .first=228 .size=228 .across=335 .viewport=336
    84 .jsonrpc=5 .id=6 .method=213 .params=85 .result=86 .error=3
    85 .subscription=237 .x=228 .y=228 .header=228 .grip=228 .text=337
    86 .viewRevision=228 .part=338 .entry=339 .column=340 .resize=340 .textOffset=228
    87 .jsonrpc=5 .id=6 .method=213 .params=88 .result=74 .error=3
    88 .subscription=237 .row=313 .column=74
    89 .jsonrpc=5 .id=6 .method=213 .params=90 .result=91 .error=3
    90 .view=237 .rows=341 .cells=342 .at=228
    91 .viewRevision=228 .changed=228 .unused=343
    92 .jsonrpc=5 .id=6 .method=213 .params=93 .result=74 .error=3
    93 .subscription=237
    94 .jsonrpc=5 .id=6 .method=213 .params=95 .result=96 .error=3
    95 .table=237 .supplied=74 .layout=74
    96 .complete=74 .tables=344
    97 .jsonrpc=5 .id=6 .method=213 .params=98 .result=99 .error=3
    98 .view=237 .action=345 .keys=346 .wait=74
    99 .viewRevision=228 .counts=308 .order=309 .complete=74 .searching=310 .sorting=311
    100 .jsonrpc=5 .id=6 .method=213 .params=101 .result=102 .error=3
    101 .view=237 .action=347 .rows=264 .columns=221 .cells=348 .ranges=349 .wait=74
    102 .viewRevision=228 .complete=74 .count=228 .selected=350 .deselected=350 .truncated=74
    103 .jsonrpc=5 .id=6 .method=213 .params=104 .result=105 .error=3
    104 .view=237 .first=228 .size=228 .wait=74
    105 .viewRevision=228 .complete=74 .unit=351 .count=228 .first=228 .items=350
    106 .jsonrpc=5 .id=6 .method=213 .params=107 .result=108 .error=3
    107 .view=237 .formats=352 .rows=264 .range=260 .columns=221 .as=277 .formulaGuard=278
      .header=74 .wait=74
    108 .viewRevision=228 .revision=228 .complete=74 .rows=228 .columns=221 .flavours=353 .lossy=74
    109 .jsonrpc=5 .id=6 .method=213 .params=110 .result=111 .error=3
    110 .view=237 .search=215 .unit=354 .from=313 .fromColumn=74 .count=74 .direction=355 .wrap=74
      .wait=74
    111 .viewRevision=228 .revision=228 .complete=74 .matches=228 .hits=228 .hit=356
    112 .jsonrpc=5 .id=6 .method=213 .params=113 .result=114 .error=3
    113 .table=237 .filter=216
    114 .tree=216 .text=74 .problems=357
    115 .jsonrpc=5 .id=6 .method=213 .params=116 .result=117 .error=3
    116 .view=237 .row=313 .column=74 .relation=358 .combine=359
    117 .viewRevision=228 .condition=216 .filter=216
    118 .jsonrpc=5 .id=6 .method=213 .params=119 .result=120 .error=3
    119 .view=237 .groupBy=221 .aggregates=360 .over=361 .sort=362 .range=260 .as=294 .textBytes=228
      .wait=74
    120 .viewRevision=228 .revision=228 .complete=74 .groups=228 .first=228 .more=74 .groupBy=318
      .counts=322 .aggregates=363
    121 .jsonrpc=5 .id=6 .method=213 .params=122 .result=123 .error=3
    122 .view=237 .columns=221 .kinds=364 .over=365 .quantiles=322 .bins=228 .top=228 .as=294
      .textBytes=228 .partialResultToken=228 .wait=74
    123 .viewRevision=228 .revision=228 .complete=74 .columns=366 .left=221
    124 .jsonrpc=5 .id=6 .method=213 .params=125 .result=126 .error=3
    125 .table=237 .declarations=243 .author=74
    126 .revision=228 .declarations=243
    127 .jsonrpc=5 .id=6 .method=213 .params=128 .result=129 .error=3
    128 .table=237 .rows=264 .columns=221 .headers=221 .sections=221 .view=237 .subscription=237
      .settings=367 .first=228
    129 .revision=228 .items=368 .first=228 .more=74
    130 .jsonrpc=5 .id=6 .method=213 .params=131 .result=132 .error=3
    131 .view=237 .row=313 .column=74
    132 .viewRevision=228 .revision=228 .layer=369 .name=74 .problem=74 .actions=370
    133 .jsonrpc=5 .id=6 .method=213 .params=134 .result=135 .error=3
    134 .view=237 .row=313 .column=74 .action=74 .seen=228 .author=74
    135 .viewRevision=228 .revision=228
    136 .jsonrpc=5 .id=6 .method=213 .params=137 .result=138 .error=3
    137 .source=74 .dialect=371 .table=237 .variables=372 .functions=373
    138 .type=374 .dependencies=375 .steps=228 .problems=376
    139 .jsonrpc=5 .id=6 .method=213 .params=140 .result=141 .error=3
    140 .source=74 .dialect=371 .table=237 .variables=372 .checked=74 .row=313 .bindings=223
      .params=223
    141 .value=377 .complete=74 .type=374
    142 .jsonrpc=5 .id=6 .method=213 .params=143 .result=144 .error=3
    143 .texts=221 .measurer=378 .bold=74 .wrap=379 .truncate=380
    144 .lineHeight=228 .estimate=74 .measures=381
    145 .jsonrpc=5 .id=6 .method=213 .params=146 .result=147 .error=3
    146 .view=237 .search=215 .with=74 .scope=382 .at=383 .by=384 .preview=74 .label=74 .author=74
      .wait=74
    147 .revision=228 .complete=74 .matches=228 .cells=228 .skipped=228 .history=255 .preview=265
    148 .jsonrpc=5 .id=6 .method=213 .params=149 .result=150 .error=3
    149 .table=237 .label=74 .author=74
    150 .revision=228 .records=228 .history=255
    151 .jsonrpc=5 .id=6 .method=213 .params=152 .result=153 .error=3
    152 .table=237 .dialect=258 .discard=74 .label=74
    153 .revision=228 .rows=228 .columns=221 .history=255
    154 .jsonrpc=5 .id=6 .method=213 .params=155 .result=156 .error=3
    155 .table=237 .whenFileChanges=247
    156 .whenFileChanges=247 .sourceState=246
    157 .jsonrpc=5 .id=6 .method=213 .params=24 .result=158 .error=3
    158 .revision=228 .count=228 .first=228 .items=385 .more=74
    159 .jsonrpc=5 .id=6 .method=213 .params=160 .result=161 .error=3
    160 .table=237 .take=386 .conflicts=348 .label=74 .author=74
    161 .revision=228 .resolved=228 .left=228 .history=255
    162 .jsonrpc=5 .id=6 .method=213 .params=163 .result=164 .error=3
    163 .view=237 .row=313 .column=74 .action=387 .by=384 .text=74 .value=0 .overwrite=74 .label=74
      .author=74 .history=262 .invalid=263
    164 .revision=228 .draft=388 .history=255
    165 .jsonrpc=5 .id=6 .method=213 .params=166 .result=167 .error=3
    166 .table=237 .columns=221 .rows=264
    167 .revision=228
    168 .jsonrpc=5 .id=6 .method=213 .params=169 .result=167 .error=3
    169 .table=237 .params=223 .author=74
    170 .jsonrpc=5 .id=6 .method=213 .params=171 .result=172 .error=3
    171 .view=237 .row=330 .column=74 .move=389 .to=390 .wrap=74 .select=391 .show=237
      .placement=333 .wait=74
    172 .viewRevision=228 .complete=74 .moved=74 .row=392 .column=74 .viewIndex=228 .pageIndex=228
      .offset=228 .height=228 .frame=393 .group=394 .x=228 .width=228 .text=74 .cut=74 .found=74
      .wrapped=74 .selected=228 .update=228
    173 .jsonrpc=5 .id=6 .method=213 .params=174 .result=74 .error=3
    174 .view=237
    175 .jsonrpc=5 .id=6 .method=213 .params=33 .result=74 .error=3
    176 .jsonrpc=5 .id=6 .method=213 .params=177 .result=178 .error=3
    177 .journalFolder=74
    178 .folder=74 .items=395
    179 .jsonrpc=5 .id=6 .method=213 .params=180 .result=181 .error=3
    180 .journals=221 .journalFolder=74
    181 .removed=221
    182 .jsonrpc=5 .id=6 .method=213 .params=0 .result=183 .error=3
    183 .presets=396
    184 .jsonrpc=5 .id=6 .method=213 .params=0 .result=185 .error=3
    185 .memory=397 .methods=1 .watching=398 *=228
    186 .jsonrpc=5 .id=6 .method=213 .params=0 .result=1 .error=3
    187 .jsonrpc=5 .id=6 .method=213 .params=188 .result=0 .error=3
    188 .value=233
    189 .jsonrpc=5 .id=6 .method=213 .params=190 .result=0 .error=3
    190 .id=228
    191 .jsonrpc=5 .id=6 .method=213 .params=0 .result=74 .error=3
    192 .jsonrpc=5 .id=6 .method=213 .params=193 .result=0 .error=3
    193 .subscription=237 .view=237 .table=237 .seq=228 .from=228 .to=228 .revision=228 .causes=399
      .authors=221 .hints=239 .appearance=400 .kinds=401 .layout=303 .across=335 .heights=402
      .frames=403 .viewport=336 .separators=404 .styles=405 .counts=308 .order=309 .complete=74
      .window=260 .columns=221 .reset=406 .diff=407 .part=228 .last=74
    194 .jsonrpc=5 .id=6 .method=213 .params=195 .result=0 .error=3
    195 .table=237 .view=237 .revision=228 .action=74 .key=313 .sourceIndex=228 .viewIndex=228
      .column=74 .values=408 .author=74
    196 .jsonrpc=5 .id=6 .method=213 .params=197 .result=198 .error=3
    197 .table=237 .view=237 .asked=409 .count=228 .deadline=228 .default=410
    198 .decision=410
    199 .jsonrpc=5 .id=6 .method=213 .params=200 .result=201 .error=3
    200 .table=237 .column=74 .type=411 .revision=228 .rows=264 .blocks=318 .types=412 .deadline=228
    201 .values=239 .texts=221 .errors=413
    202 .jsonrpc=5 .id=6 .method=213 .params=203 .result=204 .error=3
    203 .table=237 .view=237 .viewRevision=228 .revision=228 .kind=414 .column=74 .rows=264
      .columns=415 .blocks=318 .deadline=228
    204 .heights=322 .widths=322
    205 .jsonrpc=5 .id=6 .method=213 .params=206 .result=0 .error=3
    206 .table=237 .revision=228 .rows=245 .sourceState=246 .dirty=74 .savedRevision=228
      .unsaved=248 .conflicts=228 .journal=249 .diagnostics=416
    207 .jsonrpc=5 .id=6 .method=213 .params=208 .result=0 .error=3
    208 .token=228 .value=417
    209 .jsonrpc=5 .id=6 .method=213 .params=210 .result=0 .error=3
    210 .message=74 .verbose=74
    211 .jsonrpc=5 .id=6 .method=213 .params=212 .result=0 .error=3
    212 .type=228 .message=74
    213 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/adoptFile,table/backup,table/close,table/conflicts
      'table/create,table/declare,table/describe,table/didChange,table/diff,table/edit
      'table/export,table/history,table/jump,table/open,table/recover,table/redo
      'table/resolve,table/resolveConflicts,table/revert,table/save,table/setDialect
      'table/setParams,table/setRows,table/undo,table/validate,table/watchFile
      'text/measure,view/aggregate,view/close,view/collapse,view/copy,view/cursor
      'view/find,view/get,view/hit,view/hover,view/locate,view/measure,view/open
      'view/pin,view/profile,view/replace,view/resync,view/rows,view/scroll
      'view/select,view/selection,view/set,view/sync,view/tap,view/unpin,view/unwatch
      'view/update,view/watch,window/logMessage
    214 []=418
    215 .text=74 .columns=221 .caseFolded=74 .diacritics=419 .match=420 .mode=421 .of=422
    216 .kind=423 ?kind:all=424 ?kind:any=425 ?kind:not=426 ?kind:compare=427 ?kind:oneOf=428
      ?kind:text=429 ?kind:expression=430 ?kind:null=431 ?kind:error=432
    217 .by=433 .headers=74 .footers=74 .empty=434 .collapsed=435 .aggregates=360
    218 .mode=436 .unit=351 .tap=437 .momentary=74 .whenFiltered=438
    219 .size=228 .index=228
    220 *=439
    221 []=74
    222 'cell,none,object
    223 *=377
    224 []=440
    225 .measurer=378 .frame=228 .minimumWidth=228 .insets=441 .direction=442 .spacing=228 .scale=74
      .lock=74 .fixed=441 .rows=443 .items=444 .sizing=445 .columns=446
    226 .kind=447 .header=448 .footer=448 .search=449 .insets=450 .spacings=451 .indicators=452
      .scrollBars=453 .alignment=394
    227 []=454
    228 #
    229 .kind=455 .pointer=456 .expected=0 .found=0 .position=228 .revision=228 .offset=228 .limit=1
      .maximum=228 .viewRevision=228 .seen=228 .oldest=228 .asked=228 .step=228 .errno=228
      .count=228 .problem=74 .obstacle=457 .reason=458 .permission=1 .layer=369 .binding=1 .id=74
      .view=237 .column=74 .row=313 .section=74 .name=74 .action=74 .method=74 .path=74 .system=74
      .range=459 .bytes=459 .lines=460 .problems=376 .errors=461 .rule=462 .keys=463 .got=228
      .state=464 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=465 .start=466
    230 .name=74 .version=74
    231 'each,merged
    232 'cells,utf-16,utf-32,utf-8
    233 'messages,off,verbose
    234 'off,on
    235 'synced,written
    236 .messageBytesMax=228 .requestsInFlightMax=228 .waitingNotificationBytesMax=228
      .drainMillisecondsMax=228 .batchMembersMax=228 .depthMax=228 .columnsMax=228 .rowsMax=228
      .fieldBytesMax=228 .rowsPerAnswerMax=228 .answerBytesMax=228 .windowTextBytes=228
      .textBytesMax=228 .windowRowsMax=228 .collectionItemsMax=228 .filterConditionsMax=228
      .expressionBytesMax=228 .expressionNodesMax=228 .expressionDepthMax=228
      .expressionStepsMax=228 .expressionValueUnitsMax=228 .tablesMax=228 .viewsMax=228
      .subscriptionsMax=228 .aggregatesMax=228 .groupsMax=228 .groupBytesMax=228 .sortRowsMax=228
      .formatBytesMax=228 .shownBytesMax=228 .sectionAggregatesMax=228 .distinctValuesMax=228
      .cacheBytes=228 .undoBytesMax=228 .hintsBytesMax=228 .pinsMax=228 .draftsMax=228
      .draftBytesMax=228 .rowStepsMax=228 .parameterBytesMax=228 .declarationsBytesMax=228
      .rulesMax=228 .stateBytesMax=228 .sectionsMax=228 .actionsMax=228 .actionDepthMax=228
      .computeRowsMax=228 .measuredTextsMax=228 .measuredBytesMax=228 .advancesMax=228
      .stylesMax=228 .sectionBytesMax=228 .sectionKeyBytesMax=228 .rowKeyBytesMax=228
      .keyIndexBytesMax=228
    237 $id
    238 []=467
    239 []=0
    240 []=468
    241 'section,table
    242 *=469
    243 .settings=470 .fallback=470 .columns=471 .kinds=472 .kindBy=473 .defaultKind=74
      .undeclaredKinds=474 .rowRules=475 .sectionKinds=476 .sections=477 .cellKinds=408 .editors=408
      .decisions=478
    244 []=479
    245 .count=228 .complete=74 .failure=480 .examined=74 .extraFields=228
    246 'asOpened,changed,removed,replaced,unreadable
    247 'follow,merge,reload,tell
    248 .records=228 .bytes=228 .columns=74 .order=74
    249 .state=481 .reason=74 .editors=322 .unreadable=228 .recoverable=482 .restored=483
    250 .kind=484 ?kind:given=485 ?kind:columns=486
    251 []=487
    252 []=488
    253 .kind=489 ?kind:file=490 ?kind:inline=491 ?kind:created=492
    254 .delimiter=493 .quote=494 .escape=494 .header=494 .headerRows=495 .skipInitialSpace=494
      .encoding=496 .lineEnd=497 .comment=494 .preambleLines=495 .nullValues=498
    255 .undo=228 .redo=228 .undoLabel=74 .redoLabel=74 .dropped=228
    256 .count=228 .counts=499 .first=228 .items=500
    257 .text=74 .base64=74
    258 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=228 .skipInitialSpace=74
      .encoding=269 .comment=74 .preambleLines=228 .nullValues=221 .types=501 .outliers=228
    259 *=502
    260 .first=228 .size=228
    261 []=503
    262 'join,none,step
    263 'keep,refuse
    264 []=313
    265 .cells=228 .inserted=228 .removed=228 .moved=228 .columns=228 .sections=228 .errorCount=228
      .removedRows=264 .items=504 .errors=461 .asked=409
    266 .id=228 .label=74 .author=74
    267 []=505
    268 'always,ifUnchanged
    269 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    270 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=280 .byteOrderMark=74
    271 'overwritten,replaced,unchanged
    272 .count=228 .first=228 .size=228 .more=74 .items=506
    273 'apply,discard,keep
    274 'content,edits
    275 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    276 .path=74 .overwrite=74 .sync=74
    277 'text,value
    278 'off,quote,reject
    279 'arrays,objects
    280 'cr,crlf,lf
    281 []=507
    282 .kind=508 ?kind:keys=509 ?kind:columns=486 ?kind:given=510 ?kind:content=511
    283 .kind=512 ?kind:value=513 ?kind:columns=486 ?kind:tag=514
    284 'diff,reset
    285 .changes=228 .share=228
    286 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    287 []=408
    288 'applied,superseded
    289 .deletes=228 .inserts=228 .moves=228 .updates=228
    290 *=228
    291 []=515
    292 []=516
    293 .table=237 .revision=228
    294 'both,text,value
    295 .table=237 .revision=228 .rows=228
    296 .deletes=228 .moves=228 .inserts=228 .updates=228 .changes=228
    297 .deletes=517 .moves=517 .inserts=518 .updates=519
    298 .deletes=520 .updates=519
    299 .moves=264 .updates=521
    300 .old=346 .new=346 .deletes=322 .inserts=322 .moves=517 .updates=522
    301 .sort=214 .search=215 .filter=216 .sections=523 .selection=218 .page=219 .columns=220
      .columnOrder=221 .binding=222 .params=223 .sortCycle=224 .footers=74 .footerSorts=74
      .showHidden=74 .layout=524 .presentation=226 .styles=227
    302 *=525
    303 .width=228 .content=228 .direction=442 .height=228 .items=526 .estimate=74 .groups=527
      .columns=528
    304 .row=392 .column=74 .viewIndex=228
    305 []=529
    306 .row=313 .pointer=530 .reason=74 .message=74 .range=459 .bytes=459 .lines=460
    307 []=531
    308 .source=228 .filtered=228 .pages=228 .pageIndex=228 .pageSize=228 .first=228 .end=228
      .matches=228 .entries=228 .failed=228 .orderFailed=228 .hidden=228
    309 'pending,ready
    310 .rows=228 .matches=228
    311 .rows=228 .of=228
    312 .outcome=532 .when=228 .dropped=533
    313 #key
    314 'footer,header
    315 *=534
    316 'cut,whole
    317 []=392
    318 []=535
    319 []=536
    320 []=537
    321 []=538
    322 []=228
    323 []=539
    324 []=540
    325 []=541
    326 []=542
    327 .kind=543 ?kind:entries=544 ?kind:all=545 ?kind:viewport=546
    328 'cells,keys
    329 .sort=547 .filter=547 .sections=547 .page=547 .setRows=547 .load=547 .edit=547 .resize=547
      .measure=547 'end,entry,index
    330 .kind=548 .key=239 #key
    331 .offset=228 .extent=228 .overscan=228
    332 .offset=228 .thumb=228 .extent=228 .overscan=228 .column=74 .placement=549
    333 'bottom,center,nearest,top
    334 'end,start
    335 .offset=228 .room=228 .contentWidth=228 .left=527 .clip=322 .thumb=550
    336 .offset=228 .extent=228 .top=228 .spacing=228 .heldBack=228 .thumb=550 .anchor=392
      .sticky=551
    337 .align=552 .inset=228 .top=228
    338 'entry,header,outside
    339 .key=392 .viewIndex=228 .y=228 .height=228 .sticky=74
    340 .column=74 .x=228 .width=228 .clip=322
    341 []=553
    342 []=554
    343 []=555
    344 @=228 $id
    345 'collapse,expand,toggle
    346 []=239
    347 'add,all,extend,invert,none,remove,replace,tap,toggle
    348 []=556
    349 []=557
    350 []=558
    351 'cell,column,row
    352 []=275
    353 []=559
    354 'cell,row
    355 'next,previous
    356 .row=313 .viewIndex=228 .pageIndex=228 .wrapped=74 .ordinal=228 .cells=560
    357 []=561
    358 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    359 'all,any,replace
    360 []=562
    361 'all,shown
    362 .kind=563 ?kind:group=564 ?kind:count=565 ?kind:aggregate=566
    363 []=567
    364 []=568
    365 'all,selection,shown
    366 []=569
    367 []=570
    368 []=571
    369 'builtIn,column,fallback,kind,row,section,table
    370 []=572
    371 'strict,table
    372 *=374
    373 []=573
    374 .list=374 .map=574 .type=374 .opaque=74 .of=574
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    375 .columns=221 .cells=221 .params=221 .bindings=221
    376 []=575
    377 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=576 .map=577
      .type=74 .timestamp=578 .duration=578 .optional=377
    378 .kind=579 ?kind:cells=580 ?kind:font=581 ?kind:estimate=582
    379 .width=228 .linesMax=228
    380 .width=228 .at=583 .ellipsis=74
    381 []=584
    382 'all,selection
    383 .row=313 .column=74 .index=228
    384 'owner,user
    385 []=585
    386 'ours,theirs
    387 'begin,cancel,change,commit
    388 .view=237 .author=74 .by=586 .text=74 .stale=74 .problem=587
    389 .rows=228 .columns=228 .pages=228
    390 'columnEnd,columnStart,end,nextCell,nextFilled,nextFilledColumn,nextHit
      'nextProblem,previousCell,previousFilled,previousFilledColumn,previousHit
      'previousProblem,rowEnd,rowStart,start
    391 'extend,replace
    392 .kind=548 .key=588 #key
    393 .x=228 .y=228 .width=228 .height=228
    394 'center,leading,trailing
    395 []=589
    396 []=1
    397 .resident=228 .program=228 .heap=228 .free=228 .cache=228 .tables=590 .sorting=228
      .gathering=228 .comparing=228 .messages=228 .recording=228 .other=228 *=228
    398 []=591
    399 []=592
    400 .appeared=317 .disappeared=317 .prefetch=317 .cancelled=317
    401 .rows=593 .cells=594 .states=595 .cellStates=596
    402 []=597
    403 []=393
    404 []=598
    405 .anew=74 .looks=599 .rows=600 .cells=601 .failures=602
    406 .keys=317 .blocks=318
    407 .deletes=517 .moves=517 .inserts=603 .updates=519 .scrolledOut=517 .scrolledIn=517
    408 *=0
    409 []=604
    410 'allow,refuse
    411 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    412 []=411
    413 []=605
    414 'heights,widths
    415 []=606
    416 .count=228
    417 .kind=607 ?kind:begin=608 ?kind:report=609 ?kind:end=610 ?kind:partial=611
    418 .column=74 .expression=74 .direction=612 .nulls=613 .comparator=614
    419 'exact,ignored
    420 'contains,fuzzy,prefix,regex,words
    421 'filter,mark
    422 'display,value
    423 'all,any,compare,error,expression,not,null,oneOf,text
    424 .kind=615 .conditions=616
    425 .kind=617 .conditions=616
    426 .kind=618 .condition=216
    427 .kind=619 .column=74 .relation=358 .value=0
    428 .kind=620 .column=74 .values=0
    429 .kind=621 .column=74 .relation=622 .text=74 .caseFolded=74 .diacritics=419 .of=422
    430 .kind=623 .source=74
    431 .kind=624 .column=74
    432 .kind=625 .column=74
    433 []=626 'declared
    434 'hide,show
    435 .all=74 .keys=346
    436 'multiple,none,single
    437 'extend,replace,toggle
    438 'drop,keep
    439 .hidden=74 .footer=627 .nullDefault=0
    440 'ascending,descending,none
    441 .leading=228 .trailing=228
    442 'ltr,rtl
    443 .height=228 .wrap=74 .linesMax=228 .inset=228 .padding=228 .minimum=228 .maximum=228
      .whole=74 .spacing=228 .background=74 .quiet=228 .measured=628 .deadline=228
    444 .direction=629 .size=526 .perLine=322 .spacing=228 .lineSpacing=228 .insets=630
    445 .mode=631 .minimum=228 .maximum=228 .padding=228 .headerPadding=228 .header=74 .footer=74
      .whole=74
    446 *=632
    447 'grid,headless,list,stack
    448 .shown=74 .height=228 .inside=74 .floats=74
    449 .shown=74 .height=228 .inside=74 .floats=74 .placement=633 .placeholder=74
    450 .table=630 .header=630 .footer=630 .row=630 .item=630
    451 .header=228 .footer=228
    452 .ascending=74 .descending=74 .none=74 .width=228 .header=74 .footer=74
    453 .vertical=74 .horizontal=74 .minimum=228
    454 .when=74 .source=634 .columns=221 .layer=635 .tag=74 .parameters=636
    455 'actionDisabled,ambiguousRows,badBackup,badFormat,batch,blockOverflows,cancelled
      'changedTwice,columnExists,columnsNeeded,compressed,conflict,conflicts
      'contentModified,cycle,depth,doubledAction,doubledSortKey,draftOpen
      'duplicateKeys,duplicateSections,evaluation,expression,fileChanged,fileDiffers
      'fileExists,forgotten,formulas,framing,id,initializedBefore,internal,invalid
      'invalidParams,journalFailed,jsonrpc,keyColumn,length,limit,loadingFailed
      'message,method,methodNotFound,missingKeys,mixedEdits,noDeclaredSections,noDraft
      'noOrder,noRowLayout,noSections,notARegularFile,notBound,notComplete
      'notConvertible,notEditable,notEncodable,notFound,notInitialized,notKept
      'notPermitted,notReadable,notRecoverable,notSelectable,notShown,notSortable
      'notSupplied,notText,notWritable,nothingSearched,orderPending,overloaded
      'pinExists,placeIsMoving,readFailed,revisionIsGone,sectionColumn,shutDown
      'sortedView,sourceChanged,subscriptionExists,suppliedInput,syntax,tableExists
      'tooManyCells,tooManyColumns,undeclaredKind,unknownAction,unknownColumn
      'unknownPin,unknownRow,unknownSection,unknownStep,unknownSubscription
      'unknownTable,unknownType,unknownView,unsavedEdits,valueDoesNotFit,viewExists 'writeFailed
    456 $pointer
    457 'base,columns,dialect,edited,misfit,none
    458 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    459 .first=228 .end=228
    460 .start=466 .end=466
    461 []=637
    462 .kind=74 .index=228 .expression=74 .type=411 .message=74 .severity=638
    463 []=639
    464 'changed,replaced
    465 []=640
    466 .line=228 .character=228
    467 .id=74 .type=411 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=473 .supplied=641 .format=642 .parse=642
      .nullPlaceholder=74 .comparator=614 .footer=627 .validate=643 .align=644 .editor=0
      .cellKind=74 .meta=0
    468 .key=313 .header=74 .footer=74 .kind=74 .state=0 .rows=239
    469 .base=411 .format=642 .parse=642 .nullPlaceholder=74 .comparator=614 .footer=627
      .validate=643 .align=644 .editor=0 .cellKind=74 .meta=0
    470 .height=645 .width=645 .estimatedHeight=646 .headerHeight=647 .footerHeight=647 .hidden=648
      .selectable=649 .momentary=648 .editable=649 .movable=650 .deletable=649 .collapsible=649
      .indentation=646 .actions=370 .separators=651 .accessory=648 .accessibilityText=648
      .cellKind=648 .editor=648 .holds=648
    471 *=652
    472 *=653
    473 .column=74 .expression=74
    474 'default,refuse
    475 []=654
    476 *=470
    477 *=655
    478 .deadline=228 .default=410
    479 .kind=74 .settings=470 .rowState=0 .cellStates=408
    480 .kind=656 .message=74 .system=74
    481 'blocked,failed,off,on,suspended
    482 .changes=228 .when=228 .base=657 .process=228 .others=228 .lostBytes=228 .suspended=74
    483 .backup=74 .steps=228 .base=657
    484 'columns,given
    485 .kind=658
    486 .kind=659 .columns=221
    487 .id=74 .title=74 .exactTitle=74 .type=411 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=641 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=473 .sortByProblem=74 .typeName=74 .format=642 .parse=642 .nullPlaceholder=74
      .comparator=614 .footer=627 .validate=643 .align=644 .editor=0 .cellKind=74 .meta=0
      .evidence=660
    488 .key=313 .header=74 .footer=74 .kind=74 .state=0
    489 'created,file,inline
    490 .kind=661 .path=74 .uri=74 .bytes=228
    491 .kind=662 .bytes=228
    492 .kind=663
    493 .value=74 .forced=74 .evidence=664
    494 .value=74 .forced=74 .evidence=665
    495 .value=228 .forced=74 .evidence=665
    496 .value=269 .forced=74 .evidence=665
    497 .value=666 .forced=74 .evidence=665
    498 .value=221 .forced=74 .evidence=665
    499 .fieldCount=228 .typeMismatch=228 .unclosedQuote=228 .fieldTooLong=228 .invalidEncoding=228
      .unlikelyCharacters=228 .guessedEncoding=228 .comment=228
    500 []=667
    501 'detected,plain
    502 .type=411 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=473 .supplied=641 .format=642 .parse=642
      .nullPlaceholder=74 .comparator=614 .footer=627 .validate=643 .align=644 .editor=0
      .cellKind=74 .meta=0
    503 .kind=668 ?kind:set=669 ?kind:insert=670 ?kind:remove=671 ?kind:move=672 ?kind:paste=673
      ?kind:adopt=674 ?kind:setRow=675 ?kind:setColumn=676 ?kind:addColumn=677
      ?kind:removeColumn=678 ?kind:orderColumns=679 ?kind:addSections=680 ?kind:removeSections=681
      ?kind:moveSections=682 ?kind:setSection=683
    504 []=684
    505 .id=228 .done=74 .label=74 .author=74 .cause=685 .revision=228 .cells=228 .rows=228
      .columns=228 .sections=228 .bytes=228
    506 []=686
    507 .key=313 .header=74 .footer=74 .kind=74 .state=0 .rows=239 .keys=264 .rowStates=239
      .cellStates=287 .tags=264
    508 'columns,content,given,keys
    509 .kind=687
    510 .kind=658 .keys=264
    511 .kind=688
    512 'columns,tag,value
    513 .kind=689
    514 .kind=690 .tags=264
    515 .column=74 .kind=74 .type=411 .index=228 .expression=74 .message=74 .severity=638 .count=228
      .problem=74
    516 .kind=691 .row=313 .column=74 .columns=221 .text=74 .cut=74 .rule=462 .reason=74
    517 []=322
    518 .at=517 .keys=264 .blocks=318
    519 []=692
    520 .keys=264 .blocks=318
    521 []=693
    522 []=694
    523 .by=695 .headers=74 .footers=74 .empty=434 .collapsed=696 .aggregates=360
    524 .measurer=378 .frame=228 .minimumWidth=228 .insets=441 .direction=442 .spacing=228 .scale=74
      .lock=74 .fixed=441 .rows=697 .items=444 .sizing=445 .columns=446
    525 .title=74 .aggregate=698 .over=361 .value=0 .text=74 .cut=74 .nulls=228 .errors=228
      .pending=74 .problem=699
    526 .width=228 .height=228
    527 .leading=228 .center=228 .trailing=228
    528 []=700
    529 .pointer=530 .kind=701 .message=74
    530 $statePointer
    531 .pointer=530 .kind=702 .message=74
    532 'damaged,foreign,newer,noFile,none,off,restored
    533 []=703
    534 .direction=440 .sortable=74 .priority=228
    535 .column=74 .offset=228 .values=239 .texts=221 .errors=704 .pending=322 .stale=322 .lossy=322
      .cut=322 .cutBytes=322 .matches=705 .drafts=706
    536 .key=588 .title=74 .cut=74 .count=228 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=707
    537 .row=313 .fields=221 .cut=74
    538 .x=228 .group=394
    539 .key=313 .sourceIndex=228 .viewIndex=228 .pageIndex=228 .offset=228 .height=228 .frame=393
      .reason=708 .section=588
    540 .column=74 .group=394 .x=228 .width=228 .estimate=74 .reason=709
    541 .column=74 .group=394 .x=228 .width=228 .estimate=74 .distance=228
    542 .key=392 .viewIndex=228 .offset=228 .height=228 .frame=393
    543 'all,entries,viewport
    544 .kind=710 .first=228 .size=228 .overscan=228
    545 .kind=615
    546 .kind=711 .offset=228 .extent=228 .overscan=228
    547 'entry,offset,start
    548 'footer,group,header
    549 'center,end,nearest,start
    550 .start=228 .length=228
    551 []=712
    552 'center,left,right
    553 .row=313 .height=228
    554 .row=313 .column=74 .height=228
    555 .row=313 .column=74 .reason=713
    556 .row=313 .column=74
    557 .from=556 .to=556
    558 .row=313 .column=74 .sourceIndex=228 .viewIndex=228 .pageIndex=228
    559 .format=275 .type=1 .text=74
    560 []=714
    561 .pointer=74 .kind=715 .message=74
    562 .column=74 .kind=698
    563 'aggregate,count,group
    564 .kind=716 .direction=612
    565 .kind=717 .direction=612
    566 .kind=718 .index=228 .direction=612
    567 .column=74 .kind=698 .values=239 .texts=221 .cut=322 .nulls=322 .errors=322
    568 'distinct,extremes,frequencies,histogram,mean,quantiles
    569 .column=74 .rows=228 .nulls=228 .errors=228 .distinct=719 .min=720 .max=720 .mean=720
      .quantiles=721 .histogram=722 .frequencies=723
    570 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    571 .row=313 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=408 .settings=724
    572 .id=74 .title=648 .style=725 .hidden=648 .image=648 .placement=726 .fullSwipe=74
      .children=370
    573 .name=74 .arguments=574 .result=374 .member=74
    574 []=374
    575 .kind=727 .message=74 .range=459 .bytes=459 .lines=460 .expected=74 .found=74 .hint=74
    576 []=377
    577 []=576
    578 .seconds=74 .nanos=74
    579 'cells,estimate,font
    580 .kind=728 .tabStop=228 .ambiguous=729 .unit=730
    581 .kind=731 .lineHeight=228 .regular=732 .bold=732
    582 .kind=733 .advance=228 .lineHeight=228
    583 'head,middle,tail
    584 .width=228 .height=228 .lines=734 .more=74 .shown=735
    585 .kind=736 .row=313 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=386
      .oursAfter=313 .theirsAfter=313
    586 'user
    587 .kind=737 .expected=74 .row=313 .column=74 .columns=221 .rule=462 .reason=74
    588 []=738
    589 .journal=74 .bytes=228 .when=228 .inUse=74 .path=74 .changes=228 .process=228 .problem=739
    590 .sources=228 .edits=228 .rows=228 .keys=228 .history=228 .views=228 .uncounted=228 *=228
    591 .subscription=237 .view=237 .pending=228 .lagRevisions=228
    592 'cursor,declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    593 []=740
    594 []=741
    595 []=742
    596 []=743
    597 .height=228 .count=228
    598 .top=744 .bottom=744 .at=517
    599 []=745
    600 []=746
    601 []=747
    602 []=748
    603 .at=517 .keys=317 .blocks=318
    604 .permission=749 .row=313 .column=74 .section=74 .layer=369
    605 .row=228 .text=74
    606 .column=74 .width=228
    607 'begin,end,partial,report
    608 .kind=750 .title=74 .message=74 .percentage=228
    609 .kind=751 .message=74 .percentage=228
    610 .kind=752 .message=74
    611 .kind=753 .viewRevision=228 .revision=228 .columns=366
    612 'ascending,descending
    613 'first,last
    614 .kind=754 .caseFolded=74 .diacritics=419 .values=221
      'caseInsensitive,length,natural,semver,text,value
    615 'all
    616 []=216
    617 'any
    618 'not
    619 'compare
    620 'oneOf
    621 'text
    622 'contains,endsWith,equals,startsWith
    623 'expression
    624 'null
    625 'error
    626 .column=74 .expression=74 .declared=74 .direction=612 .nulls=613 .comparator=614 .values=239
    627 .title=74 .aggregate=698 .over=361
    628 'client,daemon
    629 'horizontal,wrapped
    630 .top=228 .leading=228 .bottom=228 .trailing=228
    631 .kind=755 ?kind:maximum=756 ?kind:average=757 ?kind:sampled=758 ?kind:client=759
      ?kind:percentile=760 ?kind:hybrid=761 ?kind:padded=762 ?kind:fixed=763 ?kind:fraction=764
      ?kind:flexible=765 ?kind:adaptive=766
    632 .mode=631 .minimum=228 .maximum=228 .padding=228 .headerPadding=228 .header=74 .footer=74
      .whole=74 .width=228 .spacing=228
    633 'client,embedded,hidden
    634 .kind=767 ?kind:stripes=768 ?kind:sorted=769 ?kind:selected=770 ?kind:hovered=771
      ?kind:matches=772 ?kind:drafts=773 ?kind:errors=774
    635 'background,overlay
    636 *=648
    637 .kind=74 .message=74 .pointer=456 .row=313 .column=74 .expected=0 .found=0 .rule=462
    638 'mark,refuse
    639 .key=313 .rows=322
    640 .row=313 .column=74 .reason=775
    641 .inputs=221 .deadline=228
    642 .kind=776 ?kind:number=777 ?kind:currency=778 ?kind:percent=779 ?kind:compact=780
      ?kind:bytes=781 ?kind:duration=782 ?kind:date=783 ?kind:boolean=784 ?kind:map=785
      ?kind:template=786
    643 .expression=74 .message=74 .severity=638 []=787
    644 'center,end,start
    645 .expression=74 'automatic #
    646 .expression=74 #
    647 .expression=74 'automatic,zero #
    648 .expression=74
    649 .expression=74 'ask
    650 .expression=74 .within=221 'ask
    651 .top=744 .between=744 .bottom=744
    652 .height=645 .width=645 .estimatedHeight=646 .headerHeight=647 .footerHeight=647 .hidden=648
      .selectable=649 .momentary=648 .editable=649 .movable=650 .deletable=649 .collapsible=649
      .indentation=646 .actions=370 .separators=651 .accessory=648 .accessibilityText=648
      .cellKind=648 .editor=648 .holds=648 .header=470
    653 .height=645 .width=645 .estimatedHeight=646 .headerHeight=647 .footerHeight=647 .hidden=648
      .selectable=649 .momentary=648 .editable=649 .movable=650 .deletable=649 .collapsible=649
      .indentation=646 .actions=370 .separators=651 .accessory=648 .accessibilityText=648
      .cellKind=648 .editor=648 .holds=648 .columns=788
    654 .expression=74 .message=74 .severity=638 .columns=221
    655 .height=645 .width=645 .estimatedHeight=646 .headerHeight=647 .footerHeight=647 .hidden=648
      .selectable=649 .momentary=648 .editable=649 .movable=650 .deletable=649 .collapsible=649
      .indentation=646 .actions=370 .separators=651 .accessory=648 .accessibilityText=648
      .cellKind=648 .editor=648 .holds=648 .kind=74
    656 'cancelled,limit,readFailed,sourceChanged
    657 'different,grown,same
    658 'given
    659 'columns
    660 .sampleRows=228 .counts=290 .reason=74 .nullValues=221 .firstDisagreement=789
    661 'file
    662 'inline
    663 'created
    664 .reason=74 .examined=228 .share=228 .score=228 .parts=290 .others=790
    665 .reason=74 .examined=228 .share=228
    666 'cr,crlf,lf,mixed
    667 .kind=791 .message=74 .row=313 .column=74 .line=228 .byteOffset=228 .expected=74 .found=74
    668 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    669 .kind=792 .row=313 .column=74 .value=0 .text=74 .values=0
    670 .kind=793 .options=244 .rows=239 .place=794
    671 .kind=795 .rows=264
    672 .kind=796 .rows=264 .place=794
    673 .kind=797 .texts=798 .text=74 .html=74 .format=799 .header=74 .at=556 .view=237 .rows=264
      .columns=221 .overflow=800
    674 .kind=801 .view=237
    675 .kind=802 .row=313 .options=479
    676 .kind=803 .column=74 .options=502
    677 .kind=804 .column=74 .options=502 .place=805
    678 .kind=806 .column=74
    679 .kind=807 .columns=221
    680 .kind=808 .sections=240 .place=809 .sectionColumn=74
    681 .kind=810 .sections=264
    682 .kind=811 .sections=264 .place=809
    683 .kind=812 .section=313 .options=813
    684 .row=313 .column=74 .before=720 .after=720
    685 'edit,setRows
    686 .bytes=322 .range=460 .newText=74 .base64=74
    687 'keys
    688 'content
    689 'value
    690 'tag
    691 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    692 .column=74 .rows=322 .values=239 .texts=221 .errors=704 .pending=322 .stale=322 .lossy=322
      .cut=322 .cutBytes=322 .matches=705
    693 .index=228 .key=313 .columns=221
    694 .index=228 .key=74 .members=814
    695 []=815 'declared
    696 .all=74 .keys=816
    697 .height=228 .wrap=74 .linesMax=228 .inset=228 .padding=228 .minimum=228 .maximum=228
      .whole=74 .spacing=228 .background=74 .quiet=228 .measured=817 .deadline=228
    698 'count,distinct,max,mean,min,sum,valid
    699 'notApplicable,outOfRange,tooManyValues
    700 .column=74 .fixed=818 .x=228 .width=228 .tracks=228 .estimate=74
    701 'typeChanged,unknownColumn
    702 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    703 .pointer=530 .kind=819 .message=74
    704 []=820
    705 []=821
    706 []=822
    707 []=823
    708 'collapsed,filtered,hidden,removed,unknown
    709 'hidden
    710 'entries
    711 'viewport
    712 .kind=824 .y=228 .height=228 .section=536
    713 'changed,declared,fixed,hidden
    714 .column=74 .extraField=228 .ranges=517 .further=228
    715 'column,columnType,limit,value
    716 'group
    717 'count
    718 'aggregate
    719 .count=228 .exact=74 .error=228
    720 .value=0 .text=74 .cut=74
    721 .at=322 .exact=74 .error=228 .values=239 .texts=221 .cut=322
    722 .values=239 .texts=221 .cut=322 .counts=322 .outside=228
    723 .values=239 .texts=221 .cut=322 .counts=322 .exact=74 .error=228
    724 *=825
    725 .expression=74 'destructive,disabled,normal
    726 'inline,leading,menu,trailing
    727 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    728 'cells
    729 'narrow,wide
    730 'clusters,codePoints
    731 'font
    732 .defaultAdvance=228 .ranges=826 .advances=827 .kerning=828 .letterSpacing=228
    733 'estimate
    734 []=829
    735 .text=74 .width=228 .cut=74
    736 'cell,place,removed
    737 'invalid,valueDoesNotFit
    738 .kind=625
    739 'damaged,foreign,newer
    740 .kind=74 .at=517
    741 .column=74 .cellKind=0 .editor=0 .at=517
    742 .index=228 .rowState=0
    743 .index=228 .column=74 .cellState=0
    744 .leading=228 .trailing=228 .thickness=228
    745 .look=228 .styles=830
    746 .look=228 .at=517
    747 .column=74 .look=228 .at=517
    748 .style=228 .count=228 .row=313 .message=74
    749 'collapse,delete,edit,move,select
    750 'begin
    751 'report
    752 'end
    753 'partial
    754 'caseInsensitive,length,list,natural,semver,text,value
    755 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    756 .kind=831
    757 .kind=832 .advance=228
    758 .kind=833 .size=228
    759 .kind=817 .size=228
    760 .kind=834 .share=228 .size=228
    761 .kind=835 .size=228 .advance=228
    762 .kind=836 .width=228
    763 .kind=837 .width=228
    764 .kind=838 .share=228
    765 .kind=839
    766 .kind=840
    767 'drafts,errors,hovered,matches,selected,sorted,stripes
    768 .kind=841 .every=228 .offset=228 .by=842
    769 .kind=843 .every=228 .offset=228
    770 .kind=844
    771 .kind=845
    772 .kind=846
    773 .kind=847
    774 .kind=848
    775 'encoding,formula,quote
    776 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    777 .kind=849 .pattern=74 .locale=850 .prefix=74 .suffix=74 .negative=851 .decimalMark=74
      .groupMark=74
    778 .kind=852 .pattern=74 .locale=850 .prefix=74 .suffix=74 .negative=851 .decimalMark=74
      .groupMark=74 .currency=74 .display=853
    779 .kind=854 .pattern=74 .locale=850 .prefix=74 .suffix=74 .negative=851 .decimalMark=74
      .groupMark=74
    780 .kind=855 .locale=850 .currency=74 .digits=228
    781 .kind=856 .locale=850 .units=857 .digits=228
    782 .kind=858 .locale=850 .style=859 .unit=860
    783 .kind=861 .pattern=74 .locale=850
    784 .kind=862 .true=74 .false=74
    785 .kind=863 .values=864 .otherwise=642
    786 .kind=865 .template=74 .format=642
    787 .expression=74 .message=74 .severity=638
    788 *=866
    789 .row=313 .line=228 .byteOffset=228 .text=74
    790 []=867
    791 'comment,fieldCount,fieldTooLong,guessedEncoding,invalidEncoding,typeMismatch
      'unclosedQuote,unlikelyCharacters
    792 'set
    793 'insert
    794 .kind=868 ?kind:start=869 ?kind:end=870 ?kind:before=871 ?kind:after=872 ?kind:index=873
      ?kind:shown=874
    795 'remove
    796 'move
    797 'paste
    798 []=221
    799 'csv,html,json,markdown,tsv
    800 'clip,insert,refuse
    801 'adopt
    802 'setRow
    803 'setColumn
    804 'addColumn
    805 .kind=875 ?kind:start=869 ?kind:end=870 ?kind:before=876 ?kind:after=877
    806 'removeColumn
    807 'orderColumns
    808 'addSections
    809 .kind=875 ?kind:start=869 ?kind:end=870 ?kind:before=878 ?kind:after=879
    810 'removeSections
    811 'moveSections
    812 'setSection
    813 .header=74 .footer=74 .kind=74 .state=0
    814 []=880
    815 .column=74 .expression=74 .declared=74 .direction=612 .nulls=613 .comparator=614 .values=221
    816 []=588
    817 'client
    818 'leading,trailing
    819 'expression,invalidParams,notSortable,unknownColumn
    820 .row=228 .kind=881 .text=74
    821 .row=228 .ranges=517 .further=228
    822 .row=228 .view=237 .author=74 .by=586 .text=74 .stale=74 .problem=587
    823 .column=74 .kind=698 .value=0 .text=74 .cut=74 .nulls=228 .errors=228 .pending=74
      .problem=882
    824 'group,header
    825 .value=0 .layer=369 .name=74 .problem=74
    826 []=883
    827 []=884
    828 []=885
    829 .range=322 .width=228
    830 []=886
    831 'maximum
    832 'average
    833 'sampled
    834 'percentile
    835 'hybrid
    836 'padded
    837 'fixed
    838 'fraction
    839 'flexible
    840 'adaptive
    841 'stripes
    842 'page,section
    843 'sorted
    844 'selected
    845 'hovered
    846 'matches
    847 'drafts
    848 'errors
    849 'number
    850 'de,en,es,fr,hi,ja
    851 'minus,parentheses
    852 'currency
    853 'code,symbol
    854 'percent
    855 'compact
    856 'bytes
    857 'iec,si
    858 'duration
    859 'clock,short,words
    860 'day,hour,millisecond,minute,second
    861 'date
    862 'boolean
    863 'map
    864 *=74
    865 'template
    866 .height=645 .width=645 .estimatedHeight=646 .headerHeight=647 .footerHeight=647 .hidden=648
      .selectable=649 .momentary=648 .editable=649 .movable=650 .deletable=649 .collapsible=649
      .indentation=646 .actions=370 .separators=651 .accessory=648 .accessibilityText=648
      .cellKind=648 .editor=648 .holds=648 .type=411 .validate=643 .format=642 .path=74
    867 .delimiter=74 .score=228
    868 'after,before,end,index,shown,start
    869 .kind=887
    870 .kind=752
    871 .kind=888 .row=313
    872 .kind=889 .row=313
    873 .kind=890 .sourceIndex=228 .counted=891
    874 .kind=892 .view=237 .viewIndex=228 .counted=891 .whenSorted=893
    875 'after,before,end,start
    876 .kind=888 .column=74
    877 .kind=889 .column=74
    878 .kind=888 .section=313
    879 .kind=889 .section=313
    880 'footer,header,kind,state
    881 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    882 'notApplicable,outOfRange,tooManySections,tooManyValues
    883 .first=228 .end=228 .advance=228
    884 .characters=74 .advance=228
    885 .pair=74 .advance=228
    886 .layer=635 .tag=74 .parameters=864
    887 'start
    888 'before
    889 'after
    890 'index
    891 'after,before
    892 'shown
    893 'adopt,refuse
    """#
}
