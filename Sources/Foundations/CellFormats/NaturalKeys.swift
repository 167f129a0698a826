/// Sort keys for natural order: runs of digits compare by number, the rest by code point.
///
/// A run of digits is encoded as one opening byte (`0`), the number of digits, and the digits. So
/// `pic2` comes before `pic10`, and both before `pica`. Runs with a leading zero are fractions, as
/// in Martin Pool's `strnatcmp`, whose corpus this follows: they compare digit by digit and come
/// before numbers. Blanks only separate runs. Texts that are equal so far are ordered by their
/// bytes.
package enum NaturalKeys {
  /// The byte that opens a run. No other code point is encoded so.
  private static let opener = UInt8(ascii: "0")

  /// Appends the key of a text. Fold its case first if that is wanted.
  package static func append(_ text: ArraySlice<UInt8>, to key: inout [UInt8]) {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      guard isDigit(byte) else {
        if byte < 2 {
          key += [1, byte + 1]  // 0 ends a key
        } else if byte != 0x20 && byte != 0x09 {
          key.append(byte)
        }
        index += 1
        continue
      }
      var end = index
      while end < text.endIndex, isDigit(text[end]) { end += 1 }
      appendRun(text[index..<end], to: &key)
      index = end
    }
    key.append(0)
    key += text
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }

  private static func appendRun(_ run: ArraySlice<UInt8>, to key: inout [UInt8]) {
    key.append(opener)
    if run.first == opener {
      key.append(0)  // before every count
      key += run
      key.append(0)
      return
    }
    appendCount(run.count, to: &key)
    key += run
  }

  /// A count in one byte, or from 254 on in nine bytes. Byte order is numeric order.
  private static func appendCount(_ count: Int, to key: inout [UInt8]) {
    if count < 255 { return key.append(UInt8(count)) }
    key.append(255)
    for shift in stride(from: 56, through: 0, by: -8) {
      key.append(UInt8(truncatingIfNeeded: count >> shift))
    }
  }
}

/// Sort keys for the precedence of semantic versions (SemVer 2.0.0, item 11).
///
/// A leading `v` and surrounding blanks are ignored, as package managers do. Build metadata is
/// ignored. Texts that are not versions come after all versions, by code point.
package enum SemverKeys {
  /// Appends the key of a text.
  package static func append(_ text: ArraySlice<UInt8>, to key: inout [UInt8]) {
    guard let version = Version(text) else {
      key.append(2)
      key += text
      return
    }
    key.append(1)
    for number in version.numbers { append(number: number, to: &key) }
    guard !version.prerelease.isEmpty else { return key.append(0xFF) }
    for identifier in version.prerelease {
      if identifier.allSatisfy({ $0 &- 0x30 <= 9 }) {
        key.append(1)
        append(number: identifier, to: &key)
      } else {
        key.append(2)
        key += identifier
        key.append(0)
      }
    }
    key.append(0)
  }

  /// Appends the number of digits, then the digits.
  private static func append(number: ArraySlice<UInt8>, to key: inout [UInt8]) {
    key += [UInt8(truncatingIfNeeded: number.count >> 8), UInt8(truncatingIfNeeded: number.count)]
    key += number
  }

  private struct Version {
    var numbers: [ArraySlice<UInt8>] = []
    var prerelease: [ArraySlice<UInt8>] = []

    init?(_ text: ArraySlice<UInt8>) {
      var rest = text
      while rest.first == 0x20 { rest = rest.dropFirst() }
      while rest.last == 0x20 { rest = rest.dropLast() }
      if rest.first == UInt8(ascii: "v") || rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst()
      }
      guard rest.count <= 256 else { return nil }
      if let plus = rest.firstIndex(of: UInt8(ascii: "+")) {
        let build = rest[(plus + 1)...].split(separator: 0x2E, omittingEmptySubsequences: false)
        guard build.allSatisfy({ Self.isIdentifier($0) }) else { return nil }
        rest = rest[..<plus]
      }
      if let dash = rest.firstIndex(of: UInt8(ascii: "-")) {
        prerelease = rest[(dash + 1)...].split(separator: 0x2E, omittingEmptySubsequences: false)
        guard prerelease.allSatisfy({ Self.isIdentifier($0) && !Self.isPadded($0) }) else {
          return nil
        }
        rest = rest[..<dash]
      }
      numbers = rest.split(separator: 0x2E, omittingEmptySubsequences: false)
      let areNumbers = numbers.allSatisfy { number in
        !number.isEmpty && number.allSatisfy { $0 &- 0x30 <= 9 } && !Self.isPadded(number)
      }
      guard numbers.count == 3, areNumbers else { return nil }
    }

    private static func isIdentifier(_ text: ArraySlice<UInt8>) -> Bool {
      !text.isEmpty
        && text.allSatisfy { byte in
          byte &- 0x30 <= 9 || (byte | 0x20) &- 0x61 <= 25 || byte == UInt8(ascii: "-")
        }
    }

    /// Whether it is a number with a leading zero.
    private static func isPadded(_ text: ArraySlice<UInt8>) -> Bool {
      text.count > 1 && text.first == 0x30 && text.allSatisfy { $0 &- 0x30 <= 9 }
    }
  }
}
