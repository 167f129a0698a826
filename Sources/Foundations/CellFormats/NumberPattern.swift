import TableValues

/// A compiled number pattern (Unicode TS 35, part 3, section 3), without significant digits,
/// exponents, padding and rounding increments.
///
/// Two additions, both from spreadsheets and price lists. A third part is how zero is written:
/// `$#,##0;($#,##0);$-`. A text `'.-'` behind the digits is written in place of decimals that are
/// all zero: 12 as `12.-`, 12.5 as `12.50`.
struct NumberPattern: Sendable, Hashable {
  /// The texts before and behind a number.
  struct Affixes: Sendable, Hashable {
    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
  }

  /// The affixes of numbers from zero on and of numbers below zero.
  private struct AffixPair: Sendable, Hashable {
    var positive: Affixes
    var negative: Affixes
  }

  var positive = Affixes()
  var negative = Affixes()
  /// The affixes with other spellings of the currency, which are only read.
  private var others: [AffixPair] = []
  /// How zero is written, with its affixes; empty: as other numbers.
  private var zero: [UInt8] = []
  /// The decimal mark and dashes that are written in place of decimals that are zero; mostly empty.
  private var wholeMark: [UInt8] = []
  /// The minimum number of digits before the decimal point.
  var wholeDigitsMin = 1
  var fractionDigitsMin = 0
  var fractionDigitsMax = 0
  /// The size of the group before the decimal point; 0: no groups.
  var primaryGroup = 0
  /// The size of the other groups.
  var secondaryGroup = 0
  /// 2 for percent, 3 for per mille.
  var scale = 0
  var decimalMark: [UInt8]
  var groupMark: [UInt8]
  var groupingDigitsMin: Int
  /// Whether the format has a pattern of its own, and not the locale's.
  let hasOwnPattern: Bool

  /// Compiles a format.
  init(_ format: NumberFormat) throws(FormatError) {
    let data = LocaleData.of(format.locale)
    decimalMark = try Self.mark(format.decimalMark, "decimalMark") ?? Array(data.decimalMark.utf8)
    groupMark = try Self.mark(format.groupMark, "groupMark") ?? Array(data.groupMark.utf8)
    if format.groupMark == nil, groupMark == decimalMark {
      groupMark = Array((decimalMark == Array(",".utf8) ? "." : ",").utf8)
    }
    hasOwnPattern = format.pattern != nil
    groupingDigitsMin = data.groupingDigitsMin
    let currency = try Self.currency(format)
    let own =
      format.isPercent
      ? data.percentPattern : currency == nil ? data.numberPattern : data.currencyPattern
    let pattern = format.pattern.map { String(decoding: $0.utf8, as: UTF8.self) } ?? own
    let given = try affixes(pattern, format, sign: currency?.shown)
    (positive, negative) = (given.positive, given.negative)
    if format.pattern == nil, let code = currency?.code {
      fractionDigitsMin = CurrencyData.decimals(code)
      fractionDigitsMax = fractionDigitsMin
    }
    guard decimalMark != groupMark || primaryGroup == 0 else {
      throw FormatError(
        member: "groupMark", expected: "another text than the decimal mark",
        found: "\"\(Text(groupMark))\"")
    }
    for spelling in currency?.others ?? [] {
      var other = self
      others.append(try other.affixes(pattern, format, sign: spelling))
    }
  }

  /// Reads a pattern's digits into this one, and gives its affixes with the format's.
  private mutating func affixes(
    _ pattern: String, _ format: NumberFormat, sign: String?
  ) throws(FormatError) -> AffixPair {
    var scanner = PatternScanner(pattern, sign: sign)
    let (inner, explicitNegative, zero) = try scanner.scan(into: &self)
    var positive = inner
    positive.prefix = format.prefix.utf8 + positive.prefix
    if let zero { self.zero = format.prefix.utf8 + zero + format.suffix.utf8 }
    positive.suffix += format.suffix.utf8
    wholeMark = Array(positive.suffix.prefix(wholeMarkLength(positive.suffix[...])))
    positive.suffix.removeFirst(wholeMark.count)
    var negative = Affixes(prefix: [0x2D] + positive.prefix, suffix: positive.suffix)
    if let explicitNegative {
      negative = Affixes(
        prefix: format.prefix.utf8 + explicitNegative.prefix,
        suffix: explicitNegative.suffix + format.suffix.utf8)
      let length = wholeMarkLength(negative.suffix[...])
      negative.suffix.removeFirst(length)
    } else if format.usesParentheses {
      negative = Affixes(prefix: [0x28] + positive.prefix, suffix: positive.suffix + [0x29])
    }
    return AffixPair(positive: positive, negative: negative)
  }

  /// A mark of a format: up to eight bytes without digits and signs.
  private static func mark(_ mark: Text?, _ member: String) throws(FormatError) -> [UInt8]? {
    guard let mark else { return nil }
    let bytes = mark.utf8
    guard (1...8).contains(bytes.count),
      !bytes.contains(where: { $0 &- 0x30 <= 9 || $0 == 0x2B || $0 == 0x2D })
    else {
      throw FormatError(
        member: member, expected: "one to eight bytes without digits and signs",
        found: "\"\(mark)\"")
    }
    return bytes
  }

  /// The currency's code, the text that replaces `¤`, and other texts that are read as it.
  private static func currency(
    _ format: NumberFormat
  ) throws(FormatError) -> (code: String, shown: String, others: [String])? {
    guard let given = format.currency else { return nil }
    let code = String(decoding: given.utf8, as: UTF8.self)
    guard given.utf8.count == 3, given.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else {
      throw FormatError(
        member: "currency", expected: "three capital letters (ISO 4217)", found: "\"\(code)\"")
    }
    let spellings = CurrencyData.spellings(code, format.locale)
    let shown = format.showsCode ? code : spellings[0]
    return (code, shown, spellings.filter { $0 != shown })
  }

  // MARK: Writing

  /// Appends a number, rounded half to even. A number that rounds to zero has no sign.
  func append(_ number: DecimalDigits, to text: inout [UInt8]) {
    if number.isZero, !zero.isEmpty { return text += zero }
    let rounded = number.scaled(by: scale).rounded(fraction: fractionDigitsMax)
    let affixes = rounded.isNegative && !rounded.isZero ? negative : positive
    text += affixes.prefix
    appendDigits(rounded, to: &text)
    text += affixes.suffix
  }

  private func appendDigits(_ number: DecimalDigits, to text: inout [UInt8]) {
    let wholeCount = max(number.isZero ? 0 : number.point, wholeDigitsMin)
    let hasGroups = primaryGroup > 0 && wholeCount >= primaryGroup + groupingDigitsMin
    for place in stride(from: wholeCount - 1, through: 0, by: -1) {
      text.append(0x30 + number.digit(at: place))
      if hasGroups, place >= primaryGroup, (place - primaryGroup) % secondaryGroup == 0 {
        text += groupMark
      }
    }
    if !wholeMark.isEmpty, number.digits.count <= number.point || number.isZero {
      return text += wholeMark
    }
    let fractionCount = max(fractionDigitsMin, number.digits.count - number.point)
    guard fractionCount > 0, fractionDigitsMax > 0 else { return }
    text += decimalMark
    for place in 1...min(fractionCount, fractionDigitsMax) {
      text.append(0x30 + number.digit(at: -place))
    }
  }

  /// All digits of a number with the locale's decimal mark, without groups and affixes.
  func plainSpelling(of number: DecimalDigits) -> [UInt8] {
    number.scaled(by: scale).plainText.flatMap { $0 == 0x2E ? decimalMark : [$0] }
  }

  /// The text of a number in the pattern, with all of its decimals.
  func exactSpelling(of number: DecimalDigits) -> [UInt8] {
    let scaled = number.scaled(by: scale)
    var pattern = self
    pattern.fractionDigitsMax = max(fractionDigitsMax, scaled.digits.count - scaled.point)
    var text: [UInt8] = []
    pattern.append(number, to: &text)
    return text
  }

  // MARK: Parsing

  /// Parses a text that the pattern could have written. Affixes may be missing, surrounding blanks
  /// are ignored, and groups must be complete. Parentheses mean minus, and `12.-` is 12, also where
  /// the pattern has none. Returns nil otherwise.
  func read(_ text: ArraySlice<UInt8>) -> DecimalDigits? {
    if isZero(text) { return DecimalDigits() }
    if let number = read(text, positive, negative) { return number }
    for other in others {
      if let number = read(text, other.positive, other.negative) { return number }
    }
    return nil
  }

  private func read(
    _ text: ArraySlice<UInt8>, _ positive: Affixes, _ negative: Affixes
  ) -> DecimalDigits? {
    var rest = text.trimmed
    guard !rest.isEmpty else { return nil }
    var isNegative = false
    if rest.first == 0x28, rest.last == 0x29, !positive.prefix.contains(0x28) {
      isNegative = true
      rest = rest.dropFirst().dropLast().trimmed.without(prefix: positive.prefix).trimmed
      rest = rest.without(suffix: positive.suffix).trimmed
    } else if !negative.prefix.isEmpty || !negative.suffix.isEmpty,
      let inner = rest.without(negative),
      inner.first.map({ 0x30...0x39 ~= $0 }) ?? false
        || inner.starts(with: decimalMark),
      negative.suffix.first != 0x2D || !inner.ends(with: decimalMark)
    {
      (isNegative, rest) = (true, inner)
    } else {
      rest = rest.without(prefix: positive.prefix).trimmed
      rest = rest.without(suffix: positive.suffix).trimmed
      if rest.first == 0x28, rest.last == 0x29, !positive.prefix.contains(0x28) {
        isNegative = true
        rest = rest.dropFirst().dropLast().trimmed
      } else if let sign = rest.signLength {
        isNegative = rest.first != 0x2B
        rest = rest.dropFirst(sign).trimmed.without(prefix: positive.prefix).trimmed
      }
    }
    guard var number = readDigits(rest) else { return nil }
    number.isNegative = isNegative
    return number.scaled(by: -scale)
  }

  /// Whether a text is how zero is written, with or without affixes and blanks.
  private func isZero(_ text: ArraySlice<UInt8>) -> Bool {
    guard !zero.isEmpty, text.count <= zero.count + 64 else { return false }
    let (own, found) = (zero[...].withoutBlanks, text.withoutBlanks)
    if own == found { return true }
    let inner = own[...].without(prefix: positive.prefix).without(suffix: positive.suffix)
    return !inner.isEmpty && inner.elementsEqual(found)
  }

  /// The length of a decimal mark with one to three dashes behind it; 0 if there are none.
  private func wholeMarkLength(_ text: ArraySlice<UInt8>) -> Int {
    guard text.starts(with: decimalMark) else { return 0 }
    var rest = text.dropFirst(decimalMark.count)
    var dashes = 0
    while dashes < 3, let length = rest.dashLength {
      rest = rest.dropFirst(length)
      dashes += 1
    }
    return dashes == 0 ? 0 : text.count - rest.count
  }

  private func readDigits(_ text: ArraySlice<UInt8>) -> DecimalDigits? {
    var plain: [UInt8] = []
    var rest = text
    var groups: [Int] = []
    var count = 0
    while let byte = rest.first {
      if 0x30...0x39 ~= byte {
        plain.append(byte)
        count += 1
        rest = rest.dropFirst()
      } else if let length = groupMarkLength(rest), count > 0 {
        groups.append(count)
        count = 0
        rest = rest.dropFirst(length)
      } else {
        break
      }
    }
    if !groups.isEmpty, !areWhole(groups, last: count) { return nil }
    if rest.starts(with: decimalMark), !rest.isEmpty {
      let dashes = wholeMarkLength(rest)
      if dashes == rest.count, !plain.isEmpty { return DecimalDigits(plain) }
      rest = rest.dropFirst(decimalMark.count)
      if rest.isEmpty, plain.isEmpty { return nil }
      plain.append(0x2E)
      plain += rest
      guard rest.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
      rest = []
    }
    guard rest.isEmpty, !plain.isEmpty else { return nil }
    return DecimalDigits(plain)
  }

  private func areWhole(_ groups: [Int], last: Int) -> Bool {
    let primary = primaryGroup > 0 ? primaryGroup : 3
    let secondary = secondaryGroup > 0 ? secondaryGroup : primary
    return last == primary && groups.dropFirst().allSatisfy { $0 == secondary }
      && (groups.first ?? 0) <= secondary
  }

  /// The length of a group mark at the start. If the mark is a blank, any blank matches.
  private func groupMarkLength(_ text: ArraySlice<UInt8>) -> Int? {
    if text.starts(with: groupMark) { return groupMark.count }
    return groupMark[...].blankLength == groupMark.count ? text.blankLength : nil
  }
}

extension ArraySlice<UInt8> {
  /// The length of a blank at the start: space, no-break space, narrow no-break space.
  fileprivate var blankLength: Int? {
    if first == 0x20 { return 1 }
    if starts(with: [0xC2, 0xA0]) { return 2 }
    return starts(with: [0xE2, 0x80, 0xAF]) ? 3 : nil
  }

  /// Without surrounding blanks.
  var trimmed: ArraySlice<UInt8> {
    var rest = self
    while let length = rest.blankLength { rest = rest.dropFirst(length) }
    while true {
      if rest.last == 0x20 {
        rest = rest.dropLast()
      } else if rest.suffix(2).elementsEqual([0xC2, 0xA0]) {
        rest = rest.dropLast(2)
      } else if rest.suffix(3).elementsEqual([0xE2, 0x80, 0xAF]) {
        rest = rest.dropLast(3)
      } else {
        return rest
      }
    }
  }

  /// The bytes without blanks.
  fileprivate var withoutBlanks: [UInt8] {
    var bytes: [UInt8] = []
    var rest = self
    while let byte = rest.first {
      if let length = rest.blankLength {
        rest = rest.dropFirst(length)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return bytes
  }

  /// The length of a dash at the start: hyphen, en dash, em dash, minus.
  fileprivate var dashLength: Int? {
    if first == 0x2D { return 1 }
    let dashes: [[UInt8]] = [[0xE2, 0x80, 0x93], [0xE2, 0x80, 0x94], [0xE2, 0x88, 0x92]]
    return dashes.contains { starts(with: $0) } ? 3 : nil
  }

  fileprivate func ends(with bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }

  /// The length of a sign at the start.
  fileprivate var signLength: Int? {
    if first == 0x2D || first == 0x2B { return 1 }
    return starts(with: [0xE2, 0x88, 0x92]) ? 3 : nil  // U+2212
  }

  fileprivate func without(prefix: [UInt8]) -> ArraySlice<UInt8> {
    let bare = prefix[...].trimmed
    return !bare.isEmpty && starts(with: bare) ? dropFirst(bare.count) : self
  }

  fileprivate func without(suffix: [UInt8]) -> ArraySlice<UInt8> {
    let bare = suffix[...].trimmed
    return !bare.isEmpty && self.suffix(bare.count).elementsEqual(bare)
      ? dropLast(bare.count) : self
  }

  /// The part between two affixes; nil if either is missing.
  fileprivate func without(_ affixes: NumberPattern.Affixes) -> ArraySlice<UInt8>? {
    let prefix = affixes.prefix[...].trimmed
    let suffix = affixes.suffix[...].trimmed
    guard count >= prefix.count + suffix.count, starts(with: prefix),
      self.suffix(suffix.count).elementsEqual(suffix)
    else { return nil }
    return dropFirst(prefix.count).dropLast(suffix.count).trimmed
  }
}

/// Parses the text of a number pattern.
private struct PatternScanner {
  private let scalars: [Unicode.Scalar]
  /// The text that replaces `¤`; nil: the format has no currency.
  private let sign: String?
  private var index = 0

  init(_ pattern: String, sign: String?) {
    scalars = Array(pattern.unicodeScalars)
    self.sign = sign
  }

  /// Fills in digits, groups and scale. Returns the affixes, the negative ones and the text of zero
  /// if they are given.
  mutating func scan(
    into result: inout NumberPattern
  ) throws(FormatError) -> (NumberPattern.Affixes, NumberPattern.Affixes?, zero: [UInt8]?) {
    var positive = NumberPattern.Affixes()
    positive.prefix = try affix(&result, beforeDigits: true)
    try body(into: &result)
    positive.suffix = try affix(&result, beforeDigits: false)
    guard index < scalars.count else { return (positive, nil, nil) }
    index += 1  // the semicolon
    var ignored = result
    var negative = NumberPattern.Affixes()
    negative.prefix = try affix(&ignored, beforeDigits: true)
    try body(into: &ignored)
    negative.suffix = try affix(&ignored, beforeDigits: false)
    guard index < scalars.count else { return (positive, negative, nil) }
    index += 1  // the second semicolon
    let zero = try zero()
    return (positive, negative, zero)
  }

  /// Parses the text of zero, up to the end.
  private mutating func zero() throws(FormatError) -> [UInt8] {
    var text = ""
    while index < scalars.count {
      switch scalars[index] {
      case "'": text += try quoted()
      case "¤": text += try currencyText(false)
      case ";", "#", "0", ",", ".", "@", "*", "1"..."9", "%", "‰":
        throw error("text, quoted if need be")
      default: text.unicodeScalars.append(scalars[index])  // any other text is literal
      }
      index += 1
    }
    guard !text.isEmpty else { throw error("the text of zero") }
    return Array(text.utf8)
  }

  private func error(_ expected: String) -> FormatError {
    FormatError(
      member: "pattern", position: index, expected: expected,
      found: index < scalars.count ? "\"\(scalars[index])\"" : "the pattern's end")
  }

  /// Parses the text up to the digits or the end of the sub-pattern.
  private mutating func affix(
    _ result: inout NumberPattern, beforeDigits: Bool
  ) throws(FormatError) -> [UInt8] {
    var text = ""
    while index < scalars.count {
      let scalar = scalars[index]
      switch scalar {
      case "'": text += try quoted()
      case ";" where beforeDigits: throw error("a digit (0 or #)")
      case ";": return Array(text.utf8)
      case "#", "0":
        if beforeDigits { return Array(text.utf8) }
        throw error("text, ; or the pattern's end")
      case ",", ".", "@", "*", "1"..."9": throw error("text, quoted if need be, or a digit (0, #)")
      case "%", "‰":
        guard result.scale == 0 else { throw error("one % or ‰") }
        result.scale = scalar == "%" ? 2 : 3
        text.unicodeScalars.append(scalar)
      case "¤": text += try currencyText(beforeDigits)
      default: text.unicodeScalars.append(scalar)  // any other text is literal
      }
      index += 1
    }
    if beforeDigits { throw error("a digit (0 or #)") }
    return Array(text.utf8)
  }

  /// The text that replaces `¤`. A no-break space separates letters from digits: `USD 5`, `5 US$`,
  /// but `US$5` (TS 35, part 3, `currencySpacing`).
  private func currencyText(_ beforeDigits: Bool) throws(FormatError) -> String {
    guard let sign else { throw error("no ¤ without a currency") }
    let next = beforeDigits ? index + 1 : index - 1
    guard scalars.indices.contains(next), scalars[next] == "#" || scalars[next] == "0" else {
      return sign
    }
    let edge = beforeDigits ? sign.unicodeScalars.last : sign.unicodeScalars.first
    guard let edge, !edge.isSymbolOrBlank else { return sign }
    return beforeDigits ? sign + "\u{A0}" : "\u{A0}" + sign
  }

  /// Parses a quoted text from its opening quote and stops at its closing one. '' is a quote.
  private mutating func quoted() throws(FormatError) -> String {
    let start = index
    var text = ""
    index += 1
    if index < scalars.count, scalars[index] == "'" { return "'" }
    while index < scalars.count {
      if scalars[index] != "'" {
        text.unicodeScalars.append(scalars[index])
      } else if index + 1 < scalars.count, scalars[index + 1] == "'" {
        text += "'"
        index += 1
      } else {
        return text
      }
      index += 1
    }
    index = start
    throw error("a closing quote")
  }

  /// Parses digits, groups and decimal point.
  private mutating func body(into result: inout NumberPattern) throws(FormatError) {
    var wholeDigits = 0
    var groups: [Int] = []
    result.wholeDigitsMin = 0
    while index < scalars.count, "#0,".unicodeScalars.contains(scalars[index]) {
      switch scalars[index] {
      case ",":
        guard groups.last != wholeDigits else { throw error("a digit (0 or #)") }
        groups.append(wholeDigits)
      case "0":
        result.wholeDigitsMin += 1
        wholeDigits += 1
      default:  // "#"
        guard result.wholeDigitsMin == 0 else { throw error("0, since a 0 stands before") }
        wholeDigits += 1
      }
      index += 1
    }
    defer {
      // A pattern of # alone, such as #.##, still writes one digit before the mark: 0.5.
      if result.wholeDigitsMin == 0, result.fractionDigitsMin == 0 { result.wholeDigitsMin = 1 }
    }
    if let last = groups.last {
      guard last < wholeDigits else {
        index -= 1
        throw error("a digit (0 or #)")
      }
      result.primaryGroup = wholeDigits - last
      result.secondaryGroup =
        groups.count > 1 ? last - groups[groups.count - 2] : result.primaryGroup
    } else {
      (result.primaryGroup, result.secondaryGroup) = (0, 0)
    }
    (result.fractionDigitsMin, result.fractionDigitsMax) = (0, 0)
    guard index < scalars.count, scalars[index] == "." else { return }
    index += 1
    try fraction(into: &result)
  }

  private mutating func fraction(into result: inout NumberPattern) throws(FormatError) {
    while index < scalars.count, scalars[index] == "0" || scalars[index] == "#" {
      if scalars[index] == "0" {
        guard result.fractionDigitsMin == result.fractionDigitsMax else {
          throw error("#, since a # stands before")
        }
        result.fractionDigitsMin += 1
      }
      result.fractionDigitsMax += 1
      index += 1
    }
    if index < scalars.count, "1"..."9" ~= scalars[index] || scalars[index] == "," {
      throw error("0, # or text")
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a symbol, such as $, or a blank.
  fileprivate var isSymbolOrBlank: Bool {
    switch properties.generalCategory {
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
      .lineSeparator, .paragraphSeparator:
      true
    default: false  // the library's enum
    }
  }
}
