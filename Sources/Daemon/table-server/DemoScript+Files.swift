#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension DemoScript {
  /// The path of the sample file while the demo runs.
  static var samplePath: String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return "\(folder)/table-server-demo-\(getpid()).csv"
  }

  /// Writes the sample into a new file. Returns nil if that fails.
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

  /// The path of this program, from which the demo starts its daemon.
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

  /// The absolute form of a path: the daemon need not keep our working directory.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// Prints an error to standard error and returns the status.
  static func fail(_ message: String, status: Int32) -> Int32 {
    let bytes = Array("table-server demo: \(message)\n".utf8)
    _ = write(2, bytes, bytes.count)
    return status
  }
}
