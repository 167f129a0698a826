import ColumnStorage
import RowPipeline
import TableModel
import TableValues
import ViewModel

extension TableSession {
  /// Begins to follow a view. Ids are those of subscriptions.
  ///
  /// - Throws: ``TableError/unknownView(_:)``, ``TableError/limit(name:maximum:found:)``.
  package func followView(
    _ id: String, view viewID: String, _ follower: any ViewFollower
  ) throws(TableError) {
    _ = try view(viewID)
    try checkSubscriptionCount()
    viewFollowers[id] = FollowRecord(view: viewID, follower: follower)
  }

  /// Ends a follower. It is not called any more.
  ///
  /// - Returns: The follower; nil if none has the id.
  package func unfollowView(_ id: String) -> (any ViewFollower)? {
    viewFollowers.removeValue(forKey: id)?.follower
  }

  /// Whether there is room for another subscription.
  ///
  /// - Throws: ``TableError/limit(name:maximum:found:)``.
  func checkSubscriptionCount() throws(TableError) {
    let count = subscriptions.count + viewFollowers.count
    guard count < limits.subscriptionsMax else {
      throw .limit(name: "subscriptionsMax", maximum: limits.subscriptionsMax, found: count + 1)
    }
  }

  /// Ends the followers of a view that is being closed; nil: of all views.
  func endFollowers(ofView id: String?) {
    for (name, record) in viewFollowers where id == nil || record.view == id {
      viewFollowers[name] = nil
      record.follower.viewClosed()
    }
  }

  /// Reports a new state of a view.
  func publish(to view: String) {
    for record in viewFollowers.values where record.view == view { record.follower.viewChanged() }
  }

  /// The columns of which cells may have changed from an earlier state of the table to a later one,
  /// in rows that both have; nil: all of them may. O(changes between).
  package func changedColumns(from old: TableState, to new: TableState) -> Set<ColumnNumber>? {
    if old.revision == new.revision { return [] }
    guard old.sourceChange == new.sourceChange, old.lastReset == new.lastReset,
      let records = log.records(after: old.revision)
    else { return nil }
    var columns: Set<ColumnNumber> = []
    for record in records where record.revision <= new.revision {
      switch record.names {
      case .cell(let column, _): columns.insert(column)
      case .many(let list): columns.formUnion(list.columns)
      }
    }
    let content = new.content
    let others = content.schema.columns.map(\.number).filter {
      !content.reads($0, as: old.content) || content.readsOtherRows($0)
    }
    return content.widened(columns).union(others)
  }
}
