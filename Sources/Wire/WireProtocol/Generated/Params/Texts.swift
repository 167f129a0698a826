// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/didChangeText`.
package struct TableDidChangeTextParams: WireParams {
  /// The table, opened with `textVersion`.
  package let table: TableID
  /// The number of the text after the changes. It rises.
  package let version: Int
  /// The number of the text before the changes; default: `version` less 1.
  package let baseVersion: Int?
  /// The changes, in order: each counts in the text that the one before it left.
  package let changes: [WireTextChange]
  /// What happens if the table has edits that the text lacks, and the changes are not just these;
  /// default refuse.
  package let tableEdits: PendingTableEdits?
  /// The label of the step for undo.
  package let label: WireText?
  /// Who has changed the text.
  package let author: WireText?

  /// Makes it of its members.
  package init(
    table: TableID, version: Int, changes: [WireTextChange], baseVersion: Int? = nil,
    tableEdits: PendingTableEdits? = nil, label: WireText? = nil, author: WireText? = nil
  ) {
    self.table = table
    self.version = version
    self.baseVersion = baseVersion
    self.changes = changes
    self.tableEdits = tableEdits
    self.label = label
    self.author = author
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    version = try reader.required("version").integer(
      in: -2_147_483_648...2_147_483_647, expected: "an integer from -2147483648 to 2147483647")
    baseVersion = try reader.optional("baseVersion")?.integer(
      in: -2_147_483_648...2_147_483_647, expected: "an integer from -2147483648 to 2147483647")
    changes = try reader.required("changes").objects()
    tableEdits = try reader.optional("tableEdits")?.choice()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("version", version)
    writer.member("baseVersion", baseVersion)
    writer.member("changes", changes) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("tableEdits", tableEdits)
    writer.member("label", label)
    writer.member("author", author)
  }
}

extension WireTextChange {
  /// What is replaced, as an LSP range; default: the whole text.
  package struct Range: WireObject, Sendable {
    /// A position in a text. A character behind the line means its end.
    package let start: WireChangedPosition
    /// A position in a text. A character behind the line means its end.
    package let end: WireChangedPosition

    /// Makes it of its members.
    package init(start: WireChangedPosition, end: WireChangedPosition) {
      self.start = start
      self.end = end
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      start = try reader.required("start").object()
      end = try reader.required("end").object()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("start", start)
      writer.member("end", end)
    }
  }
}

/// A part of the text that is replaced.
package struct WireTextChange: WireObject, Sendable {
  /// What is replaced, as an LSP range; default: the whole text.
  package let range: WireTextChange.Range?
  /// The new text.
  package let text: WireText

  /// Makes it of its members.
  package init(text: WireText, range: WireTextChange.Range? = nil) {
    self.range = range
    self.text = text
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    range = try reader.optional("range")?.object()
    text = try reader.required("text").text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("text", text)
  }
}

/// A position in a text. A character behind the line means its end.
package struct WireChangedPosition: WireObject, Sendable {
  /// The line, from 0. Lines end at LF, CR LF and CR.
  package let line: Int
  /// The place in the line, in `positions` of `initialize`.
  package let character: Int

  /// Makes it of its members.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    line = try reader.required("line").integer(
      in: 0...2_147_483_647, expected: "an integer from 0 to 2147483647")
    character = try reader.required("character").integer(
      in: 0...2_147_483_647, expected: "an integer from 0 to 2147483647")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("line", line)
    writer.member("character", character)
  }
}
