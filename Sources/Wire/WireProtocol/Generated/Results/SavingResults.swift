// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// What a save would change.
package struct WireUnsaved: WireObject, Sendable {
  /// Rows that would be rewritten or left out; all rows if columns have changed.
  package let records: Int
  /// Bytes of the new texts of cells in rows that the file has, before quotes and encoding.
  package let bytes: Int
  /// Columns were added, removed, renamed or put into another order.
  package let columns: Bool
  /// Rows were moved.
  package let order: Bool

  /// Makes it of its members.
  package init(records: Int, bytes: Int, columns: Bool, order: Bool) {
    self.records = records
    self.bytes = bytes
    self.columns = columns
    self.order = order
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    records = try reader.required("records").count()
    bytes = try reader.required("bytes").count()
    columns = try reader.required("columns").bool()
    order = try reader.required("order").bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("records", records)
    writer.member("bytes", bytes)
    writer.member("columns", columns)
    writer.member("order", order)
  }
}

/// An object with `line` and `character`.
package struct WireTextPosition: WireObject, Sendable {
  /// The line.
  package let line: Int
  /// The character.
  package let character: Int

  /// Makes it of its members.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    line = try reader.required("line").count()
    character = try reader.required("character").count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("line", line)
    writer.member("character", character)
  }
}

extension WireTextEdit {
  /// The same as an LSP range: lines, and in the line `positions` of `initialize`, of which cells
  /// are code points here. A byte order mark counts nothing.
  package struct Range: WireObject, Sendable {
    /// The start.
    package let start: WireTextPosition
    /// The end.
    package let end: WireTextPosition

    /// Makes it of its members.
    package init(start: WireTextPosition, end: WireTextPosition) {
      self.start = start
      self.end = end
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      start = try reader.required("start").openObject()
      end = try reader.required("end").openObject()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("start", start)
      writer.member("end", end)
    }
  }
}

/// An object with `bytes`, `range`, `newText` and `base64`.
package struct WireTextEdit: WireObject, Sendable {
  /// Offsets in the file, half-open.
  package let bytes: IndexPair
  /// The same as an LSP range: lines, and in the line `positions` of `initialize`, of which cells
  /// are code points here. A byte order mark counts nothing.
  package let range: WireTextEdit.Range
  /// The new text. Bytes that are not valid in the encoding are replaced by U+FFFD.
  package let newText: WireText
  /// The exact new bytes, if `newText` cannot show them.
  package let base64: WireText?

  /// Makes it of its members.
  package init(
    bytes: IndexPair, range: WireTextEdit.Range, newText: WireText, base64: WireText? = nil
  ) {
    self.bytes = bytes
    self.range = range
    self.newText = newText
    self.base64 = base64
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    bytes = try reader.required("bytes").pair()
    range = try reader.required("range").openObject()
    newText = try reader.required("newText").text()
    base64 = try reader.optional("base64")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("bytes", bytes)
    writer.member("range", range)
    writer.member("newText", newText)
    writer.member("base64", base64)
  }
}

/// The edits that make the new file of the old one, rising and apart from each other. All places
/// are those of the old file.
package struct WireTextEdits: WireObject, Sendable {
  /// The count.
  package let count: Int
  /// The first.
  package let first: Int
  /// The size.
  package let size: Int
  /// There are further ones.
  package let more: Bool?
  /// The items.
  package let items: [WireTextEdit]

  /// Makes it of its members.
  package init(count: Int, first: Int, size: Int, items: [WireTextEdit], more: Bool? = nil) {
    self.count = count
    self.first = first
    self.size = size
    self.more = more
    self.items = items
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    count = try reader.required("count").count()
    first = try reader.required("first").count()
    size = try reader.required("size").count()
    more = try reader.optional("more")?.bool()
    items = try reader.required("items").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("count", count)
    writer.member("first", first)
    writer.member("size", size)
    writer.member("more", more)
    writer.member("items", items) { $0.list($1) { $1.write(to: &$0) } }
  }
}

/// The result of `table/save`.
package struct TableSaveResult: WireResult {
  /// The revision that was saved. Edits made during the save are not in it.
  package let revision: Int
  /// Invalid UTF-8 is replaced by U+FFFD.
  package let path: WireText?
  /// The absolute path as a file: URI with the exact bytes.
  package let uri: WireText?
  /// The size of the new file; 0 for a lent source.
  package let bytes: Int
  /// Rows that were rewritten or left out.
  package let records: Int
  /// How the content got there.
  package let way: SaveWay?
  /// Whether the table differs from its file now: after a save only by edits made during the save,
  /// in a dry run and after a copy as before.
  package let dirty: Bool
  /// The edits that make the new file of the old one, rising and apart from each other. All places
  /// are those of the old file.
  package let edits: WireTextEdits?
  /// With `dryRun`, for a text that the client edits: the version to which the edits apply.
  package let textVersion: Int?
  /// The statements that a save would run, in their order, in one transaction.
  package let statements: WireStatements?
  /// What a save would write to a lent source, in one transaction.
  package let changes: WireLentChanges?

  /// Makes it of its members.
  package init(
    revision: Int, bytes: Int, records: Int, dirty: Bool, path: WireText? = nil,
    uri: WireText? = nil, way: SaveWay? = nil, edits: WireTextEdits? = nil, textVersion: Int? = nil,
    statements: WireStatements? = nil, changes: WireLentChanges? = nil
  ) {
    self.revision = revision
    self.path = path
    self.uri = uri
    self.bytes = bytes
    self.records = records
    self.way = way
    self.dirty = dirty
    self.edits = edits
    self.textVersion = textVersion
    self.statements = statements
    self.changes = changes
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    path = try reader.optional("path")?.text()
    uri = try reader.optional("uri")?.text()
    bytes = try reader.required("bytes").count()
    records = try reader.required("records").count()
    way = try reader.optional("way")?.choice()
    dirty = try reader.required("dirty").bool()
    edits = try reader.optional("edits")?.openObject()
    textVersion = try reader.optional("textVersion")?.integer(
      in: -2147483648...2147483647, expected: "an integer from -2147483648 to 2147483647")
    statements = try reader.optional("statements")?.openObject()
    changes = try reader.optional("changes")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("path", path)
    writer.member("uri", uri)
    writer.member("bytes", bytes)
    writer.member("records", records)
    writer.member("way", way)
    writer.member("dirty", dirty)
    writer.member("edits", edits)
    writer.member("textVersion", textVersion)
    writer.member("statements", statements)
    writer.member("changes", changes)
  }
}

/// The result of `table/adoptFile`.
package struct TableAdoptFileResult: WireResult {
  /// The revision that is in the file. Edits made meanwhile are not in it.
  package let revision: Int
  /// The size of the file.
  package let bytes: Int
  /// Whether the table differs from the file now: only by edits made meanwhile.
  package let dirty: Bool

  /// Makes it of its members.
  package init(revision: Int, bytes: Int, dirty: Bool) {
    self.revision = revision
    self.bytes = bytes
    self.dirty = dirty
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    bytes = try reader.required("bytes").count()
    dirty = try reader.required("dirty").bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("bytes", bytes)
    writer.member("dirty", dirty)
  }
}
