import JSONText

/// Parameters of `table/edit`.
package struct TableEditParams: WireParams {
  /// The table.
  package var table: TableID
  /// What to do, in order, all or nothing.
  package var edits: [WireEdit]
  /// The table revision on which the client based the edits.
  package var seen: Int?
  /// Whether any change since `seen` is a conflict, instead of a change to the same cells or rows
  /// only.
  package var isExact: Bool?
  /// The label of the undo step.
  package var label: WireText?
  /// The author of the edits.
  package var author: WireText?
  /// The effect on the undo history; one step by default.
  package var history: HistoryClass?
  /// What becomes of values that do not fit; refused by default.
  package var invalid: InvalidHandling?
  /// Whether to tell only what would change.
  package var isPreview: Bool?
  /// The view whose user edits; by default the table's owner does.
  package var view: ViewID?

  /// Edits a table.
  package init(table: TableID, edits: [WireEdit]) {
    self.table = table
    self.edits = edits
  }

  /// Reads the members. Cells are not decoded.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    edits = try WireEdit.list(try reader.required("edits"))
    seen = try reader.optional("seen")?.count()
    isExact = try reader.optional("exact")?.bool()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
    history = try reader.optional("history")?.choice()
    invalid = try reader.optional("invalid")?.choice()
    isPreview = try reader.optional("preview")?.bool()
    view = try reader.optional("view")?.id()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.list("edits", edits) { $1.write(to: &$0) }
    writer.member("seen", seen)
    writer.member("exact", isExact)
    writer.member("label", label)
    writer.member("author", author)
    writer.member("history", history)
    writer.member("invalid", invalid)
    writer.member("preview", isPreview)
    writer.member("view", view)
  }
}

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
        place: try reader.optional("place").map(WirePlace.init) ?? .end)
    case .remove: self = .remove(rows: try reader.required("rows").keys())
    case .move:
      self = .move(
        rows: try reader.required("rows").keys(),
        place: try WirePlace(try reader.required("place")))
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
          place: try reader.optional("place")?.object() ?? WireColumnPlace(.end)))
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
        place: try reader.optional("place")?.object() ?? WireSectionPlace(.end),
        column: try reader.optional("sectionColumn")?.text())
    }
    let keys = try reader.required("sections").keys()
    if kind == .removeSections { return .remove(keys) }
    return .move(keys, place: try reader.required("place").object())
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
      guard object.kind == .object else { throw values.mismatch("an object") }
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
      place.writeMember(to: &writer)
    case .remove(let rows):
      writer.string("remove")
      writer.member("rows", rows)
    case .move(let rows, let place):
      writer.string("move")
      writer.member("rows", rows)
      place.writeMember(to: &writer)
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

/// The target position of rows.
package enum WirePlace: Hashable, Sendable {
  /// Before all rows.
  case start
  /// After all rows.
  case end
  /// Before a row.
  case before(WireKey)
  /// After a row.
  case after(WireKey)
  /// At a source index.
  case index(Int, Counting)
  /// At an index of the page that a view shows.
  case shown(WireShownPlace)

  /// The rows among which an index counts.
  package enum Counting: String, ContractWord {
    /// The rows before the change.
    case before
    /// The rows after the change: the index is that of the first inserted or moved row.
    case after
  }

  private enum Kind: String, ContractWord {
    case start, end, before, after, index, shown
  }

  /// Reads a position.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .start: self = .start
    case .end: self = .end
    case .before: self = .before(try reader.required("row").key())
    case .after: self = .after(try reader.required("row").key())
    case .index:
      let index = try reader.required("sourceIndex").count()
      self = .index(index, try reader.optional("counted")?.choice() ?? .before)
    case .shown: self = .shown(try WireShownPlace(from: &reader))
    }
    try reader.finish()
  }

  func writeMember(to writer: inout JSONWriter) {
    writer.name("place")
    writer.beginObject()
    switch self {
    case .start: writer.member("kind", Kind.start)
    case .end: writer.member("kind", Kind.end)
    case .before(let key):
      writer.member("kind", Kind.before)
      writer.member("row", key)
    case .after(let key):
      writer.member("kind", Kind.after)
      writer.member("row", key)
    case .index(let index, let counted):
      writer.member("kind", Kind.index)
      writer.member("sourceIndex", index)
      if counted != .before { writer.member("counted", counted) }
    case .shown(let place):
      writer.member("kind", Kind.shown)
      place.writeMembers(to: &writer)
    }
    writer.endObject()
  }
}
