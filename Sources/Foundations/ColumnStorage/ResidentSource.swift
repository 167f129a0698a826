import TableValues

/// Rows in memory: the source of a created table. Its chunks are its storage.
package final class ResidentSource: ChunkSource {
  /// The number of rows.
  package let rowCount: Int
  /// The number of rows per chunk.
  package let chunkRows: Int
  /// Always true.
  package var isResident: Bool { true }

  private let types: [ColumnType]
  /// By column, then by chunk.
  private let columns: [[ColumnChunk]]
  private let displayText: @Sendable (Cell) -> Text
  private let converted: @Sendable (Cell, ColumnType) -> Cell

  /// Wraps columns that were built chunk by chunk.
  ///
  /// - Parameters:
  ///   - columns: By column, chunks of `chunkRows` rows each except the last.
  ///   - converted: Converts a cell to another type. By default the result is an error that keeps
  ///     its text.
  ///   - displayText: The display text of a cell.
  /// - Precondition: All columns have `rowCount` rows.
  package init(
    columns: [[ColumnChunk]], types: [ColumnType], rowCount: Int, chunkRows: Int,
    converted: (@Sendable (Cell, ColumnType) -> Cell)? = nil,
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
    self.converted =
      converted ?? { cell, _ in
        cell.value == .null ? cell : Cell(.error(.doesNotParse), source: displayText(cell))
      }
  }

  /// Approximate memory of the chunks, in bytes. O(chunks).
  package var byteSize: Int {
    columns.reduce(0) { sum, chunks in chunks.reduce(sum) { $0 + $1.byteSize } }
  }

  /// False for created cells of types other than text, which are values.
  package func spellsTexts(_ column: ColumnNumber) -> Bool {
    types.indices.contains(column.rawValue) && types[column.rawValue] == .text
  }

  /// Returns stored chunks, and builds those of display texts.
  package func decode(rows: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    requests.map { request in
      guard columns.indices.contains(request.column.rawValue) else {
        return Self.nulls(rows.count, request)
      }
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
      guard columns.indices.contains(request.column.rawValue) else {
        let empty = Self.nulls(1, request).cell(at: 0, type: request.form == .text ? .text : .json)
        return rows.map { _ in empty }
      }
      let type = types[request.column.rawValue]
      let chunks = columns[request.column.rawValue]
      return rows.map { row in
        let cell = chunks[row / chunkRows].cell(at: row % chunkRows, type: type)
        switch request.form {
        case .values(let wanted): return wanted == type ? cell : converted(cell, wanted)
        case .text: return Cell(.text(displayText(cell)))
        }
      }
    }
  }

  /// The chunk of a column that was added later.
  private static func nulls(_ count: Int, _ request: ColumnRequest) -> ColumnChunk {
    var builder: ColumnChunkBuilder
    let cell: Cell
    switch request.form {
    case .values(let type): (builder, cell) = (ColumnChunkBuilder(type: type), .null)
    case .text: (builder, cell) = (ColumnChunkBuilder(type: .text), Cell(.text("")))
    }
    for _ in 0..<count { builder.append(cell) }
    return builder.finish()
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
      let cell = chunk.cell(at: row, type: type)
      builder.append(wanted == type ? cell : converted(cell, wanted))
    }
    return builder.finish()
  }
}
