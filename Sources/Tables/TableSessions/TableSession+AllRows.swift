import RowPipeline
import TableModel
import TableValues
import ViewModel

/// A request that concerns all rows and waits for them.
struct AllRowsRequest {
  /// The view whose order is needed as well; nil: the table alone.
  var view: String?
  /// Whether it ends the view, and waits only for earlier requests about the view.
  var endsView = false
  /// What the view showed when it was asked; nil: no view, or all rows were there.
  var asked: (rules: ViewRules, revision: Revision)?
  var isCancelled: @Sendable () -> Bool
  var work: @Sendable (isolated TableSession, Result<Void, TableError>) -> Void
}

/// Requests that wait for all rows, or for a view's order over them.
///
/// While rows are read, what is sent later runs meanwhile; only a close of the table or the view waits for
/// the answers. A request whose view is changed meanwhile is answered with an error, because it was sent
/// for another state of the view. Once all rows are there, a request waits in the view's own queue
/// (``ViewRecord/waiting``), so that later changes of the view wait for it.
extension TableSession {
  /// Runs work once all rows are loaded and, if a view is given, its order is built.
  ///
  /// Runs at once if that is already so. Waiting requests run in their order. The work gets an error
  /// if loading fails, the table or the view is closed, the view is changed while rows are read, or the
  /// request is cancelled. After a cancellation the caller must call ``dropCancelledRequests()``.
  ///
  /// - Parameter view: The view whose order is needed; nil: the table alone.
  /// - Returns: Whether the work has to wait.
  @discardableResult
  package func whenComplete(
    view: String?, isCancelled: @escaping @Sendable () -> Bool,
    _ work: @escaping @Sendable (isolated TableSession, Result<Void, TableError>) -> Void
  ) -> Bool {
    var request = AllRowsRequest(view: view, isCancelled: isCancelled, work: work)
    if let verdict = verdict(on: request) {
      settleViews()
      work(self, verdict)
      return false
    }
    if let record = view.flatMap({ views[$0] }) {
      if current?.isComplete == true {
        queue(request, in: record)
        return true
      }
      request.asked = (record.state.rules, record.viewRevision)
    }
    allRowsRequests.append(request)
    return true
  }

  /// Lets a request wait for the order of its view, behind what was asked of the view before.
  private func queue(_ request: AllRowsRequest, in view: ViewRecord) {
    view.waiting.append(
      WaitingWork(revision: Revision(0), request: request) { session in
        request.work(session, session.finalVerdict(on: request))
      })
  }

  /// The result that a waiting request gets in its turn.
  private func finalVerdict(on request: AllRowsRequest) -> Result<Void, TableError> {
    guard let current else { return .failure(.closed) }
    if request.isCancelled() { return .failure(.cancelled) }
    if let failure = current.loadFailure { return .failure(.loadingFailed(failure)) }
    guard let id = request.view, views[id] == nil else { return .success(()) }
    return .failure(.unknownView(id))
  }

  /// Answers the waiting requests that were cancelled.
  package func dropCancelledRequests() {
    for view in views.values.sorted(by: { $0.id < $1.id }) { dropCancelled(from: view) }
    reviewAllRowsRequests()
  }

  /// Runs work that ends a view after the requests that currently wait for all of its rows.
  func whenAnswered(
    view id: String, _ work: @escaping @Sendable (isolated TableSession) -> Void
  ) {
    guard allRowsRequests.contains(where: { $0.view == id }) else { return work(self) }
    allRowsRequests.append(
      AllRowsRequest(view: id, endsView: true, isCancelled: { false }) { session, _ in
        work(session)
      })
  }

  /// Runs the waiting requests that are due or were cancelled.
  package func reviewAllRowsRequests() {
    if allRowsRequests.isEmpty { return }
    let asked = allRowsRequests
    allRowsRequests = []
    var due: [(request: AllRowsRequest, verdict: Result<Void, TableError>)] = []
    for request in asked {
      if let verdict = verdict(on: request) {
        due.append((request, verdict))
      } else if !request.endsView, current?.isComplete == true,
        let view = request.view.flatMap({ views[$0] })
      {
        queue(request, in: view)
      } else {
        allRowsRequests.append(request)
      }
    }
    for (request, verdict) in due {
      settleViews()
      request.work(self, verdict)
    }
  }

  /// The result for a request now; nil: it must wait.
  private func verdict(on request: AllRowsRequest) -> Result<Void, TableError>? {
    guard let current else { return .failure(.closed) }
    if request.endsView {
      return allRowsRequests.contains { $0.view == request.view } ? nil : .success(())
    }
    if request.isCancelled() { return .failure(.cancelled) }
    if let failure = current.loadFailure { return .failure(.loadingFailed(failure)) }
    guard let id = request.view else { return current.isComplete ? .success(()) : nil }
    guard let view = views[id] else { return .failure(.unknownView(id)) }
    if let asked = request.asked, asked.rules != view.state.rules {
      return .failure(.viewRevisionIsGone(asked: asked.revision, current: view.viewRevision))
    }
    let isSettled =
      current.isComplete && view.waiting.isEmpty && view.completions.isEmpty && hasOrder(view)
    return isSettled ? .success(()) : nil
  }
}
