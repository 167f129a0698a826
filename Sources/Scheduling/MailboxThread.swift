#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the current thread is at.
enum MailboxThread {
  private static let currentKey = makeKey()
  private static let dueKey = makeKey()
  private static let receiptKey = makeKey()
  private static let claimKey = makeKey()
  private static let roleKey = makeKey()

  /// The mailbox that this thread drains now, nil outside a drain. Not retained: a drain outlives
  /// every use.
  static var current: Mailbox? {
    get { object(currentKey) }
    set { set(currentKey, newValue) }
  }

  /// Where mailboxes that get work on this thread are gathered, nil where a worker drains them.
  /// Not retained: `DueMailboxes.drained` outlives every use.
  static var due: DueMailboxes? {
    get { object(dueKey) }
    set { set(dueKey, newValue) }
  }

  /// The message that this thread is taking in. Not retained: `BackpressureGate.take` outlives every use.
  static var receipt: BackpressureReceipt? {
    get { object(receiptKey) }
    set { set(receiptKey, newValue) }
  }

  /// The claim of the request that this thread routes. Not retained: `RequestClaim.route` outlives
  /// every use.
  static var claim: RequestClaim? {
    get { object(claimKey) }
    set { set(claimKey, newValue) }
  }

  /// What this thread is there for. Not retained: who sets it outlives every use.
  static var role: BlockingRole? {
    get { object(roleKey) }
    set { set(roleKey, newValue) }
  }

  private static func makeKey() -> pthread_key_t {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }

  private static func object<Object: AnyObject>(_ key: pthread_key_t) -> Object? {
    pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func set<Object: AnyObject>(_ key: pthread_key_t, _ object: Object?) {
    pthread_setspecific(key, object.map { Unmanaged.passUnretained($0).toOpaque() })
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
