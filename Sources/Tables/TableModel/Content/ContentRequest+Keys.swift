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

extension ContentRequest {
  /// The values of columns by which rows are matched: those of some rows of a table, and of the new
  /// rows.
  ///
  /// - Throws: ``TableError/missingKeys(rows:)``, ``TableError/limit``, ``TableError/cancelled``.
  func columnKeys(
    _ matched: [ColumnNumber], of slots: [UInt32], in table: TableState,
    _ isCancelled: () -> Bool
  ) throws(TableError) -> (old: DiffKeys, new: DiffKeys) {
    let schema = table.content.schema
    let new = try DiffKeys(
      of: Array(0..<UInt32(rows.sourceRowCount)), in: rows,
      zip(matched, matched.eachPlace(in: columns)).compactMap { column, place in
        place.map { ColumnNumber($0).keyRequest(schema[column]?.type) }
      }, isCancelled: isCancelled)
    return (try columnKeys(matched, of: slots, in: table, isCancelled), new)
  }

  /// The values of columns by which rows are matched, of some rows of a table.
  func columnKeys(
    _ matched: [ColumnNumber], of slots: [UInt32], in table: TableState,
    _ isCancelled: () -> Bool
  ) throws(TableError) -> DiffKeys {
    try DiffKeys(
      of: slots, in: table.content,
      matched.map { $0.keyRequest(table.content.schema[$0]?.type) }, isCancelled: isCancelled)
  }
}
