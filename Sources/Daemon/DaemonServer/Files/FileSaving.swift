import TableCodecs
import TableValues

/// The reason why a file is not saved, although it could be written.
enum SaveConflict: Error, Sendable {
  /// The content of the table's file has changed since it was opened or saved.
  case changed(Text)
  /// The file has what others wrote, and the table lacks it because that step is undone.
  case undone(Text)
  /// The table's path leads to another file now.
  case replaced(Text)
  /// There is a file at the path already, and it is not the table's.
  case exists(Text)
  /// The process may not write the file.
  case notWritable(Text)
  /// It is a directory, device, pipe or socket.
  case notARegularFile(Text, kind: String)
}

/// The outcome of a save.
struct SavedFile: Sendable {
  /// The file by its name.
  var name: NamedFile
  /// The method by which the file was replaced.
  var way: SavePlace.Way
  /// The file from which the table's bytes are read from now on; nil for a table without a file.
  var backing: FileBacking?
}

/// Replaces a file by a new version as a whole: until the end the old one is there, then the new
/// one.
///
/// The new content is written to a temporary file in the same folder, synced, and renamed onto the
/// old one; then the folder is synced. Owner, rights and extended attributes are kept. Where that
/// is not possible (other names of the file, a folder that cannot be written to, an owner that
/// cannot be given), the synced copy is written over the old content instead.
struct FileSaving {
  /// The target.
  let place: SavePlace
  /// The source of copied pieces; nil: nothing is copied.
  let source: (any ByteSource)?
  /// The file that the table belongs to now.
  let name: NamedFile?
  /// Whether another file, or a changed one, may be overwritten.
  let overwrites: Bool
  /// Whether the file is a copy, and the table continues to read from its own file.
  var isCopy = false
  /// Whether to wait until all is on the device.
  let syncs: Bool
  /// Called with the number of bytes written so far. An error that it throws ends the save.
  let advance: (Int) throws -> Void
  /// Called before the file is replaced. An error that it throws ends the save. Afterwards only a
  /// failure can end it.
  let begin: () throws -> Void
  /// Called when the file is the new version, even if a crash could undo this because its folder
  /// could not be synced.
  let replaced: (SavedFile) -> Void
  /// Called when a save that fails has touched the file: the file by its name, as it is now.
  let disturbed: (NamedFile) -> Void
  /// Called just before the file gets its new content, with the stamp and the path of the temporary
  /// file that has it, and how it gets there.
  var announced: (FileStamp, Text, SavePlace.Way) -> Void = { _, _, _ in }

  /// What was read of the source last, where that is known.
  var recent: CSVRecentBytes?
  /// How the file is compressed; nil: it is not.
  var compression: FileCompression?

  private var file: FileBytes? { source as? FileBytes }
  /// The file of the table, if the table reads from the new version afterwards.
  private var movedFile: FileBytes? { isCopy ? nil : file }

  /// Saves the bytes that `write` produces.
  ///
  /// - Throws: ``SaveConflict``, ``WriteFailure``, ``ByteSourceChanged``, ``ByteReadFailed``, and
  ///   errors of the closures. The file is then unchanged, unless a failure names its copy.
  func save(_ write: (@escaping (CSVPiece) throws -> Void) throws -> Void) throws {
    try checkConflict()
    place.removeStale()
    let target = try existing()
    var way = SavePlace.Way.rename
    let out = try temporary(beside: target, &way)
    var path = out.path
    defer { FolderCalls.remove(path) }
    let compressing = try compression.map { try CompressingOutput($0, to: out) }
    if compressing != nil { keepSource() }
    let (sink, isChecked) = try self.sink(compressing ?? out)
    try write { try sink.take($0) }
    try sink.finish()
    if !isChecked { try checkSource() }
    if syncs { try out.sync() }
    let map = compressing == nil ? try map(sink) : nil
    target?.lock()
    try checkConflict()
    try begin()
    let written = try out.stamp()
    announced(written, path, way)
    if way == .rename, try !takePlace(path, of: target) {
      way = .overwrite
      announced(written, path, way)
    }
    if way == .overwrite, let target {
      path = try overwrite(target, out, compressing?.size ?? sink.size, map)
      // The new content is there: one call that fails must not make a failure of it.
      let stamp = try (try? target.stamp()) ?? target.stamp()
      return replaced(saved(try? target.reader(), stamp, way, map))
    }
    out.unlock()
    // Another name changes nothing of the content.
    replaced(saved(try? out.reader(), (try? out.stamp()) ?? written, way, map))
    if syncs { try syncFolder() }
  }

  // MARK: Before

  /// Refuses to overwrite content that the table has not read.
  private func checkConflict() throws {
    guard let now = try FolderCalls.stamp(of: place.resolved) else { return }
    if let kind = now.otherKind { throw SaveConflict.notARegularFile(place.path, kind: kind) }
    if overwrites { return }
    guard let name else { throw SaveConflict.exists(place.path) }
    if now.isFile(of: name.stamp) {
      if !now.hasContent(of: name.stamp) { throw SaveConflict.changed(place.path) }
    } else {
      throw isOwn ? SaveConflict.replaced(place.path) : SaveConflict.exists(place.path)
    }
  }

  /// Whether the table's own file is meant, by its path.
  private var isOwn: Bool {
    name.map { $0.resolved == place.resolved || $0.path == place.path } ?? false
  }

  private func existing() throws -> WritableFile? {
    guard try FolderCalls.stamp(of: place.resolved) != nil else { return nil }
    guard FolderCalls.isWritable(place.resolved) else {
      throw SaveConflict.notWritable(place.path)
    }
    return try .existing(place.resolved)
  }

  /// Where temporary files go if the file's folder cannot have any.
  private static let otherFolders: [Text] = ["/var/tmp", "/tmp"]

  private func temporary(
    beside target: WritableFile?, _ way: inout SavePlace.Way
  ) throws -> WritableFile {
    // Until it has the rights of the old file, no other user can read it. A file that was removed is
    // created with the rights that it had.
    let known = isOwn ? name?.stamp.rights : nil
    let mode: UInt32 = target == nil ? 0o600 | (known ?? 0o666) : 0o600
    do throws(WriteFailure) {
      let file = try WritableFile.create(place.temporary(), mode: mode, for: place.path)
      guard let target else { return file }
      if try target.stamp().hasOtherNames || !file.takeAttributes(of: target) { way = .overwrite }
      return file
    } catch {
      guard target != nil, error.isRefusal else { throw error }
      way = .overwrite
      for folder in Self.otherFolders { place.removeStale(in: folder) }
      for folder in Self.otherFolders.dropLast() {
        let path = place.temporary(in: folder)
        if let file = try? WritableFile.create(path, mode: mode, for: place.path) {
          return file
        }
      }
      return try .create(
        place.temporary(in: Self.otherFolders[1]), mode: mode, for: place.path)
    }
  }

  /// The sink; a file that was touched since is read with checks.
  func sink(_ out: any SaveOutput) throws -> (sink: SaveSink, isChecked: Bool) {
    let backing = file?.backing
    let isSound =
      try backing.map { backing in
        let now = try backing.file.stamp()
        // The time of its content may have been set back, unless something else has touched it.
        return now == backing.stamp
          || now.hasContent(of: backing.stamp) && !now.hasRights(of: backing.stamp)
      } ?? false
    let sink = SaveSink(
      out, source: source ?? MemoryByteSource([]), backing: isSound ? backing : nil,
      recent: recent, advance: advance)
    return (sink, !isSound)
  }

  /// Lets the table read from a copy that no other program can write. A compressed file does not have
  /// the bytes that the table reads, so it will not read from the new file.
  private func keepSource() {
    if let movedFile { _ = movedFile.keepPrivately() }
  }

  /// Refuses what was copied without checks, if the source changed meanwhile.
  func checkSource() throws {
    guard let backing = file?.backing else { return }
    if try !backing.file.stamp().hasContent(of: backing.stamp) { throw ByteSourceChanged() }
  }

  /// How to read the source's bytes from the new file; nil where that needs too much memory.
  func map(_ sink: SaveSink) throws -> (SpanMap, KeptBytes)? {
    guard let file = movedFile, let spans = sink.spans else { return nil }
    let map = SpanMap(spans)
    let backing = file.backing
    var window = ReadWindow(end: file.size) { try file.uncheckedBytes($0, in: backing) }
    let kept = try KeptBytes(map.missing(of: file.size)) { range in
      try sink.lost[range] ?? window.all(range)[...]
    }
    return kept.map { (map, $0) }
  }

  // MARK: The end

  /// Renames the temporary file onto the file.
  ///
  /// - Returns: Whether that is possible. A mounted file, and a file of another user in a shared
  ///   folder, can only be overwritten.
  private func takePlace(_ path: Text, of target: WritableFile?) throws -> Bool {
    if target == nil, !overwrites {
      try link(path)
      FolderCalls.remove(path)
      return true
    }
    do throws(WriteFailure) {
      try FolderCalls.rename(path, to: place.resolved)
      return true
    } catch {
      guard target != nil, error.isRefusal || ["EBUSY", "EXDEV"].contains(error.name) else {
        throw error
      }
      return false
    }
  }

  /// Gives the temporary file a name that nothing has.
  private func link(_ path: Text) throws {
    do throws(WriteFailure) {
      try FolderCalls.link(path, as: place.resolved)
    } catch {
      if error.isExisting { throw SaveConflict.exists(place.path) }
      // Some file systems have no links.
      guard error.isRefusal || ["EOPNOTSUPP", "ENOSYS", "EMLINK"].contains(error.name) else {
        throw error
      }
      try checkConflict()
      try FolderCalls.rename(path, to: place.resolved)
    }
  }

  private func syncFolder() throws {
    do throws(WriteFailure) {
      try FolderCalls.sync(place.folder)
    } catch {
      var failure = error
      failure.isReplaced = true
      throw failure
    }
  }

  /// Writes the new content over the old one.
  ///
  /// - Returns: The path of the copy, which is not needed any more.
  private func overwrite(
    _ target: WritableFile, _ out: WritableFile, _ size: Int, _ map: (SpanMap, KeptBytes)?
  ) throws -> Text {
    let copy = place.temporary(in: SavePlace(out.path).folder, isCopy: true)
    let old = movedFile?.backing
    // Reads of the table meanwhile use the copy, or one of the old content.
    if let file = movedFile, let map {
      file.move(to: FileBacking(try out.reader(), try out.stamp(), map.0, map.1))
    } else if let file = movedFile, try target.stamp().isFile(of: file.backing.stamp) {
      try keepOld(file, beside: copy)
    }
    try FolderCalls.rename(out.path, to: copy)
    do throws(WriteFailure) {
      // The copy is of use only if its name is on the device, too.
      if syncs { try FolderCalls.sync(SavePlace(copy).folder) }
      try reserve(size, in: target)
    } catch {
      FolderCalls.remove(copy)
      note(target)
      if let old { goBack(to: old, target) }
      throw error
    }
    do throws(WriteFailure) {
      var offset = 0
      while offset < size {
        let bytes = try read(out, offset..<min(offset + 1 << 20, size))
        try target.write(bytes, at: offset)
        offset += bytes.count
      }
      try target.truncate(to: size)
      if syncs { try target.sync() }
    } catch {
      var failure = error
      failure.copy = copy
      // The copy stays under its name, and what is half written is ours.
      note(target)
      throw failure
    }
    FolderCalls.remove(copy)
    return copy
  }

  /// Reports the file after a failure, so that the next save does not mistake it for another
  /// program's change.
  private func note(_ target: WritableFile) {
    guard let stamp = try? target.stamp() else { return }
    disturbed(namedFile(stamp))
  }

  /// Lets the table read from the file again, because the file has its old content.
  private func goBack(to old: FileBacking, _ target: WritableFile) {
    guard let file = movedFile, let now = try? target.stamp() else { return }
    if !now.isFile(of: old.stamp) { return file.move(to: old) }
    if now.size == old.stamp.size { file.move(to: FileBacking(like: old, in: old.file, now)) }
  }

  /// Makes room in the file, while it can still be left as it was.
  private func reserve(_ size: Int, in target: WritableFile) throws(WriteFailure) {
    let old = try target.stamp().size
    guard old < size else { return }
    do throws(WriteFailure) {
      try target.reserve(size)
    } catch {
      try? target.truncate(to: old)
      throw error
    }
  }

  private func read(
    _ file: WritableFile, _ range: Range<Int>
  ) throws(WriteFailure) -> [UInt8] {
    do {
      return try file.read(range)
    } catch {
      let code = (error as? ByteReadFailed)?.code ?? 0
      throw WriteFailure(call: "pread", code: code, path: place.path)
    }
  }

  /// Lets the table read from an unnamed copy of the old content.
  private func keepOld(_ file: FileBytes, beside path: Text) throws {
    let backing = file.backing
    let copy = try WritableFile.create(
      place.temporary(in: SavePlace(path).folder), mode: 0o600, for: place.path)
    defer { FolderCalls.remove(copy.path) }
    var offset = 0
    while offset < backing.stamp.size {
      let bytes = try backing.file.bytes(at: offset, count: 1 << 20)
      if bytes.isEmpty { break }
      try copy.write(bytes, at: offset)
      offset += bytes.count
    }
    FolderCalls.remove(copy.path)
    file.move(to: FileBacking(like: backing, in: try copy.reader(), try copy.stamp()))
  }

  private func namedFile(_ stamp: FileStamp) -> NamedFile {
    NamedFile(
      path: place.path, resolved: place.resolved, stamp: stamp, compression: compression?.format)
  }

  /// The outcome of a save.
  ///
  /// - Parameter new: The new version, to read from.
  func saved(
    _ new: OpenFile?, _ stamp: FileStamp, _ way: SavePlace.Way, _ map: (SpanMap, KeptBytes)?
  ) -> SavedFile {
    var saved = SavedFile(name: namedFile(stamp), way: way)
    guard let file = movedFile else { return saved }
    if let map, let new {
      saved.backing = FileBacking(new, stamp, map.0, map.1)
    } else {
      // The old file has lost its name, which touches it.
      let old = file.backing
      let now = (try? old.file.stamp()).flatMap { $0.hasContent(of: old.stamp) ? $0 : nil }
      saved.backing = FileBacking(like: old, in: old.file, now ?? old.stamp)
    }
    return saved
  }
}

extension WriteFailure {
  /// Whether a folder does not allow a new file.
  fileprivate var isRefusal: Bool { ["EACCES", "EPERM", "EROFS"].contains(name) }
  /// Whether there is such a name already.
  fileprivate var isExisting: Bool { name == "EEXIST" }
  /// The system's name of the error.
  var name: String { SystemError.name(code) }
}
