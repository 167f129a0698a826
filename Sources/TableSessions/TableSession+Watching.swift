import RowPipeline
import RowTree
import TableValues

extension TableSession {
  /// Begins a subscription; its first update is a reset.
  ///
  /// - Parameters:
  ///   - viewport: Where it stands in the view, if the window is a viewport.
  ///   - isDirty: Called on the mailbox whenever the subscription has something to send.
  /// - Throws: ``TableError/unknownView(_:)``, ``TableError/limit(name:maximum:found:)``.
  package func watch(
    _ id: String, view viewID: String, _ spec: WindowSpec, sendsEach: Bool,
    viewport: ViewportPosition? = nil, isDirty: @escaping @Sendable (Subscription) -> Void
  ) throws(TableError) -> Subscription {
    let view = try view(viewID)
    guard subscriptions.count < limits.subscriptionsMax else {
      throw .limit(
        name: "subscriptionsMax", maximum: limits.subscriptionsMax, found: subscriptions.count + 1)
    }
    let snapshot = snapshot(of: view)
    let subscription = Subscription(
      id: id, view: viewID, table: self.id, spec: spec, sendsEach: sendsEach,
      snapshot: snapshot, viewport: viewport)
    subscriptions[id] = WatchRecord(view: viewID, subscription: subscription, isDirty: isDirty)
    return subscription
  }

  /// Ends a subscription: no update is begun after this returns.
  package func unwatch(_ id: String) throws(TableError) {
    try subscription(id).close()
    subscriptions[id] = nil
  }

  /// The subscription with an id.
  package func subscription(_ id: String) throws(TableError) -> Subscription {
    guard let record = subscriptions[id] else { throw .unknownSubscription(id) }
    return record.subscription
  }

  /// Tells the writer that a subscription has something to send, after its window changed.
  package func wake(_ id: String) {
    guard let record = subscriptions[id] else { return }
    views[record.view]?.heights.stir()
    record.isDirty(record.subscription)
  }

  /// The view at a view revision that is current or that a subscription holds.
  ///
  /// - Throws: ``TableError/viewRevisionIsGone(asked:current:)``.
  package func snapshot(
    ofView id: String, at revision: Revision
  ) throws(TableError) -> ViewSnapshot {
    let now = try snapshot(ofView: id)
    if now.viewRevision == revision { return now }
    for record in subscriptions.values where record.view == id {
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
    subscriptions.values.filter { $0.view == id }.map(\.subscription)
  }

  /// All subscriptions of the table.
  package var allSubscriptions: [Subscription] { subscriptions.values.map(\.subscription) }

  /// The view that a subscription watches; an empty id when there is none.
  package func viewID(ofSubscription id: String) -> String { subscriptions[id]?.view ?? "" }
}
