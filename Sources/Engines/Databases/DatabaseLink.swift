import Synchronization
import TableValues

/// The file system's facts about a database's files, without opening one.
package struct DatabaseLook: Equatable, Sendable {
  /// Which file the path leads to.
  package var node: [Int64]
  /// Its size and times.
  package var content: [Int64]
  /// Size and times of the write-ahead log; empty: there is none, or it is empty.
  package var log: [Int64]
  /// Whether the log's index is there: some program has the database open, or was ended.
  package var hasIndex: Bool

  /// Makes a look.
  package init(node: [Int64], content: [Int64], log: [Int64], hasIndex: Bool) {
    (self.node, self.content, self.log, self.hasIndex) = (node, content, log, hasIndex)
  }
}

/// Where a database is, and how its files are looked at.
package struct DatabasePlace: Sendable {
  /// The path's bytes, links followed.
  package let path: Text
  /// Whether the file has a write-ahead log, by its header.
  package let isLogged: Bool
  /// Looks at the files; nil: there is no such file.
  package let look: @Sendable () -> DatabaseLook?
  /// Runs what may wait for a device or a lock.
  package let waiting: @Sendable (() -> Void) -> Void

  /// Makes a place.
  package init(
    path: Text, isLogged: Bool, look: @escaping @Sendable () -> DatabaseLook?,
    waiting: @escaping @Sendable (() -> Void) -> Void = { $0() }
  ) {
    (self.path, self.isLogged, self.look, self.waiting) = (path, isLogged, look, waiting)
  }
}

/// A state of a database's content: it differs after others have written.
package struct DatabaseVersion: Equatable, Sendable {
  /// Counts the files and contents that the link has met.
  var generation: Int
  /// SQLite's own count.
  var data: Int64
}

/// A database that is read by one connection, opened when it is needed and again when its files are
/// others. All methods may be called from any thread; one works at a time.
package final class DatabaseLink: Sendable {
  private struct State {
    var connection: SQLiteConnection?
    var look: DatabaseLook?
    var isStill = false
    var generation = 0
    var statements: [String: SQLiteStatement] = [:]
  }

  /// How long a lock of another program is waited for, in milliseconds.
  private static let busyMilliseconds: Int32 = 1000
  /// How many prepared statements are kept.
  private static let statementsMax = 32

  /// Where the database is.
  package let place: DatabasePlace
  private let state = Mutex(State())

  /// Makes a link. Nothing is opened yet.
  package init(_ place: DatabasePlace) { self.place = place }

  /// One use of the connection.
  struct Use {
    let connection: SQLiteConnection
    /// Prepared statements by their text.
    var statements: [String: SQLiteStatement]
    let generation: Int

    /// A statement that is prepared once for the connection, ready to run.
    mutating func statement(_ sql: [UInt8]) throws -> SQLiteStatement {
      let key = String(decoding: sql, as: UTF8.self)
      if let known = statements[key], Array(key.utf8) == sql { return known }
      let made = try connection.prepare(sql)
      if statements.count >= statementsMax { statements = [:] }
      statements[key] = made
      return made
    }

    /// The version of the content that the open transaction reads, or the next one would.
    func version() throws -> DatabaseVersion {
      guard case .integer(let data) = try connection.value("PRAGMA data_version") else {
        return DatabaseVersion(generation: generation, data: 0)
      }
      return DatabaseVersion(generation: generation, data: data)
    }
  }

  /// Reads the database, in one transaction: all statements see the same content.
  ///
  /// - Parameters:
  ///   - time: How long it may take; nil: without limit.
  ///   - isCancelled: Checked now and then.
  /// - Throws: ``DatabaseError``, `LibraryMissing`.
  func read<Value: Sendable>(
    time: Duration? = nil, isCancelled: (@Sendable () -> Bool)? = nil,
    _ body: (inout Use) throws -> Value
  ) throws -> Value {
    try state.withLock { state in
      try Self.open(&state, place)
      guard let connection = state.connection else { throw DatabaseError.cannotOpen("no file") }
      var use = Use(
        connection: connection, statements: state.statements, generation: state.generation)
      connection.limit(time, isCancelled)
      defer {
        for statement in use.statements.values { statement.reset() }
        connection.limit(nil)
        if connection.isInTransaction { try? connection.run("ROLLBACK") }
        state.statements = use.statements
      }
      do {
        try connection.run("BEGIN")
        return try body(&use)
      } catch DatabaseError.notWritable(let words) {
        // What reads needs writing only to finish what another program has left behind.
        throw DatabaseError.cannotOpen(words)
      } catch DatabaseError.timedOut {
        throw DatabaseError.timedOut(milliseconds: time?.milliseconds ?? 0)
      }
    }
  }

  /// Opens the connection, or another one where the files are others now.
  private static func open(_ state: inout State, _ place: DatabasePlace) throws {
    guard let look = place.look() else {
      close(&state)
      throw DatabaseError.cannotOpen("there is no such file")
    }
    if state.connection != nil, let known = state.look {
      let isSame =
        look.node == known.node
        && (!state.isStill || look.content == known.content && look.log == known.log)
      if isSame { return }
      close(&state)
    }
    let mode: SQLiteConnection.Mode
    if look.log.isEmpty {
      mode = place.isLogged ? .still : .reading
    } else {
      mode = look.hasIndex ? .reading : .stillWithLog
    }
    do {
      state.connection = try SQLiteConnection(
        place.path.utf8, mode, busyMilliseconds: busyMilliseconds)
      if mode == .reading { try state.connection?.run("SELECT 1 FROM sqlite_master") }
      state.isStill = mode != .reading
    } catch let error as DatabaseError
      where mode == .reading && !look.log.isEmpty && error.isOfFiles
    {
      // The log's index cannot be used, as in a folder that may not be written.
      state.connection = nil
      state.connection = try SQLiteConnection(
        place.path.utf8, .stillWithLog, busyMilliseconds: busyMilliseconds)
      state.isStill = true
    } catch {
      state.connection = nil
      throw error
    }
    state.look = look
  }

  private static func close(_ state: inout State) {
    if state.connection != nil { state.generation += 1 }
    state.statements = [:]
    state.connection = nil
  }

  /// Closes the connection until it is needed again.
  package func close() {
    state.withLock { state in
      state.statements = [:]
      state.connection = nil
    }
  }
}

extension DatabaseError {
  /// Whether a file beside the database could not be opened or made.
  fileprivate var isOfFiles: Bool {
    switch self {
    case .cannotOpen, .notWritable: true
    default: false  // what another way of opening would not change
    }
  }
}

extension Duration {
  /// The whole milliseconds.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
