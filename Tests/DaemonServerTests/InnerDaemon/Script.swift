import JSONText
import TestSupport
import Testing

@testable import DaemonServer

/// A conversation with an inner daemon, as text.
///
/// ```text
/// table/edit {"table":"t","edits":[{"kind":"remove","rows":["a"]}]}
/// = {"revision":2}
/// table/edit {"table":"t","edits":[{"kind":"remove","rows":["a"]}]}
/// ! unknownRow /edits/0 {"row":"a"}
/// ```
///
/// | a line that begins with | is |
/// |---|---|
/// | the name of a method | a request, with its params; it succeeds unless `!` follows |
/// | `=`, `==` | what its result has; all that it has |
/// | `!` | its error: the kind, the pointer if it has one, what its data has |
/// | `>` | the next request or notification of the daemon: the method, and what its params have |
/// | `<` | the result of the daemon's last request |
/// | white space | the line before, continued |
/// | `#` | a remark |
///
/// `$DIR` is the test's folder. A request that is refused changes nothing: before and after it, all
/// tables and views that the script has opened are described, and compared.
struct Script {
  /// One line, with the lines that continue it.
  struct Line {
    /// Its place in the text, from 0.
    let number: Int
    /// What it says.
    var text: String
  }

  /// Its lines.
  let lines: [Line]

  init(_ text: String) {
    var lines: [Line] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix(" "), !lines.isEmpty {
        lines[lines.count - 1].text += line.drop { $0 == " " }
      } else {
        lines.append(Line(number: number, text: String(line)))
      }
    }
    self.lines = lines
  }

  /// The kinds of errors that it shows.
  var kinds: Set<String> {
    Set(
      lines.filter { $0.text.hasPrefix("!") }.map { line in
        String(line.text.dropFirst().drop { $0 == " " }.prefix { $0 != " " })
      })
  }
}

extension InnerDaemon {
  /// Plays a script, and records an issue for each line that is not as it should be.
  func play(
    _ text: String, in folder: TemporaryFolder? = nil,
    _ place: SourceLocation = #_sourceLocation
  ) {
    let text = text.replacing("$DIR", with: folder?.path ?? "$DIR")
    var player = ScriptPlayer(daemon: self, place: place)
    for line in Script(text).lines { player.take(line) }
    player.finish()
  }
}

/// Plays the lines of a script.
private struct ScriptPlayer {
  let daemon: InnerDaemon
  /// The call.
  let place: SourceLocation
  private var request: (line: Script.Line, method: String, outcome: Result<JSONValue, Refusal>)?
  /// What was there before the last request that was refused; nil: it is not known any more.
  private var known: [UInt8]?
  private var before: [UInt8] = []
  private var told: JSONValue?
  private var tables: [String] = []
  private var views: [String] = []

  init(daemon: InnerDaemon, place: SourceLocation) {
    self.daemon = daemon
    self.place = place
  }

  mutating func take(_ line: Script.Line) {
    let rest = String(line.text.dropFirst().drop { $0 == " " })
    do {
      switch line.text.first {
      case "=": expectResult(line)
      case "!": try expectRefusal(rest, line)
      case ">": try expectTold(rest, line)
      case "<": if let told { daemon.reply(to: told, rest) }
      default: try ask(line)
      }
    } catch {
      complain("\(error)", line)
    }
  }

  /// The last request must have succeeded, unless an error was expected.
  mutating func finish() {
    if let request, case .failure(let refusal) = request.outcome {
      complain("\(request.method): \(refusal)", request.line)
    }
    request = nil
  }

  private mutating func ask(_ line: Script.Line) throws {
    finish()
    let (method, params) = Self.divided(line.text)
    before = try known ?? picture()
    known = nil
    do {
      let result = try daemon.ask(method, params.isEmpty ? "{}" : params)
      request = (line, method, .success(result))
      if let table = result["table"]?.text, ["table/create", "table/open"].contains(method) {
        tables.append(table)
      }
      if method == "view/open", let view = result["view"]?.text { views.append(view) }
    } catch let refusal as Refusal {
      request = (line, method, .failure(refusal))
    }
  }

  private mutating func expectResult(_ line: Script.Line) {
    let isWhole = line.text.hasPrefix("==")
    guard case .success(let result)? = request?.outcome else { return finish() }
    let wanted = json(String(line.text.drop { $0 == "=" }))
    if let difference = result.difference(from: wanted, isWhole: isWhole) {
      complain(difference, line)
    }
  }

  private mutating func expectRefusal(_ rest: String, _ line: Script.Line) throws {
    guard let request else { return complain("no request is before it", line) }
    self.request = nil
    guard case .failure(let refusal) = request.outcome else {
      return complain("\(request.method) was not refused", line)
    }
    let (kind, more) = Self.divided(rest)
    let hasPointer = more.hasPrefix("/")
    let (pointer, data) = hasPointer ? Self.divided(more) : ("", more)
    if refusal.kind != kind || refusal.pointer ?? "" != pointer {
      complain("\(refusal)", line)
    }
    if !data.isEmpty, let difference = refusal.data.difference(from: json(data)) {
      complain(difference, line)
    }
    if try !ContractExamples().errors(of: request.method).contains(kind) {
      complain("\(request.method) has no error \(kind) in the contract", line)
    }
    let after = try picture()
    known = after
    if after != before { complain("a request that was refused has changed something", line) }
  }

  private mutating func expectTold(_ rest: String, _ line: Script.Line) throws {
    finish()
    let (method, pattern) = Self.divided(rest)
    let message = try daemon.told(method)
    told = message
    guard !pattern.isEmpty else { return }
    if let difference = (message["params"] ?? .null).difference(from: json(pattern)) {
      complain(difference, line)
    }
  }

  /// All that can be asked about the tables and the views of the script.
  private func picture() throws -> [UInt8] {
    let ofTables: [(String, JSONValue)] = tables.flatMap { table in
      ["table/describe", "table/history"].map { ($0, ["table": .string(table)]) }
    }
    let ofViews: [(String, JSONValue)] = views.flatMap { view in
      ["view/get", "view/rows", "view/selection"].map { method in
        let params: JSONValue = ["view": .string(view)]
        return (method, method == "view/rows" ? params.with("as", "both") : params)
      }
    }
    // A table that was not opened is not there either.
    let count = daemon.daemon.registry.tables.count
    let asked = tables.isEmpty ? [] : try daemon.ask(batch: ofTables + ofViews)
    return asked + Array("\(count)".utf8)
  }

  /// The first word of a text, and the rest.
  private static func divided(_ text: String) -> (String, String) {
    let word = text.prefix { $0 != " " }
    return (String(word), String(text.dropFirst(word.count).drop { $0 == " " }))
  }

  private func complain(_ text: String, _ line: Script.Line) {
    Issue.record(
      "line \(line.number + 1), \(line.text.prefix(300)): \(text)", sourceLocation: place)
  }
}
