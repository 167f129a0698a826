import ColumnStorage
import RowTree
import Scheduling
import Synchronization
import TableDiffing
import TableModel
import TableValues

/// The table of a difference: it follows two other tables.
extension TableSession {
  /// The time between a change of a side and a new comparison of all rows, so that several changes
  /// share one.
  private static let differenceQuiet = Duration.milliseconds(30)

  /// The maximum number of changes that are followed one by one after a wait.
  private static let differenceChangesMax = 64

  // MARK: Followed tables

  /// Calls a function with each later change of this table, on its mailbox.
  ///
  /// - Parameter number: Names the function, for ``unfollow(_:)``.
  package func follow(
    _ number: Int, _ body: @escaping @Sendable (FollowedChange) -> Void
  ) {
    followers[number] = body
  }

  /// Ends ``follow(_:_:)``.
  package func unfollow(_ number: Int) { followers[number] = nil }

  // MARK: The difference

  /// Makes this the table of a difference. To be called before ``begin(_:firstFreeKey:spread:)``.
  ///
  /// - Parameters:
  ///   - follows: Whether changes of the sides will be reported.
  ///   - ended: Called when the table is closed.
  package func beginDifference(
    _ table: DifferenceTable, follows: (from: Bool, to: Bool),
    ended: @escaping @Sendable () -> Void
  ) {
    difference = DifferenceRecord(table, follows: follows, ended: ended)
  }

  /// What is known of the difference; nil: it is no table of one.
  package var differenceSummary: DifferenceSummary? { difference?.summary }

  /// Refuses changes by users, if this is the table of a difference.
  func refuseDifference() throws(TableError) {
    if difference != nil { throw .differenceTable }
  }

  /// Follows a change of a side.
  package func sideChanged(_ side: DifferenceSide, _ change: FollowedChange) {
    guard let difference, current != nil else { return }
    switch change {
    case .closed:
      if side == .from {
        difference.summary.from.isFollowed = false
      } else {
        difference.summary.to.isFollowed = false
      }
      announceFacts()
    case .record(let record, let state):
      difference.note(record, state, of: side)
      difference.changes.append((side, record, state))
      // What could not be compared was not followed either.
      if difference.changes.count > Self.differenceChangesMax || difference.summary.failure != nil {
        difference.isStale = true
      }
      followSides()
    }
  }

  /// Follows the changes of the sides, or compares them again where that is not enough.
  private func followSides() {
    guard let difference, !difference.isWorking else { return }
    if difference.isStale {
      difference.changes = []
      return awaitComparison()
    }
    guard let next = difference.changes.first, let current else { return }
    difference.changes.removeFirst()
    let (holder, limit) = (difference.holder, limits.insertedRowsMax)
    let work: @Sendable () -> DifferenceMade = {
      holder.difference.withLock { difference in
        let (step, isWhole) = difference.follow(
          next.record, isNew: next.side == .to, next.state, table: current, insertedRowsMax: limit)
        return DifferenceMade(difference, step, isWhole: isWhole)
      }
    }
    difference.isWorking = true
    if current.content.source.isResident { return take(.success(work())) }
    pool.submit(.files) {
      let made = work()
      self.postNow { session in session.take(.success(made)) }
    }
  }

  private func awaitComparison() {
    guard let difference, let current else { return }
    if difference.summary.state != .pending {
      difference.summary.state = .pending
      announceFacts()
    }
    let rowCount = difference.states.from.order.count + difference.states.to.order.count
    if rowCount + current.order.count <= limits.inlineRowsMax, current.content.source.isResident {
      return compareSides()
    }
    if difference.awaitsTimer { return }
    difference.awaitsTimer = true
    pool.submit(at: .now + Self.differenceQuiet) { [weak self] in
      self?.post { session in
        session.difference?.awaitsTimer = false
        session.compareSides()
      }
    }
  }

  /// Compares both sides again, if that is due. A request that waits for it does not wait for the
  /// timer.
  func compareSides() {
    guard let difference, let current, difference.isStale, !difference.isWorking else { return }
    difference.isWorking = true
    difference.isStale = false
    difference.changes = []
    let (holder, states, known) = (difference.holder, difference.states, difference.known)
    difference.known = (DifferenceTable.Known(), DifferenceTable.Known())
    let limit = limits.insertedRowsMax
    let work: @Sendable () -> Result<DifferenceMade, any Error> = { [self] in
      Result {
        try holder.difference.withLock { difference in
          let step = try difference.compare(
            states.from, states.to, known: known, table: current, insertedRowsMax: limit
          ) { [self] in isClosed }
          return DifferenceMade(difference, step, isWhole: true)
        }
      }
    }
    let rowCount = states.from.order.count + states.to.order.count
    if rowCount + current.order.count <= limits.inlineRowsMax, current.content.source.isResident {
      return take(work(), known)
    }
    pool.submit(.long) {
      let made = work()
      self.postNow { session in session.take(made, known) }
    }
  }

  private func take(
    _ made: Result<DifferenceMade, any Error>,
    _ known: (old: DifferenceTable.Known, new: DifferenceTable.Known)? = nil
  ) {
    guard let difference, var state = current else { return }
    difference.isWorking = false
    switch made {
    case .success(let made):
      if !made.isWhole { difference.isStale = true }
      difference.take(made)
      difference.summary.failure = nil
      if !made.step.changes.isEmpty {
        state.apply(made.step, at: state.revision.next)
        commit(
          state, EditRecord(changes: made.step.changes, cause: .source, historyClass: .none))
      }
    case .failure(let error):
      // What is unknown stays so until a comparison succeeds.
      if let known, !known.old.rowsTellChanges { difference.known.old.rowsTellChanges = false }
      if let known, !known.new.rowsTellChanges { difference.known.new.rowsTellChanges = false }
      difference.summary.failure = (error as? TableError) ?? .cancelled
    }
    if !difference.changes.isEmpty || difference.isStale {
      if difference.summary.failure != nil { difference.isStale = true }
      return followSides()
    }
    let isFailed = difference.summary.failure != nil
    difference.summary.state = isFailed ? .failed : .current
    announceFacts()
  }
}
