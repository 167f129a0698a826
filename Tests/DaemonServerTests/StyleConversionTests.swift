import JSONRPC
import JSONText
import TableModel
import TableValues
import TestSupport
import Testing
import ViewModel
import WireProtocol

@testable import DaemonServer

/// Style rules, from a request to the rules and back.
struct StyleConversionTests {
  private static let conversion = StyleConversion(
    schema: TableSchema(columns: [
      Column(number: ColumnNumber(0), id: ColumnID("t"), title: "t", type: .text),
      Column(number: ColumnNumber(1), id: ColumnID("n"), title: "n", type: .integer),
    ]))

  private static let sources = [
    #"{"kind":"stripes"}"#, #"{"kind":"stripes","every":3,"offset":1,"by":"section"}"#,
    #"{"kind":"sorted"}"#, #"{"kind":"sorted","every":2,"offset":1}"#, #"{"kind":"selected"}"#,
    #"{"kind":"hovered"}"#, #"{"kind":"matches"}"#, #"{"kind":"drafts"}"#, #"{"kind":"errors"}"#,
  ]
  private static let members = PatchDocument(members: [
    ("when", [#""n > 1""#, #""selected && t == 'x'""#]), ("source", sources),
    ("columns", [#"["n"]"#, #"["t","n"]"#, "[]"]),
    (
      "parameters",
      [
        #"{"bold":true,"size":3,"colour":"red"}"#, #"{"share":0.5}"#,
        #"{"width":{"expression":"n * 2"}}"#,
      ]
    ),
  ])

  /// A rule without nulls, which rules do not have.
  private static func rule(_ random: inout SeededGenerator) -> String {
    var patch = members.patch(oneOf: 2, &random)
    while patch.contains("null") { patch = members.patch(oneOf: 2, &random) }
    let layer = Bool.random(using: &random) ? "overlay" : "background"
    let tag = ["a", "b c", "ü"].randomElement(using: &random) ?? "a"
    let rest = patch.dropFirst().dropLast()
    return #"{"layer":"\#(layer)","tag":"\#(tag)"\#(rest.isEmpty ? "" : ",")\#(rest)}"#
  }

  private func rules(_ text: String) throws -> [StyleRule] {
    let text = #"{"view":"v","state":{"styles":\#(text)}}"#
    let document = try JSONDocument(parsing: Array(text.utf8), depthLimit: 64)
    let params = try ViewSetParams(decoding: document.root)
    guard case .value(let styles) = params.state.styles else { return [] }
    return try Self.conversion.rules(styles, "/state/styles")
  }

  private func written(_ rules: [StyleRule]) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    Self.conversion.write(rules, to: &writer)
    writer.endObject()
    let document = String(decoding: writer.finish(), as: UTF8.self)
    return String(document.dropFirst(#"{"styles":"#.count).dropLast())
  }

  @Test(arguments: Seeds.all(20))
  func `rules that are given back are the same rules`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let texts = (0..<8).map { _ in Self.rule(&random) }
    let rules = try rules("[\(texts.joined(separator: ","))]")
    #expect(rules.count == texts.count)
    #expect(try self.rules(written(rules)) == rules)
  }

  @Test(arguments: [
    (#"{"columns":["n","x"]}"#, "/state/styles/0/columns/1"),
    (#"{"when":"n + 1"}"#, "/state/styles/0/when"),
    (#"{"when":"missing"}"#, "/state/styles/0/when"),
    (#"{"parameters":{"a":{"expression":"n +"}}}"#, "/state/styles/0/parameters/a/expression"),
  ])
  func `what does not fit the table is refused at its place`(
    _ members: String, _ place: String
  ) throws {
    let rule = #"[{"layer":"overlay","tag":"a",\#(members.dropFirst().dropLast())}]"#
    let error = try #require(#expect(throws: (any Error).self) { try rules(rule) })
    let refusal = ErrorMapping.responseError(for: error)
    let pointer = refusal.data?["pointer"]?.text ?? refusal.message
    #expect(pointer.contains(place), "\(pointer)")
  }

  @Test func `rules and expressions have one limit`() throws {
    func many(_ count: Int) -> String {
      let rules = Array(repeating: #"{"layer":"overlay","tag":"a","when":"n > 1"}"#, count: count)
      return "[\(rules.joined(separator: ","))]"
    }
    #expect(try rules(many(StyleRule.countMax)).count == StyleRule.countMax)
    #expect(throws: DaemonError.self) { try rules(many(StyleRule.countMax + 1)) }
  }
}
