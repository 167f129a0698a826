import RowPipeline
import RowTree
import TableValues

/// The rows that a view shows, in order, and what was found while the order was made.
package struct ShownOrder {
  /// Rows after the filter, in order.
  package var order: RowOrder
  /// The sections of the order; nil without any.
  package var sections: SectionIndex?
  /// The rules that made the order.
  package var rules: ViewRules
  /// The search that made the order.
  package var search: SearchQuery?
  /// Rows that match the search.
  package var matches: RowSet?
  /// The numbers of hits counted so far.
  package var hitCounts = HitCounts()
  /// Rows at which an expression of the filter fails.
  package var failures: FilterFailures?
  /// Rows shown at which an expression of the order fails.
  package var orderFailures: OrderFailures?
  /// The limit that the sections would exceed, so that they are left out; else nil.
  package var sectionsExcess: SectionsExcess?
  /// Rows that the table's declarations hide.
  package var hidden: RowSet?
  /// The progress of a running search.
  package var searching: SearchProgress?
  /// The progress of a running sort.
  package var sorting: SortProgress?
  /// Whether rows could not be read when the order was made.
  package var lacksRows = false
  /// Whether the order is the one that the view's state asks for.
  package var isReady = true

  /// An order that is ready, made by rules in which nothing was found.
  package init(order: RowOrder, sections: SectionIndex?, rules: ViewRules) {
    self.order = order
    self.sections = sections
    self.rules = rules
  }
}
