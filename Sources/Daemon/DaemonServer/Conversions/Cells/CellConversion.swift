import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableValues
import WireProtocol

/// Converts JSON values to cells of a column's type.
struct CellConversion {
  /// Whether a value that does not fit becomes an error cell. Otherwise it is refused.
  var keepsInvalid: Bool
  /// Whether strings are source texts, to be parsed by the column's `parse` format. Otherwise they
  /// are values.
  var readsSource = false
  /// The codecs of columns with formats.
  var codecs: [ColumnNumber: any ColumnCodec] = [:]

  /// The cell for a JSON value.
  ///
  /// Null is null. A string is parsed as the type, like a field of a file. Other JSON values fit
  /// columns of the same type; a whole number also fits a number column, and any scalar fits a text
  /// column as its text. The cell has its display text as source, unless it is text, JSON or null.
  /// - Throws: `TableError.valueDoesNotFit`.
  func cell(_ view: JSONView, for column: Column) throws -> Cell {
    let cell = converted(view, column)
    return try checked(codecs[column.number]?.spelled(cell) ?? cell, column)
  }

  /// The cell for a text typed by a person, parsed by the column's formats, otherwise as its type.
  ///
  /// - Throws: `TableError.valueDoesNotFit`.
  func cell(typed text: Text, for column: Column) throws -> Cell {
    try checked(
      codecs[column.number]?.cell(typed: text) ?? Self.read(text, as: column.type), column)
  }

  /// The cell for a text typed by a person. The row's kind may override the column's format, and
  /// the type of values in a JSON column.
  ///
  /// - Throws: `TableError.valueDoesNotFit`.
  func cell(typed text: Text, for column: Column, as field: KindField?) throws -> Cell {
    if column.type != .json, let cell = field?.cell(typed: text) {
      return try checked(cell, column)
    }
    guard let field, let type = field.type, column.type == .json else {
      return try cell(typed: text, for: column)
    }
    let cell = field.cell(typed: text) ?? Self.read(text, as: type)
    if case .error = cell.value, !keepsInvalid {
      throw TableError.valueDoesNotFit(column: column.id, type: type, found: text)
    }
    return Self.json(cell)
  }

  /// A cell of any type as a cell of a JSON column. Scalars become JSON scalars, others become
  /// strings.
  private static func json(_ cell: Cell) -> Cell {
    let text = CellFormatter.displayText(of: Cell(cell.value))
    switch cell.value {
    case .null, .error, .pending, .json: return cell
    case .boolean, .integer: return Cell(CellValue(json: text.utf8) ?? .null)
    case .number(let number) where number.isFinite:
      return Cell(CellValue(json: text.utf8) ?? .null)
    case .number, .text, .decimal, .date, .dateTime, .time, .duration:
      return Cell(.json(CellJSON(string: text.utf8)))
    }
  }

  private func checked(_ cell: Cell, _ column: Column) throws -> Cell {
    guard case .error = cell.value, !keepsInvalid else { return cell }
    throw TableError.valueDoesNotFit(
      column: column.id, type: column.type, found: cell.source ?? "")
  }

  private func converted(_ view: JSONView, _ column: Column) -> Cell {
    if view.isNull { return .null }
    if column.type == .json || column.type == .list && view.kind != .string {
      return CellValue(json: view.rawText, in: column.type).map { Cell($0) } ?? Self.misfit(view)
    }
    if let text = view.string {
      if readsSource, let codec = codecs[column.number], codec.reads {
        return codec.cell(of: Text(text))
      }
      return Self.read(Text(text), as: column.type)
    }
    switch (view.kind, column.type) {
    case (.bool, .boolean):
      let flag = view.bool ?? false
      return Cell(.boolean(flag), source: flag ? "true" : "false")
    case (.number, .integer):
      guard let number = view.int64 else { return Self.misfit(view) }
      return Cell(.integer(number), source: Text(String(number)))
    case (.number, .number):
      guard let number = view.double else { return Self.misfit(view) }
      // In JSON numbers, 1.0 and 1 are the same, as in `table/create`.
      let cell = Cell(.number(number))
      return Cell(.number(number), source: CellFormatter.displayText(of: cell))
    case (.number, .decimal): return Self.read(Text(view.rawText), as: .decimal)
    case (.number, .text), (.bool, .text): return Cell(.text(Text(view.rawText)))
    default: return Self.misfit(view)  // JSON types that no such column stores
    }
  }

  /// Parses a text as a type. An empty text is null unless the column is text. In a JSON column, a
  /// text that is not JSON becomes a string.
  static func read(_ text: Text, as type: ColumnType) -> Cell {
    if type == .text { return Cell(.text(text)) }
    if type == .json || type == .list { return CellRetyping.cell(typed: text, asJSON: type) }
    var settings = ParseSettings(type: type)
    settings.allowsNonFinite = true
    let parsed = CellParser(settings).cell(text)
    switch parsed.value {
    case .null, .error, .pending: return parsed
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .text, .json:
      return Cell(parsed.value, source: parsed.source ?? CellFormatter.displayText(of: parsed))
    }
  }

  private static func misfit(_ view: JSONView) -> Cell {
    Cell(.error(.doesNotParse), source: Text(view.rawText))
  }
}
