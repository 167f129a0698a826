import JSONRPC
import WireProtocol

/// Cuts what a client sends into the lines of a recording: messages as bodies, all else as bytes.
///
/// It keeps a decoder of its own and gives it the stream in pieces that end where a find can end,
/// so that it knows for each find the bytes it was made of. Memory as the decoder's.
struct InputCutter {
  private var decoder: FrameDecoder
  /// The bytes since the last find that no line holds yet.
  private var unsaid: [UInt8] = []
  private var isGarbled = false
  private var skipped = 0
  private var lineBytes = 0
  private var isDead = false
  private var lines: [SessionLine] = []

  init(limits: FrameDecoder.Limits) {
    decoder = FrameDecoder(limits: limits)
  }

  /// Whether the client sends one message per line.
  var isLineMode: Bool { decoder.isLineMode }

  /// Takes the next bytes; the lines they complete.
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

  /// The lines of what the stream ended in.
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
      // Bodies come whole with their event; of what is passed over only the length counts.
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

  /// What stands before the header of the message that has come.
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
    // A line that is passed over ends with its own end, which is one of its bytes.
    let isLine = decoder.isLineMode
    lines.append(.run(byte: UInt8(ascii: "x"), count: skipped - (isLine ? 1 : 0)))
    if isLine { lines.append(.raw([0x0A])) }
    skipped = 0
  }
}
