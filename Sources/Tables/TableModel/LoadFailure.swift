import ColumnStorage
import RowTree
import TableValues

/// Why the rows of a source could not all be read. This is the only representation of a failed
/// load. The rows read before stay, nothing waits for the rest, and the table never has all rows.
package struct LoadFailure: Error, Hashable, Sendable {
  /// The kind of the error, as on the wire.
  package var kind: Text
  /// The message, one sentence.
  package var message: Text
  /// The system's name of the error, such as `EIO`, if it is a system error.
  package var systemName: Text?

  /// Makes a failure.
  package init(kind: Text, message: Text, systemName: Text? = nil) {
    self.kind = kind
    self.message = message
    self.systemName = systemName
  }
}

extension TableState {
  /// Whether all rows of the source are present: loading has ended without an error.
  package var hasAllRows: Bool { isComplete && loadFailure == nil }

  /// Whether an answer can be about all rows: every row of the source is there, and none was found
  /// to be unreadable since, unless the table has no row of the source any more.
  ///
  /// - Complexity: O(1); O(runs of rows) after a row could not be read.
  package var readsAllRows: Bool {
    hasAllRows && (content.source.readFailure == nil || !hasSourceRows)
  }

  private var hasSourceRows: Bool {
    let count = order.count
    let step = 1 << 12
    return stride(from: 0, to: count, by: step).contains { first in
      var hasAny = false
      order.forEachRun(in: first..<min(first + step, count)) { run in
        if run.start < RowSlot.firstInserted { hasAny = true }
      }
      return hasAny
    }
  }
}
