import CellFormats
import TableValues

/// The evidence for the types of a sample's columns.
///
/// Totals at the end and remarks among the records, such as `Source: X` alone in its record, make no
/// column text. They are no values of it, so their cells are errors that keep their texts.
struct CSVSampleTypes {
  /// The evidence of each column.
  private(set) var columns: [CSVTypeInference]
  /// The records that are totals or remarks, numbered from 0.
  private(set) var remarks = Set<Int>()
  /// The columns whose evidence is without these records.
  private(set) var trimmed = Set<Int>()
  /// The texts of these columns in these records.
  private var left: [Int: [[UInt8]]] = [:]

  /// A sample of a file, with what is known of it.
  struct Sample {
    let base: UnsafePointer<UInt8>
    let count: Int
    /// Whether it has the end of the file.
    let isWhole: Bool
    /// The most records that are examined.
    let rowsMax: Int
    /// Whether names are above the records.
    let hasHeader: Bool
  }

  /// The number of records between two checks for cancellation.
  static let cancellationRecords = 64
  /// The number of fields that are split at once, unless a record has more.
  private static let spansMax = 65_536
  /// The longest name of a total, in bytes.
  private static let totalBytesMax = 40
  /// The most records of one field that are looked at.
  private static let remarksMax = 256
  /// The most records at the end that are looked at.
  private static let lastMax = 64

  /// Examines the records of a sample.
  init(
    _ sample: Sample, _ splitter: CSVFieldSplitter, from start: Int, columns: Int,
    _ isCancelled: () -> Bool
  ) throws(CSVError) {
    self.columns = Array(repeating: CSVTypeInference(), count: columns)
    var notes = Notes(hasHeader: sample.hasHeader)
    try Self.each(sample, splitter, from: start, columns: columns, isCancelled) { batch in
      for row in 0..<batch.rows where columns > 1 { notes.add(batch, row) }
      for column in 0..<columns { batch.add(column, without: [], to: &self.columns[column]) }
    }
    let isWhole = sample.isWhole && notes.rows < sample.rowsMax
    let found = notes.remarks(isWhole: isWhole, Fields(base: sample.base, splitter: splitter))
    let texts = self.columns.indices.filter { self.columns[$0].isText }
    // One record alone is no evidence for remarks.
    guard !found.isEmpty, !texts.isEmpty, found.count * 2 <= notes.rows,
      notes.rows - found.count > 1
    else { return }
    remarks = found
    trimmed = Set(texts)
    for column in texts { self.columns[column] = CSVTypeInference() }
    try Self.each(sample, splitter, from: start, columns: columns, isCancelled) { batch in
      for column in texts {
        batch.add(column, without: found, to: &self.columns[column])
        for row in 0..<batch.rows where found.contains(batch.first + row) {
          self.left[column, default: []].append(batch.fields.text(batch.span(column, row)))
        }
      }
    }
    for column in texts { self.columns[column].leaveOut(found.count) }
  }

  /// Adds to the evidence of a column how many of these records have no value of its type.
  func note(_ place: Int, _ column: CSVColumn, _ evidence: inout CSVTypeEvidence) {
    let (settings, texts) = (column.settings, left[place] ?? [])
    guard settings.type != .text, !texts.isEmpty else { return }
    let format = column.format.flatMap { try? CompiledFormat($0) }
    let parser = CellParser(settings)
    let count = texts.count { text in
      if format?.read(text[...], as: settings.type) != nil { return false }
      if case .error = parser.cell(Text(text)).value { return true }
      return false
    }
    guard count > 0 else { return }
    let records = count == 1 ? "1 record was" : "\(count) records were"
    let note = "\(records) left out: totals or remarks"
    evidence.note = evidence.note.isEmpty ? note : "\(evidence.note); \(note)"
  }

  // MARK: Records

  /// The texts of fields.
  private struct Fields {
    let base: UnsafePointer<UInt8>
    let splitter: CSVFieldSplitter

    func text(_ span: CSVFieldSpan) -> [UInt8] {
      if span.isMissing { return [] }
      if span.isEscaped { return splitter.unescaped(span) }
      return Array(UnsafeBufferPointer(start: base + Int(span.start), count: span.count))
    }
  }

  /// Some records, split into fields column by column.
  private struct Batch {
    let fields: Fields
    let spans: UnsafeBufferPointer<CSVFieldSpan>
    let stride: Int
    let columns: Int
    /// The number of the first record.
    let first: Int
    let rows: Int

    func span(_ column: Int, _ row: Int) -> CSVFieldSpan { spans[column * stride + row] }

    /// Adds the fields of one column.
    func add(_ column: Int, without remarks: Set<Int>, to type: inout CSVTypeInference) {
      for row in 0..<rows {
        if !remarks.isEmpty, remarks.contains(first + row) { continue }
        let span = span(column, row)
        if span.isEscaped {
          fields.splitter.unescaped(span).withUnsafeBufferPointer {
            type.add($0, isQuoted: true, row: first + row)
          }
        } else if !span.isMissing {
          let text = UnsafeBufferPointer(
            start: fields.base + Int(span.start), count: span.count)
          type.add(text, isQuoted: span.isQuoted, row: first + row)
        }
      }
    }
  }

  /// Splits the records of the sample, and passes them batch by batch.
  private static func each(
    _ sample: Sample, _ splitter: CSVFieldSplitter, from start: Int, columns: Int,
    _ isCancelled: () -> Bool, _ body: (Batch) -> Void
  ) throws(CSVError) {
    // Some records are split before their fields are looked at, column by column.
    let size = max(1, min(cancellationRecords, spansMax / max(columns, 1)))
    let stride = CSVFieldSpan.stride(rows: size)
    let slots = (0..<Int32(columns)).map(\.self)
    var spans = Array(repeating: CSVFieldSpan.missing, count: stride * columns)
    var index = start
    var row = 0
    let rowsMax = sample.rowsMax
    while columns > 0, index < sample.count, row < rowsMax {
      if isCancelled() { throw .cancelled }
      var (next, rows) = (index, 0)
      slots.withUnsafeBufferPointer { slots in
        spans.withUnsafeMutableBufferPointer { spans in
          guard let spans = spans.baseAddress else { return }
          (next, rows) = splitter.split(
            from: index, rows: min(size, rowsMax - row), slots: slots, into: spans,
            slotCount: columns, stride: stride, firstRow: 0, columns: columns)
        }
      }
      // A record that may be truncated by the sample is ignored.
      let wholeRows = next >= sample.count && !sample.isWhole ? rows - 1 : rows
      guard wholeRows > 0 else { break }
      spans.withUnsafeBufferPointer { spans in
        body(
          Batch(
            fields: Fields(base: sample.base, splitter: splitter), spans: spans, stride: stride,
            columns: columns, first: row, rows: wholeRows))
      }
      if next >= sample.count { break }
      index = next
      row += rows
    }
  }

  // MARK: Remarks

  /// The records that may be totals or remarks.
  private struct Notes {
    /// One of the last records.
    struct Record {
      /// The first field that is not empty.
      var field: CSVFieldSpan
      var isShort: Bool
      /// Where its first field begins.
      var start: Int
    }

    let hasHeader: Bool
    /// The number of records.
    var rows = 0
    /// The number of columns.
    var columns = 0
    /// Records of one field that is no value.
    var single: [Int] = []
    /// How many records of one field there are.
    var singles = 0
    /// The last records.
    var last: [Record] = []

    /// Adds a record of a batch. O(1), but for the empty fields at its beginning.
    mutating func add(_ batch: Batch, _ row: Int) {
      let number = batch.first + row
      rows += 1
      columns = batch.columns
      let isShort = batch.span(batch.columns - 1, row).isMissing
      if number == 0, hasHeader, CSVSampleTypes.areUnits(batch, row) { single.append(number) }
      if isShort, batch.span(1, row).isMissing, singles < CSVSampleTypes.remarksMax {
        singles += 1
        let text = batch.fields.text(batch.span(0, row))
        if CSVSampleTypes.isRemark(text) { single.append(number) }
      }
      var column = 0
      while column + 1 < min(batch.columns, 8), batch.span(column, row).count == 0 { column += 1 }
      if last.count == 2 * CSVSampleTypes.lastMax { last.removeFirst(CSVSampleTypes.lastMax) }
      last.append(
        Record(
          field: batch.span(column, row), isShort: isShort, start: Int(batch.span(0, row).start)))
    }

    /// All of them; those at the end only where the sample has the end. They are totals, or shorter
    /// than others and begin with no value.
    func remarks(isWhole: Bool, _ fields: Fields) -> Set<Int> {
      var found = Set(single)
      guard isWhole else { return found }
      found.formUnion(footnotes(fields))
      for (place, record) in last.reversed().enumerated() {
        let text = fields.text(record.field)
        guard record.isShort ? CSVSampleTypes.isRemark(text) : CSVSampleTypes.isTotal(text) else {
          break
        }
        found.insert(rows - 1 - place)
      }
      return found
    }

    /// The last records of a table with blanks between its fields, if they are footnotes.
    private func footnotes(_ fields: Fields) -> Set<Int> {
      let splitter = fields.splitter
      guard splitter.delimiter == 0x20 else { return [] }
      let lines = last.suffix(CSVFootnotes.linesMax).map { record in
        (start: record.start, width: splitter.fieldCount(at: record.start))
      }
      let count = CSVFootnotes.count(lines, columns, fields.base, in: 0..<splitter.end)
      return Set(rows - count..<rows)
    }
  }

  /// Whether a record has units below names: its first field is empty, and no other is a value.
  private static func areUnits(_ batch: Batch, _ row: Int) -> Bool {
    guard batch.span(0, row).count == 0, batch.columns <= 256 else { return false }
    let texts = (0..<batch.columns).map { batch.fields.text(batch.span($0, row)) }
    return texts.contains { !$0.isEmpty } && texts.allSatisfy { $0.isEmpty || isRemark($0) }
  }

  /// Whether a text is no value of any type but text.
  private static func isRemark(_ text: [UInt8]) -> Bool {
    guard !text.isEmpty else { return false }
    if isTotal(text) { return true }
    var type = CSVTypeInference()
    text.withUnsafeBufferPointer { type.add($0, isQuoted: false, row: 0) }
    return type.isText && !FormatInference.mayHaveFormat(text.prefix(80))
  }

  /// Whether a text is the name of a total or mean: `Total`, `Summe:`, `Total 2020`.
  private static func isTotal(_ text: [UInt8]) -> Bool {
    guard text.first ?? 0 >= 0x41 else { return false }
    let name = String(decoding: text.prefix(totalBytesMax), as: UTF8.self).lowercased()
    return totals.contains { word in
      guard name.hasPrefix(word) else { return false }
      guard let next = name.dropFirst(word.count).first else { return true }
      return next == " " || next == ":" || next == "("
    }
  }

  private static let totals = [
    "total", "totals", "grand total", "subtotal", "sum", "average", "mean", "summe", "gesamt",
    "gesamtsumme", "insgesamt", "zusammen", "durchschnitt", "mittelwert", "totaux", "ensemble",
    "somme", "moyenne", "totales", "suma", "promedio", "totale", "somma", "media", "totais", "soma",
    "totaal", "som", "totalt", "i alt", "summa", "yhteensä", "razem", "ogółem", "celkem", "spolu",
    "összesen", "ukupno", "toplam", "итого", "всего", "разом", "общо", "合計", "総計", "小計", "总计",
    "合计", "小计", "합계", "총계",
  ]
}
