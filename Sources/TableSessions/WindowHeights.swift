import ViewportLayout

/// How high the entries of a window are, in runs of equal ones.
package struct WindowHeights: Equatable, Sendable {
  /// From the first entry on.
  package private(set) var runs: [ExtentRun] = []

  /// No entries, or none whose height is told.
  package init() {}

  /// The heights of a window; none where the view's layout says nothing of rows.
  /// O(log n + runs).
  init(of shadow: Shadow) {
    guard let axis = shadow.snapshot.axis, !shadow.slots.isEmpty else { return }
    runs = axis.runs(in: shadow.first..<shadow.first + shadow.slots.count)
  }
}

extension ViewSnapshot {
  /// Where the entries of a range of the page stand as items, if they are some.
  /// O(entries of the range).
  fileprivate func frames(inPage range: Range<Int>) -> ArraySlice<ItemFrame> {
    heights?.flow?.frames(in: range) ?? []
  }
}

extension WindowHeights: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    let heights = WindowHeights(of: step.new)
    let known = step.known.map { WindowHeights(of: $0) } ?? WindowHeights()
    return heights == known ? nil : .heights(heights)
  }
}

/// Where the window's entries stand as items.
enum FrameFacet: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    let frames = step.new.frames
    return frames.elementsEqual(step.known?.frames ?? []) ? nil : .frames(frames)
  }
}

extension Shadow {
  fileprivate var frames: ArraySlice<ItemFrame> {
    snapshot.frames(inPage: first..<first + slots.count)
  }
}
