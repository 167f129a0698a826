import JSONText
import JSONRPC
import WireProtocol

/// A connection to a daemon, used from one thread. A call writes its request and reads until its
/// answer arrives. Events that arrive in between are queued in order.
///
/// It is a class because it is one end of a pipe: a copy would read the other's answers.
package final class ClientConnection {
  /// A notification from the daemon.
  package struct Event: Sendable {
    /// Its method.
    package var method: String
    /// Its parameters.
    package var params: JSONView?
    /// The length of its body.
    package var byteCount: Int
  }

  /// The result of a request.
  package struct Reply: Sendable {
    /// The result.
    package var result: JSONView
    /// The length of the answer's body.
    package var byteCount: Int
  }

  private var channel: ClientChannel
  private var lastID = 0
  private var methods: [Int: String] = [:]
  private var answers: [Int: (response: Response, byteCount: Int)] = [:]
  private var events: [Event] = []
  private var nextEventIndex = 0
  private var writer = JSONWriter(capacity: 4096)

  /// The time limit of a call.
  package var timeout: Duration

  /// The length of the last body sent.
  package private(set) var lastSentByteCount = 0

  /// Communicates over two descriptors, which it does not close by itself.
  package init(input: Int32, output: Int32, timeout: Duration = .seconds(30)) {
    channel = ClientChannel(input: input, output: output)
    self.timeout = timeout
  }

  /// The descriptor on which messages arrive, for callers that wait for other things too. -1 once it
  /// is closed.
  package var inputDescriptor: Int32 { channel.input }

  /// Bytes read so far, frames included.
  package var bytesIn: Int { channel.bytesIn }

  /// Bytes written so far, frames included.
  package var bytesOut: Int { channel.bytesOut }

  // MARK: Requests

  /// Sends a request, reads until its answer arrives, and returns the result.
  package func call(
    _ method: String, _ params: (inout JSONWriter) -> Void = emptyObject
  ) throws(ClientError) -> JSONView {
    try receive(try send(method, params)).result
  }

  /// Sends a request, reads until its answer arrives, and returns the result.
  package func call(
    _ method: String, _ params: some WireParams
  ) throws(ClientError) -> JSONView {
    try call(method) { params.write(to: &$0) }
  }

  /// Sends a request without waiting. Pass the returned id to `receive`.
  package func send(
    _ method: String, _ params: (inout JSONWriter) -> Void = emptyObject
  ) throws(ClientError) -> Int {
    lastID += 1
    methods[lastID] = method
    try write(method, id: lastID, params)
    return lastID
  }

  /// Sends a request without waiting. Pass the returned id to `receive`.
  package func send(_ method: String, _ params: some WireParams) throws(ClientError) -> Int {
    try send(method) { params.write(to: &$0) }
  }

  /// Sends a notification.
  package func notify(
    _ method: String, _ params: (inout JSONWriter) -> Void = emptyObject
  ) throws(ClientError) {
    try write(method, id: nil, params)
  }

  /// Sends a notification.
  package func notify(_ method: String, _ params: some WireParams) throws(ClientError) {
    try notify(method) { params.write(to: &$0) }
  }

  /// Reads until the answer to a request arrives.
  package func receive(_ id: Int) throws(ClientError) -> Reply {
    let deadline = Deadline(after: timeout)
    let method = methods[id] ?? "request \(id)"
    while answers[id] == nil {
      guard try readOne(until: deadline) else { throw .timedOut(waitingFor: method) }
    }
    methods[id] = nil
    guard let answer = answers.removeValue(forKey: id) else {
      throw .malformed("the answer to \(method) is gone")
    }
    if let error = answer.response.error {
      throw .refused(method: method, error: ClientError.Refusal(error))
    }
    guard let result = answer.response.result else {
      throw .malformed("an answer to \(method) without result and error")
    }
    return Reply(result: result, byteCount: answer.byteCount)
  }

  /// Whether the answer to a request has been read. It does not read.
  package func isAnswered(_ id: Int) -> Bool { answers[id] != nil }

  // MARK: Events

  /// The next event, in the order sent; nil if none arrives within the time limit.
  package func nextEvent(within patience: Duration = .zero) throws(ClientError) -> Event? {
    let deadline = Deadline(after: patience)
    while nextEventIndex == events.count {
      guard try readOne(until: deadline) else { return nil }
    }
    let event = events[nextEventIndex]
    nextEventIndex += 1
    if nextEventIndex == events.count {
      events.removeAll(keepingCapacity: true)
      nextEventIndex = 0
    }
    return event
  }

  /// Returns and removes all events read so far, in the order sent. It does not read.
  package func takeEvents() -> [Event] {
    defer {
      events.removeAll(keepingCapacity: true)
      nextEventIndex = 0
    }
    return Array(events[nextEventIndex...])
  }

  // MARK: Bytes

  /// Writes bytes unchanged, for tests of hostile input.
  package func writeRaw(_ bytes: [UInt8]) throws(ClientError) {
    try channel.writeRaw(bytes, until: Deadline(after: timeout))
  }

  /// The next body unchanged, for tests that replay; nil if none arrives within the time limit.
  package func nextBody(within patience: Duration) throws(ClientError) -> [UInt8]? {
    try channel.read(until: Deadline(after: patience))
  }

  /// Closes the daemon's input.
  package func closeOutput() {
    channel.closeOutput()
  }

  /// Closes the daemon's output, so that its next write fails.
  package func closeInput() {
    channel.closeInput()
  }

  /// Closes both descriptors. The connection is unusable afterwards.
  package func close() {
    channel.closeAll()
  }

  private func write(
    _ method: String, id: Int?, _ params: (inout JSONWriter) -> Void
  ) throws(ClientError) {
    writer.removeAll()
    writer.beginObject()
    writer.name("jsonrpc")
    writer.string("2.0" as StaticString)
    if let id {
      writer.name("id")
      writer.int(id)
    }
    writer.name("method")
    writer.string(method)
    writer.name("params")
    params(&writer)
    writer.endObject()
    lastSentByteCount = writer.count
    try channel.write(writer.bytes, until: Deadline(after: timeout))
  }

  /// Reads and sorts in one message. Returns false if the deadline passes first.
  private func readOne(until deadline: Deadline) throws(ClientError) -> Bool {
    guard let body = try channel.read(until: deadline) else { return false }
    switch Envelope.read(body) {
    case .single(let envelope): try file(envelope, byteCount: body.count)
    case .batch(let envelopes):
      for envelope in envelopes { try file(envelope, byteCount: body.count) }
    }
    return true
  }

  private func file(_ envelope: Envelope, byteCount: Int) throws(ClientError) {
    switch envelope {
    case .notification(let notification):
      events.append(
        Event(
          method: String(decoding: notification.method, as: UTF8.self),
          params: notification.params, byteCount: byteCount))
    case .response(let response):
      guard let token = response.id?.token, let id = Int(String(decoding: token, as: UTF8.self))
      else { throw .malformed("an answer without id: \(Self.spelled(response.error))") }
      answers[id] = (response, byteCount)
    case .request(let request):
      throw .malformed("a request: \(String(decoding: request.method, as: UTF8.self))")
    case .invalid(let error, _):
      throw .malformed(error.message)
    }
  }

  private static func spelled(_ view: JSONView?) -> String {
    view.map { String(decoding: $0.rawText, as: UTF8.self) } ?? "nothing"
  }
}

extension ClientError.Refusal {
  init(_ view: JSONView) {
    code = Int(view.member("code")?.int64 ?? 0)
    message = String(decoding: view.member("message")?.lossyString ?? [], as: UTF8.self)
    let data = view.member("data")
    self.data = data.map { String(decoding: $0.rawText, as: UTF8.self) } ?? ""
    kind = data?.member("kind")?.lossyString.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Writes `{}`.
package func emptyObject(_ writer: inout JSONWriter) {
  writer.beginObject()
  writer.endObject()
}
