import TableCodecs
import TableDiffing

/// The columns of all three files, in their merged order.
///
/// Columns are matched by title, and by position in files without a header. A column with another
/// title that has its texts in the same rows was renamed.
struct MergeColumns: Sendable {
  /// Each column with its places in the files.
  let entries: [MergedEntry]

  init(_ inputs: MergeInputs) {
    let (base, ours, theirs) = (inputs.base, inputs.ours, inputs.theirs)
    let (ourFound, theirFound) = (Self.origins(base, ours), Self.origins(base, theirs))
    let ourTitles = Self.titles(ours, count: ourFound.count)
    let theirTitles = Self.titles(theirs, count: theirFound.count)
    var (ourOrigins, theirOrigins) = (ourFound, theirFound)
    if base.header != nil, !base.isBlank, !ours.isBlank, !theirs.isBlank {
      Self.agree(&ourOrigins, ourTitles, theirFound, theirTitles)
      Self.agree(&theirOrigins, theirTitles, ourFound, ourTitles)
    }
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

  /// For each column of a side the one of the base, or -1. An empty file has those of the base.
  static func origins(_ base: CSVRecordFile, _ side: CSVRecordFile) -> [Int] {
    if side.isBlank { return Array(0..<base.columnCount) }
    guard !base.isBlank, side.header != nil, base.header != nil else {
      return (0..<side.columnCount).map { $0 < base.columnCount ? $0 : -1 }
    }
    let places = Dictionary(
      uniqueKeysWithValues: titles(base, count: base.columnCount).enumerated().map { ($1, $0) })
    var origins = titles(side, count: side.columnCount).map { places[$0] ?? -1 }
    ColumnRenames(base, side).add(to: &origins)
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

  /// Adds the renamed columns of a side that have the same title as one that the other side renamed.
  private static func agree(
    _ origins: inout [Int], _ titles: [Title], _ other: [Int], _ otherTitles: [Title]
  ) {
    for column in origins.indices where origins[column] < 0 {
      guard let place = otherTitles.firstIndex(of: titles[column]), other[place] >= 0,
        !origins.contains(other[place])
      else { continue }
      origins[column] = other[place]
    }
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
