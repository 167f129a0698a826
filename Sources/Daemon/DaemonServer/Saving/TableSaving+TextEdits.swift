import Synchronization
import TableCodecs
import TableModel
import TableValues
import WireProtocol

/// The text edits of a save that was not done.
struct TextEditList: Sendable {
  /// All of them, rising.
  let edits: [CSVTextEdit]
  /// How many bytes the new file has.
  let byteSize: Int
  /// The old file.
  let source: any ByteSource
  /// The encoding of the old file.
  let sourceEncoding: FileEncoding
  /// The encoding of the new one.
  let encoding: FileEncoding
}

extension TableSaving {
  /// The edits that make the new file of the present one.
  ///
  /// - Throws: ``CSVTextEditsTooLong`` and what ``save(advance:begin:)`` throws for the content.
  func textEdits(bytesMax: Int) throws -> TextEditList {
    let place = params.path == nil && params.uri == nil ? nil : try self.place()
    if lacksOthersContent { try checkOthersContent(try self.place()) }
    let state = facts.state.withLock { $0 }
    let style = self.style(after: state, place)
    try checkMarks(style)
    var pieces: [CSVPiece] = []
    var newBytes = 0
    try write(style, to: place) { piece in
      if case .bytes(let new) = piece { newBytes += new.count }
      if newBytes > bytesMax { throw CSVTextEditsTooLong() }
      pieces.append(piece)
    }
    let own = source?.dialect.encoding ?? .utf8
    let (old, edits) = try self.edits(pieces, state, bytesMax)
    return TextEditList(
      edits: edits, byteSize: pieces.reduce(0) { $0 + $1.count }, source: old,
      sourceEncoding: state.savedName == nil ? own : state.saveStyle?.dialect.encoding ?? own,
      encoding: style?.dialect.encoding ?? own)
  }

  /// Keeps the content of the file, because the client may be about to write over it: what was not
  /// edited is then still readable.
  ///
  /// Most often it is kept already, since the table has unsaved edits.
  ///
  /// - Parameter bytesMax: The size up to which a file is copied.
  func keepOldContent(upTo bytesMax: Int) {
    _ = (source?.bytes as? FileBytes)?.keep(upTo: bytesMax) { isCancelled() }
  }

  private func edits(
    _ pieces: [CSVPiece], _ state: TableFacts.State, _ bytesMax: Int
  ) throws -> (old: any ByteSource, edits: [CSVTextEdit]) {
    let opened = source?.bytes ?? MemoryByteSource([])
    guard let name = state.savedName else {
      return (opened, try [CSVTextEdit](pieces, of: opened, bytesMax: bytesMax))
    }
    // The file is another one than was opened.
    if let backing = state.file?.backing,
      backing.privateCopy != nil || backing.stamp.isFile(of: name.stamp)
    {
      let file = PlainFile(file: backing.file, size: name.stamp.size)
      let edits = try [CSVTextEdit](
        Self.moved(pieces, in: backing), of: file, bytesMax: bytesMax)
      return (file, try edits.filter { try file.bytes($0.range) != $0.bytes })
    }
    let (open, stamp) = try OpenFile.open(name.resolved)
    let file = PlainFile(file: open, size: stamp.size)
    if file.size > bytesMax { throw CSVTextEditsTooLong() }
    var new: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .bytes(let bytes): new += bytes
      case .copy(let range): new += try opened.bytes(range)
      }
      if new.count > bytesMax { throw CSVTextEditsTooLong() }
    }
    return (file, Self.difference(try file.bytes(0..<file.size), new))
  }

  /// Pieces of the file that was opened as pieces of the one that was saved since.
  private static func moved(_ pieces: [CSVPiece], in backing: FileBacking) throws -> [CSVPiece] {
    try pieces.flatMap { piece -> [CSVPiece] in
      guard case .copy(let range) = piece else { return [piece] }
      return try backing.parts(of: range).map { part in
        switch part {
        case .copied(let start, let count): .copy(start..<start + count)
        case .kept(let range): .bytes(Array(try backing.keptBytes(range)))
        }
      }
    }
  }

  /// One edit of all lines from the first to the last that differ; none if the texts are the same.
  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> [CSVTextEdit] {
    if old == new { return [] }
    let limit = min(old.count, new.count)
    var prefix = 0
    var start = 0
    while prefix < limit, old[prefix] == new[prefix] {
      if old[prefix] == 0x0A { start = prefix + 1 }
      prefix += 1
    }
    var suffix = 0
    var end = 0
    while suffix < limit - start, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      if old[old.count - 1 - suffix] == 0x0A { end = suffix }
      suffix += 1
    }
    // A line feed of UTF-16 is two bytes.
    (start, end) = (start & ~1, (end + 1) & ~1)
    end = min(end, limit - start)
    return [
      CSVTextEdit(range: start..<old.count - end, bytes: Array(new[start..<new.count - end]))
    ]
  }
}
