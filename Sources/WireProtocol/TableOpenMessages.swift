import JSONText

/// Parameters of `table/open`.
package struct TableOpenParams: WireParams {
  /// Where the bytes come from.
  package enum Source: Hashable, Sendable {
    /// A path in the file system.
    case path(WireText)
    /// A `file:` URI.
    case uri(WireText)
    /// The text itself.
    case text(WireText)
    /// The bytes in base 64, undecoded.
    case base64(WireText)
  }

  /// The id the client chooses.
  package var table: WireText?
  /// What to call the table.
  package var name: WireText?
  /// Where the bytes come from.
  package var source: Source
  /// What of the dialect is forced.
  package var dialect: WireDialect?
  /// What of single columns is forced, in the order given.
  package var columns: [WireNamed<WireColumnOptions>]?
  /// The named types that columns may refer to.
  package var types: [WireNamed<WireNamedType>]?
  /// What views are sorted by at first, and when their sort is reset.
  package var defaultSort: [WireSortKey]?
  /// What the table says of its rows.
  package var declarations: WireDeclarations?
  /// The columns that make a row's key.
  package var keyColumns: [WireText]?
  /// The sections that the table declares; their rows are those of the source.
  package var sections: [WireSection]?
  /// The column that says in which section a row stands.
  package var sectionColumn: WireText?
  /// How far the keys of rows are unique; in the whole table by default.
  package var keyScope: WireKeyScope?
  /// How many rows to sniff types from.
  package var sampleRows: Int?
  /// The token to report progress for, a string or an integer.
  package var progressToken: WireKey?
  /// Whether to wait for all rows; it does not by default.
  package var waits: Bool?

  /// Opens a source.
  package init(source: Source) {
    self.source = source
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.optional("table")?.text()
    name = try reader.optional("name")?.text()
    source = try Self.source(from: &reader)
    dialect = try reader.optional("dialect")?.object()
    columns = try reader.optional("columns")?.named()
    types = try reader.optional("types")?.named()
    defaultSort = try reader.optional("defaultSort")?.objects()
    declarations = try reader.optional("declarations")?.object()
    keyColumns = try reader.optional("keyColumns")?.distinctTexts()
    sections = try reader.sectionsWithoutRows(["sectionColumn", "keyScope"])
    sectionColumn = try reader.optional("sectionColumn")?.text()
    keyScope = try reader.optional("keyScope")?.choice()
    sampleRows = try reader.optional("sampleRows")?.positive()
    waits = try reader.optional("wait")?.bool()
    if let value = try reader.optional("progressToken") {
      let expected = "a progress token (a string or an integer)"
      guard let token = WireKey(try value.view(expecting: expected)) else {
        throw value.mismatch(expected, spelled: true)
      }
      progressToken = token
    }
  }

  private static func source(from reader: inout ParamsReader) throws(InvalidParams) -> Source {
    let path = try reader.optional("path")
    let uri = try reader.optional("uri")
    let content = try reader.optional("content")
    let expected = "one of path, uri and content"
    switch (path, uri, content) {
    case (let path?, nil, nil): return .path(try path.text())
    case (nil, let uri?, nil): return .uri(try uri.text())
    case (nil, nil, let content?): return try inline(content)
    case (nil, nil, nil):
      throw InvalidParams(pointer: reader.pointer, expected: expected, found: "none of them")
    case (_, _, let second?), (_, let second?, nil):
      throw InvalidParams(
        pointer: try second.view(expecting: expected).pointer, expected: expected,
        found: "a second one")
    }
  }

  private static func inline(_ value: ParamsValue) throws(InvalidParams) -> Source {
    var reader = try value.reader()
    let text = try reader.optional("text")
    let base64 = try reader.optional("base64")
    try reader.finish()
    switch (text, base64) {
    case (let text?, nil): return .text(try text.text())
    case (nil, let base64?): return .base64(try base64.text())
    case (nil, nil), (_?, _?):
      throw InvalidParams(
        pointer: reader.pointer, expected: "one of text and base64",
        found: text == nil ? "none of them" : "both")
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("name", name)
    writeSource(to: &writer)
    writer.member("dialect", dialect)
    writer.member("columns", columns)
    writer.member("types", types)
    if let defaultSort {
      writer.list("defaultSort", defaultSort) { $1.write(to: &$0) }
    }
    writer.member("declarations", declarations)
    writer.member("keyColumns", keyColumns)
    if let sections { writer.list("sections", sections) { $1.write(to: &$0) } }
    writer.member("sectionColumn", sectionColumn)
    writer.member("keyScope", keyScope)
    writer.member("sampleRows", sampleRows)
    writer.member("wait", waits)
    writer.member("progressToken", progressToken)
  }

  private func writeSource(to writer: inout JSONWriter) {
    switch source {
    case .path(let path): writer.member("path", path)
    case .uri(let uri): writer.member("uri", uri)
    case .text(let text):
      writer.name("content")
      writer.beginObject()
      writer.member("text", text)
      writer.endObject()
    case .base64(let text):
      writer.name("content")
      writer.beginObject()
      writer.member("base64", text)
      writer.endObject()
    }
  }
}

/// What of a file's dialect is forced; what is absent is sniffed.
package struct WireDialect: WireObject, Hashable, Sendable {
  /// What stands between fields.
  package var delimiter: WireText?
  /// The quote; null: there is none.
  package var quote: WireMember<WireText> = .absent
  /// The escape; null: there is none.
  package var escape: WireMember<WireText> = .absent
  /// Whether the first record names the columns.
  package var header: Bool?
  /// The encoding of the bytes.
  package var encoding: WireEncoding?
  /// What a comment line begins with; null: there are none.
  package var comment: WireMember<WireText> = .absent
  /// How many lines to pass over at first.
  package var preambleLines: Int?
  /// Spellings of null.
  package var nullValues: [WireText]?

  /// Forces nothing.
  package init() {}

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    delimiter = try reader.optional("delimiter")?.text()
    quote = try reader.nullableText("quote")
    escape = try reader.nullableText("escape")
    header = try reader.optional("header")?.bool()
    encoding = try reader.optional("encoding")?.choice()
    comment = try reader.nullableText("comment")
    preambleLines = try reader.optional("preambleLines")?.count()
    nullValues = try reader.optional("nullValues")?.texts()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("delimiter", delimiter)
    writer.member("quote", quote) { $0.string($1) }
    writer.member("escape", escape) { $0.string($1) }
    writer.member("header", header)
    writer.member("encoding", encoding)
    writer.member("comment", comment) { $0.string($1) }
    writer.member("preambleLines", preambleLines)
    writer.member("nullValues", nullValues)
  }
}
