import CellFormats
import ColumnStorage
import TableModel
import TableValues

extension ContentRequest {
  /// A request for the rows of a source as the new content of a table.
  ///
  /// - Parameters:
  ///   - columns: The columns of the source. Their numbers are their places.
  ///   - numbers: The columns of the table that they are.
  init(
    _ source: any ChunkSource, _ columns: [Column], _ numbers: [ColumnNumber],
    matching: Matching, cache: ChunkCache
  ) {
    let content = TableContent(
      schema: TableSchema(columns: columns), source: source, cache: cache,
      codecs: TableSchema(columns: columns).codecs)
    let requests = columns.map { ColumnRequest($0.number, as: .values($0.type)) }
    self.init(rows: content, columns: numbers, matching: matching) { rows, isCancelled in
      var result: [[Cell]] = []
      result.reserveCapacity(rows.count)
      let step = min(source.chunkRows, ColumnBlocks.rows(columns: requests.count))
      for start in stride(from: 0, to: rows.count, by: step) {
        if isCancelled() { return result }
        let part = rows[start..<min(start + step, rows.count)]
        let cells = content.unformatted.cells(of: part.map { UInt32($0) }, requests)
        for place in part.indices {
          result.append(cells.map { $0[place - part.startIndex].spelled })
        }
      }
      return result
    }
  }
}
