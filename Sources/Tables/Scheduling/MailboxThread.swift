#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The thread-local state of mailboxes.
enum MailboxThread {
  private static let currentKey = makeKey()
  private static let dueKey = makeKey()
  private static let receiptKey = makeKey()
  private static let claimKey = makeKey()
  private static let roleKey = makeKey()

  /// The mailbox that this thread drains; nil outside a drain. Not retained, because the drain
  /// outlives every use.
  static var current: Mailbox? {
    get { object(currentKey) }
    set { set(currentKey, newValue) }
  }

  /// Collects the mailboxes that receive work on this thread; nil if workers drain them. Not
  /// retained, because `DueMailboxes.drained` outlives every use.
  static var due: DueMailboxes? {
    get { object(dueKey) }
    set { set(dueKey, newValue) }
  }

  /// The receipt of the message that this thread is posting. Not retained, because
  /// `BackpressureGate.take` outlives every use.
  static var receipt: BackpressureReceipt? {
    get { object(receiptKey) }
    set { set(receiptKey, newValue) }
  }

  /// The claim of the request that this thread routes. Not retained, because `RequestClaim.route`
  /// outlives every use.
  static var claim: RequestClaim? {
    get { object(claimKey) }
    set { set(claimKey, newValue) }
  }

  /// The role of this thread. Not retained, because the code that sets it outlives every use.
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

/// Mailboxes that are drained by the thread that posts to them.
package final class DueMailboxes {
  var mailboxes: [Mailbox] = []

  /// Runs `body`. Then drains on this thread, once, the mailboxes to which it posted and which no
  /// other thread drains.
  ///
  /// This is for work that is usually short, since waking a worker costs more than most requests.
  package static func drained(_ body: () -> Void) {
    let due = DueMailboxes()
    MailboxThread.due = due
    body()
    MailboxThread.due = nil
    for mailbox in due.mailboxes { mailbox.drain(rounds: 1) }
  }
}
