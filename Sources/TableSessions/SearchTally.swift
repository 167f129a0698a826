import RowPipeline
import Synchronization

/// Adds up what the threads of a search find, and tells it now and then.
final class SearchTally: Sendable {
  private let state = Mutex((sum: SearchProgress(), told: ContinuousClock.now))
  private let interval: Duration
  private let tell: @Sendable (SearchProgress) -> Void

  /// A tally that begins with nothing.
  ///
  /// - Parameters:
  ///   - interval: How long after its making, and after each call, `tell` is not called.
  ///   - tell: Told of all that was found so far.
  init(interval: Duration, tell: @escaping @Sendable (SearchProgress) -> Void) {
    self.interval = interval
    self.tell = tell
  }

  /// Adds what a chunk gave.
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
