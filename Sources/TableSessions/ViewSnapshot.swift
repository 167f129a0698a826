import ColumnStorage
import RowPipeline
import RowTree
import TableValues

/// A view at one view revision, frozen: what reads and updates are made from.
///
/// Nothing of it ever changes, so that all who hold it share one: a copy is one pointer.
package final class ViewSnapshot: Sendable {
  /// The table it belongs to.
  package let table: TableState
  /// The view's state document.
  package let state: ViewState
  /// Rows after the filter, in order; all pages, rows of collapsed sections included.
  package let order: RowOrder
  /// How the order falls into sections; nil without any.
  package let sections: SectionIndex?
  /// Rows that match the search.
  package let matches: RowSet?
  /// What is being typed.
  package let drafts: CellDrafts
  /// Rows at which an expression of the filter fails.
  package let failures: FilterFailures?
  /// Rows shown at which an expression of the order fails.
  package let orderFailures: OrderFailures?
  /// Whether there are no sections because they would take more than they may.
  package let exceedsSections: Bool
  /// Rows that the table's declarations hide.
  package let hidden: RowSet?
  /// How far a search is that is still being made.
  package let searching: SearchProgress?
  /// What is selected.
  package let selection: Selection
  /// What stands below the columns shown.
  package let footers: [ViewFooter]
  /// What is told of the rows of its sections; nil where nothing is asked for.
  package let sectionAggregates: SectionAggregatesSnapshot?
  /// Where the columns stand; nil where no layout is asked for.
  package let layout: ColumnPlaces?
  /// How high all its entries are; nil where the layout says nothing of rows.
  package let heights: ViewHeights?
  /// The rules that made the order, which are not the state's while an order is pending.
  package let shownRules: ViewRules
  /// The search that made the order, which is not the state's while an order is pending.
  package let shownSearch: SearchQuery?
  /// Which state of the view this is.
  package let viewRevision: Revision
  /// Whether the order is the one that the state asks for.
  package let isOrderReady: Bool
  /// Whether rows could not be read when the order was made.
  package let lacksRows: Bool
  /// Counts changes of the state that move rows; windows then hold their index.
  package let orderStamp: Int
  /// Counts changes of the state after which cells look different without having changed.
  package let presentationStamp: Int

  /// What a view shows now, with what has been found of its columns and footers; without heights.
  init(of view: ViewRecord, drafts: CellDrafts) {
    table = view.base
    state = view.state
    order = view.shownOrder
    sections = view.shownSections
    matches = view.streamed?.matches ?? view.result.matches
    self.drafts = drafts
    failures = view.result.failures
    orderFailures = view.result.orderFailures
    exceedsSections = view.streamed == nil && view.result.exceedsSections
    hidden = view.result.hidden
    searching = view.searching
    selection = view.selection
    footers = view.footers.footers
    sectionAggregates = view.sectionAggregates.told
    layout = view.layout.places
    heights = nil
    shownRules = view.streamed?.rules ?? view.shownRules
    shownSearch = view.shownSearch
    viewRevision = view.viewRevision
    isOrderReady = !view.isPending && view.base.isComplete
    lacksRows = view.result.lacksRows
    orderStamp = view.orderStamp
    presentationStamp = view.presentationStamp
  }

  /// The same view with some of it otherwise; what is nil is as it was.
  init(
    _ other: ViewSnapshot, state: ViewState? = nil, sections: SectionIndex? = nil,
    layout: ColumnPlaces? = nil, heights: ViewHeights? = nil
  ) {
    table = other.table
    self.state = state ?? other.state
    order = other.order
    self.sections = sections ?? other.sections
    matches = other.matches
    drafts = other.drafts
    failures = other.failures
    orderFailures = other.orderFailures
    exceedsSections = other.exceedsSections
    hidden = other.hidden
    searching = other.searching
    selection = other.selection
    footers = other.footers
    sectionAggregates = other.sectionAggregates
    self.layout = layout ?? other.layout
    self.heights = heights ?? other.heights
    shownRules = other.shownRules
    shownSearch = other.shownSearch
    viewRevision = other.viewRevision
    isOrderReady = other.isOrderReady
    lacksRows = other.lacksRows
    orderStamp = other.orderStamp
    presentationStamp = other.presentationStamp
  }

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
