import TableValues

/// Paths from `file:` URIs (RFC 8089).
enum FileURI {
  /// The path of a URI, percent-decoded; nil if it is not a `file:` URI of this machine.
  static func path(_ uri: [UInt8]) -> Text? {
    let scheme = Array("file:".utf8)
    guard uri.count > scheme.count,
      zip(uri, scheme).allSatisfy({ $0 | 0x20 == $1 || $0 == $1 })
    else { return nil }
    var rest = uri[scheme.count...]
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != UInt8(ascii: "/") }
      // Host names ignore case.
      let isLocal = host.elementsEqual("localhost".utf8) { $0 | 0x20 == $1 }
      guard host.isEmpty || isLocal else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    return decoded(rest).map { Text($0) }
  }

  /// The URI of an absolute path, which may contain any bytes.
  static func uri(of path: Text) -> [UInt8] {
    var result = Array("file://".utf8)
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.append(byte)
      default: result += [0x25, hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    return result
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value + (value < 10 ? 0x30 : 0x37) }

  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%") {
        guard index + 2 < text.endIndex, let high = digit(text[index + 1]),
          let low = digit(text[index + 2])
        else { return nil }
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}

/// Base 64 (RFC 4648), strict: no blanks, padding required.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
    return values
  }()

  /// The decoded bytes of a text, or nil.
  static func decoded(_ text: [UInt8]) -> [UInt8]? {
    guard text.count % 4 == 0 else { return nil }
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    let body = text.dropLast(padding)
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for byte in body {
      let value = values[Int(byte)]
      guard value != 255 else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bits & ((1 << UInt32(count)) - 1) == 0 ? result : nil
  }

  /// The encoded text of bytes.
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let group = (0..<3).map { index + $0 < bytes.count ? UInt32(bytes[index + $0]) : 0 }
      let bits = group[0] << 16 | group[1] << 8 | group[2]
      let used = min(3, bytes.count - index)
      for place in 0..<4 {
        let value = Int(bits >> UInt32(18 - 6 * place) & 63)
        result.append(place <= used ? alphabet[value] : UInt8(ascii: "="))
      }
      index += 3
    }
    return result
  }
}
