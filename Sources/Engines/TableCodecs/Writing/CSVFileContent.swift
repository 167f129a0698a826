import CellFormats
import TableValues

/// One row of what is to be written.
package enum CSVRowReference: Hashable, Sendable {
  /// A record of the source.
  case source(Int)
  /// A row that an edit has inserted; the number is the caller's.
  case inserted(Int)
}

/// Rows that follow each other in what is to be written.
package enum CSVRowRun: Hashable, Sendable {
  /// Records of the source, in their order.
  case source(Range<Int>)
  /// Inserted rows; the numbers are the caller's.
  case inserted(Range<Int>)
}

/// A column of what is to be written.
package struct CSVFileColumn: Hashable, Sendable {
  /// Which column of the source it is; nil for an added one.
  package var source: Int?
  /// The header's new text; nil if the source's own is kept.
  package var name: Text?
  /// How its values are spelled.
  package var settings: ParseSettings

  /// Makes a column.
  package init(source: Int?, name: Text? = nil, settings: ParseSettings) {
    self.source = source
    self.name = name
    self.settings = settings
  }
}

/// How a file is to be written.
package struct CSVFileStyle: Hashable, Sendable {
  /// The marks, the encoding, whether there is a header, and the line end of new records.
  package var dialect: CSVDialect
  /// The line end of every record; nil: records of the source keep their own.
  package var lineEnd: CSVLineEnd?
  /// Whether the file begins with a byte order mark; nil: if the source has one, and always in
  /// UTF-16.
  package var hasMark: Bool?

  /// A style.
  package init(dialect: CSVDialect, lineEnd: CSVLineEnd? = nil, hasMark: Bool? = nil) {
    self.dialect = dialect
    self.lineEnd = lineEnd
    self.hasMark = hasMark
  }
}

/// An edited cell of a record.
package struct CSVCellEdit: Hashable, Sendable {
  /// The record.
  package var row: Int
  /// The column, as a place in the content.
  package var place: Int
  /// Its present cell.
  package var cell: Cell

  /// Makes an edited cell.
  package init(row: Int, place: Int, cell: Cell) {
    self.row = row
    self.place = place
    self.cell = cell
  }

  /// The order in which cells are written.
  package static func precedes(_ one: CSVCellEdit, _ other: CSVCellEdit) -> Bool {
    (one.row, one.place) < (other.row, other.place)
  }
}

/// The content of a delimited file: columns, rows, and the edited cells.
package struct CSVFileContent {
  /// The columns, in their order in the file.
  package var columns: [CSVFileColumn]
  /// The rows, in their order. Records of the source that are not named were removed.
  package var rows: [CSVRowRun]
  /// The records in a range that have edited cells, rising.
  package var editedRows: (Range<Int>) -> [Int]
  /// The edited cells of a row, by place in `columns`; of an inserted row all that are not null.
  package var cells: (CSVRowReference) -> [Int: Cell]
  /// The edited cells of the records in a range, rising by record and place.
  package var edits: (Range<Int>) -> [CSVCellEdit]

  /// Makes a content.
  ///
  /// - Parameter edits: The content of `editedRows` and `cells`, all at once; nil: it is made from
  ///   these.
  package init(
    columns: [CSVFileColumn], rows: [CSVRowRun], editedRows: @escaping (Range<Int>) -> [Int],
    cells: @escaping (CSVRowReference) -> [Int: Cell],
    edits: ((Range<Int>) -> [CSVCellEdit])? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.editedRows = editedRows
    self.cells = cells
    self.edits =
      edits ?? { range in
        editedRows(range).flatMap { row in
          cells(.source(row)).map { CSVCellEdit(row: row, place: $0, cell: $1) }
            .sorted(by: CSVCellEdit.precedes)
        }
      }
  }
}

/// Why a cell cannot be written as asked.
package enum CSVRenderingError: Error, Hashable, Sendable {
  /// A text has characters that the file's encoding lacks. The column is a place in the content.
  case notEncodable(row: CSVRowReference, column: Int)
  /// A text contains a delimiter, quote or line break, and the dialect has no quotes.
  case notQuotable(row: CSVRowReference, column: Int)
  /// The title of a column has characters that the file's encoding lacks.
  case titleNotEncodable(column: Int)
  /// The title of a column contains a delimiter, quote or line break, and the dialect has no
  /// quotes.
  case titleNotQuotable(column: Int)
  /// A record of a JSON file has no place for the value, or JSON has no such value. The column is a
  /// place in the content.
  case notInJSON(row: CSVRowReference, column: Int)
  /// A line of a comment or preamble has characters that the encoding lacks. It begins at an offset of
  /// the source.
  case textNotEncodable(byteOffset: Int)
}

/// The cells that a file cannot represent. The output must be discarded.
package struct CSVUnwritable: Error, Sendable {
  /// The first of them, at most ``listedMax``.
  package private(set) var problems: [CSVRenderingError] = []
  /// How many there are.
  package private(set) var count = 0

  /// How many are listed.
  package static let listedMax = 20

  /// Counts one more.
  mutating func add(_ problem: CSVRenderingError) {
    count += 1
    if problems.count < Self.listedMax { problems.append(problem) }
  }
}

/// One piece of a file that is being written.
package enum CSVPiece: Hashable, Sendable {
  /// These bytes of the source.
  case copy(Range<Int>)
  /// New bytes.
  case bytes([UInt8])
}

/// The bytes of the source that a writer has read last. Who copies its pieces finds most of them
/// here, and need not read them again.
package final class CSVRecentBytes {
  private var start = 0
  private var count = 0
  private var held: [UInt8] = []

  /// No bytes yet.
  package init() {}

  /// Stores the first bytes of an array, which begin at an offset of the source.
  func take(_ bytes: [UInt8], count: Int, at start: Int) {
    (self.start, self.count, held) = (start, count, bytes)
  }

  /// The bytes of a range; nil if they are not all here.
  package func bytes(_ range: Range<Int>) -> ArraySlice<UInt8>? {
    guard range.lowerBound >= start, range.upperBound - start <= count else { return nil }
    return held[range.lowerBound - start..<range.upperBound - start]
  }
}

/// Joins neighbouring pieces before it passes them on.
struct CSVPieceStream {
  /// New bytes are passed on in pieces of about this size.
  private static let pieceBytes = 1 << 18

  private var span = 0..<0
  private var bytes: [UInt8] = []
  private let take: (CSVPiece) throws -> Void

  /// A stream that passes its pieces to `take`, in order and none of them empty.
  init(_ take: @escaping (CSVPiece) throws -> Void) { self.take = take }

  /// Adds bytes of the source.
  mutating func copy(_ range: Range<Int>) throws {
    if range.isEmpty { return }
    if bytes.isEmpty, !span.isEmpty, span.upperBound == range.lowerBound {
      span = span.lowerBound..<range.upperBound
      return
    }
    try flush()
    span = range
  }

  /// Adds new bytes.
  mutating func write(_ added: some Collection<UInt8>) throws {
    if added.isEmpty { return }
    if !span.isEmpty || bytes.count > Self.pieceBytes { try flush() }
    bytes += added
  }

  /// Passes on the buffered bytes.
  mutating func flush() throws {
    if !span.isEmpty { try take(.copy(span)) }
    if !bytes.isEmpty { try take(.bytes(bytes)) }
    span = 0..<0
    bytes = []
  }
}
