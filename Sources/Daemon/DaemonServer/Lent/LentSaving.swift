import JSONRPC
import JSONText
import ProtocolWords
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Saves a table of a lent source: what was edited becomes one request to its client.
struct LentSaving: Sendable {
  private let lent: LentFacts
  private let session: TableSession
  private let turn: ChangeTurn
  private let call: Call<TableSaveResult>

  /// A save.
  ///
  /// - Parameter turn: The turn of the request. Later changes wait until it is known what is saved.
  init(
    _ lent: LentFacts, _ session: TableSession, _ turn: ChangeTurn, _ call: Call<TableSaveResult>
  ) {
    (self.lent, self.session, self.turn, self.call) = (lent, session, turn, call)
  }

  /// `table/save` of a table of a lent source, on the table's mailbox.
  ///
  /// - Throws: What is wrong with the request. Nothing has changed then.
  func save(_ params: TableSaveParams, _ session: isolated TableSession) throws {
    do {
      try RowSaving.check(params, source: "a lent source")
      guard lent.source.canWrite else {
        throw NotSavable(reason: "The source does not write rows (`can.write`).")
      }
    } catch {
      turn.end()
      throw error
    }
    // While the source is read or written, it is not known what it has.
    lent.turns.take { done in
      self.session.postNow { session in
        let isUnderWay = attempt { try write(params, session, done) }
        turn.end()
        if !isUnderWay { done() }
      }
    }
  }

  /// Runs a part. An error becomes the answer.
  private func attempt(_ body: () throws -> Bool) -> Bool {
    var result = false
    call.answer.attempt { result = try body() }
    return result
  }

  /// - Returns: Whether a request was sent, which calls `done` when it is answered.
  private func write(
    _ params: TableSaveParams, _ session: isolated TableSession,
    _ done: @escaping @Sendable () -> Void
  ) throws -> Bool {
    if call.answer.isCancelled { throw DaemonError.cancelled }
    let state = try session.state()
    try OpenConflicts.refuse(state)
    let isDryRun = params.isDryRun == true
    guard let unsaved = session.unsavedRows else {
      call.answer.succeed(result(state, 0, isDirty: false, isDryRun ? nil : .unchanged))
      return false
    }
    try RowSaving.check(unsaved, source: "a lent source")
    if lent.hasKeyProblem {
      throw NotSavable(reason: "The key of the source does not identify each row.")
    }
    let (plan, records) = (LentSavePlan(unsaved, state, lent), session.saveSummary.records)
    if isDryRun {
      tell(plan, params, state, records)
      return false
    }
    let ticket = try session.beginSave()
    if plan.changes.isEmpty {
      session.endSave(ticket, succeeded: true)
      call.answer.succeed(result(state, records, isDirty: false, .unchanged))
      return false
    }
    do {
      try call.answer.beginChange()
      try lent.lender.write(
        plan.changes, overwrites: params.overwrite == .always,
        bytesMax: call.daemon.options.limits.messageBytesMax
      ) { reply in
        self.session.postNow { session in
          end(Result { try outcome(of: reply, plan) }, plan, ticket, records, session)
          done()
        }
      }
    } catch {
      session.endSave(ticket, succeeded: false, hasWritten: false)
      throw error
    }
    return true
  }

  private func end(
    _ outcome: Result<[ColumnNumber: [(slot: UInt32, cell: Cell)]], any Error>,
    _ plan: LentSavePlan, _ ticket: SaveTicket, _ records: Int, _ session: isolated TableSession
  ) {
    switch outcome {
    case .success(let cells):
      session.endSave(ticket, succeeded: true)
      session.applySaved(cells, of: ticket.state)
      call.answer.succeed(
        result(ticket.state, records, isDirty: session.saveSummary.isDirty, .committed))
    case .failure(let error):
      session.endSave(ticket, succeeded: false, hasWritten: false)
      call.answer.attempt { throw error }
    }
  }

  // MARK: Answers

  /// The cells that the source has given other values.
  ///
  /// - Throws: Why the rows were not written.
  private func outcome(
    of reply: ClientReply, _ plan: LentSavePlan
  ) throws -> [ColumnNumber: [(slot: UInt32, cell: Cell)]] {
    let name = lent.source.name
    guard case .answered(let response) = reply else {
      throw LentRefusal.timedOut(name, milliseconds: lent.source.deadline)
    }
    guard let json = response.result else { throw refusal(response.error, plan) }
    do {
      if let odd = json.firstUnpairedString {
        throw ParamsValue.present(odd).mismatch("a string")
      }
      let result = try SourceWriteResult(decoding: json)
      let conflicts = try (result.conflicts ?? []).enumerated().map { index, conflict in
        guard let row = plan.row(of: conflict.change) else {
          throw InvalidParams(
            pointer: "/conflicts/\(index)/change", expected: "the index of a change",
            found: "\(conflict.change)")
        }
        return (row: row, isGone: conflict.gone ?? false)
      }
      if !conflicts.isEmpty { throw LentRefusal.conflicts(name, conflicts) }
      return try plan.cells(of: result)
    } catch let error as InvalidParams {
      throw LentRefusal.badOutcome(name, expected: error.expected, found: error.found)
    }
  }

  private func refusal(_ error: JSONView?, _ plan: LentSavePlan) -> LentRefusal {
    let (name, data) = (lent.source.name, error?.member("data"))
    let text = { (view: JSONView?) in view?.lossyString.map { Text($0) } }
    let message = text(error?.member("message")) ?? ""
    guard let change = data?.member("change")?.int64, let place = Int(exactly: change),
      let row = plan.row(of: place)
    else { return .failed(name, reason: message) }
    return .refused(
      name, reason: text(data?.member("reason")) ?? message, row: row,
      column: text(data?.member("column")))
  }

  private func result(
    _ state: TableState, _ records: Int, isDirty: Bool, _ way: SaveWay?,
    _ changes: WireLentChanges? = nil
  ) -> TableSaveResult {
    TableSaveResult(
      revision: state.revision.rawValue, bytes: 0, records: records, dirty: isDirty, way: way,
      changes: changes)
  }

  private func tell(
    _ plan: LentSavePlan, _ params: TableSaveParams, _ state: TableState, _ records: Int
  ) {
    let (all, range) = (plan.changes, RowSaving.range(params, of: plan.changes.count))
    call.answer.succeedWhenRoom(page: range.count) { count in
      let page = range.prefix(count)
      let changes = WireLentChanges(
        count: all.count, first: page.lowerBound, size: count, items: Array(all[page]),
        more: page.upperBound < all.count ? true : nil)
      return result(state, records, isDirty: true, nil, changes)
    }
  }
}
