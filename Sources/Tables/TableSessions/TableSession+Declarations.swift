import ColumnStorage
import RowTree
import TableModel
import TableValues

extension TableSession {
  /// Replaces the table's declarations. They are configuration, so this creates no undo step.
  ///
  /// - Returns: The table's revision afterwards; unchanged if nothing differs.
  /// - Throws: ``TableError/closed``.
  /// - Complexity: O(declarations), and the views' work that follows a change of the table.
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
