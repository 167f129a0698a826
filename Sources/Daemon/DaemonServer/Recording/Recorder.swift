import JSONRPC
import JSONText
import TableCodecs
import WireProtocol

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes the traffic of a connection to a file, as a session that can be replayed.
///
/// The connection's threads only copy bytes to a queue. A thread of the recorder divides, redacts
/// and writes them. If the queue is full or the file cannot be written, the recording ends and
/// nothing else is affected.
package final class Recorder: ConnectionTap {
  /// The options of a recording.
  package struct Options: Sendable {
    /// Whether the client's texts are kept instead of replaced.
    package var keepsText = false
    /// The limits of the framing, the same as the connection's.
    package var frames = FrameDecoder.Limits()
    /// The daemon's arguments that a replay needs too.
    package var arguments: [String] = []
    /// The maximum size of the queue, in bytes.
    package var queueBytesMax = 64 << 20

    /// The defaults.
    package init() {}
  }

  /// Why recording failed.
  package struct Fault: Error, Sendable {
    /// One sentence.
    package let reason: String
  }

  /// The first line of every recording.
  static let mark = "# recording: 1\n"

  private enum Item {
    case read([UInt8]), wrote([UInt8]), inputEnded

    var byteCount: Int {
      switch self {
      case .read(let bytes), .wrote(let bytes): bytes.count + 64
      case .inputEnded: 64
      }
    }
  }

  private struct State {
    var items: [(time: Int, item: Item)] = []
    var byteCount = 0
    /// Whether the recording has ended.
    var isOver = false
    /// The exit status of the process.
    var ending: String?
    var isDone = false
  }

  private let state = Monitor(State())
  private let options: Options
  private let log: @Sendable (String) -> Void
  private let start = ContinuousClock.now

  /// Opens the file and starts the thread. `log` writes one line to standard error.
  ///
  /// - Throws: ``Fault`` if the file cannot be written, or exists and is not a recording.
  package init(
    path: String, options: Options, log: @escaping @Sendable (String) -> Void
  ) throws(Fault) {
    self.options = options
    self.log = log
    let file: RecordingFile
    do {
      file = try RecordingFile(path: path)
    } catch {
      throw Fault(reason: "cannot record to \(path): \(error.reason)")
    }
    DetachedThread.run { [self] in write(to: file) }
  }

  /// Records bytes read.
  package func read(_ bytes: ArraySlice<UInt8>) { put(.read(Array(bytes))) }

  /// Records the end of input.
  package func inputEnded() { put(.inputEnded) }

  /// Records a body to be written.
  package func wrote(_ body: [UInt8]) { put(.wrote(body)) }

  /// Writes the queue, and how the process ended. Waits for the disk within a time limit.
  package func finish(_ ending: String, within limit: Duration) {
    state.withLock { state in
      if state.ending == nil { state.ending = ending }
    }
    state.wakeAll()
    _ = state.wait(for: limit) { $0.isDone ? () : nil }
  }

  private func put(_ item: Item) {
    let passed = (ContinuousClock.now - start).components
    let time = Int(passed.seconds) * 1_000_000 + Int(passed.attoseconds / 1_000_000_000_000)
    enum Outcome { case nothing, first, full }
    let outcome: Outcome = state.withLock { state in
      guard !state.isOver, state.ending == nil else { return .nothing }
      if state.byteCount + item.byteCount > options.queueBytesMax {
        state.isOver = true
        state.items = []
        return .full
      }
      state.items.append((time, item))
      state.byteCount += item.byteCount
      return state.items.count == 1 ? .first : .nothing
    }
    switch outcome {
    case .nothing: return
    case .first: state.wakeAll()
    case .full:
      log("the recording has ended: its file is written too slowly")
      state.wakeAll()
    }
  }

  // MARK: The recorder's thread

  private func write(to file: RecordingFile) {
    var lines = RecordingLines(options)
    while true {
      let (items, ending, isOver) = nextItems()
      do throws(RecordingFile.Fault) {
        if isOver {
          try file.write(lines.closing("broken off"))
          return end()
        }
        for (time, item) in items {
          let text =
            switch item {
            case .read(let bytes): lines.read(bytes, at: time)
            case .wrote(let body): lines.wrote(body, at: time)
            case .inputEnded: lines.inputEnded(at: time)
            }
          if !text.isEmpty { try file.write(text) }
        }
        if let ending, items.isEmpty {
          try file.write(lines.closing(ending))
          return end()
        }
      } catch {
        log("the recording has ended: \(error.reason)")
        return end()
      }
      // Bytes that arrive within a millisecond share one wake-up. Nothing waits for it.
      if ending == nil { usleep(1000) }
    }
  }

  private func nextItems() -> ([(time: Int, item: Item)], ending: String?, isOver: Bool) {
    state.wait { state in
      if state.items.isEmpty, state.ending == nil, !state.isOver { return nil }
      defer {
        state.items = []
        state.byteCount = 0
      }
      return (state.items, state.ending, state.isOver)
    }
  }

  private func end() {
    state.withLock { state in
      state.isOver = true
      state.isDone = true
      state.items = []
    }
    state.wakeAll()
  }
}

/// Composes the lines of a recording.
private struct RecordingLines {
  private let options: Recorder.Options
  private var cutter: InputCutter
  private var redaction: TextRedaction?
  private var hasBegun = false

  init(_ options: Recorder.Options) {
    self.options = options
    cutter = InputCutter(limits: options.frames)
    redaction = options.keepsText ? nil : TextRedaction { EncodingName($0.utf8) != nil }
  }

  mutating func read(_ bytes: [UInt8], at time: Int) -> [UInt8] {
    text(of: cutter.take(bytes[...]), at: time)
  }

  mutating func inputEnded(at time: Int) -> [UInt8] { text(of: cutter.finish(), at: time) }

  mutating func wrote(_ body: [UInt8], at time: Int) -> [UInt8] {
    let body = redaction?.body(body, isSent: false) ?? Self.onOneLine(body)
    return text(of: [.received(body)], at: time, isReady: true)
  }

  mutating func closing(_ ending: String) -> [UInt8] {
    var output = beginning()
    SessionLine.directive("ended", ending).write(to: &output)
    return output
  }

  private mutating func text(
    of lines: [SessionLine], at time: Int, isReady: Bool = false
  ) -> [UInt8] {
    if lines.isEmpty { return [] }
    var output = beginning()
    for line in lines {
      (isReady ? line : prepared(line)).write(microseconds: time, to: &output)
    }
    return output
  }

  private mutating func beginning() -> [UInt8] {
    if hasBegun { return [] }
    hasBegun = true
    var output = Array(Recorder.mark.utf8)
    SessionLine.directive("daemon", Daemon.version).write(to: &output)
    SessionLine.directive("text", options.keepsText ? "kept" : "redacted").write(to: &output)
    if cutter.isLineMode { SessionLine.directive("framing", "lines").write(to: &output) }
    if !options.arguments.isEmpty {
      SessionLine.directive("arguments", options.arguments.joined(separator: " "))
        .write(to: &output)
    }
    return output
  }

  private mutating func prepared(_ line: SessionLine) -> SessionLine {
    switch line {
    case .sent(let body):
      let isJSON = (try? JSONDocument(parsing: body, depthLimit: 128)) != nil
      let text = redaction?.body(body, isSent: true) ?? (isJSON ? Self.onOneLine(body) : body)
      // Line ends in bytes that are not JSON, and bytes that are not UTF-8, must be kept as they
      // are.
      let isLine = isJSON || !text.contains { $0 == 0x0A || $0 == 0x0D }
      let isText = isJSON || String(validating: text, as: UTF8.self) != nil
      return isLine && isText ? .sent(text) : .raw(framed(text))
    case .raw(let bytes):
      return .raw(redaction == nil ? bytes : TextMask.header(bytes))
    case .run, .received, .remark: return line
    }
  }

  private func framed(_ body: [UInt8]) -> [UInt8] {
    cutter.isLineMode
      ? body + [0x0A] : Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// In JSON, a line end can only be white space between tokens.
  private static func onOneLine(_ body: [UInt8]) -> [UInt8] {
    body.contains { $0 == 0x0A || $0 == 0x0D }
      ? body.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 } : body
  }
}
