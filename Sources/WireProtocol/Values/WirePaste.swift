import JSONText

/// A paste: writes a block of texts into cells.
package struct WirePaste: Sendable {
  /// The target of the block.
  package enum Target: Sendable {
    /// From a cell down and to the right, in the order of a view or of the table.
    case at(row: WireKey, column: WireText, view: ViewID?)
    /// These rows and columns.
    case named(rows: [WireKey], columns: [WireText])
  }

  /// Rows of texts, not decoded: arrays of strings, with null for cells that stay unchanged.
  package var texts: JSONView
  /// The target.
  package var target: Target
  /// The treatment of the part that does not fit; refused by default.
  package var overflow: PasteOverflow?

  init(_ reader: inout ParamsReader) throws(InvalidParams) {
    let given = try reader.required("texts")
    for row in try given.elements() {
      for text in try ParamsValue.present(row).elements() where !text.isNull {
        _ = try ParamsValue.present(text).text()
      }
    }
    texts = try given.view(expecting: "an array")
    overflow = try reader.optional("overflow")?.choice()
    if let at = try reader.optional("at") {
      var place = try at.reader()
      let (row, column) = (
        try place.required("row").key(), try place.required("column").text()
      )
      try place.finish()
      target = .at(row: row, column: column, view: try reader.optional("view")?.id())
    } else {
      target = .named(
        rows: try reader.required("rows").keys(),
        columns: try reader.required("columns").distinctTexts())
    }
  }

  func writeMembers(to writer: inout JSONWriter) {
    writer.string("paste")
    writer.name("texts")
    writer.value(texts)
    switch target {
    case .at(let row, let column, let view):
      writer.name("at")
      writer.beginObject()
      writer.member("row", row)
      writer.member("column", column)
      writer.endObject()
      writer.member("view", view)
    case .named(let rows, let columns):
      writer.member("rows", rows)
      writer.member("columns", columns)
    }
    writer.member("overflow", overflow)
  }
}
