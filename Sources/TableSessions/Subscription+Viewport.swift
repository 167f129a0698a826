import RowPipeline
import Synchronization
import TableValues
import ViewportLayout

/// How a viewport is scrolled; what is nil stays.
package struct ViewportScroll: Sendable {
  /// Where to.
  package enum Target: Sendable {
    /// An offset, as the client knows it.
    case offset(LayoutLength)
    /// Where an entry of the page, by its index, is seen.
    case entry(Int, ScrollPlacement)
    /// So many times its extent on.
    case pages(Double)
    /// The start of the content.
    case start
    /// Its end.
    case end
    /// Where the thumb of its scroll bar begins at a place of the track, as the client knows it.
    case thumb(LayoutLength)
  }

  /// Where to.
  package var target: Target?
  /// How long the viewport is.
  package var extent: LayoutLength?
  /// What stays when the view changes.
  package var hold: ViewportHold?
  /// Whether it stays at the end.
  package var follows: Bool?
  /// Whether the user is dragging.
  package var isDragged: Bool?
  /// The entry to be held; nil: the first that is wholly seen.
  package var anchor: ViewEntry??

  /// Nothing changes.
  package init() {}
}

extension Subscription {
  /// Scrolls a window that is a viewport, and changes what holds it. O(log n + k).
  ///
  /// - Returns: the entries in sight, and where the viewport stands; nil if the window is none.
  package func scroll(
    _ scroll: ViewportScroll, columns: [ColumnNumber]??, across: AcrossMove? = nil
  ) -> (window: Range<Int>, viewport: WindowViewport)? {
    state.withLock { state in
      guard state.viewport != nil else { return nil }
      // What was published before is seen through the window of before.
      if sendsEach { state.queueLatest() }
      state.scroll(scroll)
      if let columns { state.spec.columns = columns }
      if let across { state.move(across) }
      state.note([.scroll], [])
      state.isDirty = true
      return state.latestViewport
    }
  }

  /// The entries in sight, and where the viewport stands; nil if the window is none. O(log n + k).
  package var viewport: (window: Range<Int>, viewport: WindowViewport)? {
    state.withLock { $0.latestViewport }
  }

  /// Whether the window is a viewport.
  package var isViewport: Bool { state.withLock { $0.viewport != nil } }

  /// The index within the page that a window by entries begins with where an entry is seen as asked.
  ///
  /// - Parameter size: How many entries the window is to have; nil: as many as it has.
  package func first(showing index: Int, _ placement: ScrollPlacement, size: Int?) -> Int {
    state.withLock { state in
      let window = state.latestWindow
      let size = min(size ?? window.count, state.latest.pageEntryCount)
      let last = index - size + 1
      return switch placement {
      case .top: index
      case .center: index - (size - 1) / 2
      case .bottom: last
      case .nearest: min(max(window.lowerBound, last), index)
      }
    }
  }
}

extension SubscriptionState {
  /// Where the viewport stands in the latest state, and which entries are in sight.
  fileprivate var latestViewport: (window: Range<Int>, viewport: WindowViewport)? {
    guard let viewport else { return nil }
    let (visible, held) = spec.windows(in: latest, viewport)
    return (visible, WindowViewport(viewport, first: held.lowerBound, in: latest))
  }

  fileprivate mutating func scroll(_ scroll: ViewportScroll) {
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
