import CellFormats
import TableValues

/// The format of a column or a named type, under its name in expressions.
package struct NamedFormat: Hashable, Sendable {
  /// The id of the column, or the name of the type.
  package let name: Text
  private let type: ColumnType
  private let format: CellFormat?
  private let nullText: Text

  init(_ column: Column) { self.init(column.id.text, column.type, column.traits) }

  init(_ type: NamedType) { self.init(type.name, type.base, type.traits) }

  private init(_ name: Text, _ type: ColumnType, _ traits: ColumnTraits) {
    self.name = name
    self.type = type
    format = traits.format
    nullText = traits.nullPlaceholder ?? ""
  }

  /// The steps of formatting a value, besides those for its bytes.
  static let steps = 8

  /// The evaluator of a value's formatted text. Display expressions of the column are not applied.
  func evaluator(of value: @escaping Evaluator, at range: Range<Int>) -> Evaluator {
    let compiled = format.flatMap { try? CompiledFormat($0) }
    return { (frame) throws(EvaluationError) in
      let found = try value(&frame)
      try frame.meter.charge(Self.steps)
      do throws(EvaluationError) {
        return .text(try text(of: found, compiled, &frame.meter))
      } catch {
        throw error.located(at: range)
      }
    }
  }

  private func text(
    of value: ExpressionValue, _ format: CompiledFormat?, _ meter: inout EvaluationMeter
  ) throws(EvaluationError) -> Text {
    if case .null = value { return nullText }
    if case .text(let text) = value { try meter.charge(reading: text.utf8.count) }
    let cell = try ValueCell.converted(value, as: cellType(of: value), &meter)
    guard let format else { return CellFormatter.displayText(of: cell) }
    var text: [UInt8] = []
    format.append(cell.value, to: &text)
    try meter.allow(bytes: text.count)
    return Text(text)
  }

  /// The cell type of a value. A moment at midnight is a date if the format is for dates.
  private func cellType(of value: ExpressionValue) -> ColumnType {
    switch value {
    case .boolean: .boolean
    case .integer: .integer
    case .unsigned, .double: .number
    case .text, .bytes, .type: .text
    case .timestamp(let moment):
      type == .date && moment.nanoseconds == 0 && moment.seconds % 86_400 == 0 ? .date : .dateTime
    case .duration(let length):
      type == .time && TimeOfDay(nanoseconds: length) != nil ? .time : .duration
    case .null, .list, .map, .optional: .json
    }
  }
}

extension TableSchema {
  /// The format of a column, or otherwise of a named type; nil if there is none with the name.
  package func format(named name: Text) -> NamedFormat? {
    self[ColumnID(name)].map { NamedFormat($0) }
      ?? types.first { $0.name == name }.map { NamedFormat($0) }
  }
}
