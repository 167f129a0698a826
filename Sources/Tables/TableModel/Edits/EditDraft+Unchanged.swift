import ColumnStorage
import RowTree
import TableValues

extension EditDraft {
  /// Whether all edits together leave the table unchanged: every written cell has the same value
  /// and display text, and every moved row is at its old place.
  ///
  /// Reads cells up to the first difference. May block on a file.
  package var changesNothing: Bool {
    var moved: [UInt32] = []
    for change in changes {
      switch change {
      case .cells: break
      case .rows(.move(let there, _)): moved += there.map(\.slot)
      case .rows, .schema, .parameters, .traits, .sections, .supplied: return false
      }
    }
    guard moved.allSatisfy({ state.stands($0, asIn: original) }) else { return false }
    return changes.allSatisfy { change in
      guard case .cells(let column, let cells) = change else { return true }
      return isUnchanged(column, cells.map(\.slot))
    }
  }

  /// Whether cells of a column are unchanged. O(cells), read in growing parts, so that a difference
  /// is found without reading all.
  private func isUnchanged(_ column: ColumnNumber, _ slots: [UInt32]) -> Bool {
    guard let type = state.content.schema[column]?.type else { return false }
    // What was written and what is written now is compared without a reading of the source.
    for slot in slots {
      guard let before = original.content.ownCell(slot: slot, column: column)?.cell,
        let now = state.content.ownCell(slot: slot, column: column)?.cell
      else { break }
      if before.value != now.value { return false }
    }
    let requests = [ColumnRequest(column, as: .values(type)), ColumnRequest(column, as: .text)]
    var rest = slots[...]
    var count = 1
    while !rest.isEmpty {
      let part = Array(rest.prefix(count))
      let before = Self.read(part, requests, original.content)
      let after = Self.read(part, requests, state.content)
      guard before == after else { return false }
      rest = rest.dropFirst(count)
      count = min(count * 4, 1024)
    }
    return true
  }

  /// The values and display texts of cells. A file is read only for cells that are not in memory.
  private static func read(
    _ slots: [UInt32], _ requests: [ColumnRequest], _ content: TableContent
  ) -> [[CellValue]] {
    let resident = content.residentCells(of: slots, requests)
    let isKnown = resident.allSatisfy { $0.allSatisfy { $0.value != .pending } }
    let cells = isKnown ? resident : content.cells(of: slots, requests)
    return cells.map { $0.map(\.value) }
  }
}

extension TableState {
  /// Whether a row is at the same place in another state, also before or behind unread rows.
  fileprivate func stands(_ slot: UInt32, asIn other: TableState) -> Bool {
    guard order.index(of: slot) == other.order.index(of: slot) else { return false }
    return isComplete || isBehindUnread(slot) == other.isBehindUnread(slot)
  }

  private func isBehindUnread(_ slot: UInt32) -> Bool {
    guard let unread = order.totalIndex(of: Self.unread), let place = order.totalIndex(of: slot)
    else { return false }
    return place > unread
  }
}
