/// Tries every likely delimiter and quote on the beginning of a sample and keeps the most likely.
struct CSVDialectSearch {
  /// A trial with its score.
  struct Candidate {
    /// The records by this dialect.
    var trial: CSVTrial
    /// Where its table begins.
    var start: CSVTableStart
    /// How likely it is.
    var score: CSVTrialScore
  }

  /// The delimiters that are tried, the more frequent ones first.
  static let delimiters: [UInt8] = [0x2C, 0x09, 0x3B, 0x7C, 0x1F, 0x01, 0x5E, 0x7E, 0x3A, 0x20]

  private let base: UnsafePointer<UInt8>
  private let sample: Range<Int>
  private let isWhole: Bool
  private let dialect: CSVDialect
  private let options: CSVDialectOptions
  private let counts: [Int]
  /// All candidates, the first of equals before the others.
  private(set) var candidates: [Candidate] = []

  /// Tries all. `dialect` has the line ends, and `options` what is fixed.
  ///
  /// - Throws: ``CSVError/cancelled``.
  init(
    _ base: UnsafePointer<UInt8>, _ bytes: Range<Int>, isWhole: Bool, _ dialect: CSVDialect,
    _ options: CSVDialectOptions, _ isCancelled: () -> Bool
  ) throws(CSVError) {
    self.base = base
    sample = bytes.lowerBound..<Self.sampleEnd(base, bytes)
    self.isWhole = isWhole && sample.upperBound == bytes.upperBound
    self.dialect = dialect
    self.options = options
    var counts = [Int](repeating: 0, count: 256)
    for index in sample { counts[Int(base[index])] += 1 }
    self.counts = counts
    if let delimiter = options.delimiter {
      try tryQuotes(delimiter, isCancelled)
      return
    }
    try tryQuotes(nil, isCancelled)
    let lines = candidates.first?.trial.records.count ?? 0
    for delimiter in Self.delimiters where counts[Int(delimiter)] * 4 >= max(1, min(lines, 8)) {
      if delimiter != options.quote ?? nil { try tryQuotes(delimiter, isCancelled) }
    }
  }

  /// The end of the bytes that are split. They are more where records are so long that there would
  /// be few: a record of 16,384 fields has 100 KB.
  private static func sampleEnd(_ base: UnsafePointer<UInt8>, _ bytes: Range<Int>) -> Int {
    var end = bytes.lowerBound
    var lines = 0
    while end < bytes.upperBound, lines < CSVTrial.linesMin {
      if base[end] == 0x0A || base[end] == 0x0D { lines += 1 }
      end += 1
    }
    return min(bytes.upperBound, max(end, bytes.lowerBound + CSVTrial.bytesMax))
  }

  /// The most likely one.
  var best: Candidate? { best { _ in true } }

  /// The most likely one of some.
  func best(_ isWanted: (Candidate) -> Bool) -> Candidate? {
    candidates.filter(isWanted).max { one, other in one.score.total < other.score.total }
  }

  /// For a file of one column, a delimiter that is never outside quotes.
  func freeDelimiter(_ all: UnsafeBufferPointer<UInt8>) -> UInt8 {
    for delimiter in [0x2C, 0x09, 0x3B, 0x7C, 0x1F] as [UInt8] {
      if delimiter == best?.trial.quote { continue }
      if !all.contains(delimiter) { return delimiter }
      let isUnused = candidates.contains { candidate in
        candidate.trial.delimiter == delimiter && candidate.trial.quote == best?.trial.quote
          && candidate.trial.delimiters == 0
      }
      if isUnused { return delimiter }
    }
    return 0x1F
  }

  // MARK: Trials

  private mutating func tryQuotes(_ delimiter: UInt8?, _ isCancelled: () -> Bool) throws(CSVError) {
    if let quote = options.quote {
      try tryBlanks(delimiter, quote, isCancelled)
      return
    }
    guard delimiter != 0x22 else {
      try tryBlanks(delimiter, nil, isCancelled)
      return
    }
    let first = try tryBlanks(delimiter, 0x22, isCancelled)
    let hasSingle = counts[0x27] > 1 && first.trial.quotedFields == 0
    if delimiter != 0x27, hasSingle { try tryBlanks(delimiter, 0x27, isCancelled) }
    // Without faults, a reading without quotes is not better.
    if first.trial.brokenQuotes + first.trial.rubble > 0 {
      try tryBlanks(delimiter, nil, isCancelled)
    }
  }

  @discardableResult
  private mutating func tryBlanks(
    _ delimiter: UInt8?, _ quote: UInt8?, _ isCancelled: () -> Bool
  ) throws(CSVError) -> Candidate {
    let plain = try tryEscapes(
      delimiter, quote, skips: options.skipInitialSpace ?? false, isCancelled)
    guard options.skipInitialSpace == nil, delimiter != nil else { return plain }
    let trial = plain.trial
    // In a file of one column, fields behind a delimiter are beyond it, and no evidence.
    let isBlanked =
      plain.start.width > 1 && trial.laterFields > 1
      && trial.blankedFields * 10 >= trial.laterFields * 9
    let isAligned = delimiter == 0x20 && trial.kinds.contains(.empty)
    guard isBlanked || isAligned || quote != nil && trial.blankedQuotes > 0 else { return plain }
    return try tryEscapes(delimiter, quote, skips: true, isCancelled)
  }

  private mutating func tryEscapes(
    _ delimiter: UInt8?, _ quote: UInt8?, skips: Bool, _ isCancelled: () -> Bool
  ) throws(CSVError) -> Candidate {
    let doubled = try add(
      delimiter, quote, options.escape ?? .doubled, skips: skips, isCancelled)
    let mayBeEscaped = quote != nil && counts[0x5C] > 0 && doubled.trial.brokenQuotes > 0
    guard options.escape == nil, mayBeEscaped else { return doubled }
    let escaped = try add(delimiter, quote, .backslash, skips: skips, isCancelled)
    return escaped.score.total > doubled.score.total ? escaped : doubled
  }

  private mutating func add(
    _ delimiter: UInt8?, _ quote: UInt8?, _ escape: CSVEscape, skips: Bool,
    _ isCancelled: () -> Bool
  ) throws(CSVError) -> Candidate {
    if isCancelled() { throw .cancelled }
    var trial = dialect
    trial.quote = quote
    trial.escape = escape
    trial.skipInitialSpace = skips
    trial.commentPrefix = options.commentPrefix ?? []
    trial.blankLinesAreRecords = false
    let records = CSVTrial(base, sample, isWhole: isWhole, trial, delimiter: delimiter)
    let start = CSVTableStart(records, base, options)
    let notes =
      delimiter == 0x20 && isWhole
      ? CSVFootnotes.count(
        start.body(of: records).lazy.map { ($0.start, $0.width) }, start.width, base, in: sample)
      : 0
    let candidate = Candidate(
      trial: records, start: start,
      score: CSVTrialScore(records, start, notes: notes, isForced: options.delimiter != nil))
    candidates.append(candidate)
    return candidate
  }
}
