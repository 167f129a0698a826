/// The cost of a sign at its place, in eighths of a nat.
///
/// Example: `£` is usual before a digit, so it costs little. The same byte is `Ł` in Windows-1250,
/// which is unusual alone before a digit.
enum SignPlaces {
  /// Where it belongs.
  static let right = 10
  /// Where it may be.
  static let neutral = 26
  /// Where it is seldom.
  static let odd = 44
  /// Where it is not written, such as beside a letter.
  static let wrong = 76
  /// What a place within a word costs in addition.
  static let within = 40
  /// What another sign before it costs in addition.
  static let second = 40
  /// Any other symbol.
  static let symbol = 72
  /// A control character.
  static let control = 112
  /// A byte without a character.
  static let invalid = 144

  /// A sign with two bytes before and two behind.
  struct Place {
    var kinds: [CharacterKind]
    var bytes: [UInt8]
    /// The index of the sign, at least 2, and at most the count of bytes less 3.
    var index: Int

    private func kind(_ offset: Int) -> CharacterKind { kinds[Int(bytes[index + offset])] }

    var before: CharacterKind { kind(-1) }
    var next: CharacterKind { kind(1) }
    var byteBefore: UInt8 { bytes[index - 1] }
    var byteNext: UInt8 { bytes[index + 1] }
    var isBehindDigit: Bool { before == .digit || before.isBlank && kind(-2) == .digit }
    var isBeforeDigit: Bool { next == .digit || next.isBlank && kind(2) == .digit }
    /// Whether a letter, a digit or a mark is on just one side.
    var isAtWord: Bool { isWord(before) != isWord(next) }

    /// The number of letters before it (-1) or behind it (1), up to 8.
    func letters(_ step: Int) -> Int {
      var count = 0
      while count < 8, bytes.indices.contains(index + (count + 1) * step),
        kind((count + 1) * step).isLetter
      {
        count += 1
      }
      return count
    }

    /// Whether a letter is on just one side.
    var isBesideLetter: Bool { before.isLetter != next.isLetter }

    func isWord(_ kind: CharacterKind) -> Bool { kind.isLetter || kind == .digit }
  }

  /// The cost of a sign of a kind.
  static func cost(_ kind: CharacterKind, _ at: Place) -> Int {
    let before = at.before
    let cost = costAlone(kind, at)
    let isSecond = before.isSign && before != .space && kind != .space
    if !isSecond { return cost }
    // Quotation marks are often beside other signs: `…”`, `™»`.
    return cost + (before.isQuote || kind.isQuote || before == kind ? 8 : second)
  }

  private static func costAlone(_ kind: CharacterKind, _ at: Place) -> Int {
    let before = at.before
    let next = at.next
    let isWithin = before.isLetter && next.isLetter
    let isFree = !before.isLetter && !next.isLetter
    let wrong = isWithin ? Self.wrong + within : Self.wrong
    switch kind {
    case .currency:
      // Thousands and millions: `£m`, `€bn`.
      if next.isPlainLetter, at.letters(1) < 3, !before.isLetter { return neutral }
      if next.isLetter || before.isSmall { return wrong }
      return at.isBehindDigit || at.isBeforeDigit ? right : isFree ? neutral : wrong
    case .section: return at.isBeforeDigit ? right : isFree ? neutral : wrong
    case .degree:
      let isScale = at.byteNext == 0x43 || at.byteNext == 0x46 || at.byteNext == 0x4B
      if at.isBehindDigit { return !next.isLetter || isScale || next.isCapital ? right : neutral }
      if at.byteBefore | 0x20 == 0x6E, !next.isLetter { return right }
      return isFree || isScale && !before.isLetter ? neutral : wrong
    case .ordinal:
      let isAbbreviation = at.byteBefore | 0x20 == 0x6E || at.byteBefore | 0x20 == 0x6D
      if before == .digit || isAbbreviation { return next.isLetter ? neutral : right }
      return isFree ? neutral : wrong
    case .power:
      if before == .plainCapital, next == .plainCapital { return odd }
      if next.isLetter { return wrong }
      if at.byteBefore == 0x6D || before == .digit { return right }
      return before.isPlainLetter ? neutral : wrong
    case .micro:
      if before.isLetter { return wrong }
      return next.isPlainLetter || at.isBehindDigit ? right : neutral
    case .fraction: return isFree ? (before == .digit ? right : 18) : wrong
    case .operation:
      if at.isBehindDigit || at.isBeforeDigit { return next.isSmall ? neutral : right }
      return isFree ? 18 : isWithin ? wrong : neutral
    case .copyright: return next.isLetter || before.isSmall ? neutral + 16 : right
    case .trade:
      if next.isLetter { return wrong }
      return before.isLetter || before == .digit ? right : neutral
    case .apostrophe: return apostrophe(at)
    case .quote: return at.isAtWord ? right : isWithin ? wrong : 18
    case .openQuote:
      return at.isWord(next) ? isWithin ? wrong : right : at.isWord(before) ? odd : 18
    case .dash:
      // The `—` of `well—no` has words on both sides; that of `C—rdoba` is an `ó` of Mac Roman.
      if isWithin { return at.letters(-1) > 1 && at.letters(1) > 1 ? neutral : wrong }
      if before.isLetter || next.isLetter { return neutral + 8 }
      return right
    case .ellipsis: return isWithin ? wrong : next.isLetter ? odd : right
    case .bullet: return isFree ? right : isWithin ? wrong : neutral
    case .middleDot:
      if at.byteBefore | 0x20 == 0x6C, at.byteNext | 0x20 == 0x6C { return right }
      return isFree ? 18 : isWithin ? 56 : neutral
    case .opening:
      if before.isLetter || before == .digit { return wrong }
      return next == .opening || at.letters(1) > 1 ? right : odd
    case .space: return right
    case .perMille: return at.isBehindDigit ? right : isFree ? neutral : wrong
    case .softHyphen: return isWithin ? neutral : 56
    // Typed for an apostrophe, as in `it´s`; a footnote.
    case .acute: return isWithin ? odd : symbol + within / 2
    case .dagger: return next.isLetter ? wrong : odd
    default: return cost(of: kind, isBehind: before.isLetter, isBefore: next.isLetter)
    }
  }

  /// The cost of a character that has no right place.
  static func cost(of kind: CharacterKind, isBehind: Bool, isBefore: Bool) -> Int {
    switch kind {
    case .control: control
    case .invalid: invalid
    default: symbol + (isBehind && isBefore ? within : isBehind || isBefore ? within / 2 : 0)
    }
  }

  /// An apostrophe, or a quotation mark: English `it’s`, French `l’eau`, Irish `O’Brien`, Swiss
  /// `1’500`.
  private static func apostrophe(_ at: Place) -> Int {
    let before = at.before
    let next = at.next
    guard at.isWord(before) else { return at.isWord(next) ? odd - 8 : 18 }
    // The plural of English, as in `the boys’ room`, or the end of what is quoted.
    guard at.isWord(next) else {
      return at.byteBefore | 0x20 == 0x73 || before == .digit ? right : neutral
    }
    if before == .digit { return next == .digit || at.byteNext == 0x73 ? right : neutral }
    guard next.isLetter else { return neutral }
    let first = at.bytes[(at.index - min(at.letters(-1), 4))..<at.index].map { $0 | 0x20 }
    let second = at.bytes[(at.index + 1)...].prefix(at.letters(1)).map { $0 | 0x20 }
    let isElision =
      first.count == 1 && elisions.contains(first[0])
      || elisionEnds.contains { first.ends(with: $0) }
    if isElision || endings.contains(second) { return right }
    // Ukrainian has it within words.
    return before.isOther && next.isOther ? 18 : odd
  }

  private static let endings = Set(["s", "t", "d", "m", "re", "ve", "ll"].map { Array($0.utf8) })
  private static let elisions = Array("cdjlmnosty".utf8)
  private static let elisionEnds = ["ll", "qu", "un", "st"].map { Array($0.utf8) }
}

extension Array where Element == UInt8 {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
