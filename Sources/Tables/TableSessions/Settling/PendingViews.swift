/// The views of a table that something is to be done for at the end of a turn.
///
/// A turn is one piece of work of the mailbox. Most turns change one view or none, so the end of a
/// turn asks these lists instead of all views. Accessed on the table's mailbox only.
final class PendingViews<View: PendingView> {
  /// The views that have changed since they were settled.
  private var unsettled: [View] = []
  /// The views whose subscriptions are to be sent something.
  private var due: [View] = []
  /// The views that have rows to measure, or a question to the client about measures.
  private var measured: [View] = []

  /// Notes that a view has changed. The caller does so once until it is settled.
  func noteUnsettled(_ view: View) { unsettled.append(view) }

  /// Notes that the subscriptions of a view are to be sent something.
  func noteDue(_ view: View) { due.append(view) }

  /// Notes that a view has something to measure, if it has.
  func noteMeasures(of view: View) {
    if view.isMeasuredListed || !view.hasMeasures { return }
    view.isMeasuredListed = true
    measured.append(view)
  }

  /// Takes the views that have changed, in the order of their ids. O(changed views · log).
  func popUnsettled() -> [View] { Self.take(&unsettled) }

  /// Takes the views whose subscriptions are to be sent something, in the order of their ids.
  func takeDue() -> [View] { Self.take(&due) }

  /// The views that have something to measure, in the order of their ids. Those that have not any more
  /// are forgotten.
  func measuredViews() -> [View] {
    if measured.isEmpty { return [] }
    measured.removeAll { view in
      view.isMeasuredListed = !view.isClosed && view.hasMeasures
      return !view.isMeasuredListed
    }
    return Self.sorted(measured)
  }

  private static func take(_ views: inout [View]) -> [View] {
    if views.isEmpty { return [] }
    defer { views = [] }
    return sorted(views.filter { !$0.isClosed })
  }

  // In a fixed order, so that a conversation is reproducible.
  private static func sorted(_ views: [View]) -> [View] {
    views.count < 2 ? views : views.sorted { $0.id < $1.id }
  }
}

/// A view that something may have to be done for.
protocol PendingView: AnyObject {
  /// The id on the wire.
  var id: String { get }
  /// Whether it is closed.
  var isClosed: Bool { get }
  /// Whether rows or cells are to be measured, here or by the client, or a question to it is open.
  var hasMeasures: Bool { get }
  /// Whether it is among those that have something to measure.
  var isMeasuredListed: Bool { get set }
}
