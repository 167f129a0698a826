import RowPipeline
import RowTree
import Scheduling
import TableModel
import TableValues
import ViewModel
import ViewportLayout
import WindowModel

/// Maintains the heights of a view's entries. Accessed on the table's mailbox only.
struct HeightKeeper {
  var kept: KeptHeights?
  /// The heights reported by the client.
  var told = ClientHeights()
  /// Rows reported while background work is running without knowing these reports.
  fileprivate var toldLate = Set<UInt32>()
  /// The open question to the client.
  var question: (ticket: MeasureTicket, state: MeasuredState)?
  /// Whether the client answers measuring requests.
  var isHeard = true
  /// The number of states of the view that differ from the previous one by heights only.
  fileprivate var ownStates = 0
  /// What is measured on a worker: rows of windows, and all rows.
  fileprivate var windowWork = BackgroundWork<HeightKey, KeptHeights?>()
  fileprivate var wholeWork = BackgroundWork<HeightKey, KeptHeights?>()
  /// The debounce interval that the work on all rows waits for, if it waits.
  fileprivate var quiet: Debounce?
  /// When a timer looks whether it is over, if one is set.
  fileprivate var timer: ContinuousClock.Instant?

  /// Whether rows are being measured, or will be.
  var isBusy: Bool { windowWork.isUnderWay || wholeWork.isUnderWay || quiet != nil }

  /// Whether rows of windows are being measured.
  var isMeasuringWindows: Bool { windowWork.isUnderWay }

  /// Records rows reported by the client.
  mutating func noteTold(_ slots: [UInt32]) {
    if isBusy { toldLate.formUnion(slots) }
  }

  /// Cancels all work, because the result is not needed any more.
  mutating func cancel() {
    stopWork()
    question?.ticket.cancel()
    question = nil
  }

  /// Cancels the work on workers.
  fileprivate mutating func stopWork() {
    windowWork.cancel()
    wholeWork.cancel()
    quiet = nil
    toldLate = []
  }

  /// Cancels all work and discards all results.
  fileprivate mutating func forget() {
    cancel()
    let timer = timer
    self = HeightKeeper()
    self.timer = timer
  }

  /// Restarts the debounce interval after a change.
  mutating func stir() {
    quiet?.stir()
  }
}

/// A debounce interval with an upper limit: it ends after some time even if changes never stop.
private struct Debounce {
  /// The interval without changes.
  let length: Duration
  /// The latest end.
  let latest: ContinuousClock.Instant
  /// The current end.
  private(set) var end: ContinuousClock.Instant

  /// The upper limit, as a multiple of the interval.
  private static let lengthsMax = 10

  /// Starts now.
  init(_ length: Duration) {
    self.length = length
    let now = ContinuousClock.now
    latest = now + length * Self.lengthsMax
    end = now + length
  }

  mutating func stir() {
    end = min(.now + length, latest)
  }
}

extension TableSession {
  /// Updates the heights of a view's entries: at once if few rows must be measured, otherwise on a
  /// worker. Meanwhile the old heights are sent as estimates.
  func followHeights(of view: ViewRecord, _ snapshot: ViewSnapshot) -> ViewHeights? {
    let forgotten = view.heights.told.follow(to: snapshot, log)
    view.heights.noteTold(forgotten)
    let measuring = EntryMeasuring(
      snapshot, told: view.heights.told.measures, isHeard: view.heights.isHeard)
    guard var measuring else {
      view.heights.forget()
      return nil
    }
    if measuring.items == nil { measuring.collections = heldHeights(snapshot.table) }
    let key = HeightKey(measuring)
    let before = view.heights.kept.map { (revision: $0.table.revision, stamp: $0.stamp) }
    var kept: KeptHeights
    if let stepped = stepped(view, key, measuring, forgotten) {
      kept = stepped
    } else {
      view.heights.stopWork()
      kept = KeptHeights(
        key, measuring, stamp: stamp(of: view), estimates: view.heights.kept)
    }
    kept.measureFew(inlineRowsMax: limits.inlineRowsMax)
    let told = kept.told(at: view.viewRevision)
    view.heights.kept = kept
    if kept.pending.isEmpty { view.heights.stopWork() }
    if before?.revision != kept.table.revision || before?.stamp != kept.stamp {
      view.heights.stir()
    }
    measureAll(view, kept)
    return told
  }

  /// The kept heights, updated incrementally; nil if they must be rebuilt.
  private func stepped(
    _ view: ViewRecord, _ key: HeightKey, _ measuring: EntryMeasuring, _ forgotten: [UInt32]
  ) -> KeptHeights? {
    guard let kept = view.heights.kept, kept.key == key else { return nil }
    let (from, to) = (kept.table, measuring.snapshot.table)
    let isSameTable = from.revision == to.revision
    let elsewhere = kept.readElsewhere
    if elsewhere.readsView, !isSameTable || kept.stamp != stamp(of: view) { return nil }
    var changes = RowChanges()
    var mayRegroup = false
    if !isSameTable {
      guard measuring.reads(as: from), let records = log.records(after: from.revision) else {
        return nil
      }
      let upTo = records.prefix { $0.revision <= to.revision }
      guard elsewhere.isUntouched(by: upTo, in: to.content) else { return nil }
      changes = ChangeLog.rowChanges(of: upTo, from: from, to: to)
      if !to.rowSizing.reads(to.content, as: from.rowSizing, from.content) {
        changes.retold += to.rowsAskingForSizes
      }
      mayRegroup = view.shownRules.readOtherRows(in: to.content)
    }
    return kept.advanced(
      to: measuring, stamp: stamp(of: view), changes, forgotten: forgotten,
      mayRegroup: mayRegroup)
  }

  /// Counts the states of a view that may have other heights for reasons outside of its rows.
  private func stamp(of view: ViewRecord) -> Int {
    view.viewRevision.rawValue - view.heights.ownStates
  }

  // MARK: On workers

  /// Starts to measure all unmeasured rows, if that is enabled, after the debounce interval.
  private func measureAll(_ view: ViewRecord, _ kept: KeptHeights) {
    let sizing = kept.measuring.sizing
    guard !kept.pending.isEmpty, sizing.measuresAll, view.base.isComplete,
      !view.layout.work.isUnderWay, !view.heights.wholeWork.isUnderWay
    else {
      view.heights.quiet = nil
      return
    }
    if sizing.quiet <= .zero {
      view.heights.quiet = nil
      start(\.heights.wholeWork, view, kept, rows: nil)
    } else {
      if view.heights.quiet?.length != sizing.quiet {
        view.heights.quiet = Debounce(sizing.quiet)
      }
      setTimer(view)
    }
  }

  /// Sets a timer for the end of a view's debounce interval, unless an earlier one is set.
  private func setTimer(_ view: ViewRecord) {
    guard let end = view.heights.quiet?.end, end < view.heights.timer ?? end + .seconds(1)
    else { return }
    view.heights.timer = end
    pool.submit(at: end) { [weak self, id = view.id] in
      self?.post { session in session.timerRang(end, id) }
    }
  }

  private func timerRang(_ due: ContinuousClock.Instant, _ id: String) {
    guard let view = views[id], view.heights.timer == due else { return }
    view.heights.timer = nil
    guard let quiet = view.heights.quiet else { return }
    if quiet.end <= .now { measureWaiting(view) } else { setTimer(view) }
  }

  /// Ends all debounce intervals at once, because a request waits for all work.
  func endDebounces() {
    for view in views.values.sorted(by: { $0.id < $1.id }) { measureWaiting(view) }
  }

  private func measureWaiting(_ view: ViewRecord) {
    guard view.heights.quiet != nil else { return }
    view.heights.quiet = nil
    guard let kept = view.heights.kept, !kept.pending.isEmpty, !view.heights.wholeWork.isUnderWay
    else { return }
    start(\.heights.wholeWork, view, kept, rows: nil)
  }

  private func start(
    _ place: any ReferenceWritableKeyPath<ViewRecord, BackgroundWork<HeightKey, KeptHeights?>>
      & Sendable,
    _ view: ViewRecord, _ kept: KeptHeights, rows: [UInt32]?
  ) {
    start(place, of: view, for: kept.key) { parallel, run in
      kept.measured(rows, parallel, run)
    } finish: { session, view, made in
      session.take(made, view)
    }
  }

  private func take(_ made: KeptHeights?, _ view: ViewRecord) {
    guard var made, made.key == view.heights.kept?.key else { return }
    made.take(view.heights.told.measures, of: view.heights.toldLate.sorted())
    if !view.heights.isBusy { view.heights.toldLate = [] }
    _ = made.hold(collections.heights, Set(made.holders.values))
    show(made, view)
  }

  /// Publishes the heights of measured rows.
  func show(_ kept: KeptHeights, _ view: ViewRecord) {
    view.heights.ownStates += 1
    view.heights.kept = kept
    view.changed(because: .layout)
  }

  /// Measures the unmeasured rows of windows, before all others.
  ///
  /// - Returns: Whether any height changed.
  func measureWindows() -> Bool {
    var isNew = false
    for view in pending.measuredViews() where view.heights.kept?.pending.isEmpty == false {
      guard var kept = view.heights.kept else { continue }
      var rows: [UInt32] = []
      for record in view.watchers {
        rows += record.subscription.heldRows.filter { kept.pending.contains($0) }
      }
      if rows.isEmpty { continue }
      if kept.measure(rows) {
        show(kept, view)
        isNew = true
      } else if !view.heights.windowWork.isUnderWay {
        start(\.heights.windowWork, view, kept, rows: rows)
      }
    }
    return isNew
  }
}
