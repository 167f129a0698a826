import ColumnStorage
import EditJournal
import RowTree
import TableCodecs
import TableModel
import TableValues

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
    case .records(let count, let byteSize): source.hasRecords(count, inBytes: byteSize)
    }
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
    return Text(parts.joined(separator: " "))
  }
}
