import ColumnStorage
import TableValues

/// Counts the hits of a search, chunk by chunk.
package struct HitCounting: Sendable {
  /// What counts as a hit.
  package enum Unit: Sendable {
    /// A row that has every word.
    case row
    /// A cell with something to mark.
    ///
    /// - Parameters:
    ///   - isCounted: For each request, whether its cells are counted. Others decide only whether a
    ///     row has every word.
    ///   - needsEveryWord: Whether rows that lack a word have no hits.
    case cell(isCounted: [Bool], needsEveryWord: Bool)
  }

  private let searcher: RowSearcher
  private let requests: [ColumnRequest]
  private let unit: Unit

  /// Counts the hits in some columns.
  package init(_ searcher: RowSearcher, _ requests: [ColumnRequest], _ unit: Unit) {
    self.searcher = searcher
    self.requests = requests
    self.unit = unit
  }

  /// The number of hits of each row of a chunk. May block on a file. O(cells of the chunk).
  ///
  /// - Parameter isCancelled: Checked at every block of columns. The result is then of no use.
  package func hits(
    ofChunk number: Int, _ content: TableContent, isCancelled: () -> Bool
  ) -> [Int] {
    let rowCount = content.slots(ofChunk: number).count
    var counts = [Int](repeating: 0, count: rowCount)
    var words = searcher.searchers.map { _ in RowBits(count: rowCount) }
    for block in content.blocks(of: requests) {
      if isCancelled() { return counts }
      let chunks = content.chunks(number, Array(block))
      for (place, chunk) in zip(block.indices, chunks) {
        guard let texts = SearchedTexts(chunk, as: requests[place]) else { continue }
        let marked = add(texts, to: &words, rowCount)
        guard case .cell(let isCounted, _) = unit, isCounted[place] else { continue }
        marked.forEachRun(in: 0..<rowCount) { rows in
          for row in rows { counts[row] += 1 }
        }
      }
    }
    return counted(counts, words)
  }

  /// Adds the rows of a column with each word. Returns those with something to mark.
  private func add(
    _ texts: SearchedTexts, to words: inout [RowBits], _ rowCount: Int
  ) -> RowBits {
    var marked = RowBits(count: rowCount)
    for (word, searcher) in searcher.searchers.enumerated() {
      var matches = RowBits(count: rowCount)
      texts.addHits(searcher, to: &matches)
      words[word].formUnion(matches)
      marked.formUnion(texts.marked(searcher, of: matches))
    }
    return marked
  }

  private func counted(_ cells: [Int], _ words: [RowBits]) -> [Int] {
    let isRow: Bool
    switch unit {
    case .row: isRow = true
    case .cell(_, let needsEveryWord):
      guard needsEveryWord else { return cells }
      isRow = false
    }
    return cells.indices.map { row in
      guard words.allSatisfy({ $0[row] }) else { return 0 }
      return isRow ? 1 : cells[row]
    }
  }
}
