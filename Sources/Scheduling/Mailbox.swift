import Synchronization

/// The queue in front of one actor: filled in arrival order, emptied by one drain at a time.
///
/// It is also the actor's executor, for one purpose: `assumeIsolated` then checks that the actor's state
/// is touched on the mailbox only. Nobody awaits the actor (a tidy test looks), so work arrives by
/// ``post(_:)`` alone and runs in arrival order. A task per message would lose that order.
package final class Mailbox: SerialExecutor {
  private enum Item {
    case work(@Sendable () -> Void)
    case job(UnownedJob)
  }

  private struct State {
    var items: [Item] = []
    var isScheduled = false
    var after: (@Sendable () -> Void)?
  }

  private let pool: WorkerPool
  private let state = Mutex(State())

  /// An empty mailbox, drained by the short lane of `pool`.
  package init(pool: WorkerPool) {
    self.pool = pool
  }

  /// Puts work into the queue; it runs on the actor, after everything put in before.
  package func post(_ work: @escaping @Sendable () -> Void) {
    add(.work(work))
  }

  /// Queues a job of the actor behind everything posted before. Required by `SerialExecutor`; there
  /// are no such jobs while nobody awaits.
  package func enqueue(_ job: consuming ExecutorJob) {
    add(.job(UnownedJob(job)))
  }

  /// Traps when the actor's state is touched off its mailbox, which is a fault of ours.
  package func checkIsolated() {
    precondition(MailboxThread.current === self, "an actor's state is touched on its mailbox only")
  }

  /// How much waits now.
  package var depth: Int { state.withLock { $0.items.count } }

  private func add(_ item: Item) {
    let mustSchedule = state.withLock { state in
      state.items.append(item)
      if state.isScheduled { return false }
      state.isScheduled = true
      return true
    }
    guard mustSchedule else { return }
    if let due = MailboxThread.due {
      due.mailboxes.append(self)
    } else {
      pool.submit(.short) { self.drain(rounds: 16) }
    }
  }

  /// Runs work that may take a while behind the drain, which it must not hold up: on the draining
  /// thread itself if that has nothing else to do then, which saves waking another one.
  package func runAfterDrain(_ work: @escaping @Sendable () -> Void) {
    let isTaken = state.withLock { state in
      guard state.isScheduled, state.after == nil else { return false }
      state.after = work
      return true
    }
    if !isTaken { pool.submit(.short, work) }
  }

  /// Runs what is waiting, then lets the thread go.
  ///
  /// A drain gives the thread back after some rounds, so that other mailboxes get their turn.
  func drain(rounds: Int) {
    let outer = MailboxThread.current
    MailboxThread.current = self
    var isDone = false
    for _ in 0..<rounds where !isDone {
      var items = state.withLock { state in
        defer { state.items = [] }
        return state.items
      }
      items.reverse()
      // Each is let go as soon as it is done, with all that it holds.
      while let item = items.popLast() { run(item) }
      isDone = state.withLock { state in
        if state.items.isEmpty { state.isScheduled = false }
        return !state.isScheduled
      }
    }
    MailboxThread.current = outer
    // Taken before others may drain: what was put there since is theirs to run as well.
    let after = state.withLock { state in
      defer { state.after = nil }
      return state.after
    }
    if !isDone { pool.submit(.short) { self.drain(rounds: 16) } }
    after?()
  }

  private func run(_ item: Item) {
    switch item {
    case .work(let work): work()
    case .job(let job): job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }
}
