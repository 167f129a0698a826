import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableSessions
import TableValues
import WireProtocol

/// Turns the edits of `table/edit` into those of a table.
struct EditConversion {
  let table: TableState
  let cells: CellConversion

  private var schema: TableSchema { table.content.schema }

  /// The request in the table's terms.
  ///
  /// - Throws: `InvalidParams`, `DaemonError.unknownColumn`, `EditRefusal` with the edit's place.
  static func request(
    _ params: TableEditParams, for table: TableState,
    order: (WireText) throws -> [UInt32]
  ) throws -> EditRequest {
    let conversion = EditConversion(
      table: table,
      cells: CellConversion(
        keepsInvalid: params.invalid == .keep, codecs: table.content.codecs))
    var edits: [TableEdit] = []
    edits.reserveCapacity(params.edits.count)
    for (index, edit) in params.edits.enumerated() {
      do {
        if case .adopt(let view) = edit {
          edits.append(.adopt(try order(view)))
        } else {
          edits.append(try conversion.edit(edit, "/edits/\(index)"))
        }
      } catch let error as TableError {
        throw EditRefusal(index: index, reason: error)
      }
    }
    return EditRequest(
      edits: edits, seen: params.seen.map { Revision($0) }, isExact: params.isExact ?? false,
      label: params.label.map { Text($0) }, author: params.author.map { Text($0) },
      historyClass: params.history.flatMap { HistoryClass(rawValue: $0.rawValue) } ?? .step)
  }

  private func edit(_ wire: WireEdit, _ pointer: String) throws -> TableEdit {
    switch wire {
    case .set(let row, let id, let value):
      let column = try column(id, pointer + "/column")
      let cell = try cells.cell(value, for: column)
      return .set(row: key(row), cells: [CellEdit(column: column.number, cell: cell)])
    case .setText(let row, let id, let text):
      let column = try column(id, pointer + "/column")
      let cell = try cells.cell(typed: Text(text), for: column)
      return .set(row: key(row), cells: [CellEdit(column: column.number, cell: cell)])
    case .setValues(let row, let values):
      return .set(row: key(row), cells: try cellEdits(values, pointer + "/values"))
    case .insert(let rows, let place):
      return .insert(rows: try newRows(rows, pointer + "/rows"), self.place(place))
    case .remove(let rows): return .remove(rows.map { key($0) })
    case .move(let rows, let place): return .move(rows.map { key($0) }, self.place(place))
    case .adopt: return .adopt([])  // resolved before
    case .columns(let edit): return .columns(try columnEdit(edit, pointer))
    }
  }

  private func columnEdit(_ wire: WireColumnEdit, _ pointer: String) throws -> ColumnEdit {
    let conversion = ColumnConversion(types: schema.types)
    switch wire {
    case .set(let id, let options):
      var changed = try column(id, pointer + "/column")
      try conversion.take(options, into: &changed, pointer + "/options")
      return .set(changed)
    case .add(let id, let options, let place):
      var added = Column(
        number: ColumnNumber(0), id: ColumnID(Text(id)), title: Text(id), type: .text)
      try conversion.take(options, into: &added, pointer + "/options")
      return .add(added, try columnPlace(place, pointer + "/place"))
    case .remove(let id): return .remove(try column(id, pointer + "/column").number)
    case .order(let ids):
      return .order(
        try ids.enumerated().map { try column($1, "\(pointer)/columns/\($0)").number })
    }
  }

  private func columnPlace(_ wire: WireColumnPlace, _ pointer: String) throws -> ColumnPlace {
    switch wire.kind {
    case .start: return .start
    case .end: return .end
    case .before: return .before(try column(wire.column ?? [], pointer + "/column").number)
    case .after: return .after(try column(wire.column ?? [], pointer + "/column").number)
    }
  }

  private func key(_ wire: WireKey) -> RowKey { RowKey(wire, in: table) }

  private func column(_ id: WireText, _ pointer: String) throws -> Column {
    guard let column = schema[ColumnID(Text(id))] else {
      throw DaemonError.unknownColumn(pointer: pointer, Text(id))
    }
    return column
  }

  private func cellEdits(_ values: JSONView, _ pointer: String) throws -> [CellEdit] {
    try values.members.map { member in
      let id = member.name.string ?? []
      let column = try column(id, pointer.pointing(to: id))
      if column.computation != nil { throw TableError.notEditable(column.id) }
      return CellEdit(column: column.number, cell: try cells.cell(member.value, for: column))
    }
  }

  private func newRows(_ rows: JSONView, _ pointer: String) throws -> [[Cell]] {
    let places = schema.columns.indices.filter { schema.columns[$0].computation == nil }
    return try rows.elements.enumerated().map { index, row in
      var result = [Cell](repeating: .null, count: schema.columns.count)
      if row.kind == .object {
        for edit in try cellEdits(row, "\(pointer)/\(index)") {
          guard let place = schema.columns.firstIndex(where: { $0.number == edit.column }) else {
            continue
          }
          result[place] = edit.cell
        }
        return result
      }
      guard row.count <= places.count else {
        throw TableError.tooManyCells(expected: places.count, found: row.count)
      }
      for (place, value) in zip(places, row.elements) {
        result[place] = try cells.cell(value, for: schema.columns[place])
      }
      return result
    }
  }

  private func place(_ wire: WirePlace) -> RowPlace {
    switch wire {
    case .start: .start
    case .end: .end
    case .before(let row): .before(key(row))
    case .after(let row): .after(key(row))
    case .index(let index): .index(index)
    }
  }
}
