import JSONText
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// The history of a table: listing steps, and jumping to one.
enum HistoryHandlers {
  /// The maximum number of steps in an answer.
  private static let stepsMax = 1000

  /// `table/history`.
  static func history(_ params: TableHistoryParams, _ call: Call<TableHistoryResult>) throws {
    let entry = try call.daemon.registry.table(params.table)
    entry.session.post { session in
      call.answer.attempt {
        let revision = try session.state().revision
        let history = session.history
        let count = history.undoSteps.count + history.redoSteps.count
        let size = min(params.size ?? 100, stepsMax, count)
        let first = min(params.first ?? count - size, count)
        call.answer.succeed(
          TableHistoryResult(
            revision: revision.rawValue, count: count,
            current: history.undoSteps.last?.number ?? 0, bytes: history.byteSize,
            bytesMax: history.byteSizeMax, dropped: history.droppedCount, first: first,
            items: (first..<min(count, first + size)).map { TableHistoryResult.Item(history, $0) })
        )
      }
    }
  }

  /// `table/jump`.
  static func jump(_ params: TableJumpParams, _ call: Call<TableJumpResult>) throws {
    let entry = try call.daemon.registry.table(params.table)
    call.answer.failWhenCancelled()
    call.inHistory(of: entry) { session in
      let outcome = try session.jump(
        to: params.step, author: params.author.map { Text($0) },
        isCancelled: { call.answer.isCancelled }, begin: call.beginChange)
      call.answer.succeed(
        TableJumpResult(
          revision: outcome.revision.rawValue, undone: outcome.undone, redone: outcome.redone,
          skipped: outcome.skipped, history: WireHistory(session.historySummary)))
    }
  }
}

extension TableHistoryResult.Item {
  /// A step by its index. Applied steps are first, from the oldest; then those that are undone.
  fileprivate init(_ history: UndoHistory, _ index: Int) {
    let doneCount = history.undoSteps.count
    let isDone = index < doneCount
    let step =
      isDone
      ? history.undoSteps[index]
      : history.redoSteps[history.redoSteps.count - 1 - (index - doneCount)]
    self.init(
      id: step.number, done: isDone, cause: WireText(word: step.cause),
      revision: step.revision.rawValue, cells: step.extent.cells, rows: step.extent.rows,
      columns: step.extent.columns, bytes: step.byteSize, label: step.label?.utf8,
      author: step.author?.utf8, sections: step.extent.sections > 0 ? step.extent.sections : nil)
  }
}
