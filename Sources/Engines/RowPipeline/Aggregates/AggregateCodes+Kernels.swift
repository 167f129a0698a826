import ColumnStorage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Assigns consecutive codes to distinct keys of two words, in order of first occurrence.
///
/// It is a hash table with open addressing, at most half full. Keys of up to sixteen bytes are
/// stored and compared directly. Longer texts are compared by a hash and then byte by byte.
struct AggregateCodes: Sendable {
  /// The code of rows in no group.
  static let none: UInt32 = .max

  /// A key: two words, and the length of the text, so that trailing zero bytes count.
  struct Key: Sendable, Equatable {
    var first: UInt64
    var second: UInt64
    var length: UInt32 = 0
  }

  private struct Place: Sendable {
    var key = Key(first: 0, second: 0)
    var code: UInt32 = AggregateCodes.none
  }

  private var places = [Place](repeating: Place(), count: 64)
  private let firstSeed = UInt64.random(in: .min ... .max) | 1
  private let secondSeed = UInt64.random(in: .min ... .max) | 1
  /// The keys by code.
  private(set) var keys: [Key] = []
  /// The long texts by code.
  private(set) var texts: [Int: [UInt8]] = [:]
  /// The total size of the long texts, in bytes.
  private(set) var textBytes = 0

  /// The number of keys.
  var count: Int { keys.count }

  /// The code of two words. A new key gets a new code.
  mutating func code(_ first: UInt64, _ second: UInt64) -> UInt32 {
    code(Key(first: first, second: second), nil)
  }

  /// The code here of a key of another table.
  mutating func code(of code: UInt32, in other: AggregateCodes) -> UInt32 {
    let key = other.keys[Int(code)]
    guard key.length > 16 else { return self.code(key, nil) }
    return (other.texts[Int(code)] ?? []).withUnsafeBytes { self.code(longText: $0) }
  }

  /// Allocates a code without a key.
  mutating func addCode() -> UInt32 {
    keys.append(Key(first: 0, second: 0))
    return UInt32(truncatingIfNeeded: keys.count - 1)
  }

  /// Computes the codes of the rows of an arena that are set in a bitmap. Other rows are unchanged.
  mutating func addCodes(of arena: TextArena, _ rows: RowBits, to codes: inout [UInt32]) {
    arena.bytes.withUnsafeBytes { bytes in
      arena.offsets.withUnsafeBufferPointer { offsets in
        codes.withUnsafeMutableBufferPointer { codes in
          rows.forEachRun(in: 0..<arena.count) { run in
            var row = run.lowerBound
            while row < run.upperBound {
              row = addKnownCodes(bytes, offsets, row..<run.upperBound, codes)
              guard row < run.upperBound else { break }
              let start = Int(offsets[row])
              let count = Int(offsets[row + 1]) - start
              codes[row] =
                count <= 16
                ? code(Self.shortKey(bytes, start, count), nil)
                : code(longText: UnsafeRawBufferPointer(rebasing: bytes[start..<start + count]))
              row += 1
            }
          }
        }
      }
    }
  }

  /// Writes the codes of short texts that are known. Stops at the first row with another text and
  /// returns it.
  @inline(__always)
  private func addKnownCodes(
    _ bytes: UnsafeRawBufferPointer, _ offsets: UnsafeBufferPointer<UInt32>, _ rows: Range<Int>,
    _ codes: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    let mask = places.count &- 1
    // Sixteen bytes can be read from every text that begins before this offset.
    let end = bytes.count - 16
    return places.withUnsafeBufferPointer { places in
      var start = Int(offsets[rows.lowerBound])
      for row in rows {
        let next = Int(offsets[row &+ 1])
        let count = next &- start
        guard count <= 16, start <= end else { return row }
        let key = Self.key(
          bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self),
          bytes.loadUnaligned(fromByteOffset: start &+ 8, as: UInt64.self), count)
        var index = Int(truncatingIfNeeded: hash(key)) & mask
        while true {
          let place = places[index]
          if place.key.first ^ key.first | place.key.second ^ key.second == 0,
            place.key.length == key.length, place.code != Self.none
          {
            codes[row] = place.code
            break
          }
          if place.code == Self.none { return row }
          index = (index &+ 1) & mask
        }
        start = next
      }
      return rows.upperBound
    }
  }

  /// The first `count` of sixteen bytes, with the others cleared.
  @inline(__always)
  private static func key(_ first: UInt64, _ second: UInt64, _ count: Int) -> Key {
    let firstBits = UInt64(truncatingIfNeeded: min(count, 8) &* 8)
    let secondBits = UInt64(truncatingIfNeeded: max(count &- 8, 0) &* 8)
    return Key(
      first: first & (UInt64.max >> (64 &- firstBits)),
      second: second & (UInt64.max >> (64 &- secondBits)),
      length: UInt32(truncatingIfNeeded: count))
  }

  /// A text of up to sixteen bytes as words. Reads no byte behind the arena.
  private static func shortKey(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> Key {
    var (first, second): (UInt64, UInt64) = (0, 0)
    for offset in 0..<count {
      let byte = UInt64(bytes[start + offset])
      if offset < 8 {
        first |= byte << UInt64(offset * 8)
      } else {
        second |= byte << UInt64(offset * 8 - 64)
      }
    }
    return key(first, second, count)
  }

  private mutating func code(longText bytes: UnsafeRawBufferPointer) -> UInt32 {
    let first = TextHash.hash(bytes, firstSeed, secondSeed)
    let key = Key(
      first: first, second: UInt64(truncatingIfNeeded: bytes.count),
      length: UInt32(truncatingIfNeeded: bytes.count))
    return code(key, bytes)
  }

  @inline(__always)
  private mutating func code(_ key: Key, _ longText: UnsafeRawBufferPointer?) -> UInt32 {
    let mask = places.count &- 1
    var index = Int(truncatingIfNeeded: hash(key)) & mask
    let found = places.withUnsafeBufferPointer { places -> UInt32 in
      while true {
        let place = places[index]
        if place.code == Self.none { return Self.none }
        if place.key == key, longText == nil || holds(longText, place.code) { return place.code }
        index = (index &+ 1) & mask
      }
    }
    return found == Self.none ? add(key, longText, at: index) : found
  }

  @inline(__always)
  private func hash(_ key: Key) -> UInt64 {
    TextHash.mix(key.first ^ firstSeed, key.second ^ secondSeed &+ UInt64(key.length))
  }

  private func holds(_ text: UnsafeRawBufferPointer?, _ code: UInt32) -> Bool {
    guard let text, let base = text.baseAddress, let known = texts[Int(code)] else { return false }
    return known.withUnsafeBytes { known in
      known.count == text.count
        && known.baseAddress.map { memcmp($0, base, text.count) == 0 } ?? false
    }
  }

  private mutating func add(
    _ key: Key, _ longText: UnsafeRawBufferPointer?, at index: Int
  ) -> UInt32 {
    let code = UInt32(truncatingIfNeeded: keys.count)
    keys.append(key)
    if let longText {
      texts[Int(code)] = Array(longText)
      textBytes += longText.count
    }
    places[index] = Place(key: key, code: code)
    if keys.count * 2 > places.count { grow() }
    return code
  }

  private mutating func grow() {
    let old = places
    places = [Place](repeating: Place(), count: old.count * 2)
    for place in old where place.code != Self.none {
      var index = Int(truncatingIfNeeded: hash(place.key)) & (places.count - 1)
      while places[index].code != Self.none { index = (index + 1) & (places.count - 1) }
      places[index] = place
    }
  }
}
