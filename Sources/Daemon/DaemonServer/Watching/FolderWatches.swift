import Synchronization
import TableValues

/// The folders that the process watches, and who wants to know of which name in them.
///
/// One thread waits for the system's notifications. It starts with the first folder.
final class FolderWatches: Sendable {
  /// A notification about a name.
  enum News: Sendable {
    /// Something may have happened to the file of that name.
    case name(FileWriting)
    /// There are no further notifications, because the folder was removed.
    case folderIsGone
  }

  /// What a registration is about.
  enum Scope: Sendable {
    /// The file of one name: each write to it, too.
    case file
    /// One name: that it appears or disappears, or that a program closes the file that it wrote.
    case name
    /// The same for all names that begin with the name.
    case beginning
  }

  /// A registration for notifications about a name. It ends with its last reference.
  final class Ticket: Sendable {
    private let watches: FolderWatches
    private let folder: Int32
    private let key: Key
    private let number: Int

    fileprivate init(_ watches: FolderWatches, _ folder: Int32, _ key: Key, _ number: Int) {
      self.watches = watches
      self.folder = folder
      self.key = key
      self.number = number
    }

    deinit { watches.remove(folder, key, number) }
  }

  /// A name, or how names begin.
  fileprivate struct Key: Hashable {
    var name: [UInt8]
    var isBeginning = false
  }

  private typealias Listener = @Sendable (News) -> Void

  private struct State {
    var events: FolderEvents?
    var hasTried = false
    var count = 0
    /// By the number of the folder, the name and the number of the ticket.
    var listeners: [Int32: [Key: [Int: Listener]]] = [:]
    /// The lengths in bytes of the beginnings that were ever requested.
    var beginningSizes: Set<Int> = []

    /// Who wants to know of a name.
    func listeners(of name: [UInt8], in folder: Int32) -> [Int: Listener] {
      guard let all = listeners[folder] else { return [:] }
      var found = all[Key(name: name)] ?? [:]
      for size in beginningSizes where size <= name.count {
        let key = Key(name: Array(name[..<size]), isBeginning: true)
        found.merge(all[key] ?? [:]) { first, _ in first }
      }
      return found
    }
  }

  private let state = Mutex(State())

  /// No folders.
  init() {}

  /// Reports changes of a path, in its folder. Links are not followed.
  ///
  /// May wait for the device.
  /// - Parameters:
  ///   - scope: Which changes are reported.
  ///   - listener: Called on the thread of the notifications, which it must not block.
  /// - Returns: Nil if the system does not report changes in that folder.
  func add(
    _ path: Text, _ scope: Scope = .file, _ listener: @escaping @Sendable (News) -> Void
  ) -> Ticket? {
    let bytes = path.utf8
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let name = Array(slash.map { bytes[($0 + 1)...] } ?? bytes[...])
    let folder = Text(slash.map { Array(bytes[...max($0 - 1, 0)]) } ?? [UInt8(ascii: ".")])
    guard !name.isEmpty, !RemoteFolders.contains(folder), let events = started() else { return nil }
    // Under the lock, since a folder that is being given up has the same number.
    return state.withLock { state in
      guard let number = events.add(folder, tellsWriting: scope == .file) else { return nil }
      state.count += 1
      let key = Key(name: name, isBeginning: scope == .beginning)
      if key.isBeginning { state.beginningSizes.insert(name.count) }
      state.listeners[number, default: [:]][key, default: [:]][state.count] = listener
      return Ticket(self, number, key, state.count)
    }
  }

  private func started() -> FolderEvents? {
    let (events, isNew) = state.withLock { state in
      if state.hasTried { return (state.events, false) }
      state.hasTried = true
      state.events = FolderEvents()
      return (state.events, state.events != nil)
    }
    if isNew, let events {
      // The process has one set of folders, for its whole life.
      DetachedThread.run { [self] in
        while let news = events.next() { tell(news) }
      }
    }
    return events
  }

  private func remove(_ folder: Int32, _ key: Key, _ number: Int) {
    state.withLock { state in
      state.listeners[folder]?[key]?[number] = nil
      if state.listeners[folder]?[key]?.isEmpty == true { state.listeners[folder]?[key] = nil }
      guard state.listeners[folder]?.isEmpty == true else { return }
      state.listeners[folder] = nil
      state.events?.remove(folder)
    }
  }

  private func tell(_ events: [FolderEvents.Event]) {
    var due: [Int: (Listener, News)] = [:]
    state.withLock { state in
      for event in events {
        switch event {
        case .name(let folder, let name, let writing):
          for (number, listener) in state.listeners(of: name, in: folder) {
            due[number] = (listener, Self.joined(due[number]?.1, writing))
          }
        case .folderIsGone(let folder):
          state.listeners[folder]?.values.forEach { listeners in
            listeners.forEach { due[$0] = ($1, .folderIsGone) }
          }
        case .overflow:
          for names in state.listeners.values {
            for listeners in names.values {
              listeners.forEach { due[$0] = due[$0] ?? ($1, .name(.unknown)) }
            }
          }
        }
      }
    }
    for (listener, news) in due.values { listener(news) }
  }

  /// Two notifications of a name as one: the later one counts, if it has any information.
  private static func joined(_ news: News?, _ writing: FileWriting) -> News {
    switch (news, writing) {
    case (.folderIsGone?, _): .folderIsGone
    case (let known?, .unknown): known
    case (.name?, _), (nil, _): .name(writing)
    }
  }
}
