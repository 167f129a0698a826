// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/edit`.
package struct TableEditParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package var table: TableID
  /// The edits, applied in order.
  package var edits: [WireEdit]
  /// A table revision. If something that the edits refer to has changed since, the request fails as
  /// a conflict.
  package var seen: Int?
  /// Whether any change since `seen` is a conflict.
  package var isExact: Bool?
  /// The label.
  package var label: WireText?
  /// The author.
  package var author: WireText?
  /// step by default.
  package var history: HistoryClass?
  /// What becomes of values that do not fit; refuse by default.
  package var invalid: InvalidHandling?
  /// Whether to return the changes without making them.
  package var isPreview: Bool?
  /// The view whose user edits: the view's binding and the table's declarations limit the edit.
  /// Without it the table's owner edits, without limits.
  package var view: ViewID?

  /// Makes it of its members.
  package init(
    table: TableID, edits: [WireEdit], seen: Int? = nil, isExact: Bool? = nil,
    label: WireText? = nil, author: WireText? = nil, history: HistoryClass? = nil,
    invalid: InvalidHandling? = nil, isPreview: Bool? = nil, view: ViewID? = nil
  ) {
    self.table = table
    self.edits = edits
    self.seen = seen
    self.isExact = isExact
    self.label = label
    self.author = author
    self.history = history
    self.invalid = invalid
    self.isPreview = isPreview
    self.view = view
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    edits = try reader.required("edits").edits()
    seen = try reader.optional("seen")?.count()
    isExact = try reader.optional("exact")?.bool()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
    history = try reader.optional("history")?.choice()
    invalid = try reader.optional("invalid")?.choice()
    isPreview = try reader.optional("preview")?.bool()
    view = try reader.optional("view")?.id()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("edits", edits) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("seen", seen)
    writer.member("exact", isExact)
    writer.member("label", label)
    writer.member("author", author)
    writer.member("history", history)
    writer.member("invalid", invalid)
    writer.member("preview", isPreview)
    writer.member("view", view)
  }
}
