import TableCodecs
import TableModel
import TableValues
import UnicodeTables
import WireProtocol

/// Cells that look like formulas to a spreadsheet, in an export that must not have any.
struct FormulaCells: Error, Sendable {
  /// How many cells are named.
  static let toldMax = 20

  /// The first of them, by row and column. A name of a column has no row.
  var items: [(row: RowKey?, column: ColumnID)] = []
  /// How many there are.
  var count = 0
}

/// Writes rows in a format. Runs on a worker.
struct TableExport: Sendable {
  /// The rows.
  let rows: ExportedRows
  /// How they are written.
  let style: ExportStyle
  /// Whether the export was cancelled.
  let isCancelled: @Sendable () -> Bool

  /// Pieces of the output have about so many bytes.
  private static let pieceBytes = 1 << 20
  /// So many rows are written between two looks at it.
  private static let writtenRows = 1024
  /// The lines of a piece have fewer bytes, unless it is a single row.
  private static let linesMax = 96 << 20

  /// What was written.
  struct Outcome: Sendable {
    /// How many bytes.
    var byteSize = 0
    /// Whether bytes that are no UTF-8 were replaced.
    var isLossy = false
  }

  /// Writes all rows.
  ///
  /// - Parameters:
  ///   - advance: Called with the number of rows done, and of all rows.
  ///   - take: Called with the pieces in order.
  /// - Throws: `DaemonError.cancelled`, ``FormulaCells``, and what `take` throws.
  func write(
    advance: (Int, Int) -> Void = { _, _ in }, take: ([UInt8]) throws -> Void
  ) throws -> Outcome {
    var writer = ExportWriter(style, columns: names) { Self.width($0) }
    var outcome = Outcome()
    var buffer: [UInt8] = []
    func flush() throws {
      if (try? UTF8Span(validating: buffer.span)) == nil {
        buffer = Array(String(decoding: buffer, as: UTF8.self).utf8)
        outcome.isLossy = true
      }
      outcome.byteSize += buffer.count
      try take(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    var found = FormulaCells()
    findNames(&found)
    let (passes, total) = (writer.needsWidths ? 2 : 1, rows.rows.count)
    if writer.needsWidths {
      try eachPiece { _ in
      } part: { _, part in
        writer.measure(part.cells, part.rows)
        return true
      } end: { _, done in
        advance(done, total * passes)
      }
    }
    writer.begin(&buffer)
    var lines = ExportLines()
    var piece = FormulaPiece()
    try eachPiece { slots in
      lines.restart(count: slots.count)
      piece = FormulaPiece()
    } part: { slots, part in
      let cells = guarded(part, &piece)
      if found.count + piece.count > 0 { return true }
      let bytesMax = slots.count > 1 ? Self.linesMax : .max
      return writer.compose(cells, part.rows, at: part.places, in: &lines, bytesMax: bytesMax)
    } end: { slots, done in
      found.add(piece) { rows.table.keys.key(of: slots[$0]) }
      if found.count == 0 {
        for first in stride(from: 0, to: lines.count, by: Self.writtenRows) {
          writer.write(lines, first..<min(first + Self.writtenRows, lines.count), to: &buffer)
          if buffer.count >= Self.pieceBytes { try flush() }
        }
      }
      advance(total * (passes - 1) + done, total * passes)
    }
    if found.count > 0 { throw found }
    writer.end(&buffer)
    try flush()
    return outcome
  }

  /// Reads the rows piece by piece. A piece that gets too long is read again with fewer rows.
  ///
  /// - Parameters:
  ///   - begin: Called with the slots of a piece.
  ///   - part: Called with each part of it; returns false if the piece is too long.
  ///   - end: Called with its slots and the number of rows done then.
  private func eachPiece(
    _ begin: ([UInt32]) throws -> Void, part: ([UInt32], ExportPart) throws -> Bool,
    end: ([UInt32], Int) throws -> Void
  ) throws {
    var (first, size) = (0, rows.pieceSize)
    while first < rows.rows.count {
      let slots = rows.rows.slots(in: first..<min(first + size, rows.rows.count))
      if slots.isEmpty { return }
      try begin(slots)
      let isWhole = try rows.forEachPart(of: slots) { read in
        if isCancelled() { throw DaemonError.cancelled }
        return try part(slots, read)
      }
      if isWhole {
        first += slots.count
        try end(slots, first)
      } else {
        size = max(1, slots.count / 2)
      }
    }
  }

  /// The columns as they are called.
  private var names: [ExportColumn] {
    rows.columns.map { column in
      ExportColumn(name: name(of: column), isNumeric: column.type.isNumber)
    }
  }

  private func name(of column: Column) -> Text {
    style.namesAreIDs ? column.id.text : column.title
  }

  private static func width(_ text: ArraySlice<UInt8>) -> Int {
    if PrintableASCII.end(in: text.span, from: 0) == text.count { return text.count }
    return TerminalCells().width(of: text.span)
  }

  // MARK: Formulas

  private func findNames(_ found: inout FormulaCells) {
    guard style.formulaGuard == .reject, style.hasHeader else { return }
    for column in rows.columns where FormulaGuard.isFormula(name(of: column).utf8) {
      found.add(row: nil, column.id)
    }
  }

  private func guarded(_ part: ExportPart, _ found: inout FormulaPiece) -> [ExportCells] {
    switch style.formulaGuard {
    case .off: return part.cells
    case .quote: return part.cells.map { FormulaGuard.guarding($0, FormulaGuard.formulas(in: $0)) }
    case .reject:
      for (place, column) in part.cells.enumerated() {
        for row in FormulaGuard.formulas(in: column) {
          found.add(place: Int(part.places[row]), rows.columns[place].id, order: place)
        }
      }
      return part.cells
    }
  }
}

/// The formulas of one piece.
private struct FormulaPiece {
  private var items: [(place: Int, order: Int, column: ColumnID)] = []
  var count: Int { items.count }

  mutating func add(place: Int, _ column: ColumnID, order: Int) {
    items.append((place, order, column))
  }

  /// By row and column.
  var sorted: [(place: Int, order: Int, column: ColumnID)] {
    items.sorted { ($0.place, $0.order) < ($1.place, $1.order) }
  }
}

extension FormulaCells {
  fileprivate mutating func add(row: RowKey?, _ column: ColumnID) {
    count += 1
    if items.count < Self.toldMax { items.append((row, column)) }
  }

  fileprivate mutating func add(_ piece: FormulaPiece, _ key: (Int) -> RowKey) {
    if piece.count == 0 { return }
    for item in piece.sorted { add(row: key(item.place), item.column) }
  }
}
