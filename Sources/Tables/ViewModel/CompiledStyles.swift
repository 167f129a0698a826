import ColumnStorage
import Expressions
import TableModel
import TableValues

/// A view's style rules, with their expressions compiled for the current columns and parameters.
package struct CompiledStyles: Sendable {
  /// The rules, in their order.
  package let rules: [StyleRule]
  private let schema: TableSchema
  private let parameters: TableParameters
  private var expressions: [Text: RuleExpression] = [:]
  private var problems: [Text: Text] = [:]

  /// Compiles the rules of a view. An expression that does not fit the columns any more has no
  /// value.
  package init(_ snapshot: ViewSnapshot) {
    rules = snapshot.state.styles
    schema = snapshot.table.content.schema
    parameters = Self.parameters(of: snapshot)
    for source in rules.flatMap(\.expressions) where expressions[source] == nil {
      do throws(ExpressionFailure) {
        expressions[source] = try RuleExpression(
          source, over: schema, parameters, readsView: true)
      } catch {
        problems[source] = Text(error.message)
      }
    }
  }

  /// Whether the rules are compiled for a state of the view. O(rules + columns).
  package func fit(_ snapshot: ViewSnapshot) -> Bool {
    rules == snapshot.state.styles && parameters == Self.parameters(of: snapshot)
      && schema == snapshot.table.content.schema
  }

  private static func parameters(of snapshot: ViewSnapshot) -> TableParameters {
    var parameters = snapshot.table.parameters
    parameters.values.merge(snapshot.state.parameters.values) { _, own in own }
    return parameters
  }

  /// The columns that expressions read.
  package var requests: [ColumnRequest] { expressions.values.requests }

  /// The value of an expression for a row.
  ///
  /// - Throws: ``SettingProblem`` if the expression is faulty, or fails for the row.
  package func value(
    of source: Text, _ slot: UInt32, _ resolver: inout SettingResolver
  ) throws(SettingProblem) -> ExpressionValue {
    guard let expression = expressions[source] else {
      throw SettingProblem("\(problems[source] ?? "there is no such expression")")
    }
    return try resolver.evaluate(expression, slot)
  }
}

extension RuleExpression {
  /// Whether it may be the condition of a style.
  package var isCondition: Bool {
    switch type {
    case .boolean, .null, .dynamic, .nullable(.boolean), .nullable(.dynamic): true
    default: false  // every other type of the language is a fault
    }
  }
}

extension CellValue {
  /// The value of an expression for a parameter of a style; nil for null.
  ///
  /// - Throws: ``SettingProblem`` for a value that is neither a boolean, a number nor a text.
  package init?(parameter value: ExpressionValue) throws(SettingProblem) {
    switch value {
    case .null: return nil
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let number): self = .integer(number)
    case .unsigned(let number):
      self = Int64(exactly: number).map { .integer($0) } ?? .number(Double(number))
    case .double(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .bytes, .list, .map, .type, .timestamp, .duration, .optional:
      throw SettingProblem(
        "a parameter is bool, int, double or string, not \(value.typeName.name)")
    }
  }
}
