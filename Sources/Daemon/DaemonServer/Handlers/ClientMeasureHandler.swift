import ColumnStorage
import JSONText
import RowPipeline
import TableModel
import TableSessions
import TableValues
import ViewModel
import ViewportLayout
import WireProtocol

/// Measurements made by the client.
enum ClientMeasureHandler {
  /// `view/measure`.
  static func take(_ params: ViewMeasureParams, _ call: Call<ViewMeasureResult>) throws {
    let rowsMax = call.daemon.options.limits.rowsPerAnswerMax
    let count = (params.rows?.count ?? 0) + (params.cells?.count ?? 0)
    guard count <= rowsMax else {
      throw DaemonError.limit(name: "rowsPerAnswerMax", maximum: rowsMax, found: count)
    }
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    entry.session.post { session in
      session.onView(view) { session in
        call.answer.attempt {
          try call.answer.beginChange()
          try take(params, call, session, view)
        }
      }
    }
  }

  private static func take(
    _ params: ViewMeasureParams, _ call: Call<ViewMeasureResult>, _ session: isolated TableSession,
    _ view: String
  ) throws {
    let table = try session.snapshot(ofView: view).table
    var told = try (params.rows ?? []).map { wire in
      ClientHeight(
        slot: try slot(wire.row, table), height: wire.height.map { LayoutUnit.length($0) })
    }
    for (place, wire) in (params.cells ?? []).enumerated() {
      let slot = try slot(wire.row, table)
      guard let column = table.content.schema[ColumnID(Text(wire.column))] else {
        throw DaemonError.unknownColumn(pointer: "/cells/\(place)/column", Text(wire.column))
      }
      let height = wire.height.map { LayoutUnit.length($0) }
      told.append(ClientHeight(slot: slot, column: column.number, height: height))
    }
    let seen = try params.seen.map {
      try session.snapshot(ofView: view, at: Revision($0))
    }
    let outcome = try session.applyHeights(told, inView: view, at: seen)
    tell(outcome, table, call)
  }

  private static func slot(_ key: WireKey, _ table: TableState) throws -> UInt32 {
    let key = RowKey(key, in: table)
    guard let slot = table.slot(of: key) else { throw table.unknownRow(key) }
    return slot
  }

  private static func tell(
    _ outcome: ClientHeightsOutcome, _ table: TableState, _ call: Call<ViewMeasureResult>
  ) {
    let unused = outcome.unused.map { unused in
      ViewMeasureResult.Unused(
        row: WireKey(table.keys.key(of: unused.told.slot)), reason: WireText(word: unused.reason),
        column: unused.told.column.flatMap { table.content.schema[$0]?.id.text.utf8 })
    }
    call.answer.succeed(
      ViewMeasureResult(
        viewRevision: outcome.viewRevision.rawValue, changed: outcome.changedCount,
        unused: unused.isEmpty ? nil : unused))
  }
}
