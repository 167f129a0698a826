import TableValues

/// The body of a function, by its number of arguments.
enum FunctionBody: Sendable {
  typealias One =
    @Sendable (
      inout EvaluationMeter, ExpressionValue
    ) throws(EvaluationError) -> ExpressionValue
  typealias Two =
    @Sendable (
      inout EvaluationMeter, ExpressionValue, ExpressionValue
    ) throws(EvaluationError) -> ExpressionValue
  typealias Many =
    @Sendable (
      inout EvaluationMeter, [ExpressionValue]
    ) throws(EvaluationError) -> ExpressionValue

  case one(One)
  case two(Two)
  case many(Many)
}

/// All functions and operators, by name. The name of a method begins with a dot.
enum FunctionLibrary {
  /// Functions that take any number of arguments.
  static let variadic: Set<String> = ["math.greatest", "math.least"]

  /// The body of a function, or nil if none of that name has that many arguments.
  static func body(
    _ name: String, arguments: Int, _ dialect: ExpressionDialect
  ) -> FunctionBody? {
    // Statements, because the compiler takes seconds over one expression of ten optionals.
    var body = Arithmetic.body(name, arguments, dialect)
    body = body ?? Comparisons.body(name, arguments)
    body = body ?? Conversions.body(name, arguments)
    body = body ?? TextFunctions.body(name, arguments)
    body = body ?? TimeFunctions.body(name, arguments)
    body = body ?? MathFunctions.body(name, arguments)
    body = body ?? ListFunctions.body(name, arguments)
    body = body ?? PatternFunctions.body(name, arguments)
    body = body ?? OtherFunctions.body(name, arguments)
    if dialect == .table { body = body ?? OwnFunctions.body(name, arguments) }
    return body
  }

  /// A body of one argument, specialized once because the other arguments are constant.
  static func prepared(_ name: String, _ arguments: [ExpressionPlan]) -> FunctionBody.One? {
    PatternFunctions.prepared(name, arguments) ?? OwnFunctions.prepared(name, arguments)
  }

  /// The error of a function that has no overload for these values.
  static func noOverload(_ name: String, _ values: [ExpressionValue]) -> EvaluationError {
    let types = values.map(\.typeName.name).joined(separator: ", ")
    let plain = name == "@in" ? "in" : String(name.filter { $0 != "_" }.trimmingPrefix("."))
    let hasNull = values.contains {
      if case .null = $0 { return true }
      return false
    }
    return EvaluationError(
      hasNull ? .nullOperand : .noSuchOverload, "\(plain) does not take (\(types))")
  }

  /// The error of an unknown function.
  static func unknown(_ name: String, at range: Range<Int>) -> EvaluationError {
    EvaluationError(
      .unknownFunction, "there is no function \(name.trimmingPrefix(".")) of so many arguments",
      at: range)
  }
}

// MARK: Comparison
enum Comparisons {
  static func body(_ name: String, _ arguments: Int) -> FunctionBody? {
    guard arguments == 2 else { return nil }
    switch name {
    case "_==_":
      return .two { (meter, a, b) throws(EvaluationError) in
        .boolean(try equal(&meter, a, b))
      }
    case "_!=_":
      return .two { (meter, a, b) throws(EvaluationError) in
        .boolean(!(try equal(&meter, a, b)))
      }
    case "_<_": return ordered(name) { $0 == .less }
    case "_<=_": return ordered(name) { $0 == .less || $0 == .equal }
    case "_>_": return ordered(name) { $0 == .greater }
    case "_>=_": return ordered(name) { $0 == .greater || $0 == .equal }
    case "@in":
      return .two { (meter, a, b) throws(EvaluationError) in
        .boolean(try contains(&meter, b, a))
      }
    default: return nil
    }
  }

  /// Equality, charged by the size of the values compared.
  static func equal(
    _ meter: inout EvaluationMeter, _ a: ExpressionValue, _ b: ExpressionValue
  ) throws(EvaluationError) -> Bool {
    switch (a, b) {
    case (.integer(let a), .integer(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.text(let a), .text(let b)):
      guard a.utf8.count == b.utf8.count else { return false }
      try meter.charge(reading: a.utf8.count)
      return a == b
    case (.bytes(let a), .bytes(let b)):
      guard a.count == b.count else { return false }
      try meter.charge(reading: a.count)
      return a == b
    // The keys of the first map are looked up in the other.
    case (.map, .map): try meter.charge(a.units)
    case (.list, _), (.map, _), (.optional, _): try meter.charge(min(a.units, b.units))
    default: break  // small values
    }
    return a.isEqual(to: b)
  }

  private static func ordered(
    _ name: String, _ passes: @escaping @Sendable (ValueOrder) -> Bool
  ) -> FunctionBody {
    .two { (meter, a, b) throws(EvaluationError) in
      try meter.charge(min(a.units, b.units) - 1)
      guard let order = a.order(to: b) else { throw FunctionLibrary.noOverload(name, [a, b]) }
      return .boolean(passes(order))
    }
  }

  static func contains(
    _ meter: inout EvaluationMeter, _ collection: ExpressionValue, _ value: ExpressionValue
  ) throws(EvaluationError) -> Bool {
    switch collection {
    case .list(let list):
      for element in list.elements {
        try meter.charge(1)
        if try equal(&meter, element, value) { return true }
      }
      return false
    case .map(let map):
      try meter.charge(key: value)
      return map[value] != nil
    default: throw FunctionLibrary.noOverload("@in", [value, collection])
    }
  }
}

// MARK: Logic, optionals, encodings, sets
enum OtherFunctions {
  static func body(_ name: String, _ arguments: Int) -> FunctionBody? {
    switch (name, arguments) {
    case ("!_", 1):
      return .one { (_, value) throws(EvaluationError) in
        guard case .boolean(let flag) = value else {
          throw FunctionLibrary.noOverload("!", [value])
        }
        return .boolean(!flag)
      }
    case ("type", 1): return .one { (_, value) throws(EvaluationError) in .type(value.typeName) }
    case ("dyn", 1): return .one { (_, value) throws(EvaluationError) in value }
    case ("base64.encode", 1):
      return .one { (meter, value) throws(EvaluationError) in
        guard case .bytes(let bytes) = value else {
          throw FunctionLibrary.noOverload(name, [value])
        }
        try meter.allow(bytes: bytes.count * 2)
        return .text(Text(Base64.encoded(bytes)))
      }
    case ("base64.decode", 1):
      return .one { (meter, value) throws(EvaluationError) in
        guard case .text(let text) = value else {
          throw FunctionLibrary.noOverload(name, [value])
        }
        try meter.allow(bytes: text.utf8.count)
        try meter.charge(parsing: text.utf8.count)
        guard let bytes = Base64.decoded(text.utf8) else {
          throw EvaluationError(.invalidArgument, "the text is not base64")
        }
        return .bytes(bytes)
      }
    default: return optional(name, arguments)
    }
  }

  private static func optional(_ name: String, _ arguments: Int) -> FunctionBody? {
    switch (name, arguments) {
    case ("optional.of", 1):
      return .one { (_, value) throws(EvaluationError) in
        .optional(ExpressionOptional(value))
      }
    case ("optional.ofNonZeroValue", 1):
      return .one { (_, value) throws(EvaluationError) in
        .optional(value.isZero ? .none : ExpressionOptional(value))
      }
    case ("optional.none", 0):
      return .many { (_, _) throws(EvaluationError) in
        .optional(.none)
      }
    case ("optional.unwrap", 1), (".unwrapOpt", 1):
      return .one { (meter, value) throws(EvaluationError) in
        guard case .list(let list) = value else { throw FunctionLibrary.noOverload(name, [value]) }
        try meter.charge(list.elements.count)
        var elements: [ExpressionValue] = []
        for element in list.elements {
          if let inner = try opened(element, name).value { elements.append(inner) }
        }
        return .list(ExpressionList(elements))
      }
    case (".hasValue", 1):
      return .one { (_, value) throws(EvaluationError) in
        .boolean(try opened(value, name).value != nil)
      }
    case (".value", 1):
      return .one { (_, value) throws(EvaluationError) in
        guard let inner = try opened(value, name).value else {
          throw EvaluationError(.noValue, "the optional has no value")
        }
        return inner
      }
    default: return nil
    }
  }

  private static func opened(
    _ value: ExpressionValue, _ name: String
  ) throws(EvaluationError) -> ExpressionOptional {
    guard case .optional(let optional) = value else {
      throw FunctionLibrary.noOverload(name, [value])
    }
    return optional
  }
}

/// Base 64 of RFC 4648; padding is optional when reading.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for offset in 0..<3 {
        bits = bits << 8 | UInt32(offset < group.count ? group[start + offset] : 0)
      }
      for offset in 0..<4 {
        let index = Int(bits >> UInt32(18 - 6 * offset)) & 63
        result.append(offset <= group.count ? letters[index] : 0x3D)
      }
    }
    return result
  }

  /// The bytes of a text. Blanks are skipped anywhere, and "." pads like "=". If there is padding,
  /// it is whole. Nil for any other text.
  static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var letterCount = 0
    var padCount = 0
    for byte in text where byte != 0x20 && !(0x09...0x0D ~= byte) {
      if byte == 0x3D || byte == 0x2E {
        padCount += 1
        continue
      }
      guard padCount == 0, let value = letters.firstIndex(of: byte) else { return nil }
      letterCount += 1
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    let missing = (4 - letterCount % 4) % 4
    guard missing < 3, padCount == 0 || padCount == missing else { return nil }
    return result
  }
}
