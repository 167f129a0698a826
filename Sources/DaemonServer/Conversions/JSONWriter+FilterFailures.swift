import Expressions
import JSONText
import RowPipeline
import TableSessions
import TableValues

extension JSONWriter {
  /// Writes the first row at which an expression of the filter fails, with the error, if there is
  /// one.
  mutating func filterFailure(_ snapshot: ViewSnapshot) {
    guard let failure = snapshot.failures?.first else { return }
    name("filterFailure")
    evaluationFailure(
      snapshot.table.keys.key(of: failure.slot), failure.path.reduce("/filter") { $0 + $1.pointer },
      failure.source, failure.error)
  }

  /// Writes why an expression of a view's state failed for a row.
  mutating func evaluationFailure(
    _ row: RowKey, _ pointer: String, _ source: Text, _ error: EvaluationError
  ) {
    beginObject()
    name("row")
    key(row)
    name("pointer")
    string(pointer)
    name("reason")
    string(error.kind.rawValue)
    name("message")
    string(error.message)
    if let range = error.range {
      for (name, json) in SourcePlace(source: source.utf8).members(of: range) {
        self.name(name)
        value(json)
      }
    }
    endObject()
  }
}
