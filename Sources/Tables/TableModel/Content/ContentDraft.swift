import ColumnStorage
import RowTree
import TableDiffing
import TableValues

/// A table state that receives new content, which is compared with the current one and becomes one
/// record.
///
/// It works on values only, so it may run on any thread.
package struct ContentDraft {
  /// The state after it.
  package private(set) var state: TableState
  /// The changes, in order.
  private(set) var changes: [TableChange] = []
  /// The result for the answer.
  package private(set) var outcome: ContentOutcome

  private let request: ContentRequest
  private let firstKey: Int64
  private let insertedRowsMax: Int
  private let oldSlots: [UInt32]
  private let revision: Revision
  private var isCancelled: @Sendable () -> Bool = { false }
  private let newSlots: [UInt32]

  /// Starts a draft of the state after `state`.
  ///
  /// - Parameter firstKey: The smallest assigned key that no row of the source can have.
  package init(
    of state: TableState, _ request: ContentRequest, firstKey: Int64, insertedRowsMax: Int
  ) {
    self.state = state
    self.request = request
    self.firstKey = firstKey
    self.insertedRowsMax = insertedRowsMax
    oldSlots = state.order.slots(in: 0..<state.order.count)
    newSlots = Array(0..<UInt32(request.rows.sourceRowCount))
    outcome = ContentOutcome(revision: state.revision)
    revision = state.revision.next
  }

  /// The record of the change; nil if nothing changed.
  package var record: EditRecord? {
    guard !changes.isEmpty else { return nil }
    return EditRecord(
      changes: changes, cause: .setRows, label: request.label, author: request.author,
      historyClass: request.historyClass, hints: request.hints)
  }

  /// Compares and makes the changes. O(rows), and O(log n) for each changed row and cell. May
  /// block.
  ///
  /// - Throws: ``TableError``, ``InvalidRows``, ``DiffCancelled``.
  package mutating func perform(isCancelled: @escaping @Sendable () -> Bool) throws {
    self.isCancelled = isCancelled
    if let seen = request.seen, !state.isUnchanged(since: seen) {
      throw TableError.conflict(seen: seen, current: state.revision)
    }
    if let schema = request.schema, schema != state.content.schema {
      try apply(.schema(before: state.content.schema, after: schema), revision)
    }
    let diff = try difference(isCancelled)
    try checkTableKeys(isCancelled)
    if isCancelled() { throw DiffCancelled() }
    let before = state
    let sections = try compareSections(diff, isCancelled)
    try change(by: diff)
    if isCancelled() { throw DiffCancelled() }
    try declareSections(revision)
    let stated = try setStates(diff, revision)
    let decided = state.conflictsDecided(by: changes, since: before)
    if !decided.isEmpty { try apply(.traits(decided), revision) }
    try checkKinds(diff, before)
    try checkRules(diff, isCancelled)
    if isCancelled() { throw DiffCancelled() }
    outcome.deletes = diff.order.deletes.reduce(0) { $0 + $1.count }
    outcome.inserts = diff.order.insertedCount
    outcome.moves = sections?.diff.rowMoves.count ?? diff.order.moves.count
    outcome.updates = Set(diff.updatedRows).union(stated).count
    outcome.changedCells = diff.updates.reduce(0) { $0 + $1.count }
    outcome.revision = state.revision
    outcome.isReset = !changes.isEmpty && isReset(diff)
    if outcome.isReset { state.noteReset() }
    if case .tags(let tags) = request.comparison { state.setTags(tags, of: finalSlots(diff)) }
  }

  // MARK: Declared sections

  /// Counts the changes of sections; nil if none were declared, or none are given.
  private mutating func compareSections(
    _ diff: ContentDiff, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws -> SectionComparison? {
    guard let (declared, counts) = request.sections else { return nil }
    guard let before = state.sections else {
      outcome.sections = SectionCounts(inserts: counts.count)
      return nil
    }
    let old = SectionRows(state, isCancelled: isCancelled)
    if isCancelled() { throw DiffCancelled() }
    var sections: [UInt32: Int] = [:]
    sections.reserveCapacity(old.slots.count)
    for (slot, place) in zip(old.slots, old.places) { sections[slot] = place }
    let comparison = try SectionComparison(
      from: old, oldSlots.map { sections[$0] ?? -1 }, to: (declared.list.map(\.key), counts),
      declared: (before, declared), rowOrigins: diff.order.origins)
    outcome.sections = SectionCounts(
      deletes: comparison.diff.deletes.count, inserts: comparison.diff.inserts.count,
      moves: comparison.diff.moves.count, updates: comparison.updates.count)
    return comparison
  }

  private mutating func declareSections(_ revision: Revision) throws(TableError) {
    guard let (declared, _) = request.sections, declared != state.sections else { return }
    try apply(.sections(before: state.sections, after: declared), revision)
  }

  /// Sets the client state of rows.
  ///
  /// - Returns: The new indices of existing rows whose state changed.
  private mutating func setStates(
    _ diff: ContentDiff, _ revision: Revision
  ) throws(TableError) -> [Int] {
    let (states, cellStates) = (request.states, request.cellStates)
    if states == nil && cellStates == nil { return [] }
    var changed: [Int] = []
    var changes: [TraitsChange] = []
    let origins = diff.order.origins
    for (index, slot) in finalSlots(diff).enumerated() {
      try check(at: index)
      let before = state.traits(of: slot)
      var after = before ?? RowTraits()
      if let states, index < states.count { after.state = states[index] }
      if let cellStates, index < cellStates.count {
        after.cellStates = after.cellStates.filter { !request.stateColumns.contains($0.key) }
          .merging(cellStates[index]) { $1 }
      }
      guard after != before ?? RowTraits() else { continue }
      changes.append(
        TraitsChange(slot: slot, before: before, after: after.isEmpty ? nil : after))
      if origins[index] >= 0 { changed.append(index) }
    }
    if !changes.isEmpty { try apply(.traits(changes), revision) }
    return changed
  }

  /// Refuses rows of undeclared kinds, if the table refuses these.
  private func checkKinds(_ diff: ContentDiff, _ before: TableState) throws(TableError) {
    guard state.rules?.declarations.refusesUndeclared == true else { return }
    let slots = finalSlots(diff)
    let updated = diff.updatedRows.map { slots[$0] }
    var (old, new) = (SettingResolver(before), SettingResolver(state))
    old.prepare(updated)
    new.prepare(updated)
    let changed = updated.filter { old.kind(of: $0).said != new.kind(of: $0).said }
    try state.checkKinds(of: changed + diff.order.inserts.flatMap { slots[$0] })
  }

  /// Refuses new and changed rows that violate rules.
  private func checkRules(_ diff: ContentDiff, _ isCancelled: () -> Bool) throws(InvalidRows) {
    guard state.validation != nil, !diff.isEmpty else { return }
    try state.checkRules(
      of: finalSlots(diff), inserted: diff.order.inserts.flatMap { Array($0) },
      updates: zip(request.columns, diff.updates).map { ($0, $1.map { Int($0) }) },
      isCancelled: isCancelled)
  }

  private func isReset(_ diff: ContentDiff) -> Bool {
    let count = diff.changeCount
    let size = max(1, diff.order.oldCount, diff.order.newCount)
    return request.isReset || request.changesMax.map { count > $0 } ?? false
      || request.shareMax.map { Double(count) > $0 * Double(size) } ?? false
  }

  // MARK: Comparison

  private func difference(_ isCancelled: @escaping @Sendable () -> Bool) throws -> ContentDiff {
    let schema = state.content.schema
    let types = request.columns.map { schema[$0]?.type ?? .text }
    let old = DiffSide(
      content: state.content, slots: oldSlots,
      requests: zip(request.columns, types).map { ColumnRequest($0, as: .values($1)) })
    let new = DiffSide(
      content: request.rows, slots: newSlots,
      requests: types.enumerated().map { ColumnRequest(ColumnNumber($0), as: .values($1)) })
    let (matching, newKeys, oldKeys) = try matching(isCancelled)
    var diffing = ContentDiffing(from: old, to: new, matching: matching)
    diffing.isCancelled = isCancelled
    switch request.comparison {
    case .value: break
    case .columns(let columns):
      diffing.deciding = columns.places(in: request.columns)
    case .tags(let tags):
      let (state, oldSlots) = (state, oldSlots)
      diffing.isKnownSame = { state.row(oldSlots[$0], isStillTagged: tags[$1]) }
    }
    do {
      return try diffing.difference()
    } catch let duplicates as DuplicateRows {
      let keys = duplicates.isOld ? oldKeys : newKeys
      throw duplicates.error { keys?[$0] ?? .integer(Int64($0)) }
    }
  }

  private func matching(_ isCancelled: () -> Bool) throws(TableError) -> (
    ContentDiffing.Matching, new: DiffKeys?, old: DiffKeys?
  ) {
    switch request.matching {
    case .content:
      guard let matched = request.matched else { return (.content, nil, nil) }
      return (.origins(try origins(byContentOf: matched)), nil, nil)
    case .given(let keys): return (.origins(try origins(of: keys)), nil, nil)
    case .tableKeys:
      let (new, old) = (
        try request.tableKeys(state.content.schema, isCancelled),
        state.keys.diffKeys(of: oldSlots)
      )
      return (.keys(old: old, new: new, checksOld: false), new, old)
    case .columns(let columns):
      let (old, new) = try request.columnKeys(columns, of: oldSlots, in: state, isCancelled)
      return (.keys(old: old, new: new, checksOld: true), new, old)
    }
  }

  /// For each new row the old one with the same content in some columns, or -1.
  private func origins(byContentOf places: [Int]) throws(TableError) -> [Int] {
    let types = places.map { state.content.schema[request.columns[$0]]?.type ?? .text }
    var diffing = ContentDiffing(
      from: DiffSide(
        content: state.content, slots: oldSlots,
        requests: zip(places, types).map { ColumnRequest(request.columns[$0], as: .values($1)) }),
      to: DiffSide(
        content: request.rows, slots: newSlots,
        requests: zip(places, types).map { ColumnRequest(ColumnNumber($0), as: .values($1)) }),
      matching: .content)
    diffing.isCancelled = isCancelled
    guard let diff = try? diffing.difference() else { throw .cancelled }
    return diff.order.origins
  }

  private func origins(of keys: [RowKey?]) throws(TableError) -> [Int] {
    var origins: [Int] = []
    origins.reserveCapacity(keys.count)
    var places: [Int: Int] = [:]
    var duplicates: [DuplicateKey] = []
    for (row, key) in keys.enumerated() {
      try check(at: row)
      guard let key else {
        origins.append(-1)
        continue
      }
      guard let slot = state.slot(of: key), let index = state.order.index(of: slot) else {
        throw .unknownRow(key)
      }
      if let first = places.updateValue(row, forKey: index), duplicates.count < 20 {
        duplicates.append(DuplicateKey(key: key, rows: [first, row]))
      }
      origins.append(index)
    }
    if !duplicates.isEmpty { throw .duplicateKeys(duplicates) }
    return origins
  }

  // MARK: Keys

  /// Refuses two rows with the same key, if rows were matched in another way.
  private func checkTableKeys(_ isCancelled: () -> Bool) throws(TableError) {
    if case .tableKeys = request.matching { return }
    guard !state.content.schema.keyColumns.isEmpty else { return }
    let keys = try request.tableKeys(state.content.schema, isCancelled)
    do throws(DuplicateRows) {
      try keys.checkDistinct(isCancelled: isCancelled)
    } catch {
      throw error.error { keys[$0] }
    }
  }

  // MARK: Changes

  private mutating func apply(
    _ change: TableChange, _ revision: Revision
  ) throws(TableError) {
    state.apply(change, at: revision, isCancelled: isCancelled)
    if isCancelled() { throw .cancelled }
    changes.append(change)
  }

  /// Checks at intervals whether the draft was cancelled.
  private func check(at place: Int) throws(TableError) {
    if place % TableState.cancellationRows == 0, isCancelled() { throw .cancelled }
  }

  private mutating func change(by diff: ContentDiff) throws(TableError) {
    guard !diff.isEmpty else { return }
    let total = state.content.heldInsertedCount + diff.order.insertedCount
    if total > insertedRowsMax || diff.order.insertedCount > state.content.freeSlotCount {
      throw .limit(name: "rowsMax", maximum: insertedRowsMax, found: total)
    }
    let origins = diff.order.origins
    try setCells(diff, origins, revision)
    let gone = diff.order.deletes.flatMap { oldSlots[$0] }
    if !gone.isEmpty { try apply(.rows(.remove(gone)), revision) }
    try move(diff.order, origins, revision)
    try insert(diff.order, origins, revision)
  }

  private mutating func setCells(
    _ diff: ContentDiff, _ origins: [Int], _ revision: Revision
  ) throws(TableError) {
    let rows = diff.updatedRows
    guard !rows.isEmpty else { return }
    let cells = request.cells(rows, isCancelled)
    if isCancelled() { throw .cancelled }
    for (place, changed) in diff.updates.enumerated() where !changed.isEmpty {
      let column = request.columns[place]
      var next = 0
      var edits: [CellChange] = []
      edits.reserveCapacity(changed.count)
      for row in changed {
        try check(at: edits.count)
        while rows[next] < row { next += 1 }
        let slot = oldSlots[origins[row]]
        edits.append(
          CellChange(
            slot: slot, before: state.content.ownCell(slot: slot, column: column)?.cell,
            after: cells[next][place]))
      }
      try apply(.cells(column: column, edits), revision)
    }
  }

  /// Places each moved row behind the preceding row that is not new, from the first on.
  private mutating func move(
    _ order: OrderDiff, _ origins: [Int], _ revision: Revision
  ) throws(TableError) {
    guard !order.moves.isEmpty else { return }
    var back: [RowPlacement] = []
    for from in order.moves.map(\.from).sorted() {
      try check(at: back.count)
      let before = state.order.neighbours(of: oldSlots[from]).before
      back.append(RowPlacement(slot: oldSlots[from], after: before))
    }
    var there: [RowPlacement] = []
    var (index, before): (Int, UInt32?) = (0, nil)
    for move in order.moves {
      while index < move.to {
        if origins[index] >= 0 { before = oldSlots[origins[index]] }
        index += 1
      }
      there.append(RowPlacement(slot: oldSlots[move.from], after: before))
    }
    try apply(.rows(.move(there: there, back: back)), revision)
  }

  private mutating func insert(
    _ order: OrderDiff, _ origins: [Int], _ revision: Revision
  ) throws(TableError) {
    guard order.insertedCount > 0 else { return }
    let slots = state.addRows(order.insertedCount, firstKey: firstKey)
    let rows = order.inserts.flatMap { Array($0) }
    let cells = request.cells(rows, isCancelled)
    if isCancelled() { throw .cancelled }
    let keyColumns = state.content.schema.keyColumns
    for (place, column) in request.columns.enumerated() {
      let edits = rows.indices.compactMap { row -> CellChange? in
        let cell = cells[row][place]
        guard cell != .null || keyColumns.contains(column) else { return nil }
        return CellChange(slot: slots.lowerBound + UInt32(row), before: nil, after: cell)
      }
      if !edits.isEmpty { try apply(.cells(column: column, edits), revision) }
    }
    var next = slots.lowerBound
    for run in order.inserts {
      // The row before a run never belongs to another run.
      let before = run.lowerBound > 0 ? oldSlots[origins[run.lowerBound - 1]] : nil
      try apply(.rows(.insert(next..<next + UInt32(run.count), after: before)), revision)
      next += UInt32(run.count)
    }
  }

  /// The slots of all rows in their new order.
  private func finalSlots(_ diff: ContentDiff) -> [UInt32] {
    state.order.slots(in: 0..<diff.order.newCount)
  }
}

extension ColumnNumber {
  /// The request for matching rows by the column: by value, or without a type by display text.
  func keyRequest(_ type: ColumnType?) -> ColumnRequest {
    ColumnRequest(self, as: type.map { .values($0) } ?? .text)
  }
}

extension DuplicateRows {
  /// The error that names the keys.
  func error(_ key: (Int) -> RowKey) -> TableError {
    let keys = pairs.map { DuplicateKey(key: key($0.second), rows: [$0.first, $0.second]) }
    return isOld ? .ambiguousRows(keys) : .duplicateKeys(keys)
  }
}
