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

/// Waits after the end of input until what was sent before it is answered and its updates are
/// written.
///
/// It gives up when nobody can read the answers, when the limit of time has passed, or when nothing
/// progresses: neither a read that hangs nor a reader that takes nothing is waited for.
struct Drain {
  /// How long nothing may progress.
  private static let patience = Duration.milliseconds(300)

  let connection: Connection
  let session: ClientSession

  /// Waits; returns at once when `isOver` says so.
  ///
  /// - Returns: Whether there is more to come for which it may be worth waiting a little.
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

/// What the process has done so far.
struct Progress {
  /// How much the process works at least while it progresses, in nanoseconds of its processors.
  static let leastWork = 2_000_000

  private let answers: Int
  private let bytesIn: Int
  private let bytesOut: Int
  private let isWriting: Bool
  /// Nanoseconds of processors, without those of the thread that asks.
  private let work: Int

  /// Counts what a connection and the process have done, but for the thread that asks.
  init(_ connection: Connection) {
    let counters = connection.counters
    answers = counters.answers
    bytesIn = counters.bytesIn
    bytesOut = counters.bytesOut
    isWriting = connection.isWriting
    work = Self.nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - Self.nanoseconds(CLOCK_THREAD_CPUTIME_ID)
  }

  /// Whether something has come about since `other`.
  func isBeyond(_ other: Progress) -> Bool {
    if bytesOut > other.bytesOut || bytesIn > other.bytesIn { return true }
    // Whatever is worked on cannot be told while the output is blocked.
    return !isWriting && (answers > other.answers || work >= other.work + Self.leastWork)
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
