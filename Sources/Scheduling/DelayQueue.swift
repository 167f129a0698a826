import Synchronization

/// Jobs that wait for their time, on a thread of their own once there are any.
final class DelayQueue: Sendable {
  private struct Entry {
    var due: ContinuousClock.Instant
    var job: @Sendable () -> Void
  }

  private struct State {
    /// The one that is due first stands last.
    var entries: [Entry] = []
    var isRunning = false
  }

  private let state = Mutex(State())
  private let signal = ThreadSignal()

  /// Runs a job at a time, or soon after. It must be short: it holds up the others. O(waiting).
  func add(at due: ContinuousClock.Instant, _ job: @escaping @Sendable () -> Void) {
    let mustStart = state.withLock { state in
      // Of jobs due at one time the one added first stands behind.
      var (low, high) = (0, state.entries.count)
      while low < high {
        let middle = (low + high) / 2
        if state.entries[middle].due > due { low = middle + 1 } else { high = middle }
      }
      state.entries.insert(Entry(due: due, job: job), at: low)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if mustStart { startThread { self.run() } }
    signal.post()
  }

  private func run() {
    while true {
      if let next = runDue() {
        signal.wait(atMost: ContinuousClock.now.duration(to: next))
      } else {
        signal.wait()
      }
    }
  }

  /// Runs the jobs that are due, which are gone when this returns: what they hold is given back before
  /// the thread waits.
  ///
  /// - Returns: when the next one is due; nil: none is waiting.
  private func runDue() -> ContinuousClock.Instant? {
    let now = ContinuousClock.now
    let (due, next) = state.withLock { state in
      var due: [Entry] = []
      while let last = state.entries.last, last.due <= now {
        due.append(last)
        state.entries.removeLast()
      }
      return (due, state.entries.last?.due)
    }
    for entry in due { entry.job() }
    return next
  }
}
