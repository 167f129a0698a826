import ColumnStorage
import TableValues

/// `cell(key, column)`: reads a cell of the row with a key.
struct OtherRowReading {
  /// The steps of finding a row.
  static let steps = 8

  let key: Evaluator
  let column: ColumnNumber

  /// The evaluator. The result is null if the key is null or no row has it.
  func evaluator(at range: Range<Int>) -> Evaluator {
    let (key, column) = (key, column)
    return { (frame) throws(EvaluationError) in
      let found = try key(&frame)
      try frame.meter.charge(Self.steps)
      do throws(EvaluationError) {
        guard let key = try Self.rowKey(found) else { return .null }
        guard let others = frame.others else {
          throw EvaluationError(.unbound, "there is no table here whose rows could be read")
        }
        if case .text(let text) = key { try frame.meter.charge(reading: text.utf8.count) }
        let cell = others.cell(of: key, column, for: frame.row)
        switch cell {
        case .json(let json): try frame.meter.charge(reading: json.text.utf8.count)
        case .decimal(let text): try frame.meter.charge(parsing: text.utf8.count)
        default: break  // passed on unchanged
        }
        return try ExpressionValue(cell: cell)
      } catch {
        throw error.located(at: range)
      }
    }
  }

  private static func rowKey(_ value: ExpressionValue) throws(EvaluationError) -> RowKey? {
    switch value {
    case .null: return nil
    case .integer(let whole): return .integer(whole)
    case .unsigned(let whole):
      guard let key = Int64(exactly: whole) else { return nil }
      return .integer(key)
    case .text(let text): return .text(text)
    case .boolean, .double, .bytes, .list, .map, .type, .timestamp, .duration, .optional:
      throw EvaluationError(.invalidKey, "a row's key cannot be of type \(value.typeName.name)")
    }
  }
}
