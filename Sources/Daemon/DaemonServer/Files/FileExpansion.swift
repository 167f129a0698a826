import Compression
import SystemLibraries
import TableCodecs
import TableValues

/// How compressed files are expanded: into copies without a name, up to a limit.
struct FileExpansion: Sendable {
  /// The maximum size of a content, in bytes.
  var bytesMax: Int
  /// Whether the content is not needed any more.
  var isUnwanted: @Sendable () -> Bool = { false }
  /// Called with how many bytes of the file were read, of how many.
  var advance: @Sendable (Int, Int) -> Void = { _, _ in }

  /// The content of a compressed file, in a file without a name.
  struct Content {
    var format: CompressedFormat
    var file: OpenFile
    var stamp: FileStamp
  }

  /// How many bytes of a compressed file are read at once.
  private static let pieceBytes = 1 << 18
  /// After how many bytes of content the free space of the folder is looked at again.
  private static let roomStep = 64 << 20

  /// The format of a file by its first bytes; nil: it is not compressed in a way that is known.
  static func format(of file: OpenFile) -> CompressedFormat? {
    (try? file.bytes(at: 0, count: CompressedFormat.headBytes)).flatMap { CompressedFormat($0) }
  }

  /// Expands a file, if it is compressed. O(bytes of the content).
  ///
  /// - Returns: Nil for a file that is not compressed in a way that is known.
  /// - Throws: `LibraryMissing`, ``DamagedFile``, `DaemonError.limit`, `DaemonError.cancelled`,
  ///   `DaemonError.file` if it changed meanwhile, `ByteReadFailed`, and ``WriteFailure`` if no
  ///   folder has room.
  func content(of file: OpenFile, _ stamp: FileStamp, path: Text) throws -> Content? {
    guard let format = Self.format(of: file) else { return nil }
    var failure: WriteFailure?
    for folder in FolderCalls.copyFolders {
      do {
        return try content(of: file, stamp, format, path: path, in: folder)
      } catch let error as WriteFailure {
        // Another folder may have the room.
        failure = failure ?? error
      }
    }
    throw failure ?? WriteFailure(call: "open", code: 0, path: path)
  }

  private func content(
    of file: OpenFile, _ stamp: FileStamp, _ format: CompressedFormat, path: Text, in folder: Text
  ) throws -> Content {
    let expander = try Expander(format)
    let copy = try WritableFile.create(
      SavePlace(path).temporary(in: folder), mode: 0o600, for: folder)
    FolderCalls.remove(copy.path)
    var (size, checked) = (0, 0)
    let take: (ArraySlice<UInt8>) throws -> Void = { bytes in
      if bytes.count > bytesMax - size {
        throw DaemonError.limit(name: "expandedBytesMax", maximum: bytesMax, found: bytesMax + 1)
      }
      if size - checked >= Self.roomStep {
        checked = size
        try Self.checkRoom(size, in: folder)
      }
      try copy.write(bytes, at: size)
      size += bytes.count
    }
    try expand(file, stamp.size, expander, path: path, take)
    guard try file.stamp().hasContent(of: stamp) else {
      throw DaemonError.file(.changed, path: path)
    }
    return Content(format: format, file: try copy.reader(), stamp: try copy.stamp())
  }

  private func expand(
    _ file: OpenFile, _ fileSize: Int, _ expander: Expander, path: Text,
    _ take: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    var offset = 0
    do {
      while true {
        if isUnwanted() { throw DaemonError.cancelled }
        let bytes = try file.bytes(at: offset, count: Self.pieceBytes)
        if bytes.isEmpty { break }
        try expander.take(bytes, emit: take)
        offset += bytes.count
        advance(min(offset, fileSize), fileSize)
      }
      try expander.finish()
    } catch let fault as CompressionFault {
      throw DamagedFile(path: path, fault: fault)
    }
  }

  /// Leaves half of a folder's free space to others, as copies do.
  private static func checkRoom(_ size: Int, in folder: Text) throws(WriteFailure) {
    guard let room = FolderCalls.room(in: folder), room < size / (FolderCalls.roomShare - 1) else {
      return
    }
    throw WriteFailure.noRoom(in: folder)
  }

  /// The content of a compressed file in memory, for commands; nil: it is not compressed.
  ///
  /// - Throws: As ``content(of:_:path:)``.
  func bytes(of file: OpenFile, _ stamp: FileStamp, path: Text) throws -> [UInt8]? {
    guard let format = Self.format(of: file) else { return nil }
    var content: [UInt8] = []
    try expand(file, stamp.size, try Expander(format), path: path) { bytes in
      if bytes.count > bytesMax - content.count {
        throw DaemonError.limit(name: "expandedBytesMax", maximum: bytesMax, found: bytesMax + 1)
      }
      content += bytes
    }
    return content
  }
}

/// A compressed file that is cut off or damaged.
struct DamagedFile: Error, Equatable {
  /// The file.
  var path: Text
  /// What is wrong, and where.
  var fault: CompressionFault

  /// What is wrong, as the end of a sentence.
  var words: String {
    let place = "(\(fault.format.rawValue), byte \(fault.offset))"
    return switch fault.kind {
    case .truncated: "it ends in the middle of its compressed data \(place)"
    case .damaged(let reason): "its compressed data are damaged: \(reason) \(place)"
    }
  }
}
