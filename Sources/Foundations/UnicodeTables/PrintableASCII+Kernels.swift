/// Texts in which each byte is one character, one cluster and one terminal cell: U+0020...U+007E.
package enum PrintableASCII {
  /// The index of the first byte that is not printable ASCII; the count if there is none.
  ///
  /// - Parameter start: The first index to examine, from 0 to the count. For any other, the result
  ///   is the count.
  /// - Complexity: O(bytes examined), 32 at a time.
  package static func end(in bytes: Span<UInt8>, from start: Int) -> Int {
    let count = bytes.count
    guard start >= 0, start < count else { return count }
    return bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return count }
      let raw = UnsafeRawPointer(base)
      var place = start
      while count &- place >= 32 {
        let found =
          others(in: raw, at: place) | others(in: raw, at: place &+ 8)
          | others(in: raw, at: place &+ 16) | others(in: raw, at: place &+ 24)
        if found != 0 { break }
        place &+= 32
      }
      while count &- place >= 8, others(in: raw, at: place) == 0 { place &+= 8 }
      while place < count, base[place] &- 0x20 < 0x5F { place &+= 1 }
      return place
    }
  }

  /// Nonzero if one of eight bytes is below U+0020, is U+007F or is not ASCII. The tests use the
  /// borrow and the carry of whole words; bits spoiled by a borrow are above the first match.
  @inline(__always) private static func others(in raw: UnsafeRawPointer, at place: Int) -> UInt64 {
    let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (word | (word &- ones &* 0x20) | (word &+ ones)) & (ones &* 0x80)
  }
}
