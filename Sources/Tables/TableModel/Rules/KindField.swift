import CellFormats
import ColumnStorage
import Expressions
import TableValues

/// The compiled declaration of a row kind about a column.
package struct KindField: Sendable {
  /// The type of the values, if the column may have several.
  package let type: ColumnType?
  private let isJSON: Bool
  private let codec: FormattedColumn?

  /// Nil for a field without a type or format.
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

  /// The display text of a cell; nil if the field does not give one: a null, an error, or no
  /// format.
  package func text(of cell: Cell) -> Text? {
    guard let codec else { return nil }
    switch cell.value {
    case .null, .error, .pending: return nil
    case .json(let json): return codec.text(of: Cell(isJSON ? value(of: json) : cell.value))
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .text:
      return codec.text(of: cell)
    }
  }

  /// The cell for a text typed by a person, of the field's type; nil if its format cannot parse it.
  package func cell(typed text: Text) -> Cell? {
    type == .json || type == .list ? nil : codec?.cell(typed: text)
  }

  /// A JSON value as a value of the field's type, otherwise of the matching type.
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
