import JSONRPC
import JSONText
import RowPipeline
import TableValues
import TestSupport
import Testing
import WireProtocol

@testable import DaemonServer

/// Filters, from the wire to the pipeline and back.
struct FilterConversionTests {
  private static let schema = TableSchema(columns: [
    Column(number: ColumnNumber(0), id: ColumnID("t"), title: "t", type: .text),
    Column(number: ColumnNumber(1), id: ColumnID("n"), title: "n", type: .integer),
  ])

  private static let conditions = [
    #"{"kind":"compare","column":"n","relation":"less","value":3}"#,
    #"{"kind":"compare","column":"t","relation":"equal","value":"a\"b"}"#,
    #"{"kind":"oneOf","column":"n","values":[1,null,"9223372036854775807"]}"#,
    #"{"kind":"text","column":"t","relation":"contains","text":"x","caseFolded":false}"#,
    #"{"kind":"text","column":"n","relation":"startsWith","text":"1","of":"value"}"#,
    #"{"kind":"text","column":"t","relation":"endsWith","text":"é","diacritics":"ignored"}"#,
    #"{"kind":"expression","source":"n > 1 && t != ''"}"#,
    #"{"kind":"null","column":"n"}"#, #"{"kind":"error","column":"t"}"#,
  ]

  private func filter(_ text: String) throws -> RowFilter {
    let message = #"{"view":"v","state":{"filter":\#(text)}}"#
    let document = try JSONDocument(parsing: Array(message.utf8), depthLimit: 64)
    let wire = try #require(try ViewSetParams(decoding: document.root).state.filter.value)
    return try FilterConversion(schema: Self.schema).filter(wire, "/filter")
  }

  private func written(_ filter: RowFilter) -> String {
    var writer = JSONWriter()
    FilterConversion(schema: Self.schema).write(filter, to: &writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func tree(_ depth: Int, _ random: inout SeededGenerator) -> String {
    let shape = depth == 0 ? 3 : Int.random(in: 0..<5, using: &random)
    guard shape < 3 else { return Self.conditions.randomElement(using: &random) ?? "" }
    if shape == 0 { return #"{"kind":"not","condition":\#(tree(depth - 1, &random))}"# }
    var members: [String] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) { members.append(tree(depth - 1, &random)) }
    let list = members.joined(separator: ",")
    return #"{"kind":"\#(shape == 1 ? "all" : "any")","conditions":[\#(list)]}"#
  }

  @Test(arguments: Seeds.all(20))
  func `a filter that is given back is the same filter`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let text = tree(4, &random)
      let document = written(try filter(text))
      #expect(written(try filter(document)) == document, "\(text)")
    }
  }

  @Test func `each condition is written with its members`() throws {
    for condition in Self.conditions {
      let (told, asked) = (
        try JSONValue(parsing: Array(written(filter(condition)).utf8)),
        try JSONValue(parsing: Array(condition.utf8))
      )
      guard case .object(let members) = asked else { continue }
      for member in members { #expect(told[member.name] == member.value, "\(condition)") }
    }
  }

  @Test(arguments: [
    (#"{"kind":"null","column":"x"}"#, "/filter/column"),
    (
      #"{"kind":"all","conditions":[{"kind":"null","column":"n"},{"kind":"error","column":"x"}]}"#,
      "/filter/conditions/1/column"
    ),
    (
      #"{"kind":"not","condition":{"kind":"compare","column":"n","relation":"less","value":"a"}}"#,
      "/filter/condition/value"
    ),
    (#"{"kind":"oneOf","column":"n","values":[1,true]}"#, "/filter/values/1"),
    (#"{"kind":"expression","source":"n >"}"#, "/filter/source"),
  ])
  func `what does not fit the table is refused at its place`(
    _ text: String, _ place: String
  ) throws {
    let error = try #require(#expect(throws: (any Error).self) { try filter(text) })
    #expect(ErrorMapping.responseError(for: error).data?["pointer"]?.text == place)
  }
}
