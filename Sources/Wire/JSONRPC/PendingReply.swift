package import JSONText
internal import Synchronization

/// The right to answer one request once, from any thread, now or later.
///
/// A second answer is dropped and counted. A reply that is released without an answer answers
/// -32603. It is a class and not a noncopyable value, because handlers store it in closures and
/// queues.
package final class PendingReply: Sendable {
  /// The id of the request.
  package let id: RequestID
  /// The request's number in the connection.
  package let sequence: UInt64
  /// Raised when the client cancels the request.
  package let cancellation: CancellationFlag

  private let connection: Connection
  private let batch: BatchPlace?
  private let isAnswered = Atomic<Bool>(false)
  private let isGivenUp = Atomic<Bool>(false)

  init(
    id: RequestID, sequence: UInt64, cancellation: CancellationFlag, connection: Connection,
    batch: BatchPlace?
  ) {
    self.id = id
    self.sequence = sequence
    self.cancellation = cancellation
    self.connection = connection
    self.batch = batch
  }

  deinit {
    guard !isAnswered.load(ordering: .acquiring) else { return }
    connection.count { $0.forgottenAnswers += 1 }
    fail(
      ResponseError(
        code: ResponseError.internalError, message: "Internal error: no response was produced.",
        data: ["kind": "forgotten"]))
  }

  /// Answers with a result, written at once on this thread. If nothing is written, the result is
  /// null. If `result` throws, that error is the answer.
  ///
  /// A cancellation may be answered while the result is being written.
  package func succeed(_ result: (inout JSONWriter) throws(ResponseError) -> Void) {
    succeed(result, claimed: {})
  }

  /// Answers like ``succeed(_:)``.
  ///
  /// - Parameter claimed: Called when no other thread can answer any more, before the answer is
  ///   sent.
  package func succeed(
    _ result: (inout JSONWriter) throws(ResponseError) -> Void, claimed: () -> Void
  ) {
    guard !isGivenUp.load(ordering: .acquiring) else { return }
    var writer = JSONWriter()
    writer.answer(id, result)
    guard claim() else { return }
    claimed()
    submit(writer.finishSpan())
  }

  /// Answers with an error now. A later result of the request's work is dropped.
  package func giveUp(_ error: ResponseError) {
    isGivenUp.store(true, ordering: .releasing)
    fail(error)
  }

  /// Answers with a result that is written on the writer thread when there is room, for large
  /// answers. Its place in the order of answers is reserved now.
  package func succeed(
    encodedLater result: @escaping @Sendable (inout JSONWriter) throws(ResponseError) -> Void
  ) {
    guard batch == nil else { return succeed(result) }
    guard claim() else { return }
    connection.submit(.later(id, result), freeing: id, sequence)
  }

  /// Whether much output is queued already.
  package var isOutputWaiting: Bool { connection.isOutputWaiting }

  /// Answers with a result that may be large. It is encoded now, or when it is written if much
  /// output is queued already.
  package func succeedWhenRoom(
    _ result: @escaping @Sendable (inout JSONWriter) throws(ResponseError) -> Void
  ) {
    if isOutputWaiting { succeed(encodedLater: result) } else { succeed(result) }
  }

  /// Answers with an error.
  package func fail(_ error: ResponseError) {
    guard claim() else { return }
    var writer = JSONWriter()
    writer.answer(id, error)
    submit(writer.finishSpan())
  }

  private func claim() -> Bool {
    if !isAnswered.exchange(true, ordering: .acquiringAndReleasing) {
      cancellation.forgetHooks()
      return true
    }
    if !isGivenUp.load(ordering: .acquiring) { connection.count { $0.doubledAnswers += 1 } }
    return false
  }

  private func submit(_ body: JSONSpan) {
    guard let batch else {
      return connection.submit(.answer(body.bytes, settles: 1), freeing: id, sequence)
    }
    connection.free(id, sequence)
    var body = body
    if !batch.collector.hasRoom(for: body.bytes.count, connection.options.waitingBytesLimit) {
      var writer = JSONWriter()
      writer.answer(id, Self.batchTooBig)
      body = writer.finishSpan()
    }
    batch.collector.fill(batch.index, with: body, settles: 1, connection)
  }

  private static var batchTooBig: ResponseError {
    ResponseError(
      code: ResponseError.overloaded, message: "The answers to the batch are too long together.",
      data: ["kind": "overloaded"])
  }
}

/// The destination of an answer to a member of a batch.
struct BatchPlace: Sendable {
  let collector: BatchCollector
  let index: Int
  /// Whether the batch was admitted when it arrived.
  let isAdmitted: Bool
}

/// Collects the answers of a batch and sends them as one array when all are complete.
final class BatchCollector: Sendable {
  private struct State {
    var bodies: [JSONSpan?]
    /// The number of missing answers, plus one while the reader iterates over the members.
    var missing = 1
    var settles = 0
    /// The size of all answers so far, in bytes.
    var byteCount = 0
  }

  private let state: Mutex<State>

  init(memberCount: Int) {
    state = Mutex(State(bodies: Array(repeating: nil, count: memberCount)))
  }

  /// Reserves room for an answer. Returns false if all answers together would be too long.
  func hasRoom(for byteCount: Int, _ limit: Int) -> Bool {
    state.withLock { state in
      guard byteCount <= limit - min(limit, state.byteCount) else { return false }
      state.byteCount += byteCount
      return true
    }
  }

  /// Announces one more answer.
  func expect() {
    state.withLock { $0.missing += 1 }
  }

  /// Adds the answer of a member. Without an index, it ends the reader's own turn.
  func fill(_ index: Int?, with body: JSONSpan?, settles: Int, _ connection: Connection) {
    let complete: State? = state.withLock { state in
      if let index { state.bodies[index] = body }
      state.settles += settles
      state.missing -= 1
      return state.missing == 0 ? state : nil
    }
    guard let complete else { return }
    let bodies = complete.bodies.compactMap(\.self)
    if bodies.isEmpty { return }
    var writer = JSONWriter(capacity: bodies.reduce(2) { $0 + $1.bytes.count + 1 })
    writer.beginArray()
    for body in bodies { writer.span(body) }
    writer.endArray()
    let body = writer.finish()
    connection.submit(
      complete.settles > 0 ? .answer(body, settles: complete.settles) : .readerAnswer(body))
  }
}
