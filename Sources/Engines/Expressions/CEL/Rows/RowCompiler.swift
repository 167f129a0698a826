import TableValues

/// Compiles a plan to closures. Names become slots, so no lookup by name happens per row.
struct RowCompiler {
  let dialect: ExpressionDialect
  /// The places of the variables of `cel.bind` in scope.
  var bound: Set<Int> = []

  /// The evaluator of a plan.
  func compile(_ plan: ExpressionPlan) -> Evaluator {
    switch plan.operation {
    case .constant(let value):
      return { (_) throws(EvaluationError) in value }
    case .variable(let slot):
      return { (frame) throws(EvaluationError) in try frame.value(slot: slot) }
    case .row(let columns): return row(columns)
    case .otherCell(let key, let column):
      return OtherRowReading(key: compile(key), column: column).evaluator(at: plan.range)
    case .formatted(let value, let format):
      return format.evaluator(of: compile(value), at: plan.range)
    case .local(let place):
      if bound.contains(place) { return reading(place) }
      return { (frame) throws(EvaluationError) in frame.locals[place] }
    case .failure(let error):
      return { (_) throws(EvaluationError) in throw error }
    case .select(let operand, let name, let isOptional):
      return select(operand, name, isOptional, at: plan.range)
    case .presence(let operand, let name, let isOptional):
      return presence(operand, name, isOptional, at: plan.range)
    case .index(let operand, let index, let isOptional):
      return subscripted(operand, index, isOptional, at: plan.range)
    case .and(let left, let right): return logical(left, right, decidedBy: false)
    case .or(let left, let right): return logical(left, right, decidedBy: true)
    case .conditional(let condition, let yes, let no): return conditional(condition, yes, no)
    case .call(let name, let arguments): return call(name, arguments, at: plan.range)
    case .list(let items): return list(items)
    case .map(let items): return map(items, at: plan.range)
    case .loop(let loop): return LoopCompiler(compiler: self, loop: loop).compile(at: plan.range)
    case .bind(let place, let value, let body): return bind(place, value, body)
    case .optionalMap(let operand, let place, let body, let isFlat):
      return optionalMap(operand, place, body, isFlat, at: plan.range)
    }
  }

  private func row(_ columns: [PlanOperation.RowColumn]) -> Evaluator {
    { (frame) throws(EvaluationError) in
      var pairs: [(key: ExpressionValue, value: ExpressionValue)] = []
      for column in columns {
        do throws(EvaluationError) {
          pairs.append((key: .text(column.name), value: try frame.value(slot: column.slot)))
        } catch {
          continue  // A cell without a value is not in the map.
        }
      }
      return .map(try ExpressionMap(pairs))
    }
  }

  // MARK: Logic

  /// `&&` and `||`: an error counts only if the other operand does not decide.
  private func logical(
    _ left: ExpressionPlan, _ right: ExpressionPlan, decidedBy deciding: Bool
  ) -> Evaluator {
    let first = boolean(left)
    let second = boolean(right)
    return { (frame) throws(EvaluationError) in
      do throws(EvaluationError) {
        if try first(&frame) == deciding { return .boolean(deciding) }
      } catch {
        if error.endsEvaluation { throw error }
        if try second(&frame) == deciding { return .boolean(deciding) }
        throw error
      }
      return .boolean(try second(&frame))
    }
  }

  /// An evaluator of a condition.
  func boolean(
    _ plan: ExpressionPlan
  ) -> @Sendable (inout EvaluationFrame) throws(EvaluationError) -> Bool {
    let value = compile(plan)
    let range = plan.range
    return { (frame) throws(EvaluationError) in
      let found = try value(&frame)
      if case .boolean(let flag) = found { return flag }
      throw FunctionLibrary.noOverload("a condition", [found]).located(at: range)
    }
  }

  private func conditional(
    _ condition: ExpressionPlan, _ yes: ExpressionPlan, _ no: ExpressionPlan
  ) -> Evaluator {
    let test = boolean(condition)
    let left = compile(yes)
    let right = compile(no)
    return { (frame) throws(EvaluationError) in
      try test(&frame) ? try left(&frame) : try right(&frame)
    }
  }

  // MARK: Calls

  private func call(
    _ name: String, _ arguments: [ExpressionPlan], at range: Range<Int>
  ) -> Evaluator {
    if let choice = alternative(name, arguments, at: range) { return choice }
    let parts = arguments.map { compile($0) }
    guard let body = FunctionLibrary.body(name, arguments: arguments.count, dialect) else {
      let error = FunctionLibrary.unknown(name, at: range)
      return { (_) throws(EvaluationError) in throw error }
    }
    if let ready = FunctionLibrary.prepared(name, arguments) {
      let first = parts[0]
      return { (frame) throws(EvaluationError) in
        try Self.located(range) { () throws(EvaluationError) in
          try ready(&frame.meter, try first(&frame))
        }
      }
    }
    switch body {
    case .one(let function):
      let first = parts[0]
      return { (frame) throws(EvaluationError) in
        let value = try first(&frame)
        do throws(EvaluationError) { return try function(&frame.meter, value) } catch {
          throw error.located(at: range)
        }
      }
    case .two(let function):
      let first = parts[0]
      let second = parts[1]
      return { (frame) throws(EvaluationError) in
        let left = try first(&frame)
        let right = try second(&frame)
        do throws(EvaluationError) {
          return try function(&frame.meter, left, right)
        } catch { throw error.located(at: range) }
      }
    case .many(let function):
      return { (frame) throws(EvaluationError) in
        var values: [ExpressionValue] = []
        values.reserveCapacity(parts.count)
        for part in parts { values.append(try part(&frame)) }
        do throws(EvaluationError) { return try function(&frame.meter, values) } catch {
          throw error.located(at: range)
        }
      }
    }
  }

  private static func located(
    _ range: Range<Int>, _ body: () throws(EvaluationError) -> ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    do throws(EvaluationError) { return try body() } catch { throw error.located(at: range) }
  }

  // MARK: Collections

  private func list(_ items: [PlanOperation.ListItem]) -> Evaluator {
    let parts = items.map { (value: compile($0.value), isOptional: $0.isOptional) }
    return { (frame) throws(EvaluationError) in
      var elements: [ExpressionValue] = []
      elements.reserveCapacity(parts.count)
      for part in parts {
        let value = try part.value(&frame)
        if !part.isOptional {
          elements.append(value)
        } else if let inner = try Self.unwrapped(value) {
          elements.append(inner)
        }
      }
      let list = ExpressionList(elements)
      try frame.meter.allow(units: list.units)
      return .list(list)
    }
  }

  private static func unwrapped(
    _ value: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue? {
    guard case .optional(let optional) = value else {
      throw FunctionLibrary.noOverload("an entry after ?", [value])
    }
    return optional.value
  }

  private func map(_ items: [PlanOperation.MapItem], at range: Range<Int>) -> Evaluator {
    let parts = items.map {
      (key: compile($0.key), value: compile($0.value), isOptional: $0.isOptional)
    }
    return { (frame) throws(EvaluationError) in
      var pairs: [(key: ExpressionValue, value: ExpressionValue)] = []
      for part in parts {
        let key = try part.key(&frame)
        let value = try part.value(&frame)
        if !part.isOptional {
          pairs.append((key: key, value: value))
        } else if let inner = try Self.unwrapped(value) {
          pairs.append((key: key, value: inner))
        }
      }
      do throws(EvaluationError) {
        for pair in pairs { try frame.meter.charge(key: pair.key) }
        let map = try ExpressionMap(pairs)
        try frame.meter.allow(units: map.units)
        return .map(map)
      } catch { throw error.located(at: range) }
    }
  }

  private func optionalMap(
    _ operand: ExpressionPlan, _ place: Int, _ body: ExpressionPlan, _ isFlat: Bool,
    at range: Range<Int>
  ) -> Evaluator {
    let target = compile(operand)
    let inner = compile(body)
    return { (frame) throws(EvaluationError) in
      let found = try target(&frame)
      guard case .optional(let optional) = found else {
        throw FunctionLibrary.noOverload("optMap", [found]).located(at: range)
      }
      guard let value = optional.value else { return .optional(.none) }
      frame.locals[place] = value
      let result = try inner(&frame)
      if !isFlat { return .optional(ExpressionOptional(result)) }
      guard case .optional = result else {
        throw FunctionLibrary.noOverload("optFlatMap", [result]).located(at: range)
      }
      return result
    }
  }

  // MARK: Members

  private func select(
    _ operand: ExpressionPlan, _ name: Text, _ isOptional: Bool, at range: Range<Int>
  ) -> Evaluator {
    let target = compile(operand)
    let key = ExpressionValue.text(name)
    return { (frame) throws(EvaluationError) in
      let value = try target(&frame)
      do throws(EvaluationError) {
        try frame.meter.charge(key: key)
        return try Members.value(of: key, in: value, isOptional: isOptional, isName: true)
      } catch { throw error.located(at: range) }
    }
  }

  private func subscripted(
    _ operand: ExpressionPlan, _ index: ExpressionPlan, _ isOptional: Bool, at range: Range<Int>
  ) -> Evaluator {
    let target = compile(operand)
    let key = compile(index)
    return { (frame) throws(EvaluationError) in
      let value = try target(&frame)
      let place = try key(&frame)
      do throws(EvaluationError) {
        try frame.meter.charge(key: place)
        return try Members.value(of: place, in: value, isOptional: isOptional, isName: false)
      } catch { throw error.located(at: range) }
    }
  }

  private func presence(
    _ operand: ExpressionPlan, _ name: Text, _ isOptional: Bool, at range: Range<Int>
  ) -> Evaluator {
    let target = compile(operand)
    let key = ExpressionValue.text(name)
    return { (frame) throws(EvaluationError) in
      var value = try target(&frame)
      if case .optional(let optional) = value {
        guard let inner = optional.value else { return .boolean(false) }
        value = inner
      }
      guard case .map(let map) = value else {
        throw FunctionLibrary.noOverload("has", [value]).located(at: range)
      }
      try frame.meter.charge(key: key)
      return .boolean(map[key] != nil)
    }
  }
}

/// Access to members of a value.
enum Members {
  /// The value of a key or index. For an optional, or for an access with `?`, the result is an
  /// optional.
  static func value(
    of key: ExpressionValue, in value: ExpressionValue, isOptional: Bool, isName: Bool
  ) throws(EvaluationError) -> ExpressionValue {
    if case .optional(let optional) = value {
      guard let inner = optional.value else { return .optional(.none) }
      return .optional(ExpressionOptional(try find(key, in: inner, isName)))
    }
    let found = try find(key, in: value, isName)
    if isOptional { return .optional(ExpressionOptional(found)) }
    if let found { return found }
    if case .list = value { throw EvaluationError(.indexOutOfRange, "the list is not so long") }
    throw EvaluationError(.noSuchKey, "there is no such key\(spelled(key))")
  }

  private static func spelled(_ key: ExpressionValue) -> String {
    if case .text(let text) = key { return ": \(text.quotation())" }
    return ""
  }

  private static func find(
    _ key: ExpressionValue, in value: ExpressionValue, _ isName: Bool
  ) throws(EvaluationError) -> ExpressionValue? {
    switch value {
    case .map(let map):
      switch key {
      case .boolean, .integer, .unsigned, .double, .text: return map[key]
      case .null, .bytes, .list, .map, .type, .timestamp, .duration, .optional:
        throw EvaluationError(.invalidKey, "a key cannot be of type \(key.typeName.name)")
      }
    case .list(let list) where !isName:
      guard let index = try place(key) else { return nil }
      return list.elements.indices.contains(index) ? list.elements[index] : nil
    case .null, .boolean, .integer, .unsigned, .double, .text, .bytes, .type, .timestamp,
      .duration, .optional, .list:
      throw FunctionLibrary.noOverload(isName ? "a name" : "an index", [value, key])
    }
  }

  private static func place(_ key: ExpressionValue) throws(EvaluationError) -> Int? {
    switch key {
    case .integer(let whole): return Int(exactly: whole)
    case .unsigned(let whole): return Int(exactly: whole)
    case .double(let double):
      guard let whole = Int(exactly: double) else {
        throw EvaluationError(.invalidKey, "a list is indexed by whole numbers")
      }
      return whole
    default: throw EvaluationError(.invalidKey, "a list is indexed by int")
    }
  }
}
