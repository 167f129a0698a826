/// One change of a table, with the state before and after.
///
/// Every change of a table (cells, rows, loading, undo) is a record. Applying records is the only
/// way to change a table, and the inverse of a record is a record. Records name slots and column
/// numbers, so they are independent of sorting, filtering and search.
package struct EditRecord: Sendable {
  /// The changes, in the order of application.
  package var changes: [TableChange]
  /// The event that caused the record.
  package var cause: ChangeCause
  /// The label that undo shows, as the client gave it.
  package var label: Text?
  /// The author, as named by the client.
  package var author: Text?
  /// Whether and how it can be undone.
  package var historyClass: HistoryClass
  /// JSON of the client that updates repeat with the change. It is never interpreted.
  package var hints: Text?

  /// Makes a record.
  package init(
    changes: [TableChange], cause: ChangeCause, label: Text? = nil, author: Text? = nil,
    historyClass: HistoryClass, hints: Text? = nil
  ) {
    self.changes = changes
    self.cause = cause
    self.label = label
    self.author = author
    self.historyClass = historyClass
    self.hints = hints
  }

  /// The changes that undo this record, in reverse order.
  package var inverseChanges: [TableChange] { changes.reversed().map(\.inverse) }

  /// Approximate memory in the history, in bytes.
  package var byteSize: Int { changes.byteSize }
}

extension [TableChange] {
  /// Approximate memory of a record of these changes in the history, in bytes.
  package var byteSize: Int { reduce(Self.baseByteSize) { $0 + $1.byteSize } }

  /// The same of a record that writes one cell, without its lists.
  package static func byteSize(ofOne cell: CellChange) -> Int {
    baseByteSize + TableChange.cellsByteSize + cell.byteSize
  }

  private static var baseByteSize: Int { 128 }
}

/// A step of the undo history, as it is kept outside of the process.
package struct KeptStep: Sendable {
  /// The number of the step.
  package var number: Int
  /// The label that undo shows.
  package var label: Text?
  /// The author.
  package var author: Text?
  /// The event that caused it.
  package var cause: ChangeCause
  /// Whether it is done, and can be undone. Otherwise it can be redone.
  package var isDone: Bool
  /// The changes of its records, in the order of application. Undo and redo invert them.
  package var records: [[TableChange]]

  /// Makes a step.
  package init(
    number: Int, label: Text?, author: Text?, cause: ChangeCause, isDone: Bool,
    records: [[TableChange]]
  ) {
    self.number = number
    self.label = label
    self.author = author
    self.cause = cause
    self.isDone = isDone
    self.records = records
  }
}

/// The cause of a change, which updates report.
package enum ChangeCause: String, Hashable, Sendable, CaseIterable {
  /// `table/edit`.
  case edit
  /// `table/setRows`.
  case setRows
  /// `table/setParams`.
  case setParams
  /// `table/undo`.
  case undo
  /// `table/redo`.
  case redo
  /// Rows read from the source.
  case load
  /// The view's state document changed.
  case state
  /// `view/select`.
  case select
  /// `view/cursor`.
  case cursor
  /// `cell/draft`.
  case draft
  /// The window of the subscription changed.
  case scroll
  /// `view/hover`.
  case hover
  /// The subscription began, or requested a reset.
  case watch
  /// The source file changed, or a side of the difference that the table is.
  case source
  /// A background computation of footers finished.
  case footer
  /// A measurement of columns finished.
  case layout
  /// `table/declare`.
  case declare
  /// The client sent cells that the daemon had requested.
  case supply
}

/// One part of a record.
package enum TableChange: Sendable {
  /// Cells of one column.
  case cells(column: ColumnNumber, [CellChange])
  /// Rows inserted, removed or moved.
  case rows(OrderChange)
  /// The schema: columns, their order, and their properties.
  case schema(before: TableSchema, after: TableSchema)
  /// The parameters of expressions (`params`).
  case parameters(before: TableParameters, after: TableParameters)
  /// The row kind, settings and client state of rows.
  case traits([TraitsChange])
  /// The declared sections; nil: none.
  case sections(before: DeclaredSections?, after: DeclaredSections?)
  /// Client-computed cells, which are not an edit of a user.
  case supplied(column: ColumnNumber, [CellChange])

  /// The inverse change.
  package var inverse: TableChange {
    switch self {
    case .cells(let column, let cells): .cells(column: column, cells.reversed().map(\.inverse))
    case .rows(let change): .rows(change.inverse)
    case .schema(let before, let after): .schema(before: after, after: before)
    case .parameters(let before, let after): .parameters(before: after, after: before)
    case .traits(let changes): .traits(changes.reversed().map(\.inverse))
    case .sections(let before, let after): .sections(before: after, after: before)
    case .supplied(let column, let cells):
      .supplied(column: column, cells.reversed().map(\.inverse))
    }
  }

  fileprivate static var cellsByteSize: Int { 32 }

  /// Approximate memory, in bytes.
  package var byteSize: Int {
    switch self {
    case .cells(_, let cells), .supplied(_, let cells):
      cells.reduce(Self.cellsByteSize) { $0 + $1.byteSize }
    case .rows(let change): change.byteSize
    case .schema(let before, let after): 256 * (before.columns.count + after.columns.count)
    case .parameters(let before, let after): before.byteSize + after.byteSize
    case .traits(let changes): changes.reduce(32) { $0 + $1.byteSize }
    case .sections(let before, let after): 32 + (before?.byteSize ?? 0) + (after?.byteSize ?? 0)
    }
  }
}

/// One cell of the overlay before and after; nil: the cell of the source.
package struct CellChange: Sendable {
  /// The row.
  package var slot: UInt32
  /// The cell in the overlay before.
  package var before: Cell?
  /// The cell in the overlay after.
  package var after: Cell?

  /// Makes a change.
  package init(slot: UInt32, before: Cell?, after: Cell?) {
    self.slot = slot
    self.before = before
    self.after = after
  }

  /// The inverse change.
  package var inverse: CellChange { CellChange(slot: slot, before: after, after: before) }

  /// Approximate memory, in bytes.
  package var byteSize: Int { 128 + Self.size(before) + Self.size(after) }

  private static func size(_ cell: Cell?) -> Int {
    guard let cell else { return 0 }
    var size = cell.source?.utf8.count ?? 0
    switch cell.value {
    case .text(let text), .decimal(let text): size += text.utf8.count
    case .json(let json): size += json.text.utf8.count
    case .null, .boolean, .integer, .number, .date, .dateTime, .time, .duration, .error, .pending:
      break
    }
    return size
  }
}

/// A change of the source order.
///
/// A removed row stays in the order as a tombstone, so that reviving it restores its place. The
/// neighbours named here may be tombstones.
package enum OrderChange: Sendable {
  /// New rows, inserted behind a neighbour (nil: at the start).
  case insert(Range<UInt32>, after: UInt32?)
  /// Rows that become tombstones.
  case remove([UInt32])
  /// Tombstones that become rows again.
  case revive([UInt32])
  /// Rows that move, one after another. `back` lists the moves of the inverse in their order.
  case move(there: [RowPlacement], back: [RowPlacement])
  /// Rows loaded from the source, inserted behind a neighbour.
  case load(Range<UInt32>, after: UInt32?)

  /// The inverse change. The inverse of loading is a removal.
  package var inverse: OrderChange {
    switch self {
    case .insert(let slots, _), .load(let slots, _): .remove(Array(slots))
    case .remove(let slots): .revive(slots)
    case .revive(let slots): .remove(slots)
    case .move(let there, let back): .move(there: back, back: there)
    }
  }

  /// Approximate memory, in bytes.
  package var byteSize: Int {
    switch self {
    case .insert, .load: 32
    case .remove(let slots), .revive(let slots): 32 + slots.count * 4
    case .move(let there, let back): 32 + (there.count + back.count) * 12
    }
  }
}

/// The target of one moved row.
package struct RowPlacement: Sendable {
  /// The row.
  package var slot: UInt32
  /// The row or tombstone before the target place; nil: the start.
  package var after: UInt32?

  /// Makes a placement.
  package init(slot: UInt32, after: UInt32?) {
    self.slot = slot
    self.after = after
  }
}
