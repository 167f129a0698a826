import ColumnStorage
import ProtocolWords
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

/// Rows that are written many at once, in any order, are as each would be by itself, and as a plain
/// model spells them.
struct ExportLawTests {
  private static let formats: [ExportFormat] = [
    .csv, .tsv, .json, .ndjson, .markdown, .html, .sql, .text, .latex,
  ]
  private static let wild = [
    "", " ", "a,b", "a;b", "\"", "x\"y", "two\nlines", "cr\r\nlf", "\r", "tab\there", "a|b",
    "*_a_b_*",
    "<&>", "O'Hara", "\\", "$%#~^{}", "\u{1}", "\u{7f}", "é", "日本語",
    "\u{85}", "\u{2028}", "[x]", "=1",
    String(repeating: "x", count: 15), String(repeating: "x", count: 16),
    String(repeating: "x", count: 17), String(repeating: "long ", count: 40),
  ]

  /// A cell of a type, an error, or null.
  private func cell(_ type: ColumnType, _ random: inout SeededGenerator) -> Cell {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .null
    case 1:
      let source = Self.wild.randomElement(using: &random) ?? ""
      return Cell(.error(.doesNotParse), source: Text(source))
    default: break
    }
    switch type {
    case .boolean: return Cell(.boolean(Bool.random(using: &random)))
    case .integer:
      let any = Int64.random(in: .min ... .max, using: &random)
      let some = [0, -1, .min, .max, 9, 10, 99, any, any >> 40]
      return Cell(.integer(some.randomElement(using: &random) ?? 0))
    case .number: return Cell(.number(number(&random)))
    case .date:
      let any = Int32.random(in: -9999...40_000, using: &random)
      let some = [0, -719_162, 2_932_896, 3_000_000, -900_000, any]
      return Cell(.date(some.randomElement(using: &random) ?? 0))
    case .dateTime:
      let seconds = Int64.random(in: -9_999_999_999...9_999_999_999, using: &random)
      let offset: Int16? = Bool.random(using: &random) ? 0 : nil
      return Cell(
        .dateTime(DateTimeValue(seconds: seconds, nanoseconds: 0, offsetMinutes: offset)))
    case .decimal:
      let some: [Text] = ["1.50", "-0", "007", "9"]
      return Cell(.decimal(some.randomElement(using: &random) ?? ""))
    case .time, .duration, .text, .list, .json:
      return Cell(.text(Text(Self.wild.randomElement(using: &random) ?? "")))
    }
  }

  private func number(_ random: inout SeededGenerator) -> Double {
    let any = Double(bitPattern: random.next())
    let few = Double(Int64.random(in: -9_999_999...9_999_999, using: &random))
    let ten: [Double] = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e10, 1e20, 1e-3, 1e-14]
    let scale = ten.randomElement(using: &random) ?? 1
    return [any, few / scale, few / scale, few / 100, 0, -0.0, .nan, .infinity, 1e15, 0.1 + 0.2]
      .randomElement(using: &random) ?? 0
  }

  /// Some rows of a column of random cells.
  private func column(_ count: Int, _ random: inout SeededGenerator) -> ExportCells {
    let types: [ColumnType] = [.boolean, .integer, .number, .date, .dateTime, .decimal, .text]
    let type = types.randomElement(using: &random) ?? .text
    var builder = ColumnChunkBuilder(type: type)
    let isWhole = Bool.random(using: &random)
    for _ in 0..<count {
      var made = cell(type, &random)
      while isWhole, made.value == .null || made.source != nil { made = cell(type, &random) }
      builder.append(made)
    }
    let isShown = type == .text && Bool.random(using: &random)
    return ExportCells(chunk: builder.finish(), type: type, isShown: isShown)
  }

  @Test(arguments: Seeds.all(40, inSweep: 400))
  func `fields of many rows are what each row is spelled as`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var fields = ExportFields()
    for format in Self.formats {
      var style = ExportStyle(format)
      if seed % 3 == 0 { style.delimiter = UInt8(ascii: ";") }
      let columnCount = Int.random(in: 1...3, using: &random)
      let spelling = ExportSpelling(style, columnCount: columnCount)
      fields.removeAll()
      var expected: [[UInt8]] = []
      let rows = (0..<40).map { _ in Int32.random(in: 0..<30, using: &random) }
      for place in 0..<columnCount {
        let cells = column(30, &random)
        let lead = Array("lead, ".utf8.prefix(place * 3))
        fields.append(cells, rows[...], lead: lead, spelling)
        for row in rows {
          var field = lead
          spelling.spell(cells, Int(row), to: &field)
          expected.append(field)
        }
      }
      let found = expected.indices.map { place in
        Array(fields.bytes[fields.ends[place]..<fields.ends[place + 1]])
      }
      #expect(found == expected, "\(format)")
    }
  }

  @Test(arguments: Seeds.all(20, inSweep: 200))
  func `lines that are made in any order are read in their own`(seed: UInt64) {
    var random = SeededGenerator(seed: seed ^ 0x11E5)
    for format in Self.formats {
      var style = ExportStyle(format)
      style.sqlRows = 7
      let names = [ExportColumn(name: "a,b", isNumeric: false), .init(name: "n", isNumeric: true)]
      let cells = names.map { _ in column(60, &random) }
      let width: (ArraySlice<UInt8>) -> Int = { $0.count }
      var whole = ExportWriter(style, columns: names, textWidth: width)
      var parts = ExportWriter(style, columns: names, textWidth: width)
      let all = (0..<60).map { Int32($0) }
      whole.measure(cells, all)
      parts.measure(cells, all)
      var (expected, found): ([UInt8], [UInt8]) = ([], [])
      for row in 0..<60 {
        let one = cells.map { cells in
          var builder = ColumnChunkBuilder(type: cells.type)
          builder.append(cells.chunk.cell(at: row, type: cells.type))
          return ExportCells(chunk: builder.finish(), type: cells.type, isShown: cells.isShown)
        }
        whole.write(one, count: 1, to: &expected)
      }
      var lines = ExportLines()
      lines.restart(count: 60)
      let order = all.shuffled(using: &random)
      for part in stride(from: 0, to: 60, by: 13) {
        let rows = Array(order[part..<min(part + 13, 60)])
        #expect(parts.compose(cells, rows, at: rows, in: &lines))
      }
      for first in stride(from: 0, to: 60, by: 25) {
        parts.write(lines, first..<min(first + 25, 60), to: &found)
      }
      whole.end(&expected)
      parts.end(&found)
      #expect(found == expected, "\(format)")
      #expect(!parts.compose(cells, all, at: all, in: &lines, bytesMax: lines.byteCount + 1))
    }
  }
}
