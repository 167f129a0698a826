import JSONRPC
import JSONText
import TableValues
import TestSupport
import Testing
import ViewModel
import ViewportLayout
import WireProtocol

@testable import DaemonServer

/// The layout of a view, from its document to the rules and back.
struct LayoutConversionTests {
  private static let conversion = LayoutConversion(
    schema: TableSchema(columns: [
      Column(number: ColumnNumber(0), id: ColumnID("t"), title: "t", type: .text),
      Column(number: ColumnNumber(1), id: ColumnID("n"), title: "n", type: .integer),
    ]))

  /// Every kind of width.
  private static let modes = [
    #"{"kind":"maximum"}"#, #"{"kind":"average","advance":2}"#, #"{"kind":"sampled","size":5}"#,
    #"{"kind":"client","size":5}"#, #"{"kind":"percentile","share":0.5,"size":20}"#,
    #"{"kind":"hybrid","size":3,"advance":1.5}"#, #"{"kind":"padded","width":4}"#,
    #"{"kind":"fixed","width":7.5}"#, #"{"kind":"fraction","share":0.25}"#,
    #"{"kind":"flexible"}"#, #"{"kind":"adaptive"}"#,
  ]

  private static let sizing = PatchDocument(members: [
    ("mode", modes), ("minimum", ["0", "3"]), ("maximum", ["40", "9.5"]), ("padding", ["1", "0"]),
    ("headerPadding", ["2"]), ("header", ["true", "false"]), ("footer", ["true", "false"]),
    ("whole", ["true", "false"]),
  ])
  private static let columnSizing = PatchDocument(
    members: sizing.members + [("width", ["0", "12"]), ("spacing", ["3"])])
  private static let rows = PatchDocument(members: [
    ("height", ["2", "1.5"]), ("wrap", ["true", "false"]), ("linesMax", ["1", "4"]),
    ("inset", ["1"]), ("padding", ["2"]), ("minimum", ["1"]), ("maximum", ["9"]),
    ("whole", ["true", "false"]), ("spacing", ["1"]), ("background", ["true", "false"]),
    ("measured", [#""client""#]), ("deadline", ["50"]), ("quiet", ["0", "30"]),
  ])
  private static let items = PatchDocument(members: [
    ("direction", [#""horizontal""#, #""wrapped""#]),
    ("size", [#"{"width":10}"#, #"{"width":10,"height":3}"#]), ("perLine", ["[2]", "[1,2,3]"]),
    ("spacing", ["1"]), ("lineSpacing", ["2"]),
  ])

  /// A patch of a layout, whose members have random parts.
  private static func patch(_ random: inout SeededGenerator) -> String {
    let columns = ["t", "n"].map { name in
      "\"\(name)\":\(columnSizing.patch(oneOf: 3, &random))"
    }
    let document = PatchDocument(members: [
      ("frame", ["80", "0"]), ("minimumWidth", ["5"]),
      ("insets", [#"{"leading":1}"#, #"{"leading":2,"trailing":3}"#, #"{"trailing":null}"#]),
      ("direction", [#""rtl""#, #""ltr""#]), ("spacing", ["0", "2.5"]),
      ("scale", ["true", "false"]), ("lock", ["true", "false"]),
      ("fixed", [#"{"leading":1}"#, #"{"leading":1,"trailing":2}"#, #"{"leading":null}"#]),
      ("rows", [rows.patch(oneOf: 3, &random)]), ("items", [items.patch(oneOf: 2, &random)]),
      ("sizing", [sizing.patch(oneOf: 3, &random)]),
      ("columns", ["{\(columns.joined(separator: ","))}", #"{"n":null}"#]),
    ])
    return document.patch(oneOf: 3, &random)
  }

  private func merged(_ patch: String, into rules: LayoutRules?) throws -> LayoutRules? {
    let text = #"{"view":"v","state":{"layout":\#(patch)}}"#
    let document = try JSONDocument(parsing: Array(text.utf8), depthLimit: 64)
    let params = try ViewSetParams(decoding: document.root)
    return try Self.conversion.merging(params.state.layout, rules, defaults: nil)
  }

  private func written(_ rules: LayoutRules?) -> String {
    guard let rules else { return "null" }
    var writer = JSONWriter()
    writer.beginObject()
    Self.conversion.write(rules, to: &writer)
    writer.endObject()
    let document = String(decoding: writer.finish(), as: UTF8.self)
    return String(document.dropFirst(#"{"layout":"#.count).dropLast())
  }

  @Test(arguments: Seeds.all(20))
  func `a layout that is given back is the same layout`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var rules: LayoutRules?
    for _ in 0..<20 {
      rules = try merged(Self.patch(&random), into: rules)
      let document = written(rules)
      #expect(written(try merged(document, into: nil)) == document)
      #expect(written(try merged(document, into: rules)) == document, "nor does it change one")
    }
  }

  @Test func `every kind of width is given back`() throws {
    for mode in Self.modes {
      let rules = try merged(#"{"columns":{"n":{"mode":\#(mode)}}}"#, into: nil)
      let again = try merged(written(rules), into: nil)
      #expect(again?.columns == rules?.columns && again?.columns.count == 1, "\(mode)")
    }
  }

  @Test func `null is no layout, and an empty patch is one of defaults`() throws {
    let rules = try merged("{}", into: nil)
    #expect(rules != nil)
    #expect(try merged("null", into: rules) == nil)
    #expect(written(try merged(#"{"columns":{"n":{"width":4}}}"#, into: rules)) != written(rules))
  }

  @Test func `the width of a column that does not exist is refused at its place`() throws {
    let error = try #require(
      #expect(throws: (any Error).self) { try merged(#"{"columns":{"x":{"width":4}}}"#, into: nil) }
    )
    #expect(ErrorMapping.responseError(for: error).message.contains("/state/layout/columns/x"))
  }
}
