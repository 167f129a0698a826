import CellFormats
import ColumnStorage
import TableValues

/// Parses and formats the cells of a column with formats.
struct FormattedColumn: ColumnCodec {
  let type: ColumnType
  private var format: CompiledFormat?
  private let parse: CompiledFormat?
  private var nullText: [UInt8]
  private var hasPlaceholder: Bool
  /// Whether it only parses.
  private var isUnformatted = false
  /// Whether cells with a source text display it.
  private let showsSource: Bool

  /// Nil for a column without formats, and for invalid formats (which declarations refuse).
  init?(_ column: Column) {
    let traits = column.traits
    format = traits.format.flatMap { try? CompiledFormat($0) }
    parse = column.type == .text ? nil : traits.parse.flatMap { try? CompiledFormat($0) }
    type = column.type
    nullText = traits.nullPlaceholder?.utf8 ?? []
    hasPlaceholder = traits.nullPlaceholder != nil
    showsSource = traits.showsSource
    if format == nil, parse == nil, !hasPlaceholder, !isJSON { return nil }
  }

  var reads: Bool { parse != nil }
  /// JSON displays one text for all spellings of a value, and strings without their quotes.
  var shows: Bool {
    !isUnformatted && (format != nil && !showsSource || hasPlaceholder || isJSON)
  }
  /// If only null is displayed differently, empty source texts are the nulls. In a text column they
  /// may be texts.
  var showsTexts: Bool { (format == nil || showsSource) && type != .text && !isJSON }

  var withoutFormat: (any ColumnCodec)? {
    guard parse != nil else { return nil }
    var copy = self
    (copy.format, copy.nullText, copy.hasPlaceholder) = (nil, [], false)
    copy.isUnformatted = true
    return copy
  }

  private var isJSON: Bool { type == .json || type == .list }

  func values(of texts: ColumnChunk) -> ColumnChunk {
    guard case .texts(let arena) = texts.values else { return texts }
    if let parse, let values = quickValues(of: texts, parse) { return values }
    var builder = ColumnChunkBuilder(type: type)
    for row in 0..<arena.count {
      if let error = texts.error(at: row) {
        builder.append(Cell(.error(error.reason), source: error.source))
      } else {
        builder.append(cell(of: Text(arena[row])))
      }
    }
    return builder.finish()
  }

  func cell(of text: Text) -> Cell {
    if text.isEmpty, type != .text { return .null }
    let value = CellRetyping.value(of: text, as: type, readBy: parse)
    if case .json = value { return Cell(value) }
    return Cell(value, source: text)
  }

  func cell(typed text: Text) -> Cell {
    if text.isEmpty, type != .text { return .null }
    if isJSON {
      let read = [parse, format].lazy.compactMap { $0?.read(text.utf8[...], as: type) }.first
      return read.map { Cell($0) } ?? CellRetyping.cell(typed: text, asJSON: type)
    }
    var value = CellRetyping.value(of: text, as: type, readBy: parse ?? format)
    if case .error = value { value = CellRetyping.value(of: text, as: type, readBy: format) }
    if case .error = value { return Cell(value, source: text) }
    return spelled(Cell(value))
  }

  func spelled(_ cell: Cell) -> Cell {
    switch cell.value {
    case .null, .pending, .error, .text, .json: return cell
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration:
      // A format that was detected in a file is the spelling of its values, even if it is not
      // needed to parse them.
      let spelled = parse ?? (showsSource ? format : nil)
      let spelling = spelled?.spelling(of: cell.value, as: type)
      let plain = CellFormatter.displayText(of: Cell(cell.value))
      return Cell(cell.value, source: spelling ?? cell.source ?? plain)
    }
  }

  func texts(of chunk: ColumnChunk) -> ColumnChunk {
    var shown = TextArena()
    shown.reserve(texts: chunk.count, bytes: chunk.count * 8)
    for row in 0..<chunk.count {
      append(row, chunk, to: &shown.bytes)
      shown.offsets.append(UInt32(truncatingIfNeeded: shown.bytes.count))
    }
    return ColumnChunk(values: .texts(shown))
  }

  private func append(_ row: Int, _ chunk: ColumnChunk, to bytes: inout [UInt8]) {
    if let error = chunk.error(at: row) {
      bytes += error.source.utf8
    } else if !chunk.isValid(row) {
      bytes += nullText
    } else if showsTexts, case .texts(let arena) = chunk.values {
      bytes += arena[row].isEmpty ? nullText[...] : arena[row]
    } else if isJSON, format == nil, case .texts(let arena) = chunk.values {
      CellJSON.appendShown(arena[row], to: &bytes)
    } else {
      append(chunk.cell(at: row, type: type).value, to: &bytes)
    }
  }

  private func append(_ value: CellValue, to bytes: inout [UInt8]) {
    guard let format else { return CellFormatter.appendShown(value, to: &bytes) }
    // A scalar within JSON is formatted as a value of its own type.
    if case .json(let json) = value, let scalar = json.scalar {
      format.append(scalar, to: &bytes)
    } else {
      format.append(value, to: &bytes)
    }
  }

  func text(of cell: Cell) -> Text {
    switch cell.value {
    case .null: return Text(nullText)
    case .pending: return ""
    case .error: return cell.source ?? ""
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .text, .json:
      if format == nil { return cell.source ?? CellFormatter.displayText(of: cell) }
      if showsSource, let source = cell.source { return source }
      var bytes: [UInt8] = []
      append(cell.value, to: &bytes)
      return Text(bytes)
    }
  }
}

extension TableSchema {
  /// The codecs of columns with formats.
  package var codecs: [ColumnNumber: any ColumnCodec] {
    var codecs: [ColumnNumber: any ColumnCodec] = [:]
    for column in columns { codecs[column.number] = FormattedColumn(column) }
    return codecs
  }
}
