import ColumnStorage
import Expressions
import TableValues

/// A condition written as an expression over the columns.
package struct ExpressionCondition: Hashable, Sendable {
  /// A column that the condition reads, with its type at the time of compilation.
  package struct Input: Hashable, Sendable {
    /// The column.
    package var column: ColumnNumber
    /// Its type; text if display texts are read.
    package var type: ColumnType
    /// Whether its display texts are read instead of its values.
    package var isShown = false

    /// The inputs that an expression reads in its row.
    static func all(of expression: RowExpression) -> [Input] {
      expression.inputs.map { Input(column: $0.column, type: $0.type, isShown: $0.isShown) }
    }
  }

  /// The inputs, in the order of the expression's variables.
  package let inputs: [Input]
  /// The inputs in other rows.
  package let others: [Input]
  private let row: RowExpression

  /// The text of the expression.
  package var source: Text { row.source }

  /// The expression as written, before parameters were substituted.
  var expression: CompiledExpression { row.unbound }

  /// Parses and checks a condition.
  ///
  /// - Parameter parameters: The values of `params`. A row is undecided if the expression reads a
  ///   missing parameter.
  /// - Throws: What is wrong, and where; also if the expression is not a condition.
  package init(
    _ source: Text, over schema: TableSchema, parameters: TableParameters = TableParameters()
  ) throws(ExpressionFailure) {
    let expression = try RowExpression(
      source, in: ExpressionEnvironment(over: schema), parameters: parameters,
      type: { schema[$0]?.type })
    let type = expression.expression.type
    guard type == .boolean || type == .dynamic else {
      throw ExpressionFailure(
        .type, "a filter is a condition", at: 0..<source.utf8.count, expected: "bool",
        found: "\(type)")
    }
    self.init(
      expression,
      others: expression.otherColumns.compactMap { number in
        schema[number].map { Input(column: number, type: $0.type) }
      })
  }

  private init(_ expression: RowExpression, others: [Input]) {
    row = expression
    self.others = others
    inputs = Input.all(of: expression)
  }

  /// The same condition with other parameters.
  package func bound(to parameters: TableParameters) -> ExpressionCondition {
    ExpressionCondition(row.bound(to: parameters), others: others)
  }

  /// The same condition with the current formats of columns and types.
  package func formatted(as schema: TableSchema) -> ExpressionCondition {
    ExpressionCondition(row.formatted(as: schema), others: others)
  }

  /// Why it does not fit the columns any more, or nil.
  func misfit(in schema: TableSchema) -> FilterMisfit.Reason? {
    if row.formats.contains(where: { schema.format(named: $0.name) == nil }) { return .columnGone }
    return (inputs + others).lazy.compactMap { $0.misfit(in: schema) }.first
  }

  /// The cells to read.
  var requests: [ColumnRequest] { row.requests }

  /// The record of which rows read which cells of other rows; nil if none do.
  var ledger: ReadLedger? { row.ledger }

  /// A reader of other rows; nil if it is not needed.
  func others(_ content: TableContent, for rows: EvaluatedRows, mayBlock: Bool) -> OtherRows? {
    row.others(content, for: rows, mayBlock: mayBlock)
  }

  /// The rows of a chunk for which it is true or false, and those for which it fails: it is
  /// neither, although none of its input cells is null.
  func evaluate(
    _ rowCount: Int, _ chunks: [ColumnChunk], _ others: OtherRows?
  ) -> (isTrue: RowBits, isFalse: RowBits, fails: RowBits) {
    var bits = (
      isTrue: RowBits(count: rowCount), isFalse: RowBits(count: rowCount),
      fails: RowBits(repeating: true, count: rowCount)
    )
    let variables = row.variables(chunks)
    // If the cost limit is exceeded, every row fails.
    guard let hits = try? row.expression.hits(variables, count: rowCount, others: others)
    else { return bits }
    bits.isTrue.words = hits.words
    bits.isFalse.words = hits.falseWords
    bits.fails.formIntersection(notIn: bits.isTrue)
    bits.fails.formIntersection(notIn: bits.isFalse)
    if !bits.fails.isEmpty {
      for chunk in chunks { bits.fails.formIntersection(notIn: chunk.nulls) }
    }
    if others != nil, !bits.fails.isEmpty {
      let rows = (0..<rowCount).filter { bits.fails[$0] }
      for place in row.expression.nulls(among: rows, variables, others: others) {
        bits.fails[place] = false
      }
    }
    return bits
  }

  /// Whether it is true for a row (nil: undecided), and whether it fails there.
  func truth(of cells: [Cell], _ others: OtherRows?) -> (holds: Bool?, fails: Bool) {
    let bits = evaluate(1, chunks(of: cells), others)
    if bits.isTrue[0] { return (true, false) }
    return (bits.isFalse[0] ? false : nil, bits.fails[0])
  }

  /// The error at a row where it fails.
  func error(at cells: [Cell], _ others: OtherRows?) -> EvaluationError {
    do throws(EvaluationError) {
      let value = try row.expression.evaluate(row.variables(chunks(of: cells)), others: others)
      return EvaluationError(.noSuchOverload, "a condition is bool, not \(value.typeName.name)")
    } catch { return error }
  }

  /// The cells of a row as chunks of one row.
  private func chunks(of cells: [Cell]) -> [ColumnChunk] {
    zip(cells, inputs).map { cell, input in
      var builder = ColumnChunkBuilder(type: input.type)
      builder.append(cell)
      return builder.finish()
    }
  }

  /// Equality of text, inputs and parameters, which determine the rest.
  package static func == (left: ExpressionCondition, right: ExpressionCondition) -> Bool {
    left.source == right.source && left.inputs == right.inputs && left.others == right.others
      && left.row.parameters == right.row.parameters && left.row.formats == right.row.formats
  }

  /// Hashes the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
