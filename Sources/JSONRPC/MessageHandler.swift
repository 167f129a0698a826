package import JSONText

/// A request with what belongs to it in this connection.
package struct IncomingRequest: Sendable {
  /// What was asked.
  package let request: Request
  /// Its place among all requests and notifications of the connection, from 1, without gaps.
  package let sequence: UInt64
  /// Raised when the client cancels it.
  package let cancellation: CancellationFlag
  /// Whether it is a member of a batch.
  package let isInBatch: Bool
  /// Whether no other message was read with it: the client waits for the answer, or looks like it.
  package let isAlone: Bool
  /// The length of the message it came in.
  package let byteCount: Int
}

/// How the input of a connection ended.
package enum InputEnd: Equatable, Sendable {
  /// The client closed it.
  case closed(FrameEnd)
  /// The framing is beyond repair.
  case unrecoverable(FrameFault)
  /// Reading failed with this `errno`.
  case failed(Int32)
}

/// Things worth a line on stderr.
package enum ConnectionNotice: Equatable, Sendable {
  /// So many refusals wait for a client that does not read that reading has paused.
  case paused(waiting: Int)
  /// Reading goes on.
  case resumed
  /// A body has not come on for ten seconds.
  case stalled
  /// The framing was bad; the client has been told.
  case malformed(FrameFault)
}

/// Receives the messages of a connection.
///
/// The `handle` methods run on the reader thread, in order of arrival, and must not block. The one for
/// notifications may, for back-pressure. `writeNextEvent` runs on the writer thread, or on the reader
/// thread after a message that came alone; never on both at once.
package protocol MessageHandler: AnyObject, Sendable {
  /// Handles a request. `reply` may be kept, and answered later from any thread.
  func handle(_ incoming: IncomingRequest, reply: PendingReply)
  /// Takes a notification; `sequence` counts on with the requests, `byteCount` is the length of the
  /// message it came in. As nobody can refuse one, this may hold up reading while too many wait.
  func handle(_ notification: Notification, sequence: UInt64, byteCount: Int)
  /// Takes an answer of the client.
  func handle(_ response: Response)
  /// Writes one whole state message (from `jsonrpc` on; see `JSONWriter.notification`) that is due
  /// now, or returns false.
  ///
  /// Called when the pipe is free, or every 50 ms when answers keep it busy, after
  /// `eventsReady()` until it returns false. **Order:** the event is written after every answer
  /// that was submitted before this method returned. An event may therefore tell everything up to
  /// the newest revision whose answer is submitted; a handler that publishes a revision to events
  /// only after `succeed` returned needs no other care.
  func writeNextEvent(_ writer: inout JSONWriter) -> Bool
  /// The input has ended; nothing more will be handled.
  func inputEnded(_ end: InputEnd)
  /// Writing failed with this `errno`; nothing more will be written.
  func outputBroken(_ code: Int32)
  /// Something worth a line on stderr happened.
  func noticed(_ notice: ConnectionNotice)
}

extension JSONWriter {
  /// Writes a whole notification.
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

  /// Writes a whole request of ours.
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

  /// Writes a whole answer that succeeded.
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

  /// Writes a whole answer that failed; without an id it is null.
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
