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
