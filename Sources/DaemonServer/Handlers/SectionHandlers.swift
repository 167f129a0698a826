import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableSessions
import TableValues
import WireProtocol

/// Collapsing and expanding sections.
enum SectionHandlers {
  /// `view/collapse`.
  static func collapse(_ call: MethodCall) throws {
    let params = try ViewCollapseParams(decoding: call.params)
    let view = String(decoding: params.view, as: UTF8.self)
    let entry = try call.daemon.registry.table(ofView: view)
    entry.session.post { session in
      session.onViewChange(view) { session in
        call.answer.attempt {
          if call.answer.isCancelled { throw DaemonError.cancelled }
          var state = try session.viewState(view)
          guard var sections = state.sections else { throw TableError.noSections(view) }
          let schema = try session.state().content.schema
          let expressions = OrderExpressions(schema: schema, known: state.expressions)
          sections.display.collapse = try SectionConversion(
            schema: schema, expressions: expressions
          )
          .collapse(params, sections)
          state.sections = sections
          let change = ViewStateChange(state: state, namesPage: false, waits: false)
          try session.setView(view, change) { _ in }
          let snapshot = try session.snapshot(ofView: view)
          call.answer.succeed { writer in
            writer.beginObject()
            writer.name("viewRevision")
            writer.int(snapshot.viewRevision.rawValue)
            writer.counts(snapshot)
            writer.endObject()
          }
        }
      }
    }
  }
}
