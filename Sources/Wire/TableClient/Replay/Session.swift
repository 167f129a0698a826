import JSONText
import WireProtocol

/// A conversation as text, hand-written or recorded; see `Protocol/guide/recording.md`.
package struct Session: Sendable {
  /// A line with its number, from 1.
  package struct Line: Sendable {
    /// Its number in the file.
    package var number: Int
    /// The content of the line.
    package var content: SessionLine

    /// A line.
    package init(number: Int, content: SessionLine) {
      self.number = number
      self.content = content
    }
  }

  /// Why a text is not a session.
  package struct Fault: Error, Sendable {
    /// The line, from 1.
    package let line: Int
    /// One sentence.
    package let reason: String
  }

  /// The name.
  package let name: String
  /// Its lines.
  package private(set) var lines: [Line]
  /// Whether messages are framed as lines.
  package private(set) var isLines = false
  /// Whether a daemon recorded it. Otherwise it is hand-written and states what is correct.
  package private(set) var isRecording = false
  /// Whether its texts were replaced.
  package private(set) var isRedacted = false
  /// The daemon's arguments.
  package private(set) var arguments: [String] = []
  /// How the recorded daemon ended; nil if unknown.
  package private(set) var ending: String?
  /// Whether events are ignored.
  package private(set) var isOfAnswersOnly = false

  /// A conversation of which only the answers are compared.
  package init(name: String, answers lines: [Line]) {
    self.name = name
    self.lines = lines
    isOfAnswersOnly = true
  }

  /// Parses a session. A truncated recording may end within a line.
  package init(name: String, text: [UInt8]) throws(Fault) {
    self.name = name
    lines = []
    var parts = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    isRecording = parts.first?.elementsEqual("# recording: 1".utf8) ?? false
    // Behind the last line end there is nothing, or an incomplete line.
    if isRecording { parts.removeLast() }
    for (index, part) in parts.enumerated() {
      let number = index + 1
      let content: SessionLine
      do {
        content = try SessionLine.read(part).line
      } catch {
        throw Fault(line: number, reason: error.reason)
      }
      if case .received(let body) = content, (try? JSONValue(parsing: body)) == nil {
        throw Fault(line: number, reason: "the daemon's message is not JSON")
      }
      take(content)
      lines.append(Line(number: number, content: content))
    }
    guard lines.contains(where: \.content.isFromClient) else {
      throw Fault(line: 1, reason: "the client sends nothing")
    }
  }

  private mutating func take(_ content: SessionLine) {
    if content.directive("framing") == "lines" { isLines = true }
    if content.directive("text") == "redacted" { isRedacted = isRecording }
    if let ending = content.directive("ended") { self.ending = ending }
    if let arguments = content.directive("arguments") {
      self.arguments = arguments.split(separator: " ").map(String.init)
    }
  }

  // MARK: Turns

  /// The lines, divided into turns: messages of the client up to the next message of the daemon,
  /// and that message.
  package var turns: [[Line]] {
    var turns: [[Line]] = [[]]
    for line in lines {
      let hasAnswer = turns[turns.count - 1].last?.content.isFromDaemon ?? false
      if hasAnswer && !line.content.isFromDaemon { turns.append([]) }
      turns[turns.count - 1].append(line)
    }
    return turns
  }

  /// The text with other messages of the daemon, one list per turn.
  package func text(receiving messages: [[JSONValue]]) -> [UInt8] {
    var output: [UInt8] = []
    for (turn, received) in zip(turns, messages) {
      for line in turn where !line.content.isFromDaemon { line.content.write(to: &output) }
      for message in received { SessionLine.received(message.encoded).write(to: &output) }
    }
    // The last element is the text behind the last line end.
    if lines.last?.content == .remark([]) { output.removeLast() }
    return output
  }
}

extension SessionLine {
  /// Whether it is a message of the daemon.
  package var isFromDaemon: Bool {
    if case .received = self { true } else { false }
  }

  /// Whether it is a message of the client.
  package var isFromClient: Bool {
    switch self {
    case .sent, .raw, .run: true
    case .received, .remark: false
    }
  }
}
