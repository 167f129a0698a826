import ColumnStorage
import RowTree
import TableDiffing
import TableValues

/// Two tables, or two states of a table, and the difference between them.
package struct TableComparison: Sendable {
  /// How rows of both are matched.
  package enum Matching: Sendable {
    /// By the keys of both tables.
    case keys
    /// By columns that both have.
    case columns([ColumnID])
    /// By the content of the compared columns.
    case content
  }

  /// The first state.
  package let from: TableState
  /// The second state.
  package let to: TableState
  /// The compared columns in the first table.
  package let oldColumns: [Column]
  /// The same columns in the second table.
  package let newColumns: [Column]
  /// The difference. In tables with declared sections, rows are counted section by section.
  package let diff: ContentDiff
  /// The difference of the sections, if both declare some.
  package let sections: SectionComparison?
  /// The rows that move: the fewest, given that rows move with their sections.
  package let moves: [OrderDiff.Move]

  /// The rows of the first table, in order.
  let oldSlots: [UInt32]
  /// The rows of the second table, in order.
  let newSlots: [UInt32]

  /// Compares two states. O(rows) and a longest increasing subsequence. May block on files.
  ///
  /// - Parameters:
  ///   - columns: Ids of the compared columns, which must exist in both.
  ///   - deciding: Ids of the columns that decide whether a row has changed; nil: all.
  ///   - pairsNearRows: Whether rows that are matched by content are also matched if at least half of
  ///     their cells are equal and they are in the same gap (`NearRows`).
  /// - Throws: ``TableError``, ``DiffCancelled``.
  package init(
    from: TableState, to: TableState, columns: [ColumnID], matching: Matching,
    deciding: [ColumnID]?, pairsNearRows: Bool = false,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    self.from = from
    self.to = to
    oldColumns = columns.compactMap { from.content.schema[$0] }
    newColumns = columns.compactMap { to.content.schema[$0] }
    let grouped =
      from.sections == nil || to.sections == nil
      ? nil : [from, to].map { SectionRows($0, isCancelled: isCancelled) }
    oldSlots = grouped?[0].slots ?? from.order.slots(in: 0..<from.order.count)
    newSlots = grouped?[1].slots ?? to.order.slots(in: 0..<to.order.count)
    let forms = zip(oldColumns, newColumns).map { old, new -> ChunkForm in
      // Columns of different types are compared by display text.
      old.type == new.type ? .values(old.type) : .text
    }
    let old = DiffSide(
      content: from.content, slots: oldSlots,
      requests: zip(oldColumns, forms).map { ColumnRequest($0.number, as: $1) })
    let new = DiffSide(
      content: to.content, slots: newSlots,
      requests: zip(newColumns, forms).map { ColumnRequest($0.number, as: $1) })
    let keys = try Self.keys(matching, (from, oldSlots), (to, newSlots), isCancelled)
    var diffing = ContentDiffing(
      from: old, to: new,
      matching: keys.map { .keys(old: $0.old, new: $0.new, checksOld: true) } ?? .content)
    diffing.deciding = deciding.map { $0.places(in: columns) }
    diffing.isCancelled = isCancelled
    do {
      var found = try diffing.difference()
      if pairsNearRows, case .content = matching {
        let origins = NearRows(old: old, new: new).origins(found.order)
        diffing.matching = .origins(origins)
        found = try diffing.difference()
      }
      diff = found
    } catch let duplicates as DuplicateRows {
      throw duplicates.error { row in
        let keys = duplicates.isOld ? keys?.old : keys?.new
        return keys?[row] ?? .integer(Int64(row))
      }
    }
    sections = try grouped.map { [diff] grouped in
      let (old, new) = (grouped[0], grouped[1])
      return try SectionComparison(
        from: old, old.places, to: (new.keys, new.counts), declared: (from.sections, to.sections),
        rowOrigins: diff.order.origins)
    }
    moves = sections?.diff.rowMoves ?? diff.order.moves
  }

  private static func keys(
    _ matching: Matching, _ old: (state: TableState, slots: [UInt32]),
    _ new: (state: TableState, slots: [UInt32]), _ isCancelled: () -> Bool
  ) throws(TableError) -> (old: DiffKeys, new: DiffKeys)? {
    switch matching {
    case .content: return nil
    case .keys:
      return (old.state.keys.diffKeys(of: old.slots), new.state.keys.diffKeys(of: new.slots))
    case .columns(let ids):
      let pairs = ids.compactMap { id -> (Column, Column)? in
        guard let first = old.state.content.schema[id], let second = new.state.content.schema[id]
        else { return nil }
        return (first, second)
      }
      // Columns of different types are compared by display text.
      let types = pairs.map { $0.0.type == $0.1.type ? Optional($0.0.type) : nil }
      return (
        try DiffKeys(
          of: old.slots, in: old.state.content,
          zip(pairs, types).map { $0.0.number.keyRequest($1) }, isCancelled: isCancelled),
        try DiffKeys(
          of: new.slots, in: new.state.content,
          zip(pairs, types).map { $0.1.number.keyRequest($1) }, isCancelled: isCancelled)
      )
    }
  }

  /// The numbers of deleted, moved, inserted and updated rows, in this order.
  package var counts: (deletes: Int, moves: Int, inserts: Int, updates: Int) {
    (
      diff.order.deletes.reduce(0) { $0 + $1.count }, moves.count,
      diff.order.insertedCount, diff.updatedRows.count
    )
  }

  /// A range of the changed rows: deleted ones first, then moved, inserted and updated ones.
  package func page(_ range: Range<Int>) -> Page {
    var rest = range
    func taken<Element>(_ all: [Element]) -> [Element] {
      let part = rest.clamped(to: 0..<all.count)
      rest = max(0, rest.lowerBound - all.count)..<max(0, rest.upperBound - all.count)
      return Array(all[part])
    }
    return Page(
      deletes: taken(diff.order.deletes.flatMap { Array($0) }), moves: taken(moves),
      inserts: taken(diff.order.inserts.flatMap { Array($0) }),
      updates: taken(diff.rowUpdates))
  }

  /// Some of the changed rows.
  package struct Page: Sendable {
    /// Old indices.
    package let deletes: [Int]
    /// Moves.
    package let moves: [OrderDiff.Move]
    /// New indices.
    package let inserts: [Int]
    /// Rows with changed cells, by new index.
    package let updates: [RowUpdate]
  }

  // MARK: Cells

  /// The key of an old row.
  package func oldKey(_ row: Int) -> RowKey { from.keys.key(of: oldSlots[row]) }

  /// The key of a new row.
  package func newKey(_ row: Int) -> RowKey { to.keys.key(of: newSlots[row]) }

  /// The cells of old rows, by column. May block on a file.
  package func oldBlocks(_ rows: [Int]) -> [CellBlock] {
    Self.blocks(from, rows.map { oldSlots[$0] }, oldColumns)
  }

  /// The cells of new rows, by column. May block on a file.
  package func newBlocks(_ rows: [Int]) -> [CellBlock] {
    Self.blocks(to, rows.map { newSlots[$0] }, newColumns)
  }

  /// The changed cells before and after, by column. `rows` are new indices in both.
  package func updateBlocks(_ updates: [RowUpdate]) -> (old: [CellBlock], new: [CellBlock]) {
    let origins = diff.order.origins
    var result: (old: [CellBlock], new: [CellBlock]) = ([], [])
    for column in oldColumns.indices {
      let rows = updates.filter { $0.columns.contains(column) }.map(\.row)
      if rows.isEmpty { continue }
      var old = Self.blocks(from, rows.map { oldSlots[origins[$0]] }, [oldColumns[column]])[0]
      var new = Self.blocks(to, rows.map { newSlots[$0] }, [newColumns[column]])[0]
      old.rows = rows
      new.rows = rows
      result.old.append(old)
      result.new.append(new)
    }
    return result
  }

  private static func blocks(
    _ state: TableState, _ slots: [UInt32], _ columns: [Column]
  ) -> [CellBlock] {
    let requests = columns.map { ColumnRequest($0.number, as: .values($0.type)) }
    return zip(columns, state.content.cells(of: slots, requests)).map {
      CellBlock(column: $0, cells: $1)
    }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without duplicates, in order of first occurrence. O(elements).
  var eachOnce: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }

  /// The first index of each in a list, nil if it is not in it. O(elements of both).
  func eachPlace(in list: [Element]) -> [Int?] {
    let places = Dictionary(zip(list, list.indices)) { first, _ in first }
    return map { places[$0] }
  }

  /// The first index of those that are in a list. O(elements of both).
  func places(in list: [Element]) -> [Int] { eachPlace(in: list).compactMap(\.self) }
}
