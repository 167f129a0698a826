import JSONText
import TableClient

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An answer that cannot be right: the figure would mean nothing.
struct Implausible: Error, CustomStringConvertible {
  var description: String
}

/// Fails unless what was found is what was expected.
func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) throws {
  if found != expected { throw Implausible(description: "\(what): \(found), not \(expected)") }
}

/// The daemon, samples and peers of one run.
final class Bench {
  let settings: MeasureSettings
  private var peerFigures: [String: [String: PeerFigure]] = [:]

  init(_ settings: MeasureSettings) {
    self.settings = settings
  }

  /// Starts a daemon.
  func start(_ arguments: [String] = []) throws -> DaemonProcess {
    let process = try DaemonProcess(path: settings.daemon, arguments: arguments)
    process.connection.timeout = .seconds(120)
    return process
  }

  /// Starts a daemon and initializes it.
  func startReady(_ arguments: [String] = []) throws -> DaemonProcess {
    let process = try start(arguments)
    try process.connection.ask("initialize", #"{"journal": "off"}"#)
    return process
  }

  /// A sample file, made when it is not there yet.
  func sample(_ rows: Int, _ form: SampleForm = .csv) throws -> String {
    let path = "\(settings.folder)/sample-\(rows).\(form.rawValue)"
    if access(path, R_OK) != 0 {
      try generate(rows: rows, seed: 1, to: path + ".part", as: form)
      rename(path + ".part", path)
    }
    try warm(path)
    return path
  }

  /// Reads a file once, so that it is in the page cache.
  private func warm(_ path: String) throws {
    let count = try Shell.output("wc -l \(Shell.quoted(path))")
    if count.isEmpty { throw Implausible(description: "cannot read \(path)") }
  }

  /// What a peer script found on a sample; empty when the peer is absent, which is said once.
  func peer(_ name: String, on path: String) throws -> [String: PeerFigure] {
    if let known = peerFigures[name + path] { return known }
    var found: [String: PeerFigure] = [:]
    if let python = settings.python {
      let script = Self.peersFolder + "/\(name)_peer.py"
      let command = "\(Shell.quoted(python)) \(Shell.quoted(script)) \(Shell.quoted(path))"
      for line in try Shell.output("\(command) \(settings.runs)").split(separator: 0x0A) {
        PeerFigure.read(Array(line), into: &found)
      }
    }
    if found.isEmpty { Report.remark("\(name): skipped, not installed") }
    peerFigures[name + path] = found
    return found
  }

  /// The best of the peers at a figure.
  func best(
    _ figure: String, on path: String, of names: [String] = ["polars", "duckdb", "pyarrow"]
  ) throws -> (name: String, figure: PeerFigure)? {
    try names.compactMap { name in try peer(name, on: path)[figure].map { (name, $0) } }
      .min { $0.1.seconds < $1.1.seconds }
  }

  /// The folder of the peer scripts, beside this file's own.
  static let peersFolder: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(2)
    return parts.joined(separator: "/") + "/peers"
  }()
}

/// One line of a peer script.
struct PeerFigure {
  var seconds: Double
  var found: Int

  static func read(_ line: [UInt8], into figures: inout [String: PeerFigure]) {
    guard let root = try? JSONDocument(parsing: line, depthLimit: 8).root,
      let name = root.member("figure")?.lossyString,
      let seconds = root.member("medianSeconds")?.double
    else { return }
    figures[String(decoding: name, as: UTF8.self)] = PeerFigure(
      seconds: seconds, found: Int(root.member("found")?.int64 ?? -1))
  }
}

/// Other programs, run by the shell.
enum Shell {
  /// What a command writes.
  static func output(_ command: String) throws -> [UInt8] {
    guard let stream = popen(command, "r") else {
      throw Implausible(description: "cannot run \(command)")
    }
    defer { pclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// A word as the shell takes it.
  static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
