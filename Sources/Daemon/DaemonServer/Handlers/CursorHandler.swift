import CellFormats
import ColumnStorage
import JSONText
import ProtocolWords
import RowPipeline
import RowTree
import Scheduling
import Synchronization
import TableModel
import TableSessions
import TableValues
import UnicodeTables
import ViewModel
import ViewportLayout
import WindowModel
import WireProtocol

/// The cursor of a view.
enum CursorHandler {
  /// `view/cursor`.
  static func move(_ params: ViewCursorParams, _ call: Call<ViewCursorResult>) throws {
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    CursorCall(params, call, entry.session).start()
  }
}

/// How often a search has asked whether it is cancelled.
private final class StepCount: Sendable {
  private let steps = Atomic(0)

  var count: Int { steps.load(ordering: .relaxed) }

  func next() -> Int { steps.add(1, ordering: .relaxed).newValue }
}

/// One call of `view/cursor`.
private struct CursorCall: Sendable {
  /// How often a search checks for cancellation before it continues as long work.
  private static let briefSteps = 8

  private let params: ViewCursorParams
  private let call: Call<ViewCursorResult>
  private let session: TableSession
  private let view: String
  private let show: String?

  init(_ params: ViewCursorParams, _ call: Call<ViewCursorResult>, _ session: TableSession) {
    self.params = params
    self.call = call
    self.session = session
    view = params.view.text
    show = params.show.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The target of a move, besides a cell.
  private struct Goal: Sendable {
    var found: Bool?
    var hasWrapped = false
    var pages = 0.0
  }

  // MARK: Turns

  /// Runs it in its turn: after earlier requests about the window, and searches of the cursor.
  ///
  /// - Parameter allowed: Permissions that the client has granted.
  func start(allowed: Set<AskedPermission> = []) {
    session.post { session in
      let work: @Sendable (isolated TableSession) -> Void = { session in
        session.onCursor(ofView: view) { session in
          call.answer.attempt {
            if call.answer.isCancelled { throw DaemonError.cancelled }
            try run(session, allowed)
          }
        }
      }
      guard params.waits == true else { return inWindow(session, work) }
      call.whenComplete(session, view: view) { session in inWindow(session, work) }
    }
  }

  private func inWindow(
    _ session: isolated TableSession, _ work: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    if let show { session.onSubscription(show, work) } else { session.onView(view, work) }
  }

  private func run(_ session: isolated TableSession, _ allowed: Set<AskedPermission>) throws {
    let snapshot = try session.snapshot(ofView: view)
    let window = try window(session)
    if let pages = params.move?.pages, pages != 0, window == nil {
      throw DaemonError.invalid(
        pointer: "/move/pages", expected: "show beside it, whose window has pages",
        found: "no show")
    }
    guard isMove, let (cell, shown) = try start(in: snapshot) else {
      return answer(session, snapshot, Goal(), CursorOutcome(hasMoved: false))
    }
    guard let target = params.to else {
      let goal = Goal(pages: params.move?.pages ?? 0)
      let index = shown.pageIndex(of: cell.entry) ?? 0
      let rows = window?.entries(inPages: goal.pages, from: index, in: shown) ?? 0
      let moved = cell.moved(
        rows: rows + (params.move?.rows ?? 0), columns: params.move?.columns ?? 0, in: shown)
      return try finish(session, moved, goal, in: shown, allowed)
    }
    switch CursorRoute(target) {
    case .search(let kind, let isForward):
      let search = try CursorSearch(
        kind, isForward: isForward, wraps: params.wraps ?? true, from: cell, in: shown)
      look(session, search, from: cell, allowed)
    case .edge, .neighbour:
      let reached = cell.reached(by: CursorRoute(target), in: shown) ?? cell
      try finish(session, reached, Goal(), in: shown, allowed)
    }
  }

  /// The subscription whose window shows the cursor.
  private func window(_ session: isolated TableSession) throws -> Subscription? {
    guard let show else { return nil }
    let window = try session.subscription(show)
    guard window.view == view else {
      throw DaemonError.invalid(
        pointer: "/show", expected: "a subscription of the view",
        found: "one of another view")
    }
    return window
  }

  // MARK: Where it begins

  /// Whether it asks for more than where the cursor is.
  private var isMove: Bool {
    params.row != nil || params.column != nil || params.move != nil || params.to != nil
      || params.selecting != nil
  }

  /// The cell from which it moves, and the state of the view with the page of that cell; nil: the
  /// page is empty.
  private func start(
    in snapshot: ViewSnapshot
  ) throws -> (cell: CellCursor, shown: ViewSnapshot)? {
    var shown = snapshot
    var cell = snapshot.cursor ?? snapshot.firstCell
    if let row = params.row {
      let (entry, key) = try ViewportConversion(snapshot, view).named(row, "/row")
      if case .row(let slot) = entry { shown = snapshot.showingPage(of: slot) ?? snapshot }
      guard shown.pageIndex(of: entry) != nil else { throw TableError.notShown(key) }
      cell = CellCursor(entry: entry, column: cell?.column ?? shown.columns.first?.number)
    }
    guard let id = params.column else { return cell.map { ($0, shown) } }
    let column = try ViewStateConversion(schema: snapshot.table.content.schema)
      .column(id, "/column")
    guard snapshot.columns.contains(where: { $0.number == column.number }) else {
      throw DaemonError.invalid(
        pointer: "/column", expected: "a column that is shown", found: "a hidden one")
    }
    cell?.column = column.number
    return cell.map { ($0, shown) }
  }

  // MARK: Searches

  /// Looks for the cell on a worker. Later moves of the cursor wait for it, and nothing else does.
  private func look(
    _ session: isolated TableSession, _ search: CursorSearch, from cell: CellCursor,
    _ allowed: Set<AskedPermission>
  ) {
    session.beginCursorSearch(ofView: view)
    let pool = call.daemon.pool
    let done: @Sendable (CursorSearch.Found?) -> Void = { [session] found in
      session.postNow { session in
        session.onView(view) { session in
          call.answer.attempt {
            if call.answer.isCancelled { throw DaemonError.cancelled }
            var goal = Goal()
            if search.kind.mayFail { goal.found = found != nil }
            goal.hasWrapped = found?.hasWrapped ?? false
            try finish(session, found?.cell ?? cell, goal, in: search.snapshot, allowed)
          }
          session.endCursorSearch(ofView: view)
        }
      }
    }
    pool.submit(.short) {
      // What is near is found at once, even while a sort keeps the other lane busy.
      let steps = StepCount()
      let found = search.find(Parallel.inline) {
        steps.next() > Self.briefSteps || call.answer.isCancelled
      }
      if found != nil || steps.count <= Self.briefSteps { return done(found) }
      pool.submit(.long) {
        done(search.find({ pool.parallel($0, $1) }) { call.answer.isCancelled })
      }
    }
  }

  // MARK: The end

  /// Puts the cursor on a cell, and answers.
  ///
  /// - Parameter seen: The state of the view in which the cell was found, with its page.
  private func finish(
    _ session: isolated TableSession, _ cell: CellCursor, _ goal: Goal, in seen: ViewSnapshot,
    _ allowed: Set<AskedPermission>
  ) throws {
    try Decisions.run(
      call, session, view: view, allowed: allowed, again: { start(allowed: $0) }
    ) {
      let now = try session.snapshot(ofView: view)
      guard let cell = now.counterpart(of: cell, in: seen) else {
        return answer(session, now, goal, CursorOutcome(hasMoved: false))
      }
      let outcome = try session.moveCursor(
        ofView: view, to: cell, selecting: params.selecting, allowed: allowed,
        isCancelled: { call.answer.isCancelled },
        begin: { () throws(TableError) in try call.beginChange() })
      try answer(session, session.snapshot(ofView: view), goal, outcome)
    }
  }

  private func answer(
    _ session: isolated TableSession, _ snapshot: ViewSnapshot, _ goal: Goal,
    _ outcome: CursorOutcome
  ) {
    let told = CursorAnswer(snapshot, goal.found, goal.hasWrapped, outcome)
    guard let show, let window = try? session.subscription(show) else {
      return call.answer.succeed(told.result(update: .absent))
    }
    guard let cursor = snapshot.cursor else {
      return call.answer.succeed(told.result(update: .null))
    }
    var showing = CursorShowing(
      cursor,
      isPromised: outcome.hasMoved || outcome.hasTurnedPage || outcome.selectedCount != nil)
    showing.pages = goal.pages
    showing.placement = params.placement ?? .nearest
    window.show(showing) { update in
      call.answer.succeed(told.result(update: WireMember(orNull: update)))
    }
    session.wake(window.id)
  }
}

extension ViewSnapshot {
  /// The cell of this state for one that was found in another: the same, or the nearest one; nil if
  /// the page is empty.
  fileprivate func counterpart(of cell: CellCursor, in seen: ViewSnapshot) -> CellCursor? {
    if let slot = cell.slot, place(of: slot) != nil, viewRevision == seen.viewRevision {
      return cell
    }
    var page = seen
    var shown = self
    if let slot = cell.slot {
      page = seen.showingPage(of: slot) ?? seen
      shown = showingPage(of: slot) ?? self
    }
    var position = CursorPosition(cell, in: page)
    position?.follow(to: shown)
    return position?.shown
  }
}

/// The answer to `view/cursor`, apart from the number of the update.
private struct CursorAnswer: Sendable {
  private let snapshot: ViewSnapshot
  private let found: Bool?
  private let hasWrapped: Bool
  private let outcome: CursorOutcome
  private let told: SentCursor?
  /// What the cell shows, as it is sent; nil: there is no cell.
  private let text: (shown: [UInt8], isCut: Bool)?

  /// Reads the text of the cell. May block on a file.
  init(
    _ snapshot: ViewSnapshot, _ found: Bool?, _ hasWrapped: Bool, _ outcome: CursorOutcome
  ) {
    self.snapshot = snapshot
    self.found = found
    self.hasWrapped = hasWrapped
    self.outcome = outcome
    told = snapshot.sentCursor
    text = snapshot.cursor.flatMap { snapshot.shownText(at: $0) }
  }

  func result(update: WireMember<Int>) -> ViewCursorResult {
    let frame = told.flatMap { snapshot.frame(ofEntryAt: $0.index) }
    let place = snapshot.layout?.places.first { $0.column == snapshot.cursor?.column }
    return ViewCursorResult(
      viewRevision: snapshot.viewRevision.rawValue, complete: snapshot.isComplete,
      moved: outcome.hasMoved, row: told.map { told in WirePart { $0.entryKey(told.key) } },
      column: told?.column?.text.utf8, viewIndex: told?.index,
      pageIndex: told.map { _ in snapshot.page.index }, offset: frame?.offset,
      height: frame?.height, frame: frame?.frame,
      group: told == nil ? nil : place.map { .known($0.group) },
      x: told == nil ? nil : place.map { LayoutUnit.units($0.x) },
      width: told == nil ? nil : place.map { LayoutUnit.units($0.width.width) },
      text: text?.shown, cut: text?.isCut ?? false, found: found, wrapped: hasWrapped,
      selected: outcome.selectedCount,
      skipped: outcome.skippedCount > 0 ? outcome.skippedCount : nil, update: update)
  }
}

extension ViewSnapshot {
  /// What a cell shows or what is being typed there, and whether it is longer than what is sent; nil
  /// on a part of a section. May block on a file.
  fileprivate func shownText(at cursor: CellCursor) -> (shown: [UInt8], isCut: Bool)? {
    guard let slot = cursor.slot, let column = cursor.column.flatMap({ table.content.schema[$0] }),
      let block = blocks(of: [slot], [column]).first
    else { return nil }
    let text = block.drafts[0]?.text.utf8 ?? block.displayText(0)
    let beginning = text.beginning(TextCut.standard)
    return (Array(state.visibleForm.of(Array(beginning))), beginning.count < text.count)
  }
}

extension WireViewCursor {
  /// The cursor in the form that is sent to clients.
  init(_ cursor: SentCursor) {
    self.init(
      row: WirePart { $0.entryKey(cursor.key) }, viewIndex: cursor.index,
      column: cursor.column?.text.utf8)
  }
}
