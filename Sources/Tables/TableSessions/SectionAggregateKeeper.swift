import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel

extension SectionState {
  /// The aggregates to maintain for each section, for columns that exist.
  func aggregatePlans(_ schema: TableSchema) -> [AggregatePlan] {
    var columns: [ColumnNumber] = []
    for rule in aggregates where !columns.contains(rule.column) { columns.append(rule.column) }
    return columns.compactMap { number in
      guard let column = schema[number] else { return nil }
      let kinds = Set(aggregates.filter { $0.column == number }.map(\.kind))
      let plan = AggregatePlan(column: column, kinds: kinds, isKept: true)
      return plan.kinds.isEmpty ? nil : plan
    }
  }
}

/// Maintains the aggregates of a view's sections. Accessed on the table's mailbox only.
struct SectionAggregateKeeper {
  /// The current results; nil if no aggregates are requested.
  fileprivate(set) var told: SectionAggregatesSnapshot?
  /// What is being made on a worker, if anything.
  fileprivate(set) var work = BackgroundWork<SectionAggregateKey, KeptSectionAggregates?>()
  fileprivate var kept: KeptSectionAggregates?

  /// Cancels the work, because the result is not needed any more.
  mutating func cancel() { work.cancel() }
}

/// What aggregates of sections are made for.
struct SectionAggregateKey {
  var plans: [AggregatePlan]
  var sections: SectionIndex
}

/// Aggregates with the state that they belong to.
struct KeptSectionAggregates: Sendable {
  var aggregates: SectionAggregates
  var table: TableState
  var rows: RowOrder
  var sections: SectionIndex
  /// Rows that are not at the position given by the rules, because they have drafts.
  var held: Set<UInt32>

  var state: SectionAggregates.State {
    SectionAggregates.State(content: table.content, rows: rows, sections: sections)
  }
}

/// Aggregates to compute, from older ones if there are any.
private struct SectionAggregateTask: Sendable {
  var plans: [AggregatePlan]
  var table: TableState
  var rows: RowOrder
  var sections: SectionIndex
  var held: Set<UInt32>
  var previous: (kept: KeptSectionAggregates, changes: RowChanges)?

  var state: SectionAggregates.State {
    SectionAggregates.State(content: table.content, rows: rows, sections: sections)
  }

  func kept(_ aggregates: SectionAggregates) -> KeptSectionAggregates {
    KeptSectionAggregates(
      aggregates: aggregates, table: table, rows: rows, sections: sections, held: held)
  }

  /// The incrementally updated aggregates; nil if they must be recomputed.
  func stepped(mayBlock: Bool) -> KeptSectionAggregates? {
    guard let (known, changes) = previous else { return nil }
    return known.aggregates.advanced(
      from: known.state, to: state, changes: changes, mayBlock: mayBlock
    ).map(kept)
  }

  /// Computes them; nil if that was cancelled or there are too many. May block on a file.
  func run(
    _ parallel: ParallelLoop, _ cancellation: WorkCancellation
  ) -> KeptSectionAggregates? {
    if let stepped = stepped(mayBlock: true) { return stepped }
    let made = try? SectionAggregates.make(
      of: state, plans: plans, parallel: parallel, isCancelled: { cancellation.isCancelled })
    return made.map(kept)
  }
}

extension TableSession {
  /// Updates the aggregates of a view's sections to the current state: at once if that is cheap,
  /// otherwise on a worker. Meanwhile the old results are sent as pending.
  func followSectionAggregates(of view: ViewRecord) {
    guard let wanted = view.state.sections, !wanted.aggregates.isEmpty,
      let sections = view.shownSections
    else {
      view.sectionAggregates.cancel()
      view.sectionAggregates.kept = nil
      view.sectionAggregates.told = nil
      return
    }
    let plans = wanted.aggregatePlans(view.base.content.schema)
    let task = task(plans, sections, view)
    var told = SectionAggregatesSnapshot(rules: wanted.aggregates)
    if task.state.hasTooMany(plans) {
      view.sectionAggregates.cancel()
      view.sectionAggregates.kept = nil
      told.problem = .tooManySections
    } else if plans.isEmpty {
      view.sectionAggregates.cancel()
      view.sectionAggregates.kept = nil
    } else if let kept = atOnce(task) {
      view.sectionAggregates.cancel()
      view.sectionAggregates.kept = kept
      told.known = kept.aggregates
    } else {
      told.known = view.sectionAggregates.kept?.aggregates
      told.isPending = true
      if let key = view.sectionAggregates.work.key,
        key.plans != plans || !key.sections.isKeptInSteps(with: sections)
      {
        view.sectionAggregates.cancel()
      }
      // The aggregates of the order shown are not needed while another order is being computed.
      if !view.sectionAggregates.work.isUnderWay, !view.isPending { start(task, view) }
    }
    view.sectionAggregates.told = told
  }

  private func task(
    _ plans: [AggregatePlan], _ sections: SectionIndex, _ view: ViewRecord
  ) -> SectionAggregateTask {
    var task = SectionAggregateTask(
      plans: plans, table: view.base, rows: view.shownOrder, sections: sections, held: view.held)
    let content = view.base.content
    guard let kept = view.sectionAggregates.kept, kept.aggregates.plans == plans,
      kept.table.sourceChange == view.base.sourceChange,
      let records = log.records(after: kept.table.revision),
      plans.allSatisfy({ content.reads($0.column, as: kept.table.content) }),
      // Changes of rows by way of other rows are not in the log.
      kept.table.revision == view.base.revision
        || !view.shownRules.readOtherRows(in: content)
          && !plans.contains(where: { content.readsOtherRows($0.column) })
    else { return task }
    let upTo = records.prefix { $0.revision <= view.base.revision }
    var changes = ChangeLog.rowChanges(of: upTo, from: kept.table, to: view.base)
    changes.changedColumns = changes.changedColumns.map { content.widened($0) }
    changes.changedRows += kept.held.union(view.held)
    task.previous = (kept, changes)
    return task
  }

  /// Aggregates that can be computed without a worker.
  private func atOnce(_ task: SectionAggregateTask) -> KeptSectionAggregates? {
    if let stepped = task.stepped(mayBlock: false) { return stepped }
    guard task.table.order.count <= limits.inlineRowsMax, task.table.content.source.isResident
    else { return nil }
    return task.run(Parallel.inline, WorkCancellation())
  }

  private func start(_ task: SectionAggregateTask, _ view: ViewRecord) {
    let key = SectionAggregateKey(plans: task.plans, sections: task.sections)
    start(\.sectionAggregates.work, of: view, for: key) { parallel, run in
      task.run(parallel, run)
    } finish: { _, view, made in
      if let made { view.sectionAggregates.kept = made }
      view.changed(because: .footer)
    }
  }
}
