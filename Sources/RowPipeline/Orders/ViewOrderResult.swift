import RowTree
import TableValues

/// The result of the pipeline: which rows a view shows, in which order, and which rows pass its filter
/// and match its search.
package struct ViewOrderResult: Sendable {
  /// The rows shown. If the rules keep the source order, it is that order itself, with its dead rows.
  package var order: RowOrder
  /// The live rows that declarations do not hide and that pass the filter; nil without both.
  package var passing: RowSet?
  /// The live rows that declarations hide; nil where nothing can be hidden.
  package var hidden: RowSet?
  /// The live rows that pass the filter and match the search; nil when nothing is searched for.
  package var matches: RowSet?
  /// How the order falls into sections; nil without any.
  package var sections: SectionIndex?
  /// Whether there are none because they would take more than they may.
  package var exceedsSections = false
  /// The live rows at which an expression of the filter fails; nil without one.
  package var failures: FilterFailures?
  /// The rows shown at which an expression of the order fails; nil without one.
  package var orderFailures: OrderFailures?

  /// Makes a result.
  package init(
    order: RowOrder, passing: RowSet? = nil, matches: RowSet?, sections: SectionIndex? = nil,
    failures: FilterFailures? = nil, orderFailures: OrderFailures? = nil, hidden: RowSet? = nil
  ) {
    self.orderFailures = orderFailures
    self.hidden = hidden
    self.sections = sections
    self.failures = failures
    self.order = order
    self.passing = passing
    self.matches = matches
  }

  /// How many rows match the search; nil when nothing is searched for.
  package var matchedRowCount: Int? { matches?.count }
}

/// What has changed in a table between two of its states, in slots.
///
/// A row may be named more than once and in several lists; rows that are named and have not changed
/// cost time only.
package struct RowChanges: Sendable {
  /// Rows of which cells have changed.
  package var changedRows: [UInt32]
  /// The columns of which cells have changed; nil for any.
  package var changedColumns: Set<ColumnNumber>?
  /// Rows that were not alive before and are now, given back by undo ones included.
  package var inserted: [UInt32]
  /// Rows that were alive before and are no more.
  package var removed: [UInt32]
  /// Rows that have moved in the source order. If a move can be described in two ways, either is
  /// valid: the rows that are not listed must have the same order among each other as before.
  package var moved: [UInt32]
  /// Rows whose own settings (height, kind, permissions…) have changed, beside their cells.
  package var retold: [UInt32]
  /// Rows that the source has loaded meanwhile.
  package var appendedSourceRows: Range<UInt32>?

  /// Makes changes.
  package init(
    changedRows: [UInt32] = [], changedColumns: Set<ColumnNumber>? = nil,
    inserted: [UInt32] = [], removed: [UInt32] = [], moved: [UInt32] = [],
    retold: [UInt32] = [], appendedSourceRows: Range<UInt32>? = nil
  ) {
    self.changedRows = changedRows
    self.changedColumns = changedColumns
    self.inserted = inserted
    self.removed = removed
    self.moved = moved
    self.retold = retold
    self.appendedSourceRows = appendedSourceRows
  }
}
