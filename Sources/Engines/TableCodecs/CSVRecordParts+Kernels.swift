/// The ranges of one record's fields, including quotes, in units.
struct CSVRecordParts {
  /// The start of the record, behind the gaps before it.
  var start = 0
  /// Each field with its quotes, without skipped blanks before it.
  var fields: [Range<Int>] = []
  /// The end of the record, before the line end.
  var end = 0

  /// Splits the bytes of one record, including the gaps before it.
  init(_ record: [UInt8], _ grammar: CSVGrammar) throws {
    let count = record.count
    let padded = record + [UInt8](repeating: 0, count: CSVFieldSplitter.padding)
    padded.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let splitter = CSVFieldSplitter(base, count: count, grammar)
      start = splitter.recordStart(from: 0)
      var index = start
      while true {
        let stop = splitter.field(at: index).stop
        fields.append(min(splitter.fieldStart(from: index), stop)..<stop)
        end = stop
        guard stop < count, base[stop] == grammar.delimiter else { return }
        index = stop + 1
      }
    }
  }
}
