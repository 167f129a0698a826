import Expressions
import TableValues

extension RowFilter {
  /// An equivalent filter, with its expressions rewritten as conditions where an equal condition
  /// exists. The rest stays an expression.
  ///
  /// A filter passes rows for which it is true. Below an even number of `not`, a part may therefore
  /// be false where the original was undecided; below an odd number, it may be true. The same rows
  /// pass.
  ///
  /// - Parameter conditionsMax: An expression that would need more conditions stays whole.
  package func asConditions(over schema: TableSchema, conditionsMax: Int = .max) -> RowFilter {
    spelledOut(schema, conditionsMax, isNegated: false)
  }

  private func spelledOut(
    _ schema: TableSchema, _ conditionsMax: Int, isNegated: Bool
  ) -> RowFilter {
    switch self {
    case .all(let members):
      .all(members.map { $0.spelledOut(schema, conditionsMax, isNegated: isNegated) })
    case .any(let members):
      .any(members.map { $0.spelledOut(schema, conditionsMax, isNegated: isNegated) })
    case .not(let member):
      .not(member.spelledOut(schema, conditionsMax, isNegated: !isNegated))
    case .expression(let condition):
      ShapeConversion(condition: condition, schema: schema)
        .filter(conditionsMax, isNegated: isNegated) ?? self
    case .compare, .text, .isNull, .isError: self
    }
  }
}

extension ExpressionCondition {
  /// The structure of the expression.
  fileprivate var shape: ConditionShape { expression.shape }

  /// A part of it as an expression of its own; nil if that is not a condition.
  fileprivate func part(_ range: Range<Int>, over schema: TableSchema) -> ExpressionCondition? {
    let bytes = source.utf8
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    return try? ExpressionCondition(Text(bytes[range]), over: schema)
  }
}

/// Converts an expression's structure to conditions.
private struct ShapeConversion {
  let condition: ExpressionCondition
  let schema: TableSchema

  func filter(_ conditionsMax: Int, isNegated: Bool) -> RowFilter? {
    guard let filter = filter(condition.shape, isNegated), filter.conditionCount <= conditionsMax
    else { return nil }
    return filter
  }

  /// Nil if a part is not an expression of its own.
  private func filter(_ shape: ConditionShape, _ isNegated: Bool) -> RowFilter? {
    switch shape.kind {
    case .constant(let flag): return flag ? .all([]) : .any([])
    case .all(let members):
      return filters(members, isNegated).map { .all($0.flatMap(\.conjuncts)) }
    case .any(let members): return filters(members, isNegated).map { .any($0) }
    case .not(let member): return filter(member, !isNegated)?.negated
    case .column, .compare, .isOneOf, .text, .isNaN, .isReadable:
      return leaf(shape, isNegated) ?? part(shape.range)
    case .other: return part(shape.range)
    }
  }

  private func filters(_ shapes: [ConditionShape], _ isNegated: Bool) -> [RowFilter]? {
    let filters = shapes.compactMap { filter($0, isNegated) }
    return filters.count == shapes.count ? filters : nil
  }

  /// A part of the expression as an expression.
  private func part(_ range: Range<Int>) -> RowFilter? {
    condition.part(range, over: schema).map { .expression($0) }
  }

  // MARK: Conditions on one column

  private func leaf(_ shape: ConditionShape, _ isNegated: Bool) -> RowFilter? {
    switch shape.kind {
    case .column(let number):
      // Null is undecided here. So it must not become true, or below a `not` not false.
      return schema[number].map {
        isNegated
          ? compare($0, .notEqual, [.boolean(false)]) : compare($0, .equal, [.boolean(true)])
      }
    case .compare(let number, let relation, let value):
      return schema[number].flatMap { compare($0, relation, value) }
    case .isOneOf(let number, let values):
      guard let column = schema[number] else { return nil }
      let constants = values.compactMap { column.type.constant($0) }
      guard constants.count == values.count else { return nil }
      return compare(column, .oneOf, constants)
    case .text(let subject, let relation, let text):
      guard let type = schema[subject.column]?.type, subject.isShown || type == .text else {
        return nil
      }
      return .text(
        subject.column,
        TextCondition(
          relation: relation, text: text, isCaseFolded: subject.isCaseFolded,
          ignoresDiacritics: subject.ignoresDiacritics, readsValues: !subject.isShown))
    case .isNaN(let number):
      guard let column = schema[number], column.type == .number else { return nil }
      // Null needs the same care. In sort order, nothing follows NaN.
      return compare(column, isNegated ? .greaterOrEqual : .equal, [.number(.nan)])
    case .isReadable(let number):
      guard let type = schema[number]?.type, type != .list, type != .json else { return nil }
      return .not(.isError(number))
    case .constant, .all, .any, .not, .other: return nil
    }
  }

  private func compare(
    _ column: Column, _ relation: ValueCondition.Relation, _ constants: [CellValue]
  ) -> RowFilter {
    .compare(
      column.number, ValueCondition(type: column.type, relation: relation, constants: constants))
  }

  private func compare(
    _ column: Column, _ relation: ConditionShape.Relation, _ value: ExpressionValue
  ) -> RowFilter? {
    switch relation {
    case .equal, .notEqual:
      return column.type.constant(value).map { compare(column, .init(relation), [$0]) }
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
    guard let (relation, constant) = column.type.bound(.init(relation), value) else { return nil }
    let comparison = compare(column, relation, [constant])
    guard column.type == .number, relation == .greater || relation == .greaterOrEqual else {
      return comparison
    }
    // In a filter NaN is the largest number. In an expression, comparisons with NaN are false.
    return .all([comparison, compare(column, .notEqual, [.number(.nan)])])
  }
}

extension RowFilter {
  /// The members of an `all`, otherwise the filter itself.
  fileprivate var conjuncts: [RowFilter] {
    if case .all(let members) = self, !members.isEmpty { return members }
    return [self]
  }

  /// The negated filter. A comparison becomes its opposite.
  var negated: RowFilter {
    switch self {
    case .not(let member): return member
    case .compare(let column, let condition):
      guard let opposite = condition.relation.opposite else { return .not(self) }
      var turned = condition
      turned.relation = opposite
      return .compare(column, turned)
    case .all, .any, .text, .expression, .isNull, .isError: return .not(self)
    }
  }
}

extension ValueCondition.Relation {
  /// The negated relation, for values that can be ordered.
  var opposite: ValueCondition.Relation? {
    switch self {
    case .oneOf: nil
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }
}

extension ValueCondition.Relation {
  /// The relation to one constant.
  package init(_ relation: ValueRelation) {
    self =
      switch relation {
      case .equal: .equal
      case .notEqual: .notEqual
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .greaterOrEqual: .greaterOrEqual
      }
  }
}

extension ColumnType {
  private static let wholeDoublesEnd = 9_007_199_254_740_992.0
  private static let daySeconds: Int64 = 86_400

  /// The constant of a column's type that is equal to the same cells as a value of an expression;
  /// nil if no cell can be equal, or if there is no such constant.
  fileprivate func constant(_ value: ExpressionValue) -> CellValue? {
    switch (self, value) {
    case (.list, _), (.json, _): return nil
    case (_, .null): return .null
    case (.boolean, .boolean(let flag)): return .boolean(flag)
    case (.integer, .integer(let whole)): return .integer(whole)
    case (.integer, .double(let double)):
      guard abs(double) < Self.wholeDoublesEnd else { return nil }
      return Int64(exactly: double).map { .integer($0) }
    case (.number, .integer(let whole)): return .number(Double(whole))
    case (.number, .double(let double)): return double.isNaN ? nil : .number(double)
    case (.text, .text(let text)): return .text(text)
    case (.date, .timestamp(let moment)):
      guard moment.nanoseconds == 0, moment.seconds % Self.daySeconds == 0 else { return nil }
      return Int32(exactly: moment.seconds / Self.daySeconds).map { .date($0) }
    case (.dateTime, .timestamp(let moment)):
      return .dateTime(
        DateTimeValue(
          seconds: moment.seconds, nanoseconds: moment.nanoseconds, offsetMinutes: 0))
    case (.time, .duration(let length)):
      return TimeOfDay(nanoseconds: length).map { .time($0) }
    case (.duration, .duration(let length)):
      let rest = (length % 1_000_000_000 + 1_000_000_000) % 1_000_000_000
      return .duration(
        DurationValue(seconds: (length - rest) / 1_000_000_000, nanoseconds: Int32(rest)))
    default: return nil  // values of other types, and decimals, which expressions round
    }
  }

  /// An order comparison with a value of an expression, rewritten with a constant of the type.
  fileprivate func bound(
    _ relation: ValueCondition.Relation, _ value: ExpressionValue
  ) -> (ValueCondition.Relation, CellValue)? {
    if let constant = constant(value) {
      return constant == .null ? nil : (relation, constant)
    }
    // The value is between two neighbours. What precedes it precedes or equals the lower one.
    let below: ValueCondition.Relation =
      relation == .less || relation == .lessOrEqual ? .lessOrEqual : .greater
    switch (self, value) {
    case (.integer, .double(let double)):
      guard abs(double) < Self.wholeDoublesEnd else { return nil }
      return Int64(exactly: double.rounded(.down)).map { (below, .integer($0)) }
    case (.date, .timestamp(let moment)):
      let rest = moment.seconds % Self.daySeconds
      let day = moment.seconds / Self.daySeconds - (rest < 0 ? 1 : 0)
      return Int32(exactly: day).map { (below, .date($0)) }
    default: return nil  // nothing to round
    }
  }
}
