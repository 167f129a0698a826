import ColumnStorage
import RowTree
import TableValues

/// Rows grouped by the values of columns. Each group has its row count and its aggregates.
///
/// Rows are in the same group if their values are equal in sort order (see
/// ``AggregateKind/distinct``). Nulls are one group, errors another. Without grouping columns, all
/// rows are one group.
package struct GroupedAggregates: Sendable {
  /// The maximum number of groups times plans.
  package static let groupsMax = 1 << 20
  /// The maximum size of the grouping texts, in bytes.
  package static let textBytesMax = 256 << 20

  /// The row count of each group.
  package private(set) var counts: [Int] = []
  /// Per plan, the accumulators of the groups.
  package private(set) var accumulators: [[AggregateAccumulator]]
  private var keys: GroupKeys
  private let plans: [AggregatePlan]

  /// Why there is no result.
  package enum Failure: Error, Equatable {
    /// The work was cancelled.
    case cancelled
    /// There are more than ``groupsMax`` groups.
    case tooManyGroups
    /// The grouping texts have more than ``textBytesMax`` bytes in total.
    case textsTooLong
  }

  private init(_ columns: [Column], _ plans: [AggregatePlan]) {
    self.plans = plans
    accumulators = plans.map { _ in [] }
    keys = GroupKeys(columns)
    if columns.isEmpty { addGroups(1) }
  }

  /// The number of groups. They are in the order of their first chunk.
  package var groupCount: Int { counts.count }

  /// The values of a group in the grouping columns. Of several equal values, it is that of the
  /// lowest slot, in any group.
  package func values(of group: Int) -> [CellValue] { keys.values(of: group) }

  /// The order of groups.
  package enum Order: Sendable {
    /// By the grouping values, column by column. Nulls come after values, errors last.
    case values
    /// By row count.
    case count
    /// By the result of an aggregate. Nulls come after values, errors last.
    case result(plan: Int, AggregateKind)
  }

  /// The groups in an order. Ties are ordered by their values. O(g log g).
  package func groups(by order: Order, _ direction: SortKey.Direction = .ascending) -> [Int] {
    let sorted = keys.sortedGroups
    let results: [KeyValue]
    switch order {
    case .values:
      switch direction {
      case .ascending: return sorted
      case .descending: return sorted.reversed()
      }
    case .count: results = counts.map { .words(KeyWords.word(Int64($0)), 0) }
    case .result(let plan, let kind): results = accumulators[plan].map { $0.sortKey(kind) }
    }
    let key = SortKey(column: ColumnNumber(0), direction: direction)
    var ranks = [Int](repeating: 0, count: sorted.count)
    for (rank, group) in sorted.enumerated() { ranks[group] = rank }
    return sorted.sorted { left, right in
      let order = results[left].compare(results[right], key)
      return order == 0 ? ranks[left] < ranks[right] : order < 0
    }
  }

  /// Groups rows in one parallel pass by chunks. May block on a file.
  ///
  /// - Parameters:
  ///   - content: The cells.
  ///   - rows: The rows.
  ///   - columns: The grouping columns.
  ///   - plans: The aggregates of each group.
  ///   - parallel: Runs the parts.
  ///   - groupsMax: The maximum number of groups times plans.
  ///   - textBytesMax: The maximum size of the grouping texts, in bytes.
  ///   - account: The account that memory is charged to.
  ///   - isCancelled: Checked at every chunk.
  /// - Throws: ``Failure``: a cancellation, too many groups, or grouping texts that are too long.
  /// - Complexity: O(rows · columns), and O(groups) memory for each part.
  package static func group(
    content: TableContent, rows: RowSet, by columns: [Column], plans: [AggregatePlan],
    parallel: ParallelLoop, groupsMax: Int = Self.groupsMax,
    textBytesMax: Int = Self.textBytesMax, account: MemoryAccount = .process,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(Failure) -> GroupedAggregates {
    let held = HeldMemory(account, for: .gathering)
    let numbers = (0..<content.chunkCount).filter { rows.intersects(content.slots(ofChunk: $0)) }
    let pieceCount = rows.count < Parallel.rowCountMin ? 1 : min(numbers.count, piecesMax)
    let pieces = Parallel.map(pieceCount, parallel) { piece in
      var part = GroupedAggregates(columns, plans)
      let (first, end) = (
        numbers.count * piece / pieceCount, numbers.count * (piece + 1) / pieceCount
      )
      for number in numbers[first..<end]
      where !isCancelled() && !part.hasMoreGroups(than: groupsMax) && held.bytes <= textBytesMax {
        let before = part.keys.textBytes
        part.add(content, number, rows)
        held.add(part.keys.textBytes - before)
      }
      return part
    }
    if isCancelled() { throw .cancelled }
    if held.bytes > textBytesMax { throw .textsTooLong }
    guard var result = pieces.first else { return GroupedAggregates(columns, plans) }
    for piece in pieces.dropFirst() where !result.hasMoreGroups(than: groupsMax) {
      result.merge(piece)
    }
    if result.hasMoreGroups(than: groupsMax) { throw .tooManyGroups }
    result.takeCounts()
    return result
  }

  /// A few more parts than cores, so that the wait for a slow one is shorter.
  private static let piecesMax = 8

  private func hasMoreGroups(than most: Int) -> Bool { groupCount * max(1, plans.count) > most }

  /// The accumulators of some rows, one per plan, computed in one parallel pass by chunks. May
  /// block on a file.
  ///
  /// - Throws: ``PipelineCancelled``.
  /// - Complexity: O(rows · plans).
  package static func accumulators(
    content: TableContent, rows: RowSet, plans: [AggregatePlan], parallel: ParallelLoop,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(PipelineCancelled) -> [AggregateAccumulator] {
    do {
      let result = try group(
        content: content, rows: rows, by: [], plans: plans, parallel: parallel,
        isCancelled: isCancelled)
      return result.accumulators.map { $0[0] }
    } catch {
      throw PipelineCancelled()
    }
  }

  // MARK: Parts

  private mutating func add(_ content: TableContent, _ number: Int, _ rows: RowSet) {
    let slots = content.slots(ofChunk: number)
    let bits = rows.bits(in: slots)
    var requests: [ColumnRequest] = []
    let wanted = keys.requests + plans.filter { $0.needsCells }.map(\.request)
    for request in wanted where !requests.contains(request) { requests.append(request) }
    let chunks = content.chunks(number, requests)
    func chunk(_ request: ColumnRequest) -> ColumnChunk? {
      requests.firstIndex(of: request).map { chunks[$0] }
    }
    let codes = keys.codes(keys.requests.compactMap(chunk), bits)
    addGroups(keys.count - counts.count)
    if countingPlace == nil { count(bits, codes) }
    for (place, plan) in plans.enumerated() {
      guard plan.needsCells, let chunk = chunk(plan.request) else { continue }
      AggregateAccumulator.add(chunk, bits, codes: codes, to: &accumulators[place])
    }
  }

  private mutating func count(_ rows: RowBits, _ codes: [UInt32]?) {
    guard let codes else { return counts[0] += rows.count }
    rows.forEachRun(in: 0..<codes.count) { run in
      for row in run { counts[Int(codes[row])] += 1 }
    }
  }

  /// The index of a plan whose accumulators count the rows anyway, if any reads cells.
  private var countingPlace: Int? { plans.firstIndex { $0.needsCells } }

  private mutating func takeCounts() {
    guard let place = countingPlace else { return }
    for group in counts.indices { counts[group] = accumulators[place][group].rows }
  }

  private mutating func addGroups(_ count: Int) {
    guard count > 0 else { return }
    counts.append(contentsOf: repeatElement(0, count: count))
    for (place, plan) in plans.enumerated() {
      accumulators[place].append(
        contentsOf: repeatElement(AggregateAccumulator(plan), count: count))
    }
  }

  /// Adds the groups of rows that come later.
  private mutating func merge(_ other: GroupedAggregates) {
    let codes = keys.codes(of: other.keys, groupCount: other.groupCount)
    addGroups(keys.count - counts.count)
    for (group, code) in codes.enumerated() {
      counts[Int(code)] += other.counts[group]
      for place in plans.indices {
        accumulators[place][Int(code)].merge(other.accumulators[place][group])
      }
    }
  }
}
