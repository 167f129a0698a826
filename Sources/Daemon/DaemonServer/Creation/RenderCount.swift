import Synchronization

/// Numbers the requests for new content of a table as they arrive, so that an older one can detect
/// a newer one before it runs.
final class RenderCount: Sendable {
  private let count = Atomic(0)

  /// The number of a request that has just arrived.
  func arrived() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Whether a newer request has arrived.
  func isOutdated(_ number: Int) -> Bool { count.load(ordering: .relaxed) > number }
}
