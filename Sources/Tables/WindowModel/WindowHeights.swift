import ViewModel
import ViewportLayout

/// The heights of a window's entries, in runs of equal ones.
package struct WindowHeights: Equatable, Sendable {
  /// The runs, from the first entry on.
  package private(set) var runs: [ExtentRun] = []

  /// No entries, or no heights.
  package init() {}

  /// The heights of a window; empty if the view's layout does not include rows. O(log n + runs).
  init(of shadow: Shadow) {
    guard let axis = shadow.snapshot.axis, !shadow.slots.isEmpty else { return }
    runs = axis.runs(in: shadow.first..<shadow.first + shadow.slots.count)
  }
}

extension ViewSnapshot {
  /// The frames of a range of the page's entries as items, if they are items. O(entries of the
  /// range).
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

/// The positions of the window's entries as items.
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
