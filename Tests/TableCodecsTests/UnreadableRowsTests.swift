import TestSupport
import Testing

@testable import TableCodecs

/// Rows that could not be read stay noted until each of them was read.
struct UnreadableRowsTests {
  @Test(arguments: Seeds.all(20))
  func `a failure lasts until the last row of it is read`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rows = UnreadableRows()
    var left = Set<Int>()
    for _ in 0..<200 {
      let first = Int.random(in: 0..<40, using: &random)
      let range = first..<first + Int.random(in: 0...12, using: &random)
      if Int.random(in: 0..<3, using: &random) == 0 {
        rows.note(ByteSourceChanged(), in: range)
        left.formUnion(range)
      } else {
        rows.noteRead(range)
        left.subtract(range)
      }
      #expect((rows.failure == nil) == left.isEmpty)
    }
  }
}
