import Databases
import Scheduling
import Synchronization
import TableValues

/// The files of databases: their types, and the file system's facts about them.
///
/// A file that SQLite has open is never opened here: closing it would take SQLite's locks away, which
/// belong to the process.
enum DatabaseFiles {
  /// A database that a table reads. It ends with its last reference.
  final class Holding: Sendable {
    private let node: [Int64]

    fileprivate init(_ node: [Int64], isLogged: Bool) {
      self.node = node
      DatabaseFiles.open.withLock { open in
        open[node] = Held(count: (open[node]?.count ?? 0) + 1, isLogged: isLogged)
      }
    }

    deinit {
      DatabaseFiles.open.withLock { [node] open in
        guard let held = open[node] else { return }
        open[node] = held.count > 1 ? Held(count: held.count - 1, isLogged: held.isLogged) : nil
      }
    }
  }

  private struct Held {
    var count: Int
    var isLogged: Bool
  }

  private static let open = Mutex<[[Int64]: Held]>([:])

  /// A database by its path: where it is, and what keeps others from opening its file.
  ///
  /// - Throws: `DaemonError.file` for what cannot be opened, or is no regular file.
  /// - Returns: Nil if the file is no database.
  static func database(_ path: Text) throws -> (place: DatabasePlace, holding: Holding)? {
    let resolved = SavePlace.resolved(path)
    guard case .database(let isLogged) = try kind(of: resolved), let look = look(at: resolved)
    else { return nil }
    let place = DatabasePlace(
      path: resolved, isLogged: isLogged, look: { Self.look(at: resolved) },
      waiting: { body in
        // Too many calls wait for devices already: this one waits like them.
        if BlockingCall.run({ body() }) == nil { body() }
      })
    return (place, Holding(look.node, isLogged: isLogged))
  }

  /// The kind of a file.
  ///
  /// - Throws: `DaemonError.file`.
  static func kind(of path: Text) throws -> SourceKind {
    if let node = OpenFile.stamp(of: path)?.node,
      let held = open.withLock({ $0[node] })
    {
      return .database(isLogged: held.isLogged)
    }
    let (file, _) = try OpenFile.open(path)
    return SourceKind((try? file.bytes(at: 0, count: SourceKind.headBytes)) ?? [])
  }

  private static func look(at path: Text) -> DatabaseLook? {
    guard let stamp = OpenFile.stamp(of: path) else { return nil }
    let log = OpenFile.stamp(of: Text(path.utf8 + Array("-wal".utf8)))
    let index = OpenFile.stamp(of: Text(path.utf8 + Array("-shm".utf8)))
    return DatabaseLook(
      node: stamp.node, content: stamp.content,
      log: log.map { $0.size > 0 ? $0.content + $0.node : [] } ?? [], hasIndex: index != nil)
  }
}
