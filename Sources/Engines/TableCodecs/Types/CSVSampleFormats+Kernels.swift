import CellFormats
import TableValues

extension CSVSampleReading {
  /// The formats of the columns that are no plain numbers, dates or texts, by column.
  ///
  /// Reads the records again that the types were inferred from, but only as long as some column may
  /// have a format: a column of plain texts costs nothing.
  func inferFormats(
    _ splitter: CSVFieldSplitter, from start: Int, _ types: CSVSampleTypes,
    _ isCancelled: () -> Bool
  ) throws(CSVError) -> [Int: FormatInference] {
    let rowsMax = min(options.sampleRows ?? CSVSniffer.inferenceRows, CSVSniffer.inferenceRows)
    var found: [Int: FormatInference] = [:]
    guard !options.readsPlainTexts else { return found }
    for (column, inference) in types.columns.enumerated() {
      var inference = inference
      guard inference.wantsFormat(hasOutliers: options.outlierShare > 0) else { continue }
      found[column] = FormatInference(
        outlierShare: options.outlierShare, rows: rowsMax, delimiter: dialect.delimiter,
        mayBeOwn: inference.mayBeOwn)
    }
    var open = found.keys.sorted()
    var index = splitter.recordStart(from: start)
    var row = 0
    while index < count, row < rowsMax, let last = open.last {
      if row % CSVSampleTypes.cancellationRecords == 0, isCancelled() { throw .cancelled }
      let end = splitter.recordEnd(from: index)
      // A record that may be truncated by the sample is ignored.
      if end >= count, !isWhole { break }
      var column = 0
      var isClosed = false
      let isRemark = types.remarks.contains(row)
      while column <= last {
        let (span, stop) = splitter.field(at: index)
        if found[column] != nil, !isRemark || !types.trimmed.contains(column),
          let text = value(span, splitter)
        {
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
      CSVTypeInference.isNull($0, isQuoted: span.isQuoted, isPadded: true)
    }
    return isNull ? nil : text
  }

  /// A column as it is read, with the evidence for its type.
  func column(
    _ name: Text, _ place: Int, _ found: inout TableFormats
  ) -> (CSVColumn, CSVTypeEvidence) {
    var (settings, evidence, format) = found.finish(place)
    if options.readsPlainTexts {
      settings = ParseSettings(type: .text)
      evidence.note = "given: all columns are text"
      format = nil
    }
    if let spellings = options.nullSpellings { settings.nullSpellings = spellings.map { Text($0) } }
    var column = CSVColumn(name: name, settings: settings)
    column.format = format
    return (column, evidence)
  }
}
