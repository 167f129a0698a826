import RowPipeline
import TableModel
import TableValues
import ViewModel

/// The result of a move of the cursor.
package struct CursorOutcome: Sendable {
  /// Whether it is in another cell than before.
  package var hasMoved: Bool
  /// The number of selected items, if the move selects; else nil.
  package var selectedCount: Int?
  /// The number of items that the move leaves out because they may not be selected.
  package var skippedCount = 0
  /// Whether the move has shown another page.
  package var hasTurnedPage = false

  /// An outcome that selects nothing.
  package init(hasMoved: Bool) {
    self.hasMoved = hasMoved
  }
}

extension TableSession {
  /// Puts the cursor of a view on a cell, and shows the page of its row.
  ///
  /// The selection then begins there, unless the move selects.
  ///
  /// - Parameters:
  ///   - cell: A cell of the page shown, or of a row of another page.
  ///   - selecting: The change of the selection; nil: none.
  ///   - allowed: Permissions that the client has granted.
  ///   - isCancelled: Called for every few thousand rows whose permissions are checked.
  ///   - begin: Called after all checks and before the first change. If it throws, nothing changes.
  /// - Throws: ``TableError/notSelectable``, ``DecisionNeeded``, ``TableError/cancelled``,
  ///   ``TableError/unknownView(_:)``.
  package func moveCursor(
    ofView id: String, to cell: CellCursor, selecting: CursorSelect?,
    allowed: Set<AskedPermission> = [], isCancelled: () -> Bool = { false },
    begin: () throws(TableError) -> Void = {}
  ) throws -> CursorOutcome {
    let view = try view(id)
    let snapshot = snapshot(of: view)
    let before = snapshot.cursor
    var outcome = CursorOutcome(hasMoved: before != cell)
    if let selecting {
      let request = CursorSelection(snapshot, view.selectionAnchor).request(
        selecting, from: before, to: cell)
      let selection = try select(
        inView: id, request, allowed: allowed, isCancelled: isCancelled, begin: begin)
      outcome.selectedCount = selection.count
      outcome.skippedCount = selection.skippedCount
    } else {
      try begin()
      view.selectionAnchor = CursorSelection(snapshot, nil).point(of: cell)
    }
    if let slot = cell.slot, let page = snapshot.place(of: slot)?.page, page != snapshot.page.index
    {
      var state = view.state
      state.pageIndex = page
      let change = ViewStateChange(state: state, show: slot, namesPage: true, waits: false)
      try setView(id, change) { _ in }
      outcome.hasTurnedPage = true
    }
    settle(view)
    view.cursor = CursorPosition(cell, in: self.snapshot(of: view)) ?? view.cursor
    if outcome.hasMoved { view.changed(because: .cursor) }
    settle(view)
    return outcome
  }

  // MARK: Turns

  /// Runs work on the cursor of a view after the searches of the cursor that were begun before.
  /// Usually at once. Only work on the cursor waits for them.
  package func onCursor(
    ofView id: String, _ work: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    guard cursorTurns[id] != nil else {
      if let view = views[id] { settle(view) }
      return work(self)
    }
    cursorTurns[id]?.append(work)
  }

  /// Lets later work on the cursor of a view wait until ``endCursorSearch(ofView:)``.
  package func beginCursorSearch(ofView id: String) {
    cursorTurns[id] = cursorTurns[id] ?? []
  }

  /// Runs the work that has waited for a search, in order, up to one that searches again.
  package func endCursorSearch(ofView id: String) {
    guard let waiting = cursorTurns.removeValue(forKey: id) else { return }
    for work in waiting { onCursor(ofView: id, work) }
  }
}

/// What a move of the cursor selects, in units of the view's selection.
private struct CursorSelection {
  private let snapshot: ViewSnapshot
  private let anchor: Selection.Point?

  init(_ snapshot: ViewSnapshot, _ anchor: Selection.Point?) {
    self.snapshot = snapshot
    self.anchor = anchor
  }

  private var unit: SelectionRules.Unit { snapshot.state.selection.unit }

  /// The request to select. On a part of a section, a range reaches to the row before it, as seen from
  /// where the range begins.
  func request(
    _ selecting: CursorSelect, from before: CellCursor?, to cell: CellCursor
  ) -> SelectRequest {
    let target = point(of: cell)
    guard selecting == .extend else {
      var request = SelectRequest(action: target == nil ? .none : .replace)
      request.points = target.map { [$0] } ?? []
      request.skipsForbidden = true
      return request
    }
    let start = anchor.flatMap { fits($0) ? $0 : nil } ?? before.flatMap { point(of: $0) } ?? target
    guard let end = target ?? point(besides: cell, from: start) else {
      return SelectRequest(action: .add)
    }
    var request = SelectRequest(action: .extend, points: [end])
    request.anchor = start ?? end
    request.skipsForbidden = true
    return request
  }

  /// What a cell means in units of the selection; nil on a part of a section, if rows are selected.
  func point(of cell: CellCursor) -> Selection.Point? {
    switch unit {
    case .column: cell.column.map { Selection.Point(column: $0) }
    case .row: cell.slot.map { Selection.Point(slot: $0) }
    case .cell:
      if let slot = cell.slot, let column = cell.column {
        Selection.Point(slot: slot, column: column)
      } else {
        nil
      }
    }
  }

  /// Whether a point is one of the unit of the selection, in a row and column that are shown.
  private func fits(_ point: Selection.Point) -> Bool {
    guard (point.slot != nil) == (unit != .column), (point.column != nil) == (unit != .row) else {
      return false
    }
    if let slot = point.slot, snapshot.rowIndex(of: slot) == nil { return false }
    return point.column.map { column in snapshot.columns.contains { $0.number == column } } ?? true
  }

  /// The point in the row next to a part of a section, on the side of another point.
  private func point(
    besides cell: CellCursor, from start: Selection.Point?
  ) -> Selection.Point? {
    guard let index = snapshot.pageIndex(of: cell.entry), snapshot.rowCount > 0 else { return nil }
    let before = snapshot.rowCount(beforeEntryAt: index)
    let first = start?.slot.flatMap { snapshot.rowIndex(of: $0) } ?? 0
    let row = min(max(0, first < before ? before - 1 : before), snapshot.rowCount - 1)
    let slot = snapshot.slots(ofRows: row..<row + 1)[0]
    return point(of: CellCursor(entry: .row(slot), column: cell.column))
  }
}
