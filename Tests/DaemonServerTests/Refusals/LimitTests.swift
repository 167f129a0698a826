import Expressions
import JSONText
import Testing

@testable import DaemonServer

/// Every limit that a request can exceed, brought near: its name, its value and what was found.
struct LimitTests {
  private func daemon() -> InnerDaemon {
    InnerDaemon { options, _ in
      options.limits.columnsMax = 3
      options.limits.tablesMax = 3
      options.limits.viewsMax = 2
      options.limits.subscriptionsMax = 2
      options.limits.pinsMax = 1
      options.limits.draftsMax = 1
      options.limits.draftBytesMax = 8
      options.limits.rowsPerAnswerMax = 2
      options.limits.windowRowsMax = 3
      options.limits.aggregatesMax = 1
      options.limits.groupsMax = 3
      options.limits.filterConditionsMax = 3
      options.limits.parameterBytesMax = 80
      options.limits.declarationsBytesMax = 80
      options.limits.stateBytesMax = 10
      options.limits.actionsMax = 2
      options.limits.measuredTextsMax = 2
      options.limits.measuredBytesMax = 5
      options.limits.hintsBytesMax = 8
      options.limits.answerBytesMax = 2000
      options.limits.textBytesMax = 100
      options.limits.expressions.sourceBytes = 30
      options.limits.expressions.nodes = 12
    }
  }

  @Test func `a limit that is exceeded is named, and what reaches it is taken`() {
    daemon().play(Self.script)
  }

  @Test func `a filter has at most a thousand conditions`() throws {
    let daemon = InnerDaemon()
    try daemon.ask("table/create", #"{"table":"t","columns":[{"id":"a"}],"rows":[["x"]]}"#)
    try daemon.ask("view/open", #"{"table":"t","view":"v"}"#)
    let state = { (count: Int) in
      let one = #"{"kind":"null","column":"a"}"#
      let all = Array(repeating: one, count: count).joined(separator: ",")
      return #"{"view":"v","state":{"filter":{"kind":"any","conditions":[\#(all)]}}}"#
    }
    let refusal = daemon.refusal("view/set", state(1001))
    #expect(refusal?.kind == "limit" && refusal?.data["limit"] == "filterConditionsMax")
    try daemon.ask("view/set", state(999))
  }

  /// What reaches the limits of ``daemon()``, and what exceeds them.
  private static let script = #"""
    table/create {"columns":[{"id":"a"},{"id":"b"},{"id":"c"},{"id":"d"}],"rows":[]}
    ! limit {"limit":"columnsMax","maximum":3,"found":4}
    table/create {"table":"t","columns":[{"id":"a"},{"id":"n","type":"integer"}],
      "rows":[["x",1],["y",2],["z",3],["u",4]]}
    table/edit {"table":"t","edits":[{"kind":"addColumn","column":"p"},
      {"kind":"addColumn","column":"q"}]}
    ! limit {"limit":"columnsMax","maximum":3,"found":4}
    table/edit {"table":"t","preview":true,"edits":[{"kind":"addColumn","column":"p"},
      {"kind":"removeColumn","column":"a"},{"kind":"addColumn","column":"q"}]}
    = {"preview":{"columns":3}}
    table/create {"table":"u","columns":[{"id":"a"},{"id":"b"},{"id":"c"}],"rows":[]}
    table/open {"table":"w","content":{"text":"a\n1\n"}}
    table/create {"columns":[],"rows":[]}
    ! limit {"limit":"tablesMax","maximum":3,"found":4}
    table/open {"content":{"text":"a\n1\n"}}
    ! limit {"limit":"tablesMax","maximum":3,"found":4}
    view/open {"table":"t","view":"v"}
    view/open {"table":"t","view":"x"}
    view/open {"table":"t"}
    ! limit {"limit":"viewsMax","maximum":2,"found":3}
    view/aggregate {"view":"v","groupBy":["a"]}
    ! limit {"limit":"groupsMax","maximum":3,"found":4}
    view/set {"view":"v","state":{"filter":{"kind":"any","conditions":[{"kind":"null","column":"a"},
      {"kind":"null","column":"a"},{"kind":"null","column":"a"},{"kind":"null","column":"a"}]}}}
    ! limit {"limit":"filterConditionsMax","maximum":3,"found":4}
    filter/convert {"table":"t","filter":{"kind":"any","conditions":[{"kind":"null","column":"a"},
      {"kind":"null","column":"a"},{"kind":"null","column":"a"},{"kind":"null","column":"a"}]}}
    ! limit {"limit":"filterConditionsMax","maximum":3,"found":4}
    view/watch {"view":"v","subscription":"s","window":{"kind":"entries","first":0,"size":4}}
    ! limit {"limit":"windowRowsMax","maximum":3,"found":4}
    view/watch {"view":"v","subscription":"s","window":{"kind":"entries","first":0,"size":3}}
    view/watch {"view":"x","subscription":"r","window":{"kind":"entries","first":0,"size":3}}
    view/watch {"view":"v","window":{"kind":"entries","first":0,"size":1}}
    ! limit {"limit":"subscriptionsMax","maximum":2,"found":3}
    view/scroll {"subscription":"s","size":4}
    ! limit {"limit":"windowRowsMax","maximum":3,"found":4}
    view/pin {"view":"v","pin":"p"}
    view/pin {"view":"x","pin":"p"}
    ! limit {"limit":"pinsMax","maximum":1,"found":2}
    cell/draft {"view":"v","row":1,"column":"a","action":"begin"}
    cell/draft {"view":"v","row":2,"column":"a","action":"begin"}
    ! limit {"limit":"draftsMax","maximum":1,"found":2}
    cell/draft {"view":"v","row":1,"column":"a","action":"change","text":"12345678"}
    cell/draft {"view":"v","row":1,"column":"a","action":"change","text":"123456789"}
    ! limit {"limit":"draftBytesMax","maximum":8,"found":9}
    view/rows {"view":"v","keys":[1,2,3]}
    ! limit {"limit":"rowsPerAnswerMax","maximum":2,"found":3}
    view/rows {"view":"v","range":{"first":0,"size":3}}
    ! limit {"limit":"rowsPerAnswerMax","maximum":2,"found":3}
    view/rows {"view":"v","range":{"first":0,"size":2},"textBytes":101}
    ! limit {"limit":"textBytesMax","maximum":100,"found":101}
    cell/text {"table":"t","row":1,"column":"a","size":101}
    ! limit {"limit":"textBytesMax","maximum":100,"found":101}
    view/aggregate {"view":"v","groupBy":["a","n"],"aggregates":[]}
    ! limit {"limit":"aggregatesMax","maximum":1,"found":2}
    view/profile {"view":"v","columns":["a","n"]}
    ! limit {"limit":"aggregatesMax","maximum":1,"found":2}
    table/setParams {"table":"t","params":{"long":{"string":"12345678901234567890"}}}
    ! limit {"limit":"parameterBytesMax","maximum":80}
    table/declare {"table":"t","declarations":{"settings":{"accessory":
      "1234567890123456789012345678901234567890123456789012345678901234567890"}}}
    ! limit {"limit":"declarationsBytesMax","maximum":80}
    table/declare {"table":"t","declarations":{"settings":{"actions":
      [{"id":"a"},{"id":"b"},{"id":"c"}]}}}
    ! limit {"limit":"actionsMax","maximum":2,"found":3}
    table/edit {"table":"t","edits":[{"kind":"setRow","row":1,
      "options":{"rowState":"123456789"}}]}
    ! limit {"limit":"stateBytesMax","maximum":10,"found":11}
    table/setRows {"table":"t","columns":["a"],"rows":[["x"]],"hints":"1234567"}
    ! limit {"limit":"hintsBytesMax","maximum":8,"found":9}
    text/measure {"texts":["","",""]}
    ! limit {"limit":"measuredTextsMax","maximum":2,"found":3}
    text/measure {"texts":["123","456"]}
    ! limit {"limit":"measuredBytesMax","maximum":5,"found":6}
    expression/check {"source":"1234567890 + 1234567890 + 12345"}
    ! limit {"limit":"expressionBytesMax","maximum":30,"found":31}
    expression/evaluate {"source":"1+1+1+1+1+1+1+1+1"}
    ! expression {"problems":[{"kind":"limit","expected":"at most 12"}]}
    table/resolve {"table":"t","rows":[1,2,3]}
    ! limit {"limit":"rowsPerAnswerMax","maximum":2,"found":3}
    table/validate {"table":"t","size":3}
    ! limit {"limit":"rowsPerAnswerMax","maximum":2,"found":3}
    view/selection {"view":"v","size":3}
    ! limit {"limit":"rowsPerAnswerMax","maximum":2,"found":3}
    table/edit {"table":"t","edits":[{"kind":"set","row":1,"column":"a","value":
      "123456789012345678901234567890123456789012345678901234567890"}]}
    table/export {"table":"t","format":"csv"}
    = {"rowCount":4}
    """#
}
