/// The context of the rules of UAX #14, while units are read from left to right.
struct LineContext {
  /// The last units, nil before the start of the text.
  private var last: LineUnit?
  private var beforeLast: LineUnit?
  /// The last unit that is not a space, and the one before it.
  private var solid: LineUnit?
  private var beforeSolid: LineUnit?
  /// The number of regional indicators at the end of the text so far.
  private var indicatorCount = 0
  /// Whether the text so far ends with NU (SY | IS)*, or with that and one closing character
  /// (LB25).
  private var isNumber = false
  private var isClosedNumber = false

  /// Advances by one unit.
  mutating func take(_ unit: LineUnit) {
    if unit.line != .space {
      beforeSolid = last
      solid = unit
    }
    isClosedNumber =
      isNumber && (unit.line == .closePunctuation || unit.line == .closeParenthesis)
    isNumber =
      unit.line == .numeric
      || isNumber && (unit.line == .solidus || unit.line == .infixNumeric)
    indicatorCount = unit.line == .regionalIndicator ? indicatorCount + 1 : 0
    beforeLast = last
    last = unit
  }

  /// The kind of break between the last unit and the next one; nil: no break.
  func kind(before place: Int, in units: [LineUnit]) -> LineBreaks.Kind? {
    guard let last else { return nil }
    let next = units[place]
    if last.line == .carriageReturn, next.line == .lineFeed { return nil }  // LB5
    // Most neighbours are letters and digits, which no rule parts (LB23, LB25, LB28).
    if last.isWord, next.isWord { return nil }
    if last.isHardBreak { return .mandatory }  // LB4, LB5
    if next.isHardBreak || next.line == .space || next.line == .zeroWidthSpace {
      return nil  // LB6, LB7
    }
    if solid?.line == .zeroWidthSpace { return .allowed }  // LB8
    if last.endsWithJoiner { return nil }  // LB8a
    if isGlued(last, next) || isHeldAcrossSpaces(place, units) { return nil }
    if last.line == .space {
      return .allowed  // LB15c, LB18
    }
    if isQuoted(last, place, units) { return nil }
    if last.line == .contingent || next.line == .contingent { return .allowed }  // LB20
    if isHyphenated(last, next) || isNumeric(last, place, units) { return nil }
    return isWordOrScript(last, place, units) ? nil : .allowed
  }

  /// LB11 to LB13.
  private func isGlued(_ last: LineUnit, _ next: LineUnit) -> Bool {
    if next.line == .wordJoiner || last.line == .wordJoiner { return true }  // LB11
    if last.line == .glue { return true }  // LB12
    if next.line == .glue, last.line != .space, last.line != .breakAfter, !last.isHyphen {
      return true  // LB12a
    }
    return LineClasses.closers.contains(next.line)  // LB13
  }

  /// LB14 to LB17, which depend on the last unit that is not a space.
  private func isHeldAcrossSpaces(_ place: Int, _ units: [LineUnit]) -> Bool {
    let next = units[place]
    if let solid {
      if solid.line == .openPunctuation { return true }  // LB14
      if solid.line == .quotation, solid.flags.contains(.initialQuote), opensQuote(beforeSolid) {
        return true  // LB15a
      }
    }
    if next.line == .quotation, next.flags.contains(.finalQuote),
      closesQuote(place + 1 < units.count ? units[place + 1] : nil)
    {
      return true  // LB15b
    }
    if isInfix(place, units) { return true }
    guard let solid else { return false }
    if solid.line == .closePunctuation || solid.line == .closeParenthesis {
      if next.line == .nonstarter { return true }  // LB16
    }
    return solid.line == .breakBoth && next.line == .breakBoth  // LB17
  }

  /// LB15c and LB15d.
  private func isInfix(_ place: Int, _ units: [LineUnit]) -> Bool {
    guard units[place].line == .infixNumeric else { return false }
    let startsNumber = place + 1 < units.count && units[place + 1].line == .numeric
    return !(last?.line == .space && startsNumber)
  }

  private func opensQuote(_ unit: LineUnit?) -> Bool {
    unit.map { LineClasses.beforeQuote.contains($0.line) } ?? true
  }

  private func closesQuote(_ unit: LineUnit?) -> Bool {
    unit.map { LineClasses.afterQuote.contains($0.line) } ?? true
  }

  /// LB19 and LB19a.
  private func isQuoted(_ last: LineUnit, _ place: Int, _ units: [LineUnit]) -> Bool {
    let next = units[place]
    if next.line == .quotation {
      if !next.flags.contains(.initialQuote) || !last.isEastAsian { return true }
      let following = place + 1 < units.count ? units[place + 1] : nil
      if following.map({ !$0.isEastAsian }) ?? true { return true }
    }
    if last.line == .quotation {
      if !last.flags.contains(.finalQuote) || !next.isEastAsian { return true }
      if beforeLast.map({ !$0.isEastAsian }) ?? true { return true }
    }
    return false
  }

  /// LB20a to LB22.
  private func isHyphenated(_ last: LineUnit, _ next: LineUnit) -> Bool {
    if last.isHyphen, next.isLetter, startsWord(beforeLast) { return true }  // LB20a
    if LineClasses.trailing.contains(next.line) { return true }  // LB21, LB22
    if last.line == .breakBefore { return true }  // LB21
    if last.isHyphen, beforeLast?.line == .hebrewLetter, next.line != .hebrewLetter {
      return true  // LB21a
    }
    return last.line == .solidus && next.line == .hebrewLetter  // LB21b
  }

  private func startsWord(_ unit: LineUnit?) -> Bool {
    unit.map { LineClasses.beforeWord.contains($0.line) } ?? true
  }

  /// LB23 to LB25.
  private func isNumeric(_ last: LineUnit, _ place: Int, _ units: [LineUnit]) -> Bool {
    let next = units[place]
    let isPrefix = last.line == .prefixNumeric
    let isFix = isPrefix || last.line == .postfixNumeric
    let entersFix = next.line == .prefixNumeric || next.line == .postfixNumeric
    if last.isLetter && next.line == .numeric || last.line == .numeric && next.isLetter {
      return true  // LB23
    }
    if isPrefix && next.isPictorial || last.isPictorial && next.line == .postfixNumeric {
      return true  // LB23a
    }
    if isFix && next.isLetter || last.isLetter && entersFix { return true }  // LB24
    if (isNumber || isClosedNumber) && entersFix { return true }  // LB25
    if next.line == .numeric {
      return isFix || last.line == .hyphen || last.line == .infixNumeric || isNumber
    }
    guard isFix, next.line == .openPunctuation else { return false }
    let first = place + 1 < units.count ? units[place + 1].line : nil
    let second = place + 2 < units.count ? units[place + 2].line : nil
    return first == .numeric || first == .infixNumeric && second == .numeric
  }

  /// LB26 to LB30b.
  private func isWordOrScript(_ last: LineUnit, _ place: Int, _ units: [LineUnit]) -> Bool {
    let next = units[place]
    if joinsHangul(last.line, next.line) { return true }  // LB26
    if last.isHangul && next.line == .postfixNumeric { return true }  // LB27
    if last.line == .prefixNumeric && next.isHangul { return true }  // LB27
    if last.isLetter && next.isLetter { return true }  // LB28
    if joinsAksara(last, place, units) { return true }
    if last.line == .infixNumeric && next.isLetter { return true }  // LB29
    let isWord = last.isLetter || last.line == .numeric
    if isWord, next.line == .openPunctuation, !next.isEastAsian { return true }  // LB30
    if last.line == .closeParenthesis, !last.isEastAsian, next.isLetter || next.line == .numeric {
      return true  // LB30
    }
    if next.line == .regionalIndicator, last.line == .regionalIndicator {
      return indicatorCount % 2 == 1  // LB30a
    }
    return next.line == .emojiModifier
      && (last.line == .emojiBase || last.flags.contains(.reserved))  // LB30b
  }

  private func joinsHangul(_ last: LineClass, _ next: LineClass) -> Bool {
    let before: LineClasses =
      switch next {
      case .leadingJamo, .syllable, .closedSyllable: [.leadingJamo]
      case .vowelJamo: [.leadingJamo, .vowelJamo, .syllable]
      case .trailingJamo: [.vowelJamo, .syllable, .trailingJamo, .closedSyllable]
      default: []  // not Hangul
      }
    return before.contains(last)
  }

  /// LB28a.
  private func joinsAksara(_ last: LineUnit, _ place: Int, _ units: [LineUnit]) -> Bool {
    let next = units[place]
    if last.line == .aksaraPrebase, next.isAksaraBase { return true }
    if last.isAksaraBase, next.line == .viramaFinal || next.line == .virama { return true }
    if last.line == .virama, beforeLast?.isAksaraBase == true, next.isAksara { return true }
    guard last.isAksaraBase, next.isAksaraBase, place + 1 < units.count else { return false }
    return units[place + 1].line == .viramaFinal
  }
}
