import JSONText
import WireProtocol

/// A conversation as text, written by hand or recorded; `Protocol/guide/recording.md`.
package struct Session: Sendable {
  /// A line with its number, from 1.
  package struct Line: Sendable {
    /// Its number in the file.
    package var number: Int
    /// What it says.
    package var content: SessionLine

    /// A line.
    package init(number: Int, content: SessionLine) {
      self.number = number
      self.content = content
    }
  }

  /// Why a text is no session.
  package struct Fault: Error, Sendable {
    /// The line, from 1.
    package let line: Int
    /// One sentence.
    package let reason: String
  }

  /// What it is called.
  package let name: String
  /// Its lines.
  package private(set) var lines: [Line]
  /// Whether messages are lines.
  package private(set) var isLines = false
  /// Whether a daemon recorded it; else it was written to say exactly what is right.
  package private(set) var isRecording = false
  /// Whether its texts were replaced.
  package private(set) var isRedacted = false
  /// Arguments the daemon had.
  package private(set) var arguments: [String] = []
  /// How the recorded daemon ended; nil if it does not say so.
  package private(set) var ending: String?
  /// Whether events are passed over.
  package private(set) var isOfAnswersOnly = false

  /// A conversation of which only the answers are told.
  package init(name: String, answers lines: [Line]) {
    self.name = name
    self.lines = lines
    isOfAnswersOnly = true
  }

  /// Reads a session's text. A recording that broke off may end within a line.
  package init(name: String, text: [UInt8]) throws(Fault) {
    self.name = name
    lines = []
    var parts = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    isRecording = parts.first?.elementsEqual("# recording: 1".utf8) ?? false
    // Behind the last end of line stands nothing, or a line that is not whole.
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
        throw Fault(line: number, reason: "what the daemon said is no JSON")
      }
      take(content)
      lines.append(Line(number: number, content: content))
    }
    guard lines.contains(where: \.content.isFromClient) else {
      throw Fault(line: 1, reason: "the client says nothing")
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

  /// The lines turn by turn: what the client says up to the daemon's next word, and that word.
  package var turns: [[Line]] {
    var turns: [[Line]] = [[]]
    for line in lines {
      let hasAnswer = turns[turns.count - 1].last?.content.isFromDaemon ?? false
      if hasAnswer && !line.content.isFromDaemon { turns.append([]) }
      turns[turns.count - 1].append(line)
    }
    return turns
  }

  /// The text with other messages from the daemon, one list for each turn.
  package func text(receiving messages: [[JSONValue]]) -> [UInt8] {
    var output: [UInt8] = []
    for (turn, received) in zip(turns, messages) {
      for line in turn where !line.content.isFromDaemon { line.content.write(to: &output) }
      for message in received { SessionLine.received(message.encoded).write(to: &output) }
    }
    // The last line of the lines is what stands behind the last end of line.
    if lines.last?.content == .remark([]) { output.removeLast() }
    return output
  }
}

extension SessionLine {
  /// Whether the daemon said it.
  package var isFromDaemon: Bool {
    if case .received = self { true } else { false }
  }

  /// Whether the client said it.
  package var isFromClient: Bool {
    switch self {
    case .sent, .raw, .run: true
    case .received, .remark: false
    }
  }
}
