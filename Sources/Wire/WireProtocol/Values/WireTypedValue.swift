import JSONText

/// A value of the expression language with its type, as an object with one member.
package indirect enum WireTypedValue: WireUnion {
  /// Null.
  case null
  /// A boolean.
  case boolean(Bool)
  /// A signed integer, transmitted as decimal digits.
  case integer(Int64)
  /// An unsigned integer, transmitted as decimal digits.
  case unsigned(UInt64)
  /// A double, transmitted as text.
  case double(Double)
  /// A text.
  case text(WireText)
  /// Bytes, transmitted as hexadecimal digits.
  case bytes([UInt8])
  /// A list.
  case list([WireTypedValue])
  /// A map, as pairs.
  case map([WirePair])
  /// A type, by its name.
  case type(WireText)
  /// A timestamp: seconds since 1970 and nanoseconds.
  case timestamp(seconds: Int64, nanoseconds: Int)
  /// A duration.
  case duration(nanoseconds: Int64)
  /// An optional value.
  case optional(WireTypedValue?)

  /// One entry of a map.
  package struct WirePair: Sendable {
    /// The key.
    package var key: WireTypedValue
    /// The value.
    package var value: WireTypedValue

    /// An entry.
    package init(key: WireTypedValue, value: WireTypedValue) {
      self.key = key
      self.value = value
    }
  }

  private enum Name: String, ContractWord {
    case null, bool, int, uint, double, string, bytes, list, map, type, timestamp, duration
    case optional
  }

  /// Reads a value. The parser's depth limit bounds the recursion.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    let view = try value.view(expecting: "a typed value")
    guard view.kind == .object else { throw value.mismatch("a typed value") }
    var member: (name: Name, value: ParamsValue)?
    for (name, inner) in view.members {
      guard let known = Name(rawValue: String(decoding: name.lossyString ?? [], as: UTF8.self))
      else {
        throw InvalidParams(
          pointer: name.pointer,
          expected: "only " + ParamsValue.listed(Name.allCases.map(\.rawValue), joint: " or "),
          found: "an unknown member")
      }
      guard member == nil else {
        throw InvalidParams(
          pointer: view.pointer, expected: "one member", found: "\(view.count) members")
      }
      member = (known, .present(inner))
    }
    guard let member else {
      throw InvalidParams(pointer: view.pointer, expected: "one member", found: "none")
    }
    self = try Self.read(member.name, member.value)
  }

  private static func read(
    _ name: Name, _ value: ParamsValue
  ) throws(InvalidParams) -> WireTypedValue {
    switch name {
    case .null:
      guard try value.view(expecting: "null").isNull else { throw value.mismatch("null") }
      return .null
    case .bool: return .boolean(try value.bool())
    case .int: return .integer(try number(value, "the digits of a 64-bit integer"))
    case .uint: return .unsigned(try number(value, "the digits of an unsigned 64-bit integer"))
    case .double: return .double(try WireNumbers.double(value))
    case .string: return .text(try value.text())
    case .bytes: return .bytes(try WireNumbers.bytes(value))
    case .list: return .list(try values(value))
    case .map: return .map(try pairs(value))
    case .type: return .type(try value.text())
    case .timestamp: return try moment(value)
    case .duration: return try length(value)
    case .optional:
      if try value.view(expecting: "a typed value or null").isNull { return .optional(nil) }
      return .optional(try WireTypedValue(value))
    }
  }

  private static func number<Number: FixedWidthInteger>(
    _ value: ParamsValue, _ expected: String
  ) throws(InvalidParams) -> Number {
    let text = try value.text()
    guard WireNumbers.isInteger(text, isSigned: Number.isSigned),
      let number = Number(String(decoding: text, as: UTF8.self))
    else { throw value.mismatch(expected, spelled: true) }
    return number
  }

  private static func values(_ value: ParamsValue) throws(InvalidParams) -> [WireTypedValue] {
    var values: [WireTypedValue] = []
    for element in try value.elements() { values.append(try WireTypedValue(.present(element))) }
    return values
  }

  private static func pairs(_ value: ParamsValue) throws(InvalidParams) -> [WirePair] {
    var pairs: [WirePair] = []
    for element in try value.elements() {
      let parts = Array(try ParamsValue.present(element).elements())
      guard parts.count == 2 else {
        throw InvalidParams(
          pointer: element.pointer, expected: "a key and a value", found: "\(parts.count) values")
      }
      pairs.append(
        WirePair(
          key: try WireTypedValue(.present(parts[0])),
          value: try WireTypedValue(.present(parts[1]))))
    }
    return pairs
  }

  private static func moment(_ value: ParamsValue) throws(InvalidParams) -> WireTypedValue {
    var reader = try value.reader()
    let seconds: Int64 = try number(try reader.required("seconds"), "the digits of an integer")
    let nanoseconds = try reader.optional("nanos")?.integer(
      in: 0...999_999_999, expected: "nanoseconds below 1000000000")
    try reader.finish()
    guard (-62_135_596_800...253_402_300_799).contains(seconds) else {
      throw value.mismatch("a moment of the years 1 to 9999")
    }
    return .timestamp(seconds: seconds, nanoseconds: nanoseconds ?? 0)
  }

  private static func length(_ value: ParamsValue) throws(InvalidParams) -> WireTypedValue {
    var reader = try value.reader()
    let seconds: Int64 = try number(try reader.required("seconds"), "the digits of an integer")
    let nanoseconds = try reader.optional("nanos")?.integer(
      in: -999_999_999...999_999_999, expected: "nanoseconds below 1000000000")
    try reader.finish()
    let (product, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, carries) = product.addingReportingOverflow(Int64(nanoseconds ?? 0))
    guard !isTooLong, !carries else { throw value.mismatch("a length of at most 292 years") }
    return .duration(nanoseconds: sum)
  }
}

/// The grammars of numbers and bytes in texts.
private enum WireNumbers {
  static func isInteger(_ text: WireText, isSigned: Bool) -> Bool {
    let digits = isSigned && text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  static func double(_ value: ParamsValue) throws(InvalidParams) -> Double {
    let text = try value.text()
    switch String(decoding: text, as: UTF8.self) {
    case "NaN": return .nan
    case "Infinity": return .infinity
    case "-Infinity": return -.infinity
    case let spelled:
      guard isDecimal(text), let double = Double(spelled) else {
        throw value.mismatch("a decimal number, NaN, Infinity or -Infinity", spelled: true)
      }
      return double
    }
  }

  /// Whether the text is digits with an optional fraction and exponent.
  private static func isDecimal(_ text: WireText) -> Bool {
    var rest = text[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard skipDigits(&rest) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard skipDigits(&rest) else { return false }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard skipDigits(&rest) else { return false }
    }
    return rest.isEmpty
  }

  private static func skipDigits(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let count = rest.prefix { (0x30...0x39).contains($0) }.count
    rest = rest.dropFirst(count)
    return count > 0
  }

  static func bytes(_ value: ParamsValue) throws(InvalidParams) -> [UInt8] {
    let text = try value.text()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 2)
    var high: UInt8?
    for character in text {
      guard let digit = Character(UnicodeScalar(character)).hexDigitValue else {
        throw value.mismatch("pairs of hexadecimal digits", spelled: true)
      }
      if let first = high {
        bytes.append(first << 4 | UInt8(digit))
        high = nil
      } else {
        high = UInt8(digit)
      }
    }
    guard high == nil else { throw value.mismatch("pairs of hexadecimal digits", spelled: true) }
    return bytes
  }
}
