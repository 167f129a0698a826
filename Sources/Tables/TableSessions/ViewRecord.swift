import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel
import ViewportLayout
import WindowModel

/// A view as its table stores it. Accessed on the table's mailbox only.
final class ViewRecord: PendingView {
  /// The id on the wire.
  let id: String
  /// The state document.
  var state: ViewState { didSet { rules = Self.rules(of: state, hiding) } }
  /// The hiding stage of the view. Equal ones may still refer to different states of the table, so
  /// the newest is used.
  var hiding: RowHiding? { didSet { rules.hiding = hiding } }
  /// The rules of the state.
  private(set) var rules: ViewRules
  /// The rules of `result`; those of the state, unless an order is pending.
  var shownRules: ViewRules
  /// Rows and order.
  var result: ViewOrderResult { didSet { hitCounts = HitCounts() } }
  /// The numbers of hits counted so far in what is shown.
  private(set) var hitCounts = HitCounts()
  /// The partial result of a running search, which is shown instead.
  var streamed: StreamedHits?
  /// Rows with drafts, which are kept at their place regardless of the rules.
  var held = Set<UInt32>()
  /// The order with these rows, if there are any.
  var heldRows: ShownRows?
  /// The subscriptions that watch it, in the order of their ids.
  private(set) var watchers: [WatchRecord] = []
  /// What is selected.
  var selection = Selection()
  /// The last named item, from which a range is extended.
  var selectionAnchor: Selection.Point?
  /// The cursor; nil: none was set.
  var cursor: CursorPosition?
  /// The table state that `result` belongs to.
  var base: TableState
  /// The view revision.
  private(set) var viewRevision = Revision(1)
  /// Counts changes of the state that move rows.
  var orderStamp = 0
  /// Counts changes of the state that change the display of cells.
  var presentationStamp = 0
  /// The current snapshot with everything that depends on it; nil: something has changed since.
  private(set) var settled: ViewSnapshot?
  /// The views of the table that something is to be done for.
  private let pending: PendingViews<ViewRecord>
  /// Whether it is among those that have something to measure.
  var isMeasuredListed = false
  /// The height that other rows were told of it as a collection; nil: it is none.
  var collectionHeight: LayoutLength?
  /// Whether it is closed.
  private(set) var isClosed = false
  /// Whether subscriptions must be sent something.
  var needsPublishing = false {
    didSet { if needsPublishing { recordChange(isDue: !oldValue) } }
  }
  /// The causes and authors of changes since subscriptions were last published to.
  var causes: [ChangeCause] = []
  var authors: [Text] = []
  /// The hints of clients about the changes, oldest first.
  var hints: [Text] = []
  /// The number of the last change of the state. Only that one can be cancelled.
  var lastChange = 0
  /// The progress of a running search.
  var searching: SearchProgress? { didSet { unsettle() } }
  /// The progress of a running sort.
  var sorting: SortProgress? { didSet { unsettle() } }
  /// Whether one of them has changed since subscriptions were last published to.
  var hasProgressed = false {
    didSet { if hasProgressed { recordChange(isDue: !oldValue) } }
  }
  /// The order being computed, if any.
  var order = BackgroundWork<OrderKey, ViewOrderResult?>()
  /// An order computed for an older state of the table than the view shows, while it is being
  /// updated.
  var chased: ChasedOrder?
  /// The footers of the columns.
  var footers = FooterKeeper()
  /// The aggregates of the sections.
  var sectionAggregates = SectionAggregateKeeper()
  /// The column positions.
  var layout = LayoutKeeper()
  /// The heights of entries.
  var heights = HeightKeeper()
  /// Whether it will be closed after the queued requests.
  var isLeaving = false
  /// Pinned states, by id.
  var pins: [String: ViewSnapshot] = [:]
  /// Work that was queued while the view was busy.
  var waiting: [WaitingWork] = []
  /// Called when the new order is computed, or could not be computed.
  var completions: [PendingCompletion] = []
  /// The row that windows keep in place when the order is ready.
  var windowAnchor: UInt32?
  /// The row that windows keep in place with the next published state.
  var publishedAnchor: UInt32?
  /// The row whose page is shown when the order is ready.
  var pageAnchor: PageAnchor = .keep

  init(id: String, state: ViewState, base: TableState, pending: PendingViews<ViewRecord>) {
    self.id = id
    self.state = state
    self.base = base
    self.pending = pending
    rules = Self.rules(of: state, nil)
    shownRules = ViewRules()
    result = ViewOrderResult(order: base.order, matches: nil)
    pending.noteUnsettled(self)
  }

  /// Notes that something that the view shows has changed, so that it must be settled.
  func unsettle() {
    if settled == nil { return }
    settled = nil
    pending.noteUnsettled(self)
  }

  private func recordChange(isDue: Bool) {
    unsettle()
    if isDue { pending.noteDue(self) }
  }

  /// Notes that everything that depends on the view's rows and state is up to date, or being made.
  func noteSettled(_ snapshot: ViewSnapshot) { settled = snapshot }

  /// The order shown.
  var shownOrder: RowOrder { streamed?.order ?? heldRows?.order ?? result.order }
  /// The sections shown.
  var shownSections: SectionIndex? {
    streamed == nil ? heldRows.map(\.sections) ?? result.sections : streamed?.sections
  }
  /// Both.
  var shown: ShownRows { ShownRows(order: shownOrder, sections: shownSections) }

  /// Adds a subscription. O(watchers).
  func add(_ watcher: WatchRecord) {
    let id = watcher.subscription.id
    let place = watchers.firstIndex { $0.subscription.id > id } ?? watchers.count
    watchers.insert(watcher, at: place)
  }

  /// Removes a subscription. O(watchers).
  func removeWatcher(_ id: String) { watchers.removeAll { $0.subscription.id == id } }

  /// Whether the order shown is not yet that of the state.
  var isPending: Bool { shownRules != rules }

  private static func rules(of state: ViewState, _ hiding: RowHiding?) -> ViewRules {
    var rules = state.rules
    rules.hiding = hiding
    return rules
  }

  /// Whether background work on what windows show is running.
  var isBusy: Bool {
    order.isUnderWay || isPending || footers.work.isUnderWay || sectionAggregates.work.isUnderWay
      || heights.isMeasuringWindows
  }

  /// Whether widths or heights of all rows are being measured, or will be.
  var isMeasuring: Bool { layout.work.isUnderWay || heights.isBusy }

  /// Whether rows or cells are to be measured, here or by the client, or a question to it is open.
  var hasMeasures: Bool {
    heights.question != nil || layout.question != nil || !layout.clients.isEmpty
      || heights.kept?.pending.isEmpty == false || heights.kept?.awaited.isEmpty == false
  }

  /// Updates the display of sections to the state, if they belong to the state.
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

  /// The display of sections in which rows are hidden.
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

  /// The number of rows shown, on all pages.
  var shownRowCount: Int { shownSections?.shownRowCount ?? shownOrder.count }

  /// The index of a row among those shown. For a row in a collapsed section, the number of shown
  /// rows before it; 0 for one that is filtered out.
  func shownRow(of slot: UInt32) -> Int {
    guard let index = shownOrder.index(of: slot) else { return 0 }
    return shownSections.map { $0.place(ofRowAt: index)?.shownRow ?? 0 } ?? index
  }

  /// Begins a new state of the view, which subscriptions are sent.
  ///
  /// - Parameter cause: The cause; nil: it was recorded with the change of the table.
  func changed(because cause: ChangeCause?, by author: Text? = nil) {
    viewRevision = viewRevision.next
    switch cause {
    case .select, .cursor, .layout, .footer: break  // no row moves, and no cell changes
    default: hitCounts = HitCounts()
    }
    if let cause { note(cause, author) }
    needsPublishing = true
  }

  /// Records the cause of a change.
  func note(_ cause: ChangeCause, _ author: Text?, hints newHints: Text? = nil) {
    if let newHints { hints.appendHints([newHints]) }
    if !causes.contains(cause) { causes.append(cause) }
    if let author, !authors.contains(author) { authors.append(author) }
  }

  /// Deselects rows that are not shown.
  func dropHidden(_ rules: ViewRules) {
    guard rules.takesOutRows, !selection.isEmpty else { return }
    let shown = rules.filteringSearch == nil ? result.passing : result.matches
    if let shown { selection.keep(shown) }
  }

  /// Adapts the selection to changed rules.
  func fitSelection() {
    switch state.selection.mode {
    case .none: selection = Selection()
    case .single: selection.keepOne()
    case .multiple: break
    }
    if state.selection.whenFiltered == .drop { dropHidden(shownRules) }
  }

  /// Cancels all work, because the view is closed.
  ///
  /// - Parameter error: The error for requests that wait for an order.
  /// - Returns: The queued work, to be run when the view cannot be found any more.
  func close(_ error: TableError) -> [WaitingWork] {
    isClosed = true
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

/// The page that a change of state shows.
enum PageAnchor {
  /// The page that the state names.
  case keep
  /// The page of a row.
  case row(UInt32)
}

/// Queued work that requires the view to have caught up with the table.
struct WaitingWork {
  /// The destination of work if the view is closed before it runs.
  enum Turn {
    /// The next view of the same id, in order.
    case inOrder
    /// The next view of the same id, to close it.
    case leave
    /// The next view of the same id, before any other work: to open it, or to begin a draft.
    case afterLeaving
  }

  /// The table's revision when it was queued.
  var revision: Revision
  var turn = Turn.inOrder
  /// The request about all rows that it runs, which needs the view's order and may be cancelled.
  var request: AllRowsRequest?
  var work: @Sendable (isolated TableSession) -> Void
}

/// What an order is made for.
struct OrderKey {
  let rules: ViewRules
  /// Whether partial results are shown, so that progress is sent with them.
  var tellsHits: Bool
}

/// An order of the requested rules in a state of the table.
struct ChasedOrder {
  var result: ViewOrderResult
  var base: TableState
}

/// A request that waits for an order, and the view's state before it, in case it is cancelled.
struct PendingCompletion {
  var number: Int
  var previous: ViewState
  var run: @Sendable (Result<Void, TableError>) -> Void
}
