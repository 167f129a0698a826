import JSONText

/// One edit of a list. Cells stay undecoded until the column's type is known.
package enum WireEdit: Sendable {
  /// Sets one cell.
  case set(row: WireKey, column: WireText, value: JSONView)
  /// Sets one cell from a typed text.
  case setText(row: WireKey, column: WireText, text: WireText)
  /// Sets cells of one row, from an object of values by column id.
  case setValues(row: WireKey, values: JSONView)
  /// Inserts rows: an array of arrays or of objects; perhaps with what they carry, one each.
  indirect case insert(rows: JSONView, options: [WireRowOptions?]? = nil, place: WirePlace)
  /// Removes rows.
  case remove(rows: [WireKey])
  /// Moves rows, in the order given.
  indirect case move(rows: [WireKey], place: WirePlace)
  /// Writes a rectangle of texts.
  indirect case paste(WirePaste)
  /// Makes the order of a view the table's.
  case adopt(view: ViewID)
  /// Changes what a row carries beside its cells.
  indirect case setRow(row: WireKey, WireRowOptions)
  /// Changes the columns.
  indirect case columns(WireColumnEdit)
  /// Changes the declared sections.
  indirect case sections(WireSectionEdit)

  /// Reads an edit.
  package init(_ view: JSONView) throws(InvalidParams) {
    var reader = try ParamsValue.present(view).reader()
    let kind = try reader.required("kind")
    switch try Kind(kind) {
    case .set: self = try Self.set(&reader)
    case .insert:
      self = .insert(
        rows: try reader.required("rows").rows(),
        options: try reader.optional("options")?.nullableObjects(),
        place: try reader.optional("place")?.union() ?? .end)
    case .remove: self = .remove(rows: try reader.required("rows").keys())
    case .move:
      self = .move(
        rows: try reader.required("rows").keys(),
        place: try reader.required("place").union())
    case .paste: self = .paste(try WirePaste(&reader))
    case .adopt: self = .adopt(view: try reader.required("view").id())
    case .setRow:
      self = .setRow(
        row: try reader.required("row").key(), try reader.required("options").object())
    case .setColumn:
      self = .columns(
        .set(
          column: try reader.required("column").text(),
          try reader.required("options").object()))
    case .addColumn:
      self = .columns(
        .add(
          column: try reader.required("column").text(),
          try reader.optional("options")?.object() ?? WireColumnOptions(),
          place: try reader.optional("place")?.union() ?? .end))
    case .removeColumn: self = .columns(.remove(column: try reader.required("column").text()))
    case .orderColumns: self = .columns(.order(try reader.required("columns").texts()))
    case .addSections, .removeSections, .moveSections, .setSection:
      self = .sections(try Self.sectionEdit(try Kind(kind), &reader))
    }
    try reader.finish()
  }

  private static func sectionEdit(
    _ kind: Kind, _ reader: inout ParamsReader
  ) throws(InvalidParams) -> WireSectionEdit {
    if kind == .setSection {
      return .set(
        try reader.required("section").key(), try reader.required("options").object())
    }
    if kind == .addSections {
      return .add(
        try reader.required("sections").objects(),
        place: try reader.optional("place")?.union() ?? .end,
        column: try reader.optional("sectionColumn")?.text())
    }
    let keys = try reader.required("sections").keys()
    if kind == .removeSections { return .remove(keys) }
    return .move(keys, place: try reader.required("place").union())
  }

  private enum Kind: String, ContractWord {
    case set, insert, remove, move, paste, adopt, setRow, setColumn, addColumn, removeColumn,
      orderColumns, addSections, removeSections, moveSections, setSection

    init(_ value: ParamsValue) throws(InvalidParams) {
      // The most frequent kind, checked first.
      if case .present(let view) = value, view.isString("set") {
        self = .set
      } else {
        self = try value.choice()
      }
    }
  }

  private static func set(_ reader: inout ParamsReader) throws(InvalidParams) -> WireEdit {
    let row = try reader.required("row").key()
    if let values = try reader.optional("values") {
      let object = try values.view(expecting: "an object")
      guard values.isObject else { throw values.mismatch("an object") }
      return .setValues(row: row, values: object)
    }
    let column = try reader.required("column").text()
    if let text = try reader.optional("text") {
      return .setText(row: row, column: column, text: try text.text())
    }
    return .set(
      row: row, column: column,
      value: try reader.required("value").view(expecting: "a value"))
  }

  /// Writes the edit.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("kind")
    switch self {
    case .set(let row, let column, let value):
      writer.string("set")
      writer.member("row", row)
      writer.member("column", column)
      writer.name("value")
      writer.value(value)
    case .setText(let row, let column, let text):
      writer.string("set")
      writer.member("row", row)
      writer.member("column", column)
      writer.member("text", text)
    case .setValues(let row, let values):
      writer.string("set")
      writer.member("row", row)
      writer.name("values")
      writer.value(values)
    case .insert(let rows, let options, let place):
      writer.string("insert")
      writer.name("rows")
      writer.value(rows)
      writer.member("options", options)
      writer.member("place", place)
    case .remove(let rows):
      writer.string("remove")
      writer.member("rows", rows)
    case .move(let rows, let place):
      writer.string("move")
      writer.member("rows", rows)
      writer.member("place", place)
    case .paste(let paste): paste.writeMembers(to: &writer)
    case .adopt(let view):
      writer.string("adopt")
      writer.member("view", view)
    case .setRow(let row, let options):
      writer.string("setRow")
      writer.member("row", row)
      writer.member("options", options)
    case .columns(let edit): edit.writeMembers(to: &writer)
    case .sections(let edit): edit.writeMembers(to: &writer)
    }
    writer.endObject()
  }
}
