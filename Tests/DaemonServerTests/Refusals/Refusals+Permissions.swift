/// What declarations and windows do not permit, and what files cannot hold.
extension Refusals {
  /// Two tables with declarations, two views and two windows.
  static let permissionScene = #"""
    table/create {"table":"t","columns":[{"id":"a"},{"id":"n","type":"integer"},{"id":"m",
      "computed":"n + 1"}],"rows":[["x",1],["y",2],["z",3]],
      "declarations":{"columns":{"n":{"editable":false}},"settings":{"movable":false},
      "undeclaredKinds":"refuse","kinds":{"fixed":{"deletable":false,"selectable":false}}},
      "rowOptions":[null,{"kind":"fixed"},null]}
    view/open {"table":"t","view":"v","state":{"binding":"object","layout":{"rows":{"height":1}},
      "page":{"size":2}}}
    view/watch {"view":"v","subscription":"s","window":{"kind":"viewport","offset":0,"extent":2}}
    view/watch {"view":"v","subscription":"e","window":{"kind":"entries","first":0,"size":2}}
    table/create {"table":"shop","columns":[{"id":"item"}],"sections":[{"key":"fruit",
      "rows":[["apple"]]},{"key":"bread","rows":[["roll"]]}],
      "declarations":{"sections":{"bread":{"collapsible":false}}}}
    view/open {"table":"shop","view":"sv","state":{"sections":{"by":"declared"}}}
    """#

  /// Permissions, places that are not shown, rows that match twice.
  static let permissions = #"""
    table/edit {"table":"t","view":"v","edits":[{"kind":"set","row":1,"column":"n","value":5}]}
    ! notPermitted /edits/0 {"permission":"edit","row":1,"column":"n"}
    table/edit {"table":"t","view":"v","edits":[{"kind":"remove","rows":[1,2]}]}
    ! notPermitted /edits/0 {"permission":"delete","row":1}
    table/edit {"table":"t","view":"v","edits":[{"kind":"move","rows":[3],
      "place":{"kind":"start"}}]}
    ! notPermitted /edits/0 {"permission":"move","row":3}
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[["w"]],
      "options":[{"kind":"unheard"}]}]}
    ! undeclaredKind /edits/0
    table/setRows {"table":"t","rows":[["x",1],["y",2],["z",3]],"columns":["a","n"],
      "rowStates":[1]}
    ! invalidParams /rowStates
    view/replace {"view":"v","search":{"text":"1","columns":["n"]},"with":"7","by":"user"}
    ! notPermitted {"permission":"edit"}
    cell/draft {"view":"v","row":1,"column":"n","action":"begin","by":"user"}
    ! notPermitted {"permission":"edit"}
    view/select {"view":"v","action":"replace","rows":[1,2]}
    ! notPermitted {"permission":"select","row":2}
    view/collapse {"view":"sv","action":"collapse","keys":[["bread"]]}
    ! notPermitted {"permission":"collapse","section":"bread"}
    view/watch {"view":"v","window":{"kind":"viewport","offset":0,"extent":2},"anchor":9}
    ! unknownRow {"row":9}
    view/watch {"view":"v","window":{"kind":"viewport","offset":0,"extent":2},"anchor":3}
    ! notShown {"row":3}
    view/watch {"view":"v","window":{"kind":"viewport","offset":0,"extent":2},
      "anchor":{"kind":"header","key":["x"]}}
    ! noSections
    view/scroll {"subscription":"s","entry":3}
    ! notShown {"row":3}
    view/scroll {"subscription":"s","entry":{"kind":"header","key":["x"]}}
    ! noSections
    view/scroll {"subscription":"s","entry":9}
    ! unknownRow
    view/cursor {"view":"v","row":{"kind":"header","key":["x"]}}
    ! noSections
    view/measure {"view":"v","rows":[{"row":9,"height":1}]}
    ! unknownRow
    view/measure {"view":"v","cells":[{"row":1,"column":"q","height":1}]}
    ! unknownColumn /cells/0/column
    view/measure {"view":"v","at":77,"rows":[{"row":1,"height":1}]}
    ! contentModified {"asked":77}
    view/locate {"view":"v","at":[{"row":9}]}
    ! invalidParams /at/0/x
    action/invoke {"view":"v","row":1,"action":"go","seen":99}
    ! unknownAction
    table/edit {"table":"t","edits":[{"kind":"set","row":1,"column":"a","value":"xx"}]}
    table/setRows {"table":"t","rows":[["q",1]],"columns":["a","n"],"seen":0}
    ! conflict
    table/diff {"from":{"table":"t"},"to":{"table":"shop"},"match":{"kind":"columns",
      "columns":["a"]}}
    ! unknownColumn /match/columns/0
    table/create {"table":"l","columns":[{"id":"a"},{"id":"b"}],"rows":[["x",1],["x",2],["y",3]]}
    table/create {"table":"r","columns":[{"id":"a"},{"id":"b"}],"rows":[["x",1]]}
    table/diff {"from":{"table":"l"},"to":{"table":"r"},"match":{"kind":"columns",
      "columns":["a"]}}
    ! ambiguousRows
    table/diff {"from":{"table":"r"},"to":{"table":"l"},"match":{"kind":"columns",
      "columns":["a"]}}
    ! duplicateKeys
    table/setRows {"table":"l","rows":[["x",1]],"columns":["a","b"],"match":{"kind":"columns",
      "columns":["a"]}}
    ! ambiguousRows
    table/create {"table":"o","columns":[{"id":"a"}],"rows":[[null]]}
    table/diff {"from":{"table":"r"},"to":{"table":"o"},"match":{"kind":"columns",
      "columns":["a"]}}
    ! missingKeys
    table/setRows {"table":"l","rows":[["x",1]],"columns":["a","b"],"match":{"kind":"given",
      "keys":[77]}}
    ! unknownRow
    view/set {"view":"v","state":{"selection":{"unit":"cell"}}}
    view/select {"view":"v","action":"replace","cells":[{"row":1,"column":"q"}]}
    ! unknownColumn /cells/0/column
    """#

  /// What a file cannot hold, and options that do not fit it.
  static let fileContent = #"""
    table/open {"table":"f","path":"$DIR/a.csv"}
    table/edit {"table":"f","edits":[{"kind":"set","row":1,"column":"k","value":"中"}]}
    table/save {"table":"f","encoding":"latin1","dryRun":true}
    ! notEncodable {"count":1,"cells":[{"row":1,"column":"k"}]}
    table/setDialect {"table":"f","dialect":{"delimiter":";"}}
    ! unsavedEdits {"records":1}
    table/adoptFile {"table":"f"}
    ! fileDiffers
    table/open {"path":"$DIR/a.csv","columns":{"k":{"computed":"n"},"n":{"computed":"k"}}}
    ! cycle
    table/open {"path":"$DIR/a.csv","columns":{"k":{"format":{"kind":"number","pattern":"0'0"}}}}
    ! badFormat /columns/k/format/pattern
    table/open {"path":"$DIR/a.csv","declarations":{"settings":{"actions":[{"id":"p"},
      {"id":"p"}]}}}
    ! doubledAction /declarations/settings/actions/1/id
    table/open {"path":"$DIR/a.csv","sections":[{"key":"m"},{"key":"m"}],"sectionColumn":"k"}
    ! duplicateSections /sections/1/key
    table/open {"path":"$DIR/a.csv",
      "declarations":{"kinds":{"x":{"columns":{"k":{"type":"json"}}}}}}
    ! notConvertible /declarations/kinds/x/columns/k/type
    table/open {"path":"$DIR/a.csv","columns":{"k":{"headerOnly":true}},
      "defaultSort":[{"column":"k"}]}
    ! notSortable
    table/open {"path":"$DIR/a.csv","columns":{"k":{"supplied":{"inputs":["n"]}},
      "n":{"supplied":{"inputs":["k"]}}}}
    ! suppliedInput /columns/k/supplied
    table/open {"path":"$DIR/a.csv","sections":[{"key":"x"}],"sectionColumn":"n"}
    ! valueDoesNotFit /sections/0/key
    """#
}
