import JSONText
import RowPipeline
import TableSessions
import TableValues
import ViewportLayout
import WireProtocol

/// What the client has measured itself.
enum ClientMeasureHandler {
  /// `view/measure`.
  static func take(_ call: MethodCall) throws {
    let params = try ViewMeasureParams(decoding: call.params)
    let rowsMax = call.daemon.options.limits.rowsPerAnswerMax
    guard params.rows.count <= rowsMax else {
      throw DaemonError.limit(
        name: "rowsPerAnswerMax", maximum: rowsMax, found: params.rows.count)
    }
    let view = String(decoding: params.view, as: UTF8.self)
    let entry = try call.daemon.registry.table(ofView: view)
    entry.session.post { session in
      session.onView(view) { session in
        call.answer.attempt { try take(params, call, session, view) }
      }
    }
  }

  private static func take(
    _ params: ViewMeasureParams, _ call: MethodCall, _ session: isolated TableSession,
    _ view: String
  ) throws {
    let table = try session.snapshot(ofView: view).table
    let told = try params.rows.map { wire in
      let key = RowKey(wire.row, in: table)
      guard let slot = table.slot(of: key) else { throw TableError.unknownRow(key) }
      return ToldHeight(slot: slot, height: wire.height.map { LayoutUnit.length($0) })
    }
    let seen = try params.seen.map {
      try session.snapshot(ofView: view, at: Revision($0))
    }
    let outcome = try session.takeHeights(told, inView: view, at: seen)
    call.answer.succeed { writer in
      writer.beginObject()
      writer.member("viewRevision", outcome.viewRevision.rawValue)
      writer.member("changed", outcome.changedCount)
      if !outcome.unused.isEmpty {
        writer.list("unused", outcome.unused) { writer, unused in
          writer.beginObject()
          writer.name("row")
          writer.key(table.keys.key(of: unused.slot))
          writer.name("reason")
          writer.string(unused.reason.rawValue)
          writer.endObject()
        }
      }
      writer.endObject()
    }
  }
}
