import JSONText

/// The hits that are replaced.
package enum WireReplaceScope: String, ContractWord {
  case all, selection
}

/// Parameters of `view/replace`.
package struct ViewReplaceParams: WireParams {
  /// One hit in a cell.
  package struct Match: WireObject, Hashable, Sendable {
    /// The row.
    package var row: WireKey
    /// The column.
    package var column: WireText
    /// The index of the hit in the cell; 0 by default.
    package var index: Int?

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      row = try reader.required("row").key()
      column = try reader.required("column").text()
      index = try reader.optional("index")?.count()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("row", row)
      writer.member("column", column)
      writer.member("index", index)
    }
  }

  /// The view.
  package var view: WireText
  /// The search; nil: the search of the view's state.
  package var search: ViewStatePatch.SearchPatch?
  /// The replacement text. With `regex`, `$1` and `${name}` refer to groups.
  package var replacement: WireText
  /// The hits that are replaced; all by default.
  package var scope: WireReplaceScope
  /// The single hit to replace.
  package var match: Match?
  /// The role of the author; the owner by default.
  package var editor: WireEditor?
  /// Whether to return the changes without making them.
  package var isPreview: Bool?
  /// The label of the undo step.
  package var label: WireText?
  /// The author of the change.
  package var author: WireText?
  /// Whether to wait until all rows are loaded; true by default.
  package var waits: Bool?

  /// A request that replaces all hits of the view's own search.
  package init(view: WireText, replacement: WireText) {
    self.view = view
    self.replacement = replacement
    scope = .all
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    search = try reader.optional("search")?.object()
    replacement = try reader.required("with").text()
    let scope = try reader.optional("scope")
    self.scope = try scope?.choice() ?? .all
    if let at = try reader.optional("at") {
      if scope != nil { throw at.mismatch("no place beside a scope") }
      match = try at.object()
    }
    editor = try reader.optional("by")?.choice()
    isPreview = try reader.optional("preview")?.bool()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("search", search)
    writer.member("with", replacement)
    if match == nil { writer.member("scope", scope) }
    writer.member("at", match)
    writer.member("by", editor)
    writer.member("preview", isPreview)
    writer.member("label", label)
    writer.member("author", author)
    writer.member("wait", waits)
  }
}
