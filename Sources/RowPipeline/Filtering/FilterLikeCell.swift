import ColumnStorage
import TableValues

extension RowFilter {
  /// What is like a cell: rows whose cells in its column stand to it in a relation.
  ///
  /// Every row passes for exactly one of `equal` and `notEqual`, whatever its cell is: null is like
  /// null, and an error like errors of the same text. Nil where there is no order: for what lies
  /// before or after a null or an error.
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
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .duration, .text, .json:
      let comparison = RowFilter.compare(
        number, ValueCondition(type: column.type, relation: relation, constants: [cell.value]))
      // An error is another thing than the value, which comparing leaves undecided.
      self = relation == .notEqual ? .any([comparison, .isError(number)]) : comparison
      return
    }
    switch relation {
    case .equal, .oneOf: self = same
    case .notEqual: self = .not(same)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return nil
    }
  }

  /// Both filters; a condition that is there already is not added again.
  package func and(_ other: RowFilter) -> RowFilter {
    guard case .all(let members) = self, !members.isEmpty else {
      return self == other ? self : .all([self, other])
    }
    return members.contains(other) ? self : .all(members + [other])
  }

  /// One of both filters; a condition that is there already is not added again.
  package func or(_ other: RowFilter) -> RowFilter {
    guard case .any(let members) = self, !members.isEmpty else {
      return self == other ? self : .any([self, other])
    }
    return members.contains(other) ? self : .any(members + [other])
  }
}
