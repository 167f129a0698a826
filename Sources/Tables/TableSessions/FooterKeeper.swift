import CellFormats
import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel

/// Maintains the footers of a view's columns. Accessed on the table's mailbox only.
struct FooterKeeper {
  /// The current footers.
  fileprivate(set) var footers: [ViewFooter] = []
  /// What is being made on a worker, if anything.
  fileprivate(set) var work = BackgroundWork<FooterKey, [MadeAggregates]>()
  /// The inputs of `footers`.
  fileprivate var key: FooterKey?
  fileprivate var kept: [AggregateExtent: KeptAggregates] = [:]

  /// Cancels the work, because the result is not needed any more.
  mutating func cancel() { work.cancel() }

  /// Stores the aggregates that a worker has computed.
  fileprivate mutating func take(_ made: [MadeAggregates]) {
    for made in made {
      guard let new = made.kept else { continue }
      // A result that was computed at once in between is newer.
      if let known = kept[made.extent], known.table.revision > new.table.revision { continue }
      kept[made.extent] = new
    }
    key?.revision = Revision(0)  // look again, with what there is now
  }
}

/// The inputs of footers.
struct FooterKey: Equatable {
  /// The columns with their definitions and formats, and their footers.
  var wanted: [Wanted]
  var rows: RowsKey
  var revision: Revision

  struct Wanted: Equatable {
    var column: Column
    var rule: FooterRule
  }

  /// The set of rows of a table that is shown.
  struct RowsKey: Equatable {
    var filter: RowFilter?
    var search: SearchQuery?
    var hiding: RowHiding?
    var sourceChange: Revision?

    init(_ rules: ViewRules, _ table: TableState) {
      filter = rules.filter
      search = rules.filteringSearch
      hiding = rules.hiding
      sourceChange = table.sourceChange
    }
  }
}

/// What a worker has made for one extent; nil where it was cancelled.
struct MadeAggregates: Sendable {
  var extent: AggregateExtent
  fileprivate var kept: KeptAggregates?
}

/// Aggregates with the state that they belong to.
private struct KeptAggregates: Sendable {
  var aggregates: [AggregateAccumulator]
  var table: TableState
  var rows: RowOrder

  var state: AggregateMaintainer.State {
    AggregateMaintainer.State(content: table.content, rows: rows)
  }
}

/// Aggregates to compute, from older ones if there are any.
private struct FooterTask: Sendable {
  var extent: AggregateExtent
  var plans: [AggregatePlan]
  var table: TableState
  var rows: RowOrder
  var previous: (kept: KeptAggregates, changes: RowChanges)?

  /// Computes them; nil if that was cancelled. May block on a file.
  func run(_ parallel: ParallelLoop, _ cancellation: WorkCancellation) -> KeptAggregates? {
    let new = AggregateMaintainer.State(content: table.content, rows: rows)
    let stepped = previous.flatMap { previous in
      AggregateMaintainer.advance(
        previous.kept.aggregates, from: previous.kept.state, to: new, changes: previous.changes,
        mayBlock: true)
    }
    let aggregates =
      stepped
      ?? (try? GroupedAggregates.accumulators(
        content: table.content, rows: RowSet(rows), plans: plans, parallel: parallel,
        isCancelled: { cancellation.isCancelled }))
    return aggregates.map { KeptAggregates(aggregates: $0, table: table, rows: rows) }
  }
}

extension TableSession {
  /// Updates the footers of a view to the current state: at once if that is cheap, otherwise on a
  /// worker. Meanwhile the old results are sent as pending.
  func followFooters(of view: ViewRecord) {
    let key = footerKey(of: view)
    guard view.footers.key != key else { return }
    if view.footers.key?.wanted != key.wanted || view.footers.key?.rows != key.rows {
      if view.footers.key?.wanted != key.wanted { view.footers.kept = [:] }
      if view.footers.key?.rows.sourceChange != key.rows.sourceChange { view.footers.kept = [:] }
      if view.footers.key?.rows != key.rows { view.footers.kept[.shown] = nil }
      view.footers.cancel()
    }
    view.footers.key = key
    var tasks: [FooterTask] = []
    for extent in AggregateExtent.allCases {
      guard let task = footerTask(extent, key, view) else {
        view.footers.kept[extent] = nil
        continue
      }
      if let kept = atOnce(task) { view.footers.kept[extent] = kept } else { tasks.append(task) }
    }
    if tasks.isEmpty { view.footers.cancel() }
    if !tasks.isEmpty, !view.footers.work.isUnderWay { start(tasks, key, view) }
    showFooters(of: view, key)
  }

  private func footerKey(of view: ViewRecord) -> FooterKey {
    let wanted = view.state.shownFooters(of: view.base.content.schema)
    return FooterKey(
      wanted: wanted.map { FooterKey.Wanted(column: $0.column, rule: $0.rule) },
      rows: FooterKey.RowsKey(wanted.isEmpty ? ViewRules() : view.shownRules, view.base),
      revision: wanted.isEmpty ? Revision(0) : view.base.revision)
  }

  /// The work for the footers of one extent; nil if there are none.
  private func footerTask(
    _ extent: AggregateExtent, _ key: FooterKey, _ view: ViewRecord
  ) -> FooterTask? {
    let plans = key.wanted.compactMap { wanted in
      wanted.rule.extent == extent
        ? ViewFooter(wanted.column, wanted.rule).plan(wanted.column) : nil
    }
    guard !plans.isEmpty else { return nil }
    let rows = extent == .all ? view.base.order : view.result.order
    var task = FooterTask(extent: extent, plans: plans, table: view.base, rows: rows)
    let content = view.base.content
    if let kept = view.footers.kept[extent],
      let records = log.records(after: kept.table.revision),
      plans.allSatisfy({ content.reads($0.column, as: kept.table.content) }),
      // Changes of rows by way of other rows are not in the log.
      kept.table.revision == view.base.revision
        || !plans.contains(where: { content.readsOtherRows($0.column) })
          && (extent == .all || !view.shownRules.selectByOtherRows(in: content))
    {
      let upTo = records.prefix { $0.revision <= view.base.revision }
      var changes = ChangeLog.rowChanges(of: upTo, from: kept.table, to: view.base)
      changes.changedColumns = changes.changedColumns.map { content.widened($0) }
      task.previous = (kept, changes)
    }
    return task
  }

  /// Aggregates that can be computed without a worker.
  private func atOnce(_ task: FooterTask) -> KeptAggregates? {
    if let (kept, changes) = task.previous {
      if kept.table.revision == task.table.revision { return kept }
      let new = AggregateMaintainer.State(content: task.table.content, rows: task.rows)
      let aggregates = AggregateMaintainer.advance(
        kept.aggregates, from: kept.state, to: new, changes: changes, mayBlock: false)
      if let aggregates {
        return KeptAggregates(aggregates: aggregates, table: task.table, rows: task.rows)
      }
    }
    guard task.table.order.count <= limits.inlineRowsMax, task.table.content.source.isResident
    else { return nil }
    return task.run(Parallel.inline, WorkCancellation())
  }

  private func start(_ tasks: [FooterTask], _ key: FooterKey, _ view: ViewRecord) {
    start(\.footers.work, of: view, for: key) { parallel, run in
      tasks.map { MadeAggregates(extent: $0.extent, kept: $0.run(parallel, run)) }
    } finish: { _, view, made in
      view.footers.take(made)
      view.changed(because: .footer)
    }
  }

  private func showFooters(of view: ViewRecord, _ key: FooterKey) {
    let known = view.footers.footers
    var places: [AggregateExtent: Int] = [:]
    view.footers.footers = key.wanted.map { wanted in
      var footer = ViewFooter(wanted.column, wanted.rule)
      guard footer.plan(wanted.column) != nil else { return footer }
      let extent = wanted.rule.extent
      let place = places[extent, default: 0]
      places[extent] = place + 1
      if let kept = view.footers.kept[extent], place < kept.aggregates.count,
        kept.table.revision == view.base.revision
      {
        footer.take(kept.aggregates[place], view.base.content)
      } else {
        if let old = known.first(where: { $0.column == footer.column && $0.rule == footer.rule }) {
          footer = old
        }
        footer.isPending = true
      }
      return footer
    }
  }
}
