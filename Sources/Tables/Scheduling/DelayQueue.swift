import Synchronization

/// Jobs with a due time, run on a separate thread that is started for the first job.
final class DelayQueue: Sendable {
  private struct Entry {
    var due: ContinuousClock.Instant
    var job: @Sendable () -> Void
  }

  private struct State {
    /// The entries; the one that is due first is last.
    var entries: [Entry] = []
    var isRunning = false
  }

  private let state = Mutex(State())
  private let signal = ThreadSignal()

  /// Runs a job at a time, or soon after. The job must be short, because others wait for it.
  /// O(waiting jobs).
  func add(at due: ContinuousClock.Instant, _ job: @escaping @Sendable () -> Void) {
    let mustStart = state.withLock { state in
      // Of jobs with the same due time, the one added first is nearer the end.
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

  /// Runs the jobs that are due and releases them, so that their memory is freed before the thread
  /// waits.
  ///
  /// - Returns: The time at which the next job is due; nil if there is none.
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
