import JSONRPC

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Two descriptors and a frame decoder, used on the calling thread.
///
/// While a write waits for room, the daemon's output is read, so that the two sides cannot
/// deadlock.
struct ClientChannel {
  private(set) var input: Int32
  private var output: Int32
  private var decoder: FrameDecoder
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var bodies: [[UInt8]] = []
  private var nextBody = 0
  private static let pieceBytes = 1 << 16
  private(set) var bytesIn = 0
  private(set) var bytesOut = 0

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
    var limits = FrameDecoder.Limits()
    limits.body = 1 << 29
    decoder = FrameDecoder(limits: limits)
    // The two ends of a pipe have separate modes, so the daemon is not affected.
    let flags = fcntl(output, F_GETFL)
    if flags >= 0 { _ = fcntl(output, F_SETFL, flags | O_NONBLOCK) }
  }

  /// Writes one framed body with as few system calls as the pipe allows.
  mutating func write(_ body: [UInt8], until deadline: Deadline) throws(ClientError) {
    var frame = Array("Content-Length: \(body.count)\r\n\r\n".utf8)
    frame.reserveCapacity(frame.count + body.count)
    frame += body
    try writeRaw(frame, until: deadline)
  }

  /// Writes bytes unchanged.
  mutating func writeRaw(_ bytes: [UInt8], until deadline: Deadline) throws(ClientError) {
    var done = 0
    var piece = bytes.count <= Self.pieceBytes ? bytes : Array(bytes[..<Self.pieceBytes])
    while done < bytes.count {
      let count = systemWrite(output, piece)
      if count >= 0 {
        bytesOut += count
        done += count
        // A pipe accepts about this much, so nothing is copied much more than once.
        piece = Array(bytes[done..<min(done + Self.pieceBytes, bytes.count)])
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: try waitForRoom(until: deadline)
      case EPIPE: throw .closed
      case let code: throw .failed(code: code)
      }
    }
  }

  /// The next body; nil if the deadline passes first.
  mutating func read(until deadline: Deadline) throws(ClientError) -> [UInt8]? {
    while nextBody == bodies.count {
      guard wait([(input, Int16(POLLIN))], deadline) != nil else { return nil }
      try readSome()
    }
    let body = bodies[nextBody]
    nextBody += 1
    if nextBody == bodies.count {
      bodies.removeAll(keepingCapacity: true)
      nextBody = 0
    }
    return body
  }

  /// Closes the daemon's input.
  mutating func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  /// Closes the daemon's output.
  mutating func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Closes both.
  mutating func closeAll() {
    closeOutput()
    closeInput()
  }

  private mutating func waitForRoom(until deadline: Deadline) throws(ClientError) {
    let wanted = [(output, Int16(POLLOUT)), (input, Int16(POLLIN))]
    guard let ready = wait(wanted, deadline) else { throw .timedOut(waitingFor: "room") }
    if ready[1] { try readSome() }
  }

  private mutating func readSome() throws(ClientError) {
    let count = systemRead(input, &buffer)
    if count == 0 { throw .closed }
    guard count > 0 else {
      if errno == EINTR || errno == EAGAIN { return }
      throw .failed(code: errno)
    }
    bytesIn += count
    for event in decoder.consume(buffer[0..<count]) {
      switch event {
      case .message(let body): bodies.append(body)
      case .malformed(let fault), .fatal(let fault): throw .malformed("frame: \(fault)")
      case .oversized(_, let got): throw .malformed("a message of \(got) bytes")
      }
    }
  }

  /// The readiness of each descriptor; nil if the deadline passes first.
  private func wait(_ wanted: [(Int32, Int16)], _ deadline: Deadline) -> [Bool]? {
    var polls = wanted.map { pollfd(fd: $0.0, events: $0.1, revents: 0) }
    while true {
      let count = poll(&polls, nfds_t(polls.count), deadline.millisecondsLeft)
      if count > 0 { return polls.map { $0.revents != 0 } }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}

/// A point in time at which a wait ends.
struct Deadline {
  private let instant: ContinuousClock.Instant

  init(after duration: Duration) {
    instant = ContinuousClock.now + duration
  }

  /// Rounded up, and clamped to 0 ... 2^31 - 1.
  var millisecondsLeft: Int32 {
    let left = instant - ContinuousClock.now
    if left <= .zero { return 0 }
    let (seconds, attoseconds) = left.components
    if seconds > 2_000_000 { return Int32.max }
    return Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}

private func systemRead(_ number: Int32, _ buffer: inout [UInt8]) -> Int {
  read(number, &buffer, buffer.count)
}

private func systemWrite(_ number: Int32, _ bytes: [UInt8]) -> Int {
  write(number, bytes, bytes.count)
}
