import JSONRPC
import JSONText
import TableValues
import TestSupport
import Testing
import ViewModel
import WireProtocol

@testable import DaemonServer

/// The state of a view, from its document to the session and back.
struct ViewStateConversionTests {
  private static let schema = TableSchema(columns: [
    Column(number: ColumnNumber(0), id: ColumnID("t"), title: "t", type: .text),
    Column(number: ColumnNumber(1), id: ColumnID("n"), title: "n", type: .integer),
  ])
  private static let conversion = ViewStateConversion(schema: schema)

  /// Values of each member. Null is one of every member.
  private static let document = PatchDocument(members: [
    (
      "sort",
      [
        "[]", #"[{"column":"n","direction":"descending","nulls":"first"}]"#,
        #"[{"column":"t"},{"column":"n"}]"#,
        #"[{"expression":"n * 2","direction":"descending"}]"#,
      ]
    ),
    (
      "search",
      [
        #"{"text":"x"}"#, #"{"text":"X+","match":"regex","mode":"mark","caseFolded":false}"#,
        #"{"text":"x","columns":["t"],"diacritics":"ignored"}"#, #"{"columns":null}"#,
      ]
    ),
    (
      "filter",
      [
        #""n > 1""#, #"{"kind":"text","column":"t","relation":"startsWith","text":"a"}"#,
        #"{"kind":"not","condition":{"kind":"null","column":"n"}}"#,
      ]
    ),
    (
      "sections",
      [
        #"{"by":[{"column":"t"}]}"#,
        #"{"by":[{"column":"t","direction":"descending"},{"column":"n"}],"headers":true}"#,
        #"{"by":[{"column":"n"}],"footers":true}"#,
      ]
    ),
    (
      "selection",
      [
        #"{"mode":"single","unit":"cell"}"#, #"{"tap":"toggle","momentary":true}"#,
        #"{"whenFiltered":"drop","tap":null}"#,
      ]
    ),
    ("page", [#"{"size":10}"#, #"{"size":2,"index":3}"#, #"{"index":null}"#]),
    (
      "columns",
      [
        #"{"n":{"hidden":true}}"#, #"{"n":null}"#,
        #"{"n":{"footer":{"title":"Sum","aggregate":"sum"}},"t":{"nullDefault":"-"}}"#,
      ]
    ),
    ("columnOrder", [#"["n"]"#, #"["t","n"]"#]),
    ("binding", [#""cell""#, #""object""#]),
    ("sortCycle", [#"["descending","ascending"]"#]),
    ("footers", ["false", "true"]),
    ("footerSorts", ["true", "false"]),
    ("showHidden", ["true", "false"]),
    (
      "layout",
      [
        "{}", #"{"rows":{"wrap":true,"linesMax":3},"spacing":1}"#, #"{"rows":null}"#,
        #"{"sizing":{"mode":{"kind":"fixed","width":12}},"columns":{"n":{"width":9}}}"#,
        #"{"frame":80,"fixed":{"leading":1}}"#,
      ]
    ),
    ("presentation", [#"{"indicators":{"width":2}}"#]),
  ])

  private func merged(_ patch: String, into state: ViewState) throws -> ViewState {
    let text = #"{"view":"v","state":\#(patch)}"#
    let document = try JSONDocument(parsing: Array(text.utf8), depthLimit: 64)
    let params = try ViewSetParams(decoding: document.root)
    return try Self.conversion.merging(params.state, into: state)
  }

  private func written(_ state: ViewState) -> String {
    var writer = JSONWriter()
    Self.conversion.write(state, to: &writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test(arguments: Seeds.all(20))
  func `a state that is given back is the same state`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var state = ViewState()
    for _ in 0..<20 {
      state = try merged(Self.document.patch(oneOf: 4, &random), into: state)
      let document = written(state)
      let again = try merged(document, into: ViewState())
      #expect(written(again) == document)
      #expect(written(try merged(document, into: state)) == document, "nor does it change a state")
    }
  }

  @Test(arguments: Seeds.all(20))
  func `null for every member is a new view`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var state = ViewState()
    for _ in 0..<10 { state = try merged(Self.document.patch(oneOf: 4, &random), into: state) }
    #expect(written(try merged(Self.document.nulls, into: state)) == written(ViewState()))
  }

  @Test func `an empty patch changes nothing, and every member is in the document that it changes`()
    throws
  {
    let plain = written(ViewState())
    #expect(written(try merged("{}", into: ViewState())) == plain)
    for (name, values) in Self.document.members {
      let documents = try values.map { value in
        written(try merged("{\"\(name)\":\(value)}", into: ViewState()))
      }
      #expect(documents.contains { $0 != plain }, "\(name)")
    }
  }

  @Test(arguments: [
    (#"{"sort":[{"column":"x"}]}"#, "/state/sort/0/column"),
    (#"{"search":{"text":"x","columns":["t","x"]}}"#, "/state/search/columns/1"),
    (#"{"columns":{"x":{"hidden":true}}}"#, "/state/columns/x"),
    (#"{"columnOrder":["n","x"]}"#, "/state/columnOrder/1"),
    (#"{"search":{"text":"(","match":"regex"}}"#, "/state/search/text"),
    (#"{"columns":{"n":{"nullDefault":"a"}}}"#, "/state/columns/n/nullDefault"),
  ])
  func `what does not fit the table is refused at its place`(_ patch: String, _ place: String) {
    let error = #expect(throws: (any Error).self) { try merged(patch, into: ViewState()) }
    guard let error else { return }
    #expect(ErrorMapping.responseError(for: error).message.contains(" \(place)"))
  }
}
