import JSONRPC
import JSONText
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
  func route(_ body: () -> Void) { claim.route(body) }

  /// Whether the client has cancelled the request.
  var isCancelled: Bool { reply?.cancellation.isCancelled ?? false }

  /// Runs a hook when the client cancels the request, at once if it has.
  func onCancel(_ hook: @escaping @Sendable () -> Void) { reply?.cancellation.onCancel(hook) }

  /// Answers with a result.
  func succeed(_ result: (inout JSONWriter) -> Void) {
    call.end(code: nil)
    let bytesMax = bytesMax
    let limited = { (writer: inout JSONWriter) throws(ResponseError) in
      try Self.write(&writer, bytesMax, result)
    }
    reply?.succeed(limited)
    claim.end()
  }

  /// Answers with a result that may be big: while much output waits, it is written only when its
  /// turn comes, so that encoded answers do not pile up.
  func succeedWhenRoom(_ result: @escaping @Sendable (inout JSONWriter) -> Void) {
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
}
