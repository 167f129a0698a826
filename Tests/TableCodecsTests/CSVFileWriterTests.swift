import CellFormats
import ColumnStorage
import ProtocolWords
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

/// A file as a list of records with their bytes, and what may be done to it: too simple to be wrong.
private struct FileModel {
  struct Record {
    var gap = ""
    var fields: [String]
    var lineEnd = "\n"
    /// The record of the original file that it is; nil for a new one.
    var origin: Int?
    /// The new texts of its fields, by place.
    var edits: [Int: String] = [:]
  }

  var encoding = FileEncoding.utf8
  var mark = false
  var preamble = ""
  /// The raw names, and the originals of the columns; nil for an added one.
  var columns: [(raw: String, origin: Int?, name: String?)] = []
  var records: [Record] = []
  var tail = ""
  var endsOpen = false

  static func raw(_ text: String, isOnly: Bool = false, isFirst: Bool = false) -> String {
    let isHidden = isOnly && text.isEmpty || isFirst && text.hasPrefix("#")
    guard isHidden || text.unicodeScalars.contains(where: { ",\"\n\r".unicodeScalars.contains($0) })
    else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// The bytes of the original, and where its data begins.
  func bytes() -> (bytes: [UInt8], header: Range<Int>, dataStart: Int) {
    func encoded(_ text: String) -> [UInt8] {
      TextTranscoder.bytes(Array(text.utf8), in: encoding) ?? []
    }
    var bytes = mark ? encoding.mark : []
    bytes += encoded(preamble)
    let start = bytes.count
    bytes += encoded(columns.map(\.raw).joined(separator: ",") + "\n")
    let dataStart = bytes.count
    for (index, record) in records.enumerated() {
      let isOpen = index == records.count - 1 && endsOpen
      bytes += encoded(
        record.gap + record.fields.joined(separator: ",") + (isOpen ? "" : record.lineEnd))
    }
    return (bytes + encoded(tail), start..<dataStart, dataStart)
  }
}

/// One step of a random run.
private enum Step: CustomStringConvertible {
  case edit(row: Int, place: Int, String)
  case remove(row: Int)
  case insert(row: Int, [String])
  case move(row: Int, to: Int)
  case rename(place: Int, String)
  case dropColumn(place: Int)
  case addColumn(place: Int, String)
  case swapColumns(Int, Int)

  var description: String {
    switch self {
    case .edit(let row, let place, let text): "edit \(row) \(place) \(text.debugDescription)"
    case .remove(let row): "remove \(row)"
    case .insert(let row, let texts): "insert \(row) \(texts)"
    case .move(let row, let to): "move \(row) to \(to)"
    case .rename(let place, let name): "rename \(place) \(name)"
    case .dropColumn(let place): "drop \(place)"
    case .addColumn(let place, let name): "add \(place) \(name)"
    case .swapColumns(let one, let other): "swap \(one) \(other)"
    }
  }
}

struct CSVFileWriterTests {
  private static let texts = ["", "a", "é", "x,y", "say \"hi\"", "#no", "two\nlines", " b ", "ü;"]

  private func original(_ generator: inout SeededGenerator) -> FileModel {
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &generator)]
    }
    var model = FileModel()
    model.encoding = pick([
      .utf8, .utf8, .latin1, .utf16le, .utf16be, .gb18030, .windows1252,
    ])
    model.mark = model.encoding.unitWidth > 1 || model.encoding == .utf8 && pick([true, false])
    model.preamble = pick(["", "", "a preamble\n"])
    let width = Int.random(in: 1...4, using: &generator)
    model.columns = (0..<width).map { ("c\($0)", $0, nil) }
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let count = max(1, width + pick([0, 0, 0, 1, -1]))
      var fields = (0..<count).map { place in
        let text = pick(Self.texts)
        let raw = FileModel.raw(text, isOnly: count == 1, isFirst: place == 0)
        return raw.hasPrefix("\"") || pick([true, true, false]) ? raw : "\"" + raw + "\""
      }
      if fields.count == 1, fields[0].isEmpty { fields[0] = "\"\"" }
      model.records.append(
        FileModel.Record(
          gap: pick(["", "", "", "# note\n", width > 1 ? "\n" : ""]), fields: fields,
          lineEnd: pick(["\n", "\r\n"]),
          origin: model.records.count))
    }
    model.tail = model.records.isEmpty ? "" : pick(["", "", "# end\n"])
    model.endsOpen = model.tail.isEmpty && !model.records.isEmpty && pick([false, false, true])
    return model
  }

  private func steps(_ generator: inout SeededGenerator) -> [Step] {
    func number() -> Int { Int.random(in: 0..<8, using: &generator) }
    func text() -> String { Self.texts[Int.random(in: 0..<Self.texts.count, using: &generator)] }
    return (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...4: .edit(row: number(), place: number(), text())
      case 5: .remove(row: number())
      case 6: .insert(row: number(), [text(), text(), text(), text()])
      case 7: .move(row: number(), to: number())
      case 8: .rename(place: number(), "n,\(number())")
      case 9: .dropColumn(place: number())
      case 10: .addColumn(place: number(), "new")
      default: .swapColumns(number(), number())
      }
    }
  }

  private func apply(_ step: Step, to model: inout FileModel) {
    func row(_ number: Int) -> Int? {
      model.records.isEmpty ? nil : number % model.records.count
    }
    func place(_ number: Int) -> Int? {
      model.columns.isEmpty ? nil : number % model.columns.count
    }
    switch step {
    case .edit(let number, let column, let text):
      guard let row = row(number), let place = place(column) else { return }
      model.records[row].edits[place] = text
    case .remove(let number):
      if let row = row(number) { model.records.remove(at: row) }
    case .insert(let number, let texts):
      var record = FileModel.Record(fields: [], origin: nil)
      for place in model.columns.indices { record.edits[place] = texts[place % texts.count] }
      model.records.insert(record, at: row(number) ?? 0)
    case .move(let number, let target):
      guard let row = row(number), let to = self.index(target, model) else { return }
      model.records.insert(model.records.remove(at: row), at: to)
    case .rename(let column, let name):
      if let place = place(column) { model.columns[place].name = name }
    case .dropColumn(let column):
      guard let place = place(column), model.columns.count > 1 else { return }
      model.columns.remove(at: place)
      for row in model.records.indices {
        let edits = model.records[row].edits
        model.records[row].edits = [:]
        for (old, text) in edits where old != place {
          model.records[row].edits[old > place ? old - 1 : old] = text
        }
      }
    case .addColumn(let column, let name):
      let place = place(column) ?? 0
      model.columns.insert(("", nil, name), at: place)
      for row in model.records.indices {
        let edits = model.records[row].edits
        model.records[row].edits = [:]
        for (old, text) in edits { model.records[row].edits[old >= place ? old + 1 : old] = text }
        if model.records[row].origin == nil { model.records[row].edits[place] = "" }
      }
    case .swapColumns(let one, let other):
      guard let first = place(one), let second = place(other) else { return }
      model.columns.swapAt(first, second)
      for row in model.records.indices {
        let (a, b) = (model.records[row].edits[first], model.records[row].edits[second])
        (model.records[row].edits[first], model.records[row].edits[second]) = (b, a)
      }
    }
  }

  private func index(_ number: Int, _ model: FileModel) -> Int? {
    model.records.isEmpty ? nil : number % model.records.count
  }

  private func source(_ model: FileModel) throws -> CSVSource {
    let (bytes, header, dataStart) = model.bytes()
    var dialect = CSVDialect()
    dialect.encoding = model.encoding
    dialect.commentPrefix = [UInt8(ascii: "#")]
    let source = CSVSource(
      bytes: MemoryByteSource(bytes), dialect: dialect,
      columns: model.columns.map {
        CSVColumn(name: Text($0.raw), settings: ParseSettings(type: .text))
      }, layout: CSVLayout(header: header, dataStart: dataStart), blockSize: 16)
    try source.index.scan()
    return source
  }

  private func content(_ model: FileModel) -> CSVFileContent {
    var rows: [CSVRowRun] = []
    var edits: [CSVRowReference: [Int: Cell]] = [:]
    for (index, record) in model.records.enumerated() {
      let reference = record.origin.map { CSVRowReference.source($0) } ?? .inserted(index)
      rows.append(record.origin.map { .source($0..<$0 + 1) } ?? .inserted(index..<index + 1))
      if !record.edits.isEmpty {
        edits[reference] = record.edits.mapValues { Cell(.text(Text($0))) }
      }
    }
    return CSVFileContent(
      columns: model.columns.map {
        CSVFileColumn(
          source: $0.origin, name: $0.name.map { Text($0) }, settings: ParseSettings(type: .text))
      }, rows: rows, editedRows: { $0.filter { edits[.source($0)] != nil } },
      cells: { edits[$0] ?? [:] })
  }

  /// The pieces of what is written, put together.
  private func written(
    _ source: CSVSource, _ content: CSVFileContent, _ style: CSVFileStyle? = nil
  ) throws -> (pieces: [CSVPiece], bytes: [UInt8]) {
    var pieces: [CSVPiece] = []
    let recent = CSVRecentBytes()
    try source.write(content, style: style, recent: recent) { piece in
      pieces.append(piece)
      // What was read last is the source's.
      if case .copy(let range) = piece, let known = recent.bytes(range) {
        let bytes = try source.bytes.bytes(range)
        #expect(known.elementsEqual(bytes))
      }
    }
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .copy(let range): bytes += try source.bytes.bytes(range)
      case .bytes(let new): bytes += new
      }
    }
    return (pieces, bytes)
  }

  /// The texts of a record's fields as they are to be read back.
  private func texts(_ model: FileModel, _ source: CSVSource) -> [[String]] {
    let requests = source.columns.indices.map { ColumnRequest(ColumnNumber($0), as: .text) }
    return model.records.map { record in
      let own = record.origin.map { source.cells(rows: [$0], requests).map(\.[0]) } ?? []
      return model.columns.enumerated().map { place, column in
        if let text = record.edits[place] { return text }
        guard let origin = column.origin, record.origin != nil else { return "" }
        return "\(CellFormatter.displayText(of: own[origin]))"
      }
    }
  }

  /// What is wrong with a run; nil if nothing is.
  private func complaint(seed: UInt64, steps: [Step]) throws -> String? {
    var generator = SeededGenerator(seed: seed)
    let before = original(&generator)
    var after = before
    for step in steps { apply(step, to: &after) }
    let source = try source(before)
    if source.rowCount != before.records.count { return "the model reads otherwise" }
    let content = content(after)
    let (pieces, bytes) = try written(source, content)
    if steps.isEmpty, pieces != [.copy(0..<source.bytes.size)] { return "no edit, \(pieces)" }
    // Applying the text edits gives the same file.
    let edits = try [CSVTextEdit](pieces, of: source.bytes, bytesMax: 1 << 20)
    var edited = try source.bytes.bytes(0..<source.bytes.size)
    for edit in edits.reversed() { edited.replaceSubrange(edit.range, with: edit.bytes) }
    if edited != bytes { return "text edits give another file" }
    // What is read back is what was meant.
    let again = try CSVSource.open(MemoryByteSource(bytes), options: options(after)).source
    try again.index.scan()
    let requests = after.columns.indices.map { ColumnRequest(ColumnNumber($0), as: .text) }
    let cells = again.cells(rows: Array(0..<again.rowCount), requests)
    let found = (0..<again.rowCount).map { row in
      cells.map { "\(CellFormatter.displayText(of: $0[row]))" }
    }
    let expected = texts(after, source)
    if found != expected {
      return "expected \(expected), found \(found) in \(String(decoding: bytes, as: UTF8.self))"
    }
    return untouched(before, after, bytes)
  }

  /// Whether records that nothing was done to are there with their bytes.
  private func untouched(_ before: FileModel, _ after: FileModel, _ bytes: [UInt8]) -> String? {
    guard after.columns.map(\.origin) == before.columns.map(\.origin) else { return nil }
    for record in after.records where record.edits.isEmpty {
      let text = record.gap + record.fields.joined(separator: ",")
      let raw = TextTranscoder.bytes(Array(text.utf8), in: before.encoding) ?? []
      if !bytes.contains(raw) { return "\(text.debugDescription) is not in the file" }
    }
    return nil
  }

  private func options(_ model: FileModel) -> CSVDialectOptions {
    var options = CSVDialectOptions()
    options.encoding = model.encoding
    options.delimiter = UInt8(ascii: ",")
    options.quote = UInt8(ascii: "\"")
    options.hasHeader = true
    // A few fields that begin with a blank look like blanks behind delimiters.
    options.skipInitialSpace = false
    options.commentPrefix = [UInt8(ascii: "#")]
    options.preambleLines = model.preamble.isEmpty ? 0 : 1
    options.nullSpellings = []
    return options
  }

  @Test func `what is written reads back, and untouched records keep their bytes`() throws {
    for seed in 0..<UInt64(TestSettings.seedCount(400)) {
      var generator = SeededGenerator(seed: seed ^ 0x5AFE)
      var steps = steps(&generator)
      guard var found = try complaint(seed: seed, steps: steps) else { continue }
      // Leave out steps as long as something is still wrong.
      var place = 0
      while place < steps.count {
        var fewer = steps
        fewer.remove(at: place)
        if let still = try complaint(seed: seed, steps: fewer) {
          (steps, found) = (fewer, still)
        } else {
          place += 1
        }
      }
      Issue.record("seed \(seed), \(steps): \(found)")
      return
    }
  }

  /// The texts of one random column: numbers, words, or texts that need care.
  private func randomTexts(_ rows: Int, _ generator: inout SeededGenerator) -> [String] {
    let words = ["red", "green", "blue", "Zoë", "Oslo", "Paris"]
    let odd = [
      " b", " b ", "b ", "  two", "x,y", "say \"hi\"", "two\nlines", "a;b", " \"q\"", "t\tu",
    ]
    let kind = Int.random(in: 0..<4, using: &generator)
    return (0..<rows).map { row in
      switch kind {
      case 0: "\(row * 7 % 50)"
      case 1: words[Int.random(in: 0..<words.count, using: &generator)]
      case 2: " " + words[Int.random(in: 0..<words.count, using: &generator)]
      default: odd[Int.random(in: 0..<odd.count, using: &generator)]
      }
    }
  }

  @Test func `a new file is read back to the same texts by the dialect that is found in it`() throws
  {
    for seed in 0..<UInt64(TestSettings.seedCount(300)) {
      var generator = SeededGenerator(seed: seed ^ 0xB1A2)
      let width = Int.random(in: 2...5, using: &generator)
      let rows = Int.random(in: 3...40, using: &generator)
      let texts =
        [(0..<rows).map { "\($0)" }] + (1..<width).map { _ in randomTexts(rows, &generator) }
      var dialect = CSVDialect()
      dialect.delimiter = Array(",;\t|".utf8)[Int.random(in: 0..<4, using: &generator)]
      let columns = (0..<width).map {
        CSVFileColumn(
          source: nil, name: Text("name \($0)"), settings: ParseSettings(type: .text))
      }
      var bytes: [UInt8] = []
      try CSVNewFile(columns: columns, style: CSVFileStyle(dialect: dialect)).write(
        rowCount: rows,
        cells: { rows in texts.map { column in rows.map { Cell(.text(Text(column[$0]))) } } },
        take: { if case .bytes(let new) = $0 { bytes += new } })
      let again = try CSVSource.open(MemoryByteSource(bytes), options: CSVDialectOptions()).source
      try again.index.scan()
      let requests = again.columns.indices.map { ColumnRequest(ColumnNumber($0), as: .text) }
      let found = again.cells(rows: Array(0..<again.rowCount), requests).map { column in
        column.map { "\(CellFormatter.displayText(of: $0))" }
      }
      guard found == texts else {
        Issue.record("seed \(seed): \(again.dialect), \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
  }

  @Test func `a file is written in another dialect and encoding`() throws {
    let bytes = Array("﻿# ü\r\nid;näme\r\n1;\"a,b\"\r\n2;it's\r\n".utf8)
    var options = CSVDialectOptions()
    options.commentPrefix = [UInt8(ascii: "#")]
    let source = try CSVSource.open(MemoryByteSource(bytes), options: options).source
    try source.index.scan()
    let content = CSVFileContent(
      columns: source.fileColumns, rows: [.source(0..<2)], editedRows: { _ in [] },
      cells: { _ in [:] })
    var dialect = source.dialect
    dialect.encoding = .latin1
    dialect.delimiter = UInt8(ascii: ",")
    let style = CSVFileStyle(dialect: dialect, lineEnd: .lineFeed)
    let latin = try written(source, content, style).bytes
    #expect(
      TextTranscoder.utf8(latin, from: .latin1)
        == Array("# ü\r\nid,näme\n1,\"a,b\"\n2,it's\n".utf8))
    dialect.encoding = .utf16le
    let wide = try written(source, content, CSVFileStyle(dialect: dialect)).bytes
    #expect(wide.starts(with: [0xFF, 0xFE]))
  }

  @Test func `cells that the encoding lacks are all named`() throws {
    var options = CSVDialectOptions()
    options.encoding = .latin1
    let source = try CSVSource.open(
      MemoryByteSource(Array("a,b\n1,2\n3,4\n".utf8)), options: options
    ).source
    try source.index.scan()
    let content = CSVFileContent(
      columns: source.fileColumns, rows: [.source(0..<2), .inserted(7..<8)],
      editedRows: { $0.filter { $0 == 1 } },
      cells: { $0 == .source(0) ? [:] : [1: Cell(.text("€"))] })
    do {
      try source.write(content) { _ in }
      Issue.record("written")
    } catch let error as CSVUnwritable {
      #expect(
        error.problems == [
          .notEncodable(row: .source(1), column: 1), .notEncodable(row: .inserted(7), column: 1),
        ])
    }
  }

  @Test func `records behind a quote that is never closed read the same when one is edited`() throws
  {
    var options = CSVDialectOptions()
    options.quote = UInt8(ascii: "\"")
    let bytes = Array("a,b\n1,x\n2,\"y\n3,z\n".utf8)
    let source = try CSVSource.open(MemoryByteSource(bytes), options: options).source
    try source.index.scan()
    #expect(source.rowCount == 3)
    let content = CSVFileContent(
      columns: source.fileColumns, rows: [.source(0..<3)], editedRows: { $0.filter { $0 == 2 } },
      cells: { $0 == .source(2) ? [0: Cell(.text("q,r"))] : [:] })
    let new = try written(source, content).bytes
    #expect(String(decoding: new, as: UTF8.self) == "a,b\n1,x\n2,\"\"\"y\"\n\"q,r\",z\n")
  }

  @Test func `a new file has a header, quotes where needed and a line end`() throws {
    let columns = ["id", "a,b"].map {
      CSVFileColumn(source: nil, name: Text($0), settings: ParseSettings(type: .text))
    }
    let file = CSVNewFile(columns: columns, style: CSVFileStyle(dialect: CSVDialect()))
    var bytes: [UInt8] = []
    try file.write(
      rowCount: 2,
      cells: { rows in
        [rows.map { Cell(.text(Text("\($0)"))) }, rows.map { _ in Cell(.text("x\ny")) }]
      },
      take: { if case .bytes(let new) = $0 { bytes += new } })
    #expect(
      String(decoding: bytes, as: UTF8.self) == "id,\"a,b\"\n0,\"x\ny\"\n1,\"x\ny\"\n")
  }

  @Test func `positions are counted as editors count them`() throws {
    let text = Array("\u{FEFF}a\r\né😀x\rb\nc".utf8)
    var positions = CSVTextPositions(MemoryByteSource(text), .utf8)
    let found = try [3, 4, 6, 8, 12, 13, 14, 16].map { offset in
      let position = try positions.position(ofByte: offset)
      return [position.line, position.character]
    }
    #expect(found == [[0, 0], [0, 1], [1, 0], [1, 1], [1, 3], [1, 4], [2, 0], [3, 0]])
    for (unit, ends) in [(PositionUnit.utf8, [2, 6]), (.utf16, [1, 3]), (.utf32, [1, 2])] {
      var positions = CSVTextPositions(MemoryByteSource(text), .utf8, counting: unit)
      #expect(try [8, 12].map { try positions.position(ofByte: $0).character } == ends)
      let wide = try #require(TextTranscoder.bytes(text, in: .utf16le))
      var others = CSVTextPositions(MemoryByteSource(wide), .utf16le, counting: unit)
      #expect(try [10, 14].map { try others.position(ofByte: $0).character } == ends)
    }
  }
}
