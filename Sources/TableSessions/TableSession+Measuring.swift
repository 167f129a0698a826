import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import ViewportLayout

/// How high the client has found a row of a view.
package struct ToldHeight: Sendable {
  /// The row.
  package var slot: UInt32
  /// Its height; nil: the daemon is to measure it.
  package var height: LayoutLength?

  /// Tells a height, in 64ths of a unit.
  package init(slot: UInt32, height: LayoutLength?) {
    self.slot = slot
    self.height = height
  }
}

/// Why a height that the client told has no effect.
package enum UnusedHeight: String, Sendable {
  /// The table declares how high the row is.
  case declared
  /// The view's layout says how high all rows are.
  case fixed
  /// The row, or what it is drawn by, is another by now.
  case changed
}

/// What came of heights that the client told.
package struct ToldOutcome: Sendable {
  /// The state of the view that has them.
  package var viewRevision: Revision
  /// How many rows are of another height than before.
  package var changedCount: Int
  /// The rows whose heights have no effect, and why.
  package var unused: [(slot: UInt32, reason: UnusedHeight)]
}

extension TableSession {
  /// Takes heights of rows that the client has measured; each holds until its row, or what all are
  /// drawn by, is another. O(rows told of · log n).
  ///
  /// - Parameter seen: The state of the view that was measured; nil: the present one.
  /// - Throws: ``TableError/unknownView(_:)``, ``TableError/noRowLayout(_:)``.
  package func takeHeights(
    _ told: [ToldHeight], inView id: String, at seen: ViewSnapshot? = nil
  ) throws(TableError) -> ToldOutcome {
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
    var unused: [(slot: UInt32, reason: UnusedHeight)] = []
    var taken = Set<UInt32>()
    for (place, entry) in told.enumerated() {
      if let changed, changed?.contains(entry.slot) ?? true {
        unused.append((entry.slot, .changed))
      } else if declared?[place] != nil {
        unused.append((entry.slot, .declared))
      } else if measuring.sizing.height != nil {
        unused.append((entry.slot, .fixed))
      } else {
        taken.insert(entry.slot)
        view.heights.told.take(entry.height, of: entry.slot, snapshot)
      }
    }
    let changedCount = follow(&kept, told: taken.sorted(), view)
    return ToldOutcome(
      viewRevision: view.viewRevision, changedCount: changedCount, unused: unused)
  }

  /// Gives rows the heights that the client has told.
  ///
  /// - Returns: how many have another height than before.
  func follow(_ kept: inout KeptHeights, told slots: [UInt32], _ view: ViewRecord) -> Int {
    let before = slots.map { kept.rows[$0] }
    let open = (kept.pending.count, kept.awaited.count)
    kept.take(view.heights.told.heights, of: slots)
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
