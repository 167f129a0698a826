import CellFormats
import TableValues

extension CSVSource {
  /// Writes the new file as pieces: spans of the source to copy, and new bytes.
  ///
  /// Unedited records keep their bytes. Memory is that of one piece; the index must be complete. If
  /// it throws, the pieces so far must not be used.
  ///
  /// - Parameters:
  ///   - content: Columns, rows and edited cells.
  ///   - style: The style to write; nil: that of the source.
  ///   - recent: Gets the bytes that were read last.
  ///   - take: Called with the pieces in order; none is empty.
  /// - Throws: ``CSVUnwritable``, ``ByteSourceChanged``, ``ByteReadFailed`` and what `take` throws.
  package func write(
    _ content: CSVFileContent, style: CSVFileStyle? = nil, recent: CSVRecentBytes? = nil,
    take: @escaping (CSVPiece) throws -> Void
  ) throws {
    if let json = dialect.json, let members {
      var writer = try JSONFileWriter(
        self, content, json, members, CSVPieceStream(take), recent)
      return try writer.write()
    }
    var writer = try CSVFileWriter(
      self, content, style ?? CSVFileStyle(dialect: dialect), CSVPieceStream(take), recent)
    try writer.write()
  }

  /// The columns of a file that keeps the source's.
  package var fileColumns: [CSVFileColumn] {
    columns.indices.map { CSVFileColumn(source: $0, settings: columns[$0].settings) }
  }

  /// Writes the file with edits, as bytes: unedited records keep their bytes.
  ///
  /// - Parameters:
  ///   - order: The rows in their new order; source rows that are absent were removed.
  ///   - edits: The edited cells of a row by column; for an inserted row all of its cells. Nil or
  ///     empty when nothing was edited.
  ///   - write: Called with the bytes piece by piece.
  /// - Throws: The first ``CSVRenderingError``, ``ByteSourceChanged`` and what `write` throws.
  package func rendered(
    order: some Collection<CSVRowReference>,
    edits: @escaping (CSVRowReference) -> [Int: Cell]?,
    write: @escaping (ArraySlice<UInt8>) throws -> Void
  ) throws {
    let content = CSVFileContent(
      columns: fileColumns, rows: Self.runs(order),
      editedRows: { rows in rows.filter { !(edits(.source($0)) ?? [:]).isEmpty } },
      cells: { edits($0) ?? [:] })
    do {
      try self.write(content) { [bytes] piece in
        switch piece {
        case .bytes(let new): try write(new[...])
        case .copy(let range):
          for start in stride(from: range.lowerBound, to: range.upperBound, by: 1 << 20) {
            try write(try bytes.bytes(start..<min(start + 1 << 20, range.upperBound))[...])
          }
        }
      }
    } catch let unwritable as CSVUnwritable {
      throw unwritable.problems.first ?? unwritable
    }
  }

  private static func runs(_ order: some Collection<CSVRowReference>) -> [CSVRowRun] {
    var runs: [CSVRowRun] = []
    for reference in order {
      switch (reference, runs.last) {
      case (.source(let row), .source(let last)?) where last.upperBound == row:
        runs[runs.count - 1] = .source(last.lowerBound..<row + 1)
      case (.source(let row), _): runs.append(.source(row..<row + 1))
      case (.inserted(let row), .inserted(let last)?) where last.upperBound == row:
        runs[runs.count - 1] = .inserted(last.lowerBound..<row + 1)
      case (.inserted(let row), _): runs.append(.inserted(row..<row + 1))
      }
    }
    return runs
  }
}
