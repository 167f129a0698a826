#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension DemoScript {
  /// Where the sample lies while the demo runs.
  static var samplePath: String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return "\(folder)/table-server-demo-\(getpid()).csv"
  }

  /// Writes the sample into a file of its own; nil if that is not possible.
  static func writeSample() -> String? {
    let path = samplePath
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = Array(DemoSample.text.utf8)
    guard write(file, bytes, bytes.count) == bytes.count else {
      unlink(path)
      return nil
    }
    return path
  }

  /// The path of this program, for the daemon that the demo starts.
  static var ownPath: String {
    #if os(Linux)
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
      if count > 0 {
        return String(decoding: buffer[0..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    #endif
    return CommandLine.arguments.first ?? "table-server"
  }

  /// A path from the root, since the daemon need not share our folder for ever.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// Complains on standard error and gives the status back.
  static func fail(_ message: String, status: Int32) -> Int32 {
    let bytes = Array("table-server demo: \(message)\n".utf8)
    _ = write(2, bytes, bytes.count)
    return status
  }
}
