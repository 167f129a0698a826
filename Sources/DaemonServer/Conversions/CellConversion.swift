import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableSessions
import TableValues
import WireProtocol

/// Turns JSON values into cells of a column's type.
struct CellConversion {
  /// What becomes of values that do not fit: an error cell, or a thrown refusal.
  var keepsInvalid: Bool
  /// Whether strings are the source's texts, which a column's `parse` reads; else values.
  var readsSource = false
  /// How columns with formats are read.
  var codecs: [ColumnNumber: any ColumnCodec] = [:]

  /// The cell for a JSON value.
  ///
  /// Null is null. A string is read as the type, like a field of a file. Other JSON kinds fit the
  /// types they are; a whole number fits a number column, any scalar fits a text column by its
  /// spelling. The cell carries its display text as source, unless it is text, JSON or null.
  /// - Throws: `TableError.valueDoesNotFit`.
  func cell(_ view: JSONView, for column: Column) throws -> Cell {
    let cell = converted(view, column)
    return try checked(codecs[column.number]?.spelled(cell) ?? cell, column)
  }

  /// The cell for a text as a person types it: read by the column's formats, else as its type.
  ///
  /// - Throws: `TableError.valueDoesNotFit`.
  func cell(typed text: Text, for column: Column) throws -> Cell {
    try checked(
      codecs[column.number]?.cell(typed: text) ?? Self.read(text, as: column.type), column)
  }

  /// The cell for a text as a person types it, where the row's kind may say how the column is read,
  /// and what it holds if it holds JSON.
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

  /// A cell of any type as one of a JSON column: scalars as they are in JSON, others as texts.
  private static func json(_ cell: Cell) -> Cell {
    let text = CellFormatter.displayText(of: Cell(cell.value))
    switch cell.value {
    case .null, .error, .pending, .json: return cell
    case .boolean, .integer: return Cell(CellValue(json: text.utf8) ?? .null)
    case .number(let number) where number.isFinite:
      return Cell(CellValue(json: text.utf8) ?? .null)
    case .number, .text, .decimal, .date, .dateTime, .duration:
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
      // A JSON number is a number: 1.0 and 1 are one, as in `table/create`.
      let cell = Cell(.number(number))
      return Cell(.number(number), source: CellFormatter.displayText(of: cell))
    case (.number, .decimal): return Self.read(Text(view.rawText), as: .decimal)
    case (.number, .text), (.bool, .text): return Cell(.text(Text(view.rawText)))
    default: return Self.misfit(view)  // JSON kinds that no such column holds
    }
  }

  /// Reads a text as a type; an empty text is null unless the column is text. What is no JSON is a
  /// string in a column of JSON.
  static func read(_ text: Text, as type: ColumnType) -> Cell {
    if type == .text { return Cell(.text(text)) }
    if type == .json || type == .list { return CellRetyping.cell(typed: text, asJSON: type) }
    var settings = ParseSettings(type: type)
    settings.allowsNonFinite = true
    let parsed = CellParser(settings).cell(text)
    switch parsed.value {
    case .null, .error, .pending: return parsed
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .duration, .text, .json:
      return Cell(parsed.value, source: parsed.source ?? CellFormatter.displayText(of: parsed))
    }
  }

  private static func misfit(_ view: JSONView) -> Cell {
    Cell(.error(.doesNotParse), source: Text(view.rawText))
  }
}
