import JSONText

/// One line of a session file, the recorded text of a connection (`Protocol/guide/recording.md`).
package enum SessionLine: Equatable, Sendable {
  /// `-> `: a message body from the client.
  case sent([UInt8])
  /// `=> "…"`: raw bytes from the client that are not a message.
  case raw([UInt8])
  /// `=> {"byte": b, "count": n}`: a run of equal bytes from the client.
  case run(byte: UInt8, count: Int)
  /// `<- `: a message body from the daemon.
  case received([UInt8])
  /// A comment (`# name: value` or any other), or a blank line.
  case remark([UInt8])

  /// The reason why a line is invalid.
  package enum Fault: Error, Equatable, Sendable {
    /// The line has none of the known prefixes.
    case unknownBeginning
    /// The text after `=> ` is neither a string of bytes nor a run.
    case badBytes

    /// The reason in words.
    package var reason: String {
      switch self {
      case .unknownBeginning: "it begins with none of ->, <-, =>, #"
      case .badBytes: "there are no bytes behind =>"
      }
    }
  }

  /// The maximum length of a run, in bytes.
  private static let runBytesMax = 1 << 31

  /// The line and its time in microseconds since the start of the connection; nil if it has none.
  package static func read(
    _ line: ArraySlice<UInt8>
  ) throws(Fault) -> (microseconds: Int?, line: SessionLine) {
    var rest = line.last == 0x0D ? line.dropLast() : line
    if rest.isEmpty || rest.first == UInt8(ascii: "#") { return (nil, .remark(Array(rest))) }
    let time = readTime(&rest)
    // A prefix without text is an empty message.
    let mark = rest.prefix(2)
    let body = Array(rest.dropFirst(3))
    guard rest.count == 2 || rest.dropFirst(2).first == 0x20 else { throw .unknownBeginning }
    if mark.elementsEqual("->".utf8) { return (time, .sent(body)) }
    if mark.elementsEqual("<-".utf8) { return (time, .received(body)) }
    guard mark.elementsEqual("=>".utf8) else { throw .unknownBeginning }
    return (time, try readBytes(body))
  }

  /// Writes the line and its line break, preceded by the time if there is one.
  package func write(microseconds: Int? = nil, to output: inout [UInt8]) {
    if let microseconds { Self.writeTime(microseconds, to: &output) }
    switch self {
    case .sent(let body): output += Array("-> ".utf8) + body
    case .received(let body): output += Array("<- ".utf8) + body
    case .remark(let text): output += text
    case .raw(let bytes):
      var writer = JSONWriter(capacity: bytes.count + 16)
      // Each byte is written as the code point of the same number, so that any bytes form a text.
      writer.string(bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] })
      output += Array("=> ".utf8) + writer.finish()
    case .run(let byte, let count):
      output += Array("=> {\"byte\":\(byte),\"count\":\(count)}".utf8)
    }
    output.append(0x0A)
  }

  /// A comment `# name: value` about the whole session.
  package static func directive(_ name: String, _ value: String) -> SessionLine {
    .remark(Array("# \(name): \(value)".utf8))
  }

  /// The value of a comment `# name: value`; nil for any other line.
  package func directive(_ name: String) -> String? {
    guard case .remark(let text) = self else { return nil }
    let start = Array("# \(name): ".utf8)
    guard text.starts(with: start) else { return nil }
    return String(decoding: text.dropFirst(start.count), as: UTF8.self)
  }

  private static func writeTime(_ microseconds: Int, to output: inout [UInt8]) {
    let fraction = String(microseconds % 1_000_000)
    output += "\(microseconds / 1_000_000).".utf8
    output += [UInt8](repeating: UInt8(ascii: "0"), count: 6 - fraction.utf8.count)
    output += fraction.utf8
    output.append(0x20)
  }

  /// Removes `seconds.micros ` from the start of a line; returns the time in microseconds, or nil.
  private static func readTime(_ line: inout ArraySlice<UInt8>) -> Int? {
    guard let end = line.prefix(32).firstIndex(of: 0x20), line.first != UInt8(ascii: "-"),
      let seconds = Double(String(decoding: line[..<end], as: UTF8.self)),
      seconds >= 0, seconds < 1e12
    else { return nil }
    line = line[(end + 1)...]
    return Int(seconds * 1_000_000)
  }

  private static func readBytes(_ body: [UInt8]) throws(Fault) -> SessionLine {
    guard let root = try? JSONDocument(parsing: body, depthLimit: 2).root else { throw .badBytes }
    if let text = root.string {
      var bytes: [UInt8] = []
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        guard let byte = UInt8(exactly: scalar.value) else { throw .badBytes }
        bytes.append(byte)
      }
      return .raw(bytes)
    }
    guard let byte = root.member("byte")?.int64.flatMap({ UInt8(exactly: $0) }),
      let count = root.member("count")?.int64, count >= 0, count <= runBytesMax
    else { throw .badBytes }
    return .run(byte: byte, count: Int(count))
  }
}
