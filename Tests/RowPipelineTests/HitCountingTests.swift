import ColumnStorage
import RowPipeline
import TableValues
import TestSupport
import Testing

struct HitCountingTests {
  /// A query of any kind, among them those that match without anything to mark.
  private func query(_ random: inout SeededGenerator) -> SearchQuery {
    let asked: [(String, SearchQuery.Match)] = [
      ("a", .contains), ("É", .contains), ("zz", .contains), ("a k", .words), ("s a e", .words),
      ("a", .prefix), ("ss", .prefix), ("x*", .regex), ("a|b*", .regex), ("^$", .regex),
      ("[", .regex), ("ak", .fuzzy), (" ", .fuzzy), ("0", .contains),
    ]
    let (text, match) = asked[Int.random(in: 0..<asked.count, using: &random)]
    return SearchQuery(
      text: Text(text), isCaseFolded: .random(using: &random),
      ignoresDiacritics: .random(using: &random), match: match, readsValues: .random(using: &random)
    )
  }

  @Test(arguments: Seeds.all(200, inSweep: 1000))
  func `hits of a chunk are those of the texts of its rows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rowCount = Int.random(in: 1...20, using: &random)
    let model = ModelTable(
      rowCount: rowCount, chunkRows: Int.random(in: 1...5, using: &random), &random)
    let content = model.content
    let query = query(&random)
    let searcher = RowSearcher(query)
    let requests = query.requests(in: content)
    let isCounted = requests.map { _ in Bool.random(using: &random) }
    let needsEveryWord = Bool.random(using: &random)
    let units: [HitCounting.Unit] = [
      .row, .cell(isCounted: isCounted, needsEveryWord: needsEveryWord),
    ]
    for (place, unit) in units.enumerated() {
      let counting = HitCounting(searcher, requests, unit)
      for number in 0..<content.chunkCount {
        let found = counting.hits(ofChunk: number, content) { false }
        for (row, slot) in content.slots(ofChunk: number).enumerated() {
          let texts = zip(content.cells(of: [slot], requests), requests).map {
            ValueText.searched(of: $0[0], as: $1)
          }
          let isMatch = searcher.matches(texts.flatMap { $0 })
          let marked = zip(texts, isCounted).count { texts, isCounted in
            isCounted && texts.contains { !searcher.ranges(in: $0).isEmpty }
          }
          let expected = place == 0 ? isMatch ? 1 : 0 : isMatch || !needsEveryWord ? marked : 0
          #expect(
            found[row] == expected, "seed \(seed), \(query.text), \(query.match), row \(slot)")
        }
      }
    }
  }
}
