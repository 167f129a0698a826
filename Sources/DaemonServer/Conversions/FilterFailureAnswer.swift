import Expressions
import JSONText
import RowPipeline
import TableSessions
import TableValues

extension JSONWriter {
  /// Writes the first row at which an expression of the filter fails, and why, if there is one.
  mutating func filterFailure(_ snapshot: ViewSnapshot) {
    guard let failure = snapshot.failures?.first else { return }
    name("filterFailure")
    beginObject()
    name("row")
    key(snapshot.table.keys.key(of: failure.slot))
    name("pointer")
    string(failure.path.reduce("/filter") { $0 + $1.pointer })
    name("reason")
    string(failure.error.kind.rawValue)
    name("message")
    string(failure.error.message)
    if let range = failure.error.range {
      for (name, json) in SourcePlace(source: failure.source.utf8).members(of: range) {
        self.name(name)
        value(json)
      }
    }
    endObject()
  }
}
