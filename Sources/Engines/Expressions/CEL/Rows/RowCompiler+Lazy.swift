import TableValues

// Parts whose failure counts only if their value is needed.
extension RowCompiler {
  /// `cel.bind(name, value, body)`: a failure of the value counts only if the body reads the name.
  /// `cel.bind(x, 1 / 0, 2)` is 2.
  ///
  /// The value is evaluated before the body all the same: evaluated within the body, values that
  /// read each other would nest as deep as the square of the expression's depth.
  func bind(_ place: Int, _ value: ExpressionPlan, _ body: ExpressionPlan) -> Evaluator {
    let given = compile(value)
    var inner = self
    inner.bound.insert(place)
    let result = inner.compile(body)
    return { (frame) throws(EvaluationError) in
      do throws(EvaluationError) {
        frame.locals[place] = try given(&frame)
        frame.failures[place] = nil
      } catch {
        if error.endsEvaluation { throw error }
        frame.failures[place] = error
      }
      return try result(&frame)
    }
  }

  /// Reads a variable of `cel.bind`.
  func reading(_ place: Int) -> Evaluator {
    { (frame) throws(EvaluationError) in
      if let failure = frame.failures[place] { throw failure }
      return frame.locals[place]
    }
  }

  /// `a.or(b)` and `a.orValue(b)`, where b is evaluated only if a has no value. Nil for other calls.
  func alternative(
    _ name: String, _ arguments: [ExpressionPlan], at range: Range<Int>
  ) -> Evaluator? {
    guard arguments.count == 2, name == ".or" || name == ".orValue" else { return nil }
    let isValue = name == ".orValue"
    let first = compile(arguments[0])
    let second = compile(arguments[1])
    return { (frame) throws(EvaluationError) in
      let found = try first(&frame)
      guard case .optional(let optional) = found else {
        throw FunctionLibrary.noOverload(name, [found]).located(at: range)
      }
      if let value = optional.value { return isValue ? value : found }
      let other = try second(&frame)
      if isValue { return other }
      guard case .optional = other else {
        throw FunctionLibrary.noOverload(name, [found, other]).located(at: range)
      }
      return other
    }
  }
}
