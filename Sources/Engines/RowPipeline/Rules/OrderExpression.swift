import ColumnStorage
import Expressions
import Synchronization
import TableValues

/// An expression by which rows are sorted or grouped, over the columns of the table. It is a
/// derived column that only the view has.
package struct OrderExpression: Hashable, Sendable {
  /// The number of its column. No other column of any table has it.
  package let number: ColumnNumber
  /// Its inputs, in the order of the expression's variables.
  package let inputs: [ExpressionCondition.Input]
  /// Its inputs in other rows.
  package let others: [ExpressionCondition.Input]
  /// The type of its values.
  package let type: ColumnType
  private let row: RowExpression
  private let columns: OrderColumns

  /// The text of the expression.
  package var source: Text { row.source }

  /// Parses and checks an expression.
  ///
  /// - Parameter parameters: The values of `params`. If it reads a missing parameter, it fails.
  /// - Throws: What is wrong with it, and where.
  package init(
    _ source: Text, over schema: TableSchema, parameters: TableParameters = TableParameters()
  ) throws(ExpressionFailure) {
    let row = try RowExpression(
      source, in: ExpressionEnvironment(over: schema), parameters: parameters,
      type: { schema[$0]?.type })
    let others = row.otherColumns.compactMap { number in
      schema[number].map { ExpressionCondition.Input(column: number, type: $0.type) }
    }
    self.init(row, others: others, OrderNumbers.next())
  }

  private init(
    _ row: RowExpression, others: [ExpressionCondition.Input], _ number: ColumnNumber
  ) {
    self.row = row
    self.others = others
    self.number = number
    inputs = ExpressionCondition.Input.all(of: row)
    type = row.expression.type.withoutNull.columnType
    columns = OrderColumns()
  }

  /// The same expression with other parameters.
  package func bound(to parameters: TableParameters) -> OrderExpression {
    let bound = row.bound(to: parameters)
    return bound.parameters == row.parameters
      ? self : OrderExpression(bound, others: others, number)
  }

  /// The same expression with the current formats of columns and types.
  package func formatted(as schema: TableSchema) -> OrderExpression {
    let formatted = row.formatted(as: schema)
    return formatted.formats == row.formats
      ? self : OrderExpression(formatted, others: others, number)
  }

  /// Why it cannot be computed from the current columns, or nil. If it cannot, it is left out.
  package func misfit(in schema: TableSchema) -> FilterMisfit.Reason? {
    if row.formats.contains(where: { schema.format(named: $0.name) == nil }) { return .columnGone }
    return (inputs + others).lazy.compactMap { $0.misfit(in: schema) }.first
  }

  /// Whether its values may depend on other rows, directly or through the columns that it reads.
  func readsOtherRows(in content: TableContent) -> Bool {
    !others.isEmpty || row.inputs.flatMap(\.numbers).contains { content.readsOtherRows($0) }
  }

  /// The record of which rows read which cells of other rows; nil if none do.
  package var ledger: ReadLedger? { row.ledger }

  /// Its column over a content. The column is reused while its inputs have the same definitions.
  /// Nil if it does not fit.
  func column(over content: TableContent) -> (any DerivedColumn)? {
    guard misfit(in: content.schema) == nil else { return nil }
    return columns.column(of: row, as: type, over: content)
  }

  /// Equality of number, text, inputs and parameters, which determine the rest.
  package static func == (left: OrderExpression, right: OrderExpression) -> Bool {
    left.number == right.number && left.source == right.source && left.inputs == right.inputs
      && left.others == right.others && left.row.parameters == right.row.parameters
      && left.row.formats == right.row.formats
  }

  /// Hashes the number.
  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Assigns numbers to columns that only views have: far below all others, each used once.
private enum OrderNumbers {
  private static let last = Atomic<Int>(-1 << 40)

  static func next() -> ColumnNumber {
    ColumnNumber(last.wrappingSubtract(1, ordering: .relaxed).newValue)
  }
}

/// The columns made from one expression, so that unchanged chunks stay cached. They are freed with
/// it.
private final class OrderColumns: Sendable {
  /// The basis on which a column was made.
  private struct Basis {
    /// The columns that it reads, in its row and in others, and the definitions of the derived
    /// ones.
    var columns: [Column]
    var lineages: [SourceNumber?]
    /// The version numbers of their cells, for cells that change without a change of the row.
    var stamps: [SourceNumber?]

    init(_ row: RowExpression, over content: TableContent) {
      let inputs = row.inputs.flatMap(\.numbers)
      let numbers = inputs + row.otherColumns
      columns = numbers.compactMap { content.schema[$0] }
      lineages = numbers.map { content.derivedColumns[$0]?.lineage }
      stamps =
        inputs.map { content.derivedColumns[$0]?.number } + content.stamps(of: row.otherColumns)
    }

    /// Whether values are computed in the same way, regardless of the cells of other rows.
    func isAlike(_ other: Basis) -> Bool {
      lineages == other.lineages && columns.count == other.columns.count
        && zip(columns, other.columns).allSatisfy {
          $0.number == $1.number && $0.reads(as: $1)
        }
    }
  }

  /// A column and its basis.
  private struct Made {
    var basis: Basis
    var column: ComputedColumn
    var cache: ChunkCache
  }

  /// The number of columns that are kept. A view follows its table from one content to the next, so
  /// few are in use at once.
  private static let keptMax = 3

  private let made = Mutex<[Made]>([])

  func column(
    of row: RowExpression, as type: ColumnType, over content: TableContent
  ) -> ComputedColumn {
    let basis = Basis(row, over: content)
    return made.withLock { made in
      let alike = made.filter { $0.basis.isAlike(basis) }
      if let known = alike.first(where: { $0.basis.stamps == basis.stamps }) { return known.column }
      let column =
        alike.last?.column.renewed() as? ComputedColumn ?? ComputedColumn(row, as: type)
      made.append(Made(basis: basis, column: column, cache: content.cache))
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

/// The rows that are last because an expression of the order fails there.
package struct OrderFailures: Sendable {
  /// Rows shown at which an expression of the order fails.
  package var rows: RowSet
  /// The error at the row with the lowest slot.
  package var first: OrderFailure?
}

/// An expression of an order that fails at a row.
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
  /// The expressions of the order, in the order of the keys, without duplicates.
  var orderExpressions: [OrderExpression] {
    if expressions.isEmpty { return [] }
    var named: [OrderExpression] = []
    for key in orderKeys {
      guard let expression = expressions[key.column], !named.contains(expression) else { continue }
      named.append(expression)
    }
    return named
  }

  /// A content with the columns of the order's expressions. Those that do not fit are left out.
  func widening(_ content: TableContent) -> TableContent {
    if expressions.isEmpty { return content }
    var columns: [ColumnNumber: any DerivedColumn] = [:]
    for expression in orderExpressions {
      columns[expression.number] = expression.column(over: content)
    }
    return content.adding(columns)
  }

  /// Whether a column is made from an expression of the order: a column of the view, or the sort
  /// values of a column of the table.
  func isExpression(_ column: ColumnNumber, over content: TableContent) -> Bool {
    content.derivedColumns[column] != nil && content.schema[column] == nil
  }

  /// The failures at some rows, of which the first is examined; nil without expressions.
  ///
  /// - Parameters:
  ///   - content: Must have the columns of the order's expressions.
  ///   - known: The error at the first row, if that has not changed.
  ///   - mayBlock: Whether a file may be read.
  /// - Throws: ``NotResident``.
  func failures(
    at rows: RowSet, in content: TableContent, known: OrderFailure? = nil, mayBlock: Bool
  ) throws(NotResident) -> OrderFailures? {
    var numbers: [ColumnNumber] = []
    for key in orderKeys where isExpression(key.column, over: content) {
      if !numbers.contains(key.column) { numbers.append(key.column) }
    }
    if numbers.isEmpty { return nil }
    guard let slot = rows.first else { return OrderFailures(rows: rows) }
    if let known, known.slot == slot { return OrderFailures(rows: rows, first: known) }
    for number in numbers {
      guard let column = content.derivedColumns[number] as? ComputedColumn,
        let error = try column.error(at: slot, number, in: content, mayBlock: mayBlock)
      else { continue }
      return OrderFailures(
        rows: rows,
        first: OrderFailure(
          slot: slot, column: number, source: column.expression?.source ?? "", error: error))
    }
    return OrderFailures(rows: rows)
  }
}

extension ComputedColumn {
  /// Why it has no value for a row; nil if it has one.
  ///
  /// - Throws: ``NotResident``.
  fileprivate func error(
    at slot: UInt32, _ number: ColumnNumber, in content: TableContent, mayBlock: Bool
  ) throws(NotResident) -> EvaluationError? {
    guard let expression else { return nil }
    let request = ColumnRequest(number, as: .values(type))
    guard case .error = try content.cells(of: slot, [request], mayBlock: mayBlock)[0].value else {
      return nil
    }
    let cells = try content.cells(of: slot, expression.requests, mayBlock: mayBlock)
    let chunks = zip(cells, expression.inputs).map { cell, input in
      var builder = ColumnChunkBuilder(type: input.type)
      builder.append(cell)
      return builder.finish()
    }
    let others = expression.others(content, for: .list([slot]), mayBlock: mayBlock)
    do throws(EvaluationError) {
      let value = try expression.expression.evaluate(expression.variables(chunks), others: others)
      return EvaluationError(.noSuchOverload, "a \(value.typeName.name) is no \(type.rawValue)")
    } catch { return error }
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
