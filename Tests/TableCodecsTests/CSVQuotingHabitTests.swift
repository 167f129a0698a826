import CellFormats
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

/// New fields have the quotes that the other fields of their column have.
struct CSVQuotingHabitTests {
  private static let texts = ["", "a", "b c", "x,y", "7"]

  private func source(_ records: [[String]]) throws -> CSVSource {
    let width = records.map(\.count).max() ?? 0
    let lines = records.map { $0.joined(separator: ",") + "\n" }.joined()
    let source = CSVSource(
      bytes: MemoryByteSource(Array(lines.utf8)), dialect: CSVDialect(),
      columns: (0..<width).map {
        CSVColumn(name: Text("c\($0)"), settings: ParseSettings(type: .text))
      }, layout: CSVLayout(header: nil, dataStart: 0), blockSize: 16)
    try source.index.scan()
    return source
  }

  /// The fields of a row that is added to a file.
  private func added(_ texts: [String], to records: [[String]]) throws -> String {
    let source = try source(records)
    let content = CSVFileContent(
      columns: source.fileColumns, rows: [.source(0..<source.rowCount), .inserted(0..<1)],
      editedRows: { _ in [] },
      cells: { reference in
        guard case .inserted = reference else { return [:] }
        return Dictionary(
          uniqueKeysWithValues: texts.enumerated().map { ($0, Cell(.text(Text($1)))) })
      })
    var bytes: [UInt8] = []
    try source.write(content) { piece in
      switch piece {
      case .copy(let range): bytes += try source.bytes.bytes(range)
      case .bytes(let new): bytes += new
      }
    }
    return bytes.split(separator: 0x0A).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test func `a new field has quotes where all fields with a text have them`() throws {
    for seed in 0..<UInt64(TestSettings.seedCount(60)) {
      var generator = SeededGenerator(seed: seed)
      let width = Int.random(in: 2...4, using: &generator)
      let habits = (0..<width).map { _ in Int.random(in: 0...2, using: &generator) }
      let records = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        habits.map { habit -> String in
          let text = Self.texts.randomElement(using: &generator) ?? ""
          let isQuoted =
            text.contains(",") || habit == 1 || habit == 2 && Bool.random(using: &generator)
          return isQuoted ? "\"\(text)\"" : text
        }
      }
      let expected = (0..<width).map { place -> Set<String> in
        let fields = records.map { $0[place] }
        if fields.contains(where: { !$0.isEmpty && !$0.hasPrefix("\"") }) { return ["new"] }
        // Quotes that a text needs, and those of an empty field, say nothing.
        let isHabit = fields.contains { $0.count > 2 && !$0.contains(",") }
        // A column that says nothing is written as all others together.
        return isHabit ? ["\"new\""] : ["new", "\"new\""]
      }
      let found = try added(Array(repeating: "new", count: width), to: records)
        .split(separator: ",").map(String.init)
      #expect(
        found.count == width && zip(found, expected).allSatisfy { $1.contains($0) },
        "seed \(seed): \(found) behind \(records)")
    }
  }

  @Test func `a file without quotes has none, and a quote that is never closed is no habit`() throws
  {
    #expect(try added(["x", ""], to: [["a", ""], ["b", "c"]]) == "x,")
    #expect(try added(["x", "y"], to: [["\"a", "1"], ["b", "2"]]) == "x,y")
  }
}
