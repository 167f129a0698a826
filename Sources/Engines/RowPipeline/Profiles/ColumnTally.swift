import ColumnStorage
import RowTree
import TableValues

/// What one pass over rows finds of a column.
struct ColumnTally: Sendable {
  /// One accumulator, in the form that chunks are added to.
  private var accumulators: [AggregateAccumulator]
  /// The distinct values, if they are counted.
  private(set) var values: ValueTally?
  /// The smallest and the largest finite double.
  private var finite: (low: Double, high: Double)?
  /// The number of infinities and NaN.
  private(set) var outside = 0

  init(_ column: Column, _ plan: ProfilePlan) {
    accumulators = [AggregateAccumulator(plan.aggregates(of: column))]
    values = plan.countsValues(of: column.type) ? ValueTally(plan) : nil
  }

  /// The counts, the mean and the extremes.
  var aggregates: AggregateAccumulator { accumulators[0] }

  /// The smallest and the largest value that is finite; nil: there is none.
  var range: (low: CellValue, high: CellValue)? {
    if aggregates.plan.type == .number {
      return finite.map { (.number($0.low), .number($0.high)) }
    }
    let (low, high) = (aggregates.result(.min), aggregates.result(.max))
    return low == .null ? nil : (low, high)
  }

  /// Adds rows of a chunk.
  mutating func add(_ chunk: ColumnChunk, _ rows: RowBits, firstSlot: UInt32) {
    AggregateAccumulator.add(chunk, rows, codes: nil, to: &accumulators)
    let valid = chunk.valid(rows)
    if case .numbers(let numbers) = chunk.values { addRange(of: numbers, valid) }
    if values == nil { return }
    let keys = aggregates.plan.encoder.encode([chunk])
    values?.add(keys, valid, rowCount: chunk.count, firstSlot: firstSlot)
  }

  private mutating func addRange(of numbers: [Double], _ rows: RowBits) {
    var (low, high, outside) = (Double.infinity, -Double.infinity, 0)
    rows.forEachRun(in: 0..<numbers.count) { run in
      for row in run {
        let number = numbers[row]
        if number.isFinite {
          // Adding zero makes -0 the 0 that it equals.
          low = min(low, number + 0)
          high = max(high, number + 0)
        } else {
          outside += 1
        }
      }
    }
    self.outside += outside
    if low <= high { widen(low, high) }
  }

  private mutating func widen(_ low: Double, _ high: Double) {
    finite = (min(finite?.low ?? low, low), max(finite?.high ?? high, high))
  }

  /// Adds what was found in rows of higher slots.
  mutating func merge(_ other: ColumnTally) {
    accumulators[0].merge(other.aggregates)
    if let theirs = other.values { values?.merge(theirs) }
    outside += other.outside
    if let theirs = other.finite { widen(theirs.low, theirs.high) }
  }
}

extension ColumnChunk {
  /// Those of some rows that have a value.
  func valid(_ rows: RowBits) -> RowBits {
    guard let validity else { return rows }
    var valid = rows
    for index in valid.words.indices { valid.words[index] &= validity.words[index] }
    return valid
  }
}
