import Synchronization
import TableValues
import Testing
import ViewportLayout

@testable import TableSessions

/// What tables tell each other of their collections.
struct CrossTableHeightsTests {
  private let told = Told()

  /// The collections that a table was told of, in order.
  private final class Told: Sendable {
    let views = Mutex<[Text]>([])
  }

  private func board(holders: [Int]) -> CrossTableHeights {
    let board = CrossTableHeights()
    for table in holders {
      board.register(table) { [told] view in told.views.withLock { $0.append(view) } }
    }
    return board
  }

  private var views: [Text] { told.views.withLock { $0 } }

  @Test func `other tables are told of what changes, and the table itself answers for its own`() {
    let (list, items) = (1, 2)
    let board = board(holders: [list])
    #expect(!board.tell("c", of: items, 640))
    #expect(!board.tell("c", of: items, 640), "nothing new")
    #expect(views == ["c"] && board.heights == ["c": 640])
    #expect(board.tell("d", of: list, 64), "to be followed by itself")
    #expect(views == ["c"] && board.heights == ["c": 640, "d": 64])
    #expect(!board.tell("c", of: items, nil))
    #expect(views == ["c", "c"] && board.heights == ["d": 64])
  }

  @Test(arguments: [64, 640])
  func `a view that another table has opened by now is not taken away`(height: LayoutLength) {
    let board = board(holders: [9])
    let (old, new) = (board.join(), board.join())
    _ = board.tell("c", of: old, 640)
    _ = board.tell("c", of: new, height)
    #expect(board.heights == ["c": height])
    _ = board.tell("c", of: old, 6400)
    #expect(board.heights == ["c": height], "what an old table had still to do")
    _ = board.tell("c", of: old, nil)
    #expect(board.heights == ["c": height])
    #expect(views.count == (height == 640 ? 1 : 2))
  }

  @Test func `who holds nothing any more is told nothing`() {
    let (list, other, items) = (1, 2, 3)
    let board = board(holders: [list, list, other])
    #expect(board.isUsed(by: nil) && board.isUsed(by: list) && !board.isUsed(by: items))
    board.remove(other)
    _ = board.tell("c", of: items, 640)
    #expect(views == ["c"])
    board.remove(list)
    #expect(!board.isUsed(by: nil))
    #expect(!board.tell("c", of: list, 64))
    #expect(views == ["c"])
  }
}
