import ColumnStorage
import RowTree
import TableValues

/// A table state that is being edited. If all edits of a list succeed, it becomes the new state;
/// otherwise it is discarded.
package struct EditDraft {
  /// The state as edited so far.
  package private(set) var state: TableState
  /// The changes so far, as soon as ``perform()`` has returned.
  package private(set) var changes: [TableChange] = []
  /// The newest changes of cells, all of one column. They grow in place until another kind of
  /// change follows.
  private var openCells: (column: ColumnNumber, cells: [CellChange])?
  /// The inserted rows, in order.
  package private(set) var inserted: [UInt32] = []
  /// The number of cells set.
  package private(set) var changedCells = 0

  /// The original state, against which `seen` is checked: the list's own changes never conflict
  /// with it.
  let original: TableState
  private let revision: Revision
  let request: EditRequest
  /// Permissions that the view's user needs from the client.
  package var asked: [AskedPermission] = []
  /// The rows that rules must be checked for.
  var touched = RowsToCheck()
  /// Whether the edits were cancelled. Checked every few rows, cells and edits.
  package var isCancelled: @Sendable () -> Bool = { false }
  private let firstKey: Int64
  private let insertedRowsMax: Int
  /// The index of the row, among those that the present edit inserts, whose key is being checked.
  var checkedRow: Int?

  /// Starts a draft of the state after `state`.
  ///
  /// - Parameter firstKey: The smallest assigned key that no row of the source can have.
  package init(of state: TableState, _ request: EditRequest, firstKey: Int64, insertedRowsMax: Int)
  {
    self.state = state
    original = state
    self.request = request
    self.firstKey = firstKey
    self.insertedRowsMax = insertedRowsMax
    revision = state.revision.next
  }

  /// Applies all edits of the request. O(log n) per row and cell.
  ///
  /// - Throws: ``EditRefusal`` for the first edit that fails.
  package mutating func perform() throws(EditRefusal) {
    if request.isExact, let seen = request.seen, !original.isUnchanged(since: seen) {
      throw EditRefusal(index: 0, reason: .conflict(seen: seen, current: state.revision))
    }
    try checkColumnEdits()
    defer { closeCells() }
    for (index, edit) in request.edits.enumerated() {
      (touched.edit, checkedRow) = (index, nil)
      do throws(TableError) {
        try check(at: index)
        try perform(edit)
      } catch {
        // After a cancellation the state is incomplete, and the error is not the edit's fault.
        throw EditRefusal(
          index: index, row: checkedRow, reason: isCancelled() ? .cancelled : error)
      }
    }
    endConflicts()
  }

  /// Applies edits behind those of the request. O(log n) per row and cell.
  ///
  /// - Throws: ``TableError`` for the first edit that fails; the draft is then of no use.
  package mutating func perform(next edits: [TableEdit]) throws(TableError) {
    defer { closeCells() }
    for edit in edits { try perform(edit) }
  }

  /// Replaces the columns. Cells of columns that have the same number stay.
  package mutating func replaceSchema(by schema: TableSchema) {
    if schema == state.content.schema { return }
    apply(.schema(before: state.content.schema, after: schema))
  }

  /// Ends the conflicts that the edits decide.
  private mutating func endConflicts() {
    guard original.conflictCount > 0 else { return }
    closeCells()
    // Edits of columns and of cells are never in one list.
    let converts = request.edits.contains { $0.isOfColumns }
    let decided = state.conflictsDecided(by: changes, since: original, converts: converts)
    if !decided.isEmpty { apply(.traits(decided)) }
  }

  /// Refuses changes of columns together with other edits, whose cells were parsed for the current
  /// columns.
  private func checkColumnEdits() throws(EditRefusal) {
    guard request.edits.contains(where: { $0.isOfColumns }) else { return }
    var hasColumnEdit: Bool?
    var changed = Set<ColumnNumber>()
    for (index, edit) in request.edits.enumerated() {
      var isColumnEdit = false
      if case .columns(let change) = edit {
        isColumnEdit = true
        if case .set(let column) = change, !changed.insert(column.number).inserted {
          throw EditRefusal(index: index, reason: .columnRefused(column.id, .changedTwice))
        }
      }
      if hasColumnEdit ?? isColumnEdit != isColumnEdit {
        throw EditRefusal(index: index, reason: .mixedEdits)
      }
      hasColumnEdit = isColumnEdit
    }
  }

  private mutating func perform(_ edit: TableEdit) throws(TableError) {
    if let user = request.user { try permit(edit, to: user) }
    let row = changedRow(edit)
    switch edit {
    case .set(let row, let cells): try set(row, request.user?.written(cells) ?? cells)
    case .insert(let rows, let place, let carried): try insert(rows, place, carried)
    case .remove(let rows): try remove(rows)
    case .move(let rows, let place): try move(rows, place)
    case .adopt(let slots): try adopt(slots)
    case .setTraits(let row, let patch): try setTraits(slot(of: row), patch)
    case .columns(let edit): try change(edit)
    case .sections(let edit): try change(edit)
    }
    try checkKinds(of: edit, row)
  }

  /// Applies the edits that can be applied and skips the others.
  ///
  /// - Parameter left: Edits that are left out.
  /// - Returns: The errors of the others.
  package mutating func performWhatCanBe(without left: Set<Int> = []) -> [EditRefusal] {
    var refusals: [EditRefusal] = []
    do throws(EditRefusal) { try checkColumnEdits() } catch { return [error] }
    defer { closeCells() }
    for (index, edit) in request.edits.enumerated() where !left.contains(index) {
      if index % TableState.cancellationRows == 0, isCancelled() { break }
      (touched.edit, checkedRow) = (index, nil)
      do throws(TableError) {
        try perform(edit)
      } catch {
        refusals.append(EditRefusal(index: index, row: checkedRow, reason: error))
      }
    }
    return refusals
  }

  mutating func apply(_ change: TableChange) {
    state.apply(change, at: revision, isCancelled: isCancelled)
    if case .cells(let column, let cells) = change { return note(cells, column) }
    closeCells()
    changes.append(change)
  }

  /// Cells of the same column as the last change are merged with it.
  private mutating func note(_ cells: [CellChange], _ column: ColumnNumber) {
    guard openCells?.column == column else {
      closeCells()
      openCells = (column, cells)
      return
    }
    openCells?.cells.append(contentsOf: cells)
  }

  private mutating func note(_ cell: CellChange, _ column: ColumnNumber) {
    guard openCells?.column == column else { return note([cell], column) }
    openCells?.cells.append(cell)
  }

  private mutating func closeCells() {
    guard let open = openCells else { return }
    openCells = nil
    changes.append(.cells(column: open.column, open.cells))
  }

  /// Checks at intervals whether the edits were cancelled.
  func check(at place: Int) throws(TableError) {
    if place % TableState.cancellationRows == 0, isCancelled() { throw .cancelled }
  }

  func slot(of key: RowKey) throws(TableError) -> UInt32 {
    guard let slot = state.slot(of: key) else { throw state.unknownRow(key) }
    return slot
  }

  private func slots(of keys: [RowKey], pinned: Bool) throws(TableError) -> [UInt32] {
    var slots: [UInt32] = []
    var seen = Set<UInt32>()
    for (place, key) in keys.enumerated() {
      try check(at: place)
      let slot = try slot(of: key)
      if pinned { try checkPin(row: slot) }
      if seen.insert(slot).inserted { slots.append(slot) }
    }
    return slots
  }

  // MARK: Conflicts

  func checkPin(row slot: UInt32) throws(TableError) {
    guard let seen = request.seen, original.row(slot, changedAfter: seen) else { return }
    throw .conflict(seen: seen, current: original.revision)
  }

  private func checkPin(cell slot: UInt32, _ column: ColumnNumber) throws(TableError) {
    guard let seen = request.seen,
      original.content.cell(slot: slot, column: column, changedAfter: seen)
    else { return }
    throw .conflict(seen: seen, current: original.revision)
  }

  // MARK: Cells

  private mutating func set(_ row: RowKey, _ edits: [CellEdit]) throws(TableError) {
    let slot = try slot(of: row)
    for edit in edits {
      try checkPin(cell: slot, edit.column)
      guard let column = state.content.schema[edit.column] else { continue }
      guard column.takesEdits else { throw .notEditable(column.id) }
    }
    try checkKey(of: slot, edits)
    for edit in edits {
      let before = state.content.ownCell(slot: slot, column: edit.column)?.cell
      let change = CellChange(slot: slot, before: before, after: edit.cell)
      state.apply(change, of: edit.column, at: revision)
      note(change, edit.column)
      changedCells += 1
      if state.validation != nil { touched.note(slot, edit.column) }
    }
  }

  /// Refuses a new key that another live row has, or that is invalid.
  private func checkKey(of slot: UInt32, _ edits: [CellEdit]) throws(TableError) {
    guard edits.contains(where: { state.isKey($0.column) }) else { return }
    let schema = state.content.schema
    let current = state.content.unformatted.cells(of: [slot], schema.keyRequests).map { $0[0] }
    let cells = schema.keyColumns.indices.map { index in
      edits.last { $0.column == schema.keyColumns[index] }.map { schema.keyCell($0.cell, index) }
        ?? current[index]
    }
    try checkFree(RowKey(cells: cells), for: slot)
  }

  private func checkFree(_ key: RowKey?, for slot: UInt32?) throws(TableError) {
    guard let key else { throw .missingKeys(rows: []) }
    try key.checkSize()
    if let holder = state.slot(of: key), holder != slot {
      throw .duplicateKeys([DuplicateKey(key: key, rows: [])])
    }
  }

  // MARK: Rows

  mutating func insert(
    _ rows: [[Cell]], _ place: RowPlace, _ carried: [TraitsPatch?] = []
  ) throws(TableError) {
    guard !rows.isEmpty else { return }
    let total = state.content.heldInsertedCount + rows.count
    if total > insertedRowsMax || rows.count > state.content.freeSlotCount {
      throw .limit(name: "rowsMax", maximum: insertedRowsMax, found: total)
    }
    try checkKeys(ofNew: rows)
    let neighbour = try neighbour(of: place, moving: [])
    let slots = state.addRows(rows.count, firstKey: firstKey)
    fill(slots, with: rows)
    let traits = zip(slots, carried).compactMap { slot, patch in
      patch?.applied(to: nil).map { TraitsChange(slot: slot, before: nil, after: $0) }
    }
    if !traits.isEmpty { apply(.traits(traits)) }
    apply(.rows(.insert(slots, after: neighbour)))
    inserted.append(contentsOf: slots)
    if state.validation != nil { touched.note(slots) }
  }

  /// Writes the cells of new rows before they are inserted, so that they are inserted with their
  /// complete key.
  private mutating func fill(_ slots: Range<UInt32>, with rows: [[Cell]]) {
    for (position, column) in state.content.schema.columns.enumerated()
    where column.isStored {
      let cells = rows.indices.compactMap { row -> CellChange? in
        let cell = rows[row][position]
        guard cell != .null || state.content.schema.keyColumns.contains(column.number) else {
          return nil
        }
        return CellChange(slot: slots.lowerBound + UInt32(row), before: nil, after: cell)
      }
      if !cells.isEmpty { apply(.cells(column: column.number, cells)) }
    }
  }

  private mutating func checkKeys(ofNew rows: [[Cell]]) throws(TableError) {
    let schema = state.content.schema
    guard !schema.keyColumns.isEmpty else { return }
    let positions = schema.keyColumns.compactMap { schema.position(of: $0) }
    var own = Set<RowKey>()
    for (place, row) in rows.enumerated() {
      try check(at: place)
      checkedRow = place
      let cells = positions.indices.map { schema.keyCell(row[positions[$0]], $0) }
      let key = RowKey(cells: cells)
      try checkFree(key, for: nil)
      if let key, !own.insert(key).inserted {
        throw .duplicateKeys([DuplicateKey(key: key, rows: [])])
      }
    }
    checkedRow = nil
  }

  private mutating func remove(_ rows: [RowKey]) throws(TableError) {
    let slots = try slots(of: rows, pinned: true)
    if !slots.isEmpty { apply(.rows(.remove(slots))) }
  }

  private mutating func move(_ rows: [RowKey], _ place: RowPlace) throws(TableError) {
    let slots = try slots(of: rows, pinned: true)
    guard !slots.isEmpty else { return }
    var neighbour = try neighbour(of: place, moving: Set(slots))
    var there: [RowPlacement] = []
    for slot in slots {
      there.append(RowPlacement(slot: slot, after: neighbour))
      neighbour = slot
    }
    let back = state.placements(of: slots, isCancelled: isCancelled)
    apply(.rows(.move(there: there, back: back)))
  }

  /// The row or tombstone behind which a place begins, skipping rows that are moved.
  private func neighbour(
    of place: RowPlace, moving: Set<UInt32>
  ) throws(TableError) -> UInt32? {
    switch place {
    case .start: return nil
    case .end: return stayer(atOrBeforeTotal: state.order.totalCount - 1, moving)
    case .before(let key):
      let slot = try slot(of: key)
      if moving.contains(slot) { throw .placeIsMoving(key) }
      return stayer(before: slot, moving)
    case .after(let key):
      let slot = try slot(of: key)
      if moving.contains(slot) { throw .placeIsMoving(key) }
      return slot
    case .index(let index):
      guard let slot = state.order.slot(at: max(0, index)) else {
        // A row that is not read yet may have this index.
        if !state.isComplete { throw .notComplete }
        return stayer(atOrBeforeTotal: state.order.totalCount - 1, moving)
      }
      return stayer(before: slot, moving)
    case .indexAfter(let index):
      return try neighbour(of: .index(sourceIndex(index, without: moving)), moving: moving)
    }
  }

  /// The source index of the row with an index among those that are not moved. O(m log n) for m
  /// moved rows.
  private func sourceIndex(_ index: Int, without moving: Set<UInt32>) -> Int {
    var place = max(0, index)
    for source in moving.compactMap({ state.order.index(of: $0) }).sorted() {
      guard source <= place else { break }
      place += 1
    }
    return place
  }

  private func stayer(before slot: UInt32, _ moving: Set<UInt32>) -> UInt32? {
    stayer(atOrBeforeTotal: (state.order.totalIndex(of: slot) ?? 0) - 1, moving)
  }

  private func stayer(atOrBeforeTotal position: Int, _ moving: Set<UInt32>) -> UInt32? {
    var position = position
    while position >= 0, let row = state.order.row(atTotal: position) {
      if !moving.contains(row.slot) { return row.slot }
      position -= 1
    }
    return nil
  }
}

extension TableEdit {
  /// Whether it changes the columns.
  fileprivate var isOfColumns: Bool {
    if case .columns = self { true } else { false }
  }
}
