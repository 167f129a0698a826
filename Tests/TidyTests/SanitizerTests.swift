import Testing

/// What `Tests/run` puts under which sanitizer.
struct SanitizerTests {
  @Test func `the address sanitizer watches every room with unsafe memory in the gate`() {
    let rooms = Set(
      SourceTree.sources.filter { $0.name.hasSuffix("+Kernels.swift") }.map(\.room))
    let targets = Set(
      SourceTree.paths.filter { $0.hasPrefix("Tests/") }.map { String($0.split(separator: "/")[1]) }
    )
    let watched = Set(kernelRooms)
    #expect(watched.count > 8, "kernel_rooms of Tests/run can be read")
    let findings = rooms.map { $0 + "Tests" }.sorted()
      .filter { targets.contains($0) && !watched.contains($0) }
      .map { Finding(path: "Tests/run", line: 1, what: "kernel_rooms lacks \($0)") }
    expectNone(findings, "name the tests of each room that has an X+Kernels.swift")
  }

  /// The targets in `kernel_rooms` of `Tests/run`.
  private var kernelRooms: [String] {
    let text = SourceTree.text(of: "Tests/run") ?? ""
    guard let start = text.firstRange(of: "\nkernel_rooms=\"") else { return [] }
    return text[start.upperBound...].prefix { $0 != "\"" }
      .split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
