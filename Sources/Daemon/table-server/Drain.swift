import DaemonServer
import JSONRPC
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits after the end of input until every earlier request is answered and its updates are
/// written.
///
/// It gives up in three cases: the answers cannot be written any more, the time limit has passed,
/// or nothing makes progress. So it waits neither for a read that hangs nor for a client that stops
/// reading.
struct Drain {
  /// The longest wait without any progress.
  private static let patience = Duration.milliseconds(300)

  let connection: Connection
  let session: ClientSession

  /// Waits. Returns at once if `isOver` returns true.
  ///
  /// - Returns: Whether more output may follow, so that a short further wait may be worth while.
  func run(within limit: Duration, unless isOver: () -> Bool) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + limit
    let isUpdated = Atomic(false)
    var hasAsked = false
    var known = Progress(connection)
    var lastProgress = clock.now
    while clock.now < end, !isOver(), !connection.isAbandoned {
      if connection.settle(within: .milliseconds(20)) {
        if !hasAsked {
          hasAsked = true
          session.whenUpdated { isUpdated.store(true, ordering: .releasing) }
        }
        if isUpdated.load(ordering: .acquiring), connection.isQuiet { return true }
        usleep(1000)
      }
      let now = Progress(connection)
      if now.isBeyond(known) {
        known = now
        lastProgress = clock.now
      } else if clock.now - lastProgress >= Self.patience {
        return false
      }
    }
    return !connection.isAbandoned
  }
}

/// A measure of the work done by the process so far.
struct Progress {
  /// The processor time that counts as progress, in nanoseconds.
  static let leastWork = 2_000_000

  private let answers: Int
  private let bytesIn: Int
  private let bytesOut: Int
  private let isWriting: Bool
  /// Processor time of all threads but the one that measures, in nanoseconds.
  private let work: Int

  /// Measures the work of a connection and of the process, without the measuring thread.
  init(_ connection: Connection) {
    let counters = connection.counters
    answers = counters.answers
    bytesIn = counters.bytesIn
    bytesOut = counters.bytesOut
    isWriting = connection.isWriting
    work = Self.nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - Self.nanoseconds(CLOCK_THREAD_CPUTIME_ID)
  }

  /// Whether there was progress since `other`.
  func isBeyond(_ other: Progress) -> Bool {
    if bytesOut > other.bytesOut || bytesIn > other.bytesIn { return true }
    // While the output is blocked, answers cannot leave: then neither answers nor work count as
    // progress.
    return !isWriting && (answers > other.answers || work >= other.work + Self.leastWork)
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
