import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A fixed set of threads of our own for everything that takes over a millisecond or may block.
///
/// Two lanes, so that long work never stands before short work: the *short* lane drains tables'
/// mailboxes and reads windows; the *long* lane sorts, searches and indexes, at a lower
/// scheduling priority. Swift's cooperative pool is not used: two blocking reads in it stop a
/// two-core process.
package final class WorkerPool: Sendable {
  /// Which threads a job runs on.
  package enum Lane: Int, Sendable {
    /// Mailboxes and windows.
    case short
    /// Sorts, searches, indexing.
    case long
  }

  private let lanes: [WorkQueue]
  /// Told after each job of the long lane.
  private let workDone: @Sendable () -> Void
  private let delays = DelayQueue()
  /// How many threads each lane has.
  package let width: Int

  /// Starts the threads.
  ///
  /// - Parameters:
  ///   - width: Threads per lane; at least 1.
  ///   - workDone: Told after each job of the long lane, on its thread; brief.
  package init(width: Int, workDone: @escaping @Sendable () -> Void = {}) {
    self.width = max(1, width)
    self.workDone = workDone
    lanes = [WorkQueue(), WorkQueue()]
    for lane in [Lane.short, .long] {
      for _ in 0..<self.width {
        let queue = lanes[lane.rawValue]
        let done = workDone
        TableSessions.startThread {
          if lane == .long { queue.run(isLong: true, done) } else { queue.run(isLong: false) {} }
        }
      }
    }
  }

  /// Runs a job soon. Jobs of a lane start in the order submitted.
  package func submit(_ lane: Lane, _ job: @escaping @Sendable () -> Void) {
    lanes[lane.rawValue].add(job)
  }

  /// Runs a short job at a time, or soon after, on a thread of its own. O(jobs that wait).
  package func submit(
    at due: ContinuousClock.Instant, _ job: @escaping @Sendable () -> Void
  ) {
    delays.add(at: due, job)
  }

  /// Runs `body(0) ..< body(count)`, the caller's thread taking part, and returns when all are done.
  ///
  /// Safe to call from a job: the caller does not wait for a free thread, it does what nobody
  /// else has begun.
  package func parallel(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    guard count > 1 else {
      if count == 1 { body(0) }
      return
    }
    let group = ParallelGroup(count: count)
    for _ in 1..<min(count, width) { submit(.long) { group.takePart(body) } }
    group.takePart(body)
    group.wait()
  }
}

/// Jobs waiting for a thread.
private final class WorkQueue: Sendable {
  private let jobs = Mutex<[@Sendable () -> Void]>([])
  private let signal = ThreadSignal()

  func add(_ job: @escaping @Sendable () -> Void) {
    jobs.withLock { $0.append(job) }
    signal.post()
  }

  func run(isLong: Bool, _ done: @Sendable () -> Void) {
    // On Linux the niceness of a process is that of a thread.
    if isLong { _ = nice(5) }
    while true {
      signal.wait()
      run()
      done()
    }
  }
}

extension WorkQueue {
  /// Runs the next job, which is gone when this returns.
  private func run() {
    let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    job?()
  }
}

/// Counts the jobs of one `parallel` call.
private final class ParallelGroup: Sendable {
  private let count: Int
  private let next = Atomic(0)
  private let finished = Atomic(0)
  private let signal = ThreadSignal()

  init(count: Int) { self.count = count }

  func takePart(_ body: (Int) -> Void) {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      body(index)
      if finished.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue == count {
        signal.post()
      }
    }
  }

  func wait() { signal.wait() }
}

extension WorkerPool {
  /// Starts a thread of its own for something that waits all its life.
  package static func startThread(_ body: @escaping @Sendable () -> Void) {
    TableSessions.startThread(body)
  }
}
