/// How often each kind of line break is in a sample. One pass, O(bytes).
struct LineEndCounts {
  /// A number for each kind.
  typealias Counts = (feeds: Int, pairs: Int, returns: Int)

  /// Line feeds, pairs of carriage return and line feed, and carriage returns alone.
  private(set) var all: Counts = (0, 0, 0)
  /// Those that are not between two quotes.
  private(set) var outside: Counts = (0, 0, 0)
  private let base: UnsafePointer<UInt8>
  private let count: Int

  /// Counts the breaks of `count` bytes.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the bytes are the whole file. If not, a carriage return at their end is not
  ///     counted: a line feed may follow.
  ///   - quote: The quote; nil if there is none.
  init(_ base: UnsafePointer<UInt8>, count: Int, isWhole: Bool, quote: UInt8?) {
    self.base = base
    self.count = count
    let special = quote ?? 0x0A
    var isQuoted = false
    var index = 0
    while index &+ 32 <= count {
      if Self.hasSpecial(base + index, special) {
        for start in stride(from: index, to: index &+ 32, by: 8) {
          var marks = Self.marks(base + start, special)
          while marks != 0 {
            note(start &+ marks.trailingZeroBitCount / 8, quote, isWhole, &isQuoted)
            marks &= marks &- 1
          }
        }
      }
      index &+= 32
    }
    while index < count {
      note(index, quote, isWhole, &isQuoted)
      index &+= 1
    }
  }

  @inline(__always)
  private mutating func note(_ index: Int, _ quote: UInt8?, _ isWhole: Bool, _ isQuoted: inout Bool)
  {
    let byte = base[index]
    if byte == quote {
      isQuoted.toggle()
    } else if byte == 0x0A {
      let isPair = index > 0 && base[index &- 1] == 0x0D
      let (feed, pair) = isPair ? (0, 1) : (1, 0)
      all.feeds &+= feed
      all.pairs &+= pair
      if !isQuoted {
        outside.feeds &+= feed
        outside.pairs &+= pair
      }
    } else if byte == 0x0D, index &+ 1 < count ? base[index &+ 1] != 0x0A : isWhole {
      all.returns &+= 1
      if !isQuoted { outside.returns &+= 1 }
    }
  }

  /// The top bit of each of eight bytes that is a line feed, a carriage return or the special one.
  ///
  /// Source: Warren, "Hacker's Delight", section 6-1, in the form without false hits.
  @inline(__always)
  private static func marks(_ bytes: UnsafePointer<UInt8>, _ special: UInt8) -> UInt64 {
    let word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    return equal(word, 0x0A) | equal(word, 0x0D) | equal(word, special)
  }

  @inline(__always)
  private static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return ~(((difference & low) &+ low) | difference | low)
  }

  /// Whether a line feed, a carriage return or the special byte is among 32 bytes.
  @inline(__always)
  private static func hasSpecial(_ bytes: UnsafePointer<UInt8>, _ special: UInt8) -> Bool {
    let raw = UnsafeRawPointer(bytes)
    var found = SIMD16<UInt8>(repeating: 0)
    for part in 0..<2 {
      let here = raw.loadUnaligned(fromByteOffset: part &* 16, as: SIMD16<UInt8>.self)
      found |= bits(here .== SIMD16(repeating: 0x0A)) | bits(here .== SIMD16(repeating: 0x0D))
      found |= bits(here .== SIMD16(repeating: special))
    }
    let halves = unsafeBitCast(found, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }

  @inline(__always)
  private static func bits(_ mask: SIMDMask<SIMD16<Int8>>) -> SIMD16<UInt8> {
    unsafeBitCast(mask, to: SIMD16<UInt8>.self)
  }
}
