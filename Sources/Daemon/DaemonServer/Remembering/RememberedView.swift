import JSONText
import Scheduling
import Synchronization
import TableSessions
import TableValues

/// A view whose state is stored for the file of its table.
///
/// Every change of the state is recorded. It is written half a second later, and when the view, the
/// table or the process ends.
final class RememberedView: Sendable {
  /// How long a change waits for others.
  private static let delay = Duration.milliseconds(500)

  private struct State {
    /// What is to be written, for which file: several only after a save to another path.
    var pending: [(file: Text, state: [UInt8])] = []
    /// What was written last.
    var written: (file: Text, state: [UInt8])?
    var isScheduled = false
    var hasFailed = false
  }

  private let name: Text
  private let states: KeptStates
  private let pool: WorkerPool
  private let failed: @Sendable (String) -> Void
  private let state = Mutex(State())
  /// Locked while a state is written, so that the last one recorded is the last one written.
  private let turn = Mutex(())

  /// A view.
  ///
  /// - Parameter failed: Called once if its state cannot be kept.
  init(
    _ name: Text, _ states: KeptStates, pool: WorkerPool,
    failed: @escaping @Sendable (String) -> Void
  ) {
    (self.name, self.states, self.pool, self.failed) = (name, states, pool, failed)
  }

  /// What was kept under the view's name.
  func found(of file: Text) -> KeptStates.Found {
    states.read(JournalSystem.wholePath(file) ?? file, name)
  }

  /// Begins with a state of which what is kept is the source: it is written once it changes.
  func begin(_ bytes: [UInt8], of file: Text) { state.withLock { $0.written = (file, bytes) } }

  /// Records the state, to be written later.
  func note(_ bytes: [UInt8], of file: Text) {
    let mustSchedule = state.withLock { state in
      let last = state.pending.last ?? state.written
      if let last, last.file == file, last.state == bytes { return false }
      state.pending.removeAll { $0.file == file }
      state.pending.append((file, bytes))
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    guard mustSchedule else { return }
    pool.submit(at: .now + Self.delay) { [self] in pool.submit(.short) { self.write() } }
  }

  /// Discards the state that is recorded and not written yet.
  func forget() { state.withLock { $0.pending = [] } }

  /// Writes the recorded state. It may wait for a device.
  func write() {
    turn.withLock { _ in
      let pending = state.withLock { state in
        defer { (state.pending, state.isScheduled) = ([], false) }
        return state.pending
      }
      for one in pending { write(one.state, of: one.file) }
    }
  }

  private func write(_ bytes: [UInt8], of path: Text) {
    let file = JournalSystem.wholePath(path) ?? path
    do throws(WriteFailure) {
      if try states.write(bytes, file, name) { state.withLock { $0.written = (path, bytes) } }
    } catch {
      let isFirst = state.withLock { state in
        defer { state.hasFailed = true }
        return !state.hasFailed
      }
      if isFirst { failed("\(error.path) (\(error.call): \(SystemError.words(error.code)))") }
    }
  }
}

/// All views of the process whose states are kept.
final class RememberedViews: Sendable {
  private let views = Mutex<[ObjectIdentifier: RememberedView]>([:])

  /// Nothing is kept yet.
  init() {}

  /// Adds a view.
  func add(_ view: RememberedView) { views.withLock { $0[ObjectIdentifier(view)] = view } }

  /// Removes a view.
  func remove(_ view: RememberedView) {
    views.withLock { $0[ObjectIdentifier(view)] = nil }
  }

  /// Writes the recorded states of all views.
  func write() {
    for view in views.withLock({ Array($0.values) }) { view.write() }
  }
}
