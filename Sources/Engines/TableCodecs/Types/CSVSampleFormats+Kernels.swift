import CellFormats
import TableValues

extension CSVSampleReading {
  /// The formats of the columns that are no plain numbers, dates or texts, by column.
  ///
  /// Reads the records again that the types were inferred from, but only as long as some column may
  /// have a format: a column of plain texts costs nothing.
  func inferFormats(
    _ splitter: CSVFieldSplitter, from start: Int, _ types: [CSVTypeInference],
    _ isCancelled: () -> Bool
  ) throws(CSVError) -> [Int: FormatInference] {
    let rowsMax = min(options.sampleRows ?? CSVSniffer.inferenceRows, CSVSniffer.inferenceRows)
    var found: [Int: FormatInference] = [:]
    guard !options.readsPlainTexts else { return found }
    for (column, inference) in types.enumerated() {
      var inference = inference
      guard inference.wantsFormat(hasOutliers: options.outlierShare > 0) else { continue }
      found[column] = FormatInference(
        outlierShare: options.outlierShare, rows: rowsMax, delimiter: dialect.delimiter)
    }
    var open = found.keys.sorted()
    var index = splitter.recordStart(from: start)
    var row = 0
    while index < count, row < rowsMax, let last = open.last {
      if row % Self.cancellationRecords == 0, isCancelled() { throw .cancelled }
      let end = splitter.recordEnd(from: index)
      // A record that may be truncated by the sample is ignored.
      if end >= count, !isWhole { break }
      var column = 0
      var isClosed = false
      while column <= last {
        let (span, stop) = splitter.field(at: index)
        if found[column] != nil, let text = value(span, splitter) {
          found[column]?.add(text)
          isClosed = isClosed || found[column]?.isHopeless ?? false
        }
        column += 1
        guard stop < count, base[stop] == dialect.delimiter else { break }
        index = stop + 1
      }
      if isClosed {
        for column in open where found[column]?.isHopeless ?? false { found[column] = nil }
        open = found.keys.sorted()
      }
      index = splitter.recordStart(from: end)
      row += 1
    }
    return found
  }

  /// The text of a field; nil if it is null.
  private func value(_ span: CSVFieldSpan, _ splitter: CSVFieldSplitter) -> [UInt8]? {
    guard !span.isMissing else { return nil }
    let text =
      span.isEscaped
      ? splitter.unescaped(span)
      : Array(UnsafeBufferPointer(start: base + Int(span.start), count: span.count))
    let isNull = text.withUnsafeBufferPointer {
      CSVTypeInference.isNull($0, isQuoted: span.isQuoted)
    }
    return isNull ? nil : text
  }

  /// A column as it is read, with the evidence for its type.
  func column(
    _ name: Text, _ types: inout CSVTypeInference, _ format: FormatInference?
  ) -> (CSVColumn, CSVTypeEvidence) {
    var (settings, evidence) = types.finish()
    var found: FormatInference.Outcome?
    if options.readsPlainTexts {
      settings = ParseSettings(type: .text)
      evidence.note = "given: all columns are text"
    } else if let format {
      let (outcome, reason) = format.finish()
      found = outcome
      if evidence.note.isEmpty, settings.type == .text { evidence.note = reason }
    }
    if let found { (settings, evidence) = types.finish(found) }
    if let spellings = options.nullSpellings { settings.nullSpellings = spellings.map { Text($0) } }
    var column = CSVColumn(name: name, settings: settings)
    column.format = found?.format
    return (column, evidence)
  }
}
