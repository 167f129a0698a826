/// A writer of a table's file from runs of its rows: records that the file has, and new ones.
protocol RowRunWriter {
  /// The content of the file.
  var content: CSVFileContent { get }
  /// Where the pieces go.
  var stream: CSVPieceStream { get set }
  /// The cells that cannot be written.
  var unwritable: CSVUnwritable { get }

  /// Writes what comes before the first record.
  mutating func writeHead() throws
  /// Adds records of the file, which are copied together if they follow each other there.
  mutating func add(_ rows: Range<Int>) throws
  /// Writes the records that were added and not written.
  mutating func closeRun() throws
  /// Writes a new record.
  mutating func add(inserted reference: CSVRowReference) throws
  /// Writes what comes after the last record.
  mutating func writeTail() throws
}

extension RowRunWriter {
  /// Writes all of it.
  ///
  /// - Throws: ``CSVUnwritable``, ``ByteSourceChanged``, ``ByteReadFailed``, and what the stream
  ///   throws.
  mutating func write() throws {
    try writeHead()
    for run in content.rows {
      switch run {
      case .source(let rows): try add(rows)
      case .inserted(let rows):
        try closeRun()
        for row in rows { try add(inserted: .inserted(row)) }
      }
    }
    try closeRun()
    try writeTail()
    try stream.flush()
    if unwritable.count > 0 { throw unwritable }
  }
}
