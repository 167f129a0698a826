import ColumnStorage
import EditJournal
import RowTree
import TableCodecs
import TableModel
import TableValues
import WireProtocol

extension JournalContent {
  /// What keeps a table that was just opened from getting the edits that were made on its file; nil:
  /// nothing. May read a block of the file.
  func obstacle(in table: TableState) -> RecoveryObstacle? {
    if let beginning, beginning.savedParts > 0,
      let known = header.opening.flatMap({ KnownReading($0) })
    {
      // What the table had beside the columns of the file is in the beginning.
      guard let source = table.content.source as? CSVSource else { return .columns }
      if !source.dialect.reads(as: known.dialect) { return .dialect }
      let found = source.columns.indices.map { table.content.schema[ColumnNumber($0)]?.type }
      if found != known.columns.map(\.type) { return .columns }
    } else if SavedNames.columns(of: table) != header.columns {
      return .columns
    }
    if let reading = header.reading, !reading.holds(for: table) { return .dialect }
    return nil
  }
}

extension CSVDialect {
  /// Whether files are read in the same way in both, apart from the lines before the table.
  fileprivate func reads(as other: CSVDialect) -> Bool {
    encoding == other.encoding && delimiter == other.delimiter && quote == other.quote
      && escape == other.escape && commentPrefix == other.commentPrefix
      && loneCarriageReturnEnds == other.loneCarriageReturnEnds
      && blankLinesAreRecords == other.blankLinesAreRecords
      && skipInitialSpace == other.skipInitialSpace && lines == other.lines && json == other.json
  }
}

extension JournalReading {
  /// How a file was read that was just opened; nil: it is no file of records.
  init?(of source: any ChunkSource) {
    guard let source = source as? CSVSource else { return nil }
    self = .dialect(Self.text(of: source))
  }

  /// How the file of a saved state is read: each row is a record.
  static func records(of saved: TableState, byteSize: Int) -> JournalReading {
    .records(count: saved.order.count, byteSize: byteSize)
  }

  /// Whether a table was read from its file in the same way, so that its rows are those of the edits.
  /// May read a block of the file.
  func holds(for table: TableState) -> Bool {
    guard let source = table.content.source as? CSVSource else { return false }
    return switch self {
    case .dialect(let text): text == Self.text(of: source)
    case .records(let count, let byteSize):
      source.hasRecords(count, inBytes: Self.contentSize(byteSize, source))
    }
  }

  /// The size of the content of a file, by the size of the file. A compressed file is the same as a
  /// whole, or another one.
  private static func contentSize(_ byteSize: Int, _ source: CSVSource) -> Int {
    let file = source.bytes as? FileBytes
    return file?.name.compression == nil ? byteSize : source.bytes.size
  }

  /// What decides where records begin and end.
  private static func text(of source: CSVSource) -> Text {
    let dialect = source.dialect
    let parts = [
      dialect.encoding.rawValue, "\(dialect.delimiter)", dialect.quote.map { "\($0)" } ?? "none",
      dialect.escape.rawValue, "\(dialect.commentPrefix)", "\(dialect.loneCarriageReturnEnds)",
      "\(dialect.blankLinesAreRecords)", "\(dialect.skipInitialSpace)",
      "\(source.layout.dataStart)",
    ]
    if dialect.isDrawn {
      return Text((parts + [dialect.lines.rawValue]).joined(separator: " "))
    }
    if let json = dialect.json {
      let layout = [
        json.frame.rawValue, json.pointer.description, json.rows.rawValue, "\(json.flattenDepth)",
      ]
      return Text((parts + layout).joined(separator: " "))
    }
    return Text(parts.joined(separator: " "))
  }
}
