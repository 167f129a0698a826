/// The header lines of one message that have arrived so far.
struct HeaderBlock: Sendable {
  enum Length: Equatable {
    case absent, bad, conflicting, huge
    case bytes(Int)
  }

  private(set) var length = Length.absent
  private(set) var isUTF8 = true
  private(set) var hasLines = false
  /// The number of bytes in its lines so far; the decoder maintains it.
  var byteCount = 0

  /// Processes one line without its line end. Returns false if it is not a header line.
  ///
  /// During resynchronization, a length that follows other bytes counts too. The body of a message
  /// with an invalid header has no line end, so the next header is directly behind it.
  mutating func take(_ line: [UInt8], isResyncing: Bool) -> Bool {
    hasLines = true
    var line = line[...]
    if isResyncing, let start = Self.lastLengthName(in: line) { line = line[start...] }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let name = Self.trimmed(line[..<colon])
    let value = Self.trimmed(line[(colon + 1)...])
    guard !name.isEmpty, name.allSatisfy(Self.isNameByte) else { return false }
    if Self.isEqual(name, Self.lengthName) {
      takeLength(value)
    } else if Self.isEqual(name, Array("content-type".utf8)) {
      isUTF8 = Self.isUTF8(value)
    }
    return true
  }

  private mutating func takeLength(_ value: ArraySlice<UInt8>) {
    let found = Self.length(value)
    length = length == .absent || length == found ? found : .conflicting
  }

  private static func length(_ value: ArraySlice<UInt8>) -> Length {
    guard !value.isEmpty, value.allSatisfy({ 0x30 <= $0 && $0 <= 0x39 }) else { return .bad }
    guard value.count <= 19 else { return .huge }
    var length = 0
    for byte in value {
      let (tens, tensOverflow) = length.multipliedReportingOverflow(by: 10)
      let (sum, sumOverflow) = tens.addingReportingOverflow(Int(byte) - 0x30)
      if tensOverflow || sumOverflow { return .huge }
      length = sum
    }
    return .bytes(length)
  }

  private static func isUTF8(_ contentType: ArraySlice<UInt8>) -> Bool {
    for parameter in contentType.split(separator: UInt8(ascii: ";")).dropFirst() {
      let pair = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard pair.count == 2, isEqual(trimmed(pair[0]), Array("charset".utf8)) else { continue }
      let charset = pair[1].filter { $0 > 0x20 && $0 != UInt8(ascii: "\"") }
      if !isEqual(charset[...], Array("utf-8".utf8)), !isEqual(charset[...], Array("utf8".utf8)) {
        return false
      }
    }
    return true
  }

  // MARK: Bytes

  private static let lengthName = Array("content-length".utf8)

  private static func lastLengthName(in line: ArraySlice<UInt8>) -> Int? {
    guard line.count > lengthName.count else { return nil }
    var start = line.endIndex - lengthName.count
    while start >= line.startIndex {
      if isEqual(line[start..<start + lengthName.count], lengthName) { return start }
      start -= 1
    }
    return nil
  }

  private static func isEqual(_ bytes: ArraySlice<UInt8>, _ lowercase: [UInt8]) -> Bool {
    guard bytes.count == lowercase.count else { return false }
    return zip(bytes, lowercase).allSatisfy { byte, wanted in
      byte == wanted || (0x41 <= byte && byte <= 0x5A && byte | 0x20 == wanted)
    }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 }
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    return bytes
  }

  /// RFC 9110 section 5.6.2, "token".
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
    default: false
    }
  }
}
