import TestSupport
import Testing

/// The usual answers of each family of methods, and those at its borders.
///
/// The examples of the contract are in ``ExampleTests``, what is refused in ``RefusalTests``.
struct HandlerTests {
  @Test func `edits are steps, which are undone, done again, joined and jumped to`() {
    InnerDaemon().play(Self.history)
  }

  @Test func `rows are read by place and key, found, counted, exported and pinned`() {
    InnerDaemon().play(Self.reading)
  }

  @Test func `windows scroll, are pointed at, and follow the cursor and the selection`() {
    InnerDaemon().play(Self.windows)
  }

  @Test func `edits are previewed, pasted, replaced, and compared with new content`() {
    InnerDaemon().play(Self.editing)
  }

  @Test func `actions, drafts, expressions and texts are answered`() {
    InnerDaemon().play(Self.asking)
  }

  @Test func `a file is opened, saved, adopted, backed up, exported and read in another way`() {
    let folder = TemporaryFolder()
    folder.write("a.csv", "k,n\na,1\nb,2\n")
    InnerDaemon().play(Self.files, in: folder)
  }

  /// Steps.
  private static let history = #"""
    table/create {"table":"t","keyColumns":["k"],"columns":[{"id":"k"},{"id":"n",
      "type":"integer"}],"rows":[["a",1],["b",2],["c",3]]}
    view/open {"table":"t","view":"v","state":{"sort":[{"column":"n","direction":"descending"}]}}
    view/watch {"view":"v","subscription":"s","window":{"kind":"all"}}
    > view/update {"subscription":"s","seq":1,"reset":{"keys":["c","b","a"]}}
    # One edit of several kinds is one step.
    table/edit {"table":"t","label":"First","author":"ada","edits":[{"kind":"set","row":"a",
      "column":"n","value":9},{"kind":"insert","rows":[["d",0]]},{"kind":"remove","rows":["b"]}]}
    = {"revision":2,"inserted":["d"],"changedCells":1,"history":{"undo":1,"redo":0,
      "undoLabel":"First"}}
    > view/update {"subscription":"s","seq":2,"revision":2,"authors":["ada"],
      "diff":{"deletes":[[1,1]],"moves":[[2,0]],"inserts":{"at":[[2,1]],"keys":["d"]},
      "updates":[{"column":"n","rows":[0],"values":[9]}]}}
    view/rows {"view":"v"}
    = {"keys":["a","c","d"],"blocks":[{"column":"k"},{"column":"n","texts":["9","3","0"]}]}
    table/undo {"table":"t"}
    = {"revision":3,"step":{"id":1,"label":"First","author":"ada"},"skipped":0,
      "history":{"undo":0,"redo":1}}
    view/rows {"view":"v"}
    = {"keys":["c","b","a"]}
    table/redo {"table":"t"}
    = {"revision":4,"step":{"id":1}}
    table/edit {"table":"t","history":"none","edits":[{"kind":"set","row":"c","column":"n",
      "value":33}]}
    = {"history":{"undo":1,"redo":0}}
    table/undo {"table":"t","author":"bob"}
    = {"step":{"id":1,"author":"ada"},"skipped":0,"history":{"undo":0,"redo":1}}
    table/undo {"table":"t"}
    == {"revision":6,"step":null,"skipped":0,"history":{"undo":0,"redo":1,"current":0,
      "redoLabel":"First"}}
    table/redo {"table":"t"}
    table/edit {"table":"t","label":"Second","edits":[{"kind":"set","row":"d","column":"n",
      "value":1}]}
    table/edit {"table":"t","history":"join","edits":[{"kind":"set","row":"d","column":"n",
      "value":2}]}
    = {"history":{"undo":2,"redo":0,"undoLabel":"Second"}}
    table/history {"table":"t"}
    = {"count":2,"current":2,"first":0,"items":[{"id":1,"done":true,"label":"First"},{"id":2,
      "done":true,"label":"Second"}]}
    table/history {"table":"t","first":1,"size":1}
    = {"count":2,"first":1,"items":[{"id":2}]}
    table/history {"table":"t","first":99999999999999,"size":9}
    = {"items":[]}
    table/jump {"table":"t","step":0}
    = {"undone":2,"redone":0,"history":{"undo":0,"redo":2}}
    view/rows {"view":"v"}
    = {"keys":["c","b","a"]}
    table/jump {"table":"t","step":2}
    = {"undone":0,"redone":2}
    view/rows {"view":"v"}
    = {"keys":["c","a","d"]}
    table/jump {"table":"t","step":2}
    = {"undone":0,"redone":0}
    table/jump {"table":"t","step":99999999999999}
    ! unknownStep {"step":99999999999999}
    table/jump {"table":"t","step":1}
    = {"undone":1}
    # A new step takes the place of what could be done again.
    table/edit {"table":"t","edits":[{"kind":"set","row":"d","column":"n","value":5}]}
    = {"history":{"undo":2,"redo":0}}
    table/jump {"table":"t","step":2}
    ! unknownStep {"step":2}
    # What was asked for and is the same already is no step.
    table/edit {"table":"t","edits":[{"kind":"set","row":"d","column":"n","value":5}]}
    = {"changedCells":0,"history":{"undo":2,"redo":0}}
    table/revert {"table":"t"}
    = {"history":{"undo":3,"redo":0,"undoLabel":"Revert"}}
    view/rows {"view":"v"}
    = {"keys":["c","b","a"]}
    table/undo {"table":"t"}
    view/rows {"view":"v"}
    = {"keys":["c","a","d"]}
    """#

  /// Reads of a view and of its table.
  private static let reading = #"""
    table/create {"table":"t","keyColumns":["k"],"columns":[{"id":"k"},{"id":"n",
      "type":"integer"},{"id":"f","type":"number","format":{"kind":"number","pattern":"0.00"}}],
      "rows":[["a",3,1.5],["b",1,null],["c",2,2.25],["d",9223372036854775807,1e300]]}
    view/open {"table":"t","view":"v","state":{"sort":[{"column":"n"}]}}
    view/rows {"view":"v","range":{"first":1,"size":2},"as":"both"}
    == {"viewRevision":3,"revision":1,"first":1,"keys":["c","a"],"blocks":[{"column":"k",
      "values":["c","a"],"texts":["c","a"]},{"column":"n","values":[2,3],"texts":["2","3"]},
      {"column":"f","values":[2.25,1.5],"texts":["2.25","1.50"]}],"counts":{"source":4,
      "filtered":4,"pages":1,"pageIndex":0,"pageSize":null,"pageStart":0,"pageEnd":4},
      "orderState":"ready","complete":true}
    view/rows {"view":"v","range":{"first":99999999999999,"size":99999}}
    = {"first":4,"keys":[]}
    view/rows {"view":"v","range":{"first":3,"size":0}}
    = {"first":3,"keys":[]}
    view/rows {"view":"v","keys":["d","a"],"columns":["f"],"as":"value"}
    = {"keys":["d","a"],"blocks":[{"column":"f","values":[1e300,1.5]}]}
    view/rows {"view":"v","keys":["d"],"columns":["n"],"as":"both"}
    = {"blocks":[{"column":"n","values":["9223372036854775807"],"texts":["9223372036854775807"]}]}
    view/rows {"view":"v","keys":[],"columns":[]}
    = {"keys":[],"blocks":[]}
    cell/text {"table":"t","row":"d","column":"f"}
    = {"start":0,"end":304,"bytes":304}
    cell/text {"table":"t","row":"d","column":"k","start":1,"size":5}
    = {"text":"","start":1,"end":1,"bytes":1}
    # Pins keep a state of the view to read.
    view/pin {"view":"v","pin":"p"}
    = {"pin":"p","revision":1,"counts":{"filtered":4}}
    table/edit {"table":"t","edits":[{"kind":"remove","rows":["a"]},{"kind":"set","row":"b",
      "column":"n","value":100}]}
    view/rows {"view":"v","pin":"p","columns":["n"],"as":"value"}
    = {"revision":1,"keys":["b","c","a","d"],"blocks":[{"column":"n","values":[1,2,3,
      "9223372036854775807"]}]}
    view/rows {"view":"v","columns":["n"],"as":"value"}
    = {"keys":["c","b","d"]}
    view/rows {"view":"v","at":1}
    ! contentModified {"asked":1}
    view/rows {"view":"v","pin":"p","at":1}
    ! invalidParams /pin
    view/unpin {"view":"v","pin":"p"}
    view/rows {"view":"v","pin":"p"}
    ! unknownPin {"id":"p"}
    view/locate {"view":"v","keys":["d","zz","b"]}
    = {"rows":[{"key":"d","sourceIndex":2,"viewIndex":2},{"key":"zz","reason":"unknown"},
      {"key":"b","sourceIndex":0,"viewIndex":1}]}
    view/find {"view":"v","search":{"text":"c"},"count":true}
    = {"hits":1,"hit":{"row":"c","viewIndex":0,"wrapped":false,"ordinal":1,"cells":[{"column":"k",
      "ranges":[[0,1]]}]}}
    view/find {"view":"v","search":{"text":"0","match":"regex"},"unit":"cell","from":"b",
      "fromColumn":"n","wrap":false}
    = {"hit":{"row":"d","viewIndex":2,"wrapped":false,"cells":[{"column":"n","ranges":[[7,8],[17,
      18]]}]}}
    view/find {"view":"v","search":{"text":"no such"}}
    = {"hit":null}
    view/aggregate {"view":"v","aggregates":[{"column":"n","kind":"sum"},{"column":"n",
      "kind":"count"},{"column":"f","kind":"mean"},{"column":"k","kind":"distinct"}]}
    = {"groups":1,"counts":[3],"aggregates":[{"kind":"sum","values":["9223372036854775909"]},
      {"kind":"count","values":[3]},{"kind":"mean","values":[5e+299],"nulls":[1]},
      {"kind":"distinct","values":[3]}]}
    view/profile {"view":"v","columns":["n","k"],"kinds":["distinct","extremes","mean"]}
    = {"columns":[{"column":"n","rows":3,"distinct":{"count":3,"exact":true},"min":{"value":2},
      "max":{"value":"9223372036854775807"}},{"column":"k","min":{"text":"b"},
      "max":{"text":"d"}}]}
    filter/like {"view":"v","row":"b","column":"n"}
    = {"condition":{"kind":"compare","column":"n","relation":"equal","value":100}}
    filter/convert {"table":"t","filter":"n > 1 && k != 'x'"}
    = {"text":"n > 1 && k != 'x'","tree":{"kind":"all","conditions":[{"column":"n",
      "relation":"greater","value":1},{"column":"k","relation":"notEqual","value":"x"}]}}
    view/copy {"view":"v","rows":["b","c"],"formats":["csv"]}
    = {"rowCount":2,"flavours":[{"format":"csv","type":"text/csv","text":"b,100,\nc,2,2.25\n"}]}
    table/export {"view":"v","format":"json","jsonRows":"arrays"}
    = {"rowCount":3,"bytes":82,
      "text":"[\n[\"k\",\"n\",\"f\"],\n[\"c\",2,2.25],\n[\"b\",100,null],\n[\"d\",9223372036854775807,1e+300]\n]\n"}
    table/export {"table":"t","format":"csv","columns":["k","f"],"rows":["d","c"],"as":"text"}
    = {"rowCount":2,"bytes":318}
    table/validate {"table":"t"}
    = {"rowCount":3,"faultyRows":0,"count":0,"items":[]}
    """#

  /// Windows of both kinds, the cursor, the selection, sections.
  private static let windows = #"""
    table/create {"table":"t","columns":[{"id":"a"},{"id":"n","type":"integer"}],"rows":[["r0",0],
      ["r1",1],["r2",2],["r3",3],["r4",4],["r5",5],["r6",6],["r7",7],["r8",8],["r9",9]]}
    view/open {"table":"t","view":"v","state":{"layout":{"rows":{"height":2},
      "columns":{"a":{"width":10},"n":{"width":5}},"frame":20}}}
    view/watch {"view":"v","subscription":"s","window":{"kind":"entries","first":2,"size":3}}
    > view/update {"reset":{"keys":[3,4,5]},"window":{"first":2,"size":3}}
    view/scroll {"subscription":"s","first":4}
    = {"first":4,"size":3}
    > view/update {"subscription":"s","seq":2,"causes":["scroll"],"window":{"first":4,"size":3},
      "diff":{"deletes":[[0,2]],"scrolledOut":[[0,2]],"scrolledIn":[[1,2]],"inserts":{"at":[[1,
      2]],"keys":[6,7]}}}
    view/scroll {"subscription":"s","first":99999999999999}
    = {"first":7,"size":3}
    view/scroll {"subscription":"s","first":0,"size":0}
    = {"first":0,"size":0}
    view/watch {"view":"v","subscription":"p","window":{"kind":"viewport","offset":3,"extent":4}}
    = {"subscription":"p","complete":true}
    view/scroll {"subscription":"p","pages":1}
    = {"first":3,"size":3,"viewport":{"offset":7,"extent":4,"top":6,"anchor":5}}
    view/scroll {"subscription":"p","to":"end"}
    = {"first":8,"size":2,"viewport":{"offset":16,"anchor":9}}
    view/scroll {"subscription":"p","entry":2,"placement":"top"}
    = {"first":1,"size":2,"viewport":{"offset":2,"anchor":2}}
    view/scroll {"subscription":"p","offset":1e308}
    ! invalidParams /offset {"found":"1e308"}
    view/scroll {"subscription":"p","offset":-1e308}
    ! invalidParams /offset {"found":"-1e308"}
    view/hit {"subscription":"p","x":11,"y":3}
    = {"part":"entry","entry":{"key":3,"viewIndex":2,"y":2,"height":2},"column":{"column":"n",
      "x":10,"clip":[10,15]}}
    view/hit {"subscription":"p","x":-1e300,"y":1e300}
    ! invalidParams /x
    view/hover {"subscription":"p","row":2,"column":"n"}
    = null
    view/hover {"subscription":"p"}
    = null
    view/measure {"view":"v","rows":[{"row":1,"height":7.5}]}
    = {"changed":0,"unused":[{"row":1,"reason":"fixed"}]}
    view/select {"view":"v","action":"replace","rows":[2,3]}
    = {"count":2,"selected":[{"row":2},{"row":3}],"deselected":[]}
    view/select {"view":"v","action":"extend","rows":[6]}
    = {"count":4,"selected":[{"row":4},{"row":5},{"row":6}],"deselected":[{"row":2}]}
    view/select {"view":"v","action":"invert"}
    = {"count":6}
    view/selection {"view":"v"}
    = {"unit":"row","count":6,"items":[{"row":1},{"row":2},{"row":7},{"row":8},{"row":9},
      {"row":10}]}
    view/selection {"view":"v","first":4,"size":9}
    = {"first":4,"items":[{"row":9},{"row":10}]}
    view/select {"view":"v","action":"none"}
    = {"count":0,"selected":[]}
    view/cursor {"view":"v","row":5,"column":"n"}
    = {"moved":true,"row":5,"column":"n","viewIndex":4,"offset":8,"height":2,"x":10,"text":"4"}
    view/cursor {"view":"v","move":{"rows":-99999999999999,"columns":99999999999999}}
    = {"moved":true,"row":1,"column":"n"}
    view/cursor {"view":"v","to":"end","select":"extend","show":"p"}
    = {"row":10,"column":"n","selected":10}
    view/resync {"subscription":"s"}
    = null
    view/unwatch {"subscription":"s"}
    = null
    view/scroll {"subscription":"s","first":0}
    ! unknownSubscription {"id":"s"}
    view/set {"view":"v","state":{"sections":{"by":[{"column":"n"}],"headers":true}}}
    = {"counts":{"filtered":10,"entries":20},"cursor":{"row":10},"layout":{"height":30}}
    view/collapse {"view":"v","action":"collapse","keys":[[3],[4],[77]]}
    = {"counts":{"pageEnd":8,"entries":18}}
    view/collapse {"view":"v","action":"toggle"}
    = {"counts":{"pageEnd":2,"entries":12}}
    view/tap {"view":"v","part":"header","column":"n"}
    = {"state":{"sort":[{"column":"n","direction":"ascending"}]},
      "indicators":{"n":{"priority":0}}}
    view/close {"view":"v"}
    = null
    view/scroll {"subscription":"p","to":"end"}
    ! unknownSubscription {"id":"p"}
    """#

  /// Edits, new content and replacements.
  private static let editing = #"""
    table/create {"table":"t","columns":[{"id":"a"},{"id":"n","type":"integer"},{"id":"m",
      "computed":"n * 10"}],"rows":[["x",1],["y",2],["z",3]]}
    view/open {"table":"t","view":"v"}
    # A preview tells what would happen.
    table/edit {"table":"t","preview":true,"edits":[{"kind":"set","row":1,"column":"n","value":7},
      {"kind":"set","row":2,"column":"n","value":"two"},{"kind":"remove","rows":[3]}]}
    = {"revision":1,"changedCells":1,"preview":{"cells":1,"removed":1,"errorCount":1,
      "removedRows":[3],"items":[{"row":1,"before":{"value":1},"after":{"value":7}}],
      "errors":[{"kind":"valueDoesNotFit","pointer":"/edits/1"}]}}
    table/edit {"table":"t","edits":[{"kind":"paste","at":{"row":2,"column":"a"},
      "text":"p\t20\nq\t30\nr\t40\n","overflow":"insert"}]}
    = {"revision":2,"inserted":[4],"changedCells":4}
    view/rows {"view":"v"}
    = {"keys":[1,2,3,4],"blocks":[{"values":["x","p","q","r"]},{"values":[1,20,30,40]},
      {"values":[10,200,300,400]}]}
    table/edit {"table":"t","edits":[{"kind":"paste","at":{"row":3,"column":"n"},"texts":[["1",
      "2"],["3"]],"overflow":"clip"}]}
    ! notEditable /edits/0/texts/0 {"column":"m"}
    table/edit {"table":"t","invalid":"keep","edits":[{"kind":"set","row":1,"column":"n",
      "text":"no number"}]}
    = {"revision":3,"changedCells":1}
    view/rows {"view":"v","keys":[1],"columns":["n","m"]}
    = {"blocks":[{"values":[null],"texts":["no number"],"errors":[{"row":0,
      "kind":"doesNotParse"}]},{"values":[null],"errors":[{"row":0,"kind":"notComputed"}]}]}
    table/edit {"table":"t","edits":[{"kind":"addColumn","column":"z","options":{"type":"date"},
      "place":{"kind":"before","column":"n"}},{"kind":"setColumn","column":"a",
      "options":{"title":"A"}},{"kind":"removeColumn","column":"m"}]}
    = {"revision":4}
    table/describe {"table":"t"}
    = {"dirty":true,"unsaved":{"columns":true},"columns":[{"id":"a","title":"A"},{"id":"z",
      "type":"date"},{"id":"n"}]}
    table/undo {"table":"t"}
    table/setRows {"table":"t","columns":["a","n"],"match":{"kind":"columns","columns":["a"]},
      "rows":[["q",30],["new",5],["x",8]]}
    = {"outcome":"applied","mode":"diff","deletes":2,"inserts":1,"moves":1,"updates":1}
    view/rows {"view":"v"}
    = {"keys":[3,5,1],"blocks":[{"values":["q","new","x"]},{"values":[30,5,8]},{"values":[300,50,
      80]}]}
    table/diff {"from":{"table":"t","revision":1},"to":{"table":"t"}}
    = {"counts":{"deletes":1,"moves":1,"inserts":1,"updates":2},"keys":{"moves":[3]},
      "old":{"deletes":{"keys":[2]}}}
    view/replace {"view":"v","search":{"text":"q"},"with":"QQ"}
    = {"revision":7,"matches":1,"cells":1,"skipped":0}
    view/replace {"view":"v","search":{"text":"no such"},"with":"QQ"}
    = {"revision":7,"matches":0,"cells":0}
    view/replace {"view":"v","search":{"text":"(.)W","match":"regex","caseFolded":true},
      "with":"$1","preview":true}
    = {"revision":7,"matches":1,"preview":{"items":[{"row":5,"before":{"text":"new"},
      "after":{"text":"ne"}}]}}
    table/validate {"table":"t"}
    = {"rowCount":3,"faultyRows":0}
    """#

  /// Questions about rows, and answers that change little.
  private static let asking = #"""
    table/create {"table":"t","columns":[{"id":"a"},{"id":"n","type":"integer"},{"id":"s",
      "supplied":{"inputs":["a"]}}],"rows":[["x",1],["y",2]],
      "declarations":{"columns":{"n":{"editable":"ask"}},"settings":{"actions":[{"id":"go",
      "title":"Go"},{"id":"del","style":"disabled"}]}}}
    view/open {"table":"t","view":"v","state":{"binding":"object"}}
    action/list {"view":"v","row":1}
    = {"layer":"table","actions":[{"id":"go","title":"Go"},{"id":"del","style":"disabled"}]}
    action/invoke {"view":"v","row":1,"column":"n","action":"go","author":"ada"}
    ! unknownAction {"action":"go"}
    action/invoke {"view":"v","row":1,"action":"go","author":"ada"}
    > action/didInvoke {"action":"go"}
    cell/draft {"view":"v","row":1,"column":"a","action":"begin"}
    = {"draft":{"view":"v","text":"x"}}
    cell/draft {"view":"v","row":1,"column":"a","action":"change","text":"xyz"}
    = {"draft":{"text":"xyz"}}
    cell/draft {"view":"v","row":1,"column":"a","action":"commit","label":"Typed"}
    = {"revision":2,"draft":null,"history":{"undoLabel":"Typed"}}
    table/undo {"table":"t"}
    = {"step":{"label":"Typed"}}
    cell/refresh {"table":"t","columns":["s"]}
    = {"revision":4}
    table/setParams {"table":"t","params":{"limit":{"kind":"integer","value":3}}}
    ! invalidParams /params/limit/kind
    table/setParams {"table":"t","params":{"limit":{"int":"3"}}}
    = {"revision":5}
    expression/check {"source":"n + 'x'","dialect":"table","table":"t"}
    = {"problems":[{"kind":"noSuchOverload","range":{"start":0,"end":7},"found":"(int, string)"}]}
    expression/evaluate {"source":"n * 2","dialect":"table","table":"t","row":2}
    = {"value":{"int":"4"},"type":"int64"}
    expression/evaluate {"source":"[1, 2].map(x, x * y)","bindings":{"y":{"kind":"integer",
      "value":3}}}
    ! invalidParams /bindings/y/kind
    expression/evaluate {"source":"[1, 2].map(x, x * y)","bindings":{"y":{"int":"3"}}}
    = {"value":{"list":[{"int":"3"},{"int":"6"}]}}
    text/measure {"texts":["ab","中",""]}
    = {"lineHeight":1,"measures":[{"width":2},{"width":2},{"width":0}]}
    server/stats {}
    = {"tables":1,"doubledAnswers":0,"forgottenAnswers":0}
    preset/list {}
    = {"presets":"«any»"}
    table/declare {"table":"t","declarations":{"columns":{"n":null}}}
    = {"revision":6,"declarations":{"settings":{"actions":[{"id":"go"},{"id":"del"}]}}}
    table/resolve {"table":"t","settings":["editable","hidden"],"rows":[2],"columns":["n"]}
    = {"items":[{"row":2,"column":"n","settings":{"editable":{"value":true,"layer":"builtIn"},
      "hidden":{"value":false}}}]}
    """#

  /// A file and its copies.
  private static let files = #"""
    table/open {"table":"f","path":"$DIR/a.csv","columns":{"n":{"type":"integer"}}}
    = {"name":"a.csv","rowsState":{"count":2},"dirty":false,"source":{"kind":"file","bytes":12},
      "dialect":{"delimiter":{"value":","},"header":{"value":true}}}
    table/edit {"table":"f","edits":[{"kind":"set","row":2,"column":"n","value":20}]}
    = {"revision":2}
    table/describe {"table":"f"}
    = {"dirty":true,"unsaved":{"records":1,"bytes":2,"columns":false,"order":false}}
    table/save {"table":"f","dryRun":true}
    = {"bytes":13,"records":1,"dirty":true,"edits":{"count":1,"items":[{"bytes":[10,11],
      "newText":"20"}]}}
    table/save {"table":"f","path":"$DIR/copy.csv","copy":true}
    = {"bytes":13,"way":"replaced","dirty":true}
    table/save {"table":"f"}
    = {"bytes":13,"way":"replaced","dirty":false}
    table/save {"table":"f","path":"$DIR/copy.csv"}
    ! fileExists {"path":"$DIR/copy.csv"}
    table/save {"table":"f","path":"$DIR/copy.csv","overwrite":"always"}
    = {"bytes":13,"records":0,"dirty":false}
    table/adoptFile {"table":"f"}
    = {"revision":2,"bytes":13,"dirty":false}
    table/backup {"table":"f","path":"$DIR/backup"}
    = {"revision":2,"holds":"edits","dirty":false}
    table/open {"table":"b","backup":"$DIR/backup"}
    = {"name":"copy.csv","revision":2,"history":{"undo":1},"journal":{"restored":{"steps":1,
      "base":"same"}}}
    table/export {"table":"f","format":"ndjson","to":{"path":"$DIR/out.ndjson"}}
    = {"rowCount":2,"bytes":33}
    table/setDialect {"table":"f","dialect":{"delimiter":";"}}
    = {"revision":3,"rowCount":2,"columns":["k,n"],"history":{"undoLabel":"Dialect"}}
    table/watchFile {"table":"f","whenFileChanges":"reload"}
    = {"whenFileChanges":"reload","sourceState":"asOpened"}
    table/conflicts {"table":"f"}
    = {"count":0,"items":[]}
    table/resolveConflicts {"table":"f","take":"ours"}
    = {"resolved":0,"left":0}
    table/revert {"table":"f"}
    = {"records":0}
    table/close {"table":"f"}
    = null
    table/describe {"table":"f"}
    ! unknownTable {"id":"f"}
    table/open {"table":"f","content":{"text":"a;b\n1;2\n"},"dialect":{"header":false}}
    = {"rowsState":{"count":2},"columns":[{"id":"column1"},{"id":"column2"}],
      "dialect":{"delimiter":{"value":";"}}}
    """#
}
