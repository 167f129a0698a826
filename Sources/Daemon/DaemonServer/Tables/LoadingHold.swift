import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Stops loading behind the first screens. For tests, which need a table that is still loading.
final class LoadingHold: Sendable {
  private let isHeld = Atomic(false)

  /// Stops loading from now on, or continues it.
  func set(_ held: Bool) { isHeld.store(held, ordering: .releasing) }

  /// Waits while loading is stopped, until it is cancelled.
  func wait(isCancelled: () -> Bool) {
    while isHeld.load(ordering: .acquiring), !isCancelled() { usleep(1000) }
  }
}
