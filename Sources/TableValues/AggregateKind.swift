/// What is told of many cells of one column.
///
/// | kind | over | result |
/// |---|---|---|
/// | count | rows | integer |
/// | valid, distinct | any type | integer |
/// | sum | integer | integer; a decimal where it leaves 64 bits |
/// | sum | number | number: the exact sum, rounded once |
/// | sum | decimal | decimal without trailing zeros; beyond 38 digits rounded half to even |
/// | sum | duration | duration; an `outOfRange` error where it leaves 64 bits of seconds |
/// | mean | integer, number, decimal | number: of the exact sum; null of no values |
/// | mean | duration | duration, rounded down to a nanosecond; null of no values |
/// | min, max | any type | a value of the column; null of no values |
///
/// Nulls and errors take part in `count` only.
package enum AggregateKind: String, Hashable, Sendable, CaseIterable {
  /// Rows, whatever their cells hold.
  case count
  /// Cells with a value.
  case valid
  /// Values that differ, by the order of values: 0 and -0 are one, 1.0 and 1.00, equal moments.
  case distinct
  /// The sum.
  case sum
  /// The arithmetic mean.
  case mean
  /// The first value in the order of values; of equal ones the one spelled first.
  case min
  /// The last value in the order of values; of equal ones the one spelled last.
  case max

  /// Whether cells of a type can be told so.
  package func applies(to type: ColumnType) -> Bool {
    switch self {
    case .count, .valid, .distinct, .min, .max: true
    case .sum, .mean:
      switch type {
      case .integer, .number, .decimal, .duration: true
      case .boolean, .date, .dateTime, .text, .list, .json: false
      }
    }
  }

  /// Whether the result is a value as the column's cells are, so that its format shows it too.
  package var isOfColumn: Bool {
    switch self {
    case .count, .valid, .distinct: false
    case .sum, .mean, .min, .max: true
    }
  }
}

/// Which rows of a view an aggregate is of.
package enum AggregateExtent: String, Hashable, Sendable, CaseIterable {
  /// All rows of the table.
  case all
  /// The rows that pass the view's filter and search, on all its pages.
  case shown
}

/// What stands below a column.
package struct FooterRule: Hashable, Sendable {
  /// A text of the client's own.
  package var title: Text?
  /// What is told of the column's cells.
  package var aggregate: AggregateKind?
  /// Of which rows.
  package var extent = AggregateExtent.shown

  /// Nothing stands there.
  package init() {}

  /// Whether nothing stands there.
  package var isEmpty: Bool { title == nil && aggregate == nil }
}
