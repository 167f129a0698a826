import TableValues

/// What the numbers of a column have in common: the marks for decimals and thousands, and the signs
/// around them.
///
/// `1,234` alone may be a thousand or a fraction. `1,234.5` or `1,234,567` in the same column
/// decides it.
struct NumberEvidence {
  /// The result: a format that reads all of the numbers.
  struct Outcome {
    var type: ColumnType
    var format: NumberFormat
    /// Why, for people.
    var reason: String
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
  /// Numbers of four digits or more before the decimals that have no groups.
  private var longUngrouped = 0
  private var isIndian = false
  /// Whether some decimals begin with 0, as no number of a list of numbers does.
  private var hasZeroDecimals = false

  /// Adds the spelling of one number. Returns false if it is none, such as `1,23,4`.
  mutating func add(_ shape: NumberShape) -> Bool {
    guard addMarks(shape) else { return false }
    count += 1
    prefixes[shape.prefix, default: 0] += 1
    suffixes[shape.suffix, default: 0] += 1
    signs[shape.sign, default: 0] += 1
    return true
  }

  private mutating func addMarks(_ shape: NumberShape) -> Bool {
    guard let last = shape.marks.last, let decimals = shape.groups.last else {
      ungrouped += 1
      if shape.groups[0] > 3 { longUngrouped += 1 }
      return true
    }
    if shape.marks.count == 1, NumberMarks.mayBeDecimal(last) {
      if decimals == 3, (1...3).contains(shape.groups[0]), !shape.beginsWithZero {
        openMarks[last, default: 0] += 1
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

  /// The format of all numbers.
  ///
  /// - Parameter delimiter: The delimiter of the file, which tells `1,5` in a file of commas, which
  ///   may be a list, from `1,5` in another.
  /// - Returns: The format; nil with a reason if there is none or more than one.
  func outcome(delimiter: UInt8) -> (Outcome?, reason: String) {
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
    var (group, decimal) = (sureGroups.keys.first, sureDecimals.keys.first)
    if let problem = decideOpenMarks(&group, &decimal, delimiter, isPercent) {
      return (nil, problem)
    }
    if let problem = doubts(group, decimal, delimiter, isPlain: isBare) {
      return (nil, problem)
    }
    return finished(group, decimal, prefix, suffix, isPercent)
  }

  /// The only affix beside none.
  private func common(_ affixes: [[UInt8]: Int]) -> [UInt8]? {
    let named = affixes.keys.filter { !$0.isEmpty }
    return named.count > 1 ? nil : named.first ?? []
  }

  /// Decides what marks before three last digits are. Returns why it cannot.
  private func decideOpenMarks(
    _ group: inout [UInt8]?, _ decimal: inout [UInt8]?, _ delimiter: UInt8, _ isPercent: Bool
  ) -> String? {
    guard openMarks.count <= 1 else { return "" }
    guard let mark = openMarks.keys.first, mark != group, mark != decimal else { return nil }
    if group != nil {
      if decimal != nil { return "" }
      decimal = mark
    } else if decimal != nil {
      group = mark
    } else if isPercent, mark == NumberMarks.point {
      decimal = mark
    } else if mark == NumberMarks.comma, delimiter == 0x2C || ungrouped > 0, longUngrouped == 0 {
      group = mark
    } else {
      return "\"\(Text(mark))\" may separate thousands or decimals"
    }
    return nil
  }

  /// Why a format would be a guess: the values may be numbers of phones, versions or lists.
  private func doubts(
    _ group: [UInt8]?, _ decimal: [UInt8]?, _ delimiter: UInt8, isPlain: Bool
  ) -> String? {
    guard isPlain else { return nil }
    if let group, decimal == nil, group != NumberMarks.comma, groupedLengths.count == 1,
      ungrouped == 0
    {
      return "all values have as many digits, as ids and phone numbers do"
    }
    if group == NumberMarks.point, groupCounts == [4], ungrouped == 0 { return "" }
    if group == nil, decimal == NumberMarks.comma, delimiter == 0x2C, !hasZeroDecimals {
      return "a comma may separate decimals or the parts of a list"
    }
    return nil
  }

  private func finished(
    _ group: [UInt8]?, _ decimal: [UInt8]?, _ prefix: [UInt8], _ suffix: [UInt8], _ isPercent: Bool
  ) -> (Outcome?, reason: String) {
    var format = NumberFormat()
    let whole = group == nil ? "0" : isIndian ? "#,##,##0" : "#,##0"
    var (least, most) = decimals ?? (0, 0)
    if decimal.map({ openMarks[$0] != nil }) ?? false {
      (least, most) = (decimals == nil ? 3 : min(least, 3), max(most, 3))
    }
    let hasWholes = ungrouped > 0 || group != nil && !groupedLengths.isEmpty
    if hasWholes { least = 0 }
    var body = Array(whole.utf8)
    if most > 0 {
      body.append(0x2E)
      body += repeatElement(0x30, count: min(least, most))
      body += repeatElement(0x23, count: most - min(least, most))
    }
    let (before, behind) = (Self.literal(prefix), Self.literal(suffix, isPercent: isPercent))
    var pattern = before + body + behind
    if let negative = negative(before, body, behind) { pattern += [0x3B] + negative }
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
        type: isWhole ? .integer : .number, format: format, reason: reason(group, decimal)), ""
    )
  }

  private func reason(_ group: [UInt8]?, _ decimal: [UInt8]?) -> String {
    var parts: [String] = []
    if let group { parts.append("\"\(Text(group))\" separates thousands") }
    if decimal == NumberMarks.comma { parts.append("\",\" separates decimals") }
    return parts.joined(separator: ", ")
  }

  /// The pattern of negative numbers, unless it is a sign before everything.
  private func negative(_ before: [UInt8], _ body: [UInt8], _ behind: [UInt8]) -> [UInt8]? {
    let order: [NumberShape.Sign] = [
      .first, .parentheses, .inner, .last, .innerParentheses,
    ]
    let most = order.map { signs[$0] ?? 0 }.max() ?? 0
    let usual = order.first { most > 0 && signs[$0] == most }
    switch usual ?? .none {
    case .none, .first: return nil
    case .inner: return before + [0x2D] + body + behind
    case .last: return before + body + behind + [0x2D]
    case .parentheses: return [0x28] + before + body + behind + [0x29]
    case .innerParentheses: return before + [0x28] + body + behind + [0x29]
    }
  }

  /// A text as it stands in a pattern: in quotes, but for blanks and the percent sign.
  private static func literal(_ text: [UInt8], isPercent: Bool = false) -> [UInt8] {
    if isPercent { return text }
    let special = Array("'#0123456789.,;@*%-".utf8)
    guard text.contains(where: special.contains) else { return text }
    return [0x27] + text.flatMap { $0 == 0x27 ? [0x27, 0x27] : [$0] } + [0x27]
  }
}
