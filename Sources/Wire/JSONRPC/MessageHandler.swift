package import JSONText

/// A request with its context in this connection.
package struct IncomingRequest: Sendable {
  /// The request.
  package let request: Request
  /// Its number among all requests and notifications of the connection, from 1, without gaps.
  package let sequence: UInt64
  /// Raised when the client cancels the request.
  package let cancellation: CancellationFlag
  /// Whether it is a member of a batch.
  package let isInBatch: Bool
  /// Whether no other message was read together with it, so that the client probably waits for the
  /// answer.
  package let isAlone: Bool
  /// The length of the message that contained it, in bytes.
  package let byteCount: Int
}

/// How the input of a connection ended.
package enum InputEnd: Equatable, Sendable {
  /// The client closed it.
  case closed(FrameEnd)
  /// The framing cannot be recovered.
  case unrecoverable(FrameFault)
  /// Reading failed with this `errno`.
  case failed(Int32)
}

/// Events that deserve a line on standard error.
package enum ConnectionNotice: Equatable, Sendable {
  /// Reading has paused, because the client does not read and too many refusals are queued.
  case paused(waiting: Int)
  /// Reading has resumed.
  case resumed
  /// No bytes of an incomplete body have arrived for ten seconds.
  case stalled
  /// The framing was invalid. The client has received an error.
  case malformed(FrameFault)
}

/// Receives the messages of a connection.
///
/// The `handle` methods run on the reader thread, in order of arrival, and must not block. The one
/// for notifications may block, for back-pressure. `writeNextEvent` runs on the writer thread, or
/// on the reader thread after a message with nothing queued behind it; never on both at once.
package protocol MessageHandler: AnyObject, Sendable {
  /// Handles a request. `reply` may be kept, and answered later from any thread.
  func handle(_ incoming: IncomingRequest, reply: PendingReply)
  /// Handles a notification. `sequence` continues the numbers of requests; `byteCount` is the
  /// length of the message that contained it. A notification cannot be refused, so this may block
  /// reading while too many are queued.
  func handle(_ notification: Notification, sequence: UInt64, byteCount: Int)
  /// Handles an answer of the client.
  func handle(_ response: Response)
  /// Writes one complete state message (from `jsonrpc` on; see `JSONWriter.notification`) that is
  /// due now, or returns false.
  ///
  /// After `eventsReady()`, it is called until it returns false: when the pipe is free, or every 50
  /// ms if answers keep it busy. **Order:** the event is written after every answer that was
  /// submitted before this method returned. So an event may contain everything up to the newest
  /// revision whose answer is submitted. A handler that publishes a revision to events only after
  /// `succeed` returned needs no other precaution.
  func writeNextEvent(_ writer: inout JSONWriter) -> Bool
  /// The input has ended. Nothing more will be handled.
  func inputEnded(_ end: InputEnd)
  /// Writing failed with this `errno`. Nothing more will be written.
  func outputBroken(_ code: Int32)
  /// An event occurred that deserves a line on standard error.
  func noticed(_ notice: ConnectionNotice)
}

extension JSONWriter {
  /// Writes a complete notification.
  package mutating func notification(
    _ method: String, _ params: (inout JSONWriter) -> Void
  ) {
    beginObject()
    name("jsonrpc")
    string("2.0" as StaticString)
    name("method")
    string(method)
    name("params")
    let before = count
    params(&self)
    if count == before {
      beginObject()
      endObject()
    }
    endObject()
  }

  /// Writes a complete request of the daemon.
  mutating func request(
    _ method: String, id: String, _ params: (inout JSONWriter) -> Void
  ) {
    beginObject()
    name("jsonrpc")
    string("2.0" as StaticString)
    name("id")
    string(id)
    name("method")
    string(method)
    name("params")
    params(&self)
    endObject()
  }

  /// Writes a complete answer with a result.
  mutating func answer(
    _ id: RequestID, _ result: (inout JSONWriter) throws(ResponseError) -> Void
  ) {
    let start = mark
    beginAnswer(id)
    name("result")
    let before = count
    do throws(ResponseError) {
      try result(&self)
    } catch {
      rewind(to: start)
      return answer(id, error)
    }
    if count == before { null() }
    endObject()
  }

  /// Writes a complete answer with an error. Without an id, the id is null.
  mutating func answer(_ id: RequestID?, _ error: ResponseError) {
    beginAnswer(id)
    name("error")
    value(error)
    endObject()
  }

  private mutating func beginAnswer(_ id: RequestID?) {
    beginObject()
    name("jsonrpc")
    string("2.0" as StaticString)
    name("id")
    if let id { json(id.token) } else { null() }
  }
}
