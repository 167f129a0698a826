import CellFormats
import ColumnStorage
import Synchronization
import TableValues

/// The fields of records beyond the columns. They are in no column, but are searched, returned on
/// request, and kept when the file is saved.
extension CSVSource {
  /// The number of columns that are decoded in one pass over rows.
  private static let columnsPerPass = 64

  /// Whether a row may have fields beyond the columns: until all rows are examined, and if one has.
  package var mayHaveExtraFields: Bool {
    dialect.json == nil && regularRows.load(ordering: .acquiring) < rowCount
  }

  /// The number of fields of the longest record, at least the number of columns.
  ///
  /// Reads all known rows, chunk by chunk on the caller's thread.
  /// - Parameter shouldContinue: Called after every chunk with the number of rows read.
  /// - Returns: nil if it was stopped.
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  package func longestRecord(shouldContinue: (Int) -> Bool = { _ in true }) throws -> Int? {
    var most = columns.count
    var first = 0
    while first < rowCount {
      let rows = first..<min(first + chunkRows, rowCount)
      do {
        most = max(most, try longRecords(among: rows).map(\.fields).max() ?? 0)
      } catch is CSVOversize {
        for row in rows {
          let fields = try? longRecords(among: row..<row + 1).map(\.fields).max()
          most = max(most, fields ?? 0)
        }
      }
      first = rows.upperBound
      if !shouldContinue(first) { return nil }
    }
    return most
  }

  /// One packed text per row.
  func extraFieldsChunk(of rows: Range<Int>) -> ColumnChunk {
    var arena = TextArena()
    do {
      for packed in try packedFields(of: rows) { arena.append(packed) }
    } catch is CSVOversize {
      arena = TextArena()
      for row in rows { arena.append((try? packedFields(of: row..<row + 1).first) ?? []) }
    } catch {
      unreadable.note(error, in: rows)
      return Self.unreadable(
        ColumnRequest(.extraFields, as: .text), count: rows.count, Self.reason(error))
    }
    return ColumnChunk(values: .texts(arena))
  }

  /// The packed texts of some rows.
  func extraFieldsCells(of rows: [Int]) -> [Cell] {
    var cells = [Cell](repeating: Cell(.text("")), count: rows.count)
    let order = rows.indices.sorted { rows[$0] < rows[$1] }
    for run in Self.runs(order.map { rows[$0] }) {
      let places = order[run]
      guard let first = places.first, let last = places.last else { continue }
      let chunk = extraFieldsChunk(of: rows[first]..<rows[last] + 1)
      for place in places { cells[place] = chunk.cell(at: rows[place] - rows[first], type: .text) }
    }
    return cells
  }

  private func longRecords(among rows: Range<Int>) throws -> [(row: Int, fields: Int)] {
    if rows.upperBound <= regularRows.load(ordering: .acquiring) { return [] }
    var found: [(row: Int, fields: Int)] = []
    let width = columns.count
    try withFields(
      of: rows, [], ragged: { row, _, fields in if fields > width { found.append((row, fields)) } },
      { _ in })
    return found
  }

  private func packedFields(of rows: Range<Int>) throws -> [[UInt8]] {
    var packed = [[UInt8]](repeating: [], count: rows.count)
    let records = try longRecords(among: rows)
    guard let first = records.first, let last = records.last,
      let most = records.map(\.fields).max()
    else { return packed }
    let end = min(most, Self.columnsMax)
    var settings = ParseSettings(type: .text)
    settings.nullSpellings = []
    let parser = CellParser(settings)
    let part = first.row..<last.row + 1
    for start in stride(from: columns.count, to: end, by: Self.columnsPerPass) {
      let wanted = Array(start..<min(start + Self.columnsPerPass, end))
      try withFields(of: part, wanted) { decoders in
        for (row, fields) in records {
          for (place, decoder) in decoders.enumerated() where wanted[place] < fields {
            let cell = decoder.cell(row - part.lowerBound, parser)
            PackedFields.append(cell.overlayText.utf8, to: &packed[row - rows.lowerBound])
          }
        }
      }
    }
    return packed
  }
}

extension CSVSniffing {
  /// Adds the columns of records that are longer than the header and most records. They have no
  /// names.
  ///
  /// - Parameters:
  ///   - width: The number of columns then.
  ///   - head, isWhole, options: As it was made from.
  /// - Throws: ``CSVError``.
  package mutating func widen(
    to width: Int, _ head: [UInt8], isWhole: Bool, options: CSVDialectOptions,
    isCancelled: () -> Bool = { false }
  ) throws {
    guard dialect.json == nil, width > columns.count else { return }
    var wide = options
    wide.columnsMin = width
    self = try CSVSniffer.sniff(head, isWhole: isWhole, options: wide, isCancelled: isCancelled)
  }
}
