import ColumnStorage
import TableValues
import UnicodeTables

/// Looks for one text in many.
///
/// A text matches when, both folded, it contains the needle. Matches never span two texts.
package struct TextSearcher: Sendable {
  private let folder: TextFolder
  private let scanner: ByteScanner?
  private let isASCII: Bool

  /// Makes a searcher; see ``TextFolder`` for what the options mean.
  package init(text: Text, isCaseFolded: Bool, ignoresDiacritics: Bool) {
    folder = TextFolder(caseFolded: isCaseFolded, withoutDiacritics: ignoresDiacritics)
    let needle = folder.fold(text.utf8)
    isASCII = needle.allSatisfy { $0 < 0x80 }
    // Letters outside ASCII are folded in the text before they are scanned, ASCII ones need not be.
    scanner = needle.isEmpty ? nil : ByteScanner(needle: needle, ignoresASCIICase: isCaseFolded)
  }

  /// Makes the searcher of a query.
  package init(_ query: SearchQuery) {
    self.init(
      text: query.text, isCaseFolded: query.isCaseFolded,
      ignoresDiacritics: query.ignoresDiacritics)
  }

  /// Whether the needle folds to nothing, so that every text matches and nothing is to be marked.
  package var matchesAll: Bool { scanner == nil }

  /// Adds to a bitmap the rows of an arena whose text matches.
  ///
  /// - Parameter hits: One bit per row, row 0 in the lowest bit of word 0; rows that are hits
  ///   already are not looked at again.
  package func addHits(in arena: TextArena, to hits: inout [UInt64]) {
    guard let scanner else {
      for row in 0..<arena.count { hits[row >> 6] |= 1 << UInt64(row & 63) }
      return
    }
    if isASCII || folder.isIdentity { scanner.addHits(in: arena, to: &hits) }
    if !folder.isIdentity { addFoldedHits(scanner, in: arena, to: &hits) }
  }

  /// Whether one text matches.
  package func matches(_ text: [UInt8]) -> Bool {
    guard let scanner else { return true }
    return scanner.matches(folder.isIdentity ? text : folder.fold(text))
  }

  /// Where in a text the needle stands, as rising ranges of bytes that do not overlap.
  ///
  /// Ranges hold whole code points with the marks that were ignored.
  package func ranges(in text: [UInt8]) -> [Range<Int>] {
    guard let scanner else { return [] }
    if folder.isIdentity { return scanner.allMatches(in: text) }
    let folded = folder.foldWithOrigins(text)
    var ranges: [Range<Int>] = []
    for match in scanner.allMatches(in: folded.bytes) {
      let range = folded.originalRange(of: match)
      if let last = ranges.last, range.lowerBound < last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  /// Adds the rows that match only when their letters outside ASCII are folded.
  private func addFoldedHits(
    _ scanner: ByteScanner, in arena: TextArena, to hits: inout [UInt64]
  ) {
    var folded: [UInt8] = []
    scanner.forEachHighText(in: arena) { row, bytes in
      if hits[row >> 6] >> UInt64(row & 63) & 1 == 1 { return }
      if isASCII, !folder.mayYieldASCII(bytes) { return }
      folded.removeAll(keepingCapacity: true)
      folder.append(bytes, to: &folded)
      if scanner.matches(folded) { hits[row >> 6] |= 1 << UInt64(row & 63) }
    }
  }
}
