import Synchronization
import TableValues

/// A cell as expressions refer to it: by the key of its row and its column.
package struct ReadCell: Hashable, Sendable {
  /// The row's key. The row need not exist.
  package var key: RowKey
  /// The column.
  package var column: ColumnNumber

  /// Makes a reference.
  package init(key: RowKey, column: ColumnNumber) {
    self.key = key
    self.column = column
  }
}

/// The record of which rows read which cells of other rows. It belongs to one expression, over all
/// states of its table.
///
/// It only grows. A row that once read a cell stays listed, even if it no longer reads it; the cost
/// is one needless evaluation. Above its limit it discards everything, and every row counts as a
/// reader.
package final class ReadLedger: Sendable {
  /// The maximum number of runs of rows.
  package static let runsMax = 1 << 17
  private static let joinedFrom = 32

  private let state = Mutex(State())

  private struct State {
    var readers: [ReadCell: Readers] = [:]
    var count = 0
    var isFull = false
  }

  /// Runs of rows. They are merged whenever their number has doubled.
  private struct Readers {
    var runs: [Range<UInt32>] = []
    var joinAt = joinedFrom

    mutating func add(_ rows: Range<UInt32>) {
      if let last = runs.last, last.lowerBound <= rows.lowerBound,
        rows.lowerBound <= last.upperBound
      {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, rows.upperBound)
        return
      }
      runs.append(rows)
      guard runs.count >= joinAt else { return }
      runs = joined(runs)
      joinAt = max(joinedFrom, 2 * runs.count)
    }
  }

  /// An empty ledger.
  package init() {}

  /// Records that rows have read a cell.
  func note(_ cell: ReadCell, _ rows: Range<UInt32>) {
    state.withLock { state in
      if state.isFull { return }
      var readers = state.readers[cell] ?? Readers()
      state.readers[cell] = nil
      state.count -= readers.runs.count
      readers.add(rows)
      state.count += readers.runs.count
      state.readers[cell] = readers
      guard state.count > Self.runsMax else { return }
      state.readers = [:]
      state.count = 0
      state.isFull = true
    }
  }

  private static func joined(_ runs: [Range<UInt32>]) -> [Range<UInt32>] {
    var joined: [Range<UInt32>] = []
    for run in runs.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, run.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        joined.append(run)
      }
    }
    return joined
  }

  /// The rows that may have read one of some cells. Returns nil if there are more than `limit`, or
  /// if they are not known.
  package func readers(of cells: some Sequence<ReadCell>, limit: Int) -> Set<UInt32>? {
    state.withLock { state in
      if state.isFull { return nil }
      var readers = Set<UInt32>()
      for cell in cells {
        for run in state.readers[cell]?.runs ?? [] {
          guard readers.count + run.count <= limit else { return nil }
          readers.formUnion(run)
        }
      }
      return readers
    }
  }
}
