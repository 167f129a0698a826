import ColumnStorage
import TableValues

/// The running aggregates of one column's cells. Cells can be added and removed, and two
/// accumulators can be merged. The results depend only on the set of cells, bit for bit, never on
/// the order of operations.
///
/// It has about 100 bytes, plus ``AggregateExtremes`` and ``AggregateValues`` if the plan needs
/// them. One cell costs O(1). A new smallest or largest value costs O(k), with k at most 64.
package struct AggregateAccumulator: Sendable {
  /// The maximum number of distinct values that are counted.
  package static let distinctMax = AggregateValues.countMax

  /// The aggregates to compute.
  package let plan: AggregatePlan
  /// The number of cells with a value. Cells that are not known yet count as nulls.
  package internal(set) var valid = 0
  /// The number of cells without a value.
  package internal(set) var nulls = 0
  /// The number of error cells.
  package internal(set) var errors = 0
  /// The exact sum of integers, or of durations in nanoseconds.
  var wholeSum: Int128 = 0
  var numberSum = ExactNumberSum()
  private var decimalSum = ExactDecimalSum()
  var low = AggregateExtremes(isLow: true)
  var high = AggregateExtremes(isLow: false)
  private var values = AggregateValues()

  /// Makes an accumulator without cells.
  package init(_ plan: AggregatePlan) {
    self.plan = plan
  }

  /// The number of rows added.
  package var rows: Int { valid + nulls + errors }

  /// Whether so many of the smallest or largest values were removed that `min` or `max` is unknown.
  /// All cells must then be added to a new accumulator.
  package var needsRecount: Bool { low.isExhausted || high.isExhausted }

  /// Whether there are too many distinct values to count. `distinct` is then an error.
  package var hasTooManyValues: Bool { values.isLost }

  // MARK: Single cells

  /// Adds a cell. A value that is not of the column's type counts as an error, as in a chunk.
  package mutating func add(_ cell: Cell) { change(cell, 1) }

  /// Removes a cell that was added before.
  package mutating func remove(_ cell: Cell) { change(cell, -1) }

  private mutating func change(_ cell: Cell, _ sign: Int) {
    let key = plan.encoder.key(of: cell)
    switch key {
    case .null: nulls += sign
    case .error: errors += sign
    case .words, .text:
      valid += sign
      if plan.needsSum { changeSum(cell.value, sign) }
      if plan.needsKeys { change(key, cell.value, sign) }
    }
  }

  private mutating func changeSum(_ value: CellValue, _ sign: Int) {
    switch value {
    case .integer(let number): wholeSum &+= Int128(number) &* Int128(sign)
    case .number(let number): sign > 0 ? numberSum.add(number) : numberSum.remove(number)
    case .decimal(let text): decimalSum.add(text.utf8[...], sign: Int64(sign))
    case .duration(let length): wholeSum &+= length.allNanoseconds &* Int128(sign)
    case .null, .boolean, .date, .dateTime, .time, .text, .json, .error, .pending: break
    }
  }

  private mutating func change(_ key: KeyValue, _ value: CellValue, _ sign: Int) {
    if sign > 0 { return add(key, value) }
    if plan.needsLow { low.remove(key, value) }
    if plan.needsHigh { high.remove(key, value) }
    if plan.needsDistinct { values.remove(key) }
  }

  /// Adds a value to the extremes and to the distinct values.
  mutating func add(_ key: KeyValue, _ value: @autoclosure () -> CellValue) {
    if plan.needsDistinct { values.add(key) }
    switch key {
    case .null, .error: return
    case .words(let word, _):
      if plan.needsLow, low.mayKeep(word) { low.add(key, value(), max: plan.extremesMax) }
      if plan.needsHigh, high.mayKeep(word) { high.add(key, value(), max: plan.extremesMax) }
    case .text(let text):
      if plan.needsLow, low.mayKeep(text) { low.add(key, value(), max: plan.extremesMax) }
      if plan.needsHigh, high.mayKeep(text) { high.add(key, value(), max: plan.extremesMax) }
    }
  }

  /// Adds a decimal to the sum only.
  mutating func addToSum(decimal text: ArraySlice<UInt8>) { decimalSum.add(text, sign: 1) }

  /// Adds all cells of another accumulator of the same plan.
  package mutating func merge(_ other: AggregateAccumulator) {
    valid += other.valid
    nulls += other.nulls
    errors += other.errors
    if plan.needsSum {
      wholeSum &+= other.wholeSum
      numberSum.merge(other.numberSum)
      decimalSum.merge(other.decimalSum)
    }
    if plan.needsLow { low.merge(other.low, max: plan.extremesMax) }
    if plan.needsHigh { high.merge(other.high, max: plan.extremesMax) }
    if plan.needsDistinct { values.merge(other.values) }
  }

  // MARK: Results

  /// The result of an aggregate. It is null for aggregates that are not in the plan, and for
  /// unknown extremes (``needsRecount``).
  package func result(_ kind: AggregateKind) -> CellValue {
    switch kind {
    case .count: return .integer(Int64(rows))
    case .valid: return .integer(Int64(valid))
    case .distinct:
      guard plan.needsDistinct else { return .null }
      return hasTooManyValues ? .error(.outOfRange) : .integer(Int64(values.count))
    case .sum: return plan.needsSum ? sum : .null
    case .mean: return plan.needsSum && valid > 0 ? mean : .null
    case .min: return low.value ?? .null
    case .max: return high.value ?? .null
    }
  }

  /// The sort key of a group that is sorted by a result.
  func sortKey(_ kind: AggregateKind) -> KeyValue {
    if kind == .sum, plan.type == .integer || plan.type == .duration {
      let word = UInt128(bitPattern: wholeSum) ^ 1 << 127
      return .words(UInt64(truncatingIfNeeded: word >> 64), UInt64(truncatingIfNeeded: word))
    }
    let value = result(kind)
    switch value {
    case .integer(let number) where !kind.isOfColumn: return .words(KeyWords.word(number), 0)
    case .number(let number): return .words(KeyWords.word(number), 0)
    case .null, .boolean, .integer, .decimal, .date, .dateTime, .time, .duration, .text, .json,
      .error,
      .pending:
      return plan.encoder.key(of: Cell(value))
    }
  }

  private var sum: CellValue {
    switch plan.type {
    case .integer:
      return Int64(exactly: wholeSum).map { .integer($0) }
        ?? .decimal(ExactDecimalSum.text(of: wholeSum))
    case .number: return .number(numberSum.value)
    case .decimal: return .decimal(decimalSum.text)
    case .duration:
      return DurationValue(allNanoseconds: wholeSum).map { .duration($0) }
        ?? .error(.outOfRange)
    case .boolean, .date, .dateTime, .time, .text, .list, .json: return .null
    }
  }

  private var mean: CellValue {
    switch plan.type {
    case .integer: return .number(Self.quotient(wholeSum, valid))
    case .number: return .number(numberSum.mean(of: valid))
    case .decimal: return .number(decimalSum.mean(of: valid))
    case .duration:
      let (quotient, rest) = wholeSum.quotientAndRemainder(dividingBy: Int128(valid))
      let length = DurationValue(allNanoseconds: rest < 0 ? quotient - 1 : quotient)
      return length.map { .duration($0) } ?? .error(.outOfRange)
    case .boolean, .date, .dateTime, .time, .text, .list, .json: return .null
    }
  }

  /// The double nearest to a quotient. The quotient is computed with more than 64 bits; the last
  /// bit is set if there is a remainder.
  private static func quotient(_ sum: Int128, _ count: Int) -> Double {
    let magnitude = sum.magnitude
    let shift = magnitude.leadingZeroBitCount
    if magnitude == 0 { return 0 }
    let (quotient, rest) = (magnitude << UInt128(shift)).quotientAndRemainder(
      dividingBy: UInt128(count))
    let dropped = max(0, 64 - quotient.leadingZeroBitCount)
    let top = quotient >> UInt128(dropped)
    let isInexact = rest != 0 || top << UInt128(dropped) != quotient
    let rounded = Double(UInt64(truncatingIfNeeded: top) | (isInexact ? 1 : 0))
    return Double(sign: sum < 0 ? .minus : .plus, exponent: dropped - shift, significand: rounded)
  }
}

extension DurationValue {
  /// The duration in nanoseconds.
  var allNanoseconds: Int128 { Int128(seconds) * 1_000_000_000 + Int128(nanoseconds) }

  /// A duration of that many nanoseconds. Returns nil if its seconds exceed 64 bits.
  init?(allNanoseconds: Int128) {
    var (seconds, rest) = allNanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    if rest < 0 {
      seconds -= 1
      rest += 1_000_000_000
    }
    guard let whole = Int64(exactly: seconds) else { return nil }
    self.init(seconds: whole, nanoseconds: Int32(truncatingIfNeeded: rest))
  }
}
