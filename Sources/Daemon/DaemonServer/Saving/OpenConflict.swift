import CellFormats
import ColumnStorage
import TableModel
import TableValues
import WireProtocol

/// One conflict of a table.
struct OpenConflict: Sendable {
  /// The row.
  let slot: UInt32
  /// All that is open in the row.
  let conflict: RowConflict
  /// What of it is meant.
  let kind: ConflictKind
  /// The column of a cell.
  let column: Column?

  /// All conflicts, row by row.
  static func all(of table: TableState) -> [OpenConflict] {
    table.conflictedRows.flatMap { slot -> [OpenConflict] in
      guard let conflict = table.conflict(of: slot) else { return [] }
      var found: [OpenConflict] = []
      func note(_ kind: ConflictKind, _ column: Column? = nil) {
        found.append(OpenConflict(slot: slot, conflict: conflict, kind: kind, column: column))
      }
      if conflict.removedBy != nil { note(.removed) }
      if conflict.place != nil { note(.place) }
      for column in table.content.schema.columns where conflict.cells[column.number] != nil {
        note(.cell, column)
      }
      return found
    }
  }

  /// It as it is sent.
  func wire(in table: TableState) -> WireConflict {
    var wire = WireConflict(
      kind: kind, row: WireKey(table.keys.key(of: slot)), column: column?.id.text.utf8)
    switch kind {
    case .removed: wire.removedBy = conflict.removedBy
    case .place:
      wire.oursAfter = conflict.place?.ours.map { .value(WireKey($0)) } ?? .null
      wire.theirsAfter = conflict.place?.theirs.map { .value(WireKey($0)) } ?? .null
    case .cell:
      guard let column, let cell = conflict.cells[column.number] else { break }
      let request = ColumnRequest(column.number, as: .values(column.type))
      let ours = table.content.unformatted.cells(of: [slot], [request])[0][0]
      var isCut = false
      wire.base = cell.base.map { Self.text($0, &isCut) } ?? .absent
      wire.ours = Self.text(ours, &isCut)
      wire.theirs = Self.text(cell.theirs, &isCut)
      wire.cut = isCut ? true : nil
    }
    return wire
  }

  private static func text(_ cell: Cell, _ isCut: inout Bool) -> WireMember<WireText> {
    if cell.value == .null { return .null }
    let text = CellFormatter.displayText(of: cell).utf8
    if text.count > TextCut.standard { isCut = true }
    return .value(WireText(text.beginning(TextCut.standard)))
  }
}

/// A table that is not saved, because a merge left conflicts.
struct OpenConflicts: Error {
  /// The maximum number of conflicts in an error.
  private static let toldMax = 20

  /// How many there are.
  let count: Int
  /// The first of them.
  let first: [(row: RowKey, column: ColumnID?)]

  /// Refuses a table with conflicts.
  static func refuse(_ table: TableState) throws {
    guard table.conflictCount > 0 else { return }
    let all = OpenConflict.all(of: table)
    throw OpenConflicts(
      count: all.count,
      first: all.prefix(toldMax).map { (table.keys.key(of: $0.slot), $0.column?.id) })
  }
}
