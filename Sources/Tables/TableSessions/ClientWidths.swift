import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel
import ViewportLayout

/// The widths of cells in a sample of a column's rows, as measured by the client. A width is valid
/// until its cell changes.
struct ClientWidths: Sendable {
  /// Distinguishes it from earlier ones.
  let number: Int
  /// The measured column, and the maximum number of rows.
  let plan: TallyPlan
  /// The rows of the sample that are not measured yet.
  private(set) var open: [UInt32] = []
  /// The largest measured width.
  private(set) var widest: LayoutLength?
  private var sample: [UInt32]
  private var cells: [UInt32: LayoutLength] = [:]
  private var table: TableState

  /// Starts with a table. O(sample · log rows).
  init(number: Int, _ plan: TallyPlan, _ table: TableState) {
    self.number = number
    self.plan = plan
    self.table = table
    sample = Self.sample(plan, table)
    open = sample
  }

  private static func sample(_ plan: TallyPlan, _ table: TableState) -> [UInt32] {
    let (count, wanted) = (table.order.count, plan.sampleSize ?? 0)
    let indices = RowSample.indices(of: count, sizeMax: wanted > 0 ? wanted : count)
    return indices.compactMap { table.order.slot(at: $0) }
  }

  /// Advances to a newer state of the table. Returns false if nothing can be kept. O(changes), and
  /// O(sample · log rows) if rows were inserted, removed or moved.
  mutating func follow(to new: TableState, _ log: ChangeLog) -> Bool {
    guard new.revision != table.revision else { return true }
    let parts = [plan.number, plan.number.shown]
    guard let changes = Self.changes(from: table, to: new, log),
      new.content.reads(plan.number, as: table.content),
      !parts.contains(where: { new.content.readsOtherRows($0) })
    else { return false }
    table = new
    let columns = changes.changedColumns.map { new.content.widened($0) }
    let isTouched = columns?.contains(plan.number) ?? true
    let gone = changes.removed + changes.inserted + (isTouched ? changes.changedRows : [])
    for slot in gone { cells[slot] = nil }
    let isOrdered =
      changes.inserted.isEmpty && changes.removed.isEmpty && changes.moved.isEmpty
      && changes.appendedSourceRows == nil
    if !isOrdered {
      sample = Self.sample(plan, new)
      let known = cells
      cells = [:]
      for slot in sample { cells[slot] = known[slot] }
    }
    if !isOrdered || !gone.isEmpty { count() }
    return true
  }

  /// Stores the client's answer, which may be about an older state of the table. O(sample).
  mutating func take(
    _ widths: [LayoutLength], of slots: [UInt32], in old: TableState, _ log: ChangeLog
  ) {
    var changed = Set<UInt32>()
    if old.revision != table.revision {
      guard let changes = Self.changes(from: old, to: table, log) else { return }
      changed.formUnion(changes.changedRows)
      changed.formUnion(changes.removed)
      changed.formUnion(changes.inserted)
    }
    let wanted = Set(open)
    for (slot, width) in zip(slots, widths) where wanted.contains(slot) && !changed.contains(slot) {
      cells[slot] = plan.rounded(width)
    }
    count()
  }

  private static func changes(
    from old: TableState, to new: TableState, _ log: ChangeLog
  ) -> RowChanges? {
    guard let records = log.records(after: old.revision) else { return nil }
    return ChangeLog.rowChanges(
      of: records.prefix { $0.revision <= new.revision }, from: old, to: new)
  }

  private mutating func count() {
    open = sample.filter { cells[$0] == nil }
    widest = cells.values.max()
  }
}

extension TableSession {
  /// The client's measurements of a column, updated to the current state.
  func clientWidths(_ plan: TallyPlan, _ view: ViewRecord) -> ClientWidths {
    let column = plan.number
    if var kept = view.layout.clients[column], kept.plan == plan,
      kept.follow(to: view.base, log)
    {
      view.layout.clients[column] = kept
      return kept
    }
    clientWidthsCount += 1
    let made = ClientWidths(number: clientWidthsCount, plan, view.base)
    view.layout.clients[column] = made
    return made
  }

  /// Asks the client for missing widths of cells of a view. Withdraws a question about another
  /// column or another definition of the column.
  ///
  /// - Returns: Whether a question is open.
  func askForWidths(
    _ view: ViewRecord, _ ask: @Sendable (isolated TableSession, MeasureQuestion) -> Void
  ) -> Bool {
    if let asked = view.layout.question {
      if view.layout.clients[asked.column]?.number == asked.number { return true }
      asked.ticket.cancel()
      view.layout.question = nil
    }
    guard view.layout.clients.values.contains(where: { !$0.open.isEmpty }) else { return false }
    settle(view)
    let snapshot = snapshot(of: view)
    let due = view.layout.clients.values.filter { !$0.open.isEmpty }
    guard let first = due.min(by: { $0.number < $1.number }) else { return false }
    let ticket = MeasureTicket()
    view.layout.question = (ticket, first.plan.number, first.number)
    ask(
      self,
      MeasureQuestion(
        view: view.id, snapshot: snapshot,
        rows: Array(first.open.prefix(limits.computeRowsMax)),
        deadline: RowSizing.standardDeadline, ticket: ticket, widths: first.plan))
    return true
  }

  /// Stores the widths of the first rows of a question.
  package func take(_ widths: [LayoutLength], for question: MeasureQuestion) {
    guard let view = views[question.view], let asked = view.layout.question,
      asked.ticket === question.ticket
    else { return }
    view.layout.question = nil
    guard var kept = view.layout.clients[asked.column], kept.number == asked.number else { return }
    kept.take(widths, of: question.rows, in: question.snapshot.table, log)
    view.layout.clients[asked.column] = kept
    lookAgain(view)
  }
}

extension MeasureQuestion {
  /// The column whose cells are measured; nil if rows are measured.
  package var column: Column? { widths?.column }

  /// The widths of the first rows. The daemon measures those that the client did not. May block on
  /// a file. O(rows).
  package func filled(_ given: [LayoutLength?]) -> [LayoutLength] {
    guard let widths else { return [] }
    return zip(rows, given).map { slot, width in
      if let width { return width }
      let found = widths.sizes(of: [slot], snapshot.table.content, mayBlock: true)
      return found?.first?.width ?? 0
    }
  }
}
