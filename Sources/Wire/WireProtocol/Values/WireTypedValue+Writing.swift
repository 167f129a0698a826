import JSONText

extension WireTypedValue {
  /// Writes the value.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .null:
      writer.name("null")
      writer.null()
    case .boolean(let flag): writer.member("bool", flag)
    case .integer(let whole): writer.member("int", Array("\(whole)".utf8))
    case .unsigned(let whole): writer.member("uint", Array("\(whole)".utf8))
    case .double(let double): writer.member("double", Array(Self.spelling(double).utf8))
    case .text(let text): writer.member("string", text)
    case .bytes(let bytes): writer.member("bytes", Self.hexadecimal(bytes))
    case .list(let elements): writer.list("list", elements) { $1.write(to: &$0) }
    case .map(let pairs):
      writer.list("map", pairs) { writer, pair in
        writer.beginArray()
        pair.key.write(to: &writer)
        pair.value.write(to: &writer)
        writer.endArray()
      }
    case .type(let name): writer.member("type", name)
    case .timestamp(let seconds, let nanoseconds):
      writer.name("timestamp")
      Self.write(seconds, nanoseconds, to: &writer)
    case .duration(let nanoseconds):
      let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
      writer.name("duration")
      Self.write(seconds, Int(rest), to: &writer)
    case .optional(let value):
      writer.name("optional")
      if let value { value.write(to: &writer) } else { writer.null() }
    }
    writer.endObject()
  }

  private static func write(_ seconds: Int64, _ nanoseconds: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("seconds", Array("\(seconds)".utf8))
    writer.member("nanos", nanoseconds)
    writer.endObject()
  }

  private static func spelling(_ double: Double) -> String {
    if double.isNaN { return "NaN" }
    if double.isInfinite { return double < 0 ? "-Infinity" : "Infinity" }
    return "\(double)"
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }
}
