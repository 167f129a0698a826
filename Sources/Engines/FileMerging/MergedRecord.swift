import ProtocolWords
import TableCodecs
import TableDiffing

/// One record of the merged file: the records it is made of, and which of their cells it has.
struct MergedRecord {
  /// The file whose cells are used where two differ.
  enum Version { case ours, theirs, base }

  /// A record of one file.
  private struct Source {
    var table: MergeTable
    var line: CSVRecordFile.Line
    var cells: MergeCells

    init?(_ table: MergeTable, _ line: CSVRecordFile.Line?) {
      guard let line else { return nil }
      (self.table, self.line, cells) = (table, line, table.cells(of: line))
    }

    var content: ArraySlice<UInt8> { table.file.content(of: line) }

    /// The source, if it has a column.
    func having(_ column: Int) -> Source? { cells.has(column) ? self : nil }
  }

  /// What a field is made of.
  private struct Part {
    /// The field; nil: an empty one.
    var field: CSVRecordFile.Field?
    /// Whether its bytes can be copied.
    var isRaw = false
    /// Whether its record ends before it.
    var isMissing = false
  }

  private let columns: [Int]
  private let spelling: CSVTextSpelling
  private let base: Source?
  private let ours: Source?
  private let theirs: Source?
  private let rest: Int
  private let taken: Set<Int>
  private let conflict: Set<Int>

  /// A record.
  ///
  /// - Parameters:
  ///   - columns: The merged columns that are written.
  ///   - taken: The columns whose cells are theirs.
  ///   - conflict: The columns that both sides changed differently.
  init(
    _ tables: MergeTables, _ columns: [Int], _ spelling: CSVTextSpelling,
    base: CSVRecordFile.Line?, ours: CSVRecordFile.Line?, theirs: CSVRecordFile.Line?,
    taken: Set<Int>, conflict: Set<Int>
  ) {
    (self.columns, self.spelling) = (columns, spelling)
    self.base = Source(tables.base, base)
    self.ours = Source(tables.ours, ours)
    self.theirs = Source(tables.theirs, theirs)
    rest = tables.ours.rest
    (self.taken, self.conflict) = (taken, conflict)
  }

  /// The bytes of the record, without a line end.
  ///
  /// - Parameter endsFile: Whether nothing follows, not even a line end.
  func bytes(_ version: Version, endsFile: Bool) throws(FileMerge.Failure) -> [UInt8] {
    if let source = whole(version), isCopied(source, endsFile: endsFile) {
      return Array(source.content)
    }
    return try composed(version, endsFile: endsFile)
  }

  // MARK: Whole records

  private func isCopied(_ source: Source, endsFile: Bool) -> Bool {
    let (table, dialect) = (source.table, spelling.dialect)
    guard table.file.dialect.isSpelledLike(dialect), table.file.columnCount == columns.count,
      columns.map({ table.places[$0] }) == columns.indices.map({ $0 })
    else { return false }
    if table.file.endsWithCarriageReturn(source.line), !endsFile { return false }
    return !(source.content.isEmpty && !dialect.blankLinesAreRecords)
  }

  /// The record that has all cells of a version. If both sides have it, that of the side which
  /// changed its bytes.
  private func whole(_ version: Version) -> Source? {
    if version == .base { return base.flatMap { isWhole($0, version) ? $0 : nil } }
    let our = ours.flatMap { isWhole($0, version) ? $0 : nil }
    let their = theirs.flatMap { isWhole($0, version) ? $0 : nil }
    let side = changingSide(
      base?.content, our.map(\.content), their.map(\.content))
    return side == .theirs ? their : our
  }

  private func isWhole(_ candidate: Source, _ version: Version) -> Bool {
    for column in columns {
      let text = source(of: column, version)?.cells.text(column) ?? []
      guard candidate.cells.has(column), candidate.cells.text(column) == text else { return false }
    }
    let fields = source(of: rest, version)?.cells.rest.map(\.text) ?? []
    return candidate.cells.rest.map(\.text) == fields
  }

  // MARK: Fields

  /// The record with a column's cell; nil: the cell is empty.
  private func source(of column: Int, _ version: Version) -> Source? {
    if version == .base { return base?.having(column) }
    let (our, their) = (ours?.having(column), theirs?.having(column))
    if conflict.contains(column) { return version == .ours ? our : their }
    if taken.contains(column), let their { return their }
    guard let our, let their else { return our ?? their }
    guard column != rest, our.cells.text(column) == their.cells.text(column) else { return our }
    // Both have the same text, perhaps in other quotes.
    let side = changingSide(
      base?.having(column)?.cells.field(column)?.raw, our.cells.field(column)?.raw ?? [],
      their.cells.field(column)?.raw ?? [])
    return side == .theirs ? their : our
  }

  private func parts(_ version: Version) -> [Part] {
    func isRaw(_ source: Source) -> Bool {
      source.table.file.dialect.isSpelledLike(spelling.dialect)
    }
    var parts = columns.map { column in
      guard let source = source(of: column, version) else { return Part() }
      let field = source.cells.field(column)
      return Part(field: field, isRaw: isRaw(source), isMissing: field == nil)
    }
    if let source = source(of: rest, version) {
      parts += source.cells.rest.map { Part(field: $0, isRaw: isRaw(source)) }
    }
    while parts.count > 1, parts.last?.isMissing == true { parts.removeLast() }
    return parts
  }

  private func composed(
    _ version: Version, endsFile: Bool
  ) throws(FileMerge.Failure) -> [UInt8] {
    let parts = parts(version)
    var bytes: [UInt8] = []
    for (place, part) in parts.enumerated() {
      if place > 0 { bytes += spelling.delimiter }
      let text = part.field?.text ?? []
      let isQuoted = part.field?.isQuoted ?? false
      let (isFirst, isOnly) = (place == 0, parts.count == 1)
      let isEnd = place == parts.count - 1 && text.last == 0x0D && !endsFile
      let isUnsafe = isEnd || spelling.isHidden(text, isFirst: isFirst, isOnly: isOnly)
      if let field = part.field, part.isRaw, isQuoted || !isUnsafe {
        bytes += field.raw
      } else if let new = spelling.field(
        text, isQuoted: isQuoted, isFirst: isFirst, isOnly: isOnly)
      {
        bytes += new
      } else if let field = part.field, part.isRaw {
        bytes += field.raw
      } else {
        throw .notWritable(text: String(decoding: text, as: UTF8.self))
      }
    }
    return bytes
  }
}
