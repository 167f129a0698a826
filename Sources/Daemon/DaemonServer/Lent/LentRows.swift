import CellFormats
import ColumnStorage
import JSONText
import Synchronization
import TableModel
import TableValues

/// The rows of a lent source, in memory. They grow while the source is read.
final class LentRows: ChunkSource {
  private struct State {
    /// By column, then by chunk.
    var chunks: [[ColumnChunk]]
    var source: ResidentSource
  }

  /// The limits of what is read.
  struct Limits: Sendable {
    /// The largest number of rows.
    var rows: Int
    /// The largest size of their values, in bytes.
    var bytes: Int

    /// The published limits.
    init(_ limits: PublishedLimits) {
      (rows, bytes) = (min(limits.wholeRowsMax, limits.rowsMax), limits.wholeBytesMax)
    }
  }

  /// The number of rows per chunk.
  let chunkRows: Int
  private let lent: LentSource
  private let columns: [Column]
  private let limits: Limits
  private let state: Mutex<State>

  /// No rows yet.
  ///
  /// - Parameter columns: The columns of the source with their types, by place.
  init(_ lent: LentSource, _ columns: [Column], chunkRows: Int, limits: Limits) {
    (self.lent, self.columns, self.chunkRows, self.limits) = (lent, columns, chunkRows, limits)
    let none = columns.map { _ in [ColumnChunk]() }
    state = Mutex(State(chunks: none, source: Self.source(none, columns, 0, chunkRows)))
  }

  private static func source(
    _ chunks: [[ColumnChunk]], _ columns: [Column], _ count: Int, _ chunkRows: Int
  ) -> ResidentSource {
    ResidentSource(
      columns: chunks, types: columns.map(\.type), rowCount: count, chunkRows: chunkRows,
      converted: { CellRetyping.cell($0, as: $1) },
      displayText: { CellFormatter.spelledText(of: $0) })
  }

  // MARK: Pages

  /// Appends the rows of a page, which are all in one chunk. O(cells of the chunk).
  ///
  /// - Throws: ``LentRefusal/bad(_:offset:expected:found:)``, `DaemonError.limit`.
  func append(_ rows: JSONView, at offset: Int) throws {
    let count = offset + rows.count
    guard count <= limits.rows else {
      throw DaemonError.limit(name: "wholeRowsMax", maximum: limits.rows, found: count)
    }
    let page = try Self.page(rows, at: offset, lent, columns, isDeclared: true)
    let before = state.withLock { $0.chunks }
    let (place, isNew) = (offset / chunkRows, offset % chunkRows == 0)
    let chunks = zip(before, page).map { known, new -> [ColumnChunk] in
      var all = known
      if isNew { all.append(new.chunk) } else { all[place] = all[place].followed(by: new.chunk) }
      return all
    }
    let source = Self.source(chunks, columns, count, chunkRows)
    guard source.byteSize <= limits.bytes else {
      throw DaemonError.limit(
        name: "wholeBytesMax", maximum: limits.bytes, found: source.byteSize)
    }
    state.withLock { $0 = State(chunks: chunks, source: source) }
  }

  /// The columns with the types of the values in a page, where the source has declared none.
  ///
  /// - Throws: ``LentRefusal/bad(_:offset:expected:found:)``.
  static func columns(of lent: LentSource, in rows: JSONView?) throws -> [Column] {
    let plain = lent.columns(typed: lent.columns.map { _ in .text })
    guard let rows else { return plain }
    let page = try page(rows, at: 0, lent, plain, isDeclared: false)
    return lent.columns(typed: page.map(\.column.type))
  }

  /// The cells of a page by column.
  private static func page(
    _ rows: JSONView, at offset: Int, _ lent: LentSource, _ columns: [Column], isDeclared: Bool
  ) throws -> [(column: Column, chunk: ColumnChunk)] {
    var gathered = columns.map { GatheredColumn($0, isDeclared: isDeclared) }
    var row = 0
    for view in rows.elements {
      if view.kind == .array {
        guard view.count == columns.count else {
          throw bad(lent, offset + row, "\(columns.count) cells in each row", "\(view.count) cells")
        }
        for (place, value) in view.elements.enumerated() { gathered[place].append(value) }
      } else {
        for member in view.members {
          let name = member.name.string ?? []
          guard let place = lent.places[name] else {
            throw bad(lent, offset + row, "members that are columns", "\"\(Text(name))\"")
          }
          guard gathered[place].count == row else {
            throw bad(lent, offset + row, "each member once", "\"\(Text(name))\" twice")
          }
          gathered[place].append(member.value)
        }
      }
      row += 1
      for place in gathered.indices { gathered[place].pad(to: row) }
    }
    return gathered.map { column in
      let finished = column.finish(chunkRows: max(row, 1))
      return (finished.column, finished.chunks.first ?? ColumnChunkBuilder(type: .text).finish())
    }
  }

  private static func bad(
    _ lent: LentSource, _ row: Int, _ expected: String, _ found: String
  ) -> LentRefusal {
    .bad(lent.name, offset: row, expected: expected, found: found)
  }

  // MARK: ChunkSource

  /// The number of rows so far.
  var rowCount: Int { current.rowCount }
  /// True: reads never wait for the client.
  var isResident: Bool { true }
  /// Memory of the rows, in bytes.
  var byteSize: Int { current.byteSize }

  private var current: ResidentSource { state.withLock { $0.source } }

  /// The chunks of some columns, in their order, as a source of their own.
  func part(_ places: [Int]) -> ResidentSource {
    let (chunks, count) = state.withLock { ($0.chunks, $0.source.rowCount) }
    return Self.source(
      places.map { chunks[$0] }, places.map { columns[$0] }, count, chunkRows)
  }

  /// Whether a column's values are texts.
  func spellsTexts(_ column: ColumnNumber) -> Bool { current.spellsTexts(column) }

  /// Reads some rows of one chunk.
  func decode(rows: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    current.decode(rows: rows, requests)
  }

  /// Reads single cells.
  func cells(rows: [Int], _ requests: [ColumnRequest]) -> [[Cell]] {
    current.cells(rows: rows, requests)
  }
}
