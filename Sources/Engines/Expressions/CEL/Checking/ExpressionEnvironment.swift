import TableValues

/// The source of a variable's value.
package enum VariableSource: Hashable, Sendable {
  /// A column of the row.
  case column(ColumnNumber)
  /// The display text of a column of the row.
  case shown(ColumnNumber)
  /// A parameter set by the client, by name without `params.`.
  case parameter(String)
  /// A name bound by the caller: `selected`, `index`, a binding of `expression/evaluate`.
  case binding(String)

  /// Whether the value differs from row to row.
  var isOfRow: Bool {
    switch self {
    case .column, .shown: true
    case .parameter, .binding: false
    }
  }
}

/// A name that expressions may use.
package struct ExpressionVariable: Hashable, Sendable {
  /// The name as written. It may be dotted.
  package var name: String
  /// Its type.
  package var type: ExpressionType
  /// The source of its value.
  package var source: VariableSource

  /// Makes a variable.
  package init(_ name: String, _ type: ExpressionType, _ source: VariableSource) {
    self.name = name
    self.type = type
    self.source = source
  }
}

/// The context of an expression: dialect, names, external functions, limits.
package struct ExpressionEnvironment: Sendable {
  /// The dialect.
  package var dialect: ExpressionDialect
  /// The variables, by name.
  package private(set) var variables: [String: ExpressionVariable] = [:]
  /// The columns that are reachable through `row`, by their exact names.
  package private(set) var columns: [Text: ExpressionVariable] = [:]
  /// Columns that are not part of `row` as a whole. `row["name"]` reaches them.
  package var unlisted = Set<ColumnNumber>()
  /// The formats of columns and named types, by name.
  package private(set) var formats: [Text: NamedFormat] = [:]
  /// Functions that are declared but not defined. Expressions that call them can be checked but not
  /// run.
  package var declarations: [FunctionSignature] = []
  /// Whether `cell(key, column)` reads other rows of the table.
  package var readsOtherRows = false
  /// Whether `params.x` may name a parameter that is not set yet.
  package var hasOpenParameters = false
  /// The limits.
  package var limits = ExpressionLimits()

  /// An environment without names.
  package init(dialect: ExpressionDialect) { self.dialect = dialect }

  /// An environment for the rows of a table, with access to other rows.
  package init(over schema: TableSchema) {
    self.init(columns: schema.columns, types: schema.types)
    readsOtherRows = true
  }

  /// An environment with a table's columns under their ids, and with open parameters.
  package init(
    dialect: ExpressionDialect = .table, columns: [Column], types: [NamedType] = []
  ) {
    self.init(dialect: dialect)
    hasOpenParameters = true
    for type in types { formats[type.name] = NamedFormat(type) }
    for column in columns { formats[column.id.text] = NamedFormat(column) }
    for column in columns {
      let type = ExpressionType.nullable(ExpressionType(column.type))
      declare(column: column.id.text, type, number: column.number)
    }
  }

  /// Adds a variable. It replaces one of the same name.
  package mutating func declare(_ variable: ExpressionVariable) {
    variables[variable.name] = variable
  }

  /// Changes the type of a column's variable.
  mutating func declare(_ column: Column, as type: ExpressionType) {
    declare(column: column.id.text, type, number: column.number)
  }

  private mutating func declare(column name: Text, _ type: ExpressionType, number: ColumnNumber) {
    let spelled = String(decoding: name.utf8, as: UTF8.self)
    let variable = ExpressionVariable(spelled, type, .column(number))
    columns[name] = variable
    if spelled.utf8.elementsEqual(name.utf8), Self.isName(name.utf8) { declare(variable) }
  }

  /// Whether bytes have the form of a name. It may still be a reserved word.
  static func isName(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, !(0x30...0x39).contains(first) else { return false }
    return bytes.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F }
  }
}

extension ExpressionType {
  /// The type of a column's cells in expressions. Dates are moments at midnight UTC, date-times
  /// without an offset are read as UTC, times of day are durations since midnight, decimals are
  /// doubles.
  package init(_ type: ColumnType) {
    switch type {
    case .boolean: self = .boolean
    case .integer: self = .integer
    case .number, .decimal: self = .double
    case .date, .dateTime: self = .timestamp
    case .time, .duration: self = .duration
    case .text: self = .text
    case .list: self = .list(.dynamic)
    case .json: self = .dynamic
    }
  }
}
