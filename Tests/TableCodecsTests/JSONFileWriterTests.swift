import CellFormats
import ColumnStorage
import JSONText
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

extension CSVSource {
  /// The file with rows in an order, with edits, and with other columns.
  func written(
    _ rows: [CSVRowReference], columns: [CSVFileColumn]? = nil,
    _ edits: [CSVRowReference: [Int: Cell]] = [:]
  ) throws -> String {
    var runs: [CSVRowRun] = []
    for row in rows {
      switch row {
      case .source(let row): runs.append(.source(row..<row + 1))
      case .inserted(let row): runs.append(.inserted(row..<row + 1))
      }
    }
    let content = CSVFileContent(
      columns: columns ?? fileColumns, rows: runs,
      editedRows: { range in range.filter { edits[.source($0)] != nil } },
      cells: { edits[$0] ?? [:] })
    var output: [UInt8] = []
    try write(content) { piece in
      switch piece {
      case .bytes(let new): output += new
      case .copy(let range): output += try self.bytes.bytes(range)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// All records, in their order.
  var allRows: [CSVRowReference] { (0..<rowCount).map { .source($0) } }
}

struct JSONFileWriterTests {
  @Test func `only the edited value gets other bytes`() throws {
    let text = "[ {\"a\" : 1.50, \"b\":\"x\"} ,\n\t{ \"b\": null,  \"a\":2 }\n]\n"
    let source = try openJSON(text)
    #expect(try source.written(source.allRows) == text)
    let edited = try source.written(
      source.allRows, [.source(1): [0: Cell(.number(3)), 1: Cell(.text("\"y\""))]])
    #expect(edited == text.replacing("null", with: "\"\\\"y\\\"\"").replacing(":2 ", with: ":3 "))
  }

  @Test func `a value that is missing is added as the others are written`() throws {
    let source = try openJSON("{\"a\": 1, \"b\": true}\n{\"a\": 2}\n{}\n")
    let edits: [CSVRowReference: [Int: Cell]] = [
      .source(1): [1: Cell(.boolean(false))], .source(2): [1: Cell(.boolean(true)), 0: .null],
    ]
    #expect(
      try source.written(source.allRows, edits)
        == "{\"a\": 1, \"b\": true}\n{\"a\": 2, \"b\": false}\n{\"b\":true}\n")
  }

  @Test func `a null is written where there was a value`() throws {
    let source = try openJSON("{\"a\":1}\n{\"b\":1}\n")
    #expect(
      try source.written(source.allRows, [.source(0): [0: .null], .source(1): [0: .null]])
        == "{\"a\":null}\n{\"b\":1}\n")
  }

  @Test func `rows take their commas with them`() throws {
    let source = try openJSON("[{\"a\":1}, {\"a\":2}, {\"a\":3}]")
    #expect(try source.written([.source(1), .source(2)]) == "[{\"a\":2}, {\"a\":3}]")
    #expect(try source.written([.source(0), .source(1)]) == "[{\"a\":1}, {\"a\":2}]")
    #expect(
      try source.written([.source(2), .source(0), .source(1)])
        == "[{\"a\":3}, {\"a\":1}, {\"a\":2}]")
    #expect(try source.written([]) == "[]")
    let tall = try openJSON("[\n  {\"a\":1},\n  {\"a\":2}\n]\n")
    let new: [CSVRowReference: [Int: Cell]] = [.inserted(0): [0: Cell(.integer(9))]]
    #expect(
      try tall.written([.source(0), .source(1), .inserted(0)], new)
        == "[\n  {\"a\":1},\n  {\"a\":2},\n  {\"a\":9}\n]\n")
    #expect(
      try tall.written([.inserted(0), .source(0)], new) == "[\n  {\"a\":9},\n  {\"a\":1}\n]\n")
    let empty = try openJSON("[]") { $0.format.named = .json }
    let added = CSVFileColumn(source: nil, name: "n", settings: ParseSettings(type: .integer))
    #expect(
      try empty.written(
        [.inserted(0), .inserted(1)], columns: [added], [.inserted(0): [0: Cell(.integer(1))]])
        == "[{\"n\":1},{}]")
  }

  @Test func `lines keep their ends, and the last one its lack of one`() throws {
    let source = try openJSON("{\"a\":1}\r\n{\"a\":2}")
    let new: [CSVRowReference: [Int: Cell]] = [.inserted(0): [0: Cell(.integer(9))]]
    #expect(
      try source.written([.source(1), .inserted(0), .source(0)], new)
        == "{\"a\":2}\r\n{\"a\":9}\r\n{\"a\":1}")
    let marked = try openJSON("\u{1E}{\"a\":1}\n")
    #expect(
      try marked.written([.source(0), .inserted(0)], new) == "\u{1E}{\"a\":1}\n\u{1E}{\"a\":9}\n")
  }

  @Test func `columns are added, removed and renamed in each record`() throws {
    let source = try openJSON("{\"a\":1, \"b\":2}\n{\"b\":3}\n{\"a\":4}\n")
    var columns = source.fileColumns
    columns[1].name = "c d"
    #expect(
      try source.written(source.allRows, columns: columns)
        == "{\"a\":1, \"c d\":2}\n{\"c d\":3}\n{\"a\":4}\n")
    #expect(
      try source.written(source.allRows, columns: [source.fileColumns[1]])
        == "{\"b\":2}\n{\"b\":3}\n{}\n")
    let added = CSVFileColumn(source: nil, name: "n", settings: ParseSettings(type: .text))
    #expect(
      try source.written(
        source.allRows, columns: source.fileColumns + [added],
        [.source(1): [2: Cell(.text("x"))], .source(2): [2: .null]])
        == "{\"a\":1, \"b\":2}\n{\"b\":3,\"n\":\"x\"}\n{\"a\":4}\n")
  }

  @Test func `members of nested objects are edited and made`() throws {
    let source = try openJSON("{\"p\":{\"x\":1,\"y\":2}}\n{\"p\":null}\n{\"q\":1}\n") {
      $0.flattenDepth = 1
    }
    #expect(source.shape == "p.x integer, p.y integer, q integer")
    let cell = Cell(.integer(7))
    #expect(
      try source.written(
        source.allRows, [.source(0): [1: cell], .source(1): [0: cell], .source(2): [0: cell]])
        == "{\"p\":{\"x\":1,\"y\":7}}\n{\"p\":{\"x\":7}}\n{\"q\":1,\"p\":{\"x\":7}}\n")
  }

  @Test func `strings stay strings, and what JSON cannot hold is refused`() throws {
    let source = try openJSON("{\"a\":\"5\",\"n\":1.5}\n{\"a\":\"6\",\"n\":1e3}\nbroken\n")
    #expect(
      try source.written(
        source.allRows,
        [.source(0): [0: Cell(.integer(7))], .source(1): [1: Cell(.number(2), source: "2.0")]])
        == "{\"a\":\"7\",\"n\":1.5}\n{\"a\":\"6\",\"n\":2.0}\nbroken\n")
    #expect(throws: CSVUnwritable.self) {
      try source.written(source.allRows, [.source(0): [1: Cell(.number(.infinity))]])
    }
    #expect(throws: CSVUnwritable.self) {
      try source.written(source.allRows, [.source(2): [1: Cell(.number(1))]])
    }
  }
}

/// JSON written at random, with what it means.
private struct RandomJSON {
  var random: SeededGenerator
  let isTall: Bool

  mutating func blank() -> String {
    let blanks = isTall ? ["", " ", "\n", "\t", "  ", "\r\n "] : ["", "", " ", "\t"]
    return blanks[random.below(blanks.count)]
  }

  mutating func value(_ depth: Int = 0) -> String {
    let kinds = depth < 2 ? 9 : 7
    switch random.below(kinds) {
    case 0: return "null"
    case 1: return "true"
    case 2: return ["0", "-1", "12345678901234567890", "1.50", "2e3"][random.below(5)]
    case 3: return "\"\""
    case 4: return "\"a\\\"b\\\\\""
    case 5: return "\"],{\\u00e4\u{1F600}\""
    case 6: return "\"2024-01-31\""
    case 7:
      let inner = (0..<random.below(3)).map { _ in value(depth + 1) }
      return "[" + blank() + inner.joined(separator: "," + blank()) + "]"
    default:
      return "{" + blank() + "\"k\"" + blank() + ":" + value(depth + 1) + blank() + "}"
    }
  }

  /// An object with some of the names, and its members' texts.
  mutating func object(_ names: [String]) -> (text: String, members: [(String, String)]) {
    var members: [(String, String)] = []
    for name in names where random.below(4) > 0 { members.append((name, value())) }
    let parts = members.map { name, value in
      "\"\(name)\"" + blank() + ":" + blank() + value + blank()
    }
    let text = "{" + blank() + parts.joined(separator: "," + blank()) + "}"
    return (text, members)
  }
}

struct JSONFileLawTests {
  @Test(arguments: Seeds.all(12))
  func `a file is read as it was written, and an edit changes its value alone`(_ seed: UInt64)
    throws
  {
    var json = RandomJSON(random: SeededGenerator(seed: seed), isTall: seed % 2 == 0)
    let names = ["a", "b", "c"]
    let objects = (0..<1 + json.random.below(12)).map { _ in json.object(names) }
    let isArray = json.isTall || seed % 3 == 0
    let separator = isArray ? "," : "\n"
    let body = objects.map { json.blank() + $0.text + json.blank() }
    let text =
      isArray ? "[" + body.joined(separator: separator) + "]" : body.joined(separator: "\n")
    let source = try openJSON(text, chunkRows: 3, blockSize: 1 + json.random.below(9)) {
      $0.format.forced = isArray ? .json : .ndjson
    }
    let note = Comment(rawValue: "seed \(seed): \(text)")
    #expect(source.rowCount == objects.count, note)
    #expect(try source.written(source.allRows) == text, note)
    // Chunks agree with cells, and the examination finds what they are.
    let requests = source.columns.indices.map {
      ColumnRequest(ColumnNumber($0), as: .values(source.columns[$0].settings.type))
    }
    let cells = source.cells(rows: Array(0..<source.rowCount), requests)
    for start in stride(from: 0, to: source.rowCount, by: 3) {
      let rows = start..<min(start + 3, source.rowCount)
      for (place, chunk) in source.decode(rows: rows, requests).enumerated() {
        for row in rows {
          let cell = chunk.cell(at: row - start, type: source.columns[place].settings.type)
          #expect(cell.value == cells[place][row].value, note)
        }
      }
    }
    let found = try source.examine()
    for place in source.columns.indices {
      let errors = cells[place].count { if case .error = $0.value { true } else { false } }
      #expect(found.columns[place].errors == errors, note)
    }
    // An edit of each value that is there.
    for (row, object) in objects.enumerated() {
      for (name, value) in object.members {
        guard let place = source.columns.firstIndex(where: { $0.name == Text(name) }) else {
          continue
        }
        let edited = try source.written(source.allRows, [.source(row): [place: .null]])
        let again = try openJSON(edited) { $0.format.forced = isArray ? .json : .ndjson }
        #expect(again.rowCount == objects.count, note)
        #expect(edited.utf8.count == text.utf8.count - value.utf8.count + 4, note)
      }
    }
    // Any rows in any order are a file of the same form.
    var order = source.allRows.filter { _ in json.random.below(4) > 0 }
    order.shuffle(using: &json.random)
    let moved = try source.written(order)
    let again = try openJSON(moved) { $0.format.forced = isArray ? .json : .ndjson }
    #expect(again.rowCount == order.count, "\(note) to \(moved)")
    #expect(try again.examine().diagnosticCounts[.notJSON] == nil, "\(note) to \(moved)")
  }
}

extension SeededGenerator {
  fileprivate mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}

struct JSONHostileTests {
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\n", " ", "\"a\"", "\"b\":", "1", "-2.5", "null",
    "true",
    "{\"a\":1}", "[1,2]", "\u{1E}", "x", "\\u00e4", "\"\\\"\"", "\r\n",
  ]

  @Test(arguments: Seeds.all(150, inSweep: 3000))
  func `any text is read alike in any blocks, and is kept`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = random.below(24)
    let text = (0..<count).map { _ in Self.pieces[random.below(Self.pieces.count)] }.joined()
    let formats: [FileFormat?] = [.json, .ndjson, nil]
    let format = formats[random.below(3)]
    let depth = random.below(3)
    let change: (inout CSVDialectOptions) -> Void = { options in
      options.format.forced = format
      options.flattenDepth = depth
    }
    let small = try openJSON(text, chunkRows: 2, blockSize: 1 + random.below(7), change)
    let large = try openJSON(text, chunkRows: 100, blockSize: 1 << 15, change)
    guard small.dialect.json != nil else { return }
    let note = Comment(
      rawValue: "seed \(seed): \(text.debugDescription), \(format as Any), \(depth)")
    #expect(small.rowCount == large.rowCount, note)
    #expect(small.rows() == large.rows(), note)
    #expect(try small.examine() == large.examine(), note)
    #expect(try small.written(small.allRows) == text, note)
    let order = small.allRows.filter { _ in random.below(3) > 0 }.shuffled(using: &random)
    let moved = try openJSON(try small.written(order)) { options in
      options.knownJSON = small.dialect.json
      options.hasHeader = small.dialect.hasHeader
      options.flattenDepth = depth
    }
    // Values that follow each other without blanks may be read as other ones.
    if small.dialect.json?.frame == .lines { #expect(moved.rowCount == order.count, note) }
  }
}
