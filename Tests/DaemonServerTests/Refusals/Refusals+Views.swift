/// What views and what reads them are refused for.
extension Refusals {
  /// States of views.
  static let viewStates = #"""
    view/open {"table":"t","view":"v"}
    ! viewExists {"id":"v"}
    view/open {"table":"shop","view":"v"}
    ! viewExists {"id":"v"}
    view/open {"table":"t","state":{"sort":[{"column":"q"}]}}
    ! unknownColumn /state/sort/0/column
    view/open {"table":"t","state":{"sort":[{"column":"h"}]}}
    ! notSortable
    view/open {"table":"t","state":{"sort":[{"column":"n"},{"column":"k"},{"column":"n"}]}}
    ! doubledSortKey /state/sort/2
    view/open {"table":"t","state":{"sections":{"by":"declared"}}}
    ! noDeclaredSections
    view/open {"table":"t","state":{"filter":"n >"}}
    ! expression /state/filter
    view/open {"table":"t","state":{"filter":{"kind":"compare","column":"q","relation":"less",
      "value":1}}}
    ! unknownColumn /state/filter/column
    view/open {"table":"t","state":{"filter":{"kind":"all","conditions":[{"kind":"null",
      "column":"n"},{"kind":"expression","source":"q"}]}}}
    ! expression /state/filter/conditions/1/source
    view/open {"table":"t","preset":"unheard"}
    ! invalidParams /preset
    view/set {"view":"v","state":{"sort":[{"column":"n"},{"column":"q"}]}}
    ! unknownColumn /state/sort/1/column
    view/set {"view":"v","state":{"sort":[{"column":"n"},{"column":"n"}]}}
    ! doubledSortKey /state/sort/1
    view/set {"view":"v","state":{"sort":[{"column":"h"}]}}
    ! notSortable
    view/set {"view":"v","state":{"sections":{"by":"declared"}}}
    ! noDeclaredSections
    view/set {"view":"v","state":{"filter":"q == 1"}}
    ! expression /state/filter
    view/set {"view":"v","state":{"page":{"size":0}}}
    ! invalidParams /state/page/size
    view/set {"view":"v","state":{"page":{"size":99999999999999999999}}}
    ! invalidParams /state/page/size
    view/set {"view":"v","state":{"columnOrder":["n","q"]}}
    ! unknownColumn /state/columnOrder/1
    view/set {"view":"v","state":{"columns":{"q":{"hidden":true}}}}
    ! unknownColumn /state/columns/q
    view/set {"view":"v","state":{"search":{"text":"(","match":"regex"}}}
    ! invalidParams /state/search/text
    view/set {"view":"v","state":{"layout":{"columns":{"q":{"width":1}}}}}
    ! unknownColumn /state/layout/columns/q
    view/set {"view":"v","state":{"sort":[{"column":"n"}]},"show":"q"}
    ! unknownRow {"row":"q"}
    view/tap {"view":"v","part":"header","column":"q"}
    ! unknownColumn /column
    """#

  /// Rows, texts, pins and places.
  static let reading = #"""
    view/rows {"view":"v","columns":["k","q"]}
    ! unknownColumn /columns/1
    view/rows {"view":"v","keys":["a","q"]}
    ! unknownRow {"row":"q"}
    view/rows {"view":"v","at":99}
    ! contentModified {"asked":99,"viewRevision":1}
    view/rows {"view":"v","pin":"p"}
    ! unknownPin {"id":"p"}
    view/rows {"view":"v","range":{"first":-1,"size":1}}
    ! invalidParams /range/first
    view/rows {"view":"v","textBytes":99999999}
    ! limit {"limit":"textBytesMax"}
    view/pin {"view":"v","pin":"p"}
    view/pin {"view":"v","pin":"p"}
    ! pinExists {"id":"p"}
    view/unpin {"view":"v","pin":"q"}
    ! unknownPin {"id":"q"}
    view/unpin {"view":"v","pin":"p"}
    view/rows {"view":"v","pin":"p"}
    ! unknownPin
    cell/text {"table":"t","row":"q","column":"k"}
    ! unknownRow
    cell/text {"table":"t","row":"a","column":"q"}
    ! unknownColumn /column
    cell/text {"table":"t","row":"a","column":"k","size":99999999}
    ! limit
    view/locate {"view":"v","offsets":[0]}
    ! noRowLayout
    view/locate {"view":"v","columns":["k"]}
    ! invalidParams /columns
    """#

  /// Windows and the selection.
  static let watching = #"""
    view/watch {"view":"v","subscription":"s","window":{"kind":"all"}}
    ! subscriptionExists {"id":"s"}
    view/watch {"view":"v","window":{"kind":"viewport","offset":0,"extent":10}}
    ! noRowLayout
    view/watch {"view":"v","window":{"kind":"entries","first":0,"size":100001}}
    ! limit {"limit":"windowRowsMax"}
    view/watch {"view":"v","window":{"kind":"all"},"columns":["q"]}
    ! unknownColumn /columns/0
    view/watch {"view":"v","window":{"kind":"all"},"textBytes":99999999}
    ! limit
    view/watch {"view":"v","window":{"kind":"entries","first":0,"size":2},"anchor":"q"}
    ! invalidParams /anchor
    view/scroll {"subscription":"s","size":100001}
    ! limit {"limit":"windowRowsMax"}
    view/scroll {"subscription":"s","entry":"q"}
    ! unknownRow
    view/scroll {"subscription":"s","columns":["q"]}
    ! unknownColumn /columns/0
    view/hover {"subscription":"s","row":"q"}
    ! unknownRow
    view/hover {"subscription":"s","row":"a","column":"q"}
    ! unknownColumn /column
    view/measure {"view":"v","rows":[{"row":"a","height":3}]}
    ! noRowLayout
    view/collapse {"view":"v","action":"collapse","keys":[["x"]]}
    ! noSections
    view/select {"view":"u","action":"all"}
    ! notSelectable
    view/select {"view":"v","action":"replace","rows":["a","q"]}
    ! unknownRow
    view/select {"view":"v","action":"replace","rows":["a"],"columns":["n"]}
    ! invalidParams /columns
    view/selection {"view":"v","size":100001}
    ! limit
    """#

  /// Copies, searches, filters, aggregates, the cursor, replacing.
  static let searching = #"""
    view/copy {"view":"v","rows":["q"]}
    ! unknownRow
    view/copy {"view":"v","columns":["q"]}
    ! unknownColumn /columns/0
    view/find {"view":"v"}
    ! nothingSearched
    view/find {"view":"v","search":{"text":"a","columns":["q"]}}
    ! unknownColumn /search/columns/0
    view/find {"view":"v","search":{"text":"a"},"from":"q"}
    ! unknownRow
    view/find {"view":"v","search":{"text":"(","match":"regex"}}
    ! invalidParams /search/text
    filter/convert {"table":"t","filter":"q == 1"}
    ! expression /filter
    filter/convert {"table":"t","filter":{"kind":"null","column":"q"}}
    ! unknownColumn /filter/column
    filter/like {"view":"v","row":"q","column":"n"}
    ! unknownRow
    filter/like {"view":"v","row":"a","column":"q"}
    ! unknownColumn /column
    filter/like {"view":"v","row":"a","column":"x","relation":"less"}
    ! noOrder
    view/aggregate {"view":"v","groupBy":["q"]}
    ! unknownColumn /groupBy/0
    view/aggregate {"view":"v","aggregates":[{"kind":"sum","column":"q"}]}
    ! unknownColumn /aggregates/0/column
    view/aggregate {"view":"v","groupBy":["k"],"aggregates":[{"kind":"count"}]}
    ! invalidParams /aggregates/0/column
    view/profile {"view":"v","columns":["q"]}
    ! unknownColumn /columns/0
    view/profile {"view":"v","quantiles":[1.5]}
    ! invalidParams /quantiles/0
    view/cursor {"view":"v","row":"q"}
    ! unknownRow
    view/cursor {"view":"v","row":"a","column":"q"}
    ! unknownColumn /column
    view/cursor {"view":"v","to":"nextHit"}
    ! nothingSearched
    view/cursor {"view":"v","row":"a","show":"nobody"}
    ! unknownSubscription
    view/cursor {"view":"u","row":"a","select":"replace"}
    ! notSelectable
    view/cursor {"view":"v","row":{"kind":"header","key":["m"]}}
    ! noSections
    view/replace {"view":"v","with":"x"}
    ! nothingSearched
    view/replace {"view":"v","search":{"text":"a","columns":["q"]},"with":"x"}
    ! unknownColumn /search/columns/0
    view/replace {"view":"v","search":{"text":"a"},"with":"x","at":{"row":"q","column":"k"}}
    ! unknownRow
    view/replace {"view":"v","search":{"text":"a","columns":["k"]},"with":"b"}
    ! duplicateKeys
    view/replace {"view":"v","search":{"text":"a","columns":["k"]},"with":""}
    ! missingKeys
    view/replace {"view":"v","search":{"text":"3","columns":["n"]},"with":"three"}
    ! valueDoesNotFit
    view/replace {"view":"v","search":{"text":"3","columns":["n"]},"with":"-3"}
    ! invalid
    view/replace {"view":"u","search":{"text":"3","columns":["n"]},"with":"4","by":"user"}
    ! notBound
    """#
}
