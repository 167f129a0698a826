import CellFormats
import ColumnStorage
import Synchronization
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

struct CSVSourceTests {
  private func open(_ text: String) throws -> CSVSource {
    try open(Array(text.utf8))
  }

  private func open(_ bytes: [UInt8]) throws -> CSVSource {
    let source = try CSVSource.open(MemoryByteSource(bytes)).source
    try source.index.scan()
    return source
  }

  private func rendered(
    _ source: CSVSource, _ order: [CSVRowReference], _ edits: [CSVRowReference: [Int: Cell]] = [:]
  ) throws -> String {
    var bytes: [UInt8] = []
    try source.rendered(order: order, edits: { edits[$0] }, write: { bytes += $0 })
    return String(decoding: bytes, as: UTF8.self)
  }

  private func all(_ source: CSVSource) -> [CSVRowReference] {
    (0..<source.rowCount).map { .source($0) }
  }

  @Test func `typed chunks keep what does not parse`() throws {
    let rows = (0..<9000).map { "\($0),\($0 % 7).5,2024-01-0\($0 % 9 + 1),true" }
    var lines = ["id,x,d,b"] + rows
    lines[8999] = "oops,,2024-02-30,maybe"
    let types: [ColumnType] = [.integer, .number, .date, .boolean]
    let source = try CSVSource.open(
      MemoryByteSource(Array(lines.joined(separator: "\n").utf8)),
      types: Dictionary(uniqueKeysWithValues: types.enumerated().map { ($0, $1) })
    ).source
    try source.index.scan()
    #expect(source.columns.map(\.settings.type) == types)
    let requests = types.enumerated().map { ColumnRequest(ColumnNumber($0), as: .values($1)) }
    let chunks = source.decode(rows: 8192..<9000, requests)
    let bad = 8998 - 8192
    #expect(chunks[0].cell(at: bad, type: .integer) == Cell(.error(.doesNotParse), source: "oops"))
    #expect(chunks[1].cell(at: bad, type: .number) == .null)
    #expect(chunks[2].errors.map(\.source) == ["2024-02-30"])
    #expect(chunks[3].errors.map(\.row) == [bad])
    #expect(chunks[0].cell(at: 5, type: .integer) == Cell(.integer(8197)))
    let found = try source.examine()
    #expect(found.rows == 9000)
    #expect(found.columns.map(\.errors) == [1, 0, 1, 1])
    #expect(found.columns[1].nulls == 1)
    #expect(found.columns[2].firstError?.row == 8998)
    #expect(found.columns[2].firstError?.line == 9000)
    #expect(found.diagnosticCount == 3)
  }

  @Test func `single cells are those of chunks in any order of rows`() throws {
    let rows = (0..<5000).map { "\($0),\"n \($0), \"\"q\"\"\",\($0 % 3 == 0 ? "" : "1.50")" }
    let source = try open("id,name,x\n" + rows.joined(separator: "\r\n"))
    var generator = SeededGenerator(seed: 3)
    let requests = source.columns.enumerated().map {
      ColumnRequest(ColumnNumber($0), as: .values($1.settings.type))
    }
    let wanted = (0..<300).map { _ in Int.random(in: 0..<5000, using: &generator) }
    let cells = source.cells(rows: wanted, requests)
    for (place, row) in wanted.enumerated() {
      #expect(cells[0][place] == Cell(.integer(Int64(row))))
      #expect(cells[1][place] == Cell(.text(Text("n \(row), \"q\""))))
      #expect(
        cells[2][place] == (row % 3 == 0 ? .null : Cell(.number(1.5), source: "1.50")))
    }
  }

  @Test func `ragged records are read and told`() throws {
    let source = try open("a,b\n1,2\n3\n4,5,6\n7,8\n9,8\n")
    let requests = [0, 1].map { ColumnRequest(ColumnNumber($0), as: .values(.integer)) }
    let cells = source.cells(rows: [1, 2], requests)
    #expect(cells[1].map(\.value) == [.null, .integer(5)])
    let found = try source.examine()
    #expect(found.diagnostics.map(\.kind) == [.fieldCount, .fieldCount])
    #expect(found.diagnostics.map(\.line) == [3, 4])
    #expect(found.diagnostics.map(\.found) == ["1", "3"])
    #expect(
      try rendered(
        source, all(source), [.source(1): [1: Cell(.integer(0))], .source(2): [0: Cell(.null)]])
        == "a,b\n1,2\n3,0\n,5,6\n7,8\n9,8\n")
  }

  @Test func `comment lines are told with their line and byte, behind the sample too`() throws {
    for lineEnd in ["\n", "\r\n"] {
      var options = CSVDialectOptions()
      options.commentPrefix = [0x23]
      var text = "a,b" + lineEnd
      var line = 2
      var comments: [(line: Int, byteOffset: Int, found: Text)] = []
      func add(_ part: String, isComment: Bool = false) {
        if isComment { comments.append((line, text.utf8.count, Text(part))) }
        text += part + lineEnd
        line += part.utf8.count { $0 == 0x0A } + 1
      }
      add("# first", isComment: true)
      for row in 0..<9000 {
        if row % 3000 == 2999 {
          add("# before \(row), \"so", isComment: true)
          add("")
          add("#", isComment: true)
          add("\"x\n# no comment\",\(row)")
        } else {
          add("x# no comment,\(row)")
        }
      }
      add("")
      add("# last", isComment: true)
      text += "# without end"
      comments.append((line, text.utf8.count - 13, "# without end"))
      let source = try CSVSource.open(MemoryByteSource(Array(text.utf8)), options: options).source
      try source.index.scan()
      let found = try source.examine()
      #expect(source.rowCount == 9000)
      #expect(found.diagnosticCount == comments.count)
      #expect(found.diagnostics.map(\.kind) == comments.map { _ in .comment })
      #expect(found.diagnostics.map(\.line) == comments.map(\.line))
      #expect(found.diagnostics.map(\.byteOffset) == comments.map(\.byteOffset))
      #expect(found.diagnostics.map(\.found) == comments.map(\.found))
    }
  }

  @Test func `comments are counted all and crowd out no other diagnostics`() throws {
    var options = CSVDialectOptions()
    options.commentPrefix = Array("//".utf8)
    let text = "a,b\n" + String(repeating: "1,2\n// note\n", count: 150) + "1\n"
    let source = try CSVSource.open(MemoryByteSource(Array(text.utf8)), options: options).source
    try source.index.scan()
    let found = try source.examine()
    #expect(source.rowCount == 151)
    #expect(found.diagnosticCount == 151)
    #expect(found.diagnosticCounts == [.comment: 150, .fieldCount: 1])
    let comments = found.diagnostics.filter { $0.kind == .comment && $0.row == nil }
    #expect(comments.count == CSVExamination.diagnosticsMax)
    #expect(found.diagnostics.map(\.kind).last == .fieldCount)
    #expect(found.diagnostics.count == CSVExamination.diagnosticsMax + 1)
  }

  @Test func `bytes that are no text are kept`() throws {
    let bytes: [UInt8] =
      Array("a,b\nü,1\né,2\n".utf8) + [0xFF, 0x00, 0x80, 0x2C] + Array("3\n".utf8)
    let source = try open(bytes)
    #expect(source.dialect.encoding.unitWidth == 1)
    var options = CSVDialectOptions()
    options.encoding = .utf8
    let forced = try CSVSource.open(MemoryByteSource(bytes), options: options).source
    try forced.index.scan()
    let request = [ColumnRequest(ColumnNumber(0), as: .values(.text))]
    #expect(forced.cells(rows: [2], request) == [[Cell(.text(Text([0xFF, 0x00, 0x80])))]])
    let found = try forced.examine()
    #expect(found.diagnostics.map(\.kind) == [.invalidEncoding])
    #expect(found.diagnostics.map(\.line) == [4])
  }

  @Test func `rows are moved, removed and inserted with their own bytes`() throws {
    let source = try open("id,name\r\n1,\"a\"\r\n# x\r\n2,b\n3,c")
    #expect(try rendered(source, all(source)) == "id,name\r\n1,\"a\"\r\n# x\r\n2,b\n3,c")
    let new: [CSVRowReference: [Int: Cell]] = [
      .inserted(1): [0: Cell(.integer(9)), 1: Cell(.text("x,\"y\""))]
    ]
    #expect(
      try rendered(source, [.source(2), .inserted(1), .source(0)], new)
        == "id,name\r\n# x\r\n3,c\r\n9,\"x,\"\"y\"\"\"\r\n1,\"a\"")
  }

  @Test func `comments before removed rows stay`() throws {
    let source = try open("a,b\n1,2\n# why\n3,4\n5,6\n")
    #expect(source.rowCount == 3)
    #expect(try rendered(source, [.source(0), .source(2)]) == "a,b\n1,2\n# why\n5,6\n")
    #expect(try rendered(source, [.source(1), .source(0)]) == "a,b\n# why\n3,4\n1,2\n")
    #expect(try rendered(source, []) == "a,b\n# why\n")
  }

  @Test func `rows can be inserted behind a header without a line end`() throws {
    let source = try open("a,b")
    #expect(try rendered(source, []) == "a,b")
    let new: [CSVRowReference: [Int: Cell]] = [.inserted(0): [0: Cell(.text("x"))]]
    #expect(try rendered(source, [.inserted(0)], new) == "a,b\nx,")
  }

  @Test func `rows can be read while the rest is still scanned`() throws {
    let text = "a,b\n" + (0..<50_000).map { "\($0),\"x\n\($0)\"\n" }.joined()
    let bytes = MemoryByteSource(Array(text.utf8))
    let source = try CSVSource.open(bytes).source
    let request = [ColumnRequest(ColumnNumber(0), as: .values(.integer))]
    var counts: [Int] = []
    try source.index.scan(shouldContinue: { count in
      counts.append(count)
      guard count > 0 else { return true }
      let row = count - 1
      return source.cells(rows: [row], request) == [[Cell(.integer(Int64(row)))]]
    })
    #expect(counts.last == 50_000)
    #expect(source.index.isComplete)
  }

  @Test func `null and the empty text are told apart by quotes`() throws {
    var options = CSVDialectOptions()
    options.nullSpellings = [[]]
    let bytes = Array("a,b\nx,1\n\"\",2\n,3\n".utf8)
    let source = try CSVSource.open(MemoryByteSource(bytes), options: options).source
    try source.index.scan()
    let request = [ColumnRequest(ColumnNumber(0), as: .values(.text))]
    #expect(source.cells(rows: [1, 2], request) == [[Cell(.text("")), .null]])
    #expect(
      try rendered(source, all(source), [.source(0): [0: .null], .source(2): [0: Cell(.text(""))]])
        == "a,b\n,1\n\"\",2\n\"\",3\n")
  }

  @Test func `a file that shrank gives named errors`() throws {
    let shrinking = ShrinkingSource(Array("a,b\n1,2\n3,4\n".utf8))
    let source = try CSVSource.open(shrinking).source
    try source.index.scan()
    shrinking.isGone.withLock { $0 = true }
    let request = [ColumnRequest(ColumnNumber(0), as: .values(.integer))]
    #expect(source.cells(rows: [0], request) == [[Cell(.error(.sourceChanged))]])
    let chunk = source.decode(rows: 0..<2, request)[0]
    #expect(chunk.errors.map(\.reason) == [.sourceChanged, .sourceChanged])
  }

  @Test func `a field beyond the limit is an error and the rest is read`() throws {
    let long = String(repeating: "x", count: CSVSource.fieldBytesMax + 1)
    let source = try open("a,b\nk,1\n\(long),2\nm,3\n")
    let requests = [
      ColumnRequest(ColumnNumber(0), as: .values(.text)),
      ColumnRequest(ColumnNumber(1), as: .values(.integer)),
    ]
    let cells = source.cells(rows: [0, 1, 2], requests)
    #expect(cells[0] == [Cell(.text("k")), Cell(.error(.fieldTooLong)), Cell(.text("m"))])
    let chunks = source.decode(rows: 0..<3, requests)
    #expect(chunks[0].errors.map(\.reason) == [.fieldTooLong])
    #expect(chunks[1].cell(at: 2, type: .integer) == Cell(.integer(3)))
  }

  @Test func `random edits read back as written`() throws {
    for seed in 0..<UInt64(TestSettings.seedCount(200)) {
      var generator = SeededGenerator(seed: seed)
      let pieces = ["a", ",", "\"", "\n", "\r\n", "#", "é", " ", "NA", ""]
      func text() -> Text {
        Text(
          (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
            pieces.randomElement(using: &generator) ?? ""
          }.joined())
      }
      let source = try open("a,b,c\nx,y,z\n\"p,q\",\"r\"\"s\",t\r\nu,v,\"w\nw\"")
      var edits: [CSVRowReference: [Int: Cell]] = [:]
      var order = all(source).shuffled(using: &generator)
      order.insert(.inserted(0), at: Int.random(in: 0...order.count, using: &generator))
      let requests = (0..<3).map { ColumnRequest(ColumnNumber($0), as: .values(.text)) }
      var expected: [[Cell]] = [[], [], []]
      for reference in order {
        for column in 0..<3 {
          var cell = Cell(.text(text()))
          if case .source(let row) = reference {
            if Bool.random(using: &generator) {
              cell = source.cells(rows: [row], [requests[column]])[0][0]
            } else {
              edits[reference, default: [:]][column] = cell
            }
          } else {
            edits[reference, default: [:]][column] = cell
          }
          expected[column].append(cell)
        }
      }
      let bytes = Array(try rendered(source, order, edits).utf8)
      let again = CSVSource(
        bytes: MemoryByteSource(bytes), dialect: source.dialect, columns: source.columns,
        layout: source.layout)
      try again.index.scan()
      try #require(again.rowCount == order.count, "seed \(seed)")
      try #require(
        again.cells(rows: Array(order.indices), requests) == expected, "seed \(seed)")
    }
  }
}

/// Bytes that can go away.
private final class ShrinkingSource: ByteSource {
  let memory: MemoryByteSource
  let isGone = Mutex(false)

  init(_ bytes: [UInt8]) { memory = MemoryByteSource(bytes) }

  var size: Int { memory.size }
  var isResident: Bool { false }

  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
    if isGone.withLock({ $0 }) { throw ByteSourceChanged() }
    try memory.read(at: offset, into: buffer)
  }
}
