import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import WireProtocol

/// Builds the key index of a table from its key columns.
enum KeyIndexing {
  /// The keys of an unedited table. O(rows).
  ///
  /// - Parameter isCancelled: Checked at every chunk, and every few thousand keys.
  /// - Throws: `TableError.duplicateKeys`, `TableError.missingKeys` with source row numbers,
  ///   `TableError.limit` for a key that is too long, `TableError.cancelled`.
  static func rowKeyMap(
    _ shown: TableContent, isCancelled: () -> Bool = { false }
  ) throws -> RowKeyMap {
    let content = shown.unformatted
    let requests = content.schema.keyRequests
    guard let first = requests.first else { return RowKeyMap(.given) }
    if requests.count == 1, first.form == .values(.integer) {
      return RowKeyMap(
        .columns(
          try KeyIndex(integers: integers(content, first, isCancelled), isCancelled: isCancelled)))
    }
    return RowKeyMap(
      .columns(try KeyIndex(texts: texts(content, requests, isCancelled), isCancelled: isCancelled))
    )
  }

  private static func integers(
    _ content: TableContent, _ request: ColumnRequest, _ isCancelled: () -> Bool
  ) throws -> [Int64] {
    var keys: [Int64] = []
    keys.reserveCapacity(content.sourceRowCount)
    for index in 0..<content.chunkCount {
      if isCancelled() { throw TableError.cancelled }
      let chunk = content.chunk(index, request)
      guard case .integers(let values) = chunk.values else { break }
      if let validity = chunk.validity, validity.validCount < values.count {
        try reportMissing(values.indices.filter { !validity[$0] }.map { keys.count + $0 })
      }
      keys += values
    }
    return keys
  }

  private static func texts(
    _ content: TableContent, _ requests: [ColumnRequest], _ isCancelled: () -> Bool
  ) throws -> TextArena {
    var keys = TextArena()
    for index in 0..<content.chunkCount {
      if isCancelled() { throw TableError.cancelled }
      let chunks = content.chunks(index, requests)
      let first = keys.count
      var missing: [Int] = []
      for row in 0..<content.slots(ofChunk: index).count {
        let key = RowKey(cells: zip(chunks, requests).map { $0.cell(at: row, type: $1.keyType) })
        guard case .text(let text)? = key else {
          missing.append(first + row)
          continue
        }
        try key?.checkSize()
        try RowKey.check(indexBytes: keys.bytes.count + text.utf8.count)
        keys.append(text.utf8)
      }
      try reportMissing(missing)
    }
    return keys
  }

  private static func reportMissing(_ rows: [Int]) throws {
    if !rows.isEmpty { throw TableError.missingKeys(rows: Array(rows.prefix(20))) }
  }
}
