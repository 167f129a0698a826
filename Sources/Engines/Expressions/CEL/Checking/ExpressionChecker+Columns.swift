import TableValues

/// Functions that name columns by literals, so that the names can be checked and typed.
extension ExpressionChecker {
  /// Those in the namespace `text`.
  static let namingFunctions: Set<String> = ["text.display", "text.format"]

  /// `cell(key, "column")`: a cell of another row.
  mutating func otherCell(
    _ arguments: [SyntaxTree.ID], at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    guard arguments.count == 2, case .literal(.text(let name)) = tree[arguments[1]].kind else {
      return try refused(
        ExpressionFailure(
          .noSuchOverload, "cell takes the key of a row and the id of a column as a literal",
          at: range, expected: "cell(key, \"column\")"), as: .noSuchOverload)
    }
    guard let variable = environment.columns[name], case .column(let number) = variable.source
    else { return try column(name, at: tree[arguments[1]].range) }
    let key = try plan(arguments[0])
    let type = bindings.final(key.type).withoutNull
    if ![.integer, .unsigned, .text, .dynamic, .null].contains(type) {
      _ = try refused(
        ExpressionFailure(
          .type, "a row's key is an int or a string", at: key.range, expected: "int or string",
          found: type.description), as: .noSuchOverload)
    }
    if !otherColumns.contains(number) { otherColumns.append(number) }
    let steps = key.steps + OtherRowReading.steps
    let found =
      variable.type == .dynamic || isChecking ? variable.type : ExpressionType.dynamic
    return ExpressionPlan(.otherCell(key, number), found, at: range, steps: steps)
  }

  /// A call of one of ``namingFunctions``; nil for any other function.
  mutating func named(
    _ function: String, _ arguments: [SyntaxTree.ID], at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan? {
    guard environment.dialect == .table else { return nil }
    switch function {
    case "text.display": return try shown(arguments, at: range)
    case "text.format": return try formatted(arguments, at: range)
    default: return nil  // an overload that takes values
    }
  }

  /// `text.display("column")`: the display text of a column of the row.
  private mutating func shown(
    _ arguments: [SyntaxTree.ID], at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    guard arguments.count == 1, case .literal(.text(let name)) = tree[arguments[0]].kind else {
      return try refused(
        ExpressionFailure(
          .noSuchOverload, "text.display takes the id of a column as a literal", at: range,
          expected: "text.display(\"column\")"), as: .noSuchOverload)
    }
    guard let variable = environment.columns[name], case .column(let number) = variable.source
    else { return try column(name, at: tree[arguments[0]].range) }
    let source = VariableSource.shown(number)
    return use(ExpressionVariable("text.display(\"\(name)\")", .text, source), at: range)
  }

  /// `text.format(value, "name")`: a value in the format of a column or named type.
  private mutating func formatted(
    _ arguments: [SyntaxTree.ID], at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    guard arguments.count == 2, case .literal(.text(let name)) = tree[arguments[1]].kind else {
      return try refused(
        ExpressionFailure(
          .noSuchOverload,
          "text.format takes a value and the id of a column or name of a type as a literal",
          at: range, expected: "text.format(value, \"name\")"), as: .noSuchOverload)
    }
    let value = try plan(arguments[0])
    guard let format = environment.formats[name] else {
      return try refused(
        ExpressionFailure(
          .undeclared, "there is no column and no named type \(name)",
          at: tree[arguments[1]].range, found: name.description), as: .noSuchKey)
    }
    if !formats.contains(format) { formats.append(format) }
    return ExpressionPlan(
      .formatted(value, format), .text, at: range, steps: value.steps + NamedFormat.steps)
  }
}
