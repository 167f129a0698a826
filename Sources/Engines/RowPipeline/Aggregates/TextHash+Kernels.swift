/// Hashes of texts, with random keys per process.
enum TextHash {
  private static let keys: [UInt64] = (0..<4).map { _ in UInt64.random(in: .min ... .max) | 1 }

  /// Two hashes of a text, 128 bits in all.
  static func marks(_ text: ArraySlice<UInt8>) -> (high: UInt64, low: UInt64) {
    let keys = Self.keys
    return text.withUnsafeBytes { bytes in
      let high = hash(bytes, keys[0], keys[1])
      return (high, hash(bytes, keys[2], keys[3]))
    }
  }

  /// A hash of bytes: sixteen at a time, by folded products of 128 bits.
  static func hash(_ bytes: UnsafeRawBufferPointer, _ first: UInt64, _ second: UInt64) -> UInt64 {
    var state = first ^ UInt64(truncatingIfNeeded: bytes.count)
    var place = 0
    while place + 16 <= bytes.count {
      let low = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let high = bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
      state = mix(low ^ state, high ^ second)
      place += 16
    }
    var (low, high): (UInt64, UInt64) = (0, 0)
    for offset in place..<bytes.count {
      let shift = UInt64(offset - place) * 8
      if shift < 64 {
        low |= UInt64(bytes[offset]) << shift
      } else {
        high |= UInt64(bytes[offset]) << (shift - 64)
      }
    }
    return mix(low ^ state ^ second, mix(high ^ first, state ^ second))
  }

  /// The exclusive or of the halves of a product.
  @inline(__always)
  static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
