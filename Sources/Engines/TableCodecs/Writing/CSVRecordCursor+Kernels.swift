import ProtocolWords

/// Finds where records lie; quick where their numbers rise.
///
/// Keeps the units of a block or two. Records that are requested in no order are found by one pass
/// over the file, which stores 8 bytes for each.
struct CSVRecordCursor {
  /// A stretch of units that is longer, because of long records or holes, is not kept.
  private static let windowMax = 4 << 20
  /// A table with more records is not made for a single pass.
  private static let tableRowsMax = 1 << 24

  private let index: CSVIndex
  /// The first record whose bounds are known.
  private var firstRow = 0
  private var firstStart = 0
  /// Where the known records end.
  private var ends: [Int] = []
  private var windowStart = 0
  /// Units, and ``CSVFieldSplitter/padding`` bytes more; or nothing.
  private var window: [UInt8] = []
  private var windowEnd = 0
  private var hasAll = false
  /// The first record with literal quotes.
  private let literalFrom: Int
  private let recent: CSVRecentBytes?
  private var fieldCount = 0

  /// A cursor at the first record of a complete index.
  ///
  /// - Parameter recent: Gets the bytes that were read last, if units are bytes.
  init(_ index: CSVIndex, _ recent: CSVRecentBytes? = nil) {
    self.index = index
    self.recent = index.units.areBytes ? recent : nil
    literalFrom = index.span(of: 0..<1).literalFrom.records
  }

  /// The range of a record in units, with the comments and blank lines before it.
  mutating func bounds(of row: Int) throws -> Range<Int> {
    let end = try end(of: row)
    return row > firstRow ? ends[row - firstRow - 1]..<end : firstStart..<end
  }

  /// Where a record's line end ends; the start of the data for record -1.
  mutating func end(of row: Int) throws -> Int {
    if row < 0 { return index.dataStart }
    if row < firstRow || row >= firstRow + ends.count { try load(row) }
    return ends[row - firstRow]
  }

  /// Finds all records at once, because they will be requested in no order.
  mutating func findAll() throws {
    let count = index.recordCount
    guard !hasAll, count <= Self.tableRowsMax else { return }
    var all: [Int] = []
    all.reserveCapacity(count)
    while all.count < count {
      try load(all.count)
      let known = ends[(all.count - firstRow)...].prefix(count - all.count)
      all += known
    }
    (firstRow, firstStart, ends, hasAll) = (0, index.dataStart, all, true)
    dropWindow()
  }

  /// The units of a record, and where its fields are.
  mutating func parts(of row: Int) throws -> (bounds: Range<Int>, parts: CSVRecordParts) {
    let bounds = try bounds(of: row)
    let grammar = index.dialect.grammar(isLiteral: literalFrom <= row)
    guard bounds.lowerBound >= windowStart, bounds.upperBound <= windowEnd else {
      return (bounds, CSVRecordParts(try index.readUnits(bounds.lowerBound, bounds.count), grammar))
    }
    // Most records have as many fields as the one before.
    let parts = window.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { base in
        CSVRecordParts(
          base + (bounds.lowerBound - windowStart), count: bounds.count, grammar,
          expecting: fieldCount)
      }
    }
    fieldCount = parts?.fields.count ?? 0
    return (bounds, parts ?? CSVRecordParts([], grammar))
  }

  /// A unit of the source; without a read where it was just read to find records.
  func unit(at offset: Int) throws -> UInt8 {
    guard offset >= windowStart, offset < windowEnd else {
      return try index.readUnits(offset, 1)[0]
    }
    return window[offset - windowStart]
  }

  private mutating func dropWindow() {
    window = []
    (windowStart, windowEnd) = (0, 0)
  }

  private mutating func load(_ row: Int) throws {
    // From the record before on, so that the gaps before this one are known.
    let first = max(row - 1, 0)
    let span = index.span(of: first..<row + 1)
    guard span.end - span.start.offset <= Self.windowMax else {
      firstStart = try index.end(ofRecord: row - 1)
      ends = [try index.end(ofRecord: row)]
      firstRow = row
      dropWindow()
      return
    }
    dropWindow()
    window = try index.readUnits(
      span.start.offset, span.end - span.start.offset, padding: CSVFieldSplitter.padding)
    (windowStart, windowEnd) = (span.start.offset, span.end)
    recent?.take(window, count: windowEnd - windowStart, at: windowStart)
    ends.removeAll(keepingCapacity: true)
    firstRow = span.start.records
    firstStart = index.dataStart
    var scanner = CSVLineScanner(
      index.dialect.grammar(isLiteral: windowStart >= span.literalFrom.offset))
    window.withUnsafeBufferPointer { padded in
      let buffer = UnsafeBufferPointer(rebasing: padded[..<(windowEnd - windowStart)])
      var inner = 0
      while let end = scanner.nextEnd(buffer, from: inner) {
        if scanner.isRecord { ends.append(windowStart + end) }
        inner = end
        if windowStart + end == span.literalFrom.offset {
          scanner = CSVLineScanner(index.dialect.grammar(isLiteral: true))
        }
      }
    }
    // The last record of a file may have no line end.
    if firstRow + ends.count <= row { ends.append(span.end) }
    guard firstRow > 0, !ends.isEmpty else { return }
    firstStart = ends.removeFirst()
    firstRow += 1
  }
}

extension CSVRecordParts {
  /// The text of a field as UTF-8, and whether it is in quotes.
  static func text(
    ofField raw: [UInt8], in encoding: FileEncoding, _ grammar: CSVGrammar
  ) -> (text: [UInt8], isQuoted: Bool) {
    let field = TextTranscoder.utf8(raw, from: encoding)
    let padded = field + [UInt8](repeating: 0, count: CSVFieldSplitter.padding)
    return padded.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return ([], false) }
      let splitter = CSVFieldSplitter(base, count: field.count, grammar)
      let span = splitter.field(at: 0).span
      return (splitter.text(span), span.isQuoted)
    }
  }
}
