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
  /// column. O(changes), and O(1) without conflicts.
  func conflictsDecided(by changes: [TableChange]) -> [TraitsChange] {
    guard conflictCount > 0 else { return [] }
    var open: [UInt32: RowConflict] = [:]
    func update(_ slot: UInt32, _ body: (inout RowConflict) -> Void) {
      guard var conflict = open[slot] ?? conflict(of: slot) else { return }
      body(&conflict)
      open[slot] = conflict
    }
    for change in changes {
      switch change {
      case .cells(let column, let cells):
        for cell in cells { update(cell.slot) { $0.cells[column] = nil } }
      case .rows(.remove(let slots)): for slot in slots { update(slot) { $0 = RowConflict() } }
      case .rows(.move(let there, _)): for row in there { update(row.slot) { $0.place = nil } }
      case .schema(_, let after):
        for slot in conflictedRows {
          update(slot) { $0.cells = $0.cells.filter { after[$0.key] != nil } }
        }
      case .rows, .parameters, .traits, .sections, .supplied: break
      }
    }
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
