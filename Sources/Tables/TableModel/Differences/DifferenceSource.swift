import CellFormats
import ColumnStorage
import Synchronization
import TableValues

/// The rows of a difference as they were when it was opened. Cells are read from both sides when they
/// are needed, so an unedited difference needs no memory for them.
package final class DifferenceSource: ChunkSource {
  private let pairs: [RowPair]
  private let marks: [Int: DifferenceMark]
  /// Both sides by column: as they were when the difference got the column.
  private let sides: Mutex<[ColumnNumber: DifferenceCells]>
  private let opened: DifferenceCells

  /// The number of rows per chunk.
  package let chunkRows: Int
  /// The number of rows.
  package var rowCount: Int { pairs.count }
  /// Whether neither side needs a device.
  package var isResident: Bool {
    opened.old.content.source.isResident && opened.new.content.source.isResident
  }
  /// Memory of the pairs of rows, in bytes.
  package var byteSize: Int { pairs.count * MemoryLayout<RowPair>.stride + marks.count * 64 }
  /// Why rows of a side could not be read when they were read last.
  package var readFailure: (any Error)? {
    opened.new.content.source.readFailure ?? opened.old.content.source.readFailure
  }

  init(_ rows: AlignedRows, _ cells: DifferenceCells, chunkRows: Int) {
    pairs = rows.pairs
    marks = rows.marks
    opened = cells
    sides = Mutex(cells.columns.roles.mapValues { _ in cells })
    self.chunkRows = chunkRows
  }

  /// Adds the columns that both sides have got since. Those that are known stay as they are.
  func add(_ cells: DifferenceCells) {
    sides.withLock { sides in
      for number in cells.columns.roles.keys where sides[number] == nil { sides[number] = cells }
    }
  }

  /// The numbers of the columns with the mark in one word, and with the columns that differ. They
  /// never change.
  var markColumns: (kind: ColumnNumber, changed: ColumnNumber) {
    let roles = opened.columns.roles
    let number = { (role: DifferenceColumns.Role) in roles.first { $0.value == role }?.key }
    return (number(.kind) ?? ColumnNumber(0), number(.changed) ?? ColumnNumber(0))
  }

  /// The row of both sides with which a row began.
  func pair(_ slot: UInt32) -> RowPair? {
    pairs.indices.contains(Int(slot)) ? pairs[Int(slot)] : nil
  }

  /// False: cells are values already, with the texts that their tables display.
  package func spellsTexts(_ column: ColumnNumber) -> Bool { false }

  /// Gathers the cells of a chunk from the chunks of both sides, each of which is read once.
  package func decode(rows: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    let readers = requests.map(reader)
    var chunks = SideChunks()
    for reader in readers {
      for row in rows {
        if let place = reader.place(pairs[row]) { chunks.want(place, reader) }
      }
    }
    chunks.read()
    return readers.map { reader in
      var builder = ColumnChunkBuilder(type: reader.wanted)
      for row in rows {
        guard let place = reader.place(pairs[row]) else {
          builder.append(reader.mark(pairs[row], marks[row]))
          continue
        }
        builder.append(reader.converted(chunks.cell(place, reader), from: place.type))
      }
      return builder.finish()
    }
  }

  /// Reads single cells.
  package func cells(rows: [Int], _ requests: [ColumnRequest]) -> [[Cell]] {
    let list = rows.map { (pair: pairs[$0], mark: marks[$0] ?? DifferenceMark()) }
    return requests.map { request in
      let reader = reader(request)
      guard let cells = reader.cells else { return rows.map { _ in reader.empty } }
      return cells.cells([request.column], list)[0].map { cell in
        switch request.form {
        case .text: Cell(.text(cell.overlayText))
        case .values(let type):
          reader.type == type ? cell : CellRetyping.cell(cell, as: type)
        }
      }
    }
  }

  private func reader(_ request: ColumnRequest) -> ColumnReader {
    ColumnReader(request: request, cells: sides.withLock { $0[request.column] })
  }
}

/// Reads one column in one form.
private struct ColumnReader {
  let request: ColumnRequest
  /// Both sides; nil: there is no such column.
  let cells: DifferenceCells?

  private var role: DifferenceColumns.Role? { cells?.columns.roles[request.column] }
  /// The type of the column.
  var type: ColumnType? { cells?.columns.schema[request.column]?.type }
  /// The type of the cells in the requested form.
  var wanted: ColumnType {
    if case .values(let type) = request.form { type } else { .text }
  }
  /// A cell without a value.
  var empty: Cell { request.form == .text ? Cell(.text("")) : .null }

  func place(_ pair: RowPair) -> DifferenceCells.Place? {
    role.flatMap { cells?.place($0, pair) }
  }

  /// A cell of a row that is on no side in this column, or of a column of marks.
  func mark(_ pair: RowPair, _ mark: DifferenceMark?) -> Cell {
    guard let cells, let role else { return empty }
    let cell = cells.cell(role, pair, mark ?? DifferenceMark())
    return request.form == .text ? Cell(.text(cell.overlayText)) : cell
  }

  /// A cell of a side in the requested form.
  func converted(_ cell: Cell, from type: ColumnType) -> Cell {
    guard case .values(let wanted) = request.form, wanted != type else { return cell }
    return CellRetyping.cell(cell, as: wanted)
  }
}

/// The chunks of both sides that some rows need.
private struct SideChunks {
  /// A side as it was when the difference got a column.
  private struct Side {
    let content: TableContent
    var requests: [ColumnRequest: Int] = [:]
    var chunks: [Int: [ColumnChunk]] = [:]
  }

  /// By the number of the source and the revision, so that most columns share one side.
  private var sides: [SideKey: Side] = [:]

  private struct SideKey: Hashable {
    let isNew: Bool
    let revision: Revision
  }

  mutating func want(_ place: DifferenceCells.Place, _ reader: ColumnReader) {
    guard let state = Self.state(place, reader) else { return }
    let key = SideKey(isNew: place.isNew, revision: state.revision)
    let request = Self.request(place, reader)
    let chunk = state.content.chunkIndex(ofSlot: place.slot)
    var side = sides[key] ?? Side(content: state.content)
    sides[key] = nil
    if side.requests[request] == nil { side.requests[request] = side.requests.count }
    if side.chunks[chunk] == nil { side.chunks[chunk] = [] }
    sides[key] = side
  }

  mutating func read() {
    for (key, side) in sides {
      let list = side.requests.sorted { $0.value < $1.value }.map(\.key)
      for chunk in side.chunks.keys {
        sides[key]?.chunks[chunk] = side.content.chunks(chunk, list)
      }
    }
  }

  func cell(_ place: DifferenceCells.Place, _ reader: ColumnReader) -> Cell {
    guard let state = Self.state(place, reader),
      let side = sides[SideKey(isNew: place.isNew, revision: state.revision)]
    else { return .null }
    let request = Self.request(place, reader)
    let index = state.content.chunkIndex(ofSlot: place.slot)
    guard let column = side.requests[request], let chunk = side.chunks[index]?[column] else {
      return .null
    }
    let row = Int(place.slot - state.content.slots(ofChunk: index).lowerBound)
    return chunk.cell(at: row, type: reader.request.form == .text ? .text : place.type)
  }

  private static func state(_ place: DifferenceCells.Place, _ reader: ColumnReader) -> TableState? {
    place.isNew ? reader.cells?.new : reader.cells?.old
  }

  /// The request to a side. Where the column of the difference has another type, cells are converted
  /// from values.
  private static func request(
    _ place: DifferenceCells.Place, _ reader: ColumnReader
  ) -> ColumnRequest {
    ColumnRequest(place.column, as: reader.request.form == .text ? .text : .values(place.type))
  }
}
