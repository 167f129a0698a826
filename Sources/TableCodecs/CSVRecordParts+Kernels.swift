/// Where the fields of one record lie, quotes included, in units of its bytes.
struct CSVRecordParts {
  /// Behind the gaps before the record.
  var start = 0
  /// Each field with its quotes.
  var fields: [Range<Int>] = []
  /// Before the line end.
  var end = 0

  /// Splits the bytes of one record, gaps before it included.
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
        fields.append(index..<stop)
        end = stop
        guard stop < count, base[stop] == grammar.delimiter else { return }
        index = stop + 1
      }
    }
  }
}
