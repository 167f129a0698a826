import JSONText

/// Parameters of `table/save`.
package struct TableSaveParams: WireParams {
  /// What may be overwritten.
  package enum Overwrite: String, ContractWord {
    /// The table's own file, if it is as it was opened or saved.
    case ifUnchanged
    /// Any file.
    case always
  }

  /// The table.
  package var table: WireText
  /// Where to; nil: the table's file.
  package var path: WireText?
  /// Where to, as a URI.
  package var uri: WireText?
  /// What may be overwritten; only what is unchanged by default.
  package var overwrite: Overwrite?
  /// Whether to wait for the device; it does by default.
  package var sync: Bool?
  /// Whether to answer with the text edits, and to write nothing.
  package var isDryRun: Bool?
  /// Which of the text edits to answer with.
  package var range: WireRange?
  /// The encoding; nil: the file's.
  package var encoding: WireEncoding?
  /// How to write, where that is not as the file is written.
  package var dialect: WireSaveDialect?
  /// The token to report progress for, a string or an integer.
  package var progressToken: WireKey?

  /// Saves a table to its file.
  package init(table: WireText) {
    self.table = table
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").text()
    path = try reader.optional("path")?.text()
    if let value = try reader.optional("uri") {
      uri = try value.text()
      if path != nil {
        throw InvalidParams(
          pointer: try value.view(expecting: "one of path and uri").pointer,
          expected: "one of path and uri", found: "a second one")
      }
    }
    overwrite = try reader.optional("overwrite")?.choice()
    sync = try reader.optional("sync")?.bool()
    isDryRun = try reader.optional("dryRun")?.bool()
    range = try reader.optional("range")?.object()
    encoding = try reader.optional("encoding")?.choice()
    dialect = try reader.optional("dialect")?.object()
    progressToken = try reader.progressToken()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("path", path)
    writer.member("uri", uri)
    writer.member("overwrite", overwrite)
    writer.member("sync", sync)
    writer.member("dryRun", isDryRun)
    writer.member("range", range)
    writer.member("encoding", encoding)
    writer.member("dialect", dialect)
    writer.member("progressToken", progressToken)
  }
}

/// How a file is to be written; what is absent stays as the file is written.
package struct WireSaveDialect: WireObject, Hashable, Sendable {
  /// What ends records.
  package enum LineEnd: String, ContractWord {
    /// Line feed.
    case lf
    /// Carriage return and line feed.
    case crlf
    /// Carriage return.
    case cr
  }

  /// What stands between fields.
  package var delimiter: WireText?
  /// The quote; null: there is none.
  package var quote: WireMember<WireText> = .absent
  /// The escape; null: there is none.
  package var escape: WireMember<WireText> = .absent
  /// Whether the first record names the columns.
  package var header: Bool?
  /// What ends every record.
  package var lineEnd: LineEnd?
  /// Whether the file begins with a byte order mark.
  package var byteOrderMark: Bool?

  /// Changes nothing.
  package init() {}

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

/// Parameters of `table/revert`.
package struct TableRevertParams: WireParams {
  /// The table.
  package var table: WireText
  /// What undo shows of the step.
  package var label: WireText?
  /// Who reverts.
  package var author: WireText?

  /// Goes back to what the file holds.
  package init(table: WireText) {
    self.table = table
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").text()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("label", label)
    writer.member("author", author)
  }
}

extension ParamsReader {
  /// Reads the token to report progress for.
  fileprivate mutating func progressToken() throws(InvalidParams) -> WireKey? {
    guard let value = try optional("progressToken") else { return nil }
    let expected = "a progress token (a string or an integer)"
    guard let token = WireKey(try value.view(expecting: expected)) else {
      throw value.mismatch(expected, spelled: true)
    }
    return token
  }
}
