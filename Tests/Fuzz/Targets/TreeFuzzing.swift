import RowTree

/// A row order does what an array does, and old copies stay as they were.
enum TreeFuzzing {
  private struct Row: Equatable {
    var slot: UInt32
    var isLive: Bool
  }

  static func complaint(_ input: inout FuzzInput) -> String? {
    var order = RowOrder(leafCapacity: input.number(2...6), fanOut: input.number(3...5))
    var rows: [Row] = []
    var next: UInt32 = input.flag() ? 0 : 0x7FFF_FF00
    var kept: (order: RowOrder, rows: [Row])?
    var steps = 0
    while !input.isEmpty, steps < 200, rows.count < 300 {
      let operation = input.byte()
      change(operation, &order, &rows, &next, &input)
      steps += 1
      if order.count != rows.count(where: \.isLive) || order.totalCount != rows.count {
        return "after \(steps) steps \(order.count) of \(order.totalCount) rows"
      }
      if operation == 0xFF { kept = (order, rows) }
    }
    if let kept, let complaint = complaint(kept.order, kept.rows) { return "a copy: " + complaint }
    return complaint(order, rows)
  }

  private static func change(
    _ operation: UInt8, _ order: inout RowOrder, _ rows: inout [Row], _ next: inout UInt32,
    _ input: inout FuzzInput
  ) {
    let some = rows.isEmpty ? nil : rows[Int(input.byte()) * 7 % rows.count].slot
    switch operation % 9 {
    case 0, 1:
      let count = input.number(1...20)
      let run = SlotRun(start: next, count: count, isLive: input.byte() % 5 != 0)
      let place = some.flatMap { slot in rows.firstIndex { $0.slot == slot } }
      order.insert([run], after: some)
      rows.insert(
        contentsOf: run.slots.map { Row(slot: UInt32($0), isLive: run.isLive) },
        at: place.map { $0 + 1 } ?? 0)
      next += UInt32(count) + UInt32(operation >> 7)
    case 2:
      guard let some else { return }
      order.remove(some)
      rows.removeAll { $0.slot == some }
    case 3:
      guard let some, let place = rows.firstIndex(where: { $0.slot == some }) else { return }
      if rows[place].isLive { order.markDead(some) } else { order.markLive(some) }
      rows[place].isLive.toggle()
    case 4:
      let low = Int(input.byte()) * 5 % (rows.count + 1)
      let range = low..<min(rows.count, low + input.number(0...30))
      let isLive = input.flag()
      order.mark(inTotal: range, isLive: isLive)
      for place in range { rows[place].isLive = isLive }
    case 5, 6: move(some, isBefore: operation % 9 == 5, &order, &rows, &input)
    case 7:
      let live = rows.filter(\.isLive).map(\.slot)
      let low = live.isEmpty ? 0 : Int(input.byte()) * 3 % live.count
      let range = low..<min(live.count, low + input.number(0...12))
      let gone = Set(live[range])
      order.remove(at: range)
      rows.removeAll { gone.contains($0.slot) }
    default:
      let live = rows.filter(\.isLive).map(\.slot)
      let index = live.isEmpty ? 0 : Int(input.byte()) * 3 % (live.count + 1)
      let place =
        index == 0 ? 0 : (rows.firstIndex { $0.slot == live[index - 1] } ?? rows.count - 1) + 1
      order.insert(slots: [next + 1, next], at: index)
      rows.insert(
        contentsOf: [Row(slot: next + 1, isLive: true), Row(slot: next, isLive: true)], at: place)
      next += 2
    }
  }

  private static func move(
    _ target: UInt32?, isBefore: Bool, _ order: inout RowOrder, _ rows: inout [Row],
    _ input: inout FuzzInput
  ) {
    var slots: [UInt32] = []
    for _ in 0..<input.number(1...5) where !rows.isEmpty {
      let slot = rows[Int(input.byte()) * 11 % rows.count].slot
      if !slots.contains(slot) { slots.append(slot) }
    }
    guard let target, !slots.contains(target), !slots.isEmpty else { return }
    if isBefore { order.move(slots, before: target) } else { order.move(slots, after: target) }
    let moved = slots.compactMap { slot in rows.first { $0.slot == slot } }
    rows.removeAll { slots.contains($0.slot) }
    guard let place = rows.firstIndex(where: { $0.slot == target }) else { return }
    rows.insert(contentsOf: moved, at: isBefore ? place : place + 1)
  }

  private static func complaint(_ order: RowOrder, _ rows: [Row]) -> String? {
    if let broken = order.checkInvariants().first { return broken }
    let live = rows.filter(\.isLive).map(\.slot)
    if order.slots(in: 0..<order.count) != live { return "the live rows differ" }
    let spread = order.runs(inTotal: 0..<rows.count).flatMap { run in
      run.slots.map { Row(slot: UInt32($0), isLive: run.isLive) }
    }
    if spread != rows { return "the rows differ" }
    var rank = 0
    for (place, row) in rows.enumerated() {
      if order.totalIndex(of: row.slot) != place || order.liveRank(of: row.slot) != rank
        || order.index(of: row.slot) != (row.isLive ? rank : nil)
      {
        return "row \(row.slot) is not found at \(place)"
      }
      if row.isLive { rank += 1 }
    }
    return nil
  }
}
