import TableCodecs
import TableModel
import TableValues
import UnicodeTables
import WireProtocol

/// Cells that a spreadsheet would take for formulas, where an export must not have any.
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
  /// Whether nobody wants them any more.
  let isCancelled: @Sendable () -> Bool

  /// Pieces of the output have about so many bytes.
  private static let pieceBytes = 1 << 20

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
  ///   - advance: Called with how many rows are done, of how many.
  ///   - take: Takes the pieces in order.
  /// - Throws: `DaemonError.cancelled`, ``FormulaCells``, and what `take` throws.
  func write(
    advance: (Int, Int) -> Void = { _, _ in }, take: ([UInt8]) throws -> Void
  ) throws -> Outcome {
    var writer = ExportWriter(style, columns: names) { Self.width($0) }
    var outcome = Outcome()
    var buffer: [UInt8] = []
    func flush() throws {
      if String(validating: buffer, as: UTF8.self) == nil {
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
      var done = 0
      try eachPiece { slots, cells in
        writer.measure(cells)
        done += slots.count
        advance(done, total * passes)
      }
    }
    writer.begin(&buffer)
    var done = total * (passes - 1)
    try eachPiece { slots, cells in
      let cells = guarded(cells, slots, &found)
      done += slots.count
      if found.count == 0 {
        writer.write(cells, count: slots.count, to: &buffer)
        if buffer.count >= Self.pieceBytes { try flush() }
      }
      advance(done, total * passes)
    }
    if found.count > 0 { throw found }
    writer.end(&buffer)
    try flush()
    return outcome
  }

  private func eachPiece(_ body: ([UInt32], [ExportCells]) throws -> Void) throws {
    try rows.forEachPiece { slots, cells in
      if isCancelled() { throw DaemonError.cancelled }
      try body(slots, cells)
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

  private func guarded(
    _ cells: [ExportCells], _ slots: [UInt32], _ found: inout FormulaCells
  ) -> [ExportCells] {
    switch style.formulaGuard {
    case .off: return cells
    case .quote: return cells.map { FormulaGuard.guarding($0, FormulaGuard.formulas(in: $0)) }
    case .reject:
      for (place, column) in cells.enumerated() {
        for row in FormulaGuard.formulas(in: column) {
          found.add(row: rows.table.keys.key(of: slots[row]), rows.columns[place].id)
        }
      }
      return cells
    }
  }
}

extension FormulaCells {
  fileprivate mutating func add(row: RowKey?, _ column: ColumnID) {
    count += 1
    if items.count < Self.toldMax { items.append((row, column)) }
  }
}
