import TableValues

/// Rows in memory: the source of a created table. Its chunks are its storage.
package final class ResidentSource: ChunkSource {
  /// How many rows there are.
  package let rowCount: Int
  /// How many rows a chunk holds.
  package let chunkRows: Int
  /// Reads never wait.
  package var isResident: Bool { true }

  private let types: [ColumnType]
  /// By column, then by chunk.
  private let columns: [[ColumnChunk]]
  private let displayText: @Sendable (Cell) -> Text

  /// Wraps columns that were built chunk by chunk.
  ///
  /// - Parameters:
  ///   - columns: By column, chunks of `chunkRows` rows each but the last.
  ///   - displayText: The text that a cell shows.
  /// - Precondition: all columns have `rowCount` rows.
  package init(
    columns: [[ColumnChunk]], types: [ColumnType], rowCount: Int, chunkRows: Int,
    displayText: @escaping @Sendable (Cell) -> Text
  ) {
    for column in columns {
      precondition(column.reduce(0) { $0 + $1.count } == rowCount, "columns are equally long")
    }
    self.columns = columns
    self.types = types
    self.rowCount = rowCount
    self.chunkRows = chunkRows
    self.displayText = displayText
  }

  /// Hands out stored chunks; builds those of display texts.
  package func decode(rows: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    requests.map { request in
      let chunk = columns[request.column.rawValue][rows.lowerBound / chunkRows]
      let type = types[request.column.rawValue]
      switch request.form {
      case .values(let wanted) where wanted == type && chunk.count == rows.count: return chunk
      case .values(let wanted): return rebuilt(chunk, rows.count, as: wanted, from: type)
      case .text:
        if type == .text, chunk.count == rows.count, chunk.errors.isEmpty {
          return ColumnChunk(values: chunk.values)
        }
        return texts(chunk, rows.count, type)
      }
    }
  }

  /// Reads single cells.
  package func cells(rows: [Int], _ requests: [ColumnRequest]) -> [[Cell]] {
    requests.map { request in
      let type = types[request.column.rawValue]
      let chunks = columns[request.column.rawValue]
      return rows.map { row in
        let cell = chunks[row / chunkRows].cell(at: row % chunkRows, type: type)
        switch request.form {
        case .values: return cell
        case .text: return Cell(.text(displayText(cell)))
        }
      }
    }
  }

  private func texts(_ chunk: ColumnChunk, _ count: Int, _ type: ColumnType) -> ColumnChunk {
    var arena = TextArena()
    for row in 0..<count { arena.append(displayText(chunk.cell(at: row, type: type)).utf8) }
    return ColumnChunk(values: .texts(arena))
  }

  private func rebuilt(
    _ chunk: ColumnChunk, _ count: Int, as wanted: ColumnType, from type: ColumnType
  ) -> ColumnChunk {
    var builder = ColumnChunkBuilder(type: wanted)
    for row in 0..<count {
      var cell = chunk.cell(at: row, type: type)
      if wanted != type { cell.source = displayText(cell) }
      builder.append(cell)
    }
    return builder.finish()
  }
}
