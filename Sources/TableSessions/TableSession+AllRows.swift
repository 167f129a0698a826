import TableValues

/// A request that concerns all rows and waits for them.
struct AllRowsRequest {
  /// The view whose order is needed as well; nil: the table alone.
  var view: String?
  /// Whether it ends the view, and waits only for the requests before it that concern the view.
  var endsView = false
  var isCancelled: @Sendable () -> Bool
  var work: @Sendable (isolated TableSession, Result<Void, TableError>) -> Void
}

extension TableState {
  /// The error for a key that no live row has. It says whether the row may still be loaded.
  package func unknownRow(_ key: RowKey) -> TableError {
    .unknownRow(key, isComplete: hasAllRows)
  }
}

extension ViewSnapshot {
  /// Whether an answer from this snapshot is about all rows: all of them are there and can be read,
  /// and the order is the one that the view's state asks for.
  ///
  /// Ask it after the answer was computed: what is read meanwhile may turn out to be unreadable.
  package var isComplete: Bool { isOrderReady && !lacksRows && table.readsAllRows }
}

/// Requests that wait for all rows. What is sent later runs meanwhile; only a close of the table or
/// the view waits for their answers, because closes take effect in the order sent.
extension TableSession {
  /// Runs work once all rows are loaded and, if a view is given, its order is built.
  ///
  /// Runs at once if that is already so. Waiting requests run in their order. The work gets an error
  /// if loading fails, the table or the view is closed, or the request is cancelled. After a
  /// cancellation the caller must call ``reviewAllRowsRequests()``.
  ///
  /// - Parameter view: The view whose order is needed; nil: the table alone.
  /// - Returns: Whether the work has to wait.
  @discardableResult
  package func whenComplete(
    view: String?, isCancelled: @escaping @Sendable () -> Bool,
    _ work: @escaping @Sendable (isolated TableSession, Result<Void, TableError>) -> Void
  ) -> Bool {
    let request = AllRowsRequest(view: view, isCancelled: isCancelled, work: work)
    if let verdict = verdict(on: request) {
      work(self, verdict)
      return false
    }
    allRowsRequests.append(request)
    return true
  }

  /// Runs work that ends a view after the requests about all of its rows that wait now.
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
      } else {
        allRowsRequests.append(request)
      }
    }
    for (request, verdict) in due { request.work(self, verdict) }
  }

  /// What a request is told now; nil: it has to wait.
  private func verdict(on request: AllRowsRequest) -> Result<Void, TableError>? {
    guard let current else { return .failure(.closed) }
    if request.endsView {
      return allRowsRequests.contains { $0.view == request.view } ? nil : .success(())
    }
    if request.isCancelled() { return .failure(.cancelled) }
    if let failure = current.loadFailure { return .failure(.loadingFailed(failure)) }
    guard let id = request.view else { return current.isComplete ? .success(()) : nil }
    guard let view = views[id] else { return .failure(.unknownView(id)) }
    let isSettled =
      current.isComplete && !view.isPending && view.waiting.isEmpty && view.completions.isEmpty
      && view.base.revision == current.revision
    return isSettled ? .success(()) : nil
  }
}
