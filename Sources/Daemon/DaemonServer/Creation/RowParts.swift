import JSONText
import TableValues
import WireProtocol

/// The rows of a content in the request: one list, or one list per section.
struct RowParts: Sendable {
  /// One list of rows.
  struct Part: Sendable {
    /// An array of arrays or of objects.
    var rows: JSONView
    /// The value of the section column in these rows; nil: each row has its own.
    var key: JSONView?
    /// The JSON pointer to the list.
    var pointer: String
  }

  /// The lists.
  let parts: [Part]
  /// The column to which section keys are written; nil without sections.
  let sectionColumn: ColumnID?
  /// How many rows there are.
  let count: Int

  /// The rows of a content with one list.
  init(rows: JSONView) {
    parts = [Part(rows: rows, key: nil, pointer: "/rows")]
    sectionColumn = nil
    count = rows.count
  }

  /// The rows of sections.
  init(
    sections: [WireSection], column: ColumnID, _ pointer: String = "/sections"
  ) {
    parts = sections.enumerated().compactMap { index, section in
      section.rows.map {
        Part(rows: $0, key: section.keyView, pointer: "\(pointer)/\(index)/rows")
      }
    }
    sectionColumn = column
    count = parts.reduce(0) { $0 + $1.rows.count }
  }

  /// Whether any list has row objects.
  var hasObjects: Bool {
    parts.contains { part in part.rows.elements.first { _ in true }?.kind == .object }
  }

  /// The JSON pointer to a row, and whether it is an array.
  func place(of row: Int) -> (pointer: String, isArray: Bool) {
    var first = 0
    for part in parts {
      if row < first + part.rows.count {
        let isArray = part.rows.elements.first { _ in true }?.kind == .array
        return ("\(part.pointer)/\(row - first)", isArray)
      }
      first += part.rows.count
    }
    return ("", false)
  }

  /// Calls `body` for every row with its index, until it returns false.
  func forEach(_ body: (Int, JSONView, Part) -> Bool) {
    var index = 0
    for part in parts {
      for row in part.rows.elements {
        if !body(index, row, part) { return }
        index += 1
      }
    }
  }
}
