import Synchronization

/// Runs `body` once for every number in `0..<count`, on as many threads as it likes, and returns
/// when all have run. The order is free.
package typealias ParallelLoop = (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

/// Says that the work was cancelled; its result so far is dropped.
package struct PipelineCancelled: Error, Equatable {
  /// Makes the error.
  package init() {}
}

/// Ways to run a loop on other threads, and to collect what the rounds give.
package enum Parallel {
  /// The loop that runs on the calling thread.
  package static func inline(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    for index in 0..<count { body(index) }
  }

  /// How many pieces a long piece of work is cut into where more would cost a merge.
  static let pieceCount = 2
  /// Below this many rows a piece of work stays whole.
  package static let rowCountMin = 1 << 14

  /// Collects what `body` gives for every number, in order.
  package static func map<Result: Sendable>(
    _ count: Int, _ loop: ParallelLoop, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    if count == 1 { return [body(0)] }
    let collector = Collector<Result>(count: count)
    loop(count) { index in collector.put(body(index), at: index) }
    return collector.take()
  }
}

/// A place for the results of a loop's rounds.
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
