import Synchronization
import TableModel
import TableValues
import ViewModel
import ViewportLayout

/// The heights of all collections of a process, shared between tables.
///
/// A row of one table may contain a collection: a view of another table, laid out as items. The row
/// is then as high as the collection. Only lists contain collections, and items contain nothing, so
/// there are no cycles.
package final class CrossTableHeights: Sendable {
  private struct State {
    /// The number of tables that have joined.
    var members = 0
    /// The reported heights by view, and by table. There is more than one table per view only while
    /// an older one is being closed.
    var told: [Text: [Int: LayoutLength]] = [:]
    /// The height of each view, as the latest of these tables reported it.
    var heights: [Text: LayoutLength] = [:]
    /// By table, the function to call when a collection's height changed or the collection was
    /// removed.
    var holders: [Int: @Sendable (Text) -> Void] = [:]
  }

  private let state = Mutex(State())

  /// No table has joined.
  package init() {}

  /// A number for another table. A table that is opened again under the same id gets a new one.
  func join() -> Int {
    state.withLock { state in
      state.members += 1
      return state.members
    }
  }

  /// Whether rows of a table may contain collections of others.
  ///
  /// - Parameter table: The number of the table; nil: any.
  package func isUsed(by table: Int?) -> Bool {
    state.withLock { state in
      table.map { state.holders[$0] != nil } ?? !state.holders.isEmpty
    }
  }

  /// All heights, by the ids of views. O(1).
  var heights: [Text: LayoutLength] { state.withLock { $0.heights } }

  /// Sets the height of a view's content, and notifies other tables that contain collections.
  ///
  /// - Parameter height: In 64ths of a unit; nil if the view is not a collection of this table any
  ///   more.
  /// - Returns: Whether the table itself has rows whose height may depend on it.
  /// - Complexity: O(tables with such rows).
  func tell(_ view: String, of table: Int, _ height: LayoutLength?) -> Bool {
    let view = Text(view)
    let found = state.withLock { state -> (others: [@Sendable (Text) -> Void], isOwn: Bool) in
      var told = state.told.removeValue(forKey: view) ?? [:]
      told[table] = height
      let latest = told.max { $0.key < $1.key }?.value
      if !told.isEmpty { state.told[view] = told }
      if state.heights[view] == latest { return ([], false) }
      state.heights[view] = latest
      let others = state.holders.filter { $0.key != table }.sorted { $0.key < $1.key }
      return (others.map(\.value), state.holders[table] != nil)
    }
    for holder in found.others { holder(view) }
    return found.isOwn
  }

  /// Notifies a table of changes of other tables' collections from now on.
  func register(_ table: Int, _ holder: @escaping @Sendable (Text) -> Void) {
    state.withLock { if $0.holders[table] == nil { $0.holders[table] = holder } }
  }

  /// Stops notifying a table.
  func remove(_ table: Int) { state.withLock { $0.holders[table] = nil } }
}

extension TableSession {
  /// The heights of the collections that rows may contain. From now on, the table is notified of
  /// changes. Empty if neither the table nor a row declares settings.
  func heldHeights(_ table: TableState) -> [Text: LayoutLength] {
    guard table.rules?.says(.holds) == true || table.hasTraits else { return [:] }
    if !holdsCollections {
      holdsCollections = true
      collections.register(member) { [weak self] view in
        self?.post { session in session.changedCollections.insert(view) }
      }
    }
    return collections.heights
  }

  /// Reports the height of a view as a collection to rows that contain it, if it has changed.
  ///
  /// - Parameter height: In 64ths of a unit; nil if the view is no collection, or not any more. A view
  ///   that was none and is none costs one comparison.
  func reportCollection(_ view: ViewRecord, _ height: LayoutLength?) {
    if view.collectionHeight == height { return }
    view.collectionHeight = height
    if collections.tell(view.id, of: member, height) { changedCollections.insert(Text(view.id)) }
  }

  /// Updates the heights of rows that contain changed collections. O(rows with changed collections
  /// · log n).
  ///
  /// - Returns: Whether any height changed.
  func followCollections() -> Bool {
    if changedCollections.isEmpty { return false }
    let changed = changedCollections
    changedCollections = []
    var isNew = false
    for view in views.values.sorted(by: { $0.id < $1.id }) {
      let held = changed.intersection(view.heights.kept.map { Set($0.holders.values) } ?? [])
      if held.isEmpty { continue }
      guard var kept = view.heights.kept, kept.hold(collections.heights, held) else { continue }
      show(kept, view)
      isNew = true
    }
    return isNew
  }
}
