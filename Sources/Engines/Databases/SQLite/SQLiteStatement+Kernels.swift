/// A prepared statement. One thread at a time may use it, the one that uses its connection.
final class SQLiteStatement: Sendable {
  private let address: UInt
  let connection: SQLiteConnection

  private var handle: OpaquePointer? { OpaquePointer(bitPattern: address) }
  private var library: SQLiteLibrary { connection.library }

  init(_ handle: OpaquePointer, of connection: SQLiteConnection) {
    address = UInt(bitPattern: handle)
    self.connection = connection
  }

  deinit { _ = connection.library.finalize(handle) }

  /// Goes to the next row. Returns false behind the last one.
  ///
  /// - Throws: ``DatabaseError``.
  func step() throws -> Bool {
    switch library.step(handle) {
    case 100: return true
    case 101: return false
    case let code: throw connection.error(code)
    }
  }

  /// Makes the statement ready to run again, with the same values.
  func reset() { _ = library.reset(handle) }

  /// Whether it changes nothing.
  var isReadOnly: Bool { library.isReadOnly(handle) != 0 }

  // MARK: Rows

  /// How many columns its rows have.
  var columnCount: Int { Int(library.columnCount(handle)) }

  /// The name of a column.
  func name(_ column: Int) -> [UInt8] { Self.bytes(library.columnName(handle, Int32(column))) }

  /// The declared type of the table's column that a column shows; nil: it shows none.
  func declaration(_ column: Int) -> [UInt8]? {
    library.columnDeclaration(handle, Int32(column)).map { Self.bytes($0) }
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
    guard let text else { return [] }
    var bytes: [UInt8] = []
    var place = text
    while place.pointee != 0 {
      bytes.append(UInt8(bitPattern: place.pointee))
      place += 1
    }
    return bytes
  }

  /// The value of a column in the present row.
  func value(_ column: Int) -> SQLiteValue {
    let column = Int32(column)
    switch library.columnType(handle, column) {
    case 1: return .integer(library.columnInteger(handle, column))
    case 2: return .real(library.columnReal(handle, column))
    case 3:
      let bytes = library.columnText(handle, column)
      let count = Int(library.columnBytes(handle, column))
      return .text(bytes.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
    case 4:
      let bytes = library.columnBlob(handle, column)
      let count = Int(library.columnBytes(handle, column))
      return .blob(bytes.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? [])
    default: return .null
    }
  }

  /// The integer of a column in the present row, such as a rowid.
  func integer(_ column: Int) -> Int64 { library.columnInteger(handle, Int32(column)) }

  // MARK: Parameters

  /// How many parameters it has.
  var parameterCount: Int { Int(library.parameterCount(handle)) }

  /// The name of a parameter, with its mark, such as ":id"; nil: it has none. Counted from 1.
  func parameterName(_ place: Int) -> String? {
    library.parameterName(handle, Int32(place)).map { String(cString: $0) }
  }

  /// Gives a parameter its value. Counted from 1.
  ///
  /// - Throws: ``DatabaseError``.
  func bind(_ place: Int, _ value: SQLiteValue) throws {
    let place = Int32(clamping: place)
    let code: Int32
    switch value {
    case .null: code = library.bindNull(handle, place)
    case .integer(let value): code = library.bindInteger(handle, place, value)
    case .real(let value): code = library.bindReal(handle, place, value)
    case .text(let bytes): code = Self.bind(bytes) { library.bindText(handle, place, $0, $1, $2) }
    case .blob(let bytes): code = Self.bind(bytes) { library.bindBlob(handle, place, $0, $1, $2) }
    }
    if code != 0 { throw connection.error(code) }
  }

  /// Passes bytes that SQLite copies. An empty value needs an address, or it would be null.
  private static func bind(
    _ bytes: [UInt8],
    _ body: (UnsafeRawPointer?, Int32, SQLiteLibrary.Destructor?) -> Int32
  ) -> Int32 {
    let copies = unsafeBitCast(-1, to: SQLiteLibrary.Destructor?.self)  // SQLITE_TRANSIENT
    let held = bytes.isEmpty ? [0] : bytes
    return held.withUnsafeBytes { body($0.baseAddress, Int32(clamping: bytes.count), copies) }
  }
}
