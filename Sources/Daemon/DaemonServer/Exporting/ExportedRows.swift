import ColumnStorage
import RowTree
import TableCodecs
import TableModel
import TableValues
import ViewModel

/// The rows and columns of an export, frozen. Reads them in pieces.
struct ExportedRows: Sendable {
  /// Which rows.
  enum Rows: Sendable {
    /// Those at some places of an order.
    case range(RowOrder, Range<Int>)
    /// Those with some slots.
    case slots([UInt32])

    /// How many there are.
    var count: Int {
      switch self {
      case .range(_, let range): range.count
      case .slots(let slots): slots.count
      }
    }

    func slots(in range: Range<Int>) -> [UInt32] {
      switch self {
      case .slots(let slots): Array(slots[range])
      case .range(let order, let whole):
        order.slots(in: whole.lowerBound + range.lowerBound..<whole.lowerBound + range.upperBound)
      }
    }
  }

  /// The table.
  let table: TableState
  /// The view; nil: the table alone.
  let view: ViewSnapshot?
  /// The columns.
  let columns: [Column]
  /// The rows.
  let rows: Rows
  /// Whether cells are read as they are shown.
  var isShown: Bool
  /// Whether shown numbers are to be told from texts.
  let tellsNumbers: Bool
  /// The cells that are exported; nil: all. The others are empty.
  var selection: Selection?

  /// A piece has at most so many rows and cells, and is made of about so many bytes of a file.
  private static let pieceRows = 1 << 16
  private static let pieceCells = 1 << 20
  private static let pieceBytes = 32 << 20
  /// So few rows are read by themselves, more of them with their chunks.
  private static let fewRows = 256

  /// Whether they are all rows, in the order that the view asks for. Ask it when all are read.
  var isComplete: Bool { view?.isComplete ?? table.readsAllRows }

  /// How many rows are read at once.
  private var pieceSize: Int {
    var size = min(Self.pieceRows, Self.pieceCells / max(1, columns.count))
    if let source = table.content.source as? CSVSource, source.rowCount > 0 {
      size = min(size, Self.pieceBytes / max(1, source.bytes.size / source.rowCount))
    }
    return max(1, size)
  }

  /// Calls `body` with the slots and the cells of all rows, piece by piece. May block on a file.
  func forEachPiece(_ body: ([UInt32], [ExportCells]) throws -> Void) rethrows {
    let size = pieceSize
    var first = 0
    while first < rows.count {
      var slots = rows.slots(in: first..<min(first + size, rows.count))
      var read = cells(of: slots)
      while read == nil, slots.count > 1 {
        slots = Array(slots[..<(slots.count / 2)])
        read = cells(of: slots)
      }
      first += slots.count
      guard let read else { continue }
      try forEachPart(slots, read, body)
    }
  }

  /// Divides rows whose texts are long: what is written of them may be several times as long.
  private func forEachPart(
    _ slots: [UInt32], _ cells: [ExportCells],
    _ body: ([UInt32], [ExportCells]) throws -> Void
  ) rethrows {
    let bytes = cells.reduce(0) { $0 + $1.chunk.values.byteSize }
    let parts = min(slots.count, bytes / Self.pieceBytes + 1)
    if parts <= 1 { return try body(slots, cells) }
    for part in 0..<parts {
      let range = slots.count * part / parts..<slots.count * (part + 1) / parts
      try body(
        Array(slots[range]),
        cells.map { cells in
          ExportCells(
            chunk: cells.chunk.part(range), type: cells.type, isShown: cells.isShown,
            numbers: cells.numbers?.part(range))
        })
    }
  }

  // MARK: Cells

  /// The cells of some rows; nil if their texts are too long.
  private func cells(of slots: [UInt32]) -> [ExportCells]? {
    let standing = view?.state.nullDefaults ?? [:]
    guard let read = chunks(of: slots, columns.map { request($0, standing) }),
      let numbers = numbers(of: slots)
    else { return nil }
    return columns.indices.map { place in
      let column = columns[place]
      let type = isShown ? ColumnType.text : column.type
      var chunk = read[place]
      if let cell = standing[column.number] { chunk = filled(chunk, column, cell) }
      if let selection {
        chunk = chunk.emptied(type) { row in
          !selection.contains(.init(slot: slots[row], column: column.number))
        }
      }
      return ExportCells(chunk: chunk, type: type, isShown: isShown, numbers: numbers[place])
    }
  }

  /// What is read of a column: values, if the view puts another value in the place of nulls.
  private func request(_ column: Column, _ standing: [ColumnNumber: Cell]) -> ColumnRequest {
    if isShown, standing[column.number] == nil || isShownByExpression(column) {
      return ColumnRequest(column.number, as: .text)
    }
    return ColumnRequest(column.number, as: .values(column.type))
  }

  private func isShownByExpression(_ column: Column) -> Bool {
    table.content.isShownByExpression(column.number)
  }

  private func numbers(of slots: [UInt32]) -> [ColumnChunk?]? {
    guard isShown, tellsNumbers else { return columns.map { _ in nil } }
    let numeric = columns.indices.filter { columns[$0].type.isNumber }
    let requests = numeric.map {
      ColumnRequest(columns[$0].number, as: .values(columns[$0].type))
    }
    guard let read = chunks(of: slots, requests) else { return nil }
    var numbers = [ColumnChunk?](repeating: nil, count: columns.count)
    for (place, chunk) in zip(numeric, read) { numbers[place] = chunk }
    return numbers
  }

  private func chunks(of slots: [UInt32], _ requests: [ColumnRequest]) -> [ColumnChunk]? {
    if requests.isEmpty { return [] }
    if let plain = table.content.plainRows(slots, requests) { return plain }
    if slots.count > Self.fewRows {
      return ScatteredRows(content: table.content, slots: slots, requests: requests).read()
    }
    return zip(requests, table.content.cells(of: slots, requests)).map { request, cells in
      let type =
        switch request.form {
        case .values(let type): type
        case .text: ColumnType.text
        }
      var builder = ColumnChunkBuilder(type: type)
      for cell in cells { builder.append(Self.storable(cell, type)) }
      return builder.finish()
    }
  }

  /// A cell whose text is kept if its value is not of the column's type.
  private static func storable(_ cell: Cell, _ type: ColumnType) -> Cell {
    if cell.source != nil || cell.value.isOf(type) { return cell }
    return Cell(.error(.doesNotParse), source: Text(cell.displayText))
  }

  /// The cells of a column in which nulls have another value.
  private func filled(_ chunk: ColumnChunk, _ column: Column, _ standing: Cell) -> ColumnChunk {
    if isShown, isShownByExpression(column) { return chunk }
    let display = isShown ? table.content.display(of: column.number) : nil
    var builder = ColumnChunkBuilder(type: isShown ? .text : column.type)
    for row in 0..<chunk.count {
      var cell = chunk.cell(at: row, type: column.type)
      if cell.value == .null { cell = standing }
      if isShown { cell = Cell(.text(display?.text(of: cell) ?? Text(cell.displayText))) }
      builder.append(Self.storable(cell, isShown ? .text : column.type))
    }
    return builder.finish()
  }
}

extension ColumnChunk {
  /// The chunk without some cells.
  fileprivate func emptied(_ type: ColumnType, _ isEmpty: (Int) -> Bool) -> ColumnChunk {
    let rows = (0..<count).filter(isEmpty)
    if rows.isEmpty { return self }
    let cells = Dictionary(uniqueKeysWithValues: rows.map { ($0, Cell.null) })
    return replacing(cells, count: count, type: type)
  }
}

extension ColumnType {
  /// Whether its values are numbers.
  var isNumber: Bool {
    switch self {
    case .integer, .number, .decimal: true
    case .boolean, .date, .dateTime, .time, .duration, .text, .list, .json: false
    }
  }
}

extension CellValue {
  /// Whether a chunk of a type stores the value as it is.
  fileprivate func isOf(_ type: ColumnType) -> Bool {
    switch (self, type) {
    case (.null, _), (.error, _), (.pending, _), (.boolean, .boolean), (.integer, .integer),
      (.number, .number), (.decimal, .decimal), (.date, .date), (.dateTime, .dateTime),
      (.time, .time), (.duration, .duration), (.text, .text), (.json, .json), (.json, .list):
      true
    default: false
    }
  }
}
