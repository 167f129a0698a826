import UnicodeTables

/// Parses `[…]`, `\d`, `\p{Greek}`, `[:alpha:]` and escaped characters.
extension RegexParser {
  /// Parses a class in brackets.
  mutating func parseClass() throws(RegularExpressionError) -> CodePointSet {
    let start = position
    position += 1
    let isNegated = take("^")
    var set = CodePointSet()
    var isFirst = true
    while isFirst || !isNext("]") {
      guard position < scalars.count else {
        throw error(
          .missingBracket, from: start, to: start + 1,
          "expected ] before the end, for the [ here", hint: "add ], or write \\[ for the sign")
      }
      isFirst = false
      if let named = try parseNamedClass() {
        set.formUnion(named)
      } else if isNext("\\"), let escaped = try parseClassEscape() {
        set.formUnion(escaped)
      } else {
        set.formUnion(try parseClassRange())
      }
    }
    position += 1
    return isNegated ? set.inverted : set
  }

  /// Parses one code point of a class, or two with a hyphen between them.
  private mutating func parseClassRange() throws(RegularExpressionError) -> CodePointSet {
    let start = position
    let lower = try parseClassScalar()
    var upper = lower
    if isNext("-"), let next = peek(1), next != "]" {
      position += 1
      upper = try parseClassScalar()
    }
    guard lower <= upper else {
      throw error(
        .badClassRange, from: start, to: position,
        "expected a range that rises, found \(text(start..<position))",
        hint: "write the lower end first, or \\- for the sign")
    }
    return folded(CodePointSet([lower.value...upper.value]))
  }

  private mutating func parseClassScalar() throws(RegularExpressionError) -> Unicode.Scalar {
    if isNext("\\") { return try parseScalarEscape() }
    guard let scalar = peek() else { return "-" }
    position += 1
    return scalar
  }

  /// Parses `[:alpha:]` or `[:^alpha:]`, if it is next.
  private mutating func parseNamedClass() throws(RegularExpressionError) -> CodePointSet? {
    let start = position
    guard isNext("[:") else { return nil }
    guard let end = scalars[(start + 2)...].firstIndex(of: ":"), end + 1 < scalars.count,
      scalars[end + 1] == "]"
    else { return nil }
    position = end + 2
    let isNegated = scalars[start + 2] == "^"
    guard let set = Self.namedClass(text((isNegated ? start + 3 : start + 2)..<end)) else {
      throw error(
        .badClass, from: start, to: position,
        "expected a class such as [:alpha:], found \(text(start..<position))",
        hint:
          "known are alnum, alpha, ascii, blank, cntrl, digit, graph, lower, print, punct, space,"
          + " upper, word and xdigit")
    }
    return isNegated ? folded(set).inverted : folded(set)
  }

  /// Parses `\d`, `\pL`, `\p{Greek}` and their negations, if one is next.
  mutating func parseClassEscape() throws(RegularExpressionError) -> CodePointSet? {
    guard let sign = peek(1) else { return nil }
    switch sign {
    case "d", "s", "w", "D", "S", "W":
      position += 2
      let name: String =
        switch sign {
        case "d", "D": "digit"
        case "w", "W": "word"
        default: "perl space"  // a code point, not our enum
        }
      let set = folded(Self.namedClass(name) ?? CodePointSet())
      return "DSW".unicodeScalars.contains(sign) ? set.inverted : set
    case "p", "P": return try parsePropertyEscape(isNegated: sign == "P")
    default: return nil  // a code point, not our enum
    }
  }

  private mutating func parsePropertyEscape(
    isNegated: Bool
  ) throws(RegularExpressionError) -> CodePointSet {
    let start = position
    position += 2
    var isNegated = isNegated
    var name = ""
    if take("{") {
      if take("^") { isNegated.toggle() }
      let end = scalars[position...].firstIndex(of: "}") ?? scalars.count
      name = text(position..<end)
      position = min(end + 1, scalars.count)
    } else if let letter = peek() {
      name = String(Character(letter))
      position += 1
    }
    let ranges =
      name == "Any"
      ? [0...CodePointSet.last]
      : ScalarProperties.ranges(category: name) ?? ScalarProperties.ranges(script: name)
    guard let ranges else {
      throw error(
        .badClass, from: start, to: position,
        "expected a general category or a script of Unicode, found \(text(start..<position))",
        hint: "write \\pL, \\p{Lu}, \\p{Greek} or \\p{Any}; names are as in Scripts.txt")
    }
    let set = folded(CodePointSet(ranges))
    return isNegated ? set.inverted : set
  }

  /// A set with its case variants, if case is ignored.
  private func folded(_ set: CodePointSet) -> CodePointSet {
    flags.contains(.ignoresCase) ? set.withCaseVariants : set
  }

  /// The POSIX classes, which are ASCII only, and Perl's space, which lacks \v.
  private static func namedClass(_ name: String) -> CodePointSet? {
    let ranges: [ClosedRange<UInt32>]? =
      switch name {
      case "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A]
      case "alpha": [0x41...0x5A, 0x61...0x7A]
      case "ascii": [0...0x7F]
      case "blank": [0x09...0x09, 0x20...0x20]
      case "cntrl": [0...0x1F, 0x7F...0x7F]
      case "digit": [0x30...0x39]
      case "graph": [0x21...0x7E]
      case "lower": [0x61...0x7A]
      case "print": [0x20...0x7E]
      case "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]
      case "space": [0x09...0x0D, 0x20...0x20]
      case "perl space": [0x09...0x0A, 0x0C...0x0D, 0x20...0x20]
      case "upper": [0x41...0x5A]
      case "word": [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
      case "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66]
      default: nil  // a name, not our enum
      }
    return ranges.map(CodePointSet.init)
  }

  // MARK: Escaped characters

  /// Parses an escaped code point. The position is at the backslash.
  mutating func parseScalarEscape() throws(RegularExpressionError) -> Unicode.Scalar {
    let start = position
    guard let sign = peek(1) else {
      throw error(
        .trailingBackslash, from: start, to: start + 1, "expected a sign after \\, found the end",
        hint: "write \\\\ for a backslash")
    }
    position += 2
    switch sign {
    case "a": return "\u{07}"
    case "f": return "\u{0C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{0B}"
    case "x": return try parseHexadecimal(from: start)
    case "0": return parseOctal(sign)
    case "1"..."7":
      if let next = peek(), ("0"..."7").contains(next) { return parseOctal(sign) }
      throw badEscape(from: start)
    default:  // a code point, not our enum
      let isDigit = ("0"..."9").contains(sign)
      guard sign.isASCII, !isDigit, !("A"..."Z").contains(sign),
        !("a"..."z").contains(sign)
      else { throw badEscape(from: start) }
      return sign
    }
  }

  /// Parses up to two more octal digits after the first.
  private mutating func parseOctal(_ first: Unicode.Scalar) -> Unicode.Scalar {
    var value = first.value - 0x30
    for _ in 0..<2 {
      guard let digit = peek(), ("0"..."7").contains(digit) else { break }
      value = value * 8 + digit.value - 0x30
      position += 1
    }
    return Unicode.Scalar(value) ?? "\0"
  }

  /// Parses `7F` or `{10FFFF}` after `\x`.
  private mutating func parseHexadecimal(
    from start: Int
  ) throws(RegularExpressionError) -> Unicode.Scalar {
    let isBraced = take("{")
    let digitsStart = position
    var value: UInt32 = 0
    while let scalar = peek(), let digit = Self.hexadecimalDigit(scalar),
      isBraced || position < digitsStart + 2
    {
      value = min(value * 16 + digit, CodePointSet.last + 1)
      position += 1
    }
    let digitCount = position - digitsStart
    let isClosed = isBraced ? digitCount > 0 && take("}") : digitCount == 2
    guard isClosed, value <= CodePointSet.last else {
      throw error(
        .badEscape, from: start, to: position + 1,
        "expected \\x7F or \\x{10FFFF}, found \(text(start..<min(position + 1, scalars.count)))",
        hint: "write two hexadecimal digits, or any number up to 10FFFF in braces")
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw error(
        .badEscape, from: start, to: position, "U+D800 to U+DFFF are not characters",
        hint: "write the code point itself, not its UTF-16 halves")
    }
    return scalar
  }

  private static func hexadecimalDigit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "a"..."f": scalar.value - 0x61 + 10
    case "A"..."F": scalar.value - 0x41 + 10
    default: nil  // a code point, not our enum
    }
  }

  private func badEscape(from start: Int) -> RegularExpressionError {
    let found = text(start..<position)
    switch scalars[start + 1] {
    case "1"..."9":
      return error(
        .notSupported, from: start, to: position, "backreferences are not supported: \(found)",
        hint: "no regular language can compare two of its parts; write \\x31 for a digit")
    case "C":
      return error(
        .notSupported, from: start, to: position, "\\C, a single byte, is not supported",
        hint: "write (?s:.) for any character")
    default:  // a code point, not our enum
      return error(
        .badEscape, from: start, to: position, "expected a known escape, found \(found)",
        hint: "write \(found.dropFirst()) without the backslash, or \\\\ for a backslash")
    }
  }
}
