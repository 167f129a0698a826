import JSONRPC
import JSONText
import TableValues
import TestSupport
import Testing
import WireProtocol

@testable import DaemonServer

/// A table's declarations about rows, from their document to the table and back.
struct DeclarationConversionTests {
  private static let schema = TableSchema(columns: [
    Column(number: ColumnNumber(0), id: ColumnID("t"), title: "t", type: .text),
    Column(number: ColumnNumber(1), id: ColumnID("n"), title: "n", type: .integer),
    Column(number: ColumnNumber(2), id: ColumnID("j"), title: "j", type: .json),
  ])

  /// Values of each member. Null is one of every member.
  private static let document = PatchDocument(members: [
    (
      "settings",
      [
        #"{"deletable":true,"height":20}"#, #"{"hidden":{"expression":"n > 1"}}"#,
        #"{"height":null,"editable":false}"#,
        #"{"actions":[{"id":"a","title":"A"},{"id":"b","title":"B"}]}"#,
      ]
    ),
    ("fallback", [#"{"height":"automatic"}"#, #"{"height":3,"movable":true}"#]),
    (
      "kinds",
      [
        #"{"open":{},"done":{"editable":false}}"#, #"{"open":null}"#,
        #"{"done":{"columns":{"j":{"type":"integer","format":{"kind":"currency","currency":"EUR"}}}}}"#,
        #"{"open":{"columns":{"t":{"editable":true}}}}"#,
      ]
    ),
    ("kindBy", [#"{"column":"t"}"#, #"{"expression":"n > 1 ? 'done' : 'open'"}"#]),
    ("defaultKind", [#""open""#]),
    ("undeclaredKinds", [#""refuse""#]),
    (
      "columns",
      [
        #"{"n":{"editable":false,"header":{"momentary":true}}}"#, #"{"n":null}"#,
        #"{"t":{"deletable":true}}"#,
      ]
    ),
    ("sectionKinds", [#"{"k":{"headerHeight":2}}"#, #"{"k":{"headerHeight":"zero"}}"#]),
    ("sections", [#"{"s":{"kind":"k","footerHeight":1}}"#, #"{"s":null}"#]),
    ("cellKinds", [#"{"bar":{"colour":[1,2,{"a":null}]}}"#, #"{"bar":1,"box":"x"}"#]),
    ("editors", [#"{"slider":true}"#]),
    ("decisions", [#"{"deadline":5}"#, #"{"default":"allow"}"#]),
  ])

  private func merged(
    _ patch: String, into old: RowDeclarations
  ) throws -> RowDeclarations {
    let text = #"{"table":"t","declarations":\#(patch)}"#
    let document = try JSONDocument(parsing: Array(text.utf8), depthLimit: 64)
    let params = try TableDeclareParams(decoding: document.root)
    let conversion = DeclarationConversion(schema: Self.schema, limits: PublishedLimits())
    return try conversion.merging(params.declarations, into: old)
  }

  private func written(_ declarations: RowDeclarations) -> String {
    var writer = JSONWriter()
    writer.declarations(declarations)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test(arguments: Seeds.all(20))
  func `declarations that are given back are the same`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var declarations = RowDeclarations()
    for _ in 0..<20 {
      declarations = try merged(Self.document.patch(oneOf: 3, &random), into: declarations)
      let document = written(declarations)
      #expect(written(try merged(document, into: RowDeclarations())) == document)
      #expect(written(try merged(document, into: declarations)) == document, "nor do they change")
    }
  }

  @Test(arguments: Seeds.all(20))
  func `null for every member leaves no declaration`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var declarations = RowDeclarations()
    for _ in 0..<10 {
      declarations = try merged(Self.document.patch(oneOf: 3, &random), into: declarations)
    }
    #expect(written(try merged(Self.document.nulls, into: declarations)) == "{}")
  }

  @Test func `every member is in the document that it changes`() throws {
    for (name, values) in Self.document.members {
      let documents = try values.map { value in
        written(try merged("{\"\(name)\":\(value)}", into: RowDeclarations()))
      }
      #expect(documents.contains { $0.contains("\"\(name)\":") }, "\(name)")
    }
  }

  @Test(arguments: [
    (#"{"columns":{"x":{"editable":true}}}"#, "/declarations/columns/x"),
    (#"{"kinds":{"k":{"columns":{"x":{}}}}}"#, "/declarations/kinds/k/columns/x"),
    (#"{"settings":{"hidden":{"expression":"n >"}}}"#, "/declarations/settings/hidden"),
    (#"{"kindBy":{"expression":"m"}}"#, "/declarations/kindBy/expression"),
  ])
  func `what does not fit the table is refused at its place`(
    _ patch: String, _ place: String
  ) throws {
    let error = try #require(
      #expect(throws: (any Error).self) { try merged(patch, into: RowDeclarations()) })
    let pointer = ErrorMapping.responseError(for: error).data?["pointer"]?.text
    #expect(pointer?.hasPrefix(place) == true, "\(pointer ?? "none")")
  }
}
