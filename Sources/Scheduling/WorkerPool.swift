import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads of our own for everything that takes over a millisecond or may block.
///
/// Three lanes, so that long work never stands before short work: the *short* lane drains
/// mailboxes and reads windows; the *long* lane sorts and searches, at a lower scheduling priority;
/// the *files* lane opens and loads. A lane has a fixed number of threads that run; for each that
/// waits in a ``BlockingCall`` it starts another one, so that no device holds up other work. Swift's
/// cooperative pool is not used: two blocking reads in it stop a two-core process.
package final class WorkerPool: Sendable {
  /// Which threads a job runs on.
  package enum Lane: Int, Sendable {
    /// Mailboxes and windows.
    case short
    /// Sorts and searches.
    case long
    /// Opening and loading sources.
    case files
  }

  private let lanes: [WorkQueue]
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
    let starter = ThreadStarter()
    lanes = [
      WorkQueue(width: self.width, isLong: false, starter),
      WorkQueue(width: self.width, isLong: true, starter, jobDone: workDone),
      WorkQueue(width: self.width * 2, isLong: false, starter),
    ]
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

/// Jobs waiting for a thread, and the threads that run them.
final class WorkQueue: Sendable {
  private struct State {
    var jobs: [@Sendable () -> Void] = []
    /// Threads that run or wait for jobs; not those that wait in a blocking call.
    var running = 0
  }

  private let width: Int
  private let isLong: Bool
  private let starter: ThreadStarter
  private let jobDone: (@Sendable () -> Void)?
  private let state = Mutex(State())
  private let signal = ThreadSignal()

  /// - Parameters:
  ///   - width: How many threads run; they are started when there is work.
  ///   - isLong: Whether the threads have a lower scheduling priority.
  ///   - starter: Starts the threads.
  ///   - jobDone: Told after each job, on its thread; brief.
  init(
    width: Int, isLong: Bool, _ starter: ThreadStarter, jobDone: (@Sendable () -> Void)? = nil
  ) {
    self.width = width
    self.isLong = isLong
    self.starter = starter
    self.jobDone = jobDone
  }

  func add(_ job: @escaping @Sendable () -> Void) {
    let mustStart = state.withLock { state in
      state.jobs.append(job)
      return takePlace(&state)
    }
    if mustStart { start() }
    signal.post()
  }

  /// The calling thread begins to wait for a device: another one takes its place.
  func beginWaiting() {
    let mustStart = state.withLock { state in
      state.running -= 1
      return !state.jobs.isEmpty && takePlace(&state)
    }
    if mustStart { start() }
  }

  /// The calling thread goes on.
  func endWaiting() { state.withLock { $0.running += 1 } }

  private func takePlace(_ state: inout State) -> Bool {
    guard state.running < width else { return false }
    state.running += 1
    return true
  }

  private func start() {
    starter.start({ self.run() }, failed: { self.state.withLock { $0.running -= 1 } })
  }

  private func run() {
    // On Linux the niceness of a process is that of a thread.
    if isLong { _ = nice(5) }
    let role = BlockingRole(of: self)
    MailboxThread.role = role
    while true {
      signal.wait()
      runNext()
      jobDone?()
      // More run than should while threads come back from waiting.
      let isSpare = state.withLock { state in
        guard state.running > width else { return false }
        state.running -= 1
        return true
      }
      if isSpare { return withExtendedLifetime(role) {} }
    }
  }

  /// Runs the next job, which is gone when this returns.
  private func runNext() {
    let job = state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
    job?()
  }
}

/// Starts the threads of all lanes from one thread: on Linux a thread has the niceness of the one
/// that starts it.
final class ThreadStarter: Sendable {
  private struct Start {
    let body: @Sendable () -> Void
    let failed: @Sendable () -> Void
  }

  private let due = Mutex<[Start]>([])
  private let signal = ThreadSignal()

  init() {
    startThread { self.run() }
  }

  /// Starts a thread soon; calls `failed` if there is none to be had.
  func start(_ body: @escaping @Sendable () -> Void, failed: @escaping @Sendable () -> Void) {
    due.withLock { $0.append(Start(body: body, failed: failed)) }
    signal.post()
  }

  private func run() {
    while true {
      signal.wait()
      let next = due.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      guard let next else { continue }
      if !startThread(next.body) { next.failed() }
    }
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

  func wait() {
    if finished.load(ordering: .acquiring) == count { return signal.wait() }
    // Others may wait for a device.
    if BlockingCall.run({ signal.wait() }) == nil { signal.wait() }
  }
}

extension WorkerPool {
  /// Starts a thread of its own for something that waits all its life.
  package static func startThread(_ body: @escaping @Sendable () -> Void) {
    Scheduling.startThread(body)
  }
}
