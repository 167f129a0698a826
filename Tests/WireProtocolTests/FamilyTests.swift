import JSONText
import Testing
import WireProtocol

struct FamilyTests {
  @Test func `a table has exactly one source`() throws {
    let expected = "one of path, uri, content, backup and source"
    #expect(try complaint(TableOpenParams.self, "{}") == "|\(expected)|none of them")
    #expect(
      try complaint(TableOpenParams.self, #"{"path":"a","content":{"text":"x"}}"#)
        == "/content|\(expected)|a second one")
    #expect(
      try complaint(TableOpenParams.self, #"{"backup":"a","types":{}}"#)
        == "/types|nothing that a backup has|an option")
    #expect(
      try complaint(TableOpenParams.self, #"{"content":{}}"#)
        == "/content|one of text and base64|none of them")
    #expect(
      try complaint(TableOpenParams.self, #"{"path":"a","dialect":{"encoding":8}}"#)
        == "/dialect/encoding|a string|a number")
    #expect(
      try complaint(TableOpenParams.self, #"{"path":"a","dialect":{"quote":1}}"#)
        == "/dialect/quote|a string or null|a number")
    #expect(
      try complaint(TableOpenParams.self, #"{"path":"a","columns":{"x/y":{"typ":"text"}}}"#)
        == "/columns/x~1y/typ|only type, title, sortable, searchable, editable, computed, supplied, "
        + "path, "
        + "headerOnly, display, sortBy, format, parse, nullPlaceholder, comparator, footer, validate, align, editor, cellKind and meta|an unknown member"
    )
    #expect(
      try complaint(TableOpenParams.self, #"{"path":"a","columns":{"x":{},"x":{}}}"#)
        == "/columns/x|each member once|a second one")
  }

  @Test func `rows are all arrays or all objects`() throws {
    #expect(
      try complaint(TableCreateParams.self, #"{"rows":[[1],{"a":1}]}"#)
        == "/rows/1|an array, as the rows before|an object")
    #expect(
      try complaint(TableCreateParams.self, #"{"rows":[3]}"#)
        == "/rows/0|a row (an array or an object)|a number")
    #expect(try complaint(TableCreateParams.self, #"{}"#) == "/rows|an array of rows|nothing")
  }

  @Test func `an edit is refused by the place of its fault`() throws {
    func edit(_ text: String) throws -> String? {
      try complaint(
        TableEditParams.self, #"{"table":"t","edits":[{"kind":"remove","rows":[1]},"# + text + "]}")
    }
    #expect(
      try edit(#"{"kind":"put"}"#)
        == #"/edits/1/kind|"set", "insert", "remove", "move", "paste", "adopt", "setRow", "#
        + #""setColumn", "#
        + #""addColumn", "removeColumn", "orderColumns", "addSections", "removeSections", "#
        + #""moveSections" or "setSection"|"put""#)
    #expect(
      try edit(#"{"kind":"set","row":1,"column":"a"}"#) == "/edits/1/value|a value|nothing")
    #expect(
      try edit(#"{"kind":"set","row":1,"values":[1]}"#)
        == "/edits/1/values|an object|an array")
    #expect(try edit(#"{"kind":"move","rows":[1]}"#) == "/edits/1/place|an object|nothing")
    #expect(
      try edit(#"{"kind":"insert","rows":[[1]],"place":{"kind":"before"}}"#)
        == "/edits/1/place/row|a row key (a string or an integer)|nothing")
    #expect(
      try edit(#"{"kind":"insert","rows":[[1]],"place":{"kind":"end","row":1}}"#)
        == "/edits/1/place/row|only kind|an unknown member")
    #expect(try edit(#"[1]"#) == "/edits/1|an object|an array")
  }

  @Test func `members of an edit may stand in any order and with escapes`() throws {
    let odd = #"{"value":[1,{"a":2}],"column":"a","kind":"set","row":"k"}"#
    let escaped = #"{"kind":"\u0073et","ro\u0077":"\u006b","column":"\u0061","value":3}"#
    let text = #"{"table":"t","edits":["# + odd + "," + escaped + "," + odd + "]}"
    let read = try TableEditParams(decoding: params(text)).edits.map { edit -> String in
      guard case .set(let row, let column, let value) = edit else { return "" }
      #expect(row == WireKey("k"))
      #expect(column == Array("a".utf8))
      return String(decoding: value.rawText, as: UTF8.self)
    }
    #expect(read == [#"[1,{"a":2}]"#, "3", #"[1,{"a":2}]"#])
  }

  @Test func `a doubled member of an edit is an error`() throws {
    let text = #"{"table":"t","edits":[{"kind":"set","row":1,"row":2,"value":3}]}"#
    #expect(
      try complaint(TableEditParams.self, text)
        == "/edits/0/row|each member once|a second one")
  }

  @Test func `an inserted row without a place goes to the end`() throws {
    let read = try TableEditParams(
      decoding: params(#"{"table":"t","edits":[{"kind":"insert","rows":[]}]}"#))
    guard case .insert(_, nil, .end) = try #require(read.edits.first) else {
      Issue.record("not an insert at the end")
      return
    }
  }

  @Test func `a state patch tells absent, null and value apart`() throws {
    let text = #"{"sort":null,"page":{"size":null},"columns":{"a":null}}"#
    let state = try ViewSetParams(decoding: params(#"{"view":"v","state":\#(text)}"#)).state
    #expect(String(decoding: state.encoded, as: UTF8.self) == text)
    #expect(
      try complaint(ViewSetParams.self, #"{"view":"v","state":{"page":{"size":0}}}"#)
        == "/state/page/size|a positive integer of at most 14 digits or null|0")
    #expect(
      try complaint(ViewSetParams.self, #"{"view":"v","state":{"sort":[{"direction":"up"}]}}"#)
        == "/state/sort/0/column|a string|nothing")
    #expect(try complaint(ViewSetParams.self, #"{"view":"v"}"#) == "/state|an object|nothing")
  }

  @Test func `a window is entries, a viewport or all`() throws {
    #expect(
      try complaint(ViewWatchParams.self, #"{"view":"v","window":{"kind":"all","size":1}}"#)
        == "/window/size|only kind|an unknown member")
    #expect(
      try complaint(ViewWatchParams.self, #"{"view":"v","window":{"kind":"entries","first":0}}"#)
        == "/window/size|a non-negative integer of at most 14 digits|nothing")
    #expect(
      try complaint(ViewWatchParams.self, #"{"view":"v","window":{"kind":"viewport","offset":0}}"#)
        == "/window/extent|a number from 0 to 16777216|nothing")
    #expect(
      try complaint(ViewScrollParams.self, #"{"subscription":"s","offset":0,"pages":1}"#)
        == "/pages|one of offset, entry, pages, to and thumb|1")
    #expect(
      try complaint(ViewScrollParams.self, #"{"subscription":"s","hold":{"sort":"end"}}"#)
        == #"/hold/sort|"entry", "offset" or "start"|"end""#)
    #expect(
      try complaint(ViewRowsParams.self, #"{"view":"v","range":{"first":0,"size":1},"keys":[]}"#)
        == "/keys|one of range and keys|both")
  }

  @Test func `a daemon can name a place it found wrong later`() throws {
    let all = try params(
      #"{"table":"t","edits":[{"kind":"set","row":1,"column":"a","value":"x"}]}"#)
    let read = try TableEditParams(decoding: all)
    guard case .set(_, _, let value) = try #require(read.edits.first) else { return }
    let fault = InvalidParams(at: value, in: all, expected: "an integer")
    #expect(fault.pointer == "/edits/0/value")
    #expect(fault.found == "a string")
  }

  @Test func `a block becomes cells with all its lists say`() throws {
    let text = """
      {"column":"age","offset":2,"values":[31,null,null],"texts":["31","","x1"],"future":1,
       "errors":[{"row":2,"kind":"doesNotParse","text":"x1"}],"pending":[1],"lossy":[0],
       "matches":[{"row":0,"ranges":[[0,2]]}]}
      """
    let block = try ColumnBlock(try JSONDocument(parsing: Array(text.utf8), depthLimit: 9).root)
    #expect(block.offset == 2)
    #expect(block.cells.map(\.value) == ["31", "null", "null"].map { Array($0.utf8) })
    #expect(block.cells[0].isLossy)
    #expect(block.cells[0].matches == [0..<2])
    #expect(block.cells[1].isPending)
    #expect(block.cells[2].error?.kind == Array("doesNotParse".utf8))
    let odd: JSONValue = ["column": "a", "values": [1], "pending": [1]]
    let view = try #require(odd.view)
    #expect(throws: InvalidParams.self) { try ColumnBlock(view) }
  }

  @Test(arguments: [100]) func `a list of edits is read fast`(count: Int) throws {
    let edit = #"{"kind":"set","row":12345,"column":"amount","value":"12.50"}"#
    let list = Array(repeating: edit, count: count).joined(separator: ",")
    let all = try params(#"{"table":"t","edits":["# + list + "]}")
    let clock = ContinuousClock()
    let times = try (0..<20).map { _ in
      try clock.measure { _ = try TableEditParams(decoding: all) }
    }
    let best = try #require(times.min())
    // Generous: an unoptimized build on a busy machine takes a few hundred microseconds.
    #expect(best < .milliseconds(20))
  }
}
