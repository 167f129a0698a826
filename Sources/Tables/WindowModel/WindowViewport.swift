import RowPipeline
import TableModel
import TableValues
import ViewModel
import ViewportLayout

/// The viewport as it is sent to the client.
package struct WindowViewport: Sendable, Equatable {
  /// Its offset from the start of the content, less `heldBack`.
  package var offset: LayoutLength
  /// Its length.
  package var extent: LayoutLength
  /// The offset of the window's first entry, less `heldBack`.
  package var top: LayoutLength
  /// The spacing between two entries.
  package var spacing: LayoutLength
  /// The correction that offset and top lack while the user drags.
  package var heldBack: LayoutLength
  /// The anchor entry; nil without entries.
  package var anchor: EntryKey?
  /// The sticky headers at its start, outermost first.
  package var sticky: [StickyHeader]
  /// The thumb of its scroll bar; nil if it is not shown or there is nothing to scroll.
  package var thumb: ScrollThumb?

  /// The viewport of a window that begins with an entry of the page. O(log n).
  init(_ position: ViewportPosition, first: Int, in snapshot: ViewSnapshot) {
    let axis = snapshot.shownAxis
    offset = position.offset - position.heldBack
    extent = position.extent
    top = axis.start(of: first) - position.heldBack
    spacing = axis.spacing
    heldBack = position.heldBack
    anchor = position.anchorEntry.flatMap { snapshot.key(of: $0) }
    sticky = snapshot.stickyHeaders(at: position.offset, axis)
    let bars = snapshot.state.presentation
    let isAcross = axis.flow?.direction == .horizontal
    if (isAcross ? bars?.showsHorizontalBar : bars?.showsVerticalBar) == true {
      thumb = snapshot.track(content: axis.extent, seen: extent).thumb(at: offset)
    }
  }
}

extension WindowViewport: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    guard let viewport = step.new.viewport, viewport != step.known?.viewport else { return nil }
    return .viewport(viewport)
  }
}

extension ViewSnapshot {
  /// The track of a scroll bar for a content.
  func track(content: LayoutLength, seen: LayoutLength) -> ScrollTrack {
    let minimum = state.presentation?.thumbMinimum ?? PresentationRules.standardThumbMinimum
    return ScrollTrack(content: content, seen: seen, minimum: LayoutUnit.length(minimum))
  }
}

extension ViewSnapshot {
  /// The key of an entry for clients, if it is on the page. O(log n).
  fileprivate func key(of entry: ViewEntry) -> EntryKey? {
    guard pageIndex(of: entry) != nil else { return nil }
    switch entry {
    case .row(let slot): return .row(table.keys.key(of: slot))
    case .section(let section): return .section(section)
    }
  }
}

/// Windows by offsets.
extension ViewportPosition {
  /// The visible entries, up to a limit. O(log n).
  func visible(in axis: EntryAxis, sizeMax: Int) -> Range<Int> {
    let visible = axis.visible(in: viewport)
    return visible.lowerBound..<min(visible.upperBound, visible.lowerBound + sizeMax)
  }

  /// The same including those within the overscan on both sides. O(log n).
  func held(in axis: EntryAxis, overscan: LayoutLength, sizeMax: Int) -> Range<Int> {
    let seen = visible(in: axis, sizeMax: sizeMax)
    if overscan <= 0 { return seen }
    let wider = axis.visible(
      in: Viewport(offset: offset - overscan, extent: extent + 2 * overscan))
    let room = sizeMax - seen.count
    let before = min(max(0, seen.lowerBound - wider.lowerBound), room / 2)
    let lower = seen.lowerBound - before
    return lower..<max(seen.upperBound, min(wider.upperBound, lower + sizeMax))
  }
}
