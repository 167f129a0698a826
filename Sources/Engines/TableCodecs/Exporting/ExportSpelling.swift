import CellFormats
import ColumnStorage
import ProtocolWords
import TableValues

/// Which texts are fields as they are, or with a quote before and after them.
struct PlainTexts {
  /// 1 for bytes that no such text has, else 0.
  var marks: [UInt8]
  /// The quote, if any.
  var quote: UInt8?
  /// Whether empty texts are among them.
  var takesEmpty: Bool
  /// Whether texts that begin with a blank are among them.
  var takesLeadingBlank: Bool
}

/// The cells of a column as fields of a format.
struct ExportSpelling {
  private let style: ExportStyle
  private let escaping: TextEscaping
  /// Whether the rows have one field each, which must not leave a line blank.
  private let isOnly: Bool

  init(_ style: ExportStyle, columnCount: Int) {
    self.style = style
    escaping = TextEscaping(style)
    isOnly = columnCount == 1
  }

  /// Appends the cell of one row as a field.
  func spell(_ cells: ExportCells, _ row: Int, to bytes: inout [UInt8]) {
    let chunk = cells.chunk
    guard chunk.isValid(row) else {
      guard let source = chunk.error(at: row)?.source, !source.isEmpty else {
        bytes += null
        return
      }
      return append(source.utf8[...], to: &bytes)
    }
    switch chunk.values {
    case .booleans(let values): bytes += word(values[row] != 0)
    case .integers(let values): CellFormatter.append(values[row], to: &bytes)
    case .numbers(let values):
      if hasLiterals, !values[row].isFinite { return scalar(.number(values[row]), to: &bytes) }
      CellFormatter.append(values[row], to: &bytes)
    case .dates(let values): scalar(.date(values[row]), to: &bytes)
    case .dateTimes(let values): scalar(.dateTime(values[row]), to: &bytes)
    case .times(let values): scalar(.time(values[row]), to: &bytes)
    case .durations(let values): scalar(.duration(values[row]), to: &bytes)
    case .texts(let arena): text(arena[row], cells, to: &bytes)
    }
  }

  /// A text as a field, such as the name of a column.
  func field(_ text: Text) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text.utf8[...], to: &bytes)
    return bytes
  }

  /// Whether quotes distinguish texts from numbers and words.
  private var hasLiterals: Bool {
    switch style.format {
    case .json, .ndjson, .sql: true
    case .csv, .tsv, .markdown, .html, .text, .latex: false
    }
  }

  /// What texts of a column are fields as they are; nil: each is spelled by itself.
  func plainTexts(of cells: ExportCells) -> PlainTexts? {
    var plain = PlainTexts(
      marks: escaping.marks, quote: quote,
      takesEmpty: !isOnly && !marksEmpty(cells), takesLeadingBlank: !isDelimited)
    switch cells.type {
    case .decimal: if hasLiterals { return nil }
    case .list, .json:
      if style.format == .json || style.format == .ndjson {
        plain = PlainTexts(
          marks: [UInt8](repeating: 0, count: 256), quote: nil, takesEmpty: true,
          takesLeadingBlank: true)
      }
    case .boolean, .integer, .number, .date, .dateTime, .time, .duration, .text: break
    }
    return plain
  }

  /// The quote before and after texts.
  var quote: UInt8? {
    switch style.format {
    case .json, .ndjson: 0x22
    case .sql: 0x27
    case .csv, .tsv, .markdown, .html, .text, .latex: nil
    }
  }

  /// Whether quotes distinguish empty texts from nulls.
  private func marksEmpty(_ cells: ExportCells) -> Bool {
    isDelimited && !cells.isShown && cells.type == .text
  }

  private var isDelimited: Bool { style.format == .csv || style.format == .tsv }

  /// A boolean as a field.
  func word(_ isTrue: Bool) -> [UInt8] {
    let isSQL = style.format == .sql
    return Array((isTrue ? isSQL ? "TRUE" : "true" : isSQL ? "FALSE" : "false").utf8)
  }

  /// Null as a field.
  var null: [UInt8] {
    switch style.format {
    case .json, .ndjson: Array("null".utf8)
    case .sql: Array("NULL".utf8)
    case .csv, .tsv: isOnly ? [0x22, 0x22] : []
    case .markdown, .html, .text, .latex: []
    }
  }

  /// A value whose text has no special bytes.
  private func scalar(_ value: CellValue, to bytes: inout [UInt8]) {
    if let quote { bytes.append(quote) }
    CellFormatter.append(value, to: &bytes)
    if let quote { bytes.append(quote) }
  }

  private func text(_ text: ArraySlice<UInt8>, _ cells: ExportCells, to bytes: inout [UInt8]) {
    switch cells.type {
    case .decimal where hasLiterals && Self.isNumber(text): bytes += text
    case .list, .json:
      if style.format == .json || style.format == .ndjson {
        bytes += text
      } else {
        append(text, to: &bytes)
      }
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .text:
      if text.isEmpty, marksEmpty(cells) {
        bytes += [0x22, 0x22]
      } else {
        append(text, to: &bytes)
      }
    }
  }

  /// Whether a decimal is spelled as a number of JSON and SQL.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) }
    guard let first = digits.first, let last = digits.last, isDigit(first), isDigit(last),
      first != 0x30 || digits.count == 1 || !isDigit(digits[digits.startIndex + 1])
    else { return false }
    var points = 0
    for byte in digits where !isDigit(byte) {
      if byte != UInt8(ascii: ".") { return false }
      points += 1
    }
    return points <= 1
  }

  private func append(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    switch style.format {
    case .csv:
      // A blank at the beginning could be read as a part of the delimiter.
      if text.isEmpty && isOnly || text.first == 0x20 || !escaping.isPlain(text) {
        TextEscaping.appendQuoted(text, to: &bytes)
      } else {
        bytes += text
      }
    case .tsv:
      if text.isEmpty && isOnly || needsQuotes(inTSV: text) {
        TextEscaping.appendQuoted(text, to: &bytes)
      } else {
        bytes += text
      }
    case .json, .ndjson:
      bytes.append(0x22)
      escaping.append(text, to: &bytes)
      bytes.append(0x22)
    case .sql:
      bytes.append(0x27)
      escaping.append(text, to: &bytes)
      bytes.append(0x27)
    case .markdown, .html, .latex: escaping.append(text, to: &bytes)
    case .text: bytes += escaping.isPlain(text) ? Array(text) : DisplayText.visible(Array(text))
    }
  }

  /// Quotes within a field of TSV are ordinary characters.
  private func needsQuotes(inTSV text: ArraySlice<UInt8>) -> Bool {
    if text.first == 0x20 { return true }
    if escaping.isPlain(text) { return false }
    return text.first == 0x22 || text.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
