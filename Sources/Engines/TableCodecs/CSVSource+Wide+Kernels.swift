import ColumnStorage
import TableValues

/// Reading a file with many columns: only the fields around the requested ones are read.
///
/// ``CSVFieldMarks`` has their places. Marks are made in one pass over a page of records when one
/// of them is read first.
extension CSVSource {
  /// The distance of two wanted stretches of the file that are read at once, in units. To read what
  /// is between them costs less than a second call of the system.
  private static let gapMax = 8192

  /// Whether fields of this file are marked.
  var isWide: Bool {
    dialect.json == nil && !dialect.isDrawn && columns.count >= plan.columnsMin
  }

  /// The number of groups of fields that are marked.
  private var markedGroups: Int { (columns.count + plan.interval - 1) / plan.interval }

  /// Like ``withFields(of:_:ragged:_:)``, for a file with many columns.
  func withMarkedFields(
    of rows: Range<Int>, _ wanted: [Int],
    ragged: ((_ row: Int, _ byteOffset: Int, _ fields: Int) -> Void)?,
    _ body: ([CSVColumnDecoder]) throws -> Void
  ) throws {
    let pages = try marks(of: rows)
    if let ragged { Self.report(pages, rows, columns.count, ragged) }
    let fields = WantedFields(wanted, groupCount: markedGroups, interval: plan.interval)
    if wanted.isEmpty { return try withNoFields(wanted, body) }
    let (text, places) = try text(of: fields.runs.map(\.groups), rows, pages)
    let stride = CSVFieldSpan.stride(rows: rows.count)
    let spans = UnsafeMutableBufferPointer<CSVFieldSpan>.allocate(
      capacity: max(fields.slotCount * stride, 1))
    defer { spans.deallocate() }
    spans.initialize(repeating: .missing)
    try text.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let count = buffer.count - CSVFieldSplitter.padding
      let quoted = CSVFieldSplitter(base, count: count, dialect.grammar(isLiteral: false))
      let literal = CSVFieldSplitter(base, count: count, dialect.grammar(isLiteral: true))
      let border = index.span(of: rows).literalFrom.records
      var place = 0
      for page in pages {
        for row in page.rows.clamped(to: rows) {
          let splitter = row >= border ? literal : quoted
          let fieldCount = page.fieldCounts[row - page.rows.lowerBound]
          for run in fields.runs {
            splitter.take(
              min(run.columns.upperBound, fieldCount) - run.columns.lowerBound, from: places[place],
              slots: run.slots, into: spans, at: row - rows.lowerBound, stride: stride)
            place += 1
          }
        }
      }
      let splitter = rows.lowerBound >= border ? literal : quoted
      try body(
        fields.slotOf.map { slot in
          CSVColumnDecoder(
            base: base, splitter: splitter,
            spans: UnsafeBufferPointer(
              rebasing: spans[slot * stride..<slot * stride + rows.count]))
        })
    }
  }

  private static func report(
    _ pages: [CSVFieldMarks], _ rows: Range<Int>, _ columnCount: Int,
    _ ragged: (_ row: Int, _ byteOffset: Int, _ fields: Int) -> Void
  ) {
    for page in pages {
      for row in page.rows.clamped(to: rows) {
        let place = row - page.rows.lowerBound
        let fields = page.fieldCounts[place]
        if fields != columnCount { ragged(row, page.starts[place], fields) }
      }
    }
  }

  // MARK: Marks

  /// The pages of marks of some rows, in order.
  private func marks(of rows: Range<Int>) throws -> [CSVFieldMarks] {
    let numbers = rows.lowerBound / pageRows..<(rows.upperBound - 1) / pageRows + 1
    var pages = [CSVFieldMarks?](repeating: nil, count: numbers.count)
    // Two workers that read the same rows begin at both ends, and so make half of the pages each.
    let isReversed = numbers.count > 1 && marked.turn()
    for step in 0..<numbers.count {
      let place = isReversed ? numbers.count - 1 - step : step
      let number = numbers.lowerBound + place
      let upTo = min((number + 1) * pageRows, rows.upperBound)
      if let kept = marked.page(number, upTo: upTo) {
        pages[place] = kept
      } else {
        let made = try makeMarks(number * pageRows..<min((number + 1) * pageRows, rowCount))
        marked.keep(made, as: number)
        pages[place] = made
      }
    }
    return pages.compactMap { $0 }
  }

  /// Reads some records whole, and records where their fields are.
  private func makeMarks(_ rows: Range<Int>) throws -> CSVFieldMarks {
    let span = index.span(of: rows)
    let count = span.end - span.start.offset
    guard count <= Self.pieceBytesMax else { throw CSVOversize() }
    let markCount = markedGroups + 2
    var starts: [Int] = []
    var fieldCounts: [Int] = []
    var hasEnded = true
    let bytes = try [UInt8](unsafeUninitializedCapacity: count + CSVFieldSplitter.padding) {
      buffer, initialized in
      let whole = UnsafeMutableRawBufferPointer(buffer)
      try units.read(
        at: span.start.offset, into: UnsafeMutableRawBufferPointer(rebasing: whole[..<count]))
      for index in count..<count + CSVFieldSplitter.padding { whole[index] = 0 }
      initialized = count + CSVFieldSplitter.padding
    }
    let distances = [UInt32](unsafeUninitializedCapacity: rows.count * markCount) {
      marks, initialized in
      marks.initialize(repeating: 0)
      initialized = rows.count * markCount
      bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        let quoted = CSVFieldSplitter(base, count: count, dialect.grammar(isLiteral: false))
        let literal = CSVFieldSplitter(base, count: count, dialect.grammar(isLiteral: true))
        var at = skip(base, count, span, rows.lowerBound, quoted, literal)
        for row in rows {
          let splitter = row >= span.literalFrom.records ? literal : quoted
          at = splitter.recordStart(from: at)
          starts.append(span.start.offset + at)
          guard at < count else {
            fieldCounts.append(0)
            hasEnded = false
            continue
          }
          let first = (row - rows.lowerBound) * markCount
          let found = splitter.mark(
            from: at, every: plan.interval,
            into: UnsafeMutableBufferPointer(rebasing: marks[first..<first + markCount - 1]))
          marks[first + markCount - 1] = UInt32(truncatingIfNeeded: found.next - at)
          fieldCounts.append(found.fields)
          hasEnded = found.hasEnded
          at = found.next
        }
      }
    }
    return CSVFieldMarks(
      rows: rows, starts: starts, fieldCounts: fieldCounts, groupCount: markedGroups,
      distances: distances, hasEnded: hasEnded)
  }

  // MARK: Bytes

  /// The text of some groups of fields of some rows, and where each begins in it: row by row, and
  /// within a row in the order of `runs`.
  private func text(
    of runs: [Range<Int>], _ rows: Range<Int>, _ pages: [CSVFieldMarks]
  ) throws -> (text: [UInt8], places: [Int]) {
    var places: [Int] = []
    places.reserveCapacity(rows.count * runs.count)
    if dialect.encoding != .utf8 {
      var text: [UInt8] = []
      for page in pages {
        for row in page.rows.clamped(to: rows) {
          for run in runs {
            places.append(text.count)
            text += try units.text(page.range(ofRow: row, groups: run), padding: 0)
            guard text.count <= Self.pieceBytesMax else { throw CSVOversize() }
          }
        }
      }
      text.append(contentsOf: repeatElement(0, count: CSVFieldSplitter.padding))
      return (text, places)
    }
    var reads: [Range<Int>] = []
    var total = 0
    for page in pages {
      for row in page.rows.clamped(to: rows) {
        for run in runs {
          let range = page.range(ofRow: row, groups: run)
          if let last = reads.last, range.lowerBound - last.upperBound <= Self.gapMax {
            places.append(total - last.upperBound + range.lowerBound)
            reads[reads.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            total += max(0, range.upperBound - last.upperBound)
          } else {
            places.append(total)
            reads.append(range)
            total += range.count
          }
        }
      }
    }
    guard total <= Self.pieceBytesMax else { throw CSVOversize() }
    let text = try [UInt8](unsafeUninitializedCapacity: total + CSVFieldSplitter.padding) {
      buffer, initialized in
      let whole = UnsafeMutableRawBufferPointer(buffer)
      var at = 0
      for range in reads where !range.isEmpty {
        try units.read(
          at: range.lowerBound,
          into: UnsafeMutableRawBufferPointer(rebasing: whole[at..<at + range.count]))
        at += range.count
      }
      for index in total..<total + CSVFieldSplitter.padding { whole[index] = 0 }
      initialized = total + CSVFieldSplitter.padding
    }
    return (text, places)
  }
}

/// The wanted columns of a wide file, as runs of neighbouring groups.
private struct WantedFields {
  /// Groups that are read together.
  struct Run {
    /// The groups.
    var groups: Range<Int>
    /// From the first of their columns to the last wanted one.
    var columns: Range<Int>
    /// By column, the slot of its spans, or -1.
    var slots: [Int32]
  }

  /// The runs in ascending order.
  var runs: [Run] = []
  /// By wanted column, its slot. Those that no record can have share one that stays missing.
  var slotOf: [Int]
  /// The number of slots.
  var slotCount = 0

  init(_ wanted: [Int], groupCount: Int, interval: Int) {
    slotOf = [Int](repeating: -1, count: wanted.count)
    var missing: Int?
    var last = -1
    for place in wanted.indices.sorted(by: { wanted[$0] < wanted[$1] }) {
      let column = wanted[place]
      guard 0..<CSVSource.columnsMax ~= column else {
        if missing == nil {
          missing = slotCount
          slotCount += 1
        }
        slotOf[place] = missing ?? 0
        continue
      }
      if column != last {
        add(column, in: min(column / interval, groupCount), interval)
        last = column
      }
      slotOf[place] = slotCount - 1
    }
  }

  /// Gives a column that is higher than all before it a slot.
  private mutating func add(_ column: Int, in group: Int, _ interval: Int) {
    if runs.isEmpty || group > runs[runs.count - 1].groups.upperBound {
      runs.append(
        Run(groups: group..<group + 1, columns: group * interval..<column + 1, slots: []))
    }
    let run = runs.count - 1
    runs[run].groups = runs[run].groups.lowerBound..<group + 1
    runs[run].columns = runs[run].columns.lowerBound..<column + 1
    runs[run].slots += repeatElement(-1, count: runs[run].columns.count - runs[run].slots.count)
    runs[run].slots[column - runs[run].columns.lowerBound] = Int32(truncatingIfNeeded: slotCount)
    slotCount += 1
  }
}
