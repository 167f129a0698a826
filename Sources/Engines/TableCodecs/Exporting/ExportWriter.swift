import ColumnStorage
import ProtocolWords
import TableValues

/// Writes rows in a format, piece by piece. Memory is that of one piece.
///
/// An example: `begin`, then `write` for each piece of rows, then `end`. Fixed-width text needs all
/// rows twice, first for `measure`.
package struct ExportWriter {
  private let style: ExportStyle
  private let columns: [ExportColumn]
  private let spelling: ExportSpelling
  private let textWidth: (ArraySlice<UInt8>) -> Int
  /// The bytes before each field of a row.
  private let leads: [[UInt8]]
  /// The bytes after the last field of a row.
  private let tail: [UInt8]
  /// The names of the columns as fields.
  private let names: [[UInt8]]
  /// The widths of the columns of fixed-width text.
  private var widths: [Int]
  /// How many rows were written.
  private var rowCount = 0
  /// The fields of a block of rows.
  private var fields = ExportFields()
  /// The rows of a block have about so many bytes.
  private static let blockBytes = 1 << 20
  private static let blockRows = 1024

  /// A writer.
  ///
  /// - Parameter textWidth: The width of a text in terminal cells.
  package init(
    _ style: ExportStyle, columns: [ExportColumn],
    textWidth: @escaping (ArraySlice<UInt8>) -> Int
  ) {
    self.style = style
    self.columns = columns
    self.textWidth = textWidth
    let spelling = ExportSpelling(style, columnCount: columns.count)
    self.spelling = spelling
    names = columns.map { column in
      let isGuarded = style.formulaGuard == .quote
      let name = isGuarded ? FormulaGuard.guarded(column.name) : column.name
      return style.format == .sql ? Self.identifier(name) : spelling.field(name)
    }
    (leads, tail) = Self.frame(style, columns, names)
    widths = names.map { textWidth($0[...]) }
  }

  /// Whether all rows must be measured before the first is written.
  package var needsWidths: Bool { style.format == .text }

  /// Measures the widths of some rows.
  ///
  /// - Parameters:
  ///   - cells: The cells by column.
  ///   - rows: Rows of these cells.
  package mutating func measure(_ cells: [ExportCells], _ rows: [Int32]) {
    for block in blocks(cells, rows) {
      spell(cells, rows[block])
      for column in cells.indices {
        var widest = widths[column]
        for row in 0..<block.count {
          widest = max(widest, textWidth(field(column * block.count + row)))
        }
        widths[column] = widest
      }
    }
  }

  // MARK: Writing

  /// Writes the bytes before the rows.
  package mutating func begin(_ bytes: inout [UInt8]) {
    if style.hasMark { bytes += [0xEF, 0xBB, 0xBF] }
    switch style.format {
    case .csv, .tsv: if style.hasHeader, !names.isEmpty { row(names.map { $0[...] }, to: &bytes) }
    case .json:
      bytes += "[".utf8
      if style.rowsAreArrays, style.hasHeader { header(to: &bytes) }
    case .ndjson: if style.rowsAreArrays, style.hasHeader { header(to: &bytes) }
    case .markdown:
      row(names.map { $0[...] }, to: &bytes)
      bytes += "|".utf8
      for column in columns { bytes += (column.isNumeric ? " ---: |" : " --- |").utf8 }
      bytes += "\n".utf8
    case .html:
      bytes += "<meta charset=\"utf-8\">\n<table style=\"white-space:pre-wrap\">\n".utf8
      if style.hasHeader {
        bytes += "<thead>\n<tr>".utf8
        for name in names { bytes += Array("<th>".utf8) + name + Array("</th>".utf8) }
        bytes += "</tr>\n</thead>\n".utf8
      }
      bytes += "<tbody>\n".utf8
    case .sql: break
    case .text:
      guard style.hasHeader, !columns.isEmpty else { return }
      row(names.map { $0[...] }, to: &bytes)
      let rules = widths.map { [UInt8](repeating: 0x2D, count: $0) }
      row(rules.map { $0[...] }, to: &bytes)
    case .latex:
      let places = columns.map { $0.isNumeric ? "r" : "l" }.joined()
      bytes += "\\begin{tabular}{\(places)}\n\\hline\n".utf8
      guard style.hasHeader, !columns.isEmpty else { return }
      row(names.map { $0[...] }, to: &bytes)
      bytes += "\\hline\n".utf8
    }
  }

  /// Makes lines of rows.
  ///
  /// - Parameters:
  ///   - cells: The cells by column.
  ///   - rows: Rows of these cells, in any order.
  ///   - places: The place of each row among the lines.
  ///   - bytesMax: It stops when the lines have more bytes.
  /// - Returns: Whether all were made.
  package mutating func compose(
    _ cells: [ExportCells], _ rows: [Int32], at places: [Int32], in lines: inout ExportLines,
    bytesMax: Int = .max
  ) -> Bool {
    for block in blocks(cells, rows) {
      spell(cells, rows[block])
      if style.format == .text {
        for (row, place) in places[block].enumerated() {
          var line: [UInt8] = []
          for column in columns.indices {
            pad(field(column * block.count + row), column, to: &line)
          }
          lines.add(line + tail, at: place)
          if lines.byteCount > bytesMax { return false }
        }
      } else {
        lines.add(fields, at: places[block], tail: tail)
      }
      if lines.byteCount > bytesMax { return false }
    }
    return true
  }

  /// Writes lines.
  package mutating func write(_ lines: ExportLines, _ range: Range<Int>, to bytes: inout [UInt8]) {
    switch style.format {
    case .json, .sql:
      lines.append(range, to: &bytes) { bytes in
        beginRow(to: &bytes)
        rowCount += 1
      }
    case .csv, .tsv, .ndjson, .markdown, .html, .text, .latex:
      lines.append(range, to: &bytes) { _ in }
      rowCount += range.count
    }
  }

  /// Writes some rows.
  ///
  /// - Parameters:
  ///   - cells: The cells by column.
  ///   - count: The number of rows.
  package mutating func write(_ cells: [ExportCells], count: Int, to bytes: inout [UInt8]) {
    var lines = ExportLines()
    lines.restart(count: count)
    let rows = (0..<count).map { Int32(truncatingIfNeeded: $0) }
    _ = compose(cells, rows, at: rows, in: &lines)
    write(lines, 0..<count, to: &bytes)
  }

  /// Divides rows, so that the fields of a block stay near the processor.
  private func blocks(_ cells: [ExportCells], _ rows: [Int32]) -> [Range<Int>] {
    let count = max(1, cells.first?.chunk.count ?? 1)
    let rowBytes = max(1, cells.reduce(0) { $0 + $1.chunk.values.byteSize } / count)
    let step = max(1, min(Self.blockRows, Self.blockBytes / rowBytes))
    return stride(from: 0, to: rows.count, by: step).map { $0..<min($0 + step, rows.count) }
  }

  private mutating func spell(_ cells: [ExportCells], _ rows: ArraySlice<Int32>) {
    fields.removeAll()
    for (place, column) in cells.enumerated() {
      fields.append(column, rows, lead: leads.isEmpty ? [] : leads[place], spelling)
    }
  }

  private func field(_ place: Int) -> ArraySlice<UInt8> {
    fields.bytes[fields.ends[place]..<fields.ends[place + 1]]
  }

  /// Writes the bytes after the rows.
  package mutating func end(_ bytes: inout [UInt8]) {
    switch style.format {
    case .csv, .tsv, .ndjson, .markdown, .text: break
    case .json: bytes += (rowCount > 0 ? "\n]\n" : "]\n").utf8
    case .html: bytes += "</tbody>\n</table>\n".utf8
    case .sql: if rowCount > 0 { bytes += ";\n".utf8 }
    case .latex: bytes += "\\hline\n\\end{tabular}\n".utf8
    }
  }

  /// Writes what separates a row from the one before.
  private func beginRow(to bytes: inout [UInt8]) {
    switch style.format {
    case .json:
      if rowCount > 0 { bytes.append(0x2C) }
      bytes.append(0x0A)
    case .sql:
      if rowCount % style.sqlRows > 0 {
        bytes += ",\n".utf8
        return
      }
      if rowCount > 0 { bytes += ";\n".utf8 }
      bytes += "INSERT INTO ".utf8
      bytes += Self.identifier(style.sqlTable)
      bytes += " (".utf8
      bytes += names.joined(separator: ", ".utf8)
      bytes += ") VALUES\n".utf8
    case .csv, .tsv, .ndjson, .markdown, .html, .text, .latex: break
    }
  }

  /// Writes the names of the columns as an array of JSON.
  private mutating func header(to bytes: inout [UInt8]) {
    beginRow(to: &bytes)
    row(names.map { $0[...] }, to: &bytes)
    rowCount += 1
  }

  private func row(_ fields: [ArraySlice<UInt8>], to bytes: inout [UInt8]) {
    for (place, field) in fields.enumerated() {
      if style.format == .text {
        pad(field, place, to: &bytes)
      } else {
        bytes += leads[place]
        bytes += field
      }
    }
    bytes += tail
  }

  /// Writes a field of fixed-width text. Nothing follows the last one.
  private func pad(_ field: ArraySlice<UInt8>, _ place: Int, to bytes: inout [UInt8]) {
    let gap = repeatElement(UInt8(0x20), count: max(0, widths[place] - textWidth(field)))
    if place > 0 { bytes += [0x20, 0x20] }
    if columns[place].isNumeric { bytes += gap }
    bytes += field
    if !columns[place].isNumeric, place + 1 < columns.count { bytes += gap }
  }

  // MARK: Frame

  /// A name in double quotes, as standard SQL writes it.
  private static func identifier(_ name: Text) -> [UInt8] {
    var bytes: [UInt8] = []
    TextEscaping.appendQuoted(name.utf8[...], to: &bytes)
    return bytes
  }

  private static func frame(
    _ style: ExportStyle, _ columns: [ExportColumn], _ names: [[UInt8]]
  ) -> (leads: [[UInt8]], tail: [UInt8]) {
    func leads(_ first: String, _ others: String) -> [[UInt8]] {
      columns.indices.map { Array(($0 == 0 ? first : others).utf8) }
    }
    switch style.format {
    case .csv:
      let delimiter = String(UnicodeScalar(style.delimiter))
      return (leads("", delimiter), style.lineEnd.bytes)
    case .tsv: return (leads("", "\t"), style.lineEnd.bytes)
    case .json, .ndjson:
      let end = style.format == .json ? "" : "\n"
      if style.rowsAreArrays {
        return (leads("[", ","), Array(((columns.isEmpty ? "[" : "") + "]" + end).utf8))
      }
      let named = names.enumerated().map { place, name in
        Array((place == 0 ? "{" : ",").utf8) + name + Array(":".utf8)
      }
      return (named, Array(((columns.isEmpty ? "{" : "") + "}" + end).utf8))
    case .markdown: return (leads("| ", " | "), Array((columns.isEmpty ? "|\n" : " |\n").utf8))
    case .html:
      let cells = columns.enumerated().map { place, column in
        let start = place == 0 ? "<tr>" : "</td>"
        return Array((start + (column.isNumeric ? "<td align=\"right\">" : "<td>")).utf8)
      }
      return (cells, Array((columns.isEmpty ? "<tr></tr>\n" : "</td></tr>\n").utf8))
    case .sql: return (leads("(", ", "), Array((columns.isEmpty ? "()" : ")").utf8))
    case .text: return ([], Array("\n".utf8))
    case .latex: return (leads("", " & "), Array(" \\\\\n".utf8))
    }
  }
}
