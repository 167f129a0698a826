import RowPipeline
import Synchronization
import TableValues
import ViewModel
import ViewportLayout

/// A scroll request for a viewport. Members that are nil are unchanged.
package struct ViewportScroll: Sendable {
  /// The target of scrolling.
  package enum Target: Sendable {
    /// An offset, as the client knows it.
    case offset(LayoutLength)
    /// An entry of the page by its index, at a place in the viewport.
    case entry(Int, ScrollPlacement)
    /// A number of viewport lengths forward.
    case pages(Double)
    /// The start of the content.
    case start
    /// Its end.
    case end
    /// The position of the scroll bar's thumb on its track, as the client knows it.
    case thumb(LayoutLength)
  }

  /// The target.
  package var target: Target?
  /// The length of the viewport.
  package var extent: LayoutLength?
  /// What stays in place when the view changes.
  package var hold: ViewportHold?
  /// Whether it follows the end.
  package var follows: Bool?
  /// Whether the user is dragging.
  package var isDragged: Bool?
  /// The entry to keep in place; nil: the first that is completely visible.
  package var anchor: ViewEntry??

  /// No change.
  package init() {}
}

extension Subscription {
  private typealias Scrolled = (
    place: (window: Range<Int>, viewport: WindowViewport)?, across: AcrossPlaces?
  )

  /// Scrolls a viewport, and changes its options. O(log n + k).
  ///
  /// - Parameter tell: Called once with the number of the update that shows it, or nil if none
  ///   does.
  /// - Returns: The visible entries, and the position of the viewport; nil if the window is not a
  ///   viewport.
  @discardableResult
  package func scroll(
    _ scroll: ViewportScroll, columns: [ColumnNumber]??, across: AcrossMove? = nil,
    tell: @escaping @Sendable (ScrolledWindow) -> Void = { _ in }
  ) -> (window: Range<Int>, viewport: WindowViewport)? {
    let (result, due) = state.withLock { state in
      state.promising({ (result: Scrolled, update) in
        tell(
          ScrolledWindow(
            entries: result.place?.window ?? 0..<0, viewport: result.place?.viewport,
            across: result.across, update: update))
      }) { state -> Scrolled in
        guard state.viewport != nil else { return (place: nil, across: nil) }
        // States published before belong to the window of before.
        if sendsEach { state.queueLatest() }
        state.scroll(scroll)
        if let columns { state.spec.columns = columns }
        if let across { state.move(across) }
        return (place: state.latestViewport, across: state.latestAcross)
      }
    }
    due?()
    return result.place
  }

  /// The visible entries, and the position of the viewport; nil if the window is not a viewport.
  /// O(log n + k).
  package var viewport: (window: Range<Int>, viewport: WindowViewport)? {
    state.withLock { $0.latestViewport }
  }

  /// Whether the window is a viewport.
  package var isViewport: Bool { state.withLock { $0.viewport != nil } }

  /// The first index of a window by entries that shows an entry at a place.
  ///
  /// - Parameter size: The number of entries of the window; nil: unchanged.
  package func first(showing index: Int, _ placement: ScrollPlacement, size: Int?) -> Int {
    state.withLock { $0.first(showing: index, placement, size: size) }
  }
}

extension SubscriptionState {
  /// The first index of a window by entries that shows an entry at a place.
  ///
  /// - Parameter size: The number of entries of the window; nil: unchanged.
  func first(showing index: Int, _ placement: ScrollPlacement, size: Int?) -> Int {
    let window = latestWindow
    let size = min(size ?? window.count, latest.pageEntryCount)
    let last = index - size + 1
    return switch placement {
    case .top: index
    case .center: index - (size - 1) / 2
    case .bottom: last
    case .nearest: min(max(window.lowerBound, last), index)
    }
  }

  /// The position of the viewport in the latest state, and the visible entries.
  fileprivate var latestViewport: (window: Range<Int>, viewport: WindowViewport)? {
    guard let viewport else { return nil }
    let held = position.held(in: latest, spec.range)
    return (latestWindow, WindowViewport(viewport, first: held.lowerBound, in: latest))
  }

  /// Scrolls the viewport, if the window is one. O(log n).
  mutating func scroll(_ scroll: ViewportScroll) {
    guard var position = viewport else { return }
    if let hold = scroll.hold { position.hold = hold }
    if let follows = scroll.follows { position.follows = follows }
    if let extent = scroll.extent { position.resize(to: extent, in: latest) }
    if let anchor = scroll.anchor { position.name(anchor, in: latest) }
    if let target = scroll.target {
      position.scroll(to: offset(of: target, from: position), in: latest)
    }
    if let isDragged = scroll.isDragged { position.isDragged = isDragged }
    viewport = position
  }

  private func offset(
    of target: ViewportScroll.Target, from position: ViewportPosition
  ) -> LayoutLength {
    let axis = latest.shownAxis
    switch target {
    case .offset(let offset): return offset + position.heldBack
    case .entry(let index, let placement):
      return axis.offset(showing: index, placement, in: position.viewport)
    case .pages(let pages):
      let way = (pages * Double(position.extent)).rounded()
      return position.offset + (LayoutLength(exactly: way) ?? 0)
    case .start: return 0
    case .end: return axis.extent
    case .thumb(let start):
      let track = latest.track(content: axis.extent, seen: position.extent)
      return track.offset(ofThumbAt: start).map { $0 + position.heldBack } ?? position.offset
    }
  }
}
