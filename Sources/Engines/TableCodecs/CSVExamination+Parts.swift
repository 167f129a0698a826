import ColumnStorage
import Synchronization
import TableValues

/// Some rows and columns of a file that are examined at once: a chunk, or a block of its columns.
struct ExaminedPart: Sendable {
  /// The rows of one chunk.
  var rows: Range<Int>
  /// The columns.
  var columns: Range<Int>

  /// A record with another number of fields than there are columns.
  struct OddRecord: Sendable {
    var row: Int
    var fields: Int
  }

  /// What was read of it.
  struct Content: Sendable {
    /// The chunks of its columns.
    var chunks: [ColumnChunk] = []
    /// Whether a chunk has texts that must be looked at one by one.
    var areSuspect: [Bool] = []
    /// The odd records, if the first column is among its columns.
    var odd: [OddRecord] = []
    /// What was found in records of JSON beside cells, if the first column is among its columns.
    var notes: [JSONNote] = []
    /// Whether the fields of each record could be counted.
    var countsFields = true
  }
}

/// A column to be examined.
struct ExaminedColumn: Sendable {
  /// What is read of it.
  var request: ColumnRequest
  /// What parses its texts; nil: the source does.
  var codec: (any ColumnCodec)?
}

extension CSVSource {
  /// The parts to be examined from a place on, at most two.
  func parts(from place: (row: Int, column: Int)) -> [ExaminedPart] {
    let isBlocked = isWide || dialect.json != nil
    let width =
      isBlocked ? blockColumns(rows: min(chunkRows, rowCount)) : max(columns.count, 1)
    var parts: [ExaminedPart] = []
    var (row, column) = place
    while parts.count < 2, row < rowCount {
      let rows = row..<min((row / chunkRows + 1) * chunkRows, rowCount)
      let end = min(column + width, columns.count)
      parts.append(ExaminedPart(rows: rows, columns: column..<end))
      (row, column) = end == columns.count ? (rows.upperBound, 0) : (row, end)
    }
    return parts
  }

  /// Reads parts, at the same time if `parallel` does.
  ///
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  func read(
    _ parts: [ExaminedPart], _ columns: [ExaminedColumn], _ parallel: ParallelWork
  ) throws -> [ExaminedPart.Content] {
    let results = PartResults(count: parts.count)
    parallel(parts.count) { place in
      let found = Result { try self.read(parts[place], columns) }
      results.all.withLock { $0[place] = found }
    }
    return try results.all.withLock { try $0.compactMap { try $0?.get() } }
  }

  private func read(
    _ part: ExaminedPart, _ columns: [ExaminedColumn]
  ) throws -> ExaminedPart.Content {
    var content = ExaminedPart.Content()
    let columns = columns[part.columns]
    let requests = columns.map(\.request)
    do {
      content.chunks = try decodeAtOnce(
        rows: part.rows, requests[...],
        ragged: part.columns.lowerBound > 0
          ? nil : { row, _, fields in content.odd.append(.init(row: row, fields: fields)) },
        notes: part.columns.lowerBound > 0 ? nil : { content.notes.append($0) })
    } catch is CSVOversize {
      // A record of so many bytes is reported as a field that is too long.
      content = ExaminedPart.Content()
      content.countsFields = false
      content.chunks = decode(rows: part.rows, requests)
    }
    content.chunks = zip(content.chunks, columns).map { $1.codec?.values(of: $0) ?? $0 }
    content.areSuspect = content.chunks.map { chunk in
      guard case .texts(let arena) = chunk.values else { return false }
      // Other encodings become valid UTF-8, which may have unlikely characters.
      guard dialect.encoding == .utf8 else { return arena.bytes.contains { $0 >= 0x80 } }
      return !ArenaCheck.isClean(arena)
    }
    return content
  }
}

/// What several threads have read.
private final class PartResults: Sendable {
  let all: Mutex<[Result<ExaminedPart.Content, any Error>?]>

  init(count: Int) {
    all = Mutex(Array(repeating: nil, count: count))
  }
}
