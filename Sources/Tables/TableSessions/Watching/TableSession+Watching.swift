import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel
import WindowModel

extension TableSession {
  /// Begins a subscription; its first update is a reset.
  ///
  /// - Parameters:
  ///   - viewport: Its position in the view, if the window is given by offsets.
  ///   - isDirty: Called on the mailbox when the subscription has something to send.
  /// - Throws: ``TableError/unknownView(_:)``, ``TableError/limit(name:maximum:found:)``.
  package func watch(
    _ id: String, view viewID: String, _ spec: WindowSpec, sendsEach: Bool,
    viewport: ViewportPosition? = nil, isDirty: @escaping @Sendable (Subscription) -> Void
  ) throws(TableError) -> Subscription {
    let view = try view(viewID)
    try checkSubscriptionCount()
    let snapshot = snapshot(of: view)
    let subscription = Subscription(
      id: id, view: viewID, table: self.id, spec: spec, sendsEach: sendsEach,
      snapshot: snapshot, viewport: viewport)
    let record = WatchRecord(view: viewID, subscription: subscription, isDirty: isDirty)
    subscriptions[id] = record
    view.add(record)
    return subscription
  }

  /// Ends a subscription. No update begins after this returns.
  ///
  /// - Throws: ``TableError/unknownSubscription(_:)``.
  package func unwatch(_ id: String) throws(TableError) {
    try subscription(id).close()
    guard let record = subscriptions.removeValue(forKey: id) else { return }
    views[record.view]?.removeWatcher(id)
  }

  /// Whether a subscription with this id exists.
  package func hasSubscription(_ id: String) -> Bool {
    subscriptions[id] != nil || viewFollowers[id] != nil
  }

  /// Runs work on a subscription in its turn: after earlier work on it, and once the view that it
  /// watches has caught up. Usually at once.
  ///
  /// - Parameter view: For work that begins the subscription: the view that it will watch.
  package func onSubscription(
    _ id: String, joining view: String? = nil,
    _ work: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    var queue =
      subscriptionQueues[id] ?? SubscriptionQueue(views: [viewID(ofSubscription: id)])
    if let view, queue.views.last != view { queue.views.append(view) }
    queue.waitingCount += 1
    subscriptionQueues[id] = queue
    pass(queue.views[...], id, work)
  }

  /// Passes through the queues of views, in the order in which the subscription moved to them.
  private func pass(
    _ views: ArraySlice<String>, _ id: String,
    _ work: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    guard let first = views.first else {
      work(self)
      guard let queue = subscriptionQueues[id] else { return }
      subscriptionQueues[id]?.waitingCount -= 1
      if queue.waitingCount == 1 { subscriptionQueues[id] = nil }
      return
    }
    onView(first) { $0.pass(views.dropFirst(), id, work) }
  }

  /// The subscription with an id.
  ///
  /// - Throws: ``TableError/unknownSubscription(_:)``.
  package func subscription(_ id: String) throws(TableError) -> Subscription {
    guard let record = subscriptions[id] else { throw .unknownSubscription(id) }
    return record.subscription
  }

  /// Marks a subscription as dirty after its window changed, so that the writer asks it for an update.
  package func wake(_ id: String) {
    guard let record = subscriptions[id] else { return }
    views[record.view]?.heights.stir()
    record.isDirty(record.subscription)
  }

  /// A view at a view revision: the current one, or one that a subscription has sent.
  ///
  /// - Throws: ``TableError/viewRevisionIsGone(asked:current:)``.
  package func snapshot(
    ofView id: String, at revision: Revision
  ) throws(TableError) -> ViewSnapshot {
    let now = try snapshot(ofView: id)
    if now.viewRevision == revision { return now }
    for record in views[id]?.watchers ?? [] {
      if let held = record.subscription.snapshot(at: revision) { return held }
    }
    throw .viewRevisionIsGone(asked: revision, current: now.viewRevision)
  }
}

extension TableSession {
  /// The table's revision; nil when it is closed.
  package var currentRevision: Int? { current?.revision.rawValue }

  /// The subscriptions of a view.
  package func subscriptions(ofView id: String) -> [Subscription] {
    views[id]?.watchers.map(\.subscription) ?? []
  }

  /// All subscriptions of the table.
  package var allSubscriptions: [Subscription] { subscriptions.values.map(\.subscription) }

  /// The view that a subscription watches; an empty id when there is none.
  package func viewID(ofSubscription id: String) -> String {
    subscriptions[id]?.view ?? viewFollowers[id]?.view ?? ""
  }
}

/// The queue of requests that name one subscription.
struct SubscriptionQueue {
  /// The views that it watches or will watch, in order; an empty id if there is none.
  var views: [String]
  /// The number of requests that wait or are running.
  var waitingCount = 0
}
