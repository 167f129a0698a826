import JSONText

/// Which way something is looked for.
package enum WireFindDirection: String, ContractWord {
  /// Down or up the view's order.
  case next, previous
}

/// Parameters of `view/find`.
package struct ViewFindParams: WireParams {
  /// The view.
  package var view: WireText
  /// What is looked for; nil: what the view's state searches.
  package var search: ViewStatePatch.SearchPatch?
  /// The row behind or before which the search begins; nil: at the first row, or the last.
  package var from: WireKey?
  /// Which way; next by default.
  package var direction: WireFindDirection?
  /// Whether it goes on at the other end; it does by default.
  package var wraps: Bool?
  /// Whether to wait for all rows; it does by default.
  package var waits: Bool?

  /// Looks for the first row.
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
