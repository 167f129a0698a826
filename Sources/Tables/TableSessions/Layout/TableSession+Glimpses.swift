import ColumnStorage
import RowTree
import TableModel
import TableValues
import ViewModel
import ViewportLayout
import WindowModel

extension TableSession {
  /// The cells of a table in memory that are looked at, at most.
  private static var glimpsedCellsMax: Int { 1 << 15 }

  /// The tallies of rows from all parts of the table: those that were read when it was opened, or
  /// some of a table in memory.
  ///
  /// - Complexity: O(1 MiB of records), or O(cells read).
  func spreadTallies(_ plans: [TallyPlan], _ table: TableState) -> [TallyPlan: ColumnTally] {
    let plans = plans.filter { plan in
      !table.content.readsOtherRows(plan.number)
        && !table.content.readsOtherRows(plan.number.shown)
    }
    if plans.isEmpty { return [:] }
    if table.content.source.isResident {
      let rowCount = max(1, Self.glimpsedCellsMax / plans.count)
      let slots = RowSample.indices(of: table.order.count, sizeMax: rowCount)
        .compactMap { table.order.slot(at: $0) }
      return TallyPlan.tallies(plans, of: slots, table.content)
    }
    guard let spread, spread.of == table.content.sourceNumber else { return [:] }
    // The rows were read by the columns as they were then.
    let same = plans.filter { spread.table.content.schema[$0.number] == $0.column }
    let task = TallyTask(plans: same, table: spread.table)
    return task.runAtOnce(inlineRowsMax: .max)?.tallies ?? [:]
  }

  /// Looks at the rows of a window that is being opened, so that the first update has columns wide
  /// enough for them.
  ///
  /// - Parameters:
  ///   - spec: The window.
  ///   - viewport: Its position, if it is given by offsets.
  /// - Throws: ``TableError/unknownView(_:)``.
  /// - Complexity: O(cells of the window), at most 32 Ki. Nothing if all rows are counted.
  package func glimpse(
    atWindow spec: WindowSpec, _ viewport: ViewportPosition?, ofView id: String
  ) throws(TableError) {
    let view = try view(id)
    let snapshot = snapshot(of: view)
    let plans = view.layout.openPlans
    guard !plans.isEmpty else { return }
    let window = Subscription(
      id: "", view: id, table: self.id, spec: spec, sendsEach: false, snapshot: snapshot,
      viewport: viewport)
    let rowCount = max(1, Self.glimpsedCellsMax / plans.count)
    let found = TallyPlan.tallies(
      plans, of: Array(window.heldRows.prefix(rowCount)), view.base.content)
    guard view.layout.glimpses.add(found) else { return }
    lookAgain(view)
    // The new window begins with this state, so the state must not be sent to it again.
    publishChanges()
  }
}
