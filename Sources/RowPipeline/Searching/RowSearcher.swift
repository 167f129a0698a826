import ColumnStorage
import TableValues

/// A query made ready: texts of which every one must stand in some searched cell of a row.
package struct RowSearcher: Sendable {
  /// What is looked for; more than one only where words are.
  package let searchers: [TextSearcher]
  /// Whether the texts of values are looked at, and not what cells show.
  package let readsValues: Bool

  /// Makes a query ready.
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
    var result = RowBits(repeating: true, count: rowCount)
    for searcher in searchers {
      var hits = RowBits(count: rowCount)
      for column in columns { column.addHits(searcher, to: &hits) }
      result.formIntersection(hits)
    }
    return result
  }

  /// Whether a row matches, by the texts of its searched cells.
  package func matches(_ texts: [[UInt8]]) -> Bool {
    searchers.allSatisfy { searcher in texts.contains { searcher.matches($0) } }
  }

  /// Where in a cell's text something that is looked for stands, as rising ranges of bytes that do
  /// not touch.
  ///
  /// - Parameter limit: The most ranges that are wanted, at least 1, of each word.
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
