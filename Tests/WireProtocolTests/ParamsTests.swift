import JSONText
import Testing
import WireProtocol

/// Parses params as they stand inside a message, so that pointers must be made relative.
func params(_ text: String) throws -> JSONView {
  let message = #"{"jsonrpc":"2.0","id":1,"params":"# + text + "}"
  let root = try JSONDocument(parsing: Array(message.utf8), depthLimit: 64).root
  return try #require(root.member("params"))
}

/// Reads params and gives the complaint as `pointer|expected|found`; nil if they are good.
func complaint<Params: WireParams>(_ type: Params.Type, _ text: String) throws -> String? {
  do throws(InvalidParams) {
    _ = try Params(decoding: params(unchecked: text))
    return nil
  } catch {
    return "\(error.pointer)|\(error.expected)|\(error.found)"
  }
}

func params(unchecked text: String) -> JSONView? {
  let message = #"{"jsonrpc":"2.0","id":1,"params":"# + text + "}"
  return (try? JSONDocument(parsing: Array(message.utf8), depthLimit: 64))?.root.member("params")
}

/// Reads params and writes them again.
func rewritten<Params: WireParams>(_ type: Params.Type, _ text: String) throws -> String {
  String(decoding: try Params(decoding: params(text)).encoded, as: UTF8.self)
}

struct ParamsTests {
  @Test func `absent, null and empty parameters are an object without members`() throws {
    _ = try EmptyParams(decoding: nil)
    for text in ["null", "[]", "{}"] { #expect(try complaint(EmptyParams.self, text) == nil) }
    #expect(try complaint(EmptyParams.self, "[1]") == "|an object|an array")
    #expect(try complaint(EmptyParams.self, "7") == "|an object|a number")
    #expect(try complaint(ViewParams.self, "null") == "/view|a string|nothing")
  }

  @Test func `an unknown member is an error that names the known ones`() throws {
    #expect(
      try complaint(TableUndoParams.self, #"{"table":"t","autor":"me"}"#)
        == "/autor|only table and author|an unknown member")
    #expect(
      try complaint(EmptyParams.self, #"{"a/b~c":1}"#) == "/a~1b~0c|no members|an unknown member")
  }

  @Test func `initialize passes over unknown members`() throws {
    let text = #"{"rootUri":null,"processId":null,"clientInfo":{"name":"x","extra":1}}"#
    let read = try InitializeParams(decoding: params(text))
    #expect(read.client?.name == Array("x".utf8))
    #expect(read.processID == nil)
    #expect(
      try complaint(InitializeParams.self, #"{"processId":-1}"#)
        == "/processId|a process id (a positive integer) or null|-1")
    #expect(
      try complaint(InitializeParams.self, #"{"updates":"all"}"#)
        == #"/updates|"merged" or "each"|"all""#)
  }

  @Test func `a member that stands twice is an error`() throws {
    #expect(
      try complaint(ViewParams.self, #"{"view":"a","view":"b"}"#)
        == "/view|each member once|a second one")
  }

  @Test func `half a surrogate pair is an error wherever it stands`() throws {
    #expect(
      try complaint(ViewParams.self, #"{"view":"a\ud800"}"#)
        == "/view|Unicode text|a string with half a surrogate pair")
    let text = #"{"table":"t","edits":[{"kind":"set","row":1,"column":"a","value":["\udc00"]}]}"#
    #expect(
      try complaint(TableEditParams.self, text)
        == "/edits/0/value/0|Unicode text|a string with half a surrogate pair")
  }

  @Test func `counts are non-negative integers`() throws {
    func range(_ first: String) throws -> String? {
      try complaint(
        ViewRowsParams.self, #"{"view":"v","range":{"first":"# + first + #","size":5}}"#)
    }
    #expect(try range("3") == nil)
    #expect(try range("-3") == "/range/first|a non-negative integer of at most 14 digits|-3")
    #expect(try range("1.5") == "/range/first|a non-negative integer of at most 14 digits|1.5")
    #expect(try range("1e400") == "/range/first|a non-negative integer of at most 14 digits|1e400")
    #expect(
      try range("\"3\"") == "/range/first|a non-negative integer of at most 14 digits|a string")
    #expect(
      try complaint(ViewRowsParams.self, #"{"view":"v","range":{"first":0}}"#)
        == "/range/size|a non-negative integer of at most 14 digits|nothing")
  }

  @Test func `keys keep their kind, and long integers travel as strings`() throws {
    let read = try ViewLocateParams(decoding: params(#"{"view":"v","keys":[1,"1",-7]}"#))
    #expect(read.keys == [.integer(1), WireKey("1"), .integer(-7)])
    let long = ViewLocateParams(
      view: "", keys: [.integer(99_999_999_999_999), .integer(-100_000_000_000_000)])
    #expect(
      String(decoding: long.encoded, as: UTF8.self)
        == #"{"view":"","keys":[99999999999999,"-100000000000000"]}"#)
    #expect(
      try complaint(ViewLocateParams.self, #"{"view":"v","keys":[1,2.5]}"#)
        == "/keys/1|a row key (a string or an integer)|2.5")
  }

  @Test func `every method reads what it writes`() throws {
    for (type, text) in samples {
      #expect(try roundTrip(type, text) == text)
    }
  }

  private func roundTrip(_ type: any WireParams.Type, _ text: String) throws -> String {
    try rewritten(type, text)
  }
}

private let samples: [(any WireParams.Type, String)] = [
  (
    InitializeParams.self,
    #"""
    {"clientInfo":{"name":"a","version":"1"},"processId":7,"updates":"each","trace":"off",\#
    "capabilities":{"x":[1]}}
    """#
  ),
  (CancelParams.self, #"{"id":1234567890123456}"#),
  (CancelParams.self, #"{"id":"a"}"#),
  (SetTraceParams.self, #"{"value":"verbose"}"#),
  (
    TableOpenParams.self,
    #"""
    {"table":"t","name":"n","path":"/a","dialect":{"delimiter":";","quote":null,\#
    "escape":"\\","header":true,"encoding":"utf-16le","comment":null,"preambleLines":2,\#
    "nullValues":["","NA"]},"columns":{"a":{"type":"dateTime","title":"A",\#
    "sortable":false,"searchable":true,"editable":false},"b":{}},"keyColumns":["a"],\#
    "sampleRows":10,"progressToken":"p"}
    """#
  ),
  (TableOpenParams.self, #"{"uri":"file:///a"}"#),
  (TableOpenParams.self, #"{"content":{"text":"a,b\n"}}"#),
  (TableOpenParams.self, #"{"content":{"base64":"YQ=="}}"#),
  (
    TableCreateParams.self,
    #"""
    {"table":"t","name":"n","columns":[{"id":"a","type":"list"},{}],"rows":[[1,"x"],[]],\#
    "keyColumns":["a"],"detectTypes":true}
    """#
  ),
  (TableCreateParams.self, #"{"rows":[{"a":1},{}]}"#),
  (TableDescribeParams.self, #"{"table":"t","diagnostics":{"first":0,"size":10}}"#),
  (TableCloseParams.self, #"{"table":"t"}"#),
  (TableUndoParams.self, #"{"table":"t","author":"me"}"#),
  (
    TableEditParams.self,
    #"""
    {"table":"t","edits":[{"kind":"set","row":1,"column":"a","value":null},{"kind":"set",\#
    "row":"k","values":{"a":1.50}},{"kind":"insert","rows":[[1]],\#
    "place":{"kind":"start"}},{"kind":"remove","rows":[1,"2"]},{"kind":"move","rows":[3],\#
    "place":{"kind":"after","row":4}},{"kind":"move","rows":[3],"place":{"kind":"index",\#
    "sourceIndex":5}}],"seen":4,"exact":true,"label":"l","author":"me","history":"join",\#
    "invalid":"keep"}
    """#
  ),
  (
    ViewOpenParams.self,
    #"""
    {"table":"t","view":"v","state":{"sort":[{"column":"a","direction":"descending",\#
    "nulls":"first","comparator":"caseInsensitive"},{"column":"b"}],"search":{"text":"x",\#
    "columns":null,"caseFolded":false,"diacritics":"ignored","mode":"mark"},\#
    "page":{"size":null,"index":3},"columns":{"a":{"hidden":true},"b":null,\#
    "c":{"hidden":null},"d":{}},"columnOrder":["b","a"],"sortCycle":["descending",\#
    "none"]}}
    """#
  ),
  (ViewParams.self, #"{"view":"v"}"#),
  (
    ViewSetParams.self,
    #"""
    {"view":"v","state":{"sort":null,"search":null,"page":null,"columns":null,\#
    "columnOrder":null,"sortCycle":null},"show":9,"wait":false}
    """#
  ),
  (ViewTapParams.self, #"{"view":"v","part":"header","column":"a","extend":true}"#),
  (ViewRowsParams.self, #"{"view":"v"}"#),
  (
    ViewRowsParams.self,
    #"{"view":"v","range":{"first":1,"size":2},"columns":["a"],"as":"both","at":3}"#
  ),
  (ViewRowsParams.self, #"{"view":"v","keys":[1,"a"]}"#),
  (ViewLocateParams.self, #"{"view":"v","keys":[]}"#),
  (ViewLocateParams.self, #"{"view":"v","keys":[1],"offsets":[0,-1.5]}"#),
  (
    ViewWatchParams.self,
    #"""
    {"view":"v","subscription":"s","window":{"kind":"entries","first":0,"size":50,\#
    "overscan":5},"content":"keys","columns":["a"],"as":"text","hold":"end"}
    """#
  ),
  (ViewWatchParams.self, #"{"view":"v","window":{"kind":"all"},"columns":null}"#),
  (
    ViewWatchParams.self,
    #"""
    {"view":"v","window":{"kind":"viewport","offset":1.5,"extent":20,"overscan":2},\#
    "hold":{"sort":"offset","edit":"start"},"anchor":{"kind":"header","key":["a",1]},\#
    "follow":true,"brief":true}
    """#
  ),
  (
    ViewScrollParams.self,
    #"{"subscription":"s","first":3,"size":4,"columns":null,"hold":"index"}"#
  ),
  (
    ViewScrollParams.self,
    #"{"subscription":"s","extent":10,"entry":"a","placement":"center","dragging":false}"#
  ),
  (ViewScrollParams.self, #"{"subscription":"s","offset":-3.25,"follow":false,"anchor":null}"#),
  (ViewScrollParams.self, #"{"subscription":"s","pages":-0.5,"anchor":7}"#),
  (ViewScrollParams.self, #"{"subscription":"s","hold":{},"to":"end"}"#),
  (SubscriptionParams.self, #"{"subscription":"s"}"#),
  (ViewSyncParams.self, #"{"table":"t"}"#),
  (ViewSyncParams.self, "{}"),
  (ViewSyncParams.self, #"{"table":"t","supplied":true}"#),
  (CellRefreshParams.self, #"{"table":"t","columns":["s"],"rows":[1,"b"]}"#),
  (CellRefreshParams.self, #"{"table":"t"}"#),
]
