import ColumnStorage
import TableValues

/// What is kept of many cells of one column: cells can be added, taken out again, and two of them
/// can be merged. The results depend only on which cells there are, bit for bit, never on the order
/// or the way in which they came.
///
/// A value of about 100 bytes, and what ``AggregateExtremes`` and ``AggregateValues`` keep where the
/// plan asks for them. One cell: O(1); a new smallest or largest value O(k), k at most 64.
package struct AggregateAccumulator: Sendable {
  /// More different values are not counted.
  package static let distinctMax = AggregateValues.countMax

  /// What is kept.
  package let plan: AggregatePlan
  /// Cells with a value, without one, and those that are errors. Cells not known yet count as nulls.
  package internal(set) var valid = 0
  /// Cells without a value.
  package internal(set) var nulls = 0
  /// Cells that are errors.
  package internal(set) var errors = 0
  /// The exact sum of integers, or of durations in nanoseconds.
  var wholeSum: Int128 = 0
  var numberSum = ExactNumberSum()
  private var decimalSum = ExactDecimalSum()
  var low = AggregateExtremes(isLow: true)
  var high = AggregateExtremes(isLow: false)
  private var values = AggregateValues()

  /// Makes one without cells.
  package init(_ plan: AggregatePlan) {
    self.plan = plan
  }

  /// How many rows were added.
  package var rows: Int { valid + nulls + errors }

  /// Whether so many of the smallest or largest values were taken out that the rest have to be
  /// added anew, to an empty accumulator: `min` or `max` is not known until then.
  package var needsRecount: Bool { low.isExhausted || high.isExhausted }

  /// Whether there are more different values than are counted; `distinct` is then an error.
  package var hasTooManyValues: Bool { values.isLost }

  // MARK: Single cells

  /// Adds a cell. A value that is not of the column's type counts as an error, as in a chunk.
  package mutating func add(_ cell: Cell) { change(cell, 1) }

  /// Takes out a cell that was added.
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
    case .null, .boolean, .date, .dateTime, .text, .json, .error, .pending: break
    }
  }

  private mutating func change(_ key: KeyValue, _ value: CellValue, _ sign: Int) {
    if sign > 0 { return add(key, value) }
    if plan.needsLow { low.remove(key, value) }
    if plan.needsHigh { high.remove(key, value) }
    if plan.needsDistinct { values.remove(key) }
  }

  /// Adds what is compared of a value.
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

  /// Adds a decimal to the sum alone.
  mutating func addToSum(decimal text: ArraySlice<UInt8>) { decimalSum.add(text, sign: 1) }

  /// Adds all cells that another one of the same plan holds.
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

  /// The result of a kind; null for kinds that are not in the plan, and where ``needsRecount`` says
  /// that it is not known.
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

  /// What groups are compared by that are sorted by a result.
  func sortKey(_ kind: AggregateKind) -> KeyValue {
    if kind == .sum, plan.type == .integer || plan.type == .duration {
      let word = UInt128(bitPattern: wholeSum) ^ 1 << 127
      return .words(UInt64(truncatingIfNeeded: word >> 64), UInt64(truncatingIfNeeded: word))
    }
    let value = result(kind)
    switch value {
    case .integer(let number) where !kind.isOfColumn: return .words(KeyWords.word(number), 0)
    case .number(let number): return .words(KeyWords.word(number), 0)
    case .null, .boolean, .integer, .decimal, .date, .dateTime, .duration, .text, .json, .error,
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
    case .boolean, .date, .dateTime, .text, .list, .json: return .null
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
    case .boolean, .date, .dateTime, .text, .list, .json: return .null
    }
  }

  /// The double next to a quotient: 64 bits and more of it are made, the last says whether any rest.
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
  /// The length in nanoseconds.
  var allNanoseconds: Int128 { Int128(seconds) * 1_000_000_000 + Int128(nanoseconds) }

  /// A length of so many nanoseconds; nil where its seconds leave 64 bits.
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
