import ColumnStorage

/// The rows for which a filter is evaluated, with the table in which its expressions read other
/// rows.
final class ConditionRows {
  private let content: TableContent
  private let rows: EvaluatedRows
  private let mayBlock: Bool
  /// Whether a cell was requested that cannot be read without a device.
  private(set) var isPending = false

  init(_ content: TableContent, _ rows: EvaluatedRows, mayBlock: Bool) {
    self.content = content
    self.rows = rows
    self.mayBlock = mayBlock
  }

  /// Evaluates an expression with a reader of other rows, if it needs one.
  func read<Result>(
    for condition: ExpressionCondition, _ body: (OtherRows?) -> Result
  ) -> Result {
    let others = condition.others(content, for: rows, mayBlock: mayBlock)
    defer { if others?.isPending == true { isPending = true } }
    return body(others)
  }
}
