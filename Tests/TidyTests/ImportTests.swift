import Testing

/// The arrows of the house: who may import whom.
struct ImportTests {
  @Test func `every import follows an arrow of the plan`() {
    let findings = imports.filter { HouseRules.arrows[$0.module] != nil }
      .filter { !reach(HouseRules.arrows, from: $0.file.room).contains($0.module) }
      .map { Finding(path: $0.file.path, line: $0.line, what: "imports \($0.module)") }
    expectNone(findings, "no arrow leads there; move the code or change the plan (HouseRules)")
  }

  @Test func `every import is declared in Package.swift`() {
    let declared = packageArrows
    let findings = imports.filter { HouseRules.arrows[$0.module] != nil }
      .filter { !reach(declared, from: $0.file.room).contains($0.module) }
      .map { Finding(path: $0.file.path, line: $0.line, what: "imports \($0.module)") }
    expectNone(findings, "add the arrow to the room's entry in Package.swift")
  }

  @Test func `Package.swift and the plan spell the same arrows`() {
    let package = packageArrows
    #expect(package.count > 10, "the rooms of Package.swift can be read")
    let rooms = Set(package.keys).union(HouseRules.arrows.keys).sorted()
    let findings = rooms.flatMap { room -> [Finding] in
      let spelled = Set(package[room] ?? [])
      let planned = Set(HouseRules.arrows[room] ?? [])
      return spelled.symmetricDifference(planned).sorted().map { arrow in
        let place = spelled.contains(arrow) ? "Package.swift" : "HouseRules"
        return Finding(path: "Package.swift", line: 1, what: "\(room) -> \(arrow) only in \(place)")
      }
    }
    expectNone(findings, "spell the arrow in both, or in neither, and say why in the commit")
  }

  @Test func `every arrow is imported by somebody`() {
    let imported = Dictionary(grouping: imports, by: \.file.room).mapValues {
      Set($0.map(\.module))
    }
    let findings = packageArrows.sorted { $0.key < $1.key }.flatMap { room, arrows in
      arrows.filter { imported[room]?.contains($0) != true }
        .map { Finding(path: "Package.swift", line: 1, what: "\(room) -> \($0)") }
    }
    expectNone(findings, "no file of the room imports it; remove the arrow from both places")
  }

  @Test func `every room with system calls makes some`() {
    let callers = Set(
      imports.filter { ["Glibc", "Musl", "Darwin"].contains($0.module) }.map(\.file.room))
    let findings = HouseRules.roomsWithSystemCalls.subtracting(callers).sorted()
      .map { Finding(path: "Sources/\($0)", line: 1, what: "calls no C library") }
    expectNone(findings, "remove the room from HouseRules.roomsWithSystemCalls")
  }

  @Test func `strangers never reach each other`() {
    let findings = HouseRules.strangers
      .filter { reach(HouseRules.arrows, from: $0.room).contains($0.from) }
      .map { Finding(path: "Package.swift", line: 1, what: "\($0.room) reaches \($0.from)") }
    expectNone(findings, "they meet in a room above both; cut the arrow")
  }

  @Test func `every pair of strangers names rooms of the plan`() {
    let findings = HouseRules.strangers.flatMap { [$0.room, $0.from] }
      .filter { HouseRules.arrows[$0] == nil }
      .map { Finding(path: "Sources/\($0)", line: 1, what: "no such room") }
    expectNone(findings, "name the room as it is called now in HouseRules.strangers")
  }

  @Test func `every folder in Sources is a room of the plan`() {
    let rooms = Set(SourceTree.sources.map(\.room)).subtracting(HouseRules.arrows.keys)
    let findings = rooms.sorted().map { Finding(path: "Sources/\($0)", line: 1, what: "no room") }
    expectNone(findings, "give it a sentence and arrows in Package.swift and HouseRules")
  }

  @Test func `system modules are few and named`() {
    let findings = imports.filter { HouseRules.arrows[$0.module] == nil }
      .filter { !isAllowedSystemImport($0) }
      .map { Finding(path: $0.file.path, line: $0.line, what: "imports \($0.module)") }
    expectNone(
      findings,
      "only Synchronization is free; the C library stands below #if canImport in the rooms of "
        + "HouseRules.roomsWithSystemCalls; Foundation is never imported")
  }

  // MARK: Reading

  private struct Import {
    let file: SwiftFile
    let line: Int
    let module: String
    let isConditional: Bool
  }

  private var imports: [Import] { SourceTree.sources.flatMap(imports(in:)) }

  private func imports(in file: SwiftFile) -> [Import] {
    var conditions = 0
    var imports: [Import] = []
    for (index, line) in file.code.enumerated() {
      let words = line.split(separator: " ")
      if words.first == "#if" { conditions += 1 }
      if words.first == "#endif" { conditions -= 1 }
      guard let place = words.firstIndex(of: "import"), place < 3, place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) })
      else { continue }
      let module = words[words.count - 1].split(separator: ".")[0]
      imports.append(
        Import(
          file: file, line: index + 1, module: String(module), isConditional: conditions > 0))
    }
    return imports
  }

  private static let accessLevels: Set<Substring> = ["package", "internal", "private", "public"]

  private func isAllowedSystemImport(_ item: Import) -> Bool {
    switch item.module {
    case "Synchronization": true
    case "Glibc", "Musl", "Darwin":
      item.isConditional && HouseRules.roomsWithSystemCalls.contains(item.file.room)
    default: HouseRules.foundationEssentials.allow(item.module, in: item.file.path)
    }
  }

  /// The rooms of Package.swift with the arrows it spells.
  private var packageArrows: [String: [String]] {
    let text = SourceTree.text(of: "Package.swift") ?? ""
    let entries = text.components(between: "  targets: [", and: "MARK: Tests")
      .flatMap { $0.replacing(".executableTarget(", with: "room(").split(separator: "room(") }
    var arrows: [String: [String]] = [:]
    for entry in entries {
      // A room is spelled with its group: "Foundations/RowTree".
      let names = entry.components(between: "\"", and: "\"")
        .filter { !$0.hasPrefix("Sources/") }
        .map { String($0.split(separator: "/").last ?? "") }
        .filter { HouseRules.arrows[$0] != nil }
      if let room = names.first { arrows[room] = Array(names.dropFirst()) }
    }
    return arrows
  }

  private func reach(_ arrows: [String: [String]], from room: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = arrows[room] ?? []
    while let next = waiting.popLast() {
      if reached.insert(next).inserted { waiting += arrows[next] ?? [] }
    }
    return reached
  }
}

extension StringProtocol {
  /// The texts between an opening and the next closing mark, from left to right.
  func components(between opening: String, and closing: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let start = rest.firstRange(of: opening) {
      let tail = rest[start.upperBound...]
      guard let end = tail.firstRange(of: closing) else {
        parts.append(String(tail))
        break
      }
      parts.append(String(tail[..<end.lowerBound]))
      rest = tail[end.upperBound...]
    }
    return parts
  }
}
