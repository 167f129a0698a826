import JSONText
import TestSupport

/// Makes random values whose every border (escapes, words of eight bytes, number edges) is near.
struct RandomJSON {
  var random: SeededGenerator

  mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .integer(integer())
    case 3: return .number(double())
    case 4, 5: return .string(text())
    case 6, 7:
      return .array((0..<count()).map { _ in value(depth: depth - 1) })
    default:
      return .object(
        (0..<count()).map { _ in JSONMember(name: text(), value: value(depth: depth - 1)) })
    }
  }

  mutating func integer() -> Int64 {
    let bits = Int64(bitPattern: random.next())
    return bits >> Int64.random(in: 0..<64, using: &random)
  }

  mutating func double() -> Double {
    let value = Double(bitPattern: random.next())
    guard value.isFinite, Bool.random(using: &random) else {
      return Double(integer()) / Double([1, 8, 10, 1000].randomElement(using: &random) ?? 1)
    }
    return value
  }

  mutating func text() -> String {
    let pieces = [
      "a", "bcdefgh", "\"", "\\", "/", "\n", "\u{0}", "\u{1F}", "\u{7F}", "é", "漢", "😀", "\r\n",
      " ",
    ]
    return (0..<Int.random(in: 0..<12, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  private mutating func count() -> Int { Int.random(in: 0..<5, using: &random) }
}
