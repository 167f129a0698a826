import RowTree
import TableValues

/// The cells of a table at one revision: an immutable source, with an overlay of edits above it.
///
/// It is a value: a copy is one pointer, and is a snapshot. Writing afterwards copies one path of
/// the overlay's tree, in O(log slots). It does not know which rows are live, nor their order;
/// `RowOrder` does.
package struct TableContent: Sendable {
  private var storage: Storage

  private var parts: Parts {
    _read { yield storage.parts }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.parts) }
      yield &storage.parts
    }
  }

  /// The columns.
  package private(set) var schema: TableSchema {
    get { parts.schema }
    set { parts.schema = newValue }
  }
  /// The codecs of columns that have formats.
  package internal(set) var codecs: [ColumnNumber: any ColumnCodec] {
    get { parts.codecs }
    set { parts.codecs = newValue }
  }
  /// The source of unedited cells.
  package var source: any ChunkSource { parts.source }
  /// The cache of decoded chunks.
  package var cache: ChunkCache { parts.cache }
  /// How many cells of a chunk are read together.
  var blockCells: Int { parts.blockCells }
  /// The key of this source's chunks in the cache.
  package private(set) var sourceNumber: SourceNumber {
    get { parts.sourceNumber }
    set { parts.sourceNumber = newValue }
  }
  /// The number of rows ever inserted by edits. Their slots begin at ``RowSlot/firstInserted``.
  package private(set) var insertedCount: Int {
    get { parts.insertedCount }
    set { parts.insertedCount = newValue }
  }
  /// The number of forgotten rows among them.
  private var forgottenCount: Int {
    get { parts.forgottenCount }
    set { parts.forgottenCount = newValue }
  }
  /// The slots of inserted rows that are not forgotten.
  var insertedStretches: SlotStretches {
    get { parts.insertedStretches }
    set { parts.insertedStretches = newValue }
  }
  /// The number of source rows in this snapshot. A loading source may have more by now.
  package private(set) var sourceRowCount: Int {
    get { parts.sourceRowCount }
    set { parts.sourceRowCount = newValue }
  }

  /// Finds rows by key, for expressions that read other rows; nil if none do.
  package var rows: (any RowFinder)? {
    get { parts.rows }
    set { parts.rows = newValue }
  }
  /// The version numbers of cells, for readers of other rows.
  private var stamps: CellStamps {
    _read { yield parts.stamps }
    _modify { yield &parts.stamps }
  }
  /// The derived columns.
  var derived: DerivedColumns {
    _read { yield parts.derived }
    _modify { yield &parts.derived }
  }
  /// The client-computed columns.
  var supplied: [ColumnNumber: SuppliedCells] {
    _read { yield parts.supplied }
    _modify { yield &parts.supplied }
  }
  /// The edited cells, by column number.
  private(set) var overlays: ColumnMap<SlotMap<OverlayCell>> {
    _read { yield parts.overlays }
    _modify { yield &parts.overlays }
  }

  /// The content of an unedited table.
  ///
  /// - Parameter blockCells: How many cells of a chunk are read together. Tests have smaller numbers.
  package init(
    schema: TableSchema, source: any ChunkSource, cache: ChunkCache,
    codecs: [ColumnNumber: any ColumnCodec] = [:],
    derived columns: [ColumnNumber: any DerivedColumn] = [:],
    blockCells: Int = ColumnBlocks.cellsMax
  ) {
    storage = Storage(
      Parts(
        schema: schema, codecs: codecs, source: source, cache: cache,
        sourceRowCount: source.rowCount, blockCells: blockCells))
    derived.replace(with: columns, at: nil)
    derived.noteDisplayed(in: schema)
    fitSupplied(at: nil)
  }

  // MARK: Changes

  /// Replaces the columns, and the codecs of those that have formats.
  package mutating func setSchema(
    _ schema: TableSchema, codecs: [ColumnNumber: any ColumnCodec]
  ) {
    self.schema = schema
    self.codecs = codecs
  }

  /// Replaces the derived columns. Those with a new definition count as changed at the given
  /// revision. Client-computed columns are adapted to the schema.
  package mutating func setDerived(
    _ columns: [ColumnNumber: any DerivedColumn], revision: Revision
  ) {
    derived.replace(with: columns, at: revision)
    derived.noteDisplayed(in: schema)
    fitSupplied(at: revision)
  }

  /// Invalidates columns that read other rows, after a change of cells in some columns.
  ///
  /// With nil, rows were inserted or removed, or their keys changed: all such columns are
  /// invalidated.
  package mutating func renewDerived(
    reading changed: Set<ColumnNumber>?, revision: Revision
  ) {
    stamps.note(changed)
    if !derived.others.isEmpty { derived.renew(reading: changed, at: revision) }
  }

  /// The same after a change of cells in one column.
  package mutating func renewDerived(
    readingOnly column: ColumnNumber, revision: Revision
  ) {
    stamps.note(column)
    if !derived.others.isEmpty { derived.renew(reading: [column], at: revision) }
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

  /// Extends the content to rows that the source has loaded since.
  package mutating func growSource(to count: Int) {
    sourceRowCount = max(sourceRowCount, min(count, source.rowCount))
  }

  /// Invalidates all decoded chunks, because the source file has changed.
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

  /// The number of inserted rows, live or dead, without forgotten ones.
  package var heldInsertedCount: Int { insertedCount - forgottenCount }

  /// The first inserted row from an ordinal on (counted from 0) that is not forgotten.
  package func insertedRow(from ordinal: Int) -> Int {
    let slot = RowSlot.firstInserted + UInt32(min(ordinal, insertedCount))
    return Int(insertedStretches.next(from: slot) - RowSlot.firstInserted)
  }

  /// The number of rows that can still be assigned a slot.
  package var freeSlotCount: Int {
    Int(RowSlot.firstEntry - RowSlot.firstInserted) - insertedCount
  }

  /// Discards all cells of inserted rows that nothing can refer to any more. O(columns · log slots)
  /// per run and 256 slots.
  package mutating func forgetRows(_ runs: [Range<UInt32>]) {
    for run in runs {
      let slots = Int(run.lowerBound)..<Int(run.upperBound)
      overlays.forEachValue { $0.removeRange(slots) }
      forgetSupplied(slots)
      forgottenCount += run.count
    }
  }

  /// Discards all edited cells of removed columns that nothing can refer to any more. O(1) per column.
  package mutating func forgetColumns(_ columns: [ColumnNumber]) {
    for column in columns {
      overlays[column] = nil
      stamps.forget(column)
    }
  }

  /// Removes the slots without rows from the chunks of inserted rows.
  ///
  /// - Parameter held: The slots of inserted rows, live or dead, in any order.
  package mutating func packInsertedChunks(_ held: [Range<UInt32>]) {
    insertedStretches = SlotStretches(
      held, from: RowSlot.firstInserted + UInt32(insertedCount), rowsMax: source.chunkRows)
  }

  /// Sets a cell in the overlay. Nil restores the source's cell. The entry records the revision.
  ///
  /// - Complexity: O(log slots). Copies one path if a snapshot shares it.
  package mutating func setCell(
    _ cell: Cell?, slot: UInt32, column: ColumnNumber, revision: Revision
  ) {
    overlays[column, default: SlotMap()][slot] = OverlayCell(cell: cell, revision: revision)
  }

  // MARK: Edited cells

  /// The overlay's entry of a cell; nil if it was never edited, or never sent for a client-computed
  /// column.
  package func overlayCell(slot: UInt32, column: ColumnNumber) -> OverlayCell? {
    overlay(of: column)?[slot]
  }

  /// The edited cells of a column, or those supplied where the client supplies it; nil: there are none.
  package func overlay(of column: ColumnNumber) -> SlotMap<OverlayCell>? {
    supplied.isEmpty ? overlays[column] : supplied[column]?.cells ?? overlays[column]
  }

  /// The overlay's entry of a column's own cell, even if it displays something else.
  package func ownCell(slot: UInt32, column: ColumnNumber) -> OverlayCell? {
    overlays[column]?[slot]
  }

  /// Whether a cell, or one that it is computed from, has changed after a revision.
  package func cell(slot: UInt32, column: ColumnNumber, changedAfter revision: Revision) -> Bool {
    if isDerivedAnew(column, after: revision) { return true }
    if let sources = derived.sources(of: column) {
      return sources.contains { storedCell(slot: slot, column: $0, changedAfter: revision) }
    }
    return storedCell(slot: slot, column: column, changedAfter: revision)
  }

  /// The places in a list of rows at which ``cell(slot:column:changedAfter:)`` is true. O(rows ·
  /// log slots), faster where rows that follow each other are neighbours.
  package func places(
    _ places: [Int], of slots: [UInt32], column: ColumnNumber, changedAfter revision: Revision
  ) -> [Int] {
    if isDerivedAnew(column, after: revision) { return places }
    guard derived.sources(of: column) == nil else {
      return places.filter { cell(slot: slots[$0], column: column, changedAfter: revision) }
    }
    guard let overlay = overlay(of: column) else { return [] }
    var reader = SlotReader(overlay)
    return places.filter { place in
      reader.holds(slots[place]) { $0.revision > revision }
    }
  }

  private func storedCell(
    slot: UInt32, column: ColumnNumber, changedAfter revision: Revision
  ) -> Bool {
    if isSupplied(column), isDerivedAnew(column, after: revision) { return true }
    return overlayCell(slot: slot, column: column).map { $0.revision > revision } ?? false
  }

  /// Whether the overlay has a cell of a column, or of one of its inputs, in a range of slots.
  /// Client-computed cells count as edited.
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

  /// Calls `body` for every edited or client-computed cell of a column in a range of slots, in
  /// ascending order of slot.
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
  /// The display text of an edited cell: its source text, or the text itself; empty for null.
  ///
  /// Code that writes the overlay gives every cell that is neither text nor JSON its display text
  /// as source. JSON has the text of a file, with quotes; its codec computes the display text.
  package var overlayText: Text {
    if let source { return source }
    switch value {
    case .text(let text): return text
    case .json(let json): return json.text
    case .null, .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .error,
      .pending:
      return ""
    }
  }
}

/// An edited cell with the table revision that last changed it.
package struct OverlayCell: Sendable {
  /// The cell; nil if undo restored the source's own cell.
  package var cell: Cell?
  /// The revision that wrote this entry.
  package var revision: Revision

  /// Makes an entry.
  package init(cell: Cell?, revision: Revision) {
    self.cell = cell
    self.revision = revision
  }
}

/// The members of a content.
private struct Parts: Sendable {
  var schema: TableSchema
  var codecs: [ColumnNumber: any ColumnCodec]
  let source: any ChunkSource
  let cache: ChunkCache
  var sourceNumber = SourceNumber()
  var insertedCount = 0
  var forgottenCount = 0
  var insertedStretches = SlotStretches()
  var sourceRowCount: Int
  let blockCells: Int
  var rows: (any RowFinder)?
  var stamps = CellStamps()
  var derived = DerivedColumns()
  var supplied: [ColumnNumber: SuppliedCells] = [:]
  var overlays = ColumnMap<SlotMap<OverlayCell>>()
}

/// The storage of contents. Several contents share it until one of them is written.
///
/// `@unchecked Sendable`, and accesses are not checked at run time: it is written only through a
/// content that alone refers to it, and who writes to a value has exclusive access to it.
private final class Storage: @unchecked Sendable {
  @exclusivity(unchecked)
  var parts: Parts

  init(_ parts: Parts) { self.parts = parts }
}

/// The version numbers of cells. A different number means that some cell may differ.
private struct CellStamps: Sendable {
  /// The version of the set of rows and their keys.
  private(set) var rows = SourceNumber()
  /// The versions of columns. A column without changes has none.
  private(set) var columns = ColumnMap<SourceNumber>()

  /// Records a change of some columns, or with nil a change of rows.
  mutating func note(_ changed: Set<ColumnNumber>?) {
    guard let changed else {
      rows = SourceNumber()
      return
    }
    for column in changed { note(column) }
  }

  /// Forgets a removed column.
  mutating func forget(_ column: ColumnNumber) { columns[column] = nil }

  /// Follows a change of a column.
  mutating func note(_ column: ColumnNumber) { columns[column] = SourceNumber() }
}
