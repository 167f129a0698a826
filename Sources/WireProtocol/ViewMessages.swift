import JSONText

/// Parameters of `view/open`.
package struct ViewOpenParams: WireParams {
  /// The table to look at.
  package var table: WireText
  /// The id the client chooses.
  package var view: WireText?
  /// The state to begin with, as a patch of the default.
  package var state: ViewStatePatch?
  /// The preset whose state takes the default's place.
  package var preset: WireText?
  /// Whether the answer waits for the order; it does by default.
  package var waits: Bool?

  /// Opens a view.
  package init(table: WireText, view: WireText? = nil, state: ViewStatePatch? = nil) {
    self.table = table
    self.view = view
    self.state = state
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").text()
    view = try reader.optional("view")?.text()
    state = try reader.optional("state")?.object()
    preset = try reader.optional("preset")?.text()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("view", view)
    writer.member("state", state)
    writer.member("preset", preset)
    writer.member("wait", waits)
  }
}

/// Parameters of `view/get` and `view/close`.
package struct ViewParams: WireParams {
  /// The view.
  package var view: WireText

  /// Names a view.
  package init(view: WireText) {
    self.view = view
  }

  /// Reads the member.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
  }

  /// Writes the member.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
  }
}

/// Parameters of `view/set`.
package struct ViewSetParams: WireParams {
  /// The view.
  package var view: WireText
  /// What to merge into its state.
  package var state: ViewStatePatch
  /// The row whose page is to be shown afterwards.
  package var show: WireKey?
  /// Whether the answer waits for the new order; it does by default.
  package var waits: Bool?

  /// Sets a view's state.
  package init(view: WireText, state: ViewStatePatch) {
    self.view = view
    self.state = state
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    state = try reader.required("state").object()
    show = try reader.optional("show")?.key()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("state", state)
    writer.member("show", show)
    writer.member("wait", waits)
  }
}

/// Parameters of `view/tap`.
package struct ViewTapParams: WireParams {
  /// The view.
  package var view: WireText
  /// What was tapped.
  package var part: WireTapPart
  /// Of which column.
  package var column: WireText
  /// Whether other sort keys stay; they do not by default.
  package var extends: Bool?

  /// A tap.
  package init(view: WireText, part: WireTapPart, column: WireText) {
    self.view = view
    self.part = part
    self.column = column
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    part = try reader.required("part").choice()
    column = try reader.required("column").text()
    extends = try reader.optional("extend")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("part", part)
    writer.member("column", column)
    writer.member("extend", extends)
  }
}

/// Parameters of `view/rows`.
package struct ViewRowsParams: WireParams {
  /// Which rows.
  package enum Selection: Hashable, Sendable {
    /// All of the page, up to the limit.
    case page
    /// View indices of the page shown.
    case range(WireRange)
    /// Rows by key, in that order.
    case keys([WireKey])
  }

  /// The view.
  package var view: WireText
  /// Which rows.
  package var selection: Selection = .page
  /// Which columns; all shown ones by default.
  package var columns: [WireText]?
  /// What of each cell.
  package var content: WireContent?
  /// Bytes of a text after which it is cut; as many as may be by default.
  package var textBytes: Int?
  /// The view revision to read at.
  package var at: Int?
  /// The pinned state to read, in place of a view revision.
  package var pin: WireText?
  /// Whether to wait for all rows; it does not by default.
  package var waits: Bool?

  /// Reads a view.
  package init(view: WireText) {
    self.view = view
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
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

/// Parameters of `view/locate`.
package struct ViewLocateParams: WireParams {
  /// The view.
  package var view: WireText
  /// The rows to find.
  package var keys: [WireKey]?
  /// The columns whose frames are asked for.
  package var columns: [WireText]?
  /// The places at which columns are looked for.
  package var points: [WireAcrossPoint]?
  /// Where to look for entries, in units from the start of the content.
  package var offsets: [Double]?
  /// Whether to wait for all rows; it does not by default.
  package var waits: Bool?

  /// Looks for rows.
  package init(view: WireText, keys: [WireKey]) {
    self.view = view
    self.keys = keys
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    keys = try reader.optional("keys")?.keys()
    columns = try reader.optional("columns")?.texts()
    points = try reader.optional("at")?.objects()
    waits = try reader.optional("wait")?.bool()
    offsets = try reader.optional("offsets").map { value throws(InvalidParams) in
      var offsets: [Double] = []
      for element in try value.elements() {
        offsets.append(try ParamsValue.present(element).contentOffset())
      }
      return offsets
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("keys", keys)
    writer.member("columns", columns)
    writer.member("at", points)
    writer.member("wait", waits)
    if let offsets {
      writer.name("offsets")
      writer.beginArray()
      for offset in offsets { writer.number(offset) }
      writer.endArray()
    }
  }
}
