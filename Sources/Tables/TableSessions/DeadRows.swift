import RowPipeline
import RowTree
import Scheduling
import TableModel
import TableValues
import ViewModel

/// Finds removed rows that nothing can refer to any more, so that they can be forgotten.
///
/// A removed row keeps its place, cells and key, because undo may restore it, and because older
/// states are derived from the newest one. A scan is due when as many rows have died as there are
/// live ones. It frees those that died before the last scan and that no step refers to, a limited
/// number with each change. So a scan costs O(1) per row that passes through the table, and memory
/// depends on live rows and undoable changes only.
struct DeadRows {
  /// The minimum number of dead rows before a scan.
  let countMin: Int
  /// The number of dead rows, per live row and per row that a scan must skip, before the next scan.
  let perRow: Int
  /// The number of dead rows that remained at the last scan.
  private var leftCount = 0
  /// The number of those that remained because they had died since the scan before.
  private var youngCount = 0
  /// The number of rows and cells that the last scan skipped.
  private var effort = 0
  /// The state at the last scan. Rows that died after it are spared.
  private var lastLook: Revision?
  /// Rows to forget, the next ones last.
  private var due: [Range<UInt32>] = []
  /// Rows that a change has used as a position since they were found.
  private var spared = RowSet()

  /// The number of rows that are forgotten with one change; more with a large one.
  private static let rowsPerChange = 8192

  init(countMin: Int, perRow: Int) {
    (self.countMin, self.perRow) = (countMin, perRow)
  }

  /// Whether a scan is worth while, or rows remain to be forgotten.
  func isWanted(_ state: TableState) -> Bool {
    !due.isEmpty || youngCount + state.deadCount - leftCount >= max(countMin, 1)
  }

  /// Whether found rows remain to be forgotten.
  var hasDue: Bool { !due.isEmpty }

  /// Processes a change, and returns rows to forget now, in runs.
  mutating func follow(
    _ record: EditRecord, _ state: TableState, _ history: UndoHistory, _ past: inout PastLog
  ) -> [Range<UInt32>] {
    let size = due.isEmpty ? 0 : record.changes.addNeighbours(to: &spared) + record.rowCount
    let wanted = max(countMin, perRow * max(state.order.count, effort))
    if due.isEmpty, state.deadCount - leftCount >= wanted { look(state, history, &past) }
    return take(Self.rowsPerChange + 4 * size)
  }

  /// Scans again although few rows have died, and returns rows to forget now.
  mutating func rest(
    _ state: TableState, _ history: UndoHistory, _ past: inout PastLog
  ) -> [Range<UInt32>] {
    if due.isEmpty { look(state, history, &past) }
    return take(Self.rowsPerChange)
  }

  private mutating func look(
    _ state: TableState, _ history: UndoHistory, _ past: inout PastLog
  ) {
    spared = RowSet()
    let before = lastLook ?? Revision(0)
    lastLook = state.revision
    let dead = state.deadRows(unchangedSince: before)
    (leftCount, youngCount) = (state.deadCount, dead.changedCount)
    if dead.slots.isEmpty { return }
    var named = RowSet()
    effort = history.addNames(to: &named) + past.addNeighbours(after: before, to: &named)
    let found = dead.slots.filter { !named.contains($0) }
    if found.isEmpty { return }
    past.drop(before: before)
    leftCount -= found.count
    due = Self.runs(of: found).reversed()
  }

  /// Rows in the given order, with consecutive ones joined to runs.
  private static func runs(of slots: [UInt32]) -> [Range<UInt32>] {
    var runs: [Range<UInt32>] = []
    for slot in slots {
      if let last = runs.last, last.upperBound == slot {
        runs[runs.count - 1] = last.lowerBound..<slot + 1
      } else {
        runs.append(slot..<slot + 1)
      }
    }
    return runs
  }

  private mutating func take(_ countMax: Int) -> [Range<UInt32>] {
    var taken: [Range<UInt32>] = []
    var count = 0
    while count < countMax, let run = due.popLast() {
      let part = run.prefix(countMax - count)
      if part.count < run.count { due.append(run.lowerBound + UInt32(part.count)..<run.upperBound) }
      count += part.count
      if spared.isEmpty {
        taken.append(part.lowerBound..<part.upperBound)
      } else {
        taken += Self.runs(of: part.filter { !spared.contains($0) })
      }
    }
    return taken
  }
}

extension EditRecord {
  /// The approximate number of rows that it adds, removes or moves.
  fileprivate var rowCount: Int {
    changes.reduce(0) { count, change in
      switch change {
      case .rows(.insert(let slots, _)): count + slots.count
      case .rows(.remove(let slots)), .rows(.revive(let slots)): count + slots.count
      case .rows(.move(let there, _)): count + there.count
      case .rows(.load), .cells, .schema, .parameters, .traits, .sections, .supplied: count
      }
    }
  }
}

extension TableSession {
  /// Forgets unreferenced dead rows after a change.
  ///
  /// - Returns: The state without them, at the same revision.
  func withoutDeadRows(_ state: TableState, after record: EditRecord) -> TableState {
    let runs = deadRows.follow(record, state, history, &pastLog)
    defer { awaitRest() }
    return runs.isEmpty ? state : forget(runs, in: state)
  }

  private func forget(_ runs: [Range<UInt32>], in state: TableState) -> TableState {
    var state = state
    state.forget(runs)
    // Done once at the end, since the chunks are derived from all rows.
    if !deadRows.hasDue { state.packChunks() }
    history.forget(runs)
    forgetUnsaved(runs)
    for view in views.values {
      view.selection.forget(runs)
      view.unsettle()
    }
    return state
  }

  /// Schedules a scan some time after the last change, so that an idle table frees memory too.
  private func awaitRest() {
    guard let rest = limits.deadRowsRest, !awaitsRest, let current, deadRows.isWanted(current)
    else { return }
    awaitsRest = true
    pool.submit(at: .now + rest) { [weak self] in self?.post { $0.giveBackAtRest() } }
  }

  private func giveBackAtRest() {
    awaitsRest = false
    guard let state = current else { return }
    let runs = deadRows.rest(state, history, &pastLog)
    if !runs.isEmpty {
      let state = forget(runs, in: state)
      current = state
      for view in views.values where view.base.revision == state.revision {
        view.base = state
        if view.shownRules.isIdle {
          view.result = ViewOrderResult(order: state.order, matches: nil)
        }
      }
    }
    if deadRows.hasDue {
      awaitsRest = true
      post { $0.giveBackAtRest() }
    } else {
      awaitRest()
    }
  }
}
