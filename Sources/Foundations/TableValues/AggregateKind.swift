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
extension AggregateKind {
  /// Whether the function is defined for a type.
  package func applies(to type: ColumnType) -> Bool {
    switch self {
    case .count, .valid, .distinct, .min, .max: true
    case .sum, .mean:
      switch type {
      case .integer, .number, .decimal, .duration: true
      case .boolean, .date, .dateTime, .time, .text, .list, .json: false
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
