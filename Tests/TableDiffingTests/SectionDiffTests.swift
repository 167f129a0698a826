import TestSupport
import Testing

@testable import TableDiffing

/// Lists of sections with rows, which carry them.
struct SectionDiffTests {
  private typealias Content = [(key: Int, rows: [Int])]

  private func content(_ random: inout SeededGenerator) -> Content {
    var keys = Array(0..<5).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
    keys.shuffle(using: &random)
    var rows = Array(0..<12).filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    if Bool.random(using: &random) { rows.shuffle(using: &random) }
    var content: Content = keys.map { ($0, []) }
    for row in rows {
      guard !keys.isEmpty else { break }
      let place =
        Bool.random(using: &random)
        ? row % keys.count : Int.random(in: 0..<keys.count, using: &random)
      content[place].rows.append(row)
    }
    return content
  }

  /// The length of a longest increasing subsequence, by trying all ends.
  private func longest(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, number) in numbers.enumerated() {
      let before = (0..<place).filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }

  @Test(arguments: 0..<200)
  func `a difference of sections leads to the target with the fewest moves`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (old, new) = (content(&random), content(&random))
    let oldRows = old.flatMap(\.rows)
    let origins = new.flatMap(\.rows).map { row in oldRows.firstIndex(of: row) ?? -1 }
    let oldSections = old.indices.flatMap { place in old[place].rows.map { _ in place } }
    let diff = try SectionDiff(
      from: old.map(\.key), to: new.map(\.key), oldSections: oldSections,
      newCounts: new.map(\.rows.count), rowOrigins: origins)

    let moved = Set(diff.rowMoves.map(\.from))
    let newRows = new.flatMap(\.rows)
    var rows: [Int] = []
    for section in new {
      let own = old.first { $0.key == section.key }?.rows ?? []
      rows += own.filter { row in
        newRows.contains(row) && !moved.contains(oldRows.firstIndex(of: row) ?? -1)
      }
    }
    for (place, row) in newRows.enumerated()
    where origins[place] < 0 || moved.contains(origins[place]) {
      rows.insert(row, at: place)
    }
    #expect(rows == newRows)

    var fewest = 0
    for section in new {
      let own = old.first { $0.key == section.key }?.rows ?? []
      let same = section.rows.compactMap { own.firstIndex(of: $0) }
      fewest += section.rows.filter { oldRows.contains($0) }.count - longest(same)
    }
    #expect(diff.rowMoves.count == fewest)
    #expect(
      diff.deletes == old.indices.filter { place in !new.contains { $0.key == old[place].key } })
    #expect(
      diff.inserts == new.indices.filter { place in !old.contains { $0.key == new[place].key } })
    let kept = new.compactMap { section in old.firstIndex { $0.key == section.key } }
    #expect(diff.moves.count == kept.count - longest(kept))
  }
}
