/// An entry and its distance from the start of a viewport. It must not move on screen.
package struct ScrollAnchor: Sendable, Hashable {
  /// The index of the entry in the order in which the anchor was chosen.
  package var index: Int
  /// The viewport's start minus the entry's; negative if the entry begins inside the viewport.
  package var distance: LayoutLength

  /// Makes an anchor.
  package init(index: Int, distance: LayoutLength) {
    self.index = index
    self.distance = distance
  }

  /// The first entry that is completely in a viewport, or otherwise the first that is partly; nil
  /// without entries. O(log n).
  package init?(of viewport: Viewport, in axis: EntryAxis) {
    guard axis.count > 0 else { return nil }
    let start = max(axis.leading, viewport.offset)
    var index = axis.firstIndex(beginningAt: start)
    let isWhole =
      index < axis.count && axis.end(of: index) <= viewport.offset + viewport.extent
    if !isWhole { index = axis.index(at: start) ?? axis.count - 1 }
    self.init(index: index, distance: viewport.offset - axis.start(of: index))
  }

  /// The offset that keeps the anchor in place on screen, within the scrollable range. O(log n).
  ///
  /// - Parameters:
  ///   - index: The current index of the anchor's entry, or of the row that replaces it.
  ///   - extent: The viewport's length.
  ///   - axis: The current entries.
  package func offset(
    at index: Int, viewportExtent extent: LayoutLength, in axis: EntryAxis
  ) -> LayoutLength {
    axis.clamped(axis.start(of: index) + distance, viewportExtent: extent)
  }
}
