/// CRC-32C (Castagnoli), as in ext4 and iSCSI. It finds every error of up to 32 bits in a row.
package struct Checksum: Sendable {
  private var register: UInt32 = ~0

  /// Of nothing yet.
  package init() {}

  /// The checksum of everything that was added.
  package var value: UInt32 { ~register }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    var register = register
    let table = Self.table
    for byte in bytes {
      register = register >> 8 ^ table[Int(UInt8(truncatingIfNeeded: register) ^ byte)]
    }
    self.register = register
  }

  /// Adds a number.
  package mutating func add(_ number: UInt64) {
    let table = Self.table
    for shift in stride(from: 0, to: 64, by: 8) {
      let byte = UInt8(truncatingIfNeeded: number >> UInt64(shift))
      register = register >> 8 ^ table[Int(UInt8(truncatingIfNeeded: register) ^ byte)]
    }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 0 ? value >> 1 : value >> 1 ^ 0x82F6_3B78
    }
  }
}

/// A 64-bit number of a file's content. Two contents that differ in one place have different ones.
package struct ContentHash: Sendable {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var word: UInt64 = 0
  private var wordBytes: UInt64 = 0
  private var size: UInt64 = 0

  /// Of nothing yet.
  package init() {}

  /// Adds bytes. O(bytes): it is called for whole files, so it is not generic. A generic function of
  /// another room is not specialized, and takes some ten times as long.
  package mutating func add(_ bytes: [UInt8]) { add(bytes.span) }

  private mutating func add(_ bytes: Span<UInt8>) {
    size += UInt64(bytes.count)
    var at = 0
    while at < bytes.count, wordBytes > 0 {
      add(bytes[at])
      at += 1
    }
    while bytes.count - at >= 8 {
      for place in 0..<8 { word |= UInt64(bytes[at + place]) << UInt64(8 * place) }
      mix()
      at += 8
    }
    while at < bytes.count {
      add(bytes[at])
      at += 1
    }
  }

  private mutating func add(_ byte: UInt8) {
    word |= UInt64(byte) << (8 * wordBytes)
    wordBytes += 1
    if wordBytes == 8 { mix() }
  }

  private mutating func mix() {
    // Each step can be inverted, so that a difference never disappears.
    state = (state ^ word) &* 0xBF58_476D_1CE4_E5B9
    state ^= state >> 29
    word = 0
    wordBytes = 0
  }

  /// The number of everything that was added.
  package var value: UInt64 {
    var copy = self
    copy.mix()
    copy.word = size
    copy.mix()
    return copy.state
  }
}
