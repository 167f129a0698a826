import JSONText
import TableSessions
import TableValues
import WireProtocol

/// The history of a table: listing steps, and jumping to one.
enum HistoryHandlers {
  /// The maximum number of steps in an answer.
  private static let stepsMax = 1000

  /// `table/history`.
  static func history(_ call: MethodCall) throws {
    let params = try TableHistoryParams(decoding: call.params)
    let entry = try call.daemon.registry.table(params.table)
    entry.session.post { session in
      call.answer.attempt {
        let revision = try session.state().revision
        let history = session.history
        let count = history.undoSteps.count + history.redoSteps.count
        let size = min(params.size ?? 100, stepsMax, count)
        let first = min(params.first ?? count - size, count)
        call.answer.succeed { writer in
          writer.beginObject()
          writer.name("revision")
          writer.int(revision.rawValue)
          writer.name("count")
          writer.int(count)
          writer.name("current")
          writer.int(history.undoSteps.last?.number ?? 0)
          writer.name("bytes")
          writer.int(history.byteSize)
          writer.name("bytesMax")
          writer.int(history.byteSizeMax)
          writer.name("dropped")
          writer.int(history.droppedCount)
          writer.name("first")
          writer.int(first)
          writer.name("items")
          writer.steps(history, first..<min(count, first + size))
          writer.endObject()
        }
      }
    }
  }

  /// `table/jump`.
  static func jump(_ call: MethodCall) throws {
    let params = try TableJumpParams(decoding: call.params)
    let entry = try call.daemon.registry.table(params.table)
    call.answer.failWhenCancelled()
    entry.session.post { session in
      call.answer.attempt {
        if call.answer.isCancelled { throw DaemonError.cancelled }
        let outcome = try session.jump(
          to: params.step, author: params.author.map { Text($0) },
          isCancelled: { call.answer.isCancelled }, begin: call.beginChange)
        call.answer.succeed { writer in
          writer.beginObject()
          writer.name("revision")
          writer.int(outcome.revision.rawValue)
          writer.name("undone")
          writer.int(outcome.undone)
          writer.name("redone")
          writer.int(outcome.redone)
          writer.name("skipped")
          writer.int(outcome.skipped)
          writer.history(session.historySummary)
          writer.endObject()
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes steps, oldest first: those that are applied, then those that are undone.
  fileprivate mutating func steps(_ history: UndoHistory, _ range: Range<Int>) {
    let doneCount = history.undoSteps.count
    beginArray()
    for index in range {
      let isDone = index < doneCount
      let step =
        isDone
        ? history.undoSteps[index]
        : history.redoSteps[history.redoSteps.count - 1 - (index - doneCount)]
      beginObject()
      name("id")
      int(step.number)
      name("done")
      bool(isDone)
      text("label", step.label)
      text("author", step.author)
      name("cause")
      string(step.cause.rawValue)
      name("revision")
      int(step.revision.rawValue)
      name("cells")
      int(step.extent.cells)
      name("rows")
      int(step.extent.rows)
      name("columns")
      int(step.extent.columns)
      if step.extent.sections > 0 {
        name("sections")
        int(step.extent.sections)
      }
      name("bytes")
      int(step.byteSize)
      endObject()
    }
    endArray()
  }
}
