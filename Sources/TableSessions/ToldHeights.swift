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
  private let table: TableState
  private let drafts: DraftBook

  init(_ snapshot: ViewSnapshot) {
    (table, drafts) = (snapshot.table, snapshot.drafts)
    rules = Rules(
      metrics: snapshot.state.layout?.metrics,
      widths: snapshot.layout?.places.map(\.width.width), columns: snapshot.columns,
      nullDefaults: snapshot.state.nullDefaults, sourceChange: table.sourceChange,
      declared: table.lastDeclaration)
  }

  /// Whether rows that have not changed are drawn as in another state.
  func isDrawn(as other: MeasuredState) -> Bool { rules == other.rules }

  /// The rows that may be drawn otherwise than in an older state; nil: all. O(changes · log n).
  func changedRows(since old: MeasuredState, _ log: ChangeLog) -> Set<UInt32>? {
    guard rules == old.rules else { return nil }
    var changed = Set(drafts.changes(since: old.drafts).map(\.slot))
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

/// How high the client has found rows of a view. What it told of a row holds until the row, or what
/// all rows are drawn by, is another.
struct ToldHeights: Sendable {
  /// By slot, in 64ths of a unit, or ``none``.
  private(set) var heights = SlotMap<Int32>()
  /// What they are of.
  private var state: MeasuredState?

  /// Stands for a row that the client was asked for, and gave no height.
  private static let none: Int32 = -1

  /// The height that an entry of ``heights`` gives; nil: none.
  static func height(_ entry: Int32?) -> LayoutLength? {
    entry.flatMap { $0 == none ? nil : LayoutLength($0) }
  }

  /// Forgets what is not of a newer state any more. O(changes · log n); O(rows told of) where
  /// all are drawn otherwise.
  ///
  /// - Returns: the rows forgotten.
  mutating func follow(to snapshot: ViewSnapshot, _ log: ChangeLog) -> [UInt32] {
    guard !heights.isEmpty, let old = state else {
      state = nil
      return []
    }
    let new = MeasuredState(snapshot)
    state = new
    guard let changed = new.changedRows(since: old, log) else {
      defer { heights = SlotMap() }
      return slots
    }
    return changed.filter { heights.remove($0) != nil }
  }

  /// Takes what the client says of a row; nil: nothing any more.
  ///
  /// - Parameter snapshot: The state that it is of, which is the one followed to last.
  mutating func take(_ height: LayoutLength?, of slot: UInt32, _ snapshot: ViewSnapshot) {
    if state == nil { state = MeasuredState(snapshot) }
    heights[slot] = height.map { Int32(clamping: $0) }
  }

  /// Takes what the client answered for a row; nil: no height, so that the daemon measures it.
  ///
  /// - Parameter snapshot: The state that it is of, which is the one followed to last.
  mutating func takeAnswer(
    _ height: LayoutLength?, of slot: UInt32, _ snapshot: ViewSnapshot
  ) {
    take(height ?? LayoutLength(Self.none), of: slot, snapshot)
  }

  /// The rows told of. O(rows).
  private var slots: [UInt32] { heights.setSlots }
}

extension SlotMap {
  /// The slots that have a value. O(slots that have one).
  var setSlots: [UInt32] {
    var all: [UInt32] = []
    forEachRun(in: 0..<Self.slotLimit) { slots, _ in all += slots.map { UInt32($0) } }
    return all
  }
}
