import RowTree
import TableValues

extension TableContent {
  /// Approximate memory of edited and client-computed cells, in bytes. O(cells).
  package var editedByteSize: Int {
    let maps = overlays.values + supplied.values.map(\.cells)
    let due = supplied.values.reduce(0) { $0 + $1.due.byteSize() }
    return maps.reduce(due) { sum, cells in
      sum + cells.byteSize { $0.cell?.payloadByteSize ?? 0 }
    }
  }
}

extension Cell {
  /// Approximate memory of the cell beyond its inline size, in bytes. O(1).
  package var payloadByteSize: Int {
    let own = source.map { HeapSize.array($0.utf8) } ?? 0
    return switch value {
    case .text(let text), .decimal(let text): own + HeapSize.array(text.utf8)
    case .json(let json): own + HeapSize.array(json.text.utf8)
    case .null, .boolean, .integer, .number, .date, .dateTime, .time, .duration, .error, .pending:
      own
    }
  }
}
