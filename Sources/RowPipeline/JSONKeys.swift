import TableValues

/// Bytes whose order is the order of JSON values: null, false, true, numbers by value, texts by
/// code point, then lists and objects by their text.
///
/// One byte for the kind; then a number as ``DecimalKeys`` has it, a text without its escapes, or
/// the text of a list or object as it is.
enum JSONKeys {
  private enum Kind: UInt8 {
    case null, no, yes, number, text, list, object, other
  }

  /// The key of a JSON value without blanks around it; what is none sorts last, by its text.
  static func key(_ json: ArraySlice<UInt8>) -> [UInt8] {
    guard let first = json.first else { return [Kind.other.rawValue] }
    switch first {
    case UInt8(ascii: "n"): return [Kind.null.rawValue]
    case UInt8(ascii: "f"): return [Kind.no.rawValue]
    case UInt8(ascii: "t"): return [Kind.yes.rawValue]
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return [Kind.number.rawValue] + DecimalKeys.key(json)
    case UInt8(ascii: "\""): return [Kind.text.rawValue] + unescaped(json)
    case UInt8(ascii: "["): return [Kind.list.rawValue] + json
    case UInt8(ascii: "{"): return [Kind.object.rawValue] + json
    default: return [Kind.other.rawValue] + json  // a byte, not our enum
    }
  }

  /// The JSON value that has a key, in one spelling.
  static func text(_ key: ArraySlice<UInt8>) -> [UInt8] {
    guard let kind = key.first.flatMap(Kind.init) else { return Array("null".utf8) }
    let rest = key.dropFirst()
    return switch kind {
    case .null: Array("null".utf8)
    case .no: Array("false".utf8)
    case .yes: Array("true".utf8)
    case .number: DecimalKeys.text(rest)
    case .text: escaped(rest)
    case .list, .object, .other: Array(rest)
    }
  }

  // MARK: Texts

  /// The bytes of a JSON string; half a surrogate pair becomes U+FFFD.
  private static func unescaped(_ json: ArraySlice<UInt8>) -> [UInt8] {
    var units = json.dropFirst()
    if units.last == UInt8(ascii: "\"") { units.removeLast() }
    if !units.contains(UInt8(ascii: "\\")) { return Array(units) }
    var bytes: [UInt8] = []
    var high: UInt32?
    while let byte = units.popFirst() {
      let code = byte == UInt8(ascii: "\\") ? escape(&units) : .plain(byte)
      if case .unit(let unit) = code, let first = high, (0xDC00..<0xE000).contains(unit) {
        append(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00), to: &bytes)
        high = nil
        continue
      }
      if high != nil { append(0xFFFD, to: &bytes) }
      high = nil
      switch code {
      case .plain(let byte): bytes.append(byte)
      case .unit(let unit) where (0xD800..<0xDC00).contains(unit): high = unit
      case .unit(let unit): append(unit, to: &bytes)
      }
    }
    if high != nil { append(0xFFFD, to: &bytes) }
    return bytes
  }

  private enum Escape {
    case plain(UInt8)
    case unit(UInt32)
  }

  /// What stands behind a backslash.
  private static func escape(_ units: inout ArraySlice<UInt8>) -> Escape {
    guard let letter = units.popFirst() else { return .plain(UInt8(ascii: "\\")) }
    switch letter {
    case UInt8(ascii: "b"): return .plain(0x08)
    case UInt8(ascii: "f"): return .plain(0x0C)
    case UInt8(ascii: "n"): return .plain(0x0A)
    case UInt8(ascii: "r"): return .plain(0x0D)
    case UInt8(ascii: "t"): return .plain(0x09)
    case UInt8(ascii: "u"):
      let digits = units.prefix(4)
      units = units.dropFirst(4)
      return .unit(UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD)
    default: return .plain(letter)  // a byte that stands for itself
    }
  }

  private static func append(_ code: UInt32, to bytes: inout [UInt8]) {
    bytes += Array(String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var json = [UInt8(ascii: "\"")]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
      case 0x0A: json += Array("\\n".utf8)
      case 0x0D: json += Array("\\r".utf8)
      case 0x09: json += Array("\\t".utf8)
      case 0..<0x20:
        json += Array("\\u00".utf8)
        json += [byte >> 4, byte & 15].map { digit in
          digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
      default: json.append(byte)  // a byte, not our enum
      }
    }
    return json + [UInt8(ascii: "\"")]
  }
}
