import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// Collapsing and expanding sections.
enum SectionHandlers {
  /// `view/collapse`.
  static func collapse(_ params: ViewCollapseParams, _ call: Call<ViewCollapseResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    Decisions.inTurn(call, entry.session, view: view, isChange: true) { session, allowed in
      try collapse(params, call, session, view, allowed)
    }
  }

  private static func collapse(
    _ params: ViewCollapseParams, _ call: Call<ViewCollapseResult>,
    _ session: isolated TableSession,
    _ view: String, _ allowed: Set<AskedPermission>
  ) throws {
    var state = try session.viewState(view)
    guard var sections = state.sections else { throw TableError.noSections(view) }
    let schema = try session.state().content.schema
    let expressions = OrderExpressions(schema: schema, known: state.expressions)
    let conversion = SectionConversion(schema: schema, expressions: expressions)
    let wanted = try conversion.collapse(params, sections)
    sections.display.collapse = try CollapsePermissions(
      session.snapshot(ofView: view), allowed: allowed
    ).permitted(wanted, named: try conversion.named(params, sections))
    state.sections = sections
    try call.answer.beginChange()
    let change = ViewStateChange(
      state: state, namesPage: false, waits: params.waits ?? false)
    let number = try session.setView(view, change) { [session] result in
      session.assumeIsolated { session in
        call.answer.attempt {
          try result.get()
          call.answer.succeed(ViewCollapseResult(try session.snapshot(ofView: view)))
        }
      }
    }
    ViewHandlers.cancelOnRequest(call, session, view, number)
  }
}

extension ViewCollapseResult {
  /// What a view shows.
  fileprivate init(_ snapshot: ViewSnapshot) {
    self.init(
      viewRevision: snapshot.viewRevision.rawValue, counts: WireCounts(snapshot.counts),
      orderState: snapshot.orderWord, complete: snapshot.isComplete,
      searching: snapshot.searchProgress, sorting: snapshot.sortProgress)
  }
}
