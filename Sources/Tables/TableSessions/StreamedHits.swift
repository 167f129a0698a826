import RowPipeline
import RowTree
import Synchronization
import TableModel
import TableValues
import ViewModel

/// The partial result of a running search.
struct StreamedHits {
  /// The rows, in the order that the view will have.
  var order: RowOrder
  /// The same rows as a set.
  var matches: RowSet
  /// The sections of the order; nil without any.
  var sections: SectionIndex?
  /// The rules of the search.
  var rules: ViewRules

  /// A partial result, limited to rows that are live in the table shown. O(1) if that is the table
  /// searched, otherwise O(hits · log n).
  init(
    _ result: ViewOrderResult, _ rules: ViewRules, in table: TableState, searched: TableState
  ) {
    self.rules = rules
    (order, matches) = (result.order, result.matches ?? RowSet())
    sections = result.sections
    if table.revision == searched.revision { return }
    let slots = result.order.slots(in: 0..<result.order.count)
    for slot in slots where !table.order.contains(slot) { remove(slot) }
  }

  private mutating func remove(_ slot: UInt32) {
    if let index = order.index(of: slot) { sections?.removeRow(at: index) }
    order.markDead(slot)
    matches.remove(slot)
  }

  /// Drops rows that a change has removed. O(rows named in the record · log n).
  mutating func follow(_ record: EditRecord) {
    for change in record.changes {
      guard case .rows(.remove(let slots)) = change else { continue }
      for slot in slots where matches.contains(slot) { remove(slot) }
    }
  }
}

/// Decides when a partial result is shown: not too often, and so that preparing it needs a small
/// part of the search's time.
final class StreamPace: Sendable {
  private struct State {
    var next: ContinuousClock.Instant
    var begin: ContinuousClock.Instant?
    var isOver = false
  }

  private let interval: Duration
  private let state: Mutex<State>

  /// A pace whose first result is due after an interval.
  init(interval: Duration) {
    self.interval = interval
    state = Mutex(State(next: .now + interval))
  }

  /// Whether a result is due. Returns true once until ``told(_:)``.
  func isDue() -> Bool {
    state.withLock { state in
      guard !state.isOver, state.begin == nil, .now >= state.next else { return false }
      state.begin = .now
      return true
    }
  }

  /// Records that a result was prepared, or that there were too many hits.
  func told(_ isPossible: Bool) {
    state.withLock { state in
      let now = ContinuousClock.now
      let cost = state.begin.map { now - $0 } ?? .zero
      state.next = now + max(interval, cost * 8)
      state.begin = nil
      state.isOver = !isPossible
    }
  }
}

extension TableSession {
  /// Whether partial results are shown, which requires a subscription.
  func streamsHits(_ view: ViewRecord) -> Bool {
    !view.watchers.isEmpty
  }

  /// Shows the partial result of a search. Nil means that there are too many hits to show; from
  /// then on only their number is reported.
  func show(
    _ result: ViewOrderResult?, of run: WorkCancellation, rows: Int, _ rules: ViewRules,
    at table: TableState, in id: String
  ) {
    guard let view = views[id], view.order.isUnderWay(run) else { return }
    guard let result, streamsHits(view) else {
      view.order.changeKey { $0.tellsHits = false }
      return
    }
    let before = view.shownSearch
    if view.streamed?.rules != rules { view.orderStamp += 1 }
    let hits = StreamedHits(result, rules, in: view.base, searched: table)
    view.streamed = hits
    view.showSections()
    view.searching = SearchProgress(rows: rows, matches: hits.matches.count)
    if before != view.shownSearch { view.presentationStamp += 1 }
    view.changed(because: .state)
  }

  /// Shows the whole order again.
  func endStreaming(_ view: ViewRecord) {
    guard view.streamed != nil else { return }
    let before = view.shownSearch
    view.streamed = nil
    if before != view.shownSearch { view.presentationStamp += 1 }
    view.orderStamp += 1
    view.changed(because: .state)
  }
}

extension ViewRecord {
  /// The search whose hits are shown.
  var shownSearch: SearchQuery? { (streamed?.rules ?? shownRules).search }
}
