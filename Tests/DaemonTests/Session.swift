import JSONText
import Testing

/// A conversation as text: `-> ` the client's messages, `<- ` the daemon's, `# ` comments.
///
/// What the client says up to the daemon's next word, and what the daemon says then, is a turn.
/// `"«any»"` stands for a value that varies. `# framing: lines` on the first line asks for one
/// message per line in place of frames.
struct Session: Sendable, CustomTestStringConvertible {
  /// What the client says at once, and what the daemon says to it.
  struct Turn: Sendable {
    /// The bodies.
    var sent: [[UInt8]] = []
    /// The messages expected.
    var received: [JSONValue] = []
    /// The lines between, for writing the session again: after how many messages sent.
    var remarks: [(place: Int, text: String)] = []
  }

  /// What it is called.
  let name: String
  /// Its turns; remarks at the end stand in a turn of their own.
  private(set) var turns: [Turn] = [Turn()]
  /// Whether messages are lines.
  private(set) var isLines = false

  /// Whether events are passed over.
  private(set) var isOfAnswersOnly = false

  var testDescription: String { name }

  /// A session of which only the answers are told.
  init(name: String, answers turns: [Turn]) {
    self.name = name
    self.turns = turns
    isOfAnswersOnly = true
  }

  /// Reads a session's text.
  init(name: String, text: [UInt8]) throws {
    self.name = name
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    isLines = lines.first?.elementsEqual("# framing: lines".utf8) ?? false
    for line in lines {
      let body = Array(line.dropFirst(3))
      if line.starts(with: "-> ".utf8) {
        if !turns[turns.count - 1].received.isEmpty { turns.append(Turn()) }
        turns[turns.count - 1].sent.append(body)
      } else if line.starts(with: "<- ".utf8) {
        turns[turns.count - 1].received.append(try JSONValue(parsing: body))
      } else {
        if !turns[turns.count - 1].received.isEmpty { turns.append(Turn()) }
        let place = turns[turns.count - 1].sent.count
        turns[turns.count - 1].remarks.append((place, String(decoding: line, as: UTF8.self)))
      }
    }
  }

  /// The text with other messages from the daemon, one list for each turn.
  func text(receiving messages: [[JSONValue]]) -> [UInt8] {
    var lines: [[UInt8]] = []
    for (index, turn) in turns.enumerated() {
      for place in 0...turn.sent.count {
        lines += turn.remarks.filter { $0.place == place }.map { Array($0.text.utf8) }
        if place < turn.sent.count { lines.append(Array("-> ".utf8) + turn.sent[place]) }
      }
      lines += messages[index].map { Array("<- ".utf8) + $0.encoded }
    }
    return Array(lines.joined(separator: [0x0A]))
  }
}

extension JSONValue {
  /// What stands for a value that varies.
  static let anything: JSONValue = "«any»"

  /// Whether a value is as expected; members may come in any order.
  func admits(_ value: JSONValue) -> Bool {
    if self == .anything { return true }
    switch (self, value) {
    case (.array(let mine), .array(let others)):
      return mine.count == others.count && zip(mine, others).allSatisfy { $0.admits($1) }
    case (.object(let mine), .object(let others)):
      guard mine.count == others.count else { return false }
      return mine.allSatisfy { member in value[member.name].map { member.value.admits($0) } ?? false
      }
    default: return self == value
    }
  }

  /// A value with the placeholders that stand at the same places here.
  func placeholders(in value: JSONValue) -> JSONValue {
    if self == .anything { return self }
    switch value {
    case .array(let others):
      return .array(
        others.enumerated().map { index, other in
          self[index].map { $0.placeholders(in: other) } ?? other
        })
    case .object(let others):
      return .object(
        others.map { member in
          let mine = self[member.name]
          return JSONMember(
            name: member.name, value: mine?.placeholders(in: member.value) ?? member.value)
        })
    default: return value
    }
  }
}
