import CellFormats
import ColumnStorage
import RowPipeline
import TableValues
import TestSupport
import UnicodeTables

/// What filters mean, said once more in the plainest way.
extension ModelTable {
  /// True, false, or nil for undecided.
  func holds(_ filter: RowFilter, for slot: UInt32) -> Bool? {
    switch filter {
    case .all(let members):
      let truths = members.map { holds($0, for: slot) }
      return truths.contains(false) ? false : truths.contains(nil) ? nil : true
    case .any(let members):
      let truths = members.map { holds($0, for: slot) }
      return truths.contains(true) ? true : truths.contains(nil) ? nil : false
    case .not(let member): return holds(member, for: slot).map { !$0 }
    case .expression(let condition): return holds(condition, slot)
    case .isNull(let column): return cell(slot, column).value == .null
    case .isError(let column):
      if case .error = cell(slot, column).value { return true }
      return false
    case .compare(let column, let condition): return holds(condition, cell(slot, column).value)
    case .text(let column, let condition): return holds(condition, cell(slot, column))
    }
  }

  /// Whether an expression of a filter fails at a row that the filter leaves undecided.
  func fails(_ filter: RowFilter, for slot: UInt32) -> Bool {
    holds(filter, for: slot) == nil && hasFailure(filter, slot)
  }

  private func hasFailure(_ filter: RowFilter, _ slot: UInt32) -> Bool {
    switch filter {
    case .all(let members), .any(let members): members.contains { hasFailure($0, slot) }
    case .not(let member): hasFailure(member, slot)
    case .expression(let condition):
      holds(condition, slot) == nil
        && !condition.inputs.contains { cell(slot, $0.column).value == .null }
    case .compare, .text, .isNull, .isError: false
    }
  }

  /// The few expressions that tests use.
  private func holds(_ condition: ExpressionCondition, _ slot: UInt32) -> Bool? {
    let (number, text) = (cell(slot, ColumnNumber(1)).value, cell(slot, ColumnNumber(0)).value)
    switch condition.source {
    case "c1 * 2 > 1":
      guard case .integer(let value) = number else { return nil }
      return value * 2 > 1
    case "6 / c1 > 2":
      guard case .integer(let value) = number, value != 0 else { return nil }
      return 6 / value > 2
    case "c1 == null":
      if case .error = number { return nil }
      return number == .null
    default:
      if case .text(let value) = text, value.utf8.starts(with: [0x61]) { return true }
      guard case .integer(let value) = number else { return nil }
      if value < 0 { return true }
      if case .text = text { return false }
      return nil
    }
  }

  private func holds(_ condition: ValueCondition, _ value: CellValue) -> Bool? {
    if case .error = value { return nil }
    let isOneOf = condition.constants.contains { constant in
      if value == .null || constant == .null { return value == constant }
      return Self.compareValues(value, constant) == 0
    }
    switch condition.relation {
    case .oneOf, .equal: return isOneOf
    case .notEqual: return !isOneOf
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
    guard let constant = condition.constants.first, value != .null, constant != .null else {
      return nil
    }
    let order = Self.compareValues(value, constant)
    switch condition.relation {
    case .less: return order < 0
    case .lessOrEqual: return order <= 0
    case .greater: return order > 0
    case .greaterOrEqual: return order >= 0
    case .oneOf, .equal, .notEqual: return nil
    }
  }

  private func holds(_ condition: TextCondition, _ cell: Cell) -> Bool? {
    guard condition.readsValues else { return holds(condition, cell.overlayText) }
    switch cell.value {
    case .null, .error: return nil
    default: return holds(condition, CellFormatter.displayText(of: Cell(cell.value)))
    }
  }

  private func holds(_ condition: TextCondition, _ shown: Text) -> Bool {
    let folder = TextFolder(
      caseFolded: condition.isCaseFolded, withoutDiacritics: condition.ignoresDiacritics)
    let text = folder.fold(shown.utf8)
    let needle = folder.fold(condition.text.utf8)
    switch condition.relation {
    case .contains:
      return needle.isEmpty || text.indices.contains { text[$0...].starts(with: needle) }
    case .startsWith: return text.starts(with: needle)
    case .endsWith: return text.reversed().starts(with: needle.reversed())
    case .equals: return text == needle
    }
  }

  // MARK: Random filters

  static func filter(depth: Int, _ random: inout SeededGenerator) -> RowFilter {
    let column = ColumnNumber(Int.random(in: 0..<types.count, using: &random))
    switch Int.random(in: depth > 0 ? 0..<9 : 3..<9, using: &random) {
    case 8:
      let sources: [Text] = [
        "c1 * 2 > 1", "6 / c1 > 2", "c1 == null", "c1 < 0 || c0.startsWith('a')",
      ]
      let source = sources.randomElement(using: &random) ?? "true"
      if let condition = try? ExpressionCondition(source, over: schema) {
        return .expression(condition)
      }
      return .isNull(column)
    case 0: return .all(members(depth, &random))
    case 1: return .any(members(depth, &random))
    case 2: return .not(filter(depth: depth - 1, &random))
    case 3: return Bool.random(using: &random) ? .isNull(column) : .isError(column)
    case 4:
      return .text(
        column,
        TextCondition(
          relation: TextCondition.Relation.allCases.randomElement(using: &random) ?? .contains,
          text: Text(word(&random)), isCaseFolded: Bool.random(using: &random),
          ignoresDiacritics: Bool.random(using: &random),
          readsValues: Bool.random(using: &random)))
    default: return .compare(column, condition(types[column.rawValue], &random))
    }
  }

  private static func members(_ depth: Int, _ random: inout SeededGenerator) -> [RowFilter] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in filter(depth: depth - 1, &random) }
  }

  private static func condition(
    _ type: ColumnType, _ random: inout SeededGenerator
  ) -> ValueCondition {
    let relation = ValueCondition.Relation.allCases.randomElement(using: &random) ?? .equal
    let count = relation == .oneOf ? Int.random(in: 0...7, using: &random) : 1
    var constants: [CellValue] = []
    while constants.count < count {
      let value = cell(type, &random).value
      if case .error = value { continue }
      constants.append(value)
    }
    return ValueCondition(type: type, relation: relation, constants: constants)
  }
}
