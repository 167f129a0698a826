import CellFormats
import ColumnStorage
import Synchronization
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

extension CSVMarkPlan {
  /// A plan with tiny pages.
  static func random(columnsMin: Int, _ generator: inout SeededGenerator) -> CSVMarkPlan {
    var plan = CSVMarkPlan()
    plan.columnsMin = columnsMin
    plan.interval = Int.random(in: 1...5, using: &generator)
    plan.pageCells = Int.random(in: 1...60, using: &generator)
    plan.blockCells = [1, 20, 1 << 19].randomElement(using: &generator) ?? 1
    plan.bytesMax = [0, 200, 2000, 1 << 20].randomElement(using: &generator) ?? 0
    return plan
  }
}

/// Files with many columns, read around the wanted fields only, beside the same files read whole.
struct CSVWideTests {
  private static let fields = [
    "a", "", "12", "-3.5", "NA", "é", "\"x,y\"", "\"say \"\"hi\"\"\"", "\"two\nlines\"", "\"\"",
    "\"q\"z", "2024-02-03", "long text with many words",
  ]

  /// A text with as many fields per record as there are columns, more or fewer.
  private func text(_ columns: Int, _ generator: inout SeededGenerator) -> String {
    let lineEnd = ["\n", "\r\n"].randomElement(using: &generator) ?? "\n"
    var text = ""
    for _ in 0..<Int.random(in: 0...30, using: &generator) {
      var count = columns
      if Int.random(in: 0..<4, using: &generator) == 0 {
        count = Int.random(in: 1...columns + 5, using: &generator)
      }
      if Int.random(in: 0..<9, using: &generator) == 0 { text += lineEnd }
      let fields = (0..<count).map { _ in Self.fields.randomElement(using: &generator) ?? "" }
      text += fields.joined(separator: ",") + lineEnd
    }
    if Int.random(in: 0..<6, using: &generator) == 0 { text += "\"open,1,2" + lineEnd + "3,4" }
    if Bool.random(using: &generator), text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  private func source(
    _ bytes: [UInt8], _ dialect: CSVDialect, _ columns: [CSVColumn], _ plan: CSVMarkPlan,
    blockSize: Int
  ) throws -> CSVSource {
    let source = CSVSource(
      bytes: MemoryByteSource(bytes), dialect: dialect, columns: columns,
      layout: CSVLayout(header: nil, dataStart: 0), chunkRows: 8, blockSize: blockSize, plan: plan)
    try source.index.scan()
    return source
  }

  private func fields(
    _ places: [Int], of rows: Range<Int>, in source: CSVSource
  ) throws -> [[Cell]] {
    var found: [[Cell]] = []
    let parser = CellParser(ParseSettings(type: .text))
    try source.withFields(of: rows, places) { decoders in
      found = decoders.map { decoder in
        rows.indices.map { decoder.cell($0 - rows.lowerBound, parser) }
      }
    }
    return found
  }

  @Test func `fields around the wanted ones give what whole records give`() throws {
    let types: [ColumnType] = [.text, .integer, .number, .date, .decimal]
    for seed in 0..<UInt64(TestSettings.seedCount(300, inSweep: 7500)) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...24, using: &generator)
      var dialect = CSVDialect()
      dialect.encoding =
        [.utf8, .utf8, .latin1, .utf16le].randomElement(using: &generator) ?? .utf8
      let text = text(count, &generator)
      let bytes = try #require(TextTranscoder.bytes(Array(text.utf8), in: dialect.encoding))
      let columns = (0..<count).map { _ in
        CSVColumn(
          name: "", settings: .init(type: types.randomElement(using: &generator) ?? .text))
      }
      var never = CSVMarkPlan()
      never.columnsMin = .max
      let blockSize = Int.random(in: 1...99, using: &generator)
      let whole = try source(bytes, dialect, columns, never, blockSize: blockSize)
      let plan = CSVMarkPlan.random(columnsMin: 1, &generator)
      let wide = try source(bytes, dialect, columns, plan, blockSize: blockSize)
      let shown = "seed \(seed) \(plan) \(text.debugDescription)"
      try #require(wide.rowCount == whole.rowCount)
      for _ in 0..<4 where wide.rowCount > 0 {
        let requests = (0..<Int.random(in: 1...count + 2, using: &generator)).map { _ in
          let column = Int.random(in: 0..<count + 3, using: &generator)
          let type = column < count ? columns[column].settings.type : .text
          let form = Bool.random(using: &generator) ? ChunkForm.text : .values(type)
          return ColumnRequest(ColumnNumber(column), as: form)
        }
        let first = Int.random(in: 0..<wide.rowCount, using: &generator)
        let rows = first..<Int.random(in: first + 1...wide.rowCount, using: &generator)
        let chunks = wide.decode(rows: rows, requests)
        try #require(chunks == whole.decode(rows: rows, requests), "\(shown)")
        // Several columns at once are what each is alone.
        let alone = requests.map { wide.decode(rows: rows, [$0])[0] }
        try #require(chunks == alone, "\(shown)")
        // Fields behind the last column, too.
        let places = requests.map { $0.column.rawValue * 2 }
        try #require(
          try fields(places, of: rows, in: wide) == fields(places, of: rows, in: whole), "\(shown)")
        let scattered = (0..<5).map { _ in Int.random(in: 0..<wide.rowCount, using: &generator) }
        try #require(
          wide.cells(rows: scattered, requests) == whole.cells(rows: scattered, requests),
          "\(shown)")
        #expect(wide.marked.byteSize <= plan.bytesMax, "\(shown)")
      }
      let examined = try whole.examine()
      try #require(try wide.examine() == examined, "\(shown)")
      // Stopped after each chunk, and with the parts read in any order.
      var stopped: CSVExamination?
      while stopped.map({ $0.rows < wide.rowCount }) ?? true {
        stopped = try wide.examine(
          from: stopped,
          { count, work in for part in (0..<count).reversed() { work(part) } },
          shouldContinue: { _ in false })
      }
      try #require(stopped?.columns == examined.columns, "\(shown)")
      if !bytes.isEmpty { try #require(stopped?.diagnostics == examined.diagnostics, "\(shown)") }
    }
  }

  @Test func `a chunk is clean if no text of it is suspect alone`() {
    let pieces: [[UInt8]] = [
      [0x61], [0x20, 0x7E], Array("é".utf8), Array("日本".utf8), Array("😀".utf8), [0xC3], [0xA9],
      [0xC2, 0x85], [0xEF, 0xBF, 0xBD], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80],
      [0xC0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xFF], [], Array("longer than a word of eight".utf8),
    ]
    for seed in 0..<UInt64(TestSettings.seedCount(20_000)) {
      var generator = SeededGenerator(seed: seed)
      let isTame = Bool.random(using: &generator)
      var arena = TextArena()
      for _ in 0..<Int.random(in: 0..<5, using: &generator) {
        arena.append(
          (0..<Int.random(in: 0..<4, using: &generator)).flatMap { _ in
            (isTame ? pieces[..<5] : pieces[...]).randomElement(using: &generator) ?? []
          })
      }
      let areClean = (0..<arena.count).allSatisfy { place in
        guard let text = String(validating: arena[place], as: UTF8.self) else { return false }
        return text.unicodeScalars.allSatisfy { !(0x80...0x9F ~= $0.value) && $0.value != 0xFFFD }
      }
      #expect(ArenaCheck.isClean(arena) == areClean, "seed \(seed) \(arena)")
    }
  }

  @Test func `a column far to the right is read without the fields before it`() throws {
    let (columnCount, rowCount) = (2000, 40)
    var bytes: [UInt8] = []
    for row in 0..<rowCount {
      let fields = (0..<columnCount).map { "\(row * columnCount + $0)" }
      bytes += Array(fields.joined(separator: ",").utf8) + [0x0A]
    }
    let counting = CountingSource(bytes)
    let column = CSVColumn(name: "", settings: .init(type: .integer))
    let source = CSVSource(
      bytes: counting, dialect: CSVDialect(), columns: Array(repeating: column, count: columnCount),
      layout: CSVLayout(header: nil, dataStart: 0))
    try source.index.scan()
    func read(_ column: Int) -> Int {
      counting.count.withLock { $0 = 0 }
      let chunk = source.decode(
        rows: 0..<rowCount, [ColumnRequest(ColumnNumber(column), as: .values(.integer))])[0]
      for row in 0..<rowCount {
        #expect(
          chunk.cell(at: row, type: .integer) == Cell(.integer(Int64(row * columnCount + column))))
      }
      return counting.count.withLock { $0 }
    }
    // The first read takes down where fields are, once.
    #expect(read(1999) >= bytes.count)
    for column in [0, 700, 1998] { #expect(read(column) < bytes.count / 10) }
  }

  @Test func `records that go on after a look at them are read to their end`() throws {
    var plan = CSVMarkPlan()
    plan.columnsMin = 1
    plan.interval = 2
    let growing = GrowingSource(Array("1,2,3,4\n5,6,7,8".utf8))
    let column = CSVColumn(name: "", settings: .init(type: .text))
    let source = CSVSource(
      bytes: growing, dialect: CSVDialect(), columns: Array(repeating: column, count: 4),
      layout: CSVLayout(header: nil, dataStart: 0), plan: plan)
    try source.index.scan()
    let requests = [1, 3].map { ColumnRequest(ColumnNumber($0), as: .text) }
    func texts() -> [[CellValue]] {
      source.cells(rows: Array(0..<source.rowCount), requests).map { $0.map(\.value) }
    }
    #expect(texts() == [[.text("2"), .text("6")], [.text("4"), .text("8")]])
    growing.bytes.withLock { $0 += Array("\n9,10,11,12\n".utf8) }
    try source.grow()
    #expect(
      texts() == [
        [.text("2"), .text("6"), .text("10")], [.text("4"), .text("8"), .text("12")],
      ])
  }
}

/// Bytes that count how many of them are read.
private final class CountingSource: ByteSource {
  let memory: MemoryByteSource
  let count = Mutex(0)

  init(_ bytes: [UInt8]) { memory = MemoryByteSource(bytes) }

  var size: Int { memory.size }
  var isResident: Bool { false }

  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
    count.withLock { $0 += buffer.count }
    try memory.read(at: offset, into: buffer)
  }
}

/// Bytes that become more.
private final class GrowingSource: ByteSource {
  let bytes: Mutex<[UInt8]>

  init(_ bytes: [UInt8]) { self.bytes = Mutex(bytes) }

  var size: Int { bytes.withLock { $0.count } }
  var isResident: Bool { false }

  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
    try MemoryByteSource(bytes.withLock { $0 }).read(at: offset, into: buffer)
  }
}
