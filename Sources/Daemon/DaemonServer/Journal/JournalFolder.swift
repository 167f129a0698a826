import EditJournal
import TableCodecs
import TableValues

/// The folder of journals. A journal's name begins with a hash of its file's path, so that those of
/// one file are found without reading the others.
struct JournalFolder: Sendable {
  private static let ending = Array(".journal".utf8)
  /// The end of the names of journals that could not be applied as a whole.
  static let keptEnding = Array(".kept".utf8)

  /// Its path.
  let path: Text

  /// How names of journals of a file begin.
  static func prefix(of file: Text) -> [UInt8] {
    var hash = ContentHash()
    hash.add(file.utf8)
    let digits = String(hash.value, radix: 16)
    return Array((String(repeating: "0", count: 16 - digits.count) + digits + "-").utf8)
  }

  /// The paths of the journals in it.
  ///
  /// - Parameter file: Only those of this file; nil: all.
  func paths(of file: Text?) -> [Text] {
    let prefix = file.map { Self.prefix(of: $0) } ?? []
    return FolderCalls.names(in: path, beginningWith: prefix)
      .filter { $0.utf8.suffix(Self.ending.count) == Self.ending[...] }
      .sorted().map { place($0) }
  }

  /// All names of journals, kept ones too.
  var names: [Text] {
    FolderCalls.names(in: path, beginningWith: []).filter { isName($0) }.sorted()
  }

  /// Whether a name can be that of a journal.
  func isName(_ name: Text) -> Bool {
    let endings = [Self.ending, Self.ending + Self.keptEnding]
    return !name.utf8.contains(UInt8(ascii: "/"))
      && endings.contains { name.utf8.suffix($0.count) == $0[...] }
  }

  /// The number of the journal at a path, from its name; nil: the name has none.
  static func id(in path: Text) -> UInt64? {
    let name = path.utf8.dropLast(ending.count)
    guard let dash = name.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    return UInt64(Text(name[(dash + 1)...]).description, radix: 16)
  }

  /// The path of a name in it.
  func place(_ name: Text) -> Text { Text(path.utf8 + [UInt8(ascii: "/")] + name.utf8) }

  /// Creates the file of a new journal.
  ///
  /// - Parameter syncs: Whether its name is to be on the device before this returns.
  func create(_ header: JournalHeader, syncs: Bool) throws(WriteFailure) -> JournalFile {
    try JournalSystem.makeFolder(path, syncs: syncs)
    let name = Self.prefix(of: header.path) + Array(String(header.id, radix: 16).utf8) + Self.ending
    let file = try JournalFile.create(place(Text(name)))
    if !syncs { return file }
    do throws(WriteFailure) {
      try FolderCalls.sync(path)
      return file
    } catch {
      file.remove()
      throw error
    }
  }
}

/// A journal that was found, and whose lock this process has.
struct FoundJournal: Sendable {
  /// Its file.
  let file: JournalFile
  /// What is in it.
  let content: JournalContent
  /// How the file relates to what the edits were made on.
  let base: RecoveryBase
  /// How many other journals of the file were left by processes that ended.
  var otherCount = 0
  /// Journals of the same table for the file as it was before a save, or would have been after it.
  var superseded: [JournalFile] = []
  /// Whether it is a backup, which belongs to the client.
  var isBackup = false

  /// Removes its file, and those that it supersedes.
  func remove() {
    if !isBackup { file.remove() }
    removeSuperseded()
  }

  /// Removes the files that it supersedes.
  func removeSuperseded() { for file in superseded { file.remove() } }

  /// Lets another opening of the file find it.
  func unlock() { for file in [file] + superseded { file.unlock() } }
}

/// What was found in the folder about a file.
struct JournalFindings: Sendable {
  /// The newest journal that no process writes any more, and that fits the file; if none fits, the
  /// newest.
  var found: FoundJournal?
  /// The processes that edited the same file when it was looked for last.
  var editors: [JournalOwner] = []
  /// Journals that cannot be read.
  var unreadable: [(path: Text, problem: JournalProblem)] = []

  /// Nothing.
  init() {}

  /// Looks for the journals of a file.
  init(in folder: JournalFolder, of path: Text, now: JournalBase) {
    var all: [FoundJournal] = []
    for place in folder.paths(of: path) {
      // Journals that are written, or were offered to another process, are not read.
      guard let (file, isLocked) = JournalFile.existing(place), isLocked else { continue }
      guard let bytes = file.bytes() else {
        unreadable.append((place, .damaged))
        continue
      }
      do throws(JournalProblem) {
        let content = try JournalContent(bytes)
        if content.header.path != path { continue }
        all.append(
          FoundJournal(
            file: file, content: content,
            base: BaseComparison.base(content.header.base, of: path, now)))
      } catch {
        unreadable.append((place, error))
      }
    }
    all.sort { $0.file.writtenMilliseconds < $1.file.writtenMilliseconds }
    choose(among: all)
  }

  /// Chooses the journal that is offered, and removes those that change nothing.
  private mutating func choose(among all: [FoundJournal]) {
    var all = Self.joined(all)
    for place in all.indices.reversed() {
      let content = all[place].content
      guard content.changesNothing, content.lostBytes == 0, content.suspension == nil
      else { continue }
      all[place].remove()
      all.remove(at: place)
    }
    let fitting = all.lastIndex { $0.base != .different }
    guard let chosen = fitting ?? all.indices.last else { return }
    found = all[chosen]
    found?.otherCount = all.count - 1
  }

  /// Joins the two journals of a save that was cut off: one is for the file before it, and one for the
  /// file after it.
  private static func joined(_ all: [FoundJournal]) -> [FoundJournal] {
    var kept = all
    for after in all {
      guard let beginning = after.content.beginning, beginning.predecessor != 0,
        let before = kept.firstIndex(where: { $0.content.header.id == beginning.predecessor }),
        let place = kept.firstIndex(where: { $0.file === after.file })
      else { continue }
      // The one for the file before fits a file that the save did not change, too.
      let isSaved = after.base != .different || kept[before].base == .different
      let (winner, loser) = isSaved ? (place, before) : (before, place)
      kept[winner].superseded += [kept[loser].file] + kept[loser].superseded
      kept.remove(at: loser)
    }
    return kept
  }
}

extension JournalFindings {
  /// Whether a file is no journal, or one of a newer program.
  static func isForeign(_ file: JournalFile) -> Bool {
    do throws(JournalProblem) {
      _ = try JournalContent(file.bytes() ?? [])
      return false
    } catch {
      switch error {
      case .foreign, .newer: return true
      case .damaged: return false
      }
    }
  }
}

/// Compares a file with what a journal's edits were made on.
enum BaseComparison {
  /// The size up to which a file is read as a whole, so that it is known again after a copy.
  static let hashedBytesMax = 1 << 30

  /// How a file relates to what it was.
  static func base(_ base: JournalBase, of path: Text, _ now: JournalBase) -> RecoveryBase {
    if base.isUntouched(now) { return .same }
    guard let hash = base.hash, now.size >= base.size,
      let (file, _) = try? OpenFile.open(path),
      (try? Self.hash(of: file, size: base.size)) == hash
    else { return .different }
    if now.size == base.size { return .same }
    // The records of a compressed file do not begin where its bytes do.
    if FileExpansion.format(of: file) != nil { return .different }
    return isBorder(base.size, of: file) ? .grown : .different
  }

  /// Whether a place of a file is between two records: what was added there begins a new one.
  private static func isBorder(_ size: Int, of file: OpenFile) -> Bool {
    guard size > 0, let next = try? file.bytes(at: size, count: 2), !next.isEmpty,
      let last = try? file.bytes(at: max(0, size - 2), count: min(size, 2))
    else { return false }
    return isBreak(last.suffix(1)) || isBreak(next.prefix(1))
      || size % 2 == 0 && (isBreak(last) || isBreak(next))
  }

  /// Whether a unit of one byte, or of two in either order, is a part of a line end.
  private static func isBreak(_ unit: some Collection<UInt8>) -> Bool {
    let bytes = Array(unit)
    let isWide = bytes.count == 2 && bytes.contains(0)
    guard let code = isWide ? bytes.max() : bytes.count == 1 ? bytes[0] : nil else { return false }
    return code == 0x0A || code == 0x0D
  }

  /// The hash of the first bytes of a file; nil: it is shorter.
  static func hash(of file: OpenFile, size: Int) throws -> UInt64? {
    var hash = ContentHash()
    var done = 0
    while done < size {
      let bytes = try file.bytes(at: done, count: min(1 << 20, size - done))
      if bytes.isEmpty { return nil }
      hash.add(bytes)
      done += bytes.count
    }
    return hash.value
  }

  /// The size up to which a file is hashed when it is opened or saved, not after the first edit.
  static let hashedAtOnceBytes = 1 << 20

  /// A base with the hash of its file, if that is small. Reads the file, so it is for threads that
  /// may wait for a device.
  static func hashed(_ base: JournalBase, of path: Text) -> JournalBase {
    var base = base
    if base.size <= hashedAtOnceBytes { base.hash = hash(of: path, base) }
    return base
  }

  /// The hash of a whole file, or of a file up to what is behind its last whole record, if it is as it
  /// was; nil: it is not, or it is too large.
  static func hash(of path: Text, _ base: JournalBase) -> UInt64? {
    guard base.size <= hashedBytesMax, let (file, stamp) = try? OpenFile.open(path),
      base.isUntouched(stamp.journalBase.cut(to: base.size)),
      let hash = try? Self.hash(of: file, size: base.size),
      let after = try? file.stamp(), after.journalBase == stamp.journalBase
    else { return nil }
    return hash
  }
}

extension BaseComparison {
  /// The hash of what a table was read from, which is at the beginning of a file that has grown since;
  /// nil: the file cannot be read, has changed otherwise, or was saved since.
  static func hash(of file: FileBytes, _ base: JournalBase) -> UInt64? {
    let backing = file.backing
    if file.name.compression != nil { return hash(of: file.name.resolved, base) }
    // A copy without a name is another file with the same bytes.
    let read = backing.privateCopy == nil ? backing.stamp : file.name.stamp
    guard base.size <= hashedBytesMax, file.size == base.size, backing.map == nil,
      read.journalBase.node == base.node
    else { return nil }
    var hash = ContentHash()
    for start in stride(from: 0, to: base.size, by: 1 << 20) {
      // Each block is compared with what was read of it before.
      guard let bytes = try? file.bytes(start..<min(start + (1 << 20), base.size)) else {
        return nil
      }
      hash.add(bytes)
    }
    return hash.value
  }
}

extension JournalBase {
  /// The base of a file's first bytes.
  fileprivate func cut(to size: Int) -> Self {
    var base = self
    base.size = min(base.size, size)
    return base
  }
}
