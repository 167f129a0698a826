import TableClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Replays a recording against a new daemon and reports the first difference.
struct ReplayCommand {
  private let path: String

  init(path: String) {
    self.path = path
  }

  /// Replays and returns the exit status.
  ///
  /// 0: no difference. 1: a difference, or the output could not be written. 2: the recording cannot
  /// be used.
  func run() -> Int32 {
    guard let text = Self.read(path) else {
      return complain("cannot read \(path): \(String(cString: strerror(errno)))")
    }
    let session: Session
    do {
      session = try Session(name: path, text: text)
    } catch {
      return complain("\(path) is no recording: line \(error.line): \(error.reason)")
    }
    do {
      let daemon = try DaemonProcess(
        path: DemoScript.ownPath, arguments: session.arguments + ["--still-clock"],
        errors: .discarded)
      var player = SessionPlayer(session, daemon: daemon)
      return tell(player.play())
    } catch {
      return complain("\(error)")
    }
  }

  private func tell(_ report: SessionPlayer.Report) -> Int32 {
    if let difference = report.difference {
      return say("\(path): \(difference)", status: 1)
    }
    let omitted = report.leftOut == 0 ? "" : ", \(report.leftOut) requests left out"
    return say("\(path): the same (\(report.compared) messages compared\(omitted))", status: 0)
  }

  private func say(_ line: String, status: Int32) -> Int32 {
    let output = StandardOutput()
    output.write(line + "\n")
    return output.end(status: status)
  }

  private func complain(_ reason: String) -> Int32 {
    writeLog(reason)
    return 2
  }

  /// All bytes of a file, or nil with the system's error number.
  private static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      bytes += chunk[0..<count]
      if count < chunk.count { return ferror(file) == 0 ? bytes : nil }
    }
  }
}
