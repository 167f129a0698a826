import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableSessions
import TableValues
import WireProtocol

/// Changes of a table.
enum EditHandlers {
  /// `table/edit`.
  static func edit(_ call: MethodCall) throws {
    let params = try TableEditParams(decoding: call.params)
    let entry = try call.daemon.registry.table(String(decoding: params.table, as: UTF8.self))
    let view = params.edits.lazy.compactMap(\.view).first.map {
      String(decoding: $0, as: UTF8.self)
    }
    perform(params, call, entry.session, view: view, allowed: [])
  }

  private static func perform(
    _ params: TableEditParams, _ call: MethodCall, _ session: TableSession, view: String?,
    allowed: Set<AskedPermission>
  ) {
    let user = params.view.map { String(decoding: $0, as: UTF8.self) }
    session.post { session in
      // The order that edits mean must be there, and so must what the user's view was set to.
      onViews([view, user].compactMap { $0 }, session) { session in
        call.answer.attempt {
          try Decisions.run(
            call, session, view: user, allowed: allowed,
            again: { [session] in perform(params, call, session, view: view, allowed: $0) },
            { try edit(params, call, session, allowed) })
        }
      }
    }
  }

  private static func onViews(
    _ views: [String], _ session: isolated TableSession,
    _ work: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    guard let view = views.last else { return work(session) }
    session.onView(view) { onViews(views.dropLast(), $0, work) }
  }

  private static func edit(
    _ params: TableEditParams, _ call: MethodCall, _ session: isolated TableSession,
    _ allowed: Set<AskedPermission>
  ) throws {
    // The last moment at which a change can be cancelled whole.
    if call.answer.isCancelled { throw DaemonError.cancelled }
    var user = try params.view.map {
      ViewUser(of: try session.viewState(String(decoding: $0, as: UTF8.self)))
    }
    user?.allowed = allowed
    let request = try EditConversion.request(
      params, for: session.state(), user: user, limits: call.daemon.options.limits
    ) { view in
      let id = String(decoding: view, as: UTF8.self)
      let snapshot = try session.snapshot(ofView: id)
      guard snapshot.isOrderReady else { throw TableError.orderPending(id) }
      return snapshot
    }
    let outcome = try session.edit(request)
    for view in params.edits.compactMap(\.viewSortedByHand) {
      try endSort(ofView: String(decoding: view, as: UTF8.self), session)
    }
    call.answer.succeed { writer in
      writer.beginObject()
      writer.name("revision")
      writer.int(outcome.revision.rawValue)
      writer.name("inserted")
      writer.keys(outcome.inserted)
      writer.name("changedCells")
      writer.int(outcome.changedCells)
      writer.history(session.historySummary)
      writer.endObject()
    }
  }

  /// From now on the view shows the table's order, which is its own.
  private static func endSort(
    ofView id: String, _ session: isolated TableSession
  ) throws(TableError) {
    var state = try session.viewState(id)
    guard !state.sort.isEmpty else { return }
    state.sort = []
    let change = ViewStateChange(state: state, namesPage: true, waits: false)
    try session.setView(id, change) { _ in }
  }

  /// `table/undo`.
  static func undo(_ call: MethodCall) throws {
    try step(call) { (session, author) throws(TableError) in try session.undo(author: author) }
  }

  /// `table/redo`.
  static func redo(_ call: MethodCall) throws {
    try step(call) { (session, author) throws(TableError) in try session.redo(author: author) }
  }

  private static func step(
    _ call: MethodCall,
    _ take: @escaping @Sendable (isolated TableSession, Text?) throws(TableError) -> StepOutcome
  ) throws {
    let params = try TableUndoParams(decoding: call.params)
    let entry = try call.daemon.registry.table(String(decoding: params.table, as: UTF8.self))
    entry.session.post { session in
      call.answer.attempt {
        if call.answer.isCancelled { throw DaemonError.cancelled }
        let outcome = try take(session, params.author.map { Text($0) })
        call.answer.succeed { writer in
          writer.beginObject()
          writer.name("revision")
          writer.int(outcome.revision.rawValue)
          writer.name("step")
          writer.step(outcome.step)
          writer.name("skipped")
          writer.int(outcome.skipped)
          writer.history(session.historySummary)
          writer.endObject()
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func step(_ step: HistoryStep?) {
    guard let step else { return null() }
    beginObject()
    name("id")
    int(step.number)
    text("label", step.label)
    text("author", step.author)
    endObject()
  }

  /// Writes a member if there is a text.
  mutating func text(_ name: StaticString, _ text: Text?) {
    guard let text else { return }
    self.name(name)
    string(text.utf8)
  }

  /// Writes the member `history`.
  mutating func history(_ history: HistorySummary) {
    name("history")
    beginObject()
    name("undo")
    int(history.undoCount)
    name("redo")
    int(history.redoCount)
    text("undoLabel", history.undoLabel)
    text("redoLabel", history.redoLabel)
    if history.droppedCount > 0 {
      name("dropped")
      int(history.droppedCount)
    }
    endObject()
  }
}
