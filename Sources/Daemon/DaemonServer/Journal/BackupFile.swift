import EditJournal
import TableCodecs
import TableValues

/// A file is no backup that can be read.
struct BadBackup: Error, Sendable {
  /// The file.
  var path: Text
  /// Why it cannot be read.
  var problem: JournalProblem
}

/// A change has no form in a backup.
struct NotKept: Error, Sendable {
  /// Why.
  var refusal: JournalRefusal
}

/// The file of a backup.
enum BackupFile {
  /// The largest backup that is read.
  private static let bytesMax = 1 << 30

  /// Reads a backup as a whole.
  ///
  /// - Throws: ``BadBackup``, `DaemonError.file`.
  static func read(_ path: Text) throws -> (content: JournalContent, origin: JournalOrigin) {
    let (file, stamp) = try OpenFile.open(path)
    guard stamp.size <= bytesMax else { throw BadBackup(path: path, problem: .foreign) }
    let bytes = try file.bytes(at: 0, count: stamp.size)
    do throws(JournalProblem) {
      let content = try JournalContent(bytes, isBackup: true)
      guard content.hasEnd, content.lostBytes == 0, let origin = content.origin else {
        throw JournalProblem.damaged
      }
      return (content, origin)
    } catch {
      throw BadBackup(path: path, problem: error)
    }
  }

  /// Writes a backup that no other user may read. The old one stays until the new one is complete.
  ///
  /// - Parameter begin: Called before the file is replaced; an error that it throws ends the
  ///   writing.
  /// - Throws: ``WriteFailure``, ``SaveConflict``.
  static func write(_ bytes: [UInt8], to path: Text, begin: () throws -> Void) throws {
    let place = SavePlace(path)
    if let now = try FolderCalls.stamp(of: place.resolved) {
      if let kind = now.otherKind { throw SaveConflict.notARegularFile(path, kind: kind) }
      guard now.size == 0 || isBackup(place.resolved) else { throw SaveConflict.exists(path) }
    }
    place.removeStale()
    let out = try WritableFile.create(place.temporary(), mode: 0o600, for: path)
    var isPlaced = false
    defer { if !isPlaced { FolderCalls.remove(out.path) } }
    try out.write(bytes, at: 0)
    try out.sync()
    try begin()
    try FolderCalls.rename(out.path, to: place.resolved)
    isPlaced = true
    out.unlock()
    try FolderCalls.sync(place.folder)
  }

  private static func isBackup(_ path: Text) -> Bool {
    let mark = JournalFormat.backupMark
    guard let (file, _) = try? OpenFile.open(path),
      let bytes = try? file.bytes(at: 0, count: mark.count)
    else { return false }
    return bytes == mark
  }
}
