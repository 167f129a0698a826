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
        return Finding(path: exception.path, line: 1, what: "no such file")
      }
      let tokens = exception.token == "Unsafe" ? HouseRules.unsafeTokens : [exception.token]
      let isUsed = tokens.contains { token in file.code.contains { $0.contains(token) } }
      return isUsed ? nil : Finding(path: file.path, line: 1, what: "no \(exception.token)")
    }
    expectNone(findings, "take the exception out of HouseRules")
  }

  @Test func `every exception for a path or an import is still needed`() {
    let exceptions = HouseRules.machinePathExceptions + HouseRules.foundationEssentials
    let findings = exceptions.compactMap { exception -> Finding? in
      guard let text = SourceTree.text(of: exception.path) else {
        return Finding(path: exception.path, line: 1, what: "no such file")
      }
      if text.contains(exception.token) { return nil }
      return Finding(path: exception.path, line: 1, what: "no \(exception.token)")
    }
    expectNone(findings, "take the exception out of HouseRules")
  }

  @Test func `a room that may use a banned token uses it`() {
    let findings = HouseRules.bannedTokens.compactMap { banned -> Finding? in
      guard let room = banned.room else { return nil }
      let isUsed = SourceTree.sources.contains { file in
        file.room == room && !lines(of: file, holding: banned.token).isEmpty
      }
      return isUsed ? nil : Finding(path: "Sources/\(room)", line: 1, what: "no \(banned.token)")
    }
    expectNone(findings, "take the room out of HouseRules.bannedTokens")
  }

  @Test func `nothing in Sources awaits`() {
    let findings = SourceTree.sources.flatMap { file in
      HouseRules.suspendingWords.flatMap { word in
        lines(of: file, holding: word).filter { holdsWord(file.code[$0 - 1], word) }
          .map { Finding(path: file.path, line: $0, what: word) }
      }
    }
    expectNone(
      findings,
      "post work to the table's mailbox or a worker; between two steps of a change nothing else "
        + "may run")
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

  private func holdsWord(_ line: String, _ word: String) -> Bool {
    line.utf8.split { !isWordByte($0) }.contains { $0.elementsEqual(word.utf8) }
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
