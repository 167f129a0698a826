import CellFormats
import ColumnStorage
import Expressions
import RowTree
import TableValues

/// What a merge left open, and what decides it.
extension TableState {
  /// The live rows with conflicts, in order. O(rows with traits), and O(1) without conflicts.
  package var conflictedRows: [UInt32] {
    guard conflictCount > 0 else { return [] }
    var found: [(place: Int, slot: UInt32)] = []
    traits.forEachRun(in: 0..<SlotMap<RowTraits>.slotLimit) { slots, traits in
      guard traits.conflict != nil else { return }
      for slot in slots {
        if let place = order.index(of: UInt32(slot)) { found.append((place, UInt32(slot))) }
      }
    }
    return found.sorted { $0.place < $1.place }.map(\.slot)
  }

  /// What a merge left open in a row; nil: nothing.
  package func conflict(of slot: UInt32) -> RowConflict? {
    conflictCount > 0 ? traits(of: slot)?.conflict : nil
  }

  /// The change that gives a row another conflict, or none; nil if it has that already.
  func conflictChange(of slot: UInt32, to conflict: RowConflict?) -> TraitsChange? {
    let before = traits(of: slot)
    var after = before ?? RowTraits()
    after.conflict = conflict?.isEmpty == true ? nil : conflict
    guard after.conflict != before?.conflict else { return nil }
    return TraitsChange(slot: slot, before: before, after: after.isEmpty ? nil : after)
  }

  /// The changes that end all conflicts.
  package var conflictsEnded: [TraitsChange] {
    guard conflictCount > 0 else { return [] }
    var slots: [UInt32] = []
    traits.forEachRun(in: 0..<SlotMap<RowTraits>.slotLimit) { run, traits in
      if traits.conflict != nil { slots += run.lazy.map { UInt32($0) } }
    }
    return slots.compactMap { conflictChange(of: $0, to: nil) }
  }

  /// What changes that were just applied decide: an edited cell, a removed or moved row, a removed
  /// column. A row that is edited or moved stays. A new type of a column decides nothing: its cells
  /// are converted, and so are those of the conflicts.
  ///
  /// O(changes), O(open rows · log n) if rows were removed or moved or keys changed, and O(1) without
  /// conflicts.
  ///
  /// - Parameters:
  ///   - before: The state before the changes.
  ///   - converts: Whether changes of cells are conversions to the new types of columns.
  func conflictsDecided(
    by changes: [TableChange], since before: TableState, converts: Bool = false
  ) -> [TraitsChange] {
    guard conflictCount > 0 else { return [] }
    var open: [UInt32: RowConflict] = [:]
    var areMoved = false
    func update(_ slot: UInt32, _ body: (inout RowConflict) -> Void) {
      guard var conflict = open[slot] ?? conflict(of: slot) else { return }
      body(&conflict)
      open[slot] = conflict
    }
    for change in changes {
      switch change {
      case .cells(let column, let cells):
        if isKey(column) { areMoved = true }
        if converts { continue }
        for cell in cells {
          update(cell.slot) { conflict in
            conflict.cells[column] = nil
            conflict.removedBy = nil
          }
        }
      case .rows(.remove(let slots)):
        areMoved = true
        for slot in slots { update(slot) { $0 = RowConflict() } }
      case .rows(.move(let there, _)):
        areMoved = true
        for row in there {
          update(row.slot) { conflict in
            conflict.place = nil
            conflict.removedBy = nil
          }
        }
      case .schema(let old, let new):
        for slot in conflictedRows { update(slot) { $0.convert(from: old, to: new) } }
      case .rows, .parameters, .traits, .sections, .supplied: break
      }
    }
    if areMoved { ConflictPlaces(before).renew(&open, in: self) }
    return open.sorted { $0.key < $1.key }.compactMap { conflictChange(of: $0, to: $1) }
  }

  /// The columns of a table in the places and with the titles that they had in another state; columns
  /// that no file has stay behind them. Nil if nothing differs.
  package func schema(restoringColumnsOf saved: TableState) -> TableSchema? {
    let schema = content.schema
    var columns = saved.content.schema.columns.filter { $0.isStored || schema[$0.number] != nil }
    for (place, column) in columns.enumerated() {
      guard let now = schema[column.number], now.isStored else { continue }
      columns[place] = now
      columns[place].title = column.title
    }
    let numbers = Set(columns.map(\.number))
    columns += schema.columns.filter { !$0.isStored && !numbers.contains($0.number) }
    guard let checked = try? ComputedSchema(columns, types: schema.types, parameters: parameters)
    else { return nil }
    var after = TableSchema(columns: checked.columns, keyColumns: schema.keyColumns)
    after.types = schema.types
    return after == schema ? nil : after
  }
}

extension RowConflict {
  /// Gives the cells the types that their columns have now, and forgets those of removed columns.
  fileprivate mutating func convert(from old: TableSchema, to new: TableSchema) {
    for (number, cell) in cells {
      guard let column = new[number], let before = old[number] else {
        cells[number] = nil
        continue
      }
      if column.type == before.type { continue }
      let format =
        before.type == .text ? column.traits.parse.flatMap { try? CompiledFormat($0) } : nil
      cells[number] = CellConflict(
        base: cell.base.map { CellRetyping.cell($0, as: column.type, readBy: format) },
        theirs: CellRetyping.cell(cell.theirs, as: column.type, readBy: format))
    }
  }
}
