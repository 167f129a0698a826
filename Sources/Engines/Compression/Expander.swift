import SystemLibraries

/// Expands a compressed file that is given in pieces. The pieces may have any size.
///
/// Checksums and lengths that the format has are checked. Several members or frames that follow each
/// other are one content.
package final class Expander {
  private let stream: any ExpandingStream
  private let format: CompressedFormat
  private var taken = 0

  /// Begins.
  ///
  /// - Parameter outputBytes: The size of a piece of the content.
  /// - Throws: `LibraryMissing` if the system has no library for the format.
  package init(_ format: CompressedFormat, outputBytes: Int = 1 << 18) throws(LibraryMissing) {
    self.format = format
    let size = max(1, outputBytes)
    stream =
      switch format {
      case .gzip: try GzipExpanding(outputBytes: size)
      case .zstd: try ZstdExpanding(outputBytes: size)
      }
  }

  /// Expands the next bytes of the file.
  ///
  /// - Parameter emit: Called with the pieces of the content in order. What it throws ends the call.
  /// - Throws: ``CompressionFault``, and what `emit` throws. Nothing more can be taken then.
  package func take(
    _ bytes: [UInt8], emit: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    do {
      try stream.take(bytes, emit: emit)
    } catch let fault as StreamFault {
      throw CompressionFault(
        format: format, offset: taken + fault.offset, kind: .damaged(fault.words))
    }
    taken += bytes.count
  }

  /// Ends the file.
  ///
  /// - Throws: ``CompressionFault`` if a member or frame is not at its end.
  package func finish() throws(CompressionFault) {
    guard stream.isAtEnd else {
      throw CompressionFault(format: format, offset: taken, kind: .truncated)
    }
  }
}

/// Compresses a content that is given in pieces.
package final class Compressor {
  private let stream: any CompressingStream

  /// Begins a file of one member or frame, with a checksum.
  ///
  /// - Parameter level: One of the format's levels; nil: the usual one.
  /// - Throws: `LibraryMissing` if the system has no library for the format.
  package init(
    _ format: CompressedFormat, level: Int? = nil, outputBytes: Int = 1 << 18
  ) throws(LibraryMissing) {
    let level = level ?? format.usualLevel
    let bounded = min(max(level, format.levels.lowerBound), format.levels.upperBound)
    let size = max(1, outputBytes)
    stream =
      switch format {
      case .gzip: try GzipCompressing(level: bounded, outputBytes: size)
      case .zstd: try ZstdCompressing(level: bounded, outputBytes: size)
      }
  }

  /// Compresses the next bytes of the content.
  ///
  /// - Parameter emit: Called with the next bytes of the file, when there are any.
  package func take(_ bytes: [UInt8], emit: (ArraySlice<UInt8>) throws -> Void) throws {
    try stream.take(bytes, isLast: false, emit: emit)
  }

  /// Writes what is left, and the end of the file.
  package func finish(emit: (ArraySlice<UInt8>) throws -> Void) throws {
    try stream.take([], isLast: true, emit: emit)
  }
}

/// What a library does to expand one format.
protocol ExpandingStream: AnyObject {
  /// Whether the bytes so far may be the whole file.
  var isAtEnd: Bool { get }

  /// Expands some bytes.
  ///
  /// - Throws: ``StreamFault``, and what `emit` throws.
  func take(_ bytes: [UInt8], emit: (ArraySlice<UInt8>) throws -> Void) throws
}

/// What a library does to compress to one format.
protocol CompressingStream: AnyObject {
  /// Compresses some bytes.
  ///
  /// - Throws: ``StreamFault`` if the library has no memory, and what `emit` throws.
  func take(_ bytes: [UInt8], isLast: Bool, emit: (ArraySlice<UInt8>) throws -> Void) throws
}

/// A fault at an offset among the bytes of one call.
struct StreamFault: Error {
  /// The offset.
  var offset: Int
  /// The library's words.
  var words: String
}
