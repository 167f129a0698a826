import JSONText

/// Parameters of `view/rows`.
package struct ViewRowsParams: WireParams {
  /// The rows to read.
  package enum Selection: Hashable, Sendable {
    /// All rows of the page, up to the limit.
    case page
    /// A range of view indices of the page shown.
    case range(WireRange)
    /// Rows by key, in the order of the keys.
    case keys([WireKey])
  }

  /// The view.
  package var view: ViewID
  /// Which rows.
  package var selection: Selection = .page
  /// The columns; all visible ones by default.
  package var columns: [WireText]?
  /// What of each cell.
  package var content: CellContent?
  /// Bytes of a text after which it is cut; as many as may be by default.
  package var textBytes: Int?
  /// The view revision to read at.
  package var at: Int?
  /// The pinned state to read, instead of a view revision.
  package var pin: WireText?
  /// Whether to wait until all rows are loaded; false by default.
  package var waits: Bool?

  /// Reads a view.
  package init(view: ViewID) {
    self.view = view
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    let range = try reader.optional("range")
    let keys = try reader.optional("keys")
    switch (range, keys) {
    case (nil, nil): selection = .page
    case (let range?, nil): selection = .range(try range.object())
    case (nil, let keys?): selection = .keys(try keys.keys())
    case (_?, let keys?):
      let expected = "one of range and keys"
      throw InvalidParams(
        pointer: try keys.view(expecting: expected).pointer, expected: expected, found: "both")
    }
    columns = try reader.optional("columns")?.texts()
    content = try reader.optional("as")?.choice()
    textBytes = try reader.optional("textBytes")?.positive()
    at = try reader.optional("at")?.count()
    if let pin = try reader.optional("pin") {
      if at != nil { throw pin.mismatch("no pin beside a view revision") }
      self.pin = try pin.text()
    }
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    switch selection {
    case .page: break
    case .range(let range): writer.member("range", range)
    case .keys(let keys): writer.member("keys", keys)
    }
    writer.member("columns", columns)
    writer.member("as", content)
    writer.member("textBytes", textBytes)
    writer.member("at", at)
    writer.member("pin", pin)
    writer.member("wait", waits)
  }
}
