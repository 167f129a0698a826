// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension TableOpenParams {
  /// Inline bytes, instead of a file.
  package struct Content: WireObject, Sendable {
    /// The text of the file.
    package let text: WireText?
    /// RFC 4648 with padding and without line breaks.
    package let base64: WireText?

    /// Makes it of its members.
    package init(text: WireText? = nil, base64: WireText? = nil) {
      self.text = text
      self.base64 = base64
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      text = try reader.optional("text")?.text()
      base64 = try reader.optional("base64")?.text()
      try reader.requireTextOrBytes()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("text", text)
      writer.member("base64", base64)
    }
  }
}

/// Parameters of `table/open`.
package struct TableOpenParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package var table: TableID?
  /// The name of the table.
  package var name: WireText?
  /// The path of a file.
  package var path: WireText?
  /// A file: URI of this machine (RFC 8089). Bytes of names that are not UTF-8 are percent-encoded.
  package var uri: WireText?
  /// Inline bytes, instead of a file.
  package var content: TableOpenParams.Content?
  /// The path of a backup that `table/backup` wrote. It has the source and its options, so no other
  /// member may say them.
  package var backup: WireText?
  /// The dialect. Members that are absent are detected.
  package var dialect: WireDialect?
  /// By column id.
  package var columns: [WireNamed<WireColumnOptions>]?
  /// Types by name, which columns can use as their type.
  package var types: [WireNamed<WireNamedType>]?
  /// Sort keys, the most significant first.
  package var defaultSort: [WireSortKey]?
  /// The columns whose values form the rows' keys. By default the daemon assigns keys.
  package var keyColumns: [WireText]?
  /// The declared sections, in this order. Their rows come from the source.
  package var sections: [WireSection]?
  /// The column of the source with the section key of each row; "section" by default.
  package var sectionColumn: WireText?
  /// section: keys are unique only within their section, and the section column is the first key
  /// column.
  package var keyScope: KeyScope?
  /// The number of records from which types are inferred.
  package var sampleRows: Int?
  /// Whether the table is as wide as the longest record. Further columns are named by their place.
  /// Default false.
  package var widens: Bool?
  /// The token of progress notifications. Without it there are none.
  package var progressToken: WireKey?
  /// The declarations of a table, in layers. Patches are merged member by member; null restores a
  /// default.
  package var declarations: WireDeclarations?
  /// Whether the response waits until all rows are read; default false.
  package var waits: Bool?
  /// Whether edits of tables of files are kept in a journal; default as in `initialize`.
  package var journal: JournalUse?
  /// The folder of journals; default as in `initialize`.
  package var journalFolder: WireText?
  /// When an edit counts as kept; default as in `initialize`.
  package var durability: JournalDurability?
  /// What happens when the file changes; default tell. Without a file it has no effect.
  package var whenFileChanges: FileRule?

  /// Makes it of its members.
  package init(
    table: TableID? = nil, name: WireText? = nil, path: WireText? = nil, uri: WireText? = nil,
    content: TableOpenParams.Content? = nil, backup: WireText? = nil, dialect: WireDialect? = nil,
    columns: [WireNamed<WireColumnOptions>]? = nil, types: [WireNamed<WireNamedType>]? = nil,
    defaultSort: [WireSortKey]? = nil, keyColumns: [WireText]? = nil,
    sections: [WireSection]? = nil, sectionColumn: WireText? = nil, keyScope: KeyScope? = nil,
    sampleRows: Int? = nil, widens: Bool? = nil, progressToken: WireKey? = nil,
    declarations: WireDeclarations? = nil, waits: Bool? = nil, journal: JournalUse? = nil,
    journalFolder: WireText? = nil, durability: JournalDurability? = nil,
    whenFileChanges: FileRule? = nil
  ) {
    self.table = table
    self.name = name
    self.path = path
    self.uri = uri
    self.content = content
    self.backup = backup
    self.dialect = dialect
    self.columns = columns
    self.types = types
    self.defaultSort = defaultSort
    self.keyColumns = keyColumns
    self.sections = sections
    self.sectionColumn = sectionColumn
    self.keyScope = keyScope
    self.sampleRows = sampleRows
    self.widens = widens
    self.progressToken = progressToken
    self.declarations = declarations
    self.waits = waits
    self.journal = journal
    self.journalFolder = journalFolder
    self.durability = durability
    self.whenFileChanges = whenFileChanges
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.optional("table")?.id()
    name = try reader.optional("name")?.text()
    path = try reader.optional("path")?.text()
    uri = try reader.optional("uri")?.text()
    content = try reader.optional("content")?.object()
    backup = try reader.optional("backup")?.text()
    dialect = try reader.optional("dialect")?.object()
    columns = try reader.optional("columns")?.named()
    types = try reader.optional("types")?.named()
    defaultSort = try reader.optional("defaultSort")?.objects()
    keyColumns = try reader.optional("keyColumns")?.distinctTexts()
    sections = try reader.optional("sections")?.objects()
    sectionColumn = try reader.optional("sectionColumn")?.text()
    keyScope = try reader.optional("keyScope")?.choice()
    sampleRows = try reader.optional("sampleRows")?.positive()
    widens = try reader.optional("widen")?.bool()
    progressToken = try reader.optional("progressToken")?.progressToken()
    declarations = try reader.optional("declarations")?.object()
    waits = try reader.optional("wait")?.bool()
    journal = try reader.optional("journal")?.choice()
    journalFolder = try reader.optional("journalFolder")?.text()
    durability = try reader.optional("durability")?.choice()
    whenFileChanges = try reader.optional("whenFileChanges")?.choice()
    try reader.requireSource()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("name", name)
    writer.member("path", path)
    writer.member("uri", uri)
    writer.member("content", content)
    writer.member("backup", backup)
    writer.member("dialect", dialect)
    writer.member("columns", columns) { $0.entries($1) }
    writer.member("types", types) { $0.entries($1) }
    writer.member("defaultSort", defaultSort) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("keyColumns", keyColumns)
    writer.member("sections", sections) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("sectionColumn", sectionColumn)
    writer.member("keyScope", keyScope)
    writer.member("sampleRows", sampleRows)
    writer.member("widen", widens)
    writer.member("progressToken", progressToken)
    writer.member("declarations", declarations)
    writer.member("wait", waits)
    writer.member("journal", journal)
    writer.member("journalFolder", journalFolder)
    writer.member("durability", durability)
    writer.member("whenFileChanges", whenFileChanges)
  }
}

/// The dialect. Members that are absent are detected.
package struct WireDialect: WireObject, Sendable {
  /// One ASCII character that is not a line break.
  package var delimiter: WireText?
  /// One ASCII character that is neither a line break nor the delimiter; null: none.
  package var quote: WireMember<WireText> = .absent
  /// A backslash; with any other value, quotes are escaped by doubling.
  package var escape: WireMember<WireText> = .absent
  /// Whether the first record has the names of the columns.
  package var header: Bool?
  /// How many records have the names, joined by blanks; it implies `header`. 1 by default.
  package var headerRows: Int?
  /// Whether blanks at the beginning of a field belong to the delimiter, so that a quote behind
  /// them opens.
  package var skipInitialSpace: Bool?
  /// The encoding: one of these names, or an alias such as `cp932`, `GBK` or `latin2`. Capitals,
  /// hyphens and underscores do not matter. `utf-16` and `utf-32` follow the byte order mark.
  package var encoding: WireText?
  /// The prefix of comment lines: at most eight ASCII characters without line breaks, delimiter or
  /// quote; null or empty: no comments.
  package var comment: WireMember<WireText> = .absent
  /// The number of lines before the header that are skipped.
  package var preambleLines: Int?
  /// The spellings of null.
  package var nullValues: [WireText]?
  /// Whether types are detected; default detected.
  package var types: TypeReading?
  /// The largest share of a column's values that may not be of its type; default 0. Such cells are
  /// errors that keep their text. Without it, one such value makes a column text.
  package var outliers: Double?

  /// Makes it of its members.
  package init(
    delimiter: WireText? = nil, quote: WireMember<WireText> = .absent,
    escape: WireMember<WireText> = .absent, header: Bool? = nil, headerRows: Int? = nil,
    skipInitialSpace: Bool? = nil, encoding: WireText? = nil,
    comment: WireMember<WireText> = .absent, preambleLines: Int? = nil,
    nullValues: [WireText]? = nil, types: TypeReading? = nil, outliers: Double? = nil
  ) {
    self.delimiter = delimiter
    self.quote = quote
    self.escape = escape
    self.header = header
    self.headerRows = headerRows
    self.skipInitialSpace = skipInitialSpace
    self.encoding = encoding
    self.comment = comment
    self.preambleLines = preambleLines
    self.nullValues = nullValues
    self.types = types
    self.outliers = outliers
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    delimiter = try reader.optional("delimiter")?.text()
    quote = try reader.nullableText("quote")
    escape = try reader.nullableText("escape")
    header = try reader.optional("header")?.bool()
    headerRows = try reader.optional("headerRows")?.integer(
      in: 1...32, expected: "an integer from 1 to 32")
    skipInitialSpace = try reader.optional("skipInitialSpace")?.bool()
    encoding = try reader.optional("encoding")?.text()
    comment = try reader.nullableText("comment")
    preambleLines = try reader.optional("preambleLines")?.count()
    nullValues = try reader.optional("nullValues")?.texts()
    types = try reader.optional("types")?.choice()
    outliers = try reader.optional("outliers")?.number(
      in: 0...0.5, expected: "a number from 0 to 0.5")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("delimiter", delimiter)
    writer.member("quote", quote) { $0.string($1) }
    writer.member("escape", escape) { $0.string($1) }
    writer.member("header", header)
    writer.member("headerRows", headerRows)
    writer.member("skipInitialSpace", skipInitialSpace)
    writer.member("encoding", encoding)
    writer.member("comment", comment) { $0.string($1) }
    writer.member("preambleLines", preambleLines)
    writer.member("nullValues", nullValues)
    writer.member("types", types)
    writer.member("outliers", number: outliers)
  }
}
