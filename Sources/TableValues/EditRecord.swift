/// One change of a table, with what was there before and what is there after.
///
/// Every change of a table (cells, rows, loading, undo) is a record; applying records is the only
/// way to change a table, and the inverse of a record is a record. Records speak of slots and
/// column numbers, so they stay true whatever is sorted, filtered or searched.
package struct EditRecord: Sendable {
  /// What changed, in the order it was applied.
  package var changes: [TableChange]
  /// What kind of event caused it.
  package var cause: ChangeCause
  /// The label that undo shows, as the client gave it.
  package var label: Text?
  /// Who made it, as the client said.
  package var author: Text?
  /// Whether and how it can be undone.
  package var historyClass: HistoryClass
  /// What the client wants told with the change, as JSON that nobody here reads.
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

  /// The changes that take this record back, last change first.
  package var inverseChanges: [TableChange] { changes.reversed().map(\.inverse) }

  /// About how many bytes the record takes in the history.
  package var byteSize: Int { changes.byteSize }
}

extension [TableChange] {
  /// About how many bytes a record of these changes takes in the history.
  package var byteSize: Int { reduce(128) { $0 + $1.byteSize } }
}

/// Why something changed; told in updates.
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
  /// The view's own state.
  case state
  /// `view/select`.
  case select
  /// `cell/draft`.
  case draft
  /// The subscription's window.
  case scroll
  /// `view/hover`.
  case hover
  /// The subscription began, or asked to begin anew.
  case watch
  /// The source changed under us.
  case source
  /// What stands below the columns was computed meanwhile.
  case footer
  /// Columns were measured.
  case layout
  /// `table/declare`.
  case declare
  /// The client supplied cells that it had been asked for.
  case supply
}

/// Whether a record becomes an undo step.
package enum HistoryClass: String, Hashable, Sendable, CaseIterable {
  /// A step of its own.
  case step
  /// Part of the same author's previous step.
  case join
  /// Not undone: live streams, loading.
  case none
}

/// One piece of a record.
package enum TableChange: Sendable {
  /// Cells of one column.
  case cells(column: ColumnNumber, [CellChange])
  /// Rows coming, going or moving.
  case rows(OrderChange)
  /// The columns: titles, formats, types, which there are and their order.
  case schema(before: TableSchema, after: TableSchema)
  /// What `params` says in expressions.
  case parameters(before: TableParameters, after: TableParameters)
  /// What rows carry beside their cells.
  case traits([TraitsChange])
  /// The sections that the table declares; nil: none.
  case sections(before: DeclaredSections?, after: DeclaredSections?)
  /// Cells that the client supplied; nobody's edit.
  case supplied(column: ColumnNumber, [CellChange])

  /// The change that takes this one back.
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

  /// About how many bytes the change takes.
  package var byteSize: Int {
    switch self {
    case .cells(_, let cells), .supplied(_, let cells): cells.reduce(32) { $0 + $1.byteSize }
    case .rows(let change): change.byteSize
    case .schema(let before, let after): 256 * (before.columns.count + after.columns.count)
    case .parameters(let before, let after): before.byteSize + after.byteSize
    case .traits(let changes): changes.reduce(32) { $0 + $1.byteSize }
    case .sections(let before, let after): 32 + (before?.byteSize ?? 0) + (after?.byteSize ?? 0)
    }
  }
}

/// One cell before and after; nil is the source's own cell.
package struct CellChange: Sendable {
  /// The row.
  package var slot: UInt32
  /// What stood in the overlay before.
  package var before: Cell?
  /// What stands in the overlay after.
  package var after: Cell?

  /// Makes a change.
  package init(slot: UInt32, before: Cell?, after: Cell?) {
    self.slot = slot
    self.before = before
    self.after = after
  }

  /// The change that takes this one back.
  package var inverse: CellChange { CellChange(slot: slot, before: after, after: before) }

  /// About how many bytes the change takes.
  package var byteSize: Int { 128 + Self.size(before) + Self.size(after) }

  private static func size(_ cell: Cell?) -> Int {
    guard let cell else { return 0 }
    var size = cell.source?.utf8.count ?? 0
    switch cell.value {
    case .text(let text), .decimal(let text): size += text.utf8.count
    case .json(let json): size += json.text.utf8.count
    case .null, .boolean, .integer, .number, .date, .dateTime, .duration, .error, .pending: break
    }
    return size
  }
}

/// A change of the source order.
///
/// A removed row stays in the order as a tombstone, so that reviving it brings it back to its
/// place; neighbours named here count tombstones.
package enum OrderChange: Sendable {
  /// New rows, put after a neighbour (nil: at the very start).
  case insert(Range<UInt32>, after: UInt32?)
  /// Rows that become tombstones.
  case remove([UInt32])
  /// Tombstones that become rows again.
  case revive([UInt32])
  /// Rows that move, one after another; `back` moves them back in its own order.
  case move(there: [RowPlacement], back: [RowPlacement])
  /// Rows of the source that have been read, put after a neighbour.
  case load(Range<UInt32>, after: UInt32?)

  /// The change that takes this one back. Loading has no inverse but itself undone as removal.
  package var inverse: OrderChange {
    switch self {
    case .insert(let slots, _), .load(let slots, _): .remove(Array(slots))
    case .remove(let slots): .revive(slots)
    case .revive(let slots): .remove(slots)
    case .move(let there, let back): .move(there: back, back: there)
    }
  }

  /// About how many bytes the change takes.
  package var byteSize: Int {
    switch self {
    case .insert, .load: 32
    case .remove(let slots), .revive(let slots): 32 + slots.count * 4
    case .move(let there, let back): 32 + (there.count + back.count) * 12
    }
  }
}

/// Where one moving row goes.
package struct RowPlacement: Sendable {
  /// The row.
  package var slot: UInt32
  /// The row or tombstone it will stand after; nil: at the very start.
  package var after: UInt32?

  /// Makes a placement.
  package init(slot: UInt32, after: UInt32?) {
    self.slot = slot
    self.after = after
  }
}
