import ColumnStorage
import JSONRPC
import JSONText
import ProtocolWords
import RowPipeline
import RowTree
import Scheduling
import Synchronization
import TableSessions
import UnicodeTables
import WireProtocol

/// One connection: its life cycle, the options of its client, and its subscriptions. A process
/// could have several; tables belong to the process.
package final class ClientSession: MessageHandler {
  /// The stage of a connection's life cycle.
  enum Life: Sendable {
    case uninitialized
    case running
    case shutDown
  }

  /// Why the process should leave.
  package enum Ending: Sendable, Equatable {
    /// `exit`, a broken output, or the end of the client's process. The exit status is 0 after
    /// `shutdown`, else 1.
    case left(afterShutdown: Bool)
    /// The end of input: earlier requests are still to be answered. The exit status is 0 after
    /// `shutdown`, else 1.
    case inputEnded(afterShutdown: Bool)
    /// The framing cannot be recovered.
    case unrecoverable(String)
  }

  private struct State {
    var life = Life.uninitialized
    var sendsEach = false
    var positions = PositionUnit.utf16
    var visibleForm = VisibleForm(showsInvisible: false)
    var trace = TraceLevel.off
    var journal = JournalChoice()
    var unknownNotifications = Set<[UInt8]>()
    var unknownNotificationCount = 0
  }

  /// The connection. It owns the session, so that both end with it.
  private struct Link {
    weak var connection: Connection?
  }

  /// The methods of the life cycle. They are not in the method table, because this type and the
  /// connection handle them. `initialize` and `shutdown` change the stage of the connection before
  /// any method may run, and `initialize` ignores unknown members.
  static let lifeMethods: [MethodName] = [
    .initialize, .initialized, .shutdown, .exit, .cancelRequest, .setTrace,
  ]

  /// Requests above this size are never treated as brief.
  private static let briefBytesMax = 16 << 10

  let daemon: Daemon
  /// The statistics of method calls.
  let statistics: MethodStatistics
  private let methods: MethodIndex
  private let requestCount = Atomic(0)
  private let state = Mutex(State())
  private let link = Mutex(Link())
  private let ended: @Sendable (Ending) -> Void
  private let log: @Sendable (String) -> Void
  private let gate: BackpressureGate
  private let parents = ParentWatch()
  private let schedulerBox = Mutex<UpdateScheduler?>(nil)
  private let outgoingBox = Mutex<OutgoingRequests?>(nil)

  /// A session. Its connection is attached afterwards.
  ///
  /// - Parameters:
  ///   - methods: What can be asked of it, beside the life cycle.
  ///   - log: Writes one line to standard error.
  ///   - ended: Called when the process should leave. It may be called more than once.
  package init(
    daemon: Daemon, methods: MethodIndex, log: @escaping @Sendable (String) -> Void,
    ended: @escaping @Sendable (Ending) -> Void
  ) {
    self.daemon = daemon
    self.methods = methods
    statistics = MethodStatistics(names: methods.statisticsNames)
    self.log = log
    self.ended = ended
    gate = BackpressureGate(bytesMax: daemon.options.limits.waitingNotificationBytesMax)
  }

  /// Sets the connection, before that is started.
  package func attach(_ connection: Connection) {
    link.withLock { $0.connection = connection }
    let scheduler = UpdateScheduler(
      wake: { [weak connection] in connection?.eventsReady() },
      handOver: { [weak connection] in connection?.handOverEvents() })
    schedulerBox.withLock { $0 = scheduler }
  }

  /// The scheduler of this connection.
  var scheduler: UpdateScheduler {
    schedulerBox.withLock { box in
      let scheduler = box ?? UpdateScheduler(wake: {}, handOver: {})
      box = scheduler
      return scheduler
    }
  }

  /// The requests sent to the client.
  var outgoing: OutgoingRequests {
    outgoingBox.withLock { box in
      let outgoing =
        box
        ?? OutgoingRequests(
          send: { [weak self] method, id, params in
            self?.link.withLock { $0.connection }?.request(method, id: id, params) ?? false
          },
          withdraw: { [weak self] id in
            self?.notify("$/cancelRequest") { writer in
              writer.beginObject()
              writer.name("id")
              writer.string(id)
              writer.endObject()
            }
          })
      box = outgoing
      return outgoing
    }
  }

  /// Sends a notification behind everything submitted before. Returns false if there is no room for
  /// it.
  @discardableResult
  func notify(_ method: String, _ params: (inout JSONWriter) -> Void) -> Bool {
    link.withLock { $0.connection }?.notify(method, params) ?? false
  }

  /// The connection's counters.
  var counters: ConnectionCounters? { link.withLock { $0.connection }?.counters }

  /// The number of notifications so far with an unknown method.
  var unknownNotifications: Int { state.withLock { $0.unknownNotificationCount } }

  /// Whether every revision is sent as an update of its own.
  var sendsEach: Bool { state.withLock { $0.sendsEach } }

  /// What offsets in texts count.
  var positions: PositionUnit { state.withLock { $0.positions } }

  /// How texts are made visible.
  var visibleForm: VisibleForm { state.withLock { $0.visibleForm } }

  /// Whether and how the client's edits are kept.
  var journal: JournalChoice { state.withLock { $0.journal } }

  // MARK: Messages

  /// Handles a life-cycle request, or routes the request to its method. Runs on the reader thread.
  package func handle(_ incoming: IncomingRequest, reply: PendingReply) {
    trace(incoming.request.method, isRequest: true)
    // Resources that requests have released are collected at intervals.
    if requestCount.wrappingAdd(1, ordering: .relaxed).newValue % 256 == 0 {
      daemon.memoryReturn.recordWork()
    }
    let method = incoming.request.method
    let entry = methods.method(method, hasTests: daemon.options.hasTestMethods)
    let answer = PendingAnswer(
      reply, statistics.begin(entry?.place ?? MethodIndex.otherPlace(method)),
      bytesMax: entry?.isRead == true ? daemon.options.limits.answerBytesMax : .max)
    if method == Array("initialize".utf8) {
      return initialize(incoming.request, answer)
    }
    switch state.withLock({ $0.life }) {
    case .uninitialized where entry?.needsGreeting == false: break
    case .uninitialized: return answer.fail(.notInitialized)
    case .shutDown: return answer.fail(.shutDown)
    case .running: break
    }
    if method == Array("shutdown".utf8) { return shutDown(incoming.request, answer) }
    guard let entry else {
      return answer.fail(.unknownMethod(String(decoding: method, as: UTF8.self)))
    }
    if let fault = incoming.request.fault { return answer.fail(fault) }
    if entry.isRead { answer.failWhenCancelled() }
    if incoming.isAlone, entry.isBrief, incoming.byteCount <= Self.briefBytesMax {
      // If a device has to be waited for, another thread continues reading.
      BlockingCall.handingOver({ self.link.withLock { $0.connection }?.handOverReading() }) {
        DueMailboxes.drained { run(entry, incoming.request.params, answer) }
      }
    } else {
      run(entry, incoming.request.params, answer)
    }
  }

  /// Handles a notification: one of the life cycle, or a request method called without an id.
  package func handle(_ notification: Notification, sequence: UInt64, byteCount: Int) {
    trace(notification.method, isRequest: false)
    let name = String(decoding: notification.method, as: UTF8.self)
    if name == "exit" { return ended(.left(afterShutdown: isShutDown)) }
    guard state.withLock({ $0.life }) == .running else { return }
    if name == "$/setTrace" { return setTrace(notification) }
    if name == "initialized" { return }
    guard
      let entry = methods.method(notification.method, hasTests: daemon.options.hasTestMethods)
    else { return noteUnknown(notification.method, name) }
    let answer = PendingAnswer(notification: statistics.begin(entry.place)) { [weak self] in
      self?.logFailure(of: name, $0)
    }
    if let fault = notification.fault { return answer.fail(fault) }
    gate.take(byteCount) { run(entry, notification.params, answer) }
    gate.waitForRoom()
  }

  /// Handles the answer to a request of the daemon.
  package func handle(_ response: Response) { outgoing.take(response) }

  /// Writes the next due event, on the writing thread; see `MessageHandler`.
  package func writeNextEvent(_ writer: inout JSONWriter) -> Bool { scheduler.writeNext(&writer) }

  /// Leaves if the client has closed its end or the framing cannot be recovered.
  package func inputEnded(_ end: InputEnd) {
    outgoing.end()
    switch end {
    case .closed(let place):
      if case .insideBody(let got, let wanted) = place {
        log("the input ended inside a message: \(got) of \(wanted) bytes")
      }
      ended(.inputEnded(afterShutdown: isShutDown))
    case .failed(let code):
      log("reading failed, errno \(code)")
      ended(.left(afterShutdown: isShutDown))
    case .unrecoverable(let fault):
      ended(.unrecoverable("the framing cannot be followed any more: \(fault.rawValue)"))
    }
  }

  /// Runs `body` when the tables have completed everything queued before, and the resulting updates
  /// have been written. It does not wait for loading, sorting or searching.
  package func whenUpdated(_ body: @escaping @Sendable () -> Void) {
    let tables = daemon.registry.tables
    let barrier = SyncBarrier(count: tables.count) { [scheduler] _ in scheduler.whenClean(body) }
    for (id, entry) in tables {
      // Queued behind the work whose updates are meant: a table publishes them after that work.
      entry.session.postNow { session in
        barrier.arrive(id, (try? session.state()).map { SyncedTable($0) })
      }
    }
  }

  /// Ends the session, because the output cannot be written any more.
  package func outputBroken(_ code: Int32) { ended(.left(afterShutdown: isShutDown)) }

  /// Logs a notice of the connection to standard error.
  package func noticed(_ notice: ConnectionNotice) {
    switch notice {
    case .paused(let waiting): log("\(waiting) refusals wait; reading has paused")
    case .resumed: log("reading goes on")
    case .stalled: log("a message has been incomplete for ten seconds")
    case .malformed(let fault): log("bad framing: \(fault.rawValue)")
    }
  }

  // MARK: Life

  /// Whether `shutdown` was answered.
  package var isShutDown: Bool {
    if case .shutDown = state.withLock({ $0.life }) { true } else { false }
  }

  private func initialize(_ request: Request, _ answer: PendingAnswer) {
    let isFirst = state.withLock { state in
      if case .uninitialized = state.life { true } else { false }
    }
    guard isFirst else {
      return answer.fail(.initializedBefore)
    }
    if let fault = request.fault { return answer.fail(fault) }
    answer.attempt {
      let params = try InitializeParams(decoding: request.params)
      state.withLock { state in
        state.life = .running
        state.sendsEach = params.updates == .each
        state.positions = params.positions ?? .utf16
        state.visibleForm = VisibleForm(showsInvisible: params.invisible == .visible)
        state.trace = params.trace ?? .off
        state.journal = JournalChoice(params)
      }
      Answer<InitializeResult>(answer)
        .succeed(LifeHandlers.initializeResult(self.daemon, self.methods))
      if let process = params.processID { watchParent(process) }
    }
  }

  private func parentGone() { ended(.left(afterShutdown: isShutDown)) }

  /// Watches the client's process, which `initialize` or `--clientProcessId` names.
  package func watchParent(_ process: Int) {
    let isWatched = parents.begin(process) { self.parentGone() }
    if !isWatched { log("process \(process) cannot be seen from here; it is not watched") }
  }

  private func shutDown(_ request: Request, _ answer: PendingAnswer) {
    if let fault = request.fault { return answer.fail(fault) }
    answer.attempt {
      _ = try EmptyParams(decoding: request.params)
      state.withLock { $0.life = .shutDown }
      answer.succeed { $0.null() }
    }
  }

  private func run(_ method: MethodEntry, _ params: JSONView?, _ answer: PendingAnswer) {
    answer.route(method.effect) {
      answer.attempt { try method.run(MethodCall(session: self, params: params, answer: answer)) }
    }
  }

  // MARK: Trace and log

  private func setTrace(_ notification: Notification) {
    do {
      let params = try SetTraceParams(decoding: notification.params)
      state.withLock { $0.trace = params.value }
    } catch {
      logFailure(of: "$/setTrace", ErrorMapping.responseError(for: error))
    }
  }

  private func trace(_ method: [UInt8], isRequest: Bool) {
    guard state.withLock({ $0.trace }) != .off else { return }
    let kind = isRequest ? "request" : "notification"
    let text = "received \(kind) \(String(decoding: method, as: UTF8.self))"
    link.withLock { $0.connection }?.log("$/logTrace") { writer, _ in
      LogTraceParams(message: WireText(text.utf8)).write(to: &writer)
    }
  }

  private func noteUnknown(_ method: [UInt8], _ name: String) {
    let isNew = state.withLock { state in
      state.unknownNotificationCount += 1
      return state.unknownNotifications.count < 64
        && state.unknownNotifications.insert(method).inserted
    }
    if isNew { log("unknown notification \(name.prefix(200))") }
  }

  /// Logs the failure of a notification, which has no answer.
  private func logFailure(of method: String, _ error: ResponseError) {
    var place = ""
    if case .object(let members)? = error.data,
      case .string(let pointer)? = members.first(where: { $0.name == "pointer" })?.value,
      !pointer.isEmpty, !error.message.contains(pointer)
    {
      place = " (at \(pointer))"
    }
    logMessage(1, "\(method): \(error.message)\(place)")
  }

  /// Sends `window/logMessage`: 1 is an error, 2 a warning, 3 information, 4 a log entry.
  func logMessage(_ type: Int, _ text: String) {
    link.withLock { $0.connection }?.log("window/logMessage") { writer, dropped in
      let all = dropped > 0 ? "\(text) (\(dropped) messages before it were dropped)" : text
      WindowLogMessageParams(type: type, message: WireText(all.utf8)).write(to: &writer)
    }
  }
}
