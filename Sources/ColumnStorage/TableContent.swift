import RowTree
import TableValues

/// The cells of a table at one revision: a source that never changes below an overlay of edits.
///
/// A value: copying it freezes a snapshot in O(1). Writing afterwards copies one path of the overlay's
/// tree, in O(log slots). It does not know which rows are alive, nor their order; `RowOrder` does.
package struct TableContent: Sendable {
  /// The columns.
  package private(set) var schema: TableSchema
  /// How columns are read and shown that have formats of their own.
  package internal(set) var codecs: [ColumnNumber: any ColumnCodec]
  /// Where unedited cells come from.
  package let source: any ChunkSource
  /// Where decoded chunks are kept.
  package let cache: ChunkCache
  /// Under which number decoded chunks are kept.
  package private(set) var sourceNumber = SourceNumber()
  /// How many rows edits have ever inserted; their slots begin at ``RowSlot/firstInserted``.
  package private(set) var insertedCount = 0
  /// How many of them have been forgotten.
  private var forgottenCount = 0
  /// Where the slots of inserted rows are that are not forgotten.
  var insertedStretches = SlotStretches()
  /// How many source rows this snapshot knows; a growing source may have more by now.
  package private(set) var sourceRowCount: Int

  /// Finds rows by their keys, for what reads other rows; nil where nobody does.
  package var rows: (any RowFinder)?
  /// When what other rows hold has last changed.
  private var stamps = CellStamps()
  /// The columns that are made from others.
  var derived = DerivedColumns()
  /// The columns that the client supplies.
  var supplied: [ColumnNumber: SuppliedCells] = [:]
  /// Per column number, the edited cells.
  private(set) var overlays: [ColumnNumber: SlotMap<OverlayCell>] = [:]

  /// The content of a table that nobody has edited.
  package init(
    schema: TableSchema, source: any ChunkSource, cache: ChunkCache,
    codecs: [ColumnNumber: any ColumnCodec] = [:],
    derived columns: [ColumnNumber: any DerivedColumn] = [:]
  ) {
    self.schema = schema
    self.codecs = codecs
    derived.replace(with: columns, at: nil)
    derived.noteDisplayed(in: schema)
    self.source = source
    self.cache = cache
    sourceRowCount = source.rowCount
    fitSupplied(at: nil)
  }

  // MARK: Change

  /// Replaces the columns, with codecs for those that have formats.
  package mutating func setSchema(
    _ schema: TableSchema, codecs: [ColumnNumber: any ColumnCodec]
  ) {
    self.schema = schema
    self.codecs = codecs
  }

  /// Replaces the derived columns. Those with another definition than before count as changed at the
  /// given revision. Supplied columns are taken from the schema.
  package mutating func setDerived(
    _ columns: [ColumnNumber: any DerivedColumn], revision: Revision
  ) {
    derived.replace(with: columns, at: revision)
    derived.noteDisplayed(in: schema)
    fitSupplied(at: revision)
  }

  /// Invalidates columns that read other rows, after a change of cells in some columns.
  ///
  /// With nil, rows were inserted, removed or got other keys: all such columns are invalidated.
  package mutating func renewDerived(
    reading changed: Set<ColumnNumber>?, revision: Revision
  ) {
    stamps.note(changed)
    if !derived.others.isEmpty { derived.renew(reading: changed, at: revision) }
  }

  /// Version numbers of the cells of some columns over all rows, and of the set of rows.
  ///
  /// If they are equal in two states of a table, a reader of these columns finds the same in both.
  /// Empty for no columns.
  package func stamps(of columns: [ColumnNumber]) -> [SourceNumber?] {
    if columns.isEmpty { return [] }
    return [stamps.rows]
      + columns.flatMap { column in
        let stored = derived.sources(of: column) ?? [column]
        return [derived.columns[column]?.number] + stored.sorted().map { stamps.columns[$0] }
      }
  }

  /// Includes rows that the source has loaded meanwhile.
  package mutating func growSource(to count: Int) {
    sourceRowCount = max(sourceRowCount, min(count, source.rowCount))
  }

  /// Invalidates all decoded chunks, because the source has changed under us.
  package mutating func forgetChunks() {
    cache.drop(source: sourceNumber)
    sourceNumber = SourceNumber()
  }

  /// Allocates slots for rows that an edit inserts; all their cells are null.
  ///
  /// - Precondition: The caller has checked the published limit of rows.
  /// - Returns: The slots, consecutive.
  package mutating func addInsertedRows(_ count: Int) -> Range<UInt32> {
    let first = RowSlot.firstInserted + UInt32(insertedCount)
    insertedCount += count
    return first..<first + UInt32(count)
  }

  /// How many inserted rows there are, dead or alive; those forgotten are not.
  package var heldInsertedCount: Int { insertedCount - forgottenCount }

  /// The first of the inserted rows from one on, counted from 0, that is not forgotten.
  package func insertedRow(from ordinal: Int) -> Int {
    let slot = RowSlot.firstInserted + UInt32(min(ordinal, insertedCount))
    return Int(insertedStretches.next(from: slot) - RowSlot.firstInserted)
  }

  /// How many rows can still be given a slot.
  package var freeSlotCount: Int {
    Int(RowSlot.firstEntry - RowSlot.firstInserted) - insertedCount
  }

  /// Forgets all cells of inserted rows that nobody can name any more. O(columns · log slots) per
  /// run and 256 slots.
  package mutating func forgetRows(_ runs: [Range<UInt32>]) {
    for run in runs {
      let slots = Int(run.lowerBound)..<Int(run.upperBound)
      for column in overlays.keys { overlays[column]?.removeRange(slots) }
      forgetSupplied(slots)
      forgottenCount += run.count
    }
  }

  /// Leaves out of the chunks what no inserted row stands in.
  ///
  /// - Parameter held: The slots of inserted rows, dead or alive, in any order.
  package mutating func packInsertedChunks(_ held: [Range<UInt32>]) {
    insertedStretches = SlotStretches(
      held, from: RowSlot.firstInserted + UInt32(insertedCount), rowsMax: source.chunkRows)
  }

  /// Sets a cell in the overlay; nil restores the source's cell. The entry records the revision.
  ///
  /// - Complexity: O(log slots); copies one path when a snapshot shares it.
  package mutating func setCell(
    _ cell: Cell?, slot: UInt32, column: ColumnNumber, revision: Revision
  ) {
    overlays[column, default: SlotMap()][slot] = OverlayCell(cell: cell, revision: revision)
  }

  // MARK: Edited cells

  /// The overlay's entry for a cell, or nil if it was never edited, nor supplied where the client
  /// supplies the column.
  package func overlayCell(slot: UInt32, column: ColumnNumber) -> OverlayCell? {
    (supplied[column]?.cells ?? overlays[column])?[slot]
  }

  /// The overlay's entry for a column's own cell, also where something else is shown in its place.
  package func ownCell(slot: UInt32, column: ColumnNumber) -> OverlayCell? {
    overlays[column]?[slot]
  }

  /// Whether a cell has changed after a revision, or one that it is made from.
  package func cell(slot: UInt32, column: ColumnNumber, changedAfter revision: Revision) -> Bool {
    if isDerivedAnew(column, after: revision) { return true }
    if let sources = derived.sources(of: column) {
      return sources.contains { storedCell(slot: slot, column: $0, changedAfter: revision) }
    }
    return storedCell(slot: slot, column: column, changedAfter: revision)
  }

  private func storedCell(
    slot: UInt32, column: ColumnNumber, changedAfter revision: Revision
  ) -> Bool {
    if isSupplied(column), isDerivedAnew(column, after: revision) { return true }
    return overlayCell(slot: slot, column: column).map { $0.revision > revision } ?? false
  }

  /// Whether the overlay has a cell of a column, or of one of its inputs, in a range of slots.
  /// Supplied cells count as edited.
  package func hasEdits(in slots: Range<UInt32>, column: ColumnNumber) -> Bool {
    if let sources = derived.sources(of: column) {
      return sources.contains { hasStoredEdits(in: slots, column: $0) }
    }
    return hasStoredEdits(in: slots, column: column)
  }

  private func hasStoredEdits(in slots: Range<UInt32>, column: ColumnNumber) -> Bool {
    if isSupplied(column) { return true }
    guard let overlay = overlays[column] else { return false }
    var found = false
    overlay.forEachRun(in: Int(slots.lowerBound)..<Int(slots.upperBound)) { _, entry in
      if entry.cell != nil { found = true }
    }
    return found
  }

  /// Calls `body` with every edited or supplied cell of a column in a range of slots, by rising
  /// slot.
  package func forEachEdit(
    in slots: Range<UInt32>, column: ColumnNumber, _ body: (UInt32, Cell) -> Void
  ) {
    let overlay = supplied[column]?.cells ?? overlays[column]
    overlay?.forEachRun(in: Int(slots.lowerBound)..<Int(slots.upperBound)) { run, entry in
      guard let cell = entry.cell else { return }
      for slot in run { body(UInt32(slot), cell) }
    }
  }
}

extension Cell {
  /// What an edited cell shows: its source text, or the text itself; empty for null.
  ///
  /// Whoever writes the overlay gives every cell that is neither text nor JSON its display text as
  /// source. JSON is spelled as a file has it, with quotes; what it shows is its codec's business.
  package var overlayText: Text {
    if let source { return source }
    switch value {
    case .text(let text): return text
    case .json(let json): return json.text
    case .null, .boolean, .integer, .number, .decimal, .date, .dateTime, .duration, .error,
      .pending:
      return ""
    }
  }
}

/// An edited cell with the table revision that last changed it.
package struct OverlayCell: Sendable {
  /// The cell; nil where undo gave the source's own cell back.
  package var cell: Cell?
  /// The revision that wrote this entry.
  package var revision: Revision

  /// Makes an entry.
  package init(cell: Cell?, revision: Revision) {
    self.cell = cell
    self.revision = revision
  }
}

/// When cells have last changed: another number means that some may hold something else.
private struct CellStamps: Sendable {
  /// Which rows there are, by which keys.
  private(set) var rows = SourceNumber()
  /// The cells of a column; none where nothing has changed yet.
  private(set) var columns: [ColumnNumber: SourceNumber] = [:]

  /// Takes up a change of some columns, or with nil one of the rows.
  mutating func note(_ changed: Set<ColumnNumber>?) {
    guard let changed else {
      rows = SourceNumber()
      return
    }
    for column in changed { columns[column] = SourceNumber() }
  }
}
