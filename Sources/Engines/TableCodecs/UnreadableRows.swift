import Synchronization

/// The rows of a source that could not be read when they were read last.
///
/// Example: a read of the rows 0 to 4095 fails. They are unreadable until they are read again, also
/// in parts.
final class UnreadableRows: Sendable {
  private struct State {
    /// In ascending order; none touches another.
    var ranges: [Range<Int>] = []
    /// Why the last of them could not be read.
    var failure: (any Error)?
  }

  private let state = Mutex(State())
  /// Spares readers the lock while everything can be read.
  private let hasAny = Atomic(false)

  /// Why rows cannot be read; nil if all can.
  var failure: (any Error)? {
    hasAny.load(ordering: .acquiring) ? state.withLock { $0.failure } : nil
  }

  /// Records that rows could not be read.
  func note(_ error: any Error, in rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    state.withLock { state in
      var whole = rows
      state.ranges.removeAll { range in
        guard range.upperBound >= whole.lowerBound, range.lowerBound <= whole.upperBound
        else { return false }
        whole =
          min(range.lowerBound, whole.lowerBound)..<max(range.upperBound, whole.upperBound)
        return true
      }
      let place =
        state.ranges.firstIndex { $0.lowerBound > whole.lowerBound } ?? state.ranges.endIndex
      state.ranges.insert(whole, at: place)
      state.failure = error
      hasAny.store(true, ordering: .releasing)
    }
  }

  /// Records that rows could be read.
  func noteRead(_ rows: Range<Int>) {
    guard hasAny.load(ordering: .acquiring), !rows.isEmpty else { return }
    state.withLock { state in
      state.ranges = state.ranges.flatMap { range -> [Range<Int>] in
        guard range.overlaps(rows) else { return [range] }
        var left: [Range<Int>] = []
        if range.lowerBound < rows.lowerBound { left.append(range.lowerBound..<rows.lowerBound) }
        if rows.upperBound < range.upperBound { left.append(rows.upperBound..<range.upperBound) }
        return left
      }
      if state.ranges.isEmpty { state.failure = nil }
      hasAny.store(!state.ranges.isEmpty, ordering: .releasing)
    }
  }
}
