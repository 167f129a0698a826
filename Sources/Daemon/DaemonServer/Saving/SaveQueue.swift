import Scheduling
import Synchronization

/// Lets the saves of one table run one after another.
final class SaveQueue: Sendable {
  private struct State {
    var isRunning = false
    var waiting: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// Whether a save is running or waits.
  var isBusy: Bool { state.withLock { $0.isRunning } }

  /// Runs a save on a worker, when those before it have ended.
  func run(on pool: WorkerPool, _ save: @escaping @Sendable () -> Void) {
    let isFree = state.withLock { state in
      if state.isRunning {
        state.waiting.append(save)
        return false
      }
      state.isRunning = true
      return true
    }
    if isFree { start(on: pool, save) }
  }

  private func start(on pool: WorkerPool, _ save: @escaping @Sendable () -> Void) {
    pool.submit(.files) { [self] in
      save()
      let next: (@Sendable () -> Void)? = state.withLock { state in
        if state.waiting.isEmpty {
          state.isRunning = false
          return nil
        }
        return state.waiting.removeFirst()
      }
      if let next { start(on: pool, next) }
    }
  }
}
