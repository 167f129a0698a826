import RowTree
import TableValues

/// Finds the rows of a table by key, in one state of the table.
package protocol RowFinder: AnyObject, Sendable {
  /// The live row with a key, or nil. O(log rows).
  func slot(of key: RowKey) -> UInt32?
  /// The key of a row, live or dead; nil for a row that does not exist yet.
  func key(of slot: UInt32) -> RowKey?
}

/// The rows for which an expression is evaluated together.
package enum EvaluatedRows {
  /// Consecutive rows, from a slot on.
  case run(UInt32, count: Int)
  /// Any rows, by slot.
  case list([UInt32])

  /// The number of rows.
  package var count: Int {
    switch self {
    case .run(_, let count): count
    case .list(let slots): slots.count
    }
  }

  /// The slot of a row, by its index among the evaluated rows.
  func slot(_ place: Int) -> UInt32 {
    switch self {
    case .run(let first, _): first + UInt32(place)
    case .list(let slots): slots[place]
    }
  }
}

/// Reads cells of other rows during one evaluation of an expression for some rows.
package final class OtherRows {
  /// The number of evaluated rows from which whole chunks are read, and cached during the
  /// evaluation.
  private static let chunkedFrom = 16

  private let content: TableContent
  private let rows: EvaluatedRows
  private let mayBlock: Bool
  private let ledger: ReadLedger?
  private var chunks: [ChunkPlace: ColumnChunk] = [:]
  private var last: (key: ReadCell, first: UInt32, count: UInt32)?
  /// Whether a cell was requested that cannot be read without a device.
  package private(set) var isPending = false

  private struct ChunkPlace: Hashable {
    var column: ColumnNumber
    var index: Int
  }

  /// Makes a reader of a content.
  ///
  /// - Parameters:
  ///   - ledger: Records which row reads which cell.
  ///   - mayBlock: Whether devices may be read.
  package init(
    _ content: TableContent, for rows: EvaluatedRows, _ ledger: ReadLedger?, mayBlock: Bool
  ) {
    self.content = content
    self.rows = rows
    self.ledger = ledger
    self.mayBlock = mayBlock
  }

  deinit { flush() }

  /// A cell of the row with a key; null if there is no such row or column.
  ///
  /// O(log rows), or the cost of a chunk that is not cached yet.
  /// - Parameter place: The index of the reading row among the evaluated rows.
  package func cell(of key: RowKey, _ column: ColumnNumber, for place: Int) -> CellValue {
    if place < rows.count { note(ReadCell(key: key, column: column), rows.slot(place)) }
    guard let slot = content.rows?.slot(of: key), let type = content.type(of: column) else {
      return .null
    }
    let request = ColumnRequest(column, as: .values(type))
    if rows.count < Self.chunkedFrom, !content.readsOtherRows(column) {
      let cells =
        mayBlock
        ? content.cells(of: [slot], [request]) : content.residentCells(of: [slot], [request])
      if cells[0][0].value == .pending { isPending = true }
      return cells[0][0].value
    }
    let index = content.chunkIndex(ofSlot: slot)
    let chunkPlace = ChunkPlace(column: column, index: index)
    if chunks[chunkPlace] == nil {
      chunks[chunkPlace] =
        mayBlock ? content.chunk(index, request) : content.residentChunk(index, request)
    }
    guard let chunk = chunks[chunkPlace] else {
      isPending = true
      return .pending
    }
    let row = Int(slot - content.slots(ofChunk: index).lowerBound)
    return row < chunk.count ? chunk.cell(at: row, type: type).value : .null
  }

  /// Records a read. Consecutive rows that read the same cell are joined, since most rows read the
  /// same cell as the row before or each another one.
  private func note(_ cell: ReadCell, _ slot: UInt32) {
    guard ledger != nil else { return }
    if let known = last, known.key == cell, slot >= known.first, slot - known.first <= known.count {
      if slot - known.first == known.count { last?.count += 1 }
      return
    }
    flush()
    last = (cell, slot, 1)
  }

  private func flush() {
    if let last { ledger?.note(last.key, last.first..<last.first + last.count) }
    last = nil
  }
}
