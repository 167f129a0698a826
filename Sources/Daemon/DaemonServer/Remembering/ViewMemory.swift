import ColumnStorage
import JSONText
import Synchronization
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// What is kept of a view that is being opened.
struct ViewMemory {
  /// The view, if its state is kept from now on.
  private(set) var view: RememberedView?
  /// The member `remembered` of the answer.
  private(set) var told: WireRememberedState
  private var found: [UInt8]?

  /// Looks for what is kept of the table's file under a name. Reads a small file.
  init(_ name: WireText, _ entry: TableRegistry.Entry, _ call: Call<WireViewDescription>) {
    guard let folder = call.daemon.options.stateFolder else {
      told = WireRememberedState(outcome: .off)
      return
    }
    let session = call.session
    let view = RememberedView(
      Text(name), KeptStates(stateFolder: folder), pool: call.daemon.pool,
      failed: { session.logMessage(2, "A view state is not kept: \($0)") })
    self.view = view
    // Another view may have recorded its state under the same name.
    call.daemon.rememberedViews.write()
    guard let file = entry.facts.state.withLock({ $0.ownPath }) else {
      told = WireRememberedState(outcome: .noFile)
      return
    }
    switch view.found(of: file) {
    case .none: told = WireRememberedState(outcome: .none)
    case .damaged: told = WireRememberedState(outcome: .damaged)
    case .newer: told = WireRememberedState(outcome: .newer)
    case .foreign: told = WireRememberedState(outcome: .foreign)
    case .state(let bytes, let when):
      told = WireRememberedState(outcome: .restored, when: when)
      found = bytes
    }
  }

  /// A state with what was kept, as far as it fits.
  mutating func restored(
    _ conversion: ViewStateConversion, over state: ViewState
  ) -> ViewState {
    guard let found else { return state }
    var fitting = StateFitting(conversion, over: state)
    guard fitting.apply(found) else {
      told = WireRememberedState(outcome: .damaged)
      return state
    }
    if !fitting.dropped.isEmpty { told.dropped = fitting.dropped }
    return fitting.state
  }

  // MARK: The life of a view

  /// Keeps the state of an open view from now on.
  ///
  /// - Parameter isChanged: Whether the request changes the stored state.
  func begin(
    _ id: String, _ entry: TableRegistry.Entry, _ session: isolated TableSession, _ daemon: Daemon,
    isChanged: Bool
  ) {
    guard let view else { return }
    let facts = entry.facts
    facts.state.withLock { $0.rememberedViews[id] = view }
    daemon.rememberedViews.add(view)
    session.viewStateChanged = { session, id in Self.note(id, facts, session) }
    // Looking at a file changes nothing of what is kept, also where parts of it do not fit now.
    Self.note(id, facts, session, isKept: told.outcome == .restored && !isChanged)
  }

  /// Keeps the states of all views of a table that was saved, perhaps to another file.
  static func keepAll(_ facts: TableFacts, _ session: isolated TableSession) {
    for id in facts.state.withLock({ Array($0.rememberedViews.keys) }) {
      note(id, facts, session)
    }
  }

  /// Keeps the last state of a view that is being closed.
  static func end(
    _ id: String, _ facts: TableFacts, _ session: isolated TableSession, _ daemon: Daemon
  ) {
    note(id, facts, session)
    guard let view = facts.state.withLock({ $0.rememberedViews.removeValue(forKey: id) }) else {
      return
    }
    view.write()
    daemon.rememberedViews.remove(view)
  }

  /// Forgets a view whose opening was abandoned.
  static func abandon(_ id: String, _ facts: TableFacts, _ daemon: Daemon) {
    guard let view = facts.state.withLock({ $0.rememberedViews.removeValue(forKey: id) }) else {
      return
    }
    view.forget()
    daemon.rememberedViews.remove(view)
  }

  /// Keeps the last states of all views of a table that is being closed.
  static func endAll(_ facts: TableFacts, _ session: isolated TableSession, _ daemon: Daemon) {
    for id in facts.state.withLock({ Array($0.rememberedViews.keys) }) {
      end(id, facts, session, daemon)
    }
  }

  /// - Parameter isKept: Whether the state is what was kept, as far as it fits.
  private static func note(
    _ id: String, _ facts: TableFacts, _ session: isolated TableSession, isKept: Bool = false
  ) {
    let (view, file) = facts.state.withLock { ($0.rememberedViews[id], $0.ownPath) }
    guard let view, let file, let state = try? session.viewState(id),
      let schema = try? session.state().content.schema
    else { return }
    var writer = JSONWriter()
    ViewStateConversion(schema: schema).write(state, to: &writer)
    if isKept {
      view.begin(writer.finish(), of: file)
    } else {
      view.note(writer.finish(), of: file)
    }
  }
}

extension TableFacts.State {
  /// The path of the file that the table belongs to; nil: it belongs to none.
  fileprivate var ownPath: Text? { (reading.savedName ?? reading.file?.name)?.resolved }
}
