import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel
import WindowModel

/// A change of a view's state, with the row to show and whether to wait.
package struct ViewStateChange: Sendable {
  /// The whole new state.
  package var state: ViewState
  /// The row whose page is to be shown; nil: the first row.
  package var show: UInt32?
  /// Whether the change names the page itself.
  package var namesPage: Bool
  /// Whether to answer only when the order is computed.
  package var waits: Bool

  /// Makes a change.
  package init(state: ViewState, show: UInt32? = nil, namesPage: Bool, waits: Bool) {
    self.state = state
    self.show = show
    self.namesPage = namesPage
    self.waits = waits
  }
}

extension TableSession {
  /// Opens a view. `completion` is called when its order is computed, or at once if the change does
  /// not wait.
  ///
  /// - Returns: A number for ``cancelChange(ofView:number:)``.
  /// - Throws: ``TableError/limit(name:maximum:found:)``, ``TableError/closed``.
  @discardableResult
  package func openView(
    _ id: String, _ change: ViewStateChange,
    completion: @escaping @Sendable (Result<Void, TableError>) -> Void
  ) throws(TableError) -> Int {
    let table = try state()
    guard views.count < limits.viewsMax else {
      throw .limit(name: "viewsMax", maximum: limits.viewsMax, found: views.count + 1)
    }
    try check(change.state.parameters)
    let view = ViewRecord(id: id, state: ViewState(), base: table, pending: pending)
    views[id] = view
    return take(change, in: view, completion)
  }

  /// Closes a view, and ends its subscriptions.
  ///
  /// - Throws: ``TableError/unknownView(_:)``.
  package func closeView(_ id: String) throws(TableError) {
    let view = try view(id)
    for record in view.watchers {
      record.subscription.close()
      subscriptions[record.subscription.id] = nil
    }
    endFollowers(ofView: id)
    views[id] = nil
    reportCollection(view, nil)
    endDrafts(ofView: id)
    // Some of the queued work may be for a view that is opened under the same id.
    for waiting in view.close(.unknownView(id)) { route(waiting, onView: id) }
  }

  /// Whether a view with this id is open.
  package func hasView(_ id: String) -> Bool { views[id] != nil }

  /// A view's state as the client set it.
  ///
  /// - Throws: ``TableError/unknownView(_:)``.
  package func viewState(_ id: String) throws(TableError) -> ViewState { try view(id).state }

  /// A view frozen at its current view revision. Any thread may read it. Taking it starts no work.
  ///
  /// - Throws: ``TableError/unknownView(_:)``, ``TableError/closed``.
  package func snapshot(ofView id: String) throws(TableError) -> ViewSnapshot {
    try snapshot(of: view(id))
  }

  /// Runs work on a view after all earlier requests about it. Usually at once.
  package func onView(_ id: String, _ work: @escaping @Sendable (isolated TableSession) -> Void) {
    guard let view = views[id], let current else { return work(self) }
    if view.completions.isEmpty, view.waiting.isEmpty, view.base.revision == current.revision {
      settle(view)
      work(self)
    } else {
      view.waiting.append(WaitingWork(revision: current.revision, work: work))
    }
  }

  /// Runs work on several views once each has caught up with the table.
  package func onViews(
    _ ids: ArraySlice<String>, _ work: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    pass(ids, of: ids, work)
  }

  private func pass(
    _ rest: ArraySlice<String>, of ids: ArraySlice<String>,
    _ work: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    if let first = rest.first {
      return onView(first) { $0.pass(rest.dropFirst(), of: ids, work) }
    }
    // The first ones may have changed again while the last one caught up.
    for view in ids.compactMap({ views[$0] }) { settle(view) }
    work(self)
  }

  /// A view as it shows its rows, for edits that mean places in it.
  ///
  /// - Throws: ``TableError/orderPending(_:)`` while its order is being made;
  ///   ``TableError/unknownView(_:)``, ``TableError/closed``.
  package func orderedSnapshot(ofView id: String) throws(TableError) -> ViewSnapshot {
    let snapshot = try snapshot(ofView: id)
    guard snapshot.isOrderReady else { throw .orderPending(id) }
    return snapshot
  }

  /// Shows a view in the table's order from now on, which an edit has made the view's own.
  func endSort(ofView id: String) throws(TableError) {
    var state = try viewState(id)
    guard !state.sort.isEmpty else { return }
    state.sort = []
    try setView(id, ViewStateChange(state: state, namesPage: true, waits: false)) { _ in }
  }

  /// Runs a change of a view's state in its turn.
  ///
  /// If there were no requests since the last change, the new change runs at once and overtakes it.
  /// Otherwise it runs after these requests.
  package func onViewChange(
    _ id: String, _ work: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    guard let view = views[id], !view.waiting.isEmpty else { return work(self) }
    onView(id, work)
  }

  /// Runs the work that closes a view, after all earlier requests about the view.
  package func leaveView(
    _ id: String, _ work: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    guard let view = views[id] else { return work(self) }
    if view.isLeaving {
      // This is for the view that is opened next under this id.
      view.waiting.append(WaitingWork(revision: Revision(0), turn: .leave, work: work))
      return
    }
    view.isLeaving = true
    onCursor(ofView: id) { session in session.whenAnswered(view: id) { $0.onView(id, work) } }
  }

  /// Runs work that uses a view id once the view that is closing has freed it. Usually at once.
  package func afterLeaving(
    _ id: String, _ work: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    guard let view = views[id], view.isLeaving else { return work(self) }
    view.waiting.append(WaitingWork(revision: Revision(0), turn: .afterLeaving, work: work))
  }

  private func route(_ waiting: WaitingWork, onView id: String) {
    switch waiting.turn {
    case .inOrder: onView(id, waiting.work)
    case .leave: leaveView(id, waiting.work)
    case .afterLeaving: afterLeaving(id, waiting.work)
    }
  }

  /// Changes a view's state. `completion` is called when the new order is computed, or at once if
  /// the change does not wait.
  ///
  /// - Returns: A number for ``cancelChange(ofView:number:)``.
  /// - Throws: ``TableError/unknownView(_:)``, and ``TableError/limit(name:maximum:found:)`` for
  ///   parameters that are too large.
  @discardableResult
  package func setView(
    _ id: String, _ change: ViewStateChange,
    completion: @escaping @Sendable (Result<Void, TableError>) -> Void
  ) throws(TableError) -> Int {
    try check(change.state.parameters)
    return take(change, in: try view(id), completion)
  }

  /// Cancels a change that waits for its order, and restores the state before it.
  ///
  /// If another change was made on top of it, both stay, and this one is answered in its turn.
  package func cancelChange(ofView id: String, number: Int) {
    guard let view = views[id], view.lastChange == number,
      let place = view.completions.firstIndex(where: { $0.number == number })
    else { return }
    let completion = view.completions.remove(at: place)
    replaceState(of: view, with: completion.previous)
    view.pageAnchor = .keep
    view.windowAnchor = nil
    completion.run(.failure(.cancelled))
    bringOrder(of: view)
  }

  /// The state that a view would have after a tap on a column header.
  ///
  /// - Throws: ``TableError/unknownView(_:)``.
  package func tappedState(
    ofView id: String, column: Column, extend: Bool
  ) throws(TableError) -> ViewState {
    var state = try view(id).state
    state.tap(column.number, extend: extend, comparator: column.traits.comparator ?? .value)
    return state
  }

  // MARK: Pieces

  func view(_ id: String) throws(TableError) -> ViewRecord {
    guard let view = views[id] else { throw .unknownView(id) }
    return view
  }

  /// The current snapshot of a view: a pure read. The view was settled at the end of the last turn, or
  /// before the work that reads it.
  func snapshot(of view: ViewRecord) -> ViewSnapshot {
    assert(view.settled != nil, "a view is read that has changed and was not settled")
    return view.settled ?? view.snapshot(drafts)
  }

  @discardableResult
  private func take(
    _ change: ViewStateChange, in view: ViewRecord,
    _ completion: @escaping @Sendable (Result<Void, TableError>) -> Void
  ) -> Int {
    let previous = view.state
    var next = change.state
    if let current { next.bind(to: current) }
    replaceState(of: view, with: next)
    view.windowAnchor = change.show
    if change.namesPage {
      view.pageAnchor = .keep
    } else if let show = change.show {
      view.pageAnchor = .row(show)
    } else if previous.rules != next.rules || previous.pageSize != next.pageSize
      || previous.showsHidden != next.showsHidden
    {
      view.pageAnchor = .row(.max)
    }
    changeCount += 1
    let number = changeCount
    view.lastChange = number
    if change.waits {
      view.completions.append(
        PendingCompletion(number: number, previous: previous, run: completion))
      bringOrder(of: view)
    } else {
      bringOrder(of: view)
      settle(view)
      completion(.success(()))
    }
    return number
  }

  private func replaceState(of view: ViewRecord, with wanted: ViewState) {
    let previous = view.state
    var next = wanted
    if let current { next.bind(to: current) }
    guard previous != next else { return }
    view.state = next
    if previous.hiddenColumns != next.hiddenColumns || previous.columnOrder != next.columnOrder
      || previous.nullDefaults != next.nullDefaults
    {
      view.presentationStamp += 1
    }
    if previous.pageIndex != next.pageIndex || previous.pageSize != next.pageSize {
      view.orderStamp += 1
    }
    if previous.sections != next.sections { view.showSections() }
    if previous.selection != next.selection {
      if previous.selection.unit != next.selection.unit { view.selection = Selection() }
      view.fitSelection()
    }
    view.changed(because: .state)
    viewStateChanged?(self, view.id)
  }
}
