import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues

/// The changes that a list of edits would make. Nothing has changed.
package struct EditPreview: Sendable {
  /// The current table.
  package var before: TableState
  /// The table after the edits.
  package var after: TableState
  /// Cells that would be written, without duplicates, in the order of the edits.
  package var cells: [CellPlace] = []
  /// Rows that would be inserted.
  package var inserted: [UInt32] = []
  /// Rows that would be removed.
  package var removed: [UInt32] = []
  /// The number of rows that would move.
  package var movedCount = 0
  /// The number of changes of columns.
  package var columnChangeCount = 0
  /// The number of changes of declared sections.
  package var sectionChangeCount = 0
  /// The errors of edits that were skipped.
  package var refusals: [EditRefusal] = []
  /// The number of further errors.
  package var furtherRefusals = 0
  /// The permissions that the client would have to decide.
  package var asked: [AskedPermission] = []
}

extension TableSession {
  /// The changes that a list of edits would make. Edits that fail are skipped. O(edits).
  ///
  /// - Parameter isCancelled: Checked every few rows, cells and edits.
  /// - Throws: ``TableError/cancelled``, ``TableError/conflict(seen:current:)``,
  ///   ``TableError/closed``.
  package func preview(
    _ request: EditRequest, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(TableError) -> EditPreview {
    let state = try state()
    if request.isExact, let seen = request.seen, !state.isUnchanged(since: seen) {
      throw .conflict(seen: seen, current: state.revision)
    }
    var draft = EditDraft(
      of: state, request, firstKey: firstFreeKey, insertedRowsMax: limits.insertedRowsMax)
    draft.isCancelled = isCancelled
    var refusals = draft.performWhatCanBe()
    if isCancelled() { throw .cancelled }
    let broken = draft.brokenEdits()
    if !broken.isEmpty {
      let invalid = draft.refusals(broken)
      let left = draft.edits(broken)
      draft = EditDraft(
        of: state, request, firstKey: firstFreeKey, insertedRowsMax: limits.insertedRowsMax)
      draft.isCancelled = isCancelled
      refusals = draft.performWhatCanBe(without: left) + invalid
      if isCancelled() { throw .cancelled }
      refusals.sort { $0.index < $1.index }
    }
    var preview = EditPreview(before: state, after: draft.state)
    preview.refusals = refusals
    preview.furtherRefusals = max(0, broken.count - InvalidRows.keptMax)
    preview.asked = draft.asked
    preview.inserted = draft.inserted
    var seen = Set<CellPlace>()
    var moved = Set<UInt32>()
    for change in draft.changes {
      switch change {
      case .cells(let column, let cells):
        for cell in cells {
          let place = CellPlace(slot: cell.slot, column: column)
          if seen.insert(place).inserted { preview.cells.append(place) }
        }
      case .rows(.remove(let slots)): preview.removed += slots
      case .rows(.move(let there, _)): moved.formUnion(there.lazy.map(\.slot))
      case .rows: break  // insertions are known, and nothing is loaded or revived
      case .schema: preview.columnChangeCount += 1
      case .sections: preview.sectionChangeCount += 1
      case .parameters, .traits, .supplied: break  // change no cell that is kept
      }
    }
    preview.movedCount = moved.count
    return preview
  }
}
