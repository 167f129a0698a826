import JSONRPC
import WireProtocol

/// Divides the client's bytes into lines of a recording: message bodies, and other bytes.
///
/// It has a decoder of its own and passes it the stream in pieces that end at every possible end of
/// an event. So it knows the bytes of each event. It needs as much memory as the decoder.
struct InputCutter {
  private var decoder: FrameDecoder
  /// The bytes since the last event that are not in a line yet.
  private var unsaid: [UInt8] = []
  private var isGarbled = false
  private var skipped = 0
  private var lineBytes = 0
  private var isDead = false
  private var lines: [SessionLine] = []

  init(limits: FrameDecoder.Limits) {
    decoder = FrameDecoder(limits: limits)
  }

  /// Whether the client uses line framing.
  var isLineMode: Bool { decoder.isLineMode }

  /// Processes the next bytes and returns the lines that they complete.
  mutating func take(_ bytes: ArraySlice<UInt8>) -> [SessionLine] {
    var rest = bytes
    while !rest.isEmpty, !isDead {
      let end =
        if decoder.isInsideBody {
          rest.startIndex + min(rest.count, decoder.bodyBytesLeft)
        } else {
          (rest.firstIndex(of: 0x0A) ?? rest.endIndex - 1) + 1
        }
      take(piece: rest[..<end])
      rest = rest[end...]
    }
    defer { lines = [] }
    return lines
  }

  /// The lines for the end of the stream.
  mutating func finish() -> [SessionLine] {
    let (events, end) = decoder.finish()
    for event in events { take(event) }
    if case .insideBody(let got, _) = end, !decoder.isSkipping { skipped = got }
    endSkipping()
    say(unsaid)
    defer { lines = [] }
    return lines
  }

  private mutating func take(piece: ArraySlice<UInt8>) {
    let wasInBody = decoder.isInsideBody
    let wasSkipping = decoder.isSkipping
    let events = decoder.consume(piece)
    if wasInBody || wasSkipping {
      // Complete bodies are in their event. Of skipped bytes, only the length is needed.
      if wasSkipping { skipped += piece.count }
    } else if decoder.isLineMode {
      lineBytes += piece.count
    } else {
      unsaid += piece
    }
    for event in events { take(event) }
    if wasSkipping, !decoder.isSkipping { endSkipping() }
    if decoder.isLineMode, piece.last == 0x0A { lineBytes = 0 }
  }

  private mutating func take(_ event: FrameEvent) {
    switch event {
    case .message(let body):
      if isGarbled { say(garbage()) }
      unsaid = []
      isGarbled = false
      lines.append(.sent(body))
    case .malformed:
      isGarbled = true
      say(unsaid)
    case .oversized:
      say(unsaid)
      if decoder.isLineMode { skipped = lineBytes }
    case .fatal:
      say(unsaid)
      isDead = true
    }
  }

  /// The bytes before the header of the current message.
  private func garbage() -> [UInt8] {
    let header = Array("content-length".utf8)
    let starts = unsaid.indices.filter { $0 == 0 || unsaid[$0 - 1] == 0x0A }
    let start = starts.last { start in
      zip(unsaid[start...], header).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
    return Array(unsaid[..<(start ?? 0)])
  }

  private mutating func say(_ bytes: [UInt8]) {
    if !bytes.isEmpty { lines.append(.raw(bytes)) }
    unsaid = []
  }

  private mutating func endSkipping() {
    say(unsaid)
    guard skipped > 0 else { return }
    // A skipped line ends with its own line end, which is one of its bytes.
    let isLine = decoder.isLineMode
    lines.append(.run(byte: UInt8(ascii: "x"), count: skipped - (isLine ? 1 : 0)))
    if isLine { lines.append(.raw([0x0A])) }
    skipped = 0
  }
}
