import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import Scheduling
import TableSessions
import TableValues
import WireProtocol

/// Changes of a table.
enum EditHandlers {
  /// `table/edit`.
  static func edit(_ call: MethodCall) throws {
    let params = try TableEditParams(decoding: call.params)
    let entry = try call.daemon.registry.table(params.table)
    let views = Set(params.edits.lazy.compactMap(\.view?.text)).sorted()
    perform(params, call, entry.session, views: views, allowed: [])
  }

  private static func perform(
    _ params: TableEditParams, _ call: MethodCall, _ session: TableSession, views: [String],
    allowed: Set<AskedPermission>
  ) {
    let user = params.view?.text
    call.answer.failWhenCancelled()
    session.post { [table = session] session in
      // The order that edits mean must be there, and so must what the user's view was set to.
      let work: @Sendable (isolated TableSession) -> Void = { session in
        session.onViews((views + [user].compactMap { $0 })[...]) { session in
          call.answer.attempt {
            try Decisions.run(
              call, session, view: user, allowed: allowed,
              again: { [session] in perform(params, call, session, views: views, allowed: $0) },
              { try edit(params, call, session, allowed) })
          }
        }
      }
      if params.edits.contains(where: \.concernsAllRows) {
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
    _ params: TableEditParams, _ call: MethodCall, _ session: isolated TableSession,
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
    call.answer.succeed { writer in
      writer.beginObject()
      writer.outcome(outcome)
      writer.history(session.historySummary)
      writer.endObject()
    }
  }

  private static func preview(
    _ request: EditRequest, _ places: [String], _ refusals: [PlacedRefusal], _ call: MethodCall,
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
      call.answer.succeed { writer in
        writer.beginObject()
        writer.outcome(outcome)
        writer.history(history)
        writer.name("preview")
        answer.write(to: &writer)
        writer.endObject()
      }
    }
  }

  /// `table/undo`.
  static func undo(_ call: MethodCall) throws {
    try step(call) { (session, author) throws(TableError) in
      try session.undo(
        author: author, isCancelled: { call.answer.isCancelled }, begin: call.beginChange)
    }
  }

  /// `table/redo`.
  static func redo(_ call: MethodCall) throws {
    try step(call) { (session, author) throws(TableError) in
      try session.redo(
        author: author, isCancelled: { call.answer.isCancelled }, begin: call.beginChange)
    }
  }

  private static func step(
    _ call: MethodCall,
    _ take: @escaping @Sendable (isolated TableSession, Text?) throws(TableError) -> StepOutcome
  ) throws {
    let params = try TableUndoParams(decoding: call.params)
    let entry = try call.daemon.registry.table(params.table)
    call.answer.failWhenCancelled()
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

extension PlacedRefusal {
  /// An error at the position in the request from which its edit comes.
  fileprivate init(_ places: [String], _ refusal: EditRefusal) {
    var pointer = places.indices.contains(refusal.index) ? places[refusal.index] : "/edits/0"
    if let row = refusal.row {
      // Rows inserted by a paste come from its lines, others from a list.
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

extension JSONWriter {
  fileprivate mutating func outcome(_ outcome: EditOutcome) {
    name("revision")
    int(outcome.revision.rawValue)
    name("inserted")
    keys(outcome.inserted)
    name("changedCells")
    int(outcome.changedCells)
  }

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
