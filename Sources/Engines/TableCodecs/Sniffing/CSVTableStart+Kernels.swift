/// Where the table of a trial begins: the lines before it, and whether a header is its first record.
struct CSVTableStart {
  /// The number of leading records that are looked at.
  private static let leadingMax = 32
  /// The number of columns that are looked at.
  private static let columnsMax = 512
  /// The number of records that are searched for fields of a second header.
  private static let recurringMax = 50

  /// The usual number of fields.
  let width: Int
  /// The number of leading records that are no part of the table.
  private(set) var skipped = 0
  /// The evidence whether the first record of the table is a header.
  private(set) var header = CSVHeaderEvidence()
  /// The part of the score for the first line, 0...1.
  private(set) var firstLine = 1.0
  /// Whether the record behind the header has units or further names.
  private(set) var hasSecondHeader = false
  /// Whether the header has no field for the first column, which has the names of the rows.
  private(set) var lacksFirstName = false
  /// The header, if it looks like a comment: `#id,name`.
  private(set) var markedHeader: Int?
  /// The places of the records that are no comments.
  private var plain: [Int]

  /// Finds the beginning.
  ///
  /// - Parameter options: The forced members: whether the first record begins the table, how many
  ///   records have names, and whether there are comments.
  init(_ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ options: CSVDialectOptions) {
    let hasComments = options.commentPrefix == nil
    var plain = Array(trial.records.indices)
    if hasComments { plain.removeAll { trial.records[$0].looksLikeComment } }
    if plain.isEmpty { plain = Array(trial.records.indices) }
    var width = 1
    if trial.delimiter != nil { width = Self.usualWidth(trial, plain) }
    // Lines that look like comments are records if they have as many fields as the others.
    if plain.count < trial.records.count,
      trial.records.allSatisfy({ !$0.looksLikeComment || $0.width == width })
    {
      plain = Array(trial.records.indices)
    }
    self.plain = plain
    self.width = width
    if plain.count < trial.records.count, width > 1 { findMarkedHeader(trial, base) }
    guard let first = self.plain.first else { return }
    var columns = CSVColumnKinds(trial, self.plain, columns: min(width, Self.columnsMax))
    columns.remove(trial, trial.records[first])
    header = CSVHeaderEvidence(trial, base, trial.records[first], columns)
    if width > 1, options.preambleLines == nil, markedHeader == nil {
      findStart(trial, base, columns)
    }
    let rows = options.headerRows ?? 1
    if rows > 1 { includeGroups(trial, rows - 1) } else { findShortHeader(trial, base) }
    findSecondHeader(trial, base)
  }

  /// The records from the header or the first row on, without comments.
  func body(of trial: CSVTrial) -> ArraySlice<CSVTrial.Record> {
    let first = plain.firstIndex { $0 >= skipped } ?? plain.count
    if plain.count == trial.records.count { return trial.records[skipped...] }
    return plain[first...].map { trial.records[$0] }[...]
  }

  private static func usualWidth(_ trial: CSVTrial, _ plain: [Int]) -> Int {
    var counts: [Int: Int] = [:]
    // A line of one field may be a title or a remark.
    for place in plain {
      let width = trial.records[place].width
      counts[width, default: 0] += width > 1 ? 3 : 1
    }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }

  // MARK: Headers like comments

  /// Makes the last line before the rows that looks like a comment the header, if it has their
  /// number of fields and they are names: `##source=x`, `#CHROM POS ID`.
  private mutating func findMarkedHeader(_ trial: CSVTrial, _ base: UnsafePointer<UInt8>) {
    guard let row = plain.firstIndex(where: { trial.records[$0].width == width }) else { return }
    let first = plain[row]
    let marked = trial.records[..<first].lastIndex { $0.looksLikeComment && $0.width == width }
    guard let marked, !plain.contains(where: { $0 > marked && $0 < first }) else { return }
    let rows = Array(plain[row...])
    var columns = CSVColumnKinds(trial, rows, columns: min(width, Self.columnsMax))
    let found = CSVHeaderEvidence(trial, base, trial.records[marked], columns)
    columns.remove(trial, trial.records[first])
    let next = CSVHeaderEvidence(trial, base, trial.records[first], columns)
    let isRow = next.agree > 0 && next.agree >= next.disagree
    // Prose begins with a blank behind the mark, a rule with more marks.
    let second = base[trial.records[marked].start + 1]
    let isTight = second | 0x20 &- 0x61 < 26 || second >= 0x80
    guard found.isHeader, isRow || isTight && next.agree + next.disagree == 0 else { return }
    markedHeader = marked
    skipped = marked
    plain = [marked] + rows
    if trial.records[..<marked].contains(where: { !$0.looksLikeComment }) { firstLine = 0.95 }
  }

  // MARK: Lines above the table

  private mutating func findStart(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ behindFirst: CSVColumnKinds
  ) {
    var columns = behindFirst
    var place = 0
    // A plain header that has the usual fields needs no search.
    func record(_ place: Int) -> CSVTrial.Record { trial.records[plain[place]] }
    func evidence() -> CSVHeaderEvidence {
      CSVHeaderEvidence(trial, base, record(place), columns)
    }
    func isHeader(_ evidence: CSVHeaderEvidence) -> Bool {
      evidence.disagree > evidence.agree && record(place).width * 2 > width
        || evidence.agree + evidence.disagree == 0 && evidence.hasNames
    }
    let (first, ownNumbers) = (record(0).start, header.hasNumbers)
    let titles = CSVTitles(trial, base, width: width) { record in
      record.start == first
        ? ownNumbers : CSVHeaderEvidence(trial, base, record, behindFirst).hasNumbers
    }
    if skipTitles(titles, behindFirst) || skipAccount(titles, behindFirst) { return }
    if record(0).width > 1, !titles.isShort(record(0)), header.disagree > header.agree,
      abs(record(0).width - width) <= 1
    {
      return
    }
    let end = min(plain.count, Self.leadingMax)
    while place + 1 < end, titles.isShort(record(place)) {
      place += 1
      columns.remove(trial, record(place))
    }
    // All records are like titles.
    if place + 1 == plain.count, titles.isShort(record(place)) {
      (place, columns) = (0, behindFirst)
    }
    var found = evidence()
    if let ahead = namesAhead(of: place, before: end, trial, base, columns, found) {
      (place, columns, found) = ahead
    }
    guard place > 0 else { return }
    let isNamed = isHeader(found)
    let leading = (0..<place).map { record($0) }
    let hasPadded = leading.contains { $0.width > 1 }
    if hasPadded, !isNamed {
      // Without names behind them, only lines of one field are no records.
      place = leading.firstIndex { $0.width > 1 } ?? 0
      columns = behindFirst
      for before in 0..<place { columns.remove(trial, record(before + 1)) }
      found = evidence()
    }
    guard place > 0 else { return }
    skipped = plain[place]
    header = found
    firstLine = Self.firstLine(trial, record(0), found, isNamed)
  }

  /// Looks for names behind records that are not like rows: titles that have delimiters in them.
  ///
  /// - Parameters:
  ///   - place: The first record that is no short title, with its evidence and the columns below it.
  ///   - end: The first record that is not looked at.
  private func namesAhead(
    of place: Int, before end: Int, _ trial: CSVTrial, _ base: UnsafePointer<UInt8>,
    _ columns: CSVColumnKinds, _ found: CSVHeaderEvidence
  ) -> (Int, CSVColumnKinds, CSVHeaderEvidence)? {
    let hasOwnWidth = record(place, trial).width == width
    if found.disagree > found.agree, hasOwnWidth { return nil }
    var (ahead, rest) = (place, columns)
    while ahead + 1 < min(end, place + 8),
      plain.count >= ahead + 2 + (hasOwnWidth ? max(2, ahead + 1) : 1)
    {
      let here = CSVHeaderEvidence(trial, base, record(ahead, trial), rest)
      // Behind a record like the others no header can follow.
      if here.agree > here.disagree, here.agree > 0 { return nil }
      ahead += 1
      rest.remove(trial, record(ahead, trial))
      let next = CSVHeaderEvidence(trial, base, record(ahead, trial), rest)
      let isNamed = next.disagree > next.agree && next.hasNames
      let isBetter = !hasOwnWidth || found.disagree == 0 && !found.hasNames
      if isNamed, isBetter, record(ahead, trial).width == width { return (ahead, rest, next) }
    }
    return nil
  }

  /// Skips titles that have delimiters in them, above a record of names. Returns whether there are
  /// some.
  private mutating func skipTitles(_ titles: CSVTitles, _ behindFirst: CSVColumnKinds) -> Bool {
    let trial = titles.trial
    var rest = behindFirst
    var place = 0
    while plain.count > place + 2, place < Self.titlesMax, titles.mayBeTitle(record(place, trial)) {
      place += 1
      let next = record(place, trial)
      rest.remove(trial, next)
      guard next.width == width else { continue }
      let found = CSVHeaderEvidence(trial, titles.base, next, rest)
      if found.agree > found.disagree { return false }
      let behind = plain[(place + 1)...].prefix(5).map { trial.records[$0] }
      guard found.hasNames, found.agree == 0, behind.allSatisfy({ $0.width == width }),
        (0..<place).contains(where: { record($0, trial).width > 1 }),
        found.disagree > 0 || !recurs(trial, titles.base, next, plain[(place + 1)...]),
        (0..<place).allSatisfy({
          titles.isTitle(record($0, trial), above: next, isTyped: found.disagree > 0)
        })
      else { continue }
      skipped = plain[place]
      header = found
      firstLine = found.disagree > 0 ? 0.95 : 0.9
      return true
    }
    return false
  }

  /// The number of titles with delimiters in them that are looked at.
  private static let titlesMax = 12

  /// Skips a first record with values of its own above rows without a header: the account and the
  /// balance above the bookings of a bank. Returns whether there is one.
  private mutating func skipAccount(_ titles: CSVTitles, _ behindFirst: CSVColumnKinds) -> Bool {
    let trial = titles.trial
    guard plain.count > 3, record(0, trial).width > 1, record(0, trial).width != width,
      titles.hasValues(record(0, trial)),
      plain.dropFirst().allSatisfy({ trial.records[$0].width == width })
    else { return false }
    let short = CSVHeaderEvidence(trial, titles.base, record(0, trial), behindFirst, shift: 1)
    if record(0, trial).width == width - 1, short.disagree > short.agree { return false }
    var rest = behindFirst
    rest.remove(trial, record(1, trial))
    skipped = plain[1]
    header = CSVHeaderEvidence(trial, titles.base, record(1, trial), rest)
    firstLine = 0.8
    return true
  }

  private func record(_ place: Int, _ trial: CSVTrial) -> CSVTrial.Record {
    trial.records[plain[place]]
  }

  /// How likely it is that the first line is no part of the table.
  private static func firstLine(
    _ trial: CSVTrial, _ first: CSVTrial.Record, _ header: CSVHeaderEvidence, _ isNamed: Bool
  ) -> Double {
    if header.disagree > header.agree { return 0.95 }
    if first.width > 1 { return isNamed ? 0.9 : 0.5 }
    let kind = trial.kinds[first.first]
    let isQuoted = trial.spans[first.first].isQuoted
    // A single word is the name of the only column.
    if kind != .text || isQuoted { return 0.35 }
    return isNamed ? 0.8 : 0.6
  }

  // MARK: Headers of other sizes

  /// Begins the table earlier: with the names of groups above the names that were found.
  private mutating func includeGroups(_ trial: CSVTrial, _ most: Int) {
    guard var place = plain.firstIndex(where: { $0 >= skipped }) else { return }
    for _ in 0..<most where place > 0 {
      let above = trial.records[plain[place - 1]]
      let isTitle = above.filled == 1 && trial.kinds[above.first].group != .none
      guard above.width == width, above.filled > 0, !isTitle else { break }
      place -= 1
    }
    skipped = place == 0 ? 0 : plain[place]
    if skipped == 0 { firstLine = 1 }
  }

  /// Finds a header that has one field fewer than all records, because the first column has the names
  /// of the rows: R and pandas write such files.
  private mutating func findShortHeader(_ trial: CSVTrial, _ base: UnsafePointer<UInt8>) {
    guard width > 2, let first = plain.firstIndex(where: { $0 >= skipped }) else { return }
    let (record, rows) = (trial.records[plain[first]], Array(plain[(first + 1)...]))
    guard record.width == width - 1, record.filled == record.width, rows.count > 1,
      rows.allSatisfy({ trial.records[$0].width == width })
    else { return }
    let columns = CSVColumnKinds(trial, rows, columns: min(width, Self.columnsMax))
    // Delimiters at the ends of lines make a last column that is nearly empty.
    guard width > Self.columnsMax || columns.filled(width - 1) >= 0.75, columns.filled(0) == 1
    else { return }
    let found = CSVHeaderEvidence(trial, base, record, columns, shift: 1)
    guard found.isHeader else { return }
    // Names of rows differ.
    var names: Set<[UInt8]> = []
    for row in rows {
      let span = trial.spans[trial.records[row].first]
      let text = UnsafeBufferPointer(start: base + Int(span.start), count: span.count)
      guard names.insert(Array(text)).inserted else { return }
    }
    header = found
    lacksFirstName = true
  }

  private mutating func findSecondHeader(_ trial: CSVTrial, _ base: UnsafePointer<UInt8>) {
    guard let first = plain.firstIndex(where: { $0 >= skipped }), plain.count - first >= 4,
      header.isHeader
    else { return }
    let rest = Array(plain[(first + 2)...])
    let columns = CSVColumnKinds(trial, rest, columns: min(width, Self.columnsMax))
    let record = trial.records[plain[first + 1]]
    let second = CSVHeaderEvidence(trial, base, record, columns)
    hasSecondHeader =
      second.agree == 0 && second.disagree * 2 > columns.typed && columns.typed > 0
      && !recurs(trial, base, record, rest.prefix(Self.recurringMax))
  }

  /// Whether a field of a record is also in the same column of others. Names and units are not.
  private func recurs(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ record: CSVTrial.Record,
    _ places: ArraySlice<Int>
  ) -> Bool {
    func text(_ place: Int) -> UnsafeBufferPointer<UInt8> {
      let span = trial.spans[place]
      return UnsafeBufferPointer(start: base + Int(span.start), count: span.count)
    }
    return (0..<min(record.width, width)).contains { column in
      let own = text(record.first + column)
      return own.count > 0
        && places.contains { place in
          let other = trial.records[place]
          return column < other.width && text(other.first + column).elementsEqual(own)
        }
    }
  }
}
