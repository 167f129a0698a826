import ColumnStorage
import TableValues

extension RowFilter {
  /// The filter of rows whose cell in the same column has a relation to this cell.
  ///
  /// Every row passes exactly one of `equal` and `notEqual`: null equals null, and an error equals
  /// errors with the same text. Nil if there is no order: before or after a null or an error.
  package init?(like cell: Cell, _ relation: ValueCondition.Relation, in column: Column) {
    let number = column.number
    let same: RowFilter
    switch cell.value {
    case .null, .pending: same = .isNull(number)
    case .error:
      same = .all([
        .isError(number),
        .text(
          number, TextCondition(relation: .equals, text: cell.source ?? "", isCaseFolded: false)),
      ])
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .text, .json:
      let comparison = RowFilter.compare(
        number, ValueCondition(type: column.type, relation: relation, constants: [cell.value]))
      // Errors differ from the value, but the comparison leaves them undecided.
      self = relation == .notEqual ? .any([comparison, .isError(number)]) : comparison
      return
    }
    switch relation {
    case .equal, .oneOf: self = same
    case .notEqual: self = .not(same)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return nil
    }
  }

  /// The conjunction of both filters. A condition that is already in it is not repeated.
  package func and(_ other: RowFilter) -> RowFilter {
    guard case .all(let members) = self, !members.isEmpty else {
      return self == other ? self : .all([self, other])
    }
    return members.contains(other) ? self : .all(members + [other])
  }

  /// The disjunction of both filters. A condition that is already in it is not repeated.
  package func or(_ other: RowFilter) -> RowFilter {
    guard case .any(let members) = self, !members.isEmpty else {
      return self == other ? self : .any([self, other])
    }
    return members.contains(other) ? self : .any(members + [other])
  }
}
