import ColumnStorage
import EditJournal
import RowTree
import TableDiffing
import TableModel
import TableSessions
import TableValues

/// What leads from the content of a table's file to the table: the rows that only undo knows, the
/// unsaved edits as one record, and the steps of the undo history.
struct UnsavedDifference: Sendable {
  let unsaved: UnsavedTable
  private(set) var names: SavedNames
  private var changes: [TableChange] = []

  private var table: TableState { unsaved.table }
  private var saved: TableState { unsaved.saved }
  /// Whether nothing was changed since the table was saved.
  private var isSaved: Bool { unsaved.isSaved }

  /// The difference of a table, by the names in its file.
  init(_ unsaved: UnsavedTable, _ names: SavedNames) {
    (self.unsaved, self.names) = (unsaved, names)
  }

  /// The beginning of a journal of the table. O(edits + steps), and O(rows) where rows were moved.
  mutating func beginning() -> JournalBeginning {
    var beginning = JournalBeginning()
    (beginning.clean, beginning.others) = (unsaved.clean, unsaved.others)
    let columns = allColumns
    if !unsaved.hasNoFile {
      writeSaved(columns)
      beginning.parts = [take(insertedCount: 0)]
      beginning.savedParts = 1
    }
    let isBrought = writeRows(columns, &beginning)
    if !isSaved { moveRows() }
    let isToSettle = unsaved.hasNoFile && !names.goneColumns.isEmpty
    if isBrought || isToSettle || saved.content.schema != table.content.schema {
      append(schema: table.content.schema, before: saved.content.schema)
    }
    takeTraits()
    if !table.parameters.values.isEmpty {
      changes.append(.parameters(before: TableParameters(), after: table.parameters))
    }
    if saved.sections != table.sections { takeSections() }
    if !changes.isEmpty { beginning.record = take(insertedCount: names.otherCount) }
    (beginning.steps, beginning.lostSteps) = steps
    // The steps that led to the saved table are left out.
    if isSaved, !beginning.steps.contains(where: \.isDone) { beginning.clean = 0 }
    return beginning
  }

  private mutating func take(insertedCount: Int) -> JournalRecord {
    defer { changes = [] }
    let record = EditRecord(changes: changes, cause: .edit, historyClass: .none)
    return JournalRecord(record, insertedCount: insertedCount)
  }

  /// How many rows of a table without a file are one record.
  private static let partRows = 4096

  /// All rows, in records that are not too large.
  private mutating func parts(_ columns: [Column]) -> [JournalRecord] {
    var parts: [JournalRecord] = []
    let others = names.others
    for start in stride(from: 0, to: others.count, by: Self.partRows) {
      let end = min(start + Self.partRows, others.count)
      let range = RowSlot.firstInserted + UInt32(start)..<RowSlot.firstInserted + UInt32(end)
      let insert = TableChange.rows(.insert(range, after: start > 0 ? range.lowerBound - 1 : nil))
      let rows = others[start..<end]
      writeCells(columns, rows.filter { table.order.contains($0) }[...])
      changes.append(insert)
      removeDead(columns, rows)
      parts.append(take(insertedCount: end))
    }
    return parts
  }

  /// Removes inserted rows that only undo knows. They get their cells when they are dead, so that they
  /// have no keys.
  private mutating func removeDead(_ columns: [Column], _ rows: ArraySlice<UInt32>) {
    let dead = rows.filter { !table.order.contains($0) }
    if dead.isEmpty { return }
    changes.append(.rows(.remove(dead.compactMap { names.name(of: $0) })))
    for column in columns where !names.leftOutColumns.contains(column.number) {
      writeOthers(dead[...], column)
    }
  }

  // MARK: What was saved

  /// Makes the table that was saved of what is read of its file: its columns with all that they are, and
  /// the cells that the file does not have or that are read as other ones.
  private mutating func writeSaved(_ columns: [Column]) {
    let schema = saved.content.schema
    for column in columns where !names.leftOutColumns.contains(column.number) {
      append(savedCells(of: column), column)
    }
    let cells = changes
    changes = []
    if !cells.isEmpty { bring(columns) }
    changes += cells
    append(schema: schema, before: schema)
  }

  /// The cells of a column that the saved table has otherwise than they are read of the file.
  private func savedCells(of column: Column) -> [CellChange] {
    var cells: [CellChange] = []
    func add(_ slot: UInt32, _ cell: Cell) {
      guard !names.isOther(slot), let name = names.name(of: slot), saved.order.contains(slot)
      else { return }
      cells.append(CellChange(slot: name, before: nil, after: cell))
    }
    let holding = names.holding(column.number)
    if holding == .nothing, names.isInSource(column.number),
      saved.content.schema[column.number] == nil
    {
      return cellsOfGone(column)
    }
    for slot in ownSlots(of: column.number, in: saved) {
      guard let cell = saved.content.ownCell(slot: slot, column: column.number)?.cell else {
        continue
      }
      if case .own(let emptyIsNull) = holding, cell.isRead(emptyIsNull: emptyIsNull) { continue }
      add(slot, cell)
    }
    guard holding == .own(false) || holding == .source, !unsaved.isAsOpened else { return cells }
    // A text that no edit gave a row is null, and not empty.
    for run in saved.order.runs(inTotal: 0..<saved.order.totalCount)
    where run.isLive && run.start >= RowSlot.firstInserted {
      for slot in run.start..<run.start + UInt32(run.count) {
        if saved.content.ownCell(slot: slot, column: column.number)?.cell == nil {
          add(slot, .null)
        }
      }
    }
    return cells
  }

  /// All cells of a column that was removed.
  private func cellsOfGone(_ column: Column) -> [CellChange] {
    let read = names.readColumn(column.number, of: saved)
    let content = names.reading(read, of: saved)
    let request = ColumnRequest(column.number, as: .values(read.type))
    var cells: [CellChange] = []
    for start in stride(from: 0, to: saved.order.count, by: Self.partRows) {
      let slots = saved.order.slots(in: start..<min(start + Self.partRows, saved.order.count))
      for (slot, cell) in zip(slots, content.cells(of: slots, [request])[0]) where cell != .null {
        guard let name = names.name(of: slot) else { continue }
        cells.append(CellChange(slot: name, before: nil, after: cell.spelled))
      }
    }
    return cells
  }

  /// The rows with edited cells of a column, rising.
  private func ownSlots(of column: ColumnNumber, in state: TableState) -> [UInt32] {
    var slots: [UInt32] = []
    state.content.forEachEdit(in: 0..<RowSlot.firstEntry, column: column) { slot, _ in
      slots.append(slot)
    }
    return slots
  }

  // MARK: The record

  /// The columns of the file, those of the table, and those that the history can restore.
  private var allColumns: [Column] {
    var columns = saved.content.schema.columns
    var known = Set(columns.map(\.number))
    for column in table.content.schema.columns where known.insert(column.number).inserted {
      columns.append(column)
    }
    for (number, column) in names.goneColumns.sorted(by: { $0.key < $1.key })
    where known.insert(number).inserted {
      columns.append(column)
    }
    return columns
  }

  /// Writes which rows there are, and their cells.
  ///
  /// - Returns: Whether all columns were made stored ones for that, so that their cells can be written.
  private mutating func writeRows(
    _ columns: [Column], _ beginning: inout JournalBeginning
  ) -> Bool {
    let schema = saved.content.schema
    let areStored = columns.allSatisfy { schema[$0.number]?.isStored ?? false }
    if unsaved.hasNoFile {
      if !areStored { bring(columns) }
      beginning.parts = parts(columns)
      return !areStored
    }
    removeRows()
    writeCells(columns, names.others[...])
    insertRows()
    let hasCells = changes.contains { if case .cells = $0 { true } else { false } }
    if areStored || !hasCells { return false }
    let rows = changes
    changes = []
    bring(columns)
    changes += rows
    return true
  }

  private mutating func bring(_ columns: [Column]) {
    let schema = saved.content.schema
    append(schema: TableSchema(schema, columns: columns.map(\.plain)), before: schema)
  }

  private mutating func append(schema: TableSchema, before: TableSchema) {
    let change = TableChange.schema(before: before, after: schema)
    if let named = try? names.change(ColumnForms.noted(change, all: true), table) {
      changes.append(named)
    }
  }

  /// Removes the rows of the file that were removed from the table.
  private mutating func removeRows() {
    if isSaved { return }
    var gone: [UInt32] = []
    for run in saved.order.runs(inTotal: 0..<saved.order.totalCount) where run.isLive {
      for slot in UInt32(run.start)..<UInt32(run.start) + UInt32(run.count) {
        if !table.order.contains(slot), let name = names.name(of: slot) { gone.append(name) }
      }
    }
    if !gone.isEmpty { changes.append(.rows(.remove(gone))) }
  }

  /// Writes the cells of live rows that differ from the file.
  private mutating func writeCells(_ columns: [Column], _ others: ArraySlice<UInt32>) {
    let live = others.filter { table.order.contains($0) }
    for column in columns where !names.leftOutColumns.contains(column.number) {
      writeOthers(live[...], column)
      if isSaved || unsaved.hasNoFile { continue }
      var rows: [UInt32] = []
      var own: [(slot: UInt32, cell: Cell?)] = []
      for slot in editedRows(column.number) {
        guard !names.isOther(slot), let name = names.name(of: slot) else { continue }
        let cell = table.content.ownCell(slot: slot, column: column.number)?.cell
        if cell == saved.content.ownCell(slot: slot, column: column.number)?.cell { continue }
        rows.append(name)
        own.append((slot, cell))
      }
      let cells = names.cells(own, column.number, table)
      append(zip(rows, cells).map { CellChange(slot: $0, before: nil, after: $1) }, column)
    }
  }

  /// Writes the cells of rows that the file does not have.
  private mutating func writeOthers(_ rows: ArraySlice<UInt32>, _ column: Column) {
    let table = table
    // Rows of the source have cells without an edit.
    var own: [Cell?] = []
    var source: [UInt32] = []
    own.reserveCapacity(rows.count)
    var held = HeldCells(table, column.number)
    for slot in rows {
      let cell = held.cell(of: slot)
      own.append(cell)
      if cell == nil, slot < RowSlot.firstInserted { source.append(slot) }
    }
    let read = names.readColumn(column.number, of: table)
    let content = names.reading(read, of: table)
    let request = ColumnRequest(column.number, as: .values(read.type))
    let known = source.isEmpty ? [] : content.cells(of: source, [request])[0].map(\.spelled)
    var next = 0
    var cells: [CellChange] = []
    cells.reserveCapacity(rows.count)
    for (slot, edited) in zip(rows, own) {
      var cell = edited
      if cell == nil, slot < RowSlot.firstInserted {
        cell = known[next]
        next += 1
      }
      guard let cell, let name = names.name(of: slot) else { continue }
      cells.append(CellChange(slot: name, before: nil, after: cell))
    }
    append(cells, column)
  }

  private mutating func append(_ cells: [CellChange], _ column: Column) {
    if !cells.isEmpty {
      changes.append(.cells(column: names.column(column.number), cells))
    }
  }

  private func editedRows(_ column: ColumnNumber) -> [UInt32] {
    var slots: [UInt32] = []
    for state in [table, saved] {
      state.content.forEachEdit(in: 0..<RowSlot.firstEntry, column: column) { slot, _ in
        slots.append(slot)
      }
    }
    return slots.count > 1 ? Array(Set(slots)).sorted() : slots
  }

  /// Inserts the rows that the file does not have, each behind the row before it.
  private mutating func insertRows() {
    if names.otherCount == 0 { return }
    var last: UInt32?
    var range: Range<UInt32>?
    var neighbour: UInt32?
    var inserts: [TableChange] = []
    for run in table.order.runs(inTotal: 0..<table.order.totalCount) {
      if run.start >= RowSlot.firstEntry { continue }
      if run.start < RowSlot.firstInserted, names.namesRowsAsTheyAre {
        last = run.start + UInt32(run.count) - 1
        continue
      }
      for slot in run.start..<run.start + UInt32(run.count) {
        guard let name = names.name(of: slot) else { continue }
        if names.isOther(slot) {
          if let known = range, known.upperBound == name, last == known.upperBound - 1 {
            range = known.lowerBound..<name + 1
          } else {
            if let known = range { inserts.append(.rows(.insert(known, after: neighbour))) }
            (range, neighbour) = (name..<name + 1, last)
          }
        }
        last = name
      }
    }
    if let range { inserts.append(.rows(.insert(range, after: neighbour))) }
    changes += inserts
    removeDead(allColumns, names.others[...])
  }

  /// Puts the rows into their order, where those of the file have another one.
  private mutating func moveRows() {
    var target: [UInt32] = []
    for run in table.order.runs(inTotal: 0..<table.order.totalCount)
    where run.start < RowSlot.firstEntry {
      for slot in run.start..<run.start + UInt32(run.count) {
        if let name = names.name(of: slot) { target.append(name) }
      }
    }
    let base = target.filter { $0 < RowSlot.firstInserted }
    if zip(base, base.dropFirst()).allSatisfy({ $0 < $1 }) { return }
    var order = RowOrder(slots: Array(0..<UInt32(saved.order.count)))
    for case .rows(.insert(let slots, let neighbour)) in changes {
      order.insert([SlotRun(start: slots.lowerBound, count: slots.count)], after: neighbour)
    }
    let known = Set(target)
    let now = order.slots(in: 0..<order.count)
    target += now.filter { !known.contains($0) }
    guard let diff = try? OrderDiff(from: now, to: target) else { return }
    let there = diff.moves.map { move in
      RowPlacement(slot: target[move.to], after: move.to > 0 ? target[move.to - 1] : nil)
    }
    if !there.isEmpty { changes.append(.rows(.move(there: there, back: []))) }
  }

  private mutating func takeTraits() {
    if !table.hasTraits { return }
    var list: [TraitsChange] = []
    table.traits.forEachRun(in: 0..<Int(RowSlot.firstEntry)) { run, traits in
      list += run.map { TraitsChange(slot: UInt32($0), before: nil, after: traits) }
    }
    list = list.filter { names.name(of: $0.slot) != nil }
    if let change = try? names.change(.traits(list), table) { changes.append(change) }
  }

  private mutating func takeSections() {
    let change = TableChange.sections(before: nil, after: table.sections)
    if let named = try? names.change(change, table) { changes.append(named) }
  }

  // MARK: The steps

  /// The steps by the names in the file: the newest, up to the first that names an unknown row; and
  /// the number of those left out.
  private var steps: (kept: [KeptStep], lost: Int) {
    let known = unsaved.history.keptSteps(over: table.order)
    var names = names
    names.restored = RestoredCells(known, in: table, names)
    func named(_ steps: [KeptStep]) -> [KeptStep] {
      // Both ways begin at the table as it is.
      var naming = StepNaming(unsaved, names)
      var result: [KeptStep] = []
      for step in steps.reversed() {
        guard let step = try? naming.named(step) else { break }
        result.append(step)
      }
      return result.reversed()
    }
    let kept = named(known.filter(\.isDone)) + named(known.filter { !$0.isDone })
    return (kept, known.count - kept.count)
  }
}

extension Column {
  /// A stored column with the same number and type, and with nothing else.
  fileprivate var plain: Column {
    let name = Text(" \(number.rawValue)")
    return Column(number: number, id: ColumnID(name), title: name, type: type)
  }
}

extension TableSchema {
  /// Other columns, with the same named types and keys.
  fileprivate init(_ other: TableSchema, columns: [Column]) {
    self.init(columns: columns, keyColumns: other.keyColumns)
    types = other.types
  }
}
