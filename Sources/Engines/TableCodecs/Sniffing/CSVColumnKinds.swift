/// What the columns of a trial are made of: how many fields of each group.
struct CSVColumnKinds {
  private static let groups = CSVFieldGroup.allCases.count
  private let columns: Int
  private var counts: [Int32]
  private var years: [Int32]
  private var amounts: [Int32]
  private var records: Int32 = 0

  /// Counts the fields of records.
  init(_ trial: CSVTrial, _ places: [Int], columns: Int) {
    self.columns = columns
    counts = Array(repeating: 0, count: columns * Self.groups)
    years = Array(repeating: 0, count: columns)
    amounts = years
    for place in places { add(trial, trial.records[place], 1) }
  }

  /// Removes the fields of one record.
  mutating func remove(_ trial: CSVTrial, _ record: CSVTrial.Record) { add(trial, record, -1) }

  private mutating func add(_ trial: CSVTrial, _ record: CSVTrial.Record, _ count: Int32) {
    records += count
    for column in 0..<min(columns, record.width) {
      let kind = trial.kinds[record.first + column]
      counts[column * Self.groups + kind.group.rawValue] += count
      if kind == .year { years[column] += count }
      if kind == .amount { amounts[column] += count }
    }
  }

  private func count(_ column: Int, _ group: CSVFieldGroup) -> Int32 {
    counts[column * Self.groups + group.rawValue]
  }

  /// The group of three quarters of a column's values; text if there is none, nil without values.
  /// Beside numbers, marks are no values.
  func group(_ column: Int) -> CSVFieldGroup? {
    guard column < columns else { return nil }
    var total: Int32 = 0
    var best = CSVFieldGroup.text
    var most: Int32 = 0
    for group in CSVFieldGroup.allCases where group != .none && group != .mark {
      let count = count(column, group)
      total += count
      if count > most { (most, best) = (count, group) }
    }
    let marks = count(column, .mark)
    guard total + marks > 0 else { return nil }
    if best == .number { return most * 4 >= total * 3 ? best : .text }
    if best == .text { most += marks }
    return most * 4 >= (total + marks) * 3 ? best : .text
  }

  /// Whether most of a column's values are years.
  func isYears(_ column: Int) -> Bool {
    column < columns && years[column] * 2 >= count(column, .number)
  }

  /// Whether some of a column's numbers have a sign or a unit.
  func hasAmounts(_ column: Int) -> Bool { column < columns && amounts[column] > 0 }

  /// The share of records that have a value in a column, 0...1.
  func filled(_ column: Int) -> Double {
    guard column < columns, records > 0 else { return 0 }
    let values = CSVFieldGroup.allCases.reduce(0) { $1 == .none ? $0 : $0 + count(column, $1) }
    return Double(values) / Double(records)
  }

  /// The number of columns whose values are no texts.
  var typed: Int {
    (0..<columns).count { column in group(column).map { $0 != .text } ?? false }
  }
}
