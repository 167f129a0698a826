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

  /// The text of the expression.
  package let source: Text
  /// What it reads, in the order of the expression's variables.
  package let inputs: [Input]
  let expression: CompiledExpression

  /// Reads and checks a condition.
  ///
  /// - Throws: What is wrong with it, and where; also when it is no condition.
  package init(_ source: Text, over schema: TableSchema) throws(ExpressionFailure) {
    var environment = ExpressionEnvironment(dialect: .table, columns: schema.columns)
    environment.hasOpenParameters = false
    let expression = try CompiledExpression(source, in: environment)
    guard expression.type == .boolean || expression.type == .dynamic else {
      throw ExpressionFailure(
        .type, "a filter is a condition", at: 0..<source.utf8.count, expected: "bool",
        found: "\(expression.type)")
    }
    self.source = source
    self.expression = expression
    inputs = expression.dependencies.columns.compactMap { number in
      schema[number].map { Input(column: number, type: $0.type) }
    }
  }

  /// What must be read.
  var requests: [ColumnRequest] {
    inputs.map { ColumnRequest($0.column, as: .values($0.type)) }
  }

  /// The rows of a chunk for which it is true, and those for which it is false; a row for which it
  /// fails is in neither.
  func evaluate(_ rowCount: Int, _ chunks: [ColumnChunk]) -> (isTrue: RowBits, isFalse: RowBits) {
    var bits = (isTrue: RowBits(count: rowCount), isFalse: RowBits(count: rowCount))
    let columns = zip(chunks, inputs).map { ExpressionInput.column($0, $1.type) }
    // Past the limit of costs every row is undecided.
    guard let hits = try? expression.hits(columns, count: rowCount) else { return bits }
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

  /// Equality of text and inputs, from which the rest follows.
  package static func == (left: ExpressionCondition, right: ExpressionCondition) -> Bool {
    left.source == right.source && left.inputs == right.inputs
  }

  /// Hashes the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
