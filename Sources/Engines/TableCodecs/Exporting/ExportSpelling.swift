import CellFormats
import ColumnStorage
import ProtocolWords
import TableValues

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

  /// The fields of some rows.
  func fields(_ cells: ExportCells) -> TextArena {
    if let plain = plainFields(cells) { return plain }
    let chunk = cells.chunk
    var fields = TextArena()
    fields.reserve(texts: chunk.count, bytes: chunk.byteSize)
    switch chunk.values {
    case .booleans(let values):
      let words = style.format == .sql ? ["FALSE", "TRUE"] : ["false", "true"]
      let (no, yes) = (Array(words[0].utf8), Array(words[1].utf8))
      fill(&fields, chunk) { $0 += values[$1] != 0 ? yes : no }
    case .integers(let values): fill(&fields, chunk) { CellFormatter.append(values[$1], to: &$0) }
    case .numbers(let values):
      fill(&fields, chunk) { bytes, row in
        if hasLiterals, !values[row].isFinite { return scalar(.number(values[row]), to: &bytes) }
        CellFormatter.append(values[row], to: &bytes)
      }
    case .dates(let values): fill(&fields, chunk) { scalar(.date(values[$1]), to: &$0) }
    case .dateTimes(let values): fill(&fields, chunk) { scalar(.dateTime(values[$1]), to: &$0) }
    case .times(let values): fill(&fields, chunk) { scalar(.time(values[$1]), to: &$0) }
    case .durations(let values): fill(&fields, chunk) { scalar(.duration(values[$1]), to: &$0) }
    case .texts(let arena): fill(&fields, chunk) { text(arena[$1], cells, to: &$0) }
    }
    return fields
  }

  /// A text as a field, such as the name of a column.
  func field(_ text: Text) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text.utf8[...], to: &bytes)
    return bytes
  }

  /// Whether numbers, words and texts are told apart by quotes.
  private var hasLiterals: Bool {
    switch style.format {
    case .json, .ndjson, .sql: true
    case .csv, .tsv, .markdown, .html, .text, .latex: false
    }
  }

  /// The texts as they are, if all of them are fields already.
  private func plainFields(_ cells: ExportCells) -> TextArena? {
    guard !hasLiterals, !isOnly, cells.chunk.errors.isEmpty,
      case .texts(let arena) = cells.chunk.values, escaping.isPlain(arena.bytes[...])
    else { return nil }
    if isDelimited, hasLeadingBlank(arena) { return nil }
    guard marksEmpty(cells) else { return arena }
    for row in 0..<arena.count where arena.offsets[row] == arena.offsets[row + 1] {
      if cells.chunk.isValid(row) { return nil }
    }
    return arena
  }

  /// Whether empty texts are told from nulls by quotes.
  private func marksEmpty(_ cells: ExportCells) -> Bool {
    isDelimited && !cells.isShown && cells.type == .text
  }

  private var isDelimited: Bool { style.format == .csv || style.format == .tsv }

  private func hasLeadingBlank(_ arena: TextArena) -> Bool {
    (0..<arena.count).contains { arena[$0].first == 0x20 }
  }

  @inline(__always)
  private func fill(
    _ fields: inout TextArena, _ chunk: ColumnChunk, _ one: (inout [UInt8], Int) -> Void
  ) {
    var nextError = 0
    for row in 0..<chunk.count {
      if chunk.isValid(row) {
        one(&fields.bytes, row)
      } else if nextError < chunk.errors.count, chunk.errors[nextError].row == row {
        let source = chunk.errors[nextError].source
        if source.isEmpty {
          null(to: &fields.bytes)
        } else {
          append(source.utf8[...], to: &fields.bytes)
        }
        nextError += 1
      } else {
        null(to: &fields.bytes)
      }
      fields.offsets.append(UInt32(truncatingIfNeeded: fields.bytes.count))
    }
  }

  private func null(to bytes: inout [UInt8]) {
    switch style.format {
    case .json, .ndjson: bytes += "null".utf8
    case .sql: bytes += "NULL".utf8
    case .csv, .tsv: if isOnly { bytes += [0x22, 0x22] }
    case .markdown, .html, .text, .latex: break
    }
  }

  /// A value whose text has no special bytes.
  private func scalar(_ value: CellValue, to bytes: inout [UInt8]) {
    let quote: UInt8? = hasLiterals ? style.format == .sql ? 0x27 : 0x22 : nil
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
      // A blank at the beginning could be taken for a part of the delimiter.
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

  /// Quotes within a field of TSV stand for themselves.
  private func needsQuotes(inTSV text: ArraySlice<UInt8>) -> Bool {
    if text.first == 0x20 { return true }
    if escaping.isPlain(text) { return false }
    return text.first == 0x22 || text.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
