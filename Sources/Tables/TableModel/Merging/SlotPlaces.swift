import RowTree
import TableValues

/// The place of each row in a list of slots. O(1) per row of the source.
struct SlotPlaces: Sendable {
  private var ofSource: [Int32]
  private var ofOthers: [UInt32: Int] = [:]

  /// The places in a list, in which no slot occurs twice.
  init(_ slots: [UInt32], sourceCount: Int) {
    ofSource = Array(repeating: -1, count: sourceCount)
    for (place, slot) in slots.enumerated() {
      if Int(slot) < sourceCount {
        ofSource[Int(slot)] = Int32(truncatingIfNeeded: place)
      } else {
        ofOthers[slot] = place
      }
    }
  }

  /// The place of a row, or -1.
  subscript(slot: UInt32) -> Int {
    Int(slot) < ofSource.count ? Int(ofSource[Int(slot)]) : ofOthers[slot] ?? -1
  }
}
