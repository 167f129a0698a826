import CellFormats
import ColumnStorage
import TableValues

/// The values of an expression over a chunk.
package struct ExpressionColumn: Sendable {
  /// The values, of the expression's ``CompiledExpression/columnType``. A null operand gives null.
  /// An error gives an error cell whose text is the reason.
  package var chunk: ColumnChunk
  /// The number of rows that are errors.
  package var errorCount: Int
  /// The first error, with its row.
  package var firstError: (row: Int, error: EvaluationError)?
}

extension CompiledExpression {
  /// The type of a column of its values. Lists, maps and dynamic values are JSON.
  package var columnType: ColumnType { type.columnType }

  /// Whether it has no loops and builds no texts, so that its step count is its real cost.
  var isPlain: Bool { plan.isPlain }

  /// The value for every row of a chunk: by kernels for plain arithmetic, otherwise row by row.
  ///
  /// - Parameters:
  ///   - wanted: The type of the cells; nil: ``columnType``.
  ///   - others: Reads other rows.
  /// - Throws: Only if the chunk exceeds its step limit or the request was cancelled.
  package func column(
    _ inputs: [ExpressionInput], count: Int, as wanted: ColumnType? = nil,
    others: OtherRows? = nil, isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(EvaluationError) -> ExpressionColumn {
    let frame = self.frame(inputs, others, isCancelled: isCancelled)
    var vectors = VectorEvaluator(frame, count: count, limits: limits)
    let type = wanted ?? columnType
    if type == .number, fits(inputs, count), let chunk = numbers(vectors, count) {
      return ExpressionColumn(chunk: chunk, errorCount: 0, firstError: nil)
    }
    var builder = ColumnChunkBuilder(type: type)
    var column = ExpressionColumn(chunk: ColumnChunk(values: .booleans([])), errorCount: 0)
    let evaluator = self.evaluator
    try vectors.forEachRow(nil) { (frame, row) throws(EvaluationError) in
      do throws(EvaluationError) {
        builder.append(try ValueCell.converted(try evaluator(&frame), as: type, &frame.meter))
      } catch {
        if error.kind == .cancelled { throw error }
        if error.kind == .nullOperand {
          builder.append(.null)
          return
        }
        if error.kind == .pending {
          builder.append(.awaited)
          return
        }
        column.errorCount += 1
        if column.firstError == nil { column.firstError = (row, error) }
        builder.append(Cell(.error(.notComputed), source: Text(error.message)))
      }
    }
    column.chunk = builder.finish()
    return column
  }

  /// The chunk of a numeric program that cannot fail. Unknown values are null.
  private func numbers(_ vectors: VectorEvaluator, _ count: Int) -> ColumnChunk? {
    let compiler = VectorCompiler(variables: variables, dialect: dialect)
    guard type == .double, plan.constant == nil,
      let program = compiler.double(plan, widens: false), !program.mayFail(vectors)
    else { return nil }
    let vector = vectors.doubles(program)
    guard case .each(let values) = vector.values else { return nil }
    guard let known = vector.known else { return ColumnChunk(values: .numbers(values)) }
    var validity = ValidityBitmap(repeating: true, count: count)
    var kept = values
    for row in 0..<count where known[row >> 6] >> UInt64(row & 63) & 1 == 0 {
      validity[row] = false
      kept[row] = 0
    }
    return ColumnChunk(values: .numbers(kept), validity: validity)
  }
}

extension DoubleProgram {
  /// Whether a row may be an error and not only null: error cells, integer overflow.
  fileprivate func mayFail(_ vectors: VectorEvaluator) -> Bool {
    switch self {
    case .constant: false
    case .column(let slot): vectors.hasErrors(slot)
    case .widened(.column(let slot)): vectors.hasErrors(slot)
    case .widened(.constant): false
    case .widened: true
    case .binary(_, let left, let right): left.mayFail(vectors) || right.mayFail(vectors)
    case .negated(let inner): inner.mayFail(vectors)
    }
  }
}

extension ExpressionPlan {
  /// Whether it has no loops and builds no texts or lists, so that its step count is its real cost.
  var isPlain: Bool {
    switch operation {
    case .constant, .variable, .failure, .local: true
    case .call(let name, let parts):
      name.contains("_") && !name.contains(".") && parts.allSatisfy(\.isPlain)
    case .and(let left, let right), .or(let left, let right): left.isPlain && right.isPlain
    case .conditional(let condition, let yes, let no):
      condition.isPlain && yes.isPlain && no.isPlain
    case .row, .otherCell, .formatted, .select, .presence, .index, .list, .map, .loop, .bind,
      .optionalMap:
      false
    }
  }
}

extension ExpressionType {
  /// The type of a column of values of this type.
  package var columnType: ColumnType {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .double, .unsigned: .number
    case .text, .bytes, .type: .text
    case .timestamp: .dateTime
    case .duration: .duration
    case .list: .list
    case .null, .map, .optional, .nullable, .opaque, .dynamic, .variable: .json
    }
  }
}
