import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues

/// A view at one view revision. Reads and updates are made from it.
///
/// It is immutable and therefore shared: a copy is one pointer.
package final class ViewSnapshot: Sendable {
  /// The table it belongs to.
  package let table: TableState
  /// The view's state document.
  package let state: ViewState
  /// The rows after the filter, in order, on all pages, including rows of collapsed sections.
  package let order: RowOrder
  /// The sections of the order; nil without any.
  package let sections: SectionIndex?
  /// Rows that match the search.
  package let matches: RowSet?
  /// The numbers of hits counted so far in what it shows.
  package let hitCounts: HitCounts
  /// The open drafts.
  package let drafts: CellDrafts
  /// Rows at which an expression of the filter fails.
  package let failures: FilterFailures?
  /// Rows shown at which an expression of the order fails.
  package let orderFailures: OrderFailures?
  /// The limit that its sections would exceed, so that they are left out; else nil.
  package let sectionsExcess: SectionsExcess?
  /// Rows that the table's declarations hide.
  package let hidden: RowSet?
  /// The progress of a running search.
  package let searching: SearchProgress?
  /// The progress of a running sort.
  package let sorting: SortProgress?
  /// The selection.
  package let selection: Selection
  /// The cursor; nil: none was set, or the page is empty.
  package let cursor: CellCursor?
  /// The footers of the columns shown.
  package let footers: [ViewFooter]
  /// The aggregates of its sections; nil if none are requested.
  package let sectionAggregates: SectionAggregatesSnapshot?
  /// The column positions; nil without a layout.
  package let layout: ColumnPlaces?
  /// The heights of all its entries; nil if the layout does not include rows.
  package let heights: ViewHeights?
  /// The rules of the order. They differ from the state's while an order is pending.
  package let shownRules: ViewRules
  /// The search of the order. It differs from the state's while an order is pending.
  package let shownSearch: SearchQuery?
  /// The view revision.
  package let viewRevision: Revision
  /// Whether the order is that of the state.
  package let isOrderReady: Bool
  /// Whether rows could not be read when the order was made.
  package let lacksRows: Bool
  /// Counts changes of the state that move rows. Windows keep their index after such a change.
  package let orderStamp: Int
  /// Counts changes of the state that change the display of cells without changing them.
  package let presentationStamp: Int

  /// A state of a view, without heights and cursor.
  package init(
    table: TableState, state: ViewState, shown: ShownOrder, drafts: CellDrafts,
    selection: Selection, footers: [ViewFooter],
    sectionAggregates: SectionAggregatesSnapshot?, layout: ColumnPlaces?,
    viewRevision: Revision, orderStamp: Int, presentationStamp: Int
  ) {
    self.table = table
    self.state = state
    order = shown.order
    sections = shown.sections
    matches = shown.matches
    hitCounts = shown.hitCounts
    failures = shown.failures
    orderFailures = shown.orderFailures
    sectionsExcess = shown.sectionsExcess
    hidden = shown.hidden
    searching = shown.searching
    sorting = shown.sorting
    shownRules = shown.rules
    shownSearch = shown.search
    isOrderReady = shown.isReady
    lacksRows = shown.lacksRows
    self.drafts = drafts
    self.selection = selection
    cursor = nil
    self.footers = footers
    self.sectionAggregates = sectionAggregates
    self.layout = layout
    heights = nil
    self.viewRevision = viewRevision
    self.orderStamp = orderStamp
    self.presentationStamp = presentationStamp
  }

  /// A copy of a snapshot with some members replaced. Members that are nil are unchanged.
  package init(
    _ other: ViewSnapshot, state: ViewState? = nil, sections: SectionIndex? = nil,
    layout: ColumnPlaces? = nil, heights: ViewHeights? = nil, cursor: CellCursor? = nil
  ) {
    table = other.table
    self.state = state ?? other.state
    order = other.order
    self.sections = sections ?? other.sections
    matches = other.matches
    hitCounts = sections == nil ? other.hitCounts : HitCounts()
    drafts = other.drafts
    failures = other.failures
    orderFailures = other.orderFailures
    sectionsExcess = other.sectionsExcess
    hidden = other.hidden
    searching = other.searching
    sorting = other.sorting
    selection = other.selection
    self.cursor = cursor ?? other.cursor
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

extension ViewSnapshot {
  /// Whether an answer from this snapshot is about all rows: all of them are there and can be read,
  /// and the order is the one that the view's state asks for.
  ///
  /// Ask it after the answer was computed: what is read meanwhile may turn out to be unreadable.
  package var isComplete: Bool { isOrderReady && !lacksRows && table.readsAllRows }
}
