import CellFormats
import ColumnStorage
import Expressions
import TableValues

/// What the rows of a kind hold in a column, ready to be read and shown.
package struct KindField: Sendable {
  /// The type of the values, where the column holds several.
  package let type: ColumnType?
  private let isJSON: Bool
  private let codec: FormattedColumn?

  /// Nil for a field that says nothing of how cells are read and shown.
  init?(_ field: RowDeclarations.Field, in column: Column) {
    isJSON = column.type == .json
    type = isJSON ? field.type : nil
    var shown = column
    shown.traits.format = field.format
    if isJSON {
      shown.type = type ?? .json
      shown.traits.parse = nil
    }
    codec = field.format == nil ? nil : FormattedColumn(shown)
    if type == nil, codec == nil { return nil }
  }

  /// Whether the field says how cells are shown.
  package var hasFormat: Bool { codec != nil }

  /// What a cell shows; nil where the field does not say it: a null, an error, or no format.
  package func text(of cell: Cell) -> Text? {
    guard let codec else { return nil }
    switch cell.value {
    case .null, .error, .pending: return nil
    case .json(let json): return codec.text(of: Cell(isJSON ? value(of: json) : cell.value))
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .duration, .text:
      return codec.text(of: cell)
    }
  }

  /// The cell for a text as a person types it, of the field's type; nil where its format does not
  /// say how.
  package func cell(typed text: Text) -> Cell? {
    type == .json || type == .list ? nil : codec?.cell(typed: text)
  }

  /// What stands in JSON as a value of the field's type, else of the type that JSON has for it.
  private func value(of json: CellJSON) -> CellValue {
    guard let value = try? ExpressionValue(cell: .json(json)) else { return .json(json) }
    switch (type, value) {
    case (_, .boolean(let flag)): return .boolean(flag)
    case (.number, .integer(let number)): return .number(Double(number))
    case (_, .integer(let number)): return .integer(number)
    case (_, .double(let number)): return .number(number)
    case (_, .text(let text)): return self.value(ofText: text)
    default: return .json(json)  // null, and what has parts
    }
  }

  private func value(ofText text: Text) -> CellValue {
    switch type {
    case nil, .text, .json, .list: return .text(text)
    case let type?:
      let value = CellRetyping.value(of: text, as: type, readBy: nil)
      if case .error = value { return .text(text) }
      return value
    }
  }
}
