/// The thumb of a scroll bar: where it begins on its track, and how long it is.
package struct ScrollThumb: Sendable, Hashable {
  /// From the track's start, in `LayoutUnit`.
  package var start: LayoutLength
  /// In `LayoutUnit`.
  package var length: LayoutLength
}

/// The track of a scroll bar, as long as the part of the content that is seen.
package struct ScrollTrack: Sendable, Hashable {
  /// How long the content is.
  private let content: LayoutLength
  /// How long the part is that is seen, and the track with it.
  private let seen: LayoutLength
  /// How long the thumb is at least, as far as there is room.
  private let minimum: LayoutLength

  /// A track; what is negative counts as 0.
  package init(content: LayoutLength, seen: LayoutLength, minimum: LayoutLength) {
    self.content = max(0, content)
    self.seen = max(0, seen)
    self.minimum = max(0, minimum)
  }

  /// Whether there is anything to scroll.
  private var scrolls: Bool { seen > 0 && content > seen }

  /// The thumb has the part of the track that what is seen has of the content. O(1).
  private var length: LayoutLength {
    min(seen, max(minimum, Self.share(seen, of: seen, by: content)))
  }

  /// The thumb where the content is scrolled to an offset, which counts as the nearest that can be
  /// scrolled to; nil where all is seen. O(1).
  package func thumb(at offset: LayoutLength) -> ScrollThumb? {
    guard scrolls else { return nil }
    let (length, way) = (length, content - seen)
    let offset = min(max(0, offset), way)
    return ScrollThumb(start: Self.share(offset, of: seen - length, by: way), length: length)
  }

  /// Where the content is scrolled to when the thumb begins at a place of the track, or the nearest
  /// one where it can; nil where it cannot be moved. The thumb then begins just there. O(1).
  package func offset(ofThumbAt start: LayoutLength) -> LayoutLength? {
    let room = seen - length
    guard scrolls, room > 0 else { return nil }
    return Self.share(min(max(0, start), room), of: content - seen, by: room)
  }

  /// `part · whole / count`, to the nearest, of two the greater; `part` is at most `count`, so that
  /// it is at most `whole`.
  private static func share(
    _ part: LayoutLength, of whole: LayoutLength, by count: LayoutLength
  ) -> LayoutLength {
    guard count > 0, part < count else { return whole }
    let (quotient, rest) = count.dividingFullWidth(part.multipliedFullWidth(by: whole))
    return rest >= count - rest ? quotient + 1 : quotient
  }
}
