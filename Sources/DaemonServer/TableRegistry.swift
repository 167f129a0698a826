import ColumnStorage
import RowPipeline
import RowTree
import Synchronization
import TableSessions

/// Which tables, views and subscriptions there are, and which table each belongs to.
///
/// Asked and changed on the reader thread while a request is being routed, so that a client may
/// name ids in one write: open, view and watch.
final class TableRegistry: Sendable {
  /// A table as the daemon knows it.
  struct Entry: Sendable {
    var session: TableSession
    var facts: TableFacts
    var renders = RenderCount()
  }

  private struct State {
    var tables: [String: Entry] = [:]
    var views: [String: String] = [:]
    var subscriptions: [String: String] = [:]

    /// Whether a session is what a table's id stands for now.
    func holds(_ session: TableSession, _ table: String?) -> Bool {
      table.flatMap { tables[$0] }?.session === session
    }

    func freeTableID() -> String {
      var number = 0
      repeat { number += 1 } while tables["t\(number)"] != nil
      return "t\(number)"
    }

    func freeViewID() -> String {
      var number = views.count
      repeat { number += 1 } while views["v\(number)"] != nil
      return "v\(number)"
    }

    func freeSubscriptionID() -> String {
      var number = subscriptions.count
      repeat { number += 1 } while subscriptions["s\(number)"] != nil
      return "s\(number)"
    }
  }

  private let tablesMax: Int
  private let state = Mutex(State())

  init(tablesMax: Int) {
    self.tablesMax = tablesMax
  }

  /// Takes a new table in under the id wanted, or a free one.
  ///
  /// - Throws: ``DaemonError/tableExists(_:)``, ``DaemonError/limit(name:maximum:found:)``.
  func add(
    _ wanted: String?, _ make: (String) -> Entry
  ) throws(DaemonError) -> (id: String, entry: Entry) {
    let result: Result<(String, Entry), DaemonError> = state.withLock { state in
      if let wanted, state.tables[wanted] != nil { return .failure(.tableExists(wanted)) }
      guard state.tables.count < tablesMax else {
        return .failure(
          .limit(name: "tablesMax", maximum: tablesMax, found: state.tables.count + 1))
      }
      let id = wanted ?? state.freeTableID()
      let entry = make(id)
      state.tables[id] = entry
      return .success((id, entry))
    }
    return try result.get()
  }

  /// Takes a table out, with the names of its views and subscriptions.
  func remove(table id: String) {
    state.withLock { state in
      state.tables[id] = nil
      state.views = state.views.filter { $0.value != id }
      state.subscriptions = state.subscriptions.filter { $0.value != id }
    }
  }

  /// A table by its id.
  func table(_ id: String) throws(DaemonError) -> Entry {
    guard let entry = state.withLock({ $0.tables[id] }) else { throw .unknown("Table", id) }
    return entry
  }

  /// The table of a view.
  func table(ofView id: String) throws(DaemonError) -> Entry {
    guard let entry = state.withLock({ state in state.views[id].flatMap { state.tables[$0] } })
    else { throw .unknown("View", id) }
    return entry
  }

  /// The table of a subscription.
  func table(ofSubscription id: String) throws(DaemonError) -> Entry {
    let entry = state.withLock { state in state.subscriptions[id].flatMap { state.tables[$0] } }
    guard let entry else { throw .unknown("Subscription", id) }
    return entry
  }

  /// Names a view of a table: the id wanted, or a free one.
  func addView(_ wanted: String?, of table: String) throws(DaemonError) -> String {
    let id: String? = state.withLock { state in
      if let wanted, state.views[wanted] != nil { return nil }
      let id = wanted ?? state.freeViewID()
      state.views[id] = table
      return id
    }
    guard let id else { throw .exists("view", wanted ?? "") }
    return id
  }

  /// Names a subscription of a table: the id wanted, or a free one.
  func addSubscription(_ wanted: String?, of table: String) throws(DaemonError) -> String {
    let id: String? = state.withLock { state in
      if let wanted, state.subscriptions[wanted] != nil { return nil }
      let id = wanted ?? state.freeSubscriptionID()
      state.subscriptions[id] = table
      return id
    }
    guard let id else { throw .exists("subscription", wanted ?? "") }
    return id
  }

  /// Takes the name of a view back, unless a table that was opened since has it.
  func remove(view id: String, of session: TableSession) {
    state.withLock { state in
      if state.holds(session, state.views[id]) { state.views[id] = nil }
    }
  }

  /// Takes the name of a subscription back, unless a table that was opened since has it.
  func remove(subscription id: String, of session: TableSession) {
    state.withLock { state in
      if state.holds(session, state.subscriptions[id]) { state.subscriptions[id] = nil }
    }
  }

  /// All tables.
  var tables: [(id: String, entry: Entry)] {
    state.withLock { $0.tables.map { (id: $0.key, entry: $0.value) } }
  }
}
