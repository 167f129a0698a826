import TableValues

/// Cells as those of another type: what a column's change of type does to each of them.
package enum CellRetyping {
  /// A cell read as another type from what it shows, which it keeps as source; what does not fit
  /// becomes an error that keeps the text, so that the way back restores the cell.
  ///
  /// - Parameter format: How the texts of a text column are read first.
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
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .duration, .text, .json,
      .error(.doesNotParse), .error(.outOfRange):
      break
    }
    let text = cell.source ?? CellFormatter.displayText(of: cell)
    switch type {
    case .text: return Cell(.text(text))
    case .list, .json: return Cell(.error(.doesNotParse), source: text)
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .duration: break
    }
    if text.isEmpty { return Cell(.null, source: "") }
    return Cell(value(of: text, as: type, readBy: format), source: text)
  }

  /// The cell for a text as a person types it into a column of lists or JSON.
  ///
  /// What is JSON is that value. In a column of JSON any other text is a string, as it stands there
  /// without quotes; a column of lists takes lists only. An empty text is null.
  package static func cell(typed text: Text, asJSON type: ColumnType) -> Cell {
    if text.isEmpty { return .null }
    if let value = CellValue(json: text.utf8, in: type) { return Cell(value) }
    guard type == .json else { return Cell(.error(.doesNotParse), source: text) }
    return Cell(.json(CellJSON(string: text.utf8)))
  }

  /// What a text reads as: by a format, or by the type's own grammar.
  package static func value(
    of text: Text, as type: ColumnType, readBy format: CompiledFormat?
  ) -> CellValue {
    if let value = format?.read(text.utf8[...], as: type) { return value }
    var settings = ParseSettings(type: type)
    settings.allowsNonFinite = true
    return CellParser(settings).cell(text).value
  }
}
