import RowPipeline
import TableModel
import TableValues
import ViewModel

extension ViewRecord {
  /// What the view shows now, with what has been found of its columns and footers; without heights.
  func snapshot(_ drafts: CellDrafts) -> ViewSnapshot {
    var shown = ShownOrder(
      order: shownOrder, sections: shownSections, rules: streamed?.rules ?? shownRules)
    shown.search = shownSearch
    shown.matches = streamed?.matches ?? result.matches
    shown.hitCounts = hitCounts
    shown.failures = result.failures
    shown.orderFailures = result.orderFailures
    shown.sectionsExcess = streamed == nil ? result.sectionsExcess : nil
    shown.hidden = result.hidden
    shown.lacksRows = result.lacksRows
    shown.searching = searching
    shown.sorting = sorting
    shown.isReady = !isPending && base.isComplete
    return ViewSnapshot(
      table: base, state: state, shown: shown, drafts: drafts, selection: selection,
      footers: footers.footers, sectionAggregates: sectionAggregates.told, layout: layout.places,
      viewRevision: viewRevision, orderStamp: orderStamp, presentationStamp: presentationStamp)
  }
}
