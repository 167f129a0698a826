import ColumnStorage
import RowTree
import TableDiffing
import TableValues

/// Comparing both sides again.
extension DifferenceTable {
  /// What is known to be unchanged on a side, so that it is not read again.
  package struct Known: Sendable {
    /// Whether only cells of rows with a newer revision may have changed.
    package var rowsTellChanges = true

    /// Only changed rows are read.
    package init() {}
  }

  /// Compares both sides again, and returns the changes of the table. O(rows) for the comparison, and
  /// O(log n) for each changed row and cell. May block on files. If it throws, nothing has changed.
  ///
  /// - Parameters:
  ///   - table: The present table of the difference.
  ///   - known: What is known of both sides since the last step.
  ///   - insertedRowsMax: The limit of rows of the table that its first rows do not count to.
  /// - Throws: ``TableError``, ``DiffCancelled``.
  package mutating func compare(
    _ old: TableState, _ new: TableState, known: (old: Known, new: Known), table: TableState,
    insertedRowsMax: Int, isCancelled: @escaping @Sendable () -> Bool
  ) throws -> DifferenceStep {
    let columns = DifferenceColumns(
      from: old, to: new, comparing: rule.columns, keeping: self.columns)
    let rows = try Self.aligned(rule, columns, old, new, isCancelled)
    let found = matched(rows)
    let newCount = found.reduce(0) { $0 + ($1 == nil ? 1 : 0) }
    let total = table.content.heldInsertedCount + newCount
    if total > insertedRowsMax || newCount > table.content.freeSlotCount {
      throw TableError.limit(name: "rowsMax", maximum: insertedRowsMax, found: total)
    }
    let before = self
    let added = Set(columns.roles.keys).subtracting(self.columns.roles.keys)
    let hasOtherColumns = columns.schema != self.columns.schema
    var draft = DifferenceDraft(table)
    self.columns = columns
    (self.old, self.new) = (old, new)
    if hasOtherColumns {
      source.add(DifferenceCells(columns: columns, old: old, new: new))
      draft.apply(.schema(before: table.content.schema, after: columns.schema))
    }
    let places = place(rows, found, &draft)
    let marksChange = hasOtherColumns && columns.comparedIDs != before.columns.comparedIDs
    write(rows, places, before, known, marksChange: marksChange, added, &draft)
    Self.move(places, &draft)
    return draft.step
  }

  /// The present row of each aligned row; nil: it is new. A row stays while its row of the second
  /// side stays, or else that of the first side.
  private func matched(_ rows: AlignedRows) -> [UInt32?] {
    var taken = SlotValues<Bool>()
    var found = rows.pairs.map { pair -> UInt32? in
      guard let row = pair.new.flatMap({ links.row(ofNew: $0) }) else { return nil }
      taken[row] = true
      return row
    }
    for (index, pair) in rows.pairs.enumerated() where found[index] == nil {
      guard let row = pair.old.flatMap({ links.row(ofOld: $0) }), taken[row] == nil else {
        continue
      }
      taken[row] = true
      found[index] = row
    }
    return found
  }

  /// Where the rows go: which stay, and which are new.
  fileprivate struct Places {
    /// For each row its index among the present ones, or -1.
    var origins: [Int] = []
    /// All rows in their order.
    var rows: [UInt32] = []
    /// The present rows that go.
    var gone: [UInt32] = []
    /// The new rows.
    var added: Range<UInt32> = 0..<0
  }

  /// Gives each aligned row its row of the table, and links it.
  private mutating func place(
    _ rows: AlignedRows, _ found: [UInt32?], _ draft: inout DifferenceDraft
  ) -> Places {
    let present = draft.state.order.slots(in: 0..<draft.state.order.count)
    var places = Places()
    var indices = SlotValues<Int>()
    for (index, row) in present.enumerated() { indices[row] = index }
    places.origins = found.map { $0.flatMap { indices[$0] } ?? -1 }
    let newCount = places.origins.reduce(0) { $0 + ($1 < 0 ? 1 : 0) }
    if newCount > 0 { places.added = draft.add(newCount) }
    var isKept = [Bool](repeating: false, count: present.count)
    for origin in places.origins where origin >= 0 { isKept[origin] = true }
    places.gone = present.indices.filter { !isKept[$0] }.map { present[$0] }
    for row in present { remove(row) }
    var next = places.added.lowerBound
    for (index, pair) in rows.pairs.enumerated() {
      var row = next
      if places.origins[index] >= 0 {
        row = present[places.origins[index]]
      } else {
        next += 1
      }
      places.rows.append(row)
      add(row, pair, rows.marks[index])
    }
    return places
  }

  /// Writes the cells of rows that may have changed.
  private func write(
    _ rows: AlignedRows, _ places: Places, _ before: DifferenceTable,
    _ known: (old: Known, new: Known), marksChange: Bool, _ added: Set<ColumnNumber>,
    _ draft: inout DifferenceDraft
  ) {
    let all = columns.schema.columns.map(\.number)
    var (whole, marked, fresh): ([UInt32], [UInt32], [UInt32]) = ([], [], [])
    for (index, pair) in rows.pairs.enumerated() {
      let row = places.rows[index]
      let isRead =
        before.links[row] != pair
        || pair.old.map {
          !known.old.rowsTellChanges || old.row($0, changedAfter: before.old.revision)
        }
          ?? false
        || pair.new.map {
          !known.new.rowsTellChanges || new.row($0, changedAfter: before.new.revision)
        }
          ?? false
      if isRead {
        whole.append(row)
        continue
      }
      let mark = rows.marks[index]
      if mark != before.marks[row] || marksChange && mark != nil { marked.append(row) }
      // Rows of the source find their cells of a new column there, unless they are other rows now.
      if !added.isEmpty, source.pair(row) != pair { fresh.append(row) }
    }
    draft.write(whole, all, self)
    draft.write(marked, all.filter { columns.roles[$0]?.isMark == true }, self)
    draft.write(fresh, all.filter { added.contains($0) }, self)
  }

  /// Removes, moves and inserts rows, so that the table has the order.
  private static func move(_ places: Places, _ draft: inout DifferenceDraft) {
    if !places.gone.isEmpty { draft.apply(.rows(.remove(places.gone))) }
    let stays = RowMatching.rising(places.origins)
    var there: [RowPlacement] = []
    var before: UInt32?
    for (index, row) in places.rows.enumerated() where places.origins[index] >= 0 {
      if !stays[index] { there.append(RowPlacement(slot: row, after: before)) }
      before = row
    }
    if !there.isEmpty {
      let back = draft.state.placements(of: there.map(\.slot))
      draft.apply(.rows(.move(there: there, back: back)))
    }
    var start = 0
    while start < places.rows.count {
      guard places.origins[start] < 0 else {
        start += 1
        continue
      }
      var end = start + 1
      while end < places.rows.count, places.origins[end] < 0 { end += 1 }
      let first = places.rows[start]
      draft.apply(
        .rows(
          .insert(
            first..<first + UInt32(end - start),
            after: start > 0 ? places.rows[start - 1] : nil)))
      start = end
    }
  }
}
