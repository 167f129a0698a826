import SystemLibraries

/// The functions of the system's SQLite library, by their documented signatures.
///
/// Nothing is linked: the library is loaded when the first database is opened.
struct SQLiteLibrary: Sendable {
  typealias Handle = OpaquePointer?
  typealias Bytes = UnsafePointer<CChar>?
  typealias Destructor = @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void
  typealias Progress = @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Int32
  typealias Authorizer =
    @convention(c) @Sendable (UnsafeMutableRawPointer?, Int32, Bytes, Bytes, Bytes, Bytes) -> Int32
  typealias OfHandle = @convention(c) @Sendable (Handle) -> Int32
  typealias OfColumn = @convention(c) @Sendable (Handle, Int32) -> Int32
  typealias TextOfHandle = @convention(c) @Sendable (Handle) -> Bytes
  typealias TextOfColumn = @convention(c) @Sendable (Handle, Int32) -> Bytes
  #if canImport(Darwin) && arch(arm64)
    // Arguments behind the dots travel on the stack there: the registers are filled before.
    typealias Configure =
      @convention(c) @Sendable (Handle, Int32, Int, Int, Int, Int, Int, Int, Int, Int) -> Int32
  #else
    typealias Configure = @convention(c) @Sendable (Handle, Int32, Int32, Int) -> Int32
  #endif

  let open:
    @convention(c) @Sendable (Bytes, UnsafeMutablePointer<OpaquePointer?>, Int32, Bytes) -> Int32
  let close: OfHandle
  let configure: Configure
  let limit: @convention(c) @Sendable (Handle, Int32, Int32) -> Int32
  let busyTimeout: OfColumn
  let progress:
    @convention(c) @Sendable (Handle, Int32, Progress?, UnsafeMutableRawPointer?) -> Void
  let authorizer: @convention(c) @Sendable (Handle, Authorizer?, UnsafeMutableRawPointer?) -> Int32
  let prepare:
    @convention(c) @Sendable (
      Handle, Bytes, Int32, UnsafeMutablePointer<OpaquePointer?>, UnsafeMutablePointer<Bytes>?
    ) -> Int32
  let step: OfHandle
  let reset: OfHandle
  let finalize: OfHandle
  let isReadOnly: OfHandle
  let columnCount: OfHandle
  let columnName: TextOfColumn
  let columnDeclaration: TextOfColumn
  let columnType: OfColumn
  let columnInteger: @convention(c) @Sendable (Handle, Int32) -> Int64
  let columnReal: @convention(c) @Sendable (Handle, Int32) -> Double
  let columnText: @convention(c) @Sendable (Handle, Int32) -> UnsafePointer<UInt8>?
  let columnBlob: @convention(c) @Sendable (Handle, Int32) -> UnsafeRawPointer?
  let columnBytes: OfColumn
  let parameterCount: OfHandle
  let parameterName: TextOfColumn
  let bindNull: OfColumn
  let bindInteger: @convention(c) @Sendable (Handle, Int32, Int64) -> Int32
  let bindReal: @convention(c) @Sendable (Handle, Int32, Double) -> Int32
  let bindText:
    @convention(c) @Sendable (Handle, Int32, UnsafeRawPointer?, Int32, Destructor?) -> Int32
  let bindBlob:
    @convention(c) @Sendable (Handle, Int32, UnsafeRawPointer?, Int32, Destructor?) -> Int32
  let message: TextOfHandle
  let extendedCode: OfHandle
  let changes: OfHandle
  let lastRow: @convention(c) @Sendable (Handle) -> Int64
  let isAutoCommit: OfHandle

  /// The library, or why there is none. Loaded once.
  static let shared = Result { () throws(LibraryMissing) in try SQLiteLibrary() }

  private init() throws(LibraryMissing) {
    let library = try SystemLibrary(
      "SQLite", names: ["libsqlite3.so.0", "libsqlite3.so", "libsqlite3.dylib"])
    open = try library.function("sqlite3_open_v2")
    close = try library.function("sqlite3_close_v2")
    configure = try library.function("sqlite3_db_config")
    limit = try library.function("sqlite3_limit")
    busyTimeout = try library.function("sqlite3_busy_timeout")
    progress = try library.function("sqlite3_progress_handler")
    authorizer = try library.function("sqlite3_set_authorizer")
    prepare = try library.function("sqlite3_prepare_v2")
    step = try library.function("sqlite3_step")
    reset = try library.function("sqlite3_reset")
    finalize = try library.function("sqlite3_finalize")
    isReadOnly = try library.function("sqlite3_stmt_readonly")
    columnCount = try library.function("sqlite3_column_count")
    columnName = try library.function("sqlite3_column_name")
    columnDeclaration = try library.function("sqlite3_column_decltype")
    columnType = try library.function("sqlite3_column_type")
    columnInteger = try library.function("sqlite3_column_int64")
    columnReal = try library.function("sqlite3_column_double")
    columnText = try library.function("sqlite3_column_text")
    columnBlob = try library.function("sqlite3_column_blob")
    columnBytes = try library.function("sqlite3_column_bytes")
    parameterCount = try library.function("sqlite3_bind_parameter_count")
    parameterName = try library.function("sqlite3_bind_parameter_name")
    bindNull = try library.function("sqlite3_bind_null")
    bindInteger = try library.function("sqlite3_bind_int64")
    bindReal = try library.function("sqlite3_bind_double")
    bindText = try library.function("sqlite3_bind_text")
    bindBlob = try library.function("sqlite3_bind_blob")
    message = try library.function("sqlite3_errmsg")
    extendedCode = try library.function("sqlite3_extended_errcode")
    changes = try library.function("sqlite3_changes")
    lastRow = try library.function("sqlite3_last_insert_rowid")
    isAutoCommit = try library.function("sqlite3_get_autocommit")
    try Self.checkAge(of: library)
  }

  /// Refuses a library without threads, or one that lacks what keeps hostile schemas harmless.
  private static func checkAge(of library: SystemLibrary) throws(LibraryMissing) {
    let version: @convention(c) () -> Int32 = try library.function("sqlite3_libversion_number")
    // `trusted_schema` came with 3.31.
    guard version() >= 3_031_000 else {
      throw LibraryMissing(
        title: "SQLite", names: [library.name], reason: "it is older than 3.31.0")
    }
    let threads: @convention(c) () -> Int32 = try library.function("sqlite3_threadsafe")
    guard threads() != 0 else {
      throw LibraryMissing(title: "SQLite", names: [library.name], reason: "it has no threads")
    }
    // A hostile file cannot make the library take all memory.
    let heap: (@convention(c) (Int64) -> Int64)? = library.optionalFunction(
      "sqlite3_hard_heap_limit64")
    _ = heap?(heapBytesMax)
  }

  /// The most memory that the library takes, in bytes.
  private static let heapBytesMax: Int64 = 1 << 30

  /// Sets an option of a connection.
  func set(_ option: Int32, _ isOn: Bool, of connection: OpaquePointer?) {
    #if canImport(Darwin) && arch(arm64)
      _ = configure(connection, option, 0, 0, 0, 0, 0, 0, isOn ? 1 : 0, 0)
    #else
      _ = configure(connection, option, isOn ? 1 : 0, 0)
    #endif
  }
}
