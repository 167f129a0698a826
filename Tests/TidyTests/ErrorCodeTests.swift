import Testing

/// Error codes have one place: `ResponseError` of JSONRPC gives each a name. Handlers name kinds.
struct ErrorCodeTests {
  @Test func `the names of error codes are found`() {
    #expect(names.contains("requestFailed") && names.contains("parseError"))
    #expect(names.count > 8)
  }

  @Test func `an error code is written as a number in one place only`() {
    let findings = SourceTree.sources.filter { $0.path != Self.place }.flatMap { file in
      file.code.indices.filter { spellsCode(file.code[$0]) }.map {
        Finding(path: file.path, line: $0 + 1, what: "an error code as a number")
      }
    }
    expectNone(findings, "use the names of \(Self.place)")
  }

  @Test func `handlers name the kinds of errors and no codes`() {
    let findings = SourceTree.sources.filter { !mayChoose($0) }.flatMap { file in
      names.flatMap { name in
        file.code.indices.filter { holds(file.code[$0], token: "ResponseError.\(name)") }.map {
          Finding(path: file.path, line: $0 + 1, what: "ResponseError.\(name)")
        }
      }
    }
    expectNone(
      findings, "use ResponseError.failed, or give the error a name in DaemonServer/Errors")
  }

  // MARK: Reading

  private static let place = "Sources/Wire/JSONRPC/ResponseError.swift"

  /// What may choose a code: the errors of messages and of the daemon; a client compares codes.
  private func mayChoose(_ file: SwiftFile) -> Bool {
    file.room == "JSONRPC" || file.room == "TableClient"
      || file.path.hasPrefix("Sources/Daemon/DaemonServer/Errors/")
  }

  /// The names that `ResponseError` gives to codes.
  private var names: [String] {
    guard let file = SourceTree.sources.first(where: { $0.path == Self.place }) else { return [] }
    return file.code.filter(spellsCode).compactMap { line in
      line.split(separator: "=").first?.split(separator: " ").last.map(String.init)
    }
  }

  /// Whether a line of code has a number from -32999 to -32000.
  private func spellsCode(_ line: String) -> Bool {
    let bytes = Array(line.utf8)
    return bytes.indices.contains { start in
      let digits = bytes[start...].dropFirst().prefix { 0x30...0x39 ~= $0 }
      return bytes[start] == UInt8(ascii: "-") && digits.count == 5
        && digits.starts(with: "32".utf8)
    }
  }
}
