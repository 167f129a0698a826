import ColumnStorage
import Dispatch
import RowTree
import Scheduling
import TableModel
import TableSessions
import TableValues

/// A table does what a plain list of rows does; refused edits change nothing; undo and redo lead
/// back to what was.
enum EditFuzzing {
  private static let pool = WorkerPool(width: 1)

  static func complaint(_ input: inout FuzzInput) -> String? {
    let script = input.remaining
    let result = Answer()
    let session = TableSession(id: "t", pool: pool, limits: TableSession.Limits()) { _ in }
    session.postNow { session in
      result.complaint = run(script, session)
      session.close()
      result.isReady.signal()
    }
    result.isReady.wait()
    return result.complaint
  }

  /// Handed from the table's thread to the caller's: written before the signal, read after it.
  private final class Answer: @unchecked Sendable {
    let isReady = DispatchSemaphore(value: 0)
    var complaint: String?
  }

  private static func run(_ script: [UInt8], _ session: isolated TableSession) -> String? {
    var input = FuzzInput(script)
    var plain = PlainRows(hasKeyColumn: input.flag(), sourceRows: input.number(0...9))
    do {
      session.begin(try plain.firstState(), firstFreeKey: Int64(plain.rows.count) + 1)
    } catch {
      return "no table: \(error)"
    }
    session.runWaiting()
    var past: [[PlainRows.Row]] = []
    var future: [[PlainRows.Row]] = []
    var steps = 0
    while !input.isEmpty, steps < 100, plain.rows.count < 100 {
      steps += 1
      let choice = input.byte()
      let before = plain.rows
      if choice % 8 < 6 {
        let edits = (0...Int(choice >> 6)).map { _ in plain.edit(&input) }
        let joins = choice & 0x20 != 0 && !past.isEmpty && future.isEmpty
        let isDone = plain.perform(edits)
        let request = EditRequest(edits: edits, historyClass: joins ? .join : .step)
        let outcome = try? session.edit(request)
        if (outcome != nil) != isDone { return "step \(steps): done \(outcome != nil), \(edits)" }
        if let outcome, outcome.revision.rawValue > 1, plain.hasChanged {
          if !joins { past.append(before) }
          future = []
        }
      } else if choice % 8 == 6 {
        _ = try? session.undo(author: nil)
        if let rows = past.popLast() {
          future.append(plain.rows)
          plain.rows = rows
        }
      } else {
        _ = try? session.redo(author: nil)
        if let rows = future.popLast() {
          past.append(plain.rows)
          plain.rows = rows
        }
      }
      if let complaint = plain.complaint(about: session.current()) {
        return "step \(steps): \(complaint)"
      }
    }
    return nil
  }
}

extension TableSession {
  fileprivate func current() -> TableState? { try? state() }
}
