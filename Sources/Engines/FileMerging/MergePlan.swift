import TableCodecs
import TableDiffing

/// What the merged file has: its lines in order, whose cells they have, and the conflicts.
struct MergePlan: Sendable {
  /// What both sides changed differently in one record.
  struct Conflict: Sendable {
    /// The columns.
    var columns: Set<Int> = []
    /// The side that removed the record, which the other changed.
    var removedBy: MergeSide?
  }

  /// The lines.
  private(set) var rows: [MergedEntry]
  /// The columns of a row, by place in ``rows``, whose cells are theirs.
  private(set) var taken: [Int: Set<Int>] = [:]
  /// The conflicts by place in ``rows``.
  private(set) var conflicts: [Int: Conflict] = [:]
  /// The merged columns that are written.
  private(set) var columns: [Int] = []
  /// Columns that one side removed and the other changed.
  private(set) var keptColumns: [Int] = []
  /// How many rows both sides put to different places.
  private(set) var misplaced = 0

  init(_ tables: MergeTables, _ matches: RowMatches) {
    let (ours, theirs) = (tables.ours, tables.theirs)
    let ourUpdates = Self.updates(tables, ours, matches.ours)
    let theirUpdates = Self.updates(tables, theirs, matches.theirs)
    let keys = matches.keys
    let merge = ContentMerge(
      baseCount: tables.base.file.lines.count, columnCount: ours.columnCount,
      ours: ContentMerge.Side(origins: matches.ours, updates: ourUpdates),
      theirs: ContentMerge.Side(origins: matches.theirs, updates: theirUpdates),
      pairs: matches.pairs,
      precedes: { our, their in
        Self.precedes(ours, ours.file.lines[our], theirs, theirs.file.lines[their], keys)
      },
      isSame: { column, our, their in
        let (one, other) = (ours.file.lines[our], theirs.file.lines[their])
        guard one.isRecord, other.isRecord else { return true }
        return ours.cells(of: one).isSame(column, theirs.cells(of: other))
      })
    let merged = merge.merged()
    rows = merged.rows
    for (column, places) in merged.theirCells.enumerated() {
      for place in places { taken[place, default: []].insert(column) }
    }
    for conflict in merged.conflicts {
      switch conflict {
      case .cell(let row, let column): conflicts[row, default: Conflict()].columns.insert(column)
      case .removed(let row, let side): conflicts[row, default: Conflict()].removedBy = side
      case .place: misplaced += 1
      }
    }
    decideColumns(tables, ourUpdates, theirUpdates)
    if keys.isEmpty { doubtPairs(ourUpdates, theirUpdates) }
  }

  /// Without a key, a record with few equal cells may be another one. If both sides changed it, it is
  /// a conflict.
  private mutating func doubtPairs(_ ourUpdates: [[Int]], _ theirUpdates: [[Int]]) {
    func changes(_ updates: [[Int]]) -> [Int: Set<Int>] {
      var changes: [Int: Set<Int>] = [:]
      for (column, lines) in updates.enumerated() {
        for line in lines { changes[line, default: []].insert(column) }
      }
      return changes
    }
    let (ours, theirs) = (changes(ourUpdates), changes(theirUpdates))
    for (place, row) in rows.enumerated() where row.base != nil {
      guard let our = row.ours.flatMap({ ours[$0] }),
        let their = row.theirs.flatMap({ theirs[$0] }),
        our != their, max(our.count, their.count) * 2 >= columns.count
      else { continue }
      taken[place] = nil
      conflicts[place, default: Conflict()].columns.formUnion(our.union(their))
    }
  }

  /// For each column the lines of a side whose cells differ from those of the base. An added column
  /// differs where it is not empty.
  private static func updates(
    _ tables: MergeTables, _ side: MergeTable, _ origins: [Int]
  ) -> [[Int]] {
    var updates = [[Int]](repeating: [], count: side.columnCount)
    let added = tables.columns.indices.filter { column in
      let entry = tables.columns[column]
      return entry.base == nil && side.places[column] != nil
    }
    let readsLike = side.readsLike(tables.base) && added.isEmpty
    for (place, line) in side.file.lines.enumerated() where line.isRecord && origins[place] >= 0 {
      let old = tables.base.file.lines[origins[place]]
      if readsLike, side.file.content(of: line) == tables.base.file.content(of: old) { continue }
      for column in side.differing(line, tables.base, old) { updates[column].append(place) }
      for column in added where !side.text(of: column, in: line).isEmpty {
        updates[column].append(place)
      }
    }
    return updates
  }

  private static func precedes(
    _ ours: MergeTable, _ our: CSVRecordFile.Line, _ theirs: MergeTable,
    _ their: CSVRecordFile.Line, _ keys: [Int]
  ) -> Bool? {
    if our.isRecord != their.isRecord { return !our.isRecord }
    if our.isRecord { return ours.cells(of: our).precedes(theirs.cells(of: their), first: keys) }
    let (one, other) = (ours.file.content(of: our), theirs.file.content(of: their))
    return one == other ? nil : one.lexicographicallyPrecedes(other)
  }

  /// Leaves out the columns that a side removed, unless the other changed cells of them. Then the
  /// rows with these cells are conflicts.
  private mutating func decideColumns(
    _ tables: MergeTables, _ ourUpdates: [[Int]], _ theirUpdates: [[Int]]
  ) {
    for (column, entry) in tables.columns.enumerated() {
      let isRemoved = entry.base != nil && (entry.ours == nil || entry.theirs == nil)
      guard isRemoved else {
        columns.append(column)
        continue
      }
      let isOurs = entry.ours != nil
      var changed = Set(isOurs ? ourUpdates[column] : theirUpdates[column])
      // A new row of the other side would lose its cell.
      let table = isOurs ? tables.ours : tables.theirs
      for row in rows where row.base == nil {
        guard let line = isOurs ? row.ours : row.theirs, table.file.lines[line].isRecord,
          !table.text(of: column, in: table.file.lines[line]).isEmpty
        else { continue }
        changed.insert(line)
      }
      if changed.isEmpty { continue }
      columns.append(column)
      keptColumns.append(column)
      for (place, row) in rows.enumerated() {
        guard row.base == nil || row.ours != nil && row.theirs != nil,
          let line = isOurs ? row.ours : row.theirs
        else { continue }
        if changed.contains(line) {
          conflicts[place, default: Conflict()].columns.insert(column)
        }
      }
    }
  }
}
