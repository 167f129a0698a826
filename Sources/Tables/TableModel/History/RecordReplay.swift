import ColumnStorage
import Expressions
import RowTree
import TableValues

/// Applies records that were kept outside of the process to a table like the one they were made on.
///
/// Such a record has no values of before, and it may not fit the table. Each change is checked
/// first: a record is applied as a whole, or not at all.
package struct RecordReplay {
  /// The state as changed so far.
  package private(set) var state: TableState
  private let firstKey: Int64
  private let insertedRowsMax: Int
  /// The columns that there were at any time: undo may write cells of one before it is back.
  private var knownColumns: Set<ColumnNumber>

  /// Nothing applied yet.
  ///
  /// - Parameter firstKey: The smallest key that is certainly free.
  package init(of state: TableState, firstKey: Int64, insertedRowsMax: Int) {
    self.state = state
    self.firstKey = firstKey
    self.insertedRowsMax = insertedRowsMax
    knownColumns = Set(state.content.schema.columns.map(\.number))
  }

  /// A column whose cells can be written, so that a stream of edits looks it up once; nil after a
  /// change of the columns.
  private var writtenColumn: ColumnNumber?

  /// Applies a record.
  ///
  /// - Parameter insertedCount: The number of rows ever inserted, after the record.
  /// - Returns: The record with its values of before; nil: it does not fit, and nothing has changed.
  /// - Complexity: O(log n) per row and cell.
  package mutating func apply(_ record: EditRecord, insertedCount: Int) -> EditRecord? {
    let known = state.content.insertedCount
    guard insertedCount >= known, insertedCount <= insertedRowsMax,
      insertedCount - known <= state.content.freeSlotCount
    else { return nil }
    // A single change is checked before it is applied. Without a copy, it is made in place.
    let original = record.changes.count > 1 || insertedCount > known ? state : nil
    let revision = state.revision.next
    if insertedCount > known {
      _ = state.addRows(insertedCount - known, firstKey: firstKey)
    }
    var changes: [TableChange] = []
    changes.reserveCapacity(record.changes.count)
    for change in record.changes {
      guard let whole = completed(change) else {
        if let original { state = original }
        writtenColumn = nil
        return nil
      }
      if case .cells(let column, let cells) = whole, cells.count == 1 {
        state.apply(cells[0], of: column, at: revision)
      } else {
        state.apply(whole, at: revision)
      }
      changes.append(whole)
    }
    if changes.isEmpty { state.advance(to: revision) }
    var record = record
    record.changes = changes
    return record
  }

  /// A change with what was before; nil: it does not fit.
  private mutating func completed(_ change: TableChange) -> TableChange? {
    switch change {
    case .cells(let column, let cells):
      guard column == writtenColumn || canWrite(column) else { return nil }
      writtenColumn = column
      return completed(cells, column).map { .cells(column: column, $0) }
    case .rows(let change): return completed(change).map { .rows($0) }
    case .schema(_, let after):
      knownColumns.formUnion(after.columns.map(\.number))
      writtenColumn = nil
      return schema(after)
    case .parameters(_, let after):
      return .parameters(before: state.parameters, after: after)
    case .traits(let changes):
      var whole = changes
      for (place, change) in changes.enumerated() {
        guard hasSlot(change.slot) else { return nil }
        whole[place].before = state.traits(of: change.slot)
      }
      return .traits(whole)
    case .sections(_, let after):
      if let after, state.content.schema[after.column] == nil { return nil }
      return .sections(before: state.sections, after: after)
    case .supplied: return nil
    }
  }

  private func canWrite(_ column: ColumnNumber) -> Bool {
    state.content.schema[column]?.isStored ?? knownColumns.contains(column)
  }

  /// Cells with what was before each. A cell may be written more than once.
  private func completed(_ cells: [CellChange], _ column: ColumnNumber) -> [CellChange]? {
    var whole = cells
    var isRising = true
    for (place, cell) in cells.enumerated() {
      guard hasSlot(cell.slot) else { return nil }
      if place > 0, cell.slot <= cells[place - 1].slot { isRising = false }
      whole[place].before = state.content.ownCell(slot: cell.slot, column: column)?.cell
    }
    if isRising { return whole }
    var written: [UInt32: Cell?] = [:]
    for (place, cell) in cells.enumerated() {
      if let before = written[cell.slot] { whole[place].before = before }
      written.updateValue(cell.after, forKey: cell.slot)
    }
    return whole
  }

  private func completed(_ change: OrderChange) -> OrderChange? {
    let order = state.order
    switch change {
    case .insert(let slots, let neighbour):
      let end = Int(RowSlot.firstInserted) + state.content.insertedCount
      guard slots.lowerBound >= RowSlot.firstInserted, Int(slots.upperBound) <= end,
        holds(neighbour), !slots.contains(where: { order.holds($0) })
      else { return nil }
      return change
    case .remove(let slots):
      guard Set(slots).count == slots.count, slots.allSatisfy({ order.contains($0) })
      else { return nil }
      return change
    case .revive(let slots):
      guard Set(slots).count == slots.count,
        slots.allSatisfy({ order.holds($0) && !order.contains($0) && hasSlot($0) })
      else { return nil }
      return change
    case .move(let there, _):
      let moved = Set(there.map(\.slot))
      guard there.allSatisfy({ hasSlot($0.slot) && order.holds($0.slot) && $0.slot != $0.after }),
        there.allSatisfy({ holds($0.after) })
      else { return nil }
      return .move(there: there, back: state.placements(of: Array(moved)))
    case .load: return nil
    }
  }

  /// The columns, each completed with the table's facts if the record does not contain all of them.
  private func schema(_ after: TableSchema) -> TableChange? {
    let before = state.content.schema
    let columns = after.columns.map { new in
      if new.traits.documents[ColumnTraits.keptForm] != nil {
        var whole = new
        whole.traits.documents[ColumnTraits.keptForm] = nil
        return whole
      }
      guard var column = before[new.number] else { return new }
      (column.id, column.title, column.type) = (new.id, new.title, new.type)
      column.isSortable = new.isSortable
      column.isSearchable = new.isSearchable
      column.isEditable = new.isEditable
      return column
    }
    guard
      let checked = try? ComputedSchema(columns, types: before.types, parameters: state.parameters)
    else { return nil }
    var whole = TableSchema(columns: checked.columns, keyColumns: after.keyColumns)
    whole.types = before.types
    return .schema(before: before, after: whole)
  }

  private func hasSlot(_ slot: UInt32) -> Bool {
    slot < RowSlot.firstInserted
      ? Int(slot) < state.content.sourceRowCount
      : Int(slot - RowSlot.firstInserted) < state.content.insertedCount
  }

  private func holds(_ neighbour: UInt32?) -> Bool {
    guard let neighbour else { return true }
    return hasSlot(neighbour) && state.order.holds(neighbour)
  }
}
