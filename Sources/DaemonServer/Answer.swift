import JSONRPC
import JSONText
import Scheduling
import Synchronization
import TableSessions

/// The right to answer a request, or the place where a notification's failure is told.
final class Answer: Sendable {
  private let reply: PendingReply?
  private let failed: @Sendable (ResponseError) -> Void
  private let call: MethodStatistics.Call
  /// Keeps the tables that the request names open until it is answered.
  private let claim = RequestClaim()
  /// The most bytes of a result.
  private let bytesMax: Int
  /// Where the request is; a cancellation is answered at once only before a change has begun.
  private enum Stage: UInt8, AtomicRepresentable {
    case open, changing, cancelled
  }

  private let stage = Atomic(Stage.open)

  /// The answer to a request.
  ///
  /// - Parameter bytesMax: A longer result is an error; only where nothing was changed.
  init(_ reply: PendingReply, _ call: MethodStatistics.Call, bytesMax: Int = .max) {
    self.reply = reply
    self.bytesMax = bytesMax
    self.call = call
    failed = { reply.fail($0) }
  }

  /// What stands in for the answer to a notification.
  init(
    notification call: MethodStatistics.Call, failed: @escaping @Sendable (ResponseError) -> Void
  ) {
    reply = nil
    bytesMax = .max
    self.call = call
    self.failed = failed
  }

  /// Runs `body`, which routes the request to the tables that it names.
  func route(_ effect: RequestClaim.Effect, _ body: () -> Void) { claim.route(effect, body) }

  /// Runs a hook when the request is answered, at once if it has been.
  func whenAnswered(_ hook: @escaping @Sendable () -> Void) { claim.whenEnded(hook) }

  /// Whether the client has cancelled the request.
  var isCancelled: Bool { reply?.cancellation.isCancelled ?? false }

  /// Runs a hook when the client cancels the request, at once if it has.
  func onCancel(_ hook: @escaping @Sendable () -> Void) { reply?.cancellation.onCancel(hook) }

  /// Answers a cancellation at once, whatever the request's work waits for; what that comes to is
  /// dropped. A request that changes something has to call ``beginChange()`` before it does.
  ///
  /// - Parameter first: Runs before such an answer, on the reader thread.
  func failWhenCancelled(first: @escaping @Sendable () -> Void = {}) {
    onCancel { [weak self] in self?.cancel(first) }
  }

  private func cancel(_ first: () -> Void = {}) {
    guard move(from: .open, to: .cancelled) else { return }
    first()
    call.end(code: ResponseError.requestCancelled)
    reply?.giveUp(ErrorMapping.cancelled)
    claim.end()
  }

  /// Says that the request changes something now, so that it cannot be cancelled any more.
  ///
  /// - Throws: `DaemonError.cancelled` if it was.
  func beginChange() throws(DaemonError) {
    if !move(from: .open, to: .changing) {
      if stage.load(ordering: .acquiring) != .changing { throw .cancelled }
      return
    }
    // Cancelled, but not answered yet: from here on that is left to who called this.
    if isCancelled { throw .cancelled }
  }

  /// Says that the request waits again and has changed nothing: the client is asked first.
  func endChange() {
    guard move(from: .changing, to: .open) else { return }
    if isCancelled { cancel() }
  }

  private func move(from old: Stage, to new: Stage) -> Bool {
    stage.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
  }

  /// Whether a cancellation was answered already.
  var isGivenUp: Bool { stage.load(ordering: .acquiring) == .cancelled }

  /// Answers with a result.
  func succeed(_ result: (inout JSONWriter) -> Void) {
    if isGivenUp { return }
    let bytesMax = bytesMax
    let limited = { (writer: inout JSONWriter) throws(ResponseError) in
      try Self.write(&writer, bytesMax, result)
    }
    if let reply {
      reply.succeed(limited, claimed: { call.end(code: nil) })
    } else {
      call.end(code: nil)
    }
    claim.end()
  }

  /// Whether so much output waits that a big answer is not encoded before its turn comes.
  var isOutputWaiting: Bool { reply?.isOutputWaiting ?? false }

  /// Answers with a result that may be big: while much output waits, it is written only when its
  /// turn comes, so that encoded answers do not pile up.
  func succeedWhenRoom(_ result: @escaping @Sendable (inout JSONWriter) -> Void) {
    if isGivenUp { return }
    call.end(code: nil)
    let bytesMax = bytesMax
    reply?.succeedWhenRoom { (writer) throws(ResponseError) in
      try Self.write(&writer, bytesMax, result)
    }
    claim.end()
  }

  private static func write(
    _ writer: inout JSONWriter, _ bytesMax: Int, _ result: (inout JSONWriter) -> Void
  ) throws(ResponseError) {
    let start = writer.mark
    result(&writer)
    let bytes = writer.count(since: start)
    guard bytes > bytesMax else { return }
    throw ErrorMapping.responseError(
      for: DaemonError.limit(name: "answerBytesMax", maximum: bytesMax, found: bytes))
  }

  /// Answers with an error.
  func fail(_ error: ResponseError) {
    if isGivenUp { return }
    call.end(code: error.code)
    failed(error)
    claim.end()
  }

  /// Runs a piece of a handler; what it throws becomes the answer.
  func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      fail(ErrorMapping.responseError(for: error))
    }
  }
}

/// One call of a method.
struct MethodCall: Sendable {
  /// The connection it came by.
  let session: ClientSession
  /// Its parameters, not decoded yet.
  let params: JSONView?
  /// Where the answer goes.
  let answer: Answer

  /// The process.
  var daemon: Daemon { session.daemon }

  /// Says that the request changes its table now; see ``Answer/beginChange()``.
  @Sendable func beginChange() throws(TableError) {
    do { try answer.beginChange() } catch { throw .cancelled }
  }
}
