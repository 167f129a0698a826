import CellFormats
import ColumnStorage
import ProtocolWords
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

/// A table drawn with bars and rulers, as some program writes it.
private struct Drawing {
  enum Style: CaseIterable {
    case markdown, tightMarkdown, aligned, bareMarkdown, mysql, psql
  }

  var style: Style
  var names: [String]
  var rows: [[String]]
  var lineEnd: String
  var title: String
  var remark: String

  var isFramed: Bool { style != .psql && style != .bareMarkdown }
  var escapes: Bool { [.markdown, .tightMarkdown, .aligned].contains(style) }

  private var widths: [Int] {
    names.indices.map { column in
      ([names] + rows).map { spelled($0[column]).unicodeScalars.count }.max() ?? 0
    }
  }

  private func spelled(_ text: String) -> String {
    escapes ? text.replacing("|", with: "\\|") : text
  }

  private func line(_ texts: [String], isHeader: Bool) -> String {
    let cells = zip(texts, widths).enumerated().map { column, cell in
      let text = spelled(cell.0)
      let pad = String(
        repeating: " ", count: max(0, cell.1 - text.unicodeScalars.count))
      switch style {
      case .tightMarkdown: return text
      case .markdown, .bareMarkdown: return " \(text) "
      case .aligned, .mysql, .psql:
        let isNumber = !isHeader && Double(text) != nil
        return isNumber ? " \(pad)\(text) " : " \(text)\(pad) "
      }
    }
    let line = cells.joined(separator: "|")
    return isFramed ? "|\(line)|" : line
  }

  private var ruler: String {
    switch style {
    case .markdown, .aligned:
      "|" + names.indices.map { $0 % 2 == 0 ? " --- " : " ---: " }.joined(separator: "|") + "|"
    case .tightMarkdown: "|" + names.map { _ in ":--" }.joined(separator: "|") + "|"
    case .bareMarkdown: names.map { _ in " --- " }.joined(separator: "|")
    case .mysql:
      "+" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "+") + "+"
    case .psql:
      widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "+")
    }
  }

  /// The lines, and for each of them the row that it is.
  var lines: [(text: String, row: Int?)] {
    var lines: [(String, Int?)] = title.isEmpty ? [] : [(title, nil), ("", nil)]
    if style == .mysql { lines.append((ruler, nil)) }
    lines += [(line(names, isHeader: true), nil), (ruler, nil)]
    for (number, row) in rows.enumerated() { lines.append((line(row, isHeader: false), number)) }
    if style == .mysql { lines.append((ruler, nil)) }
    if !remark.isEmpty { lines.append((remark, nil)) }
    return lines
  }

  var text: String { lines.map { $0.text + lineEnd }.joined() }
}

/// Tables of Markdown, mysql and psql: read with the columns that they have, and written so that
/// only edited records differ.
struct DrawnTableTests {
  private static let words = [
    "amber", "12", "-3.5", "New York", "é", "a b c", "", "x-y", "2024-01-02", "#1", "\"q\"", "a,b",
    "--", "=", "--- x", "1 | 2",
  ]

  private func drawing(_ generator: inout SeededGenerator) -> Drawing {
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &generator)]
    }
    let style = pick(Drawing.Style.allCases)
    let width = Int.random(
      in: style == .psql || style == .bareMarkdown ? 2...5 : 1...5, using: &generator)
    var drawing = Drawing(
      style: style, names: (0..<width).map { pick(["id", "name", "unit price", "n"]) + "\($0)" },
      rows: [], lineEnd: pick(["\n", "\n", "\r\n"]), title: pick(["", "", "Report of amber"]),
      remark: pick(["", "", "(2 rows)", "2 rows in set (0.00 sec)"]))
    drawing.rows = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      (0..<width).map { _ in
        let word = pick(Self.words)
        return word.contains("|") && !drawing.escapes ? "plain" : word
      }
    }
    // A line that is nothing but dashes is a ruler.
    for row in drawing.rows.indices
    where !drawing.rows[row].contains(where: { $0.contains { $0.isLetter || $0.isNumber } }) {
      drawing.rows[row][0] = "k\(row)"
    }
    return drawing
  }

  func open(_ text: String) throws -> (source: CSVSource, sniffing: CSVSniffing) {
    var options = CSVDialectOptions()
    options.readsPlainTexts = true
    options.nullSpellings = []
    let opened = try CSVSource.open(MemoryByteSource(Array(text.utf8)), options: options)
    let source = CSVSource(
      bytes: opened.source.bytes, dialect: opened.source.dialect, columns: opened.source.columns,
      layout: opened.source.layout, blockSize: 16)
    try source.index.scan()
    return (source, opened.sniffing)
  }

  func texts(_ source: CSVSource) -> [[String]] {
    let requests = source.columns.indices.map { ColumnRequest(ColumnNumber($0), as: .text) }
    let cells = source.cells(rows: Array(0..<source.rowCount), requests)
    return (0..<source.rowCount).map { row in
      cells.map { "\(CellFormatter.displayText(of: $0[row]))" }
    }
  }

  func written(
    _ source: CSVSource, _ edits: [Int: [Int: String]], rows: [CSVRowRun]? = nil,
    columns: [CSVFileColumn]? = nil, style: CSVFileStyle? = nil
  ) throws -> String {
    let cells = edits.mapValues { $0.mapValues { Cell(.text(Text($0))) } }
    let content = CSVFileContent(
      columns: columns ?? source.fileColumns, rows: rows ?? [.source(0..<source.rowCount)],
      editedRows: { $0.filter { cells[$0] != nil } },
      cells: { reference in
        switch reference {
        case .source(let row): cells[row] ?? [:]
        case .inserted(let row): cells[row] ?? [:]
        }
      })
    var bytes: [UInt8] = []
    try source.write(content, style: style) { piece in
      switch piece {
      case .copy(let range): bytes += try source.bytes.bytes(range)
      case .bytes(let new): bytes += new
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `drawn tables are read whole, and only edited records are new`() throws {
    for seed in 0..<UInt64(TestSettings.seedCount(300)) {
      var generator = SeededGenerator(seed: seed ^ 0xD7A)
      let drawing = drawing(&generator)
      let (source, sniffing) = try open(drawing.text)
      #expect(sniffing.dialect.lines == (drawing.isFramed ? .framed : .ruled), "seed \(seed)")
      #expect(sniffing.columns.map { "\($0.name)" } == drawing.names, "seed \(seed)")
      let found = texts(source)
      guard found == drawing.rows else {
        Issue.record("seed \(seed): \(found) in \(drawing.text)")
        return
      }
      #expect(try written(source, [:]) == drawing.text)
      guard !drawing.rows.isEmpty else { continue }
      let row = Int.random(in: 0..<drawing.rows.count, using: &generator)
      let column = Int.random(in: 0..<drawing.names.count, using: &generator)
      let new = ["", "7", "é", "much longer than it was"].randomElement(using: &generator) ?? ""
      let text = try written(source, [row: [column: new]])
      var expected = drawing.rows
      expected[row][column] = new
      #expect(texts(try open(text).source) == expected, "seed \(seed): \(text)")
      let lines = drawing.lines
      let after = text.split(separator: drawing.lineEnd, omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where line.row != row {
        #expect(after[number] == line.text, "seed \(seed)")
      }
    }
  }

  @Test func `rows and columns are added and removed`() throws {
    for seed in 0..<UInt64(TestSettings.seedCount(100)) {
      var generator = SeededGenerator(seed: seed ^ 0xADD)
      let drawing = drawing(&generator)
      let (source, _) = try open(drawing.text)
      let count = drawing.rows.count
      let new = drawing.names.indices.map { "n\($0)" }
      let inserted = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($0, $1) })
      let text = try written(
        source, [count: inserted], rows: [.inserted(count..<count + 1), .source(0..<count)])
      #expect(texts(try open(text).source) == [new] + drawing.rows, "seed \(seed): \(text)")
      guard count > 0 else { continue }
      let fewer = try written(source, [:], rows: [.source(1..<count)])
      #expect(
        texts(try open(fewer).source) == Array(drawing.rows.dropFirst()), "seed \(seed): \(fewer)")
      let added = CSVFileColumn(source: nil, name: "more", settings: ParseSettings(type: .text))
      let wider = try written(source, [:], columns: source.fileColumns + [added])
      let again = try open(wider)
      #expect(again.sniffing.columns.map { "\($0.name)" } == drawing.names + ["more"], "\(wider)")
      #expect(texts(again.source) == drawing.rows.map { $0 + [""] }, "seed \(seed): \(wider)")
    }
  }

  @Test func `a drawn table is written with commas, without its rulers`() throws {
    let (source, sniffing) = try open("+---+---+\n| a | b |\n+---+---+\n| 1 | x |\n+---+---+\n")
    var style = CSVFileStyle(dialect: sniffing.dialect)
    style.dialect.lines = .plain
    style.dialect.delimiter = UInt8(ascii: ",")
    #expect(try written(source, [:], style: style) == "a,b\n1,x\n")
  }

  @Test func `texts that would be read otherwise are refused`() throws {
    for (text, new) in [
      ("| a |\n|---|\n| 1 |\n", "---"), ("| a |\n|---|\n| 1 |\n", "two\nlines"),
      ("+---+\n| a |\n+---+\n| 1 |\n+---+\n", "x|y"), (" a | b\n---+---\n 1 |\n", "x|y"),
    ] {
      let (source, _) = try open(text)
      #expect(throws: CSVUnwritable.self) { try written(source, [0: [0: new]]) }
    }
    let (source, _) = try open("| a | b |\n|---|---|\n| 1 | -- |\n")
    #expect(throws: CSVUnwritable.self) { try written(source, [0: [0: "---"]]) }
    #expect(try written(source, [0: [0: "x|y"]]).contains("| x\\|y | -- |"))
  }

  @Test func `bars stay where they are if the text has room`() throws {
    let text =
      "+----+-------+\n| id | name  |\n+----+-------+\n|  1 | amber |\n|  2 |       |\n+----+-------+\n"
    let (source, _) = try open(text)
    #expect(try written(source, [0: [0: "10", 1: "é"]]).contains("| 10 | é     |"))
    #expect(try written(source, [1: [1: "new"]]).contains("|  2 | new   |"))
    #expect(try written(source, [0: [0: "", 1: ""]]).contains("|    |       |"))
  }

  @Test(arguments: [
    "a|b\n1|2\n3|4\n", "|a|b|\n|1|2|\n|3|4|\n", "a,b\n---,---\n1,2\n", "- | -\n1 | 2\n",
    "a|b\n1|2\n---|---\n3|4\n", "# Title\n\nSome | text\n",
  ]) func `other files are no drawn tables`(text: String) throws {
    #expect(try open(text).sniffing.dialect.lines == .plain)
  }
}
