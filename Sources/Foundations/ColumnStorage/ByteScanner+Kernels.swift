/// Searches long byte sequences for a short one, optionally ignoring ASCII case.
///
/// It tests sixteen positions at a time for the two bytes of the needle that are rarest in tables
/// of text. Only where both occur does it compare the whole needle.
package struct ByteScanner: Sendable {
  /// The needle, in lower case if case is ignored.
  package let needle: [UInt8]
  /// For each byte of the needle, the bits in which a text's byte may differ: 0x20 for letters.
  private let looseBits: [UInt8]
  private let first: Probe
  private let second: Probe

  /// Makes a scanner.
  ///
  /// - Precondition: The needle is not empty. If case is ignored, it is in lower case.
  package init(needle: [UInt8], ignoresASCIICase: Bool) {
    precondition(!needle.isEmpty, "an empty needle is found everywhere and not searched for")
    self.needle = needle
    looseBits = needle.map { byte in
      ignoresASCIICase && UInt8(ascii: "a") <= byte && byte <= UInt8(ascii: "z") ? 0x20 : 0
    }
    let byRarity = needle.indices.sorted {
      ByteRarity.rank(needle[$0]) > ByteRarity.rank(needle[$1])
    }
    let other = byRarity.first { needle[$0] != needle[byRarity[0]] } ?? byRarity[0]
    first = Probe(offset: byRarity[0], byte: needle[byRarity[0]], loose: looseBits[byRarity[0]])
    second = Probe(offset: other, byte: needle[other], loose: looseBits[other])
  }

  /// The first match that begins and ends within `range` of `bytes`, or nil.
  package func firstMatch(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let lastStart = range.upperBound - needle.count
    var place = range.lowerBound
    while place + 15 <= lastStart {
      var found = candidates(base + place)
      while found.low != 0 {
        let candidate = place + found.low.trailingZeroBitCount >> 3
        if matches(base + candidate) { return candidate }
        found.low &= ~(0xFF << UInt64(found.low.trailingZeroBitCount & ~7))
      }
      while found.high != 0 {
        let candidate = place + 8 + found.high.trailingZeroBitCount >> 3
        if matches(base + candidate) { return candidate }
        found.high &= ~(0xFF << UInt64(found.high.trailingZeroBitCount & ~7))
      }
      place += 16
    }
    while place <= lastStart {
      if matches(base + place) { return place }
      place += 1
    }
    return nil
  }

  /// Whether bytes contain the needle.
  package func matches(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { firstMatch(in: $0, 0..<$0.count) != nil }
  }

  /// All matches without overlaps.
  ///
  /// - Parameter limit: The maximum number of matches. Bytes behind the last one are not read.
  package func allMatches(in bytes: [UInt8], limit: Int = .max) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var matches: [Range<Int>] = []
      var start = 0
      while matches.count < limit, let place = firstMatch(in: bytes, start..<bytes.count) {
        matches.append(place..<place + needle.count)
        start = place + needle.count
      }
      return matches
    }
  }

  /// The positions among sixteen at which a match may begin: a byte of ones for each.
  @inline(__always)
  private func candidates(_ bytes: UnsafePointer<UInt8>) -> (low: UInt64, high: UInt64) {
    let both = first.test(bytes) .& second.test(bytes)
    let words = unsafeBitCast(both, to: SIMD2<UInt64>.self)
    return (words[0], words[1])
  }

  @inline(__always)
  private func matches(_ bytes: UnsafePointer<UInt8>) -> Bool {
    needle.withUnsafeBufferPointer { needle in
      looseBits.withUnsafeBufferPointer { loose in
        for offset in 0..<needle.count where bytes[offset] | loose[offset] != needle[offset] {
          return false
        }
        return true
      }
    }
  }

  /// A byte of the needle that is compared at sixteen positions at once.
  private struct Probe: Sendable {
    let offset: Int
    let byte: SIMD16<UInt8>
    let loose: SIMD16<UInt8>

    init(offset: Int, byte: UInt8, loose: UInt8) {
      self.offset = offset
      self.byte = SIMD16(repeating: byte)
      self.loose = SIMD16(repeating: loose)
    }

    @inline(__always)
    func test(_ bytes: UnsafePointer<UInt8>) -> SIMDMask<SIMD16<Int8>> {
      let loaded = UnsafeRawPointer(bytes + offset).loadUnaligned(as: SIMD16<UInt8>.self)
      return (loaded | loose) .== byte
    }
  }
}

/// The rough frequency of bytes in tables of text.
private enum ByteRarity {
  private static let common = Array(
    " eatoinrslcdmuhp.g0b1yf-2,wk3v54@6789jxz_:qEATSCMRNILOPDBHGFKWJUVYZXQ/".utf8)
  private static let ranks: [UInt8] = {
    var ranks = [UInt8](repeating: 200, count: 256)
    for (rank, byte) in common.enumerated() { ranks[Int(byte)] = UInt8(rank) }
    return ranks
  }()

  static func rank(_ byte: UInt8) -> UInt8 { ranks[Int(byte)] }
}

/// Searches for bytes that are not ASCII.
package enum HighByteScanner {
  /// The first position in `range` with a byte of 0x80 or more.
  package static func firstHighByte(
    in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var place = range.lowerBound
    while place + 16 <= range.upperBound {
      let words = UnsafeRawPointer(base + place).loadUnaligned(as: SIMD2<UInt64>.self)
      if (words[0] | words[1]) & 0x8080_8080_8080_8080 != 0 { break }
      place += 16
    }
    while place < range.upperBound {
      if base[place] >= 0x80 { return place }
      place += 1
    }
    return nil
  }
}
