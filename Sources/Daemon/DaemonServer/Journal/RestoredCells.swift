import ColumnStorage
import TableModel
import TableSessions
import TableValues

/// Cells of a table's source that the steps of its history restore.
///
/// A step names the rows whose cells it restores, not the cells. Each read of some rows reads the parts
/// of the file around them, so a hundred steps that were read one by one would read a file as often.
struct RestoredCells: Sendable {
  /// How many cells are read at once. Others are read step by step.
  static let cellsMax = 1 << 18

  private struct Cells {
    var column: Column
    var bySlot: [UInt32: Cell]
  }

  private var columns: [ColumnNumber: Cells] = [:]

  /// Of no step.
  init() {}

  /// Reads the cells of the steps of a history.
  ///
  /// - Complexity: O(changes of the steps), and one read of each part of the file with such a cell.
  init(_ steps: [KeptStep], in table: TableState, _ names: SavedNames) {
    var slots: [ColumnNumber: Set<UInt32>] = [:]
    var count = 0
    for case .cells(let column, let cells) in steps.lazy.flatMap(\.records).joined()
    where names.holding(column) != .source && names.isInSource(column) {
      for cell in cells where cell.slot < RowSlot.firstInserted {
        if cell.before != nil, cell.after != nil { continue }
        if count < Self.cellsMax, slots[column, default: []].insert(cell.slot).inserted {
          count += 1
        }
      }
    }
    for (number, slots) in slots {
      let slots = slots.sorted()
      let column = names.readColumn(number, of: table)
      let content = names.reading(column, of: table)
      let cells = names.sourceCells(slots, column, content, table.revision)
      let bySlot = Dictionary(zip(slots, cells)) { first, _ in first }
      columns[number] = Cells(column: column, bySlot: bySlot)
    }
  }

  /// The cells of some rows; nil: not all of them are known, or the column was read as another one.
  func cells(_ slots: [UInt32], _ column: Column) -> [Cell]? {
    guard let known = columns[column.number], known.column == column else { return nil }
    var cells: [Cell] = []
    cells.reserveCapacity(slots.count)
    for slot in slots {
      guard let cell = known.bySlot[slot] else { return nil }
      cells.append(cell)
    }
    return cells
  }
}
