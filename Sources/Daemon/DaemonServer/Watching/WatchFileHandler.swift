import Synchronization
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// What happens when the file of a table changes.
enum WatchFileHandler {
  /// `table/watchFile`.
  static func setRule(_ params: TableWatchFileParams, _ call: Call<TableWatchFileResult>) throws {
    let entry = try call.daemon.registry.table(params.table)
    let freeKey = FileGrowth.firstFreeKey(call.daemon.options.limits.rowsMax)
    call.answer.failWhenCancelled()
    entry.session.post { [facts = entry.facts] session in
      call.answer.attempt {
        _ = try session.state()
        let (watch, sourceState, database) = facts.state.withLock {
          ($0.watch, $0.sourceState, $0.database)
        }
        if database != nil, params.whenFileChanges != .tell {
          throw DaemonError.invalid(
            pointer: "/whenFileChanges", expected: "tell, because the table is of a database",
            found: "\"\(params.whenFileChanges.rawValue)\"")
        }
        try call.answer.beginChange()
        if watch != nil, params.whenFileChanges.acceptsGrowth { session.reserveKeys(from: freeKey) }
        watch?.setRule(params.whenFileChanges)
        call.answer.succeed(
          TableWatchFileResult(
            whenFileChanges: watch?.rule ?? .tell, sourceState: WireText(word: sourceState)))
      }
    }
  }
}
