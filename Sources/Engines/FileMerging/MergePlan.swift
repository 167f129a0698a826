import ProtocolWords
import TableCodecs
import TableDiffing

/// What the merged file has: its lines in order, whose cells they have, and the conflicts.
struct MergePlan: Sendable {
  /// What both sides changed differently in one record.
  struct Conflict: Sendable {
    /// The columns.
    var columns: Set<Int> = []
    /// The side that removed the record, which the other changed.
    var removedBy: ConflictSide?
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
  /// Columns that one side removed and the other renamed. The header is a conflict.
  private(set) var renamedColumns: Set<Int> = []
  /// How many rows both sides put to different places.
  private(set) var misplaced = 0
  /// The column that has a key's title, and whose texts are not unique.
  let ignoredKey: FileMerge.IgnoredKey?

  init(_ tables: MergeTables, _ matches: RowMatches) {
    let (ours, theirs) = (tables.ours, tables.theirs)
    let ourUpdates = Self.updates(tables, ours, matches.ours)
    let theirUpdates = Self.updates(tables, theirs, matches.theirs)
    let keys = matches.keys
    ignoredKey = matches.ignoredKey
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
    doubtGuesses(tables, matches, ourUpdates, theirUpdates)
    decideColumns(tables, matches, ourUpdates, theirUpdates)
  }

  /// For each column the lines of a side whose cells differ from those of the base. A column that
  /// the side added differs where it is not empty.
  private static func updates(
    _ tables: MergeTables, _ side: MergeTable, _ origins: [Int]
  ) -> [[Int]] {
    var updates = [[Int]](repeating: [], count: side.columnCount)
    let added = tables.columns.indices.filter { column in
      side.places[column] != nil && tables.base.places[column] == nil
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

  /// Makes a record a conflict that both sides changed and that may be two records. All of it is
  /// then as one side or the other has it.
  private mutating func doubtGuesses(
    _ tables: MergeTables, _ matches: RowMatches, _ ourUpdates: [[Int]], _ theirUpdates: [[Int]]
  ) {
    if matches.ourGuesses.isEmpty, matches.theirGuesses.isEmpty { return }
    let (isOurs, isTheirs) = (Set(ourUpdates.joined()), Set(theirUpdates.joined()))
    var identity: RowIdentity?
    for (place, row) in rows.enumerated() {
      guard let old = row.base, let our = row.ours, let their = row.theirs,
        matches.ourGuesses.contains(our) || matches.theirGuesses.contains(their),
        isOurs.contains(our), isTheirs.contains(their)
      else { continue }
      let known = identity ?? RowIdentity(tables)
      identity = known
      let (ourLine, theirLine) = (tables.ours.file.lines[our], tables.theirs.file.lines[their])
      if known.isEqual(ourLine, theirLine)
        || known.isCertain(tables.base.file.lines[old], ourLine, theirLine)
      {
        continue
      }
      conflicts[place, default: Conflict()].columns.formUnion(0..<tables.ours.columnCount)
      taken[place] = nil
    }
  }

  /// Leaves out the columns that a side removed, unless the other changed cells of them or has new
  /// records with them. Then the rows with these cells are conflicts.
  private mutating func decideColumns(
    _ tables: MergeTables, _ matches: RowMatches, _ ourUpdates: [[Int]], _ theirUpdates: [[Int]]
  ) {
    for (column, entry) in tables.columns.enumerated() {
      let isRemoved = entry.base != nil && (entry.ours == nil || entry.theirs == nil)
      guard isRemoved else {
        columns.append(column)
        continue
      }
      if entry.ours == nil, entry.theirs == nil { continue }
      let isTheirs = entry.ours == nil
      let side = isTheirs ? tables.theirs : tables.ours
      var changed = Set(isTheirs ? theirUpdates[column] : ourUpdates[column])
      let origins = isTheirs ? matches.theirs : matches.ours
      for (place, line) in side.file.lines.enumerated() where line.isRecord && origins[place] < 0 {
        if !side.text(of: column, in: line).isEmpty { changed.insert(place) }
      }
      let titles = tables.titles(of: column)
      let isRenamed = Set(titles).count > 1
      if changed.isEmpty, !isRenamed { continue }
      if isRenamed { renamedColumns.insert(column) }
      columns.append(column)
      keptColumns.append(column)
      for (place, row) in rows.enumerated() {
        guard let line = isTheirs ? row.theirs : row.ours, changed.contains(line) else { continue }
        conflicts[place, default: Conflict()].columns.insert(column)
      }
    }
  }
}
