import ColumnStorage
import TableValues

/// Finds cells that look like formulas to a spreadsheet, and puts an apostrophe before them.
///
/// Such a text begins with `=`, `+`, `-`, `@`, a tab, a line break or a full-width form of the
/// first four, after any number of apostrophes. So removing one apostrophe from a guarded text
/// gives the original text.
package enum FormulaGuard {
  private static let mark = UInt8(ascii: "'")

  /// Whether a text looks like a formula, or like the guarded form of one.
  package static func isFormula(_ text: some Collection<UInt8>) -> Bool {
    let rest = text.drop { $0 == mark }
    guard let first = rest.first else { return false }
    switch first {
    case 0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0A, 0x0D: return true
    case 0xEF:
      let start = Array(rest.prefix(3))
      // U+FF1D, U+FF0B, U+FF0D, U+FF20.
      return start == [0xEF, 0xBC, 0x9D] || start == [0xEF, 0xBC, 0x8B]
        || start == [0xEF, 0xBC, 0x8D] || start == [0xEF, 0xBC, 0xA0]
    default: return false
    }
  }

  /// A text that is no formula.
  package static func guarded(_ text: Text) -> Text {
    isFormula(text.utf8) ? Text([mark] + text.utf8) : text
  }

  /// The rows whose cells look like formulas, in rising order. Values of number columns do not.
  package static func formulas(in cells: ExportCells) -> [Int] {
    var rows = cells.chunk.errors.filter { isFormula($0.source.utf8) }.map(\.row)
    guard case .texts(let arena) = cells.chunk.values, cells.type == .text else { return rows }
    for row in 0..<arena.count where isFormula(arena[row]) {
      if let numbers = cells.numbers, numbers.isValid(row) { continue }
      rows.append(row)
    }
    return rows.sorted()
  }

  /// The cells with an apostrophe before each of some rows.
  package static func guarding(_ cells: ExportCells, _ rows: [Int]) -> ExportCells {
    if rows.isEmpty { return cells }
    let rows = Set(rows)
    var result = cells
    for place in result.chunk.errors.indices where rows.contains(result.chunk.errors[place].row) {
      result.chunk.errors[place].source = Text([mark] + result.chunk.errors[place].source.utf8)
    }
    if case .texts(let arena) = cells.chunk.values {
      var guarded = TextArena()
      guarded.reserve(texts: arena.count, bytes: arena.bytes.count + rows.count)
      for row in 0..<arena.count {
        if rows.contains(row), cells.chunk.isValid(row) { guarded.bytes.append(mark) }
        guarded.append(arena[row])
      }
      result.chunk.values = .texts(guarded)
    }
    return result
  }
}
