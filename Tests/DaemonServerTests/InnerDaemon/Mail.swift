import JSONText
import Synchronization

@testable import DaemonServer
@testable import JSONRPC

/// What a daemon has said. The connection's tap, and what a test reads of it.
final class Mail: ConnectionTap {
  private struct State {
    /// Messages that are about to be written.
    var written: [[UInt8]] = []
    /// Messages that were written and not read, in their order.
    var delivered: [JSONValue] = []
    /// Answers to batches, as they were written.
    var batches: [[UInt8]] = []
    var logs: [String] = []
    var ending: ClientSession.Ending?
  }

  private let state = Monitor(State())

  func read(_ bytes: ArraySlice<UInt8>) {}

  func inputEnded() {}

  func wrote(_ body: [UInt8]) { state.withLock { $0.written.append(body) } }

  /// Called at each write. Until then, a message has not left.
  func deliver() {
    state.withLock { state in
      for body in state.written {
        if body.first == UInt8(ascii: "[") {
          state.batches.append(body)
          continue
        }
        state.delivered.append((try? JSONValue(parsing: body)) ?? "no JSON")
      }
      state.written = []
    }
    state.wakeAll()
  }

  /// Takes the first message that is wanted; nil if none arrives in time.
  func next(within limit: Duration, where isWanted: (JSONValue) -> Bool) -> JSONValue? {
    state.wait(for: limit) { state in
      state.delivered.firstIndex(where: isWanted).map { state.delivered.remove(at: $0) }
    }
  }

  /// Takes the first answer to a batch; nil if none arrives in time.
  func nextBatch(within limit: Duration) -> [UInt8]? {
    state.wait(for: limit) { $0.batches.isEmpty ? nil : $0.batches.removeFirst() }
  }

  /// Takes all messages that are wanted and have arrived.
  func take(where isWanted: (JSONValue) -> Bool) -> [JSONValue] {
    state.withLock { state in
      let wanted = state.delivered.filter(isWanted)
      state.delivered.removeAll(where: isWanted)
      return wanted
    }
  }

  /// Notes a line of standard error.
  func note(log: String) { state.withLock { $0.logs.append(log) } }

  /// Notes that the process should leave.
  func note(ending: ClientSession.Ending) {
    state.withLock { $0.ending = $0.ending ?? ending }
    state.wakeAll()
  }

  /// The lines of standard error.
  var logs: [String] { state.withLock(\.logs) }

  /// Why the process should leave.
  var ending: ClientSession.Ending? { state.withLock(\.ending) }
}
