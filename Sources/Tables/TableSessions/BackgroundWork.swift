import RowPipeline
import Scheduling
import ViewModel

/// Work on frozen values that is done on a worker, one run at a time: an order, heights, aggregates.
///
/// A run starts with a key, which identifies its purpose. Its product returns through the table's
/// mailbox, and counts only while the run is still the one under way (``end(_:)``). A run that was
/// cancelled, or that a newer one has replaced, counts for nothing.
struct BackgroundWork<Key, Product: Sendable> {
  /// What is under way. Behind one pointer, because keys can be large.
  private final class Current {
    let key: Key
    let run: WorkCancellation

    init(_ key: Key, _ run: WorkCancellation) {
      self.key = key
      self.run = run
    }
  }

  private var current: Current?

  /// What the run under way is for; nil: none is under way.
  var key: Key? { current?.key }

  /// Whether a run is under way.
  var isUnderWay: Bool { current != nil }

  /// Whether a run is the one under way.
  func isUnderWay(_ run: WorkCancellation) -> Bool { current?.run === run }

  /// Starts a run on a worker, in place of the one under way.
  ///
  /// - Parameters:
  ///   - make: Makes the product on a worker of the long lane.
  ///   - deliver: Brings the product back to the owner of this value, which calls ``end(_:)``.
  mutating func start(
    for key: Key, on pool: WorkerPool,
    _ make: @escaping @Sendable (_ parallel: ParallelLoop, WorkCancellation) -> Product,
    deliver: @escaping @Sendable (WorkCancellation, Product) -> Void
  ) {
    cancel()
    let run = WorkCancellation()
    current = Current(key, run)
    pool.submit(.long) {
      deliver(run, make({ pool.parallel($0, $1) }, run))
    }
  }

  /// Changes the key of the current run.
  mutating func changeKey(_ change: (inout Key) -> Void) {
    guard let current else { return }
    var key = current.key
    change(&key)
    self.current = Current(key, current.run)
  }

  /// Ends a run whose product has arrived.
  ///
  /// - Returns: Whether it was the run under way, so that the product counts.
  mutating func end(_ run: WorkCancellation) -> Bool {
    guard isUnderWay(run) else { return false }
    current = nil
    return true
  }

  /// Cancels the run under way. Its product is not needed any more.
  mutating func cancel() {
    current?.run.cancel()
    current = nil
  }
}

extension TableSession {
  /// Starts work for a view. Its product is passed to `finish` on the mailbox, if the run was not
  /// cancelled or replaced meanwhile.
  ///
  /// - Parameters:
  ///   - place: The work of the view.
  ///   - make: Makes the product, on a worker.
  ///   - finish: Applies the product, on the mailbox.
  func start<Key, Product>(
    _ place: any ReferenceWritableKeyPath<ViewRecord, BackgroundWork<Key, Product>> & Sendable,
    of view: ViewRecord, for key: Key,
    _ make: @escaping @Sendable (_ parallel: ParallelLoop, WorkCancellation) -> Product,
    finish: @escaping @Sendable (isolated TableSession, ViewRecord, Product) -> Void
  ) {
    let id = view.id
    view[keyPath: place].start(for: key, on: pool, make) { run, product in
      self.post { session in
        guard let view = session.views[id], view[keyPath: place].end(run) else { return }
        finish(session, view, product)
      }
    }
  }
}
