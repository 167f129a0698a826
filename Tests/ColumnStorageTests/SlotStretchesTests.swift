import TableValues
import TestSupport
import Testing

@testable import ColumnStorage

struct SlotStretchesTests {
  @Test(arguments: UInt64(1)...40)
  func `every slot that is held is in one chunk, and no chunk is long or in vain`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rowsMax = Int.random(in: 1...300, using: &random)
    let given = Int.random(in: 0...5000, using: &random)
    var runs: [Range<UInt32>] = []
    var slot = 0
    while slot < given {
      let start = slot + Int.random(in: 0...400, using: &random)
      let end = min(given, start + Int.random(in: 1...200, using: &random))
      if start < end {
        let first = RowSlot.firstInserted
        runs.append(first + UInt32(start)..<first + UInt32(end))
      }
      slot = max(end, start)
    }
    runs.shuffle(using: &random)
    let count = given + Int.random(in: 0...1000, using: &random)
    let stretches = SlotStretches(
      runs, from: RowSlot.firstInserted + UInt32(given), rowsMax: rowsMax)
    let chunks = (0..<stretches.count(insertedCount: count, rowsMax: rowsMax)).map {
      stretches.slots(of: $0, insertedCount: count, rowsMax: rowsMax)
    }
    #expect(chunks.allSatisfy { 1...rowsMax ~= $0.count })
    #expect(zip(chunks, chunks.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    let later = RowSlot.firstInserted + UInt32(given)..<RowSlot.firstInserted + UInt32(count)
    let held = (runs + [later]).flatMap { Array($0) }.sorted()
    for slot in held {
      let index = stretches.index(of: slot, rowsMax: rowsMax)
      #expect(index < chunks.count && chunks[index].contains(slot))
      #expect(stretches.next(from: slot) == slot)
    }
    let vain = chunks.reduce(0) { $0 + $1.count } - held.count
    #expect(vain <= 64 * (runs.count + chunks.count))
  }
}
