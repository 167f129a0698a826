import CellFormats
import ColumnStorage
import RowPipeline
import RowTree
import Scheduling
import TableValues

/// What stands below a column of a view.
package struct ViewFooter: Hashable, Sendable {
  /// The column.
  package var column: ColumnNumber
  /// What was asked for.
  package var rule: FooterRule
  /// Whether the aggregate cannot be told of the column's type.
  package var doesNotApply = false
  /// The result; null while it is not known.
  package var value = CellValue.null
  /// The result as the column shows values; counts in plain digits.
  package var text: Text = ""
  /// How many of the rows have no value.
  package var nulls = 0
  /// How many of the rows have an error.
  package var errors = 0
  /// Whether the result is still that of an older state of the table or the view.
  package var isPending = false

  /// What the footer says in one line: its title and its result, whichever there are.
  package var shownText: Text {
    let parts = [rule.title ?? "", text].filter { !$0.utf8.isEmpty }
    return Text(Array(parts.map(\.utf8).joined(separator: [0x20])))
  }

  init(_ column: Column, _ rule: FooterRule) {
    self.column = column.number
    self.rule = rule
    doesNotApply = rule.aggregate.map { !$0.applies(to: column.type) } ?? false
  }

  /// What has to be kept for it, if anything.
  fileprivate func plan(_ column: Column) -> AggregatePlan? {
    guard let kind = rule.aggregate, !doesNotApply else { return nil }
    return AggregatePlan(column: column, kinds: [kind], isKept: true)
  }

  fileprivate mutating func take(_ accumulator: AggregateAccumulator, _ content: TableContent) {
    guard let kind = rule.aggregate else { return }
    value = accumulator.result(kind)
    text = content.text(ofAggregate: value, kind, column)
    nulls = accumulator.nulls
    errors = accumulator.errors
  }
}

extension TableContent {
  /// What the result of an aggregate shows: values of the column's kind by its format.
  package func text(
    ofAggregate value: CellValue, _ kind: AggregateKind, _ column: ColumnNumber
  ) -> Text {
    let cell = Cell(value)
    if case .error = value { return "" }
    guard kind.isOfColumn, let display = display(of: column) else { return Text(cell.displayText) }
    return display.text(of: cell)
  }
}

/// Keeps what stands below the columns of a view. Touched on the table's mailbox only.
struct FooterKeeper {
  /// What stands there now.
  fileprivate(set) var footers: [ViewFooter] = []
  /// What is being made on a worker, if anything.
  fileprivate(set) var work = BackgroundWork<FooterKey, [MadeAggregates]>()
  /// What `footers` was made for.
  fileprivate var key: FooterKey?
  fileprivate var kept: [AggregateExtent: KeptAggregates] = [:]

  /// Stops the work; nobody wants it any more.
  mutating func cancel() { work.cancel() }

  /// Takes up what a worker has made.
  fileprivate mutating func take(_ made: [MadeAggregates]) {
    for made in made {
      guard let new = made.kept else { continue }
      // What was told at once meanwhile is newer.
      if let known = kept[made.extent], known.table.revision > new.table.revision { continue }
      kept[made.extent] = new
    }
    key?.revision = Revision(0)  // look again, with what there is now
  }
}

/// What footers are of.
struct FooterKey: Equatable {
  /// The columns as they are read and shown, and what stands below them.
  var wanted: [Wanted]
  var rows: RowsKey
  var revision: Revision

  struct Wanted: Equatable {
    var column: Column
    var rule: FooterRule
  }

  /// Which rows of a table are shown.
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

/// Aggregates with the state that they are of.
private struct KeptAggregates: Sendable {
  var aggregates: [AggregateAccumulator]
  var table: TableState
  var rows: RowOrder

  var state: AggregateMaintainer.State {
    AggregateMaintainer.State(content: table.content, rows: rows)
  }
}

/// Aggregates to be made, from older ones if there are any.
private struct FooterTask: Sendable {
  var extent: AggregateExtent
  var plans: [AggregatePlan]
  var table: TableState
  var rows: RowOrder
  var previous: (kept: KeptAggregates, changes: RowChanges)?

  /// Makes them; nil when that was cancelled. May block on a file.
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
  /// Brings what stands below a view's columns to what the view shows: at once where that takes
  /// few steps, else on a worker, the old results being told as pending meanwhile.
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

  /// What has to be done for the footers of one extent; nil when there are none.
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
      // Which rows, and what in them, other rows have changed is not told here.
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

  /// Aggregates that can be told without a worker.
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
