import Expressions
import JSONText
import TableModel
import TableValues
import WindowModel
import WireProtocol

/// Conversion of validation rules.
enum ValidationConversion {
  /// Refuses invalid rules of a table's columns, and too many of them.
  ///
  /// - Parameter pointer: The JSON pointer to the column at an index.
  /// - Throws: ``ExpressionRefusal``, `DaemonError.limit`.
  static func check(_ schema: TableSchema, _ pointer: (Int) -> String) throws {
    try check(ValidationRules(schema, RowDeclarations())) { place in
      let column = schema.columns.firstIndex { $0.id == place.column } ?? 0
      return "\(pointer(column))/validate"
    }
  }

  /// Refuses invalid rules among a table's declarations about rows, and too many of them.
  ///
  /// - Parameter pointer: The JSON pointer to the declarations.
  /// - Throws: ``ExpressionRefusal``, `DaemonError.limit`.
  static func check(
    _ schema: TableSchema, _ declarations: RowDeclarations, _ pointer: String
  ) throws {
    try check(ValidationRules(schema, declarations)) { place in
      guard let column = place.column else { return pointer + "/rowRules" }
      guard let kind = place.kind else { return nil }  // checked with the columns
      return (pointer + "/kinds").pointing(to: kind.utf8)
        + "/columns"
        .pointing(to: column.text.utf8) + "/validate"
    }
  }

  private static func check(
    _ rules: ValidationRules?, _ pointer: (RulePlace) -> String?
  ) throws {
    guard let rules else { return }
    guard rules.entries.count <= ValidationRules.countMax else {
      throw DaemonError.limit(
        name: "rulesMax", maximum: ValidationRules.countMax, found: rules.entries.count)
    }
    for entry in rules.entries {
      guard let failure = entry.failure, let pointer = pointer(entry.place) else { continue }
      throw ExpressionRefusal(
        failure, source: entry.rule.expression.utf8,
        pointer: "\(pointer)/\(entry.place.index ?? 0)/expression")
    }
  }
}

extension ValidationRule {
  /// The rule of a column.
  init(_ wire: WireColumnRule) {
    self.init(Text(wire.expression))
    message = wire.message.map { Text($0) }
    severity = wire.severity ?? .refuse
  }

  /// The rule of rows.
  init(_ wire: WireRowRule) {
    self.init(wire.rule)
    columns = (wire.columns ?? []).map { ColumnID(Text($0)) }
  }
}

extension BrokenRule {
  /// The members of an error about it.
  var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if let row { members.append(("row", ErrorMapping.value(row))) }
    if let column = place.column { members.append(("column", .string("\(column.text)"))) }
    if !rule.columns.isEmpty {
      members.append(("columns", .array(rule.columns.map { .string("\($0.text)") })))
    }
    members.append(("rule", WireBrokenRule(self).json))
    if let reason { members.append(("reason", .string("\(reason)"))) }
    return members
  }

  /// The message for people.
  var sentence: String {
    if let message = rule.message { return "\(message)" }
    let what = place.column.map { "The cell in \"\($0.text)\"" } ?? "The row"
    if let type { return "\(what) is not of the type \(type.rawValue)." }
    return "\(what) does not meet \(rule.expression)."
  }
}

extension WireBrokenRule {
  /// A violated rule.
  init(_ broken: BrokenRule) {
    let (place, rule) = (broken.place, broken.rule)
    self.init(
      severity: rule.severity, kind: place.kind?.utf8, index: place.index,
      expression: place.index == nil ? nil : rule.expression.utf8, type: broken.type,
      message: rule.message?.utf8)
  }
}

extension JSONWriter {
  /// Writes a rule in the form in which it was declared.
  mutating func rule(_ rule: ValidationRule) {
    beginObject()
    text("expression", rule.expression)
    text("message", rule.message)
    if rule.severity != .refuse {
      name("severity")
      string(rule.severity.rawValue)
    }
    if !rule.columns.isEmpty { list("columns", rule.columns) { $0.string($1.text.utf8) } }
    endObject()
  }

  /// Writes the rules that rows of a window break, and open conflicts, as a member.
  mutating func problems(_ problems: WindowProblems) {
    list("problems", problems.problems) { writer, problem in
      writer.beginObject()
      writer.name("index")
      writer.int(problem.index)
      switch problem.content {
      case .broken(var broken):
        broken.row = nil  // its position is sufficient
        writer.brokenMembers(broken)
      case .conflict(let kind, let column):
        writer.name("kind")
        writer.string("conflict" as StaticString)
        writer.name("conflict")
        writer.string(kind.rawValue)
        if let column {
          writer.name("column")
          writer.string(column.text.utf8)
        }
      }
      writer.endObject()
    }
  }

  /// Writes the members of a broken rule.
  mutating func brokenMembers(_ broken: BrokenRule) {
    name("kind")
    string("invalid" as StaticString)
    for (name, value) in broken.members {
      self.name(Array(name.utf8))
      self.value(value)
    }
  }
}
