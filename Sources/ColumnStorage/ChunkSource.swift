import TableValues

/// What a chunk of a column is wanted as.
package enum ChunkForm: Hashable, Sendable {
  /// Typed values.
  case values(ColumnType)
  /// The texts that cells show and that a text search reads: the source spelling of a file's
  /// field, the canonical spelling of a created value, an empty text for null.
  case text
}

/// One column of a read: which, and as what.
package struct ColumnRequest: Hashable, Sendable {
  /// The column in source order.
  package var column: ColumnNumber
  /// What it is wanted as.
  package var form: ChunkForm
  /// Whether texts are those of the cells themselves, whatever is shown in their place.
  package var isOwn = false

  /// Makes a request.
  package init(_ column: ColumnNumber, as form: ChunkForm) {
    self.column = column
    self.form = form
  }
}

/// Where the unedited cells of a table come from: a file, rows in memory, later a lent source.
///
/// Rows are numbered from 0; row r is slot r. A source may still be growing: `rowCount` never
/// falls, and rows below it never change. All methods may be called from any thread.
package protocol ChunkSource: AnyObject, Sendable {
  /// How many rows can be read now. Published after the rows can be read.
  var rowCount: Int { get }
  /// How many rows a chunk holds; chunk c holds rows `c * chunkRows ..< (c + 1) * chunkRows`.
  var chunkRows: Int { get }
  /// Whether reads never wait for a device, so that they may run anywhere.
  var isResident: Bool { get }
  /// Whether `decode` takes any rows that follow each other, not only those of one chunk.
  var decodesAnyRows: Bool { get }

  /// About how many bytes it takes in memory, files and chunks that are cached aside.
  var byteSize: Int { get }

  /// Whether a column's cells are texts at the source, as in a file, so that a column that says how
  /// texts are read reads these.
  func spellsTexts(_ column: ColumnNumber) -> Bool

  /// Decodes one chunk of several columns; may block on a file.
  ///
  /// A row that cannot be read any more comes as ``CellError/sourceChanged`` in every column.
  /// - Parameter rows: Rows of one chunk, within `0..<rowCount`.
  /// - Returns: One chunk per request, each of `rows.count` rows.
  func decode(rows: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk]

  /// Reads single cells with their source spelling; may block on a file.
  ///
  /// - Parameters:
  ///   - rows: Rows within `0..<rowCount`, in any order; neighbours are read together.
  ///   - requests: Columns; with `.values` the cell's value and its source spelling where that
  ///     differs from the canonical one, with `.text` a text cell of the display text.
  /// - Returns: Per request, one cell per row.
  func cells(rows: [Int], _ requests: [ColumnRequest]) -> [[Cell]]
}

extension ChunkSource {
  /// Next to nothing, unless a source says otherwise.
  package var byteSize: Int { 0 }

  /// Chunks come whole, unless a source says otherwise.
  package var decodesAnyRows: Bool { false }

  /// Cells are texts, unless a source says otherwise.
  package func spellsTexts(_ column: ColumnNumber) -> Bool { true }
}
