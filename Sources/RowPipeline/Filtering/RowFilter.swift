import TableValues

/// A condition on rows: a tree of and, or and not over conditions on single columns.
///
/// A condition is true, false or undecided for a row. Undecided are comparisons with an error
/// cell, and those for order with a null; `not` leaves them so, `all` and `any` decide where their
/// other members do (Kleene's logic, as in CEL and SQL). A row passes if the whole is true.
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

  /// How many conditions on columns there are.
  package var conditionCount: Int {
    switch self {
    case .all(let members), .any(let members): members.reduce(0) { $0 + $1.conditionCount }
    case .not(let member): member.conditionCount
    case .compare, .text, .expression, .isNull, .isError: 1
    }
  }

  /// The conditions that do not fit the columns as they are now, in the order they stand.
  ///
  /// They are kept, and a view works as if they were not there.
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

  /// The same filter with the formats that columns and types have now.
  package func formatted(as schema: TableSchema) -> RowFilter {
    switch self {
    case .all(let members): .all(members.map { $0.formatted(as: schema) })
    case .any(let members): .any(members.map { $0.formatted(as: schema) })
    case .not(let member): .not(member.formatted(as: schema))
    case .expression(let condition): .expression(condition.formatted(as: schema))
    case .compare, .text, .isNull, .isError: self
    }
  }

  /// The columns that are looked at.
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

  /// The columns that are looked at in other rows.
  package var otherColumns: Set<ColumnNumber> {
    Set(expressions.flatMap { $0.others.map(\.column) })
  }

  /// The expressions in it.
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
  /// Why a column does not fit any more, if so.
  private static func misfit(
    _ input: ExpressionCondition.Input, _ schema: TableSchema, _ path: [FilterStep]
  ) -> FilterMisfit? {
    input.misfit(in: schema).map { FilterMisfit(path: path, reason: $0) }
  }
}

extension ExpressionCondition.Input {
  /// Why the column does not fit any more, if so.
  func misfit(in schema: TableSchema) -> FilterMisfit.Reason? {
    guard let now = schema[column] else { return .columnGone }
    return isShown || now.type == type ? nil : .typeChanged(now.id, type, now.type)
  }
}

/// One step from a filter to a member of it.
package enum FilterStep: Hashable, Sendable {
  /// A member of `all` or `any`.
  case member(Int)
  /// What `not` turns round.
  case negated
}

/// A condition that does not fit the columns any more.
package struct FilterMisfit: Hashable, Sendable {
  /// Why it does not fit.
  package enum Reason: Hashable, Sendable {
    /// The column does not exist any more.
    case columnGone
    /// The column had the first type when the condition was made, and has the second now.
    case typeChanged(ColumnID, ColumnType, ColumnType)
  }

  /// The way to it from the whole filter.
  package var path: [FilterStep]
  /// Why it does not fit.
  package var reason: Reason
}

/// A comparison of values with constants, in the order of values.
package struct ValueCondition: Hashable, Sendable {
  /// What must hold between a value and the constant.
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

  /// The column's type when the condition was made, to which the constants belong.
  package var type: ColumnType
  /// What must hold.
  package var relation: Relation
  /// The constants: any number for `oneOf`, else one. Null only for equality.
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
/// Of display texts: null shows as an empty text, an error as its source. Of the texts of values:
/// a null and an error have none, so that the comparison is undecided.
package struct TextCondition: Hashable, Sendable {
  /// What must hold between a cell's text and the condition's.
  package enum Relation: String, Hashable, Sendable, CaseIterable {
    /// It holds the condition's text somewhere.
    case contains
    /// It begins with it.
    case startsWith
    /// It ends with it.
    case endsWith
    /// It is the same.
    case equals
  }

  /// What must hold.
  package var relation: Relation
  /// The text.
  package var text: Text
  /// Whether case is ignored.
  package var isCaseFolded: Bool
  /// Whether diacritics are ignored.
  package var ignoresDiacritics: Bool
  /// Whether the texts of values are compared, as without a format, and not what cells show.
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
