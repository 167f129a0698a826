import RowPipeline
import RowTree
import TableValues
import ViewportLayout

/// Keeps how high the entries of a view are. Touched on the table's mailbox only.
struct HeightKeeper {
  /// What is told now; nil while the view's layout says nothing of rows.
  fileprivate(set) var told: ViewHeights?
  fileprivate var snapshot: ViewSnapshot?
}

extension TableSession {
  /// Brings the heights of a view's entries to what the view shows.
  func followHeights(of view: ViewRecord, _ snapshot: ViewSnapshot) -> ViewHeights? {
    guard var measuring = EntryMeasuring(snapshot) else {
      view.heights = HeightKeeper()
      return nil
    }
    if let told = view.heights.told, let last = view.heights.snapshot,
      last.hasHeights(of: snapshot)
    {
      return told
    }
    let heights = measuring.all()
    view.heights.told = heights
    view.heights.snapshot = snapshot
    return heights
  }
}

extension ViewSnapshot {
  /// Whether the entries of another state surely have the same heights.
  fileprivate func hasHeights(of other: ViewSnapshot) -> Bool {
    viewRevision == other.viewRevision && table.revision == other.table.revision
      && layout == other.layout && state == other.state
      && RowOrder.changedRange(from: order, to: other.order) == nil
      && other.drafts.changes(since: drafts).isEmpty
  }
}

extension EntryMeasuring {
  /// How many rows are measured at once.
  private static var batchSize: Int { 4096 }

  /// The heights of all entries, made anew. O(entries); may block on a file.
  mutating func all() -> ViewHeights {
    var rows = RowHeights(standard: standard)
    if variety != .none {
      let order = snapshot.order
      for first in stride(from: 0, to: order.count, by: Self.batchSize) {
        let slots = order.slots(in: first..<min(first + Self.batchSize, order.count))
        let heights = heights(of: slots, mayBlock: true) ?? []
        for (slot, height) in zip(slots, heights) { _ = rows.set(height, of: slot) }
      }
    }
    return ViewHeights(
      entries: ExtentTree(runs: runs(rows)), spacing: spacing, isEstimate: isEstimate)
  }

  /// What stands between two entries.
  var spacing: LayoutLength { LayoutUnit.length(sizing.spacing) }

  /// The lengths of all entries, with the spacing after each.
  mutating func runs(_ rows: RowHeights) -> [ExtentRun] {
    var runs: [ExtentRun] = []
    guard let sections = snapshot.sections else {
      rows.add(0..<snapshot.order.count, of: snapshot.order, spacing: spacing, to: &runs)
      return runs
    }
    for item in sections.items(in: 0..<sections.entryCount) {
      switch item {
      case .section(let entry): runs.add(1, height(of: entry) + spacing)
      case .rows(let range): rows.add(range, of: snapshot.order, spacing: spacing, to: &runs)
      }
    }
    return runs
  }
}
