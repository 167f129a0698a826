import ColumnStorage
import RowTree
import TableValues

/// Makes summaries of columns of a frozen table.
///
/// Columns are read some at a time, so that the first summaries are there early: one, then two, then
/// four at a time. One pass counts the values, finds the extremes and sums. If there are too many
/// distinct values to keep, further passes sort keys for quantiles and count the values in bins.
package struct ColumnProfiler {
  private static let batchMax = 4

  private let content: TableContent
  private let plan: ProfilePlan
  private let parallel: ParallelLoop
  private let account: MemoryAccount
  private let isCancelled: @Sendable () -> Bool

  /// Prepares summaries.
  ///
  /// - Parameters:
  ///   - content: The cells.
  ///   - plan: What the summaries have.
  ///   - parallel: Runs the parts of a pass.
  ///   - account: The account that memory is charged to.
  ///   - isCancelled: Checked at every chunk and between the steps.
  package init(
    content: TableContent, plan: ProfilePlan, parallel: @escaping ParallelLoop,
    account: MemoryAccount = .process, isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.content = content
    self.plan = plan
    self.parallel = parallel
    self.account = account
    self.isCancelled = isCancelled
  }

  /// Makes the summaries of columns. May block on a file.
  ///
  /// - Parameters:
  ///   - columns: The columns with their rows.
  ///   - tell: Called with summaries that are finished, in order.
  /// - Throws: ``PipelineCancelled``. Summaries that were passed to `tell` before are valid.
  /// - Complexity: O(cells), and O(n log n) for quantiles of a column with n distinct values.
  package func run(
    _ columns: [ProfiledColumn], tell: ([ColumnProfile]) -> Void
  ) throws(PipelineCancelled) {
    var (start, size) = (0, 1)
    while start < columns.count {
      let batch = Array(columns[start..<min(start + size, columns.count)])
      let held = HeldMemory(account, for: .gathering)
      let tallies = try count(batch, held)
      var profiles: [ColumnProfile] = []
      for (column, tally) in zip(batch, tallies) {
        profiles.append(try profile(of: column, tally))
      }
      tell(profiles)
      start += size
      size = min(size * 2, Self.batchMax)
    }
  }

  // MARK: Passes

  /// Runs `body` for the chunks that have rows of some columns, in parts that are joined in order.
  private func pass<Result: Sendable>(
    _ columns: [ProfiledColumn], _ empty: Result,
    _ body: @escaping @Sendable (inout Result, _ chunk: Int) -> Void,
    join: (inout Result, Result) -> Void
  ) throws(PipelineCancelled) -> Result {
    let (content, isCancelled) = (content, isCancelled)
    let numbers = (0..<content.chunkCount).filter { number in
      let slots = content.slots(ofChunk: number)
      return columns.contains { $0.rows.intersects(slots) }
    }
    let rowCount = columns.map(\.rows.count).max() ?? 0
    let isShort = rowCount < Parallel.rowCountMin
    let pieceCount = max(
      1, min(numbers.count, plan.pieceCount ?? (isShort ? 1 : Parallel.pieceCount)))
    let pieces = Parallel.map(pieceCount, parallel) { piece in
      var result = empty
      let first = numbers.count * piece / pieceCount
      for number in numbers[first..<numbers.count * (piece + 1) / pieceCount]
      where !isCancelled() {
        body(&result, number)
      }
      return result
    }
    if isCancelled() { throw PipelineCancelled() }
    var result = pieces.first ?? empty
    for piece in pieces.dropFirst() { join(&result, piece) }
    return result
  }

  private func count(
    _ columns: [ProfiledColumn], _ held: HeldMemory
  ) throws(PipelineCancelled) -> [ColumnTally] {
    let (content, plan) = (content, plan)
    return try pass(columns, columns.map { ColumnTally($0.column, plan) }) { tallies, number in
      let slots = content.slots(ofChunk: number)
      let chunks = content.chunks(number, columns.map { Self.request($0.column) })
      for (place, column) in columns.enumerated() {
        let before = tallies[place].values?.byteSize ?? 0
        tallies[place].add(
          chunks[place], column.rows.bits(in: slots), firstSlot: slots.lowerBound)
        held.add((tallies[place].values?.byteSize ?? 0) - before)
      }
    } join: { tallies, others in
      for place in tallies.indices { tallies[place].merge(others[place]) }
    }
  }

  private static func request(_ column: Column) -> ColumnRequest {
    ColumnRequest(column.number, as: .values(column.type))
  }

  // MARK: One column

  private func profile(
    of column: ProfiledColumn, _ tally: ColumnTally
  ) throws(PipelineCancelled) -> ColumnProfile {
    let (aggregates, kinds) = (tally.aggregates, plan.kinds)
    var profile = ColumnProfile(column: column.column)
    profile.rows = aggregates.rows
    profile.nulls = aggregates.nulls
    profile.errors = aggregates.errors
    if kinds.contains(.distinct), let values = tally.values {
      profile.distinct = .init(count: values.distinct.count, error: values.distinct.error)
    }
    guard aggregates.valid > 0 else { return profile }
    if kinds.contains(.extremes) {
      profile.min = aggregates.result(.min)
      profile.max = aggregates.result(.max)
    }
    if kinds.contains(.mean), AggregateKind.mean.applies(to: column.column.type) {
      profile.mean = aggregates.result(.mean)
    }
    if kinds.contains(.frequencies), let values = tally.values {
      let frequent = values.mostFrequent(plan.frequentMax)
      profile.frequencies = .init(
        values: cells(of: frequent.map(\.slot), column.column), counts: frequent.map(\.count),
        undercount: values.undercount)
    }
    guard plan.sortsValues(of: column.column.type) else { return profile }
    let quartiles = kinds.contains(.histogram) ? [0.25, 0.75] : []
    let shares = (kinds.contains(.quantiles) ? plan.shares : [])
    let (found, error) = try quantiles(shares + quartiles, of: column, tally)
    if kinds.contains(.quantiles), !found.isEmpty || shares.isEmpty {
      profile.quantiles = .init(
        shares: shares, values: Array(found.prefix(shares.count)), error: error)
    }
    if kinds.contains(.histogram) {
      profile.histogram = try histogram(of: column, tally, Array(found.suffix(2)))
    }
    return profile
  }

  private func cells(of slots: [UInt32], _ column: Column) -> [CellValue] {
    content.cells(of: slots, [Self.request(column)])[0].map(\.value)
  }

  /// The values at shares of all values, with the error of the shares; nil: exact.
  private func quantiles(
    _ shares: [Double], of column: ProfiledColumn, _ tally: ColumnTally
  ) throws(PipelineCancelled) -> ([CellValue], error: Double?) {
    var valueCount = tally.aggregates.valid
    var error: Double?
    let keys: KeyRanks
    let held = HeldMemory(account, for: .gathering)
    if let values = tally.values, values.isExact, column.column.type != .decimal {
      keys = KeyRanks(values.entries)
    } else {
      var keptBits = 0
      while valueCount >> keptBits > plan.sortedMax { keptBits += 1 }
      let parts = try parts(of: column, everyPowerOfTwo: keptBits, held)
      if keptBits > 0 {
        valueCount = parts.reduce(0) { $0 + $1.rowCount }
        // The inequality of Dvoretzky, Kiefer and Wolfowitz for a probability of 0.003.
        error = (3.2511 / Double(max(1, valueCount))).squareRoot()
      }
      keys = KeyRanks(parts)
    }
    let ranks = shares.map { share in
      let rank = (share * Double(valueCount)).rounded(.up) - 1
      return min(max(0, Int(rank)), max(0, valueCount - 1))
    }
    let sorted = Set(ranks).sorted()
    let slots = try account.sorting(keys.byteSize) { () throws(PipelineCancelled) in
      try keys.slots(at: sorted, parallel, isCancelled)
    }
    guard slots.count == sorted.count else { return ([], error) }
    let values = Dictionary(uniqueKeysWithValues: zip(sorted, cells(of: slots, column.column)))
    return (ranks.compactMap { values[$0] }, error)
  }

  /// The keys of the rows with values, or of about one of 2ᵏ of them.
  private func parts(
    of column: ProfiledColumn, everyPowerOfTwo keptBits: Int, _ held: HeldMemory
  ) throws(PipelineCancelled) -> [KeyRanks.Part] {
    let content = content
    let encoder = plan.aggregates(of: column.column).encoder
    let mask = (UInt64(1) << UInt64(keptBits)) - 1
    return try pass([column], [KeyRanks.Part]()) { parts, number in
      let slots = content.slots(ofChunk: number)
      let chunk = content.chunks(number, [Self.request(column.column)])[0]
      var rows = chunk.valid(column.rows.bits(in: slots))
      if mask > 0 {
        rows.set(rowCount: chunk.count) { [rows] row in
          rows[row] && Self.isSampled(slots.lowerBound + UInt32(row), mask)
        }
      }
      var runs: [Range<Int>] = []
      rows.forEachRun(in: 0..<chunk.count) { runs.append($0) }
      if runs.isEmpty { return }
      let part = KeyRanks.Part(
        keys: encoder.encode([chunk]), runs: runs, firstSlot: slots.lowerBound)
      held.add(part.byteSize)
      parts.append(part)
    } join: { parts, others in
      parts += others
    }
  }

  /// Whether a row belongs to the sample: a hash of its slot decides, so that no order of the rows
  /// can mislead it.
  private static func isSampled(_ slot: UInt32, _ mask: UInt64) -> Bool {
    let hash = TextHash.mix(UInt64(slot) ^ 0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93)
    return (hash >> 16) & mask == 0
  }

  private func histogram(
    of column: ProfiledColumn, _ tally: ColumnTally, _ quartiles: [CellValue]
  ) throws(PipelineCancelled) -> ColumnProfile.Histogram? {
    guard let range = tally.range else { return nil }
    let ends = quartiles.compactMap { HistogramBins.position(of: $0) }
    let finiteCount = tally.aggregates.valid - tally.outside
    guard
      var bins = HistogramBins(
        low: range.low, high: range.high, quartiles: ends.count == 2 ? (ends[0], ends[1]) : nil,
        count: finiteCount, binsMax: plan.binsMax)
    else { return nil }
    let type = column.column.type
    if let values = tally.values, values.isExact, type != .decimal {
      for entry in values.entries {
        guard let position = HistogramBins.position(of: entry.mark, type) else { continue }
        bins.add(position, Int(entry.count))
      }
    } else {
      let content = content
      bins = try pass([column], bins) { bins, number in
        let chunk = content.chunks(number, [Self.request(column.column)])[0]
        bins.add(chunk, chunk.valid(column.rows.bits(in: content.slots(ofChunk: number))))
      } join: { bins, others in
        bins.merge(others)
      }
    }
    return .init(edges: bins.edges, counts: bins.counts, outside: tally.outside)
  }
}

extension MemoryAccount {
  /// Counts bytes as memory of sorting while `body` runs.
  fileprivate func sorting<Result>(
    _ bytes: Int, _ body: () throws(PipelineCancelled) -> Result
  ) throws(PipelineCancelled) -> Result {
    try holding(bytes, for: .sorting, body)
  }
}
