/// Bytes at offsets: a file that the caller has opened, or bytes in memory.
///
/// Methods may be called from any thread.
package protocol ByteSource: Sendable {
  /// The number of bytes. It does not change, even if the file grows.
  var size: Int { get }
  /// Whether reads never wait for a device.
  var isResident: Bool { get }

  /// Fills a buffer from an offset on.
  ///
  /// - Throws: ``ByteSourceChanged`` if the bytes were removed or changed; ``ByteReadFailed`` if
  ///   they cannot be read.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws

  /// The end of the hole that a byte is in. A hole is a range of a file that was never written and
  /// reads as zero.
  ///
  /// Nil if the byte is not in a hole, or if the system cannot report holes.
  func holeEnd(at offset: Int) -> Int?
}

extension ByteSource {
  /// By default there are no holes.
  package func holeEnd(at offset: Int) -> Int? { nil }
}

/// The source's bytes were changed or truncated since it was opened.
package struct ByteSourceChanged: Error, Equatable {
  /// Makes the error.
  package init() {}
}

/// The system failed to read the source's bytes.
package struct ByteReadFailed: Error, Equatable {
  /// The system's error number.
  package var code: Int32
  /// The system's name of the error, such as `EIO`.
  package var name: String

  /// Makes the error.
  package init(code: Int32, name: String) {
    self.code = code
    self.name = name
  }
}

/// Bytes in memory, for tables that were sent inline and for tests.
package struct MemoryByteSource: ByteSource {
  /// The bytes.
  package let bytes: [UInt8]

  /// Wraps bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of bytes.
  package var size: Int { bytes.count }
  /// Always true.
  package var isResident: Bool { true }

  /// Copies bytes out.
  ///
  /// - Throws: ``ByteSourceChanged`` for bytes outside of the array.
  package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
    guard offset >= 0, buffer.count <= bytes.count - offset else { throw ByteSourceChanged() }
    bytes.withUnsafeBytes { all in
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: all[offset..<offset + buffer.count]))
    }
  }
}

extension ByteSource {
  /// Reads bytes into a new array.
  ///
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  package func bytes(_ range: Range<Int>) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      try read(at: range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
      count = range.count
    }
  }
}
