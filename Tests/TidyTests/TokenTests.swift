import Testing

/// Words that `Sources` does without.
struct TokenTests {
  @Test func `no banned token is in Sources`() {
    let findings = HouseRules.bannedTokens.flatMap { banned in
      SourceTree.sources.filter { $0.room != banned.room }
        .filter { !HouseRules.tokenExceptions.allow(banned.token, in: $0.path) }
        .flatMap { file in
          lines(of: file, holding: banned.token)
            .map { Finding(path: file.path, line: $0, what: "\(banned.token): \(banned.advice)") }
        }
    }
    expectNone(findings, "or add it to HouseRules.tokenExceptions with the reason")
  }

  @Test func `unsafe memory is touched in kernels only`() {
    let findings = SourceTree.sources.filter { !$0.name.hasSuffix("+Kernels.swift") }
      .filter { !HouseRules.unsafeExceptions.allow("Unsafe", in: $0.path) }
      .flatMap { file in
        HouseRules.unsafeTokens.flatMap { token in
          lines(of: file, holding: token).map { Finding(path: file.path, line: $0, what: token) }
        }
      }
    expectNone(
      findings, "move it to an X+Kernels.swift, or name the reason in HouseRules.unsafeExceptions")
  }

  @Test func `every exception is still needed`() {
    let exceptions = HouseRules.tokenExceptions + HouseRules.unsafeExceptions
    let findings = exceptions.compactMap { exception -> Finding? in
      guard let file = SourceTree.sources.first(where: { $0.path == exception.path }) else {
        return nil
      }
      let isUsed = file.code.contains { $0.contains(exception.token) }
      return isUsed ? nil : Finding(path: file.path, line: 1, what: "no \(exception.token)")
    }
    expectNone(findings, "take the exception out of HouseRules")
  }

  @Test func `only TableSessions declares actors`() {
    let findings = SourceTree.sources.filter { $0.room != "TableSessions" }.flatMap { file in
      file.code.indices.filter { declaresActor(file.code[$0]) }
        .map { Finding(path: file.path, line: $0 + 1, what: "an actor") }
    }
    expectNone(findings, "use a value, or a Mutex from Synchronization for small shared state")
  }

  private func declaresActor(_ line: String) -> Bool {
    let words = line.split { $0 == " " || $0 == ":" || $0 == "<" || $0 == "{" }
    guard let place = words.firstIndex(of: "actor"), place + 1 < words.count else { return false }
    return words[place + 1].first?.isUppercase == true
  }

  private func lines(of file: SwiftFile, holding token: String) -> [Int] {
    let isSaidAnywhere = token == "TODO" || token == "FIXME"
    return file.code.indices
      .filter { index in
        let code = file.code[index]
        return holds(code, token: token) && !(token == "print(" && code.contains(".print("))
          || isSaidAnywhere && holds(file.prose[index], token: token)
      }
      .map { $0 + 1 }
  }
}

/// Comments that must be there.
struct DocumentationTests {
  @Test func `every package declaration says what it is`() {
    let findings = SourceTree.sources.flatMap { file in
      file.undocumentedLines.map {
        Finding(path: file.path, line: $0, what: file.code[$0 - 1].trimmed)
      }
    }
    expectNone(findings, "write a /// line above it: one summary sentence")
  }
}

extension String {
  /// The text without blanks in front.
  var trimmed: String { String(drop { $0 == " " }) }
}
