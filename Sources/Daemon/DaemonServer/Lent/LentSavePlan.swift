import ColumnStorage
import JSONText
import RowTree
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// What a save writes to a lent source, row by row: removed rows, changed rows, new rows.
struct LentSavePlan: Sendable {
  /// The changes.
  private(set) var changes: [WireLentChange] = []
  /// The rows that they are about.
  private(set) var slots: [UInt32] = []

  private let state: TableState
  private let saved: TableState
  private let columns: [Column]
  private let keyPlaces: [Int]

  /// The plan for a state. O(rows that differ).
  init(_ unsaved: UnsavedRows, _ state: TableState, _ lent: LentFacts) {
    (self.state, saved) = (state, unsaved.saved)
    let columns = lent.columns.indices.compactMap { place -> Column? in
      let column = state.content.schema[ColumnNumber(place)]
      return column?.isStored == true ? column : nil
    }
    self.columns = columns
    keyPlaces = lent.source.keyPlaces.compactMap { place in
      columns.firstIndex { $0.number.rawValue == place }
    }
    let gone = rows(unsaved.gone, in: saved)
    for (slot, cells) in zip(unsaved.gone, gone) { add(.remove, slot, before: cells) }
    let edited = unsaved.edited.filter { state.order.holds($0) && state.order.contains($0) }
    for (slot, (before, now)) in zip(
      edited, zip(rows(edited, in: saved), rows(edited, in: state)))
    {
      let places = columns.indices.filter { place in
        !now[place].isWritten(as: before[place])
      }
      if !places.isEmpty { add(.update, slot, before: before, now: now, places) }
    }
    for (slot, now) in zip(unsaved.new, rows(unsaved.new, in: state)) {
      let isSource = slot < RowSlot.firstInserted
      let places = columns.indices.filter { place in
        isSource || state.content.ownCell(slot: slot, column: columns[place].number) != nil
      }
      add(.insert, slot, now: now, places)
    }
  }

  /// The cells of some rows, row by row.
  private func rows(_ slots: [UInt32], in table: TableState) -> [[Cell]] {
    let requests = columns.map { ColumnRequest($0.number, as: .values($0.type)) }
    let cells = table.content.unformatted.cells(of: slots, requests)
    return slots.indices.map { row in cells.map { $0[row] } }
  }

  private mutating func add(
    _ kind: LentChangeKind, _ slot: UInt32, before: [Cell]? = nil, now: [Cell] = [],
    _ places: [Int] = []
  ) {
    changes.append(
      WireLentChange(
        kind: kind, row: WireKey(state.keys.key(of: slot)),
        key: before.map { cells in keyPlaces.map { WirePart(written: cells[$0]) } },
        values: kind == .remove ? nil : places.map { entry($0, now) },
        before: before.map { cells in columns.indices.map { entry($0, cells) } }))
    slots.append(slot)
  }

  private func entry(_ place: Int, _ cells: [Cell]) -> WireEntry<WirePart> {
    WireEntry(columns[place].id.text.utf8, WirePart(written: cells[place]))
  }

  /// The key of the row that a change is about; nil: there is no such change.
  func row(of change: Int) -> RowKey? {
    slots.indices.contains(change) ? state.keys.key(of: slots[change]) : nil
  }

  // MARK: What the source has made of it

  /// The cells that the source has given other values, by column.
  ///
  /// - Throws: `InvalidParams`, with a pointer into the answer.
  func cells(
    of result: SourceWriteResult
  ) throws(InvalidParams) -> [ColumnNumber: [(slot: UInt32, cell: Cell)]] {
    let schema = state.content.schema
    let conversion = CellConversion(keepsInvalid: true, readsSource: true, codecs: schema.codecs)
    var cells: [ColumnNumber: [(slot: UInt32, cell: Cell)]] = [:]
    for (index, written) in (result.written ?? []).enumerated() {
      let pointer = "/written/\(index)"
      guard slots.indices.contains(written.change) else {
        throw InvalidParams(
          pointer: pointer + "/change", expected: "the index of a change",
          found: "\(written.change)")
      }
      for entry in written.values {
        let id = Text(entry.name)
        guard let column = columns.first(where: { $0.id.text == id }), let view = entry.value.view
        else {
          throw InvalidParams(
            pointer: pointer + "/values", expected: "columns of the source", found: "\"\(id)\"")
        }
        if schema.isKey(column.number) { continue }
        guard let cell = try? conversion.cell(view, for: column) else { continue }
        cells[column.number, default: []].append((slots[written.change], cell))
      }
    }
    return cells
  }
}

extension Cell {
  /// Whether a source would get the same value for another cell.
  fileprivate func isWritten(as other: Cell) -> Bool {
    if case .error = value { return source == other.source && value == other.value }
    return value == other.value
  }
}

extension WirePart {
  /// The value of a cell for a source. A text that does not fit its column is written as it is.
  fileprivate init(written cell: Cell) {
    self.init { writer in
      if case .error = cell.value, let source = cell.source {
        writer.string(source.repaired.utf8)
      } else {
        writer.value(of: cell)
      }
    }
  }
}
