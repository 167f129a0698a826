/// The evidence whether a record is a header, from its fields and the columns below.
struct CSVHeaderEvidence {
  /// The number of fields that are no values of their columns.
  private(set) var disagree = 0
  /// The number of fields that are.
  private(set) var agree = 0
  /// Whether numbers are counted as names: years, numbers in a row, or numbers with a sign that no
  /// value has.
  private(set) var hasNumbers = false
  /// Whether the fields could be names: texts that differ.
  private(set) var hasNames = false

  /// Whether it is a header, by the evidence of one record.
  var isHeader: Bool { disagree > agree || agree + disagree == 0 && hasNames }

  /// No evidence.
  init() {}

  /// Compares a record with the columns below it.
  ///
  /// - Parameter shift: 1 if the record lacks a name for the first column, so that its first field
  ///   names the second; 0 otherwise.
  init(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ record: CSVTrial.Record,
    _ columns: CSVColumnKinds, shift: Int = 0
  ) {
    var names = 0
    // The fields that are numbers of a column of numbers.
    var numbers: [Int] = []
    var areYears = true
    var areSmallYears = true
    var signed = 0
    var hasCode = false
    for (place, kind) in trial.kinds(of: record).enumerated() {
      if kind == .word || kind == .text || kind == .list { names += 1 }
      let own = kind.group
      guard own != .none, let group = columns.group(place + shift), group != .text else { continue }
      if own == .mark, group == .number { continue }
      if own != group {
        disagree += 1
        continue
      }
      agree += 1
      guard group == .number else { continue }
      numbers.append(place)
      if kind == .amount, !columns.hasAmounts(place + shift) {
        signed += 1
        hasCode = hasCode || base[Int(trial.spans[record.first + place].start)] &- 0x41 < 26
        continue
      }
      if kind != .year { areYears = false }
      if columns.isYears(place + shift) { areSmallYears = false }
    }
    if !numbers.isEmpty, numbers.count == agree {
      // Above the names of rows, an empty corner is like a name.
      let hasCorner =
        shift == 1 || trial.kinds[record.first] == .empty && columns.filled(0) >= 0.9
      let isNamed = names > 0 || hasCorner
      let isSigned = signed == numbers.count && (isNamed || hasCode || signed > 1)
      let isRising =
        signed == 0
        && Self.isRising(
          trial, base, record, numbers,
          isNamed: names > 0 || hasCorner && columns.group(0) == .text,
          hasCorner: hasCorner)
      let isNamedYears =
        signed < numbers.count && areYears && isNamed && (areSmallYears || isRising)
      let isCounted =
        isRising && !Self.nextIsRising(trial, base, record, numbers.map { $0 + shift })
      let isQuoted =
        signed == 0 && numbers.count > 1
        && Self.areQuoted(trial, base, record, numbers, shift: shift)
      let isUnnamed =
        names > 0 && disagree > 0 && Self.areUnnamed(trial, base, record, numbers)
      if isSigned || isNamedYears || isCounted || isQuoted || isUnnamed {
        disagree += agree
        agree = 0
        hasNumbers = true
      }
    }
    hasNames = areNames(trial, base, record, columns, shift)
  }

  /// Whether numbers follow each other in equal steps: `1, 2, 3`. Without a name beside them, they
  /// must begin with 0 or 1, and be above fractions or beside an empty corner.
  private static func isRising(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ record: CSVTrial.Record, _ places: [Int],
    isNamed: Bool, hasCorner: Bool
  ) -> Bool {
    guard places.count >= 3 else { return false }
    let values = places.map { number(trial, base, record.first + $0) }
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    guard steps.allSatisfy({ $0 == steps[0] && abs($0) <= 10 && $0 != 0 }) else { return false }
    return isNamed
      || values[0] >= 0 && values[0] <= 1
        && (hasCorner || isAboveFractions(trial, base, record, places))
  }

  /// Whether numbers are those of columns without names, as pandas writes them beside the name of a
  /// column: 0, 1 and so on.
  private static func areUnnamed(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ record: CSVTrial.Record, _ places: [Int]
  ) -> Bool {
    places.enumerated().allSatisfy { index, place in
      let field = record.first + place
      return trial.spans[field].count == String(index).utf8.count
        && number(trial, base, field) == index
    }
  }

  /// Whether all fields of a record are in quotes, with plain numbers among them, and the numbers below
  /// these are not, in the next ten records.
  private static func areQuoted(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ record: CSVTrial.Record, _ places: [Int],
    shift: Int
  ) -> Bool {
    let fields = record.first..<record.first + record.width
    guard fields.allSatisfy({ trial.spans[$0].isQuoted }) else { return false }
    let isPlain = places.allSatisfy { place in
      let span = trial.spans[record.first + place]
      let text = UnsafeBufferPointer(start: base + Int(span.start), count: span.count)
      // A number with a comma may be in quotes because of it.
      return text.allSatisfy { $0 &- 0x30 <= 9 || $0 == 0x2E || $0 == 0x2D }
    }
    guard isPlain else { return false }
    let below = trial.records.lazy.filter { $0.start > record.start }.prefix(10)
    return !below.isEmpty
      && below.allSatisfy { row in
        places.allSatisfy { place in
          place + shift >= row.width || !trial.spans[row.first + place + shift].isQuoted
        }
      }
  }

  /// Whether half of the fields below some are fractions, in the next ten records.
  private static func isAboveFractions(
    _ trial: CSVTrial, _ base: UnsafePointer<UInt8>, _ record: CSVTrial.Record, _ places: [Int]
  ) -> Bool {
    var (fractions, count) = (0, 0)
    for below in trial.records.lazy.filter({ $0.start > record.start }).prefix(10) {
      for place in places where place < below.width {
        let span = trial.spans[below.first + place]
        let text = UnsafeBufferPointer(start: base + Int(span.start), count: span.count)
        count += 1
        if text.contains(where: { $0 == 0x2E || $0 == 0x2C }) { fractions += 1 }
      }
    }
    return count > 0 && fractions * 2 >= count
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
    _ columns: CSVColumnKinds, _ shift: Int
  ) -> Bool {
    guard record.width > 0, record.filled * 2 >= record.width else { return false }
    var seen: Set<[UInt8]> = []
    let hasRows = (0..<record.width).contains { columns.group($0 + shift) != nil }
    for column in 0..<record.width {
      let (kind, span) = (trial.kinds[record.first + column], trial.spans[record.first + column])
      let text = UnsafeBufferPointer(start: base + Int(span.start), count: span.count)
      switch kind {
      case .word, .text, .list, .rubble:
        if text.first == 0x7B || text.allSatisfy({ $0 == 0x22 }) { return false }
      case .empty:
        let group = columns.group(column + shift)
        guard column == 0 && record.width > 1 || hasRows && group == nil else { return false }
        continue
      case .mark:
        guard let first = text.first, first | 0x20 &- 0x61 < 26 else { return false }
      case .amount:
        // Without numbers below it, a text such as `VAR 1`.
        if !hasNumbers, columns.group(column + shift) == .number { return false }
      case .number, .year: if !hasNumbers { return false }
      case .calendar: if disagree <= agree { return false }
      case .absent, .flag, .link: return false
      }
      guard span.count <= 128, seen.insert(Array(text)).inserted else { return false }
    }
    return true
  }
}
