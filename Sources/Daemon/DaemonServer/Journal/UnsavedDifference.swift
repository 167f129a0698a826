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
    bringColumns(columns)
    if unsaved.hasNoFile {
      beginning.parts = parts(columns)
    } else {
      removeRows()
      writeCells(columns, names.others[...])
      insertRows()
    }
    if !isSaved { moveRows() }
    settleColumns(columns)
    takeTraits()
    if !table.parameters.values.isEmpty {
      changes.append(.parameters(before: TableParameters(), after: table.parameters))
    }
    if saved.sections != table.sections { takeSections() }
    if !changes.isEmpty { beginning.record = take(insertedCount: names.otherCount) }
    beginning.steps = steps
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
    for column in columns where column.isStored { writeOthers(dead[...], column) }
  }

  // MARK: The record

  /// The columns of the file, those of the table, and those that the history can bring back.
  private var allColumns: [Column] {
    var columns = saved.content.schema.columns
    var known = Set(columns.map(\.number))
    for column in table.content.schema.columns where known.insert(column.number).inserted {
      columns.append(column)
    }
    for number in unsaved.history.schemaColumns.sorted(by: { $0.rawValue < $1.rawValue })
    where known.insert(number).inserted {
      columns.append(
        Column(
          number: number, id: ColumnID(Text(" \(number.rawValue)")),
          title: Text(" \(number.rawValue)"), type: .text))
    }
    return columns
  }

  /// Lets the table know all columns, so that their cells can be written.
  private mutating func bringColumns(_ columns: [Column]) {
    let schema = saved.content.schema
    if columns.allSatisfy({ schema[$0.number] != nil }) { return }
    var ids = Set(schema.columns.map(\.id))
    let added = columns.dropFirst(schema.columns.count).map { column in
      var column = column
      if !ids.insert(column.id).inserted {
        column.id = ColumnID(Text(" \(column.number.rawValue)"))
        ids.insert(column.id)
      }
      return column
    }
    append(schema: TableSchema(schema, columns: schema.columns + added), before: schema)
  }

  private mutating func settleColumns(_ columns: [Column]) {
    let schema = saved.content.schema
    let isSame = columns.count == schema.columns.count && schema == table.content.schema
    if !isSame { append(schema: table.content.schema, before: schema) }
  }

  private mutating func append(schema: TableSchema, before: TableSchema) {
    let change = TableChange.schema(before: before, after: schema)
    if let named = try? names.change(ColumnForms.noted(change, all: true), table) {
      changes.append(named)
    }
  }

  /// Removes the rows of the file that are gone.
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
    for column in columns where column.isStored {
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
    let type = table.content.schema[column.number]?.type ?? column.type
    let request = ColumnRequest(column.number, as: .values(type))
    let known = source.isEmpty ? [] : table.content.unformatted.cells(of: source, [request])[0]
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

  /// The steps by the names in the file: the newest, up to the first that names what nobody knows.
  private var steps: [KeptStep] {
    let known = unsaved.history.keptSteps(over: table.order)
    var names = names
    func named(_ steps: [KeptStep]) -> [KeptStep] {
      var result: [KeptStep] = []
      for step in steps.reversed() {
        guard let step = try? Self.named(step, &names, table) else { break }
        result.append(step)
      }
      return result.reversed()
    }
    return named(known.filter(\.isDone)) + named(known.filter { !$0.isDone })
  }

  private static func named(
    _ step: KeptStep, _ names: inout SavedNames, _ table: TableState
  ) throws(JournalRefusal) -> KeptStep {
    var step = step
    if names.leavesOutDead {
      // A step that names such rows has many cells. So its rows are looked at first.
      for case .rows(let change) in step.records.joined() {
        _ = try names.change(.rows(change), table)
      }
    }
    for (place, changes) in step.records.enumerated() {
      for (index, change) in changes.enumerated() {
        let named = try names.change(ColumnForms.noted(change, all: true), table)
        step.records[place][index] = try whole(named, of: change, &names, table)
      }
    }
    return step
  }

  /// A change by the names in the file, also in what was before.
  private static func whole(
    _ named: TableChange, of change: TableChange, _ names: inout SavedNames, _ table: TableState
  ) throws(JournalRefusal) -> TableChange {
    switch change {
    case .cells, .parameters, .supplied, .rows(.insert), .rows(.remove), .rows(.revive),
      .rows(.load):
      return named
    case .rows(.move), .schema, .sections, .traits: break
    }
    let inverse = try names.change(ColumnForms.noted(change.inverse, all: true), table)
    switch (named, inverse) {
    case (.rows(.move(let there, _)), .rows(.move(let back, _))):
      return .rows(.move(there: there, back: back))
    case (.sections(_, let after), .sections(_, let before)):
      return .sections(before: before, after: after)
    case (.schema(_, let after), .schema(_, let before)):
      return .schema(before: before, after: after)
    case (.traits(var list), .traits(let before)):
      for (row, change) in before.reversed().enumerated() { list[row].before = change.after }
      return .traits(list)
    default: return named
    }
  }
}

extension TableSchema {
  /// Other columns, with the same named types and keys.
  fileprivate init(_ other: TableSchema, columns: [Column]) {
    self.init(columns: columns, keyColumns: other.keyColumns)
    types = other.types
  }
}
