internal import Synchronization

/// Says that nobody wants a result any more; cheap to ask in loops.
package final class CancellationFlag: Sendable {
  private let isRaised = Atomic<Bool>(false)
  private let hooks = Mutex<[@Sendable () -> Void]>([])

  /// A flag that is not raised.
  package init() {}

  /// Whether the work should stop.
  package var isCancelled: Bool { isRaised.load(ordering: .relaxed) }

  /// Raises the flag and runs the hooks, once.
  package func cancel() {
    guard !isRaised.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let due = hooks.withLock { hooks in
      defer { hooks = [] }
      return hooks
    }
    for hook in due { hook() }
  }

  /// Lets the hooks go, once there is nothing left to cancel; a hook may hold what holds the flag.
  func forgetHooks() {
    let dropped = hooks.withLock { hooks in
      defer { hooks = [] }
      return hooks
    }
    _ = dropped
  }

  /// Runs a hook when the flag is raised, at once if it is. A hook must not block: the reader
  /// runs it.
  package func onCancel(_ hook: @escaping @Sendable () -> Void) {
    let isLate = hooks.withLock { hooks in
      // `cancel` raises before it locks, so a hook is either seen here or taken there.
      if isCancelled { return true }
      hooks.append(hook)
      return false
    }
    if isLate { hook() }
  }
}
