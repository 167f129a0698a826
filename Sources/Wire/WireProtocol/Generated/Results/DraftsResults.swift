// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Why the draft cannot be committed.
package struct WireDraftProblem: WireObject, Sendable {
  /// The kind.
  package let kind: WireText
  /// The type of the column.
  package let expected: WireText?
  /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
  package let row: WireKey?
  /// An id of a table, view, subscription, pin or column.
  package let column: WireText?
  /// The columns.
  package let columns: [WireText]?
  /// A violated rule.
  package let rule: WireBrokenRule?
  /// Why the rule cannot be evaluated.
  package let reason: WireText?

  /// Makes it of its members.
  package init(
    kind: WireText, expected: WireText? = nil, row: WireKey? = nil, column: WireText? = nil,
    columns: [WireText]? = nil, rule: WireBrokenRule? = nil, reason: WireText? = nil
  ) {
    self.kind = kind
    self.expected = expected
    self.row = row
    self.column = column
    self.columns = columns
    self.rule = rule
    self.reason = reason
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    kind = try reader.required("kind").text()
    expected = try reader.optional("expected")?.text()
    row = try reader.optional("row")?.key()
    column = try reader.optional("column")?.text()
    columns = try reader.optional("columns")?.texts()
    rule = try reader.optional("rule")?.openObject()
    reason = try reader.optional("reason")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("expected", expected)
    writer.member("row", row)
    writer.member("column", column)
    writer.member("columns", columns)
    writer.member("rule", rule)
    writer.member("reason", reason)
  }
}

/// The draft of a cell.
package struct WireDraft: WireObject, Sendable {
  /// An id of a table, view, subscription, pin or column.
  package var view: ViewID
  /// The author.
  package var author: WireText?
  /// user: the role is that of the view's user.
  package var by: WireText?
  /// The current text of the draft.
  package var text: WireText
  /// true: another author has changed the cell since begin.
  package var stale: Bool?
  /// Why the draft cannot be committed.
  package var problem: WireDraftProblem?

  /// Makes it of its members.
  package init(
    view: ViewID, text: WireText, author: WireText? = nil, by: WireText? = nil, stale: Bool? = nil,
    problem: WireDraftProblem? = nil
  ) {
    self.view = view
    self.author = author
    self.by = by
    self.text = text
    self.stale = stale
    self.problem = problem
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    author = try reader.optional("author")?.text()
    by = try reader.optional("by")?.text()
    text = try reader.required("text").text()
    stale = try reader.optional("stale")?.bool()
    problem = try reader.optional("problem")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("author", author)
    writer.member("by", by)
    writer.member("text", text)
    writer.member("stale", stale)
    writer.member("problem", problem)
  }
}

/// The result of `cell/draft`.
package struct CellDraftResult: WireResult {
  /// The revision.
  package let revision: Int
  /// The draft of a cell.
  package let draft: WireDraft?
  /// The state of the undo history: its present step, and how many can be undone and redone.
  package let history: WireHistory

  /// Makes it of its members.
  package init(revision: Int, draft: WireDraft?, history: WireHistory) {
    self.revision = revision
    self.draft = draft
    self.history = history
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    draft = try reader.required("draft").orNull()?.openObject()
    history = try reader.required("history").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.orNull("draft", draft) { $1.write(to: &$0) }
    writer.member("history", history)
  }
}

/// The result of `cell/text`.
package struct CellTextResult: WireResult {
  /// The revision.
  package let revision: Int
  /// The text in the range, with control characters; null: the cell has no such text.
  package let text: WireText?
  /// true: invalid UTF-8 was replaced by U+FFFD.
  package let lossy: Bool
  /// The start of the range, in bytes; always at the beginning of a character.
  package let start: Int
  /// The end of the range, where the next range starts.
  package let end: Int
  /// The length of the whole text, in bytes.
  package let bytes: Int
  /// true: there is more text after the range.
  package let more: Bool

  /// Makes it of its members.
  package init(
    revision: Int, text: WireText?, start: Int, end: Int, bytes: Int, lossy: Bool = false,
    more: Bool = false
  ) {
    self.revision = revision
    self.text = text
    self.lossy = lossy
    self.start = start
    self.end = end
    self.bytes = bytes
    self.more = more
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    text = try reader.required("text").orNull()?.text()
    lossy = try reader.flag("lossy")
    start = try reader.required("start").count()
    end = try reader.required("end").count()
    bytes = try reader.required("bytes").count()
    more = try reader.flag("more")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.orNull("text", text) { $0.string($1) }
    writer.flag("lossy", lossy)
    writer.member("start", start)
    writer.member("end", end)
    writer.member("bytes", bytes)
    writer.flag("more", more)
  }
}
