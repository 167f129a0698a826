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

  private static let dueKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Where mailboxes that get work on this thread are gathered, nil where a worker drains them.
  /// Not retained: `DueMailboxes.drained` outlives every use.
  static var due: DueMailboxes? {
    get {
      pthread_getspecific(dueKey)
        .map { Unmanaged<DueMailboxes>.fromOpaque($0).takeUnretainedValue() }
    }
    set {
      pthread_setspecific(dueKey, newValue.map { Unmanaged.passUnretained($0).toOpaque() })
    }
  }
}

/// Mailboxes that the thread which fills them drains itself.
package final class DueMailboxes {
  var mailboxes: [Mailbox] = []

  /// Runs `body`, then on this thread, once, what it put into mailboxes that nobody drains.
  ///
  /// Waking a worker costs more than most requests; for work that is brief as a rule.
  package static func drained(_ body: () -> Void) {
    let due = DueMailboxes()
    MailboxThread.due = due
    body()
    MailboxThread.due = nil
    for mailbox in due.mailboxes { mailbox.drain(rounds: 1) }
  }
}
