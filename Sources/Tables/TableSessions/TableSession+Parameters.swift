import ColumnStorage
import RowPipeline
import TableModel
import TableValues
import ViewModel

extension TableSession {
  /// Sets the parameters that the table's expressions read as `params.x`; nil removes one.
  ///
  /// One record of history class `none`. Only what reads a changed parameter is recomputed.
  ///
  /// - Returns: The table's revision afterwards; unchanged if nothing differs.
  /// - Throws: ``TableError/limit(name:maximum:found:)``, ``TableError/closed``.
  package func setParameters(
    _ patch: [(name: Text, value: ParameterValue?)], author: Text?
  ) throws(TableError) -> Revision {
    var state = try state()
    let before = state.parameters
    var after = before
    for (name, value) in patch { after.values[name] = value }
    guard after != before else { return state.revision }
    try check(after)
    let change = TableChange.parameters(before: before, after: after)
    state.apply(change, at: state.revision.next)
    for view in views.values { view.state.bind(to: state) }
    commit(
      state,
      EditRecord(changes: [change], cause: .setParams, author: author, historyClass: .none))
    return state.revision
  }
}

extension TableSession {
  /// - Throws: ``TableError/limit(name:maximum:found:)`` if the parameters are too large.
  func check(_ parameters: TableParameters) throws(TableError) {
    guard parameters.byteSize <= limits.parameterBytesMax else {
      throw .limit(
        name: "parameterBytesMax", maximum: limits.parameterBytesMax, found: parameters.byteSize)
    }
  }
}

extension ViewState {
  /// Updates the state's expressions to the table: its parameters (those of the view take
  /// precedence) and the current formats of columns. Updates the view's sections to the declared
  /// ones.
  mutating func bind(to table: TableState) {
    sections?.bind(to: table)
    var bound = table.parameters
    bound.values.merge(self.parameters.values) { _, own in own }
    let schema = table.content.schema
    filter = filter?.bound(to: bound).formatted(as: schema)
    expressions = expressions.mapValues { $0.bound(to: bound).formatted(as: schema) }
  }
}
