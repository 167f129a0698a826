import ColumnStorage
import RowPipeline
import TableModel
import TableValues

/// Searches the cell to which the cursor of a view moves, for targets that depend on the content of
/// cells.
///
/// Reading may block on a file.
package struct CursorSearch: Sendable {
  /// What is looked for.
  package enum Kind: Sendable {
    /// In the column, the edge of a block of filled cells.
    case filledRow
    /// In the row, the edge of a block of filled cells.
    case filledColumn
    /// A cell with a hit of the view's search.
    case hit
    /// A cell with a problem.
    case problem
    /// A changed cell of a difference.
    case change

    /// Whether there may be none, so that the cursor stays. An edge is always there.
    package var mayFail: Bool {
      switch self {
      case .filledRow, .filledColumn: false
      case .hit, .problem, .change: true
      }
    }
  }

  /// What was found.
  package struct Found: Sendable {
    /// The cell. Its row may be on another page.
    package var cell: CellCursor
    /// Whether the search continued at the other end.
    package var hasWrapped = false
  }

  /// The greatest number of rows whose cells are read together.
  private static let stepRows = 4096
  /// The number of rows whose cells are read first, as what is looked for is often near.
  private static let firstRows = 16

  /// The kind of cell.
  package let kind: Kind
  /// The state of the view.
  package let snapshot: ViewSnapshot
  private let origin: CellCursor
  private let isForward: Bool
  private let wraps: Bool
  private let columns: [Column]
  private let walk: HitWalk?

  /// A search from a cell of the page.
  ///
  /// - Parameter wraps: Whether to continue at the other end. A search for filled cells never does.
  /// - Throws: ``TableError/nothingSearched``.
  package init(
    _ kind: Kind, isForward: Bool, wraps: Bool, from origin: CellCursor,
    in snapshot: ViewSnapshot
  ) throws(TableError) {
    self.kind = kind
    self.snapshot = snapshot
    self.origin = origin
    self.isForward = isForward
    self.wraps = wraps
    columns = snapshot.columns
    walk = kind == .hit ? try HitWalk(snapshot, nil, byCell: true) : nil
  }

  /// The cell; nil if there is none, or if cancelled. O(rows passed).
  ///
  /// - Parameters:
  ///   - parallel: Searches chunks for hits, if many rows are passed.
  ///   - isCancelled: Asked before some rows are read: first 16, later some thousands.
  package func find(
    _ parallel: ParallelLoop, isCancelled: @escaping @Sendable () -> Bool
  ) -> Found? {
    switch kind {
    case .filledRow: filledRow(isCancelled)
    case .filledColumn: filledColumn()
    case .hit: hit(parallel, isCancelled)
    case .problem: marked(isCancelled, problems)
    case .change: marked(isCancelled, changes)
    }
  }

  // MARK: Where it begins

  /// The index of the origin among all rows shown; nil on a part of a section.
  private var row: Int? { origin.slot.flatMap { snapshot.rowIndex(of: $0) } }

  /// The number of rows shown before the origin.
  private var rowsBefore: Int {
    row ?? snapshot.pageIndex(of: origin.entry).map { snapshot.rowCount(beforeEntryAt: $0) } ?? 0
  }

  /// The index of the origin's column among those shown; nil: it has none.
  private var place: Int? { columns.firstIndex { $0.number == origin.column } }

  private func slot(_ row: Int) -> UInt32 { snapshot.slots(ofRows: row..<row + 1)[0] }

  private func found(_ row: Int, _ column: ColumnNumber?, hasWrapped: Bool = false) -> Found {
    Found(cell: CellCursor(entry: .row(slot(row)), column: column), hasWrapped: hasWrapped)
  }

  // MARK: Filled cells

  private func filledRow(_ isCancelled: () -> Bool) -> Found? {
    guard let place else { return nil }
    let column = columns[place]
    let rows = snapshot.page.rows
    let ahead =
      isForward
      ? (row.map { $0 + 1 } ?? rowsBefore)..<rows.upperBound : rows.lowerBound..<rowsBefore
    func filled(_ rows: Range<Int>) -> [Bool] {
      let slots = snapshot.slots(ofRows: rows)
      return cells(slots, [column])[0].map(\.isFilled)
    }
    let target = edge(from: row.map { filled($0..<$0 + 1)[0] } ?? false, ahead, filled) {
      isCancelled()
    }
    if isCancelled() { return nil }
    return target.map { found($0, column.number) }
  }

  private func filledColumn() -> Found? {
    guard let place else { return nil }
    let all = columns.indices
    var filled = columns.map { _ in false }
    if let slot = origin.slot { filled = cells([slot], columns).map { $0[0].isFilled } }
    let ahead = isForward ? place + 1..<all.upperBound : 0..<place
    let target = edge(from: filled[place], ahead, { Array(filled[$0]) }) { false }
    return target.map {
      Found(cell: CellCursor(entry: origin.entry, column: columns[$0].number))
    }
  }

  /// The edge of a block of filled cells, as in a spreadsheet. From within a block it is the end of
  /// the block, else the next filled cell. Without one it is the last cell.
  ///
  /// - Parameters:
  ///   - isFilled: Whether the cell is filled from which the search begins.
  ///   - ahead: The cells ahead.
  ///   - filled: Whether some cells are filled.
  /// - Returns: nil if there is nothing ahead, or if cancelled.
  private func edge(
    from isFilled: Bool, _ ahead: Range<Int>, _ filled: (Range<Int>) -> [Bool],
    isCancelled: () -> Bool
  ) -> Int? {
    guard let next = isForward ? ahead.first : ahead.last,
      let last = isForward ? ahead.last : ahead.first
    else { return nil }
    let leavesBlock = isFilled && filled(next..<next + 1)[0]
    let change = first(in: ahead, isCancelled) { range in
      let found = filled(range)
      let at =
        isForward
        ? found.firstIndex { $0 != leavesBlock } : found.lastIndex { $0 != leavesBlock }
      return at.map { range.lowerBound + $0 }
    }
    guard let change else { return last }
    return leavesBlock ? change + (isForward ? -1 : 1) : change
  }

  /// The first of some rows or columns, in the direction of the search, that `look` finds in a
  /// part.
  private func first<Result>(
    in range: Range<Int>, _ isCancelled: () -> Bool, _ look: (Range<Int>) -> Result?
  ) -> Result? {
    var (rest, size) = (range, Self.firstRows)
    while !rest.isEmpty, !isCancelled() {
      let step = isForward ? rest.prefix(size) : rest.suffix(size)
      if let found = look(step) { return found }
      rest = isForward ? step.upperBound..<rest.upperBound : rest.lowerBound..<step.lowerBound
      size = min(4 * size, Self.stepRows)
    }
    return nil
  }

  private func cells(_ slots: [UInt32], _ columns: [Column]) -> [[Cell]] {
    snapshot.table.content.cells(
      of: slots, columns.map { ColumnRequest($0.number, as: .values($0.type)) })
  }

  // MARK: Hits

  private func hit(
    _ parallel: ParallelLoop, _ isCancelled: @escaping @Sendable () -> Bool
  ) -> Found? {
    guard let walk else { return nil }
    let hit = walk.next(
      from: hitOrigin, isForward: isForward, wraps: wraps, parallel, isCancelled: isCancelled)
    return hit.map { hit in
      Found(
        cell: CellCursor(entry: .row(hit.slot), column: columns[hit.place].number),
        hasWrapped: hit.hasWrapped)
    }
  }

  /// The row and column from which hits are looked for. From a part of a section, it is the row on
  /// the other side.
  private var hitOrigin: HitWalk.Origin? {
    if let slot = origin.slot { return HitWalk.Origin(slot: slot, column: origin.column) }
    let behind = isForward ? rowsBefore - 1 : rowsBefore
    guard 0 <= behind, behind < snapshot.rowCount else { return nil }
    return HitWalk.Origin(slot: slot(behind))
  }

  // MARK: Problems and changes

  /// The next cell among those that a function finds in rows: for each row indices of columns shown,
  /// ascending.
  private func marked(
    _ isCancelled: () -> Bool, _ places: ([UInt32]) -> [[Int]]
  ) -> Found? {
    guard !columns.isEmpty else { return nil }
    if let row, let place {
      let own = places([slot(row)])[0]
      let further = isForward ? own.first { $0 > place } : own.last { $0 < place }
      if let further { return found(row, columns[further].number) }
    }
    let count = snapshot.rowCount
    let (before, after) = (rowsBefore, row.map { $0 + 1 } ?? rowsBefore)
    let ahead = isForward ? after..<count : 0..<before
    // Behind is also the rest of the row of the origin.
    let behind = isForward ? 0..<after : before..<count
    if let found = marked(in: ahead, isCancelled, places) { return found }
    guard wraps, !isCancelled() else { return nil }
    var found = marked(in: behind, isCancelled, places)
    found?.hasWrapped = true
    return found
  }

  private func marked(
    in rows: Range<Int>, _ isCancelled: () -> Bool, _ places: ([UInt32]) -> [[Int]]
  ) -> Found? {
    first(in: rows, isCancelled) { part in
      let marks = places(snapshot.slots(ofRows: part))
      let at = isForward ? marks.firstIndex { !$0.isEmpty } : marks.lastIndex { !$0.isEmpty }
      guard let at, let place = isForward ? marks[at].first : marks[at].last else { return nil }
      return found(part.lowerBound + at, columns[place].number)
    }
  }

  /// The changed cells of each row of a difference, ascending: indices of columns shown. Rows that
  /// were added, removed or moved report at the first column. In another table there are none.
  private func changes(_ slots: [UInt32]) -> [[Int]] {
    guard let marks = DifferenceMarks(snapshot.table) else { return slots.map { _ in [] } }
    return marks.changes(of: slots).map { change in
      switch change {
      case .none: []
      case .row: [0]
      case .cells(let ids):
        columns.indices.filter { ids.contains(columns[$0].id) }
      }
    }
  }

  /// The cells of each row that have a problem, ascending: indices of columns shown.
  ///
  /// A rule reports at the first of its columns that is shown. What concerns the row as a whole
  /// reports at the first column.
  private func problems(_ slots: [UInt32]) -> [[Int]] {
    let table = snapshot.table
    let rows = Dictionary(zip(slots, slots.indices)) { $1 }
    let places = Dictionary(zip(columns.map(\.number), columns.indices)) { first, _ in first }
    var found = [Set<Int>](repeating: [], count: slots.count)
    func note(_ slot: UInt32, _ place: Int?) {
      if let row = rows[slot], let place { found[row].insert(place) }
    }
    var validation = TableValidation(table, rows: slots, columns: nil, page: 0..<Int.max)
    try? validation.run(isCancelled: { false })
    for item in validation.items {
      switch item {
      case .cell(_, _, .awaited, _): break
      case .cell(let slot, let column, _, _): note(slot, places[column])
      case .rule(let violation):
        let told = table.validation?.entries[violation.rule].columns ?? []
        let shown = columns.firstIndex { told.contains($0.id) }
        note(violation.slot, told.isEmpty ? 0 : shown)
      }
    }
    for slot in slots where table.conflictCount > 0 {
      guard let conflict = table.conflict(of: slot) else { continue }
      if conflict.removedBy != nil || conflict.place != nil { note(slot, 0) }
      for column in conflict.cells.keys { note(slot, places[column]) }
    }
    return found.map { $0.sorted() }
  }
}

extension Cell {
  /// Whether it has content: it is not null, an empty text or a pending value.
  fileprivate var isFilled: Bool {
    switch value {
    case .null, .pending, .error(.awaited): false
    case .text(let text): !text.utf8.isEmpty
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .json, .error:
      true
    }
  }
}
