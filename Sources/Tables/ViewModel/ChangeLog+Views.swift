import RowPipeline
import RowTree
import TableModel
import TableValues

extension ChangeLog {
  /// The net effect of records on the rows between two states, for updating a view incrementally.
  ///
  /// O(rows named in the records · log n).
  package static func rowChanges(
    of records: ArraySlice<NamedRows>, from old: TableState, to new: TableState
  ) -> RowChanges {
    var touched = TouchedRows()
    for record in records { touched.note(record) }
    return touched.changes(from: old, to: new)
  }
}

/// The rows that records refer to, without duplicates.
private struct TouchedRows {
  /// The rows of written cells, perhaps several times.
  private var cells: [UInt32] = []
  private var columns = Set<ColumnNumber>()
  private var life = Set<UInt32>()
  private var places = Set<UInt32>()
  private var traits = Set<UInt32>()
  private var loaded: Range<UInt32>?

  mutating func note(_ record: NamedRows) {
    switch record.names {
    case .cell(let column, let slot):
      columns.insert(column)
      cells.append(slot)
    case .many(let list): note(list)
    }
  }

  private mutating func note(_ record: NamedRowList) {
    columns.formUnion(record.columns)
    cells += record.cells
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
      // Writing cells does not change whether rows are live.
      let order = new.order
      changes.changedRows = cells.withoutRepetitions.filter { order.contains($0) }
      return changes
    }
    let cells = Set(cells)
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

extension [UInt32] {
  /// The elements once each. O(count · log count), O(count) if they rise already.
  fileprivate var withoutRepetitions: [UInt32] {
    if zip(self, dropFirst()).allSatisfy({ $0 < $1 }) { return self }
    var result: [UInt32] = []
    result.reserveCapacity(count)
    for element in sorted() where result.last != element { result.append(element) }
    return result
  }
}
