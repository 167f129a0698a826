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
    guard axis.entries.count > 0 else { return nil }
    let start = viewport.offset - axis.leading
    var index = axis.entries.firstIndex(beginningAt: max(0, start))
    let isWhole =
      index < axis.entries.count
      && axis.end(of: index) <= viewport.offset + viewport.extent
    if !isWhole { index = axis.entries.index(at: max(0, start)) ?? axis.entries.count - 1 }
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

/// What is seen of an axis.
package struct Viewport: Sendable, Hashable {
  /// Where it begins, from the start of the content.
  package var offset: LayoutLength
  /// How long it is.
  package var extent: LayoutLength

  /// Makes a viewport.
  package init(offset: LayoutLength, extent: LayoutLength) {
    self.offset = offset
    self.extent = extent
  }
}

/// Where a named entry is to stand in a viewport.
package enum ScrollPlacement: String, Sendable, CaseIterable {
  /// At the start.
  case top
  /// In the middle.
  case center
  /// At the end.
  case bottom
  /// Where the way to see all of it is shortest; it stays when it is seen.
  case nearest
}

/// Entries along an axis with what stands before and after them.
package struct EntryAxis: Sendable {
  /// How long entries are, each with the spacing after it.
  package var entries: ExtentTree
  /// What stands before the first entry: insets, and a header that scrolls with the content.
  package var leading: LayoutLength
  /// What stands after the last.
  package var trailing: LayoutLength
  /// The spacing at the end of each entry, a part of its length.
  package var spacing: LayoutLength

  /// Makes an axis.
  package init(
    entries: ExtentTree, leading: LayoutLength = 0, trailing: LayoutLength = 0,
    spacing: LayoutLength = 0
  ) {
    self.entries = entries
    self.leading = leading
    self.trailing = trailing
    self.spacing = spacing
  }

  /// How long the content is. O(1).
  package var extent: LayoutLength { leading + entries.total + trailing }

  /// Where an entry begins. O(log n).
  package func start(of index: Int) -> LayoutLength { leading + entries.offset(of: index) }

  /// Where an entry ends, without its spacing. O(log n).
  package func end(of index: Int) -> LayoutLength {
    let extent = entries.extent(at: index) ?? 0
    return start(of: index) + max(0, extent - spacing)
  }

  /// The entries of which something is in a viewport, spacing counted. O(log n).
  package func visible(in viewport: Viewport) -> Range<Int> {
    let low = max(0, viewport.offset - leading)
    let high = viewport.offset + max(0, viewport.extent) - leading
    guard low < high, low < entries.total else {
      let place = low >= entries.total ? entries.count : entries.firstIndex(beginningAt: low)
      return place..<place
    }
    let first = entries.index(at: low) ?? 0
    let end = entries.firstIndex(beginningAt: high)
    return first..<max(first, end)
  }

  /// An offset within what can be scrolled to: 0 ... extent − viewport.
  package func clamped(
    _ offset: LayoutLength, viewportExtent: LayoutLength
  ) -> LayoutLength {
    min(max(0, offset), max(0, extent - max(0, viewportExtent)))
  }

  /// The offset that shows an entry as asked. O(log n).
  package func offset(
    showing index: Int, _ placement: ScrollPlacement, in viewport: Viewport
  ) -> LayoutLength {
    let start = start(of: index)
    let end = end(of: index)
    let atEnd = end - viewport.extent
    let wanted: LayoutLength =
      switch placement {
      case .top: start
      case .center: start - (viewport.extent - (end - start)) / 2
      case .bottom: atEnd
      case .nearest:
        if start < viewport.offset || end - start > viewport.extent {
          start
        } else {
          max(viewport.offset, atEnd)
        }
      }
    return clamped(wanted, viewportExtent: viewport.extent)
  }
}
