import Synchronization
import TableCodecs
import TableSessions

/// Adds the records that were appended to a table's file. O(bytes appended).
struct FileGrowth {
  /// What became of it.
  enum Outcome: Sendable {
    /// There is no whole record yet.
    case nothing
    /// The source has so many rows now.
    case rows(Int)
    /// It is not growth alone, or the table cannot get these rows.
    case refused
  }

  /// What is known of the table.
  let facts: TableFacts
  /// Its file.
  let file: FileBytes
  /// Its records.
  let source: CSVSource

  /// The smallest key for inserted rows that no row of a file that grows can have.
  static func firstFreeKey(_ rowsMax: Int) -> Int64 { Int64(rowsMax) + 1 }

  /// Adds the whole records among the bytes that were appended. An unfinished last line waits.
  ///
  /// - Parameter stamp: The present stamp of the file.
  func take(to stamp: FileStamp) -> Outcome {
    let isOther = facts.state.withLock { $0.saveStyle != nil || $0.base != nil }
    let (backing, name) = (file.backing, file.name)
    // What is appended to a compressed file changes the end of its content.
    guard !isOther, name.compression == nil, stamp.isFile(of: name.stamp),
      source.canGrow(isWhole: backing.map != nil),
      backing.map == nil || endsLine(backing, name.stamp.size)
    else { return .refused }
    var copy: FileStamp?
    if backing.stamp.isFile(of: name.stamp) {
      guard file.keepsEdges(in: backing) else { return .refused }
    } else {
      copy = file.appendPrivately(to: stamp)
      if copy == nil { return .refused }
    }
    let old = file.grow(to: stamp, in: copy)
    do {
      let end = try source.completeEnd() ?? old
      file.endGrowth(at: end, from: old, name.stamp.size, to: stamp)
      file.noteReturn()
      try file.seal(from: old) { true }
      if end == old { return .nothing }
      try source.grow()
      // What else was done to the file while it was read is seen by the next look.
      facts.state.withLock { state in
        guard case .file(let path, let size) = state.source else { return }
        state.source = .file(path: path, byteSize: size + end - old)
      }
      facts.recordFile(file.name)
      return .rows(source.rowCount)
    } catch {
      file.endGrowth(at: old, from: old, name.stamp.size, to: stamp)
      return .refused
    }
  }

  /// Whether the file that was saved ends with a line end.
  private func endsLine(_ backing: FileBacking, _ size: Int) -> Bool {
    let width = source.dialect.encoding.unitWidth
    guard size > 0, let end = try? backing.file.bytes(at: max(0, size - width), count: width)
    else { return size == 0 }
    return end.contains(0x0A) || end.contains(0x0D)
  }
}
