import ColumnStorage
import RowPipeline
import RowTree
import TableCodecs
import TableModel
import TableValues

/// The bytes that saving a table would write.
enum Rendering {
  /// The bytes of a table opened from delimited text; empty for a created one.
  ///
  /// - Throws: `CSVRenderingError`, `ByteSourceChanged`.
  static func bytes(of table: TableState) throws -> [UInt8] {
    guard let source = table.content.source as? CSVSource else { return [] }
    var rows: [CSVRowReference] = []
    rows.reserveCapacity(table.order.count)
    for slot in table.order.slots(in: 0..<table.order.count) {
      let isInserted = slot >= RowSlot.firstInserted
      rows.append(isInserted ? .inserted(Int(slot - RowSlot.firstInserted)) : .source(Int(slot)))
    }
    var bytes: [UInt8] = []
    try source.rendered(order: rows, edits: { edits(of: $0, in: table) }) { bytes += $0 }
    return bytes
  }

  /// The edited cells of a row by position; for an inserted row all cells.
  private static func edits(of row: CSVRowReference, in table: TableState) -> [Int: Cell]? {
    let slot: UInt32
    let isInserted: Bool
    switch row {
    case .source(let index): (slot, isInserted) = (UInt32(index), false)
    case .inserted(let index): (slot, isInserted) = (RowSlot.firstInserted + UInt32(index), true)
    }
    if !isInserted, !table.isEdited(slot) { return nil }
    var cells: [Int: Cell] = [:]
    let width = (table.content.source as? CSVSource)?.columns.count ?? 0
    // Columns that were added are not part of the file.
    for column in table.content.schema.columns where column.number.rawValue < width {
      if let cell = table.content.ownCell(slot: slot, column: column.number)?.cell {
        cells[column.number.rawValue] = cell
      } else if isInserted {
        cells[column.number.rawValue] = .null
      }
    }
    return cells
  }
}
