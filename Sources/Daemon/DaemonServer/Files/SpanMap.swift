import TableCodecs

/// Where the bytes of an older file are in a newer one that was made of it.
///
/// A reader that knows offsets of the older file reads the same bytes from the newer one, so nothing
/// that counts on these offsets (an index of records) has to be made again.
struct SpanMap: Sendable {
  /// Bytes that were copied.
  struct Span: Sendable {
    /// Where they were.
    var old: Int
    /// Where they are.
    var new: Int
    /// How many.
    var count: Int
  }

  /// A part of what is read.
  enum Part: Sendable {
    /// Bytes of the newer file.
    case copied(at: Int, count: Int)
    /// Bytes of the older file, by its offsets, that the newer one lacks.
    case kept(Range<Int>)
  }

  /// A map of more spans is not made: 24 MiB.
  static let spansMax = 1 << 20

  private var spans: [Span]

  /// A map of spans, in any order, none of which have a byte in common.
  init(_ spans: [Span]) {
    self.spans = spans.sorted { $0.old < $1.old }
  }

  /// The map with one more span, behind all others. Bytes that continue the last one extend it.
  func adding(_ span: Span) -> SpanMap {
    var map = self
    if let last = spans.last, last.old + last.count == span.old, last.new + last.count == span.new {
      map.spans[spans.count - 1].count += span.count
    } else {
      map.spans.append(span)
    }
    return map
  }

  /// The parts of a range of the older file, in order.
  func parts(of range: Range<Int>) -> [Part] {
    var parts: [Part] = []
    var at = range.lowerBound
    var place = place(behind: at)
    while at < range.upperBound {
      guard place < spans.count, spans[place].old < range.upperBound else {
        parts.append(.kept(at..<range.upperBound))
        break
      }
      let span = spans[place]
      if at < span.old {
        parts.append(.kept(at..<span.old))
        at = span.old
      }
      let end = min(span.old + span.count, range.upperBound)
      parts.append(.copied(at: span.new + at - span.old, count: end - at))
      at = end
      place += 1
    }
    return parts
  }

  /// The ranges of the older file, of this size, that the newer one lacks.
  func missing(of size: Int) -> [Range<Int>] {
    var missing: [Range<Int>] = []
    var next = 0
    for span in spans {
      if span.old > next { missing.append(next..<span.old) }
      next = span.old + span.count
    }
    if next < size { missing.append(next..<size) }
    return missing
  }

  /// The first span that ends behind an offset.
  private func place(behind offset: Int) -> Int {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].old + spans[middle].count > offset {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}

/// Bytes of a file that does not exist any more, by their offsets in it.
struct KeptBytes: Sendable {
  /// The most bytes that are kept.
  static let bytesMax = 4 << 20

  private var starts: [Int] = []
  /// Where the pieces begin among the bytes.
  private var places: [Int] = []
  private var bytes: [UInt8] = []

  /// No bytes yet.
  init() {}

  /// Keeps the bytes of ranges that rise and do not touch each other; nil if they are too many.
  init?(_ ranges: [Range<Int>], read: (Range<Int>) throws -> ArraySlice<UInt8>) rethrows {
    guard ranges.reduce(0, { $0 + $1.count }) <= Self.bytesMax else { return nil }
    starts.reserveCapacity(ranges.count)
    places.reserveCapacity(ranges.count)
    for range in ranges { append(try read(range), at: range.lowerBound) }
  }

  /// How many bytes there are.
  var count: Int { bytes.count }
  /// The offset behind all of them.
  var end: Int { (starts.last ?? 0) + bytes.count - (places.last ?? 0) }

  /// Adds bytes behind all others.
  mutating func append(_ piece: ArraySlice<UInt8>, at start: Int) {
    starts.append(start)
    places.append(bytes.count)
    bytes += piece
  }

  /// The new place of a range within a kept range; nil for any other range.
  subscript(range: Range<Int>) -> ArraySlice<UInt8>? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let end = low < places.count ? places[low] : bytes.count
    let first = places[low - 1] + range.lowerBound - starts[low - 1]
    guard first + range.count <= end else { return nil }
    return bytes[first..<first + range.count]
  }
}
