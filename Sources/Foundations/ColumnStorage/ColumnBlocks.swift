/// How many columns of a chunk are read together, so that a table with many columns takes no more
/// memory than one with many rows.
///
/// An example: 16,000 columns of a chunk of 1,000 rows are read 524 at a time.
package enum ColumnBlocks {
  /// The number of cells that are decoded at once.
  package static let cellsMax = 1 << 19

  /// The number of columns of a block, at least 1.
  package static func columns(rows: Int, cellsMax: Int = cellsMax) -> Int {
    max(1, cellsMax / max(rows, 1))
  }

  /// The number of rows of which so many columns are read together, at least 1.
  package static func rows(columns: Int) -> Int { Self.columns(rows: columns) }
}

extension TableContent {
  /// The number of columns that are read together.
  package var blockColumns: Int {
    let rows = min(source.chunkRows, max(sourceRowCount, insertedCount))
    return ColumnBlocks.columns(rows: rows, cellsMax: blockCells)
  }

  /// Requests, divided into blocks that are read one after another.
  package func blocks(of requests: [ColumnRequest]) -> [ArraySlice<ColumnRequest>] {
    let width = blockColumns
    return stride(from: 0, to: requests.count, by: width).map {
      requests[$0..<min($0 + width, requests.count)]
    }
  }
}
