/// An aggregate function over the cells of one column.
///
/// | kind | over | result |
/// |---|---|---|
/// | count | rows | integer |
/// | valid, distinct | any type | integer |
/// | sum | integer | integer; a decimal if it exceeds 64 bits |
/// | sum | number | number: the exact sum, rounded once |
/// | sum | decimal | decimal without trailing zeros; beyond 38 digits rounded half to even |
/// | sum | duration | duration; an `outOfRange` error if it exceeds 64 bits of seconds |
/// | mean | integer, number, decimal | number: of the exact sum; null of no values |
/// | mean | duration | duration, rounded down to a nanosecond; null of no values |
/// | min, max | any type | a value of the column; null of no values |
///
/// Null cells and error cells count in `count` only.
package enum AggregateKind: String, Hashable, Sendable, CaseIterable {
  /// The number of rows.
  case count
  /// The number of cells that have a value.
  case valid
  /// The number of distinct values. Values are the same if they are equal in sort order: 0 and -0,
  /// 1.0 and 1.00, two spellings of one moment.
  case distinct
  /// The sum.
  case sum
  /// The arithmetic mean.
  case mean
  /// The smallest value in sort order. Of equal values, the one whose text comes first.
  case min
  /// The largest value in sort order. Of equal values, the one whose text comes last.
  case max

  /// Whether the function is defined for a type.
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

  /// Whether the result is a value of the column's type, so that the column's format applies to it.
  package var isOfColumn: Bool {
    switch self {
    case .count, .valid, .distinct: false
    case .sum, .mean, .min, .max: true
    }
  }
}

/// The rows that an aggregate is computed over.
package enum AggregateExtent: String, Hashable, Sendable, CaseIterable {
  /// All rows of the table.
  case all
  /// The rows that pass the view's filter and search, on all its pages.
  case shown
}

/// The footer of a column.
package struct FooterRule: Hashable, Sendable {
  /// A text given by the client.
  package var title: Text?
  /// The aggregate to show.
  package var aggregate: AggregateKind?
  /// The rows that the aggregate is computed over.
  package var extent = AggregateExtent.shown

  /// An empty footer.
  package init() {}

  /// Whether the footer is empty.
  package var isEmpty: Bool { title == nil && aggregate == nil }
}
