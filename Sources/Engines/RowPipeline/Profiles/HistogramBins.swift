import ColumnStorage
import TableValues

/// Bins of equal width over the values of a column, and the number of values in each.
///
/// Their number is that of Freedman and Diaconis: a bin is twice the distance of the quartiles wide,
/// divided by the cube root of the number of values. If the quartiles are the same, it is that of
/// Sturges. Bins of whole steps (integers, days, nanoseconds) are whole steps wide.
struct HistogramBins: Sendable {
  /// A value as a distance from the type's zero: in steps, or as a double.
  enum Position: Sendable, Equatable {
    /// Integers, days, or nanoseconds.
    case whole(Int128)
    /// Finite doubles.
    case real(Double)
  }

  /// The number of values in each bin.
  private(set) var counts: [Int]
  private let scale: Scale
  /// A value of the type, whose offset the edges have.
  private let lowest: CellValue

  private enum Scale: Sendable {
    /// The first edge, the width of all bins and the last edge.
    case whole(low: Int128, width: Int128, end: Int128)
    /// The edges, strictly ascending, or one value twice.
    case real([Double])
  }

  /// Makes bins without values.
  ///
  /// - Parameters:
  ///   - low: The smallest value that is finite.
  ///   - high: The largest one. At least `low`.
  ///   - quartiles: The first and the third quartile, if they are known and finite.
  ///   - count: The number of values. Positive.
  ///   - binsMax: The maximum number of bins. Positive.
  init?(
    low: CellValue, high: CellValue, quartiles: (Position, Position)?, count: Int, binsMax: Int
  ) {
    lowest = low
    switch (Self.position(of: low), Self.position(of: high)) {
    case (.whole(let low), .whole(let high)):
      var spread = 0.0
      if case (.whole(let first), .whole(let third))? = quartiles { spread = Double(third - first) }
      let bins = Self.binCount(Double(high - low), spread, count, binsMax)
      let width = Self.width(of: high - low, bins, lowest)
      let binCount = (high - low) / width + 1
      let end = low + binCount * width
      scale = .whole(
        low: low, width: width,
        end: high == low || !Self.isSpelled(end, as: lowest) ? high : end)
      counts = Array(repeating: 0, count: Int(binCount))
    case (.real(let low), .real(let high)):
      // Halves, because the distance of two doubles may exceed all doubles.
      var spread = 0.0
      if case (.real(let first), .real(let third))? = quartiles { spread = third / 2 - first / 2 }
      let bins = Self.binCount(high / 2 - low / 2, spread, count, binsMax)
      var edges = [low]
      for place in 1..<max(1, bins) {
        let share = Double(place) / Double(bins)
        let edge = low * (1 - share) + high * share
        if edge > edges[edges.count - 1], edge < high { edges.append(edge) }
      }
      edges.append(high)
      scale = .real(edges)
      counts = Array(repeating: 0, count: edges.count - 1)
    default: return nil
    }
  }

  /// The number of bins for a range and a distance of the quartiles, both in the same unit.
  private static func binCount(
    _ range: Double, _ spread: Double, _ count: Int, _ binsMax: Int
  ) -> Int {
    let wanted =
      spread > 0
      ? range / (2 * spread) * cubeRoot(of: Double(count))
      : Double(Int.bitWidth - max(0, count - 1).leadingZeroBitCount + 1)
    return wanted < Double(binsMax) ? max(1, Int(wanted.rounded(.up))) : binsMax
  }

  /// The cube root of a number from 1, by Newton's method.
  private static func cubeRoot(of number: Double) -> Double {
    // A power of two that is not smaller, so that every step comes nearer from above.
    var root = Double(sign: .plus, exponent: number.exponent / 3 + 1, significand: 1)
    for _ in 0..<16 { root = (2 * root + number / (root * root)) / 3 }
    return root
  }

  /// The width of bins, in steps. Wide bins of times are whole days, hours, minutes and so on.
  private static func width(of range: Int128, _ bins: Int, _ value: CellValue) -> Int128 {
    let width = max(1, (range + Int128(bins)) / Int128(bins))
    switch value {
    case .dateTime, .time, .duration:
      let unit = units.first { width >= $0 * 8 } ?? 1
      return (width + unit - 1) / unit * unit
    case .null, .boolean, .integer, .number, .decimal, .date, .text, .json, .error, .pending:
      return width
    }
  }

  /// Nanoseconds of a day, an hour, a minute, a second, a millisecond and a microsecond.
  private static let units: [Int128] = [
    86_400_000_000_000, 3_600_000_000_000, 60_000_000_000, 1_000_000_000, 1_000_000, 1000,
  ]

  // MARK: Values

  /// The position of a value; nil of infinities, NaN and values without a distance.
  static func position(of value: CellValue) -> Position? {
    switch value {
    case .integer(let number): .whole(Int128(number))
    case .date(let day): .whole(Int128(day))
    case .dateTime(let moment):
      .whole(Int128(moment.seconds) * 1_000_000_000 + Int128(moment.nanoseconds))
    case .time(let time): .whole(Int128(time.nanoseconds))
    case .duration(let length): .whole(length.allNanoseconds)
    case .number(let number): number.isFinite ? .real(number) : nil
    case .decimal(let text): real(text.utf8[...]).map { .real($0) }
    case .null, .boolean, .text, .json, .error, .pending: nil
    }
  }

  /// The double nearest to a decimal.
  static func real(_ decimal: ArraySlice<UInt8>) -> Double? {
    let number = Double(String(decoding: decimal, as: UTF8.self))
    return number?.isFinite == true ? number : nil
  }

  /// The position of a value by its sort key.
  static func position(of mark: AggregateValues.Mark, _ type: ColumnType) -> Position? {
    let whole = Int128(KeyWords.integer(mark.high))
    switch type {
    case .integer, .date, .time: return .whole(whole)
    case .dateTime, .duration:
      return .whole(whole * 1_000_000_000 + Int128(Int64(bitPattern: mark.low)))
    case .number:
      let number = KeyWords.number(mark.high)
      return number.isFinite ? .real(number) : nil
    case .boolean, .decimal, .text, .list, .json: return nil
    }
  }

  /// Counts values at a position between the smallest and the largest one. O(log bins).
  mutating func add(_ position: Position, _ amount: Int) {
    switch (scale, position) {
    case (.whole(let low, let width, _), .whole(let value)):
      let place = (value - low) / width
      guard place >= 0, place < counts.count else { return }
      counts[Int(place)] += amount
    case (.real(let edges), .real(let value)):
      var (from, end) = (0, counts.count)
      while end - from > 1 {
        let middle = (from + end) / 2
        if value < edges[middle] { end = middle } else { from = middle }
      }
      counts[from] += amount
    case (.whole, .real), (.real, .whole): return
    }
  }

  /// Adds the counts of other bins with the same edges.
  mutating func merge(_ other: HistogramBins) {
    for place in counts.indices { counts[place] += other.counts[place] }
  }

  /// The edges, one more than bins. Numbers for decimals.
  var edges: [CellValue] {
    switch scale {
    case .real(let edges): edges.map { .number($0) }
    case .whole(let low, let width, let end):
      (0..<counts.count).map { Self.value(low + Int128($0) * width, as: lowest) } + [
        Self.value(end, as: lowest)
      ]
    }
  }

  /// Whether a value of the type can be so large: dates and moments end with the year 9999.
  private static func isSpelled(_ position: Int128, as value: CellValue) -> Bool {
    switch value {
    case .integer: position <= Int128(Int64.max)
    case .date: position <= 2_932_896
    case .dateTime: position < 253_402_300_800 * 1_000_000_000
    case .time: position < Int128(TimeOfDay.end)
    case .duration: DurationValue(allNanoseconds: position) != nil
    case .null, .boolean, .number, .decimal, .text, .json, .error, .pending: false
    }
  }

  private static func value(_ position: Int128, as value: CellValue) -> CellValue {
    switch value {
    case .integer: return .integer(Int64(clamping: position))
    case .date: return .date(Int32(clamping: position))
    case .time: return .time(TimeOfDay(wrapping: Int64(clamping: position)))
    case .duration: return DurationValue(allNanoseconds: position).map { .duration($0) } ?? .null
    case .dateTime(let moment):
      guard let length = DurationValue(allNanoseconds: position) else { return .null }
      return .dateTime(
        DateTimeValue(
          seconds: length.seconds, nanoseconds: length.nanoseconds,
          offsetMinutes: moment.offsetMinutes))
    case .null, .boolean, .number, .decimal, .text, .json, .error, .pending: return .null
    }
  }
}

extension HistogramBins {
  /// Counts the rows of a chunk that are set. All of them must have values.
  mutating func add(_ chunk: ColumnChunk, _ rows: RowBits) {
    rows.forEachRun(in: 0..<chunk.count) { run in
      switch chunk.values {
      case .integers(let values): for row in run { add(.whole(Int128(values[row])), 1) }
      case .dates(let values): for row in run { add(.whole(Int128(values[row])), 1) }
      case .numbers(let values):
        for row in run where values[row].isFinite { add(.real(values[row]), 1) }
      case .times(let values): for row in run { add(.whole(Int128(values[row].nanoseconds)), 1) }
      case .durations(let values): for row in run { add(.whole(values[row].allNanoseconds), 1) }
      case .dateTimes(let values):
        for row in run {
          if let position = Self.position(of: .dateTime(values[row])) { add(position, 1) }
        }
      case .texts(let arena):
        for row in run { if let number = Self.real(arena[row]) { add(.real(number), 1) } }
      case .booleans: return
      }
    }
  }
}
