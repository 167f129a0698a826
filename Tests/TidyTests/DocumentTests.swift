import Testing

/// The pages that explain the sources.
struct DocumentTests {
  @Test func `every room has a page with a place to start and its invariants`() {
    let findings = HouseRules.arrows.keys.sorted().flatMap { room -> [Finding] in
      guard let path = SourceTree.page(ofRoom: room), let text = SourceTree.text(of: path) else {
        return [Finding(path: "Sources", line: 1, what: "no page of \(room)")]
      }
      var lacking = ["## Start here", "## Invariants"].filter { !text.contains($0) }
      let lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") }
      if lineCount > HouseRules.pageLinesMax { lacking.append("\(lineCount) lines") }
      return lacking.map { Finding(path: path, line: 1, what: $0) }
    }
    expectNone(findings, "duty, where to start, invariants, costs, how to change; at most 80 lines")
  }

  @Test func `the map stays a map`() {
    let text = SourceTree.text(of: "Sources/ARCHITECTURE.md") ?? ""
    let lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") }
    #expect(lineCount > 50 && lineCount <= 150, "details belong to the page of their room")
    let findings = HouseRules.arrows.keys.sorted().filter { !text.contains("/\($0)/README.md)") }
      .map { Finding(path: "Sources/ARCHITECTURE.md", line: 1, what: "no link to \($0)") }
    expectNone(findings, "say in a few words what the room holds")
  }

  @Test func `the files that pages name exist`() {
    let files = SourceTree.paths.filter { $0.hasSuffix(".swift") }
    let names = Set(files.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
    let pages = SourceTree.paths.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".md") }
    var count = 0
    let findings = pages.flatMap { page -> [Finding] in
      let lines = (SourceTree.text(of: page) ?? "").split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.flatMap { index in
        swiftFiles(in: lines[index]).filter { file in
          count += 1
          if !file.contains("/") { return !names.contains(file) }
          return !files.contains { ("/" + $0).hasSuffix("/" + file) }
        }
        .map { Finding(path: page, line: index + 1, what: $0) }
      }
    }
    #expect(count > 50, "pages can be read")
    expectNone(findings, "the file was moved or renamed; name what there is now")
  }

  @Test func `sentences of comments can be read at once`() {
    var count = 0
    let findings = SourceTree.sources.flatMap { file -> [Finding] in
      paragraphs(of: file).flatMap { paragraph in
        sentences(of: paragraph.text).compactMap { sentence in
          count += 1
          // No more words than spaces: nearly every sentence ends here.
          let spaces = sentence.utf8.count { $0 == UInt8(ascii: " ") }
          if spaces <= HouseRules.sentenceWordsMax { return nil }
          let words = sentence.split(separator: " ").count { $0.contains { $0.isLetter } }
          if words <= HouseRules.sentenceWordsMax { return nil }
          return Finding(
            path: file.path, line: paragraph.line, what: "\(words) words: \(sentence.prefix(60))")
        }
      }
    }
    #expect(count > 5000, "comments can be read")
    expectNone(findings, "one idea per sentence; at most \(HouseRules.sentenceWordsMax) words")
  }

  /// The paragraphs and list items of a file's comments, tables left out.
  private func paragraphs(of file: SwiftFile) -> [(line: Int, text: String)] {
    var paragraphs: [(line: Int, text: String)] = []
    var isOpen = false
    for (index, line) in file.prose.enumerated() {
      let comment = line.drop { $0 == " " }
      let text = comment.drop { $0 == "/" || $0 == "*" || $0 == " " }
      if !comment.hasPrefix("//") || text.isEmpty || text.hasPrefix("|") {
        isOpen = false
      } else if isOpen, !text.hasPrefix("- ") {
        paragraphs[paragraphs.count - 1].text += " " + text
      } else {
        paragraphs.append((index + 1, String(text)))
        isOpen = true
      }
    }
    return paragraphs
  }

  private func sentences(of text: String) -> [String] {
    var sentences = [""]
    for word in text.split(separator: " ") {
      sentences[sentences.count - 1] += word + " "
      if let last = word.last, ".!?".contains(last) { sentences.append("") }
    }
    return sentences
  }

  /// The names of Swift files that stand in backticks.
  private func swiftFiles(in line: Substring) -> [String] {
    line.split(separator: "`").compactMap { part in
      guard part.hasSuffix(".swift"), !part.contains("…"), !part.contains("<") else { return nil }
      return String(part)
    }
  }
}
