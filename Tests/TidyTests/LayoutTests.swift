import Testing

/// What lies where in the repository.
struct LayoutTests {
  @Test func `the top level holds only what the house plans`() {
    let findings = SourceTree.topLevel
      .filter { !$0.hasPrefix(".") && !HouseRules.topLevel.contains($0) }
      .map { Finding(path: $0, line: 1, what: "at the top level") }
    expectNone(findings, "move it below Sources, Tests, Protocol or clients")
  }

  @Test func `no file names a place of one machine`() {
    let findings = SourceTree.paths.flatMap { path -> [Finding] in
      // Few files hold such words at all, and lines are slow to search.
      let places = SourceTree.present(HouseRules.machinePaths, in: path)
      if places.isEmpty { return [] }
      let lines = (SourceTree.text(of: path) ?? "").split(
        separator: "\n", omittingEmptySubsequences: false)
      return
        places
        .filter { !HouseRules.machinePathExceptions.allow($0, in: path) }
        .flatMap { place in
          lines.indices.filter { names(lines[$0], place: place) }
            .map { Finding(path: path, line: $0 + 1, what: place) }
        }
    }
    expectNone(findings, "use a path relative to the package, a temporary folder, or a variable")
  }

  private func names(_ line: Substring, place: String) -> Bool {
    guard let range = line.firstRange(of: place) else { return false }
    guard range.lowerBound > line.startIndex else { return true }
    let before = line[line.index(before: range.lowerBound)]
    return !(before.isLetter || before.isNumber || ".-_~}$/*".contains(before))
  }
}
