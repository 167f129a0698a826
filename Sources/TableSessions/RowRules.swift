import ColumnStorage
import Expressions
import TableValues

/// What a table says of its rows, with its expressions ready for the columns there are.
package struct RowRules: Sendable {
  /// What is said.
  package let declarations: RowDeclarations
  private let expressions: [Text: RuleExpression]
  /// What any layer but single rows says.
  private let said: Set<RowSetting>
  private let kindSettings: Set<RowSetting>

  /// Makes declarations ready. An expression that does not fit the columns has no value.
  package init(_ declarations: RowDeclarations, over schema: TableSchema) {
    self.declarations = declarations
    var expressions: [Text: RuleExpression] = [:]
    declarations.forEachExpression { source, _ in
      if expressions[source] == nil {
        expressions[source] = try? RuleExpression(source, over: schema)
      }
    }
    self.expressions = expressions
    var local = Set<RowSetting>()
    for kind in declarations.kinds.values {
      local.formUnion(kind.settings.keys)
      for settings in kind.columns.values { local.formUnion(settings.keys) }
    }
    for rules in declarations.sections.values { local.formUnion(rules.settings.keys) }
    for settings in declarations.sectionKinds.values { local.formUnion(settings.keys) }
    for rules in declarations.columns.values { local.formUnion(rules.settings.keys) }
    kindSettings = local
    said = local.union(declarations.settings.keys).union(declarations.fallback.keys)
  }

  /// The same for other columns.
  func fitted(to schema: TableSchema) -> RowRules { RowRules(declarations, over: schema) }

  /// The expression of a text, if it fits the columns.
  func expression(_ source: Text) -> RuleExpression? { expressions[source] }

  /// Whether any layer but single rows says something.
  func says(_ setting: RowSetting) -> Bool { said.contains(setting) }

  /// What the setting is for every row that says nothing itself, if that does not depend on the row.
  func constant(_ setting: RowSetting) -> SettingValue? {
    guard !kindSettings.contains(setting) else { return nil }
    let value =
      declarations.settings[setting] ?? declarations.fallback[setting] ?? setting.builtIn
    if case .expression = value { return nil }
    return value
  }

  /// The columns that expressions read.
  var requests: [ColumnRequest] {
    var requests: [ColumnRequest] = []
    for expression in expressions.values {
      for request in expression.requests where !requests.contains(request) {
        requests.append(request)
      }
    }
    return requests
  }
}

/// An expression over a row, for a setting or a row's kind.
package struct RuleExpression: Sendable {
  /// What it reads, in the order of its variables.
  let requests: [ColumnRequest]
  /// The type of its value.
  package let type: ExpressionType
  private let compiled: CompiledExpression

  /// Reads and checks an expression.
  ///
  /// - Throws: What is wrong with it, and where.
  package init(_ source: Text, over schema: TableSchema) throws(ExpressionFailure) {
    var environment = ExpressionEnvironment(dialect: .table, columns: schema.columns)
    environment.hasOpenParameters = false
    compiled = try CompiledExpression(source, in: environment)
    type = compiled.type
    requests = compiled.dependencies.columns.compactMap { number in
      schema[number].map { ColumnRequest(number, as: .values($0.type)) }
    }
  }

  /// The value for a row.
  ///
  /// - Parameter cell: Gives the cell for one of ``requests``.
  func value(_ cell: (ColumnRequest) -> Cell) throws(EvaluationError) -> ExpressionValue {
    var inputs: [ExpressionInput] = []
    for request in requests {
      do throws(EvaluationError) {
        inputs.append(.value(try ExpressionValue(cell: cell(request).value)))
      } catch {
        inputs.append(.failure(error))
      }
    }
    do throws(EvaluationError) {
      return try compiled.evaluate(inputs)
    } catch {
      // What reads a null has no answer, which is no fault.
      if error.kind == .nullOperand { return .null }
      throw error
    }
  }
}

extension RowSetting {
  /// Whether an expression of a type may give it.
  package func takes(_ type: ExpressionType) -> Bool {
    switch (shape, type) {
    case (_, .dynamic), (_, .null): true
    case (.flag, .boolean), (.permission, .boolean), (.movement, .boolean): true
    case (.permission, .text), (.movement, .text), (.movement, .list), (.text, .text): true
    case (.height, .text), (.edgeHeight, .text): true
    case (.length, .integer), (.height, .integer), (.edgeHeight, .integer), (.count, .integer): true
    case (.length, .double), (.height, .double), (.edgeHeight, .double), (.count, .double): true
    case (.actions, .text), (.actions, .boolean): true
    case (.flag, _), (.permission, _), (.movement, _), (.text, _), (.length, _), (.height, _),
      (.edgeHeight, _), (.count, _), (.actions, _), (.document, _):
      false
    }
  }

  /// What an expression must give for it, for people.
  package var expectation: String {
    switch shape {
    case .flag: "bool"
    case .permission: "bool or \"ask\""
    case .movement: "bool, \"ask\" or a list of sections"
    case .length, .count: "int or double"
    case .height, .edgeHeight: "int, double or \"automatic\""
    case .text, .actions: "string"
    case .document: "no expression"
    }
  }

  /// A value of the language as the setting's; nil for null.
  ///
  /// - Throws: ``SettingProblem`` for a value that the setting does not take.
  func value(_ value: ExpressionValue) throws(SettingProblem) -> SettingValue? {
    if case .null = value { return nil }
    switch shape {
    case .flag:
      if case .boolean(let flag) = value { return .flag(flag) }
    case .permission, .movement:
      switch value {
      case .boolean(let flag): return .flag(flag)
      case .text("ask"): return .ask
      case .list(let list) where shape == .movement: return .within(try Self.texts(list))
      default: break  // any other value of the language is a fault
      }
    case .length, .height, .edgeHeight, .count:
      if let number = value.number, number.isFinite, number >= 0 {
        return .number(shape == .count ? number.rounded(.down) : number)
      }
      if shape == .height || shape == .edgeHeight, case .text("automatic") = value {
        return .automatic
      }
      if shape == .edgeHeight, case .text("zero") = value { return .zero }
    case .text, .actions:
      if case .text(let text) = value { return .text(text) }
    case .document: break
    }
    throw SettingProblem("\(rawValue) is \(expectation), not \(value.typeName.name)")
  }

  private static func texts(_ list: ExpressionList) throws(SettingProblem) -> [Text] {
    var texts: [Text] = []
    for element in list.elements {
      guard case .text(let text) = element else {
        throw SettingProblem("the sections are texts, not \(element.typeName.name)")
      }
      texts.append(text)
    }
    return texts
  }
}

extension ExpressionValue {
  fileprivate var number: Double? {
    switch self {
    case .integer(let whole): Double(whole)
    case .unsigned(let whole): Double(whole)
    case .double(let double): double
    case .null, .boolean, .text, .bytes, .list, .map, .type, .timestamp, .duration, .optional: nil
    }
  }
}

/// Why what a layer says could not be told, for people.
struct SettingProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
