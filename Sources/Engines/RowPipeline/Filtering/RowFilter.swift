import TableValues

/// A condition on rows: a tree of `all`, `any` and `not` over conditions on single columns.
///
/// A condition is true, false or undecided for a row. It is undecided if it compares with an error
/// cell, or orders a null. `not` leaves it undecided; `all` and `any` are decided if their other
/// members decide (Kleene's logic, as in CEL and SQL). A row passes if the whole is true.
package indirect enum RowFilter: Hashable, Sendable {
  /// True if every member is; true without members.
  case all([RowFilter])
  /// True if some member is; false without members.
  case any([RowFilter])
  /// True if the member is false.
  case not(RowFilter)
  /// Compares the values of a column with constants.
  case compare(ColumnNumber, ValueCondition)
  /// Compares the texts of a column with a text.
  case text(ColumnNumber, TextCondition)
  /// An expression over the columns is true.
  case expression(ExpressionCondition)
  /// True where a column has no value.
  case isNull(ColumnNumber)
  /// True where a column's cell is an error.
  case isError(ColumnNumber)

  /// The number of conditions on columns.
  package var conditionCount: Int {
    switch self {
    case .all(let members), .any(let members): members.reduce(0) { $0 + $1.conditionCount }
    case .not(let member): member.conditionCount
    case .compare, .text, .expression, .isNull, .isError: 1
    }
  }

  /// The conditions that do not fit the current columns, in order.
  ///
  /// They are kept in the filter, but the view ignores them.
  package func misfits(in schema: TableSchema) -> [FilterMisfit] {
    var misfits: [FilterMisfit] = []
    collectMisfits(schema, [], &misfits)
    return misfits
  }

  /// The same filter with other parameters in its expressions.
  package func bound(to parameters: TableParameters) -> RowFilter {
    switch self {
    case .all(let members): .all(members.map { $0.bound(to: parameters) })
    case .any(let members): .any(members.map { $0.bound(to: parameters) })
    case .not(let member): .not(member.bound(to: parameters))
    case .expression(let condition): .expression(condition.bound(to: parameters))
    case .compare, .text, .isNull, .isError: self
    }
  }

  /// The same filter with the current formats of columns and types.
  package func formatted(as schema: TableSchema) -> RowFilter {
    switch self {
    case .all(let members): .all(members.map { $0.formatted(as: schema) })
    case .any(let members): .any(members.map { $0.formatted(as: schema) })
    case .not(let member): .not(member.formatted(as: schema))
    case .expression(let condition): .expression(condition.formatted(as: schema))
    case .compare, .text, .isNull, .isError: self
    }
  }

  /// The columns that it reads.
  package func columns(in schema: TableSchema) -> Set<ColumnNumber> {
    switch self {
    case .all(let members), .any(let members):
      members.reduce(into: []) { $0.formUnion($1.columns(in: schema)) }
    case .not(let member): member.columns(in: schema)
    case .expression(let condition):
      Set(condition.inputs.map(\.column).filter { schema[$0] != nil })
    case .compare(let column, _), .text(let column, _), .isNull(let column), .isError(let column):
      schema[column] == nil ? [] : [column]
    }
  }

  /// The columns that it reads in other rows.
  package var otherColumns: Set<ColumnNumber> {
    Set(expressions.flatMap { $0.others.map(\.column) })
  }

  /// Its expressions.
  var expressions: [ExpressionCondition] {
    switch self {
    case .all(let members), .any(let members): members.flatMap(\.expressions)
    case .not(let member): member.expressions
    case .expression(let condition): [condition]
    case .compare, .text, .isNull, .isError: []
    }
  }

  private func collectMisfits(
    _ schema: TableSchema, _ path: [FilterStep], _ misfits: inout [FilterMisfit]
  ) {
    switch self {
    case .all(let members), .any(let members):
      for (index, member) in members.enumerated() {
        member.collectMisfits(schema, path + [.member(index)], &misfits)
      }
    case .not(let member): member.collectMisfits(schema, path + [.negated], &misfits)
    case .compare(let number, let condition):
      let input = ExpressionCondition.Input(column: number, type: condition.type)
      if let misfit = Self.misfit(input, schema, path) { misfits.append(misfit) }
    case .expression(let condition):
      if let reason = condition.misfit(in: schema) {
        misfits.append(FilterMisfit(path: path, reason: reason))
      }
    case .text(let number, _), .isNull(let number), .isError(let number):
      if schema[number] == nil { misfits.append(FilterMisfit(path: path, reason: .columnGone)) }
    }
  }
}

extension RowFilter {
  /// Why a column does not fit any more, or nil.
  private static func misfit(
    _ input: ExpressionCondition.Input, _ schema: TableSchema, _ path: [FilterStep]
  ) -> FilterMisfit? {
    input.misfit(in: schema).map { FilterMisfit(path: path, reason: $0) }
  }
}

extension ExpressionCondition.Input {
  /// Why the column does not fit any more, or nil.
  func misfit(in schema: TableSchema) -> FilterMisfit.Reason? {
    guard let now = schema[column] else { return .columnGone }
    return isShown || now.type == type ? nil : .typeChanged(now.id, type, now.type)
  }
}

/// One step from a filter to a member of it.
package enum FilterStep: Hashable, Sendable {
  /// A member of `all` or `any`.
  case member(Int)
  /// The operand of `not`.
  case negated
}

/// A condition that does not fit the columns any more.
package struct FilterMisfit: Hashable, Sendable {
  /// The reason.
  package enum Reason: Hashable, Sendable {
    /// The column does not exist any more.
    case columnGone
    /// The column had the first type when the condition was made, and has the second one now.
    case typeChanged(ColumnID, ColumnType, ColumnType)
  }

  /// The path of the condition within the filter.
  package var path: [FilterStep]
  /// The reason.
  package var reason: Reason
}

/// A comparison of values with constants, in sort order.
package struct ValueCondition: Hashable, Sendable {
  /// The relation between a value and the constant.
  package enum Relation: String, Hashable, Sendable, CaseIterable {
    /// Equal to one of the constants.
    case oneOf
    /// Equal; null equals null only.
    case equal
    /// Not equal; null differs from every value.
    case notEqual
    /// Before the constant.
    case less
    /// Before the constant or equal.
    case lessOrEqual
    /// After the constant.
    case greater
    /// After the constant or equal.
    case greaterOrEqual
  }

  /// The column's type when the condition was made. The constants have this type.
  package var type: ColumnType
  /// The relation.
  package var relation: Relation
  /// The constants: any number for `oneOf`, else one. Null is allowed only for equality.
  package var constants: [CellValue]

  /// Makes a condition.
  package init(type: ColumnType, relation: Relation, constants: [CellValue]) {
    self.type = type
    self.relation = relation
    self.constants = constants
  }
}

/// A comparison of a column's texts with a text.
///
/// For display texts, null is an empty text and an error is its source text. For texts of values,
/// nulls and errors have none, so the comparison is undecided.
package struct TextCondition: Hashable, Sendable {
  /// The relation between a cell's text and the condition's.
  package typealias Relation = TextRelation

  /// The relation.
  package var relation: Relation
  /// The text.
  package var text: Text
  /// Whether case is ignored.
  package var isCaseFolded: Bool
  /// Whether diacritics are ignored.
  package var ignoresDiacritics: Bool
  /// Whether the texts of values are compared (without a format) instead of display texts.
  package var readsValues: Bool

  /// Makes a condition.
  package init(
    relation: Relation, text: Text, isCaseFolded: Bool = true, ignoresDiacritics: Bool = false,
    readsValues: Bool = false
  ) {
    self.readsValues = readsValues
    self.relation = relation
    self.text = text
    self.isCaseFolded = isCaseFolded
    self.ignoresDiacritics = ignoresDiacritics
  }
}
