/// Lengths on a layout axis, in 1/64 of the view's unit (design.md, section 7).
package typealias LayoutLength = Int64

/// The resolution of lengths.
package enum LayoutUnit {
  /// The number of steps per unit.
  package static let perUnit: LayoutLength = 64
  /// The maximum length of one entry, about 16 million units. Sums over 2^32 entries cannot
  /// overflow.
  package static let extentMax: LayoutLength = 1 << 30
}

/// Consecutive entries of the same length.
package struct ExtentRun: Sendable, Hashable {
  /// The number of entries.
  package var count: Int
  /// The length of each, in `0...LayoutUnit.extentMax`.
  package var extent: LayoutLength

  /// Makes a run. Values out of range are clamped.
  package init(count: Int, extent: LayoutLength) {
    self.count = min(max(0, count), Int(Int32.max))
    self.extent = min(max(0, extent), LayoutUnit.extentMax)
  }
}

/// A run as trees process it. Leaves store them packed (``PackedRuns``).
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
