import RowPipeline
import Synchronization

/// Adds up what the threads of a search find, and tells it now and then.
final class SearchTally: Sendable {
  private let state = Mutex((sum: SearchProgress(), told: ContinuousClock.now))
  private let tell: @Sendable (SearchProgress) -> Void

  /// A tally that begins with nothing.
  ///
  /// - Parameter tell: Called at most twenty times a second, first after a twentieth.
  init(tell: @escaping @Sendable (SearchProgress) -> Void) {
    self.tell = tell
  }

  /// Adds what a chunk gave.
  func add(_ progress: SearchProgress) {
    let news = state.withLock { state -> SearchProgress? in
      state.sum.rows += progress.rows
      state.sum.matches += progress.matches
      guard ContinuousClock.now - state.told >= .milliseconds(50) else { return nil }
      state.told = .now
      return state.sum
    }
    if let news { tell(news) }
  }
}
