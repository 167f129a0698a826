/// The ranges of one record's fields, including quotes, in units.
struct CSVRecordParts {
  /// The start of the record, behind the gaps before it.
  var start = 0
  /// Each field with its quotes, without skipped blanks before it, and without the blanks around it
  /// in a drawn table.
  var fields: [Range<Int>] = []
  /// The end of the record, before the line end.
  var end = 0

  /// Splits the bytes of one record, including the gaps before it.
  init(_ record: [UInt8], _ grammar: CSVGrammar) {
    let padded = record + [UInt8](repeating: 0, count: CSVFieldSplitter.padding)
    self = padded.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { CSVRecordParts($0, count: record.count, grammar, expecting: 0) }
        ?? CSVRecordParts()
    }
  }

  private init() {}

  /// Splits one record, including the gaps before it.
  ///
  /// - Parameters:
  ///   - base: Its bytes, and ``CSVFieldSplitter/padding`` readable ones behind them.
  ///   - count: How many bytes it has.
  ///   - expected: About how many fields it has.
  init(
    _ base: UnsafePointer<UInt8>, count: Int, _ grammar: CSVGrammar, expecting expected: Int
  ) {
    fields.reserveCapacity(expected)
    let splitter = CSVFieldSplitter(base, count: count, grammar)
    start = splitter.recordStart(from: 0)
    var index = start
    while true {
      let (span, stop) = splitter.field(at: index)
      if grammar.isDrawn {
        fields.append(Int(span.start)..<Int(span.start) + span.count)
      } else {
        let first = min(splitter.fieldStart(from: index), stop)
        var last = stop
        // Blanks at the end of a line are no field, and no part of one.
        while grammar.skipsBlanks, grammar.delimiter == 0x20, last > first, base[last - 1] == 0x20 {
          last -= 1
        }
        fields.append(first..<last)
      }
      end = stop
      guard stop < count, base[stop] == grammar.delimiter else { return }
      index = stop + 1
    }
  }
}
