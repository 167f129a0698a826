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

  /// A registration for notifications about a name. It ends with its last reference.
  final class Ticket: Sendable {
    private let watches: FolderWatches
    private let folder: Int32
    private let name: [UInt8]
    private let number: Int

    fileprivate init(_ watches: FolderWatches, _ folder: Int32, _ name: [UInt8], _ number: Int) {
      self.watches = watches
      self.folder = folder
      self.name = name
      self.number = number
    }

    deinit { watches.remove(folder, name, number) }
  }

  private typealias Listener = @Sendable (News) -> Void

  private struct State {
    var events: FolderEvents?
    var hasTried = false
    var count = 0
    /// By the number of the folder, the name and the number of the ticket.
    var listeners: [Int32: [[UInt8]: [Int: Listener]]] = [:]
  }

  private let state = Mutex(State())

  /// No folders.
  init() {}

  /// Reports changes of a path, in its folder. Links are not followed.
  ///
  /// May wait for the device.
  /// - Parameter listener: Called on the thread of the notifications, which it must not block.
  /// - Returns: Nil if the system does not report changes in that folder.
  func add(_ path: Text, _ listener: @escaping @Sendable (News) -> Void) -> Ticket? {
    let bytes = path.utf8
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let name = Array(slash.map { bytes[($0 + 1)...] } ?? bytes[...])
    let folder = Text(slash.map { Array(bytes[...max($0 - 1, 0)]) } ?? [UInt8(ascii: ".")])
    guard !name.isEmpty, !RemoteFolders.contains(folder), let events = started() else { return nil }
    // Under the lock, since a folder that is being given up has the same number.
    return state.withLock { state in
      guard let number = events.add(folder) else { return nil }
      state.count += 1
      state.listeners[number, default: [:]][name, default: [:]][state.count] = listener
      return Ticket(self, number, name, state.count)
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

  private func remove(_ folder: Int32, _ name: [UInt8], _ number: Int) {
    state.withLock { state in
      state.listeners[folder]?[name]?[number] = nil
      if state.listeners[folder]?[name]?.isEmpty == true { state.listeners[folder]?[name] = nil }
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
          for (number, listener) in state.listeners[folder]?[name] ?? [:] {
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
