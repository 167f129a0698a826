import CellFormats
import TableValues

/// The evidence for the inferred type of a column.
package struct CSVTypeEvidence: Hashable, Sendable {
  /// For each type, the number of values for which it is the narrowest type. Types without values
  /// are absent.
  package var counts: [ColumnType: Int] = [:]
  /// The number of null fields.
  package var nulls = 0
  /// The number of records examined.
  package var rowsExamined = 0
  /// The first value that left text as the only possible type, with its row.
  package var firstDisagreement: (row: Int, text: Text)? {
    get { disagreement.map { ($0.row, $0.text) } }
    set { disagreement = newValue.map { Disagreement(row: $0.row, text: $0.text) } }
  }
  /// A remark for people, such as that days and months could not be distinguished.
  package var note = ""

  private struct Disagreement: Hashable, Sendable {
    var row: Int
    var text: Text
  }
  private var disagreement: Disagreement?

  /// No evidence.
  package init() {}
}

/// Narrows down the type of one column, value by value.
struct CSVTypeInference {
  private static let datesAt: UInt32 = 6
  private static let momentsAt: UInt32 = 15
  private static let integerBit: UInt32 = 1 << 4
  private static let numberBit: UInt32 = 1 << 5
  private static let timeBit: UInt32 = 1 << 24
  /// For numbers that a double does not represent exactly. It is a type only beside fractions:
  /// whole numbers of many digits are mostly names.
  private static let decimalBit: UInt32 = 1 << 25
  /// The bits of dates and moments.
  private static let dayBits: UInt32 = (1 << 24 - 1) & ~UInt32(1 << 6 - 1)

  /// The number of date formats that are tried: three for each of the marks `-`, `/` and `.`.
  private static let dateFormatCount = 9

  /// The first of the three formats whose parts a mark separates; nil for any other byte.
  private static func firstDateFormat(of mark: UInt8) -> Int? {
    switch mark {
    case 0x2D: 0
    case 0x2F: 3
    case 0x2E: 6
    default: nil
    }
  }

  /// One of the date formats that are tried. The bits of dates and moments have the same order.
  ///
  /// They are made each time and not stored in an array, because each value would retain and
  /// release that array.
  private static func dateFormat(at place: Int) -> DateFormat {
    let mark: UInt8 = place < 3 ? 0x2D : place < 6 ? 0x2F : 0x2E
    switch place % 3 {
    case 0: return DateFormat(order: .yearMonthDay, separator: mark, isPadded: place == 0)
    case 1: return DateFormat(order: .monthDayYear, separator: mark, isPadded: false)
    default: return DateFormat(order: .dayMonthYear, separator: mark, isPadded: false)
    }
  }

  /// Texts that mean null in a column whose other values have one type.
  static let nullSpellings: [[UInt8]] = [
    "NA", "N/A", "n/a", "#N/A", "NULL", "null", "Null", "None", "nan", "NaN", "NAN", "-", "--", "?",
  ].map { Array($0.utf8) }

  /// The null of database dumps, which also applies to text columns.
  static let dumpNull: [UInt8] = [0x5C, 0x4E]

  private(set) var evidence = CSVTypeEvidence()
  private var candidates: UInt32 = (1 << 26) - 1
  private var values = 0
  /// How many values are of each type, without those of nulls.
  private var counts = Counts()
  /// The pairs of ``BooleanWords/known`` whose words were seen, as bits: those for true and for false.
  private var wordsSeen: (trueWords: UInt32, falseWords: UInt32) = (0, 0)
  private var nullCounts: [[UInt8]: Int] = [:]
  /// How many nulls have blanks around them. In a column of texts they are texts.
  private var paddedNulls = 0
  private var spelledAsWords: [Int: (trueWord: Text?, falseWord: Text?)] = [:]
  /// The last two words that ``acceptsWords(_:)`` looked up, as their length and bytes, and what they
  /// are. A column of words mostly has two.
  private var recentWords: ((packed: UInt64, bits: UInt32), (packed: UInt64, bits: UInt32)) =
    ((0, 0), (0, 0))
  private var usesBlanks = false
  private var hasFractions = false
  private var isPadded = true
  /// The evidence of the decimals of numbers for the point before them.
  private var points = Points()
  /// Whether the text that left only text as a type may be of a format.
  private var mayHaveFormat = false

  /// Numbers with a point: those that may have thousands, such as `193.911`, and others.
  private struct Points {
    var (open, sure) = (0, 0)

    /// Adds the text of a number that is not whole.
    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
      let start = text[0] == 0x2D || text[0] == 0x2B ? 1 : 0
      let end = text.count
      let isOpen =
        end - start >= 5 && end - start <= 7 && text[end - 4] == 0x2E && text[start] != 0x30
        && text[end - 1] &- 0x30 <= 9 && text[end - 2] &- 0x30 <= 9 && text[end - 3] &- 0x30 <= 9
      if isOpen { open += 1 } else { sure += 1 }
    }
  }

  /// A number of values for each type that is inferred. Counting is part of every field.
  private struct Counts {
    var (booleans, integers, numbers, decimals) = (0, 0, 0, 0)
    var (dates, times, dateTimes, texts) = (0, 0, 0, 0)

    /// Those that are not 0.
    var byType: [ColumnType: Int] {
      let all: [(ColumnType, Int)] = [
        (.boolean, booleans), (.integer, integers), (.number, numbers),
        (.decimal, decimals), (.date, dates), (.time, times), (.dateTime, dateTimes),
        (.text, texts),
      ]
      return Dictionary(uniqueKeysWithValues: all.filter { $0.1 > 0 })
    }
  }

  /// Whether the texts have no type of a plain grammar in common.
  var isText: Bool { likely == 0 }

  /// The types that the values may have. A decimal is one only beside fractions.
  private var likely: UInt32 { hasFractions ? candidates : candidates & ~Self.decimalBit }

  /// Counts records that were left out as examined.
  mutating func leaveOut(_ rows: Int) { evidence.rowsExamined += rows }

  /// Adds a field.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, isQuoted: Bool, row: Int) {
    evidence.rowsExamined += 1
    if Self.isNull(text, isQuoted: isQuoted) { return noteNull(text) }
    let trimmed = Self.trimmed(text)
    if trimmed.count != text.count, Self.isPaddedNull(trimmed, of: text, isQuoted: isQuoted) {
      paddedNulls += 1
      return noteNull(trimmed)
    }
    values += 1
    let accepted = accepts(trimmed)
    if accepted != 0, trimmed.count != text.count { usesBlanks = true }
    count(accepted)
    let remaining = candidates & accepted
    if remaining & ~Self.decimalBit == 0, candidates & ~Self.decimalBit != 0 {
      evidence.firstDisagreement = (row, Text(Array(text)))
      mayHaveFormat = FormatInference.mayHaveFormat(Array(text.prefix(80))[...])
    }
    candidates = remaining
  }

  private mutating func noteNull(_ text: UnsafeBufferPointer<UInt8>) {
    evidence.nulls += 1
    nullCounts[Array(text), default: 0] += 1
  }

  /// Whether a text is null in a column of any type but text.
  static func isNull(_ text: UnsafeBufferPointer<UInt8>, isQuoted: Bool) -> Bool {
    if text.isEmpty { return true }
    guard text.count <= 4, !isQuoted else { return false }
    // The first bytes of all spellings: they exclude most texts at once.
    switch text[0] {
    case 0x23, 0x2D, 0x3F, 0x4E, 0x5C, 0x6E: break
    default: return false
    }
    if text.elementsEqual(dumpNull) { return true }
    return nullSpellings.contains { $0.count == text.count && $0.elementsEqual(text) }
  }

  /// Whether a text with blanks around it is null. Some dashes are zero.
  static func isPaddedNull(
    _ trimmed: UnsafeBufferPointer<UInt8>, of text: UnsafeBufferPointer<UInt8>, isQuoted: Bool
  ) -> Bool {
    guard isNull(trimmed, isQuoted: isQuoted && !trimmed.isEmpty) else { return false }
    return AccountingDash(Array(text)[...])?.isZero != true
  }

  static func trimmed(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    guard let first = text.first, let last = text.last,
      first == 0x20 || last == 0x20 || first == 0x09 || last == 0x09
    else { return text }
    var settings = ParseSettings(type: .integer)
    settings.allowsBlanks = true
    return CellParser(settings).trimmed(text)
  }

  /// The types for which a text is a value.
  private mutating func accepts(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard candidates != 0, let first = text.first else { return 0 }
    var bits: UInt32 = 0
    if first &- 0x30 <= 9 || first == 0x2D || first == 0x2B || first == 0x2E {
      var whole: Int64 = 0
      let verdict = NumberGrammar.integer(text, into: &whole)
      if verdict == .value {
        // A double represents whole numbers exactly up to 2⁵³. A larger one must not become a
        // double.
        bits |= Self.integerBit | (whole.magnitude <= 1 << 53 ? Self.numberBit : 0)
        bits |= Self.decimalBit
      } else if verdict == .doesNotParse {
        var number = 0.0
        if NumberGrammar.number(text, into: &number) == .value {
          let isDecimal = Self.isDecimal(text)
          let isExact = number.magnitude <= 0x1p53 || !isDecimal
          bits |= (isExact ? Self.numberBit : 0) | (isDecimal ? Self.decimalBit : 0)
          hasFractions = true
          points.add(text)
        }
      } else if Self.isDecimal(text) {
        bits |= Self.decimalBit
      }
      if first &- 0x30 <= 9, text.count >= 8 { bits |= acceptsDays(text) }
      if candidates & Self.timeBit != 0, text.count >= 4, text[1] == 0x3A || text[2] == 0x3A {
        var time = TimeOfDay.midnight
        if CalendarGrammar.time(text, into: &time) == .value { bits |= Self.timeBit }
      }
    } else if text.count <= 5 {
      bits |= acceptsWords(text)
    }
    return bits
  }

  /// Whether a number has no exponent, and not too many digits for a decimal.
  private static func isDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count <= 38 && text.allSatisfy { $0 < 0x3A }
  }

  private mutating func acceptsWords(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var bits: UInt32 = 0
    switch text[0] | 0x20 {
    case 0x74, 0x66, 0x79, 0x6E: break  // t, f, y, n
    default: return 0
    }
    let packed = text.reduce(UInt64(text.count)) { $0 << 8 | UInt64($1) }
    if packed == recentWords.0.packed { return recentWords.0.bits }
    if packed == recentWords.1.packed { return recentWords.1.bits }
    defer { recentWords = ((packed, bits), recentWords.0) }
    for place in BooleanWords.known.indices {
      let bit: UInt32 = 1 << UInt32(place)
      guard let flag = BooleanWords.known[place].value(of: text) else { continue }
      bits |= bit
      if flag ? wordsSeen.trueWords & bit != 0 : wordsSeen.falseWords & bit != 0 { continue }
      var spelled = spelledAsWords[place] ?? (nil, nil)
      if flag {
        wordsSeen.trueWords |= bit
        spelled.trueWord = Text(Array(text))
      } else {
        wordsSeen.falseWords |= bit
        spelled.falseWord = Text(Array(text))
      }
      spelledAsWords[place] = spelled
    }
    return bits
  }

  private mutating func acceptsDays(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var bits: UInt32 = 0
    // The mark behind the first number belongs to three of the formats.
    var end = 1
    while end < 4, text[end] &- 0x30 <= 9 { end += 1 }
    guard let first = Self.firstDateFormat(of: text[end]) else { return 0 }
    for place in first..<first + 3 {
      let dateBit: UInt32 = 1 << (Self.datesAt + UInt32(place))
      let momentBit: UInt32 = 1 << (Self.momentsAt + UInt32(place))
      guard candidates & (dateBit | momentBit) != 0 else { continue }
      let format = Self.dateFormat(at: place)
      var day: Int32 = 0
      // A date alone is a moment, too: its midnight.
      if CalendarGrammar.date(text, format, into: &day) == .value {
        bits |= dateBit | momentBit
        if text.count != 10 { isPadded = false }
        continue
      }
      var moment = DateTimeValue(seconds: 0, nanoseconds: 0, offsetMinutes: nil)
      guard CalendarGrammar.dateTime(text, format, into: &moment) == .value else { continue }
      bits |= momentBit
      if text.count > 10, text[10] != 0x54, text[10] != 0x20, text[10] != 0x74 {
        isPadded = false
      }
    }
    return bits
  }

  private mutating func count(_ bits: UInt32) {
    if bits == 0 {
      counts.texts += 1
    } else if bits & 0xF != 0 {
      counts.booleans += 1
    } else if bits & Self.integerBit != 0 {
      counts.integers += 1
    } else if bits & Self.numberBit != 0 {
      counts.numbers += 1
    } else if bits & 0x7FC0 != 0 {
      counts.dates += 1
    } else if bits & Self.timeBit != 0 {
      counts.times += 1
    } else if bits & Self.decimalBit != 0 {
      counts.decimals += 1
    } else {
      counts.dateTimes += 1
    }
  }

  /// The settings that fit all values, with the evidence.
  mutating func finish() -> (settings: ParseSettings, evidence: CSVTypeEvidence) {
    var settings = decided()
    evidence.counts = counts.byType
    if settings.type == .text {
      settings.nullSpellings = nullCounts[Self.dumpNull] == nil ? [] : [Text(Self.dumpNull)]
      return (settings, evidence)
    }
    if settings.type == .decimal {
      evidence.firstDisagreement = nil
      evidence.note = "numbers above 2^53 are exact as decimals only"
    }
    settings.allowsBlanks = usesBlanks || paddedNulls > 0
    settings.nullSpellings = spellings(andThen: [])
    return (settings, evidence)
  }

  /// The spellings of null, the most frequent first, then others, and the empty one at the end.
  private func spellings(andThen others: [Text]) -> [Text] {
    let known = nullCounts.keys.sorted {
      (nullCounts[$1] ?? 0, $0.count, Text($0)) < (nullCounts[$0] ?? 0, $1.count, Text($1))
    }
    return known.map { Text($0) } + others + (nullCounts[[]] == nil ? [""] : [])
  }

  /// Whether the column is worth another look, for a format of its texts.
  ///
  /// - Parameter hasOutliers: Whether a few values may be of no type.
  mutating func wantsFormat(hasOutliers: Bool) -> Bool {
    guard values > 0 else { return false }
    let settings = decided()
    switch settings.type {
    case .text:
      if likely != 0 { return candidates & Self.dayBits != 0 }
      return mayHaveFormat || hasOutliers
    case .date: return settings.dateFormat != .iso
    case .dateTime, .time: return true
    case .number: return points.open > 0 && points.sure == 0
    case .boolean, .integer, .decimal, .duration, .list, .json: return false
    }
  }

  /// Whether the values may be of a type other than numbers by its own grammar, and some null.
  var mayBeOwn: Bool {
    if counts.booleans + counts.dates + counts.times + counts.dateTimes > 0 { return mayHaveFormat }
    guard let first = evidence.firstDisagreement, counts.texts == values else { return false }
    return StatisticsNulls.contains(first.text.utf8[...])
  }

  /// What the column proves for others if it is of plain numbers: that a point separates decimals.
  mutating func proof() -> TableEvidence.Proof {
    var proof = TableEvidence.Proof()
    if points.sure > 0, [.number, .decimal].contains(decided().type) {
      proof.decimalMark = NumberMarks.point
    }
    return proof
  }

  /// The settings and evidence of a column that is text although one type fits, with the reason.
  mutating func finishAsText(
    _ reason: String
  ) -> (settings: ParseSettings, evidence: CSVTypeEvidence) {
    candidates = 0
    var (settings, evidence) = finish()
    evidence.note = reason
    settings.allowsBlanks = false
    return (settings, evidence)
  }

  /// The settings and evidence of a column whose format was found.
  func finish(
    _ found: FormatInference.Outcome
  ) -> (settings: ParseSettings, evidence: CSVTypeEvidence) {
    var settings = found.settings
    settings.nullSpellings = spellings(andThen: found.settings.nullSpellings)
    settings.allowsBlanks = settings.allowsBlanks || usesBlanks || paddedNulls > 0
    var known = self
    let plain = known.decided()
    // The type's own grammar may read these dates too.
    if plain.type == settings.type { settings.dateFormat = plain.dateFormat }
    var evidence = evidence
    evidence.counts = [settings.type: found.values]
    if found.outliers > 0 { evidence.counts[.text] = found.outliers }
    evidence.nulls += found.nulls
    evidence.note = found.reason
    if found.outliers == 0 { evidence.firstDisagreement = nil }
    return (settings, evidence)
  }

  private mutating func decided() -> ParseSettings {
    guard values > 0 else { return ParseSettings(type: .text) }
    for place in BooleanWords.known.indices where candidates >> UInt32(place) & 1 == 1 {
      let spelled = spelledAsWords[place] ?? (nil, nil)
      if place > 0, spelled.trueWord == nil || spelled.falseWord == nil { continue }
      var settings = ParseSettings(type: .boolean)
      let known = BooleanWords.known[place]
      settings.booleanWords = BooleanWords(
        trueWord: spelled.trueWord ?? known.trueWord,
        falseWord: spelled.falseWord ?? known.falseWord)
      return settings
    }
    if candidates & Self.integerBit != 0 { return ParseSettings(type: .integer) }
    if candidates & Self.numberBit != 0 { return ParseSettings(type: .number) }
    if likely & Self.decimalBit != 0 { return ParseSettings(type: .decimal) }
    if candidates & Self.timeBit != 0 { return ParseSettings(type: .time) }
    return decidedDays(.date, Self.datesAt) ?? decidedDays(.dateTime, Self.momentsAt)
      ?? ParseSettings(type: .text)
  }

  private mutating func decidedDays(_ type: ColumnType, _ at: UInt32) -> ParseSettings? {
    let formats = (0..<Self.dateFormatCount).filter { candidates >> (at + UInt32($0)) & 1 == 1 }
    guard let only = formats.first else { return nil }
    guard formats.count == 1 else {
      evidence.note = "days and months cannot be told apart"
      return nil
    }
    var settings = ParseSettings(type: type)
    settings.dateFormat = Self.dateFormat(at: only)
    settings.dateFormat.isPadded = settings.dateFormat.isPadded || isPadded
    return settings
  }
}

extension CSVTypeInference {
  /// Whether a text is null, with or without blanks around it.
  static func isNull(
    _ text: UnsafeBufferPointer<UInt8>, isQuoted: Bool, isPadded: Bool
  ) -> Bool {
    if isNull(text, isQuoted: isQuoted) { return true }
    let trimmed = trimmed(text)
    return trimmed.count != text.count && isPaddedNull(trimmed, of: text, isQuoted: isQuoted)
  }
}
