import JSONText

/// The direction of a search.
package enum WireFindDirection: String, ContractWord {
  /// Forward or backward in the view's order.
  case next, previous
}

/// Parameters of `view/find`.
package struct ViewFindParams: WireParams {
  /// The view.
  package var view: WireText
  /// The search; nil: the search of the view's state.
  package var search: ViewStatePatch.SearchPatch?
  /// The row after or before which the search starts; nil: the first row, or the last one.
  package var from: WireKey?
  /// The direction; `next` by default.
  package var direction: WireFindDirection?
  /// Whether the search continues at the other end; true by default.
  package var wraps: Bool?
  /// Whether to wait until all rows are loaded; true by default.
  package var waits: Bool?

  /// A request for the first matching row.
  package init(view: WireText) {
    self.view = view
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    search = try reader.optional("search")?.object()
    from = try reader.optional("from")?.key()
    direction = try reader.optional("direction")?.choice()
    wraps = try reader.optional("wrap")?.bool()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("search", search)
    writer.member("from", from)
    writer.member("direction", direction)
    writer.member("wrap", wraps)
    writer.member("wait", waits)
  }
}
