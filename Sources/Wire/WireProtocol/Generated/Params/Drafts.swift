// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `cell/draft`.
package struct CellDraftParams: WireParams {
  /// The view in which the user types.
  package let view: ViewID
  /// A row's key in a request. Integers of up to 64 bits can also be numbers.
  package let row: WireKey
  /// The column.
  package let column: WireText
  /// What is done.
  package let action: DraftAction
  /// With begin: as the table's owner (default), or as the view's user, whom its binding and the
  /// declarations bind.
  package let editor: EditorRole?
  /// The current text of the draft.
  package let text: WireText?
  /// A chosen value, instead of `text`.
  package let value: JSONView?
  /// Commit even if another request changed the cell meanwhile; false by default.
  package let overwrites: Bool?
  /// With commit: a commit that is refused cancels the draft; false by default.
  package let cancelsIfRefused: Bool?
  /// What the step is called.
  package let label: WireText?
  /// Who types.
  package let author: WireText?
  /// step by default.
  package let history: HistoryClass?
  /// What becomes of a text that does not fit; refuse by default.
  package let invalid: InvalidHandling?

  /// Makes it of its members.
  package init(
    view: ViewID, row: WireKey, column: WireText, action: DraftAction, editor: EditorRole? = nil,
    text: WireText? = nil, value: JSONView? = nil, overwrites: Bool? = nil,
    cancelsIfRefused: Bool? = nil, label: WireText? = nil, author: WireText? = nil,
    history: HistoryClass? = nil, invalid: InvalidHandling? = nil
  ) {
    self.view = view
    self.row = row
    self.column = column
    self.action = action
    self.editor = editor
    self.text = text
    self.value = value
    self.overwrites = overwrites
    self.cancelsIfRefused = cancelsIfRefused
    self.label = label
    self.author = author
    self.history = history
    self.invalid = invalid
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    row = try reader.required("row").key()
    column = try reader.required("column").text()
    action = try reader.required("action").choice()
    editor = try reader.optional("by")?.choice()
    text = try reader.optional("text")?.text()
    value = try reader.optional("value")?.view(expecting: "a value")
    overwrites = try reader.optional("overwrite")?.bool()
    cancelsIfRefused = try reader.optional("orCancel")?.bool()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
    history = try reader.optional("history")?.choice()
    invalid = try reader.optional("invalid")?.choice()
    try reader.refuse("value", beside: "text")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("row", row)
    writer.member("column", column)
    writer.member("action", action)
    writer.member("by", editor)
    writer.member("text", text)
    writer.member("value", value)
    writer.member("overwrite", overwrites)
    writer.member("orCancel", cancelsIfRefused)
    writer.member("label", label)
    writer.member("author", author)
    writer.member("history", history)
    writer.member("invalid", invalid)
  }
}

/// Parameters of `cell/text`.
package struct CellTextParams: WireParams {
  /// The table.
  package let table: TableID
  /// A row's key in a request. Integers of up to 64 bits can also be numbers.
  package let row: WireKey
  /// The column.
  package let column: WireText
  /// What the cell shows (default), or its value.
  package let kind: CellTextSource?
  /// The start of the range, in bytes; default 0.
  package let start: Int?
  /// The maximum length of the range, in bytes; default textBytesMax.
  package let size: Int?

  /// Makes it of its members.
  package init(
    table: TableID, row: WireKey, column: WireText, kind: CellTextSource? = nil, start: Int? = nil,
    size: Int? = nil
  ) {
    self.table = table
    self.row = row
    self.column = column
    self.kind = kind
    self.start = start
    self.size = size
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    row = try reader.required("row").key()
    column = try reader.required("column").text()
    kind = try reader.optional("of")?.choice()
    start = try reader.optional("start")?.count()
    size = try reader.optional("size")?.positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("row", row)
    writer.member("column", column)
    writer.member("of", kind)
    writer.member("start", start)
    writer.member("size", size)
  }
}
