import ColumnStorage
import Expressions
import TableValues

/// A condition written as an expression over the columns.
package struct ExpressionCondition: Hashable, Sendable {
  /// A column it reads, with the type that it had then.
  package struct Input: Hashable, Sendable {
    /// The column.
    package var column: ColumnNumber
    /// Its type.
    package var type: ColumnType
  }

  /// What it reads, in the order of the expression's variables.
  package let inputs: [Input]
  private let row: RowExpression

  /// The text of the expression.
  package var source: Text { row.source }

  /// The expression as it was written, before parameters were put in.
  var expression: CompiledExpression { row.unbound }

  /// Reads and checks a condition.
  ///
  /// - Parameter parameters: What `params` holds; what it does not hold leaves rows undecided.
  /// - Throws: What is wrong with it, and where; also when it is no condition.
  package init(
    _ source: Text, over schema: TableSchema, parameters: TableParameters = TableParameters()
  ) throws(ExpressionFailure) {
    let environment = ExpressionEnvironment(dialect: .table, columns: schema.columns)
    let expression = try RowExpression(
      source, in: environment, parameters: parameters, type: { schema[$0]?.type })
    let type = expression.expression.type
    guard type == .boolean || type == .dynamic else {
      throw ExpressionFailure(
        .type, "a filter is a condition", at: 0..<source.utf8.count, expected: "bool",
        found: "\(type)")
    }
    self.init(expression)
  }

  private init(_ expression: RowExpression) {
    row = expression
    inputs = expression.inputs.map { Input(column: $0.column, type: $0.type) }
  }

  /// The same condition with other parameters.
  package func bound(to parameters: TableParameters) -> ExpressionCondition {
    ExpressionCondition(row.bound(to: parameters))
  }

  /// What must be read.
  var requests: [ColumnRequest] { row.requests }

  /// The rows of a chunk for which it is true, and those for which it is false; a row for which it
  /// fails is in neither.
  func evaluate(_ rowCount: Int, _ chunks: [ColumnChunk]) -> (isTrue: RowBits, isFalse: RowBits) {
    var bits = (isTrue: RowBits(count: rowCount), isFalse: RowBits(count: rowCount))
    let variables = row.variables(chunks)
    guard let hits = try? row.expression.hits(variables, count: rowCount) else {
      return bits
    }
    bits.isTrue.words = hits.words
    bits.isFalse.words = hits.falseWords
    return bits
  }

  /// Whether it is true for a row; nil where it fails.
  func evaluate(_ cells: [Cell]) -> Bool? {
    let chunks = zip(cells, inputs).map { cell, input in
      var builder = ColumnChunkBuilder(type: input.type)
      builder.append(cell)
      return builder.finish()
    }
    let bits = evaluate(1, chunks)
    if bits.isTrue[0] { return true }
    return bits.isFalse[0] ? false : nil
  }

  /// Equality of text, inputs and parameters, from which the rest follows.
  package static func == (left: ExpressionCondition, right: ExpressionCondition) -> Bool {
    left.source == right.source && left.inputs == right.inputs
      && left.row.parameters == right.row.parameters
  }

  /// Hashes the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
