import JSONText
import TableClient
import TestSupport
import Testing

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
    var player = try SessionPlayer(session)
    expectNone(try player.differences(.whole))
  }

  @Test(arguments: try Recorded.sessions)
  func `a session is the same byte by byte`(_ session: Session) throws {
    var player = try SessionPlayer(session)
    expectNone(try player.differences(.bytes))
  }

  @Test(arguments: try Recorded.sessions)
  func `a session is the same in random pieces`(_ session: Session) throws {
    for seed in 1...UInt64(2 * TestSettings.seedFactor) {
      var player = try SessionPlayer(session, seed: seed)
      expectNone(try player.differences(.pieces(seed: seed)), "seed \(seed)")
    }
  }

  @Test func `the examples of the contract run as one conversation`() throws {
    let session = try Recorded.examples
    #expect(session.turns.count > 20)
    var player = try SessionPlayer(session)
    expectNone(try player.differences(.whole))
  }
}

private func expectNone(_ differences: [String], _ remark: String = "") {
  #expect(differences.isEmpty, "\(remark)\n\(differences.joined(separator: "\n"))")
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
    var player = try SessionPlayer(session)
    let text = session.text(receiving: try player.recording())
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
      var turns: [Session.Turn] = []
      for method in try JSONValue(parsing: text)["methods"]?.elements ?? []
      where method["x-direction"]?.text == "clientToServer" {
        for example in method["examples"]?.elements ?? [] {
          turns.append(turn(method, example, id: Int64(turns.count + 1)))
        }
      }
      return Session(name: "openrpc.json", answers: turns)
    }
  }

  private static func turn(_ method: JSONValue, _ example: JSONValue, id: Int64) -> Session.Turn {
    let params = (example["params"]?.elements ?? []).map { param in
      JSONMember(name: param["name"]?.text ?? "", value: param["value"] ?? .null)
    }
    var message: [JSONMember] = [JSONMember(name: "jsonrpc", value: "2.0")]
    var turn = Session.Turn()
    if let result = example["result"]?["value"] {
      message.append(JSONMember(name: "id", value: .integer(id)))
      turn.received = [["jsonrpc": "2.0", "id": .integer(id), "result": result]]
    }
    message.append(JSONMember(name: "method", value: method["name"] ?? .null))
    message.append(JSONMember(name: "params", value: .object(params)))
    turn.sent = [JSONValue.object(message).encoded]
    return turn
  }
}
