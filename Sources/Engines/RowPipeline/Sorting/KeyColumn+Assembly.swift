import ColumnStorage
import TableValues

/// Rows of one chunk that are consecutive in the source order.
struct RowPiece: Sendable {
  /// The chunk's number.
  var chunk: Int
  /// The rows within the chunk.
  var rows: Range<Int>
}

extension KeyColumn {
  /// The columns of words or texts that a sort key compares, in order, over the rows of some
  /// pieces.
  ///
  /// First the class, unless every row has a value; then the value in one or two words, or a text.
  static func columns(
    _ key: SortKey, _ chunks: [EncodedKeys], _ pieces: [RowPiece]
  ) -> [KeyColumn] {
    let isDescending = key.direction == .descending
    var columns: [KeyColumn] = []
    if chunks.contains(where: { $0.classes != nil }) {
      columns.append(.words(classWords(key.nulls, chunks, pieces)))
    }
    if chunks.contains(where: { $0.texts != nil }) {
      columns.append(.texts(flatTexts(chunks, pieces), isDescending: isDescending))
      return columns
    }
    let flip: UInt64 = isDescending ? .max : 0
    columns.append(.words(flatWords(pieces, flip) { chunks[$0].words }))
    if chunks.contains(where: { $0.moreWords != nil }) {
      columns.append(.words(flatWords(pieces, flip) { chunks[$0].moreWords }))
    }
    return columns
  }

  private static func classWords(
    _ nulls: SortKey.Nulls, _ chunks: [EncodedKeys], _ pieces: [RowPiece]
  ) -> [UInt64] {
    flatWords(pieces, 0, missing: RowClass.value.rank(nulls)) { chunk in
      chunks[chunk].classes?.map { $0.rank(nulls) }
    }
  }

  private static func flatWords(
    _ pieces: [RowPiece], _ flip: UInt64, missing: UInt64 = 0, _ words: (Int) -> [UInt64]?
  ) -> [UInt64] {
    var flat: [UInt64] = []
    flat.reserveCapacity(pieces.reduce(0) { $0 + $1.rows.count })
    var last: (chunk: Int, words: [UInt64]?) = (-1, nil)
    for piece in pieces {
      if piece.chunk != last.chunk { last = (piece.chunk, words(piece.chunk)) }
      if let words = last.words {
        flat.append(contentsOf: words[piece.rows])
      } else {
        flat.append(contentsOf: repeatElement(missing, count: piece.rows.count))
      }
    }
    if flip != 0 { for row in flat.indices { flat[row] ^= flip } }
    return flat
  }

  private static func flatTexts(_ chunks: [EncodedKeys], _ pieces: [RowPiece]) -> FlatTexts {
    var flat = FlatTexts()
    flat.reserve(
      texts: pieces.reduce(0) { $0 + $1.rows.count },
      bytes: pieces.reduce(0) { sum, piece in
        guard let offsets = chunks[piece.chunk].texts?.offsets else { return sum }
        return sum + Int(offsets[piece.rows.upperBound] - offsets[piece.rows.lowerBound])
      })
    for piece in pieces {
      guard let arena = chunks[piece.chunk].texts else { continue }
      flat.append(
        arena.bytes, offsets: arena.offsets[piece.rows.lowerBound...piece.rows.upperBound])
    }
    flat.finish()
    return flat
  }
}
