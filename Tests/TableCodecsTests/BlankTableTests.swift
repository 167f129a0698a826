import CellFormats
import ProtocolWords
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

/// Tables with blanks between their fields: rulers below their headers, and footnotes at their ends.
struct BlankTableTests {
  private let files = DrawnTableTests()

  /// A table as pip and others print it.
  private struct Table {
    var names: [String]
    var rows: [[String]]
    var dash: Character?
    var notes: [String]
    var isAligned: Bool

    private func line(_ texts: [String]) -> String {
      let widths = names.indices.map { column in
        ([names] + rows).map { $0[column].unicodeScalars.count }.max() ?? 0
      }
      let padded = zip(texts, widths).map { text, width in
        text + String(repeating: " ", count: isAligned ? width - text.unicodeScalars.count : 0)
      }
      return padded.joined(separator: " ")
    }

    var lines: [String] {
      var lines = [line(names)]
      if let dash {
        lines.append(line(names.map { String(repeating: dash, count: max(3, $0.count)) }))
      }
      return lines + rows.map(line) + notes
    }
  }

  private func table(_ generator: inout SeededGenerator, hasRuler: Bool) -> Table {
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &generator)]
    }
    let width = Int.random(in: 3...5, using: &generator)
    let rows = (0..<Int.random(in: 4...9, using: &generator)).map { row in
      ["k\(row)", "\(row * 7 % 5)"]
        + (2..<width).map { column in
          // Words alone could be a sentence.
          pick(
            column % 2 == 0 ? ["1.5", "2024-01-02", "-7"] : ["amber", "é", "x-y", "3/4", "2.5"])
        }
    }
    return Table(
      names: ["Name", "Count"] + (2..<width).map { "Field\($0)" }, rows: rows,
      dash: hasRuler ? pick(["-", "="]) : nil,
      notes: pick([
        [], ["(\(rows.count) rows)"], ["", "Source: office"],
        ["* estimated by the office in May 2020"],
        ["", "Values in mm", "as of the first of May in all of these years"],
      ]), isAligned: Bool.random(using: &generator))
  }

  @Test func `rulers are no rows, and footnotes make no column text`() throws {
    for seed in 0..<UInt64(TestSettings.seedCount(300)) {
      var generator = SeededGenerator(seed: seed ^ 0xB1A)
      let hasRuler = Bool.random(using: &generator)
      let table = table(&generator, hasRuler: hasRuler)
      let text = table.lines.map { $0 + "\n" }.joined()
      let sniffing = try CSVSniffer.sniff(Array(text.utf8), isWhole: true)
      #expect(sniffing.dialect.delimiter == 0x20, "seed \(seed): \(text)")
      #expect(sniffing.dialect.lines == (hasRuler ? .ruled : .plain), "seed \(seed): \(text)")
      #expect(sniffing.columns.map { "\($0.name)" } == table.names, "seed \(seed): \(text)")
      guard sniffing.columns.count > 1 else { continue }
      #expect(sniffing.columns[1].settings.type == .integer, "seed \(seed): \(text)")
      let (source, _) = try files.open(text)
      let found = files.texts(source)
      #expect(Array(found.prefix(table.rows.count)) == table.rows, "seed \(seed): \(text)")
      #expect(found.count == table.rows.count + table.notes.count { !$0.isEmpty })
      #expect(try files.written(source, [:]) == text)
      guard hasRuler else { continue }
      let row = Int.random(in: 0..<table.rows.count, using: &generator)
      let after = try files.written(source, [row: [0: "longer-than-before", 1: "5"]])
      var rows = table.rows
      (rows[row][0], rows[row][1]) = ("longer-than-before", "5")
      let again = files.texts(try files.open(after).source)
      #expect(Array(again.prefix(rows.count)) == rows, "seed \(seed): \(after)")
      let lines = after.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in table.lines.enumerated() where number != row + 2 {
        #expect(lines[number] == line, "seed \(seed)")
      }
      for new in ["", "two words", "two\nlines"] {
        #expect(throws: CSVUnwritable.self) { try files.written(source, [row: [0: new]]) }
      }
    }
  }

  @Test(arguments: [
    "name\nAnna Maria Rossi\nJohn Paul Jones\nMary Jane Watson\nGrace Hopper\n",
    "some words here\nmore words there\nand words everywhere\n\nthe end of this text is near\nor not\n",
    "Title of it\n-----\na text of some words\n", "a b\n--- ---\nc d e\nf\ng h i\n",
  ]) func `lines of words are one column`(text: String) throws {
    #expect(try CSVSniffer.sniff(Array(text.utf8), isWhole: true).columns.count == 1)
  }
}
