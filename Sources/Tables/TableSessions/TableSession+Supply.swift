import ColumnStorage
import RowTree
import TableModel
import TableValues
import WindowModel

/// A question to the client for cells of one client-computed column, over a table snapshot.
package struct SupplyQuestion: Sendable {
  /// The column.
  package var column: Column
  /// The columns whose cells the client receives.
  package var inputs: [Column]
  /// The table that the cells are to be computed from.
  package var table: TableState
  /// The rows, in order of priority.
  package var rows: [UInt32]
  /// The number of the column's declaration.
  let number: SourceNumber
}

/// The open and the next questions to the client.
struct SupplyQueue {
  /// Asks the client; nil: there is none.
  var ask: (@Sendable (isolated TableSession, SupplyQuestion) -> Void)?
  /// The progress of each column.
  var columns: [ColumnNumber: SuppliedColumn] = [:]
  /// Work that waits until no cells are missing.
  var waiting: [@Sendable (isolated TableSession) -> Void] = []
}

/// The progress through the rows of a column.
struct SuppliedColumn {
  /// The declaration; a different number or age restarts the progress.
  let number: SourceNumber
  let agedAt: Revision?
  /// Whether there is an open question.
  var isAsked = false
  /// Whether there was nothing to ask for at the last check.
  var isAtRest = false
  /// Rows that did not fit into the last message.
  var left: [UInt32] = []
  /// The first rows that have not been examined, among those of the source and the inserted ones.
  var nextSource = 0
  var nextInserted = 0

  init(_ cells: SuppliedCells) {
    number = cells.number
    agedAt = cells.agedAt
  }

  /// Whether no row can be missing.
  func isDone(_ content: TableContent, _ column: ColumnNumber) -> Bool {
    left.isEmpty && nextSource >= content.sourceRowCount && nextInserted >= content.insertedCount
      && !content.hasDueSlots(column)
  }
}

extension TableSession {
  /// Sets the function that asks the client for missing cells; nil if there is no client.
  package func setSupplier(
    _ ask: @escaping @Sendable (isolated TableSession, SupplyQuestion) -> Void
  ) {
    supplies.ask = ask
  }

  /// Asks for missing client-computed cells. Each column has one open question at a time.
  func askForSupplies() {
    guard let current, current.content.hasSupplied, let ask = supplies.ask,
      case .ready = phase
    else { return }
    for column in current.content.schema.columns where column.supply != nil {
      guard let cells = current.content.suppliedCells(of: column.number) else { continue }
      var progress = supplies.columns[column.number] ?? SuppliedColumn(cells)
      if progress.number != cells.number || progress.agedAt != cells.agedAt {
        let isAsked = progress.isAsked
        progress = SuppliedColumn(cells)
        progress.isAsked = isAsked
      }
      defer { supplies.columns[column.number] = progress }
      progress.isAtRest = false
      guard !progress.isAsked else { continue }
      let isDone = progress.isDone(current.content, column.number)
      let rows = isDone ? [] : nextRows(column.number, &progress, current)
      progress.isAtRest = rows.isEmpty
      guard !rows.isEmpty else { continue }
      progress.isAsked = true
      ask(
        self,
        SupplyQuestion(
          column: column, inputs: current.content.inputs(of: column.number), table: current,
          rows: rows, number: cells.number))
    }
  }

  /// The rows of the next question: first those of windows, then those that changed, then all.
  private func nextRows(
    _ column: ColumnNumber, _ progress: inout SuppliedColumn, _ table: TableState
  ) -> [UInt32] {
    let content = table.content
    let wanted = limits.computeRowsMax
    var rows: [UInt32] = []
    var seen = Set<UInt32>()
    func take(_ slot: UInt32) {
      guard rows.count < wanted, content.isAwaited(slot, column: column),
        table.order.contains(slot), seen.insert(slot).inserted
      else { return }
      rows.append(slot)
    }
    for record in subscriptions.values.sorted(by: { $0.subscription.id < $1.subscription.id }) {
      for slot in record.subscription.windowRows { take(slot) }
    }
    let left = progress.left
    for slot in left { take(slot) }
    if rows.count < wanted { progress.left = [] }
    for slot in content.dueSlots(of: column) { take(slot) }
    while rows.count < wanted, progress.nextSource < content.sourceRowCount {
      take(UInt32(progress.nextSource))
      progress.nextSource += 1
    }
    progress.nextInserted = content.insertedRow(from: progress.nextInserted)
    while rows.count < wanted, progress.nextInserted < content.insertedCount {
      take(RowSlot.firstInserted + UInt32(progress.nextInserted))
      progress.nextInserted = content.insertedRow(from: progress.nextInserted + 1)
    }
    return rows
  }

  /// Stores the cells that the client sent for the first rows of a question.
  ///
  /// A cell of which an input has changed since is requested again. Creates no undo step.
  package func take(_ cells: [Cell], for question: SupplyQuestion) {
    let column = question.column.number
    supplies.columns[column]?.isAsked = false
    guard var state = current,
      state.content.suppliedCells(of: column)?.number == question.number
    else { return }
    supplies.columns[column]?.left += question.rows.dropFirst(cells.count)
    var changes: [CellChange] = []
    for (slot, cell) in zip(question.rows, cells) {
      let isCurrent = state.content.isCurrent(
        slot: slot, column: column, madeAt: question.table.revision)
      guard isCurrent, state.order.contains(slot) else { continue }
      let before = state.content.overlayCell(slot: slot, column: column)?.cell
      changes.append(CellChange(slot: slot, before: before, after: cell))
    }
    guard !changes.isEmpty else { return }
    let change = TableChange.supplied(column: column, changes)
    state.apply(change, at: state.revision.next)
    commit(state, EditRecord(changes: [change], cause: .supply, historyClass: .none))
  }

  /// Marks client-computed cells as stale, so that the client is asked again. Creates no undo step.
  ///
  /// - Parameters:
  ///   - columns: Client-computed columns.
  ///   - rows: The rows; nil: all.
  /// - Returns: The table's revision afterwards; unchanged if there is nothing to ask for.
  /// - Throws: ``TableError/closed``.
  package func refreshSupplies(
    _ columns: [ColumnNumber], rows: [UInt32]?
  ) throws(TableError) -> Revision {
    var state = try state()
    if columns.isEmpty || rows?.isEmpty ?? false { return state.revision }
    let changes = state.ageSupplied(columns, rows: rows, at: state.revision.next)
    commit(state, EditRecord(changes: changes, cause: .supply, historyClass: .none))
    return state.revision
  }

  // MARK: Waiting for it

  /// Runs work once all rows are loaded and no client-computed cell is missing.
  package func whenSupplied(_ work: @escaping @Sendable (isolated TableSession) -> Void) {
    supplies.waiting.append(work)
  }

  /// Runs the work that waits for client-computed cells, if all are present. Called after
  /// ``askForSupplies()``. Returns whether there was any.
  func runSupplied() -> Bool {
    guard !supplies.waiting.isEmpty, hasAllSupplies else { return false }
    let due = supplies.waiting
    supplies.waiting = []
    for work in due { begin(work) }
    return true
  }

  private var hasAllSupplies: Bool {
    guard let current else { return true }
    guard current.isComplete, case .ready = phase else { return false }
    guard supplies.ask != nil, current.content.hasSupplied else { return true }
    return current.content.schema.columns.allSatisfy { column in
      column.supply == nil || supplies.columns[column.number]?.isAtRest ?? false
    }
  }
}
