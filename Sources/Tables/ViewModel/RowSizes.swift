import RowPipeline
import RowTree
import TableValues
import ViewportLayout

/// The height of a row, and its width as an item.
struct RowSize: Sendable, Equatable {
  var height: LayoutLength
  /// 0 if rows are not items.
  var width: LayoutLength = 0
}

/// The sizes of a table's rows in a view by slot: only those that differ from the standard.
package struct RowSizes: Sendable {
  /// The size of all other rows.
  var standard: RowSize
  /// The heights that differ.
  var others = SlotMap<Int32>()
  /// The widths that differ.
  private var widths = SlotMap<Int32>()

  /// All rows have the same size.
  init(standard: RowSize) { self.standard = standard }

  /// The height of a row. O(1).
  package subscript(slot: UInt32) -> LayoutLength {
    others[slot].map { LayoutLength($0) } ?? standard.height
  }

  /// The width of a row as an item. O(1).
  func width(of slot: UInt32) -> LayoutLength {
    widths[slot].map { LayoutLength($0) } ?? standard.width
  }

  /// Approximate memory, in bytes. O(nodes).
  var byteSize: Int { others.byteSize() + widths.byteSize() }

  /// Stores a row's size. Returns false if it is unchanged. O(1).
  mutating func set(_ size: RowSize, of slot: UInt32) -> Bool {
    guard self[slot] != size.height || width(of: slot) != size.width else { return false }
    others[slot] = size.height == standard.height ? nil : Int32(clamping: size.height)
    widths[slot] = size.width == standard.width ? nil : Int32(clamping: size.width)
    return true
  }

  /// Appends the heights of rows in an order, each with the spacing after it. O(rows), or O(runs)
  /// if no row differs.
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
  /// Appends entries of one length. They are joined with the last ones if these have the same
  /// length.
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
