import TableValues

/// Writes rows without a source file.
package struct CSVNewFile {
  /// The number of rows that are requested at once.
  private static let pieceRows = 1024

  private let columns: [CSVFileColumn]
  private let style: CSVFileStyle

  /// A file of these columns; the header has their names.
  package init(columns: [CSVFileColumn], style: CSVFileStyle) {
    self.columns = columns
    self.style = style
  }

  /// Writes all of it. Memory is that of one piece.
  ///
  /// - Parameters:
  ///   - cells: The cells of a range of rows, by column.
  ///   - take: Called with the pieces in order; none is empty.
  /// - Throws: ``CSVUnwritable``, which numbers the rows as inserted ones, and what the closures
  ///   throw.
  package func write(
    rowCount: Int, cells: (Range<Int>) throws -> [[Cell]],
    take: @escaping (CSVPiece) throws -> Void
  ) throws {
    var stream = CSVPieceStream(take)
    var unwritable = CSVUnwritable()
    var dialect = style.dialect
    // A new file has no rulers.
    dialect.lines = .plain
    let spelling = CSVFieldSpelling(dialect)
    let lineEnd = spelling.encoded(ascii: (style.lineEnd ?? style.dialect.lineEnd).bytes)
    let isOnly = columns.count == 1
    if style.hasMark ?? (style.dialect.encoding.unitWidth > 1) {
      try stream.write(style.dialect.encoding.mark)
    }
    if style.dialect.hasHeader, !columns.isEmpty {
      var header: [UInt8] = []
      for (place, column) in columns.enumerated() {
        if place > 0 { header += spelling.separator }
        let position = CSVFieldSpelling.Place(isFirst: place == 0, isOnly: isOnly)
        do throws(CSVFieldSpelling.Obstacle) {
          header += try spelling.field(column.name?.utf8 ?? [], isQuoted: false, position)
        } catch {
          unwritable.add(CSVRenderingError(error, nil, place))
        }
      }
      try stream.write(header)
      try stream.write(lineEnd)
    }
    for start in stride(from: 0, to: rowCount, by: Self.pieceRows) {
      let rows = start..<min(start + Self.pieceRows, rowCount)
      let cells = try cells(rows)
      for row in rows {
        var record: [UInt8] = []
        for (place, column) in columns.enumerated() {
          if place > 0 { record += spelling.separator }
          let position = CSVFieldSpelling.Place(isFirst: place == 0, isOnly: isOnly)
          do throws(CSVFieldSpelling.Obstacle) {
            record += try spelling.field(cells[place][row - start], column.settings, position)
          } catch {
            unwritable.add(CSVRenderingError(error, .inserted(row), place))
          }
        }
        try stream.write(record)
        try stream.write(lineEnd)
      }
    }
    try stream.flush()
    if unwritable.count > 0 { throw unwritable }
  }
}

extension CSVRenderingError {
  /// The reason why a field cannot be written.
  ///
  /// - Parameter row: The row of the cell; nil for the title of a column.
  init(_ obstacle: CSVFieldSpelling.Obstacle, _ row: CSVRowReference?, _ column: Int) {
    self =
      switch (obstacle, row) {
      case (.encoding, nil): .titleNotEncodable(column: column)
      case (.quoting, nil): .titleNotQuotable(column: column)
      case (.encoding, let row?): .notEncodable(row: row, column: column)
      case (.quoting, let row?): .notQuotable(row: row, column: column)
      }
  }
}
