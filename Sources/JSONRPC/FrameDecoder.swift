/// What the decoder found in the stream.
package enum FrameEvent: Equatable, Sendable {
  /// One whole message body, not yet parsed.
  case message([UInt8])
  /// The framing was bad; the decoder goes on at the next header that makes sense.
  case malformed(FrameFault)
  /// A body was announced (or a line came) over the limit; it is passed over. `got` is the
  /// announced length, or of a line the bytes seen when it passed the limit.
  case oversized(limit: Int, got: Int)
  /// The stream is beyond repair; the decoder takes nothing more. What a client should be told
  /// was an event before this one.
  case fatal(FrameFault)
}

/// What was wrong with the framing.
package enum FrameFault: String, Sendable {
  case missingLength, badHeaderLine, badLength, hugeLength, conflictingLengths, longHeaderLine
  case unknownCharset, tooMuchGarbage
}

/// Where the stream stood when it ended.
package enum FrameEnd: Equatable, Sendable {
  /// Between two messages.
  case clean
  /// Within a header of which so many bytes had come.
  case insideHeader(got: Int)
  /// Within a body.
  case insideBody(got: Int, wanted: Int)
}

/// Cuts a byte stream into messages; no I/O, no trap, memory only for bytes that came.
///
/// Two framings: LSP headers, or one message per line when the first byte that is not blank is
/// `{` or `[`.
package struct FrameDecoder: Sendable {
  /// The bounds of a stream.
  package struct Limits: Sendable {
    /// The longest body taken, in bytes.
    package var body = 64 << 20
    /// The longest body passed over; beyond it the stream is given up.
    package var skippedBody = 1 << 30
    /// The longest header line.
    package var headerLine = 8 << 10
    /// Bytes without one good header after which the stream is given up; blanks before the first
    /// message, too.
    package var garbageBytes = 64 << 10
    /// Bad header blocks in a row after which the stream is given up.
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

  /// Whether a message has begun and not ended.
  package var isInsideBody: Bool { state == .body || state == .skippingBody }

  /// Whether a body or a line is being passed over.
  package var isSkipping: Bool { state == .skippingBody || state == .skippingLine }

  /// How much of a body is still to come; 0 outside of one.
  package var bodyBytesLeft: Int { isInsideBody ? wanted - got : 0 }

  /// Takes the next bytes of the stream and tells what they complete.
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

  /// Tells where the stream ended; a last line without its end is a message.
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
    // Blanks and the bytes of a byte order mark say nothing about the framing.
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
      // A long body is moved a few times, not at every doubling; what it announces is believed
      // for as much again as seven times what has come.
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

  /// Takes a message that came whole, behind a header of the usual form; false and nothing is
  /// changed for all others, which go the long way to the same end.
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
    // No further than to the byte at which the garbage is too much: the pieces in which a stream
    // comes must make no difference.
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
