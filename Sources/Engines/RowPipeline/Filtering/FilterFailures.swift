import ColumnStorage
import Expressions
import TableValues

/// The rows at which expressions of a filter fail.
package struct FilterFailures: Sendable {
  /// Live rows for which the filter is undecided because of an error in an expression.
  package var rows: RowSet
  /// The error at the row with the lowest slot.
  package var first: FilterFailure?
}

/// An expression of a filter that has an error at a row.
package struct FilterFailure: Sendable {
  /// The row.
  package var slot: UInt32
  /// The path of the expression within the filter.
  package var path: [FilterStep]
  /// The expression's text.
  package var source: Text
  /// The error.
  package var error: EvaluationError
}

extension FilterEvaluator {
  /// The first expression that fails at a row, with its error.
  ///
  /// - Parameter cell: Returns the cell for one of ``requests``.
  func failure(_ slot: UInt32, _ cell: (ColumnRequest) -> Cell) -> FilterFailure? {
    let rows = rows(.list([slot]))
    for (path, condition) in expressions {
      let cells = condition.requests.map(cell)
      guard rows.read(for: condition, { condition.truth(of: cells, $0).fails }) else { continue }
      return FilterFailure(
        slot: slot, path: path, source: condition.source,
        error: rows.read(for: condition) { condition.error(at: cells, $0) })
    }
    return nil
  }
}

extension ColumnChunk {
  /// The rows that are null and not errors.
  var nulls: RowBits {
    var bits = RowBits(count: count)
    guard let validity else { return bits }
    bits.words = validity.words
    var all = RowBits(repeating: true, count: count)
    all.formIntersection(notIn: bits)
    for error in errors where error.row < count { all[error.row] = false }
    return all
  }
}
