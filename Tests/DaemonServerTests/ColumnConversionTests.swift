import JSONRPC
import JSONText
import TableValues
import TestSupport
import Testing
import WireProtocol

@testable import DaemonServer

/// The options of a column, from a request to the column, and to the form that journals keep.
struct ColumnConversionTests {
  /// Members whose values are independent of each other.
  private static let options = PatchDocument(members: [
    ("path", [#""a.b""#, #""/a/b""#]), ("display", [#""string(n)""#]),
    ("sortBy", [#"{"column":"t"}"#, #"{"expression":"n * 2"}"#]),
    (
      "format",
      [
        ##"{"kind":"number","pattern":"#,##0.00"}"##, #"{"kind":"currency","currency":"EUR"}"#,
        #"{"kind":"percent"}"#, #"{"kind":"bytes","units":"si"}"#,
        #"{"kind":"compact","digits":2}"#,
        #"{"kind":"date","pattern":"yyyy-MM-dd","locale":"de"}"#,
        #"{"kind":"map","values":{"1":"one"},"otherwise":{"kind":"number"}}"#,
        #"{"kind":"template","template":"<{}>","format":{"kind":"number"}}"#,
      ]
    ),
    ("parse", [###"{"kind":"number","pattern":"#,##0.##"}"###]),
    ("nullPlaceholder", [#""-""#, #""""#]),
    (
      "comparator",
      [
        #""value""#, #""natural""#, #""caseInsensitive""#, #"{"kind":"list","values":["a","b"]}"#,
        #"{"kind":"text","diacritics":"ignored"}"#,
      ]
    ),
    ("footer", [#"{"title":"Sum","aggregate":"sum"}"#]),
    ("align", [#""end""#, #""center""#]), ("cellKind", [#""bar""#]),
  ])

  private func taken(_ text: String, into column: Column) throws -> Column {
    let document = try JSONDocument(parsing: Array(text.utf8), depthLimit: 64)
    var reader = try ParamsReader(document.root)
    var column = column
    try ColumnConversion(types: []).take(try WireColumnOptions(from: &reader), into: &column, "/n")
    return column
  }

  private static let plain = Column(
    number: ColumnNumber(1), id: ColumnID("n"), title: "n", type: .integer)

  /// The column that the kept form makes of a plain one.
  private func rebuilt(_ column: Column) throws -> Column {
    var again = Self.plain
    let options = try ColumnForms.options(column, in: TableSchema(columns: [column]))
    try ColumnConversion(types: []).take(options, into: &again, "")
    return again
  }

  @Test(arguments: Seeds.all(30))
  func `the form that a journal keeps makes the same column`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var column = Self.plain
    for _ in 0..<10 {
      column = try taken(Self.options.patch(oneOf: 3, &random), into: column)
      #expect(try rebuilt(column) == column)
    }
  }

  @Test func `null for every option is a plain column`() throws {
    var random = SeededGenerator(seed: 5)
    var column = Self.plain
    for _ in 0..<10 { column = try taken(Self.options.patch(oneOf: 2, &random), into: column) }
    #expect(column != Self.plain)
    #expect(try taken(Self.options.nulls, into: column) == Self.plain)
  }

  @Test func `a column is computed, supplied or a header only, and the last option decides`() throws
  {
    let computed = try taken(#"{"computed":"n + 1"}"#, into: Self.plain)
    #expect(computed.computation?.isTypeDeclared == false)
    let supplied = try taken(#"{"supplied":{"inputs":["t"]}}"#, into: computed)
    #expect(supplied.computation == nil && supplied.supply != nil)
    let header = try taken(#"{"headerOnly":true}"#, into: Self.plain)
    #expect(header.form.isHeaderOnly && !header.isSortable)
    #expect(try taken(#"{"headerOnly":false}"#, into: header) == Self.plain)
  }

  @Test(arguments: [
    (#"{"type":"unheard"}"#, "/n/type"), (#"{"path":"a..b"}"#, "/n/path"),
    (#"{"computed":"1","supplied":{}}"#, "/n/supplied"),
    (#"{"computed":"1","headerOnly":true}"#, "/n/computed"),
    (#"{"format":{"kind":"date","pattern":"qqqqqqqq'"}}"#, "/n/format"),
  ])
  func `what no column can have is refused at its place`(_ text: String, _ place: String) throws {
    let error = try #require(
      #expect(throws: (any Error).self) { try taken(text, into: Self.plain) })
    let refusal = ErrorMapping.responseError(for: error)
    let pointer = refusal.data?["pointer"]?.text ?? refusal.message
    #expect(pointer.contains(place), "\(pointer)")
  }
}
