import HeapAccess
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Returns unused memory to the system, some time after work that may have freed much.
///
/// The C library keeps freed memory between blocks in use and in the heaps of single threads.
/// Finding it requires a walk through the free blocks. So it is done at most every two seconds, on
/// a thread that nothing waits for, and only after some work.
final class MemoryReturn: Sendable {
  /// The idle memory that is tolerated in addition to a fourth of the memory in use.
  private static let idleMax = 2 << 20
  /// The delay after work.
  private static let delay = Duration.milliseconds(300)
  /// The minimum interval between two attempts.
  private static let interval = Duration.seconds(2)

  private struct State {
    var last: ContinuousClock.Instant?
    /// The idle memory that remained after the last attempt.
    var left = 0
  }

  private let state = Mutex(State())
  private let isSet = Atomic(false)

  init() {
    heap_keep_little()
  }

  /// Records that work was done. O(1).
  func recordWork() {
    guard !isSet.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let now = ContinuousClock.now
    let last = state.withLock { $0.last }
    let due = max(now + Self.delay, last.map { $0 + Self.interval } ?? now)
    DetachedThread.run { [weak self] in
      let (seconds, attoseconds) = ContinuousClock.now.duration(to: due).components
      usleep(UInt32(clamping: seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
      self?.look()
    }
  }

  private func look() {
    isSet.store(false, ordering: .releasing)
    guard let memory = ProcessMemory.now() else { return }
    let left = state.withLock { state in
      state.last = .now
      return state.left
    }
    guard Self.isWorthIt(memory, left: left) else { return }
    _ = heap_give_back()
    let after = ProcessMemory.now()?.idle ?? 0
    let unreturned = Self.unreturned(before: memory.idle ?? 0, after: after)
    state.withLock { $0.left = unreturned }
  }

  /// The memory that cannot be returned, so that another attempt is not worth while.
  ///
  /// Other threads free memory concurrently, which the next attempt can return. So an attempt that
  /// returned much gives no such information, and one that returned little gives it only for the
  /// memory that was idle before.
  static func unreturned(before: Int, after: Int) -> Int {
    before - after > max(idleMax / 2, before / 4) ? 0 : min(before, after)
  }

  /// Whether enough memory is idle that an attempt is worth while.
  ///
  /// - Parameter left: The memory that the last attempt could not return.
  static func isWorthIt(_ memory: ProcessMemory, left: Int) -> Bool {
    guard let idle = memory.idle, let used = memory.used else { return false }
    return idle > max(idleMax, used / 4) && idle > left + max(idleMax / 2, left / 4)
  }
}
