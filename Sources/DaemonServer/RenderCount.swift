import Synchronization

/// Counts the requests for new content of a table as they arrive, so that an older one knows of a
/// newer one before its turn has come.
final class RenderCount: Sendable {
  private let count = Atomic(0)

  /// The number of a request that has just arrived.
  func arrived() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Whether a newer one has arrived.
  func isOutdated(_ number: Int) -> Bool { count.load(ordering: .relaxed) > number }
}
