import Synchronization
import TableSessions

/// The turn of one request that changes a table in several steps.
///
/// From ``begin(_:)`` until the request is answered, changes that were sent later wait. The turn ends
/// sooner where the client is asked first: until it has decided, only the request itself waits.
final class ChangeTurn: Sendable {
  private let answer: PendingAnswer
  private let session: TableSession
  private let number = Mutex<Int?>(nil)

  /// A turn that has not begun.
  init(_ call: Call<some Sendable>, _ session: TableSession) {
    answer = call.answer.pending
    self.session = session
  }

  /// Begins it.
  func begin(_ session: isolated TableSession) {
    let turn = session.beginTurn()
    number.withLock { $0 = turn }
    let owner = self.session
    answer.whenAnswered { owner.postNow { $0.endTurn(turn) } }
  }

  /// Records that the rows and the order are there. Reads that are sent from now on wait, too.
  func work(_ session: isolated TableSession) {
    if let turn = number.withLock({ $0 }) { session.workInTurn(turn) }
  }

  /// Ends it, soon. Any thread; once or more.
  func end() {
    guard let turn = number.withLock({ $0 }) else { return }
    session.postNow { $0.endTurn(turn) }
  }
}
