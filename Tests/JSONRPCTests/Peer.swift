import JSONText
import Synchronization
import TestSupport
import Testing

@testable import JSONRPC

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The text of a frame around a body.
func frame(_ body: String) -> [UInt8] {
  Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
}

/// A request of ours.
func call(_ id: String, _ method: String, _ params: String? = nil) -> String {
  let tail = params.map { ",\"params\":\($0)" } ?? ""
  return "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\"\(tail)}"
}

/// An answer in a few words: the id and `ok` or the code.
func inShort(_ body: [UInt8]) -> String {
  guard let root = try? JSONDocument(parsing: body, depthLimit: 200).root else { return "bad" }
  if root.kind == .array {
    return "[" + root.elements.map { inShort(Array($0.rawText)) }.joined(separator: ", ") + "]"
  }
  if let method = root.member("method")?.string { return String(decoding: method, as: UTF8.self) }
  let id = String(decoding: root.member("id")?.rawText ?? [], as: UTF8.self)
  if let code = root.member("error")?.member("code")?.int64 { return "\(id) \(code)" }
  return "\(id) ok"
}

/// The bodies of a stream of frames; nil if anything but frames is there.
func bodies(_ stream: [UInt8]) -> [[UInt8]]? {
  var decoder = FrameDecoder()
  var found: [[UInt8]] = []
  for event in decoder.consume(stream[...]) {
    guard case .message(let body) = event else { return nil }
    found.append(body)
  }
  return decoder.finish().end == .clean ? found : nil
}

/// A handler that echoes, holds, and remembers what it was told.
final class EchoHandler: MessageHandler {
  struct Seen {
    var held: [PendingReply] = []
    var sequences: [UInt64] = []
    var notifications: [String] = []
    var notices: [ConnectionNotice] = []
    var ends: [InputEnd] = []
    var broken: [Int32] = []
    var eventCount = 0
    var eventsWanted = 0
  }

  let seen = Monitor(Seen())

  func handle(_ incoming: IncomingRequest, reply: PendingReply) {
    let request = incoming.request
    defer {
      seen.withLock { $0.sequences.append(incoming.sequence) }
      seen.wakeAll()
    }
    switch String(decoding: request.method, as: UTF8.self) {
    case "echo":
      if let fault = request.fault { return reply.fail(fault) }
      reply.succeed { writer in if let params = request.params { writer.value(params) } }
    case "later":
      reply.succeed(encodedLater: { writer in
        if let params = request.params { writer.value(params) }
      })
    case "hold": seen.withLock { $0.held.append(reply) }
    case "release":
      let held = seen.withLock { seen in
        defer { seen.held = [] }
        return seen.held
      }
      for reply in held { reply.succeed { $0.bool(true) } }
      reply.succeed { $0.int(held.count) }
    case "forget": break
    case "twice":
      reply.succeed { $0.int(1) }
      reply.fail(ResponseError(code: 1, message: ""))
    default:
      reply.fail(
        ResponseError(
          code: ResponseError.methodNotFound, message: "No such method.",
          data: ["method": .string(String(decoding: request.method, as: UTF8.self))]))
    }
  }

  func handle(_ notification: JSONRPC.Notification, sequence: UInt64, byteCount: Int) {
    seen.withLock { seen in
      seen.sequences.append(sequence)
      seen.notifications.append(String(decoding: notification.method, as: UTF8.self))
    }
  }

  func handle(_ response: Response) {}

  func writeNextEvent(_ writer: inout JSONWriter) -> Bool {
    let number: Int? = seen.withLock { seen in
      guard seen.eventCount < seen.eventsWanted else { return nil }
      seen.eventCount += 1
      return seen.eventCount
    }
    guard let number else { return false }
    writer.notification("event") { writer in
      writer.beginObject()
      writer.name("number")
      writer.int(number)
      writer.endObject()
    }
    return true
  }

  func inputEnded(_ end: InputEnd) {
    seen.withLock { $0.ends.append(end) }
    seen.wakeAll()
  }

  func outputBroken(_ code: Int32) {
    seen.withLock { $0.broken.append(code) }
    seen.wakeAll()
  }

  func noticed(_ notice: ConnectionNotice) {
    seen.withLock { $0.notices.append(notice) }
    seen.wakeAll()
  }

  /// Waits for something to be seen; nil after ten seconds.
  func wait<Value>(_ attempt: (inout Seen) -> Value?) -> Value? {
    seen.wait(for: .seconds(10), until: attempt)
  }
}

/// The client's side of a connection over two pipes, or a pair of sockets.
final class Peer: Sendable {
  let handler = EchoHandler()
  let connection: Connection
  private let toDaemon: Descriptor
  private let fromDaemon: Descriptor
  private let daemonEnds: [Int32]
  let received = Monitor<(bytes: [UInt8], isOver: Bool)>(([], false))

  init(_ options: Connection.Options = Connection.Options(), overSockets: Bool = false) {
    signal(SIGPIPE, SIG_IGN)
    var there: [Int32] = [0, 0]
    var back: [Int32] = [0, 0]
    if overSockets {
      #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
      #else
        let kind = SOCK_STREAM
      #endif
      // One pair for each direction; the first end reads, the second writes.
      socketpair(AF_UNIX, kind, 0, &there)
      socketpair(AF_UNIX, kind, 0, &back)
    } else {
      pipe(&there)
      pipe(&back)
    }
    toDaemon = Descriptor(number: there[1])
    fromDaemon = Descriptor(number: back[0])
    daemonEnds = [there[0], back[1]]
    connection = Connection(input: there[0], output: back[1], handler: handler, options: options)
    #expect(connection.start())
  }

  func send(_ bytes: [UInt8]) { _ = toDaemon.write(bytes) }

  func send(_ body: String) { send(frame(body)) }

  /// Ends the client's output.
  func closeInput() {
    shutdown(toDaemon.number, Int32(SHUT_WR))
    close(toDaemon.number)
  }

  /// Stops reading for good.
  func closeOutput() { close(fromDaemon.number) }

  /// Reads from now on, on a thread of its own.
  func startReading() {
    _ = startThread {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while case .bytes(let count) = self.fromDaemon.read(into: &buffer) {
        self.received.withLock { $0.bytes += buffer[..<count] }
        self.received.wakeAll()
      }
      self.received.withLock { $0.isOver = true }
      self.received.wakeAll()
    }
  }

  /// Waits until so many whole messages came.
  func bodies(atLeast count: Int) -> [[UInt8]] {
    let found = received.wait(for: .seconds(20)) { state -> [[UInt8]]? in
      var decoder = FrameDecoder()
      var found: [[UInt8]] = []
      for case .message(let body) in decoder.consume(state.bytes[...]) { found.append(body) }
      return found.count >= count ? found : nil
    }
    return found ?? []
  }

  /// Waits for the end of input, finishes and gives back everything that was written.
  func finish() -> [UInt8] {
    _ = handler.wait { $0.ends.first }
    #expect(connection.finish(within: .seconds(10)))
    for descriptor in Set(daemonEnds) { close(descriptor) }
    let bytes = received.wait(for: .seconds(10)) { $0.isOver ? $0.bytes : nil }
    close(fromDaemon.number)
    return bytes ?? []
  }

  /// Sends pieces, then the end of input, and gives back all output.
  static func converse(_ pieces: [[UInt8]], _ options: Connection.Options = .init()) -> [UInt8] {
    let peer = Peer(options)
    peer.startReading()
    for piece in pieces { peer.send(piece) }
    peer.closeInput()
    return peer.finish()
  }
}

/// Cuts bytes at random places.
func pieces(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [[UInt8]] {
  var rest = bytes[...]
  var found: [[UInt8]] = []
  while !rest.isEmpty {
    let piece = rest.prefix(Int.random(in: 1...40, using: &random))
    found.append(Array(piece))
    rest = rest.dropFirst(piece.count)
  }
  return found
}
