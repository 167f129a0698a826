import TableValues

/// Functions of regular expressions, in RE2's syntax.
enum PatternFunctions {
  /// The steps of compiling a pattern, per byte.
  private static let stepsPerByte = 50

  static func body(_ name: String, _ arguments: Int) -> FunctionBody? {
    switch (name, arguments) {
    case ("matches", 2), (".matches", 2):
      return .two { (meter, value, pattern) throws(EvaluationError) in
        guard case .text(let text) = value, case .text(let source) = pattern else {
          throw FunctionLibrary.noOverload("matches", [value, pattern])
        }
        let expression = try compiled(source, &meter)
        return .boolean(try matches(expression, text, &meter))
      }
    case ("regex.extract", 2):
      return .two { (meter, value, pattern) throws(EvaluationError) in
        let found = try extracted(name, value, pattern, limit: 1, &meter)
        return .optional(ExpressionOptional(found.first))
      }
    case ("regex.extractAll", 2):
      return .two { (meter, value, pattern) throws(EvaluationError) in
        let found = try extracted(name, value, pattern, limit: .max, &meter)
        return .list(ExpressionList(found))
      }
    case ("regex.replace", 3), ("regex.replace", 4):
      return .many { (meter, values) throws(EvaluationError) in try replaced(values, &meter) }
    default: return nil
    }
  }

  /// The body of `matches` with a constant pattern.
  static func prepared(_ name: String, _ arguments: [ExpressionPlan]) -> FunctionBody.One? {
    guard name == ".matches" || name == "matches",
      let expression = constant(arguments)
    else { return nil }
    return { (meter, value) throws(EvaluationError) in
      guard case .text(let text) = value else {
        throw FunctionLibrary.noOverload("matches", [value])
      }
      return .boolean(try matches(expression, text, &meter))
    }
  }

  /// The regular expression of a pattern that is a valid literal.
  static func constant(_ arguments: [ExpressionPlan]) -> RegularExpression? {
    guard arguments.count == 2, case .text(let pattern) = arguments[1].constant else { return nil }
    do { return try RegularExpression(pattern.utf8) } catch { return nil }
  }

  private static func compiled(
    _ pattern: Text, _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> RegularExpression {
    try meter.charge(stepsPerByte * (1 + pattern.utf8.count))
    do {
      return try RegularExpression(pattern.utf8)
    } catch {
      throw EvaluationError(.invalidPattern, error.message)
    }
  }

  private static func matches(
    _ expression: RegularExpression, _ text: Text, _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> Bool {
    try meter.charge(1 + text.utf8.count / 4)
    return expression.matches(text.utf8)
  }

  /// The steps of finding groups: every byte may be examined by every state of the machine.
  private static func groupSteps(_ expression: RegularExpression, _ text: Text) -> Int {
    1 + text.utf8.count * (1 + expression.stateCount / 128)
  }

  private static func extracted(
    _ name: String, _ value: ExpressionValue, _ pattern: ExpressionValue, limit: Int,
    _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> [ExpressionValue] {
    guard case .text(let text) = value, case .text(let source) = pattern else {
      throw FunctionLibrary.noOverload(name, [value, pattern])
    }
    let expression = try compiled(source, &meter)
    guard expression.groupCount <= 1 else {
      throw EvaluationError(.invalidArgument, "\(name) takes a pattern of at most one group")
    }
    try meter.charge(groupSteps(expression, text))
    try meter.allow(units: text.utf8.count / 16)
    var parts: [ExpressionValue] = []
    for match in expression.allMatches(in: text.utf8, limit: limit) {
      guard let range = expression.groupCount == 1 ? match[1] : match.range else { continue }
      parts.append(.text(Text(text.utf8[range])))
    }
    return parts
  }

  private static func replaced(
    _ values: [ExpressionValue], _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> ExpressionValue {
    guard case .text(let text) = values[0], case .text(let source) = values[1],
      case .text(let template) = values[2]
    else { throw FunctionLibrary.noOverload("regex.replace", values) }
    let count = values.count > 3 ? try TextFunctions.whole(values[3], "regex.replace") : -1
    let expression = try compiled(source, &meter)
    try meter.charge(groupSteps(expression, text))
    do {
      let rewrite = try expression.rewrite(template.utf8)
      let result = expression.replacing(
        in: text.utf8, with: rewrite, limit: count < 0 ? .max : count,
        sizeMax: meter.valueUnits * 16)
      guard let result else { throw EvaluationError(.tooLarge, "a text grew too large") }
      try meter.allow(bytes: result.count)
      return .text(Text(result))
    } catch let error as RegularExpressionError {
      throw EvaluationError(.invalidPattern, error.message)
    } catch let error as EvaluationError {
      throw error
    } catch {
      throw EvaluationError(.invalidPattern, "the pattern is not valid")
    }
  }
}
