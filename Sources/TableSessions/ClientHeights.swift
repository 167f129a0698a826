import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import ViewportLayout

/// What the client's measures of a view's rows are of: beside the rows themselves, all that they
/// are drawn by.
struct MeasuredState: Sendable {
  /// What all rows are drawn by.
  private struct Rules: Equatable {
    var metrics: TextMetrics?
    /// Whether widths are estimates does not matter while they are the same.
    var widths: [LayoutLength]?
    var columns: [Column]
    var nullDefaults: [ColumnNumber: Cell]
    var sourceChange: Revision?
    var declared: Revision?
  }

  private let rules: Rules
  private let snapshot: ViewSnapshot
  private var table: TableState { snapshot.table }

  init(_ snapshot: ViewSnapshot) {
    self.snapshot = snapshot
    rules = Rules(
      metrics: snapshot.state.layout?.metrics,
      widths: snapshot.layout?.places.map(\.width.width), columns: snapshot.columns,
      nullDefaults: snapshot.state.nullDefaults, sourceChange: snapshot.table.sourceChange,
      declared: snapshot.table.lastDeclaration)
  }

  /// Whether rows that have not changed are drawn as in another state.
  func isDrawn(as other: MeasuredState) -> Bool { rules == other.rules }

  /// The rows that may be drawn otherwise than in an older state; nil: all. O(changes · log n).
  func changedRows(since old: MeasuredState, _ log: ChangeLog) -> Set<UInt32>? {
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

/// How high rows, and single cells of others, are by what the client has said.
struct ClientMeasures: Sendable {
  /// Of rows, by slot, in 64ths of a unit, or ``none``.
  private var rows = SlotMap<Int32>()
  /// Of cells; none of the maps is empty.
  private var cells: [ColumnNumber: SlotMap<Int32>] = [:]

  /// Stands for a row that the client was asked for, and gave no height.
  private static let none: Int32 = -1

  var isEmpty: Bool { rows.isEmpty && cells.isEmpty }

  /// The height of a row as such; nil: none was told.
  func height(of slot: UInt32) -> LayoutLength? {
    rows[slot].flatMap { $0 == Self.none ? nil : LayoutLength($0) }
  }

  /// Whether the client was heard about a row as such, be it that it cannot measure it.
  func isHeard(of slot: UInt32) -> Bool { rows[slot] != nil }

  /// The heights told of cells of a column; nil where there are none.
  func cells(of column: ColumnNumber) -> SlotMap<Int32>? { cells[column] }

  /// The highest of the cells told of that a row has in some columns, and whether all were told.
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

  /// Takes the height of a row, or of its cell in a column; nil: nothing any more.
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

  /// Takes that the client cannot measure a row.
  mutating func takeNone(of slot: UInt32) { rows[slot] = Self.none }

  /// Forgets all of a row; whether anything was told of it. O(columns told of).
  mutating func remove(_ slot: UInt32) -> Bool {
    var isKnown = rows.remove(slot) != nil
    for column in Array(cells.keys) where cells[column]?[slot] != nil {
      take(nil, of: slot, column)
      isKnown = true
    }
    return isKnown
  }

  /// The rows of which, or of cells of which, anything was told. O(rows told of).
  var slots: [UInt32] {
    if cells.isEmpty { return rows.setSlots }
    return Set(cells.values.reduce(rows.setSlots) { $0 + $1.setSlots }).sorted()
  }
}

/// How high the client has found rows of a view. What it told of a row holds until the row, or what
/// all rows are drawn by, is another.
struct ClientHeights: Sendable {
  /// What was told, and holds.
  private(set) var measures = ClientMeasures()
  /// What it is of.
  private var state: MeasuredState?

  /// Forgets what is not of a newer state any more. O(changes · log n); O(rows told of) where
  /// all are drawn otherwise.
  ///
  /// - Returns: the rows forgotten.
  mutating func follow(to snapshot: ViewSnapshot, _ log: ChangeLog) -> [UInt32] {
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

  /// Takes what the client says of a row or a cell.
  ///
  /// - Parameter snapshot: The state that it is of, which is the one followed to last.
  mutating func take(_ told: ClientHeight, _ snapshot: ViewSnapshot) {
    if state == nil { state = MeasuredState(snapshot) }
    measures.take(told.height, of: told.slot, told.column)
  }

  /// Takes what the client answered for a row; nil: no height, so that the daemon measures it.
  ///
  /// - Parameter snapshot: The state that it is of, which is the one followed to last.
  mutating func takeAnswer(
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
