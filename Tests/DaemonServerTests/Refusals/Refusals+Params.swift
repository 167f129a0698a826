/// Params that no method takes: of another shape, with unknown members, beyond a range.
extension Refusals {
  /// A table, a view and a window.
  static let plainScene = #"""
    table/create {"table":"t","columns":[{"id":"n","type":"integer"},{"id":"m"}],"rows":[[1,"a"],
      [2,"b"]]}
    view/open {"table":"t","view":"v"}
    view/watch {"view":"v","subscription":"s","window":{"kind":"all"}}
    """#

  /// Params by method.
  static let params = #"""
    table/open {"content":{"text":"a\n1\n"},"dialect":{"delimeter":";"}}
    ! invalidParams /dialect/delimeter
    table/open {"content":{"text":"a\n1\n"},"dialect":{"delimiter":1}}
    ! invalidParams /dialect/delimiter
    table/open {"content":{"text":"a\n1\n"},"dialect":{"header":"yes"}}
    ! invalidParams /dialect/header
    table/open {"content":{"text":"a\n1\n"},"dialect":{"encoding":"ebcdic"}}
    ! invalidParams /dialect/encoding
    table/open {"content":{"text":"a\n1\n"},"dialect":{"nullValues":[1]}}
    ! invalidParams /dialect/nullValues/0
    table/open {"content":{"text":"a\n1\n"},"dialect":{"preambleLines":-1}}
    ! invalidParams /dialect/preambleLines
    table/open {"content":{"text":"a\n1\n"},"columns":{"a":{"type":"float"}}}
    ! unknownType /columns/a/type
    table/open {"content":{"text":"a\n1\n"},"columns":{"a":{"colour":"red"}}}
    ! invalidParams /columns/a/colour
    table/open {"content":{"text":"a\n1\n"},"columns":{"nope":{"type":"text"}}}
    ! unknownColumn /columns/nope
    table/open {"content":{"text":"a\n1\n"},"keyColumns":["nope"]}
    ! unknownColumn /keyColumns/0
    table/open {"content":{"text":"a\n1\n"},"keyColumns":"a"}
    ! invalidParams /keyColumns
    table/open {"content":{"text":"a\n1\n"},"sampleRows":"many"}
    ! invalidParams /sampleRows
    table/open {"content":{"text":"a","base64":"YQ=="}}
    ! invalidParams /content
    table/open {"content":{"base64":"%"}}
    ! invalidParams /content/base64
    table/open {"content":{}}
    ! invalidParams /content
    table/open {"content":{"text":"a\n1\n"},"path":"x"}
    ! invalidParams /content
    table/open {"content":{"text":"a\n1\n"},"table":1}
    ! invalidParams /table
    table/create {"rows":null}
    ! invalidParams /rows
    table/create {"rows":[1]}
    ! invalidParams /rows/0
    table/create {"rows":[[1]],"columns":[{"id":"a","kind":"text"}]}
    ! invalidParams /columns/0/kind
    table/create {"rows":[[1]],"columns":[{"id":"a","type":"float"}]}
    ! unknownType /columns/0/type
    table/create {"rows":[{"b":1}],"columns":[{"id":"a"}]}
    ! unknownColumn /rows/0/b
    table/create {"rows":[[1,2]],"columns":[{"id":"a"}]}
    ! invalidParams /rows/0
    table/create {"rows":[[1]],"keyColumns":["nope"]}
    ! unknownColumn /keyColumns/0
    table/create {"rows":[[1]],"keyColumns":["n","n"]}
    ! invalidParams /keyColumns/1
    table/create {"rows":[[1]],"detectTypes":1}
    ! invalidParams /detectTypes
    table/describe {"table":"t","diagnostics":{"first":-1,"size":1}}
    ! invalidParams /diagnostics/first
    table/describe {"table":"t","diagnostics":{"first":0,"size":1,"count":1}}
    ! invalidParams /diagnostics/count
    table/edit {"table":"t","edits":{}}
    ! invalidParams /edits
    table/edit {"table":"t","edits":[1]}
    ! invalidParams /edits/0
    table/edit {"table":"t","edits":[{"row":1}]}
    ! invalidParams /edits/0/kind
    table/edit {"table":"t","edits":[{"kind":"paint"}]}
    ! invalidParams /edits/0/kind
    table/edit {"table":"t","edits":[{"kind":"set","row":1,"column":"x","value":1}]}
    ! unknownColumn /edits/0/column
    table/edit {"table":"t","edits":[{"kind":"set","row":1.5,"column":"n","value":1}]}
    ! invalidParams /edits/0/row
    table/edit {"table":"t","edits":[{"kind":"set","row":1,"values":{"x":1}}]}
    ! unknownColumn /edits/0/values/x
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[[1]]},{"kind":"insert","rows":[[1]],
      "position":3}]}
    ! invalidParams /edits/1/position
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[[1]],"place":{"kind":"middle"}}]}
    ! invalidParams /edits/0/place/kind
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[[1]],"place":{"kind":"index",
      "sourceIndex":-1}}]}
    ! invalidParams /edits/0/place/sourceIndex
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[{"x":1}]}]}
    ! unknownColumn /edits/0/rows/0/x
    table/edit {"table":"t","edits":[{"kind":"remove","rows":[1,null]}]}
    ! invalidParams /edits/0/rows/1
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[[1]]}],"history":"later"}
    ! invalidParams /history
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[[1]]}],"invalid":"drop"}
    ! invalidParams /invalid
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[[1]]}],"seen":"1"}
    ! invalidParams /seen
    table/edit {"table":"t","edits":[{"kind":"insert","rows":[[1]]}],"exact":"no"}
    ! invalidParams /exact
    table/undo {"table":"t","author":1}
    ! invalidParams /author
    view/open {"table":"t","state":{"sorting":[]}}
    ! invalidParams /state/sorting
    view/open {"table":"t","state":{"sort":[{"column":"x"}]}}
    ! unknownColumn /state/sort/0/column
    view/open {"table":"t","view":true}
    ! invalidParams /view
    view/set {"view":"v","state":1}
    ! invalidParams /state
    view/set {"view":"v","state":{"sort":"n"}}
    ! invalidParams /state/sort
    view/set {"view":"v","state":{"sort":[{"column":"n","direction":"up"}]}}
    ! invalidParams /state/sort/0/direction
    view/set {"view":"v","state":{"sort":[{"column":"n","order":1}]}}
    ! invalidParams /state/sort/0/order
    view/set {"view":"v","state":{"sort":[{"column":"n","comparator":"magic"}]}}
    ! invalidParams /state/sort/0/comparator
    view/set {"view":"v","state":{"search":{"text":1}}}
    ! invalidParams /state/search/text
    view/set {"view":"v","state":{"search":{"text":"a","columns":["x"]}}}
    ! unknownColumn /state/search/columns/0
    view/set {"view":"v","state":{"search":{"text":"a","mode":"hide"}}}
    ! invalidParams /state/search/mode
    view/set {"view":"v","state":{"page":{"size":0}}}
    ! invalidParams /state/page/size
    view/set {"view":"v","state":{"page":{"index":-1}}}
    ! invalidParams /state/page/index
    view/set {"view":"v","state":{"page":{"number":1}}}
    ! invalidParams /state/page/number
    view/set {"view":"v","state":{"columns":{"x":{"hidden":true}}}}
    ! unknownColumn /state/columns/x
    view/set {"view":"v","state":{"columns":{"n":{"width":3}}}}
    ! invalidParams /state/columns/n/width
    view/set {"view":"v","state":{"columnOrder":["x"]}}
    ! unknownColumn /state/columnOrder/0
    view/set {"view":"v","state":{"sortCycle":["sideways"]}}
    ! invalidParams /state/sortCycle/0
    view/set {"view":"v","state":{"sort":[{"column":"n"},{"column":"n","nulls":"first"}]}}
    ! doubledSortKey /state/sort/1
    view/set {"view":"v","state":{"sortCycle":["none","ascending","none"]}}
    ! invalidParams /state/sortCycle/2
    view/set {"view":"v","state":{},"wait":"yes"}
    ! invalidParams /wait
    view/tap {"view":"v","part":"middle","column":"n"}
    ! invalidParams /part
    view/tap {"view":"v","part":"header","column":"x"}
    ! unknownColumn /column
    view/tap {"view":"v","part":"header","column":"n","extend":1}
    ! invalidParams /extend
    view/rows {"view":"v","range":{"first":-1,"size":1}}
    ! invalidParams /range/first
    view/rows {"view":"v","range":{"first":0,"size":1,"step":2}}
    ! invalidParams /range/step
    view/rows {"view":"v","range":{"first":0.5,"size":1}}
    ! invalidParams /range/first
    view/rows {"view":"v","columns":["x"]}
    ! unknownColumn /columns/0
    view/rows {"view":"v","as":"html"}
    ! invalidParams /as
    view/rows {"view":"v","keys":[{}]}
    ! invalidParams /keys/0
    view/locate {"view":"v","keys":1}
    ! invalidParams /keys
    view/watch {"view":"v","window":{"kind":"some"}}
    ! invalidParams /window/kind
    view/watch {"view":"v","window":{"kind":"entries","first":-1,"size":1}}
    ! invalidParams /window/first
    view/watch {"view":"v","window":{"kind":"all","first":0}}
    ! invalidParams /window/first
    view/watch {"view":"v","window":{"kind":"all"},"content":"rows"}
    ! invalidParams /content
    view/watch {"view":"v","window":{"kind":"all"},"columns":["x"]}
    ! unknownColumn /columns/0
    view/watch {"view":"v","window":{"kind":"all"},"hold":"tight"}
    ! invalidParams /hold
    view/scroll {"subscription":"s","first":-1}
    ! invalidParams /first
    view/scroll {"subscription":"s","size":"all"}
    ! invalidParams /size
    view/scroll {"subscription":"s","hold":"x"}
    ! invalidParams /hold
    view/sync {"table":1}
    ! invalidParams /table
    """#
}
