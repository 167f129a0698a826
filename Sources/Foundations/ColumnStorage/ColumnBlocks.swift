/// How many columns of a chunk are read together, so that a table with many columns needs no more
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

  /// Requests, divided into blocks of about the same size that are read one after another. If there
  /// are several, their number is even, so that two workers have the same to do.
  package func blocks(of requests: [ColumnRequest]) -> [ArraySlice<ColumnRequest>] {
    if requests.isEmpty { return [] }
    var count = (requests.count + blockColumns - 1) / blockColumns
    if count > 1 { count = min(count + count % 2, requests.count) }
    return (0..<count).map { block in
      requests[requests.count * block / count..<requests.count * (block + 1) / count]
    }
  }
}
