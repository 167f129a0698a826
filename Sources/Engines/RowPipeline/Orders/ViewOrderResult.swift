import RowTree
import TableValues

/// The limit that a view's sections would exceed.
package enum SectionsExcess: Sendable {
  /// One value of a section's key.
  case key
  /// The memory of all sections.
  case total
}

/// The result of the pipeline: the rows of a view in order, and the rows that pass its filter and
/// match its search.
package struct ViewOrderResult: Sendable {
  /// The rows shown. If the rules keep the source order, it is that order itself, with its dead rows.
  package var order: RowOrder
  /// The live rows that declarations do not hide and that pass the filter; nil without hiding and
  /// filter.
  package var passing: RowSet?
  /// The live rows that declarations hide; nil if nothing can be hidden.
  package var hidden: RowSet?
  /// The live rows that pass the filter and match the search; nil without a search.
  package var matches: RowSet?
  /// The sections; nil without any.
  package var sections: SectionIndex?
  /// The limit that the sections would exceed; nil unless they are left out.
  package var sectionsExcess: SectionsExcess?
  /// The live rows at which an expression of the filter fails; nil without an expression.
  package var failures: FilterFailures?
  /// The rows shown at which an expression of the order fails; nil without an expression.
  package var orderFailures: OrderFailures?
  /// Whether rows could not be read when it was made, so that the rules may have missed some.
  package var lacksRows = false

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

  /// The number of rows that match the search; nil without a search.
  package var matchedRowCount: Int? { matches?.count }
}

/// The changes between two states of a table, in slots.
///
/// A row may be listed more than once and in several lists. Rows that are listed but have not
/// changed only cost time.
package struct RowChanges: Sendable {
  /// Rows with changed cells.
  package var changedRows: [UInt32]
  /// The columns with changed cells; nil: any.
  package var changedColumns: Set<ColumnNumber>?
  /// Rows that are live now but were not before, including those revived by undo.
  package var inserted: [UInt32]
  /// Rows that were live before but are not any more.
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
