#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// State under a lock, with a condition that threads can wait for. (`Mutex` has none.)
///
/// Unchecked: the state is accessed only between `pthread_mutex_lock` and `unlock`, which the
/// compiler cannot see.
package final class Monitor<State>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var state: State

  /// A state without waiting threads.
  package init(_ state: State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    condition = .allocate(capacity: 1)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with exclusive access to the state.
  package func withLock<Value>(_ body: (inout State) -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&state)
  }

  /// Wakes all waiting threads.
  package func wakeAll() {
    pthread_cond_broadcast(condition)
  }

  /// Waits until `attempt` returns a value. It is tried at every wake-up.
  package func wait<Value>(until attempt: (inout State) -> Value?) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let value = attempt(&state) { return value }
      pthread_cond_wait(condition, mutex)
    }
  }

  /// Waits until `attempt` returns a value or the time is over. It is tried at every wake-up.
  package func wait<Value>(for limit: Duration, until attempt: (inout State) -> Value?) -> Value? {
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    let (seconds, attoseconds) = limit.components
    deadline.tv_sec += Int(clamping: seconds)
    deadline.tv_nsec += Int(clamping: attoseconds / 1_000_000_000)
    if deadline.tv_nsec >= 1_000_000_000 {
      deadline.tv_sec += 1
      deadline.tv_nsec -= 1_000_000_000
    }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let value = attempt(&state) { return value }
      if pthread_cond_timedwait(condition, mutex, &deadline) != 0 { return attempt(&state) }
    }
  }
}
