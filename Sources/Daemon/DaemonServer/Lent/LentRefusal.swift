import JSONRPC
import JSONText
import TableValues
import WireProtocol

/// What is wrong with a lent source, or with its client.
enum LentRefusal: AnsweredError {
  /// The client answered with an error.
  case failed(WireText, reason: Text)
  /// The client did not answer within so many milliseconds.
  case timedOut(WireText, milliseconds: Int)
  /// An answer does not fit the request, or contradicts an earlier one. The offset is that of the
  /// page.
  case bad(WireText, offset: Int, expected: String, found: String)
  /// The answer to a write does not fit. It is not known what was written.
  case badOutcome(WireText, expected: String, found: String)
  /// Rows were changed or removed by others. Nothing was written.
  case conflicts(WireText, [(row: RowKey, isGone: Bool)])
  /// The source refuses a row. Nothing was written.
  case refused(WireText, reason: Text, row: RowKey, column: Text?)
  /// The table has no lent source.
  case notLent(TableID)

  /// The error of the answer.
  var responseError: ResponseError {
    switch self {
    case .failed(let name, let reason):
      .failed(
        "sourceFailed", "The source \"\(Text(name))\" failed: \(reason).",
        [("source", .string("\(Text(name))")), ("reason", .string("\(reason)"))])
    case .timedOut(let name, let milliseconds):
      .failed(
        "sourceTimedOut",
        "The source \"\(Text(name))\" did not answer within \(milliseconds) ms.",
        [("source", .string("\(Text(name))")), ("maximum", .integer(Int64(milliseconds)))])
    case .bad(let name, let offset, let expected, let found):
      .failed(
        "badSource",
        "The answer of the source \"\(Text(name))\" for the page at row \(offset) does not fit:"
          + " expected \(expected), found \(found).",
        [
          ("source", .string("\(Text(name))")), ("offset", .integer(Int64(offset))),
          ("expected", .string(expected)), ("found", .string(found)),
        ])
    case .badOutcome(let name, let expected, let found):
      .failed(
        "badSource",
        "The answer of the source \"\(Text(name))\" to a write does not fit: expected \(expected),"
          + " found \(found).",
        [
          ("source", .string("\(Text(name))")), ("expected", .string(expected)),
          ("found", .string(found)),
        ])
    case .conflicts(let name, let rows):
      .failed(
        "rowsChanged",
        "\(rows.count) rows of the source \"\(Text(name))\" were changed by somebody else. Nothing"
          + " was written.",
        [
          ("source", .string("\(Text(name))")), ("count", .integer(Int64(rows.count))),
          (
            "changedRows",
            .array(
              rows.map { ["row": ErrorMapping.value($0.row), "gone": .bool($0.isGone)] })
          ),
        ])
    case .refused(let name, let reason, let row, let column):
      .failed(
        "constraint", "The source \"\(Text(name))\" refuses a row: \(reason).",
        [
          ("source", .string("\(Text(name))")), ("reason", .string("\(reason)")),
          ("row", ErrorMapping.value(row)),
        ] + (column.map { [("column", .string("\($0)"))] } ?? []))
    case .notLent(let table):
      .failed(
        "notLent", "The table \"\(table.text)\" was not opened from a lent source.",
        [("table", .string(table.text))])
    }
  }
}
