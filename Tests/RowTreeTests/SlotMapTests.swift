import RowTree
import TestSupport
import Testing

@Suite struct SlotMapTests {
  private enum Cell: Equatable, Sendable {
    case text([UInt8])
    case number(Int)
  }

  @Test(arguments: testSeeds(10))
  func `a map does what a dictionary does, and old copies stay as they were`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var map = SlotMap<Cell>(blockBits: 1 + Int(seed % 3), fanBits: 1 + Int(seed % 4))
    var model: [UInt32: Cell] = [:]
    var kept: [(SlotMap<Cell>, [UInt32: Cell])] = []
    let bases: [UInt32] = [0, 0x7FFF_FFF0, 0xFFFF_FF00]
    for step in 0..<150 {
      let slot = bases.randomElement(using: &random)! + UInt32.random(in: 0..<200, using: &random)
      let value: Cell = step % 3 == 0 ? .text([UInt8(step)]) : .number(step)
      let end = min(Int(slot) + Int.random(in: 0..<60, using: &random), SlotMap<Cell>.slotLimit)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        map[slot] = value
        model[slot] = value
      case 2:
        let removed = map.remove(slot)
        #expect(removed == model.removeValue(forKey: slot))
      case 3:
        map.removeRange(Int(slot)..<end)
        for slot in Int(slot)..<end { model[UInt32(slot)] = nil }
      default:
        map.setRange(Int(slot)..<end, to: value)
        for slot in Int(slot)..<end { model[UInt32(slot)] = value }
      }
      expectSame(map, model)
      if step % 10 == 0 { kept.append((map, model)) }
    }
    for (map, model) in kept { expectSame(map, model) }
  }

  private func expectSame(_ map: SlotMap<Cell>, _ model: [UInt32: Cell]) {
    var found: [UInt32: Cell] = [:]
    var last = -1
    map.forEachRun(in: 0..<SlotMap<Cell>.slotLimit) { slots, value in
      if slots.lowerBound <= last { Issue.record("runs are out of order") }
      last = slots.upperBound - 1
      for slot in slots { found[UInt32(slot)] = value }
    }
    #expect(found == model)
    #expect(map.count == model.count)
    #expect(map.isEmpty == model.isEmpty)
    // One expectation each: they cost more than what they look at.
    #expect(model.first { map[$0.key] != $0.value } == nil)
    var reader = SlotReader(map)
    #expect(model.keys.first { reader.value(of: $0) != model[$0] } == nil)
    let wrong = model.keys.sorted().first { slot in
      reader.value(of: slot) != model[slot] || reader.value(of: slot ^ 1) != model[slot ^ 1]
        || !reader.holds(slot) { $0 == model[slot] }
        || reader.holds(slot ^ 1) { _ in true } != (model[slot ^ 1] != nil)
    }
    #expect(wrong == nil)
    for slot: UInt32 in [0, 3, 0x7FFF_FFFF, .max] { #expect(map[slot] == model[slot]) }
  }

  @Test func `a few values that outlive their neighbours take little`() {
    var map = SlotMap<(Int, Int, Int, Int)>()
    for slot in 0..<(64 << 8) as Range<UInt32> { map[slot] = (1, 2, 3, 4) }
    let full = map.byteSize()
    for block in 0..<64 {
      map.removeRange(block << 8..<block << 8 + 200)
      map.removeRange(block << 8 + 201..<(block + 1) << 8)
    }
    #expect(map.count == 64)
    // A block and its place; what leads to all of them.
    #expect(map.byteSize() < 64 * 200 + 4 * 600)
    #expect(map.byteSize() * 30 < full)
    map.removeRange(0..<64 << 8)
    #expect(map.isEmpty && map.byteSize() == 0)
  }

  @Test func `millions of slots with one value are one range`() {
    var map = SlotMap<Int>()
    map.setRange(0..<5_000_000, to: 7)
    map[2_500_000] = 8
    #expect(map[0] == 7 && map[4_999_999] == 7 && map[5_000_000] == nil)
    #expect(map[2_500_000] == 8 && map[2_500_001] == 7)
    map.setRange(-5..<Int.max, to: 1)
    #expect(map[.max] == 1 && map.count == 1 << 32)
    map.removeRange(Int.min..<Int.max)
    #expect(map.isEmpty)
  }

  @Test func `a window of the map is visited alone`() {
    var map = SlotMap<Int>(blockBits: 2, fanBits: 2)
    map.setRange(10..<50, to: 1)
    map[30] = 2
    var seen: [Int] = []
    map.forEachRun(in: 28..<33) { slots, value in seen += slots.map { $0 * 10 + value } }
    #expect(seen == [281, 291, 302, 311, 321])
  }
}
