import EditJournal
import TableValues

/// The processes that edit a file now: those that write a journal of it.
struct JournalEditors: Sendable {
  /// The processes, in ascending order of their numbers.
  private(set) var owners: [JournalOwner] = []
  /// Whether there is a journal whose first bytes are still to be written.
  private(set) var isUnfinished = false

  /// The bytes of a journal that are read first. Those of its header are rarely more.
  private static let firstBytes = 64 << 10

  /// Looks for the journals of a file. May wait for the device.
  ///
  /// - Parameters:
  ///   - own: The numbers of journals that do not count.
  ///   - path: The file, without links.
  init(in folder: JournalFolder, of path: Text, without own: Set<UInt64> = []) {
    let isShared = RemoteFolders.contains(folder.path)
    for place in folder.paths(of: path) {
      if let id = JournalFolder.id(in: place), own.contains(id) { continue }
      guard let file = JournalFile.readable(place) else { continue }
      guard let header = Self.header(of: file) else {
        // Its maker takes the lock and writes after it has made the file.
        if file.size == 0 || file.isLockedByAnother { isUnfinished = true }
        continue
      }
      let owner = header.owner
      guard header.path == path, !own.contains(header.id), !owners.contains(owner),
        Self.mayRun(owner, isShared: isShared), file.isLockedByAnother
      else { continue }
      owners.append(owner)
    }
    owners.sort { $0.process < $1.process }
  }

  /// Whether a process may still run: for all we know, if it is of another machine.
  ///
  /// - Parameter isShared: Whether other machines write to the folder of journals. Without that, a
  ///   process of another start of the system has ended.
  static func mayRun(_ owner: JournalOwner, isShared: Bool) -> Bool {
    if owner.boot != JournalSystem.owner.boot { return isShared }
    return JournalSystem.isRunning(owner.process)
  }

  /// The facts in a journal; nil: it cannot be read.
  private static func header(of file: JournalFile) -> JournalHeader? {
    let bytes = file.bytes(atMost: firstBytes) ?? []
    if let content = try? JournalContent(bytes) { return content.header }
    guard file.size > bytes.count, !bytes.isEmpty else { return nil }
    let all = file.bytes(atMost: JournalFormat.bodyBytesMax + firstBytes) ?? []
    return (try? JournalContent(all))?.header
  }
}
