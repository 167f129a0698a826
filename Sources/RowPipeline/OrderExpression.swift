import ColumnStorage
import Expressions
import Synchronization
import TableValues

/// What rows are sorted or put into sections by that is no column of the table: an expression over
/// its columns, as a derived column that only the view has.
package struct OrderExpression: Hashable, Sendable {
  /// The number of its column, which no other column of any table has.
  package let number: ColumnNumber
  /// What it reads, in the order of the expression's variables.
  package let inputs: [ExpressionCondition.Input]
  /// The type of its values.
  package let type: ColumnType
  private let row: RowExpression
  private let columns: OrderColumns

  /// The text of the expression.
  package var source: Text { row.source }

  /// Reads and checks an expression.
  ///
  /// - Parameter parameters: What `params` holds; where it reads what that does not hold, it fails.
  /// - Throws: What is wrong with it, and where.
  package init(
    _ source: Text, over schema: TableSchema, parameters: TableParameters = TableParameters()
  ) throws(ExpressionFailure) {
    let environment = ExpressionEnvironment(dialect: .table, columns: schema.columns)
    let row = try RowExpression(
      source, in: environment, parameters: parameters, type: { schema[$0]?.type })
    self.init(row, OrderNumbers.next())
  }

  private init(_ row: RowExpression, _ number: ColumnNumber) {
    self.row = row
    self.number = number
    inputs = row.inputs.map { ExpressionCondition.Input(column: $0.column, type: $0.type) }
    type = row.expression.type.withoutNull.columnType
    columns = OrderColumns()
  }

  /// The same expression with other parameters.
  package func bound(to parameters: TableParameters) -> OrderExpression {
    let bound = row.bound(to: parameters)
    return bound.parameters == row.parameters ? self : OrderExpression(bound, number)
  }

  /// Why it cannot be made of the columns as they are now, if so: it is then left out.
  package func misfit(in schema: TableSchema) -> FilterMisfit.Reason? {
    inputs.lazy.compactMap { $0.misfit(in: schema) }.first
  }

  /// Its column over a content, the same one as long as what it reads is made alike; nil where it
  /// does not fit.
  func column(over content: TableContent) -> (any DerivedColumn)? {
    guard misfit(in: content.schema) == nil else { return nil }
    return columns.column(of: row, as: type, over: content)
  }

  /// Why it has no value for a row.
  ///
  /// - Throws: ``NotResident``.
  func error(
    at slot: UInt32, in content: TableContent, mayBlock: Bool
  ) throws(NotResident) -> EvaluationError {
    let cells = try content.cells(of: slot, row.requests, mayBlock: mayBlock)
    let chunks = zip(cells, inputs).map { cell, input in
      var builder = ColumnChunkBuilder(type: input.type)
      builder.append(cell)
      return builder.finish()
    }
    do throws(EvaluationError) {
      let value = try row.expression.evaluate(row.variables(chunks))
      return EvaluationError(
        .noSuchOverload, "a \(value.typeName.name) is no \(type.rawValue)")
    } catch { return error }
  }

  /// Equality of number, text, inputs and parameters, from which the rest follows.
  package static func == (left: OrderExpression, right: OrderExpression) -> Bool {
    left.number == right.number && left.source == right.source && left.inputs == right.inputs
      && left.row.parameters == right.row.parameters
  }

  /// Hashes the number.
  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Gives numbers to columns that only views have: far below all others, each once.
private enum OrderNumbers {
  private static let last = Atomic<Int>(-1 << 40)

  static func next() -> ColumnNumber {
    ColumnNumber(last.wrappingSubtract(1, ordering: .relaxed).newValue)
  }
}

/// The columns that one expression made, so that unchanged chunks stay; they are freed with it.
private final class OrderColumns: Sendable {
  /// A column and what it was made over.
  private struct Made {
    var inputs: [Column]
    var derived: [SourceNumber?]
    var column: ComputedColumn
    var cache: ChunkCache
  }

  /// A view follows its table from one content to the next; few are looked at at once.
  private static let keptMax = 3

  private let made = Mutex<[Made]>([])

  func column(
    of row: RowExpression, as type: ColumnType, over content: TableContent
  ) -> ComputedColumn {
    let numbers = row.inputs.map(\.column)
    let inputs = numbers.compactMap { content.schema[$0] }
    let derived = numbers.map { content.derivedColumns[$0]?.number }
    return made.withLock { made in
      let known = made.first { one in
        one.derived == derived && one.inputs.count == inputs.count
          && zip(one.inputs, inputs).allSatisfy { $0.number == $1.number && $0.reads(as: $1) }
      }
      if let known { return known.column }
      let column = ComputedColumn(row, as: type)
      made.append(Made(inputs: inputs, derived: derived, column: column, cache: content.cache))
      if made.count > Self.keptMax {
        let old = made.removeFirst()
        old.cache.drop(madeBy: old.column.number)
      }
      return column
    }
  }

  deinit {
    made.withLock { made in
      for one in made { one.cache.drop(madeBy: one.column.number) }
    }
  }
}

/// The rows that stand last because an expression that they are ordered by has an error there.
package struct OrderFailures: Sendable {
  /// Rows shown at which an expression of the order fails.
  package var rows: RowSet
  /// The error at the first of them, by slot.
  package var first: OrderFailure?
}

/// An expression of an order that has an error at a row.
package struct OrderFailure: Sendable {
  /// The row.
  package var slot: UInt32
  /// The number of the expression's column.
  package var column: ColumnNumber
  /// The expression's text.
  package var source: Text
  /// The error.
  package var error: EvaluationError
}

extension ViewRules {
  /// The expressions that rows are ordered by, in the order of the keys, each once.
  var orderExpressions: [OrderExpression] {
    if expressions.isEmpty { return [] }
    var named: [OrderExpression] = []
    for key in orderKeys {
      guard let expression = expressions[key.column], !named.contains(expression) else { continue }
      named.append(expression)
    }
    return named
  }

  /// A content with the columns of the order's expressions; those that do not fit are left out.
  func widening(_ content: TableContent) -> TableContent {
    if expressions.isEmpty { return content }
    var columns: [ColumnNumber: any DerivedColumn] = [:]
    for expression in orderExpressions {
      columns[expression.number] = expression.column(over: content)
    }
    return content.adding(columns)
  }

  /// What fails at some rows, of which the first is looked at; nil without expressions.
  ///
  /// - Parameters:
  ///   - known: The error at the first row, if that has not changed.
  ///   - mayBlock: Whether a file may be read.
  /// - Throws: ``NotResident``.
  func failures(
    at rows: RowSet, in content: TableContent, known: OrderFailure? = nil, mayBlock: Bool
  ) throws(NotResident) -> OrderFailures? {
    let expressions = orderExpressions.filter { content.derivedColumns[$0.number] != nil }
    if expressions.isEmpty { return nil }
    guard let slot = rows.first else { return OrderFailures(rows: rows) }
    if let known, known.slot == slot { return OrderFailures(rows: rows, first: known) }
    for expression in expressions {
      let request = ColumnRequest(expression.number, as: .values(expression.type))
      let cells = try content.cells(of: slot, [request], mayBlock: mayBlock)
      guard case .error = cells[0].value else { continue }
      return OrderFailures(
        rows: rows,
        first: OrderFailure(
          slot: slot, column: expression.number, source: expression.source,
          error: try expression.error(at: slot, in: content, mayBlock: mayBlock)))
    }
    return OrderFailures(rows: rows)
  }
}

extension TableContent {
  /// The cells of one row, one per request.
  fileprivate func cells(
    of slot: UInt32, _ requests: [ColumnRequest], mayBlock: Bool
  ) throws(NotResident) -> [Cell] {
    let cells = (mayBlock ? cells(of: [slot], requests) : residentCells(of: [slot], requests))
      .map { $0[0] }
    if !mayBlock, cells.contains(where: { $0.value == .pending }) { throw NotResident() }
    return cells
  }
}
