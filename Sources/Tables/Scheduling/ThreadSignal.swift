#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A counting semaphore.
///
/// It is `@unchecked Sendable` because the mutex and the condition variable need a fixed address,
/// and `Synchronization` has no condition variable. The mutex is locked during every access to
/// `count`.
final class ThreadSignal: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var count = 0

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Increments the count, which lets one waiter continue, now or later.
  func post() {
    pthread_mutex_lock(mutex)
    count += 1
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Waits for a post and consumes it.
  func wait() {
    pthread_mutex_lock(mutex)
    while count == 0 { pthread_cond_wait(condition, mutex) }
    count -= 1
    pthread_mutex_unlock(mutex)
  }

  /// Waits for a post and consumes it, for at most `time`.
  func wait(atMost time: Duration) {
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    let (seconds, attoseconds) = time.components
    deadline.tv_sec += Int(clamping: max(0, seconds))
    deadline.tv_nsec += Int(clamping: max(0, attoseconds) / 1_000_000_000)
    if deadline.tv_nsec >= 1_000_000_000 {
      deadline.tv_sec += 1
      deadline.tv_nsec -= 1_000_000_000
    }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while count == 0 {
      if pthread_cond_timedwait(condition, mutex, &deadline) != 0 { return }
    }
    count -= 1
  }
}

/// Starts a thread that runs `body`. Returns false if the system cannot create it.
@discardableResult
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  let box = Unmanaged.passRetained(ThreadBody(body))
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setstacksize(&attributes, 1 << 20)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  #if canImport(Darwin)
    var thread: pthread_t?
    let code = pthread_create(&thread, &attributes, { runThreadBody($0) }, box.toOpaque())
  #else
    var thread = pthread_t()
    let code = pthread_create(&thread, &attributes, { runThreadBody($0) }, box.toOpaque())
  #endif
  pthread_attr_destroy(&attributes)
  if code != 0 { box.release() }
  return code == 0
}

private func runThreadBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}

private final class ThreadBody {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  func run() { body() }
}
