import RowPipeline
import RowTree
import TableValues
import ViewportLayout

/// How high the rows of a table are in a view, by slot: what differs from the standard.
struct RowHeights: Sendable {
  /// Of rows of which nothing else is known.
  var standard: LayoutLength
  /// Of the others.
  var others = SlotMap<Int32>()

  /// How high a row is. O(1).
  subscript(slot: UInt32) -> LayoutLength {
    others[slot].map { LayoutLength($0) } ?? standard
  }

  /// Takes a row's height; false where it was known. O(1).
  mutating func set(_ height: LayoutLength, of slot: UInt32) -> Bool {
    guard self[slot] != height else { return false }
    others[slot] = height == standard ? nil : Int32(clamping: height)
    return true
  }

  /// Adds the heights of rows in an order, with the spacing after each. O(rows), O(runs) where no
  /// row differs.
  func add(
    _ rows: Range<Int>, of order: RowOrder, spacing: LayoutLength, to runs: inout [ExtentRun]
  ) {
    if others.isEmpty { return runs.add(rows.count, standard + spacing) }
    order.forEachRun(in: rows) { run in
      guard run.count > 8 else {
        for slot in run.slots { runs.add(1, self[UInt32(slot)] + spacing) }
        return
      }
      var next = run.slots.lowerBound
      others.forEachRun(in: run.slots) { slots, height in
        runs.add(slots.lowerBound - next, standard + spacing)
        runs.add(slots.count, LayoutLength(height) + spacing)
        next = slots.upperBound
      }
      runs.add(run.slots.upperBound - next, standard + spacing)
    }
  }
}

extension [ExtentRun] {
  /// Adds entries of one length, to the last ones where these are as long.
  mutating func add(_ count: Int, _ extent: LayoutLength) {
    var count = count
    if let last, last.extent == extent, count > 0, last.count + count <= Int(Int32.max) {
      self[self.count - 1].count += count
      return
    }
    while count > 0 {
      let run = ExtentRun(count: count, extent: extent)
      append(run)
      count -= run.count
    }
  }
}
