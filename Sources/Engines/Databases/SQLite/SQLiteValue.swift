import CellFormats
import TableValues

/// A value as SQLite stores it.
package enum SQLiteValue: Hashable, Sendable {
  /// No value.
  case null
  /// An integer.
  case integer(Int64)
  /// A double.
  case real(Double)
  /// A text in UTF-8, which may be invalid.
  case text([UInt8])
  /// Bytes.
  case blob([UInt8])
}

extension SQLiteValue {
  /// How many bytes of a blob are shown in full.
  private static let shownBytesMax = 64
  /// How many bytes of a longer blob are shown.
  private static let beginningBytes = 16

  /// The text that cells show: `x'0a1b'` for a blob, and its beginning and size for a long one.
  var shown: [UInt8] {
    var text: [UInt8] = []
    switch self {
    case .null: break
    case .integer(let value): CellFormatter.append(value, to: &text)
    case .real(let value): CellFormatter.append(value, to: &text)
    case .text(let bytes): return bytes
    case .blob(let bytes):
      text = Array("x'".utf8)
      let isShort = bytes.count <= Self.shownBytesMax
      for byte in isShort ? bytes[...] : bytes.prefix(Self.beginningBytes) {
        text.append(Self.digit(byte >> 4))
        text.append(Self.digit(byte & 15))
      }
      text += isShort ? Array("'".utf8) : Array("…' (\(bytes.count) bytes)".utf8)
    }
    return text
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// The blob that a text such as `x'0a1b'` spells; nil: it spells none.
  static func blob(spelled text: [UInt8]) -> [UInt8]? {
    guard text.count >= 3, text.count % 2 == 1, text[0] | 0x20 == UInt8(ascii: "x"),
      text[1] == UInt8(ascii: "'"), text.last == UInt8(ascii: "'")
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 2)
    for place in stride(from: 2, to: text.count - 1, by: 2) {
      guard let high = nibble(text[place]), let low = nibble(text[place + 1]) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func nibble(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}

/// Hashes of rows, which show whether a row was changed.
struct RowPrint {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x9e37_79b9_7f4a_7c15
    state ^= state >> 29
  }

  /// Takes in the next value of the row.
  mutating func add(_ value: SQLiteValue) {
    switch value {
    case .null: mix(1)
    case .integer(let value):
      mix(2)
      mix(UInt64(bitPattern: value))
    case .real(let value):
      mix(3)
      mix(value.bitPattern)
    case .text(let bytes): add(4, bytes)
    case .blob(let bytes): add(5, bytes)
    }
  }

  private mutating func add(_ kind: UInt64, _ bytes: [UInt8]) {
    mix(kind)
    mix(UInt64(bytes.count))
    var word: UInt64 = 0
    for (place, byte) in bytes.enumerated() {
      word = word << 8 | UInt64(byte)
      if place & 7 == 7 {
        mix(word)
        word = 0
      }
    }
    mix(word)
  }

  /// The hash of what was taken in.
  var value: UInt64 { state }
}
