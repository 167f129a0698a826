/// Lengths on a layout axis, in 1/64 of the view's unit (design.md, section 7).
package typealias LayoutLength = Int64

/// The fractions that lengths are counted in.
package enum LayoutUnit {
  /// How many make one unit.
  package static let perUnit: LayoutLength = 64
  /// The longest that one entry may be, about 16 million units, so that sums over 2^32 entries
  /// stay far from overflow.
  package static let extentMax: LayoutLength = 1 << 30
}

/// Some entries in a row that are all equally long.
package struct ExtentRun: Sendable, Hashable {
  /// How many.
  package var count: Int
  /// How long each is, in `0...LayoutUnit.extentMax`.
  package var extent: LayoutLength

  /// Makes a run; what is out of range is brought into it.
  package init(count: Int, extent: LayoutLength) {
    self.count = min(max(0, count), Int(Int32.max))
    self.extent = min(max(0, extent), LayoutUnit.extentMax)
  }
}

/// A run as a tree works with it; leaves keep them packed (``PackedRuns``).
struct StoredRun: Sendable, Hashable {
  var count: Int32
  var extent: Int32

  init(_ run: ExtentRun) {
    count = Int32(run.count)
    extent = Int32(run.extent)
  }

  init(count: Int, extent: Int32) {
    self.count = Int32(count)
    self.extent = extent
  }

  var total: LayoutLength { LayoutLength(count) * LayoutLength(extent) }

  var run: ExtentRun { ExtentRun(count: Int(count), extent: LayoutLength(extent)) }
}
