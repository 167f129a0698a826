import Compression
import SystemLibraries

/// How a file is compressed when it is written.
struct FileCompression: Sendable {
  /// The format.
  var format: CompressedFormat
  /// The level; nil: the usual one.
  var level: Int?
}

/// Compresses what is written to a file, piece by piece.
final class CompressingOutput: SaveOutput {
  private let out: WritableFile
  private let compressor: Compressor
  private var taken = 0
  /// The size of the compressed file.
  private(set) var size = 0

  /// An output to a new file.
  ///
  /// - Throws: `LibraryMissing`.
  init(_ compression: FileCompression, to out: WritableFile) throws(LibraryMissing) {
    self.out = out
    compressor = try Compressor(compression.format, level: compression.level)
  }

  /// False: every byte is compressed.
  var takesCopies: Bool { false }

  /// Compresses the next bytes.
  ///
  /// - Parameter offset: Their place in the content, which is behind those before.
  func write(_ bytes: [UInt8], at offset: Int) throws {
    // A hole of the old file has no bytes.
    try fill(to: offset)
    try compressor.take(bytes, emit: emit)
    taken += bytes.count
  }

  /// Nil: every byte is compressed.
  func copy(from file: OpenFile, at start: Int, count: Int, to offset: Int) -> Int? { nil }

  /// Ends the content, and the file.
  func truncate(to size: Int) throws {
    try fill(to: size)
    try compressor.finish(emit: emit)
    try out.truncate(to: self.size)
  }

  private func fill(to offset: Int) throws {
    while taken < offset {
      let count = min(1 << 18, offset - taken)
      try compressor.take([UInt8](repeating: 0, count: count), emit: emit)
      taken += count
    }
  }

  private func emit(_ bytes: ArraySlice<UInt8>) throws {
    try out.write(bytes, at: size)
    size += bytes.count
  }
}
