import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The worker threads of the process, for all work that needs over a millisecond or can block.
///
/// There are three lanes, so that short work never waits for long work. The *short* lane drains
/// mailboxes and reads windows. The *long* lane sorts and searches, at a lower scheduling priority.
/// The *files* lane opens and loads. A lane has a fixed number of running threads. For each thread
/// that waits in a ``BlockingCall`` it starts another one, so that a slow device does not delay
/// other work. Swift's cooperative pool is not used, because two blocking reads in it stop a
/// process on two cores.
package final class WorkerPool: Sendable {
  /// The group of threads that runs a job.
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
  /// The number of threads of each lane.
  package let width: Int

  /// A pool with running threads.
  ///
  /// - Parameters:
  ///   - width: The number of threads per lane, at least 1.
  ///   - workDone: Called after each job of the long lane, on its thread. It must be short.
  package init(width: Int, workDone: @escaping @Sendable () -> Void = {}) {
    self.width = max(1, width)
    let starter = ThreadStarter()
    lanes = [
      WorkQueue(width: self.width, isLong: false, starter),
      WorkQueue(width: self.width, isLong: true, starter, jobDone: workDone),
      WorkQueue(width: self.width * 2, isLong: false, starter),
    ]
  }

  /// Runs a job soon. The jobs of a lane start in the order of submission.
  package func submit(_ lane: Lane, _ job: @escaping @Sendable () -> Void) {
    lanes[lane.rawValue].add(job)
  }

  /// Runs a short job at a time, or soon after, on a separate thread. O(waiting jobs).
  package func submit(
    at due: ContinuousClock.Instant, _ job: @escaping @Sendable () -> Void
  ) {
    delays.add(at: due, job)
  }

  /// Runs `body(0) ..< body(count)` also on the caller's thread, and returns when all are done.
  ///
  /// Can be called from a job: the caller does not wait for a free thread, but runs the indices
  /// that no other thread has begun.
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

/// Queued jobs, and the threads that run them.
final class WorkQueue: Sendable {
  private struct State {
    var jobs: [@Sendable () -> Void] = []
    /// The number of threads that run or wait for jobs, without those in a blocking call.
    var running = 0
  }

  private let width: Int
  private let isLong: Bool
  private let starter: ThreadStarter
  private let jobDone: (@Sendable () -> Void)?
  private let state = Mutex(State())
  private let signal = ThreadSignal()

  /// - Parameters:
  ///   - width: The number of running threads. They are started when there is work.
  ///   - isLong: Whether the threads have a lower scheduling priority.
  ///   - starter: Starts the threads.
  ///   - jobDone: Called after each job, on its thread. It must be short.
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

  /// Called when this thread is about to block on a device: another thread replaces it.
  func beginWaiting() {
    let mustStart = state.withLock { state in
      state.running -= 1
      return !state.jobs.isEmpty && takePlace(&state)
    }
    if mustStart { start() }
  }

  /// Called when this thread continues.
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
    // On Linux, niceness is a property of a thread.
    if isLong { _ = nice(5) }
    let role = BlockingRole(of: self)
    MailboxThread.role = role
    while true {
      signal.wait()
      runNext()
      jobDone?()
      // There can be more running threads than `width` while threads return from blocking calls.
      let isSpare = state.withLock { state in
        guard state.running > width else { return false }
        state.running -= 1
        return true
      }
      if isSpare { return withExtendedLifetime(role) {} }
    }
  }

  /// Runs the next job and releases it.
  private func runNext() {
    let job = state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
    job?()
  }
}

/// Starts the threads of all lanes from one thread, because on Linux a thread inherits the niceness
/// of the thread that starts it.
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

  /// Starts a thread soon; calls `failed` if the system cannot create one.
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
    // Other threads of the call may be blocked on a device.
    if BlockingCall.run({ signal.wait() }) == nil { signal.wait() }
  }
}

extension WorkerPool {
  /// Starts a separate thread for work that lasts as long as the process.
  package static func startThread(_ body: @escaping @Sendable () -> Void) {
    Scheduling.startThread(body)
  }
}
