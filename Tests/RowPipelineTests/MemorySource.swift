import ColumnStorage
import Synchronization
import TableValues

/// Rows in memory that behave like a file: they may grow, and may have to be read first.
final class MemorySource: ChunkSource {
  let chunkRows: Int
  let isResident: Bool
  private let rows: Mutex<[[Cell]]>
  private let types: [ColumnType]

  init(types: [ColumnType], rows: [[Cell]], chunkRows: Int, isResident: Bool = false) {
    self.types = types
    self.rows = Mutex(rows)
    self.chunkRows = chunkRows
    self.isResident = isResident
  }

  var rowCount: Int { rows.withLock { $0.count } }

  func append(_ added: [[Cell]]) { rows.withLock { $0 += added } }

  func decode(rows range: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    let cells = cells(rows: Array(range), requests)
    return zip(requests, cells).map { request, cells in
      var builder = ColumnChunkBuilder(type: type(of: request))
      for cell in cells { builder.append(cell) }
      return builder.finish()
    }
  }

  func cells(rows wanted: [Int], _ requests: [ColumnRequest]) -> [[Cell]] {
    rows.withLock { rows in
      requests.map { request in
        wanted.map { row in
          let cell = rows[row][request.column.rawValue]
          switch request.form {
          case .values: return cell
          case .text: return Cell(.text(cell.overlayText))
          }
        }
      }
    }
  }

  private func type(of request: ColumnRequest) -> ColumnType {
    switch request.form {
    case .values(let type): type
    case .text: .text
    }
  }
}
