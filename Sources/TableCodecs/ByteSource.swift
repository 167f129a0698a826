/// Bytes at offsets: a file that someone else opened, or bytes in memory.
///
/// Methods may be called from any thread.
package protocol ByteSource: Sendable {
  /// How many bytes there are; does not change, even if the file behind it grows.
  var size: Int { get }
  /// Whether reads never wait for a device.
  var isResident: Bool { get }

  /// Fills a buffer from an offset on.
  ///
  /// - Throws: ``ByteSourceChanged`` when the bytes are not there any more, or not the same;
  ///   ``ByteReadFailed`` when they cannot be read.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws

  /// Where the hole ends that a byte lies in: bytes that nobody has written and that read as zero.
  ///
  /// Nil where the byte is no part of a hole, or where that cannot be told.
  func holeEnd(at offset: Int) -> Int?
}

extension ByteSource {
  /// No holes, unless a source says otherwise.
  package func holeEnd(at offset: Int) -> Int? { nil }
}

/// The bytes behind a source were changed or cut since it was opened.
package struct ByteSourceChanged: Error, Equatable {
  /// Makes the error.
  package init() {}
}

/// The system could not give the bytes behind a source.
package struct ByteReadFailed: Error, Equatable {
  /// The system's number for it.
  package var code: Int32
  /// The system's name for it, such as `EIO`.
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

  /// How many bytes there are.
  package var size: Int { bytes.count }
  /// Memory never waits.
  package var isResident: Bool { true }

  /// Copies bytes out.
  package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
    guard offset >= 0, buffer.count <= bytes.count - offset else { throw ByteSourceChanged() }
    bytes.withUnsafeBytes { all in
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: all[offset..<offset + buffer.count]))
    }
  }
}

extension ByteSource {
  /// Reads bytes into a new array.
  package func bytes(_ range: Range<Int>) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      try read(at: range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
      count = range.count
    }
  }
}
