import TableValues

/// The texts of one column chunk: all bytes in one array, and the offset at which each text ends.
///
/// Offsets have 32 bits, so an arena has less than 4 GiB. A builder that would exceed that ends its
/// chunk early (chunks are limited by rows and by bytes).
package struct TextArena: Sendable, Equatable {
  /// The bytes of all texts, one after another.
  package var bytes: [UInt8]
  /// `offsets[i] ..< offsets[i + 1]` are the bytes of text `i`. Invariant: never empty, increasing.
  package var offsets: [UInt32]

  /// An arena without texts.
  package init() {
    bytes = []
    offsets = [0]
  }

  /// Wraps arrays that a decoder filled.
  ///
  /// - Precondition: `offsets` starts with 0, never decreases and ends with `bytes.count`.
  package init(bytes: [UInt8], offsets: [UInt32]) {
    precondition(offsets.last.map { Int($0) } == bytes.count, "offsets end where the bytes end")
    self.bytes = bytes
    self.offsets = offsets
  }

  /// The number of texts.
  package var count: Int { offsets.count - 1 }

  /// The bytes of text `index`.
  package subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[Int(offsets[index])..<Int(offsets[index + 1])]
  }

  /// Appends a text.
  package mutating func append(_ text: some Sequence<UInt8>) {
    bytes.append(contentsOf: text)
    offsets.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Appends a text.
  package mutating func append(_ text: ArraySlice<UInt8>) {
    bytes.append(contentsOf: text)
    offsets.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Appends a text.
  package mutating func append(_ text: [UInt8]) {
    bytes.append(contentsOf: text)
    offsets.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Reserves capacity.
  package mutating func reserve(texts: Int, bytes byteCount: Int) {
    offsets.reserveCapacity(texts + 1)
    bytes.reserveCapacity(byteCount)
  }
}
