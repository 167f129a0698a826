#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which mailbox the current thread is draining.
enum MailboxThread {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The mailbox that this thread drains now, nil outside a drain. Not retained: a drain outlives
  /// every use.
  static var current: Mailbox? {
    get {
      pthread_getspecific(key).map { Unmanaged<Mailbox>.fromOpaque($0).takeUnretainedValue() }
    }
    set {
      pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() })
    }
  }
}
