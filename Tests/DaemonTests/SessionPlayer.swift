import JSONText
import TableClient
import TestSupport

/// Plays the client's part of a session to a daemon, its bytes cut in pieces, turn by turn.
struct SessionPlayer {
  /// How the bytes of a turn are cut.
  enum Cut: Sendable {
    /// All in one write.
    case whole
    /// Byte by byte.
    case bytes
    /// Into random pieces that follow from a seed.
    case pieces(seed: UInt64)
  }

  /// How long an answer may take.
  private static let patience = Duration.seconds(30)

  private let session: Session
  private let daemon: DaemonProcess
  private var generator: SeededGenerator

  /// Starts a daemon for a session.
  init(_ session: Session, seed: UInt64 = 0) throws {
    self.session = session
    daemon = try DaemonProcess(path: DaemonBinary.path, errors: .discarded)
    generator = SeededGenerator(seed: seed)
  }

  /// What differs from the session, as sentences; none if all is as expected.
  mutating func differences(_ cut: Cut) throws -> [String] {
    var differences: [String] = []
    for (index, turn) in session.turns.enumerated() {
      try send(turn, cut)
      var received: [JSONValue] = []
      for _ in turn.received {
        guard let message = try next(within: Self.patience) else { break }
        received.append(message)
      }
      let found = Turns.differences(turn, received)
      differences += found.map { "\(session.name), turn \(index + 1): \($0)" }
      if !found.isEmpty { break }
    }
    if differences.isEmpty {
      differences += try remainder().map { "\(session.name), after the end: \($0)" }
    }
    return differences
  }

  /// What the daemon says to each turn, with the placeholders of what was expected.
  mutating func recording() throws -> [[JSONValue]] {
    var recording: [[JSONValue]] = []
    for turn in session.turns {
      try send(turn, .whole)
      var received: [JSONValue] = []
      // Only silence tells that all was said; this runs by hand.
      while !turn.sent.isEmpty, let message = try? next(within: .milliseconds(300)) {
        let expected = received.count < turn.received.count ? turn.received[received.count] : .null
        received.append(expected.placeholders(in: message))
      }
      recording.append(received)
    }
    return recording
  }

  private mutating func send(_ turn: Session.Turn, _ cut: Cut) throws {
    var bytes: [UInt8] = []
    for body in turn.sent {
      if session.isLines {
        bytes += body + [0x0A]
      } else {
        bytes += Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
      }
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let size =
        switch cut {
        case .whole: rest.count
        case .bytes: 1
        case .pieces: Int.random(in: 1...60, using: &generator)
        }
      try daemon.connection.writeRaw(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
  }

  private func next(within patience: Duration) throws -> JSONValue? {
    while let body = try daemon.connection.nextBody(within: patience) {
      let message = try JSONValue(parsing: body)
      if !session.isOfAnswersOnly || message["method"] == nil { return message }
    }
    return Optional.none
  }

  /// What comes although nothing more is expected; the daemon must have left in order.
  private func remainder() throws -> [String] {
    var found: [String] = []
    do {
      while let message = try next(within: Self.patience) {
        found.append("not expected: \(Turns.spelled(message))")
      }
      found.append("the daemon does not end")
    } catch ClientError.closed {
      let ending = daemon.wait(within: Self.patience)
      if ending != .exited(0) { found.append("ended with \(String(describing: ending))") }
    }
    return found
  }
}

/// How the messages of a turn are compared.
enum Turns {
  /// What differs between the messages expected and received.
  ///
  /// After one request all that speaks of it comes in a fixed order. Answers to several requests
  /// may overtake each other, so each has a lane of its own, as has each subscription; so have
  /// progress, logs and facts, which come when they come.
  static func differences(_ turn: Session.Turn, _ received: [JSONValue]) -> [String] {
    let expected = lanes(turn.received, isSingle: turn.sent.count <= 1)
    let found = lanes(received, isSingle: turn.sent.count <= 1)
    var differences: [String] = []
    for lane in Set(expected.keys).union(found.keys).sorted() {
      let (wanted, got) = (expected[lane] ?? [], found[lane] ?? [])
      for index in 0..<max(wanted.count, got.count) {
        let want = wanted.dropFirst(index).first
        let have = got.dropFirst(index).first
        if let want, let have, want.admits(have) { continue }
        differences.append("expected \(spelled(want)), received \(spelled(have))")
      }
    }
    return differences
  }

  static func spelled(_ message: JSONValue?) -> String {
    message.map { String(decoding: $0.encoded, as: UTF8.self) } ?? "nothing"
  }

  private static func lanes(_ messages: [JSONValue], isSingle: Bool) -> [String: [JSONValue]] {
    Dictionary(grouping: messages) { message in
      let method = message["method"]?.text
      if let method, method != "view/update" { return method }
      if isSingle { return "" }
      if method != nil { return "update \(spelled(message["params"]?["subscription"]))" }
      return "answer \(spelled(message["id"]))"
    }
  }
}
