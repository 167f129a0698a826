import TableValues

/// `format`: `%s %d %f %e %x %X %o %b` with an optional `.digits`, exact in every digit.
struct FormatWriter {
  private let pattern: [UInt8]
  private let values: [ExpressionValue]
  private var index = 0
  private var next = 0
  private static let precisionMax = 100

  init(_ pattern: [UInt8], _ values: [ExpressionValue]) {
    self.pattern = pattern
    self.values = values
  }

  /// The text with its placeholders replaced.
  mutating func written(_ meter: inout EvaluationMeter) throws(EvaluationError) -> [UInt8] {
    var result: [UInt8] = []
    try meter.charge(pattern.count / 4)
    while index < pattern.count {
      let byte = pattern[index]
      index += 1
      guard byte == 0x25 else {
        result.append(byte)
        continue
      }
      if index < pattern.count, pattern[index] == 0x25 {
        index += 1
        result.append(byte)
      } else {
        let precision = try precision()
        result += try clause(precision, &meter)
      }
      try meter.allow(units: result.count / 16)
    }
    try meter.allow(bytes: result.count)
    return result
  }

  private func invalid(_ message: String) -> EvaluationError {
    EvaluationError(.invalidArgument, "format: \(message)")
  }

  private mutating func precision() throws(EvaluationError) -> Int? {
    guard index < pattern.count, pattern[index] == 0x2E else { return nil }
    index += 1
    var value: Int?
    while index < pattern.count, pattern[index] &- 0x30 < 10 {
      value = (value ?? 0) * 10 + Int(pattern[index] - 0x30)
      index += 1
      guard let value, value <= Self.precisionMax else {
        throw invalid("at most \(Self.precisionMax) digits")
      }
    }
    guard let value else { throw invalid("a precision has no digits") }
    return value
  }

  private mutating func clause(
    _ precision: Int?, _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> [UInt8] {
    guard index < pattern.count else { throw invalid("the text ends after %") }
    let letter = pattern[index]
    index += 1
    guard next < values.count else { throw invalid("there are more places than values") }
    let value = values[next]
    next += 1
    switch letter {
    case 0x73: return try ValueText.written(value, &meter)
    case 0x64: return try decimal(value)
    case 0x66, 0x65:
      return try floating(value, precision ?? 6, isScientific: letter == 0x65, &meter)
    case 0x78: return try hexadecimal(value, isUpper: false)
    case 0x58: return try hexadecimal(value, isUpper: true)
    case 0x6F: return try radix(value, 8)
    case 0x62: return try radix(value, 2)
    default: throw invalid("there is no place of this kind")
    }
  }

  private func decimal(_ value: ExpressionValue) throws(EvaluationError) -> [UInt8] {
    switch value {
    case .integer(let whole): return Array(String(whole).utf8)
    case .unsigned(let whole): return Array(String(whole).utf8)
    case .double(let double) where !double.isFinite: return Self.special(double)
    default: throw FunctionLibrary.noOverload("format %d", [value])
    }
  }

  private static func special(_ double: Double) -> [UInt8] {
    Array((double.isNaN ? "NaN" : double < 0 ? "-Infinity" : "Infinity").utf8)
  }

  private func floating(
    _ value: ExpressionValue, _ precision: Int, isScientific: Bool,
    _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> [UInt8] {
    let double: Double
    switch value {
    case .double(let plain): double = plain
    case .integer(let whole): double = Double(whole)
    case .unsigned(let whole): double = Double(whole)
    default: throw FunctionLibrary.noOverload("format %f", [value])
    }
    guard double.isFinite else { return Self.special(double) }
    try meter.charge(ExactDecimal.steps(double))
    let exact = ExactDecimal(double)
    return isScientific ? exact.scientific(precision) : exact.fixed(precision)
  }

  private func hexadecimal(
    _ value: ExpressionValue, isUpper: Bool
  ) throws(EvaluationError) -> [UInt8] {
    let content: [UInt8]
    switch value {
    case .integer(let whole): return Array(String(whole, radix: 16, uppercase: isUpper).utf8)
    case .unsigned(let whole): return Array(String(whole, radix: 16, uppercase: isUpper).utf8)
    case .text(let text): content = text.utf8
    case .bytes(let bytes): content = bytes
    default: throw FunctionLibrary.noOverload("format %x", [value])
    }
    let letters = Array((isUpper ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
    return content.flatMap { [letters[Int($0 >> 4)], letters[Int($0 & 15)]] }
  }

  private func radix(_ value: ExpressionValue, _ radix: Int) throws(EvaluationError) -> [UInt8] {
    switch value {
    case .integer(let whole): return Array(String(whole, radix: radix).utf8)
    case .unsigned(let whole): return Array(String(whole, radix: radix).utf8)
    case .boolean(let flag) where radix == 2: return [flag ? 0x31 : 0x30]
    default: throw FunctionLibrary.noOverload("format %\(radix == 2 ? "b" : "o")", [value])
    }
  }
}

/// Any value as text, as `%s` writes it.
enum ValueText {
  /// The text. Nesting is limited by the size limit of values.
  static func written(
    _ value: ExpressionValue, _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> [UInt8] {
    try meter.charge(1)
    switch value {
    case .null: return Array("null".utf8)
    case .type(let type): return Array(type.name.utf8)
    case .list(let list):
      var parts: [[UInt8]] = []
      for element in list.elements { parts.append(try written(element, &meter)) }
      return [0x5B] + Array(parts.joined(separator: [0x2C, 0x20])) + [0x5D]
    case .map(let map):
      var parts: [(key: Text, entry: [UInt8])] = []
      for entry in map.entries {
        let key = try written(entry.key, &meter)
        parts.append((Text(key), key + [0x3A, 0x20] + (try written(entry.value, &meter))))
      }
      parts.sort { $0.key < $1.key }
      return [0x7B] + Array(parts.map(\.entry).joined(separator: [0x2C, 0x20])) + [0x7D]
    case .bytes(let bytes):
      try meter.charge(reading: bytes.count)
      return Array(String(decoding: bytes, as: UTF8.self).utf8)
    case .optional: throw FunctionLibrary.noOverload("format %s", [value])
    case .text(let text):
      try meter.charge(reading: text.utf8.count)
      return text.utf8
    case .boolean, .integer, .unsigned, .double, .timestamp, .duration:
      return try Conversions.text(value).utf8
    }
  }
}
