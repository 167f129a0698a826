import Compression
import TableCodecs
import TableValues

/// The file from which the bytes of a table's file are read: the one that was opened, or one that
/// was saved since and has the same bytes at other offsets.
final class FileBacking: Sendable {
  /// The open file.
  let file: OpenFile
  /// Its stamp when it was last known to have the expected content.
  let stamp: FileStamp
  /// Where the bytes are in it; nil: where they always were.
  let map: SpanMap?
  /// The copy without a name from which the bytes are read, if it has the same content as the named
  /// file; nil: they are read from a file that others may write.
  let privateCopy: WritableFile?
  private let kept: KeptBytes?

  /// A backing that reads each byte where it always was.
  init(_ file: OpenFile, _ stamp: FileStamp) {
    self.file = file
    self.stamp = stamp
    map = nil
    privateCopy = nil
    kept = nil
  }

  /// A backing by a newer file.
  ///
  /// - Parameter kept: The bytes that it lacks.
  init(_ file: OpenFile, _ stamp: FileStamp, _ map: SpanMap, _ kept: KeptBytes) {
    self.file = file
    self.stamp = stamp
    self.map = map
    privateCopy = nil
    self.kept = kept
  }

  /// The same bytes at the same offsets, with the new stamp of a touched or copied file.
  ///
  /// - Parameter copy: The copy without a name that the file is.
  init(
    like other: FileBacking, in file: OpenFile, _ stamp: FileStamp, privateCopy: WritableFile? = nil
  ) {
    self.file = file
    self.stamp = stamp
    self.privateCopy = privateCopy
    map = other.map
    kept = other.kept
  }

  /// The same backing, when the named file has another content.
  var withoutName: FileBacking {
    privateCopy == nil ? self : FileBacking(like: self, in: file, stamp)
  }

  /// The same bytes and more, which were appended to the file.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - old: Where they begin among the table's bytes.
  ///   - new: Where they begin in the file.
  init(_ other: FileBacking, growing count: Int, from old: Int, at new: Int, _ stamp: FileStamp) {
    file = other.file
    self.stamp = stamp
    map = other.map?.adding(SpanMap.Span(old: old, new: new, count: count))
    privateCopy = other.privateCopy
    kept = other.kept
  }

  /// The parts of a range of bytes.
  func parts(of range: Range<Int>) -> [SpanMap.Part] {
    map?.parts(of: range) ?? [.copied(at: range.lowerBound, count: range.count)]
  }

  /// Bytes that the file lacks.
  func keptBytes(_ range: Range<Int>) throws -> ArraySlice<UInt8> {
    guard let bytes = kept?[range] else { throw ByteSourceChanged() }
    return bytes
  }
}

/// A file by its name: the one that saving replaces.
struct NamedFile: Sendable {
  /// The path as the client gave it.
  var path: Text
  /// Where it led, links followed.
  var resolved: Text
  /// The file there, as it was opened or saved.
  var stamp: FileStamp
  /// The format in which it is compressed; nil: it is not.
  var compression: CompressedFormat?
}
