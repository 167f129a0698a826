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

extension SubscriptionStep {
  /// Where the window's entries stand as items, if that is not what the client was told.
  func changedFrames(_ told: Shadow?) -> ArraySlice<ItemFrame>? {
    func frames(_ shadow: Shadow) -> ArraySlice<ItemFrame> {
      shadow.snapshot.frames(inPage: shadow.first..<shadow.first + shadow.slots.count)
    }
    let now = frames(new)
    return now.elementsEqual(told.map { frames($0) } ?? []) ? nil : now
  }

  /// The heights of the window, if they are not those that the client was told.
  func changedHeights(_ told: Shadow?) -> WindowHeights? {
    let heights = WindowHeights(of: new)
    return heights == told.map { WindowHeights(of: $0) } ?? WindowHeights() ? nil : heights
  }
}
