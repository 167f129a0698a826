import RowPipeline
import RowTree
import Synchronization
import TableValues
import ViewModel
import ViewportLayout
import WindowModel

/// A question to the client: the heights of rows of a view, or the widths of cells of a column, as a
/// snapshot shows them.
package struct MeasureQuestion: Sendable {
  /// The view.
  package let view: String
  /// Its state.
  package let snapshot: ViewSnapshot
  /// The rows, in order of priority.
  package let rows: [UInt32]
  /// The client's time limit, in milliseconds.
  package let deadline: Int
  /// Withdraws the question.
  package let ticket: MeasureTicket
  /// The measured column; nil if rows are measured.
  var widths: TallyPlan?
}

/// The answer to a question.
package enum MeasureAnswer: Sendable {
  /// The heights of the first rows of the question, in 64ths of a unit; nil for rows that the
  /// client cannot measure.
  case heights([LayoutLength?])
  /// The client does not answer such questions.
  case unheard
}

/// Withdraws a question whose answer is no longer needed.
package final class MeasureTicket: Sendable {
  private struct State {
    var isCancelled = false
    var withdraw: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Whether the question was withdrawn.
  package var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Withdraws the question.
  func cancel() {
    let withdraw = state.withLock { state in
      state.isCancelled = true
      defer { state.withdraw = nil }
      return state.withdraw
    }
    withdraw?()
  }

  /// Sets the function that withdraws a sent question. Runs it at once if the question was
  /// cancelled before.
  package func sent(_ withdraw: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if !state.isCancelled { state.withdraw = withdraw }
      return state.isCancelled
    }
    if isLate { withdraw() }
  }
}

extension TableSession {
  /// The maximum number of rows outside windows in one question.
  private static let backgroundRowsMax = 250

  /// Sets the function that asks the client to measure.
  package func setMeasurer(
    _ ask: @escaping @Sendable (isolated TableSession, MeasureQuestion) -> Void
  ) {
    askToMeasure = ask
  }

  /// Asks the client for widths of cells, then for heights of rows, those of windows first. There
  /// is one open question per view. Questions about another layout are withdrawn.
  func askForMeasures() {
    guard let ask = askToMeasure, case .ready = phase else { return }
    for view in pending.measuredViews() {
      if view.heights.question == nil, askForWidths(view, ask) { continue }
      guard let kept = view.heights.kept else { continue }
      let snapshot = kept.measuring.snapshot
      if let asked = view.heights.question {
        guard !kept.measuring.asksClient || !asked.state.isDrawn(as: MeasuredState(snapshot))
        else { continue }
        asked.ticket.cancel()
        view.heights.question = nil
      }
      let rows = kept.measuring.asksClient ? nextRows(view, kept) : []
      if rows.isEmpty { continue }
      let ticket = MeasureTicket()
      view.heights.question = (ticket, MeasuredState(snapshot))
      ask(
        self,
        MeasureQuestion(
          view: view.id, snapshot: snapshot, rows: rows,
          deadline: kept.measuring.sizing.deadline, ticket: ticket))
    }
  }

  /// The rows of the next question.
  private func nextRows(_ view: ViewRecord, _ kept: KeptHeights) -> [UInt32] {
    var rows: [UInt32] = []
    var seen = Set<UInt32>()
    for record in view.watchers {
      for slot in record.subscription.heldRows
      where rows.count < limits.computeRowsMax && kept.awaited.contains(slot)
        && seen.insert(slot).inserted
      { rows.append(slot) }
    }
    guard rows.isEmpty, kept.measuring.sizing.measuresAll else { return rows }
    kept.awaited.forEach { slot in
      rows.append(slot)
      return rows.count < min(Self.backgroundRowsMax, limits.computeRowsMax)
    }
    return rows
  }

  /// Stores the client's answer. Rows that have changed since the question are requested again.
  package func take(_ answer: MeasureAnswer, for question: MeasureQuestion) {
    guard let view = views[question.view], view.heights.question?.ticket === question.ticket
    else { return }
    view.heights.question = nil
    guard case .heights(let heights) = answer else {
      view.heights.isHeard = false
      view.changed(because: .layout)
      return
    }
    let snapshot = snapshot(of: view)
    let asked = MeasuredState(question.snapshot)
    guard var kept = view.heights.kept,
      let changed = MeasuredState(snapshot).changedRows(since: asked, log)
    else { return }
    var taken: [UInt32] = []
    for (slot, height) in zip(question.rows, heights)
    where kept.awaited.contains(slot) && !changed.contains(slot) {
      view.heights.told.takeAnswer(height, of: slot, snapshot)
      taken.append(slot)
    }
    _ = follow(&kept, told: taken, view)
  }
}
