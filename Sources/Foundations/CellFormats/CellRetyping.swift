import TableValues

/// Conversion of cells to another type, as a change of the column's type requires.
package enum CellRetyping {
  /// Parses a cell's display text as another type. The cell keeps that text as its source. A text
  /// that does not parse becomes an error cell, so that changing the type back restores the cell.
  ///
  /// - Parameter format: The format in which the texts of a text column are parsed first.
  package static func cell(
    _ cell: Cell, as type: ColumnType, readBy format: CompiledFormat? = nil
  ) -> Cell {
    switch cell.value {
    case .pending, .error(.sourceChanged), .error(.readFailed), .error(.fieldTooLong),
      .error(.notComputed), .error(.awaited):
      return cell
    case .null:
      // An empty text that was null in between.
      return type == .text && cell.source == "" ? Cell(.text("")) : cell
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .text, .json,
      .error(.doesNotParse), .error(.outOfRange):
      break
    }
    let text = cell.source ?? CellFormatter.displayText(of: cell)
    switch type {
    case .text: return Cell(.text(text))
    case .list, .json: return Cell(.error(.doesNotParse), source: text)
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration: break
    }
    if text.isEmpty { return Cell(.null, source: "") }
    return Cell(value(of: text, as: type, readBy: format), source: text)
  }

  /// The cell of a text that a person types into a list or JSON column.
  ///
  /// Valid JSON becomes that value. In a JSON column, any other text becomes a string. A list
  /// column accepts lists only. An empty text is null.
  package static func cell(typed text: Text, asJSON type: ColumnType) -> Cell {
    if text.isEmpty { return .null }
    if let value = CellValue(json: text.utf8, in: type) { return Cell(value) }
    guard type == .json else { return Cell(.error(.doesNotParse), source: text) }
    return Cell(.json(CellJSON(string: text.utf8)))
  }

  /// The value of a text, parsed by a format or by the type's own grammar.
  package static func value(
    of text: Text, as type: ColumnType, readBy format: CompiledFormat?
  ) -> CellValue {
    if let value = format?.read(text.utf8[...], as: type) { return value }
    var settings = ParseSettings(type: type)
    settings.allowsNonFinite = true
    return CellParser(settings).cell(text).value
  }
}
