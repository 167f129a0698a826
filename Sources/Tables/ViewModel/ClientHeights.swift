import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewportLayout

/// The state that the client's measurements of rows belong to: besides the rows themselves,
/// everything that affects their drawing.
package struct MeasuredState: Sendable {
  /// The settings that affect the drawing of all rows.
  private struct Rules: Equatable {
    var metrics: TextMetrics?
    /// Whether widths are estimates does not matter as long as they are the same.
    var widths: [LayoutLength]?
    var columns: [Column]
    var nullDefaults: [ColumnNumber: Cell]
    var sourceChange: Revision?
    var declared: Revision?
  }

  private let rules: Rules
  private let snapshot: ViewSnapshot
  private var table: TableState { snapshot.table }

  /// What rows of a view are drawn by now.
  package init(_ snapshot: ViewSnapshot) {
    self.snapshot = snapshot
    rules = Rules(
      metrics: snapshot.state.layout?.metrics,
      widths: snapshot.layout?.places.map(\.width.width), columns: snapshot.columns,
      nullDefaults: snapshot.state.nullDefaults, sourceChange: snapshot.table.sourceChange,
      declared: snapshot.table.lastDeclaration)
  }

  /// Whether unchanged rows are drawn the same as in another state.
  package func isDrawn(as other: MeasuredState) -> Bool { rules == other.rules }

  /// The rows that may be drawn differently than in an older state; nil: all. O(changes · log n).
  package func changedRows(since old: MeasuredState, _ log: ChangeLog) -> Set<UInt32>? {
    guard rules == old.rules else { return nil }
    var changed = Set(snapshot.drafts.changes(since: old.snapshot.drafts).map(\.slot))
    if table.revision == old.table.revision { return changed }
    let content = table.content
    let isReadAlike = rules.columns.allSatisfy { column in
      content.reads(column.number, as: old.table.content)
        && ![column.number, column.number.shown].contains { content.readsOtherRows($0) }
    }
    guard isReadAlike, let records = log.records(after: old.table.revision) else { return nil }
    let upTo = records.prefix { $0.revision <= table.revision }
    let changes = ChangeLog.rowChanges(of: upTo, from: old.table, to: table)
    changed.formUnion(changes.changedRows)
    changed.formUnion(changes.inserted)
    changed.formUnion(changes.removed)
    changed.formUnion(changes.retold)
    return changed
  }
}

/// The heights of rows, and of single cells of other rows, as reported by the client.
package struct ClientMeasures: Sendable {
  /// Heights of rows by slot, in 64ths of a unit, or ``none``.
  private var rows = SlotMap<Int32>()
  /// Heights of cells. None of the maps is empty.
  private var cells: [ColumnNumber: SlotMap<Int32>] = [:]

  /// Marks a row for which the client was asked and had no height.
  private static let none: Int32 = -1

  /// No heights were reported.
  package init() {}

  var isEmpty: Bool { rows.isEmpty && cells.isEmpty }

  /// The reported height of a row; nil: none.
  func height(of slot: UInt32) -> LayoutLength? {
    rows[slot].flatMap { $0 == Self.none ? nil : LayoutLength($0) }
  }

  /// Whether the client has answered for a row, even without a height.
  func isHeard(of slot: UInt32) -> Bool { rows[slot] != nil }

  /// The reported heights of cells of a column; nil if there are none.
  func cells(of column: ColumnNumber) -> SlotMap<Int32>? { cells[column] }

  /// The highest reported cell of a row in some columns, and whether all cells were reported.
  func cells(
    of slot: UInt32, in columns: [Column]
  ) -> (highest: LayoutLength, areAll: Bool) {
    if cells.isEmpty { return (0, false) }
    var (highest, count) = (LayoutLength(0), 0)
    for column in columns {
      guard let height = cells[column.number]?[slot] else { continue }
      highest = max(highest, LayoutLength(height))
      count += 1
    }
    return (highest, count > 0 && count == columns.count)
  }

  /// Stores the height of a row, or of its cell in a column. Nil removes it.
  mutating func take(_ height: LayoutLength?, of slot: UInt32, _ column: ColumnNumber?) {
    let height = height.map { Int32(clamping: $0) }
    guard let column else {
      rows[slot] = height
      return
    }
    var told = cells.removeValue(forKey: column) ?? SlotMap()
    told[slot] = height
    if !told.isEmpty { cells[column] = told }
  }

  /// Records that the client cannot measure a row.
  mutating func takeNone(of slot: UInt32) { rows[slot] = Self.none }

  /// Removes everything about a row. Returns whether there was anything. O(columns with reports).
  mutating func remove(_ slot: UInt32) -> Bool {
    var isKnown = rows.remove(slot) != nil
    for column in Array(cells.keys) where cells[column]?[slot] != nil {
      take(nil, of: slot, column)
      isKnown = true
    }
    return isKnown
  }

  /// The rows with reports about themselves or their cells. O(rows with reports).
  var slots: [UInt32] {
    if cells.isEmpty { return rows.setSlots }
    return Set(cells.values.reduce(rows.setSlots) { $0 + $1.setSlots }).sorted()
  }
}

/// The heights of a view's rows measured by the client. A report is valid until the row, or
/// something that affects the drawing of all rows, changes.
package struct ClientHeights: Sendable {
  /// The valid reports.
  package private(set) var measures = ClientMeasures()
  /// The state that they belong to.
  private var state: MeasuredState?

  /// No heights have been reported.
  package init() {}

  /// Removes reports that are not valid for a newer state. O(changes · log n); O(rows with reports)
  /// if all rows are drawn differently.
  ///
  /// - Returns: The rows removed.
  package mutating func follow(to snapshot: ViewSnapshot, _ log: ChangeLog) -> [UInt32] {
    guard !measures.isEmpty, let old = state else {
      state = nil
      return []
    }
    let new = MeasuredState(snapshot)
    state = new
    guard let changed = new.changedRows(since: old, log) else {
      defer { measures = ClientMeasures() }
      return measures.slots
    }
    return changed.filter { measures.remove($0) }
  }

  /// Stores a report about a row or a cell.
  ///
  /// - Parameter snapshot: The measured state. It must be the last one followed.
  package mutating func take(_ told: ClientHeight, _ snapshot: ViewSnapshot) {
    if state == nil { state = MeasuredState(snapshot) }
    measures.take(told.height, of: told.slot, told.column)
  }

  /// Stores the client's answer for a row. Nil means that it has no height, so that the daemon
  /// measures the row.
  ///
  /// - Parameter snapshot: The measured state. It must be the last one followed.
  package mutating func takeAnswer(
    _ height: LayoutLength?, of slot: UInt32, _ snapshot: ViewSnapshot
  ) {
    take(ClientHeight(slot: slot, height: height), snapshot)
    if height == nil { measures.takeNone(of: slot) }
  }
}

extension SlotMap {
  /// The slots that have a value. O(slots that have one).
  var setSlots: [UInt32] {
    var all: [UInt32] = []
    forEachRun(in: 0..<Self.slotLimit) { slots, _ in all += slots.map { UInt32($0) } }
    return all
  }
}
