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
  /// The text in `content` is one that the client edits, and this is the number of its version.
  /// `table/didChangeText` changes it. The text is delimited and in UTF-8. The table has no key
  /// columns and no sections, and the answer is sent when all rows are read.
  package var textVersion: Int?
  /// A source of the client, which answers the requests for its rows (source/fetch).
  package var lent: WireLentSource?
  /// The path of a backup that `table/backup` wrote. It has the source and its options, so no other
  /// member may have them.
  package var backup: WireText?
  /// What is opened of a SQLite database. It may be absent if the database has one table.
  package var from: WireDatabaseSource?
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
  /// The declared sections, in this order. Their rows are those of the source.
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
  /// What happens when the file changes; default `tell`. Without a file it has no effect.
  package var whenFileChanges: FileRule?

  /// Makes it of its members.
  package init(
    table: TableID? = nil, name: WireText? = nil, path: WireText? = nil, uri: WireText? = nil,
    content: TableOpenParams.Content? = nil, textVersion: Int? = nil, lent: WireLentSource? = nil,
    backup: WireText? = nil, from: WireDatabaseSource? = nil, dialect: WireDialect? = nil,
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
    self.textVersion = textVersion
    self.lent = lent
    self.backup = backup
    self.from = from
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
    textVersion = try reader.optional("textVersion")?.integer(
      in: -2_147_483_648...2_147_483_647, expected: "an integer from -2147483648 to 2147483647")
    lent = try reader.optional("source")?.object()
    backup = try reader.optional("backup")?.text()
    from = try reader.optional("from")?.object()
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
    writer.member("textVersion", textVersion)
    writer.member("source", lent)
    writer.member("backup", backup)
    writer.member("from", from)
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
