import CellFormats
import ColumnStorage
import TableValues

/// Decodes the field spans of one column into a typed chunk.
struct CSVColumnDecoder {
  let base: UnsafePointer<UInt8>
  let splitter: CSVFieldSplitter
  let spans: UnsafeBufferPointer<CSVFieldSpan>

  /// Tests texts for null. Most are excluded by their length.
  struct NullTest {
    let spellings: [[UInt8]]
    let lengths: UInt64
    let isText: Bool
    /// Whether blanks around a spelling do not matter.
    let allowsBlanks: Bool

    init(_ settings: ParseSettings) {
      spellings = settings.nullSpellings.map(\.utf8)
      lengths = spellings.reduce(0) { $0 | 1 << UInt64(min($1.count, 63)) }
      isText = settings.type == .text
      allowsBlanks = settings.allowsBlanks && !isText
    }

    @inline(__always)
    func isNull(_ text: UnsafeBufferPointer<UInt8>, isQuoted: Bool) -> Bool {
      if allowsBlanks, let first = text.first, let last = text.last,
        Self.isBlank(first) || Self.isBlank(last)
      {
        return isPaddedNull(text)
      }
      guard lengths >> UInt64(min(text.count, 63)) & 1 == 1 else { return false }
      if isText, isQuoted { return false }
      if text.isEmpty { return true }
      return spellings.contains { $0.count == text.count && $0.elementsEqual(text) }
    }

    /// Whether a text with blanks around it is null.
    private func isPaddedNull(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
      if spellings.contains(where: { $0.elementsEqual(text) }) { return true }
      var (start, end) = (0, text.count)
      while start < end, Self.isBlank(text[start]) { start += 1 }
      while end > start, Self.isBlank(text[end - 1]) { end -= 1 }
      let trimmed = text[start..<end]
      return spellings.contains { $0.elementsEqual(trimmed) }
    }

    @inline(__always)
    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  }

  /// The rows of a chunk that have no value.
  private struct Absences {
    var validity: ValidityBitmap?
    var errors: [ChunkError] = []
    let count: Int

    mutating func add(_ row: Int) {
      if validity == nil { validity = ValidityBitmap(repeating: true, count: count) }
      validity?[row] = false
    }

    mutating func add(_ row: Int, _ text: UnsafeBufferPointer<UInt8>, _ verdict: ParseVerdict) {
      add(row)
      let reason: CellError = verdict == .outOfRange ? .outOfRange : .doesNotParse
      errors.append(ChunkError(row: row, source: Text(Array(text)), reason: reason))
    }

    mutating func addTooLong(_ row: Int) {
      add(row)
      errors.append(ChunkError(row: row, source: "", reason: .fieldTooLong))
    }
  }

  @inline(__always)
  private func bytes(_ span: CSVFieldSpan) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + Int(span.start), count: span.count)
  }

  /// The chunk of a column in the requested form.
  func chunk(_ form: ChunkForm, _ settings: ParseSettings) -> ColumnChunk {
    switch form {
    case .text: return texts(settings, isDisplay: true)
    case .values(let type):
      let settings = settings.retyped(type)
      switch type {
      case .text, .list, .json: return texts(settings, isDisplay: false)
      case .integer where settings.groupMark == nil && !settings.allowsBlanks:
        return fixed(settings, zero: Int64(0), ChunkValues.integers) { text, value in
          NumberGrammar.integer(text, into: &value)
        }
      case .number where Self.isPlain(settings):
        return fixed(settings, zero: 0.0, ChunkValues.numbers) { text, value in
          NumberGrammar.number(text, into: &value)
        }
      case .date where !settings.allowsBlanks:
        let format = settings.dateFormat
        return fixed(settings, zero: Int32(0), ChunkValues.dates) { text, value in
          CalendarGrammar.date(text, format, into: &value)
        }
      case .time where !settings.allowsBlanks:
        return fixed(settings, zero: TimeOfDay.midnight, ChunkValues.times) { text, value in
          CalendarGrammar.time(text, into: &value)
        }
      case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration:
        return cells(settings)
      }
    }
  }

  private static func isPlain(_ settings: ParseSettings) -> Bool {
    settings.groupMark == nil && settings.decimalMark == UInt8(ascii: ".")
      && !settings.allowsNonFinite && !settings.allowsBlanks
  }

  /// Fills an array of fixed-size values in one pass.
  @inline(__always)
  private func fixed<Value>(
    _ settings: ParseSettings, zero: Value, _ wrap: ([Value]) -> ChunkValues,
    _ parse: (UnsafeBufferPointer<UInt8>, inout Value) -> ParseVerdict
  ) -> ColumnChunk {
    let nulls = NullTest(settings)
    var absences = Absences(count: spans.count)
    let values = [Value](unsafeUninitializedCapacity: spans.count) { buffer, count in
      for row in 0..<spans.count {
        let span = spans[row]
        var value = zero
        if span.isMissing {
          absences.add(row)
        } else if span.count > CSVSource.fieldBytesMax {
          absences.addTooLong(row)
        } else if span.isEscaped {
          let verdict = unescapedValue(span, nulls, &value, parse)
          if let verdict {
            if verdict != .value {
              splitter.unescaped(span).withUnsafeBufferPointer { absences.add(row, $0, verdict) }
            }
          } else {
            absences.add(row)
          }
        } else {
          let text = bytes(span)
          if nulls.isNull(text, isQuoted: span.isQuoted) {
            absences.add(row)
          } else {
            let verdict = parse(text, &value)
            if verdict != .value {
              value = zero
              absences.add(row, text, verdict)
            }
          }
        }
        (buffer.baseAddress! + row).initialize(to: value)
      }
      count = spans.count
    }
    return ColumnChunk(
      values: wrap(values), validity: absences.validity, errors: absences.errors)
  }

  /// Parses a field with escaped quotes. Returns nil if it is null.
  private func unescapedValue<Value>(
    _ span: CSVFieldSpan, _ nulls: NullTest, _ value: inout Value,
    _ parse: (UnsafeBufferPointer<UInt8>, inout Value) -> ParseVerdict
  ) -> ParseVerdict? {
    splitter.unescaped(span).withUnsafeBufferPointer { text in
      if nulls.isNull(text, isQuoted: true) { return nil }
      return parse(text, &value)
    }
  }

  /// Parses types that are rare in files, cell by cell.
  private func cells(_ settings: ParseSettings) -> ColumnChunk {
    let parser = CellParser(settings)
    var builder = ColumnChunkBuilder(type: settings.type)
    for row in spans.indices { builder.append(cell(row, parser)) }
    return builder.finish()
  }

  /// The cell of one row.
  func cell(_ row: Int, _ parser: CellParser) -> Cell {
    let span = spans[row]
    if span.isMissing { return .null }
    if span.count > CSVSource.fieldBytesMax { return Cell(.error(.fieldTooLong)) }
    if !span.isEscaped { return parser.cell(bytes(span), isQuoted: span.isQuoted) }
    return splitter.unescaped(span).withUnsafeBufferPointer { parser.cell($0, isQuoted: true) }
  }

  /// The display text of one row; empty for null.
  func displayText(_ row: Int, _ nulls: NullTest) -> [UInt8] {
    let span = spans[row]
    if span.isMissing || span.count > CSVSource.fieldBytesMax { return [] }
    let text = span.isEscaped ? splitter.unescaped(span) : Array(bytes(span))
    return text.withUnsafeBufferPointer { nulls.isNull($0, isQuoted: span.isQuoted) } ? [] : text
  }

  /// Copies texts into an arena.
  private func texts(_ settings: ParseSettings, isDisplay: Bool) -> ColumnChunk {
    let nulls = NullTest(settings)
    var absences = Absences(count: spans.count)
    var capacity = 0
    for span in spans { capacity &+= span.isMissing ? 0 : span.count }
    var offsets: [UInt32] = []
    offsets.reserveCapacity(spans.count + 1)
    offsets.append(0)
    let arena = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var at = 0
      for row in 0..<spans.count {
        at &+= copy(row, into: buffer, at: at, nulls, isDisplay, &absences)
        offsets.append(UInt32(truncatingIfNeeded: at))
      }
      count = at
    }
    return ColumnChunk(
      values: .texts(TextArena(bytes: arena, offsets: offsets)), validity: absences.validity,
      errors: absences.errors)
  }

  /// Copies the text of a row if it has one. Returns the number of bytes.
  @inline(__always)
  private func copy(
    _ row: Int, into buffer: UnsafeMutableBufferPointer<UInt8>, at: Int, _ nulls: NullTest,
    _ isDisplay: Bool, _ absences: inout Absences
  ) -> Int {
    let span = spans[row]
    if span.isMissing {
      if !isDisplay { absences.add(row) }
      return 0
    }
    if span.count > CSVSource.fieldBytesMax {
      absences.addTooLong(row)
      return 0
    }
    if nulls.lengths != 0, !span.isEscaped, nulls.isNull(bytes(span), isQuoted: span.isQuoted) {
      if !isDisplay { absences.add(row) }
      return 0
    }
    guard let target = buffer.baseAddress else { return 0 }
    if !span.isEscaped {
      (target + at).update(from: base + Int(span.start), count: span.count)
      return span.count
    }
    let text = splitter.unescaped(span)
    text.withUnsafeBufferPointer { source in
      if let start = source.baseAddress { (target + at).update(from: start, count: source.count) }
    }
    return text.count
  }
}
