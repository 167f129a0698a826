/// What edits are refused for.
extension Refusals {
  /// Cells and rows.
  static let rowEdits = #"""
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"q","value":1}]}
    ! unknownColumn /edits/0/column
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"n","value":1},
      {"kind":"set","row":"a","values":{"x":1,"q":1}}]}
    ! unknownColumn /edits/1/values/q
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"n","value":7},
      {"kind":"set","row":"q","column":"n","value":1}]}
    ! unknownRow /edits/1 {"row":"q"}
    table/edit {"table":"t","edits":[{"kind":"remove","rows":["a","q"]}]}
    ! unknownRow /edits/0 {"row":"q"}
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"n","value":"many"}]}
    ! valueDoesNotFit /edits/0 {"column":"n","expected":"integer","found":"many"}
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"n","value":1.5}]}
    ! valueDoesNotFit /edits/0 {"found":"1.5"}
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"n",
      "value":9223372036854775808}]}
    ! valueDoesNotFit /edits/0 {"found":"9223372036854775808"}
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"d",
      "value":"2026-02-30"}]}
    ! valueDoesNotFit /edits/0 {"column":"d"}
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"x","value":[1]}]}
    ! valueDoesNotFit /edits/0 {"column":"x"}
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"c","value":1}]}
    ! notEditable /edits/0 {"column":"c"}
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"y","value":1}]}
    ! notEditable /edits/0 {"column":"y"}
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"h","value":1}]}
    ! notEditable /edits/0 {"column":"h"}
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"z","value":1}]}
    ! notEditable /edits/0 {"column":"z"}
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"n","value":5},
      {"kind":"set","row":"b","column":"n","value":-1}]}
    ! invalid /edits/1 {"row":"b","column":"n","count":1}
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[{"k":"d"},{"k":"a"}]}]}
    ! duplicateKeys /edits/0/rows/1
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[{"k":"d"},{"k":"e"},{"k":"d"}]}]}
    ! duplicateKeys /edits/0/rows/2
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[{"k":"d"},{"n":1}]}]}
    ! missingKeys /edits/0/rows/1
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"k","value":"b"}]}
    ! duplicateKeys /edits/0
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"k","value":null}]}
    ! missingKeys /edits/0
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[["d",1,2,"2026-01-01",4,5,6,7,8,
      9]]}]}
    ! tooManyCells /edits/0 {"expected":6,"found":10}
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[{"k":"d","q":1}]}]}
    ! unknownColumn /edits/0/rows/0/q
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[{"k":"d"}],
      "place":{"kind":"after","row":"q"}}]}
    ! unknownRow /edits/0 {"row":"q"}
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[{"k":"d"}],
      "place":{"kind":"index","sourceIndex":-1}}]}
    ! invalidParams /edits/0/place/sourceIndex
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[{"k":"d"}],
      "place":{"kind":"shown","view":"sv","viewIndex":0}}]}
    ! unknownView /edits/0
    table/edit {"table":"t","edits":[{"kind":"move","rows":["a","b"],"place":{"kind":"before",
      "row":"b"}}]}
    ! placeIsMoving /edits/0 {"row":"b"}
    table/edit {"table":"t","edits":[{"kind":"move","rows":["a"],"place":{"kind":"shown",
      "view":"w","viewIndex":0}}]}
    ! sortedView /edits/0 {"id":"w"}
    table/edit {"table":"t","edits":[{"kind":"remove","rows":["a"]},{"kind":"removeColumn",
      "column":"x"}]}
    ! mixedEdits /edits/1
    """#

  /// Columns, sections, blocks, options of rows, and who edits.
  static let otherEdits = #"""
    table/edit {"table":"t","edits":[{"kind":"removeColumn","column":"k"}]}
    ! keyColumn /edits/0 {"column":"k"}
    table/edit {"table":"t","edits":[{"kind":"removeColumn","column":"q"}]}
    ! unknownColumn /edits/0/column
    table/edit {"table":"t","edits":[{"kind":"orderColumns","columns":["k","q"]}]}
    ! unknownColumn /edits/0/columns/1
    table/edit {"table":"t","edits":[{"kind":"addSections","sections":[{"key":"m"}],
      "sectionColumn":"d"}]}
    ! valueDoesNotFit /edits/0/sections/0/key
    table/edit {"table":"t","edits":[{"kind":"removeSections","sections":["m"]}]}
    ! noDeclaredSections /edits/0
    table/edit {"table":"shop","edits":[{"kind":"removeSections","sections":["bread","milk"]}]}
    ! unknownSection /edits/0 {"section":"milk"}
    table/edit {"table":"shop","edits":[{"kind":"moveSections","sections":["bread"],
      "place":{"kind":"before","section":"milk"}}]}
    ! unknownSection /edits/0
    table/edit {"table":"shop","edits":[{"kind":"addSections","sections":[{"key":"bread"}]}]}
    ! duplicateSections /edits/0
    table/edit {"table":"shop","edits":[{"kind":"setSection","section":"milk",
      "options":{"header":"x"}}]}
    ! unknownSection /edits/0
    table/edit {"table":"shop","edits":[{"kind":"removeColumn","column":"section"}]}
    ! sectionColumn /edits/0 {"column":"section"}
    table/edit {"table":"t","edits":[{"kind":"addColumn","column":"n"}]}
    ! columnExists /edits/0 {"column":"n"}
    table/edit {"table":"t","edits":[{"kind":"setColumn","column":"n","options":{"title":"N"}},
      {"kind":"setColumn","column":"n","options":{"title":"M"}}]}
    ! changedTwice /edits/1 {"column":"n"}
    table/edit {"table":"t","edits":[{"kind":"setColumn","column":"n",
      "options":{"computed":"c + 1"}}]}
    ! cycle /edits/0 {"columns":["n","c","n"]}
    table/edit {"table":"t","edits":[{"kind":"setColumn","column":"x",
      "options":{"computed":"1 +"}}]}
    ! expression /edits/0 {"column":"x"}
    table/edit {"table":"t","edits":[{"kind":"setColumn","column":"n",
      "options":{"supplied":{"inputs":["y"]}}}]}
    ! suppliedInput /edits/0 {"column":"n"}
    table/edit {"table":"t","edits":[{"kind":"setColumn","column":"n",
      "options":{"type":"unheard"}}]}
    ! unknownType /edits/0/options/type
    table/edit {"table":"t","edits":[{"kind":"setColumn","column":"n",
      "options":{"type":"json"}}]}
    ! notConvertible /edits/0 {"column":"n"}
    table/edit {"table":"t","edits":[{"kind":"setColumn","column":"n",
      "options":{"format":{"kind":"number","pattern":"0'0"}}}]}
    ! badFormat /edits/0/options/format/pattern {"position":1}
    table/edit {"table":"t","edits":[{"kind":"paste","at":{"row":"c","column":"j"},
      "texts":[["1","2"]],"overflow":"refuse"}]}
    ! blockOverflows /edits/0
    table/edit {"table":"t","edits":[{"kind":"paste","at":{"row":"c","column":"q"},
      "texts":[["1"],["2"]]}]}
    ! unknownColumn /edits/0/at/column
    table/edit {"table":"t","edits":[{"kind":"paste","at":{"row":"q","column":"n"},
      "texts":[["1"],["2"]]}]}
    ! unknownRow /edits/0
    table/edit {"table":"t","edits":[{"kind":"paste","at":{"row":"a","column":"n"},
      "texts":[["1"],["-2"]]}]}
    ! invalid /edits/0/texts/1 {"row":"b"}
    table/edit {"table":"t","edits":[{"kind":"paste","at":{"row":"a","column":"n"},
      "texts":[["1"],["two"]]}]}
    ! valueDoesNotFit /edits/0/texts/1/0
    table/edit {"table":"t","edits":[{"kind":"setRow","row":"q","options":{"kind":"x"}}]}
    ! unknownRow /edits/0 {"row":"q"}
    table/edit {"table":"t","edits":[{"kind":"setRow","row":"a",
      "options":{"cellStates":{"q":1}}}]}
    ! unknownColumn /edits/0/options/cellStates/q
    table/edit {"table":"t","edits":[{"kind":"setRow","row":"a",
      "options":{"settings":{"hidden":{"expression":"n >"}}}}]}
    ! expression /edits/0/options/settings/hidden/expression
    table/edit {"table":"t","edits":[{"kind":"setRow","row":"a",
      "options":{"settings":{"actions":[{"id":"p"},{"id":"q","children":[{"id":"p"}]}]}}}]}
    ! doubledAction /edits/0/options/settings/actions/1/children/0/id
    table/edit {"table":"t","view":"u","edits":[{"kind":"set","row":"a","column":"n",
      "value":1}]}
    ! notBound /edits/0 {"binding":"none"}
    table/edit {"table":"t","view":"nobody","edits":[{"kind":"set","row":"a","column":"n",
      "value":1}]}
    ! unknownView
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"n","value":3}]}
    = {"revision":1,"changedCells":0,"history":{"undo":0,"redo":0}}
    table/edit {"table":"t","edits":[{"kind":"set","row":"a","column":"n","value":9}]}
    = {"revision":2,"changedCells":1,"history":{"undo":1,"redo":0}}
    table/edit {"table":"t","seen":1,"edits":[{"kind":"set","row":"b","column":"n","value":9},
      {"kind":"set","row":"a","column":"n","value":1}]}
    ! conflict /edits/1 {"seen":1,"revision":2}
    table/edit {"table":"t","seen":1,"edits":[{"kind":"set","row":"b","column":"n","value":9}]}
    = {"revision":3}
    """#
}
