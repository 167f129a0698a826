import JSONRPC
import JSONText
import Scheduling
import Synchronization
import TableModel

/// The right to answer a request, or the receiver of a notification's failure.
final class PendingAnswer: Sendable {
  private let reply: PendingReply?
  private let failed: @Sendable (ResponseError) -> Void
  private let call: MethodStatistics.Call
  /// Keeps the tables that the request names open until it is answered.
  private let claim = RequestClaim()
  /// The maximum size of a result, in bytes.
  private let bytesMax: Int
  /// The stage of the request. A cancellation is answered at once only before a change has begun.
  private enum Stage: UInt8, AtomicRepresentable {
    case open, changing, cancelled
  }

  private let stage = Atomic(Stage.open)

  /// The answer to a request.
  ///
  /// - Parameter bytesMax: The maximum size of a result, in bytes. A larger result becomes an
  ///   error. Only for requests that change nothing.
  init(_ reply: PendingReply, _ call: MethodStatistics.Call, bytesMax: Int = .max) {
    self.reply = reply
    self.bytesMax = bytesMax
    self.call = call
    failed = { reply.fail($0) }
  }

  /// The substitute for an answer to a notification.
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

  /// Runs a hook when the client cancels the request, or at once if it has.
  func onCancel(_ hook: @escaping @Sendable () -> Void) { reply?.cancellation.onCancel(hook) }

  /// Answers a cancellation at once, even if the request's work waits. A later result is discarded.
  /// A request that changes something must call ``beginChange()`` before it does.
  ///
  /// - Parameter first: Runs before such an answer, on the reader thread.
  func failWhenCancelled(first: @escaping @Sendable () -> Void = {}) {
    onCancel { [weak self] in self?.cancel(first) }
  }

  private func cancel(_ first: () -> Void = {}) {
    guard move(from: .open, to: .cancelled) else { return }
    first()
    let error = ResponseError.cancelled
    call.end(code: error.code)
    reply?.giveUp(error)
    claim.end()
  }

  /// Marks the start of a change. From here on the request cannot be cancelled.
  ///
  /// - Throws: `DaemonError.cancelled` if it was cancelled before.
  func beginChange() throws(DaemonError) {
    if !move(from: .open, to: .changing) {
      if stage.load(ordering: .acquiring) != .changing { throw .cancelled }
      return
    }
    // Cancelled, but not answered yet. From here on the caller is responsible for the answer.
    if isCancelled { throw .cancelled }
  }

  /// Marks that the request waits again and has changed nothing, because the client is asked first.
  func endChange() {
    guard move(from: .changing, to: .open) else { return }
    if isCancelled { cancel() }
  }

  private func move(from old: Stage, to new: Stage) -> Bool {
    stage.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
  }

  /// Whether a cancellation has been answered.
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

  /// Whether so much output is queued that large answers are encoded only when they are written.
  var isOutputWaiting: Bool { reply?.isOutputWaiting ?? false }

  /// Answers with a result that may be large. While much output is queued, it is encoded only when
  /// it is written, so that encoded answers do not accumulate.
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

  /// Runs a part of a handler. An error that it throws becomes the answer.
  func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      fail(ErrorMapping.responseError(for: error))
    }
  }
}
