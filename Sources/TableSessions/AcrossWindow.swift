import TableValues
import ViewportLayout

/// What a subscription sees of the columns of its view: a stretch of the frame, and where in the
/// centre it begins. Lengths are in `LayoutUnit`.
package struct AcrossWindow: Sendable, Hashable {
  /// How wide the frame is, fixed columns included.
  package private(set) var extent: LayoutLength
  /// How far beside what is seen columns are held.
  package private(set) var overscan: LayoutLength
  /// How far the centre is scrolled, from the side where reading begins; as far as it reaches.
  package private(set) var offset: LayoutLength
  /// What was asked for and not reached because widths are still estimates.
  private var wanted: LayoutLength?

  /// A window that begins at an offset; what is negative counts as 0.
  package init(offset: LayoutLength, extent: LayoutLength, overscan: LayoutLength) {
    self.offset = max(0, offset)
    self.extent = max(0, extent)
    self.overscan = max(0, overscan)
  }

  /// How much of the frame is left between fixed columns.
  func room(in places: ColumnPlaces) -> LayoutLength {
    let fixed =
      places.width(of: .leading) + places.leadingGap
      + places.width(of: .trailing) + places.trailingGap
    return max(0, extent - fixed)
  }

  /// The farthest offset.
  private func offsetMax(in places: ColumnPlaces) -> LayoutLength {
    max(0, places.centerExtent - room(in: places))
  }

  /// Holds the offset within what there is. O(columns).
  mutating func settle(in places: ColumnPlaces?) {
    guard let places else { return }
    let asked = offset
    offset = min(offset, offsetMax(in: places))
    wanted = offset < asked && places.hasEstimates ? asked : nil
  }

  /// Keeps the first centre column that is seen whole where it is in sight, or that of which
  /// something is seen; if it is gone, the nearest that is left takes its place. O(columns).
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

  /// The column that must not move, and how far behind its start the window begins.
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

  /// The columns that the client holds: those that are fixed, and those of the centre of which
  /// something is in sight or beside it. O(columns).
  func columns(in places: ColumnPlaces) -> Set<ColumnNumber> {
    let first = offset - overscan
    let end = offset + room(in: places) + overscan
    return Set(
      places.places.lazy.filter { place in
        place.group != .center || place.start < end && place.end > first
      }.map(\.column))
  }

  /// Takes what a client asks for. O(columns).
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

  /// Scrolls to where the thumb begins at a place of its track, if it can be moved. O(1).
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

  /// Scrolls to a column, unless it does not scroll.
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

  /// Where all of it is, for the client.
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
    return AcrossPlaces(
      offset: offset, room: room, extent: places.centerExtent, lefts: lefts)
  }
}

/// A change of what a subscription sees of the columns; nil: it stays.
package struct AcrossMove: Sendable, Hashable {
  /// Where a column is to stand in what is seen of the centre.
  package typealias Placement = ColumnPlacement

  /// Whether there is to be no window any more: all columns are held.
  package var isEnd = false
  /// How far the centre is to be scrolled, unless a column is to be shown.
  package var offset: LayoutLength?
  /// Where the thumb of the scroll bar is to begin on its track; it comes before an offset.
  package var thumb: LayoutLength?
  /// How wide the frame is.
  package var extent: LayoutLength?
  /// How far beside what is seen columns are held.
  package var overscan: LayoutLength?
  /// A column to be shown; one that stands fixed is seen anyway.
  package var column: ColumnNumber?
  /// Where it is to stand.
  package var placement = Placement.nearest

  /// Changes nothing.
  package init() {}
}

/// Where a client draws the columns of a window.
package struct AcrossPlaces: Sendable, Hashable {
  /// Where the left edges of groups stand, from the left of the frame.
  package struct Lefts: Sendable, Hashable {
    /// Of the columns fixed where reading begins.
    package var leading: LayoutLength
    /// Of those that scroll.
    package var center: LayoutLength
    /// Of those fixed at the other side.
    package var trailing: LayoutLength
  }

  /// How far the centre is scrolled, from the side where reading begins.
  package var offset: LayoutLength
  /// How much of the frame is left for the centre.
  package var room: LayoutLength
  /// How wide the centre is.
  package var extent: LayoutLength
  /// Where groups stand.
  package var lefts: Lefts
  /// The thumb of the scroll bar, from the side where reading begins; nil where none is shown or
  /// there is nothing to scroll.
  package var thumb: ScrollThumb?
}
