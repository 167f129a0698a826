import CellFormats
import ColumnStorage
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

/// What a file's records are by the plainest reading there is, for comparison.
struct PlainCSV {
  var rows: [[[UInt8]]] = []
  var ends: [Int] = []

  /// Reads bytes one at a time by the rules of ``CSVDialect``.
  init(_ bytes: [UInt8], _ dialect: CSVDialect) {
    var from = 0
    var quote = dialect.quote
    while from < bytes.count {
      guard let line = Self.line(bytes, from, dialect, quote) else {
        quote = nil
        continue
      }
      if let fields = line.fields {
        rows.append(fields)
        ends.append(line.end)
      }
      from = line.end
    }
  }

  private static func breakLength(_ bytes: [UInt8], _ at: Int, _ dialect: CSVDialect) -> Int {
    if bytes[at] == 10 { return 1 }
    if bytes[at] != 13 { return 0 }
    if at + 1 < bytes.count, bytes[at + 1] == 10 { return 2 }
    return dialect.loneCarriageReturnEnds ? 1 : 0
  }

  private static func line(
    _ bytes: [UInt8], _ from: Int, _ dialect: CSVDialect, _ quote: UInt8?
  ) -> (fields: [[UInt8]]?, end: Int)? {
    let blank = breakLength(bytes, from, dialect)
    if blank > 0 { return (dialect.blankLinesAreRecords ? [[]] : nil, from + blank) }
    if !dialect.commentPrefix.isEmpty, bytes[from...].starts(with: dialect.commentPrefix) {
      var at = from
      while at < bytes.count, breakLength(bytes, at, dialect) == 0 { at += 1 }
      return (nil, at == bytes.count ? at : at + breakLength(bytes, at, dialect))
    }
    var fields: [[UInt8]] = []
    var field: [UInt8] = []
    var at = from
    var isStart = true
    // Blanks at the end of a line are no field.
    func all() -> [[UInt8]] {
      let isBlank = isStart && dialect.delimiter == 0x20 && dialect.skipInitialSpace
      return isBlank && !fields.isEmpty ? fields : fields + [field]
    }
    while true {
      if at == bytes.count { return (all(), at) }
      if isStart, bytes[at] == 0x20, dialect.skipInitialSpace {
        at += 1
      } else if isStart, bytes[at] == quote {
        at += 1
        while true {
          guard at < bytes.count else { return nil }
          if bytes[at] == 0x5C, dialect.escape == .backslash {
            guard at + 1 < bytes.count else { return nil }
            field.append(bytes[at + 1])
            at += 2
          } else if bytes[at] == quote {
            at += 1
            guard dialect.escape == .doubled, at < bytes.count, bytes[at] == quote else { break }
            field.append(bytes[at])
            at += 1
          } else {
            field.append(bytes[at])
            at += 1
          }
        }
        isStart = false
      } else if bytes[at] == dialect.delimiter {
        fields.append(field)
        field = []
        isStart = true
        at += 1
      } else if breakLength(bytes, at, dialect) > 0 {
        return (all(), at + breakLength(bytes, at, dialect))
      } else {
        field.append(bytes[at])
        isStart = false
        at += 1
      }
    }
  }
}

struct CSVIndexTests {
  private static let seeds = UInt64(TestSettings.seedCount(4000))

  private func source(
    _ bytes: [UInt8], _ dialect: CSVDialect, columns: Int = 4, blockSize: Int, chunkRows: Int = 4,
    plan: CSVMarkPlan = CSVMarkPlan()
  ) throws -> CSVSource {
    let column = CSVColumn(name: "", settings: .init(type: .text))
    let source = CSVSource(
      bytes: MemoryByteSource(bytes), dialect: dialect,
      columns: Array(repeating: column, count: columns),
      layout: CSVLayout(header: nil, dataStart: 0), chunkRows: chunkRows, blockSize: blockSize,
      plan: plan)
    try source.index.scan()
    return source
  }

  private func randomDialect(_ generator: inout SeededGenerator) -> CSVDialect {
    var dialect = CSVDialect()
    dialect.quote = [0x22, 0x22, 0x22, 0x27, nil].randomElement(using: &generator) ?? nil
    dialect.escape = Int.random(in: 0..<4, using: &generator) == 0 ? .backslash : .doubled
    dialect.loneCarriageReturnEnds = Int.random(in: 0..<4, using: &generator) == 0
    dialect.blankLinesAreRecords = Int.random(in: 0..<3, using: &generator) == 0
    let prefixes: [[UInt8]] = [[], [], [], [0x23], [0x2F, 0x2F]]
    dialect.commentPrefix = prefixes.randomElement(using: &generator) ?? []
    dialect.skipInitialSpace = Int.random(in: 0..<3, using: &generator) == 0
    if dialect.skipInitialSpace, Bool.random(using: &generator) { dialect.delimiter = 0x20 }
    return dialect
  }

  private func randomBytes(_ generator: inout SeededGenerator, wild: Bool) -> [UInt8] {
    let pieces: [String] =
      wild
      ? [
        "a", "b", ",", ",", "\"", "\"", "\"\"", "\n", "\n", "\r\n", "\r", "'", "\\", "#", "/", "é",
        " ", " ",
      ]
      : [
        "a", ",", ",", "bb", "\n", "\r\n", ",\"q\",", "\"\n,\"\"x\"\n", "\n\n", "\n\"\",\"a,b\"\n",
        " ", ", \"q\",", "\n  \"a, b\" ",
      ]
    let count = Int.random(in: 0..<40, using: &generator)
    return (0..<count).flatMap { _ in
      Array((pieces.randomElement(using: &generator) ?? "").utf8)
    }
  }

  @Test func `the index agrees with a plain reading whatever the blocks`() throws {
    for seed in 0..<Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let dialect = seed % 2 == 0 ? CSVDialect() : randomDialect(&generator)
      let bytes = randomBytes(&generator, wild: seed % 4 < 2)
      let plain = PlainCSV(bytes, dialect)
      let blockSize = [1, 2, 3, 5, 7, 64, 100].randomElement(using: &generator) ?? 1
      let source = try source(bytes, dialect, blockSize: blockSize)
      let shown = String(decoding: bytes, as: UTF8.self).debugDescription
      try #require(
        source.rowCount == plain.rows.count, "seed \(seed) block \(blockSize) \(shown) \(dialect)")
      for row in plain.rows.indices {
        let end = try source.index.end(ofRecord: row)
        try #require(end == plain.ends[row], "seed \(seed) row \(row) \(shown)")
      }
    }
  }

  @Test func `decoded rows and single cells agree with a plain reading`() throws {
    for seed in 0..<Self.seeds {
      var generator = SeededGenerator(seed: seed &+ 1_000_000)
      let dialect = seed % 2 == 0 ? CSVDialect() : randomDialect(&generator)
      let bytes = randomBytes(&generator, wild: seed % 4 < 2)
      let plain = PlainCSV(bytes, dialect)
      let blockSize = Int.random(in: 1...9, using: &generator)
      let plan = seed % 3 == 0 ? CSVMarkPlan() : .random(columnsMin: 1, &generator)
      let source = try source(bytes, dialect, blockSize: blockSize, plan: plan)
      let requests = (0..<4).map { ColumnRequest(ColumnNumber($0), as: .values(.text)) }
      let shown = String(decoding: bytes, as: UTF8.self).debugDescription
      let cells = source.cells(rows: Array(plain.rows.indices), requests)
      for start in stride(from: 0, to: plain.rows.count, by: 4) {
        let rows = start..<min(start + 4, plain.rows.count)
        let chunks = source.decode(rows: rows, requests)
        for row in rows {
          for column in 0..<4 {
            let fields = plain.rows[row]
            let expected = column < fields.count ? Cell(.text(Text(fields[column]))) : .null
            let decoded = chunks[column].cell(at: row - start, type: .text)
            try #require(decoded == expected, "seed \(seed) \(row):\(column) \(shown) \(dialect)")
            try #require(cells[column][row] == expected, "seed \(seed) \(shown)")
          }
        }
      }
    }
  }

  @Test func `fields beyond the columns agree with a plain reading`() throws {
    for seed in 0..<Self.seeds / 2 {
      var generator = SeededGenerator(seed: seed &+ 2_000_000)
      let dialect = seed % 2 == 0 ? CSVDialect() : randomDialect(&generator)
      let bytes = randomBytes(&generator, wild: seed % 4 < 2)
      let plain = PlainCSV(bytes, dialect)
      let width = Int.random(in: 1...3, using: &generator)
      let source = try source(
        bytes, dialect, columns: width, blockSize: Int.random(in: 1...9, using: &generator))
      let shown = String(decoding: bytes, as: UTF8.self).debugDescription
      let request = ColumnRequest(.extraFields, as: .text)
      // Before and after it is known which rows have such fields.
      for isExamined in [false, true] {
        if isExamined { _ = try source.examine() }
        let cells = source.cells(rows: Array(plain.rows.indices.reversed()), [request])[0]
        for start in stride(from: 0, to: plain.rows.count, by: 4) {
          let rows = start..<min(start + 4, plain.rows.count)
          let requests = [ColumnRequest(ColumnNumber(0), as: .text), request]
          let chunk = source.decode(rows: rows, requests)[1]
          for row in rows {
            let expected = Array(plain.rows[row].dropFirst(width))
            for cell in [chunk.cell(at: row - start, type: .text), cells.reversed()[row]] {
              let found = PackedFields.unpacked(cell.overlayText.utf8[...])
              try #require(found == expected, "seed \(seed) row \(row) \(shown) \(dialect)")
            }
          }
        }
      }
      let most = plain.rows.map(\.count).max() ?? 0
      #expect(try source.longestRecord() == max(width, most), "seed \(seed) \(shown)")
      #expect(source.mayHaveExtraFields == (most > width), "seed \(seed) \(shown)")
      #expect(
        try source.examine().longRows == plain.rows.count { $0.count > width }, "seed \(seed)")
    }
  }

  @Test func `the two sides of a block are what scanning from either state gives`() {
    for seed in 0..<Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let bytes = randomBytes(&generator, wild: false)
      let pad = [UInt8](repeating: 0x0A, count: 64)
      let scan = (pad + bytes + pad).withUnsafeBufferPointer { buffer in
        CSVBlockScanner(CSVDialect().grammar(isLiteral: false)).scan(
          buffer.baseAddress! + 64, count: bytes.count)
      }
      for (side, state) in [
        (scan.outside, CSVLineScanner.State.lineStart), (scan.inside, .quoted),
      ] where !side.isIrregular {
        var exact = CSVLineScanner(CSVDialect().grammar(isLiteral: false), state: state)
        var ends = 0
        bytes.withUnsafeBufferPointer { buffer in
          var at = 0
          while let end = exact.nextEnd(buffer, from: at) {
            ends += exact.isRecord ? 1 : 0
            at = end
          }
        }
        #expect(side.recordEnds == ends, "seed \(seed)")
        #expect(exact.isQuoted == ((state == .quoted) != scan.flips), "seed \(seed)")
        #expect(scan.lineBreaks == bytes.count(where: { $0 == 0x0A }))
      }
    }
  }

  @Test func `an unclosed quote does not swallow the rows behind it`() throws {
    let text = "a,b\n1,\"two\n3,4\n5,6\n"
    let source = try source(Array(text.utf8), CSVDialect(), columns: 2, blockSize: 4)
    #expect(source.rowCount == 4)
    #expect(source.index.unclosedQuoteOffset == 4)
    #expect(try source.index.line(atByte: 4) == 2)
    let cells = source.cells(rows: [1, 2], [ColumnRequest(ColumnNumber(1), as: .text)])
    #expect(cells[0].map(\.value) == [.text("\"two"), .text("4")])
  }

  @Test func `blank lines are no records wherever the runs of 64 bytes are cut`() throws {
    for lead in 1...130 {
      let text = String(repeating: "x", count: lead) + "\r\n\r\n\r\ny\n\nz\r\n"
      let source = try source(Array(text.utf8), CSVDialect(), columns: 1, blockSize: 4096)
      #expect(source.rowCount == 3, "\(lead) bytes before")
    }
  }

  @Test func `a scan can be stopped between rounds and taken up again`() throws {
    let bytes = Array(String(repeating: "a,\"b\nc\",d\n", count: 500).utf8)
    let column = CSVColumn(name: "", settings: .init(type: .text))
    let source = CSVSource(
      bytes: MemoryByteSource(bytes), dialect: CSVDialect(), columns: [column],
      layout: CSVLayout(header: nil, dataStart: 0), blockSize: 16)
    var counts: [Int] = []
    while !source.index.isComplete {
      try source.index.scan(shouldContinue: {
        counts.append($0)
        return false
      })
    }
    #expect(counts.count > 2)
    #expect(counts == counts.sorted())
    #expect(counts.last == 500)
  }

  @Test func `lines are counted in quotes too`() throws {
    let bytes = Array(String(repeating: "a,\"b\nc\",d\n", count: 100).utf8)
    let source = try source(bytes, CSVDialect(), blockSize: 7)
    for row in 0..<100 {
      #expect(try source.index.line(atByte: try source.index.end(ofRecord: row - 1)) == row * 2 + 1)
    }
  }
}
