/// An event in the byte stream.
package enum FrameEvent: Equatable, Sendable {
  /// One whole message body, not yet parsed.
  case message([UInt8])
  /// The framing was invalid. Decoding continues at the next valid header.
  case malformed(FrameFault)
  /// A body or line exceeded the limit and is skipped. `got` is the announced length, or for a line
  /// the number of bytes when it exceeded the limit.
  case oversized(limit: Int, got: Int)
  /// The framing cannot be recovered, and the decoder accepts no more bytes. The error for the
  /// client was an earlier event.
  case fatal(FrameFault)
}

/// A fault of the framing.
package enum FrameFault: String, Sendable {
  case missingLength, badHeaderLine, badLength, hugeLength, conflictingLengths, longHeaderLine
  case unknownCharset, tooMuchGarbage
}

/// The position in the stream when it ended.
package enum FrameEnd: Equatable, Sendable {
  /// Between two messages.
  case clean
  /// Within a header, of which `got` bytes had arrived.
  case insideHeader(got: Int)
  /// Within a body.
  case insideBody(got: Int, wanted: Int)
}

/// Cuts a byte stream into messages. It does no I/O, never traps, and allocates only for bytes that
/// arrived.
///
/// There are two framings: LSP headers, or one message per line if the first non-blank byte is `{`
/// or `[`.
package struct FrameDecoder: Sendable {
  /// The limits of a stream.
  package struct Limits: Sendable {
    /// The maximum size of an accepted body, in bytes.
    package var body = 64 << 20
    /// The maximum size of a skipped body, in bytes. Beyond it, decoding stops.
    package var skippedBody = 1 << 30
    /// The maximum size of a header line, in bytes.
    package var headerLine = 8 << 10
    /// The number of bytes without a valid header after which decoding stops. It also limits blanks
    /// before the first message.
    package var garbageBytes = 64 << 10
    /// The number of consecutive invalid header blocks after which decoding stops.
    package var garbageBlocks = 16

    /// The published limits.
    package init() {}
  }

  private enum State {
    case undecided, header, body, skippingBody, line, skippingLine, dead
  }

  private let limits: Limits
  private var state = State.undecided
  private var header = HeaderBlock()
  private var pending: [UInt8] = []
  private var wanted = 0
  private var got = 0
  private var blankBytes = 0
  private var garbageBytes = 0
  private var garbageBlocks = 0
  private var isResyncing = false
  private var isDroppingLine = false
  private var events: [FrameEvent] = []

  /// A decoder at the start of a stream.
  package init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Whether the stream is one message per line.
  package var isLineMode: Bool { state == .line || state == .skippingLine }

  /// Whether the decoder is within a message.
  package var isInsideBody: Bool { state == .body || state == .skippingBody }

  /// Whether a body or a line is being skipped.
  package var isSkipping: Bool { state == .skippingBody || state == .skippingLine }

  /// The number of missing bytes of the current body; 0 outside of one.
  package var bodyBytesLeft: Int { isInsideBody ? wanted - got : 0 }

  /// Processes the next bytes of the stream and returns the events that they complete.
  package mutating func consume(_ bytes: ArraySlice<UInt8>) -> [FrameEvent] {
    var rest = bytes
    while !rest.isEmpty {
      switch state {
      case .undecided: decide(&rest)
      case .header: if !takeWhole(&rest) { consumeHeader(&rest) }
      case .body: consumeBody(&rest)
      case .skippingBody: skipBody(&rest)
      case .line: consumeLine(&rest)
      case .skippingLine: skipLine(&rest)
      case .dead: rest = []
      }
    }
    defer { events.removeAll() }
    return events
  }

  /// Ends the stream. Returns where it ended; a last line without its line end is a message.
  package mutating func finish() -> (events: [FrameEvent], end: FrameEnd) {
    defer { state = .dead }
    switch state {
    case .undecided, .dead, .skippingLine: return ([], .clean)
    case .line: return (isBlank(pending[...]) ? [] : [.message(pending)], .clean)
    case .header:
      let got = header.byteCount + pending.count
      return ([], got == 0 ? .clean : .insideHeader(got: got))
    case .body, .skippingBody: return ([], .insideBody(got: got, wanted: wanted))
    }
  }

  // MARK: Choosing the framing

  private mutating func decide(_ rest: inout ArraySlice<UInt8>) {
    // Blanks and the bytes of a byte order mark do not decide the framing.
    let reach = rest.prefix(limits.garbageBytes + 1 - blankBytes)
    let blank = reach.prefix { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    blankBytes += blank.count
    rest = rest.dropFirst(blank.count)
    if blankBytes > limits.garbageBytes {
      events.append(.malformed(.tooMuchGarbage))
      return die(.tooMuchGarbage)
    }
    guard let first = rest.first else { return }
    state = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .line : .header
  }

  // MARK: One message per line

  private mutating func consumeLine(_ rest: inout ArraySlice<UInt8>) {
    let end = rest.firstIndex(of: 0x0A)
    let part = rest[rest.startIndex..<(end ?? rest.endIndex)]
    if pending.count + part.count > limits.body {
      events.append(.oversized(limit: limits.body, got: pending.count + part.count))
      pending = []
      state = .skippingLine
      rest = rest[part.endIndex...]
      return
    }
    pending += part
    guard let end else {
      rest = []
      return
    }
    rest = rest[(end + 1)...]
    if !isBlank(pending[...]) { events.append(.message(pending)) }
    pending = []
  }

  private mutating func skipLine(_ rest: inout ArraySlice<UInt8>) {
    guard let end = rest.firstIndex(of: 0x0A) else {
      rest = []
      return
    }
    rest = rest[(end + 1)...]
    state = .line
  }

  private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 <= 0x20 }
  }

  // MARK: Bodies

  private mutating func consumeBody(_ rest: inout ArraySlice<UInt8>) {
    let part = rest.prefix(wanted - got)
    if got + part.count > pending.capacity {
      // A long body is moved a few times, not at every doubling. The announced length is trusted up
      // to eight times what has arrived.
      pending.reserveCapacity(min(wanted, (got + part.count) * 8))
    }
    pending += part
    got += part.count
    rest = rest.dropFirst(part.count)
    if got == wanted { endBody() }
  }

  private mutating func endBody() {
    events.append(.message(pending))
    pending = []
    state = .header
  }

  private mutating func skipBody(_ rest: inout ArraySlice<UInt8>) {
    let count = min(rest.count, wanted - got)
    got += count
    rest = rest.dropFirst(count)
    if got == wanted { state = .header }
  }

  // MARK: Headers

  /// Processes a complete message behind a header of the usual form. Any other message is left
  /// unchanged for the general path, which has the same result.
  private mutating func takeWhole(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard garbageBytes == 0, pending.isEmpty, let (header, body) = Self.plainFrame(rest),
      header <= min(limits.headerLine, limits.garbageBytes), body <= limits.body
    else { return false }
    let start = rest.startIndex + header
    events.append(.message(Array(rest[start..<start + body])))
    garbageBlocks = 0
    isResyncing = false
    rest = rest[(start + body)...]
    return true
  }

  private mutating func consumeHeader(_ rest: inout ArraySlice<UInt8>) {
    // Only up to the byte at which the garbage exceeds its limit, so that the result does not
    // depend on how the stream is divided.
    let reach = rest.prefix(max(1, limits.garbageBytes + 1 - garbageBytes))
    let end = reach.firstIndex(of: 0x0A)
    let part = reach[reach.startIndex..<(end ?? reach.endIndex)]
    let taken = part.count + (end == nil ? 0 : 1)
    garbageBytes += taken
    if !isDroppingLine {
      pending += part.prefix(limits.headerLine + 1 - pending.count)
      if pending.count > limits.headerLine {
        isDroppingLine = true
        pending = []
        fault(.longHeaderLine)
      }
    }
    rest = rest.dropFirst(taken)
    if state == .header, end != nil { endHeaderLine() }
    if state == .header, garbageBytes > limits.garbageBytes { die(.tooMuchGarbage) }
  }

  private mutating func endHeaderLine() {
    if isDroppingLine {
      isDroppingLine = false
      return
    }
    header.byteCount += pending.count + 1
    if pending.last == 0x0D { pending.removeLast() }
    let line = pending
    pending = []
    if line.isEmpty {
      endHeaderBlock()
    } else if !header.take(line, isResyncing: isResyncing), !isResyncing {
      fault(.badHeaderLine)
    }
  }

  private mutating func endHeaderBlock() {
    let block = header
    header = HeaderBlock()
    switch block.length {
    case .absent:
      if !block.hasLines { return }
      if isResyncing { countBadBlock() } else { fault(.missingLength) }
    case .bad: fault(.badLength)
    case .conflicting: fault(.conflictingLengths)
    case .huge:
      events.append(.malformed(.hugeLength))
      die(.hugeLength)
    case .bytes(let length): beginBody(length, isUTF8: block.isUTF8)
    }
  }

  private mutating func beginBody(_ length: Int, isUTF8: Bool) {
    garbageBytes = 0
    garbageBlocks = 0
    isResyncing = false
    wanted = length
    got = 0
    if length > limits.body {
      events.append(.oversized(limit: limits.body, got: length))
      if length > limits.skippedBody { return die(.hugeLength) }
      state = .skippingBody
    } else if !isUTF8 {
      events.append(.malformed(.unknownCharset))
      state = length == 0 ? .header : .skippingBody
    } else if length == 0 {
      endBody()
    } else {
      pending.reserveCapacity(min(length, 1 << 16))
      state = .body
    }
  }

  private mutating func fault(_ fault: FrameFault) {
    events.append(.malformed(fault))
    header = HeaderBlock()
    isResyncing = true
    countBadBlock()
  }

  private mutating func countBadBlock() {
    garbageBlocks += 1
    if garbageBlocks >= limits.garbageBlocks { die(.tooMuchGarbage) }
  }

  private mutating func die(_ fault: FrameFault) {
    events.append(.fatal(fault))
    pending = []
    state = .dead
  }
}
