import RowPipeline
import TableValues

/// The selection of a view, by slot, so that it survives sorting, filtering and moves.
///
/// A removed row is deselected. It is selected again when undo restores it.
package struct Selection: Hashable, Sendable {
  /// An item that can be selected: a row, a column, or a cell.
  package struct Point: Hashable, Sendable {
    /// The row; nil for a whole column.
    package var slot: UInt32?
    /// The column; nil for a whole row.
    package var column: ColumnNumber?

    /// Makes a point.
    package init(slot: UInt32? = nil, column: ColumnNumber? = nil) {
      self.slot = slot
      self.column = column
    }
  }

  /// Selected rows. The key is nil for whole rows, and a column for its cells.
  private(set) var rows: [ColumnNumber?: RowSet] = [:]
  /// Selected columns.
  private(set) var columns: Set<ColumnNumber> = []
  /// The selection of removed rows.
  private var buried: [ColumnNumber?: RowSet] = [:]

  /// An empty selection.
  package init() {}

  /// The number of selected rows, cells and columns.
  package var count: Int { rows.values.reduce(columns.count) { $0 + $1.count } }

  /// Whether nothing is selected.
  package var isEmpty: Bool { columns.isEmpty && rows.values.allSatisfy(\.isEmpty) }

  /// Whether an item is selected.
  package func contains(_ point: Point) -> Bool {
    guard let slot = point.slot else { return point.column.map { columns.contains($0) } ?? false }
    return rows[point.column]?.contains(slot) ?? false
  }

  /// Calls `body` with every selected item, rows by slot and then columns, until it returns false.
  package func forEach(_ body: (Point) -> Bool) {
    var goesOn = true
    for (column, slots) in rows.sorted(by: { $0.key ?? Self.wholeRow < $1.key ?? Self.wholeRow }) {
      if !goesOn { return }
      slots.forEach { slot in
        goesOn = body(Point(slot: slot, column: column))
        return goesOn
      }
    }
    for column in columns.sorted() where goesOn { goesOn = body(Point(column: column)) }
  }

  private static let wholeRow = ColumnNumber(-1)

  // MARK: Change

  /// Selects an item.
  package mutating func insert(_ point: Point) {
    if let slot = point.slot {
      rows[point.column, default: RowSet()].insert(slot)
    } else if let column = point.column {
      columns.insert(column)
    }
  }

  /// Selects rows, or cells of a column.
  package mutating func insert(_ slots: RowSet, _ column: ColumnNumber?) {
    rows[column, default: RowSet()].formUnion(slots)
  }

  /// Adds another selection.
  package mutating func formUnion(_ other: Selection) {
    for (column, slots) in other.rows { insert(slots, column) }
    columns.formUnion(other.columns)
  }

  /// Removes another selection.
  package mutating func subtract(_ other: Selection) {
    for (column, slots) in other.rows { rows[column]?.subtract(slots) }
    columns.subtract(other.columns)
    dropEmpty()
  }

  /// This selection without another one.
  package func subtracting(_ other: Selection) -> Selection {
    var result = self
    result.subtract(other)
    return result
  }

  /// Keeps only items that belong to some rows. Columns stay.
  package mutating func keep(_ visible: RowSet) {
    for column in rows.keys { rows[column]?.formIntersection(visible) }
    dropEmpty()
  }

  /// Keeps at most one item, the first by slot.
  package mutating func keepOne() {
    guard count > 1 else { return }
    var one: Point?
    forEach {
      one = $0
      return false
    }
    self = Selection()
    if let one { insert(one) }
  }

  // MARK: Removed and restored rows

  /// Follows a record: removed rows are deselected, restored rows are selected again.
  package mutating func follow(_ record: EditRecord) {
    if rows.isEmpty && buried.isEmpty { return }
    for change in record.changes {
      switch change {
      case .rows(.remove(let slots)): Self.move(slots, from: &rows, to: &buried)
      case .rows(.revive(let slots)): Self.move(slots, from: &buried, to: &rows)
      case .rows(.insert), .rows(.move), .rows(.load), .cells, .schema, .parameters, .traits,
        .sections, .supplied:
        break
      }
    }
    dropEmpty()
  }

  /// Approximate memory, in bytes.
  package var byteSize: Int {
    (Array(rows.values) + Array(buried.values)).reduce(0) { $0 + $1.byteSize }
  }

  /// The number of items selected in removed rows.
  var buriedCount: Int { buried.values.reduce(0) { $0 + $1.count } }

  /// Discards the selection of rows that cannot be restored.
  package mutating func forget(_ runs: [Range<UInt32>]) {
    if buried.isEmpty { return }
    for column in Array(buried.keys) {
      for run in runs { buried[column]?.remove(run) }
    }
    dropEmpty()
  }

  private static func move(
    _ slots: [UInt32], from: inout [ColumnNumber?: RowSet], to: inout [ColumnNumber?: RowSet]
  ) {
    for column in Array(from.keys) {
      for slot in slots where from[column]?.remove(slot) ?? false {
        to[column, default: RowSet()].insert(slot)
      }
    }
  }

  private mutating func dropEmpty() {
    rows = rows.filter { !$0.value.isEmpty }
    buried = buried.filter { !$0.value.isEmpty }
  }

  /// Equality of the selection, including that of removed rows.
  package static func == (left: Selection, right: Selection) -> Bool {
    left.columns == right.columns && left.rows == right.rows && left.buried == right.buried
  }

  /// Hashes the count only.
  package func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

/// The selection within a window, in window indices.
package struct WindowSelection: Equatable, Sendable {
  /// The number of selected items in the whole view, shown or not.
  package var count = 0
  /// Selected rows, in runs.
  package var rows: [Range<Int>] = []
  /// Selected cells, in runs, by column.
  package var cells: [Cells] = []
  /// Selected columns.
  package var columns: [ColumnNumber] = []

  /// Selected cells of a column.
  package struct Cells: Equatable, Sendable {
    /// The column.
    package var column: ColumnNumber
    /// The rows, in runs.
    package var rows: [Range<Int>]
  }

  /// An empty selection.
  package init() {}

  /// The selection within some rows and columns. O(rows · columns with selections).
  package init(_ selection: Selection, slots: [UInt32], columns shown: [Column]) {
    if selection.isEmpty { return }
    count = selection.count
    columns = shown.map(\.number).filter { selection.columns.contains($0) }
    func runs(_ set: RowSet) -> [Range<Int>] {
      var runs: [Range<Int>] = []
      for (index, slot) in slots.enumerated() where set.contains(slot) {
        if let last = runs.last, last.upperBound == index {
          runs[runs.count - 1] = last.lowerBound..<index + 1
        } else {
          runs.append(index..<index + 1)
        }
      }
      return runs
    }
    if let set = selection.rows[nil] { rows = runs(set) }
    for column in shown {
      guard let set = selection.rows[column.number] else { continue }
      let found = runs(set)
      if !found.isEmpty { cells.append(Cells(column: column.number, rows: found)) }
    }
  }
}
