/// Replaces words and numbers by tokens of the same length and kind. Equal ones have equal tokens.
///
/// A text is replaced run by run (letters, digits; other characters are kept), so that a word has
/// the same token in a cell, in a column's name and in a file's content. The token of a run depends
/// on a random key that is never written. The first 65,536 runs have distinct tokens.
struct TextTokens: Sendable {
  private static let storedMax = 1 << 16
  private static let storedBytesMax = 64
  private let key: (UInt64, UInt64)
  private var tokens: [ArraySlice<UInt8>: [UInt8]] = [:]
  private var used = Set<[UInt8]>()

  /// Tokens with a random key.
  init() {
    var generator = SystemRandomNumberGenerator()
    key = (generator.next(), generator.next())
  }

  /// The replacement of a text.
  mutating func text(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    if Self.isFixed(bytes) { return Array(bytes) }
    let isDate = Self.isDate(bytes)
    let isDuration = Self.isDuration(bytes)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let kind = RunKind(bytes[place])
      let end = bytes[place...].firstIndex { RunKind($0) != kind } ?? bytes.endIndex
      let run = bytes[place..<end]
      switch kind {
      case .other: output += run
      // The number after `#`, which the daemon adds to a repeated column name.
      case .digits where place > bytes.startIndex && bytes[place - 1] == UInt8(ascii: "#"):
        output += run
      case .digits where isDate && run.count == 2: output += calendarDigits(run)
      case .letters where isDuration || (isDate && run.count == 1): output += run
      case .digits, .letters: output += token(run)
      }
      place = end
    }
    return output
  }

  /// The replacement of a number's JSON text.
  mutating func number(_ lexeme: ArraySlice<UInt8>) -> [UInt8] {
    let mantissa = lexeme.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? lexeme.endIndex
    return text(lexeme[..<mantissa]) + lexeme[mantissa...]
  }

  private enum RunKind {
    case digits, letters, other

    init(_ byte: UInt8) {
      switch byte {
      case 0x30...0x39: self = .digits
      case 0x41...0x5A, 0x61...0x7A, 0x80...: self = .letters
      default: self = .other
      }
    }
  }

  private mutating func token(_ run: ArraySlice<UInt8>) -> [UInt8] {
    if let known = tokens[run] { return known }
    let isStored = tokens.count < Self.storedMax && run.count <= Self.storedBytesMax
    for attempt in 0..<64 {
      let token = makeToken(run, attempt)
      if token.elementsEqual(run) && run.contains(where: { $0 != 0x30 }) { continue }
      if !isStored { return token }
      if attempt < 63, used.contains(token) { continue }
      used.insert(token)
      tokens[ArraySlice(Array(run))] = token
      return token
    }
    return [UInt8](repeating: run.first.map { $0 < 0x3A ? 0x31 : 0x78 } ?? 0x78, count: run.count)
  }

  private func makeToken(_ run: ArraySlice<UInt8>, _ attempt: Int) -> [UInt8] {
    var hasher = Hasher()
    hasher.combine(key.0)
    hasher.combine(attempt)
    for byte in run { hasher.combine(byte) }
    hasher.combine(key.1)
    var noise = UInt64(bitPattern: Int64(hasher.finalize()))
    func next(_ bound: UInt64) -> UInt64 {
      noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (noise >> 33) % bound
    }
    var output: [UInt8] = []
    var isLeading = true
    var place = run.startIndex
    while place < run.endIndex {
      let byte = run[place]
      switch byte {
      // Leading zeros are kept, and the first digit of several never becomes 0.
      case 0x30 where isLeading: output.append(byte)
      case 0x30...0x39:
        output.append(UInt8(isLeading ? 0x31 + next(8) : 0x30 + next(10)))
        isLeading = false
      case 0x41...0x5A: output.append(UInt8(0x41 + next(26)))
      case 0x61...0x7A: output.append(UInt8(0x61 + next(26)))
      default: place += Self.appendScalar(run[place...], next, to: &output) - 1
      }
      place += 1
    }
    return output
  }

  /// Appends a scalar with the same UTF-8 length as the first one of `bytes`; returns that length.
  private static func appendScalar(
    _ bytes: ArraySlice<UInt8>, _ next: (UInt64) -> UInt64, to output: inout [UInt8]
  ) -> Int {
    let lead = bytes.first ?? 0
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
    guard length <= bytes.count, length > 1 else {
      output.append(lead)
      return 1
    }
    let scalar: UInt64
    switch length {
    case 2: scalar = 0x0101 + next(0x60) * 2
    case 3: scalar = 0x4E00 + next(0x2000)
    default: scalar = 0x20000 + next(0x4000)
    }
    if let scalar = Unicode.Scalar(UInt32(scalar)) { output += String(scalar).utf8 }
    return length
  }

  // MARK: Texts with a fixed form

  /// Two digits that are valid as a month, a day, an hour, a minute and a second.
  private func calendarDigits(_ run: ArraySlice<UInt8>) -> [UInt8] {
    let number = (makeToken([0x31] + run, 0).reduce(0) { $0 &* 31 &+ Int($1) }) % 12 + 1
    return Array((number < 10 ? "0\(number)" : "\(number)").utf8)
  }

  /// Whether the text is a column name assigned by the daemon, or a word such as `NaN`.
  private static func isFixed(_ bytes: ArraySlice<UInt8>) -> Bool {
    let column = Array("column".utf8)
    if bytes.starts(with: column), 7...12 ~= bytes.count {
      return bytes.dropFirst(column.count).allSatisfy { 0x30...0x39 ~= $0 }
    }
    return ["NaN", "Infinity", "-Infinity"].contains { bytes.elementsEqual($0.utf8) }
  }

  private static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 10, bytes.count <= 40 else { return false }
    return zip(bytes, "dddd-dd-dd".utf8).allSatisfy { byte, form in
      form == UInt8(ascii: "d") ? 0x30...0x39 ~= byte : byte == form
    }
  }

  private static func isDuration(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    guard rest.first == UInt8(ascii: "P"), 3...32 ~= rest.count else { return false }
    return rest.dropFirst().allSatisfy { 0x30...0x39 ~= $0 || "TYMWDHS.".utf8.contains($0) }
      && rest.contains { 0x30...0x39 ~= $0 }
  }
}
