import Compression
import JSONText
import Scheduling
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// Rows in the formats of other programs.
enum ExportHandlers {
  /// `table/export`.
  static func export(_ params: TableExportParams, _ call: Call<TableExportResult>) throws {
    let conversion = ExportConversion(params: params)
    try conversion.checkDelimiter()
    if let path = params.to?.path { try FolderCalls.checkName(Text(path), at: "/to/path") }
    let registry = call.daemon.registry
    let entry: TableRegistry.Entry
    if let view = params.view {
      entry = try registry.table(ofView: view)
    } else if let table = params.table {
      entry = try registry.table(table)
    } else {
      return
    }
    let view = params.view?.text
    let style = try conversion.style(table: entry.facts.state.withLock { $0.name.utf8 })
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? true) { session in
      let snapshot = try view.map { try session.snapshot(ofView: $0) }
      let table = try snapshot?.table ?? session.state()
      let export = TableExport(
        rows: try conversion.rows(of: table, snapshot), style: style,
        isCancelled: { call.answer.isCancelled })
      call.daemon.pool.submit(params.to == nil ? .long : .files) {
        call.answer.attempt { try run(export, params, call) }
      }
    }
  }

  private static func run(
    _ export: TableExport, _ params: TableExportParams, _ call: Call<TableExportResult>
  ) throws {
    let progress = params.progressToken.map {
      ProgressReport(
        token: $0, title: "Exporting", daemon: call.daemon, scheduler: call.session.scheduler)
    }
    progress?.begin()
    let written = Result { () throws -> (text: [UInt8]?, outcome: TableExport.Outcome) in
      guard let target = params.to else {
        return try inline(export, call) { progress?.report($0, of: $1) }
      }
      return (nil, try write(export, target, call) { progress?.report($0, of: $1) })
    }
    progress?.end()
    let (text, outcome) = try written.get()
    let rows = export.rows
    let result = TableExportResult(
      revision: rows.table.revision.rawValue, complete: rows.isComplete,
      rowCount: rows.rows.count,
      columns: rows.columns.map(\.id.text.utf8), bytes: outcome.byteSize,
      viewRevision: rows.view?.viewRevision.rawValue, lossy: outcome.isLossy, text: text,
      path: params.to?.path)
    call.answer.succeedWhenRoom(result)
  }

  private static func inline(
    _ export: TableExport, _ call: Call<TableExportResult>, _ advance: (Int, Int) -> Void
  ) throws -> (text: [UInt8]?, outcome: TableExport.Outcome) {
    let bytesMax = call.daemon.options.limits.answerBytesMax
    var text: [UInt8] = []
    let outcome = try export.write(advance: advance) { piece in
      text += piece
      if text.count > bytesMax {
        throw DaemonError.limit(name: "answerBytesMax", maximum: bytesMax, found: text.count)
      }
    }
    return (text, outcome)
  }

  /// Writes a file: until the end the old one is there, then the new one.
  private static func write(
    _ export: TableExport, _ target: WireExportTarget, _ call: Call<TableExportResult>,
    _ advance: @escaping (Int, Int) -> Void
  ) throws -> TableExport.Outcome {
    let place = SavePlace(Text(target.path))
    try checkTables(place, call.daemon.registry)
    // From here on a cancellation is answered when the unfinished file is removed.
    try call.answer.beginChange()
    var outcome = TableExport.Outcome()
    let saving = FileSaving(
      place: place, source: nil, name: nil, overwrites: target.overwrites ?? false,
      syncs: target.syncs ?? true,
      advance: { _ in if call.answer.isCancelled { throw DaemonError.cancelled } },
      begin: {
        try checkTables(place, call.daemon.registry)
        if call.answer.isCancelled { throw DaemonError.cancelled }
      },
      replaced: { saved in
        if saved.name.compression != nil { outcome.byteSize = saved.name.stamp.size }
      }, disturbed: { _ in },
      compression: CompressedFormat(named: place.path.utf8).map { FileCompression(format: $0) })
    try saving.save { take in
      outcome = try export.write(advance: advance) { if !$0.isEmpty { try take(.bytes($0)) } }
    }
    return outcome
  }

  /// Refuses to write over the file of a table that is open.
  private static func checkTables(_ place: SavePlace, _ registry: TableRegistry) throws {
    let now = OpenFile.stamp(of: place.resolved)
    for (id, entry) in registry.tables {
      let state = entry.facts.state.withLock { $0 }
      let names = [state.file?.name, state.savedName].compactMap { $0 }
      let isItsFile = names.contains { name in
        name.resolved == place.resolved || now?.isFile(of: name.stamp) ?? false
      }
      guard isItsFile else { continue }
      throw DaemonError.invalid(
        pointer: "/to/path", expected: "a file that belongs to no open table",
        found: "the file of \"\(id)\"")
    }
  }
}
