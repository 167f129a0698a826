import TableValues

/// One key of a sort.
package struct SortKey: Hashable, Sendable {
  /// The direction.
  package typealias Direction = SortDirection

  /// The place of rows without a value, in both directions. Errors always come last.
  package typealias Nulls = NullsPlace

  /// How two cells are compared.
  package typealias Comparator = CellComparator

  /// The purpose of a key.
  package enum Purpose: Hashable, Sendable {
    /// A sort requested by the client.
    case sort
    /// Listed sections come first: the key is the rank of the value in a list.
    case sectionRank(ListedValues)
    /// Distinguishes sections by value. Texts are compared as clients receive them.
    case sectionValue
  }

  /// The column.
  package var column: ColumnNumber
  /// The direction.
  package var direction: Direction
  /// The place of nulls.
  package var nulls: Nulls
  /// How cells are compared.
  package var comparator: Comparator
  /// The purpose.
  package var purpose: Purpose

  /// Makes a key.
  package init(
    column: ColumnNumber, direction: Direction = .ascending, nulls: Nulls = .last,
    comparator: Comparator = .value, purpose: Purpose = .sort
  ) {
    self.purpose = purpose
    self.column = column
    self.direction = direction
    self.nulls = nulls
    self.comparator = comparator
  }
}
