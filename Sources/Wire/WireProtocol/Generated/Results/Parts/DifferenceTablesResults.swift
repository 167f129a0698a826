// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A side of a difference.
package struct WireDifferenceSide: WireObject, Sendable {
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID
  /// The revision of the side that the difference shows.
  package let revision: Int
  /// The number of its rows.
  package let rowCount: Int
  /// Whether later changes of the side are followed. False for a revision, and when the table was
  /// closed.
  package let follows: Bool

  /// Makes it of its members.
  package init(table: TableID, revision: Int, rowCount: Int, follows: Bool) {
    self.table = table
    self.revision = revision
    self.rowCount = rowCount
    self.follows = follows
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    revision = try reader.required("revision").positive()
    rowCount = try reader.required("rowCount").count()
    follows = try reader.required("follows").bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("revision", revision)
    writer.member("rowCount", rowCount)
    writer.member("follows", follows)
  }
}

extension WireDifferenceState {
  /// The numbers of rows by their mark. A row counts once.
  package struct Counts: WireObject, Sendable {
    /// The same.
    package let same: Int
    /// The added.
    package let added: Int
    /// The removed.
    package let removed: Int
    /// The changed.
    package let changed: Int
    /// The moved.
    package let moved: Int

    /// Makes it of its members.
    package init(same: Int, added: Int, removed: Int, changed: Int, moved: Int) {
      self.same = same
      self.added = added
      self.removed = removed
      self.changed = changed
      self.moved = moved
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      same = try reader.required("same").count()
      added = try reader.required("added").count()
      removed = try reader.required("removed").count()
      changed = try reader.required("changed").count()
      moved = try reader.required("moved").count()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("same", same)
      writer.member("added", added)
      writer.member("removed", removed)
      writer.member("changed", changed)
      writer.member("moved", moved)
    }
  }
}

/// How the table of a difference relates to both sides.
package struct WireDifferenceState: WireObject, Sendable {
  /// current: it is the difference of both sides; pending: it is behind, and is being updated;
  /// failed: it is behind, because the sides cannot be compared.
  package let state: WireText
  /// Why the sides cannot be compared.
  package let failure: WireText?
  /// A side of a difference.
  package let from: WireDifferenceSide
  /// A side of a difference.
  package let to: WireDifferenceSide
  /// The numbers of rows by their mark. A row counts once.
  package let counts: WireDifferenceState.Counts

  /// Makes it of its members.
  package init(
    state: WireText, from: WireDifferenceSide, to: WireDifferenceSide,
    counts: WireDifferenceState.Counts, failure: WireText? = nil
  ) {
    self.state = state
    self.failure = failure
    self.from = from
    self.to = to
    self.counts = counts
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    state = try reader.required("state").text()
    failure = try reader.optional("failure")?.text()
    from = try reader.required("from").openObject()
    to = try reader.required("to").openObject()
    counts = try reader.required("counts").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("state", state)
    writer.member("failure", failure)
    writer.member("from", from)
    writer.member("to", to)
    writer.member("counts", counts)
  }
}
