/// What tables, drafts and files are refused for.
extension Refusals {
  /// Tables of rows in a request.
  static let creation = #"""
    table/create {"table":"t","columns":[{"id":"a"}],"rows":[]}
    ! tableExists {"id":"t"}
    table/create {"columns":[{"id":"a"},{"id":"a"}],"rows":[]}
    ! invalidParams /columns/1/id
    table/create {"columns":[{"id":"a","computed":"a + 1"}],"rows":[]}
    ! cycle
    table/create {"columns":[{"id":"a","computed":"1 +"}],"rows":[]}
    ! expression /columns/0/computed
    table/create {"columns":[{"id":"a","supplied":{"inputs":["b"]}},{"id":"b","supplied":{}}],
      "rows":[]}
    ! suppliedInput /columns/0/supplied
    table/create {"columns":[{"id":"a","type":"unheard"}],"rows":[]}
    ! unknownType /columns/0/type
    table/create {"columns":[{"id":"a","format":{"kind":"number","pattern":"0'0"}}],"rows":[]}
    ! badFormat /columns/0/format/pattern
    table/create {"columns":[{"id":"a"}],"defaultSort":[{"column":"b"}],"rows":[]}
    ! unknownColumn /defaultSort/0/column
    table/create {"columns":[{"id":"a","headerOnly":true}],"defaultSort":[{"column":"a"}],
      "rows":[]}
    ! notSortable
    table/create {"columns":[{"id":"a"}],"defaultSort":[{"column":"a"},{"column":"a"}],
      "rows":[]}
    ! doubledSortKey /defaultSort/1
    table/create {"columns":[{"id":"a"}],"keyColumns":["b"],"rows":[]}
    ! unknownColumn /keyColumns/0
    table/create {"columns":[{"id":"a"}],"keyColumns":["a"],"rows":[["x"],["y"],["x"]]}
    ! duplicateKeys {"keys":[{"key":"x","rows":[0,2]}]}
    table/create {"columns":[{"id":"a"},{"id":"b"}],"keyColumns":["a"],"rows":[["x"],[null,
      "y"]]}
    ! missingKeys {"rows":[1]}
    table/create {"columns":[{"id":"a"}],"rows":[["x"],["y","z"]]}
    ! invalidParams /rows/1
    table/create {"columns":[{"id":"a","type":"integer"}],"sectionColumn":"a",
      "sections":[{"key":1},{"key":"x"}]}
    ! valueDoesNotFit /sections/1/key
    table/create {"columns":[{"id":"a","computed":"1"}],"rows":[{"a":1}]}
    ! unknownColumn /rows/0/a
    table/create {"columns":[{"id":"a"}],"sections":[{"key":"m"},{"key":"m"}]}
    ! duplicateSections /sections/1/key
    table/create {"columns":[{"id":"a"}],"rows":[["x"]],
      "declarations":{"undeclaredKinds":"refuse"},"rowOptions":[{"kind":"k"}]}
    ! undeclaredKind
    table/create {"columns":[{"id":"a"}],
      "declarations":{"settings":{"hidden":{"expression":"b"}}},"rows":[]}
    ! expression /declarations/settings/hidden/expression
    table/create {"columns":[{"id":"a"}],"declarations":{"settings":{"actions":[{"id":"p"},
      {"id":"p"}]}},"rows":[]}
    ! doubledAction /declarations/settings/actions/1/id
    table/create {"columns":[{"id":"a"}],
      "declarations":{"kinds":{"k":{"columns":{"a":{"type":"list"}}}}},"rows":[]}
    ! notConvertible /declarations/kinds/k/columns/a/type
    """#

  /// Tables of files.
  static let opening = #"""
    table/open {"path":"$DIR/none.csv"}
    ! notFound
    table/open {"path":"$DIR/folder"}
    ! notARegularFile
    table/open {"path":"$DIR/zip.csv"}
    ! compressed
    table/open {"path":"$DIR/cut.csv.gz"}
    ! fileDamaged
    table/open {"path":"$DIR/p.parquet"}
    ! notText
    table/open {"table":"t","path":"$DIR/a.csv"}
    ! tableExists
    table/open {"path":"$DIR/a.csv","from":{"table":"a"}}
    ! notADatabase
    database/list {"path":"$DIR/a.csv"}
    ! notADatabase
    database/list {"path":"$DIR/none.db"}
    ! notFound
    table/open {"content":{"text":"k\na\n"},"from":{"table":"a"}}
    ! notADatabase
    table/open {"source":{"lent":"s","columns":[{"id":"a"},{"id":"a"}],"can":{"offset":true}}}
    ! invalidParams /source/columns/1/id
    table/open {"source":{"lent":"s","columns":[{"id":"a"}]}}
    ! invalidParams /source/key
    table/open {"source":{"lent":"s","columns":[{"id":"a"}],"key":["b"]}}
    ! unknownColumn /source/key/0
    source/didChange {"table":"t"}
    ! notLent {"table":"t"}
    table/open {"path":"$DIR/a.csv","from":{"table":"a","view":"b"}}
    ! invalidParams /from/view
    table/open {"path":"$DIR/a.csv","columns":{"q":{"type":"integer"}}}
    ! unknownColumn /columns/q
    table/open {"path":"$DIR/a.csv","keyColumns":["q"]}
    ! unknownColumn /keyColumns/0
    table/open {"path":"$DIR/a.csv","defaultSort":[{"column":"k"},{"column":"k"}]}
    ! doubledSortKey /defaultSort/1
    table/open {"backup":"$DIR/a.csv"}
    ! badBackup
    table/open {"content":{"text":"k\na\na\n"},"keyColumns":["k"]}
    ! duplicateKeys
    table/open {"content":{"text":"k,n\na,1\n,2\n"},"keyColumns":["k"]}
    ! missingKeys
    table/open {"content":{"text":"k\n1\nx\n"},"columns":{"k":{"type":"unheard"}}}
    ! unknownType /columns/k/type
    table/open {"content":{"text":"k\n1\nx\n"},"columns":{"k":{"computed":"1 +"}}}
    ! expression /columns/k/computed
    table/open {}
    ! invalidParams
    table/open {"uri":"http://example.org/a.csv"}
    ! invalidParams /uri
    """#

  /// History, new content, differences.
  static let content = #"""
    table/describe {"table":"t","diagnostics":{"first":0,"size":-1}}
    ! invalidParams /diagnostics/size
    table/undo {"table":"q"}
    ! unknownTable
    table/jump {"table":"t","step":7}
    ! unknownStep {"step":7}
    table/setRows {"table":"t","rows":[["a"],["a"]],"columns":["k"]}
    ! duplicateKeys
    table/setRows {"table":"t","rows":[["a"],["b"]],"columns":["q"]}
    ! unknownColumn /columns/0
    table/setRows {"table":"t","rows":[["a",1],[null,2]],"columns":["k","n"]}
    ! missingKeys
    table/setRows {"table":"t","rows":[["a","one"]],"columns":["k","n"]}
    ! valueDoesNotFit /rows/0/1
    table/setRows {"table":"t","rows":[["a",-1]],"columns":["k","n"]}
    ! invalid /rows/0
    table/setRows {"table":"t","rows":[["a",1]],"columns":["k","c"]}
    ! notEditable /columns/1
    table/setRows {"table":"t","rows":[["a",1]],"columns":["k","n"],"compare":{"kind":"tag",
      "tags":[]}}
    ! invalidParams /compare/tags
    table/setRows {"table":"shop","sections":[{"key":"m","rows":[]},{"key":"m","rows":[]}]}
    ! duplicateSections /sections/1/key
    table/diff {"from":{"table":"t"},"to":{"table":"q"}}
    ! unknownTable
    table/diff {"from":{"table":"t","revision":99},"to":{"table":"t"}}
    ! revisionIsGone
    table/diff {"from":{"table":"t"},"to":{"table":"shop"},"columns":["q"]}
    ! unknownColumn /columns/0
    table/diff {"from":{"table":"t"},"to":{"table":"shop"},"match":{"kind":"columns",
      "columns":["q"]}}
    ! unknownColumn /match/columns/0
    table/openDifference {"table":"changes","from":{"table":"t"},"to":{"table":"t"}}
    table/edit {"table":"changes","edits":[{"kind":"remove","rows":[1]}]}
    ! differenceTable
    """#

  /// Declarations, actions, expressions.
  static let declarations = #"""
    table/declare {"table":"t","declarations":{"columns":{"q":{"editable":true}}}}
    ! unknownColumn /declarations/columns/q
    table/declare {"table":"t","declarations":{"kindBy":{"expression":"q"}}}
    ! expression /declarations/kindBy/expression
    table/declare {"table":"t","declarations":{"settings":{"actions":[{"id":"p"},{"id":"p"}]}}}
    ! doubledAction /declarations/settings/actions/1/id
    table/declare {"table":"t",
      "declarations":{"kinds":{"k":{"columns":{"n":{"format":{"kind":"number",
      "pattern":"0'0"}}}}}}}
    ! badFormat /declarations/kinds/k/columns/n/format/pattern
    table/declare {"table":"t","declarations":{"kinds":{"k":{"columns":{"n":{"type":"json"}}}}}}
    ! notConvertible /declarations/kinds/k/columns/n/type
    table/resolve {"table":"t","rows":["q"]}
    ! unknownRow
    table/resolve {"table":"t","rows":["a"],"columns":["q"]}
    ! unknownColumn /columns/0
    table/resolve {"table":"t","subscription":"nobody"}
    ! unknownSubscription
    action/list {"view":"v","row":"q"}
    ! unknownRow
    action/list {"view":"v","row":"a","column":"q"}
    ! unknownColumn /column
    action/invoke {"view":"v","row":"a","action":"go"}
    ! unknownAction {"action":"go"}
    action/invoke {"view":"v","row":"q","action":"go"}
    ! unknownRow
    action/invoke {"view":"v","row":"a","column":"q","action":"go"}
    ! unknownColumn /column
    table/declare {"table":"t","declarations":{"settings":{"actions":[{"id":"go",
      "style":"disabled"},{"id":"more","children":[{"id":"deep"}]}]}}}
    action/invoke {"view":"v","row":"a","action":"go"}
    ! actionDisabled {"action":"go"}
    action/invoke {"view":"v","row":"a","action":"more"}
    ! actionDisabled {"action":"more"}
    action/invoke {"view":"v","row":"a","action":"deep"}
    expression/evaluate {"source":"1 +"}
    ! expression
    expression/evaluate {"source":"1 / 0"}
    ! evaluation
    expression/evaluate {"source":"n","dialect":"table","table":"t","row":"q"}
    ! unknownRow
    """#

  /// Drafts, supplied cells, parameters.
  static let drafts = #"""
    cell/draft {"view":"v","row":"q","column":"n","action":"begin"}
    ! unknownRow
    cell/draft {"view":"v","row":"a","column":"q","action":"begin"}
    ! unknownColumn /column
    cell/draft {"view":"v","row":"a","column":"n","action":"commit"}
    ! noDraft
    cell/draft {"view":"v","row":"a","column":"n","action":"change","text":"4"}
    ! noDraft
    cell/draft {"view":"v","row":"a","column":"c","action":"begin"}
    ! notEditable
    cell/draft {"view":"u","row":"a","column":"n","action":"begin","by":"user"}
    ! notBound
    cell/draft {"view":"v","row":"a","column":"n","action":"begin"}
    cell/draft {"view":"w","row":"a","column":"n","action":"begin"}
    ! draftOpen {"view":"v"}
    cell/draft {"view":"v","row":"a","column":"n","action":"change","text":"four"}
    cell/draft {"view":"v","row":"a","column":"n","action":"commit"}
    ! valueDoesNotFit
    cell/draft {"view":"v","row":"a","column":"n","action":"change","text":"-4"}
    cell/draft {"view":"v","row":"a","column":"n","action":"commit"}
    ! invalid
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"n","value":8}]}
    cell/draft {"view":"v","row":"a","column":"n","action":"change","text":"4"}
    cell/draft {"view":"v","row":"a","column":"n","action":"commit"}
    ! conflict
    cell/draft {"view":"v","row":"a","column":"n","action":"cancel"}
    cell/draft {"view":"v","row":"a","column":"k","action":"begin"}
    cell/draft {"view":"v","row":"a","column":"k","action":"change","text":"b"}
    cell/draft {"view":"v","row":"a","column":"k","action":"commit"}
    ! duplicateKeys
    cell/draft {"view":"v","row":"a","column":"k","action":"change","text":""}
    cell/draft {"view":"v","row":"a","column":"k","action":"commit"}
    ! missingKeys
    cell/draft {"view":"v","row":"a","column":"k","action":"cancel"}
    cell/draft {"view":"v","row":"a","column":"k","action":"cancel"}
    ! noDraft
    cell/refresh {"table":"t","columns":["n"]}
    ! notSupplied {"column":"n"}
    cell/refresh {"table":"t","columns":["q"]}
    ! unknownColumn /columns/0
    cell/refresh {"table":"t","columns":["y"],"rows":["q"]}
    ! unknownRow
    table/setParams {"table":"t","params":{"a":[{"deep":1}]}}
    ! invalidParams /params/a
    """#

  /// Saving, exports, backups, recovery, conflicts, validation.
  static let files = #"""
    table/save {"table":"t","path":"$DIR/folder"}
    ! notARegularFile
    table/save {"table":"t","path":"$DIR/a.csv"}
    ! fileExists
    table/save {"table":"t","path":"$DIR/none/a.csv"}
    ! writeFailed
    table/export {"table":"t","columns":["q"],"format":"csv"}
    ! unknownColumn /columns/0
    table/export {"view":"v","rows":["q"],"format":"csv"}
    ! unknownRow
    table/export {"table":"t","format":"csv","to":{"path":"$DIR/a.csv"}}
    ! fileExists
    table/export {"table":"t","format":"csv","to":{"path":"$DIR/folder","overwrite":true}}
    ! notARegularFile
    table/export {"table":"t","format":"csv","to":{"path":"$DIR/none/a.csv"}}
    ! writeFailed
    table/edit {"table":"t","edits":[{"kind":"set","row":"b","column":"k","value":"=1+1"}]}
    table/export {"table":"t","format":"csv","formulaGuard":"reject"}
    ! formulas {"count":1,"cells":[{"row":"=1+1","column":"k"}]}
    view/copy {"view":"v","formulaGuard":"reject","rows":["c","=1+1"]}
    ! formulas {"count":1}
    table/adoptFile {"table":"t"}
    ! invalidParams /table
    table/backup {"table":"t","path":"$DIR/a.csv"}
    ! fileExists
    table/backup {"table":"t","path":"$DIR/folder"}
    ! notARegularFile
    table/backup {"table":"t","path":"$DIR/none/b"}
    ! writeFailed
    table/recover {"table":"t","action":"apply"}
    ! notRecoverable {"obstacle":"none"}
    table/setDialect {"table":"t","dialect":{"delimiter":";"}}
    ! unsavedEdits {"records":1}
    table/watchFile {"table":"t","whenFileChanges":"follow"}
    = {"whenFileChanges":"tell"}
    table/revert {"table":"t"}
    = {"revision":3,"records":1,"history":{"undoLabel":"Revert"}}
    table/setDialect {"table":"t","dialect":{"delimiter":";"}}
    ! invalidParams /table
    table/resolveConflicts {"table":"t","take":"ours","conflicts":[{"row":"q"}]}
    ! unknownRow
    table/resolveConflicts {"table":"t","take":"ours","conflicts":[{"row":"a","column":"q"}]}
    ! unknownColumn /conflicts/0/column
    table/validate {"table":"t","rows":["q"]}
    ! unknownRow
    table/validate {"table":"t","columns":["q"]}
    ! unknownColumn /columns/0
    """#
}
