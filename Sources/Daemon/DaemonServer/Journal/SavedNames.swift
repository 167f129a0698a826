import CellFormats
import ColumnStorage
import EditJournal
import RowTree
import TableCodecs
import TableModel
import TableSessions
import TableValues

/// The names of a table's rows and columns in the file that it was opened from or saved to.
///
/// A journal's records name rows by their place in the file, because a process that opens the file
/// will number them so. Until a save changes their places, these are the table's own slots. Rows
/// that the file does not have, and that the journal's beginning inserts, are next.
struct SavedNames: Sendable {
  private struct Run {
    var first: UInt32
    var count: UInt32
    var row: UInt32
  }

  /// Nil: as the table has them.
  private var rows: [Run]?
  private var columns: [ColumnNumber: ColumnNumber]?
  private var nextColumn = 0
  /// The number of rows ever inserted when the journal begins.
  private let insertedCount: Int
  /// The rows of the source, and those of the file: rows that were appended to both are behind them.
  private let sourceCount: UInt32
  private let rowCount: UInt32
  /// The table as it is in the file; nil: as it was opened.
  private let saved: TableState?
  /// The names of rows that the file does not have, the lowest slot first.
  private var otherRuns: [Run] = []
  /// Whether dead rows that the file does not have are without names, because they are too many.
  let leavesOutDead: Bool
  /// The rows that the file does not have, in the order of their names.
  private(set) var others: [UInt32] = []
  /// How the file has the cells of columns, where that is not ``Holding/nothing``.
  private var holdings: [ColumnNumber: Holding] = [:]
  /// The columns that steps of the history restore, in the form of the nearest step.
  let goneColumns: [ColumnNumber: Column]
  /// The columns as they are at the step that is named; without one, as they are now.
  var pastColumns: [ColumnNumber: Column] = [:]
  /// The columns that only undo knows, and whose cells are too many for a journal.
  private(set) var leftOutColumns = Set<ColumnNumber>()
  /// Cells of the source that were read before.
  var restored = RestoredCells()

  /// The names of a table that was just opened.
  static let opened = SavedNames()

  private init() {
    (insertedCount, sourceCount, rowCount) = (0, 0, 0)
    saved = nil
    goneColumns = [:]
    leavesOutDead = false
  }

  /// How many cells of rows that only undo knows a journal keeps. With 16 bytes each, they fill a
  /// frame.
  static let deadCellsMax = JournalFormat.bodyBytesMax / 16

  /// The names of a table that was opened or saved, and may have been edited since. O(runs of the
  /// order + rows that the file does not have).
  ///
  /// - Parameter deadCellsMax: Rows that only undo knows get no names if they have more cells. A table
  ///   without a file has no such limit.
  init(of unsaved: UnsavedTable, deadCellsMax: Int = Self.deadCellsMax) {
    let state = unsaved.saved
    goneColumns = unsaved.history.schemaColumns
    insertedCount = unsaved.table.content.insertedCount
    saved = unsaved.isAsOpened ? nil : state
    var runs: [Run] = []
    var row: UInt32 = 0
    for run in state.order.runs(inTotal: 0..<state.order.totalCount) where run.isLive {
      runs.append(Run(first: run.start, count: UInt32(run.count), row: row))
      row += UInt32(run.count)
    }
    if unsaved.hasNoFile { (runs, row) = ([], 0) }
    let isPlain = runs.allSatisfy { $0.first == $0.row } && row == state.content.sourceRowCount
    if !isPlain || unsaved.hasNoFile { rows = runs.sorted { $0.first < $1.first } }
    // A source that is no file does not grow.
    sourceCount =
      unsaved.hasNoFile ? RowSlot.firstInserted : UInt32(clamping: state.content.sourceRowCount)
    rowCount = row
    let order = Self.fileColumns(of: state)
    let dead = unsaved.hasNoFile ? 0 : Self.deadCount(in: unsaved.table, isPlain ? nil : rows)
    leavesOutDead = dead > deadCellsMax / max(order.count, 1)
    nextColumn = order.count
    let names = order.enumerated().map { ($1.number, ColumnNumber($0)) }
    if names.contains(where: { $0 != $1 }) {
      columns = Dictionary(uniqueKeysWithValues: names)
      for column in unsaved.table.content.schema.columns { _ = self.column(column.number) }
      for number in goneColumns.keys.sorted() { _ = column(number) }
    }
    nameOthers(in: unsaved.table)
    if saved == nil || unsaved.hasNoFile { return }
    for column in FileContent.split(state).inFile {
      let read = column.isStored ? column : readColumn(column.number, of: state)
      holdings[column.number] = column.supply == nil ? .own(emptyIsNull(read)) : .source
    }
    let gone = goneColumns.keys.filter {
      unsaved.table.content.schema[$0] == nil && holding($0) == .nothing && isInSource($0)
    }
    if gone.count > deadCellsMax / max(Int(rowCount), 1) { leftOutColumns = Set(gone) }
  }

  /// Gives names to the rows of a table that the file does not have, in their order.
  private mutating func nameOthers(in table: TableState) {
    for run in table.order.runs(inTotal: 0..<table.order.totalCount) {
      // A run of the file's rows is the rule. Its rows are not looked at.
      if rows == nil, run.start < RowSlot.firstInserted { continue }
      if leavesOutDead, !run.isLive { continue }
      for slot in UInt32(run.slots.lowerBound)..<UInt32(run.slots.upperBound) {
        guard slot < RowSlot.firstEntry, fileName(of: slot) == nil else { continue }
        if let last = otherRuns.last, last.first + last.count == slot {
          otherRuns[otherRuns.count - 1].count += 1
        } else {
          let name = RowSlot.firstInserted + UInt32(others.count)
          otherRuns.append(Run(first: slot, count: 1, row: name))
        }
        others.append(slot)
      }
    }
    otherRuns.sort { $0.first < $1.first }
  }

  /// How many dead rows of a table its file does not have. O(runs of the order · log(runs)).
  private static func deadCount(in table: TableState, _ rows: [Run]?) -> Int {
    var count = 0
    for run in table.order.runs(inTotal: 0..<table.order.totalCount)
    where !run.isLive && run.start < RowSlot.firstEntry {
      guard let rows else {
        if run.start >= RowSlot.firstInserted { count += run.count }
        continue
      }
      count += run.count
      let end = run.start + UInt32(run.count)
      for known in rows[max(0, index(of: run.start, rows))...] {
        if known.first >= end { break }
        let (start, stop) = (max(run.start, known.first), min(end, known.first + known.count))
        if start < stop { count -= Int(stop - start) }
      }
    }
    return count
  }

  /// How many rows the file does not have.
  var otherCount: Int { others.count }

  /// Whether the file does not have a row, which the journal's beginning inserts.
  func isOther(_ slot: UInt32) -> Bool { Self.place(of: slot, otherRuns) != nil }

  /// Whether the rows of the file have their numbers, and are in their order.
  var namesRowsAsTheyAre: Bool { rows == nil }

  /// The columns in the order in which a process that opens the file numbers them: those that the
  /// file has, also where their cells are computed, and then the others.
  private static func fileColumns(of table: TableState) -> [Column] {
    let (inFile, others) = FileContent.split(table)
    return inFile + others
  }

  /// The columns of a saved file for a journal's header.
  static func columns(ofFile saved: TableState) -> [JournalColumn] {
    FileContent.split(saved).inFile.map {
      JournalColumn(title: $0.title, type: $0.type, isStored: true)
    }
  }

  /// A table's columns for a journal's header.
  static func columns(of table: TableState) -> [JournalColumn] {
    fileColumns(of: table).map {
      JournalColumn(title: $0.title, type: $0.type, isStored: $0.isStored)
    }
  }

  /// The number of rows inserted by a process that opens the file, of all that were ever inserted.
  func count(ofInserted count: Int) -> Int { count - insertedCount + others.count }

  // MARK: Records

  /// A record by the names in the file.
  ///
  /// - Parameter after: The table with the record.
  /// - Throws: ``JournalRefusal/beforeSave`` if it names what the file does not have.
  mutating func record(
    _ record: EditRecord, _ after: TableState
  ) throws(JournalRefusal) -> EditRecord {
    if saved == nil, others.isEmpty, insertedCount == 0 { return record }
    var record = record
    for place in record.changes.indices {
      // A journal's record does not contain the old values.
      if case .cells(let number, let cells) = record.changes[place] {
        record.changes[place] = try cellsChange(number, cells, after, withBefore: false)
      } else {
        record.changes[place] = try change(record.changes[place], after)
      }
    }
    return record
  }

  /// A change by the names in the file, with the cells that it brings about there.
  mutating func change(
    _ change: TableChange, _ after: TableState
  ) throws(JournalRefusal) -> TableChange {
    switch change {
    case .cells(let number, let cells): return try cellsChange(number, cells, after)
    case .rows(let change): return .rows(try orderChange(change, after))
    case .schema(let before, let schema):
      return .schema(before: try self.schema(before), after: try self.schema(schema))
    case .traits(let changes):
      var whole = changes
      for (place, change) in changes.enumerated() {
        whole[place].slot = try slot(change.slot)
        if let cells = change.after?.conflict?.cells, columns != nil {
          whole[place].after?.conflict?.cells = [:]
          for (number, cell) in cells { whole[place].after?.conflict?.cells[column(number)] = cell }
        }
        guard let states = change.after?.cellStates, !states.isEmpty else { continue }
        whole[place].after?.cellStates = [:]
        for (number, state) in states { whole[place].after?.cellStates[column(number)] = state }
      }
      return .traits(whole)
    case .sections(let before, let after):
      let named = after.map { DeclaredSections(column: column($0.column), $0.list) }
      return .sections(before: before, after: named)
    case .parameters, .supplied: return change
    }
  }

  private mutating func cellsChange(
    _ number: ColumnNumber, _ cells: [CellChange], _ after: TableState, withBefore: Bool = true
  ) throws(JournalRefusal) -> TableChange {
    var whole = cells
    for (place, change) in cells.enumerated() { whole[place].slot = try slot(change.slot) }
    if withBefore {
      let before = self.cells(cells.map { ($0.slot, $0.before) }, number, after)
      for (place, cell) in before.enumerated() { whole[place].before = cell }
    }
    let later = self.cells(cells.map { ($0.slot, $0.after) }, number, after)
    for (place, cell) in later.enumerated() { whole[place].after = cell }
    return .cells(column: column(number), whole)
  }

  /// What edited cells of a column, or the lack of ones, are as edits of the file.
  ///
  /// - Complexity: O(cells · log(cells)), and one read of each part of the file that has cells whose
  ///   text is only there.
  func cells(
    _ cells: [(slot: UInt32, cell: Cell?)], _ column: ColumnNumber, _ table: TableState
  ) -> [Cell?] {
    var result: [Cell?] = []
    result.reserveCapacity(cells.count)
    var sources: [Int] = []
    var held = HeldCells(saved, column)
    let firstNew = RowSlot.firstInserted + UInt32(insertedCount)
    let holding = holding(column)
    for (place, (slot, cell)) in cells.enumerated() {
      if slot >= firstNew {
        result.append(cell)
      } else if isOther(slot) {
        // The row is not in the file, so the source's cell has to be written.
        if cell == nil, slot < RowSlot.firstInserted { sources.append(place) }
        result.append(cell)
      } else {
        switch holding {
        case .own(let emptyIsNull):
          if let known = held.cell(of: slot) {
            // The file has this cell already, or the edit restores the cell of the file.
            if cell == nil { sources.append(place) }
            let isRead = known.isRead(emptyIsNull: emptyIsNull)
            result.append(cell == known && isRead ? nil : cell)
          } else if cell == nil, slot >= RowSlot.firstInserted, !emptyIsNull {
            result.append(.null)
          } else {
            result.append(cell)
          }
        case .nothing:
          if cell == nil, slot < RowSlot.firstInserted, isInSource(column) { sources.append(place) }
          result.append(cell)
        case .source:
          // Nothing was written for a new row.
          let isNew = slot >= RowSlot.firstInserted && saved != nil
          result.append(cell ?? (isNew ? .null : nil))
        }
      }
    }
    if sources.isEmpty { return result }
    let found = sourceCells(sources.map { cells[$0].slot }, column, table)
    for (place, cell) in zip(sources, found) { result[place] = cell }
    return result
  }

  /// The cells of rows without their edits, in the order of the rows.
  private func sourceCells(
    _ slots: [UInt32], _ number: ColumnNumber, _ table: TableState
  ) -> [Cell] {
    let column = readColumn(number, of: table)
    return restored.cells(slots, column)
      ?? sourceCells(slots, column, reading(column, of: table), table.revision)
  }

  /// The cells of rows without their edits, in the order of the rows, as ``reading(_:of:)`` has them.
  func sourceCells(
    _ slots: [UInt32], _ column: Column, _ content: TableContent, _ revision: Revision
  ) -> [Cell] {
    let inSource = slots.indices.filter { slots[$0] < RowSlot.firstInserted }
    var content = content
    for place in inSource {
      content.setCell(nil, slot: slots[place], column: column.number, revision: revision)
    }
    let request = ColumnRequest(column.number, as: .values(column.type))
    let found = content.cells(of: inSource.map { slots[$0] }, [request])[0]
    var cells = [Cell](repeating: .null, count: slots.count)
    for (place, cell) in zip(inSource, found) { cells[place] = cell.spelled }
    return cells
  }

  /// A column as its stored cells are read at the step that is named, also if it was removed or is
  /// computed.
  func readColumn(_ number: ColumnNumber, of table: TableState) -> Column {
    if let past = pastColumns[number] { return past }
    let now = table.content.schema[number]
    if let now, now.isStored { return now }
    return goneColumns[number] ?? now ?? Column(number: number, id: "c", title: "c", type: .text)
  }

  /// The content by which the stored cells of a column are read.
  func reading(_ column: Column, of table: TableState) -> TableContent {
    if table.content.schema[column.number] == column, column.isStored {
      return table.content.unformatted
    }
    var content = table.content
    var column = column
    (column.computation, column.supply, column.form) = (nil, nil, ColumnForm())
    let schema = TableSchema(columns: [column])
    content.setSchema(schema, codecs: schema.codecs)
    content.setDerived([:], revision: table.revision)
    return content.unformatted
  }

  private func orderChange(
    _ change: OrderChange, _ after: TableState
  ) throws(JournalRefusal) -> OrderChange {
    switch change {
    case .insert(let slots, let neighbour):
      let first = try slot(slots.lowerBound)
      return .insert(
        first..<first + UInt32(slots.count), after: self.neighbour(neighbour, after))
    case .remove(let slots): return .remove(try self.slots(slots))
    case .revive(let slots): return .revive(try self.slots(slots))
    case .move(let there, let back):
      var whole = there
      for (place, placement) in there.enumerated() {
        whole[place].slot = try slot(placement.slot)
        whole[place].after = neighbour(placement.after, after)
      }
      return .move(there: whole, back: back)
    case .load: return change
    }
  }

  private func slots(_ slots: [UInt32]) throws(JournalRefusal) -> [UInt32] {
    var named: [UInt32] = []
    named.reserveCapacity(slots.count)
    for slot in slots { named.append(try self.slot(slot)) }
    return named
  }

  /// The nearest row before a place that the file has.
  private func neighbour(_ neighbour: UInt32?, _ after: TableState) -> UInt32? {
    guard let neighbour else { return nil }
    if let found = name(of: neighbour) { return found }
    guard var end = after.order.totalIndex(of: neighbour) else { return nil }
    // Rows without names may be many, but they are few runs.
    var size = 64
    while end > 0 {
      let start = max(0, end - size)
      for run in after.order.runs(inTotal: start..<end).reversed() {
        if let found = lastName(in: UInt32(run.slots.lowerBound)..<UInt32(run.slots.upperBound)) {
          return found
        }
      }
      (end, size) = (start, size * 2)
    }
    return nil
  }

  /// The name of the last of some rows that has one. O(log n).
  private func lastName(in slots: Range<UInt32>) -> UInt32? {
    guard let last = slots.last else { return nil }
    if let found = name(of: last) { return found }
    // Below the last row, names begin at the end of a run, or of the rows of the source.
    let ends = [Self.end(below: last, otherRuns), Self.end(below: last, rows ?? [])]
    let source = last >= RowSlot.firstInserted ? RowSlot.firstInserted - 1 : nil
    let inserted = last >= RowSlot.firstEntry ? RowSlot.firstEntry - 1 : nil
    let found = (ends + [source, inserted]).compactMap(\.self).filter {
      slots.contains($0) && name(of: $0) != nil
    }
    return found.max().flatMap { name(of: $0) }
  }

  /// The last row of the last run that ends before a slot.
  private static func end(below slot: UInt32, _ runs: [Run]) -> UInt32? {
    let place = index(of: slot, runs)
    return place < 0 ? nil : min(slot, runs[place].first + (runs[place].count - 1))
  }

  /// The place of the last run that begins at a slot or before it; -1: none. O(log runs).
  private static func index(of slot: UInt32, _ runs: [Run]) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].first <= slot { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// What a slot is called in some runs; nil: it is in none. O(log runs).
  private static func place(of slot: UInt32, _ runs: [Run]) -> UInt32? {
    let place = index(of: slot, runs)
    guard place >= 0, slot - runs[place].first < runs[place].count else { return nil }
    return runs[place].row + (slot - runs[place].first)
  }

  private func slot(_ slot: UInt32) throws(JournalRefusal) -> UInt32 {
    guard let found = name(of: slot) else { throw .beforeSave }
    return found
  }

  /// The name of a row; nil: neither the file nor the journal's beginning has it.
  func name(of slot: UInt32) -> UInt32? {
    let firstNew = RowSlot.firstInserted + UInt32(insertedCount)
    if slot >= firstNew {
      return slot < RowSlot.firstEntry
        ? slot - UInt32(insertedCount) + UInt32(others.count) : nil
    }
    return Self.place(of: slot, otherRuns) ?? fileName(of: slot)
  }

  /// The place of a row in the file; nil: it is not in it.
  private func fileName(of slot: UInt32) -> UInt32? {
    guard let rows else { return slot < RowSlot.firstInserted ? slot : nil }
    if slot >= sourceCount, slot < RowSlot.firstInserted { return rowCount + (slot - sourceCount) }
    return Self.place(of: slot, rows)
  }

  // MARK: Columns

  /// The number of a column.
  mutating func column(_ number: ColumnNumber) -> ColumnNumber {
    guard columns != nil else { return number }
    if let known = columns?[number] { return known }
    defer { nextColumn += 1 }
    columns?[number] = ColumnNumber(nextColumn)
    return ColumnNumber(nextColumn)
  }

  /// Columns by their numbers.
  mutating func schema(_ schema: TableSchema) throws(JournalRefusal) -> TableSchema {
    if schema.columns.contains(where: { leftOutColumns.contains($0.number) }) { throw .beforeSave }
    guard columns != nil else { return schema }
    // The inputs of computed columns are numbers, too. They are checked again when it is applied.
    let named = schema.columns.map { known in
      let number = column(known.number)
      var new = known
      new.number = number
      return new
    }
    var result = TableSchema(columns: named, keyColumns: schema.keyColumns.map { column($0) })
    result.types = schema.types
    return result
  }

  /// How the file has the cells of a column.
  enum Holding: Equatable {
    /// Unchanged, the edited ones too. `emptyIsNull`: whether an empty one is read as null.
    case own(_ emptyIsNull: Bool)
    /// As the table's source has them.
    case source
    /// Not at all.
    case nothing
  }

  /// How the file has the cells of a column.
  func holding(_ number: ColumnNumber) -> Holding {
    saved == nil ? .source : holdings[number] ?? .nothing
  }

  /// Whether the source may have cells of a column.
  func isInSource(_ number: ColumnNumber) -> Bool {
    (saved?.content.source as? CSVSource).map { number.rawValue < $0.columns.count } ?? true
  }

  private func emptyIsNull(_ column: Column) -> Bool {
    if column.type != .text { return true }
    let source = saved?.content.source as? CSVSource
    if let source, source.columns.indices.contains(column.number.rawValue) {
      let settings = source.columns[column.number.rawValue].settings
      return settings.retyped(.text).nullSpellings.contains("")
    }
    return saved.map {
      ParseSettings(ofNew: column, in: $0).nullSpellings.contains("")
    } ?? false
  }
}
