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
  /// Whether shown numbers must be distinguished from texts.
  let tellsNumbers: Bool
  /// The cells that are exported; nil: all. The others are empty.
  var selection: Selection?

  /// The maximum of rows of a piece. There are such limits for cells and bytes of a file, too. In a
  /// larger piece, more rows are neighbours in a chunk, in any order of rows.
  private static let pieceRows = 1 << 18
  private static let pieceCells = 1 << 22
  private static let pieceBytes = 32 << 20
  /// So few rows are read by themselves, more of them with their chunks.
  private static let fewRows = 256

  /// Whether they are all rows, in the order that the view asks for. Ask it when all are read.
  var isComplete: Bool { view?.isComplete ?? table.readsAllRows }

  /// How many rows are read at once.
  var pieceSize: Int {
    var size = min(Self.pieceRows, Self.pieceCells / max(1, columns.count))
    if let source = table.content.source as? CSVSource, source.rowCount > 0 {
      size = min(size, Self.pieceBytes / max(1, source.bytes.size / source.rowCount))
    }
    return max(1, size)
  }

  // MARK: Parts

  /// Reads some rows part by part: those of one chunk together, in any order of rows. May block on
  /// a file.
  ///
  /// O(rows + chunks). Memory is that of one chunk.
  /// - Parameter body: Called with a part; returns false to stop.
  /// - Returns: Whether `body` was called with all parts.
  func forEachPart(
    of slots: [UInt32], _ body: (ExportPart) throws -> Bool
  ) rethrows -> Bool {
    let shown = columns.map(request)
    let requests = shown + numberRequests
    if let plain = table.content.plainRows(slots, requests) {
      return try body(ExportPart(cells(plain, slots), count: slots.count))
    }
    if slots.count <= Self.fewRows {
      return try body(ExportPart(cells(fewRows(slots, requests), slots), count: slots.count))
    }
    let groups = PlacesByChunk(slots, in: table.content)
    for (index, range) in groups.chunks {
      let places = Array(groups.places[range])
      let first = table.content.slots(ofChunk: index).lowerBound
      let rows = places.map { Int32(truncatingIfNeeded: Int(slots[Int($0)]) - Int(first)) }
      let chunks = table.content.chunks(index, requests)
      let part: ExportPart
      if keepsChunks {
        part = ExportPart(cells(chunks, []), rows: rows, places: places)
      } else {
        let own = places.map { slots[Int($0)] }
        let cells = cells(chunks.map { $0.gathering(rows) }, own)
        part = ExportPart(cells, count: rows.count, places: places)
      }
      guard try body(part) else { return false }
    }
    return true
  }

  /// Whether cells of chunks are used unchanged.
  private var keepsChunks: Bool {
    selection == nil && !tellsNumbers && (view?.state.nullDefaults ?? [:]).isEmpty
  }

  /// Rows read by themselves.
  private func fewRows(_ slots: [UInt32], _ requests: [ColumnRequest]) -> [ColumnChunk] {
    if requests.isEmpty { return [] }
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

  // MARK: Cells

  /// The read columns as the cells of an export.
  ///
  /// - Parameters:
  ///   - read: The columns, then the numbers behind those that are shown.
  ///   - slots: Their rows, if the cells depend on them.
  private func cells(_ read: [ColumnChunk], _ slots: [UInt32]) -> [ExportCells] {
    let standing = view?.state.nullDefaults ?? [:]
    var nextNumbers = columns.count
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
      var numbers: ColumnChunk?
      if isShown, tellsNumbers, column.type.isNumber {
        numbers = read[nextNumbers]
        nextNumbers += 1
      }
      return ExportCells(chunk: chunk, type: type, isShown: isShown, numbers: numbers)
    }
  }

  /// What is read of a column: values, if the view puts another value in the place of nulls.
  private func request(_ column: Column) -> ColumnRequest {
    let isFilled = view?.state.nullDefaults[column.number] != nil
    if isShown, !isFilled || isShownByExpression(column) {
      return ColumnRequest(column.number, as: .text)
    }
    return ColumnRequest(column.number, as: .values(column.type))
  }

  private func isShownByExpression(_ column: Column) -> Bool {
    table.content.isShownByExpression(column.number)
  }

  private var numberRequests: [ColumnRequest] {
    guard isShown, tellsNumbers else { return [] }
    return columns.filter(\.type.isNumber).map { ColumnRequest($0.number, as: .values($0.type)) }
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
