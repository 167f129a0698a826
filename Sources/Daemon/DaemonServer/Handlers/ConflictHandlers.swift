import CellFormats
import ColumnStorage
import JSONText
import Scheduling
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// What a merge left open.
enum ConflictHandlers {
  private static let sizeStandard = 100

  /// `table/conflicts`.
  static func list(_ params: TableConflictsParams, _ call: Call<TableConflictsResult>) throws {
    let entry = try call.daemon.registry.table(params.table)
    let pool = call.daemon.pool
    entry.session.post { session in
      call.answer.attempt {
        let table = try session.state()
        // Cells may have to be read.
        pool.submit(.long) {
          let all = OpenConflict.all(of: table)
          let first = min(params.first ?? 0, all.count)
          let end = min(first + (params.size ?? sizeStandard), all.count)
          let items = all[first..<end].map { $0.wire(in: table) }
          call.answer.succeedWhenRoom(page: items.count) { told in
            TableConflictsResult(
              revision: table.revision.rawValue, count: all.count, first: first,
              items: Array(items[..<told]), more: first + told < all.count ? true : nil)
          }
        }
      }
    }
  }

  /// `table/resolveConflicts`.
  static func resolve(
    _ params: TableResolveConflictsParams, _ call: Call<TableResolveConflictsResult>
  ) throws {
    let entry = try call.daemon.registry.table(params.table)
    call.answer.failWhenCancelled()
    entry.session.post { session in
      call.answer.attempt {
        if call.answer.isCancelled { throw DaemonError.cancelled }
        let table = try session.state()
        let conversion = ViewStateConversion(schema: table.content.schema)
        let places = try params.conflicts?.enumerated().map { index, wire in
          ConflictResolution.Place(
            row: RowKey(wire.row, in: table),
            column: try wire.column.map {
              try conversion.column($0, "/conflicts/\(index)/column").number
            })
        }
        let outcome = try session.resolveConflicts(
          places, take: params.take, label: params.label.map { Text($0) } ?? "Resolve",
          author: params.author.map { Text($0) },
          begin: { () throws(TableError) in try call.beginChange() })
        call.answer.succeed(
          TableResolveConflictsResult(
            revision: outcome.revision.rawValue, resolved: outcome.resolvedCount,
            left: outcome.leftCount, history: WireHistory(session.historySummary)))
      }
    }
  }
}

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
  /// How many are told.
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
