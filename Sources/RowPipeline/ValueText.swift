import CellFormats
import ColumnStorage
import TableValues

/// The texts of values, as without a format: what a cell's value is spelled like canonically.
package enum ValueText {
  /// The texts of a chunk of values; empty where there is no value. O(rows).
  static func arena(of chunk: ColumnChunk, type: ColumnType) -> TextArena {
    if case .texts(let arena) = chunk.values { return arena }
    var arena = TextArena()
    arena.reserve(texts: chunk.count, bytes: chunk.count * 8)
    for row in 0..<chunk.count {
      if chunk.isValid(row) {
        CellFormatter.append(chunk.cell(at: row, type: type).value, to: &arena.bytes)
      }
      arena.offsets.append(UInt32(truncatingIfNeeded: arena.bytes.count))
    }
    return arena
  }

  /// The text of a single cell; nil for a null, an error and a value of another type than the
  /// column's.
  package static func of(_ cell: Cell, as request: ColumnRequest) -> [UInt8]? {
    guard RowClass.of(cell, as: request) == .value else { return nil }
    var text: [UInt8] = []
    CellFormatter.append(cell.value, to: &text)
    return text
  }
}

extension TextCheck {
  /// The rows whose value's text the condition holds for, and those for which it does not; rows
  /// without a value are in neither.
  func evaluate(
    _ chunk: ColumnChunk, as request: ColumnRequest
  ) -> (isTrue: RowBits, isFalse: RowBits) {
    guard case .values(let type) = request.form else {
      return (RowBits(count: chunk.count), RowBits(count: chunk.count))
    }
    var known = RowBits(repeating: true, count: chunk.count)
    if let validity = chunk.validity { known.words = validity.words }
    var isTrue = hits(in: ValueText.arena(of: chunk, type: type))
    isTrue.formIntersection(known)
    known.formIntersection(notIn: isTrue)
    return (isTrue, known)
  }
}
