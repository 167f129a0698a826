import Synchronization

/// Runs `body` once for every number in `0..<count`, on any number of threads and in any order.
/// Returns when all have run.
package typealias ParallelLoop = (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

/// The work was cancelled. Its partial result is dropped.
package struct PipelineCancelled: Error, Equatable {
  /// Makes the error.
  package init() {}
}

/// Ways to run a loop on other threads and to collect its results.
package enum Parallel {
  /// A loop on the calling thread.
  package static func inline(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    for index in 0..<count { body(index) }
  }

  /// The number of parts that long work is divided into if more parts would need a merge.
  static let pieceCount = 2
  /// The number of rows below which work is not divided.
  package static let rowCountMin = 1 << 14

  /// Collects the results of `body` for every number, in order.
  package static func map<Result: Sendable>(
    _ count: Int, _ loop: ParallelLoop, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    if count == 1 { return [body(0)] }
    let collector = Collector<Result>(count: count)
    loop(count) { index in collector.put(body(index), at: index) }
    return collector.take()
  }
}

/// Storage for the results of a loop.
private final class Collector<Result: Sendable>: Sendable {
  private let results: Mutex<[Result?]>

  init(count: Int) {
    results = Mutex(Array(repeating: nil, count: count))
  }

  func put(_ result: Result, at index: Int) {
    results.withLock { $0[index] = result }
  }

  func take() -> [Result] {
    results.withLock { results in
      let taken = results.compactMap { $0 }
      precondition(taken.count == results.count, "a loop runs every round before it returns")
      results = []
      return taken
    }
  }
}
