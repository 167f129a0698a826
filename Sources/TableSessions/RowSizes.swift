import RowPipeline
import RowTree
import TableValues
import ViewportLayout

/// How high a row is and, as an item, how wide.
struct RowSize: Sendable, Equatable {
  var height: LayoutLength
  /// 0 where rows are no items.
  var width: LayoutLength = 0
}

/// How high the rows of a table are in a view, and as items how wide, by slot: what differs from the
/// standard.
struct RowSizes: Sendable {
  /// Of rows of which nothing else is known.
  var standard: RowSize
  /// The heights of the others.
  var others = SlotMap<Int32>()
  /// The widths of the others.
  private var widths = SlotMap<Int32>()

  /// All rows have one size.
  init(standard: RowSize) { self.standard = standard }

  /// How high a row is. O(1).
  subscript(slot: UInt32) -> LayoutLength {
    others[slot].map { LayoutLength($0) } ?? standard.height
  }

  /// How wide a row is as an item. O(1).
  func width(of slot: UInt32) -> LayoutLength {
    widths[slot].map { LayoutLength($0) } ?? standard.width
  }

  /// About how many bytes the sizes take. O(nodes).
  var byteSize: Int { others.byteSize() + widths.byteSize() }

  /// Takes a row's size; false where it was known. O(1).
  mutating func set(_ size: RowSize, of slot: UInt32) -> Bool {
    guard self[slot] != size.height || width(of: slot) != size.width else { return false }
    others[slot] = size.height == standard.height ? nil : Int32(clamping: size.height)
    widths[slot] = size.width == standard.width ? nil : Int32(clamping: size.width)
    return true
  }

  /// Adds the heights of rows in an order, with the spacing after each. O(rows), O(runs) where no
  /// row differs.
  func add(
    _ rows: Range<Int>, of order: RowOrder, spacing: LayoutLength, to runs: inout [ExtentRun]
  ) {
    let standard = standard.height
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
