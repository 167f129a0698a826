/// An entry and how far above it a viewport begins: what must not move on screen.
package struct ScrollAnchor: Sendable, Hashable {
  /// Where the entry stands, as index in the order it was taken from.
  package var index: Int
  /// The viewport's start minus the entry's, negative when the entry stands inside.
  package var distance: LayoutLength

  /// Makes an anchor.
  package init(index: Int, distance: LayoutLength) {
    self.index = index
    self.distance = distance
  }

  /// The first entry that is wholly in a viewport, or the first one that is partly, if none is
  /// whole; nil without entries. O(log n).
  package init?(of viewport: Viewport, in axis: EntryAxis) {
    guard axis.count > 0 else { return nil }
    let start = max(axis.leading, viewport.offset)
    var index = axis.firstIndex(beginningAt: start)
    let isWhole =
      index < axis.count && axis.end(of: index) <= viewport.offset + viewport.extent
    if !isWhole { index = axis.index(at: start) ?? axis.count - 1 }
    self.init(index: index, distance: viewport.offset - axis.start(of: index))
  }

  /// The offset that keeps the anchor where it was on screen, as far as the content reaches.
  /// O(log n).
  ///
  /// - Parameters:
  ///   - index: Where the anchor's entry stands now, or the survivor that takes its place.
  ///   - extent: The viewport's extent.
  ///   - axis: The entries now.
  package func offset(
    at index: Int, viewportExtent extent: LayoutLength, in axis: EntryAxis
  ) -> LayoutLength {
    axis.clamped(axis.start(of: index) + distance, viewportExtent: extent)
  }
}
