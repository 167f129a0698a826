import JSONText
import TableClient
import TestSupport
import Testing
import WireProtocol

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Recorded conversations, and the examples of the contract, replayed to the built daemon.
///
/// `UPDATE_SESSIONS=1` writes what the daemon says now into the sessions; read the difference
/// before keeping it.
@Suite(.enabled(if: DaemonBinary.isThere, "build the daemon first: \(DaemonBinary.path)"))
struct SessionTests {
  @Test(arguments: try Recorded.sessions)
  func `a session is the same whole`(_ session: Session) throws {
    let isUpdate = TestSettings.variable("UPDATE_SESSIONS") == "1"
    let session = isUpdate ? try Recorded.update(session) : session
    try expectSame(session)
  }

  @Test(arguments: try Recorded.sessions)
  func `a session is the same byte by byte`(_ session: Session) throws {
    try expectSame(session) { _ in 1 }
  }

  @Test(arguments: try Recorded.sessions)
  func `a session is the same in random pieces`(_ session: Session) throws {
    for seed in 1...UInt64(TestSettings.seedCount(2)) {
      var generator = SeededGenerator(seed: seed)
      try expectSame(session, "seed \(seed)") { _ in Int.random(in: 1...60, using: &generator) }
    }
  }

  @Test func `the examples of the contract run as one conversation`() throws {
    let session = try Recorded.examples
    #expect(session.turns.count > 20)
    try expectSame(session)
  }
}

/// Replays a session as `table-server replay` does, its bytes cut in pieces.
private func expectSame(
  _ session: Session, _ remark: String = "", pieceSize: @escaping (Int) -> Int = { $0 }
) throws {
  let daemon = try DaemonProcess(
    path: DaemonBinary.path, arguments: session.arguments, errors: .discarded)
  var player = SessionPlayer(session, daemon: daemon, pieceSize: pieceSize)
  let report = player.play()
  #expect(
    report.difference == nil,
    "\(session.name) \(remark)\n\(report.difference.map(String.init(describing:)) ?? "")")
}

extension Session: CustomTestStringConvertible {
  package var testDescription: String { name }
}

/// The daemon that is tested.
enum DaemonBinary {
  /// `TABLE_SERVER_BINARY`, else the release build, else the debug build.
  static let path: String = {
    if let path = TestSettings.variable("TABLE_SERVER_BINARY") { return path }
    let release = ".build/release/table-server"
    return access(release, X_OK) == 0 ? release : ".build/debug/table-server"
  }()

  /// Whether it was built; where everything is required, its absence fails.
  static var isThere: Bool { TestSettings.requiresAll || access(path, X_OK) == 0 }
}

/// The conversations under `Protocol`.
enum Recorded {
  private static let folder = "Protocol/sessions"

  static var sessions: [Session] {
    get throws {
      try names.map { name in
        try Session(name: name, text: TestFiles.bytes("\(folder)/\(name)") ?? [])
      }
    }
  }

  private static var names: [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".session") { names.append(name) }
    }
    return names.sorted()
  }

  /// Records a session anew and gives back what was recorded.
  static func update(_ session: Session) throws -> Session {
    let daemon = try DaemonProcess(path: DaemonBinary.path, errors: .discarded)
    var player = SessionPlayer(session, daemon: daemon)
    let text = session.text(receiving: try player.listen())
    if let file = fopen("\(folder)/\(session.name)", "wb") {
      fwrite(text, 1, text.count, file)
      fclose(file)
    }
    return try Session(name: session.name, text: text)
  }

  /// The client's methods of `openrpc.json` with their examples, in the order of the document.
  static var examples: Session {
    get throws {
      let text = TestFiles.bytes("Protocol/openrpc.json") ?? []
      var lines: [Session.Line] = []
      var id: Int64 = 0
      for method in try JSONValue(parsing: text)["methods"]?.elements ?? []
      where method["x-direction"]?.text == "clientToServer" {
        for example in method["examples"]?.elements ?? [] {
          // It reads or writes a file, which no replay does.
          if example["x-outside"] == true { continue }
          id += 1
          for content in conversation(method, example, id) {
            lines.append(Session.Line(number: lines.count + 1, content: content))
          }
        }
      }
      return Session(name: "openrpc.json", answers: lines)
    }
  }

  private static func conversation(
    _ method: JSONValue, _ example: JSONValue, _ id: Int64
  ) -> [SessionLine] {
    let params = (example["params"]?.elements ?? []).map { param in
      JSONMember(name: param["name"]?.text ?? "", value: param["value"] ?? .null)
    }
    var message: [JSONMember] = [JSONMember(name: "jsonrpc", value: "2.0")]
    var answers: [SessionLine] = []
    if let result = example["result"]?["value"] {
      message.append(JSONMember(name: "id", value: .integer(id)))
      let answer: JSONValue = ["jsonrpc": "2.0", "id": .integer(id), "result": result]
      answers = [.received(answer.encoded)]
    }
    message.append(JSONMember(name: "method", value: method["name"] ?? .null))
    message.append(JSONMember(name: "params", value: .object(params)))
    return [.sent(JSONValue.object(message).encoded)] + answers
  }
}
