import TableCodecs
import TableDiffing

/// The differences between two delimited files. Cells are read when they are requested.
package struct FileDifference: Sendable {
  /// A cell of a row that only one file has.
  package struct Cell: Sendable, Equatable {
    /// The name of its column.
    package let column: String
    /// Its text.
    package let text: [UInt8]
  }

  /// A cell that differs.
  package struct ChangedCell: Sendable, Equatable {
    /// The name of its column.
    package let column: String
    /// Its old text; nil: the old file has no such column.
    package let old: [UInt8]?
    /// Its new text; nil: the new file has no such column.
    package let new: [UInt8]?
  }

  /// The names of all columns in which cells may differ. Longer records have further ones.
  package let columns: [String]
  /// The columns that only the old file has.
  package let removedColumns: [String]
  /// The columns that only the new file has.
  package let addedColumns: [String]
  /// The columns with another title.
  package let renamedColumns: [(old: String, new: String)]
  /// The columns that were moved: the fewest, so that the others keep their order.
  package let movedColumns: [String]
  /// The records that only the old file has, by place among its records.
  package private(set) var removed: [Int] = []
  /// The records that were moved: the fewest.
  package private(set) var moved: [(old: Int, new: Int)] = []
  /// The records that only the new file has.
  package private(set) var added: [Int] = []
  /// The records with other cells.
  package private(set) var changed: [(old: Int, new: Int)] = []
  /// The comments and lines above the table that only the old file has.
  package let removedComments: [[UInt8]]
  /// The comments and lines above the table that only the new file has.
  package let addedComments: [[UInt8]]
  /// What is spelled in another way where the texts are the same.
  package private(set) var spelling: [Spelling] = []

  private let pair: ComparedPair
  private let keys: [Int]
  private let names: [ComparedColumns.Column]
  private let oldLines: [Int]
  private let newLines: [Int]

  init(
    _ pair: ComparedPair, _ columns: ComparedColumns, keys: [Int], origins: [Int],
    spelling: [Spelling]?
  ) {
    (self.pair, self.keys, names) = (pair, keys, columns.all)
    (oldLines, newLines) = (pair.old.file.recordLines, pair.new.file.recordLines)
    self.columns = columns.all.map(\.name)
    let all = columns.hasHeader || !pair.old.file.isBlank && !pair.new.file.isBlank ? names : []
    removedColumns = all.filter { $0.new == nil }.map(\.name)
    addedColumns = all.filter { $0.old == nil }.map(\.name)
    renamedColumns = all.filter { $0.new != nil && $0.oldTitle ?? $0.title != $0.title }.map {
      (String(decoding: $0.oldTitle ?? [], as: UTF8.self), $0.name)
    }
    movedColumns = columns.moved.map { columns.all[$0].name }
    let (before, after) = (pair.old.file.comments, pair.new.file.comments)
    let comments = RowMatching.origins(
      old: before.map(TextHash.of), new: after.map(TextHash.of), keepsOrder: true)
    let isAdded = after.indices.map { comments[$0] < 0 || before[comments[$0]] != after[$0] }
    let kept = Set(after.indices.filter { !isAdded[$0] }.map { comments[$0] })
    removedComments = before.indices.filter { !kept.contains($0) }.map { before[$0] }
    addedComments = after.indices.filter { isAdded[$0] }.map { after[$0] }
    sort(origins)
    self.spelling = spelling ?? spellings(origins)
  }

  /// Whether cells, rows, columns or comments differ.
  package var hasDifferences: Bool {
    !removed.isEmpty || !moved.isEmpty || !added.isEmpty || !changed.isEmpty
      || !removedColumns.isEmpty || !addedColumns.isEmpty || !renamedColumns.isEmpty
      || !movedColumns.isEmpty || !removedComments.isEmpty || !addedComments.isEmpty
  }

  private mutating func sort(_ origins: [Int]) {
    let stays = RowMatching.rising(origins)
    var isKept = [Bool](repeating: false, count: oldLines.count)
    for (new, old) in origins.enumerated() {
      if old < 0 {
        added.append(new)
        continue
      }
      isKept[old] = true
      if !stays[new] { moved.append((old, new)) }
      if isChanged(old, new) { changed.append((old, new)) }
    }
    removed = isKept.indices.filter { !isKept[$0] }
  }

  private func line(old record: Int) -> CSVRecordFile.Line { pair.old.file.lines[oldLines[record]] }
  private func line(new record: Int) -> CSVRecordFile.Line { pair.new.file.lines[newLines[record]] }

  private func isChanged(_ old: Int, _ new: Int) -> Bool {
    let (before, after) = (line(old: old), line(new: new))
    if pair.new.readsLike(pair.old),
      pair.old.file.content(of: before) == pair.new.file.content(of: after)
    {
      return false
    }
    return !cells(ofChanged: (old, new)).isEmpty
  }

  // MARK: Cells

  /// The key of an old record, or of a new one: its texts in the key columns; empty without keys.
  package func key(old record: Int) -> [[UInt8]] {
    keys.map { pair.old.text(of: $0, in: line(old: record)) }
  }

  /// The key of a new record.
  package func key(new record: Int) -> [[UInt8]] {
    keys.map { pair.new.text(of: $0, in: line(new: record)) }
  }

  /// The cells of an old record.
  package func cells(old record: Int) -> [Cell] { cells(pair.old, line(old: record)) }

  /// The cells of a new record.
  package func cells(new record: Int) -> [Cell] { cells(pair.new, line(new: record)) }

  private func cells(_ table: MergeTable, _ line: CSVRecordFile.Line) -> [Cell] {
    let cells = table.cells(of: line)
    let own = names.indices.filter { table.places[$0] != nil }.map {
      Cell(column: names[$0].name, text: cells.text($0))
    }
    return own
      + cells.rest.enumerated().map { Cell(column: furtherName($0), text: $1.text) }
  }

  /// The name of a column that only longer records have.
  private func furtherName(_ place: Int) -> String {
    "column\(max(pair.old.file.columnCount, pair.new.file.columnCount) + place + 1)"
  }

  /// The cells of a changed record that differ.
  package func cells(ofChanged record: (old: Int, new: Int)) -> [ChangedCell] {
    let before = pair.old.cells(of: line(old: record.old))
    let after = pair.new.cells(of: line(new: record.new))
    var found: [ChangedCell] = []
    for (place, column) in names.enumerated() {
      let (old, new) = (before.text(place), after.text(place))
      if old == new { continue }
      found.append(
        ChangedCell(
          column: column.name, old: column.old == nil ? nil : old,
          new: column.new == nil ? nil : new))
    }
    let (rest, others) = (before.rest.map(\.text), after.rest.map(\.text))
    for place in 0..<max(rest.count, others.count) {
      let old = place < rest.count ? rest[place] : []
      let new = place < others.count ? others[place] : []
      if old != new {
        found.append(ChangedCell(column: furtherName(place), old: old, new: new))
      }
    }
    return found
  }

  // MARK: Spelling

  private func spellings(_ origins: [Int]) -> [Spelling] {
    let (old, new) = (pair.old.file, pair.new.file)
    if old.isBlank || new.isBlank { return hasDifferences ? [] : [.other] }
    var found = Set<Spelling>()
    if old.dialect.encoding != new.dialect.encoding { found.insert(.encoding) }
    if old.hasMark != new.hasMark { found.insert(.byteOrderMark) }
    if old.dialect.delimiter != new.dialect.delimiter { found.insert(.delimiter) }
    if old.endsWithLineEnd != new.endsWithLineEnd { found.insert(.lastLineEnd) }
    if old.blankLineCount != new.blankLineCount { found.insert(.blankLines) }
    var pairs: [(CSVRecordFile.Line, CSVRecordFile.Line)] = []
    if let before = old.header, let after = new.header { pairs.append((before, after)) }
    for (record, origin) in origins.enumerated() where origin >= 0 {
      pairs.append((line(old: origin), line(new: record)))
    }
    for (before, after) in pairs {
      let (one, other) = (old.lineBreak(of: before), new.lineBreak(of: after))
      if !one.isEmpty, !other.isEmpty, one != other { found.insert(.lineEnds) }
      if old.dialect == new.dialect, old.content(of: before) == new.content(of: after) { continue }
      compareFields(before, after, &found)
    }
    if found.isEmpty, !hasDifferences { found.insert(.other) }
    return Spelling.allCases.filter { found.contains($0) }
  }

  /// Finds fields that have the same text, and are written differently.
  private func compareFields(
    _ before: CSVRecordFile.Line, _ after: CSVRecordFile.Line, _ found: inout Set<Spelling>
  ) {
    let (old, new) = (pair.old.cells(of: before), pair.new.cells(of: after))
    let isSameEncoding = pair.old.file.dialect.encoding == pair.new.file.dialect.encoding
    for (place, column) in names.enumerated() where column.old != nil && column.new != nil {
      let (one, other) = (old.field(place), new.field(place))
      guard let one, let other else {
        if (one == nil) != (other == nil), old.text(place) == new.text(place) {
          found.insert(.fieldCounts)
        }
        continue
      }
      guard one.text == other.text else { continue }
      if one.isQuoted != other.isQuoted || isSameEncoding && one.raw != other.raw {
        found.insert(.quotes)
      }
    }
    let (one, other) = (old.rest.map(\.text), new.rest.map(\.text))
    let further = one.count > other.count ? one[other.count...] : other[one.count...]
    if !further.isEmpty, further.allSatisfy(\.isEmpty) { found.insert(.fieldCounts) }
  }
}

extension FileDifference {
  /// What can be written differently without another text.
  package enum Spelling: String, Sendable, CaseIterable {
    /// The encoding.
    case encoding
    /// Whether there is a byte order mark.
    case byteOrderMark
    /// The delimiter.
    case delimiter
    /// Quotes and escapes.
    case quotes
    /// Line ends.
    case lineEnds
    /// Whether the last line has an end.
    case lastLineEnd
    /// How many fields records have: the others are empty.
    case fieldCounts
    /// Blank lines.
    case blankLines
    /// Another difference, such as the places of comments.
    case other
  }
}

extension CSVRecordFile {
  /// The comments and the lines above the table, as texts in order. Blank lines are none.
  fileprivate var comments: [[UInt8]] {
    func text(_ bytes: some Sequence<UInt8>) -> [UInt8] {
      TextTranscoder.utf8(Array(bytes), from: dialect.encoding)
    }
    let above = text(head).split { $0 == 0x0A || $0 == 0x0D }.map { Array($0) }
    let among = lines.lazy.filter { !$0.isRecord }.map { text(content(of: $0)) }
    return (above + among).filter { !$0.isBlank }
  }

  /// The number of lines that are neither records nor comments.
  fileprivate var blankLineCount: Int {
    lines.count { !$0.isRecord && Array(content(of: $0)).isBlank }
  }
}

extension [UInt8] {
  /// Whether there is nothing but blanks and zeros, as UTF-16 has them.
  fileprivate var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0 } }
}
