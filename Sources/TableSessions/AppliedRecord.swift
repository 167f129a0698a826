import ColumnStorage
import RowPipeline
import RowTree
import TableValues

/// What a record changed, and the revision it made, as it is kept to be taken back.
///
/// Most records of a long session write one cell: they take no memory of their own beside the list
/// that they stand in and the texts of the cell.
struct AppliedRecord: Sendable {
  /// The revision that the record made.
  let revision: Revision
  private let content: Content
  /// Whether the cells as they are after it may be nowhere else: rows of such records are forgotten
  /// while these are kept.
  private let ownsAfter: Bool
  /// Whether the undo history keeps the same cells.
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

  /// What it changed, in the order it was applied.
  var changes: [TableChange] {
    switch content {
    case .cell(let column, let cell): [.cells(column: column, [cell])]
    case .many(let changes): changes
    }
  }

  /// The changes that take it back, last change first.
  var inverseChanges: [TableChange] { changes.reversed().map(\.inverse) }

  /// About how many bytes it counts for where there is a limit.
  var byteSize: Int { changes.byteSize }

  /// How much it changes.
  var extent: ChangeExtent { ChangeExtent(changes) }

  /// About how many bytes it takes beside its own place. O(cells).
  var heldByteSize: Int {
    switch content {
    case .cell(_, let cell): cell.heldByteSize(ownsAfter)
    case .many(let changes):
      changes.reduce(HeapSize.array(changes)) { $0 + $1.heldByteSize(ownsAfter) }
    }
  }

  /// This record and the next one as one, if both write the same single cell; else nil.
  func written(on later: AppliedRecord) -> AppliedRecord? {
    guard later.revision == revision.next, case .cell(let column, let cell) = content,
      case .cell(column, let laterCell) = later.content, cell.slot == laterCell.slot
    else { return nil }
    let whole = CellChange(slot: cell.slot, before: cell.before, after: laterCell.after)
    return AppliedRecord(later.revision, .cell(column, whole), like: self)
  }

  // MARK: Rows

  /// Adds all rows that it names, and those that it finds places by.
  ///
  /// - Parameter left: The rows that taking it back leaves alone, by the revision since when: these
  ///   need not be added.
  /// - Returns: about how many rows and cells were looked at.
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

  /// Adds the rows that it finds places by.
  ///
  /// - Returns: how many rows were looked at.
  func addNeighbours(to names: inout RowSet) -> Int {
    guard case .many(let changes) = content else { return 0 }
    return changes.addNeighbours(to: &names)
  }
}

extension [TableChange] {
  /// Adds the rows, dead or alive, behind which they put moved rows, there and back.
  ///
  /// - Returns: how many were looked at.
  func addNeighbours(to names: inout RowSet) -> Int {
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
  /// About how many bytes it takes beside its own place. Cells as they are after a step stand in the
  /// table, too, and are counted there.
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
  /// Gives back the room of what is gone, where that is most of it. O(1) amortised.
  mutating func giveBackRoom() {
    guard capacity >= 4 * count + 16 else { return }
    var fitting: [Element] = []
    fitting.reserveCapacity(2 * count)
    fitting += self
    self = fitting
  }
}
