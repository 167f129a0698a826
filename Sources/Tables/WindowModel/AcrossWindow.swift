import TableValues
import ViewModel
import ViewportLayout

/// A subscription's horizontal window on the columns of its view: the width of the frame, and the
/// scroll offset of the columns that scroll (the centre). Lengths are in `LayoutUnit`.
package struct AcrossWindow: Sendable, Hashable {
  /// The width of the frame, including fixed columns.
  package private(set) var extent: LayoutLength
  /// The overscan: columns within this distance of the visible part are also sent.
  package private(set) var overscan: LayoutLength
  /// The scroll offset of the centre from the leading side, within the scrollable range.
  package private(set) var offset: LayoutLength
  /// The requested offset that could not be reached because widths are still estimates.
  private var wanted: LayoutLength?

  /// A window at an offset. Negative values count as 0.
  package init(offset: LayoutLength, extent: LayoutLength, overscan: LayoutLength) {
    self.offset = max(0, offset)
    self.extent = max(0, extent)
    self.overscan = max(0, overscan)
  }

  /// The width that the frame has left between fixed columns.
  func room(in places: ColumnPlaces) -> LayoutLength {
    let fixed =
      places.width(of: .leading) + places.leadingGap
      + places.width(of: .trailing) + places.trailingGap
    return max(0, extent - fixed)
  }

  /// The maximum offset.
  private func offsetMax(in places: ColumnPlaces) -> LayoutLength {
    max(0, places.centerExtent - room(in: places))
  }

  /// Clamps the offset to the scrollable range. O(columns).
  mutating func settle(in places: ColumnPlaces?) {
    guard let places else { return }
    let asked = offset
    offset = min(offset, offsetMax(in: places))
    wanted = offset < asked && places.hasEstimates ? asked : nil
  }

  /// Keeps the anchor column in place: the first centre column that is completely visible, or
  /// otherwise partly. If it was removed, the nearest remaining one is the anchor. O(columns).
  mutating func follow(from old: ColumnPlaces?, to new: ColumnPlaces?) {
    guard let new, old != new else { return }
    if let wanted {
      offset = wanted
      return settle(in: new)
    }
    if let old, let (column, distance) = anchor(in: old, survivingIn: new),
      let place = new.places.first(where: { $0.column == column && $0.group == .center })
    {
      offset = max(0, place.start + distance)
    }
    offset = min(offset, offsetMax(in: new))
  }

  /// The anchor column, and the distance from its start to the start of the window.
  private func anchor(
    in old: ColumnPlaces, survivingIn new: ColumnPlaces
  ) -> (ColumnNumber, LayoutLength)? {
    let center = old.places.filter { $0.group == .center }
    let end = offset + room(in: old)
    let whole = center.firstIndex { $0.start >= offset && $0.end <= end }
    guard let index = whole ?? center.firstIndex(where: { $0.end > offset }) else { return nil }
    let distance = offset - center[index].start
    let left = Set(new.places.lazy.filter { $0.group == .center }.map(\.column))
    for step in 0..<center.count {
      for near in [index + step, index - step] where center.indices.contains(near) {
        if left.contains(center[near].column) { return (center[near].column, distance) }
      }
    }
    return nil
  }

  /// The columns of the window: fixed ones, and those of the centre that are visible or within the
  /// overscan. O(columns).
  func columns(in places: ColumnPlaces) -> Set<ColumnNumber> {
    let first = offset - overscan
    let end = offset + room(in: places) + overscan
    return Set(
      places.places.lazy.filter { place in
        place.group != .center || place.start < end && place.end > first
      }.map(\.column))
  }

  /// Applies a client's request. O(columns).
  mutating func move(_ move: AcrossMove, in places: ColumnPlaces?) {
    if let extent = move.extent { self.extent = max(0, extent) }
    if let overscan = move.overscan { self.overscan = max(0, overscan) }
    if let offset = move.offset, move.column == nil, move.thumb == nil {
      self.offset = max(0, offset)
      wanted = nil
    }
    if let places, let column = move.column { show(column, move.placement, in: places) }
    if let wanted { offset = wanted }
    settle(in: places)
  }

  /// Scrolls so that the thumb begins at a position of its track, if it can be moved. O(1).
  mutating func move(
    thumbTo start: LayoutLength, extent: LayoutLength?, in places: ColumnPlaces,
    _ snapshot: ViewSnapshot
  ) {
    if let extent { self.extent = max(0, extent) }
    let track = snapshot.track(content: places.centerExtent, seen: room(in: places))
    guard let offset = track.offset(ofThumbAt: start) else { return }
    self.offset = offset
    wanted = nil
  }

  /// Scrolls to a column, unless it is fixed.
  private mutating func show(
    _ column: ColumnNumber, _ placement: AcrossMove.Placement, in places: ColumnPlaces
  ) {
    guard let place = places.places.first(where: { $0.column == column }),
      place.group == .center
    else { return }
    let room = room(in: places)
    let atEnd = place.end - room
    let width = place.width.width
    wanted = nil
    offset =
      switch placement {
      case .start: place.start
      case .center: max(0, place.start - (room - width) / 2)
      case .end: max(0, atEnd)
      case .nearest:
        place.start < offset || width > room ? place.start : max(offset, atEnd)
      }
  }

  /// The positions that the client receives.
  func told(in places: ColumnPlaces, _ snapshot: ViewSnapshot) -> AcrossPlaces {
    var told = told(in: places)
    if snapshot.state.presentation?.showsHorizontalBar == true {
      let track = snapshot.track(content: places.centerExtent, seen: told.room)
      told.thumb = track.thumb(at: offset)
    }
    return told
  }

  /// The same without a thumb.
  func told(in places: ColumnPlaces) -> AcrossPlaces {
    let room = room(in: places)
    let (leading, trailing) = (places.width(of: .leading), places.width(of: .trailing))
    let before = leading + places.leadingGap
    let natural = before + places.centerExtent + places.trailingGap
    let last = max(before, min(natural, extent - trailing))
    var lefts = AcrossPlaces.Lefts(leading: 0, center: before - offset, trailing: last)
    if places.direction == .rightToLeft {
      lefts.leading = extent - leading
      lefts.center = extent - lefts.center - places.width(of: .center)
      lefts.trailing = extent - last - trailing
    }
    let start = places.direction == .leftToRight ? before : extent - before - room
    return AcrossPlaces(
      offset: offset, room: room, extent: places.centerExtent, lefts: lefts,
      clip: start..<start + room)
  }
}

/// A change of a subscription's horizontal window. Members that are nil are unchanged.
package struct AcrossMove: Sendable, Hashable {
  /// The place of a column in the visible part of the centre.
  package typealias Placement = ColumnPlacement

  /// Whether the window is removed, so that the subscription has all columns.
  package var isEnd = false
  /// The new scroll offset, unless a column is to be shown.
  package var offset: LayoutLength?
  /// The new start of the scroll bar's thumb on its track. It takes precedence over `offset`.
  package var thumb: LayoutLength?
  /// The width of the frame.
  package var extent: LayoutLength?
  /// The overscan.
  package var overscan: LayoutLength?
  /// A column to show. A fixed one is always visible.
  package var column: ColumnNumber?
  /// The place of that column.
  package var placement = Placement.nearest

  /// No change.
  package init() {}
}

/// The positions at which a client draws the columns of a window.
package struct AcrossPlaces: Sendable, Hashable {
  /// The left edges of the groups, from the left of the frame.
  package struct Lefts: Sendable, Hashable {
    /// That of the leading fixed columns.
    package var leading: LayoutLength
    /// That of the columns that scroll.
    package var center: LayoutLength
    /// That of the trailing fixed columns.
    package var trailing: LayoutLength
  }

  /// The scroll offset of the centre, from the leading side.
  package var offset: LayoutLength
  /// The width of the frame that is left for the centre.
  package var room: LayoutLength
  /// The width of the centre.
  package var extent: LayoutLength
  /// The left edges of the groups.
  package var lefts: Lefts
  /// The part of the frame in which the centre is visible, from the left of the frame.
  package var clip: Range<LayoutLength>
  /// The thumb of the scroll bar, from the leading side; nil if it is not shown or there is nothing
  /// to scroll.
  package var thumb: ScrollThumb?
}
