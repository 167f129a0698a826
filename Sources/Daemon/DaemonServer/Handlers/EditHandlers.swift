import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import Scheduling
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// Changes of a table.
enum EditHandlers {
  /// `table/edit`.
  static func edit(_ params: TableEditParams, _ call: Call<TableEditResult>) throws {
    let entry = try call.daemon.registry.table(params.table)
    perform(params, call, entry.session, EditDemands(params.edits), allowed: [])
  }

  private static func perform(
    _ params: TableEditParams, _ call: Call<TableEditResult>, _ session: TableSession,
    _ demands: EditDemands, allowed: Set<AskedPermission>
  ) {
    let user = params.view?.text
    call.answer.failWhenCancelled()
    session.post { [table = session] session in
      // The order that edits mean must be there, and so must what the user's view was set to.
      let work: @Sendable (isolated TableSession) -> Void = { session in
        session.onViews((demands.views + [user].compactMap { $0 })[...]) { session in
          call.answer.attempt {
            try Decisions.run(
              call, session, view: user, allowed: allowed,
              again: { [session] in perform(params, call, session, demands, allowed: $0) },
              { try edit(params, call, session, allowed) })
          }
        }
      }
      if demands.concernsAllRows {
        let turn = ChangeTurn(call, table)
        turn.begin(session)
        call.whenComplete(session, view: nil) { session in
          turn.end()
          work(session)
        }
      } else {
        work(session)
      }
    }
  }

  private static func edit(
    _ params: TableEditParams, _ call: Call<TableEditResult>, _ session: isolated TableSession,
    _ allowed: Set<AskedPermission>
  ) throws {
    if call.answer.isCancelled { throw DaemonError.cancelled }
    var user = try params.view.map { ViewUser(of: try session.viewState($0.text)) }
    user?.allowed = allowed
    var conversion = EditConversion(
      params, for: try session.state(), user: user, limits: call.daemon.options.limits,
      isCancelled: { call.answer.isCancelled })
    let (request, places) = try conversion.request(params) { view in
      try session.orderedSnapshot(ofView: view.text)
    }
    if params.isPreview == true {
      return try preview(request, places, conversion.refusals, call, session)
    }
    let outcome: EditOutcome
    do {
      // Until then, a change can be cancelled completely.
      outcome = try session.edit(
        request, isCancelled: { call.answer.isCancelled },
        begin: { () throws(TableError) in try call.beginChange() })
    } catch let refusal as EditRefusal {
      throw PlacedRefusal(places, refusal)
    } catch let invalid as InvalidRows {
      throw BlockRefusal(invalid) { PlacedRefusal(places, $0).pointer }
    }
    call.answer.succeed(TableEditResult(outcome, session.historySummary))
  }

  private static func preview(
    _ request: EditRequest, _ places: [EditPlace], _ refusals: [PlacedRefusal],
    _ call: Call<TableEditResult>,
    _ session: isolated TableSession
  ) throws {
    let preview = try session.preview(request) { call.answer.isCancelled }
    let errors = refusals + preview.refusals.map { PlacedRefusal(places, $0) }
    let answer = PreviewAnswer(preview, errors: errors)
    let outcome = EditOutcome(
      revision: preview.before.revision,
      inserted: preview.inserted.map { preview.after.keys.key(of: $0) },
      changedCells: preview.cells.count)
    let history = session.historySummary
    // The cells may have to be read from a file.
    call.daemon.pool.submit(.short) {
      var result = TableEditResult(outcome, history)
      result.preview = answer.wire()
      call.answer.succeed(result)
    }
  }

  /// `table/undo`.
  static func undo(_ params: TableUndoParams, _ call: Call<TableUndoResult>) throws {
    try step(params, call) { (session, author) throws(TableError) in
      try session.undo(
        author: author, isCancelled: { call.answer.isCancelled }, begin: call.beginChange)
    }
  }

  /// `table/redo`.
  static func redo(_ params: TableUndoParams, _ call: Call<TableUndoResult>) throws {
    try step(params, call) { (session, author) throws(TableError) in
      try session.redo(
        author: author, isCancelled: { call.answer.isCancelled }, begin: call.beginChange)
    }
  }

  private static func step(
    _ params: TableUndoParams, _ call: Call<TableUndoResult>,
    _ take: @escaping @Sendable (isolated TableSession, Text?) throws(TableError) -> StepOutcome
  ) throws {
    let entry = try call.daemon.registry.table(params.table)
    call.answer.failWhenCancelled()
    call.inHistory(of: entry) { session in
      let outcome = try take(session, params.author.map { Text($0) })
      call.answer.succeed(
        TableUndoResult(
          revision: outcome.revision.rawValue, step: outcome.step.map { .init($0) },
          skipped: outcome.skipped, history: WireHistory(session.historySummary)))
    }
  }
}

/// What a list of edits needs before it is performed.
private struct EditDemands: Sendable {
  /// The views that edits name.
  var views: [String] = []
  /// Whether an edit is about all rows, so that all of them must have been read.
  var concernsAllRows = false

  /// Edits of single cells, which streams of edits are made of, need nothing.
  init(_ edits: [WireEdit]) {
    var named = Set<String>()
    for index in edits.indices {
      if case .set = edits[index] { continue }
      let edit = edits[index]
      if let view = edit.view { named.insert(view.text) }
      if edit.concernsAllRows { concernsAllRows = true }
    }
    views = named.sorted()
  }
}

extension PlacedRefusal {
  /// An error at the position of its edit in the request.
  fileprivate init(_ places: [EditPlace], _ refusal: EditRefusal) {
    let place = places.indices.contains(refusal.index) ? places[refusal.index] : .edit(0)
    var pointer = place.pointer
    if let row = refusal.row {
      // Rows inserted by a paste are its lines, others are elements of a list.
      var parts = pointer.split(separator: "/", omittingEmptySubsequences: false)
      if parts.count == 5, let line = Int(parts[4]) {
        parts[4] = "\(line + row)"
        pointer = parts.joined(separator: "/")
      } else {
        pointer += "/rows/\(row)"
      }
    }
    self.init(pointer: pointer, reason: refusal.reason)
  }
}

extension TableEditResult {
  /// The outcome of edits.
  fileprivate init(_ outcome: EditOutcome, _ history: HistorySummary) {
    self.init(
      revision: outcome.revision.rawValue, inserted: outcome.inserted.map { WireKey($0) },
      changedCells: outcome.changedCells, history: WireHistory(history))
  }
}

extension TableUndoResult.Step {
  /// A step of the history.
  fileprivate init(_ step: HistoryStep) {
    self.init(id: step.number, label: step.label?.utf8, author: step.author?.utf8)
  }
}

extension JSONWriter {
  /// Writes a member if there is a text.
  mutating func text(_ name: StaticString, _ text: Text?) {
    guard let text else { return }
    self.name(name)
    string(text.utf8)
  }

  /// Writes the member `history`.
  mutating func history(_ history: HistorySummary) { member("history", WireHistory(history)) }
}
