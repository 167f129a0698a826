import RowTree
import TableValues

/// A table as it was at a revision: a newer state, and the records that lie between.
package struct PastTable: Sendable {
  /// The revision it is about.
  package let revision: Revision
  private let newer: TableState
  private let records: [AppliedRecord]

  init(_ newer: TableState, _ records: [AppliedRecord], at revision: Revision) {
    self.newer = newer
    self.records = records
    self.revision = revision
  }

  /// The state, by taking the records back from the last to the first. O(their rows and cells).
  package func state() -> TableState {
    var state = newer
    for applied in records.reversed() {
      for change in applied.record.inverseChanges { state.apply(change, at: revision) }
    }
    state.advance(to: revision)
    return state
  }
}

extension TableSession {
  /// The table as it was at a revision, as far as its change log reaches; now for nil. O(records).
  ///
  /// - Throws: ``TableError/revisionIsGone(asked:oldest:current:)``.
  package func past(_ asked: Revision?) throws(TableError) -> PastTable {
    let state = try state()
    let revision = asked ?? state.revision
    guard revision <= state.revision, let records = log.records(after: revision) else {
      throw .revisionIsGone(asked: revision, oldest: log.base, current: state.revision)
    }
    return PastTable(state, Array(records), at: revision)
  }
}
