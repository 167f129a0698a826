import ColumnStorage
import TableValues

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

/// What is kept of the cells of one column, so that some kinds can be told.
package struct AggregatePlan: Hashable, Sendable {
  /// The column.
  package let column: ColumnNumber
  /// The type of its cells.
  package let type: ColumnType
  /// What can be told.
  package let kinds: Set<AggregateKind>
  /// How many of the smallest and of the largest values are kept: so many different ones can be
  /// taken out at an end before the rows have to be counted anew.
  package let extremesMax: Int

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - kinds: What will be asked; kinds that do not apply to the type stay null.
  ///   - isKept: Whether cells will be taken out again.
  package init(column: Column, kinds: Set<AggregateKind>, isKept: Bool) {
    self.column = column.number
    type = column.type
    self.kinds = kinds.filter { $0.applies(to: column.type) }
    extremesMax = isKept ? 64 : 1
  }

  var needsSum: Bool { kinds.contains(.sum) || kinds.contains(.mean) }
  var needsDistinct: Bool { kinds.contains(.distinct) }
  var needsLow: Bool { kinds.contains(.min) }
  var needsHigh: Bool { kinds.contains(.max) }
  var needsKeys: Bool { needsDistinct || needsLow || needsHigh }
  var needsCells: Bool { kinds.contains { $0 != .count } }

  /// How values are compared: as a sort by value does.
  var encoder: KeyEncoder {
    KeyEncoder(key: SortKey(column: column, comparator: .value), type: type)
  }

  /// How the column is read.
  var request: ColumnRequest { ColumnRequest(column, as: .values(type)) }
}
