import ColumnStorage
import TableValues

/// Reads the marks of rows of a difference's table.
package struct DifferenceMarks: Sendable {
  /// How a row differs between both sides.
  package enum Change: Sendable {
    /// Not at all.
    case none
    /// As a whole: it was added, removed or moved.
    case row
    /// In the cells of these columns.
    case cells(Set<ColumnID>)
  }

  private let content: TableContent
  private let kind: ColumnNumber
  private let changed: ColumnNumber

  /// The marks of a table; nil if it is no table of a difference.
  package init?(_ table: TableState) {
    content = table.content
    guard let source = content.source as? DifferenceSource else { return nil }
    (kind, changed) = source.markColumns
  }

  /// The changes of some rows. O(rows). May block on files.
  package func changes(of rows: [UInt32]) -> [Change] {
    let cells = content.cells(
      of: rows,
      [
        ColumnRequest(kind, as: .values(.text)), ColumnRequest(changed, as: .values(.list)),
      ])
    return zip(cells[0], cells[1]).map { kind, changed in
      guard case .text(let word) = kind.value else { return .none }
      switch DifferenceMark.Kind(rawValue: "\(word)") {
      case .same, nil: return .none
      case .added, .removed, .moved: return .row
      case .changed:
        guard case .json(let list) = changed.value else { return .row }
        return .cells(Set(list.strings.map { ColumnID($0) }))
      }
    }
  }
}

extension CellJSON {
  /// The strings of a list of strings, which are canonical. O(bytes).
  fileprivate var strings: [Text] {
    var found: [Text] = []
    var start: Int?
    var isEscaped = false
    for (place, byte) in text.utf8.enumerated() {
      guard let first = start else {
        if byte == UInt8(ascii: "\"") { start = place }
        continue
      }
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        let string = CellJSON(parsing: text.utf8[first...place])
        if case .text(let value)? = string?.scalar { found.append(value) }
        start = nil
      }
    }
    return found
  }
}
