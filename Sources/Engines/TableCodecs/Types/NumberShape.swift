/// The spelling of one number: the texts around its digits, and the marks among them.
///
/// `($1,234.50)` has the prefix `$`, the groups 1, 234 and 50, the marks `,` and `.`, and
/// parentheses that mean minus.
struct NumberShape {
  /// The spelling of a negative number.
  enum Sign: Hashable {
    /// Not at all, or by a plus sign.
    case none
    /// By a sign before everything: `-$5`.
    case first
    /// By a sign behind the currency: `$-5`.
    case inner
    /// By a sign behind everything: `5-`.
    case last
    /// By parentheses around everything: `($5)`.
    case parentheses
    /// By parentheses behind the currency: `$(5)`.
    case innerParentheses
    /// By `DR` behind everything, for debit.
    case debit
  }

  /// The text before the digits, with the blank between them: `$`, `EUR `.
  var prefix: [UInt8] = []
  /// The text behind the digits, with the blank between them: `%`, ` €`.
  var suffix: [UInt8] = []
  /// How it is negative.
  var sign = Sign.none
  /// Whether it has a sign, also a plus.
  var isSigned = false
  /// Whether a dash is in place of its digits, as accountants write zero: `$-`, `- €`.
  var isDash = false
  /// The decimal mark and dashes behind the digits, in place of decimals that are zero: `12.-`.
  var wholeMark: [UInt8] = []
  /// The numbers of digits between the marks.
  var groups: [Int] = []
  /// The marks between the digits, in order.
  var marks: [[UInt8]] = []
  /// Whether the first digit is 0.
  var beginsWithZero = false
  /// Whether the last digit is 0.
  var endsWithZero = false
  /// Whether the last group begins with 0.
  var lastGroupBeginsWithZero = false

  /// The longest text that is examined, in bytes.
  static let bytesMax = 64

  /// The spelling of a text, or nil if it is no number with currency, percent, signs or marks.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text.trimmedBlanks
    guard !rest.isEmpty, rest.count <= Self.bytesMax else { return nil }
    let whole = rest
    readSign(&rest)
    readPrefix(&rest)
    if !prefix.isEmpty, sign == .none {
      if rest.first == 0x28, rest.last == 0x29 {
        sign = .innerParentheses
        rest = rest.dropFirst().dropLast().trimmedBlanks
      } else if rest.first == 0x2D {
        sign = .inner
        rest = rest.dropFirst().trimmedBlanks
      }
    }
    guard readSuffix(&rest), readDigits(rest) else {
      guard let dash = Self(dash: whole) else { return nil }
      self = dash
      return
    }
  }

  /// A dash with a currency.
  private init?(dash text: ArraySlice<UInt8>) {
    var rest = text
    readPrefix(&rest)
    if let last = rest.last, last != 0x25, rest.dashesAtEnd == 0 {
      guard readSuffix(&rest) else { return nil }
    }
    let isDash = !rest.isEmpty && rest.dashesAtEnd == rest.count
    guard isDash || rest.elementsEqual("-,--".utf8) || rest.elementsEqual("-.--".utf8),
      !prefix.isEmpty || !suffix.isEmpty
    else { return nil }
    self.isDash = true
  }

  /// Removes what is around everything: a sign, or parentheses.
  private mutating func readSign(_ rest: inout ArraySlice<UInt8>) {
    if rest.first == 0x28, rest.last == 0x29 {
      sign = .parentheses
      rest = rest.dropFirst().dropLast().trimmedBlanks
    } else if let length = rest.signLength {
      sign = rest.first == 0x2B ? .none : .first
      rest = rest.dropFirst(length).trimmedBlanks
    } else if rest.last == 0x2D, rest.wholeMarkLength == 0 {
      sign = .last
      rest = rest.dropLast().trimmedBlanks
    } else {
      return
    }
    isSigned = true
  }

  /// Removes a currency before the digits, with its blanks.
  private mutating func readPrefix(_ rest: inout ArraySlice<UInt8>) {
    guard let first = rest.first, first &- 0x30 > 9, let symbol = CurrencySigns.prefix(of: rest)
    else { return }
    let behind = rest.dropFirst(symbol.count)
    let trimmed = behind.leadingBlanksDropped
    // Accountants fill up with blanks.
    prefix = symbol + behind.prefix(behind.count - trimmed.count).firstBlank
    rest = trimmed
  }

  /// Removes a percent sign, currency or `CR` behind the digits, with its blanks, and then dashes in
  /// place of decimals. Returns false if something else is there.
  private mutating func readSuffix(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let last = rest.last else { return false }
    if last &- 0x30 > 9, last != 0x2E || CurrencySigns.suffix(of: rest) != nil,
      rest.wholeMarkLength == 0
    {
      var symbol: [UInt8] = [last]
      if last != 0x25 {
        guard let found = CurrencySigns.suffix(of: rest) ?? readCredit(rest) else { return false }
        symbol = found
      }
      let before = rest.dropLast(symbol.count)
      let trimmed = before.trailingBlanksDropped
      suffix = before.suffix(before.count - trimmed.count) + symbol
      rest = trimmed
    }
    let length = rest.wholeMarkLength
    wholeMark = Array(rest.suffix(length))
    rest = rest.dropLast(length)
    return !rest.isEmpty
  }

  /// `CR` or `DR` at the end of a number without another sign. The suffix is `CR` for both.
  private mutating func readCredit(_ rest: ArraySlice<UInt8>) -> [UInt8]? {
    let word = Array(rest.suffix(2))
    guard word.count == 2, sign == .none, !isSigned, word[1] | 0x20 == 0x72,
      word[0] & 0x20 == word[1] & 0x20 || word[1] & 0x20 != 0,
      rest.dropLast(2).last.map({ $0 &- 0x30 <= 9 || $0 == 0x20 }) ?? false
    else { return nil }
    switch word[0] | 0x20 {
    case 0x63: return word  // c
    case 0x64:  // d
      sign = .debit
      return [word[0] &- 1, word[1]]
    default: return nil
    }
  }

  private mutating func readDigits(_ text: ArraySlice<UInt8>) -> Bool {
    beginsWithZero = text.first == 0x30
    endsWithZero = text.last == 0x30
    (groups, marks) = ([], [])
    var count = 0
    var rest = text
    while let byte = rest.first {
      if byte &- 0x30 <= 9 {
        if count == 0 { lastGroupBeginsWithZero = byte == 0x30 }
        count += 1
        rest = rest.dropFirst()
      } else {
        guard let mark = NumberMarks.mark(at: rest), marks.count < 12 else { return false }
        groups.append(count)
        marks.append(mark)
        count = 0
        rest = rest.dropFirst(mark.count)
      }
    }
    groups.append(count)
    let digits = groups.reduce(0, +)
    guard digits > 0, digits <= 30, wholeMark.isEmpty || groups.last ?? 0 > 0 else { return false }
    // `007` is an id, no number.
    return !beginsWithZero || groups[0] <= 1
  }
}

/// The marks among the digits of numbers.
enum NumberMarks {
  /// The point.
  static let point: [UInt8] = [0x2E]
  /// The comma.
  static let comma: [UInt8] = [0x2C]
  private static let others: [[UInt8]] = [
    [0x20], [0x27], [0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE2, 0x80, 0x89], [0xE2, 0x80, 0x99],
  ]

  /// The mark at the beginning of a text: a point, comma, apostrophe or blank.
  static func mark(at text: ArraySlice<UInt8>) -> [UInt8]? {
    if text.first == 0x2E { return point }
    if text.first == 0x2C { return comma }
    return others.first { text.starts(with: $0) }
  }

  /// Whether a mark may separate decimals.
  static func mayBeDecimal(_ mark: [UInt8]) -> Bool { mark == point || mark == comma }

  /// Whether a mark is a blank.
  static func isBlank(_ mark: [UInt8]) -> Bool {
    mark == [0x20] || mark.count > 1 && mark != [0xE2, 0x80, 0x99]
  }
}

extension ArraySlice<UInt8> {
  /// The length of a blank at the beginning: space, tab, no-break space or thin space.
  private var blankLength: Int? {
    switch first {
    case 0x20, 0x09: 1
    case 0xC2: starts(with: [0xC2, 0xA0]) ? 2 : nil
    case 0xE2: starts(with: [0xE2, 0x80, 0xAF]) || starts(with: [0xE2, 0x80, 0x89]) ? 3 : nil
    default: nil
    }
  }

  /// The text without blanks at its beginning.
  var leadingBlanksDropped: ArraySlice<UInt8> {
    var rest = self
    while let length = rest.blankLength { rest = rest.dropFirst(length) }
    return rest
  }

  /// The text without blanks at its end.
  var trailingBlanksDropped: ArraySlice<UInt8> {
    var rest = self
    while let last = rest.last {
      if last == 0x20 || last == 0x09 {
        rest = rest.dropLast()
      } else if last == 0xA0, rest.suffix(2).elementsEqual([0xC2, 0xA0]) {
        rest = rest.dropLast(2)
      } else if last == 0xAF || last == 0x89,
        rest.suffix(3).starts(with: [0xE2, 0x80])
      {
        rest = rest.dropLast(3)
      } else {
        break
      }
    }
    return rest
  }

  /// The text without blanks around it.
  var trimmedBlanks: ArraySlice<UInt8> { leadingBlanksDropped.trailingBlanksDropped }

  /// The first blank, if there is one.
  fileprivate var firstBlank: ArraySlice<UInt8> {
    prefix(blankLength ?? 0)
  }

  /// How many bytes at the end are dashes: hyphens, en and em dashes, minus signs.
  fileprivate var dashesAtEnd: Int {
    var rest = self
    while let last = rest.last {
      if last == 0x2D {
        rest = rest.dropLast()
      } else if last == 0x93 || last == 0x94, rest.suffix(3).starts(with: [0xE2, 0x80]) {
        rest = rest.dropLast(3)
      } else if last == 0x92, rest.suffix(3).starts(with: [0xE2, 0x88]) {
        rest = rest.dropLast(3)
      } else {
        break
      }
    }
    return count - rest.count
  }

  /// The length of a decimal mark with dashes at the end, behind a digit: `.-` of `12.-`.
  fileprivate var wholeMarkLength: Int {
    let dashes = dashesAtEnd
    guard dashes > 0, dashes <= 9 else { return 0 }
    let before = dropLast(dashes)
    guard let mark = before.last, mark == 0x2E || mark == 0x2C,
      let digit = before.dropLast().last, digit &- 0x30 <= 9
    else { return 0 }
    return dashes + 1
  }

  /// The length of a sign at the beginning: plus, minus or U+2212.
  fileprivate var signLength: Int? {
    if first == 0x2D || first == 0x2B { return 1 }
    return starts(with: [0xE2, 0x88, 0x92]) ? 3 : nil
  }
}
