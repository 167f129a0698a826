import ColumnStorage
import RowTree
import Synchronization
import TableDiffing
import TableModel
import TableValues

/// A side of a difference.
package enum DifferenceSide: Sendable, CaseIterable {
  /// The content before.
  case from
  /// The content after.
  case to
}

/// A change of a table that others follow.
package enum FollowedChange: Sendable {
  /// A record was applied, with the state after it.
  case record(EditRecord, TableState)
  /// The table was closed.
  case closed
}

/// What is known of a difference, for its description.
package struct DifferenceSummary: Sendable {
  /// How the table relates to the present content of both sides.
  package enum State: String, Sendable {
    /// It is their difference.
    case current
    /// It is behind, and is being updated.
    case pending
    /// It is behind, because the sides cannot be compared.
    case failed
  }

  /// A side.
  package struct Side: Sendable {
    /// Its revision that the table shows.
    package var revision: Revision
    /// The number of its rows.
    package var rowCount: Int
    /// Whether its changes are followed.
    package var isFollowed: Bool
  }

  /// How the table relates to its sides.
  package var state: State
  /// Why the sides cannot be compared.
  package var failure: TableError?
  /// The side before.
  package var from: Side
  /// The side after.
  package var to: Side
  /// The numbers of rows by mark.
  package var counts: DifferenceCounts
  /// The columns.
  package var columns: DifferenceColumns
}

/// The rows of a difference. A worker may compare both sides while the table is read.
final class DifferenceHolder: Sendable {
  let difference: Mutex<DifferenceTable>

  init(_ difference: DifferenceTable) { self.difference = Mutex(difference) }
}

/// What the table of a difference knows of its sides. Only its session has it.
final class DifferenceRecord {
  /// Changes of sides that were not followed yet, in order.
  var changes: [(side: DifferenceSide, record: EditRecord, state: TableState)] = []
  /// Whether both sides must be compared again.
  var isStale = false
  /// Whether a worker follows or compares.
  var isWorking = false
  /// Whether a timer is set for comparing again.
  var awaitsTimer = false
  /// The newest states of the sides.
  var states: (from: TableState, to: TableState)
  /// What is known of the sides since they were compared.
  var known = (old: DifferenceTable.Known(), new: DifferenceTable.Known())
  var summary: DifferenceSummary
  let holder: DifferenceHolder
  /// Called when the table is closed.
  let ended: @Sendable () -> Void

  init(
    _ difference: DifferenceTable, follows: (from: Bool, to: Bool),
    ended: @escaping @Sendable () -> Void
  ) {
    states = (difference.old, difference.new)
    summary = DifferenceSummary(
      state: .current, from: .init(difference.old, isFollowed: follows.from),
      to: .init(difference.new, isFollowed: follows.to), counts: difference.counts,
      columns: difference.columns)
    holder = DifferenceHolder(difference)
    self.ended = ended
  }

  /// Whether the table does not show the newest states yet, and will.
  var isBehind: Bool { isWorking || isStale || !changes.isEmpty }

  /// Records what a change says about cells that no row names.
  func note(_ record: EditRecord, _ state: TableState, of side: DifferenceSide) {
    switch side {
    case .from: states.from = state
    case .to: states.to = state
    }
    let hidesChanges =
      record.cause == .source || record.cause == .declare || state.content.hasColumnsOfOtherRows
      || record.changes.contains { change in
        switch change {
        case .schema, .parameters, .supplied: true
        case .cells, .rows, .traits, .sections: false
        }
      }
    guard hidesChanges else { return }
    if side == .from {
      known.old.rowsTellChanges = false
    } else {
      known.new.rowsTellChanges = false
    }
  }

  /// Takes over what was compared or followed.
  func take(_ made: DifferenceMade) {
    summary.from.revision = made.from.revision
    summary.from.rowCount = made.from.order.count
    summary.to.revision = made.to.revision
    summary.to.rowCount = made.to.order.count
    summary.counts = made.counts
    summary.columns = made.columns
  }
}

extension DifferenceSummary.Side {
  init(_ state: TableState, isFollowed: Bool) {
    self.init(revision: state.revision, rowCount: state.order.count, isFollowed: isFollowed)
  }
}

/// A difference after it was compared or followed.
struct DifferenceMade: Sendable {
  var from: TableState
  var to: TableState
  var counts: DifferenceCounts
  var columns: DifferenceColumns
  var step: DifferenceStep
  /// Whether nothing else follows from what was followed.
  var isWhole: Bool

  init(_ difference: DifferenceTable, _ step: DifferenceStep, isWhole: Bool) {
    from = difference.old
    to = difference.new
    counts = difference.counts
    columns = difference.columns
    self.step = step
    self.isWhole = isWhole
  }
}
