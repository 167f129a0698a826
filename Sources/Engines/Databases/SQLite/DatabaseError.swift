import TableValues

/// What can be wrong with a database.
package enum DatabaseError: Error, Sendable, Equatable {
  /// Another connection has locked the database for longer than the time limit.
  case locked
  /// The file is damaged, encrypted, or no database.
  case damaged(String)
  /// The statement is refused: it would write, or do more than read.
  case notPermitted(String)
  /// The statement or the schema is wrong, in SQLite's words.
  case statement(String)
  /// A constraint of the database does not permit the change, in SQLite's words.
  case constraint(String)
  /// A limit of time, memory or size was reached.
  case limit(name: String, maximum: Int, found: Int)
  /// It took too long.
  case timedOut(milliseconds: Int)
  /// It may not be written.
  case notWritable(String)
  /// The file, or one that belongs to it, cannot be opened, in SQLite's words.
  case cannotOpen(String)
  /// Anything else, in SQLite's words.
  case failed(code: Int, String)
  /// The work was cancelled.
  case cancelled
  /// There is no table or view with the name.
  case unknownTable(Text)
}

extension DatabaseError {
  /// The error of a result code.
  ///
  /// - Parameters:
  ///   - code: An extended result code of SQLite.
  ///   - message: Its message.
  init(code: Int32, _ message: String) {
    switch code & 0xFF {
    case 5, 6, 17: self = .locked  // BUSY, LOCKED, SCHEMA
    case 11, 26: self = .damaged(message)  // CORRUPT, NOTADB
    case 1, 20, 21, 25: self = .statement(message)  // ERROR, MISMATCH, MISUSE, RANGE
    case 23: self = .notPermitted(message)  // AUTH
    case 19: self = .constraint(message)  // CONSTRAINT
    case 9: self = .cancelled  // INTERRUPT
    case 8: self = .notWritable(message)  // READONLY
    case 14: self = .cannotOpen(message)  // CANTOPEN
    case 18:  // TOOBIG
      self = .limit(
        name: "fieldBytesMax", maximum: SQLiteLimits.lengthMax, found: SQLiteLimits.lengthMax + 1)
    default: self = .failed(code: Int(code), message)
    }
  }
}
