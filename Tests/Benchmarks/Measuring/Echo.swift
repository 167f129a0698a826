import TableClient

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The echo in C: what a round trip costs that does nothing.
final class Echo {
  private let process: DaemonProcess
  private var lastID = 0

  /// Compiles it into a folder.
  init(folder: String) throws {
    let path = folder + "/echo"
    if access(path, X_OK) != 0 {
      let source = Bench.peersFolder + "/echo.c"
      _ = try Shell.output("cc -O2 -o \(Shell.quoted(path)) \(Shell.quoted(source))")
    }
    process = try DaemonProcess(path: path)
  }

  /// Round trips of an answer whose body has about `size` bytes, read by the same client.
  func roundTrips(_ count: Int, size: Int) throws -> Timing {
    let filler = [UInt8](repeating: UInt8(ascii: "x"), count: size)
    return try Timing.of(count) {
      lastID += 1
      let head = Array(#"{"jsonrpc":"2.0","id":\#(lastID),"result":""#.utf8)
      let body = head + filler + Array("\"}".utf8)
      let frame = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
      try process.connection.writeRaw(frame)
      _ = try process.connection.receive(lastID)
    }
  }
}
