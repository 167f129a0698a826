import CellFormats
import ColumnStorage
import TableValues

/// An expression over the columns of a table that is evaluated for many rows: in computed columns,
/// filters, sort keys.
///
/// The limit per row is lower than for a single evaluation. So a chunk always needs well under a
/// second, and the result of a cell never depends on how many cells are computed with it.
package struct RowExpression: Sendable {
  /// The maximum number of steps per row.
  package static let rowSteps = 10_000

  /// A column that it reads.
  package struct Input: Hashable, Sendable {
    /// The column.
    package var column: ColumnNumber
    /// Its type; text if display texts are read.
    package var type: ColumnType
    /// Whether its display texts are read instead of its values.
    package var isShown = false

    /// The numbers of the columns read, including the display column if there may be one.
    package var numbers: [ColumnNumber] { isShown ? [column, column.shown] : [column] }
  }

  /// The text of the expression.
  package let source: Text
  /// The expression with its parameters substituted.
  package let expression: CompiledExpression
  /// The columns it reads, in the order of ``requests``.
  package let inputs: [Input]
  /// The values of the parameters it reads. Those that are not set are left out.
  package let parameters: [Text: ParameterValue]
  /// The expression before parameters were substituted.
  package let unbound: CompiledExpression
  /// The record of which rows read which cells of other rows; nil if none do.
  package let ledger: ReadLedger?
  /// The inputs of variables other than columns; nil for columns.
  private let constants: [ExpressionInput?]

  /// Parses and checks an expression.
  ///
  /// - Parameters:
  ///   - source: Its text in UTF-8.
  ///   - environment: Names and types. Its limits are lowered to those of a row.
  ///   - parameters: The values of `params`.
  ///   - type: The type of a column in the environment.
  /// - Throws: ``ExpressionFailure`` with the problems of the text.
  package init(
    _ source: Text, in environment: ExpressionEnvironment, parameters: TableParameters,
    type: (ColumnNumber) -> ColumnType?
  ) throws(ExpressionFailure) {
    var environment = environment
    environment.limits.steps = Self.rowSteps
    environment.limits.chunkSteps = .max
    self.init(
      try CompiledExpression(source, in: environment), source, parameters: parameters, type: type)
  }

  /// An expression from a compiled one.
  init(
    _ compiled: CompiledExpression, _ source: Text, parameters: TableParameters,
    type: (ColumnNumber) -> ColumnType?
  ) {
    self.source = source
    unbound = compiled
    ledger = compiled.dependencies.otherColumns.isEmpty ? nil : ReadLedger()
    var used: [Text: ParameterValue] = [:]
    for name in compiled.dependencies.parameters {
      used[Text(name)] = parameters.values[Text(name)]
    }
    self.parameters = used
    expression = compiled.bound { variable in
      guard case .parameter(let name) = variable.source else { return nil }
      return used[Text(name)].map { ExpressionValue($0) }
    }
    constants = expression.variables.map { variable in
      switch variable.source {
      case .column, .shown: nil
      case .parameter(let name):
        used[Text(name)].map { .value(ExpressionValue($0)) }
          ?? .failure(EvaluationError(.unbound, "params.\(name) is not set"))
      case .binding: .unbound
      }
    }
    inputs = expression.variables.compactMap { variable in
      switch variable.source {
      case .column(let number): Input(column: number, type: type(number) ?? .json)
      case .shown(let number): Input(column: number, type: .text, isShown: true)
      case .parameter, .binding: nil
      }
    }
  }

  /// The same expression with other parameters.
  package func bound(to parameters: TableParameters) -> RowExpression {
    let names = unbound.dependencies.parameters.map { Text($0) }
    if names.allSatisfy({ parameters.values[$0] == self.parameters[$0] }) { return self }
    return RowExpression(unbound, source, parameters: parameters, type: typeOfColumn)
  }

  /// The same expression with the current formats of columns and types.
  package func formatted(as schema: TableSchema) -> RowExpression {
    let formatted = unbound.formatted { schema.format(named: $0) }
    if formatted.formats == formats { return self }
    var parameters = TableParameters()
    parameters.values = self.parameters
    return RowExpression(formatted, source, parameters: parameters, type: typeOfColumn)
  }

  private var typeOfColumn: (ColumnNumber) -> ColumnType? {
    let values = inputs.filter { !$0.isShown }
    let types = Dictionary(values.map { ($0.column, $0.type) }) { $1 }
    return { types[$0] }
  }

  /// The formats that it uses.
  package var formats: [NamedFormat] { unbound.formats }

  /// The columns that it reads in other rows.
  package var otherColumns: [ColumnNumber] { unbound.dependencies.otherColumns }

  /// A reader of other rows for some rows; nil if it is not needed.
  package func others(
    _ content: TableContent, for rows: EvaluatedRows, mayBlock: Bool
  ) -> OtherRows? {
    ledger.map { OtherRows(content, for: rows, $0, mayBlock: mayBlock) }
  }

  /// The cells to read in a row.
  package var requests: [ColumnRequest] {
    inputs.map { ColumnRequest($0.column, as: $0.isShown ? .text : .values($0.type)) }
  }

  /// The values of the variables at one row.
  ///
  /// - Parameters:
  ///   - cells: The cells of the row for ``requests``.
  ///   - binding: The value of a name bound by the caller; nil: not bound.
  package func variables(
    of cells: [CellValue], binding: (String) -> ExpressionValue? = { _ in nil }
  ) -> [ExpressionInput] {
    var next = 0
    return zip(constants, expression.variables).map { constant, variable in
      if case .binding(let name) = variable.source {
        return binding(name).map { .value($0) } ?? .unbound
      }
      if let constant { return constant }
      defer { next += 1 }
      guard next < cells.count else { return .unbound }
      do throws(EvaluationError) {
        return .value(try ExpressionValue(cell: cells[next]))
      } catch {
        return .failure(error)
      }
    }
  }

  /// The inputs of the variables over the chunks of ``requests``.
  package func variables(_ chunks: [ColumnChunk]) -> [ExpressionInput] {
    var next = 0
    return constants.map { constant in
      if let constant { return constant }
      defer { next += 1 }
      return next < chunks.count ? .column(chunks[next], inputs[next].type) : .unbound
    }
  }
}

extension ExpressionValue {
  /// The value of a parameter.
  package init(_ parameter: ParameterValue) {
    switch parameter {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let whole): self = .integer(whole)
    case .unsigned(let whole): self = .unsigned(whole)
    case .double(let bits): self = .double(Double(bitPattern: bits))
    case .text(let text): self = .text(text)
    case .bytes(let bytes): self = .bytes(bytes)
    case .timestamp(let seconds, let nanoseconds):
      let moment = ExpressionMoment(seconds: seconds, nanoseconds: nanoseconds)
      self = moment.map { .timestamp($0) } ?? .null
    case .duration(let nanoseconds): self = .duration(nanoseconds)
    case .list(let elements): self = .list(ExpressionList(elements.map { ExpressionValue($0) }))
    case .map(let entries):
      // Keys were checked when the parameter was made.
      let pairs = entries.map { (key: ExpressionValue($0.key), value: ExpressionValue($0.value)) }
      self = (try? ExpressionMap(pairs)).map { .map($0) } ?? .null
    }
  }
}

extension ParameterValue {
  /// The value as plain data; nil for types and optionals.
  package init?(_ value: ExpressionValue) {
    switch value {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let whole): self = .integer(whole)
    case .unsigned(let whole): self = .unsigned(whole)
    case .double(let double): self = .double(bits: double.bitPattern)
    case .text(let text): self = .text(text)
    case .bytes(let bytes): self = .bytes(bytes)
    case .timestamp(let moment):
      self = .timestamp(seconds: moment.seconds, nanoseconds: moment.nanoseconds)
    case .duration(let nanoseconds): self = .duration(nanoseconds: nanoseconds)
    case .list(let list):
      let elements = list.elements.compactMap { ParameterValue($0) }
      guard elements.count == list.elements.count else { return nil }
      self = .list(elements)
    case .map(let map):
      let entries = map.entries.compactMap { entry -> Entry? in
        guard let key = ParameterValue(entry.key), let value = ParameterValue(entry.value)
        else { return nil }
        return Entry(key: key, value: value)
      }
      guard entries.count == map.entries.count else { return nil }
      self = .map(entries)
    case .type, .optional: return nil
    }
  }
}
