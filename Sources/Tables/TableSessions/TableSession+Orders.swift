import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel

/// How views follow their table: at once if nothing must be read, otherwise on a worker.
extension TableSession {
  /// Updates a view to the table's state, and starts computing the order that it needs.
  func refresh(_ view: ViewRecord) {
    guard let current else { return }
    hide(in: view, current)
    if view.base.revision < current.revision, view.chased == nil,
      let result = followed(view, to: current)
    {
      install(result, view.shownRules.fitted(to: current), at: current, in: view)
    }
    bringOrder(of: view)
  }

  /// The rules that a view can show now. While rows are still being loaded, a sort must wait.
  private func wantedRules(_ view: ViewRecord, _ table: TableState) -> ViewRules {
    var rules = view.rules
    if !table.isComplete {
      rules.sort = []
      rules.sections = []
      rules.expressions = [:]
      if rules.hiding != nil { rules.hiding = table.hiding(in: SectionSource()) }
    }
    return rules
  }

  /// Computes the hiding stage of a view.
  private func hide(in view: ViewRecord, _ table: TableState) {
    view.unsettle()
    view.hiding =
      view.state.showsHidden ? nil : table.hiding(in: view.state.sectionSource)
  }

  /// The view's order in a newer state, if it can be computed at once.
  private func followed(_ view: ViewRecord, to table: TableState) -> ViewOrderResult? {
    if view.shownRules.isIdle {
      return ViewOrderResult(order: table.order, matches: nil)
    }
    let rules = view.shownRules.fitted(to: table)
    guard rules == view.shownRules, let records = log.records(after: view.base.revision) else {
      return nil
    }
    let changes = ChangeLog.rowChanges(of: records, from: view.base, to: table)
    return ViewOrderMaintainer.advanceResidently(
      previous: view.result, rules: rules, from: view.base.linked, to: table.linked,
      sourceOrder: table.order, changes: changes)
  }

  private func install(
    _ result: ViewOrderResult, _ rules: ViewRules, at table: TableState, in view: ViewRecord
  ) {
    // The order behind the partial search result may follow the table.
    if view.shownRules != rules || view.streamed?.rules == rules {
      if view.shownSearch != rules.search { view.presentationStamp += 1 }
      // Rows that were shown before the result is complete keep their place, as in a growing table.
      if (view.streamed?.rules ?? view.shownRules) != rules { view.orderStamp += 1 }
      view.streamed = nil
    }
    let (shown, isSame) = (view.shown, view.shownRules == rules)
    view.result = result
    view.keepPlaces(of: isSame ? drafts.rows : [], shown: shown, from: view.base, to: table)
    if view.state.selection.whenFiltered == .drop { view.dropHidden(rules) }
    view.shownRules = rules
    view.showSections()
    view.base = table
    view.changed(because: isSame ? nil : .state)
  }

  /// Starts computing the order that a view needs, or ends the waiting if it is available.
  func bringOrder(of view: ViewRecord) {
    guard let current else { return }
    hide(in: view, current)
    let wanted = wantedRules(view, current)
    let isCurrent = view.base.revision == current.revision
    if view.shownRules == wanted && isCurrent {
      endStreaming(view)
      view.order.cancel()
      endProgress(view)
      view.chased = nil
      finishWaiting(view)
      return
    }
    if view.order.key?.rules == wanted { return }
    view.order.cancel()
    endProgress(view)
    view.chased = nil
    if let result = immediateOrder(wanted, current) {
      install(result, wanted, at: current, in: view)
      finishWaiting(view)
    } else {
      startOrder(view, wanted, at: current)
    }
  }

  /// An order that costs next to nothing to compute.
  private func immediateOrder(_ rules: ViewRules, _ table: TableState) -> ViewOrderResult? {
    if rules.isIdle {
      return ViewOrderResult(order: table.order, matches: nil)
    }
    guard table.order.count <= limits.inlineRowsMax, table.content.source.isResident else {
      return nil
    }
    return try? ViewOrderBuilder.build(
      content: table.linked, sourceOrder: table.order, rules: rules, parallel: Parallel.inline,
      isCancelled: { false })
  }

  private func startOrder(_ view: ViewRecord, _ rules: ViewRules, at table: TableState) {
    let streamsHits =
      limits.hitsInterval != nil && streamsHits(view) && view.shownRules != rules
      && rules.filteringSearch != nil
    let rowCount = table.order.count
    let (id, interval) = (view.id, limits.hitsInterval)
    let task = OrderTask(
      rules: rules, table: table, previous: previous(of: view, rules, table))
    start(\.order, of: view, for: OrderKey(rules: rules, tellsHits: streamsHits)) { parallel, run in
      let tally = interval.map { interval in
        SearchTally(interval: interval) { progress in
          self.post { session in session.noteProgress(id, run, progress, of: rowCount) }
        }
      }
      let streaming = interval.map { interval in
        let pace = StreamPace(interval: interval)
        return HitStreaming(isDue: { pace.isDue() }) { result, rows in
          self.post { $0.show(result, of: run, rows: rows, rules, at: table, in: id) }
          pace.told(result != nil)
        }
      }
      return task.run(parallel, run, tally: tally, streaming: streamsHits ? streaming : nil)
    } finish: { session, view, result in
      session.finishOrder(of: view, result, rules, at: table)
    }
  }

  private func endProgress(_ view: ViewRecord) {
    view.searching = nil
    view.sorting = nil
  }

  /// Records the progress of a search or a sort, unless it is sent together with the partial result.
  private func noteProgress(
    _ id: String, _ run: WorkCancellation, _ progress: SearchProgress, of rowCount: Int
  ) {
    guard let view = views[id], view.order.isUnderWay(run), let key = view.order.key,
      !key.tellsHits
    else { return }
    if key.rules.activeSearch != nil { view.searching = progress }
    if !key.rules.sort.isEmpty || !key.rules.sections.isEmpty {
      view.sorting = SortProgress(rows: progress.rows, of: rowCount)
    }
    view.hasProgressed = true
    view.note(.state, nil)
  }

  /// An order from which the new one can be derived incrementally: the one shown, or one that was
  /// computed too late.
  private func previous(
    of view: ViewRecord, _ rules: ViewRules, _ table: TableState
  ) -> OrderTask.Previous? {
    var known: (result: ViewOrderResult, base: TableState)?
    if let chased = view.chased {
      known = (chased.result, chased.base)
    } else if rules == view.shownRules {
      known = (view.result, view.base)
    }
    guard let known, let records = log.records(after: known.base.revision) else { return nil }
    let changes = ChangeLog.rowChanges(of: records, from: known.base, to: table)
    return OrderTask.Previous(result: known.result, content: known.base.linked, changes: changes)
  }

  private func finishOrder(
    of view: ViewRecord, _ result: ViewOrderResult?, _ rules: ViewRules, at table: TableState
  ) {
    endProgress(view)
    guard let result else { return refresh(view) }
    if table.revision < view.base.revision {
      chase(ChasedOrder(result: result, base: table), rules, in: view)
    } else {
      view.chased = nil
      install(result, rules, at: table, in: view)
      refresh(view)
    }
  }

  /// Updates a computed order that the view's old one has overtaken, because a view never returns
  /// to an older state. Meanwhile the old order is not updated, so that it does not overtake again.
  private func chase(_ order: ChasedOrder, _ rules: ViewRules, in view: ViewRecord) {
    guard let current else { return }
    view.chased = order
    let records = log.records(after: order.base.revision)
    let rules = rules.fitted(to: current)
    let result = records.flatMap { records in
      ViewOrderMaintainer.advanceResidently(
        previous: order.result, rules: rules, from: order.base.linked, to: current.linked,
        sourceOrder: current.order,
        changes: ChangeLog.rowChanges(of: records, from: order.base, to: current))
    }
    guard let result else { return startOrder(view, rules, at: current) }
    view.chased = nil
    install(result, rules, at: current, in: view)
    bringOrder(of: view)
  }

  /// Shows the requested page, answers the requests that wait for the order, and runs queued work.
  private func finishWaiting(_ view: ViewRecord) {
    guard !view.isPending else { return runWaiting(view) }
    placePage(view)
    clampPage(view)
    if let slot = view.windowAnchor {
      view.windowAnchor = nil
      view.publishedAnchor = slot
      view.note(.state, nil)
      view.needsPublishing = true
    }
    let due = view.completions
    view.completions = []
    for completion in due {
      settle(view)
      completion.run(.success(()))
    }
    runWaiting(view)
  }

  private func placePage(_ view: ViewRecord) {
    guard case .row(let slot) = view.pageAnchor else { return }
    view.pageAnchor = .keep
    let index = view.shownRow(of: slot)
    let page = view.state.pageSize.map { index / max(1, $0) } ?? 0
    if view.state.pageIndex != page {
      view.state.pageIndex = page
      view.changed(because: .state)
      view.orderStamp += 1
    }
  }

  /// Clamps a page past the end to the last one, so that restored rows do not change the page.
  private func clampPage(_ view: ViewRecord) {
    guard view.base.isComplete else { return }
    let page = view.state.page(rowCount: view.shownRowCount).index
    if view.state.pageIndex != page {
      view.state.pageIndex = page
      // Normally this is part of a change that has been counted already.
      if view.needsPublishing { view.unsettle() } else { view.changed(because: .state) }
    }
  }

  /// Runs the work queued while the view lagged behind, in order, as far as the view has caught up.
  private func runWaiting(_ view: ViewRecord) {
    while let next = view.waiting.first, view.completions.isEmpty,
      view.base.revision >= next.revision, next.request == nil || hasOrder(view)
    {
      view.waiting.removeFirst()
      settle(view)
      next.work(self)
    }
  }

  /// Whether a view shows the order that its state asks for, of the table as it is.
  func hasOrder(_ view: ViewRecord) -> Bool {
    !view.isPending && view.base.revision == current?.revision
  }

  /// Answers requests that wait for the order of a view and were cancelled, and runs what waited behind
  /// them.
  func dropCancelled(from view: ViewRecord) {
    let cancelled = view.waiting.filter { $0.request?.isCancelled() == true }
    if cancelled.isEmpty { return }
    view.waiting.removeAll { $0.request?.isCancelled() == true }
    for waiting in cancelled { begin(waiting.work) }
    runWaiting(view)
  }
}

extension ViewRules {
  /// The same rules for another state of the table, which may hide other rows.
  fileprivate func fitted(to table: TableState) -> ViewRules {
    guard let hiding else { return self }
    var rules = self
    rules.hiding = table.hiding(in: hiding.sections)
    return rules
  }
}

/// An order to compute on a worker, from immutable values.
private struct OrderTask: Sendable {
  /// The order from which it can be derived incrementally.
  struct Previous: Sendable {
    var result: ViewOrderResult
    var content: TableContent
    var changes: RowChanges
  }

  var rules: ViewRules
  var table: TableState
  var previous: Previous?

  /// The order, or nil when it was cancelled.
  ///
  /// - Parameters:
  ///   - tally: Counts the hits; nil: the count is not reported before the search is complete.
  ///   - streaming: Receives the hits found so far; nil: hits are needed only when all are found.
  func run(
    _ parallel: ParallelLoop, _ cancellation: WorkCancellation, tally: SearchTally?,
    streaming: HitStreaming?
  ) -> ViewOrderResult? {
    let isCancelled: @Sendable () -> Bool = { cancellation.isCancelled }
    if let previous {
      return try? ViewOrderMaintainer.advance(
        previous: previous.result, rules: rules, from: previous.content, to: table.linked,
        sourceOrder: table.order, changes: previous.changes, parallel: parallel,
        isCancelled: isCancelled)
    }
    let found = tally.map { tally in { @Sendable (progress: SearchProgress) in tally.add(progress) }
    }
    return try? ViewOrderBuilder.build(
      content: table.linked, sourceOrder: table.order, rules: rules, parallel: parallel,
      found: found, streaming: streaming, isCancelled: isCancelled)
  }
}
