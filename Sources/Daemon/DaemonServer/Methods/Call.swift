import JSONRPC
import JSONText
import TableModel
import WireProtocol

/// One call of a method that answers with a `Result`. Its params were decoded before.
struct Call<Result: Sendable>: Sendable {
  /// The session of the connection.
  let session: ClientSession
  /// The answer.
  let answer: Answer<Result>
  /// The params as received.
  private let rawParams: JSONView?

  /// A call of a method.
  ///
  /// - Parameter params: Its parameters, not decoded yet.
  init(session: ClientSession, params: JSONView?, answer: PendingAnswer) {
    self.session = session
    self.answer = Answer(answer)
    rawParams = params
  }

  /// The process.
  var daemon: Daemon { session.daemon }

  /// Marks the start of a change of its table; see ``PendingAnswer/beginChange()``.
  @Sendable func beginChange() throws(TableError) {
    do { try answer.beginChange() } catch { throw .cancelled }
  }
}

/// A call of a method that decodes its params and writes its answer itself.
typealias MethodCall = Call<UntypedResult>

extension Call<UntypedResult> {
  /// Its params, not decoded yet.
  var params: JSONView? { rawParams }
}

/// The right to answer a call with a `Result`, or with an error.
struct Answer<Result: Sendable>: Sendable {
  /// The right to answer, for any type of result.
  let pending: PendingAnswer

  /// An answer with a result of this type.
  init(_ pending: PendingAnswer) {
    self.pending = pending
  }

  /// Whether the client has cancelled the request.
  var isCancelled: Bool { pending.isCancelled }
  /// Whether a cancellation has been answered.
  var isGivenUp: Bool { pending.isGivenUp }
  /// Whether so much output is queued that large answers are encoded only when they are written.
  var isOutputWaiting: Bool { pending.isOutputWaiting }

  /// Runs a hook when the client cancels the request, or at once if it has.
  func onCancel(_ hook: @escaping @Sendable () -> Void) { pending.onCancel(hook) }

  /// Answers a cancellation at once; see ``PendingAnswer/failWhenCancelled(first:)``.
  func failWhenCancelled(first: @escaping @Sendable () -> Void = {}) {
    pending.failWhenCancelled(first: first)
  }

  /// Marks the start of a change; see ``PendingAnswer/beginChange()``.
  func beginChange() throws(DaemonError) { try pending.beginChange() }

  /// Marks that the request waits again; see ``PendingAnswer/endChange()``.
  func endChange() { pending.endChange() }

  /// Answers with an error.
  func fail(_ error: ResponseError) { pending.fail(error) }

  /// Runs a part of a handler. An error that it throws becomes the answer.
  func attempt(_ body: () throws -> Void) { pending.attempt(body) }
}

extension Answer where Result: WireResult {
  /// Answers with a result.
  func succeed(_ result: Result) { pending.succeed { result.write(to: &$0) } }

  /// Answers with a result that may be large; see ``PendingAnswer/succeedWhenRoom(_:)``.
  func succeedWhenRoom(_ result: Result) { pending.succeedWhenRoom { result.write(to: &$0) } }

  /// Answers with a result that is made when it is written.
  func succeedWhenRoom(_ result: @escaping @Sendable () -> Result) {
    pending.succeedWhenRoom { result().write(to: &$0) }
  }

  /// Answers with a list, and as many of its elements as fit the size limit.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - result: The result with the given number of elements.
  func succeedWhenRoom(page count: Int, _ result: @escaping @Sendable (Int) -> Result) {
    pending.succeedWhenRoom { writer in
      writer.page(count) { writer, told in result(told).write(to: &writer) }
    }
  }
}

extension Answer<NoResult> {
  /// Answers `null`.
  func succeed() { pending.succeed { $0.null() } }
}

extension Answer<UntypedResult> {
  /// Answers with a result.
  func succeed(_ result: (inout JSONWriter) -> Void) { pending.succeed(result) }

  /// Answers with a result.
  func succeed(_ result: some WireResult) { pending.succeed { result.write(to: &$0) } }

  /// Answers with a result that may be large; see ``PendingAnswer/succeedWhenRoom(_:)``.
  func succeedWhenRoom(_ result: @escaping @Sendable (inout JSONWriter) -> Void) {
    pending.succeedWhenRoom(result)
  }

  /// Answers with a result that may be large.
  func succeedWhenRoom(_ result: some WireResult) {
    pending.succeedWhenRoom { result.write(to: &$0) }
  }
}
