import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel
import ViewportLayout

extension TableSession {
  /// Stores heights of rows and cells that the client measured.
  ///
  /// A height is valid until its row changes, or something that affects the drawing of all rows. A
  /// row has its own reported height, otherwise that of its highest reported cell.
  ///
  /// - Parameter seen: The view revision that was measured; nil: the current one.
  /// - Complexity: O(reported rows · columns · log n).
  /// - Throws: ``TableError/unknownView(_:)``, ``TableError/noRowLayout(_:)``.
  package func applyHeights(
    _ told: [ClientHeight], inView id: String, at seen: ViewSnapshot? = nil
  ) throws(TableError) -> ClientHeightsOutcome {
    let view = try view(id)
    let snapshot = snapshot(of: view)
    guard var kept = view.heights.kept else { throw .noRowLayout(id) }
    let changed = seen.map {
      MeasuredState(snapshot).changedRows(since: MeasuredState($0), log)
    }
    let slots = told.map(\.slot)
    var measuring = kept.measuring
    let declared = measuring.declaredHeights(
      of: slots, mayBlock: snapshot.table.content.source.isResident)
    let shown = Set(snapshot.columns.map(\.number))
    var unused: [(told: ClientHeight, reason: UnusedHeight)] = []
    var taken = Set<UInt32>()
    for (place, entry) in told.enumerated() {
      if let changed, changed?.contains(entry.slot) ?? true {
        unused.append((entry, .changed))
      } else if declared?[place] != nil {
        unused.append((entry, .declared))
      } else if measuring.sizing.height != nil {
        unused.append((entry, .fixed))
      } else if let column = entry.column, !shown.contains(column) {
        unused.append((entry, .hidden))
      } else {
        taken.insert(entry.slot)
        view.heights.told.take(entry, snapshot)
      }
    }
    let changedCount = follow(&kept, told: taken.sorted(), view)
    return ClientHeightsOutcome(
      viewRevision: view.viewRevision, changedCount: changedCount, unused: unused)
  }

  /// Updates rows to the heights reported by the client.
  ///
  /// - Returns: The number of rows whose height changed.
  func follow(_ kept: inout KeptHeights, told slots: [UInt32], _ view: ViewRecord) -> Int {
    let before = slots.map { kept.rows[$0] }
    let open = (kept.pending.count, kept.awaited.count)
    kept.take(view.heights.told.measures, of: slots)
    view.heights.noteTold(slots)
    let changedCount = zip(slots, before).count { kept.rows[$0] != $1 }
    if changedCount > 0 || open != (kept.pending.count, kept.awaited.count) {
      show(kept, view)
    } else {
      view.heights.kept = kept
    }
    return changedCount
  }
}
