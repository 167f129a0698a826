import CellFormats
import TableValues

/// Finds the format of a column whose texts are no plain numbers or ISO dates: `$1,234.50`, `45%`,
/// `13-Jan-20`, `3/20/2014 2:27 PM`.
///
/// Texts are added one by one. ``finish()`` says what they have in common, and tries it on all of
/// them. After some hundred texts, those that the format found so far reads add no evidence.
struct FormatInference {
  /// What a column is.
  struct Outcome {
    /// Its type and spellings.
    var settings: ParseSettings
    /// The format of its texts; nil: the type's own grammar.
    var format: CellFormat?
    /// Why, for people.
    var reason: String
    /// The number of values that are of the type.
    var values: Int
    /// The values that are not.
    var outliers: Int
    /// The number of texts that are null beside those known before.
    var nulls: Int
  }

  /// The largest share of values that may be of no type, 0...1.
  let outlierShare: Double
  /// The number of outliers after which nothing more is examined.
  private let outliersMax: Int
  /// The delimiter of the file; 0 if there is none.
  private let delimiter: UInt8
  /// The number of texts after which a format is tried on the further ones.
  static let trialTexts = 500

  private var texts: [[UInt8]] = []
  private var numbers = NumberEvidence()
  private var dates = DateEvidence()
  private var numberMisses = 0
  private var dateMisses = 0
  private var plainWholes = 0
  private var plainNumbers = 0
  private var nonFinite = 0
  private var hasUnsafeWhole = false
  private var nullCounts: [[UInt8]: Int] = [:]
  private var letters = 0
  private var usesBlanks = false
  /// The format found so far, and the type that it reads.
  private var trial: (reader: QuickReader, type: ColumnType)?
  /// The number of texts that it has read.
  private var tried = 0

  /// Nothing is known.
  ///
  /// - Parameters:
  ///   - rows: The number of values that are added at most.
  ///   - delimiter: The delimiter of the file; 0 if there is none.
  init(outlierShare: Double, rows: Int, delimiter: UInt8) {
    self.outlierShare = outlierShare
    self.delimiter = delimiter
    outliersMax = Int(outlierShare * Double(rows))
  }

  /// Whether a text can be one of a format, so that a column that has it is worth an examination.
  static func mayHaveFormat(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= NumberShape.bytesMax else { return false }
    if StatisticsNulls.contains(text) || StatisticsNulls.isLetter(text) { return true }
    if NumberShape(text) != nil || DateShape(text) != nil { return true }
    return nonFinite(text) != nil
  }

  /// Whether no format fits any more.
  var isHopeless: Bool {
    (numberMisses > outliersMax || numbers.isHopeless) && dateMisses > outliersMax
  }

  /// Adds a value that is not null.
  mutating func add(_ text: [UInt8]) {
    texts.append(text)
    if let type = trial?.type, trial?.reader.reads(text, as: type) ?? false {
      tried += 1
      return
    }
    if text.first == 0x20 || text.last == 0x20 || text.first == 0x09 || text.last == 0x09 {
      usesBlanks = true
    }
    if numberMisses <= outliersMax { addNumber(text) }
    if dateMisses <= outliersMax {
      let isMiss = DateShape(text[...]).map { !dates.add($0) } ?? true
      if isMiss { dateMisses += 1 }
    }
    if texts.count == Self.trialTexts { beginTrial() }
  }

  private mutating func beginTrial() {
    guard let found = finish().0, let format = found.format,
      let reader = (try? CompiledFormat(format)).flatMap({ QuickReader($0) })
    else { return }
    trial = (reader, found.settings.type)
  }

  private mutating func addNumber(_ text: [UInt8]) {
    if StatisticsNulls.contains(text[...]) {
      nullCounts[text, default: 0] += 1
      return
    }
    if StatisticsNulls.isLetter(text[...]) {
      nullCounts[text, default: 0] += 1
      letters += 1
      return
    }
    if Self.nonFinite(text[...]) != nil {
      nonFinite += 1
      return
    }
    let isPlain = addPlain(text)
    if let shape = NumberShape(text[...]), numbers.add(shape) { return }
    if !isPlain { numberMisses += 1 }
  }

  /// Counts a text of the plain grammars.
  private mutating func addPlain(_ text: [UInt8]) -> Bool {
    switch PlainNumber(text) {
    case .whole(let isSafe):
      plainWholes += 1
      if !isSafe { hasUnsafeWhole = true }
      return true
    case .tooLarge:
      hasUnsafeWhole = true
      return false
    case .fraction:
      plainNumbers += 1
      return true
    case nil: return false
    }
  }

  private static func nonFinite(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count <= 9, let first = text.first, first &- 0x30 > 9 else { return nil }
    var settings = ParseSettings(type: .number)
    settings.allowsNonFinite = true
    guard case .number(let value) = CellParser(settings).cell(Text(Array(text))).value,
      !value.isFinite
    else { return nil }
    return value
  }

  // MARK: Outcome

  /// What the column is; nil with a reason if it is text.
  func finish() -> (Outcome?, reason: String) {
    if let outcome = plainOutcome() { return (outcome, "") }
    var reasons: [String] = []
    if isFew(numberMisses), !hasUnsafeWhole, !hasTooManyLetters {
      let (found, reason) = numbers.outcome(delimiter: delimiter)
      if let found, let outcome = checked(found) { return (outcome, "") }
      reasons.append(reason)
    }
    if isFew(dateMisses) {
      let (found, reason) = dates.outcome()
      if let found, let outcome = checked(found) { return (outcome, "") }
      reasons.append(reason)
    }
    return (nil, reasons.first { !$0.isEmpty } ?? "")
  }

  private var hasTooManyLetters: Bool { letters > 0 && letters * 2 > texts.count }

  private func isFew(_ misses: Int) -> Bool {
    Double(misses) <= outlierShare * Double(texts.count)
  }

  /// The outcome if all numbers are plain: then nulls, infinities or outliers made the column text.
  private func plainOutcome() -> Outcome? {
    let plain = plainWholes + plainNumbers
    let missing = nullCounts.values.reduce(0, +)
    let misses = texts.count - tried - plain - missing - nonFinite
    guard plain > 0, isFew(misses), !hasTooManyLetters else { return nil }
    // Numbers with other marks are no outliers.
    guard misses == 0 || misses <= numberMisses else { return nil }
    let isWhole = plainNumbers == 0 && nonFinite == 0
    guard isWhole || !hasUnsafeWhole else { return nil }
    var settings = ParseSettings(type: isWhole ? .integer : .number)
    settings.allowsNonFinite = nonFinite > 0
    settings.allowsBlanks = usesBlanks
    settings.nullSpellings = spellings
    return Outcome(
      settings: settings, format: nil, reason: reason("", misses), values: plain + nonFinite,
      outliers: misses, nulls: missing)
  }

  /// The further spellings of null, the most frequent first.
  private var spellings: [Text] {
    nullCounts.sorted { ($1.value, Text($0.key)) < ($0.value, Text($1.key)) }.map { Text($0.key) }
  }

  private func checked(_ found: NumberEvidence.Outcome) -> Outcome? {
    var settings = ParseSettings(type: found.type)
    settings.nullSpellings = spellings
    settings.allowsNonFinite = nonFinite > 0
    settings.allowsBlanks = usesBlanks
    return checked(settings, .number(found.format), found.reason, nulls: nullCounts)
  }

  private func checked(_ found: DateEvidence.Outcome) -> Outcome? {
    var settings = ParseSettings(type: found.type)
    settings.allowsBlanks = usesBlanks
    settings.nullSpellings = []
    let isOwn =
      found.type == .date && found.pattern == "yyyy-MM-dd"
      || found.type == .time && found.pattern == "HH:mm:ss"
    let format = CellFormat.date(pattern: found.pattern, locale: .en)
    return checked(settings, format, found.reason, nulls: [:], isOwn: isOwn)
  }

  /// The outcome, if the format reads all texts but the outliers.
  private func checked(
    _ settings: ParseSettings, _ format: CellFormat, _ reason: String, nulls: [[UInt8]: Int],
    isOwn: Bool = false
  ) -> Outcome? {
    guard let compiled = try? CompiledFormat(format) else { return nil }
    var (values, misses, missing) = (0, 0, 0)
    var reader = QuickReader(compiled)
    for text in texts {
      if !nulls.isEmpty, nulls[text] != nil {
        missing += 1
        continue
      }
      if reader?.reads(text, as: settings.type) ?? false {
        values += 1
        continue
      }
      switch CellRetyping.value(of: Text(text), as: settings.type, readBy: compiled) {
      case .number(let number):
        // A double represents whole numbers exactly up to 2⁵³ only.
        if number.isFinite, number.magnitude >= 0x1p53 { return nil }
        values += 1
      case .error: misses += 1
      default: values += 1  // a value of the type
      }
    }
    guard values > 0, isFew(misses) else { return nil }
    return Outcome(
      settings: settings, format: isOwn ? nil : format, reason: self.reason(reason, misses),
      values: values, outliers: misses, nulls: missing)
  }

  private func reason(_ reason: String, _ outliers: Int) -> String {
    guard outliers > 0 else { return reason }
    let note = "\(outliers) of \(texts.count) values do not fit"
    return reason.isEmpty ? note : "\(reason); \(note)"
  }
}
