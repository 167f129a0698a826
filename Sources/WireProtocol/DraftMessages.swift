import JSONText

/// An action on a draft, the text of a cell while it is edited.
package enum WireDraftAction: String, ContractWord {
  case begin, change, commit, cancel
}

/// The role in which a view's client edits.
package enum WireEditor: String, ContractWord {
  /// The table's owner, without restrictions; or the view's user.
  case owner, user
}

/// Parameters of `cell/draft`.
package struct CellDraftParams: WireParams {
  /// The view in which the cell is edited.
  package var view: WireText
  /// The row.
  package var row: WireKey
  /// The column.
  package var column: WireText
  /// The action.
  package var action: WireDraftAction
  /// The role of the editing person, set by `begin`; the owner by default.
  package var editor: WireEditor?
  /// The current text of the draft.
  package var text: WireText?
  /// A chosen value instead of a text; not decoded.
  package var value: JSONView?
  /// Whether the commit overwrites a change that another author made after `begin`.
  package var overwrites: Bool?
  /// The label of the undo step.
  package var label: WireText?
  /// The author of the edit.
  package var author: WireText?
  /// The effect on the undo history; one step by default.
  package var history: HistoryClass?
  /// The treatment of a value that does not fit its column; refused by default.
  package var invalid: WireInvalid?

  /// An action on the draft of a cell.
  package init(view: WireText, row: WireKey, column: WireText, action: WireDraftAction) {
    self.view = view
    self.row = row
    self.column = column
    self.action = action
  }

  /// Reads the members; `text` and `value` are mutually exclusive.
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
