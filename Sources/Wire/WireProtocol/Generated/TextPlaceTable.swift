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
    view/close 170
    table/close 172
    journal/list 173
    journal/remove 176
    preset/list 179
    server/stats 181
    rpc.discover 183
    $/setTrace 184
    $/cancelRequest 186
    shutdown 188
    exit 4
    view/update 189
    action/didInvoke 191
    action/decide 193
    cell/compute 196
    cell/measure 199
    table/didChange 202
    $/progress 204
    $/logTrace 206
    window/logMessage 208
    """#

  /// The place of a view's state.
  static let state = 2

  /// Each place: `.name=` a member's place, `*=` that of members with free names (`@=`: names
  /// are ids), `[]=` of elements, `'` words, `$` a string's form, `#` numbers, `?tag:word=`
  /// the place of an object by its tag.
  static let places = #"""
    0 text
    1 plain
    2 .sort=211 .search=212 .filter=213 .sections=214 .selection=215 .page=216 .columns=217
      .columnOrder=218 .binding=219 .params=220 .sortCycle=221 .footers=74 .footerSorts=74
      .showHidden=74 .layout=222 .presentation=223 .styles=224
    3 .code=225 .message=74 .data=226
    4 .jsonrpc=5 .id=6 .method=210 .params=0 .result=0 .error=3
    5 '2.0
    6  #
    7 .jsonrpc=5 .id=6 .method=210 .params=8 .result=9 .error=3
    8 .clientInfo=227 .processId=225 .updates=228 .positions=229 .trace=230 .journal=231
      .journalFolder=74 .durability=232 .capabilities=0
    9 .serverInfo=1 .protocolVersion=1 .capabilities=1 .limits=233 .unicodeVersion=1
    10 .jsonrpc=5 .id=6 .method=210 .params=11 .result=12 .error=3
    11 .table=234 .name=74 .columns=235 .rows=236 .sections=237 .sectionColumn=74 .keyScope=238
      .types=239 .defaultSort=211 .keyColumns=218 .detectTypes=74 .declarations=240 .rowOptions=241
    12 .table=234 .name=74 .revision=225 .rows=242 .sourceState=243 .whenFileChanges=244 .dirty=74
      .savedRevision=225 .unsaved=245 .conflicts=225 .journal=246 .keys=247 .columns=248 .types=0
      .declarations=240 .sectionColumn=74 .sections=249 .defaultSort=211 .params=220 .source=250
      .dialect=251 .preamble=218 .sampleRows=225 .history=252 .diagnostics=253
    13 .jsonrpc=5 .id=6 .method=210 .params=14 .result=12 .error=3
    14 .table=234 .name=74 .path=74 .uri=74 .content=254 .backup=74 .dialect=255 .columns=256
      .types=239 .defaultSort=211 .keyColumns=218 .sections=249 .sectionColumn=74 .keyScope=238
      .sampleRows=225 .widen=74 .progressToken=225 .declarations=240 .wait=74 .journal=231
      .journalFolder=74 .durability=232 .whenFileChanges=244
    15 .jsonrpc=5 .id=6 .method=210 .params=16 .result=12 .error=3
    16 .table=234 .diagnostics=257
    17 .jsonrpc=5 .id=6 .method=210 .params=18 .result=19 .error=3
    18 .table=234 .edits=258 .seen=225 .exact=74 .label=74 .author=74 .history=259 .invalid=260
      .preview=74 .view=234
    19 .revision=225 .inserted=261 .changedCells=225 .history=252 .preview=262
    20 .jsonrpc=5 .id=6 .method=210 .params=21 .result=22 .error=3
    21 .table=234 .author=74
    22 .revision=225 .step=263 .skipped=225 .history=252
    23 .jsonrpc=5 .id=6 .method=210 .params=24 .result=25 .error=3
    24 .table=234 .first=225 .size=225
    25 .revision=225 .count=225 .current=225 .bytes=225 .bytesMax=225 .dropped=225 .first=225
      .items=264
    26 .jsonrpc=5 .id=6 .method=210 .params=27 .result=28 .error=3
    27 .table=234 .step=225 .author=74
    28 .revision=225 .undone=225 .redone=225 .skipped=225 .history=252
    29 .jsonrpc=5 .id=6 .method=210 .params=30 .result=31 .error=3
    30 .table=234 .path=74 .uri=74 .copy=74 .overwrite=265 .sync=74 .dryRun=74 .range=257
      .encoding=266 .dialect=267 .progressToken=225
    31 .revision=225 .path=74 .uri=74 .bytes=225 .records=225 .way=268 .dirty=74 .edits=269
    32 .jsonrpc=5 .id=6 .method=210 .params=33 .result=34 .error=3
    33 .table=234
    34 .revision=225 .bytes=225 .dirty=74
    35 .jsonrpc=5 .id=6 .method=210 .params=36 .result=37 .error=3
    36 .table=234 .action=270
    37 .revision=225 .changes=225 .lostChanges=225 .lostBytes=225 .history=252
    38 .jsonrpc=5 .id=6 .method=210 .params=39 .result=40 .error=3
    39 .table=234 .path=74 .uri=74
    40 .revision=225 .path=74 .uri=74 .bytes=225 .dirty=74 .holds=271
    41 .jsonrpc=5 .id=6 .method=210 .params=42 .result=43 .error=3
    42 .view=234 .table=234 .rows=261 .range=257 .columns=218 .format=272 .to=273 .as=274
      .formulaGuard=275 .header=74 .jsonRows=276 .delimiter=1 .lineEnd=277 .byteOrderMark=74
      .sqlTable=74 .sqlRows=225 .progressToken=225 .wait=74
    43 .viewRevision=225 .revision=225 .complete=74 .rows=225 .columns=218 .bytes=225 .lossy=74
      .text=74 .path=74
    44 .jsonrpc=5 .id=6 .method=210 .params=45 .result=46 .error=3
    45 .table=234 .rows=236 .sections=278 .sectionColumn=74 .columns=218 .match=279 .compare=280
      .mode=281 .resetAbove=282 .preset=283 .rowStates=236 .cellStates=284 .hints=0 .supersede=74
      .seen=225 .label=74 .author=74 .history=259 .invalid=260
    46 .outcome=285 .revision=225 .mode=281 .deletes=225 .inserts=225 .moves=225 .updates=225
      .changedCells=225 .sections=286 .history=252
    47 .jsonrpc=5 .id=6 .method=210 .params=48 .result=49 .error=3
    48 .table=234 .rows=261 .columns=218 .first=225 .size=225 .wait=74
    49 .revision=225 .complete=74 .rows=225 .faultyRows=225 .count=225 .errors=287 .rules=288
      .first=225 .more=74 .items=289
    50 .jsonrpc=5 .id=6 .method=210 .params=51 .result=52 .error=3
    51 .from=290 .to=290 .match=279 .compare=280 .columns=218 .range=257 .as=291 .textBytes=225
      .wait=74
    52 .from=292 .to=292 .complete=74 .columns=218 .counts=293 .first=225 .size=225 .more=74
      .diff=294 .old=295 .keys=296 .sections=297
    53 .jsonrpc=5 .id=6 .method=210 .params=54 .result=55 .error=3
    54 .table=234 .view=234 .state=2 .preset=283 .remember=74 .wait=74
    55 .view=234 .table=234 .viewRevision=225 .revision=225 .state=298 .footers=299 .layout=300
      .preset=283 .filterProblems=301 .filterFailure=302 .orderProblems=303 .orderFailure=302
      .counts=304 .order=305 .complete=74 .searching=306 .sorting=307 .columns=218 .remembered=308
    56 .jsonrpc=5 .id=6 .method=210 .params=57 .result=55 .error=3
    57 .view=234 .wait=74
    58 .jsonrpc=5 .id=6 .method=210 .params=59 .result=55 .error=3
    59 .view=234 .state=2 .show=309 .wait=74
    60 .jsonrpc=5 .id=6 .method=210 .params=61 .result=62 .error=3
    61 .view=234 .part=310 .column=74 .extend=74 .wait=74
    62 .view=234 .table=234 .viewRevision=225 .revision=225 .state=298 .footers=299 .layout=300
      .counts=304 .order=305 .complete=74 .columns=218 .preset=283 .filterProblems=301
      .filterFailure=302 .orderProblems=303 .orderFailure=302 .searching=306 .sorting=307
      .sortable=74 .indicators=311
    63 .jsonrpc=5 .id=6 .method=210 .params=64 .result=65 .error=3
    64 .view=234 .range=257 .keys=261 .columns=218 .as=291 .textBytes=225 .texts=312 .ellipsis=74
      .at=225 .pin=234 .wait=74 .extraFields=74
    65 .viewRevision=225 .revision=225 .complete=74 .first=225 .count=225 .more=74 .keys=313
      .blocks=314 .sections=315 .extraFields=316 .counts=304 .order=305 .searching=306 .sorting=307
    66 .jsonrpc=5 .id=6 .method=210 .params=67 .result=68 .error=3
    67 .table=234 .row=309 .column=74 .of=274 .first=225 .size=225
    68 .revision=225 .text=74 .lossy=74 .first=225 .end=225 .bytes=225 .more=74
    69 .jsonrpc=5 .id=6 .method=210 .params=70 .result=71 .error=3
    70 .view=234 .pin=234 .wait=74
    71 .view=234 .pin=234 .viewRevision=225 .revision=225 .counts=304 .order=305 .searching=306
      .sorting=307 .complete=74
    72 .jsonrpc=5 .id=6 .method=210 .params=73 .result=74 .error=3
    73 .view=234 .pin=234
    74
    75 .jsonrpc=5 .id=6 .method=210 .params=76 .result=77 .error=3
    76 .view=234 .keys=261 .columns=218 .at=317 .offsets=318 .wait=74
    77 .viewRevision=225 .complete=74 .rows=319 .columns=320 .at=321 .entries=322
    78 .jsonrpc=5 .id=6 .method=210 .params=79 .result=80 .error=3
    79 .view=234 .subscription=234 .window=323 .content=324 .columns=218 .as=291 .textBytes=225
      .texts=312 .ellipsis=74 .hold=325 .anchor=326 .follow=74 .appearance=74 .kinds=74 .problems=74
      .separators=74 .styles=74 .brief=74 .across=327
    80 .subscription=234 .viewRevision=225 .revision=225 .complete=74
    81 .jsonrpc=5 .id=6 .method=210 .params=82 .result=83 .error=3
    82 .subscription=234 .first=225 .size=225 .columns=218 .hold=325 .across=328 .offset=225
      .extent=225 .entry=326 .placement=329 .pages=225 .to=330 .thumb=225 .follow=74 .dragging=74
      .anchor=326
    83 .viewRevision=225 .update=225 .first=225 .size=225 .across=331 .viewport=332
    84 .jsonrpc=5 .id=6 .method=210 .params=85 .result=86 .error=3
    85 .subscription=234 .x=225 .y=225 .header=225 .grip=225 .text=333
    86 .viewRevision=225 .part=334 .entry=335 .column=336 .resize=336 .textOffset=225
    87 .jsonrpc=5 .id=6 .method=210 .params=88 .result=74 .error=3
    88 .subscription=234 .row=309 .column=74
    89 .jsonrpc=5 .id=6 .method=210 .params=90 .result=91 .error=3
    90 .view=234 .rows=337 .cells=338 .at=225
    91 .viewRevision=225 .changed=225 .unused=339
    92 .jsonrpc=5 .id=6 .method=210 .params=93 .result=74 .error=3
    93 .subscription=234
    94 .jsonrpc=5 .id=6 .method=210 .params=95 .result=96 .error=3
    95 .table=234 .supplied=74 .layout=74
    96 .complete=74 .tables=340
    97 .jsonrpc=5 .id=6 .method=210 .params=98 .result=99 .error=3
    98 .view=234 .action=341 .keys=342 .wait=74
    99 .viewRevision=225 .counts=304 .order=305 .complete=74 .searching=306 .sorting=307
    100 .jsonrpc=5 .id=6 .method=210 .params=101 .result=102 .error=3
    101 .view=234 .action=343 .rows=261 .columns=218 .cells=344 .ranges=345 .wait=74
    102 .viewRevision=225 .complete=74 .count=225 .selected=346 .deselected=346 .truncated=74
    103 .jsonrpc=5 .id=6 .method=210 .params=104 .result=105 .error=3
    104 .view=234 .first=225 .size=225 .wait=74
    105 .viewRevision=225 .complete=74 .unit=347 .count=225 .first=225 .items=346
    106 .jsonrpc=5 .id=6 .method=210 .params=107 .result=108 .error=3
    107 .view=234 .formats=348 .rows=261 .range=257 .columns=218 .as=274 .formulaGuard=275
      .header=74 .wait=74
    108 .viewRevision=225 .revision=225 .complete=74 .rows=225 .columns=218 .flavours=349 .lossy=74
    109 .jsonrpc=5 .id=6 .method=210 .params=110 .result=111 .error=3
    110 .view=234 .search=212 .unit=350 .from=309 .fromColumn=74 .count=74 .direction=351 .wrap=74
      .wait=74
    111 .viewRevision=225 .revision=225 .complete=74 .matches=225 .hits=225 .hit=352
    112 .jsonrpc=5 .id=6 .method=210 .params=113 .result=114 .error=3
    113 .table=234 .filter=213
    114 .tree=213 .text=74 .problems=353
    115 .jsonrpc=5 .id=6 .method=210 .params=116 .result=117 .error=3
    116 .view=234 .row=309 .column=74 .relation=354 .combine=355
    117 .viewRevision=225 .condition=213 .filter=213
    118 .jsonrpc=5 .id=6 .method=210 .params=119 .result=120 .error=3
    119 .view=234 .groupBy=218 .aggregates=356 .over=357 .sort=358 .range=257 .as=291 .textBytes=225
      .wait=74
    120 .viewRevision=225 .revision=225 .complete=74 .groups=225 .first=225 .more=74 .groupBy=314
      .counts=318 .aggregates=359
    121 .jsonrpc=5 .id=6 .method=210 .params=122 .result=123 .error=3
    122 .view=234 .columns=218 .kinds=360 .over=361 .quantiles=318 .bins=225 .top=225 .as=291
      .textBytes=225 .partialResultToken=225 .wait=74
    123 .viewRevision=225 .revision=225 .complete=74 .columns=362 .left=218
    124 .jsonrpc=5 .id=6 .method=210 .params=125 .result=126 .error=3
    125 .table=234 .declarations=240 .author=74
    126 .revision=225 .declarations=240
    127 .jsonrpc=5 .id=6 .method=210 .params=128 .result=129 .error=3
    128 .table=234 .rows=261 .columns=218 .headers=218 .sections=218 .view=234 .subscription=234
      .settings=363 .first=225
    129 .revision=225 .items=364 .first=225 .more=74
    130 .jsonrpc=5 .id=6 .method=210 .params=131 .result=132 .error=3
    131 .view=234 .row=309 .column=74
    132 .viewRevision=225 .revision=225 .layer=365 .name=74 .problem=74 .actions=366
    133 .jsonrpc=5 .id=6 .method=210 .params=134 .result=135 .error=3
    134 .view=234 .row=309 .column=74 .action=74 .seen=225 .author=74
    135 .viewRevision=225 .revision=225
    136 .jsonrpc=5 .id=6 .method=210 .params=137 .result=138 .error=3
    137 .source=74 .dialect=367 .table=234 .variables=368 .functions=369
    138 .type=370 .dependencies=371 .steps=225 .problems=372
    139 .jsonrpc=5 .id=6 .method=210 .params=140 .result=141 .error=3
    140 .source=74 .dialect=367 .table=234 .variables=368 .checked=74 .row=309 .bindings=220
      .params=220
    141 .value=373 .complete=74 .type=370
    142 .jsonrpc=5 .id=6 .method=210 .params=143 .result=144 .error=3
    143 .texts=218 .measurer=374 .bold=74 .wrap=375 .truncate=376
    144 .lineHeight=225 .estimate=74 .measures=377
    145 .jsonrpc=5 .id=6 .method=210 .params=146 .result=147 .error=3
    146 .view=234 .search=212 .with=74 .scope=378 .at=379 .by=380 .preview=74 .label=74 .author=74
      .wait=74
    147 .revision=225 .complete=74 .matches=225 .cells=225 .skipped=225 .history=252 .preview=262
    148 .jsonrpc=5 .id=6 .method=210 .params=149 .result=150 .error=3
    149 .table=234 .label=74 .author=74
    150 .revision=225 .records=225 .history=252
    151 .jsonrpc=5 .id=6 .method=210 .params=152 .result=153 .error=3
    152 .table=234 .dialect=255 .discard=74 .label=74
    153 .revision=225 .rows=225 .columns=218 .history=252
    154 .jsonrpc=5 .id=6 .method=210 .params=155 .result=156 .error=3
    155 .table=234 .whenFileChanges=244
    156 .whenFileChanges=244 .sourceState=243
    157 .jsonrpc=5 .id=6 .method=210 .params=24 .result=158 .error=3
    158 .revision=225 .count=225 .first=225 .items=381 .more=74
    159 .jsonrpc=5 .id=6 .method=210 .params=160 .result=161 .error=3
    160 .table=234 .take=382 .conflicts=344 .label=74 .author=74
    161 .revision=225 .resolved=225 .left=225 .history=252
    162 .jsonrpc=5 .id=6 .method=210 .params=163 .result=164 .error=3
    163 .view=234 .row=309 .column=74 .action=383 .by=380 .text=74 .value=0 .overwrite=74 .label=74
      .author=74 .history=259 .invalid=260
    164 .revision=225 .draft=384 .history=252
    165 .jsonrpc=5 .id=6 .method=210 .params=166 .result=167 .error=3
    166 .table=234 .columns=218 .rows=261
    167 .revision=225
    168 .jsonrpc=5 .id=6 .method=210 .params=169 .result=167 .error=3
    169 .table=234 .params=220 .author=74
    170 .jsonrpc=5 .id=6 .method=210 .params=171 .result=74 .error=3
    171 .view=234
    172 .jsonrpc=5 .id=6 .method=210 .params=33 .result=74 .error=3
    173 .jsonrpc=5 .id=6 .method=210 .params=174 .result=175 .error=3
    174 .journalFolder=74
    175 .folder=74 .items=385
    176 .jsonrpc=5 .id=6 .method=210 .params=177 .result=178 .error=3
    177 .journals=218 .journalFolder=74
    178 .removed=218
    179 .jsonrpc=5 .id=6 .method=210 .params=0 .result=180 .error=3
    180 .presets=386
    181 .jsonrpc=5 .id=6 .method=210 .params=0 .result=182 .error=3
    182 .memory=387 .methods=1 .watching=388 *=225
    183 .jsonrpc=5 .id=6 .method=210 .params=0 .result=1 .error=3
    184 .jsonrpc=5 .id=6 .method=210 .params=185 .result=0 .error=3
    185 .value=230
    186 .jsonrpc=5 .id=6 .method=210 .params=187 .result=0 .error=3
    187 .id=225
    188 .jsonrpc=5 .id=6 .method=210 .params=0 .result=74 .error=3
    189 .jsonrpc=5 .id=6 .method=210 .params=190 .result=0 .error=3
    190 .subscription=234 .view=234 .table=234 .seq=225 .from=225 .to=225 .revision=225 .causes=389
      .authors=218 .hints=236 .appearance=390 .kinds=391 .layout=300 .across=331 .heights=392
      .frames=393 .viewport=332 .separators=394 .styles=395 .counts=304 .order=305 .complete=74
      .window=257 .columns=218 .reset=396 .diff=397 .part=225 .last=74
    191 .jsonrpc=5 .id=6 .method=210 .params=192 .result=0 .error=3
    192 .table=234 .view=234 .revision=225 .action=74 .key=309 .sourceIndex=225 .viewIndex=225
      .column=74 .values=398 .author=74
    193 .jsonrpc=5 .id=6 .method=210 .params=194 .result=195 .error=3
    194 .table=234 .view=234 .asked=399 .count=225 .deadline=225 .default=400
    195 .decision=400
    196 .jsonrpc=5 .id=6 .method=210 .params=197 .result=198 .error=3
    197 .table=234 .column=74 .type=401 .revision=225 .rows=261 .blocks=314 .types=402 .deadline=225
    198 .values=236 .texts=218 .errors=403
    199 .jsonrpc=5 .id=6 .method=210 .params=200 .result=201 .error=3
    200 .table=234 .view=234 .viewRevision=225 .revision=225 .kind=404 .column=74 .rows=261
      .columns=405 .blocks=314 .deadline=225
    201 .heights=318 .widths=318
    202 .jsonrpc=5 .id=6 .method=210 .params=203 .result=0 .error=3
    203 .table=234 .revision=225 .rows=242 .sourceState=243 .dirty=74 .savedRevision=225
      .unsaved=245 .conflicts=225 .journal=246 .diagnostics=406
    204 .jsonrpc=5 .id=6 .method=210 .params=205 .result=0 .error=3
    205 .token=225 .value=407
    206 .jsonrpc=5 .id=6 .method=210 .params=207 .result=0 .error=3
    207 .message=74 .verbose=74
    208 .jsonrpc=5 .id=6 .method=210 .params=209 .result=0 .error=3
    209 .type=225 .message=74
    210 '$/cancelRequest,$/logTrace,$/progress,$/setTrace,action/decide,action/didInvoke
      'action/invoke,action/list,cell/compute,cell/draft,cell/measure,cell/refresh
      'cell/text,exit,expression/check,expression/evaluate,filter/convert,filter/like
      'initialize,initialized,journal/list,journal/remove,preset/list,rpc.discover
      'server/stats,shutdown,table/adoptFile,table/backup,table/close,table/conflicts
      'table/create,table/declare,table/describe,table/didChange,table/diff,table/edit
      'table/export,table/history,table/jump,table/open,table/recover,table/redo
      'table/resolve,table/resolveConflicts,table/revert,table/save,table/setDialect
      'table/setParams,table/setRows,table/undo,table/validate,table/watchFile
      'text/measure,view/aggregate,view/close,view/collapse,view/copy,view/find
      'view/get,view/hit,view/hover,view/locate,view/measure,view/open,view/pin
      'view/profile,view/replace,view/resync,view/rows,view/scroll,view/select
      'view/selection,view/set,view/sync,view/tap,view/unpin,view/unwatch,view/update
      'view/watch,window/logMessage
    211 []=408
    212 .text=74 .columns=218 .caseFolded=74 .diacritics=409 .match=410 .mode=411 .of=412
    213 .kind=413 ?kind:all=414 ?kind:any=415 ?kind:not=416 ?kind:compare=417 ?kind:oneOf=418
      ?kind:text=419 ?kind:expression=420 ?kind:null=421 ?kind:error=422
    214 .by=423 .headers=74 .footers=74 .empty=424 .collapsed=425 .aggregates=356
    215 .mode=426 .unit=347 .tap=427 .momentary=74 .whenFiltered=428
    216 .size=225 .index=225
    217 *=429
    218 []=74
    219 'cell,none,object
    220 *=373
    221 []=430
    222 .measurer=374 .frame=225 .minimumWidth=225 .insets=431 .direction=432 .spacing=225 .scale=74
      .lock=74 .fixed=431 .rows=433 .items=434 .sizing=435 .columns=436
    223 .kind=437 .header=438 .footer=438 .search=439 .insets=440 .spacings=441 .indicators=442
      .scrollBars=443 .alignment=444
    224 []=445
    225 #
    226 .kind=446 .pointer=447 .expected=0 .found=0 .position=225 .revision=225 .offset=225 .limit=1
      .maximum=225 .viewRevision=225 .seen=225 .oldest=225 .asked=225 .step=225 .errno=225
      .count=225 .problem=74 .obstacle=448 .reason=449 .permission=1 .layer=365 .binding=1 .id=74
      .view=234 .column=74 .row=309 .section=74 .name=74 .action=74 .method=74 .path=74 .system=74
      .range=450 .bytes=450 .lines=451 .problems=372 .errors=452 .rule=453 .keys=454 .got=225
      .state=455 .call=74 .copy=74 .replaced=74 .encoding=74 .cells=456 .start=457
    227 .name=74 .version=74
    228 'each,merged
    229 'cells,utf-16,utf-32,utf-8
    230 'messages,off,verbose
    231 'off,on
    232 'synced,written
    233 .messageBytesMax=225 .requestsInFlightMax=225 .waitingNotificationBytesMax=225
      .drainMillisecondsMax=225 .batchMembersMax=225 .depthMax=225 .columnsMax=225 .rowsMax=225
      .fieldBytesMax=225 .rowsPerAnswerMax=225 .answerBytesMax=225 .windowTextBytes=225
      .textBytesMax=225 .windowRowsMax=225 .collectionItemsMax=225 .filterConditionsMax=225
      .expressionBytesMax=225 .expressionNodesMax=225 .expressionDepthMax=225
      .expressionStepsMax=225 .expressionValueUnitsMax=225 .tablesMax=225 .viewsMax=225
      .subscriptionsMax=225 .aggregatesMax=225 .groupsMax=225 .groupBytesMax=225 .sortRowsMax=225
      .formatBytesMax=225 .shownBytesMax=225 .sectionAggregatesMax=225 .distinctValuesMax=225
      .cacheBytes=225 .undoBytesMax=225 .hintsBytesMax=225 .pinsMax=225 .draftsMax=225
      .draftBytesMax=225 .rowStepsMax=225 .parameterBytesMax=225 .declarationsBytesMax=225
      .rulesMax=225 .stateBytesMax=225 .sectionsMax=225 .actionsMax=225 .actionDepthMax=225
      .computeRowsMax=225 .measuredTextsMax=225 .measuredBytesMax=225 .advancesMax=225
      .stylesMax=225 .sectionBytesMax=225 .sectionKeyBytesMax=225 .rowKeyBytesMax=225
      .keyIndexBytesMax=225
    234 $id
    235 []=458
    236 []=0
    237 []=459
    238 'section,table
    239 *=460
    240 .settings=461 .fallback=461 .columns=462 .kinds=463 .kindBy=464 .defaultKind=74
      .undeclaredKinds=465 .rowRules=466 .sectionKinds=467 .sections=468 .cellKinds=398 .editors=398
      .decisions=469
    241 []=470
    242 .count=225 .complete=74 .failure=471 .examined=74 .extraFields=225
    243 'asOpened,changed,removed,replaced,unreadable
    244 'follow,merge,reload,tell
    245 .records=225 .bytes=225 .columns=74 .order=74
    246 .state=472 .reason=74 .editors=318 .unreadable=225 .recoverable=473 .restored=474
    247 .kind=475 ?kind:given=476 ?kind:columns=477
    248 []=478
    249 []=479
    250 .kind=480 ?kind:file=481 ?kind:inline=482 ?kind:created=483
    251 .delimiter=484 .quote=485 .escape=485 .header=485 .headerRows=486 .skipInitialSpace=485
      .encoding=487 .lineEnd=488 .comment=485 .preambleLines=486 .nullValues=489
    252 .undo=225 .redo=225 .undoLabel=74 .redoLabel=74 .dropped=225
    253 .count=225 .counts=490 .first=225 .items=491
    254 .text=74 .base64=74
    255 .delimiter=74 .quote=74 .escape=74 .header=74 .headerRows=225 .skipInitialSpace=74
      .encoding=266 .comment=74 .preambleLines=225 .nullValues=218 .types=492 .outliers=225
    256 *=493
    257 .first=225 .size=225
    258 []=494
    259 'join,none,step
    260 'keep,refuse
    261 []=309
    262 .cells=225 .inserted=225 .removed=225 .moved=225 .columns=225 .sections=225 .errorCount=225
      .removedRows=261 .items=495 .errors=452 .asked=399
    263 .id=225 .label=74 .author=74
    264 []=496
    265 'always,ifUnchanged
    266 'big5,euc-jp,euc-kr,gb18030,iso-8859-10,iso-8859-11,iso-8859-13,iso-8859-14
      'iso-8859-15,iso-8859-16,iso-8859-2,iso-8859-3,iso-8859-4,iso-8859-5,iso-8859-6
      'iso-8859-7,iso-8859-8,iso-8859-9,koi8-r,koi8-u,latin-1,mac-roman,shift-jis
      'utf-16be,utf-16le,utf-32be,utf-32le,utf-8,windows-1250,windows-1251
      'windows-1252,windows-1253,windows-1254,windows-1255,windows-1256,windows-1257 'windows-1258
      $encoding
    267 .delimiter=74 .quote=74 .escape=74 .header=74 .lineEnd=277 .byteOrderMark=74
    268 'overwritten,replaced,unchanged
    269 .count=225 .first=225 .size=225 .more=74 .items=497
    270 'apply,discard,keep
    271 'content,edits
    272 'csv,html,json,latex,markdown,ndjson,sql,text,tsv
    273 .path=74 .overwrite=74 .sync=74
    274 'text,value
    275 'off,quote,reject
    276 'arrays,objects
    277 'cr,crlf,lf
    278 []=498
    279 .kind=499 ?kind:keys=500 ?kind:columns=477 ?kind:given=501 ?kind:content=502
    280 .kind=503 ?kind:value=504 ?kind:columns=477 ?kind:tag=505
    281 'diff,reset
    282 .changes=225 .share=225
    283 'datasource,functionaltabledata,swiftdatatables,tabler-ios,tabler-ios-grid
      'tabler-ios-stack,tabler-macos,tabler-macos-grid,tabler-macos-stack
    284 []=398
    285 'applied,superseded
    286 .deletes=225 .inserts=225 .moves=225 .updates=225
    287 *=225
    288 []=506
    289 []=507
    290 .table=234 .revision=225
    291 'both,text,value
    292 .table=234 .revision=225 .rows=225
    293 .deletes=225 .moves=225 .inserts=225 .updates=225 .changes=225
    294 .deletes=508 .moves=508 .inserts=509 .updates=510
    295 .deletes=511 .updates=510
    296 .moves=261 .updates=512
    297 .old=342 .new=342 .deletes=318 .inserts=318 .moves=508 .updates=513
    298 .sort=211 .search=212 .filter=213 .sections=514 .selection=215 .page=216 .columns=217
      .columnOrder=218 .binding=219 .params=220 .sortCycle=221 .footers=74 .footerSorts=74
      .showHidden=74 .layout=515 .presentation=223 .styles=224
    299 *=516
    300 .width=225 .content=225 .direction=432 .height=225 .items=517 .estimate=74 .groups=518
      .columns=519
    301 []=520
    302 .row=309 .pointer=521 .reason=74 .message=74 .range=450 .bytes=450 .lines=451
    303 []=522
    304 .source=225 .filtered=225 .pages=225 .pageIndex=225 .pageSize=225 .first=225 .end=225
      .matches=225 .entries=225 .failed=225 .orderFailed=225 .hidden=225
    305 'pending,ready
    306 .rows=225 .matches=225
    307 .rows=225 .of=225
    308 .outcome=523 .when=225 .dropped=524
    309 #key
    310 'footer,header
    311 *=525
    312 'cut,whole
    313 []=526
    314 []=527
    315 []=528
    316 []=529
    317 []=530
    318 []=225
    319 []=531
    320 []=532
    321 []=533
    322 []=534
    323 .kind=535 ?kind:entries=536 ?kind:all=537 ?kind:viewport=538
    324 'cells,keys
    325 .sort=539 .filter=539 .sections=539 .page=539 .setRows=539 .load=539 .edit=539 .resize=539
      .measure=539 'end,entry,index
    326 .kind=540 .key=236 #key
    327 .offset=225 .extent=225 .overscan=225
    328 .offset=225 .thumb=225 .extent=225 .overscan=225 .column=74 .placement=541
    329 'bottom,center,nearest,top
    330 'end,start
    331 .offset=225 .room=225 .contentWidth=225 .left=518 .clip=318 .thumb=542
    332 .offset=225 .extent=225 .top=225 .spacing=225 .heldBack=225 .thumb=542 .anchor=526
      .sticky=543
    333 .align=544 .inset=225 .top=225
    334 'entry,header,outside
    335 .key=526 .viewIndex=225 .y=225 .height=225 .sticky=74
    336 .column=74 .x=225 .width=225 .clip=318
    337 []=545
    338 []=546
    339 []=547
    340 @=225 $id
    341 'collapse,expand,toggle
    342 []=236
    343 'add,all,extend,invert,none,remove,replace,tap,toggle
    344 []=548
    345 []=549
    346 []=550
    347 'cell,column,row
    348 []=272
    349 []=551
    350 'cell,row
    351 'next,previous
    352 .row=309 .viewIndex=225 .pageIndex=225 .wrapped=74 .ordinal=225 .cells=552
    353 []=553
    354 'equal,greater,greaterOrEqual,less,lessOrEqual,notEqual
    355 'all,any,replace
    356 []=554
    357 'all,shown
    358 .kind=555 ?kind:group=556 ?kind:count=557 ?kind:aggregate=558
    359 []=559
    360 []=560
    361 'all,selection,shown
    362 []=561
    363 []=562
    364 []=563
    365 'builtIn,column,fallback,kind,row,section,table
    366 []=564
    367 'strict,table
    368 *=370
    369 []=565
    370 .list=370 .map=566 .type=370 .opaque=74 .of=566
      'A,B,C,T,bool,bytes,double,duration,dyn,int64,null,string,timestamp,uint64
    371 .columns=218 .cells=218 .params=218 .bindings=218
    372 []=567
    373 .int=74 .uint=74 .double=74 .bool=74 .string=74 .bytes=74 .null=74 .list=568 .map=569
      .type=74 .timestamp=570 .duration=570 .optional=373
    374 .kind=571 ?kind:cells=572 ?kind:font=573 ?kind:estimate=574
    375 .width=225 .linesMax=225
    376 .width=225 .at=575 .ellipsis=74
    377 []=576
    378 'all,selection
    379 .row=309 .column=74 .index=225
    380 'owner,user
    381 []=577
    382 'ours,theirs
    383 'begin,cancel,change,commit
    384 .view=234 .author=74 .by=578 .text=74 .stale=74 .problem=579
    385 []=580
    386 []=1
    387 .resident=225 .program=225 .heap=225 .free=225 .cache=225 .tables=581 .sorting=225
      .gathering=225 .comparing=225 .messages=225 .recording=225 .other=225 *=225
    388 []=582
    389 []=583
    390 .appeared=313 .disappeared=313 .prefetch=313 .cancelled=313
    391 .rows=584 .cells=585 .states=586 .cellStates=587
    392 []=588
    393 []=589
    394 []=590
    395 .anew=74 .looks=591 .rows=592 .cells=593 .failures=594
    396 .keys=313 .blocks=314
    397 .deletes=508 .moves=508 .inserts=595 .updates=510 .scrolledOut=508 .scrolledIn=508
    398 *=0
    399 []=596
    400 'allow,refuse
    401 'boolean,date,dateTime,decimal,duration,integer,json,list,number,text,time
    402 []=401
    403 []=597
    404 'heights,widths
    405 []=598
    406 .count=225
    407 .kind=599 ?kind:begin=600 ?kind:report=601 ?kind:end=602 ?kind:partial=603
    408 .column=74 .expression=74 .direction=604 .nulls=605 .comparator=606
    409 'exact,ignored
    410 'contains,fuzzy,prefix,regex,words
    411 'filter,mark
    412 'display,value
    413 'all,any,compare,error,expression,not,null,oneOf,text
    414 .kind=607 .conditions=608
    415 .kind=609 .conditions=608
    416 .kind=610 .condition=213
    417 .kind=611 .column=74 .relation=354 .value=0
    418 .kind=612 .column=74 .values=0
    419 .kind=613 .column=74 .relation=614 .text=74 .caseFolded=74 .diacritics=409 .of=412
    420 .kind=615 .source=74
    421 .kind=616 .column=74
    422 .kind=617 .column=74
    423 []=618 'declared
    424 'hide,show
    425 .all=74 .keys=342
    426 'multiple,none,single
    427 'extend,replace,toggle
    428 'drop,keep
    429 .hidden=74 .footer=619 .nullDefault=0
    430 'ascending,descending,none
    431 .leading=225 .trailing=225
    432 'ltr,rtl
    433 .height=225 .wrap=74 .linesMax=225 .inset=225 .padding=225 .minimum=225 .maximum=225
      .whole=74 .spacing=225 .background=74 .quiet=225 .measured=620 .deadline=225
    434 .direction=621 .size=517 .perLine=318 .spacing=225 .lineSpacing=225 .insets=622
    435 .mode=623 .minimum=225 .maximum=225 .padding=225 .headerPadding=225 .header=74 .footer=74
      .whole=74
    436 *=624
    437 'grid,headless,list,stack
    438 .shown=74 .height=225 .inside=74 .floats=74
    439 .shown=74 .height=225 .inside=74 .floats=74 .placement=625 .placeholder=74
    440 .table=622 .header=622 .footer=622 .row=622 .item=622
    441 .header=225 .footer=225
    442 .ascending=74 .descending=74 .none=74 .width=225 .header=74 .footer=74
    443 .vertical=74 .horizontal=74 .minimum=225
    444 'center,leading,trailing
    445 .when=74 .source=626 .columns=218 .layer=627 .tag=74 .parameters=628
    446 'actionDisabled,ambiguousRows,badBackup,badFormat,batch,blockOverflows,cancelled
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
    447 $pointer
    448 'base,columns,dialect,edited,misfit,none
    449 'badEscape,badHeaderLine,badLength,badLiteral,badNumber,conflictingLengths
      'controlCharacter,expectedColon,expectedCommaOrEnd,expectedName,expectedValue
      'hugeLength,invalidUTF8,longHeaderLine,missingLength,tooMuchGarbage
      'trailingBytes,unexpectedEnd,unknownCharset
    450 .first=225 .end=225
    451 .start=457 .end=457
    452 []=629
    453 .kind=74 .index=225 .expression=74 .type=401 .message=74 .severity=630
    454 []=631
    455 'changed,replaced
    456 []=632
    457 .line=225 .character=225
    458 .id=74 .type=401 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=464 .supplied=633 .format=634 .parse=634
      .nullPlaceholder=74 .comparator=606 .footer=619 .validate=635 .align=636 .editor=0
      .cellKind=74 .meta=0
    459 .key=309 .header=74 .footer=74 .kind=74 .state=0 .rows=236
    460 .base=401 .format=634 .parse=634 .nullPlaceholder=74 .comparator=606 .footer=619
      .validate=635 .align=636 .editor=0 .cellKind=74 .meta=0
    461 .height=637 .width=637 .estimatedHeight=638 .headerHeight=639 .footerHeight=639 .hidden=640
      .selectable=641 .momentary=640 .editable=641 .movable=642 .deletable=641 .collapsible=641
      .indentation=638 .actions=366 .separators=643 .accessory=640 .accessibilityText=640
      .cellKind=640 .editor=640 .holds=640
    462 *=644
    463 *=645
    464 .column=74 .expression=74
    465 'default,refuse
    466 []=646
    467 *=461
    468 *=647
    469 .deadline=225 .default=400
    470 .kind=74 .settings=461 .rowState=0 .cellStates=398
    471 .kind=648 .message=74 .system=74
    472 'blocked,failed,off,on,suspended
    473 .changes=225 .when=225 .base=649 .process=225 .others=225 .lostBytes=225 .suspended=74
    474 .backup=74 .steps=225 .base=649
    475 'columns,given
    476 .kind=650
    477 .kind=651 .columns=218
    478 .id=74 .title=74 .exactTitle=74 .type=401 .sortable=74 .searchable=74 .editable=74
      .computed=74 .supplied=633 .problem=74 .path=74 .headerOnly=74 .display=74 .displayProblem=74
      .sortBy=464 .sortByProblem=74 .typeName=74 .format=634 .parse=634 .nullPlaceholder=74
      .comparator=606 .footer=619 .validate=635 .align=636 .editor=0 .cellKind=74 .meta=0
      .evidence=652
    479 .key=309 .header=74 .footer=74 .kind=74 .state=0
    480 'created,file,inline
    481 .kind=653 .path=74 .uri=74 .bytes=225
    482 .kind=654 .bytes=225
    483 .kind=655
    484 .value=74 .forced=74 .evidence=656
    485 .value=74 .forced=74 .evidence=657
    486 .value=225 .forced=74 .evidence=657
    487 .value=266 .forced=74 .evidence=657
    488 .value=658 .forced=74 .evidence=657
    489 .value=218 .forced=74 .evidence=657
    490 .fieldCount=225 .typeMismatch=225 .unclosedQuote=225 .fieldTooLong=225 .invalidEncoding=225
      .unlikelyCharacters=225 .guessedEncoding=225 .comment=225
    491 []=659
    492 'detected,plain
    493 .type=401 .title=74 .sortable=74 .searchable=74 .editable=74 .computed=74 .path=74
      .headerOnly=74 .display=74 .sortBy=464 .supplied=633 .format=634 .parse=634
      .nullPlaceholder=74 .comparator=606 .footer=619 .validate=635 .align=636 .editor=0
      .cellKind=74 .meta=0
    494 .kind=660 ?kind:set=661 ?kind:insert=662 ?kind:remove=663 ?kind:move=664 ?kind:paste=665
      ?kind:adopt=666 ?kind:setRow=667 ?kind:setColumn=668 ?kind:addColumn=669
      ?kind:removeColumn=670 ?kind:orderColumns=671 ?kind:addSections=672 ?kind:removeSections=673
      ?kind:moveSections=674 ?kind:setSection=675
    495 []=676
    496 .id=225 .done=74 .label=74 .author=74 .cause=677 .revision=225 .cells=225 .rows=225
      .columns=225 .sections=225 .bytes=225
    497 []=678
    498 .key=309 .header=74 .footer=74 .kind=74 .state=0 .rows=236 .keys=261 .rowStates=236
      .cellStates=284 .tags=261
    499 'columns,content,given,keys
    500 .kind=679
    501 .kind=650 .keys=261
    502 .kind=680
    503 'columns,tag,value
    504 .kind=681
    505 .kind=682 .tags=261
    506 .column=74 .kind=74 .type=401 .index=225 .expression=74 .message=74 .severity=630 .count=225
      .problem=74
    507 .kind=683 .row=309 .column=74 .columns=218 .text=74 .cut=74 .rule=453 .reason=74
    508 []=318
    509 .at=508 .keys=261 .blocks=314
    510 []=684
    511 .keys=261 .blocks=314
    512 []=685
    513 []=686
    514 .by=687 .headers=74 .footers=74 .empty=424 .collapsed=688 .aggregates=356
    515 .measurer=374 .frame=225 .minimumWidth=225 .insets=431 .direction=432 .spacing=225 .scale=74
      .lock=74 .fixed=431 .rows=689 .items=434 .sizing=435 .columns=436
    516 .title=74 .aggregate=690 .over=357 .value=0 .text=74 .cut=74 .nulls=225 .errors=225
      .pending=74 .problem=691
    517 .width=225 .height=225
    518 .leading=225 .center=225 .trailing=225
    519 []=692
    520 .pointer=521 .kind=693 .message=74
    521 $statePointer
    522 .pointer=521 .kind=694 .message=74
    523 'damaged,foreign,newer,noFile,none,off,restored
    524 []=695
    525 .direction=430 .sortable=74 .priority=225
    526 .kind=540 .key=696 #key
    527 .column=74 .offset=225 .values=236 .texts=218 .errors=697 .pending=318 .stale=318 .lossy=318
      .cut=318 .cutBytes=318 .matches=698 .drafts=699
    528 .key=696 .title=74 .cut=74 .count=225 .collapsed=74 .header=74 .footer=74 .kind=74 .state=0
      .aggregates=700
    529 .row=309 .fields=218 .cut=74
    530 .x=225 .group=444
    531 .key=309 .sourceIndex=225 .viewIndex=225 .pageIndex=225 .offset=225 .height=225 .frame=589
      .reason=701 .section=696
    532 .column=74 .group=444 .x=225 .width=225 .estimate=74 .reason=702
    533 .column=74 .group=444 .x=225 .width=225 .estimate=74 .distance=225
    534 .key=526 .viewIndex=225 .offset=225 .height=225 .frame=589
    535 'all,entries,viewport
    536 .kind=703 .first=225 .size=225 .overscan=225
    537 .kind=607
    538 .kind=704 .offset=225 .extent=225 .overscan=225
    539 'entry,offset,start
    540 'footer,group,header
    541 'center,end,nearest,start
    542 .start=225 .length=225
    543 []=705
    544 'center,left,right
    545 .row=309 .height=225
    546 .row=309 .column=74 .height=225
    547 .row=309 .column=74 .reason=706
    548 .row=309 .column=74
    549 .from=548 .to=548
    550 .row=309 .column=74 .sourceIndex=225 .viewIndex=225 .pageIndex=225
    551 .format=272 .type=1 .text=74
    552 []=707
    553 .pointer=74 .kind=708 .message=74
    554 .column=74 .kind=690
    555 'aggregate,count,group
    556 .kind=709 .direction=604
    557 .kind=710 .direction=604
    558 .kind=711 .index=225 .direction=604
    559 .column=74 .kind=690 .values=236 .texts=218 .cut=318 .nulls=318 .errors=318
    560 'distinct,extremes,frequencies,histogram,mean,quantiles
    561 .column=74 .rows=225 .nulls=225 .errors=225 .distinct=712 .min=713 .max=713 .mean=713
      .quantiles=714 .histogram=715 .frequencies=716
    562 'accessibilityText,accessory,actions,cellKind,collapsible,deletable,editable
      'editor,estimatedHeight,footerHeight,headerHeight,height,hidden,holds
      'indentation,momentary,movable,selectable,separators,width
    563 .row=309 .column=74 .header=74 .section=74 .kind=74 .saidKind=74 .rowState=0 .cellState=0
      .cellStates=398 .settings=717
    564 .id=74 .title=640 .style=718 .hidden=640 .image=640 .placement=719 .fullSwipe=74
      .children=366
    565 .name=74 .arguments=566 .result=370 .member=74
    566 []=370
    567 .kind=720 .message=74 .range=450 .bytes=450 .lines=451 .expected=74 .found=74 .hint=74
    568 []=373
    569 []=568
    570 .seconds=74 .nanos=74
    571 'cells,estimate,font
    572 .kind=721 .tabStop=225 .ambiguous=722 .unit=723
    573 .kind=724 .lineHeight=225 .regular=725 .bold=725
    574 .kind=726 .advance=225 .lineHeight=225
    575 'head,middle,tail
    576 .width=225 .height=225 .lines=727 .more=74 .shown=728
    577 .kind=729 .row=309 .column=74 .base=74 .ours=74 .theirs=74 .cut=74 .removedBy=382
      .oursAfter=309 .theirsAfter=309
    578 'user
    579 .kind=730 .expected=74 .row=309 .column=74 .columns=218 .rule=453 .reason=74
    580 .journal=74 .bytes=225 .when=225 .inUse=74 .path=74 .changes=225 .process=225 .problem=731
    581 .sources=225 .edits=225 .rows=225 .keys=225 .history=225 .views=225 .uncounted=225 *=225
    582 .subscription=234 .view=234 .pending=225 .lagRevisions=225
    583 'declare,draft,edit,footer,hover,layout,load,redo,scroll,select,setParams
      'setRows,source,state,supply,undo,watch
    584 []=732
    585 []=733
    586 []=734
    587 []=735
    588 .height=225 .count=225
    589 .x=225 .y=225 .width=225 .height=225
    590 .top=736 .bottom=736 .at=508
    591 []=737
    592 []=738
    593 []=739
    594 []=740
    595 .at=508 .keys=313 .blocks=314
    596 .permission=741 .row=309 .column=74 .section=74 .layer=365
    597 .row=225 .text=74
    598 .column=74 .width=225
    599 'begin,end,partial,report
    600 .kind=742 .title=74 .message=74 .percentage=225
    601 .kind=743 .message=74 .percentage=225
    602 .kind=744 .message=74
    603 .kind=745 .viewRevision=225 .revision=225 .columns=362
    604 'ascending,descending
    605 'first,last
    606 .kind=746 .caseFolded=74 .diacritics=409 .values=218
      'caseInsensitive,length,natural,semver,text,value
    607 'all
    608 []=213
    609 'any
    610 'not
    611 'compare
    612 'oneOf
    613 'text
    614 'contains,endsWith,equals,startsWith
    615 'expression
    616 'null
    617 'error
    618 .column=74 .expression=74 .declared=74 .direction=604 .nulls=605 .comparator=606 .values=236
    619 .title=74 .aggregate=690 .over=357
    620 'client,daemon
    621 'horizontal,wrapped
    622 .top=225 .leading=225 .bottom=225 .trailing=225
    623 .kind=747 ?kind:maximum=748 ?kind:average=749 ?kind:sampled=750 ?kind:client=751
      ?kind:percentile=752 ?kind:hybrid=753 ?kind:padded=754 ?kind:fixed=755 ?kind:fraction=756
      ?kind:flexible=757 ?kind:adaptive=758
    624 .mode=623 .minimum=225 .maximum=225 .padding=225 .headerPadding=225 .header=74 .footer=74
      .whole=74 .width=225 .spacing=225
    625 'client,embedded,hidden
    626 .kind=759 ?kind:stripes=760 ?kind:sorted=761 ?kind:selected=762 ?kind:hovered=763
      ?kind:matches=764 ?kind:drafts=765 ?kind:errors=766
    627 'background,overlay
    628 *=640
    629 .kind=74 .message=74 .pointer=447 .row=309 .column=74 .expected=0 .found=0 .rule=453
    630 'mark,refuse
    631 .key=309 .rows=318
    632 .row=309 .column=74 .reason=767
    633 .inputs=218 .deadline=225
    634 .kind=768 ?kind:number=769 ?kind:currency=770 ?kind:percent=771 ?kind:compact=772
      ?kind:bytes=773 ?kind:duration=774 ?kind:date=775 ?kind:boolean=776 ?kind:map=777
      ?kind:template=778
    635 .expression=74 .message=74 .severity=630 []=779
    636 'center,end,start
    637 .expression=74 'automatic #
    638 .expression=74 #
    639 .expression=74 'automatic,zero #
    640 .expression=74
    641 .expression=74 'ask
    642 .expression=74 .within=218 'ask
    643 .top=736 .between=736 .bottom=736
    644 .height=637 .width=637 .estimatedHeight=638 .headerHeight=639 .footerHeight=639 .hidden=640
      .selectable=641 .momentary=640 .editable=641 .movable=642 .deletable=641 .collapsible=641
      .indentation=638 .actions=366 .separators=643 .accessory=640 .accessibilityText=640
      .cellKind=640 .editor=640 .holds=640 .header=461
    645 .height=637 .width=637 .estimatedHeight=638 .headerHeight=639 .footerHeight=639 .hidden=640
      .selectable=641 .momentary=640 .editable=641 .movable=642 .deletable=641 .collapsible=641
      .indentation=638 .actions=366 .separators=643 .accessory=640 .accessibilityText=640
      .cellKind=640 .editor=640 .holds=640 .columns=780
    646 .expression=74 .message=74 .severity=630 .columns=218
    647 .height=637 .width=637 .estimatedHeight=638 .headerHeight=639 .footerHeight=639 .hidden=640
      .selectable=641 .momentary=640 .editable=641 .movable=642 .deletable=641 .collapsible=641
      .indentation=638 .actions=366 .separators=643 .accessory=640 .accessibilityText=640
      .cellKind=640 .editor=640 .holds=640 .kind=74
    648 'cancelled,limit,readFailed,sourceChanged
    649 'different,grown,same
    650 'given
    651 'columns
    652 .sampleRows=225 .counts=287 .reason=74 .nullValues=218 .firstDisagreement=781
    653 'file
    654 'inline
    655 'created
    656 .reason=74 .examined=225 .share=225 .score=225 .parts=287 .others=782
    657 .reason=74 .examined=225 .share=225
    658 'cr,crlf,lf,mixed
    659 .kind=783 .message=74 .row=309 .column=74 .line=225 .byteOffset=225 .expected=74 .found=74
    660 'addColumn,addSections,adopt,insert,move,moveSections,orderColumns,paste,remove
      'removeColumn,removeSections,set,setColumn,setRow,setSection
    661 .kind=784 .row=309 .column=74 .value=0 .text=74 .values=0
    662 .kind=785 .options=241 .rows=236 .place=786
    663 .kind=787 .rows=261
    664 .kind=788 .rows=261 .place=786
    665 .kind=789 .texts=790 .text=74 .html=74 .format=791 .header=74 .at=548 .view=234 .rows=261
      .columns=218 .overflow=792
    666 .kind=793 .view=234
    667 .kind=794 .row=309 .options=470
    668 .kind=795 .column=74 .options=493
    669 .kind=796 .column=74 .options=493 .place=797
    670 .kind=798 .column=74
    671 .kind=799 .columns=218
    672 .kind=800 .sections=237 .place=801 .sectionColumn=74
    673 .kind=802 .sections=261
    674 .kind=803 .sections=261 .place=801
    675 .kind=804 .section=309 .options=805
    676 .row=309 .column=74 .before=713 .after=713
    677 'edit,setRows
    678 .bytes=318 .range=451 .newText=74 .base64=74
    679 'keys
    680 'content
    681 'value
    682 'tag
    683 'doesNotParse,fieldTooLong,invalid,notComputed,outOfRange,readFailed 'sourceChanged
    684 .column=74 .rows=318 .values=236 .texts=218 .errors=697 .pending=318 .stale=318 .lossy=318
      .cut=318 .cutBytes=318 .matches=698
    685 .index=225 .key=309 .columns=218
    686 .index=225 .key=74 .members=806
    687 []=807 'declared
    688 .all=74 .keys=808
    689 .height=225 .wrap=74 .linesMax=225 .inset=225 .padding=225 .minimum=225 .maximum=225
      .whole=74 .spacing=225 .background=74 .quiet=225 .measured=809 .deadline=225
    690 'count,distinct,max,mean,min,sum,valid
    691 'notApplicable,outOfRange,tooManyValues
    692 .column=74 .fixed=810 .x=225 .width=225 .tracks=225 .estimate=74
    693 'typeChanged,unknownColumn
    694 'sectionsTooLarge,tooManyRows,typeChanged,unknownColumn
    695 .pointer=521 .kind=811 .message=74
    696 []=812
    697 []=813
    698 []=814
    699 []=815
    700 []=816
    701 'collapsed,filtered,hidden,removed,unknown
    702 'hidden
    703 'entries
    704 'viewport
    705 .kind=817 .y=225 .height=225 .section=528
    706 'changed,declared,fixed,hidden
    707 .column=74 .extraField=225 .ranges=508 .further=225
    708 'column,columnType,limit,value
    709 'group
    710 'count
    711 'aggregate
    712 .count=225 .exact=74 .error=225
    713 .value=0 .text=74 .cut=74
    714 .at=318 .exact=74 .error=225 .values=236 .texts=218 .cut=318
    715 .values=236 .texts=218 .cut=318 .counts=318 .outside=225
    716 .values=236 .texts=218 .cut=318 .counts=318 .exact=74 .error=225
    717 *=818
    718 .expression=74 'destructive,disabled,normal
    719 'inline,leading,menu,trailing
    720 'limit,noSuchOverload,syntax,type,undeclared,unsupported
    721 'cells
    722 'narrow,wide
    723 'clusters,codePoints
    724 'font
    725 .defaultAdvance=225 .ranges=819 .advances=820 .kerning=821 .letterSpacing=225
    726 'estimate
    727 []=822
    728 .text=74 .width=225 .cut=74
    729 'cell,place,removed
    730 'invalid,valueDoesNotFit
    731 'damaged,foreign,newer
    732 .kind=74 .at=508
    733 .column=74 .cellKind=0 .editor=0 .at=508
    734 .index=225 .rowState=0
    735 .index=225 .column=74 .cellState=0
    736 .leading=225 .trailing=225 .thickness=225
    737 .look=225 .styles=823
    738 .look=225 .at=508
    739 .column=74 .look=225 .at=508
    740 .style=225 .count=225 .row=309 .message=74
    741 'collapse,delete,edit,move,select
    742 'begin
    743 'report
    744 'end
    745 'partial
    746 'caseInsensitive,length,list,natural,semver,text,value
    747 'adaptive,average,client,fixed,flexible,fraction,hybrid,maximum,padded 'percentile,sampled
    748 .kind=824
    749 .kind=825 .advance=225
    750 .kind=826 .size=225
    751 .kind=809 .size=225
    752 .kind=827 .share=225 .size=225
    753 .kind=828 .size=225 .advance=225
    754 .kind=829 .width=225
    755 .kind=830 .width=225
    756 .kind=831 .share=225
    757 .kind=832
    758 .kind=833
    759 'drafts,errors,hovered,matches,selected,sorted,stripes
    760 .kind=834 .every=225 .offset=225 .by=835
    761 .kind=836 .every=225 .offset=225
    762 .kind=837
    763 .kind=838
    764 .kind=839
    765 .kind=840
    766 .kind=841
    767 'encoding,formula,quote
    768 'boolean,bytes,compact,currency,date,duration,map,number,percent,template
    769 .kind=842 .pattern=74 .locale=843 .prefix=74 .suffix=74 .negative=844 .decimalMark=74
      .groupMark=74
    770 .kind=845 .pattern=74 .locale=843 .prefix=74 .suffix=74 .negative=844 .decimalMark=74
      .groupMark=74 .currency=74 .display=846
    771 .kind=847 .pattern=74 .locale=843 .prefix=74 .suffix=74 .negative=844 .decimalMark=74
      .groupMark=74
    772 .kind=848 .locale=843 .currency=74 .digits=225
    773 .kind=849 .locale=843 .units=850 .digits=225
    774 .kind=851 .locale=843 .style=852 .unit=853
    775 .kind=854 .pattern=74 .locale=843
    776 .kind=855 .true=74 .false=74
    777 .kind=856 .values=857 .otherwise=634
    778 .kind=858 .template=74 .format=634
    779 .expression=74 .message=74 .severity=630
    780 *=859
    781 .row=309 .line=225 .byteOffset=225 .text=74
    782 []=860
    783 'comment,fieldCount,fieldTooLong,guessedEncoding,invalidEncoding,typeMismatch
      'unclosedQuote,unlikelyCharacters
    784 'set
    785 'insert
    786 .kind=861 ?kind:start=862 ?kind:end=863 ?kind:before=864 ?kind:after=865 ?kind:index=866
      ?kind:shown=867
    787 'remove
    788 'move
    789 'paste
    790 []=218
    791 'csv,html,json,markdown,tsv
    792 'clip,insert,refuse
    793 'adopt
    794 'setRow
    795 'setColumn
    796 'addColumn
    797 .kind=868 ?kind:start=862 ?kind:end=863 ?kind:before=869 ?kind:after=870
    798 'removeColumn
    799 'orderColumns
    800 'addSections
    801 .kind=868 ?kind:start=862 ?kind:end=863 ?kind:before=871 ?kind:after=872
    802 'removeSections
    803 'moveSections
    804 'setSection
    805 .header=74 .footer=74 .kind=74 .state=0
    806 []=873
    807 .column=74 .expression=74 .declared=74 .direction=604 .nulls=605 .comparator=606 .values=218
    808 []=696
    809 'client
    810 'leading,trailing
    811 'expression,invalidParams,notSortable,unknownColumn
    812 .kind=617
    813 .row=225 .kind=874 .text=74
    814 .row=225 .ranges=508 .further=225
    815 .row=225 .view=234 .author=74 .by=578 .text=74 .stale=74 .problem=579
    816 .column=74 .kind=690 .value=0 .text=74 .cut=74 .nulls=225 .errors=225 .pending=74
      .problem=875
    817 'group,header
    818 .value=0 .layer=365 .name=74 .problem=74
    819 []=876
    820 []=877
    821 []=878
    822 .range=318 .width=225
    823 []=879
    824 'maximum
    825 'average
    826 'sampled
    827 'percentile
    828 'hybrid
    829 'padded
    830 'fixed
    831 'fraction
    832 'flexible
    833 'adaptive
    834 'stripes
    835 'page,section
    836 'sorted
    837 'selected
    838 'hovered
    839 'matches
    840 'drafts
    841 'errors
    842 'number
    843 'de,en,es,fr,hi,ja
    844 'minus,parentheses
    845 'currency
    846 'code,symbol
    847 'percent
    848 'compact
    849 'bytes
    850 'iec,si
    851 'duration
    852 'clock,short,words
    853 'day,hour,millisecond,minute,second
    854 'date
    855 'boolean
    856 'map
    857 *=74
    858 'template
    859 .height=637 .width=637 .estimatedHeight=638 .headerHeight=639 .footerHeight=639 .hidden=640
      .selectable=641 .momentary=640 .editable=641 .movable=642 .deletable=641 .collapsible=641
      .indentation=638 .actions=366 .separators=643 .accessory=640 .accessibilityText=640
      .cellKind=640 .editor=640 .holds=640 .type=401 .validate=635 .format=634 .path=74
    860 .delimiter=74 .score=225
    861 'after,before,end,index,shown,start
    862 .kind=880
    863 .kind=744
    864 .kind=881 .row=309
    865 .kind=882 .row=309
    866 .kind=883 .sourceIndex=225 .counted=884
    867 .kind=885 .view=234 .viewIndex=225 .counted=884 .whenSorted=886
    868 'after,before,end,start
    869 .kind=881 .column=74
    870 .kind=882 .column=74
    871 .kind=881 .section=309
    872 .kind=882 .section=309
    873 'footer,header,kind,state
    874 'doesNotParse,fieldTooLong,notComputed,outOfRange,readFailed,sourceChanged
    875 'notApplicable,outOfRange,tooManySections,tooManyValues
    876 .first=225 .end=225 .advance=225
    877 .characters=74 .advance=225
    878 .pair=74 .advance=225
    879 .layer=627 .tag=74 .parameters=857
    880 'start
    881 'before
    882 'after
    883 'index
    884 'after,before
    885 'shown
    886 'adopt,refuse
    """#
}
