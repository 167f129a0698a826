import Synchronization

/// The queue in front of one table: filled in arrival order, emptied by one drain at a time.
///
/// It is also the actor's executor: jobs of the actor go through the same queue, so whatever the
/// reader thread put in first is done first. A task per message would lose that order.
package final class Mailbox: SerialExecutor {
  private enum Item {
    case work(@Sendable () -> Void)
    case job(UnownedJob)
  }

  private struct State {
    var items: [Item] = []
    var isScheduled = false
  }

  private let pool: WorkerPool
  private let state = Mutex(State())

  init(pool: WorkerPool) {
    self.pool = pool
  }

  /// Puts work into the queue; it runs on the actor, after everything put in before.
  func post(_ work: @escaping @Sendable () -> Void) {
    add(.work(work))
  }

  /// Takes a job of the actor into the queue, behind everything put in before.
  package func enqueue(_ job: consuming ExecutorJob) {
    add(.job(UnownedJob(job)))
  }

  /// Traps when table state is touched off its mailbox, which is a fault of ours.
  package func checkIsolated() {
    precondition(MailboxThread.current === self, "table state is touched on its mailbox only")
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
    if mustSchedule { pool.submit(.short) { self.drain() } }
  }

  /// Runs everything that is waiting, then lets the thread go.
  ///
  /// A drain gives the thread back after some rounds, so that other tables get their turn.
  private func drain() {
    let outer = MailboxThread.current
    MailboxThread.current = self
    defer { MailboxThread.current = outer }
    for _ in 0..<16 {
      let items = state.withLock { state in
        if state.items.isEmpty { state.isScheduled = false }
        defer { state.items = [] }
        return state.items
      }
      if items.isEmpty { return }
      for item in items { run(item) }
    }
    pool.submit(.short) { self.drain() }
  }

  private func run(_ item: Item) {
    switch item {
    case .work(let work): work()
    case .job(let job): job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }
}
