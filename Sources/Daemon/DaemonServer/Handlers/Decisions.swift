import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Requests that need a decision of the client, because a permission is `ask`.
enum Decisions {
  /// The maximum number of permissions named in a request to the client.
  private static let namedMax = 1000

  /// Runs a request that may need permissions of the client. Until the client has decided, only
  /// this request waits. Then it runs again, on the state that the table has by then.
  ///
  /// - Parameters:
  ///   - view: The view whose user makes the request.
  ///   - again: Runs the request again, in its turn, with the permissions granted so far.
  ///   - refused: Answers with the error, after a refusal; nil: only answers.
  ///   - body: Does it, with the permissions granted so far.
  /// - Throws: Errors of `body`, except ``DecisionNeeded``.
  static func run(
    _ call: Call<some Sendable>, _ session: isolated TableSession, view: String?,
    allowed: Set<AskedPermission>,
    again: @escaping @Sendable (Set<AskedPermission>) -> Void,
    refused: (@Sendable (any Error) -> Void)? = nil, _ body: () throws -> Void
  ) throws {
    do {
      try body()
    } catch let needed as DecisionNeeded {
      call.answer.endChange()
      try ask(call, session.id, session.state(), view, needed) { verdict in
        switch verdict {
        case .allow: again(allowed.union(needed.asked))
        case .cancelled: call.answer.fail(.cancelled)
        case .refuse:
          let error = refusal(needed, session)
          if let refused { refused(error) } else { call.answer.attempt { throw error } }
        }
      }
    }
  }

  /// Runs a request as the user of a view, in the view's turn. It runs again with more permissions
  /// when the client has granted them.
  ///
  /// - Parameters:
  ///   - isChange: Whether it changes the view's state, and may overtake the computation of its
  ///     order.
  ///   - waits: Whether it waits for all rows.
  ///   - body: Does it and answers, given what is allowed by now. It calls
  ///     ``Call/beginChange()`` when it has read all it needs, before the first change.
  static func inTurn(
    _ call: Call<some Sendable>, _ session: TableSession, view: String, isChange: Bool,
    waits: Bool = false, allowed: Set<AskedPermission> = [],
    _ body: @escaping @Sendable (isolated TableSession, Set<AskedPermission>) throws -> Void
  ) {
    session.post { session in
      let work: @Sendable (isolated TableSession) -> Void = { session in
        call.answer.attempt {
          if call.answer.isCancelled { throw DaemonError.cancelled }
          try run(
            call, session, view: view, allowed: allowed,
            again: { [session] allowed in
              inTurn(
                call, session, view: view, isChange: isChange, waits: waits, allowed: allowed,
                body)
            },
            { try body(session, allowed) })
        }
      }
      if waits {
        call.whenComplete(session, view: view, work)
      } else if isChange {
        session.onViewChange(view, work)
      } else {
        session.onView(view, work)
      }
    }
  }

  private static func refusal(_ needed: DecisionNeeded, _ session: TableSession) -> any Error {
    needed.first.map { TableError.notPermitted($0) } ?? TableError.closed
  }

  private static func ask(
    _ call: Call<some Sendable>, _ id: String, _ table: TableState, _ view: String?,
    _ needed: DecisionNeeded, _ decided: @escaping @Sendable (Verdict) -> Void
  ) {
    let rules = table.rules?.declarations.decisions ?? RowDeclarations.Decisions()
    let outgoing = call.session.outgoing
    let params = ActionDecideParams(
      table: TableID(id),
      asked: needed.asked.prefix(namedMax).map { WireAskedPermission($0, in: table) },
      count: needed.asked.count, deadline: rules.deadline,
      default: rules.allowsByDefault ? .allow : .refuse, view: view.map { ViewID($0) })
    let request = outgoing.ask(
      within: .milliseconds(rules.deadline), standard: rules.allowsByDefault ? .allow : .refuse,
      params.write, decided: decided)
    if let request { call.answer.onCancel { outgoing.cancel(request) } }
  }
}
