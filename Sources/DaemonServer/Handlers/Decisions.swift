import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableSessions
import TableValues
import WireProtocol

/// Requests that need permissions of the client, where declarations say `ask`.
enum Decisions {
  /// The maximum number of permissions named in a request to the client.
  private static let namedMax = 1000

  /// Runs a request that may need permissions of the client. Until the client has decided, only
  /// this request waits. Then it runs again, on the state that the table has by then.
  ///
  /// - Parameters:
  ///   - view: The view whose user makes the request.
  ///   - again: Runs the request again, in its turn, with the permissions granted so far.
  ///   - body: Does it, with the permissions granted so far.
  /// - Throws: Errors of `body`, except ``DecisionNeeded``.
  static func run(
    _ call: MethodCall, _ session: isolated TableSession, view: String?,
    allowed: Set<AskedPermission>,
    again: @escaping @Sendable (Set<AskedPermission>) -> Void, _ body: () throws -> Void
  ) throws {
    do {
      try body()
    } catch let needed as DecisionNeeded {
      call.answer.endChange()
      try ask(call, session.id, session.state(), view, needed) { verdict in
        switch verdict {
        case .allow: again(allowed.union(needed.asked))
        case .cancelled: call.answer.fail(ErrorMapping.cancelled)
        case .refuse: call.answer.attempt { throw refusal(needed, session) }
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
  ///     ``MethodCall/beginChange()`` when it has read all it needs, before the first change.
  static func inTurn(
    _ call: MethodCall, _ session: TableSession, view: String, isChange: Bool,
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
    _ call: MethodCall, _ id: String, _ table: TableState, _ view: String?,
    _ needed: DecisionNeeded, _ decided: @escaping @Sendable (Verdict) -> Void
  ) {
    let rules = table.rules?.declarations.decisions ?? RowDeclarations.Decisions()
    let outgoing = call.session.outgoing
    let request = outgoing.ask(
      within: .milliseconds(rules.deadline), standard: rules.allowsByDefault ? .allow : .refuse,
      { writer in
        writer.beginObject()
        writer.name("table")
        writer.string(id)
        if let view {
          writer.name("view")
          writer.string(view)
        }
        writer.list("asked", needed.asked.prefix(namedMax)) { $0.asked($1, in: table) }
        writer.name("count")
        writer.int(needed.asked.count)
        writer.name("deadline")
        writer.int(rules.deadline)
        writer.name("default")
        writer.string(rules.allowsByDefault ? "allow" : "refuse" as StaticString)
        writer.endObject()
      }, decided: decided)
    if let request { call.answer.onCancel { outgoing.cancel(request) } }
  }
}

extension JSONWriter {
  /// Writes a permission that the client is asked for.
  mutating func asked(_ asked: AskedPermission, in table: TableState) {
    beginObject()
    name("permission")
    string(asked.permission.rawValue)
    if let slot = asked.slot {
      name("row")
      key(table.keys.key(of: slot))
    }
    if let id = asked.column.flatMap({ table.content.schema[$0]?.id }) {
      name("column")
      string(id.text.utf8)
    }
    text("section", asked.section)
    name("layer")
    string(asked.layer.rawValue)
    endObject()
  }
}
