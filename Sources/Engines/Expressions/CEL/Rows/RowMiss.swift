import ColumnStorage
import TableValues

/// A row that violates a condition.
package struct RowMiss: Sendable {
  /// The row within the chunk.
  package var row: Int
  /// The error of the condition; nil: it is false.
  package var error: EvaluationError?

  /// Makes a violation.
  package init(row: Int, error: EvaluationError? = nil) {
    self.row = row
    self.error = error
  }
}

extension RowExpression {
  /// The rows of some chunks that violate the condition: it is false there, or fails. A row does
  /// not violate it if the condition is null, or because of its inputs: a null, an error or an
  /// unknown cell.
  ///
  /// - Parameters:
  ///   - chunks: The chunks of ``requests``, of `count` rows each.
  ///   - count: The number of rows.
  ///   - others: Reads other rows for these.
  package func misses(
    _ chunks: [ColumnChunk], count: Int, others: OtherRows? = nil
  ) -> [RowMiss] {
    let inputs = variables(chunks)
    guard let hits = try? expression.hits(inputs, count: count, others: others) else {
      return (0..<count).compactMap { miss(inputs, row: $0, others) }
    }
    var misses: [RowMiss] = []
    for index in hits.words.indices {
      let all = count - index * 64 >= 64 ? UInt64.max : 1 << UInt64(count - index * 64) - 1
      var rest = all & ~hits.words[index]
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        rest &= rest - 1
        let row = index * 64 + bit
        if hits.falseWords[index] >> UInt64(bit) & 1 == 1 {
          misses.append(RowMiss(row: row))
        } else if let miss = miss(inputs, row: row, others) {
          misses.append(miss)
        }
      }
    }
    return misses
  }

  private func miss(_ inputs: [ExpressionInput], row: Int, _ others: OtherRows?) -> RowMiss? {
    var frame = expression.frame(inputs, others, isCancelled: nil)
    do throws(EvaluationError) {
      try frame.meter.charge(expression.steps)
      switch try expression.evaluate(&frame, row: row) {
      case .boolean(true), .null: return nil
      case .boolean(false): return RowMiss(row: row)
      case let value:
        return RowMiss(
          row: row,
          error: EvaluationError(
            .noSuchOverload, "a condition is bool, not \(value.typeName.name)"))
      }
    } catch {
      let isOfCell = [.nullOperand, .pending, .cellError].contains(error.kind)
      return isOfCell ? nil : RowMiss(row: row, error: error)
    }
  }
}
