import Synchronization
import TableModel
import TableValues
import ViewModel

/// One client's window on a view: what the client was sent (the shadow), and the state to send
/// next.
///
/// The table's mailbox publishes snapshots to it. The connection's writer gets updates from it when
/// output can be written. A newer snapshot replaces one that was not sent, so a slow client gets
/// fewer, larger updates, and nothing accumulates.
package final class Subscription: Sendable {
  /// The id on the wire.
  package let id: String
  /// The view's id.
  package let view: String
  /// The table's id.
  package let table: String
  /// Whether every change is sent as an update of its own, for recordings and tests.
  package let sendsEach: Bool

  let state: Mutex<SubscriptionState>

  /// A subscription that has sent nothing; its first update is a reset.
  package init(
    id: String, view: String, table: String, spec: WindowSpec, sendsEach: Bool,
    snapshot: ViewSnapshot, viewport: ViewportPosition? = nil
  ) {
    self.id = id
    self.view = view
    self.table = table
    self.sendsEach = sendsEach
    state = Mutex(SubscriptionState(spec: spec, latest: snapshot, viewport: viewport))
  }

  /// Publishes a newer snapshot of the view, which replaces one that was not sent.
  ///
  /// - Complexity: O(1); O(log n) for a viewport or while a pointer is on a row; O(columns) for a
  ///   horizontal window whose columns have moved.
  package func publish(_ news: PublishedState) {
    state.withLock { state in
      if sendsEach { state.queueLatest() }
      state.across?.follow(from: state.latest.layout, to: news.snapshot.layout)
      state.follow(news.snapshot, news.causes, keeping: news.anchor)
      // A row that enters the page again has lost the pointer, which may have moved since.
      state.pointer = state.pointer?.kept(in: news.snapshot)
      state.note(news.causes, news.authors)
      state.hints.appendHints(news.hints)
      state.isDirty = true
    }
  }

  /// Makes the next update a reset. The window stays in place.
  package func resync() {
    state.withLock { state in
      state.isResetDue = true
      state.note([.watch], [])
      state.isDirty = true
    }
  }

  /// Ends the subscription. ``nextUpdate()`` then returns nil.
  package func close() {
    let due = state.withLock { state in
      state.isClosed = true
      state.isDirty = false
      state.queue = []
      return state.numbers.end()
    }
    for tell in due { tell(nil) }
  }

  /// Changes the window.
  ///
  /// - Parameter tell: Called once with the number of the update that shows it, or nil if none
  ///   does.
  /// - Returns: The visible entries.
  @discardableResult
  package func scroll(
    first: Int?, size: Int?, columns: [ColumnNumber]??, hold: WindowSpec.Hold?,
    across: AcrossMove? = nil, tell: @escaping @Sendable (ScrolledWindow) -> Void = { _ in }
  ) -> Range<Int> {
    let (result, due) = state.withLock { state in
      state.promising({ result, update in
        tell(
          ScrolledWindow(
            entries: result.window, viewport: nil, across: result.across, update: update))
      }) { state in
        // States published before belong to the window of before.
        if sendsEach { state.queueLatest() }
        if case .entries(let oldFirst, let oldSize, let overscan) = state.spec.range {
          state.spec.range = .entries(
            first: oldFirst, size: max(0, size ?? oldSize), overscan: overscan)
          if let first { state.name(first: max(0, first)) }
        }
        if let columns { state.spec.columns = columns }
        if let across { state.move(across) }
        if let hold { state.spec.hold = hold }
        return (window: state.latestWindow, across: state.latestAcross)
      }
    }
    due?()
    return result.window
  }

  /// Sets the row and column under the client's pointer. A row outside the page counts as none.
  /// O(log n).
  package func point(at pointer: RowPointer?) {
    state.withLock { state in
      let pointer = pointer?.kept(in: state.latest)
      if pointer == state.pointer { return }
      // Nothing else that is sent depends on the pointer, and queued states are unchanged.
      guard state.readsPointer else {
        state.pointer = pointer
        return
      }
      if sendsEach { state.queueLatest() }
      state.pointer = pointer
      state.note([.hover], [])
      state.isDirty = true
    }
  }

  /// The position of the client's pointer in a state of the view.
  package func pointer(in snapshot: ViewSnapshot) -> RowPointer? {
    state.withLock { $0.pointer?.kept(in: snapshot) }
  }

  /// The rows that the window shows.
  package var windowRows: [UInt32] {
    state.withLock { state in
      state.latest.entries(inPage: state.latestWindow).slots.filter { $0 != WindowEntries.noRow }
    }
  }

  /// The rows that the client has after all updates, including those in the overscan.
  package var heldRows: [UInt32] {
    state.withLock { state in
      var window = state.latestWindow
      if state.viewport == nil { window = state.position.held(in: state.latest, state.spec.range) }
      return state.latest.entries(inPage: window).slots.filter { $0 != WindowEntries.noRow }
    }
  }

  /// Whether it has ended.
  package var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Whether there is something to send.
  package var isDirty: Bool { state.withLock { $0.isDirty } }

  /// The number of updates to send: at most one, except if every change is sent.
  package var pendingCount: Int {
    state.withLock { $0.queue.count + ($0.isDirty ? 1 : 0) }
  }

  /// The number of table revisions that the client lags behind. At least 1 while there is something
  /// to send.
  package var lag: Int {
    state.withLock { state in
      guard state.isDirty else { return 0 }
      let sent = state.sent?.table.revision.rawValue ?? 0
      return max(1, state.latest.table.revision.rawValue - sent)
    }
  }

  /// The snapshot at a view revision, if the client was sent it or will be sent it next.
  package func snapshot(at revision: Revision) -> ViewSnapshot? {
    state.withLock { state in
      if state.latest.viewRevision == revision { return state.latest }
      if let sent = state.sent, sent.viewRevision == revision { return sent }
      return nil
    }
  }

  /// Computes the next update and records it as sent.
  ///
  /// It may read cells from a file, outside of the lock. Only one thread at a time may call it.
  ///
  /// - Returns: The update; nil if there is nothing to send.
  /// - Complexity: O(rows in the window · columns) at most.
  package func nextUpdate() -> SubscriptionUpdate? {
    while var step = state.withLock({ $0.nextStep() }) {
      let update = step.update()
      let book = step.sentStyles
      state.withLock { $0.sentStyles = book }
      guard let update else {
        countMessages(0)
        continue
      }
      let isOpen = state.withLock { state in
        if !state.isClosed { state.sent = update.snapshot }
        return !state.isClosed
      }
      return isOpen ? update : nil
    }
    return nil
  }
}
