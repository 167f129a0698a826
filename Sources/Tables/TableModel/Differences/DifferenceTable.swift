import ColumnStorage
import RowTree
import TableDiffing
import TableValues

/// What is compared in a difference, and how.
package struct DifferenceRule: Sendable {
  /// How rows are matched.
  package var matching: TableComparison.Matching
  /// The columns to compare; nil: those that both tables have.
  package var columns: [ColumnID]?

  /// Makes a rule.
  package init(matching: TableComparison.Matching, columns: [ColumnID]?) {
    self.matching = matching
    self.columns = columns
  }
}

/// The numbers of rows of a difference by their marks. A row counts once.
package struct DifferenceCounts: Sendable, Hashable {
  private var values = [Int](repeating: 0, count: DifferenceMark.Kind.allCases.count)

  /// No rows.
  package init() {}

  /// The number of rows with a mark.
  package subscript(kind: DifferenceMark.Kind) -> Int {
    get { values[Self.place(kind)] }
    set(count) { values[Self.place(kind)] = count }
  }

  private static func place(_ kind: DifferenceMark.Kind) -> Int {
    switch kind {
    case .same: 0
    case .added: 1
    case .removed: 2
    case .changed: 3
    case .moved: 4
    }
  }
}

/// The changes of a difference's table that follow from changes of its sides.
package struct DifferenceStep: Sendable {
  /// The number of rows to add before the changes, as ``TableState/addRows(_:firstKey:)`` does.
  package var insertedCount = 0
  /// The changes, in order.
  package var changes: [TableChange] = []

  /// Nothing.
  package init() {}
}

/// The difference between two tables over time: both sides, and which rows of its own table are which
/// rows of them.
///
/// The table of the difference is an ordinary table. Its first rows are those of ``DifferenceSource``.
/// Whatever happens later are changes of that table, computed here.
package struct DifferenceTable: Sendable {
  /// What is compared, and how.
  package let rule: DifferenceRule
  /// The columns of the table.
  package internal(set) var columns: DifferenceColumns
  /// The first side.
  package internal(set) var old: TableState
  /// The second side.
  package internal(set) var new: TableState
  /// The numbers of rows by mark.
  package internal(set) var counts = DifferenceCounts()
  /// The number of rows that have moved, with and without changed cells.
  var movedCount = 0

  var links = DifferenceLinks()
  /// The marks of rows that moved or have changed cells.
  var marks: [UInt32: DifferenceMark] = [:]
  let source: DifferenceSource

  /// Compares two tables, and makes the table of their difference. O(rows) and a longest increasing
  /// subsequence. May block on files.
  ///
  /// - Parameter chunkRows: The number of rows per chunk of the table.
  /// - Throws: ``TableError``, ``DiffCancelled``.
  package static func opened(
    _ rule: DifferenceRule, from old: TableState, to new: TableState, cache: ChunkCache,
    chunkRows: Int, isCancelled: @escaping @Sendable () -> Bool
  ) throws -> (difference: DifferenceTable, table: TableState) {
    let columns = DifferenceColumns(from: old, to: new, comparing: rule.columns)
    let rows = try aligned(rule, columns, old, new, isCancelled)
    let cells = DifferenceCells(columns: columns, old: old, new: new)
    let source = DifferenceSource(rows, cells, chunkRows: chunkRows)
    var difference = DifferenceTable(
      rule: rule, columns: columns, old: old, new: new, source: source)
    for (row, pair) in rows.pairs.enumerated() {
      difference.add(UInt32(row), pair, rows.marks[row])
    }
    let content = TableContent(schema: columns.schema, source: source, cache: cache)
    return (difference, TableState(content: content, keys: RowKeyMap(.given), isComplete: true))
  }

  private init(
    rule: DifferenceRule, columns: DifferenceColumns, old: TableState, new: TableState,
    source: DifferenceSource
  ) {
    self.rule = rule
    self.columns = columns
    self.old = old
    self.new = new
    self.source = source
  }

  static func aligned(
    _ rule: DifferenceRule, _ columns: DifferenceColumns, _ old: TableState, _ new: TableState,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) throws -> AlignedRows {
    AlignedRows(
      try TableComparison(
        from: old, to: new, columns: columns.comparedIDs, matching: rule.matching, deciding: nil,
        pairsNearRows: true, isCancelled: isCancelled))
  }

  // MARK: Rows

  mutating func add(_ row: UInt32, _ pair: RowPair, _ mark: DifferenceMark?) {
    links.add(row, pair)
    marks[row] = mark
    count(pair, mark, 1)
  }

  mutating func remove(_ row: UInt32) {
    guard let pair = links[row] else { return }
    count(pair, marks[row], -1)
    links.remove(row)
    marks[row] = nil
  }

  private mutating func count(_ pair: RowPair, _ mark: DifferenceMark?, _ change: Int) {
    counts[(mark ?? DifferenceMark()).kind(of: pair)] += change
    if mark?.isMoved == true { movedCount += change }
  }
}

/// Changes of a difference's table that are being made.
struct DifferenceDraft {
  /// The table after them.
  private(set) var state: TableState
  /// The changes.
  private(set) var step = DifferenceStep()
  private let revision: Revision

  init(_ state: TableState) {
    self.state = state
    revision = state.revision.next
  }

  mutating func apply(_ change: TableChange) {
    state.apply(change, at: revision)
    step.changes.append(change)
  }

  /// Adds rows that are not placed yet.
  mutating func add(_ count: Int) -> Range<UInt32> {
    step.insertedCount += count
    return state.addRows(count, firstKey: state.firstInsertedKey)
  }

  /// Writes the cells of some rows that are not as they should be. O(rows · columns · log n). May
  /// block on files.
  mutating func write(
    _ rows: [UInt32], _ numbers: [ColumnNumber], _ difference: DifferenceTable
  ) {
    if rows.isEmpty || numbers.isEmpty { return }
    let list = rows.map { row in
      (
        pair: difference.links[row] ?? RowPair(old: nil, new: nil),
        mark: difference.marks[row] ?? DifferenceMark()
      )
    }
    let cells = DifferenceCells(
      columns: difference.columns, old: difference.old, new: difference.new)
    let wanted = cells.cells(numbers, list)
    let requests = numbers.map { number in
      ColumnRequest(number, as: .values(difference.columns.schema[number]?.type ?? .text))
    }
    let present = state.content.cells(of: rows, requests)
    for (place, number) in numbers.enumerated() {
      let changes = rows.indices.compactMap { row -> CellChange? in
        guard present[place][row] != wanted[place][row] else { return nil }
        return CellChange(
          slot: rows[row], before: state.content.ownCell(slot: rows[row], column: number)?.cell,
          after: wanted[place][row])
      }
      if !changes.isEmpty { apply(.cells(column: number, changes)) }
    }
  }
}

extension TableState {
  /// The smallest key of inserted rows where the source does not grow.
  fileprivate var firstInsertedKey: Int64 { Int64(content.sourceRowCount) + 1 }

  /// Applies the changes of a step.
  package mutating func apply(_ step: DifferenceStep, at revision: Revision) {
    if step.insertedCount > 0 { _ = addRows(step.insertedCount, firstKey: firstInsertedKey) }
    for change in step.changes { apply(change, at: revision) }
  }
}
