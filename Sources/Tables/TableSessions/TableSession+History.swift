import TableModel
import TableValues

/// The result of a jump in the history.
package struct JumpOutcome: Sendable {
  /// The table's revision after it.
  package var revision: Revision
  /// The number of steps undone.
  package var undone = 0
  /// The number of steps redone.
  package var redone = 0
  /// The number of cells and rows that were not changed, because a later live change wrote them.
  package var skipped = 0
}

extension TableSession {
  /// Undoes or redoes steps until the given one is the newest that is applied.
  ///
  /// Each step is a record of its own. Nothing runs between them, and subscriptions are published
  /// to once, at the end.
  ///
  /// - Parameters:
  ///   - number: The step's number; 0 means before the oldest step that is kept.
  ///   - isCancelled: Checked until the first step is applied; the others follow in any case.
  ///   - begin: Called before anything changes. If it throws, nothing changes.
  /// - Throws: ``TableError/unknownStep(_:)``, ``TableError/cancelled``, ``TableError/closed``,
  ///   ``TableError/journalFailed(_:)`` of the first step. Nothing has changed then. If the journal
  ///   cannot write a later step, the jump ends before it.
  package func jump(
    to number: Int, author: Text?, isCancelled: () -> Bool = { false },
    begin: () throws(TableError) -> Void = {}
  ) throws(TableError) -> JumpOutcome {
    var outcome = JumpOutcome(revision: try state().revision)
    let isUndone = history.redoSteps.contains { $0.number == number }
    guard isUndone || number == 0 || history.undoSteps.contains(where: { $0.number == number })
    else { throw .unknownStep(number) }
    while isUndone, let next = history.redoSteps.last?.number {
      let step: StepOutcome
      do throws(TableError) {
        step = try redo(
          author: author, isCancelled: { outcome.redone == 0 && isCancelled() }, begin: begin)
      } catch {
        // The journal has the steps before it.
        if outcome.redone > 0 { break }
        throw error
      }
      outcome.redone += 1
      outcome.skipped += step.skipped
      outcome.revision = step.revision
      if next == number { break }
    }
    while !isUndone, let newest = history.undoSteps.last?.number, newest != number {
      let step: StepOutcome
      do throws(TableError) {
        step = try undo(
          author: author, isCancelled: { outcome.undone == 0 && isCancelled() }, begin: begin)
      } catch {
        if outcome.undone > 0 { break }
        throw error
      }
      outcome.undone += 1
      outcome.skipped += step.skipped
      outcome.revision = step.revision
    }
    return outcome
  }
}

extension TableSession {
  /// The table at an earlier revision, as far as its change log reaches; nil means now. O(records).
  ///
  /// - Throws: ``TableError/revisionIsGone(asked:oldest:current:)``.
  package func past(_ asked: Revision?) throws(TableError) -> PastTable {
    try pastLog.table(try state(), at: asked)
  }
}
