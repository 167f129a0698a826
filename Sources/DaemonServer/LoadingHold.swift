import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps sources from being read on behind their first screens. For tests, which have to find a
/// table that is still loading.
final class LoadingHold: Sendable {
  private let isHeld = Atomic(false)

  /// Holds what is being read from now on, or lets it go on.
  func set(_ held: Bool) { isHeld.store(held, ordering: .releasing) }

  /// Waits while it is held, for as long as somebody wants it.
  func wait(isCancelled: () -> Bool) {
    while isHeld.load(ordering: .acquiring), !isCancelled() { usleep(1000) }
  }
}
