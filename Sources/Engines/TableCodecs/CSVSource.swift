import CellFormats
import ColumnStorage
import Synchronization
import TableValues

/// A column of a delimited file: its name and the parse settings of its fields.
package struct CSVColumn: Hashable, Sendable {
  /// The header's text, or empty.
  package var name: Text
  /// The type and the accepted spellings.
  package var settings: ParseSettings
  /// The format in which its texts are written, if it is none of the type's own. The source does
  /// not parse by it: a ``ColumnCodec`` does.
  package var format: CellFormat?
  /// How its plain values are written, if that is not the shortest spelling: `TRUE`, `1.50`. Nothing
  /// parses by it.
  package var spelling: CellFormat?
  /// In a JSON file of objects, the names of the members that lead to its values: one, or several if
  /// it is flattened. Empty for the records that are no objects, and in other files.
  package var path: [Text] = []

  /// Makes a column.
  package init(name: Text, settings: ParseSettings, path: [Text] = []) {
    self.name = name
    self.settings = settings
    self.path = path
  }

  /// Gives it another name, and the last member of its path as well.
  package mutating func rename(to name: Text) {
    if !path.isEmpty {
      path[path.count - 1] = Text(JSONRecordWriter.memberName(name.utf8, of: path))
    }
    self.name = name
  }
}

/// The positions of the parts of a file, in bytes.
package struct CSVLayout: Hashable, Sendable {
  /// The header record with its line end, if there is one. It is part of the preamble.
  package var header: Range<Int>?
  /// The start of the data, behind byte order mark, preamble and header.
  package var dataStart: Int
  /// Whether the header has no field for the first column, so that its fields name those behind it.
  package var lacksFirstName: Bool
  /// The number of bytes 0x1A at the end of the file, by which DOS marks the end of a text.
  package var endMarks = 0

  /// Makes a layout.
  package init(header: Range<Int>?, dataStart: Int, lacksFirstName: Bool = false) {
    self.header = header
    self.dataStart = dataStart
    self.lacksFirstName = lacksFirstName
  }
}

/// The records of a delimited file as rows of typed columns.
///
/// It reads only what is requested. A row can be read only after `index.scan` has passed it.
package final class CSVSource: ChunkSource {
  /// The maximum size of a field, in bytes. A longer one becomes ``CellError/fieldTooLong``.
  package static let fieldBytesMax = 16 << 20
  /// The maximum number of columns.
  package static let columnsMax = 16_384
  /// The maximum number of bytes that are decoded at once.
  static let pieceBytesMax = 64 << 20

  /// The file's bytes.
  package let bytes: any ByteSource
  /// The dialect of the file.
  package let dialect: CSVDialect
  /// Its columns in order.
  package let columns: [CSVColumn]
  /// The positions of its parts.
  package let layout: CSVLayout
  /// The positions of its records.
  package let index: CSVIndex
  /// The number of rows per chunk.
  package let chunkRows: Int

  let units: CSVUnits
  /// Which fields are marked if there are many columns.
  let plan: CSVMarkPlan
  /// The rows of a page of marks.
  let pageRows: Int
  let marked: CSVMarkStore
  /// The members that are columns, in a JSON file.
  let members: JSONMemberTree?
  let unreadable = UnreadableRows()
  /// The rows from the first on that are known to have no fields beyond the columns.
  let regularRows = Atomic<Int>(0)

  /// Makes a source whose index is still empty.
  ///
  /// - Parameters:
  ///   - chunkRows: Rows per chunk.
  ///   - blockSize: Units per block of the index. Tests use small ones.
  ///   - plan: Which fields of a file with many columns are marked.
  ///   - index: The index of the same bytes, if there is one.
  package init(
    bytes: any ByteSource, dialect: CSVDialect, columns: [CSVColumn], layout: CSVLayout,
    chunkRows: Int = 4096, blockSize: Int = 32_768, plan: CSVMarkPlan = CSVMarkPlan(),
    index: CSVIndex? = nil
  ) {
    self.bytes = bytes
    self.dialect = dialect
    self.columns = columns
    self.layout = layout
    self.chunkRows = chunkRows
    self.plan = plan
    pageRows = plan.pageRows(columns: columns.count)
    marked = CSVMarkStore(bytesMax: plan.bytesMax)
    members = dialect.json.map { _ in JSONMemberTree(columns) }
    let units = CSVUnits(
      source: bytes, encoding: dialect.encoding, endMarks: layout.endMarks)
    self.units = units
    self.index =
      index
      ?? CSVIndex(
        units: units, dialect: dialect, dataStart: layout.dataStart / dialect.encoding.unitWidth,
        blockSize: blockSize)
  }

  /// The number of rows that can be read now.
  package var rowCount: Int { index.recordCount }

  /// Whether the first bytes of the file are so many records. May read two blocks.
  package func hasRecords(_ count: Int, inBytes size: Int) -> Bool {
    let end = size / dialect.encoding.unitWidth
    // The last record may have got its line end since.
    guard count >= 0, count <= rowCount, let last = try? index.end(ofRecord: count - 1),
      last <= end + 2
    else { return false }
    if count == rowCount { return true }
    return (try? index.end(ofRecord: count)).map { $0 > end } ?? false
  }

  /// Whether the file has the names of the columns: in a header, or in each record.
  package var namesColumns: Bool { dialect.hasHeader || dialect.json?.rows == .objects }

  /// Whether reads never wait for a device.
  package var isResident: Bool { bytes.isResident }

  /// Why rows could not be read when they were read last; nil if all could.
  package var readFailure: (any Error)? { unreadable.failure }

  /// The memory of the index and of marks, and of bytes in memory.
  package var byteSize: Int {
    index.byteSize + marked.byteSize + (bytes.isResident ? bytes.size : 0)
  }

  /// True, because rows are located independently of chunks.
  package var decodesAnyRows: Bool { true }

  /// Decodes one chunk of several columns, a block of columns at a time.
  package func decode(rows: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    guard requests.contains(where: { $0.column == .extraFields }) else {
      return decodeColumns(rows: rows, requests)
    }
    let extra = extraFieldsChunk(of: rows)
    var others = decodeColumns(rows: rows, requests.filter { $0.column != .extraFields })[...]
    return requests.compactMap { $0.column == .extraFields ? extra : others.popFirst() }
  }

  private func decodeColumns(rows: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    let width = blockColumns(rows: rows.count)
    if requests.count <= width { return decodeBlock(rows: rows, requests[...]) }
    var chunks: [ColumnChunk] = []
    chunks.reserveCapacity(requests.count)
    for start in stride(from: 0, to: requests.count, by: width) {
      chunks += decodeBlock(
        rows: rows, requests[start..<min(start + width, requests.count)])
    }
    return chunks
  }

  /// The number of columns that are decoded at once.
  func blockColumns(rows: Int) -> Int {
    ColumnBlocks.columns(rows: rows, cellsMax: plan.blockCells)
  }

  /// Decodes so few columns that the places of their fields need little memory.
  private func decodeBlock(
    rows: Range<Int>, _ requests: ArraySlice<ColumnRequest>
  ) -> [ColumnChunk] {
    do {
      return try decodeAtOnce(rows: rows, requests)
    } catch is CSVOversize {
      guard isWide, requests.count > 1 else { return decodeSlowly(rows: rows, Array(requests)) }
      let half = requests.startIndex + requests.count / 2
      return decodeBlock(rows: rows, requests[..<half]) + decodeBlock(rows: rows, requests[half...])
    } catch {
      unreadable.note(error, in: rows)
      return requests.map { Self.unreadable($0, count: rows.count, Self.reason(error)) }
    }
  }

  /// Decodes some columns of some rows in one pass.
  ///
  /// - Parameter ragged: Called with each record that has another number of fields than there are
  ///   columns, and its byte.
  /// - Parameter notes: Called with what is found in records of JSON beside cells.
  /// - Throws: ``CSVOversize``, ``ByteSourceChanged``, ``ByteReadFailed``.
  func decodeAtOnce(
    rows: Range<Int>, _ requests: ArraySlice<ColumnRequest>,
    ragged: ((_ row: Int, _ byteOffset: Int, _ fields: Int) -> Void)? = nil,
    notes: ((JSONNote) -> Void)? = nil
  ) throws -> [ColumnChunk] {
    var chunks: [ColumnChunk]?
    try withDecoders(of: rows, requests, ragged: ragged, notes: notes) { decoders, wrong in
      chunks = zip(requests, decoders).map { request, decoder in
        decoder.chunk(request.form, self.settings(request)).readJSON(as: request.form)
          .with(wrong, ofColumn: request.column.rawValue, in: request.form)
      }
    }
    guard let chunks else { throw ByteSourceChanged() }
    unreadable.noteRead(rows)
    return chunks
  }

  /// Reads single cells with their source texts.
  package func cells(rows: [Int], _ requests: [ColumnRequest]) -> [[Cell]] {
    guard requests.contains(where: { $0.column == .extraFields }) else {
      return columnCells(rows: rows, requests)
    }
    let extra = extraFieldsCells(of: rows)
    var others = columnCells(rows: rows, requests.filter { $0.column != .extraFields })[...]
    return requests.compactMap { $0.column == .extraFields ? extra : others.popFirst() }
  }

  private func columnCells(rows: [Int], _ requests: [ColumnRequest]) -> [[Cell]] {
    var result = requests.map { _ in [Cell](repeating: .pending, count: rows.count) }
    let parsers = requests.map { CellParser(settings($0)) }
    let order = rows.indices.sorted { rows[$0] < rows[$1] }
    // Of wide records only some fields are read. So rows between would cost extra reads.
    for run in Self.runs(order.map { rows[$0] }, gapMax: isWide ? 1 : 64) {
      read(order[run], of: rows, requests, parsers, into: &result)
    }
    return result
  }

  /// Reads the cells of rows that are close together.
  ///
  /// - Parameter places: The indices of the rows, in the order of the rows.
  private func read(
    _ places: ArraySlice<Int>, of rows: [Int], _ requests: [ColumnRequest],
    _ parsers: [CellParser], into result: inout [[Cell]]
  ) {
    guard let first = places.first, let last = places.last else { return }
    let span = rows[first]..<rows[last] + 1
    do {
      try withDecoders(of: span, requests[...]) { decoders, wrong in
        for request in requests.indices {
          for place in places {
            let row = rows[place] - span.lowerBound
            result[request][place] =
              wrong.cell(row, requests[request])
              ?? self.cell(requests[request].form, decoders[request], row, parsers[request])
          }
        }
      }
      unreadable.noteRead(span)
    } catch is CSVOversize where places.count > 1 {
      // Together they are too many bytes, which one of them need not be.
      let half = places.startIndex + places.count / 2
      read(places[..<half], of: rows, requests, parsers, into: &result)
      read(places[half...], of: rows, requests, parsers, into: &result)
    } catch {
      if !(error is CSVOversize) { unreadable.note(error, in: span) }
      for request in requests.indices {
        for place in places { result[request][place] = Cell(.error(Self.reason(error))) }
      }
    }
  }

  private func cell(
    _ form: ChunkForm, _ decoder: CSVColumnDecoder, _ row: Int, _ parser: CellParser
  ) -> Cell {
    switch form {
    case .values: return decoder.cell(row, parser)
    case .text:
      let nulls = CSVColumnDecoder.NullTest(parser.settings)
      return Cell(.text(Text(decoder.displayText(row, nulls))))
    }
  }

  /// Ranges of indices whose rows are close together, so that one read is sufficient.
  static func runs(_ rows: [Int], gapMax: Int = 64) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for place in rows.indices.dropFirst() where rows[place] - rows[place - 1] > gapMax {
      runs.append(start..<place)
      start = place
    }
    if start < rows.count { runs.append(start..<rows.count) }
    return runs
  }

  /// The place of a request's field in records; -1 for a column that the file does not have, such as
  /// one that was added. Records may have fields behind the last column, which are not its cells.
  func field(of request: ColumnRequest) -> Int {
    columns.indices.contains(request.column.rawValue) ? request.column.rawValue : -1
  }

  /// The parse settings of a request's column. A column that the file does not have is read as
  /// nulls.
  func settings(_ request: ColumnRequest) -> ParseSettings {
    let column = request.column.rawValue
    let own =
      columns.indices.contains(column) ? columns[column].settings : ParseSettings(type: .text)
    switch request.form {
    case .text: return own
    case .values(let type): return own.retyped(type)
    }
  }

  /// The cell error for bytes that could not be read.
  static func reason(_ error: any Error) -> CellError {
    switch error {
    case is CSVOversize: .fieldTooLong
    case is ByteReadFailed: .readFailed
    default: .sourceChanged
    }
  }

  /// A chunk of rows that cannot be read.
  static func unreadable(_ request: ColumnRequest, count: Int, _ reason: CellError) -> ColumnChunk {
    var builder = ColumnChunkBuilder(type: request.form.valueType)
    for _ in 0..<count { builder.append(Cell(.error(reason))) }
    return builder.finish()
  }

  /// Decodes rows with too many bytes for one read, one record at a time.
  private func decodeSlowly(rows: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    var builders = requests.map { ColumnChunkBuilder(type: $0.form.valueType) }
    var kept = 0
    for row in rows {
      let cells = cells(rows: [row], requests)
      for request in requests.indices {
        var cell = cells[request].first ?? .null
        let count = Self.textBytes(cell)
        // Offsets within a chunk have 32 bits.
        if kept + count > 1 << 30 { cell = Cell(.error(.fieldTooLong)) } else { kept += count }
        builders[request].append(cell)
      }
    }
    return builders.map { $0.finish() }
  }

  private static func textBytes(_ cell: Cell) -> Int {
    switch cell.value {
    case .text(let text), .decimal(let text): text.utf8.count
    case .json(let json): json.text.utf8.count
    case .error: cell.source?.utf8.count ?? 0
    case .null, .boolean, .integer, .number, .date, .dateTime, .time, .duration, .pending: 0
    }
  }
}

extension ChunkForm {
  /// The type of the values in a chunk of this form.
  var valueType: ColumnType {
    switch self {
    case .text: .text
    case .values(let type): type
    }
  }
}

/// Rows with too many bytes to be read at once.
struct CSVOversize: Error {}
