// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The result of `view/watch`.
package struct ViewWatchResult: WireResult {
  /// An id of a table, view, subscription, pin or column.
  package let subscription: SubscriptionID
  /// The viewRevision.
  package let viewRevision: Int
  /// The revision.
  package let revision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool

  /// Makes it of its members.
  package init(subscription: SubscriptionID, viewRevision: Int, revision: Int, complete: Bool) {
    self.subscription = subscription
    self.viewRevision = viewRevision
    self.revision = revision
    self.complete = complete
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    subscription = try reader.required("subscription").id()
    viewRevision = try reader.required("viewRevision").positive()
    revision = try reader.required("revision").positive()
    complete = try reader.required("complete").bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", subscription)
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
    writer.member("complete", complete)
  }
}

/// The result of `view/sync`.
package struct ViewSyncResult: WireResult {
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// The revision of each table, by id.
  package let tables: [WireEntry<Int>]

  /// Makes it of its members.
  package init(complete: Bool, tables: [WireEntry<Int>]) {
    self.complete = complete
    self.tables = tables
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    complete = try reader.required("complete").bool()
    tables = try reader.required("tables").entries { value throws(InvalidParams) in
      try value.positive()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("complete", complete)
    writer.member("tables", tables) { $0.entries($1) { $0.int($1) } }
  }
}
