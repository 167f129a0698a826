import Synchronization

/// What stops a statement that runs for too long.
final class StepWatch: Sendable {
  private struct State {
    var deadline: ContinuousClock.Instant?
    var isCancelled: (@Sendable () -> Bool)?
    var hasTimedOut = false
  }

  private let state = Mutex(State())

  /// Sets the limits of what runs from now on.
  func begin(_ time: Duration?, _ isCancelled: (@Sendable () -> Bool)?) {
    state.withLock { state in
      state = State(deadline: time.map { .now + $0 }, isCancelled: isCancelled)
    }
  }

  /// Whether what ran last was stopped by the time limit.
  var hasTimedOut: Bool { state.withLock { $0.hasTimedOut } }

  /// Whether the statement has to stop.
  var mustStop: Bool {
    state.withLock { state in
      if let deadline = state.deadline, .now > deadline {
        state.hasTimedOut = true
        return true
      }
      return state.isCancelled?() ?? false
    }
  }
}

/// A connection to a database. One thread at a time may use it.
final class SQLiteConnection: Sendable {
  /// How a database's file is opened.
  enum Mode: Sendable {
    /// Only for reading, with the locks that other programs respect.
    case reading
    /// Only for reading, as a file that nobody writes: no file is made beside it, and none is locked.
    case still
    /// The same for a database with a write-ahead log that nobody has open: the log is read, too.
    case stillWithLog
    /// For writing.
    case writing
  }

  /// What statements may do.
  enum Rule: Sendable {
    /// All that the connection's mode permits.
    case all
    /// Only read tables.
    case onlyReads
  }

  let library: SQLiteLibrary
  private let address: UInt
  private let watch = StepWatch()

  var handle: OpaquePointer? { OpaquePointer(bitPattern: address) }

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: The path's bytes.
  ///   - busyMilliseconds: How long a lock of another program is waited for.
  /// - Throws: `LibraryMissing`, ``DatabaseError``.
  init(_ path: [UInt8], _ mode: Mode, busyMilliseconds: Int32) throws {
    library = try SQLiteLibrary.shared.get()
    var found: OpaquePointer?
    let flags: Int32 = mode == .writing ? 0x2 : 0x1
    // URI, NOMUTEX, EXRESCODE
    let code = library.open(
      Self.uri(path, mode), &found, flags | 0x40 | 0x8000 | 0x0200_0000, nil)
    address = UInt(bitPattern: found)
    // What throws from here on closes the connection, too.
    guard code == 0 else { throw DatabaseError(code: code, Self.words(library.message(found))) }
    if mode != .writing { library.set(1006, true, of: handle) }  // NO_CKPT_ON_CLOSE
    harden(busyMilliseconds)
    if mode == .stillWithLog {
      // Keeps the index of the log in memory, so that no file is made.
      try run("PRAGMA locking_mode=EXCLUSIVE")
    }
  }

  deinit { _ = library.close(handle) }

  /// Makes the connection safe with hostile files, as SQLite's own page on that advises.
  private func harden(_ busyMilliseconds: Int32) {
    library.set(1010, true, of: handle)  // DEFENSIVE
    library.set(1017, false, of: handle)  // TRUSTED_SCHEMA
    library.set(1005, false, of: handle)  // ENABLE_LOAD_EXTENSION
    library.set(1004, false, of: handle)  // ENABLE_FTS3_TOKENIZER
    library.set(1011, false, of: handle)  // WRITABLE_SCHEMA
    for (limit, value) in SQLiteLimits.all { _ = library.limit(handle, limit, value) }
    _ = library.busyTimeout(handle, busyMilliseconds)
    library.progress(
      handle, 1000,
      { context in
        guard let context else { return 0 }
        return Unmanaged<StepWatch>.fromOpaque(context).takeUnretainedValue().mustStop ? 1 : 0
      }, Unmanaged.passUnretained(watch).toOpaque())
    try? run("PRAGMA cell_size_check=ON")
    try? run("PRAGMA mmap_size=0")
    try? run("PRAGMA temp_store=MEMORY")
  }

  /// The URI of a path: bytes that mean something in a URI are percent-encoded.
  private static func uri(_ path: [UInt8], _ mode: Mode) -> String {
    var text = "file:"
    for byte in path {
      switch byte {
      case 0x2D...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: text.append(Character(Unicode.Scalar(byte)))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return switch mode {
    case .reading: text + "?mode=ro"
    case .still: text + "?mode=ro&immutable=1"
    case .stillWithLog: text + "?mode=ro&vfs=unix-none"
    case .writing: text + "?mode=rw"
    }
  }

  static func words(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? "unknown"
  }

  /// The error of a call that returned a code.
  func error(_ code: Int32) -> DatabaseError {
    let error = DatabaseError(code: code, Self.words(library.message(handle)))
    if error == .cancelled, watch.hasTimedOut { return .timedOut(milliseconds: 0) }
    return error
  }

  /// Sets the time limit of the following statements together, and what cancels them.
  func limit(_ time: Duration?, _ isCancelled: (@Sendable () -> Bool)? = nil) {
    watch.begin(time, isCancelled)
  }

  /// Sets what statements that are prepared from now on may do.
  func allow(_ rule: Rule) {
    switch rule {
    case .all: _ = library.authorizer(handle, nil, nil)
    case .onlyReads:
      _ = library.authorizer(
        handle,
        { _, action, _, name, _, _ in
          switch action {
          case 20, 21, 33: return 0  // READ, SELECT, RECURSIVE
          case 31:  // FUNCTION
            return SQLiteConnection.words(name).lowercased() == "load_extension" ? 1 : 0
          default: return 1
          }
        }, nil)
    }
  }

  /// Prepares one statement.
  ///
  /// - Throws: ``DatabaseError/statement(_:)`` also for an empty text, and for more than one statement.
  func prepare(_ sql: [UInt8]) throws -> SQLiteStatement {
    guard !sql.contains(0) else { throw DatabaseError.statement("the statement has a zero byte") }
    var found: OpaquePointer?
    let (code, rest): (Int32, [UInt8]) = sql.withUnsafeBytes { bytes in
      let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      var tail: UnsafePointer<CChar>?
      let code = library.prepare(handle, text, Int32(clamping: bytes.count), &found, &tail)
      guard let text, let tail else { return (code, []) }
      return (code, Array(bytes[min(max(tail - text, 0), bytes.count)...]))
    }
    guard code == 0 else { throw error(code) }
    guard let found else { throw DatabaseError.statement("there is no statement") }
    let statement = SQLiteStatement(found, of: self)
    if try hasStatement(rest) {
      throw DatabaseError.statement("there is more than one statement")
    }
    return statement
  }

  private func hasStatement(_ sql: [UInt8]) throws -> Bool {
    if sql.allSatisfy({ $0 <= 0x20 || $0 == UInt8(ascii: ";") }) { return false }
    var found: OpaquePointer?
    let code = sql.withUnsafeBytes { bytes in
      library.prepare(
        handle, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: bytes.count), &found, nil)
    }
    _ = library.finalize(found)
    return code != 0 || found != nil
  }

  /// Prepares one statement.
  func prepare(_ sql: String) throws -> SQLiteStatement { try prepare(Array(sql.utf8)) }

  /// Runs one statement to its end.
  func run(_ sql: String) throws {
    let statement = try prepare(sql)
    while try statement.step() {}
  }

  /// The first value of the first row of a statement.
  func value(_ sql: String) throws -> SQLiteValue {
    let statement = try prepare(sql)
    return try statement.step() ? statement.value(0) : .null
  }

  /// How many rows the last statement has changed.
  var changeCount: Int { Int(library.changes(handle)) }
  /// The rowid of the row that was inserted last.
  var lastRow: Int64 { library.lastRow(handle) }
  /// Whether a transaction is open.
  var isInTransaction: Bool { library.isAutoCommit(handle) == 0 }
}

/// The limits of a connection, by SQLite's numbers.
enum SQLiteLimits {
  /// The longest text or blob, in bytes.
  static let lengthMax = 256 << 20

  static let all: [(Int32, Int32)] = [
    (0, Int32(lengthMax)),  // LENGTH
    (1, 1 << 20),  // SQL_LENGTH
    (3, 200),  // EXPR_DEPTH
    (4, 100),  // COMPOUND_SELECT
    (5, 250_000),  // VDBE_OP
    (6, 100),  // FUNCTION_ARG
    (7, 0),  // ATTACHED
    (8, 10_000),  // LIKE_PATTERN_LENGTH
    (10, 32),  // TRIGGER_DEPTH
    (11, 0),  // WORKER_THREADS
  ]
}
