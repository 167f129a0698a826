import CellFormats
import ColumnStorage
import RowTree
import TableCodecs
import TableModel
import TableSessions
import TableValues

/// A table's state as the content of a delimited file.
struct FileContent {
  /// The state.
  let table: TableState
  /// The columns that the file has, in order.
  let columns: [Column]
  /// The columns that may have cells of their own: the place in the file, and the number.
  private let stored: [(place: Int, number: ColumnNumber)]
  /// Per column of the table, the title that it was opened with.
  private let titles: [ColumnNumber: Text]
  /// The file that the table was reloaded from last; nil: the one that was opened.
  private let base: SaveBase?
  /// The rows as changes of that file.
  private let rebased: RebasedRows?

  /// The content of a state.
  ///
  /// - Parameters:
  ///   - titles: The titles with which columns were opened: those of the source, unless the client
  ///     has given others.
  ///   - base: The file that the table was reloaded from last, if it was.
  init(_ table: TableState, titles: [ColumnNumber: Text], base: SaveBase? = nil) {
    self.table = table
    self.titles = titles
    columns = Self.split(table).inFile
    // Cells that were edited before their column was computed belong to the file, too.
    stored = columns.enumerated().filter { $1.supply == nil }.map { ($0, $1.number) }
    self.base = base
    rebased = base.map { [columns] in RebasedRows(table, columns, on: $0) }
  }

  /// The columns that a file of the table has, and the others, each in the order of the table.
  ///
  /// Columns that the client or an expression supplies are no part of a file, save those that the
  /// file has had since it was opened.
  static func split(_ table: TableState) -> (inFile: [Column], others: [Column]) {
    let width = (table.content.source as? CSVSource)?.columns.count ?? 0
    let isInFile = { (column: Column) in
      column.number.rawValue < width || column.isStored && !column.form.isHeaderOnly
    }
    let columns = table.content.schema.columns
    return (columns.filter(isInFile), columns.filter { !isInFile($0) })
  }

  /// The content for a file made of a source.
  ///
  /// - Parameter naming: Whether all columns are named, because the source has no header.
  func content(of source: CSVSource, naming: Bool) -> CSVFileContent {
    let columns = columns.map { fileColumn($0, source, naming) }
    if let rebased {
      return CSVFileContent(
        columns: columns, rows: rebased.runs, editedRows: { rebased.editedRows(in: $0) },
        cells: { rebased.cells(of: $0) })
    }
    return CSVFileContent(
      columns: columns, rows: rows, editedRows: { editedRows(in: $0) }, cells: { cells(of: $0) },
      edits: { edits(in: $0) })
  }

  private func fileColumn(_ column: Column, _ source: CSVSource, _ naming: Bool) -> CSVFileColumn {
    let place =
      base.map { $0.columns.firstIndex(of: column.number) ?? -1 } ?? column.number.rawValue
    guard source.columns.indices.contains(place) else {
      return CSVFileColumn(
        source: nil, name: column.title, settings: ParseSettings(type: column.type))
    }
    let title = base.map { $0.saved.content.schema[column.number]?.title } ?? titles[column.number]
    let isRenamed = naming || title.map { $0 != column.title } ?? false
    return CSVFileColumn(
      source: place, name: isRenamed ? column.title : nil, settings: source.columns[place].settings)
  }

  private var rows: [CSVRowRun] {
    var runs: [CSVRowRun] = []
    table.order.forEachRun(in: 0..<table.order.count) { run in
      guard run.isLive else { return }
      if run.start >= RowSlot.firstInserted {
        let first = Int(run.start - RowSlot.firstInserted)
        runs.append(.inserted(first..<first + run.count))
      } else {
        runs.append(.source(run.slots))
      }
    }
    return runs
  }

  /// The records of the source in a range that have cells of their own, rising.
  private func editedRows(in rows: Range<Int>) -> [Int] {
    var found: [Int] = []
    for (_, number) in stored {
      let slots = UInt32(rows.lowerBound)..<UInt32(rows.upperBound)
      let known = found.count
      table.content.forEachEdit(in: slots, column: number) { slot, _ in
        found.append(Int(slot))
      }
      if known > 0, found.count > known { found.sort() }
    }
    var last = -1
    return found.filter { row in
      defer { last = row }
      return row != last
    }
  }

  /// The cells of records in a range that the table has of its own, rising by record and place.
  private func edits(in rows: Range<Int>) -> [CSVCellEdit] {
    var found: [CSVCellEdit] = []
    var isSorted = true
    let slots = UInt32(rows.lowerBound)..<UInt32(rows.upperBound)
    for (place, number) in stored {
      if !found.isEmpty { isSorted = false }
      table.content.forEachEdit(in: slots, column: number) { slot, cell in
        found.append(CSVCellEdit(row: Int(slot), place: place, cell: cell))
      }
    }
    if !isSorted { found.sort(by: CSVCellEdit.precedes) }
    return found
  }

  private func cells(of row: CSVRowReference) -> [Int: Cell] {
    let slot = Self.slot(of: row)
    var cells: [Int: Cell] = [:]
    for (place, number) in stored {
      if let cell = table.content.ownCell(slot: slot, column: number)?.cell { cells[place] = cell }
    }
    return cells
  }

  /// The row's number in the table.
  static func slot(of row: CSVRowReference) -> UInt32 {
    switch row {
    case .source(let row): UInt32(max(row, 0))
    case .inserted(let row): RowSlot.firstInserted + UInt32(row)
    }
  }

  // MARK: Without a source

  /// The columns of a file that is made of no source.
  var newColumns: [CSVFileColumn] {
    columns.map { column in
      CSVFileColumn(source: nil, name: column.title, settings: ParseSettings(type: column.type))
    }
  }

  /// The cells of rows by place in the table's order, by column of the file.
  func newCells(_ rows: Range<Int>) -> [[Cell]] {
    let requests = columns.map { ColumnRequest($0.number, as: .values($0.type)) }
    return table.content.cells(of: table.order.slots(in: rows), requests)
  }

  // MARK: Errors

  /// The row key and the column of what cannot be written: the title of a column has no row. Nil for
  /// what is neither.
  func place(of problem: CSVRenderingError, isNew: Bool) -> (row: RowKey?, column: ColumnID)? {
    switch problem {
    case .textNotEncodable: return nil
    case .titleNotEncodable(let place), .titleNotQuotable(let place):
      return columns.indices.contains(place) ? (nil, columns[place].id) : nil
    case .notEncodable(let row, let place), .notQuotable(let row, let place),
      .notInJSON(let row, let place):
      guard columns.indices.contains(place) else { return nil }
      var slot = rebased?.slot(of: row) ?? Self.slot(of: row)
      if isNew, case .inserted(let index) = row {
        guard let found = table.order.slot(at: index) else { return nil }
        slot = found
      }
      return (table.keys.key(of: slot), columns[place].id)
    }
  }
}
