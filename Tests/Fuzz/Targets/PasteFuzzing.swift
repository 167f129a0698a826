import ColumnStorage
import ProtocolWords
import TableCodecs
import TableValues

/// What a clipboard holds is a table of limited size, and what is copied of it is read back.
enum PasteFuzzing {
  /// More cells than this may only come from as many bytes.
  private static let spannedMax = 110_000

  static func complaint(_ input: inout FuzzInput) -> String? {
    let format: ExportFormat = [.html, .markdown, .tsv, .csv][input.number(0...3)]
    let bytes = input.remaining
    guard let rows = read(bytes, format) else { return nil }
    let count = rows.reduce(0) { $0 + $1.count }
    if count > bytes.count + spannedMax { return "\(count) cells of \(bytes.count) bytes" }
    if rows.isEmpty || count > 10_000 { return nil }
    // The first copy shows control characters as pictures, and HTML reads CR LF as one break.
    guard let once = read(written(rows, format), format) else { return "a copy is no table" }
    guard let twice = read(written(once, format), format) else { return "its copy is no table" }
    if once.count != rows.count { return "\(rows.count) rows become \(once.count)" }
    return once == twice ? nil : "a copy of a copy differs from it"
  }

  private static func read(_ bytes: [UInt8], _ format: ExportFormat) -> [[Text]]? {
    switch format {
    case .html: HTMLTable.rows(in: bytes)
    case .markdown: MarkdownTable.rows(in: bytes).map { Array($0.dropFirst()) }
    default: DelimitedText.rows(in: bytes, delimiter: format == .csv ? 0x2C : 0x09)
    }
  }

  private static func written(_ rows: [[Text]], _ format: ExportFormat) -> [UInt8] {
    let width = max(1, rows.reduce(0) { max($0, $1.count) })
    let cells = (0..<width).map { place in
      var builder = ColumnChunkBuilder(type: .text)
      for row in rows { builder.append(Cell(.text(place < row.count ? row[place] : ""))) }
      return ExportCells(chunk: builder.finish(), type: .text, isShown: true)
    }
    var style = ExportStyle(format)
    style.hasHeader = false
    let columns = (0..<width).map { ExportColumn(name: Text("c\($0)"), isNumeric: false) }
    var writer = ExportWriter(style, columns: columns) { $0.count }
    var bytes: [UInt8] = []
    writer.begin(&bytes)
    writer.write(cells, count: rows.count, to: &bytes)
    writer.end(&bytes)
    return bytes
  }
}
