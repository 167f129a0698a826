import RowTree
import TestSupport
import Testing

/// The seeds of a test: as many as `TestSettings.seedCount` says.
func testSeeds(_ count: Int, inSweep: Int? = nil) -> Range<UInt64> {
  0..<UInt64(TestSettings.seedCount(count, inSweep: inSweep))
}

/// A plain array that says what a ``RowOrder`` must say.
struct RowOrderModel: Equatable {
  struct Row: Equatable {
    var slot: UInt32
    var isLive: Bool
  }

  var rows: [Row] = []

  var live: [UInt32] { rows.filter(\.isLive).map(\.slot) }

  func totalIndex(of slot: UInt32) -> Int? { rows.firstIndex { $0.slot == slot } }

  func totalPosition(before index: Int) -> Int {
    let index = min(index, live.count)
    return index <= 0 ? 0 : totalIndex(of: live[index - 1])! + 1
  }

  mutating func insert(_ slots: [UInt32], at index: Int) {
    rows.insert(
      contentsOf: slots.map { Row(slot: $0, isLive: true) }, at: totalPosition(before: index))
  }

  mutating func move(_ slots: [UInt32], to target: UInt32?, isBefore: Bool) {
    var moved: [Row] = []
    for slot in slots {
      if let position = totalIndex(of: slot), !moved.contains(where: { $0.slot == slot }) {
        moved.append(rows[position])
      }
    }
    var stay: UInt32?
    if let target {
      guard let position = totalIndex(of: target) else { return }
      let candidates = isBefore ? Array(rows[position...]) : rows[...position].reversed()
      stay = candidates.first { !moved.contains($0) }?.slot
    }
    rows.removeAll { moved.contains($0) }
    var position = isBefore ? rows.count : 0
    if let stay { position = totalIndex(of: stay)! + (isBefore ? 0 : 1) }
    rows.insert(contentsOf: moved, at: position)
  }

  /// Expects an order to say what the model says, in everything.
  func expectSame(_ order: RowOrder, _ context: Comment) {
    let live = live
    #expect(order.checkInvariants() == [], context)
    #expect(order.count == live.count, context)
    #expect(order.totalCount == rows.count, context)
    #expect(order.slots(in: 0..<order.count) == live, context)
    let runs = order.runs(inTotal: 0..<rows.count)
    let spread = runs.flatMap { run in
      run.slots.map { Row(slot: UInt32($0), isLive: run.isLive) }
    }
    #expect(spread == rows, context)
    var rank = 0
    for (position, row) in rows.enumerated() {
      #expect(order.totalIndex(of: row.slot) == position, context)
      #expect(order.index(of: row.slot) == (row.isLive ? rank : nil), context)
      #expect(order.contains(row.slot) == row.isLive, context)
      #expect(order.liveRank(of: row.slot) == rank, context)
      #expect(order.row(atTotal: position)?.slot == row.slot, context)
      if position > 0 {
        #expect(order.precedes(rows[position - 1].slot, row.slot), context)
        #expect(!order.precedes(row.slot, rows[0].slot), context)
      }
      let nearest = rank < live.count ? live[rank] : live.last
      #expect(order.nearestLive(to: row.slot) == nearest, context)
      if row.isLive {
        #expect(order.slot(at: rank) == row.slot, context)
        rank += 1
      }
    }
  }
}
