import ColumnStorage
import TableValues

/// Why the rows of a source could not all be read: the one notion of a load that ended by an error.
/// The rows read before stay, nothing waits for the rest, and the table never has all rows.
package struct LoadFailure: Error, Hashable, Sendable {
  /// The kind of the error, as on the wire.
  package var kind: Text
  /// What went wrong, in one sentence.
  package var message: Text
  /// The system's name for it, such as `EIO`, where it comes from there.
  package var systemName: Text?

  /// Makes a failure.
  package init(kind: Text, message: Text, systemName: Text? = nil) {
    self.kind = kind
    self.message = message
    self.systemName = systemName
  }
}

extension TableState {
  /// Whether every row of the source is there: loading has ended, and not by an error.
  package var hasAllRows: Bool { isComplete && loadFailure == nil }

  /// Whether an answer can be about all rows: every row of the source is there, and none was found
  /// to be unreadable since.
  package var readsAllRows: Bool { hasAllRows && content.source.readFailure == nil }
}
