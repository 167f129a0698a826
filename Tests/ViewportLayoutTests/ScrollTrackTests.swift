import TestSupport
import Testing
import ViewportLayout

/// Thumbs of scroll bars.
struct ScrollTrackTests {
  /// `a · b / c` to the nearest, in numbers small enough for that.
  private func nearest(_ first: LayoutLength, _ second: LayoutLength, by count: LayoutLength)
    -> LayoutLength
  {
    (2 * first * second + count) / (2 * count)
  }

  @Test func `a thumb is the part of the track that is seen of the content`() {
    let track = ScrollTrack(content: 1000, seen: 100, minimum: 0)
    #expect(track.thumb(at: 0) == thumb(0, 10))
    #expect(track.thumb(at: 450) == thumb(45, 10))
    #expect(track.thumb(at: 900) == thumb(90, 10))
    #expect(track.thumb(at: 901) == thumb(90, 10))
    #expect(track.thumb(at: -1) == thumb(0, 10))
    #expect(track.offset(ofThumbAt: 45) == 450)
    #expect(track.offset(ofThumbAt: 1000) == 900)
    #expect(track.offset(ofThumbAt: -7) == 0)
    #expect(ScrollTrack(content: 1000, seen: 100, minimum: 20).thumb(at: 450) == thumb(40, 20))
  }

  private func thumb(_ start: LayoutLength, _ length: LayoutLength) -> ScrollThumb? {
    let found = ScrollTrack(content: 2, seen: 1, minimum: 0).thumb(at: 0)
    return found.map { thumb in
      var thumb = thumb
      (thumb.start, thumb.length) = (start, length)
      return thumb
    }
  }

  @Test func `there is no thumb where nothing can be scrolled`() {
    for (content, seen) in [(0, 0), (5, 0), (0, 5), (5, 5), (5, 6), (-1, 3), (3, -1)] {
      let track = ScrollTrack(
        content: LayoutLength(content), seen: LayoutLength(seen), minimum: 3)
      #expect(track.thumb(at: 1) == nil)
      #expect(track.offset(ofThumbAt: 1) == nil)
    }
    let full = ScrollTrack(content: 50, seen: 10, minimum: 100)
    #expect(full.thumb(at: 20) == thumb(0, 10))
    #expect(full.offset(ofThumbAt: 1) == nil, "it fills the track")
  }

  @Test func `a thumb stands where it was put, and goes on with the offset`() {
    for seed in 1...UInt64(TestSettings.seedCount(20)) {
      var random = SeededGenerator(seed: seed)
      let seen = LayoutLength.random(in: 1...2000, using: &random)
      let content = seen + LayoutLength.random(in: 1...100_000, using: &random)
      let minimum = LayoutLength.random(in: 0...60, using: &random)
      let track = ScrollTrack(content: content, seen: seen, minimum: minimum)
      let length = min(seen, max(minimum, nearest(seen, seen, by: content)))
      var last: LayoutLength = 0
      for step in 0...200 {
        let offset = (content - seen) * LayoutLength(step) / 200
        let start = nearest(offset, seen - length, by: content - seen)
        #expect(track.thumb(at: offset) == thumb(start, length), "seed \(seed)")
        #expect(start >= last)
        last = start
      }
      #expect(last == seen - length, "the end is reached, seed \(seed)")
      for _ in 0..<50 where length < seen {
        let start = LayoutLength.random(in: 0...seen - length, using: &random)
        let offset = track.offset(ofThumbAt: start) ?? -1
        #expect(offset == nearest(start, content - seen, by: seen - length))
        #expect(track.thumb(at: offset)?.start == start, "seed \(seed)")
      }
    }
  }

  @Test func `no length is too great`() {
    let most = LayoutLength.max
    for seen in [1, 64, 1 << 30, most - 1] as [LayoutLength] {
      let track = ScrollTrack(content: most, seen: seen, minimum: 64)
      #expect(track.thumb(at: most)?.start == seen - (track.thumb(at: 0)?.length ?? 0))
      if seen > 64 { #expect(track.offset(ofThumbAt: most) == most - seen) }
    }
  }
}
