import CellFormats
import TableValues

/// Finds the format of a column whose texts are no plain numbers or ISO dates: `$1,234.50`, `45%`,
/// `13-Jan-20`, `3/20/2014 2:27 PM`.
///
/// Texts are added one by one. ``finish(table:)`` finds their common format, and tries it on all of
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
    /// What it proves for other columns.
    var proof = TableEvidence.Proof()
  }

  /// The largest share of values that may be of no type, 0...1.
  let outlierShare: Double
  /// The number of outliers after which nothing more is examined.
  private let outliersMax: Int
  /// The delimiter of the file; 0 if there is none.
  private let delimiter: UInt8
  private let mayBeOwn: Bool
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
  private var letters = LetterNulls()
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
  ///   - mayBeOwn: Whether most values are of a type by its own grammar.
  init(outlierShare: Double, rows: Int, delimiter: UInt8, mayBeOwn: Bool = false) {
    self.outlierShare = outlierShare
    self.mayBeOwn = mayBeOwn
    self.delimiter = delimiter
    outliersMax = Int(outlierShare * Double(rows))
  }

  /// Whether a text can be one of a format, so that a column that has it is worth an examination.
  static func mayHaveFormat(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= NumberShape.bytesMax else { return false }
    if StatisticsNulls.contains(text) || StatisticsNulls.isLetter(text) { return true }
    if AccountingDash(text) != nil || NumberShape(text) != nil || DateShape(text) != nil {
      return true
    }
    return nonFinite(text) != nil
  }

  /// Whether no format fits any more.
  var isHopeless: Bool {
    if outlierShare > 0 || mayBeOwn { return false }
    return (numberMisses > outliersMax || numbers.isHopeless) && dateMisses > outliersMax
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
    let isNull = noteNull(text)
    if numberMisses <= outliersMax, !isNull { addNumber(text) }
    if dateMisses <= outliersMax, !isNull {
      let isMiss = DateShape(text[...]).map { !dates.add($0) } ?? true
      if isMiss { dateMisses += 1 }
    }
    if texts.count == Self.trialTexts { beginTrial() }
  }

  private mutating func beginTrial() {
    guard let found = finish(table: TableEvidence()).0, let format = found.format,
      let reader = (try? CompiledFormat(format)).flatMap({ QuickReader($0) })
    else { return }
    trial = (reader, found.settings.type)
  }

  /// Counts a text that may mean null. A letter also is a value until the end.
  private mutating func noteNull(_ text: [UInt8]) -> Bool {
    let trimmed = text[...].trimmedBlanks
    if StatisticsNulls.contains(trimmed) {
      nullCounts[Array(trimmed), default: 0] += 1
      return true
    }
    guard StatisticsNulls.isLetter(trimmed), let letter = trimmed.first else { return false }
    letters.add(letter, isFirst: texts.count == 1)
    return true
  }

  private mutating func addNumber(_ text: [UInt8]) {
    if let dash = AccountingDash(text[...]) {
      if dash.isZero {
        numbers.addDash(dash.text)
      } else {
        nullCounts[Array(dash.text), default: 0] += 1
      }
      return
    }
    if Self.nonFinite(text[...]) != nil {
      nonFinite += 1
      return
    }
    let isPlain = addPlain(text)
    if let shape = NumberShape(text[...]), numbers.add(shape, text[...].trimmedBlanks) { return }
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
  ///
  /// - Parameter table: What the other columns prove.
  func finish(table: TableEvidence) -> (Outcome?, reason: String) {
    let areNulls = letters.areNulls(among: texts.count, isCode: isCode)
    var reasons: [String] = []
    if letters.count == 0 || areNulls {
      let (plain, reason) = plainOutcome(table)
      if let plain { return (plain, "") }
      if !reason.isEmpty { return (nil, reason) }
      if isFew(numberMisses), !hasUnsafeWhole {
        let (found, reason) = numbers.outcome(delimiter: delimiter, table: table)
        if let found, let outcome = checked(found) { return (outcome, "") }
        reasons.append(reason)
      }
    }
    if letters.count == 0, isFew(dateMisses) {
      let (found, reason) = dates.outcome(outliers: allowed, table: table)
      if let found, let outcome = checked(found) { return (outcome, "") }
      reasons.append(reason)
    }
    if letters.count == 0, !nullCounts.isEmpty || allowed > 0, let found = ownGrammar() {
      return (found, "")
    }
    if allowed > 0, let found = majority(table) { return (found, "") }
    return (nil, reasons.first { !$0.isEmpty } ?? "")
  }

  /// Whether all that separates digits is a point before three of them.
  var hasOnlyOpenPoints: Bool { numbers.hasOnlyOpenPoints }

  /// How many values may be of no type.
  private var allowed: Int { Int(outlierShare * Double(texts.count)) }

  /// Whether all numbers are small and whole, as numbers of chromosomes and marks of checks are.
  private var isCode: Bool {
    plainNumbers == 0 && numbers.isOfFewDigits && numbers.count <= plainWholes
  }

  private func isFew(_ misses: Int) -> Bool {
    Double(misses) <= outlierShare * Double(texts.count)
  }

  /// The outcome if all numbers are plain: then nulls, infinities or outliers made the column text, or
  /// the points in it may separate thousands.
  private func plainOutcome(_ table: TableEvidence) -> (Outcome?, reason: String) {
    let plain = plainWholes + plainNumbers
    let missing = nullCount
    let misses = texts.count - tried - plain - missing - nonFinite
    guard plain > 0, isFew(misses) else { return (nil, "") }
    // Numbers with other marks are no outliers.
    guard misses == 0 || misses <= numberMisses else { return (nil, "") }
    let isWhole = plainNumbers == 0 && nonFinite == 0
    guard isWhole || !hasUnsafeWhole else { return (nil, "") }
    var reason = ""
    if !isWhole, numbers.hasOnlyOpenPoints {
      let (hasThousands, doubt) = numbers.plainReading(delimiter: delimiter, table: table)
      guard let hasThousands else { return (nil, doubt) }
      if hasThousands { return (nil, "") }
      if let (_, why) = table.decimalMark { reason = "\".\" separates decimals, \(why)" }
    }
    var settings = ParseSettings(type: isWhole ? .integer : .number)
    settings.allowsNonFinite = nonFinite > 0
    settings.allowsBlanks = usesBlanks
    settings.nullSpellings = spellings
    var outcome = Outcome(
      settings: settings, format: nil, reason: self.reason(reason, misses),
      values: plain + nonFinite, outliers: misses, nulls: missing)
    if !isWhole, numbers.provesPoint || numbers.isLikelyPoint {
      outcome.proof.decimalMark = NumberMarks.point
      outcome.proof.isSign = !numbers.provesPoint
    }
    return (outcome, "")
  }

  private var nullCount: Int { nullCounts.values.reduce(letters.count, +) }

  /// The further spellings of null, the most frequent first.
  private var spellings: [Text] {
    nullCounts.merging(letters.counts) { $0 + $1 }
      .sorted { ($1.value, Text($0.key)) < ($0.value, Text($1.key)) }.map { Text($0.key) }
  }

  private func checked(_ found: NumberEvidence.Outcome) -> Outcome? {
    var settings = ParseSettings(type: found.type)
    settings.allowsNonFinite = nonFinite > 0
    var outcome = checked(settings, .number(found.format), found.reason)
    outcome?.proof = found.proof
    return outcome
  }

  private func checked(_ found: DateEvidence.Outcome) -> Outcome? {
    let isOwn =
      switch found.type {
      case .date: found.pattern == "yyyy-MM-dd"
      case .time: found.pattern == "HH:mm:ss"
      default: found.pattern == "yyyy-MM-dd'T'HH:mm:ss"
      }
    let format = CellFormat.date(pattern: found.pattern, locale: found.locale)
    var outcome = checked(
      ParseSettings(type: found.type), format, found.reason, isOwn: isOwn)
    outcome?.proof.dateOrder = found.proof
    return outcome
  }

  /// The outcome, if the format reads all texts but the outliers.
  private func checked(
    _ settings: ParseSettings, _ format: CellFormat, _ reason: String, isOwn: Bool = false
  ) -> Outcome? {
    var settings = settings
    settings.nullSpellings = spellings
    settings.allowsBlanks = usesBlanks
    guard let compiled = try? CompiledFormat(format) else { return nil }
    var (values, misses, missing) = (0, 0, 0)
    var reader = QuickReader(compiled)
    for text in texts {
      if nullCount > 0, settings.isNull(text, isQuoted: false) {
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

  // MARK: Nulls and outliers

  /// The type by whose own grammar all texts but nulls and outliers are read: booleans, and ISO dates,
  /// moments and times.
  private func ownGrammar() -> Outcome? {
    var best: Outcome?
    var all = BooleanWords.known.map { words in
      var settings = ParseSettings(type: .boolean)
      settings.booleanWords = words
      return settings
    }
    all += [.date, .dateTime, .time].map { ParseSettings(type: $0) }
    for settings in all {
      var settings = settings
      settings.nullSpellings = spellings
      settings.allowsBlanks = usesBlanks
      guard let found = read(settings), found.outliers < best?.outliers ?? .max else { continue }
      best = found
    }
    return best
  }

  private func read(_ settings: ParseSettings) -> Outcome? {
    let parser = CellParser(settings)
    var (values, misses, missing) = (0, 0, 0)
    var words: (trueWord: Text?, falseWord: Text?) = (nil, nil)
    for text in texts {
      switch parser.cell(Text(text)).value {
      case .null: missing += 1
      case .error:
        misses += 1
        if misses > allowed { return nil }
      case .boolean(let flag):
        values += 1
        let word = Text(Array(text[...].trimmedBlanks))
        if flag {
          words.trueWord = words.trueWord ?? word
        } else {
          words.falseWord = words.falseWord ?? word
        }
      default: values += 1  // a value of the type
      }
    }
    guard values > misses else { return nil }
    var settings = settings
    if settings.type == .boolean {
      // One word alone may be anything.
      guard let trueWord = words.trueWord, let falseWord = words.falseWord else { return nil }
      settings.booleanWords = BooleanWords(trueWord: trueWord, falseWord: falseWord)
    }
    return Outcome(
      settings: settings, format: nil, reason: reason("", misses), values: values,
      outliers: misses, nulls: missing)
  }

  /// The outcome without the texts whose spelling is rare, which are outliers then.
  private func majority(_ table: TableEvidence) -> Outcome? {
    var kinds: [SpellingKind: [[UInt8]]] = [:]
    for text in texts {
      kinds[SpellingKind(text), default: []].append(text)
      if kinds.count > 64 { return nil }
    }
    var left = kinds.values.sorted { $0.count < $1.count }
    var dropped = 0
    while let rare = left.first, left.count > 1, dropped + rare.count <= allowed {
      dropped += rare.count
      left.removeFirst()
      var usual = FormatInference(outlierShare: 0, rows: texts.count, delimiter: delimiter)
      for text in left.joined() { usual.add(text) }
      guard let found = usual.finish(table: table).0 else { continue }
      return widened(found)
    }
    return nil
  }

  /// What was found for most texts, with the number of all that do not fit.
  private func widened(_ found: Outcome) -> Outcome? {
    guard let format = found.format else { return read(found.settings) }
    // A number without the sign would be read as percents.
    if case .number(let number) = format, number.isPercent,
      texts.contains(where: { $0.last.map { $0 &- 0x30 <= 9 } ?? false })
    {
      return nil
    }
    var outcome = checked(found.settings, format, found.reason)
    outcome?.settings.nullSpellings = found.settings.nullSpellings
    return outcome
  }
}

/// How a text is spelled, without its digits and their number: `$n,n.n`.
private struct SpellingKind: Hashable {
  private let marks: [UInt8]

  init(_ text: [UInt8]) {
    var marks: [UInt8] = []
    for byte in text[...].trimmedBlanks {
      let mark = byte &- 0x30 <= 9 ? 0x30 : byte
      if mark != 0x30 || marks.last != 0x30 { marks.append(mark) }
    }
    self.marks = marks
  }
}

/// Letters that may mean null: `c` for confidential.
private struct LetterNulls {
  private var found: [UInt8: Int] = [:]
  private var first: UInt8?

  /// Adds a letter; whether it is the first text of its column.
  mutating func add(_ letter: UInt8, isFirst: Bool) {
    found[letter, default: 0] += 1
    if isFirst { first = letter }
  }

  /// How many letters there are.
  var count: Int { found.values.reduce(0, +) }
  /// The letters as texts, and how often they are there.
  var counts: [[UInt8]: Int] {
    Dictionary(uniqueKeysWithValues: found.map { ([$0.key], $0.value) })
  }

  /// Whether the letters are nulls among so many texts: few, of few kinds, and no name above a column.
  ///
  /// - Parameter isCode: Whether the numbers may be codes, of which capital letters are some.
  func areNulls(among texts: Int, isCode: Bool) -> Bool {
    guard count > 0, count * 2 <= texts, found.count <= 3 else { return false }
    // One letter beside one number is no evidence.
    guard count * 3 <= texts || found.values.allSatisfy({ $0 > 1 }) else { return false }
    if let first, found[first] == 1 { return false }
    return !isCode || found.keys.allSatisfy { $0 >= 0x61 }
  }
}

/// A dash with blanks around it, as spreadsheets fill up columns of numbers.
///
/// `" -   "` is how Excel shows zero as an amount: more blanks are behind it than before. Otherwise a
/// dash is null.
struct AccountingDash {
  /// The dash.
  let text: ArraySlice<UInt8>
  /// Whether it means zero.
  let isZero: Bool

  /// Nil if a text is no dash with blanks.
  init?(_ text: ArraySlice<UInt8>) {
    let behind = text.leadingBlanksDropped
    let dash = behind.trailingBlanksDropped
    guard dash.count < text.count, dash.elementsEqual([0x2D]) else { return nil }
    let (before, after) = (text.count - behind.count, behind.count - dash.count)
    self.text = dash
    isZero = before > 0 && after > 1 && after > before
  }
}
