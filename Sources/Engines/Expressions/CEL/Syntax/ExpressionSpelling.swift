import CellFormats
import TableValues

/// Writes names and constants in the syntax of expressions, so that they parse to the same.
package enum ExpressionSpelling {
  /// A column by its id: a name, or an entry of `row`. Returns nil for an id that is not UTF-8.
  package static func column(_ id: Text) -> [UInt8]? {
    guard let quoted = text(id) else { return nil }
    let name = String(decoding: id.utf8, as: UTF8.self)
    let words = ["true", "false", "null"]
    if ExpressionEnvironment.isName(id.utf8), !words.contains(name),
      !ExpressionParser.reserved.contains(name)
    {
      return id.utf8
    }
    return "row[".utf8 + quoted + "]".utf8
  }

  /// A quoted text; nil if it is not UTF-8.
  package static func text(_ text: Text) -> [UInt8]? {
    let bytes = text.utf8
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { return nil }
    var result: [UInt8] = [0x22]
    for byte in bytes {
      switch byte {
      case 0x22, 0x5C: result += [0x5C, byte]
      case 0x0A: result += "\\n".utf8
      case 0x0D: result += "\\r".utf8
      case 0x09: result += "\\t".utf8
      case 0..<0x20, 0x7F: result += "\\x".utf8 + DigitReader.hexadecimal(byte)
      default: result.append(byte)
      }
    }
    result.append(0x22)
    return result
  }

  /// A constant of a cell's type. Returns nil if there is no exact equivalent: decimals, lists,
  /// JSON, moments and durations outside the language's range, NaN.
  package static func constant(_ value: CellValue) -> [UInt8]? {
    switch value {
    case .null: return Array("null".utf8)
    case .boolean(let flag): return Array((flag ? "true" : "false").utf8)
    case .integer(let whole):
      var text: [UInt8] = []
      CellFormatter.append(whole, to: &text)
      return text
    case .number(let double): return number(double)
    case .text(let text): return self.text(text)
    case .date(let day): return moment(Int64(day) * 86_400, 0)
    case .dateTime(let value): return moment(value.seconds, value.nanoseconds)
    case .time(let time):
      let moment = time.onFirstDay
      return duration(DurationValue(seconds: moment.seconds, nanoseconds: moment.nanoseconds))
    case .duration(let value): return duration(value)
    case .decimal, .json, .error, .pending: return nil
    }
  }

  private static func number(_ double: Double) -> [UInt8]? {
    if double.isNaN { return nil }
    var text: [UInt8] = []
    CellFormatter.append(double, to: &text)
    if double.isInfinite { return "double(\"".utf8 + text + "\")".utf8 }
    let isWhole = text.allSatisfy { $0 &- 0x30 < 10 || $0 == 0x2D }
    return isWhole ? text + ".0".utf8 : text
  }

  private static func moment(_ seconds: Int64, _ nanoseconds: Int32) -> [UInt8]? {
    guard ExpressionMoment(seconds: seconds, nanoseconds: nanoseconds) != nil else { return nil }
    var text: [UInt8] = []
    let value = DateTimeValue(seconds: seconds, nanoseconds: nanoseconds, offsetMinutes: 0)
    CellFormatter.append(.dateTime(value), to: &text)
    return "timestamp(\"".utf8 + text + "\")".utf8
  }

  private static func duration(_ value: DurationValue) -> [UInt8]? {
    let (whole, isTooLong) = value.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (total, overflow) = whole.addingReportingOverflow(Int64(value.nanoseconds))
    guard !isTooLong, !overflow else { return nil }
    var text: [UInt8] = total < 0 ? [0x2D] : []
    text += String(total.magnitude / 1_000_000_000).utf8
    let rest = total.magnitude % 1_000_000_000
    if rest > 0 { text += ("." + String(rest + 1_000_000_000).dropFirst()).utf8 }
    return "duration(\"".utf8 + text + "s\")".utf8
  }
}
