import ColumnStorage
import RowPipeline
import RowTree
import TableValues

/// What a list of edits would do. Nothing has been done.
package struct EditPreview: Sendable {
  /// The table as it is.
  package var before: TableState
  /// The table as it would be.
  package var after: TableState
  /// Cells that would be written, each once, in the order of the edits.
  package var cells: [CellPlace] = []
  /// Rows that would come.
  package var inserted: [UInt32] = []
  /// Rows that would go.
  package var removed: [UInt32] = []
  /// How many rows would move.
  package var movedCount = 0
  /// How many changes of the columns there would be.
  package var columnChangeCount = 0
  /// How many changes of the declared sections there would be.
  package var sectionChangeCount = 0
  /// Edits that could not be done; they were passed over.
  package var refusals: [EditRefusal] = []
  /// How many refusals are not kept.
  package var furtherRefusals = 0
  /// What the client would be asked for.
  package var asked: [AskedPermission] = []
}

extension TableSession {
  /// Tells what a list of edits would do; those that cannot be done are passed over. O(edits).
  ///
  /// - Parameter isCancelled: Asked for every few rows, cells and edits.
  /// - Throws: ``TableError/cancelled``, ``TableError/conflict(seen:current:)``, ``TableError/closed``.
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
