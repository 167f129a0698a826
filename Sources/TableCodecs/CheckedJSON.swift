import ColumnStorage
import JSONText
import TableValues

/// Fields of JSON columns are documents or errors that keep their text: what goes to clients as
/// JSON has to be JSON.
private enum CheckedJSON {
  /// As deep as a message may be.
  static let depthMax = 128

  static func isDocument(_ text: some Sequence<UInt8>) -> Bool {
    let bytes = Array(text)
    guard bytes.first != 0xEF else { return false }  // a byte order mark has no place in a cell
    do throws(JSONParseFailure) {
      return try JSONDocument(parsing: bytes, depthLimit: depthMax - 16).firstUnpairedString == nil
    } catch {
      return false
    }
  }
}

extension Cell {
  /// The cell, or an error in place of JSON that is none.
  var checkedJSON: Cell {
    guard case .json(let text) = value, !CheckedJSON.isDocument(text.utf8) else { return self }
    return Cell(.error(.doesNotParse), source: source ?? text)
  }
}

extension ColumnChunk {
  /// The chunk with errors in place of JSON that is none. O(bytes) for JSON columns, else O(1).
  func checkedJSON(as form: ChunkForm) -> ColumnChunk {
    guard form == .values(.json) || form == .values(.list), case .texts(let arena) = values else {
      return self
    }
    var wrong: [Int: Cell] = [:]
    for row in 0..<count where isValid(row) && !CheckedJSON.isDocument(arena[row]) {
      wrong[row] = Cell(.error(.doesNotParse), source: Text(arena[row]))
    }
    return wrong.isEmpty ? self : replacing(wrong, count: count, type: .json)
  }
}
