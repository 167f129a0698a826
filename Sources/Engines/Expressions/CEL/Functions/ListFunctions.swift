import TableValues

/// The functions of lists and sets.
enum ListFunctions {
  static func body(_ name: String, _ arguments: Int) -> FunctionBody? {
    switch (name, arguments) {
    case ("lists.range", 1):
      return .one { (meter, value) throws(EvaluationError) in
        let count = max(0, try TextFunctions.whole(value, name))
        try meter.allow(units: count)
        try meter.charge(count)
        return .list(ExpressionList((0..<count).map { .integer(Int64($0)) }))
      }
    case (".reverse", 1):
      return .one { (meter, value) throws(EvaluationError) in
        try meter.charge(value.units)
        if case .list(let list) = value { return .list(ExpressionList(list.elements.reversed())) }
        let text = CodePoints(try TextFunctions.text(value, name))
        try meter.charge(parsing: text.bytes.count)
        var result: [UInt8] = []
        for place in (0..<text.count).reversed() { result += text.slice(place..<(place + 1)) }
        return .text(Text(result))
      }
    case (".first", 1):
      return .one { (_, value) throws(EvaluationError) in
        .optional(ExpressionOptional(try elements(value, name).first))
      }
    case (".last", 1):
      return .one { (_, value) throws(EvaluationError) in
        .optional(ExpressionOptional(try elements(value, name).last))
      }
    case (".slice", 3):
      return .many { (meter, values) throws(EvaluationError) in
        let list = try elements(values[0], name)
        let start = try TextFunctions.whole(values[1], name)
        let end = try TextFunctions.whole(values[2], name)
        guard 0 <= start, start <= end, end <= list.count else {
          throw EvaluationError(.indexOutOfRange, "the list has no such slice")
        }
        try meter.charge(end - start)
        return .list(ExpressionList(Array(list[start..<end])))
      }
    case (".flatten", 1), (".flatten", 2):
      return .many { (meter, values) throws(EvaluationError) in
        let depth = values.count > 1 ? try TextFunctions.whole(values[1], name) : 1
        guard depth >= 0 else {
          throw EvaluationError(.invalidArgument, "a depth cannot be negative")
        }
        try meter.charge(values[0].units)
        return .list(ExpressionList(flattened(try elements(values[0], name), depth)))
      }
    case (".sort", 1):
      return .one { (meter, value) throws(EvaluationError) in
        let list = try elements(value, name)
        return .list(ExpressionList(try order(of: list, &meter).map { list[$0] }))
      }
    case (".distinct", 1):
      return .one { (meter, value) throws(EvaluationError) in
        var kept: [ExpressionValue] = []
        for element in try elements(value, name)
        where try !contains(kept, element, &meter) {
          kept.append(element)
        }
        return .list(ExpressionList(kept))
      }
    default: return set(name, arguments)
    }
  }

  private static func set(_ name: String, _ arguments: Int) -> FunctionBody? {
    guard name.hasPrefix("sets."), arguments == 2 else { return nil }
    switch name {
    case "sets.contains":
      return .two { (meter, a, b) throws(EvaluationError) in
        .boolean(try isPart(try elements(b, name), of: try elements(a, name), &meter))
      }
    case "sets.equivalent":
      return .two { (meter, a, b) throws(EvaluationError) in
        let left = try elements(a, name)
        let right = try elements(b, name)
        guard try isPart(left, of: right, &meter) else { return .boolean(false) }
        return .boolean(try isPart(right, of: left, &meter))
      }
    case "sets.intersects":
      return .two { (meter, a, b) throws(EvaluationError) in
        let right = try elements(b, name)
        for element in try elements(a, name) where try contains(right, element, &meter) {
          return .boolean(true)
        }
        return .boolean(false)
      }
    default: return nil
    }
  }

  private static func elements(
    _ value: ExpressionValue, _ name: String
  ) throws(EvaluationError) -> [ExpressionValue] {
    guard case .list(let list) = value else { throw FunctionLibrary.noOverload(name, [value]) }
    return list.elements
  }

  private static func flattened(_ list: [ExpressionValue], _ depth: Int) -> [ExpressionValue] {
    var result: [ExpressionValue] = []
    for element in list {
      if depth > 0, case .list(let inner) = element {
        result += flattened(inner.elements, depth - 1)
      } else {
        result.append(element)
      }
    }
    return result
  }

  private static func contains(
    _ list: [ExpressionValue], _ value: ExpressionValue, _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> Bool {
    for element in list {
      try meter.charge(1)
      if try Comparisons.equal(&meter, element, value) { return true }
    }
    return false
  }

  private static func isPart(
    _ part: [ExpressionValue], of list: [ExpressionValue], _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> Bool {
    for element in part where try !contains(list, element, &meter) { return false }
    return true
  }

  /// The indices of keys in ascending order, stable. Keys must have one type, or be numbers.
  static func order(
    of keys: [ExpressionValue], _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> [Int] {
    guard let first = keys.first else { return [] }
    for key in keys {
      guard key.order(to: first) != nil else {
        throw FunctionLibrary.noOverload("sort", [first, key])
      }
      try meter.charge(key.units * (1 + keys.count.bitWidth - keys.count.leadingZeroBitCount))
    }
    return keys.indices.sorted { a, b in
      switch keys[a].order(to: keys[b]) {
      case .less: true
      case .greater: false
      case .equal, .unordered, nil: a < b
      }
    }
  }
}
