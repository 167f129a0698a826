/// The number of cells of each width in a column, from which the widest is known after any change.
///
/// O(log w) per change, for w distinct widths, and O(1) to read.
package struct WidthCounts: Sendable, Equatable {
  private var counts: [LayoutLength: Int] = [:]
  /// A heap of current and former widths, the largest on top. Former ones are removed when they
  /// reach the top.
  private var heap: [LayoutLength] = []
  /// The number of cells.
  package private(set) var cellCount = 0

  /// No cells.
  package init() {}

  /// The widest cell; nil without cells. O(1).
  package var widest: LayoutLength? { heap.first }

  /// Adds cells of one width. O(log w).
  package mutating func add(_ width: LayoutLength, count: Int = 1) {
    guard count > 0 else { return }
    cellCount += count
    if counts[width, default: 0] == 0, !isInHeap(width) { push(width) }
    counts[width, default: 0] += count
  }

  /// Removes cells of one width; at most as many as there are. O(log w) amortized.
  package mutating func remove(_ width: LayoutLength, count: Int = 1) {
    guard let there = counts[width], there > 0, count > 0 else { return }
    let gone = min(there, count)
    cellCount -= gone
    counts[width] = there - gone
    while let top = heap.first, counts[top] == 0 {
      counts[top] = nil
      pop()
    }
  }

  /// Adds other counts. O(w log w).
  package mutating func merge(_ other: WidthCounts) {
    for (width, count) in other.counts { add(width, count: count) }
  }

  /// The percentile of widths: the one at index round(share · (n − 1)) of all widths in order. O(w
  /// log w).
  ///
  /// - Parameter share: Clamped to 0...1.
  /// - Returns: nil without cells.
  package func percentile(_ share: Double) -> LayoutLength? {
    guard cellCount > 0 else { return nil }
    let index = PercentileIndex.of(share, count: cellCount)
    var before = 0
    for width in counts.keys.sorted() {
      before += counts[width] ?? 0
      if before > index { return width }
    }
    return widest
  }

  /// Whether both have the same cells, in any order. O(w).
  package static func == (first: WidthCounts, second: WidthCounts) -> Bool {
    first.cellCount == second.cellCount
      && first.counts.filter { $0.value > 0 } == second.counts.filter { $0.value > 0 }
  }

  /// A width without cells keeps an entry of 0 as long as it is in the heap.
  private func isInHeap(_ width: LayoutLength) -> Bool { counts[width] != nil }

  private mutating func push(_ width: LayoutLength) {
    var place = heap.count
    heap.append(width)
    while place > 0, heap[(place - 1) / 2] < heap[place] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func pop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while true {
      var largest = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < heap.count && heap[child] > heap[largest] {
        largest = child
      }
      if largest == place { return }
      heap.swapAt(place, largest)
      place = largest
    }
  }
}

/// The index of a percentile among n sorted values.
package enum PercentileIndex {
  /// round(clamp(share, 0, 1) · (count − 1)), halves away from zero (SwiftDataTables' rule).
  ///
  /// - Parameter count: At least 1.
  package static func of(_ share: Double, count: Int) -> Int {
    let share = share.isNaN ? 0 : min(max(share, 0), 1)
    let index = (share * Double(count - 1)).rounded(.toNearestOrAwayFromZero)
    return min(max(0, Int(index)), count - 1)
  }
}

/// The choice of rows for a sample.
package enum RowSample {
  /// At most `sizeMax` of `count` rows, evenly spread from the first on: every ceil(count /
  /// sizeMax)-th (SwiftDataTables' rule). All rows if `sizeMax` is not positive or not smaller than
  /// `count`.
  package static func indices(of count: Int, sizeMax: Int) -> [Int] {
    guard count > 0 else { return [] }
    guard sizeMax > 0, sizeMax < count else { return Array(0..<count) }
    let step = (count - 1) / sizeMax + 1
    return Array(stride(from: 0, to: count, by: step).prefix(sizeMax))
  }
}
