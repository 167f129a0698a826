import ColumnStorage
import RowTree
import TableCodecs
import TableModel
import TableValues

/// The file that a table was reloaded from. The table's cells are read from the file that was opened
/// at first, with the differences as edits; a save copies the records of this one.
struct SaveBase: Sendable {
  /// The records of the file.
  let source: CSVSource
  /// The row of each record.
  let slots: [UInt32]
  /// The table when it equalled the file.
  let saved: TableState
  /// The columns of the file, in its order.
  let columns: [ColumnNumber]

  /// A table as a file has it, row by row.
  init(source: CSVSource, saved: TableState) {
    self.source = source
    self.saved = saved
    slots = saved.order.slots(in: 0..<saved.order.count)
    columns = FileContent.split(saved).inFile.map(\.number)
  }
}

/// A table's state as changes of the file that it was reloaded from.
struct RebasedRows: Sendable {
  private let base: SaveBase
  private let table: TableState
  private let columns: [Column]
  /// The rows in their order, as runs of records and of other rows.
  let runs: [CSVRowRun]
  /// The rows that are no records of the file.
  private let others: [UInt32]
  /// The records with cells that differ from the file's, rising.
  private let edited: [Int]

  /// The rows of a state. O(rows).
  init(_ table: TableState, _ columns: [Column], on base: SaveBase) {
    self.base = base
    self.table = table
    self.columns = columns
    let records = RecordNumbers(base)
    var runs: [CSVRowRun] = []
    var others: [UInt32] = []
    table.order.forEachRun(in: 0..<table.order.count) { run in
      guard run.isLive else { return }
      for slot in run.start..<run.start + UInt32(run.count) {
        if let record = records[slot] {
          runs.append(record: record)
        } else {
          runs.append(other: others.count)
          others.append(slot)
        }
      }
    }
    self.runs = runs
    self.others = others
    edited = Self.edited(table, columns, base, records)
  }

  private static func edited(
    _ table: TableState, _ columns: [Column], _ base: SaveBase, _ records: RecordNumbers
  ) -> [Int] {
    // A column that the file lacks has cells in all records.
    let isOwn = columns.contains { $0.isStored && !base.columns.contains($0.number) }
    if isOwn { return Array(base.slots.indices) }
    var found = Set<Int>()
    for column in columns where column.supply == nil {
      let all: Range<UInt32> = 0..<RowSlot.firstEntry
      for (one, other) in [(table, base.saved), (base.saved, table)] {
        one.content.forEachEdit(in: all, column: column.number) { slot, cell in
          guard other.content.ownCell(slot: slot, column: column.number)?.cell != cell,
            let record = records[slot]
          else { return }
          found.insert(record)
        }
      }
    }
    return found.sorted()
  }

  /// The records in a range with cells that differ from the file's, rising.
  func editedRows(in range: Range<Int>) -> [Int] {
    let first = edited.partitioningIndex { $0 >= range.lowerBound }
    return Array(edited[first...].prefix { $0 < range.upperBound })
  }

  /// The cells of a record that differ from the file's, or those of another row, by place.
  func cells(of row: CSVRowReference) -> [Int: Cell] {
    let slot = slot(of: row)
    var cells: [Int: Cell] = [:]
    for (place, column) in columns.enumerated() where column.supply == nil {
      let own = table.content.ownCell(slot: slot, column: column.number)?.cell
      // Of a computed column, only what was edited before belongs to the file.
      if own == nil, !column.isStored { continue }
      if case .source = row {
        let saved = base.saved.content.ownCell(slot: slot, column: column.number)?.cell
        if own == saved, base.columns.contains(column.number) { continue }
        cells[place] = own ?? cell(slot, column)
      } else {
        let cell = own ?? cell(slot, column)
        if cell != .null { cells[place] = cell }
      }
    }
    return cells
  }

  /// The row's number in the table.
  func slot(of row: CSVRowReference) -> UInt32 {
    switch row {
    case .source(let record): base.slots[max(record, 0)]
    case .inserted(let place): others[place]
    }
  }

  private func cell(_ slot: UInt32, _ column: Column) -> Cell {
    let request = ColumnRequest(column.number, as: .values(column.type))
    return table.content.cells(of: [slot], [request])[0][0]
  }
}

/// The record of each row.
private struct RecordNumbers {
  private var ofSource: [Int32]
  private var ofOthers: [UInt32: Int] = [:]

  init(_ base: SaveBase) {
    ofSource = Array(repeating: -1, count: base.saved.content.sourceRowCount)
    for (record, slot) in base.slots.enumerated() {
      if Int(slot) < ofSource.count {
        ofSource[Int(slot)] = Int32(truncatingIfNeeded: record)
      } else {
        ofOthers[slot] = record
      }
    }
  }

  subscript(slot: UInt32) -> Int? {
    guard Int(slot) < ofSource.count else { return ofOthers[slot] }
    let record = ofSource[Int(slot)]
    return record < 0 ? nil : Int(record)
  }
}

extension [CSVRowRun] {
  fileprivate mutating func append(record: Int) {
    if case .source(let range)? = last, range.upperBound == record {
      self[count - 1] = .source(range.lowerBound..<record + 1)
    } else {
      append(.source(record..<record + 1))
    }
  }

  fileprivate mutating func append(other place: Int) {
    if case .inserted(let range)? = last, range.upperBound == place {
      self[count - 1] = .inserted(range.lowerBound..<place + 1)
    } else {
      append(.inserted(place..<place + 1))
    }
  }
}

extension [Int] {
  /// The first place at which a condition is true that is true at all later ones. O(log n).
  fileprivate func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
