/// Where the table of a trial begins: the lines before it, and whether a header is its first record.
struct CSVTableStart {
  /// The number of leading records that are looked at.
  private static let leadingMax = 32
  /// The number of columns that are looked at.
  private static let columnsMax = 512

  /// The usual number of fields.
  let width: Int
  /// The number of leading records that are no part of the table.
  private(set) var skipped = 0
  /// What the first record of the table says about being a header.
  private(set) var header = CSVHeaderEvidence()
  /// The part of the score for the first line, 0...1.
  private(set) var firstLine = 1.0
  /// Whether the record behind the header has units or further names.
  private(set) var hasSecondHeader = false
  /// The places of the records that are no comments.
  private let plain: [Int]

  /// Finds the beginning.
  ///
  /// - Parameters:
  ///   - keepsFirst: Whether the first record begins the table, because it is told so.
  ///   - headerRows: How many records have names, if that is told.
  init(_ trial: CSVTrial, _ base: UnsafePointer<UInt8>, keepsFirst: Bool, headerRows: Int) {
    var plain = trial.records.indices.filter { !trial.records[$0].looksLikeComment }
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
    guard let first = plain.first else { return }
    var columns = CSVColumnKinds(trial, plain, columns: min(width, Self.columnsMax))
    columns.remove(trial, trial.records[first])
    header = CSVHeaderEvidence(trial, base, trial.records[first], columns)
    if width > 1, !keepsFirst { findStart(trial, base, columns) }
    if headerRows > 1 { includeGroups(trial, headerRows - 1) }
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
    // A line of one field may be a title or a note.
    for place in plain {
      let width = trial.records[place].width
      counts[width, default: 0] += width > 1 ? 3 : 1
    }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }

  /// Whether a record has so few fields that it is a title or a group of columns.
  private func isTitle(_ record: CSVTrial.Record) -> Bool {
    record.width == 1 || record.filled <= 1 || record.filled * 2 <= width
  }

  /// Whether a record is a title with delimiters in it, above names: words that are not in quotes,
  /// before shorter fields.
  private func isSentence(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ record: CSVTrial.Record,
    _ next: CSVTrial.Record
  ) -> Bool {
    func blanks(_ place: Int) -> Int {
      let span = trial.spans[place]
      let text = UnsafeBufferPointer(start: base + Int(span.start), count: span.count)
      let bare = text.drop { $0 == 0x20 }
      return bare.dropLast(bare.last == 0x20 ? 1 : 0).count { $0 == 0x20 }
    }
    let fields = record.first..<record.first + record.width
    let below = next.first..<next.first + next.width
    guard record.width > 1, !fields.contains(where: { trial.spans[$0].isQuoted }),
      blanks(record.first) >= 2, below.allSatisfy({ blanks($0) < 2 })
    else { return false }
    if header.disagree > 0 || below.allSatisfy({ trial.spans[$0].isQuoted }) { return true }
    return trial.blankedFields * 2 < trial.laterFields
      && fields.dropFirst().allSatisfy { place in
        let start = Int(trial.spans[place].start)
        return trial.spans[place].count > 0 && base[start] == 0x20
      }
  }

  /// Skips a first record that is a sentence above names. Returns whether it is one.
  private mutating func skipSentence(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ behindFirst: CSVColumnKinds
  ) -> Bool {
    guard plain.count > 2 else { return false }
    let (first, second) = (trial.records[plain[0]], trial.records[plain[1]])
    guard second.width == width, isSentence(trial, base, first, second) else { return false }
    var rest = behindFirst
    rest.remove(trial, second)
    let next = CSVHeaderEvidence(trial, base, second, rest)
    guard next.hasNames, next.agree == 0, next.disagree >= header.disagree else { return false }
    skipped = plain[1]
    header = next
    firstLine = 0.9
    return true
  }

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
    if skipSentence(trial, base, behindFirst) { return }
    if record(0).width > 1, !isTitle(record(0)), header.disagree > header.agree,
      abs(record(0).width - width) <= 1
    {
      return
    }
    let end = min(plain.count, Self.leadingMax)
    while place + 1 < end, isTitle(record(place)) {
      place += 1
      columns.remove(trial, record(place))
    }
    // All records are like titles.
    if place + 1 == plain.count, isTitle(record(place)) { (place, columns) = (0, behindFirst) }
    var found = evidence()
    // Titles may have delimiters in them: the names then come behind records that are not like rows.
    if !(found.disagree > found.agree) || record(place).width != width {
      var (ahead, rest) = (place, columns)
      let hasOwnWidth = record(place).width == width
      while ahead + 1 < min(end, place + 8),
        plain.count >= ahead + 2 + (hasOwnWidth ? max(2, ahead + 1) : 1)
      {
        let here = CSVHeaderEvidence(trial, base, record(ahead), rest)
        // Behind a record like the others no header can follow.
        if here.agree > here.disagree, here.agree > 0 { break }
        ahead += 1
        rest.remove(trial, record(ahead))
        let next = CSVHeaderEvidence(trial, base, record(ahead), rest)
        let isNamed = next.disagree > next.agree && next.hasNames
        let isBetter = !hasOwnWidth || found.disagree == 0 && !found.hasNames
        if isNamed, isBetter, record(ahead).width == width {
          (place, columns, found) = (ahead, rest, next)
          break
        }
      }
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

  private mutating func findSecondHeader(_ trial: CSVTrial, _ base: UnsafePointer<UInt8>) {
    guard let first = plain.firstIndex(where: { $0 >= skipped }), plain.count - first >= 4,
      header.disagree > header.agree || header.agree + header.disagree == 0 && header.hasNames
    else { return }
    let rest = Array(plain[(first + 2)...])
    let columns = CSVColumnKinds(trial, rest, columns: min(width, Self.columnsMax))
    let record = trial.records[plain[first + 1]]
    let second = CSVHeaderEvidence(trial, base, record, columns)
    hasSecondHeader =
      second.agree == 0 && second.disagree * 2 > columns.typed && columns.typed > 0
      && !recurs(trial, base, record, rest.prefix(Self.recurringMax))
  }

  /// The number of records that are searched for fields of a second header.
  private static let recurringMax = 50

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

/// What the columns of a trial are made of: how many fields of each group.
struct CSVColumnKinds {
  private static let groups = CSVFieldGroup.allCases.count
  private let columns: Int
  private var counts: [Int32]
  private var years: [Int32]

  /// Counts the fields of records.
  init(_ trial: CSVTrial, _ places: [Int], columns: Int) {
    self.columns = columns
    counts = Array(repeating: 0, count: columns * Self.groups)
    years = Array(repeating: 0, count: columns)
    for place in places { add(trial, trial.records[place], 1) }
  }

  /// Takes out the fields of one record.
  mutating func remove(_ trial: CSVTrial, _ record: CSVTrial.Record) { add(trial, record, -1) }

  private mutating func add(_ trial: CSVTrial, _ record: CSVTrial.Record, _ count: Int32) {
    for column in 0..<min(columns, record.width) {
      let kind = trial.kinds[record.first + column]
      counts[column * Self.groups + kind.group.rawValue] += count
      if kind == .year { years[column] += count }
    }
  }

  /// The group of three quarters of a column's values; text if there is none, nil without values.
  func group(_ column: Int) -> CSVFieldGroup? {
    guard column < columns else { return nil }
    var total: Int32 = 0
    var best = CSVFieldGroup.text
    var most: Int32 = 0
    for group in CSVFieldGroup.allCases where group != .none {
      let count = counts[column * Self.groups + group.rawValue]
      total += count
      if count > most { (most, best) = (count, group) }
    }
    guard total > 0 else { return nil }
    return most * 4 >= total * 3 ? best : .text
  }

  /// Whether most of a column's values are years.
  func isYears(_ column: Int) -> Bool {
    column < columns
      && years[column] * 2 >= counts[column * Self.groups + CSVFieldGroup.number.rawValue]
  }

  /// The number of columns whose values are no texts.
  var typed: Int {
    (0..<columns).count { column in group(column).map { $0 != .text } ?? false }
  }
}

/// What a record says about being a header, beside the columns below it.
struct CSVHeaderEvidence {
  /// The number of fields that are no values of their columns.
  private(set) var disagree = 0
  /// The number of fields that are.
  private(set) var agree = 0
  /// Whether years or numbers in a row are counted as names.
  private(set) var hasYears = false
  /// Whether the fields could be names: texts that differ.
  private(set) var hasNames = false

  /// No evidence.
  init() {}

  /// Compares a record with the columns below it.
  init(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ record: CSVTrial.Record,
    _ columns: CSVColumnKinds
  ) {
    var names = 0
    var alike: [Int] = []
    var areYears = true
    var areSmallYears = true
    for (column, kind) in trial.kinds(of: record).enumerated() {
      if kind == .word || kind == .text { names += 1 }
      let own = kind.group
      guard own != .none, let group = columns.group(column), group != .text else { continue }
      if own != group {
        disagree += 1
        continue
      }
      agree += 1
      alike.append(column)
      if kind != .year { areYears = false }
      if columns.isYears(column) { areSmallYears = false }
    }
    let numbers = alike.filter { trial.kinds[record.first + $0].group == .number }
    if !numbers.isEmpty, numbers.count == alike.count {
      let values = numbers.map { Self.number(trial, base, record.first + $0) }
      let steps = zip(values, values.dropFirst()).map { $1 - $0 }
      let isRising =
        values.count >= 3 && steps.allSatisfy { $0 == steps[0] && abs($0) <= 10 && $0 != 0 }
      let isCounted = isRising && (names > 0 || values[0] == 0 || values[0] == 1)
      let isNamedYears = areYears && names > 0 && (areSmallYears || isRising)
      if isNamedYears || isCounted && !Self.nextIsRising(trial, base, record, numbers) {
        disagree += agree
        agree = 0
        hasYears = true
      }
    }
    hasNames = areNames(trial, base, record, columns)
  }

  /// A small whole number; a fraction is cut off.
  private static func number(_ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ place: Int) -> Int {
    var value = 0
    let span = trial.spans[place]
    for index in 0..<min(span.count, 9) {
      let byte = base[Int(span.start) + index]
      if byte == 0x20 || byte == 0x2B { continue }
      guard byte &- 0x30 <= 9 else { return value == 0 ? -1 : -value }
      value = value * 10 + Int(byte &- 0x30)
    }
    return value
  }

  /// Whether the next record rises in the same columns, so that rows do.
  private static func nextIsRising(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ record: CSVTrial.Record, _ columns: [Int]
  ) -> Bool {
    guard let next = trial.records.first(where: { $0.start > record.start }) else { return true }
    let values = columns.filter { $0 < next.width }.map { number(trial, base, next.first + $0) }
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    return values.count == columns.count && steps.allSatisfy { $0 == steps[0] && $0 != 0 }
  }

  /// Whether the fields of a record differ, are short, and are no values. The first may be empty, and
  /// others of columns without values.
  private func areNames(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ record: CSVTrial.Record,
    _ columns: CSVColumnKinds
  ) -> Bool {
    guard record.width > 0, record.filled * 2 >= record.width else { return false }
    var seen: Set<[UInt8]> = []
    let hasRows = (0..<record.width).contains { columns.group($0) != nil }
    for column in 0..<record.width {
      let (kind, span) = (trial.kinds[record.first + column], trial.spans[record.first + column])
      let text = UnsafeBufferPointer(start: base + Int(span.start), count: span.count)
      switch kind {
      case .word, .text, .list, .rubble:
        if text.first == 0x7B || text.allSatisfy({ $0 == 0x22 }) { return false }
      case .empty:
        guard column == 0 && record.width > 1 || hasRows && columns.group(column) == nil else {
          return false
        }
        continue
      case .number, .year: if !hasYears { return false }
      case .calendar: if disagree <= agree { return false }
      case .absent, .flag, .link: return false
      }
      guard span.count <= 128, seen.insert(Array(text)).inserted else { return false }
    }
    return true
  }
}
