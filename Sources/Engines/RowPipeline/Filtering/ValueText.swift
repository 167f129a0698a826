import CellFormats
import ColumnStorage
import TableValues

/// The canonical texts of values, without a format.
package enum ValueText {
  /// The texts of a chunk of values; empty for cells without a value. O(rows).
  static func arena(of chunk: ColumnChunk, type: ColumnType) -> TextArena {
    if type != .json, case .texts(let arena) = chunk.values { return arena }
    var arena = TextArena()
    arena.reserve(texts: chunk.count, bytes: chunk.count * 8)
    for row in 0..<chunk.count {
      if chunk.isValid(row) {
        CellFormatter.appendShown(chunk.cell(at: row, type: type).value, to: &arena.bytes)
      }
      arena.offsets.append(UInt32(truncatingIfNeeded: arena.bytes.count))
    }
    return arena
  }

  /// The text of a single cell; nil for a null, an error, or a value of another type than the
  /// column's.
  package static func of(_ cell: Cell, as request: ColumnRequest) -> [UInt8]? {
    guard RowClass.of(cell, as: request) == .value else { return nil }
    var text: [UInt8] = []
    CellFormatter.appendShown(cell.value, to: &text)
    return text
  }
}

extension ValueText {
  /// The text of a single cell of a column of a type; nil if it has no value.
  package static func of(_ cell: Cell, type: ColumnType) -> [UInt8]? {
    of(cell, as: ColumnRequest(ColumnNumber(0), as: .values(type)))
  }

  /// The texts of a cell that a search reads: one at most, but several fields beyond the columns.
  package static func searched(of cell: Cell, as request: ColumnRequest) -> [[UInt8]] {
    if request.column == .extraFields { return PackedFields.unpacked(cell.overlayText.utf8[...]) }
    switch request.form {
    case .text: return [cell.overlayText.utf8]
    case .values: return of(cell, as: request).map { [$0] } ?? []
    }
  }
}

/// The texts of a chunk that a search reads.
struct SearchedTexts: Sendable {
  private let arena: TextArena
  /// The rows that have a text; nil: all.
  private let known: RowBits?
  /// Whether each text contains several fields.
  private let isPacked: Bool

  /// Nil if there are no texts.
  init?(_ chunk: ColumnChunk, as request: ColumnRequest) {
    isPacked = request.column == .extraFields
    switch request.form {
    case .text:
      guard case .texts(let arena) = chunk.values else { return nil }
      self.arena = arena
      known = nil
    case .values(let type):
      arena = ValueText.arena(of: chunk, type: type)
      var bits = RowBits(count: chunk.count)
      if let validity = chunk.validity { bits.words = validity.words }
      known = chunk.validity == nil ? nil : bits
    }
  }

  /// Adds the rows whose text matches.
  func addHits(_ searcher: TextSearcher, to hits: inout RowBits) {
    if isPacked { return addPackedHits(searcher, to: &hits) }
    guard let known else { return searcher.addHits(in: arena, to: &hits.words) }
    var found = RowBits(count: arena.count)
    searcher.addHits(in: arena, to: &found.words)
    found.formIntersection(known)
    hits.formUnion(found)
  }

  /// Those of the rows that match which have something to mark.
  func marked(_ searcher: TextSearcher, of matches: RowBits) -> RowBits {
    if searcher.marksEveryMatch { return matches }
    var marked = matches
    matches.forEachRun(in: 0..<arena.count) { rows in
      for row in rows {
        let texts = isPacked ? PackedFields.unpacked(arena[row]) : [Array(arena[row])]
        marked[row] = texts.contains { !searcher.ranges(in: $0, limit: 1).isEmpty }
      }
    }
    return marked
  }

  private func addPackedHits(_ searcher: TextSearcher, to hits: inout RowBits) {
    if arena.bytes.isEmpty { return }
    for row in 0..<arena.count where !arena[row].isEmpty {
      let fields = PackedFields.unpacked(arena[row])
      guard fields.contains(where: { searcher.matches($0) }) else { continue }
      hits.words[row >> 6] |= 1 << UInt64(row & 63)
    }
  }
}

extension TextCheck {
  /// The rows for whose value's text the condition is true, and those for which it is false. Rows
  /// without a value are in neither.
  func evaluate(
    _ chunk: ColumnChunk, as request: ColumnRequest
  ) -> (isTrue: RowBits, isFalse: RowBits) {
    guard case .values(let type) = request.form else {
      return (RowBits(count: chunk.count), RowBits(count: chunk.count))
    }
    var known = RowBits(repeating: true, count: chunk.count)
    if let validity = chunk.validity { known.words = validity.words }
    var isTrue = hits(in: ValueText.arena(of: chunk, type: type))
    isTrue.formIntersection(known)
    known.formIntersection(notIn: isTrue)
    return (isTrue, known)
  }
}
