import CellFormats
import TableValues

/// The functions named like types.
enum Conversions {
  static func body(_ name: String, _ arguments: Int) -> FunctionBody? {
    guard arguments == 1 else { return nil }
    switch name {
    case "int":
      return .one { (meter, value) throws(EvaluationError) in
        try pay(value, &meter)
        return .integer(try integer(value))
      }
    case "uint":
      return .one { (meter, value) throws(EvaluationError) in
        try pay(value, &meter)
        return .unsigned(try unsigned(value))
      }
    case "double":
      return .one { (meter, value) throws(EvaluationError) in
        try pay(value, &meter)
        return .double(try double(value))
      }
    case "bool": return .one { (_, value) throws(EvaluationError) in .boolean(try boolean(value)) }
    case "bytes":
      return .one { (_, value) throws(EvaluationError) in
        switch value {
        case .bytes: return value
        case .text(let text): return .bytes(text.utf8)
        default: throw FunctionLibrary.noOverload(name, [value])
        }
      }
    case "string":
      return .one { (meter, value) throws(EvaluationError) in
        if case .bytes(let bytes) = value { try meter.allow(bytes: bytes.count) }
        return .text(try text(value))
      }
    case "timestamp":
      return .one { (meter, value) throws(EvaluationError) in
        try pay(value, &meter)
        return try timestamp(value)
      }
    case "duration":
      return .one { (meter, value) throws(EvaluationError) in
        try pay(value, &meter)
        switch value {
        case .duration: return value
        case .text(let text):
          guard let length = DurationText.read(text.utf8) else { throw failed("duration", value) }
          return .duration(length)
        default: throw FunctionLibrary.noOverload(name, [value])
        }
      }
    default: return nil
    }
  }

  /// Charges for a text that is parsed as another type.
  private static func pay(
    _ value: ExpressionValue, _ meter: inout EvaluationMeter
  ) throws(EvaluationError) {
    if case .text(let text) = value { try meter.charge(parsing: text.utf8.count) }
  }

  private static func failed(_ type: String, _ value: ExpressionValue) -> EvaluationError {
    var found = ""
    if case .text(let text) = value { found = ": \(text.quotation())" }
    return EvaluationError(.conversion, "the value is no \(type)\(found)")
  }

  private static func integer(_ value: ExpressionValue) throws(EvaluationError) -> Int64 {
    switch value {
    case .integer(let whole): return whole
    case .unsigned(let whole):
      guard let result = Int64(exactly: whole) else { throw Arithmetic.overflow }
      return result
    case .double(let double):
      // The bounds are exclusive, because the nearest integers are not doubles.
      guard -0x1p63 < double, double < 0x1p63 else { throw Arithmetic.overflow }
      return Int64(double)
    case .text(let text):
      guard let whole = Int64(String(decoding: text.utf8, as: UTF8.self)) else {
        throw failed("int", value)
      }
      return whole
    case .timestamp(let moment): return moment.seconds
    default: throw FunctionLibrary.noOverload("int", [value])
    }
  }

  private static func unsigned(_ value: ExpressionValue) throws(EvaluationError) -> UInt64 {
    switch value {
    case .unsigned(let whole): return whole
    case .integer(let whole):
      guard let result = UInt64(exactly: whole) else { throw Arithmetic.overflow }
      return result
    case .double(let double):
      guard 0 <= double, double < 0x1p64 else { throw Arithmetic.overflow }
      return UInt64(double)
    case .text(let text):
      guard let whole = UInt64(String(decoding: text.utf8, as: UTF8.self)) else {
        throw failed("uint", value)
      }
      return whole
    default: throw FunctionLibrary.noOverload("uint", [value])
    }
  }

  private static func double(_ value: ExpressionValue) throws(EvaluationError) -> Double {
    switch value {
    case .double(let double): return double
    case .integer(let whole): return Double(whole)
    case .unsigned(let whole): return Double(whole)
    case .text(let text):
      guard let double = number(text.utf8) else { throw failed("double", value) }
      return double
    default: throw FunctionLibrary.noOverload("double", [value])
    }
  }

  /// Parses a decimal number, or the name of a value that is not finite.
  static func number(_ bytes: [UInt8]) -> Double? {
    let text = String(decoding: bytes, as: UTF8.self)
    switch text {
    case "NaN", "nan": return .nan
    case "Infinity", "+Infinity", "Inf", "+Inf", "inf", "+inf", "infinity": return .infinity
    case "-Infinity", "-Inf", "-inf", "-infinity": return -.infinity
    default:
      // Letters other than e would admit hexadecimal and other notations of the standard library.
      let isDecimal = bytes.allSatisfy {
        $0 &- 0x30 < 10 || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
      }
      guard isDecimal, let value = Double(text), value.isFinite else { return nil }
      return value
    }
  }

  private static func boolean(_ value: ExpressionValue) throws(EvaluationError) -> Bool {
    switch value {
    case .boolean(let flag): return flag
    case .text(let text):
      // The longest word has five letters, so longer texts are not examined.
      guard text.utf8.count <= 5 else { throw failed("bool", value) }
      switch String(decoding: text.utf8, as: UTF8.self) {
      case "1", "t", "true", "True", "TRUE": return true
      case "0", "f", "false", "False", "FALSE": return false
      default: throw failed("bool", value)
      }
    default: throw FunctionLibrary.noOverload("bool", [value])
    }
  }

  /// The text of a value that can be converted to text.
  static func text(_ value: ExpressionValue) throws(EvaluationError) -> Text {
    var bytes: [UInt8] = []
    switch value {
    case .text(let text): return text
    case .boolean(let flag): return flag ? "true" : "false"
    case .integer(let whole): CellFormatter.append(whole, to: &bytes)
    case .unsigned(let whole): return Text(String(whole))
    case .double(let double): CellFormatter.append(double, to: &bytes)
    case .bytes(let raw):
      guard String(validating: raw, as: UTF8.self) != nil else {
        throw EvaluationError(.conversion, "the bytes are not UTF-8")
      }
      bytes = raw
    case .timestamp(let moment): bytes = MomentText.written(moment)
    case .duration(let length): bytes = DurationText.written(length)
    case .null, .list, .map, .type, .optional:
      throw FunctionLibrary.noOverload("string", [value])
    }
    return Text(bytes)
  }

  private static func timestamp(
    _ value: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    switch value {
    case .timestamp: return value
    case .integer(let seconds):
      guard let moment = ExpressionMoment(seconds: seconds, nanoseconds: 0) else {
        throw Arithmetic.overflow
      }
      return .timestamp(moment)
    case .text(let text):
      guard let moment = MomentText.read(text.utf8) else { throw failed("timestamp", value) }
      return .timestamp(moment)
    default: throw FunctionLibrary.noOverload("timestamp", [value])
    }
  }
}
