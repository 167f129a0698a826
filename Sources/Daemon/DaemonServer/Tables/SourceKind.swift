import Databases
import TableValues
import WireProtocol

/// What a table is opened from, which decides who opens it.
enum SourceKind: Equatable {
  /// Records with delimiters: every file that is of no other kind.
  case delimited
  /// A SQLite database, and whether it has a write-ahead log.
  case database(isLogged: Bool)

  /// How many of the first bytes of a file are needed to find its kind.
  static let headBytes = 100

  /// The kind of a file by its first bytes.
  init(_ head: [UInt8]) {
    self =
      head.starts(with: Database.signature)
      ? .database(isLogged: Database.isLogged(head)) : .delimited
  }
}
