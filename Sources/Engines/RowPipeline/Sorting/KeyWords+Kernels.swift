import TableValues

/// Words whose unsigned order is the sort order of values.
enum KeyWords {
  private static let signBit: UInt64 = 1 << 63

  /// The word of an integer.
  @inline(__always)
  static func word(_ value: Int64) -> UInt64 { UInt64(bitPattern: value) ^ signBit }

  /// The word of a number: -0 equals 0, and all NaNs are one value above infinity.
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

  /// The word of a text's remainder: its first seven bytes, then its length, at most eight.
  ///
  /// Different words have the order of the texts. Equal words with a length below eight mean equal
  /// texts; a trailing zero byte counts.
  @inline(__always)
  static func word(_ bytes: UnsafePointer<UInt8>, restCount: Int) -> UInt64 {
    // The caller guarantees eight readable bytes behind every text.
    let loaded = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self).bigEndian
    if restCount > 7 { return loaded & ~0xFF | 8 }
    let mask = ~(UInt64.max >> UInt64(restCount * 8))
    return loaded & mask | UInt64(restCount)
  }
}
