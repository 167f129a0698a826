import RowPipeline
import RowTree
import TableValues

extension ChangeLog {
  /// What records did to the rows between two states, net, for bringing a view forward.
  ///
  /// O(rows named in the records · log n).
  static func rowChanges(
    of records: ArraySlice<NamedRows>, from old: TableState, to new: TableState
  ) -> RowChanges {
    var touched = TouchedRows()
    for record in records { touched.note(record) }
    return touched.changes(from: old, to: new)
  }
}

/// The rows that records name, each once.
private struct TouchedRows {
  private var cells = Set<UInt32>()
  private var columns = Set<ColumnNumber>()
  private var life = Set<UInt32>()
  private var places = Set<UInt32>()
  private var traits = Set<UInt32>()
  private var loaded: Range<UInt32>?

  mutating func note(_ record: NamedRows) {
    switch record.names {
    case .cell(let column, let slot):
      columns.insert(column)
      cells.insert(slot)
    case .many(let list): note(list)
    }
  }

  private mutating func note(_ record: NamedRowList) {
    columns.formUnion(record.columns)
    cells.formUnion(record.cells)
    life.formUnion(record.life)
    for slots in record.inserted { life.formUnion(slots) }
    places.formUnion(record.places)
    traits.formUnion(record.traits)
    for slots in record.loaded {
      loaded = (loaded?.lowerBound ?? slots.lowerBound)..<slots.upperBound
    }
  }

  func changes(from old: TableState, to new: TableState) -> RowChanges {
    var changes = RowChanges(changedColumns: columns, appendedSourceRows: loaded)
    if life.isEmpty, places.isEmpty, traits.isEmpty, loaded == nil {
      // Cells alone let rows live or not as before.
      let order = new.order
      changes.changedRows = cells.filter { order.contains($0) }
      return changes
    }
    for slot in life.union(places).union(cells).union(traits)
    where !(loaded?.contains(slot) ?? false) {
      switch (old.order.contains(slot), new.order.contains(slot)) {
      case (false, true): changes.inserted.append(slot)
      case (true, false): changes.removed.append(slot)
      case (true, true):
        if places.contains(slot) { changes.moved.append(slot) }
        if traits.contains(slot) { changes.retold.append(slot) }
        if cells.contains(slot) { changes.changedRows.append(slot) }
      case (false, false): break
      }
    }
    return changes
  }
}
