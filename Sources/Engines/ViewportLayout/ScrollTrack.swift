/// The thumb of a scroll bar: its start on the track, and its length.
package struct ScrollThumb: Sendable, Hashable {
  /// The distance from the track's start, in `LayoutUnit`.
  package var start: LayoutLength
  /// The length, in `LayoutUnit`.
  package var length: LayoutLength
}

/// The track of a scroll bar. It is as long as the visible part of the content.
package struct ScrollTrack: Sendable, Hashable {
  /// The length of the content.
  private let content: LayoutLength
  /// The length of the visible part, and of the track.
  private let seen: LayoutLength
  /// The minimum length of the thumb, if there is room.
  private let minimum: LayoutLength

  /// A track. Negative lengths count as 0.
  package init(content: LayoutLength, seen: LayoutLength, minimum: LayoutLength) {
    self.content = max(0, content)
    self.seen = max(0, seen)
    self.minimum = max(0, minimum)
  }

  /// Whether there is anything to scroll.
  private var scrolls: Bool { seen > 0 && content > seen }

  /// The thumb's share of the track is the visible share of the content. O(1).
  private var length: LayoutLength {
    min(seen, max(minimum, Self.share(seen, of: seen, by: content)))
  }

  /// The thumb for a scroll offset, which is clamped to the scrollable range; nil if everything is
  /// visible. O(1).
  package func thumb(at offset: LayoutLength) -> ScrollThumb? {
    guard scrolls else { return nil }
    let (length, way) = (length, content - seen)
    let offset = min(max(0, offset), way)
    return ScrollThumb(start: Self.share(offset, of: seen - length, by: way), length: length)
  }

  /// The scroll offset for a position of the thumb, which is clamped; nil if it cannot move. The
  /// thumb of that offset is at exactly this position. O(1).
  package func offset(ofThumbAt start: LayoutLength) -> LayoutLength? {
    let room = seen - length
    guard scrolls, room > 0 else { return nil }
    return Self.share(min(max(0, start), room), of: content - seen, by: room)
  }

  /// `part · whole / count`, rounded to nearest, halves up. `part` is at most `count`, so the
  /// result is at most `whole`.
  private static func share(
    _ part: LayoutLength, of whole: LayoutLength, by count: LayoutLength
  ) -> LayoutLength {
    guard count > 0, part < count else { return whole }
    let (quotient, rest) = count.dividingFullWidth(part.multipliedFullWidth(by: whole))
    return rest >= count - rest ? quotient + 1 : quotient
  }
}
