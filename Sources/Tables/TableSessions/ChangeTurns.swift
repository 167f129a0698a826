import Scheduling

/// Work that was posted to a table.
struct PostedWork: Sendable {
  /// The kind of request that posted it; nil: something else, such as an answer of the client's.
  var request: RequestClaim.Effect?
  var work: @Sendable (isolated TableSession) -> Void
}

/// Changes in several steps, and the requests that wait for them.
///
/// An example: `view/replace` waits for rows that are not read yet, then looks for its hits on a worker.
/// An edit that was sent after it must not be made before it. So later changes wait until it is answered.
/// Reads run while it waits for rows or an order. They wait while it works, and behind a waiting change,
/// because they were sent to see the result of that change.
struct ChangeTurns {
  /// The changes that have begun and are not answered yet, and whether each of them works.
  private var begun: [Int: Bool] = [:]
  private var count = 0
  /// The waiting requests, in the order in which they were sent.
  var waiting: [PostedWork] = []

  /// Whether work has to wait now.
  func keepsWaiting(_ posted: PostedWork) -> Bool {
    if begun.isEmpty && waiting.isEmpty { return false }
    switch posted.request {
    case nil: return false
    case .change: return true
    case .read: return !waiting.isEmpty || begun.values.contains(true)
    }
  }

  /// Begins a turn, whose request waits.
  fileprivate mutating func begin() -> Int {
    count += 1
    begun[count] = false
    return count
  }

  /// Records that the request of a turn has begun to work.
  fileprivate mutating func recordWork(_ turn: Int) {
    if begun[turn] != nil { begun[turn] = true }
  }

  /// Ends a turn.
  ///
  /// - Returns: The requests that may run now, in order.
  fileprivate mutating func end(_ turn: Int) -> [PostedWork] {
    guard begun.removeValue(forKey: turn) != nil, begun.isEmpty else { return [] }
    defer { waiting = [] }
    return waiting
  }
}

extension TableSession {
  /// Begins a change in several steps for a request. Changes that were sent later wait
  /// until ``endTurn(_:)``.
  package func beginTurn() -> Int { turns.begin() }

  /// Records that the rows and the order are there. Reads that are sent from now on wait, too.
  package func workInTurn(_ turn: Int) { turns.recordWork(turn) }

  /// Ends the turn of a request that was answered, or that asks the client first. May be called twice.
  /// The waiting requests then run in the order sent, until one of them begins a turn.
  package func endTurn(_ turn: Int) {
    for posted in turns.end(turn) { run(posted) }
  }
}
