import RowTree
import TestSupport
import Testing

@Suite struct RowOrderModelTests {
  /// One random change of an order and its model.
  private static func change(
    _ order: inout RowOrder, _ model: inout RowOrderModel, next: inout UInt32,
    _ random: inout SeededGenerator
  ) -> String {
    let some = model.rows.randomElement(using: &random)?.slot
    let index = Int.random(in: -1...model.live.count + 1, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5:
      return insert(&order, &model, after: some, at: index, next: &next, &random)
    case 5:
      guard let some else { return "" }
      if Bool.random(using: &random) {
        let slots = some..<some + UInt32.random(in: 0...5, using: &random)
        order.remove(slots: slots)
        model.rows.removeAll { slots.contains($0.slot) }
        return "remove \(slots)"
      }
      let isDone = order.remove(some)
      #expect(isDone)
      model.rows.removeAll { $0.slot == some }
      return "remove \(some)"
    case 6:
      let range = max(0, index)..<max(0, index) + Int.random(in: 0...6, using: &random)
      let gone = model.live[range.clamped(to: 0..<model.live.count)]
      order.remove(at: range)
      model.rows.removeAll { gone.contains($0.slot) }
      return "remove at \(range)"
    case 7, 8:
      guard let some, let position = model.totalIndex(of: some) else { return "" }
      let isLive = model.rows[position].isLive
      let isDone = isLive ? order.markDead(some) : order.markLive(some)
      let isDoneAgain = isLive ? order.markDead(some) : order.markLive(some)
      #expect(isDone && !isDoneAgain)
      model.rows[position].isLive.toggle()
      return "mark \(some)"
    case 9:
      let low = Int.random(in: 0...model.rows.count, using: &random)
      let range = low..<min(model.rows.count, low + 8)
      let isLive = Bool.random(using: &random)
      order.mark(inTotal: range, isLive: isLive)
      for position in range { model.rows[position].isLive = isLive }
      return "mark \(range) live: \(isLive)"
    default:
      return move(&order, &model, some, &random)
    }
  }

  private static func insert(
    _ order: inout RowOrder, _ model: inout RowOrderModel, after some: UInt32?, at index: Int,
    next: inout UInt32, _ random: inout SeededGenerator
  ) -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      let count = Int.random(in: 1...9, using: &random)
      order.insert([SlotRun(start: next, count: count)], at: index)
      model.insert((0..<UInt32(count)).map { next + $0 }, at: index)
      next += UInt32(count)
      return "insert a run at \(index)"
    case 2:
      let slots = (0..<UInt32.random(in: 1...7, using: &random)).map { next + $0 * 2 }
        .shuffled(using: &random)
      order.insert(slots: slots, at: index)
      model.insert(slots, at: index)
      next += 20
      return "insert slots at \(index)"
    case 3:
      let run = SlotRun(start: next, count: 3, isLive: Bool.random(using: &random))
      order.append(run)
      model.rows += run.slots.map { .init(slot: UInt32($0), isLive: run.isLive) }
      next += 3
      return "append \(run)"
    default:
      let run = SlotRun(start: next, count: 2)
      let position = some.map { model.totalIndex(of: $0)! + 1 } ?? 0
      let isDone = order.insert([run], after: some)
      #expect(isDone)
      model.rows.insert(
        contentsOf: run.slots.map { .init(slot: UInt32($0), isLive: true) }, at: position)
      next += 2
      return "insert after \(String(describing: some))"
    }
  }

  private static func move(
    _ order: inout RowOrder, _ model: inout RowOrderModel, _ target: UInt32?,
    _ random: inout SeededGenerator
  ) -> String {
    let moved = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      model.rows.randomElement(using: &random)?.slot ?? 7_000_000
    }
    let target = Int.random(in: 0..<5, using: &random) == 0 ? nil : target
    let isBefore = Bool.random(using: &random)
    if isBefore {
      let isDone = order.move(moved, before: target)
      #expect(isDone)
    } else {
      let isDone = order.move(moved, after: target)
      #expect(isDone)
    }
    model.move(moved, to: target, isBefore: isBefore)
    return "move \(moved) isBefore: \(isBefore) \(String(describing: target))"
  }

  @Test(arguments: testSeeds(8, inSweep: 12))
  func `an order does what a plain array does, and old copies stay as they were`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var order = RowOrder(leafCapacity: 2 + Int(seed % 4), fanOut: 3 + Int(seed % 2))
    var model = RowOrderModel()
    var kept: [(RowOrder, RowOrderModel)] = []
    var next: UInt32 = seed % 2 == 0 ? 0 : 0x7FFF_FF00
    for step in 0..<120 {
      let what = Self.change(&order, &model, next: &next, &random)
      model.expectSame(order, "seed \(seed), step \(step): \(what)")
      if step % 10 == 0 { kept.append((order, model)) }
    }
    for (order, model) in kept { model.expectSame(order, "an old copy, seed \(seed)") }
  }

  @Test(arguments: testSeeds(8))
  func `the changed range is what comparing row by row finds`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var order = RowOrder(slots: (0..<60).shuffled(using: &random), leafCapacity: 4, fanOut: 3)
    var model = RowOrderModel()
    model.rows = order.slots(in: 0..<60).map { .init(slot: $0, isLive: true) }
    var next: UInt32 = 100
    for step in 0..<60 {
      let (oldOrder, old) = (order, model.live)
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        _ = Self.change(&order, &model, next: &next, &random)
      }
      let new = model.live
      var prefix = 0
      while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
      var suffix = 0
      while suffix < min(old.count, new.count) - prefix,
        old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
      { suffix += 1 }
      let found = RowOrder.commonEnds(oldOrder, order)
      #expect(found == (prefix, suffix), "seed \(seed), step \(step)")
      let changed = RowOrder.changedRange(from: oldOrder, to: order)
      #expect((changed == nil) == (old == new))
      let ranges = RowOrder.changedRanges(from: oldOrder, to: order)
      Self.expect(ranges, between: old, and: new, "seed \(seed), step \(step)")
    }
  }

  /// What stands between ranges is the same, and they are apart and rise.
  private static func expect(
    _ ranges: [ChangedRange], between old: [UInt32], and new: [UInt32], _ comment: Comment
  ) {
    var rebuilt: [UInt32] = []
    var (oldNext, newNext) = (0, 0)
    for range in ranges {
      #expect(range.old.lowerBound - oldNext == range.new.lowerBound - newNext, comment)
      #expect(range.old.lowerBound > oldNext || oldNext == 0, comment)
      #expect(!range.old.isEmpty || !range.new.isEmpty, comment)
      rebuilt += old[oldNext..<range.old.lowerBound] + new[range.new]
      (oldNext, newNext) = (range.old.upperBound, range.new.upperBound)
    }
    #expect(rebuilt + old[oldNext...] == new, comment)
  }

  @Test(arguments: testSeeds(8))
  func `few changes of a large order are few ranges`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let slots = seed % 2 == 0 ? Array(0..<5000) : (0..<UInt32(5000)).shuffled(using: &random)
    var order = RowOrder(slots: slots, leafCapacity: 8, fanOut: 4)
    for step in 0..<20 {
      let before = order
      var most = 0
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let slot = order.slots(in: 0..<order.count).randomElement(using: &random) ?? 0
        let other = order.slots(in: 0..<order.count).randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: order.markDead(slot)
        case 1: order.insert(slots: [UInt32(10_000 + step * 10 + most)], at: Int(slot))
        default: order.move([slot], before: slot == other ? nil : other)
        }
        most += 2
      }
      let ranges = RowOrder.changedRanges(from: before, to: order)
      let (old, new) = (before.slots(in: 0..<before.count), order.slots(in: 0..<order.count))
      Self.expect(ranges, between: old, and: new, "seed \(seed), step \(step)")
      #expect(ranges.count <= most)
      #expect(ranges.reduce(0) { $0 + $1.new.count } <= 64, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: testSeeds(4))
  func `precedes and firstIndex agree with positions`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let slots = (0..<80).map { UInt32($0 * 3) }.shuffled(using: &random)
    let order = RowOrder(slots: slots, leafCapacity: 4, fanOut: 3)
    for _ in 0..<200 {
      let first = Int.random(in: 0..<80, using: &random)
      let second = Int.random(in: 0..<80, using: &random)
      #expect(order.precedes(slots[first], slots[second]) == (first < second))
    }
    #expect(order.precedes(slots[0], 1) && !order.precedes(1, slots[0]))
    for position in 0...80 {
      #expect(order.firstIndex { order.index(of: $0)! >= position } == position)
    }
  }

  @Test(arguments: testSeeds(4))
  func `single slots are inserted at their final indices`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let target = (0..<UInt32(100)).shuffled(using: &random)
    let late = Set(target.shuffled(using: &random).prefix(40))
    var order = RowOrder(slots: target.filter { !late.contains($0) }, leafCapacity: 4, fanOut: 3)
    order.insert(
      sorted: target.enumerated().filter { late.contains($0.element) }
        .map { (index: $0.offset, slot: $0.element) })
    #expect(order.slots(in: 0..<100) == target)
    order.remove(slots: Array(late))
    #expect(order.slots(in: 0..<100) == target.filter { !late.contains($0) })
    #expect(order.checkInvariants() == [])
  }

  @Test(arguments: testSeeds(4, inSweep: 8))
  func `an order of many runs knows every slot, however close they are`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var runs: [SlotRun] = []
    // Some of the source's slots and of inserted rows; seeds differ in how close they lie.
    for first: UInt32 in [0, 0x8000_0000] {
      var slot = first
      for _ in 0..<[200, 400, 1200].randomElement(using: &random)! {
        slot += UInt32.random(in: 1...[2, 9, 200].randomElement(using: &random)!, using: &random)
        let count = Int.random(in: 1...5, using: &random) == 1 ? 600 : 1
        runs.append(
          SlotRun(start: slot, count: count, isLive: Int.random(in: 0..<9, using: &random) > 0))
        slot += UInt32(count)
      }
    }
    if seed % 2 == 0 { runs.shuffle(using: &random) }
    let order = RowOrder(runs: runs)
    var model = RowOrderModel()
    model.rows = runs.flatMap { run in
      run.slots.map { .init(slot: UInt32($0), isLive: run.isLive) }
    }
    #expect(order.checkInvariants() == [])
    #expect(order.slots(in: 0..<order.count) == model.live)
    for (place, row) in model.rows.enumerated() where place % 7 == 0 {
      #expect(order.totalIndex(of: row.slot) == place)
    }
    let held = Set(model.rows.map(\.slot))
    for run in runs where run.start > 0 {
      #expect(order.holds(run.start - 1) == held.contains(run.start - 1))
    }
  }
}
