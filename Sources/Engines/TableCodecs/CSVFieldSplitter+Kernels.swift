/// The range of one field in a buffer, without its quotes.
struct CSVFieldSpan {
  /// The first byte; `missing` if the record has no such field.
  var start: UInt32
  /// Length in bytes times four, and two flags.
  private var packed: UInt32

  /// A field that its record does not have.
  static let missing = CSVFieldSpan(start: .max, packed: 0)

  private init(start: UInt32, packed: UInt32) {
    self.start = start
    self.packed = packed
  }

  /// Buffers are below 2³⁰ bytes, so that nothing is truncated.
  @inline(__always)
  init(_ start: Int, _ end: Int, isQuoted: Bool = false, isEscaped: Bool = false) {
    self.start = UInt32(truncatingIfNeeded: start)
    packed =
      UInt32(truncatingIfNeeded: end &- start) << 2 | (isQuoted ? 1 : 0) | (isEscaped ? 2 : 0)
  }

  /// How many spans are reserved for a column of so many rows. The fields of a record are written at
  /// this distance; with an odd number of cache lines they do not all compete for the same places
  /// of the cache.
  static func stride(rows: Int) -> Int { ((rows + 7) / 8 | 1) * 8 }

  @inline(__always) var isMissing: Bool { start == .max }
  @inline(__always) var count: Int { Int(packed >> 2) }
  /// Whether the field was quoted.
  @inline(__always) var isQuoted: Bool { packed & 1 != 0 }
  /// Whether the text has escaped quotes that must be unescaped.
  @inline(__always) var isEscaped: Bool { packed & 2 != 0 }
}

/// Splits whole lines into fields, consistently with ``CSVLineScanner``.
///
/// The buffer has whole lines (the last one may lack its end) and 16 readable bytes behind them.
struct CSVFieldSplitter {
  let base: UnsafePointer<UInt8>
  let end: Int
  let delimiter: UInt8
  private let quote: UInt16
  let grammar: CSVGrammar
  private let delimiters: UInt64
  private let feeds: UInt64
  private let carriages: UInt64
  private let quotes: UInt64
  private let hasSimpleEnds: Bool
  private let skipsBlanks: Bool
  private let hasSimpleStarts: Bool
  private let isDrawn: Bool

  /// The number of readable bytes required behind the buffer.
  static let padding = 16

  init(_ base: UnsafePointer<UInt8>, count: Int, _ grammar: CSVGrammar) {
    self.base = base
    end = count
    self.grammar = grammar
    delimiter = grammar.delimiter
    quote = grammar.quote
    delimiters = UInt64(grammar.delimiter) &* 0x0101_0101_0101_0101
    feeds = 0x0A0A_0A0A_0A0A_0A0A
    carriages = 0x0D0D_0D0D_0D0D_0D0D
    quotes = UInt64(truncatingIfNeeded: grammar.quote) &* 0x0101_0101_0101_0101
    hasSimpleEnds = !grammar.loneCarriageReturnEnds
    skipsBlanks = grammar.skipsBlanks
    isDrawn = grammar.isDrawn
    hasSimpleStarts = grammar.comment.isEmpty && !isDrawn
  }

  /// Skips gaps from the beginning of a line on. Returns the index of the next record, or the end.
  @inline(__always)
  func recordStart(from start: Int) -> Int {
    if start < end, base[start] > 0x0D, hasSimpleStarts { return start }
    return recordStartBehindGaps(from: start)
  }

  private func recordStartBehindGaps(from start: Int) -> Int {
    var index = start
    if isDrawn { return drawnRecordStart(from: start) }
    while index < end {
      let line = blankLineEnd(index)
      if let line {
        if grammar.blankLinesAreRecords { return index }
        index = line
      } else if isComment(index) {
        index = commentEnd(index)
      } else {
        return index
      }
    }
    return end
  }

  private func blankLineEnd(_ index: Int) -> Int? {
    if base[index] == 0x0A { return index + 1 }
    guard base[index] == 0x0D else { return nil }
    if index + 1 < end, base[index + 1] == 0x0A { return index + 2 }
    return grammar.loneCarriageReturnEnds ? index + 1 : nil
  }

  private func isComment(_ index: Int) -> Bool {
    guard !grammar.comment.isEmpty, index + grammar.comment.count <= end else { return false }
    return grammar.comment.indices.allSatisfy { base[index + $0] == grammar.comment[$0] }
  }

  private func commentEnd(_ start: Int) -> Int {
    var index = start
    while index < end, base[index] != 0x0A {
      if base[index] == 0x0D, !hasSimpleEnds { break }
      index += 1
    }
    return index < end ? lineBreakEnd(index) : end
  }

  /// The index behind the line break at `index`.
  @inline(__always)
  func lineBreakEnd(_ index: Int) -> Int {
    let isPair = base[index] == 0x0D && index &+ 1 < end && base[index &+ 1] == 0x0A
    return isPair ? index &+ 2 : index &+ 1
  }

  /// Parses the field at `index`.
  ///
  /// - Returns: The field and the index of its terminator: a delimiter, the line break (the
  ///   carriage return of a pair) or the end.
  @inline(__always)
  func field(at index: Int) -> (span: CSVFieldSpan, stop: Int) {
    var start = index
    if skipsBlanks {
      if isDrawn { return drawnField(at: index) }
      start = fieldStart(from: index)
    }
    if start < end, UInt16(base[start]) == quote {
      let (span, stop) = quotedField(at: start)
      return (span, skipsBlanks ? lineEnd(behindBlanksAt: stop) ?? stop : stop)
    }
    let stop = plainStop(from: start)
    if skipsBlanks, let lineEnd = lineEnd(behindBlanksAt: stop) {
      return (CSVFieldSpan(start, stop), lineEnd)
    }
    return (CSVFieldSpan(start, stop), stop)
  }

  /// Where a line ends of which only blanks are left, which are delimiters; nil: another field
  /// follows.
  func lineEnd(behindBlanksAt stop: Int) -> Int? {
    guard delimiter == 0x20, stop < end, base[stop] == 0x20 else { return nil }
    let rest = fieldStart(from: stop)
    let isPair = rest &+ 1 < end && base[rest] == 0x0D && base[rest &+ 1] == 0x0A
    let isReturn = !hasSimpleEnds && rest < end && base[rest] == 0x0D
    return rest >= end || base[rest] == 0x0A || isPair || isReturn ? rest : nil
  }

  /// The index behind the blanks that are no part of the field at `index`.
  func fieldStart(from index: Int) -> Int {
    var index = index
    while skipsBlanks, index < end, base[index] == 0x20 { index &+= 1 }
    return index
  }

  /// The end of an unquoted run.
  @inline(__always)
  func plainStop(from start: Int) -> Int {
    var index = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    while index < end {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let a = word ^ delimiters
      let b = word ^ feeds
      var hits = ((a &- ones) & ~a) | ((b &- ones) & ~b)
      if !hasSimpleEnds {
        let c = word ^ carriages
        hits |= (c &- ones) & ~c
      }
      hits &= tops
      if hits != 0 {
        index &+= hits.trailingZeroBitCount >> 3
        break
      }
      index &+= 8
    }
    if index >= end { return end }
    // The carriage return of a pair is part of the line break.
    let isPair = base[index] == 0x0A && index > start && base[index &- 1] == 0x0D
    return isPair ? index &- 1 : index
  }

  private func quotedField(at start: Int) -> (span: CSVFieldSpan, stop: Int) {
    var index = start + 1
    var isEscaped = false
    while index < end {
      index = nextQuote(from: index)
      if index >= end { break }
      if base[index] == 0x5C, grammar.isBackslashEscaped {
        isEscaped = true
        index += 2
      } else if index + 1 < end, UInt16(base[index + 1]) == quote, !grammar.isBackslashEscaped {
        isEscaped = true
        index += 2
      } else {
        break
      }
    }
    if index >= end {
      // Only a field left open by the end of the file. The index reads its line without quotes.
      return (CSVFieldSpan(start + 1, end, isQuoted: true, isEscaped: isEscaped), end)
    }
    let stop = plainStop(from: index + 1)
    if stop == index + 1 {
      return (CSVFieldSpan(start + 1, index, isQuoted: true, isEscaped: isEscaped), stop)
    }
    // There are bytes behind the closing quote. `unescaped` removes the quotes, beginning with the
    // opening one.
    return (CSVFieldSpan(start, stop, isQuoted: true, isEscaped: true), stop)
  }

  /// The next quote, or a backslash if it escapes; the end if there is none.
  private func nextQuote(from start: Int) -> Int {
    var index = start
    if grammar.isBackslashEscaped {
      while index < end, UInt16(base[index]) != quote, base[index] != 0x5C { index += 1 }
      return index
    }
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    while index < end {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let a = word ^ quotes
      let hits = (a &- ones) & ~a & tops
      if hits != 0 { return min(index &+ (hits.trailingZeroBitCount >> 3), end) }
      index &+= 8
    }
    return end
  }

  /// The index behind the record one of whose fields begins at `start`.
  func recordEnd(from start: Int) -> Int {
    // A line without a quote ends at its first line feed.
    if hasSimpleEnds, let feed = feedBeforeQuote(from: start) { return feed &+ 1 }
    var index = start
    while index < end {
      let stop = field(at: index).stop
      if stop >= end { return end }
      if base[stop] != delimiter { return lineBreakEnd(stop) }
      index = stop &+ 1
    }
    return end
  }

  /// The number of fields from one on to the end of its record.
  func fieldCount(at start: Int) -> Int {
    var (index, fields) = (start, 1)
    while true {
      let stop = field(at: index).stop
      guard stop < end, base[stop] == delimiter else { return fields }
      (index, fields) = (stop &+ 1, fields + 1)
    }
  }

  /// The next line feed, or nil if a quote or the end is first.
  private func feedBeforeQuote(from start: Int) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    // A literal grammar has no quote, and a second search for line feeds would find the same.
    let specials = quote < 256 ? quotes : feeds
    var index = start
    while index < end {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let a = word ^ feeds
      let b = word ^ specials
      let hits = (((a &- ones) & ~a) | ((b &- ones) & ~b)) & tops
      if hits != 0 {
        index &+= hits.trailingZeroBitCount >> 3
        return index < end && base[index] == 0x0A ? index : nil
      }
      index &+= 8
    }
    return nil
  }

  /// The text of a span whose quotes must be removed.
  func unescaped(_ span: CSVFieldSpan) -> [UInt8] {
    if isDrawn { return withoutEscapes(span) }
    var index = Int(span.start)
    let stop = index + span.count
    var isInside = true
    if spanHasOpeningQuote(span) { index += 1 }
    // It is at most as long as the span: each byte of the text is one byte of it.
    return [UInt8](unsafeUninitializedCapacity: span.count) { text, size in
      while index < stop {
        let byte = base[index]
        if isInside, grammar.isBackslashEscaped, byte == 0x5C, index + 1 < stop {
          text[size] = base[index + 1]
          index += 1
        } else if isInside, UInt16(byte) == quote {
          guard !grammar.isBackslashEscaped, index + 1 < stop, UInt16(base[index + 1]) == quote
          else {
            isInside = false
            index += 1
            continue
          }
          text[size] = byte
          index += 1
        } else {
          text[size] = byte
        }
        size += 1
        index += 1
      }
    }
  }

  /// Whether a span includes its opening quote, because there are bytes behind the closing one.
  /// Such a span ends where the field does; any other is followed by its closing quote.
  private func spanHasOpeningQuote(_ span: CSVFieldSpan) -> Bool {
    let stop = Int(span.start) + span.count
    return UInt16(base[Int(span.start)]) == quote && (stop >= end || UInt16(base[stop]) != quote)
  }

  /// Whether a quoted span has bytes behind its closing quote.
  func hasBytesBehindQuote(_ span: CSVFieldSpan) -> Bool {
    span.isEscaped && spanHasOpeningQuote(span)
  }

  /// The text of a field.
  func text(_ span: CSVFieldSpan) -> [UInt8] {
    if span.isEscaped { return unescaped(span) }
    return Array(UnsafeBufferPointer(start: base + Int(span.start), count: span.count))
  }

  /// Splits up to `rows` records and keeps the wanted fields.
  ///
  /// - Parameters:
  ///   - start: The beginning of a line.
  ///   - slots: For each column the index of its spans, or -1.
  ///   - spans: `rows` spans per slot, slot after slot.
  ///   - columns: The expected number of fields per record.
  ///   - ragged: Called with the record and its number of fields if that differs.
  /// - Returns: The index behind the last record, and the number of records.
  func split(
    from start: Int, rows: Int, slots: UnsafeBufferPointer<Int32>,
    into spans: UnsafeMutablePointer<CSVFieldSpan>, slotCount: Int, stride: Int, firstRow: Int,
    columns: Int, ragged: ((_ row: Int, _ at: Int, _ fields: Int) -> Void)? = nil
  ) -> (next: Int, rows: Int) {
    var index = start
    var row = firstRow
    while row < firstRow + rows {
      index = recordStart(from: index)
      if index >= end { break }
      let recordStart = index
      var column = 0
      var taken = 0
      while true {
        let (span, stop) = field(at: index)
        if column < slots.count {
          let slot = Int(slots[column])
          if slot >= 0 {
            spans[slot &* stride &+ row] = span
            taken &+= 1
          }
        }
        column &+= 1
        if stop < end, base[stop] == delimiter {
          index = stop &+ 1
          // The fields are not counted, and no other is needed.
          if ragged == nil, column >= slots.count {
            index = recordEnd(from: index)
            break
          }
          continue
        }
        index = stop < end ? lineBreakEnd(stop) : end
        break
      }
      if taken < slotCount { fillMissing(from: column, slots, spans, stride, row) }
      if column != columns, let ragged { ragged(row, recordStart, column) }
      row &+= 1
    }
    return (index, row &- firstRow)
  }

  /// Records where each `interval`-th field of a record begins.
  ///
  /// - Parameters:
  ///   - start: The beginning of the record.
  ///   - marks: The distances from `start`. Those of fields that the record does not have are its
  ///     length.
  /// - Returns: The index behind the record, its number of fields, and whether its line has ended.
  func mark(
    from start: Int, every interval: Int, into marks: UnsafeMutableBufferPointer<UInt32>
  ) -> (next: Int, fields: Int, hasEnded: Bool) {
    var index = start
    var fields = 0
    var mark = 0
    var untilMark = 0
    while true {
      if untilMark == 0, mark < marks.count {
        marks[mark] = UInt32(truncatingIfNeeded: index &- start)
        mark &+= 1
        untilMark = interval
      }
      let stop = field(at: index).stop
      fields &+= 1
      untilMark &-= 1
      if stop < end, base[stop] == delimiter {
        index = stop &+ 1
        continue
      }
      let next = stop < end ? lineBreakEnd(stop) : end
      while mark < marks.count {
        marks[mark] = UInt32(truncatingIfNeeded: next &- start)
        mark &+= 1
      }
      return (next, fields, stop < end)
    }
  }

  /// Splits some neighbouring fields of a record and keeps the wanted ones.
  ///
  /// - Parameters:
  ///   - count: The number of fields. All of them exist. Nothing is done if it is not positive.
  ///   - start: Where the first one begins.
  ///   - slots: For each field the index of its spans, or -1.
  ///   - spans: `stride` spans per slot, slot after slot.
  ///   - row: The place within the spans of a slot.
  func take(
    _ count: Int, from start: Int, slots: [Int32],
    into spans: UnsafeMutableBufferPointer<CSVFieldSpan>, at row: Int, stride: Int
  ) {
    var index = start
    var column = 0
    while column < count {
      let (span, stop) = field(at: index)
      let slot = Int(slots[column])
      if slot >= 0 { spans[slot &* stride &+ row] = span }
      column &+= 1
      index = stop &+ 1
    }
  }

  private func fillMissing(
    from column: Int, _ slots: UnsafeBufferPointer<Int32>,
    _ spans: UnsafeMutablePointer<CSVFieldSpan>, _ stride: Int, _ row: Int
  ) {
    for missing in min(column, slots.count)..<slots.count where slots[missing] >= 0 {
      spans[Int(slots[missing]) * stride + row] = .missing
    }
  }
}
