import JSONText
import TableSessions
import Testing

@testable import DaemonServer
@testable import JSONRPC

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A daemon in this process, and one connection to it.
///
/// A test hands over the bytes of messages and gets the bytes of answers and notifications. There is
/// neither a process nor a pipe, so a test takes milliseconds. The rest is as over a pipe: the test's
/// thread is the reader, and the connection has a writer thread.
///
/// ```swift
/// let daemon = InnerDaemon()
/// try daemon.ask("table/create", #"{"table":"t","columns":[{"id":"a"}],"rows":[[1]]}"#)
/// #expect(daemon.refusal("table/close", #"{"table":"u"}"#)?.kind == "unknownTable")
/// ```
final class InnerDaemon {
  /// A daemon whose threads all others share, because threads never end.
  private static let threads = Daemon(options: Daemon.Options())
  /// Where the bytes go after the tap has seen them.
  private static let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
  /// The longest wait for a message. Under a sanitizer, a first call may take seconds.
  private static let patience = Duration.seconds(60)

  /// The process's part.
  let daemon: Daemon
  /// The connection's part.
  let session: ClientSession
  private let connection: Connection
  private let mail: Mail
  private var lastID = 0

  /// A daemon that has been greeted.
  ///
  /// - Parameters:
  ///   - hello: The params of `initialize`; nil: it is not sent.
  ///   - change: Changes the options of the daemon and of the connection.
  init(
    hello: String? = "{}",
    _ change: (inout Daemon.Options, inout Connection.Options) -> Void = { _, _ in }
  ) {
    var options = Daemon.Options()
    var connectionOptions = Connection.Options()
    options.isClockStill = true
    options.hasTestMethods = true
    change(&options, &connectionOptions)
    daemon = Daemon(options: options, sharingThreadsOf: Self.threads)
    let mail = Mail()
    self.mail = mail
    session = ClientSession(
      daemon: daemon, methods: MethodTable.index, log: { mail.note(log: $0) },
      ended: { mail.note(ending: $0) })
    connectionOptions.tap = mail
    connectionOptions.beforeWriting = { [daemon] in
      daemon.passJournals()
      mail.deliver()
    }
    connection = Connection(
      input: -1, output: Self.nowhere, handler: session, options: connectionOptions)
    session.attach(connection)
    let connection = connection
    _ = startThread { connection.runWriter() }
    if let hello { _ = try? ask("initialize", hello) }
  }

  deinit {
    connection.cancelAll()
    // Files that are watched would be looked at for ever.
    for (table, _) in daemon.registry.tables {
      let params: JSONValue = ["table": .string(table)]
      begin("table/close", String(decoding: params.encoded, as: UTF8.self), isAlone: true)
    }
    _ = connection.finish(within: .milliseconds(500))
  }

  // MARK: The client's messages

  /// Hands over a message.
  ///
  /// - Parameter isAlone: Whether no other message follows at once, so that the test's thread may do
  ///   the work itself.
  func send(_ message: String, isAlone: Bool = true) {
    _ = connection.take(.message(Array(message.utf8)), isAlone: isAlone)
  }

  /// Hands over a request and does not wait.
  ///
  /// - Returns: Its id.
  @discardableResult
  func begin(_ method: String, _ params: String = "{}", isAlone: Bool = false) -> Int {
    lastID += 1
    send(
      #"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(params)}"#,
      isAlone: isAlone)
    return lastID
  }

  /// Hands over a notification.
  func notify(_ method: String, _ params: String = "{}") {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }

  /// Cancels a request.
  func cancel(_ id: Int) { notify("$/cancelRequest", #"{"id":\#(id)}"#) }

  /// Answers a request of the daemon.
  func reply(to request: JSONValue, _ result: String) {
    let id = request["id"].map { String(decoding: $0.encoded, as: UTF8.self) } ?? "null"
    send(#"{"jsonrpc":"2.0","id":\#(id),"result":\#(result)}"#)
  }

  // MARK: The daemon's messages

  /// The result of a request.
  ///
  /// - Throws: ``Refusal`` if it is an error, or ``NoMessage``.
  @discardableResult
  func ask(_ method: String, _ params: String = "{}") throws -> JSONValue {
    try result(of: begin(method, params, isAlone: true))
  }

  /// The result of a request that was handed over before.
  @discardableResult
  func result(of id: Int) throws -> JSONValue {
    let answer = try answer(to: .integer(Int64(id)))
    if let error = answer["error"] { throw Refusal(error) }
    return answer["result"] ?? .null
  }

  /// The answer to an id, when it is there.
  func answer(to id: JSONValue) throws -> JSONValue {
    try next("an answer to \(id)") { $0["method"] == nil && $0["id"] == id }
  }

  /// The error of a request; nil if it has a result.
  func refusal(_ method: String, _ params: String = "{}") -> Refusal? {
    refusal(of: begin(method, params, isAlone: true))
  }

  /// The error of a request that was handed over before; nil if it has a result.
  func refusal(of id: Int) -> Refusal? {
    do {
      _ = try result(of: id)
      return nil
    } catch let refusal as Refusal {
      return refusal
    } catch {
      Issue.record(error)
      return nil
    }
  }

  /// The answers to several requests that are sent as one batch, as they were written.
  func ask(batch requests: [(method: String, params: JSONValue)]) throws -> [UInt8] {
    let batch = requests.enumerated().map { index, request -> JSONValue in
      [
        "jsonrpc": "2.0", "id": .string("batch \(index)"), "method": .string(request.method),
        "params": request.params,
      ]
    }
    send(String(decoding: JSONValue.array(batch).encoded, as: UTF8.self))
    guard let answer = mail.nextBatch(within: Self.patience) else {
      throw NoMessage(name: "the answer to a batch")
    }
    return answer
  }

  /// The next notification of a method, or the next request, as a whole.
  func told(_ method: String) throws -> JSONValue {
    try next(method) { $0["method"]?.text == method }
  }

  /// The params of all updates of a subscription that were due, in their order.
  func updates(_ subscription: String) throws -> [JSONValue] {
    try ask("view/sync")
    return mail.take { message in
      message["method"] == "view/update" && message["params"]?["subscription"]?.text == subscription
    }.compactMap { $0["params"] }
  }

  /// The next message that is wanted. Others stay.
  func next(_ name: String, where isWanted: (JSONValue) -> Bool) throws -> JSONValue {
    guard let message = mail.next(within: Self.patience, where: isWanted) else {
      throw NoMessage(name: name)
    }
    return message
  }

  /// The lines on standard error, so far.
  var logs: [String] { mail.logs }

  /// Why the process should leave; nil while it should not.
  var ending: ClientSession.Ending? { mail.ending }

  /// The counters of the connection.
  var counters: ConnectionCounters { connection.counters }
}

/// An error that the daemon answered.
struct Refusal: Error, Equatable, CustomStringConvertible {
  /// The code.
  let code: Int64
  /// The message for people.
  let message: String
  /// Its data.
  let data: JSONValue

  /// The error of an answer.
  init(_ error: JSONValue) {
    code = error["code"]?.int64 ?? 0
    message = error["message"]?.text ?? ""
    data = error["data"] ?? .null
  }

  /// The kind.
  var kind: String? { data["kind"]?.text }
  /// The place in the params.
  var pointer: String? { data["pointer"]?.text }

  var description: String { "\(code) \(message) \(String(decoding: data.encoded, as: UTF8.self))" }
}

/// Something that the daemon did not say in time.
struct NoMessage: Error {
  /// What it is.
  let name: String
}

/// Holds back the work of all tables of a daemon.
final class HeldTables {
  private let isHeld = Monitor(true)

  /// Holds the work that is sent from now on.
  init(of daemon: InnerDaemon) {
    for (_, entry) in daemon.daemon.registry.tables {
      entry.session.postNow { [isHeld] _ in isHeld.wait { $0 ? nil : () } }
    }
  }

  deinit { release() }

  /// Lets the work go on.
  func release() {
    isHeld.withLock { $0 = false }
    isHeld.wakeAll()
  }
}
