import Databases
import JSONRPC
import JSONText
import TableValues
import WireProtocol

/// What is wrong with a database, with its path.
struct DatabaseRefusal: AnsweredError {
  /// What is wrong.
  var error: DatabaseError
  /// The path as the client gave it.
  var path: Text

  /// The error of the answer.
  var responseError: ResponseError {
    switch error {
    case .locked:
      failed(
        "databaseLocked", "\(path) is locked by another program for longer than a second.")
    case .damaged(let words):
      failed("databaseDamaged", "\(path) is damaged or encrypted (\(words)).", words)
    case .notPermitted(let words):
      failed("queryRefused", "The query may only read tables (\(words)).", words)
    case .statement(let words): failed("badQuery", "SQLite refuses the statement: \(words).", words)
    case .constraint(let words): failed("constraint", "The database refuses it: \(words).", words)
    case .limit(let name, let maximum, let found):
      ErrorMapping.responseError(
        for: DaemonError.limit(name: name, maximum: maximum, found: found))
    case .timedOut(let milliseconds):
      failed(
        "queryTimedOut", "Reading \(path) takes longer than \(milliseconds) ms.", nil,
        [("maximum", .integer(Int64(milliseconds)))])
    case .notWritable(let words):
      failed("notWritable", "\(path) may not be written (\(words)).", words)
    case .cannotOpen(let words), .failed(_, let words):
      failed("databaseFailed", "\(path) cannot be read as a database (\(words)).", words)
    case .cancelled: .cancelled
    case .unknownTable(let name):
      failed(
        "unknownSource", "\(path) has no table or view \"\(name)\".", nil,
        [("name", .string("\(name)"))])
    }
  }

  private func failed(
    _ kind: String, _ message: String, _ reason: String? = nil,
    _ members: [(String, JSONValue)] = []
  ) -> ResponseError {
    var all: [(String, JSONValue)] = [("path", .string("\(path)"))]
    if let reason { all.append(("reason", .string(reason))) }
    return .failed(kind, message, all + members)
  }
}

/// A database with several tables, or none, of which the request names none.
struct SourceNeeded: AnsweredError {
  /// The path as the client gave it.
  var path: Text
  /// Its tables and views.
  var tables: [Text]

  /// The maximum number of names in an error.
  private static let namesMax = 1000

  /// The error of the answer.
  var responseError: ResponseError {
    let names = tables.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = tables.count > 8 ? " and others" : ""
    let message =
      tables.isEmpty
      ? "\(path) is a database without tables."
      : "\(path) is a database: say which table to open by `from`. It has \(names)\(more)."
    return .failed(
      "sourceNeeded", message,
      [
        ("path", .string("\(path)")),
        ("tables", .array(tables.prefix(Self.namesMax).map { .string("\($0)") })),
      ])
  }
}

/// A file that is to be read as a database, and is none.
struct NotADatabase: AnsweredError {
  /// The path as the client gave it.
  var path: Text

  /// The error of the answer.
  var responseError: ResponseError {
    .failed(
      "notADatabase", "\(path) is no SQLite database.", [("path", .string("\(path)"))])
  }
}

/// A request that a table of a database does not support.
struct NotSavable: AnsweredError {
  /// Why not, as a sentence.
  var reason: String

  /// The error of the answer.
  var responseError: ResponseError {
    .failed("notSavable", reason, [("reason", .string(reason))])
  }
}

/// A cell that cannot be written to a database: the beginning of a blob, or an error without a
/// text.
struct UnwritableValue: AnsweredError {
  /// The row.
  var row: RowKey
  /// The column.
  var column: ColumnID

  /// The error of the answer.
  var responseError: ResponseError {
    .failed(
      "notSavable", "A cell of \"\(column.text)\" shows a value that is not known in full.",
      [
        ("row", ErrorMapping.value(row)), ("column", .string("\(column.text)")),
        ("reason", "the cell shows a value that is not known in full"),
      ])
  }
}

/// Why rows were not written. Nothing was written then.
struct DatabaseSaveRefusal: AnsweredError {
  private let error: DatabaseWriteError
  private let path: Text
  private let key: @Sendable (UInt32) -> RowKey

  /// The refusal, with the path of the database and the keys of rows.
  init(
    _ error: DatabaseWriteError, path: Text, key: @escaping @Sendable (UInt32) -> RowKey
  ) {
    (self.error, self.path, self.key) = (error, path, key)
  }

  /// The error of the answer.
  var responseError: ResponseError {
    switch error {
    case .conflicts(let conflicts):
      let rows = conflicts.map { conflict -> JSONValue in
        ["row": ErrorMapping.value(key(conflict.slot)), "gone": .bool(conflict.isGone)]
      }
      return failed(
        "rowsChanged",
        "\(conflicts.count) rows of \(path) were changed by somebody else. Nothing was written.",
        [("count", .integer(Int64(conflicts.count))), ("changedRows", .array(rows))])
    case .refused(let slot, let columns, .constraint(let words)):
      var members: [(String, JSONValue)] = [("reason", .string(words))]
      if let slot { members.append(("row", ErrorMapping.value(key(slot)))) }
      if let column = columns.first { members.append(("column", .string("\(column)"))) }
      return failed("constraint", "The database refuses a row: \(words).", members)
    case .refused(_, _, let other):
      return DatabaseRefusal(error: other, path: path).responseError
    case .schemaChanged:
      return failed(
        "notSavable", "The table has other columns or keys in \(path) now. Open it again.",
        [("reason", "the schema has changed")])
    }
  }

  private func failed(
    _ kind: String, _ message: String, _ members: [(String, JSONValue)]
  ) -> ResponseError {
    .failed(kind, message, [("path", .string("\(path)"))] + members)
  }
}
