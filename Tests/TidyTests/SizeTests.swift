import Testing

/// Nothing grows beyond what one reading can hold.
struct SizeTests {
  @Test func `no file is longer than the house allows`() {
    let findings = texts.filter { $0.lineCount > HouseRules.fileLinesMax }
      .filter { !HouseRules.sizeExceptions.allow("file", in: $0.path) }
      .map { Finding(path: $0.path, line: $0.lineCount, what: "\($0.lineCount) lines") }
    expectNone(
      findings, "cut it where a name appears by itself; at most \(HouseRules.fileLinesMax) lines")
  }

  @Test func `no function is longer than the house allows`() {
    let swift = SourceTree.swiftFiles.flatMap { file in
      file.functions.map { (path: file.path, span: $0) }
    }
    let python = pythonPaths.flatMap { path in
      pythonFunctions(SourceTree.text(of: path) ?? "").map { (path: path, span: $0) }
    }
    let findings = (swift + python)
      .filter { $0.span.lineCount > HouseRules.functionLinesMax }
      .filter { !HouseRules.sizeExceptions.allow("function", in: $0.path) }
      .map { Finding(path: $0.path, line: $0.span.line, what: "\($0.span.lineCount) lines") }
    #expect(swift.count > 50, "functions can be found")
    expectNone(findings, "cut the function; at most \(HouseRules.functionLinesMax) lines")
  }

  @Test func `every exception for a size is still needed`() {
    let findings = HouseRules.sizeExceptions.compactMap { exception -> Finding? in
      guard let text = SourceTree.text(of: exception.path) else {
        return Finding(path: exception.path, line: 1, what: "no such file")
      }
      let isUsed =
        switch exception.token {
        case "file": text.utf8.count { $0 == UInt8(ascii: "\n") } > HouseRules.fileLinesMax
        case "function":
          spans(in: exception.path, text).contains {
            $0.lineCount > HouseRules.functionLinesMax
          }
        default: false
        }
      return isUsed
        ? nil : Finding(path: exception.path, line: 1, what: "no long \(exception.token)")
    }
    expectNone(findings, "take the exception out of HouseRules.sizeExceptions")
  }

  private func spans(in path: String, _ text: String) -> [FunctionSpan] {
    path.hasSuffix(".py")
      ? pythonFunctions(text) : SwiftFile(path: path, bytes: Array(text.utf8)).functions
  }

  private var pythonPaths: [String] { SourceTree.paths.filter { $0.hasSuffix(".py") } }

  private var texts: [(path: String, lineCount: Int)] {
    let endings = [".swift", ".py", ".js", ".mjs", ".ts", ".c", ".h", ".lua", ".el"]
    return SourceTree.paths.filter { path in endings.contains { path.hasSuffix($0) } }
      .map { path in
        (path, SourceTree.bytes(of: path).count { $0 == UInt8(ascii: "\n") })
      }
  }
}
