import JSONText
import WireProtocol

/// The pipe between a replay and its daemon: encodes lines of a session as bytes.
struct SessionStream {
  private static let muchBytes = 1 << 18
  private let connection: ClientConnection
  private let isLines: Bool
  private let pieceSize: (Int) -> Int
  private var unwritten: [UInt8] = []

  init(_ connection: ClientConnection, isLines: Bool, pieceSize: @escaping (Int) -> Int) {
    self.connection = connection
    self.isLines = isLines
    self.pieceSize = pieceSize
  }

  /// Queues a message of the client.
  mutating func put(_ content: SessionLine) throws(ClientError) {
    switch content {
    case .sent(let body) where isLines: unwritten += body + [0x0A]
    case .sent(let body):
      unwritten += Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    case .raw(let bytes): unwritten += bytes
    case .run(let byte, let count):
      var left = count
      while left > 0 {
        unwritten += [UInt8](repeating: byte, count: min(left, Self.muchBytes))
        left -= min(left, Self.muchBytes)
        try flushIfMuch()
      }
    case .received, .remark: return
    }
    try flushIfMuch()
  }

  /// Writes the queued bytes in pieces.
  mutating func flush() throws(ClientError) {
    var rest = unwritten[...]
    while !rest.isEmpty {
      let size = max(1, min(rest.count, pieceSize(rest.count)))
      try connection.writeRaw(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    unwritten = []
  }

  private mutating func flushIfMuch() throws(ClientError) {
    if unwritten.count >= Self.muchBytes { try flush() }
  }
}
