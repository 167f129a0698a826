import HeapAccess
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Gives memory that nobody uses any more back to the system, some time after work that may have
/// freed much.
///
/// The C library keeps what is freed between blocks that are in use, and the heaps of single threads.
/// Looking for that costs a walk through the free blocks, so it is done at most every two seconds,
/// never on a thread that anybody waits for, and only after something was done.
final class MemoryReturn: Sendable {
  /// So much may lie idle, and a fourth of what is in use.
  private static let idleMax = 2 << 20
  /// How long after work it is looked.
  private static let delay = Duration.milliseconds(300)
  /// How long there is between two looks.
  private static let interval = Duration.seconds(2)

  private struct State {
    var last: ContinuousClock.Instant?
    /// What lay idle after the last time that memory was given back.
    var left = 0
  }

  private let state = Mutex(State())
  private let isSet = Atomic(false)

  init() {
    heap_keep_little()
  }

  /// Notes that something was done. O(1).
  func noteWork() {
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

  /// What cannot be given back, so that trying again is not worth it.
  ///
  /// Other threads free memory meanwhile, and what they freed can be given back the next time. So an
  /// attempt that gave much back says nothing, and one that gave little says so only of what lay
  /// idle before it.
  static func unreturned(before: Int, after: Int) -> Int {
    before - after > max(idleMax / 2, before / 4) ? 0 : min(before, after)
  }

  /// Whether so much lies idle that giving it back is worth the work.
  ///
  /// - Parameter left: What could not be given back the last time.
  static func isWorthIt(_ memory: ProcessMemory, left: Int) -> Bool {
    guard let idle = memory.idle, let used = memory.used else { return false }
    return idle > max(idleMax, used / 4) && idle > left + max(idleMax / 2, left / 4)
  }
}
