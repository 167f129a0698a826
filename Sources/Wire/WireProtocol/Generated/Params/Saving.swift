// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The text edits to return. By default all, at most 10,000.
package struct WireTextEditRange: WireObject, Sendable {
  /// The first index.
  package let first: Int
  /// The number of edits.
  package let size: Int

  /// Makes it of its members.
  package init(first: Int, size: Int) {
    self.first = first
    self.size = size
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    first = try reader.required("first").count()
    size = try reader.required("size").integer(
      in: 0...10000, expected: "an integer from 0 to 10000")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("first", first)
    writer.member("size", size)
  }
}

/// Parameters of `table/save`.
package struct TableSaveParams: WireParams {
  /// The table.
  package let table: TableID
  /// The path of the file, as seen by the daemon. Unless it is a copy, the table then belongs to
  /// that file. By default the table's own file.
  package let path: WireText?
  /// The same as a file: URI of this machine (RFC 8089).
  package let uri: WireText?
  /// Writes a copy to `path` or `uri`, one of which it requires: the table stays with its own file,
  /// and as dirty as it is; default false.
  package let isCopy: Bool?
  /// What may be overwritten; default ifUnchanged.
  package let overwrite: OverwriteRule?
  /// Whether to wait until the device has the content; default true.
  package let sync: Bool?
  /// Writes nothing, and answers with the edits of the file's text, the statements for a database,
  /// or the changes of a lent source; default false.
  package let isDryRun: Bool?
  /// The text edits to return. By default all, at most 10,000.
  package let range: WireTextEditRange?
  /// The encoding, by a name or an alias as for `table/open`. By default that of the file, and
  /// UTF-8 for a table without a file. Later saves keep it.
  package let encoding: WireText?
  /// How to write, where that differs from the file. Later saves keep it.
  package let dialect: WireSaveDialect?
  /// How strongly a compressed file is compressed: 1 (fast) to 9 for gzip, 1 to 19 for zstd;
  /// default 6 and 3. Refused for a file that is not compressed.
  package let compressionLevel: Int?
  /// The token of progress notifications. Without it there are none.
  package let progressToken: WireKey?

  /// Makes it of its members.
  package init(
    table: TableID, path: WireText? = nil, uri: WireText? = nil, isCopy: Bool? = nil,
    overwrite: OverwriteRule? = nil, sync: Bool? = nil, isDryRun: Bool? = nil,
    range: WireTextEditRange? = nil, encoding: WireText? = nil, dialect: WireSaveDialect? = nil,
    compressionLevel: Int? = nil, progressToken: WireKey? = nil
  ) {
    self.table = table
    self.path = path
    self.uri = uri
    self.isCopy = isCopy
    self.overwrite = overwrite
    self.sync = sync
    self.isDryRun = isDryRun
    self.range = range
    self.encoding = encoding
    self.dialect = dialect
    self.compressionLevel = compressionLevel
    self.progressToken = progressToken
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    path = try reader.optional("path")?.text()
    uri = try reader.optional("uri")?.text()
    isCopy = try reader.optional("copy")?.bool()
    overwrite = try reader.optional("overwrite")?.choice()
    sync = try reader.optional("sync")?.bool()
    isDryRun = try reader.optional("dryRun")?.bool()
    range = try reader.optional("range")?.object()
    encoding = try reader.optional("encoding")?.text()
    dialect = try reader.optional("dialect")?.object()
    compressionLevel = try reader.optional("compressionLevel")?.integer(
      in: 1...19, expected: "an integer from 1 to 19")
    progressToken = try reader.optional("progressToken")?.progressToken()
    try reader.requirePlaceOfCopy()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("path", path)
    writer.member("uri", uri)
    writer.member("copy", isCopy)
    writer.member("overwrite", overwrite)
    writer.member("sync", sync)
    writer.member("dryRun", isDryRun)
    writer.member("range", range)
    writer.member("encoding", encoding)
    writer.member("dialect", dialect)
    writer.member("compressionLevel", compressionLevel)
    writer.member("progressToken", progressToken)
  }
}

/// Parameters of `table/adoptFile`.
package struct TableAdoptFileParams: WireParams {
  /// The table.
  package let table: TableID

  /// Makes it of its members.
  package init(table: TableID) {
    self.table = table
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
  }
}

/// How to write, where that differs from the file. Later saves keep it.
package struct WireSaveDialect: WireObject, Sendable {
  /// One ASCII character that is not a line break.
  package var delimiter: WireText?
  /// One ASCII character that is neither a line break nor the delimiter; null: no quotes.
  package var quote: WireMember<WireText> = .absent
  /// A backslash; with any other value, quotes are escaped by doubling.
  package var escape: WireMember<WireText> = .absent
  /// Whether the first record has the names of the columns.
  package var header: Bool?
  /// The end of every record. By default records keep their own, and new ones get the file's most
  /// frequent one.
  package var lineEnd: RecordEnd?
  /// Whether the file begins with a byte order mark. By default as the file does, and in UTF-16.
  package var byteOrderMark: Bool?

  /// Makes it of its members.
  package init(
    delimiter: WireText? = nil, quote: WireMember<WireText> = .absent,
    escape: WireMember<WireText> = .absent, header: Bool? = nil, lineEnd: RecordEnd? = nil,
    byteOrderMark: Bool? = nil
  ) {
    self.delimiter = delimiter
    self.quote = quote
    self.escape = escape
    self.header = header
    self.lineEnd = lineEnd
    self.byteOrderMark = byteOrderMark
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    delimiter = try reader.optional("delimiter")?.text()
    quote = try reader.nullableText("quote")
    escape = try reader.nullableText("escape")
    header = try reader.optional("header")?.bool()
    lineEnd = try reader.optional("lineEnd")?.choice()
    byteOrderMark = try reader.optional("byteOrderMark")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("delimiter", delimiter)
    writer.member("quote", quote) { $0.string($1) }
    writer.member("escape", escape) { $0.string($1) }
    writer.member("header", header)
    writer.member("lineEnd", lineEnd)
    writer.member("byteOrderMark", byteOrderMark)
  }
}
