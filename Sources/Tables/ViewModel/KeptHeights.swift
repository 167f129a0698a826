import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewportLayout

/// The heights of a view's entries in one state.
///
/// A handle: a copy is one pointer, and each change makes one copy of what it points to. Its trees share
/// what has not changed.
package struct KeptHeights: Sendable {
  @Shared private var heights: EntryHeights

  private init(_ heights: EntryHeights) { self.heights = heights }

  /// Starts without measurements. O(rows / 64), O(sections).
  ///
  /// - Parameters:
  ///   - stamp: The number of the view's state.
  ///   - estimates: Heights of an earlier state, used as estimates.
  package init(_ key: HeightKey, _ measuring: EntryMeasuring, stamp: Int, estimates: KeptHeights?) {
    self.init(EntryHeights(key, measuring, stamp: stamp, estimates: estimates?.heights))
  }

  /// What they depend on, beside the cells.
  package var key: HeightKey { heights.key }
  /// Measures rows of that state.
  package var measuring: EntryMeasuring { heights.measuring }
  /// The table that they are of.
  package var table: TableState { heights.table }
  /// The heights of all rows of the table, shown or not.
  package var rows: RowSizes { heights.rows }
  /// The rows that have not been measured. Their heights are estimates.
  package var pending: RowSet { heights.pending }
  /// The rows that have been examined and for which the client must be asked.
  package var awaited: RowSet { heights.awaited }
  /// The lengths of all entries shown, each with the spacing after it.
  var entries: ExtentTree { heights.entries }
  /// The work done so far, including that of earlier states.
  var work: HeightWork { heights.work }
  /// The inputs of heights beyond their own row.
  package var readElsewhere: ReadElsewhere { heights.readElsewhere }
  /// The number of the view's state, ignoring heights.
  package var stamp: Int { heights.stamp }
  /// The collections in rows.
  package var holders: [UInt32: Text] { heights.holders }
  /// Approximate memory, in bytes. O(nodes).
  package var byteSize: Int { heights.byteSize }

  /// The heights for a snapshot; nil if there are too many items. O(log n); O(items) if the layout
  /// of items may have changed.
  ///
  /// - Parameter view: The view revision.
  package mutating func told(at view: Revision) -> ViewHeights? {
    // Only the layout of items is remembered.
    heights.measuring.itemRules == nil ? heights.lines : heights.told(at: view)
  }

  /// Measures the unmeasured rows, if they are few and in memory.
  package mutating func measureFew(inlineRowsMax: Int) {
    if !pending.isEmpty { heights.measureFew(inlineRowsMax: inlineRowsMax) }
  }

  /// Measures rows. Returns false if a device would have to be read.
  package mutating func measure(_ slots: [UInt32]) -> Bool { heights.measure(slots) }

  /// Stores the client's measurements. Affected rows are computed again, at once if nothing must be
  /// read. Rows that the table does not have are ignored. O(rows · log n).
  package mutating func take(_ told: ClientMeasures, of slots: [UInt32]) {
    heights.take(told, of: slots)
  }

  /// Updates the rows that contain some collections. Returns false if no height changed. O(rows
  /// with collections), and O(log n) for each of these.
  package mutating func hold(_ collections: [Text: LayoutLength], _ changed: Set<Text>) -> Bool {
    heights.hold(collections, changed)
  }

  /// A copy with some or all rows measured; nil if that was cancelled. May block on a file.
  package func measured(
    _ some: [UInt32]?, _ parallel: ParallelLoop, _ cancellation: WorkCancellation
  ) -> KeptHeights? {
    heights.measured(some, parallel, cancellation).map { KeptHeights($0) }
  }

  /// The heights in a newer state of the view. O(changes · log n) if that was derived from this
  /// one.
  ///
  /// - Parameters:
  ///   - stamp: The number of the new state.
  ///   - changes: The changes of the table's rows.
  ///   - forgotten: Rows whose reported height is not valid any more.
  ///   - mayRegroup: Whether rows may have changed their section because of other rows.
  package func advanced(
    to new: EntryMeasuring, stamp: Int, _ changes: RowChanges, forgotten: [UInt32],
    mayRegroup: Bool
  ) -> KeptHeights {
    KeptHeights(
      heights.advanced(
        to: new, stamp: stamp, changes, forgotten: forgotten, mayRegroup: mayRegroup))
  }
}
