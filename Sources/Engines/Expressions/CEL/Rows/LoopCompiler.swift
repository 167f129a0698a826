import TableValues

/// Compiles a loop to a closure. Every iteration is charged for its body, so that no nesting can
/// stall.
struct LoopCompiler {
  let compiler: RowCompiler
  let loop: PlanLoop

  private typealias Condition =
    @Sendable (inout EvaluationFrame) throws(EvaluationError) -> Bool
  private typealias Turn =
    @Sendable (
      inout EvaluationFrame, ExpressionValue, ExpressionValue
    ) throws(EvaluationError) -> Bool

  /// The evaluator of the loop.
  func compile(at range: Range<Int>) -> Evaluator {
    switch loop.kind {
    case .all: return quantifier(decidedBy: false)
    case .exists: return quantifier(decidedBy: true)
    case .existsOne: return existsOne()
    case .list: return list()
    case .filter: return filter()
    case .map: return map(at: range)
    case .mapEntries: return mapEntries(at: range)
    case .sortBy: return sortBy(at: range)
    }
  }

  private var price: Int { 1 + loop.body.steps + (loop.condition?.steps ?? 0) }

  /// Runs the iterations until one stops the loop.
  private func run(
    _ frame: inout EvaluationFrame, over value: ExpressionValue,
    _ body: (inout EvaluationFrame, ExpressionValue, ExpressionValue) throws(EvaluationError)
      -> Bool
  ) throws(EvaluationError) {
    let isPair = loop.second != nil
    switch value {
    case .list(let list):
      for (index, element) in list.elements.enumerated() {
        let first = isPair ? .integer(Int64(index)) : element
        if try turn(&frame, first, element, body) { return }
      }
    case .map(let map):
      for entry in map.entries where try turn(&frame, entry.key, entry.value, body) { return }
    default: throw FunctionLibrary.noOverload("a macro", [value]).located(at: loop.range.range)
    }
  }

  private func turn(
    _ frame: inout EvaluationFrame, _ first: ExpressionValue, _ second: ExpressionValue,
    _ body: (inout EvaluationFrame, ExpressionValue, ExpressionValue) throws(EvaluationError)
      -> Bool
  ) throws(EvaluationError) -> Bool {
    try frame.meter.charge(price)
    frame.locals[loop.first] = first
    if let place = loop.second { frame.locals[place] = second }
    return try body(&frame, first, second)
  }

  private func quantifier(decidedBy deciding: Bool) -> Evaluator {
    let range = compiler.compile(loop.range)
    let test = compiler.boolean(loop.body)
    return { (frame) throws(EvaluationError) in
      let value = try range(&frame)
      var isDecided = false
      var failure: EvaluationError?
      try run(&frame, over: value) { (frame, _, _) throws(EvaluationError) in
        do throws(EvaluationError) {
          isDecided = try test(&frame) == deciding
        } catch {
          if error.endsEvaluation { throw error }
          failure = error
        }
        return isDecided
      }
      if isDecided { return .boolean(deciding) }
      if let failure { throw failure }
      return .boolean(!deciding)
    }
  }

  private func existsOne() -> Evaluator {
    let range = compiler.compile(loop.range)
    let test = compiler.boolean(loop.body)
    return { (frame) throws(EvaluationError) in
      let value = try range(&frame)
      var count = 0
      try run(&frame, over: value) { (frame, _, _) throws(EvaluationError) in
        if try test(&frame) { count += 1 }
        return false
      }
      return .boolean(count == 1)
    }
  }

  private var condition: Condition? { loop.condition.map { compiler.boolean($0) } }

  private func list() -> Evaluator {
    let range = compiler.compile(loop.range)
    let test = condition
    let body = compiler.compile(loop.body)
    return { (frame) throws(EvaluationError) in
      let value = try range(&frame)
      var elements: [ExpressionValue] = []
      var units = 1
      try run(&frame, over: value) { (frame, _, _) throws(EvaluationError) in
        if let test, try !test(&frame) { return false }
        let element = try body(&frame)
        units += element.units
        try frame.meter.allow(units: units)
        elements.append(element)
        return false
      }
      return .list(ExpressionList(elements))
    }
  }

  private func filter() -> Evaluator {
    let range = compiler.compile(loop.range)
    let test = compiler.boolean(loop.body)
    return { (frame) throws(EvaluationError) in
      let value = try range(&frame)
      var elements: [ExpressionValue] = []
      try run(&frame, over: value) { (frame, first, _) throws(EvaluationError) in
        if try test(&frame) { elements.append(first) }
        return false
      }
      return .list(ExpressionList(elements))
    }
  }

  private func map(at place: Range<Int>) -> Evaluator {
    let range = compiler.compile(loop.range)
    let test = condition
    let body = compiler.compile(loop.body)
    return { (frame) throws(EvaluationError) in
      let value = try range(&frame)
      var pairs: [(key: ExpressionValue, value: ExpressionValue)] = []
      var units = 1
      try run(&frame, over: value) { (frame, first, _) throws(EvaluationError) in
        if let test, try !test(&frame) { return false }
        let made = try body(&frame)
        units += made.units + first.units
        try frame.meter.charge(key: first)
        try frame.meter.allow(units: units)
        pairs.append((key: first, value: made))
        return false
      }
      do throws(EvaluationError) { return .map(try ExpressionMap(pairs)) } catch {
        throw error.located(at: place)
      }
    }
  }

  private func mapEntries(at place: Range<Int>) -> Evaluator {
    let range = compiler.compile(loop.range)
    let test = condition
    let body = compiler.compile(loop.body)
    return { (frame) throws(EvaluationError) in
      let value = try range(&frame)
      var pairs: [(key: ExpressionValue, value: ExpressionValue)] = []
      var units = 1
      try run(&frame, over: value) { (frame, _, _) throws(EvaluationError) in
        if let test, try !test(&frame) { return false }
        let made = try body(&frame)
        guard case .map(let map) = made else {
          throw FunctionLibrary.noOverload("transformMapEntry", [made])
        }
        units += map.units
        try frame.meter.allow(units: units)
        try frame.meter.charge(map.units)
        pairs += map.entries.map { (key: $0.key, value: $0.value) }
        return false
      }
      do throws(EvaluationError) { return .map(try ExpressionMap(pairs)) } catch {
        throw error.located(at: place)
      }
    }
  }

  private func sortBy(at place: Range<Int>) -> Evaluator {
    let range = compiler.compile(loop.range)
    let body = compiler.compile(loop.body)
    return { (frame) throws(EvaluationError) in
      let value = try range(&frame)
      var keys: [ExpressionValue] = []
      var elements: [ExpressionValue] = []
      try run(&frame, over: value) { (frame, first, _) throws(EvaluationError) in
        keys.append(try body(&frame))
        elements.append(first)
        return false
      }
      do throws(EvaluationError) {
        let order = try ListFunctions.order(of: keys, &frame.meter)
        return .list(ExpressionList(order.map { elements[$0] }))
      } catch { throw error.located(at: place) }
    }
  }
}
