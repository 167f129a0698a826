import JSONText

extension TableCreateParams {
  /// A declared column.
  package struct Column: WireObject, Sendable {
    /// The id; by default derived from the title, or a name by position.
    package var id: WireText?
    /// The other declared options.
    package var options: WireColumnOptions

    /// A column.
    package init(id: WireText?, options: WireColumnOptions = WireColumnOptions()) {
      self.id = id
      self.options = options
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      id = try reader.optional("id")?.text()
      options = try WireColumnOptions(from: &reader)
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("id", id)
      options.writeMembers(to: &writer)
    }
  }
}

extension ParamsValue {
  /// An array of rows, all arrays or all objects. An empty array is a row of either shape. Cells are
  /// not decoded. O(rows).
  func rows() throws(InvalidParams) -> JSONView {
    let expected = "an array of rows"
    let view = try view(expecting: expected)
    guard view.kind == .array else { throw mismatch(expected) }
    var shape: JSONKind?
    for row in view.elements {
      let kind = row.kind
      if kind == shape || row.isEmptyArray { continue }
      switch (shape, kind) {
      case (nil, .array), (nil, .object): shape = kind
      case (.array?, _): throw ParamsValue.present(row).mismatch("an array, as the rows before")
      case (_?, _): throw ParamsValue.present(row).mismatch("an object, as the rows before")
      case (nil, _): throw ParamsValue.present(row).mismatch("a row (an array or an object)")
      }
    }
    return view
  }
}
