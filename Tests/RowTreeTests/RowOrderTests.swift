import RowTree
import TestSupport
import Testing

@Suite struct RowOrderTests {
  @Test func `an empty order answers everything with nothing`() {
    var order = RowOrder()
    #expect(order.count == 0 && order.totalCount == 0 && order.isEmpty)
    #expect(order.slot(at: 0) == nil && order.slot(at: -1) == nil)
    #expect(order.slots(in: -5..<5) == [])
    #expect(order.index(of: 0) == nil && order.nearestLive(to: 0) == nil)
    #expect(order.neighbours(of: 1) == (nil, nil))
    let done = [order.remove(3), order.markDead(3), order.insert([], after: 3)]
    #expect(done == [false, false, false])
    let moved = [order.move([1], before: 2), order.move([1], after: nil)]
    #expect(moved == [false, true])
    order.remove(at: 0..<10)
    order.mark(inTotal: 0..<10, isLive: false)
    #expect(order.firstIndex { _ in true } == 0)
    #expect(RowOrder(slots: []).checkInvariants() == [])
    #expect(RowOrder(run: SlotRun(start: 5, count: 0)).checkInvariants() == [])
  }

  @Test func `five million untouched rows are one leaf, and an edit adds a few`() {
    var order = RowOrder()
    for chunk in 0..<50 { order.append(SlotRun(start: UInt32(chunk * 100_000), count: 100_000)) }
    #expect(order.count == 5_000_000 && order.leafCount == 1)
    #expect(order.index(of: 4_999_999) == 4_999_999)
    order.markDead(2_500_000)
    order.insert([SlotRun(start: 0x8000_0000, count: 1)], at: 1_000_000)
    #expect(order.leafCount == 1 && order.count == 5_000_000)
    #expect(order.index(of: 2_500_001) == 2_500_001)
    #expect(order.index(of: 2_500_000) == nil)
    #expect(order.precedes(2_499_999, 2_500_000) && order.precedes(0x8000_0000, 1_000_000))
    #expect(order.slots(in: 999_999..<1_000_002) == [999_999, 0x8000_0000, 1_000_000])
  }

  @Test func `an order of many rows is asked about while it is made, and given up soon`() throws {
    let slots = (0..<40_000).map { UInt32($0 * 7919 % 40_000) }
    var asked = 0
    let whole = RowOrder(slots: slots) {
      asked += 1
      return false
    }
    #expect(whole?.slots(in: 0..<40_000) == slots)
    #expect(asked * RowOrder.cancellationEntries > 2 * slots.count)
    for question in 0..<asked {
      var (count, late) = (0, 0)
      let order = RowOrder(slots: slots) {
        count += 1
        if count > question { late += 1 }
        return count > question
      }
      #expect(order == nil && late <= 3)
    }
  }

  @Test func `labels never run out where every row goes to the same place`() {
    // Both are many times what one label leaves room for, and as many levels.
    let count: UInt32 = TestSettings.isSweep ? 100_000 : 20_000
    for place in [0, 50] {
      var order = RowOrder(
        slots: (0..<100).map { $0 * 2 }, leafCapacity: 32, fanOut: 8)
      for step in 0..<count {
        order.insert(slots: [1000 + step * 2], at: place)
      }
      #expect(order.count == 100 + Int(count))
      #expect(order.slot(at: place) == 1000 + (count - 1) * 2)
      #expect(order.slot(at: place + Int(count) - 1) == 1000)
      #expect(order.checkInvariants() == [])
    }
  }

  @Test func `the last slots of all can be used`() {
    var order = RowOrder(run: SlotRun(start: .max - 2, count: 100))
    #expect(order.count == 3)
    #expect(order.index(of: .max) == 2)
    order.append(SlotRun(start: 0, count: 2))
    #expect(order.slots(in: 0..<9) == [.max - 2, .max - 1, .max, 0, 1])
    #expect(order.checkInvariants() == [])
  }

  @Test func `a dead row wakes in its place`() {
    var order = RowOrder(run: SlotRun(start: 0, count: 10))
    order.markDead(4)
    order.markDead(5)
    order.insert([SlotRun(start: 20, count: 1)], at: 4)
    #expect(order.slots(in: 0..<20) == [0, 1, 2, 3, 20, 6, 7, 8, 9])
    order.markLive(5)
    order.markLive(4)
    #expect(order.slots(in: 0..<20) == [0, 1, 2, 3, 20, 4, 5, 6, 7, 8, 9])
    #expect(order.neighbours(of: 20) == (3, 4))
  }

  @Test func `a summary sums what is below`() {
    var tree = CountedTree<SlotSum>(slots: [5, 9, 1, 7, 3], leafCapacity: 2, fanOut: 3)
    #expect(tree.summary.sum == 25)
    tree.remove(9)
    tree.insert([SlotRun(start: 10, count: 3)], at: 2)
    #expect(tree.summary.sum == 16 + 33)
    #expect(tree.slots(in: 0..<9) == [5, 1, 10, 11, 12, 7, 3])
  }
}

private struct SlotSum: RowSummary {
  var sum: Int
  static var empty: SlotSum { SlotSum(sum: 0) }

  init(sum: Int) { self.sum = sum }
  init(run: SlotRun) { sum = run.slots.reduce(0, +) }
  func combined(with next: SlotSum) -> SlotSum { SlotSum(sum: sum + next.sum) }
}
