import RowPipeline
import Synchronization
import TableValues
import ViewModel
import ViewportLayout

/// A request to show the cursor of the view in a window.
package struct CursorShowing: Sendable {
  /// Where the cursor is.
  package var cursor: CellCursor
  /// The number of extents by which the window scrolls first.
  package var pages = 0.0
  /// The place of the cursor's entry in the window.
  package var placement = ScrollPlacement.nearest
  /// Whether an update follows even if the window does not move, because the view has changed.
  package var isPromised: Bool

  /// Makes a request.
  package init(_ cursor: CellCursor, isPromised: Bool) {
    self.cursor = cursor
    self.isPromised = isPromised
  }
}

extension Subscription {
  /// Scrolls so that the cursor is visible. If the entry is on another page, the update that shows
  /// the page scrolls to it. O(log n + columns).
  ///
  /// - Parameter tell: Called once with the number of the update that shows it.
  package func show(_ showing: CursorShowing, tell: @escaping @Sendable (Int?) -> Void) {
    let (_, due) = state.withLock { state in
      state.promising(isCertain: showing.isPromised, { (_: Bool, update) in tell(update) }) {
        state in
        // States published before belong to the window of before.
        if sendsEach { state.queueLatest() }
        state.show(showing)
        return true
      }
    }
    due?()
  }

  /// The number of entries from one to the one that is some extents further in the window, in a
  /// state of the view: at least one, if there are any pages. O(log n).
  package func entries(inPages pages: Double, from index: Int, in snapshot: ViewSnapshot) -> Int {
    state.withLock { $0.entries(inPages: pages, from: index, in: snapshot) }
  }
}

extension SubscriptionState {
  fileprivate mutating func show(_ showing: CursorShowing) {
    if let index = latest.pageIndex(of: showing.cursor.entry) {
      if viewport != nil {
        var scroll = ViewportScroll()
        if showing.pages != 0 {
          scroll.target = .pages(showing.pages)
          self.scroll(scroll)
        }
        scroll.target = .entry(index, showing.placement)
        self.scroll(scroll)
      } else if case .entries = spec.range {
        if showing.pages != 0 {
          let way = Self.rounded(showing.pages * Double(latestWindow.count))
          name(first: max(0, latestWindow.lowerBound + way))
        }
        name(first: max(0, first(showing: index, showing.placement, size: nil)))
      }
    }
    guard across != nil, let column = showing.cursor.column else { return }
    var way = AcrossMove()
    way.column = column
    move(way)
  }

  fileprivate func entries(
    inPages pages: Double, from index: Int, in snapshot: ViewSnapshot
  ) -> Int {
    if pages == 0 { return 0 }
    guard let viewport else {
      let way = Self.rounded(pages * Double(latestWindow.count))
      return pages < 0 ? min(-1, way) : max(1, way)
    }
    let axis = snapshot.shownAxis
    let way = LayoutLength(exactly: (pages * Double(viewport.extent)).rounded()) ?? 0
    let wanted = axis.start(of: index) + way
    // As many as are wholly visible, up and down.
    if pages < 0 { return min(-1, axis.firstIndex(beginningAt: wanted) - index) }
    return max(1, (axis.index(at: wanted) ?? snapshot.pageEntryCount) - index)
  }

  /// The nearest whole number towards zero. The parameters keep it in range.
  private static func rounded(_ number: Double) -> Int {
    Int(exactly: number.rounded(.towardZero)) ?? 0
  }
}
