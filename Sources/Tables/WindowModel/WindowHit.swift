import RowPipeline
import Synchronization
import TableModel
import TableValues
import ViewModel
import ViewportLayout

/// A point in a client's frame, to be looked up in a window.
package struct WindowPoint: Sendable {
  /// The distance from the left of the frame.
  package var x: LayoutLength
  /// The distance from the top of the frame. Negative above it.
  package var y: LayoutLength
  /// The height of the header that the client draws at the top of its frame, above the entries.
  package var header: LayoutLength
  /// The distance from the end of a column within which its width can be dragged.
  package var grip: LayoutLength

  /// Makes a point.
  package init(x: LayoutLength, y: LayoutLength, header: LayoutLength = 0, grip: LayoutLength = 0) {
    self.x = x
    self.y = y
    self.header = header
    self.grip = grip
  }
}

/// What is at a point of a window.
package struct WindowHit: Sendable {
  /// A column in the frame.
  package struct Column: Sendable, Equatable {
    /// Its place in its group.
    package var place: ColumnPlaces.Place
    /// Its left edge, from the left of the frame. May be hidden below a fixed column.
    package var left: LayoutLength
    /// What can be seen of it, from the left of the frame.
    package var clip: Range<LayoutLength>
  }

  /// An entry in the frame.
  package struct Entry: Sendable, Equatable {
    /// What it is.
    package var key: EntryKey
    /// Its row; nil for a header, group line or footer of a section.
    package var slot: UInt32?
    /// Its index within the page.
    package var index: Int
    /// Its top, from the top of the frame.
    package var top: LayoutLength
    /// Its height, without the spacing after it.
    package var height: LayoutLength
    /// Whether it is a section header that sticks to the start of the viewport.
    package var isSticky = false
  }

  /// The state of the view in which it was looked up.
  package var snapshot: ViewSnapshot
  /// The part of the frame.
  package var part: WindowPart
  /// The column; nil beside all columns.
  package var column: Column?
  /// The entry; nil unless the part is one.
  package var entry: Entry?
  /// The column whose width changes if the user drags from here; nil: none.
  package var resized: Column?
}

extension Subscription {
  /// What is at a point of the client's frame, in the state that it is sent next.
  ///
  /// - Complexity: O(log n + columns); in a collection also O(entries of the window).
  package func hit(_ point: WindowPoint) -> WindowHit {
    state.withLock { WindowHit(point, in: $0) }
  }
}

extension WindowHit {
  fileprivate init(_ point: WindowPoint, in state: SubscriptionState) {
    let snapshot = state.latest
    self.init(snapshot: snapshot, part: .outside)
    // Items of a collection have no columns.
    let isList = snapshot.shownAxis.flow == nil
    let columns = isList ? FramedColumns(snapshot, state.across) : nil
    column = columns?.column(at: point.x)
    let y = point.y - point.header
    if y < 0 {
      part = .header
      resized = columns?.column(endingNear: point.x, within: point.grip)
      return
    }
    entry = Self.entry(y, point, state)
    part = entry == nil ? .outside : .entry
  }

  /// The entry at a distance from the start of the entries.
  private static func entry(
    _ y: LayoutLength, _ point: WindowPoint, _ state: SubscriptionState
  ) -> Entry? {
    let snapshot = state.latest
    let axis = snapshot.shownAxis
    let start: LayoutLength
    if let viewport = state.viewport {
      // The client knows the offset without the postponed correction.
      start = viewport.offset - viewport.heldBack
      guard y < viewport.extent else { return nil }
      for header in snapshot.stickyHeaders(at: viewport.offset, axis)
      where header.y <= y && y < header.y + header.height {
        guard let index = snapshot.pageIndex(of: .section(header.entry)) else { continue }
        return Entry(
          key: .section(header.entry), slot: nil, index: index, top: header.y + point.header,
          height: header.height, isSticky: true)
      }
    } else {
      start = axis.start(of: state.latestWindow.lowerBound)
    }
    if let flow = axis.flow {
      let index = state.latestWindow.first { index in
        guard let frame = flow.frame(at: index) else { return false }
        let (x, y) = flow.direction == .horizontal ? (point.x + start, y) : (point.x, y + start)
        return (frame.x..<frame.x + frame.width).contains(x)
          && (frame.y..<frame.y + frame.height).contains(y)
      }
      guard let index, let frame = flow.frame(at: index) else { return nil }
      let top = flow.direction == .horizontal ? frame.y : frame.y - start
      return entry(at: index, top: top + point.header, height: frame.height, snapshot)
    }
    guard let index = axis.index(at: start + y) else { return nil }
    let (top, end) = (axis.start(of: index), axis.end(of: index))
    guard state.viewport != nil || state.latestWindow.contains(index) else { return nil }
    return entry(at: index, top: top - start + point.header, height: end - top, snapshot)
  }

  private static func entry(
    at index: Int, top: LayoutLength, height: LayoutLength, _ snapshot: ViewSnapshot
  ) -> Entry? {
    let entries = snapshot.entries(inPage: index..<index + 1)
    guard let key = snapshot.keys(of: entries).first, let slot = entries.slots.first else {
      return nil
    }
    return Entry(
      key: key, slot: slot == WindowEntries.noRow ? nil : slot, index: index, top: top,
      height: height)
  }
}

/// The columns of a view in a client's frame.
private struct FramedColumns {
  private let places: ColumnPlaces
  private let across: AcrossPlaces

  /// Nil without a layout.
  init?(_ snapshot: ViewSnapshot, _ window: AcrossWindow?) {
    guard let places = snapshot.layout else { return nil }
    self.places = places
    // Without a horizontal window, the client shows all columns side by side.
    across = (window ?? AcrossWindow(offset: 0, extent: places.content, overscan: 0))
      .told(in: places)
  }

  /// The visible part of a group, from the left of the frame.
  private func clip(_ group: FixedColumns.Group) -> Range<LayoutLength> {
    let left = self.left(of: group)
    switch group {
    case .center: return across.clip
    case .leading, .trailing: return left..<left + max(0, places.width(of: group))
    }
  }

  private func left(of group: FixedColumns.Group) -> LayoutLength {
    switch group {
    case .leading: across.lefts.leading
    case .center: across.lefts.center
    case .trailing: across.lefts.trailing
    }
  }

  private func framed(_ place: ColumnPlaces.Place) -> WindowHit.Column {
    let left = left(of: place.group) + place.x
    let clip = clip(place.group)
    let start = min(max(left, clip.lowerBound), clip.upperBound)
    return WindowHit.Column(
      place: place, left: left,
      clip: start..<max(start, min(left + place.width.width, clip.upperBound)))
  }

  /// The column at a point, with the spacing behind it. Fixed columns cover the others.
  func column(at x: LayoutLength) -> WindowHit.Column? {
    for group in [FixedColumns.Group.leading, .trailing, .center] where clip(group).contains(x) {
      if let found = places.column(at: x - left(of: group), in: group) {
        return framed(found.place)
      }
    }
    return nil
  }

  /// The column whose end is nearest to a point, if it is visible and near enough. Of two, the one
  /// that ends there and does not begin there: an empty column can be widened again.
  func column(endingNear x: LayoutLength, within grip: LayoutLength) -> WindowHit.Column? {
    guard grip > 0 else { return nil }
    var nearest: (column: WindowHit.Column, distance: LayoutLength)?
    for place in places.places {
      let column = framed(place)
      let width = place.width.width
      let end = places.direction == .leftToRight ? column.left + width : column.left
      let clip = clip(place.group)
      guard clip.lowerBound <= end, end <= clip.upperBound else { continue }
      let distance = abs(end - x)
      if distance <= grip, distance <= nearest?.distance ?? grip { nearest = (column, distance) }
    }
    return nearest?.column
  }
}
