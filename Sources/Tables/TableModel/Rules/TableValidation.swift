import ColumnStorage
import RowTree
import TableValues

/// A problem in the data of a table.
package enum DataProblem: Sendable {
  /// A cell without a value of its column's type, and its text.
  case cell(slot: UInt32, column: ColumnNumber, CellError, text: Text)
  /// A row that violates a rule.
  case rule(RuleViolation)
}

/// Examines the data of a table snapshot.
package struct TableValidation: Sendable {
  /// The table.
  package let table: TableState
  /// The number of rows examined.
  package private(set) var rowCount = 0
  /// The number of those with problems.
  package private(set) var faultyRowCount = 0
  /// The number of problems.
  package private(set) var problemCount = 0
  /// The number of error cells, by column.
  package private(set) var cellErrors: [ColumnNumber: Int] = [:]
  /// The number of rows that violate each rule, by its index among the table's.
  package private(set) var broken: [Int: Int] = [:]
  /// The problems of the requested page, in row order. For each row, those of its cells are first.
  package private(set) var items: [DataProblem] = []

  private let slots: [UInt32]?
  private let columns: [Column]
  private let rules: [Int]
  private let page: Range<Int>

  /// - Parameters:
  ///   - rows: The rows to examine; nil: all.
  ///   - columns: The columns to examine; nil: all, and the rules that name no column.
  ///   - page: The range of problems to keep.
  package init(_ table: TableState, rows: [UInt32]?, columns: [Column]?, page: Range<Int>) {
    self.table = table
    slots = rows
    self.columns = columns ?? table.content.schema.columns
    self.page = page
    let entries = table.validation?.entries ?? []
    let ids = columns.map { Set($0.map(\.id)) }
    rules = entries.indices.filter { rule in
      ids.map { ids in entries[rule].columns.contains { ids.contains($0) } } ?? true
    }
  }

  /// Examines every row. O(rows · (columns + rules)). May block on a file.
  ///
  /// - Throws: ``TableError/cancelled``.
  package mutating func run(isCancelled: () -> Bool) throws(TableError) {
    let requests = requests
    var rest = 0..<(slots?.count ?? table.order.count)
    while !rest.isEmpty {
      if isCancelled() { throw .cancelled }
      let step = rest.prefix(ValidationRules.stepRows * 4)
      rest = step.upperBound..<rest.upperBound
      look(at: slots.map { Array($0[step]) } ?? table.order.slots(in: step), requests)
    }
  }

  private var requests: [ColumnRequest] {
    let shown = columns.map { ColumnRequest($0.number, as: .values($0.type)) }
    return (shown + (table.validation?.requests(of: rules) ?? [])).eachOnce
  }

  private mutating func look(at slots: [UInt32], _ requests: [ColumnRequest]) {
    let chunks = table.content.rowChunks(of: slots, requests)
    var found: [(row: Int, problem: DataProblem)] = []
    for (place, column) in columns.enumerated() {
      for error in chunks[place].errors {
        found.append(
          (
            error.row,
            .cell(
              slot: slots[error.row], column: column.number, error.reason, text: error.source)
          ))
      }
      if !chunks[place].errors.isEmpty {
        cellErrors[column.number, default: 0] += chunks[place].errors.count
      }
    }
    if let validation = table.validation, !rules.isEmpty {
      let rows = Dictionary(zip(slots, slots.indices)) { $1 }
      for violation in validation.violations(
        of: slots, in: table, requests, chunks, rules)
      {
        broken[violation.rule, default: 0] += 1
        found.append((rows[violation.slot] ?? 0, .rule(violation)))
      }
    }
    rowCount += slots.count
    note(found)
  }

  /// Counts problems and keeps those of the page, in the order found.
  private mutating func note(_ found: [(row: Int, problem: DataProblem)]) {
    if found.isEmpty { return }
    faultyRowCount += Set(found.map(\.row)).count
    let first = problemCount
    problemCount += found.count
    guard first < page.upperBound, page.lowerBound < problemCount else { return }
    let sorted = found.enumerated().sorted {
      ($0.element.row, $0.offset) < ($1.element.row, $1.offset)
    }
    for (place, problem) in sorted.enumerated() where page.contains(first + place) {
      items.append(problem.element.problem)
    }
  }
}
