import RowPipeline
import RowTree
import TableModel
import TableValues

/// A place among the rows that a view shows, for rows that are inserted or moved there.
package struct ShownPlace: Sendable {
  /// The view.
  package var view: String
  /// The index within the page.
  package var index: Int
  /// Which rows it counts.
  package var counting: CountedRows
  /// Whether the order of a sorted view becomes the table's first; else the edit is refused.
  package var adoptsSort: Bool

  /// Makes a place.
  package init(view: String, index: Int, counting: CountedRows, adoptsSort: Bool) {
    self.view = view
    self.index = index
    self.counting = counting
    self.adoptsSort = adoptsSort
  }

  /// The place in the table: beside the row of the page that stays there. Rows that are not shown
  /// keep theirs. O((rows moved + 1) · log n).
  ///
  /// - Parameters:
  ///   - snapshot: The current state of the view.
  ///   - table: The table that is edited.
  ///   - moving: The rows that are moved.
  /// - Throws: ``TableError/sortedView(_:)``.
  package func rowPlace(
    in snapshot: ViewSnapshot, of table: TableState, moving: Set<UInt32>
  ) throws(TableError) -> RowPlace {
    // Sections are an order of values too, so a position between two rows there is no place in the
    // table.
    if snapshot.sections != nil || (!snapshot.state.sort.isEmpty && !adoptsSort) {
      throw .sortedView(view)
    }
    let count = snapshot.page.rows.count
    let moved = moving.compactMap { snapshot.pageIndex(of: .row($0)) }.sorted()
    let places = Set(moved)
    var index = index
    if counting == .after {
      for place in moved where place <= index { index += 1 }
    }
    while places.contains(index) { index += 1 }
    func key(at index: Int) -> RowKey {
      table.keys.key(of: snapshot.entries(inPage: index..<index + 1).slots[0])
    }
    if index < count { return .before(key(at: index)) }
    var last = count - 1
    while places.contains(last) { last -= 1 }
    if last >= 0 { return .after(key(at: last)) }
    // All that is shown moves, or nothing is shown.
    let first = snapshot.entries(inPage: 0..<1).slots.first.flatMap { table.order.index(of: $0) }
    return .index(first ?? table.order.count)
  }
}
