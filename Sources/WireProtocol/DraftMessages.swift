import JSONText

/// What is done with a draft.
package enum WireDraftAction: String, ContractWord {
  case begin, change, commit, cancel
}

/// As whom a view's client edits.
package enum WireEditor: String, ContractWord {
  /// As the table's owner, who may do everything, or as the view's user.
  case owner, user
}

/// Parameters of `cell/draft`.
package struct CellDraftParams: WireParams {
  /// The view in which somebody types.
  package var view: WireText
  /// The row.
  package var row: WireKey
  /// The column.
  package var column: WireText
  /// What is done.
  package var action: WireDraftAction
  /// As whom it is typed, said at the beginning; as the owner by default.
  package var editor: WireEditor?
  /// What is typed by now.
  package var text: WireText?
  /// What was chosen, in place of typed; undecoded.
  package var value: JSONView?
  /// Whether a change by somebody else since the beginning is written over.
  package var overwrites: Bool?
  /// What the step is called.
  package var label: WireText?
  /// Who types.
  package var author: WireText?
  /// How the edit enters the history; a step by default.
  package var history: HistoryClass?
  /// What becomes of what does not fit; refused by default.
  package var invalid: WireInvalid?

  /// Does something with the draft of a cell.
  package init(view: WireText, row: WireKey, column: WireText, action: WireDraftAction) {
    self.view = view
    self.row = row
    self.column = column
    self.action = action
  }

  /// Reads the members; `text` and `value` exclude each other.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    row = try reader.required("row").key()
    column = try reader.required("column").text()
    action = try reader.required("action").choice()
    text = try reader.optional("text")?.text()
    editor = try reader.optional("by")?.choice()
    if let given = try reader.optional("value") {
      if text != nil { throw given.mismatch("no value beside a text") }
      value = try given.view(expecting: "a value")
    }
    overwrites = try reader.optional("overwrite")?.bool()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
    history = try reader.optional("history")?.choice()
    invalid = try reader.optional("invalid")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("row", row)
    writer.member("column", column)
    writer.member("action", action)
    writer.member("by", editor)
    writer.member("text", text)
    if let value {
      writer.name("value")
      writer.value(value)
    }
    writer.member("overwrite", overwrites)
    writer.member("label", label)
    writer.member("author", author)
    writer.member("history", history)
    writer.member("invalid", invalid)
  }
}
