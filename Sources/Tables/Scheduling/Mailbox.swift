import Synchronization

/// The queue of one actor: a FIFO that is processed by one drain at a time.
///
/// It is also the actor's executor, so that `assumeIsolated` can check that the actor's state is
/// accessed on the mailbox only. The actor is never awaited (a test checks this). Work arrives only
/// by ``post(_:)`` and runs in the order of arrival, which one task per message would not
/// guarantee.
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

  /// Appends work to the queue. It runs on the actor, after all work posted before.
  package func post(_ work: @escaping @Sendable () -> Void) {
    add(.work(work))
  }

  /// Appends a job of the actor to the queue. Required by `SerialExecutor`; there are no such jobs,
  /// because the actor is never awaited.
  package func enqueue(_ job: consuming ExecutorJob) {
    add(.job(UnownedJob(job)))
  }

  /// Traps if the actor's state is accessed off its mailbox, which is a programming error.
  package func checkIsolated() {
    precondition(MailboxThread.current === self, "an actor's state is touched on its mailbox only")
  }

  /// The number of queued items.
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

  /// Runs longer work after the drain, which it must not delay. It runs on the draining thread if
  /// that thread has no other work, which saves waking another one.
  package func runAfterDrain(_ work: @escaping @Sendable () -> Void) {
    let isTaken = state.withLock { state in
      guard state.isScheduled, state.after == nil else { return false }
      state.after = work
      return true
    }
    if !isTaken { pool.submit(.short, work) }
  }

  /// Runs the queued work, then returns the thread.
  ///
  /// After `rounds` rounds, the drain returns the thread even if work is left, so that other
  /// mailboxes are drained.
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
      // Each item is released as soon as it is done, with everything that it references.
      while let item = items.popLast() { run(item) }
      isDone = state.withLock { state in
        if state.items.isEmpty { state.isScheduled = false }
        return !state.isScheduled
      }
    }
    MailboxThread.current = outer
    // Removed before other threads can drain: work that is added later is theirs.
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
