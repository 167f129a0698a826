import TableValues

/// The form in which a chunk of a column is requested.
package enum ChunkForm: Hashable, Sendable {
  /// Typed values.
  case values(ColumnType)
  /// The display texts of cells, which text search reads: the source text of a file's field, the
  /// canonical text of a created value, an empty text for null.
  case text
}

/// A request for one column in one form.
package struct ColumnRequest: Hashable, Sendable {
  /// The column's number.
  package var column: ColumnNumber
  /// The form.
  package var form: ChunkForm
  /// Whether the cells' own texts are requested, even if the column displays others.
  package var isOwn = false

  /// Makes a request.
  package init(_ column: ColumnNumber, as form: ChunkForm) {
    self.column = column
    self.form = form
  }
}

/// The source of a table's unedited cells: a file, or rows in memory.
///
/// Rows are numbered from 0, and row r is slot r. A source may still be loading: `rowCount` never
/// decreases, and rows below it never change. All methods may be called from any thread.
package protocol ChunkSource: AnyObject, Sendable {
  /// The number of rows that can be read now. It increases only after the new rows are readable.
  var rowCount: Int { get }
  /// The number of rows per chunk. Chunk c has rows `c * chunkRows ..< (c + 1) * chunkRows`.
  var chunkRows: Int { get }
  /// Whether reads never wait for a device, so that they may run on any thread.
  var isResident: Bool { get }
  /// Whether `decode` accepts any contiguous rows, not only those of one chunk.
  var decodesAnyRows: Bool { get }

  /// Approximate memory, in bytes, without files and cached chunks.
  var byteSize: Int { get }

  /// Why rows could not be read when they were read last; nil if all could.
  ///
  /// It ends when their chunks are decoded again. Until then an answer about all rows may lack them.
  var readFailure: (any Error)? { get }

  /// Whether a column's cells are texts in the source, as in a file. A column with a parse format
  /// then parses these.
  func spellsTexts(_ column: ColumnNumber) -> Bool

  /// Whether rows may have fields beyond the columns, which are read as
  /// ``ColumnNumber/extraFields``.
  var mayHaveExtraFields: Bool { get }

  /// Decodes one chunk of several columns. May block on a file.
  ///
  /// A row that cannot be read any more is ``CellError/sourceChanged`` in every column.
  /// - Parameter rows: Rows of one chunk, within `0..<rowCount`.
  /// - Returns: One chunk per request, each of `rows.count` rows.
  func decode(rows: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk]

  /// Reads single cells with their source texts. May block on a file.
  ///
  /// - Parameters:
  ///   - rows: Rows within `0..<rowCount`, in any order. Neighbours are read together.
  ///   - requests: Columns. `.values` gives the cell's value, with its source text if that differs
  ///     from the canonical text. `.text` gives a text cell with the display text.
  /// - Returns: Per request, one cell per row.
  func cells(rows: [Int], _ requests: [ColumnRequest]) -> [[Cell]]
}

extension ChunkSource {
  /// By default 0.
  package var byteSize: Int { 0 }

  /// By default every row can be read.
  package var readFailure: (any Error)? { nil }

  /// By default no row has more fields than there are columns.
  package var mayHaveExtraFields: Bool { false }

  /// By default only rows of one chunk.
  package var decodesAnyRows: Bool { false }

  /// By default cells are texts.
  package func spellsTexts(_ column: ColumnNumber) -> Bool { true }
}
