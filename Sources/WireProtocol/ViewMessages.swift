import JSONText

/// Parameters of `view/open`.
package struct ViewOpenParams: WireParams {
  /// The table.
  package var table: WireText
  /// The id, if chosen by the client.
  package var view: WireText?
  /// The initial state, as a patch of the default.
  package var state: ViewStatePatch?
  /// The preset whose state replaces the default.
  package var preset: WireText?
  /// Whether the response waits for the order; true by default.
  package var waits: Bool?

  /// A request that opens a view.
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

  /// Parameters with only a view.
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
  /// The patch of the view's state.
  package var state: ViewStatePatch
  /// The row whose page is shown afterwards.
  package var show: WireKey?
  /// Whether the response waits for the new order; true by default.
  package var waits: Bool?

  /// A change of a view's state.
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
  /// The tapped part.
  package var part: WireTapPart
  /// Its column.
  package var column: WireText
  /// Whether other sort keys are kept; false by default.
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
  package var view: WireText
  /// The rows to read.
  package var selection: Selection = .page
  /// The columns; all visible ones by default.
  package var columns: [WireText]?
  /// The form of each cell in the result.
  package var content: WireContent?
  /// The length limit of texts in bytes. Longer ones are cut. By default it is the maximum.
  package var textBytes: Int?
  /// The view revision to read at.
  package var at: Int?
  /// The pinned state to read, instead of a view revision.
  package var pin: WireText?
  /// Whether to wait until all rows are loaded; false by default.
  package var waits: Bool?

  /// A request for the rows of a view.
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
  /// The columns whose frames are requested.
  package var columns: [WireText]?
  /// The points at which columns are looked up.
  package var points: [WireAcrossPoint]?
  /// The offsets at which entries are looked up, in units from the start of the content.
  package var offsets: [Double]?
  /// Whether to wait until all rows are loaded; false by default.
  package var waits: Bool?

  /// A request for the positions of rows.
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
