import TableCodecs

/// Reads ranges that rise and are near to each other with few calls.
struct ReadWindow {
  /// How many bytes are read at once where ranges are near to each other.
  private static let size = 256 << 10
  /// How far apart such ranges are at most.
  private static let nearness = 32 << 10

  private var start = 0
  private var held: [UInt8] = []
  /// The end of what can be read.
  private let end: Int
  private let read: (Range<Int>) throws -> [UInt8]

  /// A window on bytes.
  ///
  /// - Parameters:
  ///   - end: How many bytes there are.
  ///   - read: Reads some of them.
  init(end: Int, read: @escaping (Range<Int>) throws -> [UInt8]) {
    self.end = end
    self.read = read
  }

  /// Bytes from an offset on, at least one and at most to the end of the range; nil behind the last.
  mutating func bytes(_ range: Range<Int>) throws -> ArraySlice<UInt8>? {
    let known = start..<start + held.count
    if !known.contains(range.lowerBound) {
      let isNear =
        range.lowerBound >= known.upperBound
        && range.lowerBound - known.upperBound < Self.nearness
      let wanted = isNear ? Self.size : min(range.count, Self.size)
      let next = range.lowerBound..<min(range.lowerBound + wanted, end)
      if next.isEmpty { return nil }
      (start, held) = (next.lowerBound, try read(next))
    }
    let last = min(start + held.count, range.upperBound)
    return held[range.lowerBound - start..<last - start]
  }

  /// Fills a buffer with bytes from an offset on.
  ///
  /// - Throws: `ByteSourceChanged` if there are fewer.
  mutating func fill(_ buffer: UnsafeMutableRawBufferPointer, from offset: Int) throws {
    var done = 0
    while done < buffer.count {
      guard let next = try bytes(offset + done..<offset + buffer.count) else {
        throw ByteSourceChanged()
      }
      UnsafeMutableRawBufferPointer(rebasing: buffer[done...]).copyBytes(from: next)
      done += next.count
    }
  }

  /// All bytes of a range; fewer if there are no more.
  mutating func all(_ range: Range<Int>) throws -> [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(range.count)
    while all.count < range.count {
      guard let next = try bytes(range.lowerBound + all.count..<range.upperBound) else { break }
      all += next
    }
    return all
  }
}
