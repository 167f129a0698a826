import ProtocolWords
import TableCodecs
import TableDiffing

/// One of the three files, with its records as cells of the merged columns.
struct MergeTable: Sendable {
  /// The file.
  let file: CSVRecordFile
  /// For each merged column the file's own, or nil.
  let places: [Int?]
  /// The line end of most records.
  let lineEnd: CSVLineEnd

  init(file: CSVRecordFile, places: [Int?]) {
    (self.file, self.places) = (file, places)
    // Line breaks in quotes do not count.
    var counts: [CSVLineEnd: Int] = [:]
    let ends = CSVLineEnd.allCases
    for line in (file.header.map { [$0] } ?? []) + file.lines {
      let found = file.lineBreak(of: line)
      if let end = ends.first(where: { $0.bytes == found }) { counts[end, default: 0] += 1 }
    }
    let most = counts.values.max() ?? 0
    let usual = ends.filter { counts[$0] == most }
    lineEnd = usual.count == 1 ? usual[0] : file.dialect.lineEnd
  }

  /// The number of compared columns: the merged ones, and one for the fields beyond a file's columns.
  var columnCount: Int { places.count + 1 }

  /// The number of the column of all fields beyond a file's columns.
  var rest: Int { places.count }

  /// The cells of a record.
  func cells(of line: CSVRecordFile.Line) -> MergeCells {
    MergeCells(fields: file.fields(of: line), places: places, ownCount: file.columnCount)
  }

  /// The text of one cell of a record.
  func text(of column: Int, in line: CSVRecordFile.Line) -> [UInt8] {
    places[column].flatMap { file.text(ofField: $0, of: line) } ?? []
  }

  /// Whether the same bytes are the same cells in both files.
  func readsLike(_ other: MergeTable) -> Bool {
    places == other.places && file.columnCount == other.file.columnCount
      && file.dialect.isSpelledLike(other.file.dialect)
      && file.dialect.blankLinesAreRecords == other.file.dialect.blankLinesAreRecords
  }

  /// The columns in which a record differs from one of another file, of those that both have.
  func differing(
    _ line: CSVRecordFile.Line, _ other: MergeTable, _ otherLine: CSVRecordFile.Line
  ) -> [Int] {
    let (own, others) = (cells(of: line), other.cells(of: otherLine))
    return (0..<columnCount).filter { !own.isSame($0, others) }
  }
}

/// The cells of one record.
struct MergeCells: Sendable {
  /// The record's fields.
  let fields: [CSVRecordFile.Field]
  /// For each merged column the file's own, or nil.
  let places: [Int?]
  /// How many columns the file has.
  let ownCount: Int

  /// Whether the file has a column.
  func has(_ column: Int) -> Bool { column == places.count || places[column] != nil }

  /// The field of a column; nil if the file or the record has none.
  func field(_ column: Int) -> CSVRecordFile.Field? {
    places[column].flatMap { $0 < fields.count ? fields[$0] : nil }
  }

  /// The text of a column; empty if there is none.
  func text(_ column: Int) -> [UInt8] { field(column)?.text ?? [] }

  /// The fields beyond the file's columns.
  var rest: ArraySlice<CSVRecordFile.Field> { fields.dropFirst(ownCount) }

  /// Whether a column has the same text in another record, or is not in both files.
  func isSame(_ column: Int, _ other: MergeCells) -> Bool {
    if column == places.count { return rest.map(\.text) == other.rest.map(\.text) }
    return !has(column) || !other.has(column) || text(column) == other.text(column)
  }

  /// Whether this record precedes another one by its content; nil if both are equal.
  func precedes(_ other: MergeCells, first columns: [Int]) -> Bool? {
    for column in columns + Array(places.indices) {
      let (one, two) = (text(column), other.text(column))
      if one != two { return one.lexicographicallyPrecedes(two) }
    }
    let (one, two) = (rest.map(\.text), other.rest.map(\.text))
    if one == two { return nil }
    return one.lexicographicallyPrecedes(two) { $0.lexicographicallyPrecedes($1) }
  }
}

/// The three files with their merged columns.
struct MergeTables: Sendable {
  /// What both sides were made of.
  let base: MergeTable
  /// Our file.
  let ours: MergeTable
  /// Their file.
  let theirs: MergeTable
  /// The merged columns.
  let columns: [MergedEntry]

  init(_ inputs: MergeInputs, _ columns: MergeColumns) {
    self.columns = columns.entries
    base = MergeTable(file: inputs.base, places: columns.entries.map(\.base))
    ours = MergeTable(file: inputs.ours, places: columns.entries.map(\.ours))
    theirs = MergeTable(file: inputs.theirs, places: columns.entries.map(\.theirs))
  }

  /// A side.
  func side(_ side: ConflictSide) -> MergeTable { side == .ours ? ours : theirs }

  /// The titles of a column: those of the base, ours and theirs, where it has one.
  func titles(of column: Int) -> [[UInt8]] {
    [base, ours, theirs].compactMap { table in
      table.places[column].flatMap { place in
        table.file.titles.flatMap { place < $0.count ? $0[place] : nil }
      }
    }
  }

  /// The title of a column. It is the same for swapped sides, unless both have renamed the column.
  func title(of column: Int) -> [UInt8] {
    titles(of: column).first ?? Array("\(column + 1)".utf8)
  }
}

extension CSVDialect {
  /// Whether the fields of a record can be copied from one to the other.
  func isSpelledLike(_ other: CSVDialect) -> Bool {
    encoding == other.encoding && delimiter == other.delimiter && quote == other.quote
      && escape == other.escape && skipInitialSpace == other.skipInitialSpace
      && lines == other.lines
      && commentPrefix == other.commentPrefix
      && loneCarriageReturnEnds == other.loneCarriageReturnEnds
  }
}
