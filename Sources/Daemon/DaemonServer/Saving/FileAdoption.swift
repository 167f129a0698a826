import Compression
import JSONRPC
import JSONText
import ProtocolWords
import Scheduling
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// A file that the client has written from the text edits of a dry run.
enum FileAdoption {
  /// `table/adoptFile`.
  static func adopt(_ params: TableAdoptFileParams, _ call: Call<TableAdoptFileResult>) throws {
    let entry = try call.daemon.registry.table(params.table)
    call.answer.failWhenCancelled()
    let turn = ChangeTurn(call, entry.session)
    call.onAllRows(of: entry.session, view: nil, waits: true, turn) {
      [facts = entry.facts] session in
      defer { turn.end() }
      try OpenConflicts.refuse(try session.state())
      if facts.state.withLock({ $0.database != nil }) {
        throw NotSavable(reason: "A database is no text that a client could write.")
      }
      guard case .file = facts.state.withLock({ $0.source }) else {
        throw DaemonError.invalid(
          pointer: "/table", expected: "a table of a file", found: "a table without a file")
      }
      let ticket = try session.beginSave()
      let journal = JournalOpening.beginSave(session, facts, ticket.state, call)
      let saving = TableSaving(
        table: ticket.state, facts: facts,
        params: TableSaveParams(table: params.table, sync: false),
        version: ticket.version, isCancelled: { call.answer.isCancelled })
      facts.saves.run(on: call.daemon.pool) { [session] in
        let result = Result {
          try saving.adopt(
            counting: call.session.positions, begin: { try call.answer.beginChange() })
        }
        SaveHandlers.end(result, saving, ticket, journal, session, call) { outcome, isDirty in
          TableAdoptFileResult(
            revision: ticket.state.revision.rawValue, bytes: outcome.byteSize, dirty: isDirty)
        }
      }
    }
  }
}

/// The file of a table differs from what a save would write.
struct FileDiffers: AnsweredError {
  /// The file.
  var path: Text
  /// The first byte that differs. Where one content begins with the other, the end of the shorter
  /// one.
  var offset: Int
  /// The position of that byte in the file, in lines and what the client counts.
  var position = (line: 0, character: 0)

  /// The error of the answer.
  var responseError: ResponseError {
    .failed(
      "fileDiffers",
      "\(path) is not what a save would write. It differs from byte \(offset) on.",
      [
        ("path", .string("\(path)")), ("offset", .integer(Int64(offset))),
        (
          "start",
          [
            "line": .integer(Int64(position.line)),
            "character": .integer(Int64(position.character)),
          ]
        ),
      ])
  }
}

extension TableSaving {
  /// Refuses to compare a compressed file with a text.
  ///
  /// - Throws: ``NotSavable``.
  func checkIsText(at place: SavePlace?) throws {
    let known = facts.state.withLock { $0.savedName }
    let name = (source?.bytes as? FileBytes)?.name ?? known
    let isOwn = place == nil || name?.resolved == place?.resolved
    let format =
      isOwn ? name?.compression : place.flatMap { CompressedFormat(named: $0.path.utf8) }
    guard let format else { return }
    throw NotSavable(
      reason: "The file is compressed (\(format.rawValue)), so it has no text that a client could"
        + " write. Use table/save without dryRun.")
  }

  /// Makes the file of the table the saved version, if it equals what a save would write. Reads
  /// both once, in pieces.
  ///
  /// - Parameters:
  ///   - unit: The unit of the position of a difference.
  ///   - begin: Called before the table is changed; an error that it throws ends the request.
  /// - Throws: ``FileDiffers`` and what ``save(advance:begin:)`` throws. Nothing has changed then.
  func adopt(
    counting unit: PositionUnit, begin: @escaping () throws -> Void
  ) throws -> SaveOutcome {
    let place = try place()
    try checkIsText(at: place)
    try checkGrowth(place)
    let state = facts.state.withLock { $0 }
    let style = self.style(after: state, place)
    let (found, stamp) = try OpenFile.open(place.resolved)
    var outcome: SaveOutcome?
    let saving = FileSaving(
      place: place, source: source?.bytes, name: nil, overwrites: false, syncs: false,
      advance: { _ in if isCancelled() { throw DaemonError.cancelled } }, begin: begin,
      replaced: { saved in
        take(saved, stamp.size, source == nil ? style ?? newStyle(for: place) : style)
        outcome = SaveOutcome(way: nil, path: saved.name.path, byteSize: stamp.size)
      }, disturbed: { _ in })
    let compared = ComparedFile(file: found, size: stamp.size, path: place.path)
    do {
      try saving.adopt(compared, stamp) { take in try write(style, to: place, take) }
    } catch var differs as FileDiffers {
      let encoding = (style?.dialect ?? source?.dialect ?? CSVDialect()).encoding
      var positions = CSVTextPositions(
        PlainFile(file: found, size: stamp.size), encoding, counting: unit)
      differs.position = try positions.position(ofByte: differs.offset)
      throw differs
    }
    guard let outcome else { throw DaemonError.cancelled }
    return outcome
  }
}

extension FileSaving {
  /// Compares a file with the bytes that `write` produces, and adopts it as if they were written to
  /// it.
  fileprivate func adopt(
    _ compared: ComparedFile, _ stamp: FileStamp,
    _ write: (@escaping (CSVPiece) throws -> Void) throws -> Void
  ) throws {
    let (sink, isChecked) = try sink(compared)
    try write { try sink.take($0) }
    try sink.finish()
    if !isChecked { try checkSource() }
    let map = try map(sink)
    // Another program may have written to it meanwhile.
    guard let now = try FolderCalls.stamp(of: place.resolved), now.isFile(of: stamp),
      now.hasContent(of: stamp)
    else { throw SaveConflict.changed(place.path) }
    try begin()
    replaced(saved(compared.file, now, .rename, map))
  }
}

/// A file that is expected to have the bytes that are written to it.
private struct ComparedFile: SaveOutput {
  private static let pieceSize = 1 << 20

  let file: OpenFile
  let size: Int
  let path: Text
  /// False: every byte is compared.
  var takesCopies: Bool { false }

  /// Compares bytes.
  ///
  /// - Throws: ``FileDiffers``.
  func write(_ bytes: [UInt8], at offset: Int) throws {
    var done = 0
    while done < bytes.count {
      let count = min(Self.pieceSize, bytes.count - done)
      let found = try file.bytes(at: offset + done, count: count)
      if found.elementsEqual(bytes[done..<done + found.count]), !found.isEmpty {
        done += found.count
        continue
      }
      let same = zip(found, bytes[done...]).prefix { $0 == $1 }.count
      throw FileDiffers(path: path, offset: offset + done + same)
    }
  }

  /// Nil: every byte is compared.
  func copy(from file: OpenFile, at start: Int, count: Int, to offset: Int) -> Int? { nil }

  /// Compares the sizes.
  ///
  /// - Throws: ``FileDiffers``.
  func truncate(to size: Int) throws {
    if self.size != size { throw FileDiffers(path: path, offset: min(size, self.size)) }
  }
}
