import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport

@testable import TableModel
@testable import TableSessions
@testable import ViewModel
@testable import WindowModel

/// One run of a table, its model and its readers; every operation follows from its own number, so
/// that operations can be left out and the others still mean the same.
struct LawWorld {
  /// How a run is made.
  struct Plan {
    var shape: TableShape
    /// Whether edits of class `none` are made, which the model does not follow.
    var hasLiveEdits = false
    var sendsEach = false
    /// Whether views are laid out.
    var hasLayouts = false
  }

  /// By view, the order shown at the last check, unless the view was changed since.
  var places: [String: (shown: [UInt32], snapshot: ViewSnapshot)] = [:]
  let plan: Plan
  let table: TestTable
  /// What another process would make of the table.
  let journal = KeptJournal()
  var model: PlainTable
  private var replicas: [WindowReplica] = []
  /// The table as it was some time ago, to be compared.
  var remembered: TableState?
  /// What rows there were at revisions seen before.
  private var past: [(revision: Revision, rows: [PlainRow])] = []
  private var slow: [Int] = []
  var problems: [String] = []
  var trace: [String] = []

  init(_ plan: Plan, seed: UInt64) throws {
    self.plan = plan
    table = try TestTable(plan.shape)
    model = PlainTable(
      kind: plan.shape.keys, source: table.source.rows, loadedCount: table.source.rowCount)
    model.sections = plan.shape.sections ?? []
    table.run { [journal] in $0.journal = journal }
    var random = SeededGenerator(seed: seed)
    for name in ["v", "w"] {
      table.view(name)
      if plan.hasLayouts { layOut(name, &random) }
      let first = Int.random(in: 0...6, using: &random)
      let holds: [WindowSpec.Hold] = [.entry, .entry, .index, .end]
      for (number, hold) in [holds.randomElement(using: &random) ?? .entry, .entry].enumerated() {
        let range: WindowSpec.Range =
          number == 0 ? .entries(first: first, size: 4, overscan: 0) : .all(sizeMax: .max)
        guard
          let subscription = table.watch(
            "\(name)\(number)", view: name, range: range, hold: hold, sendsEach: plan.sendsEach)
        else { continue }
        var replica = WindowReplica(subscription)
        replica.hold = hold
        replica.size = number == 0 ? 4 : nil
        if name == "w" { slow.append(replicas.count) }
        replicas.append(replica)
      }
    }
  }

  /// The first thing wrong in a run of operations, or nil.
  static func failure(
    _ plan: Plan, seed: UInt64, operations: [UInt64]
  ) throws -> (step: Int, text: String, trace: [String])? {
    var world = try LawWorld(plan, seed: seed)
    for (step, operation) in operations.enumerated() {
      var random = SeededGenerator(seed: operation)
      world.perform(&random)
      if Bool.random(using: &random) || step == operations.count - 1 { world.check() }
      if let problem = world.problems.first { return (step, problem, world.trace) }
    }
    world.rewind()
    if world.problems.isEmpty, let problem = try world.replayProblem() {
      world.problems.append(problem)
    }
    return world.problems.first.map { (operations.count - 1, $0, world.trace) }
  }

  /// Nil when all is well, else the shortest run found that goes wrong, told step by step.
  static func report(_ plan: Plan, seed: UInt64, count: Int) throws -> String? {
    var random = SeededGenerator(seed: seed)
    var operations = (0..<count).map { _ in random.next() }
    guard var found = try failure(plan, seed: seed, operations: operations) else { return nil }
    operations = Array(operations[...found.step])
    var place = operations.count - 1
    while place >= 0 {
      var shorter = operations
      shorter.remove(at: place)
      if let again = try failure(plan, seed: seed, operations: shorter) {
        operations = Array(shorter[...again.step])
        found = again
        place = min(place, operations.count)
      }
      place -= 1
    }
    return "seed \(seed), \(plan.shape)\n" + found.trace.joined(separator: "\n") + "\n\(found.text)"
  }

  // MARK: Operations

  private mutating func perform(_ random: inout SeededGenerator) {
    if plan.shape.sections != nil, Int.random(in: 0..<3, using: &random) == 0 {
      performOnSections(&random)
      drainQuick()
      return
    }
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: edit(&random)
    case 6, 7: draft(&random)
    case 8: jump(&random)
    case 9 where plan.hasLayouts && Int.random(in: 0..<3, using: &random) == 0:
      layOut(Bool.random(using: &random) ? "v" : "w", &random)
    case 9:
      trace.append("undo")
      table.undo()
      model.undo()
    case 10:
      trace.append("redo")
      table.redo()
      model.redo()
    case 11, 12: load(&random)
    case 13, 14, 15: changeView(&random)
    case 16, 17: scroll(&random)
    case 18 where plan.shape.hasComputed && Bool.random(using: &random): setParameters(&random)
    case 18:
      trace.append("resync")
      replicas.randomElement(using: &random)?.subscription.resync()
    default:
      for index in replicas.indices { replicas[index].drain() }
    }
    drainQuick()
  }

  private mutating func drainQuick() {
    for index in replicas.indices where !slow.contains(index) { replicas[index].drain() }
    forgetOldSteps()
    guard plan.hasLiveEdits, let state = table.state else { return }
    model.items = state.plainRows + [nil]
    model.sections = state.sections?.list ?? []
  }

  /// Goes to a step of the history; the model goes step by step.
  private mutating func jump(_ random: inout SeededGenerator) {
    let history = table.run { $0.history }
    let done = history.undoSteps.map(\.number)
    let numbers = [0] + done + history.redoSteps.reversed().map(\.number)
    guard let place = numbers.indices.randomElement(using: &random) else { return }
    trace.append("jump to \(numbers[place]) of \(numbers), \(done.count) done")
    guard let jumped = table.jump(to: numbers[place]) else {
      return problems.append("a step cannot be jumped to")
    }
    for _ in 0..<jumped.undone { model.undo() }
    for _ in 0..<jumped.redone { model.redo() }
    let kept = table.run { $0.history.undoSteps.map(\.number) }
    // What undoes a step may be larger than the step, and then the oldest ones are let go.
    if !Array(numbers[1..<(place + 1)]).suffix(kept.count).elementsEqual(kept) {
      problems.append("a jump changes which steps there are")
    }
  }

  private mutating func load(_ random: inout SeededGenerator) {
    guard model.loadedCount < model.source.count else { return }
    let count = min(model.source.count, model.loadedCount + Int.random(in: 1...4, using: &random))
    trace.append("load to \(count)")
    table.load(to: count)
    model.load(to: count)
  }

  private mutating func scroll(_ random: inout SeededGenerator) {
    guard let index = replicas.indices.randomElement(using: &random), replicas[index].size != nil
    else { return }
    let first = Int.random(in: -1...14, using: &random)
    let size = Bool.random(using: &random) ? Int.random(in: 0...6, using: &random) : nil
    trace.append("scroll \(index) to \(first), size \(String(describing: size))")
    _ = replicas[index].subscription.scroll(first: first, size: size, columns: nil, hold: nil)
    replicas[index].hasScrolled = true
    replicas[index].size = size ?? replicas[index].size
  }

  private mutating func changeView(_ random: inout SeededGenerator) {
    let name = Bool.random(using: &random) ? "v" : "w"
    let kind = Int.random(in: 0..<10, using: &random)
    let others = plan.shape.readsOtherRows ? 4 : 0
    let count = (plan.shape.hasComputed ? 3 + ComputedModel.columns.count : 3) + others
    let column = ColumnNumber(Int.random(in: 0..<count, using: &random))
    let direction: SortKey.Direction = Bool.random(using: &random) ? .ascending : .descending
    let needle = ["w1", "x2", "1", "", "zz"].randomElement(using: &random) ?? ""
    let mode: SearchQuery.Mode = Bool.random(using: &random) ? .filter : .mark
    let page = (
      size: [nil, 1, 3, 5].randomElement(using: &random) ?? nil,
      index: Int.random(in: 0...4, using: &random)
    )
    places[name] = nil
    var footer = FooterRule()
    footer.aggregate = AggregateKind.allCases.randomElement(using: &random)
    footer.extent = Bool.random(using: &random) ? .all : .shown
    let rule = mode == .filter || needle == "1" ? footer : nil
    let schema = table.state?.content.schema ?? TableSchema(columns: [])
    let keys = plan.shape.keys
    trace.append("view \(name): \([kind, column.rawValue]) \(direction) \(needle) \(mode) \(page)")
    if kind > 7 { return changeSections(name, column, direction, &random) }
    table.view(name) { state in
      switch kind {
      case 0 where page.index == 1: state.sort(by: "c0 % 7", over: schema, direction)
      case 0 where page.index == 2 && count > 3:
        state.sort(by: "60 / (c3 - 20) + params.n", over: schema, direction)
      case 0 where page.index == 3 && others > 0:
        let sources = OtherRowsModel.orders(keys)
        let source = Text(sources[column.rawValue % sources.count])
        state.sort(by: source, over: schema, direction)
      case 0: state.sort = [SortKey(column: column, direction: direction)]
      case 1: state.sort = []
      case 2: state.search = SearchQuery(text: Text(needle), mode: mode)
      case 3:
        state.pageSize = page.size
        state.pageIndex = page.index
      case 4: state.filter = nil
      case 5:
        let condition = TextCondition(relation: .contains, text: Text(needle))
        let filter = RowFilter.text(column, condition)
        state.filter = mode == .filter ? filter : .any([.not(filter), .isNull(column)])
      case 6: state.footers[column] = rule
      case 7 where page.index == 0 && count > 3:
        state.filter = ComputedModel.filter(over: schema)
      default: state.hiddenColumns = state.hiddenColumns.symmetricDifference([column])
      }
    }
  }

  private mutating func setParameters(_ random: inout SeededGenerator) {
    let value: Int64? = [nil, 1, 2, 20].randomElement(using: &random) ?? nil
    trace.append("params.n = \(String(describing: value))")
    places = [:]  // rows that no edit has changed may be sorted anew by it
    table.run { session in
      _ = try? session.setParameters([("n", value.map { .integer($0) })], author: nil)
    }
  }

  private mutating func edit(_ random: inout SeededGenerator) {
    var edits: [TableEdit] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) { edits.append(randomEdit(&random)) }
    edit(edits, &random)
  }

  mutating func edit(_ edits: [TableEdit], _ random: inout SeededGenerator) {
    var request = EditRequest(edits: edits)
    let classes: [HistoryClass] =
      plan.hasLiveEdits ? [.step, .join, .none, .none] : [.step, .step, .join]
    request.historyClass = classes.randomElement(using: &random) ?? .step
    request.author = Bool.random(using: &random) ? "ann" : nil
    let before = table.state
    let result = table.edit(request)
    trace.append("\(request.historyClass) \(request.author?.description ?? "-") \(request.edits)")
    switch result {
    case .success(let outcome):
      if !model.edit(request, given: outcome.inserted) { problems.append("should be refused") }
    case .failure(let refusal):
      // A row that is not read yet may have the index; the model knows none of those.
      let isOfUnreadRow: Bool =
        if case .notComplete = refusal.reason { before?.isComplete == false } else { false }
      if !isOfUnreadRow, model.edit(request, given: []) {
        problems.append("should not be refused: \(refusal)")
      }
      if table.state?.revision != before?.revision {
        problems.append("a refusal changes something")
      }
    }
  }

  private func randomEdit(_ random: inout SeededGenerator) -> TableEdit {
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<3:
      var cells: [CellEdit] = []
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let column = Int.random(in: 0..<3, using: &random)
        cells.append(CellEdit(column: ColumnNumber(column), cell: randomRow(&random)[column]))
      }
      return .set(row: key(&random), cells: cells)
    case 3, 4:
      let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ in randomRow(&random) }
      return .insert(rows: rows, place(&random))
    case 5: return .remove((0..<Int.random(in: 1...3, using: &random)).map { _ in key(&random) })
    default:
      let keys = (0..<Int.random(in: 1...3, using: &random)).map { _ in key(&random) }
      return .move(keys, place(&random))
    }
  }

  func randomRow(_ random: inout SeededGenerator) -> [Cell] {
    [
      TestTable.integer(Int64.random(in: 0..<60, using: &random)),
      TestTable.text("w\(Int.random(in: 0..<60, using: &random))"),
      TestTable.text("x\(Int.random(in: 0..<4, using: &random))"),
    ]
  }

  private func key(_ random: inout SeededGenerator) -> RowKey {
    if Int.random(in: 0..<30, using: &random) == 0 { return .integer(999) }
    return model.rows.randomElement(using: &random)?.key ?? .integer(999)
  }

  private func place(_ random: inout SeededGenerator) -> RowPlace {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: .start
    case 1: .end
    case 2: .before(key(&random))
    case 3: .after(key(&random))
    case 4: .indexAfter(Int.random(in: -1...20, using: &random))
    default: .index(Int.random(in: -1...20, using: &random))
    }
  }

  // MARK: Laws

  private mutating func check() {
    table.settle()
    checkTable()
    for name in ["v", "w"] { checkView(name) }
    for index in replicas.indices {
      if slow.contains(index), trace.count % 3 != 0 { continue }
      replicas[index].drain()
      checkReplica(index)
    }
  }

  /// The model forgets the steps that the table has let go of.
  private mutating func forgetOldSteps() {
    let count = table.run { $0.historySummary.undoCount }
    model.undoSteps.removeFirst(max(0, model.undoSteps.count - count))
  }

  private mutating func checkTable() {
    guard let state = table.state else { return problems.append("the table is gone") }
    let rows = state.plainRows
    if Set(rows.map(\.key)).count != rows.count { problems.append("keys repeat: \(rows)") }
    for row in rows where state.slot(of: row.key) == nil { problems.append("\(row.key) is lost") }
    if plan.shape.keys != .given,
      rows.contains(where: { plan.shape.keys.key(of: $0.cells) != $0.key })
    {
      problems.append("keys are not those of the cells: \(rows)")
    }
    forgetOldSteps()
    if !plan.hasLiveEdits, rows != model.rows {
      problems.append("rows \(rows)\nmodel \(model.rows)")
    }
    checkPast(state)
    if plan.shape.sections != nil { checkDeclared(state) }
    problems += state.order.checkInvariants()
    if plan.shape.hasComputed { problems += ComputedModel.problems(of: state) }
  }

  /// States of the past are as they were, or told to be gone.
  private mutating func checkPast(_ state: TableState) {
    for known in past {
      let found = table.run { session in try? session.past(known.revision) }
      let oldest = table.run { $0.pastLog.base }
      if let found, found.state().plainRows != known.rows {
        problems.append("\(known.revision) was \(known.rows)\nfound \(found.state().plainRows)")
      }
      if found == nil, oldest <= known.revision {
        problems.append("\(known.revision) cannot be told")
      }
    }
    past = past.suffix(3) + [(state.revision, state.plainRows)]
  }

  private mutating func checkView(_ name: String) {
    let found = table.run { session in
      session.views[name].map { (session.snapshot(of: $0), $0.shownRules) }
    }
    guard let (snapshot, rules) = found else { return problems.append("a view is gone") }
    let isComplete = snapshot.table.isComplete
    var wanted = snapshot.state.rules
    if !isComplete {
      wanted.sort = []
      wanted.sections = []
      wanted.expressions = [:]
    }
    if let place = snapshot.state.sections?.declaredLevel,
      snapshot.state.sections?.levels[place] != snapshot.table.sections?.level
    {
      problems.append("the view's sections are not those declared")
    }
    wanted.hiding = snapshot.table.hiding(in: SectionSource())
    if rules != wanted { problems.append("the view does not show what it should") }
    let fresh = try? ViewOrderBuilder.build(
      content: snapshot.table.linked, sourceOrder: snapshot.table.order, rules: wanted,
      parallel: Parallel.inline, isCancelled: { false })
    var shown = snapshot.order.slots(in: 0..<snapshot.order.count)
    checkPlaces(name, shown, snapshot)
    places[name] = (shown, snapshot)
    if !snapshot.drafts.isEmpty { shown = table.run { $0.views[name]?.result.order.all } ?? [] }
    let expected = fresh.map { $0.order.slots(in: 0..<$0.order.count) }
    if shown != expected { problems.append("view \(name): \(shown), fresh \(expected ?? [])") }
    if !wanted.expressions.isEmpty {
      let forgetful = wanted.remade(over: snapshot.table)
      let anew = try? ViewOrderBuilder.build(
        content: snapshot.table.linked, sourceOrder: snapshot.table.order, rules: forgetful,
        parallel: Parallel.inline, isCancelled: { false })
      let again = anew.map { $0.order.slots(in: 0..<$0.order.count) }
      if shown != again {
        problems.append("view \(name): \(shown), by new expressions \(again ?? [])")
      }
    }
    let passing = table.run { $0.views[name]?.result.passing }
    if snapshot.hidden != fresh?.hidden { problems.append("what is hidden in \(name) differs") }
    if passing != fresh?.passing { problems.append("what passes in \(name) differs") }
    if snapshot.orderFailures?.rows != fresh?.orderFailures?.rows
      || snapshot.orderFailures?.first?.slot != fresh?.orderFailures?.first?.slot
    {
      problems.append("what the order of \(name) fails at differs")
    }
    checkFooters(name, snapshot)
    if snapshot.matches != fresh?.matches { problems.append("matches of \(name) differ") }
    if isComplete, snapshot.state.pageSize != nil, snapshot.state.pageIndex != snapshot.page.index {
      problems.append("the page index is past the end")
    }
    if snapshot.drafts.isEmpty { checkSections(snapshot, fresh?.sections) }
    checkSectionAggregates(name, snapshot)
    checkPages(snapshot)
    checkHeights(name, snapshot)
  }

  private mutating func checkPages(_ snapshot: ViewSnapshot) {
    var (rows, entries) = (0, 0)
    for index in 0..<snapshot.page.count {
      var state = snapshot.state
      state.pageIndex = index
      let one = ViewSnapshot(snapshot, state: state)
      if one.page.rows.lowerBound != rows { problems.append("pages do not tile the rows") }
      rows = one.page.rows.upperBound
      let page = one.entries(of: one.page)
      if page.range.lowerBound != entries { problems.append("pages do not tile the entries") }
      entries = page.range.upperBound
      let shown = one.entries(inPage: 0..<page.count)
      if shown.count - shown.sections.count != one.page.rows.count {
        problems.append("page \(index) has not its rows: \(shown), \(one.page)")
      }
      for place in shown.slots.indices where one.pageIndex(of: shown[place]) != place {
        problems.append("entry \(place) of page \(index) is not found")
      }
    }
    if rows != snapshot.rowCount { problems.append("pages do not tile the rows") }
    if entries != snapshot.sections?.entryCount ?? rows {
      problems.append("pages do not tile the entries")
    }
  }

  /// Footers kept in steps equal those made anew.
  private mutating func checkFooters(_ name: String, _ snapshot: ViewSnapshot) {
    let schema = snapshot.table.content.schema
    let wanted = snapshot.state.shownFooters(of: schema)
    if snapshot.footers.map(\.rule) != wanted.map(\.rule) { problems.append("other footers") }
    for (footer, wanted) in zip(snapshot.footers, wanted) {
      guard let kind = wanted.rule.aggregate, kind.applies(to: wanted.column.type) else { continue }
      let shown = table.run { $0.views[name]?.result.order } ?? snapshot.order
      let rows = wanted.rule.extent == .all ? snapshot.table.order : shown
      let plan = AggregatePlan(column: wanted.column, kinds: [kind], isKept: false)
      let fresh = try? GroupedAggregates.accumulators(
        content: snapshot.table.content, rows: RowSet(rows), plans: [plan],
        parallel: Parallel.inline, isCancelled: { false }
      ).first
      if footer.isPending { problems.append("a footer of \(name) is pending") }
      if footer.value != fresh?.result(kind) || footer.nulls != fresh?.nulls
        || footer.errors != fresh?.errors
      {
        problems.append("footer of \(name): \(footer), fresh \(String(describing: fresh))")
      }
    }
  }

  private mutating func checkReplica(_ index: Int) {
    let replica = replicas[index]
    problems += replica.problems
    guard let snapshot = table.snapshot(replica.subscription.view) else { return }
    let count = snapshot.pageEntryCount
    let size = min(replica.size ?? count, count)
    if replica.keys.count != size { problems.append("window \(index) holds not \(size) rows") }
    let entries = snapshot.entries(inPage: replica.first..<replica.first + size)
    let slots = entries.slots
    let keys = snapshot.keys(of: entries)
    if replica.keys != keys { problems.append("window \(index): \(replica.keys), now \(keys)") }
    let blocks = snapshot.blocks(of: slots, snapshot.columns)
    if replica.cells != slots.indices.map({ row in blocks.map { $0.shownCell(row) } }) {
      problems.append("cells of window \(index) differ")
    }
    if replica.footers != snapshot.footers { problems.append("footers of \(index) differ") }
    if replica.counts != snapshot.counts { problems.append("counts of window \(index) differ") }
    if replica.snapshot?.isOrderReady != snapshot.isOrderReady { problems.append("order differs") }
    if replica.subscription.lag != 0 { problems.append("a client that holds all lags") }
  }

  /// Law 4: all steps back and forth.
  private mutating func rewind() {
    check()
    guard problems.isEmpty, let end = table.state?.plainRows else { return }
    // What undoes a step may be larger than the step, and then the oldest ones are let go.
    var undone = 0
    while table.undo()?.step != nil {
      model.undo()
      undone += 1
    }
    trace.append("undo all")
    check()
    for _ in 0..<undone {
      table.redo()
      model.redo()
    }
    trace.append("redo all")
    check()
    if let again = table.state?.plainRows, again != end, !plan.hasLiveEdits {
      problems.append("redo gives \(again), not \(end)")
    }
  }
}

extension ViewRules {
  /// The same rules, with expressions that know of nothing that was evaluated before.
  fileprivate func remade(over table: TableState) -> ViewRules {
    var rules = self
    rules.expressions = [:]
    for (number, known) in expressions {
      let schema = table.content.schema
      guard
        let made = try? OrderExpression(known.source, over: schema, parameters: table.parameters)
      else { continue }
      rules.expressions[made.number] = made
      for place in sort.indices where sort[place].column == number {
        rules.sort[place].column = made.number
      }
      for place in sections.indices where sections[place].column == number {
        rules.sections[place].column = made.number
      }
    }
    return rules
  }
}

extension ViewState {
  /// Sorts by an expression, which is another one each time.
  fileprivate mutating func sort(
    by source: Text, over schema: TableSchema, _ direction: SortKey.Direction
  ) {
    guard let expression = try? OrderExpression(source, over: schema) else { return }
    expressions[expression.number] = expression
    sort = [SortKey(column: expression.number, direction: direction)]
  }
}
