import ColumnStorage
import Expressions
import TableValues
import UnicodeTables

/// Searches many texts for one target. A match never spans two texts.
package struct TextSearcher: Sendable {
  /// The target in a folded text.
  private enum Target: Sendable {
    /// Everything matches, and there is nothing to mark.
    case everything
    /// Nothing matches.
    case nothing
    /// A byte sequence; see `isASCII`.
    case bytes(ByteScanner)
    /// A regular expression, and the group that is the match.
    case expression(RegularExpression, group: Int)
    /// Code points in this order, with anything between them.
    case scattered([[UInt8]])
  }

  private let folder: TextFolder
  private let target: Target
  private let isASCII: Bool

  /// Makes a searcher for texts that contain a needle; see ``TextFolder`` for what the options mean.
  package init(text: Text, isCaseFolded: Bool, ignoresDiacritics: Bool) {
    self.init(
      SearchQuery(
        text: text, isCaseFolded: isCaseFolded, ignoresDiacritics: ignoresDiacritics),
      text: text)
  }

  /// A searcher for a text with a query's options.
  init(_ query: SearchQuery, text: Text) {
    let isPattern = query.match == .regex
    // A pattern folds case itself, because folding its text would change its meaning.
    folder = TextFolder(
      caseFolded: query.isCaseFolded && !isPattern, withoutDiacritics: query.ignoresDiacritics)
    let needle = isPattern ? text.utf8 : folder.fold(text.utf8)
    isASCII = needle.allSatisfy { $0 < 0x80 }
    switch query.match {
    case _ where needle.isEmpty: target = .everything
    case .contains, .words:
      // Letters outside ASCII are folded in the text before the scan. ASCII letters need not be.
      target = .bytes(ByteScanner(needle: needle, ignoresASCIICase: query.isCaseFolded))
    case .prefix:
      let quoted = needle.flatMap { byte in
        byte < 0x80 && !UInt8.isWordByte(byte) ? [UInt8(ascii: "\\"), byte] : [byte]
      }
      let pattern = Array(#"(?:\A|[^\pL\pN\pM_])("#.utf8) + quoted + Array(")".utf8)
      var limits = RegularExpressionLimits()
      limits.patternBytes = pattern.count  // the expanded pattern is no longer than the text itself
      limits.states = pattern.count * 4 + 10_000
      target = Self.expression(pattern, ignoresCase: false, group: 1, limits)
    case .regex:
      target = Self.expression(needle, ignoresCase: query.isCaseFolded, group: 0)
    case .fuzzy: target = .scattered(Self.scalars(needle.filter { $0 > 0x20 }))
    }
  }

  private static func expression(
    _ pattern: [UInt8], ignoresCase: Bool, group: Int, _ limits: RegularExpressionLimits = .init()
  ) -> Target {
    let options = RegularExpressionOptions(ignoresCase: ignoresCase)
    guard let expression = try? RegularExpression(pattern, options: options, limits: limits) else {
      return .nothing
    }
    return .expression(expression, group: group)
  }

  /// The code points of a text. Each byte that is not UTF-8 counts as one.
  private static func scalars(_ text: [UInt8]) -> [[UInt8]] {
    var scalars: [[UInt8]] = []
    for byte in text {
      if byte & 0xC0 == 0x80, !scalars.isEmpty {
        scalars[scalars.count - 1].append(byte)
      } else {
        scalars.append([byte])
      }
    }
    return scalars
  }

  /// Whether the folded needle is empty, so that every text matches and there is nothing to mark.
  package var matchesAll: Bool {
    if case .everything = target { return true }
    return false
  }

  /// Whether each text that matches has something to mark. A pattern may match an empty part.
  var marksEveryMatch: Bool {
    switch target {
    case .bytes, .nothing: true
    case .everything: false
    case .expression(_, let group): group > 0
    case .scattered(let scalars): !scalars.isEmpty
    }
  }

  /// Adds to a bitmap the rows of an arena whose text matches.
  ///
  /// - Parameter hits: One bit per row; row 0 is the lowest bit of word 0. Rows that are set
  ///   already are skipped.
  package func addHits(in arena: TextArena, to hits: inout [UInt64]) {
    switch target {
    case .everything: for row in 0..<arena.count { hits[row >> 6] |= 1 << UInt64(row & 63) }
    case .nothing: break
    case .bytes(let scanner):
      if isASCII || folder.isIdentity { scanner.addHits(in: arena, to: &hits) }
      if !folder.isIdentity { addFoldedHits(scanner, in: arena, to: &hits) }
    case .expression(let expression, group: _) where folder.isIdentity:
      expression.addHits(in: arena, to: &hits)
    case .expression, .scattered:
      for row in 0..<arena.count where hits[row >> 6] >> UInt64(row & 63) & 1 == 0 {
        if matches(Array(arena[row])) { hits[row >> 6] |= 1 << UInt64(row & 63) }
      }
    }
  }

  /// Whether one text matches.
  package func matches(_ text: [UInt8]) -> Bool {
    let folded = folder.isIdentity ? text : folder.fold(text)
    switch target {
    case .everything: return true
    case .nothing: return false
    case .bytes(let scanner): return scanner.matches(folded)
    case .expression(let expression, group: _): return expression.matches(folded)
    case .scattered(let scalars): return Self.places(of: scalars, in: folded) != nil
    }
  }

  /// The matches in a text, as ascending ranges of bytes that do not overlap.
  ///
  /// Ranges contain whole code points and the marks that were ignored.
  ///
  /// - Parameter limit: The maximum number of ranges, at least 1. Text behind the last one is not
  ///   searched.
  package func ranges(in text: [UInt8], limit: Int = .max) -> [Range<Int>] {
    if folder.isIdentity { return foldedRanges(in: text, limit) }
    let folded = folder.foldWithOrigins(text)
    var ranges: [Range<Int>] = []
    for match in foldedRanges(in: folded.bytes, limit) {
      let range = folded.originalRange(of: match)
      if let last = ranges.last, range.lowerBound < last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  private func foldedRanges(in folded: [UInt8], _ limit: Int) -> [Range<Int>] {
    switch target {
    case .everything, .nothing: return []
    case .bytes(let scanner): return scanner.allMatches(in: folded, limit: limit)
    case .expression(let expression, let group):
      // Matches of nothing count for the limit of the expression, but leave nothing to mark.
      var matchesMax = limit
      while true {
        let matches = expression.allMatches(in: folded, limit: matchesMax)
        let ranges = matches.compactMap { $0[group] }.filter { !$0.isEmpty }
        if ranges.count >= limit || matches.count < matchesMax {
          return Array(ranges.prefix(limit))
        }
        // A text has one match more than bytes at most.
        matchesMax = min(matchesMax, folded.count + 1) * 8
      }
    case .scattered(let scalars):
      var ranges: [Range<Int>] = []
      for range in Self.places(of: scalars, in: folded) ?? [] {
        if let last = ranges.last, last.upperBound == range.lowerBound {
          ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
        } else {
          ranges.append(range)
        }
      }
      return ranges
    }
  }

  /// The positions of code points in order, each at its first occurrence behind the one before.
  private static func places(of scalars: [[UInt8]], in text: [UInt8]) -> [Range<Int>]? {
    var places: [Range<Int>] = []
    var start = 0
    for scalar in scalars {
      while !text[start...].starts(with: scalar) {
        guard start < text.count else { return nil }
        start += 1
      }
      places.append(start..<start + scalar.count)
      start += scalar.count
    }
    return places
  }

  /// Adds the rows that match only after letters outside ASCII are folded.
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

extension UInt8 {
  /// Whether a byte is an ASCII letter, digit or underscore, which are literal in a pattern.
  fileprivate static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false  // a byte, not our enum
    }
  }
}
