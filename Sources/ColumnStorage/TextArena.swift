import TableValues

/// The texts of one column chunk: all bytes in one array, and where each text ends.
///
/// Offsets are 32 bit, so an arena holds less than 4 GiB; a builder that would pass that ends its
/// chunk early (chunks are cut by rows and by bytes).
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

  /// Wraps what a decoder filled.
  ///
  /// - Precondition: `offsets` starts with 0, never falls and ends with `bytes.count`.
  package init(bytes: [UInt8], offsets: [UInt32]) {
    precondition(offsets.last.map { Int($0) } == bytes.count, "offsets end where the bytes end")
    self.bytes = bytes
    self.offsets = offsets
  }

  /// How many texts there are.
  package var count: Int { offsets.count - 1 }

  /// The bytes of text `index`.
  package subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[Int(offsets[index])..<Int(offsets[index + 1])]
  }

  /// Adds a text.
  package mutating func append(_ text: some Sequence<UInt8>) {
    bytes.append(contentsOf: text)
    offsets.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Adds a text.
  package mutating func append(_ text: ArraySlice<UInt8>) {
    bytes.append(contentsOf: text)
    offsets.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Adds a text.
  package mutating func append(_ text: [UInt8]) {
    bytes.append(contentsOf: text)
    offsets.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Makes room, so that appending does not copy.
  package mutating func reserve(texts: Int, bytes byteCount: Int) {
    offsets.reserveCapacity(texts + 1)
    bytes.reserveCapacity(byteCount)
  }
}
