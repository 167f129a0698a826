import TableValues

/// The type of a token.
enum TokenKind: Equatable {
  case identifier(String)
  /// A name in backticks.
  case escaped(String)
  case integer(Int64)
  /// 2^63, which is valid only after a minus sign.
  case integerBound
  case unsigned(UInt64)
  case double(Double)
  case text([UInt8])
  case bytes([UInt8])
  /// An operator or bracket.
  case mark(String)
  case end
}

/// One token and its bytes.
struct Token {
  var kind: TokenKind
  var range: Range<Int>
}

/// Splits a source into tokens.
struct ExpressionLexer {
  private let source: [UInt8]
  private var index = 0

  init(_ source: [UInt8]) { self.source = source }

  /// All tokens; the last one is ``TokenKind/end``.
  static func tokens(_ source: [UInt8]) throws(ExpressionFailure) -> [Token] {
    var lexer = ExpressionLexer(source)
    var tokens: [Token] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < source.count ? source[index + offset] : 0
  }

  private mutating func next() throws(ExpressionFailure) -> Token {
    skipBlanks()
    let start = index
    guard start < source.count else { return Token(kind: .end, range: start..<start) }
    let kind = try readToken()
    return Token(kind: kind, range: start..<index)
  }

  private mutating func skipBlanks() {
    while index < source.count {
      switch source[index] {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: index += 1
      case 0x2F where byte(1) == 0x2F:
        while index < source.count, source[index] != 0x0A { index += 1 }
      default: return
      }
    }
  }

  private mutating func readToken() throws(ExpressionFailure) -> TokenKind {
    let first = byte()
    if first == 0x22 || first == 0x27 { return try readString(isRaw: false, isBytes: false) }
    if isNameStart(first) {
      if let literal = try readPrefixedString() { return literal }
      let start = index
      while index < source.count, isNameStart(byte()) || isDigit(byte()) { index += 1 }
      return .identifier(name(start..<index))
    }
    if isDigit(first) || (first == 0x2E && isDigit(byte(1))) { return try readNumber() }
    if first == 0x60 { return try readEscapedName() }
    return try readMark()
  }

  private mutating func readMark() throws(ExpressionFailure) -> TokenKind {
    let two = [byte(), byte(1)]
    for mark in ["==", "!=", "<=", ">=", "&&", "||"] where two == Array(mark.utf8) {
      index += 2
      return .mark(mark)
    }
    let one = String(decoding: [byte()], as: UTF8.self)
    guard "+-*/%!<>?:.,()[]{}".contains(one) else {
      throw ExpressionFailure(
        .syntax, "a character has no meaning here", at: index..<(index + 1), found: one,
        hint: hint(for: one))
    }
    index += 1
    return .mark(one)
  }

  private func hint(for mark: String) -> String? {
    switch mark {
    case "=": "equality is =="
    case "&": "and is &&"
    case "|": "or is ||"
    default: nil
    }
  }

  private mutating func readEscapedName() throws(ExpressionFailure) -> TokenKind {
    let start = index
    index += 1
    while index < source.count, byte() != 0x60, byte() >= 0x20 { index += 1 }
    guard byte() == 0x60, index > start + 1 else {
      throw ExpressionFailure(
        .syntax, "a name between backticks does not end", at: start..<index, expected: "`")
    }
    index += 1
    return .escaped(name((start + 1)..<(index - 1)))
  }

  private func name(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == 0x5F
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

// MARK: Numbers
extension ExpressionLexer {
  private mutating func readNumber() throws(ExpressionFailure) -> TokenKind {
    let start = index
    if byte() == 0x30, byte(1) | 0x20 == 0x78 {
      index += 2
      let digits = index
      while isHexDigit(byte()) { index += 1 }
      return try whole(digits..<index, from: start, radix: 16)
    }
    while isDigit(byte()) { index += 1 }
    var isDouble = false
    if byte() == 0x2E, isDigit(byte(1)) {
      isDouble = true
      index += 1
      while isDigit(byte()) { index += 1 }
    }
    if byte() | 0x20 == 0x65 {
      let sign = byte(1) == 0x2B || byte(1) == 0x2D ? 2 : 1
      if isDigit(byte(sign)) {
        isDouble = true
        index += sign
        while isDigit(byte()) { index += 1 }
      }
    }
    guard isDouble else { return try whole(start..<index, from: start, radix: 10) }
    let text = name(start..<index)
    guard let value = Double(text.hasPrefix(".") ? "0" + text : text) else {
      throw ExpressionFailure(.syntax, "not a number", at: start..<index, found: text)
    }
    return .double(value)
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }

  private mutating func whole(
    _ digits: Range<Int>, from start: Int, radix: Int
  ) throws(ExpressionFailure) -> TokenKind {
    let value = UInt64(name(digits), radix: radix)
    let isUnsigned = byte() | 0x20 == 0x75
    if isUnsigned { index += 1 }
    guard let value, isUnsigned || value <= 1 << 63 else {
      throw ExpressionFailure(
        .syntax, "an integer is out of range", at: start..<index, found: name(start..<index))
    }
    if isUnsigned { return .unsigned(value) }
    return Int64(exactly: value).map { .integer($0) } ?? .integerBound
  }
}

// MARK: Strings
extension ExpressionLexer {
  /// A string with a prefix of `r` and `b` in any order and case, or nil if this is a name.
  private mutating func readPrefixedString() throws(ExpressionFailure) -> TokenKind? {
    var isRaw = false
    var isBytes = false
    var length = 0
    prefix: while length < 2 {
      switch byte(length) | 0x20 {
      case 0x72 where !isRaw: isRaw = true
      case 0x62 where !isBytes: isBytes = true
      default: break prefix
      }
      length += 1
    }
    guard length > 0, byte(length) == 0x22 || byte(length) == 0x27 else { return nil }
    index += length
    return try readString(isRaw: isRaw, isBytes: isBytes)
  }

  private mutating func readString(
    isRaw: Bool, isBytes: Bool
  ) throws(ExpressionFailure) -> TokenKind {
    let start = index
    let quote = byte()
    let isLong = byte(1) == quote && byte(2) == quote
    index += isLong ? 3 : 1
    var content: [UInt8] = []
    while true {
      let next = byte()
      guard index < source.count, isLong || (next != 0x0A && next != 0x0D) else {
        throw ExpressionFailure(.syntax, "a string does not end", at: start..<index)
      }
      if next == quote, !isLong || (byte(1) == quote && byte(2) == quote) {
        index += isLong ? 3 : 1
        break
      }
      if next == 0x5C, !isRaw {
        try readEscape(isBytes: isBytes, into: &content)
      } else if next == 0x5C, isRaw, !isLong, byte(1) == quote {
        // A raw string has no escapes: the quote ends it.
        content.append(next)
        index += 1
      } else {
        content.append(next)
        index += 1
      }
    }
    return isBytes ? .bytes(content) : .text(content)
  }

  private mutating func readEscape(
    isBytes: Bool, into content: inout [UInt8]
  ) throws(ExpressionFailure) {
    let start = index
    let letter = byte(1)
    index += 2
    switch letter {
    case 0x61: content.append(0x07)
    case 0x62: content.append(0x08)
    case 0x66: content.append(0x0C)
    case 0x6E: content.append(0x0A)
    case 0x72: content.append(0x0D)
    case 0x74: content.append(0x09)
    case 0x76: content.append(0x0B)
    case 0x5C, 0x3F, 0x22, 0x27, 0x60: content.append(letter)
    case 0x78, 0x58: try append(digits: 2, radix: 16, from: start, isBytes, to: &content)
    case 0x75 where !isBytes: try append(digits: 4, radix: 16, from: start, false, to: &content)
    case 0x55 where !isBytes: try append(digits: 8, radix: 16, from: start, false, to: &content)
    case 0x30...0x33:
      index -= 1
      try append(digits: 3, radix: 8, from: start, isBytes, to: &content)
    default:
      throw ExpressionFailure(
        .syntax, "not an escape", at: start..<min(index, source.count),
        found: name(start..<min(index, source.count)), hint: "a backslash is written \\\\")
    }
  }

  private mutating func append(
    digits: Int, radix: Int, from start: Int, _ isBytes: Bool, to content: inout [UInt8]
  ) throws(ExpressionFailure) {
    let end = min(index + digits, source.count)
    let text = name(index..<end)
    index = end
    let value = text.utf8.count == digits && text.utf8.first != 0x2B && text.utf8.first != 0x2D
    guard value, let number = UInt32(text, radix: radix) else {
      throw ExpressionFailure(.syntax, "an escape is cut short", at: start..<end)
    }
    if isBytes {
      content.append(UInt8(truncatingIfNeeded: number))
    } else if let scalar = Unicode.Scalar(number) {
      content += Array(String(Character(scalar)).utf8)
    } else {
      throw ExpressionFailure(.syntax, "an escape is no code point", at: start..<end, found: text)
    }
  }
}
