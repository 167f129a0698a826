import ColumnStorage
import TableValues

/// A compiled query: texts each of which must occur in some searched cell of a row.
package struct RowSearcher: Sendable {
  /// The texts. There is more than one only for a search by words.
  package let searchers: [TextSearcher]
  /// Whether the texts of values are searched instead of display texts.
  package let readsValues: Bool

  /// Compiles a query.
  package init(_ query: SearchQuery) {
    readsValues = query.readsValues
    switch query.match {
    case .words:
      let words = query.text.utf8.split { $0 <= 0x20 }
      searchers = words.map { TextSearcher(query, text: Text(Array($0))) }
    case .contains, .prefix, .regex, .fuzzy:
      searchers = [TextSearcher(query, text: query.text)]
    }
  }

  /// The rows of a chunk that match.
  func hits(rowCount: Int, in columns: [SearchedTexts]) -> RowBits {
    Self.all(wordHits(rowCount: rowCount, in: columns), rowCount: rowCount)
  }

  /// The rows of a chunk that match in some of many columns, read block by block. May block on a
  /// file.
  ///
  /// - Parameters:
  ///   - parallel: Reads and searches blocks.
  ///   - isCancelled: Checked at every block. The result is then of no use.
  func hits(
    ofChunk number: Int, _ content: TableContent, in blocks: [ArraySlice<ColumnRequest>],
    _ parallel: ParallelLoop, isCancelled: @escaping @Sendable () -> Bool
  ) -> RowBits {
    let rowCount = content.slots(ofChunk: number).count
    let parts = Parallel.map(blocks.count, parallel) { block -> [RowBits] in
      if isCancelled() { return [] }
      let requests = Array(blocks[block])
      let columns = zip(content.chunks(number, requests), requests)
        .compactMap { SearchedTexts($0, as: $1) }
      return wordHits(rowCount: rowCount, in: columns)
    }
    var words = searchers.map { _ in RowBits(count: rowCount) }
    for part in parts {
      for (word, hits) in part.enumerated() { words[word].formUnion(hits) }
    }
    return Self.all(words, rowCount: rowCount)
  }

  /// By word, the rows with a hit in some column.
  private func wordHits(rowCount: Int, in columns: [SearchedTexts]) -> [RowBits] {
    searchers.map { searcher in
      var hits = RowBits(count: rowCount)
      for column in columns { column.addHits(searcher, to: &hits) }
      return hits
    }
  }

  /// The rows that have a hit of every word.
  private static func all(_ words: [RowBits], rowCount: Int) -> RowBits {
    var result = RowBits(repeating: true, count: rowCount)
    for hits in words { result.formIntersection(hits) }
    return result
  }

  /// Whether a row matches, by the texts of its searched cells.
  package func matches(_ texts: [[UInt8]]) -> Bool {
    searchers.allSatisfy { searcher in texts.contains { searcher.matches($0) } }
  }

  /// The hits in a cell's text, as ascending ranges of bytes that do not touch.
  ///
  /// - Parameter limit: The maximum number of ranges per word, at least 1.
  package func ranges(in text: [UInt8], limit: Int = .max) -> [Range<Int>] {
    if searchers.count == 1 { return searchers[0].ranges(in: text, limit: limit) }
    var joined: [Range<Int>] = []
    let all = searchers.flatMap { $0.ranges(in: text, limit: limit) }
      .sorted { $0.lowerBound < $1.lowerBound }
    for range in all {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return Array(joined.prefix(limit))
  }
}
