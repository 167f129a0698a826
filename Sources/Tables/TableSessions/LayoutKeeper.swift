import CellFormats
import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import UnicodeTables
import ViewModel
import ViewportLayout

/// Maintains the column positions of a view. Accessed on the table's mailbox only.
struct LayoutKeeper {
  /// The current positions; nil while the view requests no layout.
  fileprivate(set) var places: ColumnPlaces?
  /// What is counted on a worker, if anything: for which plans.
  fileprivate(set) var work = BackgroundWork<Set<TallyPlan>, KeptTallies?>()
  fileprivate var key: LayoutKey?
  fileprivate var kept: KeptTallies?
  /// The last plans, and what they follow from.
  fileprivate var planned: PlannedColumns?
  /// The last measurements of the columns' cells.
  fileprivate var measures: [ColumnNumber: (measure: ColumnMeasure, plans: ColumnPlans)] = [:]
  /// The widths from a few rows, until all are counted.
  var glimpses = ColumnGlimpses()
  /// The inputs of the current positions; nil: they must be recomputed.
  fileprivate var shown: ShownMeasures?
  /// The kept measurements if the rules lock widths, and their sizing.
  fileprivate var locked: [ColumnNumber: LockedMeasure] = [:]

  /// The measurements of columns that the client measures.
  var clients: [ColumnNumber: ClientWidths] = [:]
  /// The open question to the client.
  var question: (ticket: MeasureTicket, column: ColumnNumber, number: Int)?

  /// Withdraws the open question.
  mutating func endQuestion() {
    question?.ticket.cancel()
    question = nil
  }

  /// Cancels the work, because the result is not needed any more.
  mutating func cancel() { work.cancel() }

  /// The plans that are being counted.
  var openPlans: [TallyPlan] { work.isUnderWay ? planned?.list ?? [] : [] }
}

/// The measurement of a column when its width was locked.
private struct LockedMeasure {
  var sizing: EffectiveSizing
  var metrics: TextMetrics
  var measure: ColumnMeasure
}

/// The inputs of all columns' positions.
private struct ShownMeasures {
  var key: LayoutKey
  var measures: [ColumnMeasure]

  /// Whether other inputs give the same positions.
  func give(the measures: [ColumnMeasure], _ key: LayoutKey) -> Bool {
    var key = key
    (key.revision, key.isComplete) = (self.key.revision, self.key.isComplete)
    return self.measures == measures && self.key == key
  }
}

/// The statistics needed for a column.
private struct ColumnPlans: Equatable {
  /// Over all rows.
  var all: TallyPlan?
  /// Over a sample.
  var sample: TallyPlan?
}

/// The plans of all shown columns. A class, so that a view stores only a pointer to them.
private final class PlannedColumns: Sendable {
  /// The inputs of the layout that they were made for.
  let key: LayoutKey
  /// The number of rows.
  let rowCount: Int
  /// By shown column; nil: its width does not depend on cells.
  let columns: [ColumnPlans?]
  /// All of them.
  let list: [TallyPlan]

  init(key: LayoutKey, rowCount: Int, columns: [ColumnPlans?], list: [TallyPlan]) {
    self.key = key
    self.rowCount = rowCount
    self.columns = columns
    self.list = list
  }

  /// Whether another layout has the same plans. With texts of nulls they may differ.
  func serve(_ key: LayoutKey, rowCount: Int) -> Bool {
    self.rowCount == rowCount && key.nullDefaults.isEmpty && self.key.nullDefaults.isEmpty
      && self.key.rules == key.rules && self.key.columns == key.columns
  }
}

/// The inputs of a layout.
private struct LayoutKey: Equatable {
  // What differs most often is compared first.
  var revision: Revision
  var isComplete: Bool
  var rules: LayoutRules
  var columns: [Column]
  var nullDefaults: [ColumnNumber: Cell]
  /// The footers of columns that must be at least as wide.
  var footers: [ColumnNumber: Text]
  /// How texts are made visible.
  var form: VisibleForm
  var sourceChange: Revision?
}

extension TableSession {
  /// Updates the column positions to the table and the view's state: at once if that is cheap,
  /// otherwise on a worker. Meanwhile the old ones are sent as estimates.
  func followLayout(of view: ViewRecord) {
    guard let rules = view.state.layout else {
      guard view.layout.places != nil else { return }
      view.layout.cancel()
      view.layout.endQuestion()
      view.layout = LayoutKeeper()
      return
    }
    let table = view.base
    let key = LayoutKey(
      revision: table.revision, isComplete: table.isComplete, rules: rules,
      columns: view.state.shownColumns(of: table.content.schema),
      nullDefaults: view.state.nullDefaults, footers: fittedFooters(of: view, rules),
      form: view.state.visibleForm, sourceChange: table.sourceChange)
    guard view.layout.key != key else { return }
    if view.layout.key?.sourceChange != key.sourceChange {
      view.layout.kept = nil
      view.layout.cancel()
    }
    view.layout.key = key
    if view.layout.planned?.serve(key, rowCount: table.order.count) != true {
      view.layout.planned = planned(for: key, rowCount: table.order.count, table.content)
    }
    let plans = view.layout.planned?.columns ?? []
    let task = tallyTask(view.layout.planned?.list ?? [], view)
    if let kept = task.runAtOnce(inlineRowsMax: limits.inlineRowsMax) {
      view.layout.kept = kept
      view.layout.cancel()
    } else {
      if view.layout.work.key != Set(task.plans) {
        view.layout.cancel()
        start(task, view)
      }
      glimpse(key, plans, view)
    }
    show(key, plans, view)
  }

  /// Looks at a few rows for the columns that have not been measured.
  private func glimpse(_ key: LayoutKey, _ columns: [ColumnPlans?], _ view: ViewRecord) {
    var open: [TallyPlan] = []
    for (column, plans) in zip(key.columns, columns) {
      guard let plans, view.layout.measures[column.number]?.plans != plans else { continue }
      open += [plans.all, plans.sample].compactMap { $0 }.filter { view.layout.glimpses[$0] == nil }
    }
    if !open.isEmpty { _ = view.layout.glimpses.add(spreadTallies(open, view.base)) }
  }

  private func fittedFooters(
    of view: ViewRecord, _ rules: LayoutRules
  ) -> [ColumnNumber: Text] {
    var texts: [ColumnNumber: Text] = [:]
    for footer in view.footers.footers where rules.sizing(of: footer.column).fitsFooter {
      texts[footer.column] = footer.shownText
    }
    return texts
  }

  /// The statistics needed for each shown column whose width depends on its cells.
  private func planned(
    for key: LayoutKey, rowCount: Int, _ content: TableContent
  ) -> PlannedColumns {
    var columns: [ColumnPlans?] = []
    var list: [TallyPlan] = []
    columns.reserveCapacity(key.columns.count)
    for column in key.columns {
      let sizing = key.rules.sizing(of: column.number)
      guard let strategy = sizing.strategy else {
        columns.append(nil)
        continue
      }
      let nullText = nullText(of: column, key, content)
      func plan(measures: Bool = true, sampleSize: Int? = nil) -> TallyPlan {
        TallyPlan(
          column: column, nullText: nullText,
          measurer: measures ? key.rules.metrics.regular : nil,
          isWhole: measures && sizing.isWhole, form: key.form, sampleSize: sampleSize)
      }
      var own = ColumnPlans()
      if strategy.readsAll(of: rowCount) {
        own.all = plan(measures: strategy.measuresAll(of: rowCount))
      }
      if let size = strategy.sampleSize(of: rowCount) { own.sample = plan(sampleSize: size) }
      list += [own.all, own.sample].compactMap { $0 }
      columns.append(own)
    }
    return PlannedColumns(key: key, rowCount: rowCount, columns: columns, list: list)
  }

  /// The text that a null of a column displays, if the view overrides it.
  private func nullText(
    of column: Column, _ key: LayoutKey, _ content: TableContent
  ) -> [UInt8]? {
    guard let cell = key.nullDefaults[column.number],
      !content.isShownByExpression(column.number)
    else { return nil }
    return content.display(of: column.number)?.text(of: cell).utf8 ?? cell.displayText
  }

  private func tallyTask(_ plans: [TallyPlan], _ view: ViewRecord) -> TallyTask {
    var task = TallyTask(plans: plans, table: view.base)
    let content = view.base.content
    guard var kept = view.layout.kept else { return task }
    // Changes by way of other rows are not in the log.
    let isSameState = kept.table.revision == view.base.revision
    kept.tallies = kept.tallies.filter { plan, _ in
      let number = plan.number
      return content.reads(number, as: kept.table.content)
        && (isSameState
          || !content.readsOtherRows(number)
            && !content.readsOtherRows(number.shown))
    }
    guard !kept.tallies.isEmpty, let records = log.records(after: kept.table.revision)
    else { return task }
    let upTo = records.prefix { $0.revision <= view.base.revision }
    var changes = ChangeLog.rowChanges(of: upTo, from: kept.table, to: view.base)
    changes.changedColumns = changes.changedColumns.map { content.widened($0) }
    task.previous = (kept, changes)
    return task
  }

  private func start(_ task: TallyTask, _ view: ViewRecord) {
    start(\.layout.work, of: view, for: Set(task.plans)) { parallel, run in
      task.run(parallel, run)
    } finish: { session, view, made in
      if let made { view.layout.kept = made }
      session.lookAgain(view)
    }
  }

  /// Requests a recomputation of the positions.
  func lookAgain(_ view: ViewRecord) {
    view.layout.key?.revision = Revision(0)
    view.changed(because: .layout)
  }

  /// Computes the positions from the known measurements.
  private func show(
    _ key: LayoutKey, _ plans: [ColumnPlans?], _ view: ViewRecord
  ) {
    let rules = key.rules
    let sizings = key.columns.map { rules.sizing(of: $0.number) }
    var measures: [ColumnMeasure] = []
    measures.reserveCapacity(key.columns.count)
    for (place, column) in key.columns.enumerated() {
      measures.append(measure(of: column, sizings[place], plans[place], key, view))
    }
    if let shown = view.layout.shown, view.layout.places != nil, shown.give(the: measures, key) {
      return
    }
    view.layout.shown = ShownMeasures(key: key, measures: measures)
    var sized: [(sizing: ColumnSizing, measure: ColumnMeasure)] = []
    for (place, column) in key.columns.enumerated() {
      let effective = sizings[place]
      var sizing = effective.sizing
      let texts = [effective.fitsHeader ? column.title : nil, key.footers[column.number]]
      for text in texts.compactMap({ $0 }) {
        let shown = key.form.of(text.utf8)
        let width = LayoutUnit.units(rules.metrics.bold.width(of: shown.span))
        sizing.header = max(sizing.header, width + effective.headerPadding)
      }
      sized.append((sizing, measures[place]))
    }
    let widths = ColumnWidths.compute(
      sized, frame: rules.room, spacing: rules.spacing, scales: rules.scales)
    view.layout.places = ColumnPlaces(
      zip(key.columns.map(\.number), widths).map { ($0, $1) }, by: rules)
    let shown = Set(key.columns.map(\.number))
    view.layout.clients = view.layout.clients.filter { column, _ in
      guard case .client = rules.sizing(of: column).strategy else { return false }
      return shown.contains(column)
    }
    view.layout.measures = view.layout.measures.filter { shown.contains($0.key) }
    if !rules.locks { view.layout.locked = [:] }
    keepGlimpses(plans, view)
  }

  /// Discards the widths from a few rows for columns of which all rows have been counted.
  private func keepGlimpses(_ plans: [ColumnPlans?], _ view: ViewRecord) {
    let isCounted = view.base.isComplete && view.layout.kept?.table.revision == view.base.revision
    let open = isCounted ? [] : Set(plans.flatMap { [$0?.all, $0?.sample] }.compactMap { $0 })
    view.layout.glimpses.keep { open.contains($0) }
  }

  /// The measurement of a column's cells. While it is being computed, the last one is used as an
  /// estimate.
  private func measure(
    of column: Column, _ sizing: EffectiveSizing, _ plans: ColumnPlans?, _ key: LayoutKey,
    _ view: ViewRecord
  ) -> ColumnMeasure {
    guard let strategy = sizing.strategy, let plans else { return ColumnMeasure() }
    let metrics = key.rules.metrics
    if key.rules.locks, let locked = view.layout.locked[column.number],
      locked.sizing.strategy == strategy, locked.sizing.isWhole == sizing.isWhole,
      locked.metrics == metrics
    {
      return locked.measure
    }
    if case .client(let size) = strategy {
      return measure(byClient: column, sizing, size, key, view)
    }
    let kept = view.layout.kept
    let isCurrent = kept?.table.revision == view.base.revision
    let all = isCurrent ? plans.all.flatMap { kept?.tallies[$0] } : nil
    let sample = isCurrent ? plans.sample.flatMap { kept?.tallies[$0] } : nil
    let glimpsed = view.layout.glimpses.content(strategy, all: plans.all, sample: plans.sample)
    guard (all == nil) == (plans.all == nil), (sample == nil) == (plans.sample == nil) else {
      let last = view.layout.measures[column.number]
      var measure = last?.measure ?? ColumnMeasure()
      // Widths that were measured in another way are less exact than those of a few rows.
      if let glimpsed {
        measure.content = last?.plans == plans ? max(measure.content, glimpsed) : glimpsed
      }
      measure.isEstimate = true
      return measure
    }
    var measure = ColumnMeasure(
      content: strategy.content(all: all ?? ColumnTally(), sample: sample?.widths),
      isEstimate: strategy.isEstimate || metrics.regular.isEstimate || !view.base.isComplete)
    if !view.base.isComplete, let glimpsed { measure.content = max(measure.content, glimpsed) }
    note(measure, of: column, sizing, plans, key, view)
    return measure
  }

  /// Stores the measurement of a column's cells.
  private func note(
    _ measure: ColumnMeasure, of column: Column, _ sizing: EffectiveSizing, _ plans: ColumnPlans,
    _ key: LayoutKey, _ view: ViewRecord
  ) {
    view.layout.measures[column.number] = (measure, plans)
    guard key.rules.locks, view.base.isComplete, view.base.order.count > 0 else { return }
    view.layout.locked[column.number] = LockedMeasure(
      sizing: sizing, metrics: key.rules.metrics, measure: measure)
  }

  /// The measurement of a column's cells by the client. Until it has answered for the whole sample,
  /// at least the last measurement is used, as an estimate.
  private func measure(
    byClient column: Column, _ sizing: EffectiveSizing, _ size: Int, _ key: LayoutKey,
    _ view: ViewRecord
  ) -> ColumnMeasure {
    let plan = TallyPlan(
      column: column, nullText: nullText(of: column, key, view.base.content),
      measurer: key.rules.metrics.regular, isWhole: sizing.isWhole, form: key.form,
      sampleSize: size)
    let found = clientWidths(plan, view)
    var measure = ColumnMeasure(content: LayoutUnit.units(found.widest ?? 0))
    measure.isEstimate = !view.base.isComplete
    if found.open.isEmpty {
      note(measure, of: column, sizing, ColumnPlans(), key, view)
    } else {
      let last = view.layout.measures[column.number]?.measure.content
      measure.content = max(measure.content, last ?? 0)
      measure.isEstimate = true
    }
    return measure
  }
}
