import RowPipeline
import Synchronization

/// Adds up the results of a search's threads, and reports them at intervals.
final class SearchTally: Sendable {
  private let state = Mutex((sum: SearchProgress(), told: ContinuousClock.now))
  private let interval: Duration
  private let tell: @Sendable (SearchProgress) -> Void

  /// An empty tally.
  ///
  /// - Parameters:
  ///   - interval: The minimum time before the first call of `tell` and between calls.
  ///   - tell: Called with the total found so far.
  init(interval: Duration, tell: @escaping @Sendable (SearchProgress) -> Void) {
    self.interval = interval
    self.tell = tell
  }

  /// Adds the result of a chunk.
  func add(_ progress: SearchProgress) {
    let news = state.withLock { state -> SearchProgress? in
      state.sum.rows += progress.rows
      state.sum.matches += progress.matches
      guard ContinuousClock.now - state.told >= interval else { return nil }
      state.told = .now
      return state.sum
    }
    if let news { tell(news) }
  }
}
