import JSONText

/// Parameters of `table/open`.
package struct TableOpenParams: WireParams {
  /// The source of the bytes.
  package enum Source: Hashable, Sendable {
    /// A path in the file system.
    case path(WireText)
    /// A `file:` URI.
    case uri(WireText)
    /// A text.
    case text(WireText)
    /// Bytes in base 64, not decoded yet.
    case base64(WireText)
  }

  /// The id the client chooses.
  package var table: TableID?
  /// What to call the table.
  package var name: WireText?
  /// The source of the bytes.
  package var source: Source
  /// The forced members of the dialect.
  package var dialect: WireDialect?
  /// The forced options of single columns, in the order in which they were written.
  package var columns: [WireNamed<WireColumnOptions>]?
  /// The named types that columns may refer to.
  package var types: [WireNamed<WireNamedType>]?
  /// The initial sort of views, which is also the sort after a reset.
  package var defaultSort: [WireSortKey]?
  /// The declarations of the table.
  package var declarations: WireDeclarations?
  /// The columns that form a row's key.
  package var keyColumns: [WireText]?
  /// The declared sections, whose rows come from the source.
  package var sections: [WireSection]?
  /// The column with the section key of each row.
  package var sectionColumn: WireText?
  /// The scope in which row keys are unique; the whole table by default.
  package var keyScope: WireKeyScope?
  /// The number of rows from which types are detected.
  package var sampleRows: Int?
  /// The token for progress notifications, a string or an integer.
  package var progressToken: WireKey?
  /// Whether to wait until all rows are loaded; false by default.
  package var waits: Bool?
  /// What happens when the file changes; by default it is told.
  package var whenFileChanges: FileRule?

  /// A request that opens a source.
  package init(source: Source) {
    self.source = source
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.optional("table")?.id()
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
    progressToken = try reader.optional("progressToken")?.progressToken()
    whenFileChanges = try reader.optional("whenFileChanges")?.choice()
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
    writer.member("whenFileChanges", whenFileChanges)
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

/// The forced members of a file's dialect. Absent members are detected.
package struct WireDialect: WireObject, Hashable, Sendable {
  /// The delimiter between fields.
  package var delimiter: WireText?
  /// The quote character; null: none.
  package var quote: WireMember<WireText> = .absent
  /// The escape character; null: none.
  package var escape: WireMember<WireText> = .absent
  /// Whether the first record has the column names.
  package var header: Bool?
  /// The encoding of the bytes.
  package var encoding: WireEncoding?
  /// The prefix of comment lines; null: none.
  package var comment: WireMember<WireText> = .absent
  /// The number of lines to skip at the start.
  package var preambleLines: Int?
  /// The spellings of null.
  package var nullValues: [WireText]?

  /// No forced members.
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
