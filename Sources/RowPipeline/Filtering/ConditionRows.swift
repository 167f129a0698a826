import ColumnStorage

/// The rows that a filter is evaluated for, with the table in which its expressions read others.
final class ConditionRows {
  private let content: TableContent
  private let rows: EvaluatedRows
  private let mayBlock: Bool
  /// Whether a cell was wanted that could not be read without a device.
  private(set) var isPending = false

  init(_ content: TableContent, _ rows: EvaluatedRows, mayBlock: Bool) {
    self.content = content
    self.rows = rows
    self.mayBlock = mayBlock
  }

  /// Evaluates an expression with what reads other rows for it, if it reads any.
  func read<Result>(
    for condition: ExpressionCondition, _ body: (OtherRows?) -> Result
  ) -> Result {
    let others = condition.others(content, for: rows, mayBlock: mayBlock)
    defer { if others?.isPending == true { isPending = true } }
    return body(others)
  }
}
