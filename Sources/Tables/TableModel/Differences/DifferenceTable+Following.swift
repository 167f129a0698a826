import ColumnStorage
import RowTree
import TableValues

/// Following the records of a side, without comparing other rows.
extension DifferenceTable {
  /// The maximum number of rows of a record that are followed one by one, and of neighbours that are
  /// passed for one. Beyond it, comparing both sides again is faster.
  private static let rowsMax = 1000

  /// Follows a record of one side.
  ///
  /// The result is that of a comparison of both sides. Two kinds of records need none: changes of cells
  /// by which rows are not matched, and, where rows are matched by key and none has moved, rows that are
  /// inserted, removed or restored.
  ///
  /// - Parameters:
  ///   - isNew: Whether the record is one of the second side.
  ///   - state: That side after the record.
  ///   - table: The present table of the difference.
  /// - Returns: The changes of the table, and whether they are all. If not, both sides must be compared
  ///   again after them.
  /// - Complexity: O(changed cells · compared columns + changed rows · log n). May block on files.
  package mutating func follow(
    _ record: EditRecord, isNew: Bool, _ state: TableState, table: TableState,
    insertedRowsMax: Int
  ) -> (step: DifferenceStep, isWhole: Bool) {
    guard let touched = touched(by: record, isNew, state) else { return (DifferenceStep(), false) }
    let room = min(insertedRowsMax - table.content.heldInsertedCount, table.content.freeSlotCount)
    guard touched.appearing.count <= room else { return (DifferenceStep(), false) }
    var following = RowFollowing(isNew: isNew, state: state, draft: DifferenceDraft(table))
    for slot in touched.vanishing {
      guard following.vanish(slot, &self) else { return (following.draft.step, false) }
    }
    for slot in touched.appearing {
      guard following.appear(slot, &self) else { return (following.draft.step, false) }
    }
    if isNew { new = state } else { old = state }
    rewrite(touched.cells, isNew, &following.draft)
    rewriteAll(following.rows, &following.draft)
    return (following.draft.step, true)
  }

  // MARK: What a record touches

  private struct Touched {
    /// Rows with changed cells.
    var rows = Set<UInt32>()
    /// The columns of these cells.
    var columns = Set<ColumnNumber>()
    /// Rows that are not on the side any more.
    var vanishing: [UInt32] = []
    /// Rows that are new there, in the order in which they are followed.
    var appearing: [UInt32] = []

    var cells: (rows: Set<UInt32>, columns: Set<ColumnNumber>) { (rows, columns) }
  }

  /// The rows and columns that a record touches; nil: it cannot be followed.
  private func touched(by record: EditRecord, _ isNew: Bool, _ state: TableState) -> Touched? {
    guard record.cause != .source, record.cause != .declare, !state.content.hasColumnsOfOtherRows,
      old.sections == nil || new.sections == nil
    else { return nil }
    var touched = Touched()
    var rows = Set<UInt32>()
    for change in record.changes {
      switch change {
      case .cells(let column, let cells), .supplied(let column, let cells):
        touched.columns.insert(column)
        for cell in cells { touched.rows.insert(cell.slot) }
      case .rows(.insert(let slots, _)), .rows(.load(let slots, _)):
        guard rows.count + slots.count <= Self.rowsMax else { return nil }
        rows.formUnion(slots)
      case .rows(.remove(let slots)), .rows(.revive(let slots)):
        guard rows.count + slots.count <= Self.rowsMax else { return nil }
        rows.formUnion(slots)
      case .traits: if state.rules != nil { return nil }
      case .sections: break
      case .rows(.move), .schema, .parameters: return nil
      }
    }
    for slot in rows.sorted() {
      let isLinked = row(of: slot, isNew) != nil
      if isLinked, !state.order.contains(slot) { touched.vanishing.append(slot) }
      if !isLinked, state.order.contains(slot) { touched.appearing.append(slot) }
    }
    touched.rows = touched.rows.filter { row(of: $0, isNew) != nil }
    touched.rows.subtract(touched.vanishing)
    guard mayFollow(touched, isNew) else { return nil }
    // The neighbour that places a row must be there: the next one on the second side, the one before on
    // the first.
    let places = touched.appearing.map { (slot: $0, index: state.order.index(of: $0) ?? 0) }
    touched.appearing = places.sorted { isNew ? $0.index > $1.index : $0.index < $1.index }
      .map(\.slot)
    touched.columns = state.content.widened(touched.columns)
    return touched
  }

  private func mayFollow(_ touched: Touched, _ isNew: Bool) -> Bool {
    let changesRows = !touched.vanishing.isEmpty || !touched.appearing.isEmpty
    let schema = (isNew ? new : old).content.schema
    switch rule.matching {
    case .content: return touched.rows.isEmpty && !changesRows
    case .columns(let ids):
      return !changesRows
        && (touched.rows.isEmpty
          || ids.allSatisfy { id in schema[id].map { !touched.columns.contains($0.number) } ?? true
          })
    case .keys:
      return (!changesRows || movedCount == 0)
        && (touched.rows.isEmpty || schema.keyColumns.allSatisfy { !touched.columns.contains($0) })
    }
  }

  func row(of slot: UInt32, _ isNew: Bool) -> UInt32? {
    isNew ? links.row(ofNew: slot) : links.row(ofOld: slot)
  }

  // MARK: Cells

  /// Writes the cells that are read from some cells of a side, and the marks of their rows.
  private mutating func rewrite(
    _ cells: (rows: Set<UInt32>, columns: Set<ColumnNumber>), _ isNew: Bool,
    _ draft: inout DifferenceDraft
  ) {
    if cells.rows.isEmpty { return }
    let indices = columns.compared.indices.filter { index in
      let pair = columns.compared[index]
      return cells.columns.contains(isNew ? pair.new.number : pair.old.number)
    }
    let reader = DifferenceCells(columns: columns, old: old, new: new)
    let isAffected = Set(indices.map { UInt16(clamping: $0) })
    var (rows, marked): ([UInt32], [UInt32]) = ([], [])
    for slot in cells.rows.sorted() {
      guard let row = row(of: slot, isNew), let pair = links[row] else { continue }
      rows.append(row)
      let before = marks[row] ?? DifferenceMark()
      var mark = before
      mark.changed =
        (before.changed.filter { !isAffected.contains($0) }
        + reader.differing(pair, indices)).sorted()
      if mark == before { continue }
      marked.append(row)
      remove(row)
      add(row, pair, mark == DifferenceMark() ? nil : mark)
    }
    let all = columns.schema.columns.map(\.number)
    draft.write(rows, all.filter { reads($0, cells.columns, isNew) }, self)
    draft.write(marked, all.filter { columns.roles[$0]?.isMark == true }, self)
  }

  /// Whether cells of a column are read from some columns of a side.
  private func reads(
    _ number: ColumnNumber, _ changed: Set<ColumnNumber>, _ isNew: Bool
  ) -> Bool {
    switch columns.roles[number] {
    case .cell(let old, let new): (isNew ? new : old).map { changed.contains($0.number) } ?? false
    case .was(let old): !isNew && changed.contains(old.number)
    case .kind, .moved, .changed, .oldKey, .newKey, nil: false
    }
  }

  /// Writes all cells of some rows, and their marks.
  private mutating func rewriteAll(_ rows: [UInt32], _ draft: inout DifferenceDraft) {
    if rows.isEmpty { return }
    let reader = DifferenceCells(columns: columns, old: old, new: new)
    let indices = Array(columns.compared.indices)
    var present: [UInt32] = []
    for row in rows {
      guard let pair = links[row] else { continue }
      present.append(row)
      var mark = DifferenceMark()
      mark.changed = reader.differing(pair, indices)
      remove(row)
      add(row, pair, mark == DifferenceMark() ? nil : mark)
    }
    draft.write(present, columns.schema.columns.map(\.number), self)
  }
}

/// Rows that come to a side or leave it, where no row has moved: every row that is on both sides
/// divides the order into gaps, with the removed rows before the added ones.
private struct RowFollowing {
  /// Whether the side is the second one.
  let isNew: Bool
  /// The side after the record.
  let state: TableState
  var draft: DifferenceDraft
  /// The rows whose cells are to be written.
  private(set) var rows: [UInt32] = []

  /// The maximum number of neighbours that are passed.
  private static let stepsMax = 1000

  /// A row leaves the side. Returns false if both sides must be compared again.
  mutating func vanish(_ slot: UInt32, _ difference: inout DifferenceTable) -> Bool {
    guard let row = difference.row(of: slot, isNew), let pair = difference.links[row] else {
      return true
    }
    guard pair.old != nil, pair.new != nil else {
      draft.apply(.rows(.remove([row])))
      difference.remove(row)
      return true
    }
    // Two gaps become one.
    guard let added = stretch(from: row, isForward: false, difference, { $0.old == nil }),
      let removed = stretch(from: row, isForward: true, difference, { $0.new == nil })
    else { return false }
    let first = added.last ?? row
    if isNew {
      if !added.isEmpty { move([row] + removed, after: before(first)) }
    } else if !removed.isEmpty {
      move(removed, after: before(first))
    }
    link(
      row, isNew ? RowPair(old: pair.old, new: nil) : RowPair(old: nil, new: pair.new), &difference)
    return true
  }

  /// A row comes to the side. Returns false if both sides must be compared again.
  mutating func appear(_ slot: UInt32, _ difference: inout DifferenceTable) -> Bool {
    let key = state.keys.key(of: slot)
    guard let match = (isNew ? difference.old : difference.new).slot(of: key) else {
      insert(slot, &difference)
      return true
    }
    guard let row = difference.row(of: match, !isNew), let pair = difference.links[row],
      (isNew ? pair.new : pair.old) == nil
    else { return false }
    return isNew
      ? join(row, toNew: slot, pair, &difference) : join(row, toOld: slot, pair, &difference)
  }

  /// Inserts a row that is on this side only.
  private mutating func insert(_ slot: UInt32, _ difference: inout DifferenceTable) {
    let place = isNew ? placeBeforeNext(slot, difference) : placeAfterLast(slot, difference)
    let added = draft.add(1)
    draft.apply(.rows(.insert(added, after: place)))
    difference.add(
      added.lowerBound, RowPair(old: isNew ? nil : slot, new: isNew ? slot : nil), nil)
    rows.append(added.lowerBound)
  }

  /// A removed row is on the second side again. It divides its gap.
  private mutating func join(
    _ row: UInt32, toNew slot: UInt32, _ pair: RowPair, _ difference: inout DifferenceTable
  ) -> Bool {
    let place = placeBeforeNext(slot, difference)
    guard let place else { return false }
    var added: [UInt32] = []
    if difference.links[place]?.old == nil {
      guard let others = stretch(from: place, isForward: false, difference, { $0.old == nil })
      else { return false }
      added = [place] + others
    }
    let end = added.last.flatMap(before) ?? (added.isEmpty ? place : nil)
    guard let end, difference.links[end]?.new == nil,
      let others = stretch(from: end, isForward: false, difference, { $0.new == nil })
    else { return false }
    let removed = [end] + others
    guard let index = removed.firstIndex(of: row) else { return false }
    if !added.isEmpty { move(removed[0...index].reversed(), after: place) }
    link(row, RowPair(old: pair.old, new: slot), &difference)
    return true
  }

  /// An added row is on the first side, too. It divides its gap.
  private mutating func join(
    _ row: UInt32, toOld slot: UInt32, _ pair: RowPair, _ difference: inout DifferenceTable
  ) -> Bool {
    let place = placeAfterLast(slot, difference)
    let order = draft.state.order
    var next = place.map { after($0) } ?? order.slot(at: 0)
    var (removed, steps): ([UInt32], Int) = ([], 0)
    while let one = next, difference.links[one]?.new == nil {
      removed.append(one)
      next = after(one)
      steps += 1
      if steps > Self.stepsMax { return false }
    }
    while let one = next, one != row {
      guard difference.links[one]?.old == nil, steps <= Self.stepsMax else { return false }
      next = after(one)
      steps += 1
    }
    guard next == row else { return false }
    if !removed.isEmpty { move(removed, after: row) }
    link(row, RowPair(old: slot, new: pair.new), &difference)
    return true
  }

  // MARK: Places

  /// The row of the difference before that of the next row of the second side; nil: at the start.
  private func placeBeforeNext(_ slot: UInt32, _ difference: DifferenceTable) -> UInt32? {
    var index = (state.order.index(of: slot) ?? 0) + 1
    while let next = state.order.slot(at: index) {
      if let row = difference.links.row(ofNew: next) { return before(row) }
      index += 1
    }
    return draft.state.order.slot(at: draft.state.order.count - 1)
  }

  /// The row of the difference with the row before on the first side; nil: at the start.
  private func placeAfterLast(_ slot: UInt32, _ difference: DifferenceTable) -> UInt32? {
    var index = (state.order.index(of: slot) ?? 0) - 1
    while index >= 0, let last = state.order.slot(at: index) {
      if let row = difference.links.row(ofOld: last) { return row }
      index -= 1
    }
    return nil
  }

  private func before(_ row: UInt32) -> UInt32? {
    draft.state.order.index(of: row).flatMap { draft.state.order.slot(at: $0 - 1) }
  }

  private func after(_ row: UInt32) -> UInt32? {
    draft.state.order.index(of: row).flatMap { draft.state.order.slot(at: $0 + 1) }
  }

  /// The neighbours of a row, from near to far, while a condition is true of them; nil: too many.
  private func stretch(
    from row: UInt32, isForward: Bool, _ difference: DifferenceTable,
    _ condition: (RowPair) -> Bool
  ) -> [UInt32]? {
    var found: [UInt32] = []
    guard var index = draft.state.order.index(of: row) else { return nil }
    while true {
      index += isForward ? 1 : -1
      guard index >= 0, let next = draft.state.order.slot(at: index),
        let pair = difference.links[next], condition(pair)
      else { return found }
      found.append(next)
      if found.count > Self.stepsMax { return nil }
    }
  }

  private mutating func move(_ rows: [UInt32], after place: UInt32?) {
    var (there, before): ([RowPlacement], UInt32?) = ([], place)
    for row in rows {
      there.append(RowPlacement(slot: row, after: before))
      before = row
    }
    let back = draft.state.placements(of: rows)
    draft.apply(.rows(.move(there: there, back: back)))
  }

  private mutating func link(
    _ row: UInt32, _ pair: RowPair, _ difference: inout DifferenceTable
  ) {
    difference.remove(row)
    difference.add(row, pair, nil)
    rows.append(row)
  }
}
