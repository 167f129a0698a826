import ColumnStorage
import JSONText
import TableModel
import TableValues
import WireProtocol

extension EditConversion {
  /// A column that the new rows do not contain, and its cell.
  typealias GivenCell = (column: Column, cell: Cell)

  /// The cells of new rows, one for each column of the table.
  ///
  /// - Parameter said: The declared kinds of the rows, by row.
  func newRows(
    _ rows: JSONView, _ pointer: String, given: GivenCell? = nil, said: [Text?] = []
  ) throws -> [[Cell]] {
    let hasObjects = rows.elements.first { _ in true }?.kind == .object
    let declarations = table.rules?.declarations
    guard hasObjects, let declarations, let paths = KindPaths(declarations) else {
      let reading = NewRowReading(schema.columns, nil, kinds: [], cells)
      return try newRows(rows, pointer, given, reading)
    }
    // A kind may have a path of its own for a value. The value at the column's path then need not
    // fit.
    var lenient = cells
    lenient.keepsInvalid = true
    let first = try newRows(
      rows, pointer, given, NewRowReading(schema.columns, paths, kinds: [], lenient))
    let kinds = kinds(of: first, declarations, said: said)
    return try newRows(
      rows, pointer, given, NewRowReading(schema.columns, paths, kinds: kinds, cells))
  }

  private func kinds(
    of rows: [[Cell]], _ declarations: RowDeclarations, said: [Text?]
  ) -> [Text?] {
    let places = schema.columns.indices.filter { schema.columns[$0].isStored }
    let chunks = places.map { place in
      var builder = ColumnChunkBuilder(type: schema.columns[place].type)
      for row in rows { builder.append(row[place]) }
      return [builder.finish()]
    }
    return RowKinds(
      giving: places.map { schema.columns[$0] }, of: table, chunks: chunks, rowCount: rows.count,
      chunkRows: max(1, rows.count)
    ).kinds(declarations, table.parameters, said: said)
  }

  private func newRows(
    _ rows: JSONView, _ pointer: String, _ given: GivenCell?, _ reading: NewRowReading
  ) throws -> [[Cell]] {
    let places = schema.columns.indices.filter {
      schema.columns[$0].isStored && schema.columns[$0].number != given?.column.number
    }
    let givenPlace = given.flatMap { schema.position(of: $0.column.number) }
    return try rows.elements.enumerated().map { index, row in
      var result = [Cell](repeating: .null, count: schema.columns.count)
      if let given, let givenPlace { result[givenPlace] = given.cell }
      if row.kind == .object {
        let kind = index < reading.kinds.count ? reading.kinds[index] : nil
        try read(row, of: kind, "\(pointer)/\(index)", given: given?.column, reading) {
          result[$0] = $1
        }
        return result
      }
      guard row.count <= places.count else {
        throw TableError.tooManyCells(expected: places.count, found: row.count)
      }
      for (place, value) in zip(places, row.elements) {
        result[place] = try reading.cells.cell(value, for: schema.columns[place])
      }
      return result
    }
  }

  /// Calls `set` with the cells of a row object, by column index.
  ///
  /// - Parameter given: A column that the rows do not contain.
  private func read(
    _ row: JSONView, of kind: Text?, _ pointer: String, given: Column?, _ reading: NewRowReading,
    _ set: (_ place: Int, Cell) -> Void
  ) throws {
    for member in row.members {
      let id = member.name.string ?? []
      let place = schema.position(of: ColumnID(Text(id)))
      guard let place, reading.objects.readsByName(place) else {
        if reading.objects.leads(through: id) { continue }
        throw DaemonError.unknownColumn(pointer: pointer.pointing(to: id), Text(id))
      }
      if reading.objects.isElsewhere(place, in: kind) { continue }
      let column = schema.columns[place]
      if column.computation != nil { throw TableError.notEditable(column.id) }
      if column.number == given?.number {
        throw PlacedRefusal(pointer: pointer, reason: .notEditable(column.id))
      }
      set(place, try reading.cells.cell(member.value, for: column))
    }
    try reading.objects.forEachValue(in: row, of: kind) { place, value in
      let column = schema.columns[place]
      guard column.computation == nil, column.number != given?.number else { return }
      set(place, try reading.cells.cell(value, for: column))
    }
  }
}

/// How new rows are read.
private struct NewRowReading {
  let objects: ObjectReading
  /// The kind of each row; empty: unknown.
  let kinds: [Text?]
  let cells: CellConversion

  init(_ columns: [Column], _ paths: KindPaths?, kinds: [Text?], _ cells: CellConversion) {
    objects = ObjectReading(columns, paths)
    self.kinds = kinds
    self.cells = cells
  }
}
