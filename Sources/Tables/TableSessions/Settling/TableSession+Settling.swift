import ViewModel
import ViewportLayout

extension TableSession {
  /// Settles the views that have changed: the one step that brings up to date what depends on their rows
  /// and states, at once where that is cheap and otherwise on workers.
  ///
  /// It runs at the end of each turn, and before work that was queued for a view and may read it.
  /// Reading a snapshot starts nothing.
  func settleViews() {
    for view in pending.popUnsettled() where view.settled == nil { settleContents(of: view) }
  }

  /// Settles one view, if it has changed.
  func settle(_ view: ViewRecord) {
    if view.settled == nil { settleContents(of: view) }
  }

  /// Runs queued work, which may read views.
  func begin(_ work: @Sendable (isolated TableSession) -> Void) {
    settleViews()
    work(self)
  }

  private func settleContents(of view: ViewRecord) {
    followFooters(of: view)
    followSectionAggregates(of: view)
    followLayout(of: view)
    let snapshot = view.snapshot(drafts)
    let heights = followHeights(of: view, snapshot)
    view.cursor?.follow(to: snapshot)
    let cursor = view.cursor?.shown
    view.noteSettled(
      heights != nil || cursor != nil
        ? ViewSnapshot(snapshot, heights: heights, cursor: cursor) : snapshot)
    reportCollection(view, heights?.flow?.height)
    pending.noteMeasures(of: view)
  }
}
