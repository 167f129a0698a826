import JSONText

/// How high the client has found a row.
package struct WireRowHeight: WireObject, Hashable, Sendable {
  /// The row.
  package var row: WireKey
  /// Its height in units; nil: the daemon is to measure it.
  package var height: Double?

  /// Tells a height.
  package init(row: WireKey, height: Double?) {
    self.row = row
    self.height = height
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    row = try reader.required("row").key()
    let height = try reader.required("height")
    if case .present(let view) = height, view.isNull {
      self.height = nil
    } else {
      self.height = try height.length()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.name("height")
    if let height { writer.number(height) } else { writer.null() }
  }
}

/// Parameters of `view/measure`.
package struct ViewMeasureParams: WireParams {
  /// The view.
  package var view: WireText
  /// What the client has measured.
  package var rows: [WireRowHeight]
  /// The state of the view that it has measured; nil: the present one.
  package var seen: Int?

  /// Tells heights.
  package init(view: WireText, rows: [WireRowHeight], at seen: Int? = nil) {
    self.view = view
    self.rows = rows
    self.seen = seen
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    rows = try reader.required("rows").objects()
    seen = try reader.optional("at")?.positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.list("rows", rows) { $1.write(to: &$0) }
    writer.member("at", seen)
  }
}

/// Who measures how high rows are.
package enum WireRowMeasurer: String, WireChoice {
  /// The daemon, by what they show; or the client, who is asked.
  case daemon, client
}

/// The client's answer to `cell/measure`.
package struct CellMeasureResult: Sendable {
  /// One per row that was asked for, in units; nil each that the client cannot measure.
  package var lengths: [Double?] = []

  /// Reads the answer, passing over members of later versions.
  ///
  /// - Parameters:
  ///   - name: The member that lists them: `heights` or `widths`.
  ///   - count: For how many rows was asked.
  package init(_ view: JSONView, _ name: StaticString, count: Int) throws(InvalidParams) {
    var reader = try ParamsReader(view)
    for element in try reader.required(name).elements() {
      guard lengths.count <= count else { break }
      lengths.append(element.isNull ? nil : try ParamsValue.present(element).length())
    }
    guard lengths.count == count else {
      let found = lengths.count > count ? "more" : "\(lengths.count)"
      throw InvalidParams(pointer: "/\(name)", expected: "\(count) \(name)", found: found)
    }
  }
}
