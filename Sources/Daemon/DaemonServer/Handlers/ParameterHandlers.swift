import JSONText
import TableSessions
import TableValues
import WireProtocol

/// The parameters of a table's expressions.
enum ParameterHandlers {
  /// `table/setParams`.
  static func setParams(_ params: TableSetParamsParams, _ call: Call<TableSetParamsResult>) throws {
    let entry = try call.daemon.registry.table(params.table)
    let patch = try ParameterConversion.patch(params.parameters, "/params")
    call.answer.failWhenCancelled()
    entry.session.post { session in
      call.answer.attempt {
        try call.answer.beginChange()
        let revision = try session.setParameters(patch, author: params.author.map { Text($0) })
        call.answer.succeed(TableSetParamsResult(revision: revision.rawValue))
      }
    }
  }
}
