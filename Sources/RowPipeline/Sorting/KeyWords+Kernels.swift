import TableValues

/// Words whose unsigned order is the order of values.
enum KeyWords {
  private static let signBit: UInt64 = 1 << 63

  /// The order of integers.
  @inline(__always)
  static func word(_ value: Int64) -> UInt64 { UInt64(bitPattern: value) ^ signBit }

  /// The order of numbers: -0 equals 0, every NaN is one value above infinity.
  @inline(__always)
  static func word(_ value: Double) -> UInt64 {
    if value.isNaN { return .max }
    let bits = (value + 0).bitPattern
    return bits & signBit != 0 ? ~bits : bits | signBit
  }

  /// The integer of a word.
  static func integer(_ word: UInt64) -> Int64 { Int64(bitPattern: word ^ signBit) }

  /// The number of a word; 0 for that of -0, and one NaN.
  static func number(_ word: UInt64) -> Double {
    if word == .max { return .nan }
    return Double(bitPattern: word & signBit != 0 ? word ^ signBit : ~word)
  }

  /// The first seven bytes of a text's rest, then how many bytes the rest has, at most eight.
  ///
  /// So words that differ are in the order of the texts, and equal words that end in less than
  /// eight mean equal texts; a zero byte is never taken for the end.
  @inline(__always)
  static func word(_ bytes: UnsafePointer<UInt8>, restCount: Int) -> UInt64 {
    // The caller keeps eight readable bytes behind every text.
    let loaded = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self).bigEndian
    if restCount > 7 { return loaded & ~0xFF | 8 }
    let mask = ~(UInt64.max >> UInt64(restCount * 8))
    return loaded & mask | UInt64(restCount)
  }
}
