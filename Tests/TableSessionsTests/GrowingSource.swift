import CellFormats
import ColumnStorage
import Synchronization
import TableValues

@testable import Scheduling

/// Rows in memory that behave like a file: they come in steps, may have to be read first, and
/// reading them can be held up.
final class GrowingSource: ChunkSource {
  let chunkRows: Int
  let isResident: Bool
  let rows: [[Cell]]
  private let types: [ColumnType]
  private let published: Mutex<Int>
  private let gate = Mutex((isHeld: false, waiting: 0))
  private let signal = ThreadSignal()

  init(
    types: [ColumnType], rows: [[Cell]], published: Int, chunkRows: Int, isResident: Bool
  ) {
    self.types = types
    self.rows = rows
    self.published = Mutex(published)
    self.chunkRows = chunkRows
    self.isResident = isResident
  }

  var rowCount: Int { published.withLock { $0 } }

  func publish(_ count: Int) { published.withLock { $0 = max($0, min(count, rows.count)) } }

  /// Makes readers of chunks wait until ``release()``.
  func hold() { gate.withLock { $0.isHeld = true } }

  func release() {
    let waiting = gate.withLock { gate in
      defer { gate = (false, 0) }
      return gate.waiting
    }
    for _ in 0..<waiting { signal.post() }
  }

  func decode(rows range: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    let mustWait = gate.withLock { gate in
      if gate.isHeld { gate.waiting += 1 }
      return gate.isHeld
    }
    if mustWait { signal.wait() }
    precondition(range.upperBound <= rowCount, "only published rows are read")
    let cells = cells(rows: Array(range), requests)
    return zip(requests, cells).map { request, cells in
      var builder = ColumnChunkBuilder(type: type(of: request))
      for cell in cells { builder.append(cell) }
      return builder.finish()
    }
  }

  func cells(rows wanted: [Int], _ requests: [ColumnRequest]) -> [[Cell]] {
    requests.map { request in
      wanted.map { row in
        guard types.indices.contains(request.column.rawValue) else {
          return request.form == .text ? Cell(.text("")) : .null
        }
        let cell = rows[row][request.column.rawValue]
        switch request.form {
        case .values(let wanted):
          let isOwn = wanted == types[request.column.rawValue]
          return isOwn ? cell : CellRetyping.cell(cell, as: wanted)
        case .text: return Cell(.text(cell.overlayText))
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
