import ColumnStorage
import RowPipeline
import TableModel
import TableValues

/// A cell on which the cursor of a view can be.
///
/// The entry is a row, or the header or footer of a section, which the user can collapse from there.
package struct CellCursor: Hashable, Sendable {
  /// The entry.
  package var entry: ViewEntry
  /// The column; nil: the view shows none.
  package var column: ColumnNumber?

  /// Makes a cursor.
  package init(entry: ViewEntry, column: ColumnNumber?) {
    self.entry = entry
    self.column = column
  }

  /// The row; nil on a part of a section.
  package var slot: UInt32? {
    if case .row(let slot) = entry { slot } else { nil }
  }
}

/// Where the cursor of a view is, and the state of the view in which that is.
///
/// It follows every state of the view: it stays on its row and column by key. If one of them is not
/// shown any more, it moves to the nearest that is. While the page is empty, it is nowhere, and
/// remembers where it was.
package struct CursorPosition: Sendable {
  private var cell: CellCursor
  /// The index of the entry in the page of `snapshot`.
  private var index: Int
  /// The last state in which it was somewhere.
  private var snapshot: ViewSnapshot
  private var isShown = true

  /// A cursor on a cell of the page; nil if that is not on it. O(log n).
  package init?(_ cell: CellCursor, in snapshot: ViewSnapshot) {
    guard let index = snapshot.pageIndex(of: cell.entry) else { return nil }
    (self.cell, self.index, self.snapshot) = (cell, index, snapshot)
  }

  /// Where it is; nil: nowhere, because the page is empty.
  package var shown: CellCursor? { isShown ? cell : nil }

  /// Follows the view to a newer state.
  ///
  /// O(log n) while its cell is shown. Otherwise O(columns) and O(d log n), where d is the distance
  /// to the nearest entry that is shown.
  package mutating func follow(to new: ViewSnapshot) {
    let count = new.pageEntryCount
    isShown = count > 0
    guard isShown else { return }
    let old = snapshot
    snapshot = new
    cell.column = new.column(nearestTo: cell.column, in: old)
    if let place = new.pageIndex(of: cell.entry) {
      index = place
      return
    }
    let near =
      new.collapsedHead(over: cell.entry) ?? new.survivor(of: cell.entry, in: old)
      ?? min(index, count - 1)
    guard let entry = new.pageEntry(at: near) else { return }
    (cell.entry, index) = (entry, near)
  }
}

extension ViewSnapshot {
  /// The first cell of the page; nil if the page is empty. O(log n + columns).
  package var firstCell: CellCursor? {
    pageEntry(at: 0).map { CellCursor(entry: $0, column: columns.first?.number) }
  }

  /// The state that shows the page of a row: this one, or one with another page; nil if the row is
  /// on no page. O(log n).
  package func showingPage(of slot: UInt32) -> ViewSnapshot? {
    guard let place = place(of: slot) else { return nil }
    if place.page == page.index { return self }
    var state = state
    state.pageIndex = place.page
    return ViewSnapshot(self, state: state)
  }

  /// The number of rows shown before an entry of the page, also on earlier pages. O(log² n).
  package func rowCount(beforeEntryAt index: Int) -> Int {
    let rows = page.rows
    if sections == nil { return rows.lowerBound + index }
    var (low, high) = (rows.lowerBound, rows.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      let slot = slots(ofRows: middle..<middle + 1)[0]
      if pageIndex(of: .row(slot)) ?? 0 < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The column nearest to one of an older state (of two, the later one); the first one shown if
  /// there was none, and nil if none is shown. O(1) if it is still shown, else O(columns).
  fileprivate func column(
    nearestTo column: ColumnNumber?, in old: ViewSnapshot
  ) -> ColumnNumber? {
    if let column, table.content.schema[column] != nil, !state.hiddenColumns.contains(column) {
      return column
    }
    let shown = columns.map(\.number)
    let before = old.columns.map(\.number)
    guard let column, let place = before.firstIndex(of: column) else { return shown.first }
    let left = Set(shown)
    for distance in 1...max(1, before.count) {
      for near in [place + distance, place - distance]
      where before.indices.contains(near) && left.contains(before[near]) {
        return before[near]
      }
    }
    return shown.first
  }

  /// The index within the page of the header of the collapsed section that hides an entry; nil if
  /// none does. O(levels · log n).
  fileprivate func collapsedHead(over entry: ViewEntry) -> Int? {
    guard let sections, sections.display.hasHeaders else { return nil }
    let path: SectionPath
    switch entry {
    case .row(let slot):
      guard let found = sectionPath(of: slot) else { return nil }
      path = found
    case .section(let section):
      guard sections.info(section.path) != nil else { return nil }
      path = section.path
    }
    for length in (0..<path.count).reversed() {
      let head = ViewEntry.section(sections.headEntry(of: Array(path[...length])))
      if head != entry, let index = pageIndex(of: head) { return index }
    }
    return nil
  }
}
