import TableCodecs
import TableDiffing

/// The columns of all three files, in their merged order.
///
/// Columns are matched by title, and by position in files without a header. A column with another
/// title at the same place that has half of its texts in common was renamed.
struct MergeColumns: Sendable {
  /// Each column with its places in the files.
  let entries: [MergedEntry]

  /// How many records are read to see that a column was renamed.
  private static let sampledRecords = 1000

  init(_ inputs: MergeInputs) {
    let (base, ours, theirs) = (inputs.base, inputs.ours, inputs.theirs)
    let ourOrigins = Self.origins(base, ours)
    let theirOrigins = Self.origins(base, theirs)
    let ourTitles = Self.titles(ours, count: ourOrigins.count)
    let theirTitles = Self.titles(theirs, count: theirOrigins.count)
    var pairs: [Int: Int] = [:]
    for (their, origin) in theirOrigins.enumerated() where origin < 0 {
      let our = ourTitles.firstIndex { $0 == theirTitles[their] }
      if let our, ourOrigins[our] < 0 { pairs[their] = our }
    }
    let order = OrderMerge(
      baseCount: base.columnCount, ours: ourOrigins, theirs: theirOrigins, pairs: pairs,
      precedes: { our, their in
        let (one, other) = (ourTitles[our], theirTitles[their])
        return one == other ? nil : one.lexicographicallyPrecedes(other)
      })
    entries = order.merged().entries
  }

  /// Refuses a side that has no column in common with the base: nothing tells its rows from others.
  func check(_ inputs: MergeInputs) throws(FileMerge.Failure) {
    if inputs.base.isBlank || inputs.base.columnCount == 0 { return }
    let reason = "it has no column in common with the base"
    if !entries.contains(where: { $0.base != nil && $0.ours != nil }) {
      throw .unreadable(.ours, reason: reason)
    }
    if !entries.contains(where: { $0.base != nil && $0.theirs != nil }) {
      throw .unreadable(.theirs, reason: reason)
    }
  }

  /// For each column of a side the one of the base, or -1. An empty file has those of the base.
  private static func origins(_ base: CSVRecordFile, _ side: CSVRecordFile) -> [Int] {
    if side.isBlank { return Array(0..<base.columnCount) }
    guard !base.isBlank, side.header != nil, base.header != nil else {
      return (0..<side.columnCount).map { $0 < base.columnCount ? $0 : -1 }
    }
    let places = Dictionary(
      uniqueKeysWithValues: titles(base, count: base.columnCount).enumerated().map { ($1, $0) })
    var origins = titles(side, count: side.columnCount).map { places[$0] ?? -1 }
    addRenamed(base, side, &origins)
    return origins
  }

  /// Titles that differ from each other: the second column of a title has its number.
  private static func titles(_ file: CSVRecordFile, count: Int) -> [Title] {
    var counts: [[UInt8]: Int] = [:]
    let texts = file.titles ?? []
    return (0..<count).map { place in
      guard place < texts.count else { return Title(text: [], number: place) }
      counts[texts[place], default: 0] += 1
      return Title(text: texts[place], number: counts[texts[place], default: 1])
    }
  }

  /// Adds the columns of the base that a side has renamed.
  private static func addRenamed(
    _ base: CSVRecordFile, _ side: CSVRecordFile, _ origins: inout [Int]
  ) {
    var isMatched = [Bool](repeating: false, count: base.columnCount)
    for origin in origins where origin >= 0 { isMatched[origin] = true }
    // The unmatched columns of the base by the matched one before them.
    var candidates: [Int: [Int]] = [:]
    var last = -1
    for column in 0..<base.columnCount {
      if isMatched[column] { last = column } else { candidates[last, default: []].append(column) }
    }
    last = -1
    for column in origins.indices {
      if origins[column] >= 0 {
        last = origins[column]
        continue
      }
      let places = candidates[last] ?? []
      guard let place = places.firstIndex(where: { isSimilar(base, $0, side, column) }) else {
        continue
      }
      origins[column] = places[place]
      candidates[last]?.remove(at: place)
    }
  }

  private static func isSimilar(
    _ base: CSVRecordFile, _ old: Int, _ side: CSVRecordFile, _ new: Int
  ) -> Bool {
    func texts(_ file: CSVRecordFile, _ column: Int) -> [[UInt8]] {
      file.lines.lazy.filter(\.isRecord).prefix(sampledRecords)
        .map { file.text(ofField: column, of: $0) ?? [] }.filter { !$0.isEmpty }
    }
    let known = Set(texts(base, old))
    let found = texts(side, new)
    // Few different texts, such as 0 and 1, tell nothing.
    let distinct = Set(found).count
    guard distinct > 2 || found.count == distinct, distinct * 2 > found.count else { return false }
    return found.count { known.contains($0) } * 2 >= found.count
  }
}

/// A column's title, and which of the columns with this title it is.
private struct Title: Hashable, Sendable {
  var text: [UInt8]
  var number: Int

  func lexicographicallyPrecedes(_ other: Title) -> Bool {
    text == other.text ? number < other.number : text.lexicographicallyPrecedes(other.text)
  }
}
