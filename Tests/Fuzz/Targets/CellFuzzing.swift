import DaemonServer
import JSONRPC
import JSONText
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whatever is written into a cell, by whatever way, into a column of whatever type and format:
/// every message of the daemon is one JSON value, and blocks hold what they should hold and no more.
///
/// One daemon in this process serves all inputs, over pipes, a message per line.
enum CellFuzzing {
  private static let daemon = Mutex<PipedDaemon?>(nil)

  static func complaint(_ input: inout FuzzInput) -> String? {
    var script = CellScript(&input)
    return daemon.withLock { daemon in
      if daemon == nil { daemon = PipedDaemon() }
      guard let piped = daemon else { return nil }  // the system gives no pipes
      let complaint = piped.run(&script)
      if complaint != nil { daemon = nil }  // what it says next cannot be relied on
      return complaint
    }
  }
}

/// The messages that an input stands for.
private struct CellScript {
  private static let types = [
    "boolean", "integer", "number", "decimal", "date", "dateTime", "duration", "text", "list",
    "json",
  ]
  private static let formats = [
    #"{"kind":"percent"}"#, ##"{"kind":"number","pattern":"#,##0.00"}"##,
    #"{"kind":"template","template":"<{}>"}"#, #"{"kind":"map","values":{"1":"a\"b","x":"]"}}"#,
    #"{"kind":"date","pattern":"d.M.yyyy"}"#, #"{"kind":"boolean","true":"yes","false":"\"no"}"#,
    #"{"kind":"bytes"}"#, #"{"kind":"compact"}"#, #"{"kind":"duration"}"#,
  ]

  private(set) var messages: [[UInt8]] = []
  private(set) var supplied: [UInt8]

  init(_ input: inout FuzzInput) {
    let type = input.number(0...Self.types.count)
    let format = input.number(0...Self.formats.count)
    let parse = input.number(0...Self.formats.count)
    let way = input.number(0...9)
    let text = String(decoding: input.remaining, as: UTF8.self)
    let string = Self.spelled(text)
    // What is JSON is sent as that, too.
    let isValue = JSONSpan(parsing: text.utf8) != nil && !text.utf8.contains(0x0A)
    let value = isValue ? text : string
    supplied = Array(value.utf8)
    var options: [String] = []
    if type < Self.types.count { options.append(#""type":"\#(Self.types[type])""#) }
    if format < Self.formats.count { options.append(#""format":\#(Self.formats[format])"#) }
    if parse < Self.formats.count { options.append(#""parse":\#(Self.formats[parse])"#) }
    if way == 7 { options.append(#""computed":\#(Self.spelled("k + \(string)"))"#) }
    if way == 8 { options.append(#""supplied":{"inputs":["k"]}"#) }
    if way == 9 { options.append(#""display":\#(Self.spelled(string))"#) }
    let opened = "{" + options.joined(separator: ",") + "}"
    let column = "{" + ([#""id":"c""#] + options).joined(separator: ",") + "}"
    if way == 5 {
      let field = text.replacing("\"", with: "\"\"")
      let content = Self.spelled("k,c\na,\"\(field)\"\nb,\"\(field)\"\n")
      add("table/open", #""table":"t","content":{"text":\#(content)},"columns":{"c":\#(opened)}"#)
    } else {
      let cell = way == 0 ? value : "null"
      let isMade = way == 7 || way == 8
      let rows = isMade ? #"[["a"],["b"]]"# : #"[["a",\#(cell)],["b",null]]"#
      add("table/create", #""table":"t","columns":[{"id":"k"},\#(column)],"rows":\#(rows)"#)
    }
    add("view/open", #""table":"t","view":"v""#)
    add("view/watch", #""view":"v","subscription":"s","window":{"kind":"all"}"#)
    let cell = #""row":1,"column":"c""#
    switch way {
    case 1: edit(#"{"kind":"set",\#(cell),"value":\#(value)}"#)
    case 2: edit(#"{"kind":"set",\#(cell),"text":\#(string)}"#)
    case 3: edit(#"{"kind":"paste","texts":[[\#(string)]],"rows":[2],"columns":["c"]}"#)
    case 4:
      let steps = [
        #""action":"begin""#, #""action":"change","text":\#(string)"#,
        #""action":"commit","invalid":"keep""#,
      ]
      for step in steps { add("cell/draft", #""view":"v",\#(cell),\#(step)"#) }
    case 6: add("table/setRows", #""table":"t","rows":[["a",\#(value)],["z",\#(value)]]"#)
    default: break  // the cell is there already
    }
    add("view/replace", #""view":"v","search":{"text":"a"},"with":\#(string)"#)
    add("view/rows", #""view":"v","as":"both""#)
    add("view/aggregate", #""view":"v","groupBy":["c"],"aggregates":[{"kind":"count"}]"#)
    add("table/describe", #""table":"t""#)
    add("view/sync", "")
    add("table/close", #""table":"t""#)
  }

  private mutating func edit(_ edit: String) {
    add("table/edit", #""table":"t","edits":[\#(edit)]"#)
  }

  private mutating func add(_ method: String, _ params: String) {
    messages.append(
      Array(#"{"jsonrpc":"2.0","id":"#.utf8)
        + Array("\(messages.count),\"method\":\"\(method)\",\"params\":{\(params)}}\n".utf8))
  }

  private static func spelled(_ text: String) -> String {
    String(decoding: JSONValue.string(text).encoded, as: UTF8.self)
  }
}

/// A daemon in this process, on the other ends of two pipes.
private final class PipedDaemon {
  private let input: Int32
  private let output: Int32
  private let connection: Connection
  private let session: ClientSession
  private var received: [UInt8] = []

  init?() {
    var (to, from): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&to) == 0, pipe(&from) == 0 else { return nil }
    signal(SIGPIPE, SIG_IGN)
    var options = Daemon.Options()
    options.isClockStill = true
    session = ClientSession(
      daemon: Daemon(options: options), methods: MethodTable.index, log: { _ in }, ended: { _ in })
    connection = Connection(input: to[0], output: from[1], handler: session)
    session.attach(connection)
    (input, output) = (to[1], from[0])
    guard connection.start() else { return nil }
    let hello = #"{"jsonrpc":"2.0","id":"hello","method":"initialize","params":{}}"# + "\n"
    let supplies = #"{"jsonrpc":"2.0","method":"initialized","params":{}}"# + "\n"
    send(Array((hello + supplies).utf8))
    _ = message()
  }

  deinit {
    close(input)
    _ = connection.finish(within: .milliseconds(200))
  }

  /// Sends the messages of a script, and answers the daemon's own.
  func run(_ script: inout CellScript) -> String? {
    for (id, message) in script.messages.enumerated() {
      send(message)
      while true {
        guard let line = self.message() else { return "no answer to \(id)" }
        guard let root = try? JSONDocument(parsing: line, depthLimit: 256).root else {
          return "no JSON: \(String(decoding: line.prefix(2000), as: UTF8.self))"
        }
        if let complaint = Self.complaint(about: root) {
          return "\(complaint): \(String(decoding: line.prefix(2000), as: UTF8.self))"
        }
        if root.member("method" as StaticString) != nil {
          reply(root, script.supplied)
        } else if root.member("id" as StaticString)?.int64 == Int64(id) {
          break
        }
      }
    }
    return nil
  }

  private func reply(_ question: JSONView, _ value: [UInt8]) {
    guard let id = question.member("id" as StaticString),
      let rows = question.member("params" as StaticString)?.member("rows" as StaticString)
    else { return }
    var answer = Array(#"{"jsonrpc":"2.0","id":"#.utf8) + id.rawText
    answer += Array(#","result":{"values":["#.utf8)
    answer += (0..<rows.count).map { _ in value }.joined(separator: [UInt8(ascii: ",")])
    send(answer + Array("]}}\n".utf8))
  }

  private static let blockMembers: Set<[UInt8]> = Set(
    [
      "column", "offset", "rows", "values", "texts", "errors", "pending", "stale", "lossy",
      "matches", "drafts",
    ].map { Array($0.utf8) })

  /// Looks for members that no block has, and for blocks of the wrong length.
  private static func complaint(about root: JSONView) -> String? {
    let envelope: Set<[UInt8]> = Set(
      ["jsonrpc", "id", "method", "params", "result", "error"].map { Array($0.utf8) })
    for (name, _) in root.members where !envelope.contains(name.string ?? []) {
      return "a message with another member"
    }
    guard let result = root.member("result" as StaticString),
      let blocks = result.member("blocks" as StaticString),
      let keys = result.member("keys" as StaticString)
    else { return nil }
    for block in blocks.elements {
      for (name, _) in block.members where !blockMembers.contains(name.string ?? []) {
        return "a block with another member"
      }
      for name in ["values", "texts"] {
        guard let list = block.member(name) else { return "a block without \(name)" }
        if list.count != keys.count { return "\(list.count) \(name) of \(keys.count) rows" }
      }
    }
    return nil
  }

  private func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Self.restarted { rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) } }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The next line that the daemon says; nil when it says nothing for ten seconds.
  private func message() -> [UInt8]? {
    while true {
      if let end = received.firstIndex(of: 0x0A) {
        let line = Array(received[..<end])
        received.removeSubrange(...end)
        return line
      }
      var room = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard Self.restarted({ Int(poll(&room, 1, 10_000)) }) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = Self.restarted {
        buffer.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
      }
      guard count > 0 else { return nil }
      received += buffer[..<count]
    }
  }

  /// Makes a system call again while a signal interrupts it: libFuzzer's own timer sends one every
  /// few seconds, and `poll` is never restarted by the system.
  private static func restarted(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
