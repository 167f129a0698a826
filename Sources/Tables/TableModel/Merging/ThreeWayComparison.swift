import CellFormats
import ColumnStorage
import RowTree
import TableDiffing
import TableValues

/// A table with unsaved edits, the state that it began with, and other new content that was made of
/// that state: which rows are the same, and which cells differ.
struct ThreeWayComparison: Sendable {
  /// The table.
  let ours: TableState
  /// The state that both sides began with.
  let base: TableState
  /// The other content.
  let request: ContentRequest
  /// The rows of the table, in order.
  let ourSlots: [UInt32]
  /// The rows of the base, in order.
  let baseSlots: [UInt32]
  /// Where our rows are among ``ourSlots``.
  let ourPlaces: SlotPlaces
  /// The indices of the columns that neither our side nor the base had.
  let newColumns: Set<Int>
  /// The indices of the columns that we have removed, and the base had.
  let removedColumns: Set<Int>
  /// For each column the rows, live or dead, whose own cells are not those of the base, rising.
  let editedSlots: [[UInt32]]
  /// What the other content made of the base.
  let theirs: ContentMerge.Side
  /// What both made of the base.
  let merged: ContentMerge.Merged

  /// Compares. O(n log n) for n rows. May block on files.
  ///
  /// - Throws: ``TableError``, ``DiffCancelled``.
  ///
  /// - Parameter newColumns: The indices of the columns that neither our side nor the base had.
  init(
    of ours: TableState, base: TableState, _ request: ContentRequest, newColumns: Set<Int> = [],
    isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    let ourSlots = ours.order.slots(in: 0..<ours.order.count)
    let baseSlots = base.order.slots(in: 0..<base.order.count)
    let ourPlaces = SlotPlaces(ourSlots, sourceCount: ours.content.sourceRowCount)
    let editedSlots = request.columns.map { Self.edited($0, ours, base) }
    let basePlaces = SlotPlaces(baseSlots, sourceCount: base.content.sourceRowCount)
    let origins = ourSlots.map { basePlaces[$0] }
    let hasKeys =
      !ours.content.schema.keyColumns.isEmpty
      && ours.content.schema.keyColumns == base.content.schema.keyColumns
    let keys =
      hasKeys
      ? (
        old: base.keys.diffKeys(of: baseSlots),
        new: try request.tableKeys(ours.content.schema, isCancelled)
      ) : try Self.columnKeys(request, base, baseSlots, isCancelled)
    var added = AddedRows(ours, ourSlots, origins, request)
    let theirs = try Self.difference(
      from: base, baseSlots, request, keys: keys, &added, isCancelled)
    let removed = Set(
      request.columns.indices.filter { place in
        ours.content.schema[request.columns[place]] == nil && !newColumns.contains(place)
      })
    let updates = zip(request.columns, editedSlots).enumerated().map { place, edited in
      removed.contains(place)
        ? [] : Self.changed(edited.1, edited.0, ours, base, origins, ourPlaces)
    }
    let compared = ContentMerge(
      baseCount: baseSlots.count, columnCount: request.columns.count,
      ours: ContentMerge.Side(origins: origins, updates: updates), theirs: theirs,
      pairs: keys.map { keys in
        Self.pairs(keys.new, request, theirs, ours, ourSlots, origins, hasKeys: hasKeys)
      } ?? added.pairs(theirs.origins),
      precedes: Self.precedes(ours, base, ourSlots, request, without: removed),
      isSame: Self.isSame(ours, ourSlots, request, newColumns.union(removed)))
    (self.ours, self.base, self.request) = (ours, base, request)
    (self.newColumns, removedColumns) = (newColumns, removed)
    (self.ourSlots, self.baseSlots, self.ourPlaces) = (ourSlots, baseSlots, ourPlaces)
    (self.editedSlots, self.theirs) = (editedSlots, theirs)
    merged = compared.merged()
    if isCancelled() { throw DiffCancelled() }
    try checkReading(hasKeys: keys != nil)
    try checkRemoved(isCancelled)
  }

  /// The values of the columns by which the request matches rows; nil: it matches them in another
  /// way.
  private static func columnKeys(
    _ request: ContentRequest, _ base: TableState, _ slots: [UInt32], _ isCancelled: () -> Bool
  ) throws -> (old: DiffKeys, new: DiffKeys)? {
    guard case .columns(let columns) = request.matching else { return nil }
    return try request.columnKeys(columns, of: slots, in: base, isCancelled)
  }

  /// Refuses changes of the other side to cells of a column that we removed, and new rows with cells in
  /// it: they would be lost.
  private func checkRemoved(_ isCancelled: () -> Bool) throws {
    if removedColumns.isEmpty { return }
    let new = theirs.origins.indices.filter { theirs.origins[$0] < 0 }.map { UInt32($0) }
    for place in removedColumns {
      if !theirs.updates[place].isEmpty { throw RemovedColumnChanged() }
      let types = Self.types(request, ours, base)
      let asked = [ColumnRequest(ColumnNumber(place), as: .values(types[place]))]
      for start in stride(from: 0, to: new.count, by: Self.rowsAtOnce) {
        if isCancelled() { throw DiffCancelled() }
        let rows = Array(new[start..<min(start + Self.rowsAtOnce, new.count)])
        let cells = request.rows.unformatted.cells(of: rows, asked)[0]
        if cells.contains(where: { !$0.isEmptyText }) { throw RemovedColumnChanged() }
      }
    }
  }

  private static let rowsAtOnce = 4096

  /// The other side has cells of its own in a column that we have removed.
  private struct RemovedColumnChanged: Error {}

  /// Refuses rows that cannot be read any more, because another program overwrote the file. Without
  /// keys, the rows cannot be matched then. With keys, a row that only we have would lose cells.
  private func checkReading(hasKeys: Bool) throws {
    guard base.content.source.readFailure != nil else { return }
    let (table, slots) =
      hasKeys
      ? (ours, merged.rows.compactMap { $0.theirs == nil ? $0.ours.map { ourSlots[$0] } : nil })
      : (base, baseSlots)
    let columns = table.content.schema.storedColumns
    let cells = table.content.unformatted.cells(
      of: slots, columns.map { ColumnRequest($0.number, as: .values($0.type)) })
    if cells.contains(where: { $0.contains(where: \.isUnreadable) }) { throw UnreadableRows() }
  }

  /// Rows of the table cannot be read any more.
  private struct UnreadableRows: Error {}

  /// The types of the columns of a request: as the table has them, or else as its base had them.
  static func types(
    _ request: ContentRequest, _ table: TableState, _ base: TableState
  ) -> [ColumnType] {
    request.columns.map {
      (table.content.schema[$0] ?? base.content.schema[$0])?.type ?? .text
    }
  }

  // MARK: Our side

  private static func edited(
    _ column: ColumnNumber, _ ours: TableState, _ base: TableState
  ) -> [UInt32] {
    let all: Range<UInt32> = 0..<RowSlot.firstEntry
    var found: [UInt32] = []
    for (one, other) in [(ours, base), (base, ours)] {
      one.content.forEachEdit(in: all, column: column) { slot, cell in
        if other.content.ownCell(slot: slot, column: column)?.cell != cell { found.append(slot) }
      }
    }
    return Set(found).sorted()
  }

  /// Our rows, rising, whose cells show something else than those of the base.
  private static func changed(
    _ slots: [UInt32], _ column: ColumnNumber, _ ours: TableState, _ base: TableState,
    _ origins: [Int], _ places: SlotPlaces
  ) -> [Int] {
    let known = slots.filter { places[$0] >= 0 && origins[places[$0]] >= 0 }
    if known.isEmpty { return [] }
    let request = [ColumnRequest(column, as: .values(ours.content.schema[column]?.type ?? .text))]
    let now = ours.content.unformatted.cells(of: known, request)[0]
    let before = base.content.unformatted.cells(of: known, request)[0]
    return known.indices.filter { !now[$0].holdsSame(as: before[$0]) }
      .map { places[known[$0]] }.sorted()
  }

  // MARK: Their side

  private static func difference(
    from base: TableState, _ slots: [UInt32], _ request: ContentRequest,
    keys: (old: DiffKeys, new: DiffKeys)?, _ added: inout AddedRows,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) throws -> ContentMerge.Side {
    let types = types(request, added.ours, base)
    let old = DiffSide(
      content: base.content, slots: slots,
      requests: zip(request.columns, types).map { ColumnRequest($0, as: .values($1)) })
    let new = DiffSide(
      content: request.rows, slots: Array(0..<UInt32(request.rows.sourceRowCount)),
      requests: types.enumerated().map { ColumnRequest(ColumnNumber($0), as: .values($1)) })
    var diffing = ContentDiffing(from: old, to: new, matching: .content)
    diffing.isCancelled = isCancelled
    do {
      if let keys {
        diffing.matching = .keys(
          old: keys.old, new: keys.new, checksOld: !request.matchesTableKeys)
        return ContentMerge.Side(try diffing.difference())
      }
      // A new column does not help to match rows.
      if let known = request.matched {
        (diffing.old, diffing.new) = (old.only(known), new.only(known))
      }
      let diff = try diffing.difference()
      let byContent = diff.order.origins
      added.look(for: byContent)
      var near = NearRows(old: diffing.old, new: diffing.new)
      near.apart = added.theirRows
      let origins = near.origins(diff.order)
      (diffing.old, diffing.new) = (old, new)
      diffing.matching = .origins(origins)
      if request.matched == nil { diffing.isKnownSame = { byContent[$1] == $0 } }
      return ContentMerge.Side(try diffing.difference())
    } catch let duplicates as DuplicateRows {
      throw duplicates.error { keys?.new[$0] ?? .integer(Int64($0)) }
    }
  }

  // MARK: Both sides

  /// For each of their new rows that has the key of a new one of ours, that one.
  private static func pairs(
    _ keys: DiffKeys, _ request: ContentRequest, _ theirs: ContentMerge.Side, _ ours: TableState,
    _ slots: [UInt32], _ origins: [Int], hasKeys: Bool
  ) -> [Int: Int] {
    let places = origins.indices.filter { origins[$0] < 0 }
    if places.isEmpty { return [:] }
    var news: [RowKey: Int] = [:]
    for place in places {
      let key = hasKeys ? ours.keys.key(of: slots[place]) : key(of: slots[place], request, ours)
      if let key { news[key] = place }
    }
    var pairs: [Int: Int] = [:]
    for (row, origin) in theirs.origins.enumerated() where origin < 0 {
      if let place = news.removeValue(forKey: keys[row]) { pairs[row] = place }
    }
    return pairs
  }

  /// The values of one of our rows by which the request matches rows; nil: it lacks some.
  private static func key(
    of slot: UInt32, _ request: ContentRequest, _ ours: TableState
  ) -> RowKey? {
    guard case .columns(let columns) = request.matching else { return nil }
    let keys = try? request.columnKeys(columns, of: [slot], in: ours) { false } as DiffKeys
    return keys?[0]
  }

  /// Compares rows by their texts, key columns first.
  private static func precedes(
    _ ours: TableState, _ base: TableState, _ slots: [UInt32], _ request: ContentRequest,
    without removed: Set<Int>
  ) -> @Sendable (Int, Int) -> Bool? {
    let keys = ours.content.schema.keyColumns.places(in: request.columns)
    let places =
      keys + request.columns.indices.filter { !keys.contains($0) && !removed.contains($0) }
    let types = types(request, ours, base)
    return { our, their in
      let one = ours.content.unformatted.cells(
        of: [slots[our]], places.map { ColumnRequest(request.columns[$0], as: .values(types[$0])) })
      let other = request.rows.unformatted.cells(
        of: [UInt32(their)], places.map { ColumnRequest(ColumnNumber($0), as: .values(types[$0])) })
      for (left, right) in zip(one, other) {
        let texts = [left[0], right[0]].map { CellFormatter.displayText(of: $0) }
        if texts[0] != texts[1] { return texts[0].utf8.lexicographicallyPrecedes(texts[1].utf8) }
      }
      return nil
    }
  }

  private static func isSame(
    _ ours: TableState, _ slots: [UInt32], _ request: ContentRequest, _ others: Set<Int>
  ) -> @Sendable (Int, Int, Int) -> Bool {
    let types = request.columns.map { ours.content.schema[$0]?.type ?? .text }
    return { column, our, their in
      // We can have no opinion on a column that we do not have.
      if others.contains(column) { return true }
      let one = ours.content.unformatted.cells(
        of: [slots[our]], [ColumnRequest(request.columns[column], as: .values(types[column]))])
      let other = request.rows.unformatted.cells(
        of: [UInt32(their)], [ColumnRequest(ColumnNumber(column), as: .values(types[column]))])
      return one[0][0].value.compared == other[0][0].value.compared
        && one[0][0].errorText == other[0][0].errorText
    }
  }
}

extension DiffSide {
  /// The same rows with some of the columns.
  fileprivate func only(_ places: [Int]) -> DiffSide {
    DiffSide(content: content, slots: slots, requests: places.map { requests[$0] })
  }
}

extension Cell {
  /// Whether both have the same value, and show the same text.
  func holdsSame(as other: Cell) -> Bool {
    value.compared == other.value.compared
      && CellFormatter.displayText(of: self) == CellFormatter.displayText(of: other)
  }

  /// Whether it could not be read from the file.
  var isUnreadable: Bool {
    switch value {
    case .error(.sourceChanged), .error(.readFailed): true
    default: false
    }
  }

  /// Whether nobody has written anything into it.
  fileprivate var isEmptyText: Bool {
    if case .text(let text) = value { return text.isEmpty }
    return value == .null
  }

  /// The text of a cell that is no value of its column's type.
  fileprivate var errorText: Text? {
    if case .error = value { source } else { nil }
  }
}
