import Testing

/// The words of the contract are written once, in `Protocol/schema`; `ProtocolWords` has them.
struct WordTests {
  @Test func `no enumeration repeats a list of words of the contract`() {
    let findings = repetitions.filter {
      !HouseRules.wordExceptions.allow($0.copy.name, in: $0.file.path)
    }
    .map { repetition in
      Finding(
        path: repetition.file.path, line: repetition.copy.line,
        what: "\(repetition.copy.name) has the cases of \(repetition.word)")
    }
    expectNone(
      findings, "use the word itself, or name the reason in HouseRules.wordExceptions")
  }

  @Test func `every exception for a repeated word is still needed`() {
    let findings = HouseRules.wordExceptions.filter { exception in
      !repetitions.contains {
        $0.file.path == exception.path && $0.copy.name == exception.token
      }
    }
    .map { Finding(path: $0.path, line: 1, what: "\($0.token) repeats no word") }
    expectNone(findings, "take the exception out of HouseRules")
  }

  @Test func `cases, values and payloads of an enumeration are read`() {
    let text = """
      package enum Side: String, Sendable {
        // case other
        case left, right = "rechts",
          middle  // between
        case `default`
        var isLeft: Bool {
          switch self {
          case .left: true
          case .right, .default: false
          }
        }
        enum Inner { case number(Int), none }
      }
      """
    let found = SwiftFile(path: "Side.swift", bytes: Array(text.utf8)).enumerations
    #expect(found.map(\.name) == ["Side", "Inner"])
    #expect(found[0].cases.map(\.name) == ["left", "right", "middle", "default"])
    #expect(found[0].cases.map(\.value) == ["left", "rechts", "middle", "default"])
    #expect(found.map(\.hasPayload) == [false, true])
    #expect(found[1].line == 12)
  }

  // MARK: Reading

  private struct Repetition {
    let file: SwiftFile
    let copy: Enumeration
    let word: String
  }

  /// The enumerations that are written by hand and have the names, or the values, of one list.
  private var repetitions: [Repetition] {
    var words: [Set<String>: String] = [:]
    for file in SourceTree.sources where file.room == "ProtocolWords" {
      for one in file.enumerations {
        words[Set(one.cases.map(\.name))] = one.name
        words[Set(one.cases.map(\.value))] = one.name
      }
    }
    return SourceTree.sources.filter {
      $0.room != "ProtocolWords" && !$0.path.contains("/Generated/")
    }
    .flatMap { file in
      file.enumerations.filter { !$0.hasPayload && $0.cases.count > 1 }.compactMap { copy in
        (words[Set(copy.cases.map(\.name))] ?? words[Set(copy.cases.map(\.value))])
          .map { Repetition(file: file, copy: copy, word: $0) }
      }
    }
  }
}
