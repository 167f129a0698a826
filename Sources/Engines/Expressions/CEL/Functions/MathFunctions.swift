/// The functions of `math`.
enum MathFunctions {
  static func body(_ name: String, _ arguments: Int) -> FunctionBody? {
    guard name.hasPrefix("math.") else { return nil }
    if FunctionLibrary.variadic.contains(name) {
      let isGreatest = name == "math.greatest"
      return .many { (meter, values) throws(EvaluationError) in
        try extreme(name, values, isGreatest, &meter)
      }
    }
    return arguments == 1 ? unary(name) : arguments == 2 ? bits(name) : nil
  }

  private static func extreme(
    _ name: String, _ values: [ExpressionValue], _ isGreatest: Bool,
    _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> ExpressionValue {
    var candidates = values
    if values.count == 1, case .list(let list) = values[0] { candidates = list.elements }
    try meter.charge(candidates.count)
    guard var best = candidates.first else {
      throw EvaluationError(.invalidArgument, "\(name) of nothing")
    }
    for candidate in candidates {
      switch candidate {
      case .integer, .unsigned, .double: break
      default: throw FunctionLibrary.noOverload(name, [candidate])
      }
      if candidate.order(to: best) == (isGreatest ? .greater : .less) { best = candidate }
    }
    return best
  }

  private static func rounding(_ name: String) -> (@Sendable (Double) -> Double)? {
    switch name {
    case "math.ceil": { $0.rounded(.up) }
    case "math.floor": { $0.rounded(.down) }
    case "math.round": { $0.rounded(.toNearestOrAwayFromZero) }
    case "math.trunc": { $0.rounded(.towardZero) }
    default: nil
    }
  }

  private static func test(_ name: String) -> (@Sendable (Double) -> Bool)? {
    switch name {
    case "math.isNaN": { $0.isNaN }
    case "math.isInf": { $0.isInfinite }
    case "math.isFinite": { $0.isFinite }
    default: nil
    }
  }

  private static func unary(_ name: String) -> FunctionBody? {
    if let change = rounding(name) {
      return .one { (_, value) throws(EvaluationError) in
        .double(change(try double(value, name)))
      }
    }
    if let test = test(name) {
      return .one { (_, value) throws(EvaluationError) in
        .boolean(test(try double(value, name)))
      }
    }
    switch name {
    case "math.sqrt":
      return .one { (_, value) throws(EvaluationError) in
        switch value {
        case .integer(let whole): return .double(Double(whole).squareRoot())
        case .unsigned(let whole): return .double(Double(whole).squareRoot())
        default: return .double(try double(value, name).squareRoot())
        }
      }
    case "math.abs":
      return .one { (_, value) throws(EvaluationError) in
        switch value {
        case .integer(.min): throw Arithmetic.overflow
        case .integer(let whole): return .integer(abs(whole))
        case .unsigned: return value
        default: return .double(try double(value, name).magnitude)
        }
      }
    case "math.sign":
      return .one { (_, value) throws(EvaluationError) in
        switch value {
        case .integer(let whole): return .integer(whole.signum())
        case .unsigned(let whole): return .unsigned(whole.signum())
        default:
          let plain = try double(value, name)
          // Both zeros give 0, and NaN stays NaN.
          return .double(plain > 0 ? 1 : plain < 0 ? -1 : plain.isNaN ? plain : 0)
        }
      }
    case "math.bitNot":
      return .one { (_, value) throws(EvaluationError) in
        switch value {
        case .integer(let whole): return .integer(~whole)
        case .unsigned(let whole): return .unsigned(~whole)
        default: throw FunctionLibrary.noOverload(name, [value])
        }
      }
    default: return nil
    }
  }

  private static func double(
    _ value: ExpressionValue, _ name: String
  ) throws(EvaluationError) -> Double {
    guard case .double(let double) = value else { throw FunctionLibrary.noOverload(name, [value]) }
    return double
  }

  private static func bits(_ name: String) -> FunctionBody? {
    switch name {
    case "math.bitAnd": return combined(name) { $0 & $1 }
    case "math.bitOr": return combined(name) { $0 | $1 }
    case "math.bitXor": return combined(name) { $0 ^ $1 }
    case "math.bitShiftLeft": return shifted(name) { $1 < 64 ? $0 << $1 : 0 }
    case "math.bitShiftRight": return shifted(name) { $1 < 64 ? $0 >> $1 : 0 }
    default: return nil
    }
  }

  private static func combined(
    _ name: String, _ operation: @escaping @Sendable (UInt64, UInt64) -> UInt64
  ) -> FunctionBody {
    .two { (_, a, b) throws(EvaluationError) in
      switch (a, b) {
      case (.integer(let a), .integer(let b)):
        return .integer(
          Int64(bitPattern: operation(UInt64(bitPattern: a), UInt64(bitPattern: b))))
      case (.unsigned(let a), .unsigned(let b)): return .unsigned(operation(a, b))
      default: throw FunctionLibrary.noOverload(name, [a, b])
      }
    }
  }

  private static func shifted(
    _ name: String, _ operation: @escaping @Sendable (UInt64, UInt64) -> UInt64
  ) -> FunctionBody {
    .two { (_, value, by) throws(EvaluationError) in
      guard case .integer(let distance) = by else {
        throw FunctionLibrary.noOverload(name, [value, by])
      }
      guard let distance = UInt64(exactly: distance) else {
        throw EvaluationError(.invalidArgument, "a shift cannot be negative")
      }
      switch value {
      case .integer(let whole):
        return .integer(Int64(bitPattern: operation(UInt64(bitPattern: whole), distance)))
      case .unsigned(let whole): return .unsigned(operation(whole, distance))
      default: throw FunctionLibrary.noOverload(name, [value, by])
      }
    }
  }
}
