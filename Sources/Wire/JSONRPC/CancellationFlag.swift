internal import Synchronization

/// A flag that asks for work to stop. Checking it in loops is cheap.
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

  /// Drops the hooks when there is nothing left to cancel, because a hook may refer back to the
  /// flag.
  func forgetHooks() {
    let dropped = hooks.withLock { hooks in
      defer { hooks = [] }
      return hooks
    }
    _ = dropped
  }

  /// Runs a hook when the flag is raised, or at once if it is raised already. A hook must not
  /// block: the reader thread runs it.
  package func onCancel(_ hook: @escaping @Sendable () -> Void) {
    let isLate = hooks.withLock { hooks in
      // `cancel` raises the flag before it locks. So a hook is either seen here or run there.
      if isCancelled { return true }
      hooks.append(hook)
      return false
    }
    if isLate { hook() }
  }
}
