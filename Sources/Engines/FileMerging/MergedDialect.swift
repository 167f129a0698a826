import TableCodecs
import TableDiffing

extension MergeTables {
  /// The dialect of the merged file: of each part the side that changed it, else ours. Empty files
  /// are ignored.
  ///
  /// - Parameter columnCount: How many columns the merged file has.
  func dialect(columnCount: Int) -> CSVDialect {
    func chosen<Part: Equatable>(_ part: (MergeTable) -> Part) -> MergeTable {
      func value(_ table: MergeTable) -> Part? { table.file.isBlank ? nil : part(table) }
      let side = changingSide(value(base), value(ours), value(theirs))
      return side.map { self.side($0) } ?? base
    }
    let spelled = chosen { table in
      let dialect = table.file.dialect
      let quote = dialect.quote.map { [$0] } ?? []
      let blank: [UInt8] = dialect.skipInitialSpace ? [0x20] : []
      return [[dialect.delimiter], quote, Array(dialect.escape.rawValue.utf8), blank]
    }
    var dialect = spelled.file.dialect
    dialect.encoding = chosen { $0.file.dialect.encoding }.file.dialect.encoding
    let ended = chosen(\.lineEnd)
    dialect.lineEnd = ended.lineEnd
    dialect.loneCarriageReturnEnds = ended.file.dialect.loneCarriageReturnEnds
    // As a reader of the result will decide.
    dialect.blankLinesAreRecords = columnCount == 1
    return dialect
  }

  /// Whether the merged file has a property of the files.
  func holds(_ property: (CSVRecordFile) -> Bool?) -> Bool {
    func value(_ table: MergeTable) -> Bool? { table.file.isBlank ? nil : property(table.file) }
    let side = changingSide(value(base), value(ours), value(theirs))
    return side.flatMap { value(self.side($0)) } ?? value(base) ?? false
  }
}
