import Synchronization
import TableValues
import Testing

@testable import TableSessions

/// What tables tell each other of their collections.
struct CollectionBoardTests {
  private let told = Told()

  /// The collections that a table was told of, in order.
  private final class Told: Sendable {
    let views = Mutex<[Text]>([])
  }

  private func board(holders: [String]) -> CollectionBoard {
    let board = CollectionBoard()
    for table in holders {
      board.register(table) { [told] view in told.views.withLock { $0.append(view) } }
    }
    return board
  }

  private var views: [Text] { told.views.withLock { $0 } }

  @Test func `other tables are told of what changes, and the table itself answers for its own`() {
    let board = board(holders: ["list"])
    #expect(!board.tell("c", of: "items", 640))
    #expect(!board.tell("c", of: "items", 640), "nothing new")
    #expect(views == ["c"] && board.heights == ["c": 640])
    #expect(board.tell("d", of: "list", 64), "to be followed by itself")
    #expect(views == ["c"] && board.heights == ["c": 640, "d": 64])
    #expect(!board.tell("c", of: "items", nil))
    #expect(views == ["c", "c"] && board.heights == ["d": 64])
  }

  @Test func `a view that another table has opened by now is not taken away`() {
    let board = board(holders: ["list"])
    _ = board.tell("c", of: "old", 640)
    _ = board.tell("c", of: "new", 64)
    #expect(!board.tell("c", of: "old", nil))
    #expect(views == ["c", "c"] && board.heights == ["c": 64])
  }

  @Test func `who holds nothing any more is told nothing`() {
    let board = board(holders: ["list", "list", "other"])
    #expect(board.isUsed(by: nil) && board.isUsed(by: "list") && !board.isUsed(by: "items"))
    board.remove("other")
    _ = board.tell("c", of: "items", 640)
    #expect(views == ["c"])
    board.remove("list")
    #expect(!board.isUsed(by: nil))
    #expect(!board.tell("c", of: "list", 64))
    #expect(views == ["c"])
  }
}
