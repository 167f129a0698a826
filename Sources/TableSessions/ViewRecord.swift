import RowPipeline
import RowTree
import TableValues

/// A view as its table keeps it. Touched on the table's mailbox only.
final class ViewRecord {
  /// The id on the wire.
  let id: String
  /// The state document.
  var state: ViewState { didSet { rules = Self.rules(of: state, hiding) } }
  /// What the table's declarations hide in the view as its state wants it. Those that are equal may
  /// still ask different states of the table, so that the newest counts.
  var hiding: RowHiding? { didSet { rules.hiding = hiding } }
  /// The rules that the state asks for.
  private(set) var rules: ViewRules
  /// The rules that made `result`; the state's own unless an order is pending.
  var shownRules: ViewRules
  /// Rows and order.
  var result: ViewOrderResult
  /// What a search that is still being made has found so far, shown in place of all that.
  var streamed: StreamedHits?
  /// Rows that hold drafts and stand where they were, not where the rules put them.
  var held = Set<UInt32>()
  /// The order with these rows, if there are any.
  var heldRows: ShownRows?
  /// The subscriptions that watch it, in the order of their ids.
  private(set) var watchers: [WatchRecord] = []
  /// What is selected.
  var selection = Selection()
  /// What was named last, from which a range is extended.
  var selectionAnchor: Selection.Point?
  /// The table state that `result` belongs to.
  var base: TableState
  /// Which state of the view this is.
  private(set) var viewRevision = Revision(1)
  /// Counts changes of the state that move rows.
  var orderStamp = 0
  /// Counts changes of the state after which cells look different.
  var presentationStamp = 0
  /// What it shows, with all that hangs on it brought forward; nil: something has changed since.
  var settled: ViewSnapshot?
  /// Whether subscriptions lack something.
  var needsPublishing = false { didSet { if needsPublishing { settled = nil } } }
  /// Why, and by whom: what happened since subscriptions were told last.
  var causes: [ChangeCause] = []
  var authors: [Text] = []
  /// What clients wanted told with the changes, oldest first.
  var hints: [Text] = []
  /// The last change of the state; only that one can be cancelled.
  var lastChange = 0
  /// How far the search is that is being made.
  var searching: SearchProgress? { didSet { settled = nil } }
  /// Whether that has changed since subscriptions were told.
  var hasProgressed = false { didSet { if hasProgressed { settled = nil } } }
  /// The order being made, if any.
  var order = BackgroundWork<OrderKey, ViewOrderResult?>()
  /// An order that was ready for an older state of the table than the view shows by now, while it
  /// is being brought up.
  var chased: ChasedOrder?
  /// What stands below the columns.
  var footers = FooterKeeper()
  /// What is told of the rows of its sections.
  var sectionAggregates = SectionAggregateKeeper()
  /// Where its columns stand.
  var layout = LayoutKeeper()
  /// How high its entries are.
  var heights = HeightKeeper()
  /// Whether it ends when what was asked of it has been done.
  var isLeaving = false
  /// States of the view that are kept for readers, by their ids.
  var pins: [String: ViewSnapshot] = [:]
  /// What was asked of the view while it was busy.
  var waiting: [WaitingWork] = []
  /// What to do when the new order is there, or failed to come.
  var completions: [PendingCompletion] = []
  /// The row that windows are to keep in place when the order is there.
  var windowAnchor: UInt32?
  /// The row that windows keep in place with what is published next.
  var publishedAnchor: UInt32?
  /// The row whose page is to be shown when the order is there.
  var pageAnchor: PageAnchor = .keep

  init(id: String, state: ViewState, base: TableState) {
    self.id = id
    self.state = state
    self.base = base
    rules = Self.rules(of: state, nil)
    shownRules = ViewRules()
    result = ViewOrderResult(order: base.order, matches: nil)
  }

  /// The order that is shown.
  var shownOrder: RowOrder { streamed?.order ?? heldRows?.order ?? result.order }
  /// The sections that are shown.
  var shownSections: SectionIndex? {
    streamed == nil ? heldRows.map(\.sections) ?? result.sections : streamed?.sections
  }
  /// Both.
  var shown: ShownRows { ShownRows(order: shownOrder, sections: shownSections) }

  /// Takes up a subscription. O(watchers).
  func add(_ watcher: WatchRecord) {
    let id = watcher.subscription.id
    let place = watchers.firstIndex { $0.subscription.id > id } ?? watchers.count
    watchers.insert(watcher, at: place)
  }

  /// Lets go of a subscription. O(watchers).
  func removeWatcher(_ id: String) { watchers.removeAll { $0.subscription.id == id } }

  /// Whether the order shown is not yet the one the state asks for.
  var isPending: Bool { shownRules != rules }

  private static func rules(of state: ViewState, _ hiding: RowHiding?) -> ViewRules {
    var rules = state.rules
    rules.hiding = hiding
    return rules
  }

  /// Whether something is being made.
  var isBusy: Bool {
    order.isUnderWay || isPending || footers.work.isUnderWay || sectionAggregates.work.isUnderWay
      || layout.work.isUnderWay || heights.isBusy
  }

  /// Shows the sections as the state wants them, if they are those of the state.
  func showSections() {
    guard let sections = state.sections else { return }
    if let hits = streamed, hits.rules.sections == sections.levels {
      let display = display(of: sections, hits.rules.hiding, hits.sections)
      streamed?.sections?.show(as: display)
    }
    guard shownRules.sections == sections.levels else { return }
    let display = display(of: sections, shownRules.hiding, result.sections)
    result.sections?.show(as: display)
    heldRows?.sections?.show(as: display)
  }

  /// How sections are shown that rows are hidden in.
  private func display(
    of sections: SectionState, _ hiding: RowHiding?, _ known: SectionIndex?
  ) -> SectionDisplay {
    var display = sections.display
    guard display.showsEmpty, let hiding else { return display }
    let hidden = known?.display.hidden
    display.hidden =
      hidden?.stamp == hiding.stamp ? hidden : hiding.hider.hiddenSections(hiding.stamp)
    return display
  }

  /// How many rows are shown, on all pages.
  var shownRowCount: Int { shownSections?.shownRowCount ?? shownOrder.count }

  /// The index of a row among those shown, of one in a collapsed section how many are before it; 0
  /// of one that is filtered out.
  func shownRow(of slot: UInt32) -> Int {
    guard let index = shownOrder.index(of: slot) else { return 0 }
    return shownSections.map { $0.place(ofRowAt: index)?.shownRow ?? 0 } ?? index
  }

  /// Begins a new state of the view, which subscriptions are sent.
  ///
  /// - Parameter cause: Why; nil: that was noted with the change of the table.
  func changed(because cause: ChangeCause?, by author: Text? = nil) {
    viewRevision = viewRevision.next
    if let cause { note(cause, author) }
    needsPublishing = true
  }

  /// Notes why the view changes.
  func note(_ cause: ChangeCause, _ author: Text?, hints newHints: Text? = nil) {
    if let newHints { hints.appendHints([newHints]) }
    if !causes.contains(cause) { causes.append(cause) }
    if let author, !authors.contains(author) { authors.append(author) }
  }

  /// Lets go of selected rows that are not shown.
  func dropHidden(_ rules: ViewRules) {
    guard rules.takesOutRows, !selection.isEmpty else { return }
    let shown = rules.filteringSearch == nil ? result.passing : result.matches
    if let shown { selection.keep(shown) }
  }

  /// Makes the selection fit rules that have changed.
  func fitSelection() {
    switch state.selection.mode {
    case .none: selection = Selection()
    case .single: selection.keepOne()
    case .multiple: break
    }
    if state.selection.whenFiltered == .drop { dropHidden(shownRules) }
  }

  /// Stops the work; nobody wants it any more.
  ///
  /// - Parameter error: What those hear who wait for an order.
  /// - Returns: what was asked meanwhile, to be run once the view cannot be found any more.
  func close(_ error: TableError) -> [WaitingWork] {
    order.cancel()
    footers.cancel()
    sectionAggregates.cancel()
    layout.cancel()
    layout.endQuestion()
    heights.cancel()
    let due = completions
    completions = []
    for completion in due { completion.run(.failure(error)) }
    defer { waiting = [] }
    return waiting
  }
}

/// Which page a change of state shows.
enum PageAnchor {
  /// The page that the state names.
  case keep
  /// The page that holds a row.
  case row(UInt32)
}

/// Something asked of a view that has to follow the table first.
struct WaitingWork {
  /// Where work goes that waits for a view which ends meanwhile.
  enum Turn {
    /// To the next view of the same id, behind what that is asked before.
    case inOrder
    /// There, too, to end it.
    case leave
    /// There, before anything is asked of it: to open it, or to draft.
    case afterLeaving
  }

  /// The table's revision when it was asked.
  var revision: Revision
  var turn = Turn.inOrder
  /// The request about all rows that it runs, which needs the view's order and may be cancelled.
  var request: AllRowsRequest?
  var work: @Sendable (isolated TableSession) -> Void
}

/// What an order is made for.
struct OrderKey {
  let rules: ViewRules
  /// Whether hits are shown before all are found, so that what was found is told with them.
  var tellsHits: Bool
}

/// An order that the wanted rules gave at a state of the table.
struct ChasedOrder {
  var result: ViewOrderResult
  var base: TableState
}

/// Who waits for an order, and what the view was before, for the case that it is cancelled.
struct PendingCompletion {
  var number: Int
  var previous: ViewState
  var run: @Sendable (Result<Void, TableError>) -> Void
}
