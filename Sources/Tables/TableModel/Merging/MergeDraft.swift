import ColumnStorage
import RowTree
import TableDiffing
import TableValues

/// A merge of new content with a table that has unsaved edits.
package struct MergedTable: Sendable {
  /// The table after it.
  package var state: TableState
  /// The change; nil if nothing changed.
  package var record: EditRecord?
  /// The table as the other content alone would make it, in the rows of ``state``.
  package var theirs: TableState
  /// What makes ``state`` of ``theirs``: the edits that are still unsaved.
  package var unsaved: [TableChange]
}

/// Merges new content with a table that has unsaved edits: both began with the same base. It works on
/// values only, so it may run on any thread.
///
/// For example, the file was `1,Ada,London`. We changed the name to Eve and did not save. Another
/// program writes `1,Ada,Paris`. The table becomes `1,Eve,Paris`, and a save writes the name only.
///
/// The caller merges columns: ``ContentRequest/schema`` has those of the merged table, and
/// ``ContentRequest/baseSchema`` those that the other side made of the base.
package struct MergeDraft {
  let comparison: ThreeWayComparison
  let request: ContentRequest
  /// The state so far.
  private(set) var state: TableState
  /// The changes so far.
  private(set) var changes: [TableChange] = []
  /// The slot of each merged row.
  private(set) var slots: [UInt32] = []
  /// Rows of the base that we removed and that stay, because they were changed.
  private(set) var revived: [UInt32] = []
  /// The merged rows that the table does not have yet.
  private(set) var newRows: [Int] = []
  /// Their rows that the table has removed and forgotten, with slots for these.
  private(set) var lost: [(row: Int, slot: UInt32)] = []
  /// For each of their rows the merged one, or -1.
  private(set) var mergedOfTheirs: [Int]
  /// For each of our rows the merged one, or -1.
  private(set) var mergedOfOurs: [Int]
  /// Their rows whose cells are needed, rising, and these cells.
  private(set) var readRows: [Int] = []
  private var readCells: [[Cell]] = []
  let revision: Revision
  private let firstKey: Int64
  private let insertedRowsMax: Int
  let isCancelled: @Sendable () -> Bool

  /// Compares. O(n log n) for n rows. May block on files.
  ///
  /// - Parameters:
  ///   - base: The state that both sides began with.
  ///   - firstKey: The smallest assigned key that no row of the source can have.
  /// - Throws: ``TableError``, ``DiffCancelled``.
  package init(
    of table: TableState, base: TableState, _ request: ContentRequest, firstKey: Int64,
    insertedRowsMax: Int, isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    let next = table.revision.next
    let newColumns = Set(
      request.columns.indices.filter { base.content.schema[request.columns[$0]] == nil })
    var (ours, base) = (table, base)
    if let schema = request.schema, schema != ours.content.schema {
      let change = TableChange.schema(before: ours.content.schema, after: schema)
      ours.apply(change, at: next)
      changes.append(change)
    }
    if let schema = request.baseSchema, schema != base.content.schema {
      base.apply(.schema(before: base.content.schema, after: schema), at: base.revision.next)
    }
    comparison = try ThreeWayComparison(
      of: ours, base: base, request, newColumns: newColumns, isCancelled: isCancelled)
    self.request = request
    self.firstKey = firstKey
    self.insertedRowsMax = insertedRowsMax
    self.isCancelled = isCancelled
    state = ours
    revision = next
    mergedOfTheirs = Array(repeating: -1, count: comparison.theirs.origins.count)
    mergedOfOurs = Array(repeating: -1, count: comparison.ourSlots.count)
    for (row, entry) in comparison.merged.rows.enumerated() {
      if let their = entry.theirs { mergedOfTheirs[their] = row }
      if let our = entry.ours { mergedOfOurs[our] = row }
    }
  }

  /// Makes the changes. O(n), and O(log n) for each changed row and cell. May block on files.
  ///
  /// - Throws: ``TableError``, ``InvalidRows``, ``DiffCancelled``.
  package mutating func merged() throws -> MergedTable {
    try giveSlots()
    try readTheirs()
    try setCells()
    try changeRows()
    try check()
    let table = TheirTable(self).made
    try setConflicts()
    if changes.isEmpty { state.advance(to: comparison.ours.revision) }
    var result = MergedTable(
      state: state, record: nil, theirs: table.state, unsaved: table.unsaved)
    if !changes.isEmpty {
      result.record = EditRecord(
        changes: changes, cause: .setRows, label: request.label, author: request.author,
        historyClass: request.historyClass, hints: request.hints)
    }
    return result
  }

  private mutating func apply(_ change: TableChange) throws(TableError) {
    state.apply(change, at: revision, isCancelled: isCancelled)
    if isCancelled() { throw .cancelled }
    changes.append(change)
  }

  // MARK: Rows and cells

  private mutating func giveSlots() throws(TableError) {
    let ours = comparison.ours
    slots.reserveCapacity(comparison.merged.rows.count)
    for (row, entry) in comparison.merged.rows.enumerated() {
      if let our = entry.ours {
        slots.append(comparison.ourSlots[our])
      } else if let base = entry.base, ours.order.holds(comparison.baseSlots[base]) {
        revived.append(comparison.baseSlots[base])
        slots.append(comparison.baseSlots[base])
      } else {
        newRows.append(row)
        slots.append(RowSlot.firstEntry)
      }
    }
    for (their, row) in mergedOfTheirs.enumerated() where row < 0 {
      let base = comparison.theirs.origins[their]
      if base < 0 || !ours.order.holds(comparison.baseSlots[base]) { lost.append((their, 0)) }
    }
    let count = newRows.count + lost.count
    if count == 0 { return }
    let total = state.content.heldInsertedCount + count
    if total > insertedRowsMax || count > state.content.freeSlotCount {
      throw .limit(name: "rowsMax", maximum: insertedRowsMax, found: total)
    }
    let first = state.addRows(count, firstKey: firstKey).lowerBound
    for (place, row) in newRows.enumerated() { slots[row] = first + UInt32(place) }
    for place in lost.indices { lost[place].slot = first + UInt32(newRows.count + place) }
  }

  /// Reads their cells, as far as one of them is needed.
  private mutating func readTheirs() throws(TableError) {
    let rows = comparison.merged.rows
    var isNeeded = [Bool](repeating: false, count: mergedOfTheirs.count)
    func need(_ row: Int) { if let their = rows[row].theirs { isNeeded[their] = true } }
    for row in comparison.merged.theirCells.joined() { need(row) }
    for (row, entry) in rows.enumerated() where entry.base == nil && entry.ours != nil { need(row) }
    for slot in comparison.editedSlots.joined() {
      let our = comparison.ourPlaces[slot]
      if our >= 0, mergedOfOurs[our] >= 0 { need(mergedOfOurs[our]) }
    }
    for slot in comparison.ours.conflictedRows {
      let our = comparison.ourPlaces[slot]
      if our >= 0, mergedOfOurs[our] >= 0 { need(mergedOfOurs[our]) }
    }
    for (their, _) in lost { isNeeded[their] = true }
    readRows = isNeeded.indices.filter { isNeeded[$0] }
    readCells = request.cells(readRows, isCancelled)
    if isCancelled() { throw .cancelled }
  }

  /// Their cell, of a row that is read.
  func theirCell(_ row: Int, _ place: Int) -> Cell {
    var (low, high) = (0, readRows.count)
    while low < high {
      let middle = (low + high) / 2
      if readRows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low < readRows.count && readRows[low] == row ? readCells[low][place] : .null
  }

  private mutating func setCells() throws(TableError) {
    let isNew = Set(newRows)
    let keyColumns = state.content.schema.keyColumns
    for (place, column) in request.columns.enumerated() {
      if comparison.removedColumns.contains(place) { continue }
      var edits: [CellChange] = []
      var rows = comparison.merged.theirCells[place]
      if comparison.newColumns.contains(place) {
        // It contains rows that both sides have added as equal rows.
        rows += comparison.merged.rows.indices.filter { row in
          let entry = comparison.merged.rows[row]
          return entry.base == nil && entry.ours != nil && entry.theirs != nil
        }
      }
      for row in rows {
        guard let their = comparison.merged.rows[row].theirs else { continue }
        let cell = theirCell(their, place)
        if isNew.contains(row), cell == .null, !keyColumns.contains(column) { continue }
        let before = state.content.ownCell(slot: slots[row], column: column)?.cell
        edits.append(CellChange(slot: slots[row], before: before, after: cell))
      }
      if !edits.isEmpty { try apply(.cells(column: column, edits)) }
    }
  }

  private mutating func changeRows() throws(TableError) {
    let gone = mergedOfOurs.indices.filter { mergedOfOurs[$0] < 0 }
    if !gone.isEmpty { try apply(.rows(.remove(gone.map { comparison.ourSlots[$0] }))) }
    if !revived.isEmpty { try apply(.rows(.revive(revived))) }
    let isNew = Set(newRows)
    let known =
      isNew.isEmpty ? slots : slots.indices.filter { !isNew.contains($0) }.map { slots[$0] }
    if let move = state.moves(to: known) { try apply(.rows(move)) }
    var start = 0
    while start < newRows.count {
      var end = start + 1
      while end < newRows.count, newRows[end] == newRows[end - 1] + 1 { end += 1 }
      let first = slots[newRows[start]]
      let before = newRows[start] > 0 ? slots[newRows[start] - 1] : nil
      try apply(.rows(.insert(first..<first + UInt32(end - start), after: before)))
      start = end
    }
  }

  /// Refuses rows that break rules, and two rows with the same key.
  private func check() throws {
    let rows = zip(request.columns, comparison.merged.theirCells).map { ($0, $1) }
    try state.checkRules(
      of: slots, inserted: newRows, updates: rows.map { ($0.0, $0.1) }, isCancelled: isCancelled)
    let colliding = (newRows.map { slots[$0] } + revived).filter { state.hasCollidingKey($0) }
    if colliding.isEmpty { return }
    throw TableError.duplicateKeys(
      colliding.prefix(20).map { DuplicateKey(key: state.keys.key(of: $0), rows: []) })
  }

  // MARK: Conflicts

  private mutating func setConflicts() throws(TableError) {
    var open: [UInt32: RowConflict] = [:]
    for slot in comparison.ours.conflictedRows { open[slot] = stillOpen(slot) ?? RowConflict() }
    ConflictPlaces(comparison.ours).renew(&open, in: state)
    for (slot, conflict) in open where conflict.place != nil {
      open[slot]?.place = places(of: mergedOfOurs[comparison.ourPlaces[slot]], conflict.place)
    }
    for conflict in comparison.merged.conflicts {
      switch conflict {
      case .cell(let row, let place): note(row, place, &open)
      case .removed(let row, let side):
        var conflict = RowConflict()
        conflict.removedBy = side == .ours ? .ours : .theirs
        open[slots[row]] = conflict
      case .place(let row):
        var conflict = open[slots[row]] ?? RowConflict()
        conflict.place = places(of: row, conflict.place)
        open[slots[row]] = conflict
      }
    }
    let edits = open.sorted { $0.key < $1.key }.compactMap { slot, conflict in
      state.conflictChange(of: slot, to: conflict)
    }
    if !edits.isEmpty { try apply(.traits(edits)) }
  }

  private func note(_ row: Int, _ place: Int, _ open: inout [UInt32: RowConflict]) {
    let (entry, column) = (comparison.merged.rows[row], request.columns[place])
    guard let their = entry.theirs else { return }
    var conflict = open[slots[row]] ?? RowConflict()
    let earlier = comparison.ours.conflict(of: slots[row])?.cells[column]?.base
    let theirs = theirCell(their, place)
    // If the old value is there again, only we have changed it.
    if let earlier, earlier.holdsSame(as: theirs) { return }
    let base = earlier ?? entry.base.flatMap { baseCell($0, column) }
    conflict.cells[column] = RowConflict.CellConflict(base: base, theirs: theirs)
    open[slots[row]] = conflict
  }

  /// The old cell of the file; nil if it cannot be read any more.
  private func baseCell(_ row: Int, _ column: ColumnNumber) -> Cell? {
    let type = comparison.base.content.schema[column]?.type ?? .text
    let cell = comparison.base.content.unformatted.cells(
      of: [comparison.baseSlots[row]], [ColumnRequest(column, as: .values(type))])[0][0]
    return cell.isUnreadable ? nil : cell
  }

  /// What is left of the conflicts of an earlier merge.
  private func stillOpen(_ slot: UInt32) -> RowConflict? {
    let our = comparison.ourPlaces[slot]
    guard our >= 0, mergedOfOurs[our] >= 0, var conflict = state.conflict(of: slot) else {
      return nil
    }
    let entry = comparison.merged.rows[mergedOfOurs[our]]
    guard let their = entry.theirs else {
      conflict.cells = [:]
      conflict.place = nil
      if conflict.removedBy != .theirs { conflict.removedBy = nil }
      return conflict
    }
    if conflict.removedBy == .theirs { conflict.removedBy = nil }
    for (column, cell) in conflict.cells {
      guard let place = request.columns.firstIndex(of: column) else { continue }
      let theirs = theirCell(their, place)
      let type = state.content.schema[column]?.type ?? .text
      let ours = state.content.unformatted.cells(
        of: [slot], [ColumnRequest(column, as: .values(type))])[0][0]
      let isEnded =
        ours.value.compared == theirs.value.compared || cell.base?.holdsSame(as: theirs) == true
      conflict.cells[column] = isEnded ? nil : .init(base: cell.base, theirs: theirs)
    }
    return conflict
  }

  /// The rows that a row follows on both sides. Our place of a conflict that is still open is kept,
  /// because the row is not there.
  private func places(
    of row: Int, _ known: RowConflict.PlaceConflict?
  ) -> RowConflict.PlaceConflict? {
    let entry = comparison.merged.rows[row]
    guard let our = entry.ours, let their = entry.theirs else { return nil }
    var neighbour = our - 1
    while neighbour >= 0, mergedOfOurs[neighbour] < 0 { neighbour -= 1 }
    let ourNeighbour = neighbour >= 0 ? comparison.ourSlots[neighbour] : nil
    neighbour = their - 1
    while neighbour >= 0, mergedOfTheirs[neighbour] < 0 { neighbour -= 1 }
    let theirNeighbour = neighbour >= 0 ? slots[mergedOfTheirs[neighbour]] : nil
    return .init(
      ours: known != nil ? known?.ours : ourNeighbour.map { state.keys.key(of: $0) },
      theirs: theirNeighbour.map { state.keys.key(of: $0) })
  }
}

extension TableState {
  /// The fewest moves that put the live rows into an order; nil if they have it.
  func moves(to target: [UInt32]) -> OrderChange? {
    let now = order.slots(in: 0..<order.count)
    guard now != target, let diff = try? OrderDiff(from: now, to: target), !diff.moves.isEmpty
    else { return nil }
    let there = diff.moves.map { move in
      RowPlacement(slot: target[move.to], after: move.to > 0 ? target[move.to - 1] : nil)
    }
    return .move(there: there, back: placements(of: diff.moves.map { target[$0.to] }))
  }
}
