import ColumnStorage
import RowTree
import TableValues

extension TableSession {
  /// Says something new of the table's rows: the client's configuration, and no step of its user.
  ///
  /// - Returns: the table's revision after it, the same when nothing is new.
  package func declare(_ declarations: RowDeclarations, author: Text?) throws(TableError)
    -> Revision
  {
    var state = try state()
    guard declarations != state.rules?.declarations ?? RowDeclarations() else {
      return state.revision
    }
    let rules =
      declarations.isEmpty
      ? nil
      : RowRules(
        declarations, over: state.content.schema, state.parameters
      ).keeping(state.rules)
    state.declare(rules, at: state.revision.next)
    commit(
      state, EditRecord(changes: [], cause: .declare, author: author, historyClass: .none))
    return state.revision
  }
}
