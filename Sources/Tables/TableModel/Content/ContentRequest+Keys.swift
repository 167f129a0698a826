import ColumnStorage
import TableDiffing
import TableValues

extension ContentRequest {
  /// The keys that the new rows will have in a table with these columns, in its own spelling.
  ///
  /// - Throws: ``TableError/missingKeys(rows:)``, ``TableError/limit``, ``TableError/cancelled``.
  func tableKeys(
    _ schema: TableSchema, _ isCancelled: () -> Bool
  ) throws(TableError) -> DiffKeys {
    guard !schema.keyColumns.isEmpty else { throw .missingKeys(rows: []) }
    let places = schema.keyColumns.places(in: columns)
    guard places.count == schema.keyColumns.count else { throw .missingKeys(rows: []) }
    let types = schema.keyColumns.map { schema[$0]?.type ?? .text }
    let count = self.rows.sourceRowCount
    if types.allSatisfy({ $0 == .integer || $0 == .text }) {
      let keys = try DiffKeys(
        of: Array(0..<UInt32(count)), in: self.rows,
        zip(places, types).map { ColumnNumber($0).keyRequest($1) }, isCancelled: isCancelled)
      try keys.checkSizes()
      return keys
    }
    // Otherwise the exact text matters, which only the cells to be written have.
    var keys: [RowKey] = []
    var missing: [Int] = []
    let rows = cells(Array(0..<count), isCancelled)
    if isCancelled() { throw .cancelled }
    for (row, cells) in rows.enumerated() {
      if row % TableState.cancellationRows == 0, isCancelled() { throw .cancelled }
      let key = RowKey(cells: places.indices.map { schema.keyCell(cells[places[$0]], $0) })
      try key?.checkSize()
      if let key { keys.append(key) } else if missing.count < 20 { missing.append(row) }
    }
    if !missing.isEmpty { throw .missingKeys(rows: missing) }
    return DiffKeys(keys)
  }
}
