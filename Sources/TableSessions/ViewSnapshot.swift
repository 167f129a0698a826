import ColumnStorage
import RowPipeline
import RowTree
import TableValues

/// A view at one view revision, frozen: what reads and updates are made from.
package struct ViewSnapshot: Sendable {
  /// The table it belongs to.
  package var table: TableState
  /// The view's state document.
  package var state: ViewState
  /// Rows after the filter, in order; all pages, rows of collapsed sections included.
  package var order: RowOrder
  /// How the order falls into sections; nil without any.
  package var sections: SectionIndex?
  /// Rows that match the search.
  package var matches: RowSet?
  /// What is being typed.
  package var drafts: CellDrafts
  /// Rows at which an expression of the filter fails.
  package var failures: FilterFailures?
  /// Rows shown at which an expression of the order fails.
  package var orderFailures: OrderFailures?
  /// Whether there are no sections because they would take more than they may.
  package var exceedsSections = false
  /// Rows that the table's declarations hide.
  package var hidden: RowSet?
  /// How far a search is that is still being made.
  package var searching: SearchProgress?
  /// What is selected.
  package var selection: Selection
  /// What stands below the columns shown.
  package var footers: [ViewFooter] = []
  /// What is told of the rows of its sections; nil where nothing is asked for.
  package var sectionAggregates: SectionAggregatesSnapshot?
  /// Where the columns stand; nil where no layout is asked for.
  package var layout: ColumnPlaces?
  /// How high all its entries are; nil where the layout says nothing of rows.
  package var heights: ViewHeights?
  /// The rules that made the order, which are not the state's while an order is pending.
  package var shownRules: ViewRules
  /// The search that made the order, which is not the state's while an order is pending.
  package var shownSearch: SearchQuery?
  /// Which state of the view this is.
  package var viewRevision: Revision
  /// Whether the order is the one that the state asks for.
  package var isOrderReady: Bool
  /// Counts changes of the state that move rows; windows then hold their index.
  package var orderStamp: Int
  /// Counts changes of the state after which cells look different without having changed.
  package var presentationStamp: Int

  /// The page shown.
  package var page: Page { state.page(rowCount: rowCount) }

  /// The counts.
  package var counts: ViewCounts {
    ViewCounts(
      source: table.order.count, filtered: order.count, page: page, pageSize: state.pageSize,
      matches: matches?.count, entries: sections == nil ? nil : pageEntryCount,
      failed: failures?.rows.count ?? 0, orderFailed: orderFailures?.rows.count ?? 0,
      hidden: hidden?.count ?? 0)
  }

  /// The columns shown, in order.
  package var columns: [Column] { state.shownColumns(of: table.content.schema) }
}
