import TableValues

/// What the numbers of a column have in common: the marks for decimals and thousands, and the signs
/// around them.
///
/// `1,234` alone may be a thousand or a fraction. `1,234.5` or `1,234,567` in the same column
/// decides it, or in another column of the table.
struct NumberEvidence {
  /// The result: a format that reads all of the numbers.
  struct Outcome {
    var type: ColumnType
    var format: NumberFormat
    /// Why, for people.
    var reason: String
    /// What the numbers prove.
    var proof = TableEvidence.Proof()
  }

  private(set) var count = 0
  private var prefixes: [[UInt8]: Int] = [:]
  private var suffixes: [[UInt8]: Int] = [:]
  private var signs: [NumberShape.Sign: Int] = [:]
  /// Marks that certainly separate groups, and how often.
  private var sureGroups: [[UInt8]: Int] = [:]
  /// Marks that certainly separate decimals, and how often.
  private var sureDecimals: [[UInt8]: Int] = [:]
  /// Marks between three digits at the end and up to three digits before them.
  private var openMarks: [[UInt8]: Int] = [:]
  /// The numbers of decimals behind sure decimal marks: the smallest and the largest.
  private var decimals: (least: Int, most: Int)?
  /// The numbers of digits of numbers with groups and no decimals.
  private var groupedLengths = Set<Int>()
  /// The numbers of groups of these.
  private var groupCounts = Set<Int>()
  private var ungrouped = 0
  /// Those of two digits or more.
  private var ungroupedTens = 0
  /// How many numbers with an open mark end in 0.
  private var openZeros = 0
  /// Whether some number has a sign, as no list of numbers has.
  private var isSigned = false
  /// Dashes in place of decimals that are zero, with their marks, and how often: `.-`.
  private var wholeMarks: [[UInt8]: Int] = [:]
  /// Dashes in place of zero, with their currencies, and how often: `$-`.
  private var dashes: [[UInt8]: Int] = [:]
  /// Numbers of four digits or more before the decimals that have no groups.
  private var longUngrouped = 0
  private var isIndian = false
  /// Whether some whole number has three digits or more.
  private var hasLong = false
  /// Whether some decimals begin with 0, as no number of a list of numbers does.
  private var hasZeroDecimals = false

  /// Adds the spelling of one number. Returns false if it is none, such as `1,23,4`.
  mutating func add(_ shape: NumberShape, _ text: ArraySlice<UInt8>) -> Bool {
    if shape.isDash {
      addDash(text)
      return true
    }
    guard addMarks(shape) else { return false }
    count += 1
    if shape.isSigned { isSigned = true }
    prefixes[shape.prefix, default: 0] += 1
    suffixes[shape.suffix, default: 0] += 1
    signs[shape.sign, default: 0] += 1
    return true
  }

  /// Adds a dash that accountants write for zero, with or without a currency.
  mutating func addDash(_ text: ArraySlice<UInt8>) { dashes[Array(text), default: 0] += 1 }

  private mutating func addMarks(_ shape: NumberShape) -> Bool {
    if !shape.wholeMark.isEmpty { return addWhole(shape) }
    guard let last = shape.marks.last, let decimals = shape.groups.last else {
      ungrouped += 1
      if shape.groups[0] > 1 { ungroupedTens += 1 }
      if shape.groups[0] > 2 { hasLong = true }
      if shape.groups[0] > 3 { longUngrouped += 1 }
      return true
    }
    if shape.marks.count == 1, NumberMarks.mayBeDecimal(last) {
      if decimals == 3, (1...3).contains(shape.groups[0]), !shape.beginsWithZero {
        openMarks[last, default: 0] += 1
        if shape.endsWithZero { openZeros += 1 }
        groupedLengths.insert(shape.groups[0] + 3)
      } else {
        addDecimals(shape, last, decimals)
      }
      return true
    }
    let isWhole = shape.marks.allSatisfy { $0 == last }
    let groups = isWhole ? shape.groups : Array(shape.groups.dropLast())
    let marks = isWhole ? shape.marks : Array(shape.marks.dropLast())
    guard let mark = marks.first, marks.allSatisfy({ $0 == mark }), areWhole(groups, mark),
      !shape.beginsWithZero, isWhole || NumberMarks.mayBeDecimal(last)
    else { return false }
    sureGroups[mark, default: 0] += 1
    if isWhole {
      groupedLengths.insert(groups.reduce(0, +))
      groupCounts.insert(groups.count)
    } else {
      addDecimals(shape, last, decimals)
    }
    return true
  }

  /// Adds a number with a mark and dashes behind it, such as `1'250.-`.
  private mutating func addWhole(_ shape: NumberShape) -> Bool {
    let decimal = Array(shape.wholeMark.prefix(1))
    if let mark = shape.marks.first {
      guard mark != decimal, shape.marks.allSatisfy({ $0 == mark }), areWhole(shape.groups, mark),
        !shape.beginsWithZero
      else { return false }
      sureGroups[mark, default: 0] += 1
    } else if shape.groups[0] > 3 {
      longUngrouped += 1
    }
    sureDecimals[decimal, default: 0] += 1
    wholeMarks[shape.wholeMark, default: 0] += 1
    return true
  }

  private mutating func addDecimals(_ shape: NumberShape, _ mark: [UInt8], _ count: Int) {
    sureDecimals[mark, default: 0] += 1
    decimals = (min(decimals?.least ?? count, count), max(decimals?.most ?? count, count))
    if shape.marks.count == 1, shape.groups[0] > 3 { longUngrouped += 1 }
    if shape.lastGroupBeginsWithZero, count > 1 { hasZeroDecimals = true }
  }

  /// Whether groups have three digits, or two and three at the end as in India.
  private mutating func areWhole(_ groups: [Int], _ mark: [UInt8]) -> Bool {
    guard groups.last == 3, (1...3).contains(groups[0]) else { return false }
    let middle = groups.dropFirst().dropLast()
    if middle.allSatisfy({ $0 == 3 }) { return true }
    guard mark == NumberMarks.comma, groups[0] <= 2, middle.allSatisfy({ $0 == 2 }) else {
      return false
    }
    isIndian = true
    return true
  }

  /// Whether no more spellings can give a format.
  var isHopeless: Bool {
    sureGroups.count > 1 || sureDecimals.count > 1
      || sureGroups.keys.contains { sureDecimals[$0] != nil }
      || prefixes.count > 2 || suffixes.count > 2
  }

  /// Whether all that separates digits is a point before three of them: `193.911`. The plain grammar
  /// reads it as decimals.
  var hasOnlyOpenPoints: Bool {
    openMarks.count == 1 && openMarks[NumberMarks.point] != nil && sureGroups.isEmpty
      && sureDecimals.isEmpty
  }

  /// Whether all numbers have at most two digits.
  var isOfFewDigits: Bool { ungrouped == count && !hasLong }

  /// Whether some number proves that a point separates decimals.
  var provesPoint: Bool { sureDecimals[NumberMarks.point] != nil && sureDecimals.count == 1 }

  /// Whether points before three digits are rather decimals: beside `1234`.
  var isLikelyPoint: Bool { hasOnlyOpenPoints && longUngrouped > 0 }

  /// The format of all numbers.
  ///
  /// - Parameters:
  ///   - delimiter: The delimiter of the file: in a file of commas, `1,5` may be a list.
  ///   - table: What the other columns prove.
  /// - Returns: The format; nil with a reason if there is none or more than one.
  func outcome(delimiter: UInt8, table: TableEvidence) -> (Outcome?, reason: String) {
    guard count > 0, !isHopeless else { return (nil, "") }
    guard let prefix = common(prefixes), let suffix = common(suffixes) else { return (nil, "") }
    let isPercent = suffix.last == 0x25
    if isPercent, suffixes[[]] ?? 0 > 0 { return (nil, "some values have % and some have not") }
    let isBare = prefix.isEmpty && suffix.isEmpty
    // A sign at less than half of the values does not make a column of amounts.
    if !isBare, (prefixes[[]] ?? 0) + (suffixes[[]] ?? 0) > count + count / 2 { return (nil, "") }
    let inParentheses = (signs[.parentheses] ?? 0) + (signs[.innerParentheses] ?? 0)
    if inParentheses == count, isBare {
      return (nil, "all values are in parentheses")
    }
    if CurrencySigns.isWeak(prefix), sureGroups.isEmpty, sureDecimals.isEmpty, openMarks.isEmpty {
      return (nil, "\"\(Text(prefix))\" before digits may be a currency or a part of names")
    }
    var marks = Marks(group: sureGroups.keys.first, decimal: sureDecimals.keys.first)
    if let problem = decideOpenMarks(&marks, delimiter, table, isPercent) { return (nil, problem) }
    if let problem = doubts(&marks, delimiter, table, isPlain: isBare) { return (nil, problem) }
    return finished(marks, prefix, suffix, isPercent)
  }

  /// What the marks are.
  private struct Marks {
    var group: [UInt8]?
    var decimal: [UInt8]?
    /// Why other columns decided it.
    var why: Text?
    /// Whether the numbers of digits decided it.
    var isSign = false
  }

  /// The only affix beside none.
  private func common(_ affixes: [[UInt8]: Int]) -> [UInt8]? {
    let named = affixes.keys.filter { !$0.isEmpty }
    return named.count > 1 ? nil : named.first ?? []
  }

  /// Decides what marks before three last digits are. Returns why it cannot.
  private func decideOpenMarks(
    _ marks: inout Marks, _ delimiter: UInt8, _ table: TableEvidence, _ isPercent: Bool
  ) -> String? {
    guard openMarks.count <= 1 else { return "" }
    guard let mark = openMarks.keys.first, mark != marks.group, mark != marks.decimal else {
      return nil
    }
    if marks.group != nil {
      if marks.decimal != nil { return "" }
      marks.decimal = mark
    } else if marks.decimal != nil {
      marks.group = mark
    } else if let (known, why) = table.decimalMark {
      if mark == known { marks.decimal = mark } else { marks.group = mark }
      marks.why = why
    } else if mark == NumberMarks.point {
      switch openPoint(delimiter, isPercent) {
      case .decimals: marks.decimal = mark
      case .thousands:
        marks.group = mark
        marks.isSign = true
      case nil: return Self.openReason(mark)
      }
    } else if delimiter == 0x2C || ungrouped > 0, longUngrouped == 0 {
      marks.group = mark
      marks.isSign = true
    } else {
      return Self.openReason(mark)
    }
    return nil
  }

  private static func openReason(_ mark: [UInt8]) -> String {
    "\"\(Text(mark))\" may separate thousands or decimals"
  }

  /// What a mark before three digits separates.
  private enum OpenMark {
    case decimals
    case thousands
  }

  /// What points before three digits separate, by the column alone; nil if that is open.
  ///
  /// `12.500` beside `0` has thousands: with three decimals, zero would be `0.000`; with as many as
  /// needed, it would be `12.5`. `1.234` beside `990` has thousands, too.
  private func openPoint(_ delimiter: UInt8, _ isPercent: Bool) -> OpenMark? {
    if isPercent { return .decimals }
    guard delimiter != 0x2C, delimiter != 0, longUngrouped == 0 else { return nil }
    let isMixed = openZeros > 0 && ungrouped > 0
    if delimiter == 0x3B ? isMixed || ungroupedTens > 0 : isMixed && ungroupedTens > 0 {
      return .thousands
    }
    return nil
  }

  /// Whether plain numbers with points before three digits have thousands, or decimals; nil with a
  /// reason if that is open. Only files with semicolons leave it open.
  func plainReading(
    delimiter: UInt8, table: TableEvidence
  ) -> (hasThousands: Bool?, reason: String) {
    if let known = table.decimalMark { return (known.mark == NumberMarks.comma, "") }
    if longUngrouped > 0 { return (false, "") }
    switch openPoint(delimiter, false) {
    case .thousands: return (true, "")
    case .decimals: return (false, "")
    case nil: return delimiter == 0x3B ? (nil, Self.openReason(NumberMarks.point)) : (false, "")
    }
  }

  /// Why a format would be a guess: the values may be numbers of phones, versions or lists.
  private func doubts(
    _ marks: inout Marks, _ delimiter: UInt8, _ table: TableEvidence, isPlain: Bool
  ) -> String? {
    guard isPlain else { return nil }
    if let group = marks.group, marks.decimal == nil, group != NumberMarks.comma,
      groupedLengths.count == 1, ungrouped == 0, marks.why == nil || group != NumberMarks.point
    {
      return "all values have as many digits, as ids and phone numbers do"
    }
    if marks.group == NumberMarks.point, groupCounts == [4], ungrouped == 0 { return "" }
    if marks.group == nil, marks.decimal == NumberMarks.comma, delimiter == 0x2C, !hasZeroDecimals,
      !isSigned, wholeMarks.isEmpty
    {
      guard let (known, why) = table.decimalMark, known == NumberMarks.comma else {
        return "a comma may separate decimals or the parts of a list"
      }
      marks.why = why
    }
    return nil
  }

  private func finished(
    _ marks: Marks, _ prefix: [UInt8], _ suffix: [UInt8], _ isPercent: Bool
  ) -> (Outcome?, reason: String) {
    let (group, decimal) = (marks.group, marks.decimal)
    var format = NumberFormat()
    let whole = group == nil ? "0" : isIndian ? "#,##,##0" : "#,##0"
    var (least, most) = decimals ?? (0, 0)
    if decimal.map({ openMarks[$0] != nil }) ?? false {
      (least, most) = (decimals == nil ? 3 : min(least, 3), max(most, 3))
    }
    let wholeMark = mostFrequent(wholeMarks) ?? []
    if !wholeMark.isEmpty, most == 0 { (least, most) = (2, 2) }
    let hasWholes = ungrouped > 0 || group != nil && !groupedLengths.isEmpty
    if hasWholes { least = 0 }
    var body = Array(whole.utf8)
    if most > 0 {
      body.append(0x2E)
      body += repeatElement(0x30, count: min(least, most))
      body += repeatElement(0x23, count: most - min(least, most))
    }
    let (before, suffix) = (Self.literal(prefix), wholeMark + suffix)
    let behind = Self.literal(suffix, isPercent: isPercent)
    var pattern = before + body + behind
    let negative = negative(before, body, behind, suffix)
    let zero = mostFrequent(dashes).map { Self.literal($0) }
    if let negative { pattern += [0x3B] + negative }
    if let zero {
      if negative == nil { pattern += [0x3B, 0x2D] + before + body + behind }
      pattern += [0x3B] + zero
    }
    format.pattern = Text(pattern)
    format.isPercent = isPercent
    if decimal == NumberMarks.comma || group == NumberMarks.point {
      format.locale = .de
      if let group, group != NumberMarks.point { format.groupMark = Text(group) }
    } else if let group, group != NumberMarks.comma {
      if decimal == nil, NumberMarks.isBlank(group) { format.locale = .fr }
      format.groupMark = Text(group)
    }
    let isWhole = decimal == nil && prefix.isEmpty && suffix.isEmpty
    return (
      Outcome(
        type: isWhole ? .integer : .number, format: format, reason: reason(marks, wholeMark),
        proof: proof(marks)), ""
    )
  }

  private func mostFrequent(_ counts: [[UInt8]: Int]) -> [UInt8]? {
    counts.max { ($0.value, Text($1.key)) < ($1.value, Text($0.key)) }?.key
  }

  /// The decimal mark that the numbers prove: their own, or the other one than groups have.
  private func proof(_ marks: Marks) -> TableEvidence.Proof {
    if marks.why != nil { return TableEvidence.Proof() }
    if let sure = sureDecimals.keys.first { return TableEvidence.Proof(decimalMark: sure) }
    let group = marks.isSign ? marks.group : sureGroups.keys.first
    guard let group, NumberMarks.mayBeDecimal(group) else { return TableEvidence.Proof() }
    let other = group == NumberMarks.point ? NumberMarks.comma : NumberMarks.point
    return TableEvidence.Proof(decimalMark: other, isSign: marks.isSign)
  }

  private func reason(_ marks: Marks, _ wholeMark: [UInt8]) -> String {
    var parts: [String] = []
    if let group = marks.group { parts.append("\"\(Text(group))\" separates thousands") }
    if let decimal = marks.decimal, decimal == NumberMarks.comma || marks.why != nil {
      parts.append("\"\(Text(decimal))\" separates decimals")
    }
    if !wholeMark.isEmpty { parts.append("\"\(Text(wholeMark))\" means no decimals") }
    if !dashes.isEmpty { parts.append("a dash is zero") }
    if let why = marks.why { parts.append("\(why)") }
    return parts.joined(separator: ", ")
  }

  /// The pattern of negative numbers, unless it is a sign before everything.
  private func negative(
    _ before: [UInt8], _ body: [UInt8], _ behind: [UInt8], _ suffix: [UInt8]
  ) -> [UInt8]? {
    // Of CR and DR, the second letter is enough.
    let credit = suffix.suffix(2)
    if credit.count == 2, credit.first.map({ $0 | 0x20 }) == 0x63,
      credit.last.map({ $0 | 0x20 }) == 0x72
    {
      let debit = suffix.dropLast(2) + [suffix[suffix.count - 2] &+ 1, suffix[suffix.count - 1]]
      return before + body + Self.literal(Array(debit))
    }
    let order: [NumberShape.Sign] = [
      .first, .parentheses, .inner, .last, .innerParentheses,
    ]
    let most = order.map { signs[$0] ?? 0 }.max() ?? 0
    let usual = order.first { most > 0 && signs[$0] == most }
    switch usual ?? .none {
    case .none, .first, .debit: return nil
    case .inner: return before + [0x2D] + body + behind
    case .last: return before + body + behind + [0x2D]
    case .parentheses: return [0x28] + before + body + behind + [0x29]
    case .innerParentheses: return before + [0x28] + body + behind + [0x29]
    }
  }

  /// A text in the form of a pattern: in quotes, but for blanks and the percent sign.
  private static func literal(_ text: [UInt8], isPercent: Bool = false) -> [UInt8] {
    if isPercent { return text }
    let special = Array("'#0123456789.,;@*%-".utf8)
    guard text.contains(where: special.contains) else { return text }
    return [0x27] + text.flatMap { $0 == 0x27 ? [0x27, 0x27] : [$0] } + [0x27]
  }
}
