import ColumnStorage
import RowPipeline
import RowTree
import TableValues

/// The changes of a record with the revision that it made, stored for undo.
///
/// In a long session most records write one cell. They need no memory beyond their place in the
/// list and the texts of the cell.
struct AppliedRecord: Sendable {
  /// The revision that the record made.
  let revision: Revision
  private let content: Content
  /// Whether the cells after the change may be stored nowhere else. Rows of such records are
  /// forgotten while the records are kept.
  private let ownsAfter: Bool
  /// Whether the undo history stores the same cells.
  let isInHistory: Bool

  private enum Content: Sendable {
    case cell(ColumnNumber, CellChange)
    case many([TableChange])
  }

  init(_ record: EditRecord, at revision: Revision) {
    self.revision = revision
    ownsAfter = record.historyClass == .none
    isInHistory = record.historyClass != .none || [.undo, .redo].contains(record.cause)
    if record.changes.count == 1, case .cells(let column, let cells) = record.changes[0],
      cells.count == 1
    {
      content = .cell(column, cells[0])
    } else {
      content = .many(record.changes)
    }
  }

  private init(_ revision: Revision, _ content: Content, like other: AppliedRecord) {
    self.revision = revision
    self.content = content
    (ownsAfter, isInHistory) = (other.ownsAfter, other.isInHistory)
  }

  /// The changes, in the order of application.
  var changes: [TableChange] {
    switch content {
    case .cell(let column, let cell): [.cells(column: column, [cell])]
    case .many(let changes): changes
    }
  }

  /// The inverse changes, last change first.
  var inverseChanges: [TableChange] { changes.reversed().map(\.inverse) }

  /// The approximate size that counts for limits, in bytes.
  var byteSize: Int {
    switch content {
    case .cell(_, let cell): [TableChange].byteSize(ofOne: cell)
    case .many(let changes): changes.byteSize
    }
  }

  /// The number of cells, rows and columns changed.
  var extent: ChangeExtent { ChangeExtent(changes) }

  /// Approximate memory beyond its own place, in bytes. O(cells).
  var heldByteSize: Int {
    switch content {
    case .cell(_, let cell): cell.heldByteSize(ownsAfter)
    case .many(let changes):
      changes.reduce(HeapSize.array(changes)) { $0 + $1.heldByteSize(ownsAfter) }
    }
  }

  /// This record and the next one merged, if both write the same single cell; otherwise nil.
  func written(on later: AppliedRecord) -> AppliedRecord? {
    guard later.revision == revision.next, case .cell(let column, let cell) = content,
      case .cell(column, let laterCell) = later.content, cell.slot == laterCell.slot
    else { return nil }
    let whole = CellChange(slot: cell.slot, before: cell.before, after: laterCell.after)
    return AppliedRecord(later.revision, .cell(column, whole), like: self)
  }

  // MARK: Rows

  /// Adds all rows that it refers to, including those that it uses as positions.
  ///
  /// - Parameter left: The rows that undoing it leaves alone, with the revision since when. These
  ///   need not be added.
  /// - Returns: The approximate number of rows and cells examined.
  func addNames(to names: inout RowSet, without left: SlotMap<Revision>) -> Int {
    func add(_ slot: UInt32) {
      if let since = left[slot], since > revision { return }
      names.insert(slot)
    }
    guard case .many(let changes) = content else {
      if case .cell(_, let cell) = content { add(cell.slot) }
      return 1
    }
    var count = changes.addNeighbours(to: &names) + changes.count
    for change in changes {
      switch change {
      case .cells(_, let cells), .supplied(_, let cells):
        count += cells.count
        for cell in cells { add(cell.slot) }
      case .rows(.insert(let slots, _)):
        count += slots.count
        if left.isEmpty { names.insert(slots) } else { for slot in slots { add(slot) } }
      case .rows(.remove(let slots)), .rows(.revive(let slots)):
        count += slots.count
        for slot in slots { add(slot) }
      case .rows(.move(let there, _)): for placement in there { add(placement.slot) }
      case .traits(let changes):
        count += changes.count
        for change in changes { add(change.slot) }
      case .rows(.load), .schema, .parameters, .sections: break
      }
    }
    return count
  }

  /// Adds the rows that it uses as positions.
  ///
  /// - Returns: The number of rows examined.
  func addNeighbours(to names: inout RowSet) -> Int {
    guard case .many(let changes) = content else { return 0 }
    return changes.addNeighbours(to: &names)
  }
}

extension [TableChange] {
  /// Adds the rows, live or dead, behind which rows are moved, in both directions.
  ///
  /// - Returns: The number of rows examined.
  package func addNeighbours(to names: inout RowSet) -> Int {
    var count = 0
    for change in self {
      guard case .rows(.move(let there, let back)) = change else { continue }
      count += there.count + back.count
      for placement in there + back {
        if let neighbour = placement.after { names.insert(neighbour) }
      }
    }
    return count
  }
}

extension TableChange {
  /// Approximate memory beyond its own place, in bytes. Cells after a step are also in the table,
  /// and are counted there.
  fileprivate func heldByteSize(_ ownsAfter: Bool) -> Int {
    switch self {
    case .cells(_, let cells), .supplied(_, let cells):
      cells.reduce(HeapSize.array(cells)) { $0 + $1.heldByteSize(ownsAfter) }
    case .rows, .schema, .parameters, .traits, .sections: byteSize
    }
  }
}

extension CellChange {
  fileprivate func heldByteSize(_ ownsAfter: Bool) -> Int {
    (before?.payloadByteSize ?? 0) + (ownsAfter ? after?.payloadByteSize ?? 0 : 0)
  }
}

extension Array {
  /// Shrinks the storage if most of it is unused. O(1) amortised.
  mutating func giveBackRoom() {
    guard capacity >= 4 * count + 16 else { return }
    var fitting: [Element] = []
    fitting.reserveCapacity(2 * count)
    fitting += self
    self = fitting
  }
}
