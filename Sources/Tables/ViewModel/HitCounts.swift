import RowPipeline
import Synchronization
import TableValues

/// The numbers of hits of the last searches that were counted in a view. Threads share it.
///
/// A view begins with a new one at every change of what it shows, so that nothing in it is stale.
package final class HitCounts: Sendable {
  /// What the hits depend on beside what the view shows.
  package struct Key: Hashable, Sendable {
    /// The table's revision.
    let revision: Revision
    /// The number of rows shown.
    let rowCount: Int
    /// The search.
    let search: SearchQuery
    /// Whether it is the view's own.
    let isOwn: Bool
    /// The columns whose cells are counted; nil: rows are counted.
    let columns: [ColumnNumber]?
  }

  /// The number of hits of each row shown. One byte per row.
  package struct Sums: Sendable {
    /// The number of rows from one sum to the next.
    private static let stepRows = 256

    /// The number of hits of each row, at most 255.
    private var counts: [UInt8] = []
    /// The number of hits of each row that has at least 255.
    private var large: [Int: Int] = [:]
    /// The number of hits before each step, ascending; one for each step.
    private var before: [Int] = []
    /// The number of all hits.
    package private(set) var total = 0

    /// Sums of no rows.
    package init() {}

    /// Sums of some rows. O(rows).
    init(_ rows: [Int]) {
      counts.reserveCapacity(rows.count)
      for count in rows { append(count) }
    }

    /// Adds the hits of the next row. O(1).
    mutating func append(_ count: Int) {
      if counts.count % Self.stepRows == 0 { before.append(total) }
      if count >= Int(UInt8.max) { large[counts.count] = count }
      counts.append(UInt8(clamping: count))
      total += count
    }

    /// The number of hits in a row, which must exist. O(1).
    func hits(in row: Int) -> Int {
      counts[row] == .max ? large[row] ?? 0 : Int(counts[row])
    }

    /// The first row of a range that has hits, or the last; nil if there is none.
    ///
    /// O(rows passed / 256): only the rows of steps with hits are looked at.
    func row(in range: Range<Int>, isForward: Bool) -> Int? {
      var rest = range.clamped(to: counts.indices)
      while !rest.isEmpty {
        let step = (isForward ? rest.lowerBound : rest.upperBound - 1) / Self.stepRows
        let rows = (step * Self.stepRows..<(step + 1) * Self.stepRows).clamped(to: rest)
        let end = step + 1 < before.count ? before[step + 1] : total
        if end > before[step] {
          let found =
            isForward ? rows.first { counts[$0] > 0 } : rows.last { counts[$0] > 0 }
          if let found { return found }
        }
        rest = isForward ? rows.upperBound..<rest.upperBound : rest.lowerBound..<rows.lowerBound
      }
      return nil
    }

    /// The number of hits in the rows before one, which must exist. O(1): at most 256 are added.
    func hits(before row: Int) -> Int {
      let step = row / Self.stepRows
      return (step * Self.stepRows..<row).reduce(before[step]) { $0 + hits(in: $1) }
    }
  }

  /// The number of searches that are kept.
  private static let kept = 2

  /// The newest first.
  private let known = Mutex<[(key: Key, sums: Sums)]>([])

  /// None.
  package init() {}

  /// The sums of a search, if they are kept. O(1).
  package func sums(_ key: Key) -> Sums? {
    known.withLock { known in known.first { $0.key == key }?.sums }
  }

  /// Keeps the sums of a search. O(1).
  package func keep(_ sums: Sums, _ key: Key) {
    known.withLock { known in
      known.removeAll { $0.key == key }
      known.insert((key, sums), at: 0)
      if known.count > Self.kept { known.removeLast() }
    }
  }
}
