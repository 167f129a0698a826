import ColumnStorage
import RowPipeline
import RowTree
import Synchronization
import TableSessions
import WireProtocol

/// The existing tables, views and subscriptions, and the table of each.
///
/// It is read and changed on the reader thread while a request is routed. So a client may send
/// open, view and watch in one write.
final class TableRegistry: Sendable {
  /// An entry of the registry.
  struct Entry: Sendable {
    var session: TableSession
    var facts: TableFacts
    var renders = RenderCount()
  }

  /// A reserved name of a view or a subscription.
  struct Name: Sendable {
    /// The name.
    var id: String
    /// Distinguishes it from the same name reserved at another time. Later numbers are higher.
    fileprivate(set) var number: Int
  }

  /// The owner of a name.
  private struct Holder {
    /// The table of the view or the subscription.
    var table: String
    /// The view of a subscription.
    var view = ""
    var number: Int
    /// The number of requests that want to create it. The table decides which of them does.
    var requestCount = 1
  }

  /// A table that is about to be closed, and the work that waits for that.
  private struct Leaving {
    var session: TableSession
    var waiting: [@Sendable () -> Void] = []
  }

  private struct State {
    var tables: [String: Entry] = [:]
    var views: [String: Holder] = [:]
    var subscriptions: [String: Holder] = [:]
    var leaving: [String: [Leaving]] = [:]
    var nameCount = 0

    mutating func remove(table id: String) {
      tables[id] = nil
      views = views.filter { $0.value.table != id }
      subscriptions = subscriptions.filter { $0.value.table != id }
    }

    /// Reserves a name. Returns nil if it belongs to another table.
    mutating func take(
      _ id: String, _ holder: Holder, in names: WritableKeyPath<State, [String: Holder]>
    ) -> Name? {
      if let known = self[keyPath: names][id] {
        guard known.table == holder.table else { return nil }
        self[keyPath: names][id]?.requestCount += 1
        return Name(id: id, number: known.number)
      }
      nameCount += 1
      var holder = holder
      holder.number = nameCount
      self[keyPath: names][id] = holder
      return Name(id: id, number: nameCount)
    }

    mutating func giveBack(_ name: Name, in names: WritableKeyPath<State, [String: Holder]>) {
      guard let holder = self[keyPath: names][name.id], holder.number == name.number else { return }
      self[keyPath: names][name.id]?.requestCount -= 1
      if holder.requestCount == 1 { self[keyPath: names][name.id] = nil }
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

  /// Adds a new table under the requested id, or a free one.
  ///
  /// - Throws: ``DaemonError/tableExists(_:)``, ``DaemonError/limit(name:maximum:found:)``.
  func add(
    _ wanted: TableID?, _ make: (String) -> Entry
  ) throws(DaemonError) -> (id: String, entry: Entry) {
    let result: Result<(String, Entry), DaemonError> = state.withLock { state in
      if let wanted = wanted?.text, state.tables[wanted] != nil {
        return .failure(.tableExists(wanted))
      }
      guard state.tables.count < tablesMax else {
        return .failure(
          .limit(name: "tablesMax", maximum: tablesMax, found: state.tables.count + 1))
      }
      let id = wanted?.text ?? state.freeTableID()
      let entry = make(id)
      state.tables[id] = entry
      return .success((id, entry))
    }
    return try result.get()
  }

  /// Removes a table, with the names of its views and subscriptions.
  func remove(table id: String) {
    state.withLock { $0.remove(table: id) }
  }

  /// Removes a table that is being closed, with the names of its views and subscriptions. For later
  /// requests the id is free.
  func beginLeaving(_ id: TableID) throws(DaemonError) -> Entry {
    let id = id.text
    let entry: Entry? = state.withLock { state in
      guard let entry = state.tables[id] else { return nil }
      state.remove(table: id)
      state.leaving[id, default: []].append(Leaving(session: entry.session))
      return entry
    }
    guard let entry else { throw .unknown("Table", id) }
    return entry
  }

  /// Runs the work that waits until a table is closed.
  func endLeaving(_ session: TableSession) {
    let id = session.id
    let waiting: [@Sendable () -> Void] = state.withLock { state in
      guard let place = state.leaving[id]?.firstIndex(where: { $0.session === session }) else {
        return []
      }
      defer { if state.leaving[id]?.isEmpty == true { state.leaving[id] = nil } }
      return state.leaving[id]?.remove(at: place).waiting ?? []
    }
    for work in waiting { work() }
  }

  /// Runs work when earlier tables with the id are closed; normally at once. It is called on the
  /// reader thread, for the request that has just reserved the id.
  func whenFree(_ id: String, _ work: @escaping @Sendable () -> Void) {
    let mustWait = state.withLock { state in
      guard let last = state.leaving[id]?.indices.last else { return false }
      state.leaving[id]?[last].waiting.append(work)
      return true
    }
    if !mustWait { work() }
  }

  /// A table by its id.
  func table(_ id: TableID) throws(DaemonError) -> Entry {
    guard let entry = state.withLock({ $0.tables[id.text] }) else {
      throw .unknown("Table", id.text)
    }
    return entry
  }

  /// The table of a view.
  func table(ofView id: ViewID) throws(DaemonError) -> Entry {
    let id = id.text
    guard
      let entry = state.withLock({ state in state.views[id].flatMap { state.tables[$0.table] } })
    else { throw .unknown("View", id) }
    return entry
  }

  /// The table of a subscription.
  func table(ofSubscription id: SubscriptionID) throws(DaemonError) -> Entry {
    let id = id.text
    let entry = state.withLock { state in state.subscriptions[id].flatMap { state.tables[$0.table] }
    }
    guard let entry else { throw .unknown("Subscription", id) }
    return entry
  }

  /// Names a view of a table: the id wanted, or a free one. One that the table has already is
  /// for the table to refuse, in the request's turn: its view may not be there by then.
  func addView(_ wanted: ViewID?, of table: TableID) throws(DaemonError) -> Name {
    let name = state.withLock { state in
      state.take(
        wanted?.text ?? state.freeViewID(), Holder(table: table.text, number: 0), in: \.views)
    }
    guard let name else { throw .exists("view", wanted?.text ?? "") }
    return name
  }

  /// Reserves a name for a subscription of a view: the requested id, or a free one. Duplicates are
  /// refused as for views.
  func addSubscription(
    _ wanted: SubscriptionID?, of view: ViewID, in table: String
  ) throws(DaemonError) -> Name {
    let name = state.withLock { state in
      state.take(
        wanted?.text ?? state.freeSubscriptionID(),
        Holder(table: table, view: view.text, number: 0),
        in: \.subscriptions)
    }
    guard let name else { throw .exists("subscription", wanted?.text ?? "") }
    return name
  }

  /// Makes the names of a view that is to be closed, and of its subscriptions, free for what is
  /// sent from now on; its table.
  func release(view id: ViewID) throws(DaemonError) -> Entry {
    let id = id.text
    let entry: Entry? = state.withLock { state in
      guard let holder = state.views.removeValue(forKey: id) else { return nil }
      state.subscriptions = state.subscriptions.filter {
        $0.value.view != id || $0.value.table != holder.table
      }
      return state.tables[holder.table]
    }
    guard let entry else { throw .unknown("View", id) }
    return entry
  }

  /// Makes the name of a subscription that is to end free for what is sent from now on; its table.
  func release(subscription id: SubscriptionID) throws(DaemonError) -> Entry {
    let id = id.text
    let entry: Entry? = state.withLock { state in
      state.subscriptions.removeValue(forKey: id).flatMap { state.tables[$0.table] }
    }
    guard let entry else { throw .unknown("Subscription", id) }
    return entry
  }

  /// Releases a name under which no view was opened or wanted any more.
  func giveBack(view name: Name) {
    state.withLock { state in
      guard let holder = state.views[name.id] else { return }
      state.giveBack(name, in: \.views)
      if state.views[name.id] != nil { return }
      state.subscriptions = state.subscriptions.filter {
        $0.value.view != name.id || $0.value.table != holder.table
      }
    }
  }

  /// Releases a name under which no subscription began.
  func giveBack(subscription name: Name) {
    state.withLock { $0.giveBack(name, in: \.subscriptions) }
  }

  /// All tables.
  var tables: [(id: String, entry: Entry)] {
    state.withLock { $0.tables.map { (id: $0.key, entry: $0.value) } }
  }
}
