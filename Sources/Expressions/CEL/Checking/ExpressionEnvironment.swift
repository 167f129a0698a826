import TableValues

/// How strict the language is about numbers.
package enum ExpressionDialect: String, Sendable {
  /// Exactly the published language.
  case strict
  /// Integers widen to doubles in mixed arithmetic and comparison.
  case table
}

/// What a name of an expression stands for.
package enum VariableSource: Hashable, Sendable {
  /// A column of the row.
  case column(ColumnNumber)
  /// What a column of the row shows.
  case shown(ColumnNumber)
  /// What the client has set, by name without `params.`.
  case parameter(String)
  /// A name bound by the caller: `selected`, `index`, a binding of `expression/evaluate`.
  case binding(String)

  /// Whether it differs from row to row.
  var isOfRow: Bool {
    switch self {
    case .column, .shown: true
    case .parameter, .binding: false
    }
  }
}

/// A name that expressions may use.
package struct ExpressionVariable: Hashable, Sendable {
  /// The name as it is written; may be dotted.
  package var name: String
  /// Its type.
  package var type: ExpressionType
  /// Where its value comes from.
  package var source: VariableSource

  /// Makes a variable.
  package init(_ name: String, _ type: ExpressionType, _ source: VariableSource) {
    self.name = name
    self.type = type
    self.source = source
  }
}

/// Everything around an expression: dialect, names, functions declared from outside, limits.
package struct ExpressionEnvironment: Sendable {
  /// The dialect.
  package var dialect: ExpressionDialect
  /// The names, by name.
  package private(set) var variables: [String: ExpressionVariable] = [:]
  /// The columns that `row` reaches, by their exact names.
  package private(set) var columns: [Text: ExpressionVariable] = [:]
  /// Columns that `row` as a whole leaves out; `row["name"]` reaches them.
  package var unlisted = Set<ColumnNumber>()
  /// How columns and named types show values, by the names of these.
  package private(set) var formats: [Text: NamedFormat] = [:]
  /// Functions that are declared and not defined: expressions with them check and do not run.
  package var declarations: [FunctionSignature] = []
  /// Whether `cell(key, column)` reads other rows of the table.
  package var readsOtherRows = false
  /// Whether `params.x` may name what no client has set yet.
  package var hasOpenParameters = false
  /// The limits.
  package var limits = ExpressionLimits()

  /// An environment without names.
  package init(dialect: ExpressionDialect) { self.dialect = dialect }

  /// An environment for the rows of a table, which may read other rows.
  package init(over schema: TableSchema) {
    self.init(columns: schema.columns, types: schema.types)
    readsOtherRows = true
  }

  /// An environment of a table's columns, their ids as names, and of open parameters.
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

  /// Adds a name; the last one of a name counts.
  package mutating func declare(_ variable: ExpressionVariable) {
    variables[variable.name] = variable
  }

  /// Gives a column's name another type.
  mutating func declare(_ column: Column, as type: ExpressionType) {
    declare(column: column.id.text, type, number: column.number)
  }

  private mutating func declare(column name: Text, _ type: ExpressionType, number: ColumnNumber) {
    let spelled = String(decoding: name.utf8, as: UTF8.self)
    let variable = ExpressionVariable(spelled, type, .column(number))
    columns[name] = variable
    if spelled.utf8.elementsEqual(name.utf8), Self.isName(name.utf8) { declare(variable) }
  }

  /// Whether bytes read as a name; it may still be a word of the language.
  static func isName(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, !(0x30...0x39).contains(first) else { return false }
    return bytes.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F }
  }
}

extension ExpressionType {
  /// The type that cells of a column have in expressions: dates are moments at midnight UTC,
  /// date-times without an offset are read as UTC, decimals are doubles.
  package init(_ type: ColumnType) {
    switch type {
    case .boolean: self = .boolean
    case .integer: self = .integer
    case .number, .decimal: self = .double
    case .date, .dateTime: self = .timestamp
    case .duration: self = .duration
    case .text: self = .text
    case .list: self = .list(.dynamic)
    case .json: self = .dynamic
    }
  }
}
